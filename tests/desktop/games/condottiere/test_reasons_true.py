"""Reasons claim only what happens: each is found again by playing the answer, event by event."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS, CondottiereTexts
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.hints.past_reasons import advantage_reasons
from desktop.table.hints.reason_choice import counts_for, reasons_for
from engine.bots.bot import UNLIMITED
from engine.bots.reasons import find_reasons
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, Effect, Event, Seat
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere import events as happened
from engine.games.condottiere.actions import Choose, Pass, Play
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots.preferences import draw_action
from engine.games.condottiere.cards import CARD_NAMES, MERCENARIES, VALUE
from engine.games.condottiere.rules.state import PASS, CondottiereState
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import tallies
from engine.games.condottiere.views.view import CondottiereView, view_of
from tests.desktop.games.condottiere.words import position
from tests.engine.bots.kit import moment

NAMES = ("", "Aldric", "Maud", "Lorenzo")
GAMES: dict[str, tuple[Game, CondottiereTexts, int, dict[str, bool]]] = {
    "first": (CONDOTTIERE1, FIRST_TEXTS, 4, {}),
    "third": (CONDOTTIERE3, THIRD_TEXTS, 3, {}),
    "captured": (CONDOTTIERE3, THIRD_TEXTS, 4, {"capture_regions": True}),
    "hidden": (CONDOTTIERE3, THIRD_TEXTS, 2, {"hidden_cards": True}),
    "drawing": (CONDOTTIERE3, THIRD_TEXTS, 4, {"draw_after_battle": True}),
}
#: Every how many answers of a match is looked at, up to which one.
EVERY, UNTIL = 11, 150
#: The phases in which a battle is fought.
FOUGHT = ("battle", "final_battle")
SEEDS = (3, 4, 6)
#: The shares of the imagined games by the adverb of a sentence.
ADVERBS = {
    "almost always ": (0.9, 1.0),
    "usually ": (0.6, 0.9),
    "about half the time ": (0.45, 0.6),
    "sometimes ": (0.0, 0.45),
}


def moments(name: str) -> Iterator[CondottiereState]:
    """Yield states of several matches in which a seat has a choice, played as bots play."""
    game, _, seats, options = GAMES[name]
    for seed in SEEDS:
        state, rng = moment(seed, 0, seats, game=game, **options), Rng(seed)
        for ply in range(UNTIL):
            if state.decision is None:
                break
            if ply % EVERY == seed % EVERY and len(state.codes()) > 1:
                yield state.clone()
            state.step(draw_action(state, rng), rng)


def group(owned: Sequence[str], region: str) -> int:
    """Return how many regions of a seat hang together with one of them."""
    found, fresh = {region}, [region]
    while fresh:
        at = BOARD.neighbours[BOARD.region(fresh.pop())]
        near = [name for name in BOARD.regions(at) if name in owned and name not in found]
        found.update(near)
        fresh += near
    return len(found)


def largest(owned: Sequence[str]) -> int:
    return max((group(owned, name) for name in owned), default=0)


def wins_with(view: CondottiereView, owned: Sequence[str]) -> bool:
    linked, anywhere = victory_goals.goal_of(view.options, len(view.owners))
    return largest(owned) >= linked or (anywhere is not None and len(owned) >= anywhere)


def close(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a single further region is enough for a seat, wherever the Pope stands."""
    own = view.owners[seat]
    others = {name for held in view.owners for name in held}
    captured = getattr(view.options, "capture_regions", False)
    open_to = set(BOARD.ids) - (set(own) if captured else others)
    return any(wins_with(view, [*own, name]) for name in open_to)


@dataclass
class Told:
    """What happened from an answer to the end of the battle."""

    before: CondottiereView
    after: CondottiereView
    state: CondottiereState
    events: list[Event]
    facts: list[Effect]
    #: The hands at the beginning of the next battle; () if new ones are dealt before.
    next_hands: Sequence[Sequence[str | None]]


