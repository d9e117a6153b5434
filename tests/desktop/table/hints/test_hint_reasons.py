"""The reasons below the rows of a hint: which answers they compare, and what they say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.kit import settle
from tests.desktop.table.hints.hint_kit import advise, advise_longer, slow, thought
from tests.desktop.table.kit import Table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_indistinguishable_answers_are_not_called_equal(table: Table) -> None:
    """What all of them do is said once, beside the best; the others have only a badge."""
    common = "It leaves Aldric no suite: no unseen card makes one at once."
    box = advise(table, (0.5, 0.05), (0.44, 0.05))
    assert box.reasons.text() == "The first is probably the best, but that is not certain."
    box = advise_longer(table, (0.5, 0.09), (0.44, 0.09))
    assert box.reasons.text() == "The two moves are too close to call."
    assert [plaque.text.why for plaque in table.scene.callouts.shown_callouts] == [common]
    box = advise_longer(table, (0.5, 0.02), (0.47, 0.02))
    assert box.reasons.text() == "Either will do."
    box = advise_longer(table, (0.5, 0.02), (0.44, 0.02))
    assert [plaque.text.why for plaque in table.scene.callouts.shown_callouts] == [common]
    assert box.reasons.text() == ""
    # Without a reason there is no callout: its name is in the panel.
    box.on_board = frozenset
    box = advise_longer(table, (0.5, 0.02), (0.47, 0.02))
    assert box.reasons.text() == f"Either will do. In common: {common[0].lower()}{common[1:]}"


def test_a_callout_without_a_reason_is_left_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = type(table.scene.texts)
    monkeypatch.setattr(texts, "immediate_effect", lambda *_: "")
    monkeypatch.setattr(texts, "settles_at_once", lambda *_: False)
    box = advise(table, (0.5, 0.04), (0.44, 0.04))
    assert box.list.count() == 2
    assert not table.scene.callouts.shown_callouts
    assert table.scene.callouts.badges.shown_badges


def test_effects_shared_by_all_answers_are_named_if_they_may_win(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    immediate_effect = "Taking it wins the game."
    monkeypatch.setattr(type(table.scene.texts), "immediate_effect", lambda *_: immediate_effect)
    advise(table, (0.9, 0.02), (0.87, 0.02))
    assert len(table.scene.callouts.shown_callouts) == 1
    monkeypatch.setattr(type(table.scene.texts), "decides", lambda *_: True)
    box = advise_longer(table, (0.9, 0.02), (0.87, 0.02))
    assert [plaque.text.why for plaque in table.scene.callouts.shown_callouts] == [
        immediate_effect
    ] * 2
    assert box.reasons.text() == "Either will do."
    # Where no plaque says it, the panel does.
    box.on_board = frozenset
    box = advise_longer(table, (0.9, 0.02), (0.87, 0.02))
    assert box.reasons.text().endswith(": taking it wins the game.")


@pytest.mark.parametrize("size", [(960, 500), (1440, 900)])
def test_no_callout_of_cannir_has_only_a_name(table: Table, size: tuple[int, int]) -> None:
    """Where its reason has no room, even in brief, a badge marks the place."""
    table.page.resize(*size)
    settle()
    advise(table, (0.6, 0.02), (0.4, 0.02), (0.3, 0.02))
    callouts = table.scene.callouts
    whole, brief = "It leaves Aldric no suite: no unseen card makes one at once.", (
        "It leaves Aldric no suite."
    )  # fmt: skip
    assert table.scene.texts.short_reason(whole) == brief
    assert table.scene.texts.short_reason(brief) == brief
    assert {callout.text.why for callout in callouts.shown_callouts} <= {whole, brief}
    assert callouts.shown_callouts or callouts.badges.shown_badges


@pytest.fixture
def without_deeds(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has no sentence of its own on an answer."""
    texts = type(table.scene.texts)
    monkeypatch.setattr(texts, "immediate_effect", lambda *_: "")
    monkeypatch.setattr(texts, "settles_at_once", lambda *_: False)


@pytest.mark.usefixtures("without_deeds")
def test_of_more_than_two_that_are_equal_all_are_named(table: Table) -> None:
    box = advise(table, (0.5, 0.02), (0.49, 0.02), (0.48, 0.02), (0.3, 0.02))
    assert box.reasons.text().endswith("Any of the first 3 will do.")
    box = advise_longer(table, *[(0.5 - n / 100, 0.02) for n in range(4)])
    assert box.reasons.text().endswith("Any of these will do.")
    assert box._row.has_chances
    # Equal bars say nothing: then a sentence tells the chance of all.
    box = advise_longer(table, *[(0.5, 0.01)] * 4)
    text = "All of these have about the same chance: 50\u00a0% ±\u00a01."
    assert box.reasons.text().endswith(text)
    assert not box._row.has_chances
    assert not any(callout.text.is_weighed for callout in table.scene.callouts.shown_callouts)


