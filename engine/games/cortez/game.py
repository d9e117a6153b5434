"""Cortez as an implementation of the `Game` contract."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import ClassVar

from engine.core.errors import IllegalActionError, in_words
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.policy import Policy, PossibleOutcomes, Sampler
from engine.core.rng import Rng
from engine.core.routines import Routine
from engine.core.values import (
    USUAL_CHARACTER,
    Action,
    Character,
    Code,
    Effect,
    Event,
    Heard,
    Interruption,
    Json,
    Resign,
    Result,
    Seat,
    Taking,
    Term,
    Unseen,
)
from engine.games.cortez import actions as answered
from engine.games.cortez import events as happened
from engine.games.cortez import interrupting
from engine.games.cortez.bots import bargaining
from engine.games.cortez.bots import interruptions as bot_interruptions
from engine.games.cortez.bots.action_values import action_values
from engine.games.cortez.bots.blunders import BLUNDERS
from engine.games.cortez.bots.combat_chances import cheaper_action, combat_chances
from engine.games.cortez.bots.overrides import override
from engine.games.cortez.bots.policy import LEVELS, CortezPolicy
from engine.games.cortez.bots.possible_outcomes import possible_outcomes
from engine.games.cortez.bots.reasons import reasons
from engine.games.cortez.bots.tempers import temper_bonus
from engine.games.cortez.cards import CARDS_PER_PROVISION, NATIONS, WARRIOR_DECK
from engine.games.cortez.codes import PASS
from engine.games.cortez.effects import CEDES
from engine.games.cortez.match_rules import MatchRules
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.positions import read, shorthands, write
from engine.games.cortez.remarks import fitting_remarks, takings
from engine.games.cortez.routines import NO_HELP, NO_SURRENDER
from engine.games.cortez.rules import bribery, setup, trades
from engine.games.cortez.rules.action_codes import action_of, code_of
from engine.games.cortez.rules.mercenaries import MAX_HIRING_ROUNDS
from engine.games.cortez.rules.scoring import TROOP_POINTS
from engine.games.cortez.rules.setup import FIRST_COLLARS
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import MAX_GAME_SEATS
from engine.games.cortez.rules.trades import MAKER, PARTNER
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN
from engine.games.cortez.views import derived, refusals, terms
from engine.games.cortez.views.bargains import Attention
from engine.games.cortez.views.sampler import sample_world, sampler
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
    odds: ClassVar[Odds] = Odds(
        scale=0.718,
        power=0.766,
        fitted="conquista calibration cortez --seats 4 --seed 71002 --matches 330 --part 25 --fit",
    )
    #: The calibration for two seats, where raw search values are too confident.
    duel_odds: ClassVar[Odds] = Odds(
        scale=1.062,
        power=0.755,
        fitted="""\
