"""Sheets that save ink: how much, and that what is read on them stands out."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pikepdf
import pytest
from PIL import Image, ImageStat
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from desktop.games import TABLES
from desktop.painting.heraldry import charge_path
from desktop.printing.cmyk import inks
from desktop.printing.ink_saving import paint_sparingly
from desktop.printing.job import Job
from desktop.printing.output import write
from desktop.printing.print_page import Page
from desktop.printing.running_text import INK, QUIET
from desktop.printing.sheets import GameSheets, Piece
from desktop.printing.stock import PLAIN_STOCK
from tests.desktop.printing.kit import cutout_page, image

pytestmark = pytest.mark.usefixtures("qapp")


def inked(game: GameSheets, kind: str, *, light: bool) -> dict[str, float]:
    """Return the ink on some pages of each part of a sheet: the share of the paper it covers."""
    pages = Job(kind, "A4", True, light).pages(game)
    parts = dict[str, float]()
    for title in dict.fromkeys(page.title for page in pages):
        part = [page for page in pages if page.title == title]
        some = part[:: max(1, len(part) // 3)]
        parts[title] = sum(map(_covered, some)) * len(part) / len(some)
    return parts


def _covered(page: Page, scale: float = 0.5) -> float:
    shown = image(page, scale)
    dots = Image.frombuffer("RGBA", shown.size().toTuple(), bytes(shown.constBits()))
    return sum(255 - mean for mean in ImageStat.Stat(dots).mean[:3])


@pytest.mark.parametrize(
    ("game", "kind"), [*((game, "box") for game in TABLES), ("contrees", "punched")]
)
def test_cutouts_take_at_most_half_of_their_ink(game: str, kind: str) -> None:
    """All together, and the cards and the counters of the box alone."""
    sheets = TABLES[game].sheets
    full, light = (inked(sheets, kind, light=light) for light in (False, True))
    assert sum(light.values()) <= 0.5 * sum(full.values())
    if kind == "box":
        for alone in {"cards", "counters"} & set(sheets.kinds):
            titles = {page.title for page in Job(alone, "A4", True).pages(sheets)}
            saved, usual = (sum(ink[title] for title in titles) for ink in (light, full))
            assert saved <= 0.5 * usual, alone


@pytest.mark.parametrize("game", TABLES)
def test_every_piece_takes_less_than_half_of_its_ink(game: str) -> None:
    """Each alone, at the dots of a printer, so that a large box hides no wasteful counter."""
    for cutout in TABLES[game].sheets.cutouts(PLAIN_STOCK):
        full, light = (cutout_page(cutout, 0, light=light)[0] for light in (False, True))
        assert _covered(light, 6) <= 0.47 * _covered(full, 6), cutout.id


def test_printers_put_less_than_half_of_the_ink_on_counters(tmp_path: Path) -> None:
    """By Ghostscript, which draws the finest line as wide as a dot."""
    if (ghostscript := shutil.which("gs")) is None:
        pytest.skip("Ghostscript measures the ink")
    files = []
    for light in (False, True):
        pages = Job("counters", "A4", True, light).pages(TABLES["contrees"].sheets)
        files += write(pages, tmp_path / f"{light}.pdf", "")
    for dpi in (150, 300):
        totals = []
        for file in files:
            command = [ghostscript, "-q", "-o-", f"-r{dpi}", "-sDEVICE=ink_cov", str(file)]
            run = subprocess.run(command, check=True, capture_output=True, text=True)
            totals.append(sum(map(float, re.findall(r"\d+\.\d+", run.stdout))))
        assert totals[1] <= 0.47 * totals[0], dpi


#: How large charges are on pieces, of half their width.
_CHARGES = {"marker": 0.56, "tower": 0.45, "standard": 0.53}


@pytest.mark.parametrize("game", ["condottiere1", "contrees"])
def test_charges_stand_out_where_ink_is_saved(game: str) -> None:
    """By the contrast that people with weak eyes need for signs and texts."""
    for piece in TABLES[game].sheets.pieces():
        kind, _, charge = piece.id.partition("-")
        if kind in _CHARGES:
            assert _contrast(piece, charge, _CHARGES[kind]) >= 4.5, piece.id


def _contrast(piece: Piece, charge: str, share: float) -> float:
    """Return the contrast of a charge with its ground, by the middle of each."""
    scale, half = 12.0, piece.size.width / 2

    def centred(painter: QPainter) -> None:
        painter.translate(half, half)
        paint_sparingly(piece.paint, painter)

    shown = image(Page(piece.size, centred), scale)
    path = charge_path(charge)
    sign: list[float] = []
    ground: list[float] = []
    for x in range(-90, 91, 3):
        for y in range(-90, 91, 3):
            at = QPointF(x, y) / 100
            if at.x() ** 2 + at.y() ** 2 < 0.9:
                dot = (at * share * half + QPointF(half, half)) * scale
                colour = shown.pixelColor(dot.toPoint())
                (sign if path.contains(at) else ground).append(_luminance(colour))
    one, other = sorted((sorted(sign)[len(sign) // 2], sorted(ground)[len(ground) // 2]))
    return (other + 0.05) / (one + 0.05)


# -- the inks of a press ---------------------------------------------------------------------------


@pytest.mark.parametrize("step", range(0, 256, 15))
def test_no_colour_takes_too_much_ink(step: int) -> None:
    for green in range(0, 256, 15):
        for blue in range(0, 256, 15):
            wet = inks(step / 255, green / 255, blue / 255)
            assert all(0 <= ink <= 1 for ink in wet)
            assert sum(wet) <= 2.4


@pytest.mark.parametrize("colour", [INK, QUIET, "#000000"])
def test_texts_and_lines_are_black_alone(colour: str) -> None:
    ink = QColor(colour)
    *coloured, black = inks(ink.redF(), ink.greenF(), ink.blueF())
    assert coloured == [0, 0, 0]
    assert black > 0.7


def test_inks_are_those_of_the_colours() -> None:
    assert inks(1, 1, 1) == (0, 0, 0, 0)
    assert inks(0, 1, 1) == (1, 0, 0, 0)
    assert inks(1, 0, 1) == (0, 1, 0, 0)
    assert inks(1, 1, 0) == (0, 0, 1, 0)
    assert inks(1, 0, 0) == (0, 1, 1, 0)


@pytest.mark.parametrize(("kind", "range"), [("poster", ""), ("faces", "1-4"), ("punched", "1-4")])
def test_a_press_gets_four_inks_and_no_more_than_dries(
    tmp_path: Path, kind: str, range: str
) -> None:
    job = Job(kind, "A3", True, range=range)
    pages = job.pages(TABLES["condottiere1"].sheets)
    (file,) = write(pages, tmp_path / "a.pdf", "", cmyk=True)
    with pikepdf.open(file) as document:
        for part in document.objects:
            if isinstance(part, pikepdf.Stream) and part.get("/Subtype") == "/Form":
                assert not re.search(rb"/P?CSp (cs|CS)\b", part.read_bytes())
            if isinstance(part, pikepdf.Dictionary) and "/ShadingType" in part:
                assert part.ColorSpace == "/DeviceCMYK"
    if (ghostscript := shutil.which("gs")) is None:
        pytest.skip("Ghostscript measures the ink")
    command = [ghostscript, "-q", "-dBATCH", "-dNOPAUSE", "-r40", "-sDEVICE=pamcmyk32", "-o-"]
    run = subprocess.run([*command, str(file)], check=True, capture_output=True)
    for page in run.stdout.split(b"ENDHDR\n")[1:]:
        dots = page.rpartition(b"P7\n")[0] or page
        # Each colour once, for most dots are of few.
        colours = Image.frombuffer("CMYK", (1, len(dots) // 4), dots).getcolors(len(dots))
        assert colours
        assert max(sum(inks) for _, inks in colours if isinstance(inks, tuple)) <= 2.4 * 255


def _luminance(colour: QColor) -> float:
    channels = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), channels))
