"""The base of every game's table: it shows views and events and translates the mouse."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import (
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
)

from desktop.painting.cache.pictures import Pictures
from desktop.table.bargaining import BoundPlace, CardCarrier, Diversion
from desktop.table.board_scene import BoardScene
from desktop.table.callouts.badges import Badges
from desktop.table.callouts.callout import CALLOUT, Callout
from desktop.table.callouts.callout_set import CalloutSet
from desktop.table.callouts.label import Labels, PlaceName
from desktop.table.callouts.note import Note, how_to_read
from desktop.table.callouts.tags import TagText
from desktop.table.choice import ChoiceController, GameChoice
from desktop.table.facts import Badge
from desktop.table.items import ClickBurst, HitItem, VisibleOutline, is_in_hand
from desktop.table.texts import GameTexts
from engine.core.game import Game
from engine.core.policy import ViewT
from engine.core.values import Action, Decision, Event, Seat

#: Distance in pixels the mouse may move between press and release of a click.
CLICK_SLACK_PX = 6.0


@dataclass(frozen=True, slots=True)
class Reading:
    """Something an event shows that must be read before the match goes on."""

    #: The seats it concerns; a person in one of them confirms that it has been read.
    seats: frozenset[Seat]
    #: The number of cards to look at.
    cards: int


class Animator(Protocol):
    """Makes the animations of a table; the next `sync` removes the items in flight."""

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None when it shows nothing."""

    def clear(self) -> None:
        """Remove the items in flight."""


