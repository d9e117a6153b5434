"""The strip above the board: what is said stays clear of the buttons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES, translate
from desktop.storage.ledger.seals import Tasks, seals
from desktop.style.apply_theme import apply_theme
from desktop.style.text_size import SIZES, scaled
from desktop.style.theme import LIGHT
from desktop.table.buttons import Button, PromptButton
from desktop.table.items import HitItem
from desktop.table.prompt.painted_words import HEIGHT_PX, SMALL_SIZES, USUAL_SIZES, PaintedWords
from desktop.table.prompt.prompt_strip import Prompt, PromptStrip
from desktop.windows.ledger.ledger_texts import earned_message
from desktop.windows.match_page.match_head import SHORT_WIDTH as SHORT_HEAD
from desktop.windows.match_page.page_texts import describe_events
from engine.core.rng import Rng
from engine.core.values import Result
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import Services, settle
from tests.desktop.table.kit import HUMAN, an_answer, bot, open_table
from tests.desktop.windows.pages_kit import begun

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize("name", TABLES)
def test_every_step_has_a_prompt(name: str) -> None:
    """Whoever looks on: where no event is worth a word, what was left alone is."""
    texts, game = TABLES[name].texts, GAMES[name]
    match, rng = Match(new_record(game, 2, 5)), Rng(5)
    names = ["", "Ana"]
    while match.decision is not None and match.ply < 250:
        codes = match.codes()
        action = game.action(codes[rng.below(len(codes))])
        match.submit(match.decision.seat, action)
        step = match.steps[-1]
        for viewer in (None, 0, 1):
            told, _ = describe_events(texts, step.seen_by(viewer), names, viewer)
            left = texts.text_without_event(step.action, step.asked, names[step.seat])
            assert told or left, (step.action, step.asked)
            assert not left or left.endswith(".")


def test_words_are_written_when_the_buttons_stand_where_they_stay(qtbot: QtBot) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(1000, 48)
    strip.show()
    strip.show_prompt(Prompt(can_ask_hint=True))
    settle()
    sentence, aside = "Lay the first of two tiles.", "It has walls in common with two tiles."
    button = PromptButton("Lay here", lambda: None, "Enter", is_main=True)
    strip.show_prompt(Prompt(0, sentence, aside, buttons=(button,), can_ask_hint=True))
    shown = [strip.hint, *strip.buttons]
    at_once = [button.geometry() for button in shown]
    settle()
    assert [button.geometry() for button in shown] == at_once


def test_an_aside_without_room_beside_the_sentence_stands_below_it(qtbot: QtBot) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(700, 48)
    strip.show()
    buttons = (PromptButton("Leave the Pope off the map", lambda: None, "Enter", is_main=True),)
    prompt = Prompt(0, "Choose the region the Pope protects.", buttons=buttons)
    strip.show_prompt(prompt)
    alone = strip.grab().toImage()
    strip.show_prompt(replace(prompt, aside="Hint: Play a Bishop and leave him off."))
    assert strip.grab().toImage() != alone
    long = "Hint: " + "Play a Bishop and leave him off the map of Italy, " * 3
    strip.show_prompt(replace(prompt, aside=long))
    assert strip.grab().toImage() == alone


#: Games and how a match of each may end: who won, and what decided it.
ENDS = [
    ("condottiere1", Result((0,), "adjacent")),
    *[
        ("condottiere3", Result((1,), by))
        for by in ("total", "map", "declined", "stalled", "length", "shared", "points")
    ],
    ("contrees", Result((0,), "razed")),
    ("contrees", Result((1,), "supplies")),
    ("cannir", Result((0,), "sovereign")),
    ("cannir", Result((), "pile")),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("key", [seal.key for seal in seals(5, Tasks({}, {}))])
def test_the_smallest_window_says_which_seal_was_earned(
    qtbot: QtBot, services: Services, code: str, key: str
) -> None:
    services.language.install(code)
    sentence, _ = TABLES["contrees"].texts.result(Result((0,), "supplies"), ["", "Aldric"], 0)
    assert_said(qtbot, Result((0,), "supplies"), sentence, earned_message([key]))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "result"), ENDS)
def test_the_smallest_window_says_what_decided_a_match(
    qtbot: QtBot, services: Services, code: str, game: str, result: Result
) -> None:
    services.language.install(code)
    assert_said(qtbot, result, *TABLES[game].texts.result(result, ["", "Aldric"], 0))


def assert_said(qtbot: QtBot, result: Result, sentence: str, aside: str) -> None:
    """In the smallest window both are shown beside the buttons."""
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(744, 48)
    strip.show()
    labels = ("In figures", "Back to the shelf", "Replay", "Rematch")
    buttons = tuple(
        PromptButton(translate("Table", label), lambda: None, brief=brief)
        for label, brief in zip(labels, ("", translate("Table", "Shelf"), "", ""), strict=True)
    )
    seat = result.winners[0] if result.winners else None
    prompt = Prompt(seat, sentence, aside, is_festive=True, buttons=buttons)
    strip.show_prompt(replace(prompt, aside=""))
    alone = strip.grab().toImage()
    strip.show_prompt(prompt)
    assert aside
    assert strip.grab().toImage() != alone


def test_a_sentence_in_a_narrow_place_is_not_cut(qtbot: QtBot) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(300, 48)
    strip.show()
    button = PromptButton("Leave off", lambda: None, "Enter", is_main=True)
    strip.show_prompt(Prompt(0, "Choose the region the Pope protects.", buttons=(button,)))
    picture = strip.grab().toImage()
    # The row above the words is as empty in the middle of them as left of the shield.
    ground = picture.pixelColor(2, 2)
    assert all(picture.pixelColor(x, 2) == ground for x in range(60, strip.buttons[0].x() - 14))


def test_the_hint_stays_in_the_smallest_window_and_costs_no_word(qtbot: QtBot) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(744, 48)
    strip.show()
    long = "Bartolomeu attacks you on temple 21: lay warriors and weapons from your hand."
    aside = "So far 3 warriors and 2 Weapons lie here."
    buttons = (PromptButton("Done", lambda: None, "Enter", is_main=True),)
    prompt = Prompt(0, long, aside, buttons=buttons, can_ask_hint=True)
    strip.show_prompt(prompt)
    assert strip.hint.isVisible()
    assert strip.hint.accessibleName() == "Hint"
    assert "(H)" in strip.hint.toolTip()
    told = strip.grab().toImage()
    strip.show_prompt(replace(prompt, aside=""))
    assert strip.grab().toImage() != told, "the aside is not left out"
    strip.show_prompt(Prompt(0, "Lay a card.", buttons=buttons, can_ask_hint=True))
    assert strip.hint.sign == "bulb"


def test_buttons_become_shorter_before_a_word_goes(qtbot: QtBot) -> None:
    """At the width that a window of 960 pixels leaves beside the icons of its head."""
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(842, HEIGHT_PX)
    strip.show()
    said = "Ajoutez des guerriers et des armes, ou tenez-vous-en là."
    aside = "Maud attaque à Xochimilco ; vous défendez pour votre nation."
    lay = PromptButton("Poser une arme", lambda: None, "Enter", is_main=True, brief="Poser")
    more = PromptButton("En poser plusieurs…", lambda: None, "V", brief="Plusieurs")
    stop = PromptButton("S’en tenir là", lambda: None, "D")
    for buttons in ((lay, more, stop), (more, stop), (stop,)):
        strip.show_prompt(Prompt(0, said, aside, buttons=buttons, can_ask_hint=True))
        assert strip.hint.isVisible()
        assert strip.buttons[0].shows_key
        told = strip.grab().toImage()
        strip.show_prompt(Prompt(0, said, aside[:-9], buttons=buttons, can_ask_hint=True))
        assert strip.grab().toImage() != told, "the aside is said to its end"


def test_in_a_narrow_strip_a_word_hides_the_hint(qtbot: QtBot) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.show()
    said, aside = "Choose where the troop goes.", "Hint: Move a troop: Texcoco to temple 21."
    buttons = tuple(PromptButton(label, lambda: None, "X") for label in ("Go there", "Back"))
    prompt = Prompt(0, said, aside, buttons=buttons, can_ask_hint=True, is_hinted=True)
    seen, signs = [], list[str]()
    for width in (1200, 660, 505):
        strip.resize(width, 48)
        strip.show_prompt(prompt)
        seen.append(strip.hint.text())
        assert strip.hint.accessibleName() == "Hide the hint"
        assert "(H)" in strip.hint.toolTip()
        signs.append(strip.hint.sign)
    assert seen[0] == "Hide"
    assert signs == ["", "cross", "cross"]


def shown_buttons(strip: PromptStrip) -> list[Button]:
    found = strip.peek, strip.routines, strip.talk, strip.hint, strip.more, *strip.buttons
    return [button for button in found if not button.isHidden()]


#: Questions of every kind: long and short, with many answers and with none.
QUESTIONS = (
    Prompt(
        0, "Play a card, or pass.", buttons=(PromptButton("Pass", print, "X"),), can_ask_hint=True
    ),
    Prompt(
        0,
        "Choose the region the Pope protects.",
        "A region with the Pope is closed to battles until he moves again.",
        buttons=tuple(
            PromptButton(label, print, "X", is_main=label == "Take back")
            for label in ("Leave the Pope off the map", "Take back", "Threats", "Show a card")
        ),
        can_ask_hint=True,
    ),
    Prompt(0, "Wait."),
    Prompt(
        0,
        "Propose a trade.",
        buttons=(PromptButton("No", print),),
        can_ask_hint=True,
        can_use_routine=True,
    ),
    Prompt(0, "Play a card.", "Hint: Play a Bishop.", can_ask_hint=True, is_hinted=True),
    Prompt(
        0, "Look.", can_ask_hint=True, can_peek=True, buttons=(PromptButton("Pass", print, "X"),)
    ),
)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", ["normal", "largest"])
@pytest.mark.parametrize("width", [960, 1280])
def test_hint_and_talk_have_one_place_and_all_buttons_one_row(
    qtbot: QtBot, qapp: QApplication, services: Services, code: str, size: str, width: int
) -> None:
    """Whatever is asked, and whatever is said beside it."""
    services.language.install(code)
    apply_theme(qapp, LIGHT, SIZES[size])
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(width - scaled(SHORT_HEAD), scaled(HEIGHT_PX))
    strip.show()
    places: dict[str, list[QRect]] = {"hint": [], "talk": []}
    for prompt in (*QUESTIONS, *reversed(QUESTIONS)):
        strip.show_prompt(replace(prompt, can_talk=prompt.can_ask_hint))
        settle()
        shown = shown_buttons(strip)
        assert strip.hint in shown or not prompt.can_ask_hint
        for name, button in (("hint", strip.hint), ("talk", strip.talk)):
            if button in shown:
                places[name].append(button.geometry())
        inside = QRect(QPoint(), strip.size())
        assert all(inside.contains(button.geometry()) for button in shown)
        for one, other in combinations(shown, 2):
            assert not one.geometry().intersects(other.geometry())
        main = [b for b, o in zip(strip.buttons, prompt.buttons, strict=True) if o.is_main]
        assert all(button in shown for button in main)
    for name, where in places.items():
        assert where, name
        assert all(rect == where[0] for rect in where), name


def test_answers_without_room_are_in_a_menu(qtbot: QtBot) -> None:
    given: list[str] = []
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(440, HEIGHT_PX)
    strip.show()
    labels = ("Leave the Pope off the map", "Take back", "Threats", "Show a card")
    buttons = tuple(
        PromptButton(label, partial(given.append, label), "X", is_main=label == "Take back")
        for label in labels
    )
    prompt = Prompt(0, "Choose the region the Pope protects.", buttons=buttons, can_ask_hint=True)
    strip.show_prompt(prompt)
    settle()
    assert not strip.more.isHidden()
    assert strip.more.toolTip()
    listed = [button.text() for button in strip.buttons if button.isHidden()]
    assert len(listed) > 1
    assert "Take back" not in listed
    QTest.mouseClick(strip.more, Qt.MouseButton.LeftButton)
    (menu,) = strip.findChildren(QMenu)
    actions = menu.actions()
    assert [action.text().split("\t")[0] for action in actions] == listed
    for action in actions:
        action.trigger()
    menu.close()
    assert given == listed
    strip.resize(1400, HEIGHT_PX)
    settle()
    assert strip.more.isHidden()
    assert len(shown_buttons(strip)) == len(labels) + 1


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.usefixtures("unpainted")
def test_the_board_stays_where_it_is_through_a_match(qtbot: QtBot, game: str) -> None:
    """However long the sentences are that come and go, as long as the window has its size."""
    with open_table(qtbot, begun(game, 2, 2), size=(960, 500)) as table:
        rng, seen = Rng(3), set()
        while table.session.match.result is None and table.session.match.ply < 24:
            table.until_asked()
            if table.page.state.question is not None:
                choice = table.page.scene.controller
                for action in table.session.match.legal()[::9][:2]:
                    choice.preselect(action)
                    settle()
                    where = table.page.view.geometry()
                    seen.add((where.top(), where.height(), table.page.strip.height()))
                table.page.asking.submit(an_answer(table, rng))
        assert len(seen) == 1


def test_small_type_is_the_last_resort_and_one_step(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is said in rooms of all widths: one size, else the other."""
    sizes: set[tuple[float, float]] = set()
    seen = PaintedWords._write_fitting

    def noted(
        self: PaintedWords, painter: QPainter, x: float, room: float, type_: tuple[float, float]
    ) -> bool:
        done = seen(self, painter, x, room, type_)
        if done:
            sizes.add(type_)
        return done

    monkeypatch.setattr(PaintedWords, "_write_fitting", noted)
    picture = QPixmap(1200, HEIGHT_PX)
    painter = QPainter(picture)
    said = "Bartolomeu attacks you on temple 21: lay warriors and weapons from your hand."
    for room in range(200, 1200, 10):
        for aside in ("", "So far 3 warriors and 2 Weapons lie here."):
            PaintedWords(said, aside, (), is_festive=False).write(painter, 0, room)
    painter.end()
    assert sizes == {USUAL_SIZES, SMALL_SIZES}


