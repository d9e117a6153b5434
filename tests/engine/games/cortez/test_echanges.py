"""ECHANGES ET NEGOCIATION: trading provisions, the price of a surrender."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.cortez.kit import (
    Given,
    accept,
    draw,
    flip,
    lay,
    move,
    parley,
    place_loser,
    provisions,
    refuse,
    trade,
)
from tests.engine.games.cortez.kit import (
    windowed as run,
)
from tests.engine.games.cortez.kit import (
    windowed_refusal as refusal,
)

SIX = "S1@0,0=A A1@20,0=B S2@0,2=C A2@20,2=D"
HANDS = {"A": "gold*2 food*2", "B": "weapon*2 camouflage"}
GIVEN = {"seats": "ABCD", "board": SIX, "hands": HANDS, "actions_left": 2}
#: The first action done, the second window for trades is open.
FIRST = draw("C")


def dealt(*steps: Given, **more: Any) -> Given:
    """C, who is active and holds gold and food, has done one action."""
    hands = {"C": "gold*2 food*2", "B": "weapon*2 camouflage", "A": "gold"}
    everything = {**GIVEN, "active": "C", "hands": hands, "play": [FIRST, *steps]}
    return {**everything, **more}


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
@pytest.mark.parametrize(
    ("give", "get"),
    [("gold", "weapon"), ("gold food", "weapon"), ("food", "weapon camouflage"),
     ("gold*2", "weapon*2"), ("gold food", "weapon camouflage")],
)  # fmt: skip
def test_provisions_are_exchanged_at_any_rate_and_it_is_no_action(give: str, get: str) -> None:
    before = run(**dealt(), stop=True)
    assert before.asked == ("C", "trade")
    steps = [trade("C", "B", give, get), accept("B")]
    outcome = run(**dealt(*steps))
    gone, come = Counter(provisions(give)), Counter(provisions(get))
    assert outcome.hands["C"] == before.hands["C"] - gone + come
    assert outcome.hands["B"] == before.hands["B"] - come + gone
    assert outcome.actions_left == before.actions_left
    assert outcome.asked == ("C", "action")


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_nobody_has_to_agree() -> None:
    before = run(**dealt())
    outcome = run(**dealt(trade("C", "B", "gold", "weapon"), refuse("B")))
    assert outcome.hands == before.hands
    assert outcome.asked == ("C", "action")


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_who_lacks_what_is_asked_refuses() -> None:
    """Ruling: it looks like any other refusal."""
    before = run(**dealt())
    outcome = run(**dealt(trade("C", "B", "gold", "food")))
    assert outcome.hands == before.hands
    assert outcome.asked == ("C", "action")


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
@pytest.mark.parametrize(
    ("give", "get"),
    [("gold*2 food", "weapon"), ("gold", "weapon*2 camouflage"), ("gold", "gold"), ("", "weapon")],
)
def test_the_form_of_a_proposal(give: str, get: str) -> None:
    """Ruling: one or two cards on each side, and no type on both."""
    assert refusal(**dealt(trade("C", "B", give, get)))


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_only_what_one_holds_is_given() -> None:
    hands = {"C": "gold*2", "B": "weapon*2"}
    for give in ("weapon*2 ", "food camouflage"):
        assert refusal(
            **dealt(trade("C", "B", give, "gold" if "w" in give else "weapon"), hands=hands)
        )


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_with_allies_and_enemies_alike_but_not_with_oneself() -> None:
    hands = {"C": "gold*2", "A": "food", "B": "food"}
    assert run(**dealt(hands=hands), stop=True).offered("with") == {"A", "B"}
    hands["D"] = "weapon"
    assert run(**dealt(hands=hands), stop=True).offered("with") == {"A", "B", "D"}


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_once_before_each_of_the_two_actions() -> None:
    """Ruling: at any time, made finite."""
    given: Given = {"phase": "event", "event": {"kind": "bridges"}, "seats": "ABCD", "board": SIX}
    given["hands"] = HANDS
    steps = [flip("A")]
    first = run(**given, play=steps, stop=True)
    assert (first.asked, first.actions_left) == (("A", "trade"), 2)
    steps += [trade("A", "B", "gold", "weapon"), accept("B")]
    traded = run(**given, play=steps, stop=True)
    assert traded.asked == ("A", "action")
    second = run(**given, play=[*steps, draw("A")], stop=True)
    assert (second.asked, second.actions_left) == (("A", "trade"), 1)


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 2)
def test_never_with_the_deck() -> None:
    """Nobody else holds a card: there is nobody to trade with, and nothing but drawing."""
    outcome = run(**dealt(hands={"C": "gold*9"}), stop=True)
    asked = [answer for answer in outcome.legal if answer["do"] == "trade"]
    assert all(answer["with"] in "ABD" for answer in asked)
    total = sum(run(**dealt()).sizes.values())
    assert sum(run(**dealt(trade("C", "B", "gold", "weapon"), accept("B"))).sizes.values()) == total


# -- the price of a surrender --------------------------------------------------------------------

DUEL = {
    "board": "S1@0,0=A S2@3,3=A A1@1,0=B A2@20,0=B",
    "warriors": {"A": "12", "B": "66"},
    "hands": {"A": "gold*3 food", "B": "weapon"},
}
GOES = move("A", "S1", "1,0")


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
@pytest.mark.parametrize("price", ["gold", "gold*2", "gold*2 food"])
def test_the_attacker_may_pay_for_a_surrender(price: str) -> None:
    outcome = run(**DUEL, play=[GOES, parley("A", price), accept("B"), place_loser("A", "10,0")])
    gone = Counter(provisions(price))
    assert outcome.hands["A"] == Counter(provisions("gold*3 food")) - gone
    assert outcome.hands["B"] == gone + Counter(weapon=1)
    assert (outcome.at["S1"], outcome.at["A1"]) == ("1,0", "10,0")
    assert outcome.collars["A1"] is None
    assert outcome.warriors == {"A": [1, 2], "B": [6, 6]}


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_a_refused_price_is_kept_and_they_fight() -> None:
    outcome = run(**DUEL, play=[GOES, parley("A", "gold*2"), refuse("B")])
    assert outcome.hands["A"] == Counter(provisions("gold*3 food"))
    assert outcome.asked == ("A", "combat_step")
    assert run(**DUEL, play=[GOES, lay("A", "1")]).asked == ("B", "combat_step")


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_only_cards_one_holds_are_offered_three_at_most() -> None:
    """Ruling: three at most."""
    assert refusal(**DUEL, play=[GOES, parley("A", "weapon")])
    assert refusal(**DUEL, play=[GOES, parley("A", "gold*3 food")])
