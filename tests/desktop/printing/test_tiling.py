"""Tiling: equal tiles cover the board, overlap as told, and are as few as can be."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from desktop.printing.layout import tiling as shared_out
from desktop.printing.layout.sheets_on_pages import tiled
from desktop.printing.layout.tiling import OVERLAP, share_out
from desktop.printing.print_page import PAPERS, PaperSize, PrintError
from desktop.printing.sheets import Drawing

lengths = st.floats(40, 2000)
sizes = st.builds(PaperSize, lengths, lengths)
CLOSE = 1e-6


@given(board=sizes, room=sizes)
def test_tiles_cover_the_board_and_overlap(board: PaperSize, room: PaperSize) -> None:
    tiling = share_out(board, room)
    tiles = list(tiling)
    assert len(tiles) == tiling.count == tiling.rows * tiling.columns
    assert all(room.can_contain(tile.size) for tile in tiles)
    for row in range(tiling.rows):
        spans = [(t.x, t.x + t.size.width) for t in tiles if t.row == row]
        _covered(spans, board.width)
    for column in range(tiling.columns):
        spans = [(t.y, t.y + t.size.height) for t in tiles if t.column == column]
        _covered(spans, board.height)


def test_the_same_board_is_shared_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    board, room, marks = PaperSize(500, 400), PaperSize(190, 277), [QRectF(180, 90, 20, 20)]
    first = share_out(board, room, marks=marks)
    monkeypatch.setattr(shared_out, "_seams", lambda *given: pytest.fail("it was known"))
    assert share_out(board, room, marks=marks) == first


def _covered(spans: list[tuple[float, float]], length: float) -> None:
    assert spans[0][0] == 0
    assert spans[-1][1] == pytest.approx(length)
    for (_, end), (start, _) in pairwise(spans):
        assert end - start == pytest.approx(OVERLAP)
    ends = [end - start for start, end in spans]
    assert max(ends) - min(ends) < 0.2 + CLOSE  # tenths of a millimetre are kept


@given(
    board=sizes,
    room=sizes,
    places=st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), min_size=1, max_size=9),
)
def test_seams_leave_marks_whole_where_they_can(
    board: PaperSize, room: PaperSize, places: list[tuple[float, float]]
) -> None:
    marks = [QRectF(x * (board.width - 12), y * (board.height - 12), 12, 12) for x, y in places]
    tiling, equal = share_out(board, room, None, marks), share_out(board, room)
    assert (tiling.rows, tiling.columns) == (equal.rows, equal.columns)
    assert all(room.can_contain(tile.size) for tile in tiling)


def test_a_seam_goes_around_a_seal() -> None:
    """What the equal seam of a map in two parts would cut, and another beside it."""
    seals = [QRectF(195, 40, 12, 12), QRectF(183, 90, 12, 12), QRectF(240, 20, 12, 12)]
    board, room = PaperSize(400, 180), PaperSize(240, 190)
    equal, moved = share_out(board, room), share_out(board, room, None, seals)
    assert moved.harm == 0
    assert equal.across[1][0] == 195
    assert moved.across[1][0] == pytest.approx(207)
    # Pages that are full leave no choice.
    assert share_out(board, PaperSize(205, 190), None, seals).harm == 100


def test_a_few_parts_more_keep_whole_what_seams_would_go_through() -> None:
    """Two parts would do for the board if they were full, with a seam through three places."""
    places = [QRectF(175, y, 50, 50) for y in (20, 80, 140)]
    board, paper = (
        Drawing("", PaperSize(402, 200), lambda p: None, marks=places),
        PaperSize(216, 220),
    )
    _, tiling = tiled(board, paper)
    assert (tiling.count, tiling.extra, tiling.harm) == (3, 1, 0)
    _, tiling = tiled(replace(board, marks=()), paper)
    assert (tiling.count, tiling.extra) == (2, 0)
    # Where they would be too many, or go through places all the same, the fewest are made.
    _, tiling = tiled(replace(board, marks=[QRectF(0, 0, 402, 200)]), paper)
    assert (tiling.count, tiling.extra) == (2, 0)


@given(board=sizes, room=sizes, place=st.tuples(*[st.floats(0, 1)] * 2), part=st.floats(0.05, 0.9))
def test_no_seam_crosses_what_is_spared(
    board: PaperSize, room: PaperSize, place: tuple[float, float], part: float
) -> None:
    x, y = board.width * (1 - part) * place[0], board.height * (1 - part) * place[1]
    keep = QRectF(x, y, board.width * part, board.height * part)
    tiling, equal = share_out(board, room, keep), share_out(board, room)
    assert (tiling.rows, tiling.columns) == (equal.rows, equal.columns)
    for spans, length, most, kept in (
        (tiling.across, board.width, room.width, (keep.left(), keep.right())),
        (tiling.down, board.height, room.height, (keep.top(), keep.bottom())),
    ):
        assert spans[0][0] == 0
        assert spans[-1][1] == pytest.approx(length)
        assert all(end - start <= most + CLOSE for start, end in spans)
        for (_, end), (start, _) in pairwise(spans):
            assert end - start == pytest.approx(OVERLAP)
            if tiling.is_area_whole:
                assert end <= kept[0] + CLOSE or start >= kept[1] - CLOSE


@given(board=sizes, room=sizes)
def test_no_tile_is_wasted(board: PaperSize, room: PaperSize) -> None:
    tiling = share_out(board, room)
    for count, length, most in (
        (tiling.columns, board.width, room.width),
        (tiling.rows, board.height, room.height),
    ):
        if count > 1:
            assert (count - 1) * (most - OVERLAP) + OVERLAP < length + CLOSE


@given(board=sizes, room=sizes)
def test_every_tile_has_a_name_of_its_own(board: PaperSize, room: PaperSize) -> None:
    tiling = share_out(board, room)
    names = [tile.name for tile in tiling]
    assert len(set(names)) == len(names)
    assert names[0] == "A1"


def test_a_board_that_fits_stays_whole() -> None:
    assert share_out(PaperSize(100, 80), PaperSize(100, 80)).count == 1


@pytest.mark.parametrize(
    ("paper", "lying", "count"),
    [("A4", True, 9), ("A4", False, 10), ("A3", True, 4), ("letter", True, 9)],
)
def test_a_board_of_76_by_54_cm(paper: str, lying: bool, count: int) -> None:
    page = PAPERS[paper].rotated() if lying else PAPERS[paper]
    assert share_out(PaperSize(760, 540), page.size_inside(9)).count == count


@pytest.mark.parametrize(("paper", "lying"), [("A4", True), ("A3", False), ("letter", True)])
def test_a_seam_moves_aside(paper: str, lying: bool) -> None:
    page = PAPERS[paper].rotated() if lying else PAPERS[paper]
    keep = QRectF(259.6, 184, 172, 172)
    assert share_out(PaperSize(760, 540), page.size_inside(9), keep).is_area_whole
    assert not share_out(PaperSize(760, 540), PaperSize(402, 279), keep).is_area_whole


def test_a_page_may_be_too_small() -> None:
    with pytest.raises(PrintError) as refusal:
        share_out(PaperSize(500, 500), PaperSize(25, 200))
    assert refusal.value.key == "page_too_small"
