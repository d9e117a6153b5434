"""Fit the weights of the judgement to matches between bots.

Run `python -m benchmarks.fit_condottiere condottiere3 4`, with `--draws` for matches with cards
drawn after each battle.

Bots that judge by the current weights play each other, and the fit begins with those weights. If
there are none, or with `--afresh`, the bots play matches out and the fit begins at zero. (With both
options they judge by the weights of matches without draws, and the fit begins with those.) Each
choice of a region, with the winner of the game, is one case of a conditional logit. The result is
printed and written into `engine/games/condottiere/bots/win_weights.py`. Compiled (`make compiled`),
a thousand matches take one to two minutes of processor time.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from pathlib import Path

from engine.bots.bot import UNLIMITED
from engine.bots.thinking import think
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.data.json_documents import read_text
from engine.games.condottiere.bots.battle_policy import (
    JudgingPolicy,
    PlainJudgingPolicy,
    ShallowJudgingPolicy,
    known_weights,
)
from engine.games.condottiere.bots.strict_policy import SensiblePolicy
from engine.games.condottiere.bots.win_probability import (
    FEATURE_COUNT,
    OUTLINE_FEATURE_COUNT,
    features,
)
from engine.games.condottiere.bots.win_weights import WEIGHTS
from engine.games.condottiere.game import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.rules.core_state import CHOOSE
from engine.system import files

EDITIONS: dict[str, Game] = {game.id: game for game in (CONDOTTIERE1, CONDOTTIERE3)}
#: The playing level whose recipe is played.
LEVEL = 4
#: Every so many matches serve to test the fit.
HELD_OUT = 8
#: Passes over all cases, the first step, and how strongly weights are drawn back to the first.
EPOCHS = 10
STEP = 0.1
SHRINK = 1e-2


@dataclass(frozen=True, slots=True)
class Case:
    """The features of every seat, and each seat's part in winning the game."""

    rows: list[list[float]]
    results: Sequence[float]


def play_match(
    edition: str, seats: int, draws: bool, policy: SensiblePolicy, iterations: int, seed: int
) -> list[Case]:
    """Return the cases of one match in which every seat plays by `policy`.

    `draws` is the option `draw_after_battle`; all other options are off.
    """
    game = EDITIONS[edition]
    config = replace(policy.levels[LEVEL - 1], iterations=iterations)
    rng = Rng(seed)
    options = game.options(draw_after_battle=True) if draws else game.options()
    state = game.start(options, seats, rng)
    seen: list[list[list[float]]] = []
    ply = 0
    while state.decision is not None:
        if state.phase == CHOOSE and state.battle:
            seen.append(features(state))
        seat, codes = state.turn, state.codes()
        code = codes[0]
        if len(codes) > 1:
            asked = derived_seed(seed, seat, ply)
            code = think(config, policy, game, game.view(state, seat), codes, asked, UNLIMITED).code
        state.step(code, rng)
        ply += 1
    return [Case(rows, state.returns()) for rows in seen]


def chances(rows: list[list[float]], weights: Sequence[float]) -> list[float]:
    """The softmax over the seats."""
    scores = [
        sum(value * weight for value, weight in zip(row, weights, strict=True)) for row in rows
    ]
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(cases: Sequence[Case], weights: Sequence[float]) -> float:
    """Mean log loss."""
    total = 0.0
    for case in cases:
        found = chances(case.rows, weights)
        total -= sum(part * log(chance) for part, chance in zip(case.results, found, strict=True))
    return total / len(cases)


def fit(cases: Sequence[Case], first: Sequence[float], seed: int) -> list[float]:
    """Return weights fitted by stochastic gradient descent with a step per weight (Adagrad).

    They are the mean of the second half of all passes, begin at `first` and are drawn back to it.
    """
    rng = Rng(seed)
    weights = list(first)
    squares = [1e-3] * FEATURE_COUNT
    means = [0.0] * FEATURE_COUNT
    order = list(range(len(cases)))
    for epoch in range(EPOCHS):
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        for index in order:
            case = cases[index]
            slopes = [0.0] * FEATURE_COUNT
            for row, part, chance in zip(
                case.rows, case.results, chances(case.rows, weights), strict=True
            ):
                missed = chance - part
                for i, value in enumerate(row):
                    if value:
                        slopes[i] += missed * value
            for i, slope in enumerate(slopes):
                if slope:
                    slope += SHRINK * (weights[i] - first[i])
                    squares[i] += slope * slope
                    weights[i] -= STEP * slope / sqrt(squares[i])
        if 2 * epoch >= EPOCHS:
            means = [mean + weight for mean, weight in zip(means, weights, strict=True)]
    return [mean / (EPOCHS - EPOCHS // 2) for mean in means]


def write(weights: dict[tuple[str, int, bool], list[float]]) -> None:
    """Put these weights in the place of those in the module of weights."""
    path = Path(__file__).parents[1] / "engine/games/condottiere/bots/win_weights.py"
    head, _, _ = read_text(path).partition("WEIGHTS: Final")
    lines = ["WEIGHTS: Final[dict[tuple[str, int, bool], list[float]]] = {"]
    for (edition, seats, draws), row in sorted(weights.items()):
        lines.append(f'    ("{edition}", {seats}, {draws}): [')
        for start, end in (
            (0, 10),
            (10, 20),
            (20, OUTLINE_FEATURE_COUNT),
            (OUTLINE_FEATURE_COUNT, 33),
            (33, FEATURE_COUNT),
        ):
            lines.append(f"        *({', '.join(f'{value:.4f}' for value in row[start:end])}),")
        lines.append("    ],")
    files.write(path, (head + "\n".join([*lines, "}"]) + "\n").encode())


def beginning(key: tuple[str, int, bool], afresh: bool) -> tuple[list[float], SensiblePolicy]:
    """The weights that a fit begins at, and who plays the matches.

    `afresh`: none and nobody who judges, or where cards are drawn those of matches without.
    """
    edition, seats, draws = key
    if draws:
        known = known_weights(edition, seats, not afresh)
        return known, ShallowJudgingPolicy(known)
    if afresh or key not in WEIGHTS:
        return [0.0] * FEATURE_COUNT, SensiblePolicy()
    known = WEIGHTS[key]
    return known, PlainJudgingPolicy(known) if seats == 2 else JudgingPolicy(known)


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("seats", type=int)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=60, help="per question")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draws", action="store_true", help="with the option draw_after_battle")
    parser.add_argument("--afresh", action="store_true", help="as if there were no weights yet")
    args = parser.parse_args()
    key = (args.edition, args.seats, args.draws)
    first, policy = beginning(key, args.afresh)
    fitting: list[Case] = []
    testing: list[Case] = []
    for number in range(args.matches):
        seed = derived_seed(args.seed, number)
        cases = play_match(*key, policy, args.iterations, seed)
        (fitting if number % HELD_OUT else testing).extend(cases)
    found = [round(weight, 4) for weight in fit(fitting, first, args.seed)]
    print(f"{args.edition}, {args.seats} seats: {len(fitting)} cases of {args.matches} matches")
    print(f"log loss {loss(testing, found):.3f}, before {loss(testing, first):.3f}, ", end="")
    print(f"evenly {log(args.seats):.3f}")
    write({**WEIGHTS, key: found})


if __name__ == "__main__":
    main()
