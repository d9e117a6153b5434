"""Reasons for answers at Condottiere, as clauses.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.names import a_card, card_value, cards_named, is_mercenary
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from desktop.table.texts import Reason
from engine.core.values import Effect
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS


def reason(fact: Effect, names: Sequence[str]) -> Reason | None:
    """Return an effect as a clause with its weight, or None for an effect without a text."""
    if fact.seat is not None:
        return _of_rival(fact, names[fact.seat])
    if fact.about in CARD_KINDS:
        return _of_card(fact)
    match fact.kind:
        case "takes" if fact.about in BOARD.ids:
            text = translate("CondottiereReasons", "It takes {region}")
            return Reason(text.format(region=region_name(fact.about)), 0.7, "region", anywhere=True)
        case "leads":
            text = translate("CondottiereReasons", "It takes the lead with {number}")
            return Reason(text.format(number=fact.number), 0.3, "lead", anywhere=True, certain=True)
        case "links" if fact.number:
            text = translate("CondottiereReasons", "It links %n region(s)", "", fact.number)
            return Reason(text, 0.6, "links")
        case "pawn":
            return Reason(translate("CondottiereReasons", "It gets the pawn"), 0.3, "pawn")
        case "wins":
            return Reason(
                translate("CondottiereReasons", "It wins the game in this battle"), 1.0, "end"
            )
    return None


def _of_card(fact: Effect) -> Reason | None:
    match fact.kind:
        case "keeps" if not is_mercenary(fact.about):
            text = translate("CondottiereReasons", "It keeps {card} for the next battle")
            return Reason(text.format(card=a_card(fact.about)), 0.25, "keeps", own=True)
        case "costs" if fact.number == 1 and is_mercenary(fact.about):
            # A bare value might be understood as points.
            text = translate("CondottiereReasons", "It means spending a {value}")
            sentence = text.format(value=card_value(fact.about))
            return Reason(sentence, -0.3, "costs", own=True)
        case "costs" if fact.number:
            text = translate("CondottiereReasons", "It means spending {cards}")
            cards = cards_named([fact.about] * fact.number)
            return Reason(text.format(cards=cards), -0.3, "costs", own=True)
    return None


def _of_rival(fact: Effect, name: str) -> Reason | None:
    if fact.kind == "loses":
        if name:
            text = translate("CondottiereReasons", "It lets {name} win in this battle")
        else:
            text = translate("CondottiereReasons", "It lets you win in this battle")
        return Reason(text.format(name=name), -1.0, "end")
    if fact.about not in BOARD.ids:
        return None
    match fact.kind:
        case "yields" if name:
            text, weight = translate("CondottiereReasons", "It leaves {region} to {name}"), -0.4
        case "yields":
            text, weight = translate("CondottiereReasons", "It leaves {region} to you"), -0.4
        case "stops" if name:
            text = translate("CondottiereReasons", "It keeps {name} from winning with {region}")
            weight = 0.9
        case "stops":
            text = translate("CondottiereReasons", "It keeps you from winning with {region}")
            weight = 0.9
        case "bars" if name:
            text = translate(
                "CondottiereReasons", "It stops {name} from winning the game in {region}"
            )
            weight = 0.7
        case "bars":
            text = translate("CondottiereReasons", "It stops you from winning the game in {region}")
            weight = 0.7
        case _:
            return None
    sentence = text.format(name=name, region=region_name(fact.about))
    topic = "region" if fact.kind == "yields" else f"{fact.kind}{fact.seat}"
    barred = fact.kind == "bars"
    return Reason(sentence, weight, topic, anywhere=not barred, certain=barred)
