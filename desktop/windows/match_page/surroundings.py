"""What a lesson or a puzzle puts round the board of a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from desktop.table.prompt.strip import Prompt

#: Pixels of something, for a width and a height of the page.
Measure = Callable[[int, int], int]


def _none(width: int, height: int) -> int:
    return 0


def _same(prompt: Prompt) -> Prompt:
    return prompt


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Widgets of the page, and how much room each takes."""

    #: In place of the usual panel, as wide as that.
    panel: QWidget
    #: Below the strip, over the board.
    band: QWidget | None = None
    band_height: Measure = _none
    #: Left of the board.
    shelf: QWidget | None = None
    shelf_width: Measure = _none
    #: What the strip shows, of what it would show.
    prompt: Callable[[Prompt], Prompt] = _same
    #: Whether the panel speaks of places on the board, so that they show their names.
    named: bool = False
