"""A bot's evaluation of the legal moves, as received from its process and as shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import hypot, sqrt

from desktop.table.game_texts import GameTexts
from engine.core.values import Action, Effect, View

#: Answers that are shown: three of different kinds and one more.
MAX_SHOWN = 4
#: Largest number of an effect accepted.
MAX_OCCURRENCES = 99
#: Minimum difference between two effects as a share of the worlds; few worlds require more.
MIN_DIFFERENCE = 0.25
#: Difference in chance from which two moves are considered far apart.
FAR_APART_CHANCE = 0.08
#: Difference in per cent up to which the score after the best reply decides, where it is certain.
NEAR_FIGURES = 5
#: Margin of error up to which a move counts as tried enough.
MAX_TRIED_MARGIN = 0.1
#: Multiple of the first move's margin of error up to which a move counts as tried enough, too.
MAX_MARGIN_FACTOR = 2.0
#: Margin of error above which a chance says so little that it is not written.
MAX_WRITTEN_MARGIN = 0.3
#: Margin of error up to which a chance is written while a further search is about to make it surer.
MAX_PROVISIONAL_MARGIN = 0.15
#: Margin of error above which such a chance is written as a rough one.
MAX_PRECISE_MARGIN = 0.06
#: Least margin of error of such a chance, unless it is proved.
MIN_PROVISIONAL_MARGIN = 0.03
#: Below this number of iterations a longer search may separate answers that seem too close to call.
MIN_ITERATIONS = 400
#: Below this number of iterations, a few more seconds make chances surer whose margin of error is
#: above the next number.
ROUGH_ITERATIONS = 8000
MAX_SURE_MARGIN = 0.05
#: Margin of error of the leading moves above which a search goes on by itself once more.
MAX_USEFUL_MARGIN = 0.08
#: Share of the margin of error of a difference beyond which the difference is likely.
LIKELY_MARGINS = 0.5
#: Maximum number of times that moves are ordered again because another one came first.
_MAX_PASSES = 3
#: Maximum of `AdvisedMove.closeness`: the move wins at once.
WINS_AT_ONCE = 2.0
#: Best chance below which several equal answers are not called good enough.
MIN_GOOD_CHANCE = 0.06
#: Best chance below which the bot thinks longer before that is said, where nothing tells the
#: answers apart.
MIN_CERTAIN_CHANCE = 0.1


class Consequences(Enum):
    """Whether several moves about as good as the first do the same, as players see it."""

    UNKNOWN = auto()
    SAME = auto()
    DIFFERENT = auto()


class AdviceOutlook(Enum):
    """How far the result of the match is known."""

    OPEN = auto()
    #: No move found wins, which is not proved.
    NEARLY_LOST = auto()
    LOST = auto()
    #: No seat can win any more.
    NOBODY_WINS = auto()
    WON = auto()


def reaches_end(chance: float, off: float) -> bool:
    """Return whether the margin of error of a chance, as written, goes beyond 0 or 100 %."""
    figure, margin = round(100 * chance), max(1, round(100 * off))
    return bool(off) and not margin <= figure <= 100 - margin


def significant_share(worlds: int) -> float:
    """Return the difference between two shares of the worlds from which it is no chance.

    A single world is that of a game without hidden information.
    """
    return max(MIN_DIFFERENCE, sqrt(2 / worlds) if worlds > 1 else 0.0)


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """One move with its chance of winning and the margin of error of that chance."""

    action: Action
    value: float
    margin: float | None
    #: The chance of every seat after the move; empty if unknown.
    chances: tuple[float, ...]
    #: The effects of the move with the number of worlds in which each occurred; None if not
    #: examined.
    facts: Mapping[Effect, int] | None = None
    #: How close to winning it brings, 2 if it wins at once; 0 if unknown.
    closeness: float = 0.0
    #: The actions meant together, `action` first; empty if it is meant alone.
    plan: Sequence[Action] = ()
    #: Whether it was tried so little beside the first move that its figure would mislead.
    is_vague: bool = False
    #: Whether a further search is about to make its chance sure enough to be written.
    is_awaited: bool = False
    #: Whether its chance is written as a rough one, because a further search is about to change it.
    is_rough: bool = False
    #: Whether its margin is written as a range, because that of another move of the list is.
    is_ranged: bool = False

    def name(self, texts: GameTexts, view: View, names: Sequence[str]) -> str:
        """Return the name of the move in a hint, as on its callout."""
        if self.plan:
            return texts.plan_name(self.plan)
        return texts.advice_entry(self.action, view, names)[1]

    def interpolate_from(self, before: AdvisedMove | None, share: float) -> AdvisedMove:
        """Return the evaluation at `share` (0 to 1) of the transition from the one `before`."""
        if before is None or share >= 1.0:
            return self
        margin = self.margin
        if margin is not None and before.margin is not None:
            margin = before.margin + share * (margin - before.margin)
        value = before.value + share * (self.value - before.value)
        return replace(self, value=value, margin=margin)

    def gap_to(self, best: AdvisedMove) -> tuple[float, float]:
        """Return the difference in chance to the best move, and its margin of error.

        Searches are independent of each other, so their margins of error do not simply add up.
        """
        return best.value - self.value, hypot(best.margin or 0.0, self.margin or 0.0)

    @property
    def is_chance_known(self) -> bool:
        """Whether enough is known about the chance to write it."""
        if self.is_awaited:
            return False
        is_sure_enough = self.margin is None or self.margin <= MAX_WRITTEN_MARGIN
        return is_sure_enough and not self.is_vague

    @property
    def figure(self) -> int:
        """The chance as it is written, in per cent."""
        return round(100 * self.value)

    def written_difference(self, best: AdvisedMove) -> tuple[float, float]:
        """Return the difference of the rounded figures, and its margin, as readers see them."""
        off = self.gap_to(best)[1]
        return (best.figure - self.figure) / 100, max(0.01, round(off, 2)) if off else 0.0

    def count(self, kind: str) -> int:
        """Return in how many worlds a kind of effect followed, with any rival."""
        return sum(often for fact, often in (self.facts or {}).items() if fact.kind == kind)

    def highest(self, kind: str) -> int:
        """Return the greatest number of pieces that an effect of a kind concerns."""
        return max((fact.number for fact in self.facts or {} if fact.kind == kind), default=0)

    @property
    def lead(self) -> int | None:
        """By how much the seat is ahead after the rivals' best reply, or at the end; None if
        unknown.
        """
        for fact in self.facts or {}:
            if fact.kind in ("leads", "trails"):
                return fact.number if fact.kind == "leads" else -fact.number
        return None

    @property
    def is_lead_final(self) -> bool:
        """Whether `lead` is that at the end of the match if all play their best."""
        return any(fact.kind in ("leads", "trails") and fact.about for fact in self.facts or {})

    @property
    def is_sure_to_win(self) -> bool:
        """Whether it is proved that the move wins."""
        return self.margin is not None and self.lower == 1.0

    @property
    def lower(self) -> float:
        """The lower end of the chance, 0 to 1."""
        return max(0.0, self.value - (self.margin or 0.0))

    @property
    def upper(self) -> float:
        """The upper end of the chance, 0 to 1."""
        return min(1.0, self.value + (self.margin or 0.0))


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves a bot examined, the best first; its own move alone if it did not search."""

    moves: tuple[AdvisedMove, ...]
    #: Iterations of the search.
    iterations: int
    #: The duration of the search in seconds.
    seconds: float
    #: The number of worlds in which effects were counted.
    worlds: int = 0
    #: The bot's own choice; None for the first move.
    own_choice: Action | None = None
    #: Whether the moves that are about as good as the first have the same consequences.
    consequences: Consequences = Consequences.UNKNOWN
    #: Whether any seat can still win.
    can_be_won: bool = True
    #: Whether a further search that nobody asked for is still running.
    is_provisional: bool = False
    #: Whether all moves lead to equal positions, so that the one here stands for all.
    is_any_equal: bool = False
    #: Whether the bot would next do nothing about the first, such as to pass in its battle.
    then_idle: bool = False

    def written_moves(self) -> tuple[AdvisedMove, ...]:
        """Return the moves with their margins of error in one format."""
        known = [move for move in self.moves if move.is_chance_known and move.margin is not None]
        is_ranged = any(reaches_end(move.value, move.margin or 0.0) for move in known)
        return tuple(replace(move, is_ranged=is_ranged) for move in self.moves)

    @property
    def has_comparison(self) -> bool:
        """Whether answers were compared, so that the figures mean something."""
        return len(self.moves) > 1

    @property
    def similar_count(self) -> int:
        """The number of leading answers that are neither distinguishable nor look far apart.

        The result is 1 if there is none.

        A move that was hardly tried is excluded, because its strength is unknown.
        """
        first = self.moves[0]
        count = 1
        for other in self.moves[1:]:
            far = other.gap_to(first)[0] >= FAR_APART_CHANCE
            if far or self.is_worse(other) or self.is_hardly_tried(other):
                break
            if self.ends_worse(other, first):
                break
            count += 1
        return count

    @property
    def undecided(self) -> int:
        """The number of leading answers of which none is surely worse than the first.

        A move that was hardly tried is excluded.
        """
        other_rows = enumerate(self.moves[1:], 1)
        ends = (
            row for row, move in other_rows if self.is_worse(move) or self.is_hardly_tried(move)
        )
        return next(ends, len(self.moves))

    def ends_worse(self, move: AdvisedMove, other: AdvisedMove) -> bool:
        """Return whether a rival wins the game by a move decisively more often than by another.

        It is counted in the same worlds, so that it tells more than two uncertain chances.
        """
        more = move.count("loses") - other.count("loses")
        return self.worlds > 0 and more >= significant_share(self.worlds) * self.worlds

    def is_worse(self, move: AdvisedMove) -> bool:
        """Return whether a move is behind the first by more than the margin of the difference."""
        less, off = move.written_difference(self.moves[0])
        return less > off

    @property
    def is_equal(self) -> bool:
        """Whether the moves counted by `similar_count` are known to be about as good."""
        return all(self.is_near_best(other) for other in self.moves[1 : self.similar_count])

    @property
    def is_all_alike(self) -> bool:
        """Whether the chances differ by less than the margin of each: bars would tell nothing."""
        if not self.has_comparison or self.is_provisional or self.is_vain:
            return False
        figures = [move.figure for move in self.moves if move.is_chance_known and move.margin]
        if len(figures) < len(self.moves) or not self.is_as_good(len(self.moves) - 1):
            return False
        return max(figures) - min(figures) < 100 * min(move.margin or 0.0 for move in self.moves)

    def is_near_best(self, move: AdvisedMove) -> bool:
        """Return whether a move is known to be about as good as the first."""
        first = self.moves[0]
        less, off = move.written_difference(first)
        # Half of a small chance is a large difference.
        return less <= off and sum(move.gap_to(first)) < min(MAX_TRIED_MARGIN, first.value / 2)

    def is_as_good(self, row: int) -> bool:
        """Return whether a move is known to be about as good as others.

        Then effects that are more frequent after it say nothing.
        """
        return row < self.similar_count > 1 and self.is_equal

    def is_interchangeable(self, row: int) -> bool:
        """Return whether a move is about as good as others and not known to differ from them in
        what follows.
        """
        return self.is_as_good(row) and self.consequences is not Consequences.DIFFERENT

    @property
    def is_lost(self) -> bool:
        """Whether it is known that no move wins any more."""
        return all(move.margin is not None and not move.upper for move in self.moves)

    @property
    def outlook(self) -> AdviceOutlook:
        """How far the result of the match is known."""
        if not self.has_comparison or self.is_provisional:
            return AdviceOutlook.OPEN
        if self.is_lost:
            return AdviceOutlook.LOST if self.can_be_won else AdviceOutlook.NOBODY_WINS
        if all(move.upper < MIN_CERTAIN_CHANCE for move in self.moves) and self.is_vain:
            return AdviceOutlook.NEARLY_LOST
        if all(move.is_sure_to_win for move in self.moves):
            return AdviceOutlook.WON
        return AdviceOutlook.OPEN

    @property
    def is_open(self) -> bool:
        """Whether the best chance is more than slight."""
        return self.highest >= MIN_CERTAIN_CHANCE

    @property
    def is_vain(self) -> bool:
        """Whether every chance is written as 0 %."""
        return not any(move.figure for move in self.moves)

    @property
    def is_holding_out(self) -> bool:
        """Whether no move wins, and after the first a rival wins less soon than after others."""
        first, *others = self.moves
        return self.is_vain and any(self.ends_worse(other, first) for other in others)

    @property
    def highest(self) -> float:
        """The best chance of all moves."""
        return max(move.value for move in self.moves)

    @property
    def is_premature(self) -> bool:
        """Whether so little is known that a longer search may find the only answer that wins."""
        if self.is_exact or self.is_lost:
            return False
        is_distinguished = self.similar_count < len(self.moves)
        return self.highest < (MIN_GOOD_CHANCE if is_distinguished else MIN_CERTAIN_CHANCE)

    @property
    def is_undecided(self) -> bool:
        """Whether too little was tried to say anything about the best moves."""
        return 0 < self.iterations < MIN_ITERATIONS and self.similar_count > 1 and not self.is_equal

    @property
    def is_rough(self) -> bool:
        """Whether so little was tried that a few more seconds make the chances clearly surer."""
        return 0 < self.iterations < ROUGH_ITERATIONS and self._leading_margin() > MAX_SURE_MARGIN

    @property
    def is_vague(self) -> bool:
        """Whether the chances of the leading moves are too uncertain to be of use."""
        return self.iterations > 0 and self._leading_margin() > MAX_USEFUL_MARGIN

    def _leading_margin(self) -> float:
        """Return the greatest margin of error of the leading moves."""
        return max(move.margin or 0.0 for move in self.moves[: max(2, self.similar_count)])

    @property
    def is_exact(self) -> bool:
        """Whether the evaluation is exact, without a search."""
        return not self.iterations

    def surpasses(self, other: Advice) -> bool:
        """Return whether this search had more iterations than another, which is not exact."""
        return self.iterations > other.iterations and not other.is_exact

    def is_hardly_tried(self, move: AdvisedMove) -> bool:
        """Return whether a move is so uncertain beside the first that its figure says little."""
        first = self.moves[0].margin or 0.0
        return move.margin is None or move.margin > max(MAX_TRIED_MARGIN, MAX_MARGIN_FACTOR * first)

    def sorted_by_figures(self) -> Advice:
        """Return the moves in the order of the written figures; those without a figure come last.

        Among equal figures come first: answers that win at once, whose chance is no less than any
        other; what the bot chose; among answers about as good as the first, those after which
        rivals win less often, and those closer to winning.
        """
        ordered = self._in_order_once()
        for _ in range(_MAX_PASSES):
            # Whether a move was hardly tried depends on the first one.
            again = ordered._in_order_once()
            if again.moves == ordered.moves:
                break
            ordered = again
        return ordered

    def _in_order_once(self) -> Advice:
        """Return the moves in the order that follows from the present first one."""
        # A move whose chance cannot be written is no tip while another one's can.
        vague = [move for move in self.moves if _is_unwritten(move)]
        written = [move for move in self.moves if not _is_unwritten(move)]
        first, *others = (*written, *vague)
        others.sort(
            key=lambda move: (
                move.margin is None,
                self.is_hardly_tried(move),
                -round(move.value, 2),
                -_known_lead(move.lead),
            )
        )
        ordered = replace(self, moves=(first, *others))
        # A move that may be as good as the first must not look worse because of its place.
        alike = ordered.moves[: ordered.similar_count]
        lowest = max(move.figure for move in alike) - NEAR_FIGURES
        worse = [move for move in alike if any(self.ends_worse(move, other) for other in alike)]
        close_moves = [
            move
            for move in alike
            if self.worlds == 1 and move.figure >= lowest and move not in worse
        ]
        leading = sorted(
            alike,
            key=lambda move: (
                move in worse,
                # Where nothing is hidden and the match is open, what the search tried most is the
                # safest: the greatest of many uncertain chances is too high.
                not (move in close_moves and move.action == self.own_choice and ordered.is_open),
                # Where the rules alone tell the score after the best reply, it decides between
                # chances that are nearly equal and cannot be told apart.
                -_known_lead(move.lead) if move in close_moves else MAX_OCCURRENCES,
                0.0 if ordered.highest < MIN_GOOD_CHANCE else -round(move.value, 2),
                -move.closeness,
                -_known_lead(move.lead),
            ),
        )
        if ordered.is_vain:
            # Where nothing wins, the move after which no rival wins yet holds out longest, and the
            # one that loses by the least is best.
            leading.sort(
                key=lambda move: (
                    move.count("loses"),
                    -_known_lead(move.lead),
                    move.highest("exposes"),
                )
            )
        if ordered.is_equal and self.worlds != 1:
            leading.sort(key=lambda move: -move.closeness)
        leading = [*_without_rises(leading[: len(close_moves)]), *leading[len(close_moves) :]]
        moves = sorted(
            (*leading, *ordered.moves[ordered.similar_count :]),
            key=lambda move: move.closeness < WINS_AT_ONCE,
        )
        marked = [
            replace(
                move,
                value=ordered.highest if move.closeness >= WINS_AT_ONCE else move.value,
                is_vague=ordered._is_vague(move),
            )
            for move in moves
        ]
        # The sort is stable: what is written alike keeps the order found above.
        # What is proved to win comes before what is only written so.
        marked.sort(
            key=lambda move: (
                -move.figure if move.is_chance_known else 1,
                not (move.is_sure_to_win or move.closeness >= WINS_AT_ONCE),
            )
        )
        return replace(self, moves=tuple(marked))

    def reliable_advice(self) -> Advice:
        """Return the advice to show while a further search runs, with reliable figures only.

        A move below one without a figure waits for its figure as well.
        """
        moves, is_awaited = [], False
        for move in self.moves:
            is_awaited |= self.is_hardly_tried(move) or not _is_reliable(move)
            margin = move.margin and max(move.margin, MIN_PROVISIONAL_MARGIN)
            is_rough = margin is not None and margin > MAX_PRECISE_MARGIN
            moves.append(replace(move, margin=margin, is_awaited=is_awaited, is_rough=is_rough))
        return replace(self, moves=tuple(moves), is_provisional=True)

    def safest_first(self) -> Advice:
        """Return the advice in the order to show it in before the first chance is reliable.

        Until then the score after the best reply, if it is certain, orders the moves of which none
        is surely worse.
        """
        if self.worlds != 1 or _is_reliable(self.moves[0]):
            return self
        moves = sorted(self.moves, key=lambda move: (self.is_worse(move), -_known_lead(move.lead)))
        return replace(self, moves=tuple(moves))

    def with_moves_of(self, shown: Advice) -> Advice | None:
        """Return the moves that `shown` has; None if one was not examined."""
        move_by_action = {move.action: move for move in self.moves}
        if any(move.action not in move_by_action for move in shown.moves):
            return None
        moves = (replace(move_by_action[move.action], plan=move.plan) for move in shown.moves)
        return replace(self, moves=tuple(moves)).sorted_by_figures()

    def is_surpassed_by(self, other: Advice) -> bool:
        """Return whether the first move of another advice is clearly better than the first one."""
        first, better = self.moves[0], other.moves[0]
        if first.action == better.action:
            return False
        return _is_behind(first, better) or self.ends_worse(first, better)

    def keep_first(self, action: Action, everything: Advice) -> Advice:
        """Return the advice with the move that was first before, unless another is likely better.

        Like any move that comes before one with a higher chance, it shows the chance of the best.
        If it is missing, it is taken from `everything`.
        """
        advice = self.include_move(action, everything)
        best = advice.moves[0]
        leader = next((move for move in advice.moves if move.action == action), None)
        if leader is None or not leader.is_chance_known:
            return self
        if _is_behind(leader, best, LIKELY_MARGINS) or advice.ends_worse(leader, best):
            return self
        others = [move for move in advice.moves if move.action != action]
        return replace(advice, moves=(replace(leader, value=advice.highest), *others))

    def is_clearly_better_than(self, action: Action, everything: Advice) -> bool:
        """Return whether the first move is better than the one that was first before.

        It is so by more than the margin of error, as everybody can read. None of it is known of a
        move that was not examined.
        """
        before = [move for move in everything.moves if move.action == action]
        return bool(before) and _is_behind(before[0], self.moves[0])

    def _is_vague(self, move: AdvisedMove) -> bool:
        """Return whether the figure of a move that was hardly tried would mislead.

        It is above a tried one, or so wide that it says nothing beside a sure one.
        """
        if not self.is_hardly_tried(move) or move.closeness >= WINS_AT_ONCE:
            return False
        tried = [other for other in self.moves if not self.is_hardly_tried(other)]
        is_sure = (self.moves[0].margin or 0.0) <= MAX_SURE_MARGIN
        is_wide = (move.margin or 0.0) > MAX_PROVISIONAL_MARGIN
        return (is_sure and is_wide) or move.figure > min(
            (other.figure for other in tried), default=move.figure
        )

    def include_move(self, action: Action, everything: Advice) -> Advice:
        """Return the advice with a move of `everything` added in its place if it is missing."""
        if any(move.action == action for move in self.moves):
            return self
        same_moves = [move for move in everything.moves if move.action == action]
        if not same_moves:
            return self
        return replace(self, moves=(*self.moves[: MAX_SHOWN - 1], *same_moves)).sorted_by_figures()


