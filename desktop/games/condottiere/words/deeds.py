"""Sentences about the immediate effect of an action at Condottiere.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words import merits
from desktop.games.condottiere.words.battle import leading, outcomes
from desktop.games.condottiere.words.labels import total
from desktop.games.condottiere.words.names import (
    a_card,
    card_value,
    cards_named,
    is_mercenary,
)
from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.reasons import taking_reason
from desktop.language.names import capital
from desktop.language.translation import join_words, translate
from engine.core.values import Action, Event, Seat
from engine.games.condottiere import game_of
from engine.games.condottiere.actions import (
    NONE,
    Choose,
    Decline,
    DiscardAll,
    Keep,
    KeepHand,
    Pass,
    Play,
)
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.events import BattleEnded, Standing
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.prospects import (
    conquers,
    have_others_passed,
    is_expensive,
    may_conquer,
    may_gain,
    prospect,
)
from engine.games.condottiere.views.standings import battle_lead, groups, is_awake
from engine.games.condottiere.views.view import CondottiereView

#: The cards besides mercenaries that are laid without a further choice and may bring the lead.
_SIMPLE_CARDS = ("heroine", "drum", "winter", "spring", "courtesan")


def immediate_effect(view: CondottiereView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence about an action, or "" where nothing is worth a remark."""
    if view.decision is None:
        return ""
    seat = view.decision.seat
    if isinstance(action, Pass) and view.hands[seat]:
        if sentence := _passing_sentence(view, seat, names):
            return sentence
        if battle_lead(view).leader != seat and (
            leaving_text := _leaving_to_others(view, seat, names)
        ):
            return leaving_text
        others_hold = any(hand for other, hand in enumerate(view.hands) if other != seat)
        if not total(view, seat) and view.phase != "final_battle" and others_hold:
            # For a seat at 0, perhaps only because of Winter, strengths would speak against
            # passing. Cards are of no use after a battle that a rival wins the game with, and the
            # round ends after a battle if no other seat has any.
            return merits.kept_cards_sentence(view, seat, names)
    if isinstance(action, Choose):
        return _of_region(view, action.region, seat, names)[0] if action.region != NONE else ""
    if isinstance(action, Decline):
        return _declining_sentence(view, names)
    game = game_of(view)
    events: Sequence[Event] = game.preview(view, action)
    if isinstance(action, Play) and action.take not in (None, NONE):
        return _taking_back(view, action.take or "", events, names)
    for event in events:
        match event:
            case BattleEnded():
                pawn = outcomes.pawn(view, event, names) if isinstance(action, Pass) else []
                return " ".join(
                    [_ending(event, names), *(outcomes.win_sentence(events, names) or pawn)]
                )
            case Standing():
                if isinstance(action, Pass):
                    return leading.addressed_state_after_pass(event, seat, names)
                if have_others_passed(view, seat) and event.leader == seat and conquers(view):
                    return " ".join([_taking_sentence(view), *outcomes.pawn(view, event, names)])
                pawn = outcomes.pawn(view, event, names) if event.pawn_to == seat else []
                # Another card changes nothing about who has the most Courtesans.
                gained = pawn if isinstance(action, Play) and action.card == "courtesan" else []
                strength_text = leading.reached_strength_text(event, seat, names, battle_lead(view))
                return " ".join([strength_text, *gained]).strip()
    return ""


def plain_effect(view: CondottiereView, action: Action, names: Sequence[str]) -> str:
    """Return what becomes of the hand by an action outside battles, or "" for any other action."""
    seat = view.turn if view.decision is None else view.decision.seat
    hand_cards = [card for card in view.hands[seat] if card is not None]
    match action:
        case KeepHand() if hand_cards:
            text = translate("CondottiereTags", "It keeps {cards} for the next battle.")
            if {*hand_cards} == {"drum"}:
                text = translate(
                    "CondottiereTags",
                    "It keeps {cards}, but without a mercenary that doubles nothing.",
                )
            return text.format(cards=cards_named(hand_cards))
        case DiscardAll() if hand_cards:
            text = translate("CondottiereTags", "It gives up {cards}.")
            return text.format(cards=cards_named(hand_cards))
        case Keep(cards) if cards:
            text = translate("CondottiereTags", "It adds {cards} to the new hand.")
            return text.format(cards=cards_named(cards))
        case Keep():
            return translate("CondottiereTags", "It leaves only the cards of the new hand.")
    return ""


