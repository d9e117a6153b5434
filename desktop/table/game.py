"""What a game brings to the table: its scene, its words, its box and what the panel tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.keys import KeyRow
from desktop.printing.sheets import GameSheets
from desktop.routines import Routine
from desktop.rules.drawings import Artist
from desktop.table.texts import GameTexts
from engine.core import Action, Event, Seat, SomeView
from engine.match import Match

if TYPE_CHECKING:
    from desktop.table.scene import TableScene


# -- what the panel tells of a view, in the language of the moment ---------------------------------


@dataclass(frozen=True, slots=True)
class Stock:
    """Something that runs out: how much is left of how much."""

    left: int
    total: int


@dataclass(frozen=True, slots=True)
class Count:
    """Something a seat has: as a figure with a caption under it, or said in one go."""

    number: int
    #: Without the number, in the form that goes with it: "towers left".
    caption: str
    #: With the number, where there is room for words only: "9 towers left".
    said: str
    #: How many win, where it is known.
    needed: int | None = None

    @property
    def figure(self) -> str:
        """The number as it is painted: "9", or "2/3" of what wins."""
        return str(self.number) if self.needed is None else f"{self.number}/{self.needed}"


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a seat has; empty fields take no room."""

    #: Cards held, None for one the viewer cannot see; or None where nobody holds cards.
    hand: tuple[str | None, ...] | None = None
    #: At most four figures, the most important first.
    counts: tuple[Count, ...] = ()
    #: A row of pips in the seat's colour, at most some thirty.
    supply: Stock | None = None
    #: What ranks it behind the winners in the end, the most important first.
    standing: tuple[int, ...] = ()
    #: What it holds on the board that everybody should know, in a few words.
    holding: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """A draw pile."""

    stock: Stock
    heading: str
    #: What the number counts: "left to draw".
    unit: str
    #: What it means for the players, as rich text.
    warning: str


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One part of a seat's score: so many of these make so many points."""

    label: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """What two seats have, as things stand or in the end."""

    heading: str
    #: Per seat, what the bar is divided by.
    points: tuple[int, int]
    #: What one should know about it, as rich text; may be empty.
    sentence: str
    #: Per seat, what the points are made of; they add up to `points`.
    parts: tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]
    #: What decides when points are equal, in a sentence below the parts; may be empty.
    tie: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the panel tells; all sentences in the language of the moment."""

    seats: tuple[SeatFacts, ...]
    #: How far the match has come, beside the heading of the chronicle: "tower 31 of 48", or "".
    progress: str = ""
    pile: Pile | None = None
    score: Score | None = None
    #: What wins, in a few words above the seats: "First to 3 linked or 5 regions".
    goal: str = ""


# -- what the page after a match tells -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Figures:
    """A match in figures, in the language of the moment."""

    #: What each figure counts, in a word or two.
    heads: tuple[str, ...]
    #: Per seat, a figure for each head.
    seats: tuple[tuple[int, ...], ...]
    #: What stands out in the match as a whole, a sentence each.
    remarks: tuple[str, ...] = ()


# -- what a game brings ----------------------------------------------------------------------------


class PaintCard(Protocol):
    """Paints a card into a rect; None is its back."""

    def __call__(self, p: QPainter, rect: QRectF, card: str | None) -> None: ...


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a game that has some."""

    paint: PaintCard
    #: A card to be read: its name, and what it can do as rich text.
    read: Callable[[str], tuple[str, str]]


class RulesLinks(Protocol):
    """Which section of a game's rules answers a question, by the section's id."""

    def for_refusal(self, key: str, action: Action | None = None) -> str:
        """Why an answer was refused."""

    def for_event(self, event: Event) -> str:
        """What a line of the chronicle is about."""

    def for_decision(self, kind: str) -> str:
        """What may be answered to a question."""

    def for_result(self, by: str) -> str:
        """What ended the match."""


class TellFacts(Protocol[SomeView]):
    """Makes what the panel tells of a view; names and viewer as in `GameTexts`."""

    def __call__(self, view: SomeView, names: Sequence[str], viewer: Seat | None) -> Facts: ...


class TellFigures(Protocol):
    """Counts what happened in a match, from its steps."""

    def __call__(self, match: Match) -> Figures: ...


class OptionWords(Protocol):
    """Words for options that are more than switches, in the language of the moment.

    What each option is called, `GameTexts.option` says.
    """

    def choice(self, option: str, value: str) -> str:
        """One of the words a `Literal` option may have: "by lot"."""

    def group(self, option: str) -> str:
        """The heading under which a number stands among many others: "Event cards"."""


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game as the desktop knows it."""

    scene: Callable[[], TableScene]
    texts: GameTexts
    #: The lid of the box for the shelf, of a width and height at the origin, without its title.
    paint_lid: Callable[[QPainter, float, float], None]
    minutes: int
    facts: TellFacts
    figures: TellFigures
    #: What can be printed.
    sheets: GameSheets
    #: Draws the pictures in the rules.
    frames: Artist
    links: RulesLinks
    #: None for a game whose options are all switches, or a few numbers.
    option_words: OptionWords | None = None
    #: None for a game without cards.
    cards: Cards | None = None
    #: Keys that mean something at this table alone.
    keys: tuple[KeyRow, ...] = ()
    #: Whether a lot decides who begins, so that people may; else a rule does.
    first_by_lot: bool = True
    #: Questions that people may leave to a routine.
    routines: tuple[Routine, ...] = ()
    #: So many answers into a match its board makes a good picture.
    picture_at: int = 9
