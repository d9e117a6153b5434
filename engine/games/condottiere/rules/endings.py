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
    CoreState,
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


def start_game(state: CoreState, rng: Rng, events: list[Event] | None) -> None:
    """Clear the map, deal, and ask the first Condottiere."""
    seats = state.rules.seats
    state.owned = [0] * seats
    state.holdings = [0] * seats
    state.free = ALL_REGIONS
    state.pope = NOWHERE
    state.hands = [[] for _ in range(seats)]
    state.known = [[] for _ in range(seats)]
    state.shown = []
    state.gather()
    state.round = 1
    state.battle = 0
    state.declines = 0
    state.battles_without_cards = 0
    state.rounds_without_cards = 0
    state.participant_seats = 0
    state.stake = 0
    state.passed_seats = 0
    state.condottiere = state.game_starter
    if events is not None:
        events.append(happened.Started(state.game_starter, state.game))
    hands.deal(
        state,
        hands.FIRST_HAND_SIZE if state.rules.draws_after_battle else hands.HAND_SIZE,
        rng,
        events,
    )
    state.phase = CHOOSE
    state.turn = state.game_starter


def end_by_most_regions(state: CoreState, reason: str, rng: Rng, events: list[Event] | None) -> int:
    """End the game by most regions, or begin a final battle among the tied seats.

    Return the ending of the battle, or GOES_ON."""
    state.region = NOWHERE
    tied = seats_with_most(state.holdings)
    if member_count(tied) == 1:
        return end_game(state, tied, reason, rng, events)
    return _start_final(state, tied, GAME, rng, events)


def end_game(
    state: CoreState, winners: int, reason: str, rng: Rng, events: list[Event] | None
) -> int:
    """End a game; a points match scores it and continues."""
    if not state.target:
        return _end_match(state, winners, reason, events)
    gained = state.holdings[:]
    if reason == ADJACENT:
        for seat in members_of(winners):
            gained[seat] = gained[seat] + GROUP_BONUS_POINTS
    state.points = [state.points[seat] + gained[seat] for seat in range(state.rules.seats)]
    if events is not None:
        won = tuple(members_of(winners))
        events.append(happened.GameEnded(won, reason, tuple(gained), tuple(state.points)))
    best = max(state.points)
    if best >= state.target or state.game >= MAX_GAMES:
        tied = seats_with_most(state.points)
        if member_count(tied) == 1:
            return _end_match(state, tied, POINTS, events)
        return _start_final(state, tied, MATCH, rng, events)
    state.game += 1
    state.game_starter = state.left_of(state.game_starter)
    start_game(state, rng, events)
    return GOES_ON


def _start_final(
    state: CoreState, participants: int, stake: int, rng: Rng, events: list[Event] | None
) -> int:
    """Begin a battle for no region among the tied seats, with cards dealt for it."""
    rules = state.rules
    state.participant_seats = participants
    state.stake = stake
    state.region = NOWHERE
    state.defender = NOBODY
    for seat in range(rules.seats):
        if rules.is_final_fresh or not participants & BIT[seat]:
            state.hands[seat] = []
            state.known[seat] = []
            showing.forget(state, seat)
    state.gather()
    first = state.condottiere
    while not participants & BIT[first]:
        first = state.left_of(first)
    if not rules.is_final_fresh:
        state.condottiere = first
    if events is not None:
        fighting = tuple(members_of(participants))
        events.append(happened.FinalBattle(first, fighting, STAKES[stake]))
    share = len(state.pile) // member_count(participants)
    for seat in members_of(participants):
        due = hands.HAND_SIZE + (
            rules.per_region * state.holdings[seat] if rules.is_final_fresh else 0
        )
        hands.take(state, seat, min(due, share), rng, events)
    state.phase = FINAL
    state.passed_seats = rules.all_seats_mask & ~participants
    state.opened = False
    state.committed = False
    return battle.begin(state, first, events)


def end_final(state: CoreState, totals: list[int], rng: Rng, events: list[Event] | None) -> int:
    """End a final battle; several strongest seats share the victory."""
    fighting = members_of(state.participant_seats)
    best = max([totals[seat] for seat in fighting])
    winners = 0
    for seat in fighting:
        if totals[seat] == best:
            winners |= BIT[seat]
    by = FINAL_BATTLE if member_count(winners) == 1 else SHARED
    if state.stake == GAME:
        return end_game(state, winners, by, rng, events)
    return _end_match(state, winners, by, events)


def _end_match(state: CoreState, winners: int, reason: str, events: list[Event] | None) -> int:
    state.phase = OVER
    state.turn = state.condottiere
    state.winner_seats = winners
    state.ended_by = reason
    if events is not None:
        events.append(happened.Ended(tuple(members_of(winners)), reason))
    return GOES_ON


def seats_with_most(values: list[int]) -> int:
    """Return the mask of the seats with the highest value."""
    best = max(values)
    seat_mask = 0
    for seat in range(len(values)):
        if values[seat] == best:
            seat_mask |= BIT[seat]
    return seat_mask
