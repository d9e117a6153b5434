"""Time along the foot of the curve, and the line above it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop.review.axis import Axis
from desktop.review.plot import calmed
from desktop.table.chapters import Chapter, whole


def test_every_moment_has_its_place_and_every_place_its_moment() -> None:
    chapters = [Chapter(4, "Bologna", 1), Chapter(5, "Parma"), Chapter(30, "Rome", 0)]
    axis = Axis(chapters, 32, 40.0, 500.0)
    assert [axis.ply(axis.x(ply)) for ply in range(33)] == list(range(33))
    assert (axis.x(0), axis.x(32)) == (40.0, 500.0)
    assert [axis.at(ply) for ply in (0, 3, 4, 5, 31, 32)] == [0, 0, 1, 2, 3, 3]
    assert [axis.ply(x) for x in (-5.0, 900.0)] == [0, 32]


def test_no_two_names_below_the_curve_touch() -> None:
    chapters = [Chapter(last, "Bologna", 0) for last in (1, 2, 3, 4, 30, 31)]
    axis = Axis(chapters, 31, 0.0, 500.0)
    for here in range(6):
        found = axis.named([60.0] * 6, 16.0, 4.0, here)
        # Beside others with their marks one without would be nobody's.
        assert [n for n, label in found.items() if label.marked] == [here]
        assert found.keys() >= {here, 4}
        places = [(one.left, one.left + (80.0 if one.marked else 60.0)) for one in found.values()]
        places.sort()
        assert places[0][0] >= 0
        assert places[-1][1] <= 500
        assert all(end < begin for (_, end), (begin, _) in pairwise(places))
    assert axis.named([0.0] * 6, 16.0, 4.0, 2) == {}
    # Names alone before fewer of them with their marks; all with theirs where nearly all can.
    even = Axis([Chapter(last, "Rome", 0) for last in range(1, 11)], 10, 0.0, 500.0)
    short = even.named([36.0] * 10, 16.0, 4.0, 5)
    assert len(short) == 10
    assert [n for n, label in short.items() if label.marked] == [5]
    for widths, count in (([22.0] * 10, 10), ([22.0] * 4 + [68.0] + [22.0] * 5, 9)):
        full = even.named(widths, 16.0, 4.0, 5)
        assert len(full) == count
        assert all(label.marked for label in full.values())


def test_what_was_nobodys_has_its_mark_beside_bare_names() -> None:
    """The same city twice, first in vain."""
    seats = (None, 0, 1)
    axis = Axis([Chapter(n, "Genoa", seat) for n, seat in enumerate(seats, 1)], 3, 0.0, 200.0)
    found = axis.named([36.0, 36.0, 60.0], 16.0, 4.0, 1)
    assert [(n, label.marked) for n, label in sorted(found.items())] == [
        (0, True),
        (1, True),
        (2, False),
    ]


def test_moves_are_counted_as_closely_as_there_is_room() -> None:
    few, many = Axis([], 14, 0.0, 800.0), Axis([Chapter(60)], 240, 0.0, 800.0)
    assert few.numbers(34) == list(range(1, 15))
    # A move lies between the moments before and after it.
    assert few.x(5) < few.x_of_move(6) < few.x(6)
    for axis in (few, many):
        for apart in (34.0, 90.0):
            places = [axis.x_of_move(move) for move in axis.numbers(apart)]
            assert len(places) > 3
            assert min(b - a for a, b in pairwise(places)) >= apart
    assert Axis([], 100_000, 0.0, 60.0).numbers(34) == []


def test_how_closely_moves_are_counted_is_soon_found(monkeypatch: pytest.MonkeyPatch) -> None:
    axis = Axis([Chapter(last) for last in range(5, 501, 5)], 500, 0.0, 800.0)
    asked: list[float] = []
    place = axis.x

    def x(ply: float) -> float:
        asked.append(ply)
        return place(ply)

    monkeypatch.setattr(axis, "x", x)
    found = axis.numbers(34)
    # Not all moments at every step.
    assert len(asked) < len(found) + 30


def test_chapters_end_where_the_match_does() -> None:
    assert whole([], 7) == [Chapter(7)]
    assert whole([Chapter(3), Chapter(3), Chapter(9)], 7) == [Chapter(3), Chapter(7)]


def test_ups_and_downs_within_the_doubt_are_smoothed() -> None:
    line = calmed([0.50, 0.53, 0.49, 0.90, 0.91], [0.05] * 5)
    assert max(line[:3]) - min(line[:3]) < 0.02
    assert line[3] == line[4] == pytest.approx(0.905)
