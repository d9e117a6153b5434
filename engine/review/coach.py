"""Compare a seat's moves with those of a coach, who gets its view alone.

The coach is the strongest level. It searches by iterations and never by the clock, so that equal
views give the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from math import hypot, inf

from engine.bots.appraisal import (
    MAX_SEARCHES,
    Appraisal,
    AppraisedMove,
)
from engine.bots.bot import Budget
from engine.bots.reasons import Reasons, find_reasons
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import PRESENCE, Code, Interruption, Seat, View
from engine.play.match import Match
from engine.review.curve import BRIEF_DIVISOR, GLANCE_DIVISOR, SEARCHED_ITERATIONS, Endgame
from engine.review.searching import WORLD_COUNT, compare_by_playouts, search_decision

#: Maximum number of turning points in a match.
MAX_TURNING_POINTS = 3
#: Minimum loss at a turning point.
MIN_LOSS = 0.05
#: Loss from which a move is suspected after a short search, whose values are rough.
SUSPECT_LOSS = MIN_LOSS / 2
#: The loss must exceed this multiple of its error, because the greatest of many losses look
#: greater than they are. From the square root of 2 on, the chances of both moves never overlap.
CERTAIN_MARGINS = 1.5
#: The same for a move that is examined further and may yet turn out to be a turning point: it has
#: lost something with a probability of about 84 %.
LIKELY_MARGINS = 0.5
#: Factor of the iterations of a second comparison, where the loss is large enough but uncertain.
RETRY_FACTOR = 4
#: Number of worlds in which a move is tried to find out if it ends the match for certain.
END_WORLD_COUNT = 20
#: Number of the coach's actions that may turn out to be no better before it gives up.
MAX_VAIN = 3
#: Number of worlds in which a move is tried to find out if it reveals anything.
REVEALING_WORLD_COUNT = 12
#: Maximum number of a seat's next moves that are searched, where it moves several times at once.
MAX_OWN_MOVES = 3


@dataclass(frozen=True, slots=True)
class Effort:
    """The iterations that the coach spends."""

    #: Iterations of the first look at all moves together.
    glances: int = 24_000
    #: Maximum number of iterations of the first look at one move.
    glance: int = 600
    #: Iterations of the coarse look at all moves together, which only finds suspects.
    coarse_glances: int = 3_000
    #: Maximum number of iterations of the coarse look at one move; half of it is the minimum.
    coarse: int = 40
    #: The same for the rough look at some of them, or at all moves of an open game, where short
    #: searches cost little.
    rough: int = 150
    #: Number of suspects that get a rough look.
    suspects: int = 12
    #: Maximum number of suspects that get a quick look, until there are enough turning points that
    #: may be shown.
    early: int = 8
    #: Factor of the iterations for the quick look, whose findings are revised soon.
    quick: int = 1
    #: Factor of the iterations for the second look.
    look: int = 4
    #: Maximum number of moves that get the second look.
    suspicious: int = 8
    #: The value of the move in an open game, where the first look sees the least of a move's loss.
    suspicious_open: int = 16
    #: Number of worlds in which two moves are played on when the search has no value for one of
    #: them.
    worlds: int = WORLD_COUNT

    def iterations_per_move(self, moves: int) -> int:
        """Return the iterations of the first look per move."""
        return max(1, min(self.glance, self.glances // max(1, moves)))

    def first_looks(self, moves: int, endgame: Endgame) -> list[tuple[int, int]]:
        """Return the iterations and the number of the looks that find suspects, in order."""
        rough = min(self.rough, self.iterations_per_move(moves))
        each = self.coarse_glances // max(1, moves)
        coarse = min(self.coarse, max(self.coarse // 2, each))
        if endgame.open or rough <= coarse:
            return [(rough, moves)]
        return [(coarse, moves), (rough, min(moves, self.suspects))]

    def looks(self, endgame: Endgame) -> int:
        """Return the maximum number of moves of a match that get the second look."""
        return self.suspicious_open if endgame.open else self.suspicious


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move that was given, compared with the coach's."""

    ply: int
    given: Code
    best: Code
    #: The loss of the move against the coach's.
    loss: float
    #: The error of the loss, from the errors of both values.
    margin: float
    #: The searches' values of the moves: the coach's first, then the given one.
    appraisal: Appraisal
    reasons: Reasons
    #: Whether the move is examined further, so that a later result will replace this one.
    provisional: bool = False

    @property
    def is_turning_point(self) -> bool:
        """Whether the loss is large and certain enough for a turning point."""
        return is_turning(self.loss, self.margin)

    @property
    def is_shown(self) -> bool:
        """Whether it is a turning point, or provisional and likely to become one."""
        return is_shown(self.loss, self.margin, provisional=self.provisional)


