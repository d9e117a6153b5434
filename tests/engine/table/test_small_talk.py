"""Small talk of bots: from what everybody sees, rare, never the same line twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.bots.bot_names import SCRIPTED
from engine.core.rng import Rng
from engine.core.values import Json, Resign, Seat, Taking, Term
from engine.games import GAMES
from engine.games.condottiere.actions import Play
from engine.games.contrees.bots.remarks import fitting_remarks
from engine.games.cortez.events import CombatEnded, RoundBegan
from engine.games.cortez.remarks import fitting_remarks as cortez_remarks
from engine.games.cortez.remarks import takings as cortez_takings
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import NAMES
from engine.table.small_talk import Evening, SmallTalk, _about_takings
from engine.talk.remarks import CHARACTERS, GREETINGS, PLAIN, SMALL_TALK, line_count
from engine.talk.statements import Offer, Remark, Reply
from tests.engine.games.condottiere.talk_kit import battle

TALKERS = [("condottiere1", 4), ("condottiere3", 3), ("cortez", 4), ("contrees", 2), ("cannir", 3)]
PERSON: Json = {"kind": "human", "name": "Ada"}


def table_of(seats: int, *, with_person: bool = False) -> tuple[Json, ...]:
    bots: list[Json] = [{"kind": "bot", "level": SCRIPTED, "name": name} for name in NAMES[:seats]]
    return (PERSON, *bots[1:]) if with_person else tuple(bots)


def match_of(
    game: str, seats: int, seed: int, players: Sequence[Json] = (), **options: Any
) -> Match:
    players = tuple(players) or table_of(seats)
    return Match(replace(new_record(GAMES[game], seats, seed, options, players), talk="lively"))


def bots_of(match: Match) -> list[Seat]:
    return [seat for seat, player in enumerate(match.players) if player["kind"] == "bot"]


def answers(match: Match, seed: int) -> Iterator[None]:
    """Answer a match to its end by lot; yield before each answer."""
    rng = Rng(seed)
    while match.decision is not None:
        yield
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))


def talk_over(
    match: Match, evening: Evening, seed: int, *, lively: bool = True
) -> list[tuple[Seat, Remark, object]]:
    """Play a match to its end; return all that was remarked: seat, remark, and its round."""
    talk, made = SmallTalk(match, evening), []
    spans = match.game.talk.spans
    name = next((name for name in ("lap", "round") if name in spans), spans[0])
    for _ in answers(match, seed):
        while (found := talk.next(bots_of(match), lively=lively)) is not None:
            seat, said = found
            assert not match.refusal(seat, said)
            match.interrupt(seat, said, match.ply)
            talk.note(said)
            made.append((seat, said, match.game.talk.span(match.view(None), name)))
    talk.finish()
    return made


@pytest.mark.parametrize(("game", "seats"), TALKERS)
def test_no_line_is_said_twice_and_one_in_a_round_by_each(game: str, seats: int) -> None:
    for seed in range(2):
        made = talk_over(match_of(game, seats, seed), Evening(seed), seed)
        assert len(made) >= seats
        lines = [(said.tone, said.word, said.line) for _, said, _ in made]
        assert len({*lines}) == len(lines)
        rounds = [(seat, lap) for seat, said, lap in made if said.word not in GREETINGS]
        assert len({*rounds}) == len(rounds)
        assert {said.tone for _, said, _ in made} <= {name.lower() for name in NAMES[:seats]}
        assert all(0 <= said.line < line_count(said.word) for _, said, _ in made)


def test_sparing_bots_only_greet() -> None:
    made = talk_over(match_of("contrees", 2, 1), Evening(0), 1, lively=False)
    assert [said.word for _, said, _ in made] == ["greeting", "greeting"]


def test_nobody_greets_after_it_has_spoken() -> None:
    match = match_of("contrees", 2, 1)
    talk = SmallTalk(match, Evening(0))
    match.interrupt(0, Remark("doubt"), match.ply)
    made = talk.next([0, 1], lively=False)
    assert made is not None
    assert (made[0], made[1].word) == (1, "greeting")
    assert talk.next([0], lively=False) is None


def test_a_defender_that_holds_its_place_takes_nothing() -> None:
    won = CombatEnded(0, 1, (("6",), ("5",)), (0, 0), (6, 5), "strength")
    held = replace(won, winner=1, loser=0, strengths=(5, 6))
    assert cortez_takings([won]) == [Taking(0, 1)]
    assert cortez_takings([held]) == []
    assert cortez_takings([replace(held, strengths=(6, 6), by="tie")]) == []


def test_no_greeting_returns_in_the_next_matches_of_an_evening() -> None:
    evening = Evening(3)
    heard: dict[str, list[tuple[str, int]]] = {}
    for seed in range(8):
        for _, said, _ in talk_over(match_of("cannir", 2, seed), evening, seed):
            if said.word in GREETINGS:
                heard.setdefault(said.tone, []).append((said.word, said.line))
    assert len(heard) == 2
    for said_by_one in heard.values():
        assert len(said_by_one) >= 8
        for first in range(len(said_by_one) - 2):
            assert len({*said_by_one[first : first + 3]}) == 3


def test_characters_remember_the_last_match_of_the_same_company_only() -> None:
    evening, players = Evening(0), table_of(2, with_person=True)
    first = match_of("contrees", 2, 1, players)
    talk = SmallTalk(first, evening)
    first.submit(0, Resign())
    talk.finish()

    def greeting(*company: Json) -> Remark:
        match = match_of("contrees", 2, 2, company)
        found = SmallTalk(match, evening).next(bots_of(match), lively=True)
        assert found is not None
        return found[1]

    assert greeting(*players).word == "won_last"
    assert greeting({**PERSON, "name": "Ben"}, players[1]).word == "greeting"
    second = match_of("contrees", 2, 2, players)
    talk = SmallTalk(second, evening)
    for _ in answers(second, 5):
        pass
    talk.finish()
    won = second.result is not None and 1 in second.result.winners
    assert greeting(*players).word == ("won_last" if won else "lost_last")


def test_a_match_that_was_taken_back_is_remembered_as_it_ends() -> None:
    evening, players = Evening(0), table_of(2, with_person=True)
    match = match_of("contrees", 2, 1, players)
    talk = SmallTalk(match, evening)
    for _ in answers(match, 3):
        pass
    talk.finish()
    names = ["Ada", "Aldric"]
    match.undo(0)
    match.submit(0, Resign())
    talk.finish()
    past = evening.last(names)
    assert past is not None
    assert past.winners == ("Aldric",)
    assert len(evening._matches) == 1


def test_who_took_something_before_is_resented_and_paid_back() -> None:
    words = set()
    evening = Evening(0)
    for seed in range(4):
        words |= {
            said.word for _, said, _ in talk_over(match_of("contrees", 2, seed), evening, seed)
        }
    assert {"took", "lost_to", "twice", "revenge", "grudge"} <= words


def test_a_broken_word_is_remarked_on() -> None:
    match = match_of("condottiere3", 3, 2)
    talk = SmallTalk(match, Evening(0))
    view: Any = match.view(None)
    by = view.turn
    other = (by + 1) % 3
    ids = sorted(match.game.talk.places)
    match.interrupt(other, Offer((by,), (), (Term("spare", ids[0]),), "round"), match.ply)
    match.interrupt(by, Reply(0, accept=True), match.ply)
    action = next(action for action in match.legal() if getattr(action, "region", None) == ids[0])
    match.submit(by, action)
    found = talk.next(range(3), lively=True)
    assert found is not None
    assert found[0] != by
    assert (found[1].word, found[1].to) == ("word_broken", by)


def test_a_person_who_thinks_is_remarked_on_twice_at_most() -> None:
    match = match_of("contrees", 2, 1, table_of(2, with_person=True))
    talk, said = SmallTalk(match, Evening(0)), []
    for _ in answers(match, 1):
        if (found := talk.about_thinking([1], 0)) is not None:
            match.interrupt(*found, match.ply)
            said.append(found[1])
    assert [one.word for one in said] == ["thinking", "thinking"]
    assert len({one.line for one in said}) == 2
    assert {one.to for one in said} == {0}


def test_every_remark_has_its_moment() -> None:
    """Remarks that seeded games never lead to would be words for nothing."""
    found = {"thinking", "word_broken"}
    for words in _words_said():
        found |= words
        if found == {*SMALL_TALK}:
            break
    assert found == {*SMALL_TALK}


def _words_said() -> Iterator[set[str]]:
    """Yield the words of match after match, and then those that would fit after each answer."""
    evening = Evening(0)
    games = [("condottiere1", 4, 10), ("cortez", 4, 2), ("contrees", 2, 10), ("cannir", 2, 40)]
    for game, seats, seeds in [*games, ("cannir", 3, 40)]:
        for seed in range(seeds):
            made = talk_over(match_of(game, seats, seed), evening, seed)
            yield {said.word for _, said, _ in made}
        for seed in range(60 if game == "cannir" else 0):
            match = match_of(game, seats, seed)
            for _ in answers(match, seed):
                yield {word for seat in range(seats) for word in _fitting(match, seat)}


def _fitting(match: Match, seat: Seat) -> list[str]:
    last = match.steps[-1] if match.steps else None
    events = last.seen_by(None) if last is not None else ()
    said: Any = match.game.talk.fitting_remarks(
        match.view(None), seat, last.seat if last else seat, events
    )
    return [one.word for one in said]


@pytest.mark.parametrize(("game", "seats"), TALKERS)
def test_no_remark_depends_on_hidden_cards(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the public view and public events are looked at: all else may not even be asked for."""
    match = match_of(game, seats, 4)
    public = Match.view

    def only_public(match: Match, seat: Seat | None) -> Any:
        assert seat is None
        return public(match, seat)

    plain = talk_over(match, Evening(0), 4)
    twin = match_of(game, seats, 4)
    monkeypatch.setattr(Match, "view", only_public)
    monkeypatch.setattr(Match, "true_state", None)
    monkeypatch.setattr(Match, "open_view", None)
    assert talk_over(twin, Evening(0), 4) == plain


