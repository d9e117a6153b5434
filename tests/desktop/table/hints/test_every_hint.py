"""Hints at positions of seeded matches of every game: each has a reason without contradiction."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games import TABLES
from desktop.table.callouts.advice import NEAR_FIGURES, Advice
from desktop.table.callouts.advice_reading import read_advice
from desktop.table.callouts.advice_texts import standing_sentences
from desktop.table.hints.differences import of_different_kind, with_consequences
from desktop.table.hints.past_reasons import compare_past_move
from desktop.table.hints.reason_choice import decided_sentences, only_reason, sentences_of_row
from engine.bots.bot import Budget
from engine.bots.protocol import Request
from engine.bots.reasons import MIN_CHANCE_WORLDS, MIN_WORLDS
from engine.bots.worker import _answer_question
from engine.core.rng import Rng
from engine.data.codec import decode_kind
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record

pytestmark = pytest.mark.usefixtures("unpainted")

#: Positions of each game at a distance, and the iterations of a hint.
POSITIONS = 4
ITERATIONS = 60
#: Where the matches end; until then the first decision of each kind gets a hint, too.
LAST_PLY = 120
#: The same for a game whose playouts take long.
FEW = {"cortez": (3, 30)}
NAMES = ("", "Aldric", "Maud", "Lorenzo")
SEATS = {"condottiere1": 4, "condottiere3": 4, "cortez": 3, "contrees": 2, "cannir": 3}
#: Every which decision a hint is given.
DISTANCE = {"condottiere1": 7, "condottiere3": 7, "cortez": 9, "contrees": 9, "cannir": 2}


class Patient:
    """An inbox that never cancels."""

    def is_cancelled(self) -> bool:
        return False


def hints(name: str, seed: int) -> list[tuple[Any, Any, Advice | None, Any]]:
    """Return view, names, advice and the bot's own action at positions of a match."""
    game, rng, found = GAMES[name], Rng(seed), list[tuple[Any, Any, Advice | None, Any]]()
    texts, (most, iterations) = TABLES[name].texts, FEW.get(name, (POSITIONS, ITERATIONS))
    kinds = set[str]()
    match, asked = Match(new_record(game, SEATS[name], seed)), 0
    while match.decision is not None and match.ply < LAST_PLY:
        seat, codes = match.decision.seat, match.codes()
        view = match.view(seat)
        asked += len(codes) > 1
        is_new = len(codes) > 1 and match.decision.kind not in kinds
        if is_new or (len(codes) > 1 and asked % DISTANCE[name] == 0 and len(found) < most):
            kinds.add(match.decision.kind)
            names = [*NAMES[1 : 1 + seat], "", *NAMES[1 + seat : SEATS[name]]]
            legal = [game.action(code) for code in codes]
            budget = Budget(iterations=iterations)
            request = Request(game, view, legal, "level5", match.ply, budget, 5)
            reply: Any = _answer_question({"ask": 1, **request.message()}, Patient())  # type: ignore[arg-type]
            advice = read_advice(reply["thought"], game, codes, match.seats)
            if advice is not None:
                advice = of_different_kind(advice, texts, view, names)
                advice = with_consequences(advice, texts, view, names)
            found.append((view, names, advice, decode_kind(game.actions, reply["action"])))
        code = game.bots.policy_for(view).suggest(view, codes, rng)
        match.submit(seat, game.action(code if rng.below(5) else codes[rng.below(len(codes))]))
    return found


@pytest.mark.parametrize("name", SEATS)
def test_every_hint_has_a_reason_and_does_not_contradict_itself(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So many imagined games are enough for every sentence.
    monkeypatch.setattr("engine.bots.reasons.MAX_WORLDS", MIN_WORLDS)
    monkeypatch.setattr("engine.bots.appraisal.MAX_CHANCE_WORLDS", MIN_CHANCE_WORLDS)
    texts = TABLES[name].texts
    examined = 0
    for view, names, advice, own in hints(name, 11):
        if advice is None or not advice.has_comparison:
            assert only_reason(own, texts, view, names), own
            continue
        examined += 1
        about = texts, view, names
        stands = " ".join(standing_sentences(advice))
        if "too close" in stands:
            first, *others = advice.moves[: advice.similar_count]
            assert all(first.lower <= other.upper for other in others)
        for row, move in enumerate(advice.moves):
            called = texts.subject(move.action, view, names)
            sentences = [
                *decided_sentences(advice, row, *about, called=called),
                *sentences_of_row(advice, row, *about, called=called),
            ]
            assert sentences, move.action
            # A row is named by all that its sentences are about.
            assert tuple(texts.plan(move.action, move.facts or {}, view)) == tuple(move.plan)
            assert len({sentence.casefold() for sentence in sentences}) == len(sentences)
            assert "has little effect" not in " ".join(sentences)
            # Asked why it was played, the coach has an answer as well.
            certain = advice.is_interchangeable(row)
            if move.figure and move.facts is not None:
                assert compare_past_move(advice, row, *about, called=called, certain=certain)
        # A good player prefers no other answer, unless that one is worse.
        first = advice.moves[0]
        sure = GAMES[name].explanations.sounder_codes(
            view, GAMES[name].code(first.action), first.value
        )
        behind = [move for move in advice.moves[1:] if GAMES[name].code(move.action) in sure]
        for move in behind:
            is_near = first.figure - move.figure <= NEAR_FIGURES
            assert advice.is_worse(move) or advice.is_hardly_tried(move) or not is_near
    assert examined > 1
