"""What tags say beside the board of Cortez, and which cards of the hand a choice concerns."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from html import escape
from typing import TYPE_CHECKING

from desktop.games.cortez.choosing import Choosing, Item, Stage
from desktop.games.cortez.forms import Part
from desktop.games.cortez.ways import collar_of, troop_on
from desktop.games.cortez.words import labels
from desktop.names import you
from desktop.table.tags import Saying
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.reach import UNREACHABLE

if TYPE_CHECKING:
    from desktop.games.cortez.scene import CortezScene

_QUIET = "#7a2a1c"
_ABOVE = 0.6  # of a square: where a tag points at a troop


def playable(choosing: Choosing | None) -> Collection[Item] | None:
    """Cards of the hand that can be chosen; None where no card is asked for."""
    if choosing is None:
        return None
    if choosing.stage in (Stage.CARD, Stage.LAY):
        return choosing.items.keys()
    form = choosing.form
    if form is None:
        return None
    found = set()
    for i, row in enumerate(form.rows):
        if row.part not in (Part.GIVE, Part.DISCARD):
            continue
        if choosing.values[i] or form.stepped(choosing.values, i, 1) is not None:
            family = "provision" if row.card in PROVISION_NAMES else "warrior"
            found.add((family, row.card))
    return found or None


def chosen_cards(choosing: Choosing | None) -> Mapping[str, int]:
    """How many of each card of the hand are chosen to be given away."""
    form = choosing.form if choosing is not None else None
    if choosing is None or form is None:
        return {}
    parts = (Part.GIVE, Part.DISCARD)
    pairs = zip(form.rows, choosing.values, strict=True)
    return {row.card: number for row, number in pairs if row.part in parts and number}


def sayings(scene: CortezScene) -> list[Saying]:
    """What the tags say: a move that is considered, why a place is refused."""
    found = []
    choosing, choice = scene.choice.choosing, scene.choice
    if choosing is not None and choosing.stage is Stage.SQUARE:
        target = choosing.target
        if target is not None and target in choosing.squares:
            above = scene.layout.side * _ABOVE if scene.layout is not None else 0.0
            html = _of_move(scene, choosing, target)
            at = scene.place_of(target)
            found.append(Saying(html, at, above, rather=(scene.city_box(),)))
    if choice.refused_at is not None and choice.said:
        found.append(Saying(choice.said, scene.place_of(str(choice.refused_at)), 16))
    return found


def _of_move(scene: CortezScene, choosing: Choosing, target: str) -> str:
    """What would happen, what it costs, what it brings."""
    view, names = scene.cortez, scene.addressed()
    other = troop_on(view, target) if choosing.kind == "action" else None
    if other is not None:
        collar = collar_of(view, other)
        name = "" if collar is None else names[collar] or you()
        head = labels.attacks(name, target)
    else:
        head = labels.goes(target)
    said = [f"<b>{escape(head, quote=False)}</b>"]
    ways = scene.ways()
    if ways is not None:
        cost = ways.cost(BOARD.square(target))
        if cost < UNREACHABLE:
            said.append(f'<i style="color:{_QUIET}">{labels.cost(cost)}</i>')
    if choosing.kind in ("action", "bribery_play"):
        said += labels.gains(target, view.objectives[choosing.seat])
    return "<br>".join(said)
