"""Third edition, Jogar por pontos and Reinos maiores: several games, and larger kingdoms."""

from __future__ import annotations

import pytest

from tests.engine.games.condottiere.endings import points_match
from tests.engine.games.condottiere.kit import SCATTERED, decide, opening, passes, run
from tests.engine.games.condottiere.maps import SIX_SHARE, without

LARGE = "larger_kingdoms"


@pytest.mark.rule("condottiere3", "Jogar por pontos", 3)
@pytest.mark.rule("condottiere3", "Jogar por pontos", 4)
def test_a_point_per_region_and_five_for_adjacent_ones() -> None:
    outcome = decide(3, {"A": "m5"}, **points_match())
    assert outcome.points == {"A": 3 + 4 + 5, "B": 2 + 2, "C": 1, "D": 0}
    [ended] = outcome.told("game_ended")
    assert (ended["by"], ended["gained"]) == ("adjacent", [9, 2, 1, 0])


@pytest.mark.rule("condottiere3", "Jogar por pontos", 4)
def test_adjacent_ones_count_though_the_total_is_met_too() -> None:
    """Ruling: three of five regions adjacent."""
    owners = {"A": "roma firenze torino venezia"}
    outcome = decide(3, {"A": "m5"}, **points_match(owners=owners))
    assert outcome.points["A"] == 3 + 5 + 5


@pytest.mark.rule("condottiere3", "Jogar por pontos", 4)
def test_no_bonus_for_a_win_by_total_or_by_the_map() -> None:
    *held, last = SCATTERED.split()
    given = points_match(owners={"A": " ".join(held)}, region=last)
    outcome = decide(3, {"A": "m5"}, **given)
    assert outcome.points == {"A": 8, "B": 2, "C": 0, "D": 0}
    share = without(SIX_SHARE, "mantova")
    given = {"options": "points_match", "seats": "ABCDEF", "points": dict.fromkeys("ABCDEF", 0)}
    outcome = decide(3, {"F": "m5"}, **given, region="mantova", owners=share)
    assert outcome.points == {"A": 4, "B": 3, "C": 3, "D": 3, "E": 2, "F": 2}


@pytest.mark.rule("condottiere3", "Jogar por pontos", 4)
@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_with_two_or_three_players_four_regions_earn_the_five(seats: str) -> None:
    owners = {"A": "roma firenze lucca", "B": "venezia"}
    given = points_match(seats=seats, owners=owners, points=dict.fromkeys(seats, 0))
    outcome = decide(3, {"A": "m5"}, **given)
    assert outcome.points == {**dict.fromkeys(seats, 0), "A": 9, "B": 1}


@pytest.mark.rule("condottiere3", "Jogar por pontos", 2)
@pytest.mark.parametrize(
    ("options", "before", "ends"),
    [
        *(("points_match", 10, False), ("points_match", 11, True), ("points_match", 15, True)),
        ("points_match to_thirty", 20, False),
        ("points_match to_thirty", 21, True),
    ],
)
def test_games_are_played_until_the_target_is_reached(
    options: str, before: int, ends: bool
) -> None:
    points = {"A": before, "B": 12, "C": 0, "D": 0}
    outcome = decide(3, {"A": "m5"}, **points_match(points=points, options=options))
    assert outcome.points["A"] == before + 9
    assert outcome.result == ({"winners": ["A"], "by": "points"} if ends else None)


@pytest.mark.rule("condottiere3", "Jogar por pontos", 2)
@pytest.mark.rule("condottiere3", "Jogar por pontos", 5)
def test_the_next_game_begins_afresh() -> None:
    """Ruling: the first Condottiere is the next to the left of the last game's first."""
    outcome = decide(3, {"A": "m5"}, **points_match(first="C", pope="napoli"))
    assert outcome.result is None
    assert outcome.owners == {seat: set() for seat in "ABCD"}
    assert outcome.sizes == dict.fromkeys("ABCD", 10)
    assert outcome.asked == ("D", "choose_region")
    assert outcome.pope is None
    assert outcome.written["game"] == 2


@pytest.mark.rule("condottiere3", "Jogar por pontos", 5)
def test_the_highest_score_wins_even_without_the_last_game() -> None:
    points = {"A": 11, "B": 19, "C": 19, "D": 0}
    outcome = decide(3, {"A": "m5"}, **points_match(points=points))
    assert outcome.points == {"A": 20, "B": 21, "C": 20, "D": 0}
    assert outcome.result == {"winners": ["B"], "by": "points"}


