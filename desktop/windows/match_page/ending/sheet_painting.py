"""Painting of the sheet at the end of a match: paper and contents, which scroll below the head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop.style.text_size import scaled, text_scale
from desktop.style.theme import current_theme
from desktop.windows.match_page.ending.ending_layout import Block, EndingStage
from desktop.windows.match_page.ending.entrance import (
    ENTRANCE_MS,
    STAMP_MS,
    appearing,
    is_pressed,
    share,
)
from desktop.windows.match_page.ending.ornaments import sheet_layers
from desktop.windows.match_page.ending.picture import SheetPicture

#: Pixels by which the sheet unrolls.
_UNROLL_PX = 24.0
#: Pixels from which the stamp falls.
_STAMP_FALL_PX = 34
#: Pixels below the contents in their pixmap.
_FOOT_PX = 40


class SheetPainting:
    """The pixmaps of a sheet, and the part of its contents that is scrolled into sight.

    Heights and offsets are in pixels of normal text.
    """

    def __init__(self, picture: SheetPicture, size: QSizeF, ratio: float) -> None:
        """Create it without painting; `size` is the widget's, `ratio` its device pixel ratio."""
        self.picture = picture
        self._size, self._ratio = size, ratio
        self.scroll_offset = 0.0
        #: Paper, contents before the entrance, and whole contents.
        self._paper, self._bare, self._full = QPixmap(), QPixmap(), QPixmap()

    def clear(self) -> None:
        """Drop the pixmaps."""
        self._paper = self._bare = self._full = QPixmap()

    @property
    def is_begun(self) -> bool:
        """Whether `steps` has begun to paint the whole contents."""
        return not self._full.isNull()

    # -- scrolling ---------------------------------------------------------------------------------

    @property
    def visible_height(self) -> float:
        """Height of the part of the sheet in which the contents are seen."""
        places = self.picture.places
        bottom = places.buttons.top()
        if not places.mark.isNull():
            bottom = min(bottom, places.mark.top())
        if places.is_wide and not places.figures.isEmpty():
            bottom = min(bottom, places.figures.top())
        return bottom - places.inner.top() - 4

    @property
    def max_offset(self) -> float:
        """By how much the contents can be scrolled."""
        return max(0.0, self.picture.places.content_height - self.visible_height)

    def scroll_to(self, offset: float) -> None:
        """Scroll the contents to an offset, as far as there are any."""
        self.scroll_offset = max(0.0, min(self.max_offset, offset))

    # -- pixmaps -----------------------------------------------------------------------------------

    def steps(self) -> Iterator[None]:
        """Paint paper and contents, part by part."""
        places, blocks = self.picture.places, self.picture.canvas.blocks
        height = max(self._size.height(), places.inner.top() + places.content_height + _FOOT_PX)
        self._paper = self._empty_pixmap(self._size.height())
        self._bare = self._empty_pixmap(height)
        yield from self._paint_paper(self._paper)
        yield from self._paint_before_entrance(self._bare, blocks)
        self._full = QPixmap(self._bare)
        late = [block for block in blocks if block.stage > EndingStage.PAPER]
        # Words above a cell are painted again with it.
        for block in late:
            self._paint_block(self._full, block)
            yield

    def _empty_pixmap(self, height: float) -> QPixmap:
        size = QSize(scaled(self._size.width()), scaled(height)) * self._ratio
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def _paint_paper(self, target: QPixmap) -> Iterator[None]:
        for layer in sheet_layers(self.picture.places.sheet, self.picture.style):
            painter = _painter_on(target)
            layer(painter)
            painter.end()
            yield
        for block in self.picture.canvas.foot:
            if block.stage is EndingStage.PAPER:
                self._paint_block(target, block)
        yield

    def _paint_before_entrance(self, target: QPixmap, blocks: Sequence[Block]) -> Iterator[None]:
        for block in blocks:
            is_early = block.stage <= EndingStage.PAPER
            paint = block.paint if is_early else block.paint_before
            if paint is not None:
                painter = _painter_on(target)
                paint(painter)
                painter.end()
                yield

    def _paint_block(self, target: QPixmap, block: Block) -> None:
        painter = _painter_on(target)
        block.paint(painter)
        painter.end()

    # -- painting ----------------------------------------------------------------------------------

    def paint(self, painter: QPainter, elapsed_ms: float, unrolled: float) -> None:
        """Paint the sheet as it looks so many milliseconds after its entrance began.

        `unrolled` is the share of it that has unrolled.
        """
        painter.setOpacity(unrolled)
        drop = 2 if is_pressed(elapsed_ms) else 0
        painter.translate(0, scaled(_UNROLL_PX * (unrolled - 1)) + drop)
        painter.drawPixmap(0, 0, self._paper)
        self._paint_contents(painter, elapsed_ms)
        painter.scale(text_scale(), text_scale())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stamp = share(elapsed_ms, STAMP_MS)
        for block in self.picture.canvas.foot:
            if block.stage is EndingStage.STAMP and stamp > 0:
                painter.save()
                painter.setOpacity(min(1.0, 2 * stamp))
                painter.translate(0, -(1 - stamp) * _STAMP_FALL_PX)
                block.paint(painter)
                painter.restore()

    def _paint_contents(self, painter: QPainter, elapsed_ms: float) -> None:
        """Paint the part of the contents that is scrolled into sight."""
        places = self.picture.places
        painter.save()
        if self.max_offset > 0:
            sheet = places.sheet
            top = sheet.top() + (14 if self.scroll_offset else -20)
            clip = QRectF(sheet.left() + 14, top, sheet.width() - 28, 0)
            clip.setBottom(places.inner.top() + self.visible_height)
            painter.setClipRect(_enlarged(clip))
            self._paint_thumb(painter, clip)
            painter.translate(0, -scaled(self.scroll_offset))
        if elapsed_ms >= ENTRANCE_MS:
            painter.drawPixmap(0, 0, self._full)
        else:
            painter.drawPixmap(0, 0, self._bare)
            for block, opacity in appearing(self.picture.canvas.blocks, elapsed_ms):
                self._paint_part(painter, block.rect, opacity)
        painter.restore()

    def _paint_thumb(self, painter: QPainter, clip: QRectF) -> None:
        """Paint how far the contents are scrolled."""
        height = clip.height() * self.visible_height / self.picture.places.content_height
        top = clip.top() + (clip.height() - height) * self.scroll_offset / self.max_offset
        thumb = QRectF(clip.right() - 6, top, 4, height)
        painter.fillRect(_enlarged(thumb), QColor(current_theme().thumb))

    def _paint_part(self, painter: QPainter, rect: QRectF, opacity: float) -> None:
        ratio = self._full.devicePixelRatio()
        target = _enlarged(rect).toAlignedRect()
        source = QRectF(
            target.x() * ratio, target.y() * ratio, target.width() * ratio, target.height() * ratio
        )
        opacity_before = painter.opacity()
        painter.setOpacity(opacity_before * opacity)
        painter.drawPixmap(QRectF(target), self._full, source)
        painter.setOpacity(opacity_before)


def _painter_on(target: QPixmap) -> QPainter:
    painter = QPainter(target)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(text_scale(), text_scale())
    return painter


def _enlarged(rect: QRectF) -> QRectF:
    """Return a rect in pixels of the widget."""
    scale = text_scale()
    return QRectF(
        rect.left() * scale, rect.top() * scale, rect.width() * scale, rect.height() * scale
    )