conquista calibration cortez --seats 2 --seed 81102 --matches 1711 --part 25 --fit
conquista calibration cortez --seats 2 --seed 91106 --matches 1017 --part 25 --fit""",
    )
    routines: ClassVar[tuple[Routine, ...]] = (NO_SURRENDER, NO_HELP)
    views = CortezView

    #: How long agreements last, and their terms.
    spans: ClassVar[tuple[str, ...]] = terms.SPANS
    terms: ClassVar[tuple[str, ...]] = terms.TERMS

    def __init__(self) -> None:
        self._policy = CortezPolicy(LEVELS)

    @property
    def policy(self) -> Policy[CortezState, CortezView]:
        return self._policy

    def start(
        self, options: CortezOptions, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> CortezState:
        state = CortezState(MatchRules(options, seats))
        setup.start(state, rng, events)
        return state

    # -- table talk --------------------------------------------------------------------------------

    def span(self, view: CortezView, until: str) -> Hashable:
        return terms.span(view, until)

    def span_ended(self, view: CortezView, until: str, began: Hashable) -> bool:
        return terms.span_ended(view, until, began)

    def term_fault(self, view: CortezView, seat: Seat, term: Term) -> str:
        return terms.term_fault(view, seat, term)

    def judge_term(
        self,
        term: Term,
        seat: Seat,
        before: CortezView,
        events: Sequence[Event],
        after: CortezView,
        over: bool,
    ) -> str:
        return terms.judge_term(term, seat, before, events, after, over)

    def speech(
        self,
        view: CortezView,
        heard: Sequence[Heard],
        talk: str = "",
        character: Character = USUAL_CHARACTER,
    ) -> Interruption | None:
        return bargaining.speech(view, heard, talk, character) if talk else None

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(events)

    def occasions(
        self, view: CortezView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat, actor, events)

    def speech_reason(
        self, view: CortezView, heard: Sequence[Heard], said: Interruption, character: Character
    ) -> Effect | None:
        return bargaining.reason(view, heard, said, character)

    def bound_codes(
        self, view: CortezView, codes: list[Code], heard: Sequence[Heard]
    ) -> list[Code]:
        return bargaining.bound_codes(view, codes, heard)

    def price_of_word(
        self, view: CortezView, heard: Sequence[Heard], character: Character
    ) -> float:
        return bargaining.price_of_word(view, character)

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
        laid = 2 * sum(WARRIOR_DECK) + CARDS_PER_PROVISION
        laying = 3 * laid + 2 * (MAX_HIRING_ROUNDS + 1)
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
                    f"{action.do}: unknown {in_words(error.args[0])}", "unknown"
                ) from None
        raise IllegalActionError(f"{action.do} is no answer of {self.id}", "unknown")

    def sampler(self, view: CortezView, memory: float = 1.0) -> Sampler[CortezState]:
        return sampler(view, memory)

    def possible_outcomes(
        self, view: CortezView, since: CortezView
    ) -> PossibleOutcomes[CortezState] | None:
        return possible_outcomes(view, since)

    def position(
        self, data: Mapping[str, Json], options: CortezOptions, seats: Sequence[str], seed: int
    ) -> CortezState:
        return read.read(data, MatchRules(options, len(seats)), seats, seed)

    def describe(self, state: CortezState, seats: Sequence[str]) -> dict[str, Json]:
        return write.write(state, seats)

    def expand(
        self, seat: Seat, written: Mapping[str, Json], view: CortezView, where: str, done: int
    ) -> tuple[Seat, Mapping[str, Json]] | None:
        return shorthands.expand(seat, written, view, where, done)

    def summary(self, view: CortezView) -> Mapping[str, float]:
        score, seats = view.score, len(view.score)
        points = [line.total for line in score]
        ruling = [nation for nation, line in zip(view.nations, score, strict=True) if line.nation]
        return {
            "troops_in_city": sum(line.troops for line in score) / TROOP_POINTS,
            "objectives_met": sum(line.objective > 0 for line in score) / seats,
            "spanish_wins": float(NATIONS[0] in ruling),
            "points": sum(points) / seats,
            "winners_points": max(points),
        }

    def odds_for(self, view: CortezView) -> Odds:
        return self.duel_odds if len(view.nations) == 2 else self.odds

    def even_chance(self, view: CortezView) -> float:
        return 1.0 / len(view.nations)

    def find_blunders(
        self, before: CortezState, code: Code, after: CortezState
    ) -> Mapping[str, Sequence[Seat]]:
        return {name: [before.turn] if holds(before, code) else [] for name, holds in BLUNDERS}

    def temper_bonus(self, view: CortezView, codes: Sequence[Code], temper: str) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def margins(self, view: CortezView, codes: Sequence[Code]) -> Sequence[float]:
        return action_values(sample_world(view, Rng(0)), list(codes))

    def override(self, view: CortezView, code: Code, values: Mapping[Code, float]) -> Code:
        return override(view, code, values)

    always_reported: ClassVar[frozenset[str]] = frozenset({CEDES})

    def reasons(self, world: CortezState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)

    def contest_chances(
        self, view: CortezView, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
    ) -> Mapping[Code, Sequence[Effect]]:
        return combat_chances(view, codes, seed, stopped)

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        return [code for code in codes if code == PASS]

    def find_cheaper(
        self, view: CortezView, code: Code, chances: Mapping[Code, Sequence[Effect]]
    ) -> Code:
        return cheaper_action(view, code, chances)

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

    def seats_that_may_act(self, state: CortezState) -> Sequence[Seat]:
        return bot_interruptions.seats_that_may_act(state)

    def awaited_seats(self, state: CortezState) -> Sequence[Seat]:
        return [offer[PARTNER] for offer in state.offers if offer[MAKER] == state.turn]

    def act(
        self,
        view: CortezView,
        character: Character = USUAL_CHARACTER,
        heard: Sequence[Heard] = (),
        talk: str = "",
    ) -> Interruption | None:
        return bot_interruptions.act(view, character, Attention(view, heard, talk))

    def former_options(self, version: int, options: Mapping[str, Json]) -> Json | None:
        return {**options, "windows": True} if version == 1 else None

    def position_figures(
        self, view: CortezView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        return derived.position_figures(view, seats, steps)

    def result(self, state: CortezState) -> Result | None:
        if state.decision is not None:
            return None
        winners = tuple(seat for seat, share in enumerate(state.returns()) if share)
        return Result(winners, state.ended_by)

    def points(self, state: CortezState) -> Sequence[int]:
        return [lines[-1] for lines in state.score]


CORTEZ = Cortez()
