"""Judge attempts and check positions in a separate process, because proofs may take long."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.system.line_process import LineProcess
from engine.core.errors import ConquistaError, one_line
from engine.core.game import Game
from engine.core.values import Action, Json
from engine.games import find
from engine.puzzles import Puzzle
from engine.puzzles.judge import attempt_request, outcome_of
from engine.puzzles.worker import command, request, verdict_of

log = logging.getLogger(__name__)

#: Milliseconds a judgement may take; less than a bot may think (`players.MAX_SILENCE_S`).
JUDGEMENT_TIMEOUT_MS = 10_000


class Judge(QObject):
    """Runner of one judgement or one check at a time.

    Signals:
        judged(Outcome).
        checked(Verdict).
        failed(): the process gave no valid result.
    """

    judged = Signal(object)
    checked = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: LineProcess | None = None
        self._game: Game | None = None
        #: Whether an attempt is being judged; False: a position is being checked.
        self._is_judging = False
        self._timeout_timer = QTimer(self)
        self._timeout_timer.setSingleShot(True)
        self._timeout_timer.setInterval(JUDGEMENT_TIMEOUT_MS)
        self._timeout_timer.timeout.connect(self._on_ended)

    @property
    def is_busy(self) -> bool:
        """Whether a judgement is awaited."""
        return self._work is not None

    def judge(self, puzzle: Puzzle, actions: Sequence[Action]) -> None:
        """Judge answers given from the beginning of a puzzle."""
        self._start(puzzle, attempt_request(puzzle, actions), judges=True)
        self._timeout_timer.start()

    def check(self, puzzle: Puzzle) -> None:
        """Search for the forced result in the position of a puzzle."""
        self._start(puzzle, request(puzzle.position, puzzle.seat), judges=False)

    def stop(self) -> None:
        """Stop the process; no signal follows."""
        self._timeout_timer.stop()
        work, self._work = self._work, None
        if work is not None:
            work.stop()

    def _start(self, puzzle: Puzzle, message: Json, *, judges: bool) -> None:
        self.stop()
        self._is_judging = judges
        self._game = find(puzzle.game)
        self._work = LineProcess(command(), message, self)
        self._work.line_read.connect(self._on_line_read)
        self._work.ended.connect(self._on_ended)

    def _on_line_read(self, message: Json) -> None:
        game = self._game
        if self._work is None or game is None:
            return
        try:
            result = outcome_of(game, message) if self._is_judging else verdict_of(game, message)
        except (ConquistaError, TypeError, ValueError):
            log.warning(
                "the process of proofs sent an invalid message: %s", one_line(repr(message))
            )
            self._on_ended()
            return
        self.stop()
        (self.judged if self._is_judging else self.checked).emit(result)

    def _on_ended(self) -> None:
        if self._work is not None:
            self.stop()
            self.failed.emit()
