"""The sections of the ledger, which the book spreads over its leaves."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.painting.bars import paint_vertical_whisker
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import disc, pen, polyline, stroke_path, with_alpha
from desktop.storage.ledger.entries import Entry
from desktop.storage.ledger.rating import is_rated
from desktop.storage.ledger.win_rates import (
    MIN_GAMES,
    WinRate,
    by_level,
    by_turn,
    by_variant,
    longest_streak,
    win_rate_of,
)
from desktop.style.theme import serif
from desktop.table.callouts.advice_texts import percent
from desktop.table.game_table import GameTable
from desktop.windows.ledger import ledger_texts, paper
from desktop.windows.ledger.empty_ledger import blank_sections
from desktop.windows.ledger.paper import BLUE, INK, LEFT, QUIET, RED, RIGHT
from desktop.windows.ledger.rating_section import rating_section
from desktop.windows.ledger.remembered import remembered_section
from desktop.windows.ledger.section import LedgerSection, Lid
from engine.core.options import options_of
from engine.games import GAMES

#: Height of a table row, in pixels.
_ROW_HEIGHT = 33.0
#: Height of a row with a bar.
_BAR_ROW_HEIGHT = 29.0
#: The most by which a row may grow.
_MAX_EXTRA_ROW_HEIGHT = 7.0
#: Height of the heads of a table.
_HEADS_HEIGHT = 28.0
#: Height of the line below a table.
_FOOTNOTE_HEIGHT = 26.0
#: Height of the chart by order of play.
_TURN_CHART_HEIGHT = 140.0
#: The most pixels by which it may grow.
_MAX_EXTRA_CHART_HEIGHT = 100.0
#: Width of the scale left of its bars.
_SCALE_WIDTH = 46.0
#: Height of the labels below its bars.
_NUMERALS_HEIGHT = 50.0
_LEVELS = tuple(f"level{number}" for number in range(1, 6))
#: The greatest width of a column of figures, as a share of the row.
_MAX_COLUMN_SHARE = 0.14
#: The number of games listed one by one.
_LATEST_GAME_COUNT = 5
#: Means all options that are numbers; no option has this name.
_NUMBERS = "#"
#: The pen of the line at the fair share.
_FAIR = pen(RED, 1.2, dash=(3, 3))


def sections(
    entries: Sequence[Entry],
    tables: Mapping[str, GameTable],
    game: str,
    lid: Lid,
) -> list[LedgerSection]:
    """Return the sections for the entries of a game, or of all ("")."""
    if not entries:
        return blank_sections(tables, game, lid)
    all_sections = [_games(entries, tables, lid), _levels(entries)]
    turns = by_turn(entries)
    if len(turns) > 1 and sum(rate.played for rate in turns.values()) >= MIN_GAMES:
        all_sections.append(_turns(turns))
    if game and len(variants := _known_variants(entries, game)) > 1:
        all_sections.append(_variants(variants, tables[game]))
    all_sections.append(rating_section(entries, game))
    all_sections.append(remembered_section(entries, tables, lid))
    all_sections.append(_latest(entries, tables))
    return [section for section in all_sections if section is not None]


# -- games -----------------------------------------------------------------------------------------


def _games(entries: Sequence[Entry], tables: Mapping[str, GameTable], lid: Lid) -> LedgerSection:
    """Return the section with the results by game."""
    by_game = {name: [e for e in entries if e.game == name] for name in tables}
    rows = [(name, tables[name].texts.title(), lines) for name, lines in by_game.items() if lines]
    if len(rows) > 1:
        rows.append(("", translate("Ledger", "All games"), list(entries)))
    heads = (
        translate("Ledger", "played"),
        translate("Ledger", "won"),
        translate("Ledger", "share"),
        translate("Ledger", "fair"),
        translate("Ledger", "streak"),
    )
    cells = [(name, title, _row(lines)) for name, title, lines in rows]
    text = " ".join(
        ledger_texts.name_and_detail(title, ", ".join(map(" ".join, zip(heads, row, strict=True))))
        + "."
        for _, title, row in cells
    )
    note = translate("Ledger", "since {day}").format(day=ledger_texts.day(entries[0].when))
    together = sum(not entry.is_solo for entry in entries)
    below = (
        translate("Ledger", "And %n game(s) that several people played together.", "", together)
        if together
        else ""
    )
    height = _HEADS_HEIGHT + _ROW_HEIGHT * len(cells) + (_FOOTNOTE_HEIGHT if below else 0)
    paint = partial(_paint_games, heads, cells, lid, below)
    more = _MAX_EXTRA_ROW_HEIGHT * len(cells)
    return LedgerSection(translate("Ledger", "Games"), note, height, paint, f"{text} {below}", more)


def _row(entries: Sequence[Entry]) -> tuple[str, ...]:
    """Return the figures of the games of one person against bots."""
    rate = win_rate_of(entries)
    number = QLocale().toString(float(rate.won), "f", 0 if rate.won == int(rate.won) else 1)
    rates = (percent(rate.value), percent(rate.fair_rate)) if rate.played else ("–", "–")
    return (str(rate.played), number, *rates, str(longest_streak(entries)[0]))


def _paint_games(
    heads: Sequence[str],
    rows: Sequence[tuple[str, str, Sequence[str]]],
    lid: Lid,
    below: str,
    painter: QPainter,
    rect: QRectF,
) -> None:
    """Paint the table of results by game."""
    height = (rect.height() - _HEADS_HEIGHT - (_FOOTNOTE_HEIGHT if below else 0)) / len(rows)
    columns = _columns(heads, rows, rect.width())
    first = rect.width() - sum(columns)
    edges = [rect.left() + first]
    for width in columns:
        edges.append(edges[-1] + width)
    for head, left, right in zip(heads, edges, edges[1:], strict=False):
        cell_rect = QRectF(left + 4, rect.top(), right - left - 8, 26)
        paint_fitted_line(painter, cell_rect, head, 15.5, QUIET, italic=True, align=RIGHT)
    y = rect.top() + _HEADS_HEIGHT
    for name, title, row in rows:
        line = QRectF(rect.left(), y, rect.width(), height)
        painter.fillRect(
            QRectF(line.left(), y, line.width(), 1), with_alpha(BLUE if name else RED, 120)
        )
        if not name:
            painter.fillRect(line, with_alpha("#d39a2b", 46))
            for drop in (0, 3):
                painter.fillRect(
                    QRectF(line.left(), line.bottom() - drop, line.width(), 1), with_alpha(RED, 170)
                )
        else:
            picture = lid(name, QSize(17, 25))
            painter.drawPixmap(
                QRectF(line.left() + 4, y + height / 2 - 12.5, 17, 25),
                picture,
                QRectF(picture.rect()),
            )
        weight = 400 if name else 700
        label = QRectF(line.left() + 30, y, first - 34, height)
        paint_fitted_line(
            painter, label, title, 18, INK, weight=700 if not name else 600, align=LEFT
        )
        for cell, left, right in zip(row, edges, edges[1:], strict=False):
            cell_rect = QRectF(left + 4, y, right - left - 8, height)
            paint_fitted_line(painter, cell_rect, cell, 18, INK, weight=weight, align=RIGHT)
        y += height
    for edge in edges[:-1]:
        painter.fillRect(QRectF(edge, rect.top(), 1, y - rect.top()), with_alpha(RED, 80))
    if below:
        cell_rect = QRectF(rect.left(), y + 4, rect.width(), _FOOTNOTE_HEIGHT - 4)
        paint_fitted_line(painter, cell_rect, below, 15, QUIET, italic=True, align=LEFT)


def _columns(
    heads: Sequence[str], rows: Sequence[tuple[str, str, Sequence[str]]], width: float
) -> list[float]:
    """Return the widths of the columns of figures.

    They are equal where there is room, else as wide as needed; a narrow leaf drops the last columns
    in favour of names.
    """
    names, figures, captions = serif(17, 600), serif(18, 700), serif(14, 400, italic=True)
    named = max(QFontMetricsF(names).horizontalAdvance(title) for _, title, _ in rows) + 36
    minimum = [
        max(
            QFontMetricsF(captions).horizontalAdvance(head),
            *(QFontMetricsF(figures).horizontalAdvance(row[i]) for _, _, row in rows),
        )
        + 10
        for i, head in enumerate(heads)
    ]
    while minimum and named + sum(minimum) > width:
        minimum.pop()
    free_width = width - named
    alike = min(_MAX_COLUMN_SHARE * width, free_width / max(1, len(minimum)))
    if alike >= max(minimum, default=0.0):
        return [alike] * len(minimum)
    return [wide + (free_width - sum(minimum)) / len(minimum) for wide in minimum]


# -- shares ----------------------------------------------------------------------------------------


def _levels(entries: Sequence[Entry]) -> LedgerSection | None:
    rates = by_level(entries)
    rows = [(level_name(level), rates[level]) for level in _LEVELS if level in rates]
    if not rows:
        return None
    title = translate("Ledger", "Won against each level")
    return _bars(title, translate("Ledger", "red notch: the fair share"), rows)


def _known_variants(entries: Sequence[Entry], game: str) -> dict[str, WinRate]:
    """Return the shares by variant, without options unknown to this version.

    All options that are numbers share an entry, because single ones say little.
    """
    options = {option.name: option for option in options_of(GAMES[game].options)}

    def group(name: str) -> str:
        return _NUMBERS if name in options and options[name].is_number else name

    names = {"", _NUMBERS, *options}
    return {name: rate for name, rate in by_variant(entries, group).items() if name in names}


def _variants(rates: Mapping[str, WinRate], table: GameTable) -> LedgerSection:
    names = {
        "": translate("Ledger", "As printed"),
        _NUMBERS: translate("Ledger", "With changed numbers"),
    }
    rows = [
        (names[name] if name in names else table.load_terms().option(name)[0], rate)
        for name, rate in rates.items()
    ]
    return _bars(translate("Ledger", "By variant"), table.texts.title(), rows)


def _bars(title: str, note: str, rows: Sequence[tuple[str, WinRate]]) -> LedgerSection:
    text = " ".join(
        ledger_texts.name_and_detail(name, ledger_texts.won_of_played(rate.won, rate.played)) + "."
        for name, rate in rows
    )
    return _rows_section(title, note, len(rows), partial(_paint_bars, rows), text)


def _rows_section(
    title: str, note: str, rows: int, paint: Callable[[QPainter, QRectF], None], text: str
) -> LedgerSection:
    """Return a section of rows with bars or words."""
    return LedgerSection(
        title, note, 6 + _BAR_ROW_HEIGHT * rows, paint, text, _MAX_EXTRA_ROW_HEIGHT * rows
    )


def _paint_bars(rows: Sequence[tuple[str, WinRate]], painter: QPainter, rect: QRectF) -> None:
    """Paint a bar for each share of victories."""
    height = (rect.height() - 6) / len(rows)
    number, count = 62.0, rect.width() * 0.2
    metrics = QFontMetricsF(serif(18))
    widest = max(metrics.horizontalAdvance(title) for title, _ in rows)
    name = min(max(rect.width() * 0.26, widest + 2), rect.width() * 0.42)
    for i, (title, rate) in enumerate(rows):
        line = QRectF(rect.left(), rect.top() + 6 + i * height, rect.width(), height)
        paint_fitted_line(
            painter, QRectF(line.left(), line.top(), name, height), title, 18, INK, align=LEFT
        )
        bar = QRectF(
            line.left() + name + 12,
            line.center().y() - 7,
            line.width() - name - number - count - 24,
            14,
        )
        paper.paint_share(painter, bar, rate)
        cell_rect = QRectF(bar.right() + 6, line.top(), number, height)
        ink, weight = (QUIET, 400) if rate.has_few_games else (INK, 700)
        paint_fitted_line(
            painter, cell_rect, percent(rate.value), 18, ink, weight=weight, align=RIGHT
        )
        cell_rect = QRectF(line.right() - count, line.top(), count, height)
        paint_fitted_line(
            painter,
            cell_rect,
            ledger_texts.won_of_played(rate.won, rate.played),
            16,
            QUIET,
            align=RIGHT,
        )


def _turns(rates: Mapping[int, WinRate]) -> LedgerSection:
    text = " ".join(
        ledger_texts.name_and_detail(
            str(turn + 1), ledger_texts.won_of_played(rate.won, rate.played)
        )
        + "."
        for turn, rate in rates.items()
    )
    title = translate("Ledger", "By order of play")
    note = translate("Ledger", "I plays first, II plays second…")
    return LedgerSection(
        title,
        note,
        _TURN_CHART_HEIGHT,
        partial(_paint_turns, rates),
        text,
        _MAX_EXTRA_CHART_HEIGHT,
    )


_ROMAN = ("I", "II", "III", "IV", "V", "VI")


def _paint_turns(rates: Mapping[int, WinRate], painter: QPainter, rect: QRectF) -> None:
    """Paint a column for the share of victories in each place of the turn order."""
    ground, high = rect.bottom() - _NUMERALS_HEIGHT, rect.height() - _NUMERALS_HEIGHT - 14
    left, width = rect.left() + _SCALE_WIDTH, rect.width() - _SCALE_WIDTH
    # The scale ends at the first quarter above all whiskers.
    quarters = max(1, math.ceil(4 * max(rate.interval[1] for rate in rates.values()) - 0.01))

    def at(rate: float) -> float:
        return ground - high * rate * 4 / quarters

    for quarter in range(1, quarters + 1):
        y = at(quarter / 4)
        painter.fillRect(QRectF(left, y, width, 1), with_alpha(BLUE, 90))
        cell_rect = QRectF(rect.left(), y - 10, _SCALE_WIDTH - 8, 20)
        paint_fitted_line(painter, cell_rect, percent(quarter / 4), 14, QUIET, align=RIGHT)
    pitch = width / len(rates)
    for i, (turn, rate) in enumerate(rates.items()):
        middle = left + pitch * (i + 0.5)
        bar = QRectF(middle - 21, at(rate.value), 42, ground - at(rate.value))
        painter.fillRect(bar, with_alpha(paper.BAR, 130 if rate.has_few_games else 255))
        low, upper = map(at, rate.interval)
        paint_vertical_whisker(painter, middle, low, upper, INK)
        fair_rate, half = at(rate.fair_rate), min(pitch / 2, 44)
        stroke_path(
            painter, polyline([(middle - half, fair_rate), (middle + half, fair_rate)]), _FAIR
        )
        paint_fitted_line(
            painter, QRectF(middle - 30, ground + 4, 60, 24), _ROMAN[turn], 16.5, INK, weight=600
        )
        cell_rect = QRectF(middle - pitch / 2 + 3, ground + 26, pitch - 6, 22)
        paint_fitted_line(
            painter, cell_rect, ledger_texts.won_of_played(rate.won, rate.played), 15, QUIET
        )
    painter.fillRect(QRectF(left, ground, width, 1.2), QColor(INK))


# -- the last games --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    """A game in words."""

    day: str
    title: str
    against: str
    outcome: str
    is_won: bool
    is_rated: bool


def _latest(entries: Sequence[Entry], tables: Mapping[str, GameTable]) -> LedgerSection:
    """Return the section with the latest games."""
    lines = [
        _Line(
            ledger_texts.short_day(entry.when),
            tables[entry.game].texts.title() if entry.game in tables else entry.game,
            level_name(entry.strongest) if entry.strongest else "",
            _outcome(entry),
            bool(entry.victory_share),
            is_rated(entry),
        )
        for entry in reversed(entries[-_LATEST_GAME_COUNT:])
    ]
    text = " ".join(
        ledger_texts.name_and_detail(f"{line.day}, {line.title}, {line.against}", line.outcome)
        + "."
        for line in lines
    )
    title = translate("Ledger", "The last games")
    note = translate("Ledger", "open circle: not rated")
    return _rows_section(title, note, len(lines), partial(_paint_latest, lines), text)


def _outcome(entry: Entry) -> str:
    if not entry.is_solo:
        return translate("Ledger", "together")
    if not entry.victory_share:
        return translate("Ledger", "lost")
    return (
        translate("Ledger", "won", "a game")
        if entry.victory_share == 1
        else translate("Ledger", "shared")
    )


def _paint_latest(lines: Sequence[_Line], painter: QPainter, rect: QRectF) -> None:
    """Paint a line for each of the latest games."""
    height = (rect.height() - 6) / len(lines)
    days = QFontMetricsF(serif(15.5))
    date = max(days.horizontalAdvance(line.day) for line in lines) + 18
    level, outcome = rect.width() * 0.2, rect.width() * 0.16
    for i, line in enumerate(lines):
        row = QRectF(rect.left(), rect.top() + 4 + i * height, rect.width(), height)
        painter.fillRect(QRectF(row.left(), row.bottom(), row.width(), 1), with_alpha(BLUE, 120))
        cell_rect = QRectF(row.left(), row.top(), date - 10, height)
        paint_fitted_line(painter, cell_rect, line.day, 15.5, QUIET, align=LEFT)
        text_width = row.width() - date - level - outcome - 24
        cell_rect = QRectF(row.left() + date, row.top(), text_width, height)
        paint_fitted_line(painter, cell_rect, line.title, 17.5, INK, align=LEFT)
        cell_rect = QRectF(cell_rect.right() + 6, row.top(), level, height)
        paint_fitted_line(painter, cell_rect, line.against, 16, QUIET, italic=True, align=LEFT)
        ink, weight = (INK, 700) if line.is_won else (QUIET, 400)
        cell_rect = QRectF(row.right() - outcome - 18, row.top(), outcome, height)
        paint_fitted_line(painter, cell_rect, line.outcome, 17, ink, weight=weight, align=RIGHT)
        dot = disc(row.right() - 7, row.center().y(), 4)
        if line.is_rated:
            painter.fillPath(dot, QColor(RED))
        else:
            stroke_path(painter, dot, pen(RED, 1.2))
