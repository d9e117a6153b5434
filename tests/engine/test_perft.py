"""Node counts of the decision tree from fixed seeds, to the deepest depth under 200,000 nodes."""

from __future__ import annotations

import pytest

from engine.core import State
from engine.games import GAMES
from engine.rng import Rng

Case = tuple[str, int, tuple[str, ...], int]

#: (game, seats, options, random answers given first) -> nodes at depths 1, 2, 3, ...
COUNTS: dict[Case, list[int]] = {
    ("cannir", 2, (), 0): [24, 672, 19524],
    ("cannir", 2, (), 7): [35, 945, 33056],
    ("cannir", 2, ("free_paths",), 0): [24, 672, 19524],
    ("cannir", 2, ("free_paths",), 7): [35, 180, 5196, 122402],
    ("cannir", 2, ("veiled",), 0): [48, 2472, 138864],
    ("cannir", 2, ("veiled",), 7): [69, 4743],
    ("cannir", 2, ("free_paths", "veiled"), 0): [48, 2472, 138864],
    ("cannir", 2, ("free_paths", "veiled"), 7): [69, 4684],
    ("cannir", 3, (), 0): [24, 672, 20196],
    ("cannir", 3, (), 7): [34, 1129, 31717],
    ("cannir", 3, ("free_paths",), 0): [24, 672, 20196],
    ("cannir", 3, ("free_paths",), 7): [30, 37, 310, 5644, 55360],
    ("cannir", 3, ("veiled",), 0): [48, 2496, 136008],
    ("cannir", 3, ("veiled",), 7): [70, 4879],
    ("cannir", 3, ("free_paths", "veiled"), 0): [48, 2496, 136008],
    ("cannir", 3, ("free_paths", "veiled"), 7): [70, 4879, 38498],
    ("contrees", 2, (), 0): [1, 6, 48, 468, 5328, 68928],
    ("contrees", 2, (), 10): [20, 422, 9378],
    ("contrees", 2, (), 30): [44, 1892, 79550],
    ("contrees", 2, (), 58): [18, 306, 5100, 83661],
    ("contrees", 2, ("expert",), 0): [2, 18, 288, 4212, 63936],
    ("contrees", 2, ("expert",), 10): [21, 466, 10890],
    ("contrees", 2, ("expert",), 30): [45, 1980, 85272],
    ("contrees", 2, ("expert",), 58): [21, 420, 8120, 154270],
    ("condottiere1", 2, (), 0): [17, 153, 1394, 13481],
    ("condottiere1", 2, (), 9): [5, 47, 306, 2458, 17878],
    ("condottiere1", 4, (), 30): [7, 64, 324, 2340, 15992],
    ("condottiere3", 2, (), 0): [17, 408, 10200],
    ("condottiere3", 2, (), 9): [7, 35, 293, 1489, 9577, 49261],
    ("condottiere3", 4, (), 30): [3, 15, 90, 262, 1447, 7601],
    (
        "condottiere3",
        3,
        ("draw_after_battle", "larger_kingdoms", "capture_regions", "hidden_cards", "refill"),
        12,
    ): [5, 24, 76, 333, 2135, 7897],
}


def start(case: Case) -> State:
    """The root: a dealt match, some random answers later."""
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


@pytest.mark.parametrize("case", COUNTS)
def test_perft(case: Case) -> None:
    counts = [0] * len(COUNTS[case])
    count(start(case), 0, counts)
    assert counts == COUNTS[case]
