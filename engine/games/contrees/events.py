"""Everything of Contrées that crosses a border: options, answers, happenings and views.

Tiles go by their hex (q, r), corners by name: "q,r,N" is the top of that hex, "q,r,S" its foot.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core import Action, Event, Seat, View

Hex = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Options:
    """The expert version: each seat lays one white tile, which counts three in the end."""

    expert: bool = False


# -- actions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile of the land, black or (expert version) white."""

    do: ClassVar[str] = "lay"
    hex: Hex
    white: bool = False


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Build a tower on a free corner."""

    do: ClassVar[str] = "place"
    at: str


# -- the view ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ContreesView(View):
    """The whole table: nothing is hidden. Tuples per seat unless said otherwise."""

    options: Options
    #: "land" while tiles are laid, "conquest" while towers are built, "over".
    phase: str
    #: In the order laid.
    land: tuple[Hex, ...]
    white: tuple[Hex, ...]
    #: Per seat, its (black, white) tiles not yet laid.
    tiles_left: tuple[tuple[int, int], ...]
    #: Tiles the seat on turn has laid of its two.
    laid_this_turn: int
    #: Per seat, the corners of its towers, in the order of the land.
    towers: tuple[tuple[str, ...], ...]
    #: Per seat, the tiles it possesses.
    owners: tuple[tuple[Hex, ...], ...]
    #: Per seat, towers not yet built.
    supply: tuple[int, ...]
    #: Per seat, enemy towers it has demolished.
    demolished: tuple[int, ...]
    #: Per seat, corners where its towers just fell and it may not build in its next move.
    banned: tuple[tuple[str, ...], ...]
    #: Per seat, what its tiles count as things stand (white ones three).
    score: tuple[int, ...]
    winner: Seat | None
    #: Why the match is over: "markers", "supplies" or "blocked"; "" while it goes on.
    ended_by: str


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """`seat` was drawn to begin."""

    event: ClassVar[str] = "started"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A tile was laid."""

    event: ClassVar[str] = "laid"
    seat: Seat
    hex: Hex
    white: bool = False


@dataclass(frozen=True, slots=True)
class LandFinished(Event):
    """The last tile lies; `seat` builds the first tower."""

    event: ClassVar[str] = "land_finished"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A tower was built."""

    event: ClassVar[str] = "built"
    seat: Seat
    at: str


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """`seat` has four towers around each of these tiles and now possesses them."""

    event: ClassVar[str] = "taken"
    seat: Seat
    hexes: tuple[Hex, ...]
    #: How many of them are white.
    white: int = 0


@dataclass(frozen=True, slots=True)
class Demolished(Event):
    """`seat` demolished these enemy towers, by "possession" or by "encirclement"."""

    event: ClassVar[str] = "demolished"
    seat: Seat
    towers: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """`seat` no longer has four towers around these tiles and takes its markers back."""

    event: ClassVar[str] = "lost"
    seat: Seat
    hexes: tuple[Hex, ...]
    #: How many of them are white.
    white: int = 0


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` had no corner or no tower to build."""

    event: ClassVar[str] = "passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over, `by` as in the view; `score` and `demolished` per seat.

    `winner` None: equal in tiles and in demolished towers.
    """

    event: ClassVar[str] = "ended"
    winner: Seat | None
    by: str
    score: tuple[int, ...]
    demolished: tuple[int, ...]
