"""Third edition, Biscar depois da batalha: cards after every battle, no rounds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.condottiere.kit import (
    DECKS,
    Outcome,
    choose,
    draw,
    each,
    keep,
    opening,
    passes,
    plays,
    refusal,
    run,
)

OPTION = "draw_after_battle"
NINE = "m1 m1 m1 m2 m2 m2 m3 m3 m3"
TEN = "m4 m4 m4 m4 m5 m5 m5 m5 m6 m6"


def after(hands: dict[str, str], *steps: Any, **given: Any) -> Outcome:
    """B wins Roma with all passing, then these answers."""
    order = "".join(seat for seat in "ABCD" if hands.get(seat))
    given = {"options": OPTION, "table": {"B": "m10"}, "hands": hands, **given}
    if order and not order.startswith("A"):
        given["turn"] = order[0]
    return run(3, **given, play=[*passes(order), *steps])


def ns(outcome: Outcome) -> list[int]:
    """Return how many cards may be drawn."""
    return sorted(answer["n"] for answer in outcome.legal)


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 2)
@pytest.mark.parametrize("seats", ["AB", "ABCD", "ABCDEF"])
def test_the_game_begins_with_seven_cards(seats: str) -> None:
    outcome = opening(3, seats, OPTION)
    assert outcome.sizes == dict.fromkeys(seats, 7)
    assert opening(3, seats).sizes == dict.fromkeys(seats, 10)


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 1)
@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 4)
@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 8)
@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 9)
def test_the_steps_come_in_their_order() -> None:
    """Ruling: the new Condottiere draws first."""
    hands = each("m1 m2")
    draws = [draw("B", 3), draw("C", 2), draw("D", 1), draw("A", 0)]
    for n, seat in enumerate("BCDA"):
        assert after(hands, *draws[:n]).asked == (seat, "draw")
    drawn = after(hands, *draws)
    assert drawn.sizes == {"A": 2, "B": 5, "C": 4, "D": 3}
    assert drawn.asked == ("B", "choose_region")
    assert drawn.table["B"] == ["m10"]
    outcome = after(hands, *draws, choose("B", "siena"))
    assert outcome.asked == ("B", "battle")
    assert outcome.table["B"] == []
    order = ["battle_ended", "conquered", "drew", "region_chosen", "lines_discarded"]
    seen = list(dict.fromkeys(name for name in outcome.happened if name in order))
    assert seen == order
    assert outcome.out <= Counter(DECKS[3])


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
@pytest.mark.parametrize("seat", "ABCD")
def test_up_to_three(seat: str) -> None:
    steps = [draw(other, 0) for other in "BCDA".partition(seat)[0]]
    outcome = after(each("m1 m2"), *steps)
    assert ns(outcome) == [0, 1, 2, 3]
    given = {"options": OPTION, "table": {"B": "m10"}, "hands": each("m1 m2")}
    too_many = [*passes("ABCD"), *steps, draw(seat, 4)]
    assert refusal(3, **given, play=too_many) == "no_room"


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
def test_never_beyond_ten_and_one_per_region() -> None:
    """The region just conquered counts already."""
    hands = {**each("m1"), "B": NINE.replace("m1", "m4"), "A": NINE.replace("m1", "m5")}
    first = after(hands, owners={"A": "lucca siena"})
    assert (first.asked, ns(first)) == (("B", "draw"), [0, 1, 2])
    steps = [draw("B", 2), draw("C", 3), draw("D", 3)]
    last = after(hands, *steps, owners={"A": "lucca siena"})
    assert (last.asked, ns(last)) == (("A", "draw"), [0, 1, 2, 3])
    given = {"options": OPTION, "table": {"B": "m10"}, "hands": hands}
    assert refusal(3, **given, play=[*passes("ABCD"), draw("B", 3)]) == "no_room"


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
def test_at_the_limit_or_over_it_nothing_happens() -> None:
    """Ruling: who has too many draws none and gives none up."""
    hands = {"A": TEN, "B": "m1", "C": TEN.replace("m4", "m3") + " m10", "D": "m1"}
    outcome = after(hands, draw("B", 0), draw("D", 0))
    assert outcome.asked == ("B", "choose_region")
    assert outcome.sizes == {"A": 10, "B": 1, "C": 11, "D": 1}


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 6)
def test_nine_cards_and_one_region_allow_two() -> None:
    hands = {**each("m4"), "D": NINE}
    steps = [draw("B", 0), draw("C", 0)]
    outcome = after(hands, *steps, owners={"D": "napoli"})
    assert (outcome.asked, ns(outcome)) == (("D", "draw"), [0, 1, 2])


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 7)
def test_ten_cards_for_all_when_no_hand_has_any() -> None:
    given = {"options": OPTION, "owners": {"D": "napoli"}, "hands": {"A": "m10"}}
    outcome = run(3, **given, play=plays("A:m10"))
    assert outcome.sizes == dict.fromkeys("ABCD", 10)
    assert outcome.asked == ("A", "choose_region")
    some = run(3, **{**given, "hands": {"A": "m10", "B": "m1"}}, play=plays("A:m10 B:pass"))
    assert some.asked == ("A", "draw")
    assert some.sizes == {"A": 0, "B": 1, "C": 0, "D": 0}


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 1)
@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 10)
def test_no_rounds_and_no_discards() -> None:
    """One hand left, without mercenaries: neither keeping nor discarding is asked."""
    steps = [draw("B", 0), draw("C", 0), draw("D", 0), draw("A", 1), choose("B", "siena")]
    outcome = after({"A": "winter heroine"}, *steps)
    assert "round_ended" not in outcome.happened
    assert outcome.asked == ("A", "battle")
    assert outcome.sizes == {"A": 3, "B": 0, "C": 0, "D": 0}
    given = {"options": OPTION, "table": {"B": "m10"}, "hands": {"A": "winter heroine"}}
    late = [*passes("A"), *steps, keep("A", "winter")]
    assert refusal(3, **given, play=late) == "not_asked"


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
def test_who_has_no_cards_draws_as_well() -> None:
    outcome = after({"A": "m1", "C": "m1"})
    assert (outcome.asked, ns(outcome)) == (("B", "draw"), [0, 1, 2, 3])


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
def test_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    """Three cards are left for B; for C there are those laid in earlier battles."""
    three, hands = ["spring", "surrender", "winter"], {"A": "m1", "B": "m1"}
    gone = Counter(DECKS[3]) - Counter([*three, "m1", "m1", "m10"])
    outcome = after(hands, draw("B", 3), draw("C", 3), discard=gone.elements())
    first, second = outcome.told("drew")
    assert sorted(first["cards"]) == three
    assert Counter(second["cards"]) <= gone
    assert outcome.happened.count("pile_renewed") == 1
    assert outcome.sizes == {"A": 1, "B": 4, "C": 3, "D": 0}
    assert outcome.written["discard"] == []
    assert outcome.out <= Counter(DECKS[3])


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 5)
def test_then_of_the_lines_just_fought_until_nothing_is_left() -> None:
    """Ruling: lines are discarded last, but come in early when cards are short.

    A winter is in the pile, a spring discarded, two 10s lie on the table; A has all others.
    """
    mine = Counter(DECKS[3]) - Counter(winter=1, spring=1, m10=2, m1=1)
    hands: Any = {"A": list(mine.elements()), "B": "m1"}
    given: Any = {"table": {"B": "m10 m10"}, "discard": "spring"}
    outcome = after(hands, draw("B", 3), **given)
    assert {"m1", "winter"} <= set(outcome.hands["B"])
    assert outcome.sizes["B"] == 4
    last = after(hands, draw("B", 3), draw("C", 3), **given)
    assert sorted(last.hands["B"] + last.hands["C"]) == ["m1", "m10", "m10", "spring", "winter"]
    assert last.asked == ("B", "choose_region")
    assert last.sizes["D"] == 0
    assert last.table == {seat: [] for seat in "ABCD"}


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 1)
def test_too_many_battles_without_a_card_end_the_game() -> None:
    """Ruling: three times as many as there are seats; then most regions win."""
    given = {"options": OPTION, "hands": each("m1"), "owners": {"C": "napoli"}}
    for quiet, result in ((10, None), (11, {"winners": ["C"], "by": "stalled"})):
        outcome = run(3, **given, quiet=quiet, play=passes("ABCD"))
        assert outcome.result == result
        assert "round_ended" not in outcome.happened
