"""The joint stop: who speaks, who is called, and what the called seat may answer."""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf
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
from engine.core.values import Heard, Seat, Temperament, Term
from engine.games import GAMES
from engine.games.condottiere.bots.stopping import (
    allowed_answers,
    called_seat,
    is_on_guard,
    speech,
    threat,
)
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.position_file import set_up
from engine.talk.statements import Call, CallKind, Offer, Reply
from tests.engine.games.condottiere.kit import position
from tests.engine.games.condottiere.talk_kit import battle as talking_battle
from tests.engine.games.condottiere.talk_kit import say

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
    """Return the statements of all seats in turn, until none has more to say."""
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
        {"table": {"D": "m4", "A": "m4"}, "hands": {**dict.fromkeys("ABC", "m1"), "D": "m10"}},
        {"table": {}},
        {"phase": "choose_region", "table": {}, "opened": False, "turn": "A", "region": None},
    ],
)
def test_nobody_speaks_where_nobody_threatens_to_win(changed: Any) -> None:
    match = battle(**changed)
    assert talked(match) == []
    assert called_seat(view(match, 0), []) == []


def test_two_seats_with_most_cards_are_called_unless_they_served_more_often() -> None:
    match = battle()
    stands = (stand(0, "can"), stand(1, "can"), stand(2, "can"))
    assert called_seat(view(match, 0), stands) == [1, 0]
    served = stand(1, "will", now=False)
    assert called_seat(view(match, 0), (served, *stands)) == [0, 2]
    assert called_seat(view(match, 0), (served, stand(0, "will", now=False), *stands)) == [2, 1]
    assert called_seat(view(match, 0), (*stands, stand(0, "cannot"))) == [1, 2]


def test_nobody_pays_for_a_silent_seat() -> None:
    match = battle()
    assert called_seat(view(match, 0), (stand(0, "can"), stand(2, "can"))) == [1, 0]
    out = battle(passed="B")
    assert called_seat(view(out, 0), (stand(0, "can"), stand(2, "cannot"))) == [0]


def test_a_seat_that_can_beat_all_a_rival_may_lay_watches_it_before_it_leads() -> None:
    watched = {"table": {"D": "m4", "A": "m4"}, "hands": {**HANDS, "A": "m5 m1 m2"}}
    match = battle(**watched)
    said = speech(view(match, 0), [])
    assert said == Call(3, "will", "roma")
    assert called_seat(view(match, 0), []) == [], "nobody leads"
    codes, told = match.codes(), [Heard(0, said, True)]
    assert speech(view(match, 0), told) is None
    kept = [match.game.action(code) for code in allowed_answers(view(match, 0), codes, told)]
    assert kept == [action for action in map(match.game.action, codes) if action.do != "pass"]
    assert allowed_answers(view(match, 0), codes, []) == codes, "it has said nothing"


@pytest.mark.parametrize(
    "changed",
    [
        {"hands": {**HANDS, "A": "m1 m2"}},
        {"owners": {"D": "milano"}},
        {"passed": "D"},
        {"turn": "B"},
    ],
)
def test_nobody_watches_a_rival_without_cards_or_need(changed: Any) -> None:
    given = {"table": {"D": "m4", "A": "m4"}, "hands": {**HANDS, "A": "m5 m1 m2"}, **changed}
    match = battle(**given)
    assert speech(view(match, 0), []) is None


#: C ties with D, which would win by Roma; all but D have said that they can stop it.
LEVEL = {
    "table": {"D": "m10", "C": "m10"},
    "hands": {
        "A": "heroine bishop bishop spring drum m1",
        "B": "m6 m6 m1 m1",
        "C": "m1 m2",
        "D": "m1 m3 m10 m1 surrender",
    },
}
TOLD = [stand(0, "can"), stand(1, "can"), stand(2, "will")]


@pytest.mark.parametrize(
    ("changed", "heard", "bound"),
    [
        ({}, TOLD, True),
        ({}, [stand(0, "will")], True),
        ({}, [stand(0, "can", now=False)], False),
        ({}, [*TOLD, stand(0, "cannot")], False),
        ({}, [stand(1, "can")], False),
        # The rival has passed, or cannot win; or the hand does not suffice.
        ({"passed": "D"}, TOLD, False),
        ({"owners": {"D": "milano"}}, TOLD, False),
        ({"hands": {**LEVEL["hands"], "A": "m1 m2 m3 m1"}}, TOLD, False),
        ({"hands": {**LEVEL["hands"], "A": "m1 m2 m3 bishop"}}, TOLD, True),
        # Another seat that can leads, and may lay more; or one that said nothing, or has passed.
        ({"table": {"D": "m10", "C": "heroine m6"}}, TOLD, False),
        ({"table": {"D": "m10", "C": "heroine m6"}}, TOLD[:2], True),
        ({"table": {"D": "m10", "C": "heroine m6"}, "passed": "C"}, TOLD, True),
        # The seat leads by itself: by little, and by more than the rival may still lay.
        ({"table": {"D": "m10", "A": "heroine m6"}}, TOLD, True),
        ({"table": {"D": "m1", "A": "heroine m10"}}, TOLD, False),
    ],
)
def test_who_said_that_it_can_stop_a_rival_does_not_pass_while_nobody_does(
    changed: Any, heard: list[Heard], bound: bool
) -> None:
    match = battle(**{**LEVEL, **changed})
    codes = match.codes()
    kept = [match.game.action(code) for code in allowed_answers(view(match, 0), codes, heard)]
    assert any(action.do == "pass" for action in kept) != bound
    assert is_on_guard(view(match, 0), heard) == bound
    price = match.game.talk.price_of_word(view(match, 0), heard, Temperament(5))
    assert (price == inf) == bound, "no Doge breaks that word"


