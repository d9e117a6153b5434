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
    can_lay_alone,
    declines_win,
    is_hopeless_card,
    is_overpaid,
    leaves_lead,
)
from engine.games.condottiere.bots.exact_battles import LOST, WON, verdicts
from engine.games.condottiere.bots.guards import (
    cheap_cards,
    fair_share,
    leaves_choice,
    waiting_cards,
)
from engine.games.condottiere.bots.heuristics import KEEPING_VALUE, region_worth, relative_worth
from engine.games.condottiere.bots.outlook import (
    feared_strength,
    rivals_wins,
    seen_strengths,
    strength_with,
    winning_regions,
    would_win,
)
from engine.games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUM,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from engine.games.condottiere.rules.battle import POPE_OFF_MAP, single_strength, sole_leader
from engine.games.condottiere.rules.campaign import pawn_after
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    CHOOSE,
    DISCARD,
    NOBODY,
    SEASON_SPRING,
    SEASON_WINTER,
)
from engine.games.condottiere.rules.regions import BIT, NOWHERE, largest_group
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    DISCARD_ALL,
    KEEP_HAND,
    PASS,
    POPE,
    TAKE,
    CondottiereState,
)
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView

#: The difference in win probability that a search cannot resolve.
SEARCH_NOISE = 0.03
#: The win probability that it may cost to fight for a region that the seat itself has chosen.
CHOICE_VALUE = 0.06
#: Lead in `region_worth` from which a region is clearly better: half of what one more region of a
#: realm is worth.
CLEAR_WORTH = 2.0
#: Difference below which regions are about as good.
ALIKE_WORTH = 1.0
#: The worth of a hand, in relation to the rivals' usual hands, with which to choose a region.
MIN_HOPE = 0.5
#: Maximum number of regions that are searched beside a worse one.
MAX_BETTER_REGIONS = 3


def override(view: CondottiereView, code: Code, values: Mapping[Code, float]) -> Code:
    """Return the action to play instead of `code`, or `code`.

    `values`: the win probability a search found for each action it tried.
    """
    if code != PASS or code not in values:
        return code
    state = sample_world(view, Rng(0))
    if state.phase != BATTLE:
        return code
    share = fair_share(state)
    if share and values[code] < WON:
        # What others do after a pass is what a search knows least, so its values do not count.
        lost = verdicts(state, share)
        return next((kind for kind in share if lost.get(kind) != LOST), code)
    if leaves_choice(state, code):
        least = values[code] - CHOICE_VALUE
        cards = cheap_cards(state.hands[state.turn])
        return next((kind for kind in cards if values.get(kind, -1.0) >= least), code)
    if state.rules.has_hidden_cards:
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
        or not can_lay_alone(state)
    ):
        return False
    return strength_with(state, seat, [kind]) > totals[leader]


def sounder_codes(view: CondottiereView, code: Code, *, then_idle: bool = False) -> Sequence[Code]:
    """Return the actions that a good player prefers to `code`, if any.

    They surely gain at once what it leaves open, do the same for less, keep a lead that it gives
    up, or choose a better region. A seat that then passes (`then_idle`) chooses a region by what
    its loss costs.
    """
    state = sample_world(view, Rng(0))
    if state.phase == CHOOSE:
        return _better_regions(state, code, then_idle=then_idle)
    if state.phase == DISCARD:
        return _idle_hand_discarded(state, code)
    if state.phase != BATTLE or state.region == NOWHERE or state.rules.has_hidden_cards:
        return ()
    return (
        _sure_gains(state, code)
        or (waiting_cards(state, state.codes()) if code == PASS else [])
        or _cheaper_cards(state, code)
        or _saving_pass(state, code)
        or _cheapest_leader(state, code)
        or _leading_cards(state, code)
    )


def is_choice_open(view: CondottiereView) -> bool:
    """Return whether the seat to move chooses a region, none of which wins it the game."""
    state = sample_world(view, Rng(0))
    return state.phase == CHOOSE and not winning_regions(state, state.turn)


def _better_regions(state: CondottiereState, code: Code, *, then_idle: bool) -> list[Code]:
    """Return regions that are clearly better on the map than the one chosen, the best first.

    The stronger the hand, the more it counts what links its own regions or wins, beside what links
    a rival's.
    """
    regions = [other for other in state.codes() if CHOOSE_REGION <= other < DECLINE]
    hope = 0.0 if then_idle else min(1.0, relative_worth(state, state.turn))
    worth = {
        other: region_worth(state, state.turn, other - CHOOSE_REGION, hope) for other in regions
    }
    highest = max(worth.values(), default=0.0)
    if code not in worth:
        # Another seat would choose instead, or the game would end.
        is_last = state.declines + 1 == state.rules.seats
        return [] if is_last or hope < MIN_HOPE else _best_regions(worth)
    if highest < worth[code] + (ALIKE_WORTH if then_idle else CLEAR_WORTH):
        return []
    return _best_regions(worth)


def _idle_hand_discarded(state: CondottiereState, code: Code) -> list[Code]:
    """Return the discard where only Drums are kept, which do nothing without a mercenary.

    Where the round ends anyway, its last seat may keep cards for the next one.
    """
    seat = state.turn
    rivals_hold = any(hand for other, hand in enumerate(state.hands) if other != seat)
    is_idle = code == KEEP_HAND and rivals_hold and set(state.hands[seat]) == {DRUM}
    return [DISCARD_ALL] if is_idle else []


