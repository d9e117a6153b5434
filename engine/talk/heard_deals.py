"""The offers and promises that bots know of, from what they heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.values import BROKEN_BY_OTHER, BROKEN_BY_SPEAKER, Heard, Seat, Term
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
    is_live: bool
    #: How it ended, one of `ENDS`.
    end: str = ""
    #: "open", "accepted" or "closed".
    state: str = "open"
    #: The longer spans that are still on since it was offered (`Heard.during`).
    during: tuple[str, ...] = ()
    #: Whether it was offered in the place of another offer.
    is_counter: bool = False

    @property
    def breaker(self) -> Seat | None:
        """The seat that broke the agreement, or None."""
        return {BROKEN_BY_SPEAKER: self.seat, BROKEN_BY_OTHER: self.to}.get(self.end)


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
                ends = (*entry.ends, *[""] * len(to))
                found += [
                    Deal(
                        *(entry.seat, other, gives, asks, until, live and not end, end),
                        during=entry.during,
                        is_counter=instead is not None,
                    )
                    for other, end in zip(to, ends, strict=False)
                ]
            case Reply(number, accept, _) if number < len(found):
                found[number].state = "accepted" if accept else "closed"
    return found


def promises(seat: Seat, heard: Sequence[Heard]) -> list[Term]:
    """Return the terms that bind a seat now: those of agreements that stand."""
    if len(heard) >= MAX_HEARD:
        return []
    return [term for by, term in standing_promises(heard) if by == seat]


def standing_promises(heard: Sequence[Heard]) -> Iterator[tuple[Seat, Term]]:
    """Yield every promise of an agreement that stands, with its seat."""
    for deal in deals(heard):
        if deal.is_live and deal.state == "accepted":
            yield from ((deal.seat, term) for term in deal.gives)
            yield from ((deal.to, term) for term in deal.asks)


def broke_word(heard: Sequence[Heard]) -> set[Seat]:
    """Return the seats that broke an agreement in this match."""
    return {deal.breaker for deal in deals(heard) if deal.breaker is not None}
