"""The contribution of a game to the table: its scene, words, box lid and panel facts.

The box on the shelf is available at once; everything else is loaded on first use.
`desktop.table.facts` defines the panel's facts, `desktop.painting.seat_look` the looks of seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.table.replay.chapters import ChaptersTeller, MoveIndex, each_action, moves
from engine.core.policy import SomeView
from engine.core.values import Action, Event, Interruption, Seat, Step, View

if TYPE_CHECKING:
    from desktop.play.routine_switches import SeatRoutine
    from desktop.printing.sheets import GameSheets
    from desktop.rulebook.drawings import Artist
    from desktop.style.shortcuts import KeyRow
    from desktop.table.bargaining import Bargain
    from desktop.table.beats import BeatTable
    from desktop.table.facts import Facts, IconPainter
    from desktop.table.game_editor import GameEditor
    from desktop.table.game_texts import GameTexts
    from desktop.table.moods import GameMoods
    from desktop.table.replay.match_ending import EndingTeller, GameEndingTeller
    from desktop.table.scene import TableScene
    from engine.play.match import Match
    from engine.play.readable_match import ReadableMatch


# -- the page after a match ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statistics:
    """Statistics of a match, in the current language."""

    #: What each figure counts, in a word or two.
    heads: tuple[str, ...]
    #: Per seat, a figure for each head.
    seats: tuple[tuple[int, ...], ...]
    #: Remarkable facts about the whole match, a sentence each.
    remarks: tuple[str, ...] = ()


# -- the contribution of a game --------------------------------------------------------------------


class CardPainter(Protocol):
    """Function that paints a card into a rect; None is its back."""

    def __call__(self, painter: QPainter, rect: QRectF, card: str | None) -> None: ...


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a match of a card game."""

    paint: CardPainter
    #: Returns the name and the effect, as rich text, of a card shown large.
    read: Callable[[str], tuple[str, str]]
    #: Returns the name of a card's back for `paint`, where there are several backs.
    back: Callable[[str], str | None] = lambda card: None
    #: Returns the card of an action that does not name the card itself.
    about: Callable[[Action, View], str | None] = lambda action, view: None
    #: Whether hands are always so small that their cards may be shown large.
    are_hands_small: bool = False


class CardsOf(Protocol):
    """Returns the cards for the options of a match; the same object for equal options."""

    def __call__(self, options: Any) -> Cards: ...


class RulesLinks(Protocol):
    """The ids of the sections of a game's rules that answer a question."""

    def for_refusal(self, key: str, action: Action | None = None) -> str:
        """Return the section that explains a refusal."""

    def for_event(self, event: Event) -> str:
        """Return the section about a line of the chronicle."""

    def for_decision(self, kind: str) -> str:
        """Return the section about a kind of decision."""

    def for_result(self, reason: str) -> str:
        """Return the section about the way a match ended."""


class FactsTeller(Protocol[SomeView]):
    """Returns the panel's facts about a view; names and viewer as in `GameTexts`."""

    def __call__(self, view: SomeView, names: Sequence[str], viewer: Seat | None) -> Facts: ...


class LooksTeller(Protocol[SomeView]):
    """Returns the looks of the seats of a match, in order.

    They depend on public information only and stay the same throughout a match. A view of None
    means that there is no match yet; seats may then look alike.
    """

    def __call__(self, view: SomeView | None, seats: int) -> Sequence[SeatLook]: ...


def ordinary_looks(view: View | None, seats: int) -> Sequence[SeatLook]:
    """Return the default looks: a colour and a charge for each seat."""
    return LOOKS[:seats]


class HandTeller(Protocol[SomeView]):
    """Returns the cards a seat holds, in order, as far as a view shows them; None is a back."""

    def __call__(self, view: SomeView, seat: Seat) -> Sequence[str | None]: ...


def ordinary_hand(view: Any, seat: Seat) -> Sequence[str | None]:
    """Return the hand of a seat from a view with one hand for each seat."""
    hand: Sequence[str | None] = view.hands[seat]
    return hand


