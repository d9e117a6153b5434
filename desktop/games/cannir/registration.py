"""Cannir in the registry of games: its box, and loaders for everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from desktop.games.cannir.words.titles import tagline, title
from desktop.table.game_table import GameFeatures, GameTable, Terms

if TYPE_CHECKING:
    from desktop.printing.sheets import GameSheets
    from desktop.rulebook.drawings import Artist
    from desktop.table.game_editor import GameEditor
    from desktop.table.scene import TableScene


def _paint_lid(painter: QPainter, width: float, height: float) -> None:
    from desktop.games.cannir.art.box_lid import paint_box_lid

    paint_box_lid(painter, width, height)


def _scene() -> TableScene:
    from desktop.games.cannir.animator import CannirAnimator
    from desktop.games.cannir.input.game_choice import CannirChoice
    from desktop.games.cannir.scene import CannirScene

    scene = CannirScene()
    scene.compose(CannirChoice(scene), CannirAnimator(scene))
    return scene


def _terms() -> Terms:
    from desktop.games.cannir.words.titles import label
    from engine.games.cannir.options import Options

    return Terms(Options, label)


def _parts() -> GameFeatures:
    from desktop.games.cannir.features import FEATURES

    return FEATURES


def _sheets() -> GameSheets:
    from desktop.games.cannir.sheets.sheet import SHEETS

    return SHEETS


def _frames() -> Artist:
    from desktop.games.cannir.rulebook.pictures import frames

    return frames


def _editing() -> GameEditor:
    from desktop.games.cannir.editor import CannirEditor

    return CannirEditor()


TABLE = GameTable(
    id="cannir",
    title=title,
    tagline=tagline,
    seats=range(2, 4),
    minutes=10,
    paint_lid=_paint_lid,
    scene=_scene,
    load_terms=_terms,
    load_features=_parts,
    load_sheets=_sheets,
    load_frames=_frames,
    load_editing=_editing,
    has_agreements=False,
    # The player with the smallest hand begins.
    is_first_by_lot=False,
)
