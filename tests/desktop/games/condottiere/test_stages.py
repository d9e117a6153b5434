"""The table of Condottiere: answers in two stages, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.art.painter import RegionState
from desktop.games.condottiere.selection.selection import CondottiereSelection, SelectionStage
from desktop.language.translation import Language
from desktop.table.buttons import Button
from desktop.table.prompt.prompt_strip import Prompt
from engine.core.values import Action
from engine.games.condottiere.actions import (
    NONE,
    Choose,
    Decline,
    DiscardAll,
    Draw,
    Keep,
    Pass,
    Play,
)
from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, four, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def stage(table: Italy) -> SelectionStage:
    return table.selection.stage


def number(table: Italy, card: str) -> int:
    return table.place_in_hand(card)


# -- answers in two stages -------------------------------------------------------------------------


def test_a_scarecrow_asks_what_it_takes_back(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.click(("hand", number(table, "scarecrow")))
        assert stage(table) is SelectionStage.TAKE
        assert table.session.match.ply == 0
        # Before it is chosen what comes back, nothing is foretold.
        assert table.map.bubble.text == ""
        table.hover(("line", 0, 2))
        assert "→" in table.map.bubble.text
        assert table.map.controller.preselected_action() == Play("scarecrow", take="m5")
        assert table.map.battle.cards[0, 2].marks.is_taken
        table.press(Qt.Key.Key_Escape)
        table.press(Qt.Key.Key_Escape)
        assert stage(table) is SelectionStage.CARD
        table.click_answer(Play("scarecrow", take="m5"))
        assert table.session.match.steps[0].action == Play("scarecrow", take="m5")


@pytest.mark.parametrize(("size", "bots"), [((960, 500), 3), ((1024, 640), 5)])
@pytest.mark.parametrize("count", [2, 5, 12])
def test_a_mouse_hits_every_card_that_may_be_taken_back(
    qtbot: QtBot, size: tuple[int, int], bots: int, count: int
) -> None:
    line = [*(f"m{(1, 2, 3, 4, 5, 6, 10)[i % 7]}" for i in range(count)), "drum"]
    seats = "ABCDEF"[: bots + 1]
    position = {
        **BATTLE,
        "owners": {},
        "hands": {seat: ["m1", "scarecrow"] for seat in seats},
        "table": {seat: line if seat == "A" else [] for seat in seats},
        "passed": [],
    }
    players = (HUMAN, *(bot(f"Bot {i}") for i in range(bots)))
    with italy(qtbot, condottiere(*players, position=position), size=size) as table:
        table.until_asked()
        table.click(("hand", number(table, "scarecrow")))
        scene, view = table.map, table.page.view
        for place in range(count):
            left, right = (scene.battle.cards[0, i].sceneBoundingRect() for i in (place, place + 1))
            at = QPointF((left.left() + right.left()) / 2, left.center().y())
            assert right.left() - left.left() > 13.9
            assert view.viewport().rect().contains(view.mapFromScene(at))
            assert scene.hit_target_at(at) == ("line", 0, place)
        table.hover(("line", 0, 0))
        table.click(("line", 0, 0))
        assert table.session.match.steps[0].action == Play("scarecrow", take=line[0])


def test_arrows_follow_the_places_of_the_line(qtbot: QtBot) -> None:
    """The 6 lies left of the 3; none of them stands at the right end."""
    position = {**BATTLE, "table": {**BATTLE["table"], "A": ["m6", "heroine", "m3", "m6"]}}
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        table.click(("hand", number(table, "scarecrow")))
        seen = []
        for key in (*[Qt.Key.Key_Right] * 4, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End):
            table.press(key)
            seen.append((table.selection.target, table.selection.line_index))
        first, middle, last, none = ("m6", 0), ("m3", 2), ("m6", 3), (NONE, None)
        assert seen == [first, middle, last, none, last, first, none]
        at = [table.map.battle.cards[0, place].pos().x() for place in range(4)]
        assert at == sorted(at)


def test_home_and_end_go_to_the_ends_of_the_hand(qtbot: QtBot) -> None:
    """They do not throw anybody into the past."""
    with italy(qtbot, four()) as table:
        table.until_asked()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home):
            table.press(key)
        playable = [
            i for i, card in enumerate(table.selection.hand()) if card in table.selection.cards
        ]
        assert (table.selection.number, table.page.lookback.ply) == (playable[0], None)
        table.press(Qt.Key.Key_End)
        assert (table.selection.number, table.page.lookback.ply) == (playable[-1], None)


def test_enter_comes_back_from_the_past_and_it_is_said(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.click(("hand", number(table, "m1")))
        table.until_asked()
        table.press(Qt.Key.Key_PageUp)
        assert table.page.lookback.ply is not None
        assert table.page.strip.aside == "Enter or Esc brings you back to the game."
        ply = table.session.match.ply
        table.press(Qt.Key.Key_Return)
        assert table.page.lookback.ply is None
        assert table.session.match.ply == ply


@pytest.mark.parametrize("size", [(960, 500), (1280, 800), (1920, 1080)])
def test_letters_stay_on_the_buttons_of_a_scarecrow(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The buttons that stay keep their places, too."""
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.page.resize(*size)
        settle()
        table.click(("hand", number(table, "scarecrow")))
        strip, places = table.page.strip, []
        for _ in range(3):
            settle()
            assert all(button.shows_key for button in strip.buttons)
            staying = [button for button in strip.buttons if not button.property("comes")]
            places.append([button.geometry() for button in staying])
            table.press(Qt.Key.Key_Right)
        assert places[0] == places[1] == places[2]