def test_towers_that_fell_are_a_loss_for_one_and_a_deed_of_the_other() -> None:
    match = match_of("contrees", 2, 5)
    for _ in answers(match, 5):
        view: Any = match.view(None)
        if view.banned[0]:
            break
    words = [[said.word for said in fitting_remarks(view, seat)] for seat in (0, 1)]
    assert "towers_lost" in words[0]
    assert "towers_lost" not in words[1]
    assert "towers_razed" in words[1]
    assert "towers_razed" not in words[0]


def test_a_remark_names_only_regions_of_its_game() -> None:
    match = match_of("condottiere1", 3, 1)
    region = sorted(match.game.talk.places)[0]
    assert not match.refusal(0, Remark("conquest", tone="otto", about=region))
    assert match.refusal(0, Remark("conquest", tone="otto", about="Atlantis")) == "unknown"


def test_voices_are_those_of_the_characters() -> None:
    assert {*CHARACTERS} == {name.lower() for name in NAMES}
    assert not {*PLAIN} & {*SMALL_TALK}


def test_a_surrender_is_remarked_on_by_the_others_only() -> None:
    match = battle(hands={"A": "surrender m1", "B": "m6", "C": "m1", "D": "m1"}, turn="A")
    match.submit(0, Play("surrender"))
    assert ["surrender" in _fitting(match, seat) for seat in range(4)] == [False, True, True, True]


