"""Reasons for answers at Contrées, as clauses."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.contrees.words.names import corner_code, hex_name
from desktop.language.translation import join_words, translate
from desktop.table.game_texts import STANDING, Reason
from engine.core.values import Effect
from engine.games.contrees.views import ContreesView

#: The topics of effects that are one: the tiles and the towers in the rival's reach. A tile is lost
#: with the towers around it.
_TOPICS = {
    "offers": "tiles",
    "denies": "tiles",
    "forces": "threatens",
    "secures": "saved",
    "frees": "towers",
    "saves": "saved",
    "exposes": "towers",
    "risks": "towers",
    "undone": "towers",
}
#: The effects on towers, whose names are those of corners.
_ON_TOWERS = ("saves", "exposes", "risks", "undone", "hunts")
#: The effects on how the match would stand.
_STANDINGS = ("leads", "trails")
#: The effects that a hint tells whatever the other answers do.
_ALWAYS = ("saves", "secures", "risks", "undone", "frees")
#: The weight of a threat that the reply ends by razing a tower.
_UNDONE = -0.5
#: The weight of a tile kept, which matters more than the towers saved with it.
_SECURED = 0.6
#: How much more an effect weighs for each further tile or tower.
_PER_FURTHER = 0.1


def reason(fact: Effect, view: ContreesView) -> Reason | None:
    """Return an effect as a clause with its weight, or None for an effect without a text."""
    match fact.kind:
        case "wins":
            return Reason(translate("ContreesReasons", "It wins the game"), 1.0, "end")
        case "loses":
            return Reason(translate("ContreesReasons", "It loses the game"), -1.0, "end")
    if fact.kind in _STANDINGS:
        return _standing(fact)
    found = _named_effect(fact, view) or (
        _counted_effect(fact.kind, fact.number) if fact.number else None
    )
    if found is None or fact.kind in ("joins", "meets"):
        return found
    weight = found.weight * (1 + _PER_FURTHER * (fact.number - 1))
    return replace(
        found,
        weight=max(-1.0, min(1.0, weight)),
        is_interchangeable=True,
        always=fact.kind in _ALWAYS,
    )


def _standing(fact: Effect) -> Reason:
    """Return the score after the worst reply; it weighs nothing beside what leads to it."""
    if not fact.number:
        text = translate("ContreesReasons", "It leaves both level after the best reply")
    elif fact.kind == "leads":
        text = translate(
            "ContreesReasons", "It is still %n point(s) ahead after the best reply", "", fact.number
        )
    else:
        text = translate(
            "ContreesReasons", "It is %n point(s) behind after the best reply", "", fact.number
        )
    return Reason(text, 0.0, STANDING)


def _named_effect(fact: Effect, view: ContreesView) -> Reason | None:
    """Return an effect on tiles or towers with their names; None if it names none.

    Such effects are worth the same on any tile or corner, hence `is_interchangeable`.
    """
    pieces, _, origin = fact.about.partition("@")
    names = [
        (_corner if fact.kind in _ON_TOWERS else _tile)(view, about) for about in pieces.split(";")
    ]
    if not all(names) or len(names) != fact.number:
        return None
    several, why = len(names) > 1, ""
    if origin and not (origin := _corner(view, origin)):
        return None
    match fact.kind:
        case "takes":
            text, weight = translate("ContreesReasons", "It takes {tile}"), 0.7
        case "threatens" if several:
            text, weight = (
                translate(
                    "ContreesReasons", "It threatens to take {tile}, each with one more tower"
                ),
                0.35,
            )
        case "threatens":
            text, weight = (
                translate("ContreesReasons", "It threatens to take {tile} with one more tower"),
                0.35,
            )
        case "forces":
            text, weight = translate("ContreesReasons", "It makes the opponent defend {tile}"), 0.25
        case "offers":
            text, weight = (
                translate("ContreesReasons", "It lets the opponent take {tile} in reply"),
                -0.6,
            )
        case "denies":
            text, weight = (
                translate("ContreesReasons", "It keeps the opponent from taking {tile} in reply"),
                0.5,
            )
        case "secures":
            text, weight = (
                translate("ContreesReasons", "It keeps {tile} from being lost in reply"),
                _SECURED,
            )
        case "frees":
            text, weight = (
                translate(
                    "ContreesReasons", "It lets the opponent undo the possession of {tile} in reply"
                ),
                -0.55,
            )
        case "hunts" if several:
            text, weight = (
                translate("ContreesReasons", "It threatens to raze the towers on {corner} next"),
                0.3,
            )
        case "hunts":
            text, weight = (
                translate("ContreesReasons", "It threatens to raze the tower on {corner} next"),
                0.3,
            )
        case "exposes" | "risks" | "undone" if several:
            text, weight = (
                translate(
                    "ContreesReasons", "It lets the opponent raze the towers on {corner} in reply"
                ),
                -0.45,
            )
        case "exposes" | "risks" | "undone":
            text, weight = (
                translate(
                    "ContreesReasons", "It lets the opponent raze the tower on {corner} in reply"
                ),
                -0.45,
            )
        case "saves" if several:
            text, weight = (
                translate("ContreesReasons", "It saves the towers on {corner} from being razed"),
                0.45,
            )
        case "saves":
            text, weight = (
                translate("ContreesReasons", "It saves the tower on {corner} from being razed"),
                0.45,
            )
        case _:
            return None
    listed = join_words(names)
    topic = _TOPICS.get(fact.kind, fact.kind)
    if fact.kind == "undone":
        weight, why = _UNDONE, _why_undone()
    clause = text.format(tile=listed, corner=listed)
    if origin:
        clause = translate("ContreesReasons", "{fact} with a tower on {corner}").format(
            fact=clause, corner=origin
        )
    return Reason(clause, weight, topic, is_interchangeable=True, why=why)


def _why_undone() -> str:
    """Return the sentence that the fall of the towers ends what the action threatens."""
    return translate("ContreesReasons", ", which ends its threat to take a tile")


def _tile(view: ContreesView, about: str) -> str:
    """Return the name of a tile, or "" where there is none."""
    return next((hex_name(tile) for tile in view.land if f"{tile[0]},{tile[1]}" == about), "")


def _corner(view: ContreesView, about: str) -> str:
    """Return the name of a corner, or "" where it is not on the land."""
    try:
        return corner_code(view, about)
    except KeyError:
        return ""


def _counted_effect(kind: str, number: int) -> Reason | None:
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
            text = translate("ContreesReasons", "It makes %n corner(s) of three tiles", "", number)
            why = translate("ContreesReasons", ", where one tower counts for all three")
            return Reason(text, 0.2, kind, why=why)
        case "takes":
            text = translate("ContreesReasons", "It takes %n tile(s)", "", number)
            return Reason(text, 0.7, kind)
        case "threatens":
            text = translate(
                "ContreesReasons",
                "It threatens to take %n tile(s), each with one more tower",
                "",
                number,
            )
            return Reason(text, 0.35, kind)
        case "forces":
            text = translate(
                "ContreesReasons", "It makes the opponent defend %n tile(s)", "", number
            )
            return Reason(text, 0.25, "threatens")
        case "denies":
            text = translate(
                "ContreesReasons",
                "It keeps the opponent from taking %n tile(s) in reply",
                "",
                number,
            )
            return Reason(text, 0.5, "tiles")
        case "offers":
            text = translate(
                "ContreesReasons", "It lets the opponent take %n tile(s) in reply", "", number
            )
            return Reason(text, -0.6, "tiles")
        case "secures":
            text = translate(
                "ContreesReasons", "It keeps %n tile(s) from being lost in reply", "", number
            )
            return Reason(text, _SECURED, "saved")
        case "frees":
            text = translate(
                "ContreesReasons",
                "It lets the opponent undo the possession of %n tile(s) in reply",
                "",
                number,
            )
            return Reason(text, -0.55, "towers")
        case "hunts":
            text = translate("ContreesReasons", "It threatens to raze %n tower(s) next", "", number)
            return Reason(text, 0.3, "hunts")
        case "razes":
            text = translate("ContreesReasons", "It razes %n tower(s)", "", number)
            return Reason(text, 0.5, kind)
        case "saves":
            text = translate("ContreesReasons", "It saves %n tower(s) from being razed", "", number)
            return Reason(text, 0.45, "saved")
        case "exposes" | "risks" | "undone":
            text = translate(
                "ContreesReasons", "It lets the opponent raze %n tower(s) in reply", "", number
            )
            if kind == "undone":
                return Reason(text, _UNDONE, "towers", why=_why_undone())
            return Reason(text, -0.45, "towers")
    return None
