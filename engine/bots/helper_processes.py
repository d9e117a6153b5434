"""Helper processes that run searches of one decision on all processor cores.

Each is a worker (`engine.bots.worker`) that is asked for single searches. The results do not depend
on which process runs which search. Helpers end with the process that started them, however it ends,
because their standard input is closed then.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic

import engine
from engine.bots.bot import Budget, MoveStats, SearchResult
from engine.bots.protocol import MAX_LINE_BYTES, PROTOCOL_VERSION, read_message
from engine.core.errors import ConquistaError
from engine.core.values import Json

#: Maximum number of processes that search at a time; each may grow a tree (see `search.MAX_NODES`).
MAX_PROCESSES = 8
#: The name of the console program of a frozen application.
CONSOLE_PROGRAM = "conquista"
#: Seconds by which a helper may exceed its time.
OVERTIME_SECONDS = 5.0
#: Seconds between two checks of the cancel flag while waiting for helpers.
POLL_SECONDS = 0.01


def parallel_searches() -> int:
    """Return the number of processes that may search at a time on this machine, at least 1."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, min(cores, MAX_PROCESSES))


def round_up_searches(searches: int) -> int:
    """Round a number of searches up so that no processor idles in the last round."""
    return -(-searches // parallel_searches()) * parallel_searches()


def console_command(module: str, subcommand: str = "") -> list[str]:
    """Return the command that runs a module, from source or from a frozen application.

    The console program of a frozen application runs the module as its subcommand, if it has one.
    """
    if getattr(sys, "frozen", False):
        # On Windows, the windowed program has no standard streams.
        program = Path(sys.executable)
        command = [str(program.with_name(CONSOLE_PROGRAM + program.suffix))]
        return [*command, subcommand] if subcommand else command
    # `-P` keeps the current folder off the module path.
    return [sys.executable, "-P", "-m", module]


def worker_command() -> list[str]:
    """Return the command that starts the worker, from source or from a frozen application."""
    return console_command("engine.bots.worker", "worker")


@dataclass(frozen=True, slots=True)
class SearchJob:
    """The searches of one decision: the numbers of those left, and the results."""

    message: dict[str, Json]
    parts: deque[int]
    results: dict[int, SearchResult] = field(default_factory=dict)
    #: Set when no more searches are wanted.
    stopped: Event = field(default_factory=Event)

    def take(self) -> int | None:
        """Return the number of the next search and remove it, or None; safe between threads."""
        try:
            return None if self.stopped.is_set() else self.parts.popleft()
        except IndexError:
            return None


class Helper:
    """One helper process, started when it is needed, and again after it died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        #: Held while the helper works on a job.
        self._job_lock = Lock()
        #: Guards the fields below and the process's standard input.
        self._state_lock = Lock()
        self._ticket = 0
        self._is_searching = self._is_cancelled = False

    def begin(self, job: SearchJob) -> Thread:
        """Run searches of a job in a new thread until none is left; return the thread."""
        thread = Thread(target=self._work_through, args=(job,), daemon=True)
        thread.start()
        return thread

    def cancel(self) -> None:
        """Stop searching, after the job was stopped."""
        with self._state_lock:
            if self._is_searching and not self._is_cancelled:
                self._is_cancelled = True
                with suppress(OSError):
                    # The reply to `hello` shows that no reply to the cancelled search will follow.
                    self._write({"cancel": self._ticket}, {"hello": PROTOCOL_VERSION})

    def kill(self) -> None:
        """Kill the process."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Close the process's standard input, which makes it end."""
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()

    def _work_through(self, job: SearchJob) -> None:
        with self._job_lock:
            while (number := job.take()) is not None:
                try:
                    result = self._search(job, number)
                except (OSError, ConquistaError, ValueError, KeyError, TypeError):
                    # The process is lost: others run this search, and the next job starts a new
                    # process.
                    job.parts.append(number)
                    self._drop()
                    return
                if result is not None:
                    job.results[number] = result

    def _search(self, job: SearchJob, number: int) -> SearchResult | None:
        """Run one search; return None when it was cancelled. Raises OSError on a crash."""
        if self._process is None:
            self._process = _start_process()
        with self._state_lock:
            if job.stopped.is_set():
                return None
            self._ticket += 1
            self._is_searching, self._is_cancelled = True, False
            self._write({**job.message, "part": number, "ask": self._ticket})
        assert self._process.stdout is not None
        while True:
            line = self._process.stdout.readline(MAX_LINE_BYTES)
            if not line:
                raise OSError("the helper has ended")
            reply = read_message(line)
            with self._state_lock:
                if "hello" in reply or not self._is_cancelled:
                    self._is_searching = False
                    return None if "hello" in reply else _read_result(reply)

    def _write(self, *messages: Json) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        for message in messages:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        self._process.stdin.flush()

    def _drop(self) -> None:
        process, self._process = self._process, None
        with self._state_lock:
            self._is_searching = False
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):
                        stream.close()


