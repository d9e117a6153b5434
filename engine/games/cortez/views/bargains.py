"""Offers that make sense to a seat now, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.values import Seat, Term
from engine.games.cortez.views import terms
from engine.games.cortez.views.view import CortezView
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
        duties = [(seat, term) for term in gives] + [(to, term) for term in asks]
        if not any(terms.pointless(view, by, term) for by, term in duties):
            found.append(Offer((to,), gives, asks, until))
    return found[:MAX_READY]


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
