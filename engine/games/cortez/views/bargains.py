"""Offers that make sense to a seat now, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.values import Interruption, Seat, Term
from engine.games.cortez.views import terms
from engine.games.cortez.views.view import CortezView
from engine.talk import sense
from engine.talk.statements import Offer

#: The most offers that are made ready.
MAX_READY: Final = 3

_Terms = tuple[tuple[Term, ...], tuple[Term, ...], str]


def ready_offers(view: CortezView, to: Seat) -> list[Offer]:
    """Return the offers that make most sense from the viewer to a seat, the best first."""
    seat = view.seat
    if seat is None or seat == to or not 0 <= to < len(view.nations) or view.decision is None:
        return []
    found: list[Offer] = []
    ideas = (*_in_combat(seat, to), *_in_auction(seat, to), *_peace(seat, to))
    for gives, asks, until in ideas:
        offer = Offer((to,), gives, asks, until)
        if not is_pointless(view, seat, offer):
            found.append(offer)
    return found[:MAX_READY]


def is_pointless(view: CortezView, seat: Seat, said: Interruption) -> bool:
    """Return whether what a seat says makes no sense now (`engine.talk.sense`)."""
    return bool(sense.pointless(PROMISES, view, seat, said))


class _Promises:
    """What `engine.talk.sense` asks of Cortez."""

    def seats(self, view: CortezView) -> int:
        return len(view.nations)

    def pointless(self, view: CortezView, by: Seat, term: Term, until: str) -> str:
        return terms.pointless(view, by, term, until)

    def helps(self, view: CortezView, seat: Seat, by: Seat, term: Term, until: str) -> bool:
        return terms.helps(view, seat, term)

    def stopping(self, view: CortezView, rival: Seat, about: str) -> tuple[Term, str] | None:
        return None


PROMISES: Final = _Promises()


def _in_combat(seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield how a third seat helps the viewer, or stays out, for peace; and the reverse."""
    peace, theirs = (Term(terms.PEACE, seat=to),), (Term(terms.PEACE, seat=seat),)
    yield peace, (Term(terms.SIDE_WITH, seat=seat),), "lap"
    yield peace, (Term(terms.NEUTRAL),), "lap"
    yield (Term(terms.NEUTRAL),), theirs, "lap"


def _in_auction(seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield how the viewer gets the auctioned card, for peace."""
    yield (Term(terms.PEACE, seat=to),), (Term(terms.NO_BID),), "lap"


def _peace(seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield peace for a turn of every seat."""
    yield (Term(terms.PEACE, seat=to),), (Term(terms.PEACE, seat=seat),), "lap"
