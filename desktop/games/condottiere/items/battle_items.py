"""Items of the battle sheet: parchment, rows, medals, season pennant and slot."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import (
    Pawn,
    TotalState,
    paint_doubled_mark,
    paint_drift,
    paint_laurel,
    paint_line_ground,
    paint_panel,
    paint_pawn,
    paint_ribbon,
    paint_season,
    paint_slot,
    paint_swords,
    paint_total,
)
from desktop.games.condottiere.layout import Layout, LinePlace
from desktop.games.condottiere.words import labels
from desktop.language.names import only_person_name
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import CENTRE, LAYOUT_PX, paint_fitted_line
from desktop.painting.shapes import disc, pen, rounded, stroke_path
from desktop.style.theme import SEATS, serif
from desktop.table.items import HitItem, Overlay
from engine.core.values import Seat

_INK, _QUIET = "#2a1c0e", "#6d5a41"
#: Scale of the pawn per pixel of the width of the shield beside it.
_PAWN_SCALE = 0.0128
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: Pixels before a title without swords.
_PLAIN_TITLE_LEFT = 4.0
_MIN_TITLE_TYPE_PX = 12.0
_BETTER_COLOUR, _WORSE_COLOUR = "#2f6b2a", "#9e2b25"


def pawn_foot(line: LinePlace) -> QPointF:
    """Return the foot of the pawn beside a seat's shield."""
    return line.shield + QPointF(-0.86, 0.42) * line.shield_width


