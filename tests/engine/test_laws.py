"""Every game, seat count and option set obeys the laws on random matches."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, product
from operator import attrgetter
from pathlib import Path
from typing import Any, ClassVar

import pytest

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.game import Game
from engine.core.policy import Sampler
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, Event, Json, Seat, State
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.view import CondottiereView
from tests.engine.game_tokens import FAMILIES, TOKENS
from tests.laws import ALL_SETS, Walk, count_of_sets, option_sets, said, some_kind, text


def spread(game: Game) -> bool:
    """Return whether a game has too many seat counts and options to test each with every law."""
    return len(game.seats) * count_of_sets(game) > ALL_SETS


def kinds(game: Game) -> list[tuple[int, dict[str, Json]]]:
    """Return seats and options of the matches to play.

    All, or each seat count and each option once.
    """
    sets = option_sets(game)
    if not spread(game):
        return list(product(game.seats, sets))
    plain = [(seats, sets[0]) for seats in game.seats]
    return plain + list(zip(cycle(game.seats), sets[1:], strict=False))


CASES = [
    pytest.param(
        game,
        seats,
        options,
        id=f"{game.id}-{seats}-{said(options, game)}",
    )
    for game in GAMES.values()
    for seats, options in kinds(game)
]
#: Matches the quick laws play of each game.
QUICK = 30


def walk(game: Game, seats: int, options: dict[str, Json], seeds: range) -> None:
    for seed in seeds:
        Walk(game, seats, options, seed, TOKENS[game.id], FAMILIES[game.id]).run()


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_laws(game: Game, seats: int, options: dict[str, Json]) -> None:
    walk(game, seats, options, range(1 if spread(game) else QUICK // len(kinds(game)) + 1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [case for case in CASES if not spread(GAMES[str(case.id).partition("-")[0]])],
)
@pytest.mark.parametrize("part", range(10))
def test_laws_over_ten_thousand_matches(
    game: Game, seats: int, options: dict[str, Json], part: int
) -> None:
    walk(game, seats, options, range(10_000 + part * 1_000, 11_000 + part * 1_000))


@pytest.mark.slow
@pytest.mark.parametrize("game", [*filter(spread, GAMES.values())], ids=attrgetter("id"))
@pytest.mark.parametrize("part", range(10))
def test_laws_over_ten_thousand_matches_of_all_kinds(game: Game, part: int) -> None:
    for seed in range(10_000 + part * 1_000, 11_000 + part * 1_000):
        seats, options = some_kind(game, seed)
        walk(game, seats, options, range(seed, seed + 1))


#: Who plays where bots do, by seat; how many iterations each thinks.
BOTS, THOUGHT = ("scripted", "level1", "level2", "level5"), 8


def by_bots(game: Game, state: State, codes: Sequence[Code], rng: Rng) -> Code:
    """Return the answer of a bot that sees only the view of the seat asked."""
    assert state.decision is not None
    seat = state.decision.seat
    bot = find_bot(BOTS[(seat + rng.below(2)) % len(BOTS)])
    view, seed = game.view(state, seat), rng.below(1 << 30)
    return bot.think(game, view, list(codes), seed, Budget(iterations=THOUGHT)).code


def walk_of_bots(game: Game, seed: int) -> None:
    seats, options = some_kind(game, seed)
    Walk(game, seats, options, seed, TOKENS[game.id], FAMILIES[game.id], by_bots).run()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_laws_hold_where_bots_play(game: Game) -> None:
    walk_of_bots(game, 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("part", range(10))
def test_laws_over_five_hundred_matches_of_bots(game: Game, part: int) -> None:
    for seed in range(2_000 + part * 50, 2_050 + part * 50):
        walk_of_bots(game, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_searches_rely_only_on_what_is_declared(game: Game) -> None:
    for config in game.bots.policy.levels:
        assert not config.grave_bias or game.perfect_information
        assert not config.proves_branches or (game.perfect_information and not game.chance)
        assert not config.proves_branches or (game.constant_sum and list(game.seats) == [2])


HISTORY = """
from engine.games import GAMES
from tests.engine.test_laws import digest
for name in GAMES:
    print(digest(name))
