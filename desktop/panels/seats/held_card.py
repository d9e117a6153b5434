"""The card of a seat with several possessions: the name, and icons with numbers below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.painting.cache.pictures import Pictures, blit
from desktop.painting.faces import BotFace, Mood
from desktop.painting.materials.agreement_seal import paint_agreement_seal
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.presence import RADIUS, Presence, paint_presence
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.painting.waiting import paint_spinner
from desktop.panels.backgrounds import badge_width, paint_badge
from desktop.panels.seats.holdings import digits_of, paint_holdings
from desktop.panels.seats.seat_face import SeatFace, Signs, medal
from desktop.panels.seats.seat_texts import DOT, SHORT_NOTE_WIDTH, SteadyTexts, shared_size
from desktop.style.theme import current_theme, serif, text_width
from desktop.table.facts import Badge, SeatFacts, Tone
from desktop.table.game_table import Cards

_GAP = 8.0
#: Radius of the seal of a broken word.
_WORD_RADIUS = 6.5
#: Least radius of a sign of presence.
_LEAST_PRESENCE = 4.5
#: Radius of the spinner of a thinking seat.
_SPINNER_RADIUS = 7.0
#: Width reserved for the spinner.
_SPINNER_WIDTH = 20.0
#: Minimum visible share of a small card face under the next one.
_MIN_VISIBLE_SHARE = 0.5
#: By how much the words beside a name are smaller, and their least type.
_BESIDE_CUT, _LEAST_BESIDE = 3.5, 11.5
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CardForm(Enum):
    """The form of a seat card."""

    TALL = "tall"
    SHORT = "short"
    #: Many seats in a low window.
    LOW = "low"
    #: Many seats beside a hint: a single line.
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Measures:
    """Pixels of a form: height, shield, type of name and numbers, icons, lines."""

    height: int
    shield: float
    name: float
    #: Smallest type of a long name before it is cut.
    minimum: float
    number: float
    sign: float
    #: Top and height of the lines with the name and the icons, and the top of the `about` line
    #: between them; 0 leaves that out.
    name_line: tuple[float, float]
    about_line: float
    signs_line: tuple[float, float]


HELD = {
    CardForm.TALL: Measures(90, 46, 19, 14, 16.5, 22, (6, 26), 32, (55, 28)),
    CardForm.SHORT: Measures(62, 36, 17.5, 12.5, 15.5, 20, (4, 24), 0, (30, 26)),
    CardForm.LOW: Measures(45, 27, 15, 12, 14, 16, (1, 20), 0, (22, 19)),
}
#: The shield and the portrait of each form, at a table with portraits.
_FACED = {
    CardForm.TALL: medal(46, 54, 9, 72),
    CardForm.SHORT: medal(36, 46, 9, 62),
    CardForm.LOW: Signs(25, 28, 4, 11, 8),
}
#: Height of a card of a single line, the width of its shield, the type of its name, usual and
#: smallest, and that of its numbers.
LINE, LINE_SHIELD, LINE_NAME, LINE_LEAST, LINE_NUMBER = 22, 15.0, 13.5, 11.0, 12.5
#: On such a line: icons, the gap between two pairs, and the share of the width for possessions.
_LINE_SIGN, _LINE_AIR, _LINE_HELD = 13.0, 4.0, 0.7


@dataclass(frozen=True, slots=True)
class SeatState:
    """The contents of a seat card."""

    name: str
    #: Charge, and person or bot.
    about: str
    facts: SeatFacts
    #: A short text about the moment: "your turn".
    note: str
    is_active: bool
    #: The place in a few letters, for a short card with a long name: "2nd".
    brief: str = ""
    #: Digits of the longest number of each column over all seats; () for this seat alone.
    digits: tuple[int, ...] = ()
    #: The facts of all seats, so that all cards have the same form; () for this seat alone.
    beside: tuple[SeatFacts, ...] = ()
    #: The names and notes of all seats, so that notes are short on all cards or none.
    names_and_notes: tuple[tuple[str, str], ...] = ()
    #: A bot's style of play, in a sentence, or "".
    manner: str = ""
    #: How often it broke its word in this match.
    broken: int = 0
    #: Whose portrait stands for a bot; None for a person.
    face: BotFace | None = None
    mood: Mood = Mood.CALM
    #: Its name with temper and mood, and why: "Aldric, bold, angry: you took Ancona"; or "".
    feeling: str = ""
    #: The words beside its name, as much as fits, the longest first: "Knight, bold".
    name_notes: tuple[str, ...] = ()
    #: The names of all seats with the shortest words beside them, so that all names have one size;
    #: () for this seat alone.
    all_names: tuple[tuple[str, str], ...] = ()
    #: Whether a seat of this table has a portrait, so that all cards have the same form.
    has_faces: bool = False
    #: How many offers wait for this person, who does not look at the screen.
    waiting: int = 0
    #: Where the person is, at a table for friends; None elsewhere and for bots.
    presence: Presence | None = None
    #: Where the person is, in words: "here", "offline, 3 min"; or "".
    whereabouts: str = ""

    @property
    def is_cut_off(self) -> bool:
        """Whether the person has lost the line."""
        return self.presence is Presence.LOST

    def details_text(self, room: float, size: float) -> str:
        """Return the words on a line below the name, as many as fit into a width.

        With high contrast the mood is among them, which `name_notes` contains.
        """
        texts = (self.about, *self.name_notes)
        if self.name_notes and current_theme().high_contrast:
            texts = self.name_notes
        return next((text for text in texts if text_width(text, size) <= room), texts[-1])

    @property
    def full_note(self) -> str:
        """The full text beside the name."""
        return name_note(self.facts, self.note)

    @property
    def all_notes(self) -> tuple[tuple[str, str], ...]:
        """The names and notes of all cards in the panel."""
        return self.names_and_notes or ((self.name, self.full_note),)

    @property
    def all_named(self) -> tuple[tuple[str, str], ...]:
        """The names of all cards in the panel with the shortest words beside them."""
        return self.all_names or ((self.name, self.name_notes[-1] if self.name_notes else ""),)

    @property
    def all_facts(self) -> tuple[SeatFacts, ...]:
        """The facts of all cards in the panel."""
        return self.beside or (self.facts,)


def name_note(facts: SeatFacts, note: str) -> str:
    """Return the text beside a name: its holding or the note, and that the seat is out."""
    return DOT.join(filter(None, [facts.holding or note, facts.out]))


def short_name_note(state: SeatState) -> str:
    """Return a shorter text beside a name, if there is one."""
    facts = state.facts
    if facts.holding:
        return name_note(replace(facts, holding=facts.brief or facts.holding), "")
    return state.brief or state.full_note


def paint_whereabouts(painter: QPainter, state: SeatState, middle: QPointF, width: float) -> None:
    """Paint the sign of presence at the foot of a shield of a width around a point.

    It is at the left where the right corner bears a token.
    """
    if state.presence is None:
        return
    sign = Presence.BOT if state.presence is Presence.LEFT else state.presence
    side = -1 if state.facts.token is not None else 1
    radius = min(RADIUS, max(_LEAST_PRESENCE, width * 0.19))
    x, y = middle.x() + side * width * 0.4, middle.y() + width * 0.45
    paint_presence(painter, x, y, sign, radius)


def note_colour(state: SeatState, *, is_lit: bool = False) -> str:
    """Return the colour of the note beside a name; `is_lit` if it is no mere note."""
    if state.is_cut_off:
        return current_theme().danger
    return current_theme().aside if state.is_active or is_lit else current_theme().quiet


def paint_cut_off(painter: QPainter, rect: QRectF, state: SeatState) -> None:
    """Edge the card of a person who has lost the line with dashes."""
    if state.is_cut_off:
        edge = pen(current_theme().danger, 1.6, dash=(4, 3))
        stroke_path(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8), edge)


def paint_held(
    painter: QPainter,
    rect: QRectF,
    state: SeatState,
    face: SeatFace,
    size: CardForm,
    phase: int | None,
    note_chooser: SteadyTexts,
) -> QRectF:
    """Paint everything but the background; `phase` turns the spinner, None hides it.

    `note_chooser` chooses the words beside the name.

    Returns the free part of the name's line.
    """
    measures = HELD[size]
    usual = _FACED[size] if state.has_faces else Signs(measures.shield, left=11, gap=10)
    signs = usual.for_face(state.face)
    middle = face.paint_signs(painter, signs, rect.left(), rect.center().y())
    paint_whereabouts(painter, state, middle, signs.shield)
    left, right = rect.left() + signs.text_left, rect.right() - 9
    top, height = measures.name_line
    line = QRectF(left, rect.top() + top, right - left, height)
    end = _paint_end(painter, line, state, phase, size)
    word = broken_word_width(state.broken)
    name = QRectF(line.left(), line.top(), end - left - word, height)
    types = _shared_types(state, measures, right - rect.left() - usual.text_left)
    # There is room for a badge as long as there is none.
    spare = SHORT_NOTE_WIDTH + _GAP if end == line.right() else 0.0
    key = size, state.name, *state.name_notes[-1:]
    after = _paint_name(
        painter, name, state, measures, types,
        lambda texts, room, px: note_chooser.choose(key, texts, room, spare, px),
    )  # fmt: skip
    after += paint_broken_word(painter, after, line.center().y(), state.broken)
    free = QRectF(after, line.top(), end - after, height)
    if measures.about_line:
        note_rect = QRectF(left, rect.top() + measures.about_line, right - left, 19)
        about = state.details_text(right - left, 13.5)
        _draw_elided(painter, note_rect, about, 13.5, current_theme().quiet)
    top, height = measures.signs_line
    if size is not CardForm.LOW:
        rule = QRectF(left, rect.top() + top - 1, right - left, 1)
        painter.fillRect(rule, QColor(current_theme().line))
    inner_rect = QRectF(left, rect.top() + top, right - left, height)
    holdings = state.facts.holdings
    digits = state.digits or digits_of([holdings])
    paint_holdings(
        painter, inner_rect, holdings, digits, sign=measures.sign, type_size=measures.number
    )
    return free


def paint_held_line(
    painter: QPainter, rect: QRectF, state: SeatState, look: SeatLook, phase: int | None
) -> None:
    """Paint shield, name and possessions beside each other; `phase` turns the spinner, or None."""
    left, right = paint_line_shield(painter, rect, look, state), rect.right() - 5
    holdings_rect = QRectF(rect)
    holdings_rect.setLeft(right - (right - left) * _LINE_HELD)
    inner_rect = QRectF(left, rect.top(), holdings_rect.left() - left - 5, rect.height())
    if phase is not None:
        theme = current_theme()
        paint_spinner(
            painter,
            inner_rect.right() - _SPINNER_RADIUS,
            inner_rect.center().y(),
            6,
            theme.accent,
            phase,
        )
        inner_rect.setRight(inner_rect.right() - _SPINNER_WIDTH)
    word = broken_word_width(state.broken)
    paint_line_name(painter, inner_rect.adjusted(0, 0, -word, 0), state.name)
    paint_broken_word(painter, inner_rect.right() - word, inner_rect.center().y(), state.broken)
    digits = state.digits or digits_of([state.facts.holdings])
    holdings_rect.setRight(right)
    paint_holdings(
        painter, holdings_rect, state.facts.holdings, digits,
        sign=_LINE_SIGN, type_size=LINE_NUMBER, air=_LINE_AIR,
    )  # fmt: skip


def paint_line_shield(painter: QPainter, rect: QRectF, look: SeatLook, state: SeatState) -> float:
    """Paint the shield of a card of a single line; return the left edge of its name."""
    middle = rect.left() + 10 + LINE_SHIELD / 2
    look.shield(painter, middle, rect.center().y(), LINE_SHIELD)
    paint_whereabouts(painter, state, QPointF(middle, rect.center().y()), LINE_SHIELD)
    return middle + LINE_SHIELD / 2 + 6


def paint_line_name(painter: QPainter, rect: QRectF, name: str) -> None:
    """Paint the name on a card of a single line, as large as it fits."""
    fitted = LINE_NAME
    while fitted > LINE_LEAST and _width(name, fitted) > rect.width():
        fitted -= 0.5
    _draw_elided(painter, rect, name, fitted, current_theme().text, weight=700)


def broken_word_width(count: int) -> float:
    """Return the width of the seal of a seat that broke its word so often; 0 for never."""
    if not count:
        return 0.0
    return 2 * _WORD_RADIUS + 6 + (text_width(str(count), 13, 600) + 3 if count > 1 else 0)


def paint_broken_word(painter: QPainter, x: float, y: float, count: int) -> float:
    """Paint the cracked seal of a seat that broke its word so often; return its width."""
    if count:
        paint_agreement_seal(painter, QPointF(x + _WORD_RADIUS + 3, y), _WORD_RADIUS, "broken")
    if count > 1:
        painter.setFont(serif(13, 600))
        painter.setPen(QColor(current_theme().aside))
        rect = QRectF(x + 2 * _WORD_RADIUS + 9, y - 10, 30, 20)
        painter.drawText(rect, int(_LEFT), str(count))
    return broken_word_width(count)


def paint_known(
    painter: QPainter,
    rect: QRectF,
    known: Sequence[str],
    cards: Cards,
    pictures: Pictures,
    *,
    left: bool = False,
) -> None:
    """Paint small faces of the known hidden cards at the right, or at the left.

    If they do not all fit, none is painted.
    """
    height = rect.height() - 1
    width = height * CARD_SIZE[0] / CARD_SIZE[1]
    step = min(width + 2, (rect.width() - width) / max(1, len(known) - 1))
    if width > rect.width() or step < width * _MIN_VISIBLE_SHARE:
        return
    face = QRectF(0, 0, width, height)
    first = rect.left() if left else rect.right() - width - step * (len(known) - 1)
    for i, card in enumerate(known):
        painter.save()
        painter.translate(first + i * step, rect.top())
        draw = partial(cards.paint, rect=face, card=card)
        blit(painter, pictures, (cards, card), face.adjusted(-2, -2, 2, 2), draw)
        painter.restore()


def _badge(state: SeatState, size: CardForm) -> Badge | None:
    """Return the badge at the end of the name's line, or None."""
    if state.facts.badge is not None:
        return state.facts.badge
    if state.facts.holding:
        return Badge(state.facts.holding, Tone.PLAIN)
    short = state.brief if state.brief and size is not CardForm.TALL else state.note
    if short and state.is_cut_off:
        return Badge(short, Tone.DANGER)
    is_lit = state.is_active or state.waiting > 0
    return Badge(short, Tone.MAIN if is_lit else Tone.PLAIN) if short else None


