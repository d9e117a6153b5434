"""What a seat sees of Ambush."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.values import Seat, View
from examples.rules.options import Options


@dataclass(frozen=True, slots=True)
class AmbushView(View):
    """What a seat knows: everything but the card of the other seat."""

    by_seat: ClassVar = ("cards",)

    options: Options
    #: By square, the seat whose mark stands there; None for a free square.
    board: tuple[Seat | None, ...]
    #: By seat, its card; None for a hidden one. Cards on marked squares are shown, at the end all.
    cards: tuple[str | None, ...]
