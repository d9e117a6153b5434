"""A selection at Condottiere, independent of the user interface."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from engine.core.values import Action, Seat
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
)
from engine.games.condottiere.cards import CARD_KINDS

Point = tuple[float, float]
T = TypeVar("T")


class SelectionStage(Enum):
    """The present subject of the choice; an action may take two stages."""

    #: The region of a battle.
    REGION = "region"
    #: A card of the hand, or a pass.
    CARD = "card"
    #: The mercenary that a scarecrow brings back.
    TAKE = "take"
    #: Where the Pope goes.
    POPE = "pope"
    #: Whether a pass turns the hidden card up.
    REVEAL = "reveal"
    #: Up to two cards of the hand.
    KEEP = "keep"
    #: Only buttons: discarding a hand, drawing cards.
    PLAIN = "plain"


@dataclass
class CondottiereSelection:
    """The legal actions, and how far the choice among them has come."""

    legal: Sequence[Action]
    seat: Seat
    #: The cards of the hand in order; None for a back.
    hand: Callable[[], Sequence[str | None]]
    #: The position of a region's city.
    point: Callable[[str], Point]
    #: The cards in the line of the seat, from left to right.
    line: Callable[[], Sequence[str | None]] = tuple
    stage: SelectionStage = SelectionStage.CARD
    #: A card of the hand.
    card: str | None = None
    #: The number of that card from 0, where it is known.
    number: int | None = None
    #: A region, the mercenary to take back, or NONE, depending on the stage.
    target: str | None = None
    #: Place in the line of the mercenary under the pointer, among several equal ones.
    line_index: int | None = None
    #: The plays that a hint means together with the chosen card, that card's first.
    plan: tuple[Action, ...] = ()
    #: The numbers and kinds of the cards to keep.
    picked: tuple[tuple[int, str], ...] = ()
    #: Index in `buttons` of the action with the keyboard focus, or None.
    button: int | None = None
    #: Whether a pass is not final, so that a defender may still come in.
    waits: bool = False
    #: Whether the seat has cards in hand, though they may be covered.
    holds: bool = True

    def __post_init__(self) -> None:
        self.stage = self.first_stage
        draws = [i for i, action in enumerate(self.buttons) if isinstance(action, Draw)]
        # Preselect drawing as many cards as possible, which nearly all players want.
        self.button = self._preset_button = draws[-1] if draws else None

    def is_preset(self) -> bool:
        """Return whether Enter gives what the question began with: the most cards, or none."""
        if self.is_keeping:
            return not self.picked
        return self.button is not None and self.button == self._preset_button

    @property
    def first_stage(self) -> SelectionStage:
        """The stage that the decision begins with."""
        if self.regions:
            return SelectionStage.REGION
        if self.is_keeping:
            return SelectionStage.KEEP
        if any(isinstance(action, (DiscardAll, KeepHand, Draw)) for action in self.legal):
            return SelectionStage.PLAIN
        if not self.holds and len(self.pass_actions) > 1:
            return SelectionStage.REVEAL
        return SelectionStage.CARD

    # -- possible actions --------------------------------------------------------------------------

    @property
    def regions(self) -> dict[str, Action]:
        """The regions that can be named, each with its action."""
        return {action.region: action for action in self.legal if isinstance(action, Choose)}

    @property
    def is_keeping(self) -> bool:
        """Whether the decision is which cards to keep."""
        return any(isinstance(action, Keep) for action in self.legal)

    @property
    def play_actions(self) -> list[Play]:
        """All actions that play a card."""
        return [action for action in self.legal if isinstance(action, Play)]

    @property
    def pass_actions(self) -> list[Pass]:
        """All actions that pass."""
        return [action for action in self.legal if isinstance(action, Pass)]

    @property
    def button_actions(self) -> list[Action]:
        """Answers that need only a button, in the order they are offered."""
        kinds = (Decline, DiscardAll, KeepHand, Draw)
        return [action for action in self.legal if isinstance(action, kinds)]

    @property
    def cards(self) -> set[str]:
        """Kinds of cards that can be played or kept."""
        keepable_cards = {
            card for action in self.legal if isinstance(action, Keep) for card in action.cards
        }
        return {action.card for action in self.play_actions} | keepable_cards

    def plays_of_card(self, card: str | None) -> list[Play]:
        """Return all actions that play this card."""
        return [action for action in self.play_actions if action.card == card]

    @property
    def choosable_regions(self) -> dict[str, Action]:
        """Regions that can be chosen at this stage, each with its action."""
        if self.stage is SelectionStage.REGION:
            return self.regions
        if self.stage is SelectionStage.POPE:
            ways = self.plays_of_card(self.card)
            return {way.pope: way for way in ways if way.pope is not None and way.pope != NONE}
        return {}

    @property
    def takeable_cards(self) -> dict[str, Action]:
        """Mercenaries a scarecrow can bring back at this stage, each with its action."""
        if self.stage is not SelectionStage.TAKE:
            return {}
        ways = self.plays_of_card(self.card)
        return {way.take: way for way in ways if way.take is not None and way.take != NONE}

    @property
    def untargeted_action(self) -> Action | None:
        """The action that plays a scarecrow or a bishop without a target, or None."""
        if self.stage not in (SelectionStage.TAKE, SelectionStage.POPE):
            return None
        ways = self.plays_of_card(self.card)
        return next((way for way in ways if NONE in (way.take, way.pope)), None)

    @property
    def keep_action(self) -> Keep | None:
        """The action that keeps the picked cards; None if it is not legal."""
        cards = sorted((card for _, card in self.picked), key=CARD_KINDS.__getitem__)
        keep_actions = (action for action in self.legal if isinstance(action, Keep))
        return next((action for action in keep_actions if list(action.cards) == cards), None)

    # -- the choice so far -------------------------------------------------------------------------

    def ready_action(self) -> Action | None:
        """Return the action that Enter would give, or None while the choice is incomplete."""
        match self.stage:
            case SelectionStage.REGION | SelectionStage.POPE | SelectionStage.TAKE:
                if self.target == NONE:
                    return self.untargeted_action
                actions = (
                    self.choosable_regions
                    if self.stage is not SelectionStage.TAKE
                    else self.takeable_cards
                )
                if self.target in actions:
                    return actions[self.target]
            case SelectionStage.CARD if self.card is not None:
                ways = self.plays_of_card(self.card)
                return ways[0] if len(ways) == 1 else None
            case SelectionStage.KEEP:
                return self.keep_action
        if self.button is not None:
            return self.buttons[self.button]
        return None

    @property
    def buttons(self) -> list[Action]:
        """The actions on buttons, in order."""
        match self.stage:
            case SelectionStage.REVEAL:
                return [*sorted(self.pass_actions, key=lambda action: not action.reveal)]
            case SelectionStage.CARD:
                return list(self.pass_actions) if len(self.pass_actions) == 1 else []
            case SelectionStage.REGION | SelectionStage.PLAIN:
                return self.button_actions
        return []

    def previewed_action(self) -> Action | None:
        """Return the action to preview: the complete one, or one that plays the chosen card.

        None for a Scarecrow before it is chosen what to take back, because all depends on that.
        """
        ways = self.plays_of_card(self.card)
        if len(ways) > 1 and ways[0].take is not None:
            return self.ready_action()
        return (
            self.ready_action()
            or self.untargeted_action
            or next((w for w in ways if w.pope == NONE), None)
        )

    def set_candidate(self, card: str | None, number: int | None) -> None:
        """Move to a card of the hand; this resets the stage and target of another card."""
        self.plan = ()
        if (card, number) != (self.card, self.number):
            self.card, self.number, self.target, self.button = card, number, None, None
            self.stage = self.first_stage

    def open_stage(self) -> bool:
        """Open the stage that the card requires, and return whether it requires any."""
        ways = self.plays_of_card(self.card)
        if len(ways) < 2:
            return False
        self.stage = SelectionStage.TAKE if ways[0].take is not None else SelectionStage.POPE
        self.target = self.line_index = None
        return True

    def step_back(self) -> bool:
        """Undo the last step of the choice, and return whether there was any."""
        opened = self.stage is not self.first_stage
        had = self.target is not None or self.button is not None
        if opened and not (had and self.target != NONE):
            self.stage = self.first_stage
            self.target = self.button = None
            return True
        if had:
            self.target = self.button = None
            return True
        if self.picked:
            self.picked = ()
            return True
        if self.card is not None:
            self.set_candidate(None, None)
            return True
        return False

    def pick(self, number: int, card: str) -> bool:
        """Toggle whether a card is kept; return False where two are kept already."""
        if (number, card) in self.picked:
            self.picked = tuple(pick for pick in self.picked if pick != (number, card))
            return True
        if len(self.picked) == 2:
            return False
        self.picked = tuple(sorted((*self.picked, (number, card))))
        return True

    def lead_to(self, action: Action) -> None:
        """Set the whole choice to an action without giving the action."""
        hand = self.hand()
        match action:
            case Choose(region):
                self.target = region
            case Play(card, take, pope):
                number = hand.index(card) if card in hand else None
                self.set_candidate(card, self.number if self.card == card else number)
                if self.open_stage():
                    self.target = take if take is not None else pope
                else:
                    self.stage = self.first_stage
            case Keep(cards):
                places: list[tuple[int, str]] = []
                for card in cards:
                    taken = {place for place, _ in places}
                    free = (
                        i
                        for i, hand_card in enumerate(hand)
                        if hand_card == card and i not in taken
                    )
                    places.append((next(free, len(taken)), card))
                self.picked = tuple(places)
            case Pass() if len(self.pass_actions) > 1:
                self.set_candidate(None, None)
                self.stage = SelectionStage.REVEAL
                self.button = self.buttons.index(action)
            case _ if action in self.buttons or isinstance(action, Pass):
                self.set_candidate(None, None)
                self.target = None
                self.button = self.buttons.index(action) if action in self.buttons else 0

    def resume(self, before: CondottiereSelection) -> None:
        """Continue from another selection of the same decision."""
        if before.card in self.cards:
            self.card, self.number = before.card, before.number
            if before.stage in (SelectionStage.TAKE, SelectionStage.POPE) and self.open_stage():
                self.target, self.line_index = before.target, before.line_index
        elif before.stage is SelectionStage.REVEAL and len(self.pass_actions) > 1:
            self.stage = SelectionStage.REVEAL
        if self.is_keeping and all(card in self.cards for _, card in before.picked):
            self.picked = before.picked
        if before.target in self.regions:
            self.target = before.target
        if before.button is not None and before.button < len(self.buttons):
            self.button = before.button

    # -- the keyboard ------------------------------------------------------------------------------

    def select_next(self, step: int) -> bool:
        """Move to the next card that can be chosen, wrapping at the ends of the hand.

        Returns False where no card can be chosen.
        """
        if self.stage not in (SelectionStage.CARD, SelectionStage.KEEP):
            return False
        hand, cards = self.hand(), self.cards
        playable = [i for i, card in enumerate(hand) if card in cards]
        if not playable:
            return False
        here = self.number
        if here is None:
            here = -1 if step > 0 else len(hand)
        ahead = [i for i in playable if (i - here) * step > 0]
        goal = (ahead or playable)[0 if step > 0 else -1]
        self.set_candidate(hand[goal], goal)
        return True

    def walk(self, dx: int, dy: int) -> None:
        """Move to the next element of this stage in a direction."""
        match self.stage:
            case SelectionStage.CARD | SelectionStage.KEEP:
                self.select_next(dx or dy)
            case SelectionStage.REGION | SelectionStage.POPE:
                self.target = _next_place(
                    self.target, list(self.choosable_regions), dx, dy, self.point
                )
            case SelectionStage.TAKE:
                self._walk_line(dx or dy)
            case SelectionStage.PLAIN | SelectionStage.REVEAL:
                numbers = list(range(len(self.buttons)))
                self.button = _next(self.button, numbers, dx or dy)

    def _walk_line(self, step: int) -> None:
        """Select the next mercenary of the line that can be taken back.

        Beyond the right end none is selected.
        """
        takes = self.takeable_cards
        places = [(card, i) for i, card in enumerate(self.line()) if card in takes]
        choices: list[tuple[str | None, int | None]] = [*places, (NONE, None)]
        here = next(
            (
                (card, i)
                for card, i in choices
                if card == self.target and self.line_index in (None, i)
            ),
            None,
        )
        self.target, self.line_index = _next(here, choices, step) or (None, None)

    def go_to_end(self, step: int) -> None:
        """Stand on the first (-1) or the last (1) thing of a row that can be chosen."""
        match self.stage:
            case SelectionStage.CARD | SelectionStage.KEEP if self.cards:
                self.number = None
                self.select_next(-step)
            case SelectionStage.TAKE:
                self.target = self.line_index = None
                self._walk_line(-step)
            case SelectionStage.PLAIN | SelectionStage.REVEAL:
                self.button = None
                self.walk(-step, 0)


def unrevealing_actions(legal: Sequence[Action]) -> list[Action]:
    """Return the actions that reveal nothing about a covered hand."""
    neutral: list[Action] = []
    for action in legal:
        match action:
            # `DiscardAll` is left out: that it is legal reveals a hand without mercenaries.
            case Choose() | Decline() | Pass() | KeepHand() | Draw():
                neutral.append(action)
            case Keep(cards) if not cards:
                neutral.append(action)
    return neutral


def _next(here: T | None, names: Sequence[T], step: int) -> T | None:
    """Return the next element of a sequence, wrapping at its ends."""
    if not names:
        return None
    if here is None or here not in names:
        return names[0 if step > 0 else -1]
    return names[(list(names).index(here) + step) % len(names)]


def _next_place(
    here: str | None, places: Sequence[str], dx: int, dy: int, point: Callable[[str], Point]
) -> str | None:
    """Return the nearest place in a direction; without a current place, the most central one."""
    at = {place: point(place) for place in places}
    if not at:
        return None
    if here not in at:
        middle = tuple(sum(axis) / len(at) for axis in zip(*at.values(), strict=True))
        return min(at, key=lambda place: math.dist(middle, at[place]))
    x, y = at[here]
    ahead = {}
    for place, (px, py) in at.items():
        along = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy - (py - y) * dx)
        if along > 1 and aside < 3 * along:
            ahead[place] = math.hypot(px - x, py - y) + 2 * aside
    return min(ahead, key=lambda place: ahead[place]) if ahead else here
