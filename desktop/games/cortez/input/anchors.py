"""Anchors for callouts on the table of Cortez: the places of actions, and what to keep clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from desktop.games.cortez.art.board.geometry import SQUARE_SIDE
from desktop.games.cortez.art.board.lettering import place_name_seen, ribbon_seen
from desktop.games.cortez.art.painter import square_centre
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words.places import PORTS, VILLAGES
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from engine.core.values import Action
from engine.games.cortez.actions import (
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Bribe,
    BuyWarriors,
    Collar,
    Draw,
    Flight,
    Mark,
    Move,
    PlaceLoser,
    Recruit,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.squares import Square

#: Half the side of a box round a troop or a square, in squares.
_HALF_BOX_SIDE = 0.44
# In units of the mat.
#: A shield with the name below it, relative to the middle of the shield.
_SHIELD = QRectF(-64, -72, 128, 190)
#: The height of the texts above and below cards.
_TEXT_HEIGHT = 24.0
#: How far strengths reach from the top of the mat.
_STRENGTHS_HEIGHT = 150.0
#: How far an offer reaches below them.
_OFFER_HEIGHT = 306.0
# In pixels.
#: Margin beside a button.
_BUTTON_MARGIN = 6.0
#: The margin of a form, at whose edge the tail of a callout ends.
_FORM_MARGIN = 7.0


def anchor_of(scene: CortezScene, action: Action) -> Anchor | None:
    """Return the place that an action touches: a square, a pile, or a card that is laid or paid.

    It is the square where a troop goes or is marked, or the pile that is drawn from. None if the
    action touches nothing visible.
    """
    match action:
        case Move(troop, to) | Flight(troop, to) | Attack(troop, to) if troop in TROOP_NUMBERS:
            # A square does not say which troop goes there.
            anchor, at = _square_anchor(scene, to), scene.seen.troops[TROOP_NUMBERS[troop]].at
            source = _square_anchor(scene, at) if at is not None else None
            if anchor is None or source is None:
                return anchor
            return replace(anchor, source=source.target)
        case PlaceLoser(to):
            return _square_anchor(scene, to)
        case Bribe(card, _, str(to)):
            return _square_anchor(scene, to, _hand_card_box(scene, "bribery", card))
        case Mark(troop) | Collar(troop) if troop in TROOP_NUMBERS:
            at = scene.seen.troops[TROOP_NUMBERS[troop]].at
            return _square_anchor(scene, at) if at is not None else None
        case Draw():
            return _pile_anchor(scene, "provision")
        case Recruit():
            # In a past position nobody is asked.
            decision = scene.seen.decision
            return (
                _pile_anchor(scene, scene.seen.nations[decision.seat])
                if decision is not None
                else None
            )
        case AddWarrior(value):
            return _card_anchor(scene, action, _hand_card_box(scene, "warrior", str(value)))
        case AddWeapon():
            return _card_anchor(scene, action, _hand_card_box(scene, "provision", "weapon"))
        case Bribe(card):
            return _card_anchor(scene, action, _hand_card_box(scene, "bribery", card))
    return (
        _button_anchor(scene, action) or _form_anchor(scene, action) or _food_anchor(scene, action)
    )


def _form_anchor(scene: CortezScene, action: Action) -> Anchor | None:
    """Return the form above the tray, for the bid or trade it currently shows."""
    is_shown = scene.strip.isVisible() and scene.controller.preselected_action() == action
    if not isinstance(action, Bid | Trade) or not is_shown:
        return None
    form = QMarginsF(_FORM_MARGIN, _FORM_MARGIN, _FORM_MARGIN, _FORM_MARGIN)
    return Anchor(scene.strip.sceneBoundingRect().marginsAdded(form), is_passing=True)


def _food_anchor(scene: CortezScene, action: Action) -> Anchor | None:
    """Return the food in the hand that buys warriors, if no button gives the action."""
    if action != BuyWarriors(answer=True):
        return None
    return _card_anchor(scene, action, _hand_card_box(scene, "provision", "food"))


def _square_anchor(scene: CortezScene, name: str, card: QRectF | None = None) -> Anchor | None:
    rect = _square_box(scene, name)
    layout = scene.layout
    is_visible = layout is not None and layout.visible_area.contains(rect.center())
    ribbon = _ribbon_box(scene, BOARD.square(name))
    if ribbon is not None:
        # A callout for a village points at its temple, above the ribbon.
        rect.setBottom(ribbon.top())
    return Anchor(rect, card=card, name=ribbon) if is_visible else None


def _square_box(scene: CortezScene, name: str) -> QRectF:
    point, reach = (
        square_centre(BOARD.square(name)),
        QPointF(_HALF_BOX_SIDE * SQUARE_SIDE, _HALF_BOX_SIDE * SQUARE_SIDE),
    )
    return scene.board.transform().mapRect(QRectF(point - reach, point + reach))


def _ribbon_box(scene: CortezScene, square: Square) -> QRectF | None:
    """Return the ribbon with the name of a village, or None for other squares."""
    home, name = scene.board.transform(), VILLAGES.get(square)
    return home.mapRect(ribbon_seen(square, name, home.m11())) if name is not None else None


def _pile_anchor(scene: CortezScene, name: str) -> Anchor | None:
    layout = scene.layout
    if layout is None or layout.combat is not None:
        return None
    # There is little room between the piles and the troops of the board.
    return Anchor(layout.piles[name].rect, has_strip_button=True)


def _card_anchor(scene: CortezScene, action: Action, rect: QRectF | None) -> Anchor | None:
    """Return a card of the hand, with the button for it on the combat mat if there is one."""
    if rect is None:
        return None
    return Anchor(rect, are_texts_above=True, alternative=_button_anchor(scene, action))


def _button_anchor(scene: CortezScene, action: Action) -> Anchor | None:
    """Return the button on the combat mat that gives an action, or None.

    The main button counts for the action that is currently considered.
    """
    considered = scene.controller.preselected_action() == action
    for item in scene.duel_buttons.visible:
        button = item.button
        if button is not None and (button.gives == action or (button.is_main and considered)):
            return Anchor(item.rect)
    return None


def _hand_card_box(scene: CortezScene, family: str, name: str) -> QRectF | None:
    place = scene.hand.place_of(family, name)
    return place.rect if place is not None else None


def plan_cards(scene: CortezScene, plan: Sequence[Action]) -> list[QRectF]:
    """Return the cards of the hand that a laying takes, without that of its first action."""
    values = Counter(str(action.value) for action in plan if isinstance(action, AddWarrior))
    rects: list[QRectF] = []
    places, first = scene.hand.places, plan[0] if plan else None
    if places is None:
        return rects
    for card, slot in zip(scene.hand.contents.warriors, places.warriors, strict=True):
        value = card[-1] if card is not None else ""
        if values[value] > 0:
            values[value] -= 1
            rects.append(slot.rect)
    if isinstance(first, AddWarrior):
        box = _hand_card_box(scene, "warrior", str(first.value))
        rects = [rect for rect in rects if rect != box]
    weapon = _hand_card_box(scene, "provision", "weapon")
    armed = any(isinstance(action, AddWeapon) for action in plan)
    if armed and not isinstance(first, AddWeapon) and weapon is not None:
        rects.append(weapon)
    return rects


def areas_to_avoid(scene: CortezScene) -> CalloutObstacles:
    """Return the areas that callouts avoid, the most important ones first.

    These are troops, villages, piles with their labels, things on the combat mat and above the
    tray, and headings; then names of ports and squares of the city; then the city as a whole.
    """
    layout = scene.layout
    if layout is None or scene.view is None:
        return CalloutObstacles(scene.sceneRect())
    board_boxes = [
        _square_box(scene, troop.at) for troop in scene.seen.troops if troop.at is not None
    ]
    home = scene.board.transform()
    board_boxes += [_square_box(scene, BOARD.name(village)) for village in VILLAGES]
    ribbons = [ribbon for village in VILLAGES if (ribbon := _ribbon_box(scene, village))]
    board_boxes += ribbons
    # The part of the board below the combat mat needs no protection.
    clear = [
        rect & layout.visible_area for rect in board_boxes if rect.intersects(layout.visible_area)
    ]
    if layout.combat is None:
        clear += [pile.rect for pile in layout.piles.values()]
        clear += [layout.pile_label(name) for name in layout.piles]
    duel = scene.duel.contents if layout.combat is not None else None
    clear += _mat_boxes(scene, layout)
    clear += scene.hand.headings
    if scene.strip.isVisible():
        clear.append(scene.strip.sceneBoundingRect())
    city_boxes = [
        _square_box(scene, BOARD.name(place)) & layout.visible_area for place in BOARD.city
    ]
    ports = [
        home.mapRect(place_name_seen(port, name, home.m11())) & layout.visible_area
        for port, name in PORTS.items()
    ]
    return CalloutObstacles(
        *(
            layout.table_area.adjusted(6, 6, -6, -4),
            clear,
            [scene.city_box() & layout.visible_area],
        ),
        *([*city_boxes, *ports],),
        callout_rects=[_form_box(scene)] if scene.strip.isVisible() else [],
        names=[*ribbons, *ports],
        # The answer depends on the offer.
        never_cover=[layout.mat.offer_plate] if duel is not None and duel.offer is not None else [],
    )


def _form_box(scene: CortezScene) -> QRectF:
    """Return the form that no tail crosses, without the edge that may be above a card's edge."""
    return scene.strip.sceneBoundingRect().adjusted(0, 0, 0, -_FORM_MARGIN)


