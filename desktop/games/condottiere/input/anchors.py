"""Places on the table of Condottiere that an action touches, and areas that callouts avoid."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from desktop.games.condottiere.art.painter import (
    REGIONS,
    city_point,
    label_point,
    title_rect,
)
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.condottiere.words.places import region_names
from desktop.style.theme import serif
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from engine.core.values import Action
from engine.games.condottiere.actions import NONE, Choose, Play

#: In map units: half the size of a seal, the type size of region names, the greatest width of a
#: name.
_SEAL, _NAME, _MAX_NAME_WIDTH = 13.0, 22.0, 124.0


def anchor_of(scene: CondottiereScene, action: Action) -> Anchor | None:
    """Return where an action touches the table: a card of the hand, a city, or both.

    It is both for a card that sends the Pope to a city. None when the action touches neither.
    """
    match action:
        case Choose(region):
            return Anchor(_seal(scene, region), name=_name(scene, region))
        case Play(card, _, pope):
            anchor = _in_hand(scene, card)
            if anchor is None:
                return None
            if pope in (None, NONE):
                return Anchor(anchor, are_texts_above=True)
            region = pope or ""
            return Anchor(_seal(scene, region), card=anchor, name=_name(scene, region))
    return None


def place_of_result(scene: CondottiereScene, action: Action) -> Anchor | None:
    """Return where an action shows on the table once it is carried out.

    That is the card just laid in the battle, or else the city of the next battle or of the Pope.
    """
    match action:
        case Choose(region):
            return Anchor(_seal(scene, region))
        case Play(card, _, pope):
            battle, battle_view = scene.battle, scene.battle.battle_view
            lines = battle_view.lines if battle_view is not None else ()
            for seat, place in scene.recent.cards(lines):
                if lines[seat][place] == card:
                    return Anchor(battle.card_place(seat, place, len(lines[seat])).rect)
            if pope not in (None, NONE):
                return Anchor(_seal(scene, pope))
    return None


def _in_hand(scene: CondottiereScene, card: str) -> QRectF | None:
    """Return the rect of a card in the hand; among equal cards, the held one is preferred."""
    hand = scene.hand
    number = hand.held_number
    if number is None or number >= len(hand.faces) or hand.faces[number] != card:
        number = hand.faces.index(card) if card in hand.faces else None
    return hand.place(number).rect if number is not None else None


def _seal(scene: CondottiereScene, region: str) -> QRectF:
    point, reach = city_point(region), QPointF(_SEAL, _SEAL)
    return scene.board.transform().mapRect(QRectF(point - reach, point + reach))


def _name(scene: CondottiereScene, region: str) -> QRectF:
    metrics = QFontMetricsF(serif(_NAME, 700))
    width = min(_MAX_NAME_WIDTH, metrics.horizontalAdvance(region_names()[region])) + 6
    rect = QRectF(0, 0, width, _NAME + 2)
    rect.moveCenter(label_point(region))
    return scene.board.transform().mapRect(rect)


def areas_to_avoid(scene: CondottiereScene) -> CalloutObstacles:
    """Return the areas that callouts avoid.

    These are the map's names, seals, shields, pawns and title, the battle sheet, and the hand.
    """
    layout = scene.layout
    if layout is None:
        return CalloutObstacles(scene.sceneRect())
    clear = [_seal(scene, region) for region in REGIONS]
    names = [_name(scene, region) for region in REGIONS]
    clear += names
    clear.append(scene.board.transform().mapRect(title_rect(layout.sheet)))
    standing = [*scene.italy.markers.values(), *scene.italy.pawns.values()]
    clear += [item.sceneBoundingRect() for item in standing if item.isVisible()]
    clear += [place.rect for place in layout.hand(scene.hand.faces, scene.hand.held_number)]
    lines: list[QRectF] = []
    if scene.battle.battle_view is not None:
        clear.append(scene.battle.covered)
        clear += [layout.season] if scene.battle.season.isVisible() else []
        rows = zip(layout.line_places, scene.battle.lines, strict=False)
        lines += [row.rect for row, item in rows if item.isVisible()]
        title = scene.battle.panel.figure_outline
        lines += [title.boundingRect()] if title is not None else []
    land = [item.core for item in scene.italy.regions.values()]
    return CalloutObstacles(
        layout.map.adjusted(4, 4, -4, 0), clear, land, names=names, never_cover=lines
    )
