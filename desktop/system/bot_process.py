"""The bots' process: talks to `engine.bots.worker` in JSON lines, so that thinking never blocks."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from desktop.system import sandbox
from engine.bots.helper_processes import worker_command
from engine.bots.protocol import MAX_LINES, Occasion, Request, read_message
from engine.core.errors import ConquistaError, one_line
from engine.core.values import Json
from engine.data.json_documents import whole_number
from engine.system.scratch_folders import Scratch

log = logging.getLogger(__name__)

#: Milliseconds a process may take to exit before it is killed.
EXIT_MS = 300
#: Milliseconds to wait for the end of a killed process; a busy system may take long.
KILL_MS = 5_000

#: Bytes of answers that a process may write to stdout between two questions: a hundred times what
#: the program's own needs. A process that writes more is dropped before it fills the memory.
MAX_REPLY_BYTES = 500_000
#: Bytes of error messages that it may write to stderr between two questions.
MAX_ERROR_BYTES = 50_000


class BotProcess(QObject):
    """One bot process, started on the first question and restarted on demand.

    Signals:
        replied(ticket, dict): for an open question.
        failed(reason): the process was "not_started", "ended", spoke "nonsense", reported an
            "error" or was dropped for a "flood".
    """

    replied = Signal(int, object)
    failed = Signal(str)

    def __init__(
        self,
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        folders: Sequence[Path] = (),
        contained: bool = True,
    ) -> None:
        """With `command` None, run the program's own worker.

        An external program runs in a sandbox where the system has one, unless `contained` is False;
        `folders` are the only files of the user it may then read.
        """
        super().__init__(parent)
        self._command = list(command or worker_command())
        self._is_own_worker = command is None
        self._folders = folders
        #: Whether an external program is kept from the network and the user's files.
        self.contained = not self._is_own_worker and contained and sandbox.is_available()
        self._process: QProcess | None = None
        #: Tickets of the open questions.
        self._open_tickets: set[int] = set()
        self._line_count = self._reply_bytes = self._error_bytes = 0
        #: The empty working directory of the process, removed when it ends.
        self._scratch: Scratch | None = None

    def ask(self, ticket: int, request: Request) -> None:
        """Send a question; the process receives nothing but this request."""
        message = request.message()
        self._open_tickets.add(ticket)
        self._line_count = self._reply_bytes = self._error_bytes = 0
        self._send({"ask": ticket, **message})

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        """Ask whether a seat acts or speaks without being asked."""
        message = occasion.message()
        self._open_tickets.add(ticket)
        self._line_count = self._reply_bytes = self._error_bytes = 0
        self._send({"interrupt": ticket, **message})

    def cancel(self, ticket: int) -> None:
        """Cancel a question."""
        self._open_tickets.discard(ticket)
        if self._process is not None:
            self._send({"cancel": ticket})

    def restart(self) -> None:
        """Kill the process; the next question starts a new one."""
        self._drop(kill=True)

    def close(self) -> None:
        """End the process, by force if necessary."""
        self._drop(kill=False)

    def _drop(self, *, kill: bool) -> None:
        self._open_tickets.clear()
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if kill:
            process.kill()
        else:
            process.write(b'{"quit": true}\n')
            process.closeWriteChannel()
        if not process.waitForFinished(EXIT_MS):
            process.kill()
            process.waitForFinished(KILL_MS)
        self._clear_up(process)

    def _clear_up(self, process: QProcess) -> None:
        """Delete an ended process and its working directory."""
        process.deleteLater()
        if self._scratch is not None:
            self._scratch.remove()
            self._scratch = None

    def _start(self) -> QProcess:
        """Start the process, in its sandbox if it is an external program."""
        process = QProcess(self)
        command = self._command
        if self.contained:
            command = sandbox.sandboxed(command, self._folders)
        elif not self._is_own_worker:
            command = sandbox.limited(command)
        environment = (
            sandbox.worker_environment if self._is_own_worker else sandbox.program_environment
        )
        process.setProcessEnvironment(environment())
        # If no directory can be made (disk full), it runs in the program's.
        with suppress(OSError):
            self._scratch = Scratch()
            process.setWorkingDirectory(str(self._scratch.path))
        if not self._is_own_worker and sys.platform != "win32":
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        self._process = process
        process.start(command[0], command[1:])
        if self._scratch is not None and not self._is_own_worker:
            self._scratch.session_leader_pid = process.processId()
        return process

    def _send(self, message: Json) -> None:
        process = self._process or self._start()
        # A process that failed to start has already been cleared by `_on_error`.
        if process is self._process:
            process.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    # -- messages from the process -----------------------------------------------------------------

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            line = bytes(process.readLine().data())
            self._line_count += 1
            self._reply_bytes += len(line)
            if self._line_count > MAX_LINES or self._reply_bytes > MAX_REPLY_BYTES:
                break
            self._handle_line(line)
        if process is None or process is not self._process:
            return
        received = self._reply_bytes + process.bytesAvailable()
        if self._line_count > MAX_LINES or received > MAX_REPLY_BYTES:
            self._drop_faulty("flood", "said more than any answer needs")

    def _handle_line(self, line: bytes) -> None:
        try:
            message = read_message(line)
        except ConquistaError as error:
            self._drop_faulty("nonsense", f"spoke nonsense: {error}")
            return
        if "answer" in message:
            ticket = whole_number(message["answer"])
            # Other tickets are late or invented.
            if ticket is not None and ticket in self._open_tickets:
                self._open_tickets.discard(ticket)
                self.replied.emit(ticket, message)
        elif "error" in message and message["error"] in (None, *self._open_tickets):
            self._drop_faulty("error", f"reports: {one_line(str(message.get('message')))}")

    def _read_errors(self) -> None:
        process = self._process
        if process is None:
            return
        text = bytes(process.readAllStandardError().data())
        if not self._error_bytes:
            log.warning("bot process: %s", one_line(text.decode(errors="replace")))
        self._error_bytes += len(text)
        if self._error_bytes > MAX_ERROR_BYTES:
            self._drop_faulty("flood", "complained without end")

    def _drop_faulty(self, reason: str, words: str) -> None:
        """Drop a process that broke the protocol; the next question starts a new one."""
        log.warning("the bot process was dropped: it %s", words)
        self._drop(kill=True)
        self.failed.emit(reason)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # `finished` reports a crash as well, but not a failed start.
        if error == QProcess.ProcessError.FailedToStart:
            self._report_end("not_started")

    def _on_finished(self) -> None:
        self._report_end("ended")

    def _report_end(self, reason: str) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._open_tickets.clear()
            self._clear_up(process)
            self.failed.emit(reason)
