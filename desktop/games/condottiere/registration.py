"""Both editions of Condottiere as the desktop registers them: their boxes and their parts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from desktop.games.condottiere.words.titles import tagline, title
from desktop.table.game_table import GameFeatures, GameTable, Terms

if TYPE_CHECKING:
    from desktop.printing.sheets import GameSheets
    from desktop.rulebook.drawings import Artist
    from desktop.table.game_editor import GameEditor
    from desktop.table.scene import TableScene


def _paint_lid(painter: QPainter, width: float, height: float, *, third: bool) -> None:
    from desktop.games.condottiere.art.box_lid import paint_lid_first, paint_lid_third

    (paint_lid_third if third else paint_lid_first)(painter, width, height)


def _scene(*, third: bool) -> TableScene:
    from desktop.games.condottiere.animations.animator import CondottiereAnimator
    from desktop.games.condottiere.input.game_choice import CondottiereChoice
    from desktop.games.condottiere.scene import CondottiereScene
    from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION

    scene = CondottiereScene((THIRD_EDITION if third else FIRST_EDITION).id)
    scene.compose(CondottiereChoice(scene), CondottiereAnimator(scene))
    return scene


def _terms(*, third: bool) -> Terms:
    from desktop.games.condottiere.words.titles import label
    from engine.games.condottiere.options import FirstOptions, ThirdOptions

    return Terms(ThirdOptions if third else FirstOptions, label)


def _parts(*, third: bool) -> GameFeatures:
    from desktop.games.condottiere.features import FIRST_PARTS, THIRD_PARTS

    return THIRD_PARTS if third else FIRST_PARTS


def _sheets(*, third: bool) -> GameSheets:
    from desktop.games.condottiere.sheets.sheet import FIRST_SHEETS, THIRD_SHEETS

    return THIRD_SHEETS if third else FIRST_SHEETS


def _frames(*, third: bool) -> Artist:
    from desktop.games.condottiere.rulebook.pictures import FIRST_FRAMES, THIRD_FRAMES

    return THIRD_FRAMES if third else FIRST_FRAMES


def _editing(*, third: bool) -> GameEditor:
    from desktop.games.condottiere.editor import CondottiereEditor
    from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION

    return CondottiereEditor((THIRD_EDITION if third else FIRST_EDITION).id)


def _table(*, third: bool) -> GameTable:
    """Return the table of the first or the third edition."""
    return GameTable(
        id="condottiere3" if third else "condottiere1",
        title=partial(title, third=third),
        tagline=partial(tagline, third=third),
        seats=range(2, 7),
        minutes=60 if third else 75,
        paint_lid=partial(_paint_lid, third=third),
        scene=partial(_scene, third=third),
        load_terms=partial(_terms, third=third),
        load_features=partial(_parts, third=third),
        load_sheets=partial(_sheets, third=third),
        load_frames=partial(_frames, third=third),
        load_editing=partial(_editing, third=third),
        one_row_width=824.0,
        # With two seats each battle is a duel; what makes the game begins with more.
        first_seats=4,
        picture_at=40,
        # The place of the Pope.
        moment_heights=(34, 34) if third else (0, 0),
    )


FIRST_TABLE = _table(third=False)
THIRD_TABLE = _table(third=True)
