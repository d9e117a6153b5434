"""Editing of positions of Condottiere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.editing import (
    EditedSetup,
    Piece,
    PieceGroup,
    Position,
    Target,
    misplaced_error,
    no_piece_error,
)
from engine.core.values import Json
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION, Edition

#: The order of the cards on the tray.
_CARDS = (
    *("m1", "m2", "m3", "m4", "m5", "m6", "m10", "winter", "spring", "drum", "heroine"),
    *("courtesan", "scarecrow", "bishop", "surrender"),
)
#: The keys kept by an edit; the others follow from them or are history.
_KEPT = (
    *("phase", "condottiere", "region", "turn", "owners", "hands", "table", "passed", "discard"),
    *("pope", "face_down", "points", "target", "game", "participants", "decides"),
)


class CondottiereEditing:
    """The editor of positions of one edition.

    Places are a region, a seat (its line and shield), a hand, a card in it, a card of a line by its
    index, and the discard pile.
    """

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        deck = dict(zip(CARD_NAMES, edition.deck, strict=True))
        self._cards: tuple[Piece, ...] = tuple(("card", name) for name in _CARDS if deck[name])

    def piece_groups(self, setup: EditedSetup, position: Position) -> Sequence[PieceGroup]:
        pawns: tuple[Piece, ...] = (("condottiere",),)
        if self._edition.has_pope:
            pawns += (("pope",),)
        return (
            PieceGroup("owners", tuple(("owner", seat) for seat in setup.seats)),
            PieceGroup("pawns", pawns),
            PieceGroup("cards", self._cards),
            PieceGroup("battle", (("turn",), ("passed",))),
        )

    def places(self, setup: EditedSetup, position: Position, piece: Piece) -> Sequence[Target]:
        seats: list[Target] = [("seat", seat) for seat in setup.seats]
        regions: list[Target] = [("region", name) for name in BOARD.ids]
        match piece[0]:
            case "owner" | "pope":
                return regions
            case "condottiere":
                return [*regions, *seats]
            case "card":
                hands: list[Target] = [("hand", seat) for seat in setup.seats]
                return [*hands, *seats, ("discard",)]
        return seats

    def count(self, setup: EditedSetup, position: Position, piece: Piece) -> int | None:
        return None

    def is_chosen(self, setup: EditedSetup, position: Position, piece: Piece) -> bool:
        return False

    def piece_at(self, setup: EditedSetup, position: Position, target: Target) -> Piece | None:
        match target:
            case ("region", region):
                return _piece_on(position, region)
            case ("seat", seat):
                return ("passed",) if seat in position["passed"] else None
            case ("line", seat, place):
                line = position["table"][seat]
                return ("card", line[int(place)]) if int(place) < len(line) else None
            case ("hand", seat, card):
                return ("card", card) if card in position["hands"][seat] else None
            case ("discard",):
                return ("card", position["discard"][-1]) if position["discard"] else None
        return None

    def targets_within(
        self, setup: EditedSetup, position: Position, target: Target
    ) -> Sequence[Target]:
        here: list[Target] = [target] if self.piece_at(setup, position, target) is not None else []
        match target:
            case ("hand", seat):
                return [("hand", seat, card) for card in dict.fromkeys(position["hands"][seat])]
            case ("seat", seat):
                line = position["table"][seat]
                return [*(("line", seat, str(index)) for index in range(len(line))), *here]
        return here

    # -- edits -------------------------------------------------------------------------------------

    def put(self, setup: EditedSetup, position: Position, piece: Piece, target: Target) -> None:
        match piece, target:
            case ("owner", seat), ("region", region):
                _free_region(position, region)
                position["owners"][seat].append(region)
            case ("pope",), ("region", region):
                position["pope"] = region
            case ("condottiere",), ("region", region):
                _move_battle(position, region)
            case ("condottiere",), ("seat", seat) | ("line", seat, _):
                position["condottiere"] = seat
                if position["phase"] == "choose_region":
                    position["turn"] = seat
            case ("card", card), ("hand", seat) | ("hand", seat, _):
                position["hands"][seat].append(card)
            case ("card", card), ("seat", seat) | ("line", seat, _):
                _add_to_line(position, seat, card)
            case ("card", card), ("discard",):
                position["discard"].append(card)
            case ("turn",), ("seat", seat) | ("line", seat, _):
                position["turn"] = seat
            case ("passed",), ("seat", seat) | ("line", seat, _):
                _pass_seat(setup, position, seat)
            case _:
                raise misplaced_error(piece, target)

    def take(self, setup: EditedSetup, position: Position, target: Target) -> None:
        piece = self.piece_at(setup, position, target)
        match piece, target:
            case ("owner", _), ("region", region):
                _free_region(position, region)
            case ("pope",), _:
                position["pope"] = None
            case ("condottiere",), _:
                _end_battle(position)
            case ("passed",), ("seat", seat):
                position["passed"].remove(seat)
            case ("card", _), ("line", seat, place):
                line = position["table"][seat]
                del line[int(place)]
                if position.get("face_down", {}).get(seat) not in line:
                    _uncover(position, seat)
            case ("card", card), ("hand", seat, _):
                position["hands"][seat].remove(card)
            case ("card", card), ("discard",):
                position["discard"].pop()
            case _:
                raise no_piece_error(target)

    # -- whole positions ---------------------------------------------------------------------------

    def edited_part(self, setup: EditedSetup, position: Position) -> Position:
        built_state = {key: position[key] for key in _KEPT if key in position}
        # Discarded hands join the discard pile, even if no seat has seen them.
        buried: list[Json] = [card for cards in position["buried"].values() for card in cards]
        built_state["discard"] = [*position["discard"], *position["fallen"], *buried]
        if built_state["phase"] == "over":
            _end_battle(built_state)
            # The points that ended the match would end it again.
            built_state.pop("points", None)
        return built_state

    def empty(self, setup: EditedSetup) -> Position:
        bare: Position = {"phase": "choose_region", "region": None, "passed": [], "discard": []}
        bare |= {"condottiere": setup.seats[0], "turn": setup.seats[0]}
        return bare | {key: {s: [] for s in setup.seats} for key in ("owners", "hands", "table")}


def _piece_on(position: Position, region: str) -> Piece | None:
    """Return the top piece on a region; None if it is free."""
    if position.get("pope") == region:
        return ("pope",)
    if position["region"] == region:
        return ("condottiere",)
    owner = next((seat for seat, regions in position["owners"].items() if region in regions), None)
    return None if owner is None else ("owner", owner)


def _free_region(position: Position, region: str) -> None:
    for regions in position["owners"].values():
        if region in regions:
            regions.remove(region)


def _move_battle(position: Position, region: str) -> None:
    """Move the battle to a region, or begin one there."""
    if position["phase"] != "battle":
        _end_battle(position)
        position["phase"] = "battle"
    position["region"] = region


def _end_battle(position: Position) -> None:
    """End the battle: discard the lines and let the holder of the pawn choose a region."""
    for seat, line in position["table"].items():
        position["discard"] += line
        position["table"][seat] = []
        _uncover(position, seat)
    position |= {"phase": "choose_region", "region": None, "passed": []}
    position["turn"] = position["condottiere"]
    for key in ("participants", "decides"):
        position.pop(key, None)


def _uncover(position: Position, seat: str) -> None:
    if "face_down" in position:
        position["face_down"][seat] = None


def _add_to_line(position: Position, seat: str, card: str) -> None:
    """Add a card to a line, before the face-down one."""
    line = position["table"][seat]
    covered = position.get("face_down", {}).get(seat) is not None
    line.insert(len(line) - 1 if covered else len(line), card)


def _pass_seat(setup: EditedSetup, position: Position, seat: str) -> None:
    """Pass for a seat; if it was to move, the next seat that has not passed is."""
    if seat not in position["passed"]:
        position["passed"].append(seat)
    first = setup.seats.index(position["turn"])
    order = setup.seats[first:] + setup.seats[:first]
    seats_left = [other for other in order if other not in position["passed"]]
    if position["turn"] in position["passed"]:
        position.pop("turn")
        if seats_left:
            position["turn"] = seats_left[0]


FIRST_EDITING: Final = CondottiereEditing(FIRST_EDITION)
THIRD_EDITING: Final = CondottiereEditing(THIRD_EDITION)
