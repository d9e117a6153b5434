"""The offers and promises that bots know of, from what they heard, and whom they trust."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import Final

from engine.core.values import (
    BOLD,
    BROKEN_BY_OTHER,
    BROKEN_BY_SPEAKER,
    CAREFUL,
    GRUDGING,
    KEPT,
    Heard,
    Seat,
    Temperament,
    Term,
)
from engine.talk.statements import MAX_HEARD, Offer, Reply, Warn

#: The level from which bots weigh how far others are trusted, and what breaking a promise brings.
WEIGHING_LEVEL: Final = 5
#: The win probability for which a temper breaks its word, beside what trust is worth to it.
INTEGRITY: Final = {BOLD: 0.03, CAREFUL: inf, GRUDGING: 0.08, "": 0.08}
#: What the trust of the others is worth at the beginning of a match, as win probability.
TRUST_VALUE: Final = 0.12
#: The span for which a threat stands; every game with promises has it.
WARNED_UNTIL: Final = "round"
#: How far a seat must be trusted for an agreement that costs something.
MIN_TRUST: Final = 0.5


class DealState(StrEnum):
    """How an offer was answered."""

    OPEN = "open"
    ACCEPTED = "accepted"
    #: Refused, or replaced by another offer.
    CLOSED = "closed"


@dataclass(slots=True)
class Deal:
    """An offer from one seat to another, as far as it follows from the statements."""

    seat: Seat
    to: Seat
    gives: tuple[Term, ...]
    asks: tuple[Term, ...]
    until: str
    #: Whether it may still be answered or kept: the time for which it was offered is not over.
    is_live: bool
    #: How its agreement ended, one of `ENDS`; "" while it stands, and where there was none.
    end: str = ""
    state: DealState = DealState.OPEN
    #: The longer spans that are still on since it was offered (`Heard.during`).
    during: tuple[str, ...] = ()
    #: Whether it was offered in the place of another offer.
    is_counter: bool = False
    #: Whether each term binds nobody any more: those given, then those asked; () while all do.
    settled: tuple[bool, ...] = ()

    @property
    def binding_terms(self) -> list[tuple[Seat, Term]]:
        """The terms that bind while the agreement stands, each with the seat that promised it."""
        duties = [(self.seat, term) for term in self.gives]
        duties += [(self.to, term) for term in self.asks]
        return [duty for i, duty in enumerate(duties) if not any(self.settled[i : i + 1])]

    @property
    def breaker(self) -> Seat | None:
        """The seat that broke the agreement, or None."""
        return {BROKEN_BY_SPEAKER: self.seat, BROKEN_BY_OTHER: self.to}.get(self.end)


def is_cut(heard: Sequence[Heard]) -> bool:
    """Return whether the oldest of the statements may be missing."""
    return len(heard) >= MAX_HEARD


def deals(heard: Sequence[Heard]) -> list[Deal]:
    """Return all offers in the order of their numbers (`Reply.number`).

    Returns [] if the oldest statements are missing, because replies then name other offers.
    """
    if is_cut(heard):
        return []
    result: list[Deal] = []
    for entry in heard:
        match entry.said:
            case Offer(to, gives, asks, until, instead):
                if instead is not None and instead < len(result):
                    result[instead].state = DealState.CLOSED
                live = entry.now or until in entry.during
                ends = (*entry.ends, *[""] * len(to))
                settled = (*entry.settled, *[()] * len(to))
                result += [
                    Deal(
                        seat=entry.seat,
                        to=other,
                        gives=gives,
                        asks=asks,
                        until=until,
                        is_live=live and not end and not (past and all(past)),
                        end=end,
                        during=entry.during,
                        is_counter=instead is not None,
                        settled=past,
                    )
                    for other, end, past in zip(to, ends, settled, strict=False)
                ]
            case Reply(number, accept, _) if number < len(result):
                result[number].state = DealState.ACCEPTED if accept else DealState.CLOSED
    return result


def promises(seat: Seat, heard: Sequence[Heard]) -> list[Term]:
    """Return the terms that bind a seat now: those of agreements that stand."""
    return [term for by, term in standing_promises(heard) if by == seat]


def standing_promises(heard: Sequence[Heard]) -> Iterator[tuple[Seat, Term]]:
    """Yield every promise of an agreement that stands, with its seat."""
    for deal in deals(heard):
        if deal.is_live and deal.state is DealState.ACCEPTED:
            yield from deal.binding_terms


def threats(seat: Seat, heard: Sequence[Heard]) -> list[Term]:
    """Return what a seat threatened to do; a threat stands for the round in which it was made."""
    return [
        entry.said.threat
        for entry in heard
        if entry.seat == seat
        and isinstance(entry.said, Warn)
        and (entry.now or WARNED_UNTIL in entry.during)
    ]


def word_breakers(heard: Sequence[Heard]) -> set[Seat]:
    """Return the seats that broke an agreement in this match."""
    return {deal.breaker for deal in deals(heard) if deal.breaker is not None}


# -- trust -----------------------------------------------------------------------------------------


def betrayers(seat: Seat, heard: Sequence[Heard]) -> list[Seat]:
    """Return the seats that broke a promise to a seat in this match, the first one first."""
    ended = [deal for deal in deals(heard) if seat in (deal.seat, deal.to)]
    breakers = [deal.breaker for deal in ended if deal.breaker not in (None, seat)]
    return list(dict.fromkeys(breakers))


def trusted_partners(seat: Seat, heard: Sequence[Heard]) -> set[Seat]:
    """Return the seats that kept an agreement with a seat, and broke none with it."""
    keepers = {
        other
        for deal in deals(heard)
        if deal.end == KEPT and seat in (deal.seat, deal.to)
        for other in (deal.seat, deal.to)
        if other != seat
    }
    return keepers.difference(betrayers(seat, heard))


def trust(seat: Seat, heard: Sequence[Heard]) -> float:
    """Return how far a seat is trusted, from 0 to 1: 1/2 before it has kept or broken a promise."""
    concerned = [deal for deal in deals(heard) if seat in (deal.seat, deal.to)]
    kept_count = sum(deal.end == KEPT for deal in concerned)
    broken_count = sum(deal.breaker == seat for deal in concerned)
    return (kept_count + 1) / (kept_count + broken_count + 2)


def worth_of_word(temperament: Temperament, share_left: float) -> float:
    """Return the win probability for which a bot breaks a promise.

    The best level weighs it, and so does a bold bot of any level; a careful one never breaks its
    word. The less of the match is left, from 1 to 0, the less is trust worth.
    """
    if temperament.level < WEIGHING_LEVEL and temperament.temper != BOLD:
        return inf
    return INTEGRITY[temperament.temper] + TRUST_VALUE * share_left
