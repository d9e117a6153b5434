"""Keeps the running game on disk after every answer, to be continued after a close or a crash."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from engine.core import ConquistaError
from engine.match import Match
from engine.record import SUFFIX, Record, load, save

AUTOSAVE = f"autosave{SUFFIX}"
#: The unfinished game another one was begun after; it is offered again when that one is over.
LEFT = f"left{SUFFIX}"


def state_folder() -> Path:
    """Where this platform keeps what an application was doing; needs its names set."""
    place = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(place))


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that can be continued, and when it was left."""

    match: Match
    left: datetime


class Store(QObject):
    """One rolling autosave of the running game, and the game that was left for it.

    Signals: `failed(OSError)` at the first of several autosaves that fail in a row,
    `recovered()` when one succeeds after that.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = folder / AUTOSAVE
        self._left = folder / LEFT
        self._failing = False
        self._kept: Match | None = None

    def autosave(self, match: Match) -> None:
        """Write the running game; a finished one leaves nothing of it to continue."""
        if match.result is not None:
            self.clear(match)
            return
        try:
            if match is not self._kept and self._holds_another(match):
                os.replace(self.file, self._left)
            save(match.record, self.file)
            self._kept = match
        except OSError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error)
            return
        if self._failing:
            self._failing = False
            self.recovered.emit()

    def clear(self, match: Match) -> None:
        """Forget this game, and take up again the one that was left for it."""
        if self._holds_another(match):
            return
        self._kept = None
        try:
            self.file.unlink(missing_ok=True)
            if self._left.is_file():
                os.replace(self._left, self.file)
        except OSError as error:
            self.failed.emit(error)

    def _holds_another(self, match: Match) -> bool:
        """Whether the autosave is of another game, or of another deal of this one."""
        if not self.file.is_file():
            return False
        try:
            return _beginning(load(self.file)) != _beginning(match.record)
        except ConquistaError:
            return True

    def unfinished(self) -> Unfinished | None:
        """The game to continue, or None.

        Raises ConquistaError when there is one that cannot be read; it is then put aside as
        `.bad`, so that it is neither lost nor reported again.
        """
        if not self.file.is_file():
            return None
        try:
            match = Match(load(self.file))
        except ConquistaError:
            self._set_aside()
            raise
        if match.result is not None:
            return None
        return Unfinished(match, datetime.fromtimestamp(self.file.stat().st_mtime))

    def _set_aside(self) -> None:
        aside, number = self.file.with_name(f"{AUTOSAVE}.bad"), 1
        while aside.exists():
            number += 1
            aside = self.file.with_name(f"{AUTOSAVE}.{number}.bad")
        try:
            os.replace(self.file, aside)
        except OSError as error:
            self.failed.emit(error)


def _beginning(record: Record) -> Record:
    return replace(record, answers=(), marks=())
