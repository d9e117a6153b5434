"""Portraits on seat cards and on the start panel: whose they are, how they change, what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from math import inf
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.words.labels import passed_label
from desktop.language.names import level_name, temper_name
from desktop.language.translation import LANGUAGES, translate
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PAINTING_TIME, PICTURE_CACHE
from desktop.painting.faces import PORTRAIT_MODULES, BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import LOOKS
from desktop.panels.seats import held_card, seat_card, seat_texts
from desktop.panels.seats.held_card import CardForm
from desktop.panels.seats.seat_face import FADE_MS, SeatFace, thinking_pose
from desktop.panels.seats.seat_texts import draw_text, longest_fitting
from desktop.style.theme import HIGH_CONTRAST, LIGHT, set_current
from desktop.table.moods import Cause, Feeling, MoodTrigger
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.core.values import TEMPERS
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import Record
from engine.play.setup import NAMES, TEMPER_BY_NAME, bot_entry
from tests.desktop.kit import settle
from tests.desktop.printing.kit import speaking
from tests.desktop.table.kit import HUMAN, open_table

pytestmark = pytest.mark.usefixtures("dressed")


def record_of(game: str, seats: int) -> Record:
    """Return the record of a person against bots of the default names."""
    bots = (bot_entry(name, "level3") for name in NAMES[1:seats])
    return new_record(GAMES[game], seats, 5, None, (HUMAN, *bots))


@pytest.fixture
def strong() -> Iterator[None]:
    """Show high contrast."""
    set_current(HIGH_CONTRAST)
    yield
    set_current(LIGHT)


# -- seat cards ------------------------------------------------------------------------------------


def test_people_keep_their_shield_and_bots_have_a_portrait(qtbot: QtBot) -> None:
    with open_table(qtbot, record_of("condottiere1", 4)) as table:
        faces = [card.state.face for card in table.page.sidebar.seats]
        assert faces == [None, *(BotFace(name, TEMPER_BY_NAME[name]) for name in NAMES[1:4])]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "Aldric, bold, angry: you took Ancona"),
        ("fr", "Aldric, hardi, en colère\u00a0: vous avez pris Ancône"),
        ("pt", "Aldric, ousado, zangado: você tomou Ancona"),
        ("pt_BR", "Aldric, ousado, zangado: você tomou Ancona"),
    ],
)
def test_a_face_is_told_in_words(qtbot: QtBot, code: str, expected: str) -> None:
    with speaking(code), open_table(qtbot, record_of("condottiere1", 3)) as table:
        settle()
        panel = table.page.sidebar
        angry = Feeling(Mood.ANGRY, MoodTrigger(1, Cause.LOST, 0, "ancona"))
        panel.set_moods([Feeling(), angry, Feeling()])
        panel.refresh()
        card = panel.seats[1]
        assert card.accessibleName().startswith(f"{expected}, ")
        assert card.toolTip().splitlines()[0] == expected
        assert card.state.mood is Mood.ANGRY


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.id, seats) for game in GAMES.values() for seats in {*game.seats[:1], *game.seats[-1:]}],
)
def test_level_and_temper_are_told_at_every_number_of_seats(
    qtbot: QtBot, game: str, seats: int
) -> None:
    with open_table(qtbot, record_of(game, seats), size=(1024, 640)) as table:
        for card, name in zip(table.page.sidebar.seats[1:], NAMES[1:seats], strict=True):
            temper = temper_name(TEMPER_BY_NAME[name], name)
            for told in (card.toolTip(), card.accessibleName()):
                assert level_name("level3") in told
                assert temper in told
            assert f"{level_name('level3')}, {temper}" in card.state.name_notes
            # Where there is no room for both, it is the level.
            assert card.state.name_notes[-1] == level_name("level3")


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["condottiere3", "cortez"])
def test_names_have_one_size_and_bots_their_level_whatever_stands_beside_them(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    speak: Callable[[str], None],
    game: str,
    code: str,
) -> None:
    speak(code)
    sizes: dict[str, set[float]] = {}
    beside: list[str] = []

    def noted(draw: Callable[..., None]) -> Callable[..., None]:
        def drawn(
            painter: QPainter, rect: QRectF, text: str, size: float, *how: Any, **more: Any
        ) -> None:
            sizes.setdefault(text, set()).add(size)
            draw(painter, rect, text, size, *how, **more)

        return drawn

    def chosen(texts: Sequence[str], room: float, size: float) -> str:
        beside.append(longest_fitting(texts, room, size))
        return beside[-1]

    monkeypatch.setattr(seat_card, "draw_text", noted(draw_text))
    monkeypatch.setattr(held_card, "_draw_elided", noted(held_card._draw_elided))
    monkeypatch.setattr(seat_texts, "longest_fitting", chosen)
    with open_table(qtbot, record_of(game, 4), size=(1280, 800)) as table:
        moves = translate("Panel", "to play")
        for card in table.page.sidebar.seats:
            card.set_size(CardForm.SHORT)
            passed = replace(card.state, facts=replace(card.state.facts, out=passed_label()))
            # Whoever moves thinks.
            for state in (card.state, passed, replace(card.state, note=moves, is_active=True)):
                beside.clear()
                card.show_state(state)
                card.set_thinking(state.is_active)
                card.grab()
                card.set_thinking(False)
                if card.state.name_notes:
                    assert level_name("level3") in " ".join(beside), (state.name, beside)
            # The temper neither comes nor goes with a note.
            plain = replace(card.state, note="", brief="", is_active=False)
            steady = set[bool]()
            for note in ("", moves, ""):
                beside.clear()
                card.show_state(replace(plain, note=note))
                card.grab()
                whole = card.state.name_notes[0] if card.state.name_notes else "?"
                steady.add(any(text.endswith(whole) for text in beside))
            assert len(steady) == 1, card.state.name
        assert len({size for name in NAMES[1:4] for size in sizes[name]}) == 1, sizes


@pytest.mark.usefixtures("strong")
def test_high_contrast_tells_level_and_mood_beside_the_name(qtbot: QtBot) -> None:
    with open_table(qtbot, record_of("condottiere1", 3)) as table:
        panel = table.page.sidebar
        panel.set_moods([Feeling(), Feeling(Mood.GLAD), Feeling()])
        panel.refresh()
        assert panel.seats[1].state.name_notes == ("Knight, glad", "Knight")
        assert ("Aldric", "Knight, glad") in panel.seats[1].state.all_names


def test_a_bot_in_the_seat_of_a_person_is_told_beside_the_name(qtbot: QtBot) -> None:
    with open_table(qtbot, record_of("condottiere1", 3)) as table:
        panel = table.page.sidebar
        assert not panel.seats[0].state.name_notes
        table.session.match.leave(0, "level3")
        panel.refresh()
        assert panel.seats[0].state.name_notes == ("bot, Knight", "bot")


# -- the change of a mood --------------------------------------------------------------------------


def painted(face: SeatFace) -> bytes:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    face.paint(painter, QPointF(30, 30), 30)
    painter.end()
    return bytes(image.constBits())


@pytest.fixture
def face(qapp: QApplication) -> SeatFace:
    """Return the face of a bold bot, which is calm."""
    for module in PORTRAIT_MODULES:
        # Otherwise the first test of a run would see a shield.
        import_module(module)
    seat_face = SeatFace(LOOKS[1], LatePortraits(lambda: None, qapp), lambda: None, qapp)
    seat_face.show(BotFace("Aldric", "bold"), Mood.CALM, 1.0)
    return seat_face


def is_fading(face: SeatFace) -> bool:
    """Return whether one mood fades into another."""
    return face._fading.state() == QAbstractAnimation.State.Running


def test_a_mood_fades_into_the_next(face: SeatFace) -> None:
    calm = painted(face)
    face.show(BotFace("Aldric", "bold"), Mood.ANGRY, 1.0)
    assert is_fading(face)
    assert painted(face) == calm
    face._fading.setCurrentTime(FADE_MS // 3)
    between = painted(face)
    face._fading.setCurrentTime(FADE_MS)
    assert not is_fading(face)
    assert len({calm, between, painted(face)}) == 3


def test_without_animation_a_mood_changes_at_once(face: SeatFace) -> None:
    calm = painted(face)
    face.show(BotFace("Aldric", "bold"), Mood.ANGRY, 0.0)
    assert not is_fading(face)
    assert painted(face) != calm


def test_another_face_does_not_fade(face: SeatFace) -> None:
    face.show(BotFace("Otto"), Mood.GLAD, 1.0)
    assert not is_fading(face)


def test_portraits_of_a_table_are_painted_one_after_the_other(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Painting six in one event would stop the window."""
    with open_table(qtbot, record_of("condottiere1", 6)) as table:
        settle()
        panel = table.page.sidebar
        put_off: list[QRectF] = []
        monkeypatch.setattr(panel._portraits.pictures, "on_put_off", put_off.append)
        monkeypatch.setattr("desktop.painting.cache.pictures.MAX_PAINT_S_PER_EVENT", 0.0001)
        monkeypatch.setattr("desktop.painting.cache.pictures.NEW_EVENT_GAP_S", inf)
        monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
        monkeypatch.setattr(IDLE_TIME, "spreads_outside_windows", True)
        PICTURE_CACHE.clear()
        PAINTING_TIME.begin_event()
        complete = []
        for card in panel.seats[1:]:
            put_off.clear()
            card.grab()
            complete.append(not put_off)
        assert complete == [True, False, False, False, False]


