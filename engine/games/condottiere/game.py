"""Both editions of Condottiere as implementations of the `Game` contract."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

from engine.core.errors import IllegalActionError, in_words
from engine.core.game import Game, Witness
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
from engine.games.condottiere import events as happened
from engine.games.condottiere.actions import (
    NONE,
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
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots import bargaining, blunders, joint_stop, promises, stopping
from engine.games.condottiere.bots.battle_policy import (
    FarJudgingPolicy,
    ShallowJudgingPolicy,
    judge,
    known_weights,
)
from engine.games.condottiere.bots.overrides import override, soonest_win, sure_gains
from engine.games.condottiere.bots.policy import CondottierePolicy
from engine.games.condottiere.bots.possible_outcomes import possible_outcomes
from engine.games.condottiere.bots.reasons import reasons
from engine.games.condottiere.bots.remarks import fitting_remarks, takings
from engine.games.condottiere.bots.strict_policy import SensiblePolicy
from engine.games.condottiere.bots.tempers import temper_bonus
from engine.games.condottiere.cards import BISHOP, CARD_KINDS, CARD_NAMES, MERCENARIES, SCARECROW
from engine.games.condottiere.options import FirstOptions, Options, ThirdOptions
from engine.games.condottiere.positions import read, write
from engine.games.condottiere.routines import KEEP_HAND_ROUTINE
from engine.games.condottiere.rules import endings, showing
from engine.games.condottiere.rules.battle import NO_MERCENARY, POPE_OFF_MAP
from engine.games.condottiere.rules.campaign import MAX_BATTLES
from engine.games.condottiere.rules.editions import (
    FIRST_EDITION,
    THIRD_EDITION,
    Edition,
    MatchRules,
)
from engine.games.condottiere.rules.endings import MAX_GAMES
from engine.games.condottiere.rules.hands import MAX_DRAWN
from engine.games.condottiere.rules.regions import members_of
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    DISCARD_ALL,
    DRAW_CARDS,
    KEEP_CARDS,
    KEEP_HAND,
    NO_CARD,
    PAIRS,
    PASS,
    PASS_REVEAL,
    POPE,
    TAKE,
    CondottiereState,
    kept_kinds,
)
from engine.games.condottiere.views import refusals, standings, terms
from engine.games.condottiere.views.sampler import sample_world, sampler
from engine.games.condottiere.views.view import CondottiereView, view_of

EditionOptions = TypeVar("EditionOptions", bound=Options)

#: The optional rules under which battles can be judged, each on its own. With all other options,
#: and combinations of them, only a single action is searched.
JUDGED_OPTIONS = (ThirdOptions(capture_regions=True), ThirdOptions(larger_kingdoms=True))

#: Blunders of a single action, by name.
_BLUNDERS = (
    ("idle_bishop", blunders.is_idle_bishop),
    ("idle_scarecrow", blunders.is_idle_scarecrow),
    ("second_drum", blunders.is_second_drum),
    ("high_in_winter", blunders.lays_high_card_in_winter),
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
    spans: ClassVar[tuple[str, ...]] = terms.SPANS
    talk_places: ClassVar[frozenset[str]] = frozenset(BOARD.ids)
    edition: ClassVar[Edition]
    #: The policy without judged battles.
    former_policies: ClassVar[Sequence[Policy]] = (CondottierePolicy(),)

    def __init__(self) -> None:
        self._policy = SensiblePolicy()
        #: By number of seats, for matches without options.
        self._judging = {seats: judge(self.id, seats) for seats in self.seats}

    @property
    def policy(self) -> Policy[CondottiereState, CondottiereView]:
        return self._policy

    def policy_for(self, view: CondottiereView) -> Policy[CondottiereState, CondottiereView]:
        """Return a judging policy where it plays better, else one with random playouts."""
        plain = view.options == self.options()
        return (self._judging[len(view.hands)] if plain else None) or self._policy

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

    def span(self, view: CondottiereView, until: str) -> Hashable:
        return terms.span(view, until)

    def is_ahead(self, view: CondottiereView, until: str) -> bool:
        return terms.is_ahead(view, until)

    def term_fault(self, view: CondottiereView, seat: Seat, term: Term) -> str:
        return terms.term_fault(view, seat, term)

    def stop_term(self, view: CondottiereView, rival: Seat, about: str) -> Term | None:
        return Term(terms.STAY, about or view.region or "", rival)

    def judge_term(
        self,
        term: Term,
        seat: Seat,
        before: CondottiereView,
        events: Sequence[Event],
        after: CondottiereView,
        over: bool,
    ) -> str:
        return terms.judge_term(term, seat, before, events, over)

    def speech(
        self,
        view: CondottiereView,
        heard: Sequence[Heard],
        talk: str = "",
        character: Character = USUAL_CHARACTER,
    ) -> Interruption | None:
        lively = talk == "lively"
        said = bargaining.speech(view, heard, character, lively=lively) if talk else None
        return said or stopping.speech(view, heard, character)

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        return takings(events)

    def fitting_remarks(
        self, view: CondottiereView, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterator[Interruption]:
        return fitting_remarks(view, seat, actor, events)

    def speech_reason(
        self,
        view: CondottiereView,
        heard: Sequence[Heard],
        said: Interruption,
        character: Character,
    ) -> Effect | None:
        return bargaining.reason(view, heard, said, character)

    def bound_codes(
        self, view: CondottiereView, codes: list[Code], heard: Sequence[Heard]
    ) -> list[Code]:
        kept = promises.keeps_word(view, [self.action(code) for code in codes], heard)
        free = [code for code, keeps in zip(codes, kept, strict=True) if keeps]
        return stopping.allowed_answers(view, free, heard)

    def price_of_word(
        self, view: CondottiereView, heard: Sequence[Heard], character: Character
    ) -> float:
        return promises.price_of_word(view, character)

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
        if code < PASS:
            if code >= POPE:
                region = code - POPE
                name = NONE if region == POPE_OFF_MAP else BOARD.ids[region]
                return Play(CARD_NAMES[BISHOP], pope=name)
            if code >= TAKE:
                taken = code - TAKE
                name = NONE if taken == NO_MERCENARY else CARD_NAMES[taken]
                return Play(CARD_NAMES[SCARECROW], take=name)
            return Play(CARD_NAMES[code])
        if code < CHOOSE_REGION:
            return Pass(code == PASS_REVEAL)
        if code < DECLINE:
            return Choose(BOARD.ids[code - CHOOSE_REGION])
        if code >= KEEP_CARDS:
            return Keep(tuple(CARD_NAMES[kind] for kind in kept_kinds(code)))
        if code >= DRAW_CARDS:
            return Draw(code - DRAW_CARDS)
        plain = {
            DECLINE: Decline,
            DISCARD_ALL: DiscardAll,
            KEEP_HAND: KeepHand,
        }
        return plain[code]()

    def code(self, action: Action) -> Code:
        if type(action) in self.actions:
            try:
                return self._code_of(action)
            except KeyError as error:
                raise IllegalActionError(
                    f"{action.do}: unknown {in_words(error.args[0])}", "unknown"
                ) from None
        raise IllegalActionError(f"{action.do} is no answer of {self.id}", "unknown")

    def _code_of(self, action: Action) -> Code:
        """Return the id of an action. Raises KeyError for values unknown to this edition."""
        match action:
            case Play():
                return self._play_code(action)
            case Pass(reveal):
                return PASS_REVEAL if reveal else PASS
            case Choose(region):
                return CHOOSE_REGION + BOARD.region(region)
            case Decline():
                return DECLINE
            case DiscardAll():
                return DISCARD_ALL
            case KeepHand():
                return KEEP_HAND
            case Draw(n) if n >= 0:
                return DRAW_CARDS + min(n, MAX_DRAWN + 1)
            case Keep(cards):
                return self._keep_code(cards)
        raise KeyError(action)

    def _card_kind(self, name: str) -> int:
        kind = CARD_KINDS[name]
        if not self.edition.deck[kind]:
            raise KeyError(name)
        return kind

    def _play_code(self, action: Play) -> Code:
        kind = self._card_kind(action.card)
        bishop = kind == BISHOP and self.edition.has_pope
        if action.take is not None and kind != SCARECROW:
            raise KeyError(action.take)
        if action.pope is not None and not bishop:
            raise KeyError(action.pope)
        if kind == SCARECROW:
            if action.take in (None, NONE):
                return TAKE + NO_MERCENARY
            taken = self._card_kind(str(action.take))
            # Only mercenaries can be taken back, so this code is never legal.
            return TAKE + taken if taken < MERCENARIES else SCARECROW
        if bishop:
            if action.pope in (None, NONE):
                return POPE + POPE_OFF_MAP
            return POPE + BOARD.region(str(action.pope))
        return kind

    def _keep_code(self, cards: tuple[str, ...]) -> Code:
        kinds = sorted(self._card_kind(name) for name in cards)
        if len(kinds) > 2:
            return KEEP_CARDS + PAIRS * PAIRS
        kinds += [NO_CARD] * (2 - len(kinds))
        return KEEP_CARDS + kinds[0] * PAIRS + kinds[1]

    def sampler(self, view: CondottiereView, memory: float = 1.0) -> Sampler[CondottiereState]:
        return sampler(view, memory)

    def possible_outcomes(
        self, view: CondottiereView, since: CondottiereView
    ) -> PossibleOutcomes[CondottiereState] | None:
        return possible_outcomes(view, since)

    def position(
        self, data: Mapping[str, Json], options: EditionOptions, seats: Sequence[str], seed: int
    ) -> CondottiereState:
        return read.read(data, MatchRules(options, len(seats)), seats, seed)

    def describe(self, state: CondottiereState, seats: Sequence[str]) -> dict[str, Json]:
        return write.write(state, seats)

    def even_chance(self, view: CondottiereView) -> float:
        return 1.0 / len(view.hands)

    def find_blunders(
        self, before: CondottiereState, code: Code, after: CondottiereState
    ) -> Mapping[str, Sequence[Seat]]:
        found = {name: [before.turn] if holds(before, code) else [] for name, holds in _BLUNDERS}
        return {
            **found,
            "gift": blunders.gift(before, after),
            "game_left": blunders.game_left(before, after),
            "unfought": blunders.seats_passed_unfought(before, after),
        }

    def witness(self) -> Witness[CondottiereState]:
        return joint_stop.Witness()

    def temper_bonus(
        self, view: CondottiereView, codes: Sequence[Code], temper: str
    ) -> Sequence[float]:
        return temper_bonus(view, codes, temper)

    def override(self, view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
        return override(view, code, values)

    def sure_gains(self, view: CondottiereView, code: Code) -> Sequence[Code]:
        return sure_gains(view, code)

    def soonest_win(self, view: CondottiereView, codes: Sequence[Code]) -> Sequence[float]:
        return soonest_win(view, codes)

    #: A hint tells how often an action takes the region, even if all do so equally often.
    always_reported = frozenset({"takes"})

    def reasons(self, world: CondottiereState, code: Code, rng: Rng) -> Sequence[Effect]:
        return reasons(world, code, rng)

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

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        return [code for code in codes if code == PASS]

    def refusal(self, view: CondottiereView, action: Action) -> str:
        return refusals.refusal(view, action)

    def position_figures(
        self, view: CondottiereView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        return standings.position_figures(view, seats, steps)

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
    odds: ClassVar[Odds] = Odds(
        scale=1.141,
        power=1.066,
        fitted="conquista calibration condottiere1 --seats 4 --seed 51003 --matches 330 --part 8"
        " --fit",
    )
    terms: ClassVar[tuple[str, ...]] = terms.FIRST_TERMS
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
    odds: ClassVar[Odds] = Odds(
        scale=0.958,
        power=1.348,
        fitted="conquista calibration condottiere3 --seats 4 --seed 51001 --matches 330 --part 8"
        " --fit",
    )
    terms: ClassVar[tuple[str, ...]] = terms.THIRD_TERMS
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

    def __init__(self) -> None:
        super().__init__()
        #: The policy for an option of JUDGED_OPTIONS with at least three seats.
        self._far = FarJudgingPolicy(known_weights(self.id, 4))
        #: The policies for other options with at least three seats, without and with cards drawn
        #: after each battle.
        self._shallow = [ShallowJudgingPolicy(known_weights(self.id, 4, d)) for d in (False, True)]

    def policy_for(self, view: CondottiereView) -> Policy[CondottiereState, CondottiereView]:
        options = view.options
        assert isinstance(options, ThirdOptions)
        if options == self.options() or len(view.hands) < 3:
            return super().policy_for(view)
        return self._far if options in JUDGED_OPTIONS else self._shallow[options.draw_after_battle]


CONDOTTIERE1 = FirstEdition()
CONDOTTIERE3 = ThirdEdition()


def game_of(view: CondottiereView) -> FirstEdition | ThirdEdition:
    """Return the game, an edition, to which a view belongs."""
    return CONDOTTIERE1 if view.edition == CONDOTTIERE1.id else CONDOTTIERE3
