"""Compare actions that a search hardly distinguishes, by rollouts played with small searches.

Such rollouts are known from backgammon (Tesauro and Galperin 1996). Playouts pass, spend and wait
by rules of thumb; in a rollout every seat searches, with no more knowledge than it would have. All
actions are played in the same worlds with the same random numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from time import monotonic
from typing import Final

from engine.bots.bot import MoveStats
from engine.bots.search import LOST, WON
from engine.core.game import Game
from engine.core.policy import Policy, Rollouts
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, State, View

#: Visits below which the search's value of an action means nothing.
MIN_VISITS: Final = 8
#: Worlds that are too few for a verdict. After each such number, actions that cannot be better any
#: more are dropped, and the worst one if several are left.
MIN_WORLDS: Final = 8
#: Standard errors above which the result is clear and more worlds would change nothing.
CLEAR_LEAD_ERRORS: Final = 3.0
#: Size of two imaginary differences, one gain and one loss, that are counted besides the worlds
#: seen. A few worlds may all lack a rare and decisive event, such as a win.
IMAGINED_DIFFERENCE: Final = 0.25
# Numbers that keep the seeds of worlds, of random numbers and of small searches apart.
WORLD_SEED: Final = 1
PLAYOUT_SEED: Final = 2
SEARCH_SEED: Final = 3

#: Chooses the action of a small search from a view, its legal codes and a seed.
Player = Callable[[View, list[Code], int], Code]


def contenders(moves: Sequence[MoveStats], chosen: Code, look: Rollouts) -> list[Code]:
    """Return the actions to examine, the chosen one first; it is alone where no other comes close.

    `moves` are the results of a search, the most visited first. Proved values need no examination.
    """
    if is_proved(moves, chosen):
        return [chosen]
    value = next(move.value for move in moves if move.code == chosen)
    others = [
        move.code
        for move in moves
        if move.code != chosen and move.visits >= MIN_VISITS and move.value >= value - look.gap
    ]
    return [chosen, *others[: look.actions - 1]]


def is_proved(moves: Sequence[MoveStats], chosen: Code) -> bool:
    """Return whether a search has proved the value of the chosen action."""
    return next((move.value for move in moves if move.code == chosen), WON) in (LOST, WON)


class _Lead:
    """The difference in reward between an action and the chosen one, over all worlds."""

    def __init__(self, liked: float) -> None:
        """Begin without worlds; `liked` is how much more the bot's temper likes the action."""
        self._liked = liked
        self._worlds, self._total, self._squares = 0, 0.0, 0.0

    def add(self, reward: float) -> None:
        """Add the difference in one more world."""
        self._worlds += 1
        self._total += reward
        self._squares += reward * reward

    @property
    def mean(self) -> float:
        return self._total / self._worlds + self._liked

    def lower_bound(self, errors: float) -> float:
        """Return by how much the mean exceeds this number of its standard errors."""
        worlds = self._worlds + 2
        mean = self._total / worlds
        spread = (
            self._squares + 2 * IMAGINED_DIFFERENCE * IMAGINED_DIFFERENCE
        ) / worlds - mean * mean
        return self.mean - errors * sqrt(spread / (worlds - 1))


class SecondLook:
    """Comparison of actions by rollouts in one world after the other."""

    def __init__(
        self,
        look: Rollouts,
        game: Game,
        policy: Policy,
        view: View,
        player: Player,
        until: float,
        cancelled: Callable[[], bool],
    ) -> None:
        """Prepare rollouts that stop when cancelled or at `until`.

        `until` is a time of `monotonic`; negative: no limit.
        """
        self._look, self._game, self._policy, self._view = look, game, policy, view
        self._player, self._until, self._cancelled = player, until, cancelled
        #: Number of rollouts made so far, counting complete worlds only.
        self.rollout_count = 0

    def codes_to_examine(self, moves: Sequence[MoveStats], chosen: Code, seed: int) -> list[Code]:
        """Return the chosen action, those close to it, and those that searches underrate.

        It is alone if its value is proved.
        """
        close_codes = contenders(moves, chosen, self._look)
        if is_proved(moves, chosen):
            return close_codes
        # The underrated actions are the same in every world.
        world = self._game.sampler(self._view)(Rng(seed))
        return close_codes + [
            code for code in self._look.overlooked(world) if code not in close_codes
        ]

    def best(
        self,
        moves: Sequence[MoveStats],
        chosen: Code,
        liked: Mapping[Code, float],
        seed: int,
        maximum: int,
    ) -> Code:
        """Return the best close action that is significantly better than the chosen one."""
        margin = self._look.margin
        leads = {
            code: _Lead(liked.get(code, 0.0) - liked.get(chosen, 0.0))
            for code in self.codes_to_examine(moves, chosen, seed)[1:]
        }
        draw = self._game.sampler(self._view)
        worlds = 0
        began = monotonic()
        while leads and self.rollout_count + 1 + len(leads) <= maximum:
            world = draw(Rng(derived_seed(seed, WORLD_SEED, worlds)))
            lots = derived_seed(seed, PLAYOUT_SEED, worlds)
            chosen_reward, *lead_rewards = [
                self.rollout_value(world, code, lots) for code in (chosen, *leads)
            ]
            if self._is_over():
                break
            for lead, reward in zip(leads.values(), lead_rewards, strict=True):
                lead.add(reward - chosen_reward)
            worlds += 1
            self.rollout_count += 1 + len(lead_rewards)
            if worlds == 1 and 0.0 <= self._until < began + MIN_WORLDS * (monotonic() - began):
                # The time would not suffice for a verdict.
                break
            if worlds % MIN_WORLDS == 0:
                leads = _drop_hopeless(leads, margin)
                if any(lead.lower_bound(CLEAR_LEAD_ERRORS) > 0.0 for lead in leads.values()):
                    break
        if worlds < MIN_WORLDS:
            return chosen
        better = {code: lead.mean for code, lead in leads.items() if lead.lower_bound(margin) > 0.0}
        return max(better, key=better.__getitem__, default=chosen)

    def rollout_value(self, world: State, code: Code, lots: int) -> float:
        """Return the reward of an action for the seat to move in a world; 0 once the time is up."""
        assert world.decision is not None
        seat, state, rng = world.decision.seat, world.clone(), Rng(lots)
        state.step(code, rng)
        question_count = 0
        while state.decision is not None and not self._look.ended(world, state):
            if self._is_over():
                return 0.0
            codes = state.codes()
            code = codes[0]
            if len(codes) > 1:
                question_count += 1
                view = self._game.view(state, state.decision.seat)
                code = self._player(view, codes, derived_seed(lots, SEARCH_SEED, question_count))
            state.step(code, rng)
        if state.decision is None:
            return self._policy.rewards(state)[seat]
        return self._policy.evaluate(state)[seat]

    def _is_over(self) -> bool:
        """Return whether the time is up or the search was cancelled."""
        return self._cancelled() or 0.0 <= self._until <= monotonic()


def _drop_hopeless(leads: Mapping[Code, _Lead], margin: float) -> dict[Code, _Lead]:
    """Return the actions that may still be better, without the worst of several."""
    hopeful = {code: lead for code, lead in leads.items() if lead.lower_bound(-margin) > 0.0}
    if len(hopeful) > 1:
        del hopeful[min(reversed(hopeful), key=lambda code: hopeful[code].mean)]
    return hopeful
