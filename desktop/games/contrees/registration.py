"""Contrées as the desktop registers it: its box and its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from desktop.games.contrees.words.titles import tagline, title
from desktop.table.game_table import GameFeatures, GameTable, Terms

if TYPE_CHECKING:
    from desktop.printing.sheets import GameSheets
    from desktop.rulebook.drawings import Artist
    from desktop.table.game_editor import GameEditor
    from desktop.table.scene import TableScene


def _paint_lid(painter: QPainter, width: float, height: float) -> None:
    from desktop.games.contrees.art.box_lid import paint_box_lid

    paint_box_lid(painter, width, height)


def _scene() -> TableScene:
    from desktop.games.contrees.animator import ContreesAnimator
    from desktop.games.contrees.input.game_choice import ContreesChoice
    from desktop.games.contrees.scene import ContreesScene

    scene = ContreesScene()
    scene.compose(ContreesChoice(scene), ContreesAnimator(scene))
    return scene


def _terms() -> Terms:
    from desktop.games.contrees.words.titles import label
    from engine.games.contrees.options import Options

    return Terms(Options, label)


def _parts() -> GameFeatures:
    from desktop.games.contrees.features import FEATURES

    return FEATURES


def _sheets() -> GameSheets:
    from desktop.games.contrees.sheets.sheet import SHEETS

    return SHEETS


def _frames() -> Artist:
    from desktop.games.contrees.rulebook.pictures import frames

    return frames


def _editing() -> GameEditor:
    from desktop.games.contrees.editor import ContreesEditor

    return ContreesEditor()


TABLE = GameTable(
    id="contrees",
    title=title,
    tagline=tagline,
    seats=range(2, 3),
    minutes=30,
    paint_lid=_paint_lid,
    scene=_scene,
    load_terms=_terms,
    load_features=_parts,
    load_sheets=_sheets,
    load_frames=_frames,
    load_editing=_editing,
    has_perfect_information=True,
    has_cards=False,
    has_agreements=False,
    picture_at=40,
)
