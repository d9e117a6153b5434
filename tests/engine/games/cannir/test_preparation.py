"""III - Préparation d'une partie: shuffling, the card at the centre, hands, who starts."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.games import GAMES
from engine.play.position_file import run_position
from tests.engine.games.cannir.reference import CARDS

CANNIR = GAMES["cannir"]


@cache
def fresh(seats: int, seed: int) -> dict[str, Any]:
    """The written position of a game just dealt."""
    state = CANNIR.start(CANNIR.options(), seats, Rng(seed))
    return CANNIR.positions.write(state, "ABC"[:seats])


def deals(seats: int) -> list[dict[str, Any]]:
    """Return a few hundred deals."""
    return [fresh(seats, seed) for seed in range(400)]


def total(hand: list[str]) -> int:
    """Sum of the values of a hand."""
    return sum(int(card[1]) for card in hand)


@pytest.mark.rule("cannir", "Règles de jeu", 1)
def test_two_or_three_players() -> None:
    assert list(CANNIR.seats) == [2, 3]


@pytest.mark.rule("cannir", "Règles de jeu", 4)
@pytest.mark.parametrize("seats", [2, 3])
def test_three_orders_of_seven_cards(seats: int) -> None:
    deal = fresh(seats, 1)
    dealt = [card for hand in deal["hands"].values() for card in hand] + deal["pile"]
    dealt += [card for stack in deal["board"].values() for card, _ in stack]
    assert sorted(dealt) == sorted(CARDS)
    assert len(CARDS) == 21


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 2)
@pytest.mark.parametrize(("seats", "pile"), [(2, 14), (3, 11)])
def test_the_pile_after_the_deal(seats: int, pile: int) -> None:
    for deal in deals(seats)[:20]:
        assert len(deal["pile"]) == pile
        assert list(deal["removed"]) == []
        assert deal["sovereign"] is None


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 2)
def test_the_cards_are_shuffled() -> None:
    for cards in (
        {deal["board"]["C"][0][0] for deal in deals(2)},
        {deal["pile"][0] for deal in deals(2)},
        {deal["pile"][-1] for deal in deals(2)},
        {card for deal in deals(2) for card in deal["hands"]["A"]},
    ):
        assert cards == set(CARDS)


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 2)
def test_a_seed_always_gives_the_same_deal() -> None:
    again = CANNIR.start(CANNIR.options(), 3, Rng(7))
    assert CANNIR.positions.write(again, "ABC") == fresh(3, 7)


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 3)
@pytest.mark.parametrize("seats", [2, 3])
def test_one_card_lies_face_up_at_the_centre(seats: int) -> None:
    for deal in deals(seats)[:20]:
        board = {cell: stack for cell, stack in deal["board"].items() if stack}
        assert list(board) == ["C"]
        [[_, face]] = board["C"]
        assert face == "up"


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 4)
@pytest.mark.parametrize("seats", [2, 3])
def test_three_cards_each(seats: int) -> None:
    for deal in deals(seats)[:20]:
        assert list(deal["hands"]) == list("ABC"[:seats])
        assert all(len(hand) == 3 for hand in deal["hands"].values())


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 4)
@pytest.mark.parametrize(("seats", "pile"), [("AB", 14), ("ABC", 11)])
def test_a_position_that_leaves_hands_and_pile_open_is_dealt(seats: str, pile: int) -> None:
    printed = run_position(
        {
            "game": "cannir",
            "options": {},
            "seats": list(seats),
            "seed": 5,
            "position": {"turn": "A", "board": {"C": [["v4", "up"]]}},
        }
    )
    dealt = printed["position"]
    assert all(len(dealt["hands"][seat]) == 3 for seat in seats)
    assert len(dealt["pile"]) == pile
    cards = [card for hand in dealt["hands"].values() for card in hand] + dealt["pile"] + ["v4"]
    assert sorted(cards) == sorted(CARDS)


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 5)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_smallest_hand_starts(seats: int) -> None:
    starters = set()
    for deal in deals(seats):
        sums = {seat: total(hand) for seat, hand in deal["hands"].items()}
        assert sums[deal["turn"]] == min(sums.values())
        starters.add(deal["turn"])
    assert starters == set("ABC"[:seats])


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 5)
def test_a_tie_is_drawn_among_the_tied_alone() -> None:
    """Ruling: no ages are known, so chance stands in for the youngest player."""
    starters = set()
    for deal in deals(3):
        first, second, third = (total(deal["hands"][seat]) for seat in "ABC")
        if first == third < second:
            starters.add(deal["turn"])
    assert starters == {"A", "C"}


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 5)
def test_hands_of_9_12_and_9() -> None:
    """A position that leaves the turn open is begun by the rule, too."""
    starters = set()
    for seed in range(30):
        data = {
            "game": "cannir",
            "seats": ["A", "B", "C"],
            "seed": seed,
            "position": {
                "board": {"C": [["v4", "up"]]},
                "hands": {
                    "A": ["r1", "g1", "v7"],
                    "B": ["r5", "g6", "v1"],
                    "C": ["r2", "g2", "v5"],
                },
            },
        }
        starters.add(run_position(data)["position"]["turn"])
    assert starters == {"A", "C"}


@pytest.mark.rule("cannir", "III - Préparation d'une partie", 5)
def test_a_tie_between_two_players_is_drawn() -> None:
    tied = [d for d in deals(2) if total(d["hands"]["A"]) == total(d["hands"]["B"])]
    assert {deal["turn"] for deal in tied} == {"A", "B"}
