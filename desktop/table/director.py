"""Show the steps of a match as animations, one after the other, before the next decision."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from desktop.play.table_session import TableSession
from desktop.storage.settings import Settings
from desktop.table.scene import TableScene
from engine.core.values import Event, Seat, Step, View
from engine.talk.statements import Statement

#: Minimum seconds for a bot's answer, including its thinking time.
PACES_S = {"slow": 1.2, "normal": 0.6, "fast": 0.3, "instant": 0.0}
#: Share of the pace for an action without visible events, as when several seats in turn are asked
#: for a secret decision.
UNSEEN_PACE_S = 0.25
#: The reason of `Director.hold` while a lesson is read.
LESSON = "lesson"
#: Milliseconds for which something is held up if nobody has to confirm it, before the factor of the
#: pace.
_READING_MS = 1200
#: Further milliseconds for each card.
_READING_MS_PER_CARD = 180
_READING_FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.25}
#: Factor on the animations of an act that takes several actions.
_LATER_ACTIONS_FACTOR = 0.4
#: Milliseconds after a move in which Enter only completes what is being shown.
HASTE_MS = 600
#: Factor on the duration of animations, by setting.
DURATION_FACTORS = {"normal": 1.0, "fast": 0.5, "off": 0.0}


@dataclass(frozen=True, slots=True)
class ShownStep:
    """One step to show, masked for the viewer; None for the deal."""

    step: Step | None
    events: tuple[Event, ...]
    #: The view to show afterwards; None for the session's view at that moment.
    view: View | None = None
    #: Whether it is only replayed: then the session does not wait for its end.
    is_replay: bool = False


class Director(QObject):
    """Director that shows each step of the session in the scene, then lets the session go on.

    Signals:
        step_began(Step): a step is about to be shown.
        event_began(Event, int): one of its events is shown from now on, for so many milliseconds.
        step_shown(Step): a step has been shown and the scene is in order.
        caught_up(): nothing is left to show.
        replay_ended(): the replay has ended.
        hold_changed(bool): the match waits after the current step, or goes on.
        pace_changed(): the pace of the bots changed.
        reading_changed(): something is held up to be read, or was put down.
    """

    step_began = Signal(object)
    event_began = Signal(object, int)
    step_shown = Signal(object)
    caught_up = Signal()
    replay_ended = Signal()
    hold_changed = Signal(bool)
    pace_changed = Signal()
    reading_changed = Signal()

    def __init__(
        self,
        session: TableSession,
        scene: TableScene,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._settings = settings
        #: The pace chosen for this match, until the setting changes; "" for the setting.
        self._pace = ""
        #: The acts still to be shown.
        self._acts: deque[ShownStep] = deque()
        self._act: ShownStep | None = None
        self._is_busy = False
        #: Whether more actions of the same act follow the current one.
        self.has_more_actions = False
        #: The reasons why the match waits.
        self._holds: set[str] = set()
        self._events: deque[Event] = deque()
        #: Whether an event has begun and its result is not to be seen yet.
        self._is_showing = False
        self._animation: QAbstractAnimation | None = None
        #: The event being animated, and when its step began to be shown, in seconds.
        self._shown_event: Event | None = None
        self._act_began_at = 0.0
        #: When each thinking bot was asked, by seat.
        self._asked_at: dict[Seat, float] = {}
        self._pace_timer = QTimer(self)
        self._pace_timer.setSingleShot(True)
        self._pace_timer.timeout.connect(self._show_next_event)
        #: The next act starts in the next turn of the event loop, so that a click is answered at
        #: once.
        self._next_timer = QTimer(self)
        self._next_timer.setSingleShot(True)
        self._next_timer.timeout.connect(self._show_next_act)
        #: Whether something is held up to be read, and whether its time has run out.
        self.is_reading = self._is_overdue = False
        #: The event held up.
        self.held_event: Event | None = None
        self._reading_timer = QTimer(self)
        self._reading_timer.setSingleShot(True)
        self._reading_timer.timeout.connect(self._end_reading)
        scene.reading_confirmed.connect(self.go_on)
        session.holds_questions = True
        session.started.connect(self._on_started)
        session.advanced.connect(self._on_advanced)
        session.thinking_changed.connect(self._on_thinking)
        session.rewound.connect(self.jump)
        settings.changed.connect(self._on_setting)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return self._is_busy

    # -- signals of the session --------------------------------------------------------------------

    def _on_started(self) -> None:
        if not self._session.match.ply:
            self._acts.append(ShownStep(None, self._session.opening()))
        self._show_next_act()

    def _on_thinking(self, seat: Seat, is_on: bool) -> None:
        if is_on:
            self._asked_at[seat] = monotonic()

    def _on_advanced(self, step: Step) -> None:
        # Mask the events now: the viewer may be another by the time they are shown.
        self._acts.append(ShownStep(step, self._session.events_of(step)))
        if len(self._acts) > 1:
            self._skip_to_last()
        if not self._is_busy:
            self._is_busy = True
            self._next_timer.start()

    @property
    def pace(self) -> str:
        """The name of the pace at which bots answer."""
        return self._pace or self._settings.pace

    def change_pace(self, steps: int) -> None:
        """Make bots answer slower (-1) or faster (1) in this match only."""
        paces = list(PACES_S)
        at = max(0, min(len(paces) - 1, paces.index(self.pace) + steps))
        self._pace = paces[at]
        self.pace_changed.emit()

    def _on_setting(self, key: str) -> None:
        if key == "pace":
            self._pace = ""
            self.pace_changed.emit()

    # -- holding -----------------------------------------------------------------------------------

    @property
    def is_holding(self) -> bool:
        """Whether the match waits once the current step has been shown."""
        return bool(self._holds)

    @property
    def is_paused(self) -> bool:
        """Whether the match is held for any reason other than a lesson."""
        return bool(self._holds - {LESSON})

    def hold(self, reason: str, is_on: bool = True) -> None:
        """Add or remove a reason to hold the match; it goes on once none is left."""
        was_holding = self.is_holding
        (self._holds.add if is_on else self._holds.discard)(reason)
        if was_holding == self.is_holding:
            return
        if was_holding and not self._is_busy:
            self._show_next_act()
        if self._is_overdue and not self.is_paused:
            self.go_on()
        self.hold_changed.emit(self.is_holding)

    # -- replay ------------------------------------------------------------------------------------

    def play_missed(self, ply: int) -> None:
        """Show the steps the viewer has missed after the first `ply` actions, then go on."""
        self._drop_everything()
        session = self._session
        self._scene.sync(session.view_at(ply))
        if not ply:
            self._acts.append(ShownStep(None, session.opening()))
        for number, step in enumerate(session.match.steps[ply:], ply + 1):
            # What was said is no sight; the chronicle tells it.
            if not isinstance(step.action, Statement):
                self._acts.append(ShownStep(step, session.events_of(step), session.view_at(number)))
        self._show_next_act()

    def play_again(self, events: Sequence[Event], before: View, after: View) -> None:
        """Replay one step of the past."""
        self._drop_everything()
        self._scene.sync(before)
        self._acts.append(ShownStep(None, tuple(events), after, is_replay=True))
        self._show_next_act()

    # -- playing -----------------------------------------------------------------------------------

    def _show_next_act(self) -> None:
        """Begin to show the next act, unless the match is held or something is being shown."""
        if self._holds and not self._is_replay_next():
            self._act, self._is_busy = None, False
            return
        if not self._acts:
            self._act, self._is_busy = None, False
            # This may already start the next step.
            self._session.proceed()
            if not self.is_busy:
                self.caught_up.emit()
            return
        act = self._act = self._acts.popleft()
        self._is_busy, self._act_began_at = True, monotonic()
        self._events = deque(act.events)
        duration_factor = DURATION_FACTORS[self._settings.animation]
        self._scene.set_duration_factor(
            duration_factor * _LATER_ACTIONS_FACTOR if self.has_more_actions else duration_factor
        )
        if act.step is None:
            self._show_next_event()
            return
        self.step_began.emit(act.step)
        self._pace_timer.start(round(self._delay(act, act.step.seat) * 1000))

    def _is_replay_next(self) -> bool:
        """Return whether the next act is a replay, which holding does not stop."""
        return bool(self._acts) and self._acts[0].is_replay

    def _delay(self, act: ShownStep, seat: Seat) -> float:
        """Return the seconds to wait before a step is shown, so that people can follow."""
        minimum = PACES_S[self.pace] * (1.0 if act.events else UNSEEN_PACE_S)
        return minimum if act.view is not None else self._remaining_delay(seat, minimum)

    def _remaining_delay(self, seat: Seat, minimum: float) -> float:
        """Return the seconds left until the bot's answer has taken `minimum` seconds in all."""
        asked_at = self._asked_at.pop(seat, None)
        return 0.0 if asked_at is None else max(0.0, minimum - (monotonic() - asked_at))

    def _show_next_event(self) -> None:
        """Show the next event, or finish the step."""
        while self._events:
            event, self._is_showing = self._events.popleft(), True
            animation = self._scene.animate(event) if self._scene.duration_factor else None
            lasts = animation.totalDuration() if animation is not None else 0
            self.event_began.emit(event, lasts)
            if animation is not None and lasts > 0:
                self._animation, self._shown_event = animation, event
                # The animation must die with the table, not after it.
                animation.setParent(self)
                self._scene.is_playing = True
                animation.finished.connect(partial(self._on_event_shown, event))
                animation.start()
                return
            if self._hold_up(event):
                return
        self._finish_act()

    def _on_event_shown(self, event: Event) -> None:
        self._drop_animation()
        if not self._hold_up(event):
            self._show_next_event()

    def tellable_events(self, step: Step) -> Sequence[Event]:
        """Return the events of a step that may be told now, so that nothing is given away.

        While something is held up it is that alone; before that, only what comes before it.
        """
        events = self._session.events_of(step)
        if self.held_event is not None:
            return [self.held_event]
        pending = 0
        if any(act.step is step for act in self._acts):
            pending = len(events)
        elif self._act is not None and self._act.step is step:
            pending = len(self._events) + self._is_showing
        # The first event is the action itself.
        for number in range(max(1, len(events) - pending), len(events)):
            if self._scene.reading(events[number]) is not None:
                return events[:number]
        return events

    # -- holding up events to be read --------------------------------------------------------------

    def _hold_up(self, event: Event) -> bool:
        """Hold up what an event shows; return whether there is anything to read.

        People concerned by it read as long as they like, others for a limited time.
        """
        self._is_showing = False
        reading, act = self._scene.reading(event), self._act
        if reading is None or act is None:
            return False
        pace, people = self._settings.pace, self._session.people
        asks = not act.is_replay and any(seat in reading.seats for seat in people)
        if not asks and not self._scene.duration_factor and not PACES_S[pace]:
            return False
        self.is_reading = self._scene.is_playing = True
        self.held_event = event
        if not asks:
            time = (_READING_MS + _READING_MS_PER_CARD * reading.cards) * _READING_FACTORS[pace]
            self._reading_timer.start(round(time))
        earlier = act.events[: len(act.events) - len(self._events) - 1]
        self._scene.hold_up(event, asks=asks, earlier=earlier)
        self.reading_changed.emit()
        return True

    def go_on(self) -> bool:
        """Go on after something was read; return whether anything was held up."""
        if not self.is_reading:
            return False
        self._put_down()
        self._show_next_event()
        return True

    def _put_down(self) -> None:
        self._reading_timer.stop()
        self._is_overdue = False
        if self.is_reading:
            self.is_reading = False
            self._scene.put_down()
            self.held_event = None
            self.reading_changed.emit()

    def _end_reading(self) -> None:
        """Go on because the time to read is over, unless the match is paused."""
        self._is_overdue = self.is_paused
        if not self._is_overdue:
            self.go_on()

    def _finish_act(self) -> None:
        self._scene.is_playing = self._is_showing = False
        act = self._act
        assert act is not None
        if act.is_replay:
            assert act.view is not None
            self._act, self._is_busy = None, False
            self._scene.sync(act.view)
            self.replay_ended.emit()
            return
        if act.view is not None and self._acts:
            self._scene.sync(act.view)
        elif not self._acts:
            self._scene.sync(self._session.view())
        if act.step is not None:
            self.step_shown.emit(act.step)
        self._show_next_act()

    def _drop_animation(self) -> None:
        animation, self._animation = self._animation, None
        if animation is not None:
            animation.finished.disconnect()
            animation.stop()
            animation.deleteLater()

    # -- skipping ----------------------------------------------------------------------------------

    def skip(self) -> bool:
        """Show the result of all pending steps at once; return whether there were any."""
        if not self._is_busy:
            return False
        self._finish_at_once()
        while self._is_showing_missed():
            self._finish_at_once()
        return True

    def end_beat(self) -> float | None:
        """Show the result of the step whose event is being animated at once.

        What has to be read is still held up. Return how long the step has been shown, in
        milliseconds; None if no event is being animated.
        """
        animation, event = self._animation, self._shown_event
        if animation is None or event is None:
            return None
        # What is held up next lies where the animation ends.
        animation.blockSignals(True)
        animation.setCurrentTime(animation.totalDuration())
        self._drop_animation()
        shown_ms = (monotonic() - self._act_began_at) * 1000
        while not self._hold_up(event):
            if not self._events:
                self._finish_act()
                break
            event = self._events.popleft()
            self.event_began.emit(event, 0)
        return shown_ms

    def _is_showing_missed(self) -> bool:
        return self._is_busy and self._act is not None and self._act.view is not None

    def _finish_at_once(self) -> None:
        """Show the result of the current step at once."""
        if self._next_timer.isActive():
            self._next_timer.stop()
            self._show_next_act()
        self._pace_timer.stop()
        self._drop_animation()
        self._put_down()
        self._events.clear()
        self._finish_act()

    def _skip_to_last(self) -> None:
        """Finish all steps but the last at once, because the scene lags behind."""
        while self._is_busy and self._acts:
            self._finish_at_once()

    def jump(self) -> None:
        """Show nothing more of actions that were taken back."""
        self._drop_everything()

    def _drop_everything(self) -> None:
        """Drop everything that is still to be shown."""
        self._next_timer.stop()
        self._pace_timer.stop()
        self._drop_animation()
        self._put_down()
        self._events.clear()
        self._acts.clear()
        self._asked_at.clear()
        self._act, self._is_busy = None, False
        self._scene.is_playing = self._is_showing = False
