"""What the laws need to know of each game: its cards and pieces, and what a view hides of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

from engine.core.game import Game
from engine.games import GAMES
from tests.hidden import Family

Tokens = Callable[[Any], Iterable[str]]
Families = Callable[[Any], Sequence[Family]]


def folder(game: Game) -> str:
    """Name of the folder a game lies in, here as in `engine/games/`."""
    return type(game).__module__.removeprefix("engine.games.").partition(".")[0]


_MODULES = {
    game.id: import_module(f"tests.engine.games.{folder(game)}.tokens") for game in GAMES.values()
}
TOKENS: dict[str, Tokens] = {name: module.tokens for name, module in _MODULES.items()}
FAMILIES: dict[str, Families] = {name: module.families for name, module in _MODULES.items()}
