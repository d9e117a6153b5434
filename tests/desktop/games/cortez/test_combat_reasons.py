"""Reasons for the answers in a combat of Cortez, and for moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pytestqt.qtbot import QtBot

from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.words import places
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.language.translation import Language
from desktop.panels.hint_box import HintBox
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.callouts.advice_texts import percent
from desktop.table.hints.differences import of_different_kind
from engine.core.rng import Rng
from engine.core.values import Action, Effect
from engine.games.cortez import CORTEZ, events
from engine.games.cortez.actions import (
    Accept,
    AddWarrior,
    AddWeapon,
    Bid,
    BuyWarriors,
    Collar,
    Done,
    Mercenary,
    Move,
    Pass,
    Refuse,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.effects import HELP
from engine.games.cortez.views.view import CortezView, MercenaryOffer
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.cortez.kit import NAMES, combat, moment
from tests.desktop.games.cortez.kit import contest as combat_told
from tests.desktop.games.cortez.text_kit import sentence
from tests.engine.games.cortez.kit import position


def test_leaving_a_troop_alone_has_a_sentence(language: str) -> None:
    """No event tells of it, and yet the strip says what somebody did."""
    for name in ("", "Ana"):
        told = {
            CORTEZ_TEXTS.text_without_event(action, asked, name)
            for action, asked in (
                (Pass(), "trade"),
                (Pass(), "parley"),
                (Pass(), "mercenary"),
                (Pass(), "bribery_play"),
                (Pass(), "action"),
                (Done(), "combat_step"),
                (BuyWarriors(False), "buy_warriors"),
                (Collar("none"), "winner_mark"),
            )
        }
        assert len(told) == 8
        for said in told:
            sentence(said)
            assert name in said
    assert CORTEZ_TEXTS.text_without_event(BuyWarriors(True), "buy_warriors", "Ana") == ""
    # An event tells that a seat passes in an auction.
    assert CORTEZ_TEXTS.text_without_event(Pass(), "bid", "Ana") == ""


def test_french_elides_before_the_names_of_ports(qapp: object) -> None:
    chosen = Language(qapp)  # type: ignore[arg-type]
    chosen.install("fr")
    try:
        at = {name: BOARD.name(square) for square, name in places.PORTS.items()}
        assert places.square_name(at["Atenco"]) == "port d’Atenco"
        assert places.to_square(at["Ayotzinco"]) == "au port d’Ayotzinco"
        assert places.square_phrase(at["Xaltocan"]) == "au port de Xaltocan"
        for name in at:
            elided = name[0] in "AEIOU"
            assert ("d’" in places.square_phrase(at[name])) == elided, name
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
        AdvisedMove(lay, 0.5, 0.02, (), {**told(78, strength=14, idle_chance=45), **beats}),
        AdvisedMove(hold, 0.3, 0.02, (), told(45)),
    )
    box = HintBox(CORTEZ_TEXTS)
    qtbot.addWidget(box)
    box.resize(320, 700)
    box.show_advice(Advice(answers, 100, 1.0, 30), view, 0, NAMES)
    said = box.text()
    assert percent(0.8) in said
    assert percent(0.45) in said
    # The same is not said again in imagined games.
    assert "24" not in said
    if language == "en":
        assert "You win this combat most of the time (80\u00a0%). " in said
        assert "If you add no card, you win about half the time (45\u00a0%)." in said
        facts = {answer.action: tuple(answer.facts or ()) for answer in answers}
        held = combat_told(hold, facts, view)
        assert held is not None
        assert held.clause == (
            "You win this combat about half the time (45\u00a0%). "
            "With “Lay the 5”, you win most of the time (80\u00a0%)."
        )
    contest = combat_told(lay, {lay: tuple(answers[0].facts or ())}, view)
    assert contest is not None
    box.on_board = lambda: {contest.clause}
    box.show_advice(Advice(answers, 100, 1.0, 31), view, 0, NAMES)
    assert contest.clause not in box.text()


def test_certain_combat_results_have_no_percentage() -> None:
    view, lay = moment("combat_step", combat=combat()), AddWarrior(5)

    def told(**facts: int) -> str:
        effects = tuple(Effect(kind, number=number) for kind, number in facts.items())
        contest = combat_told(lay, {lay: effects}, view)
        assert contest is not None
        return contest.clause

    won = (
        "You win this combat for sure. If you add no card, you win about half the time (55\u00a0%)."
    )
    assert told(chance=100, idle_chance=55) == won
    lost = (
        "You win this combat less than half the time (30\u00a0%). "
        "If you add no card, you cannot win."
    )
    assert told(chance=30, idle_chance=0) == lost
    both = "You cannot win this combat, whatever you add."
    assert told(chance=0, idle_chance=0) == both
    low = (
        "You win this combat only very rarely (under 5\u00a0%), whether or not you add more cards."
    )
    assert told(chance=2, idle_chance=2) == low
    assert told(chance=60, idle_chance=60).endswith(", even if you add nothing more.")
    alone = Effect("chance", number=2), Effect("idle_chance", HELP)
    held = combat_told(Done(), {Done(): alone}, view)
    assert held is not None
    assert held.clause.endswith("If you add no card, you cannot win without help.")
    for certain, said in ((100, "Ana wins this combat for sure."), (0, "Ana cannot win")):
        facts: dict[Action, Sequence[Effect]] = {
            Pass(): (Effect("chance", seat=1, number=certain),)
        }
        contest = combat_told(Pass(), facts, view)
        assert contest is not None
        assert contest.clause.startswith(said)


def test_mercenaries_see_the_chance_of_the_side_they_help() -> None:
    view = moment("mercenary", combat=combat(attacker=2, defender=1))
    view = replace(view, nations=("spanish", "spanish", "aztec", "aztec"))
    helps = Mercenary("defender", (5,), 0, "free")
    facts = {
        helps: (Effect("chance", seat=1, number=80), Effect("idle_chance", seat=1, number=55)),
        Pass(): (Effect("chance", seat=2, number=45),),
    }
    told = combat_told(helps, facts, view)
    assert told is not None
    assert told.clause == (
        "Ana wins this combat most of the time (80\u00a0%). "
        "Without it, Ana wins about half the time (55\u00a0%)."
    )
    passed = combat_told(Pass(), facts, view)
    assert passed is not None
    assert passed.clause == "Maud wins this combat about half the time (45\u00a0%)."
    for often, told_too in ((45, False), (80, True)):
        gift = Mercenary("attacker", (1,), 0, "free")
        more = {**facts, gift: (Effect("chance", seat=2, number=often),)}
        beside = combat_told(Pass(), more, view)
        assert beside is not None
        assert ("With “" in beside.clause) == told_too, "the same chance is no news"
    paid = combat_told(Mercenary("defender", (5,), 0, "gold2"), {
        Mercenary("defender", (5,), 0, "gold2"): facts[helps]
    }, view)  # fmt: skip
    assert paid is not None
    assert paid.clause.startswith(
        "If Ana accepts the offer, Ana wins this combat most of the time (80\u00a0%). "
    )
    assert combat_told(Pass(), {Pass(): ()}, view) is None


def test_an_offer_of_help_says_how_likely_it_is_taken_and_that_it_is_against_the_own_nation() -> (
    None
):
    view = moment("mercenary", combat=combat(attacker=2, defender=1))
    view = replace(view, nations=("aztec", "spanish", "aztec", "spanish"))
    sells = Mercenary("defender", (5,), 0, "gold2")
    for chance in (80, 55):
        effects = Effect("chance", seat=1, number=chance), Effect("idle_chance", seat=1, number=55)
        told = combat_told(sells, {sells: (*effects, Effect("takes", seat=1, number=31))}, view)
        assert told is not None
        assert told.clause.endswith(
            " Ana accepts it less than half the time (30\u00a0%). It helps the side that "
            "fights your own nation, but brings 2 Gold, a point each at the end."
        )
    free = combat_told(replace(sells, price="free"), {replace(sells, price="free"): effects}, view)
    assert free is not None
    assert free.clause.endswith(" It helps the side that fights your own nation.")


def test_the_price_of_a_mercenary_is_named_in_points() -> None:
    hired = combat(mercenary=MercenaryOffer(2, "attacker", 1, "S1", 0, "gold2", ("gold", "gold")))
    view = moment("mercenary_answer", combat=hired)
    facts = {
        Accept(): (Effect("chance", number=15), Effect("idle_chance", number=15)),
        Refuse(): (Effect("chance", number=15),),
    }
    for answer in facts:
        told = combat_told(answer, facts, view)
        assert told is not None
        assert told.clause.endswith("The price is 2 Gold, a point each at the end.")
    free = replace(hired, mercenary=MercenaryOffer(2, "attacker", 1, "S1", 0, "free"))
    told = combat_told(Accept(), facts, replace(view, combat=free))
    assert told is not None
    assert "price" not in told.clause


def test_passing_is_shown_beside_every_bid() -> None:
    view = Match(new_record(CORTEZ, 2, 1)).view(0)
    texts, names = CORTEZ_TEXTS, ["", "Ana"]
    bids = [AdvisedMove(Bid(amount), 0.5 - amount / 100, 0.02, ()) for amount in range(3, 9)]
    passes = AdvisedMove(Pass(), 0.2, 0.02, ())
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
        AdvisedMove(AddWarrior(5), 0.5, 0.02, (), laid),
        AdvisedMove(AddWarrior(6), 0.49, 0.02, (), laid),
        AdvisedMove(AddWarrior(2), 0.4, 0.02, (), {}),
    ]
    shown = of_different_kind(Advice(tuple(moves), 9, 1.0, 20), texts, view, names).moves
    assert [move.action for move in shown] == [AddWarrior(5), AddWarrior(2)]
    plan = [AddWarrior(5), AddWarrior(6), AddWarrior(5), AddWeapon()]
    assert list(shown[0].plan) == plan
    assert shown[0].name(texts, view, names) == "Lay 6·5·5 and 1 Weapon"
    assert shown[1].plan == ()
    selection = CortezSelection(match.legal(), "combat_step", 0, {}, ["6", "5", "5", "2"], (2, 0))
    selection.lead_to(AddWarrior(5))
    selection.pick_plan(plan)
    assert selection.ready_action() == AddWarrior(5), "what the hint names is laid first"
    assert sorted(selection.laid_actions, key=str) == sorted(plan, key=str)
    assert selection.chosen_counts == {"6": 1, "5": 2, "weapon": 1}


def test_promised_effects_of_a_move_are_immediate() -> None:
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
            told["city"] += "the city" in said and "at the end if it stays" in said
            told["village"] += "provision" in said
    assert min(told.values()) > 0
