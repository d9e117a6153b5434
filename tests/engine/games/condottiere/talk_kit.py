"""Matches of Condottiere in which bots talk."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from engine.core.values import Seat, Temperament, Term
from engine.games import GAMES
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.position_file import set_up
from engine.talk.statements import Offer, Reply, Statement
from tests.engine.games.condottiere.kit import position

HANDS = {"A": "m5 m1", "B": "m6 m1 m1", "C": "m1", "D": "m1"}
#: D wins the game by Roma.
AT_ROMA = {"D": "spoleto ancona"}
CHOOSING: dict[str, Any] = {"phase": "choose_region", "table": {}, "opened": False, "region": None}


def battle(talk: str = "sparing", **given: Any) -> Match:
    written = {"hands": HANDS, "table": {"D": "m4"}, "opened": True, **given}
    match = set_up(GAMES["condottiere3"], position(3, **written))
    return Match(replace(match.record, talk=talk))


def view(match: Match, seat: Seat | None) -> CondottiereView:
    return cast(CondottiereView, match.view(seat))


def say(match: Match, seat: Seat, said: Statement) -> None:
    match.interrupt(seat, said, match.ply)


OUT = Term("keep_out", "torino")


PAGE, CAPTAIN, DOGE = Temperament(1), Temperament(4), Temperament(5)
#: A seat that may offer, one that threatens to win, and the seat that chooses.
NEIGHBOURS = {"A": "torino", "B": "napoli"}


def spoken(match: Match, seat: Seat, temperament: Temperament, talk: str = "sparing") -> Any:
    """Return what a bot of a character says."""
    return match.game.talk.speech(match.view(seat), match.heard(), talk, temperament)


def broken_match(by: Seat = 0) -> Match:
    """Return a match in which B and `by` agreed not to use bishops, and `by` laid one."""
    hands = {"A": "m5 bishop", "B": "m6 m1", "C": "m1 bishop", "D": "m1 m2"}
    match = battle(hands=hands, turn="ABCD"[by], owners={"D": "milano"}, table={"D": "m4"})
    say(match, by, Offer((1,), (Term("no_bishop"),), (Term("no_bishop"),), "game"))
    say(match, 1, Reply(0, True))
    bishop = next(action for action in match.legal() if getattr(action, "card", "") == "bishop")
    match.submit(by, bishop)
    assert match.agreements[0].status == "broken"
    return match
