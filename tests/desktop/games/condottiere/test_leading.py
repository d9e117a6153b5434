"""What is said and drawn of who leads: nothing that a hidden card may belie."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.action_preview import forecast, strength_breakdown
from desktop.games.condottiere.battle_view import shown_battle
from desktop.games.condottiere.selection.selection import SelectionStage
from desktop.games.condottiere.words import accessibility, answers, buttons, labels
from desktop.games.condottiere.words.battle import leading, outcomes
from desktop.games.condottiere.words.deeds import immediate_effect
from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.language.translation import CODES, Language
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES, scaled
from desktop.style.theme import LIGHT
from desktop.table.buttons import PromptButton
from desktop.table.callouts.advice import AdvisedMove
from desktop.table.prompt.painted_words import HEIGHT_PX
from desktop.table.prompt.prompt_strip import Prompt, PromptStrip
from engine.core.rng import Rng
from engine.core.values import Action, Effect, Seat
from engine.data.codec import encode
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Pass, Play
from engine.games.condottiere.cards import COURTESAN
from engine.games.condottiere.options import ThirdOptions
from engine.games.condottiere.rules.battle import line_strengths, sole_leader
from engine.games.condottiere.rules.state import PASS, CondottiereState
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.condottiere.kit import BATTLE, four, italy
from tests.desktop.games.condottiere.words import position, view_of

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("", "Maud", "Otto")
FIGHTING = ("battle", "final_battle")
#: Sentences that claim something, and who leads by them: "own" is who is asked, "other" is named,
#: "nobody" leads.
CLAIMS = {
    r"\bYou are ahead\b|\byou lead\b|\bYou lead\b|\bYou would lead\b": "own",
    r"\bIt leads with\b|\bstops in the lead\b": "own",
    r"(\w+) (?:is ahead|would lead|leads \d|shows \d+ and is ahead)": "other",
    r"\bNobody (?:is ahead|would lead)\b|\blevel\b|\bany strength\b": "nobody",
}


def hidden_battles(seed: int) -> Iterator[Match[CondottiereView]]:
    """Yield a match with hidden cards at every decision in a battle."""
    options = encode(ThirdOptions(hidden_cards=True))
    match = Match[CondottiereView](new_record(CONDOTTIERE3, 3, seed, options))
    dice = Random(seed)
    while match.decision is not None and match.ply < 90:
        if match.view(None).phase in FIGHTING:
            yield match
        match.submit(match.decision.seat, dice.choice(match.legal()))


def leaders(worlds: Iterable[CondottiereState]) -> set[int]:
    """Return who leads in each world once all is turned up."""
    return {sole_leader(line_strengths(world, False)) for world in worlds}


def drawn(view: CondottiereView) -> list[CondottiereState]:
    draw, rng = CONDOTTIERE3.sampler(view), Rng(5)
    return [draw(rng) for _ in range(10)]


def after(worlds: Iterable[CondottiereState], action: Action) -> list[CondottiereState] | None:
    """Return the worlds after an answer; None where it ends the battle."""
    found = []
    for world in worlds:
        then, last = world.clone(), world.last_lines
        then.step(CONDOTTIERE3.code(action), Rng(0))
        if then.last_lines is not last:
            return None
        found.append(then)
    return found


def claimed(text: str, seat: Seat, names: Iterable[str]) -> list[int]:
    """Return the leaders a text claims."""
    called, found = list(names), []
    for pattern, who in CLAIMS.items():
        for match in re.finditer(pattern, text):
            if who == "other" and match[1] == "Nobody":
                continue
            if who == "other":
                found.append(called.index("" if match[1] == "You" else match[1]))
            else:
                found.append(seat if who == "own" else -1)
    return found


@pytest.mark.parametrize("seed", [1, 4, 11])
def test_no_sentence_and_no_laurel_claims_what_a_hidden_card_may_belie(seed: int) -> None:
    claims = opened = 0
    for match in hidden_battles(seed):
        assert match.decision is not None
        seat = match.decision.seat
        names = [name if other != seat else "" for other, name in enumerate(("Ana", *NAMES[1:]))]
        called = ["Ana", *NAMES[1:]]
        view, public = match.view(seat), match.view(None)
        worlds = drawn(view)
        lead_now = leaders(worlds)
        said = [THIRD_TEXTS.prompt(view, names, seat)[1], THIRD_TEXTS.standing_text(view, names)]
        now = [claimed(text, seat, names) for text in said]
        now.append([] if shown_battle(view).leader is None else [shown_battle(view).leader or 0])
        assert all({number} == lead_now for found in now for number in found), (said, lead_now)
        assert shown_battle(public).leader in (None, *lead_now)
        for number in claimed(THIRD_TEXTS.standing_text(public, called), -2, called):
            assert {number} == leaders(drawn(public))
        for action in match.legal():
            then = after(worlds, action)
            if then is None:
                continue
            events = CONDOTTIERE3.preview(view, action)
            told = [
                *outcomes.outcome(view, action, events, names),
                immediate_effect(view, action, names),
            ]
            if isinstance(action, Play):
                bubble = forecast(view, action, events, names)
                assert bubble is None or bubble.is_good is None or len(leaders(then)) == 1
            found = claimed(" ".join(told), seat, names)
            assert all({number} == leaders(then) for number in found), (told, leaders(then))
            claims += len(found)
            opened += len(leaders(then)) > 1
    assert claims
    assert opened


@pytest.mark.parametrize("code", CODES)
def test_in_every_language_all_that_is_open_is_said(code: str) -> None:
    language = Language()
    language.install(code)
    try:
        said = set()
        for match in hidden_battles(4):
            assert match.decision is not None
            seat = match.decision.seat
            names = [name or "Ana" if other != seat else "" for other, name in enumerate(NAMES)]
            view = match.view(seat)
            said |= {*THIRD_TEXTS.prompt(view, names, seat), THIRD_TEXTS.standing_text(view, names)}
            said |= {*accessibility.describe(view, names, seat), strength_breakdown(view, 1, names)}
            for action in match.legal():
                events = CONDOTTIERE3.preview(view, action)
                said |= {
                    *outcomes.outcome(view, action, events, names),
                    immediate_effect(view, action, names),
                }
        assert not any("{" in text for text in said)
    finally:
        language.install("en")


def hidden(own: list[str], other: list[str], **more: Any) -> CondottiereView:
    """A against B, whose last card lies face down."""
    return view_of(
        position(
            options={"hidden_cards": True}, table={"A": own, "B": other},
            face_down={"B": other[-1]}, **more,
        )
    )  # fmt: skip


def test_the_leader_text_gives_visible_strengths_and_mentions_hidden_cards() -> None:
    view = hidden(["m2"], ["m10"])
    assert (
        leading.state_for_decider(view, 0, NAMES)
        == "You have 2; Maud shows 0 and has one hidden card."
    )
    assert "The hidden cards decide who leads the battle" in THIRD_TEXTS.standing_text(view, NAMES)
    assert (
        accessibility.describe_line(view, 1, NAMES)
        == "Maud’s line: a hidden card. Strength shown: 0."
    )
    assert "Hidden card" in strength_breakdown(view, 1, NAMES)
    assert "No strength" not in strength_breakdown(view, 1, NAMES)
    alone = hidden(["m6"], ["m10"], passed=["B", "C"])
    said = "All others have passed. You have 6; Maud shows 0 and has one hidden card."
    assert THIRD_TEXTS.prompt(alone, NAMES, 0)[1] == said
    certain = hidden(["m6", "m6"], ["m10"])
    assert (
        leading.state_for_decider(certain, 0, NAMES) == "You are ahead with 12, whatever is hidden."
    )
    behind = hidden(["m2"], ["m6", "m1"])
    said = "Maud shows 6 and is ahead, whatever is hidden; you have 2."
    assert leading.state_for_decider(behind, 0, NAMES) == said


def test_forecasts_claim_nothing_about_hidden_cards() -> None:
    view = hidden(["m6"], ["m10"], passed=["B", "C"], hands={"A": ["m6", "m1"]})
    assert immediate_effect(view, Play("m6"), NAMES) == "It takes Modena: everyone else has passed."
    behind = hidden([], ["m10", "m1"], hands={"A": ["m1"]})
    assert (
        immediate_effect(behind, Play("m1"), NAMES)
        == "It reaches 1. Maud leads, whatever is hidden."
    )
    seen = hidden(["m10", "m6"], ["m1"], hands={"A": ["m1"]})
    assert immediate_effect(seen, Pass(), NAMES) == "You stop at 16. You lead, whatever is hidden."


def test_several_who_hide_cards_are_named() -> None:
    down = {"B": "m10", "C": "m1"}
    table = {"A": ["m2"], "B": ["m5", "m10"], "C": ["m6", "m1"]}
    view = view_of(position(options={"hidden_cards": True}, table=table, face_down=down))
    said = "You have 2; the others show at most 6. With a hidden card: Maud and Otto."
    assert leading.state_for_decider(view, 0, NAMES) == said


def test_seats_see_their_own_hidden_card() -> None:
    match = position(
        options={"hidden_cards": True}, table={"A": ["m2", "m5"], "B": ["m1"]},
        face_down={"A": "m5"},
    )  # fmt: skip
    said = accessibility.describe_line(match.view(0), 0, NAMES)
    assert said == "Your line: Mercenary 2, Mercenary 5, face down. Strength: 7."


# -- who would win the game ------------------------------------------------------------------------

OWNERS = {"A": ["mantova", "ferrara"], "B": ["parma", "bologna"]}
FOUR = ("", "Aldric", "Lorenzo", "Maud")


def passing(line: list[str], hand: list[str], **more: Any) -> str:
    """Return the text about passing where only Aldric, with a 1, has not passed."""
    written = {"table": {"A": line, "B": ["m1"]}, "passed": ["C", "D"], "owners": OWNERS, **more}
    hands = {"A": hand, "B": ["m5"]}
    return immediate_effect(view_of(position(seats=4, hands=hands, **written)), Pass(), FOUR)


def test_nothing_is_kept_for_later_where_passing_ends_the_game() -> None:
    doomed = "Nothing you hold can stop Aldric from winning."
    assert passing([], ["scarecrow", "spring"]) == doomed
    assert passing([], ["drum", "winter"]) == doomed
    # A Surrender ends the battle while Aldric leads.
    assert passing([], ["scarecrow", "surrender"]) == doomed
    for helpful in ("bishop", "m1", "courtesan"):
        assert passing([], ["scarecrow", helpful]) == "It lets Aldric win the game."
    # A Winter may put another ahead or level.
    for card, stops in (("m1", True), ("courtesan", True), ("drum", False)):
        table = {"B": ["m3"], "C": [card]}
        assert (passing([], ["winter"], table=table) == doomed) is not stops
    assert passing([], ["spring"], owners={}) == ("It keeps Spring, while Aldric leads with 1.")
    assert passing([], ["spring"], passed=["C"]) == (
        "It leaves it to Maud to keep Aldric from winning with Modena."
    )


def explained(line: list[str], hand: list[str], action: Action | None = None) -> str:
    """Return why an action of A matters where Aldric leads with a 10 and others may still play."""
    match = position(
        seats=4, table={"A": line, "B": ["m10"]}, hands={"A": hand, "B": ["m5"], "C": ["m1"]}
    )
    return THIRD_TEXTS.explanation(action or Pass(), view_of(match), FOUR)


def test_a_pass_names_the_cards_that_could_still_change_something() -> None:
    assert explained(["m2"], ["m1", "m4"]) == "No single card you hold takes the lead."
    assert explained(["m2"], ["m1", "m10"]) == "Only a 10 would take the lead."
    assert explained(["m2"], ["m1", "heroine"]) == "Only a Heroine would take the lead."
    # Several cards or a cheap one are no reason to pass, and a Bishop may strike the leader.
    assert explained(["m2"], ["m10", "heroine"]) == ""
    assert explained(["m10"], ["m1"]) == ""
    assert explained(["m2"], ["m1", "bishop"]) == ""
    assert explained([], ["m1", "m10"]) == ""


def test_a_scarecrow_for_a_dear_card_is_never_left_unsaid() -> None:
    """It is said of a pass behind a rival, and of the Scarecrow itself why it matters."""
    back = "A Scarecrow could take a 6 back first."
    assert explained(["m6", "m2"], ["scarecrow", "m1"]) == back
    assert explained(["m3", "m2"], ["scarecrow", "m1"]) != back
    assert explained(["m6", "m5"], ["scarecrow", "m1"]) == ""
    lost = "A mercenary left in the line is lost with the battle."
    assert explained(["m6"], ["scarecrow"], Play("scarecrow", "m6")) == lost
    assert explained(["m6", "m2"], ["scarecrow"], Play("scarecrow", "m2")) == ""
    assert explained(["m6"], ["scarecrow"], Play("scarecrow", "none")) == ""


def test_who_gets_the_pawn_is_said_where_an_action_takes_the_region() -> None:
    table = {"A": ["m6"], "B": ["courtesan"], "C": ["m2"]}
    hands = {"A": ["m5", "courtesan"], "B": ["m1"], "C": ["m1"], "D": ["m1"]}
    match = position(seats=4, table=table, hands=hands, passed=["B", "C", "D"])
    view = view_of(match)
    takes = "It takes Modena: everyone else has passed."
    goes = "The pawn would go to Aldric, who has the most Courtesans."
    assert immediate_effect(view, Pass(), FOUR) == f"{takes} {goes}"
    assert immediate_effect(view, Play("m5"), FOUR) == f"{takes} {goes}"
    assert immediate_effect(view, Play("courtesan"), FOUR) == takes
    # The hint weighs it, and considers the Courtesan that keeps it.
    game = CONDOTTIERE3
    assert game.explanations.sounder_codes(view, PASS, 0.5) == [COURTESAN]
    moves = []
    for action in (Pass(), Play("courtesan")):
        world = sample_world(view, Rng(1))
        facts = dict.fromkeys(game.explanations.reasons(world, game.code(action), Rng(1)), 1)
        moves.append(AdvisedMove(action, 0.4, 0.05, (), facts))
    assert [move.count("pawn") for move in moves] == [1, 0]
    fact = THIRD_TEXTS.reason(Effect("pawn", seat=1), view, FOUR)
    assert fact is not None
    assert (fact.clause, fact.weight < 0) == (
        "It leaves the choice of the next region to Aldric",
        True,
    )


def test_in_a_final_battle_nothing_is_kept_for_later() -> None:
    assert "later" not in passing([], ["spring"], phase="final_battle", region=None, owners={})


def test_a_battle_that_is_won_needs_no_further_card() -> None:
    alone = {"passed": ["B", "C", "D"], "owners": {}}
    wasted = "It takes Modena: a further card would be wasted."
    assert passing(["m2"], ["m5"], **alone) == wasted
    table = {"A": ["m6", "m6"], "B": ["m10"]}
    hiding = {"table": table, "face_down": {"B": "m10"}, "options": {"hidden_cards": True}}
    assert passing([], ["m5"], **{**alone, **hiding}) == wasted
    wins = "It wins the game: no further card is needed."
    assert passing(["m2"], ["m5"], passed=["B", "C", "D"]) == wins
    takes = "It takes Modena: everyone else has passed."
    # A Scarecrow brings a mercenary back, where it has one to take.
    for gain in ("courtesan", "surrender", "bishop", "scarecrow"):
        assert passing(["m10"], ["m1", gain], **alone) == takes
    assert passing(["heroine"], ["m1", "scarecrow"], **alone) == wasted
    assert "wasted" not in passing(["m1"], ["m5"], **alone)


def test_unanswerable_actions_name_all_their_effects() -> None:
    def said(action: Action, line: list[str], hand: list[str], *passed: str) -> str:
        written: Any = {
            "table": {"A": line, "B": ["m6", "m3"]}, "passed": passed, "condottiere": "B",
        }  # fmt: skip
        hands = {"A": hand, "B": ["m5"]}
        return immediate_effect(view_of(position(seats=4, hands=hands, **written)), action, FOUR)

    others = ("B", "C", "D")
    takes = "It takes Modena: everyone else has passed."
    assert said(Play("m10"), [], ["m10", "m1"], *others) == takes
    assert "against 9" in said(Play("m10"), [], ["m10", "m1"], "B", "C")
    assert said(Pass(), ["m10"], ["m1"], "B", "C") == (
        "You stop in the lead, 10 against 9; the battle goes on."
    )
    assert said(Play("courtesan"), [], ["courtesan", "m1"], "C") == (
        "It stays behind with 1 against 9. "
        "You would get the pawn: nobody would have as many Courtesans."
    )
    assert said(Play("m1"), ["m1"], ["m1"], "C") == "It stays behind with 2 against 9."
    tie = said(Pass(), ["m6", "m3"], ["m1"], *others)
    assert tie.startswith("It ends the battle, and nobody takes the region. The pawn would ")


def test_all_who_would_win_are_named_and_the_score_is_said() -> None:
    def said(own: str, other: str) -> str:
        match = position(seats=4, table={"A": [own], "B": [other]}, owners=OWNERS)
        return THIRD_TEXTS.prompt(view_of(match), FOUR, 0)[1]

    wins = "You and Aldric would each win the game with Modena."
    assert said("m1", "m10") == f"{wins} Aldric leads 10\xa0to\xa01."
    wins = "You and Aldric would each win the game with Modena."
    assert said("m6", "m5") == f"{wins} You lead 6\xa0to\xa05."
    assert said("m6", "m6") == f"{wins} You are level with Aldric, at 6."


def test_who_hides_cards_is_said_after_who_would_win() -> None:
    view = view_of(
        position(
            options={"hidden_cards": True}, seats=4, owners=OWNERS, face_down={"B": "m10"},
            table={"A": ["m4"], "B": ["m3", "m10"]},
        )
    )  # fmt: skip
    assert THIRD_TEXTS.prompt(view, FOUR, 0)[1] == (
        "You and Aldric would each win the game with Modena. You have 4 against 3 shown. With a "
        "hidden card: Aldric."
    )


def test_all_regions_that_would_win_are_named() -> None:
    def said(**owners: list[str]) -> str:
        match = position(phase="choose_region", region=None, battle=9, seats=4, owners=owners)
        return THIRD_TEXTS.prompt(view_of(match), FOUR, 0)[1]

    four = "4 regions would win you the game: Florence, Siena, Ancona, Spoleto."
    assert said(A=["roma", "napoli"]) == four
    both = said(A=["roma", "napoli"], B=["torino", "milano"])
    assert both == f"{four} One more region would be enough for Aldric, too."
    assert said(A=["firenze", "siena"]).endswith("regions would win you the game: see Threats.")
    rivals = said(B=["torino", "milano"], C=["roma", "napoli"])
    assert rivals == "Aldric and Lorenzo each need only one more region: see Threats."


WIDTHS = [(906, "normal"), (842, "normal"), (855, "largest"), (791, "largest")]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "size"), WIDTHS)
def test_the_strip_says_it_all_in_the_smallest_windows(
    qtbot: QtBot, qapp: QApplication, width: int, size: str, code: str
) -> None:
    """As wide as at 1024×640 and 960×500, with a card in hand that could be played."""
    language = Language()
    language.install(code)
    apply_theme(qapp, LIGHT, SIZES[size])
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(width, scaled(HEIGHT_PX))
    strip.show()
    down = {"B": "m10", "C": "m5"}
    fights: tuple[dict[str, Any], ...] = (
        {"table": {"A": ["m1"], "B": ["m10"], "C": ["m6"]}},
        {"table": {"A": ["m1"], "B": ["m10"]}, "passed": ["B", "C", "D"]},
        {
            "table": {"A": ["m1"], "B": ["m10"], "C": ["m6", "m5"]},
            "face_down": down,
            "options": {"hidden_cards": True},
        },
    )
    own = {"A": ["mantova", "venezia"], "B": ["parma", "genova"], "C": ["bologna", "firenze"]}
    texts = answers.button_label(Play("heroine")), answers.button_label(Pass()), labels.threats()
    shown = tuple(
        PromptButton(label, lambda: None, "X", is_main=not number)
        for number, label in enumerate(texts)
    )
    try:
        for fight in fights:
            view = view_of(position(seats=4, owners=own, **fight))
            sentence, aside = THIRD_TEXTS.prompt(view, FOUR, 0)
            if "face_down" in fight:
                # Who hides cards is said as well where there is room.
                *most, last = re.split(r"(?<=\.) ", aside)
                assert "Aldric" in last
                aside = " ".join(most)
            prompt = Prompt(0, sentence, aside, buttons=shown, can_ask_hint=True)
            strip.show_prompt(prompt)
            said = strip.grab().toImage()
            # Its last sentence gives way first: with one more or less it looks otherwise. Large
            # type may have room for what is to be done only.
            less = (sentence, aside[:-1]) if size == "normal" else (sentence[:-1], aside)
            strip.show_prompt(Prompt(0, *less, buttons=shown, can_ask_hint=True))
            assert strip.grab().toImage() != said, aside
    finally:
        apply_theme(qapp, LIGHT)
        language.install("en")


# -- what the table shows --------------------------------------------------------------------------


def test_crowns_have_words(qtbot: QtBot) -> None:
    # Ancona or Spoleto would be the third of these; all others around them are taken.
    owners = {"B": ["roma", "napoli"], "C": ["firenze"], "D": ["siena"]}
    where = {**BATTLE, "owners": owners, "region": "spoleto", "pope": "bologna"}
    with italy(qtbot, four(where)) as table:
        table.until_asked()
        score = table.page.strip.aside
        table.press_button("T")
        said = table.page.strip.aside
        assert said != score
        assert "Ancona would win the game for Maud." in said
        assert "Ancona would win the game for Maud." in table.map.description()
        table.press_button("T")
        assert table.page.strip.aside == score
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.press_button("T")
        assert table.page.strip.aside == (
            "Maud leads with 32, Otto has 20, and you have 17. "
            "A player’s crowned shield marks a region that would win them the game."
        )


def test_nobody_is_asked_to_turn_up_a_card_where_it_changes_nothing(qtbot: QtBot) -> None:
    where = {**BATTLE, "face_down": {"A": "m5"}}
    options = {"hidden_cards": True}
    with italy(qtbot, four({**where, "passed": ["B", "C", "D"]}, options=options)) as table:
        table.until_asked()
        assert Pass(reveal=True) in table.session.match.legal()
        assert Pass(reveal=True) not in table.offered()
        table.page.sidebar.moves_button.click()
        assert table.page.sidebar.moves.list.count() == len(table.offered())
        table.map.controller.preselect(Pass(reveal=True))
        assert table.map.controller.preselected_action() == Pass()
        table.page.view.setFocus()
        table.press(Qt.Key.Key_Return)
        assert table.session.match.steps[0].action == Pass()
    # While others may still play, they learn something by it.
    with italy(qtbot, four({**where, "passed": ["C", "D"]}, options=options)) as table:
        table.until_asked()
        table.press_button("X")
        assert table.selection.stage is SelectionStage.REVEAL
        assert not table.session.match.steps
        assert (
            partial(buttons.stage_question, table.selection)()[0]
            == "You pass: turn up your hidden card?"
        )


def test_a_pass_keeps_no_cards_for_later_where_a_rival_may_win_with_the_region() -> None:
    names = ("", "Maud", "Otto", "Lucia")
    hands = {"A": ["m1", "m3"], "B": ["m1", "m2"], "C": ["m4"], "D": ["m4"]}
    keeps = "It keeps a 1 and a 3, while Maud leads with 10."
    for owners, sentence in (
        ({}, keeps),
        ({"A": ["mantova", "modena"]}, keeps),
        (
            {"B": ["mantova", "modena"]},
            "It leaves it to Otto and Lucia to keep Maud from winning with Ferrara.",
        ),
    ):
        match = position(
            seats=4, region="ferrara", hands=hands, table={"B": ["m10"]}, owners=owners
        )
        view = view_of(match)
        assert immediate_effect(view, Pass(), names) == sentence


def test_the_second_is_named_where_the_player_is_third() -> None:
    def brief(*lines: str) -> str:
        table = {seat: [card] for seat, card in zip("ABCD", lines, strict=True)}
        return leading.short_state(view_of(position(seats=4, table=table)), 0, FOUR)

    assert brief("m1", "m10", "m1", "m1") == "Aldric leads 10\xa0to\xa01."
    third = brief("m1", "m10", "m5", "m2")
    assert third == f"Aldric leads with 10, {FOUR[2]} has 5, and you have 1."
