"""What a hand that plays by clicks likes to click: rare things rather than usual ones."""

from __future__ import annotations

from collections.abc import Hashable

from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.state import SelectionStage
from desktop.windows.match_page.match_page import MatchPage
from engine.games.cortez.board import BOARD

#: By kind; what is not named weighs 1.
WEIGHTS = {
    "main": 2.0,
    "Back": 0.3,
    "Decline": 0.1,
    "fight": 5.0,
    "jump": 4.0,
    "bridge": 4.0,
    "bribery": 4.0,
    "warrior": 3.0,
    "city": 1.5,
    "less": 0.2,
    "more": 2.5,
    "row": 0.05,
    "total": 0.05,
    "line": 0.3,
    "suite": 0.3,
}


def taste(page: MatchPage, what: Hashable) -> tuple[str, float]:
    """Return the kind of a lit thing, and how much it is liked."""
    kind = _kind(page, what)
    return kind, WEIGHTS.get(kind.partition(":")[0], 1.0)


def _kind(page: MatchPage, what: Hashable) -> str:
    match what:
        case ("strip", int(number), str(text)):
            main = page.strip.buttons[number].property("main")
            return f"main:{text}" if main else text
        case ("square", str(square)) if isinstance(page.scene, CortezScene):
            return _kind_of_square(page.scene, square)
        case ("hand", str(family), str()):
            return family
        case ("step", _, int(step)):
            return "more" if step > 0 else "less"
        case (str(kind), *_):
            return kind
    return str(what)


def _kind_of_square(scene: CortezScene, square: str) -> str:
    selection = scene.controller.selection
    assert selection is not None
    if selection.stage is SelectionStage.BRIDGE:
        return "bridge"
    if selection.stage is SelectionStage.TROOP:
        return "troop"
    if selection.kind == "action" and scene.troop_at(square) is not None:
        return "fight"
    paths = scene.paths()
    if paths is not None and paths.cost(BOARD.square(square)):
        return "jump"
    return "city" if BOARD.city_numbers[BOARD.square(square)] else "square"
