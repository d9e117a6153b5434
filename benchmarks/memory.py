"""What a search tree takes of the memory: bytes for every node and tally, and as much as it may."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from subprocess import check_output
from time import monotonic

from benchmarks.search import MOMENTS, moment
from engine.bots.bot import never_cancelled
from engine.bots.search import MAX_NODES, Search
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES

#: Seconds that a tree grows.
GROWING = 8.0
MEBI = 1 << 20


def resident() -> int:
    """Bytes of this process that lie in memory now, as Linux tells."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def grown(game: Game) -> tuple[Search, int]:
    """A search of the strongest level that grew for a while, and the bytes it took."""
    seats, plies = MOMENTS.get(game.id, [(game.seats[0], 0)])[-1]
    state = moment(game, seats, plies)
    assert state.decision is not None
    view = game.view(state, state.decision.seat)
    policy = game.bots.policy_for(view)
    config = policy.levels[-1]
    search = Search(
        *(game.sampler(view), policy, Rng(1), config.exploration, policy.depth(view)),
        *(
            config.grave_bias,
            config.proves_branches,
            config.puct_exploration,
            config.playouts_per_leaf,
        ),
    )
    search.run(100, -1.0, monotonic, never_cancelled)
    before = resident()
    search.run(1 << 30, monotonic() + GROWING, monotonic, never_cancelled)
    return search, resident() - before


def run() -> Iterator[str]:
    """Every game in a process of its own: memory once taken is seldom given back."""
    yield f"\nA search tree after {GROWING:g} s, and one that may grow no further"
    for name in GAMES:
        yield check_output([sys.executable, "-m", "benchmarks.memory", name], text=True).rstrip()


def main(name: str) -> None:
    search, size = grown(GAMES[name])
    each = size / max(1, search.tree_size)
    print(
        f"  {name:<14} {search.iterations:>8} iterations {search.tree_size:>9} kept"
        f" {size / MEBI:>6.1f} MiB, {each:.0f} bytes each;"
        f" at most {each * MAX_NODES / MEBI:.0f} MiB"
    )


if __name__ == "__main__":
    main(sys.argv[1])
