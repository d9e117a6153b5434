"""The editor's view of the table: pieces are lifted and laid with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.shapes import pen, stroke_path
from desktop.style.theme import current_theme
from desktop.table import items
from desktop.table.scene import TableScene
from desktop.table.view import TableView


class Light(QGraphicsItem):
    """The highlight of the place where a piece would be laid or taken."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._path = QPainterPath()
        self.setZValue(items.FLOOR_Z + 1000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_path(self, path: QPainterPath) -> None:
        """Highlight a path; an empty path highlights nothing."""
        self.prepareGeometryChange()
        self._path = path
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-6, -6, 6, 6)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.fillPath(self._path, QColor(255, 217, 104, 46))
        stroke_path(painter, self._path, pen(QColor(30, 18, 8, 170), 5.5))
        stroke_path(
            painter, self._path, pen("#ffe48a" if current_theme().high_contrast else "#ffd968", 3)
        )


class PossiblePlaces(QGraphicsItem):
    """A faint highlight of all possible places of the piece in hand."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._paths: Sequence[QPainterPath] = ()
        self._bounds = QRectF()
        self.setZValue(items.FLOOR_Z + 999)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_paths(self, paths: Sequence[QPainterPath]) -> None:
        """Highlight these paths."""
        self.prepareGeometryChange()
        self._paths, self._bounds = paths, QRectF()
        for path in paths:
            self._bounds = self._bounds.united(path.boundingRect())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # Painted one by one; all of them as one path would take several times as long.
        painter.setPen(pen(QColor(255, 226, 138, 220), 1.6))
        painter.setBrush(QColor(255, 217, 104, 50))
        for path in self._paths:
            if path.boundingRect().adjusted(-2, -2, 2, 2).intersects(option.exposedRect):
                painter.drawPath(path)


class EditBoard(TableView):
    """The view of a table that is edited.

    Signals:
        pressed(place).
        moved(place, whether the button is held).
        released(place), remove_requested(place): the mouse, in scene coordinates.
        arrow_pressed(dx, dy).
        confirmed(), delete_pressed(): the keyboard.
    """

    pressed = Signal(QPointF)
    moved = Signal(QPointF, bool)
    released = Signal(QPointF)
    remove_requested = Signal(QPointF)
    arrow_pressed = Signal(int, int)
    confirmed = Signal()
    delete_pressed = Signal()

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.light, self.places = Light(scene.floor), PossiblePlaces(scene.floor)

    # Mouse events do not reach the scene, which would take them for answers.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(point)
        elif event.button() == Qt.MouseButton.RightButton:
            self.remove_requested.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.moved.emit(self.mapToScene(event.position().toPoint()), is_pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.delete_pressed.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_pressed.emit()
        else:
            event.ignore()

    def _on_key(self) -> None:
        match self.sender().objectName():
            case "left":
                self.arrow_pressed.emit(-1, 0)
            case "right":
                self.arrow_pressed.emit(1, 0)
            case "up":
                self.arrow_pressed.emit(0, -1)
            case "down":
                self.arrow_pressed.emit(0, 1)
            case "confirm":
                self.confirmed.emit()
            case "back":
                self.left_alone.emit()
            case "fit":
                self.table.fit()
