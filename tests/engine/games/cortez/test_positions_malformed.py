"""Written positions of Cortez with a fault: an error that begins with the key of the fault."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.games.cortez.cards import TROOP_NAMES
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions import read as reading
from engine.games.cortez.positions import write
from engine.games.cortez.rules.state import CortezState
from tests.engine.faults import put

Data = dict[str, Any]

SEATS = ("A", "B", "C", "D")
#: Alvarado's A and C against B and D; A is about to act.
ACTIONS: Data = {
    "phase": "actions",
    "nations": {"A": "spanish", "B": "aztec", "C": "spanish", "D": "aztec"},
    "active": "A",
    "troops": [
        {"id": "S1", "nation": "spanish", "at": "0,0", "collar": "A"},
        {"id": "S2", "nation": "spanish", "at": "T4", "collar": "C"},
        {"id": "A1", "nation": "aztec", "at": "9,3", "collar": "B"},
        {"id": "A2", "nation": "aztec", "at": "T8", "collar": None},
    ],
    "destroyed_bridges": ["bridge_nonoalco"],
    "provisions": {"A": {"gold": 2, "weapon": 1}, "B": {"food": 1}},
    "warriors": {"A": [6, 4], "B": [1]},
    "objectives": {"A": 17},
    "bribery": {"D": ["vp3"]},
}
#: A attacks a troop nobody marked, for which D fights; both have laid something.
COMBAT: Data = {
    **ACTIONS,
    "phase": "combat",
    "troops": [
        {"id": "S1", "at": "0,0", "collar": "A"},
        {"id": "A1", "at": "9,3", "collar": "B"},
        {"id": "A2", "at": "4,1", "collar": None},
    ],
    "combat": {
        "attacker": "A",
        "defender": "D",
        "square": "4,1",
        "attacker_troop": "S1",
        "defender_troop": "A2",
        "step": "raise",
        "sides": {
            "attacker": {"warriors": [5, 5], "weapons": 1, "of": ["A", "C"]},
            "defender": {"warriors": [2], "weapons": 0},
        },
    },
}
AUCTION: Data = {
    **ACTIONS,
    "phase": "auction",
    "bids": {"best": 3, "by": "B", "passed": ["C"]},
    "turn": "D",
}
TRADE: Data = {
    **ACTIONS,
    "phase": "trade",
    "offer": {"seat": "A", "to": "B", "give": {"gold": 1}, "get": {"food": 1}},
}
MARK: Data = {"phase": "mark", "nations": ACTIONS["nations"], "turn": "A"}
LAST = {
    "attacker": "A",
    "defender": "B",
    "square": "5,5",
    "attacker_troop": "S1",
    "defender_troop": "A1",
    "sides": {"attacker": {"warriors": [3]}, "defender": {"warriors": [3]}},
    "by": "tie",
}


def read(data: Data) -> CortezState:
    """Return the position; one of a trade that is answered by the rules of version 1."""
    windows = data.get("phase") == "trade"
    return reading.read(data, MatchRules(CortezOptions(windows=windows), len(SEATS)), SEATS, 1)


@pytest.mark.parametrize("data", [ACTIONS, COMBAT, AUCTION, TRADE, MARK, {**ACTIONS, "last": LAST}])
def test_without_its_fault_the_position_is_sound(data: Data) -> None:
    state = read(data)
    written = write.write(state, SEATS)
    assert write.write(read(written), SEATS) == written


def troop(**entry: Any) -> Callable[[Data], None]:
    """Return one troop more."""

    def change(data: Data) -> None:
        data["troops"].append(entry)

    return change


def many(*names: str) -> Callable[[Data], None]:
    """Return troops of A in a row."""

    def change(data: Data) -> None:
        data["troops"] = [
            {"id": name, "at": f"{i % 9},{14 if i < 9 else 13}", "collar": "A"}
            for i, name in enumerate(names)
        ]

    return change


def crowd(data: Data) -> None:
    """45 troops, which have names of their own."""
    data["troops"] = [
        {"id": f"pawn {i}", "nation": "spanish" if i < 23 else "aztec", "at": f"{i % 21},{i // 21}"}
        for i in range(45)
    ]


def full_city(data: Data) -> None:
    data["troops"] = [
        {"id": TROOP_NAMES[number + 10], "at": f"T{number}"} for number in range(1, 26)
    ]


def without(*path: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


#: Position, what is wrong with it, and how the error begins.
FAULTS: list[tuple[Data, Callable[[Data], Any], str]] = [
    (ACTIONS, put("troup", value=[]), "position.troup: unknown key"),
    (ACTIONS, put("phase", value="battle"), "phase: 'battle' is none of"),
    (ACTIONS, put("nations", "B", value="maya"), "nations.B: 'maya'"),
    (ACTIONS, put("nations", "B", value="spanish"), "nations: one has too many"),
    (ACTIONS, without("nations", "C"), "nations: a seat is missing"),
    (ACTIONS, put("chiefs", value={"A": "cacama"}), "chiefs.A: 'cacama'"),
    (ACTIONS, put("chiefs", value={"A": "olid", "C": "olid"}), "chiefs.C: olid a second time"),
    (ACTIONS, put("active", value="E"), "active: unknown seat 'E'"),
    (ACTIONS, put("turn", value="B"), "turn: B is not asked"),
    (ACTIONS, put("round", value=4), "round: 4"),
    (ACTIONS, put("actions_left", value=3), "actions_left: 3"),
    (ACTIONS, put("actions_left", value=0), "actions_left: 0"),
    (ACTIONS, put("event_over", value=False), "event_over: False"),
    (ACTIONS, put("treasures", value={"A": 3}), "treasures: 3"),
    (ACTIONS, put("winners", value=["A"]), "winners: the match is not over"),
    (ACTIONS, put("bids", value={}), "bids: none in phase actions"),
    (ACTIONS, put("event", value="supply"), "event: none is resolved in phase actions"),
    # -- troops
    (ACTIONS, crowd, "troops[22]: more than 22"),
    (ACTIONS, full_city, "troops: they fill the city"),
    (ACTIONS, troop(id="S1", at="5,5"), "troops[4].id: 'S1' is no name, or given twice"),
    (ACTIONS, troop(id="pawn", at="5,5"), "troops[4].nation: missing"),
    (ACTIONS, troop(id="S3", nation="aztec", at="5,0"), "troops[4].nation: S3 is spanish"),
    (ACTIONS, troop(id="S3", at="21,0"), "troops[4].at: unknown square '21,0'"),
    (ACTIONS, troop(id="S3", at="T26"), "troops[4].at: unknown square 'T26'"),
    (ACTIONS, troop(id="S3", at=[1, 2]), "troops[4].at: unknown square"),
    (ACTIONS, troop(id="S3"), "troops[4].at: missing"),
    (ACTIONS, troop(id="S3", at="0,0"), "troops[4].at: two troops at 0,0"),
    (ACTIONS, troop(id="S3", at="5,4"), "troops[4].at: the bridge at 5,4 is destroyed"),
    (ACTIONS, troop(id="S3", at="9,3"), "troops[4].at: two troops at 9,3"),
    (ACTIONS, troop(id="S3", at="9,2", level="below"), "troops[4].level: unknown key"),
    (ACTIONS, troop(id="A9", at="5,0", collar="A"), "troops[4].collar: A is not aztec"),
    (ACTIONS, troop(id="A9", at="5,0", collar="Z"), "troops[4].collar: unknown seat"),
    (ACTIONS, many(*TROOP_NAMES[:8]), "troops[7].collar: A has only 7"),
    (ACTIONS, put("destroyed_bridges", value=["bridge_x"]), "destroyed_bridges[0]: unknown"),
    (
        ACTIONS,
        put("destroyed_bridges", value=["bridge_tlacopan", "bridge_tlacopan"]),
        "destroyed_bridges[1]: bridge_tlacopan a second time",
    ),
    # -- cards
    (ACTIONS, put("provisions", "A", "gold", value=26), "provisions.A.gold: 26"),
    (
        ACTIONS,
        put("provisions", value={"A": {"gold": 20}, "B": {"gold": 6}}),
        "provisions.B: more cards of gold",
    ),
    (ACTIONS, put("provisions", "A", "silver", value=1), "provisions.A: unknown provision"),
    (ACTIONS, put("discard", value={"gold": 24}), "discard: more cards of gold"),
    (
        ACTIONS,
        put("discard", value={"food": 24, "weapon": 24, "gold": 23, "camouflage": 10}),
        "provisions.D: no cards left to deal",
    ),
    (ACTIONS, put("warriors", "A", value=[7]), "warriors.A[0]: 7"),
    (ACTIONS, put("warriors", value={"A": [6] * 4, "C": [6]}), "warriors.C[0]: more cards of"),
    (
        ACTIONS,
        put("decks", value={"spanish": [{"cards": [6] * 5}]}),
        "decks.spanish[0].cards[3]: more cards of spanish warrior of value 6",
    ),
    (ACTIONS, put("decks", value={"maya": []}), "decks.maya: unknown key"),
    (ACTIONS, put("decks", value={"aztec": [{"cards": []}]}), "decks.aztec[0]: no cards"),
    (ACTIONS, put("objectives", "B", value=16), "objectives.B: 16"),
    (ACTIONS, put("objectives", "B", value=17), "objectives.B: 17 a second time"),
    (ACTIONS, put("bribery", "A", value=["vp3"]), "bribery.A[0]: more cards of vp3"),
    (ACTIONS, put("bribery_played", value=["vp9"]), "bribery_played[0]: unknown bribery card"),
    (ACTIONS, put("known", value={"A": {"gold": 3}}), "known.A: not so many gold"),
    (ACTIONS, put("recalled", value={"A": {"B": [2]}}), "recalled.A.B: B has no 2"),
    (ACTIONS, put("recalled", value={"A": {"A": [6]}}), "recalled.A.A: 6 is the seat's own"),
    (ACTIONS, put("turned", value=["supply"] * 4), "turned[3]: more cards of supply"),
    (ACTIONS, put("turned", value=["treasure"]), "turned: a treasure ends the round"),
    (ACTIONS, put("event_deck", value=["treasure"] * 2), "event_deck[1]: more cards of treasure"),
    (ACTIONS, put("destroyed_bridges", value="all"), "destroyed_bridges: expected a list"),
    # -- events
    ({**ACTIONS, "phase": "event"}, put("event", value="plague"), "event.kind: 'plague'"),
    ({**ACTIONS, "phase": "event"}, put("event", value={"kind": "flight"}), "event.nation: miss"),
    (
        {**ACTIONS, "phase": "event"},
        put("event", value={"kind": "supply", "nation": "aztec"}),
        "event.nation: supply is of none",
    ),
    # -- marking
    (MARK, put("round", value=1), "round: 1"),
    (MARK, put("turned", value=["supply"]), "turned: no round has begun"),
    (MARK, put("troops", value=[{"id": "S1", "at": "T1"}]), "turn: A has no troop to mark"),
    (MARK, many("S1", "S2", "S3"), "turn: A has marked its troops"),
    # -- auctions
    (AUCTION, put("bids", "best", value=2), "bids.best: B cannot pay it"),
    (AUCTION, put("bids", "by", value="C"), "bids.by: has passed"),
    (AUCTION, without("bids", "by"), "bids.by: missing"),
    (AUCTION, put("bids", "lot", value=1), "bids.lot: unknown key"),
    (AUCTION, put("turn", value="C"), "turn: C is not asked"),
    (AUCTION, put("event", value="supply"), "event.kind: only a corruption"),
    # -- bargains
    (TRADE, put("offer", "give", value={"food": 1}), "offer.give: not in hand"),
    (TRADE, put("offer", "get", value={"gold": 1}), "offer: a type of provision on both sides"),
    (TRADE, put("offer", "get", value={"food": 3}), "offer: one or two"),
    (TRADE, put("offer", "get", value={"food": 2}), "offer.to: B has too few"),
    (TRADE, put("offer", "to", value="A"), "offer: the active player makes it"),
    (TRADE, put("offer", "kind", value="parley"), "offer.kind: 'parley'"),
    # -- combats
    (ACTIONS, put("combat", value=COMBAT["combat"]), "combat: nobody fights in phase actions"),
    (COMBAT, without("combat"), "combat: missing in phase combat"),
    (COMBAT, put("combat", "attacker", value="C"), "combat.attacker: is not the active player"),
    (COMBAT, put("combat", "defender", value="A"), "combat.defender: is the attacker"),
    (COMBAT, put("combat", "defender", value="C"), "combat.defender: is not aztec"),
    (COMBAT, put("combat", "defender_troop", value="A1"), "combat.square: A1 is not there"),
    (COMBAT, put("combat", "attacker_troop", value="S2"), "combat.attacker_troop: S2 is not on"),
    (COMBAT, put("combat", "proxy", value=False), "combat.proxy: the collar"),
    (COMBAT, put("combat", "origin", value="0,1"), "combat.origin: the attacking troop is"),
    (COMBAT, put("combat", "step", value="begin"), "combat.step: 'begin'"),
    (COMBAT, put("combat", "step", value="collar"), "combat.step: no collar in phase combat"),
    (COMBAT, put("combat", "step", value="attack"), "combat.sides.defender: nothing lies there"),
    (COMBAT, put("combat", "winner", value="A"), "combat.winner: the combat is not decided"),
    (
        COMBAT,
        put("combat", "sides", "defender", "weapons", value=2),
        "combat.sides.defender.weapons: more than warriors",
    ),
    (
        COMBAT,
        put("combat", "sides", "attacker", "of", value=["A", "D"]),
        "combat.sides.attacker.of: D fights",
    ),
    (
        COMBAT,
        put("combat", "sides", "attacker", "of", value=["A"]),
        "combat.sides.attacker.of: 1 seats for 2 warriors",
    ),
    (
        COMBAT,
        put("warriors", "A", value=[6, 6, 6, 5, 5, 5, 5]),
        "warriors.A[6]: more cards of spanish warrior of value 5",
    ),
    (COMBAT, put("combat", "mercenary", value={"seat": "B"}), "combat.mercenary.for: missing"),
    (COMBAT, put("combat", "holds", value=2), "combat.holds: 2"),
    (COMBAT, put("combat", "helped", value=["attacker"]), "combat.helped: no mercenaries"),
    (COMBAT, put("combat", "sold", value=["B"]), "combat.sold: the cards on the table"),
    # -- the last combat
    (ACTIONS, put("last", value={**LAST, "by": "strength"}), "last.by: strength"),
    (ACTIONS, put("last", value={**LAST, "winner": "A"}), "last.winner: did not win"),
    (ACTIONS, put("last", value={**LAST, "by": "surrender"}), "last.sides: nobody sees"),
    # -- the end
    (ACTIONS, put("by", value="treasures"), "by: the match is not over"),
    ({**ACTIONS, "phase": "over"}, put("by", value="city_full"), "by: city_full, but the city is"),
    ({**ACTIONS, "phase": "over"}, put("winners", value=["B"]), "winners: others have won"),
    ({**ACTIONS, "phase": "over"}, put("round", value=1), "round: 1"),
]


@pytest.mark.parametrize(
    ("data", "spoil", "message"),
    FAULTS,
    ids=[f"{i} {m[:40]}" for i, (_, _, m) in enumerate(FAULTS)],
)
def test_a_fault_is_named(data: Data, spoil: Callable[[Data], Any], message: str) -> None:
    spoilt = copy.deepcopy(data)
    spoil(spoilt)
    with pytest.raises(PositionError) as caught:
        read(spoilt)
    assert str(caught.value).startswith(message)
