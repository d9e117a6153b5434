"""All drawing of Cannir behind one door: what the scene, the shelf and the printer call."""

from __future__ import annotations

from desktop.games.cannir.art.cards import CARD_SIZE, Face, paint_back, paint_card, paint_card_in
from desktop.games.cannir.art.cloth import cloth_layers, paint_cloth, paint_night
from desktop.games.cannir.art.geometry import (
    CARD_HEIGHT,
    CARD_SCALE,
    CARD_WIDTH,
    CENTRE,
    CLOTH_RECT,
    FRINGE,
    MEDALLION_RADIUS,
    STEP,
    card_rect,
    cell_point,
    cell_points,
    suite_outline,
)
from desktop.games.cannir.art.marks import (
    badge_point,
    paint_attack_badge,
    paint_card_lit,
    paint_focus,
    paint_ghost_frame,
    paint_last_move_halo,
    paint_medallion_lit,
    paint_preview_outline,
    paint_restore_badge,
    paint_sovereign_breath,
    paint_sovereign_flourish,
    paint_sovereign_ground,
    paint_sovereign_thread,
)
from desktop.games.cannir.sheets.boxlid import paint_box_lid

__all__ = [
    "CARD_HEIGHT",
    "CARD_SCALE",
    "CARD_SIZE",
    "CARD_WIDTH",
    "CENTRE",
    "CLOTH_RECT",
    "FRINGE",
    "MEDALLION_RADIUS",
    "STEP",
    "Face",
    "badge_point",
    "card_rect",
    "cell_point",
    "cell_points",
    "cloth_layers",
    "paint_attack_badge",
    "paint_back",
    "paint_box_lid",
    "paint_card",
    "paint_card_in",
    "paint_card_lit",
    "paint_cloth",
    "paint_focus",
    "paint_ghost_frame",
    "paint_last_move_halo",
    "paint_medallion_lit",
    "paint_night",
    "paint_preview_outline",
    "paint_restore_badge",
    "paint_sovereign_breath",
    "paint_sovereign_flourish",
    "paint_sovereign_ground",
    "paint_sovereign_thread",
    "suite_outline",
]
