"""The texts of a selection in Cannir: prompt, buttons, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop.games.cannir.selection import CannirSelection
from desktop.games.cannir.words.answers import button_label
from desktop.games.cannir.words.names import card_title
from desktop.games.cannir.words.texts import TEXTS, path_of, values_on
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.style.shortcuts import KeyRow
from desktop.table.buttons import PromptButton
from engine.core.values import Action
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.views import CannirView

KEYS = (
    KeyRow({"veiled": ("V",)}, lambda: translate("Cannir", "Lay the card veiled or face up")),
    KeyRow(
        {"lay": ("L",), "restore": ("R",)},
        lambda: translate("Cannir", "Lay the chosen card, or restore with it"),
    ),
    KeyRow(
        {"first": ("1",), "second": ("2",), "third": ("3",), "fourth": ("4",)},
        lambda: translate("Cannir", "Take a suite by its number"),
    ),
)


def sentence(selection: CannirSelection) -> str:
    """Return the prompt once a card is chosen; "" before that."""
    if selection.card is None:
        return ""
    kinds = {type(selection.effect(cell)) for cell in selection.cells()}
    if Attack in kinds:
        return translate("Cannir", "Lay it, or attack a marked card.")
    if Restore in kinds:
        return translate("Cannir", "Lay it, or restore a marked card.")
    return translate("Cannir", "Lay it on a lit medallion.")


def reminder(selection: CannirSelection) -> str:
    """Return the reminder of the next step, for a click that meant no action."""
    if selection.suites:
        return translate("Cannir", "First take one of the outlined suites.")
    return translate("Cannir", "First choose a card from your hand.")


def announcement(selection: CannirSelection, view: CannirView) -> str:
    """Return the text for a screen reader: the chosen card, then what Enter would do."""
    if selection.suite is not None:
        return TEXTS.action(selection.suites[selection.suite], view, ())
    if selection.card is None:
        return ""
    if selection.target is None:
        return card_title(selection.card)
    return ", ".join(
        TEXTS.action(action, view, ()) for action in selection.actions_at(selection.target)
    )


def no_effect_reason(selection: CannirSelection, view: CannirView, cell: str) -> str:
    """Return why the chosen card can do nothing on a cell, or ""."""
    refusal = find_refusal(selection, view, cell)
    return TEXTS.refusal(*refusal, view) if refusal is not None else ""


def find_refusal(
    selection: CannirSelection, view: CannirView, cell: str
) -> tuple[str, Action] | None:
    """Return the refusal key of the chosen card on a cell with the meant action, or None."""
    action = clicked_action(selection, view, cell)
    return (CANNIR.refusal(view, action), action) if action is not None else None


def clicked_action(selection: CannirSelection, view: CannirView, cell: str) -> Action | None:
    """Return the meaning of a click on a cell where the chosen card can do nothing, or None."""
    if selection.card is None or selection.actions_at(cell):
        return None
    stack = view.board[BOARD.cell(cell)]
    kind = Attack if stack and stack[-1].up else Place
    return kind(selection.card, cell)


def options(
    selection: CannirSelection,
    view: CannirView,
    submit: Callable[[Action], None],
    toggle_face: Callable[[], None],
    release: Callable[[], None],
    point_at: Callable[[int, bool], None],
) -> list[PromptButton]:
    """Return the buttons of the prompt strip."""
    buttons = []
    for number, choose in enumerate(selection.suites, start=1):
        label = translate("Cannir", "Take {values}: {cells}")
        cells = path_of(view, choose.cells)
        label = label.format(values=values_on(view, choose.cells), cells=cells)
        main = number - 1 == selection.suite
        key = shortcuts.cap_of("confirm") if main else str(number)
        give = partial(submit, choose)
        point = partial(point_at, number - 1)
        also = str(number)
        # The outlines on the board show the values.
        buttons.append(
            PromptButton(label, give, key, is_main=main, also=also, point=point, brief=cells)
        )
    if selection.can_veil:
        label = translate("Cannir", "Veiled")
        buttons.append(PromptButton(label, toggle_face, "V", is_on=selection.face == "down"))
    for number, action in enumerate(selection.ready_actions() if selection.suite is None else ()):
        other = "L" if isinstance(action, Place) else "R"
        key = other if number else shortcuts.cap_of("confirm")
        give = partial(submit, action)
        main = number == 0
        buttons.append(
            PromptButton(button_label(action), give, key, is_main=main, also=other, comes=True)
        )
    if selection.card is not None:
        buttons.append(
            PromptButton(
                translate("Cannir", "Take back"), release, shortcuts.cap_of("back"), comes=True
            )
        )
    return buttons
