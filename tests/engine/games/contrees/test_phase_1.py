"""PHASE 1: both lay two tiles by turns, side to side, until the land is one wall of sixteen."""

from __future__ import annotations

import pytest

from engine.core.errors import PositionError
from engine.play.position_file import run_position
from tests.engine.games.contrees.kit import (
    FLOWER,
    ROW,
    TWO,
    around,
    lay,
    place,
    position,
    refusal,
    run,
)
from tests.engine.games.contrees.reference import beside

RING = FLOWER[1:]


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_each_turn_lays_two_tiles() -> None:
    order = "AABBAABBAABBAABB"
    steps = [lay(order[q], (q, 0)) for q in range(2, 16)]
    for played in range(14):
        outcome = run(ROW[:2], phase="land", turn="B", play=steps[:played])
        assert outcome.asked == (order[2 + played], "lay")
        assert outcome.laid_this_turn == played % 2
    outcome = run(ROW[:2], phase="land", turn="B", play=steps)
    assert outcome.land == ROW
    assert outcome.tiles_left == {"A": 0, "B": 0}
    assert outcome.asked == ("A", "place")


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
@pytest.mark.parametrize("laid", range(2, 16))
def test_the_remaining_tiles_follow_from_the_land(laid: int) -> None:
    """Pairs lie alternately: whoever is on turn has laid as many as the other, or two fewer."""
    outcome = run(ROW[:laid], phase="land", turn="A")
    pairs, rest = divmod(laid, 2)
    mine = 8 - 2 * (pairs // 2) - rest
    theirs = 8 - 2 * (pairs - pairs // 2)
    assert outcome.tiles_left == {"A": mine, "B": theirs}
    assert outcome.laid_this_turn == rest


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_the_first_tile_lies_in_the_middle() -> None:
    """Ruling: with one place and one colour there is nothing to ask."""
    outcome = run([], phase="land")
    assert outcome.land == [(0, 0)]
    assert outcome.laid_this_turn == 1
    assert outcome.asked == ("A", "lay")
    expert = run([], phase="land", expert=True)
    assert expert.lays == {((0, 0), False), ((0, 0), True)}
    assert refusal([], phase="land", expert=True, play=[lay("A", (1, 0))]) == "not_connected"


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_a_tile_shares_a_side_with_the_land() -> None:
    outcome = run([(0, 0)], phase="land")
    assert outcome.lays == {(tile, False) for tile in RING}
    outcome = run(TWO, phase="land")
    assert outcome.lays == {(tile, False) for tile in (beside((0, 0)) | beside((1, -1))) - set(TWO)}
    assert len(outcome.lays) == 8


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
@pytest.mark.parametrize("tile", [(2, 0), (1, 1), (-1, -1), (3, -3), (15, 0), (-15, 15)])
def test_a_tile_apart_is_refused(tile: tuple[int, int]) -> None:
    assert refusal([(0, 0)], phase="land", play=[lay("A", tile)]) == "not_connected"


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_one_tile_per_place() -> None:
    assert refusal(TWO, phase="land", play=[lay("A", (0, 0))]) == "occupied"
    steps = [lay("A", (0, 1)), lay("A", (0, 1))]
    assert refusal(TWO, phase="land", play=steps) == "occupied"


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_a_land_may_have_holes() -> None:
    """Ruling: a ring of tiles is one wall; its hole may stay open or be filled later."""
    outcome = run(RING[:5], phase="land", play=[lay("A", RING[5])])
    assert ((0, 0), False) in outcome.lays
    conquest = run(RING)
    assert len(conquest.corners) == 24
    filled = run(RING, phase="land", play=[lay("A", (0, 0))])
    assert set(filled.land) == set(FLOWER)


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_a_land_in_pieces_is_no_land() -> None:
    with pytest.raises(PositionError, match="land"):
        run_position(position([(0, 0), (2, 0)]))


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
def test_no_white_tile_without_the_expert_version() -> None:
    assert refusal(TWO, phase="land", play=[lay("A", (0, 1), white=True)]) == "no_tile"


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_first_seat_to_lay_builds_first(seat: str) -> None:
    """Ruling: the turns simply go on; the last pair was the other's."""
    other = "B" if seat == "A" else "A"
    steps = [lay(other, (14, 0)), lay(other, (15, 0))]
    outcome = run(ROW[:14], phase="land", turn=other, play=steps)
    assert outcome.asked == (seat, "place")
    assert run(ROW[:14], phase="land", turn=other, play=[*steps, place(seat, "N")]).turn == other


@pytest.mark.rule("contrees", "PHASE 1 : CONSTRUCTION DU TERRAIN DE JEU", 1)
@pytest.mark.parametrize("step", [(1, 0), (0, 1), (-1, 1), (1, -1), (0, -1), (-1, 0)])
def test_a_land_may_stretch_straight_away(step: tuple[int, int]) -> None:
    """Fifteen tiles from the first one is as far as a land can go."""
    q, r = step
    line = [(i * q, i * r) for i in range(16)]
    outcome = run(line[:15], phase="land", turn="B", play=[lay("B", line[15])])
    assert outcome.land == line
    assert len(outcome.corners) == 66
    for corner in around("N NE SE S SW NW", line[15]):
        assert run(line, play=[place("A", corner)]).towers["A"] == {corner}
