"""A box at the head of its column: taken along or not, moved, played or looked at again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.language.translation import translate
from desktop.painting.cache.disk_cache import DISK
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.shapes import pen, rounded, stroke_path, with_alpha
from desktop.style.text_size import TextScaled, text_scale
from desktop.style.theme import current_theme, text_width
from desktop.table.game_table import GameTable
from desktop.windows.league.score_sheet_facts import BoxState, ScoreColumn
from desktop.windows.league.score_sheet_layout import ARROWS_HEIGHT
from desktop.windows.match_page.ending.ornaments import sheet_style
from desktop.windows.shelf import painter as shelf_painting

#: Pixels left and right of a box, above it, and between it and what is below it.
_SIDE_MARGIN, _TOP_MARGIN, _FOOT_MARGIN = 9.0, 6.0, 9.0
#: By how much a box stands left of the middle, because its shadow falls to the right.
_SHADOW_SHIFT = 3.0
#: The opacity of a box that is left out.
_LEFT_OUT_OPACITY = 0.3
#: Type size of the name below a small box, at most and at least in one line.
_CAPTION_PX, _LEAST_CAPTION_PX = 14.0, 12.0
#: Size of an arrow, in pixels.
_ARROW = 24.0


class BoxHead(TextScaled, QAbstractButton):
    """A box; Ctrl with an arrow key moves it, as its arrows do.

    Signals:
        move_requested(steps): play it earlier (-1) or later (1).
    """

    move_requested = Signal(int)

    def __init__(self, game: str, table: GameTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.game, self.table = game, table
        self.column = ScoreColumn(game, BoxState.WAITING)
        self._caption_height = self._arrows_height = 0.0
        self.arrows = [Arrow(steps, self) for steps in (-1, 1)]
        for arrow in self.arrows:
            arrow.clicked.connect(partial(self.move_requested.emit, arrow.steps))

    def show_column(self, column: ScoreColumn, caption_height: float, words: str) -> None:
        """Show how far the box has come; `words` say so to a screen reader."""
        self.column, self._caption_height = column, caption_height
        title = self.table.title()
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self.setToolTip(f"{title}\n{words}")
        is_quiet = column.state is BoxState.WAITING and not self.isCheckable()
        shape = Qt.CursorShape.ArrowCursor if is_quiet else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        self.update()

    def show_arrows(self, *, earlier: bool, later: bool, has_room: bool) -> None:
        """Show in which directions the box can be moved; `has_room`: the row has arrows."""
        title = self.table.title()
        names = (
            translate("League", "Play {game} earlier").format(game=title),
            translate("League", "Play {game} later").format(game=title),
        )
        width, middle = self.width(), self.height() - ARROWS_HEIGHT / 2 - 2
        size = min(_ARROW, (width - 8) / 2)
        for button, possible, name, side in zip(
            self.arrows, (earlier, later), names, (-1, 1), strict=True
        ):
            button.setVisible(has_room and (earlier or later))
            button.setEnabled(possible)
            button.setAccessibleName(name)
            button.setToolTip(name)
            x = width / 2 + side * min(size * 0.62, width / 4) - size / 2 - _SHADOW_SHIFT
            self.put(button, x, middle - size / 2, size, size)
        self._arrows_height = ARROWS_HEIGHT if has_room else 0.0

    def size_hint(self) -> QSize:
        return QSize(40, 60)

    # -- painting ----------------------------------------------------------------------------------

    def _place(self) -> tuple[QPointF, float]:
        """Return the middle of the box's foot, and its scale."""
        growth = 1 + shelf_painting.FORWARD_SHARE
        below = self._caption_height + self._arrows_height + _FOOT_MARGIN
        lid = shelf_painting.LID
        wide = (self.width() - 2 * _SIDE_MARGIN) / ((lid.width() + shelf_painting.DEPTH) * growth)
        high = (self.height() - below - _TOP_MARGIN) / (
            (lid.height() + shelf_painting.RISE_HEIGHT) * growth
        )
        return QPointF(self.width() / 2 - _SHADOW_SHIFT, self.height() - below), max(
            0.05, min(wide, high)
        )

    def paint_ahead(self) -> None:
        """Paint the lid of the box, which takes long, unless it is kept."""
        self._lid(self._place()[1])

    def _lid(self, scale: float) -> QPixmap:
        k = scale * (1 + shelf_painting.FORWARD_SHARE) * self.devicePixelRatioF() * text_scale()
        size = (shelf_painting.LID.toSizeF() * k).toSize().expandedTo(QSize(1, 1))

        def paint() -> QPixmap:
            lid = QPixmap(size)
            lid.fill(Qt.GlobalColor.black)
            painter = QPainter(lid)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.table.paint_lid(painter, size.width(), size.height())
            painter.end()
            return lid

        name = ("lid", self.game, size.toTuple())
        return PIXMAPS.get(name, partial(DISK.pixmap, name, size, paint))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint_on(painter)
        if self.hasFocus():
            frame = rounded(QRectF(2, 2, self.width() - 4, self.height() - 4), 7)
            stroke_path(painter, frame, pen(current_theme().edge, 1.6, dash=(3, 2)))
        painter.end()

    def paint_on(self, painter: QPainter) -> None:
        """Paint the box without the mark of the focus."""
        foot, scale = self._place()
        state, style = self.column.state, sheet_style(current_theme())
        painter.save()
        if state is BoxState.LEFT_OUT:
            painter.setOpacity(0.6 if self.underMouse() else _LEFT_OUT_OPACITY)
        forward = 1.0 if state is BoxState.NEXT else 0.0
        shelf_painting.paint_box(painter, foot, scale, self._lid(scale), self.text(), forward)
        painter.restore()
        if self._caption_height:
            top = self.height() - self._arrows_height - self._caption_height
            caption = QRectF(3, top, self.width() - 6, self._caption_height - 2)
            ink = style.quiet if state is BoxState.LEFT_OUT else style.ink
            _paint_caption(painter, caption, self.text(), ink)
        if self.isCheckable():
            self._paint_tick(painter, foot, scale)

    def _paint_tick(self, painter: QPainter, foot: QPointF, scale: float) -> None:
        """Paint a ring at the foot of the box, with a tick while the box is taken along."""
        radius = max(8.0, min(14.0, 30 * scale))
        centre = foot - QPointF(0, radius * 0.9)
        is_on = self.column.state is not BoxState.LEFT_OUT
        ring = rounded(
            QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), radius
        )
        painter.fillPath(ring, QColor("#e6c373") if is_on else with_alpha("#fff8e6", 235))
        stroke_path(painter, ring, pen("#5c4210", 1.6))
        if is_on:
            tick = pen("#2a1c08", radius * 0.26)
            painter.setPen(tick)
            r = radius
            points = [(-0.42, 0.02), (-0.1, 0.36), (0.46, -0.34)]
            painter.drawPolyline([centre + QPointF(x * r, y * r) for x, y in points])

    # -- keys --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if steps is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.arrows[steps > 0].isEnabled() and not self.arrows[0].isHidden():
                self.move_requested.emit(steps)
        else:
            super().keyPressEvent(event)


