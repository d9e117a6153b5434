"""Policies that play out a battle and then judge the position by fitted weights.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.policy import Rollouts, SearchConfig
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code
from engine.games.condottiere.bots.blunders import (
    MANY_CARDS,
    MAX_CHEAP_STRENGTH,
    MERCENARY_TEN,
    MIN_SWAPPED_KIND,
    can_lay_alone,
    count_fighters,
    frees_winner,
    is_dear_heroine,
    is_hopeless_card,
    is_idle_drum,
    is_idle_spring,
    is_overpaid,
    is_poor_swap,
    leaves_winner_to_others,
    lifts_own_winter,
    loosens_lead,
    names_region_for_rival,
    spares_surrender,
    spares_win,
    stopping_places,
    throws_card_early,
    throws_defence_away,
)
from engine.games.condottiere.bots.guards import guarding_actions, has_small, non_passing_actions
from engine.games.condottiere.bots.outlook import (
    guessed_strengths,
    rivals_wins,
    seen_strengths,
    winning_regions,
    would_win,
)
from engine.games.condottiere.bots.preferences import draw_action, preferences
from engine.games.condottiere.bots.strict_policy import SensiblePolicy
from engine.games.condottiere.bots.win_probability import has_reached_choice, judge_position
from engine.games.condottiere.bots.win_weights import WEIGHTS
from engine.games.condottiere.cards import COURTESAN, HEROINE, MERCENARIES, SCARECROW, VALUE
from engine.games.condottiere.rules.battle import POPE_OFF_MAP, sole_leader
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, DISCARD, NOBODY, SEASON_WINTER
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, POPE, TAKE, CondottiereState
from engine.games.condottiere.views.sampler import visible_part
from engine.games.condottiere.views.view import CondottiereView

PUCT_EXPLORATION: Final = 0.5
JUDGING_LEVELS: Final = (
    SearchConfig(
        iterations=10, temperature=3.0, memory_share=0.0, puct_exploration=PUCT_EXPLORATION
    ),
    SearchConfig(
        iterations=20,
        temperature=1.2,
        max_value_loss=0.3,
        memory_share=0.4,
        puct_exploration=PUCT_EXPLORATION,
    ),
    SearchConfig(
        iterations=80, solves_endings=True, memory_share=0.6, puct_exploration=PUCT_EXPLORATION
    ),
    SearchConfig(
        iterations=200, solves_endings=True, memory_share=0.85, puct_exploration=PUCT_EXPLORATION
    ),
    SearchConfig(
        iterations=1100, solves_endings=True, puct_exploration=PUCT_EXPLORATION, playouts_per_leaf=3
    ),
)


def scarecrow_swaps(state: CondottiereState) -> list[Code]:
    """Return a scarecrow for the highest mercenary of a line that wins the battle anyway.

    Searches overlook this alternative to a pass. No other seat may lay a card any more, and the
    line wins without the mercenary or a lower card can replace it.
    """
    seat = state.turn
    hand = state.hands[seat]
    if (
        state.phase != BATTLE
        or state.rules.has_hidden_cards
        or SCARECROW not in hand
        or not can_lay_alone(state)
    ):
        return []
    mercenaries = [kind for kind in state.lines[seat] if kind < MERCENARIES]
    if not mercenaries or sole_leader(seen_strengths(state, seat)) != seat:
        return []
    highest = max(mercenaries)
    if highest < MIN_SWAPPED_KIND:
        return []
    lower = [kind for kind in hand if kind < highest or kind == COURTESAN]
    return [TAKE + highest] if lower or len(mercenaries) > 1 else []


#: JUDGING_LEVELS, but level 5 compares nearly equal actions again by rollouts.
SECOND_LOOK_LEVELS: Final = (
    *JUDGING_LEVELS[:4],
    replace(
        JUDGING_LEVELS[4],
        rollouts=Rollouts(
            max_rollouts=128,
            actions=3,
            iterations=16,
            gap=0.2,
            margin=1.5,
            ended=has_reached_choice,
            overlooked=scarecrow_swaps,
        ),
    ),
)
#: Levels that look three battles ahead from level 3 on, with fewer iterations to take the same
#: time.
FAR_LEVELS: Final = (
    JUDGING_LEVELS[0],
    JUDGING_LEVELS[1],
    SearchConfig(
        iterations=60,
        solves_endings=True,
        memory_share=0.6,
        puct_exploration=PUCT_EXPLORATION,
        playouts_per_leaf=3,
    ),
    SearchConfig(
        iterations=150,
        solves_endings=True,
        memory_share=0.85,
        puct_exploration=PUCT_EXPLORATION,
        playouts_per_leaf=3,
    ),
    JUDGING_LEVELS[4],
)
#: The exploration constant without preferences; judged values vary less than results of matches.
PLAIN_EXPLORATION: Final = 0.3
PLAIN_LEVELS: Final = (
    SearchConfig(
        iterations=12,
        temperature=1.5,
        max_value_loss=0.6,
        memory_share=0.0,
        exploration=PLAIN_EXPLORATION,
    ),
    SearchConfig(
        iterations=32,
        temperature=0.6,
        max_value_loss=0.3,
        memory_share=0.4,
        exploration=PLAIN_EXPLORATION,
    ),
    SearchConfig(
        iterations=80, solves_endings=True, memory_share=0.6, exploration=PLAIN_EXPLORATION
    ),
    SearchConfig(
        iterations=200, solves_endings=True, memory_share=0.85, exploration=PLAIN_EXPLORATION
    ),
    SearchConfig(iterations=2400, solves_endings=True, exploration=PLAIN_EXPLORATION),
)

#: The factor of iterations where the game is at stake.
GRAVE_EFFORT_FACTOR: Final = 3.0
#: The least number of cards with which it is senseless to pass before an empty table.
MIN_SENSELESS_PASS_CARDS: Final = 5


class JudgingPolicy(SensiblePolicy):
    """Informed playouts to the end of a battle, judged by fitted weights."""

    levels: Sequence[SearchConfig] = JUDGING_LEVELS

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def cutoff(self, state: CondottiereState) -> int | None:
        return None

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        return guarding_actions(state, super().candidates(state, codes))

    def is_senseless(self, state: CondottiereState, code: Code) -> bool:
        """Return whether an action is a blunder, or a pass known to gain nothing."""
        if code in (PASS, PASS_REVEAL):
            return self._should_not_pass(state)
        return (
            is_overpaid(state, code)
            or is_poor_swap(state, code)
            or lifts_own_winter(state, code)
            or frees_winner(state, code)
            or super().is_senseless(state, code)
        )

    def _should_not_pass(self, state: CondottiereState) -> bool:
        """Return whether the seat to move should not pass."""
        return waits_in_vain(state) or gives_away(state)

    def preferences(self, state: CondottiereState, codes: list[Code]) -> list[float]:
        return preferences(state, codes)

    def play_out(self, state: CondottiereState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play up to the choice of a region after a battle."""
        begun = state.battle
        while limit > 0 and state.decision is not None:
            if state.phase == CHOOSE and state.battle != begun:
                return
            limit -= 1
            self.play_action(state, rng, played)

    def play_action(self, state: CondottiereState, rng: Rng, played: list[int]) -> None:
        """Play one action of a playout."""
        code = draw_action(state, rng)
        played.append(code * MAX_SEATS + state.turn)
        state.step(code, rng)

    def evaluate(self, state: CondottiereState) -> Sequence[float]:
        return judge_position(state, self.weights)


