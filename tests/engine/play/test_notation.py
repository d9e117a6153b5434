"""Matches and moves as text: whatever bots play is written and read back the same."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from desktop.commands.cli import main
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.errors import RecordError
from engine.core.rng import Rng
from engine.games import GAMES, find
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.notation import read_match, read_move, write_match, write_move
from engine.play.record import Record, load, save

#: Answers of a match, and of those possible at a moment, that are looked at.
PLIES, PROBED = 130, 12


@cache
def played(name: str, seats: int) -> Match:
    """Return a match of bots, in which every second answer is drawn by lot."""
    game, rng = find(name), Rng(seats)
    players = tuple({"kind": "bot", "name": f"Bot {i}", "level": "level1"} for i in range(seats))
    match = Match(new_record(game, seats, 11 + seats, players=players, secret=3))
    bot = find_bot("scripted")
    while match.decision is not None and match.ply < PLIES:
        codes = match.codes()
        code = codes[rng.below(len(codes))]
        if match.ply % 2:
            view = match.view(match.decision.seat)
            code = bot.think(game, view, codes, match.ply, Budget(iterations=1)).code
        match.submit(match.decision.seat, game.action(code))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_match_of_bots_comes_back(name: str) -> None:
    seats = GAMES[name].seats
    for count in {seats[0], seats[-1]}:
        match = played(name, count)
        match.mark("hint", seat=0)
        assert read_match(write_match(match.record)) == match.record


@pytest.mark.parametrize("name", GAMES)
def test_every_possible_answer_comes_back(name: str) -> None:
    game, kinds = GAMES[name], set()
    for then in played(name, GAMES[name].seats[-1]).moments():
        codes = then.codes()
        for code in codes[:: max(1, len(codes) // PROBED)]:
            action = game.action(code)
            kinds.add(type(action))
            said = write_move(action)
            assert "\n" not in said
            assert read_move(game, said) == action, said
    assert kinds


def test_coming_and_going_are_moves() -> None:
    match = played("condottiere3", 4).at(4)
    people = tuple({**player, "kind": "human"} for player in match.record.players)
    then = Match(replace(match.record, players=people))
    then.leave(1, "level3")
    then.come_back(1)
    text = write_match(then.record)
    assert f"{then.ply - 1}. B leave level3\n{then.ply}. B return\n" in text
    assert read_match(text) == then.record


def test_people_may_write_it_otherwise() -> None:
    text = write_match(record())
    loose = text.replace("\n1. A", "\nA").replace("\n2.", "\n# said by somebody\n\n  2.")
    assert read_match(loose) == record()


def record() -> Record:
    return played("contrees", 2).record


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a match"),
        ("conquista match\nnonsense", "line 2: neither"),
        ("conquista match\ngame: contrees", "line 2"),
        (
            'conquista match\ngame: "contrees"\nA fly 1',
            "line 3: move: contrees has no answer 'fly'",
        ),
        ('conquista match\ngame: "contrees"\nA lay', "line 3: move: lay lacks hex"),
        ('conquista match\ngame: "contrees"\nA lay x', "line 3: move: hex: 'x' does not fit"),
        ('conquista match\ngame: "contrees"\nA lay 0,0 red=yes', "line 3: move: lay: 'red=yes'"),
        ('conquista match\ngame: "contrees"\nanswers: []\nA lay 0,0', "answers: they stand below"),
    ],
)
def test_command_errors_name_the_fault(text: str, says: str) -> None:
    with pytest.raises(RecordError, match=says.replace("[", r"\[")):
        read_match(text)


def test_every_answer_is_explained() -> None:
    told = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        for kind in game.actions:
            assert f"`{kind.do}" in told, f"{game.id}: {kind.do}"


def test_a_saved_game_is_printed_and_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, text, again = tmp_path / "a.conquista", tmp_path / "a.txt", tmp_path / "b.conquista"
    save(record(), file)
    assert main(["notation", str(file)]) == 0
    text.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["notation", str(text), "--to", str(again)]) == 0
    assert load(again) == record()
