"""Cannir as an implementation of the `Game` contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.errors import IllegalActionError, quote_value
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.policy import PossibleOutcomes, Sampler
from engine.core.rng import Rng
from engine.core.values import Action, Code, Event, Resign, Result, Seat, Unseen
from engine.games.cannir import events as happened
from engine.games.cannir import refusals
from engine.games.cannir.actions import Attack, Choose, Discard, Look, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.bots.policy import CannirPolicy
from engine.games.cannir.bots.possible_outcomes import possible_outcomes
from engine.games.cannir.bots.suite_odds import PILE_REWARD
from engine.games.cannir.cards import CARD_NAMES, CARD_NUMBERS
from engine.games.cannir.knowledge import (
    CannirBots,
    CannirCalibration,
    CannirExplanations,
    CannirStatistics,
)
from engine.games.cannir.options import Options
from engine.games.cannir.positions import CannirPositions
from engine.games.cannir.sampler import sample_world, sampler
from engine.games.cannir.state import (
    ATTACK,
    CARD_COUNT,
    CHOOSE,
    DISCARD,
    HAND_SIZE,
    PLACE_DOWN,
    RESTORE,
    CannirState,
)
from engine.games.cannir.suites import CELL_COUNT, CELL_MASK
from engine.games.cannir.talk import CannirTalk
from engine.games.cannir.views import CannirView, view_of


class Cannir(Game[CannirState, CannirView, Options]):
    """21 cards, three orders of seven families, on a star of 21 medallions."""

    id: ClassVar[str] = "cannir"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    options = Options
    perfect_information: ClassVar[bool] = False
    chance: ClassVar[bool] = False
    # All seats lose when the pile is empty.
    constant_sum: ClassVar[bool] = False
    outcomes: ClassVar[frozenset[float]] = frozenset({0.0, 1.0})
    actions: ClassVar[tuple[type[Action], ...]] = (
        Place,
        Attack,
        Restore,
        Discard,
        Choose,
        Look,
        Resign,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        happened.Dealt,
        happened.Started,
        happened.Placed,
        happened.Attacked,
        happened.Restored,
        happened.RestoreFailed,
        happened.Discarded,
        happened.SovereignBroken,
        happened.SovereignTaken,
        happened.Drew,
        happened.Ended,
        happened.Looked,
    )
    views = CannirView
    bots = CannirBots(CannirPolicy())
    positions = CannirPositions()
    talk = CannirTalk()
    calibration = CannirCalibration(
        Odds(
            scale=0.471,
            power=0.585,
            fitted="conquista calibration cannir --seats 2 --seed 31001 --matches 500 --fit",
            no_winner_reward=PILE_REWARD,
        )
    )
    explanations = CannirExplanations()
    statistics = CannirStatistics()

    def start(
        self, options: Options, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> CannirState:
        state = CannirState(seats, options.free_paths, options.veiled)
        cards = list(range(CARD_COUNT))
        rng.shuffle(cards)
        first = cards.pop()
        state.lay_first(first, BOARD.start)
        for seat in range(seats):
            state.hands[seat] = sorted(cards.pop() for _ in range(HAND_SIZE))
        state.pile = cards
        state.find_suites()
        state.draw_starter(rng)
        if events is not None:
            for seat, hand in enumerate(state.hands):
                events.append(happened.Dealt(seat, tuple(CARD_NAMES[card] for card in hand)))
            start = BOARD.names[BOARD.start]
            events.append(happened.Started(state.turn, CARD_NAMES[first], start))
        state.open_turn(events)
        return state

    def max_plies(self, options: Options, seats: int) -> int:
        """Return an upper bound: every turn draws a card, and may have a choice after the play."""
        return 2 * (CARD_COUNT - 1 - HAND_SIZE * seats)

    def view(self, state: CannirState, seat: Seat | None) -> CannirView:
        return view_of(state, seat)

    def action(self, code: Code) -> Action:
        if code >= CHOOSE:
            return Choose(BOARD.cells(code & CELL_MASK))
        if code >= DISCARD:
            return Discard(CARD_NAMES[code - DISCARD])
        card, cell = divmod(code % PLACE_DOWN, CELL_COUNT)
        names = CARD_NAMES[card], BOARD.names[cell]
        match code // PLACE_DOWN:
            case 0:
                return Place(*names)
            case 1:
                return Place(*names, face="down")
            case 2:
                return Attack(*names)
            case _:
                return Restore(*names)

    def code(self, action: Action) -> Code:
        try:
            match action:
                case Place(card, cell, face):
                    base = {"up": 0, "down": PLACE_DOWN}[face]
                    return base + CARD_NUMBERS[card] * CELL_COUNT + BOARD.cell(cell)
                case Attack(card, cell):
                    return ATTACK + CARD_NUMBERS[card] * CELL_COUNT + BOARD.cell(cell)
                case Restore(card, cell):
                    return RESTORE + CARD_NUMBERS[card] * CELL_COUNT + BOARD.cell(cell)
                case Discard(card):
                    return DISCARD + CARD_NUMBERS[card]
                case Choose(cells):
                    return CHOOSE + BOARD.mask(cells)
        except KeyError as error:
            raise IllegalActionError(
                f"{action.do}: unknown {quote_value(error.args[0])}", "unknown"
            ) from None
        raise IllegalActionError(f"{action.do} is no answer of Cannir", "unknown")

    def sampler(self, view: CannirView, memory: float = 1.0) -> Sampler[CannirState]:
        return sampler(view, memory)

    def possible_outcomes(
        self, view: CannirView, since: CannirView
    ) -> PossibleOutcomes[CannirState] | None:
        return possible_outcomes(view)

    def seen_action(self, action: Action, seen: Sequence[Event]) -> Action:
        hidden = isinstance(action, Place) and action.face != "up"
        return Unseen(action.do) if hidden else action

    def refusal(self, view: CannirView, action: Action) -> str:
        return refusals.refusal(view, action)

    def result(self, state: CannirState) -> Result | None:
        if state.decision is not None:
            return None
        return Result((state.winner,) if state.winner >= 0 else (), state.ended_by)

    def inspect(self, view: CannirView, action: Action) -> list[Event] | None:
        if not isinstance(action, Look):
            return None
        try:
            cell = BOARD.cell(action.cell)
        except KeyError:
            raise IllegalActionError(
                f"cell: unknown {quote_value(action.cell)}", "unknown"
            ) from None
        stack = view.board[cell]
        if not any(not laid_card.up for laid_card in stack):
            raise IllegalActionError("no card lies face down there", "empty")
        if all(laid_card.up or laid_card.card is None for laid_card in stack):
            raise IllegalActionError("only who laid it may look at it", "veiled")
        return [happened.Looked(action.cell, tuple(laid_card.card for laid_card in stack))]

    def preview(self, view: CannirView, action: Action) -> list[Event]:
        if view.decision is None or refusals.refusal(view, action):
            return []
        if isinstance(action, Restore):
            target = view.board[BOARD.cell(action.cell)][-1]
            if target.card is None:
                return []
        state = sample_world(view, Rng(0))
        events: list[Event] = []
        state.step(self.code(action), Rng(0), events)
        certain = []
        for event in events:
            if isinstance(event, happened.Drew):
                break
            certain.append(event)
        return certain


CANNIR = Cannir()
