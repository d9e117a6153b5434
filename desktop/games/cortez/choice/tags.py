"""The tags on the board of Cortez."""

from __future__ import annotations

from html import escape

from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.acts import CARD
from desktop.games.cortez.selection.model import Choosing, Stage
from desktop.games.cortez.selection.routes import collar_of, troop_on
from desktop.games.cortez.words import labels
from desktop.language.names import you
from desktop.table.callouts.tags import Saying
from engine.games.cortez.board import BOARD
from engine.games.cortez.rules.paths import UNREACHABLE

_QUIET = "#7a2a1c"
_ABOVE = 0.6  # squares above the middle of a troop where a tag points


def sayings(scene: CortezScene) -> list[Saying]:
    """Return the tags: for a considered move, and for a refused square."""
    found = []
    choosing, choice = scene.choice.choosing, scene.choice
    if choosing is not None and choosing.stage is Stage.SQUARE:
        target = choosing.target
        if target is not None and target in choosing.squares:
            above = scene.layout.side * _ABOVE if scene.layout is not None else 0.0
            html = _move_html(scene, choosing, target)
            at = scene.place_of(target)
            found.append(Saying(html, at, above, rather=(scene.city_box(),)))
    if choice.refused_at is not None and choice.message:
        found.append(Saying(choice.message, scene.place_of(str(choice.refused_at)), 16))
    return found


def _move_html(scene: CortezScene, choosing: Choosing, target: str) -> str:
    """Return the effect, the cost and the gain of a considered move as HTML."""
    view, names = scene.seen, scene.addressed()
    other = troop_on(view, target) if choosing.kind == "action" else None
    if other is not None:
        collar = collar_of(view, other)
        name = "" if collar is None else names[collar] or you()
        head = labels.attacks(name, target)
    else:
        head = labels.goes(target)
    lines = [f"<b>{escape(head, quote=False)}</b>"]
    paths = scene.paths()
    if paths is not None:
        cost = paths.cost(BOARD.square(target))
        if cost < UNREACHABLE:
            lines.append(f'<i style="color:{_QUIET}">{labels.cost(cost)}</i>')
    own = choosing.troop is not None and collar_of(view, choosing.troop) == choosing.seat
    if choosing.kind in ("action", "bribery_play", CARD):
        put = choosing.kind != "action" and view.options.bribery_teleport
        objective = view.objectives[choosing.seat] if own else None
        lines += labels.gains(target, objective, draws=not put, fought=other is not None)
    return "<br>".join(lines)
