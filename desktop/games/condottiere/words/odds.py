"""How likely an action of Condottiere takes the region that it is about, in words."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.reasons import region_topic, taking_reason
from desktop.language.translation import translate
from desktop.table.callouts.advice_reading import MIN_WORLDS
from desktop.table.callouts.advice_texts import percent
from desktop.table.game_texts import Reason
from engine.core.values import Action, Effect, Seat
from engine.games.condottiere import game_of
from engine.games.condottiere.actions import NONE, Choose, Pass, Play
from engine.games.condottiere.events import BattleEnded
from engine.games.condottiere.views.prospects import have_others_passed, may_conquer
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView

#: Figures are multiples of this many per cent: a few dozen worlds tell no more.
_STEP = 5


def region_odds(
    action: Action,
    facts: Mapping[Action, Mapping[Effect, int]],
    worlds: int,
    view: CondottiereView,
) -> Reason | None:
    """Return the chance that an action takes its region, as a sentence; or None.

    The region is the one that it chooses or, in a battle, the contested one. There is no chance
    where the action decides it at once, or passes without leading.
    """
    if view.decision is None or action not in facts or worlds < MIN_WORLDS:
        return None
    seat = view.decision.seat
    region = _region_of(action, view, seat)
    if region is None:
        return None
    often = facts[action].get(Effect("takes", region), 0)
    # What a region that may be chosen brings is said of the choice.
    is_told = isinstance(action, Choose) or region in view.owners[seat]
    why = "" if is_told else taking_reason(view, seat, region)
    clause = _chance(often, worlds).format(region=f"{region_name(region)}{why}")
    topic = region_topic(view, seat, region)
    return Reason(clause, 0.7, topic, is_forecast=True)


def _region_of(action: Action, view: CondottiereView, seat: Seat) -> str | None:
    """Return the region that an action may take, or None if that is settled or no question."""
    match action:
        case Choose(region) if region != NONE:
            return region if may_conquer(view, seat) else None
        case Play() | Pass() if view.phase == "battle":
            leads = battle_lead(view).leader == seat
            if have_others_passed(view, seat) or (isinstance(action, Pass) and not leads):
                return None
            events = game_of(view).preview(view, action)
            ends = any(isinstance(event, BattleEnded) for event in events)
            return None if ends else view.region
    return None


def _chance(often: int, worlds: int) -> str:
    """Return the sentence about a share of the worlds, with the name of the region open.

    Below and above a limit that depends on the number of worlds, only the limit is certain.
    """
    limit = _STEP * ceil(300 / worlds / _STEP)
    figure = _STEP * round(100 * often / worlds / _STEP)
    text = translate("CondottiereReasons", "Chance of taking {region}: about {chance}.")
    if figure < limit:
        text = translate("CondottiereReasons", "Chance of taking {region}: below {chance}.")
        figure = limit
    elif figure > 100 - limit:
        text = translate("CondottiereReasons", "Chance of taking {region}: above {chance}.")
        figure = 100 - limit
    return text.replace("{chance}", percent(figure / 100))
