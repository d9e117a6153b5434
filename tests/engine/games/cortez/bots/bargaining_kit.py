"""What the tests of bargaining bots of Cortez share: boards, hands, and bots that act and speak."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from engine.core.values import USUAL_TEMPERAMENT, Interruption, Seat, Temperament, Term
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.position_file import match_of
from tests.engine.games.cortez.kit import position

BOARD = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C A3@18,0=D"
NO_FOOD: dict[str, Any] = {
    "A": "camouflage*2 weapon*5 gold*4",
    "B": "food*9 gold*2",
    "C": "camouflage*4",
    "D": "gold",
}


def match(**given: Any) -> Match:
    return match_of(position(**{"seats": "ABCD", "board": BOARD, **given}))[0]


def view(made: Match, seat: Seat | None) -> CortezView:
    return cast(CortezView, made.view(seat))


def act(
    made: Match, seat: Seat, temperament: Temperament = USUAL_TEMPERAMENT
) -> Interruption | None:
    return CORTEZ.bots.act(view(made, seat), temperament)


def do(made: Match, seat: Seat) -> Interruption:
    """Let a bot act; it must be legal."""
    done = act(made, seat)
    assert done is not None
    assert not made.refusal(seat, done)
    made.interrupt(seat, done, made.ply)
    return done


def attacked(**hands: str) -> Match:
    """Return the moment at which B, which is attacked, may buy warriors for a food."""
    file = position(
        seats="ABCD",
        board=BOARD.replace("A1@1,0", "A1@T24"),
        warriors={"A": "6655", "B": "65"},
        hands={
            "A": "weapon",
            "B": "gold*6 weapon",
            "C": "camouflage",
            "D": "food*6 weapon*3",
            **hands,
        },
    )
    made = match_of(file)[0]
    made.submit(0, actions.Move("S1", "T24"))
    return made


#: A and B in the city, with hands of the same size.
CITY = "S1@T1=A S2@T5=A S4@0,1=A A1@T8=B A2@T9=B S3@T3=C A3@T12=D"
HANDS = dict.fromkeys("ABCD", "gold*2")
WARRIORS = {"A": "3333", "B": "3333", "C": "3332", "D": "3332"}
#: A troop of A beside one of B on temple 24.
BESIDE = "S1@T23=A S2@T5=A A1@T24=B A2@T9=B S3@T3=C A3@T12=D"
MUTUAL = (Term("peace", seat=1),), (Term("peace", seat=0),)


def city(**given: Any) -> Match:
    made = match(**{"board": CITY, "hands": HANDS, "warriors": WARRIORS, **given})
    return Match(replace(made.record, talk="sparing"))


def speech(
    made: Match, seat: Seat, temperament: Temperament = USUAL_TEMPERAMENT
) -> Interruption | None:
    return CORTEZ.talk.speech(view(made, seat), made.heard(), "sparing", temperament)
