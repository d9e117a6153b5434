"""Third edition, Explicação das Cartas: what each card is worth and does."""

from __future__ import annotations

from random import Random

import pytest

from engine.play.position_file import run_position
from tests.engine.games.condottiere.kit import (
    REGIONS,
    Outcome,
    choose,
    decide,
    each,
    opening,
    passes,
    play,
    plays,
    refusal,
    run,
    strengths,
)

HERE = {"seats": "AB"}


@pytest.mark.rule("condottiere3", "Cartas de Mercenário", 1)
def test_mercenaries_are_worth_what_they_say() -> None:
    assert strengths(3, A="m1 m2 m3 m4 m5 m6 m10", B="m1 m1") == {"A": 31, "B": 2}
    worth = strengths(3, A="drum", B="winter", C="courtesan heroine")
    assert worth == {"A": 0, "B": 0, "C": 11}


@pytest.mark.rule("condottiere3", "Cartas de Mercenário", 1)
@pytest.mark.rule("condottiere3", "Descartar Cartas da Mão", 1)
@pytest.mark.parametrize("hand", ["courtesan", "heroine", "courtesan heroine drum spring"])
def test_courtesan_and_heroine_are_no_mercenaries(hand: str) -> None:
    steps = [*passes("ABCD"), choose("A", "siena")]
    outcome = decide(3, {"A": "m5"}, hands={**each("m1"), "B": hand}, play=steps)
    assert outcome.asked == ("B", "discard")


# -- Inverno and Primavera -----------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Inverno", 1)
@pytest.mark.rule("condottiere3", "Primavera", 1)
@pytest.mark.parametrize(("new", "old"), [("winter", "spring"), ("spring", "winter")])
def test_a_season_discards_the_other_from_all_lines(new: str, old: str) -> None:
    given = {
        "seats": "ABC",
        "hands": {"A": f"{new} m1", "B": "m1", "C": "m1"},
        "table": {"A": f"m6 {old}", "B": f"{old} m5", "C": f"m2 {old} m3"},
    }
    outcome = run(3, **given, play=plays(f"A:{new}"))
    assert outcome.table == {"A": ["m6", new], "B": ["m5"], "C": ["m2", "m3"]}
    assert sorted(outcome.written["fallen"]) == [old] * 3
    struck = outcome.told("struck")
    assert {event["by"] for event in struck} == {new}
    assert {event["seat"]: event["cards"] for event in struck} == {s: [old] for s in "ABC"}


@pytest.mark.rule("condottiere3", "Inverno", 1)
@pytest.mark.rule("condottiere3", "Primavera", 1)
def test_the_last_season_laid_holds() -> None:
    given = {"hands": {"A": "winter m10 m1", "B": "spring m5 m1"}, **HERE}
    steps = plays("A:winter B:spring A:m10 B:m5")
    assert run(3, **given, play=steps).strengths == {"A": 13, "B": 5}
    given["hands"] = {"A": "spring m10 m1", "B": "winter m5 m1"}
    steps = plays("A:spring B:winter A:m10 B:m5")
    assert run(3, **given, play=steps).strengths == {"A": 1, "B": 1}


@pytest.mark.rule("condottiere3", "Inverno", 2)
def test_under_a_winter_every_mercenary_is_worth_one() -> None:
    assert strengths(3, A="m10 m6", B="m5 m5 m5 winter", C="m2") == {"A": 2, "B": 3, "C": 1}


@pytest.mark.rule("condottiere3", "Inverno", 2)
def test_those_laid_later_as_well() -> None:
    given = {"hands": {"A": "winter m10 m1", "B": "m5 m5 m1"}, **HERE}
    outcome = run(3, **given, play=plays("A:winter B:m5 A:m10 B:m5"))
    assert outcome.strengths == {"A": 1, "B": 2}


