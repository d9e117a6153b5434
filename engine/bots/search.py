"""The tree search of all games: UCT over the information sets of the searching seat.

It is SO-ISMCTS (Cowling, Powley and Whitehouse 2012). Every iteration draws a determinization
consistent with the view and descends one shared tree. Only actions legal in that determinization
compete, and the exploration bonus of an action grows with how often it was available. Where the
policy has preferences, they guide the selection (PUCT, Rosin 2011).

Without hidden information this is plain UCT, and two extensions are available. GRAVE (Cazenave
2015) judges a rarely tried action by the playouts in which it occurred later. The solver (Winands,
Björnsson and Saito 2008) proves branches won or lost. Each seat maximises its own reward (max^n).

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Final

from engine.core.policy import Policy, Sampler
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code, State

#: A depth greater than the length of any game.
UNLIMITED_DEPTH: Final = 1 << 30
#: Iterations between two checks whether the decision is settled.
ITERATIONS_PER_CHECK: Final = 8
#: Maximum number of nodes and tallies in a tree together. A full tree grows no further, and what is
#: beyond it is played out. That is 75 to 130 MiB (benchmarks/memory.py).
MAX_NODES: Final = 500_000
#: Visits that a node needs before its own all-moves-as-first estimates serve the nodes below it.
MIN_REFERENCE_VISITS: Final = 40
NOBODY: Final = -1
#: The tastes at nodes other than the root: none.
NO_TASTES: Final[dict[Any, float]] = {}
UNPROVEN: Final = -1.0
WON: Final = 1.0
LOST: Final = 0.0
#: Distance that is kept between unproved values and the proved values 0 and 1.
UNPROVED_MARGIN: Final = 1e-6


class Tally:
    """Number and total reward of the times an action was given at a node or later."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0


class Node:
    """An action of a seat, reached through the actions above it."""

    def __init__(self) -> None:
        self.visits: int = 0
        #: Number of visits to the parent in which the action was legal.
        self.availability: int = 0
        #: Total reward of the seat that gave the action.
        self.total: float = 0.0
        #: The seat that moves here, or NOBODY before the first visit.
        self.seat: int = NOBODY
        #: The actions tried in the node, by code. The keys have the type Any because compiled code
        #: would otherwise convert them to numbers at every lookup, which takes longer than the
        #: lookup.
        self.children: dict[Any, Node] = {}
        #: A node for the children of another seat, if in other worlds that seat moves here.
        self.other: Node | None = None
        #: Number of legal actions at the last visit.
        self.legal_count: int = 0
        #: The proved value of the action for the seat that gave it, or UNPROVEN.
        self.proven: float = UNPROVEN
        #: All-moves-as-first estimates, by `code * MAX_SEATS + seat`.
        self.amaf: dict[int, Tally] = {}

    def children_of(self, seat: int) -> dict[Any, Node]:
        """Return the children of a seat that moves here, as far as they were tried."""
        if self.seat == NOBODY:
            self.seat = seat
        if self.seat == seat:
            return self.children
        if self.other is None:
            self.other = Node()
        return self.other.children_of(seat)


