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
    LOWER,
    MANY,
    SECOND,
    UPPER,
)
from desktop.table.buttons import PromptButton
from desktop.table.items import HitItem, Root

_BUTTON_COUNT = 4
#: The least height of a button that shows its key; a lower one shows its label alone.
_KEYED_HEIGHT = 22


class ButtonItem(HitItem):
    """A copy of a prompt button on the mat, beside the cards it is about."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setZValue(z_layers.STRIP_BUTTONS)
        self._button: PromptButton | None = None
        self._key = ""
        self._is_hot = False
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
    def label_and_key(self) -> tuple[str, str]:
        """The label and the key shown beside it, "" without a key."""
        return self._button.label if self._button is not None else "", self._key

    def show_button(
        self, button: PromptButton, number: int, rect: QRectF, *, keyed: bool, hot: bool
    ) -> None:
        """Show the prompt button with this number; `keyed` shows its key too."""
        self._button, self._is_hot = button, hot
        self._key = button.key if keyed else ""
        self.target_id = ("button", number)
        self.set_bounds(rect.adjusted(-5, -4, 5, 8))
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        button = self._button
        if button is not None:
            paint_button(
                painter, self.rect, *self.label_and_key, gold=button.is_main, hot=self._is_hot
            )


class CombatMatButtons:
    """Up to four buttons on the mat.

    Buttons that end something have places of their own, so that a click meant for another button
    never hits them.
    """

    def __init__(self, floor: Root) -> None:
        self._items = [ButtonItem(floor) for _ in range(_BUTTON_COUNT)]

    @property
    def visible(self) -> list[ButtonItem]:
        """The visible buttons."""
        return [item for item in self._items if item.isVisible()]

    def show(
        self, buttons: Sequence[PromptButton], layout: Layout, hot: object, *, free: bool
    ) -> None:
        """Show these buttons, or none.

        If `free`, nothing else is in the middle of the mat, and buttons may be there too. A
        button without room is in the prompt only.
        """
        places = _button_rects(layout, free=free) if layout.combat is not None and buttons else {}
        taken = [(i, button) for i, button in enumerate(buttons) if button.slot]
        spare = iter((UPPER, LOWER))
        taken += [
            (i, replace(b, slot=next(spare, ""))) for i, b in enumerate(buttons) if not b.slot
        ]
        placed_buttons = [
            (i, b, places.pop(b.slot))
            for i, b in sorted(taken, key=lambda one: one[0])
            if b.slot in places
        ][:_BUTTON_COUNT]
        for item in self._items[len(placed_buttons) :]:
            item.hide()
        for item, (i, button, room) in zip(self._items, placed_buttons, strict=False):
            rect = _fit_label(button, room)
            keyed = button_width(button.label, button.key, rect.height()) <= rect.width()
            item.show_button(buttons[i], i, rect, keyed=keyed, hot=hot == ("button", i))


def _button_rects(layout: Layout, *, free: bool) -> dict[str, QRectF]:
    """Return the rectangle of each place for a button.

    They stand in a row at the lower edge of the mat, so that the way from the hand is short. Two
    more, without a purpose of their own, stand above them where the middle is `free`.
    """
    places = layout.mat.buttons
    if layout.is_whole:
        go_on, first, second, give_up = places
        rect_by_slot = {FIRST: first, SECOND: second, GO_ON: go_on, GIVE_UP: give_up}
    else:
        # The result stands in the middle, and what ends its reading beside it.
        end, go_on, first, second, hold, give_up = places
        # The laying of cards continues, so this button may have the place of an answer or its
        # contrary.
        rect_by_slot = {
            GO_ON: go_on,
            END: end,
            FIRST: first,
            LAY: first,
            SECOND: second,
            MANY: second,
            HOLD: hold,
            GIVE_UP: give_up,
        }
    if free:
        row, up = first.united(second), first.height() + 5.0
        rect_by_slot |= {UPPER: row.translated(0, -2 * up), LOWER: row.translated(0, -up)}
    return rect_by_slot


def _fit_label(button: PromptButton, bounds: QRectF) -> QRectF:
    """Return the rectangle, lower where the label and its key need smaller type."""
    for key, least in ((button.key, _KEYED_HEIGHT), ("", 18)):
        rect = QRectF(bounds)
        while (
            rect.height() > least
            and button_width(button.label, key, rect.height()) > bounds.width()
        ):
            rect.setTop(rect.top() + 1)
        if button_width(button.label, key, rect.height()) <= bounds.width():
            break
    return rect
