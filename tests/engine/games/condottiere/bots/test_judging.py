"""What bots of Condottiere leave out, by what they may know, and who of them judges."""

from __future__ import annotations

import functools
import operator
from typing import Any

import pytest

from engine.arena.measure import Contest, run_arena
from engine.bots.bot import Budget
from engine.bots.levels import LevelBot, find_rival
from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import Choose, Play
from engine.games.condottiere.bots.battle_policy import (
    GRAVE_EFFORT_FACTOR,
    JudgingPolicy,
    PatientJudgingPolicy,
    ShallowJudgingPolicy,
    known_weights,
)
from engine.games.condottiere.bots.guards import fair_share
from engine.games.condottiere.bots.outlook import (
    guessed_strengths,
    rivals_wins,
    winning_regions,
    would_win,
)
from engine.games.condottiere.bots.preferences import PASS_INDEX, battle_weights, preferences
from engine.games.condottiere.bots.strict_policy import SensiblePolicy
from engine.games.condottiere.bots.win_weights import WEIGHTS
from engine.games.condottiere.cards import DRUM, SURRENDER
from engine.games.condottiere.rules.battle import NO_MERCENARY, line_strengths
from engine.games.condottiere.rules.regions import BIT, NOWHERE, REGION_COUNT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, POPE, TAKE
from tests.engine.bots.kit import moment
from tests.engine.games.condottiere.bots_kit import at, judging

MANY = "m1 m1 m1 m1 m4 m4"


# -- what is left out ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "given", "missing"),
    [
        (3, {"hands": {"A": "bishop m1", "B": "m1"}}, set(range(POPE, PASS))),
        (3, {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "drum m2"}}, {8}),
        (3, {"hands": {"A": "m10 m1", "B": "m1"}, "table": {"B": "winter"}}, {6}),
        (1, {"hands": {"A": "surrender m6", "B": "m1"}, "table": {"B": "m3"}}, {11}),
        (3, {"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1"}}, {PASS}),
        (
            3,
            {"hands": {"A": "m6 m6 m6 m6 m6 m6", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
            {PASS},
        ),
        (
            3,
            {"hands": {"A": "scarecrow m1", "B": "m1"}, "table": {"A": "m3"}},
            {TAKE + NO_MERCENARY},
        ),
    ],
)
def test_absurd_actions_are_not_searched(
    edition: int, given: dict[str, Any], missing: set[int]
) -> None:
    state = at(edition, **given)
    left = judging().candidates(state, state.codes())
    assert left
    assert set(state.codes()) - set(left) == missing & set(state.codes())
    assert missing & set(state.codes())


