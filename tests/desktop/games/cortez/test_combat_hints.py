"""Hints in a combat of Cortez: what is marked in the hand, and what stays in sight."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.art.painter import square_centre
from desktop.games.cortez.words.places import VILLAGES
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.callouts.placing import Anchor
from desktop.table.hints.differences import of_different_kind
from engine.core.values import Effect
from engine.games.cortez.actions import AddWarrior, Move
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NUMBERS
from tests.desktop.games.cortez.combat_kit import asked, attacking, press_button, until
from tests.desktop.games.cortez.kit import moment, seated_scene
from tests.desktop.games.cortez.test_interruptions import table as table_of
from tests.desktop.games.cortez.test_play import city
from tests.desktop.kit import settle
from tests.desktop.table.hints.hint_kit import Slow, answer
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.mark.parametrize("size", [(680, 452), (1920, 1080)])
@pytest.mark.parametrize("several", [False, True])
def test_a_hint_marks_all_cards_it_lays_and_no_tail_crosses_the_form(
    qtbot: QtBot, several: bool, size: tuple[int, int]
) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        until(table, lambda: asked(table))
        if several:
            press_button(table, "Lay several…")
        hint = table.page.hint
        table.page.scene.arrange(QSizeF(*size))
        lays = ("6", 1), ("5", 2), ("weapon", 1)
        found = {Effect("lays", card, number=number): 20 for card, number in lays}
        actions = AddWarrior(6), AddWarrior(2)
        values = zip(actions, (0.5, 0.4), (found, {}), strict=True)
        moves = tuple(
            AdvisedMove(action, value, 0.02, (), brings) for action, value, brings in values
        )
        advice = Advice(moves, 900, 1.0, 20)
        view, names = table.session.view(), table.session.names()
        hint._advice = of_different_kind(advice, table.page.scene.texts, view, names)
        hint._show_hint(AddWarrior(6))
        plan = hint.plan_of(AddWarrior(6))
        assert len(plan) == 4
        scene = table.page.scene
        badges = [one for one in scene.callouts.badges.shown_badges if one.number == 1]
        led = any(callout.text.number == 1 for callout in scene.callouts.shown_callouts)
        assert len(badges) == len(plan) - led
        cards = scene.controller.game_choice.plan_cards(plan)
        assert len(cards) == len(plan) - 1
        for card in cards:
            assert any(card.left() < one.pos().x() < card.right() for one in badges)
        # Two numbers are never on each other, and none is over the value of a card.
        for badge, other in combinations(scene.callouts.badges.shown_badges, 2):
            assert not badge.box.adjusted(3, 3, -3, -3).intersects(other.box)
        for badge in scene.callouts.badges.shown_badges:
            for card in cards:
                value = QRectF(card.left(), card.top(), card.width() / 3, card.height() / 4)
                assert not badge.box.intersects(value)
        form = table.city.strip
        assert form.isVisible() is several
        for callout in scene.callouts.shown_callouts if several else ():
            shape = callout.mapToScene(callout._tail())
            assert not shape.intersects(form.sceneBoundingRect())


def test_badges_of_one_card_stay_on_it_and_off_its_value(qtbot: QtBot) -> None:
    with city(qtbot, attacking(HUMAN, bot("Maud"))) as table:
        badges = table.page.scene.callouts.badges
        fan = [QRectF(300 + 32 * number, 380, 50, 76) for number in range(4)]
        heading = QRectF(300, 366, 60, 13)
        places = [(2, 0), (3, 1), (1, 0), (1, 1), (1, 2), (1, 3)]
        badges.show(
            [(number, Anchor(fan[at], are_texts_above=True)) for number, at in places], [heading]
        )
        for badge, (_, at) in zip(badges.shown_badges, places, strict=True):
            card = fan[at]
            right = fan[at + 1].left() if at < 3 else card.right()
            assert card.left() < badge.pos().x() < right
            assert not badge.box.intersects(QRectF(card.left(), card.top(), 16, 18))


def test_a_hint_marks_the_troop_that_moves_and_where_it_goes() -> None:
    scene = seated_scene()
    view = moment("action")
    scene.sync(view)
    troop, square = next(
        (name, view.troops[number].at)
        for name, number in TROOP_NUMBERS.items()
        if view.troops[number].at is not None
    )
    assert square is not None
    goal = next(name for name in map(BOARD.name, VILLAGES) if name != square)
    anchor = scene.controller.game_choice.anchor_of(Move(troop, goal))
    assert anchor is not None
    assert anchor.source is not None
    at = scene.board.mapToScene(square_centre(BOARD.square(square)))
    assert anchor.source.contains(at)
    scene.callouts.show_badges([(1, anchor)], [])
    assert len(scene.callouts.badges.shown_badges) == 2
    near = min(QLineF(badge.pos(), at).length() for badge in scene.callouts.badges.shown_badges)
    assert near < anchor.source.width() + 20


def test_a_troop_chosen_since_stays_chosen_when_the_hint_is_put_away(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with city(qtbot, table_of(0)) as table:
        table.until_asked()
        moves = [a for a in table.session.match.legal() if isinstance(a, Move) and a.troop == "S1"]
        table.press(Qt.Key.Key_H)
        answer(table, moves[0])
        hint, choice = table.page.hint, table.page.scene.controller
        hint.lift(1)
        assert choice.preselected_action() == moves[0]
        while choice.preselected_action() is not None or choice.selection.troop is not None:
            assert choice.take_back()
        table.click(("square", "5,0"))
        assert choice.selection.troop == "S2"
        assert hint.is_shown
        table.press(Qt.Key.Key_H)
        assert not hint.is_shown
        assert choice.selection.troop == "S2"


def test_the_list_of_moves_opened_changes_nothing_that_enter_does(qtbot: QtBot) -> None:
    with city(qtbot, table_of(0)) as table:
        table.until_asked()
        choice, sidebar = table.page.scene.controller, table.page.sidebar
        would = choice.preselected_action()
        sidebar.moves_button.setChecked(True)
        sidebar.moves.list.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert sidebar.moves.list.hasFocus()
        assert choice.preselected_action() == would
        QTest.keyClick(sidebar.moves.list, Qt.Key.Key_Return)
        assert table.session.match.ply == 0


def test_how_often_says_that_a_hint_has_no_figures(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with city(qtbot, table_of(0)) as table:
        table.until_asked()
        table.press(Qt.Key.Key_H)
        answer(table, table.session.match.legal()[0])
        page = table.page
        assert page.hint.is_shown
        assert not page.sidebar.advice.figures.isVisible()
        table.press(Qt.Key.Key_Q)
        assert page.strip.aside == "There are no figures to show for this hint."
