"""The texts of the table agree with the rules.

That includes empty hands, cards face down and finished games.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desktop.games.condottiere.bargaining import CondottiereBargain
from desktop.games.condottiere.battle_view import shown_battle
from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.words import accessibility, labels, notes, prompts
from desktop.games.condottiere.words.battle import leading, outcomes
from desktop.games.condottiere.words.card_texts import card_effect
from desktop.games.condottiere.words.deeds import immediate_effect, plain_effect
from engine.core.values import Action, Term
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Decline, KeepHand, Pass, Play
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.events import FinalBattle, Standing
from engine.games.condottiere.options import ThirdOptions
from engine.games.condottiere.views import terms, victory_goals
from engine.games.condottiere.views.standings import Lead, battle_lead
from engine.games.condottiere.views.view import CondottiereView
from tests.desktop.games.condottiere.words import NAMES, moments, position, tell, view_of

pytestmark = pytest.mark.usefixtures("qapp")

HIDDEN = {"hidden_cards": True}


def regions_said(view: CondottiereView) -> str:
    """Return all that is said of regions: at the pointer, to screen readers, with the crowns."""
    names = NAMES[: len(view.hands)]
    said = [accessibility.describe_region(view, region, names) for region in BOARD.ids]
    return " ".join([*said, *accessibility.describe(view, names, 0), leading.crowns(view, names)])


# -- regions ---------------------------------------------------------------------------------------


def test_no_region_wins_a_game_that_is_over() -> None:
    matches = list(moments(CONDOTTIERE3, ThirdOptions(), 2, 3))
    match = matches[-1]
    assert match.result is not None
    assert "would win" not in regions_said(match.view(0))
    assert victory_goals.winning_seats_by_region(match.view(0)) == {}
    assert labels.no_threats(match.view(0)) == "The game is over."
    given_up = position(seats=2, owners={"A": ["parma", "bologna", "mantova"]})
    assert "would win" in regions_said(given_up.view(0))
    given_up.resign(0)
    assert "would win" not in regions_said(given_up.view(0))


def test_no_region_wins_in_a_final_battle() -> None:
    owners = {"A": ["parma", "bologna"], "B": ["genova", "lucca"]}
    match = position(
        "condottiere1", seats=4, phase="final_battle", region=None, owners=owners, battle=9,
        passed=["C", "D"], participants=["A", "B"], hands={"A": ["m1"], "B": ["m1"]},
    )  # fmt: skip
    view = view_of(match)
    assert "would win" not in regions_said(view)
    assert labels.no_threats(view) == "The final battle is not for a region."


def test_between_battles_the_chosen_region_is_that_of_the_next_battle() -> None:
    now = position(hands={"A": ["drum"], "B": ["m1"]})
    assert "The battle is for it." in regions_said(view_of(now))
    then = position(phase="discard", hands={"A": ["drum"], "B": ["m1"]})
    said = regions_said(view_of(then))
    assert "The battle is for it." not in said
    assert "Modena: free. The next battle is for it." in said
    assert "The next battle is for Modena." in said
    assert "Strength" not in said


# -- declining -------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [False, True])
@pytest.mark.parametrize("tied", [False, True])
def test_consequences_of_the_last_refusal(points: bool, tied: bool) -> None:
    owners = {"A": ["torino", "roma"], "B": ["parma", "siena"] if tied else ["parma"]}
    match = position(
        "condottiere1", phase="choose_region", region=None, battle=5, owners=owners, declines=2,
        options={"points_match": points}, hands={"A": ["m1"], "B": ["m1"], "C": ["m1"]},
    )  # fmt: skip
    view = view_of(match)
    said = immediate_effect(view, Decline(), NAMES)
    aside = prompts.aside(view, 0, NAMES[:3])
    events = match.submit(0, Decline()).events
    assert any(isinstance(event, FinalBattle) for event in events) == tied
    if tied:
        assert said == "It leads to a final battle between those with the most regions."
        assert aside == "If you decline as well, a final battle follows."
    else:
        assert said == "It ends the game, and you have won."
        assert aside == "If you decline as well, the game ends."


def test_no_cards_are_said_to_be_dealt_before_some_are_kept() -> None:
    hands = {"A": ["drum", "winter", "m1"], "B": [], "C": []}
    match = position(phase="discard", hands=hands, round=2, battle=4)
    events = match.submit(0, KeepHand()).events
    assert match.view(0).phase == "keep"
    assert tell(events) == "<em>Round 2 ends; new hands are dealt.</em>"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (["drum"], "It keeps a Drum, but without a mercenary that doubles nothing."),
        (["drum", "winter"], "It keeps Winter and a Drum for the next battle."),
    ],
)
def test_a_drum_without_a_mercenary_is_not_praised(hand: list[str], said: str) -> None:
    match = position(phase="discard", hands={"A": hand, "B": ["m1"], "C": ["m2"]})
    assert plain_effect(view_of(match), KeepHand(), NAMES) == said


# -- passing and playing ---------------------------------------------------------------------------


def test_nothing_is_said_of_cards_kept_where_the_round_ends() -> None:
    hands = {"A": ["m1", "m2", "m3"], "B": [], "C": []}
    match = position(table={"B": ["m2"]}, hands=hands)
    said = immediate_effect(view_of(match), Pass(), NAMES)
    assert said == "It ends the battle: Maud has Modena."


@pytest.mark.parametrize(
    ("own", "other", "card", "said"),
    [
        (["m10"], ["m6"], "bishop", "It loses the lead: 0 against 6."),
        (["m4", "m4"], ["m3", "m3", "m2"], "winter", "It falls behind with 2 against 3."),
        (["m1"], ["m4"], "m2", "It stays behind with 3 against 4."),
        (["m4"], ["m6"], "m2", "It draws level: 6 against 6."),
        (["m6"], ["m6"], "winter", "It keeps the tie: 1 against 1."),
        (["m10"], ["m6", "m2"], "winter", "It loses the lead: 1 against 2."),
        (["m10"], ["m6"], "winter", "It loses the lead: 1 against 1."),
    ],
)
def test_a_card_is_said_to_lose_what_was_held(
    own: list[str], other: list[str], card: str, said: str
) -> None:
    match = position(table={"A": own, "B": other}, hands={"A": [card, "m1"], "B": ["m1"]})
    action = Play(card, pope="roma") if card == "bishop" else Play(card)
    assert immediate_effect(view_of(match), action, NAMES) == said


def test_a_pass_before_the_first_card_is_compared_with_nothing() -> None:
    view = view_of(position(table={}, hands={"A": ["m1"], "B": ["m1"], "C": ["m1"]}))
    events = CONDOTTIERE3.preview(view, Pass())
    said = outcomes.outcome(view, Pass(), events, NAMES)
    assert said == ["You pass before anybody has any strength."]
    ahead = battle_lead(view)
    standing = Standing(ahead.strengths, ahead.hidden, ahead.first, None, None)
    for seat, who in enumerate(["You stop", *(f"{name} stops" for name in NAMES[1:3])]):
        said_of = leading.addressed_state_after_pass(standing, seat, NAMES)
        assert said_of == f"{who} before anybody has any strength."
    begun = view_of(position(table={"B": ["m4"]}, hands={"A": ["m1"], "B": ["m1"], "C": ["m1"]}))
    said = outcomes.outcome(begun, Pass(), CONDOTTIERE3.preview(begun, Pass()), NAMES)
    assert said == ["You pass with 0 against 4."]


# -- cards face down -------------------------------------------------------------------------------


def hidden(own: list[str], other: list[str], **more: Any) -> CondottiereView:
    """A against B, whose last card lies face down."""
    table = {"A": own, "B": other}
    return view_of(position(options=HIDDEN, table=table, face_down={"B": other[-1]}, **more))


def test_a_seat_without_cards_is_asked_for_its_hidden_card_alone() -> None:
    match = position(
        options=HIDDEN, table={"A": ["m4"], "B": ["m2"]}, face_down={"A": "m4"},
        hands={"A": [], "B": ["m1"], "C": ["m1"]},
    )  # fmt: skip
    assert match.decision is not None
    assert match.decision.seat == 0
    assert prompts.question(match.view(0)) == "You pass: turn up your hidden card?"
    said = prompts.waiting_prompt(match.view(1), "Ana", 1)
    assert said == "Ana may turn up a hidden card."


@pytest.mark.parametrize("hand", [["m1", "m5"], ["drum", "spring"]])
def test_nobody_is_said_to_decide_about_a_hand_that_may_have_to_stay(hand: list[str]) -> None:
    """The same words for both hands, which stay secret, and true of both."""
    match = position(phase="discard", hands={"A": hand, "B": ["m1"], "C": ["m1"]})
    assert match.decision is not None
    said = prompts.waiting_prompt(match.view(1), "Ana", 1)
    assert said == "Ana may discard a hand without a mercenary."


def test_who_can_only_turn_up_a_card_is_not_said_to_play() -> None:
    hands = {"A": ["m1"], "B": [], "C": []}
    view = hidden(["m10", "m6"], ["m1"], hands=hands)
    said = outcomes.outcome(view, Pass(), CONDOTTIERE3.preview(view, Pass()), NAMES)
    assert said in ([], ["You pass while in the lead."])
    ahead = battle_lead(view)
    standing = Standing(ahead.strengths, ahead.hidden, ahead.first, None, None)
    assert leading.state_after_pass(view, standing, 0, NAMES) == ["You pass while in the lead."]
    others = hidden(["m10", "m6"], ["m1"], hands={**hands, "C": ["m2"]})
    said = leading.state_after_pass(others, standing, 0, NAMES)
    assert said == ["You pass while in the lead; the battle goes on."]


def test_a_higher_hidden_mercenary_may_gain_what_spring_brings() -> None:
    remark = "A higher hidden mercenary would gain the 3 of Spring instead."
    view = hidden(["spring", "m6"], ["m1"], hands={"A": ["m5", "m1"], "B": ["m1"]})
    assert leading.state_for_decider(view, 0, NAMES).endswith(remark)
    assert immediate_effect(view, Play("m5"), NAMES).endswith(remark)
    assert immediate_effect(view, Pass(), NAMES).endswith(remark)
    for action in (Play("m5"), Pass()):
        events = CONDOTTIERE3.preview(view, action)
        assert outcomes.outcome(view, action, events, NAMES)[-1] == remark
    strong = hidden(["spring", "m6", "heroine"], ["m1"], hands={"A": ["m5", "m1"], "B": ["m1"]})
    assert (
        leading.state_for_decider(strong, 0, NAMES)
        == f"You are ahead, whatever is hidden. {remark}"
    )
    said = immediate_effect(strong, Play("m5"), NAMES)
    assert said == f"It leads, whatever is hidden. {remark}"
    for line in (["spring", "m10"], ["spring", "heroine"], ["m6"]):
        certain = hidden(line, ["m1"], hands={"A": ["m5"], "B": ["m1"]})
        assert remark not in leading.state_for_decider(certain, 0, NAMES)


def test_a_tie_that_is_certain_is_not_said_to_be_uneven() -> None:
    standing = Standing((2, 1), (False, True), (0, 1), None, "winter")
    before = Lead((1, 1), (False, True), (1,))
    assert leading.reached_strength_text(standing, 0, NAMES, before) == "It reaches 2."
    # In Winter every card that may lie there counts 1.
    unseen = ["drum"] * 6 + ["heroine"] * 3
    view = view_of(
        position(
            options=HIDDEN, table={"A": ["winter"], "B": ["m1"], "C": ["m2"]},
            face_down={"B": "m1", "C": "m2"}, hands={"A": ["m1"]}, discard=unseen,
        )
    )  # fmt: skip
    assert (
        leading.state_for_decider(view, 0, NAMES)
        == "Maud and Otto are level, whatever is hidden; you have 0."
    )
    mine = view_of(
        position(
            options=HIDDEN, table={"A": ["winter", "m3"], "B": ["m1"]},
            face_down={"B": "m1"}, hands={"A": ["m1"]}, discard=unseen,
        )
    )  # fmt: skip
    assert (
        leading.state_for_decider(mine, 0, NAMES) == "You are level with Maud, whatever is hidden."
    )


def worth(view: CondottiereView, seat: int, place: int) -> str:
    points, certain = shown_battle(view).card_worth(seat, place)
    return notes.strength_text(points, certain=certain)


def test_card_strengths_agree_with_the_line() -> None:
    own = position(
        options=HIDDEN, table={"A": ["spring", "m6", "m10"], "B": ["m6"]}, face_down={"A": "m10"},
        hands={"A": ["m1"], "B": ["m1"], "C": ["m1"]},
    ).view(0)  # fmt: skip
    assert isinstance(own, CondottiereView)
    assert worth(own, 0, 2) == "Here it counts 13."
    assert worth(own, 0, 1) == worth(own, 1, 0) == "Here it counts 6."
    spring = hidden(["spring", "m6", "heroine", "m4"], ["m5", "m1"])
    assert worth(spring, 0, 1) == "Going by the cards you can see, it counts 9 here."
    assert worth(spring, 0, 2) == "Here it counts 10."
    assert worth(spring, 0, 3) == "Here it counts 4."
    # The hidden card may be a Drum.
    assert worth(spring, 1, 0) == "Going by the cards you can see, it counts 5 here."
    assert worth(hidden(["m6", "drum"], ["drum", "m4", "m1"]), 1, 1) == "Here it counts 8."


def test_card_effects_follow_from_visible_cards() -> None:
    def said(view: CondottiereView, action: Action) -> str:
        events = CONDOTTIERE3.preview(view, action)
        return notes.effect(shown_battle(view).totals, events, NAMES, 0)

    view = hidden(["m2"], ["m6", "m10"], hands={"A": ["winter", "m1"], "B": ["m1"]})
    changes = "Your 2 would become 1. Maud’s 6 would become 1."
    assert said(view, Play("winter")) == f"Going by the cards you can see: {changes}"
    shown = view_of(position(table={"A": ["m2"], "B": ["m6"]}, hands={"A": ["winter", "m1"]}))
    assert said(shown, Play("winter")) == changes


def test_a_known_card_may_lie_face_down_in_the_line() -> None:
    def known(view: CondottiereView) -> str:
        view = replace(view, known=((), ("m4",), ()))
        return facts(view, NAMES[:3], 0).seats[1].known_cards_text

    hands = {"A": ["m1"], "B": ["m1"], "C": ["m1"]}
    hides = hidden(["m2"], ["m6"], hands=hands)
    assert known(hides) == "Cards you know in this hand or hidden in the line: a 4."
    shows = view_of(position(table={"B": ["m6"]}, hands=hands))
    assert known(shows) == "Cards you know in this hand: a 4."


# -- cards and counts ------------------------------------------------------------------------------


@pytest.mark.parametrize("hides", [False, True])
def test_the_pope_goes_to_any_region_where_regions_are_captured(hides: bool) -> None:
    def bishop(captures: bool) -> str:
        options = ThirdOptions(hidden_cards=hides, capture_regions=captures)
        return card_effect("bishop", "condottiere3", options)[1]

    assert "on another free region" in bishop(captures=False)
    assert "on any region but the one being fought for" in bishop(captures=True)
    assert ("face up" in bishop(captures=True)) == hides


def test_one_card_in_the_pile_is_one_card() -> None:
    view = replace(view_of(position()), pile=1)
    said = accessibility.describe(view, NAMES[:3], 0)
    assert any(sentence.startswith("1 card to draw, ") for sentence in said)


# -- offers ----------------------------------------------------------------------------------------


def test_between_battles_nobody_is_said_to_have_left_one() -> None:
    bargain, term = CondottiereBargain(terms.THIRD_TERMS), Term(terms.PASS_NOW)
    selection = position(phase="choose_region", region=None, hands={"A": ["m1"], "B": ["m1"]})
    assert bargain.pointless_text(selection.view(0), 0, term, "round") == "No battle is fought now."
    fighting = position(passed=["B"], hands={"A": ["m1"], "B": ["m1"]})
    said = bargain.pointless_text(fighting.view(0), 1, term, "battle")
    assert said == "That player is no longer in this battle."
