"""The row of boxes on their plank; the chosen box comes forward."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping
from functools import partial

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from desktop.language.translation import translate
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.disk_cache import DISK
from desktop.painting.cache.pixmap_cache import PIXMAPS
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme
from desktop.system.stepped_work import one_by_one
from desktop.table.game_table import GameTable
from desktop.windows.shelf import painter as shelf_painting

#: Milliseconds a box takes to come forward.
FORWARD_MS = 180
#: Milliseconds without a resize after which boxes are painted anew; each takes about 50.
REPAINT_DELAY_MS = 160
#: The greatest scale of boxes in a row.
MAX_SCALE = 1.3
#: The greatest scale of a single box.
MAX_LONE_SCALE = 1.55
#: Pixels above the boxes for the chosen one and its glow, at scale 1.
_HEADROOM_HEIGHT = 30.0
#: The preferred width of a label, in pixels.
_LABEL_WIDTH = 208.0
#: Pixels between the plank and the ends of the wall.
_MARGIN = 20.0
#: The preferred height of the row, in pixels.
PREFERRED_HEIGHT = 276
#: The least height of the row, in pixels.
_MIN_ROW_HEIGHT = 210
#: The scale below which labels move nearer to the boxes.
_MIN_LABEL_DROP_SCALE = 0.5
#: The width of a picture, in pixels, below which labels leave it room: they show the name alone.
_MIN_PICTURE_WIDTH = 104.0
#: Pixels of the width that boxes leave free, at most and at least.
_MAX_SIDE_GAP, _MIN_SIDE_GAP = 88.0, 64.0
#: The smallest scale of boxes.
_MIN_SCALE = 0.14


class ShelfBox(QAbstractButton):
    """The clickable and focusable place of a box; the row paints it.

    Signals:
        play_requested(): on a double click or Enter.
    """

    play_requested = Signal()

    def __init__(self, game: str, table: GameTable, parent: BoxRow) -> None:
        """Create the box of a game, by its id."""
        super().__init__(parent)
        self._row = parent
        self.game = game
        self.table = table
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        #: How far the box has come forward, in [0, 1].
        self.forward = 0.0
        #: Whether the size is changing; the last picture is then stretched.
        self.is_rough = False
        self._shown_picture: tuple[float, QPixmap] | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._move)
        #: Starts the motion in an event of its own, after the box's final picture is painted.
        self._start_timer = QTimer(self)
        self._start_timer.setSingleShot(True)
        self._start_timer.timeout.connect(self._start_motion)

    def step_forward(self, animated: bool) -> None:
        """Come forward if chosen, else step back."""
        goal = 1.0 if self.isChecked() else 0.0
        self._motion.stop()
        self._start_timer.stop()
        if not animated:
            self._move(goal)
            return
        self._motion.setDuration(FORWARD_MS)
        self._motion.setStartValue(self.forward)
        self._motion.setEndValue(goal)
        self._start_timer.start()

    def _start_motion(self) -> None:
        self._row.prepare(self, self._motion.endValue())
        self._motion.start()

    def _move(self, value: float) -> None:
        self.forward = value
        self._row.update()

    def lid(self, scale: float, ratio: float) -> QPixmap:
        """Return the painted lid for a box scale and the screen's pixel ratio; cached."""
        k = scale * (1 + shelf_painting.FORWARD_SHARE) * ratio
        size = QSize(round(shelf_painting.LID.width() * k), round(shelf_painting.LID.height() * k))
        name = ("lid", self.game, size.toTuple())
        return _cached(name, size, partial(self._paint_lid, size))

    def _paint_lid(self, size: QSize) -> QPixmap:
        lid = QPixmap(size)
        # A painting that does not quite cover the edges would leave uninitialised memory visible.
        lid.fill(Qt.GlobalColor.black)
        painter = QPainter(lid)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.table.paint_lid(painter, size.width(), size.height())
        painter.end()
        return lid

    def paint_at(self, painter: QPainter, foot: QPointF, scale: float, ratio: float) -> None:
        """Paint the box with the middle of its foot at `foot`."""
        rect = shelf_painting.box_reach(foot, scale).toAlignedRect()
        if self.forward not in (0.0, 1.0):
            painter.drawPixmap(rect.topLeft(), self._moving_picture(foot, scale, ratio))
        elif (
            self.is_rough
            and self._shown_picture is not None
            and self._shown_picture[0] == self.forward
        ):
            painter.drawPixmap(rect, self._shown_picture[1])
        else:
            picture = self.picture_at_rest(foot, scale, ratio, self.forward)
            painter.drawPixmap(rect.topLeft(), picture)
            self._shown_picture = self.forward, picture

    def picture_at_rest(self, foot: QPointF, scale: float, ratio: float, forward: float) -> QPixmap:
        """Return the picture of the box at rest, `shelf_painting.box_reach` in size; cached."""
        # Aligned to whole pixels of the screen, so that the cached picture looks the same.
        rect = shelf_painting.box_reach(foot, scale).toAlignedRect()
        size = rect.size() * ratio
        at = (foot - QPointF(rect.topLeft())).toTuple()
        name = ("box", self.game, self.text(), scale, at, ratio, size.toTuple(), forward)
        painted = partial(self._paint_resting, size, at, scale, ratio, forward)
        picture = _cached(name, size, painted)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _paint_resting(
        self, size: QSize, at: tuple[float, float], scale: float, ratio: float, forward: float
    ) -> QPixmap:
        picture = _transparent(size, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lid = self.lid(scale, ratio)
        shelf_painting.paint_box(painter, QPointF(*at), scale, lid, self.text(), forward)
        painter.end()
        return picture

    def _moving_picture(self, foot: QPointF, scale: float, ratio: float) -> QPixmap:
        """Return the picture of the moving box: a blend of its two pictures at rest.

        Painting it anew for every frame would take several times as long.
        """
        rect = shelf_painting.box_reach(foot, scale).toAlignedRect()
        picture = _transparent(rect.size() * ratio, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # In this mode transparent parts blend into transparent parts.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.translate(-QPointF(rect.topLeft()))
        for forward, share in ((0.0, 1.0), (1.0, self.forward)):
            painter.save()
            painter.setOpacity(share)
            painter.setTransform(
                shelf_painting.box_transform(foot, forward, self.forward), combine=True
            )
            painter.drawPixmap(rect.topLeft(), self.picture_at_rest(foot, scale, ratio, forward))
            painter.restore()
        painter.end()
        return picture

    def players(self) -> str:
        """Return how many can play, as a phrase."""
        first, last = self.table.seats[0], self.table.seats[-1]
        if first == last:
            return translate("Shelf", "%n player(s)", "", last)
        return translate("Shelf", "{first}–{last} players").format(first=first, last=last)

    def seats(self) -> str:
        """Return how many can play, as figures alone."""
        first, last = self.table.seats[0], self.table.seats[-1]
        return str(last) if first == last else f"{first}–{last}"

    def minutes(self) -> str:
        """Return in words how long a game lasts."""
        return translate("Shelf", "{minutes}\u00a0min").format(minutes=self.table.minutes)

    def retranslate(self) -> None:
        self.setText(self.table.title())
        self.setToolTip(translate("Shelf", "Double-click to play at once"))
        self.setAccessibleDescription(f"{self.table.tagline()} {self.players()}, {self.minutes()}")

    def mouseDoubleClickEvent(self, event: QEvent) -> None:
        self.play_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play_requested.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the row paints boxes, which reach beyond their widgets."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._row.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._row.update()


class BoxRow(SelfUpdating, QWidget):
    """All boxes side by side, as large as the room allows.

    Signals:
        chosen(game id).
        play_requested(game id).
    """

    chosen = Signal(str)
    play_requested = Signal(str)

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self._foot = 0.0
        self._plank = QPixmap()
        #: Whether labels have an extra line, and pixels from the feet of the boxes to the labels.
        self._is_stacked, self._label_drop = False, shelf_painting.LABEL_DROP_HEIGHT
        #: Whether labels show the name alone, and the pixels of the width that boxes leave free.
        self._is_brief, self._side_gap = False, _MAX_SIDE_GAP
        #: False for players who turned animations off.
        self.is_animated = True
        self.boxes = [ShelfBox(key, table, self) for key, table in tables.items()]
        self._rest_timer = QTimer(self)
        self._rest_timer.setSingleShot(True)
        self._rest_timer.setInterval(REPAINT_DELAY_MS)
        self._rest_timer.timeout.connect(self._on_rest)
        self._group = QButtonGroup(self)
        for box in self.boxes:
            self._group.addButton(box)
            box.toggled.connect(self._on_toggled)
            box.play_requested.connect(self._on_played)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_MIN_ROW_HEIGHT)
        self.retranslate()

    def restyle(self) -> None:
        self._plank = QPixmap()

    def choose(self, game: str) -> None:
        """Bring the box of a game forward without a click."""
        for box in self.boxes:
            if box.game == game:
                box.setChecked(True)

    @property
    def current(self) -> ShelfBox | None:
        """The chosen box."""
        return next((box for box in self.boxes if box.isChecked()), None)

    def lid(self, game: str) -> QPixmap:
        """Return the lid of a game's box at its present size."""
        box = next(box for box in self.boxes if box.game == game)
        return box.lid(self._scale, self.devicePixelRatioF())

    def retranslate(self) -> None:
        for box in self.boxes:
            box.retranslate()
        self.update()

    def _on_toggled(self, is_on: bool) -> None:
        box = self.sender()
        assert isinstance(box, ShelfBox)
        box.step_forward(self.is_animated and self.isVisible())
        if is_on:
            self.chosen.emit(box.game)

    def _on_played(self) -> None:
        box = self.sender()
        assert isinstance(box, ShelfBox)
        box.setChecked(True)
        self.play_requested.emit(box.game)

    # -- layout and painting -----------------------------------------------------------------------

    def _on_rest(self) -> None:
        one_by_one(self, *(partial(self._sharpen, box) for box in self.boxes))

    def _sharpen(self, box: ShelfBox) -> None:
        box.is_rough = self._rest_timer.isActive()
        # Repaint at once, because an update would be merged with that of the next box.
        self.repaint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if IDLE_TIME.is_window_shown and self.isVisible():
            for box in self.boxes:
                box.is_rough = True
            self._rest_timer.start()
        count = len(self.boxes)
        width, height = float(self.width()), float(self.height())
        self._is_stacked = count > 1 and shelf_painting.is_crowded(
            [(box.seats(), box.minutes()) for box in self.boxes],
            min(_LABEL_WIDTH, (width - _MAX_SIDE_GAP) / count) - 4,
        )
        self._label_drop = shelf_painting.LABEL_DROP_HEIGHT
        self._is_brief, self._side_gap = False, _MAX_SIDE_GAP
        scale = self._fitting_scale(width, height)
        if scale < _MIN_LABEL_DROP_SCALE:
            self._label_drop *= 0.7
            self._side_gap = _MIN_SIDE_GAP
            scale = self._fitting_scale(width, height)
        if scale * shelf_painting.LID.width() < _MIN_PICTURE_WIDTH:
            self._is_brief = True
            larger = self._fitting_scale(width, height)
            # If the width limits the size of the boxes, there is room for complete labels.
            self._is_brief = larger > scale + 0.01
            scale = max(scale, larger)
        for box in self.boxes:
            facts = f"{box.text()}: {box.players()}, {box.minutes()}" if self._is_brief else ""
            box.setToolTip(facts)
        lid_width, lid_height = shelf_painting.LID.width(), shelf_painting.LID.height()
        below = self._height_below
        # A few boxes are further apart than necessary, so that their labels have room.
        slot = max(
            (lid_width + shelf_painting.GAP) * scale,
            min(_LABEL_WIDTH, (width - self._side_gap) / count),
        )
        left = (width - count * slot - shelf_painting.DEPTH * scale) / 2
        headroom = _HEADROOM_HEIGHT * min(1.0, scale)
        row_height = headroom + lid_height * scale * (1 + shelf_painting.FORWARD_SHARE)
        self._scale, self._foot = scale, row_height + max(0.0, (height - row_height - below) / 2)
        for index, box in enumerate(self.boxes):
            bottom = self._foot + below
            top = self._foot - lid_height * scale - headroom
            box.setGeometry(QRectF(left + index * slot, top, slot, bottom - top).toAlignedRect())
        self._plank = QPixmap()

    @property
    def _height_below(self) -> float:
        """Pixels below the feet of the boxes, for plank and labels."""
        return self._label_drop + self._label_height

    @property
    def _label_height(self) -> float:
        if self._is_brief:
            return shelf_painting.BRIEF_LABEL_HEIGHT
        return shelf_painting.LABEL_HEIGHT + (
            shelf_painting.LABEL_EXTRA_HEIGHT if self._is_stacked else 0.0
        )

    def _fitting_scale(self, width: float, height: float) -> float:
        """Return the scale at which the boxes fit into the given size."""
        count, free_height = len(self.boxes), height - self._height_below
        row = (
            count * shelf_painting.LID.width()
            + (count - 1) * shelf_painting.GAP
            + shelf_painting.DEPTH
        )
        forward = shelf_painting.LID.height() * (1 + shelf_painting.FORWARD_SHARE)
        full_height = free_height / (forward + _HEADROOM_HEIGHT)
        if full_height > 1:
            full_height = (free_height - _HEADROOM_HEIGHT) / forward
        largest = MAX_LONE_SCALE if count == 1 else MAX_SCALE
        return max(_MIN_SCALE, min(largest, full_height, (width - self._side_gap) / row))

    def plank(self) -> QRect:
        """Return the rect of the plank between the feet of the boxes and their labels."""
        return QRect(0, math.floor(self._foot), self.width(), math.floor(self._label_drop))

    def plank_span(self) -> tuple[float, float]:
        """Return the left and right end of the plank, from margin to margin."""
        return _MARGIN, self.width() - _MARGIN

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._plank_strip().topLeft(), self._painted_plank())
        ratio = self.devicePixelRatioF()
        narrowest = min(self._label_rect(box.geometry()).width() for box in self.boxes)
        titles = [box.text() for box in self.boxes]
        # Beside a name alone stand the brackets of the plank.
        narrowest_width, stacked = narrowest, self._is_stacked
        if self._is_brief:
            narrowest_width, stacked = narrowest - 20, False
        size = shelf_painting.title_size(titles, narrowest_width, stacked=stacked)
        # All labels use words, or all use numbers: a mixture would look like different facts.
        labels = [(box.players(), box.minutes()) for box in self.boxes]
        if self._is_stacked or shelf_painting.is_crowded(labels, narrowest):
            labels = [(box.seats(), box.minutes()) for box in self.boxes]
        facts_scale = shelf_painting.facts_scale(labels, narrowest)
        for box, facts in sorted(zip(self.boxes, labels, strict=True), key=_painting_order):
            box.paint_at(painter, self._foot_of(box), self._scale, ratio)
            label = self._label_rect(box.geometry())
            # A single box needs no mark as the chosen one.
            chosen = box.forward if len(self.boxes) > 1 else 0.0
            if self._is_brief:
                shelf_painting.paint_title(
                    painter, label, box.text(), current_theme(), chosen, size
                )
            else:
                shelf_painting.paint_label(
                    *(
                        painter,
                        label,
                        box.text(),
                        *facts,
                        current_theme(),
                        chosen,
                        size,
                        facts_scale,
                    ),
                    stacked=self._is_stacked,
                )
            if box.hasFocus() and len(self.boxes) > 1:
                ring = rounded(label.adjusted(-2, -2, 2, 2), 9)
                stroke_path(painter, ring, pen(current_theme().edge, 1.6))
        painter.end()

    def prepare(self, box: ShelfBox, forward: float) -> None:
        """Paint the picture of a box at rest ahead of time."""
        box.picture_at_rest(self._foot_of(box), self._scale, self.devicePixelRatioF(), forward)

    def _foot_of(self, box: ShelfBox) -> QPointF:
        """Return the middle of a box's foot."""
        return QPointF(box.geometry().center().x() + 0.5, self._foot)

    def _label_rect(self, rect: QRect) -> QRectF:
        top = self._foot + self._label_drop
        width = (
            max(176.0, min(rect.width() - 4.0, 250.0))
            if len(self.boxes) == 1
            else rect.width() - 4.0
        )
        height = self._label_height - 4
        return QRectF(rect.center().x() + 0.5 - width / 2, top, width, height)

    @property
    def _thickness(self) -> float:
        return max(0.62, min(1.0, self._scale))

    def _plank_strip(self) -> QRect:
        """Return the rectangle of the plank with its brackets and shadows."""
        above, below = shelf_painting.PLANK_REACH
        top = math.floor(self._foot - above * self._thickness)
        bottom = math.ceil(self._foot + below * self._thickness)
        return QRect(0, top, self.width(), bottom - top).intersected(self.rect())

    def _painted_plank(self) -> QPixmap:
        """Return the picture of the plank, cached until size or theme change."""
        if self._plank.isNull():
            ratio, strip = self.devicePixelRatioF(), self._plank_strip()
            span, foot, theme = self.plank_span(), self._foot - strip.top(), current_theme()

            drop = self._label_drop

            def plank(painter: QPainter) -> None:
                shelf_painting.paint_plank(painter, *span, foot, self._thickness, theme, drop=drop)

            name = ("plank", theme.name, span, foot, self._thickness, drop)
            self._plank = disk_cached_pixmap(name, strip.size(), ratio, plank)
        return self._plank


def _painting_order(shown: tuple[ShelfBox, tuple[str, str]]) -> float:
    """Return the sort key that paints a box over its neighbours when it came forward."""
    return shown[0].forward


def disk_cached_pixmap(
    name: Hashable, size: QSize, ratio: float, paint: Callable[[QPainter], None]
) -> QPixmap:
    """Return a picture on a transparent ground; those of the first window are kept on disk.

    Later ones, for other sizes and themes, are quick to paint and would only take disk space.
    """

    def painted() -> QPixmap:
        picture = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        # This conversion detects pictures without transparent pixels.
        return QPixmap.fromImage(picture)

    if IDLE_TIME.is_window_shown:
        return painted()
    picture = DISK.pixmap((name, ratio), size * ratio, painted)
    picture.setDevicePixelRatio(ratio)
    return picture


def _transparent(size: QSize, ratio: float) -> QPixmap:
    """Return a transparent picture of the given size in pixels."""
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    return picture


def _cached(name: Hashable, size: QSize, paint: Callable[[], QPixmap]) -> QPixmap:
    """Return a picture that is cached in memory and on disk."""
    return PIXMAPS.get(name, partial(DISK.pixmap, name, size, paint))
