"""Play short files with the system's own programs.

Qt's multimedia module would bring a video library larger than all of Conquista.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.sound.sound_files import sound_file

#: Programs of each system, the best first: each plays a file and exits.
_COMMANDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
#: Maximum number of sounds at once.
MAX_SOUNDS = 3
#: Milliseconds after which a stuck program is killed.
MAX_PLAY_MS = 4000
#: Milliseconds to wait for the end of a killed program.
_KILL_MS = 300
#: Platforms of Qt without a visible window.
_INVISIBLE_PLATFORMS = ("offscreen", "minimal")


class Speaker(QObject):
    """Player of sounds, if the system can; otherwise does nothing.

    Signals:
        looked(): it became known whether there is a sound device.
    """

    looked = Signal()

    def __init__(self, players: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        """Create the speaker; it uses the first of the commands `players` that can play."""
        super().__init__(parent)
        self._untried_commands = [list(player) for player in players]
        self._player: list[str] | None = None
        self._processes: list[QProcess] = []
        #: Whether there is a sound device; None until `look` has found out.
        self.found: bool | None = None

    @property
    def playing_count(self) -> int:
        """The number of sounds that are playing."""
        return len(self._processes)

    def look(self) -> None:
        """Find out whether there is a sound device, by playing silence."""
        if self.found is None and self._player is None:
            self._try_next()

    def play(self, file: Path) -> None:
        """Play a file, unless too many sounds are playing already."""
        if self.found and self._player is not None and len(self._processes) < MAX_SOUNDS:
            self._start(self._player, file).finished.connect(self._on_played)

    def stop_all(self) -> None:
        """Stop all sounds; the application ends."""
        for process in self._processes:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(_KILL_MS)

    def _try_next(self) -> None:
        if not self._untried_commands:
            self._player = None
            self._set_found(found=False)
            return
        self._player = self._untried_commands.pop(0)
        trial = self._start(self._player, sound_file("silence"))
        trial.finished.connect(self._on_tried)
        trial.errorOccurred.connect(self._on_not_started)

    def _on_tried(self, code: int, status: QProcess.ExitStatus) -> None:
        self._on_played()
        if status == QProcess.ExitStatus.NormalExit and code == 0:
            self._set_found(found=True)
        else:
            self._try_next()

    def _on_not_started(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._on_played()
            self._try_next()

    def _set_found(self, found: bool) -> None:
        self.found = found
        self.looked.emit()

    def _start(self, player: Sequence[str], file: Path) -> QProcess:
        process = QProcess(self)
        process.setProcessEnvironment(_environment())
        for channel in (process.setStandardOutputFile, process.setStandardErrorFile):
            channel(QProcess.nullDevice())
        self._processes.append(process)
        # A device that hangs must not block all later sounds.
        QTimer.singleShot(MAX_PLAY_MS, process, process.kill)
        process.start(player[0], [*player[1:], str(file)])
        return process

    def _on_played(self) -> None:
        process = self.sender()
        self._processes = [other for other in self._processes if other is not process]
        process.deleteLater()


class WindowsSpeaker(Speaker):
    """The speaker on Windows, where Python plays the sounds: one at a time, the newest."""

    def look(self) -> None:
        if sys.platform == "win32" and self.found is None:
            import ctypes

            self._set_found(ctypes.windll.winmm.waveOutGetNumDevs() > 0)

    def play(self, file: Path) -> None:
        if sys.platform == "win32" and self.found:
            import winsound
            from contextlib import suppress

            how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            with suppress(RuntimeError):
                winsound.PlaySound(str(file), how)


@cache
def speaker() -> Speaker | None:
    """Return the application's speaker; None on a platform without visible windows, as in tests."""
    if QGuiApplication.platformName() in _INVISIBLE_PLATFORMS:
        return None
    application = QCoreApplication.instance()
    assert application is not None
    if sys.platform == "win32":
        return WindowsSpeaker((), application)
    new_speaker = Speaker(list(_installed()), application)
    application.aboutToQuit.connect(new_speaker.stop_all)
    return new_speaker


def _installed() -> Iterator[tuple[str, ...]]:
    for player in _COMMANDS.get(sys.platform, _COMMANDS["linux"]):
        if shutil.which(player[0]) is not None:
            yield player


def _environment() -> QProcessEnvironment:
    """Return the environment of a program without the libraries of a frozen application.

    It needs the system's.
    """
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        before = environment.value("LD_LIBRARY_PATH_ORIG")
        if before:
            environment.insert("LD_LIBRARY_PATH", before)
        else:
            environment.remove("LD_LIBRARY_PATH")
    return environment
