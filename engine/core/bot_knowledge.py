"""What bots know of a game, beside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from engine.core.policy import Policy, StateT, ViewT
from engine.core.values import USUAL_TEMPERAMENT, Code, Heard, Interruption, Seat, Step, Temperament


class BotKnowledge(Generic[StateT, ViewT]):
    """What the bots know of a game: its policies, and how they choose and act.

    `engine.bots.thinking` says in which order they use it. By default they like all actions equally
    and never act without being asked.
    """

    def __init__(
        self, policy: Policy[StateT, ViewT], former_policies: Sequence[Policy] = ()
    ) -> None:
        #: The policy of the bots in most matches.
        self.policy = policy
        #: Earlier versions of it, the oldest first: opponents in the arena that never change.
        self.former_policies = former_policies

    def policy_for(self, view: ViewT) -> Policy[StateT, ViewT]:
        """Return the policy that the levels use in matches with the options of `view`."""
        return self.policy

    def strongest_policy_for(self, view: ViewT) -> Policy:
        """Return the policy of the highest level, with which hints and reviews look ahead.

        With another one, two kinds of questions about the same position would be valued apart.
        """
        policy = self.policy_for(view)
        return (policy.levels[-1].policy if policy.levels else None) or policy

    def sensible_codes(self, view: ViewT, codes: Sequence[Code]) -> Sequence[Code]:
        """Return the legal actions without those that are surely worse than another one.

        Bots choose among these, and hints compare only them. At least one is left.
        """
        return codes

    def temper_bonus(self, view: ViewT, codes: Sequence[Code], temper: str) -> Sequence[float]:
        """Return how much a bot of this temper likes each legal action, as win probability.

        The bot overestimates each action by its bonus. Empty means that it likes all of them
        equally. The bonuses depend on the view alone. They are small, and their cost in strength
        has been measured (docs/strength.md). `engine.bots.tempers` applies them to a search.
        """
        return ()

    def margins(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """Return by how much the seat to move is expected to win per action; below 0 it loses.

        Margins break ties: among actions that all win, or that all lose, the bot chooses the one
        with the greatest margin. Empty means unknown.
        """
        return ()

    def soonest_win(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """Return per action how close it brings the seat to move to a win, from 0 to 1.

        It breaks ties: among equally good actions the bot chooses the closest to a win. Empty means
        unknown. Actions that win at once may have any value.
        """
        return ()

    def override(self, view: ViewT, code: Code, values: Mapping[Code, float]) -> Code:
        """Return the action that a level gives instead of the chosen `code`; often the same.

        By the rules of the game it is at least as good. `values` are the estimates of the actions
        that the search tried, each with some error.
        """
        return code

    def without_repeats(
        self, codes: list[Code], steps: Sequence[Step], seat: Seat
    ) -> Sequence[Code]:
        """Return those of the legal `codes` among which a bot in `seat` chooses after `steps`.

        They leave out what it offered before and was refused.
        """
        return codes

    def seats_that_may_act(self, state: StateT) -> Sequence[Seat]:
        """Return the seats whose bots should be asked for an interruption now (`act`).

        The test is cheap. It uses no hidden information except the numbers of cards.
        """
        return ()

    def act(
        self,
        view: ViewT,
        temperament: Temperament = USUAL_TEMPERAMENT,
        heard: Sequence[Heard] = (),
        talk: str = "",
    ) -> Interruption | None:
        """Return the interruption that a bot in the seat of `view` makes now, or None.

        `TalkRules.speech` makes the statements. The interruption is legal, and depends on the
        arguments alone. A bot makes a bounded number of them in a turn. The lowest levels propose
        nothing and only answer others. `heard` contains the `Game.proposals` of the match and the
        statements; `talk` is as in `TalkRules.speech`.
        """
        return None

    def awaited_seats(self, state: StateT) -> Sequence[Seat]:
        """Return the seats that have not yet answered an offer of the seat to move.

        A bot gives people among them a moment to answer before it acts. The rules wait for nobody.
        """
        return ()