@pytest.mark.parametrize(("times", "is_twice"), [(0, False), (1, True), (2, False)])
def test_only_the_second_loss_to_the_same_seat_is_the_second(times: int, is_twice: bool) -> None:
    said = _about_takings(0, [Taking(1, 0)], [Taking(1, 0)] * times)
    assert ("twice" in {remark.word for remark in said}) == is_twice


@pytest.mark.parametrize(
    ("seats", "number", "words"),
    [(3, 2, {"half", "level"}), (4, 2, {"level"}), (4, 3, {"parting", "level"})],
)
def test_half_of_cortez_is_over_after_half_its_rounds(
    seats: int, number: int, words: set[str]
) -> None:
    view: Any = match_of("cortez", seats, 1).view(None)
    said = cortez_remarks(view, 0, 0, [RoundBegan(number)])
    assert {remark.word for remark in said} == words


@pytest.mark.parametrize(
    ("treasures", "words"),
    [((1, 0, 0, 0), set()), ((2, 0, 0, 0), {"far_ahead"}), ((0, 2, 0, 0), {"far_behind"})],
)
def test_one_treasure_is_no_great_lead(treasures: tuple[int, ...], words: set[str]) -> None:
    view: Any = match_of("cortez", 4, 1).view(None)
    given = replace(view, treasures=treasures)
    said = cortez_remarks(given, 0, 0, [RoundBegan(2)])
    assert {remark.word for remark in said} == words
