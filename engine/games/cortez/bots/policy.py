"""What Cortez teaches the bots: which answers are worth trying, playouts by judgement, cut short.

Actions are searched, beginning with what the judgement expects, and by the strongest what is
decided in combats, too; the judgement answers everything else.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.policy import SearchConfig
from engine.core.rng import Rng
from engine.core.values import MOST_SEATS, Code
from engine.games.cortez.bots import action_values, candidates, combat_odds
from engine.games.cortez.bots.outlook import Prospect
from engine.games.cortez.bots.round_trips import sallies
from engine.games.cortez.bots.win_probability import lead, standing, turns_left
from engine.games.cortez.codes import BUY_THEM, PASS, RECRUIT
from engine.games.cortez.rules import combat
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import ACT as ACTION
from engine.games.cortez.rules.table import BID, KINDS, LAY, OVER, PARLEY, PARLEY_ANSWER
from engine.games.cortez.views.sampler import world
from engine.games.cortez.views.view import CortezView

EXPLORATION: Final = 0.4
TRUST: Final = 8
#: A playout goes on until so many turns have begun, and then for whole rounds.
TURNS: Final = 2
#: More answers than a turn can take, but in endless combats.
HORIZON: Final = 75
#: Questions of a combat that may be searched: what to lay, and what to offer or take for giving up.
COMBAT: Final = [KINDS[LAY], KINDS[PARLEY], KINDS[PARLEY_ANSWER]]
#: Laying is often secret, but does not go round the table: this makes up for the smaller part of
#: all iterations that secret questions get.
SECRET: Final = 8.0
#: Answers that bring warriors, which beginners neglect.
NEGLECTED: Final = (RECRUIT, BUY_THEM)
#: Stands for what is at stake in a combat until it is worked out.
NOT_KNOWN: Final = -1000.0


class CortezPolicy:
    """Playouts follow the judgement, a little unsharply, to the end of the next turn and for some
    rounds more.
    """

    def __init__(
        self, levels: Sequence[SearchConfig] = (), rounds: int = 0, combats: float = 0.0
    ) -> None:
        """`combats`: the share of all iterations that each question of a combat gets."""
        self.levels: Sequence[SearchConfig] = levels
        self.rounds: int = rounds
        self.combats: float = combats

    def effort(self, view: CortezView) -> float:
        decision = view.decision
        if decision is None:
            return 0.0
        if decision.kind in COMBAT:
            return self.combats * (SECRET if decision.private else 1.0)
        return 1.0 if decision.kind == KINDS[ACTION] else 0.0

    def cutoff(self, state: CortezState) -> int | None:
        return HORIZON * self._turns(state)

    def depth(self, view: CortezView) -> int | None:
        return 1

    def candidates(self, state: CortezState, codes: list[Code]) -> list[Code]:
        """Those that seem best, the best first, and attacks from the temple of the objective."""
        found = candidates.worthwhile(state, codes)
        more = sallies(state) if state.phase == ACTION and len(codes) > 1 else []
        return found[: candidates.MOST_CANDIDATES - len(more)] + more

    def prior(self, state: CortezState, codes: list[Code]) -> list[float]:
        """The standing, better or worse by the points that an answer seems to bring."""
        seat = state.turn
        now = standing(state)[seat]
        slope = now * (1.0 - now) / lead(turns_left(state))
        worths = action_values.worths(state, codes)
        if state.phase == ACTION:
            # By itself the judgement does not see that a troop comes back.
            more = sallies(state)
            least = min([worths[i] for i in range(len(codes)) if codes[i] not in more])
            worths = [least if codes[i] in more else worths[i] for i in range(len(codes))]
        best = max(worths)
        return [max(0.0, now + slope * (worth - best)) for worth in worths]

    def preferences(self, state: CortezState, codes: list[Code]) -> list[float]:
        return [1.0 / len(codes)] * len(codes)

    def playout(self, state: CortezState, codes: list[Code], rng: Rng) -> Code:
        """The candidates come in order."""
        return codes[0]

    def rollout(self, state: CortezState, rng: Rng, limit: int, played: list[int]) -> None:
        """On to the end of a turn, by quick judgement."""
        turns = self._turns(state)
        active = state.active
        fight = state.fight
        stakes = [NOT_KNOWN, NOT_KNOWN]
        while limit > 0 and state.phase < OVER:
            if state.active != active:
                active = state.active
                turns -= 1
                if turns <= 0:
                    return
            limit -= 1
            if state.phase == LAY:
                # What is at stake hardly changes from one card laid to the next.
                if state.fight is not fight:
                    fight = state.fight
                    stakes = [NOT_KNOWN, NOT_KNOWN]
                side = combat.side_of(state, state.turn)
                if stakes[side] == NOT_KNOWN:
                    stakes[side] = action_values.stake(Prospect(state, state.turn))
                code = combat_odds.best_laying(state, stakes[side])
            else:
                code = candidates.quick(state, rng)
            played.append(code * MOST_SEATS + state.turn)
            state.step(code, rng)

    def _turns(self, state: CortezState) -> int:
        """So many turns have begun where a playout ends."""
        return TURNS + self.rounds * state.rules.seats

    def rewards(self, state: CortezState) -> Sequence[float]:
        return state.returns()

    def evaluate(self, state: CortezState) -> Sequence[float]:
        return standing(state)

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        """What seems best."""
        if len(codes) == 1:
            return codes[0]
        return candidates.worthwhile(world(view, Rng(0)), codes)[0]

    def exact(self, view: CortezView, codes: list[Code]) -> Mapping[Code, float] | None:
        return None


class Beginner(CortezPolicy):
    """Answers at once what seems best of what it notices: it overlooks many actions, thinks of
    warriors when it needs them, and lets others have what is put up for auction.
    """

    def __init__(self, overlooked: float, neglect: float) -> None:
        """`overlooked`: the share of actions it does not notice; `neglect`: by how many points it
        takes warriors, and cards put up for auction, to be worth less than they are.
        """
        super().__init__()
        self.overlooked: float = overlooked
        self.neglect: float = neglect

    def effort(self, view: CortezView) -> float:
        return 0.0

    def suggest(self, view: CortezView, codes: list[Code], rng: Rng) -> Code:
        if len(codes) == 1:
            return codes[0]
        table = world(view, Rng(0))
        noticed = codes
        if table.phase == ACTION:
            found = candidates.worthwhile(table, codes)
            noticed = [code for code in found if rng.random() >= self.overlooked]
            if not noticed:
                noticed = found
        worths = action_values.worths(table, noticed)
        best = 0
        for i in range(len(noticed)):
            if noticed[i] in NEGLECTED or (table.phase == BID and noticed[i] != PASS):
                worths[i] -= self.neglect
            if worths[i] > worths[best]:
                best = i
        return noticed[best]


#: What the upper levels know: their playouts see a round more, and so their own next turn.
FARSIGHTED: Final = CortezPolicy(rounds=1)
#: What the strongest knows: it thinks about every card that it lays, too.
MARTIAL: Final = CortezPolicy(rounds=1, combats=0.25)
LEVELS: Final = (
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
    SearchConfig(1000, exploration=EXPLORATION, trust=TRUST, alike=True, knowledge=MARTIAL),
)
