"""Prove the result a seat can force: its actions against all of the others', with all hidden cards.

The seat plays by its own knowledge. The others may give every action that is possible in any world
consistent with that (`Game.possible_outcomes`), as if they knew all hands and only wanted to stop
the seat. A proof therefore holds for all hidden cards and all opponents.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final

from engine.bots.bot import never_cancelled
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, Json, Seat, State, skip_forced_decisions
from engine.play.position_file import match_of
from engine.puzzles.puzzle import MAX_ACTIONS, SAVE, WIN, Goal
from engine.puzzles.verdict import CANNOT, UNKNOWN, Verdict, no_verdict

#: Maximum number of actions that a proof tries.
MAX_TRIED: Final = 1_000_000
#: Number of actions tried between two checks for cancellation.
ACTIONS_PER_CHECK: Final = 256

_Worlds = Iterable[tuple[State, Sequence[Code]]]


class UnclearError(Exception):
    """The proof was abandoned: too large, cancelled, or impossible to decide."""


class Prover:
    """Search ahead from one moment for one seat; it remembers its proofs."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: Seat,
        goal: Goal,
        tried: int = MAX_TRIED,
        cancelled: Callable[[], bool] = never_cancelled,
        hands_open: bool = False,
    ) -> None:
        """Begin at `state`, any world that the seat considers possible.

        With `hands_open` it is the only world.
        """
        self.game, self.seat, self.goal = game, seat, goal
        self.tries_left = tried
        self.cancelled = cancelled
        self.hands_open = hands_open and not game.perfect_information
        self._since = game.view(state, seat)
        self._kind = state.decision.kind if state.decision is not None else ""
        ahead = (
            None if game.perfect_information else game.possible_outcomes(self._since, self._since)
        )
        #: Whether looking ahead ends by itself; saving then means to reach that end.
        self.ends_by_itself = ahead is not None and ahead.ends_by_itself
        self._proved: dict[Hashable, bool] = {}
        #: How often an action decided a situation, by action and whether it is the seat's own.
        self._credits: dict[tuple[Code, bool], int] = {}
        self._rng = Rng(0)

    def can_attain(self, state: State, within: int) -> bool:
        """Return whether the seat attains the goal within this number of the seat's answers.

        Raises UnclearError.
        """
        decision = state.decision
        if decision is None:
            return self.has_attained(state)
        is_own = decision.seat == self.seat
        if is_own and within == 0 and self.is_own_answer(state):
            return self.goal == SAVE and (not self.ends_by_itself or self.is_beyond(state))
        key, worlds = self._situation(state, remember=within > 1)
        if worlds is None:
            return self.goal == SAVE
        if key is not None:
            key = (key, within)
            if key in self._proved:
                return self._proved[key]
        if is_own:
            is_attained = self._can_force(worlds, self.answers_left_after(state, within))
        else:
            is_attained = self._withstands(worlds, within)
        if key is not None:
            self._proved[key] = is_attained
        return is_attained

    def is_own_answer(self, state: State) -> bool:
        """Return whether an answer to the open decision counts.

        Answers to decisions of another kind than the first, such as the choice of a suite, belong
        to the answer before.
        """
        return state.decision is not None and state.decision.kind == self._kind

    def answers_left_after(self, state: State, within: int) -> int:
        """Return the number of the seat's answers left after one to the open decision."""
        return within - 1 if self.is_own_answer(state) else within

    def has_attained(self, state: State) -> bool:
        """Return whether a finished match attained the goal."""
        result = self.game.result(state)
        winners = result.winners if result is not None else ()
        if self.goal == WIN:
            return winners == (self.seat,)
        return self.seat in winners or not winners

    def attaining_codes(self, state: State, within: int) -> list[Code]:
        """Return the seat's actions that attain the goal. Raises UnclearError."""
        worlds = self.worlds(state)
        if not worlds:
            return []
        codes = worlds[0][1]
        return [
            code
            for code in codes
            if self._forces(worlds, code, self.answers_left_after(state, within))
        ]

    def plans(self, state: State, within: int) -> frozenset[tuple[Code, ...]]:
        """Return the sets of the seat's answers that attain the goal.

        Each is sorted, because the order of its answers does not matter.
        """
        plans: set[tuple[Code, ...]] = set()
        decision = state.decision
        if decision is None or decision.seat != self.seat:
            return frozenset({()})
        if not within and self.is_own_answer(state):
            return frozenset({()})
        worlds = self.worlds(state)
        if not worlds:
            return frozenset({()})
        for code in self.distinct_actions(worlds, self.attaining_codes(state, within)):
            after = self.next_choice_state(worlds[0][0], code)
            for later_codes in self.plans(after, self.answers_left_after(state, within)):
                plans.add(tuple(sorted((code, *later_codes))))
        return frozenset(plans)

    def distinct_actions(self, worlds: _Worlds, codes: Sequence[Code]) -> Iterator[Code]:
        """Yield the actions that lead to different situations, without repetitions."""
        seen_keys: set[Hashable] = set()
        for code in codes:
            after = tuple(self.key_of(self.next_choice_state(world, code)) for world, _ in worlds)
            if after not in seen_keys:
                seen_keys.add(after)
                yield code

    def worlds(self, state: State) -> list[tuple[State, Sequence[Code]]]:
        """Return the worlds to examine from here. Raises UnclearError."""
        return list(self._situation(state, remember=False)[1] or ())

    def is_beyond(self, state: State) -> bool:
        """Return whether looking ahead ends here.

        Raises UnclearError when the worlds are unknown.
        """
        return state.decision is None or self._situation(state, remember=False)[1] is None

    def next_choice_state(self, state: State, code: Code) -> State:
        """Return the next state at which a seat has a choice. Raises UnclearError."""
        self.tries_left -= 1
        if self.tries_left < 0 or (self.tries_left % ACTIONS_PER_CHECK == 0 and self.cancelled()):
            raise UnclearError
        after = state.clone()
        after.step(code, self._rng)
        skip_forced_decisions(after, self._rng)
        return after

    def key_of(self, state: State) -> Hashable:
        """Return a key that is equal for equivalent situations. Raises UnclearError."""
        key = None
        if state.decision is not None:
            key, _ = self._situation(state, remember=True)
        return object() if key is None else key

    # -- implementation ----------------------------------------------------------------------------

    def _can_force(self, worlds: _Worlds, left: int) -> bool:
        possible = list(worlds)
        for code in self._sort_by_use(possible[0][1], own=True):
            if self._forces(possible, code, left):
                self._credit(code, own=True)
                return True
        return False

    def _forces(self, worlds: _Worlds, code: Code, left: int) -> bool:
        return all(
            self.can_attain(self.next_choice_state(world, code), left) for world, _ in worlds
        )

    def _withstands(self, worlds: _Worlds, within: int) -> bool:
        for world, codes in worlds:
            for code in self._sort_by_use(codes, own=False):
                if not self.can_attain(self.next_choice_state(world, code), within):
                    self._credit(code, own=False)
                    return False
        return True

    def _sort_by_use(self, codes: Sequence[Code], own: bool) -> list[Code]:
        """Return the actions, those first that decided other situations."""
        return sorted(codes, key=lambda code: -self._credits.get((code, own), 0))

    def _credit(self, code: Code, own: bool) -> None:
        self._credits[code, own] = self._credits.get((code, own), 0) + 1

    def _situation(self, state: State, remember: bool) -> tuple[Hashable, _Worlds | None]:
        """Return the key of a situation and its worlds.

        The key is None if it is not remembered; the worlds are None if it is too far ahead.
        """
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
            # Views may contain values that cannot be hashed, so the key is their text.
            return repr(self.game.view(state, OMNISCIENT)), ((state, codes),)
        return foreseen.key, foreseen.worlds