def play(game: Game, state: CondottiereState, code: Code, lots: int) -> Told | None:
    """Give an answer, and what the bots answer, until a battle ended; None if none did."""
    seat, world, rng, events = state.turn, state.clone(), Rng(lots), list[Event]()
    before = view_of(state, seat)
    facts = list(game.explanations.reasons(state.clone(), code, Rng(lots)))
    # Cards that nobody can answer are laid together.
    following = [*game.explanations.sure_plan(before)]
    if code in following:
        following.remove(code)
        following.append(PASS)
    else:
        following.clear()
    world.step(code, rng, events)
    while not any(isinstance(event, happened.BattleEnded) for event in events):
        if world.decision is None or len(events) > 400:
            return None
        world.step(following.pop(0) if following else draw_action(world, rng), rng, events)
    after, state = view_of(world, seat), world.clone()
    return Told(before, after, state, events, facts, next_hands(world, rng))


def next_hands(world: CondottiereState, rng: Rng) -> Sequence[Sequence[str | None]]:
    """Play on to the next battle of the round, and return its hands; () if there is none."""
    before = view_of(world, None)
    while world.decision is not None:
        view = view_of(world, None)
        if (view.game, view.round) != (before.game, before.round) or view.phase == "keep":
            return ()
        if view.phase == "final_battle":
            return ()
        if view.phase == "battle":
            return [view_of(world, seat).hands[seat] for seat in range(len(view.hands))]
        world.step(draw_action(world, rng), rng)
    return ()


def of_kind(told: Told, *kinds: str) -> list[Effect]:
    return [fact for fact in told.facts if fact.kind in kinds]


@pytest.mark.parametrize("name", GAMES)
def test_effects_are_what_the_events_tell(name: str) -> None:
    game = GAMES[name][0]
    texts, seen = GAMES[name][1], Counter[str]()
    for state in moments(name):
        seat = state.turn
        for code in state.codes():
            told = play(game, state, code, 7)
            if told is None:
                continue
            action = game.action(code)
            assert not any(texts.is_impossible(action, fact, told.before) for fact in told.facts)
            seen.update(fact.kind for fact in told.facts)
            check_conquest(told, seat)
            check_outcome(told, seat)
            check_cards(told, seat)
    assert {"takes", "yields", "keeps", "costs", "most", "links"} <= set(seen)


def check_conquest(told: Told, seat: Seat) -> None:
    conquests = [event for event in told.events if isinstance(event, happened.Conquered)]
    assert {(fact.about, seat) for fact in of_kind(told, "takes")} == {
        (event.region, event.seat) for event in conquests if event.seat == seat
    }
    assert {(fact.about, fact.seat) for fact in of_kind(told, "yields")} == {
        (event.region, event.seat) for event in conquests if event.seat != seat
    }
    for fact in of_kind(told, "links"):
        taken = next(event.region for event in conquests if event.seat == seat)
        assert fact.number == group([*told.before.owners[seat], taken], taken) > 1
    ended = next(event for event in told.events if isinstance(event, happened.BattleEnded))
    goes_on = told.state.decision is not None and told.after.game == told.before.game
    gets = ended.pawn_to == seat != told.before.condottiere and ended.conqueror != seat
    if told.after.ended_by or not goes_on:
        assert not of_kind(told, "pawn")
    elif ended.region is not None:
        lost_to = ended.pawn_to if ended.conqueror == seat != ended.pawn_to else None
        whose = None if gets else lost_to
        is_told = (gets and told.after.condottiere == seat) or lost_to is not None
        assert [fact.seat for fact in of_kind(told, "pawn")] == [whose] * is_told
    for fact in of_kind(told, "stops"):
        rival = fact.seat or 0
        holds = told.before.hands[rival] and not told.before.passed[rival]
        assert holds or tallies(told.before)[rival].total or told.before.face_down[rival]
        assert fact.about == ended.region
        assert not any(event.seat == fact.seat for event in conquests)
        assert wins_with(told.before, [*told.before.owners[fact.seat or 0], fact.about])


def check_outcome(told: Told, seat: Seat) -> None:
    over = [
        event for event in told.events if isinstance(event, (happened.GameEnded, happened.Ended))
    ]
    winners = set(over[0].winners) if over else set()
    if of_kind(told, "wins"):
        assert seat in winners
    assert {fact.seat for fact in of_kind(told, "loses")} <= winners - {seat}


