"""The cards of Cannir by name and by number."""

from __future__ import annotations

CARD_NAMES: tuple[str, ...] = tuple(f"{order}{value}" for order in "rgv" for value in range(1, 8))
CARD_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(CARD_NAMES)}
