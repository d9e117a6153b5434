"""The beginning and end of games and matches of Condottiere: victory, final battles, points.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.condottiere import events as happened
from engine.games.condottiere.rules import battle, hands, showing
from engine.games.condottiere.rules.core_state import (
    CHOOSE,
    FINAL,
    GAME,
    GOES_ON,
    MATCH,
    NOBODY,
    OVER,
    STAKES,
    TableState,
)
from engine.games.condottiere.rules.editions import GROUP_BONUS_POINTS
from engine.games.condottiere.rules.regions import (
    ALL_REGIONS,
    BIT,
    NOWHERE,
    member_count,
    members_of,
)

ADJACENT: Final = "adjacent"
TOTAL: Final = "total"
MAP: Final = "map"
DECLINED: Final = "declined"
STALLED: Final = "stalled"
LENGTH: Final = "length"
FINAL_BATTLE: Final = "final_battle"
SHARED: Final = "shared"
POINTS: Final = "points"

#: The limit on the games of a points match; games without a conquest bring no points.
MAX_GAMES: Final = 100


def start_game(table: TableState, rng: Rng, events: list[Event] | None) -> None:
    """Clear the map, deal, and ask the first Condottiere."""
    seats = table.rules.seats
    table.owned = [0] * seats
    table.holdings = [0] * seats
    table.free = ALL_REGIONS
    table.pope = NOWHERE
    table.hands = [[] for _ in range(seats)]
    table.known = [[] for _ in range(seats)]
    table.shown = []
    table.gather()
    table.round = 1
    table.battle = 0
    table.declines = 0
    table.battles_without_cards = 0
    table.rounds_without_cards = 0
    table.participant_seats = 0
    table.stake = 0
    table.passed_seats = 0
    table.condottiere = table.game_starter
    if events is not None:
        events.append(happened.Started(table.game_starter, table.game))
    hands.deal(
        table,
        hands.FIRST_HAND_SIZE if table.rules.draws_after_battle else hands.HAND_SIZE,
        rng,
        events,
    )
    table.phase = CHOOSE
    table.turn = table.game_starter


def end_by_most_regions(
    table: TableState, reason: str, rng: Rng, events: list[Event] | None
) -> int:
    """End the game by most regions, or begin a final battle among the tied seats.

    Return the ending of the battle, or GOES_ON."""
    table.region = NOWHERE
    tied = seats_with_most(table.holdings)
    if member_count(tied) == 1:
        return end_game(table, tied, reason, rng, events)
    return _start_final(table, tied, GAME, rng, events)


def end_game(
    table: TableState, winners: int, reason: str, rng: Rng, events: list[Event] | None
) -> int:
    """End a game; a points match scores it and continues."""
    if not table.target:
        return _end_match(table, winners, reason, events)
    gained = table.holdings[:]
    if reason == ADJACENT:
        for seat in members_of(winners):
            gained[seat] = gained[seat] + GROUP_BONUS_POINTS
    table.points = [table.points[seat] + gained[seat] for seat in range(table.rules.seats)]
    if events is not None:
        won = tuple(members_of(winners))
        events.append(happened.GameEnded(won, reason, tuple(gained), tuple(table.points)))
    best = max(table.points)
    if best >= table.target or table.game >= MAX_GAMES:
        tied = seats_with_most(table.points)
        if member_count(tied) == 1:
            return _end_match(table, tied, POINTS, events)
        return _start_final(table, tied, MATCH, rng, events)
    table.game += 1
    table.game_starter = table.left_of(table.game_starter)
    start_game(table, rng, events)
    return GOES_ON


def _start_final(
    table: TableState, participants: int, stake: int, rng: Rng, events: list[Event] | None
) -> int:
    """Begin a battle for no region among the tied seats, with cards dealt for it."""
    rules = table.rules
    table.participant_seats = participants
    table.stake = stake
    table.region = NOWHERE
    table.defender = NOBODY
    for seat in range(rules.seats):
        if rules.is_final_fresh or not participants & BIT[seat]:
            table.hands[seat] = []
            table.known[seat] = []
            showing.forget(table, seat)
    table.gather()
    first = table.condottiere
    while not participants & BIT[first]:
        first = table.left_of(first)
    if not rules.is_final_fresh:
        table.condottiere = first
    if events is not None:
        fighting = tuple(members_of(participants))
        events.append(happened.FinalBattle(first, fighting, STAKES[stake]))
    share = len(table.pile) // member_count(participants)
    for seat in members_of(participants):
        due = hands.HAND_SIZE + (
            rules.per_region * table.holdings[seat] if rules.is_final_fresh else 0
        )
        hands.take(table, seat, min(due, share), rng, events)
    table.phase = FINAL
    table.passed_seats = rules.all_seats_mask & ~participants
    table.opened = False
    table.committed = False
    return battle.begin(table, first, events)


def end_final(table: TableState, totals: list[int], rng: Rng, events: list[Event] | None) -> int:
    """End a final battle; several strongest seats share the victory."""
    fighting = members_of(table.participant_seats)
    best = max([totals[seat] for seat in fighting])
    winners = 0
    for seat in fighting:
        if totals[seat] == best:
            winners |= BIT[seat]
    by = FINAL_BATTLE if member_count(winners) == 1 else SHARED
    if table.stake == GAME:
        return end_game(table, winners, by, rng, events)
    return _end_match(table, winners, by, events)


def _end_match(table: TableState, winners: int, reason: str, events: list[Event] | None) -> int:
    table.phase = OVER
    table.turn = table.condottiere
    table.winner_seats = winners
    table.ended_by = reason
    if events is not None:
        events.append(happened.Ended(tuple(members_of(winners)), reason))
    return GOES_ON


def seats_with_most(values: list[int]) -> int:
    """Return the mask of the seats with the highest value."""
    best = max(values)
    found = 0
    for seat in range(len(values)):
        if values[seat] == best:
            found |= BIT[seat]
    return found
