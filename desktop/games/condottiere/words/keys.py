"""The keys of Condottiere's table alone."""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.style.shortcuts import KeyRow

PASS, THREATS, DISCARD, KEEP, NONE, UP, DOWN = "X", "T", "D", "K", "N", "U", "D"

KEYS = (
    KeyRow({"pass": (PASS,)}, lambda: translate("Condottiere", "Pass")),
    KeyRow(
        {"threats": (THREATS,)},
        lambda: translate("Condottiere", "Show which regions would win the game, or hide them"),
    ),
    KeyRow(
        {"keep": (KEEP,), "discard": (DISCARD,)},
        lambda: translate("Condottiere", "Keep the hand, or decline and discard"),
    ),
    KeyRow({"none": (NONE,)}, lambda: translate("Condottiere", "None of what can be chosen")),
    KeyRow(
        {"up": (UP,), "down": (DOWN,)},
        lambda: translate("Condottiere", "Turn a hidden card up, or leave it down"),
    ),
)
