"""What the editor begins with: a copy of a table, or the opening of a game."""

from __future__ import annotations

from desktop.session import Session
from engine.core import OMNISCIENT, Game
from engine.drafts import Draft
from engine.match import SEAT_NAMES, Match, new_record
from engine.record import drawn_seed
from engine.rng import Dice


def opening_of(game: Game) -> Draft:
    """A deal of a game for as few as can play it."""
    return Draft.of(Match(new_record(game, game.seats[0])))


def copy_of(session: Session, ply: int | None) -> Draft:
    """The match after so many answers, None: now; what its viewer cannot see is dealt anew.

    In the editor every hand is open: nobody shall learn there what others hold.
    """
    match = session.match if ply is None else session.match.at(ply)
    game, seen = match.game, session.viewer == OMNISCIENT
    if seen or session.match.result is not None or game.perfect_information:
        return Draft.of(match)
    world = game.sampler(match.view(session.viewer))(Dice(drawn_seed()))
    seats = SEAT_NAMES[: match.seats]
    return Draft(
        {
            "game": game.id,
            "options": match.record.options,
            "seats": list(seats),
            "position": game.describe(world, seats),
        }
    )
