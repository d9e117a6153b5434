"""Statistics of the ledger: shares of victories with intervals, by level, seat and variant."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from desktop.storage.ledger.entries import Entry
from engine.bots.bot_names import is_program

#: Below this number of games a share says little.
MIN_GAMES = 8
#: Standard deviations of a 95 % interval.
_Z = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """Victories `won` (shared ones in part) in `played` games, of which `fair` is a fair share."""

    won: float = 0.0
    played: int = 0
    #: The mean of 1 / seats.
    fair: float = 0.0

    @property
    def share(self) -> float:
        """The victories as a share of the games."""
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval after Wilson (1927)."""
        n, p = self.played, self.share
        if not n:
            return 0.0, 1.0
        middle, spread = p + _Z**2 / (2 * n), _Z * math.sqrt(p * (1 - p) / n + _Z**2 / (4 * n * n))
        whole = 1 + _Z**2 / n
        return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)

    @property
    def has_few_games(self) -> bool:
        """Whether there are too few games for the share to say much."""
        return self.played < MIN_GAMES


def share_of(entries: Iterable[Entry]) -> Share:
    """Return the share over all games of one person against bots."""
    own = [entry for entry in entries if entry.is_alone]
    fair = sum(1 / entry.seats for entry in own) / len(own) if own else 0.0
    return Share(sum(entry.won for entry in own), len(own), fair)


def shares_by(entries: Iterable[Entry], key: Callable[[Entry], str]) -> dict[str, Share]:
    """Return shares by a key of the entries; entries with the key "" are left out."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.is_alone and (name := key(entry)):
            groups.setdefault(name, []).append(entry)
    return {name: share_of(group) for name, group in groups.items()}


def by_level(entries: Iterable[Entry]) -> dict[str, Share]:
    """Return shares by the strongest bot at the table; external programs have no level."""
    return shares_by(entries, lambda entry: "" if is_program(entry.strongest) else entry.strongest)


def by_turn(entries: Iterable[Entry]) -> dict[int, Share]:
    """Return shares by position in the order of play, from 0."""
    shares = shares_by(entries, lambda entry: "" if entry.turn is None else str(entry.turn))
    return {int(turn): share for turn, share in sorted(shares.items())}


def by_variant(
    entries: Iterable[Entry], group: Callable[[str], str] = lambda name: name
) -> dict[str, Share]:
    """Return shares by option that differs from the rulebook; "" is for games without any.

    A game with several such options counts for each. `group` maps an option to the name under which
    it is counted.
    """
    own = [(entry, {group(name) for name in entry.variants}) for entry in entries if entry.is_alone]
    names = dict.fromkeys(group(name) for entry, _ in own for name in entry.variants)
    shares = {"": share_of(entry for entry, groups in own if not groups)}
    for name in names:
        shares[name] = share_of(entry for entry, groups in own if name in groups)
    return {name: share for name, share in shares.items() if share.played}


def longest_streak(entries: Sequence[Entry]) -> tuple[int, str]:
    """Return the longest run of victories, shared ones included, and when it ended."""
    longest, until, now = 0, "", 0
    for entry in entries:
        if not entry.is_alone:
            continue
        now = now + 1 if entry.won else 0
        if now > longest:
            longest, until = now, entry.when
    return longest, until
