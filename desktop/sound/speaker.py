"""Plays short files through what the system itself plays sounds with.

Qt's own sounds would bring a library for films along, larger than all of Conquista.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.sound.cues import sound_file

#: Players of the system, the best first: each plays a file that it is given and ends.
_PLAYERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
#: So many sounds at once, and so many milliseconds until a player is stuck and is ended.
MOST, LONGEST = 3, 4000
#: Milliseconds the system may take to end a player.
_DEATH = 300
#: Platforms of Qt where nobody looks or listens.
_NOWHERE = ("offscreen", "minimal")


class Speaker(QObject):
    """Plays sounds if the system can; where it cannot, nothing happens.

    Signals: `looked()`: whether there is a device was found out.
    """

    looked = Signal()

    def __init__(self, players: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        """`players`: commands, of which the first that can play is taken."""
        super().__init__(parent)
        self._untried = [list(player) for player in players]
        self._player: list[str] | None = None
        self._heard: list[QProcess] = []
        #: Whether there is a device; None until `look` has found out.
        self.found: bool | None = None

    @property
    def playing(self) -> int:
        """How many sounds are heard at this moment."""
        return len(self._heard)

    def look(self) -> None:
        """Find out whether there is a device: silence is played."""
        if self.found is None and self._player is None:
            self._try_next()

    def play(self, file: Path) -> None:
        """Let a file be heard, unless too many are: a sound more would be a din."""
        if self.found and self._player is not None and len(self._heard) < MOST:
            self._start(self._player, file).finished.connect(self._on_played)

    def hush(self) -> None:
        """Let nothing be heard any more: the application ends."""
        for process in self._heard:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(_DEATH)

    def _try_next(self) -> None:
        if not self._untried:
            self._player = None
            self._decide(False)
            return
        self._player = self._untried.pop(0)
        trial = self._start(self._player, sound_file("silence"))
        trial.finished.connect(self._on_tried)
        trial.errorOccurred.connect(self._on_not_started)

    def _on_tried(self, code: int, status: QProcess.ExitStatus) -> None:
        self._on_played()
        if status == QProcess.ExitStatus.NormalExit and code == 0:
            self._decide(True)
        else:
            self._try_next()

    def _on_not_started(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._on_played()
            self._try_next()

    def _decide(self, found: bool) -> None:
        self.found = found
        self.looked.emit()

    def _start(self, player: Sequence[str], file: Path) -> QProcess:
        process = QProcess(self)
        process.setProcessEnvironment(_environment())
        for channel in (process.setStandardOutputFile, process.setStandardErrorFile):
            channel(QProcess.nullDevice())
        self._heard.append(process)
        # A device that hangs must not keep all others silent.
        QTimer.singleShot(LONGEST, process, process.kill)
        process.start(player[0], [*player[1:], str(file)])
        return process

    def _on_played(self) -> None:
        process = self.sender()
        self._heard = [other for other in self._heard if other is not process]
        process.deleteLater()


class WindowsSpeaker(Speaker):
    """On Windows, Python plays: one sound at a time, the newest."""

    def look(self) -> None:
        if sys.platform == "win32" and self.found is None:
            import ctypes

            self._decide(ctypes.windll.winmm.waveOutGetNumDevs() > 0)

    def play(self, file: Path) -> None:
        if sys.platform == "win32" and self.found:
            import winsound
            from contextlib import suppress

            how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            with suppress(RuntimeError):
                winsound.PlaySound(str(file), how)


@cache
def speaker() -> Speaker | None:
    """The one of this application; None where windows are only painted: nothing plays in tests."""
    if QGuiApplication.platformName() in _NOWHERE:
        return None
    application = QCoreApplication.instance()
    assert application is not None
    if sys.platform == "win32":
        return WindowsSpeaker((), application)
    made = Speaker(list(_installed()), application)
    application.aboutToQuit.connect(made.hush)
    return made


def _installed() -> Iterator[tuple[str, ...]]:
    for player in _PLAYERS.get(sys.platform, _PLAYERS["linux"]):
        if shutil.which(player[0]) is not None:
            yield player


def _environment() -> QProcessEnvironment:
    """The player's, without the libraries that a frozen program brings: the system's are meant."""
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        before = environment.value("LD_LIBRARY_PATH_ORIG")
        if before:
            environment.insert("LD_LIBRARY_PATH", before)
        else:
            environment.remove("LD_LIBRARY_PATH")
    return environment
