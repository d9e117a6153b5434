"""Portraits: who sits for whom, and that sitters and moods can be told apart at every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.painting.portraits import (
    ARCH,
    ROUNDEL,
    BotFace,
    Mood,
    faces_of,
    margin_of,
    paint_portrait,
    portrait_pixmap,
)
from desktop.painting.seat_look import LOOKS
from desktop.painting.sitters.gallery import SITTERS
from desktop.style.theme import HIGH_CONTRAST, LIGHT, Theme, set_current
from engine.bots.bot_names import PROGRAM_PREFIX
from engine.play.setup import NAMES, TEMPER_BY_NAME, bot_entry

PEOPLE = NAMES


@pytest.fixture(autouse=True)
def light(qapp: object) -> Iterator[None]:
    set_current(LIGHT)
    yield
    set_current(LIGHT)


def picture(who: str, mood: Mood, width: float = 28, frame: str = ROUNDEL) -> QImage:
    face = BotFace(who, TEMPER_BY_NAME.get(who, ""))
    return portrait_pixmap(face, mood, width, frame=frame, look=LOOKS[0]).toImage()


def greys(image: QImage) -> bytes:
    """Return the grey values of a picture, row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows, step, width = bytes(grey.constBits()), grey.bytesPerLine(), grey.width()
    return b"".join(rows[y * step : y * step + width] for y in range(grey.height()))


def difference(first: QImage, second: QImage) -> int:
    """Return how many pixels differ clearly in grey."""
    pairs = zip(greys(first), greys(second), strict=True)
    return sum(abs(a - b) > 24 for a, b in pairs)


def test_each_name_that_a_seat_has_by_default_is_that_of_a_sitter() -> None:
    assert tuple(SITTERS)[: len(NAMES)] == NAMES
    entries = [bot_entry(name, "level3") for name in NAMES]
    assert faces_of(entries) == tuple(BotFace(name, TEMPER_BY_NAME[name]) for name in NAMES)


def test_people_have_no_face_and_programs_a_closed_visor() -> None:
    players = [
        {"kind": "human", "name": ""},
        {"kind": "human", "name": "Aldric"},
        {"kind": "bot", "name": "Maud", "level": f"{PROGRAM_PREFIX}mine"},
    ]
    assert faces_of(players) == (None, None, BotFace("visor"))


def test_a_bot_of_another_name_has_a_face_of_its_own_without_a_temper() -> None:
    players = [
        {"kind": "human", "name": ""},
        {"kind": "bot", "name": "Bob", "level": "level2"},
        {"kind": "bot", "name": "Aldric", "level": "level2:bold"},
    ]
    assert faces_of(players) == (None, BotFace("Maud"), BotFace("Aldric", "bold"))
    many = [{"kind": "bot", "name": f"bot {i}", "level": "level1"} for i in range(6)]
    assert {face.sitter for face in faces_of(many) if face is not None} == set(NAMES)


@pytest.mark.parametrize("mood", Mood)
@pytest.mark.parametrize("width", [28, 64, 184])
def test_sitters_can_be_told_apart_without_colours(mood: Mood, width: int) -> None:
    pictures = {who: picture(who, mood, width) for who in SITTERS}
    for first, second in combinations(pictures, 2):
        share = difference(pictures[first], pictures[second]) / width**2
        assert share > 0.06, (first, second)


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize("width", [28, 64, 184])
def test_glad_and_angry_faces_can_be_told_from_calm_ones_without_colours(
    who: str, width: int
) -> None:
    calm, glad, angry = (picture(who, mood, width) for mood in (Mood.CALM, Mood.GLAD, Mood.ANGRY))
    for first, second in combinations((calm, glad, angry), 2):
        assert difference(first, second) / width**2 > 0.04


def test_a_calm_face_shows_its_temper() -> None:
    pictures = [
        portrait_pixmap(BotFace("Maud", temper), Mood.CALM, 184, frame=ARCH).toImage()
        for temper in ("", "bold", "careful", "grudging")
    ]
    assert all(difference(*pair) > 60 for pair in combinations(pictures, 2))


@pytest.mark.parametrize(
    ("theme", "frame"), [(LIGHT, ROUNDEL), (HIGH_CONTRAST, ROUNDEL), (LIGHT, ARCH)]
)
@pytest.mark.parametrize("who", SITTERS)
def test_a_portrait_stays_within_its_margin(who: str, frame: str, theme: Theme) -> None:
    set_current(theme)
    rect = QRectF(40, 40, 160, 160)
    margin = margin_of(rect.width())
    inside = rect.adjusted(-margin, -margin, margin, margin)
    for mood in Mood:
        image = QImage(240, 240, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, rect, who, mood, frame, look=LOOKS[2], with_shield=True)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(inside, QColor("#000000"))
        painter.end()
        assert not any(bytes(image.constBits())), mood


def test_high_contrast_puts_a_white_ring_around_a_roundel() -> None:
    ordinary = picture("Otto", Mood.CALM, 30)
    set_current(HIGH_CONTRAST)
    strong = picture("Otto", Mood.CALM, 30)
    left = round(margin_of(30))
    middle = strong.height() // 2
    assert strong.pixelColor(left, middle).name() == "#ffffff"
    assert ordinary.pixelColor(left, middle).name() != "#ffffff"


def test_the_shield_of_the_seat_is_shown_from_the_size_at_which_it_is_legible() -> None:
    for width, is_shown in ((40, False), (48, True)):
        plain, marked = (
            portrait_pixmap("Otto", Mood.CALM, width, look=LOOKS[0], with_shield=shield).toImage()
            for shield in (False, True)
        )
        assert (plain != marked) is is_shown
