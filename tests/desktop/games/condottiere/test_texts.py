"""The words of Condottiere: names and the chronicle."""

from __future__ import annotations

import inspect
import re

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere import bargaining
from desktop.games.condottiere.words import accessibility, answers, card_texts, places
from desktop.games.condottiere.words.names import a_card, caption, card_name, cards_named
from desktop.games.condottiere.words.texts import (
    FIRST_TEXTS,
    THIRD_TEXTS,
)
from desktop.language.translation import Language
from engine.core.game import Game
from engine.core.values import Resign, Return
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import Pass, Play
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.events import (
    BattleEnded,
    Conquered,
    Dealt,
    Ended,
    FinalBattle,
    GameEnded,
    Passed,
    Played,
    Started,
    Struck,
    TurnedUp,
)
from engine.games.condottiere.options import FirstOptions, ThirdOptions
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION
from engine.games.condottiere.views import bargains
from tests.desktop.games.condottiere.words import NAMES, moments, position, tell, view_of

pytestmark = pytest.mark.usefixtures("qapp")

EVERYTHING = ThirdOptions(
    draw_after_battle=True, points_match=True, capture_regions=True, hidden_cards=True
)


# -- names -----------------------------------------------------------------------------------------


def test_cards_have_their_names() -> None:
    assert [card_name(card) for card in ("m10", "winter")] == ["Mercenary 10", "Winter"]
    assert caption("m6") == "Mercenary"
    assert [a_card(card) for card in ("m6", "drum", "spring")] == ["a 6", "a Drum", "Spring"]
    assert cards_named(["drum", "m4"]) in ("a 4 and a Drum", "a 4, a Drum")
    assert cards_named([]) == ""


@pytest.mark.parametrize("edition", [FIRST_EDITION, THIRD_EDITION])
def test_every_card_says_what_it_does(edition: object) -> None:
    assert edition in (FIRST_EDITION, THIRD_EDITION)
    chosen = FIRST_EDITION if edition is FIRST_EDITION else THIRD_EDITION
    for card, count in zip(CARD_NAMES, chosen.deck, strict=True):
        if count:
            assert card_texts.card_line(card, chosen.id).endswith(".")
            assert len(card_texts.card_line(card, chosen.id)) <= 50
            name, text = card_texts.card_effect(card, chosen.id)
            assert name == card_name(card)
            assert text.endswith(".")


def test_the_editions_tell_their_own_bishop() -> None:
    assert "nobody" in card_texts.card_line("bishop", FIRST_EDITION.id)
    assert "Pope" in card_texts.card_line("bishop", THIRD_EDITION.id)


def test_places_can_be_spelt_in_italian(qtbot: QtBot) -> None:
    language = Language()
    assert places.region_name("firenze") == "Florence"
    assert places.place_names()["adriatico"] == "Adriatic Sea"
    language.use_native_places(native=True)
    try:
        assert places.region_name("firenze") == "Firenze"
        assert places.place_names()["adriatico"] == "Mare Adriatico"
    finally:
        language.use_native_places(native=False)
    assert set(places.region_names()) == set(BOARD.ids)


# -- the chronicle ---------------------------------------------------------------------------------


def test_the_chronicle_gives_the_strength_of_a_played_card() -> None:
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
        ((0, 0, 0), None, 0, "surrender",
         "The city surrenders. Nobody has any strength, so nobody takes Modena. "
         "The pawn goes to you."),
        ((9, 9, 0), None, 1, "passes",
         "A tie at 9 between you and Maud: nobody takes Modena. The pawn goes to Maud."),
        ((4, 9, 9), None, 1, "passes",
         "A tie at 9 between Maud and Otto: nobody takes Modena. The pawn goes to Maud."),
        ((0, 0, 0), None, 0, "passes",
         "Nobody has any strength, so nobody takes Modena. The pawn goes to you."),
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
        (0, "courtesans", "The pawn goes to you: you have the most Courtesans."),
        (1, "courtesans", "The pawn goes to Maud, who has the most Courtesans."),
        (0, "defender", "The pawn goes to you: you hold the region."),
        (1, "defender", "The pawn goes to Maud, who holds the region."),
        (0, "left", "The pawn passes to the left, to you."),
        (1, "left", "The pawn passes to the left, to Maud."),
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
    assert "Maud takes Modena, 10\xa0to\xa07. The pawn stays with you: you have the most" in tell(
        match.submit(1, Pass()).events
    )
    match = position(
        turn="B", passed=["A", "C"], hands={"B": ["m1"]}, condottiere="C",
        table={"A": ["m6", "courtesan"], "B": ["m10"]},
    )  # fmt: skip
    assert "The pawn goes to you: you have the most" in tell(match.submit(1, Pass()).events)


