"""The names of actions and events in saved games and in messages to bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.values import Action, Event
from engine.games import GAMES

#: A name that changes makes saved games and external bot unreadable, so none follows a rename.
NAMES = {
    ("all", "do"): """
        call_off leave resign return unseen
    """,
    ("cannir", "do"): """
        attack choose discard look place restore
    """,
    ("talk", "do"): """
        say_ask say_call say_offer say_remark say_reply say_warn
    """,
    ("cannir", "event"): """
        attacked dealt discarded drew ended looked placed restore_failed restored
        sovereign_broken sovereign_taken started
    """,
    ("condottiere", "do"): """
        choose decline discard_all draw keep keep_hand pass play show
    """,
    ("condottiere", "event"): """
        announced battle_began battle_ended conquered dealt declined drew ended final_battle
        game_ended hand_discarded hand_kept kept lines_discarded passed pawn_passed
        pile_renewed played pope_moved region_chosen round_ended shown standing started struck
        taken_back turned_up
    """,
    ("contrees", "do"): """
        lay place
    """,
    ("contrees", "event"): """
        built demolished ended laid land_finished lost passed started taken
    """,
    ("cortez", "do"): """
        accept add_warrior add_weapon attack bid bribe buy_surrender buy_warriors collar
        done draw end_offer flight flip_bridge keep mark mercenary move offer offer_help
        offer_trade pass pay place_loser play_bribery recruit refuse seek_help surrender
        take_offer trade
    """,
    ("cortez", "event"): """
        answered auction_won bid_made bid_passed bribery_played bridge_flipped bridges_left
        collar_kept collar_lost collared combat_began combat_ended ended event_turned
        help_sought laying_ended lot_turned mercenary_offered mercenary_passed moved
        nation_won objective_dealt offer_ended parley_offered pile_renewed provisions_drawn
        provisions_given provisions_paid put round_began started trade_proposed
        treasure_awarded turn_began warrior_laid warriors_drawn warriors_returned
        weapon_laid without_effect
    """,
}

#: Classes of which there are no objects.
ABSTRACT = ("Interruption", "Statement")


def subclasses(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from subclasses(kind)


def names(game: str, tag: str) -> list[str]:
    """Return the names of all actions (`do`) or events (`event`) that a folder of games defines."""
    list(GAMES.values())
    places = {"all": "engine.core.values", "talk": "engine.talk."}
    place = places.get(game, f"engine.games.{game}.")
    kinds = {
        f"{kind.__module__}.{kind.__qualname__}": kind
        for kind in subclasses(Action if tag == "do" else Event)
        if kind.__name__ not in ABSTRACT
    }
    return sorted(getattr(kind, tag) for name, kind in kinds.items() if name.startswith(place))


@pytest.mark.parametrize(("game", "tag"), NAMES)
def test_names_in_files_and_messages_stay(game: str, tag: str) -> None:
    assert names(game, tag) == NAMES[game, tag].split()