class StatisticsTeller(Protocol[SomeView]):
    """Function that counts the events of a match, from its steps."""

    def __call__(self, match: Match[SomeView]) -> Statistics: ...


class Continues(Protocol):
    """Returns whether a step continues the chronicle line of the same seat's previous step.

    `GameTexts.without_implied_events` is then given the events of both.
    """

    def __call__(self, before: Sequence[Event], after: Sequence[Event]) -> bool: ...


def are_lines_apart(before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Return False: every step has a line of its own."""
    return False


class OptionWords(Protocol):
    """Words for options that are more than switches, in the current language.

    `Terms.option` names the options themselves.
    """

    def choice(self, option: str, value: str) -> str:
        """Return the word for a value of a `Literal` option: "by lot"."""

    def group(self, option: str) -> str:
        """Return the heading of a group of number options: "Event cards"."""


class StakesTeller(Protocol[SomeView]):
    """Returns a painter of the stakes of the current fight, or None if there is none.

    The picture is as wide as the panel and `STAKES_HEIGHT` pixels high.
    """

    def __call__(self, view: SomeView) -> IconPainter | None: ...


#: Height of the picture of the stakes in pixels.
STAKES_HEIGHT = 60


def no_stakes(view: View) -> IconPainter | None:
    """Return None: there is no picture of the stakes."""
    return None


@dataclass(frozen=True, slots=True)
class OpenTrade:
    """A trade that waits for the answer of a seat."""

    number: int
    seat: Seat
    to: Seat
    #: What each side gives, in words inside a sentence: "2 food".
    give: str
    get: str
    accept: Interruption
    #: Refuses it, or withdraws an own one.
    end: Interruption


class TradesTeller(Protocol):
    """Returns the trades that stand, as far as a view shows them."""

    def __call__(self, view: View) -> Sequence[OpenTrade]: ...


def always_has_detail(option: str, seats: int) -> bool:
    """Return True: the detail of an option holds at any number of seats."""
    return True


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement before a match; available to the shelf without the rules."""

    #: The `options` type of the game's rules.
    options: type
    #: Returns the label and the one-line detail of an option, in the current language.
    option: Callable[[str], tuple[str, str]]
    #: None if the options are all switches, or a few numbers.
    option_words: OptionWords | None = None
    #: Returns whether the detail of an option says something at a number of seats.
    has_detail: Callable[[str, int], bool] = always_has_detail


@dataclass(frozen=True, slots=True)
class GameFeatures:
    """What a match page needs from a game: texts, panel facts, sounds, keys, routines, links."""

    texts: GameTexts
    facts: FactsTeller
    statistics: StatisticsTeller
    links: RulesLinks
    #: What is seen and heard of each event.
    beats: BeatTable
    #: None for a game without cards.
    cards: CardsOf | None = None
    #: Returns the hand of a seat in a game with hidden cards.
    hand: HandTeller = ordinary_hand
    #: Returns the looks of the seats.
    looks: LooksTeller = ordinary_looks
    #: Returns whether a line of the chronicle continues the line before.
    continues: Continues = are_lines_apart
    #: Divides a match into chapters.
    chapters: ChaptersTeller = each_action
    #: The kinds of decisions whose actions in a row by one seat are one move.
    runs: frozenset[str] = frozenset()
    #: The kinds of decisions whose action ends a turn that began with another action of the seat.
    ends_of_turns: frozenset[str] = frozenset()
    #: Returns a painter of the stakes of the current fight.
    stakes: StakesTeller = no_stakes
    #: Keys that have a meaning at this table only.
    keys: tuple[KeyRow, ...] = ()
    #: Returns the trades that stand; None where seats act only when they are asked.
    trades: TradesTeller | None = None
    #: Decisions that people may leave to a routine.
    routines: tuple[SeatRoutine, ...] = ()
    #: The moods that faces show; None where a game has none.
    moods: GameMoods | None = None
    #: How offers are made at this table; None where seats promise each other nothing.
    bargain: Bargain | None = None
    #: Tells the end of a match for the sheet that closes it; None for a game without such a sheet.
    ending: EndingTeller | None = None
    #: Tells the end of a game of a points match; None where a match is one game.
    game_ending: GameEndingTeller | None = None


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game as the desktop knows it."""

    id: str
    #: Returns the game's name, in the current language.
    title: Callable[[], str]
    #: Returns one sentence for the shelf.
    tagline: Callable[[], str]
    #: Numbers of players: the `seats` of its rules, known without loading them.
    seats: range
    minutes: int
    #: Paints the lid of the box without its title, at the origin, in a width and a height.
    paint_lid: Callable[[QPainter, float, float], None]
    #: Creates a scene.
    scene: Callable[[], TableScene]
    #: The loaders below are not called for a box on the shelf.
    load_terms: Callable[[], Terms]
    load_features: Callable[[], GameFeatures]
    load_sheets: Callable[[], GameSheets]
    #: None for a game whose rules have no drawings.
    load_frames: Callable[[], Artist] | None = None
    #: None for a game without a position editor: it is not in `EDITINGS`.
    load_editing: Callable[[], GameEditor] | None = None
    #: Whether nothing is hidden: the `has_perfect_information` of its rules.
    has_perfect_information: bool = False
    #: Whether there are cards, so that a deal number may be chosen.
    has_cards: bool = True
    #: Whether seats make agreements: whether its rules have `terms`.
    has_agreements: bool = True
    #: Whether the starting seat is drawn by lot and may be chosen instead; else a rule decides.
    is_first_by_lot: bool = True
    #: The number of seats in a first game; None for the smallest number allowed.
    first_seats: int | None = None
    #: The ply at which the board makes a good picture.
    picture_at: int = 9
    #: Width of the prompt strip, in pixels of normal text, in which the longest question of any
    #: language fits beside its buttons.
    one_row_width: float = 700.0
    #: The usual heights, short and tall, of what the panel tells of a moment and no other; 0 for
    #: nothing.
    moment_heights: tuple[int, int] = (0, 0)

    @property
    def options(self) -> type:
        """The options of a match."""
        return self.load_terms().options

    @property
    def texts(self) -> GameTexts:
        return self.load_features().texts

    @property
    def facts(self) -> FactsTeller:
        return self.load_features().facts

    @property
    def statistics(self) -> StatisticsTeller:
        return self.load_features().statistics

    @property
    def sheets(self) -> GameSheets:
        """The game's printable sheets."""
        return self.load_sheets()

    @property
    def frames(self) -> Artist:
        """The artist of the figures in the rules."""
        return (lambda document: []) if self.load_frames is None else self.load_frames()

    @property
    def editing(self) -> GameEditor:
        """The game's part of the position editor."""
        assert self.load_editing is not None
        return self.load_editing()

    @property
    def links(self) -> RulesLinks:
        return self.load_features().links

    @property
    def cards(self) -> CardsOf | None:
        return self.load_features().cards

    @property
    def hand(self) -> HandTeller:
        return self.load_features().hand

    @property
    def bargain(self) -> Bargain | None:
        return self.load_features().bargain

    @property
    def moods(self) -> GameMoods | None:
        return self.load_features().moods

    @property
    def stakes(self) -> StakesTeller:
        return self.load_features().stakes

    @property
    def looks(self) -> LooksTeller:
        return self.load_features().looks

    @property
    def continues(self) -> Continues:
        return self.load_features().continues

    @property
    def chapters(self) -> ChaptersTeller:
        return self.load_features().chapters

    def ends_turn(self, step: Step) -> bool:
        """Return whether an action only completes the move before, as a choice of suite does."""
        return step.asked in self.load_features().ends_of_turns

    def moves(self, match: ReadableMatch) -> MoveIndex:
        """Return the numbered moves of a match."""
        parts = self.load_features()
        chapters = self.chapters(match)
        return moves(match, chapters, self.texts, parts.runs, parts.ends_of_turns)

    @property
    def keys(self) -> tuple[KeyRow, ...]:
        return self.load_features().keys

    @property
    def routines(self) -> tuple[SeatRoutine, ...]:
        return self.load_features().routines
