"""First edition, SIGNIFICATION DES CARTES: what each card is worth and does."""

from __future__ import annotations

import pytest

from tests.engine.games.condottiere.kit import decide, each, play, plays, refusal, run, strengths

HERE = {"seats": "AB"}


@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 1)
def test_an_army_is_the_sum_of_its_mercenaries() -> None:
    assert strengths(1, A="m1 m2 m3 m4 m5 m6 m10", B="m10 m10 m5 m4 m4 m1 m1 m1") == {
        "A": 31,
        "B": 36,
    }
    assert strengths(1, A="scarecrow scarecrow drum", B="m1 scarecrow") == {"A": 0, "B": 1}


# -- Hiver ---------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Cartes Hiver", 1)
def test_a_winter_makes_every_mercenary_worth_one() -> None:
    """The example's own count slips: it lists eight cards."""
    line = "m10 m10 m5 m4 m4 m1 m1 m1"
    assert strengths(1, A=line, B="m6") == {"A": 36, "B": 6}
    assert strengths(1, A=line, B="m6 winter") == {"A": 8, "B": 1}
    assert strengths(1, A=line + " winter", B="m6") == {"A": 8, "B": 1}


@pytest.mark.rule("condottiere1", "Cartes Hiver", 1)
def test_laid_before_or_after_it() -> None:
    hands = {"A": "m10 m6 m1", "B": "winter m5 m1"}
    steps = plays("A:m10 B:winter A:m6 B:m5")
    assert run(1, **HERE, hands=hands, play=steps[:2]).strengths == {"A": 1, "B": 0}
    assert run(1, **HERE, hands=hands, play=steps).strengths == {"A": 2, "B": 1}


@pytest.mark.rule("condottiere1", "Cartes Hiver", 1)
def test_more_winters_do_no_more() -> None:
    assert strengths(1, A="m10 m5 winter", B="m6 winter winter") == {"A": 2, "B": 1}


@pytest.mark.rule("condottiere1", "Cartes Hiver", 1)
def test_a_winter_lasts_for_its_battle_only() -> None:
    hands = {"A": "m10 m1 m1", "B": "winter m5 m1"}
    steps = [*plays("A:m1 B:winter A:pass B:pass")]
    outcome = run(1, **HERE, hands=hands, play=steps)
    assert outcome.condottiere == "A"
    steps += [{"seat": "A", "do": "choose", "region": "siena"}, play("A", "m10")]
    assert run(1, **HERE, hands=hands, play=steps).strengths["A"] == 10


# -- Tambour -------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Cartes Tambour", 1)
def test_twenty_one_forty_two_and_six() -> None:
    line = "m10 m6 m5"
    assert strengths(1, A=line, B="m6") == {"A": 21, "B": 6}
    assert strengths(1, A=line + " drum", B="m6") == {"A": 42, "B": 6}
    assert strengths(1, A=line + " drum", B="m6 winter") == {"A": 6, "B": 1}
    assert strengths(1, A=line + " drum drum", B="m6") == {"A": 42, "B": 6}
    assert strengths(1, A=line + " drum drum drum winter", B="m6") == {"A": 6, "B": 1}


@pytest.mark.rule("condottiere1", "Cartes Tambour", 1)
def test_laid_before_or_after_the_drum() -> None:
    assert strengths(1, A="drum m10", B="m10 drum") == {"A": 20, "B": 20}
    hands = {"A": "m3 drum m4 m1", "B": "m1 m1 m1"}
    steps = plays("A:m3 B:m1 A:drum B:m1 A:m4")
    for n, worth in ((1, 3), (3, 6), (5, 14)):
        assert run(1, **HERE, hands=hands, play=steps[:n]).strengths["A"] == worth


