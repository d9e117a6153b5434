"""Moves a person would laugh at: each where it holds, and where it is sensible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games import GAMES
from engine.games.condottiere.rules.state import CondottiereState
from tests.engine.games.condottiere.kit import Step, passes, play, position

NONE: Step = play("A", "bishop", pope="none")
VENEZIA: Step = play("A", "bishop", pope="venezia")
WAIT: Step = play("A", "scarecrow", take="none")
DRUM: Step = play("A", "drum")
HIGH: Step = play("A", "m10")
PEACE: Step = play("A", "bishop")
GIVE: Step = play("A", "surrender")
SPRING: Step = play("A", "spring")


def named(region: str) -> Step:
    return {"seat": "A", "do": "choose", "region": region}


#: One region short of a realm of three, or of two, that Venezia or Roma would complete.
AT_VENEZIA = "mantova ferrara"
AT_ROMA = "spoleto ancona"

PRIEST = {"hands": {"A": "bishop m1", "B": "m1"}}
#: Somebody else with cards, so that no hands are dealt anew.
LATER = {"phase": "choose_region", "battle": 6, "hands": {"A": "m1 m2 m3", "B": "m1 m2", "C": "m1"}}
QUEEN: Step = play("A", "heroine")
QUEENLY = {"hands": {"A": "heroine m4 m10", "B": "m1"}, "table": {"B": "m2"}}
BEHIND = {"hands": {"A": "m1 m3 scarecrow", "B": "m1"}, "table": {"B": "m10"}}
SPARED = {
    "hands": {"A": "surrender m1", "B": "m1 m2 m3"},
    "table": {"A": "m1", "C": "m6"},
    "owners": {"B": AT_ROMA},
}
LEADING = {
    "hands": {"A": "scarecrow m1", "B": "m1"},
    "table": {"A": "m10 m1", "B": "m3"},
    "owners": {"A": AT_ROMA},
}
#: A card leads and a surrender then wins the game.
CROWNED = {
    "hands": {"A": "m10 surrender", "B": "m1 m1"},
    "table": {"A": "m5", "B": "m10 m4"},
    "owners": {"A": AT_ROMA},
}
#: B may well bring 10 together, and wins the game with it; C might stop it, too.
STRONG = {
    "hands": {"A": "m6 m5", "B": "m1 m2", "C": "m1"},
    "table": {"B": "m4"},
    "owners": {"B": AT_ROMA},
}
#: Nobody else may lay a card: the 3 takes the region from the 2, and two 3 do as well.
ALONE = {"hands": {"A": "m1 m3 m6 heroine", "B": "m1"}, "table": {"B": "m2"}, "passed": "BCD"}
SWAPPED = {
    "hands": {"A": "scarecrow m6", "B": "m1"},
    "table": {"A": "m2 m3", "B": "m4"},
    "passed": "BCD",
}
#: A surrender would take the region at once; B alone may still overtake, or not.
AHEAD: dict[str, Any] = {
    "hands": {"A": "surrender m1", "B": "m1 m2"},
    "table": {"A": "m5", "B": "m1"},
    "passed": "CD",
}
#: C blocks B, who would win the game here, with the only 6.
FREED: dict[str, Any] = {
    "hands": {"A": "bishop m1", "B": "m1", "C": "m1"},
    "table": {"B": "m4", "C": "m6"},
    "owners": {"B": AT_ROMA},
}
#: In winter A leads by its number of cards.
FROZEN: dict[str, Any] = {
    "hands": {"A": "spring m1", "B": "m1"},
    "table": {"A": "m1 m2 winter", "B": "m10"},
}

BRAVE = {"hands": {"A": "m1 m2 m3", "B": "m1"}, "owners": {"A": AT_ROMA}}
WITHOUT_MEN = {"phase": "discard", "region": "roma", "hands": {"A": "surrender drum", "B": "m1 m2"}}
USELESS = {"phase": "discard", "region": "roma", "hands": {"A": "drum", "B": "m1 m2"}}
TRAILING = {"A": "m10 m1", "B": "m10 m10"}
THROW: Step = {"seat": "A", "do": "discard_all"}
FLED = {"hands": {"A": "surrender m1", "B": "m1", "C": "m1"}, "table": {"B": "m4", "A": "m2"}}


def lapses(edition: int, step: Step, **given: Any) -> Mapping[str, Sequence[Seat]]:
    """Return the lapses of seat A's answer in a battle for Roma."""
    written = position(edition, **given)
    game = GAMES[written["game"]]
    options = game.options(**written["options"])
    before = game.positions.read(written["position"], options, written["seats"], 1)
    values = {key: value for key, value in step.items() if key not in ("seat", "do")}
    kinds = {kind.do: kind for kind in game.actions}
    code = game.code(kinds[step["do"]](**values))
    assert code in before.codes()
    after = before.clone()
    assert isinstance(after, CondottiereState)
    after.step(code, Rng(1))
    return game.statistics.find_blunders(before, code, after)


