"""COMBAT: mercenaries, their cards and their price, and the example of Sandoval and Alvarado."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import PositionError
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions import read as reading
from engine.games.cortez.rules.core_state import PAY_PHASE
from tests.engine.games.cortez.kit import (
    Given,
    Outcome,
    accept,
    buy,
    hold,
    lay,
    mercenary,
    move,
    passes,
    pay,
    provisions,
    recruit,
    refuse,
)
from tests.engine.games.cortez.kit import (
    windowed as run,
)
from tests.engine.games.cortez.kit import (
    windowed_refusal as refusal,
)
from tests.engine.games.cortez.playing import Step

#: Alvarado, Cuitlahuac, Sandoval, Cuauhtemoc, Olid, Cacama.
SIX = "S1@1,2=A A1@20,0=B S2@0,2=C A2@20,2=D S3@0,4=E A3@20,4=F"
CHARGE = move("C", "S2", "1,2")


def sandoval(*steps: Step, stop: bool = False, **hands: str) -> Outcome:
    """Sandoval (C) attacks Alvarado (A); Olid is E, Cuitlahuac B."""
    return run(**example(list(steps), **hands), stop=stop)


def example(steps: list[Step], **hands: str) -> Given:
    """Return the position of the rulebook's example."""
    return {
        "seats": "ABCDEF",
        "board": SIX,
        "active": "C",
        "warriors": {"A": "12334", "B": "46", "C": "1233345", "E": "5"},
        "hands": {
            "A": "food gold*2 weapon*4",
            "C": "food gold weapon*2 camouflage*2",
            "E": "weapon",
        }
        | hands,
        "play": steps,
    }


OPENING = [CHARGE, buy("A", False), lay("C", "12", 1), lay("A", "123", 2)]


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_others_are_asked_whether_they_help_nation_and_side_being_free() -> None:
    outcome = sandoval(*OPENING, *hold("C", "A"))
    assert outcome.printed["decision"] is not None
    for side in ("attacker", "defender"):
        for seat, value in (("E", "5"), ("B", "4")):
            outcome = sandoval(*OPENING, *hold("C", "A"), mercenary(seat, side, value))
            assert int(value) in outcome.laid(side)


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_a_mercenary_brings_one_warrior_at_most_and_weapons() -> None:
    two: Given = {"B": "weapon*2"}
    steps = [*OPENING, *hold("C", "A")]
    offers = sandoval(*steps, **two, stop=True)
    while offers.asked != ("B", "mercenary"):
        steps += passes(offers.asked[0] if offers.asked else "")
        offers = sandoval(*steps, **two, stop=True)
    assert {len(answer["warriors"]) for answer in offers.legal if "warriors" in answer} == {0, 1}
    outcome = sandoval(*steps, mercenary("B", "attacker", "6", 2), **two)
    assert outcome.written["combat"]["sides"]["attacker"]["weapons"] == 3
    outcome = sandoval(*steps, mercenary("B", "attacker", "", 1), **two)
    assert outcome.warriors["B"] == [4, 6]
    assert outcome.hands["B"] == Counter(weapon=1)


def test_whether_an_offer_is_accepted_is_written_as_true_or_false() -> None:
    steps = [*OPENING, *hold("C", "A"), mercenary("B", "defender", "6", price="any2"), accept("A")]
    position = sandoval(*steps, stop=True).written
    rules = MatchRules(CortezOptions(), 6)
    assert reading.read(position, rules, tuple("ABCDEF"), 1).phase == PAY_PHASE
    for other in (0, None, ""):
        position["combat"]["mercenary"]["accepted"] = other
        with pytest.raises(PositionError, match=r"^combat.mercenary.accepted: "):
            reading.read(position, rules, tuple("ABCDEF"), 1)


