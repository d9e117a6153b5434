"""Painters: every card distinct, every back alike, vectors only on paper, legible themes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop.games.cannir.art import painter as cannir
from desktop.games.cortez.art.brush import transformed
from desktop.games.cortez.art.card_art.tools import clipped_to, stretched_to
from desktop.painting.engraving import Engraving
from desktop.painting.heraldry import charge_path, paint_shield
from desktop.painting.icons import icon
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials import wood
from desktop.painting.materials.wood import TABLE, WOOD_SHARES, paint_tray, paint_wood, prepare_wood
from desktop.painting.pips import paint_pips
from desktop.painting.shapes import rounded
from desktop.painting.svg_path import parse, shape
from desktop.painting.waiting import paint_spinner
from desktop.style.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    SEATS,
    THEMES,
    Theme,
    has_serif,
    palette,
    serif,
    style_sheet,
    theme_named,
)
from engine.games.cannir.board import BOARD
from engine.system.memory import release_memory
from engine.system.resources import asset
from tests.desktop.painting.kit import contrast, vectors

pytestmark = pytest.mark.usefixtures("qapp")

CARDS = [f"{order}{value}" for order in "rgv" for value in range(1, 8)]
CAPTIONS = {"r": "attacks", "g": "restores", "v": "is laid"}

Paint = Callable[[QPainter], None]


def picture(paint: Paint, width: int = 126, height: int = 176, scale: float = 2.0) -> bytes:
    """Return the pixels of a painter."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#22264b"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("face", list(cannir.FaceDetail))
def test_the_21_cards_look_different(face: cannir.FaceDetail) -> None:
    seen = {
        picture(lambda painter, c=card: cannir.paint_card(painter, c, face=face)) for card in CARDS
    }
    assert len(seen) == len(CARDS)


def test_a_caption_shows_on_the_full_face_only() -> None:
    def card(caption: str, face: cannir.FaceDetail) -> bytes:
        return picture(lambda painter: cannir.paint_card(painter, "r4", caption, face=face))

    assert card("Sword of the Mill", cannir.FaceDetail.FULL) != card("", cannir.FaceDetail.FULL)
    assert card("Sword of the Mill", cannir.FaceDetail.TABLE) == card("", cannir.FaceDetail.TABLE)


def test_a_long_caption_stays_on_its_plate() -> None:
    place = QRectF(10, 10, 40, 10)
    empty = picture(lambda p: None, 126, 60)

    def outside(text: str) -> bytes:
        def paint(painter: QPainter) -> None:
            paint_fitted_line(painter, place, text, 6, "#ffffff")
            painter.fillRect(place.adjusted(-0.5, -5, 0.5, 5), QColor("#22264b"))

        return picture(paint, 126, 60)

    assert outside("A caption far too long for so small a plate in any language") == empty


def test_the_back_does_not_know_its_card() -> None:
    place = QRectF(0, 0, 63, 88)
    backs = {picture(lambda painter: cannir.paint_card_in(painter, place, None)) for _ in range(3)}
    assert len(backs) == 1
    fronts = {
        picture(lambda painter, c=card: cannir.paint_card_in(painter, place, c)) for card in CARDS
    }
    assert not backs & fronts


@pytest.mark.parametrize(
    ("paint", "width", "height"),
    [
        (lambda painter: cannir.paint_card(painter, "r4", "Sword of the Mill", paper=True), 63, 88),
        (lambda painter: cannir.paint_card(painter, "g1", "Hand of the Moon", paper=True), 63, 88),
        (lambda painter: cannir.paint_card(painter, "v7", "Book of the Oak", paper=True), 63, 88),
        (lambda painter: cannir.paint_back(painter, paper=True), 63, 88),
        (lambda painter: cannir.paint_cloth(painter, CAPTIONS, paper=True), 1212, 770),
        (lambda painter: cannir.paint_box_lid(painter, 212, 346, paper=True), 212, 346),
        (
            lambda painter: paint_shield(painter, 30, 40, 40, SEATS[0].colour, "lion", paper=True),
            63,
            88,
        ),
    ],
    ids=["sword", "hand", "book", "back", "cloth", "lid", "shield"],
)
def test_paper_gets_vectors_only(paint: Paint, width: int, height: int) -> None:
    svg = vectors(paint, width, height)
    assert b"<path" in svg or b"<rect" in svg or b"<polyline" in svg
    assert b"<image" not in svg


