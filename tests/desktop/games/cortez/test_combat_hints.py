"""Hints in a combat of Cortez: what is marked in the hand, and what stays in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from desktop.table.callouts.advice import Advice, Advised, of_different_kind
from engine.core.values import Effect
from engine.games.cortez.actions import AddWarrior
from tests.desktop.games.cortez.test_combat import asked, attacking, press_button, until
from tests.desktop.games.cortez.test_play import city
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize("size", [(680, 452), (1920, 1080)])
@pytest.mark.parametrize("several", [False, True])
def test_a_hint_marks_all_cards_it_lays_and_no_tail_crosses_the_form(
    qtbot: QtBot, several: bool, size: tuple[int, int]
) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as made:
        until(made, lambda: asked(made))
        if several:
            press_button(made, "Lay several…")
        hint = made.page.hint
        made.page.scene.arrange(QSizeF(*size))
        lays = ("6", 1), ("5", 2), ("weapon", 1)
        found = {Effect("lays", card, number=number): 20 for card, number in lays}
        actions = AddWarrior(6), AddWarrior(2)
        values = zip(actions, (0.5, 0.4), (found, {}), strict=True)
        moves = tuple(Advised(action, value, 0.02, (), brings) for action, value, brings in values)
        advice = Advice(moves, 900, 1.0, 20)
        view, names = made.session.view(), made.session.names()
        hint._advice = of_different_kind(advice, made.page.scene.texts, view, names)
        hint._show_hint(AddWarrior(6))
        plan = hint.plan_of(AddWarrior(6))
        assert len(plan) == 4
        scene = made.page.scene
        badges = [one for one in scene.callouts.badges.shown if one.number == 1]
        led = any(one.spoken.number == 1 and one.tailed for one in scene.callouts.shown)
        assert len(badges) == len(plan) - led
        cards = scene.choice.part.plan_cards(plan)
        assert len(cards) == len(plan) - 1
        for card in cards:
            assert any(abs(one.pos().x() - card.left()) < card.width() for one in badges)
        form = made.city.strip
        assert form.isVisible() is several
        for callout in scene.callouts.shown if several else ():
            shape = callout.mapToScene(callout._tail())
            assert not shape.intersects(form.sceneBoundingRect())
