"""Paints the list of games: headings on the wall, and a card for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.language import translate
from desktop.painting.effects import shadow
from desktop.painting.seatlook import SeatLook
from desktop.painting.shapes import down, outline, pen, rounded, tint
from desktop.savedgames import SavedGame
from desktop.table.game import GameTable
from desktop.textsize import scaled, text_scale
from desktop.theme import current_theme, serif
from desktop.windows.mygames import texts
from desktop.windows.mygames.model import GAME
from desktop.windows.pictures.thumbnails import Thumbnails

#: Pixels: a heading, a card with the room around it, its picture, and a shield with its room.
HEADING, CARD = 52, 126
_PICTURE = QSize(150, 96)
#: The room between players, and where there is little.
_SHIELD, _GAP, _LITTLE = 24, 16, 7
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GamesDelegate(QStyledItemDelegate):
    """Asks for pictures as they are seen; a plain plate stands for one not yet painted."""

    def __init__(
        self, tables: Mapping[str, GameTable], thumbnails: Thumbnails, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._tables, self._thumbnails = tables, thumbnails

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(200, scaled(HEADING if index.data(GAME) is None else CARD))

    def paint(
        self,
        p: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        saved = index.data(GAME)
        rect = QRectF(0, 0, option.rect.width() / text_scale(), option.rect.height() / text_scale())
        p.save()
        p.translate(option.rect.topLeft())
        p.scale(text_scale(), text_scale())
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if saved is None:
            _heading(p, rect, *texts.section_title(index.data()))
        else:
            state = option.state
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            pointed = bool(state & QStyle.StateFlag.State_MouseOver)
            self._card(p, rect.adjusted(12, 5, -12, -7), saved, chosen=chosen, pointed=pointed)
        p.restore()

    def _card(
        self, p: QPainter, rect: QRectF, saved: SavedGame, *, chosen: bool, pointed: bool
    ) -> None:
        theme = current_theme()
        body = rounded(rect, 10)
        shade = QColor(0, 0, 0, 120) if theme.dark else QColor(60, 35, 5, 60)
        shadow(p, body, shade, 4, 0, 2)
        ground = QColor(theme.mark if chosen else theme.card)
        light = ground.lighter((122 if theme.dark else 104) if pointed else 108)
        p.fillPath(body, down(rect.top(), rect.bottom(), (0, light), (1, ground)))
        edge, width = (theme.edge, 2.4) if chosen else (theme.button_edge, 1.1)
        outline(p, body, pen(edge, width))
        place = QRectF(rect.left() + 9, rect.top() + 9, _PICTURE.width(), _PICTURE.height())
        if saved.trouble is None:
            self._picture(p, place, saved)
        else:
            _plate(p, place)
        words = QRectF(place.right() + 18, rect.top() + 6, 0, 0)
        words.setRight(rect.right() - 18)
        self._words(p, words, saved)

    def _picture(self, p: QPainter, place: QRectF, saved: SavedGame) -> None:
        picture = self._thumbnails.get(saved, p.device().devicePixelRatio())
        frame = rounded(place, 6)
        p.save()
        p.setClipPath(frame)
        p.fillPath(frame, QColor(current_theme().mark))
        if picture is not None:
            p.drawPixmap(place, picture, QRectF(picture.rect()))
        p.restore()
        outline(p, frame, pen("#c9a24b", 1.4))

    def _words(self, p: QPainter, place: QRectF, saved: SavedGame) -> None:
        theme, x, y, width = current_theme(), place.left(), place.top(), place.width()
        played = texts.when(saved.changed, date.today())
        font = serif(14, italic=True)
        needed = QFontMetricsF(font).horizontalAdvance(played)
        p.setFont(font)
        p.setPen(QColor(theme.quiet))
        p.drawText(QRectF(x + width - needed - 2, y, needed + 2, 32), int(_RIGHT), played)
        heading = texts.title(saved, self._tables)
        _line(p, QRectF(x, y, width - needed - 14, 32), heading, 20, 700, theme.text)
        if saved.trouble is None:
            room = QRectF(x, y + 31, width, 28)
            _players(p, room, texts.names(saved), texts.looks(saved, self._tables))
        said = texts.standing(saved, self._tables)
        _lines(p, QRectF(x, y + (61 if saved.trouble is None else 36), width, 44), said)


def _heading(p: QPainter, rect: QRectF, title: str, note: str) -> None:
    theme, font = current_theme(), serif(21, 700)
    p.setFont(font)
    p.setPen(QColor(theme.text))
    line = QRectF(rect.left() + 14, rect.top() + 10, rect.width() - 28, 32)
    p.drawText(line, int(_LEFT), title)
    x = line.left() + QFontMetricsF(font).horizontalAdvance(title) + 14
    _line(p, QRectF(x, line.top() + 1, line.right() - x, 32), note, 15, 400, theme.quiet, True)
    foot = QRectF(line.left(), rect.bottom() - 7, line.width(), 1)
    p.fillRect(foot, tint(theme.edge, 150))


def _plate(p: QPainter, place: QRectF) -> None:
    """In the place of a picture there cannot be: a torn corner's worth of paper."""
    theme = current_theme()
    p.fillPath(rounded(place, 6), QColor(theme.panel))
    outline(p, rounded(place, 6), pen(theme.button_edge, 1.2, dash=(4, 3)))
    p.setFont(serif(40, 700))
    p.setPen(QColor(theme.faint))
    p.drawText(place, int(Qt.AlignmentFlag.AlignCenter), "?")


