"""Every finished game with a person in it, as a line of the ledger; kept in one small file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.bots.names import split_temper
from engine.core.options import options_of
from engine.core.values import Json, Leave
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import KeptFile
from engine.play.match import Match

FORMAT = 1
FILE = "ledger.json"
#: A line takes some 200 bytes: more than anybody plays.
_MOST_BYTES = 20_000_000
#: Marks of a record that say that somebody was helped, or knew what was to come.
_HELP = ("undo", "hint", "branch")
#: In `Entry.seat`: several people played.
TOGETHER = -1
#: In `Entry.first`: the line is of a version that did not note it.
UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished game."""

    #: The same for every copy of a match.
    key: str
    #: When it was played last, as ISO 8601 in local time, to the minute.
    when: str
    game: str
    seats: int
    #: The only person's, or TOGETHER.
    seat: int
    #: The seats that won; none: all lost.
    winners: tuple[int, ...]
    #: Per seat, the level of its bot, whatever its temper; "" for people.
    levels: tuple[str, ...]
    #: The names of the options that were not as the rulebook has them.
    variants: tuple[str, ...] = field(default=())
    #: Whether it says how well the person plays: to the end from a deal nobody knew, without help.
    rated: bool = True
    #: The seat that began, or UNKNOWN.
    first: int = UNKNOWN

    @property
    def alone(self) -> bool:
        """Whether one person played, against bots."""
        return self.seat != TOGETHER

    @property
    def won(self) -> float:
        """The share of the victory: 1 alone, less with others, 0: lost."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def turn(self) -> int | None:
        """Whether the only person began (0), came second (1) and so on; None: nobody knows."""
        known = self.alone and self.first != UNKNOWN
        return (self.seat - self.first) % self.seats if known else None

    @property
    def strongest(self) -> str:
        """The level of the strongest bot; "" without any."""
        return max((level for level in self.levels if level), default="")


_FIELDS = frozenset(one.name for one in fields(Entry))


def entry_of(match: Match, played: datetime) -> Entry | None:
    """The line of a match; None while it lasts, for one that was only watched, and for one from an
    edited position: whoever wins there has not won a game.
    """
    record, result = match.record, match.result
    kinds = [player.get("kind") for player in record.players]
    people = [seat for seat, kind in enumerate(kinds) if kind != "bot"]
    if result is None or not people or not kinds or record.position is not None:
        return None
    seat = people[0] if len(people) == 1 else TOGETHER
    helped = any(mark.get("mark") in _HELP for mark in record.marks)
    left = any(isinstance(step.action, Leave) for step in match.steps)
    known = record.typed or record.format < 2
    standard = {option.name: option.default for option in options_of(match.game.options)}
    given = encode(match.options)
    return Entry(
        key=hashlib.sha256(f"{record.game} {record.seed} {record.secret}".encode()).hexdigest()[
            :20
        ],
        when=played.isoformat(timespec="minutes"),
        game=record.game,
        seats=record.seats,
        seat=seat,
        winners=result.winners,
        levels=tuple(split_temper(str(one.get("level", "")))[0] for one in record.players),
        variants=tuple(name for name, usual in standard.items() if given[name] != usual),
        rated=seat != TOGETHER and not (helped or left or known),
        first=UNKNOWN if match.begins is None else match.begins,
    )


class Ledger(QObject):
    """The lines in the order they were played, and the file that keeps them.

    Signals: `changed()`, `damaged()` when the file is found to be `lost` while it is in use.
    """

    changed = Signal()
    damaged = Signal()

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        """A file that is missing or damaged is begun anew, from the games that are kept."""
        super().__init__(parent)
        self._kept = KeptFile(file, FORMAT, ("forgotten", "entries"), _MOST_BYTES)
        self._entries: dict[str, Entry] = {}
        #: What later versions say besides: of all, and of a line, by its key; and lines of kinds
        #: that this one does not know.
        self._more: dict[str, Json] = {}
        self._more_of: dict[str, dict[str, Json]] = {}
        self._strange: list[Json] = []
        #: Games played up to then were forgotten, as in `Entry.when`.
        self._forgotten = ""
        #: Why it could not be written, or None.
        self.trouble: OSError | None = None
        self._read()

    @property
    def lost(self) -> str:
        """What is the matter with the file, as `KeptFile` says; "" for nothing."""
        return self._kept.trouble

    def entries(self) -> list[Entry]:
        """All lines, the oldest first."""
        return sorted(self._entries.values(), key=lambda entry: (entry.when, entry.key))

    def take(self, entries: Iterable[Entry]) -> None:
        """Add those that are new; a copy of a match, however it ended, is not: it only tells a line
        of an earlier version who began.
        """
        new: dict[str, Entry] = {}
        for entry in entries:
            known = self._entries.get(entry.key)
            if known is None and entry.when > self._forgotten:
                new[entry.key] = entry
            elif known is not None and known.first == UNKNOWN != entry.first:
                self._entries[entry.key] = new[entry.key] = replace(known, first=entry.first)
        if new:
            # Another window may have written meanwhile.
            before = self.lost
            self._read()
            self._entries = {**new, **self._entries}
            self._write()
            self.changed.emit()
            if self.lost not in ("", before):
                self.damaged.emit()

    def forget(self) -> None:
        """Empty it for good; games that are kept are not taken in again."""
        self._forgotten = datetime.now().isoformat(timespec="minutes")
        self._entries.clear()
        self._more_of.clear()
        self._strange.clear()
        self._write()
        self.changed.emit()

    def _read(self) -> None:
        data = self._kept.read()
        forgotten, lines = data.pop("forgotten", ""), data.pop("entries", [])
        self._more = data or self._more
        if isinstance(forgotten, str):
            self._forgotten = max(self._forgotten, forgotten)
        for line in lines if isinstance(lines, list) else [lines]:
            self._read_line(line)

    def _read_line(self, line: Json) -> None:
        try:
            entry = decode(Entry, {key: line[key] for key in line if key in _FIELDS})
        except (CodecError, TypeError):  # no line that this version knows
            if line not in self._strange:
                self._strange.append(line)
            return
        if entry.when > self._forgotten:
            self._entries.setdefault(entry.key, entry)
            more = {key: line[key] for key in line if key not in _FIELDS}
            if more:
                self._more_of.setdefault(entry.key, more)

    def _write(self) -> None:
        known = [{**encode(entry), **self._more_of.get(entry.key, {})} for entry in self.entries()]
        lines = ",\n".join(json.dumps(line) for line in (*known, *self._strange))
        head = json.dumps({"format": FORMAT, **self._more, "forgotten": self._forgotten})
        try:
            self._kept.write(f'{head[:-1]}, "entries": [\n{lines}\n]}}\n')
            self.trouble = None
        except OSError as error:
            # The games are kept in files of their own: it can be written another time.
            self.trouble = error


def as_table(entries: Iterable[Entry]) -> str:
    """The lines as a table for spreadsheets: CSV with a head, in English."""
    head = "when,game,seats,seat,won,rated,levels,variants"
    rows = (
        ",".join(
            (
                *(entry.when, entry.game, str(entry.seats)),
                str(entry.seat + 1 if entry.alone else ""),
                *(f"{entry.won:g}", str(int(entry.rated))),
                *(" ".join(level or "person" for level in entry.levels), " ".join(entry.variants)),
            )
        )
        for entry in entries
    )
    return "\n".join((head, *rows)) + "\n"