def _paint_end(
    painter: QPainter, line: QRectF, state: SeatState, phase: int | None, size: CardForm
) -> float:
    """Paint badge and spinner at the right; return their left edge."""
    end, badge = line.right(), _badge(state, size)
    if phase is not None and badge is not None and badge.text == state.note:
        # A thinking seat is the one that moves: the spinner says so.
        badge = None
    if badge is not None and badge_width(badge) >= line.width() * 0.7 and state.is_cut_off:
        badge = replace(badge, text=state.brief)
    if badge is not None and badge_width(badge) < line.width() * 0.7:
        end = paint_badge(painter, end, line.center().y(), badge) - _GAP
    if phase is not None:
        theme = current_theme()
        paint_spinner(
            painter, end - _SPINNER_RADIUS, line.center().y(), _SPINNER_RADIUS, theme.accent, phase
        )
        end -= _SPINNER_WIDTH
    return end


def _shared_types(state: SeatState, measures: Measures, room: float) -> tuple[float, float]:
    """Return the types of all names at the table and of the words beside them.

    Beside them the levels of all bots fit, and if possible the spinner of one that thinks.
    """
    usual = measures.name - _BESIDE_CUT
    sides = [
        DOT.join(filter(None, [facts.subtitle, "" if measures.about_line else level]))
        for (_, level), facts in zip(state.all_named, state.all_facts, strict=False)
    ]
    names = [name for name, _ in state.all_named]
    for noted in (_SPINNER_WIDTH, 0.0):
        for beside in (usual, max(_LEAST_BESIDE, usual - 2)):
            widths = (text_width(side, round(beside), italic=True) + _GAP for side in sides)
            rows = tuple((name, width + noted) for name, width in zip(names, widths, strict=False))
            size = shared_size(rows, room, measures.name)
            if size is not None:
                return size, beside
    return measures.name, usual


