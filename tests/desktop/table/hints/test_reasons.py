"""Why an answer is better: the order of the sentences, and the effects they compare."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.words import answers
from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from desktop.table.callouts.advice import Advice, AdviceOutlook, AdvisedMove
from desktop.table.callouts.advice_texts import heading, standing_sentences
from desktop.table.hints.differences import with_consequences
from desktop.table.hints.past_reasons import advantage_reasons, compare_past_move
from desktop.table.hints.reason_choice import (
    MAX_SENTENCES,
    decided_sentences,
    first_reasons,
    immediate_effect_sentences,
    reasons_for,
    sentences_of_row,
)
from engine.bots.bot import UNLIMITED
from engine.bots.reasons import find_reasons
from engine.core.rng import Rng
from engine.core.values import Effect
from engine.games import GAMES, find
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Pass, Play
from engine.games.contrees.actions import Place
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.table.hints.reason_kit import (
    DRUM,
    KEEPS_DRUM,
    NAMES,
    PARMA,
    VIEW,
    advice,
    said,
    seen,
)
from tests.desktop.table.truth_kit import NAMES as MADE_UP
from tests.desktop.table.truth_kit import moments
from tests.engine.games.contrees.kit import around

#: Effects of Condottiere stand for those of all games.
pytestmark = pytest.mark.usefixtures("counted")


def compare(best: dict[Effect, int], given: dict[Effect, int]) -> list[str]:
    told = advice(best, given).moves
    return advantage_reasons(told[0], told[1], 20, THIRD_TEXTS, VIEW, NAMES, "")


def test_deeds_displace_plain_reasons() -> None:
    """That the other lays its card is seen."""
    costs = Effect("costs", "m6", number=1)
    match = Match(new_record(CONDOTTIERE3, 4, 1))
    while match.decision is not None and match.decision.kind != "battle":
        match.submit(match.decision.seat, match.legal()[0])
    assert match.decision is not None
    view = match.view(match.decision.seat)
    pair = AdvisedMove(Pass(), 0.5, 0.1, (), {}), AdvisedMove(Play("m6"), 0.4, 0.1, (), {costs: 19})
    told = advantage_reasons(*pair, 20, THIRD_TEXTS, view, NAMES, "")
    assert told == immediate_effect_sentences(Pass(), THIRD_TEXTS, view, NAMES)
    assert len(told) == 1


def test_differences_are_given_with_numbers() -> None:
    given = advice({PARMA: 14, DRUM: 20}, {PARMA: 4})
    assert said(given) == [
        "It usually takes Parma.",
        f"It {KEEPS_DRUM}.",
    ]
    assert said(given, 1) == [
        "Mercenary 1 usually takes Parma.",
    ]
    # What cards are left in some imagined games depends on much else.
    for few, many in ((0, 19), (1, 20)):
        depends = advice({PARMA: 14, DRUM: many}, {PARMA: 4, DRUM: few})
        assert said(depends) == ["It usually takes Parma."]
    assert said(advice({PARMA: 14}, {})) == ["It usually takes Parma."]
    assert said(advice({PARMA: 9}, {})) == ["About half the time it takes Parma."]
    assert said(advice({PARMA: 8}, {})) == ["It sometimes takes Parma."]
    assert said(advice({PARMA: 18}, {})) == ["It almost always takes Parma."]
    # Laying two cards is a move's own deed only if it always follows.
    tens = Effect("costs", "m10", number=2)
    assert said(advice({}, {tens: 8}), 1) == ["It sometimes means spending 2 cards of value 10."]


def test_the_figures_stand_in_brackets_where_they_are_wanted() -> None:
    given = advice({PARMA: 14, DRUM: 20}, {PARMA: 4})
    both = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, figures=True)
    assert both == [
        "It usually takes Parma (in 14 of 20 imagined games; Mercenary 2: in 4).",
        f"It {KEEPS_DRUM}.",
    ]
    (worse,) = reasons_for(given, 1, THIRD_TEXTS, VIEW, NAMES, figures=True)
    assert worse.endswith("(in 14 of 20 imagined games; this move: in 4).")
    # They say themselves that the other move never did it.
    (never,) = reasons_for(advice({PARMA: 8}, {}), 0, THIRD_TEXTS, VIEW, NAMES, figures=True)
    assert never == "It sometimes takes Parma (in 8 of 20 imagined games; Mercenary 2: in 0)."
    # What shows at once needs none.
    leads = advice({Effect("leads", number=34): 20}, {})
    assert reasons_for(leads, 0, THIRD_TEXTS, VIEW, NAMES, figures=True) == said(leads)


def test_deeds_precede_kept_cards() -> None:
    match = Match(new_record(CONDOTTIERE3, 4, 1))
    while match.decision is None or match.decision.kind != "battle":
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    view = match.view(match.decision.seat)
    plays = [action for action in match.legal() if isinstance(action, Play)][:2]
    winter = Effect("keeps", "winter")
    given = Advice(
        tuple(
            AdvisedMove(play, 0.5, 0.01, (), facts)
            for play, facts in zip(plays, ({winter: 20}, {}), strict=True)
        ),
        900,
        1.0,
        20,
    )
    does = immediate_effect_sentences(plays[0], THIRD_TEXTS, view, NAMES)
    assert does
    assert first_reasons(given, 0, THIRD_TEXTS, view, NAMES) == does
    assert compare_past_move(given, 0, THIRD_TEXTS, view, NAMES, certain=True) == does
    leads = Effect("leads", number=34)
    led = replace(given, moves=(replace(given.moves[0], facts={leads: 20}), given.moves[1]))
    assert first_reasons(led, 0, THIRD_TEXTS, view, NAMES) == ["It takes the lead with 34."]


def test_the_best_is_compared_with_the_next_that_differs() -> None:
    given = advice({PARMA: 14}, {PARMA: 13}, {PARMA: 2})
    assert said(given) == ["It usually takes Parma."]
    assert said(given, 1) == []


def test_the_first_sentence_speaks_for_the_best_and_against_the_others() -> None:
    """What the best costs comes after what it brings, and alone it is no reason."""
    tens = Effect("costs", "m10", number=2)
    assert said(advice({tens: 20}, {tens: 3})) == []
    first, second = said(advice({PARMA: 14, tens: 20}, {PARMA: 4, tens: 3}))
    assert first.startswith("It usually takes Parma")
    assert second == "But it means spending 2 cards of value 10."
    assert said(advice({PARMA: 4}, {PARMA: 14}), 1) == []


def test_that_it_seldom_costs_something_comes_after_what_the_best_brings() -> None:
    tens = Effect("costs", "m10", number=2)
    first, second = said(advice({PARMA: 14, tens: 1}, {PARMA: 7, tens: 19}))
    assert first.startswith("It usually takes Parma")
    assert second == "Mercenary 2 almost always means spending 2 cards of value 10."
    # Of a worse one, what speaks most against it.
    first, _ = said(advice({PARMA: 14, tens: 1}, {PARMA: 7, tens: 19}), 1)
    assert first.startswith("It almost always means spending 2 cards")


def test_in_a_sentence_a_card_has_its_article(language: str) -> None:
    said = [answers.subject(action) for action in (Play("courtesan"), Play("m6"), Pass())]
    assert said == {
        "en": ["the Courtesan", "Mercenary 6", "passing"],
        "fr": ["la Courtisane", "le Mercenaire\u00a06", "passer"],
        "pt": ["a Cortesã", "o Mercenário\u00a06", "passar"],
    }.get(language, said)
    given = advice({Effect("pawn"): 20}, {})
    first, *_ = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called=said[0])
    # At the beginning of a sentence.
    assert first.startswith(said[0][0].upper() + said[0][1:])


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


def test_immediate_effects_are_stated_as_certain() -> None:
    assert said(advice({Effect("leads", number=34): 20}, {})) == ["It takes the lead with 34."]
    tiles = {Effect("takes", number=n): 1 for n in (1, 2)}
    assert said(advice(tiles, {}, worlds=1), texts=CONTREES_TEXTS) == ["It takes 2 tiles."]


def test_certain_reasons_take_one_sentence(language: str) -> None:
    both = advice({Effect("takes", number=1): 1, Effect("razes", number=2): 1}, {}, worlds=1)
    told = said(both, texts=CONTREES_TEXTS)
    assert len(told) == 1
    assert told == {
        "en": ["It takes 1 tile and razes 2 towers."],
        "fr": ["Ce coup prend 1 contrée et démolit 2 tours."],
        "pt": ["Esta jogada toma 1 território e demole 2 torres."],
    }.get(language, told)
    turns = advice({Effect("takes", number=1): 1, Effect("exposes", number=1): 1}, {}, worlds=1)
    assert len(said(turns, texts=CONTREES_TEXTS)) == 2


def test_effects_missing_from_an_answer_are_named_for_the_other() -> None:
    first, second = said(advice({PARMA: 14}, {DRUM: 20, Effect("yields", "roma", 1): 10}), 1)
    assert first == ("Mercenary 1 usually takes Parma.")
    assert second == f"But this move {KEEPS_DRUM}."


def test_after_words_about_another_a_but_says_of_which_answer_it_is(qtbot: QtBot) -> None:
    given = advice({PARMA: 14, Effect("costs", "m10", number=1): 20}, {PARMA: 4})
    told = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="X")
    assert told == ["X usually takes Parma.", "But it means spending a 10."]
    # What is done is no name.
    told = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="passing")
    assert told[0].startswith("Passing usually takes Parma")
    assert told[1] == "But it means spending a 10."
    against = advice({PARMA: 14}, {Effect("costs", "m10", number=1): 18})
    assert reasons_for(against, 0, THIRD_TEXTS, VIEW, NAMES, called="X")[0].startswith(
        "X usually takes"
    )


def test_beside_others_an_answer_is_called_by_its_name(language: str) -> None:
    given = advice({PARMA: 14}, {PARMA: 4})
    (named,) = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, called="X")
    assert named == {
        "en": "X usually takes Parma.",
        "fr": "Le plus souvent, X prend Parme.",
        "pt": "Em geral, X toma Parma.",
    }.get(language, named)


def test_certain_effects_distinguish_answers() -> None:
    given = advice({PARMA: 14, DRUM: 20}, {PARMA: 2})
    (certain,) = reasons_for(given, 0, THIRD_TEXTS, VIEW, NAMES, certain=True)
    assert certain == f"It {KEEPS_DRUM}."


def test_of_two_answers_the_names_are_said_once() -> None:
    assert compare({PARMA: 14, DRUM: 20}, {}) == [
        "It usually takes Parma.",
        f"It {KEEPS_DRUM}.",
    ]
    assert compare({PARMA: 14, DRUM: 20}, {PARMA: 4}) == [
        "It usually takes Parma.",
        f"It {KEEPS_DRUM}.",
    ]


def test_small_differences_are_reasons_only_without_others() -> None:
    """It is known there that one move is better, so a reason is wanted."""
    small = advice({PARMA: 20}, {PARMA: 17}).moves
    hint = reasons_for(advice({PARMA: 20}, {PARMA: 17}), 0, THIRD_TEXTS, VIEW, NAMES)
    told = advantage_reasons(small[0], small[1], 20, THIRD_TEXTS, VIEW, NAMES, "")
    assert (hint, told) == ([], ["It takes Parma."])
    large = advice({PARMA: 20, DRUM: 20}, {PARMA: 17}).moves
    told = advantage_reasons(large[0], large[1], 20, THIRD_TEXTS, VIEW, NAMES, "")
    assert told == [f"It {KEEPS_DRUM}."]
    none = advice({PARMA: 20}, {PARMA: 19}).moves
    assert advantage_reasons(none[0], none[1], 20, THIRD_TEXTS, VIEW, NAMES, "") == []


def test_moves_are_only_said_to_do_the_same_where_what_comes_of_them_was_compared() -> None:
    """Equal chances are not enough: one may take a tile that the other leaves."""
    takes, risks = Effect("takes", number=1), Effect("exposes", number=1)

    def said(*facts: dict[Effect, int] | None) -> str:
        place = Place(around("N")[0])
        moves = [
            AdvisedMove(place, 0.5 - 0.01 * (row > 0), 0.01, (), found)
            for row, found in enumerate(facts)
        ]
        given = Advice(tuple(moves), 9000, 1.0, 1)
        compared = with_consequences(given, CONTREES_TEXTS, seen("contrees"), ["", "Maud"])
        (sentence,) = standing_sentences(compared)
        return sentence

    assert (
        said({takes: 1}, {risks: 1}) == "The two chances are about equal; see what each move does."
    )
    assert said({}, {risks: 1}) == "The two chances are about equal; see what each move does."
    assert said({takes: 1}, {}, {}) == "All 3 chances are about equal; see what each move does."
    # One tile is as good as another.
    assert said({takes: 1}, {takes: 1}) == "Either will do."
    assert said({takes: 1}, {takes: 1}, {takes: 1}) == "Any of these will do."
    # What was not examined is not known to be the same.
    assert said({takes: 1}, None) == "The two chances are about equal."


def test_of_lost_moves_the_one_that_loses_by_least_comes_first_and_says_so() -> None:
    def lost(number: int, *more: Effect, about: str = "end") -> AdvisedMove:
        facts = dict.fromkeys([Effect("trails", about, number=number), *more], 1)
        return AdvisedMove(
            Place(around(("N", "S", "NE", "SE")[number % 4])[0]), 0.0, 0.0, (), facts
        )

    exposes = Effect("exposes", "0,0,N", number=1)
    given = Advice((lost(3), lost(2, exposes), lost(1), lost(2)), 900, 1.0, 1).sorted_by_figures()
    assert [move.lead for move in given.moves] == [-1, -2, -2, -3]
    assert exposes in (given.moves[2].facts or {}), "of two alike, the one that keeps its towers"
    assert given.outlook is AdviceOutlook.LOST
    told = [
        decided_sentences(given, row, CONTREES_TEXTS, seen("contrees"), NAMES) for row in range(4)
    ]
    assert told == [
        ["It ends 1 tile behind if both play their best: no other move loses by less."],
        ["It ends 2 tiles behind if both play their best."],
        ["It ends 2 tiles behind if both play their best."],
        ["It ends 3 tiles behind if both play their best."],
    ]
    # A score after one reply is not that at the end.
    soon = Advice((lost(1, about=""), lost(2, about="")), 900, 1.0, 1)
    assert decided_sentences(soon, 0, CONTREES_TEXTS, seen("contrees"), NAMES) == [
        "It is 1 tile behind after the best reply."
    ]
    # Where a snow tile counts three, the score is no number of tiles.
    snow = Match(new_record(find("contrees"), 2, 1, {"expert": True})).view(0)
    assert decided_sentences(soon, 1, CONTREES_TEXTS, snow, NAMES) == [
        "It is 2 points behind after the best reply."
    ]
    # Where others lose as little, none is said to lose by the least.
    alike = Advice((lost(2), lost(2)), 900, 1.0, 1)
    assert decided_sentences(alike, 0, CONTREES_TEXTS, seen("contrees"), NAMES) == [
        "It ends 2 tiles behind if both play their best."
    ]


def test_a_hint_is_headed_by_what_is_known_of_the_result() -> None:
    def headed(*chances: tuple[float, float], can_be_won: bool = True) -> str:
        moves = [AdvisedMove(Play("m1"), value, margin, ()) for value, margin in chances]
        return heading(Advice(tuple(moves), 900, 1.0, can_be_won=can_be_won))

    assert headed((0.5, 0.1), (0.4, 0.1)) == "Hint"
    assert headed((0.0, 0.0), (0.0, 0.0)) == "Lost"
    assert headed((0.0, 0.0), (0.0, 0.0), can_be_won=False) == "Nobody wins"
    assert headed((0.0, 0.05), (0.004, 0.02)) == "Nearly lost"
    # A chance that is so uncertain proves nothing.
    assert headed((0.0, 0.2), (0.0, 0.02)) == "Hint"
    assert headed((1.0, 0.0), (1.0, 0.0)) == "Won"
    assert headed((1.0, 0.0), (0.9, 0.05)) == "Hint"


def test_no_sentence_on_the_end_of_a_game_contradicts_the_chance_beside_it() -> None:
    """A move cannot win by the next turn more often than at all."""
    wins, loses = Effect("wins"), Effect("loses", seat=1)

    def told(value: float, facts: dict[Effect, int], other: dict[Effect, int]) -> list[str]:
        moves = (
            AdvisedMove(Play("m1"), value, 0.01, (), facts),
            AdvisedMove(Play("m2"), 0.2, 0.01, (), other),
        )
        given = Advice(moves, 900, 1.0, 40)
        rows = [sentences_of_row(given, row, THIRD_TEXTS, VIEW, NAMES) for row in range(len(moves))]
        review = advantage_reasons(*moves, 40, THIRD_TEXTS, VIEW, NAMES, "")
        return [sentence for row in [*rows, review] for sentence in row if " win" in sentence]

    assert told(0.36, {wins: 30}, {}) == []
    assert told(0.36, {}, {loses: 38}) == []
    assert len(told(0.8, {wins: 30}, {})) == 3
    assert len(told(0.36, {}, {loses: 30})) == 3


def test_no_hint_of_many_positions_contradicts_its_chances() -> None:
    """Whatever the imagined games of the reasons find, a slight chance is not called a win."""
    game, texts = GAMES["cannir"], TABLES["cannir"].texts
    seen: Counter[tuple[float, str]] = Counter()
    for seed in range(8):
        for state, dice in islice(moments(game, 2, seed, 40), 4, None):
            view, codes = game.view(state, state.turn), state.codes()
            good = game.bots.policy_for(view).suggest(view, codes, Rng(seed))
            codes = list({good: None} | dict.fromkeys(dice.sample(codes, min(3, len(codes)))))
            found = find_reasons(game, view, codes, seed, UNLIMITED)
            for value in (0.1, 0.7, 1.0):
                moves = tuple(
                    AdvisedMove(
                        game.action(code), value - 0.03 * row, 0.005, (), found.facts.get(code, {})
                    )
                    for row, code in enumerate(codes)
                )
                given = Advice(moves, 900, 1.0, found.worlds)
                for row in range(len(moves)):
                    said = " ".join(sentences_of_row(given, row, texts, view, MADE_UP))
                    for ending in re.findall(
                        r"wins the game (?=on|in)|lets \w+ win (?=on the)", said
                    ):
                        seen[value, ending.split()[0]] += 1
    assert seen[0.7, "wins"] + seen[0.1, "lets"] > 5, seen
    # An effect that is worth a sentence followed in a quarter of the worlds at least.
    assert seen[0.1, "wins"] == seen[1.0, "lets"] == 0, seen


def test_where_chances_do_not_differ_the_result_decides_the_order() -> None:
    """A move that ends 2 behind stands above one that ends 5 behind."""
    trails = [{Effect("trails", number=number): 1} for number in (5, 2, 4)]

    def order(*values: float) -> list[int]:
        moves = tuple(
            AdvisedMove(Play(f"m{row}"), value, 0.01, (), facts)
            for row, (value, facts) in enumerate(zip(values, trails, strict=True))
        )
        given = Advice(moves, 9000, 1.0, 1).sorted_by_figures()
        return [
            moves.index(next(m for m in moves if m.action == one.action)) for one in given.moves
        ]

    assert order(0.01, 0.01, 0.01) == [1, 2, 0]
    # So it does where the chances cannot be told apart, at both ends as well.
    for value in (0.02, 0.5, 0.97):
        assert order(value + 0.01, value, value) == [1, 2, 0]
    # Where the chances surely differ, they decide.
    assert order(0.6, 0.3, 0.3) == [0, 1, 2]
    # No chance is higher than one before it.
    moves = [AdvisedMove(Play(f"m{row}"), 0.5 + row / 100, 0.02, (), facts)
             for row, facts in enumerate(trails)]  # fmt: skip
    given = Advice(tuple(moves), 9000, 1.0, 1).sorted_by_figures()
    assert [move.figure for move in given.moves] == sorted(
        (move.figure for move in given.moves), reverse=True
    )
    assert max(move.figure for move in given.moves) <= 52
