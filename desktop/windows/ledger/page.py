"""The page of the ledger: which box it is about, the book, and the seals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
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

from desktop import errors
from desktop.controls import Segments
from desktop.language import translate
from desktop.ledger.entries import Ledger, as_table
from desktop.ledger.seals import LESSONS, PUZZLES, Tasks, standings
from desktop.painting.seatlook import LOOKS
from desktop.painting.shapes import down
from desktop.retranslated import Retranslated
from desktop.settings import Settings
from desktop.table.game import GameTable
from desktop.textsize import Lettered, scaled
from desktop.theme import current_theme, system
from desktop.windows.dialogs import files
from desktop.windows.dialogs.confirm import Confirmation
from desktop.windows.ledger.book import Book
from desktop.windows.ledger.panel import LedgerPanel
from desktop.windows.ledger.sections import sections
from desktop.windows.lessons.progress import done_days
from desktop.windows.puzzles.progress import solved_days
from engine.files import write
from engine.lessons import lessons
from engine.puzzles import all_puzzles

#: Pixels of the strip, and of what stands at its left end.
_STRIP, _SHIELD = 48, 52
#: Least type of the names of games.
_LEAST = 9
#: Narrower than this the panel has to be slim.
_SLIM = 950


class LedgerPage(Retranslated, QWidget):
    """Shows the ledger. Signals: `left()`: back to the shelf."""

    left = Signal()

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        ledger: Ledger,
        settings: Settings,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._tables, self.ledger, self._settings = tables, ledger, settings
        #: The id of the game it is about; "": all.
        self._game = ""
        self._lids: dict[tuple[str, int], QPixmap] = {}
        self._strip = _Strip(self)
        self.boxes = Segments(self._strip, 1 + len(tables), width=None, height=24)
        for name, button in zip(("", *tables), self.boxes.buttons, strict=True):
            button.clicked.connect(self._chooser(name))
        self.boxes.choose(0)
        self._title, self._count = QLabel(self._strip), QLabel(self._strip)
        self._title.setProperty("role", "accent")
        self._count.setProperty("role", "kicker")
        row = self._row = QHBoxLayout(self._strip)
        row.setContentsMargins(scaled(_SHIELD), 0, 16, 0)
        row.setSpacing(16)
        row.addWidget(self._title)
        row.addWidget(self._count)
        row.addStretch(1)
        row.addWidget(self.boxes, 0, Qt.AlignmentFlag.AlignVCenter)
        self.book = Book(self)
        self.panel = LedgerPanel(self._title_of, self)
        self.panel.left.connect(self.left)
        self.panel.exported.connect(self._export)
        self.panel.emptied.connect(self._ask_to_empty)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._strip)
        column.addWidget(self.book, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(column, 1)
        whole.addWidget(self.panel)
        ledger.changed.connect(self._fill)
        for keys, act in (
            (QKeySequence(Qt.Key.Key_Escape), self.left.emit),
            *(
                (QKeySequence(str(i + 1)), button.click)
                for i, button in enumerate(self.boxes.buttons)
            ),
        ):
            QShortcut(keys, self).activated.connect(act)
        self.retranslate()

    def _chooser(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            self._game = game
            self._fill()

        return choose

    def notice_room(self) -> QRect:
        """Where a notice may lie: over the foot of the book."""
        return self.book.geometry()

    def enter(self) -> None:
        """The page comes to the front."""
        self._fill()
        self.book.setFocus()

    def retranslate(self) -> None:
        self._title.setText(translate("Ledger", "Your ledger"))
        names = [translate("Ledger", "All"), *(one.texts.title() for one in self._tables.values())]
        for name, button in zip(names, self.boxes.buttons, strict=True):
            button.setText(name)
        self._fit()
        self._fill()

    def _fit(self) -> None:
        """Names of games as large as all of them have room for."""
        title = self._title.sizeHint().width() + 16 if not self._title.isHidden() else 0
        room = self._strip.size().width() - scaled(_SHIELD) - 16 - 24 - title
        for pixels in range(scaled(14), _LEAST - 1, -1):
            bold = system(pixels, bold=True)
            metrics = QFontMetrics(bold)
            widths = [metrics.horizontalAdvance(one.text()) + 16 for one in self.boxes.buttons]
            if sum(widths) <= room:
                break
        for button, width in zip(self.boxes.buttons, widths, strict=True):
            button.setStyleSheet("" if pixels == scaled(14) else f"font-size: {pixels}px;")
            button.setMinimumWidth(width)

    def _fill(self) -> None:
        if not self.isVisible():
            return
        entries = self.ledger.entries()
        said = translate("Ledger", "%n game(s). It never leaves this computer.", "", len(entries))
        self._count.setText(said)
        own = [entry for entry in entries if self._game in ("", entry.game)]
        empty = translate(
            "Ledger",
            "Nothing is written here yet. Every game that somebody plays to its end gets a line.",
        )
        self.book.show_sections(sections(own, self._tables, self._game, self._lid), empty)
        found = standings(entries, len(self._tables), *self._done())
        self.panel.show_standings(found)
        self._press([one.seal.key for one in found if one.earned])

    def _title_of(self, game: str) -> str:
        return self._tables[game].texts.title()

    def _done(self) -> tuple[Tasks, dict[str, list[str]]]:
        """What there is to be done beside games, and on which days it was."""
        puzzles = all_puzzles()
        days = {PUZZLES: solved_days(self._settings, puzzles), LESSONS: []}
        taught = {game: len(lessons(game)) for game in self._tables if lessons(game)}
        for game in taught:
            own = days[f"{LESSONS}/{game}"] = done_days(self._settings, game)
            days[LESSONS] += own
        graded = Counter(puzzle.grade for puzzle in puzzles)
        for grade in graded:
            alike = [puzzle for puzzle in puzzles if puzzle.grade == grade]
            days[f"{PUZZLES}/{grade}"] = solved_days(self._settings, alike)
        return Tasks(taught, graded), days

    def _press(self, earned: list[str]) -> None:
        """Seals that were not seen before are pressed in before one's eyes, once."""
        seen = self._settings.get("pressed")
        newly = [key for key in earned if key not in seen]
        if newly:
            self._settings.set("pressed", [*seen, *newly])
            if self._settings.animation != "off":
                self.panel.press_in(newly)

    def showEvent(self, event: object) -> None:
        self._fill()

    def resizeEvent(self, event: object) -> None:
        self._count.setVisible(self.width() > 1500)
        self._title.setVisible(self.width() > scaled(1100))
        self.panel.set_slim(self.width() < scaled(_SLIM))
        self._fit()

    def restyle(self) -> None:
        self._row.setContentsMargins(scaled(_SHIELD), 0, 16, 0)
        self.panel.set_slim(self.width() < scaled(_SLIM))
        self._fit()

    def _lid(self, game: str, size: QSize) -> QPixmap:
        """A small picture of a box."""
        ratio = max(2.0, self.devicePixelRatioF())
        key = game, round(ratio * 100)
        if key not in self._lids:
            picture = QPixmap(size * ratio)
            picture.fill(Qt.GlobalColor.transparent)
            p = QPainter(picture)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._tables[game].paint_lid(p, picture.width(), picture.height())
            p.end()
            self._lids[key] = picture
        return self._lids[key]

    # -- what the player does ------------------------------------------------------------------

    def _export(self) -> None:
        title = translate("Ledger", "Ledger")
        kind, folder = translate("Ledger", "Tables"), self._settings.get("folder")
        target = files.ask_export(self, folder, title, kind, ".csv")
        if target is None:
            return
        try:
            write(target, as_table(self.ledger.entries()).encode(), private=True)
        except OSError as error:
            files.complain(
                self, translate("MyGames", "That did not succeed."), errors.about_writing(error)
            )
            return
        self._settings.set("folder", str(target.parent))

    def _ask_to_empty(self) -> None:
        box = Confirmation(
            self,
            translate("Ledger", "Empty the ledger?"),
            translate(
                "Ledger",
                "Its lines, the rating and the seals are gone for good. The games themselves stay "
                "among My games.",
            ),
            translate("Ledger", "Empty"),
            danger=True,
        )
        box.accepted.connect(self.ledger.forget)
        box.open()


class _Strip(Lettered, QWidget):
    """The strip above the book, with the first seat's shield at its left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.fix(height=_STRIP)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(current_theme().strip)
        box = QRectF(self.rect())
        p.fillRect(box, down(0, box.height(), (0, ground.lighter(108)), (1, ground)))
        p.fillRect(QRectF(0, box.height() - 1, box.width(), 1), QColor(current_theme().line))
        if self.width() > 780:
            LOOKS[0].shield(p, 30, box.height() / 2, 24)
        p.end()