"""


def history(game: Game, seats: int, seed: int) -> str:
    """Return the text of every event of a match, and of all views at every eighth answer."""
    rng, choose = Rng(seed), Rng(seed + 1)
    lines: list[str] = []
    events: list[Event] = []
    state = game.start(game.options(), seats, rng, events)
    ply = 0
    while state.decision is not None:
        codes = state.codes()
        state.step(codes[choose.below(len(codes))], rng, events)
        ply += 1
        if ply % 8 == 0 or state.decision is None:
            lines += [text(game.view(state, seat)) for seat in range(seats)]
    lines += [text(event) for event in events]
    lines.append(repr(list(state.returns())))
    return "\n".join(lines)


@cache
def digest(name: str) -> str:
    """Return the history of a full table of a game, in short."""
    game = GAMES[name]
    return hashlib.sha256(history(game, game.seats[-1], 5).encode()).hexdigest()


def digests_in_a_fresh_process(salt: str) -> list[str]:
    """Return the digests of all games where Python mixes its sets by this salt."""
    fresh = subprocess.run(
        [sys.executable, "-c", HISTORY],
        env={**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": "."},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return fresh.stdout.split()


@pytest.mark.parametrize("salt", ["1", "2"])
def test_same_seed_same_match_in_a_fresh_process(salt: str) -> None:
    """Of all games at once: a process of its own for each would mostly load modules."""
    fresh = digests_in_a_fresh_process(salt)
    assert dict(zip(GAMES, fresh, strict=True)) == {name: digest(name) for name in GAMES}


# -- the laws notice ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Note:
    """Something in an event that is no card by its name."""

    about: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Rumoured(Event):
    """Whoever tells it, everybody hears it."""

    event: ClassVar[str] = "rumoured"
    word: str = ""
    notes: tuple[Note, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


def held() -> None:
    walk(CONDOTTIERE3, 3, {}, range(1))


def told(monkeypatch: pytest.MonkeyPatch, rumour: Callable[[Seat, str], Rumoured]) -> None:
    """After each answer there is a rumour of a card in the hand of the seat that is asked."""
    step = CondottiereState.step

    def leak(
        state: CondottiereState, code: Code, rng: Rng, events: list[Event] | None = None
    ) -> None:
        step(state, code, rng, events)
        hand = CONDOTTIERE3.view(state, OMNISCIENT).hands[state.turn]
        if events is not None and hand:
            events.append(rumour(state.turn, str(hand[-1])))

    monkeypatch.setattr(CondottiereState, "step", leak)
    kinds = (*CONDOTTIERE3.events, Rumoured)
    monkeypatch.setattr(type(CONDOTTIERE3), "events", kinds)


def test_the_laws_are_kept_where_nothing_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    told(monkeypatch, lambda seat, card: Rumoured("somebody holds a card", (Note(()),)))
    held()


@pytest.mark.parametrize(
    "rumour",
    [
        pytest.param(lambda seat, card: Rumoured(word=card), id="field"),
        pytest.param(lambda seat, card: Rumoured(notes=(Note(((seat, card),)),)), id="nested"),
    ],
)
def test_an_event_that_names_a_hidden_card_is_noticed(
    rumour: Callable[[Seat, str], Rumoured], monkeypatch: pytest.MonkeyPatch
) -> None:
    told(monkeypatch, rumour)
    with pytest.raises(AssertionError, match=r"^Rumoured\(.* tells "):
        held()


def test_a_sampler_that_always_deals_the_same_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    sampler = type(CONDOTTIERE3).sampler

    def stale(game: Any, view: CondottiereView, memory: float = 1.0) -> Sampler[CondottiereState]:
        draw = sampler(game, view, memory)
        return lambda rng: draw(Rng(1))

    monkeypatch.setattr(type(CONDOTTIERE3), "sampler", stale)
    with pytest.raises(AssertionError, match=r"lie the same in every world$"):
        held()
