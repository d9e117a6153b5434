"""Events of Cortez."""

from __future__ import annotations

from engine.core.values import Event
from engine.games.cortez.board import BOARD
from engine.games.cortez.events import (
    Answered,
    AuctionWon,
    BidMade,
    BidPassed,
    BriberyPlayed,
    BridgeFlipped,
    BridgesLeft,
    Collared,
    CollarKept,
    CollarLost,
    CombatBegan,
    CombatEnded,
    Ended,
    EventTurned,
    HelpSought,
    LayingEnded,
    LotTurned,
    MercenaryOffered,
    MercenaryPassed,
    Moved,
    NationWon,
    ObjectiveDealt,
    OfferEnded,
    ParleyOffered,
    PileRenewed,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    RoundBegan,
    Started,
    TradeProposed,
    TreasureAwarded,
    TurnBegan,
    WarriorLaid,
    WarriorsDrawn,
    WarriorsReturned,
    WeaponLaid,
    WithoutEffect,
)

_PROVISIONS = ("camouflage", "weapon", "food", "gold")
_BRIBERY = (
    "own_move", "foreign_move", "five_warriors", "five_provisions", "vp3", "vp5", "vp7", "useless",
)  # fmt: skip
_TURNED = (
    "bridges", "flight_spanish", "flight_aztec", "attack_spanish", "attack_aztec", "supply",
    "pillage", "mutiny", "corruption", "treasure",
)  # fmt: skip
#: Nothing, one, two, eleven of a kind, and some of each.
_GOODS: tuple[tuple[str, ...], ...] = (
    (),
    *((card,) * number for card in _PROVISIONS for number in (1, 2, 11)),
    ("camouflage", "weapon", "weapon", "food", "gold", "gold"),
)
_WARRIORS: tuple[tuple[str, ...], ...] = (
    (),
    ("aztec4",),
    ("aztec6", "aztec1"),
    ("spanish2",) * 11,
)


