"""What is said at a table of Condottiere, in every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.language.translation import CODES
from desktop.table.talk import talk_texts
from engine.core.values import BROKEN, KEPT, LAPSED, Effect, Seat, Term
from engine.games.condottiere.views import terms
from engine.talk.agreements import Agreement
from engine.talk.statements import Ask, Call, DeclineReason, Offer, Remark, Reply, Statement, Warn
from tests.desktop.games.condottiere.words import NAMES

OUT, HOLD = Term("keep_out", "milano"), Term("stay", "bologna", 3)
DEAL = Agreement(0, 1, 0, (OUT,), (HOLD,), "battle")
#: Everything that can be said, by every kind of speaker to every kind of listener.
SAID: list[tuple[Seat, Statement]] = [
    *((seat, Call(3, says, "modena")) for seat in (0, 1) for says in ("who", "can", "cannot")),
    *((1, Call(rival, "who", about)) for rival in (0, 3) for about in ("", "modena")),
    *((1, Call(rival, says)) for rival in (0, 3) for says in ("can", "cannot", "will")),
    *((1, Ask(to, about)) for to in (0, 2) for about in ("", "bishop", "m5")),
    *((1, Warn(to, Term("name", "roma"), Term("pope", "roma"))) for to in (0, 2)),
    *(
        (1, Remark(word, to))
        for word in ("greeting", "well_played", "thanks", "doubt", "more_cards", "faithless")
        for to in (None, 0, 2)
    ),
    *((seat, Reply(0, accept)) for seat in (0, 1) for accept in (True, False)),
    *((0, Offer(to, (OUT,), asks, "round")) for to in ((1,), (1, 2)) for asks in ((), (HOLD,))),
    *(
        (1, Offer(to, gives, (OUT,), "game"))
        for to in ((0,), (2,), (0, 2))
        for gives in ((), (HOLD,))
    ),
]


def every_term(by: Seat) -> list[Term]:
    """Return a term of each kind, about each other seat where it is about one."""
    found = []
    for kind in terms.THIRD_TERMS:
        about = "siena" if kind in ("keep_out", "stay", "name", "spare", "pope") else ""
        aimed = kind in ("stay", "show")
        found += [
            Term(kind, about, seat if aimed else None)
            for seat in (range(4) if aimed else (0,))
            if not aimed or seat != by
        ]
    found += [Term("show", str(n), seat) for seat in range(4) if seat != by for n in (1, 3)]
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_promise_can_be_said_in_every_person(code: str, speak: Callable[[str], None]) -> None:
    speak(code)
    tag_texts = set()
    for by, speaker in product(range(3), (None, 1)):
        for term in every_term(by):
            said = talk_texts.spoken_term(THIRD_TEXTS, term, by, NAMES, speaker)
            told = talk_texts.listed_term(THIRD_TEXTS, term, by, NAMES)
            for text in (said, told):
                assert text.strip() == text != ""
                assert "{" not in text
                assert not text.endswith(".")
                assert "  " not in text
            if term.about:
                assert THIRD_TEXTS.talk_place(term.about) in said
            tag_texts.add((by, speaker == by, term, said))
    # Different promises are different sentences.
    assert len({(by, said) for by, _, _, said in tag_texts}) == len(tag_texts)


@pytest.mark.parametrize("code", CODES)
def test_all_statements_are_whole_sentences(code: str, speak: Callable[[str], None]) -> None:
    speak(code)
    for seat, said in SAID:
        who, what = talk_texts.chronicle_line(said, seat, NAMES, THIRD_TEXTS, DEAL)
        assert who.endswith(":")
        assert len(who) > 2
        assert what[:1].isupper()
        assert what[-1] in ".?!"
        assert "{" not in who + what
        assert "  " not in who + what


def test_who_is_spoken_to_is_you_in_a_quotation(speak: Callable[[str], None]) -> None:
    def what(said: Statement, by: Seat = 1) -> str:
        return talk_texts.chronicle_line(said, by, NAMES, THIRD_TEXTS)[1]

    warning = Warn(2, Term("name", "genova"), Term("stay", "genova", 2))
    for code, expected in (
        ("en", "You choose Genoa next? Then I fight on against you in Genoa."),
        ("fr", "Vous"),
        ("pt", "Você"),
        ("pt_BR", "Você"),
    ):
        speak(code)
        for by in (0, 1):
            assert what(warning, by).startswith(expected), code
            assert NAMES[2] not in what(warning, by), code
    speak("en")
    assert what(Remark("more_cards", 2)) == "You have more cards than I do."
    offer = Offer((2,), (HOLD,), (OUT,), "round")
    assert what(offer) == "I fight on against Ugo in Bologna; you keep out of Milan."
    # Where the person at the screen is a third seat, "you" is that person.
    offer = Offer((2,), (Term("stay", "bologna", 0),), (OUT,), "round")
    assert what(offer) == "I fight on against you in Bologna; Otto keeps out of Milan."


def test_the_speaker_says_i_and_the_person_at_the_screen_is_you() -> None:
    said = Offer((0, 2), (HOLD,), (OUT,), "round")
    assert talk_texts.chronicle_line(said, 1, NAMES, THIRD_TEXTS) == (
        "Maud offers you and Otto, this round:",
        "I fight on against Ugo in Bologna; you keep out of Milan; Otto keeps out of Milan.",
    )
    assert talk_texts.chronicle_line(Offer((2,), (), (OUT,), "battle"), 0, NAMES, THIRD_TEXTS) == (
        "You ask Otto, this battle:",
        "You keep out of Milan.",
    )
    assert talk_texts.chronicle_line(Call(0, "who", "modena"), 2, NAMES, THIRD_TEXTS) == (
        "Otto:",
        "Modena wins you the game. Who will help me stop you?",
    )
    assert talk_texts.chronicle_line(Reply(0, False), 1, NAMES, THIRD_TEXTS, DEAL) == (
        "Maud to you:",
        "I take my offer back.",
    )


def test_the_ledger_tells_deeds_of_you_and_of_others() -> None:
    assert talk_texts.listed_term(THIRD_TEXTS, OUT, 0, NAMES) == "you keep out of Milan"
    assert talk_texts.listed_term(THIRD_TEXTS, OUT, 1, NAMES) == "keeps out of Milan"
    assert talk_texts.agreement_heading(DEAL, NAMES) == "Maud and you"


@pytest.mark.parametrize("code", CODES)
def test_outcomes_and_refusals_are_sentences(code: str, speak: Callable[[str], None]) -> None:
    speak(code)
    told = set()
    for state, pair in product((KEPT, BROKEN, LAPSED), ((1, 0), (0, 1), (1, 2))):
        entry = Agreement(0, *pair, (OUT,), (), "battle", state, pair[0], (state,))
        text = talk_texts.agreement_outcome(entry, NAMES)
        assert text.endswith(".")
        assert "{" not in text
        told.add(text)
    assert len(told) == 7 if code == "en" else len(told) >= 7
    assert not talk_texts.agreement_outcome(DEAL, NAMES)
    for key in talk_texts.REFUSALS:
        assert talk_texts.refusal(key).endswith(".")
    for state in talk_texts.STATES:
        assert talk_texts.state_word(state)
    for until in terms.SPANS:
        assert THIRD_TEXTS.span(until) in THIRD_TEXTS.span_text(until)
    assert talk_texts.quote_text("x").count("x") == 1


def test_a_warning_of_a_faithless_seat_is_for_all_others() -> None:
    names = ["", "Aldric", "Maud", "Otto"]
    about_maud = talk_texts.chronicle_line(Remark("faithless", 2), 1, names, THIRD_TEXTS)
    assert about_maud == ("Aldric:", "Maud broke a promise to me. Do not trust them.")
    about_you = talk_texts.chronicle_line(Remark("faithless", 0), 1, names, THIRD_TEXTS)
    assert about_you == ("Aldric to you:", "You broke your promise to me.")


@pytest.mark.parametrize("code", CODES)
def test_every_reason_of_a_bot_has_words(code: str, speak: Callable[[str], None]) -> None:
    speak(code)
    kinds = [
        *("costs_little", "costs_much", "for_nothing", "both_gain", "near_win", "distrusted"),
        *("betrayed", "stops_together", "rival_may_win", "holds_enough", "holds_too_little"),
        *("its_turn", "threatens", "faithless", "wanted", "dangerous", "taken", "too_long"),
        *("gains", "gains_both"),
    ]
    for kind, seat in product(kinds, (0, 2)):
        sentence = talk_texts.reason(Effect(kind, "roma", seat), NAMES[1], NAMES, THIRD_TEXTS)
        assert sentence.endswith(".")
        assert "{" not in sentence
    for other in ("", NAMES[2]):
        for told in (talk_texts.broken_promise_reason, talk_texts.kept_promise_reason):
            assert told(NAMES[1], other).endswith(".")


@pytest.mark.parametrize("code", CODES)
def test_every_reason_against_an_offer_is_said(code: str, speak: Callable[[str], None]) -> None:
    speak(code)
    siena, milano = Term("keep_out", "siena"), Term("keep_out", "milano")
    plain = talk_texts.statement_text(Reply(0, False), 1, NAMES, THIRD_TEXTS)
    said = {plain}
    for why in get_args(DeclineReason):
        for asker, asks in product((0, 2), ((siena,), (siena, milano))):
            entry = Agreement(0, asker, 1, (), asks, "round")
            sentence = talk_texts.statement_text(Reply(0, False, why), 1, NAMES, THIRD_TEXTS, entry)
            assert sentence.startswith(plain)
            assert "{" not in sentence
            assert "  " not in sentence
            named = THIRD_TEXTS.talk_place("siena") in sentence
            assert named is (why in ("wanted", "dangerous", "taken") and len(asks) == 1)
        said.add(sentence)
    assert len(said) == len(get_args(DeclineReason)), "each says something else"


def test_an_offer_in_the_place_of_another_says_so() -> None:
    offer = Offer((0,), (), (Term("keep_out", "siena"),), "round")
    assert talk_texts.speaker_heading(offer, 1, NAMES) == "Maud asks you"
    instead = replace(offer, instead=3)
    assert talk_texts.speaker_heading(instead, 1, NAMES) == "Maud offers you instead"
