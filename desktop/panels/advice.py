"""The hint in the panel: the best answers, the chance of each with its doubt, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop import keys
from desktop.language import translate
from desktop.painting.bars import BEST, BEST_LIT, OTHER, paint_chance_bar
from desktop.painting.shapes import mix, outline, pen, rounded
from desktop.painting.waxseal import paint_wax_seal
from desktop.panels.heading import fitting, paint_heading, write_fitted
from desktop.retranslated import Retranslated
from desktop.table.advice import (
    Advice,
    Advised,
    chance,
    doubt,
    out_of_order,
    percent,
    standing,
    verdict,
)
from desktop.table.buttons import Button
from desktop.table.motion import Vary
from desktop.table.plaques import NARROWING
from desktop.table.reasons import MOST_SAID, at_once, looked_back, why
from desktop.table.texts import GameTexts
from desktop.table.why import Reviewed
from desktop.textsize import Lettered, scaled, text_scale, unscaled
from desktop.theme import current_theme, serif
from engine.core import Action, Seat, View

#: Pixels of a row, on one line and on two, of a seal in it and of its bar; where its words begin.
#: Type of the words, and how small they may become before fewer are said.
_LINE, _ROW, _SEAL, _BAR, _WORDS = 34, 46, 11.0, 8.0, 34.0
#: How long a bar beside words is at the least, and its distance from them and from figures.
_LEAST_BAR, _LONGEST_BAR, _APART = 44.0, 84.0, 9.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TYPE, _SMALL_TYPE, _MARK_TYPE = 15.0, 13.0, 14.0
#: How a row gets onto one line: the type of its words, and whether its doubt is told in figures.
_ONE_LINE = ((_TYPE, True), (_TYPE, False), (_SMALL_TYPE, False))
#: Room for a chance with its doubt, so that bars are equally long.
_FIGURES = 76.0
_HEADING, _GAP = 34, 6
#: Between what is said and the buttons at the foot.
_ABOVE_BUTTONS = 8
#: Seals stand before the first so many answers and the one that was given; the others are quiet.
#: So many are shown before anything is said of them.
_SEALED, _FEWEST = 3, 2
#: Share of the ink in the ground of a bar.
_GROUND = 0.22
_ANSWER = Qt.ItemDataRole.UserRole


class _Row(QStyledItemDelegate):
    """Paints an answer: its seal, its words, its chance in figures and as a bar with a whisker."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: How many are as good as the best; and which one was played, if that is over.
        self.golden = 1
        self.given: int | None = None
        #: What was known before more was thought, and how much of the way from there is done.
        self.before: dict[Action, Advised] = {}
        self.share = 1.0
        #: How long bars are where words, bar and figures stand on one line; None: on two.
        self.bar: float | None = None
        #: Whether doubts stand in figures, not only as whiskers.
        self.doubts = True

    @property
    def high(self) -> int:
        """Pixels of a row."""
        return _ROW if self.bar is None else _LINE

    def arrange(self, model: QAbstractItemModel, width: float) -> None:
        """Everything on one line where a bar has room beside the longest words."""
        rows = _rows(model)
        self.bar, self.doubts = None, True
        for size, doubts in _ONE_LINE:
            room = width - _WORDS - 8 - _figures_width(rows, doubts=doubts) - 2 * _APART
            called = QFontMetricsF(serif(size, 600))
            words = [
                called.horizontalAdvance(row.data()) + self._mark_width(row.row()) for row in rows
            ]
            left = room - max(words, default=0.0) - 1
            if left >= _LEAST_BAR:
                self.bar, self.doubts = min(_LONGEST_BAR, left), doubts
                break

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, scaled(self.high))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        answer, theme, row = index.data(_ANSWER), current_theme(), index.row()
        p = painter
        p.save()
        p.translate(option.rect.topLeft())
        p.scale(text_scale(), text_scale())
        place = QRectF(0, 1, option.rect.width() / text_scale(), self.high - 2)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            p.fillPath(rounded(place, 5), QColor(theme.mark))
            outline(p, rounded(place.adjusted(0.5, 0.5, -0.5, -0.5), 5), pen(theme.edge, 1))
        if row < _SEALED or row == self.given:
            paint_wax_seal(p, QPointF(place.left() + 16, place.center().y()), _SEAL, row + 1)
        played, golden = row == self.given, row < self.golden
        ink = theme.text if row < _SEALED or played else theme.quiet
        line = QRectF(place.left() + _WORDS, place.top() + 2, place.width() - _WORDS - 8, 21)
        low = QRectF(line.left(), line.bottom(), line.width(), 19)
        figures = max(_FIGURES, _figures_width([index]))
        bar = QRectF(low.left(), 0, low.width() - figures - 12, _BAR)
        if self.bar is not None:
            line.setHeight(place.height() - 4)
            low = QRectF(line)
            figures = _figures_width(_rows(index.model()), doubts=self.doubts)
            bar = QRectF(low.right() - figures - _APART - self.bar, 0, self.bar, _BAR)
            line.setRight(bar.left() - _APART)
        bar.moveTop(low.center().y() - _BAR / 2)
        if played:
            write_fitted(p, line, _played(), _MARK_TYPE, theme.aside, italic=True, align=_RIGHT)
        weight = 600 if golden or played else 400
        size = self._type(index.model(), line.width())
        line.setWidth(line.width() - self._mark_width(row))
        write_fitted(p, line, index.data(), size, ink, weight=weight)
        said = doubt(answer) if self.doubts else ""
        write_fitted(p, low, said, _SMALL_TYPE, theme.quiet, align=_RIGHT)
        if said:
            low.setRight(low.right() - _small_width(said) - 4)
        write_fitted(p, low, percent(answer.value), _TYPE, ink, weight=700, align=_RIGHT)
        fill = BEST_LIT if theme.dark else BEST
        ground = mix(theme.panel, theme.text, _GROUND)
        colour = fill if golden else OTHER
        now = answer.coming_from(self.before.get(answer.action), self.share)
        paint_chance_bar(p, bar, now.value, now.doubt, colour, ground, theme.text)
        p.restore()

    def _type(self, model: QAbstractItemModel, width: float) -> float:
        """The type of all rows: as large as the longest words allow."""
        rows = _rows(model)
        return _lettering(
            tuple((str(row.data()), width - self._mark_width(row.row())) for row in rows)
        )

    def _mark_width(self, row: int) -> float:
        """What the mark of the answer that was played takes of its row."""
        if row != self.given:
            return 0.0
        return QFontMetricsF(serif(_MARK_TYPE, italic=True)).horizontalAdvance(_played()) + 8


