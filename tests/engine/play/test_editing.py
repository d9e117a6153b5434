"""Positions edited piece by piece: accepted or refused, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.editing import Piece, Target
from engine.core.errors import PositionError
from engine.games import EDITINGS, GAMES
from engine.play.autoplay import play_scripted
from engine.play.draft import Draft
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import match_of

#: How far the matches are that are edited.
PLIES = (0, 9, 60)


@cache
def moments(name: str) -> list[Match]:
    """Return a match at its start, in its middle, and further on."""
    game, found = GAMES[name], []
    for plies in PLIES:
        match = Match(new_record(game, game.seats[0], 4, None, ()))
        play_scripted(match, plies)
        found.append(match)
    return found


def pieces(draft: Draft) -> list[Piece]:
    """Return all that lies on the tray."""
    return [piece for well in draft.piece_groups for piece in well.pieces]


def occupied(draft: Draft) -> list[Target]:
    """Return every place that a piece may be taken from."""
    places = dict.fromkeys(place for piece in pieces(draft) for place in draft.places(piece))
    return [inner for place in places for inner in draft.targets_within(place)]


@pytest.mark.parametrize("name", EDITINGS)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_edits_are_accepted_or_refused_and_nothing_else(name: str, data: st.DataObject) -> None:
    draft = Draft.from_match(data.draw(st.sampled_from(moments(name))))
    for _ in range(data.draw(st.integers(1, 8))):
        before, kept = draft.document, draft.position
        kind = data.draw(
            st.sampled_from(("put", "put", "anywhere", "take", "move", "undo", "redo"))
        )
        refused = False
        try:
            edit(draft, kind, data)
        except PositionError:
            refused = True
        if refused:
            assert draft.document is before
            assert draft.position == kept
        match, seats = match_of(draft.document)
        assert match.describe(seats) == draft.position


def edit(draft: Draft, kind: str, data: st.DataObject) -> None:
    """One edit of a kind, anything that can be meant by it."""
    lying, piece = pieces(draft), data.draw(st.sampled_from(pieces(draft)))
    every = list(dict.fromkeys(place for one in lying for place in draft.places(one)))
    match kind:
        case "put":
            draft.put(piece, data.draw(st.sampled_from(draft.places(piece))))
        case "anywhere":
            draft.put(piece, data.draw(st.sampled_from(every)))
        case "take":
            draft.take(data.draw(st.sampled_from(every)))
        case "move":
            source = data.draw(st.sampled_from(occupied(draft) or every))
            draft.move(source, data.draw(st.sampled_from(every)))
        case "undo":
            draft.undo()
        case "redo":
            draft.redo()


@pytest.mark.parametrize("name", EDITINGS)
def test_a_board_can_be_emptied_and_all_taken_back(name: str) -> None:
    draft = Draft.from_match(moments(name)[1])
    first = draft.position
    draft.restart()
    assert not draft.can_undo
    draft.clear()
    emptied = draft.position
    assert emptied == Draft.without_pieces(name, GAMES[name].seats[0]).position
    assert not draft.can_redo
    draft.undo()
    assert draft.position == first
    assert not draft.can_undo
    draft.redo()
    assert draft.position == emptied
    draft.restart()
    assert draft.position == first
    draft.undo()
    assert draft.position == emptied


# -- Condottiere ----------------------------------------------------------------------------------


def condottiere(**position: Any) -> Draft:
    """Return three seats in the third edition, nothing on the board but what is given."""
    blank = Draft.without_pieces("condottiere3", 3)
    bare = blank.editing.empty(blank.table)
    return Draft({**blank.document, "position": {**bare, **position}})


def test_an_owner_makes_way_for_the_next() -> None:
    draft = condottiere()
    draft.put(("owner", "A"), ("region", "roma"))
    draft.put(("owner", "B"), ("region", "roma"))
    assert draft.position["owners"] == {"A": [], "B": ["roma"], "C": []}
    draft.move(("region", "roma"), ("region", "milano"))
    assert draft.position["owners"]["B"] == ["milano"]
    draft.take(("region", "milano"))
    assert draft.position["owners"]["B"] == []


def test_the_pawn_on_a_region_begins_a_battle_and_taken_away_ends_it() -> None:
    draft = condottiere()
    for seat in "ABC":
        draft.put(("card", "m3"), ("hand", seat))
    draft.put(("condottiere",), ("region", "roma"))
    draft.put(("card", "m10"), ("seat", "B"))
    draft.put(("turn",), ("seat", "C"))
    draft.put(("passed",), ("seat", "A"))
    position = draft.position
    assert (position["phase"], position["region"]) == ("battle", "roma")
    assert position["table"]["B"] == ["m10"]
    assert (position["turn"], position["passed"]) == ("C", ["A"])
    draft.take(("region", "roma"))
    assert draft.position["phase"] == "choose_region"
    assert draft.position["discard"] == ["m10"]


def test_seats_that_pass_are_not_asked() -> None:
    draft = condottiere()
    for seat in "ABC":
        draft.put(("card", "m3"), ("hand", seat))
    draft.put(("condottiere",), ("region", "roma"))
    draft.put(("passed",), ("seat", "A"))
    assert draft.position["turn"] == "B"
    with pytest.raises(PositionError, match="turn: A has passed"):
        draft.put(("turn",), ("seat", "A"))
    draft.take(("seat", "A"))
    assert draft.position["passed"] == []


@pytest.mark.parametrize(
    ("piece", "target", "sentence"),
    [
        (("condottiere",), ("region", "milano"), "region: the Pope is on milano"),
        (("pope",), ("region", "roma"), "region: the Pope is on roma"),
        (("owner", "A"), ("region", "roma"), "region: roma is owned by A, which needs the option"),
        (("owner", "A"), ("region", "milano"), "pope: milano is owned by A, which needs"),
        (("card", "bishop"), ("seat", "A"), "table.A: a bishop does not stay in a line"),
        (("card", "spring"), ("seat", "A"), "table: winter and spring never lie together"),
        (("card", "winter"), ("hand", "A"), "winter number 4, the deck holds 3"),
    ],
)
def test_the_engine_says_why_not(piece: Piece, target: Target, sentence: str) -> None:
    lines = {"B": ["winter", "winter", "winter"]}
    hands = {seat: ["m1"] for seat in "ABC"}
    draft = condottiere(phase="battle", region="roma", pope="milano", table=lines, hands=hands)
    with pytest.raises(PositionError, match=sentence):
        draft.put(piece, target)


def test_a_card_face_down_stays_the_last_of_its_line() -> None:
    draft = Draft(
        {
            "game": "condottiere3",
            "seats": ["A", "B"],
            "options": {"hidden_cards": True},
            "position": {
                "phase": "battle",
                "region": "roma",
                "hands": {"A": ["m1"], "B": ["m1"]},
                "table": {"A": ["m2", "m3"]},
                "face_down": {"A": "m3"},
            },
        }
    )
    draft.put(("card", "m4"), ("seat", "A"))
    assert draft.position["table"]["A"] == ["m2", "m4", "m3"]
    draft.take(("line", "A", "2"))
    assert draft.position["face_down"]["A"] is None


# -- Contrées -------------------------------------------------------------------------------------


def test_four_towers_round_a_tile_own_it() -> None:
    draft = Draft.without_pieces("contrees", 2)
    with pytest.raises(PositionError) as refused:
        draft.put(("tile",), ("hex", "0,0"))
    assert refused.value.key == "already"
    with pytest.raises(PositionError, match="not connected"):
        draft.put(("tile",), ("hex", "4,4"))
    draft.put(("tile",), ("hex", "1,0"))
    # Two tiles do not become one.
    with pytest.raises(PositionError) as refused:
        draft.move(("hex", "1,0"), ("hex", "0,0"))
    assert refused.value.key == "already"
    for corner in ("0,0,N", "0,0,S", "1,-1,S", "-1,1,N"):
        draft.put(("tower", "A"), ("corner", corner))
    position = draft.position
    assert position["phase"] == "conquest"
    assert position["owners"]["A"] == [[0, 0]]
    assert draft.count(("supply", "A")) == 20
    draft.take(("corner", "0,0,N"))
    assert draft.position["owners"]["A"] == []
    assert draft.count(("supply", "A")) == 21


def test_a_supply_can_be_smaller_but_never_larger_than_the_towers_left() -> None:
    draft = Draft.from_match(moments("contrees")[2])
    left = draft.count(("supply", "A"))
    assert left is not None
    with pytest.raises(PositionError, match=r"supply\.A"):
        draft.put(("supply", "A"), ("count", "supply", "A"))
    draft.take(("count", "supply", "A"))
    assert draft.count(("supply", "A")) == left - 1


# -- Cannir ---------------------------------------------------------------------------------------


def test_a_card_lies_in_one_place_only() -> None:
    draft = Draft.without_pieces("cannir", 2)
    draft.put(("card", "r7"), ("cell", "N1"))
    draft.put(("card", "g2"), ("cell", "N1"))
    assert draft.position["board"]["N1"] == [["r7", "down"], ["g2", "up"]]
    draft.move(("cell", "N1"), ("removed",))
    position = draft.position
    assert (position["board"]["N1"], position["removed"]) == ([["r7", "down"]], ["g2"])
    draft.put(("turned",), ("cell", "N1"))
    assert draft.position["board"]["N1"] == [["r7", "up"]]
    draft.take(("removed",))
    assert draft.position["pile"][-1] == "g2"
    assert sum(map(len, draft.position["hands"].values())) == 6


def test_a_full_hand_gives_a_card_for_the_one_it_gets() -> None:
    draft = Draft.without_pieces("cannir", 2)
    first, second, third = draft.position["hands"]["A"]
    new = draft.position["pile"][0]
    with pytest.raises(PositionError, match="4 cards, 1 to 3 allowed"):
        draft.put(("card", new), ("hand", "A"))
    draft.put(("card", new), ("hand", "A", second))
    assert sorted(draft.position["hands"]["A"]) == sorted([first, new, third])


def test_a_suite_is_given_to_a_seat_and_lost_with_a_card_of_it() -> None:
    draft = Draft.without_pieces("cannir", 2)
    with pytest.raises(PositionError, match="no suite lies"):
        draft.put(("sovereign", "B"), ("cell", "C"))
    for card, cell in (("v5", "N1"), ("v6", "N2")):
        draft.put(("card", card), ("cell", cell))
    draft.put(("sovereign", "B"), ("cell", "N1"))
    assert draft.position["sovereign"]["owner"] == "B"
    draft.take(("cell", "N2"))
    assert draft.position["sovereign"] is None


# -- Cortez ---------------------------------------------------------------------------------------


def test_troops_bridges_and_collars() -> None:
    draft = Draft.without_pieces("cortez", 2)
    nation = draft.position["nations"]["A"]
    bridge = next(iter(draft.places(("bridge",))))
    draft.put(("bridge",), bridge)
    with pytest.raises(PositionError, match=r"the bridge at .* is destroyed"):
        draft.put(("troop", nation), bridge)
    draft.put(("troop", nation), ("square", "T25"))
    with pytest.raises(PositionError, match="two troops at T25"):
        draft.put(("troop", nation), ("square", "T25"))
    chief = draft.position["chiefs"]
    draft.put(("collar", "A", chief["A"]), ("square", "T25"))
    with pytest.raises(PositionError, match="collar: B is not"):
        draft.put(("collar", "B", chief["B"]), ("square", "T25"))
    draft.move(("square", "T25"), ("square", "T1"))
    (troop,) = draft.position["troops"]
    assert (troop["at"], troop["collar"]) == ("T1", "A")
    draft.take(("square", "T1"))
    draft.take(bridge)
    assert draft.position["troops"] == draft.position["destroyed_bridges"] == []


def test_no_more_troops_than_there_are() -> None:
    draft = Draft.from_match(moments("cortez")[2])
    standing = [troop for troop in draft.position["troops"] if troop["nation"] == "spanish"]
    assert len(standing) == 22
    taken = {troop["at"] for troop in draft.position["troops"]}
    free = next(place for place in draft.places(("troop", "spanish")) if place[1] not in taken)
    with pytest.raises(PositionError, match="more than 22 troops are spanish"):
        draft.put(("troop", "spanish"), free)


def test_hands_objectives_and_chiefs_belong_to_the_seat_on_turn() -> None:
    draft = Draft.without_pieces("cortez", 3)
    nation, chiefs = draft.position["nations"], draft.position["chiefs"]
    draft.put(("turn", "B", chiefs["B"]), ("count", "turn", "B", chiefs["B"]))
    draft.put(("provision", "gold"), ("hand",))
    draft.put(("warrior", f"{nation['B']}6"), ("hand",))
    temple = draft.position["objectives"]["A"]
    other = draft.position["objectives"]["B"]
    draft.put(("temple",), ("square", f"T{temple}"))
    position = draft.position
    assert (position["active"], position["provisions"]["B"]["gold"]) == ("B", 1)
    assert position["warriors"]["B"] == [6]
    assert (position["objectives"]["B"], position["objectives"]["A"]) == (temple, other)
    wells = {well.name: well.pieces for well in draft.piece_groups}
    new = next(piece for piece in wells["chief"] if piece not in (("chief", chiefs["B"]),))
    draft.put(new, ("chief",))
    assert draft.position["chiefs"]["B"] == new[1]


def test_treasures_date_the_match() -> None:
    draft = Draft.without_pieces("cortez", 2)
    piece = ("treasure", "A", draft.position["chiefs"]["A"])
    draft.put(piece, ("count", *piece))
    assert (draft.position["treasures"]["A"], draft.position["round"]) == (1, 2)
    draft.take(("count", *piece))
    assert draft.position["treasures"]["A"] == 0
    with pytest.raises(PositionError, match="treasures"):
        draft.take(("count", *piece))
    with pytest.raises(PositionError, match="actions_left"):
        draft.put(("actions",), ("count", "actions"))
