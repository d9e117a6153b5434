"""The variants of Cannir in words."""

from __future__ import annotations

from desktop.language.translation import translate


def label(key: str) -> tuple[str, str]:
    """Label and one-line detail of an option; raises KeyError for others."""
    match key:
        case "free_paths":
            return (
                translate("Cannir", "Winding suites"),
                translate("Cannir", "A suite may turn corners along the threads."),
            )
        case "veiled":
            return (
                translate("Cannir", "Veiled cards"),
                translate("Cannir", "Cards may also be laid face down."),
            )
    raise KeyError(key)
