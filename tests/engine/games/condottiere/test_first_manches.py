"""First edition, rounds: discarding a hand, the end of a round and the new deal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.core.values import Decision
from engine.data.codec import encode
from engine.play.position_file import match_of, run_position
from tests.engine.games.condottiere.kit import (
    DECKS,
    Outcome,
    choose,
    decide,
    discard_all,
    each,
    keep_hand,
    opening,
    passes,
    plays,
    position,
    refusal,
    run,
)
from tests.engine.games.condottiere.maps import SIX_SHARE, without

SPECIALS = "winter heroine drum"


# -- Défausse de cartes --------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
@pytest.mark.rule("condottiere1", "Cartes Héroïne", 1)
def test_a_hand_without_mercenaries_may_be_discarded() -> None:
    hands = {**each("m1 scarecrow"), "B": SPECIALS}
    outcome = decide(1, {"A": "m5"}, hands=hands)
    assert outcome.asked == ("B", "discard")
    assert outcome.dos == {"discard_all", "keep_hand"}
    given = {"table": {"A": "m5"}, "hands": hands}
    gone = run(1, **given, play=[*passes("ABCD"), discard_all("B")])
    assert gone.sizes == {"A": 2, "B": 0, "C": 2, "D": 2}
    assert gone.asked == ("A", "choose_region")
    assert gone.out <= Counter(DECKS[1])


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
def test_it_never_has_to_be() -> None:
    hands = {**each("m1 scarecrow"), "B": SPECIALS}
    steps = [*passes("ABCD"), keep_hand("B")]
    kept = run(1, table={"A": "m5"}, hands=hands, play=steps)
    assert kept.hands["B"] == sorted(SPECIALS.split())
    assert kept.asked == ("A", "choose_region")


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
@pytest.mark.parametrize("mercenary", ["m1", "m2", "m10"])
def test_a_hand_with_a_mercenary_is_not(mercenary: str) -> None:
    hands = each(f"{mercenary} scarecrow")
    outcome = decide(1, {"A": "m5"}, hands=hands)
    assert outcome.asked == ("A", "choose_region")
    steps = [*passes("ABCD"), discard_all("B")]
    # What is asked now is a city.
    key = refusal(1, table={"A": "m5"}, hands=hands, play=steps)
    assert key in ("not_asked", "not_your_turn")


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
def test_all_without_mercenaries_are_asked_one_after_the_other() -> None:
    """Ruling: from the Condottiere clockwise."""
    hands = {"A": "m1", "B": SPECIALS, "C": "scarecrow", "D": "m1 drum"}
    given = {"table": {"C": "m5"}, "hands": hands}
    assert run(1, **given, play=passes("ABCD")).asked == ("C", "discard")
    outcome = run(1, **given, play=[*passes("ABCD"), keep_hand("C")])
    assert outcome.asked == ("B", "discard")
    steps = [*passes("ABCD"), keep_hand("C"), discard_all("B")]
    assert run(1, **given, play=steps).asked == ("C", "choose_region")


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
def test_nobody_is_asked_during_a_battle() -> None:
    hands = {**each("m1 scarecrow"), "B": SPECIALS}
    assert refusal(1, hands=hands, play=[*passes("A"), discard_all("B")]) == "not_asked"


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
def test_face_down_discards_are_not_shown() -> None:
    """Ruling: only its number is known; the cards never were on the table."""
    hands = {**each("m1 scarecrow"), "B": SPECIALS}
    steps = [*passes("ABCD"), discard_all("B")]
    [told] = run(1, table={"A": "m5"}, hands=hands, play=steps).told("hand_discarded")
    assert told == {"event": "hand_discarded", "seat": "B", "count": 3}


# -- Fin d'une manche ----------------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
@pytest.mark.rule("condottiere1", "Fin d'une manche", 2)
@pytest.mark.rule("condottiere1", "Déroulement de la partie", 1)
def test_with_one_hand_left_everybody_gets_new_cards() -> None:
    hands = {"A": "m5", "B": "m1 m2 m3 winter"}
    outcome = run(1, hands=hands, play=plays("A:m5 B:pass"))
    assert outcome.dealt == outcome.sizes == {"A": 12, "B": 10, "C": 10, "D": 10}
    assert outcome.asked == ("A", "choose_region")
    assert "round_ended" in outcome.happened
    assert outcome.out <= Counter(DECKS[1])


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_with_none_left_as_well() -> None:
    """Ruling: the rulebook speaks of one hand only."""
    outcome = run(1, hands={"A": "m5"}, table={"C": "m10"}, play=plays("A:m5"))
    assert outcome.sizes == {"A": 10, "B": 10, "C": 12, "D": 10}
    assert outcome.asked == ("C", "choose_region")


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_with_two_hands_left_the_round_goes_on() -> None:
    outcome = run(1, hands={"A": "m5 m1", "B": "m1 m2"}, play=plays("A:m5 B:pass A:pass"))
    assert outcome.sizes == {"A": 1, "B": 2, "C": 0, "D": 0}
    assert "round_ended" not in outcome.happened
    assert outcome.asked == ("A", "choose_region")


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_nothing_is_kept() -> None:
    """Three winters in hand, and another deal may bring none: the hand is dealt anew."""
    same = 0
    for seed in range(8):
        hands = {"A": "m5", "B": "m1 winter winter winter"}
        outcome = run(1, hands=hands, seed=seed, play=plays("A:m5 B:pass"))
        assert outcome.sizes["B"] == 10
        same += outcome.hands["B"].count("winter") == 3
    assert same < 8


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_parma_venezia_and_siena_make_sixteen_cards() -> None:
    owners = {"B": "parma venezia siena", "C": "napoli"}
    hands = {"A": "m5", "B": "m1 m2"}
    outcome = run(1, owners=owners, hands=hands, play=plays("A:m5 B:pass"))
    assert outcome.sizes == {"A": 12, "B": 16, "C": 12, "D": 10}


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_discarding_may_end_the_round() -> None:
    hands = {"A": "m1", "B": SPECIALS}
    given = {"table": {"C": "m10"}, "hands": hands}
    outcome = run(1, **given, play=[*passes("AB"), discard_all("B")])
    assert outcome.sizes == {"A": 10, "B": 10, "C": 12, "D": 10}
    kept = run(1, **given, play=[*passes("AB"), keep_hand("B")])
    assert kept.sizes == {"A": 1, "B": 3, "C": 0, "D": 0}


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_the_deck_is_always_large_enough() -> None:
    """Six players and sixteen cities of six: ten each and two per city are 92 cards."""
    owners = without(SIX_SHARE, "torino", "milano")
    hands = {"A": "m5", "B": "m1 m2"}
    given = {"seats": "ABCDEF", "owners": owners, "region": "torino", "hands": hands}
    outcome = run(1, **given, play=plays("A:m5 B:pass"))
    assert sum(outcome.sizes.values()) == 60 + 2 * 16 == 92
    assert outcome.out <= Counter(DECKS[1])


@pytest.mark.rule("condottiere1", "Fin d'une manche", 2)
def test_the_condottiere_chooses_after_the_deal() -> None:
    hands = {"A": "m5", "B": "m1 m2"}
    steps = plays("A:m5 B:pass")
    happened = run(1, hands=hands, play=steps).happened
    assert happened.index("lines_discarded") < happened.index("round_ended")
    assert happened.index("round_ended") < happened.index("dealt")
    outcome = run(1, hands=hands, play=[*steps, choose("A", "siena")])
    assert outcome.asked == ("A", "battle")


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_a_round_that_brings_nothing_ends_too() -> None:
    """Ruling: as many battles in a row without a card as there are seats."""
    steps = []
    for leader in "ABCD":
        order = "ABCDABC"["ABCD".index(leader) :][:4]
        steps += passes(order)
        if leader != "D":
            steps.append(choose("ABCDA"["ABCD".index(leader) + 1], "roma"))
    outcome = run(1, hands=each("m1"), play=steps)
    assert [event["stalled"] for event in outcome.told("round_ended")] == [True]
    assert outcome.sizes == each("m1") | dict.fromkeys("ABCD", 10)
    early = run(1, hands=each("m1"), play=steps[:-1])
    assert "round_ended" not in early.happened


# -- Accords entre Joueurs -----------------------------------------------------------------------


@pytest.mark.rule("condottiere1", "Accords entre Joueurs", 1)
@pytest.mark.rule("condottiere1", "Déroulement de la partie", 1)
@pytest.mark.parametrize("seed", range(3))
def test_hands_grow_by_deals_and_scarecrows_only(seed: int) -> None:
    """A random game, answer by answer through written positions: no card goes astray."""
    chance = Random(seed)
    seats = "ABCDE"[: 3 + seed]
    outcome = opening(1, seats, seed=seed)
    kinds = {"choose", "decline", "play", "pass", "discard_all", "keep_hand"}
    for _ in range(150):
        if outcome.asked is None:
            break
        assert outcome.dos <= kinds
        answer = chance.choice(outcome.legal)
        file = {"game": "condottiere1", "seats": list(seats), "position": outcome.written}
        after = Outcome(run_position({**file, "seed": seed, "play": [answer]}))
        assert after.out <= Counter(DECKS[1])
        if "dealt" not in after.happened and "final_battle" not in after.happened:
            for seat in seats:
                grown = after.sizes[seat] - outcome.sizes[seat]
                taken = answer["seat"] == seat and answer.get("take", "none") != "none"
                assert grown <= 0
                assert not taken or grown == 0 or after.phase != "battle"
        outcome = after


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
def test_one_card_is_enough_for_a_round_to_go_on() -> None:
    """The battles without a card are counted anew after one with a card."""
    steps = [*plays("A:m1 B:pass C:pass D:pass A:pass")]
    outcome = run(1, hands=each("m1 m2"), quiet=3, play=steps)
    assert outcome.written["quiet"] == 0
    assert "round_ended" not in outcome.happened


@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
@pytest.mark.parametrize(
    ("given", "by"),
    [
        ({"quiet": 3, "stalls": 1}, None),
        ({"quiet": 3, "stalls": 2}, "stalled"),
        ({"table": {"A": "m5"}, "battle": 399}, None),
        ({"table": {"A": "m5"}, "battle": 400}, "length"),
    ],
)
def test_no_game_goes_on_for_ever(given: dict[str, Any], by: str | None) -> None:
    """Ruling: after three such rounds in a row, or 400 battles, most cities win."""
    owners = {"C": "napoli siena"}
    outcome = run(1, hands=each("m1"), owners=owners, **given, play=passes("ABCD"))
    assert outcome.result == (None if by is None else {"winners": ["C"], "by": by})


@pytest.mark.rule("condottiere1", "Défausse de cartes", 1)
def test_that_somebody_may_discard_is_nobodys_business() -> None:
    """Not to be asked would tell that a hand holds mercenaries: all with cards are asked."""
    hands = {**each("m1 scarecrow"), "B": SPECIALS}
    file = position(1, table={"A": "m5"}, hands=hands)
    match, _ = match_of(file)
    for seat in range(4):
        match.submit(seat, match.game.action(match.codes()[-1]))
    for seat in range(4):
        assert match.decision == Decision(seat, "discard", private=True)
        assert match.is_forced == (seat != 1)
        assert [encode(action)["do"] for action in match.legal()][:-1] == ["discard_all"] * (
            seat == 1
        )
        assert all(match.view(other).decision == match.decision for other in (0, 1, 2, 3, None))
        step = match.submit(seat, match.legal()[-1])
        others = {step.seen_by(other) for other in (0, 1, 2, 3, None) if other != seat}
        assert others == {()}
    kept = run(1, table={"A": "m5"}, hands=hands, play=[*passes("ABCD"), keep_hand("B")])
    assert kept.told("hand_discarded") == []
