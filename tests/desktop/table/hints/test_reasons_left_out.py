"""Effects that are no reason: small differences, what all do, and what goes without saying."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.words import answers
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.panels.hint_box import HintBox
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.game_texts import Reason
from desktop.table.hints.differences import Difference, with_consequences
from desktop.table.hints.past_reasons import compare_past_move
from desktop.table.hints.reason_choice import (
    callout_reason,
    common_effect,
    first_reasons,
    immediate_effect_sentences,
    is_distinctive,
    plain_reason,
    reasons_for,
    select_differences,
    sentences_of_row,
    with_first,
)
from engine.bots.bot import Budget
from engine.bots.reasons import find_reasons
from engine.core.rng import Rng
from engine.core.values import Action, Decision, Effect, View
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import Choose, Decline, Pass, Play
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.view import CondottiereView
from engine.play.autoplay import play_scripted
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
from tests.desktop.table.truth_kit import moments

#: Effects of Condottiere stand for those of all games.
pytestmark = pytest.mark.usefixtures("counted")


def test_a_card_that_an_answer_keeps_or_lays_is_no_matter_of_imagined_games() -> None:
    ten = Effect("costs", "m10", number=1)
    given = advice({DRUM: 20}, {ten: 20})
    assert said(given) == [f"It {KEEPS_DRUM}."]
    assert said(given, 1) == ["It means spending a 10."]


def test_who_does_not_lay_a_card_is_not_praised_for_keeping_it() -> None:
    first, second = (
        AdvisedMove(Play("drum"), 0.5, 0.1, (), {}),
        AdvisedMove(Pass(), 0.4, 0.1, (), {DRUM: 20}),
    )
    given = Advice((first, second), 900, 1.0, 20)
    assert said(given, 1) == []


def test_that_a_pass_costs_no_card_goes_without_saying() -> None:
    ten = Effect("costs", "m10", number=1)
    passing, playing = (
        AdvisedMove(Pass(), 0.5, 0.1, (), {}),
        AdvisedMove(Play("m1"), 0.5, 0.1, (), {ten: 10}),
    )
    assert said(Advice((passing, playing), 900, 1.0, 20)) == []
    assert said(Advice((playing, passing), 900, 1.0, 20), 1) == []
    assert said(advice({}, {ten: 10})), "another card might cost it as well"


def test_negligible_differences_are_left_out() -> None:
    assert said(advice({PARMA: 11}, {PARMA: 9})) == []


def test_of_those_too_close_to_call_the_first_is_not_compared_with_the_others() -> None:
    given = advice({PARMA: 14}, {PARMA: 13}, {PARMA: 2})
    first, second, third = given.moves
    close = replace(given, moves=(first, second, replace(third, value=0.1, margin=0.3)))
    assert close.similar_count == 2
    assert said(close) == []
    other = replace(second, facts={PARMA: 2})
    apart = replace(close, moves=(first, other, third))
    assert said(apart) == ["It usually takes Parma."]


def two_with_an_effect() -> tuple[View, list[Action]]:
    """Return a moment of Cannir, and two moves that do something at once."""
    match, texts = Match(new_record(GAMES["cannir"], 2, 1)), TABLES["cannir"].load_features().texts
    while match.decision is not None:
        view = match.view(match.decision.seat)
        found = [action for action in match.legal() if texts.immediate_effect(action, view, NAMES)]
        if len(found) >= 2:
            return view, found[:2]
        match.submit(match.decision.seat, match.legal()[0])
    raise AssertionError


def test_answers_that_win_nothing_do_not_list_their_effects(qtbot: QtBot) -> None:
    texts = TABLES["cannir"].load_features().texts
    view, (action, *_) = two_with_an_effect()
    told = {
        chances: first_reasons(
            Advice(
                tuple(AdvisedMove(action, chance, 0.03, (), {}) for chance in chances), 9, 1.0, 20
            ),
            1,
            texts,
            view,
            NAMES,
        )
        for chances in ((0.16, 0.0), (0.16, 0.05), (0.0, 0.0))
    }
    does = [texts.immediate_effect(action, view, NAMES)]
    assert list(told.values()) == [[], does, does]


def test_deeds_are_no_reason_if_nothing_wins(qtbot: QtBot) -> None:
    texts = TABLES["cannir"].load_features().texts
    view, done = two_with_an_effect()
    none = Advice(tuple(AdvisedMove(action, 0.0, 0.02, ()) for action in done), 9, 1.0)
    for row in (0, 1):
        assert not compare_past_move(none, row, texts, view, NAMES)
        assert not compare_past_move(none, row, texts, view, NAMES, certain=True)


def test_shared_effects_are_no_reason_unless_they_win() -> None:
    alike = [["It leads."], ["It leads."]]
    assert not is_distinctive(alike, Pass(), THIRD_TEXTS, VIEW)
    assert is_distinctive([["It leads."], []], Pass(), THIRD_TEXTS, VIEW)
    assert is_distinctive(alike[:1], Pass(), THIRD_TEXTS, VIEW)
    assert isinstance(VIEW, CondottiereView)
    owned = ("parma", "modena", "mantova", "bologna")
    view = replace(VIEW, owners=tuple(owned if seat == 0 else () for seat in range(4)))
    region, *_ = victory_goals.winning_regions(view, 0)
    view = replace(view, decision=Decision(0, "choose"))
    assert is_distinctive(alike, Choose(region), THIRD_TEXTS, view)


def test_reasons_for_the_played_move_never_contradict_its_chance() -> None:
    given = advice({PARMA: 6}, {PARMA: 14})
    for row in (0, 1):
        assert said(given, row) == []
        plain = plain_reason(given, row, THIRD_TEXTS, VIEW, NAMES)
        assert compare_past_move(given, row, THIRD_TEXTS, VIEW, NAMES) == plain != []
    told = advice({PARMA: 14}, {PARMA: 6})
    assert compare_past_move(told, 1, THIRD_TEXTS, VIEW, NAMES) == said(told, 1) != []
    # A merit that the better move has less often does not explain the lower chance.
    first, second = given.moves
    worse = replace(given, moves=(first, replace(second, value=0.3)))
    assert compare_past_move(worse, 1, THIRD_TEXTS, VIEW, NAMES) == [
        "It does worse, though no single effect explains it."
    ]
    # A fault that it has more often does.
    rome = Effect("yields", "roma", 1)
    faulty = replace(second, value=0.3, facts={PARMA: 14, rome: 18})
    (told_fault, *_) = compare_past_move(
        replace(given, moves=(first, faulty)), 1, THIRD_TEXTS, VIEW, NAMES
    )
    assert "Rome" in told_fault


def of_regions(*regions: str) -> tuple[CondottiereView, Advice]:
    """Return a moment at which a seat without cards chooses, and a hint on these regions."""
    assert isinstance(VIEW, CondottiereView)
    hands = ((), *VIEW.hands[1:])
    moves = tuple(
        AdvisedMove(Choose(region), 0.4 - row / 10, 0.02, (), {})
        for row, region in enumerate(regions)
    )
    view = replace(VIEW, decision=Decision(0, "choose"), hands=hands)
    return view, Advice(moves, 900, 1.0, 20)


def test_what_speaks_against_the_first_move_is_not_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    every = set(BOARD.ids)
    winning: dict[int, set[str]] = {0: set(), 1: set(), 2: set(), 3: {"modena"}}
    monkeypatch.setattr(victory_goals, "winning_regions", lambda view, seat: winning[seat])
    view, given = of_regions("modena", "parma")
    told = [sentences_of_row(given, row, THIRD_TEXTS, view, NAMES) for row in (0, 1)]
    assert told[0] == [
        "Other regions look better on the map, but none of them won more of the imagined games."
    ]
    assert callout_reason(given, 0, THIRD_TEXTS, view, NAMES) == told[0][0]
    assert compare_past_move(given, 0, THIRD_TEXTS, view, NAMES) == told[0]
    # Of a worse move the same fact is the reason.
    view, given = of_regions("parma", "modena")
    told = [sentences_of_row(given, row, THIRD_TEXTS, view, NAMES) for row in (0, 1)]
    assert told[1] == ["It would win the game for Lorenzo."]
    # Where every region would win for somebody, it says who can still fight.
    winning |= {2: every - {"modena"}}
    view, given = of_regions("modena", "parma")
    (sentence,) = sentences_of_row(given, 0, THIRD_TEXTS, view, NAMES)
    assert sentence == (
        "Every region that is left would win the game for a rival: "
        "here 2 other players can prevent it."
    )
    view = replace(view, hands=((), (), (), view.hands[3]))
    (sentence,) = sentences_of_row(given, 0, THIRD_TEXTS, view, NAMES)
    assert sentence == "Every region that is left would win the game for a rival."


def test_the_card_an_answer_is_called_by_is_no_reason() -> None:
    """That playing a 1 costs a 1 is plain; that it costs two is not."""
    one, two = Effect("costs", "m2", number=1), Effect("costs", "m2", number=2)
    assert said(advice({PARMA: 14}, {one: 18}), 1) == ["Mercenary 1 usually takes Parma."]
    assert said(advice({}, {one: 18})) == []
    assert said(advice({}, {two: 18})) != []


def test_cards_that_come_later_are_no_reason() -> None:
    # What an answer itself brings is told as what it does.
    for kind in ("provisions", "gold", "warriors"):
        assert TABLES["cortez"].texts.reason(Effect(kind, number=2), seen("cortez"), NAMES) is None


def test_answers_without_a_distinguishing_fact_state_their_deed(language: str) -> None:
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
    assert first.startswith("X ")
    pass_ = AdvisedMove(Pass(), 0.4, 0.1, (), {})
    given = Advice((AdvisedMove(play, 0.5, 0.1, (), {}), pass_), 9, 1.0, 20)
    does = immediate_effect_sentences(play, THIRD_TEXTS, view, names)
    assert compare_past_move(given, 0, THIRD_TEXTS, view, names) == does
    # Of another, what the best does instead is told, too.
    passed = immediate_effect_sentences(Pass(), THIRD_TEXTS, view, names)
    called = answers.subject(play)
    instead = immediate_effect_sentences(play, THIRD_TEXTS, view, names, called=called)
    assert compare_past_move(given, 1, THIRD_TEXTS, view, names) == [*passed, *instead]
    # Of what did as well nothing would be better instead.
    alike = replace(given, moves=tuple(replace(a, value=0.5, margin=0.01) for a in given.moves))
    assert compare_past_move(alike, 1, THIRD_TEXTS, view, names) == passed


def test_opposite_winners_are_no_counter_reason() -> None:
    """The chance itself says that: beside a better one it would be a contradiction."""
    wins = Effect("wins")
    assert said(advice({PARMA: 14}, {wins: 7})) == ["It usually takes Parma."]
    assert len(said(advice({PARMA: 14, wins: 7}, {}))) == 2


def test_regions_are_not_contrasted_with_answers_that_do_not_bring_them() -> None:
    """Who chooses Rome never takes Parma in the next battle."""
    facts: list[dict[Effect, int]] = [{PARMA: 14}, {}]
    answers = (
        AdvisedMove(Choose(region), 0.5, 0.1, (), found)
        for region, found in zip(("parma", "roma"), facts, strict=True)
    )
    given = Advice(tuple(answers), 900, 1.0, 20)
    assert said(given) == ["It usually takes Parma."]
    assert said(given, 1) == []


def test_inherent_costs_of_an_answer_are_left_out() -> None:
    assert said(advice({DRUM: 0, PARMA: 9}, {DRUM: 20, PARMA: 9}), 0) == []


def test_lesser_similar_effects_elsewhere_are_left_out() -> None:
    parma, rome = Effect("yields", "parma", 1), Effect("yields", "roma", 1)
    told = said(advice({parma: 18}, {rome: 8, Effect("loses", seat=2): 12}), 1)
    assert len(told) == 1
    assert "Rome" not in told[0]


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


def test_consequences_are_no_reason_if_nothing_wins() -> None:
    given = advice({PARMA: 14}, {})
    assert compare_past_move(given, 0, THIRD_TEXTS, VIEW, NAMES)
    vain = replace(given, moves=tuple(replace(move, value=0.0) for move in given.moves))
    assert compare_past_move(vain, 0, THIRD_TEXTS, VIEW, NAMES) == []


def test_a_deed_is_left_out_where_a_reason_repeats_it() -> None:
    """A sentence without a subject has its move before a colon, a reason may have it in front."""
    deed, reason = "H8 SE: toma I8.", "H8 SE toma I8 e une 2 regiões."
    assert with_first([deed], [reason]) == [reason]
    assert with_first([deed], ["Perde o rei.", reason]) == [reason, "Perde o rei."]
    assert with_first([deed], ["H8 SE toma I81."]) == [deed, "H8 SE toma I81."]
    assert with_first([deed], []) == [deed]
    assert with_first([], [reason]) == [reason]
    assert with_first(["It takes I8."], ["It takes I8, which wins."]) == [
        "It takes I8, which wins."
    ]


def test_shared_traits_of_regions_are_named_if_nothing_distinguishes_them(qtbot: QtBot) -> None:
    match: Match[CondottiereView] = Match(new_record(CONDOTTIERE3, 2, 1))
    assert match.decision is not None
    seat = match.decision.seat
    view, names = match.view(seat), ["", ""]
    names[1 - seat] = "Ana"
    by_deed: dict[str, list[Action]] = {}
    for action in match.legal():
        by_deed.setdefault(THIRD_TEXTS.immediate_effect(action, view, names), []).append(action)
    deed, alike = next((deed, found) for deed, found in by_deed.items() if deed and len(found) > 1)
    box = HintBox(THIRD_TEXTS)
    qtbot.addWidget(box)
    box.resize(300, 700)
    moves = tuple(AdvisedMove(action, 0.5, 0.04, (), {}) for action in alike[:2])
    box.show_advice(Advice(moves, 900, 1.0, 20), view, seat, names)
    said = box.reasons.text()
    assert f"In common: {deed[0].lower()}{deed[1:]}" in said


def test_a_choice_that_is_declined_says_who_chooses_or_wins_then() -> None:
    match: Match[CondottiereView] = Match(new_record(CONDOTTIERE1, 3, 1))
    while Decline() not in match.legal():
        play_scripted(match, match.ply + 1)
    said = []
    while match.decision is not None:
        seat = match.decision.seat
        names = ["Ana", "Maud", "Otto"]
        said.append(FIRST_TEXTS.immediate_effect(Decline(), match.view(seat), names))
        match.submit(seat, Decline())
        if match.decision is not None:
            chooser = names[match.decision.seat]
            assert said[-1] == f"It leaves the choice of the region to {chooser}."
    assert len(said) == 3
    assert match.result is not None
    won = [["Ana", "Maud", "Otto"][winner] for winner in match.result.winners]
    assert said[-1] == f"It ends the game with victory for {won[0]}."


def test_a_region_keeps_its_capital_after_a_colon() -> None:
    names = ["", "Aldric"]
    for name in THIRD_TEXTS.proper_names():
        (told,) = common_effect([f"{name} would win the game for Aldric."], THIRD_TEXTS, names)
        assert told == f"In common: {name} would win the game for Aldric."
    assert common_effect(["It wins."], THIRD_TEXTS, names) == ["In common: it wins."]


def test_a_pass_that_ends_a_battle_says_only_once_who_takes_the_region() -> None:
    """Told before: “It ends the battle: Lorenzo has Milan.”"""
    yields, texts = Effect("yields", "milano", seat=1), THIRD_TEXTS
    match, rng = Match(new_record(CONDOTTIERE3, 4, 1)), Rng(1)
    for seed in range(1, 40):
        match, rng = Match(new_record(CONDOTTIERE3, 4, seed)), Rng(seed)
        while match.decision is not None:
            view, legal = match.view(match.decision.seat), match.legal()
            assert isinstance(view, CondottiereView)
            ending = Pass() in legal and texts.settles_at_once(Pass(), view)
            if ending and len(legal) > 1:
                break
            match.submit(match.decision.seat, legal[rng.below(len(legal))])
        if match.decision is not None:
            break
    assert match.decision is not None
    view = match.view(match.decision.seat)
    other = next(action for action in match.legal() if isinstance(action, Play))
    passing = AdvisedMove(Pass(), 0.1, 0.1, (), {yields: 20})
    playing = AdvisedMove(other, 0.5, 0.1, (), {PARMA: 20})
    given = Advice((playing, passing), 900, 1.0, 20)
    told = reasons_for(given, 1, texts, view, NAMES)
    assert "It leaves Milan to Aldric." not in told
    still = reasons_for(given, 1, texts, match.at(0).view(0), NAMES)
    assert any("leaves Milan" in sentence for sentence in still)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("cannir", 2), ("cannir", 3), ("contrees", 2), ("condottiere3", 4), ("cortez", 3)],
)
def test_each_move_that_a_hint_lists_has_a_sentence(name: str, seats: int) -> None:
    """Whether it is one of several, lost or not examined at all."""
    game, texts, told = GAMES[name], TABLES[name].texts, 0
    for number, (state, dice) in enumerate(moments(game, seats, 3, 90)):
        if number % 6:
            continue
        view = game.view(state, state.turn)
        names = ["" if seat == state.turn else f"Ana {seat}" for seat in range(seats)]
        codes = dice.sample(state.codes(), min(4, len(state.codes())))
        worlds = iter(range(4))
        few = Budget(cancelled=lambda worlds=worlds: next(worlds, None) is None)
        found = find_reasons(game, view, codes, 1, few)
        moves = [
            AdvisedMove(
                *(game.action(code), 0.0 if number % 4 else 0.4, 0.0 if number % 4 else 0.1, ()),
                found.facts.get(code) if code != codes[-1] else None,
            )
            for code in codes
        ]
        advice = with_consequences(Advice(tuple(moves), 900, 1.0, found.worlds), texts, view, names)
        for row in range(len(moves)):
            assert sentences_of_row(advice, row, texts, view, names), (view, moves[row])
            told += 1
    assert told > 5


def test_at_most_one_sentence_speaks_against_the_recommended_move() -> None:
    def effect(topic: str, weight: float) -> Difference:
        return Difference(Reason(f"It {topic}", weight, topic), 0, 9, 0, weight)

    told = effect("loses the suite", -0.9)
    costs, gains = effect("costs a card", -0.5), effect("takes the tower", 0.3)
    assert select_differences([told, costs]) == []
    assert select_differences([told, costs, gains]) == [gains, told]
    # Another move may have both against it.
    assert select_differences([told, costs], -1) == [told, costs]
