"""The keys of Cannir's table alone."""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.style.shortcuts import KeyRow

KEYS = (
    KeyRow({"veiled": ("V",)}, lambda: translate("Cannir", "Lay the card veiled, or open again")),
    KeyRow(
        {"lay": ("L",), "restore": ("R",)},
        lambda: translate("Cannir", "Lay the chosen card, or restore with it"),
    ),
    KeyRow(
        {"first": ("1",), "second": ("2",), "third": ("3",)},
        lambda: translate("Cannir", "Take the first, second or third suite"),
    ),
)
