"""Winners whom the others could still have stopped: by hand, and against trying everything."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.arena.measure import Contest, run_arena
from engine.core.rng import Rng
from engine.core.statistics import LastChance
from engine.core.values import Seat
from engine.games import GAMES
from engine.games.condottiere.bots.joint_stop import NAMES, StopWitness, leads
from engine.games.condottiere.cards import BISHOP, CARD_NAMES, SCARECROW, SURRENDER
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.rules.core_state import BATTLE
from engine.games.condottiere.rules.state import PASS, POPE, CondottiereState
from engine.games.condottiere.rules.stopping_cards import can_stop
from engine.play.match import Match
from engine.play.position_file import set_up
from engine.review.last_chance import find_last_chance
from tests.engine.games.condottiere.kit import plays, position

#: The third region next to these wins the game for four seats.
AT_ROMA = {"D": "spoleto ancona"}


def table_of(edition: int, **given: Any) -> CondottiereState:
    game = GAMES[f"condottiere{edition}"]
    return cast(CondottiereState, set_up(game, position(edition, **given)).true_state())


# -- trying everything -----------------------------------------------------------------------------


def stopped(before: CondottiereState, after: CondottiereState, rival: Seat) -> bool:
    """Return whether the rival is not alone in the lead, in a battle that goes on or has ended."""
    if after.phase == BATTLE and after.battle == before.battle:
        return not leads(after, rival)
    return bool(sole_leader(after.last_strengths) != rival or after.last_conqueror != rival)


def tried(table: CondottiereState, seat: Seat, rival: Seat, seen: set[str]) -> bool:
    """Return whether some order of the seat's own cards stops the rival.

    Everybody else has passed.
    """
    key = repr((sorted(table.hands[seat]), [sorted(line) for line in table.lines], table.season))
    if key in seen:
        return False
    seen.add(key)
    if not leads(table, rival):
        return True
    for code in table.codes():
        if code in (PASS, SURRENDER) or POPE < code < PASS:
            continue
        after = table.clone()
        after.step(code, Rng(0))
        if stopped(table, after, rival):
            return True
        if (
            after.phase == BATTLE
            and after.battle == table.battle
            and tried(after, seat, rival, seen)
        ):
            return True
    return False


@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize("part", range(4))
def test_who_can_stop_a_rival_is_what_trying_every_order_finds(edition: int, part: int) -> None:
    rng = Rng(100 * edition + part)
    deck = list(GAMES[f"condottiere{edition}"].edition.deck)  # type: ignore[attr-defined]
    kinds = [kind for kind, n in enumerate(deck) for _ in range(n)]
    found: list[bool] = []
    while len(found) < 40:
        rng.shuffle(kinds)
        usable = [card for card in kinds if card not in (SCARECROW, SURRENDER)]
        lines = [card for card in usable[:20] if card != BISHOP]
        drawn = {"D": lines[:4], "B": lines[4:6], "C": lines[6:7], "A": lines[7:8]}
        hand = usable[20 : 20 + 1 + rng.below(4)]
        seasons = {CARD_NAMES[c] for row in drawn.values() for c in row} & {"winter", "spring"}
        if len(seasons) > 1:
            continue
        given = {seat: [CARD_NAMES[c] for c in row] for seat, row in drawn.items()}
        table = table_of(
            edition,
            table=given,
            hands={"A": [CARD_NAMES[c] for c in hand]},
            passed="BCD",
            opened=True,
        )
        if not leads(table, 3):
            continue
        expected = tried(table.clone(), 0, 3, set())
        assert can_stop(table, [0], 3, []) == expected, (given, hand)
        found.append(expected)
    assert 5 < sum(found) < 35, "both kinds must occur"


def test_two_seats_can_do_what_neither_can_alone() -> None:
    table = table_of(3, table={"D": "m10 m1"}, hands={"A": "bishop", "B": "m2"}, opened=True)
    assert not can_stop(table, [0], 3, [])
    assert not can_stop(table, [1], 3, [])
    assert can_stop(table, [0, 1], 3, [])


def test_a_cautious_count_grants_the_rival_all_its_cards() -> None:
    table = table_of(3, table={"D": "m5"}, hands={"A": "m6", "D": "m2 drum bishop"}, opened=True)
    assert can_stop(table, [0], 3, [])
    assert not can_stop(table, [0], 3, table.hands[3])


# -- matches ---------------------------------------------------------------------------------------


def missed(steps: str, **given: Any) -> dict[str, list[Seat]]:
    """Play a position to the end of the match, and return what was missed."""
    game, witness = GAMES["condottiere3"], StopWitness()
    match: Match = set_up(game, position(3, **{"owners": AT_ROMA, **given}))
    for step in plays(steps):
        action = next(
            action
            for action in match.legal()
            if action.do == step["do"] and getattr(action, "card", None) == step.get("card")
        )
        witness.record_action(cast(CondottiereState, match.true_state()), game.code(action))
        match.submit("ABCD".index(step["seat"]), action)
    found = witness.blamed_seats(cast(CondottiereState, match.true_state()))
    assert list(found) == NAMES
    # A review tells the same of the record of the match.
    chance, passed = find_last_chance(match), {*found["stop_passed"], *found["stop_early"]}
    together = tuple(found["stop_together"])
    expected = LastChance(3, "roma", tuple(sorted(passed)), together)
    assert chance == (expected if passed or together else None)
    return {name: list(seats) for name, seats in found.items() if seats}


FULL = {"table": {"D": "m4"}, "opened": True}


def test_a_seat_passes_that_could_have_stopped_the_winner() -> None:
    hands = {"A": "m5", "B": "m1", "C": "m2", "D": "m1"}
    every = {"stop_passed": [0], "stop_untried": [0], "stop_together": [0, 1, 2]}
    found = missed("A:pass B:pass C:pass D:pass", hands=hands, **FULL)
    # Against the last card of the winner, 5 is a tie.
    tie = {"stop_passed_safe": [0], "stop_early": [0], "stop_together_safe": [0, 1, 2]}
    assert found == {**every, **tie}
    hands["D"] = "m2"
    assert missed("A:pass B:pass C:pass D:pass", hands=hands, **FULL) == every


def test_a_seat_that_tries_and_fails_is_no_bystander() -> None:
    hands = {"A": "m5", "B": "m1 m1", "C": "m2", "D": "m2"}
    found = missed("A:pass B:m1 C:pass D:pass B:pass", hands=hands, **FULL)
    assert found["stop_passed"] == [0]
    assert "stop_untried" not in found


def test_a_seat_passes_before_the_winner_leads() -> None:
    hands = {"A": "m10", "B": "m1", "D": "m3 m3"}
    found = missed("A:pass B:m1 D:m3 D:pass", hands=hands)
    assert found == {"stop_early": [0]}


def test_nobody_is_to_blame_for_a_region_that_does_not_win() -> None:
    hands = {"A": "m5", "B": "m1", "C": "m2", "D": "m1"}
    assert not missed("A:pass B:pass C:pass D:pass", hands=hands, owners={"D": "milano"}, **FULL)
    assert not missed("A:m5 B:pass C:pass D:pass", hands=hands, **FULL)


def test_nobody_is_to_blame_who_held_too_little() -> None:
    hands = {"A": "m3", "B": "m1", "C": "drum", "D": "m1"}
    assert not missed("A:pass B:pass C:pass D:pass", hands=hands, **FULL)


def test_only_the_last_battle_counts() -> None:
    witness = StopWitness()
    early = table_of(3, table={"D": "m4"}, hands={"A": "m5", "D": "m1"}, opened=True)
    witness.record_action(early, PASS)
    late = early.clone()
    late.battle += 1
    witness.record_action(late, PASS)
    assert [state.battle for state, _ in witness.moments] == [late.battle]


def test_the_arena_counts_them() -> None:
    contest = Contest("condottiere3", 4, ["random"], 2, 5)
    sense = run_arena(contest, sense=True)["sense"]
    assert set(NAMES) <= set(sense)
    assert sense["stop_passed"]["game"] <= sense["stop_together"]["game"] <= 1
