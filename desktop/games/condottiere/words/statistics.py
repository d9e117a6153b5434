"""What became of battles of Condottiere in imagined games, as clauses for counts.

It is never a reason: rivals who may still answer decide it.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.names import cards_named, is_mercenary
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from desktop.table.game_texts import Reason
from engine.core.values import Effect
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS


def statistic(fact: Effect, names: Sequence[str]) -> Reason | None:
    """Return an effect as a clause without a subject; None for an effect without a text.

    An empty name means the person at the screen.
    """
    reason = _of_rival(fact, names[fact.seat]) if fact.seat is not None else _own_effect(fact)
    if reason is None:
        return None
    clause, weight, topic = reason
    return Reason(clause, weight, topic, is_statistic=True)


def _own_effect(fact: Effect) -> tuple[str, float, str] | None:
    """Return an effect on the seat in words, its weight and its topic."""
    if fact.about in CARD_KINDS:
        if fact.kind != "costs" or not is_mercenary(fact.about):
            return None
        text = translate("CondottiereReasons", "{cards} spent")
        cards = cards_named([fact.about] * max(1, fact.number))
        return text.format(cards=cards), -0.3, "costs"
    match fact.kind:
        case "takes" if fact.about in BOARD.ids:
            text = translate("CondottiereReasons", "{region} taken")
            return text.format(region=region_name(fact.about)), 0.7, "region"
        case "links" if fact.number:
            return (
                translate("CondottiereReasons", "%n region(s) linked", "", fact.number),
                0.6,
                "region",
            )
        case "pawn":
            return translate("CondottiereReasons", "the pawn gained"), 0.3, "pawn"
        case "most":
            text = translate("CondottiereReasons", "the most cards in hand after the battle")
            return text, 0.25, "cards"
        case "wins":
            return translate("CondottiereReasons", "the game won in the battle"), 1.0, "end"
    return None


def _of_rival(fact: Effect, name: str) -> tuple[str, float, str] | None:
    """Return an effect on a rival in words, its weight and its topic."""
    if fact.kind == "loses":
        text = translate("CondottiereReasons", "the game won by you in the battle")
        if name:
            text = translate("CondottiereReasons", "the game won by {name} in the battle")
        return text.format(name=name), -1.0, "end"
    if fact.about not in BOARD.ids:
        return None
    match fact.kind, bool(name):
        case "yields", True:
            text, weight = translate("CondottiereReasons", "{region} taken by {name}"), -0.4
        case "yields", False:
            text, weight = translate("CondottiereReasons", "{region} taken by you"), -0.4
        case "stops", True:
            text = translate("CondottiereReasons", "{name} kept from winning with {region}")
            weight = 0.9
        case "stops", False:
            text = translate("CondottiereReasons", "you kept from winning with {region}")
            weight = 0.9
        case _:
            return None
    topic = "region" if fact.kind == "yields" else f"{fact.kind}{fact.seat}"
    return text.format(name=name, region=region_name(fact.about)), weight, topic
