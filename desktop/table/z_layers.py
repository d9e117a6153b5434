"""Heights of what every table is made of: later names lie above earlier ones."""

from __future__ import annotations

GROUND = 0.0
BOARD = 1.0
FLOOR = 60.0

# On the board, above everything of a game.
NAMES = 95.0

# On the floor, above everything of a game.
SEALS = 84.0
PLAQUES = 85.0
NOTE = 90.0
