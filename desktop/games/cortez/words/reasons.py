"""The chances of combats in Cortez in sentences, and the statistics of imagined games.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from desktop.games.cortez.words import names as named
from desktop.games.cortez.words.answers import advice_entry
from desktop.games.cortez.words.deeds import strength_with
from desktop.language.translation import join_words, translate
from desktop.table.callouts.advice_texts import percent
from desktop.table.game_texts import Reason
from engine.core.values import Action, Effect
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    PRICES,
    Accept,
    AddWarrior,
    AddWeapon,
    Done,
    Mercenary,
    Offer,
    Refuse,
)
from engine.games.cortez.cards import GOLD, PROVISION_NAMES, VALUE_SLOTS, WEAPON
from engine.games.cortez.effects import CHANCE, HELP, IDLE_CHANCE, LAYS, STRENGTH, TAKES
from engine.games.cortez.views.view import CortezView

_WEAPON = PROVISION_NAMES[WEAPON]
#: A chance is written as a multiple of this number of per cent, which repeated hints keep to.
_STEP = 5
#: The chance in per cent from which a combat is more often won than not.
_HIGH_CHANCE = 56


def reason(fact: Effect, names: Sequence[str]) -> Reason | None:
    """Return a statistic as a clause with its weight; None for an unknown effect.

    What an answer does by the rules is in `deeds.py`. What became of a seat in imagined games is
    no reason: other turns and combats came between.
    """
    if (statistic_reason := _statistic(fact, names)) is None:
        return None
    clause, weight, topic = statistic_reason
    return Reason(clause, weight, topic, is_statistic=True)


def _statistic(fact: Effect, names: Sequence[str]) -> tuple[str, float, str] | None:
    """Return an effect in words without a subject, its weight and its topic."""
    number, name = fact.number, "" if fact.seat is None else names[fact.seat]
    match fact.kind, fact.seat:
        case "enters", None if number:
            text = translate(
                "CortezReasons",
                "%n more troop(s) in the city at the end of the next turn",
                "",
                number,
            )
            return text, 0.6, "city"
        case "leaves", None if number:
            text = translate(
                "CortezReasons",
                "%n fewer troop(s) in the city at the end of the next turn",
                "",
                number,
            )
            return text, -0.6, "city"
        case _ if number:
            return None
        case "temple", None:
            return (
                translate("CortezReasons", "on the objective at the end of the next turn"),
                0.8,
                "temple",
            )
        case "temple_lost", None:
            text = translate(
                "CortezReasons", "no longer on the objective at the end of the next turn"
            )
            return text, -0.8, "temple"
        case "rules", None:
            text = translate(
                "CortezReasons", "ahead in the race for the treasure at the end of the next turn"
            )
            return text, 0.4, "rules"
        case "nation", None:
            text = translate(
                "CortezReasons", "its nation ahead in the city at the end of the next turn"
            )
            return text, 0.3, "nation"
        case "treasure", None:
            return (
                translate("CortezReasons", "a treasure won by the end of the next turn"),
                0.9,
                "treasure",
            )
        case "treasure", _ if name:
            text = translate("CortezReasons", "a treasure for {name} by the end of the next turn")
            return text.format(name=name), -0.5, "treasure"
        case "treasure", _:
            return (
                translate("CortezReasons", "a treasure for you by the end of the next turn"),
                -0.5,
                "treasure",
            )
        case "marks", None:
            text = translate("CortezReasons", "one more troop marked at the end of the next turn")
            return text, 0.3, "collars"
        case "unmarked", None:
            return (
                translate("CortezReasons", "a collar lost by the end of the next turn"),
                -0.35,
                "collars",
            )
        case "wins", None:
            return (
                translate("CortezReasons", "the game won by the end of the next turn"),
                1.0,
                "end",
            )
        case "loses", int() if name:
            text = translate("CortezReasons", "the game won by {name} by the end of the next turn")
            return text.format(name=name), -1.0, "end"
        case "loses", int():
            return (
                translate("CortezReasons", "the game won by you by the end of the next turn"),
                -1.0,
                "end",
            )
    return None


def plan_of(action: Action, facts: Collection[Effect], view: CortezView) -> tuple[Action, ...]:
    """Return the cards that a fighter lays one after another, beginning with `action`.

    Empty if it lays that card alone. Only cards of its hand count, because effects may come from
    external bots.
    """
    wanted = {fact.about: fact.number for fact in facts if fact.kind == LAYS}
    if not wanted or not isinstance(action, AddWarrior | AddWeapon) or view.decision is None:
        return ()
    seat = view.decision.seat
    hand = Counter(str(named.warrior_value(card)) for card in view.warriors[seat] if card)
    hand[_WEAPON] = view.provisions[seat].count(_WEAPON)
    laid_actions: list[Action] = [
        AddWarrior(value)
        for value in range(VALUE_SLOTS - 1, 0, -1)
        for _ in range(min(wanted.get(str(value), 0), hand[str(value)]))
    ]
    laid_actions += [AddWeapon()] * min(wanted.get(_WEAPON, 0), hand[_WEAPON])
    if len(laid_actions) < 2 or action not in laid_actions:
        return ()
    laid_actions.remove(action)
    return action, *laid_actions


def plan_name(plan: Sequence[Action]) -> str:
    """Return the name of the cards laid one after another, as a button says it."""
    values = [action.value for action in plan if isinstance(action, AddWarrior)]
    weapons = len(plan) - len(values)
    cards = ["·".join(str(value) for value in sorted(values, reverse=True))] if values else []
    cards += [named.help_offered(None, 0, weapons)] if weapons else []
    text = translate("CortezReasons", "Lay {cards}")
    return text.format(cards=join_words(cards))


def combat_chance(
    action: Action,
    facts: Mapping[Action, Sequence[Effect]],
    view: CortezView,
    names: Sequence[str],
) -> Reason | None:
    """Return sentences about the open combat's result, and about the gold that an answer costs."""
    chance = _chance_with_and_without(action, facts, view, names)
    offer = view.combat.mercenary if view.combat is not None else None
    gold = offer.due.count(PROVISION_NAMES[GOLD]) if offer is not None else 0
    if chance is None or not gold or not isinstance(action, Accept | Refuse):
        return chance
    price = translate("CortezReasons", "The price is %n Gold, a point each at the end.", "", gold)
    return replace(chance, clause=f"{chance.clause} {price}")


