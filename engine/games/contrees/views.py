"""The information state of Contrées, the same for every seat, and its creation from the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Seat, View
from engine.games.contrees.actions import Hex
from engine.games.contrees.events import corner_names, hexes_of
from engine.games.contrees.land import COORDINATES
from engine.games.contrees.options import Options
from engine.games.contrees.state import ContreesState


@dataclass(frozen=True, slots=True)
class ContreesView(View):
    """The whole table, because nothing is hidden. Tuples are by seat unless stated otherwise."""

    by_seat: ClassVar = (
        *("tiles_left", "towers", "owners", "supply", "demolished", "banned", "score"),
    )

    options: Options
    #: "land" while tiles are laid, "conquest" while towers are built, or "over".
    phase: str
    #: All tiles in the order laid.
    land: tuple[Hex, ...]
    #: The white tiles among them.
    white: tuple[Hex, ...]
    #: By seat, its (black, white) tiles left.
    tiles_left: tuple[tuple[int, int], ...]
    #: The number of its two tiles that the seat to move has laid.
    laid_this_turn: int
    #: By seat, the corners of its towers, in the order of the land.
    towers: tuple[tuple[str, ...], ...]
    #: By seat, the tiles it possesses.
    owners: tuple[tuple[Hex, ...], ...]
    #: By seat, the number of towers left.
    supply: tuple[int, ...]
    #: By seat, the number of enemy towers it has demolished.
    demolished: tuple[int, ...]
    #: By seat, corners where its towers were just demolished and it may not build in its next move.
    banned: tuple[tuple[str, ...], ...]
    #: By seat, the current score of its tiles (white ones three).
    score: tuple[int, ...]
    winner: Seat | None
    #: How the match ended: "markers", "supplies" or "blocked"; "" while it goes on.
    ended_by: str


# -- creation from the true state ------------------------------------------------------------------


def view_of(state: ContreesState, seat: Seat | None) -> ContreesView:
    """Return the view of `seat`, which shows everything."""
    land = state.land
    over = bool(state.ended_by)
    phase = "over" if over else "conquest" if state.tower else "land"
    winner = state.winner() if over else -1
    return ContreesView(
        seat=seat,
        turn=state.turn,
        decision=state.decision,
        options=Options(state.is_expert),
        phase=phase,
        land=tuple([COORDINATES[number] for number in state.hexes]),
        white=tuple([COORDINATES[number] for number in state.white]),
        tiles_left=tuple(zip(state.black_left, state.snow_left, strict=True)),
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
