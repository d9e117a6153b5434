"""Groups of towers and their free corners (liberties), from a view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import Seat
from engine.games.contrees.events import corner_names
from engine.games.contrees.land import Land, corner_number, hex_number
from engine.games.contrees.views import ContreesView


@dataclass(frozen=True, slots=True)
class TowerGroup:
    """Towers of one seat connected along walls, and the free corners beside them."""

    seat: Seat
    towers: tuple[str, ...]
    free: tuple[str, ...]


def groups(view: ContreesView) -> list[TowerGroup]:
    """Return all groups on the land, in the order of their first corners."""
    land = Land([hex_number(*tile) for tile in view.land])
    holder = {
        land.index[corner_number(name)]: seat
        for seat, names in enumerate(view.towers)
        for name in names
    }
    tower_groups: list[TowerGroup] = []
    seen_corners: set[int] = set()
    for first in sorted(holder):
        if first in seen_corners:
            continue
        group, free = [first], set()
        for corner in group:
            for neighbour in land.joined(corner):
                if neighbour not in holder:
                    free.add(neighbour)
                elif holder[neighbour] == holder[first] and neighbour not in group:
                    group.append(neighbour)
        seen_corners.update(group)
        towers, liberties = corner_names(land, group), corner_names(land, list(free))
        tower_groups.append(TowerGroup(holder[first], towers, liberties))
    return tower_groups


def counts(view: ContreesView) -> dict[str, int]:
    """Return the number of free corners of the group of each tower, by corner."""
    return {name: len(group.free) for group in groups(view) for name in group.towers}
