"""Named colours of the engraved map and its tokens."""

from __future__ import annotations

INK = "#3a2c1a"
COAST = "#2a1c10"
BORDER = "#6f2a1c"
PARCHMENT = "#f1e2bf"
SEAL = "#9e2b25"
GOLD = "#c39a3f"
AMBER = "#b4701a"

#: Pixels from north-west to south-east.
SEA = ("#c3cfc0", "#b6c9c1", "#a9c0bd")
SHALLOWS = "#6b9bad"
HACHURE = "#2b5468"
SEA_NAME = "#234a5c"
LAND_NAME = "#6d5328"
RIVER = "#4f8297"
#: Land outside the game, from north to south.
FOREIGN = ("#c9b27c", "#d9c492", "#dcc898")
#: Free regions, used in turn.
FREE = ("#f4e6c4", "#f0deb4", "#f3e2bc", "#edd9ac")
OCHRE = "#b58a3f"