@pytest.mark.parametrize(
    ("pawn", "why", "said"),
    [
        (0, "courtesans", "The pawn stays with you: you have the most Courtesans."),
        (1, "courtesans", "The pawn stays with Maud, who has the most Courtesans."),
        (0, "defender", "The pawn stays with you: you hold the region."),
        (1, "defender", "The pawn stays with Maud, who holds the region."),
        (0, "winner", "The pawn stays with you."),
        (1, "winner", "The pawn stays with Maud."),
    ],
)
def test_a_pawn_that_stays_is_not_said_to_go(pawn: int, why: str, said: str) -> None:
    event = BattleEnded("modena", (9, 9, 0), None, pawn, "passes", why, pawn_stays=True)
    assert tell([event]).endswith(f"nobody takes Modena. {said}</em>")


def test_the_regions_that_won_are_named() -> None:
    match = position(
        table={"A": ["m10"], "B": ["m6"]}, hands={"A": ["surrender", "m1"]}, seats=4,
        owners={"A": ["parma", "bologna"]}, passed=["B", "C", "D"],
    )  # fmt: skip
    match.submit(0, Play("surrender"))
    assert match.result is not None
    told = THIRD_TEXTS.result(match.result, [*NAMES, "Ada"][:4], 0, match.view(0))
    assert told[1] == "Regions linked: Parma, Modena and Bologna."


def test_a_tie_names_who_is_level() -> None:
    match = position(
        table={"A": ["m6"], "B": ["m6"], "C": ["m3"]}, hands={"A": ["m1"], "B": ["m1"]}
    )
    assert THIRD_TEXTS.prompt(view_of(match), NAMES[:3], 0)[1] == "You are level with Maud, at 6."


def test_the_chronicle_reports_a_final_battle() -> None:
    assert tell([FinalBattle(1, (1, 2), "game")]).startswith(
        "<em>Maud and Otto are level on regions:"
    )
    assert tell([FinalBattle(1, (0, 1), "match")]).startswith(
        "<em>You are level on points with Maud:"
    )
    assert tell([BattleEnded(None, (3, 9), 1, 1, "passes")]) == (
        "<em>Maud wins the final battle, 9\xa0to\xa03.</em>"
    )
    assert tell([Ended((1,), "final_battle")]) == "<em>Maud wins.</em>"
    assert tell([Ended((0, 1), "shared")]) == "<em>You share the victory with Maud.</em>"


def test_portuguese_says_whom_it_befalls(qtbot: QtBot) -> None:
    # In the third person, what befalls the reader would read as if it befell whoever played, were
    # it not for a word of theirs.
    language = Language()
    mine = (
        Struck(0, ("m6",), "bishop"),
        TurnedUp(0, "m6"),
        Conquered(1, "roma", 0),
        BattleEnded("roma", (9, 3, 0), 0, 0, "passes"),
        BattleEnded("roma", (9, 3, 0), None, 0, "passes"),
        BattleEnded(None, (9, 3, 0), 0, 0, "passes"),
    )
    theirs = {"pt": r"\b([Ss](ua|eu|i)|[Vv]ocê)\b", "pt_BR": r"\b[Vv]ocê\b"}
    try:
        for code, words in theirs.items():
            language.install(code)
            for event in mine:
                said = tell([event])
                assert re.search(words, said), said
    finally:
        language.install("en")


def test_the_chronicle_reports_one_game_of_several() -> None:
    event = GameEnded((1,), "adjacent", (1, 8), (4, 12))
    assert tell([event], ("", "Maud")) == (
        "<em>This game goes to Maud. Maud has linked enough regions to win. "
        "Points: you\xa04, Maud\xa012.</em>"
    )


def test_the_chronicle_leaves_out_the_obvious() -> None:
    assert tell([Started(0, 1), Dealt(0, ("m1",)), Dealt(1, (None,))]) == (
        "Lots are drawn: you get the Condottiere’s pawn."
    )
    assert (
        tell([Dealt(0, ("m1",)), Dealt(1, (None,))]) == "All hands are empty, so cards are dealt."
    )
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
        assert texts.standing_text(match.view(None), names).endswith(".")
        told = [texts.list_entry(action, view, NAMES) for action in match.legal()]
        assert len(set(told)) == len(told)
        assert not any(texts.action(action, view, NAMES).endswith(".") for action in match.legal())


def test_only_known_actions_and_reasons_have_texts() -> None:
    assert answers.button_label(Resign()) == "Give up the game"
    with pytest.raises(TypeError):
        answers.button_label(Return())
    with pytest.raises(KeyError):
        bargaining._reason_text("mistyped", "Roma", own=True)
    keys = set(re.findall(r'return "([a-z_]+)"', inspect.getsource(bargains)))
    assert {"over", "no_battle", "last_battle"} < keys
    assert all(
        bargaining._reason_text(key, "Roma", own=own) for key in keys for own in (True, False)
    )
