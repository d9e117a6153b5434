"""Seals that games, lessons and puzzles earn: each a count and how much of it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from desktop.storage.ledger.entries import Entry
from desktop.storage.ledger.figures import longest_streak
from engine.bots.names import is_program

#: People who fill a table, and those who make it a crowd.
_FOUR, _FULL = 4, 5

#: What a seal counts: how many of them after each game, never fewer than before.
Count = Callable[[Sequence[Entry]], int]


@dataclass(frozen=True, slots=True)
class Seal:
    """One seal."""

    key: str
    #: "red", "blue", "green", "gold" or "black": its wax, by family.
    wax: str
    #: What is stamped into it, as `desktop.painting.wax_seal` knows it, or a few signs.
    emblem: str
    need: int
    #: What it counts: games, or by that name things done on some day (see `standings`).
    count: Count | str


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a seal is."""

    seal: Seal
    have: int
    #: When it was earned, as in `Entry.when`; "": not yet, or nobody knows any more.
    when: str

    @property
    def earned(self) -> bool:
        return self.have >= self.seal.need


def _won(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.alone and entry.won]


def _wins(entries: Sequence[Entry]) -> int:
    return len(_won(entries))


def _games(entries: Sequence[Entry]) -> int:
    return len(entries)


def _boxes(entries: Sequence[Entry]) -> int:
    return len({entry.game for entry in _won(entries)})


def _rated(entries: Sequence[Entry]) -> int:
    return sum(entry.rated for entry in _won(entries))


def _variants(entries: Sequence[Entry]) -> int:
    return sum(bool(entry.variants) for entry in _won(entries))


def _seated(least: int) -> Count:
    return lambda entries: sum(entry.seats >= least for entry in _won(entries))


def _beaten(level: str) -> Count:
    def count(entries: Sequence[Entry]) -> int:
        return sum(
            entry.strongest >= level and entry.rated and not is_program(entry.strongest)
            for entry in _won(entries)
        )

    return count


def _streak(entries: Sequence[Entry]) -> int:
    return longest_streak(entries)[0]


@dataclass(frozen=True, slots=True)
class Tasks:
    """What there is to be done beside games: lessons of each game, puzzles of each grade."""

    lessons: Mapping[str, int]
    puzzles: Mapping[int, int]


#: What is counted by the day it was done, and of one game or grade by that after a stroke.
LESSONS, PUZZLES = "lessons", "puzzles"
_WAXES = ("blue", "green", "red", "gold", "black")


def seals(games: int, tasks: Tasks) -> tuple[Seal, ...]:
    """All there are, where so many games stand on the shelf, and this beside them."""
    return (
        Seal("first", "red", "lion", 1, _wins),
        Seal("three", "red", "3", 3, _streak),
        Seal("seven", "red", "7", 7, _streak),
        Seal("squire", "gold", "tower", 1, _beaten("level2")),
        Seal("knight", "gold", "lily", 1, _beaten("level3")),
        Seal("captain", "gold", "eagle", 1, _beaten("level4")),
        Seal("doge", "black", "sun", 1, _beaten("level5")),
        Seal("doges", "black", "5", 5, _beaten("level5")),
        Seal("boxes", "blue", "wolf", games, _boxes),
        Seal("four", "green", "IV", 1, _seated(_FOUR)),
        Seal("full", "green", "V", 1, _seated(_FULL)),
        Seal("variant", "green", "§", 1, _variants),
        Seal("unaided", "blue", "10", 10, _rated),
        Seal("fifty", "blue", "50", 50, _games),
        Seal("hundred", "blue", "100", 100, _games),
        *_taught(tasks.lessons),
        *_solved(tasks.puzzles),
    )


def _taught(lessons: Mapping[str, int]) -> list[Seal]:
    """One for the lessons of each game, and one for all of them."""
    found = []
    for number, (game, count) in enumerate(lessons.items()):
        name, wax = f"{LESSONS}/{game}", _WAXES[number % len(_WAXES)]
        found.append(Seal(name, wax, "medal", count, name))
    if found:
        found.append(Seal(LESSONS, "gold", "tick", sum(lessons.values()), LESSONS))
    return found


def _solved(puzzles: Mapping[int, int]) -> list[Seal]:
    """For the first one, the first of each grade, ten, and all."""
    if not puzzles:
        return []
    graded = []
    for grade in sorted(puzzles):
        name = f"{PUZZLES}/{grade}"
        graded.append(Seal(name, _WAXES[grade % len(_WAXES)], "*" * grade, 1, name))
    return [
        Seal("puzzle", "red", "?", 1, PUZZLES),
        *graded,
        Seal("ten", "red", "X", 10, PUZZLES),
        Seal(PUZZLES, "gold", "!", sum(puzzles.values()), PUZZLES),
    ]


def earned_by(entry: Entry, entries: Sequence[Entry], games: int) -> list[str]:
    """The keys of the seals that a game earned beside those played before it, where so many games
    stand on the shelf.
    """
    before = [one for one in entries if one.key != entry.key and one.when <= entry.when]
    found = []
    for seal in seals(games, Tasks({}, {})):
        count = seal.count
        if not isinstance(count, str) and count(before) < seal.need <= count([*before, entry]):
            found.append(seal.key)
    return found


def standings(
    entries: Sequence[Entry], games: int, tasks: Tasks, done: Mapping[str, Sequence[str]]
) -> list[Standing]:
    """How far each seal is over all entries, the oldest first, and what was done beside games: the
    days of each lesson and each puzzle, "" for one nobody knows any more, by what is counted.
    """
    found = []
    for seal in seals(games, tasks):
        if isinstance(seal.count, str):
            days = sorted(done.get(seal.count, ()))
            when = days[seal.need - 1] if len(days) >= seal.need else ""
            found.append(Standing(seal, min(len(days), seal.need), when))
            continue
        have, when = seal.count(entries), ""
        if have >= seal.need:
            # A count never falls: the first game with which it suffices is found by halving.
            low, high = 1, len(entries)
            while low < high:
                middle = (low + high) // 2
                enough = seal.count(entries[:middle]) >= seal.need
                low, high = (low, middle) if enough else (middle + 1, high)
            when = entries[low - 1].when
        found.append(Standing(seal, min(have, seal.need), when))
    return found
