"""Written positions of Condottiere: read, filled, written back, and refused when malformed."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.play.position_file import run_position
from tests.engine.games.condottiere.kit import (
    DECKS,
    Outcome,
    choose,
    decide,
    decline,
    draw,
    each,
    keep,
    opening,
    passes,
    plays,
    position,
    run,
    sound,
)
from tests.engine.games.condottiere.maps import FOUR_TIED, without

Data = dict[str, Any]
Change = Callable[[Data], Any]


@pytest.mark.parametrize("edition", [1, 3])
def test_the_sound_position_is_read(edition: int) -> None:
    printed = run_position(sound(edition))
    assert set(printed) == {"steps", "position", "decision", "legal", "derived", "result"}
    assert set(printed["position"]) >= {
        *("phase", "condottiere", "region", "turn", "owners", "hands", "table", "passed"),
    }
    assert ({"pope", "face_down"} <= set(printed["position"])) is (edition == 3)
    assert set(printed["derived"]) >= {
        *("strengths", "shown", "leader", "group", "battle", "dealt"),
    }
    [step] = printed["steps"]
    assert (step["legal"], step["refusal"]) == (True, None)
    assert printed["decision"] == {"seat": "B", "kind": "battle"}


@pytest.mark.parametrize("edition", [1, 3])
def test_running_a_position_leaves_the_file_alone(edition: int) -> None:
    data = sound(edition)
    before = copy.deepcopy(data)
    assert run_position(data) == run_position(data)
    assert data == before


def test_nothing_is_played_after_a_refused_step() -> None:
    printed = run_position(sound(play=plays("A:m10 A:m1")))
    assert [step["legal"] for step in printed["steps"]] == [False]
    assert printed["steps"][0]["refusal"] == "not_in_hand"
    assert printed["decision"] == {"seat": "A", "kind": "battle"}


# -- what is left out ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 3])
def test_an_empty_position_is_the_opening(edition: int) -> None:
    outcome = opening(edition, position={})
    assert outcome.phase == "choose_region"
    assert outcome.sizes == dict.fromkeys("ABCD", 10)


@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_hand_left_out_is_dealt_from_the_rest(edition: int, seed: int) -> None:
    file = position(edition, hands={"A": "heroine heroine heroine"}, seed=seed)
    del file["position"]["hands"]["C"]
    outcome = Outcome(run_position(file))
    assert outcome.hands["A"] == ["heroine"] * 3
    assert (outcome.sizes["B"], outcome.sizes["D"]) == (0, 0)
    assert outcome.sizes["C"] == 10
    assert "heroine" not in outcome.hands["C"]
    assert outcome.out <= Counter(DECKS[edition])


@pytest.mark.parametrize("edition", [1, 3])
def test_a_hand_or_line_that_is_given_is_complete(edition: int) -> None:
    file = position(edition, hands={"A": "m1", "B": ""}, table={"A": "m5"})
    outcome = Outcome(run_position(file))
    assert outcome.hands == {"A": ["m1"], "B": [], "C": [], "D": []}
    assert outcome.table == {"A": ["m5"], "B": [], "C": [], "D": []}


def test_dealt_cards_depend_only_on_the_seed() -> None:
    file = {"game": "condottiere3", "seats": list("ABC"), "position": {"phase": "battle"}}
    dealt = [run_position({**file, "seed": seed})["position"] for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]


# -- written back --------------------------------------------------------------------------------

HIDDEN: Data = {"options": "hidden_cards", "face_down": {"A": "m6"}}
WRITTEN_AND_READ: dict[str, Data] = {
    "1: a battle": sound(1),
    "3: a battle": sound(3),
    "3: a battle, before its step": sound(3, play=[]),
    "1: opening": position(1, phase="choose_region", hands=None),
    "3: opening": position(3, phase="choose_region", hands=None),
    "1: after a scarecrow": sound(1, play=plays("A:m1 B:scarecrow>m5")),
    "3: after a scarecrow": sound(3, play=plays("A:m1 B:scarecrow>m5")),
    "3: after a bishop": sound(
        3, hands={"A": "bishop m1", "B": "m1"}, play=plays("A:bishop>napoli")
    ),
    "1: declined": position(
        1, phase="choose_region", hands=each("m1 m2"), owners={"A": "roma"}, play=[decline("A")]
    ),
    "1: choosing": position(1, hands=each("m1"), table={"A": "m5"}, play=passes("ABCD")),
    "3: choosing": position(3, hands=each("m1"), table={"A": "m5"}, play=passes("ABCD")),
    "1: discarding": position(
        1, hands={**each("m1"), "B": "drum"}, table={"A": "m5"}, play=passes("ABCD")
    ),
    "3: discarding": position(
        3,
        hands={**each("m1"), "B": "drum"},
        table={"A": "m5"},
        play=[*passes("ABCD"), choose("A", "siena")],
    ),
    "3: discarding, two": position(
        3,
        hands={**each("m1"), "B": "drum", "C": "heroine"},
        table={"A": "m5"},
        play=[*passes("ABCD"), choose("A", "siena"), {"seat": "B", "do": "discard_all"}],
    ),
    "3: keeping": position(
        3,
        hands={"B": "m1 m2 m3"},
        turn="B",
        table={"A": "m5"},
        play=[*passes("B"), choose("A", "siena")],
    ),
    "3: a new round": position(
        3,
        hands={"B": "m1 m2 m3"},
        turn="B",
        table={"A": "m5"},
        play=[*passes("B"), choose("A", "siena"), keep("B", "m3")],
    ),
    "3: drawing": position(
        3,
        options="draw_after_battle",
        hands=each("m1"),
        table={"A": "m5"},
        play=[*passes("ABCD"), draw("A", 2)],
    ),
    "3: a card face down": sound(3, **HIDDEN, play=[]),
    "3: another face down": sound(3, **HIDDEN, play=plays("A:m2 B:m3")),
    "3: shown on passing": sound(3, **HIDDEN, play=[{"seat": "A", "do": "pass", "reveal": True}]),
    "3: a siege": sound(
        3, options="capture_regions", region="lucca", play=plays("A:m1 B:pass A:m2")
    ),
    "1: the open field": position(
        1,
        phase="choose_region",
        hands=each("m1 m2"),
        owners={"A": "roma", "B": "siena"},
        play=[decline(seat) for seat in "ABCD"],
    ),
    "3: the last battle": position(
        3,
        phase="final_battle",
        participants="BD",
        owners={"B": "roma", "D": "siena"},
        condottiere="B",
        hands={"B": "m1 m2", "D": "m3"},
        table={"B": "m5"},
    ),
    "1: over": position(
        1, owners={"A": "roma firenze"}, region="siena", hands={"A": "m5"}, play=plays("A:m5")
    ),
    "3: over": position(
        3, owners={"A": "roma firenze"}, region="siena", hands={"A": "m5"}, play=plays("A:m5")
    ),
    "1: shared": position(
        1,
        phase="final_battle",
        participants="AB",
        owners={"A": "roma", "B": "siena"},
        hands={"A": "m1", "B": "m1"},
        play=passes("AB"),
    ),
    "1: the second game": position(
        1,
        options="points_match",
        owners={"A": "roma firenze"},
        region="siena",
        hands={"A": "m5", "B": "m1"},
        points={"A": 4},
        play=plays("A:m5 B:pass"),
    ),
    "3: a match over": position(
        3,
        options="points_match",
        owners={"A": "roma firenze"},
        region="siena",
        hands={"A": "m5", "B": "m1"},
        points={"A": 14},
        play=plays("A:m5 B:pass"),
    ),
}


@pytest.mark.parametrize("name", WRITTEN_AND_READ)
def test_written_positions_are_read_back_unchanged(name: str) -> None:
    data = WRITTEN_AND_READ[name]
    printed = run_position(data)
    assert all(step["legal"] for step in printed["steps"])
    again = run_position({**data, "position": printed["position"], "play": []})
    for key in ("position", "decision", "legal", "result"):
        assert again[key] == printed[key], key
    for key in ("strengths", "shown", "leader", "group"):
        assert again["derived"][key] == printed["derived"][key], key


def test_the_last_battle_is_remembered() -> None:
    outcome = decide(3, {"A": "m5"}, owners=without(FOUR_TIED, "roma", "siena"))
    again = run_position(position(3) | {"position": outcome.written})
    assert again["derived"]["battle"] == outcome.battle


@pytest.mark.parametrize("edition", [1, 3])
def test_giving_up_ends_the_match(edition: int) -> None:
    outcome = run(edition, hands=each("m1"), play=[{"seat": "C", "do": "resign"}])
    assert outcome.result is not None
    assert outcome.result["by"] == "resignation"
    assert "C" not in outcome.result["winners"]
