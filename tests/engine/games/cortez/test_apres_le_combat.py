"""APRES LE COMBAT, LE GAGNANT, LE PERDANT: cards, a new collar, the village, the beaten troop."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.cortez.board import BRIDGES, CITY, KIND, OUTSIDE, VILLAGES
from tests.engine.games.cortez.kit import (
    WARRIORS,
    Given,
    Outcome,
    collar,
    hold,
    lay,
    mercenary,
    move,
    place_loser,
    provisions,
    refusal,
    resolve,
    run,
    surrender,
)
from tests.engine.games.cortez.playing import Step

DUEL = "S1@0,0=A S2@3,3=A A1@1,0=B A2@20,0=B"
GOES = move("A", "S1", "1,0")


def fight(
    attack: str, defence: str, *then: Step, extra: str = "", duel: str = DUEL, **given: Any
) -> Outcome:
    """A attacks B with these warriors against those; `extra` troops stand by."""
    steps = [GOES, lay("A", attack), lay("B", defence), resolve("A"), *then]
    warriors = {"A": attack, "B": defence}
    return run(**{"board": f"{duel} {extra}", "warriors": warriors, "play": steps, **given})


def every(but: str) -> str:
    """Return all forty warriors of a nation without these."""
    left = Counter({str(value): n for value, n in WARRIORS.items()}) - Counter(but)
    return "".join(left.elements())


# -- APRES LE COMBAT -----------------------------------------------------------------------------


@pytest.mark.rule("cortez", "APRES LE COMBAT", 1)
@pytest.mark.parametrize(("laid", "redrawn"), [("6", 1), ("665", 3), ("6654", 4), ("665432", 4)])
def test_fighters_draw_as_many_as_they_laid_four_at_most(laid: str, redrawn: int) -> None:
    outcome = fight(laid, "1")
    assert len(outcome.warriors["A"]) == redrawn
    assert len(outcome.warriors["B"]) == 1
    outcome = fight("1", laid)
    assert len(outcome.warriors["A"]) == 1
    assert len(outcome.warriors["B"]) == redrawn


@pytest.mark.rule("cortez", "APRES LE COMBAT", 1)
def test_warriors_laid_go_under_the_deck_of_their_nation() -> None:
    # A and its ally C hold all Spaniards but two ones: A draws those first, then what it laid.
    given: Given = {
        "seats": "ABCD",
        "extra": "S3@7,0=C S4@9,0=C A3@18,0=D A4@17,0=D",
        "seed": 4,
    }
    hands = {"A": "665", "B": "1", "C": every("66511")}
    steps = [GOES, lay("A", "66"), lay("B", "1"), resolve("A")]
    outcome = fight("", "", **given, warriors=hands, play=steps)
    assert outcome.warriors["A"] == [1, 1, 5]
    steps = [GOES, lay("A", "665"), lay("B", "1"), resolve("A")]
    outcome = fight("", "", **given, warriors=hands, play=steps)
    assert outcome.warriors["A"] in ([1, 1, 5], [1, 1, 6])


@pytest.mark.rule("cortez", "APRES LE COMBAT", 1)
def test_every_warrior_goes_under_its_own_nation() -> None:
    # The decks hold nothing but what was laid: each fighter gets its own cards back.
    given: Given = {"seats": "ABCD", "extra": "S3@7,0=C S4@9,0=C A3@18,0=D A4@17,0=D"}
    hands = {"A": "66", "B": "5", "C": every("66"), "D": every("5")}
    steps = [GOES, lay("A", "66"), lay("B", "5"), resolve("A")]
    outcome = fight("", "", **given, warriors=hands, play=steps)
    assert outcome.warriors["A"] == [6, 6]
    assert outcome.warriors["B"] == [5]


@pytest.mark.rule("cortez", "APRES LE COMBAT", 1)
def test_weapons_laid_go_to_the_discard() -> None:
    # The deck is empty: the next card drawn is one of the weapons.
    hands = {"A": "weapon*25 food*25", "B": "gold*25 camouflage*25"}
    steps = [GOES, lay("A", "66", 2), lay("B", "1"), resolve("A")]
    steps += [place_loser("A", "10,0"), {"seat": "A", "do": "draw"}]
    given: Given = {"board": DUEL, "warriors": {"A": "66", "B": "1"}, "hands": hands}
    fought = run(**given, play=steps[:-1])
    assert fought.hands["A"] == Counter(provisions("weapon*23 food*25"))
    assert run(**given, play=steps, stop=True).hands["A"]["weapon"] == 24


@pytest.mark.rule("cortez", "APRES LE COMBAT", 1)
def test_mercenaries_draw_nothing_and_their_cards_count_for_nobody() -> None:
    board = f"{DUEL} S3@7,0=C S4@9,0=C"
    steps = [GOES, lay("A", "6"), lay("B", "1"), *hold("A", "B"), mercenary("C", "attacker", "5")]
    given: Given = {
        "seats": "ABCD",
        "board": f"{board} A3@18,0=D",
        "warriors": {"A": "6", "B": "1", "C": "5"},
    }
    outcome = run(**given, play=[*steps, resolve("A")])
    assert {seat: len(cards) for seat, cards in outcome.warriors.items()} == {
        "A": 1, "B": 1, "C": 0, "D": 0,
    }  # fmt: skip


# -- LE GAGNANT ----------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "LE GAGNANT", 1)
def test_the_victor_stands_where_they_fought() -> None:
    won = fight("6", "1", place_loser("A", "10,0"))
    assert (won.at["S1"], won.at["A1"]) == ("1,0", "10,0")
    held = fight("1", "6", place_loser("B", "10,0"))
    assert (held.at["A1"], held.at["S1"]) == ("1,0", "10,0")


@pytest.mark.rule("cortez", "LE GAGNANT", 2)
def test_the_winner_may_mark_a_free_troop_of_its_nation_anywhere() -> None:
    extra = "S3@T25 S4@8,3 S5@9,3 A3@18,0 S6@7,0=C A4@17,0=D"
    given: Given = {"seats": "ABCD", "extra": extra}
    outcome = fight("6", "1", **given)
    assert outcome.asked == ("A", "winner_mark")
    assert outcome.offered("troop") == {"S3", "S4", "S5", "none"}
    assert fight("6", "1", collar("A", "S3"), **given).collars["S3"] == "A"
    assert fight("6", "1", collar("A"), **given).owned("A") == {"S1", "S2"}
    for troop in ("S6", "A3", "A1"):
        steps = [GOES, lay("A", "6"), lay("B", "1"), resolve("A"), collar("A", troop)]
        board = f"{DUEL} {extra}"
        assert refusal(seats="ABCD", board=board, warriors={"A": "6", "B": "1"}, play=steps)


@pytest.mark.rule("cortez", "LE GAGNANT", 2)
def test_the_defender_who_wins_marks_as_well_and_so_does_a_proxy() -> None:
    outcome = fight("1", "6", extra="A3@T25")
    assert outcome.asked == ("B", "winner_mark")
    assert outcome.offered("troop") == {"A3", "none"}
    proxy = fight("1", "6", extra="A3@T25", duel="S1@0,0=A S2@3,3=A A1@1,0 A2@20,0=B")
    assert proxy.asked == ("B", "winner_mark")
    # The troop that was attacked is without a collar, too.
    assert proxy.offered("troop") == {"A1", "A3", "none"}


@pytest.mark.rule("cortez", "LE GAGNANT", 2)
def test_without_a_collar_to_spare_nothing_is_marked() -> None:
    seven = " ".join(f"S{n}@{n},2=A" for n in range(3, 8)) + " S9@T1"
    assert fight("6", "1", extra=seven).asked == ("A", "place_loser")
    six = " ".join(f"S{n}@{n},2=A" for n in range(3, 7)) + " S9@T1"
    assert fight("6", "1", extra=six).asked == ("A", "winner_mark")


@pytest.mark.rule("cortez", "LE GAGNANT", 2)
def test_the_troop_just_beaten_cannot_be_marked_at_once() -> None:
    """Ruling, of two players of one nation: the winner marks before the collar comes off."""
    extra = "A1@20,0=B S5@T25 A4@18,0=D"
    duel = "S1@0,0=A S2@3,3=A S3@1,0=C S4@9,0=C"
    steps = [GOES, lay("A", "6"), lay("C", "1"), resolve("A")]
    warriors = {"A": "6", "C": "1"}
    outcome = fight("", "", seats="ABCD", duel=duel, extra=extra, warriors=warriors, play=steps)
    assert outcome.offered("troop") == {"S5", "none"}


@pytest.mark.rule("cortez", "LE GAGNANT", 3)
@pytest.mark.rule("cortez", "COMBAT", 2)
@pytest.mark.parametrize(("attack", "defence", "seat"), [("6", "1", "A"), ("1", "6", "B")])
@pytest.mark.parametrize("square", ["3,7", "19,4"])
def test_in_a_village_the_winner_draws_its_number_once(
    square: str, attack: str, defence: str, seat: str
) -> None:
    steps = [move("A", "S1", square), lay("A", attack), lay("B", defence), resolve("A")]
    duel = f"S1@0,0=A S2@3,3=A A1@{square}=B A2@20,0=B"
    outcome = fight(attack, defence, duel=duel, play=[*steps, place_loser(seat, "10,0")])
    assert outcome.drawn == {"A": 0, "B": 0} | {seat: VILLAGES[square]}


@pytest.mark.rule("cortez", "LE GAGNANT", 3)
def test_elsewhere_nobody_draws() -> None:
    assert fight("6", "1", place_loser("A", "10,0")).drawn == {"A": 0, "B": 0}


# -- LE PERDANT ----------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "LE PERDANT", 1)
@pytest.mark.parametrize("attack", ["6", "1"])
def test_the_winner_sends_the_beaten_troop_anywhere_outside_the_city(attack: str) -> None:
    winner, loser = ("A", "A1") if attack == "6" else ("B", "S1")
    outcome = fight(attack, "3", destroyed_bridges=["bridge_tepeyac"])
    assert outcome.asked == (winner, "place_loser")
    # Free squares (ruling): the attacker's square of departure is one of them.
    taken = {"1,0", "3,3", "20,0", BRIDGES["bridge_tepeyac"][0]}
    assert outcome.offered("to") == OUTSIDE - taken
    kinds = {KIND[to] for to in outcome.offered("to")}
    assert kinds == {"land", "village", "port", "road", "bridge", "water"}
    for to in ("9,2", "5,4", "0,0", "15,6", "3,7"):
        assert fight(attack, "3", place_loser(winner, to)).at[loser] == to
    steps = [GOES, lay("A", attack), lay("B", "3"), resolve("A"), place_loser(winner, "T1")]
    assert refusal(board=DUEL, warriors={"A": attack, "B": "3"}, play=steps)
    assert not CITY & outcome.offered("to")


@pytest.mark.rule("cortez", "LE PERDANT", 1)
def test_a_beaten_troop_in_a_village_brings_no_cards() -> None:
    outcome = fight("6", "1", place_loser("A", "19,4"))
    assert outcome.at["A1"] == "19,4"
    assert outcome.drawn == {"A": 0, "B": 0}


@pytest.mark.rule("cortez", "LE PERDANT", 2)
def test_its_collar_goes_back_to_its_owner() -> None:
    assert fight("6", "1", place_loser("A", "10,0")).collars["A1"] is None
    assert fight("1", "6", place_loser("B", "10,0")).collars["S1"] is None
    # B, with one troop left, has six to spare.
    steps = [GOES, lay("A", "6"), lay("B", "1"), resolve("A"), place_loser("A", "10,0")]
    after = run(board=DUEL, warriors={"A": "6", "B": "1"}, play=steps)
    supply = run(board=as_board(after), phase="event", event={"kind": "supply"}, stop=True)
    assert supply.sizes == {"A": 5, "B": 6}


def as_board(outcome: Outcome) -> str:
    """Return the troops as they stand."""
    return " ".join(
        f"{troop}@{at}" + (f"={outcome.collars[troop]}" if outcome.collars[troop] else "")
        for troop, at in outcome.at.items()
    )


@pytest.mark.rule("cortez", "LE PERDANT", 3)
def test_the_last_troop_keeps_its_collar() -> None:
    last = "S1@0,0=A A1@1,0=B"
    won = fight("6", "1", place_loser("A", "10,0"), duel=last)
    assert (won.at["A1"], won.collars["A1"]) == ("10,0", "B")
    lost = fight("1", "6", place_loser("B", "10,0"), duel=last)
    assert (lost.at["S1"], lost.collars["S1"]) == ("10,0", "A")


@pytest.mark.rule("cortez", "LE PERDANT", 4)
@pytest.mark.rule("cortez", "COMBAT", 4)
def test_a_proxy_loses_no_collar() -> None:
    duel = "S1@0,0=A S2@3,3=A A1@1,0 A2@20,0=B A3@19,0=B"
    outcome = fight("6", "1", place_loser("A", "10,0"), duel=duel)
    assert outcome.owned("B") == {"A2", "A3"}
    assert (outcome.at["A1"], outcome.collars["A1"]) == ("10,0", None)


@pytest.mark.rule("cortez", "COMBAT", 6)
@pytest.mark.rule("cortez", "LE PERDANT", 2)
def test_surrender_is_a_lost_combat() -> None:
    duel = "S1@0,0=A S2@3,3=A S3@T1 A1@3,7=B A2@20,0=B"
    steps = [move("A", "S1", "3,7"), lay("A", "66", 1), surrender("B")]
    given: Given = {
        "warriors": {"A": "66", "B": "555"},
        "hands": {"A": "weapon"},
        "duel": duel,
    }
    outcome = fight("", "", **given, play=steps)
    assert outcome.asked == ("A", "winner_mark")
    steps += [collar("A", "S3"), place_loser("A", "10,0")]
    outcome = fight("", "", **given, play=steps)
    assert outcome.owned("A") == {"S1", "S2", "S3"}
    assert outcome.owned("B") == {"A2"}
    assert outcome.at["S1"] == "3,7"
    assert outcome.drawn["A"] == 2
    assert outcome.sizes["A"] == 2
    assert (len(outcome.warriors["A"]), outcome.warriors["B"]) == (2, [5, 5, 5])
