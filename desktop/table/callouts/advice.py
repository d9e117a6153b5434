"""A bot's evaluation of the legal moves, as received from its process and as shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import hypot, sqrt

from desktop.table.game_texts import GameTexts
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.values import Action, Code, Effect, Json, View
from engine.data.codec import CodecError, decode_kind
from engine.data.json_documents import whole_number

#: Answers that are read from a bot.
MAX_MOVES_READ = 40
#: Answers that are shown: three of different kinds and one more.
MAX_SHOWN = 4
#: Effects read per move.
MAX_FACTS = 24
#: Largest number of worlds accepted.
MAX_WORLDS = 10_000
#: Largest number of an effect accepted.
MAX_OCCURRENCES = 99
#: Fewer worlds than this say nothing in a game with hidden information.
MIN_WORLDS = 10
#: Minimum difference between two effects as a share of the worlds; few worlds require more.
MIN_DIFFERENCE = 0.25
#: Difference in chance from which two moves are considered far apart.
FAR_APART_CHANCE = 0.08
#: Margin of error up to which a move counts as tried enough.
MAX_TRIED_MARGIN = 0.1
#: Multiple of the first move's margin of error up to which a move counts as tried enough, too.
MAX_MARGIN_FACTOR = 2.0
#: Margin of error above which a chance says so little that it is not written.
MAX_WRITTEN_MARGIN = 0.3
#: Margin of error up to which a chance is written while a further search is about to make it surer.
MAX_PROVISIONAL_MARGIN = 0.15
#: Below this number of iterations a longer search may separate answers that seem too close to call.
MIN_ITERATIONS = 400
#: Below this number of iterations, a few more seconds make chances surer whose margin of error is
#: above the next number.
ROUGH_ITERATIONS = 8000
MAX_SURE_MARGIN = 0.05
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

    def name(self, texts: GameTexts, view: View, names: Sequence[str]) -> str:
        """Return the name of the move in a hint, as on its callout."""
        if self.plan:
            return texts.plan_name(self.plan)
        return texts.advice_entry(self.action, view, names)[1]

    def coming_from(self, before: AdvisedMove | None, share: float) -> AdvisedMove:
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

    def behind_as_written(self, best: AdvisedMove) -> tuple[float, float]:
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
        """By how much the seat is ahead after the rivals' best reply; None if unknown."""
        for fact in self.facts or {}:
            if fact.kind in ("leads", "trails"):
                return fact.number if fact.kind == "leads" else -fact.number
        return None

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
    own: Action | None = None
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

    @property
    def has_comparison(self) -> bool:
        """Whether answers were compared, so that the figures mean something."""
        return len(self.moves) > 1

    @property
    def alike(self) -> int:
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
        less, off = move.behind_as_written(self.moves[0])
        return less > off

    @property
    def is_equal(self) -> bool:
        """Whether the moves counted by `alike` are known to be about as good."""
        return all(self.is_near_best(other) for other in self.moves[1 : self.alike])

    def is_near_best(self, move: AdvisedMove) -> bool:
        """Return whether a move is known to be about as good as the first."""
        first = self.moves[0]
        less, off = move.behind_as_written(first)
        # Half of a small chance is a large difference.
        return less <= off and sum(move.gap_to(first)) < min(MAX_TRIED_MARGIN, first.value / 2)

    def is_as_good(self, row: int) -> bool:
        """Return whether a move is known to be about as good as others.

        Then effects that are more frequent after it say nothing.
        """
        return row < self.alike > 1 and self.is_equal

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
        is_distinguished = self.alike < len(self.moves)
        return self.highest < (MIN_GOOD_CHANCE if is_distinguished else MIN_CERTAIN_CHANCE)

    @property
    def is_undecided(self) -> bool:
        """Whether too little was tried to say anything about the best moves."""
        return 0 < self.iterations < MIN_ITERATIONS and self.alike > 1 and not self.is_equal

    @property
    def is_rough(self) -> bool:
        """Whether so little was tried that a few more seconds make the chances clearly surer."""
        doubts = [move.margin or 0.0 for move in self.moves[: max(2, self.alike)]]
        return 0 < self.iterations < ROUGH_ITERATIONS and max(doubts) > MAX_SURE_MARGIN

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

    def in_order(self) -> Advice:
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
                -_known(move.lead),
            )
        )
        ordered = replace(self, moves=(first, *others))
        # A move that may be as good as the first must not look worse because of its place.
        alike = ordered.moves[: ordered.alike]
        leading = sorted(
            alike,
            key=lambda move: (
                any(self.ends_worse(move, other) for other in alike),
                0.0 if ordered.highest < MIN_GOOD_CHANCE else -round(move.value, 2),
                -move.closeness,
                -_known(move.lead),
            ),
        )
        if ordered.is_vain:
            # Where nothing wins, the move after which no rival wins yet holds out longest, and the
            # one that loses by the least is best.
            leading.sort(
                key=lambda move: (
                    move.count("loses"),
                    -_known(move.lead),
                    move.highest("exposes"),
                )
            )
        if ordered.is_equal:
            leading.sort(key=lambda move: -move.closeness)
        moves = sorted(
            (*leading, *ordered.moves[ordered.alike :]),
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
        marked.sort(key=lambda move: -move.figure if move.is_chance_known else 1)
        return replace(self, moves=tuple(marked))

    def while_thinking(self) -> Advice:
        """Return the advice to show while a further search runs, with reliable figures only.

        A move below one without a figure waits for its figure as well.
        """
        moves, is_awaited = [], False
        for move in self.moves:
            is_awaited |= self.is_hardly_tried(move) or not _is_reliable(move)
            moves.append(replace(move, is_awaited=is_awaited))
        return replace(self, moves=tuple(moves), is_provisional=True)

    def with_moves_of(self, shown: Advice) -> Advice | None:
        """Return the moves that `shown` has; None if one was not examined."""
        move_by_action = {move.action: move for move in self.moves}
        if any(move.action not in move_by_action for move in shown.moves):
            return None
        moves = (replace(move_by_action[move.action], plan=move.plan) for move in shown.moves)
        return replace(self, moves=tuple(moves)).in_order()

    def is_surpassed_by(self, other: Advice) -> bool:
        """Return whether the first move of another advice is clearly better than the first one."""
        first, better = self.moves[0], other.moves[0]
        if better.action == first.action:
            return False
        less, off = first.behind_as_written(better)
        wins = better.closeness >= WINS_AT_ONCE > first.closeness
        return wins or less > off or self.ends_worse(first, better)

    def _is_vague(self, move: AdvisedMove) -> bool:
        """Return whether the figure of a move that was hardly tried is above a tried one."""
        tried = [other.figure for other in self.moves if not self.is_hardly_tried(other)]
        above = bool(tried) and move.figure > min(tried)
        return self.is_hardly_tried(move) and above and move.closeness < WINS_AT_ONCE

    def including(self, action: Action, everything: Advice) -> Advice:
        """Return the advice with a move of `everything` added in its place if it is missing."""
        if any(move.action == action for move in self.moves):
            return self
        same_moves = [move for move in everything.moves if move.action == action]
        if not same_moves:
            return self
        return replace(self, moves=(*self.moves[: MAX_SHOWN - 1], *same_moves)).in_order()


def _known(lead: int | None) -> int:
    """Return a lead; an unknown one is worse than any other."""
    return -MAX_OCCURRENCES if lead is None else lead


def _is_unwritten(move: AdvisedMove) -> bool:
    """Return whether a move was tried too little to write its chance, and does not win at once."""
    is_vague = move.margin is None or move.margin > MAX_WRITTEN_MARGIN
    return is_vague and move.closeness < WINS_AT_ONCE


def _is_reliable(move: AdvisedMove) -> bool:
    """Return whether a chance rests on enough playouts to be written before the search ends."""
    return move.margin is not None and move.margin <= MAX_PROVISIONAL_MARGIN


def read_advice(
    thought: Json, game: Game, legal: Sequence[Code] | None, seats: int
) -> Advice | None:
    """Return the ordered advice in a bot's thought, or None if it is invalid.

    The thought may come from an external program. `legal` is None if no move is to be given.
    """
    if not isinstance(thought, dict) or not isinstance(thought.get("moves"), list):
        return None
    worlds = _read_count(thought.get("worlds"), 1, MAX_WORLDS) or 0
    if worlds < MIN_WORLDS and not game.perfect_information:
        worlds = 0
    read = [
        _read_move(data, game, legal, seats, worlds) for data in thought["moves"][:MAX_MOVES_READ]
    ]
    legal_moves = [move for move in read if move is not None]
    iterations, seconds = whole_number(thought.get("iterations")), thought.get("seconds")
    if not legal_moves or iterations is None or not isinstance(seconds, (int, float)):
        return None
    own_action = legal_moves[0].action
    advice = Advice(
        tuple(legal_moves), max(0, iterations), max(0.0, float(seconds)), worlds, own_action
    )
    return replace(advice, then_idle=thought.get("then_idle") is True).in_order()


def _read_move(
    data: Json, game: Game, legal: Sequence[Code] | None, seats: int, worlds: int
) -> AdvisedMove | None:
    """Return a move as a bot sent it, or None if it is malformed or not legal."""
    if not isinstance(data, dict):
        return None
    value, margin = _read_share(data.get("value")), _read_share(data.get("doubt"))
    try:
        action = decode_kind(game.actions, data.get("action"))
        if value is None or (legal is not None and game.code(action) not in legal):
            return None
    except (CodecError, IllegalActionError):
        return None
    chances_data = data.get("chances")
    chances = (
        [_read_share(chance) for chance in chances_data[:seats]]
        if isinstance(chances_data, list)
        else []
    )
    known_chances = tuple(chance for chance in chances if chance is not None)
    facts = _read_facts(data.get("facts"), seats, worlds)
    closeness = data.get("near", 0.0)
    if type(closeness) not in (int, float) or not 0 <= closeness <= WINS_AT_ONCE:
        closeness = 0.0
    return AdvisedMove(
        action,
        value,
        margin,
        known_chances if len(known_chances) == seats else (),
        facts,
        float(closeness),
    )


def _read_facts(given: Json, seats: int, worlds: int) -> Mapping[Effect, int] | None:
    """Return the effects of a move; invalid entries are dropped."""
    if not isinstance(given, list) or not worlds:
        return None
    facts: dict[Effect, int] = {}
    for item in given[:MAX_FACTS]:
        if not isinstance(item, dict):
            continue
        kind, about, seat = item.get("fact"), item.get("about"), item.get("seat")
        number = _read_count(item.get("number"), 0, MAX_OCCURRENCES)
        often = _read_count(item.get("worlds"), 1, worlds)
        if not isinstance(kind, str) or not isinstance(about, str):
            continue
        if seat is not None and _read_count(seat, 0, seats - 1) is None:
            continue
        if number is not None and often is not None:
            facts[Effect(kind, about, seat, number)] = often
    return facts


def _read_count(value: Json, minimum: int, maximum: int) -> int | None:
    """Return a whole number within bounds, or None."""
    number = whole_number(value)
    return number if number is not None and minimum <= number <= maximum else None


def _read_share(value: Json) -> float | None:
    """Return a number from 0 to 1, or None."""
    if type(value) not in (int, float) or not 0 <= value <= 1:
        return None
    return float(value)


def single_move_advice(action: Action) -> Advice:
    """Return the advice of a bot that compared nothing."""
    return Advice((AdvisedMove(action, 0.0, None, ()),), 0, 0.0)
