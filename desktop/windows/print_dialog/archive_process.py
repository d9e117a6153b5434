"""Print everything of all games into one archive, in a separate process that can be stopped.

The pages are made in every language; the window keeps its own.
"""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

from PySide6.QtCore import QProcess, Qt, QTemporaryDir, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.language.error_messages import about_writing
from desktop.language.translation import translate
from desktop.printing.job import Job
from desktop.printing.print_page import FULL, PAPERS
from desktop.printing.printing_texts import paper_name
from desktop.system.qt_loop import process_environment
from desktop.windows.dialogs.file_dialogs import complain
from desktop.windows.print_dialog.delivery import saved_sentence
from engine.bots.helper_processes import console_command
from engine.system import sandbox
from engine.system.files import check_replaceable, put_in_place

#: Matches the progress that the process reports.
_STEP = re.compile(rb"(\d+)/(\d+) ")
#: Bytes of its messages that are kept.
_KEPT_BYTES = 2_000


def archive_command(job: Job, target: Path) -> list[str]:
    """Return the command that writes everything to a file, with the paper and cards of a job."""
    right, down = job.cards.nudge
    return [
        *console_command("conquista"), "print", "--everything", "-o", str(target),
        "--paper", paper_of(job),
        "--ink", "light" if job.saves_ink else "full", "--card", job.card,
        "--backs", job.cards.backs, "--nudge", f"{right:g}", f"{down:g}",
        "--gutter", f"{job.cards.gutter:g}", *(["--sleeved"] if job.sleeved else []),
    ]  # fmt: skip


def paper_of(job: Job) -> str:
    """Return the paper of an archive: that of the job, or A4 if the job's paper is for posters."""
    return job.paper if job.paper in {*PAPERS, FULL} else "A4"


class ArchiveDialog(QProgressDialog):
    """The progress of the process.

    Signals:
        ended(str): a sentence, or "" after an error box.

    The file is made in a temporary folder beside its target and then moved.
    """

    ended = Signal(str)

    def __init__(self, parent: QWidget, job: Job, target: Path) -> None:
        super().__init__(parent)
        self._window = parent
        self._target = target
        self._folder = QTemporaryDir(str(target.parent / ".conquista-XXXXXX"))
        self._part_file = Path(self._folder.path()) / target.name
        self._command = archive_command(job, self._part_file)
        self._output = b""
        self._was_stopped = False
        self.setWindowTitle(parent.windowTitle())
        work = translate("Print", "Drawing all sheets of all games in all languages…")
        paper = translate("Print", "Paper: {paper}").format(paper=paper_name(paper_of(job)))
        self.setLabelText(f"{work}\n{paper}")
        self.setCancelButtonText(translate("Print", "Stop"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAutoClose(False)
        self.setAutoReset(False)
        self.setMinimumDuration(0)
        self.setRange(0, 0)
        self.canceled.connect(self._stop)
        self._process = QProcess(self)
        # The process finds the modules of this program wherever it starts.
        environment = {**os.environ, **sandbox.worker_environment()}
        self._process.setProcessEnvironment(process_environment(environment))
        self._process.readyReadStandardError.connect(self._read_progress)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._fail)

    def begin(self) -> None:
        """Start the process if the target can be written."""
        try:
            check_replaceable(self._target)
            if not self._folder.isValid():
                raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(self._target))
        except OSError as error:
            self._complain(error)
            return
        self.show()
        program, *arguments = self._command
        self._process.start(program, arguments)

    def _read_progress(self) -> None:
        self._output = (self._output + self._process.readAllStandardError().data())[-_KEPT_BYTES:]
        if steps := _STEP.findall(self._output):
            done, count = (int(number) for number in steps[-1])
            self.setRange(0, count)
            self.setValue(done - 1)

    def _stop(self) -> None:
        self._was_stopped = True
        self._process.kill()

    def _finish(self, code: int) -> None:
        if self._was_stopped:
            self._end(translate("Print", "Stopped."))
            return
        if code or not self._part_file.exists():
            self._complain(OSError(self._error_number(), ""))
            return
        try:
            put_in_place(self._part_file, self._target)
        except OSError as error:
            self._complain(error)
            return
        self._end(saved_sentence([self._target]))

    def _error_number(self) -> int:
        """Return the error number of a failure, from the system's message in the last output."""
        output = self._output.decode(errors="replace")
        causes = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES)
        return next((cause for cause in causes if os.strerror(cause) in output), errno.EIO)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._complain(OSError(errno.ENOENT, os.strerror(errno.ENOENT)))

    def _complain(self, error: OSError) -> None:
        headline = translate("Print", "The pages could not be saved.")
        complain(self._window, headline, about_writing(error))
        self._end("")

    def _end(self, sentence: str) -> None:
        self.hide()
        self._folder.remove()
        self.ended.emit(sentence)
        self.deleteLater()
