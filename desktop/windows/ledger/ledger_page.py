"""The ledger page: the choice of a game, the book, and the seals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS
from desktop.painting.shapes import vertical_gradient
from desktop.storage.ledger.entries import Entry, Ledger, csv_text
from desktop.storage.ledger.seals import LESSONS, PUZZLES, Tasks, seal_progress
from desktop.storage.settings import Settings
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale
from desktop.style.theme import current_theme, serif
from desktop.style.widgets import Segments
from desktop.table.game_table import GameTable
from desktop.windows.dialogs import file_dialogs
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.ledger.book import Book
from desktop.windows.ledger.ledger_panel import LedgerPanel
from desktop.windows.ledger.sections import sections
from desktop.windows.lessons.lesson_progress import done_days
from desktop.windows.match_page.match_head import MatchHead
from desktop.windows.puzzles.puzzle_progress import solved_days
from engine.play.lessons import lessons
from engine.puzzles import all_puzzles
from engine.system.files import write

#: Height of the strip, in pixels.
_STRIP_HEIGHT = 48
#: Left margin of a strip with a shield.
_SHIELD_MARGIN = 52
#: A strip wider than this has a shield.
_MIN_SHIELD_WIDTH = 780
#: The usual type size of games' names.
_NAME_SIZE = 16
#: The least type size of games' names.
_MIN_TYPE_SIZE = 10
#: Width below which the panel is slim.
_MIN_WIDE_PANEL_WIDTH = 950


class LedgerPage(SelfUpdating, QWidget):
    """The ledger.

    Signals:
        leave_requested(): back to the shelf.
        menu_requested(place).
        rules_requested(section).
    """

    leave_requested = Signal()
    menu_requested = Signal(QPoint)
    rules_requested = Signal(str)

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        ledger: Ledger,
        settings: Settings,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._tables, self.ledger, self._settings = tables, ledger, settings
        #: The id of the game that is shown, "" for all.
        self._game = ""
        #: The entries and the game shown in the book, or None before it is filled.
        self._shown_entries: tuple[list[Entry], str] | None = None
        self._lids: dict[tuple[str, int, int], QPixmap] = {}
        self._strip = _Strip(self)
        self.boxes = Segments(self._strip, 1 + len(tables), width=None, height=24)
        for name, button in zip(("", *tables), self.boxes.buttons, strict=True):
            button.clicked.connect(self._choose(name))
        self.boxes.choose(0)
        self._title, self._count = QLabel(self._strip), QLabel(self._strip)
        self._title.setProperty("role", "accent")
        self._count.setProperty("role", "kicker")
        row = self._row = QHBoxLayout(self._strip)
        row.setSpacing(16)
        row.addWidget(self._title)
        row.addWidget(self._count)
        row.addStretch(1)
        row.addWidget(self.boxes, 0, Qt.AlignmentFlag.AlignVCenter)
        self.book = Book(self)
        self.head = MatchHead(self)
        self.head.fix(height=_STRIP_HEIGHT)
        self.head.menu.clicked.connect(self._show_menu)
        self.head.rules.clicked.connect(lambda: self.rules_requested.emit(""))
        self.panel = LedgerPanel(self._title_of, self)
        self.panel.leave_requested.connect(self.leave_requested)
        self.panel.export_requested.connect(self._export)
        self.panel.empty_requested.connect(self._ask_to_empty)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._strip)
        column.addWidget(self.book, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(column, 1)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.head)
        side.addWidget(self.panel, 1)
        layout.addLayout(side)
        ledger.changed.connect(self._fill)
        for keys, act in (
            (QKeySequence(Qt.Key.Key_Escape), self.leave_requested.emit),
            *(
                (QKeySequence(str(i + 1)), button.click)
                for i, button in enumerate(self.boxes.buttons)
            ),
        ):
            QShortcut(keys, self).activated.connect(act)
        self.retranslate()

    def _choose(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            self._game = game
            self._fill()

        return choose

    def _show_menu(self) -> None:
        """Ask the window for the menu, below its button."""
        button = self.head.menu
        self.menu_requested.emit(button.mapToGlobal(button.rect().bottomLeft() + QPoint(0, 4)))

    def notice_room(self) -> QRect:
        """Return where a notice may appear: over the book."""
        return self.book.geometry()

    def enter(self, *, leads_to_match: bool = False) -> None:
        """Refresh the page when it comes to the front.

        `leads_to_match`: the way back leads to a match that waits, not to the shelf.
        """
        self.panel.name_way_back(leads_to_match=leads_to_match)
        self._fill()
        self.book.setFocus()

    def retranslate(self) -> None:
        self._shown_entries = None
        names = [
            translate("Ledger", "All"),
            *(table.texts.title() for table in self._tables.values()),
        ]
        self.boxes.setAccessibleName(translate("Ledger", "Games in the ledger"))
        for name, button in zip(names, self.boxes.buttons, strict=True):
            button.setText(name)
        self.restyle()
        self._fill()

    def _fit(self) -> None:
        """Fit the strip to the width.

        It shows as much of the title and as large names of games as possible.
        """
        left = scaled(_SHIELD_MARGIN) if self._strip.has_shield else 16
        self._row.setContentsMargins(left, 0, 16, 0)
        strip, gap = self._strip.size().width() - left - 16, self._row.spacing()
        full, short = translate("Ledger", "Your ledger"), translate("Ledger", "Ledger")
        # The title, whether the number of games is shown, and the least type size of the names.
        for title, counted, minimum in (
            (full, True, _NAME_SIZE),
            (full, False, 15),
            (short, False, 13),
            ("", False, _MIN_TYPE_SIZE),
        ):
            self._title.setText(title)
            labels = [
                label
                for label, is_shown in ((self._title, title), (self._count, counted))
                if is_shown
            ]
            free_width = strip - 24 - sum(label.sizeHint().width() + gap for label in labels)
            pixels, widths = self._fit_names(free_width, scaled(minimum))
            if sum(widths) <= free_width:
                break
        self._title.setVisible(bool(title))
        self._count.setVisible(counted)
        for button, width in zip(self.boxes.buttons, widths, strict=True):
            button.setStyleSheet("" if pixels == scaled(_NAME_SIZE) else f"font-size: {pixels}px;")
            button.setMinimumWidth(width)

    def _fit_names(self, room: float, minimum: int) -> tuple[int, list[int]]:
        """Return the largest type size at which the games' names fit a width, and their widths."""
        for pixels in range(scaled(_NAME_SIZE), min(minimum, scaled(_NAME_SIZE)) - 1, -1):
            metrics = QFontMetrics(serif(pixels, 700))
            widths = [
                metrics.horizontalAdvance(button.text()) + 16 for button in self.boxes.buttons
            ]
            if sum(widths) <= room:
                break
        return pixels, widths

    def paint_ahead(self) -> None:
        """Paint the book ahead, as it will be unless entries are added."""
        self._fill_book(self.ledger.entries())
        self.book.paint_ahead()

    def _fill(self) -> None:
        if not self.isVisible():
            return
        entries = self.ledger.entries()
        text = translate("Ledger", "%n game(s), kept on this computer only.", "", len(entries))
        self._count.setText(text)
        self._fit()
        self._fill_book(entries)
        self.panel.show_empty(not entries)
        seals = seal_progress(entries, len(self._tables), *self._done_tasks())
        self.panel.show_standings(seals)
        self._press([standing.seal.key for standing in seals if standing.is_earned])

    def _fill_book(self, entries: list[Entry]) -> None:
        if (entries, self._game) != self._shown_entries:
            entries_of_game = [entry for entry in entries if self._game in ("", entry.game)]
            self.book.show_sections(sections(entries_of_game, self._tables, self._game, self._lid))
            self._shown_entries = entries, self._game

    def _title_of(self, game: str) -> str:
        return self._tables[game].texts.title()

    def _done_tasks(self) -> tuple[Tasks, dict[str, list[str]]]:
        """Return the lessons and puzzles there are, and the days on which they were done."""
        puzzles = all_puzzles()
        days = {PUZZLES: solved_days(self._settings, puzzles), LESSONS: []}
        taught = {game: len(lessons(game)) for game in self._tables if lessons(game)}
        for game in taught:
            game_days = days[f"{LESSONS}/{game}"] = done_days(self._settings, game)
            days[LESSONS] += game_days
        graded = Counter(puzzle.grade for puzzle in puzzles)
        for grade in graded:
            alike = [puzzle for puzzle in puzzles if puzzle.grade == grade]
            days[f"{PUZZLES}/{grade}"] = solved_days(self._settings, alike)
        return Tasks(taught, graded), days

    def _press(self, earned: list[str]) -> None:
        """Animate seals that were earned since the last visit."""
        pressed_seals = self._settings.get("pressed")
        newly = [key for key in earned if key not in pressed_seals]
        if newly:
            self._settings.set("pressed", [*pressed_seals, *newly])
            if self._settings.animation != "off":
                self.panel.press_in(newly)

    def showEvent(self, event: object) -> None:
        self._fill()

    def resizeEvent(self, event: object) -> None:
        self.restyle()

    def restyle(self) -> None:
        slim = self.width() < scaled(_MIN_WIDE_PANEL_WIDTH)
        self.panel.set_slim(slim)
        self.head.set_title("" if slim else translate("Ledger", "Ledger"))
        self._fit()

    def _lid(self, game: str, size: QSize) -> QPixmap:
        """Return a small picture of a game's box."""
        ratio = max(2.0, self.devicePixelRatioF() * text_scale())
        key = game, size.width(), round(ratio * 100)
        if key not in self._lids:
            picture = QPixmap(size * ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._tables[game].paint_lid(painter, picture.width(), picture.height())
            painter.end()
            self._lids[key] = picture
        return self._lids[key]

    # -- acts of the player ------------------------------------------------------------------------

    def _export(self) -> None:
        title = translate("Ledger", "Ledger")
        kind, folder = translate("Ledger", "Tables"), self._settings.get("folder")
        target = file_dialogs.ask_export(self, folder, title, kind, ".csv")
        if target is None:
            return
        try:
            write(target, csv_text(self.ledger.entries()).encode())
        except OSError as error:
            file_dialogs.complain(
                self,
                translate("MyGames", "That did not work."),
                error_messages.about_writing(error),
            )
            return
        self._settings.set("folder", str(target.parent))

    def _ask_to_empty(self) -> None:
        box = Confirmation(
            self,
            translate("Ledger", "Empty the ledger?"),
            translate(
                "Ledger",
                "Its lines, the rating and the seals will be gone for good. The games themselves "
                "stay in “My games”.",
            ),
            translate("Ledger", "Empty"),
            danger=True,
        )
        box.accepted.connect(self.ledger.forget)
        box.open()


class _Strip(TextScaled, QWidget):
    """The strip above the book, with the first seat's shield at its left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fix(height=_STRIP_HEIGHT)

    @property
    def has_shield(self) -> bool:
        """Whether there is room for the shield."""
        return self.width() > _MIN_SHIELD_WIDTH

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(current_theme().strip)
        rect = QRectF(self.rect())
        painter.fillRect(
            rect, vertical_gradient(0, rect.height(), (0, ground.lighter(108)), (1, ground))
        )
        painter.fillRect(
            QRectF(0, rect.height() - 1, rect.width(), 1), QColor(current_theme().line)
        )
        if self.has_shield:
            LOOKS[0].shield(painter, 30, rect.height() / 2, 24)
        painter.end()
