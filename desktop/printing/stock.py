"""Cards that are kept in a box: how much room they take."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.printing.page import Size

#: Millimetres around cards, and what sleeves add to their size and to the thickness of a card.
_AROUND, _SLEEVE = 3.0, 3.0
_THICK, _THICKER = 0.28, 0.2


@dataclass(frozen=True, slots=True)
class Stock:
    """The cards a box is for: their size, and whether they wear sleeves."""

    size: Size
    sleeved: bool = False

    @property
    def inside(self) -> Size:
        """Width and height of the space they take, with air to draw them out."""
        air = _AROUND + (_SLEEVE if self.sleeved else 0)
        return Size(self.size.width + air, self.size.height + air)

    def depth(self, count: int, air: float = 1.5) -> float:
        """How deep a box for so many of them is, with so many millimetres of air."""
        return round(count * (_THICK + (_THICKER if self.sleeved else 0)) + air)


#: Cards as games paint them, of stiff paper.
PLAIN_STOCK = Stock(Size(63, 88))