def check_cards(told: Told, seat: Seat) -> None:
    hand, left = (Counter(view.hands[seat]) for view in (told.before, told.after))
    for fact in of_kind(told, "keeps"):
        assert hand[fact.about]
        assert left[fact.about]
        assert fact.about in told.next_hands[seat]
        if fact.about in ("drum", "scarecrow"):
            # Without a mercenary they change nothing.
            assert set(told.next_hands[seat]) & set(CARD_NAMES[:MERCENARIES])
    for fact in of_kind(told, "costs"):
        assert hand[fact.about] - left[fact.about] >= fact.number
        assert VALUE[CARD_NAMES.index(fact.about)] >= 5
    counts = [len(cards) for cards in told.next_hands]
    if of_kind(told, "most"):
        assert counts[seat] > max(counts[:seat] + counts[seat + 1 :])


def test_what_cannot_happen_is_called_so_and_nothing_else_is_denied() -> None:
    takes = Effect("takes", "modena")
    for line, is_denied in (([], True), (["drum"], True), (["m1"], False)):
        match = position(
            hands={"A": ["m5", "m1"], "B": ["m1"]}, table={"A": line, "B": ["m2"]}, opened=True
        )
        view = match.view(0)
        assert isinstance(view, CondottiereView)
        assert THIRD_TEXTS.is_impossible(Pass(), takes, view) is is_denied, line
        assert not THIRD_TEXTS.is_impossible(Play("m5"), takes, view)


def test_while_a_rival_may_answer_the_end_of_a_battle_is_only_counted() -> None:
    """Else the rules alone say what follows."""
    takes = Effect("takes", "modena")
    for passed, sentences, counts in (
        (["B", "C"], ["It takes Modena."], []),
        (["B"], [], ["Modena taken: in 20 of 20 imagined games; passing: in 0."]),
    ):
        hands = {"A": ["m5", "m1"], "B": ["m1"], "C": ["m1"]}
        match = position(hands=hands, table={"A": ["m1"], "B": ["m2"]}, passed=passed)
        moves = (
            AdvisedMove(Play("m5"), 0.6, 0.02, (), {takes: 20}),
            AdvisedMove(Pass(), 0.2, 0.02, (), {}),
        )
        about = Advice(moves, 900, 1.0, 20), 0, THIRD_TEXTS, match.view(0), NAMES
        assert reasons_for(*about) == sentences
        assert counts_for(*about) == counts


# -- why it matters --------------------------------------------------------------------------------


def test_why_an_effect_matters_holds_whenever_it_occurs() -> None:
    seen: Counter[str] = Counter()
    for name, (game, texts, *_) in GAMES.items():
        for state in moments(name):
            draw = game.sampler(view_of(state, state.turn))
            for lots in range(2):
                world = draw(Rng(lots))
                for code in world.codes()[:6]:
                    if (told := play(game, world, code, lots)) is None:
                        continue
                    for fact in told.facts:
                        reason = texts.reason(fact, told.before, NAMES)
                        if reason is not None and reason.why:
                            seen[check_why(told, fact, reason.why)] += 1
    assert set(seen) | {"links"} == {
        *("wins", "short", "links", "stake", "pawn", "spent", "use", "most")
    }


def check_why(told: Told, fact: Effect, why: str) -> str:
    """Check the end of a sentence; return which kind it is."""
    seat, after = told.before.decision.seat if told.before.decision else 0, told.after
    taker = fact.seat if fact.seat is not None else seat
    owned = [*(region for region in told.before.owners[taker] if region != fact.about), fact.about]
    if "wins" in why and "one more" not in why:
        assert taker in after.winners or wins_with(told.before, owned)
        return "wins"
    if "one more region" in why:
        assert not close(told.before, taker)
        assert not wins_with(told.before, owned)
        assert close(after, taker)
        return "short"
    if number := re.search(r"links (\d+)", why):
        assert int(number[1]) == group(owned, fact.about)
        assert after.game != told.before.game or fact.about in after.owners[taker]
        return "links"
    if why.endswith("to win"):
        for other in (other for other, name in enumerate(NAMES) if (name or "for you") in why):
            assert close(after, other)
        return "stake"
    if "choice of" in why:
        # Before a battle, its region is the next one to be chosen.
        assert ("next region" in why) is (told.before.phase in FOUGHT)
        assert next_to_choose(told) == seat
        return "pawn"
    if "strongest mercenary" in why:
        held = [card for card in told.before.hands[seat] if card in CARD_NAMES[:MERCENARIES]]
        values = sorted(VALUE[CARD_NAMES.index(card or "")] for card in held)
        assert VALUE[CARD_NAMES.index(fact.about)] == values[-1] > values[-2]
        return "spent"
    if fact.kind == "keeps":
        # What the card does is what it says of itself.
        assert ("without a winner" in why) is (
            fact.about == "bishop" and not hasattr(told.before.options, "capture_regions")
        )
        return "use"
    assert "wait longest" in why
    mine, *others = sorted(map(len, told.next_hands), reverse=True)
    assert mine == len(told.next_hands[seat]) > others[0]
    return "most"