def _paint_name(
    painter: QPainter,
    rect: QRectF,
    state: SeatState,
    measures: Measures,
    types: tuple[float, float],
    choose: Callable[[Sequence[str], float, float], str],
) -> float:
    """Paint the name as large as all of the table fit, and beside it the side and the level.

    `choose` returns the one of some texts to show in a width and a type size.
    Returns the right edge of the text with a gap.
    """
    fitted, size = types
    while fitted > measures.minimum and _width(state.name, fitted) > rect.width():
        fitted -= 0.5
    theme = current_theme()
    _draw_elided(painter, rect, state.name, fitted, theme.text, weight=700)
    after = _width(state.name, fitted) + _GAP
    subtitle = state.facts.subtitle
    # The line below, if there is one, tells more of a bot.
    label = () if measures.about_line else state.name_notes
    # Where both do not fit, the level matters more: pictures on the card show the side, too.
    sides = *(DOT.join(filter(None, [subtitle, text])) for text in label), *label[-1:], subtitle
    side = choose(sides, rect.width() - after, round(size))
    if side:
        painter.setFont(serif(size, 400, italic=True))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(rect.adjusted(after, 1, 4, 1), int(_LEFT), side)
        after += text_width(side, round(size), italic=True) + _GAP
    return min(rect.left() + after, rect.right())


def _width(name: str, size: float) -> float:
    return QFontMetricsF(serif(size, 700)).horizontalAdvance(name)


def _draw_elided(
    painter: QPainter, rect: QRectF, text: str, size: float, colour: str, weight: int = 400
) -> None:
    font = serif(size, weight)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, int(_LEFT), elided)
