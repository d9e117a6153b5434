"""The chronicle of Cortez: each event is a sentence, and none says what another said."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.words import chronicle
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.cortez import CORTEZ, events
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.cortez.kit import NAMES
from tests.desktop.games.cortez.test_play import city
from tests.desktop.games.cortez.text_kit import EVENTS, sentence
from tests.desktop.table.kit import HUMAN, bot

#: What needs no line of its own.
UNTOLD = (events.ObjectiveDealt, events.TurnBegan)


def test_every_event_is_a_sentence(language: str) -> None:
    for event in EVENTS:
        said = CORTEZ_TEXTS.sentences(event, NAMES, 0)
        if isinstance(event, UNTOLD):
            assert said == ""
        else:
            sentence(said)


def test_names_are_no_markup() -> None:
    said = CORTEZ_TEXTS.sentences(events.BidMade(1, 5), ["", "<b>Ana", "Maud", "Otto"], 0)
    assert "&lt;b&gt;Ana" in said


def test_obvious_events_have_no_line() -> None:
    paid = events.ProvisionsPaid(0, ("camouflage",), "camouflage")
    moved = events.Moved(0, "S1", ("0,0", "0,1"), 1, "action", 0)
    dealt = events.ProvisionsDrawn(0, ("food",), "deal")
    told = chronicle.without_implied_events([dealt, paid, moved, events.TurnBegan(1)])
    assert told == [moved]


def test_a_move_of_a_foreign_troop_says_whose_it_is() -> None:
    told = [
        chronicle.sentence(happened, ("", "Ana", "Maud", "Otto"))
        for owner in (1, 0, 2, None)
        for happened in (
            events.Moved(1, "A1", ("4,1", "T25"), 0, "bribery", owner),
            events.Put(1, "A1", "4,1", "T25", "bribery", owner),
        )
    ]
    whose = ("a troop", "one of your troops", "one of Maud’s troops", "an unmarked Aztec troop")
    assert told == [
        f"Ana {does} {troop} to the centre." for troop in whose for does in ("moves", "sends")
    ]


@pytest.mark.parametrize("why", ["recruit", "defence", "camouflage", "bid", "pillage"])
def test_every_payment_has_one_line(why: str) -> None:
    cards = ("camouflage",) if why == "camouflage" else ("food",)
    happened: list[Event] = [events.ProvisionsPaid(1, cards, why)]
    if why in ("recruit", "defence"):
        happened.append(events.WarriorsDrawn(1, (None,) * 4, why))
    elif why == "camouflage":
        happened.append(events.Moved(1, "A1", ("0,0", "0,1"), 1, "bribery", 1))
    told = [
        chronicle.sentence(event, NAMES) for event in chronicle.without_implied_events(happened)
    ]
    assert [f"1 {cards[0].capitalize()}" in said and "Ana" in said for said in told] == [True]


@pytest.mark.usefixtures("dressed", "unpainted")
def test_the_review_tells_an_answer_once(qtbot: QtBot) -> None:
    """It names what a seat left alone, but not beside an event that says the same."""
    record, rng = new_record(CORTEZ, 4, 3), Rng(3)
    match = Match(record)
    while match.decision is not None:
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    players = [HUMAN, *(bot(name) for name in NAMES[1:4])]
    with city(qtbot, replace(match.record, players=tuple(players))) as table:
        described, told = table.page.prompter._describe_step, set[type[Event]]()
        for step in table.session.match.steps:
            shown = table.session.events_of(step)
            own = [event for event in shown if table.page.table.texts.tells_action(event)]
            if own:
                told.add(type(own[0]))
                _, sentence, aside = described(step, shown)
                rest = described(replace(step, is_forced=True), shown)
                # Only a step of the match has the reason of a bot that refuses.
                plain = aside.rpartition("”")[2].strip()
                assert (sentence, plain) == rest[1:], "no other words come before it"
        assert told > {events.BidPassed, events.LayingEnded}
