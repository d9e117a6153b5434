"""The facts that a game supplies to the side panel about a view.

They are plain values in the current language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

#: Paints an icon into a square of at least 14 pixels.
IconPainter = Callable[[QPainter, QRectF], None]

# -- facts about a seat ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Supply:
    """A limited supply: how much is left of how much."""

    count_left: int
    total: int


@dataclass(frozen=True, slots=True)
class Count:
    """A quantity of a seat, shown as a figure with a caption or as a text."""

    number: int
    #: The noun without the number, in the matching plural form: "towers left". See `captioned`.
    caption: str
    #: With the number, where there is only room for text: "9 towers left".
    text: str
    #: How many win, where that is known.
    needed_height: int | None = None

    @property
    def figure(self) -> str:
        """The number as it is painted: "9", or "2/3" with the number that wins."""
        return (
            str(self.number)
            if self.needed_height is None
            else f"{self.number}/{self.needed_height}"
        )


def captioned(text: str, number: int) -> str:
    """Return the caption under a painted number, cut from a text that contains the number.

    Only Qt knows a language's plural forms, and it needs %n in the text to choose among them.
    """
    return text.replace(str(number), "", 1).strip()


@dataclass(frozen=True, slots=True)
class Holding:
    """A possession of a seat, shown as an icon with a number beside it."""

    number: int
    #: With the number, for tooltips and screen readers: "11 provisions".
    text: str
    paint: IconPainter


@dataclass(frozen=True, slots=True)
class Token:
    """Something that only one seat has at a time, shown as an icon at its shield."""

    #: For tooltips and screen readers: "has the pawn".
    text: str
    paint: IconPainter


class Tone(Enum):
    """How prominent a badge is."""

    #: Gold: the seat that moves.
    MAIN = "main"
    #: Red: a threatened seat.
    DANGER = "danger"
    #: Dark: another seat involved.
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Badge:
    """The present activity of a seat, in a word or two: "attacks"."""

    text: str
    tone: Tone = Tone.MAIN


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """The facts about a seat; empty fields take no room."""

    #: The cards in hand, None for a hidden card; or None if the game has no hands.
    hand: tuple[str | None, ...] | None = None
    #: At most four figures, the most important first.
    counts: tuple[Count, ...] = ()
    #: Several hands and possessions, at most six, shown as a row of icons with numbers. The card of
    #: such a seat has a lower layout so that six fit; `hand`, `counts` and `supply` stay empty.
    holdings: tuple[Holding, ...] = ()
    #: A row of pips in the seat's colour, at most about 30.
    supply: Supply | None = None
    #: The sort keys that rank the seat behind the winners at the end, the most important first.
    standing: tuple[int, ...] = ()
    #: The seat's publicly important possessions on the board, in a few words.
    holding: str = ""
    #: `holding` in a word or two for little room; "" if it is short enough.
    brief: str = ""
    #: That the seat is out of the current phase, in a word: "passed".
    out: str = ""
    token: Token | None = None
    #: The seat's side, beside its name if there is room: "Aztecs".
    subtitle: str = ""
    #: The seat's hidden cards that the viewer knows, shown as small faces if there is room.
    known_cards: tuple[str, ...] = ()
    #: Whether it showed some of them, so that an eye stands beside them.
    is_shown: bool = False
    #: The knowledge about its hidden cards, in sentences for tooltips and screen readers; or "".
    known_cards_text: str = ""
    #: The seat's present activity; None for the panel's defaults "your turn" and "to play".
    badge: Badge | None = None


# -- facts about the match -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pile:
    """A draw pile."""

    supply: Supply
    heading: str
    #: The things counted: "left to draw".
    unit: str
    #: The consequence for the players, as rich text.
    warning: str


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One part of a seat's score: so many items are worth so many points."""

    label: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The current or final points of each seat; two seats get a bar between them."""

    heading: str
    #: Per seat, two to six of them.
    points: tuple[int, ...]
    #: A note about the score, as rich text; may be empty.
    sentence: str
    #: Per seat, the parts of its points, which add up to `points`. Every seat has the same lines,
    #: in the order in which they are counted at the end of the match.
    parts: tuple[tuple[ScoreLine, ...], ...]
    #: The tie-break, in a sentence below the parts; may be empty.
    tie: str = ""


@dataclass(frozen=True, slots=True)
class Camps:
    """How two sides share something: "The city", 6 and 7 of 25."""

    heading: str
    #: Left and right.
    names: tuple[str, str]
    counts: tuple[int, int]
    #: The sum to be shared; at most about 40.
    total: int
    colours: tuple[str, str]
    #: The leader, with the tie-break if seats are equal; for tooltips and screen readers.
    sentence: str


@dataclass(frozen=True, slots=True)
class TurnCard:
    """The card that governs the current turn: its picture with title and text beside it."""

    #: The kind of card, above the title: "Event of the turn".
    heading: str
    #: A card of the game; a click opens it.
    card: str
    title: str
    #: The effect of the card, as rich text.
    text: str
    #: The outcome: "You broke Tepeyac."; may be empty.
    note: str = ""
    #: Whether it is never more than a line, with the text as its tooltip.
    is_line: bool = False


class StepState(Enum):
    """The state of a step of a ladder."""

    DONE = "done"
    NOW = "now"
    COMING = "coming"
    #: The step was passed over: nothing happened in it.
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class ProcedureStep:
    """One step of a ladder."""

    label: str
    state: StepState
    #: The outcome or condition of the step, in a few words: "both held".
    note: str = ""


@dataclass(frozen=True, slots=True)
class Procedure:
    """The steps of a longer procedure, at most about ten, of which one at most is `NOW`."""

    #: For example "Combat for temple 21".
    heading: str
    steps: tuple[ProcedureStep, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """The contents of the panel, from top to bottom."""

    seats: tuple[SeatFacts, ...]
    #: The progress of the match, beside the heading of the chronicle: "tile 5 of 16", or "".
    progress: str = ""
    pile: Pile | None = None
    score: Score | None = None
    #: What wins, in a few words above the seats: "First to 3 linked or 5 regions".
    goal: str = ""
    #: Shown below the seats.
    camps: Camps | None = None
    turn_card: TurnCard | None = None
    #: Shown instead of the turn card while it lasts.
    procedure: Procedure | None = None
