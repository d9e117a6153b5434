"""The audit finds leaks and foreign answers; and what bots are sent does not tell the deal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.commands import audit
from engine.commands.cli import add_commands, new_parser, run
from engine.core.rng import Dice, Rng, bot_seed, derived_seed
from engine.core.values import OMNISCIENT, Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.actions import Show
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record, replayed
from engine.play.position_file import set_up
from engine.play.record import Record, save
from engine.play.seat_feed import SeatFeed

CANNIR = GAMES["cannir"]


def players(levels: Iterable[str]) -> tuple[Json, ...]:
    return tuple(
        {"kind": "human", "name": "Ada"}
        if level == "human"
        else {"kind": "bot", "name": f"Bot {seat}", "level": level}
        for seat, level in enumerate(levels)
    )


def played(
    game: str,
    levels: Iterable[str],
    *,
    budget: Budget,
    most: int = 40,
    seed: int | None = 7,
    secret: int = 99,
) -> Match:
    """Return a match of bots thinking as they do, people giving the first legal answer."""
    entries = players(levels)
    match = Match(new_record(GAMES[game], len(entries), seed, None, entries, secret))
    while match.decision is not None and match.ply < most:
        seat, codes = match.decision.seat, match.codes()
        if entries[seat]["kind"] == "human":
            match.submit(seat, match.legal()[0])
            continue
        bot = find_bot(entries[seat]["level"])
        lots = bot_seed(secret, seat, match.ply)
        view = match.view(seat)
        own = bot.budget(match.game, view)
        limits = replace(own, seconds=budget.seconds or 60.0)
        found = bot.think(match.game, view, codes, lots, limits)
        match.note_thought(found.iterations)
        match.submit(seat, match.game.action(found.code))
    return match


def apart(game: str) -> Match:
    """Return a match of two people at screens of their own and a bot."""
    match = played(game, ("human", "human", "level1"), budget=QUICK, most=12)
    return replayed(replace(match.record, apart=True))


QUICK = Budget(seconds=0.004)
#: As long as the level takes: the same match each time.
OWN = Budget()


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_comes_out_again_also_when_time_ended_the_thinking(game: str) -> None:
    levels = ("level4", "level2", "scripted", "random", "uct", "level5")
    match = played(game, levels[: GAMES[game].seats[-1]], budget=QUICK)
    told = audit.report(match)
    assert len(told["questions"]) == match.ply
    assert all(bot["same"] == bot["questions"] for bot in told["bots"])
    assert all(bot["hidden"] == 0 for bot in told["bots"])
    covered = any(bot["covered"] for bot in told["bots"])
    assert covered != match.game.perfect_information


def test_people_are_not_listed() -> None:
    match = played("cannir", ("human", "level1"), budget=QUICK)
    assert {entry["seat"] for entry in audit.report(match)["questions"]} == {"B"}


@pytest.mark.parametrize("game", ["condottiere3", "cannir", "cortez"])
def test_what_people_at_screens_of_their_own_were_sent_is_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    match = apart(game)
    people = audit.report(match, thinking=False)["people"]
    assert [person["seat"] for person in people] == ["A", "B"]
    for person in people:
        assert person["messages"] > match.ply
        assert person["bytes"] > 1_000
        assert person["covered"] > 0
        assert person["hidden"] == 0
    # People at one screen are sent nothing.
    assert list(audit.sent_to_people(Match(replace(match.record, apart=False)))) == []
    save(match.record, tmp_path / "match.conquista")
    assert main(["audit", "--no-thinking", str(tmp_path / "match.conquista")]) == 0
    assert "People at screens of their own:" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["condottiere3", "cannir"])
def test_a_leak_to_a_person_is_found(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    match, seen = apart(game), SeatFeed._seen

    def leaking(feed: SeatFeed, then: Match) -> tuple[Json, Json]:
        return {**encode(then.open_view()), "seat": feed.seat}, seen(feed, then)[1]

    monkeypatch.setattr(SeatFeed, "_seen", leaking)
    people = audit.report(match, thinking=False)["people"]
    assert all(person["hidden"] for person in people)


def test_an_answer_that_is_not_the_bots_own_is_found() -> None:
    match = played("cannir", ("level2", "level2"), budget=QUICK)
    record, before = match.record, match.at(0)
    seat, answer = record.answers[0]
    other = next(action for action in before.legal() if encode(action) != answer)
    forged = Match(replace(record, answers=((seat, encode(other)),)))
    (entry,) = audit.report(forged)["questions"]
    assert entry["same_answer"] is False


def test_unknown_answers_are_not_compared() -> None:
    match = played("cannir", ("level2", "level2"), budget=OWN, most=4)
    record = replace(match.record, thoughts=((0, -1), (1, 10)), marks=())
    same = [entry["same_answer"] for entry in audit.report(Match(record))["questions"]]
    assert same[0] is None
    assert same[2:] == [None, None]
    quick = audit.report(match, thinking=False)
    assert {entry["same_answer"] for entry in quick["questions"]} == {None}


@pytest.mark.parametrize("game", ["cannir", "condottiere1", "condottiere3"])
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A game that shows everybody everything: the audit says how many hidden cards were sent."""
    match = played(game, ("random", "random"), budget=QUICK, most=6)
    assert not any(entry["hidden"] for entry in audit.report(match)["questions"])
    kind: Any = type(match.game)

    class Leaking(kind):
        def view(self, state: Any, seat: Any) -> Any:
            seen = super().view(state, seat)
            if seat in (None, OMNISCIENT):
                return seen
            return replace(seen, hands=super().view(state, OMNISCIENT).hands)

    leaking = object.__new__(Leaking)
    leaking.__dict__.update(match.game.__dict__)
    monkeypatch.setitem(GAMES.loaders, game, lambda: leaking)
    found = audit.report(Match(match.record), thinking=False)
    assert all(entry["hidden"] > 0 for entry in found["questions"])


