"""The review's panel: a turning point with the coach's answer, or what a moment was worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop import keys
from desktop.controls import plain_label
from desktop.language import translate
from desktop.names import you
from desktop.painting.bars import BEST, BEST_LIT, OTHER
from desktop.painting.seatlook import SeatLook
from desktop.panels.ground import paint_panel
from desktop.retranslated import Retranslated
from desktop.review.blocks import (
    CardPicture,
    Gain,
    GoldFrame,
    Hand,
    Hands,
    Heading,
    Row,
    Rows,
    Segment,
)
from desktop.review.eyes import Eyes
from desktop.review.findings import Turn, displayed
from desktop.review.hindsight import source
from desktop.review.telling import FEW, MANY, Told, card_of
from desktop.table.buttons import Button
from desktop.table.game import Cards, GameTable
from desktop.textsize import Lettered
from desktop.theme import current_theme
from engine.core import View
from engine.review.curve import Moment

_MAIN, _PLAIN = 36, 32
_CARD, _LOW_CARD = 62, 44
#: Below this height there is little room.
_TALL = 740


class ReviewPanel(Retranslated, Lettered, QWidget):
    """Signals: `playOnRequested()`, `tryRequested()`, `nextRequested()`, `saveRequested()`: the
    buttons at its foot; `handsRequested(open)`: hands as they were known, or open.
    """

    playOnRequested = Signal()  # noqa: N815
    tryRequested = Signal()  # noqa: N815
    nextRequested = Signal()  # noqa: N815
    saveRequested = Signal()  # noqa: N815
    handsRequested = Signal(bool)  # noqa: N815

    def __init__(
        self,
        table: GameTable,
        cards: Cards | None,
        looks: Sequence[SeatLook],
        parent: QWidget,
        *,
        hands: bool,
    ) -> None:
        """`hands`: whether there are hands to be opened."""
        super().__init__(parent)
        self._table, self._cards, self._looks, self._hidden = table, cards, looks, hands
        #: Whose eyes these are; "": one's own.
        self._name = ""
        self.heading = Heading(self)
        self.played, self.reasons, self.status = self._label(), self._label(), self._label("aside")
        self.against, self.note = self._label("quiet"), self._label("quiet")
        self.coach = self._label("accent")
        self.answers_title, self.answers_note = self._label("heading"), self._label("quiet")
        self.followed = self._label("aside")
        self._played_card, self._coach_card = CardPicture(cards, self), CardPicture(cards, self)
        self.gain, self.rows, self.hands = Gain(self), Rows(self), Hands(cards, self)
        self.gold = GoldFrame(self)
        self.eyes = Eyes(looks, self)
        self.known_button, self.open_button = Segment(self), Segment(self)
        for segment in (self.known_button, self.open_button):
            segment.setCheckable(True)
            segment.setVisible(hands)
        self.play_on, self.try_button = Button(self, main=True), Button(self)
        self.next_button, self.save_button = Button(self), Button(self)
        self.play_on.fix(height=_MAIN)
        for button in self._plain():
            button.fix(height=_PLAIN)
        for button in (self.play_on, *self._plain(), self.known_button, self.open_button):
            # The board keeps the keys.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._arrange()
        self.known_button.clicked.connect(self._know)
        self.open_button.clicked.connect(self._open)
        self.play_on.clicked.connect(self.playOnRequested)
        self.try_button.clicked.connect(self.tryRequested)
        self.next_button.clicked.connect(self.nextRequested)
        self.save_button.clicked.connect(self.saveRequested)
        self.retranslate()
        self.hide()

    def _label(self, role: str = "sentence") -> QLabel:
        return plain_label(self, role, wrapped=True)

    def _plain(self) -> tuple[Button, ...]:
        return self.try_button, self.next_button, self.save_button

    def _arrange(self) -> None:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(18, 14, 14, 8)
        column.setSpacing(9)
        column.addWidget(self.heading)
        played = QHBoxLayout()
        played.setSpacing(12)
        played.addWidget(self._played_card, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.played)
        words.addWidget(self.against)
        words.addStretch(1)
        played.addLayout(words, 1)
        column.addLayout(played)
        gold = QVBoxLayout(self.gold)
        gold.setContentsMargins(12, 10, 12, 10)
        gold.setSpacing(6)
        coach = QHBoxLayout()
        coach.setSpacing(12)
        coach.addWidget(self._coach_card, 0, Qt.AlignmentFlag.AlignTop)
        said = QVBoxLayout()
        said.setSpacing(4)
        said.addWidget(self.coach)
        said.addWidget(self.reasons)
        said.addStretch(1)
        coach.addLayout(said, 1)
        gold.addLayout(coach)
        gold.addWidget(self.gain)
        column.addWidget(self.gold)
        column.addWidget(self.answers_title)
        column.addWidget(self.rows)
        column.addWidget(self.answers_note)
        column.addWidget(self.followed)
        column.addWidget(self.status)
        segments = QHBoxLayout()
        segments.setSpacing(0)
        segments.addWidget(self.known_button, 1)
        segments.addWidget(self.open_button, 1)
        column.addWidget(self.eyes)
        column.addLayout(segments)
        column.addWidget(self.hands)
        column.addWidget(self.note)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setProperty("role", "bare")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        foot = QVBoxLayout()
        foot.setContentsMargins(18, 4, 14, 12)
        foot.setSpacing(8)
        foot.addWidget(self.play_on)
        low = QHBoxLayout()
        low.setSpacing(8)
        for button in self._plain():
            low.addWidget(button)
        foot.addLayout(low)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(foot)

    def _know(self) -> None:
        self.handsRequested.emit(False)

    def _open(self) -> None:
        self.handsRequested.emit(True)

    def retranslate(self) -> None:
        self.play_on.set_label(translate("Review", "Play on from here"), keys.cap_of("confirm"))
        self._make_room()
        self.try_button.setToolTip(
            translate("Review", "Give the coach's answer and see how it goes on")
        )
        self.next_button.setToolTip(
            translate("Review", "To the next turning point; Shift and the key: to the one before")
        )
        self.save_button.setToolTip(translate("Review", "Save the review as a picture or as text"))

    def _make_room(self) -> None:
        """Rows of buttons say as much as there is room for: the keys go first, then words."""
        try_it, turn = translate("Review", "Try it"), translate("Review", "Turning point")
        foot = (
            (self.try_button, try_it, keys.cap_of("try"), translate("Review", "Try it", "brief")),
            (
                self.next_button,
                turn,
                keys.cap_of("next turn"),
                translate("Review", "Next", "brief"),
            ),
            (self.save_button, translate("Review", "Save…"), "", "…"),
        )
        open_, known = translate("Review", "Open"), translate("Review", "As you knew it")
        if self._name:
            known = translate("Review", "As known then")
        segments = (
            (self.known_button, known, "", known),
            (self.open_button, open_, keys.cap_of("hands"), open_),
        )
        self._label_row(foot, self.width() - 32 - 8 * (len(foot) - 1))
        self._label_row(segments, self.width() - 32)

    @staticmethod
    def _label_row(row: Sequence[tuple[Button, str, str, str]], room: int) -> None:
        for said in range(3):
            for button, text, key, brief in row:
                button.set_label(brief if said > 1 else text, "" if said else key)
                button.setAccessibleName(text)
            if sum(button.wanted().width() for button, *_ in row) <= room:
                return

    # -- what is shown ---------------------------------------------------------------------------

    @property
    def most(self) -> int:
        """How many answers have room."""
        return MANY if self.height() >= _TALL else FEW

    def show_turn(self, turn: Turn, number: int, told: Told, place: str, view: View) -> None:
        """A turning point, before the answer was given."""
        self.heading.say(number, told.title, place)
        wide = _CARD if self.height() >= _TALL else _LOW_CARD
        self._played_card.show_card(self._paintable(card_of(turn.given)), wide)
        self._coach_card.show_card(self._paintable(card_of(turn.best)), wide)
        self._write(self.played, told.played)
        self._write(self.against, told.against)
        self._write(self.coach, told.coach)
        self._write(self.reasons, told.reasons)
        self._write(self.followed, told.followed)
        self.gain.say(told.gain, told.doubt)
        self.gold.show()
        self._write(self.answers_title, translate("Review", "The moves then"))
        self._write(
            self.answers_note,
            translate("Review", "Chance of winning, in worlds drawn from what was known then."),
        )
        advice = displayed(turn, self.most)
        called = self._table.texts.advised
        best = BEST_LIT if current_theme().dark else BEST
        own = self._looks[turn.seat]
        self.rows.show_rows(
            [
                Row(
                    f"{row}. {called(one.action, view)[1]}",
                    one.value,
                    one.doubt,
                    best if row == 1 else self._ink(own) if one.action == turn.given else OTHER,
                    row == 1 or one.action == turn.given,
                )
                for row, one in enumerate(advice.answers, 1)
            ]
        )

    def show_moment(
        self,
        moment: Moment | None,
        title: str,
        place: str,
        happened: str,
        names: Sequence[str],
        own: int,
        *,
        played_on: bool,
    ) -> None:
        """Any other moment: what happened last, and what it was worth with all hands open.

        `played_on`: not guessed from the moments before and after it.
        """
        self.heading.say(None, title, place)
        for card in (self._played_card, self._coach_card):
            card.show_card(None, _CARD)
        self.gold.hide()
        self._write(self.followed, "")
        self._write(self.played, happened)
        self._write(self.against, "")
        known = moment is not None
        self._write(self.answers_title, translate("Review", "Chances now") if known else "")
        self._write(
            self.answers_note,
            source(hidden=self._hidden, played_on=played_on) if known else "",
        )
        self.rows.show_rows(
            [
                Row(
                    names[seat] or you(),
                    chance,
                    moment.doubts[seat],
                    self._ink(look),
                    seat == own,
                    look,
                )
                for seat, (look, chance) in enumerate(
                    zip(self._looks, moment.chances, strict=False)
                )
            ]
            if moment is not None
            else []
        )

    def show_hands(self, hands: Sequence[Hand], *, name: str, opened: bool, coached: bool) -> None:
        """What the rivals of a seat held; `name`: whose eyes these are, "" for one's own."""
        self._name = name
        self._make_room()
        self.known_button.setChecked(not opened)
        self.open_button.setChecked(opened)
        self.hands.show_hands(hands)
        self._write(self.note, _about(hands, name, opened=opened, coached=coached))

    def show_status(self, words: str) -> None:
        """How far the coach is."""
        self._write(self.status, words)

    def allow(self, *, play_on: bool, trying: bool, turns: bool) -> None:
        """Which buttons do something now."""
        self.play_on.setEnabled(play_on)
        self.try_button.setEnabled(trying)
        self.next_button.setEnabled(turns)

    @staticmethod
    def _write(label: QLabel, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    @staticmethod
    def _ink(look: SeatLook) -> str:
        return look.light if current_theme().dark else look.colour

    def _paintable(self, card: str | None) -> str | None:
        return card if self._cards is not None else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.painter()
        paint_panel(p, QRectF(self.rect()))
        p.end()


def _about(hands: Sequence[Hand], name: str, *, opened: bool, coached: bool) -> str:
    if not hands:
        return ""
    if not opened:
        text = translate("Review", "Cards you had seen lie open, the others as backs.")
        if name:
            text = translate("Review", "Cards {name} had seen lie open, the others as backs.")
        return text.format(name=name)
    if all(sure for hand in hands for card, sure in hand.cards if card is not None):
        return ""
    if coached:
        text = translate("Review", "Blue: what you could not know, nor did the coach look at it.")
        if name:
            text = translate(
                "Review", "Blue: what {name} could not know, nor did the coach look at it."
            )
        return text.format(name=name)
    text = translate("Review", "Blue: what you could not know.")
    if name:
        text = translate("Review", "Blue: what {name} could not know.")
    return text.format(name=name)
