"""The interface of all painting of Contrées, for the scene, the shelf and printing.

Painters of a place take a hex and paint it at its place in `geometry`. Painters of a piece (tower,
turret, standard, mark) paint it at the origin; `..._RECT` is the area it can cover. The order from
below is: table, contours, land, owned and previewed tiles, lit turrets, tower shadows, then
turrets, standards and towers from north to south, badges. Colours are the same in all themes.
"""

from __future__ import annotations

from desktop.games.contrees.adjacency import corners, frontier, hexes_of, neighbours
from desktop.games.contrees.art.box_lid import paint_box_lid
from desktop.games.contrees.art.counters import paint_standard_counter, paint_tower_counter
from desktop.games.contrees.art.geometry import (
    HEX_SIDE,
    LEDGE_WIDTH,
    SQUEEZE_RATIO,
    adjacent_corners,
    all_corners,
    bounds,
    corner,
    hexagon,
    tile_centre,
    walls,
)
from desktop.games.contrees.art.ground import (
    contour_layers,
    contours_rect,
    paint_compass,
    paint_contours,
    paint_table,
    slate_layers,
)
from desktop.games.contrees.art.marks import (
    CROSS_RECT,
    RING_RECT,
    paint_barred,
    paint_doom_cross,
    paint_focus,
    paint_hover,
    paint_last,
    paint_liberty,
    paint_member,
)
from desktop.games.contrees.art.paper_tiles import PAPER_SIDE_MM, paint_paper_tile
from desktop.games.contrees.art.slab import (
    land_layers,
    land_rect,
    paint_frontier,
    paint_land,
    paint_tile,
)
from desktop.games.contrees.art.standards import STANDARD_RECT, paint_standard, standard_point
from desktop.games.contrees.art.tile_marks import (
    LOZENGE_RECT,
    lozenge_point,
    paint_lozenge,
    paint_owned,
    paint_owned_high_contrast,
    paint_preview,
    paint_threatened,
    paint_winning,
    tile_rect,
)
from desktop.games.contrees.art.towers import (
    TOWER_RECT,
    TOWER_TOP,
    TowerLook,
    paint_tower,
    paint_tower_shadow,
)
from desktop.games.contrees.art.walls import TURRET_RECT, paint_turret

__all__ = [
    "CROSS_RECT",
    "HEX_SIDE",
    "LEDGE_WIDTH",
    "LOZENGE_RECT",
    "PAPER_SIDE_MM",
    "RING_RECT",
    "SQUEEZE_RATIO",
    "STANDARD_RECT",
    "TOWER_RECT",
    "TOWER_TOP",
    "TURRET_RECT",
    "TowerLook",
    "adjacent_corners",
    "all_corners",
    "bounds",
    "contour_layers",
    "contours_rect",
    "corner",
    "corners",
    "frontier",
    "hexagon",
    "hexes_of",
    "land_layers",
    "land_rect",
    "lozenge_point",
    "neighbours",
    "paint_barred",
    "paint_box_lid",
    "paint_compass",
    "paint_contours",
    "paint_doom_cross",
    "paint_focus",
    "paint_frontier",
    "paint_hover",
    "paint_land",
    "paint_last",
    "paint_liberty",
    "paint_lozenge",
    "paint_member",
    "paint_owned",
    "paint_owned_high_contrast",
    "paint_paper_tile",
    "paint_preview",
    "paint_standard",
    "paint_standard_counter",
    "paint_table",
    "paint_threatened",
    "paint_tile",
    "paint_tower",
    "paint_tower_counter",
    "paint_tower_shadow",
    "paint_turret",
    "paint_winning",
    "slate_layers",
    "standard_point",
    "tile_centre",
    "tile_rect",
    "walls",
]
