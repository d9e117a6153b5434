"""First edition, Déroulement une bataille and what ends it: turns, passing, conquest, the pawn."""

from __future__ import annotations

import pytest

from tests.engine.games.condottiere.kit import (
    DECKS,
    REGIONS,
    choose,
    decide,
    decline,
    each,
    passes,
    play,
    plays,
    refusal,
    run,
)

NAMING = {"phase": "choose_region", "hands": each("m1 m2")}


# -- Déroulement une bataille --------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 1)
@pytest.mark.rule("condottiere1", "Fin de la bataille", 6)
def test_a_city_of_another_player_is_never_attacked() -> None:
    owners = {"A": "milano", "B": "roma lucca", "D": "napoli"}
    outcome = run(1, **NAMING, owners=owners)
    assert outcome.regions == set(REGIONS) - {"milano", "roma", "lucca", "napoli"}
    assert refusal(1, **NAMING, owners=owners, play=[choose("A", "roma")]) == "region_owned"


@pytest.mark.rule("condottiere1", "Fin de la bataille", 6)
def test_nor_is_ones_own() -> None:
    """Ruling: a city held stays held until the end of the game, so nothing could be gained."""
    given = {**NAMING, "owners": {"A": "milano"}}
    assert refusal(1, **given, play=[choose("A", "milano")]) == "own_region"


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 2)
@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCDEF"])
def test_the_condottiere_begins_and_the_others_follow_clockwise(seats: str) -> None:
    leader = seats[-1]
    order = leader + seats[:-1]
    given = {"seats": seats, "phase": "choose_region", "condottiere": leader}
    steps = [choose(leader, "roma"), *(play(seat, "m1") for seat in order)]
    for n, seat in enumerate(order + leader):
        outcome = run(1, **given, hands=each("m1 m2", seats), play=steps[: 1 + n])
        assert outcome.asked == (seat, "battle")


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 3)
def test_a_card_adds_to_those_laid_before() -> None:
    given = {"seats": "AB", "hands": {"A": "m5 m10 m1", "B": "m2 m3 m1"}}
    assert run(1, **given, play=plays("A:m5")).strengths == {"A": 5, "B": 0}
    outcome = run(1, **given, play=plays("A:m5 B:m2 A:m10 B:m3"))
    assert outcome.strengths == {"A": 15, "B": 5}
    assert outcome.table == {"A": ["m5", "m10"], "B": ["m2", "m3"]}
    assert outcome.hands == {"A": ["m1"], "B": ["m1"]}
    assert (outcome.leader, run(1, **given).leader) == ("A", None)


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 3)
@pytest.mark.parametrize("card", sorted(DECKS[1]))
def test_the_first_card_may_be_of_any_kind(card: str) -> None:
    outcome = run(1, hands={**each("m1 m2"), "A": f"{card} m3"})
    assert outcome.cards == {card, "m3"}
    played = run(1, hands={**each("m1 m2"), "A": f"{card} m3"}, play=plays(f"A:{card}"))
    assert played.hands["A"] == ["m3"]


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 3)
def test_never_more_than_one_card_a_turn() -> None:
    steps = plays("A:m1 A:m2")
    assert refusal(1, hands=each("m1 m2"), play=steps) == "not_your_turn"


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 3)
def test_only_cards_of_ones_hand() -> None:
    assert refusal(1, hands=each("m1 m2"), play=plays("A:m10")) == "not_in_hand"
    assert run(1, hands={**each("m1"), "A": "m1 m1 heroine"}).cards == {"m1", "heroine"}


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 4)
def test_who_passed_is_out_until_the_next_battle() -> None:
    hands = each("m1 m2 m3")
    outcome = run(1, hands=hands, play=plays("A:m1 B:pass C:m1 D:m1 A:m2"))
    assert outcome.asked == ("C", "battle")
    assert outcome.passed == {"B"}
    late = plays("A:m1 B:pass C:m1 D:m1 A:m2 B:m1")
    assert refusal(1, hands=hands, play=late) == "not_your_turn"
    again = [*plays("A:m2 B:pass C:pass D:pass A:pass"), choose("A", "siena"), play("A", "m1")]
    assert run(1, hands=hands, play=again).asked == ("B", "battle")


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 4)
def test_who_passed_may_still_win() -> None:
    hands = {"A": "m10 m1", "B": "m5 m4 m1", "C": "m1", "D": "m1"}
    steps = plays("A:m10 B:m5 C:pass D:pass A:pass B:m4 B:pass")
    outcome = run(1, hands=hands, play=steps)
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "A")
    assert outcome.owners["A"] == {"roma"}


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 5)
def test_who_is_left_alone_goes_on_card_by_card() -> None:
    hands = {**each("m1"), "A": "m1 m2 m3 m4"}
    steps = plays("A:m1 B:pass C:pass D:pass A:m2 A:m3 A:pass")
    for n in (4, 5, 6):
        assert run(1, hands=hands, play=steps[:n]).asked == ("A", "battle")
    assert run(1, hands=hands, play=steps[:6]).strengths["A"] == 6
    assert run(1, hands=hands, play=steps).conqueror == "A"


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 6)
@pytest.mark.parametrize("seats", ["AB", "ABCD"])
def test_nobody_has_to_take_part(seats: str) -> None:
    for n, seat in enumerate(seats):
        outcome = run(1, seats=seats, hands=each("m1", seats), play=passes(seats[:n]))
        assert outcome.asked == (seat, "battle")
        assert "pass" in outcome.dos


