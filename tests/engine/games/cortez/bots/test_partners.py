"""With whom bots of Cortez deal: not with the only rival, and with who arms a fighter."""

from __future__ import annotations

from engine.games.cortez import actions
from engine.talk.statements import Offer
from tests.engine.games.cortez.bots.bargaining_kit import act, attacked, city, speech


def test_of_two_players_nobody_asks_for_peace() -> None:
    """It would help only the one that is ahead; among three it may help both."""
    two = {"seats": "AB", "board": "S1@T23=A S2@T5=A A1@T17=B A2@T9=B"}
    for given, found in ((two, False), ({}, True)):
        made = city(**given)
        said = speech(made, 0)
        peaceful = isinstance(said, Offer) and all(term.kind == "peace" for term in said.asks)
        assert peaceful is found


def test_a_fighter_takes_weapons_for_gold_while_its_rival_lays() -> None:
    """What it fights with is worth as much to it then as when it is asked itself."""
    made = attacked(B="gold*6 camouflage*3")
    made.submit(1, actions.BuyWarriors(False))
    assert made.decision is not None
    assert (made.decision.seat, made.decision.kind) == (0, "combat_step")
    made.interrupt(3, actions.OfferTrade(1, ("weapon", "weapon"), ("gold", "gold")), made.ply)
    assert act(made, 1) == actions.TakeOffer(1)
