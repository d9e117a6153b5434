"""Seals earned by games, lessons and puzzles: each has a count and the number required."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from desktop.storage.ledger.entries import Entry
from desktop.storage.ledger.win_rates import longest_streak
from engine.bots.bot_names import is_program

#: Seats required for the seal "four".
_FOUR_SEATS = 4
#: Seats required for the seal "full".
_FIVE_SEATS = 5

#: Returns the count of a seal after a sequence of games; it never falls with more games.
Count = Callable[[Sequence[Entry]], int]


@dataclass(frozen=True, slots=True)
class Seal:
    """A seal that can be earned."""

    key: str
    #: The colour of its wax by family: "red", "blue", "green", "gold" or "black".
    wax: str
    #: The emblem, by its name in `desktop.painting.materials.wax_seal`, or a few characters.
    emblem: str
    need: int
    #: How it is counted: over games, or over dated achievements of that name (see `seal_progress`).
    count: Count | str


@dataclass(frozen=True, slots=True)
class SealProgress:
    """The progress of a seal."""

    seal: Seal
    have: int
    #: When it was earned, as in `Entry.when`; "" when it was not, or when the date is unknown.
    when: str

    @property
    def is_earned(self) -> bool:
        """Whether the required number is reached."""
        return self.have >= self.seal.need


def _won_entries(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.is_solo and entry.victory_share]


def _wins(entries: Sequence[Entry]) -> int:
    return len(_won_entries(entries))


def _games(entries: Sequence[Entry]) -> int:
    return len(entries)


def _games_won(entries: Sequence[Entry]) -> int:
    return len({entry.game for entry in _won_entries(entries)})


def _rated_wins(entries: Sequence[Entry]) -> int:
    return sum(entry.rated for entry in _won_entries(entries))


def _variant_wins(entries: Sequence[Entry]) -> int:
    return sum(bool(entry.variants) for entry in _won_entries(entries))


def _wins_with_seats(minimum: int) -> Count:
    return lambda entries: sum(entry.seats >= minimum for entry in _won_entries(entries))


def _wins_over(level: str) -> Count:
    def count(entries: Sequence[Entry]) -> int:
        return sum(
            entry.strongest >= level and entry.rated and not is_program(entry.strongest)
            for entry in _won_entries(entries)
        )

    return count


def _streak(entries: Sequence[Entry]) -> int:
    return longest_streak(entries)[0]


@dataclass(frozen=True, slots=True)
class Tasks:
    """The tasks besides games: number of lessons by game, and of puzzles by grade."""

    lessons: Mapping[str, int]
    puzzles: Mapping[int, int]


#: The dated achievement of finished lessons; those of one game have its id after a slash.
LESSONS = "lessons"
#: The dated achievement of solved puzzles; those of one grade have it after a slash.
PUZZLES = "puzzles"
_WAXES = ("blue", "green", "red", "gold", "black")


def seals(games: int, tasks: Tasks) -> tuple[Seal, ...]:
    """Return all seals, with the number of games on the shelf and these tasks."""
    return (
        Seal("first", "red", "lion", 1, _wins),
        Seal("three", "red", "3", 3, _streak),
        Seal("seven", "red", "7", 7, _streak),
        Seal("squire", "gold", "tower", 1, _wins_over("level2")),
        Seal("knight", "gold", "lily", 1, _wins_over("level3")),
        Seal("captain", "gold", "eagle", 1, _wins_over("level4")),
        Seal("doge", "black", "sun", 1, _wins_over("level5")),
        Seal("doges", "black", "5", 5, _wins_over("level5")),
        Seal("boxes", "blue", "wolf", games, _games_won),
        Seal("four", "green", "IV", 1, _wins_with_seats(_FOUR_SEATS)),
        Seal("full", "green", "V", 1, _wins_with_seats(_FIVE_SEATS)),
        Seal("variant", "green", "§", 1, _variant_wins),
        Seal("unaided", "blue", "10", 10, _rated_wins),
        Seal("fifty", "blue", "50", 50, _games),
        Seal("hundred", "blue", "100", 100, _games),
        *_lesson_seals(tasks.lessons),
        *_puzzle_seals(tasks.puzzles),
    )


def _lesson_seals(lessons: Mapping[str, int]) -> list[Seal]:
    """Return a seal for the lessons of each game, and one for all lessons."""
    seals = []
    for number, (game, count) in enumerate(lessons.items()):
        name, wax = f"{LESSONS}/{game}", _WAXES[number % len(_WAXES)]
        seals.append(Seal(name, wax, "medal", count, name))
    if seals:
        seals.append(Seal(LESSONS, "gold", "tick", sum(lessons.values()), LESSONS))
    return seals


def _puzzle_seals(puzzles: Mapping[int, int]) -> list[Seal]:
    """Return seals for the first puzzle, the first of each grade, ten puzzles, and all."""
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
    """Return the keys of the seals that a game earned, given the games played before it.

    `games` is the number of games on the shelf.
    """
    before = [other for other in entries if other.key != entry.key and other.when <= entry.when]
    seal_ids = []
    for seal in seals(games, Tasks({}, {})):
        count = seal.count
        if not isinstance(count, str) and count(before) < seal.need <= count([*before, entry]):
            seal_ids.append(seal.key)
    return seal_ids


#: The number of earlier games with a number before a greater one is called the greatest.
MIN_RECORD_GAMES = 3


@dataclass(frozen=True, slots=True)
class Honours:
    """What a finished game of one person means beside the games before it."""

    #: The keys of the seals that it earned.
    seals: tuple[str, ...] = ()
    #: The topics of its numbers that are greater than in every earlier game of the kind.
    records: tuple[str, ...] = ()
    #: Games of the kind so far, with this one, and the victories among them.
    played: int = 0
    won: int = 0


def honours_of(entry: Entry, entries: Sequence[Entry], games: int) -> Honours:
    """Return the honours of a game, given the other games; `games` as in `earned_by`."""
    earned = tuple(earned_by(entry, entries, games))
    if not entry.is_solo:
        return Honours(earned)
    before = [
        other
        for other in entries
        if other.key != entry.key
        and other.when <= entry.when
        and other.game == entry.game
        and other.is_solo
    ]
    records = []
    for topic, number in entry.numbers:
        earlier = [known for other in before for name, known in other.numbers if name == topic]
        if len(earlier) >= MIN_RECORD_GAMES and number > max(earlier):
            records.append(topic)
    won = sum(bool(other.victory_share) for other in (*before, entry))
    return Honours(earned, tuple(records), len(before) + 1, won)


def seal_progress(
    entries: Sequence[Entry], games: int, tasks: Tasks, done: Mapping[str, Sequence[str]]
) -> list[SealProgress]:
    """Return the progress of each seal.

    `entries` are the games, the oldest first. `done` holds the days of each lesson and puzzle by
    the name of the achievement, "" for an unknown day.
    """
    all_progress = []
    for seal in seals(games, tasks):
        if isinstance(seal.count, str):
            days = sorted(done.get(seal.count, ()))
            when = days[seal.need - 1] if len(days) >= seal.need else ""
            all_progress.append(SealProgress(seal, min(len(days), seal.need), when))
            continue
        have, when = seal.count(entries), ""
        if have >= seal.need:
            # A count never falls, so the first game that reaches it is found by bisection.
            low, high = 1, len(entries)
            while low < high:
                middle = (low + high) // 2
                enough = seal.count(entries[:middle]) >= seal.need
                low, high = (low, middle) if enough else (middle + 1, high)
            when = entries[low - 1].when
        all_progress.append(SealProgress(seal, min(have, seal.need), when))
    return all_progress


def honours_in(entry: Entry | None, entries: Sequence[Entry], games: int) -> Honours:
    """Return the honours of a finished game beside the entries of a ledger.

    A game that was finished before already has its entry there; None counts for nothing.
    """
    if entry is None:
        return Honours()
    known = next((other for other in entries if other.key == entry.key), entry)
    return honours_of(replace(known, numbers=known.numbers or entry.numbers), entries, games)
