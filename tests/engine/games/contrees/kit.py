"""Short ways to write a Contrées position, run it, and read what came of it.

Corners of one tile go by their direction, clockwise from the top: N NE SE S SW NW.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games import GAMES
from engine.play.position_file import run_position

Step = dict[str, Any]
Hex = tuple[int, int]

SIDES = {
    "N": (0, 0, "N"),
    "NE": (1, -1, "S"),
    "SE": (0, 1, "N"),
    "S": (0, 0, "S"),
    "SW": (-1, 1, "N"),
    "NW": (0, -1, "S"),
}

ONE = [(0, 0)]
#: The second tile meets the first in N and NE alone: south of it nothing changes, and nobody
#: runs out of corners (a single legal answer would not be asked).
TWO = [(0, 0), (1, -1)]
#: Three tiles around "0,0,N".
THREE = [(0, 0), (0, -1), (1, -1)]
FLOWER = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
#: Sixteen tiles from west to east.
ROW = [(q, 0) for q in range(16)]


def at(side: str, tile: Hex = (0, 0)) -> str:
    """Return the name of one corner of a tile."""
    dq, dr, end = SIDES[side]
    return f"{tile[0] + dq},{tile[1] + dr},{end}"


def around(sides: str, tile: Hex = (0, 0)) -> list[str]:
    """Return the names of several corners of a tile, their directions separated by spaces."""
    return [at(side, tile) for side in sides.split()]


def named(corners: Iterable[str], tile: Hex = (0, 0)) -> set[str]:
    """Corners of a tile by their direction again; any others keep their name."""
    short = {at(side, tile): side for side in SIDES}
    return {short.get(corner, corner) for corner in corners}


def shared(first: int, last: int) -> list[str]:
    """In `ROW`: both corners of every wall between neighbours, from tile `first` to `last`."""
    return [corner for q in range(first, last) for corner in around("NE SE", (q, 0))]


def place(seat: str, corner: str) -> Step:
    """Build a tower on a corner, by its name or by its direction on tile (0, 0)."""
    return {"seat": seat, "do": "place", "at": at(corner) if corner in SIDES else corner}


def lay(seat: str, tile: Hex, white: bool = False) -> Step:
    """Lay a tile of the land."""
    step: Step = {"seat": seat, "do": "lay", "hex": list(tile)}
    return {**step, "white": True} if white else step


def resign(seat: str) -> Step:
    """Give up."""
    return {"seat": seat, "do": "resign"}


def position(
    land: Sequence[Hex],
    *,
    turn: str = "A",
    phase: str = "conquest",
    expert: bool = False,
    play: Iterable[Step] = (),
    seed: int = 1,
    **moment: Any,
) -> dict[str, Any]:
    """Return a position file. Towers of a seat may be given as `"N NE"`: corners of tile (0, 0)."""
    given: dict[str, Any] = {"land": [list(tile) for tile in land], "turn": turn, "phase": phase}
    for key, value in moment.items():
        if key in ("towers", "banned"):
            value = {seat: _corners(corners) for seat, corners in value.items()}
        elif key == "owners":
            value = {seat: [list(tile) for tile in tiles] for seat, tiles in value.items()}
        elif key == "white":
            value = [list(tile) for tile in value]
        given[key] = value
    return {
        "game": "contrees",
        "options": {"expert": True} if expert else {},
        "seats": ["A", "B"],
        "seed": seed,
        "position": given,
        "play": list(play),
    }


def _corners(given: str | Iterable[str]) -> list[str]:
    return around(given) if isinstance(given, str) else list(given)


def hexes(written: Iterable[Sequence[int]]) -> set[Hex]:
    """Return tiles of a file as a set; none may stand there twice."""
    listed = [(q, r) for q, r in written]
    assert len(listed) == len(set(listed)), "a tile is listed twice"
    return set(listed)


def corner_set(written: Sequence[str]) -> set[str]:
    """Corners of a file as a set; none may stand there twice."""
    assert len(written) == len(set(written)), "a corner is listed twice"
    return set(written)


class Moment:
    """A written position with comparable sets."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        self.written = written
        self.phase: str = written["phase"]
        self.turn: str = written["turn"]
        self.land: list[Hex] = [(q, r) for q, r in written["land"]]
        self.white = hexes(written.get("white", []))
        self.tiles_left: dict[str, Any] = written["tiles_left"]
        self.laid_this_turn: int = written["laid_this_turn"]
        self.towers = {s: corner_set(written["towers"].get(s, [])) for s in "AB"}
        self.owners = {s: hexes(written["owners"].get(s, [])) for s in "AB"}
        self.supply: dict[str, int] = written["supply"]
        self.demolished: dict[str, int] = written["demolished"]
        self.banned = {s: corner_set(written["banned"].get(s, [])) for s in "AB"}

    def sides(self, seat: str, tile: Hex = (0, 0)) -> set[str]:
        """Return the towers of a seat; on this tile by direction."""
        return named(self.towers[seat], tile)


