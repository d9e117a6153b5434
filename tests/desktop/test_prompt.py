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


def test_an_aside_without_room_beside_the_sentence_stands_below_it(qtbot: QtBot) -> None:
    strip = PromptStrip(THEMES[0])
    qtbot.addWidget(strip)
    strip.resize(700, 48)
    strip.show()
    strip.set_options([Option("Leave the Pope off the map", lambda: None, "Enter", main=True)])
    sentence = "Choose the region the Pope protects."
    strip.say(0, sentence)
    alone = strip.grab().toImage()
    strip.say(0, sentence, "Hint: Play a Bishop and leave him off.")
    assert strip.grab().toImage() != alone
    strip.say(0, sentence, "Hint: " + "Play a Bishop and leave him off the map of Italy. " * 3)
    assert strip.grab().toImage() == alone


def test_a_sentence_in_a_narrow_place_is_not_cut(qtbot: QtBot) -> None:
    strip = PromptStrip(THEMES[0])
    qtbot.addWidget(strip)
    strip.resize(300, 48)
    strip.show()
    strip.set_options([Option("Leave off", lambda: None, "Enter", main=True)])
    strip.say(0, "Choose the region the Pope protects.")
    picture = strip.grab().toImage()
    # The row above the words is as empty in the middle of them as left of the shield.
    ground = picture.pixelColor(2, 2)
    assert all(picture.pixelColor(x, 2) == ground for x in range(60, strip.buttons[0].x() - 14))
