"""All texts of Condottiere, for both editions, in the current language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from desktop.games.condottiere.words import answers, chronicle, deeds, prompts, results, titles
from desktop.games.condottiere.words.battle import leading
from desktop.games.condottiere.words.deeds import (
    explanation,
    immediate_effect,
    least_evil,
    objects_to,
    plain_effect,
)
from desktop.games.condottiere.words.names import cards_named
from desktop.games.condottiere.words.odds import region_odds
from desktop.games.condottiere.words.places import region_names
from desktop.games.condottiere.words.reasons import is_impossible, reason
from desktop.games.condottiere.words.refusals import refusal
from desktop.games.condottiere.words.talk import terms
from desktop.language.translation import translate
from desktop.table.game_texts import GameTexts, Person, Reason
from engine.core.statistics import LastChance
from engine.core.values import Action, Effect, Event, Result, Seat, Term
from engine.games.condottiere import game_of
from engine.games.condottiere.actions import KeepHand, Pass
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.prospects import wins_by
from engine.games.condottiere.views.standings import groups
from engine.games.condottiere.views.view import CondottiereView


class CondottiereTexts(GameTexts[CondottiereView]):
    """The texts of one edition; see `GameTexts`."""

    def __init__(self, edition_id: str) -> None:
        self._third = edition_id == THIRD_EDITION.id

    def title(self) -> str:
        return titles.title(third=self._third)

    def tagline(self) -> str:
        return titles.tagline(third=self._third)

    def is_lost(self, view: CondottiereView) -> bool:
        # A lost game need not lose a points match.
        return not view.options.points_match and victory_goals.unstoppable_winner(view) is not None

    # -- questions ---------------------------------------------------------------------------------

    def prompt(
        self, view: CondottiereView, names: Sequence[str], viewer: Seat | None
    ) -> tuple[str, str]:
        if view.decision is None:
            return "", ""
        seat = view.decision.seat
        if seat != viewer:
            return prompts.waiting_prompt(view, names[seat], viewer), ""
        return prompts.question(view), prompts.aside(view, seat, names)

    def standing_text(self, view: CondottiereView, names: Sequence[str]) -> str:
        sentences = [
            self.prompt(view, names, None)[0],
            leading.for_everybody(view, names),
            _regions(view, names),
        ]
        return " ".join(text for text in sentences if text)

    def stakes(self, view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
        return prompts.stakes(view, seat, names)

    def list_entry(
        self, action: Action, view: CondottiereView, names: Sequence[str]
    ) -> tuple[str, str]:
        return answers.list_entry(action)

    def advice_entry(
        self, action: Action, view: CondottiereView, names: Sequence[str]
    ) -> tuple[str, str]:
        return answers.advice_entry(action)

    def subject(self, action: Action, view: CondottiereView, names: Sequence[str]) -> str:
        return answers.subject(action)

    def action(self, action: Action, view: CondottiereView, names: Sequence[str]) -> str:
        return answers.full_effect(action)

    def plan(
        self, action: Action, facts: Collection[Effect], view: CondottiereView
    ) -> Sequence[Action]:
        return answers.taking_plan(action, view)

    def plan_name(self, plan: Sequence[Action]) -> str:
        return answers.plan_name(plan)

    def plan_effect(self, plan: Sequence[Action], view: CondottiereView) -> str:
        return deeds.taking_together(view, plan)

    def contest(
        self,
        action: Action,
        facts: Mapping[Action, Mapping[Effect, int]],
        worlds: int,
        view: CondottiereView,
        names: Sequence[str],
    ) -> Reason | None:
        return region_odds(action, facts, worlds, view)

    def reason(self, fact: Effect, view: CondottiereView, names: Sequence[str]) -> Reason | None:
        return reason(fact, view, names)

    def immediate_effect(self, action: Action, view: CondottiereView, names: Sequence[str]) -> str:
        return immediate_effect(view, action, names)

    def objects_to(self, action: Action, view: CondottiereView, names: Sequence[str]) -> bool:
        return objects_to(view, action, names)

    def last_chance(self, chance: LastChance, names: Sequence[str]) -> str:
        return results.last_chance(chance, names)

    def least_evil(self, action: Action, view: CondottiereView, names: Sequence[str]) -> str:
        return least_evil(view, action, names)

    def plain_effect(self, action: Action, view: CondottiereView, names: Sequence[str]) -> str:
        return plain_effect(view, action, names)

    def explanation(self, action: Action, view: CondottiereView, names: Sequence[str]) -> str:
        return explanation(view, action, names)

    def decides(self, action: Action, view: CondottiereView) -> bool:
        return wins_by(view, action)

    def is_impossible(self, action: Action, fact: Effect, view: CondottiereView) -> bool:
        return is_impossible(action, fact, view)

    def settled_topics(self, action: Action) -> Collection[str]:
        return ("region",) if isinstance(action, Pass) else ()

    def proper_names(self) -> Sequence[str]:
        return tuple(region_names().values())

    def settles_at_once(self, action: Action, view: CondottiereView) -> bool:
        game = game_of(view)
        ends = view.decision is not None and any(map(self.settles, game.preview(view, action)))
        return ends or self.decides(action, view)

    def refusal(self, key: str, action: Action, view: CondottiereView) -> str:
        return refusal(key, action, view)

    # -- events ------------------------------------------------------------------------------------

    def sentences(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        return chronicle.sentence(event, names)

    def without_implied_events(self, events: Sequence[Event]) -> Sequence[Event]:
        return chronicle.without_implied_events(events)

    def author(self, event: Event) -> Seat | None:
        return chronicle.author(event)

    def text_without_event(self, action: Action, asked: str, name: str) -> str:
        return chronicle.kept_hand_sentence(name) if isinstance(action, KeepHand) else ""

    def settles(self, event: Event) -> bool:
        return isinstance(event, chronicle.SETTLING)

    def favours(self, event: Event, seat: Seat) -> bool:
        return chronicle.favours(event, seat)

    def result(
        self,
        result: Result,
        names: Sequence[str],
        viewer: Seat | None,
        view: CondottiereView | None = None,
    ) -> tuple[str, str]:
        return results.headline(result, names), results.detail(result, names, view)

    def winner_text(self, result: Result, view: CondottiereView, names: Sequence[str]) -> str:
        return results.winner_text(result, view, names)

    # -- table talk --------------------------------------------------------------------------------

    def term(
        self, term: Term, person: Person, names: Sequence[str], speaker: Seat | None = None
    ) -> str:
        return terms.term(term, person, names, speaker)

    def term_kind_text(self, term: Term, name: str) -> str:
        return terms.term_kind_text(term, name)

    def talk_place(self, about: str) -> str:
        return terms.place(about)

    def shown_cards(self, cards: Sequence[str]) -> str:
        return cards_named(cards)

    def span(self, until: str) -> str:
        return terms.span(until)

    def span_text(self, until: str, *, ahead: bool = False) -> str:
        return terms.span_text(until, ahead=ahead)


def _regions(view: CondottiereView, names: Sequence[str]) -> str:
    """Return which seat is nearest to victory by linked regions; "" until a seat has linked any."""
    linked = groups(view)
    leader = sole_leader(list(linked))
    if leader < 0 or linked[leader] < 2:
        return ""
    need = victory_goals.goal_of(view.options, len(names)).linked
    if not names[leader]:
        text = translate("Condottiere", "You have {number} of {need} linked regions.")
    else:
        text = translate("Condottiere", "{name} has {number} of {need} linked regions.")
    return text.format(name=names[leader], number=linked[leader], need=need)


FIRST_TEXTS = CondottiereTexts(FIRST_EDITION.id)
THIRD_TEXTS = CondottiereTexts(THIRD_EDITION.id)