@pytest.mark.rule("condottiere3", "Inverno", 3)
@pytest.mark.rule("condottiere3", "Inverno", 4)
def test_from_29_to_4() -> None:
    assert strengths(3, A="m10 m10 m5 m4", B="m1") == {"A": 29, "B": 1}
    assert strengths(3, A="m10 m10 m5 m4", B="m1 winter") == {"A": 4, "B": 1}
    assert strengths(3, A="m10 m10 m5 m4 winter", B="m1 winter winter") == {"A": 4, "B": 1}


@pytest.mark.rule("condottiere3", "Primavera", 2)
def test_under_a_spring_the_highest_add_three_in_every_line() -> None:
    lines = {"A": "m6 m6 m1 spring", "B": "m6", "C": "m5"}
    assert strengths(3, **lines) == {"A": 19, "B": 9, "C": 5}
    assert strengths(3, A="m1 m1", B="spring") == {"A": 8, "B": 0}
    assert strengths(3, A="heroine courtesan", B="spring heroine") == {"A": 11, "B": 10}


@pytest.mark.rule("condottiere3", "Primavera", 2)
def test_the_highest_card_may_change() -> None:
    given = {"hands": {"A": "m10 m1", "B": "m1 m1"}, **HERE}
    given["table"] = {"A": "m5 spring", "B": "m5"}
    assert run(3, **given).strengths == {"A": 8, "B": 8}
    assert run(3, **given, play=plays("A:m10")).strengths == {"A": 18, "B": 5}


@pytest.mark.rule("condottiere3", "Primavera", 3)
def test_paulo_and_sandra() -> None:
    assert strengths(3, A="m2 m5 m5", B="m1 m4 heroine spring") == {"A": 18, "B": 15}


@pytest.mark.rule("condottiere3", "Primavera", 4)
def test_more_springs_do_no_more() -> None:
    assert strengths(3, A="m6 spring spring", B="m6 m5 spring") == {"A": 9, "B": 14}


# -- O Bispo -------------------------------------------------------------------------------------

BISHOP = {"hands": {**each("m1"), "A": "m1 bishop"}}


@pytest.mark.rule("condottiere3", "O Bispo", 1)
def test_the_highest_mercenaries_fall_in_all_lines() -> None:
    table = {"A": "m6 m5", "B": "m6 heroine m6", "C": "courtesan m3", "D": "m6"}
    outcome = run(3, **BISHOP, table=table, passed="D", play=plays("A:bishop"))
    assert outcome.table == {
        "A": ["m5"],
        "B": ["heroine"],
        "C": ["courtesan", "m3"],
        "D": [],
    }
    assert sorted(outcome.written["fallen"]) == ["bishop", "m6", "m6", "m6", "m6"]
    assert outcome.asked == ("B", "battle")
    assert outcome.hands["A"] == ["m1"]


@pytest.mark.rule("condottiere3", "O Bispo", 1)
@pytest.mark.parametrize("season", ["winter", "spring"])
def test_printed_values_count(season: str) -> None:
    """Ruling: seasons and drums change strengths when the battle is concluded."""
    table = {"A": "m5 m5 drum", "B": f"m6 {season}", "C": "m1"}
    outcome = run(3, **BISHOP, table=table, play=plays("A:bishop"))
    assert outcome.table == {"A": ["m5", "m5", "drum"], "B": [season], "C": ["m1"], "D": []}


@pytest.mark.rule("condottiere3", "O Bispo", 1)
@pytest.mark.rule("condottiere3", "O Bispo", 2)
def test_without_mercenaries_only_the_pope_comes() -> None:
    """Ruling: the two effects do not hang together."""
    given = {**BISHOP, "table": {"B": "heroine courtesan"}}
    outcome = run(3, **given, play=plays("A:bishop>siena"))
    assert outcome.table["B"] == ["heroine", "courtesan"]
    assert outcome.pope == "siena"


@pytest.mark.rule("condottiere3", "O Bispo", 2)
def test_the_pope_goes_where_nobody_is() -> None:
    given = {**BISHOP, "owners": {"A": "lucca", "B": "napoli"}, "pope": "milano"}
    free = set(REGIONS) - {"lucca", "napoli", "roma"}
    assert run(3, **given).popes == free | {"none"}
    assert refusal(3, **given, play=plays("A:bishop>napoli")) == "region_owned"
    assert refusal(3, **given, play=plays("A:bishop>lucca")) == "region_owned"
    # Ruling: never where the battle is, as he may not stand beside the pawn.
    assert refusal(3, **given, play=plays("A:bishop>roma")) == "contested"


