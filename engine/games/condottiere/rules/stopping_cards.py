"""Which seats can keep a rival from leading a battle, by the cards they hold.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import Seat
from engine.games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUM,
    HEROINE,
    MERCENARIES,
    SPRING,
    VALUE,
    WINTER,
)
from engine.games.condottiere.rules.battle import highest_in, line_strength, sole_leader
from engine.games.condottiere.rules.core_state import SEASON_SPRING, SEASON_WINTER
from engine.games.condottiere.rules.state import CondottiereState

#: The highest kind of mercenary.
_HIGHEST: Final = MERCENARIES - 1


def can_stop(
    state: CondottiereState, helpers: Sequence[Seat], rival: Seat, answer: Sequence[int]
) -> bool:
    """Return whether seats can together keep a rival from being alone in the lead.

    They lay bishops first, then at most one season, then cards of strength: all of them, or in
    spring the mercenaries up to some value. The rival lays only `answer`. Scarecrows, surrenders
    and cards laid before a bishop are not considered.
    """
    bishops = 0
    winter = False
    spring = False
    for seat in helpers:
        hand = state.hands[seat]
        bishops += hand.count(BISHOP)
        winter = winter or WINTER in hand
        spring = spring or SPRING in hand
    if bishops and not state.rules.has_pope:
        return True  # In the first edition a bishop ends the battle without a winner.
    seasons = [state.season]
    if winter:
        seasons.append(SEASON_WINTER)
    if spring:
        seasons.append(SEASON_SPRING)
    added = [kind for kind in answer if is_strength(kind)]
    for struck in range(bishops + 1):
        lines = strike_highest(state.lines, struck)
        lines[rival] = lines[rival] + added
        for season in seasons:
            least = -1 if season == SEASON_SPRING else _HIGHEST
            for cap in range(_HIGHEST, least - 1, -1):
                if _leader_with(state, lines, season, helpers, cap) != rival:
                    return True
    return False


def is_strength(kind: int) -> bool:
    """Return whether a card counts in a line by itself or with others."""
    return kind < MERCENARIES or kind in (DRUM, HEROINE, COURTESAN)


def strike_highest(lines: list[list[int]], times: int) -> list[list[int]]:
    """Return the lines without the mercenaries of the highest value, struck so many times."""
    lines_left = [line[:] for line in lines]
    for _ in range(times):
        highest = _highest(lines_left)
        if highest:
            lines_left = [[kind for kind in line if VALUE[kind] != highest] for line in lines_left]
    return lines_left


def _highest(lines: list[list[int]]) -> int:
    best = 0
    for line in lines:
        best = highest_in(line, len(line), best)
    return best


def _leader_with(
    state: CondottiereState, lines: list[list[int]], season: int, helpers: Sequence[Seat], cap: int
) -> Seat:
    """Return who leads after the helpers laid their strength, mercenaries up to the kind `cap`."""
    after = lines[:]
    for seat in helpers:
        after[seat] = lines[seat] + [
            kind for kind in state.hands[seat] if is_strength(kind) and not cap < kind < MERCENARIES
        ]
    highest = _highest(after) if season == SEASON_SPRING else 0
    return sole_leader([line_strength(line, len(line), season, highest) for line in after])
