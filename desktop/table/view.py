"""The view of the table: the wheel zooms, dragging pans, keys walk, Enter confirms."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QKeyCombination,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from desktop.language.translation import translate
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.waiting import FRAME_MS, STROKE_RADIUS, paint_ground, paint_waiting
from desktop.style import keyboard, screen_reader, shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme
from desktop.table.mouse_scene import CLICK_SLACK_PX
from desktop.table.scene import TableScene
from engine.core.values import Action

#: Longest time in milliseconds for which a table is veiled.
_MAX_VEIL_MS = 10_000
#: Zoom factor per notch of the wheel; a notch is 120 units.
NOTCH_FACTOR = 1.15

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
#: More steps than any match has.
FAR = 1_000_000
_STEPS = {"earlier": -1, "later": 1, "first": -FAR, "last": FAR}
_ENDS = {"first": -1, "last": 1}
_PACES = {"slower": -1, "faster": 1}
#: Actions that exist only in a review.
_REVIEW = frozenset({"next turn", "try"})
#: Review actions by modifier and arrow or letter: backward where the plain key goes forward.
_REVIEW_KEYS: dict[tuple[Qt.KeyboardModifier, int | str], str] = {
    (Qt.KeyboardModifier.ShiftModifier, "N"): "turn before",
    (Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Left.value): "chapter before",
    (Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Right.value): "next chapter",
}


class TableView(SelfUpdating, QGraphicsView):
    """A view that shows a TableScene at one unit to the pixel at any window size.

    Signals:
        skip_requested(): Space: show the end of the running animation.
        step_requested(by): Page Up or Down: go a step back (-1) or forward (1); in the past also
            Home or End: FAR.
        peek_requested(bool): P was pressed to look at the viewer's hand, or released.
        longer_requested(): J: think longer about the hint that is shown.
        hint_confirmed(): Y: give the hint that is shown, or the move of its list that is selected.
        hint_requested(): H: show what a strong player would answer.
        why_requested(): W: say what a strong player would have done.
        figures_requested(): Q: show the figures of a hint's reasons, or hide them.
        hands_requested(): O: show all hands of a match that is over, or hide them.
        review_requested(action): "review", or in a review "next turn", "turn before", "next move",
            "move before", "next chapter", "chapter before", "try" or "confirm".
        talk_requested(action): E: "talk", the statements; B: "trade", or the statements where
        nobody
            trades; Y: "accept" an offer.
        announced(text): the text given to a screen reader.
        pace_requested(by): minus or plus: bots slower (-1) or faster (1).
        resume_requested(): Enter in the past.
        left_alone(): Esc without a selection.
    """

    skip_requested = Signal()
    step_requested = Signal(int)
    pace_requested = Signal(int)
    left_alone = Signal()
    resume_requested = Signal()
    peek_requested = Signal(bool)
    why_requested = Signal()
    figures_requested = Signal()
    hands_requested = Signal()
    hint_requested = Signal()
    longer_requested = Signal()
    hint_confirmed = Signal()
    review_requested = Signal(str)
    talk_requested = Signal(str)
    announced = Signal(str)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Files dropped on the board belong to the window.
        self.setAcceptDrops(False)
        self.viewport().setMouseTracking(True)
        #: Whether the table is still veiled, and the frame of the waiting animation.
        self._is_veiled, self._frame = True, 0
        self._frame_timer = QTimer(self)
        self._frame_timer.setInterval(FRAME_MS)
        self._frame_timer.timeout.connect(self._next_frame)
        self._press: QPointF | None = None
        self._last = QPointF()
        self._is_panning = False
        #: Turned notches that are not yet whole, where the wheel counts whole notches.
        self._partial_notches = 0.0
        self._is_peeking = False
        #: The scan code of that key; 0 if the system reports none.
        self._peek_scan_code = 0
        #: Whether the hand is shown without a held key; Esc covers it.
        self.is_hand_kept_up = False
        #: Says when the peek key is let go.
        self.peek_key = keyboard.HeldKey(self)
        self.peek_key.timeout.connect(self.stop_peeking)
        #: Whether the hand has changed since that key was pressed.
        self._is_hand_changed = False
        #: The kind of action that the last Enter gave; None for anything else.
        self._confirmed: type[Action] | None = None
        #: Whether the past is shown: arrows go through its moments instead of hit targets.
        self.is_past_shown = False
        self._is_reviewing = False
        #: Closes what Esc closes before a selection; returns whether there was anything.
        self.dismiss: Callable[[], bool] = lambda: False
        #: Ends the running beat; given whether the key is Enter, it returns whether the key or
        #: click that ends it still counts.
        self.end_beat: Callable[[bool], bool] = lambda is_enter: True
        #: The key that only ended a beat, until it is released.
        self._spent_key: int | None = None
        self.installEventFilter(self)
        shortcuts.board_actions(self, self._on_key)
        self.allow_review(possible=False, is_on=False)
        scene.clickable_hovered.connect(self._show_pointer)
        scene.choice_changed.connect(self._announce)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(translate("Table", "Board"))
        self.table.retranslate()
        self.describe()

    def restyle(self) -> None:
        # Qt does not notify scenes of a new style.
        self.table.set_candlelit(current_theme().candlelit)
        # Marks are thicker in high contrast.
        self.table.update()

    # -- size --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.arrange(QSizeF(self.viewport().size()))

    # -- the veil ----------------------------------------------------------------------------------

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Cover the table with a veil until its background is painted."""
        super().drawForeground(painter, rect)
        if not self._is_veiled:
            return
        waits = (
            IDLE_TIME.is_window_shown
            and self.table.is_bare
            and self._frame * FRAME_MS < _MAX_VEIL_MS
        )
        if waits:
            viewport_rect = QRectF(self.viewport().rect())
            paint_ground(painter, viewport_rect)
            frame = self._frame if self.table.duration_factor else 0
            paint_waiting(painter, viewport_rect.center().x(), viewport_rect.center().y(), frame)
            if not self._frame_timer.isActive():
                self._frame_timer.start()
            return
        self._is_veiled = False
        self._frame_timer.stop()
        # Repaint everything, not only the part painted last.
        self.viewport().update()

    def _next_frame(self) -> None:
        self._frame += 1
        middle, reach = (
            self.viewport().rect().center(),
            QPoint(2 * STROKE_RADIUS, 2 * STROKE_RADIUS),
        )
        self.viewport().update(QRect(middle - reach, middle + reach))

    # -- ending beats ------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt sends this before it looks for the action of a key.
        if watched is self and event.type() == QEvent.Type.ShortcutOverride:
            self._spent_key = None
            if self._is_spent(event):
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _is_spent(self, event: QEvent) -> bool:
        """End the running beat for a key; return whether the key does nothing else."""
        if (
            not isinstance(event, QKeyEvent)
            or event.isAutoRepeat()
            or event.key() in keyboard.MODIFIERS
        ):
            return False
        if not self.end_beat(event.key() in keyboard.ENTER):
            self._spent_key = event.key()
        return self._spent_key == event.key()

    # -- mouse -------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        self._partial_notches += steps
        notches = int(self._partial_notches)
        if self.table.scroll(event.position(), notches):
            self._partial_notches -= notches
        elif steps:
            self._partial_notches = 0.0
            self.table.zoom(NOTCH_FACTOR**steps, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.end_beat(False):
            event.accept()
            return
        self._press = self._last = event.position()
        self._is_panning = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        dragging_buttons = event.buttons() & (
            Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton
        )
        if self._press is None or not dragging_buttons or self.table.is_dragging:
            return
        if (event.position() - self._press).manhattanLength() > CLICK_SLACK_PX:
            self._is_panning = True
        if self._is_panning:
            self.table.pan(event.position() - self._last)
        self._last = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._press = None
        if self._is_panning and not self.table.is_dragging:
            self._is_panning = False
            self.table.forget_press()
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.leave()

    def _show_pointer(self, clickable: bool) -> None:
        if clickable:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    # -- keyboard ----------------------------------------------------------------------------------

    def allow_review(self, *, possible: bool, is_on: bool) -> None:
        """Set whether a match can be and is being reviewed.

        Otherwise the game may use these keys.
        """
        self._is_reviewing = is_on
        for action in self.actions():
            if action.objectName() == "review":
                action.setEnabled(possible)
            elif action.objectName() in _REVIEW:
                action.setEnabled(is_on)

    def take_key(self, event: QKeyEvent) -> bool:
        """Handle a key that another widget left, as if the board had the keyboard focus.

        Return whether it had a meaning.
        """
        if self._is_spent(event):
            event.accept()
            return True
        pressed = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(event.key())))
        for action in self.actions():
            if pressed in action.shortcuts() and action.isEnabled():
                action.trigger()
                return True
        event.accept()
        self.keyPressEvent(event)
        return event.isAccepted()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that no action takes: the peek key and those the game's scene knows."""
        if self._is_spent(event):
            event.accept()
            return
        modifiers, key = keyboard.held_modifiers(event), keyboard.key_meaning(event)
        way = _REVIEW_KEYS.get((modifiers, key or event.key()))
        if self._is_reviewing and way is not None:
            self.review_requested.emit(way)
        elif keyboard.run_shortcut(event, self):
            pass
        elif modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        elif key == shortcuts.PEEK:
            self._press_peek(event)
        elif self.table.is_held_up:
            # A key pressed while something is read must not act afterwards.
            event.ignore()
        elif key in shortcuts.LIFTING[: self.table.hinted]:
            self.table.hint_lifted.emit(shortcuts.LIFTING.index(key) + 1)
        elif not (key and self.table.controller.type_key(key)):
            event.ignore()

    def _on_key(self) -> None:
        """Handle an action of `shortcuts.BOARD`."""
        name = self.sender().objectName()
        if name == "confirm" and not self._is_confirmed():
            return
        if self._is_reviewing and self.is_past_shown and name in ("left", "right"):
            self.review_requested.emit("move before" if name == "left" else "next move")
        elif self.is_past_shown and name in ("left", "right"):
            self.step_requested.emit(_ARROWS[name][0])
        elif name in _ARROWS:
            self.table.controller.walk(*_ARROWS[name])
        elif name in _ENDS and not self.is_past_shown:
            # The past begins by Page Up alone; then these keys go to its ends.
            self.table.controller.go_to_end(_ENDS[name])
        elif name == "confirm" and self.is_past_shown and not self._is_reviewing:
            self.resume_requested.emit()
        elif name in _STEPS:
            self.step_requested.emit(_STEPS[name])
        elif name == "review" or name in _REVIEW or (name == "confirm" and self._is_reviewing):
            self.review_requested.emit(name)
        elif name in _PACES:
            self.pace_requested.emit(_PACES[name])
        else:
            self._perform(name)

    def _is_confirmed(self) -> bool:
        """Return whether an Enter counts, for every game and everything that Enter does.

        A held key counts once. The second of two presses in haste was meant for what the first one
        answered: it gives an action only where the first gave one of the same kind, as when card
        after card is laid.
        """
        controller = self.table.controller
        reads, action = self.table.is_held_up, controller.preselected_action()
        # The question before an action must not be answered by the press that led to it.
        asks_back = not reads and controller.pending_confirmation is not None
        gives = None if reads or action is None or asks_back else type(action)
        answers = reads or asks_back or gives is not None
        is_same = gives is not None and gives is self._confirmed
        is_new, is_hasty = keyboard.CONFIRM.take_press()
        if not is_new or (is_hasty and answers and not is_same):
            return False
        self._confirmed = gives
        return True

    def _perform(self, name: str) -> None:
        """Run the action of a shortcut by its name."""
        match name:
            case "confirm" if self.table.is_held_up:
                self.table.reading_confirmed.emit()
            case "confirm":
                choice = self.table.controller
                gives = choice.preselected_action()
                if gives is None or choice.may_confirm(gives):
                    choice.confirm()
            case "back" if self.table.cancel_drag():
                # The button is still down: the movement that follows is no pan.
                self._press = None
            case "back" if self.is_hand_kept_up:
                self.peek_requested.emit(False)
            case "back" if self.dismiss():
                # Dismissing a hint restored the selection from before it.
                pass
            case "back" if not self.table.controller.take_back():
                self.left_alone.emit()
            case "read":
                self.table.read_card()
            case "hint":
                self.hint_requested.emit()
            case "play hint":
                self.hint_confirmed.emit()
            case "longer":
                self.longer_requested.emit()
            case "why":
                self.why_requested.emit()
            case "accept":
                # An offer shows its key also over something that is held up to be read.
                self.talk_requested.emit(name)
            case "talk" | "trade" if not self.table.is_held_up:
                self.talk_requested.emit(name)
            case "figures":
                self.figures_requested.emit()
            case "hands":
                self.hands_requested.emit()
            case "fit":
                self.table.fit()
            case "skip":
                self.skip_requested.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == self._spent_key and not event.isAutoRepeat():
            self._spent_key = None
        keyboard.CONFIRM.release(event)
        # The keyboard layout may have changed since the press; the scan code has not.
        same = self._is_peeking and 0 != event.nativeScanCode() == self._peek_scan_code
        if same or keyboard.key_meaning(event) == shortcuts.PEEK:
            self.peek_key.release(event)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # When the focus goes elsewhere, the release of P would be missed. A card being read lies in
        # this view and passes keys on.
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self.stop_peeking()
        super().focusOutEvent(event)

    def _press_peek(self, event: QKeyEvent) -> None:
        is_new = self.peek_key.note_press(event)
        if not is_new or (self._is_hand_changed and self.peek_key.is_repeat(event)):
            return
        self._is_peeking, self._is_hand_changed = True, False
        self._peek_scan_code = event.nativeScanCode()
        self.peek_requested.emit(True)

    def forget_peek(self) -> None:
        """Ignore the held key because another hand is there, which must not be seen."""
        self._is_peeking, self._is_hand_changed = False, True

    def stop_peeking(self) -> None:
        """Cover the hand that is held up."""
        self.peek_key.stop()
        if self._is_peeking:
            self._is_peeking = False
            self.peek_requested.emit(False)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.hasFocus() and self.table.controller.turn(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def _announce(self) -> None:
        self.announce(self.table.controller.announcement())

    def announce(self, text: str) -> None:
        """Let a screen reader say a text."""
        if text:
            self.announced.emit(text)
            screen_reader.announce(self, text)

    def describe(self) -> None:
        """Update the description of the table for screen readers."""
        self.setAccessibleDescription(" ".join(self.table.description()))
