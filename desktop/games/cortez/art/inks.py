"""The named colours of the codex."""

from __future__ import annotations

#: Outlines and writing; never pure black.
INK = "#2b1710"
PAPER = "#f5e8c9"
PAPER_DEEP = "#dfc994"
SLIP = "#fbf0d2"
CREAM = "#fff3d6"
RED = "#a8322a"
GOLD = "#e2b93b"
JADE = "#3f8f86"
BONE = "#efe3c6"

#: The colours of the lake from the shore to the deep.
LAKE = ("#74c2b4", "#66b9b2", "#56acaf", "#4aa6ab", "#3d9ba4", "#328f9c", "#2a8494")
#: The distance from the shore at which each of the deeper steps begins.
DEPTHS = (14.0, 30.0, 50.0, 76.0, 108.0, 150.0)
WAVE_LIGHT = "#d8f1ea"
WAVE_DARK = "#134f69"
SHORE = "#1d3f46"

#: Land from north-west to south-east.
LAND = ("#bcc878", "#a6b866", "#96aa5c")
FIELDS = ("#b3b062", "#a5aa57", "#bfb56a")
SAND = "#efe0b0"

STONE = "#ecd8a4"
EDGE_STONES = ("#d8bd86", "#c7a56c", "#e3cb93", "#b8935a")
PLANKS = ("#a87040", "#94602f", "#b9814b", "#7f4e26")
#: The faces of a temple: north, tread, east, south. The west face is a mixture.
TEMPLE = ("#efb98a", "#c9824f", "#9a5530", "#66331a")
GREAT_TEMPLE = ("#ffe9a0", "#e8bf42", "#b9861d", "#7d5610")

FEATHERS = ("#3f9a58", "#1f6f4a")

#: The light on squares: reached without cost, reached at a cost, combat, chosen.
FREE_GLOW = "#fff0a0"
COST_GLOW = "#9ff0e0"
COMBAT_GLOW = "#ff6a4a"
CHOSEN_GLOW = ("#fffbd0", "#ffd94a")
