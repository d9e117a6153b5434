"""What the games tell of the end of a match, without a window: true, complete, in every kind."""

from __future__ import annotations

import ast
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.games.cannir.match_ending import _Course as Course
from desktop.games.cannir.match_ending import _figures as cannir_figures
from desktop.panels.score import ranking
from desktop.storage.ledger.entries import entry_of
from desktop.table.replay.match_ending import (
    FIGURE_COUNT,
    Figure,
    ShownOutcome,
    chosen_figures,
    most_note,
    names_of_equals,
    only_first,
    only_person,
    outcome_of,
    own_numbers_of,
    remove_number,
    roman_numeral,
)
from engine.core.values import Result
from engine.games.cannir.events import SovereignTaken
from engine.games.cannir.reigns import Fate, Reign
from engine.games.condottiere.events import BattleEnded, GameEnded
from engine.games.contrees.events import Taken
from engine.games.contrees.views import ContreesView
from engine.games.cortez.events import CombatEnded, TreasureAwarded
from engine.games.cortez.views.view import CortezView
from engine.play.match import SEAT_NAMES, Match
from tests.desktop.table.endings_kit import MATCHES, finished, names_of, told

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """Texts need the catalogues of an application."""
    return qapp


def test_a_figure_names_all_who_share_it() -> None:
    names = ["Maud", "", "Otto"]
    assert names_of_equals([2, 2, 1], 1, names) == "You and Maud"
    assert names_of_equals([2, 3, 1], 1, names) == "You"
    assert names_of_equals([2, 1, 2], 0, names) == "Maud and Otto"


def test_a_figure_says_whether_others_had_as_many() -> None:
    names = ["", "Maud", "Otto"]
    assert most_note([3, 2, 0], 0, names) == "You, the most at the table"
    assert most_note([3, 3, 0], 0, names) == "You, level with Maud"
    assert most_note([3, 3, 3], 0, names) == "You, level with Maud and Otto"
    assert most_note([3, 4, 0], 0, names) == "You; the most at the table: 4"


@pytest.mark.parametrize(("game", "seats", "seed", "seat"), MATCHES)
def test_every_match_has_an_ending_with_all_its_parts(
    game: str, seats: int, seed: int, seat: str
) -> None:
    match = finished(game, seats, seed, seat)
    ending, person = told(match)
    assert match.result is not None
    outcome = outcome_of(match.result, seats, person)
    assert ending.title
    assert ending.cause.endswith(".")
    assert len(ending.holds) == seats
    assert all(ending.holds)
    figures = chosen_figures(ending.figures, outcome)
    assert len({figure.topic for figure in figures}) == len(figures) == FIGURE_COUNT
    for figure in figures:
        assert figure.text
        assert figure.head
        assert figure.note
    texts = [ending.title, ending.cause, *ending.holds, ending.course.note]
    texts += [text for f in ending.figures for text in (f.text, f.head, f.note)]
    texts += [text for cell in ending.course.cells for text in (cell.label, cell.note)]
    assert not [text for text in texts if "{" in text or "%n" in text or "None" in text]
    # Only the person at the screen is addressed.
    if person is None:
        assert not [text for text in texts if "your" in text.lower().split() or "You" in text]
    assert (person is not None) or not ending.own_numbers


@pytest.mark.parametrize("game", ["cannir", "condottiere", "contrees", "cortez"])
def test_a_figure_of_one_is_told_of_one(game: str) -> None:
    """No sheet says “1 / cards attacked”: the head of a count is translated with its number."""
    source = Path(f"desktop/games/{game}/match_ending.py").read_text()
    counts = [
        call
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Figure"
        and ast.unparse(call.args[1]).startswith("str(")
    ]
    assert counts
    heads = {ast.unparse(call.args[0]): ast.unparse(call.args[2]) for call in counts}
    # A streak begins with two.
    plural = {topic for topic, head in heads.items() if not head.startswith("remove_number(")}
    assert plural <= {"'streak'", "'knights'"}


def test_a_head_loses_its_number_alone() -> None:
    assert remove_number("1 card attacked", 1) == "card attacked"
    assert remove_number("Cartes attaquées : 12 sur 12", 12) == "Cartes attaquées : sur 12"