@pytest.mark.rule("condottiere1", "Déroulement une bataille", 6)
def test_the_condottiere_may_pass_at_once_and_others_fight() -> None:
    outcome = run(1, hands=each("m1 m2"), play=plays("A:pass B:m1 C:pass D:pass B:pass"))
    assert (outcome.conqueror, outcome.pawn_to) == ("B", "B")


# -- Fin de la bataille --------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Fin de la bataille", 1)
def test_the_battle_lasts_until_all_have_passed() -> None:
    hands = each("m1 m2")
    steps = plays("A:m1 B:pass C:pass D:pass A:pass")
    for n in range(1, 5):
        assert run(1, hands=hands, play=steps[:n]).phase == "battle"
    ended = run(1, hands=hands, play=steps)
    assert ended.phase == "choose_region"
    assert ended.battle == {
        "conqueror": "A",
        "strengths": {"A": 1, "B": 0, "C": 0, "D": 0},
        "pawn_to": "A",
    }


@pytest.mark.rule("condottiere1", "Fin de la bataille", 1)
@pytest.mark.rule("condottiere1", "Cartes Reddition", 1)
def test_or_until_a_surrender() -> None:
    hands = {**each("m1 m2"), "B": "m1 surrender"}
    outcome = run(1, hands=hands, play=plays("A:m2 B:surrender"))
    assert outcome.phase == "choose_region"
    assert outcome.conqueror == "A"


@pytest.mark.rule("condottiere1", "Fin de la bataille", 1)
def test_forces_are_counted_with_what_special_cards_change() -> None:
    lines = {"A": "m10 m10 m4", "B": "m6 m1 m1 drum winter", "C": "heroine"}
    outcome = decide(1, lines)
    assert outcome.battle is not None
    assert outcome.battle["strengths"] == {"A": 3, "B": 6, "C": 10, "D": 0}
    assert outcome.conqueror == "C"


@pytest.mark.rule("condottiere1", "Fin de la bataille", 2)
@pytest.mark.rule("condottiere1", "Qui contrôle le Condottiere ?", 1)
@pytest.mark.parametrize("winner", "ABCD")
@pytest.mark.parametrize("holder", "AC")
def test_the_strongest_takes_city_and_pawn(winner: str, holder: str) -> None:
    outcome = decide(1, {**each("m5"), winner: "m6"}, condottiere=holder)
    assert (outcome.conqueror, outcome.pawn_to) == (winner, winner)
    assert outcome.owners == {seat: {"roma"} if seat == winner else set() for seat in "ABCD"}
    assert outcome.asked == (winner, "choose_region")
    assert outcome.condottiere == winner


@pytest.mark.rule("condottiere1", "Fin de la bataille", 3)
@pytest.mark.rule("condottiere1", "Fin de la bataille", 4)
@pytest.mark.rule("condottiere1", "Cartes Évêque", 1)
@pytest.mark.rule("condottiere1", "Qui contrôle le Condottiere ?", 2)
@pytest.mark.parametrize("holder", "ABCD")
def test_a_bishop_ends_it_without_a_count(holder: str) -> None:
    hands = {**each("m1 m2"), "D": "m1 bishop"}
    table = {"A": "m10", "B": "m2"}
    steps = plays("D:bishop")
    outcome = run(1, condottiere=holder, turn="D", hands=hands, table=table, play=steps)
    assert outcome.conqueror is None
    assert outcome.owners == {seat: set() for seat in "ABCD"}
    left = "ABCDA"["ABCD".index(holder) + 1]
    assert outcome.pawn_to == left
    assert outcome.asked == (left, "choose_region")
    assert "announced" not in outcome.happened[outcome.happened.index("played") + 1 :]