@pytest.mark.parametrize(("game", "result"), ENDS)
def test_a_long_name_is_shortened_and_not_cut(qtbot: QtBot, game: str, result: Result) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(744, 48)
    strip.show()
    names = ("W" * 40, "W" * 39 + "M")
    sentence, aside = TABLES[game].texts.result(result, list(names), None)
    buttons = tuple(
        PromptButton(label, lambda: None) for label in ("In figures", "Shelf", "Replay", "Rematch")
    )
    prompt = Prompt(0, sentence, aside, names=names, is_festive=True, buttons=buttons)
    strip.show_prompt(prompt)
    picture = strip.grab().toImage()
    # What touched the buttons or the lower edge would be cut there.
    end = strip.buttons[0].x() - 8
    assert all(picture.pixelColor(end, y) == picture.pixelColor(2, y) for y in range(48))
    if any(name in sentence for name in names):
        strip.show_prompt(replace(prompt, names=()))
        assert strip.grab().toImage() != picture
        assert strip.accessibleName().startswith(sentence), "it is told in full"


def test_an_aside_without_room_gives_way_from_its_last_sentence(qtbot: QtBot) -> None:
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(744, 48)
    strip.show()
    first, last = "Modena would win the game for Maud and for you.", "This is too long. " * 30
    prompt = Prompt(0, "Play a card, or pass.", f"{first} {last}".strip())
    strip.show_prompt(prompt)
    most = strip.grab().toImage()
    strip.show_prompt(replace(prompt, aside=""))
    assert strip.grab().toImage() != most, "something of it is said"
    strip.show_prompt(replace(prompt, aside=f"{first} {last}{last}".strip()))
    assert strip.grab().toImage() == most, "what has no room is left out"
    assert strip.accessibleName().endswith(last.strip()), "it is told in full"


