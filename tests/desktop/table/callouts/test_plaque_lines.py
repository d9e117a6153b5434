"""Lines from plaques to their seals: they cross no name, no figure and no piece."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.table.callouts.callout import Callout
from desktop.table.callouts.placing import (
    Anchor,
    Ranking,
    Surroundings,
    line_to_badge,
    tail_points,
    tail_tip,
)
from engine.games.condottiere.actions import Play
from tests.desktop.games.condottiere.kit import Italy
from tests.desktop.table.callouts.plaque_kit import BISHOP, ROOM, hint

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_nothing_that_leads_to_a_place_crosses_the_name_of_another() -> None:
    size, place = QSizeF(160, 60), Anchor(QRectF(400, 300, 20, 20))
    ring = [QRectF(280, 180, 260, 60), QRectF(280, 380, 260, 60)]
    ring += [QRectF(280, 180, 60, 260), QRectF(480, 180, 60, 260)]
    named = [ring[0], ring[2], ring[3]]
    for first in (False, True):
        found = Ranking(size, place, Surroundings(ROOM, ring, names=named), first=first)
        best = found.best()
        assert best is not None
        at = tail_tip(place, best.box)
        assert not any(
            rect.contains(point) for rect in named for point in tail_points(best.box, at)
        )
    # Where all ways cross one, only the best answer's does.
    around = Surroundings(ROOM, ring, names=ring)
    assert Ranking(size, place, around, first=False).best() is None
    assert Ranking(size, place, around, first=True).best() is not None


def test_a_line_leads_to_a_seal_that_it_reaches_past_no_name(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    spoken = table.map.callouts.shown[0].text
    place, box = Anchor(QRectF(400, 300, 20, 20)), QRectF(400, 60, 200, 60)
    name = QRectF(425, 200, 90, 85)
    plaque = Callout(spoken, 250)
    plaque.put(box, place, tail=False)
    table.map.callouts.shown = [plaque]
    table.map.callouts.show_badges([(1, place)], [])
    (seal,) = table.map.callouts.badges.shown
    assert any(map(name.contains, tail_points(box, seal.pos())))
    table.map.callouts.show_badges([(1, place)], [], [name])
    (seal,) = table.map.callouts.badges.shown
    assert not any(map(name.contains, tail_points(box, seal.pos())))
    table.map.callouts.shown = []


def crossing(way: Sequence[QPointF], rect: QRectF) -> bool:
    """Return whether a line of straight legs runs over a rect."""
    points = [
        start + (end - start) * (step / 200) for start, end in pairwise(way) for step in range(201)
    ]
    return any(map(rect.contains, points))


def test_a_line_to_a_seal_bends_round_names_and_figures() -> None:
    box, at = QRectF(400, 60, 200, 60), QPointF(500, 400)
    room = QRectF(0, 0, 1000, 600)
    name, figure = QRectF(460, 240, 80, 20), QRectF(480, 300, 40, 40)
    assert line_to_badge(box, at, room, []) == [QPointF(500, 120), at], (
        "straight where the way is free"
    )
    bent = line_to_badge(box, at, room, [name], [figure])
    assert len(bent) == 3
    assert bent[-1] == at
    assert box.adjusted(-1, -1, 1, 1).contains(bent[0])
    assert not crossing(bent, name)
    assert not crossing(bent, figure)
    # Where something must be crossed, it is a figure rather than a name.
    wall = QRectF(-10, 200, 1020, 20)
    assert not crossing(line_to_badge(box, at, room, [name], [wall]), name)
    # The place itself is no obstacle, and nothing leads out of the room.
    assert line_to_badge(box, at, room, [QRectF(490, 390, 20, 20)]) == [QPointF(500, 120), at]
    narrow = QRectF(440, 0, 120, 600)
    assert all(map(narrow.contains, line_to_badge(box, at, narrow, [name])[1:]))


def test_the_line_of_a_plaque_goes_round_what_stands_on_the_table(table: Italy) -> None:
    hint(table, (Play("drum"), 0.51, 0.03), (BISHOP, 0.46, 0.01))
    place, box = Anchor(QRectF(400, 300, 20, 20)), QRectF(380, 60, 60, 60)
    plaque = Callout(table.map.callouts.shown[0].text, 250)
    plaque.put(box, place, tail=False)
    # All seals beside the place lie behind the figure.
    figure = QRectF(370, 200, 90, 30)
    table.map.callouts.shown = [plaque]
    table.map.callouts.show_badges([(1, place)], [figure])
    (seal,) = table.map.callouts.badges.shown
    assert crossing([QPointF(410, 120), seal.pos()], figure)
    assert plaque._way[-1] == seal.pos()
    assert not crossing(plaque._way, figure)
    assert plaque.boundingRect().contains(plaque._way[1])
    table.map.callouts.shown = []


def test_names_on_the_map_are_known_as_such(table: Italy) -> None:
    around = table.map.controller.game_choice.areas_to_avoid()
    assert len(around.names) == len(table.map.italy.regions)
    assert all(name in around.clear for name in around.names)
