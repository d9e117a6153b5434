"""A match in which every action is given by one or two small numbers.

Learners want few actions that always mean the same. Codes always mean the same, but there may be
millions of them. A code is therefore given as two digits in base `CODE_BASE`, the high one first; a
high digit that all legal codes share is left out. Where codes are small, the action is the code
itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from engine.core.errors import ConquistaError, IllegalActionError
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Json, Seat, State, skip_forced_decisions
from engine.data.codec import CodecError, decode, encode
from engine.games import find

#: Number of actions: the base in which codes are written with two digits.
CODE_BASE: Final = 4096


class StagedMatch:
    """A match in play. Its random numbers follow from the seed and the number of actions before."""

    def __init__(self, game: Game, options: Any, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self._options = options
        self._seed = seed
        self._given_codes: list[Code] = []
        self._state: State = game.start(options, seats, Rng(derived_seed(seed, 0)))
        #: Legal codes of the open decision; empty when the match is over.
        self._codes: list[Code] = []
        #: The high digit of the next code, once it is known.
        self._high: int | None = None
        #: The high digit that all legal codes share, or None.
        self._shared: int | None = None
        self._open_decision()

    def clone(self) -> StagedMatch:
        """Return an independent copy."""
        twin = object.__new__(StagedMatch)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.clone()
        twin._given_codes = self._given_codes.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> StagedMatch:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickles how the match came about, because states may be compiled and lack pickling.
        high = self._high if self._high != self._shared else None
        return _rebuild, (
            self.game.id,
            self._options,
            self.seats,
            self._seed,
            self._given_codes,
            high,
        )

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the match is over."""
        return None if self._state.decision is None else self._state.decision.seat

    def legal(self) -> list[int]:
        """Return the actions of the seat to move in ascending order; none after the end."""
        if self._high is None:
            return sorted({code // CODE_BASE for code in self._codes})
        return sorted(code % CODE_BASE for code in self._codes if code // CODE_BASE == self._high)

    def code(self, action: int) -> Code | None:
        """Return the code that an action completes, or None if a second digit must follow."""
        return None if self._high is None else self._high * CODE_BASE + action

    def play(self, action: int) -> None:
        """Take an action. Raises IllegalActionError when it is illegal."""
        if action not in self.legal():
            raise IllegalActionError(f"action {action} is not legal", "illegal")
        code = self.code(action)
        if code is None:
            self._high = action
            return
        self._give(code)

    def returns(self) -> list[float]:
        """Return the result of each seat from 0 to 1; all 0 while the match goes on."""
        if self.seat is not None:
            return [0.0] * self.seats
        return [float(result) for result in self._state.returns()]

    def view_data(self, seat: Seat | None) -> dict[str, Json]:
        """Return a seat's view (None: the public one) as JSON.

        It contains the view, and a high digit that was already given.
        """
        begun = self._high if seat is not None and seat == self.seat else None
        return {"view": encode(self.game.view(self._state, seat)), "begun": begun}

    def text(self, seat: Seat | None) -> str:
        """Return `view_data` as text, which is equal exactly for equal knowledge."""
        return json.dumps(self.view_data(seat), sort_keys=True, ensure_ascii=False)

    def action_text(self, action: int) -> str:
        """Return the JSON of the action that an action completes, or of the first digit."""
        code = self.code(action)
        return json.dumps({"begin": action} if code is None else encode(self.game.action(code)))

    def _give(self, code: Code) -> None:
        self._given_codes.append(code)
        self._state.step(code, self._rng())
        self._open_decision()

    def _rng(self) -> Rng:
        # A new generator each time, so that a copy of the match draws the same numbers.
        return Rng(derived_seed(self._seed, 1 + len(self._given_codes)))

    def _open_decision(self) -> None:
        # Skipped decisions use other random numbers than the action before them.
        skip_forced_decisions(
            self._state, Rng(derived_seed(self._seed, -1 - len(self._given_codes)))
        )
        self._codes = [] if self._state.decision is None else self._state.codes()
        highs = {code // CODE_BASE for code in self._codes}
        assert not highs or max(highs) < CODE_BASE, "a code of more than two digits"
        self._shared = self._high = highs.pop() if len(highs) == 1 else None


def _rebuild(
    game: str, options: Any, seats: int, seed: int, codes: list[Code], high: int | None
) -> StagedMatch:
    """Rebuild a pickled match."""
    match = StagedMatch(find(game), options, seats, seed)
    for code in codes:
        match._give(code)
    if high is not None:
        match.play(high)
    return match


def seats_of(game: Game, seats: int | None) -> int:
    """Return the number of seats, by default the fewest. Raises ConquistaError when impossible."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        raise ConquistaError(f"seats: {seats}, {game.id} is for {game.seat_range()}", "seats")
    return seats


def options_for(game: Game, given: Mapping[str, Json]) -> Any:
    """Return the options of a match, with defaults for those not given. Raises ConquistaError."""
    try:
        return decode(game.options, dict(given), "option")
    except CodecError as error:
        raise ConquistaError(str(error), "options") from None
