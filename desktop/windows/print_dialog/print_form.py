"""The form of the print dialog, with only the fields that matter for the chosen sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from desktop.language.translation import translate
from desktop.printing.card_faces import CARD_SIZES
from desktop.printing.job import (
    FACES,
    HOME,
    POSTER,
    PUNCHED,
    PURPOSES,
    SHOP,
    Job,
    fits_cards,
    kinds_for,
    purpose_of,
)
from desktop.printing.layout.card_pages import BACKS, MAX_GUTTER_MM, MAX_NUDGE_MM, CardStyle
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.print_page import (
    FULL,
    LARGE_PAPERS,
    MAX_PAPER_SIDE_MM,
    MIN_PAPER_SIDE_MM,
    PAPERS,
    paper_size,
)
from desktop.printing.printing_texts import (
    backs_name,
    card_size_name,
    label_paper_name,
    paper_name,
    purpose_name,
    sheet_name,
)
from desktop.printing.sheets import BOX, LABELS, GameSheets
from desktop.style.self_updating import SelfUpdating
from desktop.style.widgets import DropDown

#: Means a paper of the player's own size, with fields for both lengths.
_OWN = "own"
_PARTED = 6


class Choices(SelfUpdating, QWidget):
    """The form for a `Job`.

    Signals:
        changed().
    """

    changed = Signal()

    def __init__(self, game: GameSheets, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._is_filling = False
        self._is_scale_chosen = False
        self.purpose = _make_choice(self, [name for name in PURPOSES if kinds_for(name, game)])
        self.sheet = _make_choice(self, ())
        self.paper = _make_choice(self, ())
        self.own_size = _Pair(self, "×", MIN_PAPER_SIDE_MM, MAX_PAPER_SIDE_MM, 10)
        self.own_size.set((500.0, 700.0))
        self.scale = _make_choice(self, (False, True))
        self.ink = _make_choice(self, (False, True))
        self.labels = _make_choice(self, LABEL_PAPERS)
        self.card = _make_choice(self, CARD_SIZES)
        self.backs = _make_choice(self, BACKS)
        self.more = QCheckBox(self)
        self.sleeved = QCheckBox(self)
        self.pairs, self.cmyk = QCheckBox(self), QCheckBox(self)
        self.gutter = _make_length(self, 0, MAX_GUTTER_MM)
        self.shift = _Pair(self, "", -MAX_NUDGE_MM, MAX_NUDGE_MM, 0.5)
        self.range = QLineEdit(self)
        self.fields: dict[QWidget, QLabel] = {
            field: QLabel(self)
            for field in (
                self.purpose, self.sheet, self.paper, self.own_size, self.scale, self.ink,
                self.labels, self.card, self.backs, self.pairs, self.cmyk, self.more, self.sleeved,
                self.gutter, self.shift, self.range,
            )
        }  # fmt: skip
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(6)
        for field, label in self.fields.items():
            label.setBuddy(field)
            form.addRow(label, field)
        self.purpose.currentIndexChanged.connect(self._purpose_chosen)
        self.sheet.currentIndexChanged.connect(self._sheet_chosen)
        self.paper.currentIndexChanged.connect(self._paper_chosen)
        self.scale.activated.connect(self._choose_scale)
        for choice in (self.scale, self.ink, self.labels, self.card, self.backs):
            choice.currentIndexChanged.connect(self._update_choices)
        for pair in (self.own_size, self.shift):
            pair.changed.connect(
                self._paper_chosen if pair is self.own_size else self._update_choices
            )
        self.gutter.valueChanged.connect(self._update_choices)
        self.range.textChanged.connect(self._update_choices)
        for tick in (self.more, self.sleeved, self.pairs, self.cmyk):
            tick.toggled.connect(self._update_choices)
        self._fill_sheets()
        self._fill_papers()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        labels = (
            translate("Print", "&For"),
            translate("Print", "&Sheet"),
            translate("Print", "P&aper"),
            translate("Print", "Custom si&ze"),
            translate("Print", "Si&ze"),
            translate("Print", "&Ink"),
            translate("Print", "&Labels"),
            translate("Print", "&Cards"),
            translate("Print", "&Backs"),
            "",
            "",
            "",
            "",
            translate("Print", "&Gutters"),
            "",
            translate("Print", "Pag&es"),
        )
        for label, text in zip(self.fields.values(), labels, strict=True):
            label.setText(text)
            label.setMinimumWidth(0)
            label.ensurePolished()
            # An underlined letter splits the text; without kerning that is wider than the size
            # hint.
            label.setMinimumWidth(label.sizeHint().width() + _PARTED if text else 0)
        self.fields[self.shift].setText(
            translate("Print", "S&hift")
            if self.sheet.currentData() == LABELS
            else translate("Print", "S&hift backs")
        )
        _set_names(self.purpose, purpose_name)
        _set_names(self.sheet, lambda kind: sheet_name(self._game, kind))
        _set_names(self.paper, lambda name: own_name() if name == _OWN else paper_name(name))
        _set_names(self.labels, label_paper_name)
        _set_names(self.card, card_size_name)
        _set_names(self.backs, backs_name)
        fit, true = translate("Print", "Fitted to one page"), translate("Print", "True size")
        _set_names(self.scale, lambda whole: true if whole else fit)
        ink, lines = (
            translate("Print", "Full colour"),
            translate("Print", "Save ink: lines on white"),
        )
        _set_names(self.ink, lambda light: lines if light else ink)
        unit = translate("Print", " mm")
        self.gutter.setSuffix(unit)
        self.own_size.set_texts(unit, translate("Print", "Width"), translate("Print", "Height"))
        self.shift.set_texts(
            unit, translate("Print", "Shift to the right"), translate("Print", "Shift down")
        )
        self.sleeved.setText(translate("Print", "Tuck box for slee&ved cards"))
        self.pairs.setText(translate("Print", "Each card followed b&y its back"))
        self.cmyk.setText(translate("Print", "Four i&nks (CMYK) in a PDF"))
        self.more.setText(translate("Print", "&More choices"))
        self.range.setPlaceholderText(translate("Print", "all, or 1-3, 5, 8-"))

    def add_below_size(self, notice: QWidget) -> None:
        """Add a notice about the size of the board, across the whole form."""
        self._form.insertRow([*self.fields].index(self.scale) + 1, notice)

    # -- the job -----------------------------------------------------------------------------------

    @property
    def job(self) -> Job:
        """The job that is chosen."""
        paper = self.paper.currentData()
        if paper == _OWN:
            width, height = self.own_size.value
            paper = f"{width:g}x{height:g}"
        kind, shift = self.sheet.currentData(), self.shift.value
        labels = kind == LABELS
        style = CardStyle(
            self.backs.currentData(), (0.0, 0.0) if labels else shift, self.gutter.value()
        )
        return Job(
            kind,
            paper,
            self.scale.currentData(),
            saves_ink=self.ink.currentData(),
            labels=self.labels.currentData(),
            offset=shift if labels else (0.0, 0.0),
            card=self.card.currentData(),
            cards=style,
            range=self.range.text(),
            sleeved=self.sleeved.isChecked(),
            pairs=self.pairs.isChecked(),
            cmyk=self.cmyk.isChecked(),
        )

    def choose(self, job: Job) -> None:
        """Choose another job; `changed` is emitted once."""
        self._is_filling = True
        self._is_scale_chosen = True
        self.purpose.setCurrentIndex(self.purpose.findData(purpose_of(job.kind)))
        self._fill_sheets()
        self.sheet.setCurrentIndex(self.sheet.findData(job.kind))
        self._fill_papers()
        for choice, value in (
            (self.scale, job.true_size), (self.ink, job.saves_ink), (self.labels, job.labels),
            (self.card, job.card), (self.backs, job.cards.backs),
        ):  # fmt: skip
            choice.setCurrentIndex(choice.findData(value))
        self._choose_paper(job.paper)
        self.shift.set(job.offset if job.kind == LABELS else job.cards.nudge)
        self.gutter.setValue(job.cards.gutter)
        self.range.setText(job.range)
        for tick, value in (
            (self.sleeved, job.sleeved), (self.pairs, job.pairs), (self.cmyk, job.cmyk),
        ):  # fmt: skip
            tick.setChecked(value)
        # Options that differ from the default must be visible.
        if job.cards.gutter or job.range or job.sleeved or any(job.cards.nudge):
            self.more.setChecked(True)
        self._is_filling = False
        self._update_choices()

    def _choose_paper(self, name: str) -> None:
        index = self.paper.findData(name)
        if index < 0 and self.paper.findData(_OWN) >= 0 and (size := paper_size(name)):
            self.own_size.set((size.width, size.height))
            index = self.paper.findData(_OWN)
        self.paper.setCurrentIndex(max(0, index))

    # -- dependencies between fields ---------------------------------------------------------------

    def _purpose_chosen(self) -> None:
        if not self._is_filling:
            self._is_filling = True
            self._fill_sheets()
            self._is_filling = False
            self._sheet_chosen()

    def _sheet_chosen(self) -> None:
        if self._is_filling:
            return
        self._is_filling = True
        self._fill_papers()
        self._is_filling = False
        self._is_scale_chosen = False
        self._paper_chosen()

    def _paper_chosen(self) -> None:
        """Choose the usual size of a sheet on its paper, unless the player chose one."""
        if self._is_filling:
            return
        if not self._is_scale_chosen:
            self._is_filling = True
            self.scale.setCurrentIndex(
                self.scale.findData(self.job.is_usually_true_size(self._game))
            )
            self._is_filling = False
        self._update_choices()

    def _choose_scale(self) -> None:
        self._is_scale_chosen = True

    def _fill_sheets(self) -> None:
        kinds = kinds_for(self.purpose.currentData(), self._game)
        _fill(self.sheet, kinds)
        _set_names(self.sheet, lambda kind: sheet_name(self._game, kind))

    def _fill_papers(self) -> None:
        poster = self.sheet.currentData() == POSTER
        papers = ("A3", *LARGE_PAPERS, _OWN, FULL) if poster else (*PAPERS, FULL)
        _fill(self.paper, papers)
        _set_names(self.paper, lambda name: own_name() if name == _OWN else paper_name(name))

    def _update_choices(self) -> None:
        if self._is_filling:
            return
        kind, paper = self.sheet.currentData(), self.paper.currentData()
        home = purpose_of(kind) == HOME
        board = kind in {"board", BOX, POSTER}
        cards = home and (kind == "cards" or (kind == BOX and "cards" in self._game.sheets))
        more = self.more.isChecked()
        visibility = {
            self.sheet: self.sheet.count() > 1,
            self.paper: kind == POSTER or (home and kind != LABELS),
            self.own_size: paper == _OWN,
            self.scale: board and paper != FULL,
            self.ink: kind != LABELS,
            self.labels: kind == LABELS,
            self.card: fits_cards(self._game, kind),
            self.backs: cards,
            self.pairs: kind == FACES,
            self.cmyk: purpose_of(kind) == SHOP,
            self.more: home and kind != LABELS,
            self.sleeved: (cards and kind == BOX and more)
            or (kind == PUNCHED and fits_cards(self._game, kind)),
            self.gutter: cards and more,
            self.shift: kind == LABELS or (cards and more and self.backs.currentData() != "none"),
            self.range: home and kind != LABELS and more,
        }
        for field, visible in visibility.items():
            self._form.setRowVisible(field, visible)
        self.retranslate()
        self.changed.emit()


class _Pair(QWidget):
    """Two lengths side by side.

    Signals:
        changed().
    """

    changed = Signal()

    def __init__(
        self, parent: QWidget, between: str, minimum: float, maximum: float, step: float
    ) -> None:
        super().__init__(parent)
        self._fields = [_make_length(self, minimum, maximum, step) for _ in range(2)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._fields[0], 1)
        if between:
            row.addWidget(QLabel(between, self))
        row.addWidget(self._fields[1], 1)
        self.setFocusProxy(self._fields[0])
        for field in self._fields:
            field.valueChanged.connect(self.changed)

    @property
    def value(self) -> tuple[float, float]:
        """Both lengths, in millimetres."""
        first, second = self._fields
        return first.value(), second.value()

    def set(self, value: Sequence[float]) -> None:
        """Set both lengths."""
        for field, length in zip(self._fields, value, strict=True):
            field.setValue(length)

    def set_texts(self, unit: str, first: str, second: str) -> None:
        """Set the unit, and the names of both lengths for tooltips and screen readers."""
        for field, name in zip(self._fields, (first, second), strict=True):
            field.setSuffix(unit)
            field.setToolTip(name)
            field.setAccessibleName(name)


def own_name() -> str:
    """Return the name of the player's own paper size."""
    return translate("Print", "Another size…")


class _Choice(DropDown):
    """A drop-down that is as wide as its widest text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def minimumSizeHint(self) -> QSize:
        # Qt's own still measures the texts of before.
        return self.sizeHint()


def _make_choice(parent: QWidget, values: Iterable[object]) -> QComboBox:
    box = _Choice(parent)
    _fill(box, values)
    return box


def _fill(box: QComboBox, values: Iterable[object]) -> None:
    """Offer other values, and keep the chosen one if it is among them."""
    current = box.currentData()
    new_values = list(values)
    if [box.itemData(i) for i in range(box.count())] == new_values:
        return
    box.clear()
    for value in new_values:
        box.addItem("", value)
    box.setCurrentIndex(max(0, box.findData(current)))


def _set_names(box: QComboBox, name: object) -> None:
    assert callable(name)
    for i in range(box.count()):
        box.setItemText(i, str(name(box.itemData(i))))


def _make_length(
    parent: QWidget, minimum: float, maximum: float, step: float = 0.5
) -> QDoubleSpinBox:
    field = QDoubleSpinBox(parent)
    field.setRange(minimum, maximum)
    field.setDecimals(1)
    field.setSingleStep(step)
    return field
