"""Editing of positions of Contrées."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.editing import (
    EditedSetup,
    Piece,
    PieceGroup,
    Position,
    Target,
    counted_target,
    misplaced_error,
    no_piece_error,
)
from engine.core.values import Json
from engine.games.contrees.land import (
    TILE_COUNT,
    corner_name,
    corner_number,
    corners,
    frontier,
    hex_number,
    hex_of,
)
from engine.games.contrees.state import POSSESSING_TOWERS

#: The keys kept by an edit; the others follow from them.
_KEPT = ("land", "white", "turn", "towers", "owners", "supply", "demolished", "banned")


class ContreesEditing:
    """The editor of positions.

    Places are a tile by its hex ("0,0"), a corner and a seat; a supply is counted.
    """

    def piece_groups(self, setup: EditedSetup, position: Position) -> Sequence[PieceGroup]:
        tiles: tuple[Piece, ...] = (("tile",),)
        if setup.options.get("expert"):
            tiles += (("white",),)
        return (
            PieceGroup("tiles", tiles),
            PieceGroup("towers", tuple(("tower", seat) for seat in setup.seats)),
            PieceGroup("owners", tuple(("owner", seat) for seat in setup.seats)),
            PieceGroup("supplies", tuple(("supply", seat) for seat in setup.seats)),
            PieceGroup("turn", tuple(("turn", seat) for seat in setup.seats)),
        )

    def places(self, setup: EditedSetup, position: Position, piece: Piece) -> Sequence[Target]:
        land = [hex_number(*tile) for tile in position["land"]]
        match piece[0]:
            case "tile" | "white":
                # A white tile may also replace a black one, and vice versa.
                return [*map(_target, frontier(land)), *map(_target, land)]
            case "owner":
                return [*map(_target, land)]
            case "tower":
                sites = sorted(
                    {site for number in land for site in corners(number)}, key=_reading_order
                )
                return [("corner", corner_name(site)) for site in sites]
        return [counted_target(piece)]

    def count(self, setup: EditedSetup, position: Position, piece: Piece) -> int | None:
        return int(position["supply"][piece[1]]) if piece[0] == "supply" else None

    def is_chosen(self, setup: EditedSetup, position: Position, piece: Piece) -> bool:
        return piece == ("turn", position["turn"])

    def piece_at(self, setup: EditedSetup, position: Position, target: Target) -> Piece | None:
        match target:
            case ("corner", corner):
                for seat, standing in position["towers"].items():
                    if corner in standing:
                        return "tower", seat
            case ("hex", written):
                tile = _parse_hex(written)
                for seat, tiles in position["owners"].items():
                    if tile in tiles:
                        return "owner", seat
                if tile in position["land"]:
                    return ("white",) if tile in position["white"] else ("tile",)
        return None

    def targets_within(
        self, setup: EditedSetup, position: Position, target: Target
    ) -> Sequence[Target]:
        return [target] if self.piece_at(setup, position, target) is not None else []

    # -- edits -------------------------------------------------------------------------------------

    def put(self, setup: EditedSetup, position: Position, piece: Piece, target: Target) -> None:
        match piece, target:
            case ("tile" | "white" as colour,), ("hex", written):
                tile = _parse_hex(written)
                if tile not in position["land"]:
                    position["land"].append(tile)
                _blacken(position, tile)
                if colour == "white":
                    position["white"].append(tile)
            case ("tower", seat), ("corner", corner):
                _remove_tower(position, corner)
                position["towers"][seat].append(corner)
                position["supply"][seat] -= 1
                for barred in position["banned"].values():
                    if corner in barred:
                        barred.remove(corner)
                _update_owners(position, corner)
            case ("owner", seat), ("hex", written):
                _disown(position, _parse_hex(written))
                position["owners"][seat].append(_parse_hex(written))
            case ("supply", seat), ("count", *_):
                position["supply"][seat] += 1
            case ("turn", seat), ("count", *_):
                position["turn"] = seat
            case _:
                raise misplaced_error(piece, target)
        _update_phase(position)

    def take(self, setup: EditedSetup, position: Position, target: Target) -> None:
        match self.piece_at(setup, position, target), target:
            case ("tower", _), ("corner", corner):
                _remove_tower(position, corner)
                _update_owners(position, corner)
            case ("owner", _), ("hex", written):
                _disown(position, _parse_hex(written))
            case ("tile" | "white",), ("hex", written):
                position["land"].remove(_parse_hex(written))
                _blacken(position, _parse_hex(written))
            case None, ("count", "supply", seat):
                position["supply"][seat] -= 1
            case _:
                raise no_piece_error(target)
        _update_phase(position)

    # -- whole positions ---------------------------------------------------------------------------

    def edited_part(self, setup: EditedSetup, position: Position) -> Position:
        kept_keys = {key: position[key] for key in _KEPT}
        _update_phase(kept_keys)
        return kept_keys

    def empty(self, setup: EditedSetup) -> Position:
        return {"land": [], "phase": "land", "turn": setup.seats[0]}


def _update_phase(position: Position) -> None:
    """Set the phase that follows from the land and the towers."""
    fought = ("towers", "owners", "demolished", "banned")
    begun = any(any(position[key].values()) for key in fought)
    is_complete = len(position["land"]) >= TILE_COUNT
    position["phase"] = "conquest" if is_complete or begun else "land"


def _blacken(position: Position, place: list[Json]) -> None:
    if place in position["white"]:
        position["white"].remove(place)


def _disown(position: Position, place: list[Json]) -> None:
    for tiles in position["owners"].values():
        if place in tiles:
            tiles.remove(place)


def _remove_tower(position: Position, corner: str) -> None:
    """Return a tower to its supply."""
    for seat, standing in position["towers"].items():
        if corner in standing:
            standing.remove(corner)
            position["supply"][seat] += 1


def _update_owners(position: Position, corner: str) -> None:
    """Update the owners of the tiles around a corner from their towers."""
    site = corner_number(corner)
    for tile in position["land"]:
        ring = corners(hex_number(*tile))
        if site not in ring:
            continue
        _disown(position, tile)
        for seat, standing in position["towers"].items():
            if sum(corner_number(name) in ring for name in standing) >= POSSESSING_TOWERS:
                position["owners"][seat].append(tile)


def _reading_order(site: int) -> tuple[int, int, int]:
    """Return the sort key of a corner: from north to south, each row from the west."""
    q, r = hex_of(site // 2)
    end = site % 2
    return 3 * r + (2 if end else -1), 2 * q + r, end


def _target(number: int) -> Target:
    q, r = hex_of(number)
    return "hex", f"{q},{r}"


def _parse_hex(written: str) -> list[Json]:
    return [int(axis) for axis in written.split(",")]


EDITING: Final = ContreesEditing()
