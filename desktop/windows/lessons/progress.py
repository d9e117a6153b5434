"""Which lessons were done, as the settings remember it: by game, the ids of lessons."""

from __future__ import annotations

from desktop.settings import Settings

KEY = "lessons"


def done(settings: Settings, game: str) -> frozenset[str]:
    """The lessons of a game that were done."""
    remembered = settings.get(KEY).get(game, [])
    known = remembered if isinstance(remembered, list) else []
    return frozenset(one for one in known if isinstance(one, str))


def note(settings: Settings, game: str, lesson: str) -> None:
    """Remember that a lesson was done."""
    before = done(settings, game)
    if lesson not in before:
        settings.set(KEY, {**settings.get(KEY), game: sorted({*before, lesson})})