def next_to_choose(told: Told) -> Seat | None:
    """Return who is asked for the next region; None if nobody is, before the round ends."""
    world, rng, game = told.state.clone(), Rng(1), told.after.game
    for _ in range(60):
        view = view_of(world, world.turn)
        if world.decision is None or view.game != game:
            break
        if view.phase == "choose_region":
            return world.turn
        world.step(draw_action(world, rng), rng)
    return told.before.decision.seat if told.before.decision else None


@pytest.mark.parametrize("name", GAMES)
def test_effects_name_the_battle_that_they_are_about(name: str) -> None:
    game, texts, *_ = GAMES[name]
    seen: Counter[tuple[str, bool]] = Counter()
    for state in moments(name):
        view = view_of(state, state.turn)
        fought = view.phase in FOUGHT
        for code in state.codes()[:8]:
            told = play(game, state, code, 7)
            for fact in told.facts if told is not None else ():
                reason = texts.reason(fact, view, NAMES)
                clause = "" if reason is None or reason.is_statistic else reason.clause
                if "battle" not in clause:
                    continue
                # The effects of kinds other than these are those of the first battle that ends.
                later = fact.kind in ("keeps", "most")
                expected = {
                    (True, False): "this battle",
                    (True, True): "the next battle",
                    (False, False): "the next battle",
                    (False, True): "the battle after the next one",
                }[fought, later]
                if fact.kind == "takes" and not fought:
                    # A region that is named says which battle it is.
                    expected = f"the battle for {region_name(fact.about)}"
                assert clause.endswith(expected), clause
                seen[fact.kind, fought] += 1
    assert {fought for _, fought in seen} == {True, False}


# -- hedges ----------------------------------------------------------------------------------------


def advised(game: Game, state: CondottiereState) -> Advice:
    """The answers of a question with the effects counted in imagined games, in any order."""
    view, codes = view_of(state, state.turn), state.codes()
    found = find_reasons(game, view, codes, 5, UNLIMITED)
    moves = [
        AdvisedMove(game.action(code), 0.5 - 0.1 * rank, 0.01, (), found.facts[code])
        for rank, code in enumerate(found.facts)
    ]
    return Advice(tuple(moves), 900, 1.0, found.worlds)


def check_sentence(
    sentence: str, advice: Advice, texts: CondottiereTexts, view: CondottiereView, *rows: int
) -> str:
    """Check the adverb and the figures of a sentence by the counts; return the adverb."""
    shown = re.search(r" \(in (\d+) of (\d+) imagined games(?:;.*: in (\d+))?\)\.$", sentence)
    adverb = next((name for name in ADVERBS if name in sentence.lower()), "")
    if shown is None:
        assert not adverb, sentence
        return "certain"
    often, worlds, less = int(shown[1]), int(shown[2]), shown[3] and int(shown[3])
    assert worlds == advice.worlds
    low, high = ADVERBS.get(adverb, (1.0, 2.0))
    assert low <= often / worlds < high, sentence
    plain = re.sub(r"[^a-z ]", "", sentence.lower().replace(adverb, ""))
    matching = []
    for fact in {fact for row in rows for fact in advice.moves[row].facts or {}}:
        reason = texts.reason(fact, view, NAMES)
        if reason is None:
            continue
        does = re.sub(r"[^a-z ]", "", (reason.clause.removeprefix("It ") + reason.why).lower())
        counts = sorted((advice.moves[row].facts or {}).get(fact, 0) for row in rows)
        if does in plain:
            matching.append(counts)
    assert any(counts[-1] == often and less in (None, counts[0]) for counts in matching), sentence
    if "less often" in sentence:
        assert less
        assert less < often
    if "does not" in sentence:
        assert less == 0
    return adverb or "always"


