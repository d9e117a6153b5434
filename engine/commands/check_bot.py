"""Check whether a program implements the bot protocol (docs/bot-protocol.md), for its author."""

from __future__ import annotations

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import IO

from engine.bots.protocol import (
    MAX_LINE_BYTES,
    MAX_LINES,
    OLDEST_PROTOCOL_VERSION,
    PROTOCOL_VERSION,
    Occasion,
    Request,
    read_message,
)
from engine.core.errors import ConquistaError, one_line
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.data.codec import decode_kind, encode
from engine.data.json_documents import whole_number
from engine.games import GAMES, find
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.system.ctrl_c import raising_interrupt
from engine.system.scratch_folders import Scratch
from engine.talk.statements import STATEMENTS

#: Seconds of silence after which Conquista drops a program.
MAX_SILENCE_SECONDS = 12.0
#: Seconds in which a program must exit.
EXIT_SECONDS = 3.0
#: The time limit in seconds of a question that will be cancelled.
CANCELLED_SECONDS = 30.0
#: Number of questions per game.
QUESTIONS_PER_GAME = 5
#: Maximum length in plies of the match over which they are spread.
MAX_PLIES = 120
#: Seconds between two checks whether to stop.
POLL_SECONDS = 0.05
#: Maximum number of bytes quoted from standard error.
MAX_QUOTED_BYTES = 120


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check; `fault` is "" if it passed."""

    what: str
    fault: str = ""
    #: A stable key: "start", "hello", "answers", "stray", "cancel", "unknown", "end", "quit" or
    #: "closed"; the desktop adds "walls".
    key: str = ""
    #: The id of the game that was checked, or "".
    game: str = ""


@dataclass(slots=True)
class Greeting:
    """A program's description of itself: its bots, and the games it plays."""

    bots: Sequence[str] = ()
    games: Sequence[Game] = ()
    #: Whether it may be asked whether it interrupts.
    talks: bool = False


class RunningProgram:
    """A running program and its lines. Methods raise ConquistaError on fatal faults."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        stopped: threading.Event | None = None,
    ) -> None:
        self._stopped = stopped or threading.Event()
        self._folder = Scratch()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=self._folder.path,
                env=environment,
                start_new_session=True,
            )
        except OSError as error:
            self._folder.remove()
            raise ConquistaError(f"{command[0]}: {error.strerror or error}", "start") from None
        self._folder.session_leader_pid = self._process.pid
        assert self._process.stdin is not None
        self._input: IO[bytes] = self._process.stdin
        self._lines: queue.Queue[bytes] = queue.Queue(MAX_LINES)
        self._floods = False
        self._complaints = b""
        reads = (self._read, self._read_complaints)
        self._readers = [threading.Thread(target=read, daemon=True) for read in reads]
        for reader in self._readers:
            reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        line = b"\n"
        while line and not self._floods:
            line = self._process.stdout.readline(MAX_LINE_BYTES)
            try:
                self._lines.put_nowait(line)
            except queue.Full:
                self._floods = True

    def _read_complaints(self) -> None:
        assert self._process.stderr is not None
        for part in iter(lambda: self._process.stderr.read(1024), b""):  # type: ignore[union-attr]
            self._complaints = (self._complaints + part)[-10_000:]

    @property
    def complaints(self) -> str:
        """The end of the program's standard error."""
        return self._complaints.decode("utf-8", "replace").strip()[-MAX_QUOTED_BYTES:]

    def send(self, message: Json) -> None:
        try:
            self._input.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self._input.flush()
        except OSError:
            raise ConquistaError("it has ended") from None

    def receive(self, seconds: float = MAX_SILENCE_SECONDS) -> dict[str, Json]:
        """Return the next message.

        Raises ConquistaError when none comes in time or it is malformed.
        """
        line, until = None, monotonic() + seconds
        while line is None:
            if self._stopped.is_set():
                raise ConquistaError("the check was stopped", "stopped")
            if self._floods:
                raise ConquistaError("it says more than any answer needs", "flood")
            if monotonic() >= until:
                raise ConquistaError(f"no answer within {seconds:g} s", "silent")
            with suppress(queue.Empty):
                line = self._lines.get(timeout=POLL_SECONDS)
        if not line:
            raise ConquistaError("it has ended")
        try:
            return read_message(line)
        except ConquistaError as error:
            quoted = one_line(line.decode("utf-8", "replace").strip(), 60)
            raise ConquistaError(f"{error}: {quoted}") from None

    def exits_in_time(self) -> bool:
        """Return whether the program exits by itself in time."""
        until = monotonic() + EXIT_SECONDS
        while monotonic() < until and not self._stopped.is_set():
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(POLL_SECONDS)
                return True
        return False

    def close_input(self) -> None:
        with suppress(OSError):
            self._input.close()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._folder.remove()
        self.close_input()
        streams = (self._process.stdout, self._process.stderr)
        for reader, stream in zip(self._readers, streams, strict=True):
            # A child of the program may still hold the other end of the pipe.
            reader.join(EXIT_SECONDS)
            if stream is not None and not reader.is_alive():
                stream.close()


