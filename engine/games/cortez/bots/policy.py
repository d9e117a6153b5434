"""Search policies for Cortez: candidate actions, and truncated playouts guided by action values.

The actions of a turn are searched; the strongest level also searches the decisions of a combat. The
estimated values decide everything else.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.policy import SearchConfig
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code
from engine.games.cortez.bots import action_values, candidates, combat_odds
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.playouts.brisk import UNKNOWN_STAKE, play_briskly
from engine.games.cortez.bots.playouts.quick import quick
from engine.games.cortez.bots.round_trips import best_attacks
from engine.games.cortez.bots.win_probability import tripling_lead, turns_left, win_probabilities
from engine.games.cortez.codes import BUY_THEM, PASS, RECRUIT
from engine.games.cortez.rules import combat
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    BID_PHASE,
    COMBAT_STEP_PHASE,
    DECISION_KINDS,
    OVER,
    PARLEY_ANSWER_PHASE,
    PARLEY_PHASE,
)
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

EXPLORATION: Final = 0.4
TRUST: Final = 8
#: A playout lasts this number of turns, plus whole rounds on the upper levels.
PLAYOUT_TURNS: Final = 2
#: More actions than a turn needs, except in endless combats.
MAX_PLAYOUT_ACTIONS: Final = 75
#: Decisions of a combat that may be searched: cards to lay, and offers for a surrender.
SEARCHED_COMBAT_KINDS: Final = [
    DECISION_KINDS[COMBAT_STEP_PHASE],
    DECISION_KINDS[PARLEY_PHASE],
    DECISION_KINDS[PARLEY_ANSWER_PHASE],
]
#: Secret decisions get a smaller share of the iterations, because they usually go round the table.
#: Laying is secret but does not, so this factor compensates.
SECRET_LAYING_FACTOR: Final = 8.0
#: Actions that bring warriors, which beginners neglect.
NEGLECTED: Final = (RECRUIT, BUY_THEM)


class CortezPolicy:
    """Playouts guided by noisy action values, to the end of the next turn and some rounds more.

    It lays the cards of a combat one by one. It never changes, because strength is measured
    against it.
    """

    def __init__(
        self, levels: Sequence[SearchConfig] = (), rounds: int = 0, combats: float = 0.0
    ) -> None:
        """Create a policy; `combats` is the share of iterations for each decision of a combat."""
        self.levels: Sequence[SearchConfig] = levels
        self.rounds: int = rounds
        self.combats: float = combats

    def effort(self, view: CortezView) -> float:
        decision = view.decision
        if decision is None:
            return 0.0
        if decision.kind in SEARCHED_COMBAT_KINDS:
            return self.combats * (SECRET_LAYING_FACTOR if decision.private else 1.0)
        return 1.0 if decision.kind == DECISION_KINDS[ACTION_PHASE] else 0.0

    def cutoff(self, state: CortezState) -> int | None:
        return MAX_PLAYOUT_ACTIONS * self._turn_count(state)

    def depth(self, view: CortezView) -> int | None:
        return 1

    def candidates(self, state: CortezState, codes: list[Code]) -> list[Code]:
        """Return the best actions, the best first, and attacks from the temple of the objective."""
        best_codes = candidates.best_actions(state, codes)
        more = best_attacks(state) if state.phase == ACTION_PHASE and len(codes) > 1 else []
        return best_codes[: candidates.MAX_CANDIDATES - len(more)] + more

    def prior(self, state: CortezState, codes: list[Code]) -> list[float]:
        """Return the estimated win probability after each action, from its value in points."""
        seat = state.turn
        now = win_probabilities(state)[seat]
        slope = now * (1.0 - now) / tripling_lead(turns_left(state))
        worths = action_values.action_values(state, codes)
        if state.phase == ACTION_PHASE:
            # The values alone do not show that the troop comes back.
            more = best_attacks(state)
            others = [worths[i] for i in range(len(codes)) if codes[i] not in more]
            minimum = min(others, default=min(worths))
            worths = [minimum if codes[i] in more else worths[i] for i in range(len(codes))]
        best = max(worths)
        return [max(0.0, now + slope * (worth - best)) for worth in worths]

    def preferences(self, state: CortezState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout_action(self, state: CortezState, codes: list[Code], rng: Rng) -> Code:
        """Return the first action, because candidates are sorted."""
        return codes[0]

    def play_out(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play quick actions up to the end of a turn."""
        turns = self._turn_count(state)
        active = state.turn_seat
        combat_state = state.combat
        stakes = [UNKNOWN_STAKE, UNKNOWN_STAKE]
        while limit > 0 and state.phase < OVER:
            if state.turn_seat != active:
                active = state.turn_seat
                turns -= 1
                if turns <= 0:
                    return
            limit -= 1
            if state.phase == COMBAT_STEP_PHASE:
                # The stake hardly changes from one card to the next.
                if state.combat is not combat_state:
                    combat_state = state.combat
                    stakes = [UNKNOWN_STAKE, UNKNOWN_STAKE]
                side = combat.side_of(state, state.turn)
                if stakes[side] == UNKNOWN_STAKE:
                    stakes[side] = action_values.stake(Outlook(state, state.turn))
                code = combat_odds.best_laying(state, stakes[side])
            else:
                code = quick(state, rng)
            played.append(code * MAX_SEATS + state.turn)
            state.step(code, rng)

    def _turn_count(self, state: CortezState) -> int:
        """Return the number of turns in a playout."""
        return PLAYOUT_TURNS + self.rounds * state.rules.seats

    def rewards(self, state: CortezState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: CortezState) -> Sequence[float]:
        return win_probabilities(state)

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        """Return the action with the best value."""
        if len(codes) == 1:
            return codes[0]
        return candidates.best_actions(sample_world(view, Rng(0)), codes)[0]

    def exact(self, view: CortezView, codes: list[Code]) -> Mapping[Code, float] | None:
        return None


