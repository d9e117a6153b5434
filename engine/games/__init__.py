"""The registry of games, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.errors import ConquistaError, quote_value
from engine.core.game import Game
from engine.core.registry import Registry

if TYPE_CHECKING:
    from engine.core.editing import Editing


def _condottiere1() -> Game:
    from engine.games.condottiere import CONDOTTIERE1

    return CONDOTTIERE1


def _condottiere3() -> Game:
    from engine.games.condottiere import CONDOTTIERE3

    return CONDOTTIERE3


def _contrees() -> Game:
    from engine.games.contrees import CONTREES

    return CONTREES


def _cannir() -> Game:
    from engine.games.cannir import CANNIR

    return CANNIR


def _cortez() -> Game:
    from engine.games.cortez import CORTEZ

    return CORTEZ


#: The rules of every game; a game is imported on first use.
GAMES: Final = Registry[Game](
    {
        "condottiere1": _condottiere1,
        "condottiere3": _condottiere3,
        "contrees": _contrees,
        "cannir": _cannir,
        "cortez": _cortez,
    }
)


def _edit_condottiere1() -> Editing:
    from engine.games.condottiere.positions.editing import FIRST_EDITING

    return FIRST_EDITING


def _edit_condottiere3() -> Editing:
    from engine.games.condottiere.positions.editing import THIRD_EDITING

    return THIRD_EDITING


def _edit_contrees() -> Editing:
    from engine.games.contrees.editing import EDITING

    return EDITING


def _edit_cannir() -> Editing:
    from engine.games.cannir.editing import EDITING

    return EDITING


def _edit_cortez() -> Editing:
    from engine.games.cortez.positions.editing import EDITING

    return EDITING


#: The editing rules of every game (`engine.core.editing`).
EDITINGS: Final[Registry[Editing]] = Registry(
    {
        "condottiere1": _edit_condottiere1,
        "condottiere3": _edit_condottiere3,
        "contrees": _edit_contrees,
        "cannir": _edit_cannir,
        "cortez": _edit_cortez,
    }
)


def find(game_id: object) -> Game:
    """Return the game with this id. Raises ConquistaError that lists the known ids."""
    game = GAMES.get(game_id) if isinstance(game_id, str) else None
    if game is None:
        known = ", ".join(GAMES)
        raise ConquistaError(
            f"game: unknown game {quote_value(game_id)} (known: {known})", "unknown_game"
        )
    return game