def check(
    command: Sequence[str],
    games: Sequence[str] = (),
    *,
    environment: Mapping[str, str] | None = None,
    stopped: threading.Event | None = None,
    greeting: Greeting | None = None,
) -> Iterator[Finding]:
    """Check a program, for `games` (ids) or for those it says it plays.

    A fatal fault ends the check.

    Setting `stopped` ends the check soon. `greeting` receives the program's description of itself.
    """
    greeting = Greeting() if greeting is None else greeting

    def start() -> RunningProgram:
        return RunningProgram(command, environment, stopped)

    try:
        program = start()
    except ConquistaError as error:
        yield Finding("it starts", str(error), "start")
        return
    try:
        program.send({"hello": PROTOCOL_VERSION})
        hello = program.receive()
        faults, greeting.bots, greeting.games = _check_greeting(hello)
        greeting.talks = hello.get("hello") != OLDEST_PROTOCOL_VERSION
        yield Finding("it says who it is", faults, "hello")
        level = greeting.bots[0] if greeting.bots else "level1"
        checked_games = [find(name) for name in games] or [*greeting.games] or [*GAMES.values()]
        for game in checked_games:
            yield from _check_questions(program, game, level)
            if greeting.talks and not faults:
                yield from _check_interruptions(program, game, level)
        yield from _check_manners(program, checked_games[0], level)
    except ConquistaError as error:
        # After the kill, all of standard error has been read.
        program.kill()
        quoted = f" ({program.complaints})" if program.complaints else ""
        yield Finding("it goes on", f"{error}{quoted}", "end")
        return
    finally:
        program.kill()
    yield _check_exit(start, by_word=True)
    yield _check_exit(start, by_word=False)


def _check_greeting(hello: dict[str, Json]) -> tuple[str, list[str], list[Game]]:
    """Return the fault in a reply to `hello`, and the bots and games it names."""
    if hello.get("hello") not in range(OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION + 1):
        return (
            f"hello: expected {PROTOCOL_VERSION}, or {OLDEST_PROTOCOL_VERSION} of a silent program",
            [],
            [],
        )
    bots, games = hello.get("bots"), hello.get("games")
    if not isinstance(bots, list) or not bots or not all(isinstance(bot, str) for bot in bots):
        return "bots: expected a list of names", [], []
    if not isinstance(games, list):
        return "games: expected a list", bots, []
    known: list[Game] = []
    for entry in games:
        game = GAMES.get(str(entry.get("id"))) if isinstance(entry, dict) else None
        if game is None:
            return f"games: unknown game in {one_line(json.dumps(entry), 60)}", bots, known
        if entry.get("version") == game.version:
            known.append(game)
    return "", bots, known


