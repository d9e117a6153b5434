"""Set-ups: sensible at first, remembered, and turned into records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.style.theme import SEATS
from engine.bots.bot_names import LEVEL_NAMES, split_temper
from engine.bots.levels import find_bot
from engine.core.game import Game
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.setup import (
    NAMES,
    SeatSetup,
    default_setup,
    from_json,
    to_json,
    to_record,
    with_bots_only,
)

CANNIR = GAMES["cannir"]


def test_there_is_a_name_for_every_seat_and_a_bot_for_every_level() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(SEATS)
    for level in LEVEL_NAMES:
        find_bot(level)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_default_is_one_person_against_the_fewest_bots(game: Game) -> None:
    record = to_record(game, default_setup(game))
    assert record.seats == game.seats[0]
    assert record.players[0] == {"kind": "human", "name": ""}
    assert all(split_temper(player["level"])[0] == "level3" for player in record.players[1:])
    assert Match(record).decision is not None


def test_a_deal_is_drawn_unless_it_is_chosen() -> None:
    setup = default_setup(CANNIR)
    assert to_record(CANNIR, setup).seed != to_record(CANNIR, setup).seed
    assert not to_record(CANNIR, setup).typed
    chosen = to_record(CANNIR, replace(setup, seed=0))
    assert (chosen.seed, chosen.typed) == (0, True)


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3", "contrees"])
def test_somebody_chosen_begins_by_a_deal_of_the_game_itself(game: str) -> None:
    setup = default_setup(GAMES[game])
    for first in range(setup.seats):
        record = to_record(GAMES[game], replace(setup, first=first))
        told = encode(Match(record).opening[0])
        assert (told["event"], told["seat"], record.typed) == ("started", first, False)


def test_a_chosen_deal_decides_who_begins() -> None:
    contrees = GAMES["contrees"]
    chosen = replace(default_setup(contrees), seed=7)
    assert {to_record(contrees, replace(chosen, first=first)).seed for first in (0, 1)} == {7}


def test_who_begins_is_remembered_where_the_seat_is_taken() -> None:
    contrees = GAMES["contrees"]
    setup = replace(default_setup(contrees), first=1)
    assert from_json(contrees, to_json(setup)).first == 1
    assert from_json(contrees, {**to_json(setup), "first": 5}).first is None


def test_deals_and_secrets_are_drawn_from_128_bits() -> None:
    records = [to_record(CANNIR, default_setup(CANNIR)) for _ in range(64)]
    for drawn in ([record.seed for record in records], [record.secret for record in records]):
        assert len(set(drawn)) == 64
        # The chance that the highest or the lowest bit is the same 64 times is 2**-62.
        assert 1 << 127 <= max(drawn) < 1 << 128
        assert {number & 1 for number in drawn} == {0, 1}
    chosen = replace(default_setup(CANNIR), seed=7)
    assert to_record(CANNIR, chosen).secret != to_record(CANNIR, chosen).secret


def test_two_people_both_have_names() -> None:
    setup = default_setup(CANNIR)
    chairs = (SeatSetup("human"), SeatSetup("human", "Ana"), SeatSetup())
    record = to_record(CANNIR, replace(setup, chairs=chairs))
    assert [player["name"] for player in record.players] == [NAMES[0], "Ana"]


def test_watching_puts_a_bot_on_every_chair() -> None:
    setup = with_bots_only(default_setup(CANNIR))
    record = to_record(CANNIR, setup)
    assert [player["kind"] for player in record.players] == ["bot", "bot"]
    assert [player["name"] for player in record.players] == list(NAMES[:2])


def test_a_set_up_is_remembered_without_its_deal() -> None:
    chairs = (SeatSetup("bot", "Ana", "level5"), SeatSetup("human"), SeatSetup())
    setup = replace(default_setup(CANNIR), seats=3, chairs=chairs, options={"veiled": True}, seed=7)
    assert from_json(CANNIR, to_json(setup)) == replace(setup, seed=None)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 4},
        {"seats": "2"},
        {"chairs": []},
        {"chairs": [{"kind": "cat", "name": "", "level": "level3"}] * 3},
        {"chairs": [{"kind": "bot", "name": "", "level": "level9"}] * 3},
        {"chairs": [{"kind": "bot", "name": "a" * 41, "level": "level3"}] * 3},
        {"chairs": [{"kind": "bot", "name": "a\nb", "level": "level3"}] * 3},
        {"options": {"unheard": True}},
        {"options": 3},
        {"more": 1},
    ],
)
def test_invalid_setups_are_dropped(change: dict[str, object]) -> None:
    data = {**to_json(default_setup(CANNIR)), **change}
    assert from_json(CANNIR, data) == default_setup(CANNIR)
    assert from_json(CANNIR, None) == default_setup(CANNIR)


@pytest.mark.parametrize("game", [*GAMES])
def test_bots_of_every_game_talk_as_much_as_is_chosen(game: str) -> None:
    for talk in ("silent", "sparing", "lively"):
        assert to_record(GAMES[game], default_setup(GAMES[game]), talk).talk == talk
