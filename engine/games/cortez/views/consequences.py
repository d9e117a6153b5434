"""What an action leaves on the map, and what the rules then allow, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.values import Seat
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.rules.core_state import NOBODY
from engine.games.cortez.rules.paths import NOWHERE, UNREACHABLE
from engine.games.cortez.rules.scoring import city_rank
from engine.games.cortez.views.map_seen import SeenMap
from engine.games.cortez.views.view import CortezView, Troop


@dataclass(frozen=True, slots=True)
class Race:
    """The race for the next treasure."""

    #: By seat, the numbers of the city squares with one of its troops, in ascending order.
    city_numbers: tuple[tuple[int, ...], ...]

    @property
    def leader(self) -> Seat | None:
        """The seat that would get the treasure now; None while no seat has a troop in the city."""
        best = max(
            range(len(self.city_numbers)), key=lambda seat: city_rank([*self.city_numbers[seat]])
        )
        return best if self.city_numbers[best] else None

    def runner_up(self, seat: Seat) -> Seat | None:
        """Return the seat that would get it without `seat`; None if no other is in the city."""
        others = [*self.city_numbers]
        others[seat] = ()
        return Race(tuple(others)).leader


def race(view: CortezView) -> Race:
    """Return the race for the next treasure."""
    seen_map = SeenMap.from_view(view)
    squares_by_seat: list[list[int]] = [[] for _ in view.nations]
    for number, square in enumerate(BOARD.city, 1):
        if (
            seen_map.troop_on_square[square] != NOBODY
            and (owner := seen_map.collars[seen_map.troop_on_square[square]]) >= 0
        ):
            squares_by_seat[owner].append(number)
    return Race(tuple(map(tuple, squares_by_seat)))


def with_troop(
    view: CortezView, troop: str, at: str | None = None, collar: Seat | None = None
) -> CortezView:
    """Return the view after a troop has gone to a free square, or has got the collar of a seat."""
    number = TROOP_NUMBERS[troop]
    before = view.troops[number]
    changed = Troop(at or before.at, before.collar if collar is None else collar)
    troops = (*view.troops[:number], changed, *view.troops[number + 1 :])
    return replace(view, troops=troops)


def with_bridge_flipped(view: CortezView, bridge: str) -> CortezView:
    """Return the view after a bridge was broken, or mended if it was broken."""
    bridges_left = tuple(name for name in view.broken_bridges if name != bridge)
    broken = (
        bridges_left if len(bridges_left) < len(view.broken_bridges) else (*bridges_left, bridge)
    )
    return replace(view, broken_bridges=broken)


def attack_prices(view: CortezView, troop: str) -> dict[Seat, int]:
    """Return by rival the least camouflage with which a marked troop of it can attack a troop now.

    Rivals without a way or without a warrior are left out.
    """
    seen_map, square = (
        SeenMap.from_view(view),
        SeenMap.from_view(view).square_of_troop[TROOP_NUMBERS[troop]],
    )
    prices: dict[Seat, int] = {}
    for rival, warriors in enumerate(view.warriors):
        if rival == seen_map.collars[TROOP_NUMBERS[troop]] or not warriors:
            continue
        due = [seen_map.costs(other)[square] for other in _marked_troops(seen_map, rival)]
        if (least := min(due, default=UNREACHABLE)) < UNREACHABLE:
            prices[rival] = least
    return prices


def way_into_city(view: CortezView, troop: str) -> int | None:
    """Return the least camouflage of a troop to a free square of the city; None without a way."""
    seen_map = SeenMap.from_view(view)
    costs = seen_map.costs(TROOP_NUMBERS[troop])
    due = [costs[square] for square in BOARD.city if seen_map.troop_on_square[square] == NOBODY]
    least = min(due, default=UNREACHABLE)
    return None if least >= UNREACHABLE else least


def cheapest_way(view: CortezView, seat: Seat) -> int | None:
    """Return the least camouflage to the city of a seat's marked troops outside; None without."""
    seen_map = SeenMap.from_view(view)
    marked_troops = {*_marked_troops(seen_map, seat)}
    names = [name for name, number in TROOP_NUMBERS.items() if number in marked_troops]
    outside = [
        name
        for name in names
        if not BOARD.city_numbers[seen_map.square_of_troop[TROOP_NUMBERS[name]]]
    ]
    ways = [way for name in outside if (way := way_into_city(view, name)) is not None]
    return min(ways, default=None)


def _marked_troops(seen_map: SeenMap, seat: Seat) -> Iterator[int]:
    """Yield the marked troops of a seat on the map."""
    for troop, collar in enumerate(seen_map.collars):
        if collar == seat and seen_map.square_of_troop[troop] != NOWHERE:
            yield troop
