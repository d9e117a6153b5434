"""A second look at answers that a search hardly tells apart: small searches play them on.

Such rollouts are known from backgammon (Tesauro and Galperin 1996). Playouts pass, spend and wait
by rules of thumb; here every seat that is asked searches, and knows no more than it would. All
answers are given in the same worlds and played on with the same lots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Final

from engine.bots.bot import MoveStats
from engine.bots.search import LOST, WON
from engine.core import Code, Game, Policy, Rollouts, State, View
from engine.rng import Rng, derived_seed

#: Visits without which a search says nothing of an answer.
TRIED: Final = 8
#: Worlds that say too little; after as many the worst answer is given up each time, but of the last
#: two.
FEWEST: Final = 8
#: What tells the seeds of worlds, lots and small searches apart.
WORLD, LOTS, ASKED = 1, 2, 3

#: The answer of a small search to the question of a view: its codes and seed.
Player = Callable[[View, list[Code], int], Code]


def contenders(moves: Sequence[MoveStats], chosen: Code, look: Rollouts) -> list[Code]:
    """The answers to look at again, the one chosen first; only that one: none comes near it.

    `moves` are those of a search, most visited first; what is proved needs no second look.
    """
    value = next((move.value for move in moves if move.code == chosen), WON)
    if value in (LOST, WON):
        return [chosen]
    others = [
        move.code
        for move in moves
        if move.code != chosen and move.visits >= TRIED and move.value >= value - look.gap
    ]
    return [chosen, *others[: look.answers - 1]]


class SecondLook:
    """Plays answers on in one world after the other."""

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
        """Until a time of `monotonic` (negative: none), or whoever asks wants no more."""
        self._look, self._game, self._policy, self._view = look, game, policy, view
        self._player, self._until, self._cancelled = player, until, cancelled
        #: Rollouts of whole worlds.
        self.made = 0

    def best(
        self,
        moves: Sequence[MoveStats],
        chosen: Code,
        liked: Mapping[Code, float],
        seed: int,
        most: int,
    ) -> Code:
        """The answer that brings most, what is liked about it included, of the one chosen and those
        near it, after so many rollouts at the most; the one chosen where none brings more, or the
        time is too short to tell. `moves` as a search found them.
        """
        codes = contenders(moves, chosen, self._look)
        if len(codes) < 2:
            return chosen
        draw = self._game.sampler(self._view)
        total = dict.fromkeys(codes, 0.0)
        worlds = 0

        def worth(code: Code) -> float:
            return total[code] / worlds + liked.get(code, 0.0)

        began = monotonic()
        while self.made + len(codes) <= most:
            world = draw(Rng(derived_seed(seed, WORLD, worlds)))
            lots = derived_seed(seed, LOTS, worlds)
            found = [self._brought(world, code, lots) for code in codes]
            if self._over():
                break
            for code, reward in zip(codes, found, strict=True):
                total[code] += reward
            worlds += 1
            self.made += len(codes)
            if worlds == 1 and 0.0 <= self._until < began + FEWEST * (monotonic() - began):
                # It would come to nothing.
                break
            if worlds % FEWEST == 0 and len(codes) > 2:
                codes.remove(min(reversed(codes), key=worth))
        return max(codes, key=worth) if worlds >= FEWEST else chosen

    def _brought(self, world: State, code: Code, lots: int) -> float:
        """What an answer brings the seat asked in a world; nothing once the time is up."""
        assert world.decision is not None
        seat, state, rng = world.decision.seat, world.clone(), Rng(lots)
        state.step(code, rng)
        asked = 0
        while state.decision is not None and not self._look.ended(world, state):
            if self._over():
                return 0.0
            codes = state.codes()
            code = codes[0]
            if len(codes) > 1:
                asked += 1
                view = self._game.view(state, state.decision.seat)
                code = self._player(view, codes, derived_seed(lots, ASKED, asked))
            state.step(code, rng)
        if state.decision is None:
            return self._policy.rewards(state)[seat]
        return self._policy.evaluate(state)[seat]

    def _over(self) -> bool:
        """Whether the time is up."""
        return self._cancelled() or 0.0 <= self._until <= monotonic()
