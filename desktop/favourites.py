"""Set-ups that were given a name: kept in the settings, by game, in the order they were named."""

from __future__ import annotations

from desktop.settings import Settings
from desktop.setup import Agreed, Setup, fitting, to_json
from engine.documents import is_name

#: Characters of a name.
LONGEST = 40


def favourites(settings: Settings, game: Agreed) -> dict[str, Setup]:
    """The named set-ups of a game; what does not fit it (any more) is left out."""
    read = {name: fitting(game, data) for name, data in settings.favourites(game.id).items()}
    return {
        name: setup
        for name, setup in read.items()
        if setup is not None and name.strip() and is_name(name, LONGEST)
    }


def keep(settings: Settings, game: Agreed, name: str, setup: Setup) -> None:
    """Give a set-up a name; one that bore it before is replaced."""
    _write(settings, game, {**favourites(settings, game), name: setup})


def rename(settings: Settings, game: Agreed, old: str, new: str) -> None:
    """Call a favourite by another name, in its place."""
    named = favourites(settings, game).items()
    _write(settings, game, {new if name == old else name: setup for name, setup in named})


def forget(settings: Settings, game: Agreed, name: str) -> None:
    """Drop a favourite."""
    named = favourites(settings, game)
    named.pop(name, None)
    _write(settings, game, named)


def _write(settings: Settings, game: Agreed, named: dict[str, Setup]) -> None:
    settings.keep_favourites(game.id, {name: to_json(setup) for name, setup in named.items()})