def option(label: str, *, main: bool = False, comes: bool = False) -> PromptButton:
    return PromptButton(label, lambda: None, "X", is_main=main, comes=comes)


PROPOSE = option("Propose it", main=True, comes=True)
LAY = option("Lay 14 cards", main=True, comes=True)
SEVERAL, BACK = option("Lay several…", comes=True), option("Back", comes=True)
PLAY = option("Play the 10 of Mercenaries", main=True, comes=True)
OFFER = option("Offer it", main=True, comes=True)
#: Prompts of one question, one after another, as selections bring them.
SEQUENCES = {
    "trade": [
        (option("No trade", main=True),),
        (PROPOSE, option("No trade")),
        (option("No trade"),),
    ],
    "help": [(option("Stay out", main=True),), (OFFER, option("Stay out"))],
    "laying": [
        (SEVERAL, option("Add nothing")),
        (LAY, BACK, option("Add nothing")),
        (option("Add nothing"),),
        (LAY, SEVERAL, option("Add nothing")),
    ],
    "card": [(option("Pass"), option("Threats")), (PLAY, option("Pass"), option("Threats"))],
}


@pytest.mark.parametrize("routines", [False, True])
@pytest.mark.parametrize("width", [1440, 1100, 820])
@pytest.mark.parametrize("name", SEQUENCES)
def test_no_button_that_comes_stands_where_another_stood(
    qtbot: QtBot, name: str, width: int, routines: bool
) -> None:
    """Nor does one that stays move: whoever aims at one hits it."""
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(width, 48)
    strip.show()
    stood: dict[str, QRect] = {}
    for buttons in SEQUENCES[name]:
        prompt = Prompt(
            0, "Propose a trade.", "", buttons=buttons, can_ask_hint=True, can_use_routine=routines
        )
        strip.show_prompt(prompt)
        settle()
        now = {button.text(): button.geometry() for button in strip.buttons}
        own = [strip.hint, *([strip.routines] if routines else [])]
        now |= {button.accessibleName(): button.geometry() for button in own}
        for option_, rect in zip(strip.prompt.buttons, strip.buttons, strict=True):
            label = option_.label
            if option_.comes:
                met = [one for one, where in stood.items() if where.intersects(rect.geometry())]
                coming = {
                    prompt.label
                    for prompts in SEQUENCES[name]
                    for prompt in prompts
                    if prompt.comes
                }
                assert set(met) <= coming, label
            elif label in stood:
                assert now[label].right() == stood[label].right(), label
        stood = now


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.usefixtures("unpainted")
def test_no_button_is_gone_when_the_pointer_comes_to_it(qtbot: QtBot, name: str) -> None:
    """On its way it leaves what was pointed at, and passes over other things."""
    seats = min(3, max(GAMES[name].seats))
    players = (HUMAN, bot("Maud"), bot("Otto"))[:seats]
    met = set()
    with open_table(qtbot, new_record(GAMES[name], seats, 5, None, players)) as table:
        rng, choice = Rng(5), table.page.scene.controller
        for _ in range(6):
            table.until_asked()
            selection = choice.selection
            if selection is None:
                break
            if name == "cannir":
                # The board means nothing before a card is taken up.
                choice.game_choice.clicked(("hand", selection.cards[0]))
            items = (item for item in table.page.scene.items() if isinstance(item, HitItem))
            places = getattr(selection, "targets", ())
            bare = ((kind, at) for at in places for kind in ("square", "hex", "corner"))
            target_ids = {item.target_id for item in items if item.isVisible()} | set(bare)
            choice.game_choice.hovered(None)
            before = [button.label for button in choice.buttons()]
            for target_id in sorted(target_ids - {None}, key=str):
                choice.game_choice.hovered(target_id)
                met.add(choice.preselected_action())
                assert [button.label for button in choice.buttons()] == before, target_id
            table.session.submit(selection.seat, an_answer(table, rng))
    assert len(met) > 3, "the pointer means something"


def test_a_double_click_presses_no_button_that_came_in_between(qtbot: QtBot) -> None:
    pressed = []
    strip = PromptStrip()
    qtbot.addWidget(strip)
    strip.resize(1000, 48)
    strip.show()

    def show(label: str) -> None:
        pressed.append(label)
        buttons = (PromptButton(label + "!", lambda: show(label + "!"), is_main=True),)
        strip.show_prompt(Prompt(0, "", buttons=buttons))

    show("Go on")
    (button,) = strip.buttons
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    (button,) = strip.buttons
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert pressed == ["Go on", "Go on!"]
