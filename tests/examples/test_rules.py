"""The rules of the example: the laws of every game, hidden cards, positions, and bots at play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.errors import IllegalActionError, PositionError
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, Event, Json, Result, State
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.rules.events import Dealt, Marked, Turned
from examples.rules.game import AMBUSH
from examples.rules.options import Options
from examples.rules.state import AmbushState
from examples.rules.views import AmbushView
from tests.hidden import Family
from tests.laws import Walk, option_sets

SEATS = ("A", "B")


def tokens(view: AmbushView) -> Iterable[str]:
    """The cards of both seats and the seven nobody has."""
    dealt = [card or "" for card in view.cards]
    return [*dealt, *(card for card in CARDS if card not in dealt)]


def families(view: AmbushView) -> Sequence[Family]:
    hidden = view.cards.count(None)
    return [Family(frozenset(CARDS), hidden, len(CARDS) - 2)]


def by_script(game: object, state: State, codes: Sequence[Code], rng: Rng) -> Code:
    assert isinstance(state, AmbushState)
    view = AMBUSH.view(state, state.turn)
    return AMBUSH.bots.policy.suggest(view, list(codes), rng)


@pytest.mark.parametrize("options", option_sets(AMBUSH))
def test_laws(options: dict[str, Json]) -> None:
    for seed in range(20):
        Walk(AMBUSH, 2, options, seed, tokens, families).run()
        Walk(AMBUSH, 2, options, seed, tokens, families, by_script).run()


@pytest.mark.parametrize("turn", [0, 1])
def test_a_mark_on_the_square_of_a_card_belongs_to_its_seat(turn: int) -> None:
    state, events = AmbushState(Options(), (8, 4), turn=turn), list[Event]()
    state.step(4, Rng(0), events)
    assert events == [Marked(turn, 4), Turned(1, "b2")]
    assert state.board[4] == 1
    assert AMBUSH.view(state, 0).cards == (CARDS[8], "b2")
    assert AMBUSH.view(state, 1).cards == (None, "b2")


@pytest.mark.parametrize(("reverse", "winner"), [(False, 0), (True, 1)])
def test_a_line_ends_the_match(reverse: bool, winner: int) -> None:
    state = AmbushState(Options(reverse), (8, 7))
    for square in (0, 3, 1, 4, 2):
        state.step(square, Rng(0))
    assert AMBUSH.result(state) == Result((winner,), "line")
    assert AMBUSH.view(state, None).cards == ("c3", "b3")


def test_a_full_board_is_a_draw() -> None:
    state = AmbushState(Options(), (0, 1))
    for square in (0, 1, 2, 4, 3, 5, 7, 6, 8):
        state.step(square, Rng(0))
    assert AMBUSH.result(state) == Result((0, 1), "draw")


def test_worlds_hold_every_card_that_the_seat_thinks_possible() -> None:
    state = AmbushState(Options(), (8, 4))
    state.step(0, Rng(0))
    state.step(1, Rng(0))
    draw, rng = AMBUSH.sampler(AMBUSH.view(state, 0)), Rng(1)
    found = {AMBUSH.view(draw(rng), OMNISCIENT).cards for _ in range(300)}
    # Neither its own card nor the marked squares, where no card was shown.
    assert found == {("c3", card) for card in CARDS if card not in ("c3", "a1", "b1")}


def test_only_its_own_seat_is_shown_a_card_that_is_dealt() -> None:
    events = list[Event]()
    AMBUSH.start(Options(), 2, Rng(3), events)
    for seat in range(2):
        seen = [event.seen_by(seat) for event in events]
        assert [isinstance(event, Dealt) and event.card is not None for event in seen] == [
            seat == 0,
            seat == 1,
        ]


@pytest.mark.parametrize(
    ("action", "key"), [(Mark(0), "occupied"), (Mark(9), "unknown"), (Mark(1), "")]
)
def test_refusals(action: Mark, key: str) -> None:
    state = AmbushState(Options(), (8, 4))
    state.step(0, Rng(0))
    view = AMBUSH.view(state, 1)
    assert AMBUSH.refusal(view, action) == key
    assert AMBUSH.refusal(replace(view, seat=0), action) == "not_your_turn"
    assert AMBUSH.refusal(replace(view, decision=None), action) == "over"


def test_no_code_stands_for_a_square_beyond_the_board() -> None:
    with pytest.raises(IllegalActionError):
        AMBUSH.code(Mark(9))


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"board": [None] * 8}, "board: expected nine squares"),
        ({"board": ["A"] * 3 + ["B"] * 3 + [None] * 3}, "lines of one seat"),
        ({"board": [None] * 8 + ["C"]}, r"board\[8\]"),
        ({"cards": {"A": "d4"}}, "cards.A"),
        ({"board": ["A"] + [None] * 8, "cards": {"B": "a1"}}, "cards.B: a1 is marked"),
        ({"cards": {"A": "a1", "B": "a1"}}, "no two cards"),
        ({"trap": 1}, "position.trap"),
    ],
)
def test_faults_of_positions_name_the_key(position: dict[str, Json], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        AMBUSH.positions.read(position, Options(), SEATS, 1)


def test_a_position_deals_the_cards_it_leaves_out() -> None:
    position = {"board": ["A", "A", *[None] * 6, "B"], "cards": {"A": "b2"}}
    dealt = {AMBUSH.positions.read(position, Options(), SEATS, seed).cards for seed in range(100)}
    assert dealt == {(4, square) for square in (2, 3, 5, 6, 7)}


def test_the_script_wins_where_it_can_and_leaves_its_ambush_open() -> None:
    state = AmbushState(Options(), (8, 6), [0, 0, *[None] * 7])
    assert AMBUSH.bots.policy.suggest(AMBUSH.view(state, 0), state.codes(), Rng(0)) == 2
    assert AMBUSH.bots.policy.suggest(AMBUSH.view(state, 1), state.codes(), Rng(0)) == 2
    for seed in range(20):
        empty = AmbushState(Options(), (4, 6))
        assert AMBUSH.bots.policy.suggest(AMBUSH.view(empty, 0), empty.codes(), Rng(seed)) != 4


@pytest.mark.parametrize("name", ["scripted", "level1", "level5"])
def test_a_whole_match_between_bots(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.loaders, AMBUSH.id, lambda: AMBUSH)  # for this test alone
    bot = find_bot(name)
    match = Match[AmbushView](new_record(AMBUSH, 2, 7))
    while match.decision is not None:
        view = match.view(match.decision.seat)
        codes = [AMBUSH.code(action) for action in match.legal()]
        thought = bot.think(AMBUSH, view, codes, match.ply, Budget(iterations=20))
        match.submit(match.decision.seat, AMBUSH.action(thought.code))
    assert match.result is not None
    assert Match[AmbushView](match.record).open_view() == match.open_view()
