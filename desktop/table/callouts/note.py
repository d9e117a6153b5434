"""A small card beside the pointer that explains the item under it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from desktop.language.translation import translate
from desktop.table import items
from desktop.table.callouts.tags import Tag, TagText

_READING_INK = "#6d5a41"


class CalloutNote(Tag):
    """A note that shows one explanation at a time; it lets the pointer through."""

    widest = 330.0

    def __init__(self, floor: QGraphicsItem) -> None:
        super().__init__(floor)
        self.setZValue(items.NOTE_Z)

    @property
    def text_rect(self) -> QRectF | None:
        """Always None: a note follows the pointer and may cover anything."""
        return None

    @property
    def passing_text_rect(self) -> QRectF | None:
        return self.box if self.isVisible() else None

    def explain(self, tag_text: TagText | None, rect: QRectF, reading: str = "") -> None:
        """Show the explanation of a place, with a remark on how to read its card."""
        self.show_text(_with_reading(tag_text, reading) if tag_text and reading else tag_text, rect)


def _with_reading(tag_text: TagText, reading: str) -> TagText:
    html = f'{tag_text.html}<br><i style="color:{_READING_INK}">{reading}</i>'
    instead = tag_text.shorter and _with_reading(tag_text.shorter, reading)
    return replace(tag_text, html=html, shorter=instead)


def titled_text(title: str, *sentences: str) -> str:
    """Return rich text with a heading and sentences below it; empty sentences are dropped."""
    return "<br>".join([f"<b>{title}</b>", *filter(None, sentences)])


def how_to_read(*, by_click: bool) -> str:
    """Return how a card is shown large; a double click only does so where a click has no effect."""
    if by_click:
        return translate("Table", "Press I or double-click to enlarge the card.")
    return translate("Table", "Press I to enlarge the card.")
