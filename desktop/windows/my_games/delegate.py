"""Paint the list of games: headings on the wall, and a card for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.storage.saved_game_list import SavedGame
from desktop.style.text_size import scaled, text_scale
from desktop.style.theme import current_theme, serif
from desktop.table.game_table import GameTable
from desktop.windows.my_games import my_games_texts
from desktop.windows.my_games.model import GAME
from desktop.windows.pictures.thumbnails import Thumbnails

#: Height of a heading, in pixels.
HEADING_HEIGHT = 52
#: Height of a card with the space around it.
CARD_HEIGHT = 126
#: Size of the picture.
_PICTURE = QSize(150, 96)
#: Width of a card without its text.
_BESIDE = 24 + 9 + _PICTURE.width() + 18 + 18
#: Height of a further row of players.
_ROW_HEIGHT = 26
#: Height of a line of the standing.
_LINE_HEIGHT = 19
#: Height of the date where it does not fit beside the title.
_DATE_HEIGHT = 22
#: Width of a shield with its margin.
_SHIELD_WIDTH = 24
#: Space between players.
_GAP = 16
#: Space between players in a full row.
_TIGHT_GAP = 7
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GamesDelegate(QStyledItemDelegate):
    """Painter of the rows.

    It requests pictures as they come into view, and paints a plain plate meanwhile.
    """

    def __init__(
        self, tables: Mapping[str, GameTable], thumbnails: Thumbnails, parent: QListView
    ) -> None:
        super().__init__(parent)
        self._list, self._tables, self._thumbnails = parent, tables, thumbnails

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        saved = index.data(GAME)
        if saved is None:
            return QSize(200, scaled(HEADING_HEIGHT))
        width = self._list.viewport().width() / text_scale() - _BESIDE
        row_layout = self._layout(saved, width)
        return QSize(200, scaled(CARD_HEIGHT + row_layout.extra_height))

    def _layout(self, saved: SavedGame, width: float) -> _Layout:
        """Return the texts of a card at a width in pixels."""
        played = my_games_texts.last_played_text(saved.changed, date.today())
        needed = QFontMetricsF(serif(14, italic=True)).horizontalAdvance(played)
        heading = QFontMetricsF(serif(20, 700)).horizontalAdvance(
            my_games_texts.title(saved, self._tables)
        )
        rows = (
            _rows(_name_widths(my_games_texts.names(saved)), width)
            if saved.trouble is None
            else [[]]
        )
        lines = _wrap(my_games_texts.standing_text(saved, self._tables), width)
        return _Layout(played, heading + needed + 16 > width, rows, lines)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        saved = index.data(GAME)
        rect = QRectF(0, 0, option.rect.width() / text_scale(), option.rect.height() / text_scale())
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if saved is None:
            _paint_heading(painter, rect, *my_games_texts.section_title(index.data()))
        else:
            state = option.state
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            pointed = bool(state & QStyle.StateFlag.State_MouseOver)
            self._paint_card(
                painter, rect.adjusted(12, 5, -12, -7), saved, chosen=chosen, pointed=pointed
            )
        painter.restore()

    def _paint_card(
        self, painter: QPainter, rect: QRectF, saved: SavedGame, *, chosen: bool, pointed: bool
    ) -> None:
        theme = current_theme()
        body = rounded(rect, 10)
        shade = QColor(0, 0, 0, 120) if theme.dark else QColor(60, 35, 5, 60)
        paint_shadow(painter, body, shade, 4, 0, 2)
        ground = QColor(theme.mark if chosen else theme.card)
        light = ground.lighter((122 if theme.dark else 104) if pointed else 108)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, light), (1, ground))
        )
        edge, width = (theme.edge, 2.4) if chosen else (theme.button_edge, 1.1)
        stroke_path(painter, body, pen(edge, width))
        cell_rect = QRectF(rect.left() + 9, rect.top() + 9, _PICTURE.width(), _PICTURE.height())
        if saved.trouble is None:
            self._paint_picture(painter, cell_rect, saved)
        else:
            _paint_plate(painter, cell_rect)
        text_rect = QRectF(cell_rect.right() + 18, rect.top() + 6, 0, 0)
        text_rect.setRight(rect.right() - 18)
        self._paint_texts(painter, text_rect, saved)

    def _paint_picture(self, painter: QPainter, rect: QRectF, saved: SavedGame) -> None:
        picture = self._thumbnails.get(saved, painter.device().devicePixelRatio())
        frame = rounded(rect, 6)
        painter.save()
        painter.setClipPath(frame)
        painter.fillPath(frame, QColor(current_theme().mark))
        if picture is not None:
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        painter.restore()
        stroke_path(painter, frame, pen("#c9a24b", 1.4))

    def _paint_texts(self, painter: QPainter, rect: QRectF, saved: SavedGame) -> None:
        theme, x, y, width = current_theme(), rect.left(), rect.top(), rect.width()
        layout = self._layout(saved, width)
        font = serif(14, italic=True)
        needed = QFontMetricsF(font).horizontalAdvance(layout.played)
        painter.setFont(font)
        painter.setPen(QColor(theme.quiet))
        if layout.is_date_below:
            painter.drawText(QRectF(x, y + 28, width, _DATE_HEIGHT), int(_LEFT), layout.played)
        else:
            painter.drawText(
                QRectF(x + width - needed - 2, y, needed + 2, 32), int(_RIGHT), layout.played
            )
        inner_rect = QRectF(x, y, width if layout.is_date_below else width - needed - 14, 32)
        _paint_line(
            painter, inner_rect, my_games_texts.title(saved, self._tables), 20, 700, theme.text
        )
        y += _DATE_HEIGHT if layout.is_date_below else 0
        if saved.trouble is None:
            inner_rect = QRectF(x, y + 31, width, 28)
            looks = my_games_texts.looks(saved, self._tables)
            _paint_players(painter, inner_rect, layout.rows, my_games_texts.names(saved), looks)
        y += (61 if saved.trouble is None else 36) + (len(layout.rows) - 1) * _ROW_HEIGHT
        for number, line in enumerate(layout.lines):
            _paint_line(
                painter, QRectF(x, y + number * _LINE_HEIGHT, width, 20), line, 15, 400, theme.text
            )


@dataclass(frozen=True, slots=True)
class _Layout:
    """The texts of a card.

    The date and whether it is below the title, seats by row, standing by line.
    """

    played: str
    is_date_below: bool
    rows: list[list[int]]
    lines: list[str]

    @property
    def extra_height(self) -> int:
        """Extra height compared with a card with one row of players and two lines, in pixels."""
        return (
            (_DATE_HEIGHT if self.is_date_below else 0)
            + (len(self.rows) - 1) * _ROW_HEIGHT
            + max(0, len(self.lines) - 2) * _LINE_HEIGHT
        )


def _paint_heading(painter: QPainter, rect: QRectF, title: str, note: str) -> None:
    theme, font = current_theme(), serif(21, 700)
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    line = QRectF(rect.left() + 14, rect.top() + 10, rect.width() - 28, 32)
    painter.drawText(line, int(_LEFT), title)
    x = line.left() + QFontMetricsF(font).horizontalAdvance(title) + 14
    _paint_line(
        painter, QRectF(x, line.top() + 1, line.right() - x, 32), note, 15, 400, theme.quiet, True
    )
    foot = QRectF(line.left(), rect.bottom() - 7, line.width(), 1)
    painter.fillRect(foot, with_alpha(theme.edge, 150))


def _paint_plate(painter: QPainter, rect: QRectF) -> None:
    """Paint a sheet of paper in place of the picture of an unreadable file."""
    theme = current_theme()
    painter.fillPath(rounded(rect, 6), QColor(theme.panel))
    stroke_path(painter, rounded(rect, 6), pen(theme.button_edge, 1.2, dash=(4, 3)))
    painter.setFont(serif(40, 700))
    painter.setPen(QColor(theme.faint))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), "?")


def _paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    weight: int,
    colour: str,
    italic: bool = False,
) -> None:
    font = serif(size, weight, italic)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    elided_text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, int(_LEFT), elided_text)


def _wrap(text: str, width: float) -> list[str]:
    """Break a text into lines of at most a width."""
    metrics, lines = QFontMetricsF(serif(15)), list[str]()
    for word in text.split():
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _name_widths(names: Sequence[str]) -> list[float]:
    """Return the widths of names."""
    metrics = QFontMetricsF(serif(16, 600))
    return [metrics.horizontalAdvance(name) + 2 for name in names]


def _word_between_players(names: Sequence[str]) -> tuple[str, float]:
    """Return the word between two players and its width; "" between more players."""
    word = translate("Shelf", "against") if len(names) == 2 else ""
    return word, QFontMetricsF(serif(14, italic=True)).horizontalAdvance(word)


def _rows(wanted: Sequence[float], width: float) -> list[list[int]]:
    """Return the seats of each row, in as few equally full rows as possible.

    Two players always share a row; three or more need rows in which their names fit.
    """
    seats = list(range(len(wanted)))
    for many in range(1, len(seats) + 1):
        each = -(-len(seats) // many)
        rows = [seats[start : start + each] for start in seats[::each]]
        if len(seats) <= 2 or all(
            sum(wanted[seat] + _SHIELD_WIDTH for seat in row) + (len(row) - 1) * _TIGHT_GAP <= width
            for row in rows
        ):
            break
    return rows


def _paint_players(
    painter: QPainter,
    rect: QRectF,
    rows: Sequence[Sequence[int]],
    names: Sequence[str],
    looks: Sequence[SeatLook],
) -> None:
    """Paint shields and names in rows; names too long for their row share its width."""
    widths, (against, between), theme = (
        _name_widths(names),
        _word_between_players(names),
        current_theme(),
    )
    for number, row in enumerate(rows):
        left = rect.width() - len(row) * _SHIELD_WIDTH - between
        gap = _GAP if sum(widths[seat] for seat in row) + len(row) * _GAP <= left else _TIGHT_GAP
        left -= (len(row) - 1) * gap
        name_widths = {}
        for done, seat in enumerate(sorted(row, key=lambda seat: widths[seat])):
            name_widths[seat] = min(widths[seat], max(0.0, left / (len(row) - done)))
            left -= name_widths[seat]
        line = rect.translated(0, number * _ROW_HEIGHT)
        x = line.left()
        for seat in row:
            if seat == 1 and against:
                word = QRectF(x - gap / 2, line.top(), between + 4, line.height())
                _paint_line(painter, word, against, 14, 400, theme.quiet, True)
                x += between + 2
            looks[seat].shield(painter, x + 10, line.center().y(), 19)
            word = QRectF(x + _SHIELD_WIDTH, line.top(), name_widths[seat], line.height())
            _paint_line(painter, word, names[seat], 16, 600, theme.text)
            x += _SHIELD_WIDTH + name_widths[seat] + gap