class Looks:
    """The losses and margins of error that looks have found, in order.

    Looks always come in the same order. Those that are `known`, from a review that was interrupted,
    are not taken again.
    """

    def __init__(self, known: Iterable[tuple[float, float]] = ()) -> None:
        self._known_losses = iter(known)
        self.last: tuple[float, float] = (0.0, 0.0)

    def glance(self, take: Callable[[], float]) -> float:
        """Return the loss of the next look."""
        known = next(self._known_losses, None)
        self.last = (take(), 0.0) if known is None else known
        return self.last[0]

    def examine(self, take: Callable[[], JudgedMove | None]) -> JudgedMove | None:
        """Return the result of the next look; None if it is known or empty. `last` keeps it."""
        known = next(self._known_losses, None)
        judged = take() if known is None else None
        loss_and_margin = (judged.loss, judged.margin) if judged is not None else (0.0, 0.0)
        self.last = loss_and_margin if known is None else known
        return judged


def is_turning(loss: float, margin: float) -> bool:
    """Return whether a loss is large and certain enough for a turning point."""
    return loss >= MIN_LOSS and loss > CERTAIN_MARGINS * margin


def is_shown(loss: float, margin: float, *, provisional: bool) -> bool:
    """Return whether a loss makes a turning point, or if provisional may well do so."""
    return loss >= MIN_LOSS and loss > (LIKELY_MARGINS if provisional else CERTAIN_MARGINS) * margin


def chosen_plies(match: Match, seat: Seat) -> list[int]:
    """Return the plies at which the player of a seat had a choice and made it."""
    return [
        ply
        for ply, step in enumerate(match.steps)
        if step.seat == seat
        and step.is_chosen
        and not isinstance(step.action, (*PRESENCE, Interruption))
    ]


def look_costs(effort: Effort, moves: int, endgame: Endgame) -> list[int]:
    """Return the costs of the looks at a number of moves in order, in iterations.

    There may be fewer looks, or a few more.
    """
    each, early = effort.iterations_per_move(moves), min(moves, effort.early)
    proper, confirmed = 2 * each * effort.look, min(moves, MAX_TURNING_POINTS)
    first, full = each, proper
    if endgame.open:
        # What both moves led to is valued as well, at a first look roughly.
        # Most moments need no more than the brief search.
        first = each + 2 * SEARCHED_ITERATIONS // GLANCE_DIVISOR
        full = proper + 2 * SEARCHED_ITERATIONS // BRIEF_DIVISOR
    return [
        *(cost for cost, count in effort.first_looks(moves, endgame) for _ in range(count)),
        *[2 * each * effort.quick] * early,
        *[full] * confirmed,
        *([] if endgame.open else [proper * (1 + RETRY_FACTOR)] * confirmed),
        *[first] * moves,
        *[full] * min(moves, effort.looks(endgame)),
    ]