def test_a_second_click_puts_a_card_back_that_asked_for_more(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        for wanted in (SelectionStage.TAKE, SelectionStage.CARD, SelectionStage.TAKE):
            table.click(("hand", number(table, "scarecrow")))
            assert stage(table) is wanted
        assert table.session.match.ply == 0


def test_a_scarecrow_takes_no_special_card(qtbot: QtBot) -> None:
    position = {**BATTLE, "table": {**BATTLE["table"], "A": ["m6", "heroine"]}}
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        table.click(("hand", number(table, "scarecrow")))
        table.click(("line", 0, 1))
        assert table.session.match.ply == 0
        assert table.map.controller.aside() == "A Scarecrow brings back mercenaries only."


def test_without_a_mercenary_a_scarecrow_asks_nothing(qtbot: QtBot) -> None:
    position = {**BATTLE, "table": {**BATTLE["table"], "A": ["heroine"]}}
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        table.click(("hand", number(table, "scarecrow")))
        assert table.session.match.steps[0].action == Play("scarecrow", take=NONE)


def test_a_bishop_asks_where_the_pope_goes(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.click(("hand", number(table, "bishop")))
        assert stage(table) is SelectionStage.POPE
        assert table.map.italy.regions["parma"].state is RegionState.CHOOSABLE
        table.click(("region", "modena"))
        assert table.session.match.ply == 0
        assert table.map.controller.aside()
        assert table.map.controller.refused_at == "modena"
        assert table.map.tags.texts == [table.map.controller.aside()]
        table.click(("region", "torino"))
        assert table.session.match.ply == 0
        table.hover(("region", "parma"))
        assert table.map.controller.preselected_action() == Play("bishop", pope="parma")
        table.click(("region", "parma"))
        assert table.session.match.steps[0].action == Play("bishop", pope="parma")


def test_a_hidden_card_may_be_turned_up_on_passing(qtbot: QtBot) -> None:
    position = {**BATTLE, "face_down": {"A": "m5", "C": "m3"}}
    with italy(qtbot, four(position, options={"hidden_cards": True})) as table:
        table.until_asked()
        cards = table.map.battle.cards
        assert cards[0, 2].card == "m5"
        assert cards[0, 2].marks.is_hidden
        assert cards[2, 3].card is None
        table.press_button("X")
        assert table.session.match.ply == 0
        table.press_button("U")
        assert table.session.match.steps[0].action == Pass(reveal=True)


def test_up_to_two_cards_are_kept(qtbot: QtBot) -> None:
    position = {
        "phase": "keep", "condottiere": "A", "turn": "A", "region": "modena", "battle": 4,
        "hands": {"A": ["m10", "drum", "winter", "scarecrow"], "B": [], "C": [], "D": []},
    }  # fmt: skip
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        assert table.map.controller.preselected_action() == Keep(())
        table.click_cards(("m10", "drum"))
        assert table.map.controller.preselected_action() == Keep(("m10", "drum"))
        table.click(("hand", number(table, "winter")))
        assert table.map.controller.aside() == "You may keep two cards at most."
        table.click(("hand", number(table, "m10")))
        assert table.map.controller.preselected_action() == Keep(("drum",))
        table.press(Qt.Key.Key_Return)
        assert table.session.match.steps[0].action == Keep(("drum",))


def test_escape_takes_back_the_cards_to_be_kept(qtbot: QtBot) -> None:
    position = {
        "phase": "keep", "condottiere": "A", "turn": "A", "region": "modena", "battle": 4,
        "hands": {"A": ["m10", "drum", "winter", "scarecrow"], "B": [], "C": [], "D": []},
    }  # fmt: skip
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        table.click_cards(("m10", "drum"))
        for _ in range(4):
            table.press(Qt.Key.Key_Escape)
        assert table.map.controller.preselected_action() == Keep(())
        assert not table.selection.picked
        assert table.session.match.ply == 0


def test_cards_are_drawn_from_the_pile(qtbot: QtBot) -> None:
    position = {
        "phase": "draw", "condottiere": "A", "turn": "A", "battle": 4,
        "hands": {"A": ["m1", "m2"], "B": ["m3"], "C": ["m4"], "D": ["m5"]},
    }  # fmt: skip
    with italy(qtbot, four(position, options={"draw_after_battle": True})) as table:
        table.until_asked()
        assert table.map.controller.preselected_action() == Draw(3)
        table.click(("pile", "draw"))
        assert table.session.match.steps[0].action == Draw(3)


def test_a_hand_without_mercenaries_may_be_discarded(qtbot: QtBot) -> None:
    position = {
        "phase": "discard", "condottiere": "B", "turn": "A", "battle": 4, "region": "roma",
        "hands": {"A": ["drum", "scarecrow"], "B": ["m1", "m2"]},
    }  # fmt: skip
    record = condottiere(human("Ana"), human("Rui"), position=position)
    with italy(qtbot, record) as table:
        table.until_asked()
        assert "Ana" in table.page.strip.sentence
        assert table.map.controller.preselected_action() is None
        QTest.keyPress(table.page.view, Qt.Key.Key_P)
        assert table.page.strip.sentence == "You hold no mercenary: discard your whole hand?"
        table.press_button("D")
        assert table.session.match.steps[0].action == DiscardAll()


def test_a_card_that_is_dragged_out_is_played(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.drag(("hand", number(table, "m3")), ("hand", number(table, "courtesan")))
        assert table.session.match.ply == 0
        table.drag(("hand", number(table, "m3")), ("row", 0))
        assert table.session.match.steps[0].action == Play("m3")


def test_barred_cards_say_why(qtbot: QtBot) -> None:
    position = {
        "phase": "final_battle", "condottiere": "A", "turn": "A", "participants": ["A", "C"],
        "decides": "game", "owners": {"A": ["roma"], "C": ["siena"]},
        "hands": {"A": ["m1", "bishop", "surrender"], "B": [], "C": ["m2", "m3"], "D": []},
    }  # fmt: skip
    with italy(qtbot, four(position, edition=1)) as table:
        table.until_asked()
        table.click(("hand", number(table, "bishop")))
        assert table.session.match.ply == 0
        assert (
            table.map.controller.aside()
            == "Surrender and Bishop cannot be played in the final battle."
        )
        assert not table.map.battle.lines[1].look.fights


# -- the keyboard and the reader -------------------------------------------------------------------


def test_arrows_walk_the_hand_and_enter_plays(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.press(Qt.Key.Key_Right)
        assert table.selection.card == "m1"
        table.press(Qt.Key.Key_Left)
        assert table.selection.card == "courtesan"
        assert "Courtesan" in table.map.controller.announcement()
        table.press(Qt.Key.Key_Return)
        assert table.session.match.steps[0].action == Play("courtesan")


def half_made(*legal: Action, hand: Sequence[str] = ()) -> CondottiereSelection:
    return CondottiereSelection(legal, 0, lambda: hand, CITIES.__getitem__)


#: In steps to the right and down.
CITIES = {"torino": (0, 0), "milano": (10, 9), "parma": (20, 0), "roma": (0, 30)}


def test_an_arrow_goes_to_a_city_ahead_rather_than_to_a_nearer_one_aside() -> None:
    made = half_made(*(Choose(region) for region in CITIES))
    for (dx, dy), goal in {(1, 0): "parma", (0, 1): "roma", (-1, 0): "torino"}.items():
        made.target = "torino"
        made.walk(dx, dy)
        assert made.target == goal


@pytest.mark.parametrize(
    ("target", "none"),
    [
        (Play("scarecrow", take="m5"), Play("scarecrow", take=NONE)),
        (Play("bishop", pope="parma"), Play("bishop", pope=NONE)),
    ],
)
def test_escape_takes_a_target_back_before_the_stage_but_no_target_with_it(
    target: Play, none: Play
) -> None:
    made = half_made(target, none, Pass(), hand=[target.card])
    made.lead_to(target)
    opened = made.stage
    assert made.ready_action() == target
    assert made.step_back()
    assert (made.stage, made.target) == (opened, None)
    made.lead_to(none)
    assert (made.stage, made.ready_action()) == (opened, none)
    assert made.step_back()
    assert (made.stage, made.target, made.card) == (SelectionStage.CARD, None, target.card)


def test_everything_on_the_table_is_described(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        text = " ".join(table.map.description())
        for part in ("Mercenary 10", "Spring", "Maud", "Strength: 32", "Turin", "Pope", "Ferrara"):
            assert part in text


def test_a_region_is_announced_with_its_neighbours(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Maud"), edition=1, seed=1)) as table:
        table.until_asked()
        table.walk_to("parma")
        assert "Modena" in table.map.controller.announcement()


# -- the end of the game ---------------------------------------------------------------------------


def test_an_answer_that_ends_the_game_says_so_before_it_is_given(qtbot: QtBot) -> None:
    Language().install("en")
    position = {
        "phase": "choose_region",
        "condottiere": "A",
        "turn": "A",
        "battle": 5,
        "declines": 2,
        "owners": {"A": ["torino"], "B": ["parma", "siena", "roma"]},
        "hands": {letter: ["m1", "m2"] for letter in "ABC"},
    }
    players = human("Ada"), bot("Aldric"), bot("Maud")
    for declines in (2, 1):
        record = condottiere(*players, edition=1, position=position | {"declines": declines})
        with italy(qtbot, record, size=(960, 500)) as table:
            table.until_asked()
            strip = table.page.strip
            (decline,) = (b for b in strip.prompt.buttons if isinstance(b.gives, Decline))
            if declines == 2:
                ends = "This ends the game. Aldric wins with 3 regions."
                assert strip.aside == f"Decline: {ends}"
            else:
                ends = "It leaves the choice of the region to Aldric."
                assert "ends" not in strip.aside
            assert decline.tip == ends
            (button,) = (b for b in strip.findChildren(Button) if b.text() == "Decline")
            assert button.toolTip() == f"Decline (D)\n{ends}"
            # A region that is chosen instead ends nothing.
            table.hover(("region", "milano"))
            assert "ends the game" not in strip.aside


# -- what is shown after an answer -----------------------------------------------------------------


def test_ones_own_card_goes_out_as_soon_as_one_has_answered(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        card = table.page.sidebar.seats[0]
        assert card.state.is_active
        action = next(action for action in table.session.match.legal() if isinstance(action, Play))
        table.session.submit(0, action)
        qtbot.waitUntil(lambda: not card.state.is_active)
        assert card.state.note == ""
        table.until_asked()
        assert card.state.is_active


def test_a_season_ends_with_its_battle(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        battle = table.map.battle
        assert battle.battle_view is not None
        assert table.map.layout is not None
        names = table.session.names()
        for past in (False, True):
            shown = replace(battle.battle_view, season="winter", is_past=past)
            battle.show(shown, names, 0, table.map.layout)
            assert battle.season.season == (None if past else "winter")


def test_before_the_first_battle_the_sheet_says_so_once(qtbot: QtBot) -> None:
    Language().install("en")
    with italy(qtbot, condottiere(HUMAN, bot("Maud"))) as table:
        table.until_asked()
        assert table.page.sidebar.goal.text().startswith("First to")
        assert table.map.battle.battle_view.title == "No battle yet"


@pytest.mark.usefixtures("looked_at")
def test_the_ground_of_the_end_reaches_the_right_edge(qtbot: QtBot) -> None:
    with italy(qtbot, four(), size=(960, 500)) as table:
        table.until_asked()
        page = table.page
        for festive in (True, False):
            page.strip.show_prompt(Prompt(None, "Maud wins.", is_festive=festive))
            settle()
            colours = {
                part.grab().toImage().pixelColor(part.width() - 3, 4).name()
                for part in (page.strip, page.head)
            }
            assert len(colours) == 1


def test_no_callout_lies_over_the_title_of_the_battle(qtbot: QtBot) -> None:
    with italy(qtbot, four(), size=(960, 500)) as table:
        table.until_asked()
        title = table.map.battle.panel.figure_outline
        assert title is not None
        around = table.map.controller.game_choice.areas_to_avoid()
        assert title.boundingRect() in around.never_cover
