"""Why an answer is better than another: what comes of each in the same imagined worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from engine.bots.bot import Budget
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Effect, Json, View

#: Answers that are looked into, worlds each is given in at the most, and facts that are told.
LOOKED_INTO, WORLDS, MOST_FACTS = 8, 40, 24
#: Of the seconds for a question, the share that goes into reasons.
SHARE = 0.15


@dataclass(frozen=True, slots=True)
class Reasons:
    """In how many of `worlds` each fact came of each answer; facts that never did are left out."""

    worlds: int = 0
    facts: Mapping[Code, Mapping[Effect, int]] = field(default_factory=dict)

    def told(self, code: Code) -> dict[str, Json]:
        """What an answer of the bot says of a code's facts; nothing, if it was not looked into."""
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


def sparing(budget: Budget) -> Budget:
    """What the search may use, so that time is left for the reasons."""
    if budget.seconds is None:
        return budget
    return replace(budget, seconds=budget.seconds * (1.0 - SHARE))


def including(codes: Sequence[Code], about: Code | None) -> Sequence[Code]:
    """The same answers with one of them among those that are looked into."""
    if about is None or about not in codes[LOOKED_INTO:]:
        return codes
    return (*codes[: LOOKED_INTO - 1], about)


def find_reasons(
    game: Game, view: View, codes: Sequence[Code], seed: int, budget: Budget
) -> Reasons:
    """Give the first of these answers to the question open in `view` in worlds drawn from it.

    All in the same worlds, with the same lots; in fewer worlds, where its share of the question's
    `budget` is over before. It is its own: however long the search took, why is to be said. Of
    what comes of the answers, the facts are told that set them apart most.
    """
    until = None if budget.seconds is None else monotonic() + budget.seconds * SHARE
    codes = codes[:LOOKED_INTO]
    counts: dict[Code, Counter[Effect]] = {code: Counter() for code in codes}
    worlds = 0
    if len(codes) > 1:
        draw, rng = game.sampler(view), Rng(seed)
        while worlds < (1 if game.perfect_information else WORLDS):
            if budget.cancelled() or (worlds and until is not None and monotonic() >= until):
                break
            world, lots = draw(rng), derived_seed(rng.below(1 << 30))
            for code in codes:
                counts[code].update(game.reasons(world.clone(), code, Rng(lots)))
            worlds += 1
    told = _telling(counts, game.always_told)
    return Reasons(
        worlds,
        {
            code: {fact: found[fact] for fact in told if found[fact]}
            for code, found in counts.items()
        },
    )


def _telling(counts: Mapping[Code, Counter[Effect]], always: Container[str]) -> list[Effect]:
    """The facts that came of some answers more often than of others, the most telling first; before
    them those of kinds that are told at all times.
    """
    spread: dict[Effect, int] = {}
    for fact in {fact: None for found in counts.values() for fact in found}:
        often = [found[fact] for found in counts.values()]
        spread[fact] = max(often) - min(often)
    ranked = sorted(spread, key=lambda fact: (fact.kind not in always, -spread[fact]))
    return [fact for fact in ranked if spread[fact] or fact.kind in always][:MOST_FACTS]