@pytest.mark.rule("cortez", "COMBAT", 7)
@pytest.mark.rule("cortez", "COMBAT", 10)
def test_their_weapons_too_are_never_more_than_the_warriors() -> None:
    steps = [*OPENING, *hold("C", "A")]
    # Two warriors and a weapon lie before C: with one warrior more, two weapons fit.
    assert refusal(**example([*steps, mercenary("B", "attacker", "6", 3)], B="weapon*3"))


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_the_fighters_and_nobody_twice_are_mercenaries() -> None:
    steps = [*OPENING, *hold("C", "A")]
    for fighter in "AC":
        assert refusal(**example([*steps, mercenary(fighter, "defender", "3")]))
    steps = [*OPENING, *hold("C", "A"), mercenary("E", "attacker", "5")]
    assert sandoval(*steps).asked == ("A", "combat_step")
    given: Given = example([*steps, *hold("A", "C"), mercenary("E", "defender", "5")])
    given["warriors"] = {"A": "12334", "C": "1233345", "E": "55"}
    assert refusal(**given)


@pytest.mark.rule("cortez", "COMBAT", 7)
@pytest.mark.parametrize(
    ("price", "paid", "left"),
    [("gold2", None, "food weapon*2"), ("gold1", None, "food gold weapon*2"),
     ("any1", "weapon", "food gold*2 weapon"), ("any2", "food weapon", "gold*2 weapon")],
)  # fmt: skip
def test_help_has_its_price(price: str, paid: str | None, left: str) -> None:
    steps = [*OPENING, *hold("C", "A"), mercenary("B", "defender", "6", price=price), accept("A")]
    if paid:
        steps.append(pay("A", paid))
    outcome = sandoval(*steps)
    assert outcome.hands["A"] == Counter(provisions(left))
    assert outcome.sizes["B"] == int(price[-1])
    assert 6 in outcome.laid("defender")


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_it_may_be_refused_and_then_nothing_changes_hands() -> None:
    steps = [*OPENING, *hold("C", "A")]
    outcome = sandoval(*steps, mercenary("B", "defender", "4", price="gold2"), refuse("A"))
    assert outcome.warriors["B"] == [4, 6]
    assert outcome.sizes["B"] == 0
    assert outcome.strengths["A"] == 1 + 2 + 3 + 3 + 2


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_who_cannot_pay_gets_no_help() -> None:
    steps = [*OPENING, *hold("C", "A"), mercenary("B", "attacker", "6", price="gold2")]
    outcome = sandoval(*steps)
    assert outcome.warriors["B"] == [4, 6]
    assert outcome.strengths["C"] == 1 + 2 + 2


@pytest.mark.rule("cortez", "COMBAT", 8)
def test_sandoval_against_alvarado() -> None:
    # In the form our table gives to bargains: mercenaries are asked when both fighters hold, and
    # a second time when anybody has been hired.
    steps = [
        recruit("C"),
        CHARGE,
        buy("A"),
        lay("C", "12", 1),
        lay("A", "123", 2),
        lay("C", "333", 1),
        lay("A", "34"),
        *hold("C", "A"),
        mercenary("E", "attacker", "5", 1, "any2"),
        accept("C"),
        pay("C", "camouflage*2"),
        mercenary("B", "defender", "4", price="gold2"),
        refuse("A"),
        lay("A", "", 2),
        lay("C", "4"),
        *hold("A", "C"),
        mercenary("B", "defender", "6", price="gold2"),
        accept("A"),
    ]
    outcome = sandoval(*steps)
    assert outcome.strengths == {
        "C": 1 + 2 + 3 + 3 + 3 + 5 + 4 + 5 + 4 + 3,
        "A": 1 + 2 + 3 + 3 + 4 + 6 + 6 + 4 + 3 + 3,
    }
    assert outcome.victor == "A"
    assert outcome.hands["B"] == Counter(gold=2)
    assert outcome.hands["E"] == Counter(camouflage=2)
    assert outcome.warriors["B"] == [4]