@pytest.mark.parametrize(
    "given",
    [
        {"hands": {"A": "m6 m6 m6 m6 m6", "B": "m1"}},
        {"hands": {"A": "m1 m6 m6 m6", "B": "m1"}},
        {"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1"}, "table": {"B": "m2"}},
        # Nobody else with many cards has passed, or what is laid is dear, or only a ten overtakes.
        {"hands": {"A": "m6 m6 m6 m6 m6 m6", "B": "m1", "C": MANY}, "table": {"B": "m3"}},
        {"hands": {"A": "m6 m6 m6 m6 m6 m6", "C": MANY}, "table": {"B": "m4"}, "passed": "C"},
        {"hands": {"A": "m10 m2 m2 m2 m2 m2", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
    ],
)
def test_who_has_reason_to_wait_may_pass(given: dict[str, Any]) -> None:
    state = at(**given)
    assert PASS in judging().candidates(state, state.codes())


@pytest.mark.parametrize(
    ("given", "passes"),
    [
        # Before an empty table others come after, or the last but one or the last is asked.
        ({"hands": {"A": "m1 m6 m6 m6 m6 m6", "B": MANY, "C": MANY}}, True),
        ({"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1", "C": MANY}, "passed": "C"}, False),
        ({"hands": {"A": "m1 m6 m6 m6", "B": "m1", "C": MANY}, "passed": "C"}, True),
        ({"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1", "C": "m1"}, "passed": "C"}, True),
        ({"hands": {"A": "m1 m6", "B": "m1"}, "passed": "B"}, False),
        ({"hands": {"A": "m4 m6", "B": "m1"}, "passed": "B"}, True),
        # A rival leads with little: somebody comes after, or nobody, and what overtakes is dear.
        (
            {
                "seats": "ABCD",
                "hands": {"A": "m6 m6 m6 m6 m6 m6", "C": MANY, "D": "m4"},
                "table": {"B": "m3"},
                "passed": "C",
            },
            True,
        ),
        (
            {"hands": {"A": "m10 m1 m1 m1 m1 m1", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
            False,
        ),
        (
            {"hands": {"A": "m2 m2 m2 m2 m2 m2", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
            True,
        ),
    ],
)
def test_who_waits_patiently_leaves_somebody_to_fight(given: dict[str, Any], passes: bool) -> None:
    state = at(**given)
    patient = PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    assert (PASS in patient.candidates(state, state.codes())) == passes


TEN_CARDS = "m1 m3 m5 m6 m10 m10 scarecrow scarecrow drum bishop"
FIVE_CARDS = "m3 m5 bishop drum scarecrow"


@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize(
    ("given", "share"),
    [
        # A rival leads with 4, and all others with many cards have passed, or have few.
        ({"hands": {"A": TEN_CARDS, "B": MANY, "C": MANY}, "passed": "BC"}, [4, 5]),
        ({"hands": {"A": TEN_CARDS, "B": "m1 m1 m1 m1 m1", "C": "m1"}}, [4, 5]),
        ({"hands": {"A": FIVE_CARDS, "B": MANY, "C": MANY, "D": "m1"}, "passed": "BC"}, [4]),
        ({"hands": {"A": FIVE_CARDS}, "table": {}, "passed": "BCD", "opened": True}, [2, 4]),
        # One with many cards comes after; or the hand is small, or dear; or the lead is.
        ({"hands": {"A": TEN_CARDS, "B": MANY, "C": MANY}, "passed": "C"}, []),
        ({"hands": {"A": "m3 m5 bishop drum", "B": MANY, "D": "m1"}, "passed": "BC"}, []),
        ({"hands": {"A": "m3 m10 heroine drum drum", "D": "m1"}, "passed": "BC"}, []),
        ({"hands": {"A": TEN_CARDS}, "table": {"D": "m4 m1"}, "passed": "BC"}, []),
        ({"hands": {"A": TEN_CARDS}, "table": {"D": "m4", "B": "winter"}, "passed": "BC"}, []),
        ({"hands": {"A": TEN_CARDS}, "table": {"D": "m4", "C": "m4"}, "passed": "BC"}, []),
        ({"hands": {"A": TEN_CARDS}, "table": {"A": "m4"}, "passed": "BC"}, []),
        ({"hands": {"A": FIVE_CARDS, "B": MANY}, "table": {}}, []),
    ],
)
def test_who_should_lay_a_low_card_rather_than_give_a_region_away(
    edition: int, given: dict[str, Any], share: list[int]
) -> None:
    state = at(edition, **{"table": {"D": "m4"}, "turn": "A", **given})
    assert fair_share(state) == share


def test_who_has_promised_to_keep_out_does_not_share_the_burden() -> None:
    hands = {"A": FIVE_CARDS, "B": MANY, "D": "m1"}
    state = at(hands=hands, table={"D": "m4"}, passed="C")
    assert [fair_share(state, seats) for seats in (0, BIT[1], BIT[2])] == [[], [4], []]


def test_with_two_seats_a_region_may_be_left() -> None:
    state = at(seats="AD", hands={"A": TEN_CARDS}, table={"D": "m4"})
    assert fair_share(state) == []


@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize(
    ("given", "idle"),
    [
        ({}, True),
        ({"table": {"B": "winter"}}, True),
        ({"table": {"B": "m1", "C": "m1"}}, False),
        ({"table": {"A": "m1"}}, False),
        ({"owners": {"B": "siena spoleto napoli", "C": "milano"}}, False),
        ({"owners": {"B": "siena spoleto napoli", "C": "milano"}, "passed": "B"}, True),
    ],
)
def test_no_surrender_before_an_empty_table(
    edition: int, given: dict[str, Any], idle: bool
) -> None:
    state = at(edition, **{"seats": "ABCD", "hands": {"A": "m1 surrender", "B": "m1"}, **given})
    assert (SURRENDER not in SensiblePolicy().candidates(state, state.codes())) == idle


#: Rome would win B the game.
WINNING: dict[str, Any] = {"owners": {"B": "siena spoleto"}, "table": {"B": "m10"}, "seats": "ABCD"}


@pytest.mark.parametrize(
    ("given", "left"),
    [
        # The last seat that can stops it, and lays nothing that does not.
        ({"hands": {"A": "m2 m6 bishop", "B": "m1"}, "passed": "CD"}, {"bishop"}),
        ({"hands": {"A": "m2 heroine", "B": "m1"}, "passed": "CD"}, {"heroine"}),
        ({"hands": {"A": "m2 m6", "B": "m1"}, "passed": "CD"}, {"m2", "m6", "pass"}),
        # Where the winner has passed, another card may come first.
        ({"hands": {"A": "m2 bishop", "B": "m1"}, "passed": "BCD"}, {"m2", "bishop"}),
        # Whoever has many cards does not leave it to a single other one.
        (
            {"hands": {"A": "m2 m2 m3 m3 bishop", "B": "m1", "C": "m4"}, "passed": "D"},
            {"m2", "m3", "bishop"},
        ),
        (
            {"hands": {"A": "m2 m3 bishop", "B": "m1", "C": "m4"}, "passed": "D"},
            {"m2", "m3", "bishop", "pass"},
        ),
        (
            {"hands": {"A": "m2 m2 m3 m3 bishop", "B": "m1", "C": "m4", "D": "m4"}},
            {"m2", "m3", "bishop", "pass"},
        ),
        # Nobody leads, and whoever is left alone would win.
        (
            {"hands": {"A": "m2 surrender", "B": "m1"}, "table": {}, "passed": "CD"},
            {"m2", "surrender"},
        ),
        # Nothing is won by it.
        (
            {"hands": {"A": "m2 bishop", "B": "m1"}, "owners": {"B": "siena"}, "passed": "CD"},
            {"m2", "bishop", "pass"},
        ),
    ],
)
def test_no_game_is_left_to_a_rival_who_can_be_stopped(
    given: dict[str, Any], left: set[str]
) -> None:
    state = at(**{**WINNING, **given})
    for policy in (judging(), PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])):
        codes = policy.candidates(state, state.codes())
        found = [CONDOTTIERE3.action(code) for code in codes]
        assert {action.card if isinstance(action, Play) else action.do for action in found} == left


def left_by_patience(given: dict[str, Any]) -> set[str]:
    """Return the actions that a bot of four seats in the third edition still searches.

    Cards are written by name.
    """
    state = at(**given)
    policy = PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    found = [CONDOTTIERE3.action(code) for code in policy.candidates(state, state.codes())]
    told = {action.card if isinstance(action, Play) else action.do for action in found}
    regions = {action.region for action in found if isinstance(action, Choose)}
    return (
        told
        | regions
        | {str(action.pope) for action in found if isinstance(action, Play) and action.pope}
    )


#: Rome would win B the game, who is behind and holds three cards.
LURKING: dict[str, Any] = {
    "owners": {"B": "siena spoleto"},
    "hands": {"A": "m2 scarecrow", "B": "m1 m2 m3"},
    "table": {"A": "m6"},
    "seats": "ABCD",
    "passed": "CD",
}


@pytest.mark.parametrize(
    ("given", "passes"),
    [
        ({}, False),
        # Far ahead, with another who may stop the rival, or with nothing that makes it harder.
        ({"table": {"A": "m10"}}, True),
        ({"hands": {"A": "m2", "B": "m1 m2 m3", "C": "m1"}, "passed": "D"}, True),
        ({"hands": {"A": "scarecrow", "B": "m1 m2 m3"}}, True),
        ({"hands": {"A": "m2", "B": "m1 m2 m3"}, "owners": {"B": "siena"}}, True),
        # Who holds a surrender does not pass before it has done its work.
        ({"hands": {"A": "m2 surrender", "B": "m1 m2 m3", "C": "m1"}, "passed": "D"}, False),
    ],
)
def test_the_last_guard_stays_while_the_rival_may_come(given: dict[str, Any], passes: bool) -> None:
    assert ("pass" in left_by_patience({**LURKING, **given})) == passes


def test_many_cards_do_not_leave_a_leader_to_a_single_other_seat() -> None:
    # No card alone stops him, all together do.
    given = {**WINNING, "passed": "D", "table": {"B": "heroine"}}
    hands = {"A": "m5 m5 m5 m1 m1", "B": "m1", "C": "m4"}
    assert "pass" not in left_by_patience({**given, "hands": hands})
    assert "pass" in left_by_patience({**given, "hands": {**hands, "A": "m2 m2 m2 m1 m1"}})


def test_who_holds_more_than_a_rival_may_bring_does_not_leave_the_game_to_two_others() -> None:
    given = {**WINNING, "table": {"B": "m4"}}
    hands = {"A": "m6 m5", "B": "m1 m2", "C": "m4", "D": "m4"}
    assert "pass" not in left_by_patience({**given, "hands": hands})
    assert "pass" not in left_by_patience({**given, "hands": hands, "table": {"C": "m5"}})
    assert "pass" in left_by_patience({**given, "hands": {**hands, "A": "m6 m4"}})
    # Another leads by more than he may bring.
    assert "pass" in left_by_patience({**given, "hands": hands, "table": {"C": "m10"}})


def test_useless_actions_are_not_searched() -> None:
    hands = {"A": "drum spring scarecrow m4", "B": "m1 m1", "C": "m1"}
    left = left_by_patience({"hands": hands, "table": {"B": "m6"}, "seats": "ABCD"})
    assert not {"drum", "spring"} & left
    assert "spring" not in left_by_patience({"hands": hands, "seats": "ABCD"})
    ahead = {"hands": hands, "table": {"A": "m6", "B": "m3"}, "seats": "ABCD"}
    assert {"drum", "spring", "scarecrow"} <= left_by_patience(ahead)
    decisive = {**ahead, "owners": {"A": "siena spoleto"}}
    assert "scarecrow" not in left_by_patience(decisive)


def test_who_can_take_the_lead_and_surrender_does_not_pass_its_win() -> None:
    hands = {"A": "m10 surrender", "B": "m1 m1"}
    table = {"A": "m5", "B": "m10 m4"}
    given: dict[str, Any] = {"hands": hands, "table": table, "seats": "ABCD", "passed": "CD"}
    assert "pass" in left_by_patience(given)
    assert "pass" not in left_by_patience({**given, "owners": {"A": "siena spoleto"}})


def test_a_surrender_is_kept_for_a_battle_that_a_rival_would_win_the_game_by() -> None:
    given: dict[str, Any] = {"phase": "discard", "region": "roma", "seats": "ABCD"}
    given |= {"hands": {"A": "surrender drum", "B": "m1 m2"}}
    assert left_by_patience(given) == {"discard_all", "keep_hand"}
    assert left_by_patience({**given, "owners": {"B": "siena spoleto"}}) == {"keep_hand"}


def test_the_pope_stands_where_he_stops_somebody() -> None:
    given: dict[str, Any] = {"hands": {"A": "bishop m1", "B": "m1"}, "table": {"B": "m10"}}
    given["owners"] = {"B": "mantova ferrara", "C": "ancona"}
    left = left_by_patience(given)
    assert left == {"bishop", "m1", "pass", "venezia", "milano", "modena", "bologna"}


def test_no_region_is_named_that_wins_a_rival_the_game() -> None:
    given: dict[str, Any] = {"phase": "choose_region", "battle": 6}
    given |= {"hands": {"A": "m1 m2", "B": "m1 m2"}, "owners": {"B": "ancona napoli"}}
    assert not {"urbino", "spoleto", "roma"} & left_by_patience(given)
    assert "roma" in left_by_patience(
        {**given, "owners": {**given["owners"], "A": "firenze siena"}}
    )


def test_where_the_game_is_at_stake_more_is_thought() -> None:
    policy = PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    for owners, effort in (("siena spoleto", GRAVE_EFFORT_FACTOR), ("siena milano", 1.0)):
        state = at(**{**LURKING, "owners": {"B": owners}})
        assert policy.effort(CONDOTTIERE3.view(state, 0)) == effort
    state = at(phase="choose_region", owners={"B": "siena spoleto"}, hands={"A": "m1", "B": "m1"})
    assert policy.effort(CONDOTTIERE3.view(state, 0)) == GRAVE_EFFORT_FACTOR


def test_a_playout_guards_against_who_is_behind() -> None:
    """Who leads rests easily, but for a rival who may still win the game here."""
    lurking, harmless = at(**LURKING), at(**{**LURKING, "owners": {}})
    assert battle_weights(lurking)[PASS_INDEX] < 0.7 * battle_weights(harmless)[PASS_INDEX]
    given = {**LURKING, "hands": {**LURKING["hands"], "A": "surrender m2"}}
    assert (
        battle_weights(at(**given))[SURRENDER]
        > 0.3
        > battle_weights(at(**{**given, "owners": {}}))[SURRENDER]
    )


def test_a_card_face_down_changes_nothing_for_others() -> None:
    given: dict[str, Any] = {
        "options": "hidden_cards",
        "hands": {"A": "bishop winter m1 m10 scarecrow m2", "B": "m1", "C": "m2 m3"},
    }
    policy, seen = judging(), set()
    for card in ("m1", "m10", "drum", "heroine"):
        state = at(table={"A": "m2", "B": card}, face_down={"B": card}, **given)
        codes = policy.candidates(state, state.codes())
        seen.add((tuple(codes), tuple(preferences(state, codes))))
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("line", "guess"), [("m2", 2 + 4), ("m2 drum", 4 + 8), ("m2 winter", 1 + 1)]
)
def test_anothers_card_face_down_counts_what_such_cards_do_on_an_average(
    line: str, guess: int
) -> None:
    found = set()
    for card in ("m1", "m10", "heroine"):
        state = at(options="hidden_cards", table={"B": f"{line} {card}"}, face_down={"B": card})
        found.add(tuple(guessed_strengths(state, 0, state.season)))
        assert guessed_strengths(state, 1, state.season) == line_strengths(state, False)
    assert found == {(0, guess, 0, 0)}


