"""The second look: which answers it looks at, what it believes, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

import pytest

from engine.bots.bot import Budget, MoveStats, SearchResult, never_cancelled
from engine.bots.levels import BOTS, LevelBot
from engine.bots.rollouts import MIN_WORLDS, SecondLook, contenders
from engine.bots.thinking import own_budget, think
from engine.core.policy import Rollouts, SearchConfig
from engine.core.rng import Rng
from engine.core.values import Code, Decision
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.bots.battle_policy import SECOND_LOOK_LEVELS, scarecrow_swaps
from engine.games.condottiere.bots.win_probability import has_reached_choice
from tests.engine.bots.kit import moment, question, timeless
from tests.engine.bots.kit import think as thought_of

LOOK = Rollouts(
    max_rollouts=96,
    actions=3,
    iterations=4,
    gap=0.2,
    margin=1.0,
    ended=lambda before, after: False,
    overlooked=lambda state: [],
)
MOVES = [MoveStats(7, 90, 0.5), MoveStats(5, 40, 0.45), MoveStats(3, 20, 0.3), MoveStats(1, 9, 0.4)]


@dataclass
class Duel:
    """Seat 0 gives an answer, seat 1 replies, and that pays what `pays` says of both and a lot."""

    pays: Callable[[Code, Code, int], float]
    lot: int
    given: list[Code] = field(default_factory=list)

    @property
    def decision(self) -> Decision | None:
        return Decision(len(self.given), "answer") if len(self.given) < 2 else None

    def codes(self) -> list[Code]:
        return [7, 5, 3, 1] if not self.given else [0, 1]

    def step(self, code: Code, rng: Rng) -> None:
        self.given.append(code)

    def clone(self) -> Duel:
        return Duel(self.pays, self.lot, self.given[:])

    # What the second look asks of a game and its knowledge:

    def sampler(self, view: object) -> Callable[[Rng], Duel]:
        return lambda rng: Duel(self.pays, rng.below(100))

    def view(self, state: Duel, seat: int) -> Any:
        return seat

    def rewards(self, state: Duel) -> Sequence[float]:
        paid = self.pays(state.given[0], state.given[1], state.lot)
        return [paid, 1.0 - paid]

    def evaluate(self, state: Duel) -> Sequence[float]:
        raise AssertionError("it is played to its end")


def look_at(
    pays: Callable[[Code, Code, int], float],
    reply: Code = 0,
    *,
    look: Rollouts = LOOK,
    until: float = -1.0,
    cancelled: Callable[[], bool] = never_cancelled,
    most: int = 96,
    liked: dict[Code, float] | None = None,
) -> tuple[Code, int]:
    """Return the result of a second look at MOVES, of which 7 was chosen, and its rollouts."""
    duel = cast(Any, Duel(pays, 0))
    second = SecondLook(look, duel, duel, duel, lambda *_: reply, until, cancelled)
    return second.best(MOVES, 7, liked or {}, 1, most), second.rollout_count


def test_answers_that_come_near_the_one_chosen_are_looked_at() -> None:
    assert contenders(MOVES, 7, LOOK) == [7, 5, 3]
    assert contenders(MOVES, 7, replace(LOOK, actions=9)) == [7, 5, 3, 1]
    assert contenders(MOVES, 7, replace(LOOK, gap=0.07)) == [7, 5]
    # The one chosen comes first, also where another was visited more.
    assert contenders(MOVES, 5, LOOK) == [5, 7, 3]


def test_hardly_tried_and_proved_actions_get_no_second_look() -> None:
    moves = [MOVES[0], MoveStats(5, 7, 0.9), MoveStats(3, 8, 0.9)]
    assert contenders(moves, 7, LOOK) == [7, 3]
    for value in (0.0, 1.0):
        assert contenders([MoveStats(7, 90, value), *MOVES[1:]], 7, LOOK) == [7]


def test_actions_without_a_verdict_get_a_second_look() -> None:
    def pays(code: Code, reply: Code, lot: int) -> float:
        return 0.9 if code == 2 else 0.5

    look = replace(LOOK, overlooked=lambda state: [2, 5])
    assert look_at(pays)[0] == 7
    assert look_at(pays, look=look)[0] == 2
    # Not where it is known what the answer chosen is worth.
    proved = [MoveStats(7, 90, 1.0), *MOVES[1:]]
    duel = cast(Any, Duel(pays, 0))
    second = SecondLook(look, duel, duel, duel, lambda *_: 0, -1.0, never_cancelled)
    assert second.best(proved, 7, {}, 1, 96) == 7


def test_the_answer_that_brings_most_against_such_replies_is_given() -> None:
    assert look_at(lambda code, reply, lot: 0.1 * code if reply == 0 else 1.0 - 0.1 * code)[0] == 7
    better, made = look_at(
        lambda code, reply, lot: 0.1 * code if reply == 0 else 1.0 - 0.1 * code, reply=1
    )
    assert better == 3
    assert made <= 96


def test_equally_good_actions_change_nothing() -> None:
    assert look_at(lambda code, reply, lot: 0.5)[0] == 7


def test_a_temper_is_heard() -> None:
    assert look_at(lambda code, reply, lot: 0.5, liked={5: 0.1})[0] == 5
    assert look_at(lambda code, reply, lot: 0.5 + 0.2 * (code == 7), liked={5: 0.1})[0] == 7


def test_all_answers_meet_the_same_lots() -> None:
    """So an advantage in every world shows, whatever the worlds bring.

    But one so small that a single world that was not seen might undo it does not.
    """

    def found(more: float) -> Code:
        return look_at(lambda code, reply, lot: 0.009 * lot + more * (code == 5))[0]

    assert found(0.05) == 5
    assert found(0.001) == 7


def test_differences_within_chance_change_nothing() -> None:
    """5 brings a little more on the whole, and much more or less by the lots."""

    def pays(code: Code, reply: Code, lot: int) -> float:
        return 0.5 + (0.01 + 0.4 * (lot % 2 - 0.5)) * (code == 5)

    assert look_at(pays)[0] == 7
    # Where 5 brings more by several standard errors it is no luck.
    sure = lambda code, reply, lot: pays(code, reply, lot) + 0.2 * (code == 5)  # noqa: E731
    assert look_at(sure)[0] == 5
    assert look_at(sure, look=replace(LOOK, margin=9.0))[0] == 7


def test_actions_that_cannot_be_better_are_dropped() -> None:
    counted: list[Code] = []

    def pays(code: Code, reply: Code, lot: int) -> float:
        counted.append(code)
        # 5 is as good, and by no lot alone; 3 is worse in every world.
        return 0.5 + 0.4 * (lot % 2 - 0.5) * (code == 5) - 0.1 * (code == 3)

    look_at(pays, most=3 * MIN_WORLDS + 2 * MIN_WORLDS)
    assert [counted.count(code) for code in (7, 5, 3)] == [
        2 * MIN_WORLDS,
        2 * MIN_WORLDS,
        MIN_WORLDS,
    ]
    # With nothing left to compare, the rest of the rollouts is saved.
    assert look_at(lambda code, reply, lot: 0.1 * code) == (7, 3 * MIN_WORLDS)


def test_of_several_that_may_be_better_the_worst_drops_out() -> None:
    counted: list[Code] = []

    def pays(code: Code, reply: Code, lot: int) -> float:
        counted.append(code)
        return 0.5 + (0.4 * (lot % 2 - 0.5) + 0.01 * code) * (code != 7)

    look_at(pays, most=3 * MIN_WORLDS + 2 * MIN_WORLDS)
    assert counted.count(3) == MIN_WORLDS


def test_clear_decisions_get_no_longer_look() -> None:
    assert look_at(lambda code, reply, lot: 1.0 - 0.1 * code) == (3, 3 * MIN_WORLDS)


def test_too_few_worlds_say_nothing() -> None:
    def pays(code: Code, reply: Code, lot: int) -> float:
        return 1.0 - 0.1 * code

    assert look_at(pays, most=3 * MIN_WORLDS - 1) == (7, 3 * (MIN_WORLDS - 1))
    assert look_at(pays, most=3 * MIN_WORLDS)[0] == 3
    # The time is up before it begins, or the search was stopped.
    assert look_at(pays, until=0.0) == (7, 0)
    assert look_at(pays, cancelled=lambda: True) == (7, 0)


# -- the Doge of the third edition -----------------------------------------------------------------

SMALL = Rollouts(
    max_rollouts=24,
    actions=2,
    iterations=1,
    gap=1.0,
    margin=1.0,
    ended=has_reached_choice,
    overlooked=scarecrow_swaps,
)
#: As level 5 thinks, in less time.
QUICK = replace(SECOND_LOOK_LEVELS[4], iterations=60, playouts_per_leaf=1, rollouts=SMALL)


def asked(config: SearchConfig, budget: Budget, seed: int) -> SearchResult:
    state = moment(seed, 24, 4, game=CONDOTTIERE3)
    view, codes = question(state, CONDOTTIERE3)
    policy = CONDOTTIERE3.bots.policy_for(view)
    return think(config, policy, CONDOTTIERE3, view, codes, 5, budget)


def test_only_the_strongest_level_looks_twice() -> None:
    assert [config.rollouts is None for config in SECOND_LOOK_LEVELS] == [True] * 4 + [False]


@pytest.mark.parametrize("seed", range(4))
def test_as_many_iterations_again_give_the_same_answer(seed: int) -> None:
    """A record keeps enough of a thought to repeat it (`engine.commands.audit`)."""
    first = asked(QUICK, Budget(), seed)
    again = asked(QUICK, Budget(first.iterations or None, 60.0), seed)
    assert timeless(first) == timeless(again)
    assert first.iterations <= 60 * 3 + 24
    assert not first.moves or first.moves[0].code == first.code


def test_fewer_iterations_than_a_tree_has_leave_nothing_for_it() -> None:
    plain = replace(QUICK, rollouts=None)
    for seed in range(4):
        found = asked(QUICK, Budget(40), seed)
        assert timeless(found) == timeless(asked(plain, Budget(40), seed))


def test_time_alone_is_used_as_far_as_it_goes() -> None:
    for seed in range(4):
        assert timeless(asked(QUICK, Budget(), seed)) == timeless(
            asked(QUICK, Budget(seconds=60.0), seed)
        )


def test_searches_that_are_put_together_are_not_looked_at_again() -> None:
    budget = Budget(240)
    assert budget.rollouts
    shared = budget.shared(2)
    assert shared == Budget(120, rollouts=False)
    plain = replace(QUICK, rollouts=None)
    assert timeless(asked(QUICK, shared, 1)) == timeless(asked(plain, shared, 1))


def test_its_budget_holds_both() -> None:
    state = moment(2, 24, 4, game=CONDOTTIERE3)
    view, _ = question(state, CONDOTTIERE3)
    policy = CONDOTTIERE3.bots.policy_for(view)
    plain = own_budget(replace(QUICK, rollouts=None), policy, view).iterations
    assert plain is not None
    assert own_budget(QUICK, policy, view).iterations == plain + 24


def test_a_cancel_ends_it() -> None:
    calls = [0]

    def cancelled() -> bool:
        calls[0] += 1
        # After the tree, in the midst of a rollout.
        return calls[0] > 250

    found = asked(QUICK, Budget(cancelled=cancelled), 1)
    assert found.iterations <= 60 * 3 + 24
    assert calls[0] < 400


def test_the_level_at_the_table_is_that() -> None:
    bot = BOTS["level5"]
    assert isinstance(bot, LevelBot)
    state = moment(3, 24, 4, game=CONDOTTIERE3)
    own = bot.budget(CONDOTTIERE3, question(state, CONDOTTIERE3)[0]).iterations
    look = SECOND_LOOK_LEVELS[4].rollouts
    assert own is not None
    assert look is not None
    assert own in (1100 + look.max_rollouts, 3300 + look.max_rollouts)
    assert thought_of("level5", state, budget=Budget(50), game=CONDOTTIERE3).iterations <= 50