def _chance_with_and_without(
    action: Action,
    facts: Mapping[Action, Sequence[Effect]],
    view: CortezView,
    names: Sequence[str],
) -> Reason | None:
    """Return sentences about the open combat's result after an answer and without it.

    After the answer that does nothing it is the best chance after another one instead.
    """
    chances_by_answer = {
        answer: {
            fact.kind: fact
            for fact in effects
            if fact.kind in (CHANCE, IDLE_CHANCE, STRENGTH, TAKES)
        }
        for answer, effects in facts.items()
    }
    mine = chances_by_answer.get(action, {})
    if CHANCE not in mine or view.decision is None:
        return None
    chance, idle = mine[CHANCE], mine.get(IDLE_CHANCE)
    chance = replace(chance, number=_rounded(chance.number))
    idle = idle and replace(idle, number=_rounded(idle.number))
    name = names[view.decision.seat if chance.seat is None else chance.seat]
    strength = mine[STRENGTH].number if STRENGTH in mine else 0
    plan = plan_of(action, facts[action], view)
    same = idle is not None and idle.number == chance.number
    lays = isinstance(action, AddWarrior | AddWeapon)
    others = [
        (_rounded(one[CHANCE].number), other)
        for other, one in chances_by_answer.items()
        if other != action
        and CHANCE in one
        and one[CHANCE].seat == chance.seat
        # An offer changes the combat only if it ends it.
        and not isinstance(other, Offer)
    ]
    if isinstance(action, Offer):
        return Reason(_refused_sentence(chance.number), 0.5, "combat")
    lasting = lays or isinstance(action, Done)
    if same and not plan and isinstance(action, Mercenary):
        sentences, idle, others = [_same_sentence(chance.number, name, lays=False)], None, []
    elif same and not plan:
        return Reason(_same_sentence(chance.number, name, lays=lasting), 0.5, "combat")
    elif plan:
        sentences = [_plan_sentence(plan, chance.number, name, view)]
    elif isinstance(action, Done) and idle is not None and idle.number < chance.number:
        sentences, lays = [_later_sentence(chance.number, name)], True
    elif isinstance(action, Mercenary) and action.price != PRICES[0]:
        sentences = [_hired_sentence(chance.number, name)]
    else:
        sentences = [_chance_sentence(chance.number, 0 if lays else strength, name)]
    if idle is not None and lays:
        sentences.append(_stopping_sentence(idle, name))
    elif idle is not None and not isinstance(action, Done):
        sentences.append(_idle_sentence(idle.number, name))
    elif others and not lays and any(one[0] != chance.number for one in others):
        # The same chance after another answer is no news.
        number, best = max(
            (one for one in others if one[0] != chance.number), key=lambda one: one[0]
        )
        better = plan_of(best, facts[best], view)
        answer = plan_name(better) if better else advice_entry(best, view, names)[1]
        sentences.append(_other_sentence(answer, number, name))
    if TAKES in mine:
        sentences.append(_taking_sentence(_rounded(mine[TAKES].number), name))
    if isinstance(action, Mercenary) and _is_against_nation(action, view):
        sentences.append(_against_sentence(action, names[view.decision.seat]))
    return Reason(" ".join(sentences), 0.5, "combat")


