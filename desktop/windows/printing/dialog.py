"""The print dialog: choose a sheet and paper, look at every page, print it or save it as files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language import translate
from desktop.printing.job import Job
from desktop.printing.labelpaper import FARTHEST, LABEL_PAPERS
from desktop.printing.output import FORMATS
from desktop.printing.page import FULL, PAPERS, Page, PrintError
from desktop.printing.sheets import BOX, LABELS, GameSheets
from desktop.printing.wording import label_paper_name, paper_name, sheet_name, trouble
from desktop.retranslated import Retranslated
from desktop.windows.printing.delivery import ask_target, print_pages, save_pages
from desktop.windows.printing.preview import PagePreview

_TRUE, _FIT = True, False
#: The sheets whose size and ink can be chosen.
_WITH_BOARD = ("board", BOX)


class PrintDialog(Retranslated, QDialog):
    """Prints the sheets of one game in the language of the moment.

    `folder` is where the player last saved something, or "".
    """

    def __init__(self, game: GameSheets, parent: QWidget | None, folder: str = "") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game = game
        self._folder = folder
        self._pages: list[Page] = []
        self._shown = 0
        self._printers = bool(QPrinterInfo.availablePrinterNames())
        self._make_widgets()
        self._arrange()
        self._sheet.currentIndexChanged.connect(self._sheet_chosen)
        for choice in (self._paper, self._scale, self._ink, self._label_paper):
            choice.currentIndexChanged.connect(self._lay_out)
        for shift in self._shifts:
            shift.valueChanged.connect(self._lay_out)
        self.retranslate()

    # -- its parts -----------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.preview = PagePreview(self)
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._sheet = _choice(self, self._game.kinds)
        self._paper = _choice(self, (*PAPERS, FULL))
        self._scale = _choice(self, (_FIT, _TRUE))
        self._scale.setCurrentIndex(self._scale.findData(self._game.kinds[0] in self._game.true))
        self._ink = _choice(self, (False, True))
        self._label_paper = _choice(self, LABEL_PAPERS)
        self._shifts = [QDoubleSpinBox(self) for _ in range(2)]
        for shift in self._shifts:
            shift.setRange(-FARTHEST, FARTHEST)
            shift.setDecimals(1)
            shift.setSingleStep(0.5)
        fields = (self._sheet, self._paper, self._scale, self._ink, self._label_paper)
        self._fields = {field: QLabel(self) for field in (*fields, *self._shifts)}
        self._facts = _sentence(self, "sentence")
        self._note = _sentence(self, "quiet")
        self._back, self._next = QPushButton("‹", self), QPushButton("›", self)
        self._number = QLabel(self)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._back.clicked.connect(self.previous_page)
        self._next.clicked.connect(self.next_page)
        QShortcut(QKeySequence("PgUp"), self, self.previous_page)
        QShortcut(QKeySequence("PgDown"), self, self.next_page)
        self._print = QPushButton(self)
        self._print.setProperty("primary", True)
        self._print.clicked.connect(self._ask_printer)
        self._save = QPushButton(self)
        menu = QMenu(self._save)
        self._formats = {kind: QAction(self) for kind in FORMATS}
        for kind, action in self._formats.items():
            action.setData(kind)
            menu.addAction(action)
        menu.triggered.connect(self._ask_file)
        self._save.setMenu(menu)
        self._close = QPushButton(self)
        self._close.clicked.connect(self.reject)

    def _arrange(self) -> None:
        self._form = form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setSpacing(6)
        for field, label in self._fields.items():
            label.setBuddy(field)
            label.setMinimumWidth(self._sheet.minimumWidth())
            form.addRow(label, field)
        side = QVBoxLayout()
        side.setSpacing(10)
        side.addWidget(self._title)
        side.addLayout(form)
        side.addSpacing(6)
        side.addWidget(self._facts)
        side.addWidget(self._note)
        side.addStretch()
        for button in (self._print, self._save, self._close):
            side.addWidget(button)
        turning = QHBoxLayout()
        turning.addStretch()
        for widget in (self._back, self._number, self._next):
            turning.addWidget(widget)
        turning.addStretch()
        looking = QVBoxLayout()
        looking.addWidget(self.preview, 1)
        looking.addLayout(turning)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(20, 18, 22, 18)
        whole.setSpacing(20)
        whole.addLayout(looking, 1)
        whole.addLayout(side)
        self.resize(980, 700)

    def retranslate(self) -> None:
        """Set every text anew, and the pages with them."""
        title = translate("Print", "Print {game}").format(game=self._game.title())
        self.setWindowTitle(title)
        self._title.setText(title)
        labels = (
            translate("Print", "&Sheet"),
            translate("Print", "P&aper"),
            translate("Print", "Si&ze"),
            translate("Print", "&Ink"),
            translate("Print", "&Labels"),
            translate("Print", "Shift to the &right"),
            translate("Print", "Shift &down"),
        )
        for label, text in zip(self._fields.values(), labels, strict=True):
            label.setText(text)
        _name(self._sheet, [sheet_name(self._game, kind) for kind in self._game.kinds])
        _name(self._paper, [paper_name(paper) for paper in (*PAPERS, FULL)])
        _name(self._label_paper, [label_paper_name(paper) for paper in LABEL_PAPERS])
        for shift in self._shifts:
            shift.setSuffix(translate("Print", " mm"))
        fit, true = translate("Print", "Fitted to one page"), translate("Print", "True size")
        _name(self._scale, [fit, true])
        ink, lines = translate("Print", "All colours"), translate("Print", "Little: lines on white")
        _name(self._ink, [ink, lines])
        self._back.setAccessibleName(translate("Print", "Previous page"))
        self._next.setAccessibleName(translate("Print", "Next page"))
        self._print.setText(translate("Print", "&Print…"))
        self._save.setText(translate("Print", "Sa&ve as"))
        self._close.setText(translate("Print", "Close"))
        self._formats["pdf"].setText(translate("Print", "PDF document…"))
        self._formats["svg"].setText(translate("Print", "SVG drawings…"))
        self._formats["png"].setText(translate("Print", "PNG pictures…"))
        self._lay_out()

    # -- what is asked -------------------------------------------------------------------------

    @property
    def job(self) -> Job:
        """What the player asks for."""
        return Job(
            self._sheet.currentData(),
            self._paper.currentData(),
            self._scale.currentData(),
            self._ink.currentData(),
            self._label_paper.currentData(),
            (self._shifts[0].value(), self._shifts[1].value()),
        )

    def choose(self, job: Job) -> None:
        """Ask for something else."""
        self._sheet.setCurrentIndex(self._sheet.findData(job.kind))
        for choice, value in (
            (self._paper, job.paper), (self._scale, job.true), (self._ink, job.light),
            (self._label_paper, job.labels),
        ):  # fmt: skip
            choice.setCurrentIndex(choice.findData(value))
        for shift, length in zip(self._shifts, job.offset, strict=True):
            shift.setValue(length)

    def _sheet_chosen(self) -> None:
        # What is played with must have its true size; a board alone is looked at.
        self._scale.setCurrentIndex(self._scale.findData(self.job.kind in self._game.true))
        self._lay_out()

    def _lay_out(self) -> None:
        job = self.job
        board, labels = job.kind in _WITH_BOARD, job.kind == LABELS
        for choice in (self._paper, self._scale, self._ink):
            self._form.setRowVisible(choice, not labels)
        for field in (self._label_paper, *self._shifts):
            self._form.setRowVisible(field, labels)
        whole = job.paper == FULL and not labels
        self._ink.setEnabled(board)
        self._scale.setEnabled(board and job.paper != FULL)
        note = ""
        try:
            self._pages = job.pages(self._game)
        except PrintError as error:
            self._pages, note = [], trouble(error)
        count = len(self._pages)
        sheets = count - sum(page.back for page in self._pages)
        if not note and not self._printers:
            note = translate(
                "Print", "No printer is set up here. Save the pages and print them elsewhere."
            )
        elif not note and whole:
            note = translate("Print", "Choose a paper to print; this size can be saved.")
        elif not note and labels:
            note = translate(
                "Print",
                "Try it on plain paper first, and hold it with the labels against the light: what "
                "lies too far left or too high is shifted here.",
            )
        pages = translate("Print", "%n page(s)", "", count)
        papers = translate("Print", "%n sheet(s) of paper", "", sheets)
        self._facts.setText(f"{pages}, {papers}" if count else "")
        self._note.setText(note)
        self._print.setEnabled(self._printers and not whole and bool(self._pages))
        self._save.setEnabled(bool(self._pages))
        self._show_page(min(self._shown, max(0, count - 1)))

    def previous_page(self) -> None:
        """Turn back."""
        self._show_page(max(0, self._shown - 1))

    def next_page(self) -> None:
        """Turn over."""
        self._show_page(min(len(self._pages) - 1, self._shown + 1))

    def _show_page(self, index: int) -> None:
        self._shown = index
        count = len(self._pages)
        self._back.setEnabled(index > 0)
        self._next.setEnabled(index < count - 1)
        number = translate("Print", "Page {page} of {pages}")
        self._number.setText(number.format(page=index + 1, pages=count) if count else "")
        self.preview.show_page(self._pages[index] if count else None)

    # -- doing it ------------------------------------------------------------------------------

    def _ask_file(self, action: QAction) -> None:
        target = ask_target(self, self._folder, self._game.title(), str(action.data()))
        if target is not None:
            self.save(target)

    def save(self, target: Path) -> None:
        """Write the pages to files; what went wrong is said in a box."""
        self._folder = str(target.parent)
        self._note.setText(save_pages(self, self._pages, target, self.job.title(self._game)))

    def _ask_printer(self) -> None:
        self._note.setText(print_pages(self, self._pages, self.job.title(self._game)))


# -- helpers ---------------------------------------------------------------------------------------


def _choice(parent: QWidget, values: Iterable[object]) -> QComboBox:
    box = QComboBox(parent)
    for value in values:
        box.addItem("", value)
    box.setMinimumWidth(230)
    return box


def _name(box: QComboBox, names: Iterable[str]) -> None:
    for i, name in enumerate(names):
        box.setItemText(i, name)


def _sentence(parent: QWidget, role: str) -> QLabel:
    label = QLabel(parent)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setMaximumWidth(250)
    return label
