"""The table of Condottiere in detail: what it shows, previews and refuses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.art.painter import Pawn, RegionState, TotalState
from desktop.games.condottiere.items.hand import sort_hand
from desktop.games.condottiere.words.battle import leading
from desktop.style.apply_theme import apply_theme
from desktop.style.theme import DARK, LIGHT
from engine.core.values import Json
from engine.games.condottiere.actions import Choose, Play
from engine.games.condottiere.views.view import CondottiereView
from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, four, italy
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def number(table: Italy, card: str) -> int:
    return table.place_in_hand(card)


# -- what is shown ---------------------------------------------------------------------------------


def test_the_battle_is_shown_with_its_totals_and_marks(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        battle = table.map.battle
        assert [medal.total for medal in battle.medals] == [17, 32, 20, 15]
        assert battle.medals[1].state is TotalState.LEADS
        assert battle.medals[3].state is TotalState.PASSED
        assert battle.season.season == "spring"
        assert battle.lines[1].look.has_drum
        assert battle.lines[1].look.has_pawn
        crowned = {key for key, item in battle.cards.items() if item.marks.is_highest}
        assert crowned == {(1, 0), (2, 1)}
        assert "Modena" in battle.panel.title


def test_the_map_shows_owners_the_contested_region_and_both_pawns(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        land = table.map.italy
        assert {name: marker.seat for name, marker in land.markers.items()} == {
            "torino": 0, "venezia": 0, "firenze": 1, "siena": 1, "genova": 2, "napoli": 2,
        }  # fmt: skip
        assert land.regions["modena"].state is RegionState.CONTESTED
        assert land.pawns[Pawn.CONDOTTIERE].isVisible()
        assert land.pawns[Pawn.POPE].isVisible()


def test_the_hand_is_sorted(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        assert table.map.hand.faces == [
            "m1", "m3", "m4", "m10", "winter", "drum", "scarecrow", "bishop", "courtesan",
        ]  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 6])
def test_lines_lie_on_the_sheet_without_overlap(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    long = ["m1", "m2", "m3", "m4", "m5", "m6", "m10", "drum", "heroine"]
    names = "ABCDEF"[:seats]
    position = {
        "phase": "battle", "condottiere": "A", "region": "roma", "turn": "A",
        "table": {"A": long, "B": ["m1", "m2"]}, "passed": ["B"],
    }  # fmt: skip
    players = [HUMAN, *(bot(name) for name in names[1:])]
    with italy(qtbot, condottiere(*players, position=position), size=size) as table:
        table.until_asked()
        layout, battle = table.map.layout, table.map.battle
        assert layout is not None
        for (seat, _), item in battle.cards.items():
            row = layout.line_places[seat].rect
            box = item.sceneTransform().mapRect(QRectF(-31, -43, 62, 86))
            assert row.contains(box)
            place = layout.line_places[seat]
            assert box.right() < place.total.x() - place.radius + 2
        tops = [row.rect.top() for row in layout.line_places]
        assert tops == sorted(tops)
        assert layout.line_places[-1].rect.bottom() <= layout.battle.bottom()


@pytest.mark.usefixtures("looked_at")
def test_the_map_is_painted_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.page.grab()
        for name in ("_ground", "_engraving", "_tray"):
            sheet = getattr(table.map, name)
            monkeypatch.setattr(sheet, "_layers", (lambda _, n=name: painted.append(n),))
        for target_id in (("hand", 2), ("hand", 5), ("region", "roma"), ("total", 1)):
            table.hover(target_id)
            table.page.grab()
        table.click_answer(Play("m1"))
        table.until_asked()
        table.page.grab()
    assert not painted


# -- previews --------------------------------------------------------------------------------------


def test_a_card_under_the_pointer_says_what_it_would_do(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.hover(("hand", number(table, "drum")))
        scene = table.map
        assert scene.hand.held_number == number(table, "drum")
        assert "17 → 34" in scene.bubble.text
        assert "You would lead." in scene.bubble.text
        assert scene.battle.medals[0].preview_strength == 34
        assert scene.battle.slot.isVisible()
        assert scene.battle.slot.text == "×2"
        table.hover(("hand", number(table, "winter")))
        assert [medal.preview_strength for medal in scene.battle.medals] == [3, 5, 3, 12]
        table.hover(("region", "roma"))
        assert not scene.bubble.text
        assert not scene.battle.slot.isVisible()
        assert scene.hand.held_number is None


def test_a_bishop_shows_the_cards_that_would_go(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.hover(("hand", number(table, "bishop")))
        faint = {key for key, item in table.map.battle.cards.items() if item.opacity() < 1}
        assert faint == {(1, 0), (2, 1)}


def test_a_region_under_the_pointer_says_who_would_be_linked(qtbot: QtBot) -> None:
    position = {**BATTLE, "phase": "choose_region", "condottiere": "A", "battle": 8}
    del position["region"], position["table"], position["passed"]
    position["owners"] = {**BATTLE["owners"], "A": ["torino", "mantova", "venezia"]}
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        table.hover(("region", "modena"))
        found = {
            p.seat: (p.group_before, p.group_after, p.wins) for p in table.map.prospects.prospects
        }
        assert found == {0: (2, 3, True), 1: (2, 3, True), 2: (1, 1, False), 3: (0, 1, False)}
        assert table.map.italy.regions["modena"].state is RegionState.HOVER
        table.click(("region", "firenze"))
        assert table.session.match.ply == 0
        assert "Florence" in table.map.controller.aside()
        assert table.map.tags.texts == [table.map.controller.aside()]
        table.click(("region", "ferrara"))
        assert "Pope" in table.map.controller.aside()


@pytest.mark.parametrize(
    ("size", "bots"), [((960, 500), 1), ((960, 500), 3), ((1024, 640), 5), ((1440, 900), 3)]
)
def test_the_figures_of_a_region_cover_no_other_city(
    qtbot: QtBot, size: tuple[int, int], bots: int
) -> None:
    seats = "ABCDEF"[: bots + 1]
    position: Json = {
        "phase": "choose_region",
        "condottiere": "A",
        "battle": 8,
        "owners": {"A": ["torino", "venezia"], "B": ["napoli"]},
        "hands": {seat: ["m1", "m2"] for seat in seats},
        "pope": "ferrara",
    }
    players = (HUMAN, *(bot(f"Bot {i}") for i in range(bots)))
    with italy(qtbot, condottiere(*players, position=position), size=size) as table:
        table.until_asked()
        places = table.selection.choosable_regions
        assert len(places) == 13
        for region in places:
            table.hover(("region", region))
            assert table.map.prospects.isVisible()
            for other in places:
                anchor = table.map.controller.game_choice.place_of_result(Choose(other))
                assert anchor is not None
                assert not table.map.prospects.box.intersects(anchor.target), (region, other)


def test_a_total_opens_into_its_parts(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        table.click(("total", 1))
        (text,) = table.map.tags.texts
        for part in ("Maud", "14", "+14", "+3", "+1", "32"):
            assert part in text
        table.press(Qt.Key.Key_Escape)
        assert not table.map.tags.texts


def test_threats_are_shown_on_demand(qtbot: QtBot) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        assert not table.map.italy.threats
        table.press(Qt.Key.Key_T)
        # Florence and Siena lack one more: Lucca, Bologna, Modena, Urbino, Spoleto or Rome.
        assert table.map.italy.threats >= 6
        table.press(Qt.Key.Key_T)
        assert not table.map.italy.threats


def test_threats_leave_the_leader_in_the_header(qtbot: QtBot) -> None:
    """Whether a region is marked or not, and also while a card is chosen."""
    owners = {"A": ["torino"], "B": ["firenze", "siena"], "C": ["genova"]}
    assert isinstance(BATTLE, dict)
    for position in (BATTLE, {**BATTLE, "owners": owners}):
        with italy(qtbot, four(position)) as table:
            table.until_asked()
            choice = table.map.controller
            leader = leading.short_state(
                table.map.view_of_decider(), 0, table.map.names_for_reader()
            )
            assert leader
            table.press(Qt.Key.Key_T)
            marks = choice.aside().removeprefix(leader)
            assert marks != choice.aside()
            assert "win" in marks
            table.hover(("hand", 0))
            assert choice.aside().startswith(leader)


def test_a_final_battle_threatens_no_region(qtbot: QtBot) -> None:
    position: Json = {
        "phase": "final_battle",
        "condottiere": "A",
        "turn": "A",
        "participants": ["A", "B"],
        "owners": {"A": ["torino", "venezia"], "B": ["firenze", "siena"], "C": ["genova"]},
        "hands": {"A": ["m10"], "B": ["m2"], "C": [], "D": []},
    }
    with italy(qtbot, four(position, edition=1)) as table:
        table.until_asked()
        table.press(Qt.Key.Key_T)
        assert not table.map.italy.threats
        assert table.map.controller.aside() == "The final battle is not for a region."


def test_the_piles_say_what_they_hold(qtbot: QtBot) -> None:
    position = {**BATTLE, "discard": ["m2", "m2", "scarecrow"]}
    with italy(qtbot, four(position)) as table:
        table.until_asked()
        table.hover(("pile", "discard"))
        counts = {card: (gone, total) for card, gone, total in table.map.counts.counts}
        assert counts["m2"] == (2, 8)
        assert counts["scarecrow"] == (1, 16)
        table.hover(("pile", "draw"))
        unseen = {card: left for card, left, _ in table.map.counts.counts}
        assert unseen["heroine"] == 2
        table.hover(("region", "roma"))
        assert not table.map.counts.isVisible()


# -- covered hands ---------------------------------------------------------------------------------


def test_a_covered_hand_shows_no_card(qtbot: QtBot) -> None:
    record = condottiere(human("Ana"), human("Rui"), seed=9)
    with italy(qtbot, record) as table:
        table.until_asked()
        if table.selection.regions:
            table.click_answer(table.session.match.legal()[0])
            table.until_asked()
        seat = table.session.match.decision
        assert seat is not None
        assert table.map.viewer is None
        assert not any(table.map.hand.faces)
        view = table.session.match.view(seat.seat)
        assert isinstance(view, CondottiereView)
        hand = view.hands[seat.seat]
        table.click(("back", "0"))
        assert not any(table.map.hand.faces)
        assert table.map.controller.preselected_action() is None
        QTest.keyPress(table.page.view, Qt.Key.Key_P)
        assert table.map.hand.faces == sort_hand(hand)
        QTest.keyRelease(table.page.view, Qt.Key.Key_P)
        # The release of a key that repeats is known by what follows.
        table.qtbot.waitUntil(lambda: not any(table.map.hand.faces))


@pytest.mark.usefixtures("looked_at")
def test_the_evening_lies_over_the_map_in_the_dark_theme(
    qtbot: QtBot, dressed: QApplication
) -> None:
    with italy(qtbot, four()) as table:
        table.until_asked()
        apply_theme(dressed, LIGHT)
        light = table.page.grab().toImage().pixelColor(700, 300)
        apply_theme(dressed, DARK)
        dark = table.page.grab().toImage().pixelColor(700, 300)
        assert dark.lightness() < light.lightness()


def test_of_a_battle_that_was_called_off_no_season_is_left(qtbot: QtBot) -> None:
    table: Json = {"A": ["m6"], "B": ["m4", "winter"], "C": ["m3"], "D": ["m2"]}
    hands: Json = {"A": ["m1", "bishop"], "B": ["m2"], "C": ["m2"], "D": ["m1"]}
    position: Json = {
        "phase": "battle", "condottiere": "D", "region": "modena", "turn": "A",
        "owners": {"A": ["torino"]}, "hands": hands, "table": table, "passed": [],
    }  # fmt: skip
    with italy(qtbot, four(position, edition=1)) as made:
        made.until_asked()
        season = made.map.battle.season
        assert season.isVisible()
        made.click_answer(Play("bishop"))
        made.until_asked()
        assert made.map.battle.battle_view is not None
        assert made.map.battle.battle_view.is_past
        assert not season.isVisible()
