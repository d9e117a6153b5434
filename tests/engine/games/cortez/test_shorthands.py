"""What a position file of Cortez may leave out or write shorter, and the figures it is told."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.play.position_file import run_position

Step = dict[str, Any]

#: A's troop stands beside B's; both have another.
TROOPS = [
    {"id": "S1", "at": "0,0", "collar": "A"},
    {"id": "S2", "at": "3,3", "collar": "A"},
    {"id": "A1", "at": "1,0", "collar": "B"},
    {"id": "A2", "at": "20,0", "collar": "B"},
]
ATTACK = {"seat": "A", "do": "move", "troop": "S1", "to": "1,0"}


def run(*play: Step, seats: str = "AB", windows: bool = False, **moment: Any) -> dict[str, Any]:
    """Return the JSON printed for a moment of A's turn."""
    position = {
        "phase": "actions",
        "nations": {seat: ("spanish", "aztec")[i % 2] for i, seat in enumerate(seats)},
        "active": "A",
        "troops": TROOPS,
        "provisions": {seat: {} for seat in seats},
        **moment,
    }
    return run_position(
        {
            "game": "cortez",
            "options": {"windows": windows},
            "seats": list(seats),
            "seed": 3,
            "position": position,
            "play": [*play],
        }
    )


def legal(printed: dict[str, Any]) -> dict[str, Any]:
    """Return the same, all of whose steps were legal."""
    assert all(step["legal"] for step in printed["steps"]), printed["steps"]
    return printed


def lay(seat: str, warriors: list[int], weapons: int = 0) -> Step:
    return {"seat": seat, "do": "lay", "warriors": warriors, "weapons": weapons}


def resolve(seat: str = "A") -> Step:
    return {"seat": seat, "do": "resolve"}


# -- several answers in one ----------------------------------------------------------------------


def test_lay_is_cards_and_done() -> None:
    hands = {"A": {"weapon": 2}, "B": {}}
    given: dict[str, Any] = {"warriors": {"A": [6, 4, 2], "B": [1, 3]}, "provisions": hands}
    printed = legal(run(ATTACK, lay("A", [6, 2], 1), **given))
    assert printed["decision"] == {"seat": "B", "kind": "combat_step"}
    combat = printed["position"]["combat"]
    assert combat["sides"]["attacker"] == {"warriors": [6, 2], "weapons": 1}
    told = [event["event"] for event in printed["steps"][1]["events"]]
    assert told == ["warrior_laid", "warrior_laid", "weapon_laid", "laying_ended"]


@pytest.mark.parametrize("more", [[6, 6], [6]])
def test_lay_counts_what_had_to_be_laid_anyhow(more: list[int]) -> None:
    # Of two sixes the first is laid without a question.
    hands = {"A": {"weapon": 2}, "B": {}}
    given: dict[str, Any] = {"warriors": {"A": [6, 6], "B": [1, 3]}, "provisions": hands}
    printed = legal(run(ATTACK, lay("A", more, 1), **given))
    attacker = printed["position"]["combat"]["sides"]["attacker"]
    assert attacker == {"warriors": more, "weapons": 1}


def test_lay_may_be_written_where_there_was_no_choice_at_all() -> None:
    given: dict[str, Any] = {"warriors": {"A": [6], "B": [1]}}
    printed = legal(run(ATTACK, lay("A", [6]), lay("B", [1]), **given))
    assert printed["derived"]["strengths"] == {"A": 6, "B": 1}
    assert legal(run(ATTACK, lay("B", [1]), **given))["derived"] == printed["derived"]


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        (lay("A", [5]), "not_in_hand"),
        (lay("A", [6, 4], 3), "too_many_weapons"),
        (lay("A", [6, 6]), "not_in_hand"),
        (lay("A", []), "must_lay"),
        (lay("B", [1]), "not_your_turn"),
    ],
)
def test_of_a_shorthand_refused_halfway_nothing_stands(laid: Step, why: str) -> None:
    hands = {"A": {"weapon": 3}, "B": {}}
    given: dict[str, Any] = {"warriors": {"A": [6, 4, 2], "B": [1, 3]}, "provisions": hands}
    before = run(ATTACK, **given)
    printed = run(ATTACK, laid, **given)
    assert printed["steps"][-1] == {"legal": False, "refusal": why, "events": []}
    for key in ("position", "decision", "legal"):
        assert printed[key] == before[key]


def test_hold_is_done() -> None:
    given: dict[str, Any] = {"warriors": {"A": [6, 4], "B": [1, 3]}}
    hold = {"seat": "B", "do": "hold"}
    printed = legal(run(ATTACK, lay("A", [6]), hold, {"seat": "A", "do": "hold"}, **given))
    assert printed["derived"]["strengths"] == {"A": 6, "B": 0}


