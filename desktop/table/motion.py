"""Small animations that events are built from; all ease out and end exactly at their target."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

_BREATH_S = 16.0
#: Milliseconds between two changes of opacity, each of which repaints a part of the table.
_BREATH_STEP_MS = 1000
_EASE = QEasingCurve.Type.OutCubic


class ValueAnimation(QVariantAnimation):
    """A number that runs from `start` to `end`.

    `show` is called with each value, and with `start` by the constructor.
    """

    def __init__(self, start: float, end: float, ms: int, show: Callable[[float], None]) -> None:
        super().__init__()
        self._show = show
        # Qt interpolates integers in whole numbers only.
        self.setStartValue(float(start))
        self.setEndValue(float(end))
        self.setDuration(ms)
        self.setEasingCurve(_EASE)

    def updateCurrentValue(self, value: float) -> None:
        self._show(value)


class CallAnimation(QAbstractAnimation):
    """An action without duration within a sequence."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self._act = act

    def duration(self) -> int:
        return 0

    def updateCurrentTime(self, time: int) -> None:
        """Do nothing."""

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running:
            self._act()


class Breath(QObject):
    """A slow, cheap pulsation of the opacity of one item at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._item: QGraphicsItem | None = None
        self._steps = 0
        self._is_on = True
        self._timer = QTimer(self)
        self._timer.setInterval(_BREATH_STEP_MS)
        self._timer.timeout.connect(self._advance)

    def set_enabled(self, is_on: bool) -> None:
        """Allow or forbid the pulsation."""
        self._is_on = is_on
        self.breathe(self._item)

    def breathe(self, item: QGraphicsItem | None, *, anew: bool = False) -> None:
        """Make this item pulsate instead of the current one; pass None before it is deleted."""
        self._item = item
        if anew or not self._is_on:
            self._steps = 0
        if item is not None and self._is_on:
            self._timer.start()
        else:
            self._timer.stop()
        self._set_opacity()

    def _advance(self) -> None:
        self._steps += 1
        self._set_opacity()

    def _set_opacity(self) -> None:
        if self._item is not None:
            turn = 2 * math.pi * self._steps * _BREATH_STEP_MS / (_BREATH_S * 1000)
            self._item.setOpacity(0.5 - 0.5 * math.cos(turn))


def slide(item: QGraphicsObject, name: str, end: float | QPointF, ms: int) -> QPropertyAnimation:
    """Animate a property of an item (`pos`, `scale`, `rotation`, `opacity`) to a value."""
    animation = QPropertyAnimation(item, QByteArray(name.encode()))
    animation.setEndValue(end)
    animation.setDuration(ms)
    animation.setEasingCurve(_EASE)
    return animation


def glide(
    item: QGraphicsObject, point: QPointF, turn: float, scale: float, ms: int
) -> QParallelAnimationGroup:
    """Move, turn and resize an item in parallel."""
    return in_parallel(
        slide(item, "pos", point, ms),
        slide(item, "rotation", turn, ms),
        slide(item, "scale", scale, ms),
    )


def in_parallel(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    """Run animations in parallel."""
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def in_sequence(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Run animations in sequence."""
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def pause(ms: int) -> QPauseAnimation:
    """Wait for a number of milliseconds."""
    return QPauseAnimation(ms)
