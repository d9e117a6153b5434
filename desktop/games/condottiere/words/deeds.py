"""What an answer at Condottiere does, in a sentence beside its chance.

An empty name is the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.outcomes import choosing, outcome
from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.results import together
from desktop.language import translate
from engine.core import Action, Event
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.events import NONE, BattleEnded, Choose, Play, Standing
from engine.games.condottiere.views import CondottiereView


def deed(
    view: CondottiereView, action: Action, events: Sequence[Event], names: Sequence[str]
) -> str:
    """The sentence, given the events of its preview; "" where nothing is worth a word."""
    match action:
        case Choose(region) if view.decision is not None and region != NONE:
            won = choosing(view, region, view.decision.seat, names)
            return won[0] if won else _bordering(view, region, view.decision.seat)
    said = outcome(view, action, events, names)
    if isinstance(action, Play) and view.decision is not None:
        standing = next((event for event in events if isinstance(event, Standing)), None)
        if said and standing is not None and not isinstance(events[-1], BattleEnded):
            # Its card need not be named once more.
            said[0] = _against(standing, view.decision.seat)
    return " ".join(said[:2])


def _against(standing: Standing, seat: int) -> str:
    others = (total for other, total in enumerate(standing.strengths) if other != seat)
    text = translate("CondottiereTags", "{mine} against {best}.")
    return text.format(mine=standing.strengths[seat], best=max(others))


def _bordering(view: CondottiereView, region: str, seat: int) -> str:
    """What of one's own a region would be linked to."""
    around = BOARD.regions(BOARD.neighbours[BOARD.region(region)])
    own = [region_name(one) for one in around if one in view.owners[seat]]
    if not own:
        return translate("CondottiereTags", "It borders none of your regions.")
    return translate("CondottiereTags", "It borders {regions}.").format(regions=together(own))