def explanation(view: CondottiereView, action: Action, names: Sequence[str]) -> str:
    """Return a sentence on why the immediate effect of an action matters, or "".

    It is about the hand of the person at the screen.
    """
    if view.decision is None or names[seat := view.decision.seat] or view.phase != "battle":
        return ""
    if isinstance(action, Play) and is_expensive(action.take):
        return translate("CondottiereTags", "A mercenary left in the line is lost with the battle.")
    if not isinstance(action, Pass) or have_others_passed(view, seat) or view.face_down[seat]:
        return ""
    if winners := [names[other] for other in victory_goals.contenders(view) if other != seat]:
        text = translate(
            "CondottiereTags",
            "The cards you keep are of use only if {winners} is kept from winning now.",
        )
        return text.format(winners=join_words(winners)) if len(winners) == 1 else ""
    is_ahead = battle_lead(view).leader == seat
    dearest = max(filter(is_expensive, view.table[seat]), key=_value, default=None)
    if dearest is not None and "scarecrow" in view.hands[seat] and not is_ahead:
        text = translate("CondottiereTags", "A Scarecrow could take {card} back first.")
        return text.format(card=a_card(dearest))
    return _catching_up(view, seat) if total(view, seat) else ""


def _value(card: str | None) -> int:
    return card_value(card or "")


def _catching_up(view: CondottiereView, seat: Seat) -> str:
    """Return the sentence about the single cards in hand that would take the lead, or "".

    There is none where a cheap card or several cards would, or perhaps a Bishop.
    """
    hand = {card for card in view.hands[seat] if card is not None}
    if battle_lead(view).leader in (None, seat) or any(view.face_down) or "bishop" in hand:
        return ""
    simple = [card for card in sorted(hand) if card in _SIMPLE_CARDS or is_mercenary(card)]
    bringing_lead = [card for card in simple if _would_lead(view, Play(card), seat)]
    if not bringing_lead:
        return translate("CondottiereTags", "No single card you hold takes the lead.")
    if len(bringing_lead) > 1 or not (
        is_expensive(bringing_lead[0]) or bringing_lead[0] == "heroine"
    ):
        return ""
    text = translate("CondottiereTags", "Only {card} would take the lead.")
    return text.format(card=a_card(bringing_lead[0]))


def _would_lead(view: CondottiereView, action: Action, seat: Seat) -> bool:
    """Return whether a seat leads after an action."""
    game = game_of(view)
    events = game.preview(view, action)
    return any(isinstance(event, Standing) and event.leader == seat for event in events)


