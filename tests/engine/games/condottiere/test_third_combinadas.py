"""Third edition, Regras Opcionais: one or several together, and how they meet."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.errors import PositionError
from tests.engine.games.condottiere.kit import (
    decide,
    draw,
    each,
    opening,
    passes,
    plays,
    reveal,
    run,
)
from tests.engine.games.condottiere.maps import FIVE_SHARE, without

FIVE = ["draw_after_battle", "points_match", "larger_kingdoms", "capture_regions", "hidden_cards"]
SETS = [chosen for n in range(6) for chosen in combinations(FIVE, n)]


@pytest.mark.rule("condottiere3", "Regras Opcionais", 1)
@pytest.mark.parametrize("chosen", SETS, ids="+".join)
def test_every_combination_can_be_played(chosen: tuple[str, ...]) -> None:
    begun = opening(3, options=chosen)
    assert begun.sizes == dict.fromkeys("ABCD", 7 if "draw_after_battle" in chosen else 10)
    owners = {"A": "roma firenze", "B": "lucca"}
    outcome = decide(3, {"A": "m5"}, region="siena", owners=owners, options=chosen)
    if "larger_kingdoms" in chosen:
        assert outcome.result is None
        kind = "draw" if "draw_after_battle" in chosen else "choose_region"
        assert outcome.asked == ("A", kind)
    elif "points_match" in chosen:
        assert outcome.points == {"A": 8, "B": 1, "C": 0, "D": 0}
        assert outcome.phase == "choose_region"
    else:
        assert outcome.result == {"winners": ["A"], "by": "adjacent"}


@pytest.mark.rule("condottiere3", "Regras Opcionais", 1)
def test_the_first_edition_has_none_of_them() -> None:
    for option in set(FIVE) - {"points_match"}:
        with pytest.raises(PositionError, match=option):
            opening(1, options=option)


@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_a_defender_who_may_return_shows_nothing() -> None:
    """Ruling: only a final pass asks for the hidden card, and it has none before its first."""
    given = {
        "options": "capture_regions hidden_cards",
        "owners": {"C": "roma"},
        "hands": each("m1 m2 m3"),
    }
    soft = run(3, **given, play=plays("A:m1 B:m1"))
    assert soft.asked == ("C", "battle")
    assert [a.get("reveal", False) for a in soft.legal if a["do"] == "pass"] == [False]
    steps = plays("A:m1 B:m1 C:m1 D:m1 A:pass B:pass")
    hard = run(3, **given, play=steps)
    assert [a.get("reveal", False) for a in hard.legal if a["do"] == "pass"] == [False, True]
    outcome = run(3, **given, play=[*steps, reveal("C"), *plays("D:m2 D:pass")])
    assert outcome.conqueror == "D"


@pytest.mark.rule("condottiere3", "Capturar Regiões", 3)
@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_a_hidden_card_may_hold_the_region() -> None:
    given = {
        "options": "capture_regions hidden_cards",
        "owners": {"C": "roma"},
        "hands": each("m1"),
        "table": {"A": "m5", "C": "m5"},
        "face_down": {"C": "m5"},
        "committed": True,
    }
    assert run(3, **given).shown == {"A": 5, "B": 0, "C": 0, "D": 0}
    outcome = run(3, **given, play=passes("ABCD"))
    assert (outcome.conqueror, outcome.pawn_to) == (None, "C")


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
@pytest.mark.rule("condottiere3", "Capturar Regiões", 1)
def test_a_region_lost_lowers_the_limit() -> None:
    ten = "m4 m4 m4 m4 m5 m5 m5 m5 m6 m6"
    given = {
        "options": "capture_regions draw_after_battle",
        "owners": {"C": "roma"},
        "hands": {"A": "m1", "B": "m1", "C": ten, "D": "m1"},
        "table": {"A": "m10"},
    }
    steps = [*passes("ABCDC"), draw("A", 3), draw("B", 3)]
    outcome = run(3, **given, play=steps)
    assert outcome.owners == {"A": {"roma"}, "B": set(), "C": set(), "D": set()}
    # Ten cards and no region left: C draws none and is not asked.
    assert outcome.asked == ("D", "draw")


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 10)
@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_hidden_cards_and_drawing() -> None:
    given = {
        "options": "hidden_cards draw_after_battle",
        "hands": each("winter heroine", "A"),
        "table": {"B": "m5"},
        "face_down": {"B": "m5"},
    }
    # B has no card left, but one to show or not.
    outcome = run(3, **given, play=[*passes("A"), reveal("B", False), draw("B", 3)])
    assert outcome.conqueror == "B"
    assert outcome.asked == ("C", "draw")


@pytest.mark.rule("condottiere3", "Desempatar", 1)
@pytest.mark.parametrize("options", ["hidden_cards", "draw_after_battle", "larger_kingdoms"])
def test_the_last_battle_deals_ten_and_one_per_region(options: str) -> None:
    """Ruling: whatever is played with."""
    share = without(FIVE_SHARE, "torino")
    given = {"seats": "ABCDE", "region": "torino", "owners": share, "options": options}
    outcome = decide(3, {"E": "m5"}, **given)
    assert outcome.phase == "final_battle"
    assert outcome.sizes == {**dict.fromkeys("ABCD", 14), "E": 0}


@pytest.mark.rule("condottiere3", "Desempatar", 2)
@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_cards_are_hidden_in_the_last_battle_too() -> None:
    given = {
        "phase": "final_battle",
        "participants": "AB",
        "options": "hidden_cards",
        "owners": {"A": "roma", "B": "lucca"},
        "hands": {"A": "m5 m1", "B": "m6 m1"},
    }
    steps = plays("A:m5 B:m6 A:pass B:pass")
    assert run(3, **given, play=steps[:2]).shown == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert run(3, **given, play=steps).result == {"winners": ["B"], "by": "final_battle"}


@pytest.mark.rule("condottiere3", "Desempatar", 2)
@pytest.mark.rule("condottiere3", "Capturar Regiões", 2)
def test_nobody_defends_in_the_last_battle() -> None:
    given = {
        "phase": "final_battle",
        "participants": "AB",
        "options": "capture_regions",
        "owners": {"A": "roma", "B": "lucca"},
        "hands": {"A": "m5 m1", "B": "m6 m1"},
    }
    outcome = run(3, **given, play=plays("A:m5 B:pass A:pass"))
    assert outcome.result == {"winners": ["A"], "by": "final_battle"}


@pytest.mark.rule("condottiere3", "Jogar por pontos", 3)
@pytest.mark.rule("condottiere3", "Capturar Regiões", 1)
def test_points_go_to_who_holds_a_region_in_the_end() -> None:
    """The advice not to combine these two is shown, not enforced."""
    given = {
        "options": "capture_regions points_match",
        "hands": each("m1"),
        "owners": {"A": "firenze siena", "C": "roma napoli"},
        "table": {"A": "m6"},
        "points": dict.fromkeys("ABCD", 0),
    }
    outcome = run(3, **given, play=passes("ABCDC"))
    assert outcome.points == {"A": 8, "B": 0, "C": 1, "D": 0}


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 2)
@pytest.mark.rule("condottiere3", "Jogar por pontos", 2)
def test_the_next_game_begins_with_seven_cards_too() -> None:
    given = {
        "options": "draw_after_battle points_match",
        "points": dict.fromkeys("ABCD", 0),
        "owners": {"A": "firenze siena"},
    }
    outcome = decide(3, {"A": "m6"}, **given)
    assert outcome.sizes == dict.fromkeys("ABCD", 7)
