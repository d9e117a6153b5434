"""The review's panel: a turning point with the coach's move, or the chances at a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.bars import BEST, BEST_ON_DARK, OTHER
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.seat_look import SeatLook
from desktop.panels.backgrounds import paint_panel
from desktop.review.findings import MAX_TURNING_POINTS_SHOWN, TurningPoint, ranked_moves
from desktop.review.hands import Hands, ReviewHand
from desktop.review.method_texts import (
    chances_source,
    moves_source,
    refining_text,
    uncomputed_text,
)
from desktop.review.moment_texts import (
    MAX_LOW_ANSWERS,
    MAX_MEDIUM_ANSWERS,
    MAX_ROOMY_ANSWERS,
    TurnTexts,
    card_of,
    coach_heading,
    labelled_text,
)
from desktop.review.review_panel_parts import (
    Gain,
    GoldFrame,
    Heading,
    MoveBlock,
    Row,
    Rows,
    SaveButton,
)
from desktop.review.turn_list import TurnList, TurnSummary
from desktop.review.viewer_switch import ViewerSwitch
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled
from desktop.style.theme import current_theme
from desktop.style.widgets import Segments, plain_label
from desktop.table.buttons import Button, FiguresButton
from desktop.table.game_table import Cards, GameTable
from engine.core.values import Action, View
from engine.review.moments import Moment

_MAIN_BUTTON_HEIGHT = 36
#: Height of the other buttons.
_BUTTON_HEIGHT = 32
_CARD_WIDTH = 74
#: Width of a card in a low panel.
_LOW_CARD_WIDTH = 58
#: Width of the shadow at the panel's edge in pixels.
_SHADE_WIDTH = 16
#: Half a per cent, the smallest chance that is shown.
_MIN_SHOWN_CHANCE = 0.005
#: Height below which the moves and chances stand before the longer texts, so that they are seen
#: without scrolling.
_MIN_LONG_HEIGHT = 600
#: Height below which there is little room.
_MIN_TALL_HEIGHT = 740
#: Height from which there is much room.
_MIN_ROOMY_HEIGHT = 900


class ReviewPanel(SelfUpdating, TextScaled, QWidget):
    """The panel of the review.

    Signals:
        play_on_requested(), try_requested(), next_requested(), save_requested(): the buttons at its
            foot.
        hands_requested(open): show hands open, or as they were known.
        figures_requested(): show the figures of the reasons, or hide them.
    """

    play_on_requested = Signal()
    try_requested = Signal()
    next_requested = Signal()
    save_requested = Signal()
    hands_requested = Signal(bool)
    figures_requested = Signal()

    def __init__(
        self,
        table: GameTable,
        cards: Cards | None,
        looks: Sequence[SeatLook],
        parent: QWidget,
        *,
        hands: bool,
    ) -> None:
        """Create the panel; `hands` is True if the game has hands."""
        super().__init__(parent)
        self._table, self._looks, self._has_hands = table, looks, hands
        self._cards = cards
        #: The name of the seat whose knowledge is shown; "" for the person's own.
        self._name = ""
        self.heading = Heading(self)
        self.status, self.note = self._label("aside"), self._label("quiet")
        self.moves_title, self.moves_note = self._label("heading"), self._label("quiet")
        self.hindsight = self._label("remark")
        self.played, self.coach = MoveBlock(cards, self), MoveBlock(cards, self, coach=True)
        self.gain, self.rows, self.hands = Gain(self), Rows(self), Hands(cards, self)
        self.gold = GoldFrame(self)
        self.figures = FiguresButton(self)
        self.eyes = ViewerSwitch(looks, self, hands=hands)
        self.turns_title, self.turns = self._label("heading"), TurnList(self)
        self.checked_title, self.checked = self._label("heading"), TurnList(self)
        self._segments = Segments(self, 2, width=None)
        self._segments.setVisible(hands)
        self.known_button, self.open_button = self._segments.buttons
        self._is_opened = False
        #: Whether a turning point is shown, and not another moment.
        self._is_at_turn = False
        #: Whether all moves are examined.
        self._is_complete = False
        self.play_on, self.try_button = Button(self, main=True), Button(self)
        self.next_button, self.save_button = Button(self), SaveButton(self)
        self.play_on.fix(height=_MAIN_BUTTON_HEIGHT)
        for button in self._plain_buttons():
            button.fix(height=_BUTTON_HEIGHT)
        for widget in (self.play_on, *self._plain_buttons(), self.known_button, self.open_button):
            # The board keeps the keyboard focus.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._arrange()
        self.known_button.clicked.connect(self._show_known)
        self.open_button.clicked.connect(self._show_open)
        self.figures.clicked.connect(self.figures_requested)
        self.play_on.clicked.connect(self.play_on_requested)
        self.try_button.clicked.connect(self.try_requested)
        self.next_button.clicked.connect(self.next_requested)
        self.save_button.clicked.connect(self.save_requested)
        self.retranslate()
        self.hide()

    def _label(self, role: str = "sentence") -> QLabel:
        return plain_label(self, role, wrapped=True)

    def _plain_buttons(self) -> tuple[Button, ...]:
        return self.try_button, self.next_button, self.save_button

    def _arrange(self) -> None:
        inner = QWidget(self)
        column = self._column = QVBoxLayout(inner)
        column.setContentsMargins(18 - _SHADE_WIDTH, 14, 14, 8)
        column.setSpacing(7)
        column.addWidget(self.heading)
        column.addWidget(self.played)
        gold = QVBoxLayout(self.gold)
        gold.setContentsMargins(12, 10, 12, 10)
        gold.setSpacing(6)
        gold.addWidget(self.coach)
        gold.addWidget(self.figures, 0, Qt.AlignmentFlag.AlignLeft)
        gold.addWidget(self.gain)
        column.addWidget(self.gold)
        column.addWidget(self.moves_title)
        column.addWidget(self.rows)
        column.addWidget(self.moves_note)
        column.addWidget(self.hindsight)
        column.addWidget(self.status)
        column.addWidget(self.turns_title)
        column.addWidget(self.turns)
        column.addWidget(self.checked_title)
        column.addWidget(self.checked)
        column.addWidget(self.hands)
        column.addWidget(self.note)
        column.addWidget(self.eyes)
        column.addStretch(1)
        self._scroll = FadingScroll(self)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        foot = self._foot = QVBoxLayout()
        # What is clicked at every moment stands where no text moves it.
        foot.addWidget(self._segments)
        foot.addWidget(self.play_on)
        low = QHBoxLayout()
        low.setSpacing(8)
        for button in self._plain_buttons():
            low.addWidget(button, 0 if button is self.save_button else 1)
        foot.addLayout(low)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        # The scroll area fades at its end; the shadow at the panel's edge is left out of that.
        beside = QHBoxLayout()
        beside.setContentsMargins(_SHADE_WIDTH, 0, 0, 0)
        beside.addWidget(self._scroll)
        layout.addLayout(beside, 1)
        layout.addLayout(foot)

    def _show_known(self) -> None:
        self.hands_requested.emit(False)

    def _show_open(self) -> None:
        self.hands_requested.emit(True)

    def retranslate(self) -> None:
        self.play_on.set_label(
            translate("Review", "Play on from here"), shortcuts.cap_of("confirm")
        )
        self.figures.retranslate()
        self._segments.say(self._known_label(), translate("Review", "Open"))
        self._segments.setAccessibleName(translate("Review", "Hands"))
        self.open_button.setToolTip(f"{self.open_button.text()} ({shortcuts.cap_of('hands')})")
        self.save_button.set_label(translate("Review", "Save…"))
        self.save_button.setToolTip(translate("Review", "Save the review as a picture or as text"))
        self._make_room()

    def _known_label(self) -> str:
        """Return the label of the button for hands that are not opened."""
        if self._name:
            return translate("Review", "What was known")
        return translate("Review", "What you knew")

    def _make_room(self) -> None:
        """Fit the labels of the buttons: shorter words first, then no keys."""
        try_it, turn = translate("Review", "Try it"), translate("Review", "Next turning point")
        row = (
            (
                self.try_button,
                try_it,
                translate("Review", "Try it", "brief"),
                shortcuts.cap_of("try"),
            ),
            (
                self.next_button,
                turn,
                translate("Review", "Next", "brief"),
                shortcuts.cap_of("next turn"),
            ),
        )
        free_width = self.width() - 32 - 8 * len(row) - self.save_button.size_hint().width()
        for brief, keyed in ((False, True), (True, True), (True, False)):
            for button, text, short, key in row:
                button.set_label(short if brief else text, key if keyed else "")
                button.setAccessibleName(text)
            if sum(button.size_hint().width() for button, *_ in row) <= free_width:
                break
        self._explain_buttons()

    # -- contents ----------------------------------------------------------------------------------

    @property
    def max_moves(self) -> int:
        """The number of moves that fit."""
        if self.height() >= _MIN_ROOMY_HEIGHT:
            return MAX_ROOMY_ANSWERS
        return MAX_MEDIUM_ANSWERS if self.height() >= _MIN_TALL_HEIGHT else MAX_LOW_ANSWERS

    def show_turn(
        self,
        turn: TurningPoint,
        number: int,
        texts: TurnTexts,
        place: str,
        view: View,
        names: Sequence[str],
        *,
        figures: bool,
    ) -> None:
        """Show a turning point, before the move was given.

        The reasons are shown with their figures or without.
        """
        self.heading.say(number, texts.title, place, possible=turn.is_provisional)
        roomy = self.height() >= _MIN_TALL_HEIGHT
        followed = " ".join(filter(None, (texts.does, texts.followed)))
        hindsight = texts.hindsight
        # With little text beside it, the card is no higher than the text.
        width = _CARD_WIDTH if followed else _LOW_CARD_WIDTH
        played, best = self._card_of(turn.given_action, view), self._card_of(turn.best, view)
        if not roomy:
            # The move played is a single line, and what followed is below.
            width, followed, played = _LOW_CARD_WIDTH, texts.does, None
            hindsight = f"{texts.followed} {texts.hindsight}".strip()
        if self.height() < _MIN_LONG_HEIGHT:
            self.played.say(labelled_text(texts.player, texts.played), followed)
        else:
            self.played.say(texts.played, followed, played, width, texts.player)
        # The same card is not shown twice.
        best = best if best != played else None
        self.coach.say(
            *(texts.coach, texts.reasons_with_figures if figures else texts.reasons, best),
            *(_CARD_WIDTH if roomy else _LOW_CARD_WIDTH, coach_heading()),
        )
        self.figures.setChecked(figures)
        self.figures.setVisible(texts.reasons != texts.reasons_with_figures)
        self._write(self.hindsight, hindsight)
        self.gain.say(texts.gain, texts.margin)
        # In a low panel both chances stand right above it.
        self.gain.setVisible(bool(texts.gain) and self.height() >= _MIN_LONG_HEIGHT)
        self.gold.show()
        # The figures of a move that is still being examined would look final.
        is_final = not turn.is_provisional
        self._write(self.moves_title, texts.moves if is_final else "")
        self._write(self.moves_note, moves_source(hidden=self._has_hands) if is_final else "")
        called = self._table.texts.advice_entry
        best = BEST_ON_DARK if current_theme().dark else BEST
        look = self._looks[turn.seat]
        self.rows.show_rows(
            [
                Row(
                    called(move.action, view, names)[1],
                    move.value,
                    move.margin,
                    best
                    if rank == 1
                    else self._ink(look)
                    if move.action == turn.given_action
                    else OTHER,
                    rank == 1 or move.action == turn.given_action,
                    # With hidden information nothing is proven, however often it occurs.
                    badge=rank,
                    is_proven=not self._has_hands and move.margin == 0 and move.value in (0, 1),
                )
                for rank, move in (ranked_moves(turn, self.max_moves) if is_final else ())
            ]
        )

    def _card_of(self, action: Action, view: View) -> str | None:
        """Return the card a move is about, or None."""
        if self._cards is None:
            return None
        return card_of(action) or self._cards.about(action, view)

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
        hindsight: bool = False,
        horizon: str = "",
        searched: bool | None = None,
        refining: bool = False,
    ) -> None:
        """Show any other moment.

        The panel shows its last events, and the chances by the knowledge of that time or in
        `hindsight`.

        `moment` is None where nothing can be said of the chances. `played_on` is False for an
        interpolated moment. `horizon` replaces the text on how the chances were found; `searched`
        is as for `Findings.is_searched`. `refining` says that the value is rough or still to come.
        """
        self.heading.say(None, title, place)
        self.gold.hide()
        self._write(self.hindsight, "")
        self.played.say(happened, "")
        has_text = moment is not None or refining
        certain = moment is not None and not any(moment.doubts)
        rows = self._chances(moment, names, own) if moment is not None else []
        if not certain and not played_on:
            # Nothing was played on from here, so nothing tells how far the estimate may be off.
            rows = [replace(row, margin=None, is_rough=True) for row in rows]
        elif not certain and refining:
            rows = [replace(row, is_rough=True) for row in rows]
        self._write(self.moves_title, translate("Review", "Chances now") if rows else "")
        source_text = horizon or chances_source(
            hidden=self._has_hands,
            played_on=played_on,
            certain=certain,
            opened=hindsight,
            name=names[own],
            searched=searched,
            exact=moment is not None and played_on and not moment.doubts[own],
        )
        if refining and moment is None:
            source_text = uncomputed_text()
        elif refining and not certain:
            source_text = f"{source_text} {refining_text()}".strip()
        self._write(self.moves_note, source_text if has_text else "")
        self.rows.show_rows(rows)

    def _chances(self, moment: Moment, names: Sequence[str], own: int) -> list[Row]:
        """Return the rows with the chances of all seats, and of a match without a winner."""
        rows = [
            Row(
                names[seat] or only_person_name(),
                chance,
                # The end of the match has no margin of error.
                moment.doubts[seat] or None,
                self._ink(look),
                seat == own,
                look,
            )
            for seat, (look, chance) in enumerate(zip(self._looks, moment.chances, strict=False))
        ]
        remaining_chance = 1 - sum(moment.chances)
        if remaining_chance >= _MIN_SHOWN_CHANCE:
            nobody = translate("Review", "Nobody")
            rows.append(
                Row(nobody, remaining_chance, None, current_theme().quiet, is_indented=True)
            )
        return rows

    def list_turns(
        self,
        turns: Sequence[TurnSummary],
        falls: Sequence[TurnSummary] = (),
        chosen: int | None = None,
    ) -> None:
        """List the turning points, or if there are none the steepest `falls` of chances.

        At the turning point `chosen` they are all listed if there are others. Below are those that
        are still being examined.
        """
        self._is_at_turn = chosen is not None
        self._order()
        possible = [turn for turn in turns if turn.is_possible]
        confirmed = [turn for turn in turns if not turn.is_possible]
        if chosen is not None and len(turns) < 2:
            possible = confirmed = []
        title = translate("Review", "Turning points") if confirmed else ""
        if falls:
            several = len(falls) > 1
            title = translate("Review", "Where the chances went") if several else falls[0].title
        self._write(self.turns_title, title)
        self.turns.show_turns(falls[:MAX_TURNING_POINTS_SHOWN] or confirmed)
        self._write(self.checked_title, translate("Review", "Being checked") if possible else "")
        self.checked.show_turns(possible)

    def _order(self) -> None:
        """Order the parts of the column: what is looked for first must not lie below the fold."""
        turns = [self.turns_title, self.turns, self.checked_title, self.checked]
        moves: list[QWidget] = [self.moves_title, self.rows]
        low = self.height() < _MIN_LONG_HEIGHT
        match low, self._is_at_turn:
            case True, True:
                first = [self.played, *moves, self.gold]
            case True, False:
                # The strip above the board tells what happened, too.
                first = [*moves, *turns, self.played]
            case False, True:
                first = [self.played, self.gold, *moves]
            case _:
                first = [self.played, *turns, self.gold, *moves]
        parts = [self.heading, *first, self.moves_note, self.hindsight, self.status]
        parts += turns if self._is_at_turn else []
        if [self._column.indexOf(part) for part in parts] == list(range(len(parts))):
            return
        for number, part in enumerate(parts):
            self._column.removeWidget(part)
            self._column.insertWidget(number, part)

    def show_hands(
        self, hands: Sequence[ReviewHand], *, name: str, opened: bool, coached: bool
    ) -> None:
        """Show the hands of a seat's rivals; `name` is the seat's, "" for the person's own."""
        self._name = name
        self._segments.say(self._known_label(), translate("Review", "Open"))
        self._segments.choose(int(opened))
        self.hands.show_hands(hands)
        self._write(self.note, _about(hands, name, opened=opened, coached=coached))
        # With little room, opened hands take that of the explanations.
        spare = opened and self.height() < _MIN_ROOMY_HEIGHT
        for label in (self.moves_note, self.hindsight):
            label.setVisible(bool(label.text()) and not spare)
        # The layout must be right before the first paint event.
        self._scroll.lay_out_now()
        if opened and not self._is_opened:
            self._scroll.bring(self.note)
        self._is_opened = opened

    def show_status(self, words: str) -> None:
        """Show the progress of the coach."""
        self._write(self.status, words)

    def allow(self, *, play_on: bool, trying: bool, turns: bool, complete: bool) -> None:
        """Enable the buttons that have an effect now.

        The tooltips of the others say why; `complete` is False while moves are examined.
        """
        self.play_on.setEnabled(play_on)
        self.try_button.setEnabled(trying)
        self.next_button.setEnabled(turns)
        self._is_complete = complete
        self._explain_buttons()

    def _explain_buttons(self) -> None:
        """Set the tooltips of the lower buttons: what they do, or why they do nothing."""
        examining = translate("Review", "The coach is still examining this game.")
        tried = translate("Review", "Play the coach’s move and see what happens")
        if not self.try_button.isEnabled():
            tried = translate("Review", "At a turning point, you can try the coach’s move here.")
            tried = tried if self._is_complete else f"{examining} {tried}"
        turned = translate("Review", "To the next turning point; with Shift, to the previous one")
        if self.try_button.isEnabled() and not self.next_button.isEnabled():
            turned = translate("Review", "There is no other turning point.")
            turned = turned if self._is_complete else f"{turned} {examining}"
        elif not self.next_button.isEnabled():
            turned = translate("Review", "This game has no turning point.")
            if not self._is_complete:
                unknown = translate("Review", "No turning point is known yet.")
                turned = f"{unknown} {examining}"
        self.try_button.setToolTip(tried)
        self.next_button.setToolTip(turned)

    @staticmethod
    def _write(label: QLabel, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    @staticmethod
    def _ink(look: SeatLook) -> str:
        return look.light if current_theme().dark else look.colour

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self._place_eyes()
        self._order()

    def _place_eyes(self) -> None:
        """Put the switch of viewers above that of hands, or in a low panel below the text."""
        column, foot, low = self._column, self._foot, self.height() < _MIN_LONG_HEIGHT
        foot.setContentsMargins(18, 2 if low else 4, 14, 6 if low else 12)
        foot.setSpacing(5 if low else 8)
        if low is (foot.indexOf(self.eyes) < 0):
            return
        (foot if low else column).removeWidget(self.eyes)
        if low:
            column.insertWidget(column.indexOf(self.note) + 1, self.eyes)
        else:
            foot.insertWidget(0, self.eyes)
        # A layout shows what it takes over only in the next event.
        self.eyes.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        paint_panel(painter, QRectF(self.rect()))
        painter.end()


def _about(hands: Sequence[ReviewHand], name: str, *, opened: bool, coached: bool) -> str:
    """Return the explanation of the rivals' hands, or ""."""
    if not hands:
        return ""
    if not opened:
        if not any(card.is_sure for hand in hands for card in hand.cards):
            # Covered cards need no explanation.
            return ""
        text = translate("Review", "Cards you had seen are face up, the others face down.")
        if name:
            text = translate("Review", "Cards {name} had seen are face up, the others face down.")
        return text.format(name=name)
    if not any(card.is_veiled for hand in hands for card in hand.cards):
        return ""
    if coached:
        text = translate(
            "Review", "In blue: what you could not know, and the coach did not look at."
        )
        if name:
            text = translate(
                "Review", "In blue: what {name} could not know, and the coach did not look at."
            )
        return text.format(name=name)
    text = translate("Review", "In blue: what you could not know.")
    if name:
        text = translate("Review", "In blue: what {name} could not know.")
    return text.format(name=name)
