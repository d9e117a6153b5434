"""A quiet card beside the pointer: what lies there, in a sentence or two."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from desktop.language.translation import translate
from desktop.table import items
from desktop.table.callouts.tags import Saying, Tag

_QUIET = "#6d5a41"


class Note(Tag):
    """Says one thing at a time; the pointer passes through it."""

    widest = 330.0

    def __init__(self, floor: QGraphicsItem) -> None:
        super().__init__(floor)
        self.setZValue(items.NOTE)

    @property
    def said_at(self) -> QRectF | None:
        """It goes with the pointer, over whatever there is."""
        return None

    @property
    def said_in_passing(self) -> QRectF | None:
        return self.box if self.isVisible() else None

    def explain(self, saying: Saying | None, room: QRectF, reading: str = "") -> None:
        """Say what lies there, if that is worth a word, and how it is read."""
        self.say(_with_reading(saying, reading) if saying and reading else saying, room)


def _with_reading(saying: Saying, reading: str) -> Saying:
    html = f'{saying.html}<br><i style="color:{_QUIET}">{reading}</i>'
    instead = saying.instead and _with_reading(saying.instead, reading)
    return replace(saying, html=html, instead=instead)


def titled(title: str, *sentences: str) -> str:
    """A heading and the sentences below it, as rich text; empty ones take no room."""
    return "<br>".join([f"<b>{title}</b>", *filter(None, sentences)])


def how_to_read(*, by_click: bool) -> str:
    """How a card is read large: a double click does other things where a click does."""
    if by_click:
        return translate("Table", "I or a double click reads the card large.")
    return translate("Table", "I reads the card large.")
