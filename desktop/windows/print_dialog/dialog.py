"""The print dialog: choose a sheet and paper, look at every page, print it or save it as files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.shapes import rounded
from desktop.printing.bleed import BLEED_MM
from desktop.printing.card_faces import FACE_DPI as FACE_DPI
from desktop.printing.job import FACES, HOME, SHOP, VIRTUAL_TABLE, Job, purpose_of
from desktop.printing.layout.sheets_on_pages import fitted_note
from desktop.printing.output import FORMATS, PNG_DPI, ZIP, picture
from desktop.printing.print_page import FULL, Page, PrintError
from desktop.printing.print_settings import from_json, to_json
from desktop.printing.printing_texts import failure_reason
from desktop.printing.sheets import LABELS, GameSheets
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.widgets import room_for_dialog
from desktop.windows.print_dialog.archive_process import ArchiveDialog
from desktop.windows.print_dialog.delivery import ask_target, print_pages, save_pages
from desktop.windows.print_dialog.print_form import Choices
from engine.core.values import Json

#: Pixels around the page.
_AIR = 14
#: Milliseconds without a resize before the page is painted anew.
_REPAINT_DELAY_MS = 120


class PagePreview(QWidget):
    """A page on a desk, as large as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page: Page | None = None
        self._picture = QPixmap()
        self._repaint_timer = QTimer(self)
        self._repaint_timer.setSingleShot(True)
        self._repaint_timer.setInterval(_REPAINT_DELAY_MS)
        self._repaint_timer.timeout.connect(self._render)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(320, 320))

    def show_page(self, page: Page | None) -> None:
        """Show a page; None: an empty desk."""
        self._page = page
        if self.isVisible():
            self._render()
        else:
            self._repaint_timer.start()

    def sizeHint(self) -> QSize:
        return QSize(620, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._repaint_timer.start()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = self._page_rect()
        if rect.isEmpty() or self._picture.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if self._page is not None and not self._page.is_transparent:
            paint_shadow(painter, rounded(rect, 1), QColor(0, 0, 0, 120), 4, 0, 2)
        painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))

    def _page_rect(self) -> QRectF:
        """Return the rectangle of the page."""
        if self._page is None:
            return QRectF()
        size = self._page.size
        rect = self.rect().adjusted(_AIR, _AIR, -_AIR, -_AIR)
        scale = min(rect.width() / size.width, rect.height() / size.height)
        width, height = size.width * scale, size.height * scale
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _render(self) -> None:
        self._repaint_timer.stop()
        self._picture = QPixmap()
        rect = self._page_rect()
        if self._page is not None and rect.width() > 1:
            ratio = self.devicePixelRatioF()
            image = picture(self._page, rect.width() * ratio / self._page.size.width)
            self._picture = QPixmap.fromImage(image, Qt.ImageConversionFlag.ColorOnly)
        self.update()


def _forget(choice: Json) -> None:
    """Do nothing; the default where no choice is remembered."""


#: Size of the dialog where the window is large enough.
_USUAL = QSize(1000, 700)
#: The share of the usual number of cards on a page up to which a warning is shown.
_FEW_CARDS_SHARE = 1 / 3
#: Width of a sentence in pixels of normal text.
_SENTENCE_WIDTH = 330


