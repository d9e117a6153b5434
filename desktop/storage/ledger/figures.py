"""What the ledger adds up to: shares with their doubt, by game, level, seat and variant."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from desktop.storage.ledger.entries import Entry
from engine.bots.names import is_program

#: Below so many games a share says little.
FEW = 8
#: Standard deviations of 95 %.
_Z = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """Of `played` games `won` (shared victories in part) where `fair` would be a fair share."""

    won: float = 0.0
    played: int = 0
    #: The mean of 1 / seats.
    fair: float = 0.0

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, after Wilson (1927)."""
        n, p = self.played, self.share
        if not n:
            return 0.0, 1.0
        middle, spread = p + _Z**2 / (2 * n), _Z * math.sqrt(p * (1 - p) / n + _Z**2 / (4 * n * n))
        whole = 1 + _Z**2 / n
        return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)

    @property
    def few(self) -> bool:
        return self.played < FEW


def share_of(entries: Iterable[Entry]) -> Share:
    """Those of one person against bots."""
    own = [entry for entry in entries if entry.alone]
    fair = sum(1 / entry.seats for entry in own) / len(own) if own else 0.0
    return Share(sum(entry.won for entry in own), len(own), fair)


def grouped(entries: Iterable[Entry], key: Callable[[Entry], str]) -> dict[str, Share]:
    """Shares by a key; those without one are left out."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.alone and (name := key(entry)):
            groups.setdefault(name, []).append(entry)
    return {name: share_of(group) for name, group in groups.items()}


def by_level(entries: Iterable[Entry]) -> dict[str, Share]:
    """By the strongest bot at the table; programs of the player's own have no level."""
    return grouped(entries, lambda entry: "" if is_program(entry.strongest) else entry.strongest)


def by_turn(entries: Iterable[Entry]) -> dict[int, Share]:
    """By the order of play: 0 began."""
    found = grouped(entries, lambda entry: "" if entry.turn is None else str(entry.turn))
    return {int(turn): share for turn, share in sorted(found.items())}


def by_variant(
    entries: Iterable[Entry], group: Callable[[str], str] = lambda name: name
) -> dict[str, Share]:
    """By option that was not as usual; "": everything was. A game of several stands in each.

    `group` says under which name an option stands.
    """
    own = [(entry, {group(name) for name in entry.variants}) for entry in entries if entry.alone]
    names = dict.fromkeys(group(name) for entry, _ in own for name in entry.variants)
    found = {"": share_of(entry for entry, groups in own if not groups)}
    for name in names:
        found[name] = share_of(entry for entry, groups in own if name in groups)
    return {name: share for name, share in found.items() if share.played}


def longest_streak(entries: Sequence[Entry]) -> tuple[int, str]:
    """Games won one after the other, alone or with others, and when the last of them was won."""
    longest, until, now = 0, "", 0
    for entry in entries:
        if not entry.alone:
            continue
        now = now + 1 if entry.won else 0
        if now > longest:
            longest, until = now, entry.when
    return longest, until
