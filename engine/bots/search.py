"""The one tree search of all games: UCT over what the searching seat can know.

It is SO-ISMCTS (Cowling, Powley and Whitehouse 2012): every iteration draws a world consistent
with the view and walks one shared tree, where only answers legal in that world compete and an
answer's bonus grows with how often it was available. With nothing hidden this is plain UCT.
Each seat maximises its own reward (max^n). A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final

from engine.core import Code, Policy, Sampler, State
from engine.rng import Rng

#: No game seats more; keys of the tree mix the code with the seat that answers.
MOST_SEATS: Final = 8
#: Deeper than any game lasts.
BOTTOMLESS: Final = 1 << 30
#: Iterations between two looks at the clock and the cancel flag.
STRIDE: Final = 8


class Node:
    """An answer somebody gave, reached through the answers above it."""

    def __init__(self) -> None:
        self.visits: int = 0
        #: How often this answer was legal when its parent was visited.
        self.seen: int = 0
        #: Sum of the rewards of the seat that gave the answer.
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """Grows a tree for the question open in the worlds that `draw` returns."""

    def __init__(
        self,
        draw: Sampler,
        policy: Policy | None,
        rng: Rng,
        exploration: float,
        depth: int | None = None,
    ) -> None:
        """`policy` None: uniform playouts to the end, rewarded with the result.

        `depth` bounds the answers followed in the tree.
        """
        self.draw: Sampler = draw
        self.policy: Policy | None = policy
        self.rng: Rng = rng
        self.exploration: float = exploration
        self.depth: int = BOTTOMLESS if depth is None else depth
        self.root: Node = Node()
        self.iterations: int = 0
        self.asked: int = 0

    def run(
        self,
        iterations: int,
        deadline: float,
        clock: Callable[[], float],
        cancelled: Callable[[], bool],
    ) -> None:
        """Search for `iterations` more, but not past `deadline` of `clock` (negative: none)."""
        for i in range(iterations):
            if i % STRIDE == 0 and (cancelled() or 0.0 <= deadline <= clock()):
                return
            self._iterate()
            self.iterations += 1

    def moves(self, codes: list[Code]) -> list[tuple[Code, int, float]]:
        """(code, visits, mean reward) of each root answer tried, the most visited first."""
        found: list[tuple[Code, int, float]] = []
        for code in codes:
            node = self.root.children.get(code * MOST_SEATS + self.asked)
            if node is not None:
                found.append((code, node.visits, node.total / node.visits))
        found.sort(key=_rank)
        return found

    def _iterate(self) -> None:
        world = self.draw(self.rng)
        decision = world.decision
        if decision is not None:
            self.asked = decision.seat
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        fresh = False
        while decision is not None and not fresh and len(path) < self.depth:
            codes = world.codes()
            code = codes[0]
            if len(codes) > 1:
                seat = decision.seat
                fresh, code = self._select(node, world, codes, seat)
                node = node.children[code * MOST_SEATS + seat]
                path.append(node)
                seats.append(seat)
            world.step(code, self.rng)
            decision = world.decision
        rewards = self._playout(world)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += rewards[seats[i]]

    def _select(self, node: Node, world: State, codes: list[Code], seat: int) -> tuple[bool, Code]:
        """The answer to follow, and whether it is new to the tree."""
        children = node.children
        untried: list[Code] = []
        best = 0
        best_bound = -1.0
        for code in codes:
            child = children.get(code * MOST_SEATS + seat)
            if child is None:
                untried.append(code)
                continue
            child.seen += 1
            if not untried:
                bound = child.total / child.visits + self.exploration * sqrt(
                    log(child.seen) / child.visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = code
        if not untried:
            return False, best
        code = untried[0]
        if len(untried) > 1:
            if self.policy is None:
                code = untried[self.rng.below(len(untried))]
            else:
                code = self.policy.playout(world, untried, self.rng)
        child = Node()
        child.seen = 1
        children[code * MOST_SEATS + seat] = child
        return True, code

    def _playout(self, world: State) -> Sequence[float]:
        """Rewards per seat of playing `world` on."""
        rng = self.rng
        policy = self.policy
        if policy is None:
            while world.decision is not None:
                codes = world.codes()
                world.step(codes[rng.below(len(codes))], rng)
            return world.returns()
        left = policy.cutoff
        while world.decision is not None:
            if left is not None:
                if left == 0:
                    return policy.evaluate(world)
                left -= 1
            codes = world.codes()
            world.step(policy.playout(world, codes, rng) if len(codes) > 1 else codes[0], rng)
        return policy.rewards(world)


def _rank(move: tuple[Code, int, float]) -> tuple[int, float]:
    return -move[1], -move[2]
