"""Offers and shown cards, without graphics: what is being offered, and who takes the clicks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from PySide6.QtCore import QPointF

from engine.core.policy import SomeView
from engine.core.values import Seat, Term, View
from engine.talk.statements import MAX_TERMS, Offer

Side = Literal["gives", "asks"]
SIDES: Final[tuple[Side, Side]] = ("gives", "asks")


class Bargain(Protocol[SomeView]):
    """What a game supplies so that people can make offers with clicks on its board."""

    #: The section of the rules about talk and shown cards.
    section: str

    def suggested_offers(self, view: SomeView, to: Seat) -> Sequence[Offer]:
        """Return the offers that make most sense from the viewer to a seat now, at most three."""

    def places(self, view: SomeView) -> Sequence[str]:
        """Return every place of the board that a term may be about."""

    def choices(self, view: SomeView, by: Seat, to: Seat, about: str) -> Sequence[Term]:
        """Return the terms of a seat in an offer with another about a place, the likeliest first.

        For `about` = "" these are the terms about no place.
        """

    def cards_term(self, view: SomeView, to: Seat, number: int) -> Term | None:
        """Return the promise of the viewer to show a seat so many cards of the hand.

        None where cards are not shown.
        """

    def shown_number(self, view: SomeView, by: Seat, term: Term) -> int:
        """Return how many cards of its hand a seat shows that keeps a term; 0 for another term."""

    def pointless_text(self, view: SomeView, by: Seat, term: Term, until: str) -> str:
        """Return why a term can mean nothing now, in a sentence, or ""."""


def place_of(term: Term) -> str:
    """Return the place of the board that a term is about, or "", or a number of cards."""
    return "" if term.about.isdecimal() else term.about


@dataclass(frozen=True, slots=True)
class BoundPlace:
    """A place of the board that a term is about."""

    place: str
    #: The seat that is bound there.
    seat: Seat
    #: The promise, for a tag beside the place; "" for no tag.
    text: str = ""


@dataclass(slots=True)
class OfferDraft:
    """An offer of `seat` to `to` that is not made yet."""

    seat: Seat
    to: Seat
    until: str
    gives: tuple[Term, ...] = ()
    asks: tuple[Term, ...] = ()
    #: The numbers of the cards in the hand that the speaker would show.
    shown_numbers: frozenset[int] = frozenset()
    #: The side to which the next term goes.
    side: Side = "asks"
    #: The number of the agreement in whose place it is offered.
    instead: int | None = None

    def promising_seat(self, side: Side) -> Seat:
        """Return the seat that promises the terms of a side."""
        return self.seat if side == "gives" else self.to

    def terms(self, side: Side) -> tuple[Term, ...]:
        """Return the terms of a side."""
        return self.gives if side == "gives" else self.asks

    @property
    def only_shows(self) -> bool:
        """Whether chosen cards are all that it gives, and it asks nothing for them."""
        return bool(self.shown_numbers) and len(self.gives) == 1 and not self.asks

    def turn(self) -> None:
        """Let the next term go to the other side."""
        self.side = "asks" if self.side == "gives" else "gives"

    def put(self, term: Term) -> str:
        """Add a term to the side that is filled; return why it cannot be, as a key, or ""."""
        return self.replace(self.side, len(self.terms(self.side)), term)

    def replace(self, side: Side, at: int, term: Term) -> str:
        """Put a term in the place of another; return why it cannot be, as a key, or ""."""
        before = self.terms(side)
        other_terms, others = (*before[:at], *before[at + 1 :]), self.terms(_other(side))
        if at >= MAX_TERMS:
            return "too_many_terms"
        if term in other_terms:
            return "said_already"
        # To fight on together is the one thing that both may do in a region.
        if term.about and term.seat is None and any(t.about == term.about for t in others):
            return "both_sides"
        self._set(side, (*before[:at], term, *before[at + 1 :]))
        return ""

    def remove(self, side: Side, at: int) -> None:
        """Take a term out."""
        before = self.terms(side)
        self._set(side, (*before[:at], *before[at + 1 :]))

    def take(self, offer: Offer) -> None:
        """Take the terms of another offer."""
        self.gives, self.asks, self.until = offer.gives, offer.asks, offer.until

    def _set(self, side: Side, terms: tuple[Term, ...]) -> None:
        if side == "gives":
            self.gives = terms
        else:
            self.asks = terms

    def offer(self) -> Offer:
        """Return the offer as it stands."""
        return Offer((self.to,), self.gives, self.asks, self.until, self.instead)


def _other(side: Side) -> Side:
    return "asks" if side == "gives" else "gives"


def place_of_shown(draft: OfferDraft, bargain: Bargain[Any], view: View) -> int | None:
    """Return the place, among what is given, of the promise to show cards, or None."""
    numbers = (bargain.shown_number(view, draft.seat, term) for term in draft.gives)
    return next((at for at, number in enumerate(numbers) if number), None)


def pointless_terms(draft: OfferDraft, bargain: Bargain[Any], view: View) -> str:
    """Return why a term of a draft can mean nothing now, in a sentence, or ""."""
    for side in SIDES:
        for term in draft.terms(side):
            if why := bargain.pointless_text(view, draft.promising_seat(side), term, draft.until):
                return why
    return ""


def next_place(points: Mapping[str, QPointF], focus: str | None, dx: int, dy: int) -> str:
    """Return the place that an arrow key leads to from a place, or the first one for None.

    `points` must not be empty; where nothing lies in that direction, the place stays.
    """
    start = points.get(focus or "")
    if focus is None or start is None:
        return min(points, key=lambda key: (points[key].y(), points[key].x()))
    distances = {}
    for key, point in points.items():
        way = (point.x() - start.x()) * dx + (point.y() - start.y()) * dy
        aside = abs((point.x() - start.x()) * dy) + abs((point.y() - start.y()) * dx)
        if way > 1:
            distances[key] = way + 2 * aside
    return min(distances, key=lambda key: distances[key]) if distances else focus


@dataclass(frozen=True, slots=True)
class Diversion:
    """Takes the pointer's clicks while something other than the game's question is asked."""

    #: A hit target was clicked.
    clicked: Callable[[Hashable], None]
    #: The pointer is on another hit target, or on None, at a point of the scene.
    hovered: Callable[[Hashable | None, QPointF], None]
    #: Returns whether a click on a hit target would do something.
    clickable: Callable[[Hashable], bool]


class CardCarrier(Protocol):
    """Carrier of dragged cards; it shows them to others outside the game's own places."""

    def can_take(self, card: str) -> bool:
        """Return whether a card of the hand may be shown now."""

    def carry(self, card: str, point: QPointF, *, alone: bool) -> bool:
        """Follow the pointer; return whether letting go there shows the card.

        `alone` is set for a card that can be shown but not played.
        """

    def drop(self, card: str, point: QPointF) -> bool:
        """Show the card if the pointer is where it is shown; return whether it is."""

    def give_up(self) -> None:
        """Put the card back without showing it."""
