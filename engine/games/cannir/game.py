"""The rules of Cannir behind the common contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core import (
    Action,
    Code,
    Event,
    Game,
    IllegalAnswer,
    Json,
    Policy,
    Resign,
    Result,
    Sampler,
    Seat,
    State,
    View,
)
from engine.games.cannir import events as values
from engine.games.cannir import positions, refusals
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import CARD_NAMES, CARD_NUMBERS, CannirView, Options
from engine.games.cannir.policy import CannirPolicy
from engine.games.cannir.sampler import sampler, world
from engine.games.cannir.state import (
    ATTACK,
    CARDS,
    CHOOSE,
    DISCARD,
    HAND,
    PLACE_DOWN,
    RESTORE,
    VALUE,
    CannirState,
)
from engine.games.cannir.suites import CELLS
from engine.rng import Rng


class Cannir(Game):
    """21 cards, three orders of seven families, on a star of 21 medallions."""

    id: ClassVar[str] = "cannir"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    options: ClassVar[type] = Options
    # 14 turns at most with two players, each a play and perhaps a choice.
    max_plies: ClassVar[int] = 28
    outcomes: ClassVar[frozenset[float]] = frozenset({0.0, 1.0})
    actions: ClassVar[tuple[type[Action], ...]] = (
        values.Place,
        values.Attack,
        values.Restore,
        values.Discard,
        values.Choose,
        values.Look,
        Resign,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        values.Dealt,
        values.Started,
        values.Placed,
        values.Attacked,
        values.Restored,
        values.RestoreFailed,
        values.Discarded,
        values.SovereignBroken,
        values.SovereignTaken,
        values.Drew,
        values.Ended,
        values.Looked,
    )
    views: ClassVar[type[View]] = CannirView

    def __init__(self) -> None:
        self._policy = CannirPolicy()

    @property
    def policy(self) -> Policy:
        return self._policy

    def start(
        self, options: Options, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> CannirState:
        state = CannirState(seats, options.free_paths, options.veiled)
        cards = list(range(CARDS))
        rng.shuffle(cards)
        first = cards.pop()
        state.stacks[BOARD.start] = [first]
        state.up = 1 << BOARD.start
        state.values[BOARD.start] = VALUE[first]
        for seat in range(seats):
            state.hands[seat] = sorted(cards.pop() for _ in range(HAND))
        state.pile = cards
        state.find_suites()
        state.turn = starter(state.hands, rng)
        if events is not None:
            for seat, hand in enumerate(state.hands):
                events.append(values.Dealt(seat, tuple(CARD_NAMES[card] for card in hand)))
            start = BOARD.names[BOARD.start]
            events.append(values.Started(state.turn, CARD_NAMES[first], start))
        state.open_turn(events)
        return state

    def action(self, code: Code) -> Action:
        if code >= CHOOSE:
            return values.Choose(BOARD.cells(code - CHOOSE))
        if code >= DISCARD:
            return values.Discard(CARD_NAMES[code - DISCARD])
        card, cell = divmod(code % PLACE_DOWN, CELLS)
        names = CARD_NAMES[card], BOARD.names[cell]
        match code // PLACE_DOWN:
            case 0:
                return values.Place(*names)
            case 1:
                return values.Place(*names, face="down")
            case 2:
                return values.Attack(*names)
            case _:
                return values.Restore(*names)

    def code(self, action: Action) -> Code:
        try:
            match action:
                case values.Place(card, cell, face):
                    base = {"up": 0, "down": PLACE_DOWN}[face]
                    return base + CARD_NUMBERS[card] * CELLS + BOARD.cell(cell)
                case values.Attack(card, cell):
                    return ATTACK + CARD_NUMBERS[card] * CELLS + BOARD.cell(cell)
                case values.Restore(card, cell):
                    return RESTORE + CARD_NUMBERS[card] * CELLS + BOARD.cell(cell)
                case values.Discard(card):
                    return DISCARD + CARD_NUMBERS[card]
                case values.Choose(cells):
                    return CHOOSE + BOARD.mask(cells)
        except KeyError as error:
            raise IllegalAnswer(f"{action.do}: unknown {error.args[0]!r}", "unknown") from None
        raise IllegalAnswer(f"{type(action).__name__} is no answer of Cannir", "unknown")

    def sampler(self, view: View, memory: float = 1.0) -> Sampler:
        return sampler(_cannir(view), memory)

    def position(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> CannirState:
        return positions.read(data, options, seats, seed)

    def describe(self, state: State, seats: Sequence[str]) -> dict[str, Json]:
        assert isinstance(state, CannirState)
        return positions.write(state, seats)

    def refusal(self, view: View, action: Action) -> str:
        return refusals.refusal(_cannir(view), action)

    def derived(
        self, view: View, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        seen = _cannir(view)
        sovereign = seen.sovereign
        return {
            "suites": [{"kind": suite.kind, "cells": list(suite.cells)} for suite in seen.suites],
            "threat": {
                "owner": seats[sovereign.owner] if sovereign else None,
                "suites": [list(sovereign.cells)] if sovereign else [],
                "turns_left": seen.pile,
            },
        }

    def result(self, state: State) -> Result | None:
        assert isinstance(state, CannirState)
        if state.decision is not None:
            return None
        return Result((state.winner,) if state.winner >= 0 else (), state.ended_by)

    def inspect(self, view: View, action: Action) -> list[Event] | None:
        if not isinstance(action, values.Look):
            return None
        seen = _cannir(view)
        try:
            cell = BOARD.cell(action.cell)
        except KeyError:
            raise IllegalAnswer(f"cell: unknown {action.cell!r}", "unknown") from None
        stack = seen.board[cell]
        if not any(not laid.up for laid in stack):
            raise IllegalAnswer("no card lies face down there", "empty")
        if all(laid.up or laid.card is None for laid in stack):
            raise IllegalAnswer("only who laid it may look at it", "veiled")
        return [values.Looked(action.cell, tuple(laid.card for laid in stack))]

    def preview(self, view: View, action: Action) -> list[Event]:
        seen = _cannir(view)
        if seen.decision is None or refusals.refusal(seen, action):
            return []
        if isinstance(action, values.Restore):
            target = seen.board[BOARD.cell(action.cell)][-1]
            if target.card is None:
                return []
        state = world(seen, Rng(0))
        found: list[Event] = []
        state.step(self.code(action), Rng(0), found)
        certain = []
        for event in found:
            if isinstance(event, values.Drew):
                break
            certain.append(event)
        return certain


def starter(hands: Sequence[Sequence[int]], rng: Rng) -> Seat:
    """Who begins (III): the smallest sum in hand, by lot among the tied (no ages here)."""
    sums = [sum(VALUE[card] for card in hand) for hand in hands]
    tied = [seat for seat, total in enumerate(sums) if total == min(sums)]
    return tied[rng.below(len(tied))] if len(tied) > 1 else tied[0]


def _cannir(view: View) -> CannirView:
    assert isinstance(view, CannirView)
    return view


CANNIR = Cannir()
