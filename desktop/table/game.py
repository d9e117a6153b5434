"""What a game brings to the table: its scene, its words, its box and what the panel tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.printing.sheets import GameSheets
from desktop.rules.drawings import Artist
from engine.core import Action, Event, Result, Seat, View

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


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a seat has; empty fields take no room."""

    #: Cards held, None for one the looker cannot see; or None where nobody holds cards.
    hand: tuple[str | None, ...] | None = None
    #: At most three figures, the most important first.
    counts: tuple[Count, ...] = ()
    #: A row of pips in the seat's colour, at most some thirty.
    supply: Stock | None = None
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


# -- what a game brings ----------------------------------------------------------------------------


class GameTexts(Protocol):
    """The sentences of one game, in the language of the moment.

    Names are those of the seats; an empty name stands for the person at the screen. A looker of
    None is somebody beside the table.
    """

    def title(self) -> str:
        """The game's name."""

    def tagline(self) -> str:
        """One sentence for the shelf."""

    def option(self, key: str) -> tuple[str, str]:
        """Label and one-line detail of a rule option."""

    def prompt(self, view: View, names: Sequence[str], looker: Seat | None) -> tuple[str, str]:
        """What is asked now, in a whole sentence, and an aside or "".

        With a game that hides nothing, whoever is asked at the screen is the looker.
        """

    def standing(self, view: View, names: Sequence[str]) -> str:
        """How an unfinished match stands, as whole sentences from beside the table."""

    def sentences(self, event: Event, names: Sequence[str], looker: Seat | None) -> str:
        """What happened, as a line of rich text, or "" when it is not worth a word."""

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """Of what one step did, that which the others do not say already."""

    def listed(self, action: Action, view: View) -> tuple[str, str]:
        """An answer in the list of all answers: what it is listed under, and a few words."""

    def action(self, action: Action, view: View) -> str:
        """An answer, for lists, hints, tooltips and screen readers; no full stop."""

    def refusal(self, key: str, action: Action, view: View) -> str:
        """Why an answer is not possible."""

    def result(self, result: Result, names: Sequence[str], looker: Seat | None) -> tuple[str, str]:
        """How the match ended: headline and detail."""


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


class TellFacts(Protocol):
    """Makes what the panel tells of a view; names and looker as in `GameTexts`."""

    def __call__(self, view: View, names: Sequence[str], looker: Seat | None) -> Facts: ...


#: Keys, by the names Qt gives them, and what they do in the language of the moment.
KeysOf = Callable[[], Sequence[tuple[Sequence[str], str]]]


def no_keys() -> Sequence[tuple[Sequence[str], str]]:
    """A game whose table needs no keys of its own."""
    return ()


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game as the desktop knows it."""

    scene: Callable[[], TableScene]
    texts: GameTexts
    #: The lid of the box for the shelf, of a width and height at the origin, without its title.
    paint_lid: Callable[[QPainter, float, float], None]
    minutes: int
    facts: TellFacts
    #: What can be printed.
    sheets: GameSheets
    #: Draws the pictures in the rules.
    frames: Artist
    links: RulesLinks
    #: None for a game without cards.
    cards: Cards | None = None
    #: Keys that mean something at this table alone.
    keys: KeysOf = no_keys
    #: So many answers into a match its board makes a good picture.
    picture_at: int = 9
