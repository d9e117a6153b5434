"""Nothing a seat gets tells it which of the worlds it cannot tell apart is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from desktop.games import TABLES
from engine.bots import levels
from engine.bots.bot import Budget, SearchResult
from engine.bots.protocol import Request
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Code, Event, Json, Seat, View
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.events import Announced
from engine.games.condottiere.rules.state import CondottiereState
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.laws import option_sets, some_kind
from tests.twins import Figures, hold, walk

SECRETIVE = [game for game in GAMES.values() if not game.perfect_information]


def figures(game: Game[Any, Any, Any]) -> Figures:
    """Return the panel texts about a view."""

    def of(view: View, seat: Seat, seats: int) -> object:
        names = [f"seat {number}" for number in range(seats)]
        table = TABLES.get(game.id)
        return repr(table.facts(view, names, seat)) if table is not None else None

    return of


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(game, seats, options, id=f"{game.id}-{seats}-{number}")
        for game in SECRETIVE
        for number, (seats, options) in enumerate(
            zip(cycle(game.seats), [*option_sets(game), {}], strict=False)
        )
    ],
)
def test_twins_are_indistinguishable(game: Game[Any, Any, Any], seats: int, options: Json) -> None:
    positions, _ = walk(game, seats, options, 5, figures(game), every=9, most=24, twins=2)
    assert positions


@pytest.mark.slow
@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_twins_of_thousands_of_positions(
    game: Game[Any, Any, Any], record_property: Callable[[str, object], None]
) -> None:
    positions = compared = seed = 0
    while positions < 5_000:
        seats, options = some_kind(game, seed)
        more = walk(game, seats, options, seed, figures(game), every=7, most=200)
        positions, compared, seed = positions + more[0], compared + more[1], seed + 1
    record_property("positions", positions)
    record_property("answers", compared)
    assert compared > positions


# -- the law notices ---------------------------------------------------------------------------


class Truth:
    """The last state somebody looked at, as a careless cache would keep it."""

    state: CondottiereState

    def secret(self, seat: Seat) -> int:
        """Return a figure made of the hands that a seat cannot see."""
        hands = enumerate(self.state.hands)
        return sum(sum(hand) for holder, hand in hands if holder != seat)


@pytest.fixture
def truth(monkeypatch: pytest.MonkeyPatch) -> Truth:
    kept, view = Truth(), type(CONDOTTIERE3).view

    def look(game: Any, state: CondottiereState, seat: Seat | None) -> Any:
        kept.state = state
        return view(game, state, seat)

    monkeypatch.setattr(type(CONDOTTIERE3), "view", look)
    return kept


def battle() -> Match:
    """Somebody is asked in the midst of a battle."""
    match, rng = Match(new_record(CONDOTTIERE3, 3, 11)), Rng(2)
    while match.ply < 6 or match.legal()[0].do != "play":
        assert match.decision is not None
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    return match


def held(panel: Figures | None = None) -> None:
    match = battle()
    assert match.decision is not None
    seat = match.decision.seat
    shown = panel or figures(CONDOTTIERE3)
    hold(match, seat, Rng(4), match.legal(), shown, twins=6, levels=("level1",))


def test_the_law_is_kept_where_nothing_leaks(truth: Truth) -> None:
    held()
    assert truth.secret(0)


def test_a_field_of_the_view_that_leaks_is_noticed(
    truth: Truth, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = type(CONDOTTIERE3).view

    def leak(game: Any, state: CondottiereState, seat: Seat | None) -> Any:
        seen = view(game, state, seat)
        return replace(seen, round=truth.secret(seat)) if seat is not None else seen

    monkeypatch.setattr(type(CONDOTTIERE3), "view", leak)
    with pytest.raises(AssertionError, match=r"^view of"):
        held()


def test_a_field_of_an_event_that_leaks_is_noticed(
    truth: Truth, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = CondottiereState.step

    def leak(
        state: CondottiereState, code: Code, rng: Rng, events: list[Event] | None = None
    ) -> None:
        truth.state = state
        secret = truth.secret(state.turn)
        step(state, code, rng, events)
        if events is not None:
            events.append(Announced(0, secret))

    monkeypatch.setattr(CondottiereState, "step", leak)
    with pytest.raises(AssertionError, match=r"^events of"):
        held()


def test_legal_answers_that_leak_are_noticed(truth: Truth, monkeypatch: pytest.MonkeyPatch) -> None:
    legal = Match.legal

    def leak(match: Match) -> list[Action]:
        found = legal(match)
        truth.state = match._state  # type: ignore[assignment]
        return found[truth.secret(truth.state.turn) % 2 :]

    monkeypatch.setattr(Match, "legal", leak)
    with pytest.raises(AssertionError, match=r"^legal answers of"):
        held()


def test_a_refusal_that_leaks_is_noticed(truth: Truth, monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(match: Match, seat: Seat, action: Action) -> str:
        truth.state = match._state  # type: ignore[assignment]
        return f"no: {truth.secret(seat)}"

    monkeypatch.setattr(Match, "refusal", leak)
    with pytest.raises(AssertionError, match=r"^refusals of"):
        held()


def test_a_preview_that_leaks_is_noticed(truth: Truth, monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(game: Any, view: View, action: Action) -> list[Event]:
        return [Announced(0, truth.secret(view.seat or 0))]

    monkeypatch.setattr(type(CONDOTTIERE3), "preview", leak)
    with pytest.raises(AssertionError, match=r"^previews of"):
        held()


def test_a_figure_that_leaks_is_noticed(truth: Truth) -> None:
    def leak(view: View, seat: Seat, seats: int) -> object:
        return truth.secret(seat)

    with pytest.raises(AssertionError, match=r"^figures of"):
        held(leak)


def test_bytes_that_leak_are_noticed(truth: Truth, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = Request.message

    def leak(request: Request) -> dict[str, Json]:
        return {**sent(request), "seed": truth.secret(request.view.seat or 0)}

    monkeypatch.setattr(Request, "message", leak)
    with pytest.raises(AssertionError, match=r"^bytes of"):
        held()


def test_a_bot_that_reads_the_truth_is_noticed(
    truth: Truth, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cheat:
        """Bot that answers by the hidden hands."""

        def budget(self, game: Game[Any, Any, Any], view: View) -> Budget:
            return Budget()

        def think(
            self,
            game: Game[Any, Any, Any],
            view: View,
            codes: list[Code],
            seed: int,
            budget: Budget,
        ) -> SearchResult:
            return SearchResult(codes[truth.secret(view.seat or 0) % len(codes)], (), 0, 0.0)

    monkeypatch.setitem(levels.BOTS, "level1", Cheat())
    with pytest.raises(AssertionError, match=r"^bots of"):
        held()
