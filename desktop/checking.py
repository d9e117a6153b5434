"""A check of an outside program (`engine.botcheck`) in the background, shut in where that goes."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop import sandbox
from desktop.programs import Program, command, lent
from engine.botcheck import Finding, Greeting, check
from engine.bots.levels import LONGEST_PROGRAM
from engine.core import one_line

#: Findings of a check besides one for every game.
STEPS = 6


class Checking(QObject):
    """Tries one file; the window goes on meanwhile.

    Signals: `changed()`: more is known; `ended(Program | None)`: that was all: the program as it
    says it is, None where something is wrong with it.
    """

    changed = Signal()
    ended = Signal(object)
    #: From the thread: a finding.
    _found = Signal(object)

    def __init__(self, file: str, parent: QObject) -> None:
        super().__init__(parent)
        self.file = file
        #: What is wrong with it, if anything.
        self.fault: Finding | None = None
        #: How much of the check is through, and how much there is, as far as is known.
        self.done, self.steps = 0, STEPS + 1
        self._greeting = Greeting()
        self._stopped = threading.Event()
        self._found.connect(self._on_found)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Try no more, and tell no more; the program is killed within moments."""
        self.blockSignals(True)
        self._stopped.set()
        self._thread.join()

    def _on_found(self, finding: Finding) -> None:
        self.done += 1
        self.steps = max(self.done, STEPS + len(self._greeting.games))
        self.changed.emit()

    def _run(self) -> None:
        started = command(self.file)
        if sandbox.available():
            started = sandbox.shut_in(started, lent(self.file))
        told = sandbox.program_environment()
        pairs = (pair.partition("=") for pair in told.toStringList())
        environment = {key: value for key, _, value in pairs}
        greeting = self._greeting
        for finding in check(
            started, environment=environment, stopped=self._stopped, greeting=greeting
        ):
            if self._stopped.is_set():
                return
            if finding.fault or not greeting.games:
                self.fault = finding
                self.ended.emit(None)
                return
            self._found.emit(finding)
        name = one_line(Path(self.file).stem, LONGEST_PROGRAM)
        games = tuple(game.id for game in greeting.games)
        self.ended.emit(Program(name, self.file, greeting.bots[0], games))