class TableScene(BoardScene, Generic[ViewT]):
    """A game on its table, as its views show it.

    `sync` puts everything where a view says, `animate` shows one event, `offer` lets the viewer
    answer a decision.

    A game's scene holds its items and places them by the view and the selection. `controller`
    builds the action, with a part supplied by the game; `animations` builds the animations. Both
    are added by `compose`, because they refer to the scene.

    Signals, with those of `BoardScene`:
        chosen(Action): the viewer's answer.
        acted(Interruption): an act of the viewer that nobody asked for.
        choice_changed(): the selection changed, with its buttons and words.
        clickable_hovered(bool): whether the pointer is over something that can be clicked.
        card_requested(card): a card was double-clicked.
        idle_clicked(): something was clicked while no person at the screen has a decision.
        hint_lifted(number): the hinted answer of this number, from 1, is to be considered.
        message_shown(): a key was answered with an aside, which replaces a hint.
        show_requested(): a card of the hand is to be shown to others.
        reading_confirmed(): the board was clicked while something was held up to be read.
    """

    chosen = Signal(object)
    acted = Signal(object)
    choice_changed = Signal()
    clickable_hovered = Signal(bool)
    card_requested = Signal(str)
    idle_clicked = Signal()
    hint_lifted = Signal(int)
    message_shown = Signal()
    reading_confirmed = Signal()
    show_requested = Signal()

    def __init__(
        self,
        game: Game[Any, ViewT],
        texts: GameTexts[ViewT],
        parent: QObject | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        """Create a scene; `pictures` replaces the default cache of pictures."""
        super().__init__(pictures or Pictures(game.id), parent)
        self.game = game
        self.texts = texts
        self.names: Sequence[str] = ()
        self.viewer: Seat | None = None
        #: The seat whose hand is face down in front of the people at the screen.
        self.covered: Seat | None = None
        self.view: ViewT | None = None
        #: Whether the whole board must always be visible, as in the editor.
        self.whole = False
        #: Whether the viewer may act now without being asked.
        self.may_act = False
        #: Whether a past moment is shown, in which nothing can be played.
        self.still = False
        #: Whether an event is being animated: items must not be touched until the next `sync`.
        self.playing = False
        #: Whether something is held up until it has been read; a click anywhere confirms it.
        self.held_up = False
        #: The events of the last step before the past moment that is shown; none in the present.
        self.past_events: Sequence[Event] = ()
        #: The view while something is held up; None for the view shown.
        self.held_view: ViewT | None = None
        #: Takes the clicks while an offer is made; None if they answer the question.
        self.diversion: Diversion | None = None
        #: Shows dragged cards; None where cards cannot be shown.
        self.carrier: CardCarrier | None = None
        #: The card of the hand that is dragged, whether it can only be shown, and whether letting
        #: go now shows it.
        self._carried: str | None = None
        self._only_shown = False
        self.shows_now = False
        self.note = Note(self.floor)
        self.callouts = CalloutSet(self.floor)
        self.badges = Badges(self.floor)
        self.labels = Labels(self.board)
        #: How many hinted answers can be lifted by their numbers.
        self.hinted = 0
        self.choice_changed.connect(self.hide_note)
        self.rearranged.connect(self.hide_note)
        self._hover: Hashable | None = None
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

    @property
    def seen(self) -> ViewT:
        """The view shown; valid from the first `sync` on."""
        assert self.view is not None
        return self.view

    # -- sync, animate, offer ----------------------------------------------------------------------

    @abstractmethod
    def sync(self, view: ViewT) -> None:
        """Put every item where the view says; allowed after any earlier state."""

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None when it shows nothing."""
        if self.view is None or not self.arranged:
            return None
        return self.animations.animation(event)

    def reading(self, event: Event) -> Reading | None:
        """Return what an event shows to be read before the match goes on; None for nothing."""
        return None

    def opens_turn(self, event: Event) -> bool:
        """Return whether an event tells of the next turn, so that the panel must follow it."""
        return False

    def hold_up(self, event: Event, *, asks: bool, earlier: Sequence[Event] = ()) -> None:
        """Hold up what an event shows, animated or not; `asks` until a person confirms it.

        `earlier` are the events of the same step before it.
        """
        self.held_up = True
        self.held_view = self.at_event(event, earlier)

    def put_down(self) -> None:
        """Lower the hand or card that was held up."""
        self.held_up = False
        self.held_view = None

    def seat_badges(self, event: Event) -> Mapping[Seat, Badge]:
        """Return the badges of seats in the panel while an event is held up."""
        return {}

    def at_event(self, event: Event, earlier: Sequence[Event] = ()) -> ViewT:
        """Return the view right after an event that is held up, before everything that follows.

        `earlier` are the events of the same step before it, which the view does not hold yet.
        """
        return self.seen

    def offer(self, decision: Decision, legal: Sequence[Action]) -> None:
        """Let the viewer answer: highlight the possible choices."""
        self.controller.offer(decision, legal)

    def withdraw(self) -> None:
        """Close the decision."""
        self.controller.withdraw()

    def compose(self, part: GameChoice[Any], animations: Animator) -> None:
        """Add the game's part of the choice and its animations."""
        self.controller: ChoiceController[Any] = ChoiceController(part, self)
        self.controller.chosen.connect(self.chosen)
        self.controller.acted.connect(self.acted)
        self.controller.changed.connect(self.choice_changed)
        self.animations: Animator = animations

    # -- for games to override ---------------------------------------------------------------------

    def picture_area(self) -> QRectF:
        """Return the part of the scene for pictures: the board without the hand."""
        return self.sceneRect()

    def close_up(self) -> QRectF:
        """Return the part of `picture_area` for a small picture, in the same proportions."""
        return self.picture_area()

    def seated(
        self, names: Sequence[str], viewer: Seat | None, covered: Seat | None = None
    ) -> None:
        """Set the names, the viewer (None: a spectator) and the seat whose hand is face down."""
        self.names, self.viewer, self.covered = names, viewer, covered

    def carry(self, carrying: bool) -> None:
        """Show every possible place of the piece held in the editor, or stop showing them."""

    @property
    def reader(self) -> Seat | None:
        """The seat addressed by texts: the seat that decides, else the viewer."""
        selection = self.controller.selection
        return selection.seat if selection is not None else self.viewer

    def addressed(self) -> list[str]:
        """Return the names of all seats, with "" for the reader's own."""
        return ["" if seat == self.reader else name for seat, name in enumerate(self.names)]

    def has_callout_for(self, action: Action | None) -> bool:
        """Return whether a callout explains an action, so that nothing else needs to."""
        return any(callout.text.move.action == action for callout in self.callouts.shown)

    def text_rects(self) -> list[QRectF]:
        """Return the rects of the table's own explanations, without callouts."""
        hit_items = (item for item in self.items() if isinstance(item, HitItem))
        rects = (item.text_rect for item in hit_items if not isinstance(item, Callout))
        return [box for box in rects if box is not None]

    def show_badges(
        self, moves: Sequence[tuple[int, Action]], *, hand: bool = True, given: Action | None = None
    ) -> None:
        """Put badges with these numbers at the places of actions.

        With `hand` set, badges lie on the cards of the hand too, as before an action. The badge of
        the `given` answer has a ring.
        """
        part = self.controller.game_choice
        find = part.anchor_of if hand else part.place_of_result
        anchors = [(number, find(action)) for number, action in moves]
        self.badges.show(
            [(number, at) for number, at in anchors if at is not None],
            [*part.surroundings().seen, *self.labels.boxes()] if moves else (),
            next((number for number, action in moves if action == given), None),
        )

    def name_places(self, is_on: bool, moves: Sequence[Action] = ()) -> None:
        """Show or hide the names of places to which texts beside the table refer.

        `moves` are the actions that these texts list; where names would hide a small board, only
        the names they need are shown.
        """
        self.labels.show(self.place_names() if is_on else ())

    def show_bound(
        self, bound: Sequence[BoundPlace], dimmed: Collection[str] = (), focus: str | None = None
    ) -> None:
        """Mark the places that the terms of an agreement or offer are about.

        `dimmed` are places about which no term makes sense, `focus` is the one chosen by keys.
        """

    def place_point(self, place: str) -> QPointF | None:
        """Return where a place of `show_bound` is, in scene pixels; None if it is not shown."""
        return None

    def place_names(self) -> Iterable[PlaceName]:
        """Return the names of the places, each with its position on the board."""
        return ()

    def mark_recent(self, events: Sequence[Event]) -> None:
        """Mark the items that the latest events touched, from the next `sync` on."""

    def targets(self) -> list[QRectF]:
        """Return the areas that are fought for or can be chosen now, in scene pixels."""
        return []

    def call_place(self) -> tuple[QRectF, Sequence[QRectF]] | None:
        """Return the sheet over which the pennant of a call hangs, and the words on it that must
        stay readable, in scene pixels; None if there is none.
        """
        return None

    def set_tempo(self, tempo: float) -> None:
        """Set the factor on the duration of animations."""
        if tempo != self.tempo:
            self.tempo = tempo
            self.tempo_changed()

    def set_candlelit(self, dark: bool) -> None:
        """Set whether the area around the board is dark."""

    def tempo_changed(self) -> None:
        """Start or stop continuous animations for the new tempo."""

    def description(self) -> list[str]:
        """Return everything the viewer sees, as sentences for a screen reader."""
        return []

    def retranslate(self) -> None:
        """Update the texts for a new language."""

    # -- information -------------------------------------------------------------------------------

    def asked_view(self) -> ViewT:
        """Return the view by which actions are judged: that of the deciding seat, as far as it is
        shown.
        """
        return self.seen

    def foreseen(self, action: Action) -> list[Event]:
        """Return the events an action would cause."""
        return self.game.preview(self.asked_view(), action)

    def refusal(self, action: Action) -> tuple[str, str]:
        """Return why an action is not possible, as a key and in words; both "" if it is."""
        view = self.asked_view()
        key = self.game.refusal(view, action)
        return key, self.texts.refusal(key, action, view) if key else ""

    # -- the mouse ---------------------------------------------------------------------------------

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

    def seen_of(self, word: Hashable, *, cards: bool = True) -> list[VisibleOutline]:
        """Return where the places and, with `cards`, the cards of the hand named by a word are
        visible.

        A whole hit target is accepted as well. Hit targets of hand cards begin with "hand" in every
        game.
        """
        found, places = [], {}
        for item in self.items():
            if not isinstance(item, HitItem) or item.target_id is None or not item.isVisible():
                continue
            target_id, shape = item.target_id, item.sceneTransform().map(item.outlined())
            if cards and self._shows(target_id, word):
                found.append(VisibleOutline(shape, item))
            elif target_id == word or (isinstance(target_id, tuple) and word in target_id[1:]):
                # Pieces share the hit target of their place, and the place comes last.
                places[target_id] = VisibleOutline(shape)
        return [*found, *places.values()]

    def _shows(self, target_id: Hashable, card: Hashable) -> bool:
        """Return whether a hit target shows this card of the hand."""
        return is_in_hand(target_id) and self.controller.game_choice.card_at(target_id) == card

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
            self.controller.game_choice.drop(None, given_up=True)
            self.refresh_hover()
        return dragged

    # -- notes below the pointer -------------------------------------------------------------------

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        # Qt sends this after the pointer has rested for a moment.
        self._explain(event.scenePos())

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        self._explain(event.scenePos())
        event.accept()

    def _explain(self, point: QPointF) -> None:
        part, target_id = self.controller.game_choice, self.hit_target_at(point)
        at_rest = self.view is not None and not self.playing and not self._dragging
        tag_text = part.explain(target_id, point) if target_id is not None and at_rest else None
        if tag_text is not None:
            # Hints must stay readable.
            hinted = (callout.box for callout in self.callouts.shown)
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
        self.hide_note()
        if self._burst.goes_on(event, self.hit_target_at(event.scenePos()), self.view):
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at, self.held_keys = event.scenePos(), event.modifiers()
            self._pressed_to_go_on = self.held_up
            self._pressed = self.hit_target_at(event.scenePos())
            part, target_id = self.controller.game_choice, self._pressed
            self._pressed_card = None if target_id is None else part.card_at(target_id)
            part.pressed(target_id)
        elif event.button() == Qt.MouseButton.RightButton:
            self.controller.game_choice.right_pressed()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        at = event.scenePos()
        self._burst.move(at)
        # A callout stays while it is read, although a click goes through it.
        read = self.callouts.target_at(at)
        over = self.hit_target_at(at) if read is None else read
        over = self._drop_target(at) if self._dragging else over
        if self._dragging:
            self._carry(at, over)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if (at - self._press_at).manhattanLength() > CLICK_SLACK_PX:
                self._dragging = self._lift(self._pressed)
                self._pressed = None
        elif over != self._hover:
            self._hover = over
            self.hide_note()
            if self.diversion is not None:
                self.diversion.hovered(over, at)
            elif not _callout_number(over):
                # A callout stays as it is while the pointer is on it.
                self.controller.game_choice.hovered(over)
            self.clickable_hovered.emit(over is not None and self._is_clickable(over))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.scenePos()
        over = self.hit_target_at(at)
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
            # The button may be released without a preceding move event.
            self._drop(at)
        elif self.held_up and self._pressed_to_go_on:
            self.reading_confirmed.emit()
        elif pressed == over and (number := _callout_number(pressed)):
            self.hint_lifted.emit(number)
        elif pressed == over and _is_back(pressed) and (words := self.controller.refuse_covered()):
            self.note.explain(TagText(words, at), self.sceneRect())
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
        shown = card is not None and self.carrier is not None and self.carrier.can_take(card)
        lifted = self.diversion is None and self.controller.game_choice.lift(target_id)
        self._carried, self._only_shown = card if shown else None, shown and not lifted
        if self._only_shown:
            self.controller.game_choice.show_aside(target_id)
        return lifted or self._only_shown

    def _carry(self, at: QPointF, over: Hashable | None) -> None:
        self.shows_now = False
        if self.carrier is not None and self._carried is not None:
            self.shows_now = self.carrier.carry(self._carried, at, alone=self._only_shown)
        if not self._only_shown:
            self.controller.game_choice.carry(at, None if self.shows_now else over)

    def _drop(self, at: QPointF) -> None:
        """End a drag: show the card, play it, or return it to its place."""
        self._carry(at, self._drop_target(at))
        carrier, card, only = self.carrier, self._carried, self._only_shown
        shown = self.shows_now
        self._put_back()
        if not only:
            self.controller.game_choice.drop(
                None if shown else self._drop_target(at), given_up=shown or not self.is_in_sight(at)
            )
        if shown and carrier is not None and card is not None:
            carrier.drop(card, at)

    def _put_back(self) -> None:
        """End the showing of a dragged card."""
        if self.carrier is not None and self._carried is not None:
            self.carrier.give_up()
            self.controller.game_choice.show_aside(None)
        self._carried, self._only_shown, self.shows_now = None, False, False

    def is_in_sight(self, point: QPointF) -> bool:
        """Return whether a point is in the viewport; a drag may leave it."""
        seen = self.sceneRect()
        # Its right and lower edges are the first pixels of the neighbouring widgets.
        beyond = point.x() >= seen.right() or point.y() >= seen.bottom()
        return seen.contains(point) and not beyond

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
        left = event.button() == Qt.MouseButton.LeftButton
        # The first click may have put a card there, which was not the target.
        if left and card is not None and card == self._pressed_card:
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

    def leave(self) -> None:
        """Handle the pointer leaving the board."""
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