@pytest.mark.parametrize(
    ("name", "edition", "step", "given"),
    [
        ("idle_bishop", 3, NONE, PRIEST),
        ("idle_bishop", 3, NONE, {**PRIEST, "table": {"A": "m6", "B": "m5"}}),
        ("idle_bishop", 3, VENEZIA, {**PRIEST, "owners": {"A": AT_VENEZIA}}),
        ("idle_bishop", 3, VENEZIA, {**PRIEST, "owners": {"A": AT_VENEZIA}, "pope": "modena"}),
        ("idle_bishop", 1, PEACE, PRIEST),
        ("idle_bishop", 1, PEACE, {**PRIEST, "table": {"A": "m6", "B": "m5"}}),
        ("freed_winner", 3, play("A", "bishop", pope="firenze"), FREED),
        ("lifted_winter", 3, SPRING, FROZEN),
        ("idle_scarecrow", 3, WAIT, {"hands": {"A": "scarecrow m1", "B": "m1"}}),
        ("second_drum", 3, DRUM, {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "drum"}}),
        (
            "high_in_winter",
            3,
            HIGH,
            {"hands": {"A": "m10 m1", "B": "m1"}, "table": {"B": "winter"}},
        ),
        ("surrender_for_rival", 3, GIVE, FLED),
        ("surrender_for_rival", 1, GIVE, FLED),
        ("surrender_for_rival", 3, GIVE, {**FLED, "owners": {"B": AT_ROMA, "C": "milano torino"}}),
        ("astray_pope", 3, NONE, {**PRIEST, "table": {"B": "m5"}, "owners": {"B": AT_VENEZIA}}),
        ("dear_heroine", 3, QUEEN, QUEENLY),
        ("hopeless_card", 3, play("A", "m3"), BEHIND),
        ("named_for_rival", 3, named("venezia"), {**LATER, "owners": {"B": AT_VENEZIA}}),
        ("surrender_spared", 3, passes("A")[0], SPARED),
        ("idle_drum", 3, DRUM, {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "courtesan"}}),
        ("idle_spring", 3, SPRING, {"hands": {"A": "spring", "B": "m1"}, "table": {"B": "m4"}}),
        ("idle_spring", 3, SPRING, {"hands": {"A": "spring m4", "B": "m1"}}),
        ("win_spared", 3, passes("A")[0], CROWNED),
        ("loosened_lead", 3, play("A", "scarecrow", take="m10"), LEADING),
        ("defence_thrown", 3, THROW, {**WITHOUT_MEN, "owners": {"B": AT_ROMA}}),
        (
            "thrown_early",
            3,
            THROW,
            {**USELESS, "hands": {"A": "drum", "B": "m1 m2 m3", "C": "m2 m2 m2"}},
        ),
        ("left_to_others", 3, passes("A")[0], STRONG),
        ("left_to_others", 3, passes("A")[0], {**STRONG, "table": {"B": "m4", "C": "m5"}}),
        ("overpaid", 3, play("A", "m6"), ALONE),
        ("poor_swap", 3, play("A", "scarecrow", take="m2"), SWAPPED),
        ("overpaid", 1, play("A", "m6"), ALONE),
        ("overpaid", 3, QUEEN, {**ALONE, "table": {"B": "m5"}}),
        ("overpaid", 3, play("A", "m6"), {**ALONE, "table": {"A": "m4 drum", "B": "m6 spring"}}),
        ("lead_left", 3, passes("A")[0], AHEAD),
        ("win_declined", 3, passes("A")[0], BRAVE),
    ],
)
def test_lapses_are_reported(name: str, edition: int, step: Step, given: dict[str, Any]) -> None:
    found = lapses(edition, step, **given)
    assert {key for key, seats in found.items() if seats} == {name}
    assert found[name] == [0]