@pytest.mark.parametrize(
    ("edition", "capture"),
    [("condottiere1", False), ("condottiere3", False), ("condottiere3", True)],
)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_regions_that_would_win_are_those_of_the_rules(
    edition: str, seats: int, capture: bool
) -> None:
    state = moment(3, 0, seats, game=GAMES[edition], **{"capture_regions": True} if capture else {})
    rules, rng, told = state.rules, Rng(seats), 0
    for _ in range(150):
        regions = list(range(REGION_COUNT))
        rng.shuffle(regions)
        owned = [0] * seats
        for seat in range(seats):
            for _ in range(min(rng.below(6), len(regions))):
                owned[seat] |= BIT[regions.pop()]
        if any(map(rules.is_won_with, owned)):
            continue
        state.owned, state.holdings = owned, [mask.bit_count() for mask in owned]
        state.free = sum(map(BIT.__getitem__, regions))
        found = [
            sum(
                BIT[region]
                for region in range(REGION_COUNT)
                if not mask & BIT[region]
                and (capture or state.free & BIT[region])
                and rules.is_won_with(mask | BIT[region])
            )
            for mask in owned
        ]
        told += sum(map(int.bit_count, found))
        assert [winning_regions(state, seat) for seat in range(seats)] == found
        for seat in range(seats):
            others = [mask for other, mask in enumerate(found) if other != seat]
            assert rivals_wins(state, seat) == functools.reduce(operator.or_, others)
            for region in range(REGION_COUNT):
                state.region = region
                if capture or state.free & BIT[region]:
                    assert would_win(state, seat) == bool(found[seat] & BIT[region])
        state.region = NOWHERE
        assert not any(would_win(state, seat) for seat in range(seats))
    assert told > 20


