"""Statistics of the ledger: shares of victories with intervals, by level, seat and variant."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from desktop.storage.ledger.entries import Entry
from engine.bots.bot_names import is_program
from engine.core.averages import Z95

#: Below this number of games a share says little.
MIN_GAMES = 8


@dataclass(frozen=True, slots=True)
class WinRate:
    """Victories `won` (shared ones in part) in `played` games; `fair_rate` is for equal players."""

    won: float = 0.0
    played: int = 0
    #: The mean of 1 / seats.
    fair_rate: float = 0.0

    @property
    def value(self) -> float:
        """The victories as a share of the games."""
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval after Wilson (1927)."""
        n, p = self.played, self.value
        if not n:
            return 0.0, 1.0
        middle = p + Z95**2 / (2 * n)
        spread = Z95 * math.sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n))
        denominator = 1 + Z95**2 / n
        return max(0.0, (middle - spread) / denominator), min(1.0, (middle + spread) / denominator)

    @property
    def has_few_games(self) -> bool:
        """Whether there are too few games for the share to say much."""
        return self.played < MIN_GAMES


def win_rate_of(entries: Iterable[Entry]) -> WinRate:
    """Return the win rate in all games of a single person against bots."""
    solo_entries = [entry for entry in entries if entry.is_solo]
    fair_rate = (
        sum(1 / entry.seats for entry in solo_entries) / len(solo_entries) if solo_entries else 0.0
    )
    return WinRate(sum(entry.victory_share for entry in solo_entries), len(solo_entries), fair_rate)


def win_rates_by(entries: Iterable[Entry], key: Callable[[Entry], str]) -> dict[str, WinRate]:
    """Return shares by a key of the entries; entries with the key "" are left out."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.is_solo and (name := key(entry)):
            groups.setdefault(name, []).append(entry)
    return {name: win_rate_of(group) for name, group in groups.items()}


def by_level(entries: Iterable[Entry]) -> dict[str, WinRate]:
    """Return shares by the strongest bot at the table; external programs have no level."""
    return win_rates_by(
        entries, lambda entry: "" if is_program(entry.strongest) else entry.strongest
    )


def by_turn(entries: Iterable[Entry]) -> dict[int, WinRate]:
    """Return shares by position in the order of play, from 0."""
    rates = win_rates_by(entries, lambda entry: "" if entry.turn is None else str(entry.turn))
    return {int(turn): rate for turn, rate in sorted(rates.items())}


def by_variant(
    entries: Iterable[Entry], group: Callable[[str], str] = lambda name: name
) -> dict[str, WinRate]:
    """Return shares by option that differs from the rulebook; "" is for games without any.

    A game with several such options counts for each. `group` maps an option to the name under which
    it is counted.
    """
    grouped_entries = [
        (entry, {group(name) for name in entry.variants}) for entry in entries if entry.is_solo
    ]
    names = dict.fromkeys(group(name) for entry, _ in grouped_entries for name in entry.variants)
    rates = {"": win_rate_of(entry for entry, groups in grouped_entries if not groups)}
    for name in names:
        rates[name] = win_rate_of(entry for entry, groups in grouped_entries if name in groups)
    return {name: rate for name, rate in rates.items() if rate.played}


def longest_streak(entries: Sequence[Entry]) -> tuple[int, str]:
    """Return the longest run of victories, shared ones included, and when it ended."""
    longest, until, now = 0, "", 0
    for entry in entries:
        if not entry.is_solo:
            continue
        now = now + 1 if entry.victory_share else 0
        if now > longest:
            longest, until = now, entry.when
    return longest, until
