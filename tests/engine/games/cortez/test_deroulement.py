"""DEROULEMENT DU JEU, REGLES DETAILLEES and ACTIONS: rounds, turns, treasures, three actions."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Event
from engine.data.codec import encode
from engine.games import find
from tests.engine.games.cortez.board import KIND
from tests.engine.games.cortez.kit import (
    TYPES,
    Given,
    Outcome,
    crowd,
    draw,
    keep,
    mark,
    move,
    passes,
    provisions,
    recruit,
    refusal,
    run,
    start,
)
from tests.engine.games.cortez.playing import Step

#: One marked troop each, far from everything.
SIX = "S1@0,0=A A1@20,0=B S2@0,2=C A2@20,2=D S3@0,4=E A3@20,4=F"


def turning(kind: str, nation: str | None = None, **given: Any) -> Outcome:
    """An event has just been turned up."""
    return run(phase="event", event={"kind": kind, "nation": nation}, **given)


def first_marks(seats: str, seed: int) -> Outcome:
    """Return the game when everybody has marked its troops."""
    steps: list[Step] = []
    while True:
        game = start(seats, seed, steps)
        if game.asked is None or game.asked[1] != "mark":
            return game
        steps.append(mark(game.asked[0], min(game.offered("troop"))))


# -- DEROULEMENT DU JEU --------------------------------------------------------------------------


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 3)
def test_the_first_player_is_left_of_a_dealer_chosen_by_lot() -> None:
    firsts = {first_marks("ABC", seed).active for seed in range(30)}
    assert firsts == set("ABC")


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 3)
@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 6)
@pytest.mark.parametrize(("seats", "active", "then"), [("AB", "B", "A"), ("ABCDEF", "F", "A")])
def test_after_two_actions_the_turn_passes_clockwise(seats: str, active: str, then: str) -> None:
    board = " ".join(SIX.split()[: len(seats)])
    steps = [draw(active), draw(active)]
    given: Given = {"seats": seats, "board": board, "active": active}
    half = run(**given, play=steps[:1])
    assert (half.active, half.actions_left) == (active, 1)
    assert half.asked == (active, "action")
    whole = run(**given, play=steps, stop=True)
    assert (whole.active, whole.actions_left) == (then, 2)


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 4)
@pytest.mark.rule("cortez", "REGLES DETAILLEES", 1)
def test_a_turn_begins_with_an_event_before_any_action() -> None:
    seen = set()
    for seed in range(40):
        outcome = run(actions_left=1, seed=seed, play=[draw("A")], stop=True)
        [told] = outcome.told("event_turned")
        seen.add(told["card"])
    assert len(seen) > 4


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 4)
@pytest.mark.rule("cortez", "REGLES DETAILLEES", 2)
def test_the_active_player_carries_out_every_event() -> None:
    board = "S1@0,0=A A1@20,0=B S2@T5 A2@T6"
    for seat in "AB":
        for nation, troop in (("spanish", "S2"), ("aztec", "A2")):
            outcome = turning("flight", nation, board=board, active=seat)
            assert outcome.asked is not None
            assert outcome.asked[0] == seat
            assert outcome.offered("troop") <= {troop}
        assert turning("bridges", active=seat).asked == (seat, "flip_bridge")


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 5)
@pytest.mark.rule("cortez", "ACTIONS", 1)
def test_two_actions_may_be_the_same() -> None:
    for step in (draw("A"), recruit("A"), None):
        steps = [step, step] if step else [move("A", "S1", "0,1"), move("A", "S1", "0,2")]
        outcome = run(hands={"A": "food*2"}, play=steps, stop=True)
        assert outcome.active == "B"


def treasure(squares: str, seats: str = "ABCDEF", **given: Any) -> Outcome:
    """A treasure is turned up; `squares` are city squares by seat: `"A:24 C:17 C:19"`."""
    nation = {seat: "SA"[n % 2] for n, seat in enumerate(seats)}
    board = " ".join(SIX.split()[: len(seats)])
    for n, word in enumerate(squares.split(), 10):
        seat, _, square = word.partition(":")
        owner = f"={seat}" if seat in seats else ""
        board += f" {nation.get(seat, seat[:1].upper())}{n}@T{square}{owner}"
    return turning("treasure", seats=seats, board=board, **given)


def holders(outcome: Outcome) -> dict[str, int]:
    """Return who has treasures."""
    return {seat: n for seat, n in outcome.treasures.items() if n}


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 7)
def test_most_own_troops_in_the_city_get_the_treasure() -> None:
    assert holders(treasure("A:1 A:2 B:24 C:25", round=1)) == {"A": 1}
    assert holders(treasure("B:3 A:1 B:2 A:4 B:5", round=2, treasures={"B": 1})) == {"B": 2}


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 7)
def test_troops_without_a_collar_count_for_nobody() -> None:
    board = "S1@0,0=A A1@20,0=B S2@T1 S3@T2 S4@T3 A2@T4=B"
    assert holders(turning("treasure", board=board, round=1)) == {"B": 1}


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 7)
def test_without_troops_in_the_city_nobody_gets_it() -> None:
    """Ruling: the card is lost."""
    assert holders(turning("treasure", round=1)) == {}


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 7)
def test_the_highest_square_decides_a_tie_among_those_who_are_level() -> None:
    assert holders(treasure("A:17 A:1 B:18 B:2 C:25", round=1)) == {"B": 1}
    assert holders(treasure("A:16 B:25", round=1)) == {"B": 1}


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 8)
def test_cuitlahuac_gets_it_with_square_20() -> None:
    # A Sandoval, C Olid (Spanish), B Cuitlahuac.
    assert holders(treasure("A:24 C:17 C:19 B:10 B:20", round=1)) == {"B": 1}
    assert holders(treasure("A:24 C:17 C:21 B:10 B:20", round=1)) == {"C": 1}


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 2)
@pytest.mark.rule("cortez", "FIN DU JEU", 1)
@pytest.mark.parametrize(
    ("seats", "rounds"), [("AB", 2), ("ABC", 2), ("ABCD", 3), ("ABCDE", 3), ("ABCDEF", 3)]
)
def test_how_many_rounds_there_are(seats: str, rounds: int) -> None:
    for number in range(1, rounds):
        assert treasure("A:1", seats, round=number).result is None
    last = treasure("A:1", seats, round=rounds)
    assert last.result is not None
    assert last.result["by"] == "treasures"


@pytest.mark.parametrize("seats", ["AB", "ABCD", "ABCDEF"])
def test_a_short_game_ends_with_the_first_treasure(seats: str) -> None:
    short = treasure("A:1", seats, round=1, options={"short": True})
    assert short.result is not None
    assert short.result["by"] == "treasures"
    assert holders(short) == {"A": 1}, "the treasure is awarded first"


@cache
def first_round(seats: int, seed: int) -> list[str]:
    """Return the cards turned up in a first round in which nobody does more than it must."""
    cortez = find("cortez")
    rng = Rng(seed)
    state = cortez.start(cortez.options(), seats, rng)
    turned: list[str] = []
    while "treasure" not in turned:
        answers = ((code, encode(cortez.action(code))) for code in state.codes())
        idle = (code for code, a in answers if a["do"] in ("draw", "pass") or "none" in a.values())
        events: list[Event] = []
        state.step(next(idle, state.codes()[0]), rng, events)
        told = map(encode, events)
        turned += [event["card"] for event in told if event["event"] == "event_turned"]
    return turned[: turned.index("treasure") + 1]


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 2)
def test_the_treasure_is_one_of_the_last_five_cards_of_a_round() -> None:
    found = {len(first_round(2, seed)) for seed in range(30)}
    assert found == set(range(14, 19))
    assert {len(first_round(4, seed)) for seed in range(5)} <= found


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 17)
def test_there_are_17_events() -> None:
    """Ruling: how many of each kind."""
    [*_, longest] = sorted((first_round(2, seed) for seed in range(30)), key=len)
    assert Counter(longest) == {
        "bridges": 3, "flight_spanish": 1, "flight_aztec": 1, "attack_spanish": 1,
        "attack_aztec": 1, "supply": 3, "pillage": 2, "mutiny": 2, "corruption": 3, "treasure": 1,
    }  # fmt: skip


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 9)
def test_after_a_treasure_the_same_player_turns_a_new_event() -> None:
    for seed in range(10):
        outcome = run(
            phase="event", event={"kind": "treasure"}, round=1, active="B", seed=seed, stop=True
        )
        assert outcome.active == "B"
        assert outcome.written["round"] == 2
        if outcome.asked is not None and outcome.asked[1] == "action":
            assert outcome.actions_left == 2


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 10)
def test_spent_provisions_are_shuffled_and_drawn_again() -> None:
    # All cards but the food A spends are held: the deck is empty, the discard gives it back.
    hands = {"A": "food*25 gold*25", "B": "weapon*25 camouflage*25"}
    outcome = run(hands=hands, play=[recruit("A")])
    assert outcome.hands["A"] == Counter(provisions("food*24 gold*25"))
    outcome = run(hands=hands, play=[recruit("A"), draw("A")], stop=True)
    assert outcome.hands["A"] == Counter(provisions(hands["A"]))


@pytest.mark.rule("cortez", "DEROULEMENT DU JEU", 10)
def test_with_deck_and_discard_empty_nothing_can_be_drawn() -> None:
    hands = {"A": "food*25 gold*25", "B": "weapon*25 camouflage*25"}
    assert "draw" not in run(hands=hands).dos
    assert refusal(hands=hands, play=[draw("A")])


# -- REGLES DETAILLEES ---------------------------------------------------------------------------


@pytest.mark.rule("cortez", "REGLES DETAILLEES", 3)
def test_four_events_concern_everybody() -> None:
    hands = {"A": "gold*10 food", "B": "food*11 gold"}
    pillage = run(
        phase="event",
        event={"kind": "pillage"},
        hands=hands,
        play=[
            keep("A", "gold*10"),
            keep("B", "food*10"),
        ],
    )
    assert pillage.sizes == {"A": 10, "B": 10}
    assert all(turning("supply").sizes.values())
    warriors = {"A": "11112", "B": "33334"}
    assert turning("mutiny", warriors=warriors).asked == ("A", "keep_warriors")
    auction = turning("corruption", hands={"A": "gold", "B": "gold"}, stop=True)
    assert auction.asked == ("B", "bid")


# -- ACTIONS -------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "ACTIONS", 1)
def test_the_three_actions_and_no_passing() -> None:
    outcome = run(hands={"A": "food"})
    assert outcome.dos == {"recruit", "draw", "move"}
    assert run().dos == {"draw", "move"}


@pytest.mark.rule("cortez", "ACTIONS", 1)
def test_passing_is_left_when_nothing_else_is() -> None:
    """Ruling: only then. A's one troop is shut in by its own nation, and there is no card."""
    board = "S1@0,0=A A1@20,0=B " + crowd("S", ["1,0", "0,1"], 2)
    everything = " ".join(f"{kind}*25" for kind in TYPES)
    # Twice A can do nothing else: it is B's turn.
    assert run(board=board, hands={"B": everything}).active == "B"
    assert refusal(play=passes("A"))


