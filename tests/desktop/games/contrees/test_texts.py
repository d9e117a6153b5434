"""The words of Contrées: names of places, the chronicle, tags, the panel, links to rules."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from desktop.games.contrees.facts import facts
from desktop.games.contrees.rulebook import links
from desktop.games.contrees.words import accessibility, amounts, answers, outcomes
from desktop.games.contrees.words.names import hex_name
from desktop.games.contrees.words.texts import TEXTS, details, lay_refusals, refusals
from desktop.games.contrees.words.titles import label
from desktop.language.translation import LANGUAGES
from desktop.rulebook.document import read_rules
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.hints.reason_choice import sentences_of_row
from engine.core.rng import Rng
from engine.core.values import Event, Resign, Result, Return
from engine.data.codec import encode
from engine.games.contrees import CONTREES, positions
from engine.games.contrees import refusals as engine_refusals
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.events import Demolished, Ended, Laid, Passed, Taken
from engine.games.contrees.options import Options
from engine.games.contrees.state import BLOCKED, BY_STANDARDS, BY_SUPPLIES, LAYING, PLACING
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.contrees.text_kit import (
    MAUD,
    THREE,
    foretell,
    moments,
    position,
    tell,
    view_of,
)
from tests.desktop.language.text_kit import refusal_keys

pytestmark = pytest.mark.usefixtures("qapp")


# -- what happened ---------------------------------------------------------------------------------

FOURTH = {
    "A": ["0,0,N", "0,-1,S", "1,-1,S"],
    "B": ["-1,1,N", "1,0,N"],
}
SIEGE = {"A": ["1,-1,S", "1,0,S", "-1,1,N"], "B": ["0,1,N", "0,0,S"]}
HELD = {"A": ["0,0,S", "1,0,S"], "B": ["1,0,N", "2,-1,S", "1,1,N", "0,1,N"]}
ALL = {
    "A": ["1,-1,S", "0,0,S", "1,0,S", "0,0,N", "1,0,N", "0,1,S"],
    "B": ["-1,1,N", "2,-1,S", "1,1,N", "-1,2,N"],
}


def test_the_chronicle_reports_a_taken_tile_with_its_tower() -> None:
    match = position(towers=FOURTH)
    events = match.submit(0, Place("0,1,N")).events
    assert tell(events) == (
        "You build a tower: H8 SE. You <b>take H8</b>. <em>One of Maud’s towers falls.</em>"
    )
    assert tell(events, ("Maud", "")) == (
        "Maud builds a tower: H8 SE. Maud <b>takes H8</b>. <em>One of your towers falls.</em>"
    )


def test_three_tiles_at_once() -> None:
    events = position(towers=ALL).submit(0, Place("0,1,N")).events
    assert tell(events) == (
        "You build a tower: H8 SE. You <b>take H8, H9 and I8</b>. "
        "<em>Four of Maud’s towers fall.</em>"
    )


def test_a_siege_and_what_it_costs() -> None:
    events = position(towers=SIEGE).submit(0, Place("-1,2,N")).events
    assert tell(events) == (
        "You build a tower: I8 SW. <em>Two of Maud’s towers are surrounded and fall.</em>"
    )
    land = [*THREE, [2, -1]]
    events = position(land=land, towers=HELD).submit(0, Place("1,-1,S")).events
    assert tell(events) == (
        "You build a tower: H8 NE. <em>One of Maud’s towers is surrounded and falls.</em> "
        "<em>Maud loses a tile.</em>"
    )


def test_losses_of_several_sieges_share_a_sentence() -> None:
    towers = [("0,0,N",), ("1,0,N", "1,0,S")]
    events = [Demolished(0, fallen, "encirclement") for fallen in towers]
    assert tell(events) == "<em>Three of Maud’s towers are surrounded and fall.</em>"
    group = Demolished(0, tuple(f"{q},0,N" for q in range(12)), "encirclement")
    assert tell([group]) == "<em>12 of Maud’s towers are surrounded and fall.</em>"


def test_a_snow_tile_is_called_so() -> None:
    match = position(expert=True, white=[[0, 0]], towers=FOURTH)
    assert foretell(match, Place("0,1,N"))[0] == "Your fourth tower takes the snow tile."
    events = match.submit(0, Place("0,1,N")).events
    assert tell(events).startswith("You build a tower: H8 SE. You <b>take a snow tile</b>: H8.")
    assert tell([Laid(1, (0, 0), white=True)]) == "Maud lays a <b>snow tile</b>: H8."


def test_names_are_no_markup() -> None:
    assert tell([Passed(0)], ("<b>", "")) == "&lt;b&gt; cannot build, and passes."


@pytest.mark.parametrize(
    ("by", "score", "demolished", "winner", "said"),
    [
        (BY_STANDARDS, (10, 4), (3, 0), 0, "A tenth standard ends the game. You win, 10 to 4!"),
        (BY_SUPPLIES, (4, 6), (3, 0), 1, "The last tower is built. Maud wins, 6 to 4."),
        (BY_SUPPLIES, (5, 5), (3, 7), 1, "The last tower is built. The score is level: "
         "Maud wins on razed towers, 7 to 3."),
        (BLOCKED, (5, 5), (3, 3), None, "Neither player can build. "
         "The score and the razed towers are level: a draw."),
    ],
)  # fmt: skip
def test_the_chronicle_reports_the_end(
    by: str, score: tuple[int, int], demolished: tuple[int, int], winner: int | None, said: str
) -> None:
    assert tell([Ended(winner, by, score, demolished)]) == f"<em>{said}</em>"


@pytest.mark.parametrize("expert", [False, True])
def test_every_step_has_whole_sentences(expert: bool) -> None:
    for seed in range(3):
        *_, match = moments(seed, expert)
        for step in match.steps:
            said = tell(step.events)
            assert said
            assert said.removesuffix("</em>")[-1] in ".!"


# -- what would happen -----------------------------------------------------------------------------


def test_a_placement_is_foretold() -> None:
    assert foretell(position(towers=FOURTH), Place("0,1,N")) == [
        "Your fourth tower takes the tile.",
        "One of Maud’s towers falls.",
    ]
    assert foretell(position(towers=FOURTH), Place("0,1,N"), ("Ana", "Maud"))[0] == (
        "Ana’s fourth tower takes the tile."
    )
    assert foretell(position(towers=SIEGE), Place("-1,2,N")) == [
        "Two of Maud’s towers are surrounded and fall."
    ]
    assert foretell(position(towers={"A": ["0,0,N", "0,-1,S"]}), Place("-1,1,N")) == [
        "One more tower then takes H8."
    ]
    # What a corner denies comes before what it promises.
    match = position(towers={"A": ["0,0,N", "0,1,N"], "B": ["-1,1,N", "0,0,S", "1,-1,S"]})
    assert foretell(match, Place("0,-1,S"))[0] == "Maud’s next tower cannot take H8."
    assert foretell(match, Place("0,-1,S"), ("Ana", ""))[0] == ("Your next tower cannot take H8.")
    assert foretell(position(), Place("0,0,N")) == []


def test_the_prompt_names_what_a_corner_takes() -> None:
    view = view_of(position(towers=ALL))
    action = Place("0,1,N")
    events = CONTREES.preview(view, action)
    assert outcomes.aside(view, action, events, MAUD) == "A tower on this corner takes three tiles."


def test_laying_is_foretold() -> None:
    match = position(expert=True, phase="land")
    assert foretell(match, Lay((1, -1), white=True)) == [
        "Two walls join this tile to the land.",
        "The snow tile counts three at the end.",
    ]


def test_a_barred_corner_says_why() -> None:
    match = position(towers=FOURTH)
    match.submit(0, Place("0,1,N"))
    view = view_of(match)
    assert outcomes.bar_reasons(view, "-1,1,N", ("Ana", "")) == [
        "Barred this turn:",
        "your tower just fell here.",
    ]
    assert "Barred to Maud" in accessibility.describe_corner(view, "-1,1,N", MAUD)
    assert outcomes.bar_reasons(view, "0,0,S", MAUD) == []


def test_liberties_in_words() -> None:
    assert outcomes.liberties(3) == "3 free corners keep this group alive."
    assert outcomes.liberties(1) == "A single free corner keeps this group alive."
    assert outcomes.liberties(0).startswith("This group has no free corner left")


def test_a_tag_is_rich_text_with_its_first_sentence_bold() -> None:
    assert outcomes.tag(["A & b.", "C."]) == "<b>A &amp; b.</b> C."
    assert outcomes.tag([]) == ""


def test_amounts_of_tiles() -> None:
    assert amounts.tiles(3, 2) == "three tiles, two of them snow tiles"
    assert amounts.tiles(1, 1) == "a snow tile"


# -- what is asked, refused, decided ---------------------------------------------------------------


def test_who_is_asked_what() -> None:
    match = Match(new_record(CONTREES, 2, 1, encode(Options(expert=True))))
    view = view_of(match)
    names = ["Ana", "Ana"]
    assert TEXTS.prompt(view, names, view.turn)[0] == "Begin the land with a tile."
    assert TEXTS.prompt(view, names, 1 - view.turn)[0] == "Ana is laying a tile."
    assert TEXTS.prompt(view, ["", ""], None)[0] == "It is your turn."
    match = position(towers=FOURTH)
    assert TEXTS.prompt(view_of(match), MAUD, 0)[0] == "Place a tower on a free corner."
    match.submit(0, Place("0,1,N"))
    assert TEXTS.prompt(view_of(match), MAUD, 0)[0] == "Maud is placing a tower."
    aside = TEXTS.prompt(view_of(match), MAUD, 1)[1]
    assert aside == "You may not build where you just lost a tower."
    assert TEXTS.standing_text(view_of(match), MAUD) == "It is Maud’s turn. You lead by 1 to 0."


def test_every_refusal_has_its_sentence_and_its_section() -> None:
    assert set(refusals()) == refusal_keys(engine_refusals)
    assert set(links.REFUSALS) == refusal_keys(engine_refusals) | {"illegal"}
    view = view_of(position(expert=True, phase="land"))
    for white in (False, True):
        assert set(lay_refusals(is_snow=white)) <= refusal_keys(engine_refusals)
    assert TEXTS.refusal("occupied", Lay((0, 0)), view) == "There is already a tile here."
    assert (
        TEXTS.refusal("occupied", Place("0,0,N"), view)
        == "There is already a tower on this corner."
    )
    assert links.for_refusal("occupied", Lay((0, 0))) == "land"
    assert links.for_refusal("occupied", Place("0,0,N")) == "building"


def test_every_result_has_its_words() -> None:
    assert set(details()) | {"resignation", "called_off"} == set(links.RESULTS)
    for by in details():
        winners = (0, 1) if by == "draw" else (1,)
        headline = "The game is a draw." if by == "draw" else "Maud wins."
        assert TEXTS.result(Result(winners, by), MAUD, 0) == (headline, details()[by])
    assert TEXTS.result(Result((1,), "resignation"), MAUD, 0) == (
        "You gave up the game.",
        "Maud wins.",
    )


def test_above_a_review_it_is_said_by_how_much_the_match_was_won() -> None:
    view = replace(view_of(position()), winner=1, score=(4, 6), demolished=(5, 7))
    assert TEXTS.winner_text(Result((1,), "markers"), view, MAUD) == "Maud wins, 6 to 4."
    view = replace(view, score=(6, 6))
    assert TEXTS.winner_text(Result((1,), "razed"), view, ("Ana", "")) == (
        "The score is level: you win on razed towers, 7 to 5!"
    )
    assert TEXTS.winner_text(Result((1,), "resignation"), view, MAUD) == "You gave up the game."


def test_options_have_words_and_sections() -> None:
    names = {field.name for field in fields(Options)}
    assert set(links.OPTIONS) == names
    assert all(all(label(name)) for name in names)
    with pytest.raises(KeyError):
        label("other")


def test_events_and_questions_have_their_sections() -> None:
    assert set(links.EVENTS) == {event.event for event in CONTREES.events}
    assert set(links.DECISIONS) == {LAYING, PLACING}
    assert links.for_event(Demolished(0, ("0,0,N",), "encirclement")) == "encirclement"
    assert links.for_event(Demolished(0, ("0,0,N",), "possession")) == "possession"
    assert links.for_event(Laid(0, (0, 0), white=True)) == "expert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_exist(language: str) -> None:
    ids = {section.id for section in read_rules("contrees", language).sections}
    tables = (
        links.REFUSALS, links.EVENTS, links.DECISIONS, links.OPTIONS,
        links.RESULTS,
    )  # fmt: skip
    assert {section for table in tables for section in table.values()} <= ids


# -- the panel -------------------------------------------------------------------------------------


@pytest.mark.parametrize("expert", [False, True])
def test_the_panel_tells_the_score_and_its_parts(expert: bool) -> None:
    for match in moments(5, expert):
        view = view_of(match)
        told = facts(view, MAUD, 0)
        if view.phase == "land":
            assert told.score is None
            continue
        assert told.score is not None
        assert told.score.points == view.score
        for seat in range(2):
            assert sum(line.points for line in told.score.parts[seat]) == view.score[seat]
            numbers = [count.number for count in told.seats[seat].counts]
            held = view.supply[seat], len(view.owners[seat]), view.demolished[seat]
            assert numbers == list(held)
        assert ("snow" in told.score.sentence) == expert


def test_the_panel_counts_tiles_then_towers() -> None:
    progress = [facts(view_of(match), MAUD, 0).progress for match in moments(2, expert=True)]
    assert progress[0] == "tile 1 of 16"
    assert progress[15] == "tile 16 of 16"
    assert progress[16] == "0 towers of 48 built"
    captions = [count.caption for count in facts(view_of(position()), MAUD, 0).seats[0].counts]
    assert captions == ["towers left", "tiles", "towers razed"]


def test_who_is_close_to_ten_standards_is_named() -> None:
    row = [[q, 0] for q in range(8)]
    ring = [f"{q},0,N" for q in range(8)] + [f"{q},-1,S" for q in range(9)]
    towers = {"B": [*ring, "0,0,S", "1,0,S", "2,0,S", "3,0,S", "4,0,S", "5,0,S", "6,0,S"]}
    told = facts(view_of(position(land=row, towers=towers)), ("", "<i>"), 0)
    assert told.score is not None
    assert "Three more of &lt;i&gt;’s standards will end the game." in told.score.sentence


def test_a_game_given_up_does_not_go_on_in_the_panel() -> None:
    match = position(towers=HELD)
    running = facts(view_of(match), MAUD, 0).score
    assert running is not None
    assert running.heading == "Score now"
    match.resign(0)
    ended = facts(view_of(match), MAUD, 0).score
    assert ended is not None
    assert ended.heading == "Score when given up"
    assert ended.sentence == ended.tie == "A player gave up, so the tiles do not count."


def test_towers_razed_are_named_only_where_they_decide() -> None:
    over = position(towers=HELD, phase="over", supply={"A": 0, "B": 0})
    told = facts(view_of(over), MAUD, 0).score
    assert told is not None
    assert told.points[0] != told.points[1]
    assert not told.tie


def test_the_table_is_described_for_those_who_cannot_see_it() -> None:
    view = view_of(position(towers=HELD))
    assert accessibility.describe(view, MAUD) == [
        "H8: nobody’s, four corners free.",
        "H9: possessed by Maud.",
        "I8: nobody’s, three corners free.",
        "Your towers: H8 S, H9 S.",
        "Maud’s towers: H8 SE, H9 N, H9 NE, H9 SE.",
    ]
    assert (
        accessibility.describe_corner(view, "0,0,S", MAUD) == "The south corner of H8: your tower."
    )
    assert accessibility.describe_place(view, (1, -1), MAUD) == "Free place north-east of H8."


def test_both_who_lack_one_standard_are_named() -> None:
    match = position()
    view, names = view_of(match), ("", "Maud")

    def said(*standards: int) -> str:
        # Where they stand is nothing to the sentence.
        owners = tuple(tuple((0, place) for place in range(number)) for number in standards)
        return TEXTS.prompt(replace(view, owners=owners), names, 0)[1]

    assert said(9, 4) == "You have nine standards; the tenth ends the game."
    assert said(4, 9) == "Maud has nine standards; the tenth ends the game."
    assert said(9, 9) == "You and Maud have nine standards each; a tenth ends the game."


# -- claims that depend on the towers left ---------------------------------------------------------


def test_a_last_tower_promises_nothing() -> None:
    match = position(towers={"A": ["0,0,N", "0,-1,S"]})
    assert foretell(match, Place("-1,1,N")) == ["One more tower then takes H8."]
    view = view_of(match)
    last = replace(view, supply=(1, 3))
    events = CONTREES.preview(view, Place("-1,1,N"))
    assert outcomes.outcome(last, Place("-1,1,N"), events, MAUD) == []
    assert TEXTS.immediate_effect(Place("-1,1,N"), last, MAUD) == (
        "It leaves Maud with one fewer free corner around H8."
    )
    # Two more would be needed.
    first = replace(view, towers=((), ()), supply=(3, 3))
    assert "with one fewer free corner" in TEXTS.immediate_effect(Place("0,0,N"), first, MAUD)
    enough = replace(first, supply=(4, 3))
    assert TEXTS.immediate_effect(Place("0,0,N"), enough, MAUD) == (
        "It is the first of the four towers needed to take H8."
    )


def test_nothing_is_denied_to_a_player_without_towers() -> None:
    match = position(towers={"A": ["0,0,N", "0,1,N"], "B": ["-1,1,N", "0,0,S", "1,-1,S"]})
    view = replace(view_of(match), supply=(3, 0))
    events = CONTREES.preview(view, Place("0,-1,S"))
    assert outcomes.outcome(view, Place("0,-1,S"), events, MAUD) == []


def test_a_tile_denied_may_be_taken_after_a_siege() -> None:
    """Only the next tower cannot take it: a tower that falls frees a corner."""
    told = 0
    for seed in range(2):
        for match in moments(seed, expert=False):
            if match.decision is None or match.decision.kind != PLACING:
                continue
            view = view_of(match)
            for action in match.legal():
                said = [name for name in foretell(match, action) if "tower cannot take" in name]
                if not said:
                    continue
                told += 1
                after = positions.world_of(view)
                after.step(CONTREES.code(action), Rng(0))
                tiles = [
                    tile for tile in view.land if any(f" {hex_name(tile)}." in s for s in said)
                ]
                assert len(tiles) == len(said)
                if after.decision is None or after.turn == view.turn:
                    continue
                for code in after.codes():
                    events: list[Event] = []
                    after.clone().step(code, Rng(0), events)
                    taken = [t for e in events if isinstance(e, Taken) for t in e.hexes]
                    assert not set(taken) & set(tiles), said
    assert told > 5


def hints_of(at: str, **towers: list[str]) -> list[str]:
    """Return what a hint says of a tower, compared with another one."""
    match = position(towers=towers)
    other = next(action for action in match.legal() if action != Place(at))
    moves = [AdvisedMove(action, 0.5, 0.1, (), {}) for action in (Place(at), other)]
    return sentences_of_row(Advice(tuple(moves), 900, 1.0, 1), 0, TEXTS, view_of(match), MAUD)


def test_a_hint_names_the_reply_that_razes_the_tower() -> None:
    cornered = {"A": ["1,1,N", "0,1,N"], "B": ["1,-1,S"]}
    # That it brings H9 closer is not told, because the reply ends it.
    assert hints_of("1,0,N", **cornered) == ["The reply H9 NE razes the tower on H9 N."]
    assert foretell(position(towers=cornered), Place("1,0,N"))[-1] == "Maud could raze it at once."
    assert foretell(position(towers=cornered), Place("1,0,N"), ("Ana", ""))[-1] == (
        "You could raze it at once."
    )


def test_a_hint_names_the_reply_that_a_tower_prevents() -> None:
    blocked = {"A": ["0,-1,S", "1,-1,S"], "B": ["0,0,N", "0,0,S"]}
    assert hints_of("-1,1,N", **blocked)[0] == (
        "Without H8 SW, the reply H8 SW razes the tower on H8 NW."
    )


def test_a_level_score_is_no_level_number_of_tiles() -> None:
    """With snow tiles, four tiles may count as much as two."""
    said = tell([Ended(1, BY_SUPPLIES, (4, 4), (3, 7))])
    assert "The score is level: Maud wins on razed towers, 7 to 3." in said
    texts = [*details().values(), said, tell([Ended(None, BLOCKED, (4, 4), (3, 3))])]
    assert not any("on tiles" in text for text in texts)


def test_no_corner_is_barred_after_the_end() -> None:
    match = position(towers=FOURTH)
    match.submit(0, Place("0,1,N"))
    view = view_of(match)
    barred = view.banned[1][0]
    assert "Barred" in accessibility.describe_corner(view, barred, MAUD)
    over = replace(view, decision=None)
    assert accessibility.describe_corner(over, barred, MAUD).endswith(": free.")


def test_a_land_given_up_is_laid_no_further() -> None:
    view = view_of(position(phase="land"))
    assert facts(view, MAUD, 0).progress == "tile 4 of 16"
    assert facts(replace(view, decision=None), MAUD, 0).progress == "tile 3 of 16"


def test_only_known_actions_have_texts() -> None:
    view = CONTREES.view(CONTREES.start(Options(), 2, Rng(1)), None)
    assert (
        answers.button_label(Resign()) == answers.full_effect(Resign(), view) == "Give up the game"
    )
    with pytest.raises(TypeError):
        answers.button_label(Return())
    with pytest.raises(TypeError):
        answers.full_effect(Return(), view)
