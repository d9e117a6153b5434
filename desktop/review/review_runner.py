"""Run reviews in processes of their own, and store their results."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.review.findings import Findings
from desktop.review.time_left import TimeLeft
from desktop.system.line_process import LineProcess
from desktop.table.replay.chapters import MoveIndex, each_move
from engine.core.errors import ConquistaError, one_line
from engine.core.values import Json, Seat
from engine.data.json_documents import parse_json, read_text
from engine.play.match import Match
from engine.play.record import Record, to_text
from engine.review.worker import COACH, CURVE, HINDSIGHT, MOMENT, command, request
from engine.system import files, version

log = logging.getLogger(__name__)

#: Version of the findings, increased when a review finds different results: stored ones are then
#: ignored.
FINDINGS_VERSION = 24
#: Results after which they are stored.
_RESULTS_PER_SAVE = 20
#: Maximum number of stored reviews.
MAX_STORED_REVIEWS = 200
#: Maximum number of bytes in a file.
MAX_BYTES = 4_000_000
_SUFFIX = ".jsonl"
#: Names of the files of all parts.
_FILE_NAME = re.compile(rf"[0-9a-f]{{32}}\.({CURVE}|{COACH}|{HINDSIGHT}){re.escape(_SUFFIX)}")


class ReviewRunner(QObject):
    """Runner of the parts of a review in parallel processes.

    Signals:
        findings_added(): more is known, or no more will be (`is_broken`).
    """

    findings_added = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: The folder for stored reviews; None stores nothing.
        self.folder: Path | None = None
        self.findings: Findings | None = None
        #: Whether a part of the review failed.
        self.is_broken = False
        self._processes: dict[str, LineProcess] = {}
        #: The process that values a single moment, and the ply of that moment.
        self._reading: LineProcess | None = None
        self._read_ply: int | None = None
        #: The moment looked at, which is valued first, and those at which hints were asked for.
        self._seen_ply: int | None = None
        self._hint_plies: Sequence[int] = ()
        #: The moments that a process was asked about.
        self._asked_plies: set[int] = set()
        self._time_left = TimeLeft()
        #: The results of the parts.
        self._lines: dict[str, list[Json]] = {}
        #: The number of results when the processes started, by part.
        self._began: dict[str, int] = {}
        #: The match as sent to the processes.
        self._text = ""

    @property
    def is_busy(self) -> bool:
        """Whether a process is at work."""
        return bool(self._processes)

    @property
    def seconds_left(self) -> float | None:
        """The seconds until curve and coach are done; None while they are not known."""
        if self.findings is None or self.is_broken:
            return None
        done, all_ = self.findings.progress
        shares = {
            CURVE: self.findings.computed_share,
            HINDSIGHT: self.findings.computed_share,
            COACH: done / all_ if all_ else 0.0,
        }
        return self._time_left.seconds({part: shares[part] for part in self._processes})

    def begin(self, match: Match, seat: Seat, moves: MoveIndex | None = None) -> None:
        """Start a review of a finished match unless it is stored; `moves` are its moves."""
        self.stop()
        self.findings = Findings(match, seat, moves or each_move(match.ply))
        self._await_findings(self.findings)
        self.is_broken = False
        self._text = to_text(_without_names(match.record))
        for part in (CURVE, COACH):
            if not self._load(part):
                self._start(part)
        self.findings_added.emit()

    def judge(self, seat: Seat) -> None:
        """Find the turning points of another seat, and the moments by what it knew."""
        self._stop_reading()
        findings = self.findings
        assert findings is not None
        parts = (COACH,) if findings.match.game.perfect_information else (CURVE, COACH)
        for part in parts:
            running = self._processes.pop(part, None)
            if running is not None:
                self._store(part)
                running.stop()
        self.findings = findings.for_seat(seat)
        self._await_findings(self.findings)
        self.is_broken = CURVE not in parts and not (
            findings.is_known_complete or CURVE in self._processes
        )
        for part in parts:
            if not self._load(part):
                self._start(part)
        self.findings_added.emit()

    def open_hands(self, opened: bool) -> None:
        """Show the moments with every hand open, or with what the seats knew.

        Moments with open hands are evaluated when they are first shown.
        """
        findings = self.findings
        if findings is None:
            return
        findings.is_opened = opened
        wanted = findings.is_hindsight and not findings.is_open_complete
        if not wanted or self.is_broken or HINDSIGHT in self._processes:
            return
        if not self._load(HINDSIGHT):
            self._start(HINDSIGHT)

    def _await_findings(self, findings: Findings) -> None:
        """Prepare for the results about a match or a seat."""
        self._hint_plies, self._seen_ply = findings.hint_plies, None
        self._asked_plies.clear()
        self._time_left.restart()

    def read(self, ply: int) -> None:
        """Value a moment at once because it is looked at, if the curve has not come to it.

        Those at which the person asked for a hint follow: they know a value of them.
        """
        self._seen_ply = ply
        self._read_next()

    def _read_next(self) -> None:
        """Value the moment looked at, or else one at which a hint was asked for."""
        findings = self.findings
        if findings is None or CURVE not in self._processes:
            return
        seen = self._seen_ply
        wanted = [*([] if seen is None else [seen]), *self._hint_plies]
        ply = next((each for each in wanted if self._is_to_be_read(findings, each)), None)
        if ply is None or ply == self._read_ply:
            return
        self._stop_reading()
        self._read_ply = ply
        process = LineProcess(command(), request(self._text, MOMENT, findings.seat, ply=ply), self)
        process.line_read.connect(partial(self._on_moment_read, findings))
        process.ended.connect(self._on_reading_ended)
        self._reading = process

    def _is_to_be_read(self, findings: Findings, ply: int) -> bool:
        return not findings.is_hindsight and ply not in self._asked_plies and findings.is_rough(ply)

    def _on_reading_ended(self) -> None:
        if self._read_ply is not None:
            # A process that found nothing would find nothing again.
            self._asked_plies.add(self._read_ply)
        self._stop_reading()
        self._read_next()

    def _on_moment_read(self, findings: Findings, data: object) -> None:
        if findings is self.findings and findings.add_read_moment(data):
            self.findings_added.emit()

    def _stop_reading(self) -> None:
        """Stop to value the moment that was looked at."""
        process, self._reading, self._read_ply = self._reading, None, None
        if process is not None:
            process.stop()

    def stop(self) -> None:
        """Stop the processes, and store their results."""
        self._stop_reading()
        for part in self._processes:
            self._store(part)
        for process in self._processes.values():
            process.stop()
        self._processes.clear()

    def _start(self, part: str) -> None:
        """Start a part, or let it go on after the results that were found before."""
        assert self.findings is not None
        before = self._lines.setdefault(part, [])
        self._began[part] = len(before)
        message = request(self._text, part, self.findings.seat, before)
        process = LineProcess(command(), message, self)
        process.line_read.connect(partial(self._on_line_read, part))
        process.ended.connect(partial(self._on_ended, part))
        self._processes[part] = process

    def _on_line_read(self, part: str, data: object) -> None:
        if self.findings is None or part not in self._processes:
            return
        if not _reader_of(part, self.findings)(data):
            log.warning("the review's process sent an invalid message: %s", one_line(repr(data)))
            self._processes.pop(part).stop()
            self._store(part)
            self.is_broken = True
        else:
            self._lines[part].append(data)
            if data == {"done": True} or len(self._lines[part]) % _RESULTS_PER_SAVE == 0:
                self._store(part)
        self.findings_added.emit()

    def _on_ended(self, part: str) -> None:
        self._processes.pop(part, None)
        findings = self.findings
        if findings is not None and not _is_complete(part, findings):
            log.warning("the review's process ended early: %s", part)
            self._store(part)
            if len(self._lines[part]) > self._began[part]:
                self._start(part)
            else:
                self.is_broken = True
        self.findings_added.emit()

    # -- storage -----------------------------------------------------------------------------------

    def _file(self, part: str) -> Path | None:
        if self.folder is None or self.findings is None:
            return None
        is_open = self.findings.match.game.perfect_information
        by_seat = part == COACH or (part == CURVE and not is_open)
        seat = self.findings.seat if by_seat else 0
        # Another version may find different results.
        key = f"{version.version()} {FINDINGS_VERSION} {seat} {self._text}"
        name = sha256(key.encode()).hexdigest()[:32]
        return self.folder / f"{name}.{part}{_SUFFIX}"

    def _load(self, part: str) -> bool:
        """Load a stored part; return False if it is missing, invalid or unfinished.

        The results of an unfinished part are kept for its process to go on from.
        """
        self._lines[part] = []
        file = self._file(part)
        if file is None:
            return False
        assert self.findings is not None
        trial = Findings(self.findings.match, self.findings.seat)
        try:
            lines = [parse_json(line, part) for line in read_text(file, MAX_BYTES).splitlines()]
        except ConquistaError:
            return False
        if not all(_reader_of(part, trial)(line) for line in lines):
            return False
        for line in lines:
            _reader_of(part, self.findings)(line)
        self._lines[part] = lines
        return bool(lines) and lines[-1] == {"done": True}

    def _store(self, part: str) -> None:
        file = self._file(part)
        if file is None:
            return
        lines = [json.dumps(line, ensure_ascii=False) for line in self._lines[part]]
        if not lines:
            return
        # Results that cannot be stored will be computed again.
        with suppress(OSError):
            files.write(file, ("\n".join(lines) + "\n").encode(), private=True)
            ours = [path for path in file.parent.iterdir() if _FILE_NAME.fullmatch(path.name)]
            for old in sorted(ours, key=lambda path: path.lstat().st_mtime)[
                : -3 * MAX_STORED_REVIEWS
            ]:
                old.unlink(missing_ok=True)


def _without_names(record: Record) -> Record:
    """Return the record without what cannot influence the review, such as names and hints."""
    players = tuple({**player, "name": ""} for player in record.players)
    return replace(record, players=players, marks=(), thoughts=(), secret=0, routines=())


def _reader_of(part: str, findings: Findings) -> Callable[[Json], bool]:
    """Return the method that reads a line of a part."""
    if part == COACH:
        return findings.add_coach_line
    return findings.add_moment if part == CURVE else findings.add_open_moment


def _is_complete(part: str, findings: Findings) -> bool:
    """Return whether a part has found everything."""
    if part == COACH:
        return findings.are_moves_complete
    return findings.is_known_complete if part == CURVE else findings.is_open_complete
