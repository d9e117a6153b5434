"""The search on small trees whose value can be counted: proofs, and credit for later answers."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

import pytest

from engine.bots.bot import never_cancelled
from engine.bots.search import UNPROVEN, Node, Search
from engine.core.rng import Rng, derived_seed
from engine.core.values import MAX_SEATS, Code, Decision, Event, View

#: Who answers ply by ply: each seat twice in a row, as where land is laid; and by turns.
TWICE = (0, 0, 1, 1, 0, 1)
BY_TURNS = (0, 1, 0, 1, 0, 1)
#: Answers of a ply: always three, or sometimes a single one.
FREE = (3, 3, 3, 3, 3, 3)
FORCED = (2, 1, 3, 1, 2, 3)
WIDTH = 3


class Tree:
    """A game of six answers; its seed says what each end is worth, and whether some are drawn."""

    def __init__(self, seed: int, seats: Sequence[int], widths: Sequence[int]) -> None:
        self.seed = seed
        self.seats = seats
        self.widths = widths
        self.given: list[Code] = []

    @property
    def decision(self) -> Decision | None:
        ply = len(self.given)
        return Decision(self.seats[ply], "answer") if ply < len(self.seats) else None

    def codes(self) -> list[Code]:
        ply = len(self.given)
        return [ply * WIDTH + i for i in range(self.widths[ply])]

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        self.given.append(code)

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        while self.decision is not None and limit > 0:
            codes = self.codes()
            code = codes[rng.below(len(codes))]
            played.append(code * MAX_SEATS + self.decision.seat)
            self.given.append(code)
            limit -= 1

    def clone(self) -> Tree:
        twin = Tree(self.seed, self.seats, self.widths)
        twin.given = self.given[:]
        return twin

    def view(self, seat: int | None) -> View:
        raise AssertionError("the search knows worlds alone, not views")

    def returns(self) -> Sequence[float]:
        lot = derived_seed(self.seed, *self.given) % 10
        first = 1.0 if lot < self.seed % 10 else 0.0
        if self.seed % 3 == 0 and lot < 4:
            first = 0.5
        return [first, 1.0 - first]

    def value(self) -> float:
        """Return the reward of seat 0 when both play their best."""
        if self.decision is None:
            return self.returns()[0]
        values = []
        for code in self.codes():
            after = self.clone()
            after.given.append(code)
            values.append(after.value())
        return max(values) if self.decision.seat == 0 else min(values)


def searched(tree: Tree, iterations: int, grave_bias: float, proves_branches: bool) -> Search:
    """Return a search from the start of a tree, without knowledge."""
    search = Search(
        lambda rng: tree.clone(), None, Rng(tree.seed), 0.3, None, grave_bias, proves_branches
    )
    search.run(iterations, -1.0, monotonic, never_cancelled)
    return search


@pytest.mark.parametrize("seats", [TWICE, BY_TURNS])
@pytest.mark.parametrize("widths", [FREE, FORCED])
@pytest.mark.parametrize("grave_bias", [0.0, 0.001])
def test_proved_values_are_true(
    seats: Sequence[int], widths: Sequence[int], grave_bias: float
) -> None:
    found = set()
    for seed in range(20):
        tree = Tree(seed, seats, widths)
        search = searched(tree, 2000, grave_bias, True)
        value = tree.value()
        if seed % 3 == 0:  # where a draw is sure, the search may find nothing else worth a try
            assert search.root.proven in (UNPROVEN, value)
        else:
            assert search.root.proven == value
            assert search.iterations < 2000, "a proof ends the search"
        tree.given.append(search.moves(tree.codes())[0][0])
        assert tree.value() == value, "the best answer comes first"
        found.add((search.root.proven, value))
    assert {(0.0, 0.0), (1.0, 1.0)} < found


def test_answers_proved_to_lose_come_last() -> None:
    for seed in range(20):
        search = searched(Tree(seed, BY_TURNS, FREE), 300, 0.001, True)
        values = [value for _, _, value in search.moves(Tree(seed, BY_TURNS, FREE).codes())]
        proved = [child.proven for child in search.root.children.values()]
        assert values.count(0.0) >= proved.count(0.0)
        if 0.0 in proved:
            assert values[-1] == 0.0


def test_every_answer_given_later_is_remembered_once() -> None:
    iterations = 150
    search = searched(Tree(5, BY_TURNS, FREE), iterations, 0.001, False)
    amaf = search.root.amaf
    for ply, seat in enumerate(BY_TURNS):
        tallies = [amaf[(ply * WIDTH + i) * MAX_SEATS + seat] for i in range(WIDTH)]
        assert sum(tally.visits for tally in tallies) == iterations
        assert all(0 <= tally.total <= tally.visits for tally in tallies)
    assert len(amaf) == WIDTH * len(BY_TURNS)


def test_later_answers_count_for_who_gave_them() -> None:
    """Both seats get a share of each match: what one remembers, the other lacks."""
    search = searched(Tree(6, BY_TURNS, FREE), 100, 0.001, False)
    totals = [0.0, 0.0]
    for key, tally in search.root.amaf.items():
        totals[key % MAX_SEATS] += tally.total
    assert sum(totals) == 100 * len(BY_TURNS) / 2


def test_a_cancel_is_heard_before_every_iteration() -> None:
    search, said = searched(Tree(6, BY_TURNS, FREE), 0, 0.0, False), iter([False] * 5 + [True])
    search.run(100, -1.0, monotonic, lambda: next(said))
    assert search.iterations == 5


@pytest.mark.parametrize(("grave_bias", "proves_branches"), [(0.0, False), (0.001, True)])
def test_a_full_tree_grows_no_further_and_searches_on(
    grave_bias: float, proves_branches: bool
) -> None:
    for seed in range(8):
        tree = Tree(seed, BY_TURNS, FREE)
        search = searched(tree, 0, grave_bias, proves_branches)
        search.max_nodes = 9
        search.run(300, -1.0, monotonic, never_cancelled)
        assert search.tree_size <= 9
        assert nodes(search.root) <= 9
        assert search.iterations == 300 or search.root.proven != UNPROVEN
        if search.root.proven != UNPROVEN:
            assert search.root.proven == tree.value()
        assert sum(visits for _, visits, _ in search.moves(tree.codes())) <= search.iterations


def nodes(node: Node) -> int:
    """Nodes below a node, and tallies."""
    return sum(1 + nodes(child) for child in node.children.values()) + len(node.amaf)
