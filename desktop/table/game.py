"""What a game brings to the table: its scene, its words, its box and what the panel counts."""

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


@dataclass(frozen=True, slots=True)
class Stock:
    """A draw pile: how many cards are left of how many."""

    left: int
    total: int


@dataclass(frozen=True, slots=True)
class Facts:
    """What the panel shows of a view, as counts and cards."""

    #: Per seat; None stands for a card the looker cannot see.
    hands: tuple[tuple[str | None, ...], ...]
    stock: Stock | None
    #: Number of the turn, from 1.
    turn: int


class GameTexts(Protocol):
    """The sentences of one game, in the language of the moment.

    Names are those of the seats; an empty name stands for the person at the screen.
    """

    def title(self) -> str:
        """The game's name."""

    def tagline(self) -> str:
        """One sentence for the shelf."""

    def option(self, key: str) -> tuple[str, str]:
        """Label and one-line detail of a rule option."""

    def prompt(self, view: View, names: Sequence[str], looker: Seat | None) -> tuple[str, str]:
        """What is asked now, in a whole sentence, and an aside or ""."""

    def sentences(self, event: Event, names: Sequence[str], looker: Seat | None) -> str:
        """What happened, as a line of rich text, or "" when it is not worth a word."""

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """Of what one step did, that which the others do not say already."""

    def listed(self, action: Action, view: View) -> tuple[str, str]:
        """An answer in the list of all answers: what it is listed under, and a few words."""

    def action(self, action: Action, view: View) -> str:
        """An answer, for lists, tooltips and screen readers."""

    def refusal(self, key: str, action: Action, view: View) -> str:
        """Why an answer is not possible."""

    def result(self, result: Result, names: Sequence[str], looker: Seat | None) -> tuple[str, str]:
        """How the match ended: headline and detail."""

    def card(self, card: str) -> tuple[str, str]:
        """A card to be read: its name, and what it can do."""

    def holding(self, view: View, seat: Seat) -> str:
        """What a seat owns on the board, in a few words, or ""."""

    def stock(self, stock: Stock, seats: int) -> tuple[str, str, str]:
        """Of the draw pile: heading, what the number counts, and what it means for the players."""


class PaintCard(Protocol):
    """Paints a card into a rect; None is its back."""

    def __call__(self, p: QPainter, rect: QRectF, card: str | None) -> None: ...


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


@dataclass(frozen=True, slots=True)
class GameTable:
    """One game as the desktop knows it."""

    scene: Callable[[], TableScene]
    texts: GameTexts
    #: The lid of the box for the shelf, without its title.
    paint_lid: Callable[[QPainter, QRectF], None]
    minutes: int
    paint_card: PaintCard
    facts: Callable[[View], Facts]
    #: What can be printed.
    sheets: GameSheets
    #: Draws the pictures in the rules.
    frames: Artist
    links: RulesLinks
