"""Fit the weights of the standing to matches between bots.

Run `python -m benchmarks.fit_cortez duel`, or `many` for three to six seats.

Bots that play by judgement meet. In two of three matches some actions are drawn by lot, so that all
kinds of moments occur. The beginning of every turn, with the winner, is one case of a conditional
logit whose weights change with the turns left. The result is printed and written into
`engine/games/cortez/bots/win_weights.py`. For two seats 300 matches take a minute of processor
time, uncompiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, sqrt
from pathlib import Path

from engine.core.rng import Rng, derived_seed
from engine.data.json_documents import read_text
from engine.games.cortez.bots.candidates import best_actions
from engine.games.cortez.bots.win_probability import (
    features,
    share_of,
    turns_left,
    upper_knot_index,
)
from engine.games.cortez.bots.win_weights import KNOTS, MORE_SEAT_WEIGHTS, TWO_SEAT_WEIGHTS
from engine.games.cortez.game import CORTEZ
from engine.games.cortez.rules.core_state import ACTION_PHASE, NOBODY
from engine.games.cortez.views.sampler import sample_world
from engine.system.files import write

#: Per feature its weights at the knots.
Weights = list[list[float]]

#: What is fitted: its weights so far, and the numbers of seats that play in turn.
TABLES: dict[str, tuple[Weights, Sequence[int]]] = {
    "duel": (TWO_SEAT_WEIGHTS, (2,)),
    "many": (MORE_SEAT_WEIGHTS, range(3, 7)),
}
#: Rules of thumb that weights are drawn back to, in the order of `standing.features`.
THUMB = [0.3, 0.8, 0.0, 0.5, 0.45, 0.03, 0.4, 1.5, *[0.0] * 8]
#: Of three matches the first is played by judgement alone; in the others one action in so many is
#: drawn from so many that seem best.
KINDS, ODD, DRAWN_FROM = 3, 7, 5
#: Every so many matches serve to test the fit: of all kinds, and of all numbers of seats.
HELD_OUT = 5
#: Passes over all cases, the first step, and how strongly weights are drawn back to the rules of
#: thumb and to those of the knots beside them.
EPOCHS = 20
STEP = 0.1
SHRINK = 1e-3
SMOOTH = 5e-3
#: A troop outside counts at most so much of one in the city.
OUTSIDE = 0.8
#: Places of features among all: troops in the city and outside, points, gold, the next treasure.
IN_CITY, OUT_OF_IT, POINTS, GOLD, NEXT_TREASURE = 1, 3, 4, 5, 6


@dataclass(frozen=True, slots=True)
class Case:
    """The features of every seat, the turns left, and each seat's part in winning."""

    rows: list[list[float]]
    left: float
    results: Sequence[float]


def play_match(seats: int, seed: int, mixed: bool) -> list[Case]:
    """The cases of one match; `mixed`: some actions are drawn by lot."""
    rng, lots = Rng(seed), Rng(derived_seed(seed, 1))
    state = CORTEZ.start(CORTEZ.options(), seats, rng)
    seen: list[tuple[list[list[float]], float]] = []
    active = NOBODY
    while state.decision is not None:
        if state.round and state.turn_seat != active:
            active = state.turn_seat
            left = turns_left(state)
            seen.append((features(state, left), left))
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            best = best_actions(sample_world(CORTEZ.view(state, state.turn), Rng(0)), codes)
            drawn = mixed and state.phase == ACTION_PHASE and not lots.below(ODD)
            code = best[lots.below(min(len(best), DRAWN_FROM)) if drawn else 0]
        state.step(code, rng)
    return [Case(rows, left, state.returns()) for rows, left in seen]


def chances(case: Case, weights: Weights) -> list[float]:
    """Return each seat's chance to win with these weights."""
    high = upper_knot_index(case.left)
    part = share_of(high, case.left)
    now = [(1.0 - part) * row[high - 1] + part * row[high] for row in weights]
    scores = [sum(map(float.__mul__, row, now)) for row in case.rows]
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(cases: Sequence[Case], weights: Weights) -> float:
    """Mean log loss."""
    total = 0.0
    for case in cases:
        for part, chance in zip(case.results, chances(case, weights), strict=True):
            total -= part * log(max(chance, 1e-9))
    return total / len(cases)


