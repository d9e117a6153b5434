"""Law 6: whoever cannot tell two worlds apart gets the same in both, down to the last byte.

Twins of a position are worlds drawn by the game's sampler from the view of one seat. Everything
that seat gets is compared: its view, the answers it may give, refusals, previews, figures, what is
sent to its bot and what a bot answers to that, and what it perceives of every answer given.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.bots.protocol import Request
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Code, Event, Json, Seat, State, View
from engine.data.codec import decode, decode_kind
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.laws import text

#: The figures a seat is shown beside its view.
Figures = Callable[[View, Seat, int], object]
#: Bots that answer, and how long they think.
LEVELS = ("scripted", "level1", "level5")
ITERATIONS = 6
#: Answers tried at a position, and answers refusals and previews are asked for.
TRIED, PROBED = 2, 12


def in_world(match: Match, world: State) -> Match:
    """Return the same match, had it come to another world."""
    twin = copy.copy(match)
    twin._state = world
    return twin


def received(
    match: Match, seat: Seat, probes: Sequence[Action], figures: Figures, levels: Sequence[str]
) -> dict[str, object]:
    """Everything a seat gets at a moment, by what it is."""
    game, view, decision = match.game, match.view(seat), match.decision
    legal = match.legal() if decision is not None and decision.seat == seat else []
    got: dict[str, object] = {
        "view": text(view),
        "legal answers": [text(action) for action in legal],
        "refusals": [match.refusal(seat, action) for action in probes],
        "previews": [[text(event) for event in game.preview(view, probe)] for probe in probes],
        "figures": figures(view, seat, match.seats),
    }
    if legal:
        request = Request(game, view, legal, "level", 7, Budget(iterations=ITERATIONS))
        message = {"ask": 1, **request.message()}
        sent = json.dumps(message, ensure_ascii=False).encode()
        got["bytes"] = sent
        got["bots"] = [answered(game, sent, level) for level in levels]
    return got


def answered(game: Game[Any, Any, Any], sent: bytes, level: str) -> Json:
    """Return the reply of a bot to these bytes alone."""
    message = json.loads(sent)
    view = decode(game.views, message["view"])
    codes = [game.code(decode_kind(game.actions, action)) for action in message["legal"]]
    budget = Budget(iterations=message["iterations"])
    thought = find_bot(level).think(game, view, codes, message["seed"], budget)
    return [thought.code, [(move.code, move.visits, move.value) for move in thought.moves]]


def perceived(events: Sequence[Event], seat: Seat) -> list[object]:
    """Return every field of every event as a seat perceives it; cards in any order."""
    seen = [event.seen_by(seat) for event in events]
    return [
        (type(event).__name__, *(_sorted(getattr(event, field.name)) for field in fields(event)))
        for event in seen
        if event is not None
    ]


def _sorted(value: object) -> object:
    """In what order one's own cards were dealt is seen by oneself, and kept by nobody."""
    return sorted(value, key=repr) if isinstance(value, tuple) else value


def hold(
    match: Match,
    seat: Seat,
    rng: Rng,
    probes: Sequence[Action],
    figures: Figures,
    *,
    twins: int = 3,
    levels: Sequence[str] = (),
) -> int:
    """Compare a position with twins drawn for a seat; return how many answers were compared."""
    draw = match.game.sampler(match.view(seat))
    here = received(match, seat, probes, figures, levels)
    compared = 0
    for _ in range(twins):
        twin = in_world(match, draw(rng))
        there = received(twin, seat, probes, figures, levels)
        for what, got in here.items():
            assert there[what] == got, f"{what} of seat {seat} tell worlds apart"
        compared += _answers_alike(match, twin, seat, rng)
    return compared


def _answers_alike(match: Match, twin: Match, seat: Seat, rng: Rng) -> int:
    """After which a seat sees the same, it has perceived the same: whoever answered, and what.

    Unless other answers led to a new deal: it may wipe out what everybody saw before it.
    """
    compared = 0
    codes, others = match.codes(), twin.codes()
    for _ in range(min(TRIED, len(codes))):
        code = codes[rng.below(len(codes))]
        other = code if code in others else others[rng.below(len(others))]
        if code != other and (_draws_lots(match, code) or _draws_lots(twin, other)):
            continue
        views, events = zip(_given(match, code, seat), _given(twin, other, seat), strict=True)
        if views[0] == views[1]:
            assert events[0] == events[1], f"events of seat {seat} tell worlds apart"
            compared += 1
    return compared


def _draws_lots(match: Match, code: Code) -> bool:
    """Return whether chance has a part in what an answer brings."""
    told: list[list[Event]] = [[], []]
    for seed, events in enumerate(told):
        match._state.clone().step(code, Rng(seed), events)
    return told[0] != told[1]


def _given(match: Match, code: Code, seat: Seat) -> tuple[str, list[object]]:
    """Return the view of a seat after an answer, and the events it perceived."""
    state = match._state.clone()
    events: list[Event] = []
    state.step(code, Rng(3), events)
    return text(match.game.view(state, seat)), perceived(events, seat)


def walk(
    game: Game[Any, Any, Any],
    seats: int,
    options: Json,
    seed: int,
    figures: Figures,
    *,
    every: int,
    most: int = 10_000,
    twins: int = 3,
) -> tuple[int, int]:
    """Return a random match, every so many answers held to the law for each seat in turn.

    Returns how many positions and how many answers given in both worlds were compared.
    """
    match, rng = Match(new_record(game, seats, seed, options)), Rng(seed)
    probes: list[Action] = []
    positions = compared = 0
    while match.decision is not None and positions < most:
        legal = match.legal()
        if match.ply % every == seed % every or match.decision.private:
            seen = [*legal[:PROBED], *probes[-PROBED:]]
            for seat in range(seats):
                compared += hold(match, seat, rng, seen, figures, twins=twins)
            # Bots are slow: one of them is asked at a time.
            level = LEVELS[positions % len(LEVELS)]
            hold(match, match.decision.seat, rng, (), figures, twins=1, levels=(level,))
            positions += seats
        probes += legal[-2:]
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    return positions, compared
