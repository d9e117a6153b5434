"""Moments of Cortez for tests of its table: views made from a dealt match, and changed at will."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSizeF

from desktop.games.cortez.registration import TABLE
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.table.game_texts import Reason
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action, Decision, Effect, Seat
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules.setup import start
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.view import Combat, CortezView, LaidWarrior, Troop
from engine.games.cortez.views.view_builder import view_of

NAMES = ("", "Ana", "Maud", "Otto")
#: Of scenes, from large windows to the smallest.
SIZES = ((1600, 1050), (1280, 952), (992, 752), (736, 592))


def dealt(seats: int = 4, seed: int = 1) -> CortezState:
    """Return a match at its first question; the first seat is Spanish."""
    state = CortezState(MatchRules(CortezOptions(majority="spanish"), seats))
    start(state, Rng(seed), [])
    return state


def moment(kind: str, seat: Seat = 0, seats: int = 4, **changes: Any) -> CortezView:
    """Return a view of seat 0 in the middle of the first round, at a question of some kind."""
    view = view_of(dealt(seats), 0)
    usual: dict[str, Any] = {
        "decision": Decision(seat, kind),
        "turn": seat,
        "phase": "actions",
        "round": 1,
        "turn_seat": 0,
        "actions_left": 2,
        "is_event_over": True,
        "turned_events": ("supply", "bridges"),
        "event_pile": 16,
    }
    return replace(view, **(usual | changes))


def opened() -> CortezView:
    """Everything of a dealt match, for somebody who sees every hand."""
    return view_of(dealt(), OMNISCIENT)


def with_troops(view: CortezView, **moved: tuple[str, Seat | None]) -> CortezView:
    """Return the view with some troops elsewhere, or in other collars: `S1=("T7", 0)`."""
    troops = list(view.troops)
    for name, (at, collar) in moved.items():
        troops[TROOP_NUMBERS[name]] = Troop(at, collar)
    return replace(view, troops=tuple(troops))


def combat(**changes: Any) -> Combat:
    """Return a combat in which seat 0 attacks seat 1 on temple 21."""
    usual: dict[str, Any] = {
        "attacker": 0,
        "defender": 1,
        "square": "T21",
        "origin": "9,11",
        "attacker_troop": "S1",
        "defender_troop": "A1",
        "is_by_proxy": False,
        "step": "raise",
        "laid": (
            (LaidWarrior(0, "spanish6"), LaidWarrior(0, "spanish4"), LaidWarrior(0, "spanish3")),
            (LaidWarrior(1, None), LaidWarrior(1, None), LaidWarrior(3, None)),
        ),
        "weapons": (2, 2),
        "added": 0,
        "holds": 0,
        "helped": (False, False),
        "mercenary_rounds": 0,
        "sold": (),
        "mercenary": None,
        "winner": None,
    }
    return Combat(**(usual | changes))


def seated_scene() -> CortezScene:
    """Return a table seen by seat 0 of four."""
    made = TABLE.scene()
    assert isinstance(made, CortezScene)
    made.set_duration_factor(0)
    made.set_seats(["You", "Ana", "Maud", "Otto"], 0)
    made.arrange(QSizeF(1280, 952))
    return made


def offer(scene: CortezScene, view: CortezView, *legal: Action) -> list[Action]:
    """Ask seat 0; the answers it gives from then on."""
    assert view.decision is not None
    scene.sync(view)
    scene.offer(Decision(0, view.decision.kind), legal)
    given: list[Action] = []
    scene.chosen.connect(given.append)
    return given


def click(scene: CortezScene, *target_id: object) -> None:
    """The pointer goes to a spot and clicks."""
    scene.controller.game_choice.hovered(target_id)
    scene.controller.game_choice.clicked(target_id)


def contest(
    action: Action,
    effects: Mapping[Action, Sequence[Effect]],
    view: CortezView,
    names: Sequence[str] = NAMES,
) -> Reason | None:
    """Return what is said of the combat after an action; all effects followed in 20 worlds."""
    facts = {each: dict.fromkeys(found, 20) for each, found in effects.items()}
    return CORTEZ_TEXTS.contest(action, facts, 20, view, names)
