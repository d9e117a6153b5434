"""What bots are like goes with their names, and is told where they sit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.names import WOMEN, level_detail, level_name
from desktop.language.translation import LANGUAGES
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.start_panel import WIDTH, StartPanel
from engine.core.values import TEMPERS
from engine.games import GAMES
from engine.play.match import Match
from engine.play.setup import (
    NAMES,
    TEMPER_BY_NAME,
    SeatSetup,
    Setup,
    default_setup,
    deputy_level,
    temper_of,
    to_record,
)
from tests.desktop.kit import Services, cut_off, settle

ITALY = GAMES["condottiere1"]
SIX = Setup(6, tuple(SeatSetup(level="level2") for _ in range(6)))


def test_every_name_of_ours_has_a_temper() -> None:
    assert set(TEMPER_BY_NAME) == set(NAMES)
    assert set(TEMPER_BY_NAME.values()) == set(TEMPERS)
    assert set(WOMEN) <= set(NAMES)


def test_bots_sit_down_with_the_temper_of_their_names() -> None:
    chairs = (
        SeatSetup("human"),
        SeatSetup(),
        SeatSetup(name="Otto"),
        SeatSetup(name="Ana"),
        *[SeatSetup()] * 2,
    )
    record = to_record(ITALY, Setup(4, chairs))
    told = [player.get("level") for player in record.players]
    assert told == [None, "level3:bold", "level3:grudging", "level3"]
    assert Match(record).attendance.player(2)["level"] == "level3:grudging"
    assert temper_of("program:Deep", "Otto") == ""


def test_levels_are_called_the_same_with_a_temper() -> None:
    assert level_name("level4:bold") == level_name("level4") == "Captain"
    assert level_detail("level4:bold") == level_detail("level4")
    bots = [{"kind": "bot", "name": name, "level": "level4:bold"} for name in ("A", "B")]
    assert deputy_level(bots) == "level4"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_start_panel_says_what_bots_are_like(
    qtbot: QtBot, services: Services, code: str
) -> None:
    services.language.install(code)
    page = QWidget()
    qtbot.addWidget(page)
    panel = StartPanel(GAMES, services.settings, page)
    panel.show_game(TABLES[ITALY.id], SIX)
    page.resize(WIDTH, 1000)
    panel.resize(WIDTH, 1000)
    page.show()
    settle()
    (scroll,) = panel.findChildren(QScrollArea)
    assert scroll.widget().minimumSizeHint().width() <= WIDTH
    rows = panel.findChildren(SeatRow)
    assert len(rows) == 6
    words = set()
    for row in rows:
        assert not list(cut_off(row))
        name = row.findChild(QLineEdit)
        start = name.placeholderText()
        assert name.fontMetrics().horizontalAdvance(start) + 8 <= name.width()
        charge = next(label for label in row.findChildren(QLabel) if " · " in label.text())
        words.add(charge.text().rpartition(" · ")[2])
        assert charge.toolTip().startswith(start)
        assert row.findChildren(QComboBox)[1].toolTip().endswith(charge.toolTip())
    # Aldric and Beatriz are both bold; English has one word for them, other languages may.
    assert len(words) in {"en": [3], "fr": [4], "pt": [4]}.get(code, [3, 4])


def test_a_name_of_your_own_is_even_tempered(qtbot: QtBot, services: Services) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    panel = StartPanel(GAMES, services.settings, page)
    cannir = GAMES["cannir"]
    setup = default_setup(cannir)
    chairs = (setup.chairs[0], replace(setup.chairs[1], name="Ana"), *setup.chairs[2:])
    panel.show_game(TABLES["cannir"], replace(setup, chairs=chairs))
    row = panel.findChildren(SeatRow)[1]
    labels = [label for label in row.findChildren(QLabel) if label.isVisibleTo(row)]
    (charge,) = (label for label in labels if label.text())
    assert charge.text() == "Tower"
    row.findChild(QLineEdit).setText("Lorenzo")
    assert charge.text() == "Tower · vengeful"
    row.findChildren(QComboBox)[0].setCurrentIndex(0)
    assert charge.text() == "Tower"
