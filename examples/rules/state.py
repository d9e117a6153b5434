"""The true state of a match of Ambush."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code, Decision, Event, Seat
from examples.rules.board import CARDS, LINES
from examples.rules.events import Marked, Turned
from examples.rules.options import Options

#: By square, the seat whose mark stands there; None for a free square.
Board = Sequence[Seat | None]
EMPTY_BOARD: Board = (None,) * len(CARDS)


class AmbushState:
    """The marks and both cards; only `step` and `play_out` change them. A code is a square."""

    def __init__(
        self, options: Options, cards: Sequence[int], board: Board = EMPTY_BOARD, turn: Seat = 0
    ) -> None:
        """Set up a moment; `cards` are the squares that the cards of the seats name."""
        self.options, self.cards = options, cards
        self.board, self.turn = list(board), turn
        self.winner: Seat | None = None
        self.decision: Decision | None = None
        self._ask()

    def _ask(self) -> None:
        """Ask the seat whose turn it is, or end the match if there is a line or no free square."""
        for seat in owners_of_lines(self.board):
            self.winner = 1 - seat if self.options.reverse else seat
        over = self.winner is not None or None not in self.board
        self.decision = None if over else Decision(self.turn, "mark")

    def codes(self) -> list[Code]:
        asked = self.decision is not None
        return [square for square, seat in enumerate(self.board) if asked and seat is None]

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        events = [] if events is None else events
        events.append(Marked(self.turn, code))
        self.board[code] = self.turn
        if code in self.cards:
            self.board[code] = owner = self.cards.index(code)
            events.append(Turned(owner, CARDS[code]))
        self.turn = 1 - self.turn
        self._ask()

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        while self.decision is not None and limit > 0:
            codes = self.codes()
            code = codes[rng.below(len(codes))]
            played.append(code * MAX_SEATS + self.turn)
            self.step(code, rng)
            limit -= 1

    def clone(self) -> AmbushState:
        return AmbushState(self.options, self.cards, self.board, self.turn)

    def returns(self) -> Sequence[float]:
        return [0.5 if self.winner is None else float(seat == self.winner) for seat in range(2)]


def owners_of_lines(board: Board) -> set[Seat]:
    """Return the seats that have marked all squares of a line."""
    lines = [{board[square] for square in line} for line in LINES]
    return {seat for seat in range(2) if {seat} in lines}


def deals(board: Board, cards: Sequence[str | None]) -> list[tuple[int, int]]:
    """Return the squares of both cards, for every deal that fits a board and the known `cards`.

    A card on a marked square has been shown, so that a hidden one names a free square.
    """
    free = [square for square, seat in enumerate(board) if seat is None]
    first, second = ([CARDS.index(card)] if card else free for card in cards)
    return [pair for pair in product(first, second) if pair[0] != pair[1]]