def _leaving_to_others(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return which seats alone can still keep a rival from winning the game if a seat passes.

    The result is "" if no rival may win it in this battle.
    """
    winners = [other for other in victory_goals.contenders(view) if other != seat]
    seats = [other for other in range(len(view.hands)) if other != seat]
    stoppers = [other for other in seats if is_awake(view, other) and other not in winners]
    if view.region is None or not winners:
        return ""
    called = [names[other] for other in winners]
    if not all(called) or not all(names[other] for other in stoppers):
        return leading.stakes_text(view, names, but=seat)
    text = translate(
        "CondottiereTags", "It leaves it to {names} to keep {winners} from winning with {region}."
    )
    if not stoppers:
        text = translate(
            "CondottiereTags", "It leaves nobody to keep {winners} from winning with {region}."
        )
    return text.format(
        names=join_words([names[other] for other in stoppers]),
        winners=join_words(called),
        region=region_name(view.region),
    )


def _taking_sentence(view: CondottiereView) -> str:
    """Return the sentence that an action takes the contested region, because nobody can reply."""
    assert view.region is not None
    text = translate("CondottiereTags", "It takes {region}: everyone else has passed.")
    return text.format(region=region_name(view.region))


def taking_together(view: CondottiereView, plan: Sequence[Action]) -> str:
    """Return the sentence that cards laid in turn take the contested region for certain, or ""."""
    cards = [action.card for action in plan if isinstance(action, Play)]
    if view.region is None or view.decision is None or not cards:
        return ""
    text = translate(
        "CondottiereTags", "{cards} are certain to take {region}: everyone else has passed."
    )
    region = f"{region_name(view.region)}{taking_reason(view, view.decision.seat, view.region)}"
    return capital(text.format(cards=cards_named(cards), region=region))


def _passing_sentence(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the sentence about what passing decides, or "" when it decides nothing.

    Passing may decide the game for another seat, or the battle for this seat.
    """
    winner = victory_goals.won_by_passing(view)
    if winner is not None and winner != seat:
        if victory_goals.unstoppable_winner(view) is None:
            text = translate("CondottiereTags", "It lets you win the game.")
            if names[winner]:
                text = translate("CondottiereTags", "It lets {name} win the game.")
            return text.format(name=names[winner])
        if names[seat] and names[winner]:
            text = translate(
                "CondottiereTags", "Nothing {holder} holds can stop {name} from winning."
            )
        elif names[seat]:
            text = translate("CondottiereTags", "Nothing {holder} holds can stop you from winning.")
        else:
            text = translate("CondottiereTags", "Nothing you hold can stop {name} from winning.")
        return text.format(holder=names[seat], name=names[winner])
    if not have_others_passed(view, seat) or battle_lead(view).leader != seat or not conquers(view):
        return ""
    if winner == seat:
        return translate("CondottiereTags", "It wins the game: no further card is needed.")
    text = translate("CondottiereTags", "It takes {region}: a further card would be wasted.")
    if may_gain(view, seat):
        text = translate("CondottiereTags", "It takes {region}: everyone else has passed.")
    events = game_of(view).preview(view, Pass())
    ends = [event for event in events if isinstance(event, BattleEnded)]
    pawn = outcomes.pawn(view, ends[0], names) if ends else []
    return " ".join([text.format(region=region_name(view.region or "")), *pawn])


def _ending(event: BattleEnded, names: Sequence[str]) -> str:
    """Return the sentence about the winner of a battle that ends with the action."""
    winner = sole_leader(list(event.strengths))
    if event.region is None:
        return outcomes.victory(winner, names)
    if winner < 0 or event.by == "bishop":
        return translate("CondottiereTags", "It ends the battle, and nobody takes the region.")
    if names[winner]:
        text = translate("CondottiereTags", "It ends the battle: {name} has {region}.")
    else:
        text = translate("CondottiereTags", "It ends the battle: {region} is yours.")
    return text.format(name=names[winner], region=region_name(event.region))


def _declining_sentence(view: CondottiereView, names: Sequence[str]) -> str:
    """Return the sentence about naming no region: who chooses then, or how the game ends."""
    seats = len(view.hands)
    if view.declines + 1 == seats:
        first, *others = victory_goals.seats_with_most_regions(view)
        if others:
            return translate(
                "CondottiereTags",
                "It leads to a final battle between those with the most regions.",
            )
        text = translate("CondottiereTags", "It ends the game, and you have won.")
        if names[first]:
            text = translate("CondottiereTags", "It ends the game with victory for {names}.")
        return text.format(names=names[first])
    chooser = (view.condottiere + 1) % seats
    text = translate("CondottiereTags", "It leaves the choice of the region to you.")
    if names[chooser]:
        text = translate("CondottiereTags", "It leaves the choice of the region to {name}.")
    return text.format(name=names[chooser])


def _taking_back(
    view: CondottiereView, card: str, events: Sequence[Event], names: Sequence[str]
) -> str:
    """Return the card a Scarecrow brings back, why, and the position of the seat after it."""
    assert view.decision is not None
    seat = view.decision.seat
    cards, name = cards_named([card]), names[seat]
    standing = next((event for event in events if isinstance(event, Standing)), None)
    if standing is None:
        text = translate("CondottiereTags", "It brings {cards} back to the hand.")
        return text.format(cards=cards)
    mine, best = standing.strengths[seat], leading.highest_rival_strength(standing, seat)
    if not leading.is_open(standing) and leading.has_hidden_cards(standing):
        text = translate("CondottiereTags", "It brings {cards} back.")
        ahead = leading.leader_after_card(standing, seat, names, leading.leader(view))
        return f"{text.format(cards=cards)} {ahead}"
    if not leading.is_open(standing) and merits.is_later_battle_sure(view, seat):
        text = translate(
            "CondottiereTags",
            "It stays in the battle for the price of a Scarecrow: {cards} comes back, and {mine} "
            "is left against {best}.",
        )
        if is_expensive(card) and standing.leader == seat:
            text = translate(
                "CondottiereTags",
                "It saves {cards} for a later battle and still leads with {mine} against {best}.",
            )
        elif is_expensive(card):
            text = translate(
                "CondottiereTags",
                "It saves {cards} for a later battle and falls back to {mine} against {best}.",
            )
        return text.format(cards=cards, mine=mine, best=best)
    match leading.is_open(standing), bool(name):
        case True, True:
            text = translate(
                "CondottiereTags", "It brings {cards} back and leaves {name} with {mine}."
            )
        case True, False:
            text = translate(
                "CondottiereTags", "It brings {cards} back and leaves you with {mine}."
            )
        case False, True:
            text = translate(
                "CondottiereTags",
                "It brings {cards} back and leaves {name} with {mine} against {best}.",
            )
        case _:
            text = translate(
                "CondottiereTags",
                "It brings {cards} back and leaves you with {mine} against {best}.",
            )
    sentence = text.format(cards=cards, mine=mine, best=best, name=name)
    hidden = leading.other_strengths(standing, seat, names) if leading.is_open(standing) else ""
    return f"{sentence} {hidden}".strip()


# -- what a region brings --------------------------------------------------------------------------


def _of_region(
    view: CondottiereView, region: str, seat: Seat, names: Sequence[str]
) -> tuple[str, bool]:
    """Return the sentence about the region that a seat may choose for the next battle, or "".

    The flag says whether the sentence speaks against the region.
    """
    rivals = [other for other in range(len(view.owners)) if other != seat]
    prospects_by_seat = {other: prospect(view, other, region) for other in (seat, *rivals)}
    can_conquer = may_conquer(view, seat)
    if can_conquer and prospects_by_seat[seat].wins:
        return translate("CondottiereTags", "Taking it wins the game."), False
    # A rival that wins by any region is no reason for or against one of them.
    taken_regions = {name for regions in view.owners for name in regions} | {view.pope}
    free_regions = set(BOARD.ids) - taken_regions
    winners = [
        names[other]
        for other in rivals
        if prospects_by_seat[other].wins
        and not free_regions.issubset(victory_goals.winning_regions(view, other))
    ]
    if winners:
        text = translate("CondottiereTags", "It would win you the game.")
        if "" not in winners:
            text = translate("CondottiereTags", "It would win the game for {names}.")
        return text.format(names=join_words(winners)), True
    if can_conquer and prospects_by_seat[seat].nears:
        text = translate("CondottiereTags", "Taking it leaves you one region short of victory.")
        if names[seat]:
            text = translate(
                "CondottiereTags", "Taking it leaves {name} one region short of victory."
            )
        return text.format(name=names[seat]), False
    around = BOARD.neighbours[BOARD.region(region)]
    linked = groups(view)
    rival = max(rivals, key=lambda other: prospects_by_seat[other].linked)
    own_regions = [region_name(name) for name in BOARD.regions(around) if name in view.owners[seat]]
    if can_conquer and own_regions and prospects_by_seat[seat].linked > linked[seat]:
        text = translate(
            "CondottiereTags", "It borders {regions}: taking it links %n region(s).", "",
            prospects_by_seat[seat].linked,
        )  # fmt: skip
        return text.format(regions=join_words(own_regions)), False
    if prospects_by_seat[rival].linked > max(1, linked[rival]):
        text = translate(
            "CondottiereTags",
            "With it, you would have %n linked region(s).",
            "",
            prospects_by_seat[rival].linked,
        )
        if names[rival]:
            text = translate(
                "CondottiereTags",
                "With it, {name} would have %n linked region(s).",
                "",
                prospects_by_seat[rival].linked,
            )
        return text.format(name=names[rival]), True
    if can_conquer and own_regions:
        text = translate("CondottiereTags", "It borders {regions}.")
        return text.format(regions=join_words(own_regions)), False
    theirs = any(view.owners[other] for other in rivals)
    if not can_conquer:
        alone = theirs and prospects_by_seat[rival].linked == 1
        text = translate("CondottiereTags", "No rival would link any regions with it.")
        return text if alone else "", False
    free = _free_neighbours(view, region)
    others = [_free_neighbours(view, other) for other in free_regions - {region}]
    if theirs and prospects_by_seat[rival].linked == 1:
        text = translate("CondottiereTags", "It borders no rival’s region.")
    elif free > max(others, default=0):
        text = translate(
            "CondottiereTags",
            "It borders %n free region(s) that could be linked later, more than any other.",
            "",
            free,
        )
    elif free == max(others, default=0):
        text = translate(
            "CondottiereTags",
            "It borders %n free region(s) that could be linked later; none borders more.",
            "",
            free,
        )
    elif any(view.owners):
        text = ""
    else:
        text = translate("CondottiereTags", "Nobody holds a region beside it.")
    return text, False


def _free_neighbours(view: CondottiereView, region: str) -> int:
    """Return how many regions beside a region belong to nobody."""
    taken = BOARD.mask([name for regions in view.owners for name in regions])
    return (BOARD.neighbours[BOARD.region(region)] & ~taken).bit_count()


def objects_to(view: CondottiereView, action: Action, names: Sequence[str]) -> bool:
    """Return whether the sentence about an action's immediate effect speaks against it."""
    if view.decision is None or not isinstance(action, Choose) or action.region == NONE:
        return bool(merits.merit(view, action, names))
    return _of_region(view, action.region, view.decision.seat, names)[1]


def _outnumbering_sentence(
    view: CondottiereView, region: str, seat: Seat, names: Sequence[str]
) -> str:
    """Return the sentence that the only rival with a use for a region has fewer cards, or ""."""
    rivals = [other for other in range(len(view.owners)) if other != seat]
    linked = groups(view)
    prospects_by_seat = {other: prospect(view, other, region) for other in rivals}
    helped = [
        other
        for other in rivals
        if prospects_by_seat[other].wins or prospects_by_seat[other].linked > max(1, linked[other])
    ]
    if len(helped) != 1 or not names[helped[0]] or names[seat]:
        return ""
    (rival,) = helped
    hand_size = len(view.hands[rival])
    if hand_size >= len(view.hands[seat]):
        return ""
    text = translate(
        "CondottiereTags",
        "It would help only {name}, who has %n card(s) left, fewer than you.",
        "",
        hand_size,
    )
    return text.format(name=names[rival])


def least_evil(view: CondottiereView, action: Action, names: Sequence[str]) -> str:
    """Return why an action may be the best although the table speaks against it, or "".

    Nothing else won more often in the imagined games.
    """
    if view.decision is None or not isinstance(action, Choose) or action.region == NONE:
        return merits.merit(view, action, names)
    seat = view.decision.seat
    if warning := _outnumbering_sentence(view, action.region, seat, names):
        return warning
    taken_regions = {name for regions in view.owners for name in regions} | {view.pope}
    free_regions = [name for name in BOARD.ids if name not in taken_regions]
    if not all(_of_region(view, name, seat, names)[1] for name in free_regions):
        return translate(
            "CondottiereTags",
            "Other regions look better on the map, but none of them won more of the imagined "
            "games.",
        )
    rivals = [other for other in range(len(view.owners)) if other != seat]
    winning = {other: victory_goals.winning_regions(view, other) for other in rivals}
    if any(all(name not in winning[other] for other in rivals) for name in free_regions):
        return translate(
            "CondottiereTags",
            "Every region that is left helps a rival; none of them won more of the imagined games.",
        )
    able = sum(action.region not in winning[other] and bool(view.hands[other]) for other in rivals)
    if not able:
        return translate(
            "CondottiereTags", "Every region that is left would win the game for a rival."
        )
    return translate(
        "CondottiereTags",
        "Every region that is left would win the game for a rival: here %n other player(s) can "
        "prevent it.",
        "",
        able,
    )
