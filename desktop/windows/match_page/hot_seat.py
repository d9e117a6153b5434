"""Several people at one screen: covered hands, the curtain, and offers that wait."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import OpenQuestion, PageComponents
from desktop.windows.match_page.moment_display import MomentDisplay
from desktop.windows.match_page.question_control import QuestionControl
from desktop.windows.match_page.talk_control import TableOffers
from engine.core.values import Seat

#: Milliseconds: a longer press on the peek button holds the hand up only while it lasts.
_LONG_PRESS_MS = 400


class HotSeat(QObject):
    """Hands the screen from one person to the next, so that nobody sees another player's hand."""

    def __init__(
        self,
        parts: PageComponents,
        display: MomentDisplay,
        asking: QuestionControl,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts, self._moment_display, self._asking = parts, display, asking
        #: Whether a click keeps the hand up, and whether the press in progress will cover it.
        self._is_kept_up = self._is_covering = False
        #: Runs after a press: a release while it runs makes it a click.
        self.long_press_timer = QTimer(self)
        self.long_press_timer.setSingleShot(True)
        self.long_press_timer.setInterval(_LONG_PRESS_MS)
        parts.session.handover_requested.connect(self._on_handover)
        parts.session.seat_taken.connect(self._on_taken)
        parts.session.peeked.connect(self._on_peeked)
        parts.curtain.confirmed.connect(self._on_confirmed)
        parts.strip.peek.pressed.connect(self._press_peek)
        parts.strip.peek.released.connect(self._release_peek)
        parts.view.peek_requested.connect(self.peek)
        parts.view.hint_requested.connect(self._refuse_hint)

    def peek(self, is_on: bool) -> None:
        """Raise the covered hand, or cover it again."""
        session, state = self._parts.session, self._parts.state
        seat = state.covered if is_on else None
        if state.covered is None or state.is_over or session.viewer == seat:
            return
        self._parts.director.skip()
        session.peek(seat)

    def cover(self) -> None:
        """Cover a raised hand, however it is held up: others may look at the screen now."""
        self.let_go()
        self.peek(False)

    def let_go(self) -> None:
        """Let go of keys and buttons that hold a hand up."""
        self.long_press_timer.stop()
        self._parts.strip.peek.setDown(False)
        self._parts.view.forget_peek()
        self._set_kept_up(is_on=False)

    def _on_handover(self, seat: Seat) -> None:
        """Wait until the next person wants to see their hand.

        Nothing of either hand is shown before.

        A game of perfect information goes on at once.
        """
        parts, match = self._parts, self._parts.session.match
        question, decision = parts.session.question, match.decision
        if question is not None and self._asking.follow(seat, question.legal):
            return
        self._asking.withdraw()
        self._put_away()
        self.let_go()
        hidden = not match.game.perfect_information
        behind_curtain = hidden and parts.settings.hidden_hands == "curtain"
        parts.state.covered = seat if hidden and not behind_curtain else None
        if behind_curtain or question is None or decision is None:
            self._moment_display.show_present()
            self._moment_display.chronicle()
            parts.curtain.wait_for(seat, parts.session.names()[seat])
            parts.strip.refresh()
            return
        parts.state.question = OpenQuestion(seat, decision, question.legal)
        self._moment_display.show_present()
        self._moment_display.chronicle()
        self._asking.offer()
        self._asking.take_focus()
        parts.view.announce(parts.strip.sentence)

    def _on_confirmed(self, seat: Seat) -> None:
        """Give the screen to the person behind the curtain, whether or not they are asked."""
        decision = self._parts.session.match.decision
        if decision is None or decision.seat == seat:
            self._parts.session.take_seat(seat)
        else:
            self._parts.session.peek(seat)

    def _on_taken(self, ply: int) -> None:
        """Show the missed events to the person who confirmed the curtain."""
        self._asking.withdraw()
        self._moment_display.seats()
        self._moment_display.chronicle(ply)
        self._moment_display.add_statements()
        self._parts.director.play_missed(ply)
        self._parts.strip.refresh()

    def _on_peeked(self) -> None:
        """Show the raised hand, or cover it and drop the choice and the card being read."""
        choice = self._parts.scene.controller
        if self._parts.session.viewer is not None:
            choice.uncover()
        else:
            self._set_kept_up(is_on=False)
            self._put_away()
            choice.cover()
        self._moment_display.chronicle()
        self._asking.look()
        if self._parts.session.viewer is not None:
            # For a short look, cards that appear one after another would come too slowly.
            with self._parts.scene.pictures.complete_painting():
                self._parts.view.viewport().repaint()

    def _set_kept_up(self, is_on: bool) -> None:
        """Set whether the hand stays up without a key or button held."""
        self._is_kept_up = self._parts.view.is_hand_kept_up = is_on

    def _put_away(self) -> None:
        """Cancel a drag and close an enlarged card."""
        self._parts.scene.cancel_drag()
        if self._parts.reader is not None:
            self._parts.reader.close_card()

    def _press_peek(self) -> None:
        self._is_covering = self._is_kept_up and self._parts.session.viewer is not None
        self.peek(True)
        self.long_press_timer.start()

    def _release_peek(self) -> None:
        """Keep the hand up after a click, for people who have only a mouse."""
        if self.long_press_timer.isActive() and not self._is_covering:
            self._set_kept_up(self._parts.session.viewer is not None)
        else:
            self.peek(False)
        self.long_press_timer.stop()
        self._parts.view.setFocus()

    def _refuse_hint(self) -> None:
        """Say why no hint is given while everybody may look at the screen."""
        parts = self._parts
        if parts.state.question is not None and parts.state.covered is not None:
            text = page_texts.no_hint_while_covered()
            parts.strip.note(text)
            parts.view.announce(text)


class SharedScreenOffers(QObject):
    """Offers to people who share the screen with the one who looks at it.

    A badge at the card of such a person counts them. It hands the screen over behind the curtain,
    and the screen goes back to whom it belongs once they are answered.
    """

    def __init__(
        self,
        parts: PageComponents,
        asking: QuestionControl,
        hot_seat: HotSeat,
        kinds: Sequence[TableOffers],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._parts, self._asking, self._hot_seat = parts, asking, hot_seat
        self._kinds = kinds
        #: The person who looks at offers although another is asked; None at other times.
        self._looking: Seat | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.show_now)
        session = parts.session
        for signal in (
            *(session.started, session.advanced, session.spoke, session.asked, session.finished),
            *(session.rewound, session.peeked, session.seat_taken, parts.lookback.changed),
        ):
            signal.connect(self.refresh)
        session.handover_requested.connect(self._on_handover)
        parts.sidebar.offers_opened.connect(self.open)

    def refresh(self, *_: object) -> None:
        """Count the offers anew in the next turn of the event loop."""
        if not self._parts.session.has_one_person:
            self._timer.start()

    def counts(self) -> dict[Seat, int]:
        """Return how many offers wait for each person who does not look at the screen."""
        session, parts = self._parts.session, self._parts
        if (
            session.has_one_person
            or session.match.result is not None
            or parts.lookback.ply is not None
        ):
            return {}
        others = [seat for seat in session.people if seat != session.person]
        offer_counts = {
            seat: sum(len(kind.open_offers(seat)) for kind in self._kinds) for seat in others
        }
        return {seat: count for seat, count in offer_counts.items() if count}

    def show_now(self) -> None:
        """Show the badges."""
        self._parts.sidebar.show_waiting(self.counts())
        self._parts.strip.refresh()

    def open(self, seat: Seat) -> None:
        """Hand the screen to a person for whom offers wait."""
        parts, session = self._parts, self._parts.session
        if seat not in self.counts():
            return
        self._asking.withdraw()
        self._hot_seat.let_go()
        session.peek(None)
        # The person who looks has no covered hand to peek at.
        parts.state.covered = None
        self._looking = seat
        for kind in self._kinds:
            kind.bring_back(seat)
        parts.strip.refresh()
        if session.match.game.perfect_information:
            session.peek(seat)
        else:
            parts.curtain.wait_for(seat, session.names()[seat])

    def close(self) -> None:
        """Hand the screen back."""
        self._looking = None
        self._parts.session.hand_back()

    def escape(self) -> bool:
        """Handle Esc; return whether it had a meaning."""
        if not self.buttons():
            return False
        self.close()
        return True

    def _on_handover(self, seat: Seat) -> None:
        self._looking = None
        self.refresh()

    def buttons(self) -> tuple[PromptButton, ...]:
        """Return the button that hands the screen back, while another person looks at offers."""
        if self._looking is None or self._parts.session.viewer != self._looking:
            return ()
        label = translate("Talk", "Hand the screen back")
        return (PromptButton(label, self.close, shortcuts.cap_of("back")),)
