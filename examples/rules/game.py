"""Ambush as an implementation of the `Game` contract.

Each seat is dealt a card that names a square, and keeps it hidden. In turn, the seats mark free
squares. A mark on the square of a card shows the card and belongs to its seat. Three marks in a
line win; if the board is full without a line, the match is a draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.errors import IllegalActionError, PositionError
from engine.core.game import Game
from engine.core.policy import Policy, Sampler
from engine.core.rng import Dice, Rng
from engine.core.values import OMNISCIENT, Action, Code, Event, Json, Resign, Result, Seat
from engine.data.position_fields import Fields
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.rules.events import Dealt, Marked, Turned
from examples.rules.options import Options
from examples.rules.policy import AmbushPolicy
from examples.rules.state import AmbushState, deals, owners_of_lines
from examples.rules.views import AmbushView


class Ambush(Game[AmbushState, AmbushView, Options]):
    """Nine squares, two hidden cards, three in a line."""

    id: ClassVar[str] = "ambush"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    options = Options
    perfect_information: ClassVar[bool] = False
    chance: ClassVar[bool] = False
    constant_sum: ClassVar[bool] = True
    outcomes: ClassVar[frozenset[float]] = frozenset({0.0, 0.5, 1.0})
    actions: ClassVar[tuple[type[Action], ...]] = (Mark, Resign)
    events: ClassVar[tuple[type[Event], ...]] = (Dealt, Marked, Turned)
    views = AmbushView

    @property
    def policy(self) -> Policy[AmbushState, AmbushView]:
        return AmbushPolicy()

    def start(
        self, options: Options, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> AmbushState:
        deck = list(range(len(CARDS)))
        rng.shuffle(deck)
        if events is not None:
            events += [Dealt(seat, CARDS[deck[seat]]) for seat in range(seats)]
        return AmbushState(options, deck[:seats])

    def max_plies(self, options: Options, seats: int) -> int:
        return len(CARDS)

    def view(self, state: AmbushState, seat: Seat | None) -> AmbushView:
        opened = seat == OMNISCIENT or state.decision is None
        cards = tuple(
            CARDS[square] if opened or owner == seat or state.board[square] is not None else None
            for owner, square in enumerate(state.cards)
        )
        return AmbushView(
            seat, state.turn, state.decision, state.options, tuple(state.board), cards
        )

    def action(self, code: Code) -> Action:
        return Mark(code)

    def code(self, action: Action) -> Code:
        if isinstance(action, Mark) and 0 <= action.square < len(CARDS):
            return action.square
        raise IllegalActionError(f"{action.do} is no answer of Ambush", "unknown")

    def refusal(self, view: AmbushView, action: Action) -> str:
        if view.decision is None:
            return "over"
        if view.seat != view.decision.seat:
            return "not_your_turn"
        if not isinstance(action, Mark) or not 0 <= action.square < len(CARDS):
            return "unknown"
        return "" if view.board[action.square] is None else "occupied"

    def result(self, state: AmbushState) -> Result | None:
        if state.decision is not None:
            return None
        return Result((0, 1), "draw") if state.winner is None else Result((state.winner,), "line")

    def sampler(self, view: AmbushView, memory: float = 1.0) -> Sampler[AmbushState]:
        possible = deals(view.board, view.cards)
        return lambda rng: AmbushState(
            view.options, possible[rng.below(len(possible))], view.board, view.turn
        )

    def describe(self, state: AmbushState, seats: Sequence[str]) -> dict[str, Json]:
        return {
            "turn": seats[state.turn],
            "board": [None if seat is None else seats[seat] for seat in state.board],
            "cards": {name: CARDS[state.cards[seat]] for seat, name in enumerate(seats)},
        }

    def position(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> AmbushState:
        read = Fields(data, ("turn", "board", "cards"), seats)
        cells = read.items(read.data.get("board", [None] * len(CARDS)), "board")
        board = [None if x is None else read.seat(x, f"board[{i}]") for i, x in enumerate(cells)]
        if len(board) != len(CARDS) or len(owners_of_lines(board)) > 1:
            raise PositionError("board: expected nine squares, and lines of one seat at most")
        cards: list[str | None] = [None, None]
        for seat, card in read.by_seat("cards").items():
            where = f"cards.{seats[seat]}"
            if board[read.read_word(card, CARDS, where)] == 1 - seat:
                raise PositionError(f"{where}: {card} is marked by the other seat")
            cards[seat] = card
        if not (possible := deals(board, cards)):
            raise PositionError("cards: no two cards are possible")
        # What is left out is dealt from the seed.
        dealt = possible[Dice(seed).below(len(possible))]
        return AmbushState(options, dealt, board, read.seat_at("turn", 0))


AMBUSH = Ambush()
