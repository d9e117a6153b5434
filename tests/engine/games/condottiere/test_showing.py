"""Showing cards at any time: the seats that saw them know them, the others learn nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from engine.core.errors import IllegalActionError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Event, Json, Seat
from engine.games import GAMES
from engine.games.condottiere.actions import Show
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.events import Dealt, Drew, HandKept, Kept, Played, Shown
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.view import CondottiereView, buried_known, cards_known
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import run_position, set_up
from engine.play.record import from_text, to_text
from tests import twins
from tests.engine.game_tokens import FAMILIES, TOKENS
from tests.engine.games.condottiere.kit import play, position
from tests.laws import Walk, checked, hold_who_sees, text

HANDS = {"A": "m10 m1 drum", "B": "m2 m3", "C": "m4 bishop", "D": "m5"}


def battle(edition: int = 3, **given: Any) -> Match:
    game = GAMES[f"condottiere{edition}"]
    return set_up(game, position(edition, **{"hands": HANDS, **given}))


def show(match: Match, seat: Seat, cards: str, to: Seat | None) -> tuple[Event, ...]:
    return match.interrupt(seat, Show(tuple(cards.split()), to), match.ply).events


def known(match: Match, viewer: Seat | None, holder: Seat) -> str:
    return " ".join(cards_known(cast(CondottiereView, match.view(viewer)), holder))


# -- who knows what --------------------------------------------------------------------------------

ALL = (0, 1, 2, 3, None)


@pytest.mark.parametrize("edition", [1, 3])
def test_events_show_their_cards_to_those_who_may_know_them(edition: int) -> None:
    cards = ("m10", "drum")
    hold_who_sees(
        GAMES[f"condottiere{edition}"],
        [
            (Dealt(1, cards), [1]),
            (Played(1, "m10"), ALL),
            (Played(1, "m10", face_down=True), [1]),
            (HandKept(1), [1]),
            (Kept(1, cards, 3), [1]),
            (Drew(1, cards), [1]),
            (Shown(1, cards), ALL),
            (Shown(1, cards, 2), [1, 2]),
        ],
    )


@pytest.mark.parametrize("edition", [1, 3])
def test_only_the_seat_that_saw_a_card_knows_it(edition: int) -> None:
    match = battle(edition)
    third, public = text(match.view(2)), text(match.view(None))
    [event] = show(match, 0, "m10 drum", 1)
    assert event == Shown(0, ("m10", "drum"), 1)
    assert event.seen_by(1) == event.seen_by(0) == event.seen_by(OMNISCIENT) == event
    assert event.seen_by(2) == event.seen_by(None) == Shown(0, (None, None), 1)
    assert known(match, 1, 0) == "m10 drum"
    assert (text(match.view(2)), text(match.view(None))) == (third, public)
    assert cast(CondottiereView, match.view(0)).shown[0][1] == ("m10", "drum")


def test_cards_shown_to_all_are_known_to_all() -> None:
    match = battle()
    [event] = show(match, 1, "m3", None)
    assert event.seen_by(None) == event
    assert [known(match, viewer, 1) for viewer in (0, 2, 3, None)] == ["m3"] * 4


def test_a_card_is_known_until_it_is_seen_to_leave_the_hand() -> None:
    match = battle(hands={**HANDS, "A": "m10 m10 scarecrow"})
    show(match, 0, "m10", 1)
    match.submit(0, match.legal()[0])  # the ten
    assert known(match, 1, 0) == ""
    assert not cast(CondottiereState, match.true_state()).shown
    match = battle(hands={**HANDS, "A": "m10 m1 drum"}, table={"A": "m10"})
    show(match, 0, "m10 drum", 1)
    take = next(action for action in match.legal() if getattr(action, "card", "") == "m1")
    match.submit(0, take)
    assert known(match, 1, 0) == "m10 drum"


def test_a_card_taken_back_is_known_beside_those_that_were_shown() -> None:
    match = battle(hands={**HANDS, "A": "m10 scarecrow"}, table={"A": "m10"})
    show(match, 0, "m10", 1)
    back = next(action for action in match.legal() if getattr(action, "take", "") == "m10")
    match.submit(0, back)
    assert known(match, 1, 0) == "m10 m10"
    assert known(match, 2, 0) == "m10"


def test_cards_shown_before_a_discard_stay_known() -> None:
    hands = {"A": "drum winter", "B": "m1 m2", "C": "m3"}
    match = battle(phase="discard", region="roma", turn="A", hands=hands)
    show(match, 0, "drum", 2)
    throw = next(action for action in match.legal() if action.do == "discard_all")
    match.submit(0, throw)
    seen = cast(CondottiereView, match.view(2))
    assert buried_known(seen, 0) == ("drum",)
    assert seen.buried[0] == (None, None)
    assert buried_known(cast(CondottiereView, match.view(1)), 0) == ()
    game = match.game
    for seed in range(20):
        world = game.sampler(seen)(Rng(seed))
        assert game.view(world, 2) == seen
        assert CARD_KINDS["drum"] in world.buried[0]


@pytest.mark.parametrize(
    ("cards", "to", "reason"),
    [
        ("m6", 1, "not_in_hand"),
        ("m10 m10", 1, "not_in_hand"),
        ("m10", 0, "unknown"),
        ("m10", 4, "unknown"),
        ("m10", -1, "unknown"),
        ("knight", 1, "unknown"),
        ("", None, "unknown"),
    ],
)
def test_showing_cards_that_are_not_held_is_refused(
    cards: str, to: Seat | None, reason: str
) -> None:
    match = battle()
    before = text(match.record)
    with pytest.raises(IllegalActionError) as caught:
        show(match, 0, cards, to)
    assert caught.value.key == reason
    assert text(match.record) == before


def test_nothing_is_shown_twice() -> None:
    match = battle()
    show(match, 0, "m10", None)
    for to in (None, 1, 2):
        assert match.refusal(0, Show(("m10",), to)) == "already_shown"
    assert match.refusal(0, Show(("m10", "m1"), 1)) == ""


def test_cards_can_be_shown_at_any_time_and_to_nobody_after_the_end() -> None:
    match = battle(phase="choose_region", turn="A")
    assert match.refusal(3, Show(("m5",), 0)) == ""
    match = battle(turn="B", passed="A")
    assert match.refusal(0, Show(("m10",), None)) == ""
    over = battle(phase="over", owners={"A": "roma napoli spoleto"}, winners=["A"])
    assert over.refusal(0, Show(("m10",), None)) == "over"


# -- bots ------------------------------------------------------------------------------------------


def test_worlds_agree_with_what_was_shown_even_face_down() -> None:
    match = battle(
        options="hidden_cards",
        hands={**HANDS, "B": "bishop m2 m3"},
        turn="B",
        condottiere="B",
    )
    show(match, 1, "bishop m2 m3", 0)
    match.submit(1, next(a for a in match.legal() if getattr(a, "card", "") == "m3"))
    view = match.view(0)
    found: Counter[str] = Counter()
    for seed in range(60):
        world = match.game.sampler(view)(Rng(seed))
        assert match.game.view(world, 0) == view
        down = world.lines[1][-1]
        assert sorted([*world.hands[1], down]) == sorted(
            CARD_KINDS[c] for c in ("bishop", "m2", "m3")
        )
        found[str(cast(CondottiereView, match.game.view(world, OMNISCIENT)).table[1][-1])] += 1
    assert set(found) == {"m2", "m3"}, "a bishop is never face down"


# -- records, positions, undo ----------------------------------------------------------------------


def test_a_position_remembers_what_was_shown() -> None:
    match = battle()
    show(match, 0, "m10 drum", 1)
    show(match, 2, "bishop", None)
    written = match.describe("ABCD")
    assert written["shown"]["A"] == {"B": ["m10", "drum"]}
    assert written["shown"]["C"] == {
        "A": ["bishop"],
        "B": ["bishop"],
        "D": ["bishop"],
        "": ["bishop"],
    }
    again = match.game.positions.read(written, match.options, "ABCD", 1)
    for seat in (0, 1, 2, 3, None, OMNISCIENT):
        assert match.game.view(again, seat) == match.game.view(match.true_state(), seat)


def test_a_position_file_may_show_cards() -> None:
    steps = [{"seat": "C", "do": "show", "cards": ["bishop"], "to": "A"}, play("A", "m1")]
    done = run_position(position(3, hands=HANDS, play=steps))
    assert [step["legal"] for step in done["steps"]] == [True, True]
    assert done["steps"][0]["events"] == [
        {"event": "shown", "seat": "C", "cards": ["bishop"], "to": "A"}
    ]
    assert done["position"]["shown"] == {"C": {"A": ["bishop"]}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"A": {"A": ["m10"]}},
        {"A": {"B": ["m6"]}},
        {"A": {"B": ["m10", "m10"]}},
        {"A": {"E": ["m10"]}},
        {"A": ["m10"]},
    ],
)
def test_a_position_in_which_nobody_can_have_seen_that_is_refused(wrong: Json) -> None:
    with pytest.raises(ValueError, match="shown"):
        battle(shown=wrong)


def test_cards_shown_by_another_seat_stay_known_after_an_undo() -> None:
    match = battle(play=())
    match.submit(0, match.legal()[0])
    show(match, 1, "m3", 0)
    assert match.undo(0) == 2
    assert match.record.marks[-1]["seen"] is True
    assert known(match, 0, 1) == ""
    match = battle()
    match.submit(0, match.legal()[0])
    show(match, 1, "m3", 2)
    match.undo(0)
    assert match.record.marks[-1]["seen"] is True, "that B holds a 3 was not certain"


def test_showing_ones_own_cards_teaches_oneself_nothing() -> None:
    match = battle()
    match.submit(0, match.legal()[0])
    show(match, 0, "drum", 1)
    assert match.undo(0) == 1
    assert match.record.marks[-1]["seen"] is False
    assert match.redo() is not None
    assert known(match, 1, 0) == "drum"


# -- laws ------------------------------------------------------------------------------------------


class ShowingWalk(Walk):
    """A random match in which seats show cards of theirs between the answers."""

    shows = 0

    def interrupt(self, state: CondottiereState, rng: Rng, events: list[Event]) -> None:
        """Now and then a seat shows some of its hand, to one seat or to all."""
        seat = rng.below(self.seats)
        hand = self.game.view(state, seat).hands[seat]
        if not hand or rng.below(4):
            return
        cards = list(hand)
        rng.shuffle(cards)
        to = rng.below(self.seats + 1)
        action = Show(tuple(cards[: 1 + rng.below(len(cards))]), None if to == self.seats else to)
        before = [self.game.view(state, viewer) for viewer in (*range(self.seats), None)]
        legal = state.codes()
        if self.game.refusal(before[seat], action):
            return
        told: list[Event] = []
        self.game.interrupt(state, seat, action, rng, told)
        assert state.codes() == legal
        for viewer, view in zip((*range(self.seats), None), before, strict=True):
            if action.to is not None and viewer not in (seat, action.to):
                assert self.game.view(state, viewer) == view
        events += told
        self.shows += 1


def shown_at(walk: ShowingWalk) -> Callable[..., Any]:
    """Return a chooser that lets seats show cards before it gives an answer."""

    def choose(game: Game, state: Any, codes: Any, rng: Rng) -> Any:
        told: list[Event] = []
        walk.interrupt(state, rng, told)
        walk.masked(state, told)
        if walk.shows and checked(walk.shows):
            walk.round_trips(state, codes)
            walk.samples(state, codes, rng)
        return codes[rng.below(len(codes))]

    return choose


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("condottiere1", 3, {}),
        ("condottiere3", 4, {}),
        ("condottiere3", 3, {"hidden_cards": True}),
        ("condottiere3", 5, {"draw_after_battle": True, "capture_regions": True}),
        ("condottiere3", 2, {"hidden_cards": True, "capture_regions": True, "refill": True}),
    ],
)
@pytest.mark.parametrize("seed", [5, 6])
def test_matches_in_which_cards_are_shown_obey_the_laws(
    game: str, seats: int, options: Json, seed: int
) -> None:
    walk = ShowingWalk(GAMES[game], seats, options, seed, TOKENS[game], FAMILIES[game])
    walk.chooser = shown_at(walk)
    walk.run()
    assert walk.shows > 5


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3"])
def test_twins_stay_twins_where_cards_were_shown(game: str) -> None:
    rng = Rng(8)
    match: Match = Match(new_record(GAMES[game], 3, 4))
    compared = shows = 0
    for _ in range(40):
        if match.decision is None:
            break
        seat = rng.below(3)
        cards = list(cast(CondottiereView, match.view(seat)).hands[seat])
        if cards:
            action = Show((str(cards[rng.below(len(cards))]),), (seat + 1 + rng.below(2)) % 3)
            if not match.refusal(seat, action):
                match.interrupt(seat, action, match.ply)
                shows += 1
        probes = match.legal()[:4]
        for viewer in range(3):
            compared += twins.hold(match, viewer, rng, probes, lambda *_: None, twins=2)
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    assert shows > 10
    assert compared > 50


def test_a_match_with_shown_cards_is_replayed_by_every_way_of_writing_it() -> None:
    match: Match = Match(new_record(GAMES["condottiere3"], 3, 4))
    hand = cast(CondottiereView, match.view(2)).hands[2]
    match.interrupt(2, Show((str(hand[0]), str(hand[1])), 0), 0)
    match.submit(0 if match.decision is None else match.decision.seat, match.legal()[0])
    again = Match(from_text(to_text(match.record)))
    assert text(again.open_view()) == text(match.open_view())
