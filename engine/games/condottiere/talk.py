"""Table talk at Condottiere."""

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
    Taking,
    Temperament,
    Term,
)
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots import bargaining, promises, stopping
from engine.games.condottiere.bots.remarks import fitting_remarks, takings
from engine.games.condottiere.rules.action_codes import action_of
from engine.games.condottiere.views import terms
from engine.games.condottiere.views.view import CondottiereView


class CondottiereTalk(TalkRules[CondottiereView]):
    """The statements of players, and their promises."""

    spans: ClassVar[tuple[str, ...]] = terms.SPANS
    places: ClassVar[frozenset[str]] = frozenset(BOARD.ids)

    def __init__(self, kinds: tuple[str, ...]) -> None:
        """Allow these kinds of terms, those of an edition."""
        self.terms = kinds

    def span(self, view: CondottiereView, until: str) -> Hashable:
        return terms.span(view, until)

    def is_ahead(self, view: CondottiereView, until: str) -> bool:
        return terms.is_ahead(view, until)

    def term_fault(self, view: CondottiereView, seat: Seat, term: Term) -> str:
        return terms.term_fault(view, seat, term)

    def stop_term(self, view: CondottiereView, rival: Seat, about: str) -> Term | None:
        return Term(terms.STAY, about or view.region or "", rival)

    def term_is_over(self, view: CondottiereView, seat: Seat, term: Term) -> bool:
        return terms.is_over(view, seat, term)

    def judge_term(
        self,
        term: Term,
        seat: Seat,
        before: CondottiereView,
        events: Sequence[Event],
        after: CondottiereView,
        over: bool,
    ) -> str:
        return terms.judge_term(term, seat, before, events, over)

    def speech(
        self,
        view: CondottiereView,
        heard: Sequence[Heard],
        talk: str = "",
        temperament: Temperament = USUAL_TEMPERAMENT,
    ) -> Interruption | None:
        lively = talk == "lively"
        statement = bargaining.speech(view, heard, temperament, lively=lively) if talk else None
        return statement or stopping.speech(view, heard, temperament)

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(events)

    def fitting_remarks(
        self, view: CondottiereView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat, actor, events)

    def speech_reason(
        self,
        view: CondottiereView,
        heard: Sequence[Heard],
        said: Interruption,
        temperament: Temperament,
    ) -> Effect | None:
        return bargaining.reason(view, heard, said, temperament)

    def bound_codes(
        self, view: CondottiereView, codes: list[Code], heard: Sequence[Heard]
    ) -> list[Code]:
        keeps_by_code = promises.keeps_word(view, [action_of(code) for code in codes], heard)
        free = [code for code, keeps in zip(codes, keeps_by_code, strict=True) if keeps]
        return promises.fights_on(view, stopping.allowed_answers(view, free, heard), heard)

    def price_of_word(
        self, view: CondottiereView, heard: Sequence[Heard], temperament: Temperament
    ) -> float:
        return promises.price_of_word(view, heard, temperament)
