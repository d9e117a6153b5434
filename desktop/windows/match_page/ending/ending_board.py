"""The board on the sheet at the end of a match: the table's own scene, with the realm lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.effects import paint_glow
from desktop.painting.shapes import pen, stroke_path, with_alpha
from desktop.style.theme import current_theme
from desktop.table.replay.match_ending import BoardPart
from desktop.table.scene import TableScene
from desktop.windows.match_page.ending.ornaments import RAYS, paint_rays

#: How much darker the rest of the board is, from 0 to 255.
_SHADE_ALPHA = 72


class BoardPicture:
    """Paints a part of a table's board, as its scene shows it, in any size."""

    def __init__(self, scene: TableScene, part: BoardPart) -> None:
        self._scene, self._part = scene, part
        #: The board without light, in the size that was painted last, and the light for it; null
        #: while it is painted with the board.
        self._image, self._light = QImage(), QImage()

    def prepare(self, size: QSizeF, ratio: float) -> None:
        """Paint the board for a size; not while a widget is painted, because the hand is hidden."""
        self._image = self._render(self._source(size), (size * ratio).toSize())
        self._light = QImage()

    def copy(self, size: QSizeF, ratio: float) -> None:
        """Paint the board for a size at once, or copy it if it is larger on the screen."""
        if self._is_larger(size, ratio):
            for _ in self._copy_larger(size, ratio):
                pass
        else:
            self.prepare(size, ratio)
        for _ in self._light_by_steps(size, ratio):
            pass

    def copy_by_steps(self, size: QSizeF, ratio: float) -> Iterator[None]:
        """Do what `copy` does, each step in an event of its own."""
        while self._scene.is_unfinished:
            # The table is still being painted.
            yield
        if self._is_larger(size, ratio):
            yield from self._copy_larger(size, ratio)
            yield from self._light_by_steps(size, ratio)
            return
        while True:
            self._scene.catch_up()
            with IDLE_TIME.spread_outside_windows():
                self.prepare(size, ratio)
            yield
            if not self._scene.is_incomplete:
                break
        yield from self._light_by_steps(size, ratio)

    def _light_by_steps(self, size: QSizeF, ratio: float) -> Iterator[None]:
        """Paint the light over the board for a size, each layer in an event of its own."""
        light = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        light.fill(Qt.GlobalColor.transparent)
        rect = QRectF(QPointF(), size)
        for layer in self._light_layers(rect):
            painter = QPainter(light)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(light.width() / size.width(), light.height() / size.height())
            layer(painter)
            painter.end()
            yield
        self._light = light

    def _is_larger(self, size: QSizeF, ratio: float) -> bool:
        """Return whether the board is larger on the screen."""
        source_rect = self._source(size).toAlignedRect()
        return source_rect.width() * ratio >= (size * ratio).toSize().width()

    def _copy_larger(self, size: QSizeF, ratio: float) -> Iterator[None]:
        """Copy the board as it is on the screen, then make it smaller."""
        # In whole pixels, so that every picture is there already.
        source_rect, pixels = self._source(size).toAlignedRect(), (size * ratio).toSize()
        image = self._render(QRectF(source_rect), (QSizeF(source_rect.size()) * ratio).toSize())
        yield
        smooth = Qt.TransformationMode.SmoothTransformation
        self._image = image.scaled(pixels, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        self._light = QImage()
        yield

    def _source(self, size: QSizeF) -> QRectF:
        """Return the part of the scene that fills a size."""
        return self._scene.board.transform().mapRect(self._area(size))

    def _render(self, source: QRectF, pixels: QSize) -> QImage:
        """Render a part of the scene without the hand, so many pixels wide and high."""
        image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        floor = self._scene.floor
        was_visible = floor.isVisible()
        floor.setVisible(False)
        try:
            self._scene.render(
                painter, QRectF(image.rect()), source, Qt.AspectRatioMode.IgnoreAspectRatio
            )
        finally:
            floor.setVisible(was_visible)
            painter.end()
        return image

    def _area(self, size: QSizeF) -> QRectF:
        """Return the part of the board that fills a size, in units of the board."""
        area, aspect = QRectF(self._part.area), size.width() / size.height()
        middle = area.center()
        if area.width() / area.height() < aspect:
            area.setWidth(area.height() * aspect)
        else:
            area.setHeight(area.width() / aspect)
        area.moveCenter(middle)
        return area

    def paint(self, painter: QPainter, rect: QRectF, lit: bool) -> None:
        """Paint the board into a rect; if `lit`, the places that decided the match shine."""
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, self._image)
        if lit and not self._light.isNull():
            painter.drawImage(rect, self._light)
        elif lit:
            for layer in self._light_layers(rect):
                layer(painter)

    def _light_layers(self, rect: QRectF) -> Sequence[Callable[[QPainter], None]]:
        """Return the painters of the light on the places that decided the match, from below."""
        if self._part.lit_path.isEmpty():
            return ()
        area = self._area(rect.size())
        scale = rect.width() / area.width()
        transform = QTransform()
        transform.translate(rect.left(), rect.top())
        transform.scale(scale, scale)
        transform.translate(-area.left(), -area.top())
        realm = transform.map(self._part.lit_path)
        dark_area = QPainterPath()
        dark_area.addRect(rect)
        dark_area = dark_area.subtracted(realm)
        if current_theme().high_contrast:
            return (partial(_paint_shade, rest=dark_area), partial(_paint_edges, realm=realm))
        return (
            partial(_paint_shade, rest=dark_area),
            partial(_paint_light, realm=realm),
            *(
                partial(_paint_rays, rect=rect, realm=realm, rest=dark_area, numbers=numbers)
                for numbers in (RAYS[:20], RAYS[20:])
            ),
            partial(_paint_shine, realm=realm),
        )


def _paint_shade(painter: QPainter, rest: QPainterPath) -> None:
    painter.fillPath(rest, QColor(34, 20, 6, _SHADE_ALPHA))


def _paint_edges(painter: QPainter, realm: QPainterPath) -> None:
    stroke_path(painter, realm, pen("#ffffff", 5))
    stroke_path(painter, realm, pen("#000000", 1.5))


def _paint_light(painter: QPainter, realm: QPainterPath) -> None:
    painter.fillPath(realm, with_alpha("#fff3b0", 36))


def _paint_rays(
    painter: QPainter, rect: QRectF, realm: QPainterPath, rest: QPainterPath, numbers: range
) -> None:
    paint_rays(painter, realm.boundingRect().center(), rect.width() * 0.55, rest, numbers)


def _paint_shine(painter: QPainter, realm: QPainterPath) -> None:
    paint_glow(painter, realm, with_alpha("#ffe28a", 190), 5, 3)
    stroke_path(painter, realm, pen("#fff3c4", 3.6))
    stroke_path(painter, realm, pen("#c98a1c", 1.6))
