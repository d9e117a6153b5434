"""Ambush as an implementation of the `Game` contract.

Each seat is dealt a card that names a square, and keeps it hidden. In turn, the seats mark free
squares. A mark on the square of a card shows the card and belongs to its seat. Three marks in a
line win; if the board is full without a line, the match is a draw.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.bot_knowledge import BotKnowledge
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action, Code, Event, Resign, Result, Seat
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.rules.events import Dealt, Marked, Turned
from examples.rules.options import Options
from examples.rules.policy import AmbushPolicy
from examples.rules.positions import AmbushPositions
from examples.rules.state import AmbushState, deals
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
    bots: BotKnowledge[AmbushState, AmbushView] = BotKnowledge(AmbushPolicy())
    positions = AmbushPositions()

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


AMBUSH = Ambush()
