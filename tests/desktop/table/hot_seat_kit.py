"""What the tests of hidden hands share: what the table shows, and ways to hold a hand up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.games.cannir.items.pieces import CardItem
from desktop.games.cannir.words.names import card_name
from engine.core.values import Seat
from engine.games.cannir.views import CannirView
from tests.desktop.kit import settle
from tests.desktop.table.kit import Table, human

PEOPLE = (human("Ana"), human("Rui"))


def hand(made: Table, seat: Seat) -> set[str]:
    view = made.session.match.view(seat)
    assert isinstance(view, CannirView)
    return {card for card in view.hands[seat] if card}


def shown(made: Table) -> set[str]:
    """Every card whose face can be seen, in the scene and in the panel."""
    scene = {
        item.card
        for item in made.scene.items()
        if isinstance(item, CardItem) and item.isVisible() and item.face_up() and item.card
    }
    held = [card.state.facts.hand or () for card in made.page.sidebar.seats]
    return scene | {card for hand in held for card in hand if card}


def told(made: Table) -> str:
    """Everything a screen reader could read."""
    found = []
    for widget in [made.page, *made.page.findChildren(QWidget)]:
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is not None and interface.isValid():
            found += [interface.text(QAccessible.Text.Name)]
            found += [interface.text(QAccessible.Text.Description)]
    moves = made.page.sidebar.moves.list
    found += [moves.item(row).text() for row in range(moves.count())]
    return " | ".join([*found, *made.page.sidebar.chronicle.lines])


def hides(made: Table, *seats: Seat, but: str | None = None) -> None:
    """Nothing shown or said gives away a card these seats hold."""
    settle()
    secret = {card for seat in seats for card in hand(made, seat)} - {but}
    assert not shown(made) & secret
    said = told(made)
    assert not [card for card in secret if card_name(card) in said]


def hold(made: Table) -> None:
    QTest.keyPress(made.page.view, Qt.Key.Key_P)


def let_go(made: Table) -> None:
    QTest.keyRelease(made.page.view, Qt.Key.Key_P)
    run_out(made.page.view.peek_key)


def run_out(timer: QTimer) -> None:
    """Let a timer end at once."""
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def key(made: Table, kind: QEvent.Type, moment: int) -> None:
    """The key to peek, at a moment in the platform's milliseconds."""
    event = QKeyEvent(kind, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")
    event.setTimestamp(moment)
    QApplication.sendEvent(made.page.view, event)


def seen(made: Table) -> tuple[QImage, str]:
    """The page as it looks, and what can be read of it."""
    # Just after it was laid out, pictures of other sizes stand in.
    made.qtbot.waitUntil(lambda: not made.page.scene.pictures.rough)
    settle()
    picture = made.page.grab().toImage()
    return picture, f"{made.page.strip.sentence} {told(made)}"


def release(made: Table) -> None:
    """Let the key go, wherever the keys go now."""
    QTest.keyRelease(QApplication.focusWidget() or made.page.view, Qt.Key.Key_P)
    run_out(made.page.view.peek_key)


REFUSED = "Hold P to look at your hand."