def judge(
    match: Match, seat: Seat, effort: Effort, endgame: Endgame, looks: Looks | None = None
) -> Iterator[JudgedMove | None]:
    """Yield the turning points of a seat as they are found, and None for every look without one.

    Moves that are likely to be turning points are yielded too, as provisional, while they are
    examined further. A later result for the same answer replaces an earlier one, and withdraws it
    if it is no turning point any more.

    Known `looks` yield None, because their turning points were yielded before.

    The receiver shows the MAX_TURNING_POINTS that cost most. A move that ended the match is first,
    since what it led to is certain. Then a coarse look at all moves finds suspects, which are
    examined at once (`_examine_suspects`); then all get their proper first look. Without hidden
    information, knowledge about the end of the match overrules the searches.
    """
    wanted = set(chosen_plies(match, seat))
    each = effort.iterations_per_move(len(wanted))
    questions: dict[int, _Asked] = {}
    for ply, then in enumerate(match.moments()):
        if ply in wanted and len(codes := then.codes()) > 1:
            given_code = match.game.code(match.steps[ply].action)
            questions[ply] = _Asked(ply, then.view(seat), codes, given_code)
    looked: set[int] = set()
    looks = looks or Looks()
    if (last := _ending(match, seat)) in questions and not endgame.open:
        looked.add(last)
        yield looks.examine(partial(_look_at_end, match, questions[last], each, effort))
    yield from _examine_suspects(match, questions, each, effort, endgame, looked, looks)
    losses: list[tuple[float, int]] = []
    for ply, question in questions.items():
        losses.append(
            (looks.glance(partial(_first_look, match, question, each, effort, endgame)), ply)
        )
        yield None
    for number, (loss, ply) in enumerate(losses):
        known = endgame.proved_loss(ply)
        losses[number] = loss if known is None else known, ply
    losses.sort(key=lambda entry: (-entry[0], entry[1]))
    for loss, ply in losses[: effort.looks(endgame)]:
        if loss <= 0.0:
            break
        if ply not in looked:
            look = partial(_look_into, match, questions[ply], each=each, effort=effort)
            judged = looks.examine(partial(look, endgame=endgame, times=effort.look))
            yield judged if judged is not None and judged.is_turning_point else None


def _ending(match: Match, seat: Seat) -> int:
    """Return the ply of the move with which a seat ended a match that it did not win; -1 if none.

    No choice was left after it.
    """
    chosen = [ply for ply, step in enumerate(match.steps) if step.is_chosen]
    is_lost = match.result is not None and match.returns()[seat] < 1.0
    return chosen[-1] if is_lost and chosen and match.steps[chosen[-1]].seat == seat else -1


def _look_at_end(match: Match, asked: _Asked, each: int, effort: Effort) -> JudgedMove | None:
    """Return the turning point at a move that ends the match; None if it is none.

    Where it ends alike in every world that its seat thinks possible, its value is the outcome.
    """
    game, seat = match.game, match.steps[asked.ply].seat
    draw, rng = game.sampler(asked.view), Rng(derived_seed(asked.ply, MAX_SEARCHES + 3))
    outcomes = set[float]()
    for _ in range(END_WORLD_COUNT):
        world = draw(rng)
        world.step(asked.given, rng)
        if world.decision is not None:
            break
        outcomes.add(world.returns()[seat])
    judged = look(
        *(game, asked.view, asked.codes, asked.given, asked.ply),
        *(each * effort.look, effort.worlds),
    )
    if judged.best != asked.given and len(outcomes) == 1 and world.decision is None:
        judged = _with_value(judged, outcomes.pop(), 0.0)
    return judged if judged.is_turning_point else None


def _with_value(judged: JudgedMove, value: float, error: float) -> JudgedMove:
    """Return the result with another value of the given move, and the error of that value."""
    moves = tuple(
        replace(move, value=value, margin=error) if move.code == judged.given else move
        for move in judged.appraisal.moves
    )
    best = next(move for move in moves if move.code == judged.best)
    margin = judged.margin if best.margin is None else hypot(best.margin, error)
    appraisal = replace(judged.appraisal, moves=moves)
    return replace(judged, loss=best.value - value, margin=margin, appraisal=appraisal)


