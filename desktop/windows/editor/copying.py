"""What the editor begins with: a copy of a table, or the opening of a game."""

from __future__ import annotations

from desktop.play.session import Session
from engine.core.game import OMNISCIENT, Game
from engine.core.rng import Dice
from engine.play.draft import Draft
from engine.play.match import SEAT_NAMES, Match, new_record
from engine.play.record import drawn_seed


def opening_of(game: Game) -> Draft:
    """A deal of a game for as few as can play it."""
    return Draft.of(Match(new_record(game, game.seats[0])))


def deals_anew(session: Session) -> bool:
    """Whether a copy of the table holds other cards than those its viewer cannot see."""
    match, seen = session.match, session.viewer == OMNISCIENT
    return not (seen or match.result is not None or match.game.perfect_information)


def copy_of(session: Session, ply: int | None) -> Draft:
    """The match after so many answers, None: now; what its viewer cannot see is dealt anew.

    In the editor every hand is open: nobody shall learn there what others hold.
    """
    match = session.match if ply is None else session.match.at(ply)
    game = match.game
    if not deals_anew(session):
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
