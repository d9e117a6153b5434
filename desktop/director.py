"""Plays what happened as animations, one after the other, before anybody is asked again."""

from __future__ import annotations

from collections import deque
from time import monotonic

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from desktop.session import Session
from desktop.settings import Settings
from desktop.table.scene import TableScene
from engine.core import Event, Seat
from engine.match import Step

#: Seconds a bot's answer takes at least, thinking time counted in.
PACES = {"slow": 1.2, "normal": 0.6, "fast": 0.3, "instant": 0.0}
#: How animations are stretched.
TEMPOS = {"normal": 1.0, "fast": 0.5, "off": 0.0}


class Director(QObject):
    """Stands between session and scene: shows each step, then lets the session go on.

    Signals:
        began(Step): a step is about to be shown.
        showed(Step): a step has been shown and the scene is in order.
        caught_up(): nothing is left to show.
    """

    began = Signal(object)
    showed = Signal(object)
    caught_up = Signal()

    def __init__(
        self, session: Session, scene: TableScene, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._settings = settings
        #: What is still to be shown; the deal is no step.
        self._steps: deque[tuple[Step | None, tuple[Event, ...]]] = deque()
        self._current: Step | None = None
        self._busy = False
        self._events: deque[Event] = deque()
        self._animation: QAbstractAnimation | None = None
        #: When the bot now thinking was asked, by seat.
        self._asked: dict[Seat, float] = {}
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play)
        session.holding = True
        session.started.connect(self._started)
        session.advanced.connect(self._advanced)
        session.thinking.connect(self._thinking)
        session.rewound.connect(self.jump)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._busy

    # -- what the session tells ----------------------------------------------------------------

    def _started(self) -> None:
        if not self._session.match.ply:
            self._steps.append((None, self._session.opening()))
        self._next()

    def _thinking(self, seat: Seat, on: bool) -> None:
        if on:
            self._asked[seat] = monotonic()

    def _advanced(self, step: Step) -> None:
        # Masked at once: the looker may be another by the time it is shown.
        self._steps.append((step, self._session.events_of(step)))
        if len(self._steps) > 1:
            self._skip_to_last()
        if not self._busy:
            self._next()

    # -- playing -------------------------------------------------------------------------------

    def _next(self) -> None:
        if not self._steps:
            self._current, self._busy = None, False
            # What this sets going may already be the next step.
            self._session.proceed()
            if not self.busy:
                self.caught_up.emit()
            return
        step, events = self._steps.popleft()
        self._current, self._busy = step, True
        self._events = deque(events)
        self._scene.tempo = TEMPOS[self._settings.animation]
        self._scene.withdraw()
        if step is None:
            self._play()
            return
        self.began.emit(step)
        self._pause.start(round(self._still_due(step.seat) * 1000))

    def _still_due(self, seat: Seat) -> float:
        """Seconds a bot's answer has to wait so that people can follow."""
        asked = self._asked.pop(seat, None)
        if asked is None:
            return 0.0
        return max(0.0, PACES[self._settings.pace] - (monotonic() - asked))

    def _play(self) -> None:
        """Show the next event, or finish the step."""
        while self._events:
            event = self._events.popleft()
            animation = self._scene.animate(event) if self._scene.tempo else None
            if animation is not None and animation.totalDuration() > 0:
                self._animation = animation
                # It dies with the table, not after it.
                animation.setParent(self)
                self._scene.playing = True
                animation.finished.connect(self._played)
                animation.start()
                return
        self._finish()

    def _played(self) -> None:
        self._drop_animation()
        self._play()

    def _finish(self) -> None:
        self._scene.playing = False
        if not self._steps:
            self._scene.sync(self._session.view())
        if self._current is not None:
            self.showed.emit(self._current)
        self._next()

    def _drop_animation(self) -> None:
        animation, self._animation = self._animation, None
        if animation is not None:
            animation.finished.disconnect(self._played)
            animation.stop()
            animation.deleteLater()

    # -- not waiting -----------------------------------------------------------------------------

    def skip(self) -> bool:
        """Show the result of the current step at once; whether there was anything to skip."""
        if not self._busy:
            return False
        self._pause.stop()
        self._drop_animation()
        self._events.clear()
        self._finish()
        return True

    def _skip_to_last(self) -> None:
        """Behind: all but the last step are shown as done."""
        while self._busy and self._steps:
            self.skip()

    def jump(self) -> None:
        """Answers were taken back or another person looks: show what is, play nothing."""
        self._pause.stop()
        self._drop_animation()
        self._events.clear()
        self._steps.clear()
        self._asked.clear()
        self._current, self._busy = None, False
        self._scene.playing = False
        self._scene.withdraw()
        self._scene.sync(self._session.view())
