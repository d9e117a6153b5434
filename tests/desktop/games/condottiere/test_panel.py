"""What the panel of Condottiere tells, why totals are what they are, what screen readers say."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.words import accessibility, labels
from desktop.language.translation import Language
from desktop.panels.seats.held_card import CardForm
from desktop.panels.turn_card import LINE_HEIGHT
from engine.core.values import Resign
from engine.data.codec import encode
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.options import FirstOptions, ThirdOptions
from engine.games.condottiere.views.standings import discarded
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.condottiere.kit import BATTLE, four, italy
from tests.desktop.games.condottiere.words import NAMES, moments, position, view_of
from tests.desktop.kit import settle

pytestmark = pytest.mark.usefixtures("qapp")


# -- why a total is what it is ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "season", "best", "points"),
    [
        (["m10", "m6", "m5", "drum"], None, 10, [21, 21]),
        (["m10", "m6", "m5", "drum"], "winter", 10, [3, 3]),
        (["m2", "m4", "drum"], "spring", 4, [6, 6, 3]),
        (["heroine", "courtesan", "spring"], "spring", 0, [10, 1]),
        (["winter"], "winter", 0, []),
    ],
)
def test_a_total_is_opened_into_its_parts(
    cards: list[str], season: str | None, best: int, points: list[int]
) -> None:
    assert [part.points for part in labels.line_parts(cards, season, best)] == points


def test_parts_add_up_to_the_strength_the_rules_count() -> None:
    for match in moments(CONDOTTIERE3, ThirdOptions(), 4, 9):
        view = match.open_view()
        values = [int(card[1:]) for line in view.table for card in line if card and card[0] == "m"]
        best = max(values, default=0)
        for seat, line in enumerate(view.table):
            found = labels.line_parts([card for card in line if card], view.season, best)
            assert sum(part.points for part in found) == labels.total(view, seat)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel_says_who_has_the_pawn_and_who_has_passed(qtbot: QtBot) -> None:
    owners = {"C": ["parma", "bologna"]}
    match = position(seats=4, condottiere="B", passed=["C", "D"], owners=owners)
    told = facts(view_of(match), NAMES, 0).seats
    assert [seat.token is not None for seat in told] == [False, True, False, False]
    assert [seat.out for seat in told] == ["", "", "passed", "passed"]
    with italy(qtbot, four({**BATTLE, "passed": ["C", "D"]}), size=(1280, 600)) as table:
        table.until_asked()
        cards = table.page.sidebar.seats
        names = [card.accessibleName() for card in cards]
        assert ["has the pawn" in name for name in names] == [False, True, False, False]
        assert ["passed" in name for name in names] == [False, False, True, True]
        assert [card.state.full_note for card in cards[2:]] == ["passed", "passed"]
        assert "has the pawn" in cards[1].toolTip()
        # The sign is seen at every size of a card.
        for size in CardForm:
            cards[1].set_size(size)
            cards[1].resize(cards[1].sizeHint().expandedTo(QSize(260, 0)))
            shown = cards[1].grab().toImage()
            state = cards[1].state
            cards[1].show_state(replace(state, facts=replace(state.facts, token=None)))
            assert cards[1].grab().toImage() != shown
            cards[1].show_state(state)


def test_after_a_battle_nobody_has_passed_and_after_the_match_nobody_has_the_pawn() -> None:
    for match in moments(CONDOTTIERE3, ThirdOptions(), 3, 5):
        view = match.view(0)
        told = facts(view, NAMES[:3], 0).seats
        fought = view.phase in ("battle", "final_battle")
        assert any(seat.out for seat in told) <= fought
        assert sum(seat.token is not None for seat in told) == (match.decision is not None)


def test_the_panel_counts_cards_and_regions() -> None:
    match = position(
        seats=4, hands={"A": ["m1", "m2"]}, owners={"A": ["parma", "modena"]}, region="roma"
    )
    told = facts(view_of(match), NAMES, 0)
    seat = told.seats[0]
    assert [(count.number, count.caption) for count in seat.counts] == [
        (2, "cards"),
        (2, "regions"),
        (2, "linked"),
    ]
    assert seat.supply is not None
    assert (seat.supply.count_left, seat.supply.total) == (2, 3)
    assert seat.counts[2].text == "2 of 3 linked"
    assert [count.figure for count in seat.counts] == ["2", "2/5", "2/3"]
    assert told.goal == "First to 3 linked regions or 5 in all"
    assert seat.holding == "one region short"
    assert told.seats[1].holding == ""


@pytest.mark.parametrize(
    ("code", "none", "one"),
    [
        # Of "0/5" and "1/5" there are five regions.
        ("fr", ["carte", "régions", "reliées"], ["carte", "régions", "reliées"]),
        ("pt", ["cartas", "regiões", "ligadas"], ["carta", "regiões", "ligadas"]),
    ],
)
def test_captions_have_the_form_their_number_takes(
    code: str, none: list[str], one: list[str]
) -> None:
    match = position(seats=4, hands={"A": ["m1"], "B": []}, owners={"A": ["parma"]}, region="roma")
    language = Language()
    language.install(code)
    try:
        seats = facts(view_of(match), NAMES, 0).seats
    finally:
        language.install("en")
    assert [count.caption for count in seats[0].counts] == one
    assert [count.caption for count in seats[1].counts] == none


def test_nobody_is_near_a_realm_in_a_match_somebody_left() -> None:
    match = position(
        seats=4, hands={"A": ["m1", "m2"]}, owners={"A": ["parma", "modena"]}, region="roma"
    )
    match.submit(1, Resign())
    assert facts(view_of(match), NAMES, 0).seats[0].holding == ""


def test_the_panel_tells_points_and_progress() -> None:
    match = Match(new_record(CONDOTTIERE1, 3, 1, encode(FirstOptions(points_match=True))))
    told = facts(view_of(match), NAMES[:3], 0)
    assert told.progress == "game 1, battle 1"
    assert told.goal == "Match: 20 points. Game: first to 4 linked regions"
    # A low seat card drops what stands last: that must not be the points.
    captions = [count.caption for count in told.seats[0].counts]
    assert captions == ["cards", "points", "regions", "linked"]
    assert told.seats[0].counts[1].text == "0/20 points"
    assert told.seats[0].counts[1].figure == "0/20"
    match = Match(new_record(CONDOTTIERE3, 3, 1, encode(ThirdOptions())))
    assert facts(view_of(match), NAMES[:3], 0).progress == "round 1, battle 1"


def test_the_panel_names_the_place_of_the_pope(qtbot: QtBot) -> None:
    assert facts(view_of(position()), NAMES[:3], 0).turn_card is None
    protected = position(hands={"A": ["m1", "m2"]}, pope="firenze")
    told = facts(view_of(protected), NAMES[:3], 0).turn_card
    assert told is not None
    assert (told.heading, told.title) == ("The Pope", "Florence")
    # It is a line in the lowest window, and beside a chronicle of any height.
    with italy(qtbot, four({**BATTLE, "owners": {}, "pope": "firenze"})) as table:
        table.page.resize(960, 500)
        table.until_asked()
        settle()
        box = table.page.sidebar.turn_card
        assert box.isVisible()
        assert box.accessibleName().startswith("The Pope: Florence. There is no battle")
        assert (
            box.needed_height(250, tall=True) == box.needed_height(250, tall=False) == LINE_HEIGHT
        )


def test_no_card_gets_lost_between_piles() -> None:
    for match in moments(CONDOTTIERE3, ThirdOptions(hidden_cards=True), 4, 4):
        view = match.view(0)
        lying = sum(len(line) for line in (*view.table, *view.hands))
        assert lying + view.pile + discarded(view) == 110


def test_the_table_is_described_for_those_who_cannot_see_it() -> None:
    match = position(
        table={"A": ["m4", "spring"], "B": ["m6"]}, hands={"A": ["m10", "drum"]},
        owners={"B": ["roma"]}, passed=["B"], pope="siena",
    )  # fmt: skip
    view = view_of(match)
    assert accessibility.describe(view, NAMES[:3], 0)[:8] == [
        "In your hand: Mercenary 10, Drum.",
        "Battle for Modena.",
        "Spring: the highest gain 3.",
        "Your line: Mercenary 4, Spring. Strength: 4.",
        "Maud’s line: Mercenary 6. Strength: 9. Passed.",
        "Otto’s line: no card. Strength: 0.",
        "You hold no region.",
        "Maud holds Rome.",
    ]
    said = accessibility.describe_region(view, "roma", NAMES[:3])
    assert said == "Rome: held by Maud. It borders Florence, Siena, Spoleto, Naples."
    assert accessibility.describe_region(view, "siena", NAMES[:3]).startswith(
        "Siena: free. The Pope protects"
    )


def test_labels_of_the_table() -> None:
    assert labels.battle(view_of(position())) == "Battle for Modena"
    assert labels.aim(3, 5) == "first to 3 linked regions or 5 in all"
    assert labels.season("winter")[0] == "Winter"