@pytest.mark.parametrize("game", TABLES)
def test_a_match_that_was_called_off_has_no_winner_in_any_text(game: str) -> None:
    whole = finished(game, 2, 1, "public").record
    record = replace(whole, answers=whole.answers[:3], apart=True, thoughts=())
    match = Match(replace(record, joined=(), unasked=()))
    match.call_off(0)
    ending, _ = told(match)
    assert ending.title == "Ended by agreement"
    assert ending.cause == "The game ended without a winner. Everyone agreed to end it."
    texts, result, view = TABLES[game].texts, match.result, match.open_view()
    assert result is not None
    said = "The game ended without a winner.", "Everyone agreed to end it."
    assert texts.result(result, ["", "Maud"], 0, view) == said
    assert texts.winner_text(result, view, ["", "Maud"]) == said[0]
    assert outcome_of(result, 2, 0) is ShownOutcome.NEUTRAL
    assert entry_of(match, datetime(2026, 1, 1)) is None
    assert TABLES[game].moves(match).is_closed
    assert ranking(result, TABLES[game].facts(view, ["", "Maud"], 0).seats) == []


def test_outcomes_are_told_apart() -> None:
    assert outcome_of(Result((0,), "x"), 3, 0) is ShownOutcome.VICTORY
    assert outcome_of(Result((0, 2), "x"), 3, 2) is ShownOutcome.SHARED
    assert outcome_of(Result((1,), "x"), 3, 0) is ShownOutcome.DEFEAT
    assert outcome_of(Result((0, 1), "draw"), 2, 0) is ShownOutcome.DRAW
    assert outcome_of(Result((), "pile"), 2, 0) is ShownOutcome.ALL_LOST
    assert outcome_of(Result((1,), "x"), 3, None) is ShownOutcome.NEUTRAL
    assert only_person(["", "Maud"]) == 0
    assert only_person(["Ana", "Rui"]) is None


def test_a_victory_a_defeat_and_a_loss_of_all_have_titles_of_their_own() -> None:
    titles = {
        told(finished("condottiere1", 4, 9))[0].title: "Italy is yours",
        told(finished("condottiere3", 3, 5))[0].title: "Italy is Aldric’s",
        told(finished("cortez", 4, 3))[0].title: "The treasure is Lorenzo’s",
        told(finished("contrees", 2, 1))[0].title: "The land is yours",
        told(finished("cannir", 2, 6))[0].title: "The star is Aldric’s",
        told(finished("cannir", 3, 1))[0].title: "The star goes dark",
    }
    assert all(title == wanted for title, wanted in titles.items())


def test_the_campaign_has_a_cell_for_each_battle() -> None:
    match = finished("condottiere1", 4, 9)
    ending, _ = told(match)
    battles = [e for s in match.steps for e in s.events if isinstance(e, BattleEnded)]
    assert [cell.seat for cell in ending.course.cells] == [b.conqueror for b in battles]
    assert len(ending.course.groups) == 4
    lit = [cell.label for cell in ending.course.cells if cell.is_decisive]
    assert lit == ["Siena", "Rome", "Ancona", "Urbino", "Florence"]
    assert "5 linked regions" in ending.cause
    board = ending.board()
    assert board is not None
    assert board.area.contains(board.lit_path.boundingRect())
    greatest = next(figure for figure in ending.figures if figure.topic == "greatest")
    strengths = max((sorted(b.strengths)[-2:] for b in battles if b.winner is not None), key=sum)
    assert greatest.text == " : ".join(map(str, reversed(strengths)))


def test_a_victory_by_both_goals_names_both() -> None:
    cause = told(finished("condottiere3", 3, 5))[0].cause
    assert "holds a realm of 4 linked regions" in cause
    assert cause.endswith("A total of 6 regions would have won, too.")
    assert "won, too" not in told(finished("condottiere1", 4, 9))[0].cause


