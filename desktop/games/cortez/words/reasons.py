"""The effects of an action in Cortez as clauses.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.games.cortez.words import names as named
from desktop.games.cortez.words.answers import advice_entry
from desktop.language.translation import translate
from desktop.table.callouts.advice_texts import percent
from desktop.table.texts import Reason
from engine.core.values import Action, Effect
from engine.games.cortez.actions import AddWarrior, AddWeapon
from engine.games.cortez.cards import PROVISION_NAMES
from engine.games.cortez.effects import CHANCE, DRAWS, IDLE_CHANCE, LATER, STRENGTH
from engine.games.cortez.views.view import CortezView


def reason(fact: Effect, names: Sequence[str]) -> Reason | None:
    """Return an effect as a clause with its weight; None for an unknown one."""
    if fact.seat is not None:
        return _of_rival(fact, names[fact.seat])
    if fact.number:
        return _counted(fact.kind, fact.about, fact.number)
    match fact.kind:
        case "temple":
            text = translate("CortezReasons", "It puts a troop on the objective")
            return Reason(text, 0.8, "temple")
        case "temple_lost":
            text = translate("CortezReasons", "It loses the objective")
            return Reason(text, -0.8, "temple")
        case "rules":
            return Reason(
                translate("CortezReasons", "It leads the race for treasures"), 0.4, "rules"
            )
        case "nation":
            text = translate("CortezReasons", "It puts its nation ahead in the city")
            return Reason(text, 0.3, "rules")
        case "treasure":
            return Reason(translate("CortezReasons", "It wins a treasure"), 0.9, "treasure")
        case "marks":
            return Reason(translate("CortezReasons", "It marks a troop"), 0.3, "collars")
        case "unmarked":
            return Reason(translate("CortezReasons", "It loses a collar"), -0.35, "collars")
        case "cedes" if fact.about == DRAWS:
            text = translate(
                "CortezReasons", "It gives up the square but draws a new warrior for each one laid"
            )
            return Reason(text, 0.2, "combat", first=True)
        case "cedes":
            text = translate("CortezReasons", "It gives up the square")
            return Reason(text, -0.2, "combat", first=True)
        case "wins":
            return Reason(translate("CortezReasons", "It wins the game"), 1.0, "end")
    return None


def _counted(kind: str, about: str, number: int) -> Reason | None:
    match kind:
        case "enters":
            text = translate(
                "CortezReasons",
                "It brings %n troop(s) into the city by the end of the next turn",
                "",
                number,
            )
            return Reason(text, 0.6, "city")
        case "leaves":
            text = translate(
                "CortezReasons",
                "It leaves %n fewer troop(s) in the city by the end of the next turn",
                "",
                number,
            )
            return Reason(text, -0.6, "city")
        case "spends" if about in PROVISION_NAMES:
            text = translate("CortezReasons", "It means spending at least {provisions}")
            cost = named.provisions([about] * number)
            return Reason(text.format(provisions=cost), -0.25, f"spends {about}")
    return None


def _of_rival(fact: Effect, name: str) -> Reason | None:
    match fact.kind:
        case "beats" if fact.about == LATER and name:
            text, weight = translate("CortezReasons", "It beats {name} in a later combat"), 0.4
        case "beats" if fact.about == LATER:
            text, weight = translate("CortezReasons", "It beats you in a later combat"), 0.4
        case "beaten" if fact.about == LATER and name:
            text, weight = translate("CortezReasons", "It loses a later combat to {name}"), -0.4
        case "beaten" if fact.about == LATER:
            text, weight = translate("CortezReasons", "It loses a later combat to you"), -0.4
        case "beats" if name:
            text, weight = translate("CortezReasons", "It beats {name} in combat"), 0.5
        case "beats":
            text, weight = translate("CortezReasons", "It beats you in combat"), 0.5
        case "beaten" if name:
            text, weight = translate("CortezReasons", "It loses the combat to {name}"), -0.5
        case "beaten":
            text, weight = translate("CortezReasons", "It loses the combat to you"), -0.5
        case "treasure" if name:
            text, weight = translate("CortezReasons", "It lets {name} win a treasure"), -0.5
        case "treasure":
            text, weight = translate("CortezReasons", "It lets you win a treasure"), -0.5
        case "loses" if name:
            text, weight = translate("CortezReasons", "It lets {name} win"), -1.0
        case "loses":
            text, weight = translate("CortezReasons", "It lets you win"), -1.0
        case _:
            return None
    topics = {"beats": "combat", "beaten": "combat", "loses": "end"}
    return Reason(text.format(name=name), weight, topics.get(fact.kind, fact.kind))


def combat_chance(
    action: Action,
    facts: Mapping[Action, Sequence[Effect]],
    view: CortezView,
    names: Sequence[str],
) -> Reason | None:
    """Return the chance of winning the open combat after an answer and without it, in sentences.

    After the answer that does nothing it is the best chance after another one instead.
    """
    found = {
        answer: {
            fact.kind: fact for fact in effects if fact.kind in (CHANCE, IDLE_CHANCE, STRENGTH)
        }
        for answer, effects in facts.items()
    }
    mine = found.get(action, {})
    if CHANCE not in mine:
        return None
    chance, idle = mine[CHANCE], mine.get(IDLE_CHANCE)
    name = names[chance.seat] if chance.seat is not None else ""
    strength = mine[STRENGTH].number if STRENGTH in mine else 0
    lays = isinstance(action, AddWarrior | AddWeapon)
    others = [
        (one[CHANCE].number, other)
        for other, one in found.items()
        if other != action and CHANCE in one and one[CHANCE].seat == chance.seat
    ]
    sentences = [_chance_sentence(chance.number, strength, name)]
    if idle is not None and lays:
        text = translate("CortezReasons", "If you add nothing more: {other}.")
        sentences.append(text.format(other=_likely(idle.number)))
    elif idle is not None:
        text = translate("CortezReasons", "Without it: {other}.")
        sentences.append(text.format(other=_likely(idle.number)))
    elif others and not lays:
        number, best = max(others, key=lambda one: one[0])
        text = translate("CortezReasons", "With “{answer}”: {other}.")
        answer = advice_entry(best, view, names)[1]
        sentences.append(text.format(answer=answer, other=_likely(number)))
    return Reason(" ".join(sentences), 0.5, "combat")


def _chance_sentence(number: int, strength: int, name: str) -> str:
    """Return a chance in per cent as a sentence, with the strength to lay for it (0: none).

    An empty name means the person at the screen.
    """
    if number in (0, 100) and name:
        text = (
            translate("CortezReasons", "{name} wins this combat for sure.")
            if number
            else translate("CortezReasons", "{name} loses this combat for sure.")
        )
    elif number in (0, 100):
        text = (
            translate("CortezReasons", "You win this combat for sure.")
            if number
            else translate("CortezReasons", "You lose this combat for sure.")
        )
    elif name:
        text = translate("CortezReasons", "{name}’s chance in this combat: {chance}.")
    elif strength:
        text = translate(
            "CortezReasons",
            "Chance of winning this combat: {chance}, if you lay about {strength} in all.",
        )
    else:
        text = translate("CortezReasons", "Chance of winning this combat: {chance}.")
    return text.format(name=name, chance=percent(number / 100), strength=strength)


def _likely(number: int) -> str:
    """Return another chance in per cent, as used after a colon."""
    if number == 100:
        return translate("CortezReasons", "won for sure")
    if number == 0:
        return translate("CortezReasons", "lost for sure")
    return percent(number / 100)
