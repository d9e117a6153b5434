"""The laws every game obeys, as functions a test runs on one seeded match."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import fields
from itertools import product
from typing import Any

from engine.codec import decode, decode_kind, encode
from engine.core import OPEN, Code, Event, Game, Seat, State, View
from engine.match import SEAT_NAMES
from engine.rng import Rng

Chooser = Callable[[State, list[Code]], Code]


#: So many combinations of options are each held to the laws; of more, a choice is.
ALL_SETS = 8


def option_sets(game: Game) -> list[dict[str, bool]]:
    """Every combination of a game's on/off options; of many options none, each alone, and all."""
    names = [field.name for field in fields(game.options)]
    if 2 ** len(names) <= ALL_SETS:
        return every_option_set(game)
    chosen = [set(), *({name} for name in names), set(names)]
    return [{name: name in on for name in names} for on in chosen]


def every_option_set(game: Game) -> list[dict[str, bool]]:
    """Every combination of a game's on/off options."""
    names = [field.name for field in fields(game.options)]
    return [
        dict(zip(names, values, strict=True))
        for values in product((False, True), repeat=len(names))
    ]


def lookers(state_seats: int) -> list[Seat | None]:
    """Everybody who may look: each seat, the public, and who sees everything."""
    return [*range(state_seats), None, OPEN]


def text(value: Any) -> str:
    """Canonical JSON, for byte-equality."""
    return json.dumps(encode(value), sort_keys=True)


def checked(ply: int) -> bool:
    """Costly laws run at plies 1, 2, 4, 8, ..."""
    return ply > 0 and ply & (ply - 1) == 0


class Walk:
    """One random match, law by law.

    `tokens(open view)` lists every card and piece in the true state, for conservation.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, bool],
        seed: int,
        tokens: Callable[[Any], Iterable[str]],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.options(**options)
        self.seed = seed
        self.tokens = tokens
        self.past: list[tuple[State, list[View]]] = []

    def views(self, state: State) -> list[View]:
        return [state.view(looker) for looker in lookers(self.seats)]

    def run(self) -> None:
        """Play a random match and hold every law on the way."""
        rng, choose = Rng(self.seed), Rng(self.seed + 1)
        events: list[Event] = []
        state = self.game.start(self.options, self.seats, rng, events)
        everything = Counter(self.tokens(state.view(OPEN)))
        assert set(everything.values()) == {1}
        ply = 0
        while state.decision is not None:
            codes = self.legal(state)
            if checked(ply):
                self.clones(state, codes)
                self.round_trips(state, codes)
                self.samples(state, codes, choose)
            self.masked(state, events)
            events = []
            state.step(codes[choose.below(len(codes))], rng, events)
            assert Counter(self.tokens(state.view(OPEN))) == everything
            ply += 1
            assert ply <= self.game.max_plies
        assert set(state.returns()) <= self.game.outcomes
        assert state.codes() == []
        result = self.game.result(state)
        assert result is not None
        assert [seat for seat, won in enumerate(state.returns()) if won] == list(result.winners)
        self.masked(state, events)
        for twin, known in self.past:
            assert self.views(twin) == known, "a past clone changed"

    def legal(self, state: State) -> list[Code]:
        """Law 1: non-empty, unique, stable, invertible."""
        codes = state.codes()
        assert codes
        assert len(set(codes)) == len(codes)
        assert state.codes() == codes
        assert state.decision is not None
        view = state.view(state.decision.seat)
        for code in codes:
            action = self.game.action(code)
            assert self.game.code(action) == code
            assert not self.game.refusal(view, action)
        return codes

    def clones(self, state: State, codes: list[Code]) -> None:
        """Law 2: a clone is equal in all views, and playing it changes nothing else."""
        known = self.views(state)
        twin = state.clone()
        assert self.views(twin) == known
        for code in codes:
            branch = state.clone()
            branch.step(code, Rng(code))
        assert self.views(state) == known
        self.past.append((twin, known))

    def round_trips(self, state: State, codes: list[Code]) -> None:
        """Law 4: JSON and written positions both ways."""
        for looker in lookers(self.seats):
            view = state.view(looker)
            assert decode(self.game.views, json.loads(text(view))) == view
        for code in codes:
            action = self.game.action(code)
            assert decode_kind(self.game.actions, json.loads(text(action))) == action
        names = SEAT_NAMES[: self.seats]
        written = self.game.describe(state, names)
        again = self.game.position(json.loads(json.dumps(written)), self.options, names, 99)
        assert self.views(again) == self.views(state)
        assert again.codes() == state.codes()

    def masked(self, state: State, events: list[Event]) -> None:
        """Laws 4 and 7: events survive JSON, and none shows a card absent from the views."""
        for event in events:
            assert decode_kind(self.game.events, json.loads(text(event))) == event
        public = repr(state.view(None))
        for looker in (*range(self.seats), None):
            seen = [event.seen_by(looker) for event in events]
            told = {token: event for event in seen if event for token in shown(event)}
            # Few cards are shown to some seats only: for the others one view serves all.
            secret = [token for token in told if repr(token) not in public]
            known = repr(state.view(looker)) if secret else ""
            for token in secret:
                assert repr(token) in known, f"{told[token]} tells {looker} of {token}"

    def samples(self, state: State, codes: list[Code], rng: Rng) -> None:
        """Laws 5 and 6: sampled worlds look the same, and hidden cards really vary."""
        assert state.decision is not None
        seat = state.decision.seat
        view = state.view(seat)
        draw = self.game.sampler(view)
        if not self.game.hidden:
            world = draw(rng)
            assert self.views(world) == self.views(state), "nothing is hidden, yet something varies"
            return
        hidden: set[tuple[str, ...]] = set()
        everything = Counter(self.tokens(state.view(OPEN)))
        for _ in range(24):
            world = draw(rng)
            assert world.view(seat) == view
            assert world.decision == state.decision
            assert world.codes() == codes
            opened = world.view(OPEN)
            assert Counter(self.tokens(opened)) == everything
            hidden.add(tuple(other_hands(opened, seat)))
        if unknown(view) > FEW and view.pile > 2 * FEW:
            assert len(hidden) > 1


def shown(event: Event) -> list[str]:
    """Cards an event names, whatever its kind: fields `card`, `cards` and `target`."""
    named = [getattr(event, name, None) for name in ("card", "target")]
    named += getattr(event, "cards", ())
    return [name for name in named if isinstance(name, str)]


def other_hands(view: Any, seat: Seat) -> list[str]:
    """Cards the other seats hold in an open view."""
    return [card for holder, hand in enumerate(view.hands) if holder != seat for card in hand]


#: With so few unknown cards in hands, or twice as few in the pile, all may be of one kind.
FEW = 2


def unknown(view: Any) -> int:
    """How many cards in other hands the looker neither sees nor remembers."""
    remembered = getattr(view, "known", ())
    return sum(hand.count(None) for hand in view.hands) - sum(
        len(cards) for seat, cards in enumerate(remembered) if seat != view.seat
    )
