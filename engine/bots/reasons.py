"""Explain why an action is better than another, by their effects in the same imagined worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from engine.bots.bot import Budget
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Effect, Json, View

#: Maximum number of actions examined.
MAX_EXAMINED = 8
#: Maximum number of worlds in which each action is given.
MAX_WORLDS = 40
#: The fewest worlds in which chances in an open contest are sampled, whatever the time.
MIN_WORLDS = 20
#: The same for the chances alone, which are quickly sampled.
MIN_CHANCE_WORLDS = 60
#: Maximum number of facts reported.
MAX_FACTS = 24
#: Share of a decision's time that is spent on reasons.
TIME_SHARE = 0.15


@dataclass(frozen=True, slots=True)
class Reasons:
    """The number of `worlds` in which each action had each effect.

    Effects that never occurred are absent.
    """

    worlds: int = 0
    facts: Mapping[Code, Mapping[Effect, int]] = field(default_factory=dict)

    def with_chances(self, chances: Mapping[Code, Sequence[Effect]]) -> Reasons:
        """Return the reasons with the chances in an open contest before all other facts."""
        if not chances:
            return self
        # On a slow machine too few worlds were played out for reasons; chances have their own.
        reliable = self if self.worlds >= MIN_WORLDS else Reasons(MIN_WORLDS)
        facts = {
            code: {
                **dict.fromkeys(chances.get(code, ()), reliable.worlds),
                **reliable.facts.get(code, {}),
            }
            for code in {**reliable.facts, **chances}
        }
        return replace(reliable, facts=facts)

    def fact_data(self, code: Code) -> dict[str, Json]:
        """Return the facts about an action for the bot's reply; empty if it was not examined."""
        if not self.worlds or code not in self.facts:
            return {}
        return {
            "facts": [
                {
                    "fact": fact.kind,
                    "about": fact.about,
                    "seat": fact.seat,
                    "number": fact.number,
                    "worlds": often,
                }
                for fact, often in self.facts[code].items()
            ]
        }


def search_budget(budget: Budget) -> Budget:
    """Return the budget of the search, which leaves time for the reasons."""
    if budget.seconds is None:
        return budget
    return replace(budget, seconds=budget.seconds * (1.0 - TIME_SHARE))


def find_chances(
    game: Game, view: View, codes: Sequence[Code], seed: int, budget: Budget
) -> Mapping[Code, Sequence[Effect]]:
    """Return the chances in an open contest after the best of these actions."""
    until = None if budget.seconds is None else monotonic() + budget.seconds * TIME_SHARE

    def stopped(worlds: int) -> bool:
        late = until is not None and monotonic() >= until
        return budget.cancelled() or (late and worlds >= MIN_CHANCE_WORLDS)

    return game.explanations.contest_chances(view, codes, seed, stopped)


def with_code(codes: Sequence[Code], about: Code | None) -> Sequence[Code]:
    """Return the actions with `about` among those that are examined."""
    if about is None or about not in codes[MAX_EXAMINED:]:
        return codes
    return (*codes[: MAX_EXAMINED - 1], about)


def _codes_to_examine(game: Game, codes: Sequence[Code]) -> list[Code]:
    """Return the first of these actions and, for half of the places, the first of each further
    card, because a hint shows actions of different cards.

    Where nothing is hidden, a single world tells everything, so that all are examined.
    """
    if len(codes) <= MAX_EXAMINED or game.perfect_information:
        return list(codes)
    cards = [getattr(game.action(code), "card", None) for code in codes]
    first = [codes[index] for index, card in enumerate(cards) if card not in cards[:index]]
    wanted = dict.fromkeys([*codes[: MAX_EXAMINED // 2], *first, *codes])
    chosen = list(wanted)[:MAX_EXAMINED]
    return [code for code in codes if code in chosen]


def find_reasons(
    game: Game, view: View, codes: Sequence[Code], seed: int, budget: Budget
) -> Reasons:
    """Give the best of these actions in worlds drawn from `view` and count their effects.

    All are given in the same worlds with the same random numbers. If their share of the budget ends
    before, fewer worlds are played. The time is counted from now, however long the search took, so
    that there are always reasons. The facts that distinguish the actions most are returned.
    """
    until = None if budget.seconds is None else monotonic() + budget.seconds * TIME_SHARE
    codes = _codes_to_examine(game, codes)
    counts: dict[Code, Counter[Effect]] = {code: Counter() for code in codes}
    worlds = 0
    if len(codes) > 1:
        draw, rng = game.sampler(view), Rng(seed)
        while worlds < (1 if game.perfect_information else MAX_WORLDS):
            if budget.cancelled() or (worlds and until is not None and monotonic() >= until):
                break
            world, lots = draw(rng), derived_seed(rng.below(1 << 30))
            for code in codes:
                counts[code].update(game.explanations.reasons(world.clone(), code, Rng(lots)))
            worlds += 1
    facts = _distinguishing_facts(counts, game.explanations.always_reported)
    return Reasons(
        worlds,
        {
            code: {fact: count_of_fact[fact] for fact in facts if count_of_fact[fact]}
            for code, count_of_fact in counts.items()
        },
    )


def _distinguishing_facts(
    counts: Mapping[Code, Counter[Effect]], always: Container[str]
) -> list[Effect]:
    """Return the facts that differ most between actions, the most telling first.

    Facts of kinds that are always reported come before them.
    """
    spread: dict[Effect, int] = {}
    for fact in {fact: None for count_of_fact in counts.values() for fact in count_of_fact}:
        often = [count_of_fact[fact] for count_of_fact in counts.values()]
        spread[fact] = max(often) - min(often)
    ranked = sorted(spread, key=lambda fact: (fact.kind not in always, -spread[fact]))
    return [fact for fact in ranked if spread[fact] or fact.kind in always][:MAX_FACTS]