# -- thinking --------------------------------------------------------------------------------------


def thought(face: SeatFace, seconds: int = 12) -> list[bytes]:
    """Return the pictures of some seconds of thinking, each different from the one before."""
    found: list[bytes] = []
    for ms in range(0, seconds * 1000, 80):
        face.think(ms)
        picture = painted(face)
        if picture not in found[-1:]:
            found.append(picture)
    face.think(None)
    return found


@pytest.mark.parametrize("temper", ["", *TEMPERS])
def test_who_thinks_takes_poses_of_its_temper(face: SeatFace, temper: str) -> None:
    face.show(BotFace("Otto", temper), Mood.CALM, 0)
    face.shows_thought = True
    calm = painted(face)
    seen = thought(face)
    assert len({*seen}) == 3
    assert calm in seen
    assert painted(face) == calm, "nothing stays of it"


def test_every_temper_thinks_in_its_own_way(face: SeatFace) -> None:
    courses = {
        temper: tuple(thinking_pose(temper, 0, ms) for ms in range(0, 20_000, 80))
        for temper in ("", *TEMPERS)
    }
    assert len({*courses.values()}) == 4
    changes = {
        temper: sum(a != b for a, b in pairwise(course)) for temper, course in courses.items()
    }
    assert changes["bold"] == max(changes.values()), "it drums"
    assert changes["careful"] == min(changes.values()), "it looks down for long"


