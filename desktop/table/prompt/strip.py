"""The strip above the table: the seat that moves, the question in a whole sentence, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.language.translation import translate, with_unbroken_words
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import down
from desktop.style import shortcuts
from desktop.style.keyboard import HeldKey
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, unscaled
from desktop.style.theme import current_theme
from desktop.table.buttons import Button, PromptButton
from desktop.table.prompt.wording import HEIGHT, SMALL, USUAL, PromptAside, Words
from desktop.table.sign_button import SignButton
from desktop.table.talk.signs import paint_numeral
from engine.core.values import Action, Seat

#: Share of a strip with words that buttons may take before the words become smaller for them.
_CROWDED = 0.42
#: Milliseconds for which a note is shown.
_NOTE = 8000
_LEFT = 20  # left edge of the sentence
_RIGHT = 18  # margin to the right of the buttons
_AFTER_SHIELD = 60  # left edge of a sentence after a shield
#: Height of the separate row of buttons in a narrow strip.
_ROW = 40
_APART = 10  # gap between two buttons
_CLOSELY = 3  # gap between two buttons that do not fit otherwise


class Shown(Enum):
    """How much of a button is shown."""

    FULL = "full"
    SHORT = "short"  # one word, without the key
    BRIEF = "brief"  # an icon instead of its words
    NOT = "not"


class Keys(Enum):
    """Which buttons show their keys, all but the first with shorter labels; the preferred first."""

    ALL = "all"
    BRIEF = "brief"
    MAIN = "main"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The forms of the hint and routines buttons, if wanted, and the place of the aside."""

    hint: Shown
    routines: Shown
    aside: PromptAside


#: Arrangements with a separate row for buttons, the preferred first.
_ARRANGEMENTS = (
    Arrangement(Shown.FULL, Shown.FULL, PromptAside.BESIDE),
    Arrangement(Shown.FULL, Shown.FULL, PromptAside.BELOW),
    Arrangement(Shown.SHORT, Shown.FULL, PromptAside.BELOW),
    Arrangement(Shown.SHORT, Shown.BRIEF, PromptAside.BELOW),
)
#: Arrangements with words and buttons in one row; the last is used if none fits.
_CLOSE = (
    *_ARRANGEMENTS,
    Arrangement(Shown.BRIEF, Shown.FULL, PromptAside.BELOW),
    Arrangement(Shown.BRIEF, Shown.BRIEF, PromptAside.BELOW),
    Arrangement(Shown.NOT, Shown.FULL, PromptAside.BELOW),
    Arrangement(Shown.NOT, Shown.BRIEF, PromptAside.BESIDE),
)


@dataclass(frozen=True, slots=True)
class Form:
    """An arrangement, the keys shown, the gap between buttons and the type sizes of the words."""

    way: Arrangement
    keys: Keys
    gap: int = _APART
    sizes: tuple[float, float] = USUAL


@dataclass(frozen=True, slots=True)
class Prompt:
    """The contents of the strip at a moment."""

    #: The seat whose shield is shown before the sentence.
    seat: Seat | None = None
    sentence: str = ""
    aside: str = ""
    #: Names in the texts, which may be shortened.
    names: tuple[str, ...] = ()
    #: Whether this is the end of the match.
    festive: bool = False
    buttons: tuple[PromptButton, ...] = ()
    #: Whether there is a covered hand to look at, and whether it is held up.
    peek: bool = False
    held_up: bool = False
    #: Whether a decision is open for a person who may want a hint.
    hint: bool = False
    #: Whether a hint is shown, so that the button hides it.
    hinted: bool = False
    #: Whether the decision may be left to a routine.
    routines: bool = False
    #: Whether players talk at this table, and how much was said that was not read yet.
    talk: bool = False
    unread: int = 0


