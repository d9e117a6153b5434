"""Writing of positions of Condottiere."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.values import Json
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.positions.history_fields import ALL, COUNTS
from engine.games.condottiere.rules.core_state import BATTLE_ENDINGS, NOBODY, OVER, PHASES, STAKES
from engine.games.condottiere.rules.regions import BIT, members_of
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.view import card_names, region_name, sorted_names


def write(state: CondottiereState, seats: Sequence[str]) -> dict[str, Json]:
    """Return the complete position; the inverse of `read`."""
    position: dict[str, Json] = {
        "phase": PHASES[state.phase],
        "condottiere": seats[state.condottiere],
        "region": region_name(state.region),
        "turn": seats[state.turn],
        "owners": {
            name: list(BOARD.regions(mask)) for name, mask in zip(seats, state.owned, strict=True)
        },
        "hands": _cards_by_seat(seats, [sorted(hand) for hand in state.hands]),
        "table": _cards_by_seat(seats, state.lines),
        "passed": _seat_names(seats, state.passed_seats),
        "discard": list(sorted_names(state.discard)),
        "fallen": list(sorted_names(state.fallen)),
        "buried": _cards_by_seat(seats, [sorted(cards) for cards in state.buried]),
        "known": _cards_by_seat(seats, [sorted(cards) for cards in state.known]),
        "committed": state.committed,
        "opened": state.opened,
        "first": seats[state.game_starter],
    }
    for key, matrix in (("shown", state.shown), ("shown_buried", state.shown_buried)):
        if matrix:
            position[key] = _shown_by_seat(seats, matrix)
    for key, attribute in COUNTS.items():
        position[key] = getattr(state, attribute)
    if state.rules.has_pope:
        position["pope"] = region_name(state.pope)
        position["face_down"] = {
            name: CARD_NAMES[state.lines[seat][-1]] if state.face_down_seats & BIT[seat] else None
            for seat, name in enumerate(seats)
        }
    if state.target:
        position["target"] = state.target
        position["points"] = dict(zip(seats, state.points, strict=True))
    if state.stake:
        position["participants"] = _seat_names(seats, state.participant_seats)
        position["decides"] = STAKES[state.stake]
    if state.last_ending:
        position["last"] = {
            "region": region_name(state.last_region),
            "table": _cards_by_seat(seats, state.last_lines),
            "fallen": list(sorted_names(state.last_fallen)),
            "strengths": dict(zip(seats, state.last_strengths, strict=True)),
            "conqueror": None if state.last_conqueror == NOBODY else seats[state.last_conqueror],
            "pawn_to": seats[state.last_pawn],
            "by": BATTLE_ENDINGS[state.last_ending],
        }
    if state.phase == OVER:
        position["winners"] = _seat_names(seats, state.winner_seats)
        position["by"] = state.ended_by
    return position


def _cards_by_seat(seats: Sequence[str], lines: list[list[int]]) -> dict[str, Json]:
    return {name: list(card_names(line)) for name, line in zip(seats, lines, strict=True)}


def _shown_by_seat(seats: Sequence[str], matrix: list[list[int]]) -> dict[str, Json]:
    """Return by seat, then by viewer, the cards that were shown; ALL saw the last ones."""
    shown_by_holder: dict[str, Json] = {}
    for index, cards in enumerate(matrix):
        if cards:
            holder, viewer = divmod(index, len(seats) + 1)
            names = shown_by_holder.setdefault(seats[holder], {})
            names[ALL if viewer == len(seats) else seats[viewer]] = list(card_names(cards))
    return shown_by_holder


def _seat_names(seats: Sequence[str], mask: int) -> list[str]:
    return [seats[seat] for seat in members_of(mask)]