class Search:
    """Grows a tree for the decision that is open in the worlds from `draw`."""

    def __init__(
        self,
        draw: Sampler,
        policy: Policy | None,
        rng: Rng,
        exploration: float,
        depth: int | None = None,
        grave_bias: float = 0.0,
        proves_branches: bool = False,
        puct_exploration: float = 0.0,
        playouts_per_leaf: int = 1,
    ) -> None:
        """Prepare a search; without a `policy`, playouts are uniform and go to the end.

        `depth` limits the actions followed in the tree. `grave_bias`, `proves_branches`,
        `puct_exploration` and `playouts_per_leaf` are those of `SearchConfig`. `proves_branches`
        requires two seats whose rewards add up to 1, `puct_exploration` requires a policy.
        """
        self.draw: Sampler = draw
        self.policy: Policy | None = policy
        self.rng: Rng = rng
        self.exploration: float = exploration
        self.depth: int = UNLIMITED_DEPTH if depth is None else depth
        self.grave_bias: float = grave_bias
        self.proves_branches: bool = proves_branches
        self.puct_exploration: float = puct_exploration
        self.playouts_per_leaf: int = playouts_per_leaf
        self.root: Node = Node()
        #: The actions searched at the root; empty for the legal candidates of each world.
        self.choices: list[int] = []
        self.iterations: int = 0
        #: Number of nodes and tallies in the tree.
        self.tree_size: int = 0
        #: Maximum number of nodes and tallies.
        self.max_nodes: int = MAX_NODES
        #: The seat that moves at the root.
        self.root_seat: int = 0
        #: How much the searching seat likes an action of the root beyond its reward: the selection
        #: adds it.
        self.tastes: dict[Any, float] = {}
        #: Whether actions are compared in the same worlds.
        self.uses_common_random_numbers: bool = False
        #: The seed of the first of these worlds.
        self.lots: int = 0
        #: The estimated rewards of root actions, and the visits that each counts for.
        self.priors: dict[Any, float] = {}
        self.prior_visits: int = 0

    def seed_priors(
        self, asked: int, codes: list[Code], values: list[float], prior_visits: int
    ) -> None:
        """Begin as if each root action had `prior_visits` visits with these mean rewards.

        They guide the selection; what the search reports is without them.
        """
        children = self.root.children_of(asked)
        self.prior_visits = prior_visits
        for i in range(len(values)):
            child = Node()
            child.visits = prior_visits
            child.total = prior_visits * values[i]
            child.availability = prior_visits * len(values)
            children[codes[i]] = child
            self.priors[codes[i]] = values[i]
        self.root.visits = prior_visits * len(values)
        self.root_seat = asked

    def compare(self, asked: int, codes: list[Code]) -> None:
        """Follow only these actions of the root, and none below.

        The n-th playouts of all actions begin in the same world with the same random numbers.
        """
        self.choices = codes
        self.root_seat = asked
        self.uses_common_random_numbers = True
        self.lots = self.rng.below(UNLIMITED_DEPTH)

    def run(
        self,
        iterations: int,
        deadline: float,
        clock: Callable[[], float],
        cancelled: Callable[[], bool],
    ) -> None:
        """Run up to `iterations` more, until `deadline` of `clock` (negative: none).

        Ends early when the root is proved, or when its most visited action cannot be overtaken.
        """
        for i in range(iterations):
            # Checked every time, because an iteration may take milliseconds.
            if cancelled() or 0.0 <= deadline <= clock():
                return
            if self.root.proven != UNPROVEN:
                return
            if (
                self.uses_common_random_numbers
                and i % ITERATIONS_PER_CHECK == 0
                and self._is_settled(iterations - i)
            ):
                return
            if self.uses_common_random_numbers:
                self._iterate_compared()
            else:
                self._iterate()
            self.iterations += 1

    def moves(self, codes: list[Code]) -> list[tuple[Code, int, float]]:
        """Return (code, visits, mean reward) of each tried root action, the most visited first.

        Actions proved to win come before all others, those proved to lose after.
        """
        ranked: list[tuple[float, float, Code, int, float]] = []
        children = self.root.children_of(self.root_seat)
        for code in codes:
            node = children.get(code)
            visits = 0
            if node is not None:
                visits = node.visits - (self.prior_visits if code in self.priors else 0)
            if node is not None and visits > 0:
                rank = float(visits)
                value = node.total / node.visits
                likely = value
                if visits < node.visits:
                    value += (value - self.priors[code]) * self.prior_visits / visits
                if self.proves_branches and node.proven == UNPROVEN:
                    # A few playouts with the same result prove nothing.
                    value = min(max(value, UNPROVED_MARGIN), 1.0 - UNPROVED_MARGIN)
                if node.proven != UNPROVEN:
                    value = node.proven
                    if value == WON:
                        rank += UNLIMITED_DEPTH
                    elif value == LOST:
                        rank -= UNLIMITED_DEPTH
                if visits == node.visits:
                    likely = value
                # Priors decide between actions that were tried as often.
                ranked.append((rank, likely, code, visits, value))
        ranked.sort(key=_rank)
        return [(code, visits, value) for _, _, code, visits, value in ranked]

    def _iterate(self) -> None:
        """Run one iteration: descend in a new world, add at most one node, and play out the rest.

        The rewards are added to every node on the path, and proofs are passed upwards.
        """
        world = self.draw(self.rng)
        decision = world.decision
        if decision is not None:
            self.root_seat = decision.seat
        node = self.root
        guide = node
        path: list[Node] = []
        played: list[int] = []
        is_new = outside_tree = False
        codes: list[Any] = self.choices
        while decision is not None and not is_new and len(path) < self.depth:
            if not codes:
                codes = world.codes()
                if self.policy is not None:
                    codes = self.policy.candidates(world, codes)
            code = codes[0]
            if len(codes) > 1:
                seat = decision.seat
                if node.visits >= MIN_REFERENCE_VISITS:
                    guide = node
                node.legal_count = len(codes)
                children = node.children_of(seat)
                liked = NO_TASTES
                if node is self.root and seat == self.root_seat:
                    liked = self.tastes
                if self.puct_exploration > 0.0:
                    is_new, code = self._select_puct(children, liked, world, codes)
                elif self.grave_bias > 0.0:
                    is_new, code = self._select_grave(node, children, liked, guide, codes, seat)
                else:
                    is_new, code = self._select(children, liked, world, codes)
                played.append(code * MAX_SEATS + seat)
                # In a full tree, the new action gets no node.
                outside_tree = code not in children
                if not outside_tree:
                    node = children[code]
                    path.append(node)
            world.step(code, self.rng)
            decision = world.decision
            codes = []
            if outside_tree:
                break
        depth = len(path)
        if self.proves_branches and decision is None and depth and not outside_tree:
            node.proven = world.returns()[played[depth - 1] % MAX_SEATS]
        rewards = self._playout(world, played)
        self.root.visits += 1
        for i in range(depth):
            node = path[i]
            node.visits += 1
            node.total += rewards[played[i] % MAX_SEATS]
        if self.grave_bias > 0.0:
            self._update_amaf(self.root, played, 0, rewards)
            for i in range(1, depth):
                self._update_amaf(path[i - 1], played, i, rewards)
        if self.proves_branches:
            self._prove(path, played)

    def _is_settled(self, left: int) -> bool:
        """Return whether `left` iterations cannot change which action is the most visited."""
        maximum = second = 0
        for child in self.root.children.values():
            if child.visits > maximum:
                second = maximum
                maximum = child.visits
            elif child.visits > second:
                second = child.visits
        return maximum - second > left

    def _iterate_compared(self) -> None:
        """Play out one of the compared actions, selected by UCB."""
        children = self.root.children_of(self.root_seat)
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
        played = [best * MAX_SEATS + self.root_seat]
        rewards = self._playout(world, played)
        self.root.visits += 1
        child.visits += 1
        child.total += rewards[self.root_seat]

    def _select(
        self, children: dict[Any, Node], liked: dict[Any, float], world: State, codes: list[Any]
    ) -> tuple[bool, Any]:
        """Select the action to follow; return whether it is new to the tree, and the action."""
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
                code = self.policy.playout_action(world, untried, self.rng)
        if self._has_room():
            child = Node()
            child.availability = 1
            children[code] = child
        return True, code

    def _select_puct(
        self, children: dict[Any, Node], liked: dict[Any, float], world: State, codes: list[Any]
    ) -> tuple[bool, Any]:
        """Select as `_select` does, but by the policy's preferences: nothing has to be tried first.

        An untried action is expected to bring the mean reward of the other legal ones.
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
        spread = self.puct_exploration * sqrt(tries + 1.0)
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

    def _select_grave(
        self,
        node: Node,
        children: dict[Any, Node],
        liked: dict[Any, float],
        guide: Node,
        codes: list[Any],
        seat: int,
    ) -> tuple[bool, Any]:
        """Select as `_select` does, but by all-moves-as-first estimates.

        Nothing has to be tried first.

        Only without hidden information: all actions are always available.
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
            tally = amaf.get(number * MAX_SEATS + seat)
            if child is not None and child.proven != UNPROVEN:
                bound = child.proven
            elif child is not None:
                tries = float(child.visits)
                bound = child.total / tries
                if tally is not None:
                    hints = float(tally.visits)
                    amaf_weight = hints / (hints + tries + bias * hints * tries)
                    bound += amaf_weight * (tally.total / hints - bound)
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
        """Return whether the tree may keep one more node or tally, and count it if so."""
        if self.tree_size >= self.max_nodes:
            return False
        self.tree_size += 1
        return True

    def _update_amaf(
        self, node: Node, played: list[int], first: int, rewards: Sequence[float]
    ) -> None:
        """Credit every action given from `node` on as if it had been given there."""
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
            tally.total += rewards[key % MAX_SEATS]

    def _prove(self, path: list[Node], played: list[int]) -> None:
        """Propagate a proof from the last node of `path` upwards as far as it reaches."""
        for i in range(len(path) - 1, -1, -1):
            if path[i].proven == UNPROVEN:
                return
            parent = path[i - 1] if i else self.root
            best = path[i].proven
            if best != WON:
                if len(parent.children) < parent.legal_count:
                    return
                for child in parent.children.values():
                    if child.proven == UNPROVEN:
                        return
                    best = max(best, child.proven)
            giver = played[i - 1] % MAX_SEATS if i else self.root_seat
            parent.proven = best if giver == played[i] % MAX_SEATS else 1.0 - best

    def _playout(self, world: State, played: list[int]) -> Sequence[float]:
        """Return the rewards per seat of a playout from `world`.

        Its actions are appended to `played`.
        """
        rng = self.rng
        policy = self.policy
        if policy is None:
            world.play_out(rng, UNLIMITED_DEPTH, played)
            return world.returns()
        limit = policy.cutoff(world)
        depth_left = UNLIMITED_DEPTH if limit is None else limit
        for _ in range(self.playouts_per_leaf):
            policy.play_out(world, rng, depth_left, played)
        if world.decision is not None:
            return policy.evaluate(world)
        return policy.rewards(world)


def _rank(move: tuple[float, float, Code, int, float]) -> tuple[float, float]:
    return -move[0], -move[1]
