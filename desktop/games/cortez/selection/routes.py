"""What a way over the board costs and where it leads, from what a view shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.game import Seat
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES, TROOP_NUMBERS
from engine.games.cortez.rules import paths
from engine.games.cortez.squares import Square
from engine.games.cortez.views.view import CortezView


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways of one troop: what each square costs in camouflage."""

    origin: Square
    passing: list[int]
    broken: int
    costs: list[int]

    @classmethod
    def of(cls, view: CortezView, troop: str) -> Ways:
        """Those of a troop that passes troops of its own collar for nothing."""
        at = [BOARD.square(t.at) if t.at is not None else paths.NOWHERE for t in view.troops]
        collars = [t.collar if t.collar is not None else paths.NO_COLLAR for t in view.troops]
        number = TROOP_NUMBERS[troop]
        passing = paths.obstacles(at, collars, collars[number])
        broken = 0
        for i, bridge in enumerate(BOARD.bridges):
            if bridge.id in view.destroyed:
                broken |= 1 << i
        origin = at[number]
        return cls(origin, passing, broken, paths.costs(origin, passing, broken))

    def cost(self, square: Square) -> int:
        """Camouflage to pay; UNREACHABLE where the troop cannot walk."""
        return self.costs[square]

    def path(self, to: Square) -> Sequence[Square]:
        """The squares of a cheapest way."""
        return paths.path(self.origin, to, self.passing, self.broken)


def troop_on(view: CortezView, square: str) -> str | None:
    """The troop that stands on a square; in a combat the one attacked."""
    combat = view.combat
    for name, troop in zip(TROOP_NAMES, view.troops, strict=True):
        if troop.at == square and (combat is None or name != combat.attacker_troop):
            return name
    return None


def collar_of(view: CortezView, troop: str) -> Seat | None:
    """Whose collar a troop wears."""
    return view.troops[TROOP_NUMBERS[troop]].collar