def _squares() -> list[str]:
    """Return one of each kind of place, those at the edge on every side of the city."""
    first: dict[tuple[str, int, int], str] = {}
    for number, kind in enumerate(BOARD.kinds):
        name = BOARD.name(number)
        if kind == "city":
            continue
        x, y = map(int, name.split(","))
        side = (x // 7, y // 5) if kind in ("land", "water", "road") else (0, 0)
        first.setdefault((kind, *side), name)
    return ["T1", "T17", "T25", *first.values()]


EVENTS: tuple[Event | tuple[Event, ...], ...] = (
    Started(0, ("spanish", "aztec", "spanish"), ("sandoval", "cuitlahuac", "olid")),
    ObjectiveDealt(0, "temple17"),
    RoundBegan(1),
    TurnBegan(0),
    *(EventTurned(0, card) for card in _TURNED),
    WithoutEffect("bridges"),
    *(BridgeFlipped(0, bridge.id, intact=False) for bridge in BOARD.bridges),
    BridgeFlipped(0, BOARD.bridges[0].id, intact=True),
    BridgesLeft(0),
    Collared(0, "S1", "9,1", "mark"),
    Collared(0, "S1", "T3", "victory"),
    Collared(0, "A1", "T3", "victory"),
    *(Moved(0, "S1", ("0,0", square), 0, "action", 0) for square in _squares()),
    *(Moved(0, "S1", ("0,0", "T3"), number, "action", 0) for number in (1, 2, 11)),
    Put(0, "S1", "T3", "5,2", "flight", None),
    Put(0, "A1", "5,2", "T17", "attack", None),
    Put(0, "A1", "T17", "11,1", "beaten", None),
    Put(0, "S1", "0,0", "T25", "bribery", None),
    Put(0, "S1", "0,0", "T25", "bribery", 1),
    Moved(0, "S1", ("0,0", "T3"), 0, "bribery", 1),
    Moved(0, "A1", ("0,0", "T3"), 0, "bribery", None),
    *(BidMade(0, amount) for amount in (1, 2, 11)),
    BidPassed(0),
    *(AuctionWon(0, 11, card) for card in _BRIBERY),
    AuctionWon(0, 0, "vp3"),
    *(BriberyPlayed(0, card) for card in _BRIBERY[:4]),
    *(WarriorsDrawn(0, cards, "combat") for cards in _WARRIORS),
    *(WarriorsDrawn(0, cards, "recruit") for cards in _WARRIORS[1:]),
    WarriorsDrawn(0, ("aztec4", "aztec4"), "defence"),
    WarriorsDrawn(0, ("aztec4",), "deal"),
    *(WarriorsReturned(0, cards, "mutiny") for cards in _WARRIORS[1:]),
    WarriorsReturned(0, ("aztec4",), "combat"),
    *(ProvisionsDrawn(0, cards, "village") for cards in _GOODS),
    ProvisionsDrawn(0, ("food",), "deal"),
    *(ProvisionsPaid(0, cards, "pillage") for cards in (("food",), ("gold", "gold"))),
    *(ProvisionsPaid(0, cards, "bid") for cards in (("weapon",), ("gold", "gold"))),
    PileRenewed(40),
    TradeProposed(0, 1, ("food",), ("gold", "gold")),
    TradeProposed(0, 1, ("camouflage", "weapon"), ("gold",)),
    ParleyOffered(0, 1, ("food",)),
    ParleyOffered(0, 1, ("gold", "gold", "weapon")),
    Answered(0, "trade", accepted=True),
    Answered(0, "parley", accepted=False),
    ProvisionsGiven(0, 1, ("food", "gold"), "trade"),
    LotTurned(0, None),
    *(LotTurned(0, card) for card in _PROVISIONS),
    CombatBegan(0, 1, "T3", "S1", "A1", proxy=False),
    CombatBegan(0, 1, "9,1", "S1", "A1", proxy=True),
    WarriorLaid(0, 0, "attacker", "spanish5"),
    WeaponLaid(0, "attacker"),
    (WarriorLaid(0, 0, "attacker", "spanish5"), WarriorLaid(0, 0, "attacker", "spanish1")),
    (
        *(WarriorLaid(0, 0, "attacker", "spanish2"),) * 11,
        *(WeaponLaid(0, "attacker"),) * 2,
    ),
    LayingEnded(0, held=True),
    LayingEnded(0, held=False),
    OfferEnded(0, 1, "withdrawn"),
    OfferEnded(0, 1, "impossible"),
    HelpSought(0, 1, ("any", "any")),
    HelpSought(0, 1, ("gold", "gold")),
    HelpSought(0, 1, ()),
    MercenaryOffered(0, 1, "defender", 1, "aztec5", 0, "free"),
    MercenaryOffered(0, 1, "defender", 1, "aztec5", 0, "named", ("any", "food", "gold")),
    MercenaryOffered(0, 1, "defender", 1, "aztec5", 1, "any1"),
    MercenaryOffered(0, 1, "attacker", 0, None, 2, "any2"),
    MercenaryOffered(0, 1, "attacker", 1, "spanish1", 11, "gold1"),
    MercenaryOffered(0, 1, "attacker", 1, "spanish1", 0, "gold2"),
    MercenaryPassed(0),
    *(
        CombatEnded(0, 1, (("spanish6",), ("aztec5",)), (0, 0), strengths, by)
        for strengths, by in (
            ((6, 5), "strength"),
            ((11, 11), "tie"),
            ((0, 0), "surrender"),
            ((0, 0), "parley"),
        )
    ),
    CollarLost(0, "A1"),
    CollarKept(0, "A1"),
    *(TreasureAwarded(0, 1, (troops, 0, 0)) for troops in (1, 2, 11)),
    TreasureAwarded(0, 1, (2, 2, 0), "T17"),
    TreasureAwarded(None, 1, (0, 0, 0)),
    NationWon("spanish", (11, 2)),
    NationWon("aztec", (2, 2), "T24"),
    NationWon(None, (0, 0)),
    *(Ended((0,), "treasures", (points, 0, 0)) for points in (1, 2, 11)),
    Ended((0, 1), "city_full", (11, 11, 0)),
)
