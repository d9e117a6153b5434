"""The names of tiles and corners of Contrées, and the list of answers by place."""

from __future__ import annotations

import pytest

from desktop.games.contrees.words import answers
from desktop.games.contrees.words.names import corner_code, corner_name, hex_name, tile_names
from desktop.games.contrees.words.texts import TEXTS
from engine.games.contrees.actions import Lay
from engine.games.contrees.land import REACH
from tests.desktop.games.contrees.text_kit import (
    moments,
    position,
    view_of,
)

pytestmark = pytest.mark.usefixtures("qapp")


def by_row_and_number(heading: str) -> tuple[str, int]:
    name = heading.rpartition(" ")[2]
    return name[:1], int(name[1:] or 0)


def test_names_stay_while_the_land_grows() -> None:
    small, grown = [[0, 0], [1, 0]], [[0, 0], [1, 0], [0, -1], [-1, 0], [1, -2]]
    before, after = (tile_names(view_of(position(land=land))) for land in (small, grown))
    assert before == {(0, 0): "H8", (1, 0): "H9"}
    assert {**after, **before} == after


def test_no_two_hexes_of_the_table_share_a_name() -> None:
    reach = range(-REACH, REACH + 1)
    hexes = [(q, r) for q in reach for r in reach if abs(q + r) <= REACH]
    assert len({hex_name(place) for place in hexes}) == len(hexes)


def test_tiles_are_named_by_row_from_the_north_and_place_from_the_west() -> None:
    land = [[1, -1], [2, -1], [0, 0], [1, 0], [-1, 1], [1, 1]]
    view = view_of(position(land=land))
    assert list(tile_names(view).values()) == ["G8", "G9", "H8", "H9", "I7", "I9"]
    assert corner_code(view, "1,1,N") == "H9 SE"
    assert corner_name(view, "1,1,N") == "the south-east corner of H9"


def test_a_corner_is_named_by_the_first_tile_it_touches() -> None:
    view = view_of(position())
    assert [corner_code(view, at) for at in ("0,1,N", "1,-1,S", "0,1,S")] == [
        "H8 SE",
        "H8 NE",
        "I8 S",
    ]
    with pytest.raises(KeyError):
        corner_code(view, "5,5,N")


@pytest.mark.parametrize("expert", [False, True])
def test_every_answer_is_listed_and_said_once(expert: bool) -> None:
    for match in moments(11, expert):
        view, legal = view_of(match), match.legal()
        assert len({TEXTS.list_entry(action, view, ["", "Aldric"]) for action in legal}) == len(
            legal
        )
        assert len({TEXTS.action(action, view, ["", "Aldric"]) for action in legal}) == len(legal)
        listed = [
            TEXTS.list_entry(action, view, ["", "Aldric"])[0]
            for action in answers.sort_by_tile(legal, view)
        ]
        assert listed == sorted(listed, key=by_row_and_number)


@pytest.mark.parametrize(
    ("action", "listed", "said"),
    [
        (Lay((1, -1)), ("Beside H8", "north-east"), "Lay a tile north-east of H8"),
        (Lay((-1, 0), white=True), ("Beside H8", "west, snow tile"),
         "Lay your snow tile west of H8"),
    ],
)  # fmt: skip
def test_places_beside_the_land(action: Lay, listed: tuple[str, str], said: str) -> None:
    view = view_of(position(expert=True, phase="land"))
    assert TEXTS.list_entry(action, view, ["", "Aldric"]) == listed
    assert TEXTS.action(action, view, ["", "Aldric"]) == said
