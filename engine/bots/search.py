"""The one tree search of all games: UCT over what the searching seat can know.

It is SO-ISMCTS (Cowling, Powley and Whitehouse 2012): every iteration draws a world consistent
with the view and walks one shared tree, where only answers legal in that world compete and an
answer's bonus grows with how often it was available. Where the policy has preferences among
answers, they say what is tried first (PUCT, Rosin 2011). With nothing hidden this is plain UCT, and
two things may be added: GRAVE (Cazenave 2015), which judges a rarely tried answer by the matches
in which it was given later, and the solver (Winands, Björnsson and Saito 2008), which proves
branches won or lost. Each seat maximises its own reward (max^n).

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final

from engine.core.policy import Policy, Sampler
from engine.core.rng import Rng
from engine.core.values import MOST_SEATS, Code, State

#: Deeper than any game lasts.
BOTTOMLESS: Final = 1 << 30
#: Iterations between two looks at whether the question is settled.
STRIDE: Final = 8
#: Nodes and tallies a tree may have, all together: then it grows no further, and what lies beyond
#: it is played out. That is 75 to 130 MiB (benchmarks/memory.py).
MOST_KEPT: Final = 500_000
#: Visits a node needs before its own all-moves-as-first estimates serve the nodes below it.
REFERENCE: Final = 40
NOBODY: Final = -1
#: Nothing liked beyond what it brings.
NONE: Final[dict[Any, float]] = {}
UNPROVEN: Final = -1.0
WON: Final = 1.0
LOST: Final = 0.0
#: By how much what is not proved is kept from what is.
UNSURE: Final = 1e-6


class Tally:
    """How often an answer was given at this node or later, and with what rewards."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0


class Node:
    """An answer somebody gave, reached through the answers above it."""

    def __init__(self) -> None:
        self.visits: int = 0
        #: How often this answer was legal when its parent was visited.
        self.availability: int = 0
        #: Sum of the rewards of the seat that gave the answer.
        self.total: float = 0.0
        #: By their codes the answers of `seat`, as objects: to make numbers of them for every look
        #: would take longer than to look.
        self.seat: int = NOBODY
        self.children: dict[Any, Node] = {}
        #: Where in other worlds another seat is asked here, a node for that seat's answers.
        self.other: Node | None = None
        #: Legal answers here when it was last visited.
        self.answers: int = 0
        #: What the answer is proved to be worth to who gave it, or UNPROVEN.
        self.proven: float = UNPROVEN
        self.amaf: dict[int, Tally] = {}

    def answers_of(self, seat: int) -> dict[Any, Node]:
        """What a seat that is asked here may answer, as far as it was tried."""
        if self.seat == NOBODY:
            self.seat = seat
        if self.seat == seat:
            return self.children
        if self.other is None:
            self.other = Node()
        return self.other.answers_of(seat)


