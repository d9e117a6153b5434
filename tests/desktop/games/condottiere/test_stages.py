"""The table of Condottiere: answers in two stages, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.art.painter import RegionState
from desktop.games.condottiere.selection.model import Choosing, Stage
from engine.core.values import Action
from engine.games.condottiere.events import NONE, Choose, DiscardAll, Draw, Keep, Pass, Play
from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, four, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def stage(made: Italy) -> Stage:
    return made.choosing.stage


def number(made: Italy, card: str) -> int:
    return made.place_in_hand(card)


# -- answers in two stages -------------------------------------------------------------------------


def test_a_scarecrow_asks_what_it_takes_back(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        made.click(("hand", number(made, "scarecrow")))
        assert stage(made) is Stage.TAKE
        assert made.session.match.ply == 0
        # Before it is chosen what comes back, nothing is foretold.
        assert made.map.bubble.text == ""
        made.hover(("line", 0, 2))
        assert "→" in made.map.bubble.text
        assert made.map.choice.considered() == Play("scarecrow", take="m5")
        assert made.map.battle.cards[0, 2].marks.taken
        made.press(Qt.Key.Key_Escape)
        made.press(Qt.Key.Key_Escape)
        assert stage(made) is Stage.CARD
        made.click_answer(Play("scarecrow", take="m5"))
        assert made.session.match.steps[0].action == Play("scarecrow", take="m5")


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
    with italy(qtbot, condottiere(*players, position=position), size=size) as made:
        made.until_asked()
        made.click(("hand", number(made, "scarecrow")))
        scene, view = made.map, made.page.view
        for place in range(count):
            left, right = (scene.battle.cards[0, i].sceneBoundingRect() for i in (place, place + 1))
            at = QPointF((left.left() + right.left()) / 2, left.center().y())
            assert right.left() - left.left() > 13.9
            assert view.viewport().rect().contains(view.mapFromScene(at))
            assert scene.hit_target_at(at) == ("line", 0, place)
        made.hover(("line", 0, 0))
        made.click(("line", 0, 0))
        assert made.session.match.steps[0].action == Play("scarecrow", take=line[0])


def test_arrows_follow_the_places_of_the_line(qtbot: QtBot) -> None:
    """The 6 lies left of the 3; none of them stands at the right end."""
    position = {**BATTLE, "table": {**BATTLE["table"], "A": ["m6", "heroine", "m3", "m6"]}}
    with italy(qtbot, four(position)) as made:
        made.until_asked()
        made.click(("hand", number(made, "scarecrow")))
        seen = []
        for key in (*[Qt.Key.Key_Right] * 4, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End):
            made.press(key)
            seen.append((made.choosing.target, made.choosing.place))
        first, middle, last, none = ("m6", 0), ("m3", 2), ("m6", 3), (NONE, None)
        assert seen == [first, middle, last, none, last, first, none]
        at = [made.map.battle.cards[0, place].pos().x() for place in range(4)]
        assert at == sorted(at)


def test_home_and_end_go_to_the_ends_of_the_hand(qtbot: QtBot) -> None:
    """They do not throw anybody into the past."""
    with italy(qtbot, four()) as made:
        made.until_asked()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Home):
            made.press(key)
        playable = [i for i, card in enumerate(made.choosing.hand()) if card in made.choosing.cards]
        assert (made.choosing.number, made.page.lookback.ply) == (playable[0], None)
        made.press(Qt.Key.Key_End)
        assert (made.choosing.number, made.page.lookback.ply) == (playable[-1], None)


def test_enter_comes_back_from_the_past_and_it_is_said(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        made.click(("hand", number(made, "m1")))
        made.until_asked()
        made.press(Qt.Key.Key_PageUp)
        assert made.page.lookback.ply is not None
        assert made.page.strip.aside == "Enter or Esc brings you back to the game."
        ply = made.session.match.ply
        made.press(Qt.Key.Key_Return)
        assert made.page.lookback.ply is None
        assert made.session.match.ply == ply


@pytest.mark.parametrize("size", [(960, 500), (1280, 800), (1920, 1080)])
def test_letters_stay_on_the_buttons_of_a_scarecrow(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The buttons that stay keep their places, too."""
    with italy(qtbot, four()) as made:
        made.until_asked()
        made.page.resize(*size)
        settle()
        made.click(("hand", number(made, "scarecrow")))
        strip, places = made.page.strip, []
        for _ in range(3):
            settle()
            assert all(button.keyed for button in strip.buttons)
            staying = [button for button in strip.buttons if not button.property("comes")]
            places.append([button.geometry() for button in staying])
            made.press(Qt.Key.Key_Right)
        assert places[0] == places[1] == places[2]


