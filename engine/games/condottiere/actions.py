"""The actions of Condottiere.

Cards are written by the names in `cards.CARD_NAMES`, regions by the ids of the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import Action, Interruption, Seat

#: Means "no mercenary" or "no region" in an action.
NONE = "none"


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Name the region of the next battle."""

    region: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Name no region (first edition); the pawn passes to the left."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card.

    A scarecrow states in `take` the mercenary it takes back, a bishop of the third edition in
    `pope` the new region of the Pope. NONE means nothing or nowhere; with other cards both are
    None.
    """

    card: str
    take: str | None = None
    pope: str | None = None


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay no more cards in this battle; `reveal` turns up the seat's hidden card."""

    reveal: bool = False


@dataclass(frozen=True, slots=True)
class DiscardAll(Action):
    """Discard a hand without mercenaries."""


@dataclass(frozen=True, slots=True)
class KeepHand(Action):
    """Keep a hand that could be discarded."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Choose at most two cards to keep, as the last seat with cards (third edition)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw `n` cards (option `draw_after_battle`)."""

    n: int


@dataclass(frozen=True, slots=True)
class Show(Interruption):
    """Show cards of the seat's hand, at any time, to one seat or to all (None)."""

    cards: tuple[str, ...]
    to: Seat | None = None
