"""Third edition, Concluir uma Batalha to O Final de uma Ronda: what follows on a battle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.data.codec import decode_kind, encode
from engine.play.position_file import match_of
from tests.engine.games.condottiere.kit import (
    DECKS,
    REGIONS,
    Outcome,
    choose,
    decide,
    discard_all,
    each,
    keep,
    keep_hand,
    passes,
    plays,
    position,
    refusal,
    run,
)

SPECIALS = "winter heroine courtesan"


def left(holder: str) -> str:
    """Return the seat to the left of one of four."""
    return "BCDA"["ABCD".index(holder)]


# -- Concluir uma Batalha, Comparar a Força ------------------------------------------------------


@pytest.mark.rule("condottiere3", "Concluir uma Batalha", 1)
def test_a_battle_lasts_until_all_have_passed_or_a_surrender() -> None:
    steps = plays("A:m1 B:pass C:pass D:pass A:pass")
    for n in range(1, 5):
        assert run(3, hands=each("m1 m2"), play=steps[:n]).phase == "battle"
    assert run(3, hands=each("m1 m2"), play=steps).phase == "choose_region"
    hands = {**each("m1 m2"), "B": "m1 surrender"}
    assert run(3, hands=hands, play=plays("A:m1 B:surrender")).phase == "choose_region"


@pytest.mark.rule("condottiere3", "Concluir uma Batalha", 1)
def test_the_steps_come_in_their_order() -> None:
    """The region is chosen while the lines still lie."""
    given = {"hands": {**each("m1"), "C": SPECIALS}, "table": {"B": "m5", "C": "m4"}}
    outcome = run(3, **given, play=passes("ABCD"))
    assert outcome.asked == ("B", "choose_region")
    assert outcome.table == {"A": [], "B": ["m5"], "C": ["m4"], "D": []}
    steps = [*passes("ABCD"), choose("B", "siena"), discard_all("C")]
    happened = run(3, **given, play=steps).happened
    order = ["battle_ended", "conquered", "region_chosen", "lines_discarded", "hand_discarded"]
    assert [name for name in happened if name in order] == order


@pytest.mark.rule("condottiere3", "Comparar a Força", 1)
@pytest.mark.parametrize("winner", "ABCD")
@pytest.mark.parametrize("holder", "AC")
def test_the_highest_takes_region_and_pawn(winner: str, holder: str) -> None:
    outcome = decide(3, {**each("m5"), winner: "m6"}, condottiere=holder)
    assert (outcome.conqueror, outcome.pawn_to) == (winner, winner)
    assert outcome.owners[winner] == {"roma"}
    assert outcome.asked == (winner, "choose_region")


@pytest.mark.rule("condottiere3", "Comparar a Força", 2)
@pytest.mark.rule("condottiere3", "Cortesã", 1)
def test_a_courtesan_takes_the_pawn_from_the_winner() -> None:
    outcome = decide(3, {"A": "m5", "C": "courtesan"})
    assert (outcome.conqueror, outcome.pawn_to) == ("A", "C")
    assert outcome.owners == {"A": {"roma"}, "B": set(), "C": set(), "D": set()}
    assert outcome.asked == ("C", "choose_region")
    assert outcome.condottiere == "C"


@pytest.mark.rule("condottiere3", "Comparar a Força", 3)
@pytest.mark.parametrize("holder", "ABCD")
@pytest.mark.parametrize(
    "table",
    [
        {"B": "m10", "C": "m6 m4"},
        {"A": "m1", "B": "m1", "C": "m1", "D": "m1"},
        {"A": "heroine", "D": "m10", "B": "m5"},
        {"A": "drum", "B": "winter"},
        {},
    ],
)
def test_after_a_tie_nobody_has_it(holder: str, table: dict[str, str]) -> None:
    outcome = decide(3, table, condottiere=holder)
    assert (outcome.conqueror, outcome.pawn_to) == (None, left(holder))
    assert outcome.owners == {seat: set() for seat in "ABCD"}


# -- Escolher a Nova Batalha, Descartar ----------------------------------------------------------


@pytest.mark.rule("condottiere3", "Escolher a Nova Batalha", 1)
def test_any_region_without_marker_and_pope() -> None:
    given = {"owners": {"C": "lucca", "A": "siena"}, "pope": "napoli"}
    outcome = decide(3, {"A": "m5"}, **given)
    assert outcome.regions == set(REGIONS) - {"roma", "lucca", "siena", "napoli"}
    tied = decide(3, {"A": "m5", "B": "m5"}, **given)
    assert tied.regions == set(REGIONS) - {"lucca", "siena", "napoli"}
    steps = [*passes("ABCD"), choose("B", "roma")]
    again = decide(3, {"A": "m5", "B": "m5"}, **given, play=steps)
    assert (again.region, again.asked) == ("roma", ("B", "battle"))


@pytest.mark.rule("condottiere3", "Descartar as Frentes de Batalha", 1)
def test_all_lines_are_discarded() -> None:
    table = {"A": "m10 drum", "B": "m5 courtesan", "D": "spring"}
    outcome = decide(3, table, play=[*passes("ABCD"), choose("B", "siena")])
    assert outcome.table == {seat: [] for seat in "ABCD"}
    assert sorted(outcome.written["discard"]) == ["courtesan", "drum", "m10", "m5", "spring"]
    assert outcome.hands == {seat: ["m1"] for seat in "ABCD"}
    assert outcome.out <= Counter(DECKS[3])


@pytest.mark.rule("condottiere3", "Descartar Cartas da Mão", 1)
def test_a_hand_without_mercenaries_may_be_discarded() -> None:
    hands = {**each("m1 scarecrow"), "B": SPECIALS}
    given = {"table": {"A": "m5"}, "hands": hands}
    steps = [*passes("ABCD"), choose("A", "siena")]
    outcome = run(3, **given, play=steps)
    assert outcome.asked == ("B", "discard")
    assert outcome.dos == {"discard_all", "keep_hand"}
    gone = run(3, **given, play=[*steps, discard_all("B")])
    assert gone.sizes == {"A": 2, "B": 0, "C": 2, "D": 2}
    assert gone.asked == ("A", "battle")
    kept = run(3, **given, play=[*steps, keep_hand("B")])
    assert kept.sizes == {"A": 2, "B": 3, "C": 2, "D": 2}
    assert gone.out <= Counter(DECKS[3])


@pytest.mark.rule("condottiere3", "Descartar Cartas da Mão", 1)
def test_one_with_a_mercenary_is_not() -> None:
    steps = [*passes("ABCD"), choose("A", "siena")]
    outcome = decide(3, {"A": "m5"}, hold="m10 scarecrow", play=steps[:4])
    assert outcome.asked == ("A", "choose_region")
    outcome = decide(3, {"A": "m5"}, hold="m1 scarecrow", play=steps)
    assert outcome.asked == ("A", "battle")


@pytest.mark.rule("condottiere3", "Descartar Cartas da Mão", 1)
def test_all_without_mercenaries_are_asked_from_the_condottiere_on() -> None:
    """Ruling: an order is needed, as the first discard may decide on the second."""
    hands = {"A": "m1", "B": SPECIALS, "C": "scarecrow", "D": "m1 drum"}
    given = {"table": {"C": "m5"}, "hands": hands}
    steps = [*passes("ABCD"), choose("C", "siena"), keep_hand("C"), keep_hand("B")]
    assert run(3, **given, play=steps[:5]).asked == ("C", "discard")
    assert run(3, **given, play=steps[:6]).asked == ("B", "discard")
    assert run(3, **given, play=steps).asked == ("C", "battle")


# -- O Final de uma Ronda ------------------------------------------------------------------------


def last_hand(hand: str, **given: object) -> Outcome:
    """The round ends and B alone holds cards."""
    base = {"table": {"C": "m6"}, "turn": "B", "hands": {"B": hand}}
    steps = given.pop("play", [])
    assert isinstance(steps, list)
    return run(3, **base, **given, play=[*passes("B"), choose("C", "lucca"), *steps])


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_the_last_hand_may_keep_up_to_two_cards() -> None:
    outcome = last_hand("m10 m6 m6")
    assert outcome.asked == ("B", "keep")
    choices = {tuple(sorted(answer["cards"])) for answer in outcome.legal}
    assert choices == {(), ("m10",), ("m6",), ("m10", "m6"), ("m6", "m6")}
    assert len(outcome.legal) == 5


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_the_rest_is_shuffled_with_all_other_cards() -> None:
    outcome = last_hand("m10 m6 heroine winter m1", play=[keep("B", "heroine winter")])
    assert {"heroine", "winter"} <= set(outcome.hands["B"])
    assert outcome.sizes == {"A": 10, "B": 12, "C": 11, "D": 10}
    assert outcome.written["discard"] == []
    assert outcome.out <= Counter(DECKS[3])
    assert outcome.asked == ("C", "battle")
    assert outcome.region == "lucca"


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_never_more_than_two_nor_others() -> None:
    base = {"table": {"C": "m6"}, "turn": "B", "hands": {"B": "m10 m6 m1"}}
    steps = [*passes("B"), choose("C", "lucca")]
    assert refusal(3, **base, play=[*steps, keep("B", "m10 m6 m1")]) == "too_many"
    assert refusal(3, **base, play=[*steps, keep("B", "m5")]) == "not_in_hand"
    assert refusal(3, **base, play=[*steps, keep("B", "m6 m6")]) == "not_in_hand"
    assert refusal(3, **base, play=[*steps, keep("A", "")]) == "not_your_turn"


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_with_no_hand_left_there_is_nothing_to_keep() -> None:
    outcome = run(
        3, table={"C": "m6"}, hands={"A": "m1"}, play=[*plays("A:m1"), choose("C", "lucca")]
    )
    assert outcome.asked == ("C", "battle")
    assert outcome.sizes == {"A": 10, "B": 10, "C": 11, "D": 10}


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_discarding_a_hand_may_end_the_round() -> None:
    given = {"table": {"C": "m6"}, "hands": {"A": "m1 m2", "B": SPECIALS}}
    steps = [*passes("AB"), choose("C", "lucca")]
    outcome = run(3, **given, play=[*steps, discard_all("B")])
    assert outcome.asked == ("A", "keep")
    assert run(3, **given, play=[*steps, keep_hand("B")]).asked == ("A", "battle")


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 2)
@pytest.mark.parametrize("kept", ["", "m10", "m10 m6"])
@pytest.mark.parametrize("refill", [False, True])
def test_ten_cards_and_one_per_region(kept: str, refill: bool) -> None:
    """Two readings: kept cards come on top, or count among them."""
    owners = {"A": "roma siena", "B": "torino venezia parma", "D": "napoli"}
    options = "refill" if refill else ""
    outcome = last_hand(
        "m10 m6 m1", region="mantova", owners=owners, options=options, play=[keep("B", kept)]
    )
    on_top = 0 if refill else len(kept.split())
    assert outcome.sizes == {"A": 12, "B": 13 + on_top, "C": 11, "D": 11}
    assert outcome.dealt == {
        "A": 12,
        "B": 13 - (len(kept.split()) if refill else 0),
        "C": 11,
        "D": 11,
    }
    assert set(kept.split()) <= set(outcome.hands["B"])
    assert outcome.out <= Counter(DECKS[3])


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 3)
def test_parma_venezia_and_siena_make_thirteen_cards() -> None:
    outcome = last_hand("m10 m6", owners={"A": "parma venezia siena"}, play=[keep("B", "m10")])
    assert (outcome.dealt["A"], outcome.sizes["A"]) == (13, 13)


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_a_round_that_brings_nothing_ends_too() -> None:
    """Ruling: as many battles in a row without a card as there are seats; nobody keeps a card."""
    steps = []
    for leader in "ABCD":
        steps += passes("ABCDABC"["ABCD".index(leader) :][:4])
        steps.append(choose(left(leader), "roma"))
    outcome = run(3, hands=each("m1"), play=steps)
    assert [event["stalled"] for event in outcome.told("round_ended")] == [True]
    assert outcome.sizes == dict.fromkeys("ABCD", 10)
    assert outcome.out <= Counter(DECKS[3])
    assert "round_ended" not in run(3, hands=each("m1"), play=steps[:-5]).happened


@pytest.mark.rule("condottiere3", "Vencer o Jogo", 2)
def test_three_such_rounds_in_a_row_end_the_game() -> None:
    """Ruling: by most regions."""
    steps = []
    for leader in "ABCD":
        steps += passes("ABCDABC"["ABCD".index(leader) :][:4])
        steps.append(choose(left(leader), "roma"))
    given = {"hands": each("m1"), "owners": {"C": "napoli"}}
    for stalls, result in ((0, None), (1, None), (2, {"winners": ["C"], "by": "stalled"})):
        ended = run(3, **given, stalls=stalls, quiet=3, condottiere="D", play=steps[15:19])
        if ended.asked is not None:
            ended = run(3, **given, stalls=stalls, quiet=3, condottiere="D", play=steps[15:])
        assert ended.result == result


@pytest.mark.rule("condottiere3", "Descartar Cartas da Mão", 1)
@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_the_last_hand_may_be_discarded_before_anything_is_kept() -> None:
    """Step 4 comes before the end of the round."""
    outcome = last_hand("drum heroine")
    assert outcome.asked == ("B", "discard")
    kept = last_hand("drum heroine", play=[keep_hand("B")])
    assert kept.asked == ("B", "keep")
    gone = last_hand("drum heroine", play=[discard_all("B")])
    assert gone.asked == ("C", "battle")
    assert gone.sizes == {"A": 10, "B": 10, "C": 11, "D": 10}


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
def test_kept_cards_stay_hidden() -> None:
    given: Any = {"table": {"C": "m6"}, "turn": "B", "hands": {"B": "m10 m6 m1"}}
    steps = [*passes("B"), choose("C", "lucca"), keep("B", "m10 m6")]
    match, _ = match_of(position(3, **given))
    for step in steps:
        body = {key: value for key, value in step.items() if key != "seat"}
        while match.is_forced:
            match.submit_forced()
        events = match.submit(
            "ABCD".index(step["seat"]), decode_kind(match.game.actions, body)
        ).events
    [told] = [event for event in events if event.event == "kept"]
    assert set(encode(told)["cards"]) == {"m10", "m6"}
    masked = told.seen_by(0)
    assert masked is not None
    assert encode(masked)["cards"] == [None, None]
    assert match.view(0).hands[1] == (None,) * 12  # type: ignore[attr-defined]


@pytest.mark.rule("condottiere3", "As Rondas", 1)
def test_a_round_played_out_forgets_the_empty_ones() -> None:
    """Ruling: three rounds without a card in a row are needed."""
    outcome = last_hand("m10 m6", stalls=2, play=[keep("B", "")])
    assert outcome.written["stalls"] == 0
