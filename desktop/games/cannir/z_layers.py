"""Z values of the items on the table of Cannir, from lower to higher."""

from __future__ import annotations

CLOTH = 1.0
LIT = 2.0
GLOW = 3.0
HALO = 4.0
CARDS = 10.0  # plus a little for each card of a stack
GHOST = 28.0  # a card that is only considered
CORD = 30.0
SHIELDS = 31.0
SIGNS = 32.0
PREVIEW = 34.0
FAN = 40.0  # an opened stack

TRAY = 50.0
HAND = 60.0  # plus a little for each card
CHOSEN = 80.0
FLIGHT = 90.0
