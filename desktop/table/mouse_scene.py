"""A table under the mouse: hovering, clicking, dragging, and notes below the pointer."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Generic

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import (
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
)

from desktop.painting.cache.pictures import Pictures
from desktop.table.bargaining import CardCarrier, Diversion
from desktop.table.board_scene import BoardScene
from desktop.table.callouts.callout import CALLOUT, Callout
from desktop.table.callouts.callout_set import CalloutSet
from desktop.table.callouts.note import CalloutNote, how_to_read
from desktop.table.callouts.tags import TagText
from desktop.table.input.controller import ChoiceController
from desktop.table.items import ClickBurst, HitItem, is_in_hand
from engine.core.policy import ViewT

#: Distance in pixels the mouse may move between press and release of a click.
CLICK_SLACK_PX = 6.0


class MouseScene(BoardScene, Generic[ViewT]):
    """A scene that turns the mouse into what it means for the choice, by the hit targets below it.

    Signals, with those of `BoardScene`:
        clickable_hovered(bool): whether the pointer is over something that can be clicked.
        card_requested(card): a card was double-clicked.
        idle_clicked(): something was clicked while no person at the screen has a decision.
        hint_lifted(number): the hinted answer of this number, from 1, is to be considered.
        reading_confirmed(): the board was clicked while something was held up to be read.
        drag_changed(): something is dragged now, or no longer.
    """

    #: The choice that the mouse changes; set by `TableScene.compose`.
    controller: ChoiceController[Any]

    clickable_hovered = Signal(bool)
    card_requested = Signal(str)
    idle_clicked = Signal()
    hint_lifted = Signal(int)
    reading_confirmed = Signal()
    drag_changed = Signal()

    def __init__(self, pictures: Pictures, parent: QObject | None) -> None:
        super().__init__(pictures, parent)
        self.view: ViewT | None = None
        #: Whether an event is being animated: items must not be touched until the next `sync`.
        self.is_playing = False
        #: Whether something is held up until it has been read; a click anywhere confirms it.
        self.is_held_up = False
        #: Takes the clicks while an offer is made; None if they answer the question.
        self.diversion: Diversion | None = None
        #: Shows dragged cards; None where cards cannot be shown.
        self.carrier: CardCarrier | None = None
        #: The card of the hand that is dragged, whether it can only be shown, and whether letting
        #: go now shows it.
        self._carried: str | None = None
        self._only_shown = False
        self.shows_now = False
        self.note = CalloutNote(self.floor)
        self.callouts = CalloutSet(self.floor)
        self.rearranged.connect(self.hide_note)
        self.rearranged.connect(self.follow_choice)
        self._hover: Hashable | None = None
        #: Where the mouse rests on the board, in scene coordinates; None elsewhere.
        self._resting_at: QPointF | None = None
        #: Whether the pointer is being brought in line, which changes the choice itself.
        self._is_following = False
        #: Whether a drag is being ended, which may give an answer.
        self._is_dropping = False
        self._pressed: Hashable | None = None
        #: The card under the last press, before the click had an effect.
        self._pressed_card: str | None = None
        self._press_at = QPointF()
        self._burst = ClickBurst(CLICK_SLACK_PX)
        #: The modifier keys at the last press.
        self.held_keys = Qt.KeyboardModifier.NoModifier
        self._dragging = False
        #: Whether something was already held up at the last press.
        self._pressed_to_go_on = False
        #: The number of times the mouse really moved or was pressed. Qt also sends moves of a
        #: resting pointer, when items move under it.
        self.gestures = 0
        self._pointer_at = QPoint()

    def scroll(self, point: QPointF, notches: int) -> bool:
        """Handle the wheel above a point; return False to let it zoom."""
        return self.controller.game_choice.scrolled(self.hit_target_at(point), notches)

    def hit_target_at(self, point: QPointF) -> Hashable | None:
        """Return the topmost hit target at a point in scene coordinates.

        The body of a callout leaves a click to the target below it; without one, it counts as the
        seal of the callout.
        """
        body: Hashable | None = None
        for item in self.items(point):
            if isinstance(item, HitItem) and item.target_id is not None:
                if not isinstance(item, Callout) or item.is_seal_at(point):
                    return item.target_id
                body = body or item.target_id
        return body

    def refresh_hover(self) -> None:
        """Reset the hover state, because items moved under a resting pointer."""
        self.hide_note()
        self._hover = None
        self.controller.game_choice.hovered(None)
        self.clickable_hovered.emit(False)

    def divert(self, diversion: Diversion | None) -> None:
        """Let clicks make an offer, or for None answer the question again."""
        self.diversion = diversion
        self.refresh_hover()
        self.follow_choice()

    def follow_choice(self) -> None:
        """Update the pointer and what it highlights, because other targets can be clicked now.

        What was chosen by keys stays chosen under a mouse at rest.
        """
        busy = self._dragging or self._is_dropping or self._is_following
        busy = busy or self._pressed is not None
        if self._resting_at is None or self.view is None or busy:
            return
        over, choice = self._target_in_sight(self._resting_at), self.controller
        # Pointing at something else would remove what a click was answered with.
        waits = self.is_playing or self.is_held_up or choice.message
        if not (waits or choice.is_chosen_by_keys):
            self._is_following = True
            self._hover_over(over, self._resting_at)
            self._is_following = False
        self.clickable_hovered.emit(over is not None and self._is_clickable(over))

    def _target_in_sight(self, point: QPointF) -> Hashable | None:
        """Return the hit target that the pointer is on; the body of a callout is one."""
        read = self.callouts.target_at(point)
        return self.hit_target_at(point) if read is None else read

    def _hover_over(self, over: Hashable | None, point: QPointF) -> bool:
        """Highlight the target below the pointer; return whether it is another one."""
        if over == self._hover:
            return False
        self._hover = over
        self.hide_note()
        if self.diversion is not None:
            self.diversion.hovered(over, point)
        elif not _callout_number(over):
            # A callout stays as it is while the pointer is on it.
            self.controller.game_choice.hovered(over)
        return True

    @property
    def press_at(self) -> QPointF:
        """Where the mouse was last pressed, in scene coordinates."""
        return self._press_at

    @property
    def is_dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    def cancel_drag(self) -> bool:
        """Return a dragged item to its place; return whether there was one."""
        dragged, self._dragging = self._dragging, False
        if dragged:
            self._put_back()
            self._let_go(None, given_up=True)
            self.refresh_hover()
            self.drag_changed.emit()
        return dragged

    # -- notes below the pointer, presses and clicks -----------------------------------------------

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        # Qt sends this after the pointer has rested for a moment.
        self._explain(event.scenePos())

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        self._explain(event.scenePos())
        event.accept()

    def _explain(self, point: QPointF) -> None:
        part, target_id = self.controller.game_choice, self.hit_target_at(point)
        at_rest = self.view is not None and not self.is_playing and not self._dragging
        tag_text = part.explain(target_id, point) if target_id is not None and at_rest else None
        if tag_text is not None:
            # Hints must stay readable.
            hinted = (callout.box for callout in self.callouts.shown_callouts)
            tag_text = replace(tag_text, keep_clear=(*tag_text.keep_clear, *hinted))
        reading = ""
        if target_id is not None and part.card_at(target_id) is not None:
            reading = how_to_read(by_click=not part.decides(target_id))
        self.note.explain(tag_text, self.sceneRect(), reading)
        if self.note.isVisible():
            part.on_note_changed()

    def hide_note(self) -> None:
        """Hide the note below the pointer."""
        if self.note.isVisible():
            self.note.hide()
            self.controller.game_choice.on_note_changed()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.gestures += 1
        self.hide_note()
        burst = self._burst
        if burst.is_open and burst.goes_on(event, self.hit_target_at(event.scenePos()), self.view):
            return
        # Items may have moved under the pointer since its last move.
        self._point_at(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at, self.held_keys = event.scenePos(), event.modifiers()
            self._pressed_to_go_on = self.is_held_up
            self._pressed = self.hit_target_at(event.scenePos())
            part, target_id = self.controller.game_choice, self._pressed
            self._pressed_card = None if target_id is None else part.card_at(target_id)
            part.pressed(target_id)
        elif event.button() == Qt.MouseButton.RightButton:
            self.controller.game_choice.right_pressed()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if event.screenPos() != self._pointer_at:
            self._pointer_at = event.screenPos()
            self.gestures += 1
        self._resting_at = point
        self._burst.move(point)
        # A callout stays while it is read, although a click goes through it.
        over = self._drop_target(point) if self._dragging else self._target_in_sight(point)
        if self._dragging:
            self._carry(point, over)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if (point - self._press_at).manhattanLength() > CLICK_SLACK_PX:
                self._dragging = self._lift(self._pressed)
                self._pressed = None
                if self._dragging:
                    self.drag_changed.emit()
        elif self._hover_over(over, point):
            self.clickable_hovered.emit(over is not None and self._is_clickable(over))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.scenePos()
        over = self.hit_target_at(point)
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
            # The button may be released without a preceding move event.
            self._drop(point)
            self.drag_changed.emit()
        elif self.is_held_up and self._pressed_to_go_on:
            self.reading_confirmed.emit()
        elif pressed == over and (number := _callout_number(pressed)):
            self.hint_lifted.emit(number)
        elif (
            pressed == over and _is_back(pressed) and (refusal := self.controller.refuse_covered())
        ):
            self.note.explain(TagText(refusal, point), self.sceneRect())
        elif self.diversion is not None:
            if pressed is not None and pressed == over:
                self.diversion.clicked(pressed)
        elif pressed is not None and pressed == over:
            idle = (
                self.controller.selection is None
                and not self.controller.game_choice.is_clickable(pressed)
            )
            self._burst.begin(event, pressed, self.view)
            self.controller.game_choice.clicked(pressed)
            if idle:
                self.idle_clicked.emit()
        event.accept()

    # -- dragging ----------------------------------------------------------------------------------

    def _lift(self, target_id: Hashable) -> bool:
        """Begin a drag; return whether there is anything to drag."""
        card = self.controller.game_choice.card_at(target_id) if is_in_hand(target_id) else None
        is_taken = card is not None and self.carrier is not None and self.carrier.can_take(card)
        lifted = self.diversion is None and self.controller.game_choice.lift(target_id)
        self._carried, self._only_shown = card if is_taken else None, is_taken and not lifted
        if self._only_shown:
            self.controller.game_choice.show_aside(target_id)
        return lifted or self._only_shown

    def _carry(self, point: QPointF, over: Hashable | None) -> None:
        self.shows_now = False
        if self.carrier is not None and self._carried is not None:
            self.shows_now = self.carrier.carry(self._carried, point, alone=self._only_shown)
        if not self._only_shown:
            self.controller.game_choice.carry(point, None if self.shows_now else over)

    def _drop(self, point: QPointF) -> None:
        """End a drag: show the card, play it, or return it to its place."""
        self._carry(point, self._drop_target(point))
        carrier, card, only = self.carrier, self._carried, self._only_shown
        shows_only = self.shows_now
        self._put_back()
        if not only:
            self._let_go(
                None if shows_only else self._drop_target(point),
                given_up=shows_only or not self.is_in_sight(point),
            )
        if shows_only and carrier is not None and card is not None:
            carrier.drop(card, point)

    def _let_go(self, over: Hashable | None, *, given_up: bool) -> None:
        """Let the game end a drag over a hit target; nothing else is chosen meanwhile."""
        self._is_dropping = True
        self.controller.game_choice.drop(over, given_up=given_up)
        self._is_dropping = False

    def _put_back(self) -> None:
        """End the showing of a dragged card."""
        if self.carrier is not None and self._carried is not None:
            self.carrier.give_up()
            self.controller.game_choice.show_aside(None)
        self._carried, self._only_shown, self.shows_now = None, False, False

    def is_in_sight(self, point: QPointF) -> bool:
        """Return whether a point is in the viewport; a drag may leave it."""
        visible_rect = self.sceneRect()
        # Its right and lower edges are the first pixels of the neighbouring widgets.
        beyond = point.x() >= visible_rect.right() or point.y() >= visible_rect.bottom()
        return visible_rect.contains(point) and not beyond

    def _drop_target(self, point: QPointF) -> Hashable | None:
        """Return the hit target for dropping the dragged item.

        A zoomed board extends beyond the viewport, where nothing can be dropped.
        """
        return self.hit_target_at(point) if self.is_in_sight(point) else None

    def _is_clickable(self, target_id: Hashable) -> bool:
        if self.diversion is not None:
            return self.diversion.clickable(target_id)
        return _callout_number(target_id) > 0 or self.controller.game_choice.is_clickable(target_id)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        part, target_id = self.controller.game_choice, self.hit_target_at(event.scenePos())
        if self._burst.goes_on(event, target_id, self.view):
            return
        if target_id is not None and part.is_meant_for(target_id, self._pressed_card):
            event.accept()
            return
        card = part.card_at(target_id) if target_id is not None else None
        is_left = event.button() == Qt.MouseButton.LeftButton
        # The first click may have put a card there, which was not the target.
        if is_left and card is not None and card == self._pressed_card:
            event.accept()
            self.card_requested.emit(card)
        else:
            self.mousePressEvent(event)
        if target_id is not None:
            part.double_clicked(target_id)

    def read_card(self) -> bool:
        """Open the card under the pointer or selected by keys; return whether there is one."""
        card = self.controller.game_choice.card_at(self._hover) if self._hover is not None else None
        card = card or self.controller.game_choice.card_at(None)
        if card is not None:
            self.card_requested.emit(card)
        return card is not None

    def forget_press(self) -> None:
        """Forget the press because it became a pan: its release is no click."""
        self._pressed, self._pressed_to_go_on = None, False

    def _point_at(self, point: QPointF) -> None:
        """Highlight what is below the pointer now, in scene coordinates."""
        self._resting_at = point
        if self.view is not None:
            over = self._target_in_sight(point)
            self._hover_over(over, point)
            self.clickable_hovered.emit(over is not None and self._is_clickable(over))

    def leave(self) -> None:
        """Handle the pointer leaving the board."""
        self._resting_at = None
        if self._hover is not None:
            self.refresh_hover()


def _is_back(target_id: Hashable | None) -> bool:
    """Return whether a hit target is a card of a covered hand."""
    return isinstance(target_id, tuple) and target_id[0] == "back"


def _callout_number(target_id: Hashable | None) -> int:
    """Return the number of the callout that is a hit target, from 1; 0 for other targets."""
    match target_id:
        case (str(kind), int(number)) if kind == CALLOUT:
            return number
    return 0
