"""Remarks of bots: tied to what everybody sees, rare, and said once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.core.rng import Rng
from engine.core.values import TEMPERS, Character, Heard, Resign
from engine.games import GAMES
from engine.games.cannir.bots import remarks as cannir_remarks
from engine.games.contrees.bots import remarks as contrees_remarks
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.talk.remarks import remark
from engine.talk.statements import Remark, RemarkKind

TALKERS = [("contrees", 2), ("cannir", 2), ("cannir", 3)]
BOLD = Character(temper="bold")


def walk(game: str, seats: int, seed: int) -> Iterator[Match]:
    """Yield a match before each of its answers, which are drawn by lot."""
    match = Match(replace(new_record(GAMES[game], seats, seed), talk="lively"))
    rng = Rng(seed)
    while match.decision is not None:
        yield match
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))


def heard(match: Match) -> tuple[Heard, ...]:
    return match.agreement_log.last_statements(match.view(None))


def spoken(game: str, seats: int, seed: int, talk: str = "lively") -> list[tuple[int, Remark, int]]:
    """Return the remarks of a match with their seats and laps."""
    made = []
    for match in walk(game, seats, seed):
        for seat in range(seats):
            said = match.game.speech(match.view(seat), heard(match), talk, BOLD)
            if said is not None:
                assert isinstance(said, Remark)
                assert not match.refusal(seat, said)
                lap: Any = match.game.span(match.view(None), "lap")
                match.interrupt(seat, said, match.ply)
                made.append((seat, said, lap))
    return made


@pytest.mark.parametrize(("game", "seats"), TALKERS)
def test_a_bot_makes_each_remark_once_and_one_in_a_lap(game: str, seats: int) -> None:
    for seed in range(4):
        made = spoken(game, seats, seed)
        assert len(made) > seats
        assert len({(seat, said.word) for seat, said, _ in made}) == len(made)
        assert len({(seat, lap) for seat, _, lap in made}) == len(made)
        assert {said.tone for _, said, _ in made} == {"bold"}


@pytest.mark.parametrize(("game", "seats"), TALKERS)
def test_silent_bots_say_nothing_and_sparing_ones_only_greet(game: str, seats: int) -> None:
    assert spoken(game, seats, 1, "") == []
    sparing = spoken(game, seats, 1, "sparing")
    assert [(seat, said.word) for seat, said, _ in sparing] == [
        (seat, "greeting") for seat in range(seats)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_only_seats_speak_and_only_while_the_match_goes_on(game: str) -> None:
    match = Match(replace(new_record(GAMES[game], GAMES[game].seats[0], 1), talk="lively"))
    assert match.game.speech(match.view(None), (), "lively", BOLD) is None
    match.submit(0, Resign())
    while match.decision is not None:
        match.submit(match.decision.seat, match.legal()[0])
    for viewer in (*range(match.seats), None):
        assert match.game.speech(match.view(viewer), (), "lively", BOLD) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_no_remark_depends_on_hidden_cards(seats: int) -> None:
    for seed in range(3):
        match = Match(new_record(GAMES["cannir"], seats, seed, {"veiled": True}))
        rng = Rng(seed)
        while match.decision is not None:
            for seat in range(seats):
                own: Any = match.view(seat)
                public: Any = replace(match.view(None), seat=seat)
                found = [*cannir_remarks.fitting_remarks(own)]
                assert found == [*cannir_remarks.fitting_remarks(public)]
            codes = match.codes()
            match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))


def test_every_remark_of_a_game_has_its_moment() -> None:
    """Remarks that random games never lead to would be words for nothing."""
    found = {
        said.word
        for game, seats, seeds in (("contrees", 2, 30), ("cannir", 2, 60), ("cannir", 3, 60))
        for seed in range(seeds)
        for match in walk(game, seats, seed)
        for seat in range(seats)
        for said in _fitting(game, match.view(seat))
    }
    general = {"thanks", "doubt", "more_cards", "faithless"}
    assert found == {*get_args(RemarkKind)} - general


def _fitting(game: str, view: Any) -> list[Remark]:
    module = contrees_remarks if game == "contrees" else cannir_remarks
    return [*module.fitting_remarks(view)]


def test_towers_that_fell_are_a_loss_for_one_and_a_deed_of_the_other() -> None:
    game = GAMES["contrees"]
    for match in walk("contrees", 2, 5):
        view: Any = match.view(0)
        if view.banned[0]:
            break
    words = [[said.word for said in _fitting(game.id, match.view(seat))] for seat in (0, 1)]
    assert "towers_lost" in words[0]
    assert "towers_lost" not in words[1]
    assert "towers_razed" in words[1]
    assert "towers_razed" not in words[0]


def test_a_remark_of_another_seat_is_not_repeated_in_the_same_lap() -> None:
    one, other = Remark("level"), Remark("half")
    talker = Character(temper=TEMPERS[1])
    now = (Heard(0, one, True),)
    assert remark(1, [one, other], now, "lively", talker) == replace(other, tone="careful")
    before = (Heard(0, one, False),)
    assert remark(1, [one], before, "lively", talker) == replace(one, tone="careful")
    assert remark(0, [one], before, "lively", talker) is None
    assert remark(1, [Remark("greeting")], (Heard(0, Remark("greeting"), True),), "sparing", talker)