def _rows(model: QAbstractItemModel) -> list[QModelIndex]:
    return [model.index(row, 0) for row in range(model.rowCount())]


def _small_width(text: str) -> float:
    return QFontMetricsF(serif(_SMALL_TYPE)).horizontalAdvance(text)


def _figures_width(
    rows: Sequence[QModelIndex | QPersistentModelIndex], *, doubts: bool = True
) -> float:
    """Pixels of the longest chance, with its doubt or without."""
    metrics, longest = QFontMetricsF(serif(_TYPE, 700)), 0.0
    for row in rows:
        answer = row.data(_ANSWER)
        said = doubt(answer) if doubts else ""
        figure = metrics.horizontalAdvance(percent(answer.value))
        longest = max(longest, figure + (_small_width(said) + 4 if said else 0.0))
    return longest


def _played() -> str:
    return translate("Hint", "played")


# Every row that is painted asks for it.
@lru_cache(maxsize=8)
def _lettering(said: tuple[tuple[str, float], ...]) -> float:
    """The type in which all these fit into their widths."""
    return min(fitting(words, _TYPE, width, weight=600) for words, width in said)


def _caption(count: int, *, past: bool) -> str:
    """What the chances are made of."""
    if past:
        return translate(
            "Hint",
            "Chance of winning, found by playing on %n time(s) with what was known in this seat. "
            "It most likely lies between the two strokes.",
            "",
            count,
        )
    return translate(
        "Hint",
        "Chance of winning, found by playing on %n time(s) with what you know. "
        "It most likely lies between the two strokes.",
        "",
        count,
    )


