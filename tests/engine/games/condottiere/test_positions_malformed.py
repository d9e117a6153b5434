"""Written positions of Condottiere that contradict the rules or themselves: named errors."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from string import Formatter
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.games.condottiere.positions import faults, read
from engine.play.position_file import run_position
from tests.engine.games.condottiere.kit import (
    DECKS,
    choose,
    keep,
    play,
    plays,
    position,
    sound,
)

Data = dict[str, Any]
Change = Callable[[Data], Any]


def moment(**given: Any) -> Change:
    """Put these under keys of the position, and play nothing."""

    def change(data: Data) -> None:
        data["position"].update(given)
        data["play"] = []

    return change


def with_options(change: Change, *options: str) -> Change:
    """A change of a position with options."""

    def both(data: Data) -> None:
        data["options"] = dict.fromkeys(options, True)
        change(data)

    return both


def playing(*steps: Any) -> Change:
    """Other answers."""

    def change(data: Data) -> None:
        data["play"] = list(steps)

    return change


def file(**given: Any) -> Change:
    """Put these into the file."""

    def change(data: Data) -> None:
        data.update(given)

    return change


def bare(**given: Any) -> Change:
    """Return the same hands and nothing on the table."""
    return moment(**{"table": {}, "passed": [], "region": None, **given})


HOLD = {"A": ["m1"], "B": ["m1"], "C": ["m1"]}
LAST = {"phase": "final_battle", "participants": ["A", "C"]}
#: In both editions.
FAULTS: list[tuple[str, Change, str]] = [
    ("unknown key", file(colour="blue"), "colour"),
    ("unknown option", file(options={"gale": True}), "gale"),
    ("option of a wrong type", file(options={"points_match": "perhaps"}), "points_match"),
    ("seven seats", file(seats=list("ABCDEFG")), "seats"),
    ("one seat", file(seats=["A"]), "seats"),
    ("unknown key of the position", moment(colour="blue"), "colour"),
    ("position of a wrong type", file(position=[1]), "position"),
    ("unknown phase", moment(phase="auction"), "phase"),
    ("phase of a wrong type", moment(phase=3), "phase"),
    ("drawing without the option", bare(phase="draw"), "phase"),
    ("over, nobody having won", bare(phase="over"), r"winners|phase|by"),
    ("nobody to ask for a discard", bare(
        phase="discard", hands={"A": [], "B": [], "C": []}), "phase"),
    # seats
    ("unknown Condottiere", moment(condottiere="Z"), "condottiere"),
    ("Condottiere of a wrong type", moment(condottiere=[]), "condottiere"),
    ("unknown seat to play", moment(turn="Z"), "turn"),
    ("a seat to play that passed", moment(turn="C"), "turn"),
    ("another than the Condottiere chooses", bare(phase="choose_region", turn="B"), "turn"),
    ("unknown first seat", moment(first="Z"), "first"),
    # regions
    ("owners of a wrong type", moment(owners=["roma"]), "owners"),
    ("owners of an unknown seat", moment(owners={"Z": ["roma"]}), "owners"),
    ("a row of owners of a wrong type", moment(owners={"A": "roma"}), "owners"),
    ("unknown region owned", moment(owners={"A": ["paris"]}), "owners"),
    ("a region by its name", moment(owners={"A": ["Siena"]}), "owners"),
    ("a region owned twice by one seat", moment(owners={"A": ["siena", "siena"]}), "owners"),
    ("a region owned by two seats", moment(owners={"A": ["siena"], "B": ["siena"]}), "owners"),
    ("a region owned is fought for", moment(region="siena"), "region"),
    ("unknown region", moment(region="paris"), "region"),
    ("region of a wrong type", moment(region=["roma"]), "region"),
    ("a region already chosen", bare(phase="choose_region", region="roma"), "region"),
    # cards
    ("hands of a wrong type", moment(hands=["m1"]), "hands"),
    ("hands of an unknown seat", moment(hands={"Z": ["m1"]}), "hands"),
    ("a hand of a wrong type", moment(hands={"A": "m1"}), "hands"),
    ("an unknown card", moment(hands={"A": ["m7"]}), "hands"),
    ("a card of a wrong type", moment(hands={"A": [10]}), "hands"),
    ("no card", moment(hands={"A": [None]}), "hands"),
    ("a fourth heroine", moment(hands={"A": ["heroine"] * 4}), "hands"),
    ("a heroine in hand and three on the table", moment(
        hands={"A": ["heroine"]}, table={"B": ["heroine"] * 3}), r"hands|table"),
    ("lines of a wrong type", moment(table=["m1"]), "table"),
    ("lines of an unknown seat", moment(table={"Z": ["m1"]}), "table"),
    ("a line of a wrong type", moment(table={"A": "m1"}), "table"),
    ("an unknown card on the table", moment(table={"A": ["key"]}), "table"),
    ("an unknown card discarded", moment(discard=["m7"]), "discard"),
    ("discarded cards of a wrong type", moment(discard="m1"), "discard"),
    ("too many discarded", moment(discard=["winter"] * 4), r"discard|hands"),
    ("a mercenary in a hand thrown away", moment(buried={"A": ["m6"]}), "buried"),
    ("a known card nobody holds", moment(known={"A": ["m10"]}), "known"),
    # a battle
    ("an unknown seat passed", moment(passed=["Z"]), "passed"),
    ("passed of a wrong type", moment(passed="C"), "passed"),
    ("a seat passed twice", moment(passed=["C", "C"]), "passed"),
    ("a surrender lies while the battle lasts", moment(table={"A": ["surrender"]}), "table"),
    ("cards lie that nobody laid", moment(opened=False), "opened"),
    ("opened of a wrong type", moment(opened="x"), "opened"),
    ("participants of a common battle", moment(participants=["A", "B"]), "participants"),
    ("no participants", bare(phase="final_battle"), "participants"),
    ("one participant", bare(phase="final_battle", participants=["A"]), "participants"),
    ("a participant twice", bare(phase="final_battle", participants=["A", "A"]), "participants"),
    ("unknown participant", bare(phase="final_battle", participants=["A", "Z"]), "participants"),
    ("another than a participant to play", bare(
        **LAST, turn="B", hands={"A": ["m1"], "C": ["m1"]}), "turn"),
    ("the line of another than a participant", moment(
        **LAST, region=None, passed=[], table={"B": ["m5"]}), "table"),
    # figures
    ("points without a points match", moment(points={"A": 3}), "points"),
    ("a target without a points match", moment(target=20), "target"),
    ("points below nought", with_options(moment(points={"A": -1}), "points_match"), "points"),
    ("points of a wrong type", with_options(moment(points={"A": "x"}), "points_match"), "points"),
    ("points of truth", with_options(moment(points={"A": True}), "points_match"), "points"),
    ("points of an unknown seat", with_options(moment(points={"Z": 1}), "points_match"), "points"),
    ("target of a wrong type", with_options(moment(target="x"), "points_match"), "target"),
    *((f"{key} below nought", moment(**{key: -1}), key)
      for key in ("round", "battle", "game", "declines", "quiet", "stalls")),
    ("round of a wrong type", moment(round="two"), "round"),
    # steps
    ("play of a wrong type", file(play={"do": "pass"}), "play"),
    ("a step of an unknown seat", playing(*plays("Z:m1")), "play"),
    ("a step of no seat", playing({"do": "pass"}), "play"),
    ("a step of an unknown kind", playing({"seat": "A", "do": "bribe"}), "play"),
    ("a step without a card", playing({"seat": "A", "do": "play"}), "play"),
    ("a step with an unknown card", playing(*plays("A:m7")), "play"),
    ("a step with an unknown region", playing(choose("A", "paris")), "play"),
    ("a mercenary that takes another", playing(play("A", "m1", take="m2")), "play"),
    ("a scarecrow for an unknown card", playing(play("A", "scarecrow", take="m7")), "play"),
    ("a step with too much", playing({"seat": "A", "do": "play", "card": "m1", "n": 2}), "play"),
    ("showing of a wrong type", playing({"seat": "A", "do": "pass", "reveal": 1}), "play"),
]  # fmt: skip


@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize(("name", "change", "key"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_malformed_file_names_the_bad_key(
    edition: int, name: str, change: Change, key: str
) -> None:
    data = sound(edition)
    change(data)
    with pytest.raises(PositionError, match=key) as error:
        run_position(data)
    assert "\n" not in str(error.value)


FIRST_FAULTS: list[tuple[str, Change, str]] = [
    ("a spring", moment(hands={"A": ["spring"]}), "hands"),
    ("a courtesan", moment(table={"A": ["courtesan"]}), "table"),
    ("a Pope", moment(pope="napoli"), "pope"),
    ("a card face down", moment(face_down={"A": "m6"}), "face_down"),
    ("hidden cards", file(options={"hidden_cards": True}), "hidden_cards"),
    ("keeping cards", bare(phase="keep"), "phase"),
    ("a bishop lies while the battle lasts", moment(table={"A": ["bishop"]}), "table"),
    ("an eighth 2", moment(hands={"A": ["m2"] * 9}), "hands"),
    ("a sixteenth 1", moment(discard=["m1"] * 16), r"discard|hands"),
    ("a Pope in a step", playing(play("A", "bishop", pope="napoli")), "play"),
    ("a spring in a step", playing(play("A", "spring")), "play"),
    ("all have declined", moment(
        phase="choose_region", table={}, passed=[], region=None, declines=3), "declines"),
]  # fmt: skip

HIDE = ("hidden_cards",)
THIRD_FAULTS: list[tuple[str, Change, str]] = [
    ("an unknown region for the Pope", moment(pope="paris"), "pope"),
    ("the Pope of a wrong type", moment(pope=3), "pope"),
    ("the Pope on a region owned", moment(pope="siena"), "pope"),
    ("the Pope where the battle is", moment(pope="roma"), r"pope|Pope"),
    ("he is there with captures, too", with_options(
        moment(pope="lucca", region="lucca"), "capture_regions"), r"pope|Pope"),
    ("one's own region with captures", with_options(
        moment(region="milano"), "capture_regions"), "region"),
    ("an eleventh 1", moment(discard=["m1"] * 11), r"discard|hands"),
    ("a thirteenth courtesan", moment(hands={"C": ["courtesan"] * 13}), "hands"),
    ("both seasons", moment(table={"A": ["winter"], "B": ["spring"]}), "table"),
    ("a bishop in a line", moment(table={"A": ["bishop"]}), "table"),
    ("a scarecrow in a line", moment(table={"A": ["scarecrow"]}), "table"),
    ("a card face down without the option", moment(face_down={"A": "m6"}), "face_down"),
    ("a card face down not in its line", with_options(
        moment(face_down={"A": "m2"}), *HIDE), "face_down"),
    ("a card face down of an empty line", with_options(
        moment(face_down={"C": "m1"}), *HIDE), "face_down"),
    ("a season face down", with_options(
        moment(table={"A": ["winter"]}, face_down={"A": "winter"}), *HIDE), "face_down"),
    ("a card face down of an unknown seat", with_options(
        moment(face_down={"Z": "m6"}), *HIDE), "face_down"),
    ("cards face down of a wrong type", with_options(
        moment(face_down=["m6"]), *HIDE), "face_down"),
    ("two hands at the end of a round", bare(phase="keep", turn="A"), "hands"),
    ("an unknown card kept", playing(keep("A", "m7")), "play"),
    ("an unknown region for the Pope in a step", playing(
        play("A", "bishop", pope="paris")), "play"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "key"), FIRST_FAULTS, ids=[f[0] for f in FIRST_FAULTS])
def test_features_missing_in_the_first_edition(name: str, change: Change, key: str) -> None:
    data = sound(1)
    change(data)
    with pytest.raises(PositionError, match=key):
        run_position(data)


@pytest.mark.parametrize(("name", "change", "key"), THIRD_FAULTS, ids=[f[0] for f in THIRD_FAULTS])
def test_features_forbidden_in_the_third_edition(name: str, change: Change, key: str) -> None:
    data = sound(3)
    change(data)
    with pytest.raises(PositionError, match=key):
        run_position(data)


@pytest.mark.parametrize("edition", [1, 3])
def test_all_cards_may_be_out_and_one_more_may_not(edition: int) -> None:
    """97 cards, or 111: each kind in turn is the one too many."""
    deck = DECKS[edition]
    for card in deck:
        discard = [kind for kind, number in deck.items() for _ in range(number)]
        discard.remove("m1")
        discard.remove("m2")
        file = position(edition, hands={"A": "m1", "B": "m2"}, discard=discard)
        assert run_position(file)["decision"] is not None
        file["position"]["discard"].append(card)
        with pytest.raises(PositionError, match=r"discard|hands|table"):
            run_position(file)


def test_the_pope_may_stand_on_a_region_owned_with_captures() -> None:
    data = sound(3, options="capture_regions", pope="siena")
    assert run_position(data)["position"]["pope"] == "siena"


def test_a_region_owned_may_be_fought_for_with_captures() -> None:
    data = sound(3, options="capture_regions", region="lucca", play=[])
    assert run_position(data)["decision"] == {"seat": "A", "kind": "battle"}


def test_each_fault_has_a_message_and_its_fields() -> None:
    """A key without a message, or a message without a field, would fail only for a faulty file."""
    used = set()
    for call in ast.walk(ast.parse(inspect.getsource(read))):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "fault":
            key = ast.literal_eval(call.args[1])
            fields = {field for _, field, _, _ in Formatter().parse(faults.MESSAGES[key])}
            assert fields - {None} == {keyword.arg for keyword in call.keywords}, key
            used.add(key)
    assert used == set(faults.MESSAGES)
