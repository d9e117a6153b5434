"""The sounds of a table: a sound for each event, and the chime for the player's turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer

from desktop.sound.sound_files import sound_file
from desktop.sound.speaker import Speaker
from desktop.storage.settings import Settings
from desktop.table.replay.match_ending import ShownOutcome, only_person, outcome_of
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Event, Result, Step
from engine.talk.statements import Call, Offer, Reply

#: Seconds between two sounds, so that fast bots do not rattle.
SOUND_GAP_S = 0.15
#: Seconds between two plays of the same sound.
SAME_SOUND_GAP_S = 0.4
#: The sound of the end of a match.
_END = "bell"
#: Milliseconds before the chime of a turn, so that the last card has landed.
_CHIME_DELAY_MS = 250


def sound_of_end(result: Result | None, names: Sequence[str]) -> str:
    """Return the sound of an end for the only person at the screen; the bell for several."""
    person = only_person(names)
    if result is None or person is None:
        return _END
    outcome = outcome_of(result, len(names), person)
    if outcome.is_won:
        return "fanfare"
    return "knell" if outcome is ShownOutcome.DEFEAT else _END


class TableSounds(QObject):
    """Player of the sounds of a table while the setting is on; deleted with the page."""

    def __init__(
        self,
        page: MatchPage,
        settings: Settings,
        speaker: Speaker,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(page)
        self._clock = clock
        self._beats, self._session = page.table.load_features().beats, page.session
        self._settings, self._speaker = settings, speaker
        #: The time of the last sound.
        self._last_time = -SAME_SOUND_GAP_S
        #: The time of the last sound by name.
        self._last_by_sound: dict[str, float] = {}
        #: The sounds of the current animation still to be played, with the milliseconds from the
        #: one before.
        self._waiting: deque[tuple[int, str]] = deque()
        self._sound_timer = QTimer(self)
        self._sound_timer.setSingleShot(True)
        self._sound_timer.timeout.connect(self._on_later)
        #: Whether a bot has answered since a person was asked last.
        self._have_bots_played = False
        self.chime_timer = QTimer(self)
        self.chime_timer.setSingleShot(True)
        self.chime_timer.setInterval(_CHIME_DELAY_MS)
        self.chime_timer.timeout.connect(self._on_turn)
        page.director.event_began.connect(self._on_showing)
        page.director.step_shown.connect(self._on_shown)
        page.director.step_began.connect(self._on_began)
        page.session.asked.connect(self._on_asked)
        page.session.spoke.connect(self._on_spoke)
        page.session.rewound.connect(self._on_rewound)
        speaker.look()

    def _on_showing(self, event: Event, ms: int) -> None:
        beat = self._beats.beat_of(event)
        if beat is None:
            return
        self._forget_sounds()
        before = 0
        for at, sound in beat.sounds(ms):
            if sound == _END:
                sound = sound_of_end(self._session.match.result, self._session.names())
            self._waiting.append((at - before, sound))
            before = at
        if self._waiting:
            self._sound_timer.start(self._waiting[0][0])

    def _on_later(self) -> None:
        _, sound = self._waiting.popleft()
        self._play(sound)
        if self._waiting:
            self._sound_timer.start(self._waiting[0][0])

    def _on_shown(self) -> None:
        """Play only the next sound of a beat that was cut short."""
        while len(self._waiting) > 1:
            self._waiting.pop()

    def _on_began(self, step: Step) -> None:
        self.chime_timer.stop()
        if not self._session.plays_here(step.seat):
            self._have_bots_played = True

    def _on_spoke(self, step: Step) -> None:
        """Sound an offer, an agreement or a call; remarks and refusals are silent."""
        match step.action:
            case Offer():
                self._play("card")
            case Reply(_, True):
                self._play("seal")
            case Call(_, "who"):
                self._play("drum")

    def _on_asked(self) -> None:
        if self._have_bots_played:
            self.chime_timer.start()
        self._have_bots_played = False

    def _on_turn(self) -> None:
        # The chime has already waited.
        self._play("chime", gap_s=0.0)

    def _on_rewound(self) -> None:
        """Cancel the sounds of actions taken back."""
        self._forget_sounds()
        self.chime_timer.stop()
        self._have_bots_played = False

    def _forget_sounds(self) -> None:
        """Cancel the sounds still to be played."""
        self._sound_timer.stop()
        self._waiting.clear()

    def _play(self, sound: str, gap_s: float = SOUND_GAP_S) -> None:
        now = self._clock()
        is_too_soon = (
            now - self._last_time < gap_s
            or now - self._last_by_sound.get(sound, -SAME_SOUND_GAP_S) < SAME_SOUND_GAP_S
        )
        if is_too_soon or not self._settings.has_sound:
            return
        self._last_time = self._last_by_sound[sound] = now
        self._speaker.play(sound_file(f"{sound}-{self._settings.volume}"))
