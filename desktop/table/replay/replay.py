"""Movement through a match: step by step at any time, and automatically once it is over."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.table.director import Director
from desktop.table.replay.lookback import Lookback

#: Speeds of a replay; at 1 a second passes between two steps.
SPEEDS = (0.5, 1.0, 2.0, 4.0)
_DEFAULT_SPEED_INDEX = 1


class Replay(QObject):
    """Moves a `Lookback` through all moments of a match.

    Signals:
        changed(): it was opened or closed, started, paused or changed its speed.
        moved(): the next moment is being shown; `lookback.ply` is its ply.
    """

    changed = Signal()
    moved = Signal()

    def __init__(self, lookback: Lookback, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self._lookback = lookback
        self._director = director
        self.is_open = False
        self.is_playing = False
        self._speed_index = _DEFAULT_SPEED_INDEX
        self._step_timer = QTimer(self)
        self._step_timer.setSingleShot(True)
        self._step_timer.timeout.connect(self._advance)
        director.replay_ended.connect(self._on_replayed)

    @property
    def ply(self) -> int:
        """The ply of the moment shown."""
        ply = self._lookback.ply
        return ply if ply is not None else self._lookback.last

    @property
    def last(self) -> int:
        return self._lookback.last

    @property
    def speed(self) -> float:
        return SPEEDS[self._speed_index]

    def open(self, *, play: bool = False, at: int = 0) -> None:
        """Open the replay at a ply, paused or playing."""
        self.is_open = True
        self._lookback.keeps_last_ply = True
        self.go(at)
        self.changed.emit()
        if play:
            self.toggle()

    def close(self) -> None:
        """Return to the present, or to the end."""
        self.close_for_play()
        self._lookback.return_to_present()

    def close_for_play(self) -> None:
        """Close the replay because the match goes on."""
        if self.is_open:
            self.pause()
            self.is_open = False
            self._lookback.are_hands_open = False
            self.changed.emit()

    # -- movement ----------------------------------------------------------------------------------

    def go(self, ply: int) -> None:
        """Show one moment and pause there; works without an open replay too."""
        self.pause()
        self._director.skip()
        self._lookback.go(ply)

    def step(self, by: int) -> None:
        """Go a moment back (-1) or forward (1), or some answers."""
        self.go(self._lookback.next_ply(by))

    def toggle(self) -> None:
        """Play or pause; start from the beginning when at the end."""
        if self.is_playing:
            self.pause()
            return
        if self.ply >= self.last:
            self._lookback.go(0)
        self.is_playing = True
        self.changed.emit()
        self._advance()

    def toggle_hands(self) -> None:
        """Show every hand, or again only the cards the viewer knew."""
        if self.is_open:
            self._lookback.show_hands(not self._lookback.are_hands_open)

    def pause(self) -> None:
        """Pause at this moment."""
        self._step_timer.stop()
        if self.is_playing:
            self.is_playing = False
            self.changed.emit()

    def change_speed(self, steps: int) -> None:
        """Change the speed to a slower (-1) or faster (1) one."""
        self.set_speed(max(0, min(len(SPEEDS) - 1, self._speed_index + steps)))

    def next_speed(self) -> None:
        """Change to the next faster speed; after the fastest to the slowest."""
        self.set_speed((self._speed_index + 1) % len(SPEEDS))

    def set_speed(self, index: int) -> None:
        """Set the speed to that with an index in SPEEDS."""
        if index != self._speed_index:
            self._speed_index = index
            self.changed.emit()

    def _advance(self) -> None:
        if not self.is_playing:
            return
        before = self.ply
        if before >= self.last:
            self.pause()
            return
        lookback = self._lookback
        lookback.ply = after = lookback.moment_after(before)
        self.moved.emit()
        self._director.play_again(
            lookback.events_at(after), lookback.view_at(before), lookback.view_at(after)
        )

    def _on_replayed(self) -> None:
        if not self.is_playing:
            return
        if self.ply < self.last:
            self._step_timer.start(round(1000 / self.speed))
        else:
            self.pause()
