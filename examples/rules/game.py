"""Ambush as an implementation of the `Game` contract.

Each seat is dealt a card that names a square, and keeps it hidden. In turn, the seats mark free
squares. A mark on the square of the other seat's card is ambushed: it becomes the other's. Three
marks in a line win; if the board is full without a line, the match is a draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.errors import IllegalAnswerError, PositionError
from engine.core.game import Game
from engine.core.policy import Policy, Sampler
from engine.core.rng import Dice, Rng
from engine.core.values import OMNISCIENT, Action, Code, Event, Json, Resign, Result, Seat
from engine.data.position_fields import Fields
from examples.rules.policy import AmbushPolicy
from examples.rules.state import AmbushState, deals, owner_of_line
from examples.rules.values import (
    CARDS,
    LINES,
    AmbushView,
    Dealt,
    Ended,
    Mark,
    Marked,
    Options,
    Sprung,
)


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
    events: ClassVar[tuple[type[Event], ...]] = (Dealt, Marked, Sprung, Ended)
    views = AmbushView

    def __init__(self) -> None:
        self._policy = AmbushPolicy()

    @property
    def policy(self) -> Policy[AmbushState, AmbushView]:
        return self._policy

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
        cards = [
            CARDS[square] if opened or state.sprung[owner] or owner == seat else None
            for owner, square in enumerate(state.ambushes)
        ]
        return AmbushView(
            seat=seat,
            turn=state.turn,
            decision=state.decision,
            options=state.options,
            board=tuple(state.board),
            cards=tuple(cards),
            sprung=tuple(state.sprung),
            winner=state.winner,
        )

    def action(self, code: Code) -> Action:
        return Mark(code)

    def code(self, action: Action) -> Code:
        match action:
            case Mark(square) if 0 <= square < len(CARDS):
                return square
        raise IllegalAnswerError(f"{action.do} is no answer of Ambush", "unknown")

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
        possible = deals(view.board, [CARDS.index(card) if card else None for card in view.cards])

        def draw(rng: Rng) -> AmbushState:
            world = AmbushState(view.options, possible[rng.below(len(possible))])
            world.board, world.sprung = list(view.board), list(view.sprung)
            world.turn = view.turn
            world.ask()
            return world

        return draw

    def describe(self, state: AmbushState, seats: Sequence[str]) -> dict[str, Json]:
        return {
            "turn": seats[state.turn],
            "marks": {
                name: [CARDS[square] for square, mark in enumerate(state.board) if mark == seat]
                for seat, name in enumerate(seats)
            },
            "cards": {name: CARDS[state.ambushes[seat]] for seat, name in enumerate(seats)},
            "sprung": [name for seat, name in enumerate(seats) if state.sprung[seat]],
        }

    def position(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> AmbushState:
        read = Fields(data, ("turn", "marks", "cards", "sprung"), seats)
        board: list[Seat | None] = [None] * len(CARDS)
        for seat, marks in read.by_seat("marks").items():
            for name in read.items(marks, f"marks.{seats[seat]}"):
                square = read.word(name, CARDS, f"marks.{seats[seat]}")
                if board[square] is not None:
                    raise PositionError(f"marks.{seats[seat]}: {name} a second time")
                board[square] = seat
        if {owner_of_line(board, line) for line in LINES} >= {0, 1}:
            raise PositionError("marks: both seats have a line")
        known: list[int | None] = [None, None]
        for seat, name in read.by_seat("cards").items():
            known[seat] = read.word(name, CARDS, f"cards.{seats[seat]}")
            if 1 - seat == board[CARDS.index(name)]:
                raise PositionError(f"cards.{seats[seat]}: the other seat stands on {name}")
        possible = deals(board, known)
        if not possible:
            raise PositionError("cards: no two different cards are possible")
        state = AmbushState(options, possible[Dice(seed).below(len(possible))])
        state.board, state.turn = board, read.seat_at("turn", 0)
        sprung = read.seats_in(read.data.get("sprung", []), "sprung")
        for seat, square in enumerate(known):
            if sprung >> seat & 1 and (square is None or board[square] != seat):
                raise PositionError(f"sprung: {seats[seat]} has no mark on its card")
            state.sprung[seat] = bool(sprung >> seat & 1)
        state.ask()
        return state

    def derived(
        self, view: AmbushView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        return {"marks": {name: view.board.count(seat) for seat, name in enumerate(seats)}}


AMBUSH = Ambush()
