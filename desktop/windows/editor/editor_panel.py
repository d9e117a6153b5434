"""The panel of the editor: the position in words, refused edits, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.lettering import FlowedText, TextRun
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.panels.box import PanelBlock
from desktop.panels.seats.held_card import CardForm, SeatState
from desktop.panels.seats.seat_card import SeatCard
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import unscaled
from desktop.style.theme import current_theme, serif
from desktop.style.widgets import Segments, plain_label, pop_above, rule
from desktop.table.buttons import Button
from desktop.table.game_table import Cards
from desktop.windows.puzzles.blocks import VerdictBlock
from desktop.windows.puzzles.puzzle_signs import paint_cross


class MessageBlock(PanelBlock):
    """The reason of a refused edit or the name of a piece; hidden while empty."""

    def __init__(self, parent: QWidget) -> None:
        self._text, self._refused = "", False
        super().__init__(parent)

    def text(self) -> str:
        """Return the text."""
        return self._text

    def say(self, text: str, *, refused: bool) -> None:
        """Set the text."""
        self._text, self._refused = text, refused
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.fit()

    def _flow(self, width: float) -> FlowedText:
        theme = current_theme()
        return FlowedText((TextRun(self._text, serif(16), theme.text),), width - 50)

    def needed_height(self, width: float) -> float:
        return max(38.0, self._flow(width).height + 16)

    def paint(self, painter: QPainter) -> None:
        theme = current_theme()
        frame = rounded(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6)
        painter.fillPath(frame, QColor(theme.card if self._refused else theme.mark))
        flow = self._flow(self.width())
        top = (self.height() - flow.height) / 2
        if self._refused:
            stroke_path(painter, frame, pen(theme.danger, 1.3))
            paint_cross(painter, QPointF(21, top + 11), 5)
            flow.paint(painter, QPointF(38, top))
        else:
            flow.paint(painter, QPointF(14, top))


#: Pixels left and right of the content.
_MARGIN = 18
#: Pixels above and below the content.
_MARGIN_PX = 12
#: Pixels between buttons.
_BUTTON_GAP = 8
#: Height from which the panel is spacious and has longer texts, in pixels.
_MIN_TALL_HEIGHT = 700
#: Height kept for everything but the seats when they are shown larger.
_HEIGHT_WITHOUT_SEATS = 640
#: The most seats that leave room for the explanation of moves in a low panel.
_MAX_SEATS_WITH_EXPLANATION = 3
#: The most seats that leave room for the remark in a low panel.
_MAX_SEATS_WITH_REMARK = 4


class EditorPanel(SelfUpdating, QFrame):
    """The panel of the editor.

    Signals:
        open_requested().
        paste_requested().
        copy_requested().
        save_requested().
        picture_requested().
        play_requested().
        check_requested(): (ask or stop the coach), `leave_requested()`: the buttons and menus.
        seat_count_chosen(number of seats).
    """

    open_requested = Signal()
    paste_requested = Signal()
    copy_requested = Signal()
    save_requested = Signal()
    picture_requested = Signal()
    play_requested = Signal()
    check_requested = Signal()
    leave_requested = Signal()
    seat_count_chosen = Signal(int)

    def __init__(self, seats: range, parent: QWidget) -> None:
        """Create the panel; `seats` are the possible numbers of seats."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._seats = seats
        inner = self._inner = QWidget(self)
        self._title = ""
        self._heading, self._kicker = self._label("headline"), self._label("kicker")
        self._standing = self._label("sentence")
        self.message_block = MessageBlock(self)
        self._say: Callable[[], str] = str
        self._is_refused = False
        self._seats_label = plain_label(inner, "heading")
        self.seats = Segments(inner, len(seats), width=27, height=20)
        for number, button in zip(seats, self.seats.buttons, strict=True):
            button.setText(str(number))
            button.clicked.connect(lambda _=False, n=number: self.seat_count_chosen.emit(n))
        self.holders: list[SeatCard] = []
        self._looks: Sequence[SeatLook] = ()
        #: Explains how pieces are moved, by mouse and keyboard.
        self.ways = self._label("quiet")
        self.open, self.share = Button(self), Button(self)
        self.play, self.leave = Button(self), Button(self)
        self.check = Button(self, main=True)
        self.verdict = VerdictBlock(self)
        self._is_thinking = False
        for button, signal in (
            (self.play, self.play_requested),
            (self.check, self.check_requested),
            (self.leave, self.leave_requested),
        ):
            button.clicked.connect(signal)
        self.share_menu, self.open_menu = QMenu(self), QMenu(self)
        self._share_actions = [
            self.share_menu.addAction("", signal.emit)
            for signal in (self.copy_requested, self.save_requested, self.picture_requested)
        ]
        self._open_actions = [
            self.open_menu.addAction("", signal.emit)
            for signal in (self.open_requested, self.paste_requested)
        ]
        self.share.clicked.connect(lambda: pop_above(self.share_menu, self.share))
        self.open.clicked.connect(lambda: pop_above(self.open_menu, self.open))
        self._compose()
        self.retranslate()
        self.say(str, refused=False)
        self.show_verdict("", "", None, thinking=False)

    def _label(self, role: str) -> QLabel:
        label = plain_label(self._inner, role, wrapped=True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return label

    def _compose(self) -> None:
        self._flow = QVBoxLayout(self._inner)
        self._flow.setContentsMargins(_MARGIN, _MARGIN_PX, _MARGIN, _MARGIN_PX)
        for part in (self._heading, self._kicker, self._standing):
            self._flow.addWidget(part)
        count = QHBoxLayout()
        count.addWidget(self._seats_label, 1)
        # A game with a single number of seats has nothing to choose.
        self.seats.setVisible(len(self._seats) > 1)
        count.addWidget(self.seats)
        self._flow.addLayout(count)
        self._flow.addWidget(rule(self._inner))
        self._holders = QVBoxLayout()
        self._flow.addLayout(self._holders)
        self._flow.addWidget(self.ways)
        self._flow.addStretch(1)
        scroll = FadingScroll(self, over=True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._inner)
        # Texts that come and go are at the foot, so that nothing else moves.
        foot = QVBoxLayout()
        foot.setContentsMargins(_MARGIN - 4, 6, _MARGIN - 4, _MARGIN_PX)
        foot.setSpacing(_BUTTON_GAP)
        foot.addWidget(self.message_block)
        foot.addWidget(self.verdict)
        self.check.fix(height=36)
        foot.addWidget(self.check)
        for pair in ((self.play, self.share), (self.open, self.leave)):
            row = QHBoxLayout()
            row.setSpacing(_BUTTON_GAP)
            for button in pair:
                button.fix(height=32)
                row.addWidget(button, 1)
            foot.addLayout(row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)
        # Ignored, because the longest labels would make the panel too wide; they may fill the
        # button.
        for button in (self.check, self.play, self.share, self.open, self.leave):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        self._heading.setText(self._title or translate("Editor", "Your position"))
        self.message_block.say(self._say(), refused=self._is_refused)
        self._seats_label.setText(translate("Editor", "Players"))
        self.seats.setAccessibleName(translate("Editor", "Players"))
        self.seats.setToolTip(translate("Editor", "An empty board for this many players"))
        arrows, lay = (
            f"{shortcuts.cap_of('left')}\u00a0{shortcuts.cap_of('right')}",
            shortcuts.cap_of("confirm"),
        )
        self.ways.setText(
            translate(
                "Editor",
                "Drag a piece onto the board, or off it to take it away; or click it, then its "
                "place. Keys: {arrows}, {lay} and {take}.",
            ).format(arrows=arrows, lay=lay, take=shortcuts.key_label(QKeySequence("Del")))
        )
        self.open.set_label(translate("Editor", "Open…"))
        self.share.set_label(translate("Editor", "Share…"))
        self.play.set_label(translate("Editor", "Play from here"))
        self.leave.set_label(translate("Puzzles", "Leave"), shortcuts.cap_of("back"))
        check = translate("Puzzles", "Check with the coach")
        stop = translate("Puzzles", "Stop the coach")
        self.check.set_label(stop if self._is_thinking else check, shortcuts.cap_of("coach"))
        texts = (
            translate("Editor", "Copy as a line of text"),
            translate("Editor", "Save as a file…"),
            translate("Editor", "Save as a picture…"),
        )
        for action, text in zip(self._share_actions, texts, strict=True):
            action.setText(text)
        texts2 = (
            translate("Editor", "Open a file…"),
            translate("Editor", "Paste a line of text"),
        )
        for action, text in zip(self._open_actions, texts2, strict=True):
            action.setText(text)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Hide the keys on buttons whose words need the room."""
        for button in (self.check, self.leave):
            button.show_key(shown=True)
            button.show_key(button.sizeHint().width() <= button.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        self._fit_buttons()

    @property
    def _is_tall(self) -> bool:
        return unscaled(self.height()) >= _MIN_TALL_HEIGHT

    @property
    def heading(self) -> str:
        """The heading at the top."""
        return self._heading.text()

    @property
    def kicker(self) -> str:
        """The line below the heading."""
        return self._kicker.text()

    @property
    def standing_text(self) -> str:
        """The sentence about the standing."""
        return self._standing.text()

    def show_standing(self, standing: str) -> None:
        """Show the sentence about the standing."""
        self._standing.setText(standing)
        self._share_room()

    def show_seats(
        self, states: Sequence[SeatState], looks: Sequence[SeatLook], cards: Cards | None
    ) -> None:
        """Show the hands and holdings of the seats."""
        if self._looks != looks:
            self._looks = looks
            for card in self.holders:
                card.deleteLater()
            self.holders = [SeatCard(look, cards, self._inner) for look in looks]
            for card in self.holders:
                self._holders.addWidget(card)
        for card, state in zip(self.holders, states, strict=True):
            card.show_state(state)
        self.seats.choose(self._seats.index(len(states)))
        self._share_room()

    def show_origin(self, title: str, aim: str, aside: str) -> None:
        """Show title and aim of the puzzle that was copied, "" if none was, and a remark."""
        self._title = title
        self._kicker.setText(aside)
        self._heading.setToolTip(aim)
        self._share_room()
        self.retranslate()

    def say(self, text: Callable[[], str], *, refused: bool) -> None:
        """Show why an edit was refused, or a name; `text` returns it in the current language."""
        self._say, self._is_refused = text, refused
        self.message_block.say(text(), refused=refused)

    def show_verdict(self, head: str, detail: str, good: bool | None, *, thinking: bool) -> None:
        """Show the coach's verdict; an empty headline hides it."""
        self._is_thinking = thinking
        self.verdict.say(head, detail, good, busy=thinking)
        self.verdict.setVisible(bool(head))
        self._share_room()
        self.retranslate()

    def _share_room(self) -> None:
        """Fit seats and texts into the height.

        In a low panel each seat takes two lines; many seats leave no room for the explanation of
        moves and for the remark.
        """
        height, count = self._is_tall, len(self.holders)
        self._kicker.setVisible(height or count <= _MAX_SEATS_WITH_REMARK)
        self._flow.setSpacing(10 if height else 6)
        self._holders.setSpacing(5 if height else 2)
        self._standing.setVisible(bool(self.standing_text))
        self.ways.setVisible(height or count <= _MAX_SEATS_WITH_EXPLANATION)
        size = CardForm.LOW
        larger = sum(card.short_height() for card in self.holders)
        if height and larger <= unscaled(self.height()) - _HEIGHT_WITHOUT_SEATS:
            size = CardForm.SHORT
        for card in self.holders:
            card.set_size(size)

    def allow(self, *, play: bool, check: bool) -> None:
        """Enable the buttons that are possible now."""
        self.play.setEnabled(play)
        self.check.setEnabled(check)
