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
from engine.games.condottiere.rules.battle import (
    line_strengths,
    sole_leader,
)
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    NOBODY,
    OVER,
)
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, CondottiereState
from engine.games.condottiere.rules.stopping_cards import can_stop

#: The counts, in the order of docs/design/lapses.md.
PASSED: Final = "stop_passed"
PASSED_SAFE: Final = "stop_passed_safe"
UNTRIED: Final = "stop_untried"
TOGETHER: Final = "stop_together"
TOGETHER_SAFE: Final = "stop_together_safe"
EARLY: Final = "stop_early"
NAMES: Final[list[str]] = [PASSED, PASSED_SAFE, UNTRIED, TOGETHER, TOGETHER_SAFE, EARLY]


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