@pytest.mark.rule("condottiere3", "O Bispo", 2)
@pytest.mark.parametrize(("where", "pope"), [("siena", "siena"), ("milano", "milano")])
def test_he_moves_or_stays(where: str, pope: str) -> None:
    outcome = run(3, **BISHOP, pope="milano", play=plays(f"A:bishop>{where}"))
    assert outcome.pope == pope
    assert outcome.told("pope_moved") == [{"event": "pope_moved", "seat": "A", "region": where}]


@pytest.mark.rule("condottiere3", "O Bispo", 2)
def test_or_is_left_off_the_map() -> None:
    for step in (play("A", "bishop", pope="none"), play("A", "bishop")):
        assert run(3, **BISHOP, pope="milano", play=[step]).pope is None


@pytest.mark.rule("condottiere3", "O Bispo", 3)
@pytest.mark.rule("condottiere3", "Conteudo", 4)
def test_the_pope_keeps_the_pawn_away_until_the_next_bishop() -> None:
    steps = [*plays("A:bishop>siena B:pass C:pass D:pass A:pass")]
    given = {"hands": {**each("m1"), "A": "m1 bishop"}}
    outcome = run(3, **given, play=steps)
    assert outcome.asked == ("B", "choose_region")
    assert outcome.regions == set(REGIONS) - {"siena"}
    assert refusal(3, **given, play=[*steps, choose("B", "siena")]) == "pope_here"


@pytest.mark.rule("condottiere3", "O Bispo", 4)
def test_both_sixes_fall() -> None:
    given = {"condottiere": "B", "hands": {"A": "m1", "B": "m2 bishop"}, **HERE}
    table = {"A": "m6 m3 m1 m1", "B": "m6 m1 m1"}
    outcome = run(3, **given, table=table, play=plays("B:bishop>none"))
    assert outcome.table == {"A": ["m3", "m1", "m1"], "B": ["m1", "m1"]}


@pytest.mark.rule("condottiere3", "O Bispo", 1)
def test_the_battle_goes_on() -> None:
    steps = plays("A:bishop>none B:m1 C:pass D:pass A:pass B:pass")
    outcome = run(3, hands={**each("m1 m2"), "A": "m1 bishop"}, play=steps)
    assert outcome.conqueror == "B"


# -- Cortesã -------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Cortesã", 1)
def test_most_courtesans_take_the_pawn() -> None:
    table = {"A": "m10", "B": "courtesan", "C": "courtesan courtesan", "D": "m5 courtesan"}
    outcome = decide(3, table)
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "C")
    both = decide(3, {"A": "m10 courtesan courtesan", "B": "courtesan"})
    assert (both.conqueror, both.pawn_to) == ("A", "A")


@pytest.mark.rule("condottiere3", "Cortesã", 2)
@pytest.mark.parametrize("holder", "ABCD")
def test_several_with_most(holder: str) -> None:
    table = {"A": "m10", "B": "courtesan courtesan", "D": "courtesan courtesan"}
    outcome = decide(3, table, condottiere=holder)
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "A")
    table = {"A": "m1", "B": "courtesan", "D": "courtesan"}
    tied = decide(3, table, condottiere=holder)
    assert (tied.conqueror, tied.pawn_to) == (None, "BCDA"["ABCD".index(holder)])


@pytest.mark.rule("condottiere3", "Cortesã", 1)
@pytest.mark.rule("condottiere3", "Cortesã", 2)
def test_one_with_most_has_it_even_after_a_tie() -> None:
    outcome = decide(3, {"A": "m10", "B": "m10", "D": "courtesan"})
    assert (outcome.conqueror, outcome.pawn_to) == (None, "D")