def check(
    position: Json,
    seat: Seat,
    goal: Goal | None = None,
    max_actions: int = 6,
    tried: int = MAX_TRIED,
    cancelled: Callable[[], bool] = never_cancelled,
) -> Verdict:
    """Return the result the seat can force in a position file that names its game.

    Without a `goal` a win is tried first, then saving. The proof goes `max_actions` answers of the
    seat ahead and tries at most `tried` actions in all. Raises ConquistaError when the position is
    malformed or another seat is to move.
    """
    match, _ = match_of(position)
    if match.decision is None or match.decision.seat != seat:
        raise ConquistaError("seat: is not asked", "not_your_turn")
    state = match.true_state()
    unclear = False
    for wanted in (WIN, SAVE) if goal is None else (goal,):
        try:
            verdict = find_forced_line(
                match.game, state, seat, wanted, max_actions, tried, cancelled
            )
        except UnclearError:
            unclear = True
            continue
        if verdict is not None:
            return verdict
    return no_verdict(UNKNOWN if unclear else CANNOT)


def find_forced_line(
    game: Game,
    state: State,
    seat: Seat,
    goal: Goal,
    max_actions: int = 6,
    tried: int = MAX_TRIED,
    cancelled: Callable[[], bool] = never_cancelled,
) -> Verdict | None:
    """Return how the seat attains the goal in up to `max_actions` own actions, or None.

    Saving means to reach the end of the examined part, such as a battle, or without such an end
    to last for `max_actions` answers. Raises UnclearError.
    """
    prover = Prover(game, state, seat, goal, tried, cancelled)
    lasting = goal == SAVE and not prover.ends_by_itself
    for within in range(max_actions if lasting else 1, min(max_actions, MAX_ACTIONS) + 1):
        codes = prover.attaining_codes(state, within)
        if codes:
            break
    else:
        return None
    worlds = prover.worlds(state)
    legal = len(worlds[0][1])
    if goal == SAVE and len(prover.attaining_codes(state, max_actions)) == legal:
        return None  # there is no threat
    unlike = list(prover.distinct_actions(worlds, codes))
    # A seat that only has to last may continue in many ways.
    ways = len(unlike) if lasting else len(prover.plans(state, within))
    return Verdict(
        can=goal,
        answers=tuple(game.action(code) for code in unlike),
        within=within,
        unique=ways == 1,
        line=tuple(game.action(code) for code in main_line(prover, state, within)),
    )


def main_line(prover: Prover, state: State, within: int) -> list[Code]:
    """Return a line of play that attains the goal in this world, with the longest resistance."""
    codes: list[Code] = []
    while state.decision is not None:
        is_own = state.decision.seat == prover.seat
        if is_own and not within and prover.is_own_answer(state):
            break
        if prover.is_beyond(state):
            break
        if is_own:
            code = prover.attaining_codes(state, within)[0]
            within = prover.answers_left_after(state, within)
        else:
            code = toughest_reply(prover, state, within)
        codes.append(code)
        state = prover.next_choice_state(state, code)
    return codes


def toughest_reply(prover: Prover, state: State, within: int) -> Code:
    """Return another seat's action after which the goal takes longest in this world."""
    codes = state.codes()
    best, longest = codes[0], -1
    for code in codes:
        after = prover.next_choice_state(state, code)
        needed = next((n for n in range(within + 1) if prover.can_attain(after, n)), within + 1)
        if needed > longest:
            best, longest = code, needed
    return best
