"""Table talk at Cortez."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar

from engine.core.talk_rules import TalkRules
from engine.core.values import (
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
from engine.games.cortez import offer_answers
from engine.games.cortez.bots import bargaining
from engine.games.cortez.remarks import fitting_remarks, takings
from engine.games.cortez.views import terms
from engine.games.cortez.views.view import CortezView


class CortezTalk(TalkRules[CortezView]):
    """The statements of players, and their promises."""

    #: The possible durations of agreements.
    spans: ClassVar[tuple[str, ...]] = terms.SPANS
    #: The possible terms of agreements.
    terms = terms.TERMS

    def span(self, view: CortezView, until: str) -> Hashable:
        return terms.span(view, until)

    def span_ended(self, view: CortezView, until: str, began: Hashable) -> bool:
        return terms.span_ended(view, until, began)

    def term_fault(self, view: CortezView, seat: Seat, term: Term) -> str:
        return terms.term_fault(view, seat, term)

    def term_is_over(self, view: CortezView, seat: Seat, term: Term) -> bool:
        return terms.is_over(view, seat, term)

    def judge_term(
        self,
        term: Term,
        seat: Seat,
        before: CortezView,
        events: Sequence[Event],
        after: CortezView,
        over: bool,
    ) -> str:
        return terms.judge_term(term, seat, before, events, over)

    def is_bargain(self, step: Step) -> bool:
        return offer_answers.is_bargain(step)

    def answered_offer(self, steps: Sequence[Step], number: int) -> int | None:
        return offer_answers.answered_offer(steps, number)

    def refusal_key(self, offered: Step, answer: Step) -> str:
        return offer_answers.refusal_key(offered, answer)

    def speech(
        self,
        view: CortezView,
        heard: Sequence[Heard],
        talk: str = "",
        temperament: Temperament = USUAL_TEMPERAMENT,
    ) -> Interruption | None:
        return bargaining.speech(view, heard, talk, temperament) if talk else None

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(events)

    def fitting_remarks(
        self, view: CortezView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat, actor, events)

    def speech_reason(
        self, view: CortezView, heard: Sequence[Heard], said: Interruption, temperament: Temperament
    ) -> Effect | None:
        return bargaining.reason(view, heard, said, temperament)

    def bound_codes(
        self, view: CortezView, codes: list[Code], heard: Sequence[Heard]
    ) -> list[Code]:
        return bargaining.bound_codes(view, codes, heard)

    def price_of_word(
        self, view: CortezView, heard: Sequence[Heard], temperament: Temperament
    ) -> float:
        return bargaining.price_of_word(view, temperament)
