"""Search policies for Cortez, and the playing levels.

The upper levels search the actions of a turn. The strongest one also searches bids, hires, and
plans of a combat. The estimated values decide everything else.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.policy import Halving, SearchConfig
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code
from engine.games.cortez.bots import action_values, candidates, combat_odds, quick_play
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.quick_play import QuickPlay
from engine.games.cortez.bots.round_trips import sallies
from engine.games.cortez.bots.win_probability import lead, standing, turns_left
from engine.games.cortez.codes import BUY_THEM, MOVE_TROOP, PASS, RECRUIT
from engine.games.cortez.rules import combat, movement
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, VILLAGES
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import (
    ACTION_PHASE,
    BID_PHASE,
    BUY_WARRIORS_PHASE,
    COMBAT_STEP_PHASE,
    DECISION_KINDS,
    KEEP_PROVISIONS_PHASE,
    MERCENARY_ANSWER_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    OVER,
    PARLEY_ANSWER_PHASE,
    PARLEY_PHASE,
    PAY_PHASE,
    WINNER_MARK_PHASE,
)
from engine.games.cortez.squares import SQUARE_COUNT
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
#: The stake of a combat before it is computed.
UNKNOWN_STAKE: Final = -1000.0
#: The share of the iterations for each kind of decision.
EFFORTS: Final[dict[str, float]] = {
    DECISION_KINDS[ACTION_PHASE]: 1.0,
    DECISION_KINDS[BID_PHASE]: 0.5,
    DECISION_KINDS[PAY_PHASE]: 0.25,
    DECISION_KINDS[KEEP_PROVISIONS_PHASE]: 0.25,
    DECISION_KINDS[WINNER_MARK_PHASE]: 0.25,
    DECISION_KINDS[BUY_WARRIORS_PHASE]: 0.25,
    DECISION_KINDS[COMBAT_STEP_PHASE]: 0.25,
    DECISION_KINDS[PARLEY_PHASE]: 0.25,
    DECISION_KINDS[PARLEY_ANSWER_PHASE]: 0.25,
    DECISION_KINDS[MERCENARY_PHASE]: 0.25,
    DECISION_KINDS[MERCENARY_ANSWER_PHASE]: 0.25,
}
#: The least number of turns of a playout.
MIN_TURNS: Final = 4
#: The points by which a searched action may be worse than the best.
MAX_POINTS_BEHIND: Final = 5.0
#: The number of moves to city squares other than the temple of the objective that are compared.
CITY_MOVES: Final = 2
#: In place of a square: any such city square.
CITY_SORT: Final = 1000
#: The win probability below which a bid or more cards in a combat are not worth it.
INDIFFERENCE: Final = 0.004
#: Kinds of decisions whose candidates are sorted by what they cost.
THRIFTY_KINDS: Final = [DECISION_KINDS[BID_PHASE], DECISION_KINDS[COMBAT_STEP_PHASE]]


class CortezPolicy:
    """Playouts guided by noisy action values, to the end of the next turn and some rounds more."""

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
        return MAX_PLAYOUT_ACTIONS * self.turn_count(state)

    def depth(self, view: CortezView) -> int | None:
        return 1

    def candidates(self, state: CortezState, codes: list[Code]) -> list[Code]:
        """Return the best actions, the best first, and attacks from the temple of the objective."""
        found = candidates.worthwhile(state, codes)
        more = sallies(state) if state.phase == ACTION_PHASE and len(codes) > 1 else []
        return found[: candidates.MAX_CANDIDATES - len(more)] + more

    def prior(self, state: CortezState, codes: list[Code]) -> list[float]:
        """Return the estimated win probability after each action, from its value in points."""
        worths = action_values.action_values(state, codes)
        if state.phase == ACTION_PHASE:
            # The values alone do not show that the troop comes back.
            more = sallies(state)
            others = [worths[i] for i in range(len(codes)) if codes[i] not in more]
            minimum = min(others, default=min(worths))
            worths = [minimum if codes[i] in more else worths[i] for i in range(len(codes))]
        return _chances(state, worths)

    def preferences(self, state: CortezState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout(self, state: CortezState, codes: list[Code], rng: Rng) -> Code:
        """Return the first action, because candidates are sorted."""
        return codes[0]

    def play_out(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        """Play quick actions up to the end of a turn."""
        turns = self.turn_count(state)
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
                code = candidates.quick(state, rng)
            played.append(code * MAX_SEATS + state.turn)
            state.step(code, rng)

    def turn_count(self, state: CortezState) -> int:
        """Return the number of turns in a playout."""
        return PLAYOUT_TURNS + self.rounds * state.rules.seats

    def rewards(self, state: CortezState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: CortezState) -> Sequence[float]:
        return standing(state)

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        """Return the action with the best value."""
        if len(codes) == 1:
            return codes[0]
        return candidates.worthwhile(sample_world(view, Rng(0)), codes)[0]

    def exact(self, view: CortezView, codes: list[Code]) -> Mapping[Code, float] | None:
        return None


def _chances(state: CortezState, worths: list[float]) -> list[float]:
    """Return the estimated win probability after each action, from its value in points."""
    now = standing(state)[state.turn]
    slope = now * (1.0 - now) / lead(turns_left(state))
    best = max(worths)
    return [max(0.0, now + slope * (worth - best)) for worth in worths]


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
            found = candidates.worthwhile(state, codes)
            noticed = [code for code in found if rng.random() >= self.overlooked]
            if not noticed:
                noticed = found
        worths = action_values.action_values(state, noticed)
        best = 0
        for i in range(len(noticed)):
            if noticed[i] in NEGLECTED or (state.phase == BID_PHASE and noticed[i] != PASS):
                worths[i] -= self.neglect
            if worths[i] > worths[best]:
                best = i
        return noticed[best]


class PlanningPolicy(CortezPolicy):
    """Fast playouts, and a search of bids, hires, and plans of a combat."""

    def __init__(self, turns: int = 0) -> None:
        """Create a policy with playouts of this number of turns; 0: up to the seat's next one."""
        super().__init__()
        self.turns: int = turns

    def turn_count(self, state: CortezState) -> int:
        return self.turns or max(MIN_TURNS, state.rules.seats)

    def effort(self, view: CortezView) -> float:
        decision = view.decision
        if decision is None:
            return 0.0
        share = EFFORTS.get(decision.kind, 0.0)
        laying = decision.kind in SEARCHED_COMBAT_KINDS and decision.private
        return share * SECRET_LAYING_FACTOR if laying else share

    def candidates(self, state: CortezState, codes: list[Code]) -> list[Code]:
        """Return the best actions; bids and plans of a combat begin with the cheapest."""
        if len(codes) == 1:
            return codes
        if state.phase == BID_PHASE:
            return quick_play.compared_bids(state)
        if state.phase == COMBAT_STEP_PHASE:
            plans = combat_odds.Plans(state).compared(quick_play.stake_of(state))
            return [code for code in plans if code in codes] or codes
        if state.phase == ACTION_PHASE:
            more = sallies(state)
            found = distinct_actions(state)
            return found[: candidates.MAX_CANDIDATES - len(more)] + more
        return candidates.worthwhile(state, codes)

    def prior(self, state: CortezState, codes: list[Code]) -> list[float]:
        if state.phase == BID_PHASE:
            return _chances(state, quick_play.bid_worths(state, codes))
        if state.phase == COMBAT_STEP_PHASE:
            stake = quick_play.stake_of(state)
            plans = combat_odds.Plans(state)
            compared = plans.compared(stake)
            worths = [plans.worth(compared[code], stake) for code in codes if code in compared]
            return _chances(state, worths) if len(worths) == len(codes) else []
        return super().prior(state, codes)

    def indifference(self, view: CortezView) -> float:
        decision = view.decision
        thrifty = decision is not None and decision.kind in THRIFTY_KINDS
        return INDIFFERENCE if thrifty else 0.0

    def carry_out(self, state: CortezState, code: Code, rng: Rng) -> None:
        """Give an action; a card is laid with all others of its plan."""
        if state.phase == COMBAT_STEP_PHASE:
            plans = combat_odds.Plans(state)
            compared = plans.compared(quick_play.stake_of(state))
            if code in compared:
                quick_play.lay_all(state, plans.cards(compared[code]), rng)
                return
        state.step(code, rng)

    def play_out(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        QuickPlay(state, rng).play(self.turn_count(state))


def distinct_actions(state: CortezState) -> list[Code]:
    """Return the best actions of each sort, the best first.

    Sorts of moves are those to the temple of the objective, other city squares, villages by their
    value, and each troop that is attacked; from outside the city and from within.
    """
    seat = state.turn
    likely = candidates.actions(state, movement.marked_troops(state, seat))
    ranked = action_values.action_values(state, likely)
    pairs = sorted([(-ranked[i], i) for i in range(len(likely))])
    minimum = pairs[0][0] + MAX_POINTS_BEHIND
    counts: dict[tuple[bool, int], int] = {}
    found: list[Code] = []
    squares: list[int] = []
    for worth, i in pairs:
        code = likely[i]
        if worth > minimum:
            break
        if code >= MOVE_TROOP:
            sort = _sort_of(state, code)
            number = counts.get(sort, 0)
            if number >= (CITY_MOVES if sort[1] == CITY_SORT else 1):
                continue
            counts[sort] = number + 1
            square = (code - MOVE_TROOP) % SQUARE_COUNT
            if square in squares:
                # Another troop goes there.
                continue
            squares.append(square)
        found.append(code)
    return found


def _sort_of(state: CortezState, code: Code) -> tuple[bool, int]:
    """Return whether a move begins in the city, and a number for where it goes."""
    troop, square = divmod(code - MOVE_TROOP, SQUARE_COUNT)
    inside = CITY_NUMBERS[state.square_of_troop[troop]] > 0
    number = CITY_NUMBERS[square]
    if state.troop_on_square[square] != NOBODY or number == state.objectives[state.turn] != 0:
        return inside, square
    return inside, CITY_SORT if number else -VILLAGES[square]


#: The policy of the upper levels; playouts last a round longer and include the seat's next turn.
FARSIGHTED: Final = CortezPolicy(rounds=1)
#: The policy of the strongest level, which also searches every card it lays.
MARTIAL: Final = CortezPolicy(rounds=1, combats=0.25)
PLANNING: Final = PlanningPolicy()
HALVING: Final = Halving(PLANNING.carry_out, PLANNING.indifference)
LOWER_LEVELS: Final = (
    SearchConfig(1, knowledge=Beginner(0.6, 5.0)),
    SearchConfig(1, knowledge=Beginner(0.4, 2.0)),
    SearchConfig(32, memory=0.7, exploration=EXPLORATION, trust=TRUST, alike=True),
    SearchConfig(
        200,
        memory=0.9,
        exploration=EXPLORATION,
        trust=TRUST,
        alike=True,
        knowledge=FARSIGHTED,
    ),
)
LEVELS: Final = (
    *LOWER_LEVELS,
    SearchConfig(2000, trust=TRUST, alike=True, halving=HALVING, knowledge=PLANNING),
)
#: The levels before the strongest one searched plans.
FORMER_LEVELS: Final = (
    *LOWER_LEVELS,
    SearchConfig(1000, exploration=EXPLORATION, trust=TRUST, alike=True, knowledge=MARTIAL),
)
