"""Paint the score sheet of a league: paper, table, and the crest of its winner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.wood import paint_wood
from desktop.painting.seat_look import LOOKS
from desktop.painting.shapes import (
    linear_gradient,
    pen,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import Theme, serif
from desktop.windows.league import league_texts
from desktop.windows.league.score_sheet_facts import BoxState, CellKind, LeagueSheetFacts, ScoreRow
from desktop.windows.league.score_sheet_layout import SheetPlan
from desktop.windows.ledger.paper import paint_laurel, paint_tailpiece
from desktop.windows.match_page.ending.ornaments import (
    SheetStyle,
    paint_banner,
    paint_crown,
    paint_halo,
    paint_laurel_branches,
    paint_sheet,
)

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GOLD = "#e2b94f"
#: Opacity of the shield of a player who will be at a table later.
_FORESEEN_OPACITY = 0.42
#: Space between the letters of a title, as a share of the type size.
_TRACKING = 0.12


def paint_ground(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the wood below the paper. This takes most of the time."""
    if theme.high_contrast:
        painter.fillRect(rect, QColor(theme.panel))
    else:
        paint_wood(painter, rect)


def paint_table(
    painter: QPainter,
    plan: SheetPlan,
    facts: LeagueSheetFacts,
    style: SheetStyle,
    *,
    is_setup: bool,
) -> None:
    """Paint paper and table without the boxes. With `is_setup` the names are left out: they are
    fields."""
    paint_sheet(painter, plan.paper, style)
    if facts.champions:
        _paint_crest(painter, plan, facts, style)
    elif not plan.title.isEmpty():
        _paint_title(painter, plan.title, facts, style)
    for number, column in enumerate(facts.columns):
        if column.state is BoxState.NEXT:
            _paint_next_column(painter, plan.column(number), style)
    if any(row.leads for row in facts.rows):
        _paint_leaders(painter, plan, facts, style)
    _paint_rules(painter, plan, style)
    for number, row in enumerate(facts.rows):
        if not is_setup:
            _paint_name(painter, plan.names[number], row, style)
        for rect, column, cell in zip(plan.cells[number], facts.columns, row.cells, strict=True):
            if column.state is not BoxState.LEFT_OUT:
                paint_cell(painter, rect, row.player, cell.kind, cell.text, style)
        if plan.totals:
            size = min(34.0, plan.totals[number].height() * 0.66)
            paint_fitted_line(
                painter, plan.totals[number], row.total or "–", size,
                style.ink if row.total else style.quiet, weight=700,
            )  # fmt: skip
    if not plan.foot.isEmpty() and not is_setup:
        paint_fitted_line(
            painter, plan.foot, league_texts.point_rule(), 16, style.quiet, italic=True, align=LEFT
        )


def _paint_title(
    painter: QPainter, rect: QRectF, facts: LeagueSheetFacts, style: SheetStyle
) -> None:
    """Paint title and note beside the boxes, and an ornament below them if it fits."""
    size = min(40.0, rect.height() * 0.24, rect.width() * 0.16)
    top = rect.top() + min(26.0, rect.height() * 0.1)
    line = QRectF(rect.left(), top, rect.width(), size * 1.3)
    paint_fitted_line(painter, line, facts.title, size, style.title, weight=700, align=LEFT)
    below = QRectF(rect.left() + 1, line.bottom() - 2, rect.width(), size * 0.8)
    note = max(14.0, size * 0.48)
    paint_fitted_line(painter, below, facts.note, note, style.quiet, italic=True, align=LEFT)
    if rect.bottom() - below.bottom() > 90 and not style.is_stark:
        middle = QPointF(rect.left() + rect.width() * 0.46, (below.bottom() + rect.bottom()) / 2)
        paint_tailpiece(painter, middle, "lion", min(1.0, rect.width() / 300), style.heading)