def test_face_down_cards_count_as_cards_on_the_table() -> None:
    hands = {"A": "m1 m6 m6 m6 m6", "B": "m1"}
    state = at(options="hidden_cards", hands=hands, table={"B": "m1"}, face_down={"B": "m1"})
    assert PASS in judging().candidates(state, state.codes())


def test_with_options_one_answer_is_searched_and_no_card_turned_up_in_passing() -> None:
    policy = ShallowJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    hands = {"A": "m1 surrender", "B": "m1"}
    state = at(options="hidden_cards", hands=hands, table={"A": "m10"}, face_down={"A": "m10"})
    assert policy.depth(CONDOTTIERE3.view(state, 0)) == 1
    codes = state.codes()
    assert PASS_REVEAL in codes
    assert set(codes) - set(policy.candidates(state, codes)) == {PASS_REVEAL}


def test_own_cards_face_down_count_for_oneself() -> None:
    given: dict[str, Any] = {"options": "hidden_cards", "hands": {"A": "m1 surrender", "B": "m1"}}
    high = at(table={"A": "m10", "B": "m5"}, face_down={"A": "m10"}, **given)
    low = at(table={"A": "m2", "B": "m5"}, face_down={"A": "m2"}, **given)
    assert 11 in judging().candidates(high, high.codes())
    assert 11 not in judging().candidates(low, low.codes())


