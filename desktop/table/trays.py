"""What an answer of several numbers is put together from, in a strip below the prompt.

Plain values: a `ChoicePart` tells them anew whenever the half-made choice changes, and is told
what was clicked. What an answer must come to, the part knows: it says what can still be added.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.table.facts import PaintIcon


@dataclass(frozen=True, slots=True)
class Chip:
    """So many of one thing; or an amount, which has no sign and no `label` of its own."""

    label: str
    number: int
    #: Told 1 or -1 when somebody wants one more or one less.
    step: Callable[[int], None]
    #: Whether there can be one more, and one less.
    more: bool
    less: bool
    #: With label and number, for tooltips and screen readers: "2 of your 3 food".
    said: str
    #: None where the label stands alone.
    paint: PaintIcon | None = None
    #: In place of the number: "free".
    text: str = ""
    #: Whether the keys of the board stand on it.
    focus: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """One of several words."""

    label: str
    choose: Callable[[], None]
    on: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several: a partner, a side, a price."""

    options: tuple[Option, ...]
    #: What is picked, for screen readers: "With whom".
    said: str
    focus: bool = False


@dataclass(frozen=True, slots=True)
class Tray:
    """Controls that belong together, in a row: "You give"."""

    controls: tuple[Chip | Pick, ...]
    label: str = ""
    #: What they come to, and of how much, at the end of the row: "2 of 3"; may be empty.
    total: str = ""
