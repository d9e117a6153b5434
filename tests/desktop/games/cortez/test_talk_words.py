"""The terms of Cortez in words, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.language.translation import CODES
from desktop.table.texts import Person
from engine.core.values import Term
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
        assert CORTEZ_TEXTS.deed(Term(kind), names[seat] if aimed else "")
    for kind, other in product(terms.TERMS, repeat=2):
        assert kind == other or not said[kind] & said[other], "no two terms say the same"
    spans = {CORTEZ_TEXTS.span(until) for until in terms.SPANS}
    assert len(spans) == len({CORTEZ_TEXTS.this_span(until) for until in terms.SPANS}) == 3