@pytest.mark.parametrize(
    ("name", "edition", "step", "given"),
    [
        ("idle_bishop", 3, NONE, {**PRIEST, "table": {"A": "m5", "B": "m5"}}),
        ("idle_bishop", 3, VENEZIA, {**PRIEST, "owners": {"B": AT_VENEZIA}}),
        ("idle_bishop", 3, NONE, {**PRIEST, "owners": {"A": AT_VENEZIA}, "pope": "venezia"}),
        ("idle_bishop", 1, PEACE, {**PRIEST, "table": {"B": "m5"}}),
        ("idle_bishop", 1, PEACE, {**PRIEST, "owners": {"B": AT_ROMA}}),
        ("idle_scarecrow", 3, WAIT, {"hands": {"A": "scarecrow scarecrow", "B": "m1"}}),
        (
            "second_drum",
            3,
            DRUM,
            {
                "hands": {"A": "drum m1", "B": "m1"},
                "table": {"A": "drum"},
                "options": "hidden_cards",
            },
        ),
        ("freed_winner", 3, VENEZIA, {**FREED, "owners": {}}),
        ("freed_winner", 3, VENEZIA, {**FREED, "table": {"B": "m6 m4", "C": "m6"}}),
        ("lifted_winter", 3, SPRING, {**FROZEN, "table": {"A": "m1 winter", "B": "m10 m2"}}),
        ("lifted_winter", 3, SPRING, {**FROZEN, "table": {"A": "m10 m6 winter", "B": "m1"}}),
        (
            "high_in_winter",
            3,
            HIGH,
            {"hands": {"A": "m10 m1 spring", "B": "m1"}, "table": {"B": "winter"}},
        ),
        (
            "high_in_winter",
            3,
            play("A", "m1"),
            {"hands": {"A": "m10 m1", "B": "m1"}, "table": {"B": "winter"}},
        ),
        ("surrender_for_rival", 3, GIVE, {**FLED, "table": {"B": "m4", "A": "m6"}}),
        ("surrender_for_rival", 3, GIVE, {**FLED, "table": {"B": "m4", "C": "m4"}}),
        ("surrender_for_rival", 3, GIVE, {**FLED, "owners": {"C": AT_ROMA}}),
        ("astray_pope", 3, VENEZIA, {**PRIEST, "owners": {"B": AT_VENEZIA}}),
        ("astray_pope", 3, NONE, {**PRIEST, "owners": {"A": AT_ROMA, "B": AT_VENEZIA}}),
        ("dear_heroine", 3, QUEEN, {**QUEENLY, "table": {"B": "m4"}}),
        ("dear_heroine", 3, QUEEN, {**QUEENLY, "table": {"B": "m2 winter"}}),
        ("dear_heroine", 3, QUEEN, {**QUEENLY, "owners": {"B": AT_ROMA}}),
        ("dear_heroine", 3, QUEEN, {**QUEENLY, "hands": {"A": "heroine m2 m10", "B": "m1"}}),
        ("hopeless_card", 3, play("A", "m3"), {**BEHIND, "table": {"B": "m4"}}),
        ("hopeless_card", 3, play("A", "m3"), {**BEHIND, "owners": {"B": AT_ROMA}}),
        (
            "hopeless_card",
            3,
            play("A", "m3"),
            {**BEHIND, "hands": {"A": "m1 m3 bishop", "B": "m1"}},
        ),
        ("named_for_rival", 3, named("roma"), {**LATER, "owners": {"B": AT_VENEZIA}}),
        ("named_for_rival", 3, named("venezia"), {**LATER, "owners": {"C": AT_VENEZIA}}),
        (
            "named_for_rival",
            3,
            named("modena"),
            {**LATER, "owners": {"A": "bologna firenze", "B": AT_VENEZIA}},
        ),
        ("surrender_spared", 3, passes("A")[0], {**SPARED, "table": {"A": "m10 m10"}}),
        ("surrender_spared", 3, passes("A")[0], {**SPARED, "passed": "B"}),
        ("surrender_spared", 3, passes("A")[0], {**SPARED, "table": {}}),
        ("idle_drum", 3, DRUM, {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "m1"}}),
        (
            "idle_spring",
            3,
            SPRING,
            {"hands": {"A": "spring", "B": "m1"}, "table": {"A": "m4", "B": "m4"}},
        ),
        (
            "idle_spring",
            3,
            SPRING,
            {"hands": {"A": "spring m6", "B": "m1"}, "table": {"B": "m4 winter"}},
        ),
        (
            "loosened_lead",
            3,
            play("A", "scarecrow", take="m10"),
            {**LEADING, "owners": {"A": "milano"}},
        ),
        ("loosened_lead", 3, play("A", "scarecrow", take="m10"), {**LEADING, "passed": "BCD"}),
        ("loosened_lead", 3, play("A", "scarecrow", take="m10"), {**LEADING, "table": TRAILING}),
        ("defence_thrown", 3, THROW, WITHOUT_MEN),
        ("thrown_early", 3, THROW, USELESS),
        (
            "thrown_early",
            3,
            THROW,
            {**USELESS, "hands": {"A": "drum", "B": "m1 m2 m3", "C": "m2 m2"}},
        ),
        ("win_spared", 3, passes("A")[0], {**CROWNED, "owners": {"A": "milano"}}),
        ("win_spared", 3, passes("A")[0], {**CROWNED, "table": {"A": "m5", "B": "m10 m10"}}),
        ("win_spared", 3, passes("A")[0], {**CROWNED, "hands": {"A": "m10", "B": "m1"}}),
        ("win_spared", 3, passes("A")[0], {**CROWNED, "table": {"A": "m5"}, "passed": "BCD"}),
        ("left_to_others", 3, passes("A")[0], {**STRONG, "owners": {"B": "milano"}}),
        ("left_to_others", 3, passes("A")[0], {**STRONG, "table": {"B": "m5"}}),
        ("left_to_others", 3, passes("A")[0], {**STRONG, "table": {"B": "m4", "C": "m10"}}),
        ("left_to_others", 3, play("A", "m5"), STRONG),
        ("left_to_others", 3, passes("A")[0], {**STRONG, "options": "hidden_cards"}),
        ("left_to_others", 3, passes("A")[0], {**STRONG, "options": "points_match"}),
        ("overpaid", 3, play("A", "m3"), ALONE),
        ("poor_swap", 3, play("A", "scarecrow", take="m3"), SWAPPED),
        ("poor_swap", 3, play("A", "scarecrow", take="m2"), {**SWAPPED, "passed": "CD"}),
        (
            "poor_swap",
            3,
            play("A", "scarecrow", take="m2"),
            {**SWAPPED, "hands": {"A": "scarecrow", "B": "m1"}},
        ),
        (
            "overpaid",
            3,
            play("A", "m6"),
            {**ALONE, "passed": "BC", "hands": {"A": "m3 m6", "D": "m1"}},
        ),
        ("overpaid", 3, play("A", "m6"), {**ALONE, "table": {"B": "m3"}}),
        (
            "overpaid",
            3,
            QUEEN,
            {**ALONE, "table": {"B": "m6"}, "hands": {"A": "m6 heroine", "B": "m1"}},
        ),
        ("lead_left", 3, passes("A")[0], {**AHEAD, "table": {"A": "m10", "B": "m4"}}),
        ("lead_left", 3, passes("A")[0], {**AHEAD, "table": {"A": "m5", "B": "m5"}}),
        ("lead_left", 3, passes("A")[0], {**AHEAD, "hands": {"A": "m1", "B": "m1 m2"}}),
        ("lead_left", 3, passes("A")[0], {**AHEAD, "passed": "BCD"}),
        (
            "lead_left",
            3,
            passes("A")[0],
            {**AHEAD, "passed": "D", "hands": {**AHEAD["hands"], "C": "m1"}},
        ),
        ("lead_left", 3, passes("A")[0], {**AHEAD, "options": "hidden_cards"}),
        ("win_declined", 3, passes("A")[0], {**BRAVE, "owners": {"A": "milano"}}),
        ("win_declined", 3, passes("A")[0], {**BRAVE, "hands": {"A": "m1 m2 drum", "B": "m1"}}),
        ("win_declined", 3, passes("A")[0], {**BRAVE, "table": {"B": "m1"}}),
        ("win_declined", 3, passes("A")[0], {**BRAVE, "options": "hidden_cards"}),
    ],
)
def test_a_lapse_has_its_exceptions(
    name: str, edition: int, step: Step, given: dict[str, Any]
) -> None:
    assert lapses(edition, step, **given)[name] == []


