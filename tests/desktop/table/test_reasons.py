"""Why an answer is better: facts read from anybody's program, told where answers differ."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.words import answers, leading
from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from desktop.language.translation import LANGUAGES, Language
from desktop.table.callouts.advice import (
    MAX_FACTS,
    MIN_WORLDS,
    Advice,
    Advised,
    of_different_kind,
    read_advice,
)
from desktop.table.hints.reason_choice import (
    MAX_SENTENCES,
    first_reasons,
    immediate_effect_sentences,
    is_distinctive,
    looked_back,
    reasons_for,
    why_better,
)
from desktop.table.texts import GameTexts
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Decision, Effect, Json, View
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.events import Choose, Pass, Play, Standing
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.view import CondottiereView
from engine.games.contrees import CONTREES
from engine.games.contrees.events import Place
from engine.games.contrees.land import REACH
from engine.games.contrees.views import ContreesView
from engine.games.cortez import CORTEZ
from engine.games.cortez.actions import Attack
from engine.play.match import Match, new_record
from tests.desktop.games.condottiere.words import position as written
from tests.engine.games.contrees.kit import around, position

NAMES = ["", "Aldric", "Maud", "Lorenzo"]
VIEW = Match(new_record(CONDOTTIERE3, 4, 1)).view(0)
#: What each game may say: kinds with what they are about, by whom, how many.
SAYS: dict[str, list[Effect]] = {
    "cannir": [
        *(Effect(kind, seat=seat) for kind in ("breaks", "loses", "faces") for seat in (0, 1)),
        *(Effect("suite", number=4), Effect("wins"), Effect("prepares")),
    ],
    "contrees": [
        *(Effect("wins"), Effect("loses", seat=1)),
        *(
            Effect(kind, number=number)
            for kind in ("joins", "takes", "threatens", "denies", "offers", "razes", "saves")
            for number in (1, 2)
        ),
        Effect("exposes", number=3),
    ],
    "condottiere3": [
        *(Effect("takes", "parma"), Effect("leads", number=34), Effect("links", number=3)),
        *(Effect("pawn"), Effect("wins"), Effect("keeps", "drum"), Effect("most")),
        Effect("costs", "m10", number=2),
        *(Effect(kind, "roma", seat) for kind in ("yields", "stops", "bars") for seat in (0, 2)),
        *(Effect("loses", seat=seat) for seat in (0, 2)),
    ],
    "cortez": [
        *(
            Effect(kind)
            for kind in ("temple", "temple_lost", "rules", "nation", "treasure", "marks")
        ),
        *(Effect("unmarked"), Effect("wins"), Effect("spends", "gold", number=2)),
        *(
            Effect(kind, number=2)
            for kind in ("enters", "leaves")
        ),
        *(
            Effect(kind, seat=seat)
            for kind in ("beats", "beaten", "treasure", "loses")
            for seat in (0, 1)
        ),
    ],
}  # fmt: skip
SAYS["condottiere1"] = SAYS["condottiere3"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """Every test once per language."""
    spoken = Language()
    spoken.install(request.param)
    yield request.param
    spoken.install("en")


def seen(name: str) -> View:
    """What is seen of a match of that game."""
    seats = len(NAMES) if len(NAMES) in GAMES[name].seats else 2
    return Match(new_record(GAMES[name], seats, 1)).view(0)


@pytest.mark.parametrize("name", TABLES)
def test_every_fact_is_a_clause(name: str, language: str) -> None:
    for fact in SAYS[name]:
        reason = TABLES[name].texts.reason(fact, seen(name), NAMES)
        assert reason is not None, fact
        assert reason.clause[0].isupper()
        assert reason.clause[-1].isalnum(), reason.clause
        assert not re.search(r"[{}]|%n|%L|\(s\)", reason.clause), reason.clause
        assert -1 <= reason.weight <= 1
        assert reason.weight


@pytest.mark.parametrize("name", TABLES)
def test_what_a_game_does_not_know_it_does_not_say(name: str) -> None:
    """Nor does it fall over whatever a program sends."""
    kinds = sorted({fact.kind for facts in SAYS.values() for fact in facts})
    texts, view = TABLES[name].texts, seen(name)
    assert texts.reason(Effect("dances", "parma", 1, 3), view, NAMES) is None
    for kind in kinds:
        for about in ("", "m10", "drum", "parma", "gold", "{name}", "<b>", "Parma"):
            for seat in (None, 0, 3):
                for number in (0, 1, 99):
                    reason = texts.reason(Effect(kind, about, seat, number), view, NAMES)
                    assert reason is None or "{" not in reason.clause


# -- reading -------------------------------------------------------------------------------------


def thought(facts: Json, worlds: Json = 20) -> Json:
    move = {"action": encode(Pass()), "visits": 3, "value": 0.5, "doubt": 0.1, "facts": facts}
    return {"iterations": 9, "seconds": 1.0, "worlds": worlds, "moves": [move]}


def facts_read(facts: Json, worlds: Json = 20, game: Game = GAMES["condottiere3"]) -> Json:
    advice = read_advice(thought(facts, worlds), game, None, 4)
    assert advice is not None
    return advice.moves[0].facts


TAKES: Json = {"fact": "takes", "about": "parma", "seat": None, "number": 0, "worlds": 14}


def test_facts_are_read() -> None:
    yields = {"fact": "yields", "about": "parma", "seat": 2, "number": 0, "worlds": 6}
    assert facts_read([TAKES, yields]) == {
        Effect("takes", "parma"): 14,
        Effect("yields", "parma", 2): 6,
    }
    assert facts_read([]) == {}


@pytest.mark.parametrize(
    "changed",
    [
        {"fact": 3},
        {"about": None},
        {"seat": 4},
        {"seat": -1},
        {"seat": True},
        {"number": -1},
        {"number": 1e9},
        {"number": 100},
        {"worlds": 0},
        {"worlds": 21},
        {"worlds": "3"},
    ],
)
def test_facts_that_make_no_sense_are_left_out(changed: dict[str, Json]) -> None:
    assert facts_read([{**TAKES, **changed}, 7, None, TAKES]) == {Effect("takes", "parma"): 14}


@pytest.mark.parametrize("facts", [None, {}, "takes", 3])
def test_no_facts_are_none(facts: Json) -> None:
    assert facts_read(facts) is None


@pytest.mark.parametrize("worlds", [None, 0, -1, True, "40", 10**9, MIN_WORLDS - 1])
def test_without_worlds_enough_nothing_is_said(worlds: Json) -> None:
    assert facts_read([TAKES], worlds) is None


def test_no_more_facts_are_read_than_are_told() -> None:
    many = [{**TAKES, "number": number} for number in range(90)]
    assert len(facts_read(many)) == MAX_FACTS


# -- telling -------------------------------------------------------------------------------------


def advice(*facts: dict[Effect, int] | None, worlds: int = 20) -> Advice:
    cards = ("m1", "m2", "m3", "m4")
    return Advice(
        tuple(
            Advised(Play(card), 0.5, 0.1, (), found)
            for card, found in zip(cards, facts, strict=False)
        ),
        900,
        1.0,
        worlds,
    )


def said(given: Advice, row: int = 0, texts: GameTexts = THIRD_TEXTS) -> list[str]:
    view = seen("contrees") if texts is CONTREES_TEXTS else VIEW
    return reasons_for(given, row, texts, view, NAMES)


PARMA, DRUM = Effect("takes", "parma"), Effect("keeps", "drum")


def compare(best: dict[Effect, int], given: dict[Effect, int]) -> list[str]:
    told = advice(best, given).moves
    return why_better(told[0], told[1], 20, THIRD_TEXTS, VIEW, NAMES, "")


def test_of_two_answers_the_names_are_said_once() -> None:
    assert compare({PARMA: 14, DRUM: 20}, {}) == [
        "It usually takes Parma.",
        "It keeps a Drum for the next battle.",
    ]
    assert compare({PARMA: 14, DRUM: 20}, {PARMA: 4, DRUM: 8}) == [
        "It usually takes Parma; yours does so less often.",
        "The coach’s move keeps a Drum for the next battle.",
    ]


def test_what_both_do_at_once_stands_before_what_the_given_answer_costs() -> None:
    match, rng = Match(new_record(CONTREES, 2, 1)), Rng(1)
    while match.decision is None or not isinstance(match.legal()[0], Place):
        assert match.decision is not None
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    view, exposes = match.view(match.decision.seat), Effect("exposes", number=1)
    assert isinstance(view, ContreesView)
    by_deed: dict[str, list[Action]] = {}
    for action in match.legal():
        by_deed.setdefault(CONTREES_TEXTS.immediate_effect(action, view, NAMES), []).append(action)
    immediate_effect, (best, given, *_) = next(
        (said, like) for said, like in by_deed.items() if said and len(like) > 1
    )
    pair = Advised(best, 0.6, 0.1, (), {}), Advised(given, 0.5, 0.1, (), {exposes: 1})
    told = why_better(*pair, 1, CONTREES_TEXTS, view, NAMES, "")
    assert told == [
        f"{immediate_effect.removesuffix('.')}, as yours does.",
        "Your move lets the opponent raze 1 tower in reply.",
    ]


BOTH_TAKE = {
    "en": ("It takes H8; yours takes H9.", "It takes H8; Ana’s takes H9."),
    "fr": (
        "Ce coup prend H8\u00a0; le vôtre prend H9.",
        "Ce coup prend H8\u00a0; celui joué par Ana prend H9.",
    ),
    "pt": ("Toma H8; a sua toma H9.", "Toma H8; a de Ana toma H9."),
}


def test_where_both_answers_take_a_tile_it_is_said_which(language: str) -> None:
    towers = around("N NW SW", (0, 0)) + around("NE SE S", (1, 0))
    written = position([(0, 0), (1, 0)], turn="A", towers={"A": towers})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    best, given = (
        Advised(Place(at), 0.6, 0.1, (), {Effect("takes", tile, number=1): 1})
        for at, tile in ((around("S")[0], "0,0"), (around("N", (1, 0))[0], "1,0"))
    )
    told = [
        why_better(best, given, 1, CONTREES_TEXTS, match.view(0), NAMES, name)
        for name in ("", "Ana")
    ]
    if language in BOTH_TAKE:
        assert told == [[one] for one in BOTH_TAKE[language]]
    # Who takes none has nothing to say of it.
    less = replace(given, facts={})
    assert "H8" in why_better(best, less, 1, CONTREES_TEXTS, match.view(0), NAMES, "")[0]


def test_what_is_taken_at_once_is_said_before_what_is_threatened() -> None:
    """Also where another answer takes as much, so that it sets them not apart."""
    towers = around("N NW SW", (0, 0)) + around("NE SE S", (1, 0))
    written = position([(0, 0), (1, 0)], turn="A", towers={"A": towers})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    takes = {Effect("takes", "0,0", number=1): 1, Effect("threatens", "1,0", number=1): 1}
    best = Advised(Place(around("S")[0]), 0.6, 0.01, (), takes)
    other = Advised(Place(around("N", (1, 0))[0]), 0.3, 0.01, (), {
        Effect("takes", "1,0", number=1): 1
    })  # fmt: skip
    advice = Advice((best, other), 900, 1.0, 1)
    told = first_reasons(advice, 0, CONTREES_TEXTS, match.view(0), NAMES)
    assert told == ["It takes H8.", "It threatens to take H9 with one more tower."]
    # It is not said twice where that sets them apart.
    alone = Advice((best, replace(other, facts={})), 900, 1.0, 1)
    assert first_reasons(alone, 0, CONTREES_TEXTS, match.view(0), NAMES) == [
        "It takes H8 and threatens to take H9 with one more tower."
    ]


def test_that_a_square_is_given_up_is_said_first() -> None:
    """Whatever the other answers bring; not where it may as well be held."""
    texts, view = TABLES["cortez"].texts, seen("cortez")
    match = Match(new_record(GAMES["cortez"], 2, 1))
    cedes, beaten = Effect("cedes", "draws"), Effect("beaten", "", 1)
    for often, said in ((40, True), (37, True), (30, False)):
        answers = tuple(
            Advised(action, 0.4, 0.02, (), {cedes: often, beaten: 40}) for action in match.legal()
        )
        told = first_reasons(Advice(answers[:2], 900, 1.0, 40), 0, texts, view, ["", "Ana"])
        first = "It gives up the square but draws a new warrior for each one laid."
        if often < 40:
            first = first.replace("gives", "almost always gives")
        assert (told[:1] == [first]) is said


def test_a_single_tile_or_tower_is_named() -> None:
    written = position([(0, 0), (1, 0)], turn="A", towers={"A": ["0,0,N"]})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view, (best, given, *_) = match.view(0), match.legal()
    fact = Effect("exposes", "0,0,N", number=1)
    pair = Advised(best, 0.6, 0.1, (), {}), Advised(given, 0.5, 0.1, (), {fact: 1})
    assert "Your move lets the opponent raze the tower on H8 N in reply." in why_better(
        *pair, 1, CONTREES_TEXTS, view, NAMES, ""
    )
    for kind, told in (
        ("takes", "It takes H8."),
        ("threatens", "It threatens to take H8 with one more tower."),
    ):
        taking = replace(pair[0], facts={Effect(kind, "0,0", number=1): 1})
        both = taking, replace(pair[1], facts={})
        assert why_better(*both, 1, CONTREES_TEXTS, view, NAMES, "") == [told]
    # Where the better answer gives up another, that is nothing between them.
    pair = replace(pair[0], facts={Effect("exposes", "0,0,S", number=1): 1}), pair[1]
    assert "raze" not in " ".join(why_better(*pair, 1, CONTREES_TEXTS, view, NAMES, ""))


def test_what_an_answer_does_leaves_no_room_for_what_is_plain() -> None:
    """That the other lays its card is seen."""
    costs = Effect("costs", "m6", number=1)
    match = Match(new_record(CONDOTTIERE3, 4, 1))
    while match.decision is not None and match.decision.kind != "battle":
        match.submit(match.decision.seat, match.legal()[0])
    assert match.decision is not None
    view = match.view(match.decision.seat)
    pair = Advised(Pass(), 0.5, 0.1, (), {}), Advised(Play("m6"), 0.4, 0.1, (), {costs: 19})
    told = why_better(*pair, 20, THIRD_TEXTS, view, NAMES, "")
    assert told == immediate_effect_sentences(Pass(), THIRD_TEXTS, view, NAMES)
    assert len(told) == 1


def test_what_differs_is_said_with_numbers() -> None:
    given = advice({PARMA: 14, DRUM: 20}, {PARMA: 4, DRUM: 8})
    assert said(given) == [
        "It usually takes Parma; Mercenary 2 does so less often.",
        "This move keeps a Drum for the next battle.",
    ]
    assert said(given, 1) == [
        "Mercenary 1 usually takes Parma; this move does so less often.",
        "Mercenary 1 keeps a Drum for the next battle.",
    ]
    assert said(advice({PARMA: 14}, {})) == ["It usually takes Parma."]
    assert said(advice({PARMA: 9}, {})) == [
        "About half of the time it takes Parma; Mercenary 2 does not."
    ]
    assert said(advice({PARMA: 6}, {})) == ["It sometimes takes Parma; Mercenary 2 does not."]
    assert said(advice({PARMA: 18}, {})) == ["It almost always takes Parma."]


def test_the_figures_stand_in_brackets_where_they_are_wanted() -> None:
    given = advice({PARMA: 14, DRUM: 20}, {PARMA: 4, DRUM: 8})
    both = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, figures=True)
    assert both == [
        "It usually takes Parma; Mercenary 2 does so less often "
        "(in 14 of 20 imagined games; Mercenary 2: in 4).",
        "This move keeps a Drum for the next battle "
        "(in 20 of 20 imagined games; Mercenary 2: in 8).",
    ]
    (worse, _) = reasons_for(given, 1, THIRD_TEXTS, VIEW, NAMES, figures=True)
    assert worse.endswith("(in 14 of 20 imagined games; this move: in 4).")
    # What shows at once needs none.
    leads = advice({Effect("leads", number=34): 20}, {})
    assert reasons_for(leads, 0, THIRD_TEXTS, VIEW, NAMES, figures=True) == said(leads)


def test_a_card_that_an_answer_keeps_or_lays_is_no_matter_of_imagined_games() -> None:
    ten = Effect("costs", "m10", number=1)
    given = advice({DRUM: 20}, {ten: 20})
    assert said(given) == ["It keeps a Drum for the next battle."]
    assert said(given, 1) == ["It means spending a 10."]


def test_who_does_not_lay_a_card_is_not_praised_for_keeping_it() -> None:
    first, second = (
        Advised(Play("drum"), 0.5, 0.1, (), {}),
        Advised(Pass(), 0.4, 0.1, (), {DRUM: 20}),
    )
    given = Advice((first, second), 900, 1.0, 20)
    assert said(given, 1) == []


def test_that_a_pass_costs_no_card_goes_without_saying() -> None:
    ten = Effect("costs", "m10", number=1)
    passing, playing = (
        Advised(Pass(), 0.5, 0.1, (), {}),
        Advised(Play("m1"), 0.5, 0.1, (), {ten: 10}),
    )
    assert said(Advice((passing, playing), 900, 1.0, 20)) == []
    assert said(Advice((playing, passing), 900, 1.0, 20), 1) == []
    assert said(advice({}, {ten: 10})), "another card might cost it as well"


def test_of_a_victory_within_the_battle_it_is_said_that_it_is_counted_there() -> None:
    """The chance, which counts all later battles too, would seem to contradict it."""
    for effect, words in (("wins", "wins the game in this battle"), ("loses", "in this battle")):
        seat = 0 if effect == "loses" else None
        reason = THIRD_TEXTS.reason(Effect(effect, seat=seat), cast(CondottiereView, VIEW), NAMES)
        assert reason is not None
        assert reason.clause.endswith(words)


def test_what_an_answer_does_comes_before_what_it_keeps() -> None:
    match = Match(new_record(CONDOTTIERE3, 4, 1))
    while match.decision is None or match.decision.kind != "battle":
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    view = match.view(match.decision.seat)
    plays = [action for action in match.legal() if isinstance(action, Play)][:2]
    winter = Effect("keeps", "winter")
    given = Advice(
        tuple(
            Advised(play, 0.5, 0.01, (), facts)
            for play, facts in zip(plays, ({winter: 20}, {}), strict=True)
        ),
        900,
        1.0,
        20,
    )
    does = immediate_effect_sentences(plays[0], THIRD_TEXTS, view, NAMES)
    assert does
    assert first_reasons(given, 0, THIRD_TEXTS, view, NAMES) == does
    assert looked_back(given, 0, THIRD_TEXTS, view, NAMES, certain=True) == does
    leads = Effect("leads", number=34)
    led = replace(given, moves=(replace(given.moves[0], facts={leads: 20}), given.moves[1]))
    assert first_reasons(led, 0, THIRD_TEXTS, view, NAMES) == ["It takes the lead with 34."]


def test_what_hardly_differs_is_not_said() -> None:
    assert said(advice({PARMA: 11}, {PARMA: 9})) == []


def test_the_best_is_compared_with_the_next_that_differs() -> None:
    given = advice({PARMA: 14}, {PARMA: 13}, {PARMA: 2})
    assert said(given) == ["It usually takes Parma; Mercenary 3 does so less often."]
    assert said(given, 1) == []


def test_of_those_too_close_to_call_the_first_is_not_compared_with_the_others() -> None:
    given = advice({PARMA: 14}, {PARMA: 13}, {PARMA: 2})
    first, second, third = given.moves
    close = replace(given, moves=(first, second, replace(third, value=0.1, doubt=0.3)))
    assert close.alike == 2
    assert said(close) == []
    other = replace(second, facts={PARMA: 2})
    apart = replace(close, moves=(first, other, third))
    assert said(apart) == ["It usually takes Parma; Mercenary 2 does so less often."]


def test_the_first_sentence_speaks_for_the_best_and_against_the_others() -> None:
    """What the best costs comes after what it brings, and alone it is no reason."""
    tens = Effect("costs", "m10", number=2)
    assert said(advice({tens: 20}, {tens: 3})) == []
    first, second = said(advice({PARMA: 14, tens: 20}, {PARMA: 4, tens: 3}))
    assert first.startswith("It usually takes Parma")
    assert second == "But this move means spending 2 cards of value 10."
    assert said(advice({PARMA: 4}, {PARMA: 14}), 1) == []


def test_that_it_seldom_costs_something_comes_after_what_the_best_brings() -> None:
    tens = Effect("costs", "m10", number=2)
    first, second = said(advice({PARMA: 14, tens: 1}, {PARMA: 8, tens: 19}))
    assert first.startswith("It usually takes Parma")
    assert second == "Mercenary 2 almost always means spending 2 cards of value 10."
    # Of a worse one, what speaks most against it.
    first, _ = said(advice({PARMA: 14, tens: 1}, {PARMA: 8, tens: 19}), 1)
    assert first.startswith("It almost always means spending 2 cards")


def test_in_a_sentence_a_card_has_its_article(language: str) -> None:
    said = [answers.subject(one) for one in (Play("courtesan"), Play("m6"), Pass())]
    assert said == {
        "en": ["the Courtesan", "Mercenary 6", "passing"],
        "fr": ["la Courtisane", "le Mercenaire\u00a06", "passer"],
        "pt": ["a Cortesã", "o Mercenário\u00a06", "passar"],
    }.get(language, said)
    given = advice({Effect("pawn"): 20}, {})
    first, *_ = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called=said[0])
    # At the beginning of a sentence.
    assert first.startswith(said[0][0].upper() + said[0][1:])


def two_with_an_effect() -> tuple[View, list[Action]]:
    """A moment of Cannir, and two moves that do something at once."""
    match, texts = Match(new_record(GAMES["cannir"], 2, 1)), TABLES["cannir"].parts().texts
    while match.decision is not None:
        view = match.view(match.decision.seat)
        found = [one for one in match.legal() if texts.immediate_effect(one, view, NAMES)]
        if len(found) >= 2:
            return view, found[:2]
        match.submit(match.decision.seat, match.legal()[0])
    raise AssertionError


def test_of_what_wins_nothing_it_is_not_told_what_it_does(qtbot: QtBot) -> None:
    texts = TABLES["cannir"].parts().texts
    view, (action, *_) = two_with_an_effect()
    told = {
        chances: first_reasons(
            Advice(tuple(Advised(action, chance, 0.03, (), {}) for chance in chances), 9, 1.0, 20),
            1, texts, view, NAMES,
        )
        for chances in ((0.16, 0.0), (0.16, 0.05), (0.0, 0.0))
    }  # fmt: skip
    does = [texts.immediate_effect(action, view, NAMES)]
    assert list(told.values()) == [[], does, does]


def test_where_nothing_wins_nothing_done_is_a_reason(qtbot: QtBot) -> None:
    texts = TABLES["cannir"].parts().texts
    view, done = two_with_an_effect()
    none = Advice(tuple(Advised(one, 0.0, 0.02, ()) for one in done), 9, 1.0)
    for row in (0, 1):
        assert not looked_back(none, row, texts, view, NAMES)
        assert not looked_back(none, row, texts, view, NAMES, certain=True)


def test_what_all_do_sets_none_apart_unless_it_wins() -> None:
    alike = [["It leads."], ["It leads."]]
    assert not is_distinctive(alike, Pass(), THIRD_TEXTS, VIEW)
    assert is_distinctive([["It leads."], []], Pass(), THIRD_TEXTS, VIEW)
    assert is_distinctive(alike[:1], Pass(), THIRD_TEXTS, VIEW)
    assert isinstance(VIEW, CondottiereView)
    owned = ("parma", "modena", "mantova", "bologna")
    view = replace(VIEW, owners=tuple(owned if seat == 0 else () for seat in range(4)))
    region, *_ = victory_goals.winning(view, 0)
    view = replace(view, decision=Decision(0, "choose"))
    assert is_distinctive(alike, Choose(region), THIRD_TEXTS, view)


def test_of_what_was_played_nothing_is_told_that_speaks_against_its_chance() -> None:
    given = advice({PARMA: 6}, {PARMA: 14})
    assert looked_back(given, 1, THIRD_TEXTS, VIEW, NAMES) == []
    assert looked_back(given, 0, THIRD_TEXTS, VIEW, NAMES) == []
    told = advice({PARMA: 14}, {PARMA: 6})
    assert looked_back(told, 1, THIRD_TEXTS, VIEW, NAMES) == said(told, 1) != []


def test_the_card_an_answer_is_called_by_is_no_reason() -> None:
    """That playing a 1 costs a 1 is plain; that it costs two is not."""
    one, two = Effect("costs", "m2", number=1), Effect("costs", "m2", number=2)
    assert said(advice({PARMA: 14}, {one: 18}), 1) == [
        "Mercenary 1 usually takes Parma; this move does not."
    ]
    assert said(advice({}, {one: 18})) == []
    assert said(advice({}, {two: 18})) != []


def test_cards_that_come_later_are_no_reason() -> None:
    # What an answer itself brings is told as what it does.
    for kind in ("provisions", "gold", "warriors"):
        assert TABLES["cortez"].texts.reason(Effect(kind, number=2), seen("cortez"), NAMES) is None


def test_where_no_fact_sets_an_answer_apart_it_is_told_what_it_does(language: str) -> None:
    match = Match(new_record(CONDOTTIERE3, 4, 1))
    while match.decision is None or match.decision.kind != "battle":
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    seat = match.decision.seat
    view, names = match.view(seat), ["Ana", "Aldric", "Maud", "Lorenzo"]
    swap = immediate_effect_sentences(Play("scarecrow", "m4"), THIRD_TEXTS, view, names)
    assert len(swap) == 1
    assert "4" in swap[0]
    play = next(action for action in match.legal() if isinstance(action, Play))
    first, *_ = immediate_effect_sentences(play, THIRD_TEXTS, view, names, called="X")
    assert first.endswith(".")
    # In Portuguese it has no subject to put the answer's name in place of.
    name = answers.advice_entry(play)[1]
    assert first.startswith(f"{name}: " if language == "pt" else "X ")
    pass_ = Advised(Pass(), 0.4, 0.1, (), {})
    given = Advice((Advised(play, 0.5, 0.1, (), {}), pass_), 9, 1.0, 20)
    does = immediate_effect_sentences(play, THIRD_TEXTS, view, names)
    assert looked_back(given, 0, THIRD_TEXTS, view, names) == does
    # Of another, what the best does instead is told, too.
    passed = immediate_effect_sentences(Pass(), THIRD_TEXTS, view, names)
    called = answers.subject(play)
    instead = immediate_effect_sentences(play, THIRD_TEXTS, view, names, called=called)
    assert looked_back(given, 1, THIRD_TEXTS, view, names) == [*passed, *instead]
    # Of what did as well nothing would be better instead.
    alike = replace(given, moves=tuple(replace(a, value=0.5, doubt=0.01) for a in given.moves))
    assert looked_back(alike, 1, THIRD_TEXTS, view, names) == passed


def test_what_speaks_the_other_way_is_not_who_wins() -> None:
    """The chance itself says that: beside a better one it would be a contradiction."""
    wins = Effect("wins")
    assert said(advice({PARMA: 14}, {wins: 7})) == ["It usually takes Parma."]
    assert len(said(advice({PARMA: 14, wins: 7}, {}))) == 2


def test_no_more_than_two_sentences() -> None:
    many = {PARMA: 19, DRUM: 19, Effect("links", number=3): 19, Effect("stops", "parma", 1): 19}
    assert len(said(advice(many, {DRUM: 1}))) == MAX_SENTENCES


def test_another_region_is_as_good() -> None:
    """That answer 2 never takes Parma says nothing where it takes Rome."""
    rome = Effect("takes", "roma")
    assert said(advice({PARMA: 14}, {rome: 14})) == []
    assert said(advice({PARMA: 14}, {rome: 2})) == ["It usually takes Parma."]
    lost, other = Effect("yields", "parma", 1), Effect("yields", "roma", 1)
    assert said(advice({lost: 14}, {other: 14})) == []
    assert said(advice({}, {other: 14})) == ["Mercenary 2 usually leaves Rome to Aldric."]


def test_of_a_region_it_is_not_told_that_another_does_not_bring_it() -> None:
    """Who chooses Rome never takes Parma in the next battle."""
    facts: list[dict[Effect, int]] = [{PARMA: 14}, {}]
    answers = (
        Advised(Choose(region), 0.5, 0.1, (), found)
        for region, found in zip(("parma", "roma"), facts, strict=True)
    )
    given = Advice(tuple(answers), 900, 1.0, 20)
    assert said(given) == ["It usually takes Parma."]
    assert said(given, 1) == []


def test_what_an_answer_gives_up_by_being_given_is_not_said() -> None:
    assert said(advice({DRUM: 0, PARMA: 9}, {DRUM: 20, PARMA: 9}), 0) == []


def test_what_shows_at_once_is_certain() -> None:
    assert said(advice({Effect("leads", number=34): 20}, {})) == ["It takes the lead with 34."]
    tiles = {Effect("takes", number=n): 1 for n in (1, 2)}
    assert said(advice(tiles, {}, worlds=1), texts=CONTREES_TEXTS) == ["It takes 2 tiles."]


def test_what_is_certain_is_said_in_one_sentence(language: str) -> None:
    both = advice({Effect("takes", number=1): 1, Effect("razes", number=2): 1}, {}, worlds=1)
    told = said(both, texts=CONTREES_TEXTS)
    assert len(told) == 1
    assert told == {
        "en": ["It takes 1 tile and razes 2 towers."],
        "fr": ["Ce coup prend 1 contrée et démolit 2 tours."],
        "pt": ["Toma 1 território e demole 2 torres."],
    }.get(language, told)
    turns = advice({Effect("takes", number=1): 1, Effect("exposes", number=1): 1}, {}, worlds=1)
    assert len(said(turns, texts=CONTREES_TEXTS)) == 2


def test_that_it_does_less_of_the_like_than_the_other_elsewhere_is_not_told() -> None:
    parma, rome = Effect("yields", "parma", 1), Effect("yields", "roma", 1)
    told = said(advice({parma: 18}, {rome: 8, Effect("loses", seat=2): 12}), 1)
    assert len(told) == 1
    assert "Rome" not in told[0]


def test_what_an_answer_never_does_is_told_of_the_other() -> None:
    first, second = said(advice({PARMA: 14}, {DRUM: 12, Effect("yields", "roma", 1): 10}), 1)
    assert first == "Mercenary 1 usually takes Parma; this move does not."
    assert second == "But this move usually keeps a Drum for the next battle."
    given = advice({PARMA: 14, DRUM: 18}, {PARMA: 4})
    assert said(given, 1)[1] == "Mercenary 1 almost always keeps a Drum for the next battle."


def test_so_does_a_sentence_without_a_but() -> None:
    """ "It" would be the other, of which was spoken last."""
    given = advice({PARMA: 14, DRUM: 18}, {PARMA: 4, DRUM: 2})
    _, second = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="X")
    assert second == "X almost always keeps a Drum for the next battle."


def test_after_words_about_another_a_but_says_of_which_answer_it_is(qtbot: QtBot) -> None:
    given = advice({PARMA: 14, Effect("costs", "m10", number=1): 20}, {PARMA: 4})
    told = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="X")
    assert told == [
        "X usually takes Parma; Mercenary 2 does so less often.",
        "But X means spending a 10.",
    ]
    # What is done is no name.
    told = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="passing")
    assert told[0].startswith("Passing usually takes Parma")
    assert told[1] == "But passing means spending a 10."
    theirs = advice({PARMA: 14, DRUM: 18}, {PARMA: 4})
    assert reasons_for(theirs, 1, THIRD_TEXTS, VIEW, NAMES, called="X")[1].startswith(
        "Mercenary 1 almost always keeps"
    )
    against = advice({PARMA: 14}, {Effect("costs", "m10", number=1): 18})
    assert reasons_for(against, 0, THIRD_TEXTS, VIEW, NAMES, called="X")[0].startswith(
        "X usually takes"
    )


def test_beside_others_an_answer_is_called_by_its_name(language: str) -> None:
    given = advice({PARMA: 14}, {PARMA: 4})
    (named,) = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="X")
    first = named.partition(";")[0].rstrip()
    assert first == {
        "en": "X usually takes Parma",
        "fr": "Le plus souvent, X prend Parme",
        "pt": "Em geral, X toma Parma",
    }.get(language, first)


def test_what_is_certain_can_be_told_apart() -> None:
    given = advice({PARMA: 14, DRUM: 20}, {PARMA: 2})
    (certain,) = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, certain=True)
    assert certain == "It keeps a Drum for the next battle."


def test_of_answers_nobody_looked_into_nothing_is_said() -> None:
    assert said(advice({PARMA: 14}, None)) == []
    assert said(advice(None, {PARMA: 14})) == []
    assert said(advice({PARMA: 14}, {}, worlds=0)) == []


def test_few_worlds_tell_less() -> None:
    """What sets two apart in two of ten worlds may be chance, in eleven of forty hardly."""
    assert said(advice({PARMA: 6}, {PARMA: 4}, worlds=10)) == []
    assert said(advice({PARMA: 24}, {PARMA: 13}, worlds=40)) != []


def test_it_is_deterministic() -> None:
    """Whatever order a program sends its facts in."""
    rng, found = (
        Rng(3),
        [(PARMA, 14), (DRUM, 20), (Effect("links", number=3), 14), (Effect("pawn"), 4)],
    )
    first = said(advice(dict(found), {}))
    for _ in range(5):
        rng.shuffle(found)
        assert said(advice(dict(found), {})) == first


def test_answers_of_another_kind_do_not_come_before_better_ones() -> None:
    view = Match(new_record(CONDOTTIERE3, 4, 1)).view(0)
    cards = [(Play(card), value) for card, value in (("m10", 0.54), ("m5", 0.51), ("m1", 0.50))]
    others = [(Pass(), 0.40), (Play("scarecrow", take="m10"), 0.30)]
    given = Advice(tuple(Advised(one, value, 0.02, ()) for one, value in cards + others), 9, 1.0)
    kept = of_different_kind(given, THIRD_TEXTS, view, ["", "Ana", "Maud", "Otto"]).moves
    assert [answer.value for answer in kept] == [0.54, 0.51, 0.40, 0.30]


def test_troops_of_a_nation_that_attack_one_square_are_one_answer() -> None:
    """Unless nothing else is compared."""
    view = Match(new_record(CORTEZ, 2, 1)).view(0)
    same = [Advised(Attack(troop, "0,0"), 0.5, 0.02, ()) for troop in ("A1", "A2", "A3")]
    other = Advised(Attack("A1", "1,0"), 0.4, 0.02, ())
    texts, names = TABLES["cortez"].texts, ["", "Ana"]
    given = Advice((*same, other), 9, 1.0)
    assert of_different_kind(given, texts, view, names).moves == (same[0], other)
    given = Advice(tuple(same), 9, 1.0)
    assert of_different_kind(given, texts, view, names).moves == tuple(same)


def test_a_corner_at_the_edge_of_what_a_land_may_reach_has_its_sentence(qtbot: QtBot) -> None:
    written = position([(-REACH, row) for row in range(3)], turn="B", towers={"A": []})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view = match.view(1)
    assert isinstance(view, ContreesView)
    said = [CONTREES_TEXTS.immediate_effect(action, view, NAMES) for action in match.legal()]
    assert said
    assert all(said)
    assert any(one.startswith("It is the first of the four towers needed to take") for one in said)


def test_of_two_tiles_that_a_tower_is_as_near_to_both_are_named(qtbot: QtBot) -> None:
    written = position([(0, 0), (1, 0)], turn="B", towers={"B": ["0,0,N", "1,0,N"]})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view = match.view(1)
    assert isinstance(view, ContreesView)
    said = {CONTREES_TEXTS.immediate_effect(action, view, NAMES) for action in match.legal()}
    both = "It is the second of the four towers needed to take H9, and also H8."
    assert both in said


def test_a_region_that_wins_is_told_to_do_so_first() -> None:
    match = Match(new_record(CONDOTTIERE3, 2, 1))
    assert match.decision is not None
    seat, view = match.decision.seat, match.view(match.decision.seat)
    assert isinstance(view, CondottiereView)
    owned = ("parma", "modena", "mantova", "bologna", "lucca")
    view = replace(view, owners=(owned, owned[:0]) if seat == 0 else (owned[:0], owned))
    region, *_ = victory_goals.winning(view, seat)
    assert THIRD_TEXTS.immediate_effect(Choose(region), view, NAMES) == "Taking it wins the game."
    assert THIRD_TEXTS.decides(Choose(region), view)
    assert not THIRD_TEXTS.decides(Pass(), view)
    assert not THIRD_TEXTS.decides(Choose(region), replace(view, owners=((), ())))


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3"])
def test_of_a_region_that_cannot_be_taken_it_is_not_said_what_taking_it_brings(game: str) -> None:
    texts, owned = TABLES[game].parts().texts, ["parma", "modena", "mantova", "bologna", "lucca"]
    moment: dict[str, Any] = {"phase": "choose_region", "region": None, "owners": {"A": owned}}
    for hand, can in ((["drum", "scarecrow"], False), (["drum", "m1"], True)):
        view = written(game, hands={"A": hand, "B": ["m1"]}, **moment).view(0)
        assert isinstance(view, CondottiereView)
        region, *_ = victory_goals.winning(view, 0)
        assert bool(texts.immediate_effect(Choose(region), view, NAMES)) == can
        assert texts.decides(Choose(region), view) == can


def test_who_draws_level_at_nothing_does_nothing() -> None:
    assert leading.reaching(Standing((0, 0), (False,) * 2, (0, 1), 0, None), 0, NAMES) == ""
    assert leading.reaching(Standing((1, 1), (False,) * 2, (0, 1), 0, None), 0, NAMES) != ""


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3"])
def test_what_a_scarecrow_leaves_is_said(game: str, qtbot: QtBot) -> None:
    match = written(game, table={"A": ["m6"], "B": ["m6"]}, hands={"A": ["m2", "scarecrow"]})
    view, texts = match.view(0), TABLES[game].parts().texts
    back, names = Play("scarecrow", take="m6"), ["", "Aldric", "Maud"]
    said = texts.immediate_effect(back, view, names)
    assert said == "It brings a 6 back and leaves you with 0 against 6."
    said = texts.immediate_effect(back, view, ["Lorenzo", "Aldric", ""])
    assert said == "It brings a 6 back and leaves Lorenzo with 0 against 6."


def test_a_rival_is_left_one_corner_fewer(qtbot: QtBot) -> None:
    ring = ["0,0,N", "1,-1,S", "0,1,N"]
    written = position([(0, 0)], turn="B", towers={"A": ring})
    match = Match(replace(new_record(CONTREES, 2, 1), position=written["position"]))
    view = match.view(1)
    assert isinstance(view, ContreesView)
    said = {CONTREES_TEXTS.immediate_effect(action, view, ["Ana", ""]) for action in match.legal()}
    assert "It leaves Ana with one free corner fewer around H8." in said


def test_what_comes_of_an_answer_is_no_reason_where_nothing_wins() -> None:
    given = advice({PARMA: 14}, {})
    assert looked_back(given, 0, THIRD_TEXTS, VIEW, NAMES)
    vain = replace(given, moves=tuple(replace(one, value=0.0) for one in given.moves))
    assert looked_back(vain, 0, THIRD_TEXTS, VIEW, NAMES) == []
