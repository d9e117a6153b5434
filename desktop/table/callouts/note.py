"""A small card beside the pointer that explains the item under it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from desktop.language.translation import translate
from desktop.table import items
from desktop.table.callouts.tags import Saying, Tag

_QUIET = "#6d5a41"


class Note(Tag):
    """A note that shows one explanation at a time; it lets the pointer through."""

    widest = 330.0

    def __init__(self, floor: QGraphicsItem) -> None:
        super().__init__(floor)
        self.setZValue(items.NOTE)

    @property
    def text_rect(self) -> QRectF | None:
        """None: a note follows the pointer and may cover anything."""
        return None

    @property
    def passing_text_rect(self) -> QRectF | None:
        return self.box if self.isVisible() else None

    def explain(self, saying: Saying | None, room: QRectF, reading: str = "") -> None:
        """Show the explanation of a place, with a remark on how to read its card."""
        self.say(_with_reading(saying, reading) if saying and reading else saying, room)


def _with_reading(saying: Saying, reading: str) -> Saying:
    html = f'{saying.html}<br><i style="color:{_QUIET}">{reading}</i>'
    instead = saying.instead and _with_reading(saying.instead, reading)
    return replace(saying, html=html, instead=instead)


def titled(title: str, *sentences: str) -> str:
    """Return rich text with a heading and sentences below it; empty sentences are dropped."""
    return "<br>".join([f"<b>{title}</b>", *filter(None, sentences)])


def how_to_read(*, by_click: bool) -> str:
    """Return how a card is shown large; a double click only does so where a click has no effect."""
    if by_click:
        return translate("Table", "I or a double click reads the card large.")
    return translate("Table", "I reads the card large.")
