"""Heights of what lies on the table of Cortez: later names above earlier ones."""

from __future__ import annotations

# On the board, which zooms.
GROUND = 0.0
BRIDGES = 1.0
VILLAGES = 2.0
DUSK = 2.8
GLOW = 3.0
NUMBERS = 4.0
WAY = 5.0
TROOPS = 6.0  # a troop adds a little the further south it stands
FOCUS = 7.5
PLAQUES = 8.0  # and what places are called: over troops, frames and lights, below signs
MARKS = 9.0
CHOSEN = 10.0

# In the window.
PILES = 1.0
TRAY = 8.0
HAND = 9.0  # a card adds a little
MAT = 14.0
STRIP = 18.0
TAGS = 30.0
FLIGHT = 40.0
