"""The editing hand: hold, carry, lay and remove pieces by mouse and keyboard."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.table.game_editor import GameEditor, fault_text
from desktop.table.mouse_scene import CLICK_SLACK_PX
from desktop.windows.editor.edit_board import EditBoard
from desktop.windows.editor.tray import EditorTray
from engine.core.editing import Piece, Target, counted_target
from engine.core.errors import PositionError
from engine.play.draft import Draft

#: Height of a carried piece, in pixels.
_CARRIED_HEIGHT = 58.0
#: Weight of the sideways distance when the keyboard looks for the nearest place.
_SIDEWAYS_WEIGHT = 2.5


def _misplaced_text() -> str:
    return translate("Editor", "That piece does not belong there.")


def _countable_text() -> str:
    return translate("Editor", "That piece cannot be dragged onto the board: click it.")


class Ghost(QWidget):
    """The piece under the pointer; the mouse passes through it."""

    def __init__(self, part: GameEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self._part = part
        self._piece: Piece | None = None
        self._seats: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carry(self, piece: Piece | None, seats: tuple[str, ...], point: QPoint) -> None:
        """Show a piece centred at `point`; None hides it."""
        if piece is None:
            self._piece = None
            self.hide()
            return
        if piece != self._piece:
            self._piece, self._seats = piece, seats
            breadth = self._part.aspect_ratio(piece) * _CARRIED_HEIGHT
            self.resize(math.ceil(breadth) + 4, math.ceil(_CARRIED_HEIGHT) + 4)
            self.update()
        self.move(point - QPoint(self.width() // 2, self.height() // 2))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._piece is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.92)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._part.paint(painter, rect, self._piece, self._seats)
        painter.end()


class EditingHand(QObject):
    """Edits a draft by mouse and keyboard.

    Signals:
        edited(): the position changed.
        message_changed(sentence, refused): a function that returns why an edit was refused, or what
            the keyboard selects.
        leave_requested(): Esc with nothing in hand.
    """

    edited = Signal()
    message_changed = Signal(object, bool)
    leave_requested = Signal()

    def __init__(
        self, draft: Draft, part: GameEditor, board: EditBoard, tray: EditorTray, page: QWidget
    ) -> None:
        super().__init__(page)
        self.draft, self._part, self._board, self._tray = draft, part, board, tray
        self._page = page
        self._ghost = Ghost(part, page)
        self.names: Mapping[str, str] = {}
        #: The piece in hand, or None.
        self.held_piece: Piece | None = None
        #: The place it was lifted from; None for the tray.
        self._source: Target | None = None
        #: Whether the last message named a piece or a place.
        self._is_name = False
        #: The highlighted place: the drop target, or the keyboard cursor when no piece is held.
        self.considered: Target | None = None
        #: The place pressed on the board, the point of the press, and whether it became a drag.
        self._pressed: Target | None = None
        self._press = QPointF()
        self._is_dragging = False
        tray.lifted.connect(self._on_lifted)
        tray.carried.connect(self._on_carried)
        tray.dropped.connect(self._on_dropped)
        tray.piece_clicked.connect(self._on_chosen)
        tray.piece_confirmed.connect(self._on_taken)
        tray.count_lowered.connect(
            lambda piece: self._edit(lambda: draft.take(counted_target(piece)))
        )
        tray.piece_focused.connect(self._name)
        tray.escaped.connect(self.put_down)
        board.pressed.connect(self._on_pressed)
        board.moved.connect(self._on_moved)
        board.released.connect(self._on_released)
        board.remove_requested.connect(self._on_removed)
        board.arrow_pressed.connect(self.walk)
        board.confirmed.connect(self.confirm)
        board.delete_pressed.connect(self.delete)
        board.left_alone.connect(self.put_down)

    # -- in hand -----------------------------------------------------------------------------------

    def _hold(self, piece: Piece | None, source: Target | None = None) -> None:
        self.held_piece, self._source = piece, source
        self._tray.show_as_held(piece if source is None else None)
        self._light_places()
        if piece is None:
            self._ghost.carry(None, (), QPoint())
            self.preview(None)
            if self._is_name:
                self._say(str)

    def _light_places(self) -> None:
        """Highlight the possible places of the piece in hand."""
        scene, seats = self._board.table, self.draft.seats
        scene.show_editor_targets(self.held_piece is not None)
        places = self.draft.places(self.held_piece) if self.held_piece is not None else ()
        self._board.places.show_paths([self._part.shape(scene, target, seats) for target in places])

    def _say(
        self, message: Callable[[], str], *, refused: bool = False, named: bool = False
    ) -> None:
        self._is_name = named
        self.message_changed.emit(message, refused)

    def _name(self, piece: Piece) -> None:
        self._say(lambda: self._part.words.piece_name(piece, self.names), named=True)

    def drop(self) -> None:
        """Hold nothing any more."""
        self._is_dragging, self._pressed = False, None
        self._hold(None)

    def put_down(self) -> None:
        """Hold nothing any more, or leave if there is nothing in hand."""
        if self.held_piece is None and not self._is_dragging:
            self.leave_requested.emit()
        else:
            self.drop()

    def preview(self, target: Target | None, *, aloud: bool = False) -> None:
        """Highlight a place; `aloud` also names it."""
        self.considered = target
        scene, seats = self._board.table, self.draft.seats
        nowhere = QPainterPath()
        self._board.light.show_path(
            nowhere if target is None else self._part.shape(scene, target, seats)
        )
        if aloud and target is not None:
            there = self.draft.piece_at(target) if self.held_piece is None else None
            place_text = partial(self._place_text, target, there)
            self._board.announce(place_text())
            self._say(place_text, named=True)

    def _place_text(self, target: Target, there: Piece | None) -> str:
        """Return the name of a place and of the piece on it."""
        place_name = self._part.words.place_name(target, self.names)
        return (
            place_name
            if there is None
            else f"{place_name}: {self._part.words.piece_name(there, self.names)}"
        )

    def _carry_to(self, point: QPointF) -> None:
        """Move the piece in hand to a point of the scene."""
        where = self._board.viewport().mapTo(self._page, self._board.mapFromScene(point))
        self._ghost.carry(self.held_piece, self.draft.seats, where)
        self.preview(self._target_at(point))

    def _target_at(self, point: QPointF, piece: Piece | None = None) -> Target | None:
        if not self._board.sceneRect().contains(point):
            return None
        piece = self.held_piece if piece is None else piece
        return self._part.target_at(self._board.table, point, self.draft.seats, piece)

    # -- edits -------------------------------------------------------------------------------------

    def _edit(self, change: Callable[[], None]) -> bool:
        """Make an edit, or say why it is refused; return whether it was made."""
        try:
            change()
        except PositionError as error:
            self._say(partial(self._refusal_text, error), refused=True)
            return False
        self._say(str)
        self.edited.emit()
        self._light_places()
        return True

    def _refusal_text(self, error: PositionError) -> str:
        if error.key == "misplaced":
            return _misplaced_text()
        if error.key == "already":
            return translate("Editor", "That piece is there already.")
        if error.key == "nothing":
            return translate("Editor", "There is nothing to take away.")
        return fault_text(error, self._part.words, self.names)

    def lay(self, target: Target) -> bool:
        """Lay the piece in hand at a place; return whether it was accepted."""
        piece, source = self.held_piece, self._source
        if piece is None:
            return False
        if source is not None:
            return self._edit(lambda: self.draft.move(source, target))
        return self._edit(lambda: self.draft.put(piece, target))

    def _lay_at(self, point: QPointF) -> bool:
        """Lay the piece in hand at a point of the scene, or say why not.

        Return whether it was accepted.
        """
        target = self._target_at(point)
        if target is not None:
            return self.lay(target)
        self._say(_misplaced_text, refused=True)
        return False

    def undo(self) -> None:
        """Drop a held piece and undo the last edit."""
        self.drop()
        self._edit(self.draft.undo)

    def redo(self) -> None:
        """Drop a held piece and redo the edit undone last."""
        self.drop()
        self._edit(self.draft.redo)

    def clear(self) -> None:
        """Drop a held piece and remove all pieces from the board."""
        self.drop()
        self._edit(self.draft.clear)

    def restart(self) -> None:
        """Drop a held piece and restore the first position."""
        self.drop()
        self._edit(self.draft.restart)

    # -- mouse -------------------------------------------------------------------------------------

    def _on_lifted(self, piece: Piece) -> None:
        if self._count_target(piece) is None:
            self._hold(piece)
        else:
            self._say(_countable_text, refused=True)

    def _on_carried(self, point: QPoint) -> None:
        if self.held_piece is not None:
            self._carry_to(self._scene_at(point))

    def _on_dropped(self, point: QPoint) -> None:
        back = self._tray.rect().contains(self._tray.mapFromGlobal(point))
        if self.held_piece is not None and not back:
            self._lay_at(self._scene_at(point))
        self._hold(None)

    def _scene_at(self, point: QPoint) -> QPointF:
        return self._board.mapToScene(self._board.viewport().mapFromGlobal(point))

    def _on_chosen(self, piece: Piece) -> None:
        """Take up or put back a piece clicked in the tray, or count it one more."""
        target = self._count_target(piece)
        if target is not None:
            self._edit(lambda: self.draft.put(piece, target))
        elif piece == self.held_piece and self._source is None:
            self._hold(None)
        else:
            self._hold(piece)
            self._name(piece)

    def _on_taken(self, piece: Piece) -> None:
        """Take a piece of the tray with the keyboard, which then walks the board."""
        self._on_chosen(piece)
        if self.held_piece is not None:
            self._board.setFocus()
            self._begin_walk()

    def _count_target(self, piece: Piece) -> Target | None:
        """Return the only target of a counted piece, or None if the piece is laid."""
        places = self.draft.places(piece)
        return places[0] if places == [counted_target(piece)] else None

    def _on_pressed(self, point: QPointF) -> None:
        self._press, self._pressed = point, None
        if self.held_piece is None:
            target = self._target_at(point)
            if target is not None and self.draft.piece_at(target) is not None:
                self._pressed = target

    def _on_moved(self, point: QPointF, down: bool) -> None:
        if self._pressed is not None and down and self.held_piece is None:
            if (point - self._press).manhattanLength() <= CLICK_SLACK_PX:
                return
            self._hold(self.draft.piece_at(self._pressed), self._pressed)
            self._is_dragging = True
        if self.held_piece is not None:
            self._carry_to(point)
        else:
            target = self._target_at(point)
            there = target is not None and self.draft.piece_at(target) is not None
            self.preview(target if there else None)

    def _on_released(self, point: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if self.held_piece is None:
            if pressed is not None:
                # A click without a drag keeps the piece in hand until the next click.
                self._hold(self.draft.piece_at(pressed), pressed)
                self._carry_to(point)
            return
        source = self._source
        if source is not None and self._is_dragging and self._target_at(point) is None:
            is_taken = self._edit(lambda: self.draft.take(source))
        else:
            is_taken = self._lay_at(point)
        # A piece chosen in the tray stays in hand, so that several can be laid in a row.
        if self._is_dragging or (source is not None and is_taken):
            self._is_dragging = False
            self._hold(None)

    def _on_removed(self, point: QPointF) -> None:
        if self.held_piece is not None:
            self.put_down()
            return
        target = self._target_at(point)
        if target is not None:
            self._edit(lambda: self.draft.take(target))
            self.preview(None)

    # -- keyboard ----------------------------------------------------------------------------------

    def _stop_targets(self) -> list[Target]:
        """Return the places for the keyboard: for the piece in hand, or with a piece on them."""
        draft = self.draft
        if self.held_piece is not None:
            return draft.places(self.held_piece)
        pieces = (piece for well in draft.piece_groups for piece in well.pieces)
        targets = dict.fromkeys(target for piece in pieces for target in draft.places(piece))
        return [
            *dict.fromkeys(inner for target in targets for inner in draft.targets_within(target))
        ]

    def _middle_of(self, target: Target) -> QPointF:
        path = self._part.shape(self._board.table, target, self.draft.seats)
        return path.boundingRect().center()

    def _begin_walk(self) -> None:
        stops = self._stop_targets()
        if self.considered not in stops and stops:
            self.preview(stops[0], aloud=True)

    def walk(self, dx: int, dy: int) -> None:
        """Go to the nearest place in a direction."""
        stops = self._stop_targets()
        if self.considered is None or self.considered not in stops:
            self._begin_walk()
            return
        here = self._middle_of(self.considered)
        best, shortest = None, math.inf
        for stop in stops:
            away = self._middle_of(stop) - here
            along, aside = away.x() * dx + away.y() * dy, away.x() * dy + away.y() * dx
            if along > 1 and (far := along + _SIDEWAYS_WEIGHT * abs(aside)) < shortest:
                best, shortest = stop, far
        if best is not None:
            self.preview(best, aloud=True)

    def confirm(self) -> None:
        """Lay the piece in hand, or lift the piece at the place (Enter)."""
        target = self.considered
        if target is None:
            self._begin_walk()
        elif self.held_piece is None:
            self._hold(self.draft.piece_at(target), target)
            self.preview(target, aloud=True)
        else:
            from_board = self._source is not None
            if self.lay(target) and from_board:
                self._hold(None)
            self.preview(target)

    def delete(self) -> None:
        """Remove the piece at the place of the keyboard."""
        target = self.considered
        if target is not None and self.draft.piece_at(target) is not None:
            self._hold(None)
            self._edit(lambda: self.draft.take(target))