def _paint_rules(painter: QPainter, plan: SheetPlan, style: SheetStyle) -> None:
    """Paint the double rule below the boxes, and thin ones between rows and columns."""
    left, right = plan.names[0].left(), plan.row(0).right()
    top, bottom = plan.names[0].top(), plan.names[-1].bottom()
    strong, thin = QColor(style.heading), with_alpha(style.quiet, 90)
    if style.is_stark:
        thin = QColor(style.line)
    for y in (top - 1.5, top + 1.5):
        painter.fillRect(QRectF(left, y, right - left, 1), strong)
    for name in plan.names[1:]:
        painter.fillRect(QRectF(left, name.top(), right - left, 1), thin)
    for y in (bottom - 1.0, bottom + 2.0):
        painter.fillRect(QRectF(left, y, right - left, 1), strong)
    for cell in (*plan.cells[0], *plan.totals[:1]):
        painter.fillRect(QRectF(cell.left(), top, 1, bottom - top), thin)
    if not plan.total_head.isEmpty():
        rect = plan.total_head.adjusted(4, plan.total_head.height() - 26, -2, -2)
        paint_fitted_line(painter, rect, league_texts.points_head(), 16, style.quiet, italic=True)


def _paint_next_column(painter: QPainter, rect: QRectF, style: SheetStyle) -> None:
    path = rounded(rect.adjusted(2, -4, -1, 0), 8)
    if style.is_stark:
        painter.fillPath(path, QColor(style.lit_cell))
        return
    clear, warm = with_alpha(_GOLD, 26), with_alpha(_GOLD, 92 if not style.is_dark else 56)
    painter.fillPath(path, vertical_gradient(rect.top(), rect.bottom(), (0, clear), (1, warm)))


def _paint_leaders(
    painter: QPainter, plan: SheetPlan, facts: LeagueSheetFacts, style: SheetStyle
) -> None:
    for number, row in enumerate(facts.rows):
        if not row.leads:
            continue
        rect = plan.row(number).adjusted(0, 2, 0, -1)
        if style.is_stark:
            stroke_path(painter, rounded(rect.adjusted(1, 1, -1, -1), 2), pen(style.title, 2))
            continue
        ends = with_alpha(_GOLD, 20 if style.is_dark else 40), with_alpha(_GOLD, 96)
        gold = linear_gradient(rect.left(), 0, rect.right(), 0, (0, ends[1]), (1, ends[0]))
        painter.fillRect(rect, gold)


def _paint_name(painter: QPainter, rect: QRectF, row: ScoreRow, style: SheetStyle) -> None:
    """Paint place, shield and name, with the level of a bot below it."""
    height = rect.height()
    shield = min(40.0, height * 0.66)
    x = rect.left() + 6
    if row.place:
        cell_rect = QRectF(x, rect.top(), height * 0.5, height)
        paint_fitted_line(
            painter, cell_rect, f"{row.place}.", min(24, height * 0.5), style.heading, weight=700
        )
        x = cell_rect.right()
    LOOKS[row.player].shield(painter, x + shield * 0.62, rect.center().y(), shield)
    text_rect = QRectF(rect)
    text_rect.setLeft(x + shield * 1.34)
    text_rect.setRight(rect.right() - 6)
    size = min(22.0, height * 0.52)
    if row.level and height >= 44:
        name, level = QRectF(text_rect), QRectF(text_rect)
        name.setBottom(rect.center().y() + height * 0.12)
        level.setTop(rect.center().y() + height * 0.06)
        paint_fitted_line(painter, level, row.level, 15, style.quiet, italic=True, align=LEFT)
        text_rect = name
    paint_fitted_line(painter, text_rect, row.name, size, style.ink, weight=700, align=LEFT)


def paint_cell(
    painter: QPainter, rect: QRectF, player: int, kind: CellKind, text: str, style: SheetStyle
) -> None:
    """Paint the contents of a cell: a medal, points, a shield, or the word for a player who
    rests."""
    middle, height = rect.center(), rect.height()
    if kind is CellKind.WON:
        radius = min(height * 0.46, rect.width() * 0.4, 27.0)
        paint_laurel(painter, middle, radius, text)
    elif kind is CellKind.LOST:
        size = min(24.0, height * 0.5)
        paint_fitted_line(painter, rect, text, size, style.quiet)
    elif kind is CellKind.RESTS:
        paint_fitted_line(
            painter, rect.adjusted(4, 0, -4, 0), league_texts.resting_label(),
            min(16.0, height * 0.5), style.quiet, italic=True,
        )  # fmt: skip
    else:
        painter.save()
        if kind is CellKind.COMES:
            painter.setOpacity(_FORESEEN_OPACITY)
        LOOKS[player].shield(painter, middle.x(), middle.y(), min(26.0, height * 0.5))
        painter.restore()


