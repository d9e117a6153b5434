"""What the tests of hints share: matches against slow bots, and evaluations given to the panel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.panels.hint_box import HintBox
from engine.bots.protocol import Request
from engine.core.values import Action
from engine.data.codec import encode
from tests.desktop.table.kit import PromptBots, Table


class Slow(PromptBots):
    """Bots that wait to be told to answer, and remember what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str, float | None]] = []
        self.cancelled: list[int] = []

    def ask(self, ticket: int, request: Request) -> None:
        self.asked.append((ticket, request.level, request.budget.seconds))

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


def slow(table: Table) -> Slow:
    assert isinstance(table.bots, Slow)
    return table.bots


def answer(table: Table, action: Action) -> None:
    """Answer the question last put to the bots."""
    ticket = slow(table).asked[-1][0]
    table.bots.replied.emit(ticket, {"action": encode(action)})


def until_bots_answered(table: Table) -> None:
    """Answer for the bots until the person is asked; a hint that is wanted then stays open."""

    def answered() -> bool:
        # Bots count their tickets upwards, and an answer may wait until the table is at rest.
        tickets = [ticket for ticket, *_ in slow(table).asked if ticket >= 0]
        slow(table).asked.clear()
        for ticket in tickets:
            action = table.session.match.legal()[0]
            table.bots.replied.emit(ticket, {"action": encode(action)})
        return table.rests()

    table.qtbot.waitUntil(answered)


def thought(
    table: Table,
    *values: tuple[float, float | None],
    chances: list[float] | None = None,
    iterations: int = 9000,
) -> dict[str, object]:
    """Return a reply with a value and a margin for each of the first legal answers."""
    legal = table.session.match.legal()
    moves = [
        {
            "action": encode(action), "visits": 9, "value": value, "doubt": margin,
            "chances": chances or [], "facts": [],
        }
        for action, (value, margin) in zip(legal, values, strict=False)
    ]  # fmt: skip
    told = {"seconds": 1.24, "searches": 5, "worlds": 40}
    said = {"iterations": iterations, **told, "moves": moves}
    return {"action": encode(legal[0]), "thought": said}


def advise(table: Table, *values: tuple[float, float | None]) -> HintBox:
    table.press(Qt.Key.Key_H)
    table.bots.replied.emit(slow(table).asked[-1][0], thought(table, *values))
    return table.page.sidebar.advice


def hint_at(table: Table, *values: tuple[float, float | None]) -> None:
    """Ask for a hint of bots of any kind, and answer it."""
    table.press(Qt.Key.Key_H)
    ticket = table.page.hint._ticket
    assert ticket is not None
    table.bots.replied.emit(ticket, thought(table, *values))


def advise_longer(table: Table, *values: tuple[float, float | None]) -> HintBox:
    box = table.page.sidebar.advice
    QTest.mouseClick(box.longer, Qt.MouseButton.LeftButton)
    assert not box.longer.isEnabled()
    assert box.isVisible(), "what was found stays meanwhile"
    table.bots.replied.emit(slow(table).asked[-1][0], thought(table, *values))
    return box