class PanelItem(HitItem):
    """The parchment with the title of the battle; it keeps clicks off the map below."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.target_id = ("panel",)
        self.setZValue(z_layers.BATTLE)
        self._pictures = pictures
        self._size, self._header, self._panel_rect = QSizeF(), 0.0, QRectF()
        self._title, self._place_name, self._past = "", "", False

    @property
    def title(self) -> str:
        """The text above the lines; in a narrow header only the region."""
        return self._title if self._title_fits else self._place_name

    @property
    def _title_fits(self) -> bool:
        metrics = QFontMetricsF(serif(_MIN_TITLE_TYPE_PX, 700))
        return (
            not self._place_name
            or metrics.horizontalAdvance(self._title) <= self._panel_rect.width() - 36
        )

    @property
    def _title_metrics(self) -> tuple[float, float]:
        """The type size of the title and its distance from the left, with or without swords."""
        height = min(24.0, self._panel_rect.height() * 0.52) * 0.88
        return height, _PLAIN_TITLE_LEFT if self._past or not self._title_fits else 36.0

    @property
    def _title_lines(self) -> list[tuple[str, QRectF, float]]:
        """The lines of the title, each with its rect and type size.

        There are two lines where a single one would be too small to read.
        """
        box, (type_size, left) = QRectF(self._panel_rect), self._title_metrics
        box.setLeft(box.left() + left)
        lines, words = [self.title], self.title.split()
        if self._width_in_ems(self.title) * _MIN_TITLE_TYPE_PX > box.width():
            ways = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
            lines = min(ways, key=lambda way: max(map(self._width_in_ems, way)), default=lines)
            type_size = min(type_size, box.height() * 0.38)
        type_size = min(
            type_size, *(box.width() / max(0.1, self._width_in_ems(line)) for line in lines)
        )
        height = type_size * 1.2
        top = box.center().y() - height * len(lines) / 2
        rects = (
            QRectF(box.left(), top + height * i, box.width(), height) for i in range(len(lines))
        )
        return [(line, rect, type_size) for line, rect in zip(lines, rects, strict=True)]

    def _width_in_ems(self, text: str) -> float:
        """Return the width of a text as a multiple of its type size."""
        return (
            QFontMetricsF(serif(LAYOUT_PX, 700, italic=self._past)).horizontalAdvance(text)
            / LAYOUT_PX
        )

    @property
    def figure_outline(self) -> QPainterPath | None:
        path = QPainterPath()
        for line, rect, height in self._title_lines:
            written = QRectF(
                rect.left(), rect.top(), self._width_in_ems(line) * height, rect.height()
            )
            path.addRoundedRect(written.adjusted(-3, 0, 3, 0), 3, 3)
        return self.mapToScene(path)

    @property
    def sheet(self) -> QRectF:
        """The rect of the parchment."""
        return QRectF(QPointF(), self._size)

    def show_as(
        self,
        layout: Layout,
        title: str,
        place: str,
        *,
        past: bool,
        season: bool,
        folded: bool = False,
    ) -> None:
        """Lay out the sheet for a battle, with the full title and the name of the region.

        With `folded`, only the header is shown.
        """
        rect = QRectF(layout.battle)
        panel_rect, header = (
            layout.header(season=season).translated(-rect.topLeft()),
            layout.header_height,
        )
        if folded:
            rect.setTop(rect.bottom() - header)
            header = 0.0
        now = (rect.size(), header, panel_rect)
        if now != (self._size, self._header, self._panel_rect):
            self._size, self._header, self._panel_rect = now
            self.set_bounds(QRectF(QPointF(), self._size).adjusted(-18, -18, 18, 22))
        self._title, self._place_name, self._past = title, place, past
        self.setPos(rect.topLeft())
        self.update()

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(QPointF(), self._size))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = ("panel", self._size.toTuple(), self._header)
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)
        rect, (height, left) = self._panel_rect, self._title_metrics
        if left > _PLAIN_TITLE_LEFT:
            paint_swords(painter, QPointF(rect.left() + 14, rect.center().y() + 1), height / 0.88)
        ink = _QUIET if self._past else _INK
        for line, where, size in self._title_lines:
            paint_fitted_line(
                painter, where, line, size, ink, weight=700, italic=self._past, align=_LEFT
            )

    def _paint(self, painter: QPainter) -> None:
        paint_panel(painter, self.sheet, self._header)


@dataclass(frozen=True, slots=True)
class LineLook:
    """The content of a row."""

    seat: Seat
    name: str
    is_own: bool = False
    leads: bool = False
    has_passed: bool = False
    has_drum: bool = False
    fights: bool = True
    has_pawn: bool = False


class LineItem(HitItem):
    """The ground of one battle line: shield, name, drum, "passed" ribbon, Condottiere pawn."""

    def __init__(self, pictures: Pictures, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.target_id = ("row", seat)
        self.setZValue(z_layers.ROWS)
        self._pictures, self._seat = pictures, seat
        self._line: LinePlace | None = None
        self.look = LineLook(seat, "")
        #: Scale of the drum's mark while it is stamped.
        self._drum_scale = 1.0

    def show_as(self, line: LinePlace, look: LineLook) -> None:
        """Set the place and the content of the row."""
        if (line, look) != (self._line, self.look):
            self._line, self.look, self._drum_scale = line, look, 1.0
            self.set_bounds(line.rect)
            self.update()

    def set_drum_scale(self, size: float) -> None:
        """Set the scale of the drum's mark."""
        self._drum_scale = size
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._line is None:
            return
        if self._drum_scale != 1:
            self._paint(painter)
            return
        name = ("row", self.look, self._line.rect.getRect())
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        """Paint the ground of the line with shield, name, ribbon and drum."""
        line, look = self._line, self.look
        assert line is not None
        mine = look.seat if look.is_own else None
        paint_line_ground(painter, line.rect, mine=mine, leads=look.leads, first=look.seat == 0)
        who = SEATS[look.seat]
        if not look.fights:
            painter.setOpacity(0.4)
        paint_shield(
            painter, line.shield.x(), line.shield.y(), line.shield_width, who.colour, who.charge
        )
        if look.has_pawn:
            painter.save()
            painter.translate(pawn_foot(line))
            painter.scale(*[line.shield_width * _PAWN_SCALE] * 2)
            paint_pawn(painter, Pawn.CONDOTTIERE)
            painter.restore()
        type_size = min(16.0, line.name.height() * 0.92)
        align = _LEFT if line.is_beside else CENTRE
        name_rect = line.title(passed=look.has_passed)
        paint_fitted_line(
            painter,
            name_rect,
            look.name or only_person_name(),
            type_size,
            _INK,
            weight=600,
            align=align,
        )
        ribbon_rect, drum_centre = line.marks(passed=look.has_passed, doubled=look.has_drum)
        if ribbon_rect is not None:
            paint_ribbon(painter, ribbon_rect, labels.passed_label())
        if drum_centre is not None:
            paint_doubled_mark(painter, drum_centre, line.drum_radius * self._drum_scale)