def test_a_scarecrow_in_a_playout_takes_back_the_dearest() -> None:
    state = at(hands={"A": "scarecrow", "B": "m1"}, table={"A": "m2 m5 m3", "B": "m10 m10"})
    given = set()
    for seed in range(200):
        played = list[int]()
        judging().play_out(state.clone(), Rng(seed), 1, played)
        given.add(played[0] // MAX_SEATS)
    assert given <= {PASS, TAKE + 4}
    assert TAKE + NO_MERCENARY not in given


# -- who plays by it -----------------------------------------------------------------------------


def policy_of(edition: str, seats: int, *options: str) -> Any:
    game = GAMES[edition]
    state = game.start(game.options(**dict.fromkeys(options, True)), seats, Rng(1))
    return game.bots.policy_for(game.view(state, 0))


def test_weights_that_are_not_known_are_those_without_cards_drawn() -> None:
    assert known_weights("condottiere1", 4, True) is WEIGHTS["condottiere3", 4, True]
    assert known_weights("condottiere1", 3) is WEIGHTS["condottiere1", 4, False]
    assert known_weights("condottiere3", 2, True) is WEIGHTS["condottiere3", 4, True]


def test_the_table_says_who_judges() -> None:
    far = "FarJudgingPolicy"
    judges = {"condottiere1": ["SensiblePolicy"] * 5, "condottiere3": [far] * 5}
    for edition, named in judges.items():
        named[0], named[2] = "PlainJudgingPolicy", "SecondLookJudgingPolicy"
        if edition == "condottiere3":
            named[2] = "PatientJudgingPolicy"
        for seats, name in zip(range(2, 7), named, strict=True):
            policy = policy_of(edition, seats)
            assert type(policy).__name__ == name
            if isinstance(policy, JudgingPolicy):
                fitted = ("condottiere3", 2, False) if seats == 2 else (edition, 4, False)
                assert policy.weights is WEIGHTS[fitted]
    for option in ("capture_regions", "larger_kingdoms"):
        for seats in (3, 4, 5, 6):
            assert type(policy_of("condottiere3", seats, option)).__name__ == far
        assert policy_of("condottiere3", 2, option) is CONDOTTIERE3.bots.policy
    several = ["capture_regions", "larger_kingdoms", "hidden_cards", "points_match"]
    for options in (*([option] for option in several[2:]), ["refill"], several):
        for drawing in (False, True):
            chosen = [*options, "draw_after_battle"] if drawing else options
            for seats in (3, 4, 5, 6):
                policy = policy_of("condottiere3", seats, *chosen)
                assert isinstance(policy, ShallowJudgingPolicy)
                assert policy.weights is WEIGHTS["condottiere3", 4, drawing]
            assert policy_of("condottiere3", 2, *chosen) is CONDOTTIERE3.bots.policy
    assert policy_of("condottiere1", 4, "points_match") is GAMES["condottiere1"].bots.policy


def test_matches_without_a_judgement_leave_lapses_out_too() -> None:
    """A second drum is not looked at, but for frozen levels."""
    hand: dict[str, Any] = {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "drum"}}
    for game, state in (
        (CONDOTTIERE1, at(1, **hand, options="points_match")),
        (CONDOTTIERE3, at(**hand, seats="AB", options="refill")),
    ):
        view = game.view(state, state.turn)
        policy, codes = game.bots.policy_for(view), state.codes()
        assert isinstance(policy, SensiblePolicy)
        assert not isinstance(policy, JudgingPolicy)
        assert DRUM in codes
        assert DRUM not in policy.candidates(state, codes)
        assert DRUM in game.bots.former_policies[0].candidates(state, codes)


