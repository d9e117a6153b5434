"""What happens at a table is heard: the sounds of its events as they are shown, and the turn."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from desktop.sound.cues import sound_file
from desktop.sound.speaker import Speaker
from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow
from desktop.windows.match_page.page import MatchPage
from engine.core.values import Event, Step

#: What says of a page that somebody listens to it.
_HEARD = "conquista-heard"


class SoundSwitch(QObject):
    """Listens to the table that stands open in a window."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        window.table_shown.connect(self._listen)
        settings.changed.connect(self._listen)

    def _listen(self) -> None:
        page = self._window.table
        if page is None or not self._settings.sound or page.property(_HEARD):
            return
        from desktop.sound.speaker import speaker
        from desktop.windows.table_sounds import TableSounds

        page.setProperty(_HEARD, True)
        output = speaker()
        if output is not None:
            TableSounds(page, self._settings, output)


#: Seconds from one sound to the next, and to the same one again: bots in a hurry do not rattle.
APART, AGAIN = 0.15, 0.4
#: Milliseconds after which somebody is told that it is their turn: the last card has landed.
_TURN = 250


class TableSounds(QObject):
    """Lets one table be heard while the setting is on; it goes with the page."""

    def __init__(
        self,
        page: MatchPage,
        settings: Settings,
        speaker: Speaker,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(page)
        self._clock = clock
        self._cue, self._session = page.table.parts().cue, page.session
        self._settings, self._speaker = settings, speaker
        #: When something was heard last, and each sound by name.
        self._last = -AGAIN
        self._heard: dict[str, float] = {}
        #: What is to be heard when the animation has come so far.
        self._waiting = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._on_later)
        #: Whether a bot has answered since a person was asked.
        self._bots_played = False
        self.turn = QTimer(self)
        self.turn.setSingleShot(True)
        self.turn.setInterval(_TURN)
        self.turn.timeout.connect(self._on_turn)
        page.director.showing.connect(self._on_showing)
        page.director.began.connect(self._on_began)
        page.session.asked.connect(self._on_asked)
        page.session.rewound.connect(self._on_rewound)
        speaker.look()

    def _on_showing(self, event: Event, ms: int) -> None:
        cue = self._cue(event)
        if cue is not None:
            self._waiting = cue.sound
            self._later.start(round(ms * cue.at))

    def _on_later(self) -> None:
        self._play(self._waiting)

    def _on_began(self, step: Step) -> None:
        self.turn.stop()
        if not self._session.is_human(step.seat):
            self._bots_played = True

    def _on_asked(self) -> None:
        if self._bots_played:
            self.turn.start()
        self._bots_played = False

    def _on_turn(self) -> None:
        # It waited long enough already.
        self._play("chime", apart=0.0)

    def _on_rewound(self) -> None:
        """Nothing is heard of what was taken back."""
        self._later.stop()
        self.turn.stop()
        self._bots_played = False

    def _play(self, sound: str, apart: float = APART) -> None:
        now = self._clock()
        crowded = now - self._last < apart or now - self._heard.get(sound, -AGAIN) < AGAIN
        if crowded or not self._settings.sound:
            return
        self._last = self._heard[sound] = now
        self._speaker.play(sound_file(f"{sound}-{self._settings.volume}"))
