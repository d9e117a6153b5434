"""The panel at the right of the table: seats, pile or score, chronicle or moves, buttons."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.language.names import brief_place, level_name, place_name, temper_detail, you
from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.panels.agreements import AgreementsBox, AgreementsFacts
from desktop.panels.backgrounds import paint_panel
from desktop.panels.box import Box
from desktop.panels.chronicle import Chronicle, SaidList
from desktop.panels.composer import Composer
from desktop.panels.draw_pile import PileBox
from desktop.panels.hint_box import AdviceBox
from desktop.panels.layout_plan import (
    FRAME_HEIGHT,
    SCROLLED_HEIGHT,
    SPACING,
    BoxHeights,
    PanelHeights,
    plan_layout,
)
from desktop.panels.moves import Moves
from desktop.panels.offers import SHOWN, OfferRow, OffersBox
from desktop.panels.procedure_steps import LadderBox
from desktop.panels.score import ScoreBox, ranking
from desktop.panels.seats.held_card import SeatState, Size, name_note
from desktop.panels.seats.holdings import digits_of
from desktop.panels.seats.seat_card import SeatCard
from desktop.panels.shares_bar import CampsBar
from desktop.panels.turn_card import TurnCardBox
from desktop.play.session import Session
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale, unscaled
from desktop.style.widgets import plain_label
from desktop.table.buttons import HEIGHT, Button
from desktop.table.callouts.advice import Advice
from desktop.table.facts import Badge, Facts
from desktop.table.game_table import GameTable
from desktop.table.hints.past_move_request import ReviewedMove
from desktop.table.sign_button import SIGN_WIDTH, SignButton
from engine.bots.names import split_temper
from engine.core.values import Seat, View
from engine.play.match import SEAT_NAMES
from engine.play.notation import write_match, write_move

#: Number of seats from which all cards become low.
_MIN_SEATS_LOW = 5


_SIDE = 14  # margin at the left and the right of the panel
_FOOT_GAP = 6  # gap between the buttons below the chronicle
#: The icons that take the place of these buttons in the heading of a hint.
_SIGNS = ("back", "list", "undo")
_RAISED_GAP = 4
_MARGIN_SPARE = 20  # by how much the margins of these buttons together may become narrower


class Sidebar(SelfUpdating, TextScaled, QWidget):
    """The panel with all its parts, fitted to the height available.

    Signals:
        undo_requested(): take back the last action.
        why_requested(): show the parts of the score.
        step_requested(): look one step back.
        read_requested(card): show a card large.
        minimum_height_changed(): `minimum_height` changed.
        advice_shown(): the coach's advice is shown.
        facts_shown(): the facts were updated.
        seat_clicked(seat): the card of a seat was clicked, to talk to it.
        seat_arrow_pressed(by): Left or Right was pressed on such a card.
        seat_letter_typed(key): a letter was typed on such a card.
        seat_escaped(): Esc was pressed on such a card.
    """

    undo_requested = Signal()
    why_requested = Signal()
    step_requested = Signal()
    read_requested = Signal(str)
    minimum_height_changed = Signal()
    advice_shown = Signal()
    facts_shown = Signal()
    seat_clicked = Signal(int)
    seat_arrow_pressed = Signal(int)
    seat_letter_typed = Signal(str)
    seat_escaped = Signal()

    def __init__(
        self,
        session: Session,
        table: GameTable,
        parent: QWidget | None = None,
        looks: Sequence[SeatLook] = LOOKS,
    ) -> None:
        super().__init__(parent)
        #: Minimum height in screen pixels; 0 for any.
        self.minimum_height = 0
        self._session = session
        self._table, self._looks = table, looks
        self._view: View | None = None
        #: Whether the view is of something held up to be read, so that no seat decides.
        self._is_held_up = False
        #: The badges that take the place of those of the facts, by seat.
        self._badges: Mapping[Seat, Badge] = {}
        #: The boxes with contents.
        self._filled_boxes: list[Box] = []
        seats = range(session.match.seats)
        cards = table.cards(session.match.options) if table.cards is not None else None
        self.seats = [SeatCard(looks[seat], cards, self) for seat in seats]
        for seat, card in enumerate(self.seats):
            card.clicked.connect(partial(self.seat_clicked.emit, seat))
            card.stepped.connect(partial(self._step_seat, seat))
            card.arrow_pressed.connect(self.seat_arrow_pressed)
            card.letter_typed.connect(self.seat_letter_typed)
            card.escaped.connect(self.seat_escaped)
        #: What wins, above the seats.
        self.goal = plain_label(self, "quiet", wrapped=True)
        self.pile = PileBox(cards, self)
        self.score = ScoreBox(self, looks)
        self.score.why_requested.connect(self.why_requested)
        self.camps = CampsBar(self)
        self.turn_card = TurnCardBox(cards, self)
        self.turn_card.read_requested.connect(self.read_requested)
        self.ladder = LadderBox(self)
        self.agreements = AgreementsBox(self, looks)
        self.offers = OffersBox(self, looks)
        self._agreements = AgreementsFacts()
        self._broken: Mapping[Seat, int] = {}
        #: The seat to which an offer is being made; None for no offer.
        self._offered: Seat | None = None
        # Created with their final parent: Qt applies all styles again when the parent changes.
        pages = self._pages = QStackedWidget(self)
        self.chronicle = Chronicle(table.texts, pages, looks, table.continues)
        self.chronicle.view.notation = self._notation
        self.moves = Moves(table.texts, pages)
        self.advice = AdviceBox(table.texts, pages)
        self.said = SaidList(table.texts, pages, looks)
        self.composer = Composer(table.texts, pages, looks)
        self._is_advice_shown = self._is_said_shown = False
        #: The height that the page leaves for a bubble.
        self._said = 0
        #: Whether the buttons of the foot are icons in the heading of a hint.
        self._are_buttons_raised = False
        for page in (self.chronicle, self.moves, self.advice, self.said, self.composer):
            self._pages.addWidget(page)
        self.step_button = SignButton("", self)
        self.step_button.clicked.connect(self.step_requested)
        self.moves_button = SignButton("", self)
        self.moves_button.setCheckable(True)
        self.moves_button.toggled.connect(self._show_moves)
        self.undo_button = SignButton("", self)
        self.undo_button.clicked.connect(self.undo_requested)
        for button in self._buttons():
            # The board keeps the keyboard focus.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.goal)
        for card in self.seats:
            column.addWidget(card)
        self._gap = QWidget(self)
        column.addWidget(self._gap)
        for box in self._boxes():
            column.addWidget(box)
        column.addWidget(self._pages, 1)
        foot = self._foot = QHBoxLayout()
        for button in self._buttons():
            foot.addWidget(button)
        column.addLayout(foot)
        session.thinking_changed.connect(self._on_thinking)
        self.restyle()
        self.retranslate()

    def _boxes(self) -> tuple[Box, ...]:
        """Return the boxes between the seats and the chronicle, from top to bottom."""
        return (
            *(self.camps, self.pile, self.score, self.turn_card),
            *(self.ladder, self.offers, self.agreements),
        )

    def _buttons(self) -> tuple[SignButton, ...]:
        return self.step_button, self.moves_button, self.undo_button

    def restyle(self) -> None:
        self._column.setContentsMargins(scaled(_SIDE), scaled(12), scaled(_SIDE), scaled(12))
        self._gap.setFixedHeight(scaled(4))
        self._foot.setSpacing(scaled(_FOOT_GAP))
        self._make_room()

    def retranslate(self) -> None:
        self.step_button.set_label(translate("Panel", "‹ Step"))
        short = translate("Panel", "Moves", "all that can be played")
        self.moves_button.set_label(translate("Panel", "Possible moves"), brief=short)
        self.moves_button.setToolTip(translate("Panel", "List everything you can play"))
        self.undo_button.set_label(translate("Panel", "Undo"))
        self._shorten_buttons()
        self.refresh()

    # -- contents ----------------------------------------------------------------------------------

    def show_view(
        self, view: View, *, held: bool = False, badges: Mapping[Seat, Badge] | None = None
    ) -> None:
        """Show the facts of a view; `held` if it is held up to be read, so that no seat decides.

        `badges` take the place of those of the facts.
        """
        self._view, self._is_held_up = view, held
        self._badges = badges or {}
        self.refresh()

    def rest(self) -> None:
        """Let no seat decide until the next view, while an answer is shown on the table."""
        self._is_held_up = True
        self.refresh()

    def refresh(self) -> None:
        """Update every fact."""
        view = self._view
        self._update_undo_buttons()
        if view is None:
            return
        facts = self.facts(view)
        result = self._session.match.result
        asked = view.decision if result is None and not self._is_held_up else None
        digits = digits_of([seat.holdings for seat in facts.seats])
        names = [name or you() for name in self._session.names()]
        notes, briefs = [""] * len(names), [""] * len(names)
        if asked is not None:
            notes[asked.seat] = self._note(asked.seat)
        elif result is not None and self._is_end_shown:
            places = ranking(result, facts.seats)
            notes = [place_name(place, places) for place in places]
            briefs = [brief_place(place, places) for place in places]
        name_notes = [name_note(seat, note) for seat, note in zip(facts.seats, notes, strict=True)]
        for seat, card in enumerate(self.seats):
            card.show_state(
                SeatState(
                    name=names[seat],
                    about=self._describe_player(seat),
                    facts=facts.seats[seat],
                    note=notes[seat],
                    active=asked is not None and asked.seat == seat,
                    brief=briefs[seat],
                    digits=digits,
                    beside=tuple(facts.seats),
                    names_and_notes=tuple(zip(names, name_notes, strict=True)),
                    manner=self._manner(seat),
                    broken=self._broken.get(seat, 0),
                )
            )
        self.goal.setText(facts.goal)
        self._show_boxes(facts)
        self.chronicle.set_progress(facts.progress)
        self._make_room()
        self.facts_shown.emit()

    def _update_undo_buttons(self) -> None:
        """Update the buttons to look back and to take back, or explain why they are disabled."""
        undone, begun = self._session.can_undo(), self._session.match.ply > 0
        self.undo_button.setEnabled(undone)
        self.step_button.setEnabled(begun)
        text = translate("Panel", "Look one step back ({key})")
        if not begun:
            text = translate("Panel", "Nothing has been played yet.")
        self.step_button.setToolTip(text.format(key=shortcuts.cap_of("earlier")))
        text = translate("Panel", "Take back your last move ({key})")
        # While hands are covered, nothing may reveal whether a person had a choice.
        if not undone and self._session.viewer is not None:
            text = translate("Panel", "You have no move to take back.")
        self.undo_button.setToolTip(text.format(key=shortcuts.cap_of("undo")))

    def _show_boxes(self, facts: Facts) -> None:
        if facts.camps is not None:
            self.camps.show_camps(facts.camps)
        if facts.pile is not None:
            self.pile.show_pile(facts.pile)
        if facts.score is not None:
            self.score.show_score(facts.score)
        if facts.turn_card is not None:
            self.turn_card.show_card(facts.turn_card)
        if facts.ladder is not None:
            self.ladder.show_ladder(facts.ladder)
        turn_card = facts.turn_card if facts.ladder is None else None
        agreements = self._agreements if self._agreements.rows else None
        upper = facts.camps, facts.pile, facts.score, turn_card, facts.ladder
        contents = *upper, self.offers.rows or None, agreements
        boxes = zip(self._boxes(), contents, strict=True)
        self._filled_boxes = [box for box, fact in boxes if fact is not None]

    def facts(self, view: View) -> Facts:
        """Return the facts of a view, in the current language."""
        facts = self._table.facts(view, self._session.names(), self._session.viewer)
        if not self._badges:
            return facts
        seats = [
            replace(one, badge=self._badges.get(seat, one.badge))
            for seat, one in enumerate(facts.seats)
        ]
        return replace(facts, seats=tuple(seats))

    @property
    def view(self) -> View | None:
        """The view shown."""
        return self._view

    def _describe_player(self, seat: Seat) -> str:
        charge = self._looks[seat].name()
        entry = self._session.match.attendance.player(seat)
        if entry.get("kind") == "bot":
            return translate("Panel", "{charge} · bot, {level}").format(
                charge=charge, level=level_name(entry.get("level", ""))
            )
        return charge

    def _manner(self, seat: Seat) -> str:
        entry = self._session.match.attendance.player(seat)
        _, temper = split_temper(entry.get("level", ""))
        return temper_detail(temper, entry.get("name", ""))

    def _notation(self, first: int, last: int) -> str:
        """Return answers as notation, or the whole match; "" where that would reveal something
        hidden.

        The whole match contains its seed, so it is only available after the end.
        """
        match = self._session.match
        over = match.result is not None
        if last < first:
            return write_match(match.record) if over else ""
        if not (over or match.game.perfect_information):
            return ""
        steps = match.steps[max(0, first - 1) : last]
        return "\n".join(f"{SEAT_NAMES[step.seat]} {write_move(step.action)}" for step in steps)

    def _note(self, seat: Seat) -> str:
        if seat == self._session.viewer and self._session.is_human(seat):
            return translate("Panel", "your turn")
        return translate("Panel", "to play")

    def _on_thinking(self, seat: Seat, is_on: bool) -> None:
        self.seats[seat].set_thinking(is_on)

    def show_advice(
        self, advice: Advice | None, seat: Seat, *, thinking: bool, tempo: float = 0.0
    ) -> None:
        """Show a hint in place of the chronicle; None for no hint."""
        self.advice.set_thinking(thinking)
        self._is_advice_shown = advice is not None
        view, names = self._session.view(), self._session.names()
        self.advice.show_advice(advice, view, seat, names, tempo)
        self._show_page()

    def show_review(self, reviewed: ReviewedMove | None) -> None:
        """Show the advice on a past action in place of the chronicle; None for none."""
        self._is_advice_shown = reviewed is not None
        if reviewed is not None:
            self.advice.show_review(reviewed, self._session.names())
        self._show_page()

    def show_said(self, is_on: bool) -> None:
        """Show what was said last in place of the chronicle, or the chronicle again."""
        if is_on != self._is_said_shown:
            self._is_said_shown = is_on
            self._show_page()

    @property
    def pages(self) -> QWidget:
        """The place of the chronicle, which also shows other pages."""
        return self._pages

    @property
    def is_chronicle_shown(self) -> bool:
        """Whether the chronicle is in its place, not another page."""
        return self._pages.currentWidget() is self.chronicle

    def _show_moves(self, is_on: bool) -> None:
        self._is_advice_shown = self._is_said_shown = False
        self._show_page()
        if is_on:
            self.moves.setFocus()

    def _show_page(self) -> None:
        page: QWidget = self.moves if self.moves_button.isChecked() else self.chronicle
        page = self.said if self._is_said_shown else page
        page = self.advice if self._is_advice_shown else page
        page = self.composer if self._offered is not None else page
        self._pages.setCurrentWidget(page)
        # Qt would only place it after the first paint event.
        page.setGeometry(self._pages.rect())
        self._make_room()
        if self._is_advice_shown:
            self.advice_shown.emit()

    # -- table talk --------------------------------------------------------------------------------

    def show_agreements(self, facts: AgreementsFacts, broken: Mapping[Seat, int]) -> None:
        """Show the agreements of the match, and how often each seat broke its word."""
        if (facts, broken) == (self._agreements, self._broken):
            return
        self._agreements, self._broken = facts, broken
        self.agreements.show_agreements(facts)
        self.refresh()

    def show_offers(self, rows: Sequence[OfferRow]) -> None:
        """Show the open trades of the people at the screen."""
        if tuple(rows[:SHOWN]) != self.offers.rows:
            self.offers.show_offers(rows)
            self.refresh()

    def let_choose_seats(self, seats: Collection[Seat]) -> None:
        """Let a click on the cards of these seats choose them."""
        for seat, card in enumerate(self.seats):
            card.set_choosable(seat in seats)

    def listen_for(self, letters: Collection[str]) -> None:
        """Announce these letters when they are typed on the card of a seat."""
        for card in self.seats:
            card.letters = frozenset(letters)

    def light_seat(self, seat: Seat | None) -> None:
        """Light up the card of a seat, or of none."""
        for other, card in enumerate(self.seats):
            card.set_chosen(other == seat)

    def show_composer(self, seat: Seat | None) -> None:
        """Show the composer of an offer to a seat in place of the pages; None hides it."""
        self._offered = seat
        self.light_seat(seat)
        self._show_page()

    def _step_seat(self, seat: Seat, by: int) -> None:
        """Move the keyboard focus to the next seat that can be chosen."""
        others = [card for card in self.seats if card.is_choosable]
        at = others.index(self.seats[seat]) + by
        if 0 <= at < len(others):
            others[at].setFocus(Qt.FocusReason.TabFocusReason)

    # -- layout ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self._shorten_buttons()

    def _shorten_buttons(self) -> None:
        """Shorten the name of the moves where the buttons do not fit beside each other."""
        self.moves_button.show_key(shown=True, brief=False)
        needed = sum(button.wanted().width() for button in self._buttons()) + 2 * _FOOT_GAP
        # Their margins may become a little narrower.
        room = self.width() - 2 * _SIDE + _MARGIN_SPARE
        self.moves_button.show_key(shown=True, brief=needed > room)

    @property
    def _visible_height(self) -> int:
        """The visible height of the panel."""
        parent = self.parentWidget()
        return min(self.height(), unscaled(parent.height())) if parent else self.height()

    def _measure(self) -> PanelHeights:
        width = self.width() - 28
        goal = unscaled(self.goal.heightForWidth(scaled(width))) + 6 if self.goal.text() else 0
        has_holdings = any(card.state.facts.holdings for card in self.seats)
        return PanelHeights(
            high=self._visible_height,
            goal=goal,
            seats=len(self.seats),
            cards={
                Size.TALL: sum(card.tall_height() for card in self.seats),
                Size.SHORT: sum(card.short_height() for card in self.seats),
                Size.LOW: sum(card.low_height() for card in self.seats),
                Size.LINE: sum(card.line_height() for card in self.seats),
            },
            # With large text, cards become low before the panel scrolls.
            may_be_low=has_holdings
            or self._is_advice_shown
            or len(self.seats) >= _MIN_SEATS_LOW
            or self._said > 0
            or text_scale() > 1,
            boxes=[
                BoxHeights(
                    box.needed(width, tall=False),
                    box.needed(width, tall=True),
                    first=box in (self.turn_card, self.ladder, self.offers, self.agreements),
                )
                for box in self._filled_boxes
            ],
            advised=self.advice.needed() if self._is_advice_shown else 0,
            said=self._said,
            listed=self._pages.currentWidget() is self.moves,
            ended=self.chronicle.wanted_height if self._is_end_shown else 0,
        )

    @property
    def _is_end_shown(self) -> bool:
        """Whether the end of a match is shown."""
        ended = self._session.match.result is not None
        shown = self._view is not None and self._view.decision is None
        return ended and shown and not self._is_held_up

    def _make_room(self) -> None:
        """Show as much as the chronicle leaves room for."""
        if self._offered is not None:
            self._make_room_for_composer(self._offered)
            return
        needs = self._measure()
        plan = plan_layout(needs)
        if plan.missing and self._is_advice_shown:
            # Seats in sight are worth more than a second sentence.
            plan = plan_layout(replace(needs, advised=self.advice.needed(brief=True)))
        self.goal.setVisible(plan.goal)
        for card in self.seats:
            card.set_size(plan.size)
            card.show()
        shown = self._filled_boxes[: len(plan.tall)]
        for box in self._boxes():
            box.setVisible(box in shown)
        for box, tall in zip(shown, plan.tall, strict=True):
            box.set_tall(tall)
        self._column.setSpacing(scaled(SPACING[plan.size]))
        # Where there is no room for both, all agreements take the place of the chronicle.
        instead = bool(plan.missing) and self.agreements.every
        self._pages.setHidden(instead)
        # A hint needs the room at the foot; icons in its heading take the place of the buttons.
        is_advice_seen = self._pages.currentWidget() is self.advice
        self._raise_buttons(raised=bool(plan.missing) and is_advice_seen)
        gained = SCROLLED_HEIGHT if instead else 0
        gained += self._foot_height if self._are_buttons_raised else 0
        self._scroll_if(max(0, plan.missing - gained))
        # The layout must be right before the first paint event.
        self._column.activate()
        self._place_raised_buttons()

    def leave_room(self, height: int) -> None:
        """Leave a height in screen pixels for a bubble on the page, 0 for none."""
        if unscaled(height) != self._said:
            self._said = unscaled(height)
            self._make_room()

    @property
    def buttons_at_foot(self) -> Sequence[Button]:
        """The buttons that are shown below the chronicle."""
        if self._are_buttons_raised:
            return ()
        return [button for button in self._buttons() if not button.isHidden()]

    @property
    def _foot_height(self) -> int:
        """The height of the buttons at the foot with the gap above them."""
        return HEIGHT + _FOOT_GAP

    def _raise_buttons(self, *, raised: bool) -> None:
        """Show the buttons as icons in the heading of a hint, or in words at the foot."""
        self.advice.leave_corner(len(_SIGNS) * (SIGN_WIDTH + _RAISED_GAP) if raised else 0)
        for button, sign in zip(self._buttons(), _SIGNS, strict=True):
            if raised is not self._are_buttons_raised:
                button.set_sign(sign if raised else "")
                if raised:
                    self._foot.removeWidget(button)
                    button.setParent(self.advice)
                else:
                    self._foot.addWidget(button)
            button.show()
        self._are_buttons_raised = raised

    def _place_raised_buttons(self) -> None:
        """Put the icons into the upper right corner of the hint."""
        if not self._are_buttons_raised:
            return
        step = scaled(SIGN_WIDTH) + scaled(_RAISED_GAP)
        x = self.advice.geometry().width() - len(_SIGNS) * step + scaled(_RAISED_GAP)
        for button in self._buttons():
            button.setGeometry(x, 0, scaled(SIGN_WIDTH), scaled(HEIGHT))
            x += step

    def _make_room_for_composer(self, seat: Seat) -> None:
        """Show the composer, with the cards of all seats or, in a low window, of the one alone."""
        self._pages.show()
        needs, composer_height = self._measure(), self.composer.needed(self.width() - 2 * _SIDE)
        for box in self._boxes():
            box.hide()
        room = needs.high - FRAME_HEIGHT - composer_height
        empty = replace(needs, boxes=())
        goal = self.goal.text() != ""
        sizes = [size for size in (Size.SHORT, Size.LOW) if empty.taken(size) <= room]
        size, all_seats = (sizes[0], True) if sizes else (Size.LINE, False)
        if not all_seats:
            card = self.seats[seat]
            heights = (Size.SHORT, card.short_height()), (Size.LOW, card.low_height())
            fitting = [one for one, high in heights if high + 3 * SPACING[one] <= room]
            size = (*fitting, Size.LINE)[0]
        goal = goal and all_seats and empty.taken(size) + needs.goal <= room
        self.goal.setVisible(goal)
        for other, card in enumerate(self.seats):
            card.set_size(size)
            card.setVisible(all_seats or other == seat)
        self._column.setSpacing(scaled(SPACING[size]))
        missing = 0 if all_seats else self.seats[seat].line_height() + 3 * SPACING[size] - room
        # The offer needs the room more than buttons of the board, which the keys replace.
        self._raise_buttons(raised=False)
        spared = size is Size.LINE and missing > 0
        for button in self._buttons():
            button.setHidden(spared)
        gained = self._foot_height if spared else 0
        self._scroll_if(max(0, missing - gained) if size is Size.LINE else 0)
        self._column.activate()

    def _scroll_if(self, missing: int) -> None:
        """Let the panel scroll if it is higher than visible, as with large text in a low window."""
        minimum_height = scaled(self._visible_height + missing) if missing else 0
        if minimum_height != self.minimum_height:
            self.minimum_height = minimum_height
            self.minimum_height_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        paint_panel(painter, QRectF(self.rect()))
        painter.end()
