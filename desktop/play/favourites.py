"""Named set-ups, kept in the settings by game in the order they were named.

Entries that cannot be read are kept, because a later version may read them.
"""

from __future__ import annotations

from desktop.storage.settings import Settings
from engine.data.json_documents import is_name
from engine.play.setup import Setup, SetupRules, decode_setup, to_json

#: Maximum number of characters in a name.
MAX_NAME_LENGTH = 40


def favourites(settings: Settings, game: SetupRules) -> dict[str, Setup]:
    """Return the named set-ups of a game, without those that do not fit it (any more)."""
    read = {name: decode_setup(game, data) for name, data in settings.favourites(game.id).items()}
    return {
        name: setup
        for name, setup in read.items()
        if setup is not None and name.strip() and is_name(name, MAX_NAME_LENGTH)
    }


def keep(settings: Settings, game: SetupRules, name: str, setup: Setup) -> None:
    """Store a set-up under a name; it replaces an earlier set-up of that name."""
    settings.keep_favourites(game.id, {**settings.favourites(game.id), name: to_json(setup)})


def rename(settings: Settings, game: SetupRules, old: str, new: str) -> None:
    """Rename a favourite and keep its place in the order."""
    named = settings.favourites(game.id).items()
    renamed = {new if name == old else name: setup for name, setup in named}
    settings.keep_favourites(game.id, renamed)


def forget(settings: Settings, game: SetupRules, name: str) -> None:
    """Remove a favourite."""
    named = settings.favourites(game.id)
    named.pop(name, None)
    settings.keep_favourites(game.id, named)
