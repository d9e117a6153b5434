"""The prompt strip of Condottiere: the question of each stage, and its buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop.games.condottiere.selection.selection import CondottiereSelection, SelectionStage
from desktop.games.condottiere.words import answers, labels, prompts
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.style.shortcuts import KeyRow
from desktop.table.buttons import PromptButton
from engine.core.values import Action
from engine.games.condottiere.actions import Decline, DiscardAll, Draw, KeepHand, Pass

PASS, THREATS, DISCARD, KEEP, NONE, UP, DOWN = "X", "T", "D", "K", "N", "U", "D"
#: Shows a card to others.
SHOW = "S"

KEYS = (
    KeyRow({"pass": (PASS,)}, lambda: translate("Condottiere", "Pass")),
    KeyRow(
        {"threats": (THREATS,)},
        lambda: translate("Condottiere", "Show which regions would win the game, or hide them"),
    ),
    KeyRow(
        {"keep": (KEEP,), "discard": (DISCARD,)},
        lambda: translate("Condottiere", "Keep the hand; discard it or decline"),
    ),
    KeyRow(
        {"none": (NONE,)},
        lambda: translate("Condottiere", "Bring back no mercenary, or leave the Pope off the map"),
    ),
    KeyRow(
        {"up": (UP,), "down": (DOWN,)},
        lambda: translate("Condottiere", "Turn a hidden card up, or leave it down"),
    ),
    KeyRow({"show": (SHOW,)}, lambda: translate("Condottiere", "Show a card to others")),
)


#: Keys of the actions that need only a button.
_KEYS: dict[type[Action], str] = {Decline: DISCARD, DiscardAll: DISCARD, KeepHand: KEEP}


def stage_question(selection: CondottiereSelection) -> tuple[str, str]:
    """Return the question of the current stage and a remark on it.

    Both are "" where the question of the decision applies.
    """
    match selection.stage:
        case SelectionStage.TAKE:
            return prompts.take_question()
        case SelectionStage.POPE:
            return prompts.pope_question()
        case SelectionStage.REVEAL:
            return prompts.reveal_question()
    return "", ""


def options(
    selection: CondottiereSelection,
    submit: Callable[[Action], None],
    open_stage: Callable[[SelectionStage], None],
    back: Callable[[], None],
    threats: tuple[Callable[[], None], bool],
) -> list[PromptButton]:
    """Return the buttons of the prompt strip, the main button first."""
    prompt_buttons: list[PromptButton] = []
    match selection.stage:
        case SelectionStage.CARD:
            prompt_buttons = _of_card(selection, submit, open_stage)
        case SelectionStage.TAKE | SelectionStage.POPE:
            prompt_buttons = _of_target(selection, submit, back)
        case SelectionStage.REVEAL:
            prompt_buttons = _of_reveal(selection, submit, back)
        case SelectionStage.KEEP:
            keep_action = selection.keep_action
            if keep_action is not None:
                prompt_buttons = [
                    PromptButton(
                        answers.button_label(keep_action),
                        partial(submit, keep_action),
                        shortcuts.cap_of("confirm"),
                        is_main=True,
                        gives=keep_action,
                    )
                ]
        case SelectionStage.REGION | SelectionStage.PLAIN:
            prompt_buttons = _plain_buttons(selection, submit)
    toggle, on = threats
    return [*prompt_buttons, PromptButton(labels.threats(), toggle, THREATS, is_on=on)]


def _of_card(
    selection: CondottiereSelection,
    submit: Callable[[Action], None],
    open_stage: Callable[[SelectionStage], None],
) -> list[PromptButton]:
    """Return the buttons for the card that is considered."""
    prompt_buttons = []
    ways = selection.plays_of_card(selection.card)
    if len(ways) == 1:
        play = partial(submit, ways[0])
        prompt_buttons.append(
            PromptButton(
                answers.button_label(ways[0]),
                play,
                shortcuts.cap_of("confirm"),
                is_main=True,
                comes=True,
            )
        )
    elif ways:
        stage = SelectionStage.TAKE if ways[0].take is not None else SelectionStage.POPE
        go_on = partial(open_stage, stage)
        prompt_buttons.append(
            PromptButton(
                answers.button_label(ways[0]),
                go_on,
                shortcuts.cap_of("confirm"),
                is_main=True,
                comes=True,
            )
        )
    if len(selection.pass_actions) == 1:
        passing = selection.pass_actions[0]
        main = selection.button is not None
        key = shortcuts.cap_of("confirm") if main else PASS
        label = answers.wait() if selection.waits else answers.button_label(passing)
        give = partial(submit, passing)
        prompt_buttons.append(
            PromptButton(label, give, key, is_main=main, also=PASS, gives=passing)
        )
    elif selection.pass_actions:
        ask = partial(open_stage, SelectionStage.REVEAL)
        prompt_buttons.append(PromptButton(answers.button_label(Pass()), ask, PASS))
    return prompt_buttons


def _of_target(
    selection: CondottiereSelection, submit: Callable[[Action], None], back: Callable[[], None]
) -> list[PromptButton]:
    """Return the buttons of the stage in which a card needs a target."""
    prompt_buttons = []
    ready = selection.ready_action()
    if ready is not None and ready != selection.untargeted_action:
        label = answers.list_entry(ready)[1]
        key, brief = shortcuts.cap_of("confirm"), answers.target(ready)
        prompt_buttons.append(
            PromptButton(label, partial(submit, ready), key, brief=brief, is_main=True, comes=True)
        )
    none = selection.untargeted_action
    if none is not None:
        # Short at any width: a label that shrank beside a longer one would move its button.
        taking = selection.stage is SelectionStage.TAKE
        label = answers.take_none_briefly() if taking else answers.no_pope_briefly()
        main = ready == none
        key = shortcuts.cap_of("confirm") if main else NONE
        prompt_buttons.append(
            PromptButton(label, partial(submit, none), key, is_main=main, also=NONE)
        )
    prompt_buttons.append(
        PromptButton(translate("Condottiere", "Back"), back, shortcuts.cap_of("back"), comes=True)
    )
    return prompt_buttons


def _of_reveal(
    selection: CondottiereSelection, submit: Callable[[Action], None], back: Callable[[], None]
) -> list[PromptButton]:
    """Return the buttons of the stage in which cards are revealed with a pass."""
    prompt_buttons = []
    for number, action in enumerate(selection.buttons):
        up = isinstance(action, Pass) and action.reveal
        label = answers.turn_up() if up else answers.leave_hidden()
        main = number == selection.button
        letter = UP if up else DOWN
        key = shortcuts.cap_of("confirm") if main else letter
        prompt_buttons.append(
            PromptButton(label, partial(submit, action), key, is_main=main, also=letter)
        )
    if selection.first_stage is not SelectionStage.REVEAL:
        prompt_buttons.append(
            PromptButton(
                translate("Condottiere", "Back"), back, shortcuts.cap_of("back"), comes=True
            )
        )
    return prompt_buttons


def _plain_buttons(
    selection: CondottiereSelection, submit: Callable[[Action], None]
) -> list[PromptButton]:
    """Return the buttons of actions that need no card, such as to pass."""
    prompt_buttons = []
    ready = selection.ready_action()
    if ready is not None and ready not in selection.button_actions:
        prompt_buttons.append(
            PromptButton(
                answers.button_label(ready),
                partial(submit, ready),
                shortcuts.cap_of("confirm"),
                is_main=True,
                comes=True,
            )
        )
    for action in selection.button_actions:
        key = str(action.n) if isinstance(action, Draw) else _KEYS[type(action)]
        main = action == ready
        prompt_buttons.append(
            PromptButton(
                answers.button_label(action),
                partial(submit, action),
                shortcuts.cap_of("confirm") if main else key,
                is_main=main,
                also=key,
                gives=action,
            )
        )
    return prompt_buttons
