"""The words of Cortez: questions, places, options, results, refusals."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.features import ROUTINES
from desktop.games.cortez.rulebook import links
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import (
    accessibility,
    labels,
    notes,
    places,
    prompts,
    refusals,
    results,
)
from desktop.games.cortez.words.option_texts import CortezOptionWords, label
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.rulebook.document import read_rules
from engine.core.options import options_of
from engine.core.rng import Rng
from engine.core.values import Result
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    Accept,
    Bribe,
    BuyWarriors,
    Draw,
    FlipBridge,
    Keep,
    Move,
    Pass,
    Pay,
    Recruit,
    Refuse,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.events import TreasureAwarded
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.rules.core_state import DECISION_KINDS
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views import refusals as engine_refusals
from engine.games.cortez.views import troop_refusals
from engine.games.cortez.views.view import Auction, Batch, CortezView, MercenaryOffer, NationScore
from engine.games.cortez.views.view import OfferSeen as Proposal
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.cortez.kit import NAMES, combat, moment, opened, with_troops
from tests.desktop.games.cortez.text_kit import ACTIONS, EVENTS, sentence, whole
from tests.desktop.language.text_kit import refusal_keys


def questions() -> list[CortezView]:
    """Return a view for each kind of question, some twice."""
    offer = Proposal("trade", 1, 0, ("gold",), ("food", "food"))
    hired = combat(mercenary=MercenaryOffer(2, ATTACKER_NAME, 1, "spanish5", 1, "any2"))
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
        "buy_warriors": {"combat": combat(attacker=1, defender=0, is_by_proxy=True, step="buy")},
        "combat_step": {"combat": combat()},
        "mercenary": {"combat": combat(attacker=1, defender=2)},
        "mercenary_answer": {"combat": hired},
        "winner_mark": {"combat": combat(winner=0)},
        "place_loser": {"combat": combat(winner=0)},
    }
    found = [moment(kind, **special.get(kind, {})) for kind in DECISION_KINDS]
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
    monkeypatch.setattr(prompts, "_has_action", lambda *_, **__: possible)
    for view in questions():
        asked, aside = CORTEZ_TEXTS.prompt(view, NAMES, 0)
        sentence(asked)
        if aside:
            sentence(aside)
        for viewer in (1, None):
            sentence(CORTEZ_TEXTS.prompt(view, ["Eva", *NAMES[1:]], viewer)[0])
        sentence(CORTEZ_TEXTS.standing_text(view, ["Eva", *NAMES[1:]]))


def test_a_bid_is_topped_only_after_an_earlier_bid(qtbot: QtBot) -> None:
    nothing: dict[str, Any] = {"provisions": ((), (None,), (None,), (None,)), "phase": "auction"}
    first = moment("bid", auction=Auction(0, None, (False,) * 4), **nothing)
    assert prompts.question(first, NAMES) == "You cannot bid, and pass."
    assert prompts.aside(first, 0, NAMES) == "Nobody has bid so far."
    later = moment("bid", auction=Auction(3, 1, (False,) * 4), **nothing)
    assert prompts.question(later, NAMES) == "You cannot bid more, so you pass."


def test_stages_and_missing_cards_are_named(language: str) -> None:
    at = {"S1": "0,0"}
    half = CortezSelection([Move("S1", "1,0")], "action", 0, at)
    assert prompts.stage_prompt(half) == ""
    half.choose_troop("S1")
    sentence(prompts.stage_prompt(half))
    card = CortezSelection([Bribe("own_move", "S1", "1,0")], "bribery_play", 0, at)
    card.item = "bribery", "own_move"
    card.open_stage()
    sentence(prompts.stage_prompt(card))
    card.choose_troop("S1")
    sentence(prompts.stage_prompt(card))
    pay = CortezSelection([Pay(("gold", "gold"))], "pay", 0, at)
    sentence(prompts.form_hint(pay, moment("pay")))
    bid = Auction(8, 0, (False, True, True, True))
    pay.put("gold", 1)
    assert "4" in prompts.form_hint(pay, moment("pay", auction=bid))
    keep = CortezSelection([Keep((1, 1, 2, 2))], "keep_warriors", 0, at, ["1", "1", "2", "2", "6"])
    sentence(prompts.form_hint(keep, moment("keep_warriors")))
    keep.put("6", 1)
    assert prompts.form_hint(keep, moment("keep_warriors")) == ""
    for stage in SelectionStage:
        sentence(refusals.reminder(stage))


def test_every_square_has_a_name_of_its_own(language: str) -> None:
    squares = [BOARD.name(number) for number in range(SQUARE_COUNT)]
    named = [places.square_name(square) for square in squares]
    assert len(set(named)) == SQUARE_COUNT
    for square in squares:
        whole(places.to_square(square))
        whole(places.square_phrase(square))
        whole(notes.square(opened(), square, NAMES))


def test_the_table_is_described(language: str) -> None:
    view = moment("action", broken_bridges=("bridge_tepeyac",), combat=combat())
    view = with_troops(view, S1=("T21", 0), A1=("T21", 1))
    for said in accessibility.describe(view, NAMES, 0):
        sentence(said)
    whole(accessibility.describe_square(view, "T21", NAMES))
    for pile in ("provision", "discard", "bribery", "spanish", "aztec", "event"):
        whole(notes.pile(pile, view))
        whole(labels.pile(pile))


def test_options_are_named(language: str) -> None:
    words = CortezOptionWords()
    for key in [option.name for option in options_of(CortezOptions)]:
        name, detail = label(key)
        whole(name)
        sentence(detail)
        if key not in ("majority", "short", "bribery_teleport"):
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
    score = tuple(NationScore(0, 0, 0, 0, 0, 0, total) for total in lines)
    view = replace(moment("action"), score=score)
    won = partial(CORTEZ_TEXTS.winner_text, view=view)
    ended = Result((1,), "treasures")
    assert won(ended, names=["", "Ana", "Maud", "Otto"]) == "Ana wins with 35 points."
    assert won(ended, names=["Ana", "", "Maud", "Otto"]) == "You win with 35 points."
    left = Result((1, 2, 3), "resignation")
    assert won(left, names=["", "Ana", "Maud", "Otto"]) == "You gave up the game."


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
    assert set(links.DECISIONS) == set(DECISION_KINDS)
    assert set(links.OPTIONS) == {option.name for option in options_of(CortezOptions)}
    assert set(links.RESULTS) == {*results.details(), "resignation", "called_off"}
    sections = {section.id for section in read_rules("cortez", "en").sections}
    found = {links.for_event(event) for event in EVENTS}
    found |= {links.for_refusal(key, action) for key in keys for action in ACTIONS}
    found |= {links.for_decision(kind) for kind in DECISION_KINDS}
    found |= {links.for_result(by) for by in links.RESULTS}
    assert found <= sections


def test_the_answer_makes_a_refusal_more_precise() -> None:
    for key, action, section in (
        ("not_in_hand", Accept(), "trading"),
        ("occupied", FlipBridge("bridge_tepeyac"), "bridges"),
        ("wrong_number", Trade(1, (), ()), "trading"),
        ("unreachable", Bribe("own_move", "S1", "0,0"), "bribery"),
    ):
        assert links.for_refusal(key, action) == section
        for other in (Draw(), None):
            assert links.for_refusal(key, other) == links.REFUSALS[key] != section


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
    match: Match[CortezView] = Match(new_record(CORTEZ, seats, seed, {"windows": True}))
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


# -- claims that depend on the moment --------------------------------------------------------------


def test_a_short_deck_gives_fewer_warriors(qtbot: QtBot) -> None:
    short = (Batch(2, None), Batch(30, None))
    decks = ((Batch(1, None), Batch(1, None)), short)
    view = moment("action", decks=decks, warriors=((None,) * 3,) * 4)
    assert CORTEZ_TEXTS.action(Recruit(), view, NAMES) == "Pay one Food and draw 2 warriors"
    assert CORTEZ_TEXTS.immediate_effect(Recruit(), view, NAMES) == (
        "It brings your hand to 5 warriors."
    )
    attacked = combat(attacker=1, defender=0, is_by_proxy=True, step="buy")
    view = moment("buy_warriors", combat=attacked, decks=decks, provisions=((None,) * 3,) * 4)
    assert CORTEZ_TEXTS.prompt(view, NAMES, 0)[0] == "You defend: pay one Food for 2 warriors?"
    assert CORTEZ_TEXTS.action(BuyWarriors(True), view, NAMES) == "Pay one Food for 2 warriors"
    assert CORTEZ_TEXTS.subject(BuyWarriors(True), view, NAMES) == "paying one Food for 2 warriors"


def test_a_village_without_provisions_left_promises_none(qtbot: QtBot) -> None:
    view = with_troops(moment("action"), S1=("9,11", 0))
    stand = {troop.at for troop in view.troops}
    village = next(village for village in BOARD.villages
                   if village.value == 2 and BOARD.name(village.square) not in stand)  # fmt: skip
    move = Move("S1", BOARD.name(village.square))

    def said(pile: int, discarded: int) -> str:
        now = replace(view, pile=pile, discard={"gold": discarded})
        return CORTEZ_TEXTS.immediate_effect(move, now, NAMES)

    assert said(9, 0) == said(1, 1) == "It brings 2 provisions."
    assert said(1, 0) == ""


def test_a_move_that_gives_up_the_objective_or_the_city_says_so(qtbot: QtBot) -> None:
    """Provisions alone would speak for what costs 15 points."""
    temple, other, outside = "T17", "T24", "9,11"
    view = moment("action", objectives=("temple17", None, None, None))
    view = with_troops(view, S1=(temple, 0), S2=(other, 0))
    stand = {troop.at for troop in view.troops}
    village = next(BOARD.name(village.square) for village in BOARD.villages
                   if village.value == 2 and BOARD.name(village.square) not in stand)  # fmt: skip

    def said(troop: str, to: str) -> str:
        return CORTEZ_TEXTS.immediate_effect(Move(troop, to), view, NAMES)

    assert said("S1", village) == (
        "It brings 2 provisions, but leaves the objective and the city: 15 points less at the end "
        "unless it returns."
    )
    lost = "leaves the city: 5 points less at the end unless it returns."
    assert said("S2", village) == f"It brings 2 provisions, but {lost}"
    assert said("S2", outside) == f"It {lost}"
    assert said("S1", "T22") == (
        "It leaves the objective: 10 points less at the end unless it returns."
    )
    assert said("S2", "T22") == ""


@pytest.mark.parametrize(
    ("scores", "winners", "said"),
    [
        ([(30, 10), (30, 15), (9, 0), (8, 0)], (1,),
         "The last treasure was found. Level on points: the troops in the city decided."),
        ([(30, 15), (30, 15), (9, 0), (8, 0)], (1,),
         "The last treasure was found. Level on points and on troops in the city: the highest-"
         "numbered square decided."),
        ([(30, 0), (30, 0), (9, 0), (8, 0)], (0, 1),
         "The last treasure was found. Level on points, and none of the tied players has a troop "
         "in the city."),
        ([(30, 10), (31, 5), (9, 0), (8, 0)], (1,),
         "The last treasure was found, so the player with the most points won."),
    ],
)  # fmt: skip
def test_results_name_the_tie_break(
    qtbot: QtBot, scores: list[tuple[int, int]], winners: tuple[int, ...], said: str
) -> None:
    score = tuple(NationScore(0, troops, 0, 0, 0, 0, total) for total, troops in scores)
    view = replace(moment("action"), score=score)
    assert CORTEZ_TEXTS.result(Result(winners, "treasures"), NAMES, 0, view)[1] == said


def test_a_treasure_is_lost_though_unmarked_troops_are_in_the_city(qtbot: QtBot) -> None:
    lost = TreasureAwarded(None, 1, (0, 0, 0, 0), None)
    assert CORTEZ_TEXTS.sentences(lost, NAMES, 0) == (
        "No marked troop is in the city: the treasure is lost."
    )


def test_temples_are_secret_objectives_only_to_seats_that_know(qtbot: QtBot) -> None:
    def said(*objectives: str | None) -> str:
        return notes.square(replace(moment("action"), objectives=objectives), "T20", NAMES)

    assert "This may be somebody’s secret objective" in said("temple18", None, None, None)
    assert "This is your objective" in said("temple20", None, None, None)
    assert "This is Maud’s objective" in said("temple18", "temple19", "temple20", "temple21")
    assert "objective" not in said("temple17", "temple18", "temple19", "temple21")


def test_the_treasure_is_in_the_pile_until_it_is_found(qtbot: QtBot) -> None:
    view = moment("action")
    hidden = "16 cards, the treasure among the last five."
    assert hidden in notes.pile("event", view)
    for left, text in ((6, "6 cards, the treasure among the last five."),
                       (5, "5 cards, the treasure among them."),
                       (1, "1 card: the treasure.")):  # fmt: skip
        assert text in notes.pile("event", replace(view, event_pile=left))
    found = replace(view, turned_events=("supply", "treasure"))
    assert "16 cards." in notes.pile("event", found)
    assert "among" not in notes.pile("event", replace(view, event_pile=0, turned_events=()))