def _moments(game: Game) -> Iterator[Match]:
    """Yield moments of a match of random actions at which there is a choice."""
    match, rng = Match(new_record(game, game.seats[0], 1)), Rng(1)
    for number in range(MAX_PLIES):
        if match.decision is None:
            return
        legal = match.legal()
        if len(legal) > 1 and number % (MAX_PLIES // QUESTIONS_PER_GAME // 2) == 0:
            yield match
        match.submit(match.decision.seat, legal[rng.below(len(legal))])


def _question(match: Match, level: str, ticket: int, **limits: float) -> dict[str, Json]:
    assert match.decision is not None
    view, legal = match.view(match.decision.seat), match.legal()
    return {"ask": ticket, **Request(match.game, view, legal, level, 7).message(), **limits}


def _check_questions(program: RunningProgram, game: Game, level: str) -> Iterator[Finding]:
    """Ask some questions of a game."""
    slowest = 0.0
    for ticket, match in zip(range(1, QUESTIONS_PER_GAME + 1), _moments(game), strict=False):
        began = monotonic()
        program.send(_question(match, level, ticket))
        reply = program.receive()
        slowest = max(slowest, monotonic() - began)
        fault = _fault_in(reply, ticket, match)
        if fault:
            yield Finding(f"{game.id}: it answers", fault, "answers", game.id)
            return
    what = f"{game.id}: it answers, in {slowest:.2f} s at most"
    yield Finding(what, "", "answers", game.id)


def _check_interruptions(program: RunningProgram, game: Game, level: str) -> Iterator[Finding]:
    """Ask at some moments whether a seat that is not asked acts or speaks."""
    for ticket, match in zip(range(21, 21 + QUESTIONS_PER_GAME), _moments(game), strict=False):
        assert match.decision is not None
        seat = (match.decision.seat + 1) % match.seats
        occasion = Occasion(game, match.view(seat), level, 7)
        program.send({"interrupt": ticket, **occasion.message()})
        fault = _interruption_fault(program.receive(), ticket, match, seat)
        if fault:
            yield Finding(f"{game.id}: it may interrupt", fault, "answers", game.id)
            return
    yield Finding(f"{game.id}: it may interrupt", "", "answers", game.id)


def _interruption_fault(reply: dict[str, Json], ticket: int, match: Match, seat: Seat) -> str:
    """Return the fault of the reply to an occasion, or ""."""
    if "error" in reply:
        return f"error: {one_line(str(reply.get('message')))}"
    if whole_number(reply.get("answer")) != ticket:
        return f"answer: expected the ticket {ticket}"
    if (written := reply.get("action")) is None:
        return ""
    quoted = one_line(json.dumps(written), 80)
    try:
        action = decode_kind((*match.game.interruptions, *STATEMENTS), written)
    except ConquistaError:
        return f"action: no interruption: {quoted}"
    refusal = match.refusal(seat, action)
    return f"action: refused as {refusal}: {quoted}" if refusal else ""


def _fault_in(reply: dict[str, Json], ticket: int, match: Match) -> str:
    """Return the fault of a reply to a question, or ""."""
    if "error" in reply:
        return f"error: {one_line(str(reply.get('message')))}"
    if whole_number(reply.get("answer")) != ticket:
        return f"answer: expected the ticket {ticket}"
    if reply.get("action") not in [encode(action) for action in match.legal()]:
        return f"action: none of the legal answers: {one_line(json.dumps(reply.get('action')), 80)}"
    thought = reply.get("thought")
    if thought is not None and not isinstance(thought, dict):
        return "thought: expected keys with values"
    return ""


def _check_manners(program: RunningProgram, game: Game, level: str) -> Iterator[Finding]:
    """Check that the program handles a cancel and ignores messages it need not know."""
    match = next(_moments(game))
    program.send({"cancel": 999_999})
    program.send(_question(match, level, 11))
    fault = _fault_in(program.receive(), 11, match)
    yield Finding("it ignores a cancel for a question nobody asked", fault, "stray")
    program.send(_question(match, level, 12, seconds=CANCELLED_SECONDS))
    program.send({"cancel": 12})
    program.send(_question(match, level, 13))
    reply = program.receive()
    if whole_number(reply.get("answer")) == 12:
        # The program answered before the cancel arrived.
        reply = program.receive()
    yield Finding("it goes on after a cancel", _fault_in(reply, 13, match), "cancel")
    program.send(_question(match, level, 14, seconds=0.5, searches=5))
    yield Finding(
        "it ignores what it need not know", _fault_in(program.receive(), 14, match), "unknown"
    )


def _check_exit(start: Callable[[], RunningProgram], *, by_word: bool) -> Finding:
    """Return the finding whether a program exits, by `quit` or at the end of its input."""
    what = "it leaves when told to" if by_word else "it leaves when its input is closed"
    program = start()
    try:
        program.send({"hello": PROTOCOL_VERSION})
        program.receive()
        if by_word:
            program.send({"quit": True})
        else:
            program.close_input()
        fault = "" if program.exits_in_time() else f"it still runs after {EXIT_SECONDS:g} s"
    except ConquistaError as error:
        fault = str(error)
    finally:
        program.kill()
    return Finding(what, fault, "quit" if by_word else "closed")


# -- command line ----------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista bot`."""
    parser.add_argument(
        "--check", action="store_true", required=True, help="try whether it keeps to the protocol"
    )
    parser.add_argument(
        "--games", default="", metavar="A,B,...", help="default: those it says it plays"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--lines",
        action="store_true",
        help="print a line of JSON for every finding as it comes; ends when its input is closed",
    )
    parser.add_argument(
        "--environment",
        metavar="NAME,NAME,...",
        help="the only variables that the program receives (default: all)",
    )
    parser.add_argument("program", help="what to start; its arguments may follow")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def main(args: argparse.Namespace) -> int:
    """Run `conquista bot --check`; return 0 if there are no faults."""
    with raising_interrupt():
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    """Check a program with these arguments and return the exit status."""
    if not args.program:
        raise ConquistaError("program: its name is empty", "start")
    games = [name for name in args.games.split(",") if name]
    for name in games:
        find(name)
    # The program runs in a folder of its own, so relative paths would not be found.
    command = [
        os.path.abspath(word) if os.path.isfile(word) else word
        for word in (args.program, *args.arguments)
    ]
    variables = None
    if args.environment is not None:
        names = args.environment.split(",")
        variables = {name: os.environ[name] for name in names if name in os.environ}
    if args.lines:
        return _print_lines(command, games, variables)
    findings_so_far = []
    for finding in check(command, games, environment=variables):
        findings_so_far.append(finding)
        if not args.json:
            print(f"{'FAULT' if finding.fault else 'ok':<6}{finding.what}", flush=True)
            if finding.fault:
                print(f"      {finding.fault}", flush=True)
    if args.json:
        findings = [{"what": entry.what, "fault": entry.fault or None} for entry in findings_so_far]
        print(json.dumps({"program": args.program, "findings": findings}, ensure_ascii=False))
    return int(any(finding.fault for finding in findings_so_far))


def _print_lines(
    command: Sequence[str], games: Sequence[str], environment: Mapping[str, str] | None
) -> int:
    """Print findings for another program, each with the greeting so far.

    Stops when the input closes.
    """
    greeting, stopped, faults = Greeting(), threading.Event(), 0

    def listen() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        stopped.set()

    threading.Thread(target=listen, daemon=True).start()
    for finding in check(
        command, games, environment=environment, stopped=stopped, greeting=greeting
    ):
        if stopped.is_set():
            break
        faults += bool(finding.fault)
        greeted = {"bots": [*greeting.bots], "games": [game.id for game in greeting.games]}
        print(json.dumps({**encode(finding), **greeted}), flush=True)
    return int(faults > 0)
