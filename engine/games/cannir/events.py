"""The events of Cannir, with names of cards and cells."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import OMNISCIENT, Event, Seat
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NAMES
from engine.games.cannir.suites import CELL_MASK, EQUAL

# -- values ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Suite:
    """Aligned cards; `kind` is "run" or "equal", `cells` are in the order of their line."""

    kind: str
    cells: tuple[str, ...]


# -- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat received its first cards."""

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Started(Event):
    """The first card was laid on the centre; `seat` begins with the smallest sum in hand."""

    seat: Seat
    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A card was laid; with `veiled` it is face down and only its owner knows it."""

    private = ("card",)

    seat: Seat
    card: str | None
    cell: str
    veiled: bool = False

    def is_open_to(self, seat: Seat | None) -> bool:
        return not self.veiled or seat in (self.seat, OMNISCIENT)


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A red card left the game and `target` was turned face down."""

    seat: Seat
    card: str
    cell: str
    target: str


@dataclass(frozen=True, slots=True)
class Restored(Event):
    """A grey card left the game and `target` was turned face up."""

    seat: Seat
    card: str
    cell: str
    target: str


@dataclass(frozen=True, slots=True)
class RestoreFailed(Event):
    """A grey card was lost on a veiled card whose value proved higher than `above`."""

    seat: Seat
    card: str
    cell: str
    above: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was discarded because nothing else was possible."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class SovereignBroken(Event):
    """The sovereign suite of `seat` was broken."""

    seat: Seat
    kind: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SovereignTaken(Event):
    """`seat` took the sovereign suite; `values` are in the order of `cells`."""

    seat: Seat
    kind: str
    cells: tuple[str, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; `left` cards remain in the pile."""

    private = ("card",)

    seat: Seat
    card: str | None
    left: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match ended: `winner` kept the sovereign suite, or is None because the pile is empty."""

    winner: Seat | None
    by: str


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A stack was looked through, from bottom to top; None is a card veiled by another seat."""

    cell: str
    cards: tuple[str | None, ...]


# -- creation from the true state ------------------------------------------------------------------


_LINE_MASKS = [sum(1 << cell for cell in line) for line in BOARD.lines]


def suite_of(number: int, values: list[int]) -> Suite:
    """Return a suite by names; `values` (see the state) order the cells of a path."""
    mask = number & CELL_MASK
    if any(mask & ~line == 0 for line in _LINE_MASKS):
        return Suite("equal" if number & EQUAL else "run", BOARD.cells(mask))
    cells = [cell for cell in range(len(BOARD.names)) if mask >> cell & 1]
    if number & EQUAL:
        ends = [cell for cell in cells if not _joins_all(cell, mask)]
        middle = next(cell for cell in cells if _joins_all(cell, mask))
        cells = [ends[0], middle, ends[1]] if len(ends) == 2 else cells
        return Suite("equal", tuple(BOARD.names[cell] for cell in cells))
    cells.sort(key=lambda cell: values[cell])
    return Suite("run", tuple(BOARD.names[cell] for cell in cells))


def _joins_all(cell: int, mask: int) -> bool:
    """Return whether strokes join `cell` to every other cell of `mask`."""
    return not mask & ~BOARD.neighbours[cell] & ~(1 << cell)


def discarded(seat: int, card: int) -> Event:
    return Discarded(seat, CARD_NAMES[card])


def placed_event(seat: int, card: int, cell: int, veiled: bool) -> Event:
    return Placed(seat, CARD_NAMES[card], BOARD.names[cell], veiled)


def attacked(seat: int, card: int, cell: int, target: int) -> Event:
    return Attacked(seat, CARD_NAMES[card], BOARD.names[cell], CARD_NAMES[target])


def restored(seat: int, card: int, cell: int, target: int) -> Event:
    return Restored(seat, CARD_NAMES[card], BOARD.names[cell], CARD_NAMES[target])


def restore_failed(seat: int, card: int, cell: int) -> Event:
    return RestoreFailed(seat, CARD_NAMES[card], BOARD.names[cell], card % 7 + 1)


def sovereign_broken(seat: int, number: int, values: list[int]) -> Event:
    suite = suite_of(number, values)
    return SovereignBroken(seat, suite.kind, suite.cells)


def sovereign_taken(seat: int, number: int, values: list[int]) -> Event:
    suite = suite_of(number, values)
    card_values = tuple(values[BOARD.cell(name)] for name in suite.cells)
    return SovereignTaken(seat, suite.kind, suite.cells, card_values)


def drew(seat: int, card: int, left: int) -> Event:
    return Drew(seat, CARD_NAMES[card], left)


def ended(winner: int, reason: str) -> Event:
    return Ended(winner if winner >= 0 else None, reason)
