"""A quiet card beside the pointer: what lies there, in a sentence or two."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from desktop.language import translate
from desktop.table import z_layers
from desktop.table.tags import Saying, Tag

_QUIET = "#6d5a41"


class Note(Tag):
    """Says one thing at a time; the pointer passes through it."""

    widest = 330.0

    def __init__(self, floor: QGraphicsItem) -> None:
        super().__init__(floor)
        self.setZValue(z_layers.NOTE)

    @property
    def said_at(self) -> QRectF | None:
        """It goes with the pointer, over whatever there is."""
        return None

    @property
    def said_in_passing(self) -> QRectF | None:
        return self.box if self.isVisible() else None

    def explain(self, saying: Saying | None, room: QRectF, *, card: bool) -> None:
        """Say what lies there, if that is worth a word; of a `card` also how to read it."""
        if saying is not None and card:
            saying = replace(saying, html=_to_read(saying.html))
        self.say(saying, room)


def titled(title: str, *sentences: str) -> str:
    """A heading and the sentences below it, as rich text; empty ones take no room."""
    return "<br>".join([f"<b>{title}</b>", *filter(None, sentences)])


def _to_read(html: str) -> str:
    """The same with how to read the card large."""
    text = translate("Table", "I or a double click reads the card large.")
    return f'{html}<br><i style="color:{_QUIET}">{text}</i>'
