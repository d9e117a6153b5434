"""The composer of an offer, in place of the panel's pages: ready offers, and one's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.painting.fitted_text import write_fitted
from desktop.painting.materials.agreement_seal import paint_agreement_seal
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.panels.heading import heading_font, paint_heading
from desktop.panels.talk.offer_rows import READY_KEYS, MoreRow, ReadyCard, TermRow
from desktop.style import shortcuts
from desktop.style.keyboard import key_meaning
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme, text_width
from desktop.style.widgets import Segments
from desktop.table.bargaining import SIDES, OfferDraft, Side
from desktop.table.buttons import Button
from desktop.table.game_texts import GameTexts
from desktop.table.talk import talk_texts
from engine.core.values import BROKEN, KEPT, Seat, Term
from engine.talk.statements import MAX_TERMS, Offer

_HEADING_HEIGHT = 34
_TYPE_PX = 14.5
_GAP = 6
#: Height of "I give".
_TITLE_HEIGHT = 24
#: Height of the row that takes another term.
_MORE_ROW_HEIGHT = 27
_BUTTONS = 36
#: Height of the note which time is meant.
_NOTE_HEIGHT = 20
_BACK = 84.0
_ALIGN_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGN_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
#: The key that opens the list of deeds, and the one that changes how long the offer lasts.
DEED_KEY, SPAN_KEY = "D", "L"
#: The key that shows the chosen cards to all.
ALL_KEY = "A"


class Composer(SelfUpdating, TextScaled, QWidget):
    """Form that makes an offer to one seat; `OfferDraft` holds what was chosen.

    Signals:
        ready_chosen(Offer): a ready offer is made.
        changed(): the draft changed.
        offer_requested(): the draft is offered.
        all_requested(): the chosen cards are shown to all.
        leave_requested(): the composer is to be closed, or goes a step back.
        key_pressed(QKeyEvent): a key that the board answers while the composer is open.
    """

    ready_chosen = Signal(object)
    changed = Signal()
    offer_requested = Signal()
    all_requested = Signal()
    leave_requested = Signal()
    key_pressed = Signal(object)

    def __init__(
        self, texts: GameTexts, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS
    ) -> None:
        super().__init__(parent)
        self._texts, self._looks = texts, looks
        self._names: Sequence[str] = ()
        self._spans: Sequence[str] = ()
        self._ready: Sequence[Offer] = ()
        self._agreement_counts = (0, 0)
        self._ahead: Collection[str] = ()
        self.draft: OfferDraft | None = None
        #: The chosen cards of the hand, which `draft.shown` numbers.
        self.shown_cards: tuple[str, ...] = ()
        #: Whether clicks on the board add terms.
        self.takes_places = True
        #: Whether clicks on cards of the hand promise to show them.
        self.takes_cards = False
        #: Returns the terms to choose from instead of one of a side, and adds the seat that
        #: promises them.
        self.choices_of: Callable[[Side, Term | None], Sequence[Term]] = lambda side, term: ()
        self.cards = [ReadyCard(self, number, looks) for number in range(len(READY_KEYS))]
        for number, card in enumerate(self.cards):
            card.clicked.connect(partial(self._choose_ready, number))
        self.rows: list[tuple[Side, int, TermRow]] = []
        self.more = {side: MoreRow(self) for side in SIDES}
        for side, more in self.more.items():
            more.clicked.connect(partial(self._open_more, side))
        self.spans: Segments | None = None
        self.close_button = Button(self)
        self.close_button.set_label("×")
        self.close_button.clicked.connect(self.leave_requested)
        self.give = Button(self, main=True)
        self.give.clicked.connect(self.offer_requested)
        self.back = Button(self)
        self.back.clicked.connect(self.leave_requested)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The form and the parts of it that the Tab key always reaches, in their order."""
        buttons = self.close_button, self.give, self.back
        return self, *self.cards, *self.more.values(), *buttons

    # -- contents ----------------------------------------------------------------------------------

    def open(
        self,
        draft: OfferDraft,
        ready: Sequence[Offer],
        spans: Sequence[str],
        names: Sequence[str],
        kept: tuple[int, int],
        ahead: Collection[str] = (),
    ) -> None:
        """Begin an offer.

        `spans` are the lengths to choose from, `kept` how many of the words that its seat gave the
        viewer it kept, and of how many that have ended. `ahead` holds the spans that have yet to
        begin.
        """
        self.draft, self._ready, self._names, self._agreement_counts = draft, ready, names, kept
        self._ahead = ahead
        self._show_spans(spans)
        self.refresh()

    def _show_spans(self, spans: Sequence[str]) -> None:
        if self._spans == spans:
            return
        self._spans = spans
        if self.spans is not None:
            self.spans.deleteLater()
        self.spans = Segments(self, len(spans), width=None, height=24)
        for span, button in zip(spans, self.spans.buttons, strict=True):
            button.clicked.connect(partial(self._choose_span, span))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.spans.show()

    def retranslate(self) -> None:
        self.back.set_label(translate("Talk", "Back"), shortcuts.cap_of("back"))
        self.close_button.setAccessibleName(translate("Talk", "Close"))
        self.refresh()

    def refresh(self) -> None:
        """Show the draft as it stands."""
        draft = self.draft
        if draft is None:
            return
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(self._ready))
            if number < len(self._ready):
                offer = self._ready[number]
                card.show_terms(self._lines(offer), self._names, self._time_of(offer.until))
        self._make_rows(draft)
        for side in SIDES:
            terms, more = draft.terms(side), self.more[side]
            more.setVisible(len(terms) < MAX_TERMS and (draft.side == side or not terms))
            more.setText(
                self._what_comes() if draft.side == side else translate("Talk", "nothing yet")
            )
            more.setAccessibleName(f"{_title(side)}: {more.text()}")
        if self.spans is not None:
            self.spans.say(*(self._texts.span(span) for span in self._spans))
            self.spans.choose(self._spans.index(draft.until))
            self.spans.setAccessibleName(translate("Talk", "For the"))
        self.give.set_label(self.give_label(), shortcuts.cap_of("confirm"))
        self.give.setEnabled(bool(draft.gives or draft.asks))
        self.setAccessibleName(self._to())
        self.setAccessibleDescription(self.sentence())
        self._lay_out()
        self.updateGeometry()
        self.update()

    def _what_comes(self) -> str:
        """Return what may be added to the side that is filled."""
        if self.takes_places:
            return translate("Talk", "a place or a promise")
        return translate("Talk", "a promise")

    def _make_rows(self, draft: OfferDraft) -> None:
        """Make one row for each term."""
        row_keys = [(side, i) for side in SIDES for i in range(len(draft.terms(side)))]
        if [(side, i) for side, i, _ in self.rows] != row_keys:
            for _, _, row in self.rows:
                row.deleteLater()
                row.hide()
            self.rows = [(side, i, self._new_row(side, i)) for side, i in row_keys]
        for side, i, row in self.rows:
            term = draft.terms(side)[i]
            name = "" if term.seat is None else self._names[term.seat]
            place_text = self._texts.talk_place(term.about)
            if place_text and side == "gives" and str(len(self.shown_cards)) == term.about:
                # The person sees which cards; the other seat hears their number.
                place_text = self._texts.shown_cards(self.shown_cards)
            row.show_term(
                self._texts.term_kind_text(term, name),
                place_text,
                capital(
                    talk_texts.listed_term(
                        self._texts, term, draft.promising_seat(side), self._names
                    )
                ),
                chosen=draft.side == side,
            )

    def _new_row(self, side: Side, at: int) -> TermRow:
        assert self.draft is not None
        row = TermRow(self, self._looks[self.draft.promising_seat(side)])
        row.clicked.connect(partial(self.choose_side, side))
        row.list_requested.connect(partial(self.open_deeds, side, at))
        row.remove_requested.connect(partial(self._remove, side, at))
        row.show()
        return row

    def _lines(self, offer: Offer) -> list[tuple[Seat, str]]:
        """Return the terms of an offer in words, each with its seat."""
        assert self.draft is not None
        duties = [(self.draft.seat, term) for term in offer.gives]
        duties += [(self.draft.to, term) for term in offer.asks]
        return [
            (by, talk_texts.listed_term(self._texts, term, by, self._names)) for by, term in duties
        ]

    def sentence(self) -> str:
        """Return the draft in one sentence, for a screen reader."""
        draft = self.draft
        if draft is None or not (draft.gives or draft.asks):
            return ""
        terms_text = talk_texts.terms_said(self._texts, draft.offer(), draft.seat, self._names)
        return f"{terms_text} {capital(self.duration_text())}."

    def duration_text(self) -> str:
        """Return in words how long the offer lasts: "this round"."""
        return self._time_of(self.draft.until if self.draft is not None else "")

    def _time_of(self, until: str) -> str:
        """Return in words how long an offer until a moment lasts: "this round"."""
        return self._texts.span_text(until, ahead=until in self._ahead)

    @property
    def _is_early(self) -> bool:
        """Whether the offer is for a time that has yet to begin, which is then said."""
        return self.draft is not None and self.draft.until in self._ahead

    def give_label(self) -> str:
        """Return the label of the button that makes the offer, or shows the chosen cards."""
        if self.draft is not None and self.draft.only_shows:
            return translate("Talk", "Show now")
        return translate("Talk", "Offer it")

    def _to(self) -> str:
        name = self._names[self.draft.to] if self.draft is not None else ""
        return translate("Talk", "To {name}", "an offer").format(name=name)

    # -- choosing ----------------------------------------------------------------------------------

    def _choose_ready(self, number: int) -> None:
        if number < len(self._ready):
            self.ready_chosen.emit(self._ready[number])

    def _choose_span(self, span: str) -> None:
        if self.draft is not None:
            self.draft.until = span
            self._change()

    def choose_side(self, side: Side) -> None:
        """Let the next term go to a side."""
        if self.draft is not None:
            self.draft.side = side
            self._change()

    def _remove(self, side: Side, at: int) -> None:
        if self.draft is not None:
            self.draft.remove(side, at)
            self.draft.side = side
            self._change()

    @property
    def current(self) -> QWidget:
        """The row that was filled last, or that takes the next term."""
        side = self.draft.side if self.draft is not None else None
        rows: list[QWidget] = [row for s, _, row in self.rows if s == side]
        return rows[-1] if rows else self.cards[0] if self._ready else self.more["asks"]

    def _change(self) -> None:
        self.refresh()
        self.changed.emit()

    def _open_more(self, side: Side) -> None:
        draft = self.draft
        if draft is not None and draft.side != side:
            self.choose_side(side)
        elif draft is not None:
            self.open_deeds(side, len(draft.terms(side)))

    def open_deeds(self, side: Side, at: int) -> None:
        """Open the list of deeds for a term of a side, or for a further one."""
        draft = self.draft
        if draft is None or at >= MAX_TERMS:
            return
        terms = draft.terms(side)
        menu = self.deeds_menu(side, at)
        row = next((row for s, i, row in self.rows if (s, i) == (side, at)), None)
        under: QWidget = row.deed if row is not None and at < len(terms) else self.more[side]
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(under.mapToGlobal(QPoint(0, under.height() + scaled(2))))

    def deeds_menu(self, side: Side, at: int) -> QMenu:
        """Return the list of deeds for a term of a side, or for a further one."""
        draft = self.draft
        assert draft is not None
        terms = draft.terms(side)
        menu = QMenu(self)
        for term in self.choices_of(side, terms[at] if at < len(terms) else None):
            term_text = talk_texts.listed_term(
                self._texts, term, draft.promising_seat(side), self._names
            )
            action = menu.addAction(capital(term_text))
            action.triggered.connect(partial(self.replace_term, side, at, term))
        return menu

    def replace_term(self, side: Side, at: int, term: Term) -> None:
        """Put a term in the place of another, or add it."""
        if self.draft is not None and not self.draft.replace(side, at, term):
            self.draft.side = side
            self._change()

    # -- keys --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text, draft = event.key(), key_meaning(event), self.draft
        if draft is None:
            super().keyPressEvent(event)
        elif text in READY_KEYS[: len(self._ready)]:
            self._choose_ready(READY_KEYS.index(text))
        elif text == DEED_KEY:
            self.open_deeds(draft.side, max(0, len(draft.terms(draft.side)) - 1))
        elif text == ALL_KEY and draft.only_shows:
            self.all_requested.emit()
        elif text == SPAN_KEY:
            at = (self._spans.index(draft.until) + 1) % len(self._spans)
            self._choose_span(self._spans[at])
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            if draft.terms(draft.side):
                self._remove(draft.side, len(draft.terms(draft.side)) - 1)
        elif key == Qt.Key.Key_Escape:
            self.leave_requested.emit()
        else:
            self.key_pressed.emit(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab change the side while the composer itself has the focus."""
        if self.hasFocus() and self.draft is not None:
            self.draft.turn()
            self._change()
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # -- layout ------------------------------------------------------------------------------------

    def needed_height(self, width: float) -> int:
        """Return the height at a width, in pixels of normal text."""
        return round(self._place(width, move=False))

    def size_hint(self) -> QSize:
        return QSize(240, self.needed_height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        self._place(self.width(), move=True)

    def _place(self, width: float, *, move: bool) -> float:
        """Return the height of everything at a width; `move` puts the parts into their places."""
        y = float(_HEADING_HEIGHT)
        if move:
            self.put(self.close_button, width - 28, 0, 27, 26)
        for card in self.cards[: len(self._ready)]:
            height = card.needed_height(width)
            if move:
                self.put(card, 0, y, width, height)
            y += height + _GAP
        y += (6 if self._ready else 0) + _HEADING_HEIGHT - 4
        for side in SIDES:
            y += _TITLE_HEIGHT
            for row in [row for s, _, row in self.rows if s == side]:
                height = row.needed_height(width)
                if move:
                    self.put(row, 0, y, width, height)
                y += height + 4
            if self._takes_more(side):
                if move:
                    self.put(self.more[side], 0, y, width, _MORE_ROW_HEIGHT)
                y += _MORE_ROW_HEIGHT + 2
            y += 2
        y += 6
        if move and self.spans is not None:
            words_end = text_width(translate("Talk", "For the"), 15) + 14
            self.put(self.spans, words_end, y, width - words_end - 1, 30)
        y += 40 + (_NOTE_HEIGHT if self._is_early else 0)
        if move:
            for button in (self.give, self.back):
                button.show_key(shown=True)
            back = max(_BACK, self.back.size_hint().width())
            if self.give.size_hint().width() + back + 8 > width:
                # Long words need the room of the keys.
                for button in (self.give, self.back):
                    button.show_key(shown=False)
                back = self.back.size_hint().width()
            self.put(self.give, 0, y, width - back - 8, _BUTTONS)
            self.put(self.back, width - back, y, back, _BUTTONS)
        return y + _BUTTONS + 2

    def _takes_more(self, side: Side) -> bool:
        draft = self.draft
        if draft is None:
            return False
        terms = draft.terms(side)
        return len(terms) < MAX_TERMS and (draft.side == side or not terms)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        draft = self.draft
        if draft is None:
            return
        theme, painter, width = current_theme(), self.painter(), self.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_heading(painter, width, self._to())
        self._paint_kept(painter)
        y = _HEADING_HEIGHT + sum(
            card.needed_height(width) + _GAP for card in self.cards[: len(self._ready)]
        )
        y += 6 if self._ready else 0
        painter.save()
        painter.translate(0, y)
        clicks = translate("Talk", "click on the board") if self.takes_places else ""
        if self.takes_cards:
            clicks = translate("Talk", "click map or cards")
        paint_heading(painter, width, translate("Talk", "Your own"), clicks)
        painter.restore()
        y += _HEADING_HEIGHT - 4
        for side in SIDES:
            rect = QRectF(4, y, width - 8, _TITLE_HEIGHT)
            write_fitted(painter, rect, _title(side), 15, theme.text, weight=700)
            if draft.side == side and self.takes_places:
                note = translate("Talk", "clicks go here")
                write_fitted(painter, rect, note, 14, theme.aside, italic=True, align=_ALIGN_RIGHT)
            y += _TITLE_HEIGHT + sum(
                row.needed_height(width) + 4 for s, _, row in self.rows if s == side
            )
            y += (_MORE_ROW_HEIGHT + 2 if self._takes_more(side) else 0) + 2
        text = translate("Talk", "For the")
        write_fitted(painter, QRectF(4, y + 6, 80, 30), text, 15, theme.quiet)
        if self._is_early:
            rect = QRectF(4, y + 38, width - 8, _NOTE_HEIGHT)
            write_fitted(painter, rect, self.duration_text(), 14, theme.aside, italic=True,
                         align=_ALIGN_RIGHT)  # fmt: skip
        painter.end()

    def _paint_kept(self, painter: QPainter) -> None:
        """Paint how many of the words given by the seat were kept."""
        count_kept, ended = self._agreement_counts
        if not ended:
            return
        theme, metrics = current_theme(), QFontMetricsF(heading_font())
        x = 4 + metrics.horizontalAdvance(self._to()) + 18
        paint_agreement_seal(painter, QPointF(x, 12), 7.5, KEPT if count_kept == ended else BROKEN)
        text = translate("Talk", "kept {kept} of {count}").format(kept=count_kept, count=ended)
        rect = QRectF(x + 13, 0, self.width() - x - 13 - 34, 24)
        write_fitted(painter, rect, text, _TYPE_PX, theme.quiet, italic=True)


def _title(side: Side) -> str:
    return translate("Talk", "I give") if side == "gives" else translate("Talk", "I ask")
