"""The strip above the board: what is said stays clear of the buttons."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.table.prompt import PromptStrip
from desktop.table.scene import Option
from desktop.theme import THEMES

from .kit import settle

pytestmark = pytest.mark.usefixtures("dressed")


def test_words_are_written_when_the_buttons_stand_where_they_stay(qtbot: QtBot) -> None:
    strip = PromptStrip(THEMES[0])
    qtbot.addWidget(strip)
    strip.resize(1000, 48)
    strip.show()
    strip.offer_hint(True)
    settle()
    strip.say(0, "Lay the first of two tiles.", "It has walls in common with two tiles.")
    strip.set_options([Option("Lay here", lambda: None, "Enter", main=True)])
    shown = [strip.hint, *strip.buttons]
    at_once = [button.geometry() for button in shown]
    settle()
    assert [button.geometry() for button in shown] == at_once
