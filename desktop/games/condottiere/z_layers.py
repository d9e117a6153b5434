"""Z values of the items of Condottiere, on the map and in the window."""

from __future__ import annotations

# On the map, which zooms.
GROUND = 0.0
#: Owners' colours.
REGIONS = 1.0
DIMMED_REGIONS = 1.5
#: Rays around a realm that has grown.
RAYS = 1.8
ENGRAVING = 2.0
RINGS = 3.0
#: The line round a realm that has grown.
REALM_EDGE = 3.2
#: Regions that a promise is about.
BOUND_REGIONS = 3.3
BOUND_FOCUS = 3.4
MARKERS = 4.0
PAWNS = 5.0
THREATS = 6.0
DUSK = 7.0

# In the window.
BATTLE = 0.0
ROWS = 1.0
#: A line adds a little per card.
LINES = 2.0
SLOT = 2.9
MEDALS = 3.0
#: A line whose cards can be taken back covers its marks.
SPREAD = 4.0
SEASON = 6.0
TRAY = 8.0
PILES = 9.0
#: The hand adds a little per card.
HAND = 10.0
LIFTED = 20.0
TAGS = 30.0
FLIGHT = 40.0
