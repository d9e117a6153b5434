"""Seals that games and puzzles earn: each a count and how much of it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.ledger.entries import Entry
from desktop.ledger.figures import longest_streak
from engine.bots.levels import is_program

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
    #: A charge of the seats, or a few signs to be stamped into it.
    emblem: str
    need: int
    #: None: it counts the puzzles that were solved.
    count: Count | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a seal is."""

    seal: Seal
    have: int
    #: When it was earned, as in `Entry.when`; "": not yet.
    earned: str


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


def seals(games: int, puzzles: int) -> tuple[Seal, ...]:
    """All there are, where so many games stand on the shelf, and so many puzzles beside them."""
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
        Seal("puzzle", "red", "?", 1, None),
        Seal("ten", "red", "X", 10, None),
        Seal("puzzles", "gold", "!", puzzles, None),
    )


def standings(
    entries: Sequence[Entry], games: int, puzzles: int, solved: Sequence[str] = ()
) -> list[Standing]:
    """How far each seal is over all entries, the oldest first, and the days on which puzzles were
    solved without help.
    """
    found, days = [], sorted(solved)
    for seal in seals(games, puzzles):
        if seal.count is None:
            enough = len(days) >= seal.need > 0
            earned = days[seal.need - 1] if enough else ""
            found.append(Standing(seal, min(len(days), seal.need), earned))
            continue
        have, earned = seal.count(entries), ""
        if have >= seal.need:
            # A count never falls: the first game with which it suffices is found by halving.
            low, high = 1, len(entries)
            while low < high:
                middle = (low + high) // 2
                enough = seal.count(entries[:middle]) >= seal.need
                low, high = (low, middle) if enough else (middle + 1, high)
            earned = entries[low - 1].when
        found.append(Standing(seal, min(have, seal.need), earned))
    return found
