"""The actions of the person at the screen, from the board and from the lists."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from desktop.table.director import HASTE_MS, PACES_S
from desktop.table.talk import broken_words
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import OpenQuestion, PageComponents
from desktop.windows.match_page.moment_display import MomentDisplay
from engine.core.values import Action, Decision, Seat


class QuestionControl(QObject):
    """The open question of the moment; passes its action on to the session."""

    def __init__(self, parts: PageComponents, display: MomentDisplay, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._moment_display = parts, display
        #: Returns whether the person makes an offer or looks at cards, so that the board must not
        #: take the keyboard focus.
        self.is_busy: Callable[[], bool] = lambda: False
        #: Returns why there are no hints at this table; "" where there are.
        self.hint_obstacle: Callable[[], str] = str
        #: Gives the only legal action after the time that a choice takes.
        self.forced_timer = QTimer(self)
        self.forced_timer.setSingleShot(True)
        self.forced_timer.timeout.connect(self._submit_forced)
        #: Actions still to be given as part of one act.
        self._pending: deque[Action] = deque()
        #: The seat that gives these actions.
        self._actor: Seat | None = None
        #: The number of answers before the last question to a person.
        self._asked_at = -1
        #: The last reply to a key that plays a hint; news of the hint takes its place.
        self._reply = ""
        #: The words about which the person was asked whether to break them.
        self._warned_words: set[tuple[bool, int]] = set()
        #: The selection from before a move of the list was considered, and that move.
        self._before_list: tuple[Any, Action | None] = None, None
        parts.scene.controller.warn = self._warn
        parts.scene.controller.may_confirm = self._may_confirm
        parts.scene.controller.wants_confirmation = lambda: parts.settings.has_confirmation
        parts.session.asked.connect(self._on_asked)
        parts.scene.chosen.connect(self._on_chosen)
        parts.session.rewound.connect(self._on_rewound)
        # What was to follow a refused action is not given either.
        parts.session.refused.connect(self._forget_act)
        parts.scene.choice_changed.connect(self._on_choice)
        parts.sidebar.moves.chosen.connect(self._pick)
        parts.sidebar.moves.considered.connect(self._consider)
        parts.sidebar.moves_button.toggled.connect(self._on_list_toggled)
        parts.sidebar.advice.move_chosen.connect(self._pick_advised)
        parts.sidebar.advice.give_requested.connect(self._give_advised)
        parts.sidebar.advice.move_considered.connect(parts.hint.preselect)
        parts.scene.idle_clicked.connect(self._say_why_not)
        parts.lookback.changed.connect(self.look)
        parts.hint.changed.connect(lambda: parts.strip.drop_note(self._reply))

    def offer(self) -> None:
        """Offer the actions to the open question, if there is one."""
        parts, question = self._parts, self._parts.state.question
        # A hint names cards, so only the player who holds them may see it.
        parts.hint.is_possible = question is not None and parts.state.covered is None
        if question is not None:
            choice = parts.scene.controller
            # Nothing may betray the cards of a covered hand.
            hidden = parts.state.is_hand_hidden(parts.session.viewer)
            choice.is_hand_covered = hidden
            offered = choice.game_choice.distinct_actions(question.legal)
            offered = choice.neutral_actions(offered) if hidden else offered
            parts.scene.offer(question.decision, offered)
            parts.sidebar.moves.offer(
                offered, parts.session.view(), parts.session.names(), choice.game_choice.in_order
            )
            # The description addresses the player with the question.
            parts.view.describe()
        parts.strip.refresh()

    def hint(self) -> None:
        """Give a hint at once, or as soon as the table has come to rest."""
        parts = self._parts
        session, seat = parts.session, parts.session.viewer
        if text := self.hint_obstacle():
            parts.strip.note(text)
            parts.view.announce(text)
        elif (
            parts.state.question is not None
            or parts.lookback.ply is not None
            or parts.state.is_over
        ):
            parts.hint.ask()
        elif seat is not None and session.plays_here(seat):
            parts.hint.awaited_by = seat
            text = page_texts.hint_comes()
            parts.strip.refresh()
            parts.strip.note(text)
            parts.view.announce(text)

    def submit_hinted(self) -> None:
        """Give the move of the hint that is shown, as its button does, or say why there is none."""
        parts = self._parts
        if parts.hint.is_shown:
            parts.sidebar.advice.give.click()
        elif parts.state.question is not None and parts.hint.is_possible:
            self._reply = page_texts.no_hint_yet(is_thinking=parts.hint.is_thinking)
            parts.strip.note(self._reply)
            parts.view.announce(self._reply)

    def forget_hint(self) -> None:
        """Drop a hint that was asked for but not given yet."""
        self._parts.hint.awaited_by = None

    def _give_hint(self) -> None:
        """Give a hint that was asked for earlier, if its seat has the question now."""
        parts, question = self._parts, self._parts.state.question
        if question is None or (parts.session.match.is_forced and parts.session.has_one_person):
            return
        hint_seat, parts.hint.awaited_by = parts.hint.awaited_by, None
        if hint_seat == question.seat == parts.session.viewer:
            parts.strip.note("")
            parts.hint.ask()

    def withdraw(self) -> None:
        """Take the question back: no person at the screen can answer now."""
        parts = self._parts
        self.forced_timer.stop()
        parts.state.question = None
        parts.hint.is_possible = False
        parts.hint.forget()
        parts.replay.close_for_play()
        parts.lookback.reset_to_present()
        parts.scene.withdraw()
        parts.sidebar.moves.offer((), None)

    def submit(self, action: Action, following: Sequence[Action] = ()) -> None:
        """Give an action to the open question; without a question do nothing.

        `following`: further actions of the same act, each given as soon as it is asked for.
        """
        parts = self._parts
        self._forget_act()
        self.forced_timer.stop()
        question, parts.state.question = parts.state.question, None
        parts.hint.is_possible = False
        parts.hint.forget()
        if question is not None:
            self._pending.extend(following)
            self._actor = question.seat
            parts.director.has_more_actions = bool(following)
            if parts.view.is_hand_kept_up:
                # The hand was raised by a click, so no released key or button will cover it.
                parts.session.peek(None)
            parts.session.submit(question.seat, action)

    def follow(self, seat: Seat, legal: Sequence[Action]) -> bool:
        """Give the next action of an act instead of asking for it; return whether there was one."""
        if seat != self._actor or not self._pending or self._pending[0] not in legal:
            self._forget_act()
            return False
        parts, action = self._parts, self._pending.popleft()
        parts.director.has_more_actions = bool(self._pending)
        parts.session.submit(seat, action, joined=True)
        return True

    def _on_rewound(self) -> None:
        self._parts.scene.controller.abandoned_selection, self._asked_at = None, -1
        self._forget_act()

    def _forget_act(self) -> None:
        self._pending.clear()
        self._actor, self._parts.director.has_more_actions = None, False

    def _on_chosen(self, action: Action) -> None:
        self.submit(action, self._parts.scene.controller.following)

    def _pick(self, action: Action) -> None:
        """Give an action that was chosen in a list."""
        self._submit_or_ask(action, ())

    def _pick_advised(self, action: Action) -> None:
        """Give an action that a hint lists, with those it is meant together with."""
        self._submit_or_ask(action, self._parts.hint.plan_of(action)[1:])

    def _give_advised(self, action: Action) -> None:
        """Give the answer that the button of the hint gives, if there was time to read it."""
        if self._parts.hint.may_give(action):
            self._pick_advised(action)

    def _may_confirm(self, action: Action) -> bool:
        """Return whether Enter may give an answer: a hint may just have put it there."""
        hint = self._parts.hint
        return not hint.proposes(action) or hint.may_give(action)

    def _submit_or_ask(self, action: Action, following: Sequence[Action]) -> None:
        """Give an action, unless the strip first warns about it or asks whether it is meant."""
        choice = self._parts.scene.controller
        if choice.hold_back(action):
            return
        if choice.ask_to_confirm(action, partial(self.submit, action, following)):
            self._parts.sidebar.moves_button.setChecked(False)
            return
        self.submit(action, following)

    def _consider(self, action: Action) -> None:
        """Consider a move of the list until the list is closed."""
        choice = self._parts.scene.controller
        before = self._before_list[0] or copy(choice.selection)
        choice.preselect(action)
        self._before_list = before, action

    def _on_list_toggled(self, is_on: bool) -> None:
        if is_on:
            return
        (before, considered), choice = self._before_list, self._parts.scene.controller
        self._before_list = None, None
        if before is not None and choice.preselected_action() == considered:
            choice.restore(before)

    def _warn(self, action: Action) -> str:
        """Return which word an action breaks, once for each word; "" if it breaks none."""
        parts, question = self._parts, self._parts.state.question
        if question is None:
            return ""
        broken = broken_words.broken_words(parts.session.match, question.seat, action)
        news = [word for word in broken if word.key not in self._warned_words]
        if not news:
            return ""
        # Promises come first; the word to stop a rival is asked about by itself.
        words_told = [
            word for word in news if (word.agreement is None) == (news[0].agreement is None)
        ]
        self._warned_words.update(word.key for word in words_told)
        names, advice = parts.session.names(), parts.hint.advice
        is_hinted = advice is not None and any(move.action == action for move in advice.moves)
        return broken_words.warning(
            parts.table.texts, news[0], question.seat, names, is_hinted=is_hinted
        )

    def end_beat(self, is_enter: bool) -> bool:
        """End the running beat; return whether the key or click that ends it still counts.

        It does not if another person's hand is shown now, nor does Enter right after a move.
        """
        session = self._parts.session
        viewer = session.viewer
        shown_ms = self._parts.director.end_beat()
        if shown_ms is None:
            return True
        return session.viewer == viewer and not (is_enter and shown_ms < HASTE_MS)

    def look(self) -> None:
        """Show the present with its question, or the past moment that is looked back at."""
        parts = self._parts
        parts.director.skip()
        if parts.lookback.ply is None:
            self._moment_display.show_present()
            self.offer()
            parts.hint.resume()
            return
        parts.hint.awaited_by = None
        parts.scene.withdraw()
        parts.hint.set_aside()
        parts.sidebar.moves.offer((), None)
        self._moment_display.show_past()

    def take_focus(self) -> None:
        """Put the keyboard focus on the board, unless the player is busy elsewhere."""
        parts = self._parts
        busy = parts.sidebar.moves.list.hasFocus() or parts.strip.peek.isDown()
        # A person who writes to the others must not answer with the rest of the sentence.
        busy = busy or parts.sidebar.is_remark_written
        if not busy and not self.is_busy():
            parts.view.setFocus()

    def _on_asked(self, seat: Seat, decision: Decision, legal: list[Action]) -> None:
        if self.follow(seat, legal):
            return
        parts = self._parts
        parts.hint.forget()
        self._before_list = None, None
        if parts.session.match.answer_count != self._asked_at:
            # A selection outlasts the acts of others, but no answer.
            parts.scene.controller.abandoned_selection = None
        self._asked_at = parts.session.match.answer_count
        parts.state.question = OpenQuestion(seat, decision, legal)
        parts.lookback.reset_to_present()
        self._moment_display.show_present()
        self.offer()
        self.take_focus()
        self._give_hint()
        if parts.session.match.is_forced and parts.session.has_one_person:
            self.forced_timer.start(round(PACES_S[parts.director.pace] * 1000))

    def _say_why_not(self) -> None:
        """Say why a click on the board did nothing while no person has a question.

        A click on a card may have been refused for a reason of its own.
        """
        session, choice = self._parts.session, self._parts.scene.controller
        decision, text = session.match.decision, choice.message
        if self._parts.lookback.ply is not None or session.is_watched or decision is None:
            return
        if not text and not session.plays_here(decision.seat):
            text = page_texts.not_your_turn(session.names()[decision.seat])
        if text:
            choice.forget_refusal()
            self._parts.strip.note(text)
            self._parts.view.announce(text)

    def _submit_forced(self) -> None:
        if self._parts.state.question is not None:
            self.submit(self._parts.state.question.legal[0])

    def _on_choice(self) -> None:
        """Bring the strip and the lists in line with a selection on the board."""
        parts, choice = self._parts, self._parts.scene.controller
        parts.sidebar.moves.mark(choice.preselected_action())
        parts.sidebar.advice.mark(parts.hint.considered)
        parts.strip.refresh()
        if choice.pending_confirmation is not None:
            parts.view.announce(choice.announcement())
        elif choice.aside() and choice.preselected_action() is None:
            parts.view.announce(choice.aside())
