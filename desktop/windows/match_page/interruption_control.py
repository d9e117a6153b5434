"""Interruptions: trades, cards played at any time, and answers to trades."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.panels.talk.offers_box import OfferRow
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.table.game_table import OpenTrade
from desktop.table.prompt.prompt_strip import Prompt
from desktop.table.talk import talk_texts
from desktop.table.talk.bubble_layout import BubbleButton, BubbleContents
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.talk_control import TableOffers
from engine.core.values import Interruption, Seat

#: How far above or below the card of its seat a bubble stands on the board, in pixels.
_MAX_BUBBLE_DISTANCE = 220.0


class InterruptionControl(TableOffers):
    """Control of interruptions by the person at the screen; it also shows the trades that stand.

    The question of the game waits meanwhile and comes back unchanged.
    """

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        super().__init__(parts, page)
        self._session = parts.session
        self._trades = parts.table.load_features().trades
        #: Whether interruptions are possible at all: not in lessons and puzzles.
        self.is_allowed = self._trades is not None
        #: Whether a seat is being chosen by keys.
        self.is_choosing = False
        #: Whether a trade waits for the person, and whether the last one fell before an answer. An
        #: answer to that one gets the reply that it came too late.
        self._is_waited_for = self._has_missed = False
        self._was_interrupting = False
        #: Returns whether the offer of an agreement waits for the person at the screen.
        self.talk_waits: Callable[[], bool] = lambda: False
        self._menu = QAction(page)
        self._menu.triggered.connect(self.choose_seat)
        self._menu.setVisible(self.is_allowed)
        #: Everything is brought in line after the parts around it.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.show_now)
        if self.is_allowed:
            self._connect()
        self._menu.setEnabled(self.may_interrupt)

    def _connect(self) -> None:
        parts, session = self._parts, self._session
        for signal in (
            *(session.started, session.advanced, session.asked, session.finished, session.spoke),
            *(parts.lookback.changed, parts.director.caught_up, parts.director.step_shown),
            *(parts.review.changed, parts.hint.changed, parts.sidebar.moves_button.toggled),
        ):
            signal.connect(self.refresh)
        for signal in (
            session.rewound,
            session.handover_requested,
            session.seat_taken,
            session.peeked,
        ):
            signal.connect(self._on_other_hand)
        session.rewound.connect(self._on_rewound)
        parts.scene.choice_changed.connect(self._on_choice)
        parts.scene.drag_changed.connect(self._show_bubble)
        parts.scene.interrupted.connect(self._on_interrupted)
        parts.view.talk_requested.connect(self._on_key)
        parts.sidebar.offers.withdrawn.connect(self._end)
        parts.sidebar.offers.opened.connect(self._reopen)

    # -- what is possible --------------------------------------------------------------------------

    @property
    def actions(self) -> list[QAction]:
        """The actions for the menu."""
        return [self._menu]

    @property
    def may_interrupt(self) -> bool:
        """Whether the person whose hand is shown may act without being asked."""
        session, parts = self._session, self._parts
        person = session.person
        present = parts.lookback.ply is None and not parts.review.is_open
        at_table = person is not None and person == session.viewer and person in session.people
        return self.is_allowed and present and at_table and session.match.result is None

    def forbid(self) -> None:
        """Offer no interruptions, as in lessons and puzzles."""
        self.is_allowed = False
        self._menu.setVisible(False)
        self._parts.scene.may_interrupt = False

    def others(self) -> list[Seat]:
        """Return the seats with which the person at the screen can trade."""
        if not self.may_interrupt:
            return []
        return [seat for seat in range(self._session.match.seats) if seat != self._session.viewer]

    def retranslate(self) -> None:
        self._menu.setText(translate("Menu", "&Trade…"))
        self.refresh()

    def trades(self) -> Sequence[OpenTrade]:
        """Return the trades that stand."""
        if self._trades is None or not self.is_allowed or self._session.match.result is not None:
            return ()
        return self._trades(self._session.view())

    # -- display -----------------------------------------------------------------------------------

    def refresh(self, *_: object) -> None:
        """Bring everything in line in the next turn of the event loop."""
        if self.is_allowed:
            self._timer.start()

    def _on_choice(self) -> None:
        """Show the bubble while no interruption is being chosen."""
        if self._parts.scene.controller.is_interrupting != self._was_interrupting:
            self._was_interrupting = self._parts.scene.controller.is_interrupting
            self.refresh()

    def _on_rewound(self) -> None:
        # The numbers of trades that were taken back are used again.
        self._forget_offers()

    def _on_other_hand(self, *_: object) -> None:
        """Give up what was being chosen: another hand is shown, or none."""
        self.is_choosing = False
        self._parts.scene.controller.leave_interruption()
        self.show_now()

    def show_now(self) -> None:
        """Light what may be played, and show the trades that stand."""
        parts = self._parts
        if not self.is_allowed:
            return
        may = self.may_interrupt
        if may:
            waits = self.waiting_trade() is not None
            self._has_missed = not waits and (self._is_waited_for or self._has_missed)
            self._is_waited_for = waits
        if not may:
            self.is_choosing = False
            parts.scene.controller.leave_interruption()
        if may != parts.scene.may_interrupt:
            parts.scene.may_interrupt = may
            parts.scene.controller.game_choice.show()
        self._menu.setEnabled(may and not self._trade_obstacle())
        # The moves of the waiting question are no moves of what is composed now.
        parts.sidebar.let_list_moves(not parts.scene.controller.is_interrupting)
        parts.sidebar.let_choose_seats(self.others())
        parts.sidebar.show_offers(self._rows())
        parts.strip.refresh()
        self._show_bubble()

    def _rows(self) -> list[OfferRow]:
        """Return the trades that concern people at the screen, the newest first."""
        session, rows, spoken = self._session, [], self._shown_trade()
        names = [name or only_person_name() for name in session.names()]
        for trade in reversed(self.trades()):
            terms = translate("Deals", "{give} for {get}").format(give=trade.give, get=trade.get)
            mine = trade.seat == session.viewer
            if spoken is not None and trade.number == spoken.number:
                # The bubble says it.
                continue
            if mine:
                who, seat = translate("Deals", "To {name}").format(name=names[trade.to]), trade.to
            elif trade.to == session.viewer:
                who, seat = translate("Deals", "From {name}"), trade.seat
                who = who.format(name=names[seat])
            elif {trade.seat, trade.to} & set(session.people):
                who, seat = translate("Deals", "{name} to {other}"), trade.seat
                who = who.format(name=names[seat], other=names[trade.to])
            else:
                continue
            rows.append(OfferRow(trade.number, seat, who, terms, mine))
        return rows

    def open_offers(self, seat: Seat) -> Sequence[int]:
        return [trade.number for trade in self.trades() if trade.to == seat]

    def _trade(self, number: int | None) -> OpenTrade | None:
        return next((one for one in self.trades() if one.number == number), None)

    def waiting_trade(self) -> OpenTrade | None:
        """Return the newest trade that waits for the person whose hand is shown."""
        viewer = self._session.viewer
        if not self.may_interrupt or viewer is None:
            return None
        return self._trade(next(reversed(self.open_offers(viewer)), None))

    def _shown_trade(self) -> OpenTrade | None:
        """Return the trade that the bubble shows."""
        parts = self._parts
        busy = parts.scene.controller.is_interrupting or parts.sidebar.moves_button.isChecked()
        if busy or not self.may_interrupt:
            return None
        return self._trade(self.newest(self._session.viewer))

    def _show_bubble(self) -> None:
        trade, parts = self._shown_trade(), self._parts
        if trade is None or self.talk_waits():
            # One bubble at a time; that of an agreement comes first.
            self.bubble.say(None)
            return
        name = self._session.names()[trade.seat]
        viewer = trade.to
        gives = translate("Deals", "Gives you {cards}").format(cards=trade.give)
        asks = translate("Deals", "You give {cards}").format(cards=trade.get)
        title = translate("Deals", "{name} offers a trade").format(name=name)
        counter = translate("Deals", "Counter", "make another offer in its place")
        answers = (
            *self._answers(trade),
            BubbleButton(counter, partial(self._counter, trade), focus_key=shortcuts.COUNTER),
        )
        terms = (trade.seat, gives), (viewer, asks)
        self.bubble.say(BubbleContents(trade.seat, title, terms=terms, buttons=answers))
        self._announce_once(trade.number, f"{title}: {gives}; {asks}.")
        parts.sidebar.layout()
        self._places.place_bubble(
            self.bubble, trade.seat, self._places.obstacles(), _MAX_BUBBLE_DISTANCE
        )

    # -- interruptions -----------------------------------------------------------------------------

    def _interrupt(self, interruption: Interruption, before: Sequence[Interruption] = ()) -> None:
        """Let the person at the screen act; say why that is not possible."""
        session, choice = self._session, self._parts.scene.controller
        seat = session.viewer
        if seat is None or not self.may_interrupt:
            return
        key = session.match.refusal(seat, interruption)
        if key:
            text = self._parts.table.texts.refusal(key, interruption, session.match.view(seat))
            if choice.is_interrupting:
                choice.remind(text)
            else:
                self._parts.strip.note(text)
            self._parts.view.announce(text)
            return
        choice.leave_interruption()
        self._is_waited_for = self._has_missed = False
        for one in (*before, interruption):
            if not session.match.refusal(seat, one):
                session.interrupt(seat, one, session.match.ply)
        self._parts.view.setFocus()
        self.refresh()

    def _on_interrupted(self, interruption: Interruption) -> None:
        choice = self._parts.scene.controller
        self._interrupt(interruption, choice.game_choice.interruptions_before(choice.selection))

    def _end(self, number: int) -> None:
        """Withdraw an own trade."""
        trade = self._trade(number)
        if trade is not None:
            self._interrupt(trade.end)

    def _reopen(self, number: int) -> None:
        """Show the bubble of a trade again that was put away."""
        self._put_away.discard(number)
        self.show_now()

    def _counter(self, trade: OpenTrade) -> None:
        self.open(trade.seat, trade.number)

    # -- a trade with a seat -----------------------------------------------------------------------

    def _trade_obstacle(self) -> str:
        """Return why the person cannot begin a trade with any seat now, or ""."""
        return self._parts.scene.controller.game_choice.trade_obstacle()

    def choose_seat(self) -> None:
        """Let the person choose by keys with whom to trade."""
        others, reason = self.others(), self._trade_obstacle()
        if others and reason:
            self._parts.strip.note(reason)
            self._parts.view.announce(reason)
        elif len(others) == 1:
            self.open(others[0])
        elif others:
            self._parts.scene.controller.leave_interruption()
            self.is_choosing = True
            self._parts.sidebar.seats[others[0]].setFocus(Qt.FocusReason.TabFocusReason)
            self._parts.strip.refresh()
            self._parts.view.announce(self._choice_sentence())

    def choose(self, seat: Seat) -> bool:
        """Begin a trade with a seat whose card was clicked; return whether that is possible."""
        if seat not in self.others():
            return False
        self.open(seat)
        return True

    def open(self, seat: Seat, answered: int | None = None) -> None:
        """Begin a trade with a seat, in place of an offer of a number."""
        parts = self._parts
        self.is_choosing = False
        parts.hint.dismiss()
        # The question gets back the choice from before the list.
        parts.sidebar.moves_button.setChecked(False)
        reason = parts.scene.controller.game_choice.begin_trade(seat, answered)
        parts.view.setFocus()
        if reason:
            parts.strip.note(reason)
        parts.view.announce(reason or parts.scene.controller.sentence())
        self.show_now()

    def _back(self) -> None:
        self.escape()

    def escape(self) -> bool:
        """Handle Esc; return whether it had a meaning."""
        if self.is_choosing:
            self.is_choosing = False
            self._parts.strip.refresh()
            self._parts.view.setFocus()
            return True
        return not self._parts.scene.controller.is_interrupting and self.dismiss()

    def dismiss(self) -> bool:
        """Put the bubble away; the trade stands. Return whether there was one."""
        trade = self._shown_trade()
        if self.bubble.isHidden() or trade is None:
            return False
        self._put_away.add(trade.number)
        self._parts.view.setFocus()
        self.show_now()
        return True

    def _on_key(self, name: str) -> None:
        trade = self.waiting_trade()
        if name == "trade":
            if not self.talk_waits():
                self.choose_seat()
        elif name == "accept" and trade is not None and not self.talk_waits():
            self._interrupt(trade.accept)
        elif name == "accept" and self._has_missed:
            self._has_missed = False
            text = talk_texts.refusal("no_offer")
            self._parts.strip.note(text)
            self._parts.view.announce(text)

    # -- the strip ---------------------------------------------------------------------------------

    def prompt(self) -> Prompt | None:
        """Return the prompt of the strip while an interruption or a seat is being chosen."""
        choice, viewer = self._parts.scene.controller, self._session.viewer
        if self.is_choosing:
            key = shortcuts.cap_of("back")
            back = PromptButton(translate("Talk", "Back"), self._back, key)
            return Prompt(viewer, self._choice_sentence(), buttons=(back,))
        if choice.is_interrupting and self.may_interrupt and not self._parts.director.is_reading:
            return Prompt(
                viewer, choice.sentence(), choice.aside(), buttons=tuple(choice.buttons())
            )
        return None

    def _choice_sentence(self) -> str:
        return translate("Deals", "With whom do you trade? Click a seat, or use the arrow keys.")

    def _answers(self, trade: OpenTrade) -> tuple[BubbleButton, BubbleButton]:
        """Return the answers to a trade."""
        accept, decline = translate("Table", "Accept"), translate("Deals", "Decline")
        key = shortcuts.cap_of("accept")
        return (
            BubbleButton(accept, partial(self._interrupt, trade.accept), key, is_main=True),
            BubbleButton(decline, partial(self._interrupt, trade.end), focus_key=shortcuts.DECLINE),
        )

    def buttons(self) -> tuple[PromptButton, ...]:
        """Return the buttons with which the person begins an interruption."""
        if not self.may_interrupt:
            return ()
        key, reason = shortcuts.cap_of("trade"), self._trade_obstacle()
        label = translate("Table", "Trade…")
        trade = PromptButton(label, self.choose_seat, key, obstacle=reason)
        return (trade, *self._parts.scene.controller.game_choice.interruption_buttons())
