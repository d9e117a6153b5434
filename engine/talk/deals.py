"""The offers and promises that bots know of, from what they heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.values import Heard, Seat, Term
from engine.talk.statements import MAX_HEARD, Offer, Reply


@dataclass(slots=True)
class Deal:
    """An offer from one seat to another, as far as it follows from what was said."""

    seat: Seat
    to: Seat
    gives: tuple[Term, ...]
    asks: tuple[Term, ...]
    until: str
    #: Whether it may still be answered or kept: the time for which it was offered is not over.
    live: bool
    #: "open", "accepted" or "closed".
    state: str = "open"
    #: The longer spans that are still on since it was offered (`Heard.during`).
    during: tuple[str, ...] = ()


def deals(heard: Sequence[Heard]) -> list[Deal]:
    """Return all offers in the order of their numbers (`Reply.number`).

    `heard` must contain everything that was said.
    """
    found: list[Deal] = []
    for entry in heard:
        match entry.said:
            case Offer(to, gives, asks, until, instead):
                if instead is not None and instead < len(found):
                    found[instead].state = "closed"
                live = entry.now or until in entry.during
                for other in to:
                    deal = Deal(entry.seat, other, gives, asks, until, live, during=entry.during)
                    found.append(deal)
            case Reply(number, accept) if number < len(found):
                found[number].state = "accepted" if accept else "closed"
    return found


def promises(seat: Seat, heard: Sequence[Heard]) -> list[Term]:
    """Return the terms that bind a seat now."""
    if len(heard) >= MAX_HEARD:
        return []
    found: list[Term] = []
    for deal in deals(heard):
        if deal.live and deal.state == "accepted":
            found += deal.gives if deal.seat == seat else deal.asks if deal.to == seat else ()
    return found


def broke_word(heard: Sequence[Heard]) -> set[Seat]:
    """Return the seats that broke an agreement in this match."""
    return {seat for entry in heard for seat in entry.broken}
