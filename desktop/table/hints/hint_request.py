"""A hint: the strongest bot's answer to the decision of a person at the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import translate
from desktop.play.table_session import TableSession
from desktop.system.qt_bots import Patience
from desktop.table.callouts.advice import Advice, single_move_advice
from desktop.table.callouts.advice_reading import read_advice
from desktop.table.hints.differences import of_different_kind, with_consequences
from desktop.table.hints.hint_callouts import MAX_CALLOUTS, HintCallouts
from desktop.table.hints.hint_memory import memory_of, position_key, seed_of
from desktop.table.hints.hint_texts import hint_line
from desktop.table.hints.next_step import (
    REFINEMENT,
    FurtherSearch,
    HintStep,
    ShownAdvice,
    next_step,
)
from desktop.table.hints.reading_time import ReadingTime
from desktop.table.input.selection import Selection
from desktop.table.scene import TableScene
from engine.bots.bot import Budget
from engine.bots.bot_names import LEVEL_NAMES
from engine.bots.helper_processes import round_up_searches
from engine.bots.protocol import Request
from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.values import Action, Seat
from engine.data.codec import CodecError, decode_kind
from engine.play.ending import Foresight
from engine.table.players import Question

#: Seconds of the first search; each longer search doubles them.
FIRST_SEARCH_SECONDS = 1.5
#: Maximum seconds of a search.
MAX_SECONDS = 96.0
#: Independent searches that share the iterations, to estimate their margin of error: five, or a few
#: more to use every processor.
SEARCHES = round_up_searches(5)
#: The same without hidden cards and chance: few are enough, and a deeper tree plays better.
OPEN_SEARCHES = round_up_searches(2)


def searches_for(game: Game) -> int:
    """Return the number of independent searches of a hint."""
    return OPEN_SEARCHES if game.perfect_information and not game.chance else SEARCHES


class HintRequest(QObject):
    """Request of a hint from the session's bot process, which is idle while a person decides.

    Signals:
        changed(): a search began, found something or was dropped.
    """

    changed = Signal()

    def __init__(self, session: TableSession, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self.callouts = HintCallouts(scene)
        #: The sentences on the words that moves of the advice break, by move.
        self.broken: Mapping[Action, Sequence[str]] = {}
        #: Returns whether the pointer is on the list of moves, which then stays.
        self.holds_order: Callable[[], bool] = lambda: False
        #: Whether a decision is open for a person who may be helped.
        self.is_possible = False
        #: The seat that asked for a hint before it had a question, or None.
        self.awaited_by: Seat | None = None
        #: Hints count their tickets downwards, so that no player mistakes the move for their own.
        self._last_ticket = 0
        self._ticket: int | None = None
        self._seconds = FIRST_SEARCH_SECONDS
        #: The budget of the last search.
        self._budget = Budget()
        #: The result of the first search while the second is running.
        self._first_advice: Advice | None = None
        #: The first move shown while the second search runs unasked; None if it does not.
        self._first_shown: Action | None = None
        #: The budget of a further search that hiding the hint ended; None at other times.
        self._ended_budget: Budget | None = None
        #: The unfinished first move that a key or a button was about to give; None without one.
        self._early: Action | None = None
        #: The advice found while the pointer holds an earlier one; None at other times.
        self._ordered: Advice | None = None
        #: The move that is hinted at on the board; the advice about all moves, shown or not.
        self._action: Action | None = None
        self._advice: Advice | None = None
        self._is_shown = False
        #: The hinted answer when a past moment was opened.
        self._hinted_before_past: Action | None = None
        #: The selection to restore after a move of the list was considered.
        self._selection_before: Selection | None = None
        #: The move Enter would have given when the hint appeared, which was not chosen because of
        #: it.
        self._offered_before: Action | None = None
        #: The move to which the hint set what nobody had chosen, such as the number of a bid.
        self._proposal: Action | None = None
        #: Whether the person has chosen a move since the hint appeared.
        self._has_chosen = False
        #: The move that Enter would give, as last seen, and the last that was not None.
        self._last_move: Action | None = None
        self._last_choice: Action | None = None
        #: The gestures of the mouse when the hint appeared.
        self._gestures_before = 0
        #: Whether the last search ended without an answer.
        self._is_failed = False
        #: The time to read another move that took the first place.
        self.reading = ReadingTime(self)
        #: Whether a further search found a better move than the first one until then.
        self._is_replaced = False
        self._patience = Patience(session.process, self)
        session.process.replied.connect(self._on_replied)
        session.process.failed.connect(self._on_failed)
        scene.choice_changed.connect(self._on_choice)
        scene.message_shown.connect(self._drop_hint)
        scene.hint_lifted.connect(self.lift)
        scene.rearranged.connect(self._update_callouts)
        scene.drag_changed.connect(self._update_callouts)

    @property
    def advice(self) -> Advice | None:
        """The advice shown on the current decision, or None.

        While a search that nobody asked for goes on, it has reliable figures only.
        """
        if self._advice is None or not self._is_shown:
            return None
        if self.is_thinking and self._first_shown is not None:
            return self._advice.reliable_advice()
        return self._advice

    @property
    def is_shown(self) -> bool:
        """Whether advice is shown; the same key and button hide it."""
        return self.advice is not None

    @property
    def hinted(self) -> Action | None:
        """The hinted answer; None if there is none, or another move is considered."""
        return self._action

    @property
    def considered(self) -> Action | None:
        """The move that the person has chosen since the hint appeared, or None.

        A preset of the game and the card under a resting pointer are no choice.
        """
        return self._scene.controller.preselected_action() if self._has_chosen else None

    @property
    def is_thinking(self) -> bool:
        return self._ticket is not None

    def proposes(self, action: Action) -> bool:
        """Return whether Enter gives an answer only because the hint set the choice to it."""
        return self._proposal == action and not self._has_chosen

    def may_give(self, action: Action) -> bool:
        """Return whether a shown answer was there long enough to be read, and is no rough one.

        If it was not, the hint says so from now on. A rough one is given when asked for again.
        """
        advice = self.advice
        if advice is None or advice.moves[0].action != action:
            return True
        is_early = advice.is_provisional and advice.moves[0].is_rough and self._early != action
        if self.reading.is_over() and not is_early:
            return True
        self._early = action if is_early else self._early
        self.changed.emit()
        return False

    def ask(self) -> None:
        """Search the current decision, or show or hide the advice already found.

        Where a hint is shown, it is hidden and the search for a better one ends. A search that has
        shown nothing yet goes on.
        """
        if not self.is_possible or self._session.question is None:
            return
        if self.is_thinking:
            if self.is_shown:
                self._stop()
                self._put_away()
        elif self._advice is None:
            self._seconds = FIRST_SEARCH_SECONDS
            position = position_key(self._session.question)
            if (known := memory_of(self._session.process).recall(position)) is not None:
                self._advice = known
                self._session.note_hint()
                self._show_hint(known.moves[0].action)
            else:
                self._think(Budget(seconds=self._seconds))
        elif self._ended_budget is not None:
            self._search_on(FurtherSearch(self._advice, self._ended_budget, is_shown=True))
        elif self.is_shown and self._is_hint_considered():
            self._put_away()
        else:
            self._show_hint(self._advice.moves[0].action)

    def think_longer(self) -> None:
        """Search again for twice as long; the current advice stays until then."""
        if self.is_possible and self.advice is not None and not self.is_thinking:
            self._seconds = min(MAX_SECONDS, 2 * max(self._seconds, self.advice.seconds))
            self._think(Budget(seconds=self._seconds))

    def release_order(self) -> None:
        """Show the advice found since, because the pointer left the moves."""
        ordered, self._ordered = self._ordered, None
        if ordered is None or self._advice is None:
            return
        first, self._advice = self._advice.moves[0].action, ordered
        taken_up = self._scene.controller.preselected_action()
        untouched = self._action == first and taken_up in (None, first, self._offered_before)
        if self._is_shown and untouched:
            self._show_other_hint(first)
        else:
            # A move of the list that was taken up stays.
            self._announce_change()

    def lift(self, number: int) -> None:
        """Consider the shown answer of this number, from 1."""
        advice = self.advice
        if advice is not None and 0 < number <= len(advice.moves):
            self.preselect(advice.moves[number - 1].action)
            self._announce_change()

    def preselect(self, action: Action) -> None:
        """Consider one of the shown answers, so that Enter gives it."""
        choice = self._scene.controller
        if choice.selection is not None and self.is_shown:
            self._selection_before = self._selection_before or copy(choice.selection)
            self._action, self._has_chosen = action, True
        choice.preselect(action, self.plan_of(action))

    def dismiss(self) -> bool:
        """Hide the advice unless another move is considered, or end the search for it.

        Returns whether there was anything to hide or to end.
        """
        if self.is_thinking and not self.is_shown:
            self._stop()
            return True
        if not self.is_shown or not self._is_hint_considered():
            return False
        self._stop()
        self._put_away()
        return True

    def set_aside(self) -> None:
        """Hide the advice until `resume`, because a past moment is shown."""
        self.is_possible = False
        if self._action is not None or self._is_shown:
            self._hinted_before_past = self._action
            self._action, self._is_shown, self._selection_before = None, False, None
            self._announce_change()

    def resume(self) -> None:
        """Show the advice again because the decision is open again."""
        aside, self._hinted_before_past = self._hinted_before_past, None
        if aside is not None and self.is_possible:
            self._show_hint(aside)

    def forget(self) -> None:
        """Drop the advice because the decision is closed."""
        self._selection_before = self._hinted_before_past = None
        self._patience.stop()
        self._is_failed = False
        ticket, self._ticket = self._ticket, None
        had_advice = self._action is not None or self._advice is not None
        self._action, self._advice, self._first_advice, self._is_shown = None, None, None, False
        self._first_shown, self._is_replaced = None, False
        self._ended_budget = self._early = None
        self._ordered = self._proposal = None
        self.reading.end()
        if ticket is not None:
            self._session.process.cancel(ticket)
        if ticket is not None or had_advice:
            self._announce_change()

    def _on_failed(self) -> None:
        """Drop the advice because the process failed, and say so if it was searching."""
        was_thinking = self.is_thinking
        self.forget()
        if was_thinking:
            self._is_failed = True
            self.changed.emit()

    def _stop(self) -> None:
        """Cancel the search; its results so far stay."""
        self._patience.stop()
        self._ended_budget = None if self._first_shown is None else self._budget
        ticket, self._ticket, self._first_shown = self._ticket, None, None
        if ticket is not None:
            self._session.process.cancel(ticket)
            self._announce_change()

    def text(self) -> str:
        """Return the hint for the prompt; "" if there is none, or if a refusal takes its place.

        What Enter gives is on the gold button, also where that is another move.
        """
        if self.is_thinking and not self.is_shown:
            return translate("Table", "Looking for a good move…")
        if self._is_failed:
            return translate("Table", "The coach gave no answer.")
        if self._action is None or self._scene.controller.message:
            return ""
        texts, view, names = self._scene.texts, self._session.view(), self._scene.names_for_reader()
        plan = self.plan_of(self._action)
        name = texts.plan_name(plan) if plan else texts.action(self._action, view, names)
        text = hint_line(
            name,
            self._number_of(self._action),
            self.advice,
            is_replaced=self._is_replaced,
            is_hasty=self.reading.is_hasty,
            is_early=self.is_thinking and self._early == self._action,
        )
        text = " ".join([text, *self.broken.get(self._action, ())])
        if self.is_thinking:
            text = f"{text} {translate('Table', 'The coach is still checking this hint.')}"
        return text

    def plan_of(self, action: Action) -> Sequence[Action]:
        """Return the actions meant together with a move of the list; empty without one."""
        moves = self._advice.moves if self._advice is not None else ()
        return next((move.plan for move in moves if move.action == action), ())

    def _number_of(self, action: Action) -> int:
        """Return the number of a move in the list, from 1; 1 without a list."""
        moves = self._advice.moves if self._advice is not None else ()
        rows = (row for row, move in enumerate(moves, 1) if move.action == action)
        return next(rows, 1)

    def _think(self, budget: Budget) -> None:
        question = self._session.question
        if question is None:
            return
        self._last_ticket -= 1
        self._ticket, self._budget, self._ended_budget = self._last_ticket, budget, None
        request = Request(
            question.game, question.view, question.hint_actions, LEVEL_NAMES[-1],
            seed_of(position_key(question)), budget, searches_for(question.game),
        )  # fmt: skip
        self._is_failed = self._is_replaced = False
        self._session.note_hint()
        self._patience.begin(budget)
        self._session.process.ask(self._ticket, request)
        self.changed.emit()

    def _show_hint(self, action: Action) -> None:
        """Hint at a move; the selection is kept until a move is taken up."""
        if not self._is_shown:
            self._scene.controller.replace_refusal()
        if self._scene.controller.selection is None:
            # It was found while a past moment is shown.
            self._hinted_before_past = action
            self._announce_change()
            return
        self._action, self._is_shown = action, self._advice is not None
        if self._advice is not None:
            self._session.note_hinted(self._advice.moves[0].action)
        self.reading.is_hasty = False
        if self._may_propose():
            self._propose(action)
        self._offered_before = self._scene.controller.preselected_action()
        self._last_move = self._last_choice = self._offered_before
        # Another than the first was taken up before a past moment was shown.
        self._has_chosen = self._number_of(action) > 1
        self._gestures_before = self._scene.gestures
        self._announce_change()

    def _may_propose(self) -> bool:
        """Return whether Enter, or a form, has only what the game or an earlier hint set."""
        choice = self._scene.controller
        if choice.selection is None or choice.is_interrupting or not self._is_shown:
            return False
        considered = choice.preselected_action()
        is_proposal = considered is not None and self.proposes(considered)
        return is_proposal or choice.selection.is_preset()

    def _propose(self, action: Action) -> None:
        """Set the choice to a hinted answer, so that the gold button agrees with the hint."""
        choice = self._scene.controller
        before = choice.preselected_action()
        self._selection_before = self._selection_before or copy(choice.selection)
        self._proposal, self._has_chosen = action, False
        self._last_move = self._last_choice = action
        choice.preselect(action, self.plan_of(action))
        if before not in (None, action):
            # Enter would have given something else a moment ago.
            self.reading.begin()

    def _put_away(self) -> None:
        """Hide the hint and restore the selection from before one of its moves was preselected."""
        self._action, self._is_shown, self._offered_before = None, False, None
        self._proposal = None
        before, self._selection_before = self._selection_before, None
        if before is not None:
            self._scene.controller.restore(before)
        self._announce_change()

    def _announce_change(self) -> None:
        """Update callouts and listeners after a change."""
        self._update_callouts()
        self.changed.emit()

    def _is_hint_considered(self) -> bool:
        """Return whether a hinted answer is considered, or nothing since the hint appeared."""
        considered, advice = self._scene.controller.preselected_action(), self.advice
        return considered in (None, self._offered_before, self._action) or (
            advice is not None and any(move.action == considered for move in advice.moves)
        )

    def _on_choice(self) -> None:
        """Update the hint because another move is considered; the list of moves stays.

        A move that is only pointed at is no hint: a move of the list that was taken up gives
        way to the first one.
        """
        considered, advice = self._scene.controller.preselected_action(), self._advice
        self._note_choice(considered)
        if self._action is not None and considered not in (None, self._action):
            if not self._is_hint_considered():
                self._action = None
            elif advice is not None:
                self._action = advice.moves[0].action
        if considered is None or not self._is_hint_considered():
            # The person has chosen something since, and keeps it when the hint is put away.
            self._selection_before = None
        self._update_callouts()

    def _note_choice(self, considered: Action | None) -> None:
        """Remember that the person chose another move by a key or a real hover."""
        if self._scene.controller.is_chosen_by_keys:
            # A choice that was put away for a moment comes back without an act of the person.
            chosen = considered != self._last_choice
        else:
            chosen = considered != self._last_move and (
                self._scene.gestures != self._gestures_before
            )
        self._last_move = considered
        if considered is not None:
            self._last_choice = considered
            self._has_chosen |= chosen

    def _update_callouts(self) -> None:
        """Show the callouts unless another move is considered or something is dragged."""
        scene, advice = self._scene, self.advice
        weighed = advice is not None and advice.has_comparison
        scene.hinted = min(MAX_CALLOUTS, len(advice.moves)) if advice and weighed else 0
        is_busy = scene.view is None or scene.is_playing or scene.is_dragging
        if advice is not None and not is_busy and self._is_hint_considered():
            view, names = self._session.view(), self._scene.names_for_reader()
            self.callouts.show(advice, self._action, view, names)
        elif self.callouts.are_shown:
            self.callouts.clear()

    def _drop_hint(self) -> None:
        """Remove the hint because the board shows a newer message."""
        if self._action is not None:
            self._action = None
            self._announce_change()

    def _next_step(self, action: Action, advice: Advice | None, question: Question) -> HintStep:
        """Return what to do with an answer and the advice that came with it."""
        if advice is None:
            return ShownAdvice(single_move_advice(action))
        names, view, texts = self._scene.names_for_reader(), self._session.view(), self._scene.texts
        foresight = Foresight(question.game, view, question.seat)

        def ends(action: Action) -> bool:
            ending = foresight.ending(action) if view.seat == question.seat else None
            return ending is not None and ending.is_certain

        def explained(advice: Advice) -> Advice:
            return with_consequences(advice, texts, view, names)

        return next_step(
            action,
            explained(of_different_kind(advice, texts, view, names, ends)),
            advice,
            self._advice or self._first_advice,
            explained,
            is_further=self._first_shown is not None,
            may_go_on=self._budget == REFINEMENT,
            holds_order=self.holds_order(),
            shown=self._advice.moves[0].action if self._advice is not None else None,
        )

    def _search_on(self, step: FurtherSearch) -> None:
        """Search on, and show the results so far if they are to be shown."""
        if not step.is_shown:
            self._first_advice = step.advice
            self._think(step.budget)
            return
        self._advice, self._first_shown = step.advice, step.advice.moves[0].action
        self._think(step.budget)
        self._show_hint(step.advice.moves[0].action)

    def _on_replied(self, ticket: int, reply: object) -> None:
        """Show the answer to a search, or search on.

        An answer to another ticket than the last is ignored.
        """
        question = self._session.question
        if ticket != self._ticket or question is None:
            return
        self._patience.stop()
        self._ticket = self._ordered = None
        assert isinstance(reply, dict)
        try:
            action = decode_kind(question.game.actions, reply.get("action"))
            legal = question.game.code(action) in question.codes
        except (CodecError, IllegalActionError):
            # An invalid hint is ignored.
            legal = False
        if not legal:
            self._action, self._advice, self._is_shown = None, None, False
            self._announce_change()
            return
        seats = self._session.match.seats
        advice = read_advice(reply.get("thought"), question.game, question.codes, seats)
        step = self._next_step(action, advice, question)
        if isinstance(step, FurtherSearch):
            self._search_on(step)
            return
        before = self._advice.moves[0].action if self._advice is not None else None
        self._advice, self._ordered = step.advice, step.ordered
        if (lasting := step.ordered or step.advice).has_comparison:
            memory_of(self._session.process).keep(position_key(question), lasting)
        onward, self._first_shown = self._first_shown, None
        if onward is not None and not self._is_hint_considered():
            # The further search was not requested: the answer considered now stays.
            self._announce_change()
            return
        if onward is not None and self.considered not in (None, onward):
            # A move of the list that was taken up meanwhile stays.
            self._announce_change()
            return
        self._is_replaced = step.is_better
        self._show_other_hint(before if self._is_shown else None)

    def _show_other_hint(self, before: Action | None) -> None:
        """Hint at the first move of the list, so that the words, the board and Enter agree.

        `before` is the first move that was shown until now, or None. The time to read another one
        begins when all of it is prepared.
        """
        assert self._advice is not None
        action = self._advice.moves[0].action
        self._show_hint(action)
        if before not in (None, action):
            self.reading.begin()
