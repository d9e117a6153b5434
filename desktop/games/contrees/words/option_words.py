"""The variant of Contrées in words."""

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
