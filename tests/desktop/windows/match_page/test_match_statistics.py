"""The page after a game: who came where, and the match in figures, equal to what was played."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.items.threads import FlourishItem
from desktop.games.condottiere.features import chapters
from desktop.games.condottiere.match_statistics import _remarks as condottiere_remarks
from desktop.games.contrees.art.painter import corner, tile_centre
from desktop.games.contrees.scene import ContreesScene
from desktop.games.cortez.match_statistics import _remarks as cortez_remarks
from desktop.games.cortez.words.places import square_name
from desktop.language.names import place_name
from desktop.windows.match_page.explanation_dialogs import StatisticsDialog
from desktop.windows.match_page.fairness_check import FairnessDialog
from engine.core.rng import Rng
from engine.core.values import Json
from engine.games import find
from engine.games.condottiere.actions import Decline, DiscardAll, Pass, Play
from engine.games.condottiere.events import BattleEnded
from engine.games.contrees.views import ContreesView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import match_of
from tests.desktop.kit import cut_off, settle
from tests.desktop.printing.kit import speaking
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, human, open_table

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = ("condottiere1", "condottiere3", "contrees", "cannir")


def finished(game: str, seats: int, seed: int = 3) -> Match:
    """Return a match that the game's own heuristic plays to its end."""
    players = tuple(human(f"P{seat}") for seat in range(seats))
    match = Match(new_record(find(game), seats, seed, players=players))
    rng = Rng(seed)
    while match.decision is not None:
        seat = match.decision.seat
        code = match.game.bots.policy.suggest(match.view(seat), match.codes(), rng)
        match.submit(seat, match.game.action(code))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_figures_for_every_seat(game: str) -> None:
    match = finished(game, 2 if game != "condottiere1" else 3)
    told = TABLES[game].statistics(match)
    assert len(told.seats) == match.seats
    assert all(len(seat) == len(told.heads) for seat in told.seats)
    assert sum(map(sum, told.seats)) > 0
    assert told.remarks


def test_figures_agree_with_the_board_of_contrees() -> None:
    match = finished("contrees", 2)
    view = match.open_view()
    assert isinstance(view, ContreesView)
    told = TABLES["contrees"].statistics(match)
    for seat, (built, razed, taken, lost, largest) in enumerate(told.seats):
        assert built == len(view.towers[seat]) + told.seats[1 - seat][1]
        assert razed == view.demolished[seat]
        assert taken - lost == len(view.owners[seat])
        assert largest <= len(view.towers[seat])


def test_figures_agree_with_the_map_of_condottiere() -> None:
    match = finished("condottiere3", 3)
    told = TABLES["condottiere3"].statistics(match)
    view = match.open_view()
    owners = getattr(view, "owners")  # noqa: B009
    assert [seat[0] for seat in told.seats] == [len(regions) for regions in owners]


def test_a_hand_thrown_away_is_counted() -> None:
    hands = {"A": ["drum", "winter"], "B": ["m1"], "C": ["m2"]}
    position = {"phase": "discard", "condottiere": "B", "turn": "A", "hands": hands, "battle": 1}
    match, _ = match_of(
        {
            "game": "condottiere3",
            "options": {},
            "seats": ["A", "B", "C"],
            "seed": 3,
            "position": position,
        }
    )
    match.submit(0, DiscardAll())
    told = TABLES["condottiere3"].statistics(match)
    assert [seat[told.heads.index("cards lost or discarded")] for seat in told.seats] == [2, 0, 0]


def test_a_final_battle_is_one_of_its_own() -> None:
    match, _ = match_of(
        {
            "game": "condottiere1",
            "options": {},
            "seats": ["A", "B"],
            "seed": 3,
            "position": {
                "phase": "choose_region",
                "condottiere": "A",
                "turn": "A",
                "hands": {"A": ["m5"], "B": ["m1"]},
            },
        }
    )
    for seat in (0, 1):
        match.submit(seat, Decline())
    match.submit(0, Play("m5"))
    texts = TABLES["condottiere1"].texts
    while match.decision is not None:
        seat = match.decision.seat
        said = texts.immediate_effect(Pass(), match.view(seat), ["", "Bea"])
        step = match.submit(seat, Pass())
        if any(isinstance(event, BattleEnded) for event in step.events):
            # Nobody takes a region there.
            assert said == "Victory is yours."
    told = TABLES["condottiere1"].statistics(match)
    assert [seat[0] for seat in told.seats] == [1, 0]
    assert told.remarks == ("1 battle was fought.", "The longest: the final one, 1 card.")
    (*_, chapter) = chapters(match)
    assert (chapter.name, chapter.seat) == ("final battle", 0)