class HeldButton(Button):
    """A button that stays pressed until the mouse is released, wherever the pointer is then, or
    until the space bar is let go, whatever the keyboard repeats.
    """

    def __init__(self, parent: QWidget, *, main: bool = False) -> None:
        super().__init__(parent, main=main)
        self.held_key = HeldKey(self)
        self.held_key.timeout.connect(self._let_go)

    def hitButton(self, point: QPoint) -> bool:
        return self.isDown() or super().hitButton(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or self.held_key.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.held_key.release(event)
        else:
            super().keyReleaseEvent(event)

    def _let_go(self) -> None:
        if self.isDown():
            self.setDown(False)
            self.released.emit()


class _Numeral(TextScaled, QWidget):
    """The seal at the corner of the talk button with the number of what was not read yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.fix(width=22, height=22)
        self.hide()

    def show_number(self, number: int, button: QWidget) -> None:
        """Show a number at the corner of a button; 0 shows nothing."""
        self._number = number
        self.setVisible(bool(number) and not button.isHidden())
        corner = button.geometry().topRight() - QPoint(scaled(3), -scaled(4))
        self.move(corner.x() - scaled(11), corner.y() - scaled(11))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_numeral(p, QPointF(11, 11), self._number)
        p.end()


class PromptStrip(SelfUpdating, TextScaled, QWidget):
    """A row with a shield, a sentence, an aside and buttons at the right end.

    From the right there are the buttons that stay during a decision, the hint and routines buttons,
    and the buttons that come and go. The aside goes below the sentence if there is no room beside
    it. If the strip is narrower than `roomy`, in pixels of normal text, the buttons always have a
    row of their own: else the board would jump between decisions.

    The strip is laid out at most once per turn of the event loop: `refresh` marks it as stale, and
    the function given to `compose_with` supplies the contents when they are next needed.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        looks: Sequence[SeatLook] = LOOKS,
        roomy: float = 0.0,
    ) -> None:
        super().__init__(parent)
        self._looks, self._roomy = looks, roomy
        self._compose: Callable[[], Prompt] | None = None
        self._prompt = Prompt()
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.timeout.connect(self._update_prompt)
        self._note = ""
        self._note_timer = QTimer(self)
        self._note_timer.setSingleShot(True)
        self._note_timer.setInterval(_NOTE)
        self._note_timer.timeout.connect(self.note)
        self._buttons: list[Button] = []
        #: Per button, the function that previews its effect on the board.
        self._previews: list[Callable[[bool], None] | None] = []
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        #: The gap between two buttons.
        self._gap = _APART
        #: The largest widths so far of the buttons that stay during the decision, by name, and
        #: their labels.
        self._widths: dict[str, int] = {}
        self._permanent_labels: tuple[str, ...] = ()
        #: Held down to look at the own hand; hidden where hands are not covered.
        self.peek = HeldButton(self, main=True)
        self.peek.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.peek.hide()
        self._row.addWidget(self.peek)
        #: Opens what was said; a seal at its corner counts what was not read yet.
        self.talk = SignButton("", self)
        self.talk.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.talk.hide()
        self._numeral = _Numeral(self)
        self._row.addWidget(self.talk)
        #: Asks for a hint; shrinks and finally disappears where words need its room.
        self.hint = Button(self)
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint.hide()
        self._row.addWidget(self.hint)
        #: Opens the menu of routines.
        self.routines = Button(self)
        self.routines.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.routines.hide()
        self._row.addWidget(self.routines)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._make_room()

    def height_at(self, width: int) -> int:
        """Return the height in screen pixels for a width in screen pixels."""
        return scaled(HEIGHT + (_ROW if unscaled(width) < self._roomy else 0))

    def retranslate(self) -> None:
        self.peek.set_label(translate("Table", "Hold to peek at your hand"), shortcuts.PEEK)
        tip = translate(
            "Table", "A click keeps it open until you click again, press Esc or make your move."
        )
        self.peek.setToolTip(tip)
        self._make_room()

    # -- Contents ----------------------------------------------------------------------------------

    def compose_with(self, compose: Callable[[], Prompt]) -> None:
        """Set the function that supplies the contents."""
        self._compose = compose

    @property
    def prompt(self) -> Prompt:
        """The current contents."""
        if self._refresh_timer.isActive():
            self._update_prompt()
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
        if self._refresh_timer.isActive():
            self._update_prompt()
        return list(self._buttons)

    def giving(self, action: Action) -> Button | None:
        """Return the button that gives an action at once, after an update of the strip; None for
        none.
        """
        self._update_prompt()
        options = zip(self._prompt.buttons, self._buttons, strict=True)
        return next((button for option, button in options if option.gives == action), None)

    def refresh(self) -> None:
        """Mark the contents as stale."""
        self._refresh_timer.start()

    def show_prompt(self, prompt: Prompt) -> None:
        """Show these contents until the next `refresh`."""
        self._refresh_timer.stop()
        # Buttons that come and go are at the left.
        ordered = sorted(prompt.buttons, key=lambda option: not option.comes)
        self._prompt = prompt = replace(prompt, buttons=tuple(ordered))
        self.peek.setVisible(prompt.peek)
        self._set_buttons(prompt.buttons)
        self._update_layout()

    def say(self, seat: Seat | None, sentence: str) -> None:
        """Show another sentence until the next `refresh`."""
        self.show_prompt(replace(self.prompt, seat=seat, sentence=sentence, aside=""))

    def note(self, text: str = "") -> None:
        """Show a text instead of the aside for a moment; "" removes it."""
        if text != self._note:
            self._note = text
            self._update_layout()
        if text:
            self._note_timer.start()

    def _update_prompt(self) -> None:
        self._refresh_timer.stop()
        if self._compose is not None:
            self.show_prompt(self._compose())

    def _update_layout(self) -> None:
        self.setAccessibleName(f"{self._prompt.sentence} {self._shown_aside}".strip())
        self._make_room()
        self.update()

    @property
    def _shown_aside(self) -> str:
        return self._note or self._prompt.aside

    def _set_buttons(self, options: Sequence[PromptButton]) -> None:
        """Replace the buttons; an unchanged button keeps its place and its focus."""
        shown = [(button.property("main"), button.property("comes")) for button in self._buttons]
        if shown != [(option.main, option.comes) for option in options]:
            self._rebuild(options)
        for button, option in zip(self._buttons, options, strict=True):
            button.clicked.disconnect()
            button.clicked.connect(option.act)
            button.set_label(option.label, option.key, option.brief)
            button.setCheckable(option.on is not None)
            button.setChecked(bool(option.on))
        self._previews = [option.point for option in options]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()

    def _make_room(self) -> None:
        """Use the first form in which all words fit, else the last."""
        rows = self._two_rows
        for form in self._forms_of_two_rows() if rows else self._forms_of_one_row():
            if self._fits(form):
                break
        self._row.setSpacing(scaled(form.gap))
        self._keep_positions(form)
        top = scaled(HEIGHT - 2) if rows else 0
        self._row.setContentsMargins(scaled(_LEFT), top, scaled(_RIGHT), scaled(8) if top else 0)
        # The words extend to the buttons, whose positions must be final.
        self._row.activate()
        self._numeral.show_number(self._prompt.unread if self._prompt.talk else 0, self.talk)

    def _forms_of_two_rows(self) -> Iterator[Form]:
        """Yield the forms with a row of their own for the buttons.

        Buttons close together are better than buttons without keys or labels cut off.
        """
        for keys in Keys:
            for gap in (_APART, _CLOSELY):
                for way in _ARRANGEMENTS:
                    yield Form(way, keys, gap)

    def _forms_of_one_row(self) -> Iterator[Form]:
        """Yield the forms with words and buttons in one row.

        Words in smaller type and buttons without keys are better than no hint. Where even that is
        not enough, the keys stay if the buttons are not crowded.
        """
        hinting = [way for way in _CLOSE if way.hint is not Shown.NOT]
        for keys in Keys:
            for sizes in (USUAL, SMALL):
                for way in hinting:
                    yield Form(way, keys, sizes=sizes)
        keys = next((keys for keys in Keys if not self._crowded(keys)), Keys.NONE)
        for way in _CLOSE:
            if way not in hinting:
                yield Form(way, keys)

    def _crowded(self, keys: Keys) -> bool:
        """Return whether buttons of one row take much of its width in their shortest form."""
        self._arrange(Form(_CLOSE[-1], keys))
        return self._taken() >= self.width() * _CROWDED

    def _keep_positions(self, form: Form) -> None:
        """Keep the positions of the buttons that stay during the decision, as far as words leave
        room.

        A button with a shorter label keeps its width.
        """
        own = {
            "peek": self.peek,
            "talk": self.talk,
            "hint": self.hint,
            "routines": self.routines,
        }
        stay = {name: button for name, button in own.items() if not button.isHidden()}
        stay |= {button.text(): button for button in self._buttons if not button.property("comes")}
        labels = tuple(option.label for option in self._prompt.buttons if not option.comes)
        if labels != self._permanent_labels:
            self._permanent_labels, self._widths = labels, {}
        wanted = {name: button.wanted().width() for name, button in stay.items()}
        width = {name: max(now, self._widths.get(name, 0)) for name, now in wanted.items()}
        more = sum(width[name] - wanted[name] for name in stay)
        room = self._room(rows=self._two_rows)
        fits = room >= more
        if not self._two_rows:
            fits = self._words.fit(room - more, form.way.aside, form.sizes)
        self._widths |= width
        for name, button in stay.items():
            button.setMinimumWidth(
                scaled(width[name]) if fits and width[name] > wanted[name] else 0
            )

    def _fits(self, form: Form) -> bool:
        """Return whether buttons and words fit in a form, in two rows or in one."""
        self._arrange(form)
        rows, room = self._two_rows, self._room(rows=self._two_rows)
        return room >= 0 if rows else self._words.fit(room, form.way.aside, form.sizes)

    def _arrange(self, form: Form) -> None:
        prompt, way, keys = self._prompt, form.way, form.keys
        self._gap = form.gap
        self.hint.setVisible(prompt.hint and way.hint is not Shown.NOT)
        self.routines.setVisible(prompt.routines)
        self.talk.setVisible(prompt.talk)
        self._name_talk(brief=way.hint is not Shown.FULL or keys is not Keys.ALL)
        self._name_hint(way.hint)
        self._name_routines(brief=way.routines is Shown.BRIEF)
        for button in self._shown:
            main = keys is Keys.MAIN and bool(button.property("main"))
            shown = keys in (Keys.ALL, Keys.BRIEF) or main
            button.show_key(shown, brief=keys is not Keys.ALL)

    @property
    def _shown(self) -> list[Button]:
        """The buttons that take room."""
        own = self.peek, self.talk, self.hint, self.routines
        return [*self._buttons, *(button for button in own if not button.isHidden())]

    @property
    def _two_rows(self) -> bool:
        return self.height() > HEIGHT + _ROW // 2

    @property
    def _words(self) -> Words:
        prompt = self._prompt
        names = tuple(map(with_unbroken_words, prompt.names))
        return Words(
            with_unbroken_words(prompt.sentence),
            with_unbroken_words(self._shown_aside),
            names,
            prompt.festive,
        )

    def _taken(self) -> float:
        """Return the pixels that the buttons take, with a gap after each."""
        return sum(button.wanted().width() + self._gap for button in self._shown)

    def _room(self, *, rows: bool) -> float:
        """Return the pixels left for the words, or in two rows those left over by the buttons."""
        if rows:
            return self.width() - _LEFT - _RIGHT - self._taken() + self._gap
        return self.width() - self._taken() - 22 - self._text_left

    @property
    def _text_left(self) -> int:
        """The left edge of the words."""
        return _LEFT if self._prompt.seat is None else _AFTER_SHIELD

    def _name_hint(self, shown: Shown) -> None:
        label, key = translate("Table", "Hint"), shortcuts.cap_of("hint")
        short, sign = label, "?"
        if self._prompt.hinted:
            label, short, sign = (
                translate("Table", "Hide the hint"),
                translate("Table", "Hide"),
                "×",
            )
        if shown is Shown.FULL:
            self.hint.set_label(label, key)
        else:
            self.hint.set_label(short if shown is Shown.SHORT else sign)
        self.hint.setToolTip(f"{label} ({key})")
        self.hint.setAccessibleName(label)

    def _name_talk(self, *, brief: bool) -> None:
        label, key = translate("Table", "Talk", "table talk"), shortcuts.cap_of("talk")
        self.talk.set_sign("talk" if brief else "")
        self.talk.set_label(label, key)
        if self._prompt.unread:
            label = translate("Table", "Talk: %n new", "table talk", self._prompt.unread)
        self.talk.say(label, key)

    def _name_routines(self, *, brief: bool) -> None:
        label = translate("Table", "Make moves like this one automatically")
        self.routines.set_label("▾" if brief else translate("Table", "Always") + " ▾")
        self.routines.setToolTip(label)
        self.routines.setAccessibleName(label)

    def _rebuild(self, options: Sequence[PromptButton]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, option in enumerate(options):
            button = Button(self, main=option.main)
            button.pointed.connect(partial(self._preview, number))
            button.setProperty("main", option.main)
            button.setProperty("comes", option.comes)
            # The board keeps the keyboard focus: Enter there presses the main button.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(option.act)
            if option.comes:
                self._row.insertWidget(1 + number, button)
            else:
                self._row.addWidget(button)
            button.show()
            self._buttons.append(button)

    def _preview(self, number: int, is_on: bool) -> None:
        """Handle the pointer entering or leaving a button."""
        point = self._previews[number] if number < len(self._previews) else None
        if point is not None:
            point(is_on)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        box = QRectF(self.rect())
        ground = QColor(theme.mark if self._prompt.festive else theme.strip)
        p.fillRect(box, down(0, box.height(), (0, ground.lighter(108)), (1, ground)))
        p.fillRect(QRectF(0, box.height() - 1, box.width(), 1), QColor(theme.line))
        if self._prompt.seat is not None:
            self._looks[self._prompt.seat].shield(p, 34, HEIGHT / 2 - 1, 27)
        own = self.peek, self.talk, self.hint, self.routines
        first = [self.left_of(button) for button in own if not button.isHidden()]
        first += [self.left_of(button) for button in self._buttons]
        end = self.width() - 14.0
        if not self._two_rows:
            end = min(first, default=self.width()) - 14
        self._words.write(p, self._text_left, end - self._text_left)
        p.end()
