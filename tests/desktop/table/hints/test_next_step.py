"""What follows the result of a search for a hint, without a window."""

from __future__ import annotations

from dataclasses import replace

from desktop.table.callouts.advice import Advice, AdvisedMove, single_move_advice
from desktop.table.hints.next_step import (
    PATIENCE,
    REFINEMENT,
    THOROUGH,
    FurtherSearch,
    HintStep,
    ShownAdvice,
    next_step,
)
from engine.core.values import Action, Effect
from engine.games.contrees.actions import Place

MOVES = tuple(map(Place, ("a", "b", "c")))
SURE_ITERATIONS = 500_000


def found(
    *chances: tuple[float, float], iterations: int = SURE_ITERATIONS, first: int = 0
) -> Advice:
    """Return advice on moves with these chances and margins; `first` heads the list."""
    moves = [AdvisedMove(MOVES[n], *each, chances=()) for n, each in enumerate(chances)]
    moves.insert(0, moves.pop(first))
    return Advice(tuple(moves), iterations, 1.0)


def step_after(
    advice: Advice,
    previous: Advice | None = None,
    *,
    action: Action = MOVES[0],
    is_further: bool = False,
    may_go_on: bool = False,
    holds_order: bool = False,
    shown: Action | None = None,
) -> HintStep:
    return next_step(
        action,
        advice,
        advice,
        previous,
        lambda other: other,
        is_further=is_further,
        may_go_on=may_go_on,
        holds_order=holds_order,
        shown=shown,
    )


def test_a_sure_result_is_shown() -> None:
    advice = found((0.6, 0.01), (0.4, 0.01))
    assert step_after(advice) == ShownAdvice(advice)


def test_advice_on_one_move_is_the_answer_alone() -> None:
    advice = found((0.6, 0.01))
    assert step_after(advice, action=MOVES[2]) == ShownAdvice(single_move_advice(MOVES[2]))


def test_where_nothing_seems_to_win_the_search_goes_on_unseen() -> None:
    step = step_after(found((0.02, 0.01), (0.01, 0.01), iterations=1_000))
    assert isinstance(step, FurtherSearch)
    assert not step.is_shown
    assert step.budget.seconds == THOROUGH.seconds
    assert (step.budget.iterations or 0) >= 4_000


def test_rough_chances_are_shown_and_refined_once() -> None:
    rough = found((0.9, 0.2), (0.2, 0.2), iterations=1_000)
    assert step_after(rough) == FurtherSearch(rough, REFINEMENT, is_shown=True)
    # Still rough after it, the search goes on once more; nothing moves in between.
    finer = found((0.9, 0.09), (0.2, 0.09), iterations=2_000)
    for later, kept in ((finer, finer), (found((0.9, 0.2), (0.2, 0.2), iterations=900), rough)):
        step = step_after(later, rough, is_further=True, may_go_on=True)
        assert step == FurtherSearch(kept, PATIENCE, is_shown=False)
    assert step_after(rough, rough, is_further=True) == ShownAdvice(rough)
    useful = found((0.9, 0.08), (0.2, 0.08), iterations=2_000)
    assert step_after(useful, rough, is_further=True, may_go_on=True) == ShownAdvice(useful)


def test_a_result_of_more_iterations_is_not_replaced() -> None:
    better, worse = (found((0.6, 0.01), (0.4, 0.01), iterations=n) for n in (900_000, 500_000))
    assert step_after(worse, better, is_further=True) == ShownAdvice(better)


def test_another_move_is_called_better_only_beyond_the_margins() -> None:
    """Else the first stays, with the chance of the best; a likely better one comes silently."""
    shown = found((0.5, 0.1), (0.45, 0.1))
    for later, first, figure, is_better in (
        (found((0.43, 0.03), (0.44, 0.03), first=1), 0, 0.44, False),
        (found((0.24, 0.14), (0.30, 0.12), first=1), 0, 0.30, False),
        (found((0.42, 0.04), (0.47, 0.05), first=1), 1, 0.47, False),
        (found((0.42, 0.02), (0.47, 0.02), first=1), 1, 0.47, True),
    ):
        for is_further in (False, True):
            step = step_after(later, shown, is_further=is_further, shown=MOVES[0])
            assert isinstance(step, ShownAdvice)
            assert step.advice.moves[0].action == MOVES[first]
            assert step.advice.moves[0].value == figure
            assert step.is_better is is_better


def test_equal_chances_are_never_called_better() -> None:
    """Not even where a rival wins less often after the new first, which then comes silently."""
    loses = Effect("loses", seat=1)
    both = found((0.19, 0.03), (0.19, 0.05), first=1)
    better, worse = both.moves
    worse = replace(worse, facts={loses: 30})
    later = replace(both, moves=(replace(better, facts={}), worse), worlds=40)
    step = step_after(later, found((0.2, 0.1), (0.15, 0.1)), is_further=True, shown=MOVES[0])
    assert isinstance(step, ShownAdvice)
    assert step.advice.moves[0].action == MOVES[1]
    assert not step.is_better


def test_the_order_stays_under_the_pointer() -> None:
    shown = found((0.5, 0.01), (0.45, 0.01))
    later = found((0.3, 0.01), (0.7, 0.01), first=1)
    assert step_after(later, shown, is_further=True) == ShownAdvice(later)
    step = step_after(later, shown, is_further=True, holds_order=True)
    assert isinstance(step, ShownAdvice)
    assert [move.action for move in step.advice.moves] == [MOVES[0], MOVES[1]]
    assert step.advice == shown
    assert step.ordered == later