def test_all_that_are_equally_long_or_strong_are_named() -> None:
    assert condottiere_remarks([("roma", 3), ("milano", 5), (None, 5), ("milano", 5)]) == (
        "4 battles were fought.",
        "The longest: Milan and the final one, 5 cards each.",
    )
    assert condottiere_remarks([("roma", 0)]) == ("1 battle was fought.",)
    assert cortez_remarks(2, 9, ["0,0", "1,0"])[1] == (
        f"The greatest strength: 9 ({square_name('0,0')} and {square_name('1,0')})."
    )


@pytest.mark.parametrize(
    ("region", "strengths", "conqueror", "by", "winner"),
    [
        ("siena", (7, 3), 0, "passes", 0),
        # A final battle is for no region, and a region may be held.
        (None, (3, 9), 1, "passes", 1),
        ("siena", (3, 9), None, "passes", 1),
        ("siena", (9, 9), None, "passes", None),
        ("siena", (3, 9), None, "bishop", None),
    ],
)
def test_battles_won_are_more_than_regions_taken(
    region: str | None,
    strengths: tuple[int, ...],
    conqueror: int | None,
    by: str,
    winner: int | None,
) -> None:
    assert BattleEnded(region, strengths, conqueror, 0, by).winner == winner


def ended(table: Table) -> StatisticsDialog:
    """Return the sheet, asked for with the mouse after the person left the game."""
    table.session.resign(0)
    strip = table.page.strip
    table.qtbot.waitUntil(lambda: any("In figures" in button.text() for button in strip.buttons))
    (button,) = [button for button in strip.buttons if "In figures" in button.text()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    (sheet,) = table.page.findChildren(StatisticsDialog)
    assert sheet.isVisible()
    return sheet


@pytest.mark.parametrize("other", [bot("Aldric"), human("Rui")])
def test_fairness_is_asked_where_there_were_bots(qtbot: QtBot, other: Json) -> None:
    with open_table(qtbot, cannir(HUMAN, other, seed=3)) as table:
        sheet = ended(table)
        buttons = [b for b in sheet.findChildren(QPushButton) if "fair" in b.text()]
        assert len(buttons) == (other["kind"] == "bot")
        for button in buttons:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            (fair,) = table.page.findChildren(FairnessDialog)
            assert fair.isVisible()
            fair.reject()


def test_long_names_are_elided_with_a_tooltip(qtbot: QtBot, dressed: object) -> None:
    long = "Wolfgangus Maximilianus von und zu Wald"
    with open_table(qtbot, cannir(HUMAN, human(long), seed=3)) as table:
        sheet = ended(table)
        settle()
        (name,) = [label for label in sheet.findChildren(QLabel) if label.toolTip() == long]
        assert name.text().endswith("…")
        assert not list(cut_off(sheet))
        said = [label.text() for label in sheet.findChildren(QLabel)]
        assert place_name(1, [0, 1]) in said
        assert said.index(name.text()) < said.index("You")


@pytest.mark.parametrize("code", ["en", "fr", "pt", "pt_BR"])
def test_no_column_of_figures_is_cut_in_the_smallest_window(
    qtbot: QtBot, dressed: object, code: str
) -> None:
    names = ["Lorenzo", "Beatriz Maria Silva", "Aldric"]
    page = QWidget()
    qtbot.addWidget(page)
    with speaking(code):
        for game, table in TABLES.items():
            seats = min(3, find(game).seats[-1])
            figures = table.statistics(Match(new_record(find(game), seats, 1)))
            sheet = StatisticsDialog(
                partial(replace, figures), names[:seats], [1, 2, 3][:seats], page, bots=True
            )
            sheet.ensurePolished()
            assert sheet.body.minimumSize().width() <= 960 - 2 * 28, (game, figures.heads)


def test_the_deciding_tiles_of_contrees_stay_lit(qtbot: QtBot) -> None:
    match = finished("contrees", 2)
    view = match.open_view()
    assert isinstance(view, ContreesView)
    assert view.winner is not None
    with open_table(qtbot, match.record) as table:
        scene = table.page.scene
        assert isinstance(scene, ContreesScene)
        scene.sync(replace(view, score=(7, 5)))
        assert scene.hints.crowned == [tile_centre(tile) for tile in view.owners[view.winner]]
        # Of equal tiles none decides: the towers do.
        scene.sync(replace(view, score=(5, 5)))
        assert scene.hints.crowned == [corner(name) for name in view.towers[view.winner]]
        table.page.replay.go(match.ply - 1)
        assert not scene.hints.crowned


def test_the_suite_that_won_stays_lit(qtbot: QtBot) -> None:
    match = next(
        m
        for m in (finished("cannir", 2, seed) for seed in range(1, 30))
        if m.result and m.result.winners
    )
    with open_table(qtbot, match.record) as table:
        assert any(
            isinstance(item, FlourishItem) and item.opacity() == 1
            for item in table.scene.marks.thread
        )
        table.page.replay.go(match.ply - 1)
        assert not any(isinstance(item, FlourishItem) for item in table.scene.marks.thread)
