"""The base of every game's table: it shows views and events and offers decisions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, Signal

from desktop.painting.cache.pictures import Pictures
from desktop.table.bargaining import BoundPlace
from desktop.table.callouts.badges import Badges
from desktop.table.callouts.callout import Callout
from desktop.table.callouts.label import Labels, PlaceName
from desktop.table.facts import Badge
from desktop.table.game_texts import GameTexts
from desktop.table.input.controller import ChoiceController, GameChoice
from desktop.table.items import AmbientSprite, HitItem, VisibleOutline, is_in_hand
from desktop.table.mouse_scene import MouseScene
from engine.core.game import Game
from engine.core.policy import ViewT
from engine.core.values import Action, Decision, Event, Seat


@dataclass(frozen=True, slots=True)
class Reading:
    """Something an event shows that must be read before the match goes on."""

    #: The seats it concerns; a person in one of them confirms that it has been read.
    seats: frozenset[Seat]
    #: The number of cards to look at.
    cards: int


class Animator(Protocol):
    """Maker of the animations of a table; the next `sync` removes the items in flight."""

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None when it shows nothing."""

    def clear(self) -> None:
        """Remove the items in flight."""


class TableScene(MouseScene[ViewT]):
    """A game on its table, as its views show it.

    `sync` puts everything where a view says, `animate` shows one event, `offer` lets the viewer
    answer a decision.

    A game's scene holds its items and places them by the view and the selection. `controller`
    builds the action, with a part supplied by the game; `animations` builds the animations. Both
    are added by `compose`, because they refer to the scene.

    Signals, with those of `MouseScene` and `BoardScene`:
        chosen(Action): the viewer's answer.
        interrupted(Interruption): an act of the viewer that nobody asked for.
        choice_changed(): the selection changed, with its buttons and words.
        message_shown(): a key was answered with an aside, which replaces a hint.
        show_requested(): a card of the hand is to be shown to others.
    """

    chosen = Signal(object)
    interrupted = Signal(object)
    choice_changed = Signal()
    message_shown = Signal()
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
        #: Whether the whole board must always be visible, as in the editor.
        self.is_whole_board_shown = False
        #: Whether the viewer may act now without being asked.
        self.may_interrupt = False
        #: Whether a past moment is shown, in which nothing can be played.
        self.is_past_shown = False
        #: The events of the last step before the past moment that is shown; none in the present.
        self.past_events: Sequence[Event] = ()
        #: The view while something is held up; None for the view shown.
        self.held_view: ViewT | None = None
        self.badges = Badges(self.floor)
        self.labels = Labels(self.board)
        #: How many hinted answers can be lifted by their numbers.
        self.hinted = 0
        self.choice_changed.connect(self.hide_note)

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
        if self.view is None or not self.is_arranged:
            return None
        return self.animations.animation(event)

    def reading(self, event: Event) -> Reading | None:
        """Return the contents of an event to read before the match goes on, or None."""
        return None

    def opens_turn(self, event: Event) -> bool:
        """Return whether an event begins a turn or a round, so that the panel must follow it."""
        return False

    def hold_up(self, event: Event, *, asks: bool, earlier: Sequence[Event] = ()) -> None:
        """Hold up what an event shows, animated or not; `asks` until a person confirms it.

        `earlier` are the events of the same step before it.
        """
        self.is_held_up = True
        self.held_view = self.at_event(event, earlier)

    def put_down(self) -> None:
        """Lower the hand or card that was held up."""
        self.is_held_up = False
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
        self.controller = ChoiceController(part, self)
        self.controller.chosen.connect(self.chosen)
        self.controller.interrupted.connect(self.interrupted)
        self.controller.changed.connect(self.choice_changed)
        self.choice_changed.connect(self.follow_choice)
        self.animations: Animator = animations

    # -- the reader, texts, badges and animations -------------------------------------------------

    @property
    def reader(self) -> Seat | None:
        """The seat addressed by texts: the seat that decides, else the viewer."""
        selection = self.controller.selection
        return selection.seat if selection is not None else self.viewer

    def names_for_reader(self) -> list[str]:
        """Return the names of all seats, with "" for the reader's own."""
        return ["" if seat == self.reader else name for seat, name in enumerate(self.names)]

    def has_callout_for(self, action: Action | None) -> bool:
        """Return whether a callout explains an action, so that nothing else needs to."""
        return any(callout.text.move.action == action for callout in self.callouts.shown_callouts)

    def text_rects(self) -> list[QRectF]:
        """Return the rects of the table's own explanations, without callouts."""
        hit_items = (item for item in self.items() if isinstance(item, HitItem))
        rects = (item.text_rect for item in hit_items if not isinstance(item, Callout))
        return [rect for rect in rects if rect is not None]

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
            [*part.areas_to_avoid().small_item_obstacles, *self.labels.boxes()] if moves else (),
            next((number for number, action in moves if action == given), None),
        )

    def set_duration_factor(self, duration_factor: float) -> None:
        """Set the factor on the duration of animations."""
        if duration_factor != self.duration_factor:
            self.duration_factor = duration_factor
            self.duration_factor_changed()

    # -- for games to override ---------------------------------------------------------------------

    def picture_area(self) -> QRectF:
        """Return the part of the scene for pictures: the board without the hand."""
        return self.sceneRect()

    def close_up(self) -> QRectF:
        """Return the part of `picture_area` for a small picture, in the same proportions."""
        return self.picture_area()

    def set_seats(
        self, names: Sequence[str], viewer: Seat | None, covered: Seat | None = None
    ) -> None:
        """Set the names, the viewer (None: a watcher) and the seat whose hand is face down."""
        self.names, self.viewer, self.covered = names, viewer, covered

    def show_editor_targets(self, carrying: bool) -> None:
        """Show every possible place of the piece held in the editor, or stop showing them."""

    def name_places(self, is_on: bool, moves: Sequence[Action] = ()) -> None:
        """Show or hide the names of places to which texts beside the table refer.

        `moves` are the actions that these texts list; where names would hide a small board, only
        the names they need are shown.
        """
        self.labels.show(self.place_names() if is_on else ())

    def mark_agreement_places(
        self,
        bound: Sequence[BoundPlace],
        dimmed: Collection[str] = (),
        focus: str | None = None,
        *,
        lit: Collection[str] = (),
    ) -> None:
        """Mark the places that the terms of an agreement or offer are about.

        A new term makes sense about the `lit` places, and none about the `dimmed` ones; `focus` is
        the place chosen by keys.
        """

    def place_point(self, place: str) -> QPointF | None:
        """Return where a place of an agreement is, in scene pixels; None if it is not shown."""
        return None

    def place_names(self) -> Iterable[PlaceName]:
        """Return the names of the places, each with its position on the board."""
        return ()

    def mark_recent(self, events: Sequence[Event]) -> None:
        """Mark the items that the latest events touched, from the next `sync` on."""

    def contested_areas(self) -> list[QRectF]:
        """Return the areas that are fought for or can be chosen now, in scene pixels."""
        return []

    def call_anchor(self) -> tuple[QRectF, Sequence[QRectF]] | None:
        """Return the sheet over which the pennant of a call hangs, and what it may not cover.

        Both are in scene pixels; None if there is no sheet.
        """
        return None

    def ambient_sprite(self, scale: float) -> AmbientSprite | None:
        """Return the sprite that moves on the board while nobody plays, or None.

        `scale` is the number of pixels of a unit of the board.
        """
        return None

    def animate_ambience(self, moves: bool) -> None:
        """Allow or forbid continuous movement on the board, apart from the ambient sprite."""

    def set_candlelit(self, dark: bool) -> None:
        """Set whether the area around the board is dark."""

    def duration_factor_changed(self) -> None:
        """Start or stop continuous animations for the new factor."""

    def description(self) -> list[str]:
        """Return everything the viewer sees, as sentences for a screen reader."""
        return []

    def retranslate(self) -> None:
        """Update the texts for a new language."""

    # -- information -------------------------------------------------------------------------------

    def view_of_decider(self) -> ViewT:
        """Return the visible part of the deciding seat's view, by which actions are judged."""
        return self.seen

    def previewed_events(self, action: Action) -> list[Event]:
        """Return the events an action would cause."""
        return self.game.preview(self.view_of_decider(), action)

    def refusal(self, action: Action) -> tuple[str, str]:
        """Return why an action is not possible, as a key and in words; both "" if it is."""
        view = self.view_of_decider()
        key = self.game.refusal(view, action)
        return key, self.texts.refusal(key, action, view) if key else ""

    # -- what texts name ---------------------------------------------------------------------------

    def visible_outlines(self, word: Hashable, *, cards: bool = True) -> list[VisibleOutline]:
        """Return the visible rects of the places and cards that a word names.

        With `cards`, cards in the hand are included. A whole hit target is accepted as well. Hit
        targets of hand cards begin with "hand" in every game.
        """
        outlines, places = [], {}
        for item in self.items():
            if not isinstance(item, HitItem) or item.target_id is None or not item.isVisible():
                continue
            target_id, shape = item.target_id, item.sceneTransform().map(item.outline_path())
            if cards and self._shows(target_id, word):
                outlines.append(VisibleOutline(shape, item))
            elif target_id == word or (isinstance(target_id, tuple) and word in target_id[1:]):
                # Pieces share the hit target of their place, and the place comes last.
                places[target_id] = VisibleOutline(shape)
        return [*outlines, *places.values()]

    def _shows(self, target_id: Hashable, card: Hashable) -> bool:
        """Return whether a hit target shows this card of the hand."""
        return is_in_hand(target_id) and self.controller.game_choice.card_at(target_id) == card
