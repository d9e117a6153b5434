"""The interface of all painting of Condottiere: the map, the table and the cards.

Painters of a place take a region and paint it at its place in `geometry`. Painters of a token
(seal, marker, pawn, threat) paint it at the origin in map units. The order from below is: table,
`paint_ground`, `paint_region`, `paint_engraving`, `paint_ring`, markers, threats, pawns,
`paint_dusk`. Above these, the battle sheet and the tray are in scene pixels, placed by `layout`.
Only table, tray and dusk differ between light and dark: the map is a lit object in both.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.battle_marks import (
    TotalState,
    bubble_tail,
    paint_bubble,
    paint_doubled_mark,
    paint_laurel,
    paint_line_ground,
    paint_panel,
    paint_ribbon,
    paint_slot,
    paint_swords,
    paint_top_mark,
    paint_total,
)
from desktop.games.condottiere.art.box_lid import paint_lid_first, paint_lid_third
from desktop.games.condottiere.art.card_marks import (
    CardMarks,
    paint_lit,
    paint_marks,
    paint_medal,
)
from desktop.games.condottiere.art.cards import (
    CARDS,
    FaceDetail,
    card_colour,
    paint_back,
    paint_card,
    paint_card_in,
    paint_device,
)
from desktop.games.condottiere.art.map.geometry import (
    FRAME_WIDTH,
    MARKER_RECT,
    PAPER_RECT,
    PAPER_SIZE,
    PAWN_RECT,
    PLACES,
    REGIONS,
    city_point,
    label_point,
    map_rect,
    marker_point,
    pawn_point,
    region_bounds,
    region_path,
    walk_path,
)
from desktop.games.condottiere.art.map.map_furniture import CartoucheTexts
from desktop.games.condottiere.art.map.map_layers import (
    MapWords,
    SheetLayer,
    engraving_layers,
    ground_layers,
    paint_dusk,
    paint_engraving,
    paint_ground,
    paint_map,
    title_rect,
)
from desktop.games.condottiere.art.map.regions import (
    RegionState,
    paint_rays,
    paint_region,
    paint_region_focus,
    paint_ring,
)
from desktop.games.condottiere.art.map.tokens import (
    Pawn,
    paint_marker,
    paint_pawn,
    paint_seal,
    paint_threat,
)
from desktop.games.condottiere.art.ornaments import paint_ship
from desktop.games.condottiere.art.season import (
    SEASON_SIZE,
    paint_drift,
    paint_season,
    paint_season_sign,
)
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.materials.wood import Wood, paint_wood
from desktop.painting.shapes import mix_colours, vertical_gradient, with_alpha

_LIGHT = Wood("#5f4229", "#3d2917", "#80603c")
_DARK = Wood("#261b12", "#150f0a", "#3a2c1e")
#: Height of the polished edge towards the map.
_RIM_HEIGHT = 6.0


def paint_tray(painter: QPainter, rect: QRectF, dark: bool = False) -> None:
    """Paint the tray: a lit edge at the top, darker towards the foot."""
    wood = _DARK if dark else _LIGHT
    paint_wood(painter, rect, wood, seed=21)
    painter.fillRect(
        rect,
        vertical_gradient(
            rect.top(),
            rect.bottom(),
            (0, with_alpha("#ffd9a0", 14)),
            (0.4, with_alpha("#000", 0)),
            (1, with_alpha("#0b0603", 120)),
        ),
    )
    fall = QRectF(rect.left(), rect.top() + _RIM_HEIGHT, rect.width(), 20)
    painter.fillRect(
        fall,
        vertical_gradient(
            fall.top(), fall.bottom(), (0, with_alpha("#000", 110)), (1, with_alpha("#000", 0))
        ),
    )
    rim = QRectF(rect.left(), rect.top(), rect.width(), _RIM_HEIGHT)
    lit = mix_colours(wood.light, "#f0c68a", 0.25 if dark else 0.45)
    painter.fillRect(
        rim, vertical_gradient(rim.top(), rim.bottom(), (0, lit), (0.5, wood.base), (1, wood.dark))
    )
    painter.fillRect(
        QRectF(rect.left(), rect.top() - 0.6, rect.width(), 1), with_alpha("#150c05", 204)
    )


__all__ = [
    "CARDS",
    "CARD_SIZE",
    "FRAME_WIDTH",
    "MARKER_RECT",
    "PAPER_RECT",
    "PAPER_SIZE",
    "PAWN_RECT",
    "PLACES",
    "REGIONS",
    "SEASON_SIZE",
    "CardMarks",
    "CartoucheTexts",
    "FaceDetail",
    "MapWords",
    "Pawn",
    "RegionState",
    "SheetLayer",
    "TotalState",
    "bubble_tail",
    "card_colour",
    "city_point",
    "engraving_layers",
    "ground_layers",
    "label_point",
    "map_rect",
    "marker_point",
    "paint_back",
    "paint_bubble",
    "paint_card",
    "paint_card_in",
    "paint_device",
    "paint_doubled_mark",
    "paint_drift",
    "paint_dusk",
    "paint_engraving",
    "paint_ground",
    "paint_laurel",
    "paint_lid_first",
    "paint_lid_third",
    "paint_line_ground",
    "paint_lit",
    "paint_map",
    "paint_marker",
    "paint_marks",
    "paint_medal",
    "paint_panel",
    "paint_pawn",
    "paint_rays",
    "paint_region",
    "paint_region_focus",
    "paint_ribbon",
    "paint_ring",
    "paint_seal",
    "paint_season",
    "paint_season_sign",
    "paint_ship",
    "paint_slot",
    "paint_swords",
    "paint_threat",
    "paint_top_mark",
    "paint_total",
    "paint_tray",
    "pawn_point",
    "region_bounds",
    "region_path",
    "title_rect",
    "walk_path",
]
