"""Third edition, from Objectivo do jogo to Iniciar o Jogo: what wins, what there is, the start."""

from __future__ import annotations

import pytest

from engine.core.errors import PositionError
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.engine.games.condottiere.kit import (
    DECKS,
    REGIONS,
    SCATTERED,
    choose,
    decide,
    decline,
    each,
    opening,
    plays,
    refusal,
    run,
)
from tests.engine.games.condottiere.reference import NEIGHBOURS

SEATS = ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF"]
MANY, FEW = SEATS[2:], SEATS[:2]
FRESH = {"phase": "choose_region", "hands": None, "condottiere": "C"}


def takes(region: str, owned: str, seats: str) -> dict[str, object] | None:
    """Return the result when A takes this region."""
    return decide(3, {"A": "m10"}, seats=seats, owners={"A": owned}, region=region).result


# -- Objectivo do jogo ---------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Objectivo do jogo", 2)
def test_regions_with_a_common_border_are_adjacent() -> None:
    for region in REGIONS:
        for other in REGIONS[: REGIONS.index(region)]:
            given = {"phase": "choose_region", "hands": each("m1")}
            held = run(3, **given, owners={"B": [region, other]})
            assert held.group["B"] == (2 if other in NEIGHBOURS[region] else 1), (region, other)


@pytest.mark.rule("condottiere3", "Objectivo do jogo", 3)
@pytest.mark.rule("condottiere3", "Vencer o Jogo", 1)
@pytest.mark.parametrize("seats", MANY)
def test_with_four_or_more_five_regions_or_three_adjacent(seats: str) -> None:
    assert takes("siena", "roma firenze", seats) == {"winners": ["A"], "by": "adjacent"}
    assert takes("siena", "roma", seats) is None
    *held, last = SCATTERED.split()
    assert takes(last, " ".join(held), seats) == {"winners": ["A"], "by": "total"}
    assert takes(last, " ".join(held[1:]), seats) is None


@pytest.mark.rule("condottiere3", "Objectivo do jogo", 4)
@pytest.mark.rule("condottiere3", "Vencer o Jogo", 1)
@pytest.mark.parametrize("seats", FEW)
def test_with_two_or_three_six_regions_or_four_adjacent(seats: str) -> None:
    assert takes("siena", "roma firenze", seats) is None
    assert takes("siena", "roma firenze lucca", seats) == {"winners": ["A"], "by": "adjacent"}
    *held, last = SCATTERED.split()
    assert takes(last, " ".join(held), seats) is None
    assert takes(last, " ".join(held) + " bologna", seats) == {"winners": ["A"], "by": "total"}


@pytest.mark.rule("condottiere3", "Objectivo do jogo", 3)
def test_both_victories_at_once_are_reported_as_adjacent() -> None:
    assert takes("firenze", SCATTERED, "ABC") == {"winners": ["A"], "by": "total"}
    assert takes("firenze", "siena lucca torino venezia", "ABCD") == {
        "winners": ["A"],
        "by": "adjacent",
    }


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 1)
def test_only_the_conqueror_can_win() -> None:
    owners = {"A": "roma firenze", "B": "milano torino"}
    outcome = decide(3, {"B": "m5"}, region="siena", owners=owners)
    assert outcome.result is None


# -- Conteudo ------------------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Conteudo", 1)
def test_the_map_has_seventeen_regions() -> None:
    assert opening(3).regions == set(REGIONS)


@pytest.mark.rule("condottiere3", "Conteudo", 2)
@pytest.mark.rule("condottiere3", "Cartas de Mercenário", 2)
@pytest.mark.parametrize("seats", SEATS)
def test_all_110_cards_are_there(seats: str) -> None:
    match = Match(new_record(GAMES["condottiere3"], len(seats), 1))
    assert match.view(None).pile == 110 - 10 * len(seats)  # type: ignore[attr-defined]
    assert sum(DECKS[3].values()) == 110


@pytest.mark.rule("condottiere3", "Conteudo", 2)
@pytest.mark.rule("condottiere3", "Cartas de Mercenário", 2)
def test_so_many_of_each_card() -> None:
    """All of a kind may be in somebody's hand, one more may not."""
    numbers = {"scarecrow": 16, "drum": 6, "bishop": 6, "surrender": 3, "winter": 3, "spring": 3}
    numbers |= {"heroine": 3, "courtesan": 12, "m1": 10}
    assert DECKS[3] == numbers | dict.fromkeys(("m2", "m3", "m4", "m5", "m6", "m10"), 8)
    for card, number in DECKS[3].items():
        assert run(3, hands={"A": [card] * number}).hands["A"] == [card] * number
        with pytest.raises(PositionError, match=r"hands|table"):
            run(3, hands={"A": [card] * number, "C": [card]})


@pytest.mark.rule("condottiere3", "Conteudo", 3)
@pytest.mark.rule("condottiere3", "As Rondas", 2)
@pytest.mark.parametrize("holder", "ABCD")
def test_who_holds_the_pawn_chooses(holder: str) -> None:
    given = {"phase": "choose_region", "condottiere": holder, "hands": each("m1 m2")}
    assert run(3, **given).asked == (holder, "choose_region")
    other = "BCDA"["ABCD".index(holder)]
    assert refusal(3, **given, play=[choose(other, "roma")]) == "not_your_turn"


