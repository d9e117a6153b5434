"""What can be printed: drawings and decks with their true size, and what a game offers of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from desktop.printing.page import Paint, Size

#: All kinds of sheets, in the order they are offered; no game needs to have all of them.
KINDS = ("board", "cards", "aid", "labels", "box")
BOX = "box"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture of a true size, such as a board or a page of the rules aid."""

    title: str
    size: Size
    paint: Paint
    #: A page to read: no crop marks, and a margin even on paper of its own size.
    leaf: bool = False


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards of one size, printed true in a grid, with their backs on the page behind."""

    title: str
    size: Size
    fronts: Sequence[Paint]
    back: Paint
    #: Cards in a row on paper as large as needed.
    across: int = 7


Item = Drawing | Deck


@dataclass(frozen=True, slots=True)
class GameSheets:
    """The sheets of one game; every function makes them in the language of the moment.

    Its argument says whether to save ink: boards as lines on white.
    """

    title: Callable[[], str]
    sheets: Mapping[str, Callable[[bool], Sequence[Item]]]
    #: Everything needed to play, for the sheet `box`.
    box: Callable[[bool], Sequence[Item]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of sheets this game has."""
        return tuple(kind for kind in KINDS if kind in self.sheets or kind == BOX)
