"""Rules that replace a pass chosen by search with an action as good, and prefer faster wins.

A search resolves small differences poorly, and giving up a lead or a region looks absurd where
something else was as good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.condottiere.bots.blunders import (
    MAX_CHEAP_STRENGTH,
    declines_win,
    is_alone,
    is_hopeless_card,
    is_overpaid,
    leaves_lead,
)
from engine.games.condottiere.bots.heuristics import is_strong, region_worth
from engine.games.condottiere.bots.outlook import (
    feared_strength,
    seen_strengths,
    strength_with,
    winning_regions,
    would_win,
)
from engine.games.condottiere.cards import (
    BISHOP,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from engine.games.condottiere.rules.battle import single_strength, sole_leader
from engine.games.condottiere.rules.regions import BIT, NOWHERE, largest_group
from engine.games.condottiere.rules.state import CHOOSE_REGION, DECLINE, PASS, CondottiereState
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, NOBODY, SEASON_WINTER
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView

#: The difference in win probability that a search cannot resolve.
SEARCH_NOISE = 0.03
#: Lead in `region_worth` from which a region is clearly better: half of what one more region of a
#: realm is worth.
CLEAR_WORTH = 2.0
#: Difference below which regions are about as good.
ALIKE_WORTH = 1.0
#: Maximum number of regions that are searched beside a worse one.
MAX_BETTER_REGIONS = 3


def override(view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return the action to play instead of `code`, or `code`.

    `values`: the win probability a search found for each action it tried.
    """
    if code != PASS or code not in values:
        return code
    state = sample_world(view, Rng(0))
    if state.phase != BATTLE or state.rules.has_hidden_cards:
        return code
    return next(
        (better for better in _better_codes(state) if _is_as_good(values, better, code)), code
    )


def _better_codes(state: CondottiereState) -> list[Code]:
    """Return the actions preferable to a pass, the cheapest first."""
    strengths = {kind: single_strength(kind, state.season) for kind in state.hands[state.turn]}
    fighters = sorted(filter(strengths.get, strengths), key=lambda kind: (strengths[kind], kind))
    if leaves_lead(state, PASS):
        return [SURRENDER]
    if declines_win(state, PASS):
        return fighters
    return [kind for kind in fighters if _takes_cheaply(state, kind)]


def _takes_cheaply(state: CondottiereState, kind: int) -> bool:
    """Return whether a card beats a small strength, and no other seat can answer."""
    seat = state.turn
    totals = seen_strengths(state, seat)
    leader = sole_leader(totals)
    if (
        leader in (NOBODY, seat, state.defender)
        or totals[leader] > MAX_CHEAP_STRENGTH
        or not is_alone(state)
    ):
        return False
    return strength_with(state, seat, [kind]) > totals[leader]


def sounder_codes(view: CondottiereView, code: Code) -> Sequence[Code]:
    """Return the actions that a good player prefers to `code`, if any.

    They surely gain at once what it leaves open, do the same for less, keep a lead that it gives
    up, or choose a better region.
    """
    state = sample_world(view, Rng(0))
    if state.phase == CHOOSE:
        return _better_regions(state, code)
    if state.phase != BATTLE or state.region == NOWHERE or state.rules.has_hidden_cards:
        return ()
    return _sure_gains(state, code) or _cheaper_cards(state, code) or _quieter(state, code)


def _better_regions(state: CondottiereState, code: Code) -> list[Code]:
    """Return regions that are clearly better on the map than the one chosen, the best first.

    A strong hand takes what links its regions or wins; a weak one leaves alone what links a
    rival's.
    """
    if not CHOOSE_REGION <= code < DECLINE:
        return []
    regions = [other for other in state.codes() if CHOOSE_REGION <= other < DECLINE]
    worth = {
        other: region_worth(state, state.turn, other - CHOOSE_REGION, is_strong(state, state.turn))
        for other in regions
    }
    highest = max(worth.values())
    if highest < worth[code] + CLEAR_WORTH:
        return []
    best = [other for other in regions if worth[other] > highest - ALIKE_WORTH]
    return sorted(best, key=lambda other: -worth[other])[:MAX_BETTER_REGIONS]


