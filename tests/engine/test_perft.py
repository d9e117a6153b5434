"""Node counts of the decision tree from fixed seeds, to the deepest depth under so many nodes.

They stand in `tests/golden/perft.txt`; regenerate with `python -m tests.engine.test_perft`.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from engine.core.rng import Rng
from engine.core.values import State
from engine.games import GAMES

#: Game, seats, options, and how many random answers are given first.
Case = tuple[str, int, tuple[str, ...], int]

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "perft.txt"
#: The deepest depth has at most so many nodes.
MOST = 40_000
DRAWN = ("draw_after_battle", "larger_kingdoms", "capture_regions", "hidden_cards", "refill")
CASES: list[Case] = [
    *product(
        ["cannir"], [2, 3], [(), ("free_paths",), ("veiled",), ("free_paths", "veiled")], [0, 7]
    ),
    *product(["contrees"], [2], [(), ("expert",)], [0, 10, 30, 58]),
    *product(["condottiere1", "condottiere3"], [2, 3, 4, 5, 6], [()], [0, 9, 30]),
    *product(["condottiere3"], [3, 5, 6], [DRAWN], [12]),
    *product(["cortez"], [2, 4, 6], [()], [0, 60]),
    *product(["cortez"], [3, 5], [()], [100]),
    *product(["cortez"], [4], [("bribery_teleport",)], [200]),
    *product(["cortez"], [4], [("short",)], [100]),
]


def start(case: Case) -> State:
    """Return the root: a dealt match, some random answers later."""
    game_id, seats, options, plies = case
    game, rng = GAMES[game_id], Rng(1)
    state = game.start(game.options(**dict.fromkeys(options, True)), seats, rng)
    for _ in range(plies):
        codes = state.codes()
        state.step(codes[rng.below(len(codes))], rng)
    return state


def count(state: State, depth: int, counts: list[int]) -> None:
    """Add the nodes below `state`, at a depth, to those of each depth.

    A finished match counts once at every deeper one. The answers of the last depth are only
    counted, not given.
    """
    codes = state.codes()
    if not codes:
        for deeper in range(depth, len(counts)):
            counts[deeper] += 1
        return
    counts[depth] += len(codes)
    if depth + 1 == len(counts):
        return
    for code in codes:
        twin = state.clone()
        twin.step(code, Rng(0))
        count(twin, depth + 1, counts)


def counted(case: Case) -> list[int]:
    """Nodes at depths 1, 2, 3, ... as long as there are not too many."""
    counts: list[int] = []
    while True:
        deeper = [0] * (len(counts) + 1)
        count(start(case), 0, deeper)
        if deeper[-1] > MOST or deeper == [*counts, *counts[-1:]]:
            return counts
        counts = deeper


def line(case: Case, counts: list[int]) -> str:
    """A case and its counts as the golden file has them."""
    game, seats, options, plies = case
    return (
        f"{game} {seats} {'+'.join(options) or 'plain'} after {plies}: {' '.join(map(str, counts))}"
    )


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda n: "-".join(map(str, CASES[n])))
def test_perft(number: int) -> None:
    written = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert len(written) == len(CASES)
    said = written[number].split(": ")[1].split()
    counts = [0] * len(said)
    count(start(CASES[number]), 0, counts)
    assert line(CASES[number], counts) == written[number]


if __name__ == "__main__":
    text = "".join(line(case, counted(case)) + "\n" for case in CASES)
    GOLDEN.write_text(text, encoding="utf-8")
