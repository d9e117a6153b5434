"""Portuguese names the reader where a bare verb would tell their deed as another's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import Language
from engine.core.game import Game
from engine.core.options import options_of
from engine.core.rng import Rng
from engine.core.values import Event, Seat
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.golden.playthrough import ENDLESS
from tests.laws import values_of

NAMES = ("Otto", "Clara", "Inês", "Bruno", "Rui", "Eva")
#: A word that is the reader's alone. Whoever won needs none; with points stands their label.
READERS = re.compile(r"\b(seus?|suas?|lhe|si|consigo|[Vv]ocê)\b|Ganhou!")
#: Matches of every number of seats.
MATCHES = 3


@pytest.fixture
def portuguese(qtbot: QtBot) -> Iterator[None]:
    language = Language()
    language.install("pt")
    yield
    language.install("en")


def played(game: Game, seats: int, seed: int) -> Iterator[tuple[Seat, Sequence[Event]]]:
    """Yield who acted and what came of it, step by step, in a match of any answers and options."""
    rng = Rng(seed)
    options = {
        option.name: option.default
        if option.name in ENDLESS
        else values_of(option)[rng.below(len(values_of(option)))]
        for option in options_of(game.options)
    }
    match = Match(new_record(game, seats, seed=seed, options=options))
    while match.decision is not None:
        seat = match.decision.seat
        codes = match.codes()
        yield seat, match.submit(seat, game.action(codes[rng.below(len(codes))])).events


def bare(game: Game, seats: int, actor: Seat, events: Sequence[Event]) -> Iterator[str]:
    """Yield the parts of a line about its reader that would be understood of another player."""
    texts = TABLES[game.id].texts
    for viewer in range(seats):
        names = list(NAMES[:seats])
        names[viewer] = ""
        seen = [one for event in events if (one := event.seen_by(viewer)) is not None]
        # The line stands under the shield of whoever acted, until it names another.
        meant = actor == viewer
        for event in texts.without_implied_events(seen):
            said = texts.sentences(event, names, viewer)
            if READERS.search(said):
                meant = True
            elif not meant and said != texts.sentences(event, NAMES[:seats], None):
                yield said
            elif any(name in said for name in names if name):
                meant = False


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.usefixtures("portuguese")
def test_no_deed_of_the_reader_reads_as_that_of_another(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        for seed in range(MATCHES):
            for actor, events in played(game, seats, 10 * seats + seed):
                assert list(bare(game, seats, actor, events)) == []
