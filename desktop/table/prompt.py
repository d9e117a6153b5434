"""The strip above the table: whose turn, what is asked in a whole sentence, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop import keys
from desktop.language import translate
from desktop.painting.seatlook import LOOKS, SeatLook
from desktop.painting.shapes import down
from desktop.retranslated import Retranslated
from desktop.table.buttons import Button
from desktop.table.choice import PromptButton
from desktop.table.promptlines import (
    ABOVE,
    GAP,
    LEAST,
    SENTENCE,
    elided,
    fitting,
    stacked,
    wrapping,
)
from desktop.theme import current_theme, serif
from engine.core import Seat

HEIGHT = 48
#: Smallest type of what decided a match, and how close its lines are then, in per cent.
_SMALL, _TIGHT = 13, 88
#: Type of the sentence that ends a match.
_FESTIVE = 25.0
#: Pixels of a name of the least type, less and less, where the words find no room.
_NAMES = (240, 150, 90)
#: Share of the strip that buttons may take before they are crowded.
_CROWDED = 0.42
#: Milliseconds a note stays.
_NOTE = 8000
_LEFT, _AFTER_SHIELD = 20, 60


@dataclass(frozen=True, slots=True)
class Prompt:
    """All that the strip shows at a moment."""

    #: Whose shield stands before the sentence.
    seat: Seat | None = None
    sentence: str = ""
    aside: str = ""
    #: Names in them, which may be shortened.
    names: tuple[str, ...] = ()
    #: The end of the match.
    festive: bool = False
    buttons: tuple[PromptButton, ...] = ()
    #: Whether there is a covered hand to look at.
    peek: bool = False
    #: Whether somebody at the screen is asked who may want a hint.
    hint: bool = False
    #: Whether they may leave questions of this kind to a routine.
    routines: bool = False


class PromptStrip(Retranslated, QWidget):
    """One line: a shield, a sentence, an aside, buttons at the right end.

    The sentence shrinks before it is cut; the aside goes below it where there is no room beside,
    and gives way first.

    Whatever happens in one turn of the event loop, the strip is laid out once: `refresh` says that
    it may be out of date, and `compose` tells what to show when it is next looked at.
    """

    def __init__(self, parent: QWidget | None = None, looks: Sequence[SeatLook] = LOOKS) -> None:
        super().__init__(parent)
        self._looks = looks
        self._compose: Callable[[], Prompt] | None = None
        self._prompt = Prompt()
        self._stale = QTimer(self)
        self._stale.setSingleShot(True)
        self._stale.timeout.connect(self._renew)
        self._note = ""
        self._note_rests = QTimer(self)
        self._note_rests.setSingleShot(True)
        self._note_rests.setInterval(_NOTE)
        self._note_rests.timeout.connect(self.note)
        self._buttons: list[Button] = []
        #: Of each button, what shows on the board what it would do.
        self._points: list[Callable[[bool], None] | None] = []
        self.setFixedHeight(HEIGHT)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_LEFT, 0, 18, 0)
        self._row.setSpacing(10)
        self._row.addStretch(1)
        #: Held down to look at one's hand; hidden where hands do not lie covered.
        self.peek = Button(self, main=True)
        self.peek.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.peek.hide()
        self._row.addWidget(self.peek)
        #: Asks for a hint; becomes small, and in the end gives way, where words need its room.
        self.hint = Button(self)
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint.hide()
        self._row.addWidget(self.hint)
        #: Opens the menu of routines.
        self.routines = Button(self)
        self.routines.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.routines.hide()
        self._row.addWidget(self.routines)
        self.retranslate()

    def retranslate(self) -> None:
        self.peek.set_label(translate("Table", "Hold to peek at your hand"), keys.PEEK)
        self._make_room()

    # -- what is shown -----------------------------------------------------------------------

    def compose_with(self, compose: Callable[[], Prompt]) -> None:
        """Who tells what to show."""
        self._compose = compose

    @property
    def prompt(self) -> Prompt:
        """What is shown."""
        if self._stale.isActive():
            self._renew()
        return self._prompt

    @property
    def sentence(self) -> str:
        return self.prompt.sentence

    @property
    def aside(self) -> str:
        return self._note or self.prompt.aside

    @property
    def buttons(self) -> list[Button]:
        """The buttons shown, from left to right."""
        if self._stale.isActive():
            self._renew()
        return list(self._buttons)

    def refresh(self) -> None:
        """Something changed that the strip may speak of."""
        self._stale.start()

    def show_prompt(self, prompt: Prompt) -> None:
        """Show this until the next `refresh`."""
        self._stale.stop()
        self._prompt = prompt
        self.peek.setVisible(prompt.peek)
        self._set_buttons(prompt.buttons)
        self._tell()

    def say(self, seat: Seat | None, sentence: str) -> None:
        """Show another sentence until the next `refresh`."""
        self.show_prompt(replace(self.prompt, seat=seat, sentence=sentence, aside=""))

    def note(self, text: str = "") -> None:
        """Say this in place of the aside for a moment."""
        if text != self._note:
            self._note = text
            self._tell()
        if text:
            self._note_rests.start()

    def _renew(self) -> None:
        self._stale.stop()
        if self._compose is not None:
            self.show_prompt(self._compose())

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._prompt.sentence} {self._said_aside}".strip())
        self._make_room()
        self.update()

    @property
    def _said_aside(self) -> str:
        return self._note or self._prompt.aside

    def _set_buttons(self, options: Sequence[PromptButton]) -> None:
        """Replace the buttons; one that stays the same keeps its place and its focus."""
        if len(options) != len(self._buttons) or any(
            button.property("main") != option.main
            for button, option in zip(self._buttons, options, strict=True)
        ):
            self._rebuild(options)
        for button, option in zip(self._buttons, options, strict=True):
            button.clicked.disconnect()
            button.clicked.connect(option.act)
            button.set_label(option.label, option.key, option.brief)
            button.setCheckable(option.on is not None)
            button.setChecked(bool(option.on))
        self._points = [option.point for option in options]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()

    def _make_room(self) -> None:
        """Where buttons would leave little to the words, they go without their keys.

        The hint and the routines lose their labels, and the aside goes below the sentence; the
        hint goes altogether where it would cost a word even then.
        """
        shown = [*self._buttons, *([] if self.peek.isHidden() else [self.peek])]
        shown += [self.routines] if self._prompt.routines else []
        self._name_routines(brief=False)
        self._name_hint(brief=False)
        hint = self._prompt.hint
        if hint:
            all_shown = [*shown, self.hint]
            hint = self._fit(all_shown) or self._fit(all_shown, below=True)
        if self._prompt.hint and not hint:
            self._name_hint(brief=True)
            hint = self._fit([*shown, self.hint], below=True)
            if not hint:
                self._name_routines(brief=True)
                hint = self._fit([*shown, self.hint], flowing=True)
        if not hint:
            self._name_routines(brief=False)
            # For the routines the aside may go below the sentence.
            if not self._fit(shown, below=self._prompt.routines):
                self._name_routines(brief=True)
                self._fit(shown)
        self.hint.setVisible(hint)
        self.routines.setVisible(self._prompt.routines)
        # Words are written as far as the buttons: these must stand where they stay.
        self._row.activate()

    def _name_hint(self, *, brief: bool) -> None:
        said, key = translate("Table", "Hint"), keys.cap_of("hint")
        self.hint.set_label("?" if brief else said, "" if brief else key)
        self.hint.setToolTip(f"{said} ({key})")
        self.hint.setAccessibleName(said)

    def _name_routines(self, *, brief: bool) -> None:
        said = translate("Table", "Leave questions like this one to a routine")
        self.routines.set_label("▾" if brief else translate("Table", "Always") + " ▾")
        self.routines.setToolTip(said)
        self.routines.setAccessibleName(said)

    def _fit(self, shown: Sequence[Button], *, below: bool = False, flowing: bool = False) -> bool:
        """Whether all words find room beside these buttons, if need be without their keys.

        `below`: the aside may go below the sentence; `flowing`: both may be one paragraph.
        """
        for button in shown:
            button.show_key(True)
        taken = sum(button.sizeHint().width() + 10 for button in shown)
        if taken >= self.width() * _CROWDED:
            for button in shown:
                button.show_key(False)
            taken = sum(button.sizeHint().width() + 10 for button in shown)
        before = _LEFT if self._prompt.seat is None else _AFTER_SHIELD
        room = self.width() - taken - 22 - before
        sentence, aside = self._prompt.sentence, self._said_aside
        sizes = fitting(sentence, aside, room, SENTENCE, 600)
        if sizes is not None and (sizes[1] > 0 or not aside):
            return True
        if below and aside and stacked(sentence, aside, room, 600) is not None:
            return True
        return flowing and self._flowing(sentence, aside, room) is not None

    def _rebuild(self, options: Sequence[PromptButton]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, option in enumerate(options):
            button = Button(self, main=option.main)
            button.pointed.connect(partial(self._point, number))
            button.setProperty("main", option.main)
            # The board keeps the keys: Enter there is the main button.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(option.act)
            self._row.addWidget(button)
            button.show()
            self._buttons.append(button)

    def _point(self, number: int, on: bool) -> None:
        """The pointer came to a button, or left it."""
        point = self._points[number] if number < len(self._points) else None
        if point is not None:
            point(on)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        box = QRectF(self.rect())
        ground = QColor(theme.mark if self._prompt.festive else theme.strip)
        p.fillRect(box, down(0, box.height(), (0, ground.lighter(108)), (1, ground)))
        p.fillRect(QRectF(0, box.height() - 1, box.width(), 1), QColor(theme.line))
        x = float(_LEFT)
        if self._prompt.seat is not None:
            self._looks[self._prompt.seat].shield(p, 34, box.height() / 2 - 1, 27)
            x = _AFTER_SHIELD
        self._write(p, x)
        p.end()

    def _write(self, p: QPainter, x: float) -> None:
        theme = current_theme()
        own = self.peek, self.hint, self.routines
        first = [button.x() for button in own if not button.isHidden()]
        first += [button.x() for button in self._buttons]
        room = min(first, default=self.width()) - 14 - x
        largest, weight = (_FESTIVE, 700) if self._prompt.festive else (SENTENCE, 600)
        sentence, aside = self._shortened(room)
        sizes = fitting(sentence, aside, room, largest, weight)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        if aside and (sizes is None or not sizes[1]):
            below = stacked(sentence, aside, room, weight)
            if below is not None:
                self._write_stacked(p, QRectF(x, 0, room, HEIGHT), sentence, aside, below, weight)
                return
            # Rather small type than a word less.
            flowing = self._flowing(sentence, aside, room)
            if flowing is not None:
                p.translate(x, (HEIGHT - flowing.size().height()) / 2 - 1)
                flowing.drawContents(p)
                return
        p.setPen(QColor(theme.accent if self._prompt.festive else theme.text))
        if sizes is None:
            wrapped = flags | int(Qt.TextFlag.TextWordWrap)
            place = QRectF(x, 1, room, HEIGHT - 3)
            p.setFont(serif(wrapping(sentence, place, weight)[0], weight))
            p.drawText(place, wrapped, sentence)
            return
        font = serif(sizes[0], weight)
        p.setFont(font)
        p.drawText(QRectF(x, 0, room + 1, HEIGHT - 2), flags, sentence)
        if sizes[1]:
            width = QFontMetricsF(font).horizontalAdvance(sentence)
            p.setFont(serif(sizes[1], 400, italic=True))
            p.setPen(QColor(theme.aside))
            left = QRectF(x + width + GAP, 1, room - width, HEIGHT - 2)
            p.drawText(left, flags, aside)

    def _shortened(self, room: float) -> tuple[str, str]:
        """Sentence and aside; where they do not fit, with names as short as they need to be."""
        prompt, aside = self._prompt, self._said_aside
        weight = 700 if prompt.festive else 600
        place = QRectF(0, 0, room, HEIGHT - 3)
        said = [(prompt.sentence, aside)]
        for width in _NAMES if any(prompt.names) else ():
            said.append(
                (elided(prompt.sentence, prompt.names, width), elided(aside, prompt.names, width))
            )
        for words, more in said:
            if fitting(words, "", room, LEAST, weight) or wrapping(words, place, weight)[1]:
                return words, more
        return said[-1]

    def _flowing(self, sentence: str, aside: str, room: float) -> QTextDocument | None:
        """Sentence and aside as one paragraph of the largest type that fits."""
        theme = current_theme()
        ink, weight = (theme.accent, 700) if self._prompt.festive else (theme.text, 600)
        text = (
            f'<span style="color:{ink};font-weight:{weight}">{escape(sentence)}</span> '
            f'<i style="color:{theme.aside}">{escape(aside)}</i>'
        )
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setTextWidth(room)
        for size in range(round(ABOVE), _SMALL - 1, -1):
            document.setDefaultFont(serif(size))
            document.setHtml(f'<div style="line-height:{_TIGHT}%">{text}</div>')
            if document.size().height() <= HEIGHT - 4 and document.size().width() <= room + 1:
                return document
        return None

    def _write_stacked(
        self,
        p: QPainter,
        place: QRectF,
        sentence: str,
        aside: str,
        sizes: tuple[float, float],
        weight: int,
    ) -> None:
        """The aside below the sentence, in two lines of small type."""
        theme = current_theme()
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        upper = QRectF(place.left(), 4, place.width() + 1, 22)
        p.setFont(serif(sizes[0], weight))
        p.setPen(QColor(theme.accent if self._prompt.festive else theme.text))
        p.drawText(upper, flags, sentence)
        p.setFont(serif(sizes[1], 400, italic=True))
        p.setPen(QColor(theme.aside))
        p.drawText(upper.translated(0, 20), flags, aside)
