"""Which answers the tree follows: UCT by the numbers, and how often an answer was available."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

import pytest

from engine.bots.bot import never_cancelled
from engine.bots.search import Node, Search
from engine.core.rng import Rng
from engine.core.values import Code, Decision, Event

#: What each of the answers is worth to seat 0.
WORTH = (0.5, 0.4, 0.6, 0.1)
#: The answers of the worlds that are drawn, one after the other and over again.
ALWAYS = ((0, 1, 2, 3),)
BY_TURNS = ((0, 1), (0, 1, 2), (0, 1, 3), (1, 2, 3), (0, 2))
EXPLORATION = 0.4


class Question:
    """A match of one answer, of those that are legal in its world."""

    def __init__(self, legal: Sequence[Code], seat: int = 0) -> None:
        self.legal = list(legal)
        self.seat = seat
        self.given: Code | None = None

    @property
    def decision(self) -> Decision | None:
        return Decision(self.seat, "answer") if self.given is None else None

    def codes(self) -> list[Code]:
        return self.legal[:] if self.given is None else []

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        self.given = code

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        """One answer is all."""

    def clone(self) -> Question:
        return Question(self.legal, self.seat)

    def returns(self) -> Sequence[float]:
        assert self.given is not None
        return [WORTH[self.given], 1 - WORTH[self.given]]


def bound(child: Node) -> float:
    """UCB1, with the number of times the answer was available in place of the parent's visits."""
    return child.total / child.visits + EXPLORATION * sqrt(log(child.availability) / child.visits)


@pytest.mark.parametrize("worlds", [ALWAYS, BY_TURNS])
def test_the_tree_follows_the_highest_bound_of_what_is_available(
    worlds: Sequence[Sequence[Code]],
) -> None:
    drawn: list[Sequence[Code]] = []

    def draw(rng: Rng) -> Question:
        drawn.append(worlds[len(drawn) % len(worlds)])
        return Question(drawn[-1])

    search = Search(draw, None, Rng(1), EXPLORATION)
    available: dict[Code, int] = {}
    followed = 0
    for _ in range(200):
        before = {code: child.visits for code, child in search.root.children.items()}
        search.run(1, -1.0, lambda: 0.0, never_cancelled)
        children = search.root.children
        legal = drawn[-1]
        (given,) = [code for code in children if children[code].visits != before.get(code, 0)]
        assert given in legal
        for code in legal:
            if code in before:
                available[code] += 1
            elif code == given:
                available[code] = 1
        assert {code: child.availability for code, child in children.items()} == available
        if set(legal) <= set(before):
            followed += 1
            child = children[given]
            child.visits -= 1
            child.total -= WORTH[given]
            assert bound(child) == max(bound(children[code]) for code in legal)
            child.visits += 1
            child.total += WORTH[given]
        else:
            assert given not in before, "what was never tried comes first"
    assert followed > 150
    best = max(children, key=lambda code: children[code].visits / children[code].availability)
    assert WORTH[best] == max(WORTH)


def test_a_rare_answer_is_not_thought_untried_while_it_is_not_available() -> None:
    """Without counting availability, it would be followed whenever it comes."""
    calls = 0

    def draw(rng: Rng) -> Question:
        nonlocal calls
        calls += 1
        return Question((0, 1, 3) if calls % 10 == 0 else (0, 1))

    search = Search(draw, None, Rng(1), EXPLORATION)
    search.run(400, -1.0, lambda: 0.0, never_cancelled)
    rare = search.root.children[3]
    assert rare.availability == 40
    assert rare.visits < 10


def test_seats_asked_the_same_in_different_worlds_keep_their_answers_apart() -> None:
    calls = 0

    def draw(rng: Rng) -> Question:
        nonlocal calls
        calls += 1
        return Question(ALWAYS[0], calls % 2)

    search = Search(draw, None, Rng(1), EXPLORATION)
    search.run(400, -1.0, lambda: 0.0, never_cancelled)
    first, second = (search.root.children_of(seat) for seat in range(2))
    assert max(first, key=lambda code: first[code].visits) == 2
    assert max(second, key=lambda code: second[code].visits) == 3
    for answers in (first, second):
        assert sum(child.visits for child in answers.values()) == 200
        assert {child.availability for child in answers.values()} <= set(range(196, 201))


