"""The space that a stack of cards needs in a box."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.printing.print_page import PaperSize

#: Space around cards in millimetres.
_GAP_MM = 3.0
#: Millimetres that sleeves add to the width and height of cards.
_SLEEVE_MM = 3.0
_CARD_THICKNESS_MM = 0.28
#: Millimetres that a sleeve adds to the thickness.
_SLEEVE_THICKNESS_MM = 0.2


@dataclass(frozen=True, slots=True)
class Stock:
    """The cards for a box: their size, and whether they are sleeved."""

    size: PaperSize
    sleeved: bool = False

    @property
    def compartment_size(self) -> PaperSize:
        """Width and height of their compartment, with room to take them out."""
        air = _GAP_MM + (_SLEEVE_MM if self.sleeved else 0)
        return PaperSize(self.size.width + air, self.size.height + air)

    def depth(self, count: int, air: float = 1.5) -> float:
        """Return the depth in millimetres of a box for `count` cards, including `air`."""
        return round(
            count * (_CARD_THICKNESS_MM + (_SLEEVE_THICKNESS_MM if self.sleeved else 0)) + air
        )


#: Cards as games paint them, on stiff paper.
PLAIN_STOCK = Stock(PaperSize(63, 88))
