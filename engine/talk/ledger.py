"""The ledger of agreements: which are open, accepted, kept, broken or lapsed.

It follows from the record alone, by what everybody sees, and is the same for every seat.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.core.game import Game
from engine.core.values import BROKEN, KEPT, LAPSED, OPEN, Event, Heard, Seat, Term, View
from engine.talk.statements import (
    MAX_HEARD,
    MAX_TERMS,
    Ask,
    Call,
    Offer,
    Remark,
    Reply,
    Statement,
    Warn,
)

#: States of an agreement beside those of a term.
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
#: Maximum number of open offers at a table.
MAX_OPEN: Final = 64


@dataclass(frozen=True, slots=True)
class Agreement:
    """What one seat offered to another, and what became of it."""

    #: Its place in the ledger, from 0.
    number: int
    seat: Seat
    to: Seat
    #: What `seat` promises, and what `to` does.
    gives: tuple[Term, ...]
    asks: tuple[Term, ...]
    until: str
    #: "open", "accepted" (it stands), "kept", "broken", "declined", "withdrawn" or "lapsed".
    state: str = OPEN
    #: The seat that broke it.
    breaker: Seat | None = None
    #: What became of each term: "open", "kept", "broken" or "lapsed"; those of `seat` first.
    verdicts: tuple[str, ...] = ()
    #: The number of the agreement that was refused for it.
    instead: int | None = None
    #: The number of actions of the match after which it came to its state.
    since: int = field(default=0, compare=False)

    @property
    def is_live(self) -> bool:
        """Whether it is open or stands, so that something may still become of it."""
        return self.state in (OPEN, ACCEPTED)

    @property
    def duties(self) -> tuple[tuple[Seat, Term], ...]:
        """Every term with the seat that promises it, in the order of `verdicts`."""
        own = tuple((self.seat, term) for term in self.gives)
        return own + tuple((self.to, term) for term in self.asks)


class Ledger:
    """The agreements of a match; it follows every action."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._seats = seats
        self.agreements: list[Agreement] = []
        #: The number of actions of the match, with the one that is being entered.
        self.ply = 0
        #: By number, the span in which the agreement was offered.
        self._spans: list[Hashable] = []
        #: All statements, each with the spans in which it was made.
        self._spoken: list[tuple[Seat, Statement, tuple[Hashable, ...]]] = []
        #: By number of an answer, the agreements that ended with it after they were accepted.
        self.outcomes: dict[int, list[Agreement]] = {}

    @property
    def is_live(self) -> bool:
        """Whether any agreement is open or stands, so that `follow` must see the next action."""
        return any(entry.is_live for entry in self.agreements)

    def live(self) -> list[Agreement]:
        """Return the agreements that are open or stand."""
        return [entry for entry in self.agreements if entry.is_live]

    # -- statements --------------------------------------------------------------------------------

    def refusal(self, seat: Seat, said: Statement, view: View) -> str:
        """Return a stable key for why a seat cannot say this now, or "" if it can.

        `view` is what everybody sees.
        """
        match said:
            case Offer():
                return self._offer_refusal(seat, said, view)
            case Reply(number, accept):
                if not 0 <= number < len(self.agreements):
                    return "no_offer"
                entry = self.agreements[number]
                if entry.state != OPEN or seat not in (entry.seat, entry.to):
                    return "no_offer"
                return "own_offer" if accept and seat == entry.seat else ""
            case Call(rival, _, about):
                return self._seat_refusal(seat, rival) or self._term_refusal(
                    view, seat, Term("stop", about, rival), ("stop",)
                )
            case Ask(to, about):
                return self._seat_refusal(seat, to) or self._term_refusal(
                    view, to, Term("ask", about), ("ask",)
                )
            case Warn(to, deed, threat):
                terms = self._game.terms
                return (
                    self._seat_refusal(seat, to)
                    or self._term_refusal(view, to, deed, terms)
                    or self._term_refusal(view, seat, threat, terms)
                )
            case Remark():
                return "" if said.to is None else self._seat_refusal(seat, said.to)
        return "unknown"

    def _offer_refusal(self, seat: Seat, said: Offer, view: View) -> str:
        if not said.to or len(set(said.to)) != len(said.to):
            return "nobody"
        for to in said.to:
            if reason := self._seat_refusal(seat, to):
                return reason
        if not said.gives and not said.asks:
            return "no_terms"
        if max(len(said.gives), len(said.asks)) > MAX_TERMS:
            return "too_many_terms"
        if said.until not in self._game.spans:
            return "unknown"
        for by, terms in ((seat, said.gives), *((to, said.asks) for to in said.to)):
            if len(set(terms)) != len(terms):
                return "said_already"
            for term in terms:
                if reason := self._term_refusal(view, by, term, self._game.terms):
                    return reason
        if said.instead is not None:
            old = self.agreements[said.instead : said.instead + 1] if said.instead >= 0 else []
            if not old or old[0].state != OPEN or old[0].to != seat or said.to != (old[0].seat,):
                return "no_offer"
        opened = [entry for entry in self.agreements if entry.state == OPEN]
        if len(opened) + len(said.to) > MAX_OPEN:
            return "too_many_offers"
        news = {(seat, to, said.gives, said.asks, said.until) for to in said.to}
        live = ((e.seat, e.to, e.gives, e.asks, e.until) for e in self.live())
        return "said_already" if news.intersection(live) else ""

    def _seat_refusal(self, seat: Seat, other: Seat) -> str:
        return "" if other != seat and 0 <= other < self._seats else "nobody"

    def _term_refusal(self, view: View, by: Seat, term: Term, kinds: Sequence[str]) -> str:
        if term.kind not in kinds:
            return "unknown_term"
        if term.seat is not None and not 0 <= term.seat < self._seats:
            return "nobody"
        return self._game.term_fault(view, by, term)

    def hear(self, seat: Seat, said: Statement, view: View) -> None:
        """Enter a statement that is not refused."""
        self._spoken.append((seat, said, self._spans_of(view)))
        match said:
            case Offer():
                if said.instead is not None:
                    self._set(self.agreements[said.instead], DECLINED)
                for to in said.to:
                    number = len(self.agreements)
                    terms = said.gives, said.asks
                    verdicts = (OPEN,) * (len(said.gives) + len(said.asks))
                    self.agreements.append(
                        Agreement(
                            *(number, seat, to, *terms, said.until),
                            verdicts=verdicts,
                            instead=said.instead,
                            since=self.ply,
                        )
                    )
                    self._spans.append(self._game.span(view, said.until))
            case Reply(number, accept):
                entry = self.agreements[number]
                state = ACCEPTED if accept else WITHDRAWN if seat == entry.seat else DECLINED
                self._set(entry, state)

    def heard(self, view: View) -> tuple[Heard, ...]:
        """Return the last statements, as bots hear of them; `view` is what everybody sees."""
        spans, names = self._spans_of(view), self._game.spans
        return tuple(
            Heard(
                *(seat, said, then[:1] == spans[:1]),
                tuple(name for i, name in enumerate(names) if i and then[i] == spans[i]),
            )
            for seat, said, then in self._spoken[-MAX_HEARD:]
        )

    def _spans_of(self, view: View) -> tuple[Hashable, ...]:
        """Return a value for each span of the game, the shortest first."""
        return tuple(self._game.span(view, until) for until in self._game.spans)

    def replied_to(self, said: Statement) -> Agreement | None:
        """Return the agreement to which a reply belongs, or that a counter-offer refuses."""
        number = said.number if isinstance(said, Reply) else getattr(said, "instead", None)
        return None if number is None else self.agreements[number]

    def _set(self, entry: Agreement, state: str, breaker: Seat | None = None) -> None:
        self.agreements[entry.number] = replace(entry, state=state, breaker=breaker, since=self.ply)

    # -- deeds -------------------------------------------------------------------------------------

    def follow(self, before: View, events: Sequence[Event], after: View, ply: int) -> None:
        """Judge the agreements by what happened in the answer `ply`, as everybody saw it."""
        for entry in self.live():
            over = after.decision is None or (
                self._game.span(after, entry.until) != self._spans[entry.number]
            )
            if entry.state == OPEN:
                if over:
                    self._set(entry, LAPSED)
                continue
            judged = self._judged(entry, before, events, after, over)
            self.agreements[entry.number] = judged
            if not judged.is_live:
                self.outcomes.setdefault(ply, []).append(judged)

    def _judged(
        self, entry: Agreement, before: View, events: Sequence[Event], after: View, over: bool
    ) -> Agreement:
        """Return an agreement that stands, after something happened."""
        verdicts = list(entry.verdicts)
        for i, (seat, term) in enumerate(entry.duties):
            if verdicts[i] == OPEN:
                verdicts[i] = self._game.judge_term(term, seat, before, events, after, over)
        judged = replace(entry, verdicts=tuple(verdicts))
        if BROKEN in verdicts:
            breaker = entry.duties[verdicts.index(BROKEN)][0]
            return replace(judged, state=BROKEN, breaker=breaker, since=self.ply)
        if OPEN in verdicts:
            return replace(judged, state=LAPSED, since=self.ply) if over else judged
        return replace(judged, state=KEPT if KEPT in verdicts else LAPSED, since=self.ply)


def would_break(
    ledger: Ledger, game: Game, seat: Seat, before: View, events: Sequence[Event], after: View
) -> list[Agreement]:
    """Return the agreements that stand and that `seat` would break if these events happened."""
    return [
        entry
        for entry in ledger.live()
        if entry.state == ACCEPTED
        and any(
            by == seat
            and verdict == OPEN
            and game.judge_term(term, by, before, events, after, False) == BROKEN
            for (by, term), verdict in zip(entry.duties, entry.verdicts, strict=True)
        )
    ]