def _counted_caption() -> str:
    """The same where nothing had to be played on."""
    return translate("Hint", "Chance of winning: counted, and certain.")


def _imagined_caption() -> str:
    """What it means that something comes of an answer in so many imagined games."""
    return translate("Hint", "In each imagined game the hidden cards lie otherwise.")


def _brief_caption() -> str:
    """The same where there is little room."""
    return translate("Hint", "Chance of winning, and how far it may be off.")


class AdviceBox(Retranslated, Lettered, QWidget):
    """Signals: `considered(Action)`: the keys or the mouse stand on it; `chosen(Action)`;
    `longerRequested()`: the bot should think longer.
    """

    considered = Signal(object)
    chosen = Signal(object)
    longerRequested = Signal()  # noqa: N815

    def __init__(self, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._advice: Advice | None = None
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._seat: Seat = 0
        #: The answer that was given, if the question is one of the past.
        self._given: Action | None = None
        self._heading = self._note = ""
        self.list = QListWidget(self)
        self._row = _Row(self.list)
        self.list.setItemDelegate(self._row)
        self._narrowing = Vary(0.0, 1.0, NARROWING, self._narrow)
        self._narrowing.setParent(self)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.currentRowChanged.connect(self._stand_on)
        self.list.itemActivated.connect(self._choose)
        #: Reasons that stand on the board already.
        self.on_board: Callable[[], Set[str]] = frozenset
        #: The list follows the board, not the other way round.
        self._following = False
        #: How good an answer of the past was; what speaks for it or against it, or for a hint; and
        #: what figures are made of.
        self.verdict, self.reasons, self.caption = QLabel(self), QLabel(self), QLabel(self)
        for label, role in (
            (self.verdict, "heading"),
            (self.reasons, "sentence"),
            (self.caption, "quiet"),
        ):
            label.setProperty("role", role)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        #: Gives the answer that is stood on, as Enter does on the board.
        self.give = Button(self, main=True)
        self.give.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.give.clicked.connect(self._give)
        self.longer = Button(self)
        self.longer.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.longer.clicked.connect(self.longerRequested)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(self.verdict)
        column.addWidget(self.reasons)
        column.addWidget(self.caption)
        buttons = self._foot = QHBoxLayout()
        buttons.addWidget(self.give, 1)
        buttons.addWidget(self.longer, 1)
        column.addStretch(1)
        column.addLayout(buttons)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._column.setContentsMargins(0, scaled(_HEADING), 0, scaled(_GAP))
        self._column.setSpacing(scaled(_GAP))
        self._foot.setSpacing(scaled(_GAP))
        self._foot.setContentsMargins(0, scaled(_ABOVE_BUTTONS), 0, 0)
        self.list.doItemsLayout()
        self._make_room()

    def show_advice(
        self,
        advice: Advice | None,
        view: View,
        seat: Seat,
        names: Sequence[str],
        tempo: float = 0.0,
    ) -> None:
        """What was found for the seat that is asked; None: nothing any more.

        Where something else was known of the same question, bars and whiskers go from there;
        `tempo` stretches that, 0 leaves it out.
        """
        if self._advice is not None and advice is not None and view == self._view and tempo:
            if advice != self._advice:
                self._row.before = {one.action: one for one in self._advice.answers}
                self._narrowing.setDuration(round(NARROWING * tempo))
                self._narrowing.start()
        else:
            self._narrowing.stop()
            self._row.before = {}
        self._advice, self._view, self._seat, self._names = advice, view, seat, names
        self._given = None
        self._write()

    def show_review(self, reviewed: Reviewed, names: Sequence[str]) -> None:
        """What was found for a seat that was asked, and what it answered."""
        self._advice, self._view = reviewed.advice, reviewed.view
        self._seat, self._names, self._given = reviewed.seat, names, reviewed.action
        self._write()
        self.mark(reviewed.action)

    def _narrow(self, share: float) -> None:
        self._row.share = share
        self.list.viewport().update()

    def set_thinking(self, on: bool) -> None:
        """Whether more is being thought about it."""
        self.longer.setEnabled(not on)

    def mark(self, action: Action | None) -> None:
        """Show which answer is considered on the board, or none."""
        self._following = True
        answers = self._advice.answers if self._advice is not None else ()
        rows = [row for row, answer in enumerate(answers) if answer.action == action]
        self.list.setCurrentRow(rows[0] if rows else -1)
        self._following = False

    def retranslate(self) -> None:
        self.give.set_label(translate("Hint", "Play it"), keys.cap_of("confirm"))
        self.longer.set_label(translate("Hint", "Think longer"))
        self._write()

    def _write(self) -> None:
        advice, view, given = self._advice, self._view, self._given
        self._heading = translate("Hint", "Hint") if given is None else translate("Hint", "Why?")
        self.list.setAccessibleName(self._heading)
        self._following = True
        at = self.list.currentRow()
        self.list.clear()
        if advice is not None and view is not None:
            locale = QLocale()
            actions = [answer.action for answer in advice.answers]
            self._row.given = actions.index(given) if given in actions else None
            for answer in advice.answers:
                full = self._texts.action(answer.action, view)
                item = QListWidgetItem(self._called(answer, view), self.list)
                item.setData(_ANSWER, answer)
                mark = [_played()] if answer.action == given else []
                said = ", ".join([full, chance(answer), *mark])
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
                reasons = self._reasons_of(self.list.count() - 1)
                item.setToolTip("\n".join([full, *reasons]))
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, " ".join(reasons))
            self.list.setCurrentRow(min(at, self.list.count() - 1))
            self._row.golden = advice.alike
            if advice.counted:
                self._note = translate("Hint", "counted")
            else:
                self._note = translate("Hint", "after {seconds} s").format(
                    seconds=locale.toString(advice.seconds, "f", 1)
                )
        self._following = False
        self._make_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """In a low window the answers come before what explains them; no row is cut.

        Of an answer of the past it is said first how good it was.
        """
        reviewing, count = self._given is not None, self.list.count()
        frame = 2 * self.list.frameWidth() + 2
        room = self.height() - _HEADING - 2 * _GAP - frame
        self.give.setVisible(not reviewing)
        self.longer.setVisible(not reviewing)
        if not reviewing:
            room -= self.longer.wanted().height() + _GAP + _ABOVE_BUTTONS
        self.give.show_key(True)
        both = self.give.wanted().width() + _GAP + self.longer.wanted().width()
        # Enter gives what is considered on the board, and nothing where nothing is.
        self.give.show_key(both <= self.width() and self.list.currentRow() >= 0)
        high = self._row.high
        self._row.arrange(self.list.model(), self.width())
        if high != self._row.high:
            high = self._row.high
            self.list.doItemsLayout()
        judged = self._judged()
        self.verdict.setText(judged)
        self.verdict.setVisible(bool(judged))
        if judged:
            room -= self._high(self.verdict) + _GAP
        said = self._spoken()
        # Of a hint no row is hidden whose number lies on the board.
        fewest = _FEWEST if reviewing else _SEALED
        self.caption.setText(_brief_caption())
        # What figures are comes before any sentence; but who asks why is to hear why.
        brief = 0 if reviewing else self._high(self.caption) + _GAP
        while True:
            rows = min(count, _SEALED if len(said) > 1 else fewest)
            self.reasons.setText(" ".join(said))
            needed = self._high(self.reasons) + _GAP if said else 0
            if not said or room - needed - brief >= rows * high:
                break
            del said[-1]
        self.reasons.setVisible(bool(said))
        room -= needed
        rows = min(count, max(1, (room - brief) // high, min(fewest, room // high)))
        self.list.setFixedHeight(rows * scaled(high) + frame)
        # The last and quiet ones may be left to keys and wheel.
        policy = Qt.ScrollBarPolicy
        hidden = rows >= min(count, fewest)
        self.list.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if hidden else policy.ScrollBarAsNeeded
        )
        self._skip(rows)
        room -= rows * high + _GAP
        for words in self._captions():
            self.caption.setText(words)
            if fits := self._high(self.caption) <= room:
                break
        self.caption.setVisible(fits)

    def _skip(self, rows: int) -> None:
        """The first and what was played are both seen: what stands between makes way for them."""
        given = self._row.given
        for row in range(self.list.count()):
            between = given is not None and max(1, rows - 1) <= row < given
            self.list.setRowHidden(row, between)
        if given is not None and rows > 1 and self.list.currentRow() == given:
            self.list.scrollToTop()

    def _captions(self) -> Sequence[str]:
        """What the chances are made of, and why a higher one may stand below; the most telling
        first.
        """
        advice = self._advice
        if advice is None or advice.counted:
            return (_counted_caption(),)
        order = " ".join(out_of_order(advice))
        whole = _caption(advice.iterations, past=self._given is not None)
        said = [whole, _brief_caption()]
        if advice.worlds > 1 and str(advice.worlds) in self.reasons.text():
            said.insert(0, f"{_imagined_caption()} {whole}")
        return [*(f"{words} {order}" for words in said), order] if order else said

    def told(self) -> str:
        """What is said of the answers, in whole sentences."""
        return f"{self.verdict.text()} {self.reasons.text()}".strip()

    def _called(self, answer: Advised, view: View) -> str:
        """What an answer is called, as on its plaque."""
        return self._texts.advised(answer.action, view, self._names)[1]

    def _high(self, label: QLabel) -> int:
        """How high a label is."""
        return unscaled(label.heightForWidth(scaled(self.width())))

    def _reasons_of(self, row: int, called: str = "") -> list[str]:
        """What sets the answer in a row apart from others; `called`: by its name."""
        assert self._advice is not None
        assert self._view is not None
        advice, tell = self._advice, looked_back if row == self._row.given else why
        return tell(
            advice, row, self._texts, self._view, self._names,
            called=called, certain=advice.as_good(row),
        )  # fmt: skip

    def _judged(self) -> str:
        """How good an answer of the past was; "" of a hint."""
        if self._advice is None or self._given is None:
            return ""
        return verdict(self._advice, self._given, self._names[self._seat])

    def _spoken(self) -> list[str]:
        """What is to be said below the answers, the most important first.

        Of a hint, how the best stands beside the others; then what speaks for it, or for and
        against the one that is stood on, unless a plaque says so.
        """
        advice, view, given = self._advice, self._view, self._given
        if advice is None or view is None:
            return []
        row = max(0, self.list.currentRow())
        stands = [] if row or given is not None else list(standing(advice))
        # It must be clear which answer is spoken of: of a hint, the one that is stood on.
        called = self._called(advice.answers[row], view)
        called = called if stands or given is not None else ""
        found = self._reasons_of(row, called)
        if given is not None:
            return found
        if not found and advice.as_good(row):
            # What it does would be no reason.
            return stands
        if not found and any(answer.most for answer in advice.answers):
            action = advice.answers[row].action
            found = at_once(action, self._texts, view, self._names, called=called)
            plain = at_once(action, self._texts, view, self._names)
        else:
            plain = self._reasons_of(row)
        if not self.on_board().isdisjoint(plain[:1]):
            found = []
        return [*stands, *found][:MOST_SAID]

    def _stand_on(self, row: int) -> None:
        self._make_room()
        if not self._following and self._advice is not None and 0 <= row < self.list.count():
            self.considered.emit(self._advice.answers[row].action)

    def _give(self) -> None:
        if self.list.count():
            self._choose(self.list.item(max(0, self.list.currentRow())))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_ANSWER).action)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        paint_heading(p, self.width(), self._heading, self._note)
        p.end()