class SecondLookJudgingPolicy(JudgingPolicy):
    """A policy for the first edition with four seats, whose level 5 uses rollouts."""

    levels: Sequence[SearchConfig] = SECOND_LOOK_LEVELS


class PatientJudgingPolicy(JudgingPolicy):
    """A policy for the third edition with four seats, where waiting for others to spend cards pays.

    A pass must only leave another seat to fight. Where a region wins the game for a seat, this
    policy searches longer. It excludes more blunders.
    """

    levels: Sequence[SearchConfig] = SECOND_LOOK_LEVELS

    def effort(self, view: CondottiereView) -> float:
        return GRAVE_EFFORT_FACTOR if is_grave(visible_part(view)) else 1.0

    def candidates(self, state: CondottiereState, codes: list[Code]) -> list[Code]:
        if state.phase == CHOOSE:
            return [code for code in codes if not names_region_for_rival(state, code)] or codes
        if state.phase == DISCARD:
            return [
                code
                for code in codes
                if not throws_defence_away(state, code) and not throws_card_early(state, code)
            ] or codes
        codes = super().candidates(state, codes)
        return non_passing_actions(state, useful_pope_actions(state, codes))

    def is_senseless(self, state: CondottiereState, code: Code) -> bool:
        return (
            super().is_senseless(state, code)
            or is_dear_heroine(state, code)
            or is_hopeless_card(state, code)
            or is_idle_drum(state, code)
            or is_idle_spring(state, code)
            or loosens_lead(state, code)
            or leaves_winner_to_others(state, code)
            or spares_surrender(state, code)
            or spares_win(state, code)
        )

    def _should_not_pass(self, state: CondottiereState) -> bool:
        return leaves_nobody(state)


class ShallowJudgingPolicy(PatientJudgingPolicy):
    """A policy for optional rules of the third edition with at least three seats.

    It follows an action by playouts without a tree. A tree would know the face-down cards of its
    worlds although its seat does not, and a seat that has laid a card would never turn it up.
    """

    levels: Sequence[SearchConfig] = JUDGING_LEVELS

    def depth(self, view: CondottiereView) -> int | None:
        return 1

    def is_senseless(self, state: CondottiereState, code: Code) -> bool:
        return code == PASS_REVEAL or super().is_senseless(state, code)


