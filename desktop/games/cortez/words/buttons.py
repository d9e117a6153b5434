"""The prompt strip of Cortez: its buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop import keys
from desktop.games.cortez.choosing import Choosing, Stage
from desktop.games.cortez.words import answers
from desktop.games.cortez.words.keys import (
    ACCEPT,
    DONE,
    DRAW,
    PASS,
    RECRUIT,
    REFUSE,
    SEVERAL,
    SURRENDER,
    WEAPON,
)
from desktop.language import translate
from desktop.table.choice import PromptButton
from engine.core import Action
from engine.games.cortez.actions import (
    NONE,
    Accept,
    AddWarrior,
    AddWeapon,
    Bribe,
    BuyWarriors,
    Collar,
    Done,
    Draw,
    FlipBridge,
    Pass,
    Recruit,
    Refuse,
    Surrender,
)
from engine.games.cortez.views import CortezView

_KEYS: dict[type[Action], str] = {
    Recruit: RECRUIT,
    Draw: DRAW,
    Pass: PASS,
    Collar: PASS,
    FlipBridge: PASS,
    Accept: ACCEPT,
    Refuse: REFUSE,
    Done: DONE,
    Surrender: SURRENDER,
    AddWeapon: WEAPON,
}


def key_of(action: Action) -> str:
    """The letter that gives an answer, "" for none."""
    match action:
        case BuyWarriors(buy):
            return ACCEPT if buy else REFUSE
        case AddWarrior(value):
            return str(value)
        case FlipBridge(thing) | Collar(thing) if thing != NONE:
            return ""
    return _KEYS.get(type(action), "")


def options(
    choosing: Choosing,
    view: CortezView,
    answer: Callable[[Action], None],
    play: Callable[[str], None],
    back: Callable[[], None],
    several: Callable[[], None],
) -> list[PromptButton]:
    """The buttons of the prompt strip, the main one first; `play` begins with a bribery card,
    `several` opens what lays many cards at once.
    """
    found: list[PromptButton] = []
    ready = choosing.ready()
    enter = keys.cap_of("confirm")
    if ready is not None and ready not in choosing.plain:
        label = answers.short(ready, view)
        if choosing.lays_several:
            label = translate("Cortez", "Lay %n card(s)", "", len(choosing.act))
        found.append(PromptButton(label, partial(answer, ready), enter, main=True, comes=True))
    if choosing.laying is not None and not choosing.lays_several:
        label = translate("Cortez", "Lay several…")
        brief = translate("Cortez", "Several")
        found.append(PromptButton(label, several, SEVERAL, brief=brief, comes=True))
    if choosing.lays_several or (choosing.started and choosing.stage is not choosing.first_stage):
        found.append(
            PromptButton(translate("Cortez", "Back"), back, keys.cap_of("back"), comes=True)
        )
    if choosing.stage is Stage.CARD:
        for _, card in choosing.items:
            if choosing.item != ("bribery", card):
                label = answers.short(Bribe(card), view)
                found.append(PromptButton(label, partial(play, card)))
    if choosing.stage is choosing.first_stage:
        for action in choosing.plain:
            main = action == ready
            key = key_of(action)
            found.append(
                PromptButton(
                    answers.short(action, view),
                    partial(answer, action),
                    enter if main else key,
                    main=main,
                    also=key,
                    gives=action,
                )
            )
    return found