class Outcome(Moment):
    """What came of a position: the printed structure, with shorter names and comparable sets."""

    def __init__(self, printed: dict[str, Any]) -> None:
        super().__init__(printed["position"])
        self.printed = printed
        self.steps: list[dict[str, Any]] = printed["steps"]
        self.result: dict[str, Any] | None = printed["result"]
        self.events: list[dict[str, Any]] = [e for step in self.steps for e in step["events"]]
        derived = printed["derived"]
        self.score: dict[str, int] = derived["score"]
        self.liberties: dict[str, int] = derived["liberties"]

    @property
    def asked(self) -> tuple[str, str] | None:
        """Seat and kind of the open question; None when the game is over."""
        decision = self.printed["decision"]
        return None if decision is None else (decision["seat"], decision["kind"])

    @property
    def gained(self) -> set[Hex]:
        """Tiles taken in the last step."""
        return hexes(self.printed["derived"]["gained"])

    @property
    def lost(self) -> set[Hex]:
        """Tiles lost in the last step."""
        return hexes(self.printed["derived"]["lost"])

    @property
    def removed(self) -> set[str]:
        """Corners whose towers fell in the last step; those of tile (0, 0) by direction."""
        return named(corner_set(self.printed["derived"]["removed"]))

    @property
    def corners(self) -> set[str]:
        """Where the seat on turn may build."""
        return corner_set([a["at"] for a in self.printed["legal"] if a["do"] == "place"])

    @property
    def free(self) -> set[str]:
        """Where the seat on turn may build; on tile (0, 0) by direction."""
        return named(self.corners)

    @property
    def lays(self) -> set[tuple[Hex, bool]]:
        """The tiles that may be laid, and whether white."""
        listed = [
            ((a["hex"][0], a["hex"][1]), a.get("white", False))
            for a in self.printed["legal"]
            if a["do"] == "lay"
        ]
        assert len(listed) == len(set(listed)), "an answer is listed twice"
        return set(listed)


def run(land: Sequence[Hex], **given: Any) -> Outcome:
    """Set the position up and play it; every step must be legal."""
    outcome = Outcome(run_position(position(land, **given)))
    refused = [step["refusal"] for step in outcome.steps if not step["legal"]]
    assert not refused, f"refused: {refused[0]}"
    assert len(outcome.steps) == len(list(given.get("play", ())))
    return outcome


def refusal(land: Sequence[Hex], **given: Any) -> str:
    """Return why the last step is refused.

    The steps before it must be legal, and it changes nothing.
    """
    printed = run_position(position(land, **given))
    steps = list(given["play"])
    assert [step["legal"] for step in printed["steps"]] == [True] * (len(steps) - 1) + [False]
    before = run_position(position(land, **{**given, "play": steps[:-1]}))
    for key in ("position", "decision", "legal", "result"):
        assert printed[key] == before[key], f"the refused step changed {key}"
    key = printed["steps"][-1]["refusal"]
    assert isinstance(key, str)
    return key


def step(land: Sequence[Hex], corner: str, **given: Any) -> tuple[Moment, list[Event]]:
    """Build one tower without anything that would follow by itself; the moment and the events.

    Where a single corner is left, a match would build there unasked; here it does not.
    """
    game = GAMES["contrees"]
    data = position(land, **given)
    options = game.options(expert=bool(data["options"]))
    state = game.positions.read(data["position"], options, data["seats"], data["seed"])
    events: list[Event] = []
    action = next(a for a in map(game.action, state.codes()) if a.at == at(corner))  # type: ignore[attr-defined]
    state.step(game.code(action), Rng(1), events)
    return Moment(game.positions.write(state, data["seats"])), events


def fresh(seed: int, expert: bool = False) -> Moment:
    """Return the very first moment of a game, before any tile is laid."""
    game = GAMES["contrees"]
    state = game.start(game.options(expert=expert), 2, Rng(seed))
    return Moment(game.positions.write(state, "AB"))
