"""The bots' process: talks to `engine.bots.worker` in JSON lines, so that thinking never blocks."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from engine.bots.helper_processes import worker_command
from engine.bots.protocol import MAX_LINES, Occasion, Request, read_message
from engine.core.errors import ConquistaError, one_line
from engine.core.values import Json
from engine.data.json_documents import whole_number
from engine.system import sandbox
from engine.system.scratch_folders import Scratch
from engine.table.loop import Loop, Pipe, Start

log = logging.getLogger(__name__)

#: Bytes of answers that a process may write to stdout between two questions: a hundred times what
#: the program's own needs. A process that writes more is dropped before it fills the memory.
MAX_REPLY_BYTES = 500_000
#: Bytes of error messages that it may write to stderr between two questions.
MAX_ERROR_BYTES = 50_000


class BotListener(Protocol):
    """Hears the replies of bots."""

    def on_reply(self, ticket: int, reply: Json) -> None:
        """Take the reply to an open question; it may be anybody's, and anything."""

    def on_failure(self, reason: str) -> None:
        """Take notice that the process failed and all its open questions with it.

        It was "not_started", "ended", spoke "nonsense", reported an "error" or was dropped for a
        "flood". A person who waited too long for it may also report it as "silent".
        """


class Bots(Protocol):
    """Bots that can be asked: those of one process, or something in its place."""

    def add_listener(self, listener: BotListener) -> None:
        """Report to `listener` from now on; a second call changes nothing."""

    def remove_listener(self, listener: BotListener) -> None:
        """Report nothing to `listener` any more."""

    def ask(self, ticket: int, request: Request) -> None:
        """Send a question; the process receives nothing but this request."""

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        """Ask whether a seat acts or speaks without being asked."""

    def cancel(self, ticket: int) -> None:
        """Cancel a question."""

    def restart(self) -> None:
        """Kill the process; the next question starts a new one."""

    def close(self) -> None:
        """End the process, by force if necessary."""


class BotProcess:
    """One bot process, started on the first question and restarted on demand."""

    def __init__(
        self,
        loop: Loop,
        command: Sequence[str] | None = None,
        *,
        folders: Sequence[Path] = (),
        contained: bool = True,
    ) -> None:
        """With `command` None, run the program's own worker.

        An external program runs in a sandbox where the system has one, unless `contained` is False;
        `folders` are the only files of the user it may then read.
        """
        self._loop = loop
        self._command = list(command or worker_command())
        self._is_own_worker = command is None
        self._folders = folders
        #: Whether an external program is kept from the network and the user's files.
        self.contained = not self._is_own_worker and contained and sandbox.is_available()
        self._listeners: list[BotListener] = []
        self._run: _Run | None = None
        #: Tickets of the open questions.
        self._open_tickets: set[int] = set()

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._run is not None

    def add_listener(self, listener: BotListener) -> None:
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, listener: BotListener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def ask(self, ticket: int, request: Request) -> None:
        self._put(ticket, {"ask": ticket, **request.message()})

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        self._put(ticket, {"interrupt": ticket, **occasion.message()})

    def cancel(self, ticket: int) -> None:
        self._open_tickets.discard(ticket)
        if self._run is not None:
            self._run.send({"cancel": ticket})

    def restart(self) -> None:
        self._drop(kill=True)

    def close(self) -> None:
        self._drop(kill=False)

    def _put(self, ticket: int, message: Json) -> None:
        self._open_tickets.add(ticket)
        if self._run is None:
            self._run = _Run(self, self._loop, self._start_options())
        self._run.begin_question()
        self._run.send(message)

    def _start_options(self) -> Start:
        """Return how to start the process, in its sandbox if it is an external program."""
        command = self._command
        if self.contained:
            command = sandbox.sandboxed(command, self._folders)
        elif not self._is_own_worker:
            command = sandbox.limit_command(command)
        is_own_worker = self._is_own_worker
        environment = (
            sandbox.worker_environment() if is_own_worker else sandbox.program_environment()
        )
        return Start(command, environment, None, not is_own_worker and sys.platform != "win32")

    def _drop(self, *, kill: bool) -> None:
        self._open_tickets.clear()
        run, self._run = self._run, None
        if run is not None:
            run.end(kill=kill)

    # -- messages from the process -----------------------------------------------------------------

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
                for listener in tuple(self._listeners):
                    listener.on_reply(ticket, message)
        elif "error" in message and message["error"] in (None, *self._open_tickets):
            self._drop_faulty("error", f"reports: {one_line(str(message.get('message')))}")

    def _drop_faulty(self, reason: str, words: str) -> None:
        """Drop a process that broke the protocol; the next question starts a new one."""
        log.warning("the bot process was dropped: it %s", words)
        self._drop(kill=True)
        self._report_failure(reason)

    def _on_ended(self, run: _Run, *, has_started: bool) -> None:
        if run is self._run:
            self._run = None
            self._open_tickets.clear()
            self._report_failure("ended" if has_started else "not_started")

    def _report_failure(self, reason: str) -> None:
        for listener in tuple(self._listeners):
            listener.on_failure(reason)


class _Run:
    """One process from its start to its end, with what it wrote since the last question."""

    def __init__(self, bots: BotProcess, loop: Loop, start: Start) -> None:
        self._bots = bots
        #: The empty working directory of the process, removed when it ends.
        self._scratch: Scratch | None = None
        # If no directory can be made (disk full), it runs in the program's.
        with suppress(OSError):
            self._scratch = Scratch()
            start = replace(start, folder=self._scratch.path)
        self._leads_session = start.new_session
        self._unread = b""
        self._line_count = self._reply_bytes = self._error_bytes = 0
        self._pipe: Pipe = loop.start_process(start, self)

    def begin_question(self) -> None:
        """Count anew what the process writes."""
        self._line_count = self._reply_bytes = self._error_bytes = 0

    def send(self, message: Json) -> None:
        self._pipe.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def end(self, *, kill: bool) -> None:
        """End the process, and remove its folder then."""
        if not kill:
            self._pipe.write(b'{"quit": true}\n')
        self._pipe.end(self._clear_up, kill=kill)

    def on_started(self, pid: int) -> None:
        if self._scratch is not None and self._leads_session:
            self._scratch.session_leader_pid = pid

    def _is_dropped(self) -> bool:
        """Return whether another process has taken its place, or none."""
        return self._bots._run is not self

    def on_output(self, data: bytes) -> None:
        if self._is_dropped():
            return
        self._unread += data
        while b"\n" in self._unread and not self._is_flooding():
            line, _, self._unread = self._unread.partition(b"\n")
            self._line_count += 1
            self._reply_bytes += len(line) + 1
            if not self._is_flooding():
                self._bots._handle_line(line)
            if self._is_dropped():
                return
        if self._is_flooding():
            self._bots._drop_faulty("flood", "said more than any answer needs")

    def _is_flooding(self) -> bool:
        size = self._reply_bytes + len(self._unread)
        return self._line_count > MAX_LINES or size > MAX_REPLY_BYTES

    def on_errors(self, data: bytes) -> None:
        if self._is_dropped():
            return
        if not self._error_bytes:
            log.warning("bot process: %s", one_line(data.decode(errors="replace")))
        self._error_bytes += len(data)
        if self._error_bytes > MAX_ERROR_BYTES:
            self._bots._drop_faulty("flood", "complained without end")

    def on_end(self, *, has_started: bool) -> None:
        self._clear_up()
        self._bots._on_ended(self, has_started=has_started)

    def _clear_up(self) -> None:
        """Delete the working directory."""
        if self._scratch is not None:
            self._scratch.remove()
            self._scratch = None
