"""The agreements that follow from what was said."""

from __future__ import annotations

from engine.core.values import BROKEN_BY_SPEAKER, Heard, Term
from engine.talk import heard_deals
from engine.talk.statements import MAX_HEARD, Offer, Remark, Reply

BROKEN = Heard(0, Offer((1,), (Term("peace"),), (), "game"), False, ends=(BROKEN_BY_SPEAKER,))
OPEN = Heard(0, Offer((1,), (Term("peace"),), (), "game"), True)
AGREED = Heard(1, Reply(1, accept=True), True)


def test_a_log_without_its_beginning_binds_nobody() -> None:
    """Its replies name other offers than they meant."""
    heard = [BROKEN, OPEN, AGREED]
    assert len(heard_deals.deals(heard)) == 2
    assert heard_deals.promises(0, heard) == [Term("peace")]
    assert heard_deals.betrayers(1, heard) == [0]
    heard += [Heard(2, Remark("greeting"), False)] * (MAX_HEARD - len(heard))
    assert heard_deals.deals(heard) == []
    assert heard_deals.promises(0, heard) == []
    assert list(heard_deals.standing_promises(heard)) == []
    assert heard_deals.betrayers(1, heard) == []
    assert heard_deals.word_breakers(heard) == set()
