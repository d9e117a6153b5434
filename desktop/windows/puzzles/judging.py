"""Has tries judged and positions checked in a process of their own: proofs may take long."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.json_process import LineProcess
from engine.core.errors import ConquistaError, one_line
from engine.core.game import Game
from engine.core.values import Action, Json
from engine.games import find
from engine.puzzles import Puzzle
from engine.puzzles.judge import attempt_request, outcome_of
from engine.puzzles.worker import command, request, verdict_of

log = logging.getLogger(__name__)

#: Milliseconds the judgement of an answer may take; less than a bot may think (`players.PATIENCE`).
PATIENCE = 10_000


class Judge(QObject):
    """One judgement and one check at a time.

    Signals: `judged(Outcome)`; `checked(Verdict)`;
    `failed()`: the judgement or the check that was asked for does not come.
    """

    judged = Signal(object)
    checked = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: LineProcess | None = None
        self._game: Game | None = None
        #: Whether a try is judged, or a position checked.
        self._judges = False
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.setInterval(PATIENCE)
        self._watch.timeout.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        return self._work is not None

    def judge(self, puzzle: Puzzle, answers: Sequence[Action]) -> None:
        """What comes of these answers from the beginning of a puzzle."""
        self._start(puzzle, attempt_request(puzzle, answers), judges=True)
        self._watch.start()

    def check(self, puzzle: Puzzle) -> None:
        """What can be forced in the position of a puzzle."""
        self._start(puzzle, request(puzzle.position, puzzle.seat), judges=False)

    def stop(self) -> None:
        """Nothing is wanted any more."""
        self._watch.stop()
        work, self._work = self._work, None
        if work is not None:
            work.stop()

    def _start(self, puzzle: Puzzle, message: Json, *, judges: bool) -> None:
        self.stop()
        self._judges = judges
        self._game = find(puzzle.game)
        self._work = LineProcess(command(), message, self)
        self._work.said.connect(self._on_said)
        self._work.ended.connect(self._on_ended)

    def _on_said(self, said: Json) -> None:
        game = self._game
        if self._work is None or game is None:
            return
        try:
            found = outcome_of(game, said) if self._judges else verdict_of(game, said)
        except (ConquistaError, TypeError, ValueError):
            log.warning("the process of proofs spoke nonsense: %s", one_line(repr(said)))
            self._on_ended()
            return
        self.stop()
        (self.judged if self._judges else self.checked).emit(found)

    def _on_ended(self) -> None:
        if self._work is not None:
            self.stop()
            self.failed.emit()