def _paint_caption(painter: QPainter, rect: QRectF, text: str, ink: str) -> None:
    """Paint a name in a line, or in two where it would be too small."""
    if text_width(text, _LEAST_CAPTION_PX, 700) <= rect.width():
        paint_fitted_line(painter, rect, text, _CAPTION_PX, ink, weight=700)
        return
    *first, second = text.rsplit(" ", 1)
    parts = (*first, second)
    half = rect.height() / len(parts)
    for number, part in enumerate(parts):
        line = QRectF(rect.left(), rect.top() + number * half, rect.width(), half)
        paint_fitted_line(painter, line, part, _LEAST_CAPTION_PX, ink, weight=700)


class Arrow(TextScaled, QAbstractButton):
    """A small arrow below a box, which moves it."""

    def __init__(self, steps: int, parent: QWidget) -> None:
        """Create it; it moves by `steps`, -1 or 1."""
        super().__init__(parent)
        self.steps = steps
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Ctrl with an arrow key does the same from the box.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def size_hint(self) -> QSize:
        return QSize(12, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle = current_theme(), QRectF(self.rect()).center()
        if not self.isEnabled():
            painter.setOpacity(0.25)
        elif self.underMouse():
            painter.fillPath(
                rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6), QColor(theme.mark)
            )
        sign = pen(sheet_style(theme).heading, 2.4)
        points = [(-3.0, -6.0), (3.0, 0.0), (-3.0, 6.0)]
        painter.setPen(sign)
        painter.drawPolyline([middle + QPointF(x * self.steps, y) for x, y in points])
        painter.end()
