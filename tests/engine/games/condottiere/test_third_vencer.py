"""Third edition, Vencer o Jogo and Desempatar: the end of the game and the last battle."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine.games.condottiere.endings import final_battle
from tests.engine.games.condottiere.kit import DECKS, decide, each, passes, plays, refusal, run
from tests.engine.games.condottiere.maps import FIVE_SHARE, FOUR_EACH, SIX_SHARE, without


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 1)
def test_the_game_ends_as_soon_as_strengths_are_compared() -> None:
    """No region is chosen, no line discarded."""
    owners = {"A": "roma firenze", "B": "torino venezia ancona bologna"}
    outcome = decide(3, {"A": "m5"}, region="siena", owners=owners)
    assert outcome.result == {"winners": ["A"], "by": "adjacent"}
    assert outcome.phase == "over"
    assert outcome.table["A"] == ["m5"]
    assert "lines_discarded" not in outcome.happened


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 2)
def test_with_no_region_left_most_regions_win() -> None:
    share = without(SIX_SHARE, "mantova")
    outcome = decide(3, {"F": "m5"}, seats="ABCDEF", region="mantova", owners=share)
    assert outcome.result == {"winners": ["A"], "by": "map"}


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 2)
def test_the_popes_region_is_not_left() -> None:
    share = without(SIX_SHARE, "mantova", "milano")
    given = {"seats": "ABCDEF", "region": "mantova", "owners": share}
    outcome = decide(3, {"F": "m5"}, **given, pope="milano")
    assert outcome.result == {"winners": ["A"], "by": "map"}
    outcome = decide(3, {"F": "m5"}, **given)
    assert outcome.result is None
    # The only answer left is not asked for.
    assert (outcome.region, outcome.asked) == ("milano", ("F", "battle"))
    tied = decide(3, {"F": "m5", "E": "m5"}, **given, pope="milano")
    assert tied.result is None
    assert (tied.region, tied.asked) == ("mantova", ("B", "battle"))


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 2)
@pytest.mark.rule("condottiere3", "Desempatar", 1)
def test_equal_regions_are_fought_for() -> None:
    share = without(FOUR_EACH, "lucca")
    given = {"region": "lucca", "owners": share, "pope": "milano"}
    outcome = decide(3, {"D": "m5"}, **given)
    assert outcome.phase == "final_battle"
    assert outcome.written["participants"] == list("ABCD")
    assert outcome.sizes == dict.fromkeys("ABCD", 14)
    assert outcome.region is None
    assert outcome.table == {seat: [] for seat in "ABCD"}


@pytest.mark.rule("condottiere3", "Desempatar", 1)
def test_only_those_tied_fight_with_new_hands() -> None:
    """All hands are thrown away; ten cards and one per region are dealt."""
    share = without(FIVE_SHARE, "torino")
    hands = each("heroine m1", "ABC") | each("m2 m3 m4", "DE")
    given = {"seats": "ABCDE", "region": "torino", "owners": share, "hands": hands}
    outcome = decide(3, {"E": "m5"}, **given)
    assert outcome.written["participants"] == list("ABCD")
    assert outcome.sizes == {**dict.fromkeys("ABCD", 14), "E": 0}
    assert outcome.out <= Counter(DECKS[3])


@pytest.mark.rule("condottiere3", "Desempatar", 2)
@pytest.mark.parametrize(("pawn", "begins"), [("A", "A"), ("C", "C"), ("E", "A")])
def test_who_begins(pawn: str, begins: str) -> None:
    """Who holds the pawn, or the nearest participant to its left."""
    lines = {"E": "m5"} if pawn == "E" else {"E": "m5", pawn: "courtesan"}
    share = without(FIVE_SHARE, "torino")
    outcome = decide(3, lines, seats="ABCDE", region="torino", owners=share)
    assert outcome.owners["E"] == {"torino"}
    assert outcome.pawn_to == pawn
    assert outcome.asked == (begins, "final_battle")


@pytest.mark.rule("condottiere3", "Desempatar", 2)
def test_the_winner_of_it_wins_the_game() -> None:
    hands = {"A": "m5 m1 m2", "B": "m6 drum m3"}
    steps = plays("A:m5 B:m6 A:m1 B:drum A:pass B:pass")
    for n, seat in enumerate("ABABAB"):
        assert run(3, **final_battle({}, hands), play=steps[:n]).asked == (seat, "final_battle")
    outcome = run(3, **final_battle({}, hands), play=steps)
    assert outcome.result == {"winners": ["B"], "by": "final_battle"}
    assert outcome.owners["B"] == {"siena", "lucca"}


@pytest.mark.rule("condottiere3", "Desempatar", 1)
def test_all_cards_are_allowed() -> None:
    hands = {"A": "surrender m1 courtesan", "B": "bishop m3"}
    assert run(3, **final_battle({}, hands)).cards == {"surrender", "m1", "courtesan"}
    outcome = run(3, **final_battle({"B": "m5"}, hands), play=plays("A:surrender"))
    assert outcome.result == {"winners": ["B"], "by": "final_battle"}


@pytest.mark.rule("condottiere3", "Desempatar", 1)
def test_a_bishop_moves_no_pope_there() -> None:
    """Ruling: no battle comes after it."""
    hands = {"A": "bishop m1", "B": "m3"}
    given = final_battle({"A": "m5", "B": "m6"}, hands, pope="torino")
    assert run(3, **given).popes == {"none"}
    assert refusal(3, **given, play=plays("A:bishop>napoli")) in ("barred", "region_owned")
    assert refusal(3, **given, play=plays("A:bishop>ancona")) == "barred"
    outcome = run(3, **given, play=plays("A:bishop"))
    assert outcome.table == {"A": ["m5"], "B": [], "C": [], "D": []}


@pytest.mark.rule("condottiere3", "Desempatar", 2)
def test_another_tie_shares_the_win() -> None:
    tied = final_battle({"A": "m5", "B": "m5"}, {"A": "m1", "B": "m1"})
    outcome = run(3, **tied, play=passes("AB"))
    assert outcome.result == {"winners": ["A", "B"], "by": "shared"}


@pytest.mark.rule("condottiere3", "Desempatar", 2)
def test_only_those_equal_in_it_share_it() -> None:
    """Ruling: a third participant with less has lost."""
    owners = {"A": "roma", "B": "siena", "C": "torino"}
    lines = {"A": "m5", "B": "m4", "C": "m4 courtesan"}
    given = final_battle(lines, {"A": "m1", "B": "m1", "C": "m1"}, owners=owners)
    outcome = run(3, **given, play=passes("ABC"))
    assert outcome.result == {"winners": ["A", "C"], "by": "shared"}
    nothing = run(3, **{**given, "table": {}}, play=passes("ABC"))
    assert nothing.result == {"winners": ["A", "B", "C"], "by": "shared"}


@pytest.mark.rule("condottiere3", "Desempatar", 2)
def test_a_courtesan_does_not_decide_it() -> None:
    given = final_battle({"A": "m5", "B": "m4 courtesan"}, {"A": "m1", "B": "m1"})
    outcome = run(3, **given, play=passes("AB"))
    assert outcome.result == {"winners": ["A", "B"], "by": "shared"}


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 2)
@pytest.mark.parametrize(("battle", "result"), [(399, None), (400, "length")])
def test_no_game_is_longer_than_four_hundred_battles(battle: int, result: str | None) -> None:
    """Ruling: then most regions win, as when none is left."""
    given = {"options": "capture_regions", "owners": {"C": "napoli siena"}, "battle": battle}
    outcome = decide(3, {"A": "m5"}, **given)
    won = None if result is None else {"winners": ["C"], "by": result}
    assert outcome.result == won
