"""Third edition, Capturar Regiões: regions of others are attacked, and their owners defend them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.condottiere.kit import (
    REGIONS,
    choose,
    each,
    passes,
    play,
    plays,
    refusal,
    run,
)

OPTION = "capture_regions"


def siege(**given: Any) -> dict[str, Any]:
    """A attacks Roma, which C holds; everybody holds a few mercenaries."""
    return {
        "options": OPTION,
        "owners": {"C": "roma", "B": "lucca"},
        "hands": each("m1 m2 m3"),
        **given,
    }


@pytest.mark.rule("condottiere3", "Capturar Regiões", 1)
def test_regions_of_others_may_be_attacked() -> None:
    given = {
        "options": OPTION,
        "phase": "choose_region",
        "hands": each("m1 m2"),
        "owners": {"A": "milano", "B": "roma"},
        "pope": "siena",
    }
    assert run(3, **given).regions == set(REGIONS) - {"milano", "siena"}
    assert refusal(3, **given, play=[choose("A", "milano")]) == "own_region"
    assert refusal(3, **given, play=[choose("A", "siena")]) == "pope_here"
    outcome = run(3, **given, play=[choose("A", "roma")])
    assert outcome.told("region_chosen")[0]["region"] == "roma"
    # Who placed the pawn begins, defender or not.
    assert outcome.asked == ("A", "battle")


@pytest.mark.rule("condottiere3", "Capturar Regiões", 1)
def test_the_winner_replaces_the_marker() -> None:
    steps = plays("A:m3 B:pass C:m1 D:pass A:pass C:pass")
    outcome = run(3, **siege(), play=steps)
    assert outcome.owners == {"A": {"roma"}, "B": {"lucca"}, "C": set(), "D": set()}
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "A")


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_the_defender_may_pass_and_come_in_later() -> None:
    steps = plays("A:m1 B:m1 C:pass D:m1 A:m2 B:m2 C:pass D:m2 A:m3 B:m3 C:m3")
    outcome = run(3, **siege(), play=steps)
    assert outcome.strengths == {"A": 6, "B": 6, "C": 3, "D": 3}
    assert outcome.told("passed")[0]["final"] is False
    assert outcome.passed == set()


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_after_the_first_card_a_pass_is_final() -> None:
    steps = plays("A:m1 B:m1 C:m1 D:m1 A:m2 B:m2 C:pass D:m2 A:m3 B:m3")
    outcome = run(3, **siege(), play=steps)
    assert outcome.asked == ("D", "battle")
    assert outcome.passed == {"C"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_others_have_no_such_right() -> None:
    outcome = run(3, **siege(), play=plays("A:m1 B:pass C:pass D:pass A:m2"))
    assert outcome.asked == ("C", "battle")
    assert outcome.passed == {"B", "D"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_the_defender_comes_in_after_all_others_passed() -> None:
    steps = plays("A:m3 B:pass C:pass D:pass A:pass")
    outcome = run(3, **siege(), play=steps)
    assert outcome.asked == ("C", "battle")
    assert "play" in outcome.dos
    held = run(3, **siege(), play=[*steps, *plays("C:m2 C:m3 C:pass")])
    assert (held.conqueror, held.pawn_to) == (None, "C")
    assert held.owners["C"] == {"roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_with_all_others_out_its_pass_ends_the_battle() -> None:
    """Ruling: otherwise it would never end."""
    steps = plays("A:m3 B:pass C:pass D:pass A:pass C:pass")
    outcome = run(3, **siege(), play=steps)
    assert outcome.phase == "choose_region"
    assert outcome.owners["A"] == {"roma"}
    assert outcome.told("passed")[-1].get("final", True) is True


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_a_defender_without_cards_is_out() -> None:
    """Ruling: like anybody else."""
    hands = {**each("m1 m2"), "C": ""}
    outcome = run(3, **siege(hands=hands), play=plays("A:m1 B:pass D:pass A:pass"))
    assert outcome.owners["A"] == {"roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_a_surrender_does_not_wait_for_the_defender() -> None:
    """Ruling: it works at once."""
    hands = {**each("m1 m2"), "B": "m1 surrender"}
    outcome = run(3, **siege(hands=hands), play=plays("A:m1 B:surrender"))
    assert outcome.owners["A"] == {"roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_the_defender_who_placed_the_pawn_elsewhere_defends_nothing() -> None:
    given = siege(region="siena", owners={"A": "roma"})
    outcome = run(3, **given, play=plays("A:pass B:m1 C:pass D:pass"))
    assert outcome.asked == ("B", "battle")
    assert outcome.passed == {"A", "C", "D"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 3)
def test_a_defender_alone_highest_keeps_it_and_gets_the_pawn() -> None:
    steps = plays("A:m2 B:pass C:m3 D:pass A:pass C:pass")
    outcome = run(3, **siege(), play=steps)
    assert (outcome.conqueror, outcome.pawn_to) == (None, "C")
    assert outcome.owners == {"A": set(), "B": {"lucca"}, "C": {"roma"}, "D": set()}
    assert outcome.told("conquered") == []


@pytest.mark.rule("condottiere3", "Capturar Regiões", 3)
@pytest.mark.parametrize("table", [{"A": "m6", "C": "m6"}, {"A": "m6", "B": "m6", "C": "m1"}, {}])
def test_any_tie_leaves_it_with_the_defender(table: dict[str, str]) -> None:
    """Ruling: also a tie of attackers alone, and a battle nobody took part in."""
    given = siege(table=table, committed="C" in table)
    outcome = run(3, **given, play=passes("ABCD" if table.get("C") else "ABCDC"))
    assert (outcome.conqueror, outcome.pawn_to) == (None, "C")
    assert outcome.owners["C"] == {"roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 3)
@pytest.mark.rule("condottiere3", "Cortesã", 1)
@pytest.mark.parametrize("table", [{"A": "m6", "C": "m6"}, {"C": "m6"}])
def test_most_courtesans_still_take_the_pawn(table: dict[str, str]) -> None:
    """Ruling."""
    given = siege(table={**table, "D": "courtesan"}, committed=True)
    outcome = run(3, **given, play=passes("ABCD"))
    assert (outcome.conqueror, outcome.pawn_to) == (None, "D")
    assert outcome.owners["C"] == {"roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 3)
def test_a_tie_for_a_free_region_sends_the_pawn_left() -> None:
    given = siege(region="siena", table={"A": "m6", "C": "m6"})
    outcome = run(3, **given, play=passes("ABCD"))
    assert (outcome.conqueror, outcome.pawn_to) == (None, "B")


@pytest.mark.rule("condottiere3", "Capturar Regiões", 4)
def test_the_pope_goes_anywhere() -> None:
    given = siege(hands={**each("m1"), "A": "bishop m1"}, pope="siena")
    # Ruling: but where the battle is.
    assert run(3, **given).popes == (set(REGIONS) - {"roma"}) | {"none"}
    assert refusal(3, **given, play=plays("A:bishop>roma")) == "contested"
    assert run(3, **given, play=plays("A:bishop>lucca")).pope == "lucca"
    assert run(3, **given, play=plays("A:bishop>none")).pope is None


@pytest.mark.rule("condottiere3", "Capturar Regiões", 4)
@pytest.mark.rule("condottiere3", "O Bispo", 3)
def test_his_region_cannot_be_attacked_and_still_counts() -> None:
    owners = {"B": "firenze siena"}
    given = {"options": OPTION, "owners": owners, "pope": "firenze", "hands": each("m1 m2")}
    outcome = run(3, **given, phase="choose_region")
    assert outcome.regions == set(REGIONS) - {"firenze"}
    won = run(3, **given, table={"B": "m5"}, play=passes("ABCD"))
    assert won.result == {"winners": ["B"], "by": "adjacent"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 1)
@pytest.mark.rule("condottiere3", "Vencer o Jogo", 1)
def test_a_captured_region_may_win_and_lose() -> None:
    owners = {"A": "firenze siena", "C": "roma napoli"}
    given = siege(owners=owners, table={"A": "m6"})
    won = run(3, **given, play=passes("ABCDC"))
    assert won.result == {"winners": ["A"], "by": "adjacent"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 1)
def test_with_all_regions_taken_the_game_goes_on() -> None:
    """Ruling: something can always be attacked."""
    share = {
        "A": "milano mantova lucca urbino",
        "B": "genova modena firenze napoli",
        "C": "ferrara bologna siena ancona",
        "D": "venezia parma spoleto",
        "E": "torino",
    }
    given = {"options": OPTION, "seats": "ABCDE", "owners": share, "hands": each("m1", "ABCDE")}
    outcome = run(3, **given, table={"D": "m6"}, play=passes("ABCDE"))
    assert outcome.result is None
    assert outcome.asked == ("D", "choose_region")
    assert outcome.regions == set(REGIONS) - {"venezia", "parma", "spoleto", "roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_the_others_follow_from_the_condottiere_on() -> None:
    given = siege(condottiere="C", owners={"B": "roma"})
    assert run(3, **given).asked == ("C", "battle")
    assert run(3, **given, play=[play("C", "m1")]).asked == ("D", "battle")


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_the_battle_ends_though_the_others_have_no_cards() -> None:
    """C passes while A may still come back, A's hand is empty, and C is asked once more."""
    given = siege(hands={"A": "m3", "C": "m1 m2"})
    steps = plays("A:m3 C:pass")
    assert run(3, **given, play=steps).asked == ("C", "battle")
    outcome = run(3, **given, play=[*steps, *passes("C")])
    assert outcome.owners["A"] == {"roma"}


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_a_scarecrow_counts_as_the_first_card() -> None:
    given = siege(hands={**each("m1 m2 m3"), "C": "scarecrow m1"})
    steps = plays("A:m1 B:m1 C:scarecrow D:m1 A:m2 B:m2 C:pass D:m2")
    assert run(3, **given, play=steps).passed == {"C"}
