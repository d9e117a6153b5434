"""The policies that play a battle out, and then judge what is left.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.policy import Rollouts, SearchConfig
from engine.core.rng import Rng
from engine.core.values import MOST_SEATS, Code
from engine.games.condottiere.bots.blunders import (
    CHEAP,
    FULL_HAND,
    TEN,
    counting,
    dear_heroine,
    defence_thrown,
    hopeless_card,
    idle_drum,
    idle_spring,
    left_to_others,
    loosened_lead,
    named_for_rival,
    overpaid,
    poor_swap,
    stopping_places,
    surrender_spared,
    swaps,
    thrown_early,
    win_spared,
)
from engine.games.condottiere.bots.guards import guarding, keeping_watch
from engine.games.condottiere.bots.outlook import (
    guessed_strengths,
    rivals_wins,
    winning_regions,
    would_win,
)
from engine.games.condottiere.bots.preferences import drawn, preferences
from engine.games.condottiere.bots.strict_policy import SensiblePolicy
from engine.games.condottiere.bots.weights import WEIGHTS
from engine.games.condottiere.bots.win_probability import is_due, judged
from engine.games.condottiere.cards import COURTESAN, HEROINE, VALUE
from engine.games.condottiere.rules.battle import OFF_MAP, strongest
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, POPE, CondottiereState
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, DISCARD, NOBODY, WINTRY
from engine.games.condottiere.views.sampler import skeleton
from engine.games.condottiere.views.view import CondottiereView

PUCT: Final = 0.5
JUDGING_LEVELS: Final = (
    SearchConfig(iterations=10, temperature=3.0, memory=0.0, puct=PUCT),
    SearchConfig(iterations=20, temperature=1.2, max_value_loss=0.3, memory=0.4, puct=PUCT),
    SearchConfig(iterations=80, exact=True, memory=0.6, puct=PUCT),
    SearchConfig(iterations=200, exact=True, memory=0.85, puct=PUCT),
    SearchConfig(iterations=1100, exact=True, puct=PUCT, legs=3),
)
#: The same, but level 5 plays on what it hardly tells apart.
SECOND_LOOK_LEVELS: Final = (
    *JUDGING_LEVELS[:4],
    replace(
        JUDGING_LEVELS[4],
        rollouts=Rollouts(
            most=128,
            answers=3,
            iterations=16,
            gap=0.2,
            margin=1.5,
            ended=is_due,
            overlooked=swaps,
        ),
    ),
)
#: Three battles ahead from level 3 on, in as many iterations fewer as this takes longer.
FAR_LEVELS: Final = (
    JUDGING_LEVELS[0],
    JUDGING_LEVELS[1],
    SearchConfig(iterations=60, exact=True, memory=0.6, puct=PUCT, legs=3),
    SearchConfig(iterations=150, exact=True, memory=0.85, puct=PUCT, legs=3),
    JUDGING_LEVELS[4],
)
#: What is explored without preferences, where a judgement is surer than the end of a match.
CURIOSITY: Final = 0.3
PLAIN_LEVELS: Final = (
    SearchConfig(
        iterations=12, temperature=1.5, max_value_loss=0.6, memory=0.0, exploration=CURIOSITY
    ),
    SearchConfig(
        iterations=32, temperature=0.6, max_value_loss=0.3, memory=0.4, exploration=CURIOSITY
    ),
    SearchConfig(iterations=80, exact=True, memory=0.6, exploration=CURIOSITY),
    SearchConfig(iterations=200, exact=True, memory=0.85, exploration=CURIOSITY),
    SearchConfig(iterations=2400, exact=True, exploration=CURIOSITY),
)

#: How many times as long is thought where the game is at stake.
GRAVE: Final = 3.0
#: With so many cards, one of them small, nobody waits before an empty table.
MANY: Final = 5
SMALL: Final = 3


class JudgingPolicy(SensiblePolicy):
    """Informed playouts to the end of a battle, judged by fitted weights."""

    levels: Sequence[SearchConfig] = JUDGING_LEVELS

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def cutoff(self, state: CondottiereState) -> int | None:
        return None

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        return guarding(state, super().candidates(state, codes))

    def senseless(self, state: CondottiereState, code: Code) -> bool:
        """Lapses, and passing where it was measured to bring nothing."""
        if code in (PASS, PASS_REVEAL):
            return self.gives_in(state)
        return overpaid(state, code) or poor_swap(state, code) or super().senseless(state, code)

    def gives_in(self, state: CondottiereState) -> bool:
        """Whether the seat asked does better than to pass."""
        return waits_in_vain(state) or gives_away(state)

    def preferences(self, state: CondottiereState, codes: list[Code]) -> list[float]:
        return preferences(state, codes)

    def rollout(self, state: CondottiereState, rng: Rng, limit: int, played: list[int]) -> None:
        """To the next choice of a region that a battle has led to."""
        begun = state.battle
        while limit > 0 and state.decision is not None:
            if state.phase == CHOOSE and state.battle != begun:
                return
            limit -= 1
            self.play(state, rng, played)

    def play(self, state: CondottiereState, rng: Rng, played: list[int]) -> None:
        """One answer of a playout."""
        code = drawn(state, rng)
        played.append(code * MOST_SEATS + state.turn)
        state.step(code, rng)

    def evaluate(self, state: CondottiereState) -> Sequence[float]:
        return judged(state, self.weights)


class SecondLookJudgingPolicy(JudgingPolicy):
    """For the first edition with four seats: level 5 takes a second look."""

    levels: Sequence[SearchConfig] = SECOND_LOOK_LEVELS


class PatientJudgingPolicy(JudgingPolicy):
    """For the third edition with four seats, where it pays to let others spend their cards first:
    who passes need only leave somebody to fight.

    Where a region wins somebody the game it thinks longer, and leaves out more that is laughed at.
    """

    levels: Sequence[SearchConfig] = SECOND_LOOK_LEVELS

    def effort(self, view: CondottiereView) -> float:
        return GRAVE if is_grave(skeleton(view)) else 1.0

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        if state.phase == CHOOSE:
            return [code for code in codes if not named_for_rival(state, code)] or codes
        if state.phase == DISCARD:
            return [
                code
                for code in codes
                if not defence_thrown(state, code) and not thrown_early(state, code)
            ] or codes
        codes = super().candidates(state, codes)
        return keeping_watch(state, well_barred(state, codes))

    def senseless(self, state: CondottiereState, code: Code) -> bool:
        return (
            super().senseless(state, code)
            or dear_heroine(state, code)
            or hopeless_card(state, code)
            or idle_drum(state, code)
            or idle_spring(state, code)
            or loosened_lead(state, code)
            or left_to_others(state, code)
            or surrender_spared(state, code)
            or win_spared(state, code)
        )

    def gives_in(self, state: CondottiereState) -> bool:
        return leaves_nobody(state)


class ShallowJudgingPolicy(PatientJudgingPolicy):
    """For optional rules of the third edition with three seats or more: as patient, but what
    follows an answer is played out at once. A tree would know what others lay face down in its
    worlds, though its seat does not; and who has laid a card so never turns it up.
    """

    levels: Sequence[SearchConfig] = JUDGING_LEVELS

    def depth(self, view: CondottiereView) -> int | None:
        return 1

    def senseless(self, state: CondottiereState, code: Code) -> bool:
        return code == PASS_REVEAL or super().senseless(state, code)


class PlainJudgingPolicy(JudgingPolicy):
    """Battles are played out at random before they are judged, and nothing is preferred."""

    levels: Sequence[SearchConfig] = PLAIN_LEVELS

    def play(self, state: CondottiereState, rng: Rng, played: list[int]) -> None:
        state.play_on(rng, 1, played, True)


class FarJudgingPolicy(JudgingPolicy):
    """For weights that were fitted to other matches: less is believed after a single battle."""

    levels: Sequence[SearchConfig] = FAR_LEVELS


def known_weights(edition: str, seats: int, draws: bool = False) -> list[float]:
    """Those fitted to two or to four seats, or to four with cards drawn after each battle; the
    first edition may have the third's.
    """
    few = 2 if seats == 2 and not draws else 4
    return WEIGHTS.get((edition, few, draws), WEIGHTS["condottiere3", few, draws])


def judge(edition: str, seats: int) -> JudgingPolicy | None:
    """The policy for matches without options; None where judging was not seen to help."""
    weights = known_weights(edition, seats)
    if seats == 2:
        return PlainJudgingPolicy(weights)
    if edition == "condottiere3":
        return PatientJudgingPolicy(weights) if seats == 4 else FarJudgingPolicy(weights)
    return SecondLookJudgingPolicy(weights) if seats == 4 else None


def is_grave(state: CondottiereState) -> bool:
    """Whether the region fought for, or one that may be named, wins somebody the game."""
    seats = range(state.rules.seats)
    if state.phase == CHOOSE:
        return any(winning_regions(state, seat) for seat in seats)
    return state.phase == BATTLE and any(would_win(state, seat) for seat in seats)


def well_barred(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """The Pope only where he keeps a rival from winning, if there is such a place."""
    if not any(POPE <= code < PASS for code in codes) or not stopping_places(state):
        return codes
    barred = rivals_wins(state, state.turn)
    found = [
        code
        for code in codes
        if not POPE <= code < PASS or (code != POPE + OFF_MAP and barred & BIT[code - POPE])
    ]
    return found or codes


def waits_in_vain(state: CondottiereState) -> bool:
    """Whether the seat asked would pass before an empty table with many cards and small ones."""
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or seat == state.defender or len(hand) < MANY:
        return False
    if max(guessed_strengths(state, seat, state.season)) > 0:
        return False
    return has_small(hand)


def gives_away(state: CondottiereState) -> bool:
    """Whether the seat asked would be the second with many cards to pass, and a rival would take
    the region for next to nothing, though one mercenary overtakes it.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or len(hand) <= FULL_HAND or state.season == WINTRY:
        return False
    totals = guessed_strengths(state, seat, state.season)
    leader = strongest(totals)
    if leader in (NOBODY, seat, state.defender) or totals[leader] > CHEAP:
        return False
    passed = state.passed & ~BIT[leader]
    if not any(
        passed & BIT[other] and len(state.hands[other]) > FULL_HAND
        for other in range(state.rules.seats)
    ):
        return False
    missing = totals[leader] - totals[seat]
    return any(kind < TEN and VALUE[kind] > missing for kind in hand)