class MedalItem(HitItem):
    """The medal with the strength of a line; a click opens the breakdown."""

    def __init__(self, pictures: Pictures, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.target_id = ("total", seat)
        self.setZValue(z_layers.MEDALS)
        self._pictures = pictures
        self._radius = 0.0
        self.total, self.state = 0, TotalState.PLAIN
        self.preview_strength: int | None = None

    def set_geometry(self, line: LinePlace) -> None:
        """Set the place of the medal."""
        if line.radius != self._radius:
            self._radius = line.radius
            reach = self._radius * 1.5 + 6
            self.set_bounds(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self.setPos(line.total)

    @property
    def figure_outline(self) -> QPainterPath | None:
        return self.mapToScene(self.shape()) if self.isVisible() else None

    def show_total(self, total: int, state: TotalState) -> None:
        """Show a strength and its state."""
        if (total, state) != (self.total, self.state):
            self.total, self.state = total, state
            self.update()

    def count(self, total: float) -> None:
        """Show an intermediate strength during an animation."""
        self.show_total(round(total), self.state)

    def preview(self, strength: int | None) -> None:
        """Show the strength after an action, beside the current one; None ends the preview."""
        if strength != self.preview_strength:
            self.preview_strength = strength
            self.update()

    def shape(self) -> QPainterPath:
        return disc(0, 0, self._radius)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = ("medal", self.total, self.state, self._radius)
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)
        if self.preview_strength is not None:
            self._paint_preview(painter, self.preview_strength)

    def _paint(self, painter: QPainter) -> None:
        if self.state is TotalState.LEADS:
            paint_laurel(painter, QPointF(), self._radius)
        paint_total(painter, QPointF(), self._radius, str(self.total), self.state)

    def _paint_preview(self, painter: QPainter, strength: int) -> None:
        height = max(17.0, self._radius * 0.86)
        width = height * (1.15 if strength < 10 else 1.5 if strength < 100 else 1.9)
        rect = QRectF(-self._radius - width * 0.62, -self._radius * 1.06, width, height)
        colour = _BETTER_COLOUR if strength > self.total else _WORSE_COLOUR
        painter.fillPath(rounded(rect, height / 2), pen(colour, 1).color())
        stroke_path(painter, rounded(rect, height / 2), pen("#fff6df", 1.4))
        paint_fitted_line(painter, rect, str(strength), height * 0.8, "#fffaf0", weight=700)


class SeasonItem(Overlay):
    """The pennant of the season, with room for falling petals or flakes."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.SEASON)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pictures = pictures
        self._rect = QRectF()
        self.season: str | None = None
        self._unrolled = 1.0

    def set_geometry(self, rect: QRectF) -> None:
        """Set the place of the pennant."""
        if rect != self._rect:
            self._rect = rect
            self.set_bounds(rect.adjusted(-16, -12, 16, 90))

    def show_season(self, season: str | None) -> None:
        """Show a season; None hides the pennant."""
        self.season, self._unrolled = season, 1.0
        self.setVisible(season is not None)
        self.update()

    def unroll(self, share: float) -> None:
        """Set how far the pennant is unrolled, from 0 to 1."""
        self._unrolled = share
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.season is None:
            return
        if self._unrolled < 1:
            self._paint(painter)
            paint_drift(painter, self.boundingRect(), self.season, self._unrolled)
            return
        name = ("season", self.season, self._rect.getRect())
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        assert self.season is not None
        title, effect = labels.season(self.season)
        paint_season(painter, self._rect, self.season, title, effect, unrolled=self._unrolled)


class SlotItem(Overlay):
    """The slot where the held card would be laid."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.SLOT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pictures = pictures
        self._size, self.text = QSizeF(), ""
        self.hide()

    def show_at(self, rect: QRectF, text: str) -> None:
        """Show the slot with the text of the card."""
        self._size, self.text = rect.size(), text
        self.set_bounds(QRectF(QPointF(), self._size).adjusted(-2, -2, 2, 2))
        self.setPos(rect.topLeft())
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw = partial(_paint_slot, size=self._size, text=self.text)
        name = ("slot", self._size.toTuple(), self.text)
        blit(painter, self._pictures, name, self.boundingRect(), draw)


def _paint_slot(painter: QPainter, size: QSizeF, text: str) -> None:
    paint_slot(painter, QRectF(QPointF(), size), text)
