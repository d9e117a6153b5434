"""The page of the editor: its strip, its panel, the coach, and copies that are played."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cortez.art.board.geometry import BOARD_RECT
from desktop.games.cortez.scene import CortezScene
from desktop.play.session import Session
from desktop.storage.ledger.entries import entry_of
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES
from desktop.style.theme import LIGHT
from desktop.table.game_editor import fault_text
from desktop.windows.editor import coach_texts
from desktop.windows.editor.editor_page import EditorPage, copy_of, is_dealt_anew, opening_of
from desktop.windows.main import MainWindow
from desktop.windows.puzzles import puzzle_texts
from engine.bots.bot_names import split_temper
from engine.core.errors import PositionError
from engine.core.values import Json, Resign
from engine.data.reader import ValueChecker
from engine.games import GAMES
from engine.games.contrees.actions import Lay
from engine.play.autoplay import play_scripted
from engine.play.draft import Draft
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import match_of, read_position
from engine.play.setup import DEFAULT_LEVEL
from engine.puzzles import Verdict
from tests.desktop.kit import Services, owned, settle
from tests.desktop.table.kit import HUMAN, PromptBots, bot
from tests.desktop.windows.editor.editor_kit import LEFT, Open, click
from tests.desktop.windows.main_kit import open_window

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    """Yield the whole window, at the shelf."""
    yield from open_window(qtbot, services)


@pytest.mark.usefixtures("looked_at")
def test_a_copy_is_edited_and_played(window: MainWindow, tmp_path: Path) -> None:
    """The editor from the menu, a line and a file back and forth, and a match from it."""
    window._menus.edit_requested.emit()
    assert window.windowTitle() == "Conquista"
    window._navigation.edit(opening_of(GAMES["condottiere3"]))
    page = window._navigation.editor
    assert page is not None
    page.hand.clear()
    page.panel.copy_requested.emit()
    page.hand.undo()
    page.panel.paste_requested.emit()
    assert page.draft.position["hands"] == {"A": [], "B": []}
    page.hand.undo()
    assert len(page.draft.position["hands"]["A"]) == 10
    QGuiApplication.clipboard().setText("nonsense")
    page.panel.paste_requested.emit()
    assert page.panel.message_block.text() == "There is no position on the clipboard."
    page.panel.seat_count_chosen.emit(4)
    four = window._navigation.editor
    assert four is not None
    assert four.draft.seats == ("A", "B", "C", "D")
    four.strip.undo.click()
    page = window._navigation.editor
    assert page is not None
    assert page.draft.seats == ("A", "B")
    page.strip.redo.click()
    page = window._navigation.editor
    assert page is not None
    path = tmp_path / "mine.json"
    page.write(path)
    assert Draft(read_position(path)).position == page.draft.position
    page.panel.play_requested.emit()
    assert window.session is not None
    assert window.session.match.seats == 4
    levels = [
        player["level"]
        for player in owned(window.session).record.players
        if player["kind"] == "bot"
    ]
    assert {split_temper(level)[0] for level in levels} == {DEFAULT_LEVEL}
    # Bots are what their names say, here as well.
    assert all(split_temper(level)[1] for level in levels)
    assert window._navigation.editor is None


def test_a_win_from_an_edited_position_earns_nothing(opened: Open) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    match = Match(page.record())
    match.submit(1, Resign())
    assert match.result is not None
    assert entry_of(match, datetime(2026, 1, 1)) is None
    usual = Match(replace(match.record, position=None, answers=()))
    usual.submit(1, Resign())
    assert entry_of(usual, datetime(2026, 1, 1)) is not None


def test_unnamed_players_are_addressed_directly(qtbot: QtBot, services: Services) -> None:
    draft, players = Draft.without_pieces("condottiere3", 3), (bot("Maud"), bot("Aldric"), HUMAN)
    page = EditorPage(draft, TABLES["condottiere3"], services.settings, None, players)
    qtbot.addWidget(page)
    assert list(page.names.values()) == ["Maud", "Aldric", ""]
    assert [card.state.name for card in page.panel.holders] == ["Maud", "Aldric", "You"]
    assert page.strip._now == "It is Maud’s turn."
    page = EditorPage(draft, TABLES["condottiere3"], services.settings, None, players[1:] + players)
    qtbot.addWidget(page)
    assert len(set(page.names.values())) == 3


def test_a_key_gives_way_to_the_words_of_a_button(opened: Open, services: Services) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    services.language.install("pt")
    page.resize(1024, 640)
    settle()
    for button in (page.panel.check, page.panel.leave):
        assert button.sizeHint().width() <= button.width()


def test_the_strip_keeps_its_buttons_apart_in_every_size_of_texts(
    opened: Open, qapp: QApplication
) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    for scale in (SIZES["largest"], SIZES["normal"]):
        apply_theme(qapp, LIGHT, scale)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        strip = page.strip
        assert strip.rect().right() * scale <= page.board.width()
        for button, following in pairwise(strip.buttons):
            assert button.geometry().right() < following.geometry().left()
            assert button.width() >= button.size_hint().width()
        assert strip.undo.geometry().left() > 0


def test_all_of_the_board_is_seen_in_a_combat(opened: Open) -> None:
    match, ply = Match(new_record(GAMES["cortez"], 3, 5)), 0
    while getattr(match.open_view(), "combat", None) is None:
        ply += 1
        play_scripted(match, ply)
    page = opened(Draft.from_match(match))
    scene = page.board.table
    assert isinstance(scene, CortezScene)
    for size in ((1024, 640), (1600, 1000)):
        page.resize(*size)
        settle()
        layout = scene.layout
        assert layout is not None
        assert layout.combat is not None
        board = scene.board.sceneTransform().mapRect(BOARD_RECT)
        assert layout.visible_area.adjusted(-1, -1, 1, 1).contains(board)
        # The mat lies beside it, and takes nothing of its height.
        assert board.height() >= layout.table_area.height() * 0.9
        for side in (0, 1):
            cards = (*layout.mat.warriors(side, 8), *layout.mat.weapons(side, 8))
            assert all(layout.mat.side(side).contains(card.rect) for card in cards)


@pytest.mark.usefixtures("looked_at")
def test_the_panel_says_how_the_position_stands(opened: Open) -> None:
    match = Match(new_record(GAMES["contrees"], 2, 5))
    play_scripted(match, 6)
    panel = opened(Draft.from_match(match)).panel
    assert panel.standing_text.endswith("of 16 are laid.")


def test_nothing_moves_under_the_pointer_that_asks_the_coach(opened: Open) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    panel = page.panel
    for size in ((1024, 640), (1600, 1000)):
        page.resize(*size)
        settle()
        before = panel.check.geometry()
        page.coach.failed.emit()
        settle()
        assert panel.verdict.isVisible()
        assert panel.check.geometry() == before
        panel.show_verdict("", "", None, thinking=False)
    # Where there is room it stays in sight what everybody has, and how pieces are moved.
    page.coach.failed.emit()
    assert panel.ways.isVisible()
    assert [card.state.name for card in panel.holders] == ["You", "Aldric"]


def test_while_the_coach_is_at_work_a_sign_turns(opened: Open) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    verdict = page.panel.verdict
    page.panel.show_verdict(*coach_texts.thinking(), thinking=True)
    assert verdict.is_busy
    page.panel.show_verdict(*coach_texts.failure_text(), thinking=False)
    assert not verdict.is_busy


@pytest.mark.usefixtures("looked_at")
def test_refusals_follow_the_current_language(opened: Open, services: Services) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    QGuiApplication.clipboard().setText("no position")
    page.panel.paste_requested.emit()
    assert page.panel.message_block.text() == "There is no position on the clipboard."
    services.language.install("fr")
    settle()
    assert page.panel.message_block.text() == "Il n’y a pas de position dans le presse-papiers."


def test_menus_open_within_the_window(opened: Open) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    page.resize(1024, 640)
    settle()
    for button, menu in (
        (page.panel.share, page.panel.share_menu),
        (page.panel.open, page.panel.open_menu),
    ):
        QTest.mouseClick(button, LEFT)
        assert menu.isVisible()
        right = page.mapFromGlobal(menu.geometry().topRight()).x()
        assert right < page.width()
        menu.close()


@pytest.mark.usefixtures("looked_at")
def test_the_coach_speaks_of_the_position_as_it_is(opened: Open) -> None:
    page = opened(Draft.without_pieces("contrees", 2))
    page.coach.checked.emit(Verdict("win", (Lay((0, 0)),), 3, unique=True))
    assert page.panel.verdict.isVisible()
    said = page.panel.verdict.accessibleName()
    assert said.startswith("It can be won in 3 moves, and no fewer.")
    page.coach.failed.emit()
    assert page.panel.verdict.accessibleName().startswith("The coach cannot say.")
    click(page, ("tile",), ("hex", "1,0"))
    assert not page.panel.verdict.isVisible()


def test_the_copy_of_a_puzzle_leads_back_to_it(qtbot: QtBot, window: MainWindow) -> None:
    # Nobody looks: painting would take most of the time.
    window.setUpdatesEnabled(False)
    window._navigation.enter_puzzles("cannir")
    room = window._navigation._puzzles
    assert room is not None
    assert room.desk is not None
    puzzle = room.desk.puzzle
    # Some of it was tried, or it is solved: what is edited is the puzzle.
    assert window.session is not None
    owned(window.session).submit(puzzle.seat, puzzle.solution()[0])
    room.desk.panel.edit_requested.emit()
    qtbot.waitUntil(lambda: window._navigation.editor is not None)
    page = window._navigation.editor
    assert page is not None
    assert page.draft.match.game.id == puzzle.game
    assert page.panel.heading == puzzle_texts.puzzle_text(puzzle.title)
    assert page.draft.match.view(None) == puzzle.match().view(None)
    page.strip.clear.click()
    page.panel.leave.click()
    assert window.session is not None
    assert room.desk.puzzle == puzzle


def test_unseen_cards_are_dealt_again(qtbot: QtBot) -> None:
    """Nobody learns in the editor what others hold."""
    players = (HUMAN, bot("Aldric"), bot("Maud"))
    held, copied = set(), set()
    session = Session(Match(new_record(GAMES["condottiere3"], 3, 5, None, players)), PromptBots())
    for _ in range(3):
        hands = copy_of(session, None).position["hands"]
        held.add(tuple(hands["A"]))
        copied.add(tuple(hands["B"]))
    mine = session.match.describe(("A", "B", "C"))["hands"]["A"]
    assert held == {tuple(mine)}
    assert len(copied) > 1
    assert is_dealt_anew(session)
    assert not is_dealt_anew(Session(Match(new_record(GAMES["contrees"], 2, 5)), PromptBots()))


@pytest.mark.usefixtures("looked_at")
def test_it_is_said_that_cards_were_dealt_anew(qtbot: QtBot, services: Services) -> None:
    draft, table = Draft.without_pieces("contrees", 2), TABLES["contrees"]
    page = EditorPage(draft, table, services.settings, None, dealt_anew=True)
    qtbot.addWidget(page)
    assert page.panel.kicker == "Everything hidden from you has been dealt anew."


@pytest.mark.parametrize("name", TABLES)
def test_every_refusal_is_said_in_the_words_of_the_game(name: str) -> None:
    """The engine's own line, which names keys of a file, is shown nowhere."""
    choose, part = random.Random(5), TABLES[name].editing
    match = Match(new_record(GAMES[name], GAMES[name].seats[0], 4, None, ()))
    play_scripted(match, 40)
    draft, said = Draft.from_match(match), []
    names = {seat: f"<{seat}>" for seat in draft.seats}
    for _ in range(60):
        pieces = [piece for well in draft.piece_groups for piece in well.pieces]
        piece = choose.choice(pieces)
        place = choose.choice(draft.places(piece) or [("nowhere",)])
        try:
            draft.put(piece, place)
            draft.take(place)
        except PositionError as error:
            if error.key not in ("misplaced", "already", "nothing"):
                said.append((str(error), fault_text(error, part.words, names)))
    assert said
    assert not [written for written, shown in said if written == shown]


