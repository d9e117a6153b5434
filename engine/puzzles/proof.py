"""What a seat can force, proved: all its answers against all of the others', whatever is hidden.

The seat plays by what it knows. Of the others' answers every one counts that is possible in any
world consistent with that (`Game.possible_outcomes`), as if they knew all hands and wanted nothing
but to stop it; so what holds here holds whatever lies hidden and whoever plays.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final

from engine.bots.bot import never
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, Json, Seat, State, settle
from engine.play.position_file import match_of
from engine.puzzles.puzzle import MOST_ANSWERS, SAVE, WIN, Goal
from engine.puzzles.verdict import CANNOT, UNKNOWN, Verdict, no_verdict

#: Answers a proof tries before it gives up.
MOST_TRIED: Final = 1_000_000
#: Answers tried between two looks at whether it is still wanted.
STRIDE: Final = 256

_Worlds = Iterable[tuple[State, Sequence[Code]]]


class UnclearError(Exception):
    """The proof was given up: too much to look at, cancelled, or beyond telling."""


class Prover:
    """Looks ahead from one moment for one seat; remembers what it has proved."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: Seat,
        goal: Goal,
        tried: int = MOST_TRIED,
        cancelled: Callable[[], bool] = never,
        hands_open: bool = False,
    ) -> None:
        """`state`: any world that the seat thinks possible; with `hands_open` the only one."""
        self.game, self.seat, self.goal = game, seat, goal
        self.left = tried
        self.cancelled = cancelled
        self.hands_open = hands_open and not game.perfect_information
        self._since = game.view(state, seat)
        self._kind = state.decision.kind if state.decision is not None else ""
        ahead = (
            None if game.perfect_information else game.possible_outcomes(self._since, self._since)
        )
        #: Whether what is looked at ends by itself: to be saved is then to come to that end.
        self.closing = ahead is not None and ahead.closing
        self._proved: dict[Hashable, bool] = {}
        #: Per answer and whether it is the seat's own, how often it settled a moment.
        self._telling: dict[tuple[Code, bool], int] = {}
        self._rng = Rng(0)

    def holds(self, state: State, answers: int) -> bool:
        """Whether the seat attains the goal within so many own answers; raises Unclear."""
        decision = state.decision
        if decision is None:
            return self.attained(state)
        own = decision.seat == self.seat
        if own and answers == 0 and self.counts(state):
            return self.goal == SAVE and (not self.closing or self.beyond(state))
        key, worlds = self._ahead(state, remember=answers > 1)
        if worlds is None:
            return self.goal == SAVE
        if key is not None:
            key = (key, answers)
            if key in self._proved:
                return self._proved[key]
        if own:
            found = self._own(worlds, self.left_of(state, answers))
        else:
            found = self._others(worlds, answers)
        if key is not None:
            self._proved[key] = found
        return found

    def counts(self, state: State) -> bool:
        """Whether an answer to the open question is counted: those to others than the first kind of
        question, such as which suite is taken, belong to the answer before.
        """
        return state.decision is not None and state.decision.kind == self._kind

    def left_of(self, state: State, answers: int) -> int:
        """What is left of so many own answers after one to the open question."""
        return answers - 1 if self.counts(state) else answers

    def attained(self, state: State) -> bool:
        """Whether a match that is over ended as it should."""
        result = self.game.result(state)
        winners = result.winners if result is not None else ()
        if self.goal == WIN:
            return winners == (self.seat,)
        return self.seat in winners or not winners

    def first_answers(self, state: State, answers: int) -> list[Code]:
        """The seat's answers to the open question that attain the goal; raises Unclear."""
        worlds = self.worlds(state)
        if not worlds:
            return []
        codes = worlds[0][1]
        return [code for code in codes if self._forces(worlds, code, self.left_of(state, answers))]

    def plans(self, state: State, answers: int) -> frozenset[tuple[Code, ...]]:
        """What the seat may answer to attain the goal, first to last, whatever the order.

        Only as far as nobody else is asked. Of answers after which all is alike, the first stands
        for all.
        """
        found: set[tuple[Code, ...]] = set()
        decision = state.decision
        if decision is None or decision.seat != self.seat:
            return frozenset({()})
        if not answers and self.counts(state):
            return frozenset({()})
        worlds = self.worlds(state)
        if not worlds:
            return frozenset({()})
        for code in self.unlike(worlds, self.first_answers(state, answers)):
            after = self.after(worlds[0][0], code)
            for rest in self.plans(after, self.left_of(state, answers)):
                found.add(tuple(sorted((code, *rest))))
        return frozenset(found)

    def unlike(self, worlds: _Worlds, codes: Sequence[Code]) -> Iterator[Code]:
        """Those of the answers after which not all is alike."""
        seen: set[Hashable] = set()
        for code in codes:
            after = tuple(self.known_by(self.after(world, code)) for world, _ in worlds)
            if after not in seen:
                seen.add(after)
                yield code

    def worlds(self, state: State) -> list[tuple[State, Sequence[Code]]]:
        """The worlds to be looked at from here; raises Unclear."""
        return list(self._ahead(state, remember=False)[1] or ())

    def beyond(self, state: State) -> bool:
        """Whether looking ahead ends here; raises Unclear."""
        return state.decision is None or self._ahead(state, remember=False)[1] is None

    def after(self, state: State, code: Code) -> State:
        """The next moment at which somebody has a choice; raises Unclear."""
        self.left -= 1
        if self.left < 0 or (self.left % STRIDE == 0 and self.cancelled()):
            raise UnclearError
        after = state.clone()
        after.step(code, self._rng)
        settle(after, self._rng)
        return after

    def known_by(self, state: State) -> Hashable:
        """The same of moments after which all is alike; raises Unclear."""
        key = None
        if state.decision is not None:
            key, _ = self._ahead(state, remember=True)
        return object() if key is None else key

    # -- inside ------------------------------------------------------------------------------------

    def _own(self, worlds: _Worlds, left: int) -> bool:
        possible = list(worlds)
        for code in self._sorted(possible[0][1], True):
            if self._forces(possible, code, left):
                self._tell(code, True)
                return True
        return False

    def _forces(self, worlds: _Worlds, code: Code, left: int) -> bool:
        return all(self.holds(self.after(world, code), left) for world, _ in worlds)

    def _others(self, worlds: _Worlds, answers: int) -> bool:
        for world, codes in worlds:
            for code in self._sorted(codes, False):
                if not self.holds(self.after(world, code), answers):
                    self._tell(code, False)
                    return False
        return True

    def _sorted(self, codes: Sequence[Code], own: bool) -> list[Code]:
        """Answers that settled other moments first."""
        return sorted(codes, key=lambda code: -self._telling.get((code, own), 0))

    def _tell(self, code: Code, own: bool) -> None:
        self._telling[code, own] = self._telling.get((code, own), 0) + 1

    def _ahead(self, state: State, remember: bool) -> tuple[Hashable, _Worlds | None]:
        """What a moment is known by, None: not at all; and its worlds, None: it is too far."""
        if self.game.perfect_information:
            key = self.game.view(state, self.seat) if remember else None
            return key, ((state, state.codes()),)
        foreseen = self.game.possible_outcomes(self.game.view(state, self.seat), self._since)
        if foreseen is None:
            raise UnclearError
        if foreseen.key is None:
            return None, None
        if self.hands_open:
            codes = state.codes()
            if state.decision is not None and state.decision.seat == self.seat:
                codes = list(next(iter(foreseen.worlds))[1])
            # Not every view can be hashed.
            return repr(self.game.view(state, OMNISCIENT)), ((state, codes),)
        return foreseen.key, foreseen.worlds