def test_resolve_lets_the_combat_be_decided() -> None:
    given: dict[str, Any] = {"warriors": {"A": [6, 4], "B": [1, 3], "C": [5], "D": [5]}}
    printed = legal(run(ATTACK, lay("A", [6, 4]), resolve(), seats="ABCD", **given))
    assert printed["derived"]["strengths"] == {"A": 10, "B": 0}
    assert printed["decision"]["kind"] in ("winner_mark", "place_loser")
    assert run(resolve())["steps"] == [{"legal": False, "refusal": "not_asked", "events": []}]


# -- other ways to write an answer ---------------------------------------------------------------


def test_a_move_may_say_what_is_due() -> None:
    others = [{"nation": "aztec", "at": at} for at in ("0,1", "1,1")]
    hands = {"A": {"camouflage": 2}, "B": {}}
    given: dict[str, Any] = {"troops": [*TROOPS, *others], "provisions": hands}
    to = {"seat": "A", "do": "move", "troop": "S1", "to": "2,0"}
    printed = legal(run({**to, "camouflage": 1}, **given))
    assert printed["position"]["provisions"]["A"]["camouflage"] == 1
    assert run({**to, "camouflage": 2}, **given)["steps"][0]["refusal"] == "wrong_camouflage"


def test_a_trade_is_an_offer_to_a_seat() -> None:
    given: dict[str, Any] = {
        "windows": True,
        "phase": "trade",
        "provisions": {"A": {"gold": 2}, "B": {"food": 1, "weapon": 2}},
    }
    cards = {"give": {"gold": 1}, "get": {"food": 1}}
    for offer in (
        {"seat": "A", "do": "offer", "to": "B", **cards},
        {"seat": "A", "do": "trade", "with": "B", "give": ["gold"], "get": ["food"]},
    ):
        printed = legal(run(offer, {"seat": "B", "do": "accept"}, **given))
        held = printed["position"]["provisions"]
        assert (held["A"]["food"], held["B"]["gold"]) == (1, 1)
    too_many = {"seat": "A", "do": "offer", "to": "B", "give": {"gold": 3}, "get": {"food": 1}}
    assert run(too_many, **given)["steps"][0]["refusal"] == "wrong_number"


def test_answers_of_version_1_may_be_written_for_interruptions() -> None:
    hands = {"A": {"gold": 3}, "B": {"food": 1, "weapon": 2}}
    cards = {"give": {"gold": 3}, "get": {"food": 1}}
    for offer in (
        {"seat": "A", "do": "offer", "to": "B", **cards},
        {"seat": "A", "do": "trade", "with": "B", "give": ["gold"] * 3, "get": ["food"]},
    ):
        printed = legal(run(offer, {"seat": "B", "do": "accept"}, provisions=hands))
        held = printed["position"]["provisions"]
        assert (held["A"]["food"], held["B"]["gold"]) == (1, 3)
        refused = legal(run(offer, {"seat": "B", "do": "refuse"}, provisions=hands))
        assert refused["position"]["provisions"]["A"]["gold"] == 3
        assert refused["position"]["offers"] == []


