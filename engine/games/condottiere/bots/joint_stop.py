"""Matches lost to a winner whom the other seats could still have stopped, with open hands.

The winner of the last battle wins the match. `StopWitness` follows a match and then names the
seats that could have stopped the winner. docs/design/lapses.md lists the counts.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.values import Code, Seat
from engine.games.condottiere.bots.outlook import would_win
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
from engine.games.condottiere.rules.battle import (
    highest_in,
    line_strength,
    line_strengths,
    sole_leader,
)
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    NOBODY,
    OVER,
    SEASON_SPRING,
    SEASON_WINTER,
)
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, CondottiereState

#: The counts, in the order of docs/design/lapses.md.
PASSED: Final = "stop_passed"
PASSED_SAFE: Final = "stop_passed_safe"
UNTRIED: Final = "stop_untried"
TOGETHER: Final = "stop_together"
TOGETHER_SAFE: Final = "stop_together_safe"
EARLY: Final = "stop_early"
NAMES: Final[list[str]] = [PASSED, PASSED_SAFE, UNTRIED, TOGETHER, TOGETHER_SAFE, EARLY]

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


class StopWitness:
    """Follows a match with open hands, and names the seats that could have stopped its winner."""

    def __init__(self) -> None:
        #: The moments of the last battle: the state before each answer, and the answer.
        self.moments: list[tuple[CondottiereState, Code]] = []

    def record_action(self, before: CondottiereState, code: Code) -> None:
        """Take note of an answer; `before` is the state in which it was given, and is kept."""
        if before.phase != BATTLE:
            self.moments = []
            return
        if self.moments:
            last = self.moments[0][0]
            if last.battle != before.battle or last.game != before.game:
                self.moments = []
        self.moments.append((before, code))

    def blamed_seats(self, after: CondottiereState) -> Mapping[str, Sequence[Seat]]:
        """Return the seats to blame by the name of the count, after the end of the match.

        The mapping always contains all names.
        """
        seats_by_name: dict[str, Sequence[Seat]] = {name: [] for name in NAMES}
        winner = self.winner(after)
        if winner == NOBODY:
            return seats_by_name
        led = self.lead_start(winner)
        passed = self._idle_passers(winner, led, False)
        seats_by_name[PASSED] = passed
        seats_by_name[PASSED_SAFE] = self._idle_passers(winner, led, True)
        if all(
            state.turn == winner or code in (PASS, PASS_REVEAL)
            for state, code in self.moments[led:]
        ):
            seats_by_name[UNTRIED] = passed
        seats_by_name[TOGETHER] = _merge_seats(
            passed, self._possible_stoppers(winner, led, safe=False)
        )
        seats_by_name[TOGETHER_SAFE] = _merge_seats(
            seats_by_name[PASSED_SAFE], self._possible_stoppers(winner, led, safe=True)
        )
        seats_by_name[EARLY] = self._early_passers(winner)
        return seats_by_name

    def winner(self, after: CondottiereState) -> Seat:
        """Return the seat that took the region of the last battle and with it the match."""
        if after.phase != OVER or not self.moments:
            return NOBODY
        taker = after.last_conqueror
        if taker == NOBODY or not after.winner_seats & BIT[taker]:
            return NOBODY
        return taker if would_win(self.moments[-1][0], taker) else NOBODY

    def lead_start(self, winner: Seat) -> int:
        """Return the number of the moment since which the winner led without a break."""
        number = len(self.moments)
        while number and leads(self.moments[number - 1][0], winner):
            number -= 1
        return number

    def _idle_passers(self, winner: Seat, since: int, safe: bool) -> list[Seat]:
        """Return the seats that passed while the winner led and could each have stopped it alone.

        If `safe`, even against all cards that the winner still held.
        """
        seats: list[Seat] = []
        for state, code in self.moments[since:]:
            seat = state.turn
            if seat == winner or code not in (PASS, PASS_REVEAL) or not state.hands[seat]:
                continue
            answer = state.hands[winner] if safe else []
            if can_stop(state, [seat], winner, answer):
                seats.append(seat)
        return _merge_seats(seats, [])

    def _possible_stoppers(self, winner: Seat, since: int, safe: bool) -> list[Seat]:
        """Return the seats that, alone or with one other, could have stopped the winner.

        They were in the battle when the winner took the lead for good.
        """
        if since == len(self.moments):
            return []
        state = self.moments[since][0]
        answer = state.hands[winner] if safe else []
        awake = [
            seat
            for seat in range(state.rules.seats)
            if seat != winner and state.hands[seat] and not state.passed_seats & BIT[seat]
        ]
        seats: list[Seat] = []
        for i, seat in enumerate(awake):
            if can_stop(state, [seat], winner, answer):
                seats.append(seat)
            for other in awake[i + 1 :]:
                if can_stop(state, [seat, other], winner, answer):
                    seats += [seat, other]
        return _merge_seats(seats, [])

    def _early_passers(self, winner: Seat) -> list[Seat]:
        """Return the seats that passed while the winner led or was still in the battle.

        Each alone could have stopped it, even against all cards that it might still lay.
        """
        seats: list[Seat] = []
        for state, code in self.moments:
            seat = state.turn
            if seat == winner or code not in (PASS, PASS_REVEAL):
                continue
            out = state.passed_seats & BIT[winner] != 0
            if out and not leads(state, winner):
                continue
            answer: list[int] = [] if out else state.hands[winner]
            if can_stop(state, [seat], winner, answer):
                seats.append(seat)
        return _merge_seats(seats, [])


def leads(state: CondottiereState, seat: Seat) -> bool:
    """Return whether a seat is alone in the lead, with face-down cards counted."""
    return sole_leader(line_strengths(state, only_shown=False)) == seat


def _merge_seats(first: Sequence[Seat], second: Sequence[Seat]) -> list[Seat]:
    """Return the seats of both lists, each once, in ascending order."""
    return sorted({*first, *second})