@pytest.mark.rule("condottiere3", "Conteudo", 4)
@pytest.mark.rule("condottiere3", "As Rondas", 3)
@pytest.mark.rule("condottiere3", "O Bispo", 3)
def test_the_popes_region_cannot_be_attacked() -> None:
    given = {"phase": "choose_region", "pope": "siena", "hands": each("m1 m2")}
    assert run(3, **given).regions == set(REGIONS) - {"siena"}
    assert refusal(3, **given, play=[choose("A", "siena")]) == "pope_here"


@pytest.mark.rule("condottiere3", "Conteudo", 5)
@pytest.mark.rule("condottiere3", "Iniciar o Jogo", 2)
@pytest.mark.parametrize("seats", SEATS)
def test_six_markers_are_always_enough(seats: str) -> None:
    """Whoever has the sixth region has won, with any number of players."""
    owned = "torino venezia firenze ancona parma"
    if len(seats) >= 4:
        owned = owned.removesuffix(" parma")
    outcome = decide(3, {"A": "m10"}, seats=seats, owners={"A": owned}, region="bologna")
    assert outcome.result is not None
    assert outcome.owners == {**{seat: set() for seat in seats}, "A": {*owned.split(), "bologna"}}


# -- As Rondas, As Batalhas ----------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "As Rondas", 1)
def test_a_round_ends_when_one_hand_is_left() -> None:
    steps = [*plays("A:m5 B:pass"), choose("A", "siena")]
    outcome = run(3, hands={"A": "m5", "B": "m1 m2"}, play=steps)
    assert outcome.asked == ("B", "keep")
    both = run(3, hands={"A": "m5 m1", "B": "m1 m2"}, play=[*plays("A:m5 B:pass A:pass")])
    assert both.asked == ("A", "choose_region")
    assert "round_ended" not in both.happened


@pytest.mark.rule("condottiere3", "As Rondas", 2)
def test_the_pawn_stands_on_a_region_when_a_round_begins() -> None:
    """Ruling: the choice after the last battle stands, nothing is asked again."""
    steps = [*plays("A:m5"), choose("A", "siena")]
    outcome = run(3, hands={"A": "m5"}, play=steps)
    assert "round_ended" in outcome.happened
    assert outcome.region == "siena"
    assert outcome.asked == ("A", "battle")
    assert outcome.sizes == {"A": 11, "B": 10, "C": 10, "D": 10}


@pytest.mark.rule("condottiere3", "As Rondas", 3)
@pytest.mark.rule("condottiere3", "Escolher a Nova Batalha", 1)
def test_nor_can_a_region_somebody_conquered() -> None:
    given = {"phase": "choose_region", "owners": {"A": "lucca", "B": "roma"}}
    given["hands"] = each("m1 m2")
    assert run(3, **given).regions == set(REGIONS) - {"roma", "lucca"}
    assert refusal(3, **given, play=[choose("A", "roma")]) == "region_owned"
    assert refusal(3, **given, play=[choose("A", "lucca")]) == "own_region"


@pytest.mark.rule("condottiere3", "As Batalhas", 1)
def test_a_battle_from_the_first_card_to_the_next_region() -> None:
    hands = each("m5 m6 m1")
    steps = plays("A:m5 B:m6 C:pass D:pass A:pass B:pass")
    outcome = run(3, hands=hands, play=steps)
    assert outcome.battle == {
        "conqueror": "B",
        "strengths": {"A": 5, "B": 6, "C": 0, "D": 0},
        "pawn_to": "B",
    }
    assert outcome.owners["B"] == {"roma"}
    outcome = run(3, hands=hands, play=[*steps, choose("B", "siena")])
    assert outcome.asked == ("B", "battle")


# -- Iniciar o Jogo ------------------------------------------------------------------------------


@pytest.mark.rule("condottiere3", "Iniciar o Jogo", 3)
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_ten_cards(seats: str) -> None:
    outcome = opening(3, seats)
    assert outcome.sizes == dict.fromkeys(seats, 10)
    assert outcome.asked == (outcome.condottiere, "choose_region")
    assert outcome.pope is None


@pytest.mark.rule("condottiere3", "Iniciar o Jogo", 3)
def test_the_first_condottiere_is_drawn_by_lot() -> None:
    """Ruling: ages are not known."""
    assert {opening(3, seed=seed).condottiere for seed in range(40)} == set("ABCD")


@pytest.mark.rule("condottiere3", "Iniciar o Jogo", 4)
def test_the_first_battle_follows() -> None:
    outcome = run(3, **FRESH, play=[choose("C", "lucca")])
    assert (outcome.region, outcome.asked) == ("lucca", ("C", "battle"))
    assert outcome.sizes == dict.fromkeys("ABCD", 10)


@pytest.mark.rule("condottiere3", "As Rondas", 2)
def test_nobody_may_decline() -> None:
    given = {"phase": "choose_region", "hands": each("m1 m2"), "owners": {"A": "roma"}}
    assert run(3, **given).dos == {"choose"}
    assert refusal(3, **given, play=[decline("A")]) == "no_decline"
    assert refusal(3, **FRESH, play=[decline("C")]) == "no_decline"
