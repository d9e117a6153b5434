"""Z values of the items on the table of Cortez, from lower to higher."""

from __future__ import annotations

# On the board, which zooms.
GROUND = 0.0
BRIDGES = 1.0
VILLAGES = 2.0
DUSK = 2.8
GLOW = 3.0
NUMBERS = 4.0
PATH = 5.0
TROOPS = 6.0  # plus a little for troops further south
FOCUS = 7.5
PLATES = 8.0  # also names of places: above troops, frames and highlights, below signs
MARKS = 9.0
CHOSEN = 10.0

# In the window.
PILES = 1.0
TRAY = 8.0
HAND = 9.0  # plus a little for each card
MAT = 14.0
STRIP = 18.0
TAGS = 30.0
FLIGHT = 40.0
