"""The panel beside the book: the seals, the task of the chosen one, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.painting.bars import paint_progress_bar
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.wax_seal import paint_emblem_seal, stamp_path
from desktop.painting.shapes import disc, pen, rounded, stroke_path, with_alpha
from desktop.storage.ledger.seals import SealProgress
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme, serif
from desktop.table.motion import ValueAnimation
from desktop.windows.ledger import ledger_texts

#: Width of the panel, in pixels.
WIDTH = 320
#: Width of a slim panel.
_SLIM_WIDTH = 232
#: Seals in a row.
_COLUMNS = 3
#: Seals in a row of a slim panel.
_SLIM_COLUMNS = 2
#: Size of a seal with its name.
_CELL = QSize(94, 108)
#: Height from which the nearest seals are listed below.
_MIN_NEAREST_HEIGHT = 820
#: Type sizes of a seal's name; the first that fits is used.
_NAMES = (14.0, 13.0, 12.0)
#: The most seals that are listed as nearest.
_MAX_NEAREST = 3
#: The least progress of a seal that is listed, as a share.
_MIN_NEAR_PROGRESS = 0.5
#: Type size of the listed names.
_NEAR_NAME_TYPE_PX = 15.5
#: Width of the listed names.
_NEAR_NAME_WIDTH = 144.0
#: Width of the listed counts.
_NEAR_COUNT_WIDTH = 64.0
#: Milliseconds in which a seal is pressed in.
_SEAL_PRESS_MS = 400
#: Milliseconds from one seal to the next.
_SEAL_DELAY_MS = 60
#: Scale of a seal at the start of the animation.
_PRESS_START_SCALE = 1.15


class LedgerPanel(SelfUpdating, TextScaled, QFrame):
    """The seals and their progress.

    Signals:
        export_requested().
        empty_requested().
        leave_requested().
    """

    export_requested = Signal()
    empty_requested = Signal()
    leave_requested = Signal()

    def __init__(self, title: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._title_of, self._is_slim = title, False
        self.setProperty("role", "panel")
        self.fix(WIDTH)
        self._standings: Sequence[SealProgress] = ()
        self._title, self._count = self._label("accent"), self._label("kicker")
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._seals: list[SealButton] = []
        self._name, self._task = self._label("heading"), self._label("sentence")
        card = QFrame(self)
        card.setProperty("role", "card")
        chosen = QVBoxLayout(card)
        chosen.setContentsMargins(14, 10, 14, 12)
        chosen.addWidget(self._name)
        chosen.addWidget(self._task)
        self._nearest = self._label("heading")
        self._near_lines = [_NearLine(self) for _ in range(_MAX_NEAREST)]
        self._leads_to_match = False
        self.export, self.empty, self.back = (QPushButton(self) for _ in range(3))
        self.export.setObjectName("export")
        self.empty.setObjectName("empty")
        self.back.setObjectName("back")
        self.export.clicked.connect(self.export_requested)
        self.empty.clicked.connect(self.empty_requested)
        self.back.clicked.connect(self.leave_requested)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        top = QVBoxLayout()
        top.setContentsMargins(18, 18, 18, 8)
        top.addLayout(head)
        inner = QWidget(self)
        self._inner = inner
        column = QVBoxLayout(inner)
        column.setContentsMargins(18, 0, 18, 8)
        column.setSpacing(8)
        column.addLayout(self._grid)
        column.addStretch()
        self._scroll = scroll = FadingScroll(self)
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        foot = QVBoxLayout()
        foot.setContentsMargins(18, 6, 18, 16)
        foot.setSpacing(8)
        foot.addWidget(card)
        foot.addWidget(self._nearest)
        for near_line in self._near_lines:
            foot.addWidget(near_line)
        foot.addSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.export, 1)
        row.addWidget(self.empty, 1)
        foot.addLayout(row)
        foot.addWidget(self.back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)
        self.retranslate()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self)
        label.setProperty("role", role)
        label.setWordWrap(role == "sentence")
        return label

    def show_standings(self, standings: Sequence[SealProgress]) -> None:
        """Show the progress of each seal."""
        self._standings = standings
        if len(self._seals) != len(standings):
            for number, standing in enumerate(standings):
                button = SealButton(standing, self._title_of, self)
                button.clicked.connect(self.retranslate)
                button.setChecked(number == 0)
                self._seals.append(button)
            self._arrange()
        for button, standing in zip(self._seals, standings, strict=True):
            button.show_standing(standing)
        self.retranslate()

    def show_empty(self, empty: bool) -> None:
        """Set whether the ledger is empty; the way back to the shelf is then the main button."""
        self.export.setDisabled(empty)
        self.empty.setDisabled(empty)
        self.back.setProperty("primary", empty)
        self.back.style().unpolish(self.back)
        self.back.style().polish(self.back)

    def set_slim(self, slim: bool) -> None:
        """Set whether the window is small for its texts."""
        if slim != self._is_slim:
            self._is_slim = slim
            self.fix(_SLIM_WIDTH if slim else WIDTH)
            self._arrange()

    def _arrange(self) -> None:
        columns = _SLIM_COLUMNS if self._is_slim else _COLUMNS
        for number, button in enumerate(self._seals):
            self._grid.addWidget(button, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_nearest()

    def press_in(self, keys: Collection[str]) -> None:
        """Animate seals being pressed in, one after the other."""
        newly = [button for button in self._seals if button.standing.seal.key in keys]
        for number, button in enumerate(newly):
            button.press_in(number * _SEAL_DELAY_MS)
        if newly:
            self._scroll.ensureWidgetVisible(newly[0])

    def name_way_back(self, *, leads_to_match: bool) -> None:
        """Name the button that leaves the ledger after where it leads: the shelf, or a match."""
        self._leads_to_match = leads_to_match
        shelf, match = translate("Ledger", "To the shelf"), translate("Ledger", "To the match")
        self.back.setText(match if leads_to_match else shelf)

    def retranslate(self) -> None:
        self._title.setText(translate("Ledger", "Seals"))
        for widget in (self._scroll, self._inner):
            widget.setAccessibleName(self._title.text())
        earned = sum(bool(standing.is_earned) for standing in self._standings)
        self._count.setText(ledger_texts.won_of_played(earned, len(self._standings)))
        self._nearest.setText(translate("Ledger", "Nearest"))
        self.export.setText(translate("Ledger", "Save as a file"))
        self.empty.setText(translate("Ledger", "Empty…"))
        self.name_way_back(leads_to_match=self._leads_to_match)
        for button in self._seals:
            button.retranslate()
            if button.isChecked():
                self._name.setText(button.text())
                self._task.setText(button.condition_text())
        self._show_nearest()

    def _show_nearest(self) -> None:
        nearest = sorted(
            (
                standing
                for standing in self._standings
                if _MIN_NEAR_PROGRESS <= standing.have / standing.seal.need < 1
            ),
            key=lambda standing: -standing.have / standing.seal.need,
        )
        height = self.size().height() >= scaled(_MIN_NEAREST_HEIGHT)
        self._nearest.setVisible(bool(nearest) and height)
        names = [
            ledger_texts.seal_name(standing.seal.key, self._title_of)
            for standing in nearest[:_MAX_NEAREST]
        ]
        metrics = QFontMetricsF(serif(_NEAR_NAME_TYPE_PX))
        widest = max(map(metrics.horizontalAdvance, names), default=0.0)
        # All names have the type size at which the longest fits.
        size = (
            _NEAR_NAME_TYPE_PX * min(1.0, _NEAR_NAME_WIDTH / widest)
            if widest
            else _NEAR_NAME_TYPE_PX
        )
        for row, label in enumerate(self._near_lines):
            label.setVisible(row < len(nearest) and height)
            if row < len(nearest):
                label.show_standing(names[row], nearest[row], size)


class SealButton(SelfUpdating, TextScaled, QAbstractButton):
    """A seal of wax with its name; a dotted ring if it is still to be earned."""

    def __init__(
        self, standing: SealProgress, title: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.standing, self._title_of = standing, title
        #: Progress of the animation, from 0 to 1; below 0 the seal is still invisible.
        self._pressed = 1.0
        self._press: ValueAnimation | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.fix(_CELL.width(), _CELL.height())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_standing(self, standing: SealProgress) -> None:
        """Show the progress of the seal."""
        self.standing = standing
        self.update()

    def condition_text(self) -> str:
        """Return the condition of the seal and the date when it was earned."""
        text = ledger_texts.seal_task(self.standing.seal.key, self._title_of)
        if self.standing.is_earned and self.standing.when:
            day = ledger_texts.day(self.standing.when)
            text += " " + translate("Ledger", "Earned on {day}.").format(day=day)
        return text

    def retranslate(self) -> None:
        name = ledger_texts.seal_name(self.standing.seal.key, self._title_of)
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.condition_text())
        self.setToolTip(self.condition_text())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, seal = current_theme(), self.standing.seal
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -1)
        if self.isChecked() or self.hasFocus():
            ground = theme.mark if self.isChecked() else theme.panel
            painter.fillPath(rounded(rect, 8), QColor(ground))
            stroke_path(painter, rounded(rect, 8), pen(theme.edge, 1.6))
        centre = QPointF(rect.center().x(), rect.top() + 36)
        if self.standing.is_earned:
            self._paint_pressed(painter, centre)
        else:
            ring = pen(with_alpha(theme.quiet, 150), 1.4, dash=(1, 3))
            stroke_path(painter, disc(centre.x(), centre.y(), 26), ring)
            stroke_path(
                painter, disc(centre.x(), centre.y(), 19), pen(with_alpha(theme.quiet, 70), 1)
            )
            painter.fillPath(stamp_path(seal.emblem, centre, 27), with_alpha(theme.quiet, 110))
        ink = theme.text if self.standing.is_earned else theme.quiet
        cell_rect = QRectF(rect.left() + 1, rect.top() + 65, rect.width() - 2, 40)
        across, top = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignTop
        flags = int(across | top | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip)
        for size in _NAMES:
            font = serif(size, 600 if self.standing.is_earned else 400)
            needed = QFontMetricsF(font).boundingRect(cell_rect, flags, self.text())
            if needed.height() <= cell_rect.height() and needed.width() <= cell_rect.width():
                break
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(cell_rect, flags, self.text())
        painter.end()

    # -- animation ---------------------------------------------------------------------------------

    def press_in(self, after: int) -> None:
        """Animate the seal being pressed in, after a delay in milliseconds."""
        self._show_pressed(0.0)
        self._press = ValueAnimation(
            -after / _SEAL_PRESS_MS, 1.0, _SEAL_PRESS_MS + after, self._show_pressed
        )
        self._press.setEasingCurve(QEasingCurve.Type.Linear)
        self._press.start()

    def _show_pressed(self, now: float) -> None:
        self._pressed = now
        self.update()

    @property
    def is_pressing(self) -> bool:
        """Whether the animation is running."""
        return self._pressed < 1.0

    def _paint_pressed(self, painter: QPainter, centre: QPointF) -> None:
        """Paint the seal; in the animation it comes down, and a ring of light spreads from it."""
        seal, now = self.standing.seal, self._pressed
        if now <= 0.0:
            return
        down = min(1.0, 2 * now)
        painter.setOpacity(min(1.0, 3 * now))
        paint_emblem_seal(
            painter,
            centre,
            27 * (_PRESS_START_SCALE - (_PRESS_START_SCALE - 1.0) * down),
            seal.wax,
            seal.emblem,
        )
        painter.setOpacity(1.0)
        if self.is_pressing and down >= 1.0:
            spread = 2 * now - 1.0
            light = with_alpha(current_theme().edge, round(200 * (1.0 - spread)))
            stroke_path(painter, disc(centre.x(), centre.y(), 29 + 6 * spread), pen(light, 3))


class _NearLine(TextScaled, QWidget):
    """A seal that is nearly earned: its name, a bar, and the count."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._size = "", _NEAR_NAME_TYPE_PX
        self._standing: SealProgress | None = None
        self.fix(height=26)

    def show_standing(self, name: str, standing: SealProgress, size: float) -> None:
        """Show the progress of a seal; `size`: type size of its name."""
        self._name, self._standing, self._size = name, standing, size
        self.setAccessibleName(
            ledger_texts.name_and_detail(
                name, ledger_texts.won_of_played(standing.have, standing.seal.need)
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._standing is None:
            return
        theme = current_theme()
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        have, need = self._standing.have, self._standing.seal.need
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        rect = QRectF(0, 0, _NEAR_NAME_WIDTH, self.height())
        paint_fitted_line(painter, rect, self._name, self._size, theme.text, align=left)
        bar = QRectF(
            _NEAR_NAME_WIDTH + 8,
            self.height() / 2 - 4,
            self.width() - _NEAR_NAME_WIDTH - _NEAR_COUNT_WIDTH - 16,
            8,
        )
        if bar.width() > 2 * bar.height():
            paint_progress_bar(painter, bar, have / need)
        rect = QRectF(self.width() - _NEAR_COUNT_WIDTH, 0, _NEAR_COUNT_WIDTH, self.height())
        paint_fitted_line(
            painter, rect, ledger_texts.won_of_played(have, need), 14.5, theme.quiet, align=right
        )
        painter.end()
