"""Z values of the items on the table of Cannir, from lower to higher."""

from __future__ import annotations

CLOTH = 1.0
LIT = 2.0
GLOW = 3.0
HALO = 4.0
#: The lowest card of a stack. Each further card is a little higher.
CARDS = 10.0
#: A card that is only considered.
GHOST = 28.0
TURNED_CELL = 29.5
CORD = 30.0
CORD_LIGHT = 30.1
SHIELDS = 31.0
SIGNS = 32.0
PREVIEW = 34.0
PREVIEW_OUTLINE = 34.1
PREVIEW_SHIELD = 34.2
#: An opened stack.
FAN = 40.0
FAN_CARDS = 41.0

TRAY = 50.0
TRAY_WORDS = 51.0
#: The first card of the hand. Each further card is a little higher.
HAND = 60.0
CHOSEN = 80.0
FLIGHT = 90.0
