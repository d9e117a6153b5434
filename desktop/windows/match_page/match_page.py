"""The page of a match: prompt strip on top, board, hand below, panel at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.play.table_session import TableSession
from desktop.storage.ledger.seals import Honours
from desktop.storage.settings import Settings
from desktop.style import keyboard
from desktop.style.self_updating import SelfUpdating
from desktop.table.director import DURATION_FACTORS
from desktop.table.game_table import GameTable
from desktop.table.scene import TableScene
from desktop.table.talk.broken_words import broken_by_moves
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import PageContext, PageLayout
from desktop.windows.match_page.course_control import CourseControl, RoutineMenu
from desktop.windows.match_page.ending.ending_control import EndingActions, EndingControl
from desktop.windows.match_page.explanation_dialogs import ExplanationSheets
from desktop.windows.match_page.film.film_control import FilmControl
from desktop.windows.match_page.hot_seat import HotSeat, SharedScreenOffers
from desktop.windows.match_page.interruption_control import InterruptionControl
from desktop.windows.match_page.moment_display import BadgeMarks, MomentDisplay
from desktop.windows.match_page.offer_control import OfferControl
from desktop.windows.match_page.prompt_control import PageActions, PromptControl
from desktop.windows.match_page.question_control import QuestionControl
from desktop.windows.match_page.review_control import ReviewControl
from desktop.windows.match_page.rules_lookup import RulesLookup
from desktop.windows.match_page.show_control import ShowControl
from desktop.windows.match_page.talk_control import TalkControl
from engine.core.values import Action, Event, Seat, Step

#: Pixels at the board's end reserved for a button beyond it.
_BOARD_END_WIDTH = 40


class MatchPage(SelfUpdating, PageLayout):
    """The page that shows a session and takes the actions of the people at the screen.

    `menu_requested` has a global position, `rules_requested` a section, or "" for the one read
    last. A lesson answers `teach_requested`, which asks for a hint.
    """

    leave_requested = Signal()
    play_again_requested = Signal()
    menu_requested = Signal(QPoint)
    rules_requested = Signal(str)
    teach_requested = Signal()
    retranslated = Signal()

    def __init__(
        self,
        session: TableSession,
        table: GameTable,
        settings: Settings,
        parent: QWidget | None,
        scene: TableScene | None = None,
    ) -> None:
        """Create the page; `scene` is a scene of `table` that was made ahead, None makes one."""
        super().__init__(session, table, scene or table.scene(), settings, parent)
        parts = self._parts
        #: Returns a sentence about the seals the finished match has earned, or "".
        self.earned: Callable[[], str] = str
        #: Returns what the finished match means beside the games of the ledger.
        self.honours: Callable[[], Honours] = Honours
        #: Returns the name of a seal of the ledger, by its key.
        self.name_seal: Callable[[str], str] = str
        #: Returns the section of the rules that a lesson is about, or "".
        self.teaches: Callable[[], str] = lambda: ""
        self.moment_display = MomentDisplay(parts, self)
        self.asking = QuestionControl(parts, self.moment_display, self)
        self.offering = OfferControl(parts, self)
        self.showing = ShowControl(parts, self.offering, self)
        self.asking.is_busy = lambda: self._is_talking() or self.interruptions.is_choosing
        self.hot_seat = HotSeat(parts, self.moment_display, self.asking, self)
        self._rules_lookup = RulesLookup(
            table,
            session,
            self.scene.controller,
            self.lookback,
            self.sidebar.chronicle,
            self.state,
        )
        self.changes = CourseControl(parts, self)
        self.interruptions = InterruptionControl(parts, self)
        self.explanations = ExplanationSheets(parts, self)
        self._review_control = ReviewControl(parts, self.moment_display, self)
        self.routine_menu = RoutineMenu(session, self)
        self.talk = TalkControl(parts, self.moment_display, self)
        self.ending = EndingControl(
            parts,
            EndingActions(
                self.play_again_requested.emit,
                self.review.open,
                lambda: self.honours(),
                lambda key: self.name_seal(key),
            ),
            self,
        )
        self.ending.changed.connect(self.strip.refresh)
        self.film = FilmControl(parts, self)
        self.shared_offers = SharedScreenOffers(
            parts, self.asking, self.hot_seat, (self.interruptions, self.talk), self
        )
        self.prompter = PromptControl(
            parts,
            PageActions(
                leave=self.leave_requested.emit,
                play_again=self.play_again_requested.emit,
                show_statistics=self.explanations.show_statistics,
                review=self.review.open,
                come_back=self.changes.come_back,
                interruption=self.interruptions.prompt,
                deals=lambda: (*self.shared_offers.buttons(), *self.interruptions.buttons()),
                seals_sentence=lambda: self.earned(),
                show_ending=self._ending_button,
            ),
            self.talk,
        )
        self.talk.compose = self.offering.compose if parts.table.bargain is not None else None
        self.talk.takes_trade_key = not self.interruptions.is_allowed
        self.interruptions.talk_waits = lambda: self.talk.is_asking
        self.talk.countered = lambda: self.offering.countered_number
        self.offering.changed.connect(self.talk.refresh)
        self.prompter.talk_prompt = lambda: self.showing.prompt() or self.offering.prompt()
        self.strip.compose_with(self.prompter.compose)
        self.review.describe_last_step = self.prompter.describe_last_step
        self.setFocusProxy(self.view)
        self.scene.set_duration_factor(DURATION_FACTORS[settings.animation])
        self._connect_session()
        self._connect_parts()
        self._badge_marks = BadgeMarks(parts, self)
        self.moment_display.seats()
        self.scene.sync(session.view())
        self.moment_display.show_moods()
        write, *other_writers = self.moment_display.writing()
        write()
        if other_writers:
            self.sidebar.show_view(session.view())
        self.offering.refresh()
        #: Steps still to be run before the session starts, each in its own event.
        self.unwritten: Sequence[Callable[[], None]] = other_writers
        self.view.describe()
        self.retranslate()

    def _connect_session(self) -> None:
        session, director = self.session, self.director
        session.advanced.connect(self._on_advanced)
        session.spoke.connect(self._on_spoke)
        session.rewound.connect(self._on_rewound)
        session.finished.connect(self._on_finished)
        session.bot_failed.connect(self._on_trouble)
        session.refused.connect(self._on_refused)
        director.step_began.connect(self._on_began)
        director.event_began.connect(self._on_showing)
        director.step_shown.connect(self._on_step_shown)
        director.caught_up.connect(self._on_caught_up)
        director.replay_ended.connect(self._review_control.replayed)
        director.hold_changed.connect(self.strip.refresh)
        director.reading_changed.connect(self._on_read)
        self._settings.changed.connect(self._on_setting)

    def _connect_parts(self) -> None:
        view, sidebar = self.view, self.sidebar
        if self.reader is not None:
            self.scene.card_requested.connect(self.reader.read)
            sidebar.read_requested.connect(self.reader.read)
            self.reader.closed.connect(view.setFocus)
            self.reader.left.connect(view.stop_peeking)
        self.head.menu.clicked.connect(self.show_menu)
        self.strip.festive_changed.connect(self.head.set_festive)
        self.head.rules.clicked.connect(lambda: self.rules_requested.emit(""))
        sidebar.why_requested.connect(self.explanations.score)
        sidebar.undo_requested.connect(self.changes.undo)
        sidebar.step_requested.connect(partial(self.replay.step, -1))
        sidebar.moves_button.toggled.connect(self._on_list_toggled)
        sidebar.seat_clicked.connect(self._on_seat_clicked)
        if self.showing.allowed:
            self.showing.curtain.done.connect(self._on_shown_cards_seen)
        sidebar.chronicle.picked.connect(self.replay.go)
        view.skip_requested.connect(self._on_skip_requested)
        view.step_requested.connect(self.replay.step)
        view.resume_requested.connect(self._resume)
        view.dismiss, view.end_beat = self._dismiss, self.asking.end_beat
        view.left_alone.connect(self._on_left_alone)
        view.pace_requested.connect(self._change_pace)
        self.director.pace_changed.connect(self._say_pace)
        if not self.session.match.game.perfect_information:
            view.hands_requested.connect(self.replay.toggle_hands)
        view.hint_requested.connect(self.asking.hint)
        view.longer_requested.connect(self.hint.think_longer)
        view.hint_confirmed.connect(self.asking.submit_hinted)
        self.strip.hint.clicked.connect(self.asking.hint)
        self.strip.routines.clicked.connect(self._open_routines)
        self.hint.changed.connect(self._on_hint)
        self.hint.callouts.button_of = self._button_of
        self.hint.holds_order = self.sidebar.advice.list.underMouse
        self.sidebar.advice.list.left.connect(self.hint.release_order)
        sidebar.advice.longer_requested.connect(self.hint.think_longer)
        sidebar.advice.on_board = self.scene.callouts.reasons
        view.why_requested.connect(self._ask_why)
        for source in (view, sidebar.advice, self.review):
            source.figures_requested.connect(self._toggle_figures)
        sidebar.advice.show_figures(bool(self._settings.get("figures")))
        self.why.changed.connect(self._on_why)
        self.review.changed.connect(self._on_replay)
        self.replay.changed.connect(self._on_replay)
        self.replay.moved.connect(self._on_replay_moved)

    # -- called by the window ----------------------------------------------------------------------

    def take_in(self, around: PageContext) -> None:
        """Place the widgets of a lesson or a puzzle, which also gives its own hints."""
        self._surroundings = around
        self.interruptions.forbid()
        self._badge_marks.are_names_shown = around.are_names_shown
        self._badge_marks.refresh()
        self.prompter.set_prompt_change(around.prompt)
        self.offering.allowed = self.showing.allowed = False
        self.scene.carrier = None
        self.offering.refresh()
        self._review_control.is_allowed = self.ending.is_allowed = False
        self.film.is_allowed = False
        self.film.show_possible()
        self._side.hide()
        for asked in (self.view.hint_requested, self.strip.hint.clicked):
            asked.disconnect(self.asking.hint)
            asked.connect(self.teach_requested)
        self.make_room()

    def take_focus(self) -> None:
        """Put the keyboard focus on the board, unless the player is busy elsewhere."""
        self.asking.take_focus()

    def show_menu(self) -> None:
        """Ask the window for the menu, below its button."""
        button = self.head.menu
        self.menu_requested.emit(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def rules_section(self) -> str:
        """Return the rules' section that fits the moment.

        It is about the item under the pointer, the refusal, the last action or the question.
        """
        bargain = self.table.bargain
        talked = bargain.section if bargain is not None and self._is_talking() else ""
        return self.teaches() or talked or self._rules_lookup.section()

    @property
    def menu_actions(self) -> list[QAction]:
        """The actions that the menu adds while this match is played."""
        return [
            *self.interruptions.actions,
            *self.changes.actions,
            self.routine_menu.menuAction(),
            *self.film.actions,
        ]

    # -- signals of the session --------------------------------------------------------------------

    def _on_advanced(self, step: Step) -> None:
        # The strip now tells the step. The question is closed at once, also where a routine
        # answered it before the director shows the step.
        self.state.shown_step, self.state.question = step, None
        self.moment_display.delay_turn_end(step)
        self.asking.forced_timer.stop()
        self.changes.update_timer.start()
        self.offering.update_timer.start()

    def _on_spoke(self, step: Step) -> None:
        self.moment_display.add_statements()

    def _on_rewound(self) -> None:
        self.state.shown_step = None
        self.asking.forget_hint()
        self.asking.withdraw()
        if self.session.has_one_person or self.state.covered not in self.session.people:
            # A person who left has no hand to peek at, and a person alone sees their hand anyway.
            self.state.covered = None
            self.hot_seat.let_go()
        else:
            self.hot_seat.cover()
        self.state.is_over = self.session.match.result is not None
        self._review_control.allow()
        self.curtain.hide()
        self.moment_display.show_present()
        self.moment_display.chronicle()
        self.offering.refresh()
        self.strip.refresh()

    def _on_finished(self, result: object) -> None:
        if not self.director.is_busy:
            self._on_caught_up()

    def failure_text(self, seat: Seat, key: str, reason: str) -> Callable[[], str]:
        """Return a function that says, in the current language, that a bot failed.

        It works after the table is gone, too.
        """
        # Each seat of an external program has a process of its own.
        alone = self.session.is_program(seat)
        name = self.session.names()[seat]
        return partial(page_texts.bot_failure_text, key, reason, name, alone=alone)

    def _on_trouble(self, seat: Seat, key: str, reason: str) -> None:
        self.strip.say(seat, self.failure_text(seat, key, reason)())

    def _on_refused(self) -> None:
        """Say that something came too late, and show what may be answered now."""
        text = page_texts.late_act_text()
        self.strip.note(text)
        self.view.announce(text)

    # -- signals of the director -------------------------------------------------------------------

    def _on_began(self, step: Step) -> None:
        was_back = self.lookback.ply is not None
        self.strip.note("")
        self.asking.withdraw()
        self.scene.past_events = ()
        if was_back:
            # A step is shown on the position in which it was made.
            self.scene.sync(self.session.view_at(self.lookback.last - 1))
        self.state.shown_step = step
        self.scene.mark_recent(self.lookback.recent_events())
        self.strip.refresh()
        for event in self.table.texts.without_implied_events(self.session.events_of(step))[:1]:
            # The strip tells it already.
            self._follow_turn(event)
        if step.seat != self.session.viewer:
            self.view.announce(self.strip.sentence)

    def _on_showing(self, event: Event, lasts: int) -> None:
        if self.lookback.ply is None:
            self._follow_turn(event)

    def _follow_turn(self, event: Event) -> None:
        """Show in the panel the turn that an event opens; the end of the match comes later."""
        if self.scene.opens_turn(event) and self.session.match.result is None:
            self.sidebar.show_view(self.session.view())

    def _on_step_shown(self, step: Step) -> None:
        self.state.shown_step = None
        self.moment_display.step(step)

    def _on_caught_up(self) -> None:
        self.state.is_over = self.session.match.result is not None
        self._review_control.allow()
        if self.state.is_over:
            self.state.covered = None
            self.hot_seat.let_go()
            self.moment_display.show_present()
            self.moment_display.chronicle()
            self.ending.on_over()
        self.strip.refresh()
        if self.state.is_over:
            self.view.announce(f"{self.strip.sentence} {self.strip.aside}".strip())

    def _on_read(self) -> None:
        """Describe the event that is held up for reading, or stop describing it."""
        self.strip.refresh()
        view = self.scene.held_view
        if view is not None:
            # Panel and description show the held moment, not the present.
            event = self.director.held_event
            badges = self.scene.seat_badges(event) if event is not None else {}
            self.sidebar.show_view(view, held=True, badges=badges)
            self.view.describe()
            self.view.announce(f"{self.strip.sentence} {self.strip.aside}".strip())

    # -- acts of the person ------------------------------------------------------------------------

    def _open_routines(self) -> None:
        button = self.strip.routines
        self.routine_menu.popup(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def _on_hint(self) -> None:
        question, advice = self.state.question, self.hint.advice
        seat = question.seat if question is not None else None
        thinking, factor = self.hint.is_thinking, self.scene.duration_factor
        self.hint.broken = broken_by_moves(self.session, seat, advice)
        self.sidebar.show_advice(
            advice, seat or 0, thinking=thinking, duration_factor=factor, broken=self.hint.broken
        )
        self.sidebar.advice.mark(self.hint.considered)
        self.strip.refresh()
        why = []
        if self.hint.advice is not None:
            first = next((callout.text.why for callout in self.scene.callouts.shown_callouts), "")
            why = [first, self.sidebar.advice.reasons.text()]
        # A callout and the panel may say the same, which is announced only once.
        self.view.announce(" ".join(filter(None, dict.fromkeys([self.hint.text(), *why]))))

    def _button_of(self, action: Action) -> tuple[float, float] | None:
        """Return the scene's x span of the strip's button for an action, or None.

        For a button above the panel it is the board's end on that side.
        """
        button = self.strip.button_for(action)
        if button is None:
            return None
        left = self.view.mapToScene(self.view.mapFrom(self, button.mapTo(self, QPoint()))).x()
        right = min(left + button.size().width(), self.scene.sceneRect().right())
        return min(left, right - _BOARD_END_WIDTH), right

    def _dismiss(self) -> bool:
        """Put away what Esc puts away before a selection; return whether there was any."""
        offers = self.showing.escape() or self.offering.escape() or self.interruptions.escape()
        return offers or self.talk.dismiss() or self.hint.dismiss() or self.shared_offers.escape()

    def _on_left_alone(self) -> None:
        """Answer an Esc that has nothing to put away: show the end again, or leave the past."""
        if not self.ending.reopen():
            self._review_control.escape()

    def _ending_button(self) -> tuple[str, Callable[[], None]]:
        """Return what the button for the sheet at the end does; "" for no button."""
        if self.ending.is_open:
            return "table", self.ending.close
        return ("ending" if self.ending.is_possible else ""), self.ending.show_again

    def _ask_why(self) -> None:
        """Answer *Why?*, or say why there is no action."""
        message = self.why.obstacle()
        if self.review.is_open and self.review.turn is not None:
            message = page_texts.panel_says_why()
        if message:
            self.strip.note(message)
            self.view.announce(message)
        else:
            self.strip.note()
            self.why.ask()

    def _on_why(self) -> None:
        self.sidebar.show_review(self.why.move)
        self.strip.refresh()
        self.view.announce(self.sidebar.advice.text() if self.why.move else self.why.remark())

    def _resume(self) -> None:
        """Go back to the game that goes on; a replay stays open."""
        if not self.replay.is_open:
            self.replay.close()

    def _on_skip_requested(self) -> None:
        if self.replay.is_open:
            self.replay.toggle()
        elif self.session.is_watched and not self.state.is_over:
            self.director.hold("person", not self.director.is_holding)
        elif not self.director.go_on():
            self.director.skip()

    def _change_pace(self, steps: int) -> None:
        """Make bots, or the replay, slower or faster."""
        if self.replay.is_open:
            self.replay.change_speed(steps)
            return
        self.director.change_pace(steps)

    def _is_talking(self) -> bool:
        """Return whether an offer is made, or cards are shown."""
        showing = self.showing
        looks = showing.allowed and not showing.curtain.isHidden()
        return self.offering.draft is not None or showing.is_open or looks

    def _on_seat_clicked(self, seat: Seat) -> None:
        """Answer with a seat, show a chosen card to it, or begin an offer to it."""
        chosen = self.offering.is_choosing
        asked = not (chosen or self.interruptions.is_choosing or self.showing.is_open)
        if asked and self.scene.controller.game_choice.answer_seat(seat):
            return
        if chosen or not (self.showing.choose(seat) or self.interruptions.choose(seat)):
            self.offering.open(seat)

    def _on_shown_cards_seen(self) -> None:
        """Cover the hand of the person who showed the cards, and give the board its keys back."""
        self.hot_seat.cover()
        self.view.setFocus()

    def _on_list_toggled(self, is_on: bool) -> None:
        """Give the keyboard back to the board when the list of moves is closed."""
        if not is_on:
            self.view.setFocus()

    def _on_replay(self) -> None:
        """Show or hide the bars when the replay opens, closes, plays or pauses."""
        reviewed = self.review.is_open
        changed = self._show_replay_bar(self.replay.is_open and not reviewed)
        if changed or self.review.is_shown != reviewed:
            self.review.show_parts()
            self._side.setVisible(not reviewed)
            self._review_control.allow()
            self.make_room()
            if not self.sidebar.is_remark_written:
                self.view.setFocus()
        self.strip.refresh()

    def _on_replay_moved(self) -> None:
        """Prepare panel and scene for the next replayed step."""
        self.scene.past_events = ()
        self.moment_display.seats(self.lookback.viewer)
        self.sidebar.chronicle.mark_past(self.lookback.ply)
        self.scene.mark_recent(self.lookback.recent_events())
        self.strip.refresh()
        # At the end of a review the strip tells the result, so the step itself is announced.
        self.view.announce(
            self.prompter.describe_last_step() if self.review.is_open else self.strip.sentence
        )

    # -- texts, settings, layout -------------------------------------------------------------------

    def restyle(self) -> None:
        self.make_room()

    def retranslate(self) -> None:
        self.changes.retranslate()
        self.interruptions.retranslate()
        self.film.retranslate()
        self.offering.refresh()
        self.routine_menu.retranslate()
        self.head.set_title(self.table.title())
        self.strip.refresh()
        self.talk.refresh()
        self.review.refresh()
        self._badge_marks.refresh()
        self.retranslated.emit()

    def _on_setting(self, key: str) -> None:
        if key == "animation":
            self.scene.set_duration_factor(DURATION_FACTORS[self._settings.animation])
        elif key == "figures":
            self.sidebar.advice.show_figures(bool(self._settings.get(key)))
            self.review.refresh()

    def _toggle_figures(self) -> None:
        """Show the figures behind the reasons of hints and reviews, or hide them."""
        if self.hint.is_shown and not self.sidebar.advice.has_figures:
            self.strip.note(page_texts.no_figures())
            self.view.announce(page_texts.no_figures())
            return
        self._settings.set("figures", not self._settings.get("figures"))
        self.view.announce(self.review.reasons or self.sidebar.advice.text())

    def _say_pace(self) -> None:
        text = page_texts.pace_name(self.director.pace)
        self.strip.show_prompt(replace(self.strip.prompt, aside=text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put a hint or the list of moves away on Esc, wherever the focus is.

        The keys of the board also work while another part has the focus and leaves them.
        """
        escapes, elsewhere = event.key() == Qt.Key.Key_Escape, not self._is_board_focused()
        if escapes and (self.showing.escape() or self.offering.escape()):
            pass
        elif escapes and self._dismiss():
            is_listed = self.sidebar.moves_button.isChecked()
            (self.sidebar.moves if is_listed else self.view).setFocus()
        elif escapes and elsewhere and self.lookback.ply is not None:
            self._review_control.escape()
        elif escapes and self.sidebar.moves_button.isChecked():
            self.sidebar.moves_button.setChecked(False)
        elif not (elsewhere and keyboard.writes(event) and self.view.take_key(event)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._is_board_focused():
            self.view.keyReleaseEvent(event)

    def _is_board_focused(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is self.view or (focused is not None and self.view.isAncestorOf(focused))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.hot_seat.cover()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hot_seat.cover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    def make_room(self) -> None:
        super().make_room()
        if self.showing.allowed:
            self.showing.curtain.setGeometry(self.view.geometry())
        self.interruptions.refresh()
        self.talk.refresh()
        self.ending.place()
