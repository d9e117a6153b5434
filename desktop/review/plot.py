"""The curve of the chances of all seats over a match, and the slider that moves through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from desktop.language.translation import translate
from desktop.painting.materials.wax_seal import paint_possible_seal, paint_wax_seal
from desktop.painting.seat_look import SeatLook
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
from desktop.panels.heading import write_fitted
from desktop.review.axis import Axis
from desktop.review.findings import Findings
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme, serif
from desktop.table.callouts.advice_texts import percent
from desktop.table.replay.chapters import Chapter
from engine.core.values import Seat
from engine.review.curve import Moment

_ABOVE = 34.0  # pixels above the highest chance
#: Pixels above the highest chance in a low band, by the least height of the band.
_LOW_ABOVE = ((100, 32.0), (0, 26.0))
_BELOW = 42.0  # pixels below the lowest chance
_LOW_BELOW = 26.0  # pixels below the lowest chance in a low band
_FIGURES = 56.0  # width of the figures at the left
_NAMES = 142.0  # width of the names at the right
_SHIELDS = 48.0  # width of the right side with shields only
#: Gap between figures and curve, so that the largest badge does not cover a figure.
_BESIDE = 18.0
_SHIELD = 21.0  # size of a shield at the right
_APART = 27.0  # distance of two shields at the right
_SMALL = 13.0  # size of a shield below a column
_BADGE = 11.0  # radius of a badge
_CHOSEN = 14.0  # radius of the chosen badge
_RINGED = 1.38  # radius of the ring round it, line included, in radii of the badge
_RIVAL = 2.1  # width of a rival's line
_OWN = 3.4  # width of the own line
_CASING = 2.0  # extra width of the casing
_DOUBT = 84  # opacity of the band of doubt
_DOUBT_EDGE = 130  # opacity of its edge
_OTHER = 11  # opacity of every other column
_HERE = 46  # opacity of the current column
#: Opacity of the bar of a chapter that nobody won.
_NOBODYS = 50
_BAR = 5.0  # height of the bars below the columns
_KNOB = 8.0  # radius of the knob
_NEAR = 14.0  # distance up to which a click hits a badge
_NAME = 14.0
#: Gap between a shield below a column and the name.
_MARKED = 4.0
#: Width of a number below the curve.
_COUNTED = 34.0
_GROW_MS = 600
#: Dashes of the step to the first certain moment.
SUDDEN = 1.5, 1.5
_AROUND = 2  # number of moments on either side that are averaged
_SPARSE = 16.0  # distance of moments in pixels from which they have dots
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class ReviewView:
    """The seats and words of the curve."""

    looks: Sequence[SeatLook]
    names: Sequence[str]
    #: The text below the winner's name, and the text above all names if nobody won.
    won: str
    nobody: str
    #: The name of the numbered moments, if no chapter has a name.
    moves: str


def smooth_chances(chances: Sequence[float], doubts: Sequence[float]) -> list[float]:
    """Return each chance averaged with its neighbours that do not differ beyond their doubts.

    This removes fluctuations of the evaluation.
    """
    smoothed = []
    for number, (chance, doubt) in enumerate(zip(chances, doubts, strict=True)):
        around = range(max(0, number - _AROUND), min(len(chances), number + _AROUND + 1))
        same = [
            chances[other]
            for other in around
            if abs(chances[other] - chance) <= min(doubt, doubts[other])
        ]
        smoothed.append(sum(same) / len(same))
    return smoothed


class Plot(TextScaled, QSlider):
    """The curve as a slider.

    Signals:
        turn_picked(number): a turning point was clicked.
    """

    turn_picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.installEventFilter(self)
        self._findings: Findings | None = None
        self._chapters: Sequence[Chapter] = ()
        self._review_view = ReviewView((), (), "", "", "")
        self._axis: Axis | None = None
        #: Whether there is room for names.
        self._roomy = True
        #: The number of the turning point shown, or None.
        self.chosen: int | None = None
        #: The turning points in words, for the tooltips of their badges.
        self.turn_texts: Sequence[str] = ()
        #: Returns what happened before a ply, and the chances there.
        self.describe_moment: Callable[[int], str] = lambda ply: ""
        #: The evaluated moments, the smoothed line of each seat, and whether all moments are
        #: evaluated.
        self._known: Sequence[Moment] = ()
        self._lines: Sequence[Sequence[float]] = ()
        self._valued = False
        #: The chance at the top; if all chances are small, the scale is enlarged.
        self._highest = 1.0
        self._growth = QVariantAnimation(self)
        self._growth.setDuration(_GROW_MS)
        self._growth.setStartValue(0.0)
        self._growth.setEndValue(1.0)
        self._growth.valueChanged.connect(self._on_grown)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_findings(
        self, findings: Findings, chapters: Sequence[Chapter], sitting: ReviewView
    ) -> None:
        """Show the findings with the given seats and words."""
        fresh = findings is not self._findings
        self._findings, self._chapters, self._review_view = findings, chapters, sitting
        self.setRange(0, findings.match.ply)
        if (
            fresh
            or findings.evaluated_moments != self._known
            or findings.curve_complete != self._valued
        ):
            self._measure(findings)
        if fresh:
            self.chosen = None
        self._lay_out()
        self.update()

    def _measure(self, findings: Findings) -> None:
        """Compute the lines; this is slow for a long match, so only after a change."""
        moments, self._valued = findings.evaluated_moments, findings.curve_complete
        self._known = moments
        self._lines = [
            smooth_chances(
                [moment.chances[seat] for moment in moments],
                [moment.doubts[seat] for moment in moments],
            )
            for seat in range(findings.match.seats)
        ]
        maximum = max(map(max, filter(None, self._lines)), default=1.0)
        self._highest = 0.5 if findings.curve_complete and maximum < 0.5 else 1.0

    def unroll(self) -> None:
        """Let the lines grow from the left once."""
        self._growth.stop()
        self._growth.start()

    def choose(self, number: int | None) -> None:
        """Mark the turning point shown, or none."""
        if number != self.chosen:
            self.chosen = number
            self.update()

    def set_roomy(self, roomy: bool) -> None:
        """Set whether there is room for names."""
        self._roomy = roomy
        self._lay_out()

    @property
    def move_number(self) -> int:
        """The number of the move that led to the moment, or of the turning point shown."""
        assert self._findings is not None
        return self._findings.moves.number(self._move_ply)

    @property
    def _move_ply(self) -> int:
        """The ply after the move that the texts are about."""
        return self.value() + (self.chosen is not None)

    @property
    def column(self) -> int:
        """The number of the highlighted chapter: that of the move."""
        assert self._axis is not None
        return self._axis.at(max(0, self._move_ply - 1))

    @property
    def _is_numbered(self) -> bool:
        """Whether moves are numbered because no chapter has a name."""
        return self._axis is not None and not any(
            column.chapter.name for column in self._axis.columns
        )

    @property
    def axis(self) -> Axis | None:
        """The positions of plies, or None before there is anything to show."""
        return self._axis

    @property
    def is_branched(self) -> bool:
        """Whether the curve shows where the coach's move would have led."""
        if self._findings is None or self.chosen is None:
            return False
        turn = self._findings.turns[self.chosen]
        return self._findings.moment_after_best(turn) is not None

    def _on_grown(self) -> None:
        self.update()

    def _lay_out(self) -> None:
        if self._findings is None:
            return
        end = _NAMES if self._roomy else _SHIELDS
        right = max(_FIGURES + 40.0, self.width() - end)
        findings = self._findings
        self._axis = Axis(self._chapters, findings.match.ply, _FIGURES, right, findings.moves)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # -- the mouse ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.text_at(self.at(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), text or self.toolTip(), self)
            return True
        return super().eventFilter(watched, event)

    def text_at(self, at: QPointF) -> str:
        """Return the text about the turning point, the chapter or the moment at a position."""
        badge = self._badge_at(at)
        if badge is not None and badge < len(self.turn_texts):
            return self.turn_texts[badge]
        if at.y() > self._foot:
            return self.column_name(at.x())
        axis = self._axis
        if axis is None or not axis.left <= at.x() <= axis.right:
            return ""
        return self.describe_moment(axis.ply(at.x()))

    def _badge_at(self, at: QPointF) -> int | None:
        """Return the number of the turning point whose badge is at a position, or None."""
        for number, place in enumerate(self._badge_positions()):
            if number == self.chosen and (at - self._chosen_place(place)).manhattanLength() < _NEAR:
                return number
            if (at - place).manhattanLength() < _NEAR:
                return number
        return None

    def _chosen_place(self, place: QPointF) -> QPointF:
        """Return where the chosen badge is painted: above the curve."""
        return QPointF(place.x(), self._top - 12)

    def column_name(self, x: float) -> str:
        """Return the name and winner of a column: "Genoa: nobody"; "" if it has no name."""
        columns = self._axis.columns if self._axis is not None else ()
        there = (column.chapter for column in columns if column.left <= x <= column.right)
        chapter = next((chapter for chapter in there if chapter.name), None)
        if chapter is None:
            return ""
        seat = chapter.seat
        name = translate("Review", "nobody") if seat is None else self._review_view.names[seat]
        return translate("Review", "{place}: {name}").format(place=chapter.name, name=name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._axis is None:
            return
        badge = self._badge_at(self.at(event.position()))
        if badge is not None:
            self.turn_picked.emit(badge)
            return
        self.setSliderDown(True)
        self.setValue(self._axis.ply(self.at(event.position()).x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown() and self._axis is not None:
            self.setValue(self._axis.ply(self.at(event.position()).x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    # -- painting ----------------------------------------------------------------------------------

    @property
    def _top(self) -> float:
        if self._roomy:
            return _ABOVE
        return next(above for least, above in _LOW_ABOVE if self.height() >= least)

    @property
    def _foot(self) -> float:
        return self.height() - (_BELOW if self._roomy else _LOW_BELOW)

    def _y(self, chance: float) -> float:
        share = chance / self._highest
        return self._foot + (self._top - self._foot) * min(1.0, max(0.0, share))

    def _badge_positions(self) -> list[QPointF]:
        """Return the positions of the turning points' badges, on the own line."""
        findings, axis = self._findings, self._axis
        if findings is None or axis is None:
            return []
        positions = []
        for turn in findings.turns:
            moment = findings.at(turn.ply)
            height = self._y(moment.chances[turn.seat]) if moment is not None else self._foot
            positions.append(QPointF(axis.x(turn.ply), max(self._top, height)))
        return positions

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
            box = QRectF(
                column.left, self._top - 8, column.right - column.left, self._foot - self._top + 8
            )
            if number == here:
                painter.fillRect(box, with_alpha(theme.edge, _HERE))
            elif number % 2:
                painter.fillRect(box, with_alpha(theme.text, _OTHER))
            seat = column.chapter.seat
            bar = QRectF(box.left() + 0.5, self._foot + 1, max(1.0, box.width() - 1), _BAR)
            if seat is None:
                painter.fillRect(bar, with_alpha(theme.text, _NOBODYS))
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
            painter.drawText(QRectF(0, level - 10, axis.left - _BESIDE, 20), int(right), label)

    def _paint_names(self, painter: QPainter, axis: Axis, here: int) -> None:
        """Paint the names of the columns that fit, with the winners' marks where there is room."""
        fonts = [serif(_NAME, 700 if n == here else 400) for n in range(len(axis.columns))]
        width = [
            QFontMetricsF(font).horizontalAdvance(column.chapter.name)
            if column.chapter.name and (self._roomy or number == here)
            else 0.0
            for number, (font, column) in enumerate(zip(fonts, axis.columns, strict=True))
        ]
        middle = self._foot + (21 if self._roomy else 16)
        for number, label in axis.named(width, _SMALL, _MARKED, here).items():
            chapter, theme, left = axis.columns[number].chapter, current_theme(), label.left
            if not label.marked:
                pass
            elif chapter.seat is not None:
                self._review_view.looks[chapter.seat].shield(
                    painter, left + _SMALL / 2, middle, _SMALL
                )
            else:
                # Nobody won the chapter.
                stroke_path(painter, disc(left + _SMALL / 2, middle, 4), pen(theme.quiet, 1.3))
            left += _SMALL + _MARKED if label.marked else 0.0
            painter.setFont(fonts[number])
            painter.setPen(QColor(theme.text if number == here else theme.quiet))
            room = QRectF(left, middle - 10, width[number] + 2, 20)
            painter.drawText(room, int(_LEFT), chapter.name)

    def _paint_numbers(self, painter: QPainter, axis: Axis) -> None:
        """Paint the numbers of moves where no chapter has a name."""
        theme, here = current_theme(), self.move_number
        middle = self._foot + (21 if self._roomy else 16)
        # The word for them is below the names or, in a low band, below the figures.
        left = axis.right + _COUNTED / 2 + 4
        what, align = QRectF(left, middle - 10, self.width() - left - 4, 20), _LEFT
        if not self._roomy:
            what = QRectF(0, middle - 10, axis.left - _BESIDE, 20)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        write_fitted(
            painter, what, self._review_view.moves, 13, theme.quiet, italic=True, align=align
        )
        # There is no move before the first.
        for move in sorted({*axis.numbers(_COUNTED), *([here] if here else [])}):
            x = axis.x_of_move(move)
            if here and move != here and abs(x - axis.x_of_move(here)) < _COUNTED:
                continue
            painter.setFont(serif(_NAME, 700 if move == here else 400))
            painter.setPen(QColor(theme.text if move == here else theme.quiet))
            room = QRectF(x - _COUNTED / 2, middle - 10, _COUNTED, 20)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), str(move))

    def _order(self, findings: Findings) -> list[int]:
        """Return the seats in the order in which their lines are drawn, the own last."""
        seats = [seat for seat in range(findings.match.seats) if seat != findings.seat]
        return [*seats, findings.seat]

    def _paint_lines(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        theme = current_theme()
        moments = self._known
        if not moments:
            return
        grown = self._growth.currentValue() if self._is_unrolling else 1.0
        painter.save()
        room = (axis.right - axis.left) * float(grown)
        painter.setClipRect(QRectF(axis.left - 2, 0, room + 4, self.height()))
        across = [axis.x(moment.ply) for moment in moments]
        own = findings.seat
        doubts = [moment.doubts[own] for moment in moments]
        beyond = list(zip(across, self._lines[own], doubts, strict=True))
        upper = [(x, self._y(chance + doubt)) for x, chance, doubt in beyond]
        lower = [(x, self._y(chance - doubt)) for x, chance, doubt in beyond]
        first = findings.certain_from_ply
        cut = sum(moment.ply < first for moment in moments) if first is not None else 0
        for seat in self._order(findings):
            line = self._lines[seat]
            points = [(x, self._y(chance)) for x, chance in zip(across, line, strict=True)]
            path = polyline(points)
            width = _OWN if seat == own else _RIVAL
            stroke_path(painter, path, pen(with_alpha(theme.panel, 235), width + _CASING))
            if seat == own:
                # Above the casing, which would cover most of the band.
                band = polygon([*upper, *reversed(lower)])
                painter.fillPath(band, with_alpha(self._ink(own), _DOUBT))
                stroke_path(painter, band, pen(with_alpha(self._ink(own), _DOUBT_EDGE), 0.8))
            for part in (points[:cut], points[cut:]) if cut else (points,):
                stroke_path(painter, polyline(part), pen(self._ink(seat), width))
            if cut:
                # The step to the first certain moment need not be a real change.
                step = polyline(points[cut - 1 : cut + 1])
                stroke_path(painter, step, pen(self._ink(seat), width, dash=SUDDEN))
            if (axis.right - axis.left) / len(moments) > _SPARSE:
                # Dots mark the evaluated moments.
                for x, chance in zip(across, line, strict=True):
                    painter.fillPath(disc(x, self._y(chance), width), QColor(self._ink(seat)))
        painter.restore()

    @property
    def _is_unrolling(self) -> bool:
        return self._growth.state() == QVariantAnimation.State.Running

    def _ink(self, seat: Seat) -> str:
        look = self._review_view.looks[seat]
        return look.light if current_theme().dark else look.colour

    def _paint_ends(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        """Paint shields and names where the lines end, the winner on top."""
        last = findings.moments[-1]
        if last is None:
            return
        theme, apart = current_theme(), self._shield_distance(findings.match.seats)
        places: dict[int, float] = {}
        low = self._foot - 4
        for seat in sorted(range(findings.match.seats), key=lambda seat: last.chances[seat]):
            places[seat] = min(low, self._y(last.chances[seat]) + 2)
            low = places[seat] - apart
        if findings.match.result is not None and not findings.match.result.winners:
            self._paint_aside(
                painter, axis.right + 22, min(places.values()) - _APART, self._review_view.nobody
            )
        for seat, y in places.items():
            end = QPointF(axis.right, self._y(last.chances[seat]))
            way = QPainterPath(end)
            way.cubicTo(end.x() + 14, end.y(), end.x() + 8, y, end.x() + 22, y)
            # A leader to the name, not part of the curve.
            stroke_path(painter, way, pen(with_alpha(self._ink(seat), 170), 1.1, dash=(1.5, 2.5)))
            self._review_view.looks[seat].shield(painter, end.x() + 34, y, min(_SHIELD, apart - 2))
            if not self._roomy:
                continue
            won = last.chances[seat] >= 0.5
            bold = 700 if won or seat == findings.seat else 400
            room = QRectF(end.x() + 50, y - 11, self.width() - end.x() - 54, 22)
            font = serif(15.5, bold)
            elide = Qt.TextElideMode.ElideRight
            name = QFontMetricsF(font).elidedText(
                self._review_view.names[seat], elide, room.width()
            )
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            painter.drawText(room, int(_LEFT), name)
            below = y + apart if apart >= _APART else 0.0
            free = all(abs(other - y - 17) > 16 for key, other in places.items() if key != seat)
            if won and free and below:
                self._paint_aside(painter, room.left(), y + 17, self._review_view.won)

    def _paint_aside(self, painter: QPainter, left: float, middle: float, label: str) -> None:
        """Paint the outcome beside the names, if there is room for words."""
        if self._roomy:
            room = QRectF(left, middle - 11, self.width() - left - 4, 22)
            write_fitted(painter, room, label, 14, current_theme().accent, italic=True)

    def _shield_distance(self, seats: int) -> float:
        """Return the distance of the shields at which all of them fit."""
        return min(_APART, (self._foot - self._top + 20) / max(1, seats))

    def _paint_cursor(self, painter: QPainter, axis: Axis, findings: Findings) -> None:
        theme, x = current_theme(), axis.x(self.value())
        badges = self._badge_positions()
        top = self._top - 8
        stroke_path(painter, polyline([(x, top), (x, self._foot)]), pen(theme.edge, 1.6))
        # The chosen badge comes last, so that its branch is above the others.
        for number in sorted(range(len(badges)), key=lambda number: number == self.chosen):
            place = badges[number]
            if number == self.chosen:
                self._paint_branch(painter, axis, findings, number)
                above = self._chosen_place(place)
                # Its ring stays within the band.
                radius = min(_CHOSEN, (above.y() - 1) / _RINGED)
                ring = disc(above.x(), above.y(), radius * 1.26)
                stroke_path(painter, ring, pen("#f5ead0", radius * 0.24))
                stroke_path(painter, ring, pen(theme.edge, radius * 0.12))
                self._paint_badge(painter, findings, number, above, radius)
            else:
                self._paint_badge(painter, findings, number, place, _BADGE)
        knob = disc(x, self._foot + 3.5, _KNOB)
        painter.fillPath(knob.translated(0, 1), QColor(0, 0, 0, 90))
        painter.fillPath(
            knob, vertical_gradient(self._foot - 4, self._foot + 11, (0, "#f0d48c"), (1, "#b98a35"))
        )
        stroke_path(painter, knob, pen("#7d5a1f", 1.2))

    @staticmethod
    def _paint_badge(
        painter: QPainter, findings: Findings, number: int, at: QPointF, radius: float
    ) -> None:
        """Paint a seal, or a hollow disc with a question mark while it is still being examined."""
        if findings.turns[number].provisional:
            paint_possible_seal(painter, at, radius)
        else:
            paint_wax_seal(painter, at, radius, number + 1, red=True)

    def _paint_branch(self, painter: QPainter, axis: Axis, findings: Findings, number: int) -> None:
        """Paint a dotted line to the chance after the coach's move, evaluated like the curve."""
        turn, theme = findings.turns[number], current_theme()
        before = findings.at(turn.ply)
        after = findings.moment_after_best(turn)
        if before is None or after is None:
            return
        x, y = axis.x(turn.ply), self._y(before.chances[turn.seat])
        chance, doubt = after.chances[turn.seat], after.doubts[turn.seat]
        goal, end = self._y(chance), x + min(34.0, axis.right - x)
        branch = QPainterPath(QPointF(x, y))
        branch.quadTo(x + (end - x) / 2, goal, end, goal)
        stroke_path(painter, branch, pen(theme.edge, 2.4, dash=(1.2, 1.8)))
        whisker = [(end, self._y(chance + doubt)), (end, self._y(chance - doubt))]
        stroke_path(painter, polyline(whisker), pen(theme.text, 1.3))
        painter.fillPath(disc(end, goal, 4.6), QColor(theme.strip))
        stroke_path(painter, disc(end, goal, 4.6), pen(theme.edge, 2))