def test_a_second_click_puts_a_card_back_that_asked_for_more(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        for wanted in (Stage.TAKE, Stage.CARD, Stage.TAKE):
            made.click(("hand", number(made, "scarecrow")))
            assert stage(made) is wanted
        assert made.session.match.ply == 0


def test_a_scarecrow_takes_no_special_card(qtbot: QtBot) -> None:
    position = {**BATTLE, "table": {**BATTLE["table"], "A": ["m6", "heroine"]}}
    with italy(qtbot, four(position)) as made:
        made.until_asked()
        made.click(("hand", number(made, "scarecrow")))
        made.click(("line", 0, 1))
        assert made.session.match.ply == 0
        assert made.map.choice.aside() == "A Scarecrow brings back mercenaries only."


def test_without_a_mercenary_a_scarecrow_asks_nothing(qtbot: QtBot) -> None:
    position = {**BATTLE, "table": {**BATTLE["table"], "A": ["heroine"]}}
    with italy(qtbot, four(position)) as made:
        made.until_asked()
        made.click(("hand", number(made, "scarecrow")))
        assert made.session.match.steps[0].action == Play("scarecrow", take=NONE)


def test_a_bishop_asks_where_the_pope_goes(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        made.click(("hand", number(made, "bishop")))
        assert stage(made) is Stage.POPE
        assert made.map.italy.regions["parma"].state is RegionState.CHOOSABLE
        made.click(("region", "modena"))
        assert made.session.match.ply == 0
        assert made.map.choice.aside()
        assert made.map.choice.refused_at == "modena"
        assert made.map.tags.texts == [made.map.choice.aside()]
        made.click(("region", "torino"))
        assert made.session.match.ply == 0
        made.hover(("region", "parma"))
        assert made.map.choice.considered() == Play("bishop", pope="parma")
        made.click(("region", "parma"))
        assert made.session.match.steps[0].action == Play("bishop", pope="parma")


def test_a_hidden_card_may_be_turned_up_on_passing(qtbot: QtBot) -> None:
    position = {**BATTLE, "face_down": {"A": "m5", "C": "m3"}}
    with italy(qtbot, four(position, options={"hidden_cards": True})) as made:
        made.until_asked()
        cards = made.map.battle.cards
        assert cards[0, 2].card == "m5"
        assert cards[0, 2].marks.hidden
        assert cards[2, 3].card is None
        made.press_button("X")
        assert made.session.match.ply == 0
        made.press_button("U")
        assert made.session.match.steps[0].action == Pass(reveal=True)


def test_up_to_two_cards_are_kept(qtbot: QtBot) -> None:
    position = {
        "phase": "keep", "condottiere": "A", "turn": "A", "region": "modena", "battle": 4,
        "hands": {"A": ["m10", "drum", "winter", "scarecrow"], "B": [], "C": [], "D": []},
    }  # fmt: skip
    with italy(qtbot, four(position)) as made:
        made.until_asked()
        assert made.map.choice.considered() == Keep(())
        made.click_cards(("m10", "drum"))
        assert made.map.choice.considered() == Keep(("m10", "drum"))
        made.click(("hand", number(made, "winter")))
        assert made.map.choice.aside() == "You may keep two cards at most."
        made.click(("hand", number(made, "m10")))
        assert made.map.choice.considered() == Keep(("drum",))
        made.press(Qt.Key.Key_Return)
        assert made.session.match.steps[0].action == Keep(("drum",))


def test_escape_takes_back_the_cards_to_be_kept(qtbot: QtBot) -> None:
    position = {
        "phase": "keep", "condottiere": "A", "turn": "A", "region": "modena", "battle": 4,
        "hands": {"A": ["m10", "drum", "winter", "scarecrow"], "B": [], "C": [], "D": []},
    }  # fmt: skip
    with italy(qtbot, four(position)) as made:
        made.until_asked()
        made.click_cards(("m10", "drum"))
        for _ in range(4):
            made.press(Qt.Key.Key_Escape)
        assert made.map.choice.considered() == Keep(())
        assert not made.choosing.picked
        assert made.session.match.ply == 0


def test_cards_are_drawn_from_the_pile(qtbot: QtBot) -> None:
    position = {
        "phase": "draw", "condottiere": "A", "turn": "A", "battle": 4,
        "hands": {"A": ["m1", "m2"], "B": ["m3"], "C": ["m4"], "D": ["m5"]},
    }  # fmt: skip
    with italy(qtbot, four(position, options={"draw_after_battle": True})) as made:
        made.until_asked()
        assert made.map.choice.considered() == Draw(3)
        made.click(("pile", "draw"))
        assert made.session.match.steps[0].action == Draw(3)


def test_a_hand_without_mercenaries_may_be_discarded(qtbot: QtBot) -> None:
    position = {
        "phase": "discard", "condottiere": "B", "turn": "A", "battle": 4, "region": "roma",
        "hands": {"A": ["drum", "scarecrow"], "B": ["m1", "m2"]},
    }  # fmt: skip
    record = condottiere(human("Ana"), human("Rui"), position=position)
    with italy(qtbot, record) as made:
        made.until_asked()
        assert "Ana" in made.page.strip.sentence
        assert made.map.choice.considered() is None
        QTest.keyPress(made.page.view, Qt.Key.Key_P)
        assert made.page.strip.sentence == "You hold no mercenary: discard your whole hand?"
        made.press_button("D")
        assert made.session.match.steps[0].action == DiscardAll()


def test_a_card_that_is_dragged_out_is_played(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        made.drag(("hand", number(made, "m3")), ("hand", number(made, "courtesan")))
        assert made.session.match.ply == 0
        made.drag(("hand", number(made, "m3")), ("row", 0))
        assert made.session.match.steps[0].action == Play("m3")


def test_barred_cards_say_why(qtbot: QtBot) -> None:
    position = {
        "phase": "final_battle", "condottiere": "A", "turn": "A", "participants": ["A", "C"],
        "decides": "game", "owners": {"A": ["roma"], "C": ["siena"]},
        "hands": {"A": ["m1", "bishop", "surrender"], "B": [], "C": ["m2", "m3"], "D": []},
    }  # fmt: skip
    with italy(qtbot, four(position, edition=1)) as made:
        made.until_asked()
        made.click(("hand", number(made, "bishop")))
        assert made.session.match.ply == 0
        assert (
            made.map.choice.aside() == "Surrender and Bishop cannot be played in the final battle."
        )
        assert not made.map.battle.lines[1].look.fights


# -- the keyboard and the reader -------------------------------------------------------------------


def test_arrows_walk_the_hand_and_enter_plays(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        made.press(Qt.Key.Key_Right)
        assert made.choosing.card == "m1"
        made.press(Qt.Key.Key_Left)
        assert made.choosing.card == "courtesan"
        assert "Courtesan" in made.map.choice.announcement()
        made.press(Qt.Key.Key_Return)
        assert made.session.match.steps[0].action == Play("courtesan")


def half_made(*legal: Action, hand: Sequence[str] = ()) -> Choosing:
    return Choosing(legal, 0, lambda: hand, CITIES.__getitem__)


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
    assert made.ready() == target
    assert made.back()
    assert (made.stage, made.target) == (opened, None)
    made.lead_to(none)
    assert (made.stage, made.ready()) == (opened, none)
    assert made.back()
    assert (made.stage, made.target, made.card) == (Stage.CARD, None, target.card)


def test_everything_on_the_table_is_described(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as made:
        made.until_asked()
        text = " ".join(made.map.description())
        for part in ("Mercenary 10", "Spring", "Maud", "Strength: 32", "Turin", "Pope", "Ferrara"):
            assert part in text


def test_a_region_is_announced_with_its_neighbours(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Maud"), edition=1, seed=1)) as made:
        made.until_asked()
        made.walk_to("parma")
        assert "Modena" in made.map.choice.announcement()
