"""A selection at Contrées, independent of the user interface: a place and a tile colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from engine.core.values import Action, Seat
from engine.games.contrees.actions import Hex, Lay, Place

#: A hex where a tile can be laid, or the name of a corner where a tower can be built.
Target = Hex | str


@dataclass
class ContreesSelection:
    """The legal actions, and how far the choice among them has come."""

    legal: Sequence[Action]
    #: Returns the position of a target on the table.
    point: Callable[[Target], QPointF]
    #: The seat that decides.
    seat: Seat
    #: The target of keyboard or pointer; None for no target.
    target: Target | None = None
    is_snow: bool = False
    _action_at: dict[Target, dict[bool, Action]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        for action in self.legal:
            if isinstance(action, Lay):
                self._action_at.setdefault(action.hex, {})[action.white] = action
            elif isinstance(action, Place):
                self._action_at.setdefault(action.at, {})[False] = action
        self.is_snow = self.is_snow if self.is_snow in self.colours else True in self.colours

    @property
    def is_laying(self) -> bool:
        """Whether the decision is about a tile, not a tower."""
        return any(isinstance(action, Lay) for action in self.legal)

    @property
    def colours(self) -> list[bool]:
        """Available colours of tiles: black (False), then white (True)."""
        return sorted({white for by_colour in self._action_at.values() for white in by_colour})

    @property
    def targets(self) -> list[Target]:
        """Places that can be chosen."""
        return list(self._action_at)

    def action_at(self, target: Target | None) -> Action | None:
        """Return the action at a place, with the chosen tile; None where there is none."""
        return self._action_at.get(target, {}).get(self.is_snow) if target is not None else None

    def ready_action(self) -> Action | None:
        """Return the action that Enter would give, or None."""
        return self.action_at(self.target)

    def lead_to(self, action: Action) -> None:
        """Set the whole choice to an action without giving the action."""
        match action:
            case Lay(hex=place, white=white):
                self.target, self.is_snow = place, white
            case Place(at=corner):
                self.target = corner

    def resume(self, before: ContreesSelection) -> None:
        """Continue from another selection."""
        if before.is_snow in self.colours:
            self.is_snow = before.is_snow
        if before.target in self._action_at:
            self.target = before.target

    def is_preset(self) -> bool:
        """Return False: nothing is chosen before the person chooses."""
        return False

    def open_stage(self) -> bool:
        """Return False: there are no further stages."""
        return False

    def step_back(self) -> bool:
        """Clear the target, and return whether there was one."""
        stood, self.target = self.target is not None, None
        return stood

    def select_next(self, step: int) -> bool:
        """Return False: there are no cards."""
        return False

    def go_to_end(self, step: int) -> None:
        """Do nothing: the places form no row."""

    def walk(self, dx: int, dy: int) -> None:
        """Move to the next eligible place in a direction."""
        self.target = self._next(dx, dy)

    def _next(self, dx: int, dy: int) -> Target | None:
        """Return the nearest target in a direction, or the most central if none is current."""
        places = {target: self.point(target) for target in self._action_at}
        if not places:
            return None
        if self.target not in places:
            centre = sum(places.values(), QPointF()) / len(places)
            return min(places, key=lambda target: _distance(centre, places[target]))
        here = places[self.target]
        ahead = {
            target: _distance(here, there) + 2 * off
            for target, there in places.items()
            if (off := _aside(here, there, dx, dy)) is not None
        }
        return min(ahead, key=lambda target: ahead[target]) if ahead else self.target


def _distance(a: QPointF, b: QPointF) -> float:
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def _aside(a: QPointF, b: QPointF, dx: int, dy: int) -> float | None:
    """Return how far `b` is off the straight line ahead of `a`, or None when it is not ahead."""
    ahead = (b.x() - a.x()) * dx + (b.y() - a.y()) * dy
    aside = abs((b.x() - a.x()) * dy - (b.y() - a.y()) * dx)
    # A place half a hex ahead but far aside is in another row.
    return aside if ahead > 1 and aside < 3 * ahead else None