@pytest.mark.parametrize(
    ("terms", "bound"),
    [
        ((Term("keep_out", "roma"),), True),
        ((Term("keep_out", "milano"),), False),
        ((Term("pass_now"),), True),
    ],
)
def test_who_promised_to_keep_out_does_not_take_the_burden(
    terms: tuple[Term, ...], bound: bool
) -> None:
    hands = {"A": "m5 m5 m1 m1 m1", "B": "m2 m2 m2 m2 m2 m2", "C": "m3", "D": "m1"}
    match = talking_battle(passed="C", hands=hands)
    say(match, 2, Offer((1,), (), terms, "round"))
    say(match, 1, Reply(0, True))
    codes = match.codes()
    left = match.game.talk.bound_codes(match.view(0), codes, match.heard())
    assert (left == codes) != bound
    assert match.game.talk.bound_codes(match.view(0), codes, ()) == codes


def test_one_seat_watches_for_all() -> None:
    match = battle(table={"D": "m4", "B": "m4"}, hands={**HANDS, "A": "m10 m5"})
    assert speech(view(match, 0), []) == Call(3, "will", "roma")
    assert speech(view(match, 0), [stand(1, "will")]) is None
    assert speech(view(match, 0), [stand(1, "will", now=False)]) is not None


def test_only_the_called_seat_is_bound_and_only_at_its_turn() -> None:
    match = battle(turn="B")
    codes = match.codes()
    heard = talked(match)
    assert (1, "will") in [(entry.seat, cast(Call, entry.said).says) for entry in heard]
    assert called_seat(view(match, 1), heard) == [1, 0]
    assert [match.game.action(code) for code in allowed_answers(view(match, 1), codes, heard)] == [
        match.game.action(code)
        for code in codes
        if getattr(match.game.action(code), "card", "") == "m6"
    ]
    assert allowed_answers(view(match, 0), codes, heard) == codes
    served = Heard(0, Call(3, "will", "roma"), False)
    free = battle(hands={**HANDS, "C": "m6"})
    assert allowed_answers(view(free, 0), free.codes(), talked(free, (served,))) == free.codes()


def test_who_cannot_take_the_lead_at_once_keeps_able_to() -> None:
    match = battle(turn="B", hands={**HANDS, "B": "m3 m3 scarecrow"})
    codes = allowed_answers(view(match, 1), match.codes(), talked(match))
    cards = {getattr(match.game.action(code), "card", "pass") for code in codes}
    assert cards == {"m3"}, "a scarecrow that takes nothing back is wasted"


def test_who_stops_a_rival_wastes_no_card() -> None:
    hands = {**HANDS, "B": "m3 m3 drum"}
    match = battle(turn="B", hands=hands, table={"D": "m4", "B": "drum"})
    codes = allowed_answers(view(match, 1), match.codes(), talked(match))
    assert [getattr(match.game.action(code), "card", "pass") for code in codes] == ["m3"]
    watched = battle(table={"D": "m4", "A": "m4 drum"}, hands={**HANDS, "A": "drum m5 spring"})
    said = speech(view(watched, 0), [])
    assert said == Call(3, "will", "roma")
    kept = allowed_answers(view(watched, 0), watched.codes(), [Heard(0, said, True)])
    cards = [getattr(watched.game.action(code), "card", "pass") for code in kept]
    assert "drum" not in cards
    assert "m5" in cards


def test_statements_depend_only_on_the_own_hand() -> None:
    one, other = battle(), battle(hands={**HANDS, "B": "m1 m2 m2", "D": "m10"})
    assert view(one, 0).hands[0] == view(other, 0).hands[0]
    assert speech(view(one, 0), []) == speech(view(other, 0), [])


