"""Which lessons were done and when, as the settings remember it: by game, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from desktop.storage.settings import Settings, parse_day
from engine.play.lessons import lessons

KEY = "lessons"


def done(settings: Settings, game: str) -> Mapping[str, str]:
    """The lessons of a game that were done, each with the day; "": nobody knows any more."""
    remembered = settings.get(KEY).get(game)
    if isinstance(remembered, list):
        # Days were not kept from the beginning.
        return {one: "" for one in remembered if isinstance(one, str)}
    if not isinstance(remembered, dict):
        return {}
    return {one: parse_day(day) for one, day in remembered.items()}


def note(settings: Settings, game: str, lesson: str, day: date) -> None:
    """Remember that a lesson was done; the first time counts."""
    known = settings.get(KEY).get(game)
    before = known if isinstance(known, dict) else done(settings, game)
    if lesson not in before:
        settings.set(KEY, {**settings.get(KEY), game: {**before, lesson: day.isoformat()}})


def done_days(settings: Settings, game: str) -> list[str]:
    """The days on which those lessons were done that the game has."""
    before = done(settings, game)
    return [before[lesson.id] for lesson in lessons(game) if lesson.id in before]
