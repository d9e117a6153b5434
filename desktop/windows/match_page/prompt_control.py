"""The prompt of a table: about the question, the last step, a past moment or the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from desktop.language import attendance_texts
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.table.game_texts import ending_sentences
from desktop.table.prompt.prompt_strip import Prompt
from desktop.table.replay.chapters import is_silent, is_told
from desktop.table.talk import talk_texts as talk_words
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.moment_display import bargain_of, number_of
from desktop.windows.match_page.talk_control import TalkControl
from engine.core.values import KEPT, Action, Decision, Event, Interruption, Seat, Step
from engine.play.ending import Foresight
from engine.talk.statements import Statement


@dataclass(frozen=True, slots=True)
class PageActions:
    """Actions of the buttons that the page adds to those of the game."""

    #: Leave a match that is over.
    leave: Callable[[], None]
    #: Begin another match.
    play_again: Callable[[], None]
    #: Show the match in figures.
    show_statistics: Callable[[], None]
    #: Open the review.
    review: Callable[[], None]
    #: Take back a seat that was left to a bot.
    come_back: Callable[[Seat], None]
    #: Return the prompt while the person chooses an interruption, or None.
    interruption: Callable[[], Prompt | None]
    #: Return the buttons for interruptions of the person.
    deals: Callable[[], tuple[PromptButton, ...]]
    #: Return a sentence about the seals a finished match has earned, or "".
    seals_sentence: Callable[[], str]
    #: Return "table" while the sheet at the end is open, "ending" if it can be opened, or ""; and
    #: the function that opens or closes it.
    show_ending: Callable[[], tuple[str, Callable[[], None]]]


class PromptControl:
    """Composes the prompt from the state of the table; changes nothing."""

    def __init__(self, parts: PageComponents, page_actions: PageActions, talk: TalkControl) -> None:
        self._talk, self._parts = talk, parts
        self._page_actions = page_actions
        self._state, self._session, self._scene = parts.state, parts.session, parts.scene
        self._texts = parts.table.texts
        self._hint, self._replay, self._lookback = parts.hint, parts.replay, parts.lookback
        self._director, self._why, self._review = parts.director, parts.why, parts.review
        #: Changes the usual prompt into the prompt of a lesson or a puzzle, or None.
        self._change_prompt: Callable[[Prompt], Prompt] | None = None
        #: The number of actions and the viewer for which the end of the match was foreseen, and the
        #: text.
        self._foresight: Foresight | None = None
        self._foreseen_at: tuple[int, Seat | None] = -1, None
        self._endings: dict[Action, str] = {}
        #: Returns the prompt while an offer is made or a card is shown, or None.
        self.talk_prompt: Callable[[], Prompt | None] = lambda: None
        #: Changes the prompt of the present into the prompt of a table for friends.
        self.among_friends: Callable[[Prompt], Prompt] = lambda prompt: prompt

    def set_prompt_change(self, change: Callable[[Prompt], Prompt]) -> None:
        """Let a lesson or a puzzle change every prompt from now on."""
        self._change_prompt = change

    def compose(self) -> Prompt:
        """Return the current prompt."""
        prompt = self._compose_match()
        if self._lookback.ply is None:
            prompt = self.among_friends(prompt)
        prompt = replace(prompt, names=tuple(self._session.names()))
        if self._talk.is_possible and self._lookback.ply is None and not self._state.is_over:
            prompt = replace(
                prompt,
                can_talk=True,
                unread=self._talk.unread,
            )
        if prompt.can_peek and self._session.viewer is not None:
            prompt = replace(prompt, is_held_up=True)
        if self._change_prompt is None or self._director.is_reading:
            return prompt
        return self._change_prompt(prompt)

    def _compose_match(self) -> Prompt:
        state = self._state
        peek = state.covered is not None and not state.is_over
        talk = self.talk_prompt() or self._page_actions.interruption()
        if talk is not None:
            act = (
                self._scene.controller.preselected_action()
                if self._scene.controller.is_interrupting
                else None
            )
            ends = self._ending_of(act) if act is not None else ""
            return replace(talk, aside=ends or talk.aside, can_peek=peek)
        if self._lookback.ply is not None:
            return self._past_prompt(self._lookback.ply, peek)
        result = self._session.match.result
        if state.is_over and result is not None:
            names, viewer = self._session.names(), self._session.viewer
            view = self._session.view()
            headline, detail = self._texts.result(result, names, viewer, view)
            seat = result.winners[0] if result.winners else None
            # The chronicle also says what decided the match, so a short strip leaves it out.
            aside = self._page_actions.seals_sentence() or detail
            # If a bot played for the winner, the text says so.
            aside = f"{aside} {page_texts.absences(self._session.match)}".strip()
            return Prompt(seat, headline, aside, is_festive=True, buttons=self._final_buttons())
        if state.shown_step is not None:
            texts = self._describe_latest(
                state.shown_step, self._director.tellable_events(state.shown_step)
            )
            buttons = self._reading_buttons() or self._watching_buttons()
            return Prompt(*texts, buttons=buttons, can_peek=peek)
        match, alone = self._session.match, self._session.has_one_person
        asked_seat = match.decision.seat if match.decision is not None else None
        # The text must not reveal whether a bot has a choice.
        if (
            alone
            and asked_seat is not None
            and self._session.plays_here(asked_seat)
            and match.is_forced
        ):
            # The table answers at once, so nobody could read a question. The last message stays
            # instead.
            refused = self._scene.controller.message
            if not match.steps:
                return Prompt(aside=refused, can_peek=peek)
            step = match.steps[-1]
            seat, sentence, aside = self._describe_latest(step, self._session.events_of(step))
            return Prompt(seat, sentence, refused or aside, can_peek=peek)
        return self._question_prompt(peek)

    def _question_prompt(self, peek: bool) -> Prompt:
        session, scene, question = self._session, self._scene, self._state.question
        decision = session.match.decision
        if decision is None:
            return Prompt()
        view, names = session.view(), session.names()
        asked_seat = question.seat if question is not None else session.viewer
        sentence, aside = self._texts.prompt(view, names, asked_seat)
        seat = decision.seat
        if seat in session.match.attendance.away:
            sentence, aside = attendance_texts.bot_plays(session.name_to_viewer(seat)), ""
        if question is None:
            # People at other places play on.
            if self._director.is_paused and session.full_match is not None:
                aside = translate("Table", "The game is paused.")
            elif self._hint.awaited_by is not None:
                aside = page_texts.hint_comes()
            buttons = *self._watching_buttons(), *self._page_actions.deals()
            return Prompt(seat, sentence, aside, buttons=buttons, can_peek=peek)
        if peek and session.viewer is None:
            sentence, aside = page_texts.to_peek(names[question.seat]), ""
        if scene.controller.pending_confirmation is not None:
            text, detail = scene.controller.sentence(), scene.controller.aside()
            answers = tuple(scene.controller.buttons())
            return Prompt(seat, text, detail, buttons=answers, can_peek=peek)
        hint = self._hint.text()
        # A hint takes the place of the question rather than that of a warning.
        urgent = self._texts.stakes(view, question.seat, names) if hint else ""
        sentence = scene.controller.sentence() or urgent or sentence
        explained = [self._explain_button(button) for button in scene.controller.buttons()]
        controller = scene.controller
        ends = controller.message or self._what_ends(explained)
        aside = hint or ends or controller.aside() or aside
        return Prompt(
            seat,
            sentence,
            aside,
            buttons=(*explained, *self._page_actions.deals()),
            can_peek=peek,
            can_ask_hint=self._hint.is_possible,
            is_hinted=self._hint.is_shown,
            can_use_routine=self._has_routine(decision),
        )

    def _ending_of(self, action: Action) -> str:
        """Return the sentences for an action that ends the match or may end it, else ""."""
        match, viewer = self._session.match, self._session.viewer
        decision = match.decision
        if decision is None or viewer is None:
            return ""
        if decision.seat != viewer and not isinstance(action, Interruption):
            # The text must not reveal what only another seat knows.
            return ""
        if self._foresight is None or self._foreseen_at != (match.ply, viewer):
            self._foresight = Foresight(match.game, match.view(viewer), viewer)
            self._foreseen_at, self._endings = (match.ply, viewer), {}
        if action not in self._endings:
            ending = self._foresight.ending(action)
            names = self._scene.names_for_reader()
            self._endings[action] = ending_sentences(ending, self._texts, viewer, names)
        return self._endings[action]

    def _explain_button(self, button: PromptButton) -> PromptButton:
        """Return a button with the effect of its answer as a tooltip."""
        if button.gives is None or button.tip:
            return button
        view, names = self._scene.view_of_decider(), self._scene.names_for_reader()
        does = self._texts.immediate_effect(button.gives, view, names)
        return replace(button, tip=self._ending_of(button.gives) or does)

    def _what_ends(self, buttons: Sequence[PromptButton]) -> str:
        """Return the sentence if the answer of Enter or of a button ends the match, else ""."""
        selection = self._scene.controller.selection
        ready = selection.ready_action() if selection is not None else None
        if ready is not None:
            return self._ending_of(ready)
        for button in buttons:
            if button.gives is not None and (ends := self._ending_of(button.gives)):
                return translate("Table", "{answer}: {said}").format(answer=button.label, said=ends)
        return ""

    def _has_routine(self, decision: Decision) -> bool:
        """Return whether questions of this kind can be left to a routine."""
        declared = self._session.routines.declared
        return any(decision.kind in routine.kinds for routine in declared)

    def _past_prompt(self, ply: int, peek: bool) -> Prompt:
        lookback = self._lookback
        if self._review.is_open:
            return self._review_prompt()
        if self._replay.is_open:
            events = lookback.events_at(ply)
            if self._why.is_thinking and ply:
                step = self._session.match.steps[ply - 1]
                seat, sentence, _ = self._describe_step(step, events)
                return Prompt(
                    seat, sentence, translate("Table", "Thinking about it…"), can_peek=peek
                )
            seat, sentence, aside = self._describe_past(ply)
            return Prompt(seat, sentence, self._why.remark() or aside, can_peek=peek)
        sentence = page_texts.past_moment_sentence(ply, lookback.moves)
        return Prompt(
            None, sentence, page_texts.way_back(), buttons=self._past_buttons(ply), can_peek=peek
        )

    def _review_prompt(self) -> Prompt:
        """Return the prompt of a review.

        It is about the tried answer, the step before the displayed moment, or at the end the
        result.
        """
        match, names = self._session.match, self._session.names()
        key, trial = shortcuts.cap_of("back"), self._review.trial
        if trial.match is not None:
            back = PromptButton(translate("Review", "Back"), trial.stop, key, is_main=trial.is_over)
            step = trial.match.steps[-1]
            seat, sentence, _ = self._describe_step(step, trial.events)
            aside = translate("Review", "It might have gone like this.")
            if not trial.is_over:
                aside = translate("Review", "The coach’s move is being tried.")
            return Prompt(seat, sentence, aside, buttons=(back,))
        close = PromptButton(translate("Replay", "Close"), self._replay.close, key)
        again = self._rematch_button()
        assert match.result is not None
        ply = self._lookback.ply
        if ply == match.ply:
            sentence = self._texts.winner_text(match.result, match.view(None), names)
            seat = match.result.winners[0] if match.result.winners else None
            aside = self._review.aside()
        else:
            seat, sentence, aside = self._describe_move(ply or 0)
        aside = self._why.sentences() or aside
        if self._why.is_thinking:
            aside = translate("Table", "Thinking about it…")
        return Prompt(seat, sentence, aside, buttons=(again, close))

    def describe_last_step(self) -> str:
        """Return the last move before the displayed moment, and its results."""
        _, sentence, aside = self._describe_move(self._lookback.ply or 0)
        return f"{sentence} {aside}".strip()

    def _describe_move(self, ply: int) -> tuple[Seat | None, str, str]:
        """Return the author, the sentence and the aside about the last move before a moment.

        The aside also names the actions after the move that are no moves, and the last statement.
        """
        lookback, plies = self._lookback, list[int]()
        steps = self._session.match.steps
        start = lookback.moves.start(ply) if ply else 0
        while ply:
            before = lookback.moment_before(ply)
            step = steps[before]
            if not (plies and isinstance(step.action, Statement)):
                plies.insert(0, ply)
            is_part = is_silent(step, self._texts) or self._parts.table.ends_turn(step)
            if before <= start or not is_part:
                break
            ply = before
        (seat, sentence, aside), *others = map(self._describe_past, plies or [0])
        texts = [aside, *(text for other in others for text in other[1:])]
        return seat, sentence, " ".join(filter(None, texts))

    def _describe_past(self, ply: int) -> tuple[Seat | None, str, str]:
        """Return the author, the sentence and the aside about the action before a moment."""
        events = self._lookback.events_at(ply)
        if not ply:
            return None, *self._describe_events(events)
        step = self._session.match.steps[ply - 1]
        seat, sentence, aside = self._describe_step(step, events)
        return seat, sentence, f"{aside} {self._agreements_ended_at(ply)}".strip()

    def _agreements_ended_at(self, ply: int) -> str:
        """Return the sentences about agreements that ended with the last action before a moment, or
        "". They say who broke a promise, and which agreements were kept.
        """
        names = self._session.names()
        ended = self._session.match.agreement_log.outcomes.get(ply - 1, ())
        breakers = dict.fromkeys(entry.breaker for entry in ended if entry.breaker is not None)
        forsaken = self._session.match.agreement_log.forsaken.get(ply - 1, ())
        sentences = [talk_words.broken_word_sentence(names[seat]) for seat in breakers]
        sentences += [
            talk_words.forsaken_stop_sentence(names[seat], names[rival]) for seat, rival in forsaken
        ]
        kept_agreements = (entry for entry in ended if entry.status == KEPT)
        sentences += [talk_words.agreement_outcome(entry, names) for entry in kept_agreements]
        return " ".join(sentences)

    def _describe_latest(
        self, latest: Step, events: Sequence[Event]
    ) -> tuple[Seat | None, str, str]:
        """Return the author, the action and the results of the latest step that has a text. A
        secret decision of another seat has none: the text is the same if it had no choice.
        """
        steps, seats = self._session.match.steps, self._session.match.seats
        for step in (latest, *reversed(steps)):
            is_own = step.seat == self._session.viewer
            if is_own or not step.private or is_told(step, self._texts, seats):
                told_events = events if step is latest else self._session.events_of(step)
                return self._describe_step(step, told_events)
        return None, "", ""

    def _describe_step(self, step: Step, events: Sequence[Event]) -> tuple[Seat | None, str, str]:
        """Return the author of a step, the action, and its results.

        If no event of the step has a sentence, the action is described.
        """
        names, viewer = self._session.names(), self._session.viewer
        first, others = self._describe_events(events)
        if why := self._why_refused(step):
            others = f"{talk_words.quote_text(why)} {others}".strip()
        leaving_text = self._texts.text_without_event(step.action, step.asked, names[step.seat])
        is_told = any(map(self._texts.tells_action, events))
        over = self._session.match.result is not None
        if first and leaving_text and not (is_told or step.is_forced) and over:
            # During a match this might betray that there was a choice.
            return step.seat, leaving_text, f"{first} {others}".strip()
        if first:
            author = page_texts.author(self._texts, events, names, viewer)
            return author, first, others
        name = names[step.seat]
        if isinstance(step.action, Statement):
            match = self._session.match
            about = match.agreement_log.agreement_replied_to(step.action)
            early = {id(match.steps[number]) for number in match.agreement_log.early_offers}
            line = talk_words.chronicle_line(
                step.action, step.seat, names, self._texts, about, ahead=id(step) in early
            )
            return step.seat, f"{line[0]} {talk_words.quote_text(line[1])}", ""
        first = attendance_texts.sentence(step.action, name)
        return step.seat, first or leaving_text, others

    def _why_refused(self, step: Step) -> str:
        """Return the reason of a bot that refused an offer by a step, or ""."""
        number = number_of(self._parts, step)
        _, key = bargain_of(self._parts, number) if number is not None else ((), "")
        return self._texts.refusal_words(key) if key else ""

    def _describe_events(self, events: Sequence[Event]) -> tuple[str, str]:
        names, viewer = self._session.names(), self._session.viewer
        return page_texts.describe_events(self._texts, events, names, viewer)

    # -- buttons the page adds ---------------------------------------------------------------------

    def _reading_buttons(self) -> tuple[PromptButton, ...]:
        """Return the button that ends a reading pause; a watched match has its own buttons."""
        if not self._director.is_reading or self._session.is_watched:
            return ()
        key = shortcuts.cap_of("confirm")
        go_on = self._scene.reading_confirmed.emit
        return (PromptButton(translate("Table", "Go on"), go_on, key, is_main=True),)

    def _watching_buttons(self) -> tuple[PromptButton, ...]:
        """Return the buttons for pace and pause of a watched match."""
        if not self._session.is_watched:
            return ()
        paused, change_pace = self._director.is_holding, self._director.change_pace
        label = translate("Table", "Go on") if paused else translate("Table", "Pause")
        pause = partial(self._director.hold, "person", not paused)
        pause_button = PromptButton(label, pause, shortcuts.cap_of("skip"), is_main=paused)
        if self._session.full_match is None:
            # People at other places play; nobody here sets their pace.
            return (*self._return_buttons(), pause_button)
        # Buttons are laid out from the right, so that one that comes or goes does not move the
        # others.
        return (
            *self._return_buttons(),
            PromptButton(translate("Table", "Slower"), partial(change_pace, -1), "−"),
            PromptButton(translate("Table", "Faster"), partial(change_pace, 1), "+"),
            pause_button,
        )

    def _return_buttons(self) -> Iterator[PromptButton]:
        """Yield a button for each person who left a seat and may come back."""
        for seat in self._session.returnable_seats():
            label = attendance_texts.to_come_back(self._session.name_to_viewer(seat))
            yield PromptButton(label, partial(self._page_actions.come_back, seat))

    def _past_buttons(self, ply: int) -> tuple[PromptButton, ...]:
        """Return the buttons for a moment of the past."""
        step = self._lookback.step
        key = shortcuts.cap_of("earlier")
        earlier = PromptButton(translate("Table", "Earlier"), partial(step, -1), key)
        key = shortcuts.cap_of("later")
        later = PromptButton(translate("Table", "Later"), partial(step, 1), key)
        key = shortcuts.cap_of("back")
        label = translate("Table", "Back to the game")
        now = PromptButton(label, self._lookback.return_to_present, key, is_main=True)
        return (earlier, later, now) if ply > self._lookback.first_ply else (later, now)

    def _final_buttons(self) -> tuple[PromptButton, ...]:
        """Return the buttons for a match that is over."""
        if self._change_prompt is not None:
            return ()
        label, brief = translate("Table", "Back to the shelf"), translate("Table", "Shelf")
        shelf = PromptButton(label, self._page_actions.leave, brief=brief)
        figures = PromptButton(translate("Table", "In figures"), self._page_actions.show_statistics)
        replay = PromptButton(translate("Table", "Replay"), partial(self._replay.open, play=True))
        is_shown, act = self._page_actions.show_ending()
        label, brief = translate("Ending", "Ending"), ""
        if is_shown == "table":
            label, brief = translate("Ending", "Look at the table"), translate("Ending", "Table")
        ending = PromptButton(label, act, shortcuts.cap_of("back"), brief=brief)
        permanent = (*([ending] if is_shown else []), figures, shelf, replay)
        if is_shown == "table":
            # The sheet has the other buttons.
            return permanent
        review = PromptButton(
            translate("Table", "Review"),
            self._page_actions.review,
            shortcuts.cap_of("review"),
            is_main=not self._state.sequel(),
            comes=True,
        )
        return (review, replace(self._rematch_button(), comes=True), *permanent)

    def _rematch_button(self) -> PromptButton:
        """Return the button for a rematch, or for the next match of an evening."""
        sequel = self._state.sequel()
        label, act = sequel or translate("Table", "Rematch"), self._page_actions.play_again
        return PromptButton(label, act, is_main=bool(sequel) and self._lookback.ply is None)