def test_a_bot_thinks_again_if_its_word_forbids_its_answer() -> None:
    match = battle(turn="B")
    codes, heard, seen = match.codes(), talked(match), view(match, 1)
    allowed = allowed_answers(seen, codes, heard)
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
    """Return the reply of the bots' process to an occasion."""
    message = json.loads(json.dumps({"interrupt": 1, **occasion.message(), **more}))
    return worker._reply_to(message, cast(worker.Inbox, None), ())


def test_the_bots_process_speaks_when_it_is_asked_to() -> None:
    match = battle()
    occasions = [Occasion(match.game, match.view(seat), "level3", 5) for seat in (0, 2, 3)]
    can = {"do": "say_call", "rival": 3, "says": "can", "about": "roma"}
    said = [replied(occasion)["action"] for occasion in occasions]
    assert said == [can, {**can, "says": "cannot"}, None]
    told = replace(occasions[0], heard=(stand(0, "can"), stand(0, "will")))
    assert replied(told) == {"answer": 1, "action": None, "thought": None}
    nonsense: tuple[Any, ...] = ([{"seat": 9, "now": True}], [{"seat": 1}], {}, [{}] * 401)
    for wrong in nonsense:
        with pytest.raises(ConquistaError, match="heard"):
            replied(occasions[0], heard=wrong)


def test_an_arena_in_which_nobody_speaks_is_as_before() -> None:
    silent = DealConfig("condottiere3", ("random",) * 4, (), Budget(), 5, True, True)
    games = [play_game(silent, range(4), deal) for deal in range(2)]
    assert not games[0].talk
    counted = [play_game(replace(silent, talk="silent"), range(4), deal) for deal in range(2)]
    assert [game.figures for game in counted] == [game.figures for game in games]
    assert [game.lapses for game in counted] == [game.lapses for game in games]
    assert {game.talk["statements"] for game in counted} == {0}
    loud = replace(silent, talk="sparing", talkers=(0, 1, 2, 3))
    talking = [play_game(loud, range(4), deal) for deal in range(2)]
    assert talking == [play_game(loud, range(4), deal) for deal in range(2)]
    assert any(game.talk["say_call"] for game in talking)
    for before, after in zip(games, talking, strict=True):
        assert after.lapses["stop_untried"][0] <= before.lapses["stop_untried"][0]


def test_the_arena_counts_what_is_said_and_agreed() -> None:
    contest = Contest("condottiere3", 3, ["level1"], 2, 5, Budget(iterations=2))
    assert "talk" not in run_arena(Contest("condottiere3", 3, ["random"], 1, 5))
    counts = {
        (talk, talkers): run_arena(contest, talk=talk, talkers=talkers)["talk"]["a_game"]
        for talk, talkers in (("silent", "all"), ("lively", "all"), ("lively", "others"))
    }
    said = {key: found["statements"]["mean"] for key, found in counts.items()}
    assert said["silent", "all"] == 0 < said["lively", "others"] < said["lively", "all"]
    for found in counts.values():
        assert {"stop_passed", "stop_together", "stop_early", "answers"} <= found.keys()
        low, high = found["answers"]["ci95"]
        assert low < found["answers"]["mean"] < high


def test_the_arena_counts_agreements_by_how_they_ended() -> None:
    contest = Contest("condottiere3", 4, ["random"], 3, 5)
    found = run_arena(contest, talk="lively")["talk"]["a_game"]
    ended = ("agreements_kept", "agreements_broken", "agreements_lapsed")
    assert found["agreements"]["mean"] >= sum(found[name]["mean"] for name in ended) > 0
    assert found["agreements_kept"]["mean"] > 0
    assert found["agreements"]["mean"] <= found["say_reply"]["mean"]


#: A, B and C can stop D, A with fewest cards.
ALL_ABLE = {"A": "m5 m1", "B": "m6 m1 m1", "C": "m6 m1 m2", "D": "m1"}


def test_a_seat_that_is_not_called_does_not_say_that_it_can() -> None:
    """It would pass, for the others are called."""
    match = battle(hands=ALL_ABLE)
    assert [entry.seat for entry in talked(match)] == [1, 2]
    # It is called as soon as one of the others cannot.
    heard = [stand(1, "cannot")]
    assert speech(view(match, 0), heard) == Call(3, "can", "roma")


def test_a_seat_that_said_that_it_can_does_not_pass_until_another_will() -> None:
    match = battle(hands=ALL_ABLE)
    heard = [stand(1, "who")]
    said = speech(view(match, 0), heard)
    assert said == Call(3, "can", "roma"), "it was asked"
    heard.append(Heard(0, said, True))
    assert 0 not in called_seat(view(match, 0), heard)
    codes = match.codes()
    bound = [match.game.action(code) for code in allowed_answers(view(match, 0), codes, heard)]
    assert [action.do for action in bound] == ["play"]
    assert allowed_answers(view(match, 0), codes, [*heard, stand(2, "will")]) == codes
    assert allowed_answers(view(match, 0), codes, [stand(1, "who")]) == codes
