"""Reasons for the answers in a combat of Cortez, and for moves."""

from __future__ import annotations

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.panels.advice import AdviceBox
from desktop.table.callouts.advice import Advice, Advised
from desktop.table.callouts.advice_texts import percent
from engine.core.rng import Rng
from engine.core.values import Action, Effect
from engine.games.cortez import CORTEZ, events
from engine.games.cortez.actions import AddWarrior, BuyWarriors, Collar, Done, Mercenary, Move, Pass
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match, new_record
from tests.desktop.games.cortez.kit import NAMES, combat, moment
from tests.desktop.games.cortez.text_kit import sentence


def test_what_comes_of_an_answer_in_the_city_is_told_with_by_when() -> None:
    for kind in ("enters", "leaves"):
        told = CORTEZ_TEXTS.reason(Effect(kind, number=2), moment("action"), NAMES)
        assert told is not None
        assert told.clause.endswith("by the end of the next turn")


def test_what_is_left_alone_has_its_sentence(language: str) -> None:
    """No event tells of it, and yet the strip says what somebody did."""
    for name in ("", "Ana"):
        told = {
            CORTEZ_TEXTS.text_without_event(action, asked, name)
            for action, asked in (
                (Pass(), "trade"),
                (Pass(), "parley"),
                (Pass(), "mercenary"),
                (Pass(), "bribery_play"),
                (Done(), "combat_step"),
                (BuyWarriors(False), "buy_warriors"),
                (Collar("none"), "winner_mark"),
            )
        }
        assert len(told) == 7
        for said in told:
            sentence(said)
            assert name in said
    assert CORTEZ_TEXTS.text_without_event(BuyWarriors(True), "buy_warriors", "Ana") == ""


def test_the_reason_for_an_answer_in_a_combat_is_the_chance_with_and_without_it(
    qtbot: QtBot, language: str
) -> None:
    view = moment("combat_step", combat=combat())
    lay, hold = AddWarrior(5), Done()

    def told(number: int, **more: int) -> dict[Effect, int]:
        facts = {"chance": number, **more}
        return {Effect(kind, number=value): 30 for kind, value in facts.items()}

    beats = {Effect("beats", seat=1): 24}
    answers = (
        Advised(lay, 0.5, 0.02, (), {**told(78, strength=14, idle_chance=45), **beats}),
        Advised(hold, 0.3, 0.02, (), told(45)),
    )
    box = AdviceBox(CORTEZ_TEXTS)
    qtbot.addWidget(box)
    box.resize(320, 700)
    box.show_advice(Advice(answers, 100, 1.0, 30), view, 0, NAMES)
    said = box.text()
    assert percent(0.78) in said
    assert percent(0.45) in said
    # The same is not said again in imagined games.
    assert "24" not in said
    if language == "en":
        assert "Chance of winning this combat: 78\u00a0%, if you lay about 14 in all. " in said
        assert "If you add nothing more: 45\u00a0%." in said
        facts = {answer.action: tuple(answer.facts or ()) for answer in answers}
        held = CORTEZ_TEXTS.contest(hold, facts, view, NAMES)
        assert held is not None
        assert (
            held.clause == "Chance of winning this combat: 45\u00a0%. With “Lay the 5”: 78\u00a0%."
        )
    contest = CORTEZ_TEXTS.contest(lay, {lay: tuple(answers[0].facts or ())}, view, NAMES)
    assert contest is not None
    box.on_board = lambda: {contest.clause}
    box.show_advice(Advice(answers, 100, 1.0, 31), view, 0, NAMES)
    assert contest.clause not in box.text()


def test_what_is_certain_in_a_combat_has_no_figure() -> None:
    view, lay = moment("combat_step", combat=combat()), AddWarrior(5)

    def told(**facts: int) -> str:
        effects = tuple(Effect(kind, number=number) for kind, number in facts.items())
        contest = CORTEZ_TEXTS.contest(lay, {lay: effects}, view, NAMES)
        assert contest is not None
        return contest.clause

    won = "You win this combat for sure. If you add nothing more: 55\u00a0%."
    assert told(chance=100, idle_chance=55) == won
    lost = "Chance of winning this combat: 30\u00a0%. If you add nothing more: lost for sure."
    assert told(chance=30, idle_chance=0) == lost
    both = "You lose this combat for sure. If you add nothing more: lost for sure."
    assert told(chance=0, idle_chance=0) == both
    for certain, said in ((100, "Ana wins this combat for sure."), (0, "Ana loses this")):
        facts: dict[Action, Sequence[Effect]] = {
            Pass(): (Effect("chance", seat=1, number=certain),)
        }
        contest = CORTEZ_TEXTS.contest(Pass(), facts, view, NAMES)
        assert contest is not None
        assert contest.clause.startswith(said)


def test_a_mercenary_is_told_the_chance_of_the_side_it_helps() -> None:
    view = moment("mercenary", combat=combat(attacker=2, defender=1))
    helps = Mercenary("defender", (5,), 0, "free")
    facts = {
        helps: (Effect("chance", seat=1, number=80), Effect("idle_chance", seat=1, number=55)),
        Pass(): (Effect("chance", seat=2, number=45),),
    }
    told = CORTEZ_TEXTS.contest(helps, facts, view, NAMES)
    assert told is not None
    assert told.clause == "Ana’s chance in this combat: 80\u00a0%. Without it: 55\u00a0%."
    passed = CORTEZ_TEXTS.contest(Pass(), facts, view, NAMES)
    assert passed is not None
    assert passed.clause == "Maud’s chance in this combat: 45\u00a0%."
    assert CORTEZ_TEXTS.contest(Pass(), {Pass(): ()}, view, NAMES) is None


def test_what_a_move_is_said_to_bring_comes_at_once() -> None:
    told = {"attack": 0, "city": 0, "village": 0}
    for seed in range(6):
        match: Match[CortezView] = Match(new_record(CORTEZ, 4, seed))
        rng = Rng(seed)
        while match.decision is not None and match.ply < 400:
            seat, legal = match.decision.seat, match.legal()
            names = ["" if other == seat else f"Player {other}" for other in range(4)]
            action = legal[rng.below(len(legal))]
            said = CORTEZ_TEXTS.immediate_effect(action, match.view(seat), names)
            step = match.submit(seat, action)
            if not isinstance(action, Move):
                continue
            fought = any(isinstance(event, events.CombatBegan) for event in step.events)
            assert said.startswith("It attacks") == fought, said
            told["attack"] += "unmarked" in said
            told["city"] += "into the city" in said
            told["village"] += "provision" in said
    assert min(told.values()) > 0
