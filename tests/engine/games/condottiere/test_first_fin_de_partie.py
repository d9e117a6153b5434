"""First edition, Fin de la partie and Partie aux points: three ends, the open field, a match."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.condottiere.endings import TIED, final_battle, points_match
from tests.engine.games.condottiere.kit import (
    DECKS,
    choose,
    decide,
    decline,
    each,
    passes,
    plays,
    refusal,
    run,
)
from tests.engine.games.condottiere.maps import FOUR_SHARE, FOUR_TIED, SIX_SHARE, without

AHEAD = {"A": "roma", "B": "siena lucca", "C": "napoli"}


def declined(seats: str = "ABCD") -> list[dict[str, Any]]:
    """Return everybody declines."""
    return [decline(seat) for seat in seats]


def naming(**given: Any) -> dict[str, Any]:
    """Return a asked for a city; all hold the same three cards unless told otherwise."""
    seats = given.get("seats", "ABCD")
    return {"phase": "choose_region", "hands": each("m1 m2 m3", seats), **given}


# -- three ends ----------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Fin de la partie", 1)
@pytest.mark.rule("condottiere1", "Fin de la partie", 2)
def test_enough_adjacent_cities_win_whatever_others_hold() -> None:
    owners = {"A": "roma firenze", "B": "torino venezia ancona bologna lucca"}
    outcome = decide(1, {"A": "m5"}, region="siena", owners=owners)
    assert outcome.result == {"winners": ["A"], "by": "adjacent"}
    assert outcome.phase == "over"
    assert outcome.asked is None


@pytest.mark.rule("condottiere1", "Fin de la partie", 2)
def test_the_game_ends_with_the_battle() -> None:
    """Before lines and hands are discarded and new cards dealt (ruling)."""
    hands = {**each(""), "A": "m1"}
    owners = {"A": "roma firenze"}
    outcome = decide(1, {"A": "m5"}, region="siena", owners=owners, hands=hands, play=passes("A"))
    assert outcome.result == {"winners": ["A"], "by": "adjacent"}
    assert "dealt" not in outcome.happened
    assert outcome.happened[-1] == "ended"


@pytest.mark.rule("condottiere1", "Fin de la partie", 1)
@pytest.mark.rule("condottiere1", "Fin de la partie", 3)
def test_the_last_neutral_city() -> None:
    share = without(FOUR_SHARE, "roma")
    outcome = decide(1, {"D": "m5"}, region="roma", owners=without(share, "siena"))
    assert outcome.result is None
    share = {**share, "B": share["B"] + " roma"}
    outcome = decide(1, {"A": "m5"}, region="siena", owners=without(share, "siena"))
    assert outcome.result == {"winners": ["A"], "by": "map"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 1)
@pytest.mark.rule("condottiere1", "Fin de la partie", 4)
@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
@pytest.mark.parametrize("seats", ["ABC", "ABCD", "ABCDEF"])
def test_nobody_wants_to_name_a_city(seats: str) -> None:
    given = naming(seats=seats, owners=AHEAD)
    for n, seat in enumerate(seats):
        assert run(1, **given, play=declined(seats[:n])).asked == (seat, "choose_region")
    outcome = run(1, **given, play=declined(seats))
    assert outcome.result == {"winners": ["B"], "by": "declined"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 4)
def test_a_whole_turn_of_the_table_is_needed() -> None:
    """Refusals before a battle do not count with those after it."""
    given = naming(owners=AHEAD)
    steps = [*declined("ABC"), choose("D", "torino"), *passes("DABC")]
    outcome = run(1, **given, play=steps)
    assert outcome.asked == ("A", "choose_region")
    assert run(1, **given, play=[*steps, decline("A")]).asked == ("B", "choose_region")
    ended = run(1, **given, play=[*steps, *declined()])
    assert ended.result == {"winners": ["B"], "by": "declined"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_cities_count_whether_adjacent_or_not() -> None:
    owners = {"A": "torino venezia ancona", "B": "roma siena", "C": "lucca"}
    outcome = run(1, **naming(owners=owners), play=declined())
    assert outcome.result == {"winners": ["A"], "by": "declined"}


# -- the open field ------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_only_those_tied_fight_with_ten_more_cards() -> None:
    outcome = run(1, **naming(owners=TIED), play=declined())
    assert outcome.phase == "final_battle"
    assert outcome.written["participants"] == ["A", "B"]
    assert (outcome.sizes["A"], outcome.sizes["B"]) == (13, 13)
    assert {"m1", "m2", "m3"} <= set(outcome.hands["A"])
    assert {"m1", "m2", "m3"} <= set(outcome.hands["B"])
    assert outcome.asked == ("A", "final_battle")
    assert outcome.region is None


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_the_last_city_may_lead_there_too() -> None:
    """A and B have five cities each; B held the pawn's city last."""
    outcome = decide(1, {"D": "m5"}, region="siena", owners=without(FOUR_TIED, "siena"))
    assert outcome.phase == "final_battle"
    assert outcome.written["participants"] == ["A", "B"]
    assert outcome.sizes["A"] == outcome.sizes["B"] == 11
    # The pawn went to D, who does not take part: A sits to its left.
    assert outcome.asked == ("A", "final_battle")


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
@pytest.mark.parametrize(
    ("holder", "begins"), [("A", "B"), ("B", "B"), ("C", "D"), ("D", "D")], ids="ABCD"
)
def test_the_pawn_goes_left_until_a_participant_has_it(holder: str, begins: str) -> None:
    owners = {"B": "roma milano", "D": "siena lucca"}
    order = "ABCDABC"["ABCD".index(holder) :][:4]
    outcome = run(1, **naming(owners=owners, condottiere=holder), play=declined(order))
    assert outcome.asked == (begins, "final_battle")


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_it_is_fought_like_any_battle() -> None:
    hands = {"A": "m5 m1 m2", "B": "m6 drum m3"}
    steps = plays("A:m5 B:m6 A:m1 B:drum A:pass B:pass")
    for n, seat in enumerate("ABABAB"):
        assert run(1, **final_battle({}, hands), play=steps[:n]).asked == (seat, "final_battle")
    outcome = run(1, **final_battle({}, hands), play=steps)
    assert outcome.result == {"winners": ["B"], "by": "final_battle"}
    assert outcome.owners["B"] == {"siena", "lucca"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_neither_surrender_nor_bishop_may_be_laid() -> None:
    hands = {"A": "surrender bishop m1 scarecrow", "B": "m6 m3"}
    outcome = run(1, **final_battle({}, hands))
    assert outcome.cards == {"m1", "scarecrow"}
    for card in ("surrender", "bishop"):
        assert refusal(1, **final_battle({}, hands), play=plays(f"A:{card}")) == "barred"


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_a_hand_of_these_alone_passes() -> None:
    """Ruling: nothing can be laid."""
    hands = {"A": "surrender bishop", "B": "m6 m3"}
    outcome = run(1, **final_battle({"A": "m10"}, hands))
    assert outcome.asked == ("B", "final_battle")
    assert "A" in outcome.passed
    assert run(1, **final_battle({"A": "m10"}, hands), play=plays("B:m6 B:pass")).result == {
        "winners": ["A"],
        "by": "final_battle",
    }


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_another_tie_shares_the_win() -> None:
    hands = {"A": "m1", "B": "m1"}
    outcome = run(1, **final_battle({"A": "m5", "B": "m5"}, hands), play=passes("AB"))
    assert outcome.result == {"winners": ["A", "B"], "by": "shared"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_only_those_equal_in_it_share_it() -> None:
    """Ruling: a third participant with less has lost."""
    owners = {"A": "roma", "B": "siena", "C": "torino"}
    lines = {"A": "m5", "B": "m4", "C": "m4 m1"}
    given = final_battle(lines, {"A": "m1", "B": "m1", "C": "m1"}, owners=owners)
    outcome = run(1, **given, play=passes("ABC"))
    assert outcome.result == {"winners": ["A", "C"], "by": "shared"}
    nothing = run(1, **{**given, "table": {}}, play=passes("ABC"))
    assert nothing.result == {"winners": ["A", "B", "C"], "by": "shared"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_too_few_cards_are_shared_out_equally() -> None:
    """Ruling: six hands of ten leave 36 cards, six for each."""
    hands = dict.fromkeys("ABCDEF", "m1 m2 m3 m4 m5 m6 m10 scarecrow m1 scarecrow")
    owners = dict(
        zip("ABCDEF", ["roma", "siena", "lucca", "torino", "venezia", "ancona"], strict=True)
    )
    given = naming(seats="ABCDEF", owners=owners, hands=hands)
    outcome = run(1, **given, play=declined("ABCDEF"))
    assert outcome.sizes == dict.fromkeys("ABCDEF", 16)


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
def test_cards_of_the_others_are_dealt_as_well() -> None:
    """Ruling: all that is in no participant's hand is shuffled."""
    hands = {"A": "m1", "B": "m1", "C": "m2 m3 m4", "D": "m5 m6"}
    outcome = run(1, **naming(owners=TIED, hands=hands), play=declined())
    assert outcome.sizes == {"A": 11, "B": 11, "C": 0, "D": 0}
    assert outcome.out <= Counter(DECKS[1])
    # What C and D held may come to A and B.
    dealt = set[str]()
    for seed in range(12):
        again = run(1, **naming(owners=TIED, hands=hands), play=declined(), seed=seed)
        dealt |= {*again.hands["A"], *again.hands["B"]}
    assert {"m2", "m3", "m4", "m5", "m6"} <= dealt


# -- Partie aux points ---------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Partie aux points", 3)
@pytest.mark.rule("condottiere1", "Partie aux points", 4)
def test_a_point_per_city_and_five_for_adjacent_ones() -> None:
    outcome = decide(1, {"A": "m5"}, **points_match())
    assert outcome.points == {"A": 3 + 4 + 5, "B": 2 + 2, "C": 1, "D": 0}
    [ended] = outcome.told("game_ended")
    assert ended["by"] == "adjacent"
    assert ended["gained"] == [9, 2, 1, 0]


@pytest.mark.rule("condottiere1", "Partie aux points", 4)
@pytest.mark.parametrize("seats", ["AB", "ABC"])
def test_with_two_or_three_players_four_cities_earn_the_five(seats: str) -> None:
    owners = {"A": "roma firenze lucca", "B": "venezia"}
    given = points_match(seats=seats, owners=owners, points=dict.fromkeys(seats, 0))
    outcome = decide(1, {"A": "m5"}, **given)
    assert outcome.points == {**dict.fromkeys(seats, 0), "A": 9, "B": 1}


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
def test_the_next_game_begins_afresh() -> None:
    """Ruling: the first Condottiere is the next to the left of the last game's first."""
    outcome = decide(1, {"A": "m5"}, **points_match(first="C"))
    assert outcome.result is None
    assert outcome.owners == {seat: set() for seat in "ABCD"}
    assert outcome.sizes == dict.fromkeys("ABCD", 10)
    assert outcome.asked == ("D", "choose_region")
    assert outcome.dos == {"choose"}
    assert outcome.written["game"] == 2


@pytest.mark.rule("condottiere1", "Partie aux points", 3)
@pytest.mark.rule("condottiere1", "Partie aux points", 4)
def test_no_bonus_for_other_wins() -> None:
    given = naming(options="points_match", owners=AHEAD, points=dict.fromkeys("ABCD", 0))
    outcome = run(1, **given, play=declined())
    assert outcome.points == {"A": 1, "B": 2, "C": 1, "D": 0}
    share = without(SIX_SHARE, "mantova")
    given = {"options": "points_match", "seats": "ABCDEF", "points": dict.fromkeys("ABCDEF", 0)}
    last = decide(1, {"F": "m5"}, **given, region="mantova", owners=share)
    assert last.points == {"A": 4, "B": 3, "C": 3, "D": 3, "E": 2, "F": 2}


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
@pytest.mark.parametrize(("before", "ends"), [(10, False), (11, True), (12, True), (19, True)])
def test_twenty_points_end_the_match(before: int, ends: bool) -> None:
    points = {"A": before, "B": 12, "C": 0, "D": 0}
    outcome = decide(1, {"A": "m5"}, **points_match(points=points))
    assert outcome.points["A"] == before + 9
    assert outcome.result == ({"winners": ["A"], "by": "points"} if ends else None)


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
@pytest.mark.parametrize(("before", "ends"), [(11, False), (20, False), (21, True)])
def test_or_thirty(before: int, ends: bool) -> None:
    points = {"A": before, "B": 12, "C": 0, "D": 0}
    given = points_match(points=points, options="points_match to_thirty")
    outcome = decide(1, {"A": "m5"}, **given)
    assert outcome.result == ({"winners": ["A"], "by": "points"} if ends else None)


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
def test_with_several_over_the_target_the_highest_wins() -> None:
    """Whoever won the last game."""
    points = {"A": 11, "B": 19, "C": 19, "D": 0}
    outcome = decide(1, {"A": "m5"}, **points_match(points=points))
    assert outcome.points == {"A": 20, "B": 21, "C": 20, "D": 0}
    assert outcome.result == {"winners": ["B"], "by": "points"}


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
def test_equal_points_are_fought_out() -> None:
    """Ruling: like a tie of cities."""
    points = {"A": 12, "B": 19, "C": 19, "D": 0}
    outcome = decide(1, {"A": "m5"}, **points_match(points=points))
    assert outcome.points == {"A": 21, "B": 21, "C": 20, "D": 0}
    assert outcome.phase == "final_battle"
    assert outcome.written["participants"] == ["A", "B"]
    assert outcome.written["decides"] == "match"
    assert outcome.sizes["A"] == outcome.sizes["B"] == 11
    given = final_battle({"A": "m5", "B": "m6"}, {"A": "m1", "B": "m1"})
    given |= {"options": "points_match", "points": outcome.points, "decides": "match"}
    won = run(1, **given, play=passes("AB"))
    assert won.result == {"winners": ["B"], "by": "final_battle"}
    shared = run(1, **{**given, "table": {}}, play=passes("AB"))
    assert shared.result == {"winners": ["A", "B"], "by": "shared"}


@pytest.mark.rule("condottiere1", "Partie aux points", 3)
def test_a_game_won_in_the_open_field_scores_cities_only() -> None:
    given = final_battle({"A": "m5", "B": "m6"}, {"A": "m1", "B": "m1"})
    given |= {"options": "points_match", "points": dict.fromkeys("ABCD", 1), "decides": "game"}
    outcome = run(1, **given, play=passes("AB"))
    assert outcome.points == {"A": 3, "B": 3, "C": 2, "D": 1}
    assert outcome.result is None
    assert outcome.phase == "choose_region"


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
def test_without_the_option_one_game_is_all() -> None:
    owners = {"A": "roma firenze"}
    outcome = decide(1, {"A": "m5"}, region="siena", owners=owners)
    assert outcome.result == {"winners": ["A"], "by": "adjacent"}
    assert outcome.told("game_ended") == []


@pytest.mark.rule("condottiere1", "Fin de la partie", 1)
def test_nothing_is_answered_after_the_end() -> None:
    given = {"owners": {"A": "roma firenze"}, "region": "siena", "hands": {"A": "m5"}}
    assert refusal(1, **given, play=plays("A:m5 A:pass")) == "over"
    assert refusal(1, **given, play=[*plays("A:m5"), choose("A", "napoli")]) == "over"


@pytest.mark.rule("condottiere1", "Partie aux points", 1)
@pytest.mark.parametrize(("first", "following"), [("A", "B"), ("D", "A")])
def test_the_first_choice_goes_round(first: str, following: str) -> None:
    outcome = decide(1, {"A": "m5"}, **points_match(first=first))
    assert outcome.asked == (following, "choose_region")
    assert outcome.written["first"] == following
