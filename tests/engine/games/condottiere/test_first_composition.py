"""First edition, COMPOSITION DU JEU and Préparation du jeu: what lies ready, and how it begins."""

from __future__ import annotations

import pytest

from engine.core.errors import PositionError
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.engine.games.condottiere.kit import (
    DECKS,
    REGIONS,
    choose,
    decline,
    each,
    opening,
    refusal,
    run,
)
from tests.engine.games.condottiere.reference import NEIGHBOURS, most_without

SEATS = ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF"]


@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 1)
def test_the_map_has_seventeen_cities() -> None:
    assert set(opening(1).regions) == set(REGIONS) == set(NEIGHBOURS)
    assert sum(map(len, NEIGHBOURS.values())) == 2 * 34


@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 1)
@pytest.mark.rule("condottiere1", "BUT DU JEU", 2)
def test_the_borders_are_those_of_the_map() -> None:
    for region in REGIONS:
        for other in REGIONS[: REGIONS.index(region)]:
            given = {"phase": "choose_region", "hands": each("m1")}
            held = run(1, **given, owners={"B": [region, other]})
            assert held.group["B"] == (2 if other in NEIGHBOURS[region] else 1), (region, other)


@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 2)
@pytest.mark.rule("condottiere1", "Qui contrôle le Condottiere ?", 3)
@pytest.mark.parametrize("holder", "ABCD")
def test_who_holds_the_pawn_chooses(holder: str) -> None:
    outcome = run(1, phase="choose_region", condottiere=holder, hands=each("m1 m2"))
    assert outcome.asked == (holder, "choose_region")
    for other in set("ABCD") - {holder}:
        steps = [choose(other, "roma")]
        given = {"phase": "choose_region", "condottiere": holder, "hands": each("m1 m2")}
        assert refusal(1, **given, play=steps) == "not_your_turn"


@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 4)
@pytest.mark.rule("condottiere1", "Préparation du jeu", 1)
def test_markers_show_who_conquered_a_city() -> None:
    """Ten are always enough: nobody holds more without having won."""
    assert most_without(3) == 9
    assert most_without(4) == 10
    outcome = run(1, owners={"A": "roma", "C": "lucca parma"}, hands=each("m1"), region="siena")
    assert outcome.owners == {"A": {"roma"}, "B": set(), "C": {"lucca", "parma"}, "D": set()}


@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 7)
@pytest.mark.parametrize("seats", SEATS)
def test_all_96_cards_are_there(seats: str) -> None:
    match = Match(new_record(GAMES["condottiere1"], len(seats), 1))
    assert match.view(None).pile == 96 - 10 * len(seats)  # type: ignore[attr-defined]
    assert sum(DECKS[1].values()) == 96


@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 8)
@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 9)
@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 10)
@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 11)
@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 12)
@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 13)
@pytest.mark.rule("condottiere1", "COMPOSITION DU JEU", 14)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 2)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 3)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 4)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 5)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 6)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 7)
@pytest.mark.rule("condottiere1", "Cartes Mercenaire", 8)
def test_so_many_of_each_card() -> None:
    """All of a kind may be in somebody's hand, one more may not."""
    numbers = {"scarecrow": 15, "drum": 6, "bishop": 3, "surrender": 3, "winter": 3, "heroine": 3}
    mercenaries = {"m1": 15} | dict.fromkeys(("m2", "m3", "m4", "m5", "m6", "m10"), 8)
    assert sum(mercenaries.values()) == 63
    assert DECKS[1] == mercenaries | numbers
    for card, number in DECKS[1].items():
        assert run(1, hands={"A": [card] * number}).hands["A"] == [card] * number
        with pytest.raises(PositionError, match=r"hands|table"):
            run(1, hands={"A": [card] * number}, table={"B": card})


@pytest.mark.rule("condottiere1", "Préparation du jeu", 2)
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_ten_cards(seats: str) -> None:
    outcome = opening(1, seats)
    assert outcome.sizes == dict.fromkeys(seats, 10)


@pytest.mark.rule("condottiere1", "Préparation du jeu", 2)
@pytest.mark.rule("condottiere1", "Qui contrôle le Condottiere ?", 1)
def test_the_first_condottiere_is_drawn_by_lot() -> None:
    """Ruling: ages are not known."""
    first = {opening(1, seed=seed).condottiere for seed in range(40)}
    assert first == set("ABCD")


@pytest.mark.rule("condottiere1", "Préparation du jeu", 3)
@pytest.mark.rule("condottiere1", "Fin de la bataille", 7)
def test_the_first_city_must_be_named() -> None:
    outcome = opening(1)
    assert outcome.asked == (outcome.condottiere, "choose_region")
    assert outcome.dos == {"choose"}
    fresh = {"phase": "choose_region", "hands": None, "condottiere": "C"}
    assert refusal(1, **fresh, play=[decline("C")]) == "must_name"


@pytest.mark.rule("condottiere1", "Préparation du jeu", 3)
def test_that_is_where_the_first_battle_is() -> None:
    fresh = {"phase": "choose_region", "hands": None, "condottiere": "C"}
    outcome = run(1, **fresh, play=[choose("C", "lucca")])
    assert outcome.region == "lucca"
    assert outcome.asked == ("C", "battle")
    assert outcome.sizes == dict.fromkeys("ABCD", 10)