def test_a_sentence_claims_no_more_than_its_figures() -> None:
    adverbs: Counter[str] = Counter()
    for name, (game, texts, *_) in GAMES.items():
        for state in list(moments(name))[1::4]:
            view, advice = view_of(state, state.turn), advised(game, state)
            about = texts, view, NAMES
            best, *others = advice.moves[:4]
            for row, move in enumerate(others, 1):
                told = reasons_for(advice, row, *about, figures=True)
                compared = advantage_reasons(best, move, advice.worlds, *about, "", figures=True)
                told += [sentence for sentence in compared if "imagined" in sentence]
                for sentence in told:
                    adverbs[check_sentence(sentence, advice, texts, view, row, 0)] += 1
    # What happens in some of the imagined games is no reason.
    assert not {*ADVERBS} & set(adverbs)
    assert adverbs


# -- regions to choose -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_reasons_for_choosing_a_region_hold_on_the_map(name: str) -> None:
    game, texts, seats, _ = GAMES[name]
    seen: Counter[str] = Counter()
    silent = 0
    for state in moments(name):
        view = view_of(state, state.turn)
        if view.phase != "choose_region":
            continue
        for code in state.codes():
            action = game.action(code)
            if isinstance(action, Choose) and action.region in BOARD.ids:
                sentence = texts.immediate_effect(action, view, NAMES)
                seen[check_region(sentence, view, state.turn, action.region, seats)] += 1
                silent += not sentence
    assert len(seen) > 2
    assert silent * 2 < sum(seen.values()), "most regions have a reason"


def check_region(sentence: str, view: CondottiereView, seat: Seat, region: str, seats: int) -> str:
    def then(other: Seat) -> list[str]:
        return [*(name for name in view.owners[other] if name != region), region]

    rivals = [other for other in range(seats) if other != seat]
    around = BOARD.regions(BOARD.neighbours[BOARD.region(region)])
    named = [other for other in range(seats) if (NAMES[other] or "you") in sentence]
    if sentence == "Taking it wins the game.":
        assert wins_with(view, then(seat))
    elif "win" in sentence:
        winners = {other for other in rivals if wins_with(view, then(other))}
        assert set(named) <= winners
        # Only a rival that wins by any region is left out.
        taken_by = {name for held in view.owners for name in held}
        free = set(BOARD.ids) - taken_by - {view.pope}
        for other in winners - set(named):
            assert all(wins_with(view, [*view.owners[other], name]) for name in free)
    elif "short of victory" in sentence:
        assert named == [seat]
        taken = tuple(tuple(then(o)) if o == seat else held for o, held in enumerate(view.owners))
        assert not wins_with(view, then(seat))
        assert close(replace(view, owners=taken), seat)
    elif found := re.search(r"(?:it links|would have) (\d+)", sentence):
        other = seat if "borders" in sentence else named[0]
        assert int(found[1]) == group(then(other), region) > largest(view.owners[other])
    elif "rival" in sentence:
        assert not any(name in view.owners[other] for name in around for other in rivals)
        assert any(view.owners[other] for other in rivals)
    elif found := re.search(r"(\d+) free region", sentence):
        taken_ones = {name for held in view.owners for name in held}

        def free_beside(name: str) -> int:
            beside = BOARD.regions(BOARD.neighbours[BOARD.region(name)])
            return len(set(beside) - taken_ones)

        # Beside a region with more, it would speak against its own choice.
        eligible = set(BOARD.ids) - taken_ones - {view.pope, region}
        most = max(map(free_beside, eligible), default=0)
        assert int(found[1]) == free_beside(region) >= most
        assert ("more than any other" in sentence) is (free_beside(region) > most)
    elif sentence == "Nobody holds a region beside it.":
        assert not any(view.owners)
    elif sentence:
        bordered = [name for name in around if name in view.owners[seat]]
        assert bordered
        assert all(region_name(name) in sentence for name in bordered)
    return re.sub(r"\d+|[A-Z]\w+", "", sentence)
