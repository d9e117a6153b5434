"""The painters of the board of Cortez, for the scene, the shelf and the printer.

Everything is in board units: a square is 100 wide. Painters that take a square, a bridge or a city
number paint at the place given by `geometry`. Painters of a thing (troop, shield, sign) paint it at
the origin.

The order from below is: `paint_ground`, bridges, houses, objective, reach, last move, numbers, way,
target, troops from north to south, number plates, ribbons and names, signs. In a dark room
`paint_dusk` comes after ground, bridges and houses. Colours are the same in all themes: the board
is a lit object.
"""

from __future__ import annotations

from desktop.games.cortez.art.board.bridges import BRIDGE_RECT, paint_bridge, paint_span
from desktop.games.cortez.art.board.geometry import (
    BOARD_RECT,
    FIELD,
    FRAME_WIDTH,
    SQUARE_SIDE,
    house_point,
    is_water,
    square_at,
    square_centre,
    square_rect,
    stand_point,
)
from desktop.games.cortez.art.board.ground import (
    ground_layers,
    paint_bare,
    paint_dusk,
    paint_ground,
    paint_whole,
)
from desktop.games.cortez.art.board.lettering import (
    number_plate_rect,
    paint_number,
    paint_number_plate,
    paint_number_plate_sign,
    paint_place_name,
    paint_ribbon,
    place_name_rect,
    ribbon_rect,
)
from desktop.games.cortez.art.board.marks import (
    mark_rect,
    paint_attackable,
    paint_cost,
    paint_focus,
    paint_goal,
    paint_last_move,
    paint_objective,
    paint_objective_sign,
    paint_path,
    paint_pick,
    paint_pick_bridge,
    paint_reach,
    paint_reach_region,
    paint_target,
    paint_target_sign,
    path_rect,
)
from desktop.games.cortez.art.board.villages import (
    HOUSE_RECT,
    paint_house,
    paint_temple_house,
)
from desktop.games.cortez.art.chiefs import AZTEC, CHIEFS, SPANISH, ChiefLook, Pattern
from desktop.games.cortez.art.shields import SHIELD_RECT, paint_chief_shield
from desktop.games.cortez.art.signs import SIGN_RECT, paint_clash, paint_mask, paint_sun
from desktop.games.cortez.art.troops import (
    CHOSEN_RECT,
    TROOP_RECT,
    paint_canoe,
    paint_collar,
    paint_figure,
    paint_troop,
)

__all__ = [
    "AZTEC",
    "BOARD_RECT",
    "BRIDGE_RECT",
    "CHIEFS",
    "CHOSEN_RECT",
    "FIELD",
    "FRAME_WIDTH",
    "HOUSE_RECT",
    "SHIELD_RECT",
    "SIGN_RECT",
    "SPANISH",
    "SQUARE_SIDE",
    "TROOP_RECT",
    "ChiefLook",
    "Pattern",
    "ground_layers",
    "house_point",
    "is_water",
    "mark_rect",
    "number_plate_rect",
    "paint_attackable",
    "paint_bare",
    "paint_bridge",
    "paint_canoe",
    "paint_chief_shield",
    "paint_clash",
    "paint_collar",
    "paint_cost",
    "paint_dusk",
    "paint_figure",
    "paint_focus",
    "paint_goal",
    "paint_ground",
    "paint_house",
    "paint_last_move",
    "paint_mask",
    "paint_number",
    "paint_number_plate",
    "paint_number_plate_sign",
    "paint_objective",
    "paint_objective_sign",
    "paint_path",
    "paint_pick",
    "paint_pick_bridge",
    "paint_place_name",
    "paint_reach",
    "paint_reach_region",
    "paint_ribbon",
    "paint_span",
    "paint_sun",
    "paint_target",
    "paint_target_sign",
    "paint_temple_house",
    "paint_troop",
    "paint_whole",
    "path_rect",
    "place_name_rect",
    "ribbon_rect",
    "square_at",
    "square_centre",
    "square_rect",
    "stand_point",
]
