"""The true state of a match of Ambush."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.core.rng import Rng
from engine.core.values import MOST_SEATS, Code, Decision, Event, Seat
from examples.rules.values import CARDS, LINES, Ended, Marked, Options, Sprung

#: The kind of the only decision.
MARK = "mark"


class AmbushState:
    """The marks and both ambushes; only `step` and `rollout` change them. A code is a square."""

    def __init__(self, options: Options, ambushes: Sequence[int]) -> None:
        """Begin a match in which `ambushes` are the squares of the cards of both seats."""
        self.options = options
        self.ambushes = list(ambushes)
        self.sprung = [False, False]
        self.board: list[Seat | None] = [None] * len(CARDS)
        self.turn: Seat = 0
        self.winner: Seat | None = None
        self.decision: Decision | None = Decision(0, MARK)

    def codes(self) -> list[Code]:
        if self.decision is None:
            return []
        return [square for square, seat in enumerate(self.board) if seat is None]

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        seat, other = self.turn, 1 - self.turn
        happened: list[Event] = [Marked(seat, code)]
        self.board[code] = seat
        if code == self.ambushes[other]:
            self.board[code] = other
            self.sprung[other] = True
            happened.append(Sprung(other, CARDS[code]))
        self.turn = other
        self.ask()
        if self.decision is None:
            happened.append(Ended(self.winner))
        if events is not None:
            events += happened

    def ask(self) -> None:
        """Ask the seat whose turn it is, or end the match if there is a line or no free square."""
        owners = {owner_of_line(self.board, line) for line in LINES} - {None}
        self.winner = owners.pop() if owners else None
        if self.winner is not None and self.options.reverse:
            self.winner = 1 - self.winner
        over = self.winner is not None or None not in self.board
        self.decision = None if over else Decision(self.turn, MARK)

    def rollout(self, rng: Rng, limit: int, played: list[int]) -> None:
        while self.decision is not None and limit > 0:
            codes = self.codes()
            code = codes[rng.below(len(codes))]
            played.append(code * MOST_SEATS + self.turn)
            self.step(code, rng)
            limit -= 1

    def clone(self) -> AmbushState:
        twin = AmbushState(self.options, self.ambushes)
        twin.sprung, twin.board = self.sprung[:], self.board[:]
        twin.turn, twin.winner, twin.decision = self.turn, self.winner, self.decision
        return twin

    def returns(self) -> Sequence[float]:
        return [0.5 if self.winner is None else float(seat == self.winner) for seat in range(2)]


def owner_of_line(board: Sequence[Seat | None], line: Sequence[int]) -> Seat | None:
    """Return the seat that has marked all squares of a line, or None."""
    first, *others = [board[square] for square in line]
    return first if all(seat == first for seat in others) else None


def deals(
    board: Sequence[Seat | None], known: Sequence[int | None]
) -> list[tuple[int, int]]:
    """Return every pair of ambushes that fits a board and the `known` ambushes.

    A seat that stands on a square has not been ambushed there, so the other's card is another one.
    """
    squares = [
        [card] if card is not None else [s for s, mark in enumerate(board) if mark != 1 - seat]
        for seat, card in enumerate(known)
    ]
    return [(first, second) for first, second in product(*squares) if first != second]
