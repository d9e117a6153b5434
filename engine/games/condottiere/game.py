"""Both editions of Condottiere as implementations of the `Game` contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.errors import IllegalActionError, quote_value
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.policy import PossibleOutcomes, Sampler
from engine.core.positions import Positions
from engine.core.rng import Rng
from engine.core.routines import Routine
from engine.core.values import Action, Code, Event, Interruption, Resign, Result, Seat, Unseen
from engine.games.condottiere import events as happened
from engine.games.condottiere.actions import (
    Choose,
    Decline,
    DiscardAll,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
    Show,
)
from engine.games.condottiere.bots.possible_outcomes import possible_outcomes
from engine.games.condottiere.cards import CARD_KINDS, CARD_NAMES, SCARECROW
from engine.games.condottiere.knowledge import (
    CondottiereBots,
    CondottiereCalibration,
    CondottiereExplanations,
    CondottiereStatistics,
    ThirdEditionBots,
)
from engine.games.condottiere.options import EditionOptions, FirstOptions, ThirdOptions
from engine.games.condottiere.positions.positions import CondottierePositions
from engine.games.condottiere.routines import KEEP_HAND_ROUTINE
from engine.games.condottiere.rules import endings, showing
from engine.games.condottiere.rules.action_codes import action_of, code_of
from engine.games.condottiere.rules.campaign import MAX_BATTLES
from engine.games.condottiere.rules.editions import (
    FIRST_EDITION,
    THIRD_EDITION,
    Edition,
    MatchRules,
)
from engine.games.condottiere.rules.endings import MAX_GAMES
from engine.games.condottiere.rules.regions import members_of
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.talk import CondottiereTalk
from engine.games.condottiere.views import refusals, standings, terms
from engine.games.condottiere.views.sampler import sample_world, sampler
from engine.games.condottiere.views.view import CondottiereView, view_of


class Condottiere(Game[CondottiereState, CondottiereView, EditionOptions]):
    """The common part of both editions; `edition` contains their differences."""

    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    perfect_information: ClassVar[bool] = False
    chance: ClassVar[bool] = True
    constant_sum: ClassVar[bool] = True
    outcomes: ClassVar[frozenset[float]] = frozenset({0.0, *(1.0 / n for n in range(1, 7))})
    events: ClassVar[tuple[type[Event], ...]] = (
        happened.Started,
        happened.Dealt,
        happened.RegionChosen,
        happened.Declined,
        happened.PawnPassed,
        happened.BattleBegan,
        happened.Played,
        happened.TurnedUp,
        happened.TakenBack,
        happened.Struck,
        happened.PopeMoved,
        happened.Announced,
        happened.Passed,
        happened.BattleEnded,
        happened.Conquered,
        happened.LinesDiscarded,
        happened.HandDiscarded,
        happened.HandKept,
        happened.RoundEnded,
        happened.Kept,
        happened.Drew,
        happened.Shown,
        happened.PileRenewed,
        happened.FinalBattle,
        happened.GameEnded,
        happened.Ended,
        happened.Standing,
    )
    interruptions: ClassVar[tuple[type[Interruption], ...]] = (Show,)
    routines: ClassVar[tuple[Routine, ...]] = (KEEP_HAND_ROUTINE,)
    views = CondottiereView
    positions: Positions[CondottiereState, CondottiereView, EditionOptions] = CondottierePositions()
    explanations = CondottiereExplanations()
    statistics = CondottiereStatistics()
    edition: ClassVar[Edition]

    def start(
        self, options: EditionOptions, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> CondottiereState:
        state = CondottiereState(MatchRules(options, seats))
        # The rulebook lets the youngest player begin; ages are unknown here.
        state.game_starter = rng.below(seats)
        endings.start_game(state, rng, events)
        return state

    def interrupt(
        self,
        state: CondottiereState,
        seat: Seat,
        action: Interruption,
        rng: Rng,
        events: list[Event] | None = None,
    ) -> None:
        assert isinstance(action, Show)
        to = state.rules.seats if action.to is None else action.to
        showing.show(state, seat, [CARD_KINDS[card] for card in action.cards], to)
        if events is not None:
            cards = sorted(action.cards, key=CARD_NAMES.index)
            events.append(happened.Shown(seat, tuple(cards), action.to))

    def max_plies(self, options: EditionOptions, seats: int) -> int:
        """Return an upper bound.

        In every game, every battle is tied until the length limit ends it.
        """
        rules = MatchRules(options, seats)
        # Each card is laid once, and again for each scarecrow that takes one back; each seat drops
        # out once.
        battle = len(rules.cards) + rules.edition.deck[SCARECROW] + seats
        if rules.captures_regions:
            # A defender that has laid nothing may pass again after every action of another seat.
            battle += battle + 1
        # A region is named after all seats may have declined; all seats discard or draw, and one
        # keeps cards.
        battle += 1 + seats + seats + 1
        games = MAX_GAMES if rules.target_points else 1
        # Every game, and the match, may need a final battle.
        return (games * (MAX_BATTLES + 1) + 1) * battle

    def view(self, state: CondottiereState, seat: Seat | None) -> CondottiereView:
        return view_of(state, seat)

    def action(self, code: Code) -> Action:
        return action_of(code)

    def code(self, action: Action) -> Code:
        if type(action) in self.actions:
            try:
                return code_of(action, self.edition)
            except KeyError as error:
                raise IllegalActionError(
                    f"{action.do}: unknown {quote_value(error.args[0])}", "unknown"
                ) from None
        raise IllegalActionError(f"{action.do} is no answer of {self.id}", "unknown")

    def sampler(self, view: CondottiereView, memory: float = 1.0) -> Sampler[CondottiereState]:
        return sampler(view, memory)

    def possible_outcomes(
        self, view: CondottiereView, since: CondottiereView
    ) -> PossibleOutcomes[CondottiereState] | None:
        return possible_outcomes(view, since)

    def seen_action(self, action: Action, seen: Sequence[Event]) -> Action:
        match action:
            case Keep() | Show(to=int()):
                return Unseen(action.do)
            case Play():
                hidden = any(
                    isinstance(event, happened.Played) and event.face_down for event in seen
                )
                return Unseen(action.do) if hidden else action
        return action

    def refusal(self, view: CondottiereView, action: Action) -> str:
        return refusals.refusal(view, action)

    def result(self, state: CondottiereState) -> Result | None:
        if state.decision is not None:
            return None
        return Result(tuple(members_of(state.winner_seats)), state.ended_by)

    def points(self, state: CondottiereState) -> Sequence[int]:
        return state.points if state.target else ()

    def preview(self, view: CondottiereView, action: Action) -> list[Event]:
        if view.decision is None or refusals.refusal(view, action):
            return []
        return standings.preview(view, sample_world(view, Rng(0)), self.code(action))


class FirstEdition(Condottiere[FirstOptions]):
    """The first edition: 96 cards; Winter, Drum, Heroine, Scarecrow, Bishop and Surrender."""

    id: ClassVar[str] = FIRST_EDITION.id
    bots = CondottiereBots(FIRST_EDITION.id, FirstOptions(), Condottiere.seats)
    talk = CondottiereTalk(terms.FIRST_TERMS)
    calibration = CondottiereCalibration(
        Odds(
            scale=1.141,
            power=1.066,
            fitted="conquista calibration condottiere1 --seats 4 --seed 51003 --matches 330"
            " --part 8 --fit",
        )
    )
    options = FirstOptions
    edition: ClassVar[Edition] = FIRST_EDITION
    actions: ClassVar[tuple[type[Action], ...]] = (
        Choose,
        Decline,
        Play,
        Pass,
        DiscardAll,
        KeepHand,
        Resign,
    )


class ThirdEdition(Condottiere[ThirdOptions]):
    """The third edition: 110 cards; also Spring, Courtesans and the favour of the Pope."""

    id: ClassVar[str] = THIRD_EDITION.id
    bots = ThirdEditionBots(THIRD_EDITION.id, ThirdOptions(), Condottiere.seats)
    talk = CondottiereTalk(terms.THIRD_TERMS)
    calibration = CondottiereCalibration(
        Odds(
            scale=0.958,
            power=1.348,
            fitted="conquista calibration condottiere3 --seats 4 --seed 51001 --matches 330"
            " --part 8 --fit",
        )
    )
    options = ThirdOptions
    edition: ClassVar[Edition] = THIRD_EDITION
    actions: ClassVar[tuple[type[Action], ...]] = (
        Choose,
        Decline,
        Play,
        Pass,
        DiscardAll,
        KeepHand,
        Keep,
        Draw,
        Resign,
    )


CONDOTTIERE1 = FirstEdition()
CONDOTTIERE3 = ThirdEdition()


def game_of(view: CondottiereView) -> FirstEdition | ThirdEdition:
    """Return the game, an edition, to which a view belongs."""
    return CONDOTTIERE1 if view.edition == CONDOTTIERE1.id else CONDOTTIERE3
