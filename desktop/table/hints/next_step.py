"""What follows the result of a search for a hint: a further search, or showing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from desktop.table.callouts.advice import Advice, single_move_advice
from engine.bots.bot import Budget
from engine.core.values import Action

#: Budget of the second search, where no move seems to win or nothing separates the moves: as many
#: iterations as the review's second look, or `MIN_ITERATION_FACTOR` times those of the first
#: search.
THOROUGH = Budget(iterations=2400, seconds=16.0)
#: Seconds of such a search after one that was thorough itself: little will change.
CONFIRMING_SECONDS = 4.0
#: Budget of the second search where the first found a few good moves, but left their chances rough.
REFINEMENT = Budget(seconds=5.0)
#: Budget of the third search where the chances are rough even then.
PATIENCE = Budget(seconds=16.0)
#: Minimum iterations of the second search, as a multiple of the first.
MIN_ITERATION_FACTOR = 4


@dataclass(frozen=True, slots=True)
class FurtherSearch:
    """Search on with a budget."""

    advice: Advice
    budget: Budget
    #: Whether the advice is shown meanwhile.
    is_shown: bool


@dataclass(frozen=True, slots=True)
class ShownAdvice:
    """Show advice."""

    advice: Advice
    #: The advice found while the pointer holds an earlier one; None at other times.
    ordered: Advice | None = None
    #: Whether the first move is better than the one shown first before, beyond the error.
    is_better: bool = False


HintStep = FurtherSearch | ShownAdvice


def next_step(
    action: Action,
    found: Advice,
    everything: Advice,
    previous: Advice | None,
    explained: Callable[[Advice], Advice],
    *,
    is_further: bool,
    may_go_on: bool = False,
    holds_order: bool,
    shown: Action | None = None,
) -> HintStep:
    """Return what to do with `action`, the answer of a search.

    `found` is the advice to show, `everything` the advice about all moves, and `previous` the
    result of an earlier search on the same question. `explained` adds the consequences to advice.
    `is_further`: the search goes on from a result that is shown. `may_go_on`: another
    one may follow if the chances are still rough. `holds_order`: the pointer is on the moves, whose
    order must stay. `shown` is the move that was shown first until now.
    """
    if found.is_any_equal:
        return ShownAdvice(found)
    if previous is not None and may_go_on:
        best = previous if previous.surpasses(found) else found
        if best.is_vague:
            return FurtherSearch(best, PATIENCE, is_shown=False)
    if previous is not None and previous.surpasses(found):
        # On a busy machine more time need not mean more iterations.
        return ShownAdvice(_comparable_advice(previous, previous.moves[0].action))
    if previous is None and found.is_premature:
        return FurtherSearch(found, _second_budget(found), is_shown=False)
    if previous is None and (found.is_undecided or found.is_rough):
        budget = _second_budget(found) if found.is_undecided else REFINEMENT
        return FurtherSearch(found.safest_first(), budget, is_shown=True)
    if previous is not None and is_further:
        # What a person is reading stays, unless it turned out to be a mistake.
        same_moves = everything.with_moves_of(previous)
        if same_moves is not None and not same_moves.is_surpassed_by(found):
            found = explained(same_moves)
    if shown is not None:
        led = found.keep_first(shown, everything)
        found = found if led is found else explained(led)
    if previous is not None and is_further and holds_order and _order(found) != _order(previous):
        # Nothing moves under the pointer, and figures stay in their order.
        return ShownAdvice(_comparable_advice(previous, action), ordered=found)
    is_better = shown is not None and found.is_clearly_better_than(shown, everything)
    return ShownAdvice(_comparable_advice(found, action), is_better=is_better)


def _comparable_advice(advice: Advice, action: Action) -> Advice:
    """Return the advice, or that on one action alone, since it has no figures to compare."""
    if advice.has_comparison or advice.is_any_equal:
        return advice
    return single_move_advice(action)


def _order(advice: Advice) -> list[Action]:
    """Return the moves in the order in which they are listed."""
    return [move.action for move in advice.moves]


def _second_budget(found: Advice) -> Budget:
    """Return the budget of the second search after one that found no winning answer."""
    iterations = max(THOROUGH.iterations or 0, MIN_ITERATION_FACTOR * found.iterations)
    is_thorough = found.iterations >= (THOROUGH.iterations or 0)
    seconds = CONFIRMING_SECONDS if is_thorough else THOROUGH.seconds
    return replace(THOROUGH, iterations=iterations, seconds=seconds)
