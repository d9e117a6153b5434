"""Entries of the ledger: one for every finished game with a person, kept in one small file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.bots.bot_names import split_temper
from engine.core.options import options_of
from engine.core.values import CALLED_OFF, Json, Leave, Seat
from engine.data.codec import CodecError, decode, encode
from engine.data.kept_file import KeptFile
from engine.play.match import Match
from engine.play.record import Record

FORMAT = 1
FILE = "ledger.json"
#: An entry takes about 200 bytes, so this is more than a person plays.
_MAX_BYTES = 20_000_000
#: Marks of a record which show that the person had help or knew the hidden cards.
_HELP_MARKS = ("undo", "hint", "branch")
#: The value of `Entry.seat` when several people played.
TOGETHER = -1
#: The value of `Entry.first` in entries of a version that did not record it.
UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished game."""

    #: The key of the match, the same for every copy.
    key: str
    #: When it was last played, as ISO 8601 in local time, to the minute.
    when: str
    game: str
    seats: int
    #: The seat of the only person, or TOGETHER.
    seat: Seat
    #: The seats that won; empty when all lost.
    winners: tuple[int, ...]
    #: The level of the bot by seat, without its temper; "" for people.
    levels: tuple[str, ...]
    #: The names of the options that differ from the rulebook's.
    variants: tuple[str, ...] = field(default=())
    #: Whether it counts for the rating: played to its end from an unknown deal, without help.
    rated: bool = True
    #: The seat that began, or UNKNOWN.
    first: int = UNKNOWN
    #: Remarkable numbers of the only person, by topic; () where none were counted.
    numbers: tuple[tuple[str, int], ...] = field(default=())

    @property
    def is_solo(self) -> bool:
        """Whether a single person played, against bots."""
        return self.seat != TOGETHER

    @property
    def victory_share(self) -> float:
        """The person's share of the victory: 1 alone, less when shared, 0 when lost."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def turn(self) -> int | None:
        """The position of the only person in the order of play, from 0; None when it is unknown."""
        is_known = self.is_solo and self.first != UNKNOWN
        return (self.seat - self.first) % self.seats if is_known else None

    @property
    def strongest(self) -> str:
        """The level of the strongest bot; "" without bots."""
        return max((level for level in self.levels if level), default="")


_FIELDS = frozenset(attribute.name for attribute in fields(Entry))


#: Counts the remarkable numbers of the only person in a match that is over, by topic.
CountNumbers = Callable[[Match], tuple[tuple[str, int], ...]]


def no_numbers(match: Match) -> tuple[tuple[str, int], ...]:
    """Count nothing."""
    return ()


def match_key(record: Record) -> str:
    """Return the key of a match, the same for every copy of it."""
    dealt = f"{record.game} {record.seed} {record.secret}"
    return hashlib.sha256(dealt.encode()).hexdigest()[:20]


def entry_of(match: Match, played: datetime, count: CountNumbers = no_numbers) -> Entry | None:
    """Return the entry of a match; `count` counts its remarkable numbers.

    Returns None for an unfinished match, for one that all people agreed to end, for one that was
    only watched, and for one from an edited position, in which a victory does not count.
    """
    record, result = match.record, match.result
    kinds = [player.get("kind") for player in record.players]
    people = [seat for seat, kind in enumerate(kinds) if kind != "bot"]
    if result is None or result.by == CALLED_OFF:
        return None
    if not people or not kinds or record.position is not None:
        return None
    seat = people[0] if len(people) == 1 else TOGETHER
    helped = any(mark.get("mark") in _HELP_MARKS for mark in record.marks)
    has_leaver = any(isinstance(step.action, Leave) for step in match.steps)
    is_deal_known = record.typed or record.format < 2
    standard = {option.name: option.default for option in options_of(match.game.options)}
    options = encode(match.options)
    return Entry(
        key=match_key(record),
        when=played.isoformat(timespec="minutes"),
        game=record.game,
        seats=record.seats,
        seat=seat,
        winners=result.winners,
        levels=tuple(split_temper(str(player.get("level", "")))[0] for player in record.players),
        variants=tuple(name for name, usual in standard.items() if options[name] != usual),
        rated=seat != TOGETHER and not (helped or has_leaver or is_deal_known),
        first=UNKNOWN if match.begins is None else match.begins,
        numbers=() if seat == TOGETHER else count(match),
    )


class Ledger(QObject):
    """The entries in the order they were played, and the file that keeps them.

    Signals:
        changed().
        damaged(): the file turned out to be `fault` while it was in use.
    """

    changed = Signal()
    damaged = Signal()

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        """A missing or damaged file is begun anew, from the saved games."""
        super().__init__(parent)
        self._file = KeptFile(file, FORMAT, ("forgotten", "entries"), _MAX_BYTES)
        self._entries: dict[str, Entry] = {}
        #: Data of later versions that must be kept: fields of the file, fields of an entry by its
        #: key, and entries of unknown kinds.
        self._extra_fields: dict[str, Json] = {}
        self._extra_by_key: dict[str, dict[str, Json]] = {}
        self._unknown_lines: list[Json] = []
        #: Games played up to this moment were forgotten; in the form of `Entry.when`.
        self._forgotten = ""
        #: The error of the last write, or None.
        self.trouble: OSError | None = None
        self._read()

    @property
    def fault(self) -> str:
        """The fault of the file, in the terms of `KeptFile`, or ""."""
        return self._file.trouble

    def entries(self) -> list[Entry]:
        """Return all entries, the oldest first."""
        return sorted(self._entries.values(), key=lambda entry: (entry.when, entry.key))

    def add_entries(self, entries: Iterable[Entry]) -> None:
        """Add the new entries.

        A copy of a known match is not added, however it ended; it only completes an entry of an
        earlier version with the seat that began and its numbers.
        """
        new: dict[str, Entry] = {}
        for entry in entries:
            previous = self._entries.get(entry.key)
            if previous is None and entry.when > self._forgotten:
                new[entry.key] = entry
            elif previous is not None and (fuller := _complete_entry(previous, entry)) != previous:
                self._entries[entry.key] = new[entry.key] = fuller
        if new:
            # Another window may have written to the file meanwhile.
            before = self.fault
            self._read()
            self._entries = {**new, **self._entries}
            self._write()
            self.changed.emit()
            if self.fault not in ("", before):
                self.damaged.emit()

    def forget(self) -> None:
        """Delete all entries for good; games that are still saved are not added again."""
        self._forgotten = datetime.now().isoformat(timespec="minutes")
        self._entries.clear()
        self._extra_by_key.clear()
        self._unknown_lines.clear()
        self._write()
        self.changed.emit()

    def _read(self) -> None:
        data = self._file.read()
        forgotten, lines = data.pop("forgotten", ""), data.pop("entries", [])
        self._extra_fields = data or self._extra_fields
        if isinstance(forgotten, str):
            self._forgotten = max(self._forgotten, forgotten)
        for line in lines if isinstance(lines, list) else [lines]:
            self._read_line(line)

    def _read_line(self, line: Json) -> None:
        try:
            entry = decode(Entry, {key: line[key] for key in line if key in _FIELDS})
        except (CodecError, TypeError):  # an entry that this version does not know
            if line not in self._unknown_lines:
                self._unknown_lines.append(line)
            return
        if entry.when > self._forgotten:
            self._entries.setdefault(entry.key, entry)
            more = {key: line[key] for key in line if key not in _FIELDS}
            if more:
                self._extra_by_key.setdefault(entry.key, more)

    def _write(self) -> None:
        rows = [
            {**encode(entry), **self._extra_by_key.get(entry.key, {})} for entry in self.entries()
        ]
        lines = ",\n".join(json.dumps(line) for line in (*rows, *self._unknown_lines))
        head = json.dumps({"format": FORMAT, **self._extra_fields, "forgotten": self._forgotten})
        try:
            self._file.write(f'{head[:-1]}, "entries": [\n{lines}\n]}}\n')
            self.trouble = None
        except OSError as error:
            # The games have files of their own, so the ledger can be written later.
            self.trouble = error


def _complete_entry(known: Entry, copy: Entry) -> Entry:
    """Return a known entry with what an earlier version did not record, from a copy of it."""
    first = copy.first if known.first == UNKNOWN else known.first
    same = (known.seat, known.winners) == (copy.seat, copy.winners)
    return replace(known, first=first, numbers=known.numbers or (copy.numbers if same else ()))


def csv_text(entries: Iterable[Entry]) -> str:
    """Return the entries as CSV with an English header, for spreadsheets."""
    head = "when,game,seats,seat,won,rated,levels,variants"
    rows = (
        ",".join(
            (
                *(entry.when, entry.game, str(entry.seats)),
                str(entry.seat + 1 if entry.is_solo else ""),
                *(f"{entry.victory_share:g}", str(int(entry.rated))),
                *(" ".join(level or "person" for level in entry.levels), " ".join(entry.variants)),
            )
        )
        for entry in entries
    )
    return "\n".join((head, *rows)) + "\n"