def _start_process() -> subprocess.Popen[bytes]:
    environment = dict(os.environ)
    if not getattr(sys, "frozen", False):
        # Makes it import the same modules from any current folder.
        places = [str(Path(engine.__file__).resolve().parent.parent), *sys.path[1:]]
        environment["PYTHONPATH"] = os.pathsep.join(folder for folder in places if folder)
    return subprocess.Popen(
        worker_command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def result_data(thought: SearchResult) -> Json:
    """Return a search result in the form that helpers send, with all moves."""
    moves = [[move.code, move.visits, move.value] for move in thought.moves]
    return {
        "code": thought.code,
        "iterations": thought.iterations,
        "seconds": thought.seconds,
        "moves": moves,
    }


def _read_result(reply: dict[str, Json]) -> SearchResult:
    thought = reply["thought"]
    moves = tuple(MoveStats(code, visits, value) for code, visits, value in thought["moves"])
    return SearchResult(thought["code"], moves, thought["iterations"], thought["seconds"])


@dataclass(frozen=True, slots=True)
class SharedSearch:
    """Runner of the searches of one decision in this process and its helpers.

    It implements `appraisal.SearchRunner`.
    """

    helpers: Sequence[Helper]
    message: dict[str, Json]

    @property
    def parallel_searches(self) -> int:
        return 1 + len(self.helpers)

    def search(
        self, think: Callable[[int], SearchResult], searches: int, share: Budget
    ) -> list[SearchResult]:
        """Run search 0 here and the others in the helpers; return the results in order.

        This process takes further searches that no helper has begun.
        """
        limits = {"iterations": share.iterations, "seconds": share.seconds}
        message = {key: value for key, value in self.message.items() if key not in limits}
        message |= {key: limit for key, limit in limits.items() if limit is not None}
        job = SearchJob(message, deque(range(1, searches)))
        at_work = [helper.begin(job) for helper in self.helpers[: searches - 1]]
        number: int | None = 0
        while number is not None:
            job.results[number] = think(number)
            if not job.results[number].iterations or share.cancelled():
                break
            number = job.take()
            if number is None:
                self._wait_for(at_work, share)
                # A helper that was lost gave its search back.
                number = None if share.cancelled() else job.take()
        job.stopped.set()
        for helper in self.helpers:
            helper.cancel()
        result_of_part = dict(job.results)
        return [result_of_part[part] for part in sorted(result_of_part)]

    def _wait_for(self, at_work: Sequence[Thread], share: Budget) -> None:
        """Wait until the helpers have finished, lost or left their searches."""
        until = None if share.seconds is None else monotonic() + share.seconds + OVERTIME_SECONDS
        for thread in at_work:
            while thread.is_alive() and not share.cancelled():
                thread.join(POLL_SECONDS)
                if until is not None and monotonic() > until:
                    for helper in self.helpers:
                        helper.kill()
                    until = None
