"""The words of Condottiere: names, the chronicle, previews, questions, refusals, results."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.rules.links import FIRST_LINKS, THIRD_LINKS, CondottiereLinks
from desktop.games.condottiere.words import (
    accessibility,
    answers,
    cardtexts,
    outcomes,
    places,
    prompts,
)
from desktop.games.condottiere.words.names import a_card, caption, card_name, cards_named
from desktop.games.condottiere.words.refusals import refusals
from desktop.games.condottiere.words.results import details
from desktop.games.condottiere.words.texts import (
    FIRST_TEXTS,
    THIRD_TEXTS,
    CondottiereTexts,
    condottiere,
    options,
)
from desktop.language import Language
from engine.core import Action, Game, Result
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3, endings, victory_goals
from engine.games.condottiere import refusals as engine_refusals
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.editions import FIRST, THIRD
from engine.games.condottiere.events import (
    NONE,
    BattleEnded,
    Choose,
    Conquered,
    Dealt,
    Draw,
    Drew,
    Ended,
    FinalBattle,
    GameEnded,
    Keep,
    Pass,
    Passed,
    Play,
    Played,
    RegionChosen,
    Started,
    Struck,
    TurnedUp,
)
from engine.games.condottiere.options import FirstOptions, ThirdOptions
from engine.games.condottiere.table import PHASES
from engine.match import Match

from .condottierewords import NAMES, moments, position, tell, view_of
from .textkit import refusal_keys

pytestmark = pytest.mark.usefixtures("qapp")

EDITIONS = [(CONDOTTIERE1, FIRST_TEXTS, FIRST_LINKS), (CONDOTTIERE3, THIRD_TEXTS, THIRD_LINKS)]
EVERYTHING = ThirdOptions(
    draw_after_battle=True, points_match=True, capture_regions=True, hidden_cards=True
)


def foretell(match: Match, action: Action) -> list[str]:
    view = view_of(match)
    events = match.game.preview(view, action)
    return outcomes.outcome(view, action, events, NAMES[: match.seats])


# -- names -----------------------------------------------------------------------------------------


def test_cards_have_their_names() -> None:
    assert [card_name(card) for card in ("m10", "winter")] == ["Mercenary 10", "Winter"]
    assert caption("m6") == "Mercenary"
    assert [a_card(card) for card in ("m6", "drum", "spring")] == ["a 6", "a Drum", "Spring"]
    assert cards_named(["drum", "m4"]) in ("a 4 and a Drum", "a 4, a Drum")
    assert cards_named([]) == ""


@pytest.mark.parametrize("edition", [FIRST, THIRD])
def test_every_card_says_what_it_does(edition: object) -> None:
    assert edition in (FIRST, THIRD)
    chosen = FIRST if edition is FIRST else THIRD
    for card, count in zip(CARD_NAMES, chosen.deck, strict=True):
        if count:
            assert cardtexts.line(card, chosen.id).endswith(".")
            assert len(cardtexts.line(card, chosen.id)) <= 50
            name, text = cardtexts.read(card, chosen.id)
            assert name == card_name(card)
            assert text.endswith(".")


def test_the_editions_tell_their_own_bishop() -> None:
    assert "nobody" in cardtexts.line("bishop", FIRST.id)
    assert "Pope" in cardtexts.line("bishop", THIRD.id)


def test_places_can_be_spelt_in_italian(qtbot: QtBot) -> None:
    language = Language()
    assert places.region_name("firenze") == "Florence"
    assert places.place_names()["adriatico"] == "Adriatic Sea"
    language.call_places(native=True)
    try:
        assert places.region_name("firenze") == "Firenze"
        assert places.place_names()["adriatico"] == "Mare Adriatico"
    finally:
        language.call_places(native=False)
    assert set(places.region_names()) == set(BOARD.ids)


# -- the chronicle ---------------------------------------------------------------------------------


def test_a_card_is_played_and_its_strength_told() -> None:
    match = position(table={"A": ["m2"], "B": ["m5"]}, hands={"A": ["m6", "scarecrow"]})
    assert tell(match.submit(0, Play("m6")).events) == "You play a 6. Strength:\xa08."
    match = position(table={"A": ["m2"], "B": ["m5"]}, hands={"A": ["scarecrow"]})
    assert tell(match.submit(0, Play("scarecrow", take="m2")).events) == (
        "You play a Scarecrow. You take back a 2. Strength:\xa00."
    )


def test_a_bishop_tells_who_loses_what() -> None:
    match = position(
        turn="B", table={"A": ["m6", "m3"], "B": ["m6", "m1"]}, hands={"B": ["bishop", "m1"]}
    )
    assert tell(match.submit(1, Play("bishop", pope="roma")).events) == (
        "Maud plays a Bishop. You lose a 6. Maud loses a 6. Maud puts the Pope on Rome. "
        "Strength:\xa01."
    )


def test_a_season_ends_the_other_for_all_at_once() -> None:
    assert tell([Struck(0, ("spring",), "winter"), Struck(2, ("spring",), "winter")]) == (
        "Spring is over."
    )


@pytest.mark.parametrize(
    ("strengths", "conqueror", "pawn", "by", "said"),
    [
        ((32, 17, 0), 0, 0, "passes", "You take Modena, 32\xa0to\xa017."),
        ((17, 32, 0), 1, 2, "passes", "Maud takes Modena, 32\xa0to\xa017. The pawn goes to Otto."),
        ((17, 32, 0), 1, 1, "surrender", "The city surrenders. Maud takes Modena, 32\xa0to\xa017."),
        ((9, 9, 0), None, 1, "passes",
         "A tie at 9 between you and Maud: nobody takes Modena. The pawn goes to Maud."),
        ((4, 9, 9), None, 1, "passes",
         "A tie at 9 between Maud and Otto: nobody takes Modena. The pawn goes to Maud."),
        ((0, 0, 0), None, 0, "passes", "Nobody fights for Modena. The pawn goes to you."),
        ((9, 3, 0), None, 1, "bishop",
         "The Bishop spares Modena: nobody takes it. The pawn goes to Maud."),
        ((9, 3, 0), None, 0, "passes", "You hold Modena, 9\xa0to\xa03."),
    ],
)  # fmt: skip
def test_a_battle_ends(
    strengths: tuple[int, ...], conqueror: int | None, pawn: int, by: str, said: str
) -> None:
    event = BattleEnded("modena", strengths, conqueror, pawn, by)
    assert tell([event]) == f"<em>{said}</em>"


@pytest.mark.parametrize(
    ("pawn", "why", "said"),
    [
        (0, "courtesans", "The pawn goes to you: you have most Courtesans."),
        (1, "courtesans", "The pawn goes to Maud, who has most Courtesans."),
        (0, "defender", "The pawn goes to you: you hold the region."),
        (1, "defender", "The pawn goes to Maud, who holds the region."),
        (0, "left", "The pawn goes to the left, to you."),
        (1, "left", "The pawn goes to the left, to Maud."),
    ],
)
def test_the_pawn_goes_with_its_reason(pawn: int, why: str, said: str) -> None:
    event = BattleEnded("modena", (7, 7, 0), None, pawn, "passes", why)
    assert tell([event]).endswith(f"{said}</em>")


def test_the_rules_give_the_reason_for_the_pawn() -> None:
    match = position(
        turn="B", passed=["A", "C"], hands={"B": ["m1"]},
        table={"A": ["m6", "courtesan"], "B": ["m10"]},
    )  # fmt: skip
    assert "Maud takes Modena, 10\xa0to\xa07. The pawn goes to you: you have most" in tell(
        match.submit(1, Pass()).events
    )


def test_a_tie_names_who_is_level() -> None:
    match = position(
        table={"A": ["m6"], "B": ["m6"], "C": ["m3"]}, hands={"A": ["m1"], "B": ["m1"]}
    )
    assert THIRD_TEXTS.prompt(view_of(match), NAMES[:3], 0)[1] == "You are level with Maud, at 6."


def test_a_final_battle_is_told() -> None:
    assert tell([FinalBattle(1, (1, 2), "game")]).startswith("<em>As many regions for Maud")
    assert tell([FinalBattle(1, (0, 1), "match")]).startswith("<em>As many points for you as")
    assert tell([BattleEnded(None, (3, 9), 1, 1, "passes")]) == (
        "<em>Maud wins the final battle, 9\xa0to\xa03.</em>"
    )
    assert tell([Ended((1,), "final_battle")]) == "<em>Maud wins.</em>"
    assert tell([Ended((0, 1), "shared")]) == "<em>You share the victory with Maud.</em>"


def test_portuguese_says_whom_it_befalls(qtbot: QtBot) -> None:
    # Without a pronoun, what befalls the reader would read as if it befell whoever played.
    language = Language()
    language.install("pt")
    mine = (
        Struck(0, ("m6",), "bishop"),
        TurnedUp(0, "m6"),
        Drew(0, ("m6",)),
        Drew(0, ()),
        Conquered(1, "roma", 0),
        BattleEnded("roma", (9, 3, 0), 0, 0, "passes"),
        BattleEnded("roma", (9, 3, 0), None, 0, "passes"),
        BattleEnded(None, (9, 3, 0), 0, 0, "passes"),
    )
    try:
        for event in mine:
            assert re.search(r"\b(seu|sua)\b", tell([event])), event
    finally:
        language.install("en")


def test_a_game_of_several_is_told() -> None:
    event = GameEnded((1,), "adjacent", (1, 8), (4, 12))
    assert tell([event], ("", "Maud")) == (
        "<em>This game goes to Maud. A realm of linked regions decided it. "
        "Points: you\xa04, Maud\xa012.</em>"
    )


def test_what_goes_without_saying_is_not_said() -> None:
    assert tell([Started(0, 1), Dealt(0, ("m1",)), Dealt(1, (None,))]) == (
        "The lot makes you the first Condottiere."
    )
    assert tell([Dealt(0, ("m1",)), Dealt(1, (None,))]) == "All hands were empty: cards are dealt."
    assert tell([Played(0, "m1"), Passed(1), Passed(2)]) == "You play a 1."


def test_names_are_no_markup() -> None:
    assert tell([Passed(1)], ("", "<b>")) == "&lt;b&gt; passes."


@pytest.mark.parametrize(
    ("game", "chosen", "seats"),
    [
        (CONDOTTIERE1, FirstOptions(points_match=True), 2),
        (CONDOTTIERE1, FirstOptions(), 6),
        (CONDOTTIERE3, ThirdOptions(), 4),
        (CONDOTTIERE3, ThirdOptions(hidden_cards=True, capture_regions=True), 5),
        (CONDOTTIERE3, EVERYTHING, 3),
    ],
)
def test_every_moment_has_whole_sentences(game: Game, chosen: object, seats: int) -> None:
    texts = FIRST_TEXTS if game is CONDOTTIERE1 else THIRD_TEXTS
    names = ["", "Maud", "Otto", "Ugo", "Emma", "Ada"][:seats]
    for match in moments(game, chosen, seats, 5):
        if match.steps:
            said = tell(match.steps[-1].seen_by(0), names)
            assert not said or said.removesuffix("</em>")[-1] in ".!"
        if match.decision is None:
            continue
        view = view_of(match)
        sentence, aside = texts.prompt(view, names, match.decision.seat)
        assert sentence[-1] in ".?"
        assert not aside or aside[-1] in ".?"
        assert all(text[-1] in ".!" for text in accessibility.describe(view, names, view.seat))
        assert texts.standing(condottiere(match.view(None)), names).endswith(".")
        told = [texts.listed(action, view) for action in match.legal()]
        assert len(set(told)) == len(told)
        assert not any(texts.action(action, view).endswith(".") for action in match.legal())


# -- what would happen -----------------------------------------------------------------------------


def test_a_card_is_foretold() -> None:
    match = position(table={"A": ["m4"], "B": ["m6", "m5"]}, hands={"A": ["m10", "winter"]})
    assert foretell(match, Play("m10")) == ["With this card: 14 against 11.", "You would lead."]
    assert foretell(match, Play("winter"))[1] == "Maud would lead."
    match = position(table={"A": ["m4"], "B": ["m6"]}, hands={"A": ["m2", "m1"]})
    assert foretell(match, Play("m2"))[1] == "You would be level with Maud."


def test_a_courtesan_foretells_the_pawn() -> None:
    match = position(table={"A": ["m4"], "B": ["m6"]}, hands={"A": ["courtesan", "m1"]})
    assert foretell(match, Play("courtesan")) == [
        "With this card: 5 against 6.",
        "Maud would lead.",
        "The pawn would be yours, for most Courtesans.",
    ]


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
    assert foretell(match, Pass()) == ["You may still come in later."]
    assert tell(match.submit(1, Pass()).events) == "Maud defends, and waits."
    assert tell([RegionChosen(1, "modena", 0)]) == "Maud attacks <b>Modena</b>, held by you."


def test_a_region_that_wins_is_foretold() -> None:
    match = position(
        phase="choose_region", region=None, battle=4, seats=4,
        owners={"A": ["parma", "bologna"], "B": ["genova", "lucca"]},
    )  # fmt: skip
    view = view_of(match)
    assert victory_goals.winning(view, 0) == ("modena",)
    assert victory_goals.winning(view, 2) == ()
    assert "modena" not in victory_goals.winning(view, 1)
    assert foretell(match, Choose("modena")) == ["Modena would win you the game."]
    assert THIRD_TEXTS.prompt(view, NAMES, 0)[1] == "Modena would win you the game."
    assert victory_goals.needs(view.options, 4) == (3, 5)
    assert victory_goals.needs(FirstOptions(), 2) == (4, None)


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
    assert THIRD_TEXTS.standing(view, NAMES[:3]) == (
        "It is your turn. Maud is ahead in the battle for Modena."
    )


def test_who_presses_is_named() -> None:
    match = position(seats=4, table={"A": ["m4"], "B": ["m6"]}, owners={"B": ["parma", "bologna"]})
    aside = THIRD_TEXTS.prompt(view_of(match), NAMES, 0)[1]
    assert aside == "If Maud takes Modena, Maud wins the game."


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Besides them, you are dealt 11 new ones."),
        ({"refill": True}, "They count towards your new hand of 11."),
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
def test_whoever_is_alone_hears_whether_they_lead(line: list[str], said: str) -> None:
    match = position(
        table={"A": line, "B": ["m5"]}, hands={"A": ["m1"], "B": ["m1"]}, passed=["B", "C"]
    )
    assert THIRD_TEXTS.prompt(view_of(match), NAMES[:3], 0)[1] == said


def test_whether_a_hand_may_be_discarded_is_told_to_nobody_else() -> None:
    said = []
    for card in ("drum", "m6"):
        hands = {"A": [card], "B": ["m1"], "C": ["m2"]}
        match = position(phase="discard", turn="A", hands=hands)
        said.append(THIRD_TEXTS.prompt(condottiere(match.view(0)), NAMES, 0)[0])
        other = "Ana may discard a hand without mercenaries."
        assert THIRD_TEXTS.prompt(condottiere(match.view(1)), ["Ana", *NAMES[1:]], 1) == (other, "")
    assert said == [
        "You hold no mercenary: discard your whole hand?",
        "You hold a mercenary: you keep your hand.",
    ]


def test_answers_in_words() -> None:
    assert answers.short(Draw(0)) == "Draw none"
    assert answers.full(Keep(("m4",))) == "Keep a 4"
    assert answers.full(Play("scarecrow", take=NONE)) == "Play a Scarecrow and bring back none"
    assert answers.listed(Play("bishop", pope="roma")) == ("Bishop", "The Pope on Rome")
    for said in (prompts.what_to_take(), prompts.where_the_pope(), prompts.whether_to_reveal()):
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
    assert set(FIRST_LINKS.results) | set(THIRD_LINKS.results) == named | {"resignation"}
    for by in named - {endings.SHARED}:
        assert THIRD_TEXTS.result(Result((1,), by), NAMES, 0) == ("Maud wins.", details()[by])
    assert THIRD_TEXTS.result(Result((0, 1), "shared"), NAMES, 0)[0] == (
        "You share the victory with Maud."
    )
    assert THIRD_TEXTS.result(Result((1,), "resignation"), ("", "Maud"), 0) == (
        "You gave up the game.",
        "Maud wins.",
    )


@pytest.mark.parametrize(("game", "texts", "links"), EDITIONS)
def test_options_events_and_questions(
    game: Game, texts: CondottiereTexts, links: CondottiereLinks
) -> None:
    names = {field.name for field in fields(game.options)}
    assert set(links.options) == names
    assert names <= set(options())
    assert all(all(texts.option(name)) for name in names)
    assert set(links.events) <= {event.event for event in game.events}
    asked = {match.decision.kind for match in moments(game, game.options(), 3, 3) if match.decision}
    assert asked <= set(links.decisions) <= set(PHASES)


def test_the_advice_of_the_rulebook_is_passed_on() -> None:
    assert "points match" in options()["capture_regions"][1]


def test_every_event_has_its_section() -> None:
    named = set(FIRST_LINKS.events) | set(THIRD_LINKS.events)
    assert named == {event.event for event in CONDOTTIERE3.events}