def _is_behind(move: AdvisedMove, better: AdvisedMove, margins: float = 1.0) -> bool:
    """Return whether a move is behind another by more than a multiple of the error."""
    less, off = move.written_difference(better)
    return less > margins * off or better.closeness >= WINS_AT_ONCE > move.closeness


def _known_lead(lead: int | None) -> int:
    """Return a lead; an unknown one is worse than any other."""
    return -MAX_OCCURRENCES if lead is None else lead


def _without_rises(moves: Sequence[AdvisedMove]) -> list[AdvisedMove]:
    """Return moves whose chances cannot be told apart: none shows more than an earlier one."""
    kept_moves: list[AdvisedMove] = []
    for move in moves:
        value = min([move.value, *(earlier.value for earlier in kept_moves[-1:])])
        kept_moves.append(replace(move, value=value))
    return kept_moves


def _is_unwritten(move: AdvisedMove) -> bool:
    """Return whether a move was tried too little to write its chance, and does not win at once."""
    is_vague = move.margin is None or move.margin > MAX_WRITTEN_MARGIN
    return is_vague and move.closeness < WINS_AT_ONCE


def _is_reliable(move: AdvisedMove) -> bool:
    """Return whether a chance rests on enough playouts to be written before the search ends."""
    return move.margin is not None and move.margin <= MAX_PROVISIONAL_MARGIN


def single_move_advice(action: Action) -> Advice:
    """Return the advice of a bot that compared nothing."""
    return Advice((AdvisedMove(action, 0.0, None, ()),), 0, 0.0)
