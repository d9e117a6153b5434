"""A match in which every answer is given by one or two small numbers.

Learners want few actions that always mean the same. Codes always mean the same, but there may be
millions of them; so a code is given as two digits to the base `WIDTH`, the high one first, and one
that all legal answers share is left out. Where codes are small, the action is the code itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from engine.core.errors import ConquistaError, IllegalAnswerError
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Json, Seat, State, settle
from engine.data.codec import CodecError, decode, encode
from engine.games import find

#: Actions there are: the base in which codes are written, in two digits.
WIDTH: Final = 4096


class StagedMatch:
    """A match in play. Its draws follow from the seed and what was answered before."""

    def __init__(self, game: Game, options: Any, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self._options = options
        self._seed = seed
        self._answers: list[Code] = []
        self._state: State = game.start(options, seats, Rng(derived_seed(seed, 0)))
        #: Legal answers to the open question; empty: the match is over.
        self._codes: list[Code] = []
        #: The high digit of the answer to come, once it is settled; and if all answers share it.
        self._high: int | None = None
        self._shared: int | None = None
        self._ask()

    def clone(self) -> StagedMatch:
        """An independent copy."""
        twin = object.__new__(StagedMatch)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.clone()
        twin._answers = self._answers.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> StagedMatch:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        # What a match is made of, rather than what states are, compiled or not.
        begun = self._high if self._high != self._shared else None
        return _again, (self.game.id, self._options, self.seats, self._seed, self._answers, begun)

    @property
    def seat(self) -> Seat | None:
        """Who is asked; None: the match is over."""
        return None if self._state.decision is None else self._state.decision.seat

    def legal(self) -> list[int]:
        """The actions of the seat asked, in ascending order; none when the match is over."""
        if self._high is None:
            return sorted({code // WIDTH for code in self._codes})
        return sorted(code % WIDTH for code in self._codes if code // WIDTH == self._high)

    def code(self, action: int) -> Code | None:
        """The answer that an action completes; None: a second digit must follow."""
        return None if self._high is None else self._high * WIDTH + action

    def play(self, action: int) -> None:
        """Take an action; raises IllegalAnswerError for one that is not legal."""
        if action not in self.legal():
            raise IllegalAnswerError(f"action {action} is not legal", "illegal")
        code = self.code(action)
        if code is None:
            self._high = action
            return
        self._answer(code)

    def returns(self) -> list[float]:
        """What each seat has won, from 0 to 1; 0 while the match is on."""
        if self.seat is not None:
            return [0.0] * self.seats
        return [float(result) for result in self._state.returns()]

    def seen(self, seat: Seat | None) -> dict[str, Json]:
        """What a seat knows (None: the public), as JSON: its view, and what it has begun to say."""
        begun = self._high if seat is not None and seat == self.seat else None
        return {"view": encode(self.game.view(self._state, seat)), "begun": begun}

    def text(self, seat: Seat | None) -> str:
        """`seen` as a text: the same for the same knowledge, another for other knowledge."""
        return json.dumps(self.seen(seat), sort_keys=True, ensure_ascii=False)

    def said(self, action: int) -> str:
        """An action in words: JSON of the answer, or of the first digit."""
        code = self.code(action)
        return json.dumps({"begin": action} if code is None else encode(self.game.action(code)))

    def _answer(self, code: Code) -> None:
        self._answers.append(code)
        self._state.step(code, self._rng())
        self._ask()

    def _rng(self) -> Rng:
        # Anew each time: a copy of the match draws as the match does.
        return Rng(derived_seed(self._seed, 1 + len(self._answers)))

    def _ask(self) -> None:
        # What is answered of itself draws other lots than the answer before it did.
        settle(self._state, Rng(derived_seed(self._seed, -1 - len(self._answers))))
        self._codes = [] if self._state.decision is None else self._state.codes()
        highs = {code // WIDTH for code in self._codes}
        assert not highs or max(highs) < WIDTH, "a code of more than two digits"
        self._shared = self._high = highs.pop() if len(highs) == 1 else None


def _again(
    game: str, options: Any, seats: int, seed: int, answers: list[Code], begun: int | None
) -> StagedMatch:
    """A match that was written down, where it was."""
    match = StagedMatch(find(game), options, seats, seed)
    for code in answers:
        match._answer(code)
    if begun is not None:
        match.play(begun)
    return match


def seats_of(game: Game, seats: int | None) -> int:
    """How many play: the fewest unless it is said; raises ConquistaError."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        raise ConquistaError(f"seats: {seats}, {game.id} is for {game.seats_said()}", "seats")
    return seats


def options_for(game: Game, given: Mapping[str, Json]) -> Any:
    """The rules of a match, those not given as by default; raises ConquistaError."""
    try:
        return decode(game.options, dict(given), "option")
    except CodecError as error:
        raise ConquistaError(str(error), "options") from None
