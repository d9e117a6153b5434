"""What the tests of the editor share: an open editor, clicks and drags."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.games import TABLES
from desktop.windows.editor.editor_page import EditorPage
from engine.core.editing import Piece, Target
from engine.play.draft import Draft

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


Open = Callable[[Draft], EditorPage]


def on_tray(page: EditorPage, piece: Piece) -> QPoint:
    """Return the middle of a piece in the tray."""
    return page.tray.rect_of(piece).center().toPoint()


def on_board(page: EditorPage, target: Target) -> QPoint:
    """Return the middle of a place, in the viewport."""
    part = TABLES[page.draft.match.game.id].editing
    path = part.shape(page.board.table, target, page.draft.seats)
    assert not path.isEmpty(), target
    middle = path.boundingRect().center()
    if not path.contains(middle):
        middle = path.pointAtPercent(0.1) * 0.4 + middle * 0.6
    return page.board.mapFromScene(middle)


def click(page: EditorPage, piece: Piece, target: Target) -> None:
    """Click a piece, then its place, then the piece again: nothing is held any more."""
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, piece))
    QTest.mouseClick(page.board.viewport(), LEFT, pos=on_board(page, target))
    QTest.mouseClick(page.tray, LEFT, pos=on_tray(page, piece))
    assert page.hand.held_piece is None


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press, carry and let go; both places are the widget's."""
    QTest.mousePress(widget, LEFT, pos=start)
    for at in (start + QPoint(12, -12), end):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, event)
    QTest.mouseRelease(widget, LEFT, pos=end)
