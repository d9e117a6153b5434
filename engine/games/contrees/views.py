"""All that is known of a match of Contrées, to every seat, and how it is read off the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Seat, View
from engine.games.contrees.events import Hex, corner_names, hexes_of
from engine.games.contrees.land import hex_of
from engine.games.contrees.options import Options
from engine.games.contrees.state import ContreesState


@dataclass(frozen=True, slots=True)
class ContreesView(View):
    """The whole table: nothing is hidden. Tuples per seat unless said otherwise."""

    by_seat: ClassVar = (
        *("tiles_left", "towers", "owners", "supply", "demolished", "banned", "score"),
    )

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


# -- from the numbers of the state ---------------------------------------------------------------


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
            corner_names(land, [i for i, holder in enumerate(state.tower) if holder == each])
            for each in range(2)
        ),
        owners=tuple(
            hexes_of(land, [i for i, holder in enumerate(state.owner) if holder == each])
            for each in range(2)
        ),
        supply=tuple(state.supply),
        demolished=tuple(state.demolished),
        banned=tuple(corner_names(land, state.banned(each)) for each in range(2)),
        score=tuple(state.score()),
        winner=winner if winner >= 0 else None,
        ended_by=state.ended_by,
    )
