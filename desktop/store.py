"""Keeps the running game on disk after every answer, to be continued after a close or a crash."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from engine.core import ConquistaError
from engine.match import Match
from engine.record import SUFFIX, load, save

AUTOSAVE = f"autosave{SUFFIX}"


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
    """One rolling autosave of the running game.

    Signals: `failed(OSError)` at the first of several autosaves that fail in a row,
    `recovered()` when one succeeds after that.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = folder / AUTOSAVE
        self._failing = False

    def autosave(self, match: Match) -> None:
        """Write the running game; a finished one leaves nothing to continue."""
        if match.result is not None:
            self.clear()
            return
        try:
            save(match.record, self.file)
        except OSError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error)
            return
        if self._failing:
            self._failing = False
            self.recovered.emit()

    def clear(self) -> None:
        """Forget the running game."""
        try:
            self.file.unlink(missing_ok=True)
        except OSError as error:
            self.failed.emit(error)

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
        try:
            os.replace(self.file, self.file.with_name(f"{AUTOSAVE}.bad"))
        except OSError as error:
            self.failed.emit(error)
