"""Hex on seven by seven, a guest: a game that other programs play, too, on our contract.

Seat 0 joins the first row to the last, seat 1 the first column to the last; a code is row * SIZE +
column. Boards are bits of a machine integer, eight to a row, so that one shift moves all stones.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Decision, Event

SIZE: Final = 7
CELLS: Final = SIZE * SIZE
#: One column more than there are, always empty: what leaves a row on the right is lost in it.
PITCH: Final = SIZE + 1
ASK: Final[list[Decision]] = [Decision(seat, "place") for seat in range(2)]
#: At 2 * code + seat, a stone as `rollout` reports it.
PLACED: Final[list[Any]] = [code * MAX_SEATS + seat for code in range(CELLS) for seat in range(2)]
#: The bit of every code, and the edges where each seat begins and ends.
BITS: Final[list[int]] = [1 << (code // SIZE * PITCH + code % SIZE) for code in range(CELLS)]
BEGIN: Final[list[int]] = [sum(BITS[:SIZE]), sum(BITS[::SIZE])]
END: Final[list[int]] = [sum(BITS[-SIZE:]), sum(BITS[SIZE - 1 :: SIZE])]


class HexState:
    """The stones that lie; changed only by `step` and `rollout`."""

    def __init__(self) -> None:
        self.decision: Decision | None = ASK[0]
        self.turn: int = 0
        self.winner: int = -1
        self.stones0: i64 = 0
        self.stones1: i64 = 0

    def clone(self) -> HexState:
        twin = HexState()
        twin.decision = self.decision
        twin.turn = self.turn
        twin.winner = self.winner
        twin.stones0 = self.stones0
        twin.stones1 = self.stones1
        return twin

    def codes(self) -> list[int]:
        lie = self.stones0 | self.stones1
        found: list[int] = []
        for code in range(CELLS):
            bit: i64 = BITS[code]
            if not lie & bit:
                found.append(code)
        return found

    def step(self, code: int, rng: Rng, events: list[Event] | None = None) -> None:
        bit: i64 = BITS[code]
        stones: i64 = 0
        if self.turn == 0:
            self.stones0 |= bit
            stones = self.stones0
        else:
            self.stones1 |= bit
            stones = self.stones1
        if is_joined(stones, self.turn):
            self.winner = self.turn
            self.decision = None
        else:
            self.turn = 1 - self.turn
            self.decision = ASK[self.turn]

    def rollout(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Fill the board at random: on a full one exactly one seat has won.

        A match so cut short as not to fill it stays open.
        """
        if self.decision is None:
            return
        free = self.codes()
        left: i64 = len(free)
        most: i64 = limit
        seat: i64 = self.turn
        drawn: i64 = 1 + rng.below(0x7FFFFFFE)
        mine = self.stones0
        theirs = self.stones1
        while left > 0 and most > 0:
            drawn = drawn * 48271 % 0x7FFFFFFF
            at = drawn * left >> 31
            code: i64 = free[at]
            left -= 1
            most -= 1
            free[at] = free[left]
            bit: i64 = BITS[code]
            if seat == 0:
                mine |= bit
            else:
                theirs |= bit
            played.append(PLACED[2 * code + seat])
            seat = 1 - seat
        self.stones0 = mine
        self.stones1 = theirs
        self.turn = seat
        self.decision = ASK[self.turn]
        if left == 0:
            self.winner = 0 if is_joined(mine, 0) else 1
            self.decision = None

    def returns(self) -> Sequence[float]:
        return (1.0, 0.0) if self.winner == 0 else (0.0, 1.0)


def is_joined(stones: i64, seat: int) -> bool:
    """Whether the stones of a seat join its edges."""
    begin: i64 = BEGIN[seat]
    end: i64 = END[seat]
    reached = stones & begin
    while True:
        around = reached << 1 | reached >> 1 | reached << PITCH | reached >> PITCH
        around |= reached << SIZE | reached >> SIZE
        grown = reached | (around & stones)
        if grown & end:
            return True
        if grown == reached:
            return False
        reached = grown