# -- the command -------------------------------------------------------------------------------


def test_more_iterations_than_a_level_takes_are_not_thought_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("cannir", ("level2", "scripted"), budget=OWN, most=4)
    thoughts = tuple((ply, 10**9) for ply, _ in match.record.thoughts)
    path = tmp_path / "forged.conquista"
    save(replace(match.record, thoughts=thoughts), path)
    monkeypatch.setattr(audit.AskedQuestion, "budget", None)  # nobody thinks
    assert main(["audit", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in lines if "1000000000 iterations are recorded" in line]
    assert len(told) == len(thoughts) == match.ply
    most = find_bot("level2").budget(match.game, match.at(0).view(0)).iterations
    assert told[0].startswith("answer 1, seat ")
    assert any(f"at most {most}: not compared" in line for line in told)


def main(arguments: list[str]) -> int:
    parser, commands = new_parser()
    add_commands(commands)
    return run(parser, arguments)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played("condottiere3", ("level2", "human", "level2"), budget=QUICK, most=25)
    match.mark("replaced", seat=0, reason="silent")
    path = tmp_path / "game.conquista"
    save(match.record, path)
    assert main(["audit", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(json.dumps(audit.report(match)))
    assert told["deal"] == "typed"
    assert main(["audit", str(path), "--no-thinking"]) == 0
    said = capsys.readouterr().out
    assert "typed" in said
    assert "Bot 2" in said
    assert "(silent)" in said
    assert main(["audit", str(tmp_path / "absent.conquista")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_where_a_deal_comes_from() -> None:
    record = new_record(CANNIR, 2, None)
    assert audit.origin(record) == "drawn"
    assert audit.origin(new_record(CANNIR, 2, 1)) == "typed"
    assert audit.origin(replace(record, format=1)) == "old"
    assert audit.origin(replace(record, position={})) == "position"


# -- what bots are sent tells nothing of the deal ------------------------------------------------


def seeds_sent(match: Match) -> list[tuple[int, int, int]]:
    return [(asked.seat, asked.ply, asked.seed) for asked in audit.questions(match)]


def test_another_secret_gives_other_seeds_for_the_same_deal() -> None:
    """As independent as coins: about half of all bits differ."""
    one = played("cannir", ("random", "random"), budget=QUICK, seed=5, secret=1)
    other = Match(replace(one.record, secret=2))
    pairs = list(zip(seeds_sent(one), seeds_sent(other), strict=True))
    differing = sum((a[2] ^ b[2]).bit_count() for a, b in pairs)
    assert 0.4 < differing / (53 * len(pairs)) < 0.6


def test_the_deal_has_no_part_in_what_is_sent() -> None:
    """Another seed behind the same view: the same bytes."""
    match = played("condottiere1", ("random", "random", "random"), budget=QUICK, most=9)
    position = match.describe(SEAT_NAMES[:3])
    sent = set()
    for seed in (1, 2, 1 << 127):
        record = Record("condottiere1", 1, 3, match.record.options, seed, match.record.players,
                        position, secret=5)  # fmt: skip
        again = Match(record)
        assert again.decision is not None
        again.submit(again.decision.seat, again.legal()[0])
        sent.add(next(audit.questions(again)).digest)
    assert len(sent) == 1


@pytest.mark.parametrize("seed", [0, 7, 40_000])
def test_trying_out_all_short_seeds_explains_no_seed_of_a_bot(seed: int) -> None:
    """The attack that once recovered every deal, and its nearest kin."""
    match = played("cannir", ("random", "random"), budget=QUICK, seed=seed, secret=1 << 90)
    seat, ply, sent = seeds_sent(match)[0]
    for tried in range(1 << 16):
        assert derived_seed(tried, seat, ply) != sent
        assert bot_seed(tried, seat, ply) != sent
    assert Dice(seed).below(1 << 53) != sent
    assert int(Rng(seed).random() * (1 << 53)) != sent


@pytest.mark.parametrize(
    "mark",
    [
        5,
        [],
        {"mark": "restarted"},
        {"mark": ["replaced"], "ply": 0, "seat": 0},
        {"mark": "replaced", "ply": "x", "seat": 0},
        {"mark": "replaced", "ply": -1, "seat": 0},
        {"mark": "replaced", "ply": 0, "seat": 2},
        {"mark": "replaced", "ply": 0, "seat": -1},
        {"mark": "replaced", "ply": 0, "seat": True},
        {"mark": "replaced", "ply": 0, "seat": 0, "reason": "two\nlines"},
        {"mark": "replaced", "ply": 0, "seat": 0, "reason": "x" * 300},
    ],
)
def test_a_history_of_no_sense_is_refused_in_one_line(
    mark: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = players(("human", "level1"))
    file = tmp_path / "forged.conquista"
    save(replace(new_record(CANNIR, 2, 7, None, entries), marks=(mark,)), file)
    parser, commands = new_parser()
    add_commands(commands)
    assert run(parser, ["audit", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("conquista: forged.conquista: marks[0]")
    assert printed.err.count("\n") == 1


def all_bots(match: Match) -> Match:
    """Return the same match, played by bots."""
    players = tuple({"kind": "bot", "name": name, "level": "random"} for name in "ABC")
    return Match(replace(match.record, players=players))


def test_cards_that_were_shown_are_no_leak() -> None:
    match = all_bots(Match(new_record(GAMES["condottiere3"], 3, 3)))
    rng = Rng(1)
    while match.decision is not None and match.ply < 120:
        seat = rng.below(3)
        hand: Any = match.view(seat)
        held = hand.hands[seat]
        shown = Show(held, None if rng.below(9) == 0 else (seat + 1) % 3)
        if held and rng.below(5) == 0 and not match.refusal(seat, shown):
            match.interrupt(seat, shown, match.ply)
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    assert match.interruptions > 5
    asked = list(audit.questions(match))
    assert len(asked) > 50
    assert not any(question.hidden for question in asked)


def test_cards_shown_before_a_discard_are_no_leak() -> None:
    hands = {"A": ["drum", "winter"], "B": ["m1", "m2"], "C": ["m3", "m4"]}
    position = {"phase": "discard", "region": "roma", "turn": "A", "hands": hands}
    written = {"seats": ["A", "B", "C"], "position": position}
    match = all_bots(set_up(GAMES["condottiere3"], written))
    match.interrupt(0, Show(("drum",), 1), match.ply)
    match.submit(0, next(action for action in match.legal() if action.do == "discard_all"))
    while match.decision is not None and match.ply < 8:
        match.submit(match.decision.seat, match.legal()[-1])
    view: Any = match.view(1)
    assert view.shown_buried[0][1] == ("drum",)
    assert {question.seat for question in audit.questions(match)} == {0, 1, 2}
    assert not any(question.hidden for question in audit.questions(match))
