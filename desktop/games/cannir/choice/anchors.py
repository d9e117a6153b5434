"""Anchors for callouts on the table of Cannir: the places of actions, and what to keep clear."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.cannir.art.geometry import card_rect, legend
from desktop.games.cannir.layout import CHOSEN_LIFT_HEIGHT
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.selection.model import played_card
from desktop.games.cannir.words.names import cell_name
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.table.callouts.placing import Anchor, Surroundings
from engine.core.values import Action
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Attack, Choose, Discard, Place, Restore

#: The approximate greatest size of a cell's name.
_NAME = QSizeF(34, 16)


def anchor_of(scene: CannirScene, action: Action) -> Anchor | None:
    """Return the place that an action touches: a cell, a card that is given up, or the middle of
    a suite.
    """
    match action:
        case Place(_, cell) | Attack(_, cell) | Restore(_, cell):
            card = _in_hand(scene, played_card(action))
            return Anchor(_cell(scene, cell), card=card, name=_name(scene, cell))
        case Discard(card):
            found = _in_hand(scene, card)
            return Anchor(found, are_texts_above=True) if found is not None else None
        case Choose(cells) if cells:
            return Anchor(_cell(scene, cells[len(cells) // 2]))
    return None


def _cell(scene: CannirScene, cell: str) -> QRectF:
    return scene.board.transform().mapRect(card_rect(cell))


def _name(scene: CannirScene, cell: str) -> QRectF:
    """Return the rectangle of a cell's name while names are shown.

    Its size does not depend on zoom.
    """
    at = next(naming.at for naming in scene.place_names() if naming.name == cell_name(cell))
    box = QRectF(QPointF(), _NAME)
    box.moveCenter(scene.board.mapToScene(at))
    return box


def _in_hand(scene: CannirScene, card: str | None) -> QRectF | None:
    """Return the rectangle of a visible card of the hand, or None."""
    hand, layout = scene.hand(), scene.layout
    if layout is None or card not in hand:
        return None
    place = layout.hand(len(hand))[hand.index(card)]
    raised = CHOSEN_LIFT_HEIGHT * place.scale if card == scene.spread.chosen else 0.0
    box = QRectF(0, 0, CARD_SIZE[0] * place.scale, CARD_SIZE[1] * place.scale)
    box.moveCenter(place.at - QPointF(0, raised))
    return box


def surroundings(scene: CannirScene) -> Surroundings:
    """Return the areas that callouts avoid.

    First come cards on the cloth, lit cells, the legends at the sides and the hand; then the other
    free cells. Callouts never lie over the tray.
    """
    layout = scene.layout
    if layout is None or scene.view is None:
        return Surroundings(scene.sceneRect())
    cells = list(zip(BOARD.names, scene.seen.board, strict=True))
    selection = scene.controller.selection
    lit = selection.cells() if selection is not None else ()
    taken = [_cell(scene, cell) for cell, stack in cells if stack or cell in lit]
    free = [_cell(scene, cell) for cell, stack in cells if not stack and cell not in lit]
    home = scene.board.transform()
    taken += [home.mapRect(explained) for explained in legend()]
    # A raised card reaches above the tray.
    taken += [box for card in scene.hand() if (box := _in_hand(scene, card)) is not None]
    room = QRectF(0, 0, layout.size.width(), layout.tray.top())
    return Surroundings(room.adjusted(6, 6, -6, -2), taken, free)
