"""A second look at answers that a search hardly tells apart: small searches play them on.

Such rollouts are known from backgammon (Tesauro and Galperin 1996). Playouts pass, spend and wait
by rules of thumb; here every seat that is asked searches, and knows no more than it would. All
answers are given in the same worlds and played on with the same lots.
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

#: Visits without which a search says nothing of an answer.
TRIED: Final = 8
#: Worlds that say too little; after as many it is looked which answers may still be better: those
#: that may not are given up, and the one that lags most of several.
FEWEST: Final = 8
#: Standard errors that leave no doubt: more worlds would change nothing.
CLEAR: Final = 3.0
#: Few worlds may all lack what is rare and decides, such as a game won: two worlds more, one that
#: brings so much and one that costs it, are counted beside those seen.
UNSEEN: Final = 0.25
#: What tells the seeds of worlds, lots and small searches apart.
WORLD, LOTS, ASKED = 1, 2, 3

#: The answer of a small search to the question of a view: its codes and seed.
Player = Callable[[View, list[Code], int], Code]


def contenders(moves: Sequence[MoveStats], chosen: Code, look: Rollouts) -> list[Code]:
    """The answers to look at again, the one chosen first; only that one: none comes near it.

    `moves` are those of a search, most visited first; what is proved needs no second look.
    """
    if is_proved(moves, chosen):
        return [chosen]
    value = next(move.value for move in moves if move.code == chosen)
    others = [
        move.code
        for move in moves
        if move.code != chosen and move.visits >= TRIED and move.value >= value - look.gap
    ]
    return [chosen, *others[: look.answers - 1]]


def is_proved(moves: Sequence[MoveStats], chosen: Code) -> bool:
    """Whether a search knows what the answer chosen is worth."""
    return next((move.value for move in moves if move.code == chosen), WON) in (LOST, WON)


class _Lead:
    """What an answer brings more than the one chosen, world for world."""

    def __init__(self, liked: float) -> None:
        """`liked`: what a temper likes it better."""
        self._liked = liked
        self._worlds, self._total, self._squares = 0, 0.0, 0.0

    def add(self, reward: float) -> None:
        """What it brought more in another world."""
        self._worlds += 1
        self._total += reward
        self._squares += reward * reward

    @property
    def mean(self) -> float:
        return self._total / self._worlds + self._liked

    def beyond(self, errors: float) -> float:
        """By how much the mean is more than so many of its standard errors."""
        worlds = self._worlds + 2
        mean = self._total / worlds
        spread = (self._squares + 2 * UNSEEN * UNSEEN) / worlds - mean * mean
        return self.mean - errors * sqrt(spread / (worlds - 1))


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

    def looked_at(self, moves: Sequence[MoveStats], chosen: Code, seed: int) -> list[Code]:
        """The answer chosen, those near it, and what is overlooked else; only that one: it is known
        what it is worth, or nothing comes near it.
        """
        near = contenders(moves, chosen, self._look)
        if is_proved(moves, chosen):
            return near
        # Any world tells them.
        world = self._game.sampler(self._view)(Rng(seed))
        return near + [code for code in self._look.overlooked(world) if code not in near]

    def best(
        self,
        moves: Sequence[MoveStats],
        chosen: Code,
        liked: Mapping[Code, float],
        seed: int,
        most: int,
    ) -> Code:
        """The answer of those near the one chosen that surely brings more, what is liked about it
        included, the most of several, after so many rollouts at the most; the one chosen where
        none does, or the time is too short to tell. `moves` as a search found them.
        """
        margin = self._look.margin
        leads = {
            code: _Lead(liked.get(code, 0.0) - liked.get(chosen, 0.0))
            for code in self.looked_at(moves, chosen, seed)[1:]
        }
        draw = self._game.sampler(self._view)
        worlds = 0
        began = monotonic()
        while leads and self.made + 1 + len(leads) <= most:
            world = draw(Rng(derived_seed(seed, WORLD, worlds)))
            lots = derived_seed(seed, LOTS, worlds)
            own, *found = [self.brought(world, code, lots) for code in (chosen, *leads)]
            if self._over():
                break
            for lead, reward in zip(leads.values(), found, strict=True):
                lead.add(reward - own)
            worlds += 1
            self.made += 1 + len(found)
            if worlds == 1 and 0.0 <= self._until < began + FEWEST * (monotonic() - began):
                # It would come to nothing.
                break
            if worlds % FEWEST == 0:
                leads = _hopeful(leads, margin)
                if any(lead.beyond(CLEAR) > 0.0 for lead in leads.values()):
                    break
        if worlds < FEWEST:
            return chosen
        better = {code: lead.mean for code, lead in leads.items() if lead.beyond(margin) > 0.0}
        return max(better, key=better.__getitem__, default=chosen)

    def brought(self, world: State, code: Code, lots: int) -> float:
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


def _hopeful(leads: Mapping[Code, _Lead], margin: float) -> dict[Code, _Lead]:
    """Those that may still be better, without the worst of several."""
    hopeful = {code: lead for code, lead in leads.items() if lead.beyond(-margin) > 0.0}
    if len(hopeful) > 1:
        del hopeful[min(reversed(hopeful), key=lambda code: hopeful[code].mean)]
    return hopeful