def _plan_sentence(plan: Sequence[Action], number: int, name: str, view: CortezView) -> str:
    """Return which cards are laid, their strength with those that lie there, and the chance."""
    assert view.decision is not None
    values = [action.value for action in plan if isinstance(action, AddWarrior)]
    weapons = len(plan) - len(values)
    cards = named.warriors(values) if values else named.help_offered(None, 0, weapons)
    if values and weapons:
        text = translate("CortezReasons", "{warriors} plus {weapons}")
        cards = text.format(warriors=cards, weapons=named.help_offered(None, 0, weapons))
    total = strength_with(view, view.decision.seat, values, weapons)
    fields = {"cards": cards, "strength": total, "often": _frequency_text(number), "name": name}
    if total is None and name:
        text = translate("CortezReasons", "With {cards}, {name} wins this combat {often}.")
    elif total is None:
        text = translate("CortezReasons", "With {cards}, you win this combat {often}.")
    elif name:
        text = translate(
            "CortezReasons",
            "With {cards}, {name} comes to {strength} and wins this combat {often}.",
        )
    else:
        text = translate(
            "CortezReasons", "With {cards}, you come to {strength} and win this combat {often}."
        )
    return text.format(**fields)


def _chance_sentence(number: int, strength: int, name: str) -> str:
    """Return a chance in per cent as a sentence, with the strength to lay for it (0: none).

    An empty name means the person at the screen.
    """
    if not number and name:
        text = translate("CortezReasons", "{name} cannot win this combat.")
    elif not number:
        text = translate("CortezReasons", "You cannot win this combat.")
    elif name:
        text = translate("CortezReasons", "{name} wins this combat {often}.")
    elif strength:
        text = translate(
            "CortezReasons", "If you lay about {strength}, you win this combat {often}."
        )
    else:
        text = translate("CortezReasons", "You win this combat {often}.")
    return text.format(name=name, often=_frequency_text(number), strength=strength)


def _hired_sentence(number: int, name: str) -> str:
    """Return the text about the combat's result if a fighter pays for the help it is offered."""
    if not number:
        return _chance_sentence(number, 0, name)
    text = translate("CortezReasons", "If you accept the offer, you win this combat {often}.")
    if name:
        text = translate(
            "CortezReasons", "If {name} accepts the offer, {name} wins this combat {often}."
        )
    return text.format(name=name, often=_frequency_text(number))


def _taking_sentence(number: int, name: str) -> str:
    """Return the text about how often a fighter accepts an offer of help, in per cent."""
    text = translate("CortezReasons", "You accept it {often}.")
    if name:
        text = translate("CortezReasons", "{name} accepts it {often}.")
    return text.format(name=name, often=_frequency_text(number))


def _is_against_nation(action: Mercenary, view: CortezView) -> bool:
    """Return whether help is for a fighter of the other nation against the helper's own."""
    if view.combat is None or view.decision is None:
        return False
    fighters = view.combat.attacker, view.combat.defender
    helped, rival = fighters if action.for_ == ATTACKER_NAME else fighters[::-1]
    own_nation = view.nations[view.decision.seat]
    return view.nations[helped] != own_nation == view.nations[rival]


def _against_sentence(action: Mercenary, name: str) -> str:
    """Return the sentence that help is against the helper's nation, with the gold it brings."""
    gold = {"gold1": 1, "gold2": 2}.get(action.price, 0)
    if not gold and not name:
        text = translate("CortezReasons", "It helps the side that fights your own nation.")
    elif not gold:
        text = translate("CortezReasons", "It helps the side that fights {name}’s own nation.")
    elif not name:
        text = translate(
            "CortezReasons",
            "It helps the side that fights your own nation, but brings %n Gold, a point each at "
            "the end.",
            "",
            gold,
        )
    else:
        text = translate(
            "CortezReasons",
            "It helps the side that fights {name}’s own nation, but brings %n Gold, a point each "
            "at the end.",
            "",
            gold,
        )
    return text.format(name=name)


def _refused_sentence(number: int) -> str:
    """Return the text about the combat's result if its defender refuses to surrender."""
    text = translate("CortezReasons", "If the offer is refused, you win this combat {often}.")
    if not number:
        text = translate("CortezReasons", "If the offer is refused, you cannot win this combat.")
    return text.format(often=_frequency_text(number))


