"""The cost and the path of a troop's ways over the board, from the information in a view."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.cortez.actions import Move
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES, TROOP_NUMBERS
from engine.games.cortez.codes import PASS
from engine.games.cortez.rules import paths
from engine.games.cortez.rules.action_codes import action_of
from engine.games.cortez.rules.core_state import ACTION_PHASE
from engine.games.cortez.squares import WIDTH, Square
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView


def column_and_row(square: str) -> tuple[int, int]:
    """Return column and row of a square."""
    number = BOARD.square(square)
    return number % WIDTH, number // WIDTH


def reading_order(square: str) -> tuple[int, int]:
    """Return a sort key with which squares are read like a page: row, then column."""
    x, y = column_and_row(square)
    return y, x


def next_square(here: str | None, squares: Sequence[str], dx: int, dy: int) -> str | None:
    """Return the nearest of `squares` from `here` in a direction, or None.

    Without `here` it is the square nearest to the middle of all.
    """
    if not squares:
        return None
    at = {square: column_and_row(square) for square in squares}
    if here is None:
        middle = tuple(sum(axis) / len(at) for axis in zip(*at.values(), strict=True))
        return min(at, key=lambda square: math.dist(middle, at[square]))
    x, y = column_and_row(here)
    ahead = {}
    for square, (px, py) in at.items():
        along = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy - (py - y) * dx)
        if along > 0 and aside < 3 * along:
            ahead[square] = math.hypot(px - x, py - y) + 2 * aside
    return min(ahead, key=lambda square: ahead[square]) if ahead else None


@dataclass(frozen=True, slots=True)
class Paths:
    """The ways of one troop: the cost of every square in camouflage."""

    origin: Square
    passing: list[int]
    broken: int
    costs: list[int]

    @classmethod
    def for_troop(cls, view: CortezView, troop: str) -> Paths:
        """Return the ways of a troop. It passes troops with its own collar at no cost."""
        at = [BOARD.square(t.at) if t.at is not None else paths.NOWHERE for t in view.troops]
        collars = [t.collar if t.collar is not None else paths.NO_COLLAR for t in view.troops]
        number = TROOP_NUMBERS[troop]
        passing = paths.obstacles(at, collars, collars[number])
        broken = 0
        for i, bridge in enumerate(BOARD.bridges):
            if bridge.id in view.broken_bridges:
                broken |= 1 << i
        origin = at[number]
        return cls(origin, passing, broken, paths.costs(origin, passing, broken))

    def cost(self, square: Square) -> int:
        """Return the camouflage to pay; UNREACHABLE where the troop cannot walk."""
        return self.costs[square]

    def path(self, to: Square) -> Sequence[Square]:
        """Return the squares of a cheapest path."""
        return paths.path(self.origin, to, self.passing, self.broken)


def moves_without_trade(view: CortezView, troop: str) -> list[Move]:
    """Return the moves that a troop may make once the acting seat has proposed no trade."""
    # They depend on nothing that is hidden from the seat, so any world will do.
    state, rng = sample_world(view, Rng(0)), Rng(0)
    state.step(PASS, rng)
    seat = view.decision.seat if view.decision is not None else None
    if state.phase != ACTION_PHASE or state.turn != seat:
        return []
    actions = map(action_of, state.codes())
    return [action for action in actions if isinstance(action, Move) and action.troop == troop]


def troop_on(view: CortezView, square: str) -> str | None:
    """Return the troop on a square, or None; in a combat the attacked one."""
    combat = view.combat
    for name, troop in zip(TROOP_NAMES, view.troops, strict=True):
        if troop.at == square and (combat is None or name != combat.attacker_troop):
            return name
    return None


def collar_of(view: CortezView, troop: str) -> Seat | None:
    """Return the seat whose collar a troop wears, or None."""
    return view.troops[TROOP_NUMBERS[troop]].collar
