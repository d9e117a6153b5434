"""Finished matches of every game, played by the scripted bot, for the tests of their endings."""

from __future__ import annotations

from functools import cache

from desktop.commands.screenshot import moment
from desktop.games import TABLES
from desktop.table.replay.match_ending import MatchEnding, only_person
from engine.core.values import Seat
from engine.games import find
from engine.play.match import Match

#: More answers than a match has.
ALL = 9_000
#: Game, seats, seed, and who plays: the seat of the only person, "public" for people, "open" for
#: none. Among them are victories, defeats, everybody's loss and a match decided by razed towers.
MATCHES = (
    ("condottiere1", 4, 9, "0"),
    ("condottiere1", 6, 14, "0"),
    ("condottiere3", 3, 5, "0"),
    ("condottiere3", 3, 5, "public"),
    ("cortez", 4, 3, "0"),
    ("cortez", 2, 1, "open"),
    ("contrees", 2, 1, "0"),
    ("contrees", 2, 2, "public"),
    ("cannir", 2, 6, "0"),
    ("cannir", 2, 6, "1"),
    ("cannir", 3, 1, "0"),
)


@cache
def finished(game: str, seats: int, seed: int, seat: str = "0", variant: str = "") -> Match:
    """Return a match that is over; it is shared, so do not change it."""
    match = moment(find(game), seats, seed, ALL, seat, [variant] if variant else [])
    assert match.result is not None
    return match


def names_of(match: Match) -> list[str]:
    """Return the names as they are at the table: "" for the only person."""
    return [str(player.get("name", "")) for player in match.record.players]


def told(match: Match) -> tuple[MatchEnding, Seat | None]:
    """Return the end of a match as its game tells it, and the only person."""
    tell = TABLES[match.game.id].load_features().ending
    assert tell is not None
    names = names_of(match)
    person = only_person(names)
    return tell(match, names, person), person
