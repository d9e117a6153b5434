"""The chance of taking a region beside that of winning, and what speaks for staying behind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.hints.differences import of_different_kind
from desktop.table.hints.reason_choice import callout_reason, sentences_of_row
from engine.core.values import Action, Effect, Json
from engine.games.condottiere.actions import Choose, Pass, Play
from engine.games.condottiere.views.view import CondottiereView
from tests.desktop.games.condottiere.words import position, view_of

NAMES = ("", "Aldric", "Maud", "Lorenzo")
TAKES = Effect("takes", "modena")


def battle(**given: Json) -> CondottiereView:
    """Return a view of seat 0 in the battle for Modena, which Aldric leads with 6 against 1."""
    written: dict[str, Json] = {
        "table": {"A": ["m1"], "B": ["m6"]},
        "hands": {"A": ["m1", "m4", "m10", "winter"], "B": ["m2"], "C": ["m2"], "D": ["m2"]},
        **given,
    }
    return view_of(position(seats=4, **written))


def told(
    view: CondottiereView, *moves: tuple[Action, float, dict[Effect, int]], row: int = 0
) -> str:
    """Return what the panel says of a move, of which effects were counted in 40 worlds."""
    found = tuple(AdvisedMove(action, value, 0.02, (), facts) for action, value, facts in moves)
    advice = Advice(found, 9000, 1.0, 40)
    assert "Chance" not in callout_reason(advice, row, THIRD_TEXTS, view, NAMES)
    return " ".join(sentences_of_row(advice, row, THIRD_TEXTS, view, NAMES))


@pytest.mark.parametrize(
    ("often", "chance"), [(0, "below 10"), (2, "below 10"), (17, "about 40"), (40, "above 90")]
)
def test_a_card_tells_the_chance_of_the_region(often: int, chance: str) -> None:
    said = told(battle(), (Play("m10"), 0.6, {TAKES: often}), (Pass(), 0.3, {}))
    assert f"Chance of taking Modena: {chance}\xa0%." in said
    assert "takes Modena" not in said, "the same figure is not said twice"
    assert said.startswith("It leads with 11 against 6.")


def test_what_takes_no_region_tells_no_chance() -> None:
    moves = (Pass(), 0.6, dict[Effect, int]()), (Play("m10"), 0.3, {TAKES: 20})
    assert "Chance" not in told(battle(), *moves)
    # All others are out: that is no chance.
    alone = battle(passed=["B", "C", "D"])
    assert "Chance" not in told(alone, (Play("m10"), 0.6, {TAKES: 40}), (Pass(), 0.3, {}))
    # No forecast contradicts the chance of winning.
    near = battle(owners={"A": ["mantova", "bologna"]})
    wins = {TAKES: 30, Effect("wins"): 30}
    assert "Chance" not in told(near, (Play("m10"), 0.3, wins), (Pass(), 0.1, {}))


def test_what_stays_behind_is_advised_for_a_reason() -> None:
    for action, reason in (
        (Pass(), "It keeps 4 cards, a 10 and Winter among them; Aldric leads with 6 against 1."),
        (Play("m1"), "It stays in the battle for the price of a 1."),
        (Play("winter"), "It draws level: 1 against 1."),
    ):
        view = battle()
        assert told(view, (action, 0.6, {}), (Play("m10"), 0.3, {TAKES: 40})).startswith(reason)
    ahead = battle(table={"A": ["m1"], "B": ["m6", "m3"]})
    said = told(ahead, (Play("winter"), 0.6, {}), (Pass(), 0.3, {}))
    assert said.startswith("It cuts Aldric’s lead from 8 to 1.")
    # A rival would win the game: a card to wait with keeps the seat in the battle.
    wins = battle(owners={"B": ["mantova", "bologna"]})
    said = told(wins, (Play("m1"), 0.2, {}), (Pass(), 0.2, {}))
    stays = (
        "If nobody stops Aldric, the game is over: a 1 keeps you in the battle and costs little."
    )
    assert said.startswith(stays)
    said = told(wins, (Pass(), 0.2, {}), (Play("m1"), 0.2, {}))
    assert "The cards you keep are of use only if Aldric is kept from winning now." in said
    # Of what is not advised, it is still said.
    behind = told(battle(), (Pass(), 0.6, {}), (Play("m1"), 0.3, {}), row=1)
    assert "It stays behind with 2 against 6." in behind


def test_a_region_tells_its_chance_not_that_it_takes_itself() -> None:
    view = battle(phase="choose_region", region=None, table={})
    said = told(
        view,
        (Choose("urbino"), 0.6, {Effect("takes", "urbino"): 10}),
        (Choose("roma"), 0.3, {Effect("takes", "roma"): 4}),
    )
    assert "Chance of taking Urbino: about 25\xa0%." in said
    assert "takes Urbino" not in said


def test_cards_that_nobody_can_answer_are_told_as_a_plan() -> None:
    alone = battle(
        table={"A": [], "B": ["m10"]},
        hands={"A": ["heroine", "m2", "m2", "drum"]},
        passed=["B", "C", "D"],
    )
    heroine, pair = Play("heroine"), (Play("heroine"), Play("m2"))
    assert THIRD_TEXTS.plan(heroine, {}, alone) == pair
    assert THIRD_TEXTS.plan(Play("m2"), {}, alone) == pair[::-1]
    assert not THIRD_TEXTS.plan(Pass(), {}, alone)
    assert THIRD_TEXTS.plan_name(pair) == "Heroine and Mercenary 2"
    moves = [(heroine, 0.5, {TAKES: 40}), (Play("m2"), 0.45, {TAKES: 40}), (Pass(), 0.3, {})]
    found = tuple(AdvisedMove(*each[:2], 0.02, (), each[2]) for each in moves)
    shown = of_different_kind(Advice(found, 9000, 1.0, 40), THIRD_TEXTS, alone, NAMES)
    # Whichever card is laid first, it is one plan.
    assert [move.action for move in shown.moves] == [heroine, Pass()]
    sentence = "A 2 and a Heroine are certain to take Modena: everyone else has passed."
    assert sentences_of_row(shown, 0, THIRD_TEXTS, alone, NAMES) == [sentence]
    assert callout_reason(shown, 0, THIRD_TEXTS, alone, NAMES) == sentence
    # One card that takes it is no plan, and where others may answer nothing is certain.
    for other in (
        replace(alone, hands=(("heroine", "m2", "m10", "drum", "m1"), *alone.hands[1:]),
                table=(("m1",), *alone.table[1:])),
        replace(alone, passed=(False, True, True, False)),
    ):  # fmt: skip
        assert not THIRD_TEXTS.plan(heroine, {}, other)