class PlainJudgingPolicy(JudgingPolicy):
    """A policy that plays out battles at random before judging them, without preferences."""

    levels: Sequence[SearchConfig] = PLAIN_LEVELS

    def play_action(self, state: CondottiereState, rng: Rng, played: list[int]) -> None:
        state.play_randomly(rng, 1, played, thrifty=True)


class FarJudgingPolicy(JudgingPolicy):
    """A policy for weights fitted to other matches, which trusts a single battle less."""

    levels: Sequence[SearchConfig] = FAR_LEVELS


def known_weights(edition_id: str, seats: int, draws: bool = False) -> list[float]:
    """Return the weights fitted to two or four seats, or to four with cards drawn after battles.

    Without weights of its own the first edition uses those of the third.
    """
    few = 2 if seats == 2 and not draws else 4
    return WEIGHTS.get((edition_id, few, draws), WEIGHTS["condottiere3", few, draws])


def judging_policy(edition_id: str, seats: int) -> JudgingPolicy | None:
    """Return the policy for matches without options; None where judging does not help."""
    weights = known_weights(edition_id, seats)
    if seats == 2:
        return PlainJudgingPolicy(weights)
    if edition_id == "condottiere3":
        return PatientJudgingPolicy(weights) if seats == 4 else FarJudgingPolicy(weights)
    return SecondLookJudgingPolicy(weights) if seats == 4 else None


def is_grave(state: CondottiereState) -> bool:
    """Return whether the contested region, or one that may be named, wins the game for a seat."""
    seats = range(state.rules.seats)
    if state.phase == CHOOSE:
        return any(winning_regions(state, seat) for seat in seats)
    return state.phase == BATTLE and any(would_win(state, seat) for seat in seats)


def useful_pope_actions(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Return the actions with the Pope only where he keeps a rival from winning, if possible."""
    if not any(POPE <= code < PASS for code in codes) or not stopping_places(state):
        return codes
    barred = rivals_wins(state, state.turn)
    useful_codes = [
        code
        for code in codes
        if not POPE <= code < PASS or (code != POPE + POPE_OFF_MAP and barred & BIT[code - POPE])
    ]
    return useful_codes or codes


def waits_in_vain(state: CondottiereState) -> bool:
    """Return whether a pass is before an empty table, with many cards and small ones among them."""
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or seat == state.defender or len(hand) < MIN_SENSELESS_PASS_CARDS:
        return False
    if max(guessed_strengths(state, seat, state.season)) > 0:
        return False
    return has_small(hand)


def gives_away(state: CondottiereState) -> bool:
    """Return whether a pass would give away the region to a cheap lead.

    The seat would then be the second one with many cards to pass, although a single mercenary could
    overtake the rival's small strength.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or len(hand) <= MANY_CARDS or state.season == SEASON_WINTER:
        return False
    totals = guessed_strengths(state, seat, state.season)
    leader = sole_leader(totals)
    if leader in (NOBODY, seat, state.defender) or totals[leader] > MAX_CHEAP_STRENGTH:
        return False
    passed = state.passed_seats & ~BIT[leader]
    if not any(
        passed & BIT[other] and len(state.hands[other]) > MANY_CARDS
        for other in range(state.rules.seats)
    ):
        return False
    missing = totals[leader] - totals[seat]
    return any(kind < MERCENARY_TEN and VALUE[kind] > missing for kind in hand)


def leaves_nobody(state: CondottiereState) -> bool:
    """Return whether a pass may leave nobody to fight for the region, although the seat could.

    This is the last seat before an empty table, or the last but one after a rival with many cards
    has passed, or the last one before a rival with a small strength.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or seat == state.defender:
        return False
    totals = guessed_strengths(state, seat, state.season)
    maximum = max(totals)
    leader = sole_leader(totals)
    # Rivals that may still lay cards, and rivals that passed with many cards.
    awake = 0
    resting = 0
    for other in range(state.rules.seats):
        if other in (seat, leader):
            continue
        if state.hands[other] and not state.passed_seats & BIT[other]:
            awake += 1
        elif len(state.hands[other]) > MANY_CARDS:
            resting += 1
    if maximum == 0:
        if awake == 0 or (awake == 1 and resting > 0 and len(hand) >= MIN_SENSELESS_PASS_CARDS):
            # The search decides whether the last such card is worth a region.
            return has_small(hand) and count_fighters(hand) > 1
        return False
    if (
        leader in (NOBODY, seat, state.defender)
        or maximum > MAX_CHEAP_STRENGTH
        or state.season == SEASON_WINTER
    ):
        return False
    if awake > 0 or resting == 0 or len(hand) <= MANY_CARDS:
        return False
    missing = maximum - totals[seat]
    return any(kind == HEROINE or VALUE[kind] > missing for kind in hand)