@pytest.mark.parametrize("name", TABLES)
def test_every_text_of_a_fault_belongs_to_a_fault_of_the_engine(name: str) -> None:
    package = Path(str(sys.modules[type(GAMES[name]).__module__].__file__)).parent
    common = Path(str(sys.modules[ValueChecker.__module__].__file__))
    sources = "".join(path.read_text("utf-8") for path in [*package.rglob("*.py"), common])
    assert [key for key in TABLES[name].editing.words.FAULTS if f'"{key}"' not in sources] == []


@pytest.mark.parametrize(
    ("name", "position", "text"),
    [
        ("condottiere3", {"hands": {"A": ["spring"] * 4}}, "Spring: the deck holds 3 of them."),
        (
            "condottiere1",
            {"owners": {"B": ["torino"]}, "region": "torino"},
            "Turin belongs to <B>: this needs the option “Capture regions”.",
        ),
        ("condottiere1", {"region": "torino", "passed": ["A"], "turn": "A"}, "You have passed."),
        (
            "contrees",
            {"phase": "land", "supply": {"A": 1}},
            "Until the land is finished, you have all 24 towers.",
        ),
        (
            "cannir",
            {"hands": {"B": ["r1", "r2", "r3", "r4"]}},
            "<B> must hold 1 to 3 cards: to swap, drop the new card on one of them.",
        ),
        ("cortez", {"treasures": {"A": -1}}, "That number is too high or too low."),
    ],
)
def test_a_fault_is_said_with_its_values(name: str, position: Json, text: str) -> None:
    seats = ["A", "B", "C"][: GAMES[name].seats[-1]]
    with pytest.raises(PositionError) as caught:
        match_of({"game": name, "seats": seats, "position": position})
    names = {"A": "", "B": "<B>", "C": "<C>"}
    assert fault_text(caught.value, TABLES[name].editing.words, names) == text
