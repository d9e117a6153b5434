"""Z values of the items on the table of Cortez, from lower to higher."""

from __future__ import annotations

# On the board, which zooms.
GROUND = 0.0
BRIDGES = 1.0
VILLAGES = 2.0
DUSK = 2.8
GLOW = 3.0
MARKS_BELOW_TROOPS = 3.5
LAST_PATH = 3.6
NUMBERS = 4.0
SHADE = 4.5
PATH = 5.0
#: Troops; those further south are slightly higher.
TROOPS = 6.0
FOCUS = 7.5
#: Signs and names of places: above troops, frames and highlights, below signs.
PLATES = 8.0
MARKS = 9.0
CHOSEN = 10.0

# In the window.
PILES = 1.0
TRAY = 8.0
TRAY_FRAME = 8.5
#: Cards; each is slightly higher than the one before.
HAND = 9.0
MAT = 14.0
STRIP = 18.0
STRIP_BUTTONS = 19.0
TAGS = 30.0
FLIGHT = 40.0
