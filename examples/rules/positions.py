"""The written positions of Ambush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError
from engine.core.positions import Positions
from engine.core.rng import Dice
from engine.core.values import Json
from engine.data.position_fields import Fields
from examples.rules.board import CARDS
from examples.rules.options import Options
from examples.rules.state import AmbushState, deals, owners_of_lines
from examples.rules.views import AmbushView


class AmbushPositions(Positions[AmbushState, AmbushView, Options]):
    """Reads and writes positions of Ambush."""

    def write(self, state: AmbushState, seats: Sequence[str]) -> dict[str, Json]:
        return {
            "turn": seats[state.turn],
            "board": [None if seat is None else seats[seat] for seat in state.board],
            "cards": {name: CARDS[state.cards[seat]] for seat, name in enumerate(seats)},
        }

    def read(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> AmbushState:
        fields = Fields(data, ("turn", "board", "cards"), seats)
        cells = fields.items(fields.data.get("board", [None] * len(CARDS)), "board")
        board = [None if x is None else fields.seat(x, f"board[{i}]") for i, x in enumerate(cells)]
        if len(board) != len(CARDS) or len(owners_of_lines(board)) > 1:
            raise PositionError("board: expected nine squares, and lines of one seat at most")
        cards: list[str | None] = [None, None]
        for seat, card in fields.by_seat("cards").items():
            where = f"cards.{seats[seat]}"
            if board[fields.read_word(card, CARDS, where)] == 1 - seat:
                raise PositionError(f"{where}: {card} is marked by the other seat")
            cards[seat] = card
        if not (possible := deals(board, cards)):
            raise PositionError("cards: no two cards are possible")
        # What is left out is dealt from the seed.
        dealt = possible[Dice(seed).below(len(possible))]
        return AmbushState(options, dealt, board, fields.seat_at("turn", 0))
