"""The terms of Cortez in words, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import get_args

import pytest

from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.language.translation import CODES
from desktop.table.game_texts import Person
from engine.core.values import Action, Seat, Step, Term
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.views import terms


@pytest.mark.parametrize("code", CODES)
def test_terms_have_words_in_every_person_and_language(
    code: str, speak: Callable[[str], None]
) -> None:
    speak(code)
    names = "", "Ana", "Maud", "Otto"
    said: dict[str, set[str]] = {}
    for kind, seat in product(terms.TERMS, (0, 1)):
        aimed = kind in (terms.PEACE, terms.SIDE_WITH)
        term = Term(kind, "T21" if kind == terms.LEAVE else "", seat if aimed else None)
        texts = {
            CORTEZ_TEXTS.term(term, person, names, speaker)
            for person in Person
            for speaker in (1, 2)
        }
        assert all(texts)
        assert not any("{" in text for text in texts)
        said.setdefault(kind, set()).update(texts)
        assert CORTEZ_TEXTS.term_kind_text(Term(kind), names[seat] if aimed else "")
    for kind, other in product(terms.TERMS, repeat=2):
        assert kind == other or not said[kind] & said[other], "no two terms say the same"
    spans = {CORTEZ_TEXTS.span(until) for until in terms.SPANS}
    assert len(spans) == len({CORTEZ_TEXTS.span_text(until) for until in terms.SPANS}) == 3


REASONS = [reason for reason in get_args(actions.RefusalReason) if reason]


def step(seat: Seat, action: Action, asked: str = "") -> Step:
    return Step(seat, action, (), asked=asked)


def test_every_refusal_finds_its_offer_and_has_a_reason_in_every_language(
    speak: Callable[[str], None],
) -> None:
    """A bot says why it refuses a trade; the other reasons follow from offer and answer."""
    bargains = [
        *(
            (
                step(0, actions.OfferTrade(1, ("food",), ("gold",))),
                step(1, actions.EndOffer(1, why)),
            )
            for why in REASONS
        ),
        (step(0, actions.BuySurrender(("gold",))), step(1, actions.Refuse(), "parley_answer")),
        (
            step(2, actions.OfferHelp("attacker", (), 1, ("gold",))),
            step(0, actions.Refuse(), "mercenary_answer"),
        ),
        (step(0, actions.SeekHelp(2, ("gold",))), step(2, actions.Pass(), "mercenary")),
    ]
    keys = []
    for offered, answer in bargains:
        steps = [offered, step(3, actions.Done(), "combat_step"), answer]
        assert CORTEZ.talk.answered_offer(steps, 2) == 0
        keys.append(CORTEZ.talk.refusal_key(offered, answer))
    assert keys == [*REASONS, "fight", "dear", "out"]
    for code in CODES:
        speak(code)
        told = {CORTEZ_TEXTS.refusal_words(key) for key in keys}
        assert len(told) == len(keys)
    silent = bargains[0][0], step(1, actions.EndOffer(1))
    assert CORTEZ.talk.refusal_key(*silent) == "", "who gives no reason has none told"
    other = step(1, actions.OfferTrade(0, ("gold",), ("food",) * 3, instead=1))
    assert CORTEZ.talk.answered_offer([bargains[0][0], other], 1) == 0, "a counter-offer answers"
    unasked = [step(2, actions.Pass(), "mercenary")]
    assert CORTEZ.talk.answered_offer(unasked, 0) is None, "nobody asked for help"
    accepted = [bargains[0][0], step(1, actions.TakeOffer(1))]
    assert CORTEZ.talk.answered_offer(accepted, 1) == 0
    assert CORTEZ.talk.refusal_key(*accepted) == ""