# -- Épouvantail ---------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Cartes Épouvantail", 1)
def test_it_brings_a_mercenary_back() -> None:
    hands = {"A": "scarecrow m1", "B": "m1"}
    outcome = run(1, **HERE, hands=hands, table={"A": "m10 m5"}, play=plays("A:scarecrow>m10"))
    assert outcome.hands["A"] == ["m1", "m10"]
    assert outcome.strengths["A"] == 5
    # The scarecrow takes its place until the end of the battle (ruling).
    assert sorted(outcome.table["A"]) == ["m5", "scarecrow"]
    assert outcome.asked == ("B", "battle")


@pytest.mark.rule("condottiere1", "Cartes Épouvantail", 1)
def test_it_may_be_laid_alone() -> None:
    hands = {"A": "scarecrow m1", "B": "m1"}
    for step in (play("A", "scarecrow", take="none"), play("A", "scarecrow")):
        outcome = run(1, **HERE, hands=hands, table={"A": "m10 m5"}, play=[step])
        assert outcome.hands["A"] == ["m1"]
        assert outcome.strengths["A"] == 15
        assert outcome.asked == ("B", "battle")


@pytest.mark.rule("condottiere1", "Cartes Épouvantail", 1)
def test_never_another_special_card_or_a_card_of_others() -> None:
    given = {
        **HERE,
        "hands": {"A": "scarecrow m1", "B": "m1"},
        "table": {"A": "m10 heroine drum winter scarecrow m2", "B": "m6"},
    }
    assert run(1, **given).takes == {"m10", "m2", "none"}
    for card in ("heroine", "drum", "winter", "scarecrow"):
        assert refusal(1, **given, play=plays(f"A:scarecrow>{card}")) == "not_a_mercenary"
    assert refusal(1, **given, play=plays("A:scarecrow>m6")) == "not_in_line"
    assert refusal(1, **given, play=plays("A:scarecrow>m1")) == "not_in_line"


@pytest.mark.rule("condottiere1", "Cartes Épouvantail", 1)
def test_no_card_of_an_earlier_battle() -> None:
    hands = {"A": "m5 scarecrow m1", "B": "m1"}
    steps = [
        *plays("A:m5 B:pass A:pass"),
        {"seat": "A", "do": "choose", "region": "siena"},
        play("A", "scarecrow", take="m5"),
    ]
    assert refusal(1, **HERE, hands=hands, play=steps) == "not_in_line"


@pytest.mark.rule("condottiere1", "Cartes Épouvantail", 1)
def test_the_mercenary_may_be_laid_again() -> None:
    """Ruling: nothing forbids it, and whose last card was the scarecrow stays in."""
    hands = {"A": "scarecrow", "B": "m1 m1"}
    steps = plays("A:scarecrow>m10 B:m1 A:m10")
    given = {**HERE, "hands": hands, "table": {"A": "m10"}}
    assert run(1, **given, play=steps[:2]).asked == ("A", "battle")
    outcome = run(1, **given, play=steps)
    assert outcome.strengths["A"] == 10
    spent = run(1, **given, play=plays("A:scarecrow B:m1"))
    assert spent.asked == ("B", "battle")


# -- Héroïne -------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Cartes Héroïne", 1)
def test_a_heroine_always_adds_ten() -> None:
    assert strengths(1, A="heroine", B="m10") == {"A": 10, "B": 10}
    assert strengths(1, A="heroine m5", B="m10 winter") == {"A": 11, "B": 1}
    assert strengths(1, A="heroine m5 drum", B="m1") == {"A": 20, "B": 1}
    assert strengths(1, A="heroine m5 drum winter", B="m1") == {"A": 12, "B": 1}


@pytest.mark.rule("condottiere1", "Cartes Héroïne", 1)
def test_up_to_three_of_them() -> None:
    assert strengths(1, A="heroine heroine heroine drum", B="m1") == {"A": 30, "B": 1}
    hands = {"A": "heroine heroine heroine", "B": "m1 m1 m1"}
    steps = plays("A:heroine B:m1 A:heroine B:m1 A:heroine")
    assert run(1, **HERE, hands=hands, play=steps).strengths["A"] == 30


@pytest.mark.rule("condottiere1", "Cartes Héroïne", 1)
def test_she_may_be_discarded_after_a_battle() -> None:
    outcome = decide(1, {"A": "m5"}, hands={**each("m1"), "B": "heroine"})
    assert outcome.asked == ("B", "discard")


