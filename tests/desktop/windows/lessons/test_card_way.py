"""The way of a card in a lesson: where it ends, what it crosses, and when it stops."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.games.condottiere.items.battle_items import MedalItem
from desktop.windows.lessons.spotlight import Speech
from tests.desktop.kit import settle
from tests.desktop.windows.lessons.lesson_kit import School

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_way_ends_at_the_rim_of_a_place_in_which_a_card_may_lie(school: School) -> None:
    school.open("cannir", "hand")
    dusk = school.guide.dusk
    found = dusk._flight_path()
    assert found is not None
    reach = found[0].pointAtPercent(dusk._drawn_share(found[0]))
    assert found[0].pointAtPercent(1) == dusk._place_rect().center()
    assert not dusk._place_rect().contains(reach)
    # What is lit goes with a board that comes nearer.
    scene, before = school.page.scene, dusk._place_rect()
    scene.move_home(QTransform(scene.board.transform()).translate(40, 30))
    settle()
    assert dusk._place_rect() != before
    assert (
        dusk._place_rect().center()
        == scene.visible_outlines("S1")[-1].shape.boundingRect().center()
    )


def test_the_card_shows_its_way_and_stops_when_the_answer_is_given(school: School) -> None:
    school.open("condottiere3", "drum")
    dusk, scene = school.guide.dusk, school.page.scene
    scene.set_duration_factor(1.0)
    school.guide.go_forward()
    settle()
    assert dusk._flight.state() is QAbstractAnimation.State.Running
    school.guide.go_forward()
    assert dusk._flight.state() is QAbstractAnimation.State.Stopped
    assert dusk.isHidden()
    scene.set_duration_factor(0.0)


def test_the_way_of_a_card_crosses_no_words(school: School) -> None:
    school.open("condottiere3", "drum")
    dusk = school.guide.dusk
    found = dusk._flight_path()
    assert found is not None
    middle = found[0].pointAtPercent(0.5)
    words = QRectF(middle - QPointF(60, 20), middle + QPointF(60, 20))
    dusk.darken_around(dusk.targets, words=[Speech(words)])
    around = dusk._flight_path()
    assert around is not None
    assert not any(words.contains(around[0].pointAtPercent(step / 99)) for step in range(100))
    # Where words are everywhere there is none.
    dusk.darken_around(dusk.targets, words=[Speech(QRectF(dusk.rect()))])
    assert dusk._flight_path() is None
    # What the table says of the answer that is considered counts.
    school.guide.go_forward()
    settle()
    assert dusk._speeches


def test_a_way_goes_behind_what_is_read_at_a_glance(school: School) -> None:
    school.open("condottiere1", "scarecrow")
    dusk = school.guide.dusk
    medals = [
        item.figure_outline for item in school.page.scene.items() if isinstance(item, MedalItem)
    ]
    assert medals
    assert all(shape in dusk._figures for shape in medals)
    # Its head does not lie on the cards beside the one it points at.
    found = dusk._flight_path()
    assert found is not None
    end = found[0].pointAtPercent(dusk._drawn_share(found[0]))
    assert not any(shape.contains(end) for shape in dusk._figures)
    # What no way goes around is not painted over.
    box = found[0].boundingRect()
    wall = QPainterPath()
    wall.addRect(box.center().x() - 20, 0, 40, dusk.height())
    seen = [(box.center().toPoint().x(), y) for y in range(dusk.height())]
    dusk.darken_around(dusk.targets, figures=[wall])
    image = dusk._cached_picture().toImage()
    assert dusk._flight_path() is not None
    assert len({image.pixelColor(x, y).name() for x, y in seen}) == 1
