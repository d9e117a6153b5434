"""The parts of the panel, fitted to the height available."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import SeatLook
from desktop.panels.backgrounds import paint_panel
from desktop.panels.box import PanelBox
from desktop.panels.chronicle import Chronicle
from desktop.panels.draw_pile import PileBox
from desktop.panels.hint_box import HintBox
from desktop.panels.layout.layout_plan import (
    FRAME_HEIGHT,
    LOWEST,
    SCROLLED_HEIGHT,
    SPACING,
    BoxHeights,
    LayoutPlan,
    PanelHeights,
    SeatForm,
    plan_layout,
    seat_form,
)
from desktop.panels.moves import MovesPanel
from desktop.panels.procedure_box import ProcedureBox
from desktop.panels.score import ScoreBox
from desktop.panels.seats.held_card import CardForm
from desktop.panels.seats.seat_card import SeatCard
from desktop.panels.shares_bar import CampsBar
from desktop.panels.talk.agreements_box import AgreementsBox
from desktop.panels.talk.composer import Composer
from desktop.panels.talk.offers_box import OffersBox
from desktop.panels.talk.remarks_box import RemarksBox
from desktop.panels.turn_card import TurnCardBox
from desktop.play.table_session import TableSession
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, text_scale, unscaled
from desktop.style.widgets import plain_label, set_tab_order
from desktop.table.bargaining import OfferDraft
from desktop.table.buttons import HEIGHT, Button
from desktop.table.game_table import GameTable
from desktop.table.sign_button import SIGN_WIDTH, SignButton
from engine.core.values import Seat, View

#: Number of seats from which all cards become low.
_MIN_SEATS_LOW = 5
#: Margin at the left and the right of the panel.
_SIDE = 14
#: Gap between the buttons below the chronicle.
_FOOT_GAP = 8
#: The icons that take the place of these buttons in the heading of a hint.
_SIGNS = ("back", "list", "undo")
_RAISED_GAP = 8
#: Further pixels before the button that takes back a move, which a slip must not hit.
_UNDO_GAP = 14
#: The share of remarks of the room for chronicle and remarks, and the least room beside them.
_REMARKS_SHARE = 1 / 3
_LEAST_BESIDE_REMARKS = 110
#: Height of a list of moves beside which remarks take room.
_PAGE_HEIGHT = 260
#: Height of the lowest hint whose rows are scrolled, in place of the whole panel.
_LEAST_HINT = 170
#: Pixels by which the margins of these buttons together may become narrower.
_MARGIN_SPARE = 26


class SidebarLayout(SelfUpdating, TextScaled, QWidget):
    """The panel with all its parts, fitted to the height available.

    Signals:
        minimum_height_changed(): `minimum_height` changed.
    """

    minimum_height_changed = Signal()

    def __init__(
        self,
        session: TableSession,
        table: GameTable,
        parent: QWidget | None,
        looks: Sequence[SeatLook],
    ) -> None:
        super().__init__(parent)
        #: Minimum height in screen pixels; 0 for any.
        self.minimum_height = 0
        self._session = session
        self._table, self._looks = table, looks
        self._view: View | None = None
        #: Whether the view is of something held up to be read, so that no seat decides.
        self._is_held_up = False
        #: The boxes with contents.
        self._filled_boxes: list[PanelBox] = []
        seats = range(session.match.seats)
        cards = table.cards(session.match.options) if table.cards is not None else None
        self._portraits = LatePortraits(self._update_cards, self)
        self.seats = [SeatCard(looks[seat], cards, self, self._portraits) for seat in seats]
        #: What wins, above the seats.
        self.goal = plain_label(self, "quiet", wrapped=True)
        self.pile = PileBox(cards, self)
        self.score = ScoreBox(self, looks)
        self.camps = CampsBar(self)
        self.turn_card = TurnCardBox(cards, self)
        self.procedure = ProcedureBox(self)
        self.agreements = AgreementsBox(self, looks)
        self.offers = OffersBox(self, looks)
        #: The seat to which an offer is being made; None for no offer.
        self._offered: Seat | None = None
        # Created with their final parent: Qt applies all styles again when the parent changes.
        pages = self._pages = QStackedWidget(self)
        self.chronicle = Chronicle(table.texts, pages, looks, table.continues)
        self.moves = MovesPanel(table.texts, pages)
        self.advice = HintBox(table.texts, pages)
        self._composer: Composer | None = None
        self._is_advice_shown = self._is_said_shown = False
        #: The height that the page leaves for a bubble.
        self._bubble_height = 0
        #: The form of the seats, and the room for which it was found; None before the first view.
        self._seat_form: SeatForm | None = None
        self._formed_for: tuple[float, ...] = ()
        #: Whether the buttons of the foot are icons in the heading of a hint.
        self._are_buttons_raised = False
        for page in (self.chronicle, self.moves, self.advice):
            self._pages.addWidget(page)
        self.step_button = SignButton("", self)
        self.moves_button = SignButton("", self)
        self.moves_button.setCheckable(True)
        self.undo_button = SignButton("", self)
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
        #: Takes the room of the pages where agreements are shown instead.
        self._filler = QWidget(self)
        self._filler.hide()
        column.addWidget(self._filler, 1)
        self._remarks: RemarksBox | None = None
        self._foot = QHBoxLayout()
        self._fill_foot()
        column.addLayout(self._foot)

    def _update_cards(self) -> None:
        """Paint the cards again, with the portraits that have become ready."""
        for card in self.seats:
            card.update()

    @property
    def composer(self) -> Composer:
        """The form of an offer: made with the first one."""
        if self._composer is None:
            self._composer = Composer(self._table.texts, self._pages, self._looks)
            self._pages.addWidget(self._composer)
            set_tab_order(self.advice.longer, *self._composer.stops)
        return self._composer

    @property
    def draft(self) -> OfferDraft | None:
        """The offer that is being made."""
        return self._composer.draft if self._composer is not None else None

    @property
    def remarks(self) -> RemarksBox:
        """What people say to each other: made, hidden, for the first table for friends."""
        if self._remarks is None:
            self._remarks = RemarksBox(self, self._looks)
            self._remarks.hide()
            self._column.insertWidget(self._column.indexOf(self._filler) + 1, self._remarks)
            set_tab_order(self.undo_button, *self._remarks.stops)
        return self._remarks

    @property
    def is_remark_written(self) -> bool:
        """Whether the person types what to say to others."""
        return self._remarks is not None and self._remarks.field.hasFocus()

    def _boxes(self) -> tuple[PanelBox, ...]:
        """Return the boxes between the seats and the chronicle, from top to bottom."""
        return (
            *(self.camps, self.pile, self.score, self.turn_card),
            *(self.procedure, self.agreements, self.offers),
        )

    def _buttons(self) -> tuple[SignButton, ...]:
        return self.step_button, self.moves_button, self.undo_button

    def _fill_foot(self) -> None:
        """Put the buttons below the chronicle, that of undo apart."""
        for button in self._buttons():
            if button is self.undo_button:
                self._foot.addSpacing(scaled(_UNDO_GAP))
            self._foot.addWidget(button)

    def restyle(self) -> None:
        self._column.setContentsMargins(scaled(_SIDE), scaled(12), scaled(_SIDE), scaled(12))
        self._gap.setFixedHeight(scaled(4))
        self._foot.setSpacing(scaled(_FOOT_GAP))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten_buttons()
        # This gives the buttons their places, too.
        self._make_room()

    def _shorten_buttons(self) -> None:
        """Shorten the name of the moves where the buttons do not fit beside each other."""
        self.moves_button.show_key(shown=True, brief=False)
        needed = (
            sum(button.size_hint().width() for button in self._buttons())
            + 3 * _FOOT_GAP
            + _UNDO_GAP
        )
        # Their margins may become a little narrower.
        max_width = self.width() - 2 * _SIDE + _MARGIN_SPARE
        self.moves_button.show_key(shown=True, brief=needed > max_width)

    @property
    def _visible_height(self) -> int:
        """The visible height of the panel."""
        parent = self.parentWidget()
        return min(self.height(), unscaled(parent.height())) if parent else self.height()

    def _form(self, needs: PanelHeights) -> SeatForm | None:
        """Return the form of the seats for the whole match at this size of the panel.

        Room is kept for the boxes that come and go with the moments of the game.
        """
        space: tuple[float, ...] = (needs.panel_height, self.width(), text_scale())
        if self._seat_form is not None and space == self._formed_for:
            return self._seat_form
        if self._view is None:
            return None
        passing = self.turn_card, self.procedure, self.offers, self.agreements
        pairs = list(zip(self._filled_boxes, needs.boxes, strict=True))
        boxes = [heights for box, heights in pairs if box not in passing]
        turn_heights = [
            heights for box, heights in pairs if box in (self.turn_card, self.procedure)
        ]
        short, tall = self._table.moment_heights
        if tall or turn_heights:
            short = max([short, *(heights.short for heights in turn_heights)])
            tall = max([tall, *(heights.tall for heights in turn_heights)])
            folded = turn_heights[0].folded if turn_heights else short
            boxes.append(BoxHeights(short, tall, is_before_seats=True, folded=folded))
        remarks = 0
        if self._remarks is not None and self._remarks.is_wanted:
            remarks = self._remarks.least_height(is_low=True)
        form = seat_form(replace(needs, boxes=boxes, remarks=remarks))
        self._seat_form, self._formed_for = form, space
        return form

    def _plan(self, needs: PanelHeights) -> LayoutPlan:
        """Return the plan with the seats in their form.

        They take a lower one for the rest of the match where something would have no room at all.
        """
        form = self._form(needs)
        plan = plan_layout(needs, form)
        while form is not None and (plan.overflow or plan.height_below < needs.bubble_height):
            lower = form.lower()
            if lower is None:
                break
            lower_plan = plan_layout(needs, lower)
            if lower_plan.height_below > plan.height_below or lower_plan.overflow < plan.overflow:
                self._seat_form, plan = lower, lower_plan
            form = lower
        return plan

    def _plan_with_short_hint(self, needs: PanelHeights) -> LayoutPlan:
        """Return the plan beside a hint that has no room for all its words.

        Seats that stay where they are matter more than sentences, which tooltips tell too. Low
        seats let the hint take the place of the buttons at the foot, and with large text the panel
        scrolls.
        """
        is_large, form = text_scale() > 1, self._form(needs)
        for count in (1,) if is_large else (1, 0):
            fewer = replace(needs, hint_height=self.advice.needed_height(sentences=count))
            plan = plan_layout(fewer, form)
            if not count:
                # The words still have the place of the buttons at the foot.
                plan = replace(plan, overflow=max(plan.overflow, self._foot_height))
            if plan.overflow <= (0 if plan.size is CardForm.TALL else self._foot_height):
                return plan
        if not is_large and plan.height_below + self._foot_height >= _LEAST_HINT:
            # Its rows are scrolled, not the panel.
            return replace(plan, overflow=min(plan.overflow, self._foot_height))
        return plan

    def _measure(self) -> PanelHeights:
        width = self.width() - 28
        goal = unscaled(self.goal.heightForWidth(scaled(width))) + 6 if self.goal.text() else 0
        has_holdings = any(card.state.facts.holdings for card in self.seats)
        return PanelHeights(
            panel_height=self._visible_height,
            goal_height=goal,
            seats=len(self.seats),
            cards={
                CardForm.TALL: sum(card.tall_height() for card in self.seats),
                CardForm.SHORT: sum(card.short_height() for card in self.seats),
                CardForm.LOW: sum(card.low_height() for card in self.seats),
                CardForm.LINE: sum(card.line_height() for card in self.seats),
            },
            # With large text, cards become low before the panel scrolls.
            may_be_low=has_holdings or len(self.seats) >= _MIN_SEATS_LOW or text_scale() > 1,
            boxes=[
                BoxHeights(
                    box.needed_height(width, tall=False),
                    box.needed_height(width, tall=True),
                    is_before_seats=box
                    in (self.turn_card, self.procedure, self.offers, self.agreements),
                    folded=box.folded_height,
                )
                for box in self._filled_boxes
            ],
            hint_height=self.advice.needed_height() if self._is_advice_seen else 0,
            bubble_height=self._bubble_height,
            are_moves_listed=self._pages.currentWidget() is self.moves,
            ending_height=self.chronicle.wanted_height if self._is_end_shown else 0,
        )

    @property
    def _is_advice_seen(self) -> bool:
        """Whether the page is a hint, and no agreements stand in its place."""
        return self._pages.currentWidget() is self.advice and not self.agreements.is_opened

    @property
    def _is_end_shown(self) -> bool:
        """Whether the end of a match is shown."""
        ended = self._session.match.result is not None
        has_ended_view = self._view is not None and self._view.decision is None
        return ended and has_ended_view and not self._is_held_up

    def _make_room(self) -> None:
        """Show as much as the chronicle leaves room for."""
        if self._view is None:
            # Nothing is shown yet.
            return
        if self._offered is not None:
            self._make_room_for_composer(self._offered)
            return
        needs = self._measure()
        plan = self._plan_with_remarks(needs)
        if plan.overflow and self._is_advice_seen:
            plan = self._plan_with_short_hint(needs)
        self.goal.setVisible(plan.is_goal_shown)
        for card in self.seats:
            card.set_size(plan.size)
            card.show()
        boxes = self._filled_boxes[: len(plan.tall)]
        hidden = [boxes[number] for number in plan.folded if not boxes[number].folded_height]
        for box in self._boxes():
            box.setVisible(box in boxes and box not in hidden)
        for number, (box, tall) in enumerate(zip(boxes, plan.tall, strict=True)):
            box.set_tall(tall)
            box.set_folded(number in plan.folded)
        self._column.setSpacing(scaled(SPACING[plan.size]))
        # Where there is no room for both, all agreements take the place of the chronicle.
        is_page_asked = self._pages.currentWidget() is not self.chronicle
        instead = self.agreements.is_opened and (bool(plan.overflow) or is_page_asked)
        self._pages.setHidden(instead)
        self._filler.setVisible(instead)
        # A hint needs the room at the foot; icons in its heading take the place of the buttons.
        self._raise_buttons(raised=bool(plan.overflow) and self._is_advice_seen)
        gained = SCROLLED_HEIGHT if instead else 0
        gained += self._foot_height if self._are_buttons_raised else 0
        self._scroll_if(max(0, plan.overflow - gained))
        # The layout must be right before the first paint event.
        self._column.activate()
        self._place_raised_buttons()

    def _plan_with_remarks(self, needs: PanelHeights) -> LayoutPlan:
        """Return the plan beside the remarks of people, which take a third of the chronicle.

        They also stand below the last statements, so that all talk is together. Where there is no
        room for that, they show their field and the last line; beside a hint or another page only
        if that takes no room from it.
        """
        remarks = self._remarks
        if remarks is None:
            return plan_layout(needs, self._form(needs)) if needs.hint_height else self._plan(needs)
        is_possible = remarks.is_wanted and not self._bubble_height
        is_seen = is_possible and isinstance(self._pages.currentWidget(), Chronicle)
        if not is_seen:
            plan = plan_layout(needs, self._form(needs)) if needs.hint_height else self._plan(needs)
            least = remarks.least_height(is_low=True)
            spare = plan.height_below - least - SPACING[CardForm.TALL]
            fits = (
                is_possible and not plan.overflow and spare >= (needs.hint_height or _PAGE_HEIGHT)
            )
            if fits:
                remarks.show_form(height=least, is_low=True)
            remarks.setVisible(fits)
            return plan
        remarks.setVisible(True)
        alone = self._plan(needs)
        for is_low in (False, True):
            least = remarks.least_height(is_low=is_low)
            plan = self._plan(replace(needs, remarks=least + SPACING[CardForm.TALL]))
            is_lower = plan.size in LOWEST and alone.size not in LOWEST
            crowded = is_lower or plan.height_below < _LEAST_BESIDE_REMARKS
            if is_low or not (plan.overflow or crowded):
                break
        share = round((plan.height_below + least) * _REMARKS_SHARE)
        remarks.show_form(height=least if is_low else max(least, share), is_low=is_low)
        return plan

    def leave_room(self, height: int) -> None:
        """Leave a height in screen pixels for a bubble on the page, or 0."""
        if unscaled(height) != self._bubble_height:
            self._bubble_height = unscaled(height)
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
        corner = len(_SIGNS) * (SIGN_WIDTH + _RAISED_GAP) + _UNDO_GAP
        self.advice.leave_corner(corner if raised else 0)
        is_moved = raised is not self._are_buttons_raised
        if is_moved and raised:
            while self._foot.takeAt(0) is not None:
                pass
        for button, sign in zip(self._buttons(), _SIGNS, strict=True):
            if is_moved:
                button.set_sign(sign if raised else "")
                button.setParent(self.advice if raised else self)
            button.show()
        if is_moved and not raised:
            self._fill_foot()
        self._are_buttons_raised = raised

    def _place_raised_buttons(self) -> None:
        """Put the icons into the upper right corner of the hint."""
        if not self._are_buttons_raised:
            return
        step = scaled(SIGN_WIDTH) + scaled(_RAISED_GAP)
        x = self.advice.geometry().width() - len(_SIGNS) * step + scaled(_RAISED_GAP)
        x -= scaled(_UNDO_GAP)
        for button in self._buttons():
            x += scaled(_UNDO_GAP) if button is self.undo_button else 0
            button.setGeometry(x, 0, scaled(SIGN_WIDTH), scaled(HEIGHT))
            x += step

    def _make_room_for_composer(self, seat: Seat) -> None:
        """Show the composer, with the cards of all seats or, in a low window, of the one alone."""
        self._pages.show()
        self._filler.hide()
        if self._remarks is not None:
            self._remarks.hide()
        needs, composer_height = (
            self._measure(),
            self.composer.needed_height(self.width() - 2 * _SIDE),
        )
        for box in self._boxes():
            box.hide()
        free_height = needs.panel_height - FRAME_HEIGHT - composer_height
        empty = replace(needs, boxes=())
        goal, form = self.goal.text() != "", self._form(needs)
        if form is not None:
            # The seats stay where they are, if need be in place of the buttons at the foot: those
            # do nothing meanwhile, or keys do the same.
            fixed = empty.fixed_height(form.size) + needs.goal_height * form.is_goal_shown
            if fixed <= free_height + self._foot_height:
                self._compose_beside(form, spared=fixed > free_height)
                return
        sizes = [
            size
            for size in (CardForm.SHORT, CardForm.LOW)
            if empty.fixed_height(size) <= free_height
        ]
        size, all_seats = (sizes[0], True) if sizes else (CardForm.LINE, False)
        if not all_seats:
            card = self.seats[seat]
            heights = (CardForm.SHORT, card.short_height()), (CardForm.LOW, card.low_height())
            fitting = [one for one, high in heights if high + 3 * SPACING[one] <= free_height]
            size = (*fitting, CardForm.LINE)[0]
        goal = goal and all_seats and empty.fixed_height(size) + needs.goal_height <= free_height
        self.goal.setVisible(goal)
        for other, card in enumerate(self.seats):
            card.set_size(size)
            card.setVisible(all_seats or other == seat)
        self._column.setSpacing(scaled(SPACING[size]))
        overflow = (
            0 if all_seats else self.seats[seat].line_height() + 3 * SPACING[size] - free_height
        )
        # The offer needs the room more than buttons of the board, which the keys replace.
        self._raise_buttons(raised=False)
        spared = size is CardForm.LINE and overflow > 0
        for button in self._buttons():
            button.setHidden(spared)
        gained = self._foot_height if spared else 0
        self._scroll_if(max(0, overflow - gained) if size is CardForm.LINE else 0)
        self._column.activate()

    def _compose_beside(self, form: SeatForm, *, spared: bool) -> None:
        """Show the composer below the seats in their usual form; `spared` hides the foot."""
        self.goal.setVisible(form.is_goal_shown)
        for card in self.seats:
            card.set_size(form.size)
            card.show()
        self._column.setSpacing(scaled(SPACING[form.size]))
        self._raise_buttons(raised=False)
        for button in self._buttons():
            button.setHidden(spared)
        self._scroll_if(0)
        self._column.activate()

    def _scroll_if(self, overflow: int) -> None:
        """Let the panel scroll if it is higher than visible, as with large text in a low window."""
        minimum_height = scaled(self._visible_height + overflow) if overflow else 0
        if minimum_height != self.minimum_height:
            self.minimum_height = minimum_height
            self.minimum_height_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        paint_panel(painter, QRectF(self.rect()))
        painter.end()