@pytest.mark.rule("condottiere3", "Jogar por pontos", 5)
def test_equal_points_are_fought_out() -> None:
    """Ruling: hands by the regions of the last game."""
    points = {"A": 12, "B": 19, "C": 19, "D": 0}
    outcome = decide(3, {"A": "m5"}, **points_match(points=points))
    assert outcome.points == {"A": 21, "B": 21, "C": 20, "D": 0}
    assert outcome.phase == "final_battle"
    assert outcome.written["participants"] == ["A", "B"]
    assert outcome.written["decides"] == "match"
    assert outcome.sizes == {"A": 14, "B": 12, "C": 0, "D": 0}
    last = {
        "options": "points_match",
        "phase": "final_battle",
        "participants": "AB",
        "decides": "match",
        "points": outcome.points,
        "hands": {"A": "m1", "B": "m1"},
    }
    won = run(3, **last, table={"A": "m5", "B": "m6"}, play=passes("AB"))
    assert won.result == {"winners": ["B"], "by": "final_battle"}
    shared = run(3, **last, play=passes("AB"))
    assert shared.result == {"winners": ["A", "B"], "by": "shared"}


@pytest.mark.rule("condottiere3", "Jogar por pontos", 3)
def test_a_game_won_in_the_last_battle_scores_regions_only() -> None:
    given = {
        "options": "points_match",
        "phase": "final_battle",
        "participants": "AB",
        "decides": "game",
        "points": dict.fromkeys("ABCD", 1),
        "owners": {"A": "roma milano", "B": "siena lucca", "C": "napoli"},
        "hands": {"A": "m1", "B": "m1"},
    }
    outcome = run(3, **given, table={"A": "m5"}, play=passes("AB"))
    assert outcome.points == {"A": 3, "B": 3, "C": 2, "D": 1}
    assert (outcome.result, outcome.phase) == (None, "choose_region")


# -- Reinos maiores ------------------------------------------------------------------------------


def takes(region: str, owned: str, seats: str, options: str = LARGE) -> str | None:
    """Return the kind of A's victory when it takes this region."""
    given = {"seats": seats, "owners": {"A": owned}, "region": region, "options": options}
    result = decide(3, {"A": "m10"}, **given).result
    return None if result is None else str(result["by"])


@pytest.mark.rule("condottiere3", "Reinos maiores", 2)
@pytest.mark.parametrize("seats", ["ABCD", "ABCDE", "ABCDEF"])
def test_with_four_or_more_four_adjacent_or_five(seats: str) -> None:
    assert takes("siena", "roma firenze", seats) is None
    assert takes("siena", "roma firenze lucca", seats) == "adjacent"
    *held, last = SCATTERED.split()
    assert takes(last, " ".join(held), seats) == "total"
    assert takes(last, " ".join(held[1:]), seats) is None


@pytest.mark.rule("condottiere3", "Reinos maiores", 2)
@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_with_two_or_three_five_adjacent_or_six(seats: str) -> None:
    assert takes("siena", "roma firenze lucca", seats) is None
    assert takes("siena", "roma firenze lucca parma", seats) == "adjacent"
    *held, last = SCATTERED.split()
    assert takes(last, " ".join(held), seats) is None
    assert takes(last, " ".join(held) + " bologna", seats) == "total"


@pytest.mark.rule("condottiere3", "Reinos maiores", 2)
@pytest.mark.rule("condottiere3", "Jogar por pontos", 4)
def test_the_five_points_follow_the_larger_number() -> None:
    """Ruling."""
    given = points_match(options=f"points_match {LARGE}")
    assert decide(3, {"A": "m5"}, **given).told("game_ended") == []
    given = points_match(options=f"points_match {LARGE}", owners={"A": "roma firenze lucca"})
    assert decide(3, {"A": "m5"}, **given).points["A"] == 3 + 4 + 5
    # Three adjacent ones among five in all are no kingdom here.
    owners = {"A": "roma firenze venezia torino"}
    given = points_match(options=f"points_match {LARGE}", owners=owners)
    [ended] = decide(3, {"A": "m5"}, **given).told("game_ended")
    assert (ended["by"], ended["gained"]) == ("total", [5, 0, 0, 0])


@pytest.mark.rule("condottiere3", "Jogar por pontos", 2)
def test_a_match_begins_without_points() -> None:
    outcome = opening(3, options="points_match")
    assert outcome.points == dict.fromkeys("ABCD", 0)
    assert outcome.written["target"] == 20
    assert opening(3, options="points_match to_thirty").written["target"] == 30
