"""From the numbers of a state to values: events by name, and the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Event, Seat
from engine.games.contrees.events import (
    Built,
    ContreesView,
    Demolished,
    Ended,
    Hex,
    Laid,
    LandFinished,
    Lost,
    Options,
    Passed,
    Taken,
)
from engine.games.contrees.land import Land, corner_name, hex_of

if TYPE_CHECKING:
    from engine.games.contrees.state import ContreesState

POSSESSION = "possession"
ENCIRCLEMENT = "encirclement"


def laid(seat: int, number: int, white: bool) -> Event:
    return Laid(seat, hex_of(number), white)


def land_finished(seat: int) -> Event:
    return LandFinished(seat)


def built(seat: int, site: int) -> Event:
    return Built(seat, corner_name(site))


def taken(seat: int, land: Land, tiles: list[int], white: list[int]) -> Event:
    return Taken(seat, _hexes(land, tiles), _white(land, tiles, white))


def demolished(seat: int, land: Land, corners: list[int], by: str) -> Event:
    return Demolished(seat, _names(land, corners), by)


def lost(seat: int, land: Land, tiles: list[int], white: list[int]) -> Event:
    return Lost(seat, _hexes(land, tiles), _white(land, tiles, white))


def passed(seat: int) -> Event:
    return Passed(seat)


def ended(state: ContreesState) -> Event:
    winner = state.winner()
    return Ended(
        winner if winner >= 0 else None,
        state.ended_by,
        tuple(state.score()),
        tuple(state.demolished),
    )


def _names(land: Land, corners: list[int]) -> tuple[str, ...]:
    return tuple(corner_name(land.sites[corner]) for corner in sorted(corners))


def _hexes(land: Land, tiles: list[int]) -> tuple[Hex, ...]:
    return tuple(hex_of(land.hexes[tile]) for tile in tiles)


def _white(land: Land, tiles: list[int], white: list[int]) -> int:
    return sum(land.hexes[tile] in white for tile in tiles)


def view_of(state: ContreesState, seat: Seat | None) -> ContreesView:
    """What `seat` knows of the true state: all of it."""
    land = state.land
    over = bool(state.ended_by)
    phase = "over" if over else "conquest" if state.tower else "land"
    winner = state.winner() if over else -1
    return ContreesView(
        seat=seat,
        turn=state.turn,
        decision=state.decision,
        options=Options(state.expert),
        phase=phase,
        land=tuple(hex_of(number) for number in state.hexes),
        white=tuple(hex_of(number) for number in state.white),
        tiles_left=tuple(zip(state.black_left, state.white_left, strict=True)),
        laid_this_turn=state.laid,
        towers=tuple(
            _names(land, [i for i, holder in enumerate(state.tower) if holder == each])
            for each in range(2)
        ),
        owners=tuple(
            _hexes(land, [i for i, holder in enumerate(state.owner) if holder == each])
            for each in range(2)
        ),
        supply=tuple(state.supply),
        demolished=tuple(state.demolished),
        banned=tuple(_names(land, state.banned[each]) for each in range(2)),
        score=tuple(state.score()),
        winner=winner if winner >= 0 else None,
        ended_by=state.ended_by,
    )