# -- Reddition -----------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Cartes Reddition", 1)
@pytest.mark.parametrize("player", "ABCD")
def test_a_surrender_gives_the_city_to_the_strongest_at_once(player: str) -> None:
    table = {"A": "m4", "B": "m5", "C": "m3 drum"}
    given = {"table": table, "hands": {**each("m1 m10"), player: "m1 surrender"}, "turn": player}
    outcome = run(1, **given, play=plays(f"{player}:surrender"))
    assert outcome.battle == {
        "conqueror": "C",
        "strengths": {"A": 4, "B": 5, "C": 6, "D": 0},
        "pawn_to": "C",
    }
    assert outcome.asked == ("C", "choose_region")
    assert outcome.table == {seat: [] for seat in "ABCD"}
    assert "surrender" in outcome.written["discard"]


@pytest.mark.rule("condottiere1", "Cartes Reddition", 1)
@pytest.mark.rule("condottiere1", "Fin de la bataille", 4)
def test_it_may_find_a_tie() -> None:
    hands = {**each("m1 m10"), "A": "m1 surrender"}
    first = run(1, hands=hands, play=plays("A:surrender"))
    assert first.battle == {
        "conqueror": None,
        "strengths": dict.fromkeys("ABCD", 0),
        "pawn_to": "B",
    }
    tied = run(1, hands=hands, table={"B": "m5", "C": "m5"}, play=plays("A:surrender"))
    assert (tied.conqueror, tied.pawn_to) == (None, "B")


@pytest.mark.rule("condottiere1", "Cartes Reddition", 1)
def test_those_who_passed_take_part_in_the_count() -> None:
    given = {"passed": "BC", "table": {"B": "m5"}, "hands": {**each("m1"), "A": "m1 surrender"}}
    assert run(1, **given, play=plays("A:surrender")).conqueror == "B"


# -- Évêque --------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Cartes Évêque", 1)
@pytest.mark.parametrize("player", "ABCD")
def test_a_bishop_spares_the_city(player: str) -> None:
    table = {"A": "m4", "B": "m5", "C": "m10"}
    given = {"table": table, "hands": {**each("m1 m10"), player: "m1 bishop"}, "turn": player}
    outcome = run(1, **given, play=plays(f"{player}:bishop"))
    assert (outcome.conqueror, outcome.pawn_to) == (None, "B")
    assert outcome.owners == {seat: set() for seat in "ABCD"}


@pytest.mark.rule("condottiere1", "Cartes Évêque", 2)
def test_all_cards_laid_are_set_aside() -> None:
    given = {"table": {"A": "m4", "C": "m10"}, "hands": {**each("m1"), "A": "m1 bishop"}}
    outcome = run(1, **given, play=plays("A:bishop"))
    assert outcome.table == {seat: [] for seat in "ABCD"}
    assert sorted(outcome.written["discard"]) == ["bishop", "m10", "m4"]
    assert outcome.hands == {seat: ["m1"] for seat in "ABCD"}
    assert outcome.asked == ("B", "choose_region")


@pytest.mark.rule("condottiere1", "Cartes Évêque", 1)
def test_it_stops_a_winning_conquest() -> None:
    given = {
        "owners": {"A": "roma firenze"},
        "region": "siena",
        "turn": "B",
        "passed": "A",
        "table": {"A": "m10"},
        "hands": {"B": "bishop m1", "C": "m1", "D": "m1"},
    }
    outcome = run(1, **given, play=plays("B:bishop"))
    assert outcome.result is None
    assert "siena" in outcome.regions


@pytest.mark.rule("condottiere1", "Cartes Évêque", 1)
def test_there_is_no_pope_in_this_edition() -> None:
    given = {"hands": {**each("m1"), "A": "m1 bishop"}}
    [answer] = [a for a in run(1, **given).legal if a.get("card") == "bishop"]
    assert answer.get("pope") is None
