"""The sections of Cortez' rules by refusal, event, decision, option or result."""

from __future__ import annotations

from engine.core.values import Action, Event
from engine.games.cortez.actions import (
    Accept,
    Bribe,
    BuyWarriors,
    Draw,
    FlipBridge,
    Mercenary,
    Move,
    Surrender,
    Trade,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import BRIBERY_NAMES, EVENT_NAMES
from engine.games.cortez.events import (
    Answered,
    Collared,
    EventTurned,
    Moved,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    WarriorsDrawn,
    WarriorsReturned,
)
from engine.games.cortez.views.view import CortezView

REFUSALS: dict[str, str] = {
    "over": "end",
    "not_your_turn": "turn",
    "not_asked": "turn",
    "unknown": "overview",
    "bridge_destroyed": "bridges",
    "cannot_pay": "auction",
    "deck_empty": "actions",
    "in_city": "setup",
    "marked": "setup",
    "must_act": "actions",
    "must_lay": "laying",
    "no_camouflage": "jumping",
    "no_food": "actions",
    "no_warrior": "combat",
    "not_defender": "surrender",
    "not_in_city": "board",
    "not_in_combat": "bribery",
    "not_in_hand": "turn",
    "not_marked": "bribery",
    "not_playable": "bribery",
    "not_your_troop": "moving",
    "nothing_to_trade": "trading",
    "occupied": "moving",
    "offers_nothing": "mercenaries",
    "on_water": "events",
    "one_warrior": "mercenaries",
    "own_nation": "moving",
    "own_seat": "trading",
    "own_troop": "moving",
    "pile_empty": "provisions",
    "same_square": "moving",
    "same_type": "trading",
    "temples_last": "events",
    "too_late": "surrender",
    "asked": "turn",
    "bound_by_bid": "auction",
    "bound_by_offer": "trading",
    "carried_out": "events",
    "fighting": "bribery",
    "fights": "mercenaries",
    "no_combat": "mercenaries",
    "no_such_offer": "trading",
    "not_attacker": "surrender",
    "not_fighting": "mercenaries",
    "question_open": "trading",
    "stale": "turn",
    "too_early": "mercenaries",
    "too_many_interruptions": "trading",
    "too_many_offers": "trading",
    "wrong_payment": "mercenaries",
    "too_low": "auction",
    "too_many_weapons": "laying",
    "unreachable": "moving",
    "wrong_nation": "events",
    "wrong_number": "events",
    "wrong_sum": "auction",
}

#: Refusals that have another section for some actions.
_BY_ANSWER: dict[tuple[str, type[object]], str] = {
    ("cannot_pay", Accept): "mercenaries",
    ("not_in_hand", Accept): "trading",
    ("occupied", FlipBridge): "bridges",
    ("too_many_weapons", Mercenary): "mercenaries",
    ("wrong_number", Trade): "trading",
    ("unreachable", Bribe): "bribery",
}

#: Actions that have a section of their own instead of their decision's.
_CHOSEN: dict[type[Action], str] = {
    BuyWarriors: "combat",
    Draw: "provisions",
    Surrender: "surrender",
}

EVENTS: dict[str, str] = {
    "warriors_drawn": "actions",
    "provisions_drawn": "provisions",
    "objective_dealt": "objectives",
    "pile_renewed": "provisions",
    "provisions_paid": "provisions",
    "provisions_given": "trading",
    "warriors_returned": "after",
    "started": "setup",
    "round_began": "treasures",
    "turn_began": "turn",
    "collared": "setup",
    "collar_lost": "after",
    "collar_kept": "after",
    "moved": "moving",
    "put": "after",
    "event_turned": "events",
    "without_effect": "events",
    "bridge_flipped": "bridges",
    "bridges_left": "bridges",
    "bid_made": "auction",
    "bid_passed": "auction",
    "auction_won": "auction",
    "bribery_played": "bribery",
    "trade_proposed": "trading",
    "offer_ended": "trading",
    "help_sought": "mercenaries",
    "parley_offered": "surrender",
    "mercenary_offered": "mercenaries",
    "mercenary_passed": "mercenaries",
    "answered": "trading",
    "lot_turned": "proxy",
    "combat_began": "combat",
    "warrior_laid": "laying",
    "weapon_laid": "laying",
    "laying_ended": "laying",
    "combat_ended": "strength",
    "treasure_awarded": "treasures",
    "nation_won": "scoring",
    "ended": "end",
}

DECISIONS: dict[str, str] = {
    "mark": "setup",
    "flip_bridge": "bridges",
    "flight": "events",
    "attack": "events",
    "keep_provisions": "events",
    "keep_warriors": "events",
    "bid": "auction",
    "pay": "auction",
    "action": "actions",
    "trade": "trading",
    "trade_answer": "trading",
    "parley": "surrender",
    "parley_answer": "surrender",
    "fight_bribery": "bribery",
    "buy_warriors": "combat",
    "combat_step": "laying",
    "mercenary": "mercenaries",
    "mercenary_answer": "mercenaries",
    "winner_mark": "after",
    "place_loser": "after",
    "bribery_play": "bribery",
}

OPTIONS: dict[str, str] = {
    "majority": "options",
    "short": "options",
    "bribery_teleport": "options",
    **{f"{name}_worth": "options" for name in ("camouflage", "weapon", "food", "gold")},
    **dict.fromkeys((*EVENT_NAMES[:-1], *BRIBERY_NAMES), "options"),
}

RESULTS: dict[str, str] = {
    "treasures": "end",
    "city_full": "end",
    "resignation": "leaving",
    "called_off": "leaving",
}

#: Sections by the reason for which cards are drawn or paid, or troops put.
_REASONS: dict[str, str] = {
    "deal": "setup",
    "recruit": "actions",
    "draw": "actions",
    "village": "villages",
    "supply": "events",
    "defence": "combat",
    "combat": "after",
    "bribery": "bribery",
    "camouflage": "jumping",
    "bid": "auction",
    "pillage": "events",
    "mutiny": "events",
    "surrender": "surrender",
    "trade": "trading",
    "parley": "surrender",
    "mercenary": "mercenaries",
    "mark": "setup",
    "victory": "after",
    "action": "moving",
    "flight": "events",
    "attack": "events",
    "beaten": "after",
}


def for_refusal(key: str, action: Action | None = None) -> str:
    """Return the section about a refusal; the action makes it more precise."""
    if (key, type(action)) in _BY_ANSWER:
        return _BY_ANSWER[key, type(action)]
    return REFUSALS[key]


def for_event(event: Event) -> str:
    """Return the section about an event."""
    match event:
        case (
            WarriorsDrawn(why=why)
            | ProvisionsDrawn(why=why)
            | ProvisionsPaid(why=why)
            | ProvisionsGiven(why=why)
            | WarriorsReturned(why=why)
            | Collared(why=why)
            | Moved(why=why)
            | Put(why=why)
            | Answered(kind=why)
        ):
            return _REASONS[why]
        case EventTurned(card="treasure"):
            return "treasures"
        case EventTurned(card="bridges"):
            return "bridges"
    return EVENTS[event.event]


def for_decision(kind: str) -> str:
    """Return the section about a decision."""
    return DECISIONS[kind]


def for_choice(action: Action) -> str:
    """Return the section about a chosen action; "" where the decision's section fits."""
    return _CHOSEN.get(type(action), "")


def for_move(view: CortezView, move: Move, cost: int) -> str:
    """Return the section about a move with this cost in camouflage."""
    if any(troop.at == move.to for troop in view.troops):
        return "combat"
    if BOARD.village_values[BOARD.square(move.to)]:
        return "villages"
    return "jumping" if cost else "moving"


def for_result(reason: str) -> str:
    """Return the section about the end of a match."""
    return RESULTS[reason]