def test_the_treasures_the_tiles_and_the_suites_are_the_cells_of_the_other_games() -> None:
    cortez = finished("cortez", 4, 3)
    given = [e for s in cortez.steps for e in s.events if isinstance(e, TreasureAwarded)]
    cells = told(cortez)[0].course.cells
    assert [(cell.seat, cell.counts) for cell in cells] == [(e.seat, e.troops) for e in given]
    contrees = finished("contrees", 2, 1)
    taken = [e.seat for s in contrees.steps for e in s.events if isinstance(e, Taken)]
    assert [cell.seat for cell in told(contrees)[0].course.cells] == taken
    cannir = finished("cannir", 2, 6)
    made = [e.seat for s in cannir.steps for e in s.events if isinstance(e, SovereignTaken)]
    cells = told(cannir)[0].course.cells
    assert [cell.seat for cell in cells] == made
    assert cells[-1].is_decisive


def test_no_suite_of_cannir_is_called_the_longest_beside_one_as_long() -> None:
    """And suites are held, because a seat may take one that another has made."""
    first = Reign(1, (4, 5, 6), ("C", "N1", "N2"), 9, 0, Fate.REPLACED, 12)
    equal = Reign(0, (6, 6, 6), ("C", "S1", "S2"), 12, 0, Fate.REPLACED, 14)
    longer = Reign(0, (3, 4, 5, 6), ("C", "N1", "N2", "S1"), 14)

    def told_of(*reigns: Reign) -> dict[str, tuple[str, str]]:
        figures = cannir_figures(Course(list(reigns)), ["", "Aldric"], 0, is_person=True)
        return {figure.topic: (figure.text, figure.head) for figure in figures}

    assert "longest" not in told_of(first, equal)
    assert told_of(first, equal, longer)["longest"] == ("3·4·5·6", "the longest suite")
    assert told_of(first, equal, longer)["suites"] == ("2", "sovereign suites held")


def test_the_shortest_reign_is_shorter_than_all_others_and_names_the_person() -> None:
    """One that lasted for as many cards as another is no record."""
    brief = Reign(1, (4, 5, 6), ("C", "N1", "N2"), 3, 2, Fate.BROKEN, 4)
    long = Reign(2, (3, 4, 5), ("C", "S1", "S2"), 4, 0, Fate.LENGTHENED, 6)

    def note(person: int, *reigns: Reign) -> str | None:
        names = ["" if seat == person else name for seat, name in enumerate(("Ana", "Rui", "Eva"))]
        figures = cannir_figures(Course(list(reigns)), names, person, is_person=True)
        return next((figure.note for figure in figures if figure.topic == "shortest"), None)

    assert note(0, brief, long) == "Rui, ended by Eva"
    assert note(1, brief, long) == "yours, ended by Eva"
    assert note(2, brief, long) == "Rui, ended by you"
    assert note(0, brief) is None
    assert note(0, brief, replace(brief, card=8, until=9), long) is None


def test_nothing_is_called_the_first_beside_its_equal() -> None:
    assert only_first([3, 1, 2], key=lambda number: number) == 1
    assert only_first([3, 1, 1], key=lambda number: number) is None
    assert only_first([], key=lambda number: number) is None


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3"])
def test_all_viewers_are_told_the_same_of_a_campaign(game: str) -> None:
    """The winner's number comes first, and the longest run of victories is one for all."""
    seats, seed = (4, 9) if game == "condottiere1" else (3, 5)
    match = finished(game, seats, seed)
    common = {"greatest", "closest", "longest", "streak"}
    tell = TABLES[game].load_features().ending
    assert tell is not None
    told_to = []
    for person in range(seats):
        named = ["" if seat == person else f"P{seat}" for seat in range(seats)]
        figures = tell(match, named, person).figures
        told_to.append({(f.topic, f.text, f.head) for f in figures if f.topic in common})
        pairs = [f.text.split(" : ") for f in figures if " : " in f.text]
        assert all(int(first) >= int(second) for first, second in pairs)
    assert all(told == told_to[0] for told in told_to)


def test_the_tiles_of_a_land_add_up_to_the_score() -> None:
    match = finished("contrees", 2, 1)
    last = told(match)[0].course.cells[-1]
    view = match.open_view()
    assert isinstance(view, ContreesView)
    assert last.note.endswith(f"{len(view.owners[0])} : {len(view.owners[1])}")
    lit = [cell for cell in told(match)[0].course.cells if cell.is_decisive]
    assert lit
    assert {cell.seat for cell in lit} == {view.winner}


