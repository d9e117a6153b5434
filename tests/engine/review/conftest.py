"""Fixtures of the tests of the review."""

from __future__ import annotations

import pytest

from engine.review import curve as review_curve
from tests.engine.review.review_kit import FEW, proved_once


@pytest.fixture(autouse=True)
def short_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "MAX_TRIED", FEW)
    monkeypatch.setattr(review_curve, "_prove_moment", proved_once)
