"""Numbers, names, signs and borders stand out, with little ink too."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath

from desktop.games import TABLES
from desktop.painting.shapes import luminance
from desktop.printing.ink_saving import SheetPainter
from desktop.printing.job import FACES, PUNCHED, Job, kinds_for
from desktop.printing.print_page import Page
from desktop.printing.sheets import square_cut
from desktop.printing.stock import PLAIN_STOCK
from tests.desktop.printing.kit import cutout_page, image

pytestmark = pytest.mark.usefixtures("qapp")

#: The contrast that people with weak eyes need for texts, by WCAG.
NEEDED = 4.5
#: Dots to a millimetre.
_SCALE = 6.0


class _Witness(SheetPainter):
    """A painter that notes the contrast of texts and signs with what is beneath them."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.image = image
        self.found: list[tuple[str, float]] = []

    def drawText(self, *what: Any) -> None:  # type: ignore[override]
        ink = self.pen().color()
        if ink.alpha() < 255:  # set only to be found by a search
            super().drawText(*what)
            return
        text = str(what[-1])
        with self._noted(text, self._room(what, text)):
            super().drawText(*what)

    def fill_sign(self, path: QPainterPath, colour: QColor, ground: QColor) -> None:
        with self._noted("sign", self.transform().mapRect(path.boundingRect())):
            super().fill_sign(path, colour, ground)

    def _room(self, what: tuple[Any, ...], text: str) -> QRectF:
        if isinstance(what[0], QRectF):
            return self.transform().mapRect(what[0])
        bounds = QFontMetricsF(self.font()).boundingRect(text)
        return self.transform().mapRect(bounds.translated(QPointF(what[0])))

    @contextmanager
    def _noted(self, text: str, room: QRectF) -> Iterator[None]:
        """Note the contrast of what changes in a place with what was there before."""
        box = room.toAlignedRect().intersected(self.image.rect())
        before = _pixels(self.image.copy(box))
        yield
        after = _pixels(self.image.copy(box))
        painted = [
            (_luminance(new), _luminance(old))
            for old, new in zip(before, after, strict=True)
            if old != new
        ]
        if not painted:
            return
        # The full colour of the letters is that of their insides; edges are mixed with the ground.
        grounds = sorted(ground for _, ground in painted)
        ground = grounds[len(grounds) // 2]
        inks = sorted((ink for ink, _ in painted), key=lambda ink: -abs(ink - ground))
        self.found.append((text, contrast(inks[len(inks) // 20], ground)))


def _pixels(image: QImage) -> memoryview:
    """Return the pixels of an image of 32 bits, row by row."""
    return memoryview(bytes(image.constBits())).cast("I")


@cache
def _luminance(pixel: int) -> float:
    return luminance(QColor(pixel))


def contrast(one: float, other: float) -> float:
    """Return the contrast of two luminances by WCAG."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def witness(page: Page) -> _Witness:
    """Paint a page and return what was noted."""
    image = QImage(
        round(page.size.width * _SCALE), round(page.size.height * _SCALE),
        QImage.Format.Format_RGB32,
    )  # fmt: skip
    image.fill(QColor("white"))
    p = _Witness(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(_SCALE, _SCALE)
    page.paint(p)
    p.end()
    return p


def _pages(game: str, *, light: bool) -> Iterator[Page]:
    sheets = TABLES[game].sheets
    for kind in kinds_for("shop", sheets):
        if kind in {FACES, PUNCHED}:
            yield from Job(kind, "A4", True, light).pages(sheets)


@pytest.mark.parametrize("light", [False, True], ids=["full", "light"])
@pytest.mark.parametrize("game", TABLES)
def test_some_numbers_and_names_stand_out(game: str, light: bool) -> None:
    kinds = {page.name.partition("-")[0]: page for page in _pages(game, light=light)}
    assert _weak(kinds.values()) == []


@pytest.mark.slow
@pytest.mark.parametrize("light", [False, True], ids=["full", "light"])
@pytest.mark.parametrize("game", TABLES)
def test_all_numbers_and_names_stand_out(game: str, light: bool) -> None:
    assert _weak(_pages(game, light=light)) == []


#: The signs on the printed rules of Cannir: emblems above both pages and in the table, crests,
#: turned cards, and shields.
_SIGNS = {"cannir": 3 + 3 + 3 + 7 + 4 + 4}


@pytest.mark.parametrize("game", TABLES)
def test_texts_and_signs_of_the_rules_stand_out_where_ink_is_saved(game: str) -> None:
    pages = Job("aid", "A4", True, saves_ink=True).pages(TABLES[game].sheets)
    found = [item for page in pages for item in witness(page).found]
    assert [item for item in found if item[1] < NEEDED] == []
    assert len([text for text, _ in found if text == "sign"]) >= _SIGNS.get(game, 1)


def _weak(pages: Iterable[Page]) -> list[tuple[str, str, float]]:
    """Return each text that does not stand out: its page, its words and its contrast."""
    weak: list[tuple[str, str, float]] = []
    count = 0
    for page in pages:
        seen = witness(page)
        count += len(seen.found)
        weak += [(page.name, text, value) for text, value in seen.found if value < NEEDED]
    assert count
    return weak


# -- borders ---------------------------------------------------------------------------------------

#: Dots to a millimetre; fine lines take more than one.
_FINE = 12
#: Millimetres beyond the cut of something, and inside it, where its border is looked for: cards
#: keep clear of the cut.
_BEYOND, _CARD_RIM, _PIECE_RIM = 1.0, 7.0, 3.0
#: Millimetres from the border to what is beside it.
_BESIDE = 0.7


@pytest.mark.parametrize("light", [False, True], ids=["full", "light"])
@pytest.mark.parametrize("game", TABLES)
def test_some_borders_stand_out(game: str, light: bool) -> None:
    kinds = {
        (page.name.partition("-")[0], page.name.endswith("back")): (page, cut, rim)
        for page, cut, rim in _bordered(game, light=light)
    }
    assert _unbordered(kinds.values()) == []


@pytest.mark.slow
@pytest.mark.parametrize("light", [False, True], ids=["full", "light"])
@pytest.mark.parametrize("game", TABLES)
def test_all_borders_stand_out(game: str, light: bool) -> None:
    assert _unbordered(_bordered(game, light=light)) == []


def _unbordered(
    found: Iterable[tuple[Page, QPainterPath, float]],
) -> list[tuple[str, float]]:
    """Return the names of what has no border that stands out along four fifths of its cut."""
    weak: list[tuple[str, float]] = []
    count = 0
    for page, cut, rim in found:
        count += 1
        values = sorted(_edges(image(page, _FINE), cut, rim))
        if values[len(values) // 5] < NEEDED:
            weak.append((page.name, values[len(values) // 5]))
    assert count
    return weak


def _bordered(game: str, *, light: bool) -> Iterator[tuple[Page, QPainterPath, float]]:
    """Yield cards, counters and tiles with their cuts, and how far inside their borders may be."""
    sheets = TABLES[game].sheets
    if "cards" in sheets.sheets:
        for page in Job(FACES, "A4", True, light).pages(sheets):
            size = page.size.size_inside(page.bleed)
            middle = QPointF(page.size.width / 2, page.size.height / 2)
            yield page, square_cut(size).translated(middle), _CARD_RIM
    for cutout in sheets.cutouts(PLAIN_STOCK):
        if not cutout.folds:  # boxes have no border
            page, cut = cutout_page(cutout, 2 * _BEYOND, light=light)
            yield page, cut, _PIECE_RIM


def _edges(shown: QImage, cut: QPainterPath, rim: float) -> Iterator[float]:
    """Yield the greatest contrast across the border, at places all along the cut."""
    count = 96
    for place in range(count):
        share = (place + 0.5) / count
        at, turn = cut.pointAtPercent(share), math.radians(cut.angleAtPercent(share))
        inwards = QPointF(math.sin(turn), math.cos(turn))
        if not cut.contains(at + inwards * 0.5):
            inwards = -inwards
        steps = range(-round(_BEYOND * _FINE), round(rim * _FINE))
        dots = [((at + inwards * (step / _FINE)) * _FINE).toPoint() for step in steps]
        lights = [_luminance(shown.pixel(dot)) for dot in dots]
        near = round(_BESIDE * _FINE)
        beside = (lights[i : i + near] for i in range(len(lights)))
        yield max(contrast(min(some), max(some)) for some in beside)
