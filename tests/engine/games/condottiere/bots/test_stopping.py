"""The joint stop: who speaks, who is called, and what the called seat may answer."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.arena.deals import DealConfig, play_game
from engine.arena.measure import Contest, run_arena
from engine.bots import worker
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.bots.protocol import Occasion
from engine.bots.talking import think_bound
from engine.core.errors import ConquistaError
from engine.core.values import Heard, Seat
from engine.games import GAMES
from engine.games.condottiere.bots.stopping import bound, called, speech, threat
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.position_file import set_up
from engine.talk.statements import Call, CallKind
from tests.engine.games.condottiere.kit import position

AT_ROMA = {"D": "spoleto ancona"}
#: D leads with 4 and wins by Roma; A and B can stop it, C cannot.
HANDS = {"A": "m5 m1", "B": "m6 m1 m1", "C": "m1", "D": "m1"}


def battle(**given: Any) -> Match:
    written = {"hands": HANDS, "owners": AT_ROMA, "table": {"D": "m4"}, "opened": True, **given}
    return set_up(GAMES["condottiere3"], position(3, **written))


def view(match: Match, seat: Seat) -> CondottiereView:
    return cast(CondottiereView, match.view(seat))


def stand(seat: Seat, says: CallKind, now: bool = True) -> Heard:
    return Heard(seat, Call(3, says, "roma"), now)


def talked(match: Match, earlier: tuple[Heard, ...] = ()) -> list[Heard]:
    """Return what all seats say, one after the other, until nobody has anything to say."""
    heard = [*earlier]
    while True:
        before = len(heard)
        for seat in range(match.seats):
            said = speech(view(match, seat), heard)
            if said is not None:
                assert not match.refusal(seat, said)
                heard.append(Heard(seat, said, True))
        if len(heard) == before:
            return heard


def test_every_seat_in_the_battle_says_at_once_whether_it_can() -> None:
    match = battle()
    found = [(entry.seat, cast(Call, entry.said).says) for entry in talked(match)]
    assert found[:3] == [(0, "can"), (1, "can"), (2, "cannot")]
    assert threat(view(match, 1)) == 3
    assert speech(view(match, 3), []) is None, "the rival says nothing"


@pytest.mark.parametrize(
    "changed",
    [
        {"owners": {"D": "milano"}},
        {"table": {"D": "m4", "A": "m4"}},
        {"table": {}},
        {"phase": "choose_region", "table": {}, "opened": False, "turn": "A", "region": None},
    ],
)
def test_nobody_speaks_where_nobody_threatens_to_win(changed: Any) -> None:
    match = battle(**changed)
    assert talked(match) == []
    assert called(view(match, 0), []) is None


def test_the_seat_with_most_cards_is_called_unless_it_served_more_often() -> None:
    match = battle()
    stands = (stand(0, "can"), stand(1, "can"), stand(2, "cannot"))
    assert called(view(match, 0), stands) == 1
    served = stand(1, "will", now=False)
    assert called(view(match, 0), (served, *stands)) == 0
    assert called(view(match, 0), (served, stand(0, "will", now=False), *stands)) == 1


def test_nobody_pays_for_a_silent_seat() -> None:
    match = battle()
    assert called(view(match, 0), (stand(0, "can"), stand(2, "cannot"))) == 1
    out = battle(passed="B")
    assert called(view(out, 0), (stand(0, "can"), stand(2, "cannot"))) == 0


def test_only_the_called_seat_is_bound_and_only_at_its_turn() -> None:
    match = battle(turn="B")
    codes = match.codes()
    heard = talked(match)
    assert (1, "will") in [(entry.seat, cast(Call, entry.said).says) for entry in heard]
    assert [match.game.action(code) for code in bound(view(match, 1), codes, heard)] == [
        match.game.action(code)
        for code in codes
        if getattr(match.game.action(code), "card", "") == "m6"
    ]
    assert bound(view(match, 0), codes, heard) == codes
    free = battle()
    assert bound(view(free, 0), free.codes(), talked(free)) == free.codes()


def test_who_cannot_take_the_lead_at_once_keeps_able_to() -> None:
    match = battle(turn="B", hands={**HANDS, "B": "m3 m3 scarecrow"})
    codes = bound(view(match, 1), match.codes(), talked(match))
    cards = {getattr(match.game.action(code), "card", "pass") for code in codes}
    assert cards == {"m3", "scarecrow"}


def test_what_is_said_depends_on_the_own_hand_alone() -> None:
    one, other = battle(), battle(hands={**HANDS, "B": "m1 m2 m2", "D": "m10"})
    assert view(one, 0).hands[0] == view(other, 0).hands[0]
    assert speech(view(one, 0), []) == speech(view(other, 0), [])


def test_a_bot_thinks_again_if_its_word_forbids_its_answer() -> None:
    match = battle(turn="B")
    codes, heard, seen = match.codes(), talked(match), view(match, 1)
    allowed = bound(seen, codes, heard)
    bot = find_bot("random")
    answers = {
        think_bound(bot, match.game, seen, codes, heard, seed, Budget()).code for seed in range(20)
    }
    assert answers <= set(allowed)
    free = {
        think_bound(bot, match.game, seen, codes, (), seed, Budget()).code for seed in range(20)
    }
    assert free - set(allowed)


def replied(occasion: Occasion, **more: Any) -> Any:
    """Return what the bots' process replies to an occasion."""
    message = json.loads(json.dumps({"interrupt": 1, **occasion.message(), **more}))
    return worker._reply_to(message, cast(worker.Inbox, None), ())


def test_the_bots_process_speaks_when_it_is_asked_to() -> None:
    match = battle()
    occasions = [Occasion(match.game, match.view(seat), "level3", 5) for seat in (0, 2, 3)]
    can = {"do": "say_call", "rival": 3, "says": "can", "about": "roma"}
    said = [replied(occasion)["action"] for occasion in occasions]
    assert said == [can, {**can, "says": "cannot"}, None]
    told = replace(occasions[0], heard=(stand(0, "can"),))
    assert replied(told) == {"answer": 1, "action": None, "thought": None}
    nonsense: tuple[Any, ...] = ([{"seat": 9, "now": True}], [{"seat": 1}], {}, [{}] * 401)
    for wrong in nonsense:
        with pytest.raises(ConquistaError, match="heard"):
            replied(occasions[0], heard=wrong)


def test_an_arena_in_which_nobody_speaks_is_as_before() -> None:
    silent = DealConfig("condottiere3", ("random",) * 4, (), Budget(), 5, True, True)
    games = [play_game(silent, range(4), deal) for deal in range(3)]
    assert "said" not in games[0].figures
    loud = replace(silent, talkers=(0, 1, 2, 3))
    talking = [play_game(loud, range(4), deal) for deal in range(3)]
    assert any(game.figures["said"] for game in talking)
    for before, after in zip(games, talking, strict=True):
        assert after.lapses["stop_untried"][0] <= before.lapses["stop_untried"][0]


def test_the_arena_says_who_speaks() -> None:
    contest = Contest("condottiere3", 3, ["random"], 1, 5)
    assert "said" in run_arena(contest, figures=True, talk="all")["figures"]
    assert "said" in run_arena(contest, figures=True, talk="others")["figures"]
    assert "said" not in run_arena(contest, figures=True)["figures"]
