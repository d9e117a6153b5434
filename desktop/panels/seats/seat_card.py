"""One seat in the panel: shield, name, possessions, whether it moves and whether it thinks."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.language.translation import translate
from desktop.painting.cache.pictures import Pictures
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.materials.agreement_seal import paint_eye
from desktop.painting.pips import paint_supply
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import rounded
from desktop.painting.waiting import INTERVAL_MS, paint_spinner
from desktop.panels.backgrounds import badge_width, paint_badge, paint_ground
from desktop.panels.seats.choosable_card import OFFERS_KEY, ChoosableCard
from desktop.panels.seats.held_card import (
    HELD,
    LINE,
    LINE_NAME,
    LINE_NUMBER,
    CardForm,
    SeatState,
    broken_word_width,
    note_colour,
    paint_broken_word,
    paint_cut_off,
    paint_held,
    paint_held_line,
    paint_known,
    paint_line_name,
    paint_line_shield,
    paint_whereabouts,
    short_name_note,
)
from desktop.panels.seats.holdings import paint_hand
from desktop.panels.seats.number_columns import paint_figures, paint_line, paint_small_figures
from desktop.panels.seats.seat_face import SeatFace, Signs, medal, paint_token
from desktop.panels.seats.seat_texts import (
    LEFT,
    MIN_TYPE_SIZES,
    NAME_NOTE_GAP,
    NAME_NOTE_PX,
    NAME_PX,
    SHORT_NAME_PX,
    SHORT_NOTE_WIDTH,
    are_figures_shown,
    draw_text,
    hand_text,
    is_line_shown,
    is_readable,
    name_size,
    note_width,
    seat_facts_text,
    size_beside_levels,
    words_broken,
)
from desktop.style.theme import current_theme, text_width
from desktop.table.facts import Badge, SeatFacts
from desktop.table.game_table import Cards

#: Height of a short card.
SHORT_HEIGHT = 62
#: Height of a low card.
LOW_HEIGHT = 45
#: Minimum width of a card; used before its layout, when its own width means nothing.
_MIN_WIDTH = 250
#: Extra height of a card whose note does not fit beside the name.
_NOTE_HEIGHT = 20
#: Height of the part that is always shown.
_NAME_HEIGHT = 62
#: Height of the hand below it.
_HAND_HEIGHT = 44
#: Height of the figures.
_COUNTS_HEIGHT = 60
_SUPPLY_HEIGHT = 19
#: Shield and portrait in a short card, in a tall card, and in a tall card above figures; first at a
#: table without portraits.
_SHORT_SIGNS = Signs(38), medal(38, 48, 12, 68)
_TALL_SIGNS = Signs(50), medal(50, 56, 14, 80)
_SIGNS_ABOVE_FIGURES = Signs(46), medal(46, 52, 14, 76)
#: Share of a card of a single line that facts in words may take.
_LINE_FACTS_SHARE = 0.5
#: The same in a low card.
_LOW_SIGNS = Signs(27, gap=10), Signs(26, 30, 5, 13, 7)
#: Type of the name in a low card.
_LOW_NAME_TYPE_PX = 15.0
#: Type of the note in a low card.
_LOW_NOTE_TYPE_PX = 13.0
#: Type of the facts in a low card.
_LOW_FACTS_TYPE_PX = 13.0
#: Minimum seconds of thinking that are shown while it lasts.
_MIN_TIME_S = 0.1
#: Minimum seconds that are shown afterwards.
_MIN_PAST_TIME_S = 0.5
#: Left edge of the area whose click opens them, as a share of the width.
_OFFERS_LEFT = 0.6
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SeatCard(ChoosableCard):
    """Card that paints a SeatState.

    A spinner turns while the seat thinks; then its time is shown.
    """

    def __init__(
        self,
        look: SeatLook,
        cards: Cards | None,
        parent: QWidget | None = None,
        portraits: LatePortraits | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        portraits = portraits or LatePortraits(self.update, self)
        self.portrait = SeatFace(look, portraits, self.update, self)
        self._cards = cards
        self._pictures = Pictures("panel")
        self._state = SeatState("", "", SeatFacts(), "", is_active=False)
        self._size = CardForm.TALL
        self._began_at: float | None = None
        self._took = 0.0
        self._phase = 0
        self._frame_timer = QTimer(self)
        self._frame_timer.setInterval(INTERVAL_MS)
        self._frame_timer.timeout.connect(self._next_frame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def state(self) -> SeatState:
        return self._state

    @property
    def look(self) -> SeatLook:
        return self._look

    def show_state(self, state: SeatState, duration_factor: float = 0.0) -> None:
        """Show another state; `duration_factor` is that of a change of mood."""
        self.portrait.show(state.face, state.mood, duration_factor)
        before = self.tall_height(), self.short_height()
        if self._state != state:
            self.measure_again()
        self._state = state
        if (self.tall_height(), self.short_height()) != before:
            self.updateGeometry()
        self._describe()
        self.update()

    def set_size(self, size: CardForm) -> None:
        """Set the form of the card."""
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    # -- offers that wait for the person -----------------------------------------------------------

    @property
    def _is_counting(self) -> bool:
        """Whether the note counts the offers that wait."""
        return self._state.waiting > 0 and not self._state.is_active

    def offers_area(self) -> QRectF:
        """Return where a click opens the offers that wait: the end of the name's line."""
        if not self._is_counting:
            return QRectF()
        return QRectF(self.width() * _OFFERS_LEFT, 0, self.width(), min(self.height(), 36))

    # -- thinking and size -------------------------------------------------------------------------

    @property
    def _is_tall(self) -> bool:
        return self._size is CardForm.TALL

    def set_thinking(self, is_on: bool) -> None:
        """Start or stop the spinner of a thinking bot."""
        if is_on:
            self._began_at, self._phase = monotonic(), 0
            self._frame_timer.start()
        else:
            if self._began_at is not None:
                self._took = monotonic() - self._began_at
            self._began_at = None
            self._frame_timer.stop()
            self.portrait.think(None)
        self.update()

    @property
    def is_thinking(self) -> bool:
        return self._began_at is not None

    def _next_frame(self) -> None:
        self._phase += 1
        self.portrait.think(self._phase * INTERVAL_MS)
        self.update()

    def tall_height(self) -> int:
        """Return the height in pixels that shows all facts."""
        return self._height_in(CardForm.TALL, self._measure_tall)

    def short_height(self) -> int:
        """Return the height in pixels for the most important facts with the whole name and note."""
        return self._height_in(CardForm.SHORT, self._measure_short)

    def _height_in(self, form: CardForm, measure: Callable[[], int]) -> int:
        held, about = self._state.facts.holdings, (form, self._state.name)
        return HELD[form].height if held else self.measured_height(about, measure)

    def _measure_tall(self) -> int:
        facts = self._state.facts
        rows = (facts.hand, _HAND_HEIGHT), (facts.counts, _COUNTS_HEIGHT)
        parts = (*rows, (facts.supply, _SUPPLY_HEIGHT))
        line = 0 if self._fits_note_beside(self._tall_signs(), NAME_PX) else _NOTE_HEIGHT
        return _NAME_HEIGHT + line + sum(high for part, high in parts if part not in (None, ()))

    def _measure_short(self) -> int:
        fits = self._fits_note_beside(self._signs(_SHORT_SIGNS), SHORT_NAME_PX)
        return SHORT_HEIGHT if fits else SHORT_HEIGHT + _NOTE_HEIGHT

    def low_height(self) -> int:
        """Return the height in pixels of the form for many seats: two lines close together."""
        return HELD[CardForm.LOW].height if self._state.facts.holdings else LOW_HEIGHT

    def line_height(self) -> int:
        """Return the height in pixels of the form beside a hint: a single line."""
        return LINE

    def _tall_signs(self) -> Signs:
        """Return the signs of a tall card; figures take the whole width below them."""
        return self._signs(_SIGNS_ABOVE_FIGURES if self._state.facts.counts else _TALL_SIGNS)

    def _signs(self, signs: tuple[Signs, Signs]) -> Signs:
        """Return the signs of this seat, of those without and with portraits."""
        return signs[self._state.has_faces].for_face(self._state.face)

    def _fits_note_beside(self, signs: Signs, size: int) -> bool:
        """Return whether the note fits beside a name of this size, or slightly smaller."""
        # A tall card has room for another line, so its name stays large.
        note = self._state.full_note if size == NAME_PX else self._short_note()
        type_size = size if size == NAME_PX else MIN_TYPE_SIZES[size]
        return self._fits_beside(self._state.name, note, signs, type_size)

    def _fits_beside(
        self, name: str, note: str, signs: Signs, size: float, level: str = ""
    ) -> bool:
        wide = text_width(name, size, 700) + broken_word_width(self._state.broken)
        wide += NAME_NOTE_GAP + text_width(level, NAME_NOTE_PX, italic=True) if level else 0.0
        width = max(self.width(), _MIN_WIDTH)
        return not note or signs.text_left + wide + 8 + note_width(note) <= width - 12

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def size_hint(self) -> QSize:
        heights = {
            CardForm.TALL: self.tall_height,
            CardForm.SHORT: self.short_height,
            CardForm.LOW: self.low_height,
            CardForm.LINE: self.line_height,
        }
        return QSize(240, heights[self._size]())

    def _describe(self) -> None:
        state, facts = self._state, self._state.facts
        holdings = [holding.text for holding in facts.holdings]
        name = state.feeling or state.name
        parts = [name, state.about, hand_text(facts), *(count.text for count in facts.counts)]
        if state.broken:
            parts.insert(1, words_broken(state.broken))
        now = facts.badge.text if facts.badge is not None else state.note
        token = facts.token.text if facts.token is not None else ""
        # Who has lost the line has it in the note already.
        where = "" if state.is_cut_off and state.whereabouts == now else state.whereabouts
        spoken = [*parts, where, *holdings, facts.holding, token, facts.out, now]
        self.setAccessibleName(", ".join(filter(None, spoken)))
        more = list(filter(None, [state.manner, facts.known_cards_text]))
        if state.waiting:
            text = translate("Seats", "{key} hands the screen over to answer them.")
            more.append(text.format(key=OFFERS_KEY))
        self.setAccessibleDescription("\n".join(more))
        broken = words_broken(state.broken) if state.broken else ""
        more = [state.whereabouts, state.manner, *holdings, token, broken, facts.known_cards_text]
        lines = filter(None, [state.feeling, state.about, *more])
        noted = any(more) or state.feeling
        self.setToolTip("\n".join(lines) if noted else "")

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        active = self._state.is_active and not self._state.is_cut_off
        rect = paint_ground(painter, QRectF(self.rect()), active=active)
        short = 4 if self._size is CardForm.LINE else 6
        bar = QRectF(rect.left() + 1, rect.top() + short, 4, rect.height() - 2 * short)
        self._look.fill(painter, rounded(bar, 2))
        self.paint_light(painter, rect)
        paint_cut_off(painter, rect, self._state)
        if self._size is CardForm.LINE:
            self._paint_line(painter, rect)
            painter.end()
            return
        if self._state.facts.holdings:
            thinks = self._phase if self.is_thinking else None
            how = self._size, thinks, self.note_chooser
            free = paint_held(painter, rect, self._state, self.portrait, *how)
            if self._size is not CardForm.LOW and self._cards is not None:
                known = self._state.facts.known_cards
                paint_known(painter, free, known, self._cards, self._pictures)
            painter.end()
            return
        if self._size is CardForm.LOW:
            self._paint_low(painter)
            painter.end()
            return
        y = 35.0 if self._is_tall and self._state.facts.counts else self.height() / 2 - 1
        paint = self._paint_tall if self._is_tall else self._paint_short
        signs = self._tall_signs() if self._is_tall else self._signs(_SHORT_SIGNS)
        paint(painter, self._paint_signs(painter, signs, y))
        painter.end()

    def _name_place(self, line: QRectF) -> QRectF:
        """Return the part of a line for the name, which leaves room for the seal behind it."""
        word = broken_word_width(self._state.broken)
        return line.adjusted(0, 0, -(word + 4), 0) if word else line

    def _paint_known(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the cards that the viewer knows to be in a hand, all of them or none."""
        facts = self._state.facts
        if not facts.known_cards or self._cards is None:
            return
        if facts.is_shown:
            paint_eye(painter, QPointF(rect.left() + 8, rect.center().y()), 7)
            rect = rect.adjusted(18, 0, 0, 0)
        paint_known(painter, rect, facts.known_cards, self._cards, self._pictures, left=True)

    def _paint_signs(self, painter: QPainter, signs: Signs, y: float) -> float:
        """Paint the shield and the portrait, if any; return the left edge of the words."""
        middle = self.portrait.paint_signs(painter, signs, 0, y)
        paint_whereabouts(painter, self._state, middle, signs.shield)
        if (token := self._state.facts.token) is not None:
            paint_token(painter, token, signs, middle, self.height() - 4)
        return signs.text_left

    def _paint_tall(self, painter: QPainter, left: float) -> None:
        width = self.width() - left - 12
        facts = self._state.facts
        beside = self._fits_note_beside(self._tall_signs(), NAME_PX)
        timed = self._is_time_shown and not self._state.is_cut_off
        if facts.hand is None and timed and not facts.holding and not facts.out:
            # A thinking seat is the one that moves: the spinner says so.
            note = left + width - self._paint_time(painter, 22)
        elif beside:
            note = self._note_width()
            self._paint_note(painter, QRectF(self.width() - 12 - note, 9, note, 26))
        else:
            note = 0.0
            self._paint_note(painter, QRectF(left, 54, width, 20), LEFT)
        self._paint_name(painter, QRectF(left, 9, width - note - 8, 26), NAME_PX)
        about = QRectF(left, 35, width, 20)
        text = self._state.details_text(width, 14.5)
        draw_text(painter, about, text, 14.5, colour=current_theme().quiet)
        y = 58.0 if beside else 58.0 + _NOTE_HEIGHT
        if facts.hand is not None:
            x = paint_hand(painter, facts.hand, left, y, self._cards, self._pictures)
            right = self._paint_time(painter, y + 18)
            hand_words = hand_text(facts)
            fitted_text = hand_words if is_readable(hand_words, right - x) else str(len(facts.hand))
            draw_text(painter, QRectF(x, y + 2, right - x, 30), fitted_text, 15)
            y += _HAND_HEIGHT
        if facts.counts:
            inner_rect = QRectF(17, y + 8, self.width() - 34, _COUNTS_HEIGHT - 12)
            paint_figures(painter, inner_rect, facts.counts, current_theme())
            y += _COUNTS_HEIGHT
        if facts.supply is not None:
            rect = QRectF(17, y + 3, self.width() - 34, 9)
            left, total = facts.supply.count_left, facts.supply.total
            ground = current_theme().card
            paint_supply(painter, rect, left, total, colour=self._look.colour, ground=ground)

    def _paint_short(self, painter: QPainter, left: float) -> None:
        width = self.width() - left - 12
        signs = self._signs(_SHORT_SIGNS)
        note, beside = self._note_width(), self._fits_note_beside(signs, SHORT_NAME_PX)
        figures = are_figures_shown(self._state.all_facts, width)
        if self.is_thinking and figures and not self._state.facts.holding:
            # A thinking seat is the one that moves: the spinner says so.
            note = left + width - self._paint_time(painter, 17)
        else:
            top = 4.0 if beside else float(SHORT_HEIGHT - 8)
            self._paint_note(painter, QRectF(left, top, width, 26), _RIGHT if beside else LEFT)
        name_width = width - note - 8 if beside else width
        self._paint_name(painter, QRectF(left, 4, name_width, 26), SHORT_NAME_PX)
        if figures:
            text_rect = QRectF(left, 26, width, 30)
            paint_small_figures(painter, text_rect, self._state.facts.counts, current_theme())
            return
        # The facts have precedence over the time, except for the spinner.
        needed = text_width(seat_facts_text(self._state.facts, width), 15)
        right = self._paint_time(painter, SHORT_HEIGHT - 21, left + needed)
        facts_text = seat_facts_text(self._state.facts, right - left)
        rect = QRectF(left, 30, right - left, 24)
        draw_text(painter, rect, facts_text, 15, colour=current_theme().quiet)

    def _paint_low(self, painter: QPainter) -> None:
        """Paint name and note on one line, the facts in small type below."""
        signs, y = self._signs(_LOW_SIGNS), self.height() / 2 - 1
        left = self._paint_signs(painter, signs, y)
        # All cards have the form that fits beside the widest signs.
        spare = _LOW_SIGNS[self._state.has_faces].text_left - signs.text_left
        width, note = self.width() - left - 8, short_name_note(self._state)
        name_width = width
        if self.is_thinking:
            name_width -= 22
            colour = current_theme().accent
            paint_spinner(painter, left + width - 8, 13, 7, colour, self._phase)
        elif note and self._is_counting:
            name_width = paint_badge(painter, left + width, 13, Badge(note)) - left - 8
        elif note:
            taken = text_width(note, _LOW_NOTE_TYPE_PX, 600, italic=True) + 2
            rect = QRectF(left + width - taken, 3, taken, 20)
            colour = note_colour(self._state)
            draw_text(
                painter,
                rect,
                note,
                _LOW_NOTE_TYPE_PX,
                600,
                italic=True,
                colour=colour,
                align=_RIGHT,
            )
            name_width -= taken + 8
        line = QRectF(left, 3, name_width, 20)
        name = self._name_place(line)
        draw_text(painter, name, self._state.name, _LOW_NAME_TYPE_PX, 700)
        taken = text_width(self._state.name, _LOW_NAME_TYPE_PX, 700)
        self._paint_after_name(painter, line, min(taken, name.width()))
        text_rect = QRectF(left, 21, width, 19)
        counts = self._state.facts.counts
        if is_line_shown(self._state.all_facts, width - spare):
            paint_line(painter, text_rect, counts, current_theme())
            return
        facts_text = seat_facts_text(self._state.facts, width, _LOW_FACTS_TYPE_PX)
        draw_text(painter, text_rect, facts_text, _LOW_FACTS_TYPE_PX, colour=current_theme().quiet)

    def _paint_line(self, painter: QPainter, rect: QRectF) -> None:
        """Paint on one line what fits."""
        state = self._state
        if state.facts.holdings:
            phase = self._phase if self.is_thinking else None
            paint_held_line(painter, rect, state, self._look, phase)
            return
        left, right = paint_line_shield(painter, rect, self._look, state), rect.right() - 8
        if state.facts.token is not None:
            state.facts.token.paint(painter, QRectF(left, rect.center().y() - 8, 16, 16))
            left += 20
        if self.is_thinking:
            paint_spinner(
                painter, right - 7, rect.center().y(), 6, current_theme().accent, self._phase
            )
            right -= 20
        text = self._line_words(right - left)
        taken = text_width(text, LINE_NUMBER, 600) + 2
        text_rect = QRectF(right - taken, rect.top(), taken, rect.height())
        colour, width = current_theme().quiet, text_rect.left() - left - 8
        draw_text(painter, text_rect, text, LINE_NUMBER, 600, colour=colour, align=_RIGHT)
        line = QRectF(left, rect.top(), width, rect.height())
        name = self._name_place(line)
        paint_line_name(painter, name, state.name)
        taken = min(text_width(state.name, LINE_NAME, 700), name.width())
        paint_broken_word(painter, left + taken + 4, rect.center().y(), state.broken)

    def _line_words(self, width: float) -> str:
        """Return the most important facts in words that fit beside the name on a line."""
        name = text_width(self._state.name, LINE_NUMBER + 1, 700) + 12
        name += broken_word_width(self._state.broken)
        max_width = max(width * _LINE_FACTS_SHARE, width - name)
        # The measured type is a little narrower than the one painted.
        return seat_facts_text(self._state.facts, max_width * 0.94, LINE_NUMBER)

    def _paint_name(self, painter: QPainter, line: QRectF, largest: int) -> None:
        """Paint the name on a line as large as it fits, and the signs behind it."""
        name = self._name_place(line)
        size = name_size(self._state.name, name.width(), self._shared_size(largest))
        draw_text(painter, name, self._state.name, size, 700)
        taken = min(text_width(self._state.name, size, 700), name.width())
        self._paint_after_name(painter, line, taken)

    def _shared_size(self, largest: int) -> float:
        """Return the type size of all names at the table."""
        if self._is_tall:
            return largest
        room = self.width() - _SHORT_SIGNS[self._state.has_faces].text_left - 12
        return size_beside_levels(self._state.all_named, room, largest)

    def _paint_after_name(self, painter: QPainter, line: QRectF, taken: float) -> None:
        """Paint the signs behind a name: a broken word, and the cards known of the hand."""
        x = line.left() + min(taken, line.width()) + 4
        x += paint_broken_word(painter, x, line.center().y(), self._state.broken)
        if not self._is_tall:  # otherwise the line below tells it
            x += self._paint_name_notes(painter, line.adjusted(x + 3 - line.left(), 1, 0, 1))
        height = min(line.height(), 21.0)
        self._paint_known(painter, QRectF(x + 4, line.top() + 1, line.right() - x - 4, height))

    def _paint_name_notes(self, painter: QPainter, rect: QRectF) -> float:
        """Paint level and temper of a bot, as much as fits; return the width with a gap."""
        is_noted = bool(self._note()) or self.is_thinking
        # There is room for a note as long as there is none.
        spare = 0 if is_noted else SHORT_NOTE_WIDTH + 8
        notes = self._state.name_notes
        about = self._size, self._state.name, *notes[-1:]
        text = self.note_chooser.choose(about, notes, rect.width(), spare, NAME_NOTE_PX)
        draw_text(painter, rect, text, NAME_NOTE_PX, italic=True, colour=current_theme().quiet)
        return text_width(text, NAME_NOTE_PX, italic=True) + 6 if text else 0.0

    def _note(self) -> str:
        return self._state.full_note if self._is_tall else self._short_note()

    def _short_note(self) -> str:
        """Return the note of a short card.

        It is full if it fits on all cards beside name and level.
        """
        state = self._state
        signs, levels = _SHORT_SIGNS[state.has_faces], dict(state.all_named)
        size = self._shared_size(SHORT_NAME_PX)
        if all(
            self._fits_beside(name, note, signs, size, levels.get(name, ""))
            for name, note in state.all_notes
        ):
            return state.full_note
        return short_name_note(self._state)

    def _note_width(self) -> float:
        return note_width(self._note())

    def _paint_note(
        self, painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag = _RIGHT
    ) -> None:
        if self._is_counting:
            right = min(rect.right(), rect.left() + badge_width(badge := Badge(self._note())))
            right = rect.right() if align == _RIGHT else right
            paint_badge(painter, right, rect.center().y(), badge)
            return
        colour = note_colour(self._state, is_lit=bool(self._state.facts.holding))
        draw_text(painter, rect, self._note(), 15, 600, italic=True, colour=colour, align=align)

    def seconds(self, seconds: float) -> str:
        """Return a duration in the current language."""
        # A widget's own locale does not follow the language.
        written = QLocale().toString(seconds, "f", 1)
        return translate("Seats", "{seconds}\u00a0s").format(seconds=written)

    def _seconds(self) -> float:
        """Return the duration of the current or last thinking in seconds."""
        return monotonic() - self._began_at if self._began_at is not None else self._took

    @property
    def _is_time_shown(self) -> bool:
        """Whether that is long enough to be shown."""
        return self._seconds() >= (_MIN_TIME_S if self.is_thinking else _MIN_PAST_TIME_S)

    def _paint_time(self, painter: QPainter, y: float, minimum: float = 0.0) -> float:
        """Paint spinner and seconds at the right; return their left edge.

        Parts that would extend left of `minimum` are left out, except the spinner of a thinking
        seat.
        """
        right = self.width() - 14.0
        seconds = self._seconds()
        # Very short times are not worth showing, and a flashing spinner is no help.
        if not self._is_time_shown:
            return right
        text = self.seconds(seconds)
        width = text_width(text, 14, 400, italic=True)
        if right - width - 26 < minimum:
            if self._began_at is None:
                return right
            width = -4.0
        else:
            rect = QRectF(right - 60, y - 11, 60, 22)
            draw_text(
                painter, rect, text, 14, italic=True, colour=current_theme().quiet, align=_RIGHT
            )
        if self._began_at is None:
            # A spinner beside a past time would suggest that the seat still thinks.
            return right - width - 8
        paint_spinner(painter, right - width - 15, y, 8, current_theme().accent, self._phase)
        return right - width - 26
