"""The tags on the board of Cortez."""

from __future__ import annotations

from html import escape

from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.interruptions import CARD
from desktop.games.cortez.selection.routes import collar_of, troop_on
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import deeds, labels
from desktop.language.names import only_person_name
from desktop.table.callouts.tags import TagText
from engine.games.cortez.board import BOARD
from engine.games.cortez.rules.paths import UNREACHABLE

_QUIET = "#7a2a1c"
#: Squares above the middle of a troop where a tag points.
_TAG_DISTANCE = 0.6


def tag_texts(scene: CortezScene) -> list[TagText]:
    """Return the tags: for a considered move, and for a refused square."""
    tags = []
    selection, choice = scene.controller.selection, scene.controller
    if selection is not None and selection.stage is SelectionStage.SQUARE:
        target = selection.target
        if target is not None and target in selection.squares:
            above = scene.layout.side * _TAG_DISTANCE if scene.layout is not None else 0.0
            html = _move_html(scene, selection, target)
            point = scene.place_of(target)
            tags.append(TagText(html, point, above, avoid=(scene.city_box(),)))
    if choice.refused_at is not None and choice.message:
        tags.append(TagText(choice.message, scene.place_of(str(choice.refused_at)), 16))
    return tags


def _move_html(scene: CortezScene, selection: CortezSelection, target: str) -> str:
    """Return the effect, the cost and the gain of a considered move as HTML."""
    view, names = scene.seen, scene.names_for_reader()
    other = troop_on(view, target) if selection.kind == "action" else None
    if other is not None:
        collar = collar_of(view, other)
        name = "" if collar is None else names[collar] or only_person_name()
        head = labels.attacks(name, target)
    else:
        places = selection.kind == "place_loser"
        head = labels.put_label(target) if places else labels.move_label(target)
    lines = [f"<b>{escape(head, quote=False)}</b>"]
    paths = scene.paths()
    if paths is not None:
        cost = paths.cost(BOARD.square(target))
        if cost < UNREACHABLE:
            lines.append(f'<i style="color:{_QUIET}">{labels.cost(cost)}</i>')
    if other is not None:
        # What is known of both armies before the attack, as a hint says it.
        lines += map(escape, deeds.force_sentences(view, selection.seat, target, names))
    is_own_collar = (
        selection.troop is not None and collar_of(view, selection.troop) == selection.seat
    )
    if selection.kind in ("action", "bribery_play", CARD):
        put = selection.kind != "action" and view.options.bribery_teleport
        objective = view.objectives[selection.seat] if is_own_collar else None
        lines += labels.gains(target, objective, draws=not put, fought=other is not None)
    return "<br>".join(lines)
