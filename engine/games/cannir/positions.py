"""Conversion between states of Cannir and written positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError, quote_value
from engine.core.positions import Positions
from engine.core.rng import Dice
from engine.core.values import Event, Json
from engine.data.position_fields import Fields
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NAMES, CARD_NUMBERS
from engine.games.cannir.events import suite_of
from engine.games.cannir.options import Options
from engine.games.cannir.state import ASK_CHOICE, CARD_COUNT, HAND_SIZE, PILE, VALUE, CannirState
from engine.games.cannir.suites import CELL_MASK, EQUAL
from engine.games.cannir.views import CannirView

#: `board` maps cells to their cards, the lowest first. `choices` are the suites offered while one
#: must be chosen. `above` maps a veiled card to a value it exceeds: a failed grey card proved it.
KEYS = ("turn", "board", "hands", "pile", "removed", "sovereign", "choices", "above")


def read(
    data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
) -> CannirState:
    """Return the described state; missing parts are dealt from `seed`. Raises PositionError."""
    return _Reader(data, options, seats, seed).state()


def write(state: CannirState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the complete position; the inverse of `read`."""
    board: dict[str, Json] = {}
    for cell, stack in enumerate(state.stacks):
        if stack:
            up = bool(state.up >> cell & 1)
            board[BOARD.names[cell]] = [
                _written_card(state, card, up and i == len(stack) - 1, seats)
                for i, card in enumerate(stack)
            ]
    position: dict[str, Json] = {
        "turn": seats[state.turn],
        "board": board,
        "hands": {
            seats[seat]: [CARD_NAMES[card] for card in hand]
            for seat, hand in enumerate(state.hands)
        },
        "pile": [CARD_NAMES[card] for card in reversed(state.pile)],
        "removed": [CARD_NAMES[card] for card in state.removed],
        "sovereign": None,
    }
    if state.sovereign:
        suite = suite_of(state.sovereign, state.values)
        position["sovereign"] = {
            "owner": seats[state.owner],
            "kind": suite.kind,
            "cells": list(suite.cells),
        }
    above = {CARD_NAMES[card]: value for card, value in enumerate(state.above) if value}
    if above:
        position["above"] = above
    if state.choices:
        offered = [suite_of(number, state.values) for number in state.choices]
        position["choices"] = [list(suite.cells) for suite in offered]
    return position


def _written_card(state: CannirState, card: int, up: bool, seats: Sequence[str]) -> list[Json]:
    if up:
        return [CARD_NAMES[card], "up"]
    written: list[Json] = [CARD_NAMES[card], "down"]
    if state.veil[card] >= 0:
        written.append(seats[state.veil[card]])
    return written