@pytest.mark.rule("condottiere3", "Cortesã", 3)
def test_a_courtesan_is_worth_one_whatever_lies() -> None:
    assert strengths(3, A="courtesan courtesan") == {"A": 2, "B": 0}
    for more in ("", " winter", " spring", " drum"):
        assert strengths(3, A="courtesan" + more, B="courtesan") == {"A": 1, "B": 1}
    hands = {"A": "scarecrow bishop m1", "B": "m1"}
    assert run(3, hands=hands, table={"A": "courtesan"}).takes == {"none"}
    outcome = run(3, hands=hands, table={"A": "courtesan m1"}, play=plays("A:bishop"))
    assert outcome.table["A"] == ["courtesan"]


# -- Percurcionista ------------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Percurcionista", 1)
def test_mercenaries_count_double_with_a_drummer() -> None:
    assert strengths(3, A="m5 drum m6", B="m6") == {"A": 22, "B": 6}
    assert strengths(3, A="m5 drum drum drum", B="m6") == {"A": 10, "B": 6}


@pytest.mark.rule("condottiere3", "Percurcionista", 2)
def test_under_a_winter_they_are_worth_two() -> None:
    assert strengths(3, A="m5 m10 drum drum", B="m6 winter") == {"A": 4, "B": 1}


@pytest.mark.rule("condottiere3", "Percurcionista", 3)
def test_sofias_three_mercenaries() -> None:
    assert strengths(3, A="m10 m6 m5", B="m1")["A"] == 21
    assert strengths(3, A="m10 m6 m5 drum", B="m1")["A"] == 42
    assert strengths(3, A="m10 m6 m5 drum", B="m1 winter")["A"] == 6


@pytest.mark.rule("condottiere3", "Percurcionista", 4)
def test_doubling_comes_before_the_three_of_spring() -> None:
    assert strengths(3, A="m10 drum spring", B="m10") == {"A": 23, "B": 13}
    assert strengths(3, A="m5 m5 drum", B="m4 spring") == {"A": 26, "B": 4}


@pytest.mark.rule("condottiere3", "Percurcionista", 4)
def test_the_highest_is_read_before_doubling() -> None:
    """Ruling: a doubled 3 is no rival of a 5."""
    assert strengths(3, A="m3 drum", B="m5 spring") == {"A": 6, "B": 8}


@pytest.mark.rule("condottiere3", "Percurcionista", 5)
def test_joao_has_fifteen() -> None:
    assert strengths(3, A="m2 m4 drum", B="m4 spring") == {"A": 15, "B": 7}


# -- A Heroina -----------------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "A Heroina", 1)
def test_a_heroine_is_worth_ten_whatever_lies() -> None:
    for more in ("", " winter", " spring", " drum", " drum drum"):
        assert strengths(3, A="heroine" + more, B="heroine heroine") == {"A": 10, "B": 20}
    assert strengths(3, A="heroine m6 spring", B="m5") == {"A": 19, "B": 5}
    hands = {"A": "scarecrow bishop m1", "B": "m1"}
    outcome = run(3, hands=hands, table={"A": "heroine m2"}, play=plays("A:bishop"))
    assert outcome.table["A"] == ["heroine"]
    key = refusal(3, hands=hands, table={"A": "heroine"}, play=plays("A:scarecrow>heroine"))
    assert key == "not_a_mercenary"


# -- Espantalho ----------------------------------------------------------------------------------

CROW = {"hands": {"A": "scarecrow m1", "B": "m1"}, **HERE}


@pytest.mark.rule("condottiere3", "Espantalho", 1)
def test_a_scarecrow_brings_a_mercenary_back_and_goes() -> None:
    outcome = run(3, **CROW, table={"A": "m10 m5 m10"}, play=plays("A:scarecrow>m10"))
    assert outcome.hands["A"] == ["m1", "m10"]
    assert sorted(outcome.table["A"]) == ["m10", "m5"]
    assert outcome.written["fallen"] == ["scarecrow"]
    assert outcome.asked == ("B", "battle")


