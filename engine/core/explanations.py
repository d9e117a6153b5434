"""What hints and reviews say of the actions of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic

from engine.core.policy import StateT, ViewT
from engine.core.rng import Rng
from engine.core.values import Code, Effect

#: Below this chance of the best action, differences between chances are noise.
NEARLY_LOST = 0.1


class Explanations(Generic[StateT, ViewT]):
    """The knowledge by which hints and reviews compare and explain actions.

    By default they know no reasons.
    """

    #: Whether reviews value a moment by the best answers that searches find. Playouts may answer so
    #: badly that a moment would be worth more after any action of a seat than before it.
    reviews_by_search: ClassVar[bool] = False
    #: Whether doing nothing (`idle_codes`) saves what the seat needs later, such as cards: then it
    #: comes before an action whose value is hardly higher.
    is_rest_thrifty: ClassVar[bool] = False
    #: Kinds of effects that a hint names even if all actions have them.
    always_reported: ClassVar[frozenset[str]] = frozenset()

    def can_be_won(self, view: ViewT) -> bool:
        """Return whether any seat can still win the match, as far as a view shows."""
        return True

    def reasons(self, world: StateT, code: Code, rng: Rng) -> Sequence[Effect]:
        """Return the effects of an action in one world, to explain why it is better than another.

        `world` is one that the seat to move considers possible. This method changes it: it plays on
        to the end of the battle or turn that the action influences. Often there is no effect, and
        none occurs twice. With perfect information the effects do not depend on `rng`.
        """
        return ()

    def contest_chances(
        self, view: ViewT, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
    ) -> Mapping[Code, Sequence[Effect]]:
        """Return by action the chances of the seats in the open contest, such as a combat.

        The number of each effect is a percentage. Worlds that the seat to move considers possible
        are sampled until `stopped(number of worlds so far)` is True.
        """
        return {}

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        """Return those of these actions that do nothing, such as to pass.

        A hint compares each other action with them. It recommends one of them only if no action has
        a higher value, or (`is_rest_thrifty`) a clearly higher one.
        """
        return ()

    def series_of(self, view: ViewT) -> int | None:
        """Return the number of the series of questions to which the open one belongs, or None.

        A series is asked again and again while little changes, such as the bids of one auction.
        Its hints must agree, so that they imagine the same worlds, and compare fewer actions in
        more of them.
        """
        return None

    def is_asked_again(self, view: ViewT) -> bool:
        """Return whether the seat to move soon decides what to do about its answer.

        Then a hint must fit the one that follows.
        """
        return False

    def find_cheaper(
        self, view: ViewT, code: Code, chances: Mapping[Code, Sequence[Effect]]
    ) -> Code:
        """Return an action that spends less than `code` for the same chances, else `code`.

        `chances` is the result of `contest_chances`. Hints show the cheaper action.
        """
        return code

    def sure_plan(self, view: ViewT) -> Sequence[Code]:
        """Return actions of the seat to move, one after another, that nobody can answer; or ().

        Together they gain something for certain. Hints value the first by what comes of all.
        """
        return ()

    def sounder_codes(
        self, view: ViewT, code: Code, value: float, *, then_idle: bool = False
    ) -> Sequence[Code]:
        """Return the actions that a good player prefers to `code`, whose search value is `value`.

        `then_idle` says that the seat would next do nothing about it (`is_asked_again`).

        They gain or prevent at once, for certain, what `code` leaves open, do the same for less, or
        follow a rule of good play. Hints and reviews try them as fairly as the best action, and
        prefer `code` to them only if its chance of winning is surely higher.
        """
        return ()
