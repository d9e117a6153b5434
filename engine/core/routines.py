"""Routines: answers that people settle once for many questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.values import Action


@dataclass(frozen=True, slots=True)
class Routine:
    """An answer that can be settled once for many questions, such as never to sell anything."""

    #: The name in records, which never changes.
    id: str
    #: The kinds of decision it answers.
    kinds: frozenset[str]
    #: Return the answer from the view of the asked seat and the legal actions; None leaves the
    #: decision to the person. For a private question only public information may decide whether it
    #: is None.
    choose_action: Callable[[Any, Sequence[Action]], Action | None]
    #: Return whether everybody knows that the answer changes nothing. Then the routine gives it,
    #: whether it is on or not. None: it may always change something.
    is_needless: Callable[[Any], bool] | None = None