@pytest.mark.rule("condottiere3", "Espantalho", 1)
def test_or_none() -> None:
    for step in (play("A", "scarecrow", take="none"), play("A", "scarecrow")):
        outcome = run(3, **CROW, table={"A": "m10 m5"}, play=[step])
        assert outcome.hands["A"] == ["m1"]
        assert outcome.table["A"] == ["m10", "m5"]


@pytest.mark.rule("condottiere3", "Espantalho", 1)
def test_neither_special_nor_discarded_cards_nor_those_of_others() -> None:
    given = {**CROW, "table": {"A": "m10 heroine drum winter courtesan", "B": "m6"}}
    assert run(3, **given).takes == {"m10", "none"}
    for card in ("heroine", "drum", "winter", "courtesan"):
        assert refusal(3, **given, play=plays(f"A:scarecrow>{card}")) == "not_a_mercenary"
    assert refusal(3, **given, play=plays("A:scarecrow>m6")) == "not_in_line"
    given = {"hands": {"A": "scarecrow m1", "B": "bishop m1"}, "table": {"A": "m5"}, **HERE}
    given["turn"] = "B"
    steps = plays("B:bishop A:scarecrow>m5")
    assert refusal(3, **given, play=steps) == "not_in_line"


@pytest.mark.rule("condottiere3", "Espantalho", 1)
def test_the_mercenary_may_be_laid_again() -> None:
    """Ruling: nothing forbids it, and whose last card was the scarecrow stays in."""
    given = {"hands": {"A": "scarecrow", "B": "m1 m1"}, "table": {"A": "m10"}, **HERE}
    outcome = run(3, **given, play=plays("A:scarecrow>m10 B:m1 A:m10"))
    assert outcome.strengths["A"] == 10
    assert run(3, **given, play=plays("A:scarecrow B:m1")).asked == ("B", "battle")


# -- Render --------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Render", 1)
@pytest.mark.parametrize("player", "ABCD")
def test_a_surrender_gives_the_region_to_the_strongest_at_once(player: str) -> None:
    table = {"A": "m4", "B": "m5", "C": "m3 drum", "D": "courtesan"}
    given = {"table": table, "hands": {**each("m1 m10"), player: "m1 surrender"}, "turn": player}
    outcome = run(3, **given, play=plays(f"{player}:surrender"))
    assert outcome.battle == {
        "conqueror": "C",
        "strengths": {"A": 4, "B": 5, "C": 6, "D": 1},
        "pawn_to": "D",
    }
    assert outcome.asked == ("D", "choose_region")


@pytest.mark.rule("condottiere3", "Render", 1)
@pytest.mark.rule("condottiere3", "Comparar a Força", 3)
def test_it_may_find_a_tie() -> None:
    hands = {**each("m1 m10"), "A": "m1 surrender"}
    first = run(3, hands=hands, play=plays("A:surrender"))
    assert (first.conqueror, first.pawn_to) == (None, "B")
    tied = run(3, hands=hands, table={"B": "m5", "C": "m5"}, play=plays("A:surrender"))
    assert (tied.conqueror, tied.pawn_to) == (None, "B")


# -- Acordos entre os Jogadores ------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Acordos entre os Jogadores", 1)
@pytest.mark.parametrize("seed", range(3))
def test_no_card_changes_hands(seed: int) -> None:
    """A random game, answer by answer through written positions: hands grow by deals only."""
    chance = Random(seed)
    seats = "ABCDE"[: 3 + seed]
    outcome = opening(3, seats, seed=seed)
    kinds = {"choose", "play", "pass", "discard_all", "keep_hand", "keep"}
    for _ in range(150):
        if outcome.asked is None:
            break
        assert outcome.dos <= kinds
        answer = chance.choice(outcome.legal)
        file = {"game": "condottiere3", "seats": list(seats), "position": outcome.written}
        after = Outcome(run_position({**file, "seed": seed, "play": [answer]}))
        if "dealt" not in after.happened:
            for seat in seats:
                assert after.sizes[seat] <= outcome.sizes[seat]
                assert seat == answer["seat"] or after.sizes[seat] == outcome.sizes[seat]
        outcome = after
