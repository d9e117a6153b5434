"""An attempt at a puzzle, in which every answer meets its strongest refutation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Seat, State, Step
from engine.play.match import Match
from engine.puzzles.proof import Prover, UnclearError, toughest_reply
from engine.puzzles.puzzle import WIN, Puzzle

GOING_ON: Final = "going on"
SOLVED: Final = "solved"
FAILED: Final = "failed"

Progress = Literal["going on", "solved", "failed"]


@dataclass(frozen=True, slots=True)
class Failure:
    """Why an attempt failed."""

    #: "reply": another seat's action refutes it; "over": the match, or the part that the puzzle is
    #: about, ended without success; "answers": it took too many answers.
    kind: Literal["reply", "over", "answers"]
    #: The seat that refuted it.
    seat: Seat | None = None
    #: The refutation.
    action: Action | None = None
    #: Whether another seat then wins, whatever the solver answers.
    lost: bool = False


class Attempt:
    """An attempt at one puzzle, which can be restarted.

    The same answers always meet the same replies.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        """Set the puzzle up. Raises ConquistaError when that is impossible."""
        self.puzzle = puzzle
        self.restart()

    def restart(self) -> None:
        """Begin a new attempt; this replaces `match`."""
        self.match: Match = self.puzzle.match()
        self.progress: Progress = GOING_ON
        #: Why the attempt failed; None before that.
        self.failure: Failure | None = None
        #: Number of the solver's answers so far, of those that count (see `Prover.is_own_answer`).
        self.answers_given: int = 0
        #: What other seats did after the last answer.
        self.replies: tuple[Step, ...] = ()
        game, state, puzzle = self.match.game, self.match.true_state(), self.puzzle
        self._prover = Prover(game, state, puzzle.seat, puzzle.goal)
        self._open_prover = Prover(game, state, puzzle.seat, puzzle.goal, hands_open=True)

    @property
    def answers_left(self) -> int:
        """The number of answers that the solver has left."""
        return self.puzzle.within - self.answers_given

    def submit(self, action: Action) -> Progress:
        """Give an answer and the replies of the other seats.

        Raises IllegalActionError when it is refused; nothing changes then.
        """
        if self.progress != GOING_ON:
            raise IllegalActionError("over: this attempt has ended", "over")
        counts = self._prover.is_own_answer(self.match.true_state())
        self.match.submit(self.puzzle.seat, action)
        self.answers_given += counts
        replies: list[Step] = []
        while (decision := self.match.decision) is not None:
            if decision.seat == self.puzzle.seat or self._is_beyond():
                break
            replies.append(self.match.submit(decision.seat, self._choose_reply()))
        self.replies = tuple(replies)
        self._judge()
        return self.progress

    def hint(self) -> Action | None:
        """Return an action that attains the goal from here, or None if there is none any more."""
        if self.progress != GOING_ON:
            return None
        try:
            codes = self._prover.attaining_codes(self.match.true_state(), self.answers_left)
        except UnclearError:
            return None
        return self.match.game.action(codes[0]) if codes else None

    def _judge(self) -> None:
        state = self.match.true_state()
        reply = self.replies[-1] if self.replies else None
        # If the goal is only to last, the solver fails only when another seat wins.
        lasting = self.puzzle.goal != WIN and not self._prover.ends_by_itself
        refuted = Failure("over")
        if reply is not None:
            refuted = Failure("reply", reply.seat, reply.action, lost=lasting)
        if self.match.decision is None or self._is_beyond():
            over = self.match.decision is None
            attained = self._prover.has_attained(state) if over else self.puzzle.goal != WIN
            self._finish(attained, refuted)
        elif self.answers_left == 0 and self._prover.is_own_answer(state):
            self._finish(lasting, Failure("answers"))
        elif reply is not None and not self._is_attainable(state):
            self._finish(False, refuted)

    def _finish(self, attained: bool, failure: Failure) -> None:
        self.progress = SOLVED if attained else FAILED
        self.failure = None if attained else failure

    def _is_attainable(self, state: State) -> bool:
        """Return whether the goal can be attained with all hands open."""
        try:
            return self._open_prover.can_attain(state, self.answers_left)
        except UnclearError:
            return True

    def _is_beyond(self) -> bool:
        try:
            return self._prover.is_beyond(self.match.true_state())
        except UnclearError:
            return False

    def _choose_reply(self) -> Action:
        """Return a refutation given the real hands, else the action that resists longest."""
        state = self.match.true_state()
        game: Game = self.match.game
        for prover in (self._open_prover, self._prover):
            try:
                for code in state.codes():
                    if not prover.can_attain(
                        prover.next_choice_state(state, code), self.answers_left
                    ):
                        return game.action(code)
            except UnclearError:
                continue
        try:
            return game.action(toughest_reply(self._prover, state, self.answers_left))
        except UnclearError:
            view = self.match.view(state.decision.seat if state.decision else None)
            return game.action(game.bots.policy.suggest(view, state.codes(), Rng(0)))