class PrintDialog(SelfUpdating, QDialog):
    """Prints the sheets of a game in the current language.

    `folder` is where the player saved something last, or "". `last` is the last choice, and
    `remember` is called with the current one.
    """

    def __init__(
        self,
        game: GameSheets,
        parent: QWidget | None,
        folder: str = "",
        *,
        last: Json = None,
        remember: Callable[[Json], None] = _forget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game = game
        self._folder = folder
        self._remember = remember
        self._pages: list[Page] = []
        self._shown_page = 0
        self._printers = bool(QPrinterInfo.availablePrinterNames())
        self._make_widgets()
        self._arrange()
        self.choices.choose(from_json(last, game))
        self.choices.changed.connect(self._lay_out)
        self.retranslate()

    # -- parts -------------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.preview = PagePreview(self)
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self.choices = Choices(self._game, self)
        self._facts = _make_sentence(self, "sentence")
        self._shrunk = QWidget(self)
        self._warning = _make_sentence(self._shrunk, "sentence")
        self._true_size = QPushButton(self._shrunk)
        self._true_size.clicked.connect(self._choose_true_size)
        self._note = _make_sentence(self, "quiet")
        self._back, self._next = QPushButton("‹", self), QPushButton("›", self)
        self._number = QLabel(self)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._back.clicked.connect(self.previous_page)
        self._next.clicked.connect(self.next_page)
        QShortcut(QKeySequence("PgUp"), self, self.previous_page)
        QShortcut(QKeySequence("PgDown"), self, self.next_page)
        self._print = QPushButton(self)
        self._print.clicked.connect(self._ask_printer)
        self._save_pdf, self._save = QPushButton(self), QPushButton(self)
        menu = QMenu(self._save)
        self._formats = {kind: QAction(self) for kind in (*FORMATS, ZIP)}
        for kind, action in self._formats.items():
            action.setData(kind)
            menu.addAction(action)
        menu.addSeparator()
        self._everything = menu.addAction("")
        menu.triggered.connect(self._ask_file)
        self._save.setMenu(menu)
        self._save_pdf.clicked.connect(partial(self._ask_file, self._formats["pdf"]))
        # The first choice is the one possible here: to print, or else to save.
        (self._print if self._printers else self._save_pdf).setProperty("primary", True)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.reject)

    def _arrange(self) -> None:
        warned = QVBoxLayout(self._shrunk)
        warned.setContentsMargins(0, 0, 0, 4)
        warned.addWidget(self._warning)
        warned.addWidget(self._true_size)
        self.choices.add_below_size(self._shrunk)
        side = QVBoxLayout()
        side.setSpacing(8)
        side.addWidget(self._title)
        inner = self._inner = QWidget(self)
        inner.installEventFilter(self)
        chosen = QVBoxLayout(inner)
        chosen.setContentsMargins(0, 0, 0, 0)
        chosen.setSpacing(8)
        chosen.addWidget(self.choices)
        chosen.addSpacing(4)
        chosen.addWidget(self._facts)
        chosen.addWidget(self._note)
        chosen.addStretch()
        self._scroll = FadingScroll(self)
        self._scroll.setWidget(inner)
        side.addWidget(self._scroll, 1)
        for pair in ((self._print, self._save_pdf), (self._save, self._close)):
            row = QHBoxLayout()
            row.setSpacing(8)
            for button in pair:
                row.addWidget(button, 1)
            side.addLayout(row)
        turning = QHBoxLayout()
        turning.addStretch()
        for widget in (self._back, self._number, self._next):
            turning.addWidget(widget)
        turning.addStretch()
        looking = QVBoxLayout()
        looking.addWidget(self.preview, 1)
        looking.addLayout(turning)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 14, 22, 14)
        layout.setSpacing(20)
        layout.addLayout(looking, 1)
        layout.addLayout(side)
        self.resize(_USUAL.boundedTo(room_for_dialog(self)))

    def retranslate(self) -> None:
        """Set all texts in the current language, and lay out the pages anew."""
        title = translate("Print", "Print {game}").format(game=self._game.title())
        self.setWindowTitle(title)
        self._scroll.setAccessibleName(title)
        self._title.setText(title)
        self._back.setAccessibleName(translate("Print", "Previous page"))
        self._next.setAccessibleName(translate("Print", "Next page"))
        self._print.setText(translate("Print", "&Print…"))
        self._save_pdf.setText(translate("Print", "Save P&DF…"))
        self._save.setText(translate("Print", "Sa&ve as"))
        self._true_size.setText(translate("Print", "Print at &true size"))
        self._close.setText(translate("Print", "Close"))
        self._formats["pdf"].setText(translate("Print", "PDF document…"))
        self._formats["svg"].setText(translate("Print", "SVG drawings…"))
        self._formats["png"].setText(translate("Print", "PNG pictures…"))
        self._formats[ZIP].setText(translate("Print", "PNG pictures in one archive…"))
        self._everything.setText(translate("Print", "All games in all languages…"))
        self._lay_out()

    def restyle(self) -> None:
        self._fit_side()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Styles and fonts reach the fields only when they are shown.
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self._fit_side()
        return super().eventFilter(watched, event)

    def _fit_side(self) -> None:
        """Make the form as wide as the fields that are shown now."""
        for sentence in (self._facts, self._warning, self._note):
            sentence.setMaximumWidth(scaled(_SENTENCE_WIDTH))
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        for layout in (self.choices.layout(), self._inner.layout()):
            if layout is not None:
                layout.invalidate()
        self._scroll.setMinimumWidth(self._inner.minimumSizeHint().width() + bar)

    # -- the job -----------------------------------------------------------------------------------

    @property
    def job(self) -> Job:
        """The job that is chosen."""
        return self.choices.job

    def choose(self, job: Job) -> None:
        """Choose another job."""
        self.choices.choose(job)

    def _lay_out(self) -> None:
        job, home = self.job, purpose_of(self.job.kind) == HOME
        is_whole_sheet = home and job.paper == FULL and job.kind != LABELS
        note = ""
        try:
            self._pages = job.pages(self._game)
        except PrintError as error:
            self._pages, note = [], failure_reason(error)
        self._facts.setText(self._count(home) if self._pages else "")
        notes = (
            [note] if note else [self._waste_warning(job), self._advice(job, whole=is_whole_sheet)]
        )
        self._note.setText("\n".join(filter(None, notes)))
        share = job.share(self._game) if self._pages else 1.0
        self._shrunk.setVisible(share < 1)
        self._warning.setText(fitted_note(share) if share < 1 else "")
        self._true_size.setVisible(share < 1 and self._has_true_size(job))
        self._print.setEnabled(self._printers and home and not is_whole_sheet and bool(self._pages))
        for kind, action in self._formats.items():
            pictures = kind in {"png", ZIP}
            action.setEnabled(bool(self._pages) and (pictures or job.kind != VIRTUAL_TABLE))
        self._save_pdf.setEnabled(self._formats["pdf"].isEnabled())
        self._fit_side()
        self._show_page(min(self._shown_page, max(0, len(self._pages) - 1)))

    def _has_true_size(self, job: Job) -> bool:
        """Return whether the paper holds the job at its true size."""
        try:
            return bool(replace(job, true_size=True, range="").pages(self._game))
        except PrintError:
            return False

    def _choose_true_size(self) -> None:
        self.choose(replace(self.job, true_size=True))
        self.choices.scale.setFocus()

    def _count(self, home: bool) -> str:
        """Return the number of pages, and for a printer that of sheets of paper."""
        count = len(self._pages)
        pages = translate("Print", "%n page(s)", "", count)
        sheets = count - sum(page.is_back for page in self._pages)
        papers = translate("Print", "%n sheet(s) of paper", "", sheets)
        return f"{pages}, {papers}" if home else pages

    def _bleed(self) -> str:
        """Return the bleed of the pages in millimetres as text."""
        bleed = self._pages[0].bleed if self._pages else BLEED_MM
        return QLocale().toString(bleed, "g", 4)

    def _waste_warning(self, job: Job) -> str:
        """Return a warning when a layout of cards wastes most of its paper, else ""."""
        if not self.choices.backs.isVisibleTo(self) or not self._pages:
            return ""
        count, most = job.cards_per_page(self._game)
        if count > most * _FEW_CARDS_SHARE:
            return ""
        text = translate(
            "Print",
            "Only %n card(s) fit on a page this way, instead of {most}: narrower gutters or "
            "another choice of backs would save paper.",
            "",
            count,
        )
        return text.format(most=most)

    def _advice(self, job: Job, *, whole: bool) -> str:
        """Return advice about the pages of a job, or ""."""
        match job.kind:
            case "faces" if job.pairs:
                text = translate(
                    "Print",
                    "Every card of the game followed by its back, with {bleed}\u00a0mm of bleed.",
                )
                return text.format(bleed=self._bleed())
            case "faces":
                text = translate(
                    "Print",
                    "Each card face once, with {bleed}\u00a0mm of bleed, at 300 dots per inch; a "
                    "list says how many of each are needed.",
                )
                return text.format(bleed=self._bleed())
            case "poster":
                text = translate(
                    "Print", "With {bleed}\u00a0mm of bleed and crop marks. Save it as a PDF."
                )
                return text.format(bleed=self._bleed())
            case "punched":
                text = translate(
                    "Print",
                    "Each piece once, with {bleed}\u00a0mm of bleed and a die line, which is a "
                    "spot colour in a PDF; a list says how many of each are needed.",
                )
                return text.format(bleed=self._bleed())
            case "table":
                return translate(
                    "Print",
                    "Sheets of up to 10 × 7 cards, and boards, none larger than 4096 pixels, "
                    "with a list of what is on them.",
                )
        if not self._printers:
            return translate(
                "Print", "No printer is set up here. Save the pages and print them elsewhere."
            )
        if whole:
            return translate("Print", "Choose a paper size to print; this size can only be saved.")
        if job.kind == LABELS:
            return translate(
                "Print",
                "Test on plain paper first and hold it up to the light with the labels: if the "
                "print is too far left or too high, shift it here.",
            )
        return ""

    def previous_page(self) -> None:
        """Go to the previous page."""
        self._show_page(max(0, self._shown_page - 1))

    def next_page(self) -> None:
        """Go to the next page."""
        self._show_page(min(len(self._pages) - 1, self._shown_page + 1))

    def _show_page(self, index: int) -> None:
        self._shown_page = index
        count = len(self._pages)
        self._back.setEnabled(index > 0)
        self._next.setEnabled(index < count - 1)
        number = translate("Print", "Page {page} of {pages}")
        self._number.setText(number.format(page=index + 1, pages=count) if count else "")
        self.preview.show_page(self._pages[index] if count else None)

    # -- printing and saving -----------------------------------------------------------------------

    def _ask_file(self, action: QAction) -> None:
        if action is self._everything:
            name = translate("Print", "All games")
            if (target := ask_target(self, self._folder, name, ZIP)) is not None:
                self.save_everything(target)
            return
        target = ask_target(self, self._folder, self._game.title(), str(action.data()))
        if target is not None:
            self.save(target)

    def save(self, target: Path) -> None:
        """Write the pages to files; an error is shown in a box."""
        self._folder = str(target.parent)
        job = self.job
        dpi = FACE_DPI if job.kind == FACES else PNG_DPI
        lists = partial(job.lists, self._game)
        title = job.title(self._game)
        cmyk = job.cmyk and purpose_of(job.kind) == SHOP
        outcome = save_pages(self, self._pages, target, title, dpi=dpi, cmyk=cmyk, lists=lists)
        self._note.setText(outcome)
        self._remember(to_json(job))

    def save_everything(self, target: Path) -> None:
        """Write an archive of all games on the chosen paper, with a progress bar."""
        self._folder = str(target.parent)
        archive = ArchiveDialog(self, self.job, target)
        archive.ended.connect(self._note.setText)
        archive.begin()

    def _ask_printer(self) -> None:
        outcome = print_pages(self, self._pages, self.job.title(self._game))
        self._note.setText(outcome)
        self._remember(to_json(self.job))

    def done(self, result: int) -> None:
        """Close the dialog in any way, and remember the choice."""
        self._remember(to_json(self.job))
        super().done(result)


# -- helpers ---------------------------------------------------------------------------------------


def _make_sentence(parent: QWidget, role: str) -> QLabel:
    label = QLabel(parent)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