def check(
    position: Json,
    seat: Seat,
    goal: Goal | None = None,
    most: int = 6,
    tried: int = MOST_TRIED,
    cancelled: Callable[[], bool] = never,
) -> Verdict:
    """What the seat can force in a position file with the name of its game.

    `goal` None: to win, and where it cannot, to save itself. `most` own answers are looked at, and
    so many answers `tried` in all. Raises ConquistaError for a position that is none, or whose
    question is another seat's.
    """
    match, _ = match_of(position)
    if match.decision is None or match.decision.seat != seat:
        raise ConquistaError("seat: is not asked", "not_your_turn")
    state = match.truth()
    unclear = False
    for wanted in (WIN, SAVE) if goal is None else (goal,):
        try:
            found = forced(match.game, state, seat, wanted, most, tried, cancelled)
        except UnclearError:
            unclear = True
            continue
        if found is not None:
            return found
    return no_verdict(UNKNOWN if unclear else CANNOT)


def forced(
    game: Game,
    state: State,
    seat: Seat,
    goal: Goal,
    most: int = 6,
    tried: int = MOST_TRIED,
    cancelled: Callable[[], bool] = never,
) -> Verdict | None:
    """How the seat attains the goal in as few own answers as can be; None: not within `most`.

    Saving means to come to the end of what can be looked at, such as a battle; where it has none,
    to last for `most` answers. Raises Unclear.
    """
    prover = Prover(game, state, seat, goal, tried, cancelled)
    lasting = goal == SAVE and not prover.closing
    for answers in range(most if lasting else 1, min(most, MOST_ANSWERS) + 1):
        codes = prover.first_answers(state, answers)
        if codes:
            break
    else:
        return None
    worlds = prover.worlds(state)
    legal = len(worlds[0][1])
    if goal == SAVE and len(prover.first_answers(state, most)) == legal:
        return None  # there is nothing to be saved from
    unlike = list(prover.unlike(worlds, codes))
    # Who only has to last may go on in many ways.
    ways = len(unlike) if lasting else len(prover.plans(state, answers))
    return Verdict(
        can=goal,
        answers=tuple(game.action(code) for code in unlike),
        within=answers,
        unique=ways == 1,
        line=tuple(game.action(code) for code in line(prover, state, answers)),
    )


def line(prover: Prover, state: State, answers: int) -> list[Code]:
    """A course of play that attains the goal in this world, the others resisting long."""
    found: list[Code] = []
    while state.decision is not None and len(found) < 4 * MOST_ANSWERS:
        own = state.decision.seat == prover.seat
        if own and not answers and prover.counts(state):
            break
        if prover.beyond(state):
            break
        if own:
            code = prover.first_answers(state, answers)[0]
            answers = prover.left_of(state, answers)
        else:
            code = toughest(prover, state, answers)
        found.append(code)
        state = prover.after(state, code)
    return found


def toughest(prover: Prover, state: State, answers: int) -> Code:
    """The answer of another seat, in this world, after which the goal takes most answers."""
    codes = state.codes()
    best, longest = codes[0], -1
    for code in codes:
        after = prover.after(state, code)
        needed = next((n for n in range(answers + 1) if prover.holds(after, n)), answers + 1)
        if needed > longest:
            best, longest = code, needed
    return best