def fit(cases: Sequence[Case], seed: int) -> Weights:
    """Return weights fitted by stochastic gradient descent with a step per weight (Adagrad).

    They are the mean of the second half of all passes.
    """
    rng = Rng(seed)
    weights = [[thumb] * len(KNOTS) for thumb in THUMB]
    squares = [[1e-3] * len(KNOTS) for _ in THUMB]
    means = [[0.0] * len(KNOTS) for _ in THUMB]
    order = list(range(len(cases)))
    for epoch in range(EPOCHS):
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        for index in order:
            _learn(cases[index], weights, squares)
        if 2 * epoch >= EPOCHS:
            for mean, row in zip(means, weights, strict=True):
                mean[:] = [before + weight for before, weight in zip(mean, row, strict=True)]
    return [[total / (EPOCHS - EPOCHS // 2) for total in mean] for mean in means]


def _learn(case: Case, weights: Weights, squares: Weights) -> None:
    """One step downhill for the two knots about a case."""
    high = upper_knot_index(case.left)
    part = share_of(high, case.left)
    missed = [
        chance - result for chance, result in zip(chances(case, weights), case.results, strict=True)
    ]
    for i, row in enumerate(weights):
        slope = sum(miss * values[i] for miss, values in zip(missed, case.rows, strict=True))
        for place, share in ((high - 1, 1.0 - part), (high, part)):
            if not slope * share:
                continue
            beside = row[max(0, place - 1) : place] + row[place + 1 : place + 2]
            pull = SHRINK * (row[place] - THUMB[i])
            pull += SMOOTH * sum(row[place] - other for other in beside)
            step = share * (slope + pull)
            squares[i][place] += step * step
            row[place] -= STEP * step / sqrt(squares[i][place])


def sensible(weights: Weights) -> Weights:
    """Corrected where a fit to bots' matches goes against good sense, which bots would follow."""
    found = [row[:] for row in weights]
    for i in range(len(KNOTS)):
        found[OUT_OF_IT][i] = min(found[OUT_OF_IT][i], OUTSIDE * found[IN_CITY][i])
        found[NEXT_TREASURE][i] = max(found[NEXT_TREASURE][i], found[POINTS][i])
        found[GOLD][i] = max(0.0, found[GOLD][i])
    return found


#: How the constant of each table begins.
PREFIXES = {"duel": "TWO_SEAT", "many": "MORE_SEAT"}


def written(source: str, name: str, weights: Weights) -> str:
    """The source of the weights with these in the place of the table of that name."""
    head, opening, rest = source.partition(f"{name}: Final[list[list[float]]] = [\n")
    lines = rest.split("\n")
    for i, row in enumerate(weights):
        numbers = ", ".join(f"{weight:.3f}" for weight in row)
        lines[i] = f"    [{numbers}],  #{lines[i].partition('#')[2]}"
    return head + opening + "\n".join(lines)


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    before, seats = TABLES[args.table]
    fitting: list[Case] = []
    testing: list[Case] = []
    for number in range(args.matches):
        seed = derived_seed(args.seed, number)
        cases = play_match(seats[number % len(seats)], seed, number % KINDS > 0)
        (testing if number % HELD_OUT == 0 else fitting).extend(cases)
    raw = fit(fitting, args.seed)
    found = sensible(raw)
    print(f"{args.table}: {len(fitting)} cases of {args.matches} matches, {len(testing)} to test")
    print(f"log loss {loss(testing, raw):.3f}, corrected {loss(testing, found):.3f}, ", end="")
    print(f"with the weights there were {loss(testing, before):.3f}")
    for low, high in pairwise((*KNOTS, 99.0)):
        some = [case for case in testing if low <= case.left < high]
        if some:
            print(f"  {low} turns left or more: {loss(some, raw):.3f}, {loss(some, before):.3f}")
    if not args.dry:
        path = Path(__file__).parents[1] / "engine/games/cortez/bots/win_weights.py"
        write(path, written(read_text(path), f"{PREFIXES[args.table]}_WEIGHTS", found).encode())


if __name__ == "__main__":
    main()