class _Reader(Fields):
    """The reader of one position, which tracks the named cards."""

    def __init__(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> None:
        super().__init__(data, KEYS, seats)
        self.options = options
        self.rng = Dice(seed)
        self.named_cards: dict[int, str] = {}
        self.built_state = CannirState(len(seats), options.free_paths, options.veiled)

    def state(self) -> CannirState:
        state = self.built_state
        hands = self._read_hands()
        pile = self._read_cards("pile") if "pile" in self.data else None
        state.removed = self._read_cards("removed") if "removed" in self.data else []
        if "board" in self.data:
            self._read_board()
        if "above" in self.data:
            self._read_above()
        unnamed_cards = [card for card in range(CARD_COUNT) if card not in self.named_cards]
        self.rng.shuffle(unnamed_cards)
        if "board" not in self.data:
            self._lay_first(unnamed_cards)
        for seat, hand in enumerate(hands):
            if hand is None:
                if len(unnamed_cards) < HAND_SIZE:
                    raise PositionError(f"hands.{self.seats[seat]}: no cards left to deal")
                hand = [unnamed_cards.pop() for _ in range(HAND_SIZE)]
            state.hands[seat] = sorted(hand)
        state.pile = unnamed_cards if pile is None else pile[::-1]
        state.find_suites()
        self._read_turn()
        self._read_sovereign()
        self._read_choices()
        return state

    def _lay_first(self, rest: list[int]) -> None:
        if not rest:
            raise PositionError("board: no card left to lay on the centre")
        self.built_state.lay_first(rest.pop(), BOARD.start)

    def _read_card(self, name: Json, where: str) -> int:
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise PositionError(f"{where}: unknown card {name!r}")
        card = CARD_NUMBERS[name]
        if card in self.named_cards:
            message = f"{where}: card {name} already named in {self.named_cards[card]}"
            raise PositionError(message, "named_twice")
        self.named_cards[card] = where
        return card

    def _read_cell(self, name: Json, where: str) -> int:
        if not isinstance(name, str) or name not in BOARD.names:
            raise PositionError(f"{where}: unknown cell {name!r}")
        return BOARD.cell(name)

    def _read_cards(self, key: str) -> list[int]:
        items = self.items(self.data[key], key)
        return [self._read_card(name, f"{key}[{i}]") for i, name in enumerate(items)]

    def _read_hands(self) -> list[list[int] | None]:
        hands: list[list[int] | None] = [None] * len(self.seats)
        if "hands" not in self.data:
            return hands
        for name, cards in self.mapping(self.data["hands"], "hands").items():
            seat = self.seat(name, "hands")
            items = self.items(cards, f"hands.{name}")
            # While a suite is chosen, the card just played is not yet replaced.
            minimum = 0 if self.data.get("choices") else 1
            if not minimum <= len(items) <= HAND_SIZE:
                allowed = f"{minimum} to {HAND_SIZE} allowed"
                raise PositionError(
                    f"hands.{name}: {len(items)} cards, {allowed}",
                    "hand_size",
                    seat=name,
                    least=minimum,
                    most=HAND_SIZE,
                )
            hands[seat] = [
                self._read_card(item, f"hands.{name}[{i}]") for i, item in enumerate(items)
            ]
        return hands

    def _read_board(self) -> None:
        state = self.built_state
        for name, cards in self.mapping(self.data["board"], "board").items():
            cell = self._read_cell(name, "board")
            where = f"board.{name}"
            stack: list[int] = []
            items = self.items(cards, where)
            for i, item in enumerate(items):
                card, up = self._read_laid(item, f"{where}[{i}]")
                if up and i < len(items) - 1:
                    raise PositionError(
                        f"{where}[{i}]: only the top card may lie face up", "not_on_top"
                    )
                stack.append(card)
                if up:
                    state.up |= 1 << cell
                    state.values[cell] = VALUE[card]
            state.stacks[cell] = stack

    def _read_laid(self, item: Json, where: str) -> tuple[int, bool]:
        parts = self.items(item, where)
        if not 2 <= len(parts) <= 3 or parts[1] not in ("up", "down"):
            raise PositionError(f"{where}: expected [card, up|down] or [card, down, seat]")
        card = self._read_card(parts[0], where)
        if len(parts) > 2:
            if not self.options.veiled:
                raise PositionError(f"{where}: a veiled card needs the option veiled", "not_veiled")
            if parts[1] == "up":
                raise PositionError(f"{where}: a card that lies face up is not veiled")
            self.built_state.veil[card] = self.seat(parts[2], where)
        return card, parts[1] == "up"

    def _read_above(self) -> None:
        for name, value in self.mapping(self.data["above"], "above").items():
            card = CARD_NUMBERS.get(name, -1)
            if card < 0 or self.built_state.veil[card] < 0:
                raise PositionError(f"above.{name}: no veiled card")
            if type(value) is not int or not 0 < value < VALUE[card]:
                raise PositionError(
                    f"above.{name}: {quote_value(value)} is no value below the card's own"
                )
            self.built_state.above[card] = value

    def _read_turn(self) -> None:
        state = self.built_state
        if "turn" in self.data:
            state.turn = self.seat(self.data["turn"], "turn")
            return
        state.draw_starter(self.rng)

    def _read_suite(self, cells: Json, where: str) -> int:
        names = self.items(cells, where)
        mask = 0
        for name in names:
            mask |= 1 << self._read_cell(name, where)
        for number in self.built_state.all_suites():
            if number & CELL_MASK == mask:
                return number
        raise PositionError(f"{where}: no suite lies on these cells", "no_suite")

    def _read_sovereign(self) -> None:
        written = self.data.get("sovereign")
        if written is None:
            return
        if not isinstance(written, Mapping):
            raise PositionError("sovereign: expected a mapping or null")
        for key in written:
            if key not in ("owner", "kind", "cells"):
                raise PositionError(f"sovereign.{key}: unknown key")
        for key in ("owner", "cells"):
            if key not in written:
                raise PositionError(f"sovereign.{key}: missing")
        state = self.built_state
        state.owner = self.seat(written["owner"], "sovereign.owner")
        state.sovereign = self._read_suite(written["cells"], "sovereign.cells")
        kind = "equal" if state.sovereign & EQUAL else "run"
        if written.get("kind", kind) != kind:
            raise PositionError(
                f"sovereign.kind: {quote_value(written['kind'])}, "
                f"but the cards make {quote_value(kind)}"
            )

    def _read_choices(self) -> None:
        state = self.built_state
        written = self.items(self.data.get("choices", []), "choices")
        if written:
            state.choices = sorted(self._read_suite(cells, "choices") for cells in written)
            state.decision = ASK_CHOICE[state.turn]
        elif not state.pile:
            state.finish(PILE, -1, None)
        else:
            state.open_turn(None)


class CannirPositions(Positions[CannirState, CannirView, Options]):
    """Reads and writes positions of Cannir."""

    def read(
        self, data: Mapping[str, Json], options: Options, seats: Sequence[str], seed: int
    ) -> CannirState:
        return read(data, options, seats, seed)

    def write(self, state: CannirState, seats: Sequence[str]) -> dict[str, Json]:
        return write(state, seats)

    def figures(
        self, view: CannirView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        sovereign = view.sovereign
        return {
            "suites": [{"kind": suite.kind, "cells": list(suite.cells)} for suite in view.suites],
            "threat": {
                "owner": seats[sovereign.owner] if sovereign else None,
                "suites": [list(sovereign.cells)] if sovereign else [],
                "turns_left": view.pile,
            },
        }
