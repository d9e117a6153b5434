"""Z values of the items of Condottiere, on the map and in the window."""

from __future__ import annotations

# On the map, which zooms.
GROUND = 0.0
REGIONS = 1.0  # owners' colours
ENGRAVING = 2.0
RINGS = 3.0
MARKERS = 4.0
PAWNS = 5.0
THREATS = 6.0
DUSK = 7.0

# In the window.
BATTLE = 0.0
ROWS = 1.0
LINES = 2.0  # a line adds a little per card
SPREAD = 4.0  # a line whose cards can be taken back covers its marks
SEASON = 6.0
TRAY = 8.0
PILES = 9.0
HAND = 10.0  # the hand adds a little per card
LIFTED = 20.0
TAGS = 30.0
FLIGHT = 40.0
