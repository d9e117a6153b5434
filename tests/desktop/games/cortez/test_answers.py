"""Every answer at Cortez can be put together, and what may be answered covered betrays no hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.games.cortez.selection.forms import (
    NumberForm,
    Values,
    discardable_cards,
    public_actions,
)
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.words import buttons
from engine.core.rng import Rng
from engine.core.values import Action
from engine.games.cortez import CORTEZ
from engine.games.cortez.cards import TROOP_NAMES
from engine.games.cortez.rules.core_state import DECISION_KINDS
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.match_files import new_record

#: Seats and seed of matches in which, played at random, everything is asked soon.
MATCHES = ((3, 3), (4, 4), (6, 5), (2, 2))
OFTEN = 3


def played(seats: int, seed: int) -> Iterator[Match]:
    """Yield a match at each of its questions, every kind of answer given equally often.

    It is played by the rules of version 1, which have more questions and no others.
    """
    match, rng = Match(new_record(CORTEZ, seats, seed, {"windows": True})), Rng(seed)
    while match.decision is not None:
        yield match
        legal = match.legal()
        kinds = sorted({action.do for action in legal})
        kind = kinds[rng.below(len(kinds))]
        of_kind = [action for action in legal if action.do == kind]
        match.submit(match.decision.seat, of_kind[rng.below(len(of_kind))])


def asked(match: Match, legal: list[Action]) -> CortezSelection:
    """Return the choice that opens with a question."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    assert isinstance(view, CortezView)
    pairs = zip(TROOP_NAMES, view.troops, strict=True)
    at = {name: troop.at for name, troop in pairs if troop.at is not None}
    return CortezSelection(
        legal, decision.kind, decision.seat, at, discardable_cards(view, decision)
    )


def put_together(form: NumberForm, wanted: Values) -> Values:
    """Return the numbers after clicks: first what chooses among the rest, then card by card."""
    values = form.initial_values()
    others = [i for i, row in enumerate(form.rows) if not row.counts_cards]
    for i in [*others, *others[::-1], *others]:
        values = form.with_value(values, i, wanted[i])
    for i, row in enumerate(form.rows):
        while row.counts_cards and values[i] < wanted[i]:
            stepped = form.step_row(values, i, 1)
            if stepped is None:
                return values
            values = stepped
    return values


def test_every_answer_to_every_question_can_be_put_together() -> None:
    seen: Counter[str] = Counter()
    for seats, seed in MATCHES:
        for match in played(seats, seed):
            assert match.decision is not None
            kind = match.decision.kind
            if seen[kind] == OFTEN:
                if len(seen) == len(DECISION_KINDS):
                    return
                continue
            seen[kind] += 1
            legal = match.legal()
            half = asked(match, legal)
            # Some sixty are enough of a question that has many.
            for action in legal[:: 1 + len(legal) // 60]:
                half.lead_to(action)
                assert half.ready_action() == action
                if half.form is not None and (numbers := half.form.values_of(action)) is not None:
                    assert put_together(half.form, numbers) == numbers
            assert all(buttons.key_of(action) for action in half.plain)
    raise AssertionError(f"never asked: {set(DECISION_KINDS) - set(seen)}, {seen}")


def test_answers_at_a_covered_table_do_not_depend_on_hidden_cards() -> None:
    for seats, seed in MATCHES[:2]:
        for number, match in enumerate(played(seats, seed)):
            if number == 150:
                break
            if number % 5:
                continue
            view = match.view(None)
            assert isinstance(view, CortezView)
            world = CORTEZ.sampler(view)(Rng(number))
            legal = public_actions([CORTEZ.action(code) for code in world.codes()])
            assert legal == public_actions(match.legal()), match.decision
