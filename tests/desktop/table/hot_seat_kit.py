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


def hand_of(table: Table, seat: Seat) -> set[str]:
    view = table.session.match.view(seat)
    assert isinstance(view, CannirView)
    return {card for card in view.hands[seat] if card}


def visible_cards(table: Table) -> set[str]:
    """Return every card whose face can be seen, in the scene and in the panel."""
    scene = {
        item.card
        for item in table.scene.items()
        if isinstance(item, CardItem) and item.isVisible() and item.is_face_up and item.card
    }
    held = [card.state.facts.hand or () for card in table.page.sidebar.seats]
    return scene | {card for hand in held for card in hand if card}


def screen_reader_text(table: Table) -> str:
    """Everything a screen reader could read."""
    found = []
    for widget in [table.page, *table.page.findChildren(QWidget)]:
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is not None and interface.isValid():
            found += [interface.text(QAccessible.Text.Name)]
            found += [interface.text(QAccessible.Text.Description)]
    moves = table.page.sidebar.moves.list
    found += [moves.item(row).text() for row in range(moves.count())]
    return " | ".join([*found, *table.page.sidebar.chronicle.lines])


def assert_hidden(table: Table, *seats: Seat, but: str | None = None) -> None:
    """Nothing shown or said gives away a card these seats hold."""
    settle()
    secret = {card for seat in seats for card in hand_of(table, seat)} - {but}
    assert not visible_cards(table) & secret
    said = screen_reader_text(table)
    assert not [card for card in secret if card_name(card) in said]


def press_peek_key(table: Table) -> None:
    QTest.keyPress(table.page.view, Qt.Key.Key_P)


def release_peek_key(table: Table) -> None:
    QTest.keyRelease(table.page.view, Qt.Key.Key_P)
    fire(table.page.view.peek_key)


def fire(timer: QTimer) -> None:
    """Let a timer end at once."""
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def send_peek_key(table: Table, kind: QEvent.Type, moment: int) -> None:
    """The key to peek, at a moment in the platform's milliseconds."""
    event = QKeyEvent(kind, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")
    event.setTimestamp(moment)
    QApplication.sendEvent(table.page.view, event)


def page_seen(table: Table) -> tuple[QImage, str]:
    """Return the page as it looks, and what can be read of it."""
    # Just after it was laid out, pictures of other sizes stand in.
    table.qtbot.waitUntil(lambda: not table.page.scene.pictures.is_rough)
    settle()
    picture = table.page.grab().toImage()
    return picture, f"{table.page.strip.sentence} {screen_reader_text(table)}"


def release_focused_peek_key(table: Table) -> None:
    """Let the key go, wherever the keys go now."""
    QTest.keyRelease(QApplication.focusWidget() or table.page.view, Qt.Key.Key_P)
    fire(table.page.view.peek_key)


REFUSED = "Hold P to look at your hand."