def _mat_boxes(scene: CortezScene, layout: Layout) -> list[QRectF]:
    """Return the areas of shields, cards, strengths and buttons on the combat mat."""
    duel = scene.duel.contents
    if duel is None or layout.combat is None:
        return []
    layout = scene.mat_layout
    scale = layout.mat.scale
    # Strengths, with the offer below them if there is one.
    texts = QRectF(layout.mat.middle)
    texts.setHeight((_STRENGTHS_HEIGHT if duel.offer is None else _OFFER_HEIGHT) * scale)
    # The margins keep the tail of a callout from slipping between two buttons.
    around = QMarginsF(_BUTTON_MARGIN, 0, _BUTTON_MARGIN, 0)
    taken = [texts, *(item.rect.marginsAdded(around) for item in scene.duel_buttons.visible)]
    for number, side in enumerate(duel.sides):
        warriors = layout.mat.warriors(number, len(side.warriors))
        places = layout.mat.weapons(number, max(len(warriors), side.weapons))
        # Include the headings above the cards and the values below them.
        written = QMarginsF(0, _TEXT_HEIGHT * scale, 0, _TEXT_HEIGHT * scale)
        cards = (*warriors, *places[: side.weapons])
        taken += [slot.rect.marginsAdded(written) for slot in cards]
        shield = _SHIELD.translated(layout.mat.shield(number) / scale)
        taken.append(QRectF(shield.topLeft() * scale, shield.size() * scale))
    return taken
