"""What a game brings to the table: its scene, its words, its box and what the panel tells.

Its box on the shelf is known at once, all else is loaded when somebody asks for it.

What the panel can tell of a view, `desktop.table.facts` lists; how seats are told apart,
`desktop.painting.seat_look`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.table.replay.chapters import TellChapters, each_answer
from engine.core.policy import SomeView
from engine.core.values import Action, Event, Seat, View

if TYPE_CHECKING:
    from desktop.play.routines import Routine
    from desktop.printing.sheets import GameSheets
    from desktop.rules.drawings import Artist
    from desktop.sound.cues import Cue
    from desktop.style.shortcuts import KeyRow
    from desktop.table.edit_part import EditPart
    from desktop.table.facts import Facts, PaintIcon
    from desktop.table.scene import TableScene
    from desktop.table.texts import GameTexts
    from engine.play.match import Match


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
    """The cards of a match at a game that has some."""

    paint: PaintCard
    #: A card to be read: its name, and what it can do as rich text.
    read: Callable[[str], tuple[str, str]]
    #: What `paint` knows the back of a card by, where there are several.
    back: Callable[[str], str | None] = lambda card: None
    #: The card of an answer to the question of a view, where it does not name it itself.
    about: Callable[[Action, View], str | None] = lambda action, view: None


class CardsOf(Protocol):
    """The cards of a match, which show what its options say; the same for equal options."""

    def __call__(self, options: Any) -> Cards: ...


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


class TellLooks(Protocol[SomeView]):
    """How the seats of a match are told apart, in order.

    From what everybody knows of them; the same throughout a match. Without a view there is no
    match yet, and a seat may still look like any other.
    """

    def __call__(self, view: SomeView | None, seats: int) -> Sequence[SeatLook]: ...


def ordinary_looks(view: View | None, seats: int) -> Sequence[SeatLook]:
    """Those of all games: a colour and a charge for each seat."""
    return LOOKS[:seats]


class TellHand(Protocol[SomeView]):
    """The cards a seat holds, in order, as far as a view shows them; None is a back."""

    def __call__(self, view: SomeView, seat: Seat) -> Sequence[str | None]: ...


def ordinary_hand(view: Any, seat: Seat) -> Sequence[str | None]:
    """Of a view with one hand for each seat."""
    held: Sequence[str | None] = view.hands[seat]
    return held


class TellFigures(Protocol[SomeView]):
    """Counts what happened in a match, from its steps."""

    def __call__(self, match: Match[SomeView]) -> Figures: ...


class Continues(Protocol):
    """Whether what one step did is told in the line of what the same seat did before.

    That loses nothing where `GameTexts.worth_telling` puts both together.
    """

    def __call__(self, before: Sequence[Event], after: Sequence[Event]) -> bool: ...


def lines_apart(before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Every step has a line of its own."""
    return False


class OptionWords(Protocol):
    """Words for options that are more than switches, in the language of the moment.

    What each option is called, `Terms.option` says.
    """

    def choice(self, option: str, value: str) -> str:
        """One of the words a `Literal` option may have: "by lot"."""

    def group(self, option: str) -> str:
        """The heading under which a number stands among many others: "Event cards"."""


class TellStakes(Protocol[SomeView]):
    """What the present fight is about, as a small picture as wide as a panel and `STAKES` high;
    None: there is nothing to be seen of it.
    """

    def __call__(self, view: SomeView) -> PaintIcon | None: ...


#: The height of a picture of what is at stake.
STAKES = 60


def no_stakes(view: View) -> PaintIcon | None:
    """Nothing to be seen of it."""
    return None


class TellCue(Protocol):
    """What an event sounds like, as the viewer perceives it; None: it makes no sound."""

    def __call__(self, event: Event) -> Cue | None: ...


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on before a match: known without its rules, as the shelf asks for it."""

    #: The `options` of its rules.
    options: type
    #: Label and one-line detail of an option, in the language of the moment.
    option: Callable[[str], tuple[str, str]]
    #: None for a game whose options are all switches, or a few numbers.
    words: OptionWords | None = None


@dataclass(frozen=True, slots=True)
class GameParts:
    """What a game needs beyond its box: its words, and what the panel tells."""

    texts: GameTexts
    facts: TellFacts
    figures: TellFigures
    links: RulesLinks
    cue: TellCue
    #: None for a game without cards.
    cards: CardsOf | None = None
    #: What a seat of a game with hidden cards holds.
    hand: TellHand = ordinary_hand
    #: How the seats are told apart.
    looks: TellLooks = ordinary_looks
    #: Which lines of the chronicle go on with the line before.
    continues: Continues = lines_apart
    #: The stretches a match falls into.
    chapters: TellChapters = each_answer
    #: What the present fight is about.
    stakes: TellStakes = no_stakes
    #: Keys that mean something at this table alone.
    keys: tuple[KeyRow, ...] = ()
    #: Questions that people may leave to a routine.
    routines: tuple[Routine, ...] = ()


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game as the desktop knows it."""

    id: str
    #: The game's name, in the language of the moment.
    title: Callable[[], str]
    #: One sentence for the shelf.
    tagline: Callable[[], str]
    #: How many can play: the `seats` of its rules, known without them.
    seats: range
    minutes: int
    #: The lid of the box for the shelf, of a width and height at the origin, without its title.
    paint_lid: Callable[[QPainter, float, float], None]
    #: Makes a scene.
    scene: Callable[[], TableScene]
    #: These load the rest: whoever only shows the box does without.
    terms: Callable[[], Terms]
    parts: Callable[[], GameParts]
    load_sheets: Callable[[], GameSheets]
    load_frames: Callable[[], Artist]
    load_editing: Callable[[], EditPart]
    #: Whether nothing is hidden: the `perfect_information` of its rules.
    perfect_information: bool = False
    #: Whether there are cards, so that a deal may be chosen.
    dealt: bool = True
    #: Whether a lot decides who begins, so that people may; else a rule does.
    first_by_lot: bool = True
    #: How many sit down to a first game; None: as few as can play it.
    first_seats: int | None = None
    #: So many answers into a match its board makes a good picture.
    picture_at: int = 9
    #: How wide the prompt strip must be, in pixels of normal text, for the longest question to have
    #: room beside its buttons, in every language.
    roomy: float = 700.0

    @property
    def options(self) -> type:
        """What a match may agree on."""
        return self.terms().options

    @property
    def texts(self) -> GameTexts:
        return self.parts().texts

    @property
    def facts(self) -> TellFacts:
        return self.parts().facts

    @property
    def figures(self) -> TellFigures:
        return self.parts().figures

    @property
    def sheets(self) -> GameSheets:
        """What can be printed."""
        return self.load_sheets()

    @property
    def frames(self) -> Artist:
        """Draws the pictures in the rules."""
        return self.load_frames()

    @property
    def editing(self) -> EditPart:
        """Its part of the editor of positions."""
        return self.load_editing()

    @property
    def links(self) -> RulesLinks:
        return self.parts().links

    @property
    def cards(self) -> CardsOf | None:
        return self.parts().cards

    @property
    def hand(self) -> TellHand:
        return self.parts().hand

    @property
    def stakes(self) -> TellStakes:
        return self.parts().stakes

    @property
    def looks(self) -> TellLooks:
        return self.parts().looks

    @property
    def continues(self) -> Continues:
        return self.parts().continues

    @property
    def chapters(self) -> TellChapters:
        return self.parts().chapters

    @property
    def keys(self) -> tuple[KeyRow, ...]:
        return self.parts().keys

    @property
    def routines(self) -> tuple[Routine, ...]:
        return self.parts().routines