class Forced(Question):
    """An answer that is given thought though there is no other, and then a real one."""

    def __init__(self) -> None:
        super().__init__([0])
        self.before = True

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        assert code in self.legal
        if self.before:
            self.before, self.legal = False, [1, 2]
        else:
            super().step(code, rng, events)

    def clone(self) -> Forced:
        return Forced()


def test_the_answers_searched_are_those_to_the_open_question_alone() -> None:
    search = Search(lambda rng: Forced(), None, Rng(1), EXPLORATION)
    search.choices = [0]
    search.run(50, -1.0, lambda: 0.0, never_cancelled)
    assert set(search.root.children) == {1, 2}


def test_priors_count_as_a_number_of_visits() -> None:
    search = Search(lambda rng: Question(ALWAYS[0]), None, Rng(1), EXPLORATION)
    search.seed_priors(0, [0, 1, 2, 3], [0.5, 0.5, 0.4, 0.5], 10)
    assert search.moves([0, 1, 2, 3]) == [], "nothing was tried yet"
    search.run(1, -1.0, lambda: 0.0, never_cancelled)
    ((tried, visits, value),) = search.moves([0, 1, 2, 3])
    assert (tried, visits) == (0, 1)
    assert value == pytest.approx(search.root.children[0].total - 10 * 0.5), "the prior is no try"
    # Equals are followed in their order, and what seems worse later.
    assert search.root.children[0].visits == 11
    assert search.root.children[2].visits == 10
    search.run(400, -1.0, lambda: 0.0, never_cancelled)
    assert search.moves([0, 1, 2, 3])[0][0] == 2, "what is found out outweighs it in the end"


class Lucky(Question):
    """Worth what is drawn when the answer is given, and a little for the answer."""

    luck = 0.0

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        super().step(code, rng, events)
        self.luck = rng.random()

    def returns(self) -> Sequence[float]:
        mine = 0.9 * self.luck + 0.1 * super().returns()[0]
        return [mine, 1 - mine]


def test_answers_compared_begin_alike() -> None:
    """Their n-th playouts draw the same, so that they differ by what they are worth alone."""
    drawn: list[float] = []

    def draw(rng: Rng) -> Question:
        drawn.append(rng.random())
        return Lucky(ALWAYS[0])

    search = Search(draw, None, Rng(1), 10.0)
    search.compare(0, [0, 1, 2])
    search.run(30, -1.0, lambda: 0.0, never_cancelled)
    children = [search.root.children[code] for code in range(3)]
    assert [child.visits for child in children] == [10] * 3
    assert len(set(drawn)) == 10
    assert children[0].total - children[1].total == pytest.approx(1.0 * (WORTH[0] - WORTH[1]))
    assert search.moves([0, 1, 2])[0][0] == 2


def test_a_comparison_ends_when_no_other_answer_can_be_tried_as_often() -> None:
    search = Search(lambda rng: Question(ALWAYS[0]), None, Rng(1), 0.01)
    search.compare(0, [2, 3])
    search.run(100, -1.0, lambda: 0.0, never_cancelled)
    assert 50 < search.iterations < 70
    (best, most, _), (_, second, _) = search.moves([2, 3])
    assert best == 2
    assert most - second > 100 - search.iterations


@pytest.mark.parametrize(("behind", "iterations"), [(8, 8), (9, 0)])
def test_an_answer_that_can_still_draw_level_is_tried(behind: int, iterations: int) -> None:
    search = Search(lambda rng: Question(ALWAYS[0]), None, Rng(1), 0.01)
    search.compare(0, [2, 3])
    for code, visits in ((2, 20), (3, 20 - behind)):
        child = search.root.children_of(0)[code] = Node()
        child.visits, child.total = visits, visits * WORTH[code]
    search.run(8, -1.0, lambda: 0.0, never_cancelled)
    assert search.iterations == iterations