FULL = "m1 m2 m3 m4 m5 m6"


def test_all_may_be_dealt_new_cards_before_the_region_named_is_fought_for() -> None:
    given = {**LATER, "owners": {"C": AT_VENEZIA}, "hands": {"A": "m1 m2 m3"}}
    assert lapses(3, named("venezia"), **given)["named_for_rival"] == [0]


@pytest.mark.parametrize(
    ("hands", "blamed"),
    [({"A": FULL, "B": "m10 m10", "C": "m1", "D": "m1"}, [0, 1]), ({"A": FULL, "D": "m10"}, [])],
)
def test_a_game_left_to_a_rival(hands: dict[str, str], blamed: list[Seat]) -> None:
    given = {"table": {"D": "m10 m5"}, "owners": {"D": AT_ROMA}, "passed": "BCD", "opened": True}
    assert lapses(3, passes("A")[0], hands=hands, **given)["game_left"] == blamed
    given["owners"] = {"D": "milano"}
    assert lapses(3, passes("A")[0], hands=hands, **given)["game_left"] == []


@pytest.mark.parametrize(
    ("table", "hands", "blamed"),
    [
        ({"D": "m3"}, {"A": FULL, "B": FULL, "C": "m1"}, [0, 1]),
        ({"D": "m3"}, {"A": FULL, "B": "m1 m1 drum drum winter scarecrow", "C": "m10"}, []),
        ({"D": "m4"}, {"A": FULL, "B": FULL}, [0, 1]),
        ({"D": "m5"}, {"A": FULL, "B": FULL}, []),
        ({"D": "m3", "B": "m1"}, {"A": FULL, "B": FULL}, []),
        ({}, {"A": FULL, "B": FULL}, []),
    ],
)
def test_a_region_given_away(
    table: dict[str, str], hands: dict[str, str], blamed: list[Seat]
) -> None:
    found = lapses(3, passes("A")[0], table=table, hands=hands, passed="BCD", opened=True)
    assert found["gift"] == blamed
    assert found["unfought"] == []


@pytest.mark.parametrize(
    ("hands", "blamed"),
    [({"A": "m1", "B": FULL}, [0, 1]), ({"A": "m1", "B": "drum winter"}, [])],
)
def test_a_battle_nobody_fought(hands: dict[str, str], blamed: list[Seat]) -> None:
    found = lapses(3, passes("A")[0], hands=hands, passed="BCD")
    assert found["unfought"] == blamed


def test_lapses_ignore_face_down_cards() -> None:
    given = {"hands": {"A": "bishop m1", "B": "m1"}, "options": "hidden_cards"}
    given["table"], given["face_down"] = {"B": "m10"}, {"B": "m10"}
    assert lapses(3, NONE, **given)["idle_bishop"] == [0]
