"""The coach of a lesson: lets the accepted answers pass and takes others back."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPainterPath

from desktop.language.translation import translate
from desktop.storage.settings import Settings
from desktop.table.director import LESSON
from desktop.table.items import HitItem, VisibleOutline
from desktop.table.prompt.prompt_strip import Prompt
from desktop.windows.lessons import lesson_progress
from desktop.windows.lessons.lesson_panel import LessonPanel
from desktop.windows.lessons.lesson_strip import LessonStrip, StripState
from desktop.windows.lessons.lesson_texts import (
    closing_texts,
    continuation,
    is_elsewhere,
    look_texts,
    setting_up_texts,
    teaching,
    waiting_prompt,
)
from desktop.windows.lessons.script import Script
from desktop.windows.lessons.spotlight import FadeIn, Speech, Spotlight
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Action, Json, Step
from engine.data.codec import encode
from engine.play.lessons import PUPIL, Lesson, LessonStep, find_fitting_action, is_accepted

#: Milliseconds before an answer that is not accepted is taken back.
TAKE_BACK_DELAY_MS = 600
#: Milliseconds to look at the outcome before another table is set up.
OUTCOME_SHOWN_MS = 1400
#: The most answers that are lit at once.
_MAX_LIT_ANSWERS = 6
#: Milliseconds without motion after which a zoomed or moved board is at rest.
_REST_MS = 90


class LessonGuide(QObject):
    """Leads through a lesson from the strip, watching the session of its page.

    Signals:
        open_requested(lesson id, step): another table must be set up.
        game_requested(): the last lesson is over and a game begins.
        leave_requested().
    """

    open_requested = Signal(str, int)
    game_requested = Signal()
    leave_requested = Signal()

    def __init__(
        self,
        page: MatchPage,
        script: Script,
        strip: LessonStrip,
        panel: LessonPanel,
        lessons: Sequence[Lesson],
        lesson: Lesson,
        number: int,
        settings: Settings,
    ) -> None:
        super().__init__(page)
        self._page, self._script, self._settings = page, script, settings
        self.strip, self.panel = strip, panel
        self._lessons, self.lesson, self.number = lessons, lesson, number
        self.dusk = Spotlight(page.view, self._passing_texts)
        #: The ply at which each step began, by step.
        self._plies = {number: page.session.match.ply}
        #: Whether the accepted answer was given, and how many replies are still to come.
        self._is_passed, self._replies_to_come = False, 0
        #: Whether an answer was given that will be taken back.
        self._is_wrong = False
        #: Whether the card's way will be shown next.
        self._is_way_due = False
        #: Whether another answer was tried and taken back.
        self.was_taken_back = False
        #: The answer that Enter would have given after the step was asked again.
        self._offered: Action | None = None
        self.take_back_timer = QTimer(self)
        self.take_back_timer.setSingleShot(True)
        self.take_back_timer.setInterval(TAKE_BACK_DELAY_MS)
        self.take_back_timer.timeout.connect(self._take_back)
        #: Runs before another table is set up, so that the outcome can be looked at.
        self.leave_timer = QTimer(self)
        self.leave_timer.setSingleShot(True)
        self.leave_timer.timeout.connect(self._go_elsewhere)
        #: Looks for the places to light once everything is at rest.
        self._light_timer = QTimer(self)
        self._light_timer.setSingleShot(True)
        self._light_timer.timeout.connect(self._light)
        self._rest_timer = QTimer(self)
        self._rest_timer.setSingleShot(True)
        self._rest_timer.timeout.connect(self._light)
        #: Whether the next table was requested.
        self._is_leaving = False
        session, director = page.session, page.director
        session.advanced.connect(self._on_advanced)
        session.asked.connect(self._on_caught_up)
        session.rewound.connect(self._on_rewound)
        director.step_began.connect(self._on_began)
        director.step_shown.connect(self._on_shown)
        director.caught_up.connect(self._on_caught_up)
        page.scene.choice_changed.connect(self._on_choice)
        page.scene.rearranged.connect(self._on_rearranged)
        page.hint.changed.connect(self._light_timer.start)
        self.dusk.moved.connect(self._light_timer.start)
        strip.language_changed.connect(self.show_step)
        page.view.left_alone.connect(self.leave_requested)
        strip.forward_requested.connect(self.go_forward)
        strip.back_requested.connect(self.back)
        strip.skip_requested.connect(self.skip)
        panel.lesson_chosen.connect(self._open)
        panel.leave_requested.connect(self.leave_requested)
        panel.rules_requested.connect(self._open_rules)
        self._enter(number)
        step, duration_factor = self.step, page.scene.duration_factor
        if duration_factor and step is not None and is_elsewhere(step, number):
            FadeIn(page.view, duration_factor)

    # -- state -------------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """The current step, or None when the lesson is done."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def _is_reading(self) -> bool:
        """Whether the step only has text to read."""
        return self.step is None or not self.step.accept

    @property
    def rule(self) -> str:
        """The section of the rules that the step is about."""
        return (self.step.rule if self.step is not None else "") or self.lesson.rule

    @property
    def next_lesson(self) -> Lesson | None:
        """The lesson after this one, or None."""
        at = self._lessons.index(self.lesson) + 1
        return self._lessons[at] if at < len(self._lessons) else None

    @property
    def lessons_left(self) -> int:
        """The number of lessons of the game still to be done."""
        done = lesson_progress.done_lessons(self._settings, self._page.session.match.game.id)
        return sum(lesson.id not in done for lesson in self._lessons)

    def _enter(self, number: int) -> None:
        self.number = number
        self._plies[number] = self._page.session.match.ply
        self._is_passed = self.was_taken_back = False
        if self.step is None:
            game = self._page.session.match.game.id
            lesson_progress.note(self._settings, game, self.lesson.id, date.today())
        if self._is_reading:
            self._wait_for_reader()
        else:
            self._page.director.hold(LESSON, is_on=False)
        self._page.scene.controller.want(None if self._is_reading else self._is_accepted)
        self.show_step()
        self._light_timer.start()

    def _wait_for_reader(self) -> None:
        """Ask no question until the text has been read, and withdraw an open one."""
        self._page.director.hold(LESSON, is_on=True)
        self._page.session.ask_later()
        self._page.asking.withdraw()

    def _go_on(self) -> None:
        """Go to the next step, at another table if it needs one."""
        following = self.number + 1
        steps = self.lesson.steps
        if following == len(steps) or steps[following].setting is None:
            self._enter(following)
        elif self._is_passed and (duration_factor := self._page.scene.duration_factor):
            self._wait_for_reader()
            self.leave_timer.start(round(OUTCOME_SHOWN_MS * duration_factor))
            self.show_step()
        else:
            self._go_elsewhere()

    def _go_elsewhere(self) -> None:
        self._open(self.lesson.id, self.number + 1)

    # -- signals of the session and the director ---------------------------------------------------

    def _on_advanced(self, step: Step) -> None:
        self.dusk.darken_around(())
        taught = self.step
        if step.seat != PUPIL:
            if not step.is_forced:
                self._replies_to_come -= 1
            return
        if taught is None or not step.is_chosen or self._is_passed:
            return
        if self._is_accepted(step.action):
            self._is_passed, self._replies_to_come = True, len(taught.replies)
            self._script.load(taught.replies)
            self.was_taken_back = False
            # Deferred, so that the click is not delayed.
            QTimer.singleShot(0, self, self.show_step)
        else:
            self._is_wrong = self._script.is_silent = True

    def _on_began(self, step: Step) -> None:
        if self._is_wrong:
            # The next question must not be asked.
            self._page.director.hold(LESSON, is_on=True)

    def _on_shown(self, step: Step) -> None:
        if self._is_wrong:
            self.take_back_timer.start()

    def _on_caught_up(self, *_: object) -> None:
        # Forced answers are given by the table and belong to no step.
        done = (
            self._is_passed
            and self._replies_to_come <= 0
            and not self._page.session.match.is_forced
        )
        if done and not self.leave_timer.isActive():
            self._go_on()
        self._light_timer.start()

    def _on_choice(self) -> None:
        """Drop the reason for a taken-back answer once the player considers an accepted one.

        An answer that the board offered to begin with does not count as considered.
        """
        considered = self._page.scene.controller.preselected_action()
        if self.was_taken_back and considered is not None and considered != self._offered:
            self.was_taken_back = not self._is_accepted(considered)
            if not self.was_taken_back:
                self.show_step()
        self._light_timer.start()

    def _on_rearranged(self) -> None:
        """Find the lit places again after the board was zoomed or moved."""
        self._rest_timer.start(_REST_MS if self._page.scene.duration_factor else 0)

    def _take_back(self) -> None:
        """Take back an answer that is not accepted."""
        self._is_wrong = self._script.is_silent = False
        self._page.session.undo()
        self._offered = self._page.scene.controller.preselected_action()
        self.was_taken_back = True
        self.show_step()

    def _on_rewound(self) -> None:
        """Return to the step of the ply after answers were taken back, here or by the pupil."""
        self.take_back_timer.stop()
        self.leave_timer.stop()
        ply = self._page.session.match.ply
        begun = [number for number, at in self._plies.items() if at <= ply]
        if self._is_wrong or ply == self._plies[self.number]:
            self._is_wrong = self._script.is_silent = self._is_passed = False
            self._page.director.hold(LESSON, self._is_reading)
        else:
            self._enter(max(begun, default=self.number))

    # -- acts of the pupil -------------------------------------------------------------------------

    def go_forward(self) -> None:
        """Press the gold button: show the accepted answer, then give it; or go on."""
        taught, choice = self.step, self._page.scene.controller
        if self._is_leaving or self._page.director.go_on():
            return
        if self.leave_timer.isActive():
            self._go_elsewhere()
        elif taught is None:
            following = self.next_lesson
            if following is not None:
                self._open(following.id)
            else:
                self.game_requested.emit()
        elif not taught.accept:
            self._go_on()
        elif (action := self._shown_action()) is not None:
            if choice.preselected_action() == action:
                choice.submit(action)
            else:
                self._is_way_due = True
                choice.preselect(action)
                if choice.preselected_action() != action:
                    choice.submit(action)

    def back(self) -> None:
        """Go back one step."""
        if self.number:
            self._open(self.lesson.id, self.number - 1)

    def skip(self) -> None:
        """Skip to the next lesson; after the last one, leave."""
        if self.next_lesson is not None:
            self._open(self.next_lesson.id)
        else:
            self.leave_requested.emit()

    def _open(self, lesson: str, number: int = 0) -> None:
        """Request another table; until it is there the strip says nothing more about this one."""
        self.leave_timer.stop()
        self._is_leaving = True
        self.show_step()
        self.open_requested.emit(lesson, number)

    def _open_rules(self) -> None:
        self._page.rules_requested.emit(self.rule)

    def _is_accepted(self, action: Action) -> bool:
        """Return whether the step accepts an answer."""
        return self.step is not None and is_accepted(action, self.step)

    def _shown_action(self) -> Action | None:
        """Return the first legal answer that the step accepts, or None."""
        question = self._page.state.question
        if question is None or self.step is None:
            return None
        return find_fitting_action(question.legal, self.step.accept)

    # -- light -------------------------------------------------------------------------------------

    def _light(self) -> None:
        """Light the items of the accepted answers, once nothing moves."""
        page = self._page
        if self._rest_timer.isActive():
            return
        self.dusk.setGeometry(page.view.rect())
        waiting = (
            self._is_passed
            or self._is_wrong
            or page.director.is_busy
            or page.lookback.ply is not None
        )
        duration_factor = page.scene.duration_factor
        targets = () if waiting else tuple(self._targets())
        self.dusk.darken_around(targets, duration_factor, self._lasting_texts(), self._figures())
        if self._is_way_due:
            self._is_way_due = False
            self.dusk.show_way(duration_factor)

    def _lasting_texts(self) -> list[Speech]:
        """Return the lasting texts on the board, without those that follow the pointer."""
        items = (item for item in self._page.scene.floor.childItems() if isinstance(item, HitItem))
        return [Speech(rect, item.tail) for item in items if (rect := item.text_rect) is not None]

    def _figures(self) -> list[QPainterPath]:
        """Return the shapes of the board's figures that are read at a glance."""
        return [figure for item in self._hit_items() if (figure := item.figure_outline) is not None]

    def _passing_texts(self) -> list[Speech]:
        """Return the texts on the board that follow the pointer."""
        boxes = [(item, item.passing_text_rect) for item in self._hit_items()]
        return [Speech(rect, item.tail) for item, rect in boxes if rect is not None]

    def _hit_items(self) -> Iterator[HitItem]:
        return (item for item in self._page.scene.items() if isinstance(item, HitItem))

    def _targets(self) -> Iterator[VisibleOutline]:
        """Yield the items of the accepted answers, and others that the step lights.

        Leaves out the answers if they are many, or if the pupil must find them.
        """
        step, question = self.step, self._page.state.question
        if step is None:
            return
        legal = question.legal if question is not None else ()
        actions = list(filter(self._is_accepted, legal))
        is_named = len(actions) <= _MAX_LIT_ANSWERS and (self.was_taken_back or not step.must_find)
        named = [encode(action) for action in actions] if is_named else []
        targets: dict[Hashable, None] = {}
        for fields in named:
            targets |= dict.fromkeys(
                _hashable(value) for key, value in fields.items() if key != "do"
            )
        targets |= dict.fromkeys(step.light)
        # A second card in an answer is the one it acts on, and other such cards may be in sight.
        card = False
        for word in targets:
            if isinstance(word, tuple) or (isinstance(word, str) and word):
                items = self._page.scene.visible_outlines(word, cards=not card)
                card = card or any(item.card is not None for item in items)
                yield from items

    # -- texts -------------------------------------------------------------------------------------

    def prompt(self, shown: Prompt) -> Prompt:
        """Return the prompt above the strip; for a text to read it says how the lesson goes on."""
        page = self._page
        if not self._is_reading:
            return shown
        if shown.is_festive or page.state.shown_step is not None or page.lookback.ply is not None:
            return shown
        return Prompt(shown.seat, continuation(self.step, self.next_lesson, self.lessons_left))

    def show_step(self) -> None:
        """Show the current step in the strip and the panel."""
        lesson, step, count = self.lesson, self.step, len(self.lesson.steps)
        number = self._lessons.index(lesson) + 1
        title = translate("Lesson", "Lesson {number}: {title}").format(
            number=number, title=translate("Lesson", lesson.title)
        )
        at = translate("Lesson", "step {number} of {count}").format(
            number=min(self.number + 1, count), count=count
        )
        forward = translate("Lesson", "Show me")
        is_passed = self._is_passed
        if self._is_leaving:
            teach, task, forward = setting_up_texts()
        elif self.leave_timer.isActive():
            (teach, task, forward), is_passed = look_texts(), False
        elif step is None:
            teach, task, forward = closing_texts(self.next_lesson, self.lessons_left)
            at = translate("Lesson", "done")
        else:
            teach = waiting_prompt(step) if self.was_taken_back else teaching(step, self.number)
            task = translate("Lesson", step.task) if step.task else ""
            if not step.accept:
                forward = translate("Lesson", "Go on")
        state = StripState(
            title, at, teach, task, count, self.number, forward,
            can_go_back=self.number > 0,
            can_skip=step is not None,
            waits=self.was_taken_back and not self._is_leaving,
            is_answer_accepted=is_passed,
        )  # fmt: skip
        self.strip.say(state)
        self._page.strip.refresh()
        game = self._page.session.match.game.id
        self.panel.show_state(lesson_progress.done_lessons(self._settings, game), self.number)
        self._page.view.announce(f"{teach} {task}".strip())


def _hashable(value: Json) -> Hashable:
    """Return a value of an encoded answer in the form spots have."""
    return tuple(value) if isinstance(value, list) else value
