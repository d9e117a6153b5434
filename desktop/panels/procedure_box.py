"""The steps of a longer procedure, one below the other, with their state."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.painting.fitted_text import write_fitted
from desktop.painting.shapes import disc, pen, polyline, stroke_path
from desktop.panels.backgrounds import paint_ground
from desktop.panels.box import PanelBox
from desktop.style.theme import current_theme, text_width
from desktop.table.facts import Procedure, ProcedureStep, StepState

_ROW_HEIGHT = 22.0
_HEADING_HEIGHT = 34.0
_PADDING = 12.0
#: Radius of the mark of a step.
_MARK_RADIUS = 6.5
_HEADING_TYPE_PX = 16.5
#: Type size of a step's label.
_LABEL_TYPE_PX = 15.0
#: Type size of a step's note.
_NOTE_TYPE_PX = 14.0
_GAP = 10.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ProcedureBox(PanelBox):
    """Box that shows a `Procedure`; in a low window only the current step and its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._procedure = Procedure("", ())

    @property
    def procedure(self) -> Procedure:
        """The steps that are shown."""
        return self._procedure

    def show_procedure(self, procedure: Procedure) -> None:
        """Show the current state."""
        self._procedure = procedure
        labels = [f"{step.label}, {_state_text(step)}" for step in procedure.steps]
        self.setAccessibleName(f"{procedure.heading}: {'; '.join(labels)}")
        lines = [
            f"{step.label}: {step.note}" if step.note else step.label for step in procedure.steps
        ]
        self.setToolTip("\n".join(lines))
        self.renew()

    def needed_height(self, width: int, *, tall: bool) -> int:
        if not tall and self._is_one_line(width - 2 * _PADDING):
            return round(_HEADING_HEIGHT)
        rows = len(self._procedure.steps) if tall else 1
        return round(_HEADING_HEIGHT + rows * _ROW_HEIGHT + _PADDING)

    @property
    def _current(self) -> int | None:
        """The index of the current step, or None."""
        stages = [step.state for step in self._procedure.steps]
        return stages.index(StepState.NOW) if StepState.NOW in stages else None

    def _current_step_text(self) -> str:
        """Return the name of the current step with its number, for the line of the heading."""
        now, steps = self._current, self._procedure.steps
        return f"{steps[now].label} · {now + 1} / {len(steps)}" if now is not None else ""

    def _is_one_line(self, room: float) -> bool:
        """Return whether the current step has no note and fits beside the heading."""
        now = self._current
        if now is None or self._procedure.steps[now].note:
            return False
        heading = text_width(self._procedure.heading, _HEADING_TYPE_PX, 700)
        return heading + _GAP + text_width(self._current_step_text(), _NOTE_TYPE_PX) <= room

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, steps = current_theme(), self._procedure.steps
        rect = paint_ground(painter, QRectF(self.rect())).adjusted(_PADDING, 0, -_PADDING, 0)
        head = QRectF(rect.left(), rect.top() + 4, rect.width(), 24)
        now = self._current
        one_line = not self.is_tall and self._is_one_line(rect.width())
        if not self.is_tall:
            number = f"{now + 1} / {len(steps)}" if now is not None else ""
            number = self._current_step_text() if one_line else number
            width = write_fitted(painter, head, number, _NOTE_TYPE_PX, theme.quiet, align=_RIGHT)
            head.setRight(head.right() - width - (_GAP if width else 0))
        write_fitted(
            painter, head, self._procedure.heading, _HEADING_TYPE_PX, theme.accent, weight=700
        )
        if one_line:
            painter.end()
            return
        painter.fillRect(
            QRectF(rect.left(), rect.top() + _HEADING_HEIGHT - 5, rect.width(), 1),
            QColor(theme.line),
        )
        shown_steps = (
            steps if self.is_tall else steps[now : now + 1] if now is not None else steps[-1:]
        )
        if self.is_tall and len(shown_steps) > 1:
            x, y = rect.left() + _MARK_RADIUS + 1, rect.top() + _HEADING_HEIGHT + _ROW_HEIGHT / 2
            line = polyline([(x, y), (x, y + (len(shown_steps) - 1) * _ROW_HEIGHT)])
            stroke_path(painter, line, pen(theme.line, 1.6))
        for row, step in enumerate(shown_steps):
            cell_rect = QRectF(
                rect.left(),
                rect.top() + _HEADING_HEIGHT + row * _ROW_HEIGHT,
                rect.width(),
                _ROW_HEIGHT,
            )
            _paint_step(painter, cell_rect, step)
        painter.end()


def _state_text(step: ProcedureStep) -> str:
    """Return the state and the note of a step, for screen readers."""
    match step.state:
        case StepState.DONE:
            state_text = translate("Panel", "done")
        case StepState.NOW:
            state_text = translate("Panel", "now")
        case StepState.COMING:
            state_text = translate("Panel", "to come")
        case StepState.SKIPPED:
            state_text = translate("Panel", "left out")
    return f"{state_text}, {step.note}" if step.note else state_text


def _paint_step(painter: QPainter, rect: QRectF, step: ProcedureStep) -> None:
    theme = current_theme()
    _paint_mark(painter, rect.left() + _MARK_RADIUS + 1, rect.center().y(), step.state)
    now = step.state is StepState.NOW
    weight = 700 if now else 600
    is_faint = step.state in (StepState.COMING, StepState.SKIPPED)
    colour = theme.faint if is_faint else theme.text
    label_rect = rect.adjusted(2 * _MARK_RADIUS + _GAP, 0, 0, 0)
    width = write_fitted(painter, label_rect, step.label, _LABEL_TYPE_PX, colour, weight=weight)
    note_rect = label_rect.adjusted(width + _GAP, 0, 0, 0)
    quiet = theme.text if now else theme.faint if is_faint else theme.quiet
    write_fitted(painter, note_rect, step.note, _NOTE_TYPE_PX, quiet, italic=True, align=_RIGHT)


def _paint_mark(painter: QPainter, x: float, y: float, state: StepState) -> None:
    """Paint a tick, a red disc, an empty ring or a ring with a dash."""
    theme = current_theme()
    ring = disc(x, y, _MARK_RADIUS + (0.8 if state is StepState.NOW else 0))
    match state:
        case StepState.DONE:
            painter.fillPath(ring, QColor("#d6b25c"))
            stroke_path(painter, ring, pen("#6b4d17", 1.1))
            tick = QPainterPath(QPointF(x - 3, y + 0.2))
            tick.lineTo(x - 0.8, y + 2.6)
            tick.lineTo(x + 3.4, y - 2.8)
            stroke_path(painter, tick, pen("#2a1c08", 1.7))
        case StepState.NOW:
            painter.fillPath(ring, QColor("#c2322a"))
            stroke_path(painter, ring, pen("#5f1512", 1.2))
        case StepState.COMING:
            painter.fillPath(ring, QColor(theme.card))
            stroke_path(painter, ring, pen(theme.faint, 1.3))
        case StepState.SKIPPED:
            painter.fillPath(ring, QColor(theme.card))
            stroke_path(painter, ring, pen(theme.faint, 1.3))
            stroke_path(painter, polyline([(x - 3, y), (x + 3, y)]), pen(theme.faint, 1.5))
