"""What players say to each other at a game, and what becomes of their promises."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import ClassVar, Generic

from engine.core.policy import ViewT
from engine.core.values import (
    LAPSED,
    OPEN,
    USUAL_TEMPERAMENT,
    Code,
    Effect,
    Event,
    Heard,
    Interruption,
    Seat,
    Step,
    Taking,
    Temperament,
    Term,
)


class TalkRules(Generic[ViewT]):
    """The statements that a game allows, and the promises that follow from them.

    By default seats can promise nothing, and bots say nothing.
    """

    #: The kinds of terms that seats may promise each other.
    terms: tuple[str, ...] = ()
    #: The names of the times for which an agreement may last, the shortest first. Games without
    #: terms have them too: a bot makes at most one remark in the shortest.
    spans: ClassVar[tuple[str, ...]] = ()
    #: The regions that a remark may name.
    places: ClassVar[frozenset[str]] = frozenset()

    def span(self, view: ViewT, until: str) -> Hashable:
        """Return a value that stays the same until the current span of this name ends."""
        return None

    def is_ahead(self, view: ViewT, until: str) -> bool:
        """Return whether the span of this name has yet to begin, as before a battle."""
        return False

    def span_ended(self, view: ViewT, until: str, began: Hashable) -> bool:
        """Return whether a span is over in a view; `began` is what `span` returned at its start."""
        return self.span(view, until) != began

    def term_fault(self, view: ViewT, seat: Seat, term: Term) -> str:
        """Return a stable key for why a term of `seat` makes no sense now, or "" if it does.

        Statements use two kinds beside those in `terms`: "stop" a rival, perhaps in a region, and
        "ask" to see a hand or a kind of card.
        """
        return "" if term.kind == "stop" and not term.about else "unknown_term"

    def stop_term(self, view: ViewT, rival: Seat, about: str) -> Term | None:
        """Return the promise that a seat makes by saying "I stop this rival", or None.

        `about` is the contested region, or "" for the current battle. The promise lasts for the
        shortest span.
        """
        return None

    def term_is_over(self, view: ViewT, seat: Seat, term: Term) -> bool:
        """Return whether a promise of `seat` can bind it no more, such as one about a past combat.

        An open offer falls when one of its terms ends. `view` is public.
        """
        return False

    def judge_term(
        self,
        term: Term,
        seat: Seat,
        before: ViewT,
        events: Sequence[Event],
        after: ViewT,
        over: bool,
    ) -> str:
        """Return whether a seat fulfilled a term: OPEN, KEPT, BROKEN or LAPSED.

        `before` and `after` are the public views before and after the public `events`. `over` says
        whether the span of the agreement, or the term (`term_is_over`), ends with them.
        """
        return LAPSED if over else OPEN

    def is_bargain(self, step: Step) -> bool:
        """Return whether a step offers something to a seat, or answers such an offer."""
        return False

    def answered_offer(self, steps: Sequence[Step], number: int) -> int | None:
        """Return the index of the offer that `steps[number]` answers, or None."""
        return None

    def refusal_key(self, offered: Step, answer: Step) -> str:
        """Return why a bot refuses an offer, as a stable key; "" for any other answer."""
        return ""

    def speech(
        self,
        view: ViewT,
        heard: Sequence[Heard],
        talk: str = "",
        temperament: Temperament = USUAL_TEMPERAMENT,
    ) -> Interruption | None:
        """Return the statement that a bot in the seat of `view` makes now, unasked, or None.

        It is legal, and depends on the arguments alone. `heard` has all statements so far. `talk`
        is how much the bot says: "sparing", "lively", or "" for only those statements on which its
        own actions depend.
        """
        return None

    def speech_reason(
        self, view: ViewT, heard: Sequence[Heard], said: Interruption, temperament: Temperament
    ) -> Effect | None:
        """Return why a bot of this character said something, or None if it needs no explanation.

        `view` and `heard` are what its seat knew before it spoke.
        """
        return None

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        """Return what seats took from each other in the public events of an action of `actor`."""
        return ()

    def fitting_remarks(
        self, view: ViewT, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterable[Interruption]:
        """Return the remarks that a seat can make now, the most fitting first.

        `view` is public. `events` are the public events of the last action, which `actor` gave.
        """
        return ()

    def bound_codes(self, view: ViewT, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
        """Return those of the legal `codes` that keep the promises of the seat of `view`.

        A bot chooses among them. Where every action breaks a promise, all codes are returned.
        """
        return codes

    def price_of_word(self, view: ViewT, heard: Sequence[Heard], temperament: Temperament) -> float:
        """Return the gain for which a bot breaks its word, as win probability.

        It gives an action outside `bound_codes` only if that is better by more than this. The price
        is infinite for a bot that always keeps its word.
        """
        return inf