def _best_regions(worth: Mapping[Code, float]) -> list[Code]:
    """Return the few best regions that are about as good, the best first."""
    highest = max(worth.values(), default=0.0)
    best = [code for code in worth if worth[code] > highest - ALIKE_WORTH]
    return sorted(best, key=lambda code: -worth[code])[:MAX_BETTER_REGIONS]


def _cheaper_cards(state: CondottiereState, code: Code) -> list[Code]:
    """Return the cheapest mercenary that does the same as the card laid, if there is one.

    Of mercenaries that all stay behind a rival, each keeps the seat in the battle.
    """
    lower = sorted({kind for kind in state.hands[state.turn] if kind < min(code, MERCENARIES)})
    if is_overpaid(state, code):
        return [kind for kind in lower if _leads_after(state, state.turn, kind)][:1]
    counts_one = state.season == SEASON_WINTER and code < MERCENARIES
    if counts_one and SPRING not in state.hands[state.turn]:
        return lower[:1]
    if code < MERCENARIES and state.season != SEASON_SPRING:
        rival = max(seen_strengths(state, state.turn))
        return lower[:1] if strength_with(state, state.turn, [code]) < rival else []
    return []


def _saving_pass(state: CondottiereState, code: Code) -> list[Code]:
    """Return the pass where a card gives up the own lead, or adds to a line that cannot lead, or
    where a bishop strikes less than he is worth.
    """
    seat = state.turn
    if _is_dear_bishop(state, code):
        return [PASS]
    gives_up = code in (WINTER, SPRING) and sole_leader(seen_strengths(state, seat)) == seat
    if (gives_up and not _leads_after(state, seat, code)) or is_hopeless_card(state, code):
        return [PASS]
    return []


def _is_dear_bishop(state: CondottiereState, code: Code) -> bool:
    """Return whether a bishop of the third edition strikes cards that are worth less than he is.

    He may if he brings the lead, if a seat would win the game by the contested region, or if the
    Pope bars a region that wins it for a rival.
    """
    seat, seats = state.turn, range(state.rules.seats)
    if not state.rules.has_pope or not POPE <= code < PASS:
        return False
    bars = code < POPE + POPE_OFF_MAP and rivals_wins(state, seat) & BIT[code - POPE]
    if bars or any(would_win(state, other) for other in seats) or _leads_after(state, seat, code):
        return False
    after = state.clone()
    after.step(code, Rng(0))
    struck = sum(
        _line_worth(state.lines[other]) - _line_worth(after.lines[other]) for other in seats
    )
    return struck < KEEPING_VALUE[BISHOP]


def _line_worth(line: Sequence[int]) -> int:
    return sum(KEEPING_VALUE[kind] for kind in line)


def _cheapest_leader(state: CondottiereState, code: Code) -> list[Code]:
    """Return the cheapest mercenary that leads where a scarecrow takes back the seat's own card
    and so gives up the lead, or the same strength as the leader's.

    It costs no more than the card that would come back.
    """
    seat = state.turn
    totals = seen_strengths(state, seat)
    if not TAKE <= code < TAKE + MERCENARIES or totals[seat] < max(totals):
        return []
    lower = sorted({kind for kind in state.hands[seat] if kind <= code - TAKE})
    if _leads_after(state, seat, code):
        return []
    return [kind for kind in lower if _leads_after(state, seat, kind)][:1]


def _leading_cards(state: CondottiereState, code: Code) -> list[Code]:
    """Return the cards that lead where the seat plays for the region and `code` does not lead.

    It does if the region wins it the game, or if it has just chosen the region.
    """
    seat = state.turn
    has_chosen = code == PASS and state.condottiere == seat and not any(state.lines)
    if not (has_chosen or would_win(state, seat)) or _leads_after(state, seat, code):
        return []
    leading = [kind for kind in sorted(set(state.hands[seat])) if _leads_with(state, seat, kind)]
    return leading[:1] if has_chosen else leading


def _sure_gains(state: CondottiereState, code: Code) -> list[Code]:
    """Return the actions that surely gain at once what `code` leaves open, if any.

    They keep a rival from winning the game by the contested region, as a Surrender does that ends
    the battle; or else they take the region, because they lead alone and no other seat can answer.
    A Courtesan takes the pawn from a rival where the region is won.
    """
    seat = state.turn
    if feared_strength(state, seat) and not would_win(state, seat):
        return [] if _prevents(state, code) else [c for c in state.codes() if _prevents(state, c)]
    if state.defender != NOBODY or not can_lay_alone(state):
        return []
    if sole_leader(seen_strengths(state, seat)) == seat:
        return [COURTESAN] if code == PASS and _wins_pawn_by_courtesan(state) else []
    if _leads_after(state, seat, code):
        return []
    return [kind for kind in sorted(set(state.hands[seat])) if _leads_with(state, seat, kind)]


def _wins_pawn_by_courtesan(state: CondottiereState) -> bool:
    """Return whether a Courtesan in hand brings the seat that leads the pawn of a rival."""
    seat = state.turn
    if COURTESAN not in state.hands[seat] or pawn_after(state, seat) == seat:
        return False
    rivals = [line.count(COURTESAN) for other, line in enumerate(state.lines) if other != seat]
    return state.lines[seat].count(COURTESAN) + 1 >= max(rivals)


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
    """Return 1 for a region that wins the game, less for each missing region, or 0."""
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
