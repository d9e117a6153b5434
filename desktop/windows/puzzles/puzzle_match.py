"""Set up the match of a puzzle."""

from __future__ import annotations

from dataclasses import replace

from engine.bots.bot_names import LEVEL_NAMES
from engine.core.values import Json
from engine.play.match import Match
from engine.play.setup import NAMES
from engine.puzzles import Puzzle


def match_for(puzzle: Puzzle) -> Match:
    """Return a match at the position of a puzzle, with a person in the solver's seat.

    Raises ConquistaError when the puzzle cannot be set up.
    """
    record = puzzle.match().record
    others = iter(NAMES[1:])
    players: list[Json] = []
    for seat in range(record.seats):
        if seat == puzzle.seat:
            players.append({"kind": "human", "name": ""})
        else:
            players.append({"kind": "bot", "name": next(others), "level": LEVEL_NAMES[0]})
    return Match(replace(record, players=tuple(players)))
