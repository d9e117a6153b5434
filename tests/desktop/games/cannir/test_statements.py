"""What the table of Cannir says holds: each sentence is found again from the board alone."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from desktop.games.cannir.facts import facts
from desktop.games.cannir.selection import CannirSelection
from desktop.games.cannir.words import notes
from desktop.games.cannir.words.names import card_phrase, cell_name
from desktop.games.cannir.words.texts import TEXTS, aim
from engine.core.rng import Rng
from engine.core.values import Decision, Effect
from engine.data.codec import encode
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Choose, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import CARD_NAMES
from engine.games.cannir.events import Started
from engine.games.cannir.options import Options
from engine.games.cannir.reigns import Fate, fate_of
from engine.games.cannir.sovereignty import WaysOut, ways_out
from engine.games.cannir.views import CannirView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import set_up
from tests.engine.games.cannir.kit import position
from tests.engine.games.cannir.reference import Suite, cuts, suites

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Ana", "Maud", "Rui")


def named(seats: int, seat: int) -> list[str]:
    return ["" if other == seat else NAMES[other] for other in range(seats)]


def at(board: Mapping[str, str], **keys: Any) -> Match[CannirView]:
    written = position(board, **keys)
    match: Match[CannirView] = set_up(CANNIR, {k: v for k, v in written.items() if k != "game"})
    return match


def view_of(match: Match[CannirView]) -> CannirView:
    return match.view(match.decision.seat if match.decision is not None else None)


def moments(seed: int, **options: bool) -> Iterator[Match[CannirView]]:
    record = new_record(CANNIR, 2 + seed % 2, seed, encode(Options(**options)))
    match: Match[CannirView] = Match(record)
    dice = Random(seed)
    while match.decision is not None:
        yield match
        code = dice.choice(match.codes())
        if dice.random() < 0.6:
            code = CANNIR.bots.policy.suggest(view_of(match), match.codes(), Rng(seed))
        match.submit(match.decision.seat, CANNIR.action(code))


def face_up(view: CannirView) -> dict[str, str]:
    tops = {cell: stack[-1] for cell, stack in zip(BOARD.names, view.board, strict=True) if stack}
    return {cell: top.card for cell, top in tops.items() if top.up and top.card}


def suites_of(cards: dict[str, str], *, winding: bool) -> set[Suite]:
    return suites({cell: int(card[1]) for cell, card in cards.items()}, winding)


def plain(html: str) -> str:
    return re.sub(r"<[^>]*>", " ", html)


# -- what a play does ------------------------------------------------------------------------------


@pytest.mark.parametrize("winding", [False, True])
def test_a_suite_is_said_to_be_made_only_where_none_was(winding: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        for match in moments(seed, free_paths=winding):
            view = view_of(match)
            before = face_up(view)
            for action in match.legal():
                said = TEXTS.immediate_effect(action, view, named(len(view.hands), view.turn))
                if isinstance(action, Choose) and said:
                    # The suites to choose among are on the cloth already.
                    seen["chosen"] += 1
                    assert said.startswith("It takes ")
                claims = ("It makes a sovereign", "It takes a sovereign", "It breaks")
                if isinstance(action, Choose) or not said.startswith(claims):
                    continue
                after = dict(before)
                match action:
                    case Attack(cell=cell):
                        del after[cell]
                    case Restore(cell=cell):
                        after[cell] = view.board[BOARD.cell(cell)][-1].card or ""
                    case Place(card=card, cell=cell):
                        after[cell] = card
                old, new = (suites_of(one, winding=winding) for one in (before, after))
                longest = max((len(cells) for _, cells in new), default=0)
                kind = said.split(" suite")[0].split()[1]
                seen["gains" if "gains" in said else kind] += 1
                if "makes" in said or "gains" in said:
                    assert re.findall(r"\d+", said)[0] == str(longest)
                if "makes" in said:
                    assert any(len(cells) == longest for _, cells in new - old)
                elif "takes" in said:
                    assert not any(len(cells) == longest for _, cells in new - old)
                else:
                    assert view.sovereign is not None
                    held = view.sovereign.kind, frozenset(view.sovereign.cells)
                    assert frozenset(view.sovereign.cells) not in {cells for _, cells in new}, held
                    assert bool(new) == ("gains" in said)
    assert seen["makes"] > 20
    assert seen["chosen"] > 0
    assert seen["breaks"] > 3
    assert seen["gains"] > 2


def hidden_from(view: CannirView) -> list[str]:
    """Return the cards that the viewer cannot see."""
    seen = {laid.card for stack in view.board for laid in stack} | {*view.removed}
    seen |= {card for hand in view.hands for card in hand}
    return [card for card in CARD_NAMES if card not in seen]


def after_action(state: Any, action: Any) -> Any:
    twin = state.clone()
    twin.step(CANNIR.code(action), Rng(0))
    return twin


def answers_with(state: Any, seat: int, card: str) -> Iterator[tuple[Any, Any]]:
    """Yield what a seat could do with a card if it were to move, and the table after it."""
    twin, rng = state.clone(), Rng(0)
    twin.turn, twin.decision = seat, Decision(seat, "play")
    twin.hands[seat] = [CARD_NAMES.index(card)]
    for code in twin.codes():
        after = twin.clone()
        after.step(code, rng)
        yield CANNIR.action(code), after


def makers(state: Any, seat: int, hidden: list[str]) -> dict[tuple[str, str], set[str]]:
    """Return the cards with which a seat makes a suite that may last.

    They are found by the value that then lies face up, and its cell.
    """
    places = defaultdict[tuple[str, str], set[str]](set)
    for card in hidden if len(state.pile) > state.seats else ():
        for action, after in answers_with(state, seat, card):
            if after.owner == seat or after.choices:
                cell = getattr(action, "cell", "")
                top = state.stacks[BOARD.cell(cell)][-1:] if isinstance(action, Restore) else []
                laid = CARD_NAMES[top[0]] if top else card
                places[laid[1], cell_name(cell)].add(card)
    return places


def stoppers(state: Any, seat: int, hidden: list[str]) -> set[str]:
    """Return the cards with which a seat breaks or takes the suite of another."""
    return {
        card
        for card in hidden
        if any(after.owner != state.owner or after.choices
               for _, after in answers_with(state, seat, card))
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("winding", [False, True])
def test_what_the_next_seat_can_do_with_hidden_cards_is_counted(seats: int, winding: bool) -> None:
    """Every number and every card of the sentences is found again by trying each hidden card."""
    seen: Counter[str] = Counter()
    dice = Random(seats)
    for seed in range(seats - 2, 24, 2):
        for match in moments(seed, free_paths=winding):
            if match.seats != seats or match.decision.kind == "choose" or dice.random() < 0.3:
                continue
            view, seat = view_of(match), view_of(match).turn
            names, rival = named(seats, seat), (seat + 1) % seats
            hidden = hidden_from(view)
            world = CANNIR.sampler(view)(Rng(5))
            actions = dice.sample(match.legal(), min(3, len(match.legal())))
            # All that touch the sovereign suite, which few of many answers do.
            actions += [action for action in match.legal() if action not in actions
                        and after_action(world, action).owner != world.owner][:6]  # fmt: skip
            for action in actions:
                said = TEXTS.immediate_effect(action, view, names)
                before, state = world.clone(), after_action(world, action)
                if state.decision is None:
                    assert "wins" not in said
                    if not state.pile:
                        assert "too late" in said or "last card" in said or "breaks" in said
                    else:
                        assert said == f"It lets {NAMES[state.winner]} win at once."
                        seen["lets win"] += 1
                    continue
                if state.decision.kind == "choose":
                    continue
                places = makers(state, rival, hidden)
                cards = set().union(*places.values())
                before.pile = state.pile
                others = set().union(*makers(before, rival, hidden).values())
                numbers = [int(number) for number in re.findall(r"\d+", said)]
                if view.pile <= seats and state.owner == seat:
                    assert said.endswith(", too late to last a whole round.")
                elif state.owner == seat:
                    stop = stoppers(state, rival, hidden)
                    if stop:
                        assert numbers[-2:] == [len(stop), len(hidden)], said
                        # Some are in the pile, unless the other hands are too many for that.
                        held = sum(hand.count(None) for hand in view.hands)
                        is_held = held > len(hidden) - len(stop)
                        assert said.endswith(" lets it." if is_held else " can stop."), said
                        seen["lets it"] += is_held
                    elif seats > 2:
                        assert said.endswith(", which no unseen card can stop at once."), said
                    else:
                        assert said.endswith(", which no unseen card can stop."), said
                        # Nothing that the rival may hold keeps it from winning.
                        for _ in range(3):
                            twin = state.clone()
                            twin.step(dice.choice(twin.codes()), Rng(0))
                            assert twin.winner == seat
                    seen["stop" if stop else "safe"] += 1
                elif state.owner >= 0:
                    if len(state.pile) < 2:
                        assert said.startswith("It changes nothing"), said
                    elif stop := stoppers(state, rival, hidden):
                        assert numbers == [len(stop), len(hidden)], said
                        assert said.startswith(f"It leaves it to {names[rival]} to stop")
                        seen["left"] += 1
                elif said.startswith("It breaks"):
                    if cards:
                        assert numbers[-2:] == [len(cards), len(hidden)], said
                    elif len(state.pile) > seats:
                        assert said.endswith(", and no unseen card makes another at once."), said
                    seen["breaks"] += 1
                elif said.startswith(("It prepares", "It holds back")):
                    card, cell = next(
                        (card, cell)
                        for card in view.hands[seat]
                        for cell in BOARD.names
                        if card is not None and f"{card_phrase(card)} on {cell_name(cell)}" in said
                    )
                    made = [
                        after.owner == seat or bool(after.choices)
                        for place, after in answers_with(state, seat, card)
                        if place == Place(card, cell)
                    ]
                    assert any(made), said
                    assert card != getattr(action, "card", "")
                    # What could be made at once is not prepared by another action.
                    at_once = [
                        after.owner == seat or bool(after.choices)
                        for place, after in answers_with(world, seat, card)
                        if place == Place(card, cell)
                    ]
                    assert said.startswith("It holds back") == any(at_once), said
                    # A Hand that restores the same value there makes the suite as well.
                    first = places.get((card[1], cell_name(cell)), set())
                    assert ("first" in said) == bool(first), said
                    if "first" in said:
                        assert numbers[-2:] == [len(first), len(hidden)], said
                    assert view.pile > 2 * seats
                    seen["held" if any(at_once) else "ready"] += 1
                    seen["first" if "first" in said else "prepares"] += 1
                elif said.startswith("It changes nothing"):
                    assert not cards
                    assert len(state.pile) <= seats
                elif " no suite: no unseen card" in said:
                    assert not cards
                    assert not others
                    seen["none"] += 1
                elif said.startswith("It stops a suite"):
                    assert not cards
                    assert others
                    seen["stops"] += 1
                else:
                    assert numbers[:2] == [len(cards), len(hidden)], said
                    assert NAMES[rival] in said
                    if " instead of " in said:
                        assert numbers[2] == len(others) > len(cards), said
                    else:
                        value, cell = re.findall(r"(\d) on (\w+)\.", said)[0]
                        of_value = {other[1] == value for other in places[value, cell]}
                        assert (True in of_value) == ("a Hand that restores" not in said), said
                        assert said.startswith("It lets") == (len(cards) > len(others)), said
                    seen["counted"] += 1
    for kind in ("stop", "breaks", "first", "held", "ready", "none", "counted", "lets win"):
        assert seen[kind], (kind, seen)
    assert seen["prepares"] + seen["safe"], seen
    assert seen["stops"] or winding or seats > 2
    assert seen["left"] > 2 or seats == 2


def test_no_card_is_hoped_for_that_has_been_seen() -> None:
    """C and N1 want a 3 on S1 or a 6 on N2; all sixes lie elsewhere."""
    board = {"C": "v4", "SE1": "g6-", "SW1": "r6-", "SE2": "v6-"}
    hands = {"A": "v2 g2 r2", "B": "v5 g1 r1"}

    def said(**more: str) -> str:
        match = at(board, hands=hands, **more)
        five = Place("v5", "N1")
        assert five in match.legal()
        return TEXTS.immediate_effect(five, view_of(match), ("Ana", ""))

    assert said() == ("It lets Ana make a suite with 3 of the 14 unseen cards, such as a 3 on S1.")
    # No suite that is still to be made may last.
    late = said(pile="g3 r3", removed="v1 v3 v7 r4 r5 r7 g4 g5 g7")
    assert late == "It changes nothing: no suite made from now on can last a whole round."


def test_a_hand_that_restores_the_missing_card_is_counted() -> None:
    """A 1 lies face down on NE1: any Hand turns it up, and makes 1-2-3 from there to SW1."""
    board = {"C": "v2", "NE1": "g1-"}
    hands = {"A": "g2 g3 r5", "B": "v1 v3 r7"}

    def said(action: Place, **more: Any) -> str:
        match = at(**{"board": board, "hands": hands, **more})
        assert action in match.legal()
        return TEXTS.immediate_effect(action, view_of(match), ("Ana", ""))

    # The Hands of 2 to 7, and the last 1.
    assert said(Place("v3", "SW1")) == (
        "It prepares a suite with the Book of the Moon (1) on NE1; Ana can make it first with 7 of "
        "the 16 unseen cards."
    )
    # Without another 1, and with the other end taken, only Hands are left.
    more = {"board": {**board, "SW2": "v6"}, "hands": {"A": "g2 g3 r5", "B": "v7 v3 r7"}}
    assert said(Place("v3", "SW1"), removed="r1 v1", **more) == (
        "It lets Ana make a suite with 6 of the 13 unseen cards, such as a Hand that restores the "
        "1 on NE1."
    )


def test_a_veiled_card_keeps_hints_from_promising_too_much() -> None:
    """Nobody knows which card a rival has veiled, and what it makes when it is turned up."""
    seen = 0
    for seed in range(6):
        for match in moments(seed, veiled=True):
            view = view_of(match)
            veiled = any(stack and stack[-1].card is None for stack in view.board)
            for action in match.legal()[::4] if veiled else ():
                said = TEXTS.immediate_effect(action, view, named(len(view.hands), view.turn))
                assert "no unseen card" not in said, said
                seen += bool(said)
    assert seen > 20


# -- cards on the cloth ----------------------------------------------------------------------------


@pytest.mark.parametrize("veiled", [False, True])
def test_texts_about_laid_cards_agree_with_the_rules(veiled: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        for match in moments(seed, veiled=veiled):
            for viewer in range(match.seats):
                view = match.view(viewer)
                up = face_up(view)
                gone = {laid.card for stack in view.board for laid in stack} | {*view.removed}
                for cell, stack in zip(BOARD.names, view.board, strict=True):
                    said = plain(notes.cell_note(cell, view, "")).partition(")")[2].strip()
                    if not stack or stack[-1].card is None:
                        continue
                    card, order = stack[-1].card, "r" if stack[-1].up else "g"
                    able = [other for other in CARD_NAMES if other[0] == order
                            and other[1] >= card[1] and other not in gone]  # fmt: skip
                    seen[said[:8]] += 1
                    if not stack[-1].up:
                        text = f"A Hand of {card[1]} or more restores it."
                        assert said == (text if able else "No Hand is left that could restore it.")
                    elif card[0] == "r":
                        assert said == "No Sword can attack it."
                    elif not able:
                        assert said == "No Sword is left that could attack it."
                    elif len(up) == 1:
                        assert said == "The only face-up card cannot be attacked."
                    elif cuts(set(up), cell):
                        assert said.startswith("It cannot be attacked now")
                    else:
                        assert said == f"A Sword of {card[1]} or more can attack it."
    assert seen["A Sword "] > 20
    assert seen["It canno"] > 20
    assert seen["A Hand o"] > 5


def test_a_hand_may_fail_on_a_veiled_card() -> None:
    board = {"C": "v4", "N1": "v5-A>3", "S1": "v1-A"}
    match = at(board, hands={"A": "v2 r2 r3", "B": "g3 g4 r1"}, veiled=True)
    view = view_of(match)
    selection = CannirSelection(match.legal(), 1, lambda: ["g3", "g4", "r1"])
    said = {card: plain(notes.card_note(card, view, selection)) for card in ("g3", "g4")}
    assert "Now it could restore the veiled card on S1." in said["g3"]
    assert "the veiled card on N1" in said["g4"]
    selection.choose_card("g4")
    assert plain(notes.sign_note("N1", view, selection)).endswith(
        "It turns face up if it is worth 4 or less. The Hand leaves the game in any case."
    )


def test_a_hand_that_surely_fails_breaks_no_suite() -> None:
    """A Hand of 3 has failed on E1, so that a Hand of 1 fails too."""
    board = {"N1": "v3", "C": "v4", "S1": "v5", "E1": "v6-A>3"}
    held = ("A", "run", "N1 C S1")
    match = at(board, hands={"A": "v2 r7 g7", "B": "g1 r1 v1"}, sovereign=held, veiled=True)
    view = view_of(match)
    assert any(isinstance(action, Restore) for action in match.legal())
    assert ways_out(view) == WaysOut(False, False, False)
    assert TEXTS.prompt(view, ("Ana", ""), 1)[1] == "Nothing in your hand can stop Ana’s suite."
    # A 2 on N2, if that is the veiled card, lengthens the suite.
    untried = at({**board, "N2": "v2-A"}, hands={"A": "r2 r7 g7", "B": "g2 r1 v1"},
                 sovereign=held, veiled=True)  # fmt: skip
    assert ways_out(view_of(untried)) == WaysOut(False, True, False)


@pytest.mark.parametrize(("held", "said"), [
    ("r5 v7 v1", "Break Ana’s suite, or Ana wins."),
    ("r5 v7 v4", "Break Ana’s suite or make one at least as long, or Ana wins."),
    ("g6 v7 v1", "Lengthen Ana’s suite, or Ana wins."),
    ("v4 v7 v1", "Make a suite at least as long as Ana’s, or Ana wins."),
    ("r6 v7 v1", "Break or lengthen Ana’s suite, or Ana wins."),
    ("v7 v6 v4", "Lengthen Ana’s suite or make one at least as long, or Ana wins."),
    ("r7 v2 v4", "Break or lengthen Ana’s suite, or make one at least as long, or Ana wins."),
    ("g1 v7 v1", "Nothing in your hand can stop Ana’s suite."),
])  # fmt: skip
def test_the_strip_names_exactly_what_the_hand_can_do(held: str, said: str) -> None:
    """3-4-5 is sovereign from N1 to S1; a third 4 beside C and E1 makes another suite."""
    board = {"N1": "v3", "C": "g4", "S1": "v5", "E1": "r4"}
    match = at(board, hands={"A": "r2 g7 g2", "B": held}, sovereign=("A", "run", "N1 C S1"))
    view = view_of(match)
    assert TEXTS.prompt(view, ("Ana", ""), 1)[1] == said
    if "Nothing" not in said:
        # A watcher sees no hand, and is told nothing about it.
        watched = match.view(None)
        assert TEXTS.prompt(watched, ("Ana", ""), 1)[1] == "Stop Ana’s suite, or Ana wins."


def test_a_suite_that_grows_is_lengthened_and_not_broken() -> None:
    """So say the chronicle, the hint and the ending, by the same events."""
    board = {"N1": "v3", "C": "g4", "S1": "v5"}
    match = at(board, hands={"A": "r2 g7 g2", "B": "v6 r6 v7"}, sovereign=("A", "run", "N1 C S1"))
    lay, attack = Place("v6", "S2"), Attack("r6", "S1")
    deed = partial(TEXTS.immediate_effect, view=view_of(match), names=("Ana", ""))
    assert deed(lay).startswith("It lengthens Ana’s suite and gains a suite of 4 cards")
    assert deed(attack).startswith("It breaks Ana’s suite")
    for action, said, fate in (
        (lay, "Ana’s sovereign suite is lengthened.", Fate.LENGTHENED),
        (attack, "Ana’s sovereign suite is broken.", Fate.BROKEN),
    ):
        then = match.at(0)
        then.submit(1, action)
        (step,) = then.steps
        assert fate_of(step.events) is fate
        events = TEXTS.without_implied_events(step.events)
        told = [plain(TEXTS.sentences(event, ("Ana", ""), 1)).strip() for event in events]
        assert said in told


@pytest.mark.parametrize(("seat", "owner", "said"), [
    (1, 0, "Ana holds the sovereign suite; after you, only Rui can stop it."),
    (2, 1, "Maud holds the sovereign suite; after you, only Ana can stop it."),
])  # fmt: skip
def test_of_three_it_is_said_who_can_still_stop_a_suite(seat: int, owner: int, said: str) -> None:
    seats, board = "ABC", {"N1": "v3", "C": "v4", "S1": "v5"}
    match = at(board, seats="ABC", turn=seats[seat], sovereign=(seats[owner], "run", "N1 C S1"))
    names = named(3, seat)
    assert TEXTS.prompt(view_of(match), names, seat)[1] == said
    # Too few cards are left for a whole round.
    late = replace(view_of(match), pile=2)
    assert TEXTS.prompt(late, names, seat)[1] == said.split(";")[0] + "."


# -- the course of the game ------------------------------------------------------------------------


def test_a_tie_for_the_lowest_total_is_no_lowest_total() -> None:
    event = Started(1, "v4", "C")
    assert TEXTS.sentences(event, ("", "Maud"), 0).endswith(
        "No hand has a lower total than Maud’s: Maud begins."
    )
    assert TEXTS.sentences(event, ("Ana", ""), 1).endswith(
        "No hand has a lower total than yours: you begin."
    )


def test_who_chooses_a_suite_too_late_leaves_no_suite_that_can_win() -> None:
    board = {"N1": "v3", "C": "v4", "S1": "v5", "W1": "g4", "E2": "v2"}
    match = at(board, hands={"A": "v1 r2 g1", "B": "r4 r1 g2"}, pile="g7 r7",
               sovereign=("A", "run", "N1 C S1"),
               removed="g3 g5 g6 r3 r5 r6 v6 v7")  # fmt: skip
    place = next(a for a in match.legal() if getattr(a, "card", "") == "r4"
                 and getattr(a, "cell", "") == "E1")  # fmt: skip

    def warning() -> str:
        pile = facts(match.open_view(), NAMES, None).pile
        assert pile is not None
        return pile.warning

    assert "Only the suite that is sovereign now" in warning()
    match.submit(1, place)
    assert match.decision == Decision(1, "choose")
    assert "Nobody can win any more" in warning()


@pytest.mark.parametrize(("pile", "wins"), [(4, True), (3, True), (2, False), (1, False)])
def test_a_suite_wins_only_if_the_pile_lasts_a_round(pile: int, wins: bool) -> None:
    view = replace(view_of(at({"C": "v4"})), pile=pile)
    made = TEXTS.reason(Effect("suite", number=3), view, NAMES)
    faced = TEXTS.reason(Effect("faces", seat=0), view, NAMES)
    broken = TEXTS.reason(Effect("breaks", seat=0), view, NAMES)
    assert made is not None
    assert faced is not None
    assert broken is not None
    assert made.clause == "It gains a sovereign suite of 3 cards"
    assert bool(made.why) == wins
    # The rival's suite stands when the seat's next turn comes, two cards later.
    assert bool(faced.why) == (pile >= 4)
    assert bool(broken.why) == (pile > 1)


def test_the_aim_knows_winding_suites() -> None:
    assert "in a line" in aim(winding=False)[1]
    assert "along the threads" in aim(winding=True)[1]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        # Red 4 attacks neither a red 7 nor a 6 or a 5, and lies beside the 5 as a fourth card.
        ("g3 r4 v1", "The Sword of the Mill (4) stays in hand and could take over a suite"),
        ("g3 r7 v1", "The Sword of the Oak (7) stays in hand and could break a suite"),
    ],
)
def test_a_card_that_only_lengthens_a_suite_does_not_break_it(hand: str, said: str) -> None:
    board = {"W1": "g1", "C": "g6", "SW1": "v7" if "r7" in hand else "r7"}
    view = view_of(at(board, turn="A", hands={"A": hand}))
    told = TEXTS.explanation(Place("g3", "W2", "up"), view, named(2, 0))
    assert told.replace("\N{NO-BREAK SPACE}", " ").startswith(said), told
    assert told.endswith("made in reply.")


def test_the_strip_warns_of_no_suite_while_one_is_chosen() -> None:
    """Whichever suite the seat chooses, its owner loses it."""
    board = {"N1": "v3", "C": "g4", "S1": "v5", "E1": "r4"}
    hands = {"A": "r2 g7 g2", "B": "v4 v7 v1"}
    match = at(board, hands=hands, sovereign=("A", "run", "N1 C S1"))
    assert "or Ana wins" in TEXTS.stakes(view_of(match), 1, ("Ana", ""))
    match.submit(1, Place("v4", "W1"))
    view = view_of(match)
    assert view.decision is not None
    assert view.decision.kind == "choose"
    assert not TEXTS.stakes(view, 1, ("Ana", ""))
    assert not any(seat.holding for seat in facts(view, ("Ana", ""), 1).seats)