# -- the end of the evening ------------------------------------------------------------------------


def _paint_crest(
    painter: QPainter, plan: SheetPlan, facts: LeagueSheetFacts, style: SheetStyle
) -> None:
    """Paint the shields of the winners in laurel below a crown, and title and sentence."""
    rect, count = plan.crest, len(facts.champions)
    if plan.has_band:
        side = min(rect.width() * 0.4, rect.height() * 1.1 * count)
        _paint_shields(painter, QRectF(rect.left(), rect.top(), side, rect.height()), facts, style)
        text_rect = QRectF(
            rect.left() + side, rect.top() + 4, rect.width() - side, rect.height() - 8
        )
        _paint_words(painter, text_rect, 26, 15, facts, style)
        return
    title, sentence = min(44.0, rect.height() * 0.19), min(20.0, rect.height() * 0.09)
    title, sentence = max(22.0, title), max(15.0, sentence)
    high = rect.height() - title * 1.25 - sentence * 1.5 - 6
    if plan.is_roomy:
        _paint_banners(painter, rect, facts)
    _paint_shields(painter, QRectF(rect.left(), rect.top(), rect.width(), high), facts, style)
    text_rect = QRectF(rect.left(), rect.top() + high, rect.width(), rect.height() - high - 6)
    beside = 86 if plan.is_roomy else 0
    _paint_words(painter, text_rect.adjusted(beside, 0, -beside, 0), title, sentence, facts, style)


def _paint_shields(
    painter: QPainter, rect: QRectF, facts: LeagueSheetFacts, style: SheetStyle
) -> None:
    """Paint the crowned shields of the winners side by side; a single one is in laurel."""
    winners, y = facts.champions, rect.top() + rect.height() * 0.59
    shield = min(rect.height() * (0.48 if len(winners) == 1 else 0.42), rect.width() / 1.4)
    step = min(shield * 1.34, rect.width() / len(winners))
    first = rect.center().x() - step * (len(winners) - 1) / 2
    xs = [first + step * number for number in range(len(winners))]
    for x in () if style.is_stark else xs:
        paint_halo(painter, x, y, shield * 1.05)
    if len(winners) == 1:
        paint_laurel_branches(painter, xs[0], y, shield * 0.84)
    for x, player in zip(xs, winners, strict=True):
        LOOKS[player].shield(painter, x, y + shield * 0.04, shield)
        paint_crown(painter, x, y - shield * 0.62, shield * 0.86)


def _paint_words(
    painter: QPainter,
    rect: QRectF,
    title: float,
    sentence: float,
    facts: LeagueSheetFacts,
    style: SheetStyle,
) -> None:
    """Paint the title and the sentence below it, in these type sizes."""
    line = QRectF(rect.left(), rect.top(), rect.width(), title * 1.25)
    _paint_tracked(painter, line, facts.title.upper(), title, style.title)
    below = QRectF(rect.left(), line.bottom(), rect.width(), sentence * 1.5)
    paint_fitted_line(painter, below, facts.sentence, sentence, style.cause, italic=True)


def _paint_banners(painter: QPainter, rect: QRectF, facts: LeagueSheetFacts) -> None:
    width = min(74.0, rect.height() * 0.3)
    looks = [LOOKS[player] for player in facts.champions]
    places = (rect.left() + 18, rect.right() - 18 - width)
    for x, look in zip(places, (looks[0], looks[-1]), strict=True):
        paint_banner(painter, QRectF(x, rect.top() + 10, width, rect.height() - 26), look)


def _paint_tracked(painter: QPainter, rect: QRectF, text: str, size: float, colour: str) -> None:
    """Paint a line in spaced capitals, smaller where it would not fit."""
    font = serif(64, 700)
    font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, 64 * _TRACKING)
    width = QFontMetricsF(font).horizontalAdvance(text)
    scale = min(size / 64, rect.width() / width)
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    half = QRectF(-width / 2, -rect.height() / scale / 2, width + 64, rect.height() / scale)
    painter.drawText(half, int(LEFT), text)
    painter.restore()
