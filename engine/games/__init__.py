"""The registry of games, by id."""

from __future__ import annotations

from engine.core import ConquistaError, Game
from engine.games.cannir import CANNIR
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.contrees import CONTREES
from engine.games.cortez import CORTEZ

GAMES: dict[str, Game] = {
    game.id: game for game in (CONDOTTIERE1, CONDOTTIERE3, CONTREES, CANNIR, CORTEZ)
}


def find(game_id: object) -> Game:
    """The rules registered under `game_id`; raises ConquistaError naming the known ones."""
    game = GAMES.get(game_id) if isinstance(game_id, str) else None
    if game is None:
        known = ", ".join(GAMES)
        raise ConquistaError(f"game: unknown game {game_id!r} (known: {known})", "unknown_game")
    return game
