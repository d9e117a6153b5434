"""The differences between the effects of two moves, and the moves of a hint that differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from desktop.table.callouts.advice import (
    MAX_SHOWN,
    Advice,
    AdvisedMove,
    Consequences,
    significant_share,
)
from desktop.table.game_texts import GameTexts, Reason
from engine.core.values import Action, Effect, View

#: Minimum difference as a share of the worlds where the moves are known to differ and nothing else
#: says why.
MIN_FAINT_DIFFERENCE = 0.1
#: The topic of who wins the game.
END = "end"
#: Half of a per cent, by which a share may exceed a chance because figures are rounded.
ROUNDING = 0.005
#: Minimum weight of a difference.
MIN_WEIGHT = 0.04
#: Minimum weight of a difference that makes equal chances no reason to call two moves the same.
MIN_VISIBLE_WEIGHT = 0.2
#: The most moves that are tried for one that ends the match; each takes about a millisecond.
_MAX_ENDINGS_TRIED = 40
#: The closeness of a move that wins at the next turn unless it is stopped.
WINS_NEXT_TURN = 1.0


@dataclass(frozen=True, slots=True)
class Difference:
    """The number of worlds in which an effect followed one move, and another."""

    reason: Reason
    number: int
    often: int
    #: None if the other has a similar effect elsewhere.
    other: int | None
    #: How strongly it speaks for the move.
    weight: float
    #: Whether the effect cannot follow the move that it follows less often.
    is_impossible: bool = False

    @property
    def is_more_frequent(self) -> bool:
        """Whether the effect follows the move at least as often as the other."""
        return self.other is None or self.often >= self.other

    def is_certain(self, worlds: int) -> bool:
        """Return whether no figures are needed: it always follows this move, or no other."""
        known = self.reason.is_certain or (self.reason.is_own_deed and self.other == 0)
        certain = self.often == worlds and (known or worlds == 1)
        return certain and not self.reason.is_forecast


def find_differences(
    move: AdvisedMove,
    other: AdvisedMove,
    worlds: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    plain: bool = False,
    faint: bool = False,
) -> Iterator[Difference]:
    """Yield the differences between two moves; with `plain` also those their names imply.

    With `faint` small differences count too, where it is known which move is better.
    """
    if move.facts is None or other.facts is None or not worlds:
        return
    minimum = MIN_FAINT_DIFFERENCE if faint else significant_share(worlds)
    for fact in {**move.facts, **other.facts}:
        reason = texts.reason(fact, view, names)
        often = move.facts.get(fact, 0)
        # An effect that one move never has and the other always is obvious, such as giving up its
        # card.
        if reason is None or (not plain and not often and other.facts.get(fact) == worlds):
            continue
        if reason.is_sure_only and {often, other.facts.get(fact, 0)} != {0, worlds}:
            continue
        if any(contradicts_chance(fact, reason, each, worlds) for each in (move, other)):
            continue
        lays = any(_is_in_name(each.action, fact) for each in (move, other))
        if reason.is_own_deed and lays and not plain:
            continue
        there: int | None = other.facts.get(fact, 0)
        rate = there or 0
        is_about_places = reason.is_interchangeable and _are_about_places(move.action, other.action)
        if (
            reason.is_interchangeable
            and not often
            and (is_about_places or any(_similar_effects(fact, move)))
        ):
            # The move itself has a similar effect, or concerns another place.
            continue
        if reason.is_interchangeable and not there:
            rate = max(_similar_effects(fact, other), default=0)
            there = None if rate or is_about_places else 0
            if often < rate:
                # No short sentence says that the other has a similar effect more often elsewhere.
                continue
        cheap = other if often else move
        if (
            reason.is_own_deed
            and reason.weight < 0
            and 0 in (often, rate)
            and often + rate < worlds
            and not hasattr(cheap.action, "card")
        ):
            # It is obvious that a move without a card, such as a pass, costs no card.
            continue
        share = (often - rate) / worlds
        weight = reason.weight * share
        if abs(share) >= minimum and abs(weight) >= MIN_WEIGHT:
            rare = other if often else move
            impossible = 0 in (often, rate) and texts.is_impossible(rare.action, fact, view)
            yield Difference(reason, fact.number, often, there, weight, impossible)


def contradicts_chance(fact: Effect, reason: Reason, move: AdvisedMove, worlds: int) -> bool:
    """Return whether an effect ends the game in more worlds than the chance of a move allows.

    A seat cannot win by its next turn more often than at all. The worlds are few and their playouts
    simple, so that the chance is right.
    """
    if reason.topic != END or not worlds or not move.is_chance_known:
        return False
    share = move.count(fact.kind) / worlds
    allowed = move.upper if fact.seat is None else 1.0 - move.lower
    return share > allowed + ROUNDING


def with_consequences(advice: Advice, texts: GameTexts, view: View, names: Sequence[str]) -> Advice:
    """Return the advice with whether the moves about as good as the first do the same, and whether
    any seat can still win.

    They do the same if no effect that players see, such as a tower razed in reply, distinguishes
    two of them. Nothing is known if the effects of one were not examined.
    """
    advice = replace(advice, can_be_won=texts.can_be_won(view))
    if not advice.can_be_won or texts.is_lost(view):
        # What the table shows needs no playouts.
        moves = (replace(move, value=0.0, margin=0.0) for move in advice.moves)
        advice = replace(advice, moves=tuple(moves))
    alike = advice.moves[: advice.similar_count]
    if not advice.worlds or any(move.facts is None for move in alike):
        return replace(advice, consequences=Consequences.UNKNOWN)
    differs = any(
        abs(difference.weight) >= MIN_VISIBLE_WEIGHT
        for move, other in permutations(alike, 2)
        for difference in find_differences(move, other, advice.worlds, texts, view, names)
    )
    return replace(advice, consequences=Consequences.DIFFERENT if differs else Consequences.SAME)


def of_different_kind(
    advice: Advice,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    ends: Callable[[Action], bool] = lambda action: False,
) -> Advice:
    """Return the best move of each kind: of one card for several cities, that for the best city.

    If too few remain, the next best are added, of any kind, but none that is alike another.
    Actions that begin the same plan are alike. An action that does nothing is always kept. The
    order is kept. So is the best action that wins next unless it is stopped, and the best that ends
    the match for certain, by `ends`. An action that surely wins is shown before any that does not,
    whatever its kind.
    """
    first: dict[Hashable, AdvisedMove] = {}
    for move in advice.moves:
        likeness: Hashable = texts.hint_group(move.action, view)
        plan = texts.plan(move.action, move.facts or {}, view)
        if plan:
            likeness = frozenset(Counter(plan).items())
        elif likeness is not None:
            likeness = type(move.action), likeness
        first.setdefault(move.action if likeness is None else likeness, replace(move, plan=plan))
    # With a single move nothing would be compared.
    moves = tuple(first.values())
    if len(moves) == 1 < len(advice.moves) and texts.is_alike_equal:
        return replace(advice, moves=moves, is_any_equal=True)
    if len(moves) == 1:
        second = [move for move in advice.moves if move.action != moves[0].action][:1]
        if moves[0].plan:
            # Beside the plan that it begins, a move is shown alone, with the effects of the plan.
            second = [replace(move, facts=None) for move in second]
        moves = (*moves, *second)
    always_kept = [move for move in moves if texts.compares_all_with(move.action)][:1]
    # A move that wins at the next turn unless it is stopped is always compared with waiting.
    always_kept += [
        move for move in moves if move not in always_kept and move.closeness >= WINS_NEXT_TURN
    ][:1]
    if len(moves) <= _MAX_ENDINGS_TRIED:
        always_kept += [move for move in moves if move not in always_kept and ends(move.action)][:1]
    different: list[AdvisedMove] = []
    kinds: set[str] = set()
    for move in moves:
        kind, _ = texts.advice_entry(move.action, view, names)
        if kind and kind in kinds:
            continue
        kinds.add(kind)
        different.append(move)
    others = (move for move in moves if move not in different)
    different = [*different[: MAX_SHOWN - 1], *(different[MAX_SHOWN - 1 :] or others)][:MAX_SHOWN]
    sure = [move for move in different if move.is_sure_to_win]
    sure += [move for move in moves if move.is_sure_to_win and move not in sure]
    different = [*sure, *(move for move in different if move not in sure)][:MAX_SHOWN]
    missing = [move for move in always_kept if move not in different]
    if missing:
        already = [move for move in different if move in always_kept]
        free = [move for move in different if move not in always_kept]
        different = [*free[: MAX_SHOWN - len(missing) - len(already)], *already, *missing]
    return replace(advice, moves=tuple(move for move in moves if move in different))


def _is_in_name(action: Action, fact: Effect) -> bool:
    """Return whether a move's name implies an effect.

    For example, laying a card costs it.
    """
    return fact.number <= 1 and fact.about == getattr(action, "card", None)


def _are_about_places(action: Action, other: Action) -> bool:
    """Return whether both moves name places, whose effects cannot follow the other move."""
    return hasattr(action, "region") and hasattr(other, "region")


def _similar_effects(fact: Effect, other: AdvisedMove) -> Iterator[int]:
    """Yield how often another move had a similar effect, on at least as many pieces."""
    for similar, often in (other.facts or {}).items():
        same = (similar.kind, similar.seat) == (fact.kind, fact.seat)
        if same and similar.number >= fact.number:
            yield often
