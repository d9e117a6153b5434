"""Third edition, Cartas Escondidas: the last card of a line lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from engine.play.position_file import match_of
from tests.engine.games.condottiere.kit import (
    each,
    passes,
    play,
    plays,
    position,
    refusal,
    reveal,
    run,
)

OPTION = "hidden_cards"
HERE: dict[str, Any] = {"options": OPTION, "seats": "AB"}


def down(**given: Any) -> dict[str, Any]:
    """A has a 5 open and a 10 face down."""
    return {
        **HERE,
        "hands": {"A": "m1 m2 m3", "B": "m1 m2 m3"},
        "table": {"A": "m5 m10", "B": "m6"},
        "face_down": {"A": "m10"},
        **given,
    }


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.parametrize(
    ("card", "hidden"),
    [
        *(("m1", True), ("m10", True), ("drum", True), ("heroine", True), ("courtesan", True)),
        *(("winter", False), ("spring", False)),
    ],
)
def test_face_down_cards(card: str, hidden: bool) -> None:
    given = {**HERE, "hands": {"A": f"{card} m2", "B": "m1"}}
    outcome = run(3, **given, play=plays(f"A:{card}"))
    assert outcome.table["A"] == [card]
    assert outcome.written["face_down"]["A"] == (card if hidden else None)
    [laid] = outcome.told("played")
    assert laid.get("face_down", False) is hidden
    match, _ = match_of(position(3, **given, play=[]))
    match.submit(0, next(a for a in match.legal() if getattr(a, "card", "") == card))
    assert match.view(1).table[0] == (None if hidden else card,)  # type: ignore[attr-defined]
    assert match.view(None).table[0] == (None if hidden else card,)  # type: ignore[attr-defined]
    assert match.view(0).table[0] == (card,)  # type: ignore[attr-defined]


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.parametrize("card", ["scarecrow", "bishop", "surrender"])
def test_cards_that_leave_the_line_are_revealed(card: str) -> None:
    given = down(hands={"A": "m1", "B": f"{card} m2"}, turn="B")
    outcome = run(3, **given, play=plays(f"B:{card}"))
    [laid] = outcome.told("played")
    assert (laid["card"], laid.get("face_down", False)) == (card, False)


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.parametrize("card", ["m3", "winter", "spring"])
def test_the_next_card_turns_it_up(card: str) -> None:
    given = down(hands={"A": f"m1 {card}", "B": "m1"})
    outcome = run(3, **given, play=plays(f"A:{card}"))
    assert outcome.table["A"] == ["m5", "m10", card]
    assert outcome.written["face_down"]["A"] == ("m3" if card == "m3" else None)
    assert outcome.told("turned_up") == [{"event": "turned_up", "seat": "A", "card": "m10"}]
    assert outcome.happened.index("turned_up") < outcome.happened.index("played")


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.parametrize("card", ["scarecrow", "bishop"])
def test_cards_that_do_not_stay_leave_it_down(card: str) -> None:
    """Ruling: they are not added to the line."""
    given = down(hands={"A": f"m1 {card}", "B": "m1"})
    outcome = run(3, **given, play=plays(f"A:{card}"))
    assert outcome.written["face_down"]["A"] == "m10"
    assert outcome.told("turned_up") == []


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_the_cards_of_others_stay_as_they_are() -> None:
    outcome = run(3, **down(turn="B"), play=plays("B:m3"))
    assert outcome.written["face_down"] == {"A": "m10", "B": "m3"}


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_who_passes_may_show_it_or_not() -> None:
    hidden = [answer for answer in run(3, **down()).legal if answer["do"] == "pass"]
    assert sorted(answer.get("reveal", False) for answer in hidden) == [False, True]
    kept = run(3, **down(), play=[reveal("A", False)])
    assert kept.written["face_down"]["A"] == "m10"
    assert kept.shown["A"] == 5
    shown = run(3, **down(), play=[reveal("A")])
    assert shown.written["face_down"]["A"] is None
    assert shown.shown["A"] == 15
    assert shown.told("turned_up") == [{"event": "turned_up", "seat": "A", "card": "m10"}]


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_there_may_be_nothing_to_show() -> None:
    given = down(face_down={})
    assert refusal(3, **given, play=[reveal("A")]) == "nothing_hidden"
    given = down(options="", face_down={})
    assert refusal(3, **given, play=[reveal("A")]) == "nothing_hidden"


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_an_empty_hand_is_asked_as_well() -> None:
    """Passing comes by itself, showing does not."""
    given = down(hands={"A": "", "B": "m1 m2"})
    outcome = run(3, **given)
    assert outcome.asked == ("A", "battle")
    assert outcome.dos == {"pass"}
    assert len(outcome.legal) == 2
    assert run(3, **given, play=[reveal("A")]).shown["A"] == 15


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_all_are_turned_up_before_strengths_are_compared() -> None:
    given = down(table={"A": "m5 m10", "B": "m6 m6 m6"}, face_down={"A": "m10", "B": "m6"})
    outcome = run(3, **given, play=passes("AB"))
    assert outcome.battle is not None
    assert outcome.battle["strengths"] == {"A": 15, "B": 18}
    assert outcome.conqueror == "B"
    assert [event["seat"] for event in outcome.told("turned_up")] == ["A", "B"]
    assert outcome.happened.index("turned_up") < outcome.happened.index("battle_ended")


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.rule("condottiere3", "Render", 1)
def test_after_a_surrender_too() -> None:
    given = down(hands={"A": "m1", "B": "m1 surrender"}, turn="B", table={"A": "m5 m10", "B": "m6"})
    outcome = run(3, **given, play=plays("B:surrender"))
    assert outcome.battle is not None
    assert outcome.battle["strengths"] == {"A": 15, "B": 6}


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.rule("condottiere3", "Cortesã", 1)
def test_a_hidden_courtesan_counts() -> None:
    given = down(table={"A": "m5", "B": "courtesan"}, face_down={"B": "courtesan"})
    outcome = run(3, **given, play=passes("AB"))
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "B")


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
@pytest.mark.rule("condottiere3", "Primavera", 2)
def test_spring_looks_at_what_is_turned_up_at_last() -> None:
    """Ruling: its highest value is taken when the battle is concluded."""
    given = down(table={"A": "m5 m10", "B": "m6 spring"})
    assert run(3, **given).shown == {"A": 5, "B": 9}
    outcome = run(3, **given, play=passes("AB"))
    assert outcome.battle is not None
    assert outcome.battle["strengths"] == {"A": 18, "B": 6}


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 3)
def test_announcements_leave_it_out() -> None:
    given = {**HERE, "hands": {"A": "m5 drum m1", "B": "m3 heroine m1"}}
    outcome = run(3, **given, play=plays("A:m5 B:m3 A:drum B:heroine A:m1"))
    told = [(event["seat"], event["total"]) for event in outcome.told("announced")]
    assert told == [("A", 0), ("B", 0), ("A", 5), ("B", 3), ("A", 10)]
    assert outcome.shown == {"A": 10, "B": 3}


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 4)
def test_a_scarecrow_cannot_take_it_back() -> None:
    given = down(hands={"A": "scarecrow m1", "B": "m1"})
    assert run(3, **given).takes == {"m5", "none"}
    assert refusal(3, **given, play=plays("A:scarecrow>m10")) == "face_down"
    both = down(hands={"A": "scarecrow m1", "B": "m1"}, table={"A": "m10 m10", "B": "m6"})
    outcome = run(3, **both, play=[play("A", "scarecrow", take="m10")])
    assert outcome.table["A"] == ["m10"]
    assert outcome.written["face_down"]["A"] == "m10"


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 5)
def test_a_bishop_overlooks_it() -> None:
    """Neither does it fall nor is it the highest."""
    given = down(hands={"A": "m1", "B": "bishop m1"}, turn="B")
    outcome = run(3, **given, play=plays("B:bishop"))
    assert outcome.table == {"A": ["m5", "m10"], "B": []}
    same = down(hands={"A": "m1", "B": "bishop m1"}, turn="B", table={"A": "m6 m6", "B": "m6 m2"})
    outcome = run(3, **{**same, "face_down": {"A": "m6"}}, play=plays("B:bishop"))
    assert outcome.table == {"A": ["m6"], "B": ["m2"]}


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 6)
def test_joaos_hidden_ten() -> None:
    given = down(table={"A": "m6 m6 m10", "B": "m5 m1 m1"}, condottiere="B")
    given["hands"] = {"A": "m1", "B": "bishop m2"}
    outcome = run(3, **given, play=plays("B:bishop"))
    assert outcome.table == {"A": ["m10"], "B": ["m5", "m1", "m1"]}


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 2)
def test_without_the_option_all_lies_open() -> None:
    outcome = run(3, hands=each("m1 m2"), play=plays("A:m1"))
    assert not any((outcome.written.get("face_down") or {}).values())
