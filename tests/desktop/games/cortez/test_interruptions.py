"""Interruptions at the table of Cortez: bribery cards, trades, surrenders, help."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.selection import interruptions
from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import buttons
from desktop.style import shortcuts
from engine.core.values import Json, Seat
from engine.data.yaml_documents import read_yaml
from engine.games.cortez import actions
from engine.games.cortez.views.view import CortezView
from engine.play.lessons import books, texts
from engine.play.position_file import match_of
from engine.play.record import Record
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.kit import can_open, settle
from tests.desktop.table.kit import HUMAN, PromptBots, bot, human
from tests.engine.games.cortez.kit import position

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
NAMES = "Ines", "Otto", "Bruno", "Maud"
BOARD = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C A3@18,0=D"


def table(*people: Seat, **moment: object) -> Record:
    """Return the turn of a seat in a match of four; `people` are the seats of people."""
    usual: dict[str, object] = {
        "seats": "ABCD",
        "board": BOARD,
        "hands": {"A": "weapon", "B": "food*2", "C": "gold"},
    }
    file = position(**usual | moment)  # type: ignore[arg-type]
    players: list[Json] = [
        (human(name) if len(people) > 1 else HUMAN) if seat in people else bot(name)
        for seat, name in enumerate(NAMES)
    ]
    return replace(match_of(file)[0].record, players=tuple(players), seats=4)


@contextmanager
def at_bots_turn(qtbot: QtBot, **moment: object) -> Iterator[City]:
    """Yield the turn of B, a bot that never answers; A is a person."""
    with pytest.MonkeyPatch.context() as patch, city(qtbot, table(0, active="B", **moment)) as made:
        for ask in ("ask", "interrupt"):
            patch.setattr(PromptBots, ask, lambda *_: None)
        settle()
        made.page.interruptions.show_now()
        yield made


def selection(table: City) -> CortezSelection:
    found = table.city.controller.selection
    assert found is not None
    return found


def seen(table: City) -> CortezView:
    """Return what A sees."""
    view = table.session.match.view(0)
    assert isinstance(view, CortezView)
    return view


# -- bribery cards -------------------------------------------------------------------------------


def test_a_card_is_played_in_the_turn_of_another_with_clicks(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot, bribery={"A": "own_move vp3"}) as table:
        scene = table.city
        assert scene.controller.selection is None
        assert scene.hand.free == {("bribery", "own_move")}
        assert scene.controller.game_choice.is_clickable(("hand", "bribery", "own_move"))
        table.click(("hand", "bribery", "own_move"))
        assert selection(table).stage is SelectionStage.TROOP
        assert set(selection(table).targets) == {"0,0", "5,0"}
        table.click(("square", "5,0"))
        assert selection(table).stage is SelectionStage.SQUARE
        table.click(("square", selection(table).targets[0]))
        assert not scene.controller.is_interrupting
        steps = [step.action for step in table.session.match.steps]
        assert any(isinstance(step, actions.PlayBribery) for step in steps)
        assert "own_move" not in seen(table).bribery[0]


def test_esc_gives_a_card_up_and_the_question_comes_back(qtbot: QtBot) -> None:
    with city(qtbot, table(0, bribery={"A": "own_move"})) as made:
        made.until_asked()
        made.page.interruptions.show_now()
        made.click(("square", "0,0"))
        assert selection(made).troop == "S1"
        made.click(("hand", "bribery", "own_move"))
        assert selection(made).kind == interruptions.CARD
        made.press(Qt.Key.Key_Escape)
        assert selection(made).kind != interruptions.CARD
        assert selection(made).troop == "S1", "the half-made choice waited"
        assert made.session.match.ply == 0


def test_a_card_is_played_by_keys_alone(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot, bribery={"A": "own_move five_warriors"}) as table:
        assert "You may play now, with the key C: " in " ".join(table.city.description())
        QTest.keyClicks(table.page.view, "C")
        first = selection(table).item
        table.press(Qt.Key.Key_Tab)
        assert selection(table).item != first
        table.press(Qt.Key.Key_Backtab)
        while selection(table).item != ("bribery", "five_warriors"):
            table.press(Qt.Key.Key_Tab)
        table.press(Qt.Key.Key_Return)
        assert seen(table).bribery[0] == ("own_move",)


def test_playable_cards_are_never_dimmed_and_the_others_say_why(qtbot: QtBot) -> None:
    hands = {"A": "weapon*9 food*3", "B": "food*2"}
    record = table(0, hands=hands, bribery={"A": "five_warriors vp3"})
    with city(qtbot, record) as made:
        made.until_asked()
        made.page.interruptions.show_now()
        # Another card is asked for: all that cannot be chosen is dimmed.
        made.page.interruptions.open(1)
        scene = made.city
        looks = {item.card: item for item in scene.hand._cards}
        assert not looks["five_warriors"].is_faded
        assert looks["vp3"].is_faded
        made.click(("hand", "bribery", "vp3"))
        assert scene.controller.message == (
            "That card is never played: it counts at the end, or is useless."
        )


def test_a_card_that_fills_the_city_says_that_it_ends_the_game(qtbot: QtBot) -> None:
    full = " ".join(f"{'A' if n < 20 else 'S'}{n - 1}@T{n}" for n in range(2, 23))
    full += " A22@T23 S2@T24 S3@T25"
    board = f"S1@9,0=A A20@20,0=B S4@7,0=C A21@18,0=D {full}"
    with at_bots_turn(qtbot, bribery={"A": "own_move"}, board=board) as table:
        table.click(("hand", "bribery", "own_move"))
        table.click(("square", "9,0"))
        table.city.controller.game_choice.hovered(("square", "T1"))
        settle()
        assert table.page.strip.aside.startswith("This ends the game")
        table.city.controller.game_choice.hovered(("square", "9,1"))
        settle()
        assert "ends the game" not in table.page.strip.aside


def test_why_a_card_cannot_be_played_is_said_while_nobody_is_asked(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot, bribery={"A": "vp3"}) as table:
        table.click(("hand", "bribery", "vp3"))
        assert "never played" in table.page.strip.aside


# -- trades --------------------------------------------------------------------------------------


def offered(table: City, act: actions.OfferTrade, seat: Seat = 1) -> None:
    table.session.interrupt(seat, act, table.session.match.ply)
    settle()
    table.page.interruptions.show_now()


def test_a_click_on_a_seat_opens_a_trade_of_any_number_of_cards(qtbot: QtBot) -> None:
    hands = {"A": "gold*3 weapon", "B": "food*4", "C": "food*2"}
    with at_bots_turn(qtbot, hands=hands) as table:
        QTest.mouseClick(table.page.sidebar.seats[2], Qt.MouseButton.LeftButton)
        form = selection(table)
        assert (form.kind, form.partner) == (interruptions.TRADE, 2)
        for _ in range(3):
            table.click(("hand", "provision", "gold"))
        row = form.form.index_of_row(RowKind.GET, "food") if form.form else None
        assert row is not None
        table.click(("step", row, 1))
        table.click(("step", row, 1))
        assert not selection(table).can_step(row, 1), "Bruno has only two cards"
        assert table.page.strip.aside == "3 Gold for 2 Food."
        table.press(Qt.Key.Key_Return)
        act = actions.OfferTrade(2, ("gold",) * 3, ("food",) * 2)
        assert act in [step.action for step in table.session.match.steps]


def test_own_offers_are_listed_and_withdrawn_with_one_click(qtbot: QtBot) -> None:
    record = table(0, 2, hands={"A": "gold*3", "C": "food*2"})
    with city(qtbot, record) as made:
        made.session.take_seat(0)
        settle()
        offered(made, actions.OfferTrade(2, ("gold",) * 3, ("food", "food")), 0)
        [line] = made.page.sidebar.offers.rows
        assert (line.who, line.terms) == ("To Bruno", "3 Gold for 2 Food")
        made.page.sidebar.offers.choose(0)
        assert not seen(made).offers


def test_a_key_chooses_the_seat_and_the_arrows_the_cards(qtbot: QtBot) -> None:
    hands = {"A": "gold*3 weapon", "B": "food*4", "C": "food*2"}
    with at_bots_turn(qtbot, hands=hands) as table:
        QTest.keyClicks(table.page.view, shortcuts.cap_of("trade"))
        assert table.page.strip.sentence.startswith("With whom do you trade?")
        card = table.page.sidebar.seats[1]
        QTest.keyClick(card, Qt.Key.Key_Down)
        QTest.keyClick(table.page.sidebar.seats[2], Qt.Key.Key_Return)
        assert selection(table).partner == 2
        said: list[str] = []
        table.page.view.announced.connect(said.append)
        down, more = Qt.Key.Key_Down, Qt.Key.Key_Right
        for key in (down, more, *[down] * 5, more):
            table.press(key)
        assert selection(table).ready_action() == actions.OfferTrade(2, ("weapon",), ("food",))
        assert any(text.startswith("You give: 1 Weapon.") for text in said)
        assert said[-1].startswith("You ask: 1 Food.")


def test_an_offer_stands_as_a_bubble_at_its_seat(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as table:
        offered(table, actions.OfferTrade(0, ("food", "food"), ("weapon",)))
        said = table.page.interruptions.bubble.contents
        assert said is not None
        assert (said.seat, said.title) == (1, "Otto offers a trade")
        assert said.terms == ((1, "Gives you 2 Food"), (0, "You give 1 Weapon"))
        assert [answer.label for answer in said.buttons] == ["Accept", "Decline", "Counter"]
        QTest.keyClicks(table.page.view, shortcuts.cap_of("accept"))
        assert seen(table).provisions[0] == ("food", "food")


def test_a_bot_goes_on_although_its_offer_is_not_answered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.table.table.OFFER_PAUSE_S", 0.001)
    with at_bots_turn(qtbot) as table:
        asked: list[Seat] = []
        table.session.thinking_changed.connect(lambda seat, on: asked.append(seat) if on else None)
        offered(table, actions.OfferTrade(0, ("food", "food"), ("weapon",)))
        qtbot.waitUntil(lambda: asked == [1])
        assert seen(table).offers, "it stands meanwhile"
        assert not table.page.interruptions.bubble.isHidden()


def test_a_bot_gives_a_moment_for_an_answer_to_its_offer(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as table:
        asked: list[Seat] = []
        table.session.thinking_changed.connect(lambda seat, on: asked.append(seat) if on else None)
        offered(table, actions.OfferTrade(0, ("food", "food"), ("weapon",)))
        assert asked == []
        table.session.interrupt(0, actions.EndOffer(1), table.session.match.ply)
        qtbot.waitUntil(lambda: asked == [1])


def test_an_answer_to_an_offer_that_fell_is_told_that_it_came_too_late(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as table:
        page, late = table.page, "That offer is no longer open."
        QTest.keyClicks(page.view, shortcuts.cap_of("accept"))
        assert page.strip.sentence != late
        offered(table, actions.OfferTrade(0, ("food", "food"), ("weapon",)))
        table.session.interrupt(1, actions.EndOffer(1), table.session.match.ply)
        settle()
        page.interruptions.show_now()
        QTest.keyClicks(page.view, shortcuts.cap_of("accept"))
        assert late in (page.strip.sentence, page.strip.aside)
        assert seen(table).provisions[0] != ("food", "food")


def test_an_offer_is_answered_with_another(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as table:
        offered(table, actions.OfferTrade(0, ("food",), ("weapon",)))
        said = table.page.interruptions.bubble.contents
        assert said is not None
        said.buttons[2].act()
        form = selection(table)
        assert form.ready_action() == actions.OfferTrade(1, ("weapon",), ("food",))
        row = form.form.index_of_row(RowKind.GET, "food") if form.form else None
        table.click(("step", row, 1))
        table.press(Qt.Key.Key_Return)
        [trade] = seen(table).offers
        assert (trade.seat, trade.get) == (0, ("food", "food"))


def test_an_open_trade_follows_the_game(qtbot: QtBot) -> None:
    hands = {"A": "gold*3", "B": "food*4", "C": "food*2 weapon"}
    with at_bots_turn(qtbot, hands=hands) as table:
        offered(table, actions.OfferTrade(0, ("food",), ("gold",)))
        table.page.interruptions.open(2)
        for _ in range(2):
            table.click(("hand", "provision", "gold"))
        table.session.interrupt(0, actions.TakeOffer(1), table.session.match.ply)
        table.city.sync(seen(table))
        form = selection(table)
        assert form.partner == 2
        assert dict(form.chosen_counts) == {"gold": 2}, "what was chosen stays"
        assert form.form is not None
        rows = {row.card: row.values[-1] for row in form.form.rows[:4]}
        assert rows == {"camouflage": 0, "weapon": 0, "food": 1, "gold": 2}


def test_the_list_of_moves_is_closed_while_a_trade_is_composed(qtbot: QtBot) -> None:
    with city(qtbot, table(0)) as made:
        made.until_asked()
        sidebar = made.page.sidebar
        sidebar.moves_button.click()
        QTest.mouseClick(sidebar.seats[1], Qt.MouseButton.LeftButton)
        settle()
        assert selection(made).kind == interruptions.TRADE
        assert not sidebar.moves_button.isChecked()
        assert not sidebar.moves_button.isEnabled(), "it lists no part of a trade"
        made.press(Qt.Key.Key_Escape)
        settle()
        assert sidebar.moves_button.isEnabled()


# -- combats -------------------------------------------------------------------------------------


def fight(person: Seat, laid: int = 3) -> Record:
    """A attacks B and lays two warriors, then B one, who stops; `laid` of these layings."""
    hands = {"A": "gold*3 food", "B": "weapon*2", "C": "weapon*2 gold", "D": "gold"}
    warriors = {"A": "643", "B": "532", "C": "652", "D": "1"}
    bribery = {"A": "five_warriors", "C": "own_move"}
    file = position(seats="ABCD", board=BOARD, hands=hands, warriors=warriors, bribery=bribery)
    match = match_of(file)[0]
    lays = [actions.AddWarrior(6), actions.AddWarrior(4), actions.Done()]
    lays += [actions.AddWarrior(5), actions.Done()][: 2 * (laid > 2)]
    for answer in (actions.Move("S1", "1,0"), *lays):
        assert match.decision is not None
        match.submit(match.decision.seat, answer)
        if match.decision.kind == "buy_warriors":
            # The defender has no food, and trades for none.
            match.submit(match.decision.seat, actions.BuyWarriors(False))
        while match.is_forced:
            match.submit_forced()
    players = [HUMAN if seat == person else bot(name) for seat, name in enumerate(NAMES)]
    return replace(match.record, players=tuple(players), seats=4)


@contextmanager
def at_fight(qtbot: QtBot, person: Seat, laid: int = 3) -> Iterator[City]:
    """Yield a combat seen by a person, in which no bot answers."""
    with pytest.MonkeyPatch.context() as patch:
        for ask in ("ask", "interrupt"):
            patch.setattr(PromptBots, ask, lambda *_: None)
        with city(qtbot, fight(person, laid)) as table:
            settle()
            table.page.interruptions.show_now()
            yield table


def labels(table: City) -> list[str]:
    return [button.label for button in table.page.interruptions.buttons()]


def test_a_card_is_played_in_a_combat_on_the_whole_board(qtbot: QtBot) -> None:
    with at_fight(qtbot, 2) as table:
        layout = table.city.layout
        assert layout is not None
        assert layout.combat is not None
        table.click(("hand", "bribery", "own_move"))
        layout = table.city.layout
        assert layout is not None
        assert layout.combat is None, "no square lies below the mat"
        table.click(("square", "7,0"))
        table.click(("square", "T25"))
        assert actions.PlayBribery("own_move", "S3", "T25") == table.session.match.steps[-1].action
        assert table.city.layout is not None
        assert table.city.layout.combat is not None


def test_a_surrender_is_bought_from_the_strip(qtbot: QtBot) -> None:
    with at_fight(qtbot, 0, laid=2) as table:
        assert labels(table) == ["Trade…", "Bribery card…", "Buy a surrender…", "Ask for help…"]
        QTest.keyClicks(table.page.view, "S")
        assert table.page.strip.sentence == "What do you offer Otto for surrendering?"
        table.click(("hand", "provision", "gold"))
        table.click(("hand", "provision", "gold"))
        assert table.page.strip.aside == "2 Gold for the defender’s surrender."
        table.press(Qt.Key.Key_Return)
        assert table.session.match.steps[-1].action == actions.BuySurrender(("gold", "gold"))


@pytest.mark.parametrize("person", [0, 2])
def test_an_act_has_one_name_wherever_it_stands(qtbot: QtBot, person: Seat) -> None:
    with at_fight(qtbot, person, laid=2) as table:
        found = table.page.interruptions.buttons()
        assert len({button.label for button in found}) == len(found) > 2
        assert not any(button.brief for button in found)


def test_after_the_defence_no_surrender_is_sold(qtbot: QtBot) -> None:
    with at_fight(qtbot, 0) as table:
        assert "Buy a surrender…" not in labels(table)


def test_a_fighter_asks_for_help_and_names_a_price(qtbot: QtBot) -> None:
    with at_fight(qtbot, 0) as table:
        QTest.keyClicks(table.page.view, "U")
        form = selection(table)
        assert form.kind == interruptions.CALL
        table.click(("set", 0, 3))
        table.click(("hand", "provision", "food"))
        assert table.page.strip.aside == "Maud’s help for 1 Food."
        table.press(Qt.Key.Key_Return)
        assert table.session.match.steps[-1].action == actions.SeekHelp(3, ("food",))


@pytest.mark.parametrize("person", [0, 2])
def test_a_click_on_a_seat_answers_whom(qtbot: QtBot, person: Seat) -> None:
    """A fighter asks a third seat for help, a third seat helps a fighter."""
    with at_fight(qtbot, person) as table:
        QTest.keyClicks(table.page.view, "U")
        choice = table.page.scene.controller
        begun, clicked = choice.selection.kind, (3, 1) if person == 0 else (1, 0)
        for seat in clicked:
            QTest.mouseClick(table.page.sidebar.seats[seat], Qt.MouseButton.LeftButton)
            assert choice.selection.kind == begun, "no trade is begun"
        # A fighter cannot be asked for help against itself, so that the third seat stays.
        assert choice.selection.values[0] == (3 if person == 0 else 0)


def test_a_third_seat_offers_help_for_a_price(qtbot: QtBot) -> None:
    with at_fight(qtbot, 2) as table:
        QTest.keyClicks(table.page.view, "U")
        form = selection(table).form
        assert form is not None
        assert selection(table).ready_action() is None, "nothing is offered yet"
        for _ in range(3):
            # The row of the sides has two places only.
            table.press(Qt.Key.Key_Right)
        assert selection(table).values[0] == 1
        table.click(("set", 0, 1))
        table.click(("set", 1, 6))
        table.click(("set", 2, 2))
        row = form.index_of_row(RowKind.GET, "gold")
        table.click(("step", row, 1))
        table.press(Qt.Key.Key_Return)
        act = actions.OfferHelp("defender", (6,), 2, ("gold",))
        assert table.session.match.steps[-1].action == act


def test_an_empty_hand_has_nothing_to_trade(qtbot: QtBot) -> None:
    with city(qtbot, table(0, hands={"B": "food*2", "C": "gold"})) as made:
        made.until_asked()
        made.page.interruptions.open(1)
        assert made.page.strip.aside == "You have no provisions to give in return."


# -- several people ------------------------------------------------------------------------------


def test_offers_to_another_person_at_the_screen_wait_in_a_row(qtbot: QtBot) -> None:
    record = table(0, 2, active="A", hands={"A": "weapon", "C": "food"})
    with city(qtbot, record) as made:
        made.session.take_seat(0)
        settle()
        offered(made, actions.OfferTrade(2, ("weapon",), ("food",)), 0)
        acting = made.page.interruptions
        made.session.peek(None)
        acting.show_now()
        [line] = made.page.sidebar.offers.rows
        assert (line.who, line.is_own) == ("Ines to Bruno", False)
        assert acting.bubble.contents is None
        made.session.peek(2)
        acting.show_now()
        assert acting.bubble.contents is not None


@pytest.mark.parametrize("by_key", [True, False])
def test_a_badge_counts_the_offers_to_another_person_and_hands_the_screen_over(
    qtbot: QtBot, by_key: bool
) -> None:
    record = table(0, 2, active="A", hands={"A": "weapon*2", "C": "food gold"})
    with city(qtbot, record) as made:
        made.session.take_seat(0)
        settle()
        for get in ("food", "gold"):
            offered(made, actions.OfferTrade(2, ("weapon",), (get,)), 0)
        page, card = made.page, made.page.sidebar.seats[2]
        settle()
        assert card.state.note == "2 offers"
        assert "2 offers" in card.accessibleName()
        assert "2 offers" not in page.sidebar.seats[1].accessibleName()
        if by_key:
            card.setFocus()
            QTest.keyClicks(card, "o")
        else:
            QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(card.width() - 30, 15))
        # Behind the curtain lies no hand.
        assert page.curtain.isVisible()
        assert made.session.viewer is None
        assert page.state.question is None
        qtbot.waitUntil(lambda: can_open(page.curtain))
        page.curtain.button.click()
        settle()
        page.interruptions.show_now()
        assert made.session.viewer == 2
        said = page.interruptions.bubble.contents
        assert said is not None
        assert said.terms == ((0, "Gives you 1 Weapon"), (2, "You give 1 Gold"))
        assert page.state.question is None, "nothing of the hand of the asked person is shown"
        assert "Hand the screen back" in [button.label for button in page.strip.prompt.buttons]
        page.shared_offers.close()
        settle()
        assert made.session.viewer is None
        assert page.state.question is not None
        assert page.state.covered == 0, "the question is open again, the hand covered"
        assert card.state.note == "2 offers", "they wait on"


# -- selections ---------------------------------------------------------------------------


def test_an_act_of_another_seat_keeps_a_half_made_choice(qtbot: QtBot) -> None:
    hands = {"A": "weapon", "B": "food*2", "C": "gold*2"}
    with city(qtbot, table(0, hands=hands)) as made:
        made.until_asked()
        made.click(("square", "5,0"))
        assert selection(made).troop == "S2"
        before = selection(made)
        made.session.interrupt(1, actions.OfferTrade(0, ("food",), ("weapon",)), 0)
        qtbot.waitUntil(made.rests)
        assert selection(made) is not before, "the question is put anew"
        assert selection(made).troop == "S2"


@pytest.mark.parametrize(
    ("about", "key"),
    [
        ("provisions for surrendering", buttons.BUY),
        ("card that moves a troop or lets you draw", buttons.CARD),
        ("trade any number of provisions", shortcuts.cap_of("trade")),
    ],
)
def test_lessons_name_the_key_that_begins_an_act(about: str, key: str) -> None:
    said = "\n".join(text for book in books() for text in texts(read_yaml(book)))
    (sentence,) = {line for line in said.splitlines() if about in line}
    assert f"key {key}" in sentence


# -- what cannot be done now ---------------------------------------------------------------------

PILLAGE: dict[str, object] = {"phase": "event", "event": {"kind": "pillage"}}
WAITS = "The event must be carried out first."


def test_what_must_wait_for_an_event_looks_so_and_says_so(qtbot: QtBot) -> None:
    hands = {"A": "weapon", "B": "food*12", "C": "gold"}
    with at_bots_turn(qtbot, hands=hands, bribery={"A": "five_provisions"}, **PILLAGE) as table:
        strip = table.page.strip
        (trade,) = [button for button in strip.buttons if button.text() == "Trade…"]
        assert trade.obstacle == trade.toolTip() == trade.accessibleDescription() == WAITS
        assert trade.cursor().shape() == Qt.CursorShape.ArrowCursor
        assert not table.page.interruptions.actions[0].isEnabled()
        for act in (
            lambda: QTest.mouseClick(trade, Qt.MouseButton.LeftButton),
            lambda: QTest.keyClicks(table.page.view, "B"),
            lambda: table.click(("hand", "bribery", "five_provisions")),
            lambda: table.click(("hand", "bribery", "five_provisions")),
        ):
            strip.note()
            act()
            assert strip.shown_aside == WAITS
            assert not table.page.interruptions.is_choosing


def test_a_trade_that_can_be_begun_is_lit(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as table:
        (trade,) = [button for button in table.page.strip.buttons if button.text() == "Trade…"]
        assert not trade.obstacle
        assert trade.cursor().shape() == Qt.CursorShape.PointingHandCursor
        assert table.page.interruptions.actions[0].isEnabled()


def test_without_provisions_there_is_no_trade(qtbot: QtBot) -> None:
    for hands, reason in (
        ({"B": "gold"}, "You have no provisions to give in return."),
        ({"A": "gold"}, "That player has no provisions to trade."),
    ):
        with at_bots_turn(qtbot, hands=hands) as table:
            (trade,) = [one for one in table.page.strip.buttons if one.text() == "Trade…"]
            assert trade.obstacle == reason


def test_a_card_clicked_before_the_question_comes_is_not_passed_over(qtbot: QtBot) -> None:
    with city(qtbot, table(0, bribery={"A": "vp3"})) as made:
        made.until_asked()
        made.page.interruptions.show_now()
        # The person's turn has come, and the table has not asked yet.
        made.page.asking.withdraw()
        made.click(("hand", "bribery", "vp3"))
        assert made.page.strip.shown_aside == (
            "That card is never played: it counts at the end, or is useless."
        )
