"""Acts that nobody asks for at the table of Cortez: bribery cards, trades, surrenders, help."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.selection import acts
from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.model import Choosing, Stage
from desktop.style import shortcuts
from engine.core.values import Json, Seat
from engine.games.cortez import actions
from engine.games.cortez.views.view import CortezView
from engine.play.position_file import match_of
from engine.play.record import Record
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, PromptBots, bot, human
from tests.engine.games.cortez.kit import position

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
NAMES = "Ines", "Otto", "Bruno", "Maud"
BOARD = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C A3@18,0=D"


def table(*people: Seat, **moment: object) -> Record:
    """The turn of a seat in a match of four; `people` are the seats of people."""
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
    """The turn of B, a bot that never answers; A is a person."""
    with pytest.MonkeyPatch.context() as patch, city(qtbot, table(0, active="B", **moment)) as made:
        for ask in ("ask", "interrupt"):
            patch.setattr(PromptBots, ask, lambda *_: None)
        settle()
        made.page.acting.show_now()
        yield made


def choosing(made: City) -> Choosing:
    found = made.city.choice.choosing
    assert found is not None
    return found


def seen(made: City) -> CortezView:
    """What A sees."""
    view = made.session.match.view(0)
    assert isinstance(view, CortezView)
    return view


# -- bribery cards -------------------------------------------------------------------------------


def test_a_card_is_played_in_the_turn_of_another_with_clicks(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot, bribery={"A": "own_move vp3"}) as made:
        scene = made.city
        assert scene.choice.choosing is None
        assert scene.hand.free == {("bribery", "own_move")}
        assert scene.choice.part.clickable(("hand", "bribery", "own_move"))
        made.click(("hand", "bribery", "own_move"))
        assert choosing(made).stage is Stage.TROOP
        assert set(choosing(made).targets) == {"0,0", "5,0"}
        made.click(("square", "5,0"))
        assert choosing(made).stage is Stage.SQUARE
        made.click(("square", choosing(made).targets[0]))
        assert not scene.choice.is_acting
        steps = [step.action for step in made.session.match.steps]
        assert any(isinstance(one, actions.PlayBribery) for one in steps)
        assert "own_move" not in seen(made).bribery[0]


def test_esc_gives_a_card_up_and_the_question_comes_back(qtbot: QtBot) -> None:
    with city(qtbot, table(0, bribery={"A": "own_move"})) as made:
        made.until_asked()
        made.page.acting.show_now()
        made.click(("square", "0,0"))
        assert choosing(made).troop == "S1"
        made.click(("hand", "bribery", "own_move"))
        assert choosing(made).kind == acts.CARD
        made.press(Qt.Key.Key_Escape)
        assert choosing(made).kind != acts.CARD
        assert choosing(made).troop == "S1", "the half-made choice waited"
        assert made.session.match.ply == 0


def test_a_card_is_played_by_keys_alone(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot, bribery={"A": "own_move five_warriors"}) as made:
        assert "You may play now, with the key C: " in " ".join(made.city.description())
        QTest.keyClicks(made.page.view, "C")
        first = choosing(made).item
        made.press(Qt.Key.Key_Tab)
        assert choosing(made).item != first
        made.press(Qt.Key.Key_Backtab)
        while choosing(made).item != ("bribery", "five_warriors"):
            made.press(Qt.Key.Key_Tab)
        made.press(Qt.Key.Key_Return)
        assert seen(made).bribery[0] == ("own_move",)


def test_playable_cards_are_never_dimmed_and_the_others_say_why(qtbot: QtBot) -> None:
    hands = {"A": "weapon*9 food*3", "B": "food*2"}
    record = table(0, hands=hands, bribery={"A": "five_warriors vp3"})
    with city(qtbot, record) as made:
        made.until_asked()
        made.page.acting.show_now()
        # Another card is asked for: all that cannot be chosen is dimmed.
        made.page.acting.open(1)
        scene = made.city
        looks = {item.card: item for item in scene.hand._cards}
        assert not looks["five_warriors"].faded
        assert looks["vp3"].faded
        made.click(("hand", "bribery", "vp3"))
        assert scene.choice.message == (
            "That card is never played: it is kept to the end, or useless."
        )


def test_why_a_card_cannot_be_played_is_said_while_nobody_is_asked(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot, bribery={"A": "vp3"}) as made:
        made.click(("hand", "bribery", "vp3"))
        assert "never played" in made.page.strip.aside


# -- trades --------------------------------------------------------------------------------------


def offered(made: City, act: actions.OfferTrade, seat: Seat = 1) -> None:
    made.session.interrupt(seat, act, made.session.match.ply)
    settle()
    made.page.acting.show_now()


def test_a_click_on_a_seat_opens_a_trade_of_any_number_of_cards(qtbot: QtBot) -> None:
    hands = {"A": "gold*3 weapon", "B": "food*4", "C": "food*2"}
    with at_bots_turn(qtbot, hands=hands) as made:
        QTest.mouseClick(made.page.sidebar.seats[2], Qt.MouseButton.LeftButton)
        form = choosing(made)
        assert (form.kind, form.partner) == (acts.TRADE, 2)
        for _ in range(3):
            made.click(("hand", "provision", "gold"))
        row = form.form.index_of_row(RowKind.GET, "food") if form.form else None
        assert row is not None
        made.click(("step", row, 1))
        made.click(("step", row, 1))
        assert not choosing(made).can_step(row, 1), "Bruno has only two cards"
        assert made.page.strip.aside == "3 gold for 2 food."
        made.press(Qt.Key.Key_Return)
        act = actions.OfferTrade(2, ("gold",) * 3, ("food",) * 2)
        assert act in [step.action for step in made.session.match.steps]


def test_own_offers_are_listed_and_withdrawn_with_one_click(qtbot: QtBot) -> None:
    record = table(0, 2, hands={"A": "gold*3", "C": "food*2"})
    with city(qtbot, record) as made:
        made.session.take_seat(0)
        settle()
        offered(made, actions.OfferTrade(2, ("gold",) * 3, ("food", "food")), 0)
        [line] = made.page.sidebar.offers.rows
        assert (line.who, line.terms) == ("To Bruno", "3 gold for 2 food")
        made.page.sidebar.offers.choose(0)
        assert not seen(made).offers


def test_a_key_chooses_the_seat_and_the_arrows_the_cards(qtbot: QtBot) -> None:
    hands = {"A": "gold*3 weapon", "B": "food*4", "C": "food*2"}
    with at_bots_turn(qtbot, hands=hands) as made:
        QTest.keyClicks(made.page.view, shortcuts.cap_of("talk"))
        assert made.page.strip.sentence.startswith("With whom do you trade?")
        card = made.page.sidebar.seats[1]
        QTest.keyClick(card, Qt.Key.Key_Down)
        QTest.keyClick(made.page.sidebar.seats[2], Qt.Key.Key_Return)
        assert choosing(made).partner == 2
        said: list[str] = []
        made.page.view.announced.connect(said.append)
        down, more = Qt.Key.Key_Down, Qt.Key.Key_Right
        for key in (down, more, *[down] * 5, more):
            made.press(key)
        assert choosing(made).ready() == actions.OfferTrade(2, ("weapon",), ("food",))
        assert any(text.startswith("You give: 1 weapon.") for text in said)
        assert said[-1].startswith("You ask: 1 food.")


def test_an_offer_stands_as_a_bubble_at_its_seat(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as made:
        offered(made, actions.OfferTrade(0, ("food", "food"), ("weapon",)))
        said = made.page.acting.bubble.said
        assert said is not None
        assert (said.seat, said.title) == (1, "Otto offers a trade")
        assert said.terms == ((1, "Gives you 2 food"), (0, "You give 1 weapon"))
        assert [one.label for one in said.answers] == ["Accept", "Decline", "Counter"]
        assert made.session.awaits_person
        QTest.keyClicks(made.page.view, shortcuts.cap_of("accept"))
        assert seen(made).provisions[0] == ("food", "food")


def test_an_offer_is_answered_with_another(qtbot: QtBot) -> None:
    with at_bots_turn(qtbot) as made:
        offered(made, actions.OfferTrade(0, ("food",), ("weapon",)))
        said = made.page.acting.bubble.said
        assert said is not None
        said.answers[2].act()
        form = choosing(made)
        assert form.ready() == actions.OfferTrade(1, ("weapon",), ("food",))
        row = form.form.index_of_row(RowKind.GET, "food") if form.form else None
        made.click(("step", row, 1))
        made.press(Qt.Key.Key_Return)
        [trade] = seen(made).offers
        assert (trade.seat, trade.get) == (0, ("food", "food"))


def test_an_open_trade_follows_the_game(qtbot: QtBot) -> None:
    hands = {"A": "gold*3", "B": "food*4", "C": "food*2 weapon"}
    with at_bots_turn(qtbot, hands=hands) as made:
        offered(made, actions.OfferTrade(0, ("food",), ("gold",)))
        made.page.acting.open(2)
        for _ in range(2):
            made.click(("hand", "provision", "gold"))
        made.session.interrupt(0, actions.TakeOffer(1), made.session.match.ply)
        made.city.sync(seen(made))
        form = choosing(made)
        assert form.partner == 2
        assert dict(form.chosen_counts) == {"gold": 2}, "what was chosen stays"
        assert form.form is not None
        rows = {row.card: row.values[-1] for row in form.form.rows[:4]}
        assert rows == {"camouflage": 0, "weapon": 0, "food": 1, "gold": 2}


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
        while match.forced:
            match.submit_forced()
    players = [HUMAN if seat == person else bot(name) for seat, name in enumerate(NAMES)]
    return replace(match.record, players=tuple(players), seats=4)


@contextmanager
def at_fight(qtbot: QtBot, person: Seat, laid: int = 3) -> Iterator[City]:
    """A combat seen by a person, in which no bot answers."""
    with pytest.MonkeyPatch.context() as patch:
        for ask in ("ask", "interrupt"):
            patch.setattr(PromptBots, ask, lambda *_: None)
        with city(qtbot, fight(person, laid)) as made:
            settle()
            made.page.acting.show_now()
            yield made


def labels(made: City) -> list[str]:
    return [button.label for button in made.page.acting.buttons()]


def test_a_card_is_played_in_a_combat_on_the_whole_board(qtbot: QtBot) -> None:
    with at_fight(qtbot, 2) as made:
        layout = made.city.layout
        assert layout is not None
        assert layout.combat is not None
        made.click(("hand", "bribery", "own_move"))
        layout = made.city.layout
        assert layout is not None
        assert layout.combat is None, "no square lies below the mat"
        made.click(("square", "7,0"))
        made.click(("square", "T25"))
        assert actions.PlayBribery("own_move", "S3", "T25") == made.session.match.steps[-1].action
        assert made.city.layout is not None
        assert made.city.layout.combat is not None


def test_a_surrender_is_bought_from_the_strip(qtbot: QtBot) -> None:
    with at_fight(qtbot, 0, laid=2) as made:
        assert labels(made) == ["Trade…", "Bribery card…", "Buy a surrender…", "Ask for help…"]
        QTest.keyClicks(made.page.view, "S")
        assert made.page.strip.sentence == "What do you offer Otto for a surrender?"
        made.click(("hand", "provision", "gold"))
        made.click(("hand", "provision", "gold"))
        assert made.page.strip.aside == "2 gold for a surrender."
        made.press(Qt.Key.Key_Return)
        assert made.session.match.steps[-1].action == actions.BuySurrender(("gold", "gold"))


def test_after_the_defence_no_surrender_is_sold(qtbot: QtBot) -> None:
    with at_fight(qtbot, 0) as made:
        assert "Buy a surrender…" not in labels(made)


def test_a_fighter_asks_for_help_and_names_a_price(qtbot: QtBot) -> None:
    with at_fight(qtbot, 0) as made:
        QTest.keyClicks(made.page.view, "M")
        form = choosing(made)
        assert form.kind == acts.CALL
        made.click(("set", 0, 3))
        made.click(("hand", "provision", "food"))
        assert made.page.strip.aside == "Help of Maud for 1 food."
        made.press(Qt.Key.Key_Return)
        assert made.session.match.steps[-1].action == actions.SeekHelp(3, ("food",))


def test_a_third_seat_offers_help_for_a_price(qtbot: QtBot) -> None:
    with at_fight(qtbot, 2) as made:
        QTest.keyClicks(made.page.view, "M")
        form = choosing(made).form
        assert form is not None
        assert choosing(made).ready() is None, "nothing is offered yet"
        for _ in range(3):
            # The row of the sides has two places only.
            made.press(Qt.Key.Key_Right)
        assert choosing(made).values[0] == 1
        made.click(("set", 0, 1))
        made.click(("set", 1, 6))
        made.click(("set", 2, 2))
        row = form.index_of_row(RowKind.GET, "gold")
        made.click(("step", row, 1))
        made.press(Qt.Key.Key_Return)
        act = actions.OfferHelp("defender", (6,), 2, ("gold",))
        assert made.session.match.steps[-1].action == act


# -- several people ------------------------------------------------------------------------------


def test_offers_to_another_person_at_the_screen_wait_in_a_row(qtbot: QtBot) -> None:
    record = table(0, 2, active="A", hands={"A": "weapon", "C": "food"})
    with city(qtbot, record) as made:
        made.session.take_seat(0)
        settle()
        offered(made, actions.OfferTrade(2, ("weapon",), ("food",)), 0)
        acting = made.page.acting
        made.session.peek(None)
        acting.show_now()
        [line] = made.page.sidebar.offers.rows
        assert (line.who, line.mine) == ("Ines to Bruno", False)
        assert acting.bubble.said is None
        made.session.peek(2)
        acting.show_now()
        assert acting.bubble.said is not None


# -- half-made choices ---------------------------------------------------------------------------


def test_an_act_of_another_seat_keeps_a_half_made_choice(qtbot: QtBot) -> None:
    hands = {"A": "weapon", "B": "food*2", "C": "gold*2"}
    with city(qtbot, table(0, hands=hands)) as made:
        made.until_asked()
        made.click(("square", "5,0"))
        assert choosing(made).troop == "S2"
        before = choosing(made)
        made.session.interrupt(1, actions.OfferTrade(0, ("food",), ("weapon",)), 0)
        qtbot.waitUntil(made.rests)
        assert choosing(made) is not before, "the question is put anew"
        assert choosing(made).troop == "S2"
