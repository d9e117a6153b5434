"""What a second look gains and what it spoils, by how sure it must be to give another answer.

`python -m benchmarks.secondlook condottiere3 --seats 4 --deals 12 --seed 5000` measures it well,
compiled; `run` has a quick look. Some questions of matches of level4 are put to level5; where its
search hesitates, each answer it hesitates between is played on in many worlds. Half of them, drawn
anew several times, stand for what a second look sees; the others tell what its answer is worth.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import mean, stdev
from typing import Any, cast

from engine.bots.bot import Budget, MoveStats, never
from engine.bots.levels import BOTS, LevelBot
from engine.bots.rollouts import LOTS, WORLD, SecondLook
from engine.bots.thinking import second_look, think
from engine.core.game import Game
from engine.core.policy import Rollouts
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, State
from engine.games import find
from engine.games.condottiere.bots.battle_policy import SECOND_LOOK_LEVELS

#: Of the questions of a match, one in so many is looked at.
ONE_IN: int = 8
#: Times that the worlds of a question are divided anew.
TIMES: int = 12
#: What an answer must be worth less than the one it replaces, to count as a mistake.
WORSE: float = 0.01
#: Rollouts at the most and standard errors that are compared.
RULES: Sequence[tuple[int, float]] = [
    (most, margin) for most in (64, 128) for margin in (0.0, 0.5, 1.0, 1.5)
]


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question on which the search hesitates: what it found, and what each answer brings the seat
    asked, world by world.
    """

    moves: Sequence[MoveStats]
    chosen: Code
    rewards: dict[Code, list[float]]

    def lead(self, code: Code, worlds: Sequence[int]) -> float:
        """What an answer brings more than the one chosen."""
        own, other = self.rewards[self.chosen], self.rewards[code]
        return mean(other[world] - own[world] for world in worlds)


class Remembered(SecondLook):
    """Looks up what answers brought; worlds are their numbers."""

    def __init__(self, look: Rollouts, doubt: Doubt, worlds: Sequence[int]) -> None:
        order = iter(worlds)

        class Worlds:
            def sampler(self, view: object) -> Callable[[Rng], int]:
                return lambda rng: next(order)

        nothing = cast(Any, None)
        super().__init__(look, cast(Any, Worlds()), nothing, nothing, nothing, -1.0, never)
        self._rewards = doubt.rewards

    def codes_to_examine(self, moves: Sequence[MoveStats], chosen: Code, seed: int) -> list[Code]:
        return list(self._rewards)

    def play_out(self, world: State, code: Code, lots: int) -> float:
        return self._rewards[code][cast(int, world)]


def doubts(game: Game, seats: int, deals: int, seed: int, worlds: int) -> Iterator[Doubt]:
    """Those of some matches."""
    level4, level5 = BOTS["level4"], BOTS["level5"]
    assert isinstance(level5, LevelBot)
    for deal in range(seed, seed + deals):
        rng, picked = Rng(deal), Rng(derived_seed(deal, 1))
        state = game.start(game.options(), seats, rng)
        ply = 0
        while state.decision is not None:
            seat, codes = state.decision.seat, state.codes()
            code = codes[0]
            if len(codes) > 1:
                view, lots = game.view(state, seat), derived_seed(deal, 2, ply)
                if picked.below(ONE_IN) == 0 and not state.decision.private:
                    yield from doubt(game, level5, view, codes, lots, worlds)
                code = level4.think(game, view, codes, lots, level4.budget(game, view)).code
            state.step(code, rng)
            ply += 1


def doubt(
    game: Game, bot: LevelBot, view: Any, codes: list[Code], seed: int, worlds: int
) -> Iterator[Doubt]:
    """The one about a question, if there is any."""
    config, policy = bot.recipe(game, view)
    config = replace(config, rollouts=SECOND_LOOK_LEVELS[4].rollouts)
    assert config.rollouts is not None
    found = think(config, policy, game, view, codes, seed, Budget(rollouts=False))
    look = second_look(config, policy, game, view, -1.0, never)
    near = look.codes_to_examine(found.moves, found.code, seed) if found.moves else []
    if len(near) < 2:
        return
    draw = game.sampler(view)
    rewards: dict[Code, list[float]] = {code: [] for code in near}
    for number in range(worlds):
        world = draw(Rng(derived_seed(seed, WORLD, number)))
        for code in near:
            rewards[code].append(look.play_out(world, code, derived_seed(seed, LOTS, number)))
    yield Doubt(found.moves, found.code, rewards)


def judged(known: Sequence[Doubt], look: Rollouts) -> str:
    """What a second look makes of them."""
    gains: list[float] = []
    other = spoilt = made = 0
    for number, one in enumerate(known):
        worlds = list(range(len(one.rewards[one.chosen])))
        half, gained = len(worlds) // 2, 0.0
        for time in range(TIMES):
            Rng(derived_seed(number, time)).shuffle(worlds)
            second = Remembered(look, one, worlds[:half])
            code = second.best(one.moves, one.chosen, {}, 0, min(look.max_rollouts, 2 * half))
            made += second.made
            if code != one.chosen:
                other += 1
                gained += one.lead(code, worlds[half:])
                spoilt += one.lead(code, worlds) < -WORSE
        gains.append(gained / TIMES)
    error = stdev(gains) / sqrt(len(gains))
    count = len(known) * TIMES
    rule = f"at most {look.max_rollouts:3}, margin {look.margin:.1f}"
    return (
        f"  {rule}: gains {mean(gains):+.4f} ± {error:.4f} an answer; "
        f"{other / count:.0%} others, {spoilt / count:.1%} for the worse; "
        f"{made / count:.0f} rollouts"
    )


def told(game: Game, seats: int, deals: int, seed: int, worlds: int) -> Iterator[str]:
    """A line for each rule."""
    known = list(doubts(game, seats, deals, seed, worlds))
    yield f"\nSecond looks in {game.id}, {seats} seats: {len(known)} questions in {worlds} worlds"
    look = SECOND_LOOK_LEVELS[4].rollouts
    assert look is not None
    if len(known) < 2:
        yield "  too few"
        return
    for most, margin in RULES:
        yield judged(known, replace(look, max_rollouts=most, margin=margin))


def run() -> Iterator[str]:
    """A quick look, from which nothing can be concluded."""
    yield from told(find("condottiere3"), 4, 1, 5000, 16)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.secondlook", description=__doc__)
    parser.add_argument("game", choices=("condottiere1", "condottiere3"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--worlds", type=int, default=160, help="of each question")
    args = parser.parse_args()
    for line in told(find(args.game), args.seats, args.deals, args.seed, args.worlds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
