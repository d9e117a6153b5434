"""The agreements of a match in the panel: a wax seal, between whom, and what was promised."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.fitted_text import write_fitted
from desktop.painting.materials.agreement_seal import paint_agreement_seal
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.panels.box import RowsBox, lines_of
from desktop.panels.heading import heading_font, paint_heading
from desktop.style.theme import current_theme, serif, text_width
from desktop.table.bargaining import place_of
from desktop.table.game_texts import GameTexts
from desktop.table.talk import talk_texts
from engine.core.values import BROKEN, KEPT, LAPSED, Seat
from engine.talk.agreements import ACCEPTED, Agreement

#: Height of the line with the names.
_ROW_HEIGHT = 27.0
#: Type of the names, and the smallest beside a note.
_WHO, _MIN_WHO = 15.5, 13.0
#: Height of a line of a term.
_TERM_HEIGHT = 19.0
#: Pixels below the last term.
_BOTTOM_MARGIN = 6.0
#: Height of the block in one line.
_FOLDED_HEIGHT = 28
_SEAL_RADIUS = 12.5
_SMALL_SEAL_RADIUS = 8.0
#: Left edge of the words.
_LEFT = 40.0
_TYPE, _NOTE = 14.5, 14.5
#: The most rows of each kind before the rest is opened.
MAX_ROWS_SHOWN: Final = 2
#: Milliseconds in which a seal is pressed in, or breaks, at the usual speed; and the most.
_SEALING_MS: Final = 250
MAX_SEALING_MS: Final = 600
#: The states that are shown, in the order of the folded line.
_STATES: Final = (ACCEPTED, KEPT, BROKEN, LAPSED)
_ALIGN_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGN_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class AgreementRow:
    """One agreement in words."""

    number: int
    state: str
    #: Between whom: "Maud and you".
    who: str
    #: How long it lasts, or how it ended.
    note: str
    #: Each term with the seat that promised it.
    terms: tuple[tuple[Seat, str], ...]
    #: The places that the terms are about, each with the seat that promised it.
    places: tuple[tuple[str, Seat], ...] = ()
    #: The number of actions after which it came to its state.
    since: int = 0

    @property
    def sentence(self) -> str:
        """The agreement for a screen reader."""
        return f"{self.who}, {self.note}: {'; '.join(text for _, text in self.terms)}."


def row_of(
    entry: Agreement, texts: GameTexts, names: Sequence[str], ahead: Collection[str] = ()
) -> AgreementRow:
    """Return an agreement in words; a name of "" is the person at the screen.

    `ahead` holds the spans that have yet to begin.
    """
    # What was promised about a combat that is over binds nobody, though the agreement stands.
    duties = entry.open_duties if entry.status == ACCEPTED else entry.duties
    terms = [(by, talk_texts.listed_term(texts, term, by, names)) for by, term in duties]
    note = texts.span_text(entry.until, ahead=entry.until in ahead)
    if entry.status != ACCEPTED:
        note = talk_texts.state_word(entry.status)
    places = tuple((place, by) for by, term in duties if (place := place_of(term)))
    who = talk_texts.agreement_heading(entry, names)
    if not (entry.gives and entry.asks):
        who = _to(entry, names)
    return AgreementRow(entry.index, entry.status, who, note, tuple(terms), places, entry.since)


def _to(entry: Agreement, names: Sequence[str]) -> str:
    """Return in words who promised something to whom, where only one did."""
    by, to = (entry.seat, entry.to) if entry.gives else (entry.to, entry.seat)
    name = names[by] or only_person_name()
    if not names[to]:
        return translate("Talk", "{name} to you").format(name=name)
    return translate("Talk", "{name} to {other}").format(name=name, other=names[to])


def rows_of(
    agreements: Sequence[Agreement],
    texts: GameTexts,
    names: Sequence[str],
    *,
    every: bool = False,
    fresh: int = 0,
    ahead: Collection[str] = (),
) -> list[AgreementRow]:
    """Return the agreements to show: those that stand, then those that ended, the last first.

    With `every` set all of them, else a few. What lapsed before the action number `fresh`
    is left out, and unless `every` the agreements kept before it. `ahead` holds the spans that have
    yet to begin.
    """
    standing = [entry for entry in reversed(agreements) if entry.status == ACCEPTED]
    ended = [
        entry
        for entry in sorted(agreements, key=lambda entry: -entry.since)
        if entry.status == BROKEN
        or (entry.status == KEPT and (every or entry.since >= fresh))
        or (entry.status == LAPSED and entry.verdicts and entry.since >= fresh)
    ]
    if not every:
        standing, ended = standing[:MAX_ROWS_SHOWN], ended[:MAX_ROWS_SHOWN]
    return [row_of(entry, texts, names, ahead) for entry in (*standing, *ended)]


@dataclass(frozen=True, slots=True)
class AgreementsFacts:
    """Everything the block shows."""

    rows: tuple[AgreementRow, ...] = ()
    #: How many agreements of each state there are in all.
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """The number of agreements, also of those that are not shown."""
        return sum(self.counts.values())


def _note_width(row: AgreementRow) -> float:
    """Return the width of a row's note."""
    return text_width(row.note, _NOTE, 600 if row.state == BROKEN else 400, italic=True) + 2


