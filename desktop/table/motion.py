"""Small animations to build events from; all ease out, all end where they promise."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsObject

_EASE = QEasingCurve.Type.OutCubic


class Vary(QVariantAnimation):
    """A number that runs from `start` to `end`; `show` is called with each value."""

    def __init__(self, start: float, end: float, ms: int, show: Callable[[float], None]) -> None:
        super().__init__()
        self._show = show
        self.setStartValue(start)
        self.setEndValue(end)
        self.setDuration(ms)
        self.setEasingCurve(_EASE)

    def updateCurrentValue(self, value: float) -> None:
        self._show(value)


class Do(QAbstractAnimation):
    """Something done at once in the middle of a sequence."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self._act = act

    def duration(self) -> int:
        return 0

    def updateCurrentTime(self, time: int) -> None:
        """Nothing runs."""

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running:
            self._act()


def slide(item: QGraphicsObject, name: str, end: float | QPointF, ms: int) -> QPropertyAnimation:
    """Run one of an item's properties (`pos`, `scale`, `rotation`, `opacity`) to its end."""
    animation = QPropertyAnimation(item, QByteArray(name.encode()))
    animation.setEndValue(end)
    animation.setDuration(ms)
    animation.setEasingCurve(_EASE)
    return animation


def glide(
    item: QGraphicsObject, at: QPointF, turn: float, scale: float, ms: int
) -> QParallelAnimationGroup:
    """Move, turn and resize an item on its way to a place."""
    return together(
        slide(item, "pos", at, ms),
        slide(item, "rotation", turn, ms),
        slide(item, "scale", scale, ms),
    )


def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    """All at once."""
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def one_after_another(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Each when the one before has ended."""
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def wait(ms: int) -> QPauseAnimation:
    """Nothing for a while."""
    return QPauseAnimation(ms)
