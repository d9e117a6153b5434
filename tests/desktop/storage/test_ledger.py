"""The ledger: what gets a line, what the lines add up to, and the page that shows them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.cache.leisure import IDLE_TIME
from desktop.painting.materials import wood
from desktop.review.review import branch
from desktop.storage.ledger import rating
from desktop.storage.ledger.entries import (
    FILE,
    TOGETHER,
    UNKNOWN,
    Entry,
    Ledger,
    as_table,
    entry_of,
)
from desktop.storage.ledger.rating import expected, is_rated, ladder, ratings
from desktop.storage.ledger.seals import Tasks, earned_by, seals, standings
from desktop.storage.ledger.shares import (
    FEW,
    Share,
    by_level,
    by_turn,
    by_variant,
    longest_streak,
    share_of,
)
from desktop.style.theme import serif
from desktop.windows.dialogs import files
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.ledger import sections
from desktop.windows.ledger.book import Book
from desktop.windows.ledger.page import LedgerPage
from desktop.windows.ledger.panel import LedgerPanel, SealButton
from desktop.windows.ledger.rating_section import _first_victories, rating_section
from desktop.windows.ledger.remembered import remembered_section
from desktop.windows.ledger.sections import _columns, _known_variants, _turns
from desktop.windows.lessons import progress
from desktop.windows.main import MainWindow
from desktop.windows.shelf.foot_row import Link
from engine.core.options import options_of
from engine.core.values import Json
from engine.games import GAMES
from engine.play.autoplay import play_on
from engine.play.lessons import lessons
from engine.play.match import Match, new_record
from engine.system.memory import release_memory
from tests.desktop.kit import Services, activate, cut_off, find, settle
from tests.desktop.windows.main_kit import BOTS, PEOPLE, open_window

LEFT = Qt.MouseButton.LeftButton
#: Lessons and puzzles beside the games.
TASKS = Tasks({"cannir": 7}, {1: 20, 2: 20})
NOON = datetime(2026, 3, 4, 12)
YOU: tuple[Json, ...] = ({"kind": "human", "name": ""}, BOTS[0])


def played(players: tuple[Json, ...], answers: int = 1000, game: str = "cannir") -> Match:
    match = Match(new_record(GAMES[game], len(players), None, None, players))
    play_on(match, answers)
    return match


def entry(
    number: int = 0,
    *,
    won: bool = True,
    level: str = "level1",
    game: str = "cannir",
    seats: int = 2,
    rated: bool = True,
    variants: Sequence[str] = (),
    first: int = 0,
    together: bool = False,
) -> Entry:
    levels = ("", *[level] * (seats - 1))
    when = datetime.fromtimestamp(NOON.timestamp() + 3600 * number).isoformat(timespec="minutes")
    winners = (0,) if won else (seats - 1,)
    seat, rated = (TOGETHER, False) if together else (0, rated)
    told = winners, levels, tuple(variants), rated, first
    return Entry(str(number), when, game, seats, seat, *told)


# -- what gets a line --------------------------------------------------------------------------


def test_a_finished_game_against_bots_gets_a_line() -> None:
    match = played((YOU[0], {**YOU[1], "level": "level1:bold"}))
    line = entry_of(match, NOON)
    assert line is not None
    assert match.result is not None
    assert (line.game, line.seats, line.seat, line.levels) == ("cannir", 2, 0, ("", "level1"))
    assert line.winners == match.result.winners
    assert line.first == match.steps[0].seat
    assert line.when == "2026-03-04T12:00"
    assert line.rated
    # A copy is the same match.
    again = entry_of(Match(match.record), datetime(2026, 4, 1))
    assert again is not None
    assert again.key == line.key


def test_what_lasts_still_or_was_only_watched_gets_none() -> None:
    assert entry_of(played(YOU, 3), NOON) is None
    assert entry_of(played(BOTS), NOON) is None


def test_several_people_play_together() -> None:
    line = entry_of(played(PEOPLE), NOON)
    assert line is not None
    assert (line.seat, line.won, line.rated) == (TOGETHER, 0.0, False)
    assert share_of([line]) == Share()


@pytest.mark.parametrize("helped", ["hint", "undo", "branch"])
def test_games_with_help_do_not_count_for_the_rating(helped: str) -> None:
    match = Match(new_record(GAMES["cannir"], 2, None, None, YOU))
    play_on(match, 4)
    if helped == "hint":
        match.mark("hint", seat=0)
    elif helped == "branch":
        match = Match(branch(match, 3))
    else:
        match.undo(0)
    play_on(match, 1000)
    line = entry_of(match, NOON)
    assert line is not None
    assert not line.rated


def test_a_deal_that_somebody_typed_does_not_count_for_the_rating() -> None:
    match = Match(new_record(GAMES["cannir"], 2, 5, None, YOU))
    play_on(match, 1000)
    line = entry_of(match, NOON)
    assert line is not None
    assert not line.rated


def test_variants_are_named() -> None:
    four = (YOU[0], *[BOTS[0]] * 3)
    match = Match(new_record(GAMES["condottiere3"], 4, None, {"hidden_cards": True}, four))
    play_on(match, 5000)
    line = entry_of(match, NOON)
    assert line is not None
    assert line.variants == ("hidden_cards",)


# -- the file ----------------------------------------------------------------------------------


def test_lines_are_kept_and_two_windows_lose_none(tmp_path: Path) -> None:
    one, other = Ledger(tmp_path / FILE), Ledger(tmp_path / FILE)
    one.take([entry(1)])
    other.take([entry(2)])
    one.take([entry(3), entry(1, won=False)])
    assert Ledger(tmp_path / FILE).entries() == [entry(1), entry(2), entry(3)]


def test_lines_of_earlier_versions_are_told_who_began(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / FILE)
    ledger.take([entry(1, first=UNKNOWN)])
    ledger.take([entry(1, first=1, won=False)])
    assert ledger.entries() == [entry(1, first=1)]
    assert Ledger(tmp_path / FILE).entries() == [entry(1, first=1)]


def test_emptied_it_takes_only_what_is_played_later(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / FILE)
    ledger.take([entry(1)])
    ledger.forget()
    again = Ledger(tmp_path / FILE)
    again.take([entry(1)])
    assert again.entries() == []
    later = Entry("x", "2999-01-01T00:00", "cannir", 2, 0, (0,), ("", "level1"))
    again.take([later])
    assert Ledger(tmp_path / FILE).entries() == [later]


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("", "damaged"),
        ("{", "damaged"),
        ("[]", "damaged"),
        ('{"entries": []}', "damaged"),
        ('{"format": 9, "entries": []}', "newer"),
    ],
)
def test_a_useless_file_is_put_aside_and_begun_anew(tmp_path: Path, text: str, lost: str) -> None:
    (tmp_path / FILE).write_text(text)
    ledger = Ledger(tmp_path / FILE)
    assert (ledger.entries(), ledger.lost) == ([], lost)
    assert (tmp_path / f"{FILE}.bad").read_text() == text
    ledger.take([entry(1)])
    again = Ledger(tmp_path / FILE)
    assert (again.entries(), again.lost) == ([entry(1)], "")


def test_what_only_a_later_version_understands_stays(tmp_path: Path) -> None:
    Ledger(tmp_path / FILE).take([entry(1)])
    data = json.loads((tmp_path / FILE).read_text())
    strange = [{"kind": "tournament", "key": "t"}, 7, {"key": 3}]
    data["mood"] = "good"
    data["entries"] = [{**data["entries"][0], "weather": "fair"}, *strange]
    (tmp_path / FILE).write_text(json.dumps(data))
    for number in (2, 3):
        ledger = Ledger(tmp_path / FILE)
        ledger.take([entry(number)])
        assert ledger.entries() == [entry(one) for one in range(1, number + 1)]
    now = json.loads((tmp_path / FILE).read_text())
    assert (now["mood"], now["entries"][0]["weather"]) == ("good", "fair")
    assert now["entries"][3:] == strange
    ledger.forget()
    assert json.loads((tmp_path / FILE).read_text())["entries"] == []


@pytest.mark.parametrize("other", ['{"accounts": []}', None])
def test_what_is_no_ledger_is_never_overwritten(tmp_path: Path, other: str | None) -> None:
    file = tmp_path / FILE
    if other is None:
        file.mkdir()
    else:
        file.write_text(other)
    ledger = Ledger(file)
    ledger.take([entry(1)])
    assert ledger.lost == ("unreadable" if other is None else "foreign")
    assert ledger.entries() == [entry(1)]
    assert file.is_dir() if other is None else file.read_text() == other


def test_a_ledger_that_could_not_be_read_for_a_moment_loses_no_line(tmp_path: Path) -> None:
    file, away = tmp_path / FILE, tmp_path / "away"
    Ledger(file).take([entry(1)])
    file.rename(away)
    file.mkdir()
    ledger = Ledger(file)
    ledger.take([entry(2)])
    file.rmdir()
    away.rename(file)
    ledger.take([entry(3)])
    assert Ledger(file).entries() == [entry(1), entry(2), entry(3)]


def test_a_ledger_damaged_while_it_is_in_use_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / FILE)
    ledger.take([entry(1)])
    (tmp_path / FILE).write_text("{")
    with qtbot.waitSignal(ledger.damaged):
        ledger.take([entry(2)])
    assert Ledger(tmp_path / FILE).entries() == [entry(1), entry(2)]


def test_a_full_disk_loses_no_game(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "absent" / "deep" / FILE)
    (tmp_path / "absent").write_text("a file where a folder should be")
    ledger.take([entry(1)])
    assert ledger.entries() == [entry(1)]
    assert ledger.trouble is not None


def test_as_a_table_every_game_is_a_row() -> None:
    rows = as_table([entry(1, variants=["hidden_cards"]), entry(2, won=False)]).splitlines()
    assert rows[0].startswith("when,game,")
    assert rows[1].endswith(",cannir,2,1,1,1,person level1,hidden_cards")
    assert len(rows) == 3


# -- what it adds up to ------------------------------------------------------------------------


def test_shares_and_their_doubt() -> None:
    lines = [entry(n, won=n < 3, seats=4 if n % 2 else 2) for n in range(10)]
    share = share_of(lines)
    assert (share.won, share.played) == (3.0, 10)
    assert share.fair == pytest.approx(0.375)
    # Wilson's interval of 3 of 10, as in textbooks.
    assert list(share.interval) == pytest.approx([0.108, 0.603], abs=5e-4)
    assert Share(0, 0).interval == (0.0, 1.0)


def test_by_level_turn_and_variant() -> None:
    lines = [
        entry(1, level="level2"),
        entry(2, level="level5", won=False, variants=["hidden_cards"], seats=3, first=1),
        entry(3, level="program:Deep", first=UNKNOWN),
    ]
    assert set(by_level(lines)) == {"level2", "level5"}
    # At a table of three where the second seat began, the first seat came last.
    assert {turn: one.played for turn, one in by_turn(lines).items()} == {0: 1, 2: 1}
    assert {name: one.won for name, one in by_variant(lines).items()} == {"": 2, "hidden_cards": 0}


def test_changed_numbers_are_one_variant_whatever_they_are() -> None:
    numbers = [option.name for option in options_of(GAMES["cortez"].options) if option.is_number]
    changed: tuple[Sequence[str], ...] = (
        numbers[:2],
        numbers[:1],
        ["bribery_teleport"],
        [],
        ["of no version"],
    )
    lines = [entry(n, game="cortez", variants=names) for n, names in enumerate(changed)]
    found = _known_variants(lines, "cortez")
    assert {name: share.played for name, share in found.items()} == {
        "": 1,
        sections._NUMBERS: 2,
        "bribery_teleport": 1,
    }


def test_the_longest_streak() -> None:
    lines = [entry(n, won=n not in (2, 6)) for n in range(9)]
    assert longest_streak(lines) == (3, lines[5].when)


OUTCOMES = st.lists(
    st.builds(
        entry,
        won=st.booleans(),
        level=st.sampled_from(["level1", "level3", "level5", "program:Deep"]),
        game=st.sampled_from(["cannir", "contrees"]),
        seats=st.integers(2, 6),
        rated=st.booleans(),
    ),
    max_size=25,
)


@settings(max_examples=25, deadline=None)
@given(OUTCOMES)
def test_what_was_earned_stays_earned(lines: list[Entry]) -> None:
    """Counts never fall, so that a seal is earned with the first game that suffices."""
    for seal in seals(5, TASKS):
        if isinstance(seal.count, str):
            continue
        counts = [seal.count(lines[:n]) for n in range(len(lines) + 1)]
        assert counts == sorted(counts)
    for standing in standings(lines, 5, TASKS, {}):
        count = standing.seal.count
        if standing.earned and not isinstance(count, str):
            first = next(
                n for n in range(1, len(lines) + 1)
                if count(lines[:n]) >= standing.seal.need
            )  # fmt: skip
            assert standing.when == lines[first - 1].when


# -- the rating --------------------------------------------------------------------------------


def test_every_game_has_a_ladder() -> None:
    assert set(ladder()) == set(GAMES)
    for rungs in ladder().values():
        assert list(rungs) == [f"level{number}" for number in range(1, 6)]
        assert list(rungs.values()) == sorted(rungs.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rating_finds_how_strong_somebody_is(seats: int) -> None:
    """Games drawn from a known strength lead to it, within the doubt, at a table of any size."""
    dice, strength = random.Random(4), 1400.0
    lines = []
    for number in range(150):
        level = dice.choice(["level1", "level2", "level3", "level4"])
        rung = ladder()["contrees"][level]
        weights = [10 ** (one / 400) for one in (strength, *[rung] * (seats - 1))]
        winner = dice.choices(range(seats), weights)[0]
        line = entry(number, game="contrees", seats=seats, level=level)
        lines.append(Entry(line.key, line.when, line.game, seats, 0, (winner,), line.levels))
    found = [one for _, one in ratings(lines)]
    assert abs(found[-1].value - strength) < found[-1].doubt
    assert found[-1].doubt < 130 < found[0].doubt


def test_a_victory_lifts_the_rating_and_a_shared_one_lowers_nobody() -> None:
    (_, won), = ratings([entry(won=True)])  # fmt: skip
    (_, lost), = ratings([entry(won=False)])  # fmt: skip
    assert lost.value < rating.Rating().value < won.value
    both = Entry("x", NOON.isoformat(), "cannir", 2, 0, (0, 1), ("", "level1"))
    ((_, shared),) = ratings([both])
    assert shared.value == rating.Rating().value


def test_of_few_games_nothing_is_claimed() -> None:
    few = [entry(n, won=n == 1, game=("cannir", "contrees")[n % 2]) for n in range(3)]
    assert "Too few games to tell: play 5 more rated games" in rating_section(few, "").spoken_text
    assert remembered_section(few, TABLES, lambda *_: QPixmap()) is None
    many = [entry(n, won=n % 3 > 0, game=("cannir", "contrees")[n % 2]) for n in range(20)]
    assert (
        "a Squire: you win about 4 of ten two-player games." in rating_section(many, "").spoken_text
    )
    remembered = remembered_section(many, TABLES, lambda *_: QPixmap())
    assert remembered is not None
    assert "Met most often: a Page, 13 of 20." in remembered.spoken_text


def test_seals_on_the_curve_are_of_victories_over_ever_stronger_levels() -> None:
    beaten = [*["level1"] * FEW, "level3", "level2", "level3", "level5", "level4"]
    lines = [entry(n, level=level) for n, level in enumerate(beaten)]
    assert _first_victories(lines) == [FEW, FEW + 3]
    # Where only the doubt is drawn there is no line to lie on.
    assert _first_victories(lines[FEW:]) == []
    assert _first_victories(lines[:1]) == []


def test_who_has_no_known_strength_is_not_rated_against() -> None:
    assert not is_rated(entry(level="program:Deep"))
    assert not is_rated(entry(game="chess"))
    assert is_rated(entry())
    assert expected(1400, 1000) == pytest.approx(10 / 11)


# -- the page ----------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    lines = [
        entry(n, won=n % 3 > 0, level=f"level{n % 5 + 1}", game=list(GAMES)[n % 5])
        for n in range(30)
    ]
    Ledger(services.store.folder / FILE).take(lines)
    for window in open_window(qtbot, services):
        activate(qtbot, window)
        yield window


def test_the_shelf_opens_it_and_boxes_and_leaves_turn(qtbot: QtBot, window: MainWindow) -> None:
    (link,) = [one for one in window.findChildren(Link) if one.text() == "Ledger"]
    qtbot.mouseClick(link, LEFT)
    (page,) = window.findChildren(LedgerPage)
    assert page.isVisible()
    (book,) = page.findChildren(Book)
    assert "All boxes: played 30, won 20" in book.accessibleDescription()
    qtbot.mouseClick(page.boxes.buttons[1], LEFT)
    assert "All boxes" not in book.accessibleDescription()
    first = book.accessibleDescription()
    with qtbot.waitSignal(book.turned):
        qtbot.mouseClick(book, LEFT, pos=QPoint(book.width() - 60, book.height() // 2))
    assert book.accessibleDescription() != first
    with qtbot.waitSignal(book.turned):
        qtbot.keyClick(book, Qt.Key.Key_Left)
    assert book.accessibleDescription() == first
    settle()
    assert list(cut_off(window)) == []
    qtbot.keyClick(book, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_menu_and_rules_stand_above_its_panel(qtbot: QtBot, window: MainWindow) -> None:
    window._on_ledger()
    (page,) = window.findChildren(LedgerPage)
    with qtbot.waitSignal(page.menu_requested):
        qtbot.mouseClick(page.head.menu, LEFT)
    assert window._menus.isVisible()
    window._menus.close()
    with qtbot.waitSignal(page.rules_requested):
        qtbot.mouseClick(page.head.rules, LEFT)


def test_only_what_is_half_done_is_near(window: MainWindow) -> None:
    window.resize(1440, 900)
    window._on_ledger()
    settle()
    (panel,) = window.findChildren(LedgerPanel)
    near = [line._standing for line in panel._near_lines if line.isVisible()]
    assert near
    assert all(one is not None and 0.5 <= one.have / one.seal.need < 1 for one in near)


def test_the_wood_below_the_book_is_laid_before_it_is_seen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_TIME, "taken", True)
    release_memory()
    seen: list[bool] = []
    lay = wood._paint_plank

    def opened() -> bool:
        return any(book.isVisible() for book in window.findChildren(Book))

    def noted(p: QPainter, area: QRect, *grain: Any) -> None:
        seen.append(opened())
        lay(p, area, *grain)

    monkeypatch.setattr(wood, "_paint_plank", noted)
    window._on_ledger()
    qtbot.waitUntil(opened, timeout=20_000)
    window.grab()
    assert seen
    assert not any(seen)


def test_every_section_fits_its_leaf_in_every_size(qtbot: QtBot, window: MainWindow) -> None:
    window._on_ledger()
    (book,) = window.findChildren(Book)
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        window.resize(*size)
        settle()
        room = book._text_rect(0).height()
        titles = [section.title for leaf in book.leaves() for section in leaf]
        assert titles == [section.title for section in book._sections]
        for leaf in book.leaves():
            assert sum(section.height + 40 for section in leaf) <= room


def test_in_the_largest_texts_no_section_reaches_into_the_foot(
    window: MainWindow, services: Services
) -> None:
    services.settings.set("text", "largest")
    window._on_ledger()
    settle()
    (book,) = window.findChildren(Book)
    room = book._text_rect(0)
    for leaf in book.leaves():
        for _, place in book._section_rects(room, leaf):
            assert place.bottom() <= room.bottom() - 28
            assert place.height() > 60
    (panel,) = window.findChildren(LedgerPanel)
    assert panel.width() < 300
    services.settings.set("text", "normal")


def test_every_turn_has_its_count_below_its_numeral(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, QRectF] = {}

    def noted(p: QPainter, rect: QRectF, text: str, *given: Any, **how: Any) -> None:
        written[text] = rect

    monkeypatch.setattr(sections, "write", noted)
    shares = {seat: Share(1.0, 4 + seat, 0.5) for seat in range(3)}
    picture = QPixmap(300, 198)
    p = QPainter(picture)
    _turns(shares).paint(p, QRectF(0, 0, 300, 198))
    p.end()
    scale = ["25\u00a0%", "50\u00a0%", "75\u00a0%"]
    assert list(written) == [*scale, "I", "1 of 4", "II", "1 of 5", "III", "1 of 6"]
    heights = [written[share].center().y() for share in scale]
    assert heights == sorted(heights, reverse=True)
    assert written["I"].center().x() == written["1 of 4"].center().x()
    assert written["I"].center().y() < written["1 of 4"].top()


def test_in_french_colons_stand_apart_and_a_game_is_one(
    window: MainWindow, services: Services
) -> None:
    services.language.install("fr")
    window._on_ledger()
    (book,) = window.findChildren(Book)
    said = book.accessibleDescription()
    assert "Condottiere I\u00a0: jouées" in said
    assert re.search(r"\w: ", said) is None
    listed = " ".join(section.spoken_text for section in book._sections)
    assert "gagnée." in listed
    services.language.install("en")


def test_a_narrow_leaf_has_fewer_columns_rather_than_small_names() -> None:
    rows = [("cannir", "Condottiere III", ("120", "55", "46 %", "35 %", "6"))]
    heads = ("played", "won", "share", "fair", "streak")
    wide, narrow = (_columns(heads, rows, width) for width in (600.0, 320.0))
    assert len(wide) == 5
    assert len(set(wide)) == 1
    assert 2 <= len(narrow) < 5
    named = QFontMetricsF(serif(17, 600)).horizontalAdvance(rows[0][1])
    assert all(w - sum(found) >= named + 34 for w, found in ((600.0, wide), (320.0, narrow)))


def test_a_seal_tells_what_it_is_for(qtbot: QtBot, window: MainWindow) -> None:
    window._on_ledger()
    buttons = window.findChildren(SealButton)
    (full,) = [button for button in buttons if button.text() == "Full table"]
    qtbot.mouseClick(full, LEFT)
    assert full.accessibleDescription() == "Win at a table of five or more."
    earned = [button for button in buttons if "Earned on" in button.accessibleDescription()]
    assert "First victory" in [button.text() for button in earned]


def test_it_can_be_saved_and_emptied(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window._on_ledger()
    target = tmp_path / "ledger.csv"
    monkeypatch.setattr(files, "ask_export", lambda *_: target)
    qtbot.mouseClick(find(window, QPushButton, "export"), LEFT)
    assert len(target.read_text("utf-8").splitlines()) == 31
    qtbot.mouseClick(find(window, QPushButton, "empty"), LEFT)
    (box,) = window.findChildren(Confirmation)
    qtbot.mouseClick(box.yes, LEFT)
    (book,) = window.findChildren(Book)
    assert book.accessibleDescription().startswith("Nothing has been entered yet.")
    assert not any(find(window, QPushButton, name).isEnabled() for name in ("export", "empty"))
    # A box of which nothing was played has a leaf of its own.
    (page,) = window.findChildren(LedgerPage)
    qtbot.mouseClick(page.boxes.buttons[2], LEFT)
    assert "Take a box from the shelf" in book.accessibleDescription()
    window.grab()


def test_a_game_played_to_its_end_gets_its_line(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    window.open_record(new_record(GAMES["cannir"], 2, None, None, PEOPLE))
    session = window.session
    assert session is not None
    while (decision := session.match.decision) is not None:
        session.submit(decision.seat, session.match.legal()[0])
    window._on_ledger()
    kept = json.loads((services.store.folder / FILE).read_text("utf-8"))["entries"]
    assert sum(line["seat"] == TOGETHER for line in kept) == 1


def test_puzzles_earn_seals_on_the_day_they_were_solved() -> None:
    days = ["2026-11-23", "2026-11-21", "2026-11-22"]
    done = {"puzzles": days, "puzzles/2": days[:1]}
    found = {one.seal.key: one for one in standings([], 5, Tasks({}, {1: 1, 2: 2}), done)}
    assert found["puzzle"].when == "2026-11-21"
    assert found["puzzles"].when == found["puzzles/2"].when == "2026-11-23"
    assert not found["puzzles/1"].earned
    assert (found["ten"].have, found["ten"].when) == (3, "")
    assert not any(one.earned for one in standings([], 5, Tasks({}, {}), {}))


def test_lessons_earn_seals_on_the_day_of_the_last(services: Services) -> None:
    kept, (first, *rest) = services.settings, [one.id for one in lessons("cannir")]
    # Days were not kept from the beginning.
    kept.set("lessons", {"cannir": [first, "of another version"]})
    for number, lesson in enumerate(rest):
        progress.note(kept, "cannir", lesson, date(2026, 11, 1 + number))
    progress.note(kept, "cannir", rest[0], date(2026, 12, 1))
    days = progress.done_days(kept, "cannir")
    assert len(days) == 1 + len(rest)
    tasks = Tasks({"cannir": len(days), "cortez": 9}, {})
    done = {"lessons": days, "lessons/cannir": days}
    found = {one.seal.key: one for one in standings([], 5, tasks, done)}
    assert found["lessons/cannir"].when == f"2026-11-{len(rest):02}"
    assert (found["lessons"].have, found["lessons"].earned) == (len(days), False)


def test_a_seal_newly_earned_is_pressed_in_once(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    def pressing() -> list[str]:
        return [one.text() for one in window.findChildren(SealButton) if one.pressing]

    services.settings.set("animation", "normal")
    services.settings.set("pressed", [seal.key for seal in seals(5, TASKS) if seal.key != "first"])
    window._on_ledger()
    assert pressing() == ["First victory"]
    qtbot.waitUntil(lambda: not pressing())
    (page,) = window.findChildren(LedgerPage)
    page.enter()
    assert pressing() == []
    services.settings.set("pressed", [])
    services.settings.set("animation", "off")
    page.enter()
    assert pressing() == []
    assert "first" in services.settings.get("pressed")


# -- what a game has earned ----------------------------------------------------------------------


def test_a_game_earns_the_seals_for_which_it_is_the_last_that_is_wanted() -> None:
    assert earned_by(entry(0), [], 5) == ["first"]
    assert earned_by(entry(0, won=False), [], 5) == []
    before = [entry(0), entry(1)]
    assert earned_by(entry(2, level="level3"), before, 5) == ["three", "squire", "knight"]
    # It may have its line already, and others may have been played since.
    whole = [*before, entry(2, level="level3"), entry(3)]
    assert earned_by(whole[2], whole, 5) == ["three", "squire", "knight"]
    assert earned_by(whole[3], whole, 5) == []


def test_the_seal_that_a_game_earned_is_said_at_its_end(qtbot: QtBot, services: Services) -> None:
    won = next(
        match
        for seed in range(40)
        if (match := _ended(seed)).result is not None and match.result.winners == (0,)
    )
    last = won.record.answers[-1]
    for window in open_window(qtbot, services):
        services.settings.set("animation", "off")
        record = replace(won.record, answers=won.record.answers[:-1])
        window.open_record(record)
        qtbot.waitUntil(lambda window=window: window.session.question is not None, timeout=20_000)
        assert window.table is not None
        window.session.submit(last[0], won.steps[-1].action)
        strip = window.table.strip
        qtbot.waitUntil(lambda strip=strip: "“First victory”" in strip.aside, timeout=20_000)
        assert strip.aside == "You earn the seal “First victory”."


def _ended(seed: int) -> Match:
    """A match that a person and a bot play by lot; the person gives the last answer or not."""
    match, rng = Match(new_record(GAMES["contrees"], 2, seed, None, YOU)), random.Random(seed)
    while match.decision is not None:
        match.submit(match.decision.seat, rng.choice(match.legal()))
    if match.steps[-1].seat != 0:
        return Match(new_record(GAMES["contrees"], 2, seed, None, YOU))
    return match
