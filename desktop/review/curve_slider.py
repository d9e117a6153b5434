"""The slider that moves through the curve of a match: its moments and where they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from desktop.language.translation import translate
from desktop.painting.seat_look import SeatLook
from desktop.review.axis import Axis
from desktop.review.findings import Findings
from desktop.style.text_size import TextScaled
from desktop.table.replay.chapters import Chapter
from engine.review.moments import Moment

#: Pixels above the highest chance.
_ABOVE = 34.0
#: Pixels above the highest chance in a low band, by the least height of the band.
_LOW_ABOVE = ((100, 32.0), (0, 26.0))
#: Pixels below the lowest chance.
_BELOW = 42.0
#: Pixels below the lowest chance in a low band.
_LOW_BELOW = 26.0
#: Width of the figures at the left.
_FIGURES = 56.0
#: Width of the names at the right.
_NAMES = 142.0
#: Width of the right side with shields only.
_SHIELDS = 48.0
#: Distance up to which a click hits a badge.
_NEAR = 14.0
_GROW_MS = 600


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


class CurveSlider(TextScaled, QSlider):
    """The slider below the curve: its moments, where they are, and what the mouse does there.

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
        self._has_name_room = True
        #: The number of the turning point shown, or None.
        self.chosen_number: int | None = None
        #: The turning points in words, for the tooltips of their badges.
        self.turn_texts: Sequence[str] = ()
        #: Returns what happened before a ply, and the chances there.
        self.describe_moment: Callable[[int], str] = lambda ply: ""
        #: The evaluated moments, the chances of each seat at them, and whether all moments are
        #: evaluated.
        self._known_moments: Sequence[Moment] = ()
        self._lines: Sequence[Sequence[float]] = ()
        self._has_values = False
        #: The chance at the top; if all chances are small, the scale is enlarged.
        self._highest = 1.0
        self._growth_animation = QVariantAnimation(self)
        self._growth_animation.setDuration(_GROW_MS)
        self._growth_animation.setStartValue(0.0)
        self._growth_animation.setEndValue(1.0)
        self._growth_animation.valueChanged.connect(self._on_grown)
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
            or findings.evaluated_moments != self._known_moments
            or findings.is_curve_complete != self._has_values
        ):
            self._measure(findings)
        if fresh:
            self.chosen_number = None
        self._lay_out()
        self.update()

    def _measure(self, findings: Findings) -> None:
        """Compute the lines; this is slow for a long match, so only after a change."""
        moments, self._has_values = findings.evaluated_moments, findings.is_curve_complete
        self._known_moments = moments
        self._lines = [
            [moment.chances[seat] for moment in moments] for seat in range(findings.match.seats)
        ]
        maximum = max(map(max, filter(None, self._lines)), default=1.0)
        self._highest = 0.5 if findings.is_curve_complete and maximum < 0.5 else 1.0

    def unroll(self) -> None:
        """Let the lines grow from the left once."""
        self._growth_animation.stop()
        self._growth_animation.start()

    def choose(self, number: int | None) -> None:
        """Mark the turning point shown, or none."""
        if number != self.chosen_number:
            self.chosen_number = number
            self.update()

    def set_has_name_room(self, roomy: bool) -> None:
        """Set whether there is room for names."""
        self._has_name_room = roomy
        self._lay_out()

    @property
    def move_number(self) -> int:
        """The number of the move that led to the moment, or of the turning point shown."""
        assert self._findings is not None
        return self._findings.moves.number(self._move_ply)

    @property
    def _move_ply(self) -> int:
        """The ply after the move that the texts are about."""
        return self.value() + (self.chosen_number is not None)

    @property
    def column(self) -> int:
        """The number of the highlighted chapter: that of the move."""
        assert self._axis is not None
        return self._axis.chapter_number(max(0, self._move_ply - 1))

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
        if self._findings is None or self.chosen_number is None:
            return False
        turn = self._findings.turns[self.chosen_number]
        return self._findings.moment_after_best(turn) is not None

    def _on_grown(self) -> None:
        self.update()

    def _lay_out(self) -> None:
        if self._findings is None:
            return
        end = _NAMES if self._has_name_room else _SHIELDS
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

    def text_at(self, point: QPointF) -> str:
        """Return the text about the turning point, the chapter or the moment at a position."""
        badge = self._badge_at(point)
        if badge is not None and badge < len(self.turn_texts):
            return self.turn_texts[badge]
        if point.y() > self._foot:
            return self.column_name(point.x())
        axis = self._axis
        if axis is None or not axis.left <= point.x() <= axis.right:
            return ""
        return self.describe_moment(axis.ply(point.x()))

    def _badge_at(self, point: QPointF) -> int | None:
        """Return the number of the turning point whose badge is at a position, or None."""
        for number, point_of_badge in enumerate(self._badge_positions()):
            if (
                number == self.chosen_number
                and (point - self._chosen_place(point_of_badge)).manhattanLength() < _NEAR
            ):
                return number
            if (point - point_of_badge).manhattanLength() < _NEAR:
                return number
        return None

    def _chosen_place(self, point: QPointF) -> QPointF:
        """Return where the chosen badge is painted: above the curve."""
        return QPointF(point.x(), self._top - 12)

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

    # -- places ------------------------------------------------------------------------------------

    @property
    def _top(self) -> float:
        if self._has_name_room:
            return _ABOVE
        return next(above for least, above in _LOW_ABOVE if self.height() >= least)

    @property
    def _foot(self) -> float:
        return self.height() - (_BELOW if self._has_name_room else _LOW_BELOW)

    def _y(self, chance: float) -> float:
        share = chance / self._highest
        return self._foot + (self._top - self._foot) * min(1.0, max(0.0, share))

    def _badge_positions(self) -> list[QPointF]:
        """Return the positions of the turning points' badges, on the viewer's line."""
        findings, axis = self._findings, self._axis
        if findings is None or axis is None:
            return []
        positions = []
        for turn in findings.turns:
            moment = findings.on_curve(turn.ply)
            height = self._y(moment.chances[turn.seat]) if moment is not None else self._foot
            positions.append(QPointF(axis.x_of_ply(turn.ply), max(self._top, height)))
        return positions
