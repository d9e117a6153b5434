"""What bots, hints and reviews know of Condottiere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from engine.core.bot_knowledge import BotKnowledge
from engine.core.calibration import Calibration
from engine.core.explanations import Explanations
from engine.core.policy import Policy
from engine.core.rng import Rng
from engine.core.statistics import ArenaStatistics, LastChance, Witness
from engine.core.values import Code, Effect, Seat
from engine.games.condottiere.bots import blunders, guards, joint_stop
from engine.games.condottiere.bots.battle_policy import (
    FarJudgingPolicy,
    ShallowJudgingPolicy,
    judging_policy,
    known_weights,
)
from engine.games.condottiere.bots.overrides import (
    is_choice_open,
    override,
    soonest_win,
    sounder_codes,
)
from engine.games.condottiere.bots.policy import CondottierePolicy
from engine.games.condottiere.bots.reasons import reasons
from engine.games.condottiere.bots.strict_policy import SensiblePolicy
from engine.games.condottiere.bots.tempers import temper_bonus
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.options import Options, ThirdOptions
from engine.games.condottiere.rules.core_state import BATTLE, PHASES
from engine.games.condottiere.rules.state import PASS, CondottiereState
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.sure_plans import taking_cards
from engine.games.condottiere.views.view import CondottiereView, region_name

#: The optional rules under which battles can be judged, each on its own. With all other options,
#: and combinations of them, only a single action is searched.
JUDGED_OPTIONS = (ThirdOptions(capture_regions=True), ThirdOptions(larger_kingdoms=True))

#: Blunders of a single action, by name.
_BLUNDERS = (
    ("idle_bishop", blunders.is_idle_bishop),
    ("idle_scarecrow", blunders.is_idle_scarecrow),
    ("second_drum", blunders.is_second_drum),
    ("high_in_winter", blunders.lays_high_card_in_winter),
    ("idle_surrender", blunders.is_idle_surrender),
    ("choice_left", guards.leaves_choice),
    ("surrender_for_rival", blunders.surrenders_for_rival),
    ("surrender_spared", blunders.spares_surrender),
    ("astray_pope", blunders.sends_pope_astray),
    ("dear_heroine", blunders.is_dear_heroine),
    ("hopeless_card", blunders.is_hopeless_card),
    ("named_for_rival", blunders.names_region_for_rival),
    ("idle_drum", blunders.is_idle_drum),
    ("idle_spring", blunders.is_idle_spring),
    ("lifted_winter", blunders.lifts_own_winter),
    ("freed_winner", blunders.frees_winner),
    ("loosened_lead", blunders.loosens_lead),
    ("defence_thrown", blunders.throws_defence_away),
    ("win_spared", blunders.spares_win),
    ("thrown_early", blunders.throws_card_early),
    ("left_to_others", blunders.leaves_winner_to_others),
    ("overpaid", blunders.is_overpaid),
    ("poor_swap", blunders.is_poor_swap),
    ("lead_left", blunders.leaves_lead),
    ("win_declined", blunders.declines_win),
)


class CondottiereBots(BotKnowledge[CondottiereState, CondottiereView]):
    """The bots' knowledge of Condottiere."""

    def __init__(self, edition: str, options: Options, seats: range) -> None:
        """Load the policies of an edition; `options` are those that change nothing."""
        # The former policy did not judge battles.
        super().__init__(SensiblePolicy(), former_policies=(CondottierePolicy(),))
        self._plain = options
        #: By number of seats, for matches without options.
        self._judging = {number: judging_policy(edition, number) for number in seats}

    def policy_for(self, view: CondottiereView) -> Policy[CondottiereState, CondottiereView]:
        """Return a judging policy where it plays better, else one with random playouts."""
        plain = view.options == self._plain
        return (self._judging[len(view.hands)] if plain else None) or self.policy

    def sensible_codes(self, view: CondottiereView, codes: Sequence[Code]) -> Sequence[Code]:
        """Return the actions without a pass, for a seat that is called to stop a winner.

        Searches do not know that others keep this rule: a bot that expects it of all loses to those
        that do not (docs/strength.md).
        """
        if view.phase != PHASES[BATTLE] or PASS not in codes:
            return codes
        return guards.staying_actions(sample_world(view, Rng(0)), list(codes))

    def temper_bonus(
        self, view: CondottiereView, codes: Sequence[Code], temper: str
    ) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def override(self, view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
        return override(view, code, values)

    def soonest_win(self, view: CondottiereView, codes: Sequence[Code]) -> Sequence[float]:
        return soonest_win(view, codes)


class ThirdEditionBots(CondottiereBots):
    """The bots' knowledge of the third edition, which has more options."""

    def __init__(self, edition: str, options: Options, seats: range) -> None:
        super().__init__(edition, options, seats)
        #: The policy for an option of JUDGED_OPTIONS with at least three seats.
        self._far = FarJudgingPolicy(known_weights(edition, 4))
        #: The policies for other options with at least three seats, without and with cards drawn
        #: after each battle.
        self._shallow = [ShallowJudgingPolicy(known_weights(edition, 4, d)) for d in (False, True)]

    def policy_for(self, view: CondottiereView) -> Policy[CondottiereState, CondottiereView]:
        options = view.options
        assert isinstance(options, ThirdOptions)
        if options == self._plain or len(view.hands) < 3:
            return super().policy_for(view)
        return self._far if options in JUDGED_OPTIONS else self._shallow[options.draw_after_battle]


class CondottiereCalibration(Calibration[CondottiereView]):
    """Probabilities of winning, from the values of searches."""

    def even_chance(self, view: CondottiereView) -> float:
        return 1.0 / len(view.hands)


class CondottiereExplanations(Explanations[CondottiereState, CondottiereView]):
    """The reasons for actions."""

    #: Playouts value a battle by about ten points less than the answers that hints advise.
    reviews_by_search: ClassVar[bool] = True
    #: A card that is laid is gone for the round.
    is_rest_thrifty: ClassVar[bool] = True
    #: A hint tells how often an action takes the region, even if all do so equally often.
    always_reported: ClassVar[frozenset[str]] = frozenset({"takes"})

    def is_asked_again(self, view: CondottiereView) -> bool:
        return is_choice_open(view)

    def sounder_codes(
        self, view: CondottiereView, code: Code, value: float, *, then_idle: bool = False
    ) -> Sequence[Code]:
        return sounder_codes(view, code, then_idle=then_idle)

    def sure_plan(self, view: CondottiereView) -> Sequence[Code]:
        cards = taking_cards(view)
        return [CARD_KINDS[card] for card in cards] if len(cards) > 1 else ()

    def reasons(self, world: CondottiereState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        return [code for code in codes if code == PASS]


class CondottiereStatistics(ArenaStatistics[CondottiereState, CondottiereView]):
    """Figures of matches of bots."""

    def find_blunders(
        self, before: CondottiereState, code: Code, after: CondottiereState
    ) -> Mapping[str, Sequence[Seat]]:
        found = {name: [before.turn] if holds(before, code) else [] for name, holds in _BLUNDERS}
        return {
            **found,
            "gift": blunders.giving_seats(before, after),
            "game_left": blunders.game_left(before, after),
            "unfought": blunders.seats_passed_unfought(before, after),
        }

    def witness(self) -> Witness[CondottiereState]:
        return joint_stop.StopWitness()

    def last_chance(
        self, moments: Iterable[tuple[CondottiereState, Code]], end: CondottiereState
    ) -> LastChance | None:
        witness = joint_stop.StopWitness()
        for before, code in moments:
            witness.record_action(before, code)
        blamed = witness.blamed_seats(end)
        passed = {*blamed[joint_stop.PASSED], *blamed[joint_stop.EARLY]}
        if not passed and not blamed[joint_stop.TOGETHER]:
            return None
        return LastChance(
            witness.winner(end),
            region_name(end.last_region) or "",
            tuple(sorted(passed)),
            tuple(blamed[joint_stop.TOGETHER]),
        )