def test_seats_go_by_their_names_in_answers_and_events() -> None:
    given: dict[str, Any] = {
        "windows": True,
        "phase": "trade",
        "provisions": {"A": {"gold": 2}, "B": {"food": 1, "weapon": 2}},
    }
    offer = {"seat": "A", "do": "offer", "to": "B", "give": {"gold": 1}, "get": {"food": 1}}
    assert {a["with"] for a in run(**given)["legal"] if a["do"] == "trade"} == {"B"}
    [proposed, *_] = legal(run(offer, **given))["steps"][0]["events"]
    assert (proposed["seat"], proposed["to"]) == ("A", "B")


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"seat": "A", "do": "lay", "warriors": [7]}, "play[0].warriors: 7"),
        ({"seat": "A", "do": "lay", "warriors": 6}, "play[0].warriors: expected a list"),
        ({"seat": "A", "do": "lay", "weapons": -1}, "play[0].weapons: expected a number"),
        ({"seat": "A", "do": "lay", "weapon": 1}, "play[0].weapon: unknown key"),
        ({"seat": "A", "do": "hold", "for": 1}, "play[0].for: unknown key"),
        ({**ATTACK, "camouflage": "one"}, "play[0].camouflage: expected a number"),
        ({"seat": "A", "do": "offer", "cards": {"silver": 1}}, "play[0].cards: unknown provision"),
        ({"seat": "A", "do": "offer", "cards": {"gold": -1}}, "play[0].cards.gold: expected"),
        (
            {"seat": "A", "do": "buy_warriors", "answer": "perhaps"},
            "play[0].answer: expected true or false",
        ),
        (
            {"seat": "A", "do": "trade", "with": "Z", "give": ["gold"], "get": ["food"]},
            "play[0].to: expected",
        ),
    ],
)
def test_malformed_values_are_named_with_their_path(step: Step, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        run(step)
    assert str(caught.value).startswith(message)


# -- what is left out ----------------------------------------------------------------------------


def test_omitted_cards_are_dealt_from_the_seed() -> None:
    def opened(seed: int) -> dict[str, Any]:
        file = {"game": "cortez", "seats": ["A", "B", "C"], "seed": seed, "position": {}}
        written: dict[str, Any] = run_position(file)["position"]
        return written

    written = opened(1)
    assert written["phase"] == "actions"
    assert len(written["troops"]) == 44
    assert [sum(hand.values()) for hand in written["provisions"].values()] == [10, 10, 10]
    assert [len(hand) for hand in written["warriors"].values()] == [4, 4, 4]
    assert len(set(written["objectives"].values())) == 3
    collars = [entry["collar"] for entry in written["troops"] if entry["collar"]]
    assert sorted(collars) == ["A", "A", "B", "B", "C", "C"]
    assert opened(1) == written
    assert opened(2) != written


@pytest.mark.parametrize("seed", range(4))
def test_collars_and_chiefs_tell_the_nations(seed: int) -> None:
    def written(**position: Any) -> dict[str, Any]:
        file = {"game": "cortez", "seats": ["A", "B"], "seed": seed, "position": position}
        found: dict[str, Any] = run_position(file)["position"]
        return found

    troops = [{"nation": "aztec", "at": "0,0", "collar": "A"}]
    assert written(troops=troops)["nations"] == {"A": "aztec", "B": "spanish"}
    assert written(chiefs={"B": "cacama"})["nations"] == {"A": "spanish", "B": "aztec"}


def test_who_attacks_is_active() -> None:
    combat = {"attacker": "B", "attacker_troop": "A1", "defender_troop": "S1"}
    printed = run(phase="combat", active=None, combat=combat)
    assert printed["position"]["active"] == "B"
    assert printed["position"]["combat"]["origin"] == "1,0"


def test_a_deck_may_be_written_card_by_card() -> None:
    given: dict[str, Any] = {
        "provisions": {"A": {"food": 1}, "B": {}},
        "warriors": {"A": [], "B": []},
        "decks": {"spanish": [6, 1, 6, 2]},
    }
    printed = legal(run({"seat": "A", "do": "recruit"}, **given))
    assert printed["position"]["warriors"]["A"] == [1, 2, 6, 6]


def test_an_event_with_nothing_to_ask_is_over_at_once() -> None:
    printed = run(phase="event", event={"kind": "supply"})
    assert printed["decision"] == {"seat": "A", "kind": "action"}
    windowed = run(phase="event", event={"kind": "supply"}, windows=True)
    assert windowed["decision"] == {"seat": "A", "kind": "trade"}
    assert [sum(hand.values()) for hand in printed["position"]["provisions"].values()] == [5, 5]


def test_a_treasure_just_turned_is_awarded() -> None:
    board = [*TROOPS, {"id": "S3", "at": "T4", "collar": "A"}]
    printed = run(phase="event", event={"kind": "treasure"}, troops=board)
    assert (printed["position"]["round"], printed["position"]["treasures"]["A"]) == (2, 1)
    last = run(phase="event", event={"kind": "treasure"}, troops=board, round=2)
    assert last["result"]["by"] == "treasures"
    assert last["derived"]["score"]["A"]["city"] == 5
    assert last["derived"]["score"]["A"]["treasures"] == 10


# -- figures -------------------------------------------------------------------------------------


def test_reach_says_what_each_square_costs() -> None:
    others = [{"nation": "aztec", "at": at} for at in ("0,1", "1,1")]
    reach = run(troops=[*TROOPS, *others])["derived"]["reach"]
    assert set(reach) == {"S1", "S2"}
    assert reach["S1"]["2,0"] == 1
    assert reach["S1"]["1,0"] == 0
    assert "3,3" not in reach["S1"]


def test_cards_drawn_are_counted_over_the_whole_play() -> None:
    village = {"seat": "A", "do": "move", "troop": "S2", "to": "3,7"}
    hands = {"A": {"gold": 1}, "B": {"gold": 1}}
    draw = {"seat": "A", "do": "draw"}
    # No supply is left, whatever the next seat turns up.
    printed = legal(run(village, draw, provisions=hands, turned=["supply"] * 3))
    assert printed["derived"]["drawn"] == {"A": 3, "B": 0}


def test_the_nation_that_leads_holds_more_squares_or_the_highest() -> None:
    city = [{"id": "S3", "at": "T3"}, {"id": "A3", "at": "T20"}]
    assert run()["derived"]["nation"] is None
    assert run(troops=[*TROOPS, city[0]])["derived"]["nation"] == "spanish"
    assert run(troops=[*TROOPS, *city])["derived"]["nation"] == "aztec"
