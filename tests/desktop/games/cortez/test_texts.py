"""The words of Cortez: questions, answers, chronicle, places, results."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.facts import facts
from desktop.games.cortez.parts import ROUTINES
from desktop.games.cortez.rules import links
from desktop.games.cortez.selection.model import Choosing, Stage
from desktop.games.cortez.words import (
    accessibility,
    answers,
    chronicle,
    labels,
    notes,
    places,
    prompts,
    refusals,
    results,
)
from desktop.games.cortez.words.option_words import CortezOptionWords, label
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.language.translation import LANGUAGES, Language
from desktop.panels.advice import AdviceBox
from desktop.rules.document import read_rules
from desktop.table.callouts.advice import Advice, Advised, of_different_kind
from desktop.table.callouts.advice_texts import percent
from engine.core.rng import Rng
from engine.core.values import Action, Effect, Event, Result
from engine.games.cortez import CORTEZ, actions, events
from engine.games.cortez.actions import (
    ATTACKER,
    DEFENDER,
    NONE,
    PRICES,
    Accept,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    Bribe,
    BuyWarriors,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Move,
    Offer,
    Pass,
    Pay,
    PlaceLoser,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules.table import KINDS
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views import refusals as engine_refusals
from engine.games.cortez.views import troop_refusals
from engine.games.cortez.views.view import Auction, CortezView, MercenaryOffer, Score
from engine.games.cortez.views.view import Offer as Proposal
from engine.play.match import Match, new_record
from tests.desktop.games.cortez.kit import NAMES, combat, moment, opened, with_troops
from tests.desktop.language.text_kit import refusal_keys
from tests.engine.games.cortez.kit import position

ACTIONS: tuple[Action, ...] = (
    *(Mark("S1"), Pass(), Bribe("five_warriors"), Bribe("own_move", "S1", "T4")),
    *(FlipBridge(NONE), FlipBridge("bridge_tepeyac"), Flight("S19", "0,0"), Attack("A2", "T25")),
    *(Keep(("food", "gold")), Keep((1, 3, 3, 6)), Bid(7), Pay(("food", "gold"))),
    *(Trade(1, ("food",), ("gold", "weapon")), Accept(), Refuse(), Recruit(), Draw()),
    *(Move("S3", "9,3"), Move("S3", "7,2"), Offer(("gold",)), BuyWarriors(True)),
    *(BuyWarriors(False), AddWarrior(5), AddWeapon(), Done(), Surrender()),
    *(Mercenary(ATTACKER, (4,), 2, price) for price in PRICES),
    *(Mercenary(DEFENDER, (), 1, "free"), Collar(NONE), Collar("A3"), PlaceLoser("3,7")),
)

EVENTS: tuple[Event, ...] = (
    events.WarriorsDrawn(1, ("aztec2", "aztec6"), "recruit"),
    events.WarriorsDrawn(1, (None, None), "combat"),
    events.ProvisionsDrawn(0, ("food", "gold"), "village"),
    events.ProvisionsDrawn(1, (None,), "draw"),
    events.ProvisionsDrawn(1, (), "supply"),
    events.ObjectiveDealt(0, "temple17"),
    events.PileRenewed(40),
    events.ProvisionsPaid(1, ("food",), "bid"),
    events.ProvisionsPaid(0, ("food", "food"), "pillage"),
    events.ProvisionsGiven(0, 1, ("gold",), "trade"),
    events.ProvisionsGiven(1, 0, ("gold",), "mercenary"),
    events.ProvisionsGiven(2, 1, ("gold",), "parley"),
    events.WarriorsReturned(1, (None, None), "mutiny"),
    events.Started(1, ("spanish", "aztec"), ("olid", "cacama")),
    events.RoundBegan(2),
    events.TurnBegan(1),
    events.Collared(1, "A4", "9,1", "mark"),
    events.Collared(0, "S4", "T3", "victory"),
    events.CollarLost(1, "A4"),
    events.CollarKept(0, "S4"),
    events.Moved(1, "A1", ("4,1", "4,2"), 0, "action"),
    events.Moved(0, "S1", ("4,1", "T25"), 2, "bribery"),
    *(events.Put(1, "A1", "T4", "0,0", why) for why in ("flight", "attack", "beaten", "bribery")),
    events.EventTurned(1, "pillage"),
    events.WithoutEffect("flight_aztec"),
    events.BridgeFlipped(1, "bridge_coyoacan", False),
    events.BridgeFlipped(0, "bridge_coyoacan", True),
    events.BridgesLeft(1),
    events.BidMade(1, 5),
    events.BidPassed(0),
    events.AuctionWon(1, 5, None),
    events.AuctionWon(0, 0, "vp7"),
    events.BriberyPlayed(1, "five_warriors"),
    events.TradeProposed(0, 1, ("gold",), ("food", "weapon")),
    events.TradeProposed(1, 0, ("gold",), ("food",)),
    events.TradeProposed(1, 2, ("gold",), ("food",)),
    events.ParleyOffered(0, 1, ("gold",)),
    events.ParleyOffered(1, 0, ("gold",)),
    events.ParleyOffered(2, 1, ("gold",)),
    events.MercenaryOffered(1, 0, "attacker", 1, "aztec5", 2, "gold1"),
    events.MercenaryOffered(1, 2, "attacker", 1, None, 0, "free"),
    events.MercenaryOffered(0, 2, "attacker", 0, None, 1, "any2"),
    events.MercenaryPassed(1),
    events.Answered(1, "trade", True),
    events.Answered(0, "trade", False),
    events.LotTurned(1, "gold"),
    events.LotTurned(0, None),
    *(
        events.CombatBegan(attacker, defender, "T21", "S1", "A1", proxy)
        for attacker, defender in ((0, 1), (1, 0), (1, 2))
        for proxy in (False, True)
    ),
    events.WarriorLaid(0, 0, "attacker", "spanish6"),
    events.WarriorLaid(1, 1, "attacker", None),
    events.WeaponLaid(1, "attacker"),
    events.LayingEnded(1, True),
    *(
        events.CombatEnded(winner, loser, ((), ()), (0, 0), (9, 9), by)
        for winner, loser in ((0, 1), (1, 0), (1, 2))
        for by in ("strength", "tie", "surrender", "parley")
    ),
    events.TreasureAwarded(1, 1, (0, 2, 2, 0), "T20"),
    events.TreasureAwarded(None, 1, (0, 0, 0, 0)),
    events.TreasureAwarded(0, 2, (3, 0, 0, 0)),
    events.NationWon("spanish", (9, 9), "T25"),
    events.NationWon(None, (0, 0)),
    events.Ended((0,), "treasures", (49, 20, 1, 3)),
    events.Ended((0, 1), "city_full", (49, 49, 1, 3)),
    events.Ended((1, 2), "city_full", (4, 49, 49, 3)),
)

#: What needs no line of its own.
UNTOLD = (events.ObjectiveDealt, events.TurnBegan)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """Every test once per language."""
    spoken = Language()
    spoken.install(request.param)
    yield request.param
    spoken.install("en")


def whole(said: str) -> None:
    """Something is said, every field is filled in."""
    assert said.strip()
    assert not re.search(r"[{}]|%n|%L", said), said


def sentence(said: str) -> None:
    """A whole sentence with a capital and an end."""
    whole(said)
    plain = re.sub(r"<[^>]+>", "", said)
    assert plain[0].isupper() or plain[0].isdigit(), said
    assert plain[-1] in ".!?", said


def test_samples_are_of_every_kind() -> None:
    kinds = {kind for kind in vars(actions).values() if isinstance(kind, type)}
    wanted = {kind for kind in kinds if issubclass(kind, Action) and kind is not Action}
    assert {type(action) for action in ACTIONS} == wanted
    happenings = {kind for kind in vars(events).values() if isinstance(kind, type)}
    told = {kind for kind in happenings if issubclass(kind, Event) and kind is not Event}
    assert {type(event) for event in EVENTS} == told


def test_every_answer_has_words(language: str) -> None:
    view = moment("action", combat=combat())
    for action in ACTIONS:
        whole(answers.short(action, view))
        full = CORTEZ_TEXTS.action(action, view, NAMES)
        whole(full)
        assert not full.endswith(".")
        _, few = CORTEZ_TEXTS.list_entry(action, view, NAMES)
        whole(few)


def test_who_trades_is_called_by_the_name_of_the_seat(qtbot: QtBot) -> None:
    view, trade = moment("trade"), Trade(1, ("gold",), ("weapon", "weapon"))
    assert CORTEZ_TEXTS.action(trade, view, NAMES) == "Trade with Ana: 1 Gold for 2 weapons"
    assert CORTEZ_TEXTS.list_entry(trade, view, NAMES) == ("Trade with Ana", "1 Gold for 2 weapons")
    to_you = Trade(0, ("gold",), ("food",))
    assert CORTEZ_TEXTS.action(to_you, view, NAMES) == "Trade with you: 1 Gold for 1 Food"


def test_bids_and_trades_say_what_they_do(qtbot: QtBot) -> None:
    nobody, maud = Auction(0, None, ()), Auction(3, 1, (False, False, True, True))
    worth = CortezOptions().worth
    hand = ("gold", "weapon", "weapon")
    view = moment("bid", auction=nobody, provisions=(hand, (None,), (None,), (None,)))
    left = worth("gold") + 2 * worth("weapon") - 5
    rest = f"; paying it leaves provisions worth {left}."
    assert CORTEZ_TEXTS.advice_entry(Bid(5), view, NAMES)[1] == "Bid 5"
    assert CORTEZ_TEXTS.immediate_effect(Bid(5), view, NAMES) == "It opens the bidding" + rest
    told = [
        CORTEZ_TEXTS.immediate_effect(Bid(5), replace(view, auction=auction), NAMES)
        for auction in (maud, replace(maud, by=0))
    ]
    assert told == [f"It tops Ana’s bid of 3{rest}", f"It tops your bid of 3{rest}"]
    passing = replace(view, auction=maud)
    assert CORTEZ_TEXTS.immediate_effect(Pass(), passing, NAMES) == (
        "It leaves the card to Ana for 3."
    )
    undecided = replace(view, auction=replace(maud, passed=(False, False, False, True)))
    assert not CORTEZ_TEXTS.immediate_effect(Pass(), undecided, NAMES)


def test_whose_hand_grows_is_said(qtbot: QtBot) -> None:
    hand = ("gold", "gold", "weapon")
    view = moment("trade", provisions=(hand, hand), warriors=((None,) * 3, (None,) * 3))
    trade = Trade(1, ("gold",), ("weapon", "food"))
    told = {
        trade: ("2 weapons, 1 Food and 1 Gold", "It leaves {} with {}."),
        Draw(): ("4 provisions", "It brings {} hand to {}."),
        Recruit(): ("7 warriors", "It brings {} hand to {}."),
    }
    for action, (held, text) in told.items():
        yours, theirs = ("you", "Maud") if action == trade else ("your", "Maud’s")
        assert CORTEZ_TEXTS.immediate_effect(action, view, NAMES) == text.format(yours, held)
        assert CORTEZ_TEXTS.immediate_effect(action, view, ("Maud", "Ana")) == text.format(
            theirs, held
        )
    # What is given away to the last is said, too.
    view = moment("trade", provisions=(("gold",), hand))
    assert (
        CORTEZ_TEXTS.immediate_effect(trade, view, NAMES)
        == "It leaves you with 1 weapon, 1 Food and 0 Gold."
    )


def test_in_a_sentence_an_answer_is_what_is_done(qtbot: QtBot) -> None:
    view, trade = moment("action"), Trade(1, ("gold",), ("weapon", "food"))
    said = [CORTEZ_TEXTS.subject(action, view, NAMES) for action in (Draw(), Recruit(), trade)]
    assert said == [
        "drawing a provision",
        "recruiting",
        "the trade for 1 weapon and 1 Food",
    ]


@pytest.mark.parametrize(
    ("kind", "action", "said"),
    [
        ("combat_step", AddWarrior(4), "laying the 4"),
        ("combat_step", AddWeapon(), "laying a weapon"),
        ("combat_step", Done(), "holding"),
        ("combat_step", Surrender(), "surrendering"),
        ("mercenary_answer", Accept(), "accepting"),
        ("mercenary_answer", Refuse(), "refusing"),
        (
            "mercenary",
            Mercenary("attacker", (5,), 1, "gold1"),
            "offering a warrior of 5 and 1 weapon for 1 Gold",
        ),
        ("mercenary", Pass(), "staying out"),
        ("parley", Offer(("gold",)), "offering 1 Gold"),
        ("parley", Pass(), "fighting"),
        ("buy_warriors", BuyWarriors(False), "buying no warriors"),
        ("trade", Pass(), "trading nothing"),
        ("pay", Pay(("gold",)), "paying 1 Gold"),
        ("keep_warriors", Keep((6, 5)), "keeping warriors of 6 and 5"),
        ("collar", Collar(NONE), "marking none"),
        ("flip_bridge", FlipBridge(NONE), "leaving the bridges"),
        ("bribery", Pass(), "playing no card"),
    ],
)  # fmt: skip
def test_no_command_stands_as_the_subject_of_a_sentence(
    qtbot: QtBot, kind: str, action: Action, said: str
) -> None:
    assert CORTEZ_TEXTS.subject(action, moment(kind, combat=combat()), NAMES) == said


def test_beside_its_chance_an_answer_is_called_briefly(qtbot: QtBot) -> None:
    hand = ("camouflage",) * 7 + ("food",) * 3 + ("gold",)
    view = replace(moment("keep_provisions"), provisions=(hand, (), (), ()))
    for action, called in (
        (Keep(hand[1:]), "Discard 1 Camouflage"),
        (
            Trade(1, ("gold",), ("weapon", "food")),
            "1\u00a0Gold to Ana for 1\u00a0weapon, 1\u00a0Food",
        ),
        (Trade(0, ("gold",), ("food",)), "1\u00a0Gold to you for 1\u00a0Food"),
        (BuyWarriors(False), "Buy no warriors"),
        (Mercenary(ATTACKER, (5,), 2, "gold1"), "Attacker: 5 and 2 weapons, 1 Gold"),
        (Mercenary(DEFENDER, (), 1, "free"), "Defender: 1 weapon, free"),
        (FlipBridge("bridge_tepeyac"), "Break the bridge of Tepeyacac"),
        (Mark("A1"), "Mark the troop: land E2"),
    ):
        kind, words = answers.advice_entry(action, view, NAMES)
        assert kind or isinstance(action, BuyWarriors)
        assert words == called


def test_every_event_is_a_sentence(language: str) -> None:
    for event in EVENTS:
        said = CORTEZ_TEXTS.sentences(event, NAMES, 0)
        if isinstance(event, UNTOLD):
            assert said == ""
        else:
            sentence(said)


def test_names_are_no_markup() -> None:
    said = CORTEZ_TEXTS.sentences(events.BidMade(1, 5), ["", "<b>Ana", "Maud", "Otto"], 0)
    assert "&lt;b&gt;Ana" in said


def test_what_goes_without_saying_is_not_told() -> None:
    paid = events.ProvisionsPaid(0, ("camouflage",), "camouflage")
    moved = events.Moved(0, "S1", ("0,0", "0,1"), 1, "action")
    dealt = events.ProvisionsDrawn(0, ("food",), "deal")
    told = chronicle.without_implied_events([dealt, paid, moved, events.TurnBegan(1)])
    assert told == [moved]


@pytest.mark.parametrize("why", ["recruit", "defence", "camouflage", "bid", "pillage"])
def test_every_payment_is_told_once(why: str) -> None:
    cards = ("camouflage",) if why == "camouflage" else ("food",)
    happened: list[Event] = [events.ProvisionsPaid(1, cards, why)]
    if why in ("recruit", "defence"):
        happened.append(events.WarriorsDrawn(1, (None,) * 4, why))
    elif why == "camouflage":
        happened.append(events.Moved(1, "A1", ("0,0", "0,1"), 1, "bribery"))
    told = [
        chronicle.sentence(event, NAMES) for event in chronicle.without_implied_events(happened)
    ]
    assert [f"1 {cards[0].capitalize()}" in said and "Ana" in said for said in told] == [True]


def questions() -> list[CortezView]:
    """A view for each kind of question, some twice."""
    offer = Proposal("trade", 1, 0, ("gold",), ("food", "food"))
    hired = combat(mercenary=MercenaryOffer(2, ATTACKER, 1, "spanish5", 1, "any2"))
    special: dict[str, dict[str, Any]] = {
        "flight": {"event": "flight_spanish"},
        "attack": {"event": "attack_aztec"},
        "bid": {"auction": Auction(5, 1, (False,) * 4)},
        "pay": {"auction": Auction(5, 0, (False, True, True, True))},
        "trade_answer": {"offer": offer},
        "parley": {"combat": combat(step="parley")},
        "parley_answer": {
            "offer": Proposal("parley", 1, 0, ("gold",), ()),
            "combat": combat(attacker=1, defender=0, step="parley"),
        },
        "buy_warriors": {"combat": combat(attacker=1, defender=0, proxy=True, step="buy")},
        "combat_step": {"combat": combat()},
        "mercenary": {"combat": combat(attacker=1, defender=2)},
        "mercenary_answer": {"combat": hired},
        "winner_mark": {"combat": combat(winner=0)},
        "place_loser": {"combat": combat(winner=0)},
    }
    found = [moment(kind, **special.get(kind, {})) for kind in KINDS]
    found.append(moment("pay", combat=hired))
    found.append(moment("bid", auction=Auction(0, None, (False,) * 4)))
    found.append(moment("combat_step", combat=combat(laid=((), ()), step="attack")))
    defending = combat(attacker=1, defender=0, laid=((), ()), step="defence")
    return [*found, moment("combat_step", combat=defending)]


@pytest.mark.parametrize("possible", [True, False])
def test_every_question_is_asked(
    language: str, possible: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No world fits these views: what is legal there cannot be found out.
    monkeypatch.setattr(prompts, "_may", lambda *_, **__: possible)
    for view in questions():
        asked, aside = CORTEZ_TEXTS.prompt(view, NAMES, 0)
        sentence(asked)
        if aside:
            sentence(aside)
        for viewer in (1, None):
            sentence(CORTEZ_TEXTS.prompt(view, ["Eva", *NAMES[1:]], viewer)[0])
        sentence(CORTEZ_TEXTS.standing(view, ["Eva", *NAMES[1:]]))


def test_stages_and_missing_cards_are_named(language: str) -> None:
    at = {"S1": "0,0"}
    half = Choosing([Move("S1", "1,0")], "action", 0, at)
    assert prompts.stage_prompt(half) == ""
    half.choose_troop("S1")
    sentence(prompts.stage_prompt(half))
    card = Choosing([Bribe("own_move", "S1", "1,0")], "bribery_play", 0, at)
    card.item = "bribery", "own_move"
    card.open()
    sentence(prompts.stage_prompt(card))
    card.choose_troop("S1")
    sentence(prompts.stage_prompt(card))
    pay = Choosing([Pay(("gold", "gold"))], "pay", 0, at)
    sentence(prompts.form_hint(pay, moment("pay")))
    bid = Auction(8, 0, (False, True, True, True))
    pay.put("gold", 1)
    assert "4" in prompts.form_hint(pay, moment("pay", auction=bid))
    keep = Choosing([Keep((1, 1, 2, 2))], "keep_warriors", 0, at, ["1", "1", "2", "2", "6"])
    sentence(prompts.form_hint(keep, moment("keep_warriors")))
    keep.put("6", 1)
    assert prompts.form_hint(keep, moment("keep_warriors")) == ""
    for stage in Stage:
        sentence(refusals.reminder(stage))


def test_every_square_has_a_name_of_its_own(language: str) -> None:
    squares = [BOARD.name(number) for number in range(SQUARE_COUNT)]
    named = [places.square_name(square) for square in squares]
    assert len(set(named)) == SQUARE_COUNT
    for square in squares:
        whole(places.to_square(square))
        whole(places.at_square(square))
        whole(notes.square(opened(), square, NAMES))


def test_the_table_is_described(language: str) -> None:
    view = moment("action", destroyed=("bridge_tepeyac",), combat=combat())
    view = with_troops(view, S1=("T21", 0), A1=("T21", 1))
    for said in accessibility.describe(view, NAMES, 0):
        sentence(said)
    whole(accessibility.describe_square(view, "T21", NAMES))
    for pile in ("provision", "discard", "bribery", "spanish", "aztec", "event"):
        whole(notes.pile(pile, view))
        whole(labels.pile(pile))


def test_options_are_named(language: str) -> None:
    words = CortezOptionWords()
    for key in CortezOptions.__dataclass_fields__:
        name, detail = label(key)
        whole(name)
        sentence(detail)
        if key not in ("majority", "bribery_teleport"):
            whole(words.group(key))
    for value in ("lot", "spanish", "aztec"):
        whole(words.choice("majority", value))


def test_results_say_who_and_why(language: str) -> None:
    for by in (*results.details(), "resignation"):
        for winners in ((0,), (1,), (0, 2), (1, 2)):
            headline, detail = CORTEZ_TEXTS.result(Result(winners, by), NAMES, 0)
            sentence(headline)
            sentence(detail)


def test_above_a_review_it_is_said_with_how_many_points_the_match_was_won() -> None:
    lines = (31, 35, 20, 8)
    score = tuple(Score(0, 0, 0, 0, 0, 0, total) for total in lines)
    view = replace(moment("action"), score=score)
    won = partial(CORTEZ_TEXTS.won, view=view)
    ended = Result((1,), "treasures")
    assert won(ended, names=["", "Ana", "Maud", "Otto"]) == "Ana wins with 35 points."
    assert won(ended, names=["Ana", "", "Maud", "Otto"]) == "You win with 35 points."
    left = Result((1, 2, 3), "resignation")
    assert won(left, names=["", "Ana", "Maud", "Otto"]) == "You gave up the game."


def test_what_comes_of_an_answer_in_the_city_is_told_with_by_when() -> None:
    for kind in ("enters", "leaves"):
        told = CORTEZ_TEXTS.reason(Effect(kind, number=2), moment("action"), NAMES)
        assert told is not None
        assert told.clause.endswith("by the end of the next turn")


def test_the_panel_counts_what_everybody_has(language: str) -> None:
    view = with_troops(moment("action"), S1=("T21", 0), S2=("0,3", 0))
    told = facts(view, NAMES, 0)
    assert [holding.number for holding in told.seats[0].holdings] == [10, 4, 0, 0, 1]
    assert told.camps is not None
    assert told.camps.counts == (3, 2)
    assert told.turn_card is not None
    assert told.turn_card.card == "bridges"
    for said in (told.goal, told.progress, told.camps.sentence, told.turn_card.text):
        whole(said)
    for seat in told.seats:
        whole(seat.subtitle)
        for holding in seat.holdings:
            assert str(holding.number) in holding.text


@pytest.mark.parametrize(
    ("origin", "winner", "counts"),
    [
        ("9,11", None, (0, 1)),
        ("T20", None, (1, 1)),
        ("9,11", 0, (1, 0)),
        ("9,11", 1, (0, 1)),
        ("T20", 1, (0, 1)),
    ],
)
def test_a_square_fought_for_is_nobody_elses_before_it_is_decided(
    origin: str, winner: int | None, counts: tuple[int, int]
) -> None:
    """Whoever attacks from the city stands there anyhow, until it is beaten."""
    fought = combat(origin=origin, winner=winner)
    view = moment("combat_step", combat=fought)
    nowhere = dict.fromkeys(TROOP_NUMBERS, ("0,3", None))
    view = with_troops(view, **(nowhere | {"S1": ("T21", 0), "A1": ("T21", 1)}))
    told = facts(view, NAMES, 0)
    assert told.camps is not None
    assert told.camps.counts == counts
    assert tuple(seat.holdings[-1].number for seat in told.seats) == (*counts, 0, 0)
    assert tuple(seat.standing[0] for seat in told.seats) == (*counts, 0, 0)


def test_a_combat_has_steps_and_badges(language: str) -> None:
    told = facts(moment("combat_step", combat=combat(step="raise")), NAMES, 0)
    assert told.ladder is not None
    whole(told.ladder.heading)
    stages = [rung.stage.value for rung in told.ladder.rungs]
    assert stages == ["done", "done", "now", "coming", "coming"]
    badges = [seat.badge for seat in told.seats]
    assert badges[0] is not None
    assert badges[1] is not None
    assert badges[2:] == [None, None]


def test_points_open_into_their_parts(language: str) -> None:
    lines = {"nation": 5, "troops": 10, "objective": 10, "treasures": 0, "gold": 2, "bribery": 3}
    score = tuple(Score(**lines, total=30) for _ in range(4))
    told = facts(moment("action", decision=None, phase="over", score=score), NAMES, 0)
    assert told.score is not None
    assert told.score.points == (30,) * 4
    for parts in told.score.parts:
        assert sum(line.points for line in parts) == 30
        for line in parts:
            whole(line.label)


def test_every_refusal_has_words(language: str) -> None:
    keys = refusal_keys(engine_refusals) | refusal_keys(troop_refusals)
    # What the code compares with stands in the same expressions.
    keys -= {"attack", "defence", "marked", "camouflage", "gold", "food", "weapon"}
    keys |= {"marked"}
    view = moment("action")
    for key in sorted(keys):
        sentence(CORTEZ_TEXTS.refusal(key, Draw(), view))
    for key, action in (
        ("wrong_number", Trade(1, (), ())),
        ("not_in_hand", Accept()),
        ("occupied", FlipBridge("bridge_tepeyac")),
    ):
        assert CORTEZ_TEXTS.refusal(key, action, view) != CORTEZ_TEXTS.refusal(key, Draw(), view)


def test_routines_answer_what_they_say(language: str) -> None:
    legal = {kind: [Accept(), Refuse()] for kind in ("trade_answer", "parley_answer")}
    for routine in ROUTINES:
        whole(routine.label())
        for kind in routine.kinds:
            answer = routine.choose_action(moment(kind), legal.get(kind, [Pass()]))
            assert answer in legal.get(kind, [Pass()])


def test_links_lead_everywhere() -> None:
    keys = {"over", "not_your_turn", "not_asked", "unknown"} | set(refusals.refusals())
    assert set(links.REFUSALS) == keys
    assert set(links.EVENTS) == {event.event for event in CORTEZ.events}
    assert set(links.DECISIONS) == set(KINDS)
    assert set(links.OPTIONS) == set(CortezOptions.__dataclass_fields__)
    assert set(links.RESULTS) == {*results.details(), "resignation"}
    sections = {section.id for section in read_rules("cortez", "en").sections}
    found = {links.for_event(event) for event in EVENTS}
    found |= {links.for_refusal(key, action) for key in keys for action in ACTIONS}
    found |= {links.for_decision(kind) for kind in KINDS}
    found |= {links.for_result(by) for by in links.RESULTS}
    assert found <= sections


def test_what_is_left_alone_has_its_sentence(language: str) -> None:
    """No event tells of it, and yet the strip says what somebody did."""
    for name in ("", "Ana"):
        told = {
            CORTEZ_TEXTS.text_without_event(action, asked, name)
            for action, asked in (
                (Pass(), "trade"),
                (Pass(), "parley"),
                (Pass(), "mercenary"),
                (Pass(), "bribery_play"),
                (Done(), "combat_step"),
                (BuyWarriors(False), "buy_warriors"),
                (Collar("none"), "winner_mark"),
            )
        }
        assert len(told) == 7
        for said in told:
            sentence(said)
            assert name in said
    assert CORTEZ_TEXTS.text_without_event(BuyWarriors(True), "buy_warriors", "Ana") == ""


def test_french_elides_before_the_names_of_ports(qapp: object) -> None:
    chosen = Language(qapp)  # type: ignore[arg-type]
    chosen.install("fr")
    try:
        at = {name: BOARD.name(square) for square, name in places.PORTS.items()}
        assert places.square_name(at["Atenco"]) == "port d’Atenco"
        assert places.to_square(at["Ayotzinco"]) == "au port d’Ayotzinco"
        assert places.at_square(at["Xaltocan"]) == "au port de Xaltocan"
        for name in at:
            elided = name[0] in "AEIOU"
            assert ("d’" in places.at_square(at[name])) == elided, name
    finally:
        chosen.install("en")


def test_the_reason_for_an_answer_in_a_combat_is_the_chance_with_and_without_it(
    qtbot: QtBot, language: str
) -> None:
    view = moment("combat_step", combat=combat())
    lay, hold = AddWarrior(5), Done()

    def told(number: int, **more: int) -> dict[Effect, int]:
        facts = {"chance": number, **more}
        return {Effect(kind, number=value): 30 for kind, value in facts.items()}

    beats = {Effect("beats", seat=1): 24}
    answers = (
        Advised(lay, 0.5, 0.02, (), {**told(78, strength=14, idle_chance=45), **beats}),
        Advised(hold, 0.3, 0.02, (), told(45)),
    )
    box = AdviceBox(CORTEZ_TEXTS)
    qtbot.addWidget(box)
    box.resize(320, 700)
    box.show_advice(Advice(answers, 100, 1.0, 30), view, 0, NAMES)
    said = box.text()
    assert percent(0.78) in said
    assert percent(0.45) in said
    # The same is not said again in imagined games.
    assert "24" not in said
    if language == "en":
        assert "You win this combat in most cases (78\u00a0%). " in said
        assert "If you add nothing more, you win about every other time (45\u00a0%)." in said
        facts = {answer.action: tuple(answer.facts or ()) for answer in answers}
        held = CORTEZ_TEXTS.contest(hold, facts, view, NAMES)
        assert held is not None
        assert held.clause == (
            "You win this combat about every other time (45\u00a0%). "
            "With “Lay the 5” you win in most cases (78\u00a0%)."
        )
    contest = CORTEZ_TEXTS.contest(lay, {lay: tuple(answers[0].facts or ())}, view, NAMES)
    assert contest is not None
    box.on_board = lambda: {contest.clause}
    box.show_advice(Advice(answers, 100, 1.0, 31), view, 0, NAMES)
    assert contest.clause not in box.text()


def test_what_is_certain_in_a_combat_has_no_figure() -> None:
    view, lay = moment("combat_step", combat=combat()), AddWarrior(5)

    def told(**facts: int) -> str:
        effects = tuple(Effect(kind, number=number) for kind, number in facts.items())
        contest = CORTEZ_TEXTS.contest(lay, {lay: effects}, view, NAMES)
        assert contest is not None
        return contest.clause

    won = (
        "You win this combat for sure. "
        "If you add nothing more, you win about every other time (55\u00a0%)."
    )
    assert told(chance=100, idle_chance=55) == won
    lost = (
        "You win this combat in less than half of the cases (30\u00a0%). "
        "If you add nothing more, you lose for sure."
    )
    assert told(chance=30, idle_chance=0) == lost
    both = "You lose this combat for sure, whatever you add."
    assert told(chance=0, idle_chance=0) == both
    for certain, said in ((100, "Ana wins this combat for sure."), (0, "Ana loses this")):
        facts: dict[Action, Sequence[Effect]] = {
            Pass(): (Effect("chance", seat=1, number=certain),)
        }
        contest = CORTEZ_TEXTS.contest(Pass(), facts, view, NAMES)
        assert contest is not None
        assert contest.clause.startswith(said)


def test_a_mercenary_is_told_the_chance_of_the_side_it_helps() -> None:
    view = moment("mercenary", combat=combat(attacker=2, defender=1))
    helps = Mercenary("defender", (5,), 0, "free")
    facts = {
        helps: (Effect("chance", seat=1, number=80), Effect("idle_chance", seat=1, number=55)),
        Pass(): (Effect("chance", seat=2, number=45),),
    }
    told = CORTEZ_TEXTS.contest(helps, facts, view, NAMES)
    assert told is not None
    assert told.clause == (
        "Ana wins this combat in most cases (80\u00a0%). "
        "Without it Ana wins about every other time (55\u00a0%)."
    )
    passed = CORTEZ_TEXTS.contest(Pass(), facts, view, NAMES)
    assert passed is not None
    assert passed.clause == "Maud wins this combat about every other time (45\u00a0%)."
    assert CORTEZ_TEXTS.contest(Pass(), {Pass(): ()}, view, NAMES) is None


def test_passing_is_shown_beside_every_bid() -> None:
    view = Match(new_record(CORTEZ, 2, 1)).view(0)
    texts, names = CORTEZ_TEXTS, ["", "Ana"]
    bids = [Advised(Bid(amount), 0.5 - amount / 100, 0.02, ()) for amount in range(3, 9)]
    passes = Advised(Pass(), 0.2, 0.02, ())
    shown = of_different_kind(Advice((*bids, passes), 9, 1.0), texts, view, names).moves
    assert [move.action for move in shown] == [Bid(3), Bid(4), Bid(5), Pass()]


def test_actions_that_begin_the_same_laying_are_one_answer() -> None:
    warriors = [[6, 5, 5, 2], [1]]
    combat = {
        "attacker": "A", "defender": "B", "square": "5,7", "origin": "3,7",
        "attacker_troop": "S1", "defender_troop": "A1", "step": "attack",
        "sides": {"attacker": {"warriors": []}},
    }  # fmt: skip
    written = position(
        seats="AB", board="S1@3,7=A A1@5,7=B A2@18,0=B", phase="combat", turn="A", combat=combat,
        hands={"A": "weapon*2", "B": "food"},
        warriors=dict(zip("AB", warriors, strict=True)),
    )  # fmt: skip
    match = Match(replace(new_record(CORTEZ, 2, 1), position=written["position"]))
    texts, names, view = CORTEZ_TEXTS, ["", "Ana"], match.view(0)
    laid = {
        Effect("lays", "6", number=1): 20,
        Effect("lays", "5", number=2): 20,
        Effect("lays", "weapon", number=1): 20,
        # There is no such card in the hand.
        Effect("lays", "4", number=3): 20,
    }
    moves = [
        Advised(AddWarrior(5), 0.5, 0.02, (), laid),
        Advised(AddWarrior(6), 0.49, 0.02, (), laid),
        Advised(AddWarrior(2), 0.4, 0.02, (), {}),
    ]
    shown = of_different_kind(Advice(tuple(moves), 9, 1.0, 20), texts, view, names).moves
    assert [move.action for move in shown] == [AddWarrior(5), AddWarrior(2)]
    plan = [AddWarrior(5), AddWarrior(6), AddWarrior(5), AddWeapon()]
    assert list(shown[0].plan) == plan
    assert shown[0].name(texts, view, names) == "Lay 6·5·5 and 1 weapon"
    assert shown[1].plan == ()
    choosing = Choosing(match.legal(), "combat_step", 0, {}, ["6", "5", "5", "2"], (2, 0))
    choosing.lead_to(AddWarrior(5))
    choosing.pick_plan(plan)
    assert choosing.ready() == AddWarrior(5), "what the hint names is laid first"
    assert sorted(choosing.laid_actions, key=str) == sorted(plan, key=str)
    assert choosing.chosen_counts == {"6": 1, "5": 2, "weapon": 1}


#: By kind of question: a word of it, and the kind of action it speaks of.
OFFERED = {
    "action": [("move a troop", "move"), ("recruit", "recruit"), ("draw a provision", "draw")],
    "bid": [("bid for", "bid")],
    "bribery_play": [("play a bribery card", "bribe")],
    "fight_bribery": [("play a bribery card", "bribe")],
    "mercenary": [("offer a fighter", "mercenary")],
}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (5, 3)])
def test_questions_offer_only_what_is_legal(seats: int, seed: int) -> None:
    match: Match[CortezView] = Match(new_record(CORTEZ, seats, seed))
    rng = Rng(seed)
    refused = 0
    while match.decision is not None and match.ply < 700:
        seat, kind = match.decision.seat, match.decision.kind
        names = ["" if other == seat else f"Player {other}" for other in range(seats)]
        legal = match.legal()
        possible = {action.do for action in legal}
        said, aside = CORTEZ_TEXTS.prompt(match.view(seat), names, seat)
        for words, action in OFFERED.get(kind, ()):
            assert (words in said.lower()) == (action in possible), said
            refused += action not in possible
        if kind == "buy_warriors":
            assert ("pay one Food" in said) == (BuyWarriors(True) in legal)
        if kind in ("trade_answer", "mercenary_answer"):
            assert (aside == "Your provisions cannot pay that.") == ("accept" not in possible)
        # Between people a covered hand tells nothing of this.
        covered, _ = CORTEZ_TEXTS.prompt(match.view(None), names, seat)
        if kind == "action" and match.view(seat).provisions[seat]:
            assert covered.startswith("Move a troop, recruit, or draw a provision")
        match.submit(seat, legal[rng.below(len(legal))])
    assert refused > 20


def test_what_a_move_is_said_to_bring_comes_at_once() -> None:
    told = {"attack": 0, "city": 0, "village": 0}
    for seed in range(6):
        match: Match[CortezView] = Match(new_record(CORTEZ, 4, seed))
        rng = Rng(seed)
        while match.decision is not None and match.ply < 400:
            seat, legal = match.decision.seat, match.legal()
            names = ["" if other == seat else f"Player {other}" for other in range(4)]
            action = legal[rng.below(len(legal))]
            said = CORTEZ_TEXTS.immediate_effect(action, match.view(seat), names)
            step = match.submit(seat, action)
            if not isinstance(action, Move):
                continue
            fought = any(isinstance(event, events.CombatBegan) for event in step.events)
            assert said.startswith("It attacks") == fought, said
            told["attack"] += "unmarked" in said
            told["city"] += "into the city" in said
            told["village"] += "provision" in said
    assert min(told.values()) > 0