def _cheaper_cards(state: CondottiereState, code: Code) -> list[Code]:
    """Return the cheapest mercenary that does the same as the card laid, if there is one."""
    lower = sorted({kind for kind in state.hands[state.turn] if kind < min(code, MERCENARIES)})
    if is_overpaid(state, code):
        return [kind for kind in lower if _leads_after(state, state.turn, kind)][:1]
    counts_one = state.season == SEASON_WINTER and code < MERCENARIES
    if counts_one and SPRING not in state.hands[state.turn]:
        return lower[:1]
    return []


def _quieter(state: CondottiereState, code: Code) -> list[Code]:
    """Return the pass where a card gives up the own lead, or adds to a line that cannot lead."""
    seat = state.turn
    gives_up = code in (WINTER, SPRING) and sole_leader(seen_strengths(state, seat)) == seat
    if (gives_up and not _leads_after(state, seat, code)) or is_hopeless_card(state, code):
        return [PASS]
    return []


def _sure_gains(state: CondottiereState, code: Code) -> list[Code]:
    """Return the actions that surely gain at once what `code` leaves open, if any.

    They keep a rival from winning the game by the contested region, as a Surrender does that ends
    the battle; or else they take the region, because they lead alone and no other seat can answer.
    """
    seat = state.turn
    if feared_strength(state, seat) and not would_win(state, seat):
        return [] if _prevents(state, code) else [c for c in state.codes() if _prevents(state, c)]
    if (
        state.defender != NOBODY
        or sole_leader(seen_strengths(state, seat)) == seat
        or not is_alone(state)
        or _leads_after(state, seat, code)
    ):
        return []
    return [kind for kind in sorted(set(state.hands[seat])) if _leads_with(state, seat, kind)]


def _prevents(state: CondottiereState, code: Code) -> bool:
    """Return whether an action ends the battle at once, and no rival wins the game by it."""
    after = state.clone()
    after.step(code, Rng(0))
    is_over = after.battle != state.battle or after.phase != BATTLE
    return is_over and after.last_lines is not state.last_lines and not after.winner_seats


def _leads_with(state: CondottiereState, seat: int, kind: int) -> bool:
    """Return whether a mercenary, a heroine, a drum or a season brings a seat the lead alone."""
    return kind not in (SCARECROW, SURRENDER, BISHOP) and _leads_after(state, seat, kind)


def _is_as_good(values: Mapping[Code, float], other: Code, code: Code) -> bool:
    """Return whether a search found `other` as good as `code`."""
    return other in values and values[other] >= values[code] - SEARCH_NOISE


def soonest_win(view: CondottiereView, codes: Sequence[Code]) -> list[float]:
    """Return how near each action brings the seat to move to winning the game; [] if not known.

    A region counts by the regions still missing after it; where the contested region wins the game,
    an action counts if it leads.
    """
    state = sample_world(view, Rng(0))
    seat = state.turn
    if state.phase == CHOOSE and any(single_strength(kind, 0) for kind in state.hands[seat]):
        return [_nearness(state, seat, code) for code in codes]
    if state.phase == BATTLE and would_win(state, seat):
        return [float(_leads_after(state, seat, code)) for code in codes]
    return []


def _nearness(state: CondottiereState, seat: int, code: Code) -> float:
    """Return 1 for a region that wins the game, less for each missing region, 0 for none."""
    if code == DECLINE:
        return 0.0
    region = BIT[code - CHOOSE_REGION]
    if winning_regions(state, seat) & region:
        return 1.0
    linked = largest_group(state.owned[seat] | region)
    missing = min(
        state.rules.regions_in_group - linked,
        state.rules.regions_anywhere - state.holdings[seat] - 1,
    )
    return 1.0 / (2.0 + max(0, missing))


def _leads_after(state: CondottiereState, seat: int, code: Code) -> bool:
    """Return whether the seat visibly leads the battle after an action, or has won it."""
    after = state.clone()
    after.step(code, Rng(0))
    if after.battle != state.battle or after.phase != BATTLE:
        return after.last_conqueror == seat
    return sole_leader(seen_strengths(after, seat)) == seat
