"""The section of memorable things: the longest streak, a rival, the strongest box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.storage.ledger.entries import Entry
from desktop.storage.ledger.win_rates import by_level, longest_streak, win_rates_by
from desktop.style.theme import serif
from desktop.table.game_table import GameTable
from desktop.windows.ledger import ledger_texts, paper
from desktop.windows.ledger.paper import INK, LEFT, QUIET
from desktop.windows.ledger.section import LedgerSection, Lid

#: Height of the section, in pixels.
_HEIGHT = 84.0
#: The most pixels by which it may grow.
_MAX_EXTRA_HEIGHT = 16.0
_SIGN_WIDTH = 50.0
#: Space between a sign and its text.
_GAP = 9.0
#: Space between two things.
_COLUMN_GAP = 10.0
#: Size of a lid.
_LID_SIZE = QSize(38, 56)
#: The charge and the colour of each level's shield.
_SHIELDS = {
    "level1": ("wolf", "#5b6b4a"),
    "level2": ("tower", "#cf5a14"),
    "level3": ("lily", "#0b8a63"),
    "level4": ("eagle", "#9e2b25"),
    "level5": ("sun", "#a8588e"),
}


@dataclass(frozen=True, slots=True)
class _Memorable:
    """A memorable thing."""

    head: str
    what: str
    detail: str
    #: Paints its sign around a point.
    sign: Callable[[QPainter, QPointF], None]


def remembered_section(
    entries: Sequence[Entry], tables: Mapping[str, GameTable], lid: Lid
) -> LedgerSection | None:
    """Return the section, or None if there are too few games."""
    things = [
        thing for thing in (_streak(entries), _rival(entries), _box(entries, tables, lid)) if thing
    ]
    if not things:
        return None
    text = " ".join(
        f"{ledger_texts.name_and_detail(thing.head, f'{thing.what}, {thing.detail}')}."
        for thing in things
    )
    title = translate("Ledger", "Remembered")
    return LedgerSection(title, "", _HEIGHT, partial(_paint, things), text, _MAX_EXTRA_HEIGHT)


def _streak(entries: Sequence[Entry]) -> _Memorable | None:
    streak, until = longest_streak(entries)
    if streak < 2:
        return None
    return _Memorable(
        translate("Ledger", "Longest streak"),
        translate("Ledger", "%n victories", "", streak),
        ledger_texts.short_day(until),
        partial(paper.paint_laurel, radius=22, figure=str(streak)),
    )


def _rival(entries: Sequence[Entry]) -> _Memorable | None:
    """Return the level met most often."""
    against = {level: rate for level, rate in by_level(entries).items() if not rate.has_few_games}
    if not against:
        return None
    level, rate = max(against.items(), key=lambda item: item[1].played)
    charge, colour = _SHIELDS[level]
    return _Memorable(
        translate("Ledger", "Met most often"),
        translate("Ledger", "a {level}").format(level=level_name(level)),
        ledger_texts.won_of_played(rate.won, rate.played),
        lambda painter, at: paint_shield(painter, at.x(), at.y(), 40, colour, charge),
    )


def _box(entries: Sequence[Entry], tables: Mapping[str, GameTable], lid: Lid) -> _Memorable | None:
    """Return the box with the most victories above the fair share."""
    by_game = win_rates_by(entries, lambda entry: entry.game if entry.game in tables else "")
    if len(by_game) < 2:
        return None
    above = {
        game: rate.value - rate.fair_rate
        for game, rate in by_game.items()
        if rate.value > rate.fair_rate and not rate.has_few_games
    }
    if not above:
        return None
    game = max(above, key=lambda name: (above[name], name))
    return _Memorable(
        translate("Ledger", "Your best game"),
        tables[game].texts.title(),
        ledger_texts.won_of_played(by_game[game].won, by_game[game].played),
        partial(paint_lid, game, lid, _LID_SIZE),
    )


def paint_lid(game: str, lid: Lid, size: QSize, painter: QPainter, point: QPointF) -> None:
    """Paint the lid of a game's box on paper."""
    picture = lid(game, size)
    rect = QRectF(0, 0, size.width(), size.height())
    rect.moveCenter(point)
    paint_shadow(painter, rounded(rect, 2), QColor(50, 25, 5, 130), 5, 1, 3)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    stroke_path(painter, rounded(rect, 2), pen("#3a2412", 1))


def _paint(things: Sequence[_Memorable], painter: QPainter, rect: QRectF) -> None:
    """Paint the memorable games in columns."""
    needed = [_width_of(thing) for thing in things]
    free_width = rect.width() - len(things) * (_SIGN_WIDTH + _GAP) - (len(things) - 1) * _COLUMN_GAP
    # In too little room all headings shrink alike.
    scale = min(1.0, free_width / sum(needed))
    column_gap = _COLUMN_GAP + (free_width - scale * sum(needed)) / 3
    left, middle = rect.left(), rect.center().y() + 4
    for thing, width in zip(things, needed, strict=True):
        thing.sign(painter, QPointF(left + _SIGN_WIDTH / 2 + 2, middle))
        text_rect = QRectF(left + _SIGN_WIDTH + _GAP, middle - 32, width * scale, 22)
        for i, (text, size, weight, italic) in enumerate(_lines(thing)):
            line_rect, ink = text_rect.translated(0, 21 * i), QUIET if italic else INK
            fitting = size if i else size * scale
            paint_fitted_line(
                painter, line_rect, text, fitting, ink, weight=weight, italic=italic, align=LEFT
            )
        left += _SIGN_WIDTH + _GAP + width * scale + column_gap


def _lines(thing: _Memorable) -> tuple[tuple[str, float, int, bool], ...]:
    """Return the lines with type size, weight, and whether they are italic."""
    return (
        (thing.head, 17, 700, False),
        (thing.what, 16.5, 400, False),
        (thing.detail, 15.5, 400, True),
    )


def _width_of(thing: _Memorable) -> float:
    return (
        max(
            QFontMetricsF(serif(size, weight, italic)).horizontalAdvance(text)
            for text, size, weight, italic in _lines(thing)
        )
        + 2
    )
