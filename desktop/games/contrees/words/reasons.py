"""Effects of answers at Contrées, as clauses.

What a hint says of a tower follows from the rules alone (`ruled_text` in `exchange.py`). The
effects here tell tiles to lay apart, and say how far the outcomes of two towers differ.
"""

from __future__ import annotations

from dataclasses import replace

from desktop.language.translation import translate
from desktop.table.game_texts import STANDING, Reason
from engine.core.values import Effect

#: The effects on how the match would stand.
_STANDINGS = ("leads", "trails")
#: How much more an effect weighs for each further tile or tower.
_PER_FURTHER = 0.1


def reason(fact: Effect, *, has_snow: bool) -> Reason | None:
    """Return an effect as a clause with its weight, or None for an effect without a text.

    With snow tiles (`has_snow`), which count three, scores are counted in points.
    """
    match fact.kind:
        case "wins":
            return Reason(translate("ContreesReasons", "It wins the game"), 1.0, "end")
        case "loses":
            return Reason(translate("ContreesReasons", "It loses the game"), -1.0, "end")
    if fact.kind in _STANDINGS:
        lead = fact.number if fact.kind == "leads" else -fact.number
        text = _score_text(lead, is_final=bool(fact.about), has_snow=has_snow)
        # It weighs nothing beside its cause.
        return Reason(text, 0.0, STANDING, is_final=bool(fact.about))
    if not fact.number:
        return None
    effect_reason = _counted_effect(fact.kind, fact.number, has_snow=has_snow)
    if effect_reason is None or fact.kind in ("joins", "meets"):
        return effect_reason
    weight = effect_reason.weight * (1 + _PER_FURTHER * (fact.number - 1))
    weight = max(-1.0, min(1.0, weight))
    return replace(effect_reason, weight=weight, is_interchangeable=True)


def _score_text(lead: int, *, is_final: bool, has_snow: bool) -> str:
    """Return the lead after the worst reply, or at the end, as a clause."""
    number, is_ahead = abs(lead), lead > 0
    if is_final and not lead:
        return translate("ContreesReasons", "It ends level if both play their best")
    if not lead:
        return translate("ContreesReasons", "It leaves both level after the best reply")
    if is_final and has_snow:
        if is_ahead:
            return translate(
                "ContreesReasons", "It ends %n point(s) ahead if both play their best", "", number
            )
        return translate(
            "ContreesReasons", "It ends %n point(s) behind if both play their best", "", number
        )
    if is_final:
        if is_ahead:
            return translate(
                "ContreesReasons", "It ends %n tile(s) ahead if both play their best", "", number
            )
        return translate(
            "ContreesReasons", "It ends %n tile(s) behind if both play their best", "", number
        )
    if has_snow:
        if is_ahead:
            return translate(
                "ContreesReasons", "It is still %n point(s) ahead after the best reply", "", number
            )
        return translate(
            "ContreesReasons", "It is %n point(s) behind after the best reply", "", number
        )
    if is_ahead:
        return translate(
            "ContreesReasons", "It is still %n tile(s) ahead after the best reply", "", number
        )
    return translate("ContreesReasons", "It is %n tile(s) behind after the best reply", "", number)


def _counted_effect(kind: str, number: int, *, has_snow: bool) -> Reason | None:
    """Return an effect that has a number as a clause with its weight, or None if unknown."""
    match kind:
        case "joins":
            text = translate("ContreesReasons", "It shares a side with %n tile(s)", "", number)
            why = translate("ContreesReasons", ", so that a tower between the two counts for both")
            if number > 1:
                why = translate(
                    "ContreesReasons", ", so that towers between them count for several tiles"
                )
            return Reason(text, 0.15, kind, why=why)
        case "meets":
            text = translate(
                "ContreesReasons", "It makes %n corner(s) where three tiles meet", "", number
            )
            why = translate("ContreesReasons", ", where one tower counts for all three")
            return Reason(text, 0.2, kind, why=why)
        case "takes":
            text = translate("ContreesReasons", "It takes %n tile(s)", "", number)
            return Reason(text, 0.7, kind)
        case "razes":
            text = translate("ContreesReasons", "It razes %n tower(s)", "", number)
            return Reason(text, 0.5, kind)
        case "offers":
            text = translate(
                "ContreesReasons", "It costs %n tile(s) after the best reply", "", number
            )
            if has_snow:
                text = translate(
                    "ContreesReasons", "It costs %n point(s) after the best reply", "", number
                )
            return Reason(text, -0.6, "tiles")
        case "exposes":
            text = translate(
                "ContreesReasons", "It lets the opponent raze %n tower(s) in reply", "", number
            )
            return Reason(text, -0.45, "towers")
    return None