def _line(
    p: QPainter,
    place: QRectF,
    text: str,
    size: float,
    weight: int,
    colour: str,
    italic: bool = False,
) -> None:
    font = serif(size, weight, italic)
    p.setFont(font)
    p.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    p.drawText(place, int(_LEFT), shown)


def _lines(p: QPainter, place: QRectF, text: str) -> None:
    """As many words as fit two lines."""
    metrics = QFontMetricsF(serif(15))
    first, rest = "", text.split()
    while rest and metrics.horizontalAdvance(f"{first} {rest[0]}".strip()) <= place.width():
        first = f"{first} {rest.pop(0)}".strip()
    if not first and rest:
        first = rest.pop(0)
    colour = current_theme().text
    _line(p, QRectF(place.left(), place.top(), place.width(), 20), first, 15, 400, colour)
    second = QRectF(place.left(), place.top() + 19, place.width(), 20)
    _line(p, second, " ".join(rest), 15, 400, colour)


def _players(p: QPainter, place: QRectF, names: list[str], looks: Sequence[SeatLook]) -> None:
    """Shields and names in one line; long names share what room there is."""
    metrics = QFontMetricsF(serif(16, 600))
    wanted = [metrics.horizontalAdvance(name) + 2 for name in names]
    against = translate("Shelf", "against") if len(names) == 2 else ""
    between = QFontMetricsF(serif(14, italic=True)).horizontalAdvance(against)
    left = place.width() - len(names) * _SHIELD - between
    gap = _GAP if sum(wanted) + len(names) * _GAP <= left else _LITTLE
    left -= len(names) * gap
    room = {}
    for done, seat in enumerate(sorted(range(len(names)), key=lambda seat: wanted[seat])):
        room[seat] = min(wanted[seat], max(0.0, left / (len(names) - done)))
        left -= room[seat]
    x, theme = place.left(), current_theme()
    for seat, name in enumerate(names):
        if seat == 1 and against:
            word = QRectF(x - gap / 2, place.top(), between + 4, place.height())
            _line(p, word, against, 14, 400, theme.quiet, True)
            x += between + 2
        looks[seat].shield(p, x + 10, place.center().y(), 19)
        word = QRectF(x + _SHIELD, place.top(), room[seat], place.height())
        _line(p, word, name, 16, 600, theme.text)
        x += _SHIELD + room[seat] + gap
