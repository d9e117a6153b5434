"""The laws every game obeys, as functions a test runs on one seeded match."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.options import Option, options_of
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, Event, Json, Seat, State, View
from engine.data.codec import decode, decode_kind, encode
from engine.play.match import SEAT_NAMES
from tests.hidden import Family, hold_variety, named, told_too_much
from tests.playouts import hold_rollouts, moment

#: What is answered: of the game, its state, the possible answers and lots.
Chooser = Callable[[Game, State, Sequence[Code], Rng], Code]

#: So many combinations of options are each held to the laws; of more, a choice is.
ALL_SETS = 8
#: Answers looked at where looking at all of them at every ply would take too long.
FEW = 8


def option_sets(game: Game) -> list[dict[str, Json]]:
    """Return every combination of a game's options; of too many a choice.

    That is as it is written in the rules, each switch and word alone, all numbers at their least,
    all at their most, and everything at once.
    """
    options = options_of(game.options)
    if count_of_sets(game) <= ALL_SETS:
        names = [option.name for option in options]
        every = product(*map(values_of, options))
        return [dict(zip(names, values, strict=True)) for values in every]
    plain = {option.name: option.default for option in options}
    numbers = [option for option in options if option.is_number]
    changed: list[dict[str, Json]] = [{}]
    changed += [
        {option.name: value}
        for option in options
        if not option.is_number
        for value in values_of(option)[1:]
    ]
    if numbers:
        changed.append({option.name: option.minimum for option in numbers})
        changed.append({option.name: option.maximum for option in numbers})
    changed.append({option.name: values_of(option)[-1] for option in options})
    return [{**plain, **change} for change in changed]


def values_of(option: Option) -> tuple[Json, ...]:
    """Return the values tried of an option, the default first: all, or the ends of a number."""
    if option.is_switch:
        values: tuple[Json, ...] = (False, True)
    elif option.choices:
        values = option.choices
    else:
        values = option.minimum, option.maximum
    return option.default, *(value for value in values if value != option.default)


def count_of_sets(game: Game) -> int:
    """Return how many combinations of `values_of` there are: there may be billions."""
    return prod(len(values_of(option)) for option in options_of(game.options))


def some_kind(game: Game, number: int) -> tuple[int, dict[str, Json]]:
    """Return seats and options drawn by a number, so that many numbers try every pair of them."""
    rng = Rng(number)
    seats = game.seats[rng.below(len(game.seats))]
    found = {}
    for option in options_of(game.options):
        values = values_of(option)
        found[option.name] = values[rng.below(len(values))]
    return seats, found


def said(options: Mapping[str, Json], game: Game) -> str:
    """Return a short name of a set of options: what is not as in the rules."""
    changed = {
        option.name: options[option.name]
        for option in options_of(game.options)
        if options.get(option.name, option.default) != option.default
    }
    if len(changed) > 6:
        return f"{len(changed)}_changed"
    parts = (key if value is True else f"{key}={value}" for key, value in changed.items())
    return "+".join(parts) or "plain"


def viewers(state_seats: int) -> list[Seat | None]:
    """Return everybody who may look: each seat, the public, and who sees everything."""
    return [*range(state_seats), None, OMNISCIENT]


def text(value: Any) -> str:
    """Canonical JSON, for byte-equality."""
    return json.dumps(encode(value), sort_keys=True)


def checked(ply: int) -> bool:
    """Costly laws run at plies 1, 2, 4, 8, ..."""
    return ply > 0 and ply & (ply - 1) == 0


def at_random(game: Game, state: State, codes: Sequence[Code], rng: Rng) -> Code:
    """Return any answer, each as often as another."""
    return codes[rng.below(len(codes))]


def hold_who_sees(
    game: Game, cases: Sequence[tuple[Event, Collection[Seat | None]]], seats: int = 4
) -> None:
    """Each event shows what it hides to these viewers alone (None: the public), and to OMNISCIENT.

    The cases have all kinds of events of the game that hide anything.
    """
    hiding = {kind for kind in game.events if kind.private or kind.seen_by is not Event.seen_by}
    assert {type(event) for event, _ in cases} == hiding
    for event, knowing in cases:
        values = {name: getattr(event, name) for name in event.private}
        hidden = {
            name: (None,) * len(value) if isinstance(value, tuple) else None
            for name, value in values.items()
        }
        # Of an event without private fields, other seats notice nothing.
        masked = replace(event, **hidden) if hidden else None
        for viewer in viewers(seats):
            expected = event if viewer in (*knowing, OMNISCIENT) else masked
            assert event.seen_by(viewer) == expected, f"{event} for {viewer}"


class Walk:
    """One match of random answers, or of those that `chooser` gives, law by law.

    `tokens(open view)` lists every card and piece in the true state, for conservation;
    `families(view)` tells what that view hides.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Json],
        seed: int,
        tokens: Callable[[Any], Iterable[str]],
        families: Callable[[Any], Sequence[Family]],
        chooser: Chooser = at_random,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.options(**options)
        self.seed = seed
        self.tokens = tokens
        self.families = families
        self.chooser = chooser
        self.names = frozenset[str]()
        self.past: list[tuple[State, list[View]]] = []

    def views(self, state: State) -> list[View]:
        return [self.game.view(state, viewer) for viewer in viewers(self.seats)]

    def all_tokens(self, state: State) -> list[str]:
        """Return every card and piece in a state, in the order of their names."""
        return sorted(self.tokens(self.game.view(state, OMNISCIENT)))

    def run(self) -> None:
        """Play a match and hold every law on the way."""
        rng, choose, picks = Rng(self.seed), Rng(self.seed + 1), Rng(self.seed + 2)
        events: list[Event] = []
        state = self.game.start(self.options, self.seats, rng, events)
        everything = self.all_tokens(state)
        assert len(set(everything)) == len(everything) > 0
        families = self.families(self.game.view(state, None))
        assert bool(families) is not self.game.perfect_information
        self.names = frozenset().union(*(family.names for family in families))
        most = self.game.max_plies(self.options, self.seats)
        ply = 0
        while state.decision is not None:
            codes = self.legal(state, None if checked(ply) else picks)
            if checked(ply):
                self.clones(state, codes)
                self.round_trips(state, codes)
                self.samples(state, codes, choose)
                hold_rollouts(self.game, state, self.seed + ply)
            self.masked(state, events)
            events = []
            state.step(self.chooser(self.game, state, codes, choose), rng, events)
            assert self.all_tokens(state) == everything
            ply += 1
            assert ply <= most
        assert set(state.returns()) <= self.game.outcomes
        assert not self.game.constant_sum or sum(state.returns()) == pytest.approx(1)
        assert state.codes() == []
        result = self.game.result(state)
        assert result is not None
        assert [seat for seat, won in enumerate(state.returns()) if won] == list(result.winners)
        self.masked(state, events)
        for twin, known in self.past:
            assert self.views(twin) == known, "a past clone changed"

    def legal(self, state: State, picks: Rng | None) -> list[Code]:
        """Law 1: non-empty, unique, stable; all invertible and not refused, or some picked."""
        codes = state.codes()
        assert codes
        assert len(set(codes)) == len(codes)
        assert state.codes() == codes
        assert state.decision is not None
        view = self.game.view(state, state.decision.seat)
        some = codes
        if picks is not None and len(codes) > FEW:
            some = [codes[picks.below(len(codes))] for _ in range(FEW)]
        for code in some:
            action = self.game.action(code)
            assert self.game.code(action) == code
            assert not self.game.refusal(view, action)
        return codes

    def clones(self, state: State, codes: list[Code]) -> None:
        """Law 2: a clone is equal in all views, and playing it changes nothing else.

        Where nothing is drawn by lot, the generator does not matter; who sees everything would see.
        """
        known = self.views(state)
        twin = state.clone()
        assert self.views(twin) == known
        for code in codes:
            branch, other = state.clone(), state.clone()
            branch.step(code, Rng(code))
            if not self.game.chance:
                other.step(code, Rng(code + 1))
                assert moment(self.game, other) == moment(self.game, branch), "drawn by lot"
        assert self.views(state) == known
        self.past.append((twin, known))

    def round_trips(self, state: State, codes: list[Code]) -> None:
        """Law 4: JSON and written positions both ways."""
        for viewer in viewers(self.seats):
            view = self.game.view(state, viewer)
            assert decode(self.game.views, json.loads(text(view))) == view
        for code in codes:
            action = self.game.action(code)
            assert decode_kind(self.game.actions, json.loads(text(action))) == action
        names = SEAT_NAMES[: self.seats]
        written = self.game.positions.write(state, names)
        again = self.game.positions.read(json.loads(json.dumps(written)), self.options, names, 99)
        assert self.views(again) == self.views(state)
        assert again.codes() == state.codes()

    def masked(self, state: State, events: list[Event]) -> None:
        """Laws 4 and 7: events survive JSON, and none shows a card absent from the views."""
        for event in events:
            assert decode_kind(self.game.events, json.loads(text(event))) == event
        names = [named(event, self.names) for event in events]
        # Few cards are shown to some seats only: for the others one view serves all.
        public = named(self.game.view(state, None), self.names) if any(names) else frozenset()
        for event, everything in zip(events, names, strict=True):
            for viewer in (*range(self.seats), None):
                seen = event.seen_by(viewer)
                if (everything if seen is event else named(seen, self.names)) <= public:
                    continue
                secret = told_too_much(seen, self.game.view(state, viewer), self.names)
                assert not secret, f"{seen} tells {viewer} of {sorted(secret)}"

    def samples(self, state: State, codes: list[Code], rng: Rng) -> None:
        """Laws 5 and 6: sampled worlds look the same, and hidden cards really vary.

        Those of a bad memory may look different, but have the same cards.
        """
        assert state.decision is not None
        seat = state.decision.seat
        view = self.game.view(state, seat)
        draw = self.game.sampler(view)
        if self.game.perfect_information:
            world = draw(rng)
            assert self.views(world) == self.views(state), "nothing is hidden, yet something varies"
            return
        worlds: list[View] = []
        everything = self.all_tokens(state)
        for _ in range(24):
            world = draw(rng)
            assert self.game.view(world, seat) == view
            assert world.decision == state.decision
            assert world.codes() == codes
            opened = self.game.view(world, OMNISCIENT)
            assert sorted(self.tokens(opened)) == everything
            worlds.append(opened)
        hold_variety(view, worlds, self.families(view))
        for memory in (0.0, 0.5):
            world = self.game.sampler(view, memory)(Rng(self.seed))
            assert world.decision == state.decision
            assert self.all_tokens(world) == everything, "cards are forgotten, not lost"
