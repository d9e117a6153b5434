"""Plays every game from fixed seeds and prints what happened: a program, run by test_agreement.py.

The output depends on nothing but the rules, the searches and the generator, so an interpreted
and a compiled engine must print the same lines.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.game import Game

SEEDS = range(3)
#: The number of answers of bots in each game.
ANSWERS = 80


def main() -> None:
    """One line per game, seat count and seed: answers, their number, and how it ended."""
    from engine.core.rng import Dice, Rng
    from engine.games import GAMES

    for game in GAMES.values():
        for seats in game.seats:
            for seed in SEEDS:
                rng, dice = Rng(seed), Dice(seed)
                state = game.start(game.options(), seats, dice)
                history = hashlib.sha256()
                plies = 0
                while state.decision is not None:
                    codes = state.codes()
                    code = codes[rng.below(len(codes))]
                    view = game.view(state, state.decision.seat)
                    history.update(repr((codes, code, view)).encode())
                    state.step(code, dice)
                    plies += 1
                result = [round(share, 9) for share in state.returns()]
                lots = rng.random(), dice.random()
                print(game.id, seats, seed, plies, result, *lots, history.hexdigest())
        print(game.id, *answers(game))


def answers(game: Game) -> list[int]:
    """Return the first answers of the strongest bots of a match, after short searches."""
    from engine.bots.bot import Budget
    from engine.bots.levels import BOTS
    from engine.core.rng import Rng

    rng = Rng(1)
    state = game.start(game.options(), game.seats[-1], rng)
    found: list[int] = []
    while state.decision is not None and len(found) < ANSWERS:
        view, codes = game.view(state, state.decision.seat), state.codes()
        result = BOTS["level5"].think(game, view, codes, len(found), Budget(iterations=16))
        found.append(result.code)
        state.step(result.code, rng)
    return found


def use(tree: Path) -> None:
    """Import the engine from this source tree."""
    sys.path.insert(0, str(tree))


if __name__ == "__main__":
    use(Path(sys.argv[1]))
    main()
