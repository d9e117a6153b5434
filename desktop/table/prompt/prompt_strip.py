"""The strip above the table: the seat that moves, the question in a whole sentence, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QMenu, QWidget

from desktop.language.translation import translate, with_unbroken_words
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import vertical_gradient
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme
from desktop.table.buttons import Button, PromptButton
from desktop.table.prompt.held_button import HeldButton
from desktop.table.prompt.painted_words import (
    HEIGHT_PX,
    SMALL_SIZES,
    USUAL_SIZES,
    PaintedWords,
    PromptAside,
)
from desktop.table.prompt.unread_numeral import UnreadNumeral
from desktop.table.sign_button import SignButton
from engine.core.values import Action, Seat

#: Share of a strip with words that buttons may take before the words become smaller for them.
_MAX_BUTTON_SHARE = 0.42
#: Milliseconds for which a note is shown.
_NOTE_MS = 8000
#: Left edge of the sentence.
_LEFT_MARGIN = 20
#: Margin to the right of the buttons.
_RIGHT_MARGIN = 18
#: Right margin of a narrow strip.
_NARROW_RIGHT = 6
#: Gap between the words and the buttons.
_WORDS_GAP = 10
#: Left edge of a sentence after a shield.
_TEXT_LEFT_AFTER_SHIELD = 57
#: Gap between two buttons.
_BUTTON_GAP = 10
#: Gap between the buttons of a narrow strip.
_MIN_BUTTON_GAP = 5


#: The least width of a strip, in pixels of normal text, whose own buttons have words. In a narrower
#: one they have icons.
_WIDE_STRIP_WIDTH = 960


class Keys(Enum):
    """Which buttons show their keys, all but the first with shorter labels; the preferred first."""

    ALL = "all"
    BRIEF = "brief"
    MAIN = "main"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class StripForm:
    """The form of the strip.

    It says which keys are shown, where the aside is, the type sizes, and how many answers a menu
    offers instead.
    """

    keys: Keys
    aside: PromptAside = PromptAside.BELOW
    sizes: tuple[float, float] = USUAL_SIZES
    listed_count: int = 0


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
    is_festive: bool = False
    buttons: tuple[PromptButton, ...] = ()
    #: Whether there is a covered hand to look at.
    can_peek: bool = False
    #: Whether that hand is held up.
    is_held_up: bool = False
    #: Whether a decision is open for a person who may want a hint.
    can_ask_hint: bool = False
    #: Whether a hint is shown, so that the button hides it.
    is_hinted: bool = False
    #: Why there are no hints at this table; "" where there are.
    why_no_hint: str = ""
    #: Whether the decision may be left to a routine.
    can_use_routine: bool = False
    #: Whether players talk at this table.
    can_talk: bool = False
    #: The number of statements that were not read yet.
    unread: int = 0


class PromptStrip(SelfUpdating, TextScaled, QWidget):
    """A row with a shield, a sentence, an aside and buttons at the right end.

    From the right there are its own buttons for a hint, talk, routines and peeking. Hint and talk
    keep their places through a match, whatever is asked. To the left are the answers that stay
    during a decision, and then the buttons that come and go. Answers without room are in a menu.
    The aside goes below the sentence if there is no room beside it.

    The strip is laid out at most once per turn of the event loop: `refresh` marks it as stale, and
    the function given to `compose_with` supplies the contents when they are next needed.

    Signals:
        festive_changed(is_on): the end of the match is shown, or no longer.
    """

    festive_changed = Signal(bool)

    def __init__(
        self,
        parent: QWidget | None = None,
        looks: Sequence[SeatLook] = LOOKS,
    ) -> None:
        super().__init__(parent)
        self._looks = looks
        self._compose: Callable[[], Prompt] | None = None
        self._prompt = Prompt()
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.timeout.connect(self._update_prompt)
        self._note = ""
        self._note_timer = QTimer(self)
        self._note_timer.setSingleShot(True)
        self._note_timer.setInterval(_NOTE_MS)
        self._note_timer.timeout.connect(self.note)
        self._buttons: list[Button] = []
        #: Per button, the function that previews its effect on the board.
        self._previews: list[Callable[[bool], None] | None] = []
        self._row = QHBoxLayout(self)
        # The window decides on the width, however many answers there are.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.addStretch(1)
        #: The width of the hint button, in pixels of normal text.
        self._hint_width = 0
        #: The largest widths so far of the buttons that stay during the decision, by name, and
        #: their labels.
        self._widths: dict[str, int] = {}
        self._permanent_labels: tuple[str, ...] = ()
        #: The keys that have room whatever was said beside these buttons, and in which width.
        self._keys, self._keys_width = Keys.ALL, 0
        #: Held down to look at the viewer's hand; hidden where hands are not covered.
        self.peek = HeldButton(self, main=True)
        self.peek.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.peek.hide()
        #: Opens a menu of the answers that have no room.
        self.more = Button(self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self._open_menu)
        self.more.hide()
        self._row.addWidget(self.more)
        self._row.addWidget(self.peek)
        #: Opens the menu of routines.
        self.routines = Button(self)
        self.routines.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.routines.hide()
        self._row.addWidget(self.routines)
        #: Opens the list of statements; a seal at its corner counts the unread ones.
        self.talk = SignButton("", self)
        self.talk.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.talk.hide()
        self._numeral = UnreadNumeral(self)
        self._row.addWidget(self.talk)
        #: Asks for a hint, or hides it.
        self.hint = SignButton("", self)
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint.hide()
        self._row.addWidget(self.hint)
        self._let_go_of_places()
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._make_room()

    def retranslate(self) -> None:
        label, brief = translate("Table", "Hold to peek at your hand"), translate("Table", "Peek")
        self.peek.set_label(label, shortcuts.PEEK, brief)
        tip = translate(
            "Table", "A click keeps it open until you click again, press Esc or make your move."
        )
        self.peek.setToolTip(tip)
        self.more.set_label("…")
        label = translate("Table", "More answers")
        self.more.setToolTip(label)
        self.more.setAccessibleName(label)
        self._make_room()

    # -- contents ----------------------------------------------------------------------------------

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
        """The buttons of the prompt, from left to right; those in the menu are hidden."""
        if self._refresh_timer.isActive():
            self._update_prompt()
        return list(self._buttons)

    def button_for(self, action: Action) -> Button | None:
        """Return the button that gives an action at once or opens the menu with it, or None.

        The strip is updated first.
        """
        self._update_prompt()
        options = zip(self._prompt.buttons, self._buttons, strict=True)
        matching_button = next(
            (button for option, button in options if option.gives == action), None
        )
        return (
            self.more
            if matching_button is not None and matching_button.isHidden()
            else matching_button
        )

    def refresh(self) -> None:
        """Mark the contents as stale."""
        self._refresh_timer.start()

    def show_prompt(self, prompt: Prompt) -> None:
        """Show these contents until the next `refresh`."""
        self._refresh_timer.stop()
        # Buttons that come and go are at the left.
        ordered = sorted(prompt.buttons, key=lambda option: not option.comes)
        if prompt.is_festive != self._prompt.is_festive:
            self.festive_changed.emit(prompt.is_festive)
        if self._prompt.is_held_up and not prompt.is_held_up:
            # Under the cover nothing depends on the hand.
            self._permanent_labels = ()
        self._prompt = prompt = replace(prompt, buttons=tuple(ordered))
        self.peek.setVisible(prompt.can_peek)
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

    def drop_note(self, text: str) -> None:
        """Remove a text that is no news any more, if it still stands instead of the aside."""
        if text and text == self._note:
            self.note()

    def _update_prompt(self) -> None:
        self._refresh_timer.stop()
        if self._compose is not None:
            self.show_prompt(self._compose())

    def _update_layout(self) -> None:
        self.setAccessibleName(f"{self._prompt.sentence} {self.shown_aside}".strip())
        self._make_room()
        self.update()

    @property
    def shown_aside(self) -> str:
        """The text shown after the sentence: a note, or the aside of the prompt."""
        return self._note or self._prompt.aside

    def _set_buttons(self, options: Sequence[PromptButton]) -> None:
        """Replace the buttons; an unchanged button keeps its place and its focus."""
        forms = [(button.property("main"), button.property("comes")) for button in self._buttons]
        if forms != [(option.is_main, option.comes) for option in options]:
            self._rebuild(options)
        for button, option in zip(self._buttons, options, strict=True):
            button.clicked.disconnect()
            button.clicked.connect(option.act)
            button.set_label(option.label, option.key, option.brief)
            if option.tip:
                button.setToolTip("\n".join(filter(None, (button.toolTip(), option.tip))))
            button.set_obstacle(option.obstacle)
            button.setCheckable(option.is_on is not None)
            button.setChecked(bool(option.is_on))
        self._previews = [option.point for option in options]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()

    def _make_room(self) -> None:
        """Use the first form in which all words fit, else the best for the sentence alone."""
        self._place_own_buttons()
        labels = tuple(option.label for option in self._prompt.buttons if not option.comes)
        if (labels, self.width()) != (self._permanent_labels, self._keys_width):
            self._keys, self._keys_width = Keys.ALL, self.width()
        form = next(filter(self._fits, self._forms()), None) or self._form_without_aside()
        # Keys that had to go stay away: other words must not move the buttons again.
        self._keys = form.keys
        self._arrange(form)
        self._row.setSpacing(scaled(self._gap))
        self._keep_positions(form)
        self._row.setContentsMargins(scaled(_LEFT_MARGIN), 0, scaled(self._right), 0)
        # The words extend to the buttons, whose positions must be final.
        self._row.activate()
        self._numeral.show_number(self._prompt.unread if self._prompt.can_talk else 0, self.talk)

    def _forms(self) -> Iterator[StripForm]:
        """Yield the forms with all words and answers, the preferred first."""
        for keys in self._allowed_keys:
            for sizes in (USUAL_SIZES, SMALL_SIZES):
                for aside in PromptAside:
                    yield StripForm(keys, aside, sizes)

    @property
    def _allowed_keys(self) -> list[Keys]:
        """The keys that may be shown, the most first."""
        every = list(Keys)
        return every[every.index(self._keys) :]

    def _form_without_aside(self) -> StripForm:
        """Return the form for words that do not all fit.

        The keys stay if the buttons are not crowded. Answers go into the menu only where even the
        sentence alone has no room beside them.
        """
        alone = self._lasting_words.shortest()
        for keys in self._allowed_keys:
            form = StripForm(keys, sizes=SMALL_SIZES)
            self._arrange(form)
            if self._taken() < self.width() * _MAX_BUTTON_SHARE and self._can_hold(form, alone):
                return form
        most = sum(not option.is_main for option in self._prompt.buttons)
        # One answer alone has as much room as the menu.
        for listed in (0, *range(2, most + 1)):
            form = StripForm(Keys.NONE, sizes=SMALL_SIZES, listed_count=listed)
            self._arrange(form)
            if self._can_hold(form, alone):
                break
        return form

    def _can_hold(self, form: StripForm, words: PaintedWords) -> bool:
        """Return whether words fit beside the buttons as they are arranged."""
        width = self._room()
        return width > 0 and words.fits(width, form.aside, form.sizes)

    def _keep_positions(self, form: StripForm) -> None:
        """Keep the positions of answers that stay during the decision, if words leave room."""
        stay = {
            button.text(): button
            for button in self._buttons
            if not (button.property("comes") or button.isHidden())
        }
        labels = tuple(option.label for option in self._prompt.buttons if not option.comes)
        if labels != self._permanent_labels:
            self._permanent_labels, self._widths = labels, {}
        wanted = {name: button.size_hint().width() for name, button in stay.items()}
        width = {name: max(now, self._widths.get(name, 0)) for name, now in wanted.items()}
        more = sum(width[name] - wanted[name] for name in stay)
        fits = self._lasting_words.fits(self._room() - more, form.aside, form.sizes)
        self._widths |= width
        for name, button in stay.items():
            kept = width[name] if fits and width[name] > wanted[name] else 0
            button.setMinimumWidth(scaled(kept))

    def _fits(self, form: StripForm) -> bool:
        """Return whether buttons and all words fit in a form."""
        self._arrange(form)
        return self._can_hold(form, self._lasting_words)

    def _arrange(self, form: StripForm) -> None:
        for button in (*self._buttons, self.peek):
            main = form.keys is Keys.MAIN and bool(button.property("main"))
            shows_key = form.keys in (Keys.ALL, Keys.BRIEF) or main
            button.show_key(shows_key, brief=form.keys is not Keys.ALL)
        listed = self._listed(form.listed_count)
        for number, button in enumerate(self._buttons):
            button.setVisible(number not in listed)
        self.more.setVisible(bool(listed))

    def _listed(self, count: int) -> Collection[int]:
        """Return the numbers of the answers that go into the menu.

        They are the widest answers, never the main one.
        """
        others = [
            number for number, option in enumerate(self._prompt.buttons) if not option.is_main
        ]
        return sorted(others, key=lambda number: -self._buttons[number].size_hint().width())[:count]

    def _open_menu(self) -> None:
        """Offer the answers that have no room; their keys work while the menu is open."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for option, button in zip(self._prompt.buttons, self._buttons, strict=True):
            if button.isHidden():
                key = f"&{option.key} · " if len(option.key) == 1 else ""
                menu.addAction(key + option.label.replace("&", "&&")).triggered.connect(option.act)
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.size().height() + 4)))

    # -- the strip's own buttons -------------------------------------------------------------------

    @property
    def _own_buttons(self) -> tuple[Button, ...]:
        """The strip's own buttons from left to right."""
        return self.peek, self.routines, self.talk, self.hint

    def _let_go_of_places(self) -> None:
        """Give the places of hint and talk free until they are shown again."""
        for button in (self.hint, self.talk):
            self._keep_place(button, kept=False)

    def _keep_place(self, button: Button, *, kept: bool) -> None:
        policy = button.sizePolicy()
        if policy.retainSizeWhenHidden() is not kept:
            policy.setRetainSizeWhenHidden(kept)
            button.setSizePolicy(policy)

    def _takes_room(self, button: Button) -> bool:
        return not button.isHidden() or button.sizePolicy().retainSizeWhenHidden()

    def _place_own_buttons(self) -> None:
        """Show the strip's own buttons, with words or icons by its width, and keep their places.

        Their size depends on nothing that is asked or said.
        """
        prompt = self._prompt
        brief = not self._is_wide
        self._name_hint(brief=brief)
        self._name_talk(brief=brief)
        self._name_routines(brief=brief)
        self.routines.setVisible(prompt.can_use_routine)
        if prompt.is_festive:
            self._let_go_of_places()
        for button, is_shown in ((self.hint, prompt.can_ask_hint), (self.talk, prompt.can_talk)):
            button.setVisible(is_shown)
            if is_shown:
                self._keep_place(button, kept=True)

    @property
    def _lasting_words(self) -> PaintedWords:
        """The words without a note: those to which the buttons are fitted."""
        prompt = self._prompt
        names = tuple(map(with_unbroken_words, prompt.names))
        return PaintedWords(
            with_unbroken_words(prompt.sentence),
            with_unbroken_words(prompt.aside),
            names,
            prompt.is_festive,
        )

    def _words(self, room: float) -> PaintedWords:
        """Return the words to paint; a note without room beside the sentence stands alone."""
        lasting, note = self._lasting_words, with_unbroken_words(self._note)
        if not note:
            return lasting
        both, plain = replace(lasting, aside=note), replace(lasting, aside=note, is_festive=False)
        sizes = USUAL_SIZES, SMALL_SIZES
        if any(plain.fits(room, PromptAside.BELOW, size) for size in sizes):
            return both
        return replace(plain, sentence=note, aside="")

    @property
    def _gap(self) -> int:
        """The gap between two buttons."""
        return _BUTTON_GAP if self._is_wide else _MIN_BUTTON_GAP

    @property
    def _right(self) -> int:
        """The margin to the right of the buttons."""
        return _RIGHT_MARGIN if self._is_wide else _NARROW_RIGHT

    @property
    def _is_wide(self) -> bool:
        return self.width() >= _WIDE_STRIP_WIDTH

    def _taken(self) -> float:
        """Return the pixels that the buttons take, with a gap after each."""
        own_buttons = [button for button in self._own_buttons if self._takes_room(button)]
        answers = [button for button in (*self._buttons, self.more) if not button.isHidden()]
        taken = sum(button.size_hint().width() + self._gap for button in (*answers, *own_buttons))
        # The hint keeps the width of the wider of its two labels.
        return taken + (
            self._hint_width - self.hint.size_hint().width() if self.hint in own_buttons else 0
        )

    def _room(self) -> float:
        """Return the pixels left for the words."""
        taken = self._text_left + _WORDS_GAP + self._taken() - self._gap + self._right
        return self.width() - taken

    @property
    def _text_left(self) -> int:
        """The left edge of the words."""
        return _LEFT_MARGIN if self._prompt.seat is None else _TEXT_LEFT_AFTER_SHIELD

    def _name_hint(self, *, brief: bool) -> None:
        key, is_hinted = shortcuts.cap_of("hint"), self._prompt.is_hinted
        label, hide = translate("Table", "Hint"), translate("Table", "Hide")
        self.hint.set_sign(("cross" if is_hinted else "bulb") if brief else "")
        widths = []
        for text in (label, hide) if is_hinted else (hide, label):
            self.hint.set_label(text, key)
            widths.append(self.hint.size_hint().width())
        self._hint_width = max(widths)
        self.hint.setMinimumWidth(scaled(self._hint_width))
        self.hint.say(translate("Table", "Hide the hint") if is_hinted else label, key)
        if self._prompt.why_no_hint:
            self.hint.setToolTip(self._prompt.why_no_hint)

    def _name_talk(self, *, brief: bool) -> None:
        label = translate("Table", "Talk", "table talk")
        key = shortcuts.cap_of("talk")
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
        """Replace the buttons; a button whose place is kept stays."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, option in enumerate(options):
            button = Button(self, main=option.is_main)
            button.pointed.connect(partial(self._preview, number))
            button.setProperty("main", option.is_main)
            button.setProperty("comes", option.comes)
            # The board keeps the keyboard focus: Enter there presses the main button.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(option.act)
            self._row.insertWidget(1 + number, button)
            button.show()
            self._buttons.append(button)

    def _preview(self, number: int, is_on: bool) -> None:
        """Handle the pointer entering or leaving a button."""
        point = self._previews[number] if number < len(self._previews) else None
        if point is not None:
            point(is_on)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        rect = QRectF(self.rect())
        ground = QColor(theme.mark if self._prompt.is_festive else theme.strip)
        painter.fillRect(
            rect, vertical_gradient(0, rect.height(), (0, ground.lighter(108)), (1, ground))
        )
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), QColor(theme.line))
        if self._prompt.seat is not None:
            self._looks[self._prompt.seat].shield(painter, 34, HEIGHT_PX / 2 - 1, 27)
        buttons = (*self._own_buttons, self.more, *self._buttons)
        first = [self.left_of(button) for button in buttons if not button.isHidden()]
        end = min(first, default=self.width()) - _WORDS_GAP
        width = end - self._text_left
        self._words(width).write(painter, self._text_left, width)
        painter.end()
