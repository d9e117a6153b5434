"""Cards of Condottiere: every picture distinct on every face, marks that show, vectors on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from desktop.games.condottiere.art import painter as cards
from desktop.games.condottiere.art.map.tokens import Pawn
from desktop.games.condottiere.art.painter import CARD_SIZE, CARDS, CardMarks, FaceDetail
from desktop.games.condottiere.sheets import counters
from desktop.style.theme import SEATS
from engine.games.condottiere.rules.editions import EDITIONS, FIRST_EDITION

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[[QPainter], None]

MARKS = {
    "worth": CardMarks(worth=12),
    "winter": CardMarks(is_in_winter=True),
    "doubled": CardMarks(is_doubled=True),
    "highest": CardMarks(is_highest=True),
    "taken": CardMarks(is_taken=True),
    "hidden": CardMarks(is_hidden=True),
}


def picture(paint: Paint, width: int) -> QImage:
    """Return the picture of a painter on a card of that width in pixels."""
    scale = width / CARD_SIZE[0]
    image = QImage(width, round(CARD_SIZE[1] * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("#465255"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    return image


def pixels(paint: Paint, width: int = 60) -> bytes:
    """Return the same as bytes."""
    image = picture(paint, width)
    return bytes(image.constBits())


def vectors(paint: Paint) -> str:
    """Return the SVG of a painter on paper."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(1000, 1000))
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return bytes(buffer.data().data()).decode()


@pytest.mark.parametrize(
    ("width", "face"), [(22, FaceDetail.SMALL), (49, FaceDetail.TABLE), (120, FaceDetail.FULL)]
)
def test_every_card_has_a_picture_of_its_own(width: int, face: FaceDetail) -> None:
    assert FaceDetail.of_width(width) is face
    seen = {
        card: pixels(partial(cards.paint_card_in, rect=QRectF(0, 0, *CARD_SIZE), card=card,
                             face=face), width)
        for card in (*CARDS, None)
    }  # fmt: skip
    assert len(set(seen.values())) == len(CARDS) + 1 == 16


def test_equal_numerals_differ_by_device() -> None:
    for first, second in (("m10", "heroine"), ("m1", "courtesan")):
        device = [
            pixels(partial(cards.paint_device, card=card, x=30, y=40, size=30, colour="#fff"), 22)
            for card in (first, second)
        ]
        assert device[0] != device[1]


def test_words_are_passed_in_and_only_the_full_face_shows_them() -> None:
    plain, named = partial(cards.paint_card, card="drum"), partial(
        cards.paint_card, card="drum", caption="Tambour", text="Double vos mercenaires."
    )  # fmt: skip
    assert pixels(plain, 120) != pixels(named, 120)
    for face in (FaceDetail.TABLE, FaceDetail.SMALL):
        assert pixels(partial(plain, face=face)) == pixels(partial(named, face=face))


def test_a_long_rule_stays_on_the_plate() -> None:
    long = "Tous les mercenaires, de tous les joueurs, ne valent plus qu'un point chacun. " * 2

    def margin(text: str) -> QImage:
        image = picture(partial(cards.paint_card, card="winter", caption="Hiver", text=text), 315)
        return image.copy(0, 300, 24, 140)

    assert margin(long) == margin("Court")


def test_editions_have_backs_of_their_own() -> None:
    assert pixels(partial(cards.paint_back, edition_id=FIRST_EDITION.id)) != pixels(
        cards.paint_back
    )


@pytest.mark.parametrize("face", list(FaceDetail))
def test_every_mark_shows(face: FaceDetail) -> None:
    def marked(marks: CardMarks, painter: QPainter) -> None:
        cards.paint_card(painter, "m6", face=face)
        cards.paint_marks(painter, marks, face)

    plain = pixels(partial(marked, CardMarks()))
    seen = {name: pixels(partial(marked, marks)) for name, marks in MARKS.items()}
    assert plain not in seen.values()
    assert len(set(seen.values())) == len(MARKS)


@pytest.mark.parametrize("name", ["highest", "doubled"])
def test_no_roundel_hides_the_numeral_of_a_small_card(name: str) -> None:
    def numeral(marks: CardMarks) -> QImage:
        def paint(painter: QPainter) -> None:
            cards.paint_card(painter, "m10", face=FaceDetail.SMALL)
            cards.paint_marks(painter, marks, FaceDetail.SMALL)

        # What its shield says, at four pixels per unit.
        return picture(paint, 252).copy(64, 60, 124, 90)

    assert numeral(MARKS[name]) == numeral(CardMarks())


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6, 10])
def test_the_stroke_of_winter_leaves_a_numeral_to_be_read(value: int) -> None:
    def inked(marks: CardMarks) -> int:
        def paint(painter: QPainter) -> None:
            cards.paint_card(painter, f"m{value}", face=FaceDetail.TABLE)
            cards.paint_marks(painter, marks, FaceDetail.TABLE)

        shield = picture(paint, 44).copy(2, 4, 17, 15)
        inks = [shield.pixelColor(x, y) for x in range(17) for y in range(15)]
        return sum(ink.lightness() < 140 and ink.red() > ink.blue() + 20 for ink in inks)

    assert inked(MARKS["winter"]) > 0.63 * inked(CardMarks())


def test_nothing_is_a_raster_picture_on_paper() -> None:
    things: list[Paint] = [
        *(
            partial(cards.paint_card, card=card, caption="X", text="Y", paper=True)
            for card in CARDS
        ),
        *(partial(cards.paint_back, edition_id=edition, paper=True) for edition in EDITIONS),
        *(partial(counters.paint_control_marker, seat=seat) for seat in range(len(SEATS))),
        *(partial(counters.paint_standee, pawn=pawn) for pawn in Pawn),
    ]
    drawings = [vectors(thing) for thing in things]
    assert len(set(drawings)) == len(things)
    assert not any("<image" in drawing for drawing in drawings)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError):
        cards.card_colour("m7")
