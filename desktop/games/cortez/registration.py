"""Cortez in the registry of games: its box, and loaders for everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from desktop.games.cortez.words.titles import tagline, title
from desktop.table.game_table import GameFeatures, GameTable, Terms

if TYPE_CHECKING:
    from desktop.printing.sheets import GameSheets
    from desktop.rulebook.drawings import Artist
    from desktop.table.game_editor import GameEditor
    from desktop.table.scene import TableScene


def _paint_lid(painter: QPainter, width: float, height: float) -> None:
    from desktop.games.cortez.art.box_lid import paint_box_lid

    paint_box_lid(painter, width, height)


def _scene() -> TableScene:
    from desktop.games.cortez.animations.animator import CortezAnimator
    from desktop.games.cortez.input.game_choice import CortezChoice
    from desktop.games.cortez.scene import CortezScene
    from engine.games.cortez import CORTEZ

    scene = CortezScene(CORTEZ)
    scene.compose(CortezChoice(scene), CortezAnimator(scene))
    return scene


def _terms() -> Terms:
    from desktop.games.cortez.words.option_texts import CortezOptionWords, has_detail, label
    from engine.games.cortez.options import CortezOptions

    return Terms(CortezOptions, label, CortezOptionWords(), has_detail)


def _parts() -> GameFeatures:
    from desktop.games.cortez.features import FEATURES

    return FEATURES


def _sheets() -> GameSheets:
    from desktop.games.cortez.sheets.sheet import SHEETS

    return SHEETS


def _frames() -> Artist:
    from desktop.games.cortez.rulebook.pictures import frames

    return frames


def _editing() -> GameEditor:
    from desktop.games.cortez.editor import CortezEditor

    return CortezEditor()


TABLE = GameTable(
    id="cortez",
    title=title,
    tagline=tagline,
    seats=range(2, 7),
    minutes=90,
    paint_lid=_paint_lid,
    scene=_scene,
    load_terms=_terms,
    load_features=_parts,
    load_sheets=_sheets,
    load_frames=_frames,
    load_editing=_editing,
    one_row_width=824.0,
    moment_heights=(34, 222),
    picture_at=76,
)