def test_an_answer_hardly_tried_is_not_said_to_do_as_well(table: Table) -> None:
    box = advise(table, (0.94, 0.01), (0.58, 0.44))
    assert box.reasons.text().startswith("The other move was hardly tried.")
    box = advise_longer(table, (0.10, 0.01), (0.08, 0.11))
    assert box.reasons.text().startswith("The chance of the other move is less certain.")


def test_what_a_move_does_comes_before_how_unsure_the_others_are(table: Table) -> None:
    """And it is what stays where there is room for one sentence only."""
    box = advise(table, (0.10, 0.01), (0.08, 0.11))
    box.on_board = frozenset
    box.retranslate()
    does, unsure = "It leaves Aldric no suite", "The chance of the other move is less certain."
    assert box.reasons.text().startswith(does)
    assert box.reasons.text().endswith(unsure)
    for height in range(box.height(), 0, -8):
        box.resize(box.width(), height)
        assert not box.reasons.text() or box.reasons.text().startswith(does)
    assert unsure not in box.reasons.text()


@pytest.mark.usefixtures("without_deeds")
def test_why_is_said_of_the_answer_that_is_stood_on(table: Table) -> None:
    answer = thought(table, (0.6, 0.03), (0.4, 0.05))
    told = answer["thought"]
    assert isinstance(told, dict)
    told["worlds"] = 40
    for move, often in zip(told["moves"], (30, 5), strict=True):
        fact = {"fact": "prepares", "about": "", "seat": None, "number": 0, "worlds": often}
        move["facts"] = [fact]
    table.press(Qt.Key.Key_H)
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    table.bots.replied.emit(slow(table).asked[-1][0], answer)
    box = table.page.sidebar.advice
    why = "It usually prepares a suite for the next turn."
    # What the callout says, the panel does not repeat.
    assert table.scene.callouts.shown_callouts[0].text.why == why
    assert box.reasons.text() == ""
    assert heard[-1].endswith(f". {why}")
    assert box.list.item(0).toolTip().endswith(why.partition(" prepares")[2])
    box.list.setCurrentRow(1)
    other = "The Sword of the Fish (3) on N1 usually prepares a suite for the next turn."
    assert box.list.item(1).data(Qt.ItemDataRole.AccessibleDescriptionRole) == other
    # Once no callout says it, the panel does.
    box.on_board = set
    box.list.setCurrentRow(0)
    box.list.setCurrentRow(1)
    assert box.reasons.text() == other
    assert box.reasons.isVisible()
    settle()
    assert box.reasons.height() >= box.reasons.heightForWidth(box.reasons.width())


@pytest.mark.usefixtures("without_deeds")
def test_the_figures_of_reasons_are_a_click_or_a_key_away(table: Table) -> None:
    """Also where the callout says the reason itself; the state is remembered."""
    answer = thought(table, (0.6, 0.03), (0.4, 0.05))
    told = answer["thought"]
    assert isinstance(told, dict)
    told["worlds"] = 40
    for move, often in zip(told["moves"], (30, 5), strict=True):
        fact = {"fact": "prepares", "about": "", "seat": None, "number": 0, "worlds": often}
        move["facts"] = [fact]
    table.press(Qt.Key.Key_H)
    table.bots.replied.emit(slow(table).asked[-1][0], answer)
    box, settings = table.page.sidebar.advice, table.settings
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    figures = "(in 30 of 40 imagined games; the Sword of the Fish (3) on NE1: in 5)."
    assert box.figures.isVisible()
    assert box.figures.accessibleName() == "How often?"
    assert figures not in box.reasons.text()
    QTest.mouseClick(box.figures, Qt.MouseButton.LeftButton)
    assert box.figures.isChecked()
    assert settings.get("figures") is True
    assert box.reasons.text().endswith(figures)
    assert heard[-1].endswith(figures)
    assert "(in" not in table.scene.callouts.shown_callouts[0].text.why
    table.press(Qt.Key.Key_Q)
    assert not box.figures.isChecked()
    assert settings.get("figures") is False
    assert figures not in box.reasons.text()
    # A reason without figures has no button.
    advise_longer(table, (0.6, 0.03), (0.4, 0.05))
    assert not box.figures.isVisible()


def test_the_best_answers_stay_in_view_whichever_is_stood_on(table: Table) -> None:
    box = advise(table, *((0.6 - number / 20, 0.02) for number in range(4)))
    table.press(Qt.Key.Key_1)
    box.resize(box.width(), 190)
    bar = box.list.verticalScrollBar()
    assert 1 < len(box.rows_seen) < box.list.count()
    for row in (*range(1, len(box.rows_seen)), 0):
        box.list.scrollToBottom()
        assert bar.value()
        box.list.setCurrentRow(row)
        assert bar.value() == 0
