"""Clauses of single games: tiles, towers, regions, cards and corners that a reason names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.words.texts import TEXTS as CANNIR_TEXTS
from desktop.games.condottiere.words.battle import leading
from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from desktop.table.callouts.advice import Advice, AdviceOutlook, AdvisedMove
from desktop.table.hints.differences import of_different_kind, with_consequences
from desktop.table.hints.hint_texts import hint_line
from desktop.table.hints.next_step import ShownAdvice, next_step
from desktop.table.hints.past_reasons import advantage_reasons
from engine.core.rng import Rng
from engine.core.values import Action
from engine.games import GAMES
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Place as PlaceCard
from engine.games.cannir.views import CannirView
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Choose, Pass, Play
from engine.games.condottiere.events import Standing
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import Lead
from engine.games.condottiere.views.view import CondottiereView
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Place
from engine.games.contrees.land import REACH
from engine.games.contrees.views import ContreesView
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Attack
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.condottiere.words import position as written
from tests.desktop.table.hints.reason_kit import NAMES
from tests.engine.games.contrees.kit import around, position

CANNIR_PLACES = PlaceCard("v1", "N1"), PlaceCard("v2", "N1")


def test_the_better_tower_is_told_with_what_the_given_one_costs() -> None:
    """Two towers of the rival stand around each tile; the reply takes H8 back."""
    towers = {"A": around("N NW SW", (0, 0)), "B": around("NE SE S", (1, 0))}
    written = position([(0, 0), (1, 0)], turn="A", towers=towers)
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    best, given = (
        AdvisedMove(Place(around(*corner)[0]), 0.6, 0.1, (), {})
        for corner in (("S", (0, 0)), ("SW", (1, 0)))
    )
    told = [
        advantage_reasons(best, given, 1, CONTREES_TEXTS, match.view(0), NAMES, name)
        for name in ("", "Ana")
    ]
    assert told == [
        [
            "H8 S takes H8: 0–0 becomes 1–0. The reply H8 SE takes H9: 1–0 becomes 1–1.",
            f"{move[0].upper()}{move[1:]} takes H8: 0–0 becomes 1–0. "
            f"After {move}, the reply H8 NE takes H9, frees H8 and razes 1 tower: 1–0 becomes 0–1. "
            "Then H8 S takes H8, frees H9 and razes 1 tower: 0–1 becomes 1–0.",
        ]
        for move in ("your move", "Ana’s move")
    ]


def test_answers_of_another_kind_do_not_come_before_better_ones() -> None:
    view = Match(new_record(CONDOTTIERE3, 4, 1)).view(0)
    cards = [(Play(card), value) for card, value in (("m10", 0.54), ("m5", 0.51), ("m1", 0.50))]
    others = [(Pass(), 0.40), (Play("scarecrow", take="m10"), 0.30)]
    given = Advice(
        tuple(AdvisedMove(one, value, 0.02, ()) for one, value in cards + others), 9, 1.0
    )
    kept = of_different_kind(given, THIRD_TEXTS, view, ["", "Ana", "Maud", "Otto"]).moves
    assert [answer.value for answer in kept] == [0.54, 0.51, 0.40, 0.30]


def test_all_answers_that_surely_win_come_before_others() -> None:
    """Also where they are of one kind: a loser in the list would hide a second winner."""
    view, names = Match(new_record(CONDOTTIERE3, 4, 1)).view(0), ["", "Ana", "Maud", "Otto"]
    usual = [(Play("m10"), 0.8), (Play("m5"), 0.7), (Pass(), 0.4), (Play("winter"), 0.3)]
    others = [(Play("drum"), 0.2), (Play("m1"), 0.1)]

    def shown(*won: Action) -> list[Action]:
        moves = [
            AdvisedMove(one, 1.0 if one in won else value, 0.0 if one in won else 0.02, ())
            for one, value in usual + others
        ]
        given = Advice(tuple(moves), 9, 1.0).sorted_by_figures()
        return [move.action for move in of_different_kind(given, THIRD_TEXTS, view, names).moves]

    assert Play("m5") not in shown(Play("m10"))
    assert shown(Play("m10"), Play("m5"))[:2] == [Play("m10"), Play("m5")]
    assert shown(Play("m10"), Play("m5"), Play("m1"))[:3] == [Play("m10"), Play("m5"), Play("m1")]


def test_an_answer_that_ends_the_game_keeps_its_row() -> None:
    view = Match(new_record(CONDOTTIERE3, 4, 1)).view(0)
    cards = [Play(card) for card in ("m10", "drum", "winter", "spring", "heroine", "courtesan")]
    moves = [AdvisedMove(one, 0.9 - i / 10, 0.02, ()) for i, one in enumerate((*cards, Pass()))]
    given, names = Advice(tuple(moves), 9, 1.0), ["", "Ana", "Maud", "Otto"]
    usual = of_different_kind(given, THIRD_TEXTS, view, names).moves
    assert moves[-1] not in usual
    ends = {Pass()}.__contains__
    kept = of_different_kind(given, THIRD_TEXTS, view, names, ends).moves
    assert kept == (*usual[:-1], moves[-1])


def test_troops_of_a_nation_that_attack_one_square_are_one_answer() -> None:
    """Unless nothing else is compared."""
    view = Match(new_record(CORTEZ, 2, 1)).view(0)
    same = [AdvisedMove(Attack(troop, "0,0"), 0.5, 0.02, ()) for troop in ("A1", "A2", "A3")]
    other = AdvisedMove(Attack("A1", "1,0"), 0.4, 0.02, ())
    texts, names = TABLES["cortez"].texts, ["", "Ana"]
    given = Advice((*same, other), 9, 1.0)
    assert of_different_kind(given, texts, view, names).moves == (same[0], other)
    given = Advice(tuple(same), 9, 1.0)
    assert of_different_kind(given, texts, view, names).moves == tuple(same[:2])


def test_moves_that_lead_to_the_same_table_turned_or_mirrored_are_one() -> None:
    texts, game = TABLES["contrees"].texts, GAMES["contrees"]
    match = Match(new_record(game, 2, 1))
    for kinds in (1, 3):
        assert match.decision is not None
        view = match.view(match.decision.seat)
        actions = [game.action(code) for code in match.codes()]
        given = Advice(tuple(AdvisedMove(one, 0.5, 0.07, ()) for one in actions), 900, 1.0)
        shown = of_different_kind(given, texts, view, ["", "Ana"])
        assert len(shown.moves) == kinds
        assert shown.is_any_equal == (kinds == 1)
        step = next_step(
            *(actions[0], shown, given, None, lambda advice: advice),
            is_further=False,
            holds_order=False,
        )
        assert isinstance(step, ShownAdvice) == (kinds == 1), "nothing is left to find out"
        match.submit(match.decision.seat, actions[0])


def test_where_the_table_shows_that_nobody_can_win_no_chance_is_estimated() -> None:
    start = Match(new_record(CANNIR, 2, 1)).view(0)
    assert isinstance(start, CannirView)
    view = replace(start, pile=2)
    moves = (AdvisedMove(CANNIR_PLACES[n], 0.03, 0.08, ()) for n in range(2))
    shown = with_consequences(Advice(tuple(moves), 900, 1.0), CANNIR_TEXTS, view, ["", "Ana"])
    assert [(move.value, move.margin) for move in shown.moves] == [(0.0, 0.0)] * 2
    assert shown.outlook is AdviceOutlook.NOBODY_WINS
    line = hint_line("this", 1, shown, is_replaced=False)
    assert line == "Nobody can win any more. The coach would play: this."


def test_a_corner_at_the_edge_of_what_a_land_may_reach_has_its_sentence(qtbot: QtBot) -> None:
    written = position([(-REACH, row) for row in range(3)], turn="B", towers={"A": []})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view = match.view(1)
    assert isinstance(view, ContreesView)
    said = [CONTREES_TEXTS.immediate_effect(action, view, NAMES) for action in match.legal()]
    assert said
    assert all(said)
    assert any(
        name.startswith("It is the first of the four towers needed to take") for name in said
    )


def test_of_two_tiles_that_a_tower_is_as_near_to_both_are_named(qtbot: QtBot) -> None:
    written = position([(0, 0), (1, 0)], turn="B", towers={"B": ["0,0,N", "1,0,N"]})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view = match.view(1)
    assert isinstance(view, ContreesView)
    said = {CONTREES_TEXTS.immediate_effect(action, view, NAMES) for action in match.legal()}
    both = "It is the second of the four towers needed to take H9, and also H8."
    assert both in said


def test_a_winning_region_is_named_as_such_first() -> None:
    match = Match(new_record(CONDOTTIERE3, 2, 1))
    assert match.decision is not None
    seat, view = match.decision.seat, match.view(match.decision.seat)
    assert isinstance(view, CondottiereView)
    owned = ("parma", "modena", "mantova", "bologna", "lucca")
    view = replace(view, owners=(owned, owned[:0]) if seat == 0 else (owned[:0], owned))
    region, *_ = victory_goals.winning_regions(view, seat)
    assert THIRD_TEXTS.immediate_effect(Choose(region), view, NAMES) == "Taking it wins the game."
    assert THIRD_TEXTS.decides(Choose(region), view)
    assert not THIRD_TEXTS.decides(Pass(), view)
    assert not THIRD_TEXTS.decides(Choose(region), replace(view, owners=((), ())))


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3"])
def test_of_a_region_that_cannot_be_taken_it_is_not_said_what_taking_it_brings(game: str) -> None:
    texts, owned = (
        TABLES[game].load_features().texts,
        ["parma", "modena", "mantova", "bologna", "lucca"],
    )
    moment: dict[str, Any] = {"phase": "choose_region", "region": None, "owners": {"A": owned}}
    for hand, can in ((["drum", "scarecrow"], False), (["drum", "m1"], True)):
        view = written(game, hands={"A": hand, "B": ["m1"]}, **moment).view(0)
        assert isinstance(view, CondottiereView)
        region, *_ = victory_goals.winning_regions(view, 0)
        assert bool(texts.immediate_effect(Choose(region), view, NAMES)) == can
        assert texts.decides(Choose(region), view) == can


def test_who_draws_level_at_nothing_does_nothing() -> None:
    before = Lead((0, 0), (False,) * 2, (0, 1))
    assert (
        leading.reached_strength_text(
            Standing((0, 0), (False,) * 2, (0, 1), 0, None), 0, NAMES, before
        )
        == ""
    )
    assert (
        leading.reached_strength_text(
            Standing((1, 1), (False,) * 2, (0, 1), 0, None), 0, NAMES, before
        )
        != ""
    )


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3"])
def test_scarecrows_name_the_card_left(game: str, qtbot: QtBot) -> None:
    match = written(game, table={"A": ["m6"], "B": ["m6"]}, hands={"A": ["m2", "scarecrow"]})
    view, texts = match.view(0), TABLES[game].load_features().texts
    back, names = Play("scarecrow", take="m6"), ["", "Aldric", "Maud"]
    said = texts.immediate_effect(back, view, names)
    assert said == "It saves a 6 for a later battle and falls back to 0 against 6."
    # Where no later battle is sure, nothing is saved for it.
    match = written(
        game, table={"A": ["m6"], "B": ["m6"]}, hands={"A": ["m2", "scarecrow"], "B": [], "C": []}
    )
    said = texts.immediate_effect(back, match.view(0), ["Lorenzo", "Aldric", ""])
    assert said == "It brings a 6 back and leaves Lorenzo with 0 against 6."
    # A cheap card is no reason: the turn is.
    match = written(game, table={"A": ["m2"], "B": ["m6"]}, hands={"A": ["m2", "scarecrow"]})
    said = texts.immediate_effect(Play("scarecrow", take="m2"), match.view(0), names)
    assert said == (
        "It stays in the battle for the price of a Scarecrow: a 2 comes back, and 0 is left "
        "against 6."
    )


def test_a_rival_is_left_one_corner_fewer(qtbot: QtBot) -> None:
    ring = ["0,0,N", "1,-1,S", "0,1,N"]
    written = position([(0, 0)], turn="B", towers={"A": ring})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view = match.view(1)
    assert isinstance(view, ContreesView)
    said = {CONTREES_TEXTS.immediate_effect(action, view, ["Ana", ""]) for action in match.legal()}
    assert "It leaves Ana with one fewer free corner around H8." in said


def test_a_suite_to_choose_is_the_subject_of_its_sentence() -> None:
    """Not the order to take it."""
    chosen = 0
    for seed in range(40):
        match = Match(new_record(CANNIR, 2, seed))
        while match.decision is not None:
            seat = match.decision.seat
            view: Any = match.view(seat)
            for action in match.legal() if match.decision.kind == "choose" else ():
                chosen += 1
                assert CANNIR_TEXTS.subject(action, view, NAMES).startswith("the suite ")
            code = CANNIR.bots.policy.suggest(view, match.codes(), Rng(seed))
            match.submit(seat, CANNIR.action(code))
    assert chosen


def test_a_suite_that_can_be_made_at_once_is_weighed_against_waiting() -> None:
    """However many other moves a search tried more."""
    match = Match(new_record(CANNIR, 2, 1))
    assert match.decision is not None
    view, legal = match.view(match.decision.seat), match.legal()[:12]
    moves = [AdvisedMove(action, 0.5 - row / 100, 0.05, ()) for row, action in enumerate(legal)]
    moves[-1] = replace(moves[-1], closeness=1.0)
    shown = of_different_kind(Advice(tuple(moves), 900, 1.0), CANNIR_TEXTS, view, ["", "Ana"]).moves
    assert shown[0] == moves[0]
    assert moves[-1] in shown
    assert len(shown) == len(
        of_different_kind(
            Advice(tuple(moves[:-1]), 900, 1.0), CANNIR_TEXTS, view, ["", "Ana"]
        ).moves
    )
