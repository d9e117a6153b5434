"""Heights of what lies on the table of Cannir: later names above earlier ones."""

from __future__ import annotations

CLOTH = 1.0
LIT = 2.0
GLOW = 3.0
HALO = 4.0
CARDS = 10.0  # a stack adds a little per card
GHOST = 28.0  # a card that is only considered
CORD = 30.0
SHIELDS = 31.0
BADGES = 32.0
PREVIEW = 34.0
FAN = 40.0  # a stack opened for looking

TRAY = 50.0
HAND = 60.0  # a hand adds a little per card
CHOSEN = 80.0
FLIGHT = 90.0