class AgreementsBox(RowsBox):
    """The block of agreements; in its short form one row of seals with counts.

    Signals:
        ply_picked(ply): show the moment after so many actions, in which an agreement came to its
            state.
        row_hovered(places): a row was entered, with the seats bound in places of the board; () if
            left.
        expanded(is_on): show every agreement, or a few.
    """

    ply_picked = Signal(int)
    row_hovered = Signal(object)
    expanded = Signal(bool)

    GAP = 5.0

    def __init__(self, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS) -> None:
        self._facts = AgreementsFacts()
        self._looks = looks
        self.are_all_shown = False
        #: Whether the block stays folded although all were asked for, because a page that was
        #: asked for later needs its room.
        self.is_held_folded = False
        #: The agreements whose seals are being pressed in or breaking, and how far, in [0, 1].
        self._sealing: frozenset[int] = frozenset()
        self._sealed_share = 1.0
        super().__init__(parent)
        self._seals = QVariantAnimation(self)
        self._seals.setStartValue(0.0)
        self._seals.setEndValue(1.0)
        self._seals.valueChanged.connect(self._on_sealing)
        self._seals.finished.connect(self.finish_seals)

    def show_agreements(
        self, facts: AgreementsFacts, fresh: Collection[int] = (), duration_factor: float = 0.0
    ) -> None:
        """Show the agreements; the seals of `fresh`, just made or broken, move.

        `duration_factor` is the factor on the time it takes; with 0 nothing moves.
        """
        self._facts = facts
        if duration_factor and fresh:
            self._seal(frozenset(fresh), duration_factor)
        if self.row is not None and self.row >= len(facts.rows):
            self.set_row(None)
        self.describe()
        self.renew()

    def _seal(self, numbers: frozenset[int], duration_factor: float) -> None:
        """Let the seals of some agreements be pressed in or break."""
        self.finish_seals()
        self._sealing, self._sealed_share = numbers, 0.0
        self._seals.setDuration(min(MAX_SEALING_MS, round(_SEALING_MS * duration_factor)))
        # A click anywhere shows how things stand.
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._seals.start()

    def _on_sealing(self, share: float) -> None:
        self._sealed_share = share
        self.update()

    def finish_seals(self) -> None:
        """Show all seals as they are."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._seals.stop()
        self._sealing, self._sealed_share = frozenset(), 1.0
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._sealing and event.type() == QEvent.Type.MouseButtonPress:
            self.finish_seals()
        return False

    def share_of(self, number: int) -> float:
        """Return how far the seal of an agreement is pressed in or broken, in [0, 1]."""
        return self._sealed_share if number in self._sealing else 1.0

    def describe(self) -> None:
        heading = translate("Talk", "Agreements")
        self.setAccessibleName(f"{heading}, {self._state_text()}")
        self.setAccessibleDescription(" ".join(row.sentence for row in self._facts.rows))

    def _state_text(self) -> str:
        count = self._facts.counts.get(ACCEPTED, 0)
        if not count:
            return translate("Talk", "none in force", "agreements")
        return translate("Talk", "%n stand(s)", "agreements", count)

    @property
    def rows(self) -> tuple[AgreementRow, ...]:
        """The rows that are shown in the tall form."""
        return self._facts.rows

    # -- measures ----------------------------------------------------------------------------------

    def needed_height(self, width: int, *, tall: bool) -> int:
        if not tall and not self.is_opened:
            return _FOLDED_HEIGHT
        return round(self.HEADING_HEIGHT + sum(high + self.GAP for high in self._heights(width)))

    def row_heights(self, width: float) -> list[float]:
        return self._heights(width) if self._is_unfolded else []

    def _heights(self, width: float) -> list[float]:
        return [self._row_height(row, width) for row in self._facts.rows]

    def _row_height(self, row: AgreementRow, width: float) -> float:
        lines = sum(len(lines_of(text, _TYPE, self._term_room(width))) for _, text in row.terms)
        lines += not self._fits_note_beside(row, width)
        return _ROW_HEIGHT + lines * _TERM_HEIGHT + _BOTTOM_MARGIN

    def _fits_note_beside(self, row: AgreementRow, width: float) -> bool:
        """Return whether the note has room beside the whole names; else it is below them."""
        free_width = width - _LEFT - 8 - _note_width(row) - 8
        return text_width(row.who, _MIN_WHO, 700) <= free_width

    def _term_room(self, width: float) -> float:
        return width - _LEFT - 21 - 8

    @property
    def is_opened(self) -> bool:
        """Whether all agreements are shown, however little room there is."""
        return self.are_all_shown and not self.is_held_folded

    def hold_folded(self, *, held: bool) -> None:
        """Fold the block to one line where room is short, or open it again if it was open."""
        if held != self.is_held_folded:
            self.is_held_folded = held
            self.renew()

    @property
    def _is_unfolded(self) -> bool:
        return self.is_tall or self.is_opened

    # -- the pointer and the keyboard --------------------------------------------------------------

    def _is_fold_button_at(self, point: QPointF) -> bool:
        """Return whether a click at a point opens or folds the rest."""
        if not self._is_unfolded:
            return True
        return point.y() < self.HEADING_HEIGHT and self._has_more()

    def _has_more(self) -> bool:
        return self.are_all_shown or self._facts.total > len(self._facts.rows)

    def set_row(self, row: int | None) -> None:
        if row != self.row:
            self.row_hovered.emit(self._facts.rows[row].places if row is not None else ())
        super().set_row(row)

    def row_sentence(self, row: int) -> str:
        return self._facts.rows[row].sentence

    def choose(self, row: int) -> None:
        self.ply_picked.emit(self._facts.rows[row].since)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._is_fold_button_at(self.at(event.position())):
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.at(event.position())
        row = self.row_at(point)
        if row is not None:
            self.choose(row)
        elif self._is_fold_button_at(point):
            self._turn_over()

    def _turn_over(self) -> None:
        """Show every agreement, or a few; a block that is held folded opens."""
        self.open_all(not (self._is_unfolded and self.are_all_shown))

    def open_all(self, is_on: bool) -> None:
        """Show every agreement, or a few."""
        self.are_all_shown, self.is_held_folded = is_on, False
        self.renew()
        self.expanded.emit(is_on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self.row is None:
                self._turn_over()
            case Qt.Key.Key_Escape if self.is_opened:
                self.open_all(is_on=False)
            case _:
                super().keyPressEvent(event)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_unfolded:
            self._paint_rows(painter)
        else:
            self._paint_folded(painter)
        self.paint_focus(painter, self.HEADING_HEIGHT - 4 if self._is_unfolded else _FOLDED_HEIGHT)
        painter.end()

    def _paint_rows(self, painter: QPainter) -> None:
        note = self._state_text()
        if self._has_more():
            more = translate("Talk", "show all")
            if self.are_all_shown:
                more = translate("Talk", "show fewer")
            note = f"{note} · {more} ›"
        paint_heading(painter, self.width(), translate("Talk", "Agreements"), note)
        for number, (row, rect) in enumerate(zip(self._facts.rows, self.boxes(), strict=True)):
            self._paint_row(painter, row, rect, number == self.row)

    def _paint_row(self, painter: QPainter, row: AgreementRow, rect: QRectF, is_on: bool) -> None:
        theme, stands = current_theme(), row.state == ACCEPTED
        self.paint_row_ground(painter, rect, lit=stands, chosen=is_on)
        centre = QPointF(rect.left() + 19, rect.top() + (21 if stands else 23))
        paint_agreement_seal(painter, centre, _SEAL_RADIUS, row.state, self.share_of(row.number))
        broken = row.state == BROKEN
        line = QRectF(_LEFT, rect.top() + 3, rect.width() - _LEFT - 8, _ROW_HEIGHT - 3)
        width, y = _note_width(row), rect.top() + _ROW_HEIGHT
        is_beside = self._fits_note_beside(row, rect.width())
        note = QRectF(line.right() - width, line.top(), width, line.height())
        if not is_beside:
            note = QRectF(line.left(), y - 2, line.width(), _TERM_HEIGHT)
            width, y = -8.0, y + _TERM_HEIGHT
        colour = theme.aside if broken else theme.quiet
        weight = 600 if broken else 400
        write_fitted(painter, note, row.note, _NOTE, colour, weight=weight, italic=True,
                     align=_ALIGN_RIGHT if is_beside else _ALIGN_LEFT)  # fmt: skip
        name = QRectF(line.left(), line.top(), line.width() - width - 8, line.height())
        write_fitted(painter, name, row.who, _WHO, theme.text, weight=700)
        ink = theme.text if stands else theme.quiet
        for seat, text in row.terms:
            self._looks[seat].shield(painter, _LEFT + 7, y + _TERM_HEIGHT / 2 + 0.5, 14)
            for part in lines_of(text, _TYPE, self._term_room(rect.width())):
                painter.setFont(serif(_TYPE))
                painter.setPen(QColor(ink))
                term_rect = QRectF(_LEFT + 21, y, rect.width() - _LEFT - 21, _TERM_HEIGHT)
                painter.drawText(term_rect, int(_ALIGN_LEFT), part)
                y += _TERM_HEIGHT

    def _paint_folded(self, painter: QPainter) -> None:
        theme, heading = current_theme(), translate("Talk", "Agreements")
        painter.setFont(heading_font())
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(4, 0, self.width(), 26), int(_ALIGN_LEFT), heading)
        x = 4 + QFontMetricsF(heading_font()).horizontalAdvance(heading) + 20
        for state in _STATES:
            count = self._facts.counts.get(state, 0)
            if not count:
                continue
            moving = (row.number for row in self._facts.rows if row.state == state)
            share = min(map(self.share_of, moving), default=1.0)
            paint_agreement_seal(painter, QPointF(x, 12), _SMALL_SEAL_RADIUS, state, share)
            rect = QRectF(x + 13, 0, 30, 26)
            write_fitted(painter, rect, str(count), _NOTE, theme.quiet, weight=600)
            x += 42
        rect = QRectF(0, 0, self.width() - 8, 26)
        write_fitted(painter, rect, "›", 19, theme.quiet, weight=700, align=_ALIGN_RIGHT)
