"""The texts of Cortez that the shared table asks for (`GameTexts`)."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

from desktop.games.cortez.words import answers, chronicle, prompts, results, titles
from desktop.games.cortez.words.deeds import consequences, immediate_effect, plain_effect
from desktop.games.cortez.words.places import nation_name
from desktop.games.cortez.words.reasons import combat_chance, plan_name, plan_of, reason
from desktop.games.cortez.words.refusals import refusal
from desktop.games.cortez.words.talk import refusal_texts, terms
from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.table.game_texts import GameTexts, Person, Reason
from engine.core.values import CALLED_OFF, Action, Effect, Event, Result, Seat, Term
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Attack, Pass, PlaceLoser
from engine.games.cortez.cards import NATIONS, TROOP_NUMBERS, TROOPS_PER_NATION
from engine.games.cortez.events import Answered, BidPassed, LayingEnded, MercenaryPassed
from engine.games.cortez.squares import CITY_COUNT
from engine.games.cortez.views.view import CortezView

#: The number of free squares from which the city counts as nearly full.
_NEARLY_FULL_COUNT = 3


class CortezTexts(GameTexts[CortezView]):
    """The texts of Cortez; see `GameTexts`."""

    def title(self) -> str:
        return titles.title()

    def tagline(self) -> str:
        return titles.tagline()

    # -- prompts -----------------------------------------------------------------------------------

    def prompt(
        self, view: CortezView, names: Sequence[str], viewer: Seat | None
    ) -> tuple[str, str]:
        if view.decision is None:
            return "", ""
        seat = view.decision.seat
        if seat != viewer:
            return prompts.waiting_prompt(view, names[seat], viewer), ""
        return prompts.question(view, names), prompts.aside(view, seat, names)

    def standing_text(self, view: CortezView, names: Sequence[str]) -> str:
        parts = [self.prompt(view, names, None)[0], _round(view), _city(view), _free(view)]
        return " ".join(text for text in parts if text)

    def list_entry(self, action: Action, view: CortezView, names: Sequence[str]) -> tuple[str, str]:
        return answers.list_entry(action, view, names)

    def advice_entry(
        self, action: Action, view: CortezView, names: Sequence[str]
    ) -> tuple[str, str]:
        return answers.advice_entry(action, view, names)

    def hint_group(self, action: Action, view: CortezView) -> Hashable:
        # Which unmarked troop of the nation comes matters little, only where it goes.
        if isinstance(action, Attack):
            return action.to
        # Of places for a beaten troop, what the way back costs matters.
        return consequences(view, action, ()) if isinstance(action, PlaceLoser) else None

    def compares_all_with(self, action: Action) -> bool:
        return isinstance(action, Pass)

    def subject(self, action: Action, view: CortezView, names: Sequence[str]) -> str:
        return answers.subject(action, view, names)

    def action(self, action: Action, view: CortezView, names: Sequence[str]) -> str:
        return answers.full_effect(action, view, names)

    def reason(self, fact: Effect, view: CortezView, names: Sequence[str]) -> Reason | None:
        return reason(fact, names)

    def plan(self, action: Action, facts: Collection[Effect], view: CortezView) -> Sequence[Action]:
        return plan_of(action, facts, view)

    def plan_name(self, plan: Sequence[Action]) -> str:
        return plan_name(plan)

    def contest(
        self,
        action: Action,
        facts: Mapping[Action, Mapping[Effect, int]],
        worlds: int,
        view: CortezView,
        names: Sequence[str],
    ) -> Reason | None:
        effects = {each: tuple(effects_found) for each, effects_found in facts.items()}
        return combat_chance(action, effects, view, names)

    def immediate_effect(self, action: Action, view: CortezView, names: Sequence[str]) -> str:
        return immediate_effect(view, action, names)

    def plain_effect(self, action: Action, view: CortezView, names: Sequence[str]) -> str:
        return plain_effect(view, action, names)

    def explanation(self, action: Action, view: CortezView, names: Sequence[str]) -> str:
        return consequences(view, action, names)

    def settles_at_once(self, action: Action, view: CortezView) -> bool:
        return view.decision is not None and any(map(self.settles, CORTEZ.preview(view, action)))

    def refusal(self, key: str, action: Action, view: CortezView) -> str:
        return refusal(key, action, view)

    # -- table talk --------------------------------------------------------------------------------

    def term(
        self, term: Term, person: Person, names: Sequence[str], speaker: Seat | None = None
    ) -> str:
        return terms.term(term, person, names, speaker)

    def term_kind_text(self, term: Term, name: str) -> str:
        return terms.term_kind_text(term.kind, name)

    def talk_place(self, about: str) -> str:
        return terms.place(about)

    def span(self, until: str) -> str:
        return terms.span(until)

    def span_text(self, until: str, *, ahead: bool = False) -> str:
        return terms.span_text(until)

    # -- bargains ----------------------------------------------------------------------------------

    def refusal_words(self, key: str) -> str:
        return refusal_texts.refusal_words(key)

    # -- events ------------------------------------------------------------------------------------

    def sentences(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        return chronicle.sentence(event, names)

    def without_implied_events(self, events: Sequence[Event]) -> Sequence[Event]:
        return chronicle.without_implied_events(events)

    def author(self, event: Event) -> Seat | None:
        return chronicle.author(event)

    def text_without_event(self, action: Action, asked: str, name: str) -> str:
        return chronicle.text_without_event(action, asked, name)

    def tells_action(self, event: Event) -> bool:
        return isinstance(event, (Answered, BidPassed, LayingEnded, MercenaryPassed))

    def settles(self, event: Event) -> bool:
        return isinstance(event, chronicle.SETTLING)

    def favours(self, event: Event, seat: Seat) -> bool:
        return chronicle.favours(event, seat)

    def result(
        self,
        result: Result,
        names: Sequence[str],
        viewer: Seat | None,
        view: CortezView | None = None,
    ) -> tuple[str, str]:
        return results.headline(result, names), results.detail(result, names, view)

    def winner_text(self, result: Result, view: CortezView, names: Sequence[str]) -> str:
        if result.by in ("resignation", CALLED_OFF):
            return results.headline(result, names)
        points = max(score.total for score in view.score)
        return results.winner_text([names[seat] for seat in result.winners], points)


def city_troop_counts(view: CortezView) -> tuple[int, int]:
    """Return the numbers of Spanish and of Aztec troops that hold a square of the city."""
    troop_numbers = city_troops(view)
    spanish = sum(troop < TROOPS_PER_NATION for troop in troop_numbers)
    return spanish, len(troop_numbers) - spanish


def city_troops(view: CortezView) -> list[int]:
    """Return the indexes of the troops that hold a square of the city.

    Of two troops that fight for a square the defender holds it until the attacker has won.
    Meanwhile the attacker counts only if it came from another square of the city.
    """
    troop_numbers = [
        number
        for number, troop in enumerate(view.troops)
        if troop.at is not None and troop.at.startswith("T")
    ]
    combat = view.combat
    if combat is None:
        return troop_numbers
    attacking, attacked = (
        TROOP_NUMBERS[troop] for troop in (combat.attacker_troop, combat.defender_troop)
    )
    beaten: int | None
    if combat.winner is not None:
        beaten = attacked if combat.winner == combat.attacker else attacking
    else:
        beaten = None if combat.origin.startswith("T") else attacking
    return [number for number in troop_numbers if number != beaten]


def _round(view: CortezView) -> str:
    if not view.round:
        return ""
    text = translate("Cortez", "Round {round} of {rounds}.")
    return text.format(round=view.round, rounds=view.rounds)


def _city(view: CortezView) -> str:
    """Return the seat that is ahead in the city."""
    spanish, aztec = city_troop_counts(view)
    if spanish == aztec:
        return translate("Cortez", "Each nation has %n troop(s) in the city.", "", spanish)
    text = translate("Cortez", "{nation} lead in the city, {most} troops to {least}.")
    nation = nation_name(NATIONS[0 if spanish > aztec else 1])
    parts = text.format(nation=nation, most=max(spanish, aztec), least=min(spanish, aztec))
    return capital(parts)


def _free(view: CortezView) -> str:
    """Return the number of free squares once the city is nearly full, which ends the match."""
    free = CITY_COUNT - sum(city_troop_counts(view))
    if not 0 < free <= _NEARLY_FULL_COUNT:
        return ""
    return translate("Cortez", "%n square(s) of the city are still free.", "", free)


CORTEZ_TEXTS = CortezTexts()
