"""Names of regions, seas and lands: in the current language, or in Italian."""

from __future__ import annotations

from desktop.language.translation import has_native_places, per_language, translate
from engine.games.condottiere.board import BOARD


def region_name(region: str) -> str:
    """Return the name of a region, which is that of its city: "Florence", or "Firenze"."""
    if has_native_places():
        return BOARD.names[BOARD.region(region)]
    return _regions()[region]


def region_names() -> dict[str, str]:
    """Return the names of all regions, by id."""
    if has_native_places():
        return dict(zip(BOARD.ids, BOARD.names, strict=True))
    return _regions()


def place_names() -> dict[str, str]:
    """Return the names of the seas and of the lands outside the game, by id."""
    return dict(_ITALIAN) if has_native_places() else _places()


@per_language
def _regions() -> dict[str, str]:
    """Return the name of each region, by its key."""
    return {
        "torino": translate("CondottierePlaces", "Turin"),
        "milano": translate("CondottierePlaces", "Milan"),
        "venezia": translate("CondottierePlaces", "Venice"),
        "genova": translate("CondottierePlaces", "Genoa"),
        "mantova": translate("CondottierePlaces", "Mantua"),
        "ferrara": translate("CondottierePlaces", "Ferrara"),
        "parma": translate("CondottierePlaces", "Parma"),
        "modena": translate("CondottierePlaces", "Modena"),
        "bologna": translate("CondottierePlaces", "Bologna"),
        "lucca": translate("CondottierePlaces", "Lucca"),
        "firenze": translate("CondottierePlaces", "Florence"),
        "siena": translate("CondottierePlaces", "Siena"),
        "urbino": translate("CondottierePlaces", "Urbino"),
        "ancona": translate("CondottierePlaces", "Ancona"),
        "spoleto": translate("CondottierePlaces", "Spoleto"),
        "roma": translate("CondottierePlaces", "Rome"),
        "napoli": translate("CondottierePlaces", "Naples"),
    }


@per_language
def _places() -> dict[str, str]:
    return {
        "ligure": translate("CondottierePlaces", "Ligurian Sea"),
        "tirreno": translate("CondottierePlaces", "Tyrrhenian Sea"),
        "adriatico": translate("CondottierePlaces", "Adriatic Sea"),
        "ionio": translate("CondottierePlaces", "Ionian Sea"),
        "germania": translate("CondottierePlaces", "Germany"),
        "illyria": translate("CondottierePlaces", "Illyria"),
        "provincia": translate("CondottierePlaces", "Provence"),
        "corsica": translate("CondottierePlaces", "Corsica"),
        "sardegna": translate("CondottierePlaces", "Sardinia"),
        "puglia": translate("CondottierePlaces", "Apulia"),
        "calabria": translate("CondottierePlaces", "Calabria"),
    }


_ITALIAN = {
    "ligure": "Mar Ligure",
    "tirreno": "Mar Tirreno",
    "adriatico": "Mare Adriatico",
    "ionio": "Mar Ionio",
    "germania": "Germania",
    "illyria": "Illiria",
    "provincia": "Provenza",
    "corsica": "Corsica",
    "sardegna": "Sardegna",
    "puglia": "Puglia",
    "calabria": "Calabria",
}