def test_a_points_match_has_a_cell_for_each_game_and_ends_each_game() -> None:
    match = finished("condottiere1", 3, 5, "0", "points_match")
    games = [e for s in match.steps for e in s.events if isinstance(e, GameEnded)]
    ending, _ = told(match)
    assert [cell.counts for cell in ending.course.cells] == [game.points for game in games]
    assert ending.holds[0].startswith(str(games[-1].points[0]))
    tell = TABLES["condottiere1"].load_features().game_ending
    assert tell is not None
    first = next(
        ply
        for ply, s in enumerate(match.steps, 1)
        if any(isinstance(e, GameEnded) for e in s.events)
    )
    begun = match.at(first)
    assert begun.result is None
    told_game = tell(begun, names_of(match), 0)
    assert told_game is not None
    assert told_game.title == "Game 1 is yours"
    assert told_game.winners == games[0].winners
    fought = sum(isinstance(e, BattleEnded) for s in begun.steps for e in s.events)
    assert len(told_game.course.cells) == fought
    assert tell(match.at(3), names_of(match), 0) is None
    assert TABLES["cortez"].load_features().game_ending is None


@pytest.mark.parametrize(("game", "seats"), [(g, 3 if g != "contrees" else 2) for g in TABLES])
def test_a_match_given_up_at_once_has_an_ending_without_a_course(game: str, seats: int) -> None:
    match = finished(game, *{"contrees": (2, 1)}.get(game, (3, 5 if "condo" in game else 1)))
    begun = match.at(0)
    begun.resign(0)
    ending, person = told(begun)
    assert ending.title == "Given up"
    assert ending.cause
    assert not ending.course.cells
    assert len(ending.holds) == seats
    chosen_figures(ending.figures, ShownOutcome.DEFEAT)
    assert person == 0


@pytest.mark.parametrize("game", list(TABLES))
def test_a_written_position_lacks_its_past(game: str) -> None:
    seats = 2 if game == "contrees" else 3
    source = finished(game, seats, {"contrees": 1, "cannir": 1, "cortez": 1}.get(game, 5))
    whole = source.at(source.ply * 3 // 4)
    position = whole.describe(SEAT_NAMES[:seats])
    match = Match(replace(source.record, position=position, answers=()))
    match.resign(0)
    ending, _ = told(match)
    assert ending.title == "Given up"
    assert not [cell for cell in ending.course.cells if not cell.label]
    assert all(figure.text for figure in ending.figures)
    assert not own_numbers_of(whole, TABLES[game].load_features().ending), "it is not over"


def test_a_defeat_begins_with_the_narrowest_figure() -> None:
    ending, _ = told(finished("cortez", 4, 3))
    assert chosen_figures(ending.figures, ShownOutcome.DEFEAT)[0].is_narrow
    plain = Figure("a", "1", "h", "n", 0.9), Figure("b", "2", "h", "n", 0.1, is_narrow=True)
    assert [f.topic for f in chosen_figures(plain, ShownOutcome.DEFEAT)] == ["b", "a"]
    assert [f.topic for f in chosen_figures(plain, ShownOutcome.VICTORY)] == ["a", "b"]
    twice = Figure("a", "1", "h", "n", 0.2), Figure("a", "9", "h", "n", 0.8)
    assert [f.text for f in chosen_figures(twice, ShownOutcome.VICTORY)] == ["9"]


def test_the_numbers_of_a_person_are_those_of_the_match() -> None:
    match = finished("cortez", 4, 3)
    numbers = dict(own_numbers_of(match, TABLES["cortez"].load_features().ending))
    won = [e.winner for s in match.steps for e in s.events if isinstance(e, CombatEnded)]
    assert numbers["combats"] == won.count(0)
    view = match.open_view()
    assert isinstance(view, CortezView)
    assert numbers["points"] == view.score[0].total
    shared = finished("contrees", 2, 2, "public")
    assert own_numbers_of(shared, TABLES["contrees"].load_features().ending) == ()


def test_numbers_are_roman() -> None:
    assert [roman_numeral(n) for n in (1, 4, 9, 14, 40)] == ["I", "IV", "IX", "XIV", "XL"]
    assert [roman_numeral(n) for n in (90, 149, 1949)] == ["XC", "CXLIX", "MCMXLIX"]
    with pytest.raises(ValueError, match="0"):
        roman_numeral(0)