def test_the_six_charges_are_distinct() -> None:
    shields = {
        picture(
            lambda painter, c=seat.charge: paint_shield(painter, 30, 40, 21, "#555555", c),
            64,
            80,
            1,
        )
        for seat in SEATS
    }
    assert len(shields) == 6


def test_emblems_fill_their_square_and_no_more() -> None:
    files = sorted((asset("common", "charges")).glob("*.svg"))
    files += sorted(asset("cannir").rglob("*.svg")) + sorted(asset("common", "icons").glob("*.svg"))
    assert len(files) > 20
    root = asset()
    for file in files:
        box = shape(*file.relative_to(root).parts).boundingRect()
        assert QRectF(-1.1, -1.1, 2.2, 2.2).contains(box), file
        assert max(box.width(), box.height()) > 0.9, file
        assert QSvgRenderer(str(file)).isValid(), file
    assert QSvgRenderer(str(asset("common", "conquista.svg"))).isValid()


def test_path_data() -> None:
    path = parse("M0 0h10v10l-10 0z m20 20 5 0 0 5zM-5-5C0-5 0-5 5-5Q5 0 5 5Z")
    assert path.boundingRect() == QRectF(-5, -5, 30, 30)
    assert path.fillRule() is Qt.FillRule.OddEvenFill
    with pytest.raises(ValueError, match="not understood"):
        parse("M0 0A1 1 0 0 0 1 1")
    assert not charge_path("lion").isEmpty()


def test_every_cell_has_its_place_on_the_cloth() -> None:
    points = cannir.cell_points()
    assert list(points) == list(BOARD.names)
    assert points["C"] == cannir.CENTRE
    radius = cannir.MEDALLION_RADIUS
    for a, b in combinations(points.values(), 2):
        assert (a - b).manhattanLength() > 2 * radius
    for point in points.values():
        assert cannir.CLOTH_RECT.adjusted(15, 15, -15, -15).contains(
            QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius)
        )


@pytest.mark.parametrize(
    "names",
    [
        ("C",),
        ("N1", "C", "S1"),
        ("W3", "W2", "W1", "C", "E1", "E2", "E3"),
        ("N2", "NE1", "E2"),
        ("NW2", "NW1", "C", "SE1", "SE2"),
        ("N2", "N1", "NE1", "E1", "SE1"),
    ],
)
def test_a_suite_is_outlined_with_its_cards_and_no_others(names: tuple[str, ...]) -> None:
    outline = cannir.suite_outline(names)
    for name in names:
        assert outline.contains(cannir.card_rect(name)), name
    for name in set(BOARD.names) - set(names):
        assert not outline.contains(cannir.cell_point(name)), name


def test_marks_leave_a_mark() -> None:
    at = QPointF(60, 60)
    suite = cannir.suite_outline(("N1", "C"))
    paints: list[Paint] = [
        lambda painter: cannir.paint_medallion_lit(painter, at),
        lambda painter: cannir.paint_card_lit(painter, at),
        lambda painter: cannir.paint_last_move_halo(painter, at),
        lambda painter: cannir.paint_focus(painter, at, True),
        lambda painter: cannir.paint_ghost_frame(painter, at),
        lambda painter: cannir.paint_attack_sign(painter, at),
        lambda painter: cannir.paint_restore_sign(painter, at),
        lambda painter: paint_pips(painter, QRectF(0, 0, 120, 12), 3, 14, ground=DARK.panel),
        lambda painter: cannir.paint_sovereign_thread(
            painter, suite.translated(-560, -260), SEATS[1]
        ),
        lambda painter: cannir.paint_preview_outline(
            painter, suite.translated(-560, -260), SEATS[0]
        ),
        lambda painter: paint_spinner(painter, 60, 60, 9, DARK.accent, 3),
        lambda painter: paint_tray(painter, QRectF(0, 40, 126, 100)),
    ]
    blank = picture(lambda p: None, 126, 176, 1)
    seen = {picture(paint, 126, 176, 1) for paint in paints}
    assert len(seen) == len(paints)
    assert blank not in seen


