"""Editing of positions of Cortez; an edited position always waits for an action of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

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
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import BRIBERY_NAMES, CHIEFS, NATIONS, PROVISION_NAMES, VALUE_SLOTS
from engine.games.cortez.rules import turns
from engine.games.cortez.squares import SQUARE_COUNT

#: The keys kept by an edit. Piles consist of the remaining cards; what seats remember is dropped.
_KEPT = (
    *("nations", "chiefs", "first", "active", "turn", "round", "actions_left", "troops"),
    *("destroyed_bridges", "provisions", "discard", "warriors", "objectives", "bribery"),
    *("bribery_played", "treasures", "turned", "event_deck"),
)
_EVENTS = ("turned", "event_deck")
_BRIDGES = {BOARD.name(bridge.square): bridge.id for bridge in BOARD.bridges}
_TEMPLES = [BOARD.name(BOARD.city[number - 1]) for number in BOARD.temples]


class CortezEditing:
    """The editor of positions.

    Places are a square, the open hand of the active seat, a card in it, the discarded provisions,
    and the chief beside the board. Actions and treasures are counted.
    """

    def piece_groups(self, setup: EditedSetup, position: Position) -> Sequence[PieceGroup]:
        nation, chiefs = position["nations"][position["turn"]], position["chiefs"]

        def single_pieces(kind: str) -> tuple[Piece, ...]:
            return tuple((kind, seat, chiefs[seat]) for seat in setup.seats)

        own_chiefs = CHIEFS[NATIONS.index(nation)]
        return (
            PieceGroup("troops", (*(("troop", nation) for nation in NATIONS), ("bridge",))),
            PieceGroup("collars", single_pieces("collar")),
            PieceGroup("turn", single_pieces("turn")),
            PieceGroup("actions", (("actions",),)),
            PieceGroup("chief", (*(("chief", chief) for chief in own_chiefs), ("temple",))),
            PieceGroup("provisions", tuple(("provision", name) for name in PROVISION_NAMES)),
            PieceGroup(
                "warriors", tuple(("warrior", f"{nation}{n}") for n in range(1, VALUE_SLOTS))
            ),
            PieceGroup("bribery", tuple(("bribery", name) for name in BRIBERY_NAMES)),
            PieceGroup("treasures", single_pieces("treasure")),
        )

    def places(self, setup: EditedSetup, position: Position, piece: Piece) -> Sequence[Target]:
        match piece[0]:
            case "troop":
                return [("square", BOARD.name(square)) for square in range(SQUARE_COUNT)]
            case "collar":
                return [("square", entry["at"]) for entry in position["troops"]]
            case "bridge":
                return [("square", name) for name in _BRIDGES]
            case "temple":
                return [("square", name) for name in _TEMPLES]
            case "chief":
                return [("chief",)]
            case "provision":
                return [("hand",), ("discard",)]
            case "warrior" | "bribery":
                return [("hand",)]
        return [counted_target(piece)]

    def count(self, setup: EditedSetup, position: Position, piece: Piece) -> int | None:
        match piece:
            case ("treasure", seat, _):
                return int(position["treasures"][seat])
            case ("actions",):
                return int(position["actions_left"])
        return None

    def is_chosen(self, setup: EditedSetup, position: Position, piece: Piece) -> bool:
        return piece[:2] == ("turn", position["turn"])

    def piece_at(self, setup: EditedSetup, position: Position, target: Target) -> Piece | None:
        seat = position["turn"]
        match target:
            case ("square", square):
                troop = _troop_at(position, square)
                if troop is not None:
                    collar = troop.get("collar")
                    return ("troop", troop["nation"], *([collar] if collar else []))
                bridge = _BRIDGES.get(square)
                return ("bridge",) if bridge in position["destroyed_bridges"] else None
            case ("hand", "provision", name):
                return ("provision", name) if position["provisions"][seat].get(name) else None
            case ("hand", "warrior", value):
                has_warrior = int(value) in position["warriors"][seat]
                return ("warrior", f"{position['nations'][seat]}{value}") if has_warrior else None
            case ("hand", "bribery", name):
                return ("bribery", name) if name in position["bribery"][seat] else None
            case ("discard",):
                lying = [name for name in PROVISION_NAMES if position["discard"].get(name)]
                return ("provision", lying[-1]) if lying else None
        return None

    def targets_within(
        self, setup: EditedSetup, position: Position, target: Target
    ) -> Sequence[Target]:
        if target == ("hand",):
            seat = position["turn"]
            provisions = position["provisions"][seat]
            return [
                *(("hand", "provision", name) for name in PROVISION_NAMES if provisions.get(name)),
                *(("hand", "warrior", f"{n}") for n in sorted(set(position["warriors"][seat]))),
                *(("hand", "bribery", n) for n in dict.fromkeys(position["bribery"][seat])),
            ]
        return [target] if self.piece_at(setup, position, target) is not None else []

    # -- edits -------------------------------------------------------------------------------------

    def put(self, setup: EditedSetup, position: Position, piece: Piece, target: Target) -> None:
        seat = position["turn"]
        match piece, target:
            case ("troop", nation, *collar), ("square", square):
                wearer = collar[0] if collar else None
                position["troops"].append({"nation": nation, "at": square, "collar": wearer})
            case ("collar", wearer, _), ("square", square):
                troop = _troop_at(position, square)
                if troop is None:
                    raise misplaced_error(piece, target)
                troop["collar"] = None if troop["collar"] == wearer else wearer
            case ("bridge",), ("square", square) if square in _BRIDGES:
                position["destroyed_bridges"].append(_BRIDGES[square])
            case ("temple",), ("square", square) if square in _TEMPLES:
                _swap(position["objectives"], seat, int(square[1:]))
            case ("chief", chief), ("chief",):
                _swap(position["chiefs"], seat, chief)
            case ("provision", name), ("hand", *_):
                provisions = position["provisions"][seat]
                provisions[name] = provisions.get(name, 0) + 1
            case ("provision", name), ("discard",):
                position["discard"][name] = position["discard"].get(name, 0) + 1
            case ("warrior", name), ("hand", *_):
                position["warriors"][seat].append(int(name[-1]))
            case ("bribery", name), ("hand", *_):
                position["bribery"][seat].append(name)
            case _, ("count", *_):
                self._count(position, piece, target, 1)
            case _:
                raise misplaced_error(piece, target)

    def take(self, setup: EditedSetup, position: Position, target: Target) -> None:
        seat = position["turn"]
        match self.piece_at(setup, position, target), target:
            case ("troop", *_), ("square", square):
                position["troops"].remove(_troop_at(position, square))
            case ("bridge",), ("square", square):
                position["destroyed_bridges"].remove(_BRIDGES[square])
            case ("provision", name), ("hand", *_):
                position["provisions"][seat][name] -= 1
            case ("provision", name), ("discard",):
                position["discard"][name] -= 1
            case ("warrior", name), _:
                position["warriors"][seat].remove(int(name[-1]))
            case ("bribery", name), _:
                position["bribery"][seat].remove(name)
            case None, ("count", *piece):
                self._count(position, tuple(piece), target, -1)
            case _:
                raise no_piece_error(target)

    def _count(self, position: Position, piece: Piece, target: Target, steps: int) -> None:
        match piece:
            case ("turn", seat, _) if steps > 0:
                position["turn"] = position["active"] = seat
            case ("actions",):
                position["actions_left"] += steps
            case ("treasure", seat, _):
                position["treasures"][seat] += steps
                _raise_round(position)
            case _:
                raise no_piece_error(target) if steps < 0 else misplaced_error(piece, target)

    # -- whole positions ---------------------------------------------------------------------------

    def edited_part(self, setup: EditedSetup, position: Position) -> Position:
        built_state = {key: position[key] for key in _KEPT}
        before, after = position["phase"] == "mark", position["phase"] == "over"
        acting = position["phase"] == "actions"
        if before or after or "treasure" in built_state["turned"]:
            for key in _EVENTS:
                del built_state[key]
        if not acting:
            built_state["actions_left"] = turns.ACTIONS_PER_TURN
        built_state["turn"] = position["turn"] if acting else position["active"]
        built_state["active"] = built_state["turn"]
        _raise_round(built_state)
        return built_state | {"phase": "actions"}

    def empty(self, setup: EditedSetup) -> Position:
        bare: Position = {"phase": "actions", "turn": setup.seats[0], "active": setup.seats[0]}
        bare |= {"troops": [], "destroyed_bridges": [], "provisions": {}, "warriors": {}}
        for seat in setup.seats:
            bare["provisions"][seat] = {}
            bare["warriors"][seat] = []
        return bare


def _troop_at(position: Position, square: str) -> dict[str, Any] | None:
    """Return the entry of the troop on a square, or None."""
    return next((entry for entry in position["troops"] if entry["at"] == square), None)


def _swap(held: dict[str, Json], seat: str, wanted: Json) -> None:
    """Give a seat a value; the seat that had it gets the former value of this seat."""
    for other, value in held.items():
        if value == wanted:
            held[other] = held[seat]
    held[seat] = wanted


def _raise_round(position: Position) -> None:
    """Raise the round to the first one possible after the awarded treasures."""
    position["round"] = max(1, position["round"], sum(position["treasures"].values()) + 1)


EDITING: Final = CortezEditing()
