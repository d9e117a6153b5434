"""The rating section of the ledger: the figure, its meaning, and its curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.wax_seal import paint_emblem_seal
from desktop.painting.seat_look import LOOKS
from desktop.painting.shapes import pen, polygon, polyline, stroke_path, with_alpha
from desktop.storage.ledger.entries import Entry
from desktop.storage.ledger.rating import Rating, expected_share, ratings
from desktop.storage.ledger.rating import level_elos as rungs_of
from desktop.storage.ledger.win_rates import MIN_GAMES
from desktop.style.theme import SEATS, serif
from desktop.windows.ledger import ledger_texts
from desktop.windows.ledger.paper import INK, LEFT, QUIET, RED
from desktop.windows.ledger.section import LedgerSection, paint_paragraph

#: Height of the text, in pixels.
_TEXT_HEIGHT = 74.0
_CHART_HEIGHT = 200.0
#: The most by which the chart may grow.
_MAX_EXTRA_HEIGHT = 170.0
#: The seal that marks the first victory over each level on the curve.
_SEALS = {
    "level2": ("squire", "gold", "tower"),
    "level3": ("knight", "gold", "lily"),
    "level4": ("captain", "gold", "eagle"),
    "level5": ("doge", "black", "sun"),
}
#: Pixels by which a name reaches past its seal on the other side.
_NAME_OVERHANG_WIDTH = 24.0
#: Possible steps between ticks, in games.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_MAX_TICKS = 6


def rating_section(entries: Sequence[Entry], game: str) -> LedgerSection:
    """Return the section about the rating in one game, or in all ("")."""
    history = ratings(entries)
    rungs = rungs_of([entry for entry, _ in history])
    note = translate("Ledger", "all games together") if not game else ""
    if not history:
        text = translate(
            "Ledger",
            "Games against bots count towards the rating if played to the end without hints or "
            "undo.",
        )
    elif len(history) < MIN_GAMES:
        text = translate(
            "Ledger",
            "Too few games to tell: play %n more rated game(s) to see your level here.",
            "",
            MIN_GAMES - len(history),
        )
    else:
        now = history[-1][1].value
        level = min(rungs, key=lambda name: abs(rungs[name] - now))
        wins = round(10 * expected_share(now, rungs[level]))
        text = ledger_texts.strength_text(now - rungs[level], level, wins)
    drawn = len(history) >= MIN_GAMES
    paint = partial(_paint_rating, history, rungs, text)
    return LedgerSection(
        title=translate("Ledger", "Rating"),
        note=note,
        height=_TEXT_HEIGHT + (_CHART_HEIGHT if drawn else 0),
        paint=paint,
        spoken_text=text,
        extra_height=_MAX_EXTRA_HEIGHT if drawn else 0.0,
    )


def _paint_rating(
    found: Sequence[tuple[Entry, Rating]],
    rungs: Mapping[str, float],
    text: str,
    painter: QPainter,
    rect: QRectF,
) -> None:
    """Paint the present rating, its margin and the curve."""
    text_rect = QRectF(rect.left(), rect.top() + 4, rect.width(), 62)
    if found:
        now = found[-1][1]
        cell_rect = QRectF(rect.left(), rect.top() + 2, 84, 46)
        paint_fitted_line(
            painter, cell_rect, str(round(now.value)), 33, INK, weight=700, align=LEFT
        )
        cell_rect = QRectF(rect.left() + 88, rect.top() + 8, 70, 40)
        paint_fitted_line(painter, cell_rect, f"± {round(now.margin)}", 18, QUIET, align=LEFT)
        text_rect.setLeft(rect.left() + min(168, rect.width() * 0.36))
    paint_paragraph(painter, text_rect, text)
    if len(found) >= MIN_GAMES:
        _paint_curve(painter, rect.adjusted(0, _TEXT_HEIGHT, 0, 0), found, rungs)


def _paint_curve(
    painter: QPainter,
    rect: QRectF,
    found: Sequence[tuple[Entry, Rating]],
    rungs: Mapping[str, float],
) -> None:
    """Paint the curve of the ratings with its band and the levels of the bots."""
    curve = [rating for _, rating in found]
    plot = rect.adjusted(2, 6, -82, -26)
    # The first ratings are too uncertain to set the scale of the chart.
    settled = curve[len(curve) // 6 :]
    lows = [rating.value - rating.margin for rating in settled]
    highs = [rating.value + rating.margin for rating in settled]
    minimum, maximum = min(*rungs.values(), *lows) - 40, max(*rungs.values(), *highs) + 40

    def at(number: int, value: float) -> tuple[float, float]:
        x = plot.left() + plot.width() * number / (len(curve) - 1)
        bounded = min(max(value, minimum), maximum)
        return x, plot.bottom() - plot.height() * (bounded - minimum) / (maximum - minimum)

    below = rect.bottom()
    for level, value in rungs.items():
        _, y = at(0, value)
        stroke_path(
            painter,
            polyline([(plot.left(), y), (plot.right(), y)]),
            pen(with_alpha(RED, 150), 1, dash=(3, 4)),
        )
        # Names of adjacent levels are moved up, so that they do not overlap.
        below = min(below - 17, y)
        cell_rect = QRectF(plot.right() + 14, below - 11, 70, 22)
        paint_fitted_line(painter, cell_rect, level_name(level), 15.5, RED, italic=True, align=LEFT)
    upper = [at(i, rating.value + rating.margin) for i, rating in enumerate(curve)]
    lower = [at(i, rating.value - rating.margin) for i, rating in enumerate(curve)]
    lion = SEATS[0]
    painter.fillPath(polygon([*upper, *reversed(lower)]), with_alpha(lion.colour, 41))
    line = [at(i, rating.value) for i, rating in enumerate(curve)]
    # Before FEW games only the margin of error is drawn, because a game or two would move the
    # curve.
    stroke_path(painter, polyline(line[MIN_GAMES - 1 :]), pen(lion.dark, 2.4))
    # The first name is above the curve and the second below, because they may be close together.
    for number, edges in zip(
        _first_victories([entry for entry, _ in found]), (upper, lower), strict=False
    ):
        seal = _SEALS[found[number][0].strongest]
        _paint_mark(painter, plot, QPointF(*line[number]), seal, edges[number][1])
    LOOKS[0].shield(painter, *line[-1], 20)
    painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1.2), QColor(INK))
    step = next((size for size in _STEPS if len(curve) / size <= _MAX_TICKS), len(curve))
    for number in range(step, len(curve) + 1, step):
        x, y = at(number - 1, minimum)
        painter.fillRect(QRectF(x - 0.5, y, 1, 5), QColor(INK))
        paint_fitted_line(painter, QRectF(x - 30, y + 5, 60, 20), str(number), 14.5, QUIET)
    cell_rect = QRectF(plot.right() + 14, plot.bottom() + 3, 70, 22)
    paint_fitted_line(
        painter, cell_rect, translate("Ledger", "games"), 14.5, QUIET, italic=True, align=LEFT
    )


def _first_victories(entries: Sequence[Entry]) -> list[int]:
    """Return the indices of the last two victories on the curve over a new strongest level."""
    strongest, victories = "level1", []
    for number, entry in enumerate(entries):
        if entry.victory_share and entry.strongest in _SEALS and entry.strongest > strongest:
            strongest = entry.strongest
            victories.append(number)
    return [number for number in victories[-2:] if number >= MIN_GAMES - 1]


def _paint_mark(
    painter: QPainter,
    plot: QRectF,
    point: QPointF,
    seal: tuple[str, str, str],
    edge: float,
) -> None:
    """Paint a seal on the curve, and its name outside the band, which ends at `edge`."""
    key, *look = seal
    name, above = ledger_texts.seal_name(key, str), edge < point.y()
    y = max(plot.top() + 8, edge - 14) if above else min(plot.bottom() - 12, edge + 16)
    end = y + 9 if above else y - 9
    stroke_path(painter, polyline([(point.x(), point.y()), (point.x(), end)]), pen(QUIET, 1))
    width = QFontMetricsF(serif(15, 400, italic=True)).horizontalAdvance(name) + 4
    left = point.x() - width + _NAME_OVERHANG_WIDTH if above else point.x() - _NAME_OVERHANG_WIDTH
    left = min(max(plot.left(), left), plot.right() - width)
    paint_fitted_line(painter, QRectF(left, y - 11, width, 22), name, 15, INK, italic=True)
    paint_emblem_seal(painter, point, 9, *look)
