"""The words of Condottiere: previews, questions, refusals, results."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from desktop.games.condottiere.rulebook.links import FIRST_LINKS, THIRD_LINKS, CondottiereLinks
from desktop.games.condottiere.words import answers, prompts
from desktop.games.condottiere.words.battle import outcomes
from desktop.games.condottiere.words.refusals import refusals
from desktop.games.condottiere.words.results import details
from desktop.games.condottiere.words.texts import (
    FIRST_TEXTS,
    THIRD_TEXTS,
    CondottiereTexts,
)
from desktop.games.condottiere.words.titles import label, options
from desktop.table.callouts.advice import Advice, AdviceOutlook, AdvisedMove
from desktop.table.hints.differences import with_consequences
from engine.core.game import Game
from engine.core.values import Action, Result
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import NONE, Choose, Draw, Keep, Pass, Play
from engine.games.condottiere.events import RegionChosen
from engine.games.condottiere.options import FirstOptions, ThirdOptions
from engine.games.condottiere.rules import endings
from engine.games.condottiere.rules.core_state import PHASES
from engine.games.condottiere.views import refusals as engine_refusals
from engine.games.condottiere.views import victory_goals
from engine.play.match import Match
from tests.desktop.games.condottiere.words import NAMES, moments, position, tell, view_of
from tests.desktop.language.text_kit import refusal_keys

pytestmark = pytest.mark.usefixtures("qapp")

EDITIONS = [(CONDOTTIERE1, FIRST_TEXTS, FIRST_LINKS), (CONDOTTIERE3, THIRD_TEXTS, THIRD_LINKS)]


def foretell(match: Match, action: Action) -> list[str]:
    view = view_of(match)
    events = match.game.preview(view, action)
    return outcomes.outcome(view, action, events, NAMES[: match.seats])


# -- what would happen -----------------------------------------------------------------------------


def test_a_card_is_foretold() -> None:
    match = position(table={"A": ["m4"], "B": ["m6", "m5"]}, hands={"A": ["m10", "winter"]})
    assert foretell(match, Play("m10")) == ["With this card: 14 against 11.", "You would lead."]
    assert foretell(match, Play("winter"))[1] == "Maud would stay ahead."
    match = position(table={"A": ["m4"], "B": ["m6"]}, hands={"A": ["m2", "m1"]})
    assert foretell(match, Play("m2"))[1] == "You would be level with Maud."


def test_passing_with_an_empty_line_names_the_cards_kept() -> None:
    hand = {"A": ["m10", "drum"]}
    for line, led in (([], 6), (["winter"], 1)):
        match = position(table={"A": line, "B": ["m6"]}, hands=hand)
        assert (
            THIRD_TEXTS.immediate_effect(Pass(), view_of(match), NAMES)
            == f"It keeps a 10 and a Drum, while Maud leads with {led}."
        )
        said = THIRD_TEXTS.immediate_effect(Pass(), view_of(match), ("Ana", "Maud", "Otto"))
        assert said == "Ana keeps a 10 and a Drum."
    match = position(table={"A": ["m4"], "B": ["m6"]}, hands=hand)
    assert THIRD_TEXTS.immediate_effect(Pass(), view_of(match), NAMES) == "You stop at 4 against 6."
    said = THIRD_TEXTS.immediate_effect(Pass(), view_of(match), ("Ana", "Maud", "Otto"))
    assert said == "Ana stops at 4 against 6."


def test_a_courtesan_foretells_the_pawn() -> None:
    match = position(table={"A": ["m4"], "B": ["m6"]}, hands={"A": ["courtesan", "m1"]})
    assert foretell(match, Play("courtesan")) == [
        "With this card: 5 against 6.",
        "Maud would stay ahead.",
        "You would keep the pawn: nobody would have as many Courtesans.",
    ]
    match = position(
        table={"A": ["m4"], "B": ["m6"]}, hands={"A": ["courtesan", "m1"]}, condottiere="B"
    )
    said = foretell(match, Play("courtesan"))
    assert said[-1] == "You would get the pawn: nobody would have as many Courtesans."


def test_who_leads_already_stays_ahead() -> None:
    match = position(table={"A": ["m10"], "B": ["m6"]}, hands={"A": ["m1", "m3"]})
    assert foretell(match, Play("m1"))[1] == "You would stay ahead."
    match = position(table={"A": ["m1"], "B": ["m6"]}, hands={"A": ["m10", "m3"]})
    assert foretell(match, Play("m10"))[1] == "You would lead."


def test_the_end_of_a_battle_is_foretold() -> None:
    match = position(
        table={"A": ["m10"], "B": ["m6"]}, hands={"A": ["surrender", "m1"]}, seats=4,
        owners={"A": ["parma", "bologna"]}, passed=["B", "C", "D"],
    )  # fmt: skip
    ending = [
        "The battle ends: 10 against 6.",
        "You take Modena.",
        "That wins you the game.",
    ]
    assert foretell(match, Play("surrender")) == ending
    assert foretell(match, Pass()) == ending
    # A hint says of such a victory more than of the region.
    said = THIRD_TEXTS.immediate_effect(Play("surrender"), view_of(match), NAMES[:4])
    assert said == "It ends the battle: Modena is yours. That wins you the game."
    match = position("condottiere1", table={"A": ["m4"]}, hands={"A": ["bishop", "m1"]})
    assert foretell(match, Play("bishop")) == [
        "The battle ends at once.",
        "Nobody takes Modena.",
        "The pawn would go to Maud.",
    ]


def test_a_defender_may_still_come_in() -> None:
    match = position(
        options={"capture_regions": True}, turn="B", owners={"B": ["modena"]},
        table={"A": ["m4"]}, hands={"B": ["m10"], "C": ["m1"]},
    )  # fmt: skip
    assert foretell(match, Pass()) == ["You may still join in later."]
    assert tell(match.submit(1, Pass()).events) == "Maud defends, and waits."
    assert tell([RegionChosen(1, "modena", 0)]) == "Maud attacks <b>Modena</b>, held by you."


def test_a_region_that_wins_is_foretold() -> None:
    match = position(
        phase="choose_region", region=None, battle=4, seats=4,
        owners={"A": ["parma", "bologna"], "B": ["genova", "lucca"]},
    )  # fmt: skip
    view = view_of(match)
    assert victory_goals.winning_regions(view, 0) == ("modena",)
    assert victory_goals.winning_regions(view, 2) == ()
    assert "modena" not in victory_goals.winning_regions(view, 1)
    assert foretell(match, Choose("modena")) == ["Modena would win you the game."]
    assert THIRD_TEXTS.prompt(view, NAMES, 0)[1] == "Modena would win you the game."
    assert victory_goals.goal_of(view.options, 4) == (3, 5)
    assert victory_goals.goal_of(FirstOptions(), 2) == (4, None)


# -- what is asked, refused, decided ---------------------------------------------------------------


def test_who_is_asked_what() -> None:
    match = position(table={"A": ["m4"], "B": ["m6"]}, hands={"A": ["m10", "m1"]})
    view = view_of(match)
    assert THIRD_TEXTS.prompt(view, NAMES[:3], 0) == (
        "Play a card, or pass.",
        "Maud is ahead with 6; you have 4.",
    )
    assert THIRD_TEXTS.prompt(view, ("Ana", "Maud", "Otto"), 1)[0] == "Ana is choosing a card."
    assert THIRD_TEXTS.prompt(view, NAMES[:3], None)[0] == "It is your turn."
    assert THIRD_TEXTS.standing_text(view, NAMES[:3]) == (
        "It is your turn. Maud is ahead in the battle for Modena."
    )


def test_who_presses_is_named() -> None:
    match = position(seats=4, table={"A": ["m4"], "B": ["m6"]}, owners={"B": ["parma", "bologna"]})
    aside = THIRD_TEXTS.prompt(view_of(match), NAMES, 0)[1]
    assert aside == "Modena would win the game for Maud. Maud leads 6\xa0to\xa04."
    # Beside a hint too, which also says what a pass leaves to whom.
    view, others = view_of(match), "Also still in the battle: Otto and Ugo."
    wins = "Modena would win the game for Maud"
    assert THIRD_TEXTS.stakes(view, 0, NAMES) == f"{wins}. {others}"
    passes = "It leaves it to Otto and Ugo to keep Maud from winning with Modena."
    assert THIRD_TEXTS.immediate_effect(Pass(), view, NAMES) == passes
    alone = position(
        seats=4,
        table={"A": ["m4"], "B": ["m6"]},
        owners={"B": ["parma", "bologna"]},
        passed=["C", "D"],
    )
    said = THIRD_TEXTS.stakes(view_of(alone), 0, NAMES)
    assert said == f"{wins}, and only you are left to stop it."


@pytest.mark.parametrize(
    ("hand", "stops"),
    [
        (["m1", "m1", "m3", "scarecrow", "surrender"], False),
        (["m1", "m1", "m3", "m1"], True),  # level with Maud
        (["m1", "winter"], True),
        (["bishop", "m1"], False),
        (["bishop", "bishop"], True),
        (["spring", "m3"], False),
    ],
)
def test_nobody_is_asked_to_stop_a_winner_that_nothing_stops(hand: list[str], stops: bool) -> None:
    """Otto has passed behind and cannot win; Maud leads without a card in hand."""
    match = position(
        seats=4,
        table={"A": ["m5", "m1"], "B": ["m4", "m5", "m3"], "C": ["m2", "m2", "m1", "m1"]},
        owners={"B": ["parma", "bologna"], "C": ["mantova", "ferrara"]},
        hands={"A": hand, "B": [], "C": ["m2"], "D": ["m2"]},
        passed=["C", "D"],
    )
    view = view_of(match)
    said = THIRD_TEXTS.stakes(view, 0, NAMES), THIRD_TEXTS.prompt(view, NAMES, 0)[1]
    if stops:
        assert all(text.startswith("Modena would win the game for ") for text in said)
        assert said[0].endswith(", and only you are left to stop it.")
    else:
        certain = "Modena wins the game for Maud, and nobody can prevent it any more."
        assert said == (certain, f"{certain} Maud leads 12\xa0to\xa06.")
    # With a Winter or two Bishops, Otto may yet be ahead.
    assert ("Otto" in said[0]) is ("winter" in hand or hand == ["bishop", "bishop"])
    # The hint calls it lost, but a lost game of several is not a lost match.
    moves = tuple(AdvisedMove(action, 0.0, 0.01, ()) for action in match.legal())
    advice = with_consequences(Advice(moves, 900, 1.0), THIRD_TEXTS, view, NAMES)
    assert (advice.outlook is AdviceOutlook.LOST) is not stops
    assert not THIRD_TEXTS.is_lost(replace(view, options=ThirdOptions(points_match=True)))


def test_all_who_would_win_are_named_beside_a_hint_as_without_one() -> None:
    match = position(
        seats=4,
        table={"A": ["m4"], "B": ["m6"]},
        owners={"A": ["mantova", "ferrara"], "B": ["parma", "bologna"]},
        passed=["D"],
    )
    view = view_of(match)
    both = "You and Maud would each win the game with Modena."
    assert THIRD_TEXTS.prompt(view, NAMES, 0)[1].startswith(both)
    assert THIRD_TEXTS.stakes(view, 0, NAMES) == f"{both} Also still in the battle: Otto."


def test_who_cannot_take_the_region_does_not_press() -> None:
    def said(**more: Any) -> str:
        owners = {"B": ["parma", "bologna"]}
        match = position(seats=4, owners=owners, hands={"A": ["m1", "m2"]}, **more)
        return THIRD_TEXTS.prompt(view_of(match), NAMES, 0)[1]

    spent = said(table={"A": ["m4"], "C": ["m6"]}, passed=["B"])
    assert spent == "Otto is ahead with 6; you have 4."
    ahead = said(table={"A": ["m4"], "B": ["m3"]}, passed=["B", "C", "D"])
    assert ahead == "All others have passed; you lead 4\xa0to\xa03."
    behind = said(table={"A": ["m1"], "B": ["m3"]}, passed=["B", "C", "D"])
    assert behind == "Modena would win the game for Maud. Maud leads 3\xa0to\xa01."


def test_who_chooses_hears_how_many_regions_win_for_a_rival() -> None:
    match = position(
        phase="choose_region", region=None, battle=4, seats=4,
        owners={"B": ["firenze", "siena"]},
    )  # fmt: skip
    view = view_of(match)
    wins = victory_goals.winning_regions(view, 1)
    aside = THIRD_TEXTS.prompt(view, NAMES, 0)[1]
    assert aside == f"{len(wins)} regions would win the game for Maud: see Threats."


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "You are also dealt 11 new cards."),
        ({"refill": True}, "Kept cards count towards your new hand of 11."),
    ],
)
def test_who_keeps_cards_hears_what_the_new_hand_will_be(
    options: dict[str, bool], said: str
) -> None:
    match = position(
        phase="keep", owners={"A": ["roma"]}, options=options, battle=3,
        hands={"A": ["m1", "m2", "drum"], "B": [], "C": []},
    )  # fmt: skip
    assert THIRD_TEXTS.prompt(view_of(match), NAMES, 0)[1] == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["m6"], "All others have passed; you lead 6\xa0to\xa05."),
        (["m2"], "All others have passed; you have 2 against 5."),
    ],
)
def test_the_last_seat_in_battle_sees_whether_it_leads(line: list[str], said: str) -> None:
    match = position(
        table={"A": line, "B": ["m5"]}, hands={"A": ["m1"], "B": ["m1"]}, passed=["B", "C"]
    )
    assert THIRD_TEXTS.prompt(view_of(match), NAMES[:3], 0)[1] == said


def test_only_the_owner_sees_whether_a_hand_may_be_discarded() -> None:
    said = []
    for card in ("drum", "m6"):
        hands = {"A": [card], "B": ["m1"], "C": ["m2"]}
        match = position(phase="discard", turn="A", hands=hands)
        said.append(THIRD_TEXTS.prompt(match.view(0), NAMES, 0)[0])
        other = "Ana may discard a hand without a mercenary."
        assert THIRD_TEXTS.prompt(match.view(1), ["Ana", *NAMES[1:]], 1) == (other, "")
    assert said == [
        "You hold no mercenary: discard your whole hand?",
        "You hold a mercenary, so you keep your hand.",
    ]


def test_answers_in_words() -> None:
    assert answers.button_label(Draw(0)) == "Draw none"
    assert answers.full_effect(Keep(("m4",))) == "Keep a 4"
    nothing = answers.full_effect(Play("scarecrow", take=NONE))
    assert nothing == "Play a Scarecrow and take nothing back"
    assert answers.list_entry(Play("bishop", pope="roma")) == ("Bishop", "The Pope on Rome")
    for said in (prompts.take_question(), prompts.pope_question(), prompts.reveal_question()):
        assert all(text[-1] in ".?" for text in said)


def test_every_refusal_has_its_sentence_and_its_section() -> None:
    keys = refusal_keys(engine_refusals)
    assert set(refusals()) == keys
    assert set(FIRST_LINKS.refusals) | set(THIRD_LINKS.refusals) == keys | {"illegal"}
    view = view_of(position(phase="choose_region", region=None))
    for texts in (FIRST_TEXTS, THIRD_TEXTS):
        assert texts.refusal("pope_here", Choose("roma"), view).startswith("The Pope protects Rome")
        assert texts.refusal("own_region", Choose("roma"), view) == "Rome is yours already."


def test_every_result_has_its_words_and_its_section() -> None:
    named = {
        endings.ADJACENT, endings.TOTAL, endings.MAP, endings.DECLINED, endings.STALLED,
        endings.LENGTH, endings.FINAL_BATTLE, endings.SHARED, endings.POINTS,
    }  # fmt: skip
    assert set(details()) == named
    assert set(FIRST_LINKS.results) | set(THIRD_LINKS.results) == named | {
        "resignation",
        "called_off",
    }
    for by in named - {endings.SHARED}:
        assert THIRD_TEXTS.result(Result((1,), by), NAMES, 0) == ("Maud wins.", details()[by])
    assert THIRD_TEXTS.result(Result((0, 1), "shared"), NAMES, 0)[0] == (
        "You share the victory with Maud."
    )
    assert THIRD_TEXTS.result(Result((1,), "resignation"), ("", "Maud"), 0) == (
        "You gave up the game.",
        "Maud wins.",
    )


def test_above_a_review_it_is_said_with_what_the_match_was_won() -> None:
    match = position(owners={"B": ["parma", "bologna", "modena", "roma"]}, region="torino", seats=4)
    view = replace(view_of(match), points=(3, 21, 0, 9), winners=(1,), ended_by="")
    told = {
        endings.ADJACENT: "Maud wins with 3 linked regions.",
        endings.TOTAL: "Maud wins with 4 regions.",
        endings.MAP: "Maud wins with 4 regions.",
        endings.POINTS: "Maud wins with 21 points.",
        endings.FINAL_BATTLE: "Maud wins.",
    }
    for by, said in told.items():
        ended = replace(view, ended_by=by)
        assert THIRD_TEXTS.winner_text(Result((1,), by), ended, NAMES) == said
        own = said.replace("Maud wins", "You win").replace(".", "!")
        assert THIRD_TEXTS.winner_text(Result((1,), by), ended, ("Ana", "", "Otto", "Ugo")) == own
    shared = Result((0, 1), "shared")
    assert THIRD_TEXTS.winner_text(shared, view, NAMES) == "You share the victory with Maud."


@pytest.mark.parametrize(("game", "texts", "links"), EDITIONS)
def test_options_events_and_questions(
    game: Game, texts: CondottiereTexts, links: CondottiereLinks
) -> None:
    names = {field.name for field in fields(game.options)}
    assert set(links.options) == names
    assert names <= set(options())
    assert all(all(label(name)) for name in names)
    assert set(links.events) <= {event.event for event in game.events}
    asked = {match.decision.kind for match in moments(game, game.options(), 3, 3) if match.decision}
    assert asked <= set(links.decisions) <= set(PHASES)


def test_the_advice_of_the_rulebook_is_passed_on() -> None:
    assert "points match" in options()["capture_regions"][1]


def test_every_event_has_its_section() -> None:
    named = set(FIRST_LINKS.events) | set(THIRD_LINKS.events)
    assert named == {event.event for event in CONDOTTIERE3.events}
