"""Third edition, from Iniciar uma Batalha to Passar, and Se um Jogador não tiver Cartas."""

from __future__ import annotations

import pytest

from tests.engine.games.condottiere.kit import (
    DECKS,
    choose,
    each,
    passes,
    play,
    plays,
    refusal,
    run,
)


@pytest.mark.rule("condottiere3", "Iniciar uma Batalha", 1)
@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCDEF"])
def test_who_placed_the_pawn_begins_and_the_others_follow(seats: str) -> None:
    leader = seats[-1]
    order = leader + seats[:-1]
    given = {"seats": seats, "phase": "choose_region", "condottiere": leader}
    steps = [choose(leader, "roma"), *(play(seat, "m1") for seat in order)]
    for n, seat in enumerate(order + leader):
        outcome = run(3, **given, hands=each("m1 m2", seats), play=steps[: 1 + n])
        assert outcome.asked == (seat, "battle")


@pytest.mark.rule("condottiere3", "Iniciar uma Batalha", 2)
def test_the_seat_on_turn_lays_a_card_or_passes() -> None:
    outcome = run(3, hands={**each("m1"), "A": "m1 m1 drum"})
    assert outcome.dos == {"play", "pass"}
    assert outcome.cards == {"m1", "drum"}
    assert refusal(3, hands=each("m1"), play=plays("A:m10")) == "not_in_hand"
    assert refusal(3, hands=each("m1 m2"), play=plays("A:m1 A:m2")) == "not_your_turn"
    assert refusal(3, hands=each("m1"), play=[choose("A", "siena")]) == "not_asked"


@pytest.mark.rule("condottiere3", "Jogar uma Carta", 1)
@pytest.mark.parametrize("card", sorted(DECKS[3]))
def test_the_first_card_may_be_of_any_kind(card: str) -> None:
    hands = {**each("m1 m2"), "A": f"{card} m3"}
    outcome = run(3, hands=hands)
    assert outcome.cards == {card, "m3"}
    played = run(3, hands=hands, play=plays(f"A:{card}"))
    lies = [] if card in ("bishop", "scarecrow") else [card]
    assert played.table["A"] == lies
    assert "m3" in played.hands["A"]


@pytest.mark.rule("condottiere3", "Jogar uma Carta", 1)
def test_cards_lie_open_and_add_up() -> None:
    given = {"seats": "AB", "hands": {"A": "m5 m10 m1", "B": "m2 heroine m1"}}
    outcome = run(3, **given, play=plays("A:m5 B:m2 A:m10 B:heroine"))
    assert outcome.strengths == outcome.shown == {"A": 15, "B": 12}
    assert outcome.table == {"A": ["m5", "m10"], "B": ["m2", "heroine"]}
    assert outcome.leader == "A"


@pytest.mark.rule("condottiere3", "Jogar uma Carta", 2)
def test_each_card_brings_an_announcement() -> None:
    given = {"seats": "AB", "hands": {"A": "m5 drum m1", "B": "winter m3 m1"}}
    outcome = run(3, **given, play=plays("A:m5 B:winter A:drum B:m3"))
    told = [(event["seat"], event["total"]) for event in outcome.told("announced")]
    assert told == [("A", 5), ("B", 0), ("A", 2), ("B", 1)]


@pytest.mark.rule("condottiere3", "Jogar uma Carta", 3)
def test_nobody_has_to_lay_a_card() -> None:
    for n, seat in enumerate("ABCD"):
        outcome = run(3, hands=each("m1"), play=passes("ABCD"[:n]))
        assert outcome.asked == (seat, "battle")
        assert "pass" in outcome.dos
    outcome = run(3, hands=each("m1"), play=passes("ABCD"))
    assert outcome.asked == ("B", "choose_region")


@pytest.mark.rule("condottiere3", "Passar", 1)
def test_who_passed_is_skipped_until_the_next_battle() -> None:
    hands = each("m1 m2 m3")
    outcome = run(3, hands=hands, play=plays("A:m1 B:pass C:m1 D:m1 A:m2"))
    assert outcome.asked == ("C", "battle")
    late = plays("A:m1 B:pass C:m1 D:m1 A:m2 B:m1")
    assert refusal(3, hands=hands, play=late) == "not_your_turn"
    again = [*plays("A:m2 B:pass C:pass D:pass A:pass"), choose("A", "siena"), play("A", "m1")]
    assert run(3, hands=hands, play=again).asked == ("B", "battle")


@pytest.mark.rule("condottiere3", "Passar", 1)
def test_who_passed_may_still_win() -> None:
    hands = {"A": "m10 m1", "B": "m5 m4 m1", "C": "m1", "D": "m1"}
    outcome = run(3, hands=hands, play=plays("A:m10 B:m5 C:pass D:pass A:pass B:m4 B:pass"))
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "A")


@pytest.mark.rule("condottiere3", "Passar", 2)
def test_the_last_one_goes_on_card_by_card() -> None:
    hands = {**each("m1"), "A": "m1 m2 m3 m4"}
    steps = plays("A:m1 B:pass C:pass D:pass A:m2 A:m3 A:pass")
    for n in (4, 5, 6):
        assert run(3, hands=hands, play=steps[:n]).asked == ("A", "battle")
    assert run(3, hands=hands, play=steps).conqueror == "A"


@pytest.mark.rule("condottiere3", "Se um Jogador não tiver Cartas", 1)
def test_who_has_no_cards_passes() -> None:
    outcome = run(3, hands={"A": "m1 m2", "C": "m1 m2"}, play=plays("A:m1 C:m1"))
    assert outcome.asked == ("A", "battle")
    assert outcome.passed == {"B", "D"}


@pytest.mark.rule("condottiere3", "Se um Jogador não tiver Cartas", 1)
def test_the_last_card_may_win_region_pawn_and_the_next_choice() -> None:
    hands = {"A": "m10", "B": "m1", "C": "m1", "D": "m1"}
    steps = plays("A:m10 B:pass C:pass D:pass")
    outcome = run(3, hands=hands, play=steps)
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "A")
    assert outcome.asked == ("A", "choose_region")
    outcome = run(3, hands=hands, play=[*steps, choose("A", "siena")])
    assert outcome.asked == ("B", "battle")
    assert outcome.condottiere == "A"