def _with_what_is_left(judged: JudgedMove, match: Match, iterations: int) -> JudgedMove:
    """Return the result, corrected where the seat moved again at once and learnt nothing.

    The move loses no more than the best next move leaves lost. A search of the moves before may
    miss that, because it tries the continuation too little: then two orders of the same moves have
    different values.
    """
    seat, ply = match.steps[judged.ply].seat, judged.ply
    for _ in range(MAX_OWN_MOVES):
        is_likely = is_shown(judged.loss, judged.margin, provisional=True)
        given_move = next(
            (move for move in judged.appraisal.moves if move.code == judged.given), None
        )
        if given_move is None or not is_likely or not _moves_again(match, ply):
            break
        ply += 1
        then = match.at(ply)
        moves = search_decision(match.game, then.view(seat), then.codes(), ply, iterations).moves
        if not moves:
            break
        best = moves[0]
        if best.value > given_move.value and best.margin is not None:
            judged = _with_value(judged, best.value, best.margin)
    return judged


def _moves_again(match: Match, ply: int) -> bool:
    """Return whether the seat that moved at a ply is asked again at once, and learnt nothing.

    It learnt nothing if its view after the move is the same in all worlds it thinks possible.
    """
    game, step, then = match.game, match.steps[ply], match.at(ply + 1)
    if then.decision is None or then.decision.seat != step.seat or then.ply != ply + 1:
        return False
    view, code = then.view(step.seat), game.code(step.action)
    draw = game.sampler(match.at(ply).view(step.seat))
    rng = Rng(derived_seed(ply, MAX_SEARCHES + 4))
    for _ in range(REVEALING_WORLD_COUNT):
        world = draw(rng)
        world.step(code, rng)
        if world.decision is None or game.view(world, step.seat) != view:
            return False
    return True


def _find_suspects(
    match: Match, questions: dict[int, _Asked], effort: Effort, endgame: Endgame, looks: Looks
) -> Generator[None, None, list[int]]:
    """Look at all moves shortly, and longer at those that seem to lose most.

    Returns the plies of those that may lose enough for a turning point, the greatest loss first.
    """
    losses, plies = dict[int, float](), list(questions)
    for iterations, count in effort.first_looks(len(questions), endgame):
        plies = plies[:count]
        for ply in plies:
            take = partial(_glance_at, match.game, questions[ply], iterations, effort)
            losses[ply] = looks.glance(take)
            yield None
        plies.sort(key=lambda ply: (-losses[ply], ply))
    return [ply for ply in plies if losses[ply] >= SUSPECT_LOSS]


def _examine_suspects(
    match: Match,
    questions: dict[int, _Asked],
    each: int,
    effort: Effort,
    endgame: Endgame,
    looked: set[int],
    looks: Looks,
) -> Iterator[JudgedMove | None]:
    """Examine the moves that seem to lose most before all others.

    They get a quick look until MAX_TURNING_POINTS of them may be shown. Only these are examined
    properly, and at last searched longer if their loss is large but uncertain. The most certain
    come first. The plies examined properly are added to `looked`.
    """
    suspects = yield from _find_suspects(match, questions, effort, endgame, looks)
    likely: list[tuple[float, float, int]] = []
    unsure: list[tuple[float, float, int]] = []
    look_into = partial(_look_into, match, each=each, effort=effort, endgame=endgame)
    for ply in [ply for ply in suspects if ply not in looked][: effort.early]:
        if len(likely) == MAX_TURNING_POINTS:
            break
        # In an open game it leaves out what both moves led to, which costs most.
        take = partial(look_into, questions[ply], times=effort.quick, brief=True, quick=True)
        judged = looks.examine(take)
        if is_shown(*looks.last, provisional=True):
            likely.append((*looks.last, ply))
        yield _shown_result(judged, provisional=True)
    # A proof of what both moves led to takes long.
    likely.sort(key=lambda found: (endgame.may_be_proved(found[2] + 1), _surest_first(found)))
    for _, _, ply in likely:
        looked.add(ply)
        judged = looks.examine(partial(look_into, questions[ply], times=effort.look, brief=True))
        loss, margin = looks.last
        # In an open game, an examination is never longer.
        is_unsure = not (endgame.open or is_turning(loss, margin)) and loss >= MIN_LOSS
        if is_unsure:
            unsure.append((loss, margin, ply))
        yield _shown_result(judged, provisional=is_unsure, was_shown=True)
    for _, _, ply in sorted(unsure, key=_surest_first):
        judged = looks.examine(partial(look_into, questions[ply], times=effort.look))
        yield _shown_result(judged, was_shown=True)