def test_where_every_answer_is_a_lapse_all_are_looked_at() -> None:
    state = at(hands={"A": "drum m1", "B": "m1"}, table={"A": "drum"})
    assert SensiblePolicy().candidates(state, [DRUM]) == [DRUM]


def test_former_levels_are_opponents_in_the_arena_only() -> None:
    bot = find_rival("frozen1-level5", CONDOTTIERE3)
    assert bot == LevelBot(5, former=1)
    state = CONDOTTIERE3.start(CONDOTTIERE3.options(), 4, Rng(1))
    assert bot.budget(CONDOTTIERE3, CONDOTTIERE3.view(state, state.turn)).iterations == 1500
    assert find_rival("level5", CONDOTTIERE3) == LevelBot(5)
    for name in ("frozen2-level5", "frozen1-level6", "frozen1-uct", "frozen-level1", "frozen1"):
        with pytest.raises(ConquistaError):
            find_rival(name, CONDOTTIERE3)
    with pytest.raises(ConquistaError):
        find_rival("frozen1-level5", GAMES["cannir"])


@pytest.mark.parametrize("edition", ["condottiere1", "condottiere3"])
def test_a_few_iterations_beat_chance(edition: str) -> None:
    contest = Contest(edition, 4, ["level3", "random"], 1, 72, Budget(8))
    judging, chance = run_arena(contest)["bots"]
    assert judging["score"] > 0.5 > chance["score"]