def leaves_nobody(state: CondottiereState) -> bool:
    """Whether a pass may leave nobody to fight for the region, though a card in hand does: the last
    but one seat before an empty table, after a rival with many cards has passed, or the last one;
    or the last before a rival who has laid next to nothing.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or seat == state.defender:
        return False
    totals = guessed_strengths(state, seat, state.season)
    most = max(totals)
    leader = strongest(totals)
    # Rivals behind who may still lay cards, and who have passed with many.
    awake = 0
    resting = 0
    for other in range(state.rules.seats):
        if other in (seat, leader):
            continue
        if state.hands[other] and not state.passed & BIT[other]:
            awake += 1
        elif len(state.hands[other]) > FULL_HAND:
            resting += 1
    if most == 0:
        if awake == 0 or (awake == 1 and resting > 0 and len(hand) >= MANY):
            # Whether the last of them is worth a region is for the search to say.
            return has_small(hand) and counting(hand) > 1
        return False
    if leader in (NOBODY, seat, state.defender) or most > CHEAP or state.season == WINTRY:
        return False
    if awake > 0 or resting == 0 or len(hand) <= FULL_HAND:
        return False
    missing = most - totals[seat]
    return any(kind == HEROINE or VALUE[kind] > missing for kind in hand)


def has_small(hand: list[int]) -> bool:
    """Whether it holds a card that is hardly missed."""
    return any(kind < SMALL or kind == COURTESAN for kind in hand)