class BriskPolicy(CortezPolicy):
    """The same with brisk playouts."""

    def play_out(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play quick actions up to the end of a turn."""
        play_briskly(state, rng, limit, played, self._turn_count(state))


class Beginner(CortezPolicy):
    """A policy without search that overlooks many actions.

    It undervalues warriors until it needs them, and leaves most auctions to others.
    """

    def __init__(self, overlooked: float, neglect: float) -> None:
        """Create a beginner.

        `overlooked` is the share of actions it does not notice, `neglect` the number of points by
        which it undervalues warriors and auctioned cards.
        """
        super().__init__()
        self.overlooked: float = overlooked
        self.neglect: float = neglect

    def effort(self, view: CortezView) -> float:
        return 0.0

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        if len(codes) == 1:
            return codes[0]
        state = sample_world(view, Rng(0))
        noticed = codes
        if state.phase == ACTION_PHASE:
            best_codes = candidates.best_actions(state, codes)
            noticed = [code for code in best_codes if rng.random() >= self.overlooked]
            if not noticed:
                noticed = best_codes
        worths = action_values.action_values(state, noticed)
        best = 0
        for i in range(len(noticed)):
            if noticed[i] in NEGLECTED or (state.phase == BID_PHASE and noticed[i] != PASS):
                worths[i] -= self.neglect
            if worths[i] > worths[best]:
                best = i
        return noticed[best]


def _levels(farsighted: CortezPolicy, martial: CortezPolicy) -> tuple[SearchConfig, ...]:
    """Return the configs of the playing levels; the policies are those of the two strongest."""
    return (
        SearchConfig(1, policy=Beginner(0.6, 5.0)),
        SearchConfig(1, policy=Beginner(0.4, 2.0)),
        SearchConfig(
            32,
            memory_share=0.7,
            exploration=EXPLORATION,
            prior_visits=TRUST,
            uses_common_random_numbers=True,
        ),
        SearchConfig(
            200,
            memory_share=0.9,
            exploration=EXPLORATION,
            prior_visits=TRUST,
            uses_common_random_numbers=True,
            policy=farsighted,
        ),
        SearchConfig(
            1000,
            exploration=EXPLORATION,
            prior_visits=TRUST,
            uses_common_random_numbers=True,
            policy=martial,
        ),
    )


#: The share of its iterations that the strongest level spends on each decision of a combat.
COMBATS: Final = 0.25
#: The upper levels play out a round more, which includes the seat's next turn. The strongest also
#: searches every card it lays.
LEVELS: Final = _levels(BriskPolicy(rounds=1), BriskPolicy(rounds=1, combats=COMBATS))
#: The levels of before playouts were brisk.
FORMER_LEVELS: Final = _levels(CortezPolicy(rounds=1), CortezPolicy(rounds=1, combats=COMBATS))
