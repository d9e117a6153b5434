"""The base of every game's table: three verbs, what is known of a match, what the mouse means."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import (
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
)

from desktop.painting.pictures import Pictures
from desktop.table.board_scene import BoardScene
from desktop.table.callouts.badges import Badges
from desktop.table.callouts.callouts import PLAQUE, Callout, Callouts
from desktop.table.callouts.label import Labels, Naming
from desktop.table.callouts.note import Note, how_to_read
from desktop.table.callouts.tags import Saying
from desktop.table.choice import ChoiceController, ChoicePart
from desktop.table.items import Seen, Spot
from desktop.table.texts import GameTexts
from engine.core.game import Game
from engine.core.policy import ViewT
from engine.core.values import Action, Decision, Event, Seat

#: How far the mouse may wander between press and release of a click, in pixels.
SLACK = 6.0


@dataclass(frozen=True, slots=True)
class Reading:
    """What an event leaves on the table to be read before anything else happens."""

    #: Whom it concerns: of these, whoever sits at the screen says when it has been read.
    seats: frozenset[Seat]
    #: How many cards there are to look at.
    cards: int


class Animator(Protocol):
    """Makes the animations of a table; what only flew is cleared away by the next `sync`."""

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """How one event looks, or None when it shows nothing."""

    def clear(self) -> None:
        """Remove what only flew."""


class TableScene(BoardScene, Generic[ViewT]):
    """A game on its table, as views of it show it.

    `sync` puts everything where a view says, `animate` shows one event, `offer` lets the viewer
    answer a question.

    A game's scene holds its items and puts them where a view and a half-made choice say. How an
    answer comes together is the work of `choice`, to which the game adds its part; how events look
    is that of `animations`. Both are added by `compose`, as they know the scene.

    Signals, with those of `BoardScene`:
        chosen(Action): the viewer's answer.
        changed_choice(): a half-made choice changed: its buttons and words are new.
        pointed(bool): whether the pointer is over something that can be clicked.
        read(card): a card was double-clicked.
        idle_clicked(): something was clicked while nobody at the screen is asked.
        lifted(number): the answer of this number, from 1, of those hinted at is to be considered.
        message_shown(): a key was answered with an aside, before which a hint gives way.
        has_read(): what was held up has been read: the board was clicked.
    """

    chosen = Signal(object)
    changed_choice = Signal()
    pointed = Signal(bool)
    read = Signal(str)
    idle_clicked = Signal()
    lifted = Signal(int)
    message_shown = Signal()
    has_read = Signal()

    def __init__(
        self,
        game: Game[Any, ViewT],
        texts: GameTexts[ViewT],
        parent: QObject | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        """`pictures`: where a game keeps them in a way of its own."""
        super().__init__(pictures or Pictures(game.id), parent)
        self.game = game
        self.texts = texts
        self.names: Sequence[str] = ()
        self.viewer: Seat | None = None
        #: Whose hand lies face down before them, while nobody looks.
        self.covered: Seat | None = None
        self.view: ViewT | None = None
        #: All of the board is to be seen at any time, as where it is edited.
        self.whole = False
        #: Whether a moment stands still that is looked back at: nothing is laid where it is shown.
        self.still = False
        #: An event is being animated: items must be left alone until the next `sync`.
        self.playing = False
        #: What an event showed stays until it has been read: a click anywhere says so.
        self.held_up = False
        #: What is known then; None: the view shown.
        self.held_view: ViewT | None = None
        self.note = Note(self.floor)
        self.plaques = Callouts(self.floor)
        self.seals = Badges(self.floor)
        self.labels = Labels(self.board)
        #: How many answers hinted at can be lifted by their numbers.
        self.hinted = 0
        self.changed_choice.connect(self.hide_note)
        self.rearranged.connect(self.hide_note)
        self._hover: Hashable | None = None
        self._pressed: Hashable | None = None
        #: The card under the last press, before the click did anything.
        self._pressed_card: str | None = None
        self._press_at = QPointF()
        #: The keys that were held at the last press.
        self.held_keys = Qt.KeyboardModifier.NoModifier
        self._dragging = False
        #: Whether something was held up already at the last press.
        self._pressed_to_go_on = False

    @property
    def seen(self) -> ViewT:
        """The view shown, from the first `sync` on."""
        assert self.view is not None
        return self.view

    # -- the three verbs -----------------------------------------------------------------------

    @abstractmethod
    def sync(self, view: ViewT) -> None:
        """Put every item where the view says; always possible, whatever was shown before."""

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How one event looks, or None when it shows nothing."""
        if self.view is None or not self.arranged:
            return None
        return self.animations.animation(event)

    def reading(self, event: Event) -> Reading | None:
        """What an event shows that is to be read before the match goes on; None: nothing."""
        return None

    def hold_up(self, event: Event, *, asks: bool) -> None:
        """Show that, whether or not the event was animated; `asks`: until somebody goes on."""
        self.held_up = True
        self.held_view = self.at_event(event)

    def put_down(self) -> None:
        """It has been read."""
        self.held_up = False
        self.held_view = None

    def at_event(self, event: Event) -> ViewT:
        """What is known once an event has been shown that is held up, before all that follows."""
        return self.seen

    def offer(self, decision: Decision, legal: Sequence[Action]) -> None:
        """Let the viewer answer: light what can be chosen."""
        self.choice.offer(decision, legal)

    def withdraw(self) -> None:
        """No question is open to the viewer any more."""
        self.choice.withdraw()

    def compose(self, part: ChoicePart[Any], animations: Animator) -> None:
        """Add how answers come together and how events look."""
        self.choice: ChoiceController[Any] = ChoiceController(part, self)
        self.choice.chosen.connect(self.chosen)
        self.choice.changed.connect(self.changed_choice)
        self.animations: Animator = animations

    # -- what a game adds ----------------------------------------------------------------------

    def picture_area(self) -> QRectF:
        """The part of the scene worth a picture: the board without the hand."""
        return self.sceneRect()

    def close_up(self) -> QRectF:
        """The part of that worth a small one, of the same shape."""
        return self.picture_area()

    def seated(
        self, names: Sequence[str], viewer: Seat | None, covered: Seat | None = None
    ) -> None:
        """Who sits where and whose view is shown; or nobody's, and whose hand lies face down."""
        self.names, self.viewer, self.covered = names, viewer, covered

    def carry(self, carrying: bool) -> None:
        """A piece is in the editor's hand, or no more: all it may lie on is to be seen."""

    @property
    def reader(self) -> Seat | None:
        """Who is spoken to: who is asked, else whoever looks."""
        choosing = self.choice.choosing
        return choosing.seat if choosing is not None else self.viewer

    def addressed(self) -> list[str]:
        """Names as the reader reads them: their own is empty."""
        return ["" if seat == self.reader else name for seat, name in enumerate(self.names)]

    def spoken_for(self, action: Action | None) -> bool:
        """Whether a plaque speaks of an answer, so that nothing else need."""
        return any(plaque.spoken.answer.action == action for plaque in self.plaques.shown)

    def said_at(self) -> list[QRectF]:
        """Where the table says something of its own, beside what it speaks of."""
        spots = (item for item in self.items() if isinstance(item, Spot))
        said = (spot.said_at for spot in spots if not isinstance(spot, Callout))
        return [box for box in said if box is not None]

    def seal(
        self,
        answers: Sequence[tuple[int, Action]],
        *,
        hand: bool = True,
        given: Action | None = None,
    ) -> None:
        """Lay seals with these numbers at the places of answers; `hand`: at its cards, too, as
        before the answer that was `given`. That has a ring.
        """
        part = self.choice.part
        find = part.touched if hand else part.laid
        found = [(number, find(action)) for number, action in answers]
        self.seals.show(
            [(number, at) for number, at in found if at is not None],
            [*part.surroundings().seen, *self.labels.boxes()] if answers else (),
            next((number for number, action in answers if action == given), None),
        )

    def name_places(self, on: bool) -> None:
        """Places are read of beside the table, or not: it shows the names it does not always."""
        self.labels.show(self.place_names() if on else ())

    def place_names(self) -> Iterable[Naming]:
        """What its places are called, each beside where it lies on the board."""
        return ()

    def mark_recent(self, events: Sequence[Event]) -> None:
        """These events are the latest: mark what they touched, from the next `sync` on."""

    def set_tempo(self, tempo: float) -> None:
        """How far animations are stretched from now on."""
        if tempo != self.tempo:
            self.tempo = tempo
            self.tempo_changed()

    def set_dark(self, dark: bool) -> None:
        """Whether the room round the board is dark."""

    def tempo_changed(self) -> None:
        """Whatever moves by itself may start or has to stop."""

    def description(self) -> list[str]:
        """Everything the viewer sees, as sentences for a screen reader."""
        return []

    def retranslate(self) -> None:
        """The language changed."""

    # -- what is known -------------------------------------------------------------------------

    def asked_view(self) -> ViewT:
        """The view to judge answers by: that of whoever is asked, as far as it may be shown."""
        return self.seen

    def foreseen(self, action: Action) -> list[Event]:
        """What an answer would do."""
        return self.game.preview(self.asked_view(), action)

    def refusal(self, action: Action) -> tuple[str, str]:
        """Why an answer is not possible, as a key and in words; "" where it is."""
        view = self.asked_view()
        key = self.game.refusal(view, action)
        return key, self.texts.refusal(key, action, view) if key else ""

    # -- the mouse -----------------------------------------------------------------------------

    def scroll(self, at: QPointF, notches: int) -> bool:
        """The wheel was turned above a point; whether that means more there than to zoom."""
        return self.choice.part.scrolled(self.hit_target_at(at), notches)

    def hit_target_at(self, at: QPointF) -> Hashable | None:
        """The topmost spot at a point in scene coordinates."""
        for item in self.items(at):
            if isinstance(item, Spot) and item.spot is not None:
                return item.spot
        return None

    def refresh_hover(self) -> None:
        """Items moved under a resting pointer."""
        self.hide_note()
        self._hover = None
        self.choice.part.hovered(None)
        self.pointed.emit(False)

    def seen_of(self, word: Hashable, *, cards: bool = True) -> list[Seen]:
        """Where what a word or a whole spot names is seen: places of that name, and `cards` of it
        in the hand, whose spots begin with "hand" in every game.
        """
        found, places = [], {}
        for item in self.items():
            if not isinstance(item, Spot) or item.spot is None or not item.isVisible():
                continue
            spot, shape = item.spot, item.sceneTransform().map(item.outlined())
            if cards and self._shows(spot, word):
                found.append(Seen(shape, item))
            elif spot == word or (isinstance(spot, tuple) and word in spot[1:]):
                # What lies on a place has its spot, and the place comes last.
                places[spot] = Seen(shape)
        return [*found, *places.values()]

    def _shows(self, spot: Hashable, card: Hashable) -> bool:
        """Whether a card of the hand is seen at a spot."""
        in_hand = isinstance(spot, tuple) and spot[0] == "hand"
        return in_hand and self.choice.part.card_at(spot) == card

    @property
    def press_at(self) -> QPointF:
        """Where the mouse was pressed last, in scene coordinates."""
        return self._press_at

    @property
    def busy_with_mouse(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    def cancel_drag(self) -> bool:
        """Put what is dragged back where it was; whether anything was dragged."""
        dragged, self._dragging = self._dragging, False
        if dragged:
            self.choice.part.drop(None, given_up=True)
            self.refresh_hover()
        return dragged

    # -- what lies below the pointer --------------------------------------------------------------

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        # The pointer has rested for a moment.
        self._explain(event.scenePos())

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        self._explain(event.scenePos())
        event.accept()

    def _explain(self, at: QPointF) -> None:
        part, spot = self.choice.part, self.hit_target_at(at)
        at_rest = self.view is not None and not self.playing and not self._dragging
        saying = part.explain(spot, at) if spot is not None and at_rest else None
        if saying is not None:
            # What is hinted stays to be read.
            hinted = (plaque.box for plaque in self.plaques.shown)
            saying = replace(saying, clear=(*saying.clear, *hinted))
        reading = ""
        if spot is not None and part.card_at(spot) is not None:
            reading = how_to_read(by_click=not part.decides(spot))
        self.note.explain(saying, self.sceneRect(), reading)
        if self.note.isVisible():
            part.explained()

    def hide_note(self) -> None:
        """What lies below the pointer is not explained any more."""
        if self.note.isVisible():
            self.note.hide()
            self.choice.part.explained()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hide_note()
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
        over = self._drop_spot(at) if self._dragging else self.hit_target_at(at)
        if self._dragging:
            self.choice.part.carry(at, over)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if (at - self._press_at).manhattanLength() > SLACK:
                self._dragging = self.choice.part.lift(self._pressed)
                self._pressed = None
        elif over != self._hover:
            self._hover = over
            self.hide_note()
            if not _number_of_plaque(over):
                # What is said of an answer stays so while it is pointed at.
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
            # Nothing may have moved since the button was let go elsewhere.
            self.choice.part.carry(at, self._drop_spot(at))
            self.choice.part.drop(self._drop_spot(at), given_up=not self.in_sight(at))
        elif self.held_up and self._pressed_to_go_on:
            self.has_read.emit()
        elif pressed == over and (number := _number_of_plaque(pressed)):
            self.lifted.emit(number)
        elif pressed == over and _is_back(pressed) and (words := self.choice.refuse_covered()):
            self.note.explain(Saying(words, at), self.sceneRect())
        elif pressed is not None and pressed == over:
            idle = self.choice.choosing is None and not self.choice.part.clickable(pressed)
            self.choice.part.clicked(pressed)
            if idle:
                self.idle_clicked.emit()
        event.accept()

    def in_sight(self, at: QPointF) -> bool:
        """Whether a point lies in the viewport, which the pointer may leave with a button held."""
        seen = self.sceneRect()
        # Its right and lower edges are the first pixels of the widgets beside it.
        beyond = at.x() >= seen.right() or at.y() >= seen.bottom()
        return seen.contains(at) and not beyond

    def _drop_spot(self, at: QPointF) -> Hashable | None:
        """The spot on which what is dragged would be let go; a board that is zoomed goes on beyond
        the viewport, but nothing is laid there.
        """
        return self.hit_target_at(at) if self.in_sight(at) else None

    def _clickable(self, spot: Hashable) -> bool:
        return _number_of_plaque(spot) > 0 or self.choice.part.clickable(spot)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        part, spot = self.choice.part, self.hit_target_at(event.scenePos())
        if spot is not None and part.mistaken(spot, self._pressed_card):
            event.accept()
            return
        card = part.card_at(spot) if spot is not None else None
        left = event.button() == Qt.MouseButton.LeftButton
        # The first click may have laid a card there: that one was not meant.
        if left and card is not None and card == self._pressed_card:
            event.accept()
            self.read.emit(card)
        else:
            self.mousePressEvent(event)
        if spot is not None:
            part.double_clicked(spot)

    def read_card(self) -> bool:
        """Ask for the card under the pointer or the keys; whether there is one."""
        card = self.choice.part.card_at(self._hover) if self._hover is not None else None
        card = card or self.choice.part.card_at(None)
        if card is not None:
            self.read.emit(card)
        return card is not None

    def forget_press(self) -> None:
        """The press became a pan: its release is no click."""
        self._pressed, self._pressed_to_go_on = None, False

    def leave(self) -> None:
        """The pointer left the board."""
        if self._hover is not None:
            self.refresh_hover()


def _is_back(spot: Hashable | None) -> bool:
    """Whether a card of a covered hand lies at a spot."""
    return isinstance(spot, tuple) and spot[0] == "back"


def _number_of_plaque(spot: Hashable | None) -> int:
    """The number of the plaque at a spot, from 1; 0: none lies there."""
    match spot:
        case (str(kind), int(number)) if kind == PLAQUE:
            return number
    return 0
