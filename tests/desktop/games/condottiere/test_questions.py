"""What the table of Condottiere asks, says and shows while an answer comes together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.items.preview_items import wrap_sentences
from desktop.games.condottiere.selection.selection import SelectionStage
from engine.core.values import Json
from engine.games.condottiere.events import HandDiscarded, Struck
from engine.games.condottiere.views.view import CondottiereView
from engine.play.record import Record
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def four(position: Json) -> Record:
    """Return the person at the screen and three bots."""
    return condottiere(HUMAN, bot("Maud"), bot("Otto"), bot("Lucia"), position=position)


def stage(table: Italy) -> SelectionStage:
    return table.selection.stage


@pytest.mark.parametrize(("turn", "label"), [("A", "Wait"), ("C", "Pass")])
def test_only_a_defender_who_has_not_played_waits(qtbot: QtBot, turn: str, label: str) -> None:
    position = {
        "phase": "battle", "condottiere": "B", "turn": turn, "region": "roma",
        "owners": {"A": ["roma"]}, "table": {"B": ["m6"]},
        "hands": {"A": ["m1", "m2"], "B": ["m1"], "C": ["m3", "m4"], "D": ["m1"]},
    }  # fmt: skip
    seats = [human(name) if name[0] == turn else bot(name) for name in ("A1", "B1", "C1", "D1")]
    options = {"capture_regions": True}
    with italy(qtbot, condottiere(*seats, position=position, options=options)) as table:
        table.until_asked()
        assert table.button("X").text() == label


def test_no_seat_is_one_region_short_in_a_final_battle(qtbot: QtBot) -> None:
    position = {
        "condottiere": "A", "turn": "A", "owners": {"A": ["roma", "siena"], "C": ["modena"]},
        "hands": {"A": ["m1", "m2"], "B": [], "C": ["m2", "m3"], "D": []},
    }  # fmt: skip
    battle = {**position, "phase": "battle", "region": "torino"}
    final = {
        **position, "phase": "final_battle", "participants": ["A", "C"], "decides": "game",
    }  # fmt: skip
    for where, short in ((battle, "one region short"), (final, "")):
        with italy(qtbot, four(where)) as table:
            table.until_asked()
            view = table.session.view()
            assert isinstance(view, CondottiereView)
            assert facts(view, table.session.names(), 0).seats[0].holding == short


def test_the_rules_open_at_the_card_that_is_held(qtbot: QtBot) -> None:
    position = {
        "phase": "battle", "condottiere": "A", "turn": "A", "region": "roma",
        "table": {"A": ["m6"]}, "hands": {"A": ["m4", "winter", "scarecrow", "bishop"]},
    }  # fmt: skip
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        assert table.page.rules_section() == "playing"
        for card, section in (("winter", "winter"), ("m4", "playing"), ("scarecrow", "scarecrow")):
            table.hover(("hand", table.place_in_hand(card)))
            assert table.page.rules_section() == section
        table.click(("hand", table.place_in_hand("scarecrow")))
        assert stage(table) is SelectionStage.TAKE
        assert table.page.rules_section() == "scarecrow"
        table.press(Qt.Key.Key_Escape)
        table.click(("hand", table.place_in_hand("bishop")))
        assert table.page.rules_section() == "pope"


def test_a_covered_hand_is_asked_for_a_card_before_its_hidden_one(qtbot: QtBot) -> None:
    position = {
        "phase": "battle", "condottiere": "A", "turn": "A", "region": "roma",
        "table": {"A": ["m6", "m5"], "B": ["m1"]}, "face_down": {"A": "m5"},
        "hands": {"A": ["m1", "m2"], "B": ["m1"]},
    }  # fmt: skip
    options = {"hidden_cards": True}
    record = condottiere(human("Ana"), human("Rui"), position=position, options=options)
    with italy(qtbot, record) as table:
        table.until_asked()
        assert not any(table.map.hand.faces)
        assert stage(table) is SelectionStage.CARD
        assert "Ana" in table.page.strip.sentence
        QTest.keyPress(table.page.view, Qt.Key.Key_P)
        assert stage(table) is SelectionStage.CARD
        QTest.keyRelease(table.page.view, Qt.Key.Key_P)
        table.press_button("X")
        assert stage(table) is SelectionStage.REVEAL
        assert table.page.strip.sentence == "You pass: turn up your hidden card?"


def test_a_bubble_colours_its_first_sentence_alone() -> None:
    said = ["You would lead.", "Maud would lose a 10.", "The pawn would be yours."]
    lines = wrap_sentences(said, 260)
    assert len(lines) == 2
    for number, sentence in enumerate(said):
        words = [text.strip() for runs in lines for of, text in runs if of == number]
        assert " ".join(words) == sentence


def test_only_a_hand_that_is_thrown_away_turns_over(qtbot: QtBot) -> None:
    position = {
        "phase": "battle", "condottiere": "A", "turn": "A", "region": "roma",
        "table": {"A": ["m6"], "B": ["m10"]}, "hands": {"A": ["drum", "winter"], "B": ["m1"]},
    }  # fmt: skip
    with italy(qtbot, four(position), animation="normal") as table:
        table.until_asked()
        for item, event, up in (
            (table.map.battle.line(1)[0], Struck(1, ("m10",), "bishop"), True),
            (table.map.hand.cards[0], HandDiscarded(0, 2), False),
        ):
            flight = table.map.animate(event)
            assert flight is not None
            flight.start()
            flight.pause()
            flight.setCurrentTime(flight.duration() - 1)
            assert item.is_face_up == up
            flight.stop()


def test_a_narrow_header_names_the_region_alone(qtbot: QtBot) -> None:
    position = {
        "phase": "battle", "condottiere": "A", "turn": "A", "region": "firenze",
        "table": {"A": ["m6"], "B": ["spring"]}, "hands": {"A": ["m4", "winter"]},
    }  # fmt: skip
    players = [HUMAN, *(bot(name) for name in ("Maud", "Otto", "Lucia", "Piero", "Bona"))]
    record = condottiere(*players, position=position)
    for size, title in (((1280, 800), "Battle for Florence"), ((1024, 640), "Florence")):
        with italy(qtbot, record, size=size) as table:
            table.until_asked()
            assert table.map.battle.panel.title == title


def test_a_card_is_explained_as_the_hidden_cards_and_its_place_have_it(qtbot: QtBot) -> None:
    position = {
        "phase": "battle", "condottiere": "A", "turn": "A", "region": "roma",
        "table": {"A": ["m6", "m5"]}, "hands": {"A": ["m4", "bishop"], "B": ["m1"]},
    }  # fmt: skip

    def explained(table: Italy, target_id: tuple[object, ...]) -> str:
        tag_text = table.map.controller.game_choice.explain(target_id, QPointF())
        assert tag_text is not None
        return tag_text.html

    down = {**position, "face_down": {"A": "m5"}}
    seats = (HUMAN, bot("Maud"), bot("Otto"), bot("Lucia"))
    with italy(qtbot, condottiere(*seats, position=position)) as table:
        table.until_asked()
        assert "A Bishop discards the highest." in explained(table, ("line", 0, 1))
        assert "face" not in explained(table, ("hand", table.place_in_hand("m4")))
    options = {"hidden_cards": True}
    with italy(qtbot, condottiere(*seats, position=down, options=options)) as table:
        table.until_asked()
        hidden, shown = explained(table, ("line", 0, 1)), explained(table, ("line", 0, 0))
        assert "no Bishop discards it, and no Scarecrow takes it back" in hidden
        assert "A Bishop discards the highest." not in hidden
        assert "no Bishop" not in shown
        assert "highest of those that lie face up" in shown
        assert "is played face down" in explained(table, ("hand", table.place_in_hand("m4")))
        assert "that lie face up" in explained(table, ("hand", table.place_in_hand("bishop")))


@pytest.mark.parametrize(("width", "height"), [(960, 500), (1280, 800)])
def test_the_bubble_of_a_bishop_covers_no_region_for_the_pope(
    qtbot: QtBot, width: int, height: int
) -> None:
    position = {
        "phase": "battle", "condottiere": "A", "turn": "A", "region": "firenze",
        "table": {"A": ["m1"], "B": ["m6"], "C": ["m6"], "D": ["courtesan"]},
        "hands": {"A": ["m1", "m3", "m3", "m10", "drum", "drum", "bishop"], "B": ["m1"]},
    }  # fmt: skip
    with italy(qtbot, four(position)) as table:
        table.page.resize(width, height)
        table.until_asked()
        table.hover(("hand", table.place_in_hand("m3")))
        assert table.map.bubble.isVisible(), "where no region is to be chosen"
        table.click(("hand", table.place_in_hand("bishop")))
        assert stage(table) is SelectionStage.POPE
        bubble, places = table.map.bubble, table.selection.choosable_regions
        assert places
        covered = [
            region
            for region in places
            if bubble.isVisible() and bubble.box.contains(table.map.point_of(region))
        ]
        assert not covered
