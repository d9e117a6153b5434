"""The map of a view, as the lists `rules/paths.py` reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.paths import BIT, NO_COLLAR, NOWHERE, UNREACHABLE, costs, obstacles
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.view import CortezView, Troop


@dataclass(frozen=True, slots=True)
class SeenMap:
    """The troops on the map and the destroyed bridges."""

    square_of_troop: list[int]
    collars: list[int]
    #: The troop on each square or NOBODY; in a combat the attacked troop.
    troop_on_square: list[int]
    broken_bridges: int
    #: By troop, what `costs` has found.
    _costs_by_troop: dict[int, list[int]] = field(default_factory=dict, repr=False, compare=False)

    @staticmethod
    def from_view(view: CortezView) -> SeenMap:
        """Return the map of a view; the last ones used are cached."""
        # Questions often concern the same view: an identity check is faster than hashing troops.
        last_view, seen_map = _last[0]
        if last_view is not view or seen_map is None:
            attacker = None if view.combat is None else view.combat.attacker_troop
            seen_map = _seen_map(view.troops, view.broken_bridges, attacker)
            _last[0] = view, seen_map
        return seen_map

    def costs(self, troop: int) -> list[int]:
        """Return the camouflage a troop needs to reach each square; UNREACHABLE if it cannot."""
        if troop not in self._costs_by_troop:
            passing = obstacles(self.square_of_troop, self.collars, self.collars[troop])
            self._costs_by_troop[troop] = costs(
                self.square_of_troop[troop], passing, self.broken_bridges
            )
        return self._costs_by_troop[troop]

    def camouflage_due(self, troop: object, to: object) -> int | None:
        """Return the camouflage of a move between named places; None if there is no path."""
        if not isinstance(troop, str) or not isinstance(to, str) or troop not in TROOP_NUMBERS:
            return None
        number = TROOP_NUMBERS[troop]
        if self.square_of_troop[number] == NOWHERE:
            return None
        try:
            cost = self.costs(number)[BOARD.square(to)]
        except KeyError:
            return None
        return None if cost == UNREACHABLE else cost

    def is_broken(self, square: int) -> bool:
        """Return whether a square is a destroyed bridge."""
        return self.broken_bridges != 0 and any(
            self.broken_bridges & BIT[number]
            for number, bridge in enumerate(BOARD.bridges)
            if bridge.square == square
        )


#: The view that was asked about last, and its map.
_last: list[tuple[CortezView | None, SeenMap | None]] = [(None, None)]


@lru_cache(maxsize=16)
def _seen_map(
    troops: tuple[Troop, ...], destroyed: tuple[str, ...], attacker: str | None
) -> SeenMap:
    """Return the map of these troops; equal ones share the costs that were found."""
    at = [NOWHERE if troop.at is None else BOARD.square(troop.at) for troop in troops]
    collars = [NO_COLLAR if troop.collar is None else troop.collar for troop in troops]
    on = [NOBODY] * SQUARE_COUNT
    for troop, square in enumerate(at):
        if square != NOWHERE and (attacker is None or troop != TROOP_NUMBERS[attacker]):
            on[square] = troop
    broken = sum(BIT[BOARD.bridge(name)] for name in destroyed)
    return SeenMap(at, collars, on, broken)
