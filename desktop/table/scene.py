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
from desktop.table.callouts.callout_set import Callouts
from desktop.table.callouts.label import Labels, Naming
from desktop.table.callouts.note import Note, how_to_read
from desktop.table.callouts.tags import Saying
from desktop.table.choice import ChoiceController, GameChoice
from desktop.table.facts import Badge
from desktop.table.items import ClickBurst, Seen, Spot, is_in_hand
from desktop.table.texts import GameTexts
from engine.core.game import Game
from engine.core.policy import ViewT
from engine.core.values import Action, Decision, Event, Seat

#: Distance in pixels the mouse may move between press and release of a click.
SLACK = 6.0


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

    A game's scene holds its items and places them by the view and the half-made choice. `choice`
    builds the action, with a part supplied by the game; `animations` builds the animations. Both
    are added by `compose`, because they refer to the scene.

    Signals, with those of `BoardScene`:
        chosen(Action): the viewer's answer.
        acted(Interruption): an act of the viewer that nobody asked for.
        changed_choice(): the half-made choice changed, with its buttons and words.
        pointed(bool): whether the pointer is over something that can be clicked.
        read(card): a card was double-clicked.
        idle_clicked(): something was clicked while no person at the screen has a decision.
        lifted(number): the hinted answer of this number, from 1, is to be considered.
        message_shown(): a key was answered with an aside, which replaces a hint.
        show_requested(): a card of the hand is to be shown to others.
        has_read(): the board was clicked while something was held up to be read.
    """

    chosen = Signal(object)
    acted = Signal(object)
    changed_choice = Signal()
    pointed = Signal(bool)
    read = Signal(str)
    idle_clicked = Signal()
    lifted = Signal(int)
    message_shown = Signal()
    has_read = Signal()
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
        #: Takes the clicks while an offer is made; None: they answer the question.
        self.diversion: Diversion | None = None
        #: Shows dragged cards; None where cards cannot be shown.
        self.carrier: CardCarrier | None = None
        #: The card of the hand that is dragged, whether it can only be shown, and whether letting
        #: go now shows it.
        self._carried: str | None = None
        self._only_shown = False
        self.shows_now = False
        self.note = Note(self.floor)
        self.callouts = Callouts(self.floor)
        self.badges = Badges(self.floor)
        self.labels = Labels(self.board)
        #: How many hinted answers can be lifted by their numbers.
        self.hinted = 0
        self.changed_choice.connect(self.hide_note)
        self.rearranged.connect(self.hide_note)
        self._hover: Hashable | None = None
        self._pressed: Hashable | None = None
        #: The card under the last press, before the click had an effect.
        self._pressed_card: str | None = None
        self._press_at = QPointF()
        self._burst = ClickBurst(SLACK)
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

    # -- Sync, animate, offer ----------------------------------------------------------------------

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
        self.choice.offer(decision, legal)

    def withdraw(self) -> None:
        """Close the decision."""
        self.choice.withdraw()

    def compose(self, part: GameChoice[Any], animations: Animator) -> None:
        """Add the game's part of the choice and its animations."""
        self.choice: ChoiceController[Any] = ChoiceController(part, self)
        self.choice.chosen.connect(self.chosen)
        self.choice.acted.connect(self.acted)
        self.choice.changed.connect(self.changed_choice)
        self.animations: Animator = animations

    # -- For games to override ---------------------------------------------------------------------

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
        choosing = self.choice.choosing
        return choosing.seat if choosing is not None else self.viewer

    def addressed(self) -> list[str]:
        """Return the names of all seats, with "" for the reader's own."""
        return ["" if seat == self.reader else name for seat, name in enumerate(self.names)]

    def spoken_for(self, action: Action | None) -> bool:
        """Return whether a callout explains an action, so that nothing else needs to."""
        return any(callout.spoken.move.action == action for callout in self.callouts.shown)

    def text_rects(self) -> list[QRectF]:
        """Return the rects of the table's own explanations, without callouts."""
        spots = (item for item in self.items() if isinstance(item, Spot))
        rects = (spot.text_rect for spot in spots if not isinstance(spot, Callout))
        return [box for box in rects if box is not None]

    def show_badges(
        self, moves: Sequence[tuple[int, Action]], *, hand: bool = True, given: Action | None = None
    ) -> None:
        """Put badges with these numbers at the places of actions.

        With `hand` set, badges lie on the cards of the hand too, as before an action. The badge of
        the `given` answer has a ring.
        """
        part = self.choice.part
        find = part.touched_place if hand else part.place_of_result
        found = [(number, find(action)) for number, action in moves]
        self.badges.show(
            [(number, at) for number, at in found if at is not None],
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

    def place_names(self) -> Iterable[Naming]:
        """Return the names of the places, each with its position on the board."""
        return ()

    def mark_recent(self, events: Sequence[Event]) -> None:
        """Mark the items that the latest events touched, from the next `sync` on."""

    def targets(self) -> list[QRectF]:
        """Return the areas that are fought for or can be chosen now, in scene pixels."""
        return []

    def call_place(self) -> tuple[QRectF, QRectF] | None:
        """Return the sheet over which the pennant of a call hangs, and that of its title, which
        must not be covered, in scene pixels; None if there is none.
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

    # -- Information -------------------------------------------------------------------------------

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

    # -- The mouse ---------------------------------------------------------------------------------

    def scroll(self, point: QPointF, notches: int) -> bool:
        """Handle the wheel above a point; return False to let it zoom."""
        return self.choice.part.scrolled(self.hit_target_at(point), notches)

    def hit_target_at(self, point: QPointF) -> Hashable | None:
        """Return the topmost hit target at a point in scene coordinates.

        The body of a callout leaves a click to the target below it; without one, it counts as the
        seal of the callout.
        """
        body: Hashable | None = None
        for item in self.items(point):
            if isinstance(item, Spot) and item.spot is not None:
                if not isinstance(item, Callout) or item.is_seal_at(point):
                    return item.spot
                body = body or item.spot
        return body

    def refresh_hover(self) -> None:
        """Reset the hover state, because items moved under a resting pointer."""
        self.hide_note()
        self._hover = None
        self.choice.part.hovered(None)
        self.pointed.emit(False)

    def seen_of(self, word: Hashable, *, cards: bool = True) -> list[Seen]:
        """Return where the places and, with `cards`, the cards of the hand named by a word are
        visible.

        A whole hit target is accepted as well. Hit targets of hand cards begin with "hand" in every
        game.
        """
        found, places = [], {}
        for item in self.items():
            if not isinstance(item, Spot) or item.spot is None or not item.isVisible():
                continue
            spot, shape = item.spot, item.sceneTransform().map(item.outlined())
            if cards and self._shows(spot, word):
                found.append(Seen(shape, item))
            elif spot == word or (isinstance(spot, tuple) and word in spot[1:]):
                # Pieces share the hit target of their place, and the place comes last.
                places[spot] = Seen(shape)
        return [*found, *places.values()]

    def _shows(self, spot: Hashable, card: Hashable) -> bool:
        """Return whether a hit target shows this card of the hand."""
        return is_in_hand(spot) and self.choice.part.card_at(spot) == card

    @property
    def press_at(self) -> QPointF:
        """Where the mouse was last pressed, in scene coordinates."""
        return self._press_at

    @property
    def busy_with_mouse(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    def cancel_drag(self) -> bool:
        """Return a dragged item to its place; return whether there was one."""
        dragged, self._dragging = self._dragging, False
        if dragged:
            self._put_back()
            self.choice.part.drop(None, given_up=True)
            self.refresh_hover()
        return dragged

    # -- Notes below the pointer -------------------------------------------------------------------

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        # Qt sends this after the pointer has rested for a moment.
        self._explain(event.scenePos())

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        self._explain(event.scenePos())
        event.accept()

    def _explain(self, point: QPointF) -> None:
        part, spot = self.choice.part, self.hit_target_at(point)
        at_rest = self.view is not None and not self.playing and not self._dragging
        saying = part.explain(spot, point) if spot is not None and at_rest else None
        if saying is not None:
            # Hints must stay readable.
            hinted = (callout.box for callout in self.callouts.shown)
            saying = replace(saying, clear=(*saying.clear, *hinted))
        reading = ""
        if spot is not None and part.card_at(spot) is not None:
            reading = how_to_read(by_click=not part.decides(spot))
        self.note.explain(saying, self.sceneRect(), reading)
        if self.note.isVisible():
            part.on_note_changed()

    def hide_note(self) -> None:
        """Hide the note below the pointer."""
        if self.note.isVisible():
            self.note.hide()
            self.choice.part.on_note_changed()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hide_note()
        if self._burst.goes_on(event, self.hit_target_at(event.scenePos()), self.view):
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at, self.held_keys = event.scenePos(), event.modifiers()
            self._pressed_to_go_on = self.held_up
            self._pressed = self.hit_target_at(event.scenePos())
            part, spot = self.choice.part, self._pressed
            self._pressed_card = None if spot is None else part.card_at(spot)
            part.pressed(spot)
        elif event.button() == Qt.MouseButton.RightButton:
            self.choice.part.right_pressed()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        at = event.scenePos()
        self._burst.move(at)
        # A callout stays while it is read, although a click goes through it.
        read = self.callouts.spot_at(at)
        over = self.hit_target_at(at) if read is None else read
        over = self._drop_spot(at) if self._dragging else over
        if self._dragging:
            self._carry(at, over)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if (at - self._press_at).manhattanLength() > SLACK:
                self._dragging = self._lift(self._pressed)
                self._pressed = None
        elif over != self._hover:
            self._hover = over
            self.hide_note()
            if self.diversion is not None:
                self.diversion.hovered(over, at)
            elif not _callout_number(over):
                # A callout stays as it is while the pointer is on it.
                self.choice.part.hovered(over)
            self.pointed.emit(over is not None and self._clickable(over))
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
            self.has_read.emit()
        elif pressed == over and (number := _callout_number(pressed)):
            self.lifted.emit(number)
        elif pressed == over and _is_back(pressed) and (words := self.choice.refuse_covered()):
            self.note.explain(Saying(words, at), self.sceneRect())
        elif self.diversion is not None:
            if pressed is not None and pressed == over:
                self.diversion.clicked(pressed)
        elif pressed is not None and pressed == over:
            idle = self.choice.choosing is None and not self.choice.part.clickable(pressed)
            self._burst.begin(event, pressed, self.view)
            self.choice.part.clicked(pressed)
            if idle:
                self.idle_clicked.emit()
        event.accept()

    # -- dragging ----------------------------------------------------------------------------------

    def _lift(self, spot: Hashable) -> bool:
        """Begin a drag; return whether there is anything to drag."""
        card = self.choice.part.card_at(spot) if is_in_hand(spot) else None
        shown = card is not None and self.carrier is not None and self.carrier.can_take(card)
        lifted = self.diversion is None and self.choice.part.lift(spot)
        self._carried, self._only_shown = card if shown else None, shown and not lifted
        if self._only_shown:
            self.choice.part.show_aside(spot)
        return lifted or self._only_shown

    def _carry(self, at: QPointF, over: Hashable | None) -> None:
        self.shows_now = False
        if self.carrier is not None and self._carried is not None:
            self.shows_now = self.carrier.carry(self._carried, at, alone=self._only_shown)
        if not self._only_shown:
            self.choice.part.carry(at, None if self.shows_now else over)

    def _drop(self, at: QPointF) -> None:
        """End a drag: show the card, play it, or return it to its place."""
        self._carry(at, self._drop_spot(at))
        carrier, card, only = self.carrier, self._carried, self._only_shown
        shown = self.shows_now
        self._put_back()
        if not only:
            self.choice.part.drop(
                None if shown else self._drop_spot(at), given_up=shown or not self.in_sight(at)
            )
        if shown and carrier is not None and card is not None:
            carrier.drop(card, at)

    def _put_back(self) -> None:
        """End the showing of a dragged card."""
        if self.carrier is not None and self._carried is not None:
            self.carrier.give_up()
            self.choice.part.show_aside(None)
        self._carried, self._only_shown, self.shows_now = None, False, False

    def in_sight(self, point: QPointF) -> bool:
        """Return whether a point is in the viewport; a drag may leave it."""
        seen = self.sceneRect()
        # Its right and lower edges are the first pixels of the neighbouring widgets.
        beyond = point.x() >= seen.right() or point.y() >= seen.bottom()
        return seen.contains(point) and not beyond

    def _drop_spot(self, point: QPointF) -> Hashable | None:
        """Return the hit target for dropping the dragged item.

        A zoomed board extends beyond the viewport, where nothing can be dropped.
        """
        return self.hit_target_at(point) if self.in_sight(point) else None

    def _clickable(self, spot: Hashable) -> bool:
        if self.diversion is not None:
            return self.diversion.clickable(spot)
        return _callout_number(spot) > 0 or self.choice.part.clickable(spot)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        part, spot = self.choice.part, self.hit_target_at(event.scenePos())
        if self._burst.goes_on(event, spot, self.view):
            return
        if spot is not None and part.is_meant_for(spot, self._pressed_card):
            event.accept()
            return
        card = part.card_at(spot) if spot is not None else None
        left = event.button() == Qt.MouseButton.LeftButton
        # The first click may have put a card there, which was not the target.
        if left and card is not None and card == self._pressed_card:
            event.accept()
            self.read.emit(card)
        else:
            self.mousePressEvent(event)
        if spot is not None:
            part.double_clicked(spot)

    def read_card(self) -> bool:
        """Open the card under the pointer or selected by keys; return whether there is one."""
        card = self.choice.part.card_at(self._hover) if self._hover is not None else None
        card = card or self.choice.part.card_at(None)
        if card is not None:
            self.read.emit(card)
        return card is not None

    def forget_press(self) -> None:
        """Forget the press because it became a pan: its release is no click."""
        self._pressed, self._pressed_to_go_on = None, False

    def leave(self) -> None:
        """Handle the pointer leaving the board."""
        if self._hover is not None:
            self.refresh_hover()


def _is_back(spot: Hashable | None) -> bool:
    """Return whether a hit target is a card of a covered hand."""
    return isinstance(spot, tuple) and spot[0] == "back"


def _callout_number(spot: Hashable | None) -> int:
    """Return the number of the callout that is a hit target, from 1; 0 for other targets."""
    match spot:
        case (str(kind), int(number)) if kind == CALLOUT:
            return number
    return 0
