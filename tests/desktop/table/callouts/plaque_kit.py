"""What the tests of callouts share: a table with a hint, and the numbers on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt

from engine.core.values import Action, Json
from engine.data.codec import encode
from engine.games.condottiere.actions import Play
from tests.desktop.games.condottiere.kit import Italy

ROOM = QRectF(0, 0, 800, 600)


BISHOP = Play("bishop", pope="bologna")


def hint(table: Italy, *given: tuple[Action, float, float]) -> None:
    """Ask for one, and let the bots say this: answers, their chances and their margins of error."""
    table.press(Qt.Key.Key_H)
    told(table, *given)


def told(
    table: Italy, *given: tuple[Action, float, float], facts: Sequence[Sequence[Json]] = ()
) -> None:
    """The bots say this of what they were asked, and what came of each answer in 20 worlds."""
    moves: list[dict[str, Json]] = [
        {
            "action": encode(action),
            "visits": 9,
            "value": value,
            "doubt": margin,
            "chances": [],
            "facts": [],
        }
        for action, value, margin in given
    ]
    for move, came in zip(moves, facts, strict=False):
        move["facts"] = list(came)
    said = {"iterations": 900, "seconds": 1.2, "searches": 5, "moves": moves, "worlds": 20}
    ticket = table.page.hint._ticket
    table.bots.replied.emit(ticket, {"action": moves[0]["action"], "thought": said})
