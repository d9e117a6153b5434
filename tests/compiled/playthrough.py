"""Plays every game from fixed seeds and prints what happened: a program, run by test_agreement.py.

The output depends on nothing but the rules, the searches and the generator, so an interpreted
and a compiled engine must print the same lines.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

SEEDS = range(3)


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


def use(tree: Path) -> None:
    """Import the engine from this source tree."""
    sys.path.insert(0, str(tree))


if __name__ == "__main__":
    use(Path(sys.argv[1]))
    main()