@pytest.mark.rule("cortez", "ACTIONS", 2)
@pytest.mark.parametrize("first", ["spanish", "aztec"])
def test_one_food_buys_four_warriors_of_ones_nation(first: str) -> None:
    given: Given = {"first": first, "hands": {"A": "food*2 gold"}, "warriors": {"A": "1"}}
    outcome = run(**given, play=[recruit("A")])
    assert outcome.hands["A"] == Counter(provisions("food gold"))
    assert len(outcome.warriors["A"]) == 5
    assert refusal(hands={"A": "gold*9 weapon*9 camouflage*9"}, play=[recruit("A")])


@pytest.mark.rule("cortez", "ACTIONS", 2)
def test_they_come_from_the_deck_of_ones_own_nation() -> None:
    # The 36 that B holds leave A nothing but sixes, if A is of B's nation; else four of all.
    rest = "1" * 10 + "2" * 8 + "3" * 7 + "4" * 6 + "5" * 5
    given: Given = {
        "seats": "ABC",
        "board": "S1@0,0=A A1@20,0=B S2@2,0=C",
        "hands": {"A": "food"},
    }
    ally = run(**given, warriors={"C": rest}, play=[recruit("A")])
    assert ally.warriors["A"] == [6, 6, 6, 6]
    drawn = [run(**given, warriors={"B": rest}, seed=n, play=[recruit("A")]) for n in range(5)]
    assert any(game.warriors["A"] != [6, 6, 6, 6] for game in drawn)


@pytest.mark.rule("cortez", "ACTIONS", 2)
def test_a_short_deck_gives_what_it_has() -> None:
    rest = "1" * 10 + "2" * 8 + "3" * 7 + "4" * 6 + "5" * 5 + "66"
    given: Given = {
        "seats": "ABC",
        "board": "S1@0,0=A A1@20,0=B S2@2,0=C",
        "hands": {"A": "food*2"},
    }
    outcome = run(**given, warriors={"C": rest}, play=[recruit("A")])
    assert outcome.warriors["A"] == [6, 6]
    assert "recruit" not in outcome.dos


@pytest.mark.rule("cortez", "ACTIONS", 3)
def test_moving_is_an_action() -> None:
    outcome = run(play=[move("A", "S1", "0,9")])
    assert outcome.at["S1"] == "0,9"
    assert outcome.actions_left == 1


@pytest.mark.rule("cortez", "ACTIONS", 4)
def test_drawing_gives_one_card() -> None:
    outcome = run(hands={"A": "gold"}, play=[draw("A")])
    assert outcome.sizes["A"] == 2
    assert outcome.drawn["A"] == 1
    assert KIND[outcome.at["S1"]] == "land"
