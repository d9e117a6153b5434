"""Tags on the table of Contrées, and the areas they must not cover."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.games.contrees.art.painter import TOWER_TOP, corner, hexagon
from desktop.games.contrees.items.highlights import Effects
from desktop.games.contrees.scene import ContreesScene
from desktop.games.contrees.selection import Target
from desktop.games.contrees.words import outcomes
from desktop.table.callouts.tags import TagText
from engine.games.contrees.actions import Hex
from engine.games.contrees.liberties import TowerGroup


def tag_texts(scene: ContreesScene) -> list[TagText]:
    """Return the tags of the preview, of a refusal, and of a group's liberties."""
    candidates = (_of_preview(scene), _of_refusal(scene), _of_group(scene))
    return [tag_text for tag_text in candidates if tag_text is not None]


def _of_preview(scene: ContreesScene) -> TagText | None:
    selection = scene.controller.selection
    action = selection.ready_action() if selection is not None else None
    # For a tile the prompt says enough, and a tag would cover the tile.
    if selection is None or selection.target is None or action is None or selection.is_laying:
        return None
    events = scene.previewed_events(action)
    sentences = outcomes.outcome(scene.view_of_decider(), action, events, scene.names_for_reader())
    effects = Effects.from_events(events)
    clear = [hex_box(scene, tile) for tile in (*effects.taken_tiles, *effects.lost)]
    clear += [_tower_box(scene, name) for name in effects.doomed]
    return _tag_text(scene, sentences, selection.target, clear, ghost=True)


def _of_refusal(scene: ContreesScene) -> TagText | None:
    at = scene.controller.refused_at
    if not isinstance(at, (str, tuple)):
        return None
    key, action = scene.refusal_at(at)
    view = scene.view_of_decider()
    sentences = (
        outcomes.bar_reasons(view, at, scene.names_for_reader()) if isinstance(at, str) else []
    )
    return _tag_text(scene, sentences or [scene.texts.refusal(key, action, view)], at)


def _of_group(scene: ContreesScene) -> TagText | None:
    tower = scene.looked_at
    tower_groups = scene.groups()
    if tower is None or scene.are_all_groups_shown or not tower_groups:
        return None
    sentences = [outcomes.liberties(len(tower_groups[0].free))]
    return _tag_text(scene, sentences, tower, group_boxes(scene, tower_groups[0]))


def group_boxes(scene: ContreesScene, group: TowerGroup) -> list[QRectF]:
    """Return the areas of a group's towers and of its liberties."""
    boxes = [_tower_box(scene, name) for name in group.towers]
    return boxes + [_foot_box(scene, name) for name in group.free]


def _tag_text(
    scene: ContreesScene,
    sentences: Sequence[str],
    target: Target,
    clear: Sequence[QRectF] = (),
    *,
    ghost: bool = False,
) -> TagText | None:
    """Return the text and the place of the tag for a target; None without sentences."""
    if not any(sentences):
        return None
    height = 0.0
    if isinstance(target, str) and (ghost or scene.has_tower(target)):
        height = -TOWER_TOP * scene.board.transform().m22()
    towers = [_tower_box(scene, name) for each in scene.seen.towers for name in each]
    return TagText(
        outcomes.tag(sentences), scene.place_of(target), height, tuple(clear), tuple(towers)
    )


def hex_box(scene: ContreesScene, tile: Hex) -> QRectF:
    return scene.board.transform().mapRect(hexagon(tile, 0.8).boundingRect())


def _tower_box(scene: ContreesScene, name: str) -> QRectF:
    point = corner(name)
    return scene.board.transform().mapRect(QRectF(point.x() - 22, point.y() - 80, 44, 92))


def _foot_box(scene: ContreesScene, name: str) -> QRectF:
    """Return the area of a corner without a tower on it."""
    point = corner(name)
    return scene.board.transform().mapRect(QRectF(point.x() - 22, point.y() - 30, 44, 44))
