"""Lets the person who is asked answer, on the board and in the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.table.director import PACES
from desktop.windows.matchpage import sentences
from desktop.windows.matchpage.moment import Open
from desktop.windows.matchpage.parts import MatchParts
from desktop.windows.matchpage.showing import Showing
from engine.core import Action, Decision


class Asking(QObject):
    """Holds the open question of the moment, and takes its answer to the session."""

    def __init__(self, parts: MatchParts, showing: Showing, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._showing = parts, showing
        #: Gives the only answer there is, in the time that a choice takes.
        self.forced = QTimer(self)
        self.forced.setSingleShot(True)
        self.forced.timeout.connect(self._answer_forced)
        parts.session.asked.connect(self._on_asked)
        parts.scene.chosen.connect(self.answer)
        parts.scene.changed_choice.connect(self._on_choice)
        parts.sidebar.moves.chosen.connect(self.answer)
        parts.sidebar.moves.considered.connect(parts.scene.choice.consider)
        parts.sidebar.advice.chosen.connect(self.answer)
        parts.sidebar.advice.considered.connect(parts.scene.choice.consider)
        parts.scene.idle_clicked.connect(self._say_whose_turn)
        parts.lookback.changed.connect(self.look)

    def offer(self) -> None:
        """Offer the answers to the open question, if there is one."""
        parts, question = self._parts, self._parts.moment.question
        # A hint names cards: it is for nobody but whoever holds them.
        parts.hint.possible = question is not None and parts.moment.covered is None
        if question is not None:
            choice = parts.scene.choice
            # Nothing may betray what lies covered.
            hidden = parts.moment.hidden(parts.session.viewer)
            offered = choice.part.asked(question.legal)
            offered = choice.keep(offered) if hidden else offered
            parts.scene.offer(question.decision, offered)
            parts.sidebar.moves.offer(
                offered, parts.session.view(), parts.session.names(), choice.part.in_order
            )
            # Whoever is asked is spoken to.
            parts.view.describe()
        parts.strip.refresh()

    def withdraw(self) -> None:
        """Nobody at the screen can answer now."""
        parts = self._parts
        self.forced.stop()
        parts.moment.question = None
        parts.hint.possible = False
        parts.hint.forget()
        parts.replay.forget()
        parts.lookback.forget()
        parts.scene.withdraw()
        parts.sidebar.moves.offer((), None)

    def answer(self, action: Action) -> None:
        """Give an answer to the open question; without one, nothing happens."""
        parts = self._parts
        self.forced.stop()
        question, parts.moment.question = parts.moment.question, None
        parts.hint.possible = False
        parts.hint.forget()
        if question is not None:
            parts.session.submit(question.seat, action)

    def look(self) -> None:
        """Show now, where the question can be answered, or the moment looked back at."""
        parts = self._parts
        parts.director.skip()
        if parts.lookback.ply is None:
            self._showing.now()
            self.offer()
            parts.hint.resume()
            return
        parts.scene.withdraw()
        parts.hint.set_aside()
        parts.sidebar.moves.offer((), None)
        self._showing.past()

    def take_focus(self) -> None:
        """Put the keyboard on the board, unless somebody is busy elsewhere."""
        parts = self._parts
        if not (parts.sidebar.moves.list.hasFocus() or parts.strip.peek.isDown()):
            parts.view.setFocus()

    def _on_asked(self, seat: int, decision: Decision, legal: list[Action]) -> None:
        parts = self._parts
        parts.hint.forget()
        parts.moment.question = Open(seat, decision, legal)
        parts.lookback.forget()
        self._showing.now()
        self.offer()
        self.take_focus()
        if parts.session.match.forced and parts.session.alone:
            self.forced.start(round(PACES[parts.settings.pace] * 1000))

    def _say_whose_turn(self) -> None:
        """Something was clicked while a bot is asked."""
        session = self._parts.session
        decision = session.match.decision
        idle = self._parts.lookback.ply is None and not session.watched
        if decision is None or not idle or session.is_human(decision.seat):
            return
        said = sentences.not_your_turn(session.names()[decision.seat])
        self._parts.strip.note(said)
        self._parts.view.announce(said)

    def _answer_forced(self) -> None:
        if self._parts.moment.question is not None:
            self.answer(self._parts.moment.question.legal[0])

    def _on_choice(self) -> None:
        """A half-made choice changed: the strip and the list say the same as the board."""
        parts, choice = self._parts, self._parts.scene.choice
        question = parts.moment.question
        if question is not None and parts.moment.hidden(parts.session.viewer):
            offered = choice.keep(choice.part.asked(question.legal))
            parts.sidebar.moves.offer(offered, parts.session.view(), parts.session.names())
        parts.sidebar.moves.mark(choice.considered())
        parts.sidebar.advice.mark(choice.considered())
        parts.strip.refresh()
        if choice.aside() and choice.considered() is None:
            parts.view.announce(choice.aside())
