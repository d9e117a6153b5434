"""The rule sections that answer a question about Condottiere; see `RulesLinks`."""

from __future__ import annotations

from engine.core.values import Action, Event
from engine.games.condottiere.actions import Play
from engine.games.condottiere.events import Passed, Played, RegionChosen, Struck
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION

REFUSALS: dict[str, str] = {
    "over": "victory",
    "not_your_turn": "battle",
    "not_asked": "overview",
    "unknown": "overview",
    "illegal": "overview",
    "not_in_hand": "playing",
    "region_owned": "choosing",
    "own_region": "choosing",
    "not_in_line": "scarecrow",
    "not_a_mercenary": "scarecrow",
    "barred": "final",
    "holds_mercenary": "hands",
    "already_shown": "talks",
}
#: Sections of refusals that occur in one edition only.
REFUSALS_OF: dict[str, dict[str, str]] = {
    FIRST_EDITION.id: {"must_name": "choosing"},
    THIRD_EDITION.id: {
        "no_decline": "choosing",
        "pope_here": "pope",
        "contested": "pope",
        "face_down": "hidden",
        "nothing_hidden": "hidden",
        "no_room": "draw",
        "too_many": "round",
    },
}

EVENTS: dict[str, str] = {
    "started": "setup",
    "dealt": "round",
    "region_chosen": "choosing",
    "pawn_passed": "pawn",
    "battle_began": "battle",
    "played": "playing",
    "taken_back": "scarecrow",
    "announced": "strength",
    "passed": "passing",
    "battle_ended": "ending",
    "conquered": "ending",
    "lines_discarded": "ending",
    "hand_discarded": "hands",
    "hand_kept": "hands",
    "shown": "talks",
    "round_ended": "round",
    "final_battle": "final",
    "game_ended": "points",
    "ended": "victory",
    "standing": "strength",
}
EVENTS_OF: dict[str, dict[str, str]] = {
    FIRST_EDITION.id: {"declined": "choosing"},
    THIRD_EDITION.id: {
        "turned_up": "hidden",
        "struck": "bishop",
        "pope_moved": "pope",
        "kept": "round",
        "drew": "draw",
        "pile_renewed": "draw",
    },
}

DECISIONS: dict[str, str] = {
    "choose_region": "choosing",
    "battle": "playing",
    "final_battle": "final",
    "discard": "hands",
}
DECISIONS_OF: dict[str, dict[str, str]] = {
    FIRST_EDITION.id: {},
    THIRD_EDITION.id: {"keep": "round", "draw": "draw"},
}

OPTIONS: dict[str, str] = {"points_match": "points", "to_thirty": "points"}
OPTIONS_OF: dict[str, dict[str, str]] = {
    FIRST_EDITION.id: {},
    THIRD_EDITION.id: {
        "draw_after_battle": "draw",
        "larger_kingdoms": "larger",
        "capture_regions": "capture",
        "hidden_cards": "hidden",
        "refill": "round",
    },
}

RESULTS: dict[str, str] = {
    "adjacent": "victory",
    "map": "victory",
    "stalled": "endless",
    "length": "endless",
    "final_battle": "final",
    "shared": "final",
    "points": "points",
    "resignation": "leaving",
    "called_off": "leaving",
}
RESULTS_OF: dict[str, dict[str, str]] = {
    FIRST_EDITION.id: {"declined": "victory"},
    THIRD_EDITION.id: {"total": "victory"},
}


class CondottiereLinks:
    """The rule sections of one edition; see `RulesLinks`."""

    def __init__(self, edition_id: str) -> None:
        self.refusals = REFUSALS | REFUSALS_OF[edition_id]
        self.events = EVENTS | EVENTS_OF[edition_id]
        self.decisions = DECISIONS | DECISIONS_OF[edition_id]
        self.options = OPTIONS | OPTIONS_OF[edition_id]
        self.results = RESULTS | RESULTS_OF[edition_id]

    def for_refusal(self, key: str, action: Action | None = None) -> str:
        """Return the section that explains a refusal; an action makes it more precise."""
        if key == "region_owned" and isinstance(action, Play):
            return "pope"
        return self.refusals[key]

    def for_event(self, event: Event) -> str:
        """Return the section on an event of the chronicle."""
        match event:
            case Played(card=card) if section := section_of_card(card):
                return section
            case Struck(by=by):
                return by
            case Passed(final=False):
                return "capture"
            case RegionChosen(defender=int()):
                return "capture"
        return self.events[event.event]

    def for_decision(self, kind: str) -> str:
        """Return the section on a kind of decision."""
        return self.decisions[kind]

    def for_result(self, reason: str) -> str:
        """Return the section on how a match ended."""
        return self.results[reason]


#: Cards whose kind is also the name of their section.
_CARDS = (
    "winter", "spring", "drum", "heroine", "courtesan", "scarecrow", "surrender", "bishop",
)  # fmt: skip


def section_of_card(card: str | None) -> str:
    """Return the section on a card, or "" if there is none."""
    return card if card in _CARDS else ""


FIRST_LINKS = CondottiereLinks(FIRST_EDITION.id)
THIRD_LINKS = CondottiereLinks(THIRD_EDITION.id)