def _same_sentence(number: int, name: str, *, lays: bool) -> str:
    """Return a chance that an answer does not change; `lays`: neither does any further card."""
    if lays and 0 < number < _HIGH_CHANCE:
        # "Even if" belongs to what is likely all the same.
        text = translate(
            "CortezReasons", "You win this combat {often}, whether or not you add more cards."
        )
        if name:
            text = translate(
                "CortezReasons", "{name} wins this combat {often}, whether or not cards are added."
            )
        return text.format(name=name, often=_frequency_text(number))
    if lays and name:
        text = (
            translate("CortezReasons", "{name} wins this combat {often}, even without more cards.")
            if number
            else translate("CortezReasons", "{name} cannot win this combat, whatever is added.")
        )
    elif lays:
        text = (
            translate("CortezReasons", "You win this combat {often}, even if you add nothing more.")
            if number
            else translate("CortezReasons", "You cannot win this combat, whatever you add.")
        )
    elif name:
        text = (
            translate("CortezReasons", "{name} wins this combat {often}, with or without it.")
            if number
            else translate("CortezReasons", "{name} cannot win this combat, even with it.")
        )
    else:
        text = (
            translate("CortezReasons", "You win this combat {often}, with or without it.")
            if number
            else translate("CortezReasons", "You cannot win this combat, even with it.")
        )
    return text.format(name=name, often=_frequency_text(number))


def _later_sentence(number: int, name: str) -> str:
    """Return the text about the combat's result if the fighter lays more cards only later."""
    if name:
        text = translate(
            "CortezReasons",
            "{name} wins this combat {often}, by adding cards later where they help.",
        )
    else:
        text = translate(
            "CortezReasons", "You win this combat {often}, if you add cards later where they help."
        )
    return text.format(name=name, often=_frequency_text(number))


def _stopping_sentence(idle: Effect, name: str) -> str:
    """Return the text about the combat's result if the fighter lays nothing more."""
    number = idle.number
    if not number and idle.about == HELP:
        text = translate("CortezReasons", "If you add no card, you cannot win without help.")
        if name:
            text = translate(
                "CortezReasons", "If {name} adds no card, {name} cannot win without help."
            )
    elif name:
        text = (
            translate("CortezReasons", "If {name} adds no card, {name} wins {often}.")
            if number
            else translate("CortezReasons", "If {name} adds no card, {name} cannot win.")
        )
    elif number:
        text = translate("CortezReasons", "If you add no card, you win {often}.")
    else:
        text = translate("CortezReasons", "If you add no card, you cannot win.")
    return text.format(name=name, often=_frequency_text(number))


def _idle_sentence(number: int, name: str) -> str:
    """Return the text about the combat's result without the help of an answer."""
    if name:
        text = (
            translate("CortezReasons", "Without it, {name} wins {often}.")
            if number
            else translate("CortezReasons", "Without it, {name} cannot win.")
        )
    elif number:
        text = translate("CortezReasons", "Without it, you win {often}.")
    else:
        text = translate("CortezReasons", "Without it, you cannot win.")
    return text.format(name=name, often=_frequency_text(number))


def _other_sentence(answer: str, number: int, name: str) -> str:
    """Return the text about the combat's result after another answer."""
    if name:
        text = (
            translate("CortezReasons", "With “{answer}”, {name} wins {often}.")
            if number
            else translate("CortezReasons", "With “{answer}”, {name} cannot win.")
        )
    elif number:
        text = translate("CortezReasons", "With “{answer}”, you win {often}.")
    else:
        text = translate("CortezReasons", "With “{answer}”, you cannot win.")
    return text.format(answer=answer, name=name, often=_frequency_text(number))


def _frequency_text(number: int) -> str:
    """Return in words how often a combat is won, from its chance in per cent, above 0."""
    if number == 100:
        return translate("CortezReasons", "for sure")
    if number >= 95:
        often = translate("CortezReasons", "almost always")
    elif number >= 75:
        often = translate("CortezReasons", "most of the time")
    elif number >= _HIGH_CHANCE:
        often = translate("CortezReasons", "more often than not")
    elif number >= 45:
        often = translate("CortezReasons", "about half the time")
    elif number >= 25:
        often = translate("CortezReasons", "less than half the time")
    elif number >= 6:
        often = translate("CortezReasons", "only rarely")
    else:
        often = translate("CortezReasons", "only very rarely")
    text = translate("CortezReasons", "{often} ({chance})")
    return text.format(often=often, chance=_figure(number))


def _rounded(number: int) -> int:
    """Return a sampled chance as it is written: a multiple of `_STEP`, or a limit near the ends."""
    if number in (0, 100):
        return number
    return min(max(_STEP * round(number / _STEP), 1), 99)


def _figure(number: int) -> str:
    """Return a rounded chance in per cent as words."""
    if number == 100:
        return percent(1.0)
    if number < _STEP:
        return translate("CortezReasons", "under {chance}").format(chance=percent(_STEP / 100))
    if number > 100 - _STEP:
        text = translate("CortezReasons", "over {chance}")
        return text.format(chance=percent(1.0 - _STEP / 100))
    return percent(number / 100)
