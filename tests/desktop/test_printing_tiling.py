"""Tiling: equal tiles cover the board, overlap as told, and are as few as can be."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.printing.page import PAPERS, PrintError, Size
from desktop.printing.tiling import OVERLAP, share_out

lengths = st.floats(40, 2000)
sizes = st.builds(Size, lengths, lengths)
CLOSE = 1e-6


@given(board=sizes, room=sizes)
def test_tiles_cover_the_board_and_overlap(board: Size, room: Size) -> None:
    tiling = share_out(board, room)
    tiles = list(tiling)
    assert len(tiles) == tiling.count == tiling.rows * tiling.columns
    assert room.holds(tiling.tile)
    rows: dict[int, list[float]] = {}
    for tile in tiles:
        rows.setdefault(tile.row, []).append(tile.x)
        assert 0 <= tile.x <= board.width
        assert 0 <= tile.y <= board.height
    for xs in rows.values():
        assert xs[0] == 0
        assert xs[-1] + tiling.tile.width == pytest.approx(board.width)
        for a, b in pairwise(xs):
            assert a + tiling.tile.width - b == pytest.approx(OVERLAP)
    ys = [tile.y for tile in tiles if tile.column == 0]
    assert ys[0] == 0
    assert ys[-1] + tiling.tile.height == pytest.approx(board.height)
    for a, b in pairwise(ys):
        assert a + tiling.tile.height - b == pytest.approx(OVERLAP)


@given(board=sizes, room=sizes)
def test_no_tile_is_wasted(board: Size, room: Size) -> None:
    tiling = share_out(board, room)
    for count, length, most in (
        (tiling.columns, board.width, room.width),
        (tiling.rows, board.height, room.height),
    ):
        if count > 1:
            assert (count - 1) * (most - OVERLAP) + OVERLAP < length + CLOSE


@given(board=sizes, room=sizes)
def test_every_tile_has_a_name_of_its_own(board: Size, room: Size) -> None:
    tiling = share_out(board, room)
    names = [tile.name for tile in tiling]
    assert len(set(names)) == len(names)
    assert names[0] == "A1"


def test_a_board_that_fits_stays_whole() -> None:
    assert share_out(Size(100, 80), Size(100, 80)).count == 1


@pytest.mark.parametrize(
    ("paper", "lying", "count"),
    [("A4", True, 9), ("A4", False, 10), ("A3", True, 4), ("letter", True, 9)],
)
def test_a_board_of_76_by_54_cm(paper: str, lying: bool, count: int) -> None:
    page = PAPERS[paper].turned() if lying else PAPERS[paper]
    assert share_out(Size(760, 540), page.within(9)).count == count


def test_a_page_may_be_too_small() -> None:
    with pytest.raises(PrintError) as refusal:
        share_out(Size(500, 500), Size(25, 200))
    assert refusal.value.key == "page_too_small"
