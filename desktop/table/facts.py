"""What a game tells the panel of a view: plain values in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

#: Paints a sign into a square, at sizes from 14 pixels up.
PaintIcon = Callable[[QPainter, QRectF], None]

# -- of a seat -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stock:
    """Something that runs out: how much is left of how much."""

    left: int
    total: int


@dataclass(frozen=True, slots=True)
class Count:
    """Something a seat has: as a figure with a caption under it, or said in one go."""

    number: int
    #: Without the number, in the form that goes with it: "towers left". See `captioned`.
    caption: str
    #: With the number, where there is room for words only: "9 towers left".
    said: str
    #: How many win, where it is known.
    needed: int | None = None

    @property
    def figure(self) -> str:
        """The number as it is painted: "9", or "2/3" of what wins."""
        return str(self.number) if self.needed is None else f"{self.number}/{self.needed}"


def captioned(said: str, number: int) -> str:
    """The words that go with a number painted above them, from a text that says it too.

    Only Qt knows which form a language has for 0, 1 and 2, and it needs %n in the text for that.
    """
    return said.replace(str(number), "", 1).strip()


@dataclass(frozen=True, slots=True)
class Holding:
    """Something a seat has, as a sign with the number beside it."""

    number: int
    #: With the number, for tooltips and screen readers: "11 provisions".
    said: str
    paint: PaintIcon


@dataclass(frozen=True, slots=True)
class Token:
    """Something that only one seat has at a time, as a sign at its shield."""

    #: For tooltips and screen readers: "has the pawn".
    said: str
    paint: PaintIcon


class Tone(Enum):
    """How loud a badge is."""

    MAIN = "main"  # gold: whoever is to move
    DANGER = "danger"  # red: whoever is threatened
    PLAIN = "plain"  # dark: whoever has a part in it


@dataclass(frozen=True, slots=True)
class Badge:
    """What a seat does at the moment, in a word or two: "attacks"."""

    text: str
    tone: Tone = Tone.MAIN


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a seat has; empty fields take no room."""

    #: Cards held, None for one the viewer cannot see; or None where nobody holds cards.
    hand: tuple[str | None, ...] | None = None
    #: At most four figures, the most important first.
    counts: tuple[Count, ...] = ()
    #: Several hands and possessions, at most six: a row of signs with numbers. With them a seat
    #: is shown lower, so that six of them have room; `hand`, `counts` and `supply` stay empty.
    holdings: tuple[Holding, ...] = ()
    #: A row of pips in the seat's colour, at most some thirty.
    supply: Stock | None = None
    #: What ranks it behind the winners in the end, the most important first.
    standing: tuple[int, ...] = ()
    #: What it holds on the board that everybody should know, in a few words.
    holding: str = ""
    #: The same in a word or two, where there is little room; "": it is short as it is.
    brief: str = ""
    #: That it is out of what goes on, in a word: "passed".
    out: str = ""
    token: Token | None = None
    #: Whose side it is on, beside its name where there is room: "Aztecs".
    subtitle: str = ""
    #: Hidden cards of it that whoever looks has learnt of: small faces where there is room.
    known: tuple[str, ...] = ()
    #: What is known of its hidden cards, in sentences for tooltips and readers; or "".
    known_said: str = ""
    #: What it does at the moment; None leaves it to the panel: "your turn", "to play".
    badge: Badge | None = None


# -- of the match ----------------------------------------------------------------------------------


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
    """What each seat has, as things stand or in the end; of two seats with a bar between them."""

    heading: str
    #: Per seat, two to six of them.
    points: tuple[int, ...]
    #: What one should know about it, as rich text; may be empty.
    sentence: str
    #: Per seat, what the points are made of; they add up to `points`. Every seat has the same
    #: lines, in the order in which they are counted up when the match is over.
    parts: tuple[tuple[ScoreLine, ...], ...]
    #: What decides when points are equal, in a sentence below the parts; may be empty.
    tie: str = ""


@dataclass(frozen=True, slots=True)
class Camps:
    """Two sides and how much of something each of them holds: "The city", 6 and 7 of 25."""

    heading: str
    #: Left and right.
    names: tuple[str, str]
    counts: tuple[int, int]
    #: How much there is; at most some forty.
    total: int
    colours: tuple[str, str]
    #: Who is ahead, and by what where they are equal, in a sentence; for tooltips and readers.
    said: str


@dataclass(frozen=True, slots=True)
class TurnCard:
    """The card that rules the moment: its picture with title and text beside it."""

    #: What it is, above the title: "Event of the turn".
    heading: str
    #: A card of the game; a click reads it.
    card: str
    title: str
    #: What it does, as rich text.
    text: str
    #: What came of it: "You broke Tepeyac."; may be empty.
    note: str = ""


class Stage(Enum):
    """Where a step of a ladder stands."""

    DONE = "done"
    NOW = "now"
    COMING = "coming"


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One step of a ladder."""

    label: str
    stage: Stage
    #: What came of it, or what it waits for, in a few words: "both held".
    note: str = ""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The steps of something that takes several, at most some ten; one at most is `NOW`."""

    #: "Combat for temple 21".
    heading: str
    rungs: tuple[LadderStep, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the panel tells, from top to bottom."""

    seats: tuple[SeatFacts, ...]
    #: How far the match has come, beside the heading of the chronicle: "tile 5 of 16", or "".
    progress: str = ""
    pile: Pile | None = None
    score: Score | None = None
    #: What wins, in a few words above the seats: "First to 3 linked or 5 regions".
    goal: str = ""
    #: Below the seats.
    camps: Camps | None = None
    turn_card: TurnCard | None = None
    #: In place of the turn's card, while it lasts.
    ladder: Ladder | None = None
