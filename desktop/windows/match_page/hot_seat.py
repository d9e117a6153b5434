"""Several people at one screen: whose hand lies covered, who peeks at it, and the curtain."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.windows.match_page import sentences
from desktop.windows.match_page.asking import Asking
from desktop.windows.match_page.parts import MatchParts, Open
from desktop.windows.match_page.showing import Showing

#: Milliseconds: a press on the button to peek that is longer is no click.
_CLICK = 400


class HotSeat(QObject):
    """Hands the screen from one person to the next, so that nobody sees another's hand."""

    def __init__(
        self, parts: MatchParts, showing: Showing, asking: Asking, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._parts, self._showing, self._asking = parts, showing, asking
        #: A click on the button keeps the hand up, the next one covers it.
        self._kept = self._closing = False
        #: A press that ends while this runs was a click.
        self.click = QTimer(self)
        self.click.setSingleShot(True)
        self.click.setInterval(_CLICK)
        parts.session.handover.connect(self._on_handover)
        parts.session.seat_taken.connect(self._on_taken)
        parts.session.peeked.connect(self._on_peeked)
        parts.curtain.confirmed.connect(parts.session.take_seat)
        parts.strip.peek.pressed.connect(self._press_peek)
        parts.strip.peek.released.connect(self._release_peek)
        parts.view.peek_requested.connect(self.peek)
        parts.view.hint_requested.connect(self._refuse_hint)

    def peek(self, on: bool) -> None:
        """Hold the covered hand up, or put it down again."""
        session, moment = self._parts.session, self._parts.moment
        seat = moment.covered if on else None
        if moment.covered is None or moment.over or session.viewer == seat:
            return
        self._parts.director.skip()
        session.peek(seat)

    def cover(self) -> None:
        """Cover the hand that is held up, whatever holds it: others may look at the screen now."""
        self.let_go()
        self.peek(False)

    def let_go(self) -> None:
        """Whatever is still pressed holds no hand up from now on."""
        self.click.stop()
        self._parts.strip.peek.setDown(False)
        self._parts.view.forget_peek()
        self._keep(False)

    def _on_handover(self, seat: int) -> None:
        """Somebody else is to answer: nothing of either hand is shown until they want to see it.

        A game that hides nothing goes on at once.
        """
        parts, match = self._parts, self._parts.session.match
        question, decision = parts.session.question, match.decision
        if question is not None and self._asking.follow(seat, question.legal):
            return
        self._asking.withdraw()
        self._put_away()
        self.let_go()
        hidden = not match.game.perfect_information
        behind_curtain = hidden and parts.settings.hands == "curtain"
        parts.moment.covered = seat if hidden and not behind_curtain else None
        if behind_curtain or question is None or decision is None:
            self._showing.now()
            self._showing.chronicle()
            parts.curtain.wait_for(seat, parts.session.names()[seat])
            parts.strip.refresh()
            return
        parts.moment.question = Open(seat, decision, question.legal)
        self._showing.now()
        self._showing.chronicle()
        self._asking.offer()
        self._asking.take_focus()
        parts.view.announce(parts.strip.sentence)

    def _on_taken(self, ply: int) -> None:
        """The person behind the curtain is there: first what they missed."""
        self._asking.withdraw()
        self._showing.seats()
        self._showing.chronicle(ply)
        self._parts.director.play_missed(ply)
        self._parts.strip.refresh()

    def _on_peeked(self) -> None:
        """A hand is held up, or covered again with all that was chosen or read of it."""
        choice = self._parts.scene.choice
        if self._parts.session.viewer is not None:
            choice.uncover()
        else:
            self._keep(False)
            self._put_away()
            choice.cover()
        self._showing.chronicle()
        self._asking.look()
        if self._parts.session.viewer is not None:
            # Card after card would come too slowly for who looks for a moment.
            with self._parts.scene.pictures.at_once():
                self._parts.view.viewport().repaint()

    def _keep(self, on: bool) -> None:
        """Whether the hand stays up without anything being held."""
        self._kept = self._parts.view.kept_up = on

    def _put_away(self) -> None:
        """Nothing is read or dragged any more."""
        self._parts.scene.cancel_drag()
        if self._parts.reader is not None:
            self._parts.reader.close_card()

    def _press_peek(self) -> None:
        self._closing = self._kept and self._parts.session.viewer is not None
        self.peek(True)
        self.click.start()

    def _release_peek(self) -> None:
        """A click keeps the hand up for those who have only a mouse."""
        if self.click.isActive() and not self._closing:
            self._keep(self._parts.session.viewer is not None)
        else:
            self.peek(False)
        self.click.stop()
        self._parts.view.setFocus()

    def _refuse_hint(self) -> None:
        """A hint was asked for while everybody may look: say why none comes."""
        parts = self._parts
        if parts.moment.question is not None and parts.moment.covered is not None:
            said = sentences.no_hint_while_covered()
            parts.strip.note(said)
            parts.view.announce(said)
