"""Anchors for callouts on the table of Cannir: the places of actions, and what to keep clear."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.cannir.art.geometry import card_rect, cell_rect, legend, star_tips
from desktop.games.cannir.layout import CHOSEN_LIFT_HEIGHT
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.selection import played_card
from desktop.games.cannir.words.names import cell_name
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.table.callouts.label import PlaceName
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from engine.core.values import Action
from engine.games.cannir.actions import Attack, Choose, Discard, Place, Restore
from engine.games.cannir.board import BOARD

#: The approximate greatest size of a cell's name.
_NAME = QSizeF(34, 16)


def anchor_of(scene: CannirScene, action: Action) -> Anchor | None:
    """Return the place that an action touches.

    It is a cell, a card that is given up, or the middle of a suite.
    """
    match action:
        case Place(_, cell) | Attack(_, cell) | Restore(_, cell):
            card = _in_hand(scene, played_card(action))
            return Anchor(_cell(scene, cell), card=card, name=_name(scene, cell))
        case Discard(card):
            anchor = _in_hand(scene, card)
            return Anchor(anchor, are_texts_above=True) if anchor is not None else None
        case Choose(cells) if cells:
            return Anchor(_cell(scene, cells[len(cells) // 2]))
    return None


def _cell(scene: CannirScene, cell: str) -> QRectF:
    return scene.board.transform().mapRect(card_rect(cell))


def _name(scene: CannirScene, cell: str) -> QRectF:
    """Return the rectangle of a cell's name while names are shown.

    Its size does not depend on zoom.
    """
    names = scene.place_names()
    return _name_rect(scene, next(naming for naming in names if naming.name == cell_name(cell)))


def _name_rect(scene: CannirScene, naming: PlaceName) -> QRectF:
    rect = QRectF(QPointF(), _NAME)
    rect.moveCenter(scene.board.mapToScene(naming.point))
    return rect


def _in_hand(scene: CannirScene, card: str | None) -> QRectF | None:
    """Return the rectangle of a visible card of the hand, or None."""
    hand, layout = scene.hand(), scene.layout
    if layout is None or card not in hand:
        return None
    place = layout.hand(len(hand))[hand.index(card)]
    raised = CHOSEN_LIFT_HEIGHT * place.scale if card == scene.spread.chosen else 0.0
    rect = QRectF(0, 0, CARD_SIZE[0] * place.scale, CARD_SIZE[1] * place.scale)
    rect.moveCenter(place.point - QPointF(0, raised))
    return rect


def areas_to_avoid(scene: CannirScene) -> CalloutObstacles:
    """Return the areas that callouts avoid.

    No callout covers a cell, a tip of the star, a name that is shown or a card of the hand. The
    legends at the sides are covered only where there is hardly any other room. Callouts never lie
    over the tray.
    """
    layout = scene.layout
    if layout is None or scene.view is None:
        return CalloutObstacles(scene.sceneRect())
    home = scene.board.transform()
    clear = [home.mapRect(cell_rect(cell)) for cell in BOARD.names]
    clear += [home.mapRect(tip) for tip in star_tips()]
    # Names appear together with callouts.
    clear += [_name_rect(scene, naming) for naming in scene.names_with_room()]
    # A raised card reaches above the tray.
    clear += [rect for card in scene.hand() if (rect := _in_hand(scene, card)) is not None]
    legends = [home.mapRect(explained) for explained in legend()]
    inner_rect = QRectF(0, 0, layout.size.width(), layout.tray.top()).adjusted(6, 6, -6, -2)
    return CalloutObstacles(inner_rect, clear, avoid_most=legends, never_cover=clear)
