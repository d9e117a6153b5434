"""Set-ups that were given a name: kept in the settings, by game, in the order they were named.

Those that cannot be read stay among them, for the version that can.
"""

from __future__ import annotations

from desktop.play.setup import Agreed, Setup, fitting, to_json
from desktop.storage.settings import Settings
from engine.data.json_documents import is_name

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
    settings.keep_favourites(game.id, {**settings.favourites(game.id), name: to_json(setup)})


def rename(settings: Settings, game: Agreed, old: str, new: str) -> None:
    """Call a favourite by another name, in its place."""
    named = settings.favourites(game.id).items()
    renamed = {new if name == old else name: setup for name, setup in named}
    settings.keep_favourites(game.id, renamed)


def forget(settings: Settings, game: Agreed, name: str) -> None:
    """Drop a favourite."""
    named = settings.favourites(game.id)
    named.pop(name, None)
    settings.keep_favourites(game.id, named)