def test_with_reduced_motion_nobody_moves_while_thinking(face: SeatFace) -> None:
    face.show(BotFace("Otto", "bold"), Mood.CALM, 0)
    face.shows_thought = False
    assert len(thought(face)) == 1


def test_motion_is_a_setting_of_the_table(qtbot: QtBot) -> None:
    with open_table(qtbot, record_of("condottiere1", 4)) as table:
        cards = table.page.sidebar.seats[1:]
        for duration_factor in (0.0, 1.0):
            table.page.scene.duration_factor = duration_factor
            table.page.moment_display.show_moods()
            assert {card.portrait.shows_thought for card in cards} == {bool(duration_factor)}


def test_thinking_tells_nothing_about_hands_or_search(qtbot: QtBot) -> None:
    """Twins: the same company with other cards thinks in the same poses at the same pace."""
    courses: list[tuple[Any, list[int]]] = []
    for seed in (5, 6):
        with open_table(qtbot, replace(record_of("condottiere1", 4), seed=seed)) as table:
            match, cards = table.session.match, table.page.sidebar.seats[1:]
            view: Any = match.view(1)
            courses.append((view.hands, []))
            for card in cards:
                card.portrait.shows_thought = True
                card.set_thinking(True)
                for _ in range(60):
                    card._next_frame()
                    courses[-1][1].append(card.portrait._pose)
                card.set_thinking(False)
    (hands, poses), (other_hands, other_poses) = courses
    assert hands != other_hands
    assert poses == other_poses
    assert {*poses} == {0, 1, 2}


# -- the start panel -------------------------------------------------------------------------------


def rows_of(shelf: ShelfPage) -> list[SeatRow]:
    return [row for row in shelf.findChildren(SeatRow) if row.isVisible()]


def faces_on(shelf: ShelfPage) -> list[BotFace | None]:
    """Return whose portraits the start panel shows."""
    return [row._face for row in rows_of(shelf)]


def test_the_start_panel_shows_the_portraits_of_the_table(shelf: ShelfPage) -> None:
    settle()
    assert faces_on(shelf) == [None, BotFace("Aldric", "bold")]
    row = rows_of(shelf)[1]
    row._name.setText("Bob")
    assert faces_on(shelf) == [None, BotFace("Aldric")]
    row._name.setText("Otto")
    assert faces_on(shelf) == [None, BotFace("Otto", "grudging")]
    row._kind.setCurrentIndex(0)
    assert faces_on(shelf) == [None, None]


def test_portraits_wait_for_their_painters(qtbot: QtBot, shelf: ShelfPage) -> None:
    """A window shows shields until its first frame is painted."""
    row = rows_of(shelf)[1]
    portraits = row._portraits
    qtbot.waitUntil(lambda: not portraits._missing)
    portrait = row.grab().toImage()
    portraits._missing = ["desktop.painting.portraits"]
    with_shield = row.grab().toImage()
    assert with_shield != portrait
    qtbot.waitUntil(lambda: not portraits._missing)
    assert row.grab().toImage() == portrait


def test_painters_load_one_by_one_beside_a_window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    updates: list[bool] = []
    portraits = LatePortraits(lambda: updates.append(True), qapp)
    portraits._missing = list(PORTRAIT_MODULES)
    for left in range(len(PORTRAIT_MODULES) - 1, -1, -1):
        assert not updates
        portraits._load_next()
        assert len(portraits._missing) == left
    assert updates == [True]
