"""The tails of plaques cross no name, and reach the place that the answer is about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from desktop.table.callouts.placing import (
    Anchor,
    CalloutObstacles,
    Ranking,
    tail_points,
    tail_tip,
)
from tests.desktop.games.condottiere.kit import Italy
from tests.desktop.table.callouts.plaque_kit import ROOM

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_no_tail_crosses_the_name_of_another() -> None:
    size, place = QSizeF(160, 60), Anchor(QRectF(400, 300, 20, 20))
    ring = [QRectF(320, 220, 180, 40), QRectF(320, 360, 180, 40)]
    ring += [QRectF(320, 220, 40, 180), QRectF(460, 220, 40, 180)]
    named = [ring[0], ring[2], ring[3]]
    for first in (False, True):
        found = Ranking(size, place, CalloutObstacles(ROOM, named, names=named), first=first)
        best = found.best()
        assert best is not None
        at = tail_tip(place, best.box)
        assert not any(
            rect.contains(point) for rect in named for point in tail_points(best.box, at)
        )
    # Where all ways cross one, only the best answer's does.
    around = CalloutObstacles(ROOM, ring, names=ring)
    assert Ranking(size, place, around, first=False).best() is None
    assert Ranking(size, place, around, first=True).best() is not None


def test_names_on_the_map_are_known_as_such(table: Italy) -> None:
    around = table.map.controller.game_choice.areas_to_avoid()
    assert len(around.names) == len(table.map.italy.regions)
    assert all(name in around.clear for name in around.names)
