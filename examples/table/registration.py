"""Ambush as the desktop registers a game: its box, and functions that load everything else."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.language.translation import translate
from desktop.printing.sheets import GameSheets
from desktop.table.game_table import GameFeatures, GameTable, Terms
from desktop.table.scene import TableScene
from examples.rules.options import Options
from examples.rules.views import AmbushView
from examples.table.art import paint_card
from examples.table.words import TEXTS


def option(name: str) -> tuple[str, str]:
    """Return the label and the one-line detail of an option; there is only one."""
    return translate("Ambush", "Reversed"), translate("Ambush", "A player with a line loses.")


def _features() -> GameFeatures:
    from examples.table.features import features

    return features()


def _scene() -> TableScene[AmbushView]:
    from examples.table.game_choice import AmbushChoice
    from examples.table.scene import AmbushScene, Animations

    scene = AmbushScene()
    scene.compose(AmbushChoice(scene), Animations(scene))
    return scene


def _sheets() -> GameSheets:
    from examples.table.sheet import SHEETS

    return SHEETS


TABLE = GameTable(
    id="ambush",
    title=TEXTS.title,
    tagline=TEXTS.tagline,
    seats=range(2, 3),
    minutes=2,
    paint_lid=lambda painter, width, height: paint_card(painter, QRectF(0, 0, width, height), None),
    scene=_scene,
    load_terms=lambda: Terms(Options, option),
    load_features=_features,
    load_sheets=_sheets,
    is_first_by_lot=False,
)
