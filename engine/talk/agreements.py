"""The agreements of a match: which are open, accepted, kept, broken or lapsed.

They follow from the record alone, by what everybody sees, and are the same for every seat.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.core.game import Game
from engine.core.values import (
    BROKEN,
    BROKEN_BY_OTHER,
    BROKEN_BY_SPEAKER,
    KEPT,
    LAPSED,
    OPEN,
    Event,
    Heard,
    Interruption,
    Seat,
    Term,
    View,
)
from engine.talk.statements import (
    MAX_HEARD,
    MAX_PROPOSALS,
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
    """An offer of one seat to another, and its status."""

    #: The index of the agreement in the log, from 0.
    index: int
    seat: Seat
    to: Seat
    #: What `seat` promises.
    gives: tuple[Term, ...]
    #: What `to` promises.
    asks: tuple[Term, ...]
    until: str
    #: "open", "accepted" (it stands), "kept", "broken", "declined", "withdrawn" or "lapsed".
    status: str = OPEN
    #: The seat that broke the agreement, or None.
    breaker: Seat | None = None
    #: The verdict on each term: "open", "kept", "broken" or "lapsed"; those of `seat` first.
    verdicts: tuple[str, ...] = ()
    #: The index of the offer that this counter-offer declined, or None.
    replaces: int | None = None
    #: The number of actions of the match after which the status was reached.
    since: int = field(default=0, compare=False)

    @property
    def is_live(self) -> bool:
        """Whether the agreement is open or accepted, so that it can still be kept or broken."""
        return self.status in (OPEN, ACCEPTED)

    @property
    def duties(self) -> tuple[tuple[Seat, Term], ...]:
        """Every term with the seat that promises it, in the order of `verdicts`."""
        speaker_duties = tuple((self.seat, term) for term in self.gives)
        return speaker_duties + tuple((self.to, term) for term in self.asks)

    @property
    def open_duties(self) -> tuple[tuple[Seat, Term], ...]:
        """The duties that may still be kept or broken."""
        verdicts = self.verdicts or (OPEN,) * len(self.duties)
        judged = zip(self.duties, verdicts, strict=True)
        return tuple(duty for duty, verdict in judged if verdict == OPEN)


class AgreementLog:
    """The agreements of a match; it follows every action."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._seats = seats
        #: Whether an offer that has lapsed can be answered, to no effect: records of earlier
        #: versions have such answers, because offers about a combat outlasted it.
        self.takes_late_answers = False
        self.agreements: list[Agreement] = []
        #: The number of actions of the match, including the one being entered.
        self.ply = 0
        #: By index, the span of the agreement: it begins with the offer, and again when accepted.
        self._spans: list[Hashable] = []
        #: The proposals of the game itself (`Game.proposals`), like `_spoken`.
        self._proposed: list[tuple[Seat, Interruption, tuple[Hashable, ...]]] = []
        #: All statements, each with the spans in which it was made.
        self._spoken: list[tuple[Seat, Statement, tuple[Hashable, ...]]] = []
        #: The numbers of the actions that were offers for a span that had yet to begin.
        self.early_offers: set[int] = set()
        #: By index in `_spoken`, the index of the first agreement that an offer led to.
        self._first_of: dict[int, int] = {}
        #: By number of an answer, the agreements that ended with it after they were accepted.
        self.outcomes: dict[int, list[Agreement]] = {}
        #: The promises to stop a rival that stand (`Call`), by seat: the term, and its span.
        self._stops: dict[Seat, tuple[Term, Hashable]] = {}
        #: By number of an answer, the seats that gave up by it to stop a rival, and that rival.
        self.forsaken: dict[int, list[tuple[Seat, Seat]]] = {}

    @property
    def is_live(self) -> bool:
        """Whether a promise is open or stands, so that `follow` must see the next action."""
        return bool(self._stops) or any(entry.is_live for entry in self.agreements)

    def live_agreements(self) -> list[Agreement]:
        """Return the agreements that are open or accepted."""
        return [entry for entry in self.agreements if entry.is_live]

    # -- statements --------------------------------------------------------------------------------

    def refusal(self, seat: Seat, said: Statement, view: View) -> str:
        """Return a stable key for why a seat cannot say this now, or "" if it can.

        `view` is what everybody sees.
        """
        match said:
            case Offer():
                return self._offer_refusal(seat, said, view)
            case Reply(number, accept, why):
                if not 0 <= number < len(self.agreements):
                    return "no_offer"
                entry = self.agreements[number]
                if not self._can_answer(entry) or seat not in (entry.seat, entry.to):
                    return "no_offer"
                if why and (accept or seat == entry.seat):
                    # Only who declines has a reason.
                    return "unknown"
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
                terms = self._game.talk.terms
                return (
                    self._seat_refusal(seat, to)
                    or self._term_refusal(view, to, deed, terms)
                    or self._term_refusal(view, seat, threat, terms)
                )
            case Remark():
                if said.about and said.about not in self._game.talk.places:
                    return "unknown"
                return "" if said.to is None else self._seat_refusal(seat, said.to)
        return "unknown"

    def _offer_refusal(self, seat: Seat, said: Offer, view: View) -> str:
        """Return why an offer cannot be made, as a stable key, or ""."""
        if not said.to or len(set(said.to)) != len(said.to):
            return "nobody"
        for to in said.to:
            if reason := self._seat_refusal(seat, to):
                return reason
        if not said.gives and not said.asks:
            return "no_terms"
        if max(len(said.gives), len(said.asks)) > MAX_TERMS:
            return "too_many_terms"
        if said.until not in self._game.talk.spans:
            return "unknown"
        for by, terms in ((seat, said.gives), *((to, said.asks) for to in said.to)):
            if len(set(terms)) != len(terms):
                return "said_already"
            for term in terms:
                if reason := self._term_refusal(view, by, term, self._game.talk.terms):
                    return reason
        if said.instead is not None:
            old = self.agreements[said.instead : said.instead + 1] if said.instead >= 0 else []
            if (
                not old
                or not self._can_answer(old[0])
                or old[0].to != seat
                or said.to != (old[0].seat,)
            ):
                return "no_offer"
        opened = [entry for entry in self.agreements if entry.status == OPEN]
        if len(opened) + len(said.to) > MAX_OPEN:
            return "too_many_offers"
        new_offers = {(seat, to, said.gives, said.asks, said.until) for to in said.to}
        live_offers = ((e.seat, e.to, e.gives, e.asks, e.until) for e in self.live_agreements())
        return "said_already" if new_offers.intersection(live_offers) else ""

    def _can_answer(self, entry: Agreement) -> bool:
        """Return whether an offer can still be answered."""
        return entry.status == OPEN or (self.takes_late_answers and entry.status == LAPSED)

    def _seat_refusal(self, seat: Seat, other: Seat) -> str:
        """Return "nobody" unless `other` is another seat of the match, else ""."""
        return "" if other != seat and 0 <= other < self._seats else "nobody"

    def _term_refusal(self, view: View, by: Seat, term: Term, kinds: Sequence[str]) -> str:
        """Return why a term cannot be spoken of now, as a stable key, or ""."""
        if term.kind not in kinds:
            return "unknown_term"
        if term.seat is not None and not 0 <= term.seat < self._seats:
            return "nobody"
        return self._game.talk.term_fault(view, by, term)

    def enter(self, seat: Seat, said: Statement, view: View) -> None:
        """Enter a statement that is not refused."""
        self._spoken.append((seat, said, self._spans_of(view)))
        match said:
            case Offer():
                if self._game.talk.is_ahead(view, said.until):
                    self.early_offers.add(self.ply - 1)
                if said.instead is not None and self.agreements[said.instead].status == OPEN:
                    self._set_status(self.agreements[said.instead], DECLINED)
                self._first_of[len(self._spoken) - 1] = len(self.agreements)
                for to in said.to:
                    index = len(self.agreements)
                    terms = said.gives, said.asks
                    verdicts = (OPEN,) * (len(said.gives) + len(said.asks))
                    self.agreements.append(
                        Agreement(
                            *(index, seat, to, *terms, said.until),
                            verdicts=verdicts,
                            replaces=said.instead,
                            since=self.ply,
                        )
                    )
                    self._spans.append(self._game.talk.span(view, said.until))
            case Reply(index, accept, _) if self.agreements[index].status == OPEN:
                entry = self.agreements[index]
                status = ACCEPTED if accept else WITHDRAWN if seat == entry.seat else DECLINED
                self._set_status(entry, status)
                if accept:
                    self._begin_span(index, view)
            case Call(rival, says, about):
                self._stops.pop(seat, None)
                term = self._game.talk.stop_term(view, rival, about) if says == "will" else None
                if term is not None:
                    self._stops[seat] = term, self._game.talk.span(view, self._game.talk.spans[0])

    def _begin_span(self, index: int, view: View) -> None:
        """Let the span of an agreement begin now, for bots too."""
        until = self.agreements[index].until
        self._spans[index] = began = self._game.talk.span(view, until)
        offers = (number for number, first in self._first_of.items() if first <= index)
        number = max(offers)
        seat, statement, then = self._spoken[number]
        at = self._game.talk.spans.index(until)
        self._spoken[number] = seat, statement, (*then[:at], began, *then[at + 1 :])

    def propose(self, seat: Seat, proposal: Interruption, view: View) -> None:
        """Remember a proposal of the game itself, of which bots hear."""
        self._proposed.append((seat, proposal, self._spans_of(view)))

    def last_statements(self, view: View) -> tuple[Heard, ...]:
        """Return the last statements as bots receive them; `view` is what everybody sees."""
        first = max(0, len(self._spoken) - MAX_HEARD)
        return tuple(
            Heard(
                *(seat, statement, *self._spans_on(view, then)),
                ends=self._ends_of(number, statement),
                settled=self._settled_of(number, statement),
            )
            for number, (seat, statement, then) in enumerate(self._spoken[first:], first)
        )

    def last_proposals(self, view: View) -> tuple[Heard, ...]:
        """Return the last proposals of the game itself (`Game.proposals`), like statements."""
        return tuple(
            Heard(seat, proposal, *self._spans_on(view, then))
            for seat, proposal, then in self._proposed[-MAX_PROPOSALS:]
        )

    def _spans_on(self, view: View, then: tuple[Hashable, ...]) -> tuple[bool, tuple[str, ...]]:
        """Return whether the shortest span of a moment is still on, and the longer ones that are.

        `then` has the values of all spans at that moment.
        """
        names = self._game.talk.spans
        on = [
            name
            for name, began in zip(names, then, strict=True)
            if not self._game.talk.span_ended(view, name, began)
        ]
        return names[:1] == tuple(on[:1]), tuple(name for name in on if name != names[0])

    def _ends_of(self, number: int, said: Statement) -> tuple[str, ...]:
        """Return how the agreements ended that a statement led to; () if none has."""
        ends = tuple(_end(entry) for entry in self._agreements_of(number, said))
        return ends if any(ends) else ()

    def _settled_of(self, number: int, said: Statement) -> tuple[tuple[bool, ...], ...]:
        """Return which terms of the offers that a statement made bind nobody any more (`Heard`)."""
        settled = tuple(
            tuple(entry.status == LAPSED or verdict != OPEN for verdict in entry.verdicts)
            for entry in self._agreements_of(number, said)
        )
        return settled if any(map(any, settled)) else ()

    def _agreements_of(self, number: int, said: Statement) -> list[Agreement]:
        """Return the agreements that a statement led to, one for each seat it was made to."""
        if not isinstance(said, Offer):
            return []
        first = self._first_of[number]
        return self.agreements[first : first + len(said.to)]

    def _spans_of(self, view: View) -> tuple[Hashable, ...]:
        """Return a value for each span of the game, the shortest first."""
        return tuple(self._game.talk.span(view, until) for until in self._game.talk.spans)

    def agreement_replied_to(self, said: Statement) -> Agreement | None:
        """Return the agreement to which a reply belongs, or that a counter-offer refuses."""
        number = said.number if isinstance(said, Reply) else getattr(said, "instead", None)
        return None if number is None else self.agreements[number]

    def _set_status(self, entry: Agreement, status: str, breaker: Seat | None = None) -> None:
        """Change the status of an agreement, from the present action on."""
        self.agreements[entry.index] = replace(
            entry, status=status, breaker=breaker, since=self.ply
        )

    # -- deeds -------------------------------------------------------------------------------------

    def follow(self, before: View, events: Sequence[Event], after: View, ply: int) -> None:
        """Judge the agreements by the events of the answer number `ply`, as everybody saw them."""
        for seat, rival in self.stops_forsaken(before, events, after):
            self.forsaken.setdefault(ply, []).append((seat, rival))
            del self._stops[seat]
        for seat, (_, began) in [*self._stops.items()]:
            over = after.decision is None
            if over or self._game.talk.span_ended(after, self._game.talk.spans[0], began):
                del self._stops[seat]
        for entry in self.live_agreements():
            over = after.decision is None or (
                self._game.talk.span_ended(after, entry.until, self._spans[entry.index])
            )
            if entry.status == OPEN:
                if over or self._has_term_ended(entry, before, after):
                    self._set_status(entry, LAPSED)
                continue
            judged = self._judge(entry, before, events, after, over)
            self.agreements[entry.index] = judged
            if not judged.is_live:
                self.outcomes.setdefault(ply, []).append(judged)

    def _has_term_ended(self, entry: Agreement, before: View, after: View) -> bool:
        """Return whether a term of an agreement could still bind before, and cannot now."""
        is_over = self._game.talk.term_is_over
        return any(
            is_over(after, seat, term) and not is_over(before, seat, term)
            for seat, term in entry.duties
        )

    def stops_forsaken(
        self, before: View, events: Sequence[Event], after: View
    ) -> list[tuple[Seat, Seat]]:
        """Return the seats that give up by these events to stop a rival, each with that rival."""
        return [
            (seat, term.seat)
            for seat, (term, _) in self._stops.items()
            if term.seat is not None
            and self._game.talk.judge_term(term, seat, before, events, after, False) == BROKEN
        ]

    def _judge(
        self, entry: Agreement, before: View, events: Sequence[Event], after: View, over: bool
    ) -> Agreement:
        """Return an accepted agreement as it is after some events."""
        verdicts = list(entry.verdicts)
        for i, (seat, term) in enumerate(entry.duties):
            if verdicts[i] == OPEN:
                ends = over or self._game.talk.term_is_over(after, seat, term)
                verdicts[i] = self._game.talk.judge_term(term, seat, before, events, after, ends)
        judged = replace(entry, verdicts=tuple(verdicts))
        if BROKEN in verdicts:
            breaker = entry.duties[verdicts.index(BROKEN)][0]
            return replace(judged, status=BROKEN, breaker=breaker, since=self.ply)
        if OPEN in verdicts:
            return replace(judged, status=LAPSED, since=self.ply) if over else judged
        return replace(judged, status=KEPT if KEPT in verdicts else LAPSED, since=self.ply)


def _end(entry: Agreement) -> str:
    """Return how an accepted agreement ended, one of `ENDS`."""
    if entry.status == BROKEN:
        return BROKEN_BY_SPEAKER if entry.breaker == entry.seat else BROKEN_BY_OTHER
    # An offer that lapsed was never accepted, and has no verdicts but open ones.
    accepted = entry.status == KEPT or any(verdict != OPEN for verdict in entry.verdicts)
    return entry.status if accepted and entry.status in (KEPT, LAPSED) else ""


def would_break(
    agreements: AgreementLog,
    game: Game,
    seat: Seat,
    before: View,
    events: Sequence[Event],
    after: View,
) -> list[Agreement]:
    """Return the agreements that stand and that `seat` would break if these events happened."""
    return [
        entry
        for entry in agreements.live_agreements()
        if entry.status == ACCEPTED
        and any(
            by == seat
            and verdict == OPEN
            and game.talk.judge_term(term, by, before, events, after, False) == BROKEN
            for (by, term), verdict in zip(entry.duties, entry.verdicts, strict=True)
        )
    ]
