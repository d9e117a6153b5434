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
    paint_drift,
    paint_drum,
    paint_leader,
    paint_line,
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
from desktop.language.names import you
from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.heraldry import paint_shield
from desktop.painting.lettering import CENTRE, write
from desktop.painting.shapes import disc, outline, pen, rounded
from desktop.style.theme import SEATS, serif
from desktop.table.items import Overlay, Spot
from engine.core.values import Seat

_INK, _QUIET = "#2a1c0e", "#6d5a41"
_PAWN = 0.0128  # scale of the pawn per pixel of the width of the shield beside it
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: Pixels before a title without swords.
_TIGHT = 4.0
#: The least type size of a title.
_READABLE = 12.0
#: The type size in which text is measured.
_SET = 64
_BETTER, _WORSE = "#2f6b2a", "#9e2b25"


def pawn_foot(line: LinePlace) -> QPointF:
    """Return the foot of the pawn beside a seat's shield."""
    return line.shield + QPointF(-0.86, 0.42) * line.shield_width


class PanelItem(Spot):
    """The parchment with the title of the battle; it keeps clicks off the map below."""

    def __init__(self, pictures: Pictures, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.spot = ("panel",)
        self.setZValue(z_layers.BATTLE)
        self._pictures = pictures
        self._size, self._header, self._room = QSizeF(), 0.0, QRectF()
        self._title, self._place, self._past = "", "", False

    @property
    def title(self) -> str:
        """The text above the lines; in a narrow header only the region."""
        return self._title if self._roomy else self._place

    @property
    def _roomy(self) -> bool:
        metrics = QFontMetricsF(serif(_READABLE, 700))
        return not self._place or metrics.horizontalAdvance(self._title) <= self._room.width() - 36

    @property
    def _written(self) -> tuple[float, float]:
        """The type size of the title and its distance from the left, with or without swords."""
        height = min(24.0, self._room.height() * 0.52) * 0.88
        return height, _TIGHT if self._past or not self._roomy else 36.0

    @property
    def _lines(self) -> list[tuple[str, QRectF, float]]:
        """The lines of the title, each with its rect and type size.

        There are two lines where a single one would be too small to read.
        """
        box, (tall, left) = QRectF(self._room), self._written
        box.setLeft(box.left() + left)
        lines, words = [self.title], self.title.split()
        if self._wide(self.title) * _READABLE > box.width():
            ways = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
            lines = min(ways, key=lambda way: max(map(self._wide, way)), default=lines)
            tall = min(tall, box.height() * 0.38)
        tall = min(tall, *(box.width() / max(0.1, self._wide(line)) for line in lines))
        height = tall * 1.2
        top = box.center().y() - height * len(lines) / 2
        rects = (
            QRectF(box.left(), top + height * i, box.width(), height) for i in range(len(lines))
        )
        return [(line, rect, tall) for line, rect in zip(lines, rects, strict=True)]

    def _wide(self, text: str) -> float:
        """Return the width of a text as a multiple of its type size."""
        return QFontMetricsF(serif(_SET, 700, italic=self._past)).horizontalAdvance(text) / _SET

    @property
    def figure_outline(self) -> QPainterPath | None:
        path = QPainterPath()
        for line, rect, height in self._lines:
            written = QRectF(rect.left(), rect.top(), self._wide(line) * height, rect.height())
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
        box = QRectF(layout.battle)
        room, header = layout.header(season=season).translated(-box.topLeft()), layout.header_height
        if folded:
            box.setTop(box.bottom() - header)
            header = 0.0
        now = (box.size(), header, room)
        if now != (self._size, self._header, self._room):
            self._size, self._header, self._room = now
            self.bound(QRectF(QPointF(), self._size).adjusted(-18, -18, 18, 22))
        self._title, self._place, self._past = title, place, past
        self.setPos(box.topLeft())
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
        box, (height, left) = self._room, self._written
        if left > _TIGHT:
            paint_swords(painter, QPointF(box.left() + 14, box.center().y() + 1), height / 0.88)
        ink = _QUIET if self._past else _INK
        for line, where, size in self._lines:
            write(painter, where, line, size, ink, weight=700, italic=self._past, align=_LEFT)

    def _paint(self, painter: QPainter) -> None:
        paint_panel(painter, self.sheet, self._header)


@dataclass(frozen=True, slots=True)
class LineLook:
    """The content of a row."""

    seat: Seat
    name: str
    mine: bool = False
    leads: bool = False
    passed: bool = False
    drum: bool = False
    fights: bool = True
    pawn: bool = False


class LineItem(Spot):
    """The ground of one battle line: shield, name, drum, "passed" ribbon, Condottiere pawn."""

    def __init__(self, pictures: Pictures, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.spot = ("row", seat)
        self.setZValue(z_layers.ROWS)
        self._pictures, self._seat = pictures, seat
        self._line: LinePlace | None = None
        self.look = LineLook(seat, "")
        #: Scale of the drum's mark while it is stamped.
        self._stamp = 1.0

    def show_as(self, line: LinePlace, look: LineLook) -> None:
        """Set the place and the content of the row."""
        if (line, look) != (self._line, self.look):
            self._line, self.look, self._stamp = line, look, 1.0
            self.bound(line.rect)
            self.update()

    def stamp(self, size: float) -> None:
        """Set the scale of the drum's mark."""
        self._stamp = size
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._line is None:
            return
        if self._stamp != 1:
            self._paint(painter)
            return
        name = ("row", self.look, self._line.rect.getRect())
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        line, look = self._line, self.look
        assert line is not None
        mine = look.seat if look.mine else None
        paint_line(painter, line.rect, mine=mine, leads=look.leads, first=look.seat == 0)
        who = SEATS[look.seat]
        if not look.fights:
            painter.setOpacity(0.4)
        paint_shield(
            painter, line.shield.x(), line.shield.y(), line.shield_width, who.colour, who.charge
        )
        if look.pawn:
            painter.save()
            painter.translate(pawn_foot(line))
            painter.scale(*[line.shield_width * _PAWN] * 2)
            paint_pawn(painter, Pawn.CONDOTTIERE)
            painter.restore()
        named = min(16.0, line.name.height() * 0.92)
        align = _LEFT if line.beside else CENTRE
        name = line.title(passed=look.passed)
        write(painter, name, look.name or you(), named, _INK, weight=600, align=align)
        slip, drum = line.marks(passed=look.passed, doubled=look.drum)
        if slip is not None:
            paint_ribbon(painter, slip, labels.passed())
        if drum is not None:
            paint_drum(painter, drum, line.drum_radius * self._stamp)


class MedalItem(Spot):
    """The medal with the strength of a line; a click opens the breakdown."""

    def __init__(self, pictures: Pictures, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.spot = ("total", seat)
        self.setZValue(z_layers.LINES + 1)
        self._pictures = pictures
        self._radius = 0.0
        self.total, self.state = 0, TotalState.PLAIN
        self.then: int | None = None

    def put(self, line: LinePlace) -> None:
        """Set the place of the medal."""
        if line.radius != self._radius:
            self._radius = line.radius
            reach = self._radius * 1.5 + 6
            self.bound(QRectF(-reach, -reach, 2 * reach, 2 * reach))
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

    def preview(self, then: int | None) -> None:
        """Show the strength after an action, beside the current one; None ends the preview."""
        if then != self.then:
            self.then = then
            self.update()

    def shape(self) -> QPainterPath:
        return disc(0, 0, self._radius)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = ("medal", self.total, self.state, self._radius)
        blit(painter, self._pictures, name, self.boundingRect(), self._paint)
        if self.then is not None:
            self._paint_then(painter, self.then)

    def _paint(self, painter: QPainter) -> None:
        if self.state is TotalState.LEADS:
            paint_leader(painter, QPointF(), self._radius)
        paint_total(painter, QPointF(), self._radius, str(self.total), self.state)

    def _paint_then(self, painter: QPainter, then: int) -> None:
        height = max(17.0, self._radius * 0.86)
        width = height * (1.15 if then < 10 else 1.5 if then < 100 else 1.9)
        box = QRectF(-self._radius - width * 0.62, -self._radius * 1.06, width, height)
        colour = _BETTER if then > self.total else _WORSE
        painter.fillPath(rounded(box, height / 2), pen(colour, 1).color())
        outline(painter, rounded(box, height / 2), pen("#fff6df", 1.4))
        write(painter, box, str(then), height * 0.8, "#fffaf0", weight=700)


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

    def put(self, rect: QRectF) -> None:
        """Set the place of the pennant."""
        if rect != self._rect:
            self._rect = rect
            self.bound(rect.adjusted(-16, -12, 16, 90))

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
        self.setZValue(z_layers.LINES + 0.9)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pictures = pictures
        self._size, self.text = QSizeF(), ""
        self.hide()

    def show_at(self, rect: QRectF, text: str) -> None:
        """Show the slot with the text of the card."""
        self._size, self.text = rect.size(), text
        self.bound(QRectF(QPointF(), self._size).adjusted(-2, -2, 2, 2))
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
