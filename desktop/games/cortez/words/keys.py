"""The keys of Cortez' table alone."""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.style.shortcuts import KeyRow

RECRUIT, DRAW, PASS, ACCEPT, REFUSE, WEAPON, SEVERAL, DONE, SURRENDER = (
    "R",
    "D",
    "X",
    "A",
    "N",
    "W",
    "L",
    "E",
    "G",
)

KEYS = (
    KeyRow(
        {"recruit": (RECRUIT,), "draw": (DRAW,)},
        lambda: translate("Cortez", "Recruit warriors, or draw a provision"),
    ),
    KeyRow(
        {"accept": (ACCEPT,), "refuse": (REFUSE,)},
        lambda: translate("Cortez", "Accept what is offered, or refuse it"),
    ),
    KeyRow({"pass": (PASS,)}, lambda: translate("Cortez", "Pass, or leave things as they are")),
    KeyRow(
        {"warriors": ("1", "2", "3", "4", "5", "6"), "weapon": (WEAPON,)},
        lambda: translate("Cortez", "In a combat: lay a warrior of that value, or a weapon"),
    ),
    KeyRow(
        {"several": (SEVERAL,)},
        lambda: translate("Cortez", "In a combat: lay several of your best cards at once"),
    ),
    KeyRow(
        {"range": ("Shift",)},
        lambda: translate(
            "Cortez",
            "With a click in a combat: choose all cards from the last one clicked; with Ctrl one "
            "more",
        ),
    ),
    KeyRow(
        {"done": (DONE,), "surrender": (SURRENDER,)},
        lambda: translate("Cortez", "In a combat: add no more for now, or surrender"),
    ),
)
