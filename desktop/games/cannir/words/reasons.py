"""The effects of an action in Cannir as clauses.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from desktop.table.game_texts import Reason
from engine.core.values import Effect, Seat
from engine.games.cannir.views import CannirView


def reason(fact: Effect, view: CannirView, names: Sequence[str]) -> Reason | None:
    """Return an effect as a clause with its weight; None for an unknown one."""
    if fact.seat is not None:
        return _of_rival(fact, fact.seat, view, names[fact.seat])
    match fact.kind:
        case "suite" if fact.number:
            text = translate(
                "CannirReasons", "It gains a sovereign suite of %n card(s)", "", fact.number
            )
            why = ""
            if view.pile > len(view.hands):
                why = translate("CannirReasons", ", which wins if it lasts a whole round")
            return Reason(text, 0.7, "suite", is_certain=True, why=why)
        case "wins":
            return Reason(
                translate("CannirReasons", "It wins the game on the next turn"), 1.0, "end"
            )
        case "prepares":
            text = translate("CannirReasons", "It prepares a suite for the next turn")
            return Reason(text, 0.5, "next")
    return None


def _of_rival(fact: Effect, rival: Seat, view: CannirView, name: str) -> Reason | None:
    """Return an effect on a rival as a clause with its weight, or None for an unknown one."""
    match fact.kind:
        case "breaks" if name:
            text, weight = translate("CannirReasons", "It breaks {name}’s suite"), 0.8
        case "breaks":
            text, weight = translate("CannirReasons", "It breaks your suite"), 0.8
        case "loses" if name:
            text, weight = translate("CannirReasons", "It lets {name} win on the next turn"), -1.0
        case "loses":
            text, weight = translate("CannirReasons", "It lets you win on the next turn"), -1.0
        case "faces" if name:
            text = translate("CannirReasons", "It leaves {name} with the sovereign suite")
            weight = -0.5
        case "faces":
            text = translate("CannirReasons", "It leaves you with the sovereign suite")
            weight = -0.5
        case _:
            return None
    why = ""
    seats = len(view.hands)
    # Once the last card is drawn, no suite wins. The rival may have made its suite just before the
    # next turn of the seat to move.
    if fact.kind == "faces" and view.pile >= 2 * seats:
        why = translate("CannirReasons", ", which wins if it lasts a whole round")
    elif fact.kind == "breaks" and view.pile > (rival - view.turn) % seats:
        why = translate("CannirReasons", ", before it can last a whole round and win")
    # `breaks` and `faces` share a topic, so only the stronger one is stated.
    topic = "end" if fact.kind == "loses" else f"suite{fact.seat}"
    return Reason(text.format(name=name), weight, topic, is_certain=fact.kind == "breaks", why=why)
