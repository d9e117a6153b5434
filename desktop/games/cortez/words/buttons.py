"""The buttons of the prompt strip in Cortez, with their keys and their places on the mat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import answers, prompts
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.style.shortcuts import KeyRow
from desktop.table.buttons import PromptButton
from engine.core.values import Action
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
from engine.games.cortez.views.view import CortezView

# Keys of the actions.
RECRUIT = "R"
DRAW = "D"
PASS = "X"
TRADE = "T"
ACCEPT = "A"
REFUSE = "N"
WEAPON = "K"
SEVERAL = "L"
DONE = PASS
CARD = "C"
BUY = "S"
HELP = "U"
SURRENDER = "G"
KEYS = (
    KeyRow(
        {"recruit": (RECRUIT,), "draw": (DRAW,)},
        lambda: translate("Cortez", "Recruit warriors, or draw a provision"),
    ),
    KeyRow(
        {"accept": (ACCEPT,), "refuse": (REFUSE,)},
        lambda: translate("Cortez", "Accept or refuse an offer"),
    ),
    KeyRow({"pass": (PASS,)}, lambda: translate("Cortez", "Pass, or leave things as they are")),
    KeyRow(
        {"warriors": ("1", "2", "3", "4", "5", "6"), "weapon": (WEAPON,)},
        lambda: translate("Cortez", "In combat: lay a warrior of that value, or a Weapon"),
    ),
    KeyRow(
        {"several": (SEVERAL,)},
        lambda: translate("Cortez", "In combat: lay several of your best cards at once"),
    ),
    KeyRow(
        {"range": ("Shift",)},
        lambda: translate(
            "Cortez",
            "In combat, with Shift: choose all cards from the last one clicked; with Ctrl, one "
            "more",
        ),
    ),
    KeyRow(
        {"done": (DONE,), "surrender": (SURRENDER,)},
        lambda: translate("Cortez", "In combat: add nothing more, or surrender"),
    ),
    KeyRow(
        {"bribery": (CARD,)},
        lambda: translate("Cortez", "At any time: play a bribery card of your hand"),
    ),
    KeyRow(
        {"buy": (BUY,), "help": (HELP,)},
        lambda: translate("Cortez", "In combat: buy a surrender, ask for help or offer it"),
    ),
)


# Places of buttons on the combat mat. A button that ends something has a place of its own.
#: The answer that is ready, or the first of two.
FIRST = "first"
#: The contrary of the answer.
SECOND = "second"
#: The chosen cards are laid.
LAY = "lay"
#: The form for several cards.
MANY = "many"
HOLD = "hold"
END = "end"
GIVE_UP = "give up"
GO_ON = "go on"
#: Other buttons, in the middle of the mat.
UPPER = "upper"
LOWER = "lower"

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
    """Return the key that gives an action, "" if it has none."""
    match action:
        case BuyWarriors(buy):
            return ACCEPT if buy else REFUSE
        case AddWarrior(value):
            return str(value)
        case FlipBridge(thing) | Collar(thing) if thing != NONE:
            return ""
    return _KEYS.get(type(action), "")


def _mat_place(action: Action, view: CortezView) -> str:
    """Return the place on the combat mat of the button for an action."""
    match action:
        case Surrender():
            return GIVE_UP
        case Done() if view.combat is not None and not view.combat.added:
            return HOLD
        case Done():
            return END
        case Accept() | BuyWarriors(True):
            return FIRST
    return SECOND


def _interruption_buttons(
    selection: CortezSelection, submit: Callable[[Action], None], back: Callable[[], None]
) -> list[PromptButton]:
    """Return the buttons of an interruption."""
    found, ready = [], selection.ready()
    if ready is not None:
        enter = shortcuts.cap_of("confirm")
        label, slot = prompts.interruption_label(ready), FIRST
        found.append(PromptButton(label, partial(submit, ready), enter, is_main=True, slot=slot))
    key = shortcuts.cap_of("back")
    found.append(PromptButton(translate("Cortez", "Back"), back, key, slot=SECOND))
    return found


def prompt_buttons(
    selection: CortezSelection,
    view: CortezView,
    submit: Callable[[Action], None],
    play: Callable[[str], None],
    back: Callable[[], None],
    several: Callable[[], None],
    trade: Callable[[], None],
) -> list[PromptButton]:
    """Return the buttons of the prompt strip, the main one first.

    `submit` gives an action, `play` begins with a bribery card, `back` goes a stage back, `several`
    opens the form for laying several cards at once, `trade` that of a trade.
    """
    found: list[PromptButton] = []
    ready = selection.ready()
    enter = shortcuts.cap_of("confirm")
    if selection.is_interruption:
        return _interruption_buttons(selection, submit, back)
    # Bribery cards have permanent buttons below.
    if (
        ready is not None
        and ready not in selection.plain
        and selection.stage is not SelectionStage.CARD
    ):
        label = answers.short(ready, view)
        if selection.is_laying_several:
            label = translate("Cortez", "Lay %n card(s)", "", len(selection.laid_actions))
        laying = selection.stage is SelectionStage.LAY
        slot = LAY if laying else FIRST
        brief = translate("Cortez", "Lay") if laying else ""
        found.append(
            PromptButton(
                label,
                partial(submit, ready),
                enter,
                is_main=True,
                brief=brief,
                comes=True,
                slot=slot,
            )
        )
    if selection.laying_form is not None and not selection.is_laying_several:
        label = translate("Cortez", "Lay several…")
        found.append(PromptButton(label, several, SEVERAL, comes=True, slot=MANY))
    if selection.is_folded:
        found.append(PromptButton(translate("Cortez", "Trade…"), trade, TRADE))
    if selection.is_laying_several or (
        selection.is_started and selection.stage is not selection.first_stage
    ):
        key = shortcuts.cap_of("back")
        found.append(PromptButton(translate("Cortez", "Back"), back, key, comes=True, slot=SECOND))
    if selection.stage is SelectionStage.CARD:
        for _, card in selection.items:
            label, main = answers.short(Bribe(card), view), selection.item == ("bribery", card)
            key = enter if main else ""
            found.append(PromptButton(label, partial(play, card), key, is_main=main))
    if selection.stage is selection.first_stage:
        for action in selection.plain:
            main = action == ready
            key = key_of(action)
            found.append(
                PromptButton(
                    answers.short(action, view),
                    partial(submit, action),
                    enter if main else key,
                    is_main=main,
                    also=key,
                    gives=action,
                    slot=_mat_place(action, view),
                )
            )
    return found
