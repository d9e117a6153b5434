"""The buttons on the combat mat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.furniture import (
    button_width,
    paint_button,
)
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.words.buttons import (
    END,
    FIRST,
    GIVE_UP,
    GO_ON,
    HOLD,
    LAY,
    MANY,
    SECOND,
)
from desktop.table.choice import PromptButton
from desktop.table.items import Root, Spot

_BUTTONS = 4


class ButtonItem(Spot):
    """A copy of a prompt button on the mat, beside the cards it is about."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.STRIP + 1)
        self._button: PromptButton | None = None
        self._key = ""
        self._hot = False
        self.hide()

    @property
    def rect(self) -> QRectF:
        """The rectangle of the button without its margin."""
        return self._bounds.adjusted(5, 4, -5, -8)

    @property
    def button(self) -> PromptButton | None:
        """The prompt button, None before the first."""
        return self._button

    @property
    def words(self) -> tuple[str, str]:
        """The label and the key shown beside it, "" without a key."""
        return self._button.label if self._button is not None else "", self._key

    def show_button(
        self, button: PromptButton, number: int, rect: QRectF, *, keyed: bool, hot: bool
    ) -> None:
        """Show the prompt button with this number; `keyed` shows its key too."""
        self._button, self._hot = button, hot
        self._key = button.key if keyed else ""
        self.spot = ("button", number)
        self.bound(rect.adjusted(-5, -4, 5, 8))
        self.show()
        self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        button = self._button
        if button is not None:
            paint_button(p, self.rect, *self.words, gold=button.main, hot=self._hot)


class CombatMatButtons:
    """Up to four buttons on the mat.

    Buttons that end something have places of their own, so that a click meant for another button
    never hits them.
    """

    def __init__(self, floor: Root) -> None:
        self._items = [ButtonItem(floor) for _ in range(_BUTTONS)]

    @property
    def shown(self) -> list[ButtonItem]:
        """The visible buttons."""
        return [item for item in self._items if item.isVisible()]

    def show(
        self, buttons: Sequence[PromptButton], layout: Layout, hot: object, *, free: bool
    ) -> None:
        """Show these buttons, or none.

        If `free`, nothing else is in the middle of the mat, and buttons may stand there in rows. A
        button without room is in the prompt only.
        """
        places = _slots(layout, free=free) if layout.combat is not None and buttons else {}
        taken = [(i, button) for i, button in enumerate(buttons) if button.slot]
        # Buttons without a place of their own use the free places of LAY and MANY.
        spare = iter([one for one in (LAY, MANY) if one not in {b.slot for _, b in taken}])
        taken += [
            (i, replace(b, slot=next(spare, ""))) for i, b in enumerate(buttons) if not b.slot
        ]
        found = [(i, b, places.pop(b.slot)) for i, b in sorted(taken, key=lambda one: one[0])
                 if b.slot in places][:_BUTTONS]  # fmt: skip
        for item in self._items[len(found) :]:
            item.hide()
        for item, (i, button, room) in zip(self._items, found, strict=False):
            rect = _fit_label(button.label, room)
            keyed = button_width(button.label, button.key, rect.height()) <= rect.width()
            item.show_button(buttons[i], i, rect, keyed=keyed, hot=hot == ("button", i))


def _slots(layout: Layout, *, free: bool) -> dict[str, QRectF]:
    """Return the rectangle of each place for a button: in the middle of the mat and below the
    shields.
    """
    scale, middle, gap = layout.mat_scale, layout.mat_middle, 6.0
    high = max(22.0, 34 * scale)
    row = QRectF(middle.left() + 6 * scale, middle.top() + 310 * scale,
                 middle.width() - 12 * scale, high)  # fmt: skip
    left, right = QRectF(row), QRectF(row)
    left.setRight(row.center().x() - gap / 2)
    right.setLeft(row.center().x() + gap / 2)
    # Only the defender can surrender.
    found = {FIRST: left, SECOND: right}
    for slot, side in ((GO_ON, 0), (GIVE_UP, 1)):
        corner = QRectF(0, 0, 122 * scale, high)
        corner.moveCenter(layout.shield(side))
        corner.moveBottom(layout.mat_side(side).top() + 332 * scale)
        found[slot] = corner
    if free:
        up = high + gap - 1
        found |= {HOLD: left.translated(0, -up), END: right.translated(0, -up)}
        found |= {MANY: row.translated(0, -2 * up), LAY: row.translated(0, -3 * up)}
    return found


def _fit_label(words: str, room: QRectF) -> QRectF:
    """Return the rectangle, lower where the label needs smaller type."""
    rect = QRectF(room)
    while rect.height() > 18 and button_width(words, "", rect.height()) > rect.width():
        rect.setTop(rect.top() + 1)
    return rect
