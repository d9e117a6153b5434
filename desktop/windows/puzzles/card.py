"""A puzzle on the shelf: its board on a card on a ledge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.language.translation import translate
from desktop.painting import effects
from desktop.painting.fitted_text import write_fitted
from desktop.painting.icons import paint_icon
from desktop.painting.materials.wood import SHELF_DARK, SHELF_LIGHT, paint_wood
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient, with_alpha
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme
from desktop.windows.puzzles import puzzle_texts
from desktop.windows.puzzles.puzzle_pictures import PuzzlePictures
from desktop.windows.puzzles.puzzle_progress import PuzzleProgress
from desktop.windows.puzzles.puzzle_signs import paint_solved, paint_stars, stars_width
from engine.puzzles import Puzzle

#: Size of a card, in pixels.
PITCH = QSize(250, 150)
#: Size of a folded card, in pixels.
FOLDED = QSize(56, 58)
_CARD = QRectF(18, 4, 214, 128)
_PICTURE = QRectF(23, 9, 204, 84)
_SMALL = QRectF(6, 5, 44, 44)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: The share cut off at the top of a picture that is too high; the rest is cut off below.
_CUT_TOP_SHARE = 0.55


class PuzzleCard(TextScaled, QAbstractButton):
    """A puzzle on the shelf; a click opens it.

    Signals:
        arrow_pressed(int): to the next card (1) or the previous one (-1).
    """

    arrow_pressed = Signal(int)

    def __init__(self, puzzle: Puzzle, pictures: PuzzlePictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.puzzle, self._pictures = puzzle, pictures
        self._standing = PuzzleProgress()
        #: Number among the shown cards, from 1; small pictures of the same board look alike.
        self.number = 0
        self._is_chosen = self._is_daily = self._is_folded = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.fold(folded=False)

    def show_standing(self, standing: PuzzleProgress, *, chosen: bool, daily: bool) -> None:
        """Show progress, whether the puzzle is on the table, and whether it is the daily one."""
        self._standing, self._is_chosen, self._is_daily = standing, chosen, daily
        self.retranslate()
        self.update()

    def fold(self, folded: bool) -> None:
        """Show only a small picture, or the whole card again."""
        self._is_folded = folded
        size = FOLDED if folded else PITCH
        self.fix(size.width(), size.height())

    def retranslate(self) -> None:
        puzzle, parts = self.puzzle, [self._progress_text()]
        self.setText(puzzle_texts.puzzle_text(puzzle.title))
        if self._is_daily:
            parts.append(translate("Puzzles", "puzzle of the day"))
        facts = ", ".join(part for part in (puzzle_texts.grade(puzzle), *parts) if part)
        self.setAccessibleName(f"{self.text()}, {facts}")
        self.setAccessibleDescription(puzzle_texts.puzzle_text(puzzle.aim))
        self.setToolTip(f"{self.text()}\n{facts}")

    def _progress_text(self) -> str:
        """Return the progress in a word or two."""
        if self._standing.has_seal:
            return translate("Puzzles", "solved")
        if self._standing.solved:
            return translate("Puzzles", "solved with help")
        return puzzle_texts.failed_tries_text(self._standing.tries)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if self._is_folded:
            self._paint_folded(painter)
        else:
            self._paint_ledge(painter)
            self._paint_card(painter)
        painter.end()

    def _paint_card(self, painter: QPainter) -> None:
        theme, body = current_theme(), rounded(_CARD, 5)
        if not theme.high_contrast:
            effects.paint_shadow(painter, body, with_alpha("#1c1208", 120), 3.5, 1, 3)
        ground = QColor(theme.mark if self.underMouse() else theme.card)
        low = ground.darker(108) if not theme.high_contrast else ground
        painter.fillPath(
            body, vertical_gradient(_CARD.top(), _CARD.bottom(), (0, ground), (1, low))
        )
        self._paint_picture(painter, _PICTURE, 2.5)
        self._paint_edge(painter, _CARD, 5)
        left, right = _CARD.left() + 10, _CARD.right() - 10
        rect = QRectF(left, 95, right - left - (30 if self._standing.solved else 0), 20)
        weight = 700 if self._is_chosen else 600
        write_fitted(painter, rect, self.text(), 16, theme.text, weight=weight)
        paint_stars(painter, QPointF(left, 122), self.puzzle.grade, 4.6)
        if self._standing.has_seal:
            paint_solved(painter, QPointF(_CARD.right() - 21, 108), 14, self.puzzle.grade + 7)
        else:
            text_rect = QRectF(left + stars_width(4.6) + 6, 113, 0, 18)
            text_rect.setRight(right)
            write_fitted(
                painter,
                text_rect,
                self._progress_text(),
                13.5,
                theme.quiet,
                italic=True,
                align=_RIGHT,
            )
        if self._is_daily:
            self._paint_day(painter)

    def _paint_day(self, painter: QPainter) -> None:
        """Paint a sun on a ribbon over the picture's corner, for the puzzle of the day."""
        label = translate("Puzzles", "today")
        rect = QRectF(_PICTURE.left() + 5, _PICTURE.top() + 5, 74, 20)
        painter.fillPath(
            rounded(rect, 10),
            vertical_gradient(rect.top(), rect.bottom(), (0, "#e6c373"), (1, "#b98a35")),
        )
        stroke_path(painter, rounded(rect, 10), pen("#7d5a1f", 1))
        paint_icon(painter, "sun", rect.left() + 12, rect.center().y(), 14, QColor("#2a1c08"))
        inner_rect = rect.adjusted(22, -1, -6, 0)
        write_fitted(painter, inner_rect, label, 14, "#2a1c08", weight=700)

    def _paint_folded(self, painter: QPainter) -> None:
        self._paint_picture(painter, _SMALL, 4)
        self._paint_edge(painter, _SMALL, 4)
        plate = QRectF(_SMALL.left() + 2, _SMALL.top() + 2, 20, 15)
        painter.fillPath(rounded(plate, 3), with_alpha("#1c1208", 190))
        middle = Qt.AlignmentFlag.AlignCenter
        write_fitted(painter, plate, str(self.number), 12, "#fff3dc", weight=700, align=middle)
        if self._standing.has_seal:
            paint_solved(painter, QPointF(_SMALL.right() - 8, _SMALL.bottom() - 8), 9)

    def _paint_picture(self, painter: QPainter, rect: QRectF, corner: float) -> None:
        picture = self._pictures.get(self.puzzle, self.devicePixelRatioF())
        frame = rounded(rect, corner)
        painter.save()
        painter.setClipPath(frame)
        painter.fillPath(frame, QColor(current_theme().mark))
        if picture is not None and not picture.isNull():
            painter.drawPixmap(rect, picture, _crop_rect(picture, rect))
        painter.restore()
        stroke_path(painter, frame, pen(with_alpha("#3a2c1a", 150), 1))

    def _paint_edge(self, painter: QPainter, rect: QRectF, corner: float) -> None:
        theme = current_theme()
        if self._is_chosen:
            stroke_path(painter, rounded(rect, corner), pen(theme.edge, 3))
        else:
            stroke_path(painter, rounded(rect, corner), pen(theme.button_edge, 1))
        if self.hasFocus():
            inner = rect.adjusted(3, 3, -3, -3)
            stroke_path(painter, rounded(inner, corner), pen(theme.text, 1, dash=(2, 2)))

    def _paint_ledge(self, painter: QPainter) -> None:
        theme = current_theme()
        ledge = QRectF(8, _CARD.bottom(), self.width() - 16, 9)
        if theme.high_contrast:
            painter.fillRect(QRectF(8, ledge.top() + 4, ledge.width(), 2), QColor(theme.line))
            return
        paint_wood(painter, ledge, SHELF_DARK if theme.dark else SHELF_LIGHT, seed=9)
        painter.fillRect(
            QRectF(ledge.left(), ledge.top(), ledge.width(), 1.2), with_alpha("#fff2cc", 120)
        )
        painter.fillRect(
            QRectF(ledge.left(), ledge.bottom(), ledge.width(), 4), with_alpha("#1c1208", 40)
        )

    # -- pointer and keys --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Right:
                self.arrow_pressed.emit(1)
            case Qt.Key.Key_Up | Qt.Key.Key_Left:
                self.arrow_pressed.emit(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case _:
                super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


def _crop_rect(picture: QPixmap, rect: QRectF) -> QRectF:
    """Return the part of a picture that fills a place of another shape."""
    picture_rect = QRectF(picture.rect())
    height = min(picture_rect.height(), picture_rect.width() * rect.height() / rect.width())
    width = min(picture_rect.width(), height * rect.width() / rect.height())
    left, top = (
        (picture_rect.width() - width) / 2,
        (picture_rect.height() - height) * _CUT_TOP_SHARE,
    )
    return QRectF(left, top, width, height)