def test_a_thread_is_sewn_little_by_little() -> None:
    suite = cannir.suite_outline(("C",)).translated(-540, -300)

    def thread(share: float) -> bytes:
        return picture(
            lambda painter: cannir.paint_sovereign_thread(painter, suite, SEATS[0], sewn=share),
            140,
            160,
            1,
        )

    assert len({thread(share) for share in (0.0, 0.3, 0.6, 1.0)}) == 4


def test_wood_is_made_once_per_size() -> None:
    first = picture(lambda painter: paint_wood(painter, QRectF(0, 0, 60, 60), TABLE))
    assert first == picture(lambda painter: paint_wood(painter, QRectF(0, 0, 60, 60), TABLE))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_text_is_legible(theme: Theme) -> None:
    for ground in (theme.panel, theme.card, theme.strip, theme.mark, theme.wall, theme.wall_low):
        for ink in (theme.text, theme.quiet, theme.accent, theme.aside):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(theme.text, theme.button) >= 4.5
    assert contrast(theme.on_chosen, theme.chosen) >= 4.5
    for ground in (theme.panel, theme.card, theme.button):
        assert contrast(theme.danger, ground) >= 4.5
    for gold in ("#e6c373", "#b98a35"):  # the main button, top and foot
        assert contrast("#2a1c08", gold) >= 4.5
    assert contrast(theme.edge, theme.panel) >= 3  # what is active


def test_seats_can_be_written_on_every_ground() -> None:
    for seat in SEATS:
        for theme in THEMES:
            ink = seat.light if theme.dark else seat.dark
            assert contrast(ink, theme.panel) >= 4.5, (seat.charge, theme.name)
            assert contrast(ink, theme.card) >= 4.5, (seat.charge, theme.name)


def test_themes_by_name() -> None:
    assert [theme_named(theme.name) for theme in THEMES] == [LIGHT, DARK, HIGH_CONTRAST]
    assert theme_named("system") in THEMES


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_style_sheet_is_complete(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for field in fields(theme):
        value = getattr(theme, field.name)
        assert field.name in ("name", "dark") or QColor(value).isValid()
    assert palette(theme).windowText().color() == QColor(theme.text)


def test_the_serif_is_there() -> None:
    assert has_serif()
    assert serif(20, 700, italic=True).italic()
    assert not icon("moon", LIGHT.text).isNull()


def test_a_missing_icon_paints_nothing_and_logs_a_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert not icon("no-such-icon", "#000000").isNull()
    assert "no-such-icon" in caplog.text


def test_planks_of_a_table_are_made_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    plank = wood._paint_plank

    def noted(painter: QPainter, area: QRect, *others: object) -> None:
        made.append(area.top())
        plank(painter, area, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(wood, "_paint_plank", noted)
    table = QRectF(0, 0, 40, 6 * TABLE.plank)
    pictures = []
    for shares in (WOOD_SHARES, ()):
        release_memory()
        picture = QImage(40, 1008, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        steps = [len(made)]
        for share in shares:
            prepare_wood(painter, table, share)
            steps.append(len(made))
        paint_wood(painter, table)
        steps.append(len(made))
        painter.end()
        pictures.append(picture)
        parts = [after - before for before, after in pairwise(steps)]
        assert max(parts) <= (3 if shares else 6)
        assert sum(parts) == 6
    assert pictures[0] == pictures[1]


def test_an_error_in_a_picture_leaves_the_painter_as_it_was() -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    engraving = Engraving(painter)
    clip = rounded(QRectF(0, 0, 5, 5), 1)
    for context in (
        clipped_to(painter, clip),
        stretched_to(painter, 1, 2, 3, 4),
        transformed(painter, 1, 2, 3, 4),
        engraving.clipped_to(clip),
        engraving.transformed(1, 2, 3, 4),
    ):
        with pytest.raises(ZeroDivisionError), context:
            raise ZeroDivisionError
        assert painter.transform().isIdentity()
        assert not painter.hasClipping()
    painter.end()
