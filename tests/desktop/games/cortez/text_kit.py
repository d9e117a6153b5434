"""What the tests of the words of Cortez share: actions, events, and the check of a sentence."""

from __future__ import annotations

import re

from engine.core.values import Action, Event
from engine.games.cortez import events
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    DEFENDER_NAME,
    NONE,
    PRICES,
    Accept,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Bribe,
    BuyWarriors,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Move,
    Offer,
    Pass,
    Pay,
    PlaceLoser,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)

ACTIONS: tuple[Action, ...] = (
    *(Mark("S1"), Pass(), Bribe("five_warriors"), Bribe("own_move", "S1", "T4")),
    *(FlipBridge(NONE), FlipBridge("bridge_tepeyac"), Flight("S19", "0,0"), Attack("A2", "T25")),
    *(Keep(("food", "gold")), Keep((1, 3, 3, 6)), Bid(7), Pay(("food", "gold"))),
    *(Trade(1, ("food",), ("gold", "weapon")), Accept(), Refuse(), Recruit(), Draw()),
    *(Move("S3", "9,3"), Move("S3", "7,2"), Offer(("gold",)), BuyWarriors(True)),
    *(BuyWarriors(False), AddWarrior(5), AddWeapon(), Done(), Surrender()),
    *(Mercenary(ATTACKER_NAME, (4,), 2, price) for price in PRICES),
    *(Mercenary(DEFENDER_NAME, (), 1, "free"), Collar(NONE), Collar("A3"), PlaceLoser("3,7")),
)


EVENTS: tuple[Event, ...] = (
    events.WarriorsDrawn(1, ("aztec2", "aztec6"), "recruit"),
    events.WarriorsDrawn(1, (None, None), "combat"),
    events.ProvisionsDrawn(0, ("food", "gold"), "village"),
    events.ProvisionsDrawn(1, (None,), "draw"),
    events.ProvisionsDrawn(1, (), "supply"),
    events.OfferEnded(1, 0, "withdrawn"),
    events.OfferEnded(1, 2, "impossible"),
    events.HelpSought(1, 0, ("any", "gold")),
    events.ObjectiveDealt(0, "temple17"),
    events.PileRenewed(40),
    events.ProvisionsPaid(1, ("food",), "bid"),
    events.ProvisionsPaid(0, ("food", "food"), "pillage"),
    events.ProvisionsGiven(0, 1, ("gold",), "trade"),
    events.ProvisionsGiven(1, 0, ("gold",), "mercenary"),
    events.ProvisionsGiven(2, 1, ("gold",), "parley"),
    events.WarriorsReturned(1, (None, None), "mutiny"),
    events.Started(1, ("spanish", "aztec"), ("olid", "cacama")),
    events.RoundBegan(2),
    events.TurnBegan(1),
    events.Collared(1, "A4", "9,1", "mark"),
    events.Collared(0, "S4", "T3", "victory"),
    events.CollarLost(1, "A4"),
    events.CollarKept(0, "S4"),
    events.Moved(1, "A1", ("4,1", "4,2"), 0, "action", 1),
    events.Moved(0, "S1", ("4,1", "T25"), 2, "bribery", 0),
    *(
        events.Put(1, "A1", "T4", "0,0", why, None)
        for why in ("flight", "attack", "beaten", "bribery")
    ),
    events.EventTurned(1, "pillage"),
    events.WithoutEffect("flight_aztec"),
    events.BridgeFlipped(1, "bridge_coyoacan", False),
    events.BridgeFlipped(0, "bridge_coyoacan", True),
    events.BridgesLeft(1),
    events.BidMade(1, 5),
    events.BidPassed(0),
    events.AuctionWon(1, 5, None),
    events.AuctionWon(0, 0, "vp7"),
    events.BriberyPlayed(1, "five_warriors"),
    events.TradeProposed(0, 1, ("gold",), ("food", "weapon")),
    events.TradeProposed(1, 0, ("gold",), ("food",)),
    events.TradeProposed(1, 2, ("gold",), ("food",)),
    events.ParleyOffered(0, 1, ("gold",)),
    events.ParleyOffered(1, 0, ("gold",)),
    events.ParleyOffered(2, 1, ("gold",)),
    events.MercenaryOffered(1, 0, "attacker", 1, "aztec5", 2, "gold1"),
    events.MercenaryOffered(1, 2, "attacker", 1, None, 0, "free"),
    events.MercenaryOffered(0, 2, "attacker", 0, None, 1, "any2"),
    events.MercenaryPassed(1),
    events.Answered(1, "trade", True),
    events.Answered(0, "trade", False),
    events.LotTurned(1, "gold"),
    events.LotTurned(0, None),
    *(
        events.CombatBegan(attacker, defender, "T21", "S1", "A1", proxy)
        for attacker, defender in ((0, 1), (1, 0), (1, 2))
        for proxy in (False, True)
    ),
    events.WarriorLaid(0, 0, "attacker", "spanish6"),
    events.WarriorLaid(1, 1, "attacker", None),
    events.WeaponLaid(1, "attacker"),
    events.LayingEnded(1, True),
    *(
        events.CombatEnded(winner, loser, ((), ()), (0, 0), (9, 9), by)
        for winner, loser in ((0, 1), (1, 0), (1, 2))
        for by in ("strength", "tie", "surrender", "parley")
    ),
    events.TreasureAwarded(1, 1, (0, 2, 2, 0), "T20"),
    events.TreasureAwarded(None, 1, (0, 0, 0, 0)),
    events.TreasureAwarded(0, 2, (3, 0, 0, 0)),
    events.NationWon("spanish", (9, 9), "T25"),
    events.NationWon(None, (0, 0)),
    events.Ended((0,), "treasures", (49, 20, 1, 3)),
    events.Ended((0, 1), "city_full", (49, 49, 1, 3)),
    events.Ended((1, 2), "city_full", (4, 49, 49, 3)),
)


def whole(said: str) -> None:
    """Something is said, every field is filled in."""
    assert said.strip()
    assert not re.search(r"[{}]|%n|%L", said), said


def sentence(said: str) -> None:
    """A whole sentence with a capital and an end."""
    whole(said)
    plain = re.sub(r"<[^>]+>", "", said)
    assert plain[0].isupper() or plain[0].isdigit(), said
    assert plain[-1] in ".!?", said
