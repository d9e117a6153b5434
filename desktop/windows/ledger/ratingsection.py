"""The rating in the ledger: a figure, what it means, and how it came about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.language import translate
from desktop.ledger.entries import Entry
from desktop.ledger.rating import Rating, expected, ratings
from desktop.ledger.rating import rungs as rungs_of
from desktop.names import level_name
from desktop.painting.lettering import write
from desktop.painting.shapes import disc, outline, pen, polygon, polyline, tint
from desktop.theme import SEATS
from desktop.windows.ledger import texts
from desktop.windows.ledger.paper import INK, LEFT, QUIET, RED, RIGHT
from desktop.windows.ledger.section import Section, paragraph

#: Pixels of the chart.
CHART = 250.0
#: Rated games below which a curve says nothing.
_CURVE = 3


def rating_section(entries: Sequence[Entry], game: str) -> Section:
    found = ratings(entries)
    rungs = rungs_of([entry for entry, _ in found])
    note = translate("Ledger", "all boxes together") if not game else ""
    if not found:
        said = translate(
            "Ledger",
            "Games against bots count for the rating, if they are played to the end without hints "
            "and undo.",
        )
    else:
        now = found[-1][1].value
        level = min(rungs, key=lambda name: abs(rungs[name] - now))
        wins = round(10 * expected(now, rungs[level]))
        said = texts.like(now - rungs[level], level, wins)
    height = 74 + (CHART if len(found) >= _CURVE else 0)
    paint = partial(_paint_rating, found, rungs, said)
    return Section(translate("Ledger", "Rating"), note, height, paint, said)


def _paint_rating(
    found: Sequence[tuple[Entry, Rating]],
    rungs: Mapping[str, float],
    said: str,
    p: QPainter,
    rect: QRectF,
) -> None:
    words = QRectF(rect.left(), rect.top() + 4, rect.width(), 62)
    if found:
        now = found[-1][1]
        value = QLocale().toString(round(now.value))
        write(
            p, QRectF(rect.left(), rect.top() + 2, 84, 46), value, 33, INK, weight=700, align=LEFT
        )
        place = QRectF(rect.left() + 88, rect.top() + 8, 70, 40)
        write(p, place, f"± {round(now.doubt)}", 18, QUIET, align=LEFT)
        words.setLeft(rect.left() + min(168, rect.width() * 0.36))
    paragraph(p, words, said)
    if len(found) >= _CURVE:
        chart = QRectF(rect.left(), rect.top() + 74, rect.width(), rect.height() - 74)
        _paint_curve(p, chart, [one for _, one in found], rungs)


def _paint_curve(
    p: QPainter, rect: QRectF, curve: Sequence[Rating], rungs: Mapping[str, float]
) -> None:
    plot = rect.adjusted(2, 6, -82, -26)
    # Of the first games hardly anything is known: the others decide what the chart reaches to.
    settled = curve[len(curve) // 6 :]
    lows = [one.value - one.doubt for one in settled]
    highs = [one.value + one.doubt for one in settled]
    least, most = min(*rungs.values(), *lows) - 40, max(*rungs.values(), *highs) + 40

    def at(number: int, value: float) -> tuple[float, float]:
        x = plot.left() + plot.width() * number / (len(curve) - 1)
        bounded = min(max(value, least), most)
        return x, plot.bottom() - plot.height() * (bounded - least) / (most - least)

    below = rect.bottom()
    for level, value in rungs.items():
        _, y = at(0, value)
        outline(
            p, polyline([(plot.left(), y), (plot.right(), y)]), pen(tint(RED, 150), 1, dash=(3, 4))
        )
        # Names of levels that lie close together stand one above the other.
        below = min(below - 17, y)
        place = QRectF(plot.right() + 14, below - 11, 70, 22)
        write(p, place, level_name(level), 15.5, RED, italic=True, align=LEFT)
    upper = [at(i, one.value + one.doubt) for i, one in enumerate(curve)]
    lower = [at(i, one.value - one.doubt) for i, one in enumerate(curve)]
    lion = SEATS[0]
    p.fillPath(polygon([*upper, *reversed(lower)]), tint(lion.colour, 41))
    line = [at(i, one.value) for i, one in enumerate(curve)]
    outline(p, polyline(line), pen(lion.dark, 2.4))
    p.fillPath(disc(*line[-1], 5), QColor(lion.dark))
    outline(p, disc(*line[-1], 5), pen("#fff3dc", 1.4))
    p.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1.2), QColor(INK))
    for x, number, flag in ((plot.left(), 1, LEFT), (plot.right() - 80, len(curve), RIGHT)):
        place = QRectF(x, plot.bottom() + 3, 80, 22)
        write(p, place, str(number), 14.5, QUIET, align=flag)
    place = QRectF(plot.right() + 14, plot.bottom() + 3, 70, 22)
    write(p, place, translate("Ledger", "games"), 14.5, QUIET, italic=True, align=LEFT)
