"""Cortez as an implementation of the `Game` contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.errors import IllegalActionError, quote_value
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.policy import PossibleOutcomes, Sampler
from engine.core.rng import Rng
from engine.core.routines import Routine
from engine.core.values import Action, Code, Event, Interruption, Json, Resign, Result, Seat, Unseen
from engine.games.cortez import actions as answered
from engine.games.cortez import events as happened
from engine.games.cortez import interrupting
from engine.games.cortez.bots.policy import FORMER_LEVELS, LEVELS, BriskPolicy, CortezPolicy
from engine.games.cortez.bots.possible_outcomes import possible_outcomes
from engine.games.cortez.cards import CARDS_PER_PROVISION, WARRIOR_DECK
from engine.games.cortez.knowledge import (
    CortezBots,
    CortezCalibration,
    CortezExplanations,
    CortezStatistics,
)
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions.positions import CortezPositions
from engine.games.cortez.routines import NO_HELP, NO_SURRENDER
from engine.games.cortez.rules import bribery, setup, trades
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS
from engine.games.cortez.rules.mercenaries import MAX_HIRING_ROUNDS
from engine.games.cortez.rules.setup import FIRST_COLLARS
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN
from engine.games.cortez.talk import CortezTalk
from engine.games.cortez.views import refusals
from engine.games.cortez.views.sampler import sampler
from engine.games.cortez.views.view import CortezView
from engine.games.cortez.views.view_builder import view_of


class Cortez(Game[CortezState, CortezView, CortezOptions]):
    """Two nations and their chiefs fight for Tenochtitlan."""

    id: ClassVar[str] = "cortez"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, MAX_GAME_SEATS + 1)
    options = CortezOptions
    perfect_information: ClassVar[bool] = False
    chance: ClassVar[bool] = True
    constant_sum: ClassVar[bool] = True
    outcomes: ClassVar[frozenset[float]] = frozenset(
        {0.0, *(1.0 / n for n in range(1, MAX_GAME_SEATS + 1))}
    )
    actions: ClassVar[tuple[type[Action], ...]] = (
        answered.Mark,
        answered.Pass,
        answered.Bribe,
        answered.FlipBridge,
        answered.Flight,
        answered.Attack,
        answered.Keep,
        answered.Bid,
        answered.Pay,
        answered.Trade,
        answered.Accept,
        answered.Refuse,
        answered.Recruit,
        answered.Move,
        answered.Draw,
        answered.Offer,
        answered.BuyWarriors,
        answered.AddWarrior,
        answered.AddWeapon,
        answered.Done,
        answered.Surrender,
        answered.Mercenary,
        answered.Collar,
        answered.PlaceLoser,
        Resign,
    )
    proposals: ClassVar[tuple[type[Interruption], ...]] = (answered.OfferTrade, answered.SeekHelp)
    interruptions: ClassVar[tuple[type[Interruption], ...]] = (
        answered.PlayBribery,
        answered.OfferTrade,
        answered.TakeOffer,
        answered.EndOffer,
        answered.BuySurrender,
        answered.SeekHelp,
        answered.OfferHelp,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        happened.WarriorsDrawn,
        happened.ProvisionsDrawn,
        happened.ObjectiveDealt,
        happened.PileRenewed,
        happened.ProvisionsPaid,
        happened.ProvisionsGiven,
        happened.WarriorsReturned,
        happened.Started,
        happened.RoundBegan,
        happened.TurnBegan,
        happened.Collared,
        happened.CollarLost,
        happened.CollarKept,
        happened.Moved,
        happened.Put,
        happened.EventTurned,
        happened.WithoutEffect,
        happened.BridgeFlipped,
        happened.BridgesLeft,
        happened.BidMade,
        happened.BidPassed,
        happened.AuctionWon,
        happened.BriberyPlayed,
        happened.TradeProposed,
        happened.OfferEnded,
        happened.HelpSought,
        happened.ParleyOffered,
        happened.MercenaryOffered,
        happened.MercenaryPassed,
        happened.Answered,
        happened.LotTurned,
        happened.CombatBegan,
        happened.WarriorLaid,
        happened.WeaponLaid,
        happened.LayingEnded,
        happened.CombatEnded,
        happened.TreasureAwarded,
        happened.NationWon,
        happened.Ended,
    )
    routines: ClassVar[tuple[Routine, ...]] = (NO_SURRENDER, NO_HELP)
    views = CortezView
    bots = CortezBots(BriskPolicy(LEVELS), former_policies=(CortezPolicy(FORMER_LEVELS),))
    positions = CortezPositions()
    talk = CortezTalk()
    calibration = CortezCalibration(
        Odds(
            scale=0.718,
            power=0.766,
            fitted="conquista calibration cortez --seats 4 --seed 71002 --matches 330"
            " --part 25 --fit",
        )
    )
    explanations = CortezExplanations()
    statistics = CortezStatistics()

    def start(
        self, options: CortezOptions, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> CortezState:
        state = CortezState(MatchRules(options, seats))
        setup.start(state, rng, events)
        return state

    # -- table talk --------------------------------------------------------------------------------

    def max_plies(self, options: CortezOptions, seats: int) -> int:
        """Return an upper bound: every turn as long as possible, with all cards in every combat."""
        rules = MatchRules(options, seats)
        events, bribery = sum(rules.events), sum(rules.bribery)
        turns = rules.rounds * events
        # Every seat is asked in four windows a turn, and again after each card played.
        windows = (turns * 2 * ACTIONS_PER_TURN + bribery) * seats + bribery
        # Every bid is higher than the one before; then all other seats pass, and the winner pays.
        worth = CARDS_PER_PROVISION * sum(rules.worth)
        auctions = min(rules.rounds * options.corruption, bribery) * (worth + seats + 1)
        # At most three plies for each card: laying it, ending that turn, and a hold of the other
        # side.
        laid_count = 2 * sum(WARRIOR_DECK) + CARDS_PER_PROVISION
        laying = 3 * laid_count + 2 * (MAX_HIRING_ROUNDS + 1)
        # Parley, cards that draw, buying; an offer, its answer and its payment; collar and
        # placement.
        combat = 2 + 2 + 1 + laying + MAX_HIRING_ROUNDS * seats * 3 + 2
        actions = turns * ACTIONS_PER_TURN * (2 + 1 + combat)
        return FIRST_COLLARS * seats + windows + turns * seats + auctions + bribery + actions

    def view(self, state: CortezState, seat: Seat | None) -> CortezView:
        return view_of(state, seat)

    def action(self, code: Code) -> Action:
        return action_of(code)

    def code(self, action: Action) -> Code:
        if type(action) in self.actions:
            try:
                return code_of(action)
            except KeyError as error:
                raise IllegalActionError(
                    f"{action.do}: unknown {quote_value(error.args[0])}", "unknown"
                ) from None
        raise IllegalActionError(f"{action.do} is no answer of {self.id}", "unknown")

    def sampler(self, view: CortezView, memory: float = 1.0) -> Sampler[CortezState]:
        return sampler(view, memory)

    def possible_outcomes(
        self, view: CortezView, since: CortezView
    ) -> PossibleOutcomes[CortezState] | None:
        return possible_outcomes(view, since)

    def seen_action(self, action: Action, seen: Sequence[Event]) -> Action:
        match action:
            case answered.Keep() | answered.AddWarrior():
                return Unseen(action.do)
            case answered.Mercenary() | answered.OfferHelp() if action.warriors:
                return Unseen(action.do)
        return action

    def refusal(self, view: CortezView, action: Action) -> str:
        return refusals.refusal(view, action)

    def interrupt(
        self,
        state: CortezState,
        seat: Seat,
        action: Interruption,
        rng: Rng,
        events: list[Event] | None = None,
    ) -> None:
        interrupting.apply(state, seat, action, rng, events)

    def may_act_first(self, state: CortezState) -> bool:
        return bribery.may_draw(state, state.turn) or trades.may_get_food(state)

    def former_options(self, version: int, options: Mapping[str, Json]) -> Json | None:
        return {**options, "windows": True} if version == 1 else None

    def result(self, state: CortezState) -> Result | None:
        if state.decision is not None:
            return None
        winners = tuple(seat for seat, share in enumerate(state.returns()) if share)
        return Result(winners, state.ended_by)

    def points(self, state: CortezState) -> Sequence[int]:
        return [lines[-1] for lines in state.score]


CORTEZ = Cortez()
