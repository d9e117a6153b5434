"""Beats: the motions and sounds of each event, in one table for each game. Animators take durations
from the table of their game, `TableSounds` takes sounds. `docs/design/beats.md` is written from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.values import Event

#: The longest beat at normal speed, in milliseconds.
MAX_MS = 1500


@dataclass(frozen=True, slots=True)
class BeatStage:
    """A part of a beat."""

    #: Its greatest duration at normal speed, in milliseconds; 0 for a sound alone.
    ms: int
    #: What moves, for the documentation.
    moves: str
    #: A sound of `desktop.sound.synthesis`, or "".
    sound: str = ""
    #: The share of the stage after which the sound begins.
    sound_share: float = 0.0


@dataclass(frozen=True, slots=True)
class Beat:
    """The motions and sounds of one kind of event."""

    event: type[Event]
    stages: tuple[BeatStage, ...]
    #: The change that appears at once with reduced motion, for the documentation.
    still: str
    #: Which events of the type it is for, for the documentation; "" for all.
    which: str = ""
    #: Returns whether it is for an event of the type; None for all.
    suits: Callable[[Any], bool] | None = None

    @property
    def ms(self) -> int:
        """Its greatest duration at normal speed, in milliseconds."""
        return sum(stage.ms for stage in self.stages)

    def sounds(self, lasts: int) -> list[tuple[int, str]]:
        """Return the sounds, each with the milliseconds before it, for an animation of `lasts`
        milliseconds. Without an animation only the first sound is played.
        """
        sounds, begin_ms, scale = [], 0.0, lasts / self.ms if self.ms else 0.0
        for stage in self.stages:
            if stage.sound:
                sounds.append(
                    (round((begin_ms + stage.ms * stage.sound_share) * scale), stage.sound)
                )
            begin_ms += stage.ms
        return sounds if lasts else sounds[:1]


@dataclass(frozen=True, slots=True)
class BeatTable:
    """The beats of a game; every event type has a row or is listed as silent."""

    beats: Sequence[Beat]
    #: The events that nothing on the table shows: the panel or the next event tells of them.
    silent: frozenset[type[Event]] = frozenset()

    def beat_of(self, event: Event) -> Beat | None:
        """Return the beat of an event, or None for a silent one."""
        for beat in self.beats:
            if isinstance(event, beat.event) and (beat.suits is None or beat.suits(event)):
                return beat
        return None


def interval(count: int, usual: int, room: int) -> float:
    """Return the milliseconds from one of `count` pieces to the next.

    This is `usual`, or less if the last piece would begin after more than `room` milliseconds.
    """
    return min(float(usual), room / max(1, count - 1))
