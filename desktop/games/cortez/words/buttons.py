"""The buttons of the prompt strip in Cortez, with their keys and their places on the mat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class PromptCallbacks:
    """What the buttons of the prompt strip do."""

    #: Give an action.
    submit: Callable[[Action], None]
    #: Begin with a bribery card.
    play: Callable[[str], None]
    #: Go a stage back.
    go_back: Callable[[], None]
    #: Open the form for laying several cards at once.
    lay_several: Callable[[], None]
    #: Open the form of a trade.
    trade: Callable[[], None]


def prompt_buttons(
    selection: CortezSelection, view: CortezView, callbacks: PromptCallbacks
) -> list[PromptButton]:
    """Return the buttons of the prompt strip, the main one first."""
    if selection.is_interruption:
        return _interruption_buttons(selection, callbacks)
    buttons = _ready_button(selection, view, callbacks)
    if selection.laying_form is not None and not selection.is_laying_several:
        label = translate("Cortez", "Lay several…")
        buttons.append(PromptButton(label, callbacks.lay_several, SEVERAL, comes=True, slot=MANY))
    if selection.is_folded:
        buttons.append(PromptButton(translate("Cortez", "Trade…"), callbacks.trade, TRADE))
    if selection.is_laying_several or (
        selection.is_started and selection.stage is not selection.first_stage
    ):
        buttons.append(_back_button(callbacks, comes=True))
    if selection.stage is SelectionStage.CARD:
        buttons += _bribery_buttons(selection, view, callbacks)
    if selection.stage is selection.first_stage:
        buttons += _plain_buttons(selection, view, callbacks)
    return buttons


def _interruption_buttons(
    selection: CortezSelection, callbacks: PromptCallbacks
) -> list[PromptButton]:
    """Return the buttons of an interruption."""
    buttons, ready = [], selection.ready_action()
    if ready is not None:
        label, enter = prompts.interruption_label(ready), shortcuts.cap_of("confirm")
        act = partial(callbacks.submit, ready)
        buttons.append(PromptButton(label, act, enter, is_main=True, slot=FIRST))
    return [*buttons, _back_button(callbacks)]


def _back_button(callbacks: PromptCallbacks, *, comes: bool = False) -> PromptButton:
    key = shortcuts.cap_of("back")
    label = translate("Cortez", "Back")
    return PromptButton(label, callbacks.go_back, key, comes=comes, slot=SECOND)


def _ready_button(
    selection: CortezSelection, view: CortezView, callbacks: PromptCallbacks
) -> list[PromptButton]:
    """Return the button for the action that Enter would give, if it has no other button."""
    ready = selection.ready_action()
    # Bribery cards have permanent buttons below.
    if ready is None or ready in selection.plain or selection.stage is SelectionStage.CARD:
        return []
    label = answers.button_label(ready, view)
    if selection.is_laying_several:
        label = translate("Cortez", "Lay %n card(s)", "", len(selection.laid_actions))
    is_laying = selection.stage is SelectionStage.LAY
    button = PromptButton(
        label,
        partial(callbacks.submit, ready),
        shortcuts.cap_of("confirm"),
        is_main=True,
        brief=translate("Cortez", "Lay") if is_laying else "",
        comes=True,
        slot=LAY if is_laying else FIRST,
    )
    return [button]


def _bribery_buttons(
    selection: CortezSelection, view: CortezView, callbacks: PromptCallbacks
) -> list[PromptButton]:
    """Return a button for each bribery card."""
    buttons = []
    for _, card in selection.items:
        is_main = selection.item == ("bribery", card)
        key = shortcuts.cap_of("confirm") if is_main else ""
        act = partial(callbacks.play, card)
        buttons.append(
            PromptButton(answers.button_label(Bribe(card), view), act, key, is_main=is_main)
        )
    return buttons


def _plain_buttons(
    selection: CortezSelection, view: CortezView, callbacks: PromptCallbacks
) -> list[PromptButton]:
    """Return a button for each action without further choices."""
    buttons, ready = [], selection.ready_action()
    for action in selection.plain:
        is_main = action == ready
        key = key_of(action)
        buttons.append(
            PromptButton(
                answers.button_label(action, view),
                partial(callbacks.submit, action),
                shortcuts.cap_of("confirm") if is_main else key,
                is_main=is_main,
                also=key,
                gives=action,
                slot=_mat_place(action, view),
            )
        )
    return buttons