def _shown_result(
    judged: JudgedMove | None, *, provisional: bool = False, was_shown: bool = False
) -> JudgedMove | None:
    """Return a result if it is to be shown, or to replace one that was; else None."""
    if judged is None:
        return None
    judged = replace(judged, provisional=provisional)
    return judged if judged.is_shown or was_shown else None


def _surest_first(found: tuple[float, float, int]) -> tuple[float, int]:
    """Return a key that sorts by the loss in relation to its margin, the greatest first."""
    loss, margin, ply = found
    return -loss / margin if margin else -inf if loss else 0.0, ply


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision with a choice, and the move that was given."""

    ply: int
    view: View
    codes: list[Code]
    given: Code


def _glance_at(game: Game, asked: _Asked, iterations: int, effort: Effort) -> float:
    """Return the estimated loss of a move after a number of iterations."""
    return glance(
        game, asked.view, asked.codes, asked.given, asked.ply, iterations, effort.worlds // 5
    )


def _first_look(match: Match, asked: _Asked, each: int, effort: Effort, endgame: Endgame) -> float:
    """Return the estimated loss of a move after the proper first look."""
    loss = _glance_at(match.game, asked, each, effort)
    # A first look sees little, so the drops of the curve are examined as well.
    return max(loss, endgame.drop_at(asked.ply)) if endgame.open else loss


def _look_into(
    match: Match,
    asked: _Asked,
    *,
    each: int,
    effort: Effort,
    endgame: Endgame,
    times: int,
    brief: bool = False,
    quick: bool = False,
) -> JudgedMove:
    """Return the result of a second look with `times` the iterations.

    `brief` says not to search longer where the loss is uncertain; `quick` leaves out what both
    moves of an open game led to, which costs most.
    """
    codes, given_code, ply = asked.codes, asked.given, asked.ply
    for _ in range(MAX_VAIN):
        judged = look(
            *(match.game, asked.view, codes, given_code, ply),
            *(each * times, effort.worlds, endgame.open or brief),
        )
        if judged.best != given_code and not endgame.open:
            judged = _with_what_is_left(judged, match, each * times)
        if quick and endgame.open:
            return judged
        # In an open game, what both moves led to is compared however small the loss seems.
        if judged.best == given_code or not (judged.is_turning_point or endgame.open):
            return judged
        if not endgame.is_in_vain(ply, judged.best):
            return _revalue(judged, endgame)
        codes = [code for code in codes if code != judged.best]
    # Nothing is known to be lost, which withdraws what a quick look had found.
    return replace(judged, loss=0.0, margin=0.0)


def _revalue(judged: JudgedMove, endgame: Endgame) -> JudgedMove:
    """Revalue both moves of an open game by the known or newly searched moments they led to.

    In a search next to a better move, the worse one is tried too little to be understood.
    """
    if not endgame.open:
        return judged
    seat = endgame.match.steps[judged.ply].seat
    led = {code: endgame.moment_after(judged.ply, code) for code in (judged.best, judged.given)}
    valued = {
        each.code: replace(
            each, value=led[each.code].chances[seat], margin=led[each.code].doubts[seat]
        )
        for each in judged.appraisal.moves
        if each.code in led
    }
    best_moment, given_moment = led[judged.best], led[judged.given]
    loss, margin = (
        best_moment.chances[seat] - given_moment.chances[seat],
        hypot(best_moment.doubts[seat], given_moment.doubts[seat]),
    )
    others = _shift_others(valued[judged.best], judged.appraisal.moves, valued)
    appraisal = replace(judged.appraisal, moves=(*valued.values(), *others))
    return replace(judged, loss=loss, margin=margin, appraisal=appraisal)


def glance(
    game: Game,
    view: View,
    codes: list[Code],
    given: Code,
    ply: int,
    iterations: int,
    worlds: int,
) -> float:
    """Return the loss of a move as estimated by a first look."""
    appraisal = search_decision(game, view, codes, ply, iterations)
    if appraisal.best == given:
        return 0.0
    known = {move.code: move for move in appraisal.moves}
    if given in known and appraisal.best in known and known[given].margin is not None:
        return known[appraisal.best].value - known[given].value
    return compare_by_playouts(game, view, (appraisal.best, given), ply, worlds)[1]


def look(
    game: Game,
    view: View,
    codes: list[Code],
    given: Code,
    ply: int,
    iterations: int,
    worlds: int,
    brief: bool = False,
) -> JudgedMove:
    """Judge a move as exactly as possible.

    `brief` says not to search longer where the loss is uncertain, because what both moves led to
    is compared afterwards, or the move is examined again.
    """
    searched = search_decision(game, view, codes, ply, iterations)
    best, moves, loss, margin = searched.best, searched.moves, 0.0, 0.0
    if best != given:
        # A search of these two alone gives each more iterations than a search of all.
        for times in (1,) if brief else (1, RETRY_FACTOR):
            duel = search_decision(game, view, [best, given], ply, times * iterations).moves
            pair = {move.code: move for move in duel if move.margin is not None}
            if not {best, given} <= pair.keys():
                break
            # The error is already that of the mean of all searches (`AppraisedMove.margin`).
            loss = pair[best].value - pair[given].value
            margin = hypot(pair[best].margin or 0.0, pair[given].margin or 0.0)
            if loss < MIN_LOSS or loss > CERTAIN_MARGINS * margin:
                break
        if {best, given} <= pair.keys():
            moves = (*duel, *_shift_others(pair[best], moves, pair))
        else:
            # The two are reported alone, because values of searches are not comparable with these.
            found_best = next((move for move in moves if move.code == best), None)
            moves, loss, margin = compare_by_playouts(
                game, view, (best, given), ply, worlds, found_best
            )
    order = [best, given, *(move.code for move in moves if move.code not in (best, given))]
    lots = derived_seed(ply, MAX_SEARCHES + 1)
    reasons = find_reasons(game, view, order, lots, Budget())
    ranked = sorted(moves, key=lambda move: (move.code != best, move.code != given))
    appraisal = replace(searched, moves=tuple(ranked), seconds=0.0)
    return JudgedMove(ply, given, best, loss, margin, appraisal, reasons)


def _shift_others(
    best: AppraisedMove, moves: tuple[AppraisedMove, ...], compared: Container[Code]
) -> Iterator[AppraisedMove]:
    """Yield the other moves at the same distance from the best as before.

    A longer search changed the value of the best, and would have changed theirs alike. None is
    raised above the best, since the loss is relative to it. Proved values stay.
    """
    before = next((move.value for move in moves if move.code == best.code), best.value)
    for move in moves:
        if move.code not in compared:
            value = min(best.value, max(0.0, move.value + best.value - before))
            yield move if move.margin == 0.0 else replace(move, value=value)