class Search:
    """Grows a tree for the question open in the worlds that `draw` returns."""

    def __init__(
        self,
        draw: Sampler,
        policy: Policy | None,
        rng: Rng,
        exploration: float,
        depth: int | None = None,
        grave_bias: float = 0.0,
        solve: bool = False,
        puct: float = 0.0,
        legs: int = 1,
    ) -> None:
        """`policy` None: uniform playouts to the end, rewarded with the result.

        `depth` bounds the answers followed in the tree; `grave_bias`, `solve`, `puct`, `legs`: see
        `SearchConfig`, `solve` for two seats whose rewards add up to 1, `puct` with a policy only.
        """
        self.draw: Sampler = draw
        self.policy: Policy | None = policy
        self.rng: Rng = rng
        self.exploration: float = exploration
        self.depth: int = BOTTOMLESS if depth is None else depth
        self.grave_bias: float = grave_bias
        self.solve: bool = solve
        self.puct: float = puct
        self.legs: int = legs
        self.root: Node = Node()
        #: The answers searched to the open question; empty: those of each world, all the same.
        self.choices: list[int] = []
        self.iterations: int = 0
        #: Nodes and tallies, and how many there may be.
        self.kept: int = 0
        self.most_kept: int = MOST_KEPT
        self.asked: int = 0
        #: What an answer to the open question is liked beyond what it brings: whoever searches
        #: tries it as if it brought that, too.
        self.tastes: dict[Any, float] = {}
        #: Whether answers are compared in the same worlds, and the seed of the first of these.
        self.alike: bool = False
        self.lots: int = 0

    def expect(self, asked: int, codes: list[Code], values: list[float], trust: int) -> None:
        """Begin as if each answer to the open question had been tried `trust` times, with these
        mean rewards of the seat asked.
        """
        children = self.root.answers_of(asked)
        for i in range(len(values)):
            child = Node()
            child.visits = trust
            child.total = trust * values[i]
            child.availability = trust * len(values)
            children[codes[i]] = child
        self.root.visits = trust * len(values)
        self.asked = asked

    def compare(self, asked: int, codes: list[Code]) -> None:
        """Follow only these answers of the seat asked, and none to them; the n-th playouts of all
        begin in the same world and with the same lots.
        """
        self.choices = codes
        self.asked = asked
        self.alike = True
        self.lots = self.rng.below(BOTTOMLESS)

    def run(
        self,
        iterations: int,
        deadline: float,
        clock: Callable[[], float],
        cancelled: Callable[[], bool],
    ) -> None:
        """Search for `iterations` more, but not past `deadline` of `clock` (negative: none).

        A question whose best answer is proved, or whose most visited one can no longer be another,
        needs no more.
        """
        for i in range(iterations):
            # An iteration may take milliseconds, and whoever cancels waits.
            if cancelled() or 0.0 <= deadline <= clock():
                return
            if self.root.proven != UNPROVEN:
                return
            if self.alike and i % STRIDE == 0 and self._is_settled(iterations - i):
                return
            if self.alike:
                self._iterate_alike()
            else:
                self._iterate()
            self.iterations += 1

    def moves(self, codes: list[Code]) -> list[tuple[Code, int, float]]:
        """(code, visits, mean reward) of each root answer tried, the most visited first.

        Answers proved to win come before all others, those proved to lose after.
        """
        ranked: list[tuple[float, Code, int, float]] = []
        children = self.root.answers_of(self.asked)
        for code in codes:
            node = children.get(code)
            if node is not None:
                rank = float(node.visits)
                value = node.total / node.visits
                if self.solve and node.proven == UNPROVEN:
                    # A few playouts that all end alike prove nothing.
                    value = min(max(value, UNSURE), 1.0 - UNSURE)
                if node.proven != UNPROVEN:
                    value = node.proven
                    if value == WON:
                        rank += BOTTOMLESS
                    elif value == LOST:
                        rank -= BOTTOMLESS
                ranked.append((rank, code, node.visits, value))
        ranked.sort(key=_rank)
        return [(code, visits, value) for _, code, visits, value in ranked]

    def _iterate(self) -> None:
        world = self.draw(self.rng)
        decision = world.decision
        if decision is not None:
            self.asked = decision.seat
        node = self.root
        guide = node
        path: list[Node] = []
        played: list[int] = []
        fresh = beyond = False
        codes: list[Any] = self.choices
        while decision is not None and not fresh and len(path) < self.depth:
            if not codes:
                codes = world.codes()
                if self.policy is not None:
                    codes = self.policy.candidates(world, codes)
            code = codes[0]
            if len(codes) > 1:
                seat = decision.seat
                if node.visits >= REFERENCE:
                    guide = node
                node.answers = len(codes)
                children = node.answers_of(seat)
                liked = NONE
                if node is self.root and seat == self.asked:
                    liked = self.tastes
                if self.puct > 0.0:
                    fresh, code = self._select_preferred(children, liked, world, codes)
                elif self.grave_bias > 0.0:
                    fresh, code = self._select_early(node, children, liked, guide, codes, seat)
                else:
                    fresh, code = self._select(children, liked, world, codes)
                played.append(code * MOST_SEATS + seat)
                # Of a tree that is full the new answer is no part.
                beyond = code not in children
                if not beyond:
                    node = children[code]
                    path.append(node)
            world.step(code, self.rng)
            decision = world.decision
            codes = []
            if beyond:
                break
        depth = len(path)
        if self.solve and decision is None and depth and not beyond:
            node.proven = world.returns()[played[depth - 1] % MOST_SEATS]
        rewards = self._playout(world, played)
        self.root.visits += 1
        for i in range(depth):
            node = path[i]
            node.visits += 1
            node.total += rewards[played[i] % MOST_SEATS]
        if self.grave_bias > 0.0:
            self._remember(self.root, played, 0, rewards)
            for i in range(1, depth):
                self._remember(path[i - 1], played, i, rewards)
        if self.solve:
            self._prove(path, played)

    def _is_settled(self, left: int) -> bool:
        """Whether so many iterations cannot make another answer the most visited."""
        most = second = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def _iterate_alike(self) -> None:
        """Play out one of the answers compared."""
        children = self.root.answers_of(self.asked)
        spread = self.exploration * sqrt(log(self.root.visits + 1.0))
        best = 0
        best_bound = -1.0
        for code in self.choices:
            child = children.get(code)
            if child is None:
                best = code
                break
            bound = child.total / child.visits + spread / sqrt(child.visits)
            bound += self.tastes.get(code, 0.0)
            if bound > best_bound:
                best_bound = bound
                best = code
        if best not in children:
            children[best] = Node()
        child = children[best]
        self.rng = Rng(self.lots + child.visits)
        world = self.draw(self.rng)
        world.step(best, self.rng)
        played = [best * MOST_SEATS + self.asked]
        rewards = self._playout(world, played)
        self.root.visits += 1
        child.visits += 1
        child.total += rewards[self.asked]

    def _select(
        self, children: dict[Any, Node], liked: dict[Any, float], world: State, codes: list[Any]
    ) -> tuple[bool, Any]:
        """The answer to follow, and whether it is new to the tree."""
        untried: list[Any] = []
        best: Any = 0
        best_bound = -1.0
        for code in codes:
            child = children.get(code)
            if child is None:
                untried.append(code)
                continue
            child.availability += 1
            if not untried:
                bound = child.total / child.visits + self.exploration * sqrt(
                    log(float(child.availability)) / child.visits
                )
                if liked:
                    bound += liked.get(code, 0.0)
                if child.proven != UNPROVEN:
                    bound = child.proven
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
        if self._has_room():
            child = Node()
            child.availability = 1
            children[code] = child
        return True, code

    def _select_preferred(
        self, children: dict[Any, Node], liked: dict[Any, float], world: State, codes: list[Any]
    ) -> tuple[bool, Any]:
        """As `_select`, with the policy's preferences: nothing need be tried first.

        An answer not tried yet is expected to bring what the others legal here brought on average.
        """
        assert self.policy is not None
        likely = self.policy.preferences(world, codes)
        tries = 0
        total = 0.0
        for code in codes:
            child = children.get(code)
            if child is not None:
                tries += child.visits
                total += child.total
        usual = total / tries if tries else 0.0
        spread = self.puct * sqrt(tries + 1.0)
        best = codes[0]
        best_bound = -1.0
        for i in range(len(codes)):
            child = children.get(codes[i])
            if child is None:
                bound = usual + spread * likely[i]
            else:
                bound = child.total / child.visits + spread * likely[i] / (1.0 + child.visits)
            if liked:
                bound += liked.get(codes[i], 0.0)
            if bound > best_bound:
                best_bound = bound
                best = codes[i]
        if best in children:
            return False, best
        if self._has_room():
            children[best] = Node()
        return True, best

    def _select_early(
        self,
        node: Node,
        children: dict[Any, Node],
        liked: dict[Any, float],
        guide: Node,
        codes: list[Any],
        seat: int,
    ) -> tuple[bool, Any]:
        """As `_select`, with what later answers in other matches say: nothing need be tried first.

        Only where nothing is hidden: all answers are always available.
        """
        amaf = guide.amaf
        bias = self.grave_bias
        spread = self.exploration * sqrt(log(node.visits + 1.0))
        unknown: list[Any] = []
        best: Any = 0
        best_bound = -1.0
        for code in codes:
            number: Code = code
            child = children.get(code)
            tally = amaf.get(number * MOST_SEATS + seat)
            if child is not None and child.proven != UNPROVEN:
                bound = child.proven
            elif child is not None:
                tries = float(child.visits)
                bound = child.total / tries
                if tally is not None:
                    hints = float(tally.visits)
                    trust = hints / (hints + tries + bias * hints * tries)
                    bound += trust * (tally.total / hints - bound)
                bound += spread / sqrt(tries)
            elif tally is not None:
                bound = tally.total / tally.visits + spread
            else:
                unknown.append(code)
                continue
            if liked and (child is None or child.proven == UNPROVEN):
                bound += liked.get(code, 0.0)
            if bound > best_bound:
                best_bound = bound
                best = code
        if unknown:
            best = unknown[self.rng.below(len(unknown))]
        if best in children:
            return False, best
        if self._has_room():
            children[best] = Node()
        return True, best

    def _has_room(self) -> bool:
        """Whether one thing more may be kept; it is counted then."""
        if self.kept >= self.most_kept:
            return False
        self.kept += 1
        return True

    def _remember(
        self, node: Node, played: list[int], first: int, rewards: Sequence[float]
    ) -> None:
        """Credit every answer given from `node` on, as if it had been given there."""
        amaf = node.amaf
        for i in range(first, len(played)):
            key = played[i]
            tally = amaf.get(key)
            if tally is None:
                if not self._has_room():
                    continue
                tally = Tally()
                amaf[key] = tally
            tally.visits += 1
            tally.total += rewards[key % MOST_SEATS]

    def _prove(self, path: list[Node], played: list[int]) -> None:
        """Carry a proof from the last node of `path` upwards as far as it reaches."""
        for i in range(len(path) - 1, -1, -1):
            if path[i].proven == UNPROVEN:
                return
            parent = path[i - 1] if i else self.root
            best = path[i].proven
            if best != WON:
                if len(parent.children) < parent.answers:
                    return
                for child in parent.children.values():
                    if child.proven == UNPROVEN:
                        return
                    best = max(best, child.proven)
            giver = played[i - 1] % MOST_SEATS if i else self.asked
            parent.proven = best if giver == played[i] % MOST_SEATS else 1.0 - best

    def _playout(self, world: State, played: list[int]) -> Sequence[float]:
        """Rewards per seat of playing `world` on; what is answered is added to `played`."""
        rng = self.rng
        policy = self.policy
        if policy is None:
            world.rollout(rng, BOTTOMLESS, played)
            return world.returns()
        limit = policy.cutoff(world)
        left = BOTTOMLESS if limit is None else limit
        for _ in range(self.legs):
            policy.rollout(world, rng, left, played)
        if world.decision is not None:
            return policy.evaluate(world)
        return policy.rewards(world)


def _rank(move: tuple[float, Code, int, float]) -> tuple[float, float]:
    return -move[0], -move[3]
