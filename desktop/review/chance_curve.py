"""The curve of the chances of all seats over a match, painted over its slider."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen

from desktop.painting.fitted_text import write_fitted
from desktop.painting.materials.wax_seal import paint_possible_seal, paint_wax_seal
from desktop.painting.shapes import (
    disc,
    pen,
    polygon,
    polyline,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.review.axis import Axis
from desktop.review.curve_slider import CurveSlider
from desktop.review.findings import Findings
from desktop.review.method_texts import uncomputed_label
from desktop.style.theme import current_theme, serif
from desktop.table.callouts.advice_texts import percent
from engine.core.values import Seat

#: Gap between figures and curve, so that the largest badge does not cover a figure.
_FIGURE_GAP = 18.0
#: Size of a shield at the right.
_SHIELD_SIZE = 21.0
#: Distance of two shields at the right.
_SHIELD_DISTANCE = 27.0
#: Size of a shield below a column.
_SMALL_SHIELD_SIZE = 13.0
_BADGE_RADIUS = 11.0
_CHOSEN_BADGE_RADIUS = 14.0
#: Radius of the ring round it, line included, in radii of the badge.
_RING_RADIUS = 1.38
#: Width of a rival's line.
_RIVAL_LINE_WIDTH = 2.1
#: Width of the viewer's line.
_OWN_LINE_WIDTH = 3.4
_CASING_WIDTH = 2.0
#: Opacity of the band of the margin of error, of 255.
_MARGIN_BAND_OPACITY = 44
#: Opacity of the edge of that band, of 255.
_MARGIN_EDGE_OPACITY = 80
#: Opacity of every other column.
_OTHER_COLUMN_OPACITY = 11
_CURRENT_COLUMN_OPACITY = 46
#: Opacity of the bar of a chapter that nobody won.
_UNWON_BAR_OPACITY = 50
_BAR_HEIGHT = 5.0
_KNOB_RADIUS = 8.0
_NAME_TYPE_PX = 14.0
#: Gap between a shield below a column and the name.
_SHIELD_NAME_GAP = 4.0
#: Width of a number below the curve.
_NUMBER_WIDTH = 34.0
#: Dashes of the step to the first certain moment.
SUDDEN = 1.5, 1.5
#: Distance of moments in pixels from which they have dots.
_DOTS_DISTANCE = 16.0
#: Dashes, width and opacity (of 255) of lines where nothing is computed yet.
_UNCOMPUTED, _UNCOMPUTED_WIDTH, _UNCOMPUTED_OPACITY = (1.0, 4.0), 1.3, 150
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChanceCurve(CurveSlider):
    """The curve as it is painted; `CurveSlider` knows where everything is."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._findings is None or self._axis is None:
            return
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, self._axis)
        self._paint_lines(painter, self._axis, self._findings)
        self._paint_ends(painter, self._axis, self._findings)
        self._paint_cursor(painter, self._axis, self._findings)
        painter.end()

    def _paint_ground(self, painter: QPainter, axis: Axis) -> None:
        theme, here = current_theme(), self.column
        for number, column in enumerate(axis.columns):
            rect = QRectF(
                column.left, self._top - 8, column.right - column.left, self._foot - self._top + 8
            )
            if number == here:
                painter.fillRect(rect, with_alpha(theme.edge, _CURRENT_COLUMN_OPACITY))
            elif number % 2:
                painter.fillRect(rect, with_alpha(theme.text, _OTHER_COLUMN_OPACITY))
            seat = column.chapter.seat
            bar = QRectF(rect.left() + 0.5, self._foot + 1, max(1.0, rect.width() - 1), _BAR_HEIGHT)
            if seat is None:
                painter.fillRect(bar, with_alpha(theme.text, _UNWON_BAR_OPACITY))
            else:
                self._review_view.looks[seat].fill_rect(painter, bar)
        self._paint_names(painter, axis, here)
        if self._is_numbered:
            self._paint_numbers(painter, axis)
        if self.hasFocus():
            frame = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4)
            stroke_path(painter, frame, pen(with_alpha(theme.text, 150), 1, dash=(2, 2)))
        half = self._highest / 2
        for share, label in (
            (2 * half, percent(2 * half)),
            (half, f"{100 * half:.0f}"),
            (0.0, "0"),
        ):
            level = self._y(share)
            line = polyline([(axis.left, level), (axis.right, level)])
            dots = (2, 4) if share else ()
            stroke_path(
                painter, line, pen(with_alpha(theme.text, 55 if share else 105), 0.8, dash=dots)
            )
            painter.setFont(serif(13))
            painter.setPen(QColor(theme.quiet))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, level - 10, axis.left - _FIGURE_GAP, 20), int(right), label)

    def _paint_names(self, painter: QPainter, axis: Axis, here: int) -> None:
        """Paint the names of the columns that fit, with the winners' marks where there is room."""
        fonts = [serif(_NAME_TYPE_PX, 700 if n == here else 400) for n in range(len(axis.columns))]
        name_widths = [
            QFontMetricsF(font).horizontalAdvance(column.chapter.name)
            if column.chapter.name and (self._has_name_room or number == here)
            else 0.0
            for number, (font, column) in enumerate(zip(fonts, axis.columns, strict=True))
        ]
        middle = self._foot + (21 if self._has_name_room else 16)
        for number, label in axis.column_labels(
            name_widths, _SMALL_SHIELD_SIZE, _SHIELD_NAME_GAP, here
        ).items():
            chapter, theme, left = axis.columns[number].chapter, current_theme(), label.left
            if not label.is_marked:
                pass
            elif chapter.seat is not None:
                self._review_view.looks[chapter.seat].shield(
                    painter, left + _SMALL_SHIELD_SIZE / 2, middle, _SMALL_SHIELD_SIZE
                )
            else:
                # Nobody won the chapter.
                stroke_path(
                    painter, disc(left + _SMALL_SHIELD_SIZE / 2, middle, 4), pen(theme.quiet, 1.3)
                )
            left += _SMALL_SHIELD_SIZE + _SHIELD_NAME_GAP if label.is_marked else 0.0
            painter.setFont(fonts[number])
            painter.setPen(QColor(theme.text if number == here else theme.quiet))
            rect = QRectF(left, middle - 10, name_widths[number] + 2, 20)
            painter.drawText(rect, int(_LEFT), chapter.name)

    def _paint_numbers(self, painter: QPainter, axis: Axis) -> None:
        """Paint the numbers of moves where no chapter has a name."""
        theme, here = current_theme(), self.move_number
        middle = self._foot + (21 if self._has_name_room else 16)
        # The word for them is below the names or, in a low band, below the figures.
        left = axis.right + _NUMBER_WIDTH / 2 + 4
        caption_rect, align = QRectF(left, middle - 10, self.width() - left - 4, 20), _LEFT
        if not self._has_name_room:
            caption_rect = QRectF(0, middle - 10, axis.left - _FIGURE_GAP, 20)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        write_fitted(
            painter,
            caption_rect,
            self._review_view.moves,
            13,
            theme.quiet,
            italic=True,
            align=align,
        )
        # There is no move before the first.
        for move in sorted({*axis.numbers(_NUMBER_WIDTH), *([here] if here else [])}):
            x = axis.x_of_move(move)
            if here and move != here and abs(x - axis.x_of_move(here)) < _NUMBER_WIDTH:
                continue
            painter.setFont(serif(_NAME_TYPE_PX, 700 if move == here else 400))
            painter.setPen(QColor(theme.text if move == here else theme.quiet))
            rect = QRectF(x - _NUMBER_WIDTH / 2, middle - 10, _NUMBER_WIDTH, 20)
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), str(move))

    def _order(self, findings: Findings) -> list[int]:
        """Return the seats in the order in which their lines are drawn, the viewer's last."""
        seats = [seat for seat in range(findings.match.seats) if seat != findings.seat]
        return [*seats, findings.seat]

    def _paint_lines(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        """Paint the line of each seat, as far as the curve has unrolled."""
        moments = self._known_moments
        if not moments:
            return
        unrolled_share = self._growth_animation.currentValue() if self._is_unrolling else 1.0
        painter.save()
        shown_width = (axis.right - axis.left) * float(unrolled_share)
        painter.setClipRect(QRectF(axis.left - 2, 0, shown_width + 4, self.height()))
        xs = [axis.x_of_ply(moment.ply) for moment in moments]
        starts = {ply for ply, _ in findings.uncomputed()}
        runs = _runs([moment.ply in starts for moment in moments])
        first = findings.certain_from_ply
        certain_index = sum(moment.ply < first for moment in moments) if first is not None else 0
        has_dots = (axis.right - axis.left) / len(moments) > _DOTS_DISTANCE
        # Below all lines, none of which it may hide.
        self._paint_margin_band(painter, findings.seat, xs, runs)
        for seat in self._order(findings):
            line = zip(xs, self._lines[seat], strict=True)
            points = [(x, self._y(chance)) for x, chance in line]
            width = _OWN_LINE_WIDTH if seat == findings.seat else _RIVAL_LINE_WIDTH
            casing = pen(with_alpha(current_theme().panel, 235), width + _CASING_WIDTH)
            for run in runs:
                stroke_path(painter, polyline(points[run]), casing)
            self._paint_line(painter, points, runs, certain_index, pen(self._ink(seat), width))
            if has_dots:
                # Dots mark the evaluated moments, hollow ones a rough value.
                for (x, y), moment in zip(points, moments, strict=True):
                    if findings.is_rough(moment.ply):
                        painter.fillPath(disc(x, y, width), QColor(current_theme().panel))
                        stroke_path(painter, disc(x, y, width), pen(self._ink(seat), 1.2))
                    else:
                        painter.fillPath(disc(x, y, width), QColor(self._ink(seat)))
        self._label_uncomputed(painter, axis, findings)
        painter.restore()

    def _paint_margin_band(
        self, painter: QPainter, seat: Seat, xs: Sequence[float], runs: Sequence[slice]
    ) -> None:
        """Paint the margins of error of a seat's chances."""
        margins = [moment.doubts[seat] for moment in self._known_moments]
        points = list(zip(xs, self._lines[seat], margins, strict=True))
        upper = [(x, self._y(chance + margin)) for x, chance, margin in points]
        lower = [(x, self._y(chance - margin)) for x, chance, margin in points]
        ink = self._ink(seat)
        for run in runs:
            if len(xs[run]) == 1:
                # A single moment has no breadth.
                whisker = polyline([upper[run.start], lower[run.start]])
                stroke_path(painter, whisker, pen(with_alpha(ink, _MARGIN_EDGE_OPACITY), 1.2))
                continue
            band = polygon([*upper[run], *reversed(lower[run])])
            painter.fillPath(band, with_alpha(ink, _MARGIN_BAND_OPACITY))
            stroke_path(painter, band, pen(with_alpha(ink, _MARGIN_EDGE_OPACITY), 0.8))

    def _paint_line(
        self,
        painter: QPainter,
        points: Sequence[tuple[float, float]],
        runs: Sequence[slice],
        certain_index: int,
        stroke: QPen,
    ) -> None:
        """Paint a seat's line, with its gaps; from `certain_index` on the winner is certain."""
        parts = [slice(certain_index), slice(certain_index, None)] if certain_index else runs
        for part in parts:
            stroke_path(painter, polyline(points[part]), stroke)
        for run in runs[1:]:
            # No value between the two is known.
            gap = polyline(points[run.start - 1 : run.start + 1])
            ink = with_alpha(stroke.color(), _UNCOMPUTED_OPACITY)
            stroke_path(painter, gap, pen(ink, _UNCOMPUTED_WIDTH, dash=_UNCOMPUTED))
        if certain_index:
            # The step to the first certain moment need not be a real change.
            step = polyline(points[certain_index - 1 : certain_index + 1])
            stroke_path(painter, step, pen(stroke.color(), stroke.widthF(), dash=SUDDEN))

    def _label_uncomputed(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        """Label the stretches that are not computed yet, where the label fits."""
        label, align = uncomputed_label(), Qt.AlignmentFlag.AlignCenter
        quiet = current_theme().quiet
        stretches: list[tuple[int, int]] = []
        for start, end in findings.uncomputed():
            if stretches and stretches[-1][1] == start:
                stretches[-1] = stretches[-1][0], end
            else:
                stretches.append((start, end))
        for start, end in stretches:
            left, right = axis.x_of_ply(start), axis.x_of_ply(end)
            rect = QRectF(left, self._top - 4, right - left, 18)
            if QFontMetricsF(serif(13)).horizontalAdvance(label) + 12 <= rect.width():
                write_fitted(painter, rect, label, 13, quiet, italic=True, align=align)

    @property
    def _is_unrolling(self) -> bool:
        return self._growth_animation.state() == QVariantAnimation.State.Running

    def _ink(self, seat: Seat) -> str:
        look = self._review_view.looks[seat]
        return look.light if current_theme().dark else look.colour

    def _paint_ends(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        """Paint shields and names where the lines end, the winner on top."""
        last = findings.moments[-1]
        if last is None:
            return
        theme, distance = current_theme(), self._shield_distance(findings.match.seats)
        places: dict[int, float] = {}
        low = self._foot - 4
        for seat in sorted(range(findings.match.seats), key=lambda seat: last.chances[seat]):
            places[seat] = min(low, self._y(last.chances[seat]) + 2)
            low = places[seat] - distance
        result = findings.match.result
        if result is not None and not result.winners:
            self._paint_aside(
                painter,
                axis.right + 22,
                min(places.values()) - _SHIELD_DISTANCE,
                self._review_view.nobody,
            )
        for seat, y in places.items():
            end = QPointF(axis.right, self._y(last.chances[seat]))
            way = QPainterPath(end)
            way.cubicTo(end.x() + 14, end.y(), end.x() + 8, y, end.x() + 22, y)
            # A leader to the name, not part of the curve.
            stroke_path(painter, way, pen(with_alpha(self._ink(seat), 170), 1.1, dash=(1.5, 2.5)))
            self._review_view.looks[seat].shield(
                painter, end.x() + 34, y, min(_SHIELD_SIZE, distance - 2)
            )
            if not self._has_name_room:
                continue
            won = result is not None and seat in result.winners
            bold = 700 if won or seat == findings.seat else 400
            rect = QRectF(end.x() + 50, y - 11, self.width() - end.x() - 54, 22)
            font = serif(15.5, bold)
            elide = Qt.TextElideMode.ElideRight
            name = QFontMetricsF(font).elidedText(
                self._review_view.names[seat], elide, rect.width()
            )
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            painter.drawText(rect, int(_LEFT), name)
            below = y + distance if distance >= _SHIELD_DISTANCE else 0.0
            free = all(abs(other - y - 17) > 16 for key, other in places.items() if key != seat)
            if won and free and below:
                self._paint_aside(painter, rect.left(), y + 17, self._review_view.won)

    def _paint_aside(self, painter: QPainter, left: float, middle: float, label: str) -> None:
        """Paint the outcome beside the names, if there is room for words."""
        if self._has_name_room:
            rect = QRectF(left, middle - 11, self.width() - left - 4, 22)
            write_fitted(painter, rect, label, 14, current_theme().accent, italic=True)

    def _shield_distance(self, seats: int) -> float:
        """Return the distance of the shields at which all of them fit."""
        return min(_SHIELD_DISTANCE, (self._foot - self._top + 20) / max(1, seats))

    def _paint_cursor(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        theme, x = current_theme(), axis.x_of_ply(self.value())
        badges = self._badge_positions()
        top = self._top - 8
        stroke_path(painter, polyline([(x, top), (x, self._foot)]), pen(theme.edge, 1.6))
        # The chosen badge comes last, so that its branch is above the others.
        for number in sorted(range(len(badges)), key=lambda number: number == self.chosen_number):
            point = badges[number]
            if number == self.chosen_number:
                self._paint_branch(painter, axis, findings, number)
                above = self._chosen_place(point)
                # Its ring stays within the band.
                radius = min(_CHOSEN_BADGE_RADIUS, (above.y() - 1) / _RING_RADIUS)
                ring = disc(above.x(), above.y(), radius * 1.26)
                stroke_path(painter, ring, pen("#f5ead0", radius * 0.24))
                stroke_path(painter, ring, pen(theme.edge, radius * 0.12))
                self._paint_badge(painter, findings, number, above, radius)
            else:
                self._paint_badge(painter, findings, number, point, _BADGE_RADIUS)
        knob = disc(x, self._foot + 3.5, _KNOB_RADIUS)
        painter.fillPath(knob.translated(0, 1), QColor(0, 0, 0, 90))
        painter.fillPath(
            knob, vertical_gradient(self._foot - 4, self._foot + 11, (0, "#f0d48c"), (1, "#b98a35"))
        )
        stroke_path(painter, knob, pen("#7d5a1f", 1.2))

    @staticmethod
    def _paint_badge(
        painter: QPainter, findings: Findings, number: int, point: QPointF, radius: float
    ) -> None:
        """Paint a seal, or a hollow disc with a question mark while it is still being examined."""
        if findings.turns[number].is_provisional:
            paint_possible_seal(painter, point, radius)
        else:
            paint_wax_seal(painter, point, radius, number + 1, red=True)

    def _paint_branch(self, painter: QPainter, axis: Axis, findings: Findings, number: int) -> None:
        """Paint a dotted line to the chance after the coach's move, evaluated like the curve."""
        turn, theme = findings.turns[number], current_theme()
        before = findings.on_curve(turn.ply)
        after = findings.moment_after_best(turn)
        if before is None or after is None:
            return
        x, y = axis.x_of_ply(turn.ply), self._y(before.chances[turn.seat])
        chance, margin = after.chances[turn.seat], after.doubts[turn.seat]
        goal, end = self._y(chance), x + min(34.0, axis.right - x)
        branch = QPainterPath(QPointF(x, y))
        branch.quadTo(x + (end - x) / 2, goal, end, goal)
        stroke_path(painter, branch, pen(theme.edge, 2.4, dash=(1.2, 1.8)))
        whisker = [(end, self._y(chance + margin)), (end, self._y(chance - margin))]
        stroke_path(painter, polyline(whisker), pen(theme.text, 1.3))
        painter.fillPath(disc(end, goal, 4.6), QColor(theme.strip))
        stroke_path(painter, disc(end, goal, 4.6), pen(theme.edge, 2))


def _runs(gap_follows: Sequence[bool]) -> list[slice]:
    """Return the runs of moments without a gap inside, as slices."""
    ends = [number + 1 for number, gap in enumerate(gap_follows) if gap]
    return [slice(*pair) for pair in pairwise([0, *ends, len(gap_follows)])]