@pytest.mark.rule("condottiere1", "Fin de la bataille", 4)
@pytest.mark.rule("condottiere1", "Qui contrôle le Condottiere ?", 2)
@pytest.mark.parametrize("holder", "ABCD")
@pytest.mark.parametrize(
    "table",
    [
        {"B": "m10", "C": "m6 m4"},
        {"A": "m1", "B": "m1", "C": "m1", "D": "m1"},
        {"A": "heroine", "D": "m10", "B": "m5"},
        {"A": "drum", "B": "winter"},
        {},
    ],
)
def test_a_tie_or_no_army_and_the_pawn_goes_left(holder: str, table: dict[str, str]) -> None:
    outcome = decide(1, table, condottiere=holder)
    assert outcome.conqueror is None
    assert outcome.owners == {seat: set() for seat in "ABCD"}
    left = "ABCDA"["ABCD".index(holder) + 1]
    assert outcome.asked == (left, "choose_region")


@pytest.mark.rule("condottiere1", "Fin de la bataille", 4)
def test_a_tie_below_the_strongest_does_not_matter() -> None:
    assert decide(1, {"A": "m5", "B": "m5", "C": "m6"}).conqueror == "C"


@pytest.mark.rule("condottiere1", "Fin de la bataille", 5)
def test_cards_laid_are_gone_until_the_next_round() -> None:
    table = {"A": "m10 drum", "B": "m5 scarecrow"}
    outcome = decide(1, table)
    assert outcome.table == {seat: [] for seat in "ABCD"}
    assert outcome.hands == {seat: ["m1"] for seat in "ABCD"}
    assert sorted(outcome.written["discard"]) == ["drum", "m10", "m5", "scarecrow"]
    assert "lines_discarded" in outcome.happened


@pytest.mark.rule("condottiere1", "Fin de la bataille", 6)
def test_a_city_nobody_conquered_may_be_named_again() -> None:
    outcome = decide(1, {"A": "m5", "B": "m5"}, owners={"C": "siena"})
    assert outcome.regions == set(REGIONS) - {"siena"}
    steps = [*passes("ABCD"), choose("B", "roma")]
    again = decide(1, {"A": "m5", "B": "m5"}, play=steps)
    assert (again.region, again.asked) == ("roma", ("B", "battle"))


@pytest.mark.rule("condottiere1", "Fin de la bataille", 6)
def test_a_city_conquered_may_not() -> None:
    assert decide(1, {"A": "m5"}).regions == set(REGIONS) - {"roma"}
    assert decide(1, {"B": "m5"}).regions == set(REGIONS) - {"roma"}


@pytest.mark.rule("condottiere1", "Fin de la bataille", 7)
@pytest.mark.rule("condottiere1", "Qui contrôle le Condottiere ?", 2)
@pytest.mark.parametrize("holder", "ABCD")
def test_declining_hands_the_pawn_on(holder: str) -> None:
    given = {**NAMING, "condottiere": holder, "owners": {"A": "roma"}}
    assert run(1, **given).dos == {"choose", "decline"}
    outcome = run(1, **given, play=[decline(holder)])
    left = "ABCDA"["ABCD".index(holder) + 1]
    assert outcome.condottiere == left
    assert outcome.asked == (left, "choose_region")
    named = run(1, **given, play=[decline(holder), choose(left, "siena")])
    assert named.asked == (left, "battle")


@pytest.mark.rule("condottiere1", "Fin de la bataille", 7)
@pytest.mark.rule("condottiere1", "Un joueur n'a plus de cartes", 1)
def test_seats_without_cards_decide_as_well() -> None:
    hands = {"A": "m1", "C": "m1"}
    given = {"phase": "choose_region", "hands": hands, "owners": {"A": "roma"}}
    outcome = run(1, **given, play=[decline("A")])
    assert outcome.asked == ("B", "choose_region")
    outcome = run(1, **given, play=[decline("A"), choose("B", "siena")])
    assert outcome.asked == ("C", "battle")
    assert outcome.condottiere == "B"


# -- Un joueur n'a plus de cartes ----------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Un joueur n'a plus de cartes", 1)
def test_who_has_no_cards_is_not_asked_in_battles() -> None:
    outcome = run(1, hands={"A": "m1 m2", "C": "m1 m2"}, play=plays("A:m1"))
    assert outcome.asked == ("C", "battle")
    assert outcome.passed >= {"B"}
    outcome = run(1, hands={"A": "m1 m2", "C": "m1 m2"}, play=plays("A:m1 C:m1"))
    assert outcome.asked == ("A", "battle")
    assert outcome.passed == {"B", "D"}


@pytest.mark.rule("condottiere1", "Un joueur n'a plus de cartes", 1)
def test_the_last_card_may_win_city_pawn_and_the_next_choice() -> None:
    hands = {"A": "m10", "B": "m1", "C": "m1", "D": "m1"}
    outcome = run(1, hands=hands, play=plays("A:m10 B:pass C:pass D:pass"))
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "A")
    assert outcome.asked == ("A", "choose_region")
    assert outcome.sizes["A"] == 0
    steps = [*plays("A:m10 B:pass C:pass D:pass"), choose("A", "siena")]
    assert run(1, hands=hands, play=steps).asked == ("B", "battle")
