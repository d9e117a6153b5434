"""The light of a lesson: what is lit, darkened and framed on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.cortez.scene import CortezScene
from desktop.table.callouts.tags import TagText
from desktop.windows.lessons.lesson_panel import CardLine
from desktop.windows.lessons.spotlight import Speech
from engine.play.lessons import is_accepted
from tests.desktop.windows.lessons.lesson_kit import School


def test_dusk_is_painted_before_it_is_seen_with_all_else(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    school.open("condottiere3", "aim")
    dusk, shown = school.guide.dusk, list(school.guide.dusk.targets)
    dusk.darken_around(())
    made: list[QSize] = []
    paint = dusk._paint_picture

    def paint_and_count(size: QSize, ratio: float) -> QPixmap:
        made.append(size)
        return paint(size, ratio)

    monkeypatch.setattr(dusk, "_paint_picture", paint_and_count)
    dusk.darken_around(shown[:1])
    assert len(made) == 1
    dusk.grab()
    assert len(made) == 1


def test_the_card_and_the_place_asked_for_are_lit(school: School) -> None:
    school.open("condottiere3", "bishop")
    cards = [seen.card is not None for seen in school.guide.dusk.targets]
    assert cards == [True, False]
    # Neither a card of that name in a line is lit, nor the one that is taken back.
    school.open("condottiere3", "mercenaries")
    assert [seen.card is not None for seen in school.guide.dusk.targets] == [True, False]
    # The place is the line in which it will count.
    (line,) = school.page.scene.visible_outlines(("row", 0))
    assert school.guide.dusk.targets[1].shape == line.shape
    school.open("condottiere3", "scarecrow")
    # But where it lies in the line it is.
    assert [seen.card is not None for seen in school.guide.dusk.targets] == [True, False]
    assert len(school.guide.panel.findChildren(CardLine)) == 2


def test_the_answer_is_lit_only_after_a_second_attempt(school: School) -> None:
    school.open("contrees", "foresight")
    step, page = school.guide.step, school.page
    assert step is not None
    assert step.must_find
    assert not school.guide.dusk.targets
    wrong = next(action for action in page.session.match.legal() if not is_accepted(action, step))
    page.scene.controller.submit(wrong)
    school.qtbot.waitUntil(lambda: school.guide.was_taken_back)
    school.until_ready()
    assert len(school.guide.dusk.targets) == 1


def test_texts_are_neither_darkened_nor_lit(school: School) -> None:
    school.open("condottiere3", "scarecrow")
    dusk = school.guide.dusk
    assert dusk.targets
    words = QRectF(dusk.targets[0].shape.boundingRect())
    dusk.darken_around(dusk.targets, words=[Speech(words)])
    assert dusk._cached_picture().toImage().pixelColor(words.center().toPoint()).alpha() == 0
    # Nor, in high contrast, outlined; nor what goes with the pointer.
    assert not dusk._area_without([Speech(words).shape]).contains(words.center())
    page = school.page
    dusk.darken_around(dusk.targets)
    page.scene.note.explain(TagText("Aside", words.center()), page.scene.sceneRect())
    (said,) = dusk._passing()
    box = said.box
    bright = dusk.grab().toImage().pixelColor(box.center().toPoint())
    page.scene.hide_note()
    assert not dusk._passing()
    assert dusk.grab().toImage().pixelColor(box.center().toPoint()) != bright


def test_pointers_are_as_bright_as_their_text(school: School) -> None:
    school.open("contrees", "foresight", 1)
    dusk = school.guide.dusk
    school.guide.go_forward()
    school.until_ready()
    # The tag beside the corner that is considered.
    tail = next(said.tail for said in dusk._speeches if not said.tail.isEmpty())
    corners = [tail.elementAt(i) for i in range(3)]
    middle = QPointF(sum(at.x for at in corners) / 3, sum(at.y for at in corners) / 3)
    assert dusk._cached_picture().toImage().pixelColor(middle.toPoint()).alpha() == 0


def test_a_card_on_the_cloth_is_lit_round_its_edge(school: School) -> None:
    def upright() -> list[bool]:
        school.until_ready()
        boxes = [seen.shape.boundingRect() for seen in school.guide.dusk.targets]
        return sorted(box.height() > 1.2 * box.width() for box in boxes)

    school.open("cannir", "suite")
    assert upright() == [True, True, True]
    school.open("cannir", "suite", 1)
    # A card of the hand and a bare medallion, which is round.
    assert upright() == [False, True]


def test_on_the_mat_of_a_combat_the_same_is_gold(school: School) -> None:
    school.open("cortez", "proxy", 4)
    scene = school.page.scene
    assert isinstance(scene, CortezScene)
    # Staying out is what Enter would answer, but not what is asked for.
    shown = [item.button for item in scene.duel_buttons.visible]
    assert [one.is_main for one in shown if one is not None] == [False]
    # What is to be chosen on the slip is lit.
    assert len(school.guide.dusk.targets) == 4
    school.guide.go_forward()
    shown = [item.button for item in scene.duel_buttons.visible]
    assert [one.is_main for one in shown if one is not None] == [True, False]


def test_a_card_that_rose_is_framed_once(school: School) -> None:
    school.open("cortez", "proxy")
    before = school.guide.dusk.targets[0].shape.boundingRect()
    school.guide.go_forward()
    school.until_ready()
    after = school.guide.dusk.targets[0].shape.boundingRect()
    assert after.top() < before.top()
    assert after.height() == pytest.approx(before.height())


#: Moments at which words stand above a card of the hand, and a note is as long.
EXPLAINED = [
    ("condottiere1", "aim", 1),
    ("condottiere1", "bishop", 0),
    ("condottiere1", "bishop", 1),
    ("condottiere1", "judgement", 3),
    ("condottiere3", "scarecrow", 0),
]


@pytest.mark.parametrize(("game", "lesson", "step"), EXPLAINED)
def test_neither_battle_nor_preview_is_covered_where_there_is_little_room(
    school: School, game: str, lesson: str, step: int
) -> None:
    """A note stands beside what the bubble says of a card, or says the same in its place."""
    school.room.resize(960, 470)
    school.open(game, lesson, step)
    scene, view = school.page.scene, school.page.view
    assert isinstance(scene, CondottiereScene)
    assert scene.layout is not None
    foretold = 0
    for item in scene.hand.cards:
        at = view.mapFromScene(item.sceneBoundingRect().center())
        QTest.mouseMove(view.viewport(), QPoint(3, 3))
        QTest.mouseMove(view.viewport(), at)
        said = scene.bubble.text
        assert not scene.bubble.isVisible() or not scene.bubble.box.intersects(scene.layout.battle)
        event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)
        school.room.grab()
        note = scene.note
        assert note.isVisible()
        assert scene.sceneRect().contains(note.box)
        assert not note.box.intersects(scene.layout.battle)
        if said:
            foretold += 1
            beside = scene.bubble.isVisible() and not note.box.intersects(scene.bubble.box)
            assert beside or said in note.text.replace("\n", " ")
            QTest.mouseMove(view.viewport(), at + QPoint(0, 1))
            scene.hide_note()
            assert scene.bubble.text == said, "it comes back with the note gone"
    assert foretold
