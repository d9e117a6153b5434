"""What stands on the box of Contrées."""

from __future__ import annotations

from desktop.language.translation import translate


def label(key: str) -> tuple[str, str]:
    """Label and one-line detail of an option; raises KeyError for others."""
    if key == "expert":
        return (
            translate("Contrees", "Expert version"),
            translate("Contrees", "Each player lays a snow tile: it counts three in the end."),
        )
    raise KeyError(key)


def title() -> str:
    """The game's name."""
    return translate("Contrees", "Contrées")


def tagline() -> str:
    """One sentence for the shelf."""
    return translate(
        "Contrees", "Lay a land together, then take its tiles with towers on its walls."
    )
