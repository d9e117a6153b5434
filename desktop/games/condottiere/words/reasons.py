"""Reasons for answers at Condottiere, as clauses.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words import statistics
from desktop.games.condottiere.words.battle.leading import leader
from desktop.games.condottiere.words.names import a_card, card_value, cards_named, is_mercenary
from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import join_words, per_language, translate
from desktop.table.game_texts import Reason
from engine.core.values import Action, Effect, Seat
from engine.games.condottiere.actions import Pass, Play
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.options import ThirdOptions
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.prospects import Prospect, prospect, takes_at_once
from engine.games.condottiere.views.refusals import can_regions_be_captured
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView

#: Effects that an action has at once, and cards that stay in hand: no rival's answer changes them.
_SURE = frozenset({"leads", "bars", "keeps"})


def reason(fact: Effect, view: CondottiereView, names: Sequence[str]) -> Reason | None:
    """Return an effect as a clause with its weight, or None for an effect without a text.

    While a rival may still answer, what becomes of a battle is merely counted in imagined games.
    """
    if fact.kind in _SURE or takes_at_once(view):
        return _sure(fact, view, names)
    return statistics.statistic(fact, names)


def _sure(fact: Effect, view: CondottiereView, names: Sequence[str]) -> Reason | None:
    """Return an effect that follows from the rules: it is a reason where it always occurs."""
    seat = view.turn if view.decision is None else view.decision.seat
    if fact.seat is not None:
        return _of_rival(fact, view, names[fact.seat])
    if fact.about in CARD_KINDS:
        return _of_card(fact, view, seat, names)
    match fact.kind:
        case "takes" if fact.about in BOARD.ids:
            text = translate("CondottiereReasons", "It takes {region}")
            sentence, why = text.format(region=region_name(fact.about)), ""
            if not _owns(view, seat, fact.about):
                why = taking_reason(view, seat, fact.about)
            topic = region_topic(view, seat, fact.about)
            return Reason(sentence, 0.7, topic, is_interchangeable=True, is_sure_only=True, why=why)
        case "leads" if not takes_at_once(view):
            text, before = translate("CondottiereReasons", "It takes the lead with {number}"), ""
            ahead = leader(view)
            if ahead is not None and ahead != seat and names[ahead]:
                before = names[ahead]
                text = translate(
                    "CondottiereReasons", "It takes the lead from {name} with {number}"
                )
            sentence = text.format(name=before, number=fact.number)
            return Reason(sentence, 0.3, "lead", is_interchangeable=True, is_certain=True)
        case "links" if fact.number:
            text = translate("CondottiereReasons", "It links %n region(s)", "", fact.number)
            return Reason(text, 0.6, "region", is_sure_only=True)
        case "pawn":
            why = translate("CondottiereReasons", ", and with it the choice of the next region")
            text = translate("CondottiereReasons", "It gets the pawn")
            return Reason(text, 0.3, "pawn", is_sure_only=True, why=why)
        case "most":
            why = translate("CondottiereReasons", ", so that you can wait longest there")
            text = translate(
                "CondottiereReasons", "It leaves you with the most cards for the next battle"
            )
            if names[seat]:
                why = translate("CondottiereReasons", ", so that {name} can wait longest there")
                text = translate(
                    "CondottiereReasons",
                    "It leaves {name} with the most cards for the next battle",
                )
            clause, why = (each.format(name=names[seat]) for each in (text, why))
            return Reason(clause, 0.25, "cards", is_sure_only=True, why=why)
        case "wins":
            text = translate("CondottiereReasons", "It wins the game in this battle")
            return Reason(text, 1.0, "end", is_sure_only=True)
    return None


def is_impossible(action: Action, fact: Effect, view: CondottiereView) -> bool:
    """Return whether an effect cannot follow an action: who leaves a battle without strength takes
    no region in it.
    """
    leaves = isinstance(action, Pass) or (isinstance(action, Play) and action.card == "surrender")
    is_own_gain = (
        fact.kind in ("takes", "links") and fact.seat is None and fact.about not in CARD_KINDS
    )
    if not (leaves and is_own_gain and _is_fought(view)) or view.decision is None:
        return False
    seat = view.decision.seat
    # Where regions can be captured, a defender may still enter the battle.
    if can_regions_be_captured(view) or view.face_down[seat]:
        return False
    return not battle_lead(view).strengths[seat]


def _is_fought(view: CondottiereView) -> bool:
    """Return whether the effects are those of a battle that is on, not of the next one."""
    return view.phase in ("battle", "final_battle")


def _owns(view: CondottiereView, seat: Seat, region: str) -> bool:
    """Return whether a seat holds a region, which a program may not know."""
    return region in view.owners[seat]


def region_topic(view: CondottiereView, seat: Seat, region: str) -> str:
    """Return the topic of a region that a seat takes: the end of the game if it wins by it."""
    return "end" if region in victory_goals.winning_regions(view, seat) else "region"


def _of_card(
    fact: Effect, view: CondottiereView, seat: Seat, names: Sequence[str]
) -> Reason | None:
    """Return an effect of a card as a clause with its weight, or None for an unknown one."""
    match fact.kind:
        case "keeps" if not is_mercenary(fact.about):
            text = translate("CondottiereReasons", "It keeps {card} for the next battle")
            if not _is_fought(view):
                text = translate(
                    "CondottiereReasons", "It keeps {card} for the battle after the next one"
                )
            sentence = text.format(card=a_card(fact.about))
            why = _why_kept(view, seat, names) or _use_of(fact.about, view)
            return Reason(sentence, 0.25, "keeps", is_own_deed=True, is_sure_only=True, why=why)
        case "costs" if fact.number == 1 and is_mercenary(fact.about):
            # A bare value might be understood as points.
            text = translate("CondottiereReasons", "It means spending a {value}")
            sentence = text.format(value=card_value(fact.about))
            why = _why_dear(fact.about, view, seat)
            return Reason(sentence, -0.3, "costs", is_own_deed=True, is_sure_only=True, why=why)
        case "costs" if fact.number:
            text = translate("CondottiereReasons", "It means spending {cards}")
            cards = cards_named([fact.about] * fact.number)
            clause = text.format(cards=cards)
            return Reason(clause, -0.3, "costs", is_own_deed=True, is_sure_only=True)
    return None


def _why_dear(card: str, view: CondottiereView, seat: Seat) -> str:
    """Return the sentence that no mercenary in hand is as strong as this one, or ""."""
    held_mercenaries = [
        other for other in view.hands[seat] if other is not None and is_mercenary(other)
    ]
    best = max(map(card_value, held_mercenaries), default=0)
    if (
        card not in held_mercenaries
        or card_value(card) < best
        or held_mercenaries.count(card) > 1
        or len(held_mercenaries) < 2
    ):
        return ""
    return translate("CondottiereReasons", ", the strongest mercenary in hand")


def _of_rival(fact: Effect, view: CondottiereView, name: str) -> Reason | None:
    """Return an effect on a rival as a clause with its weight, or None for an unknown one."""
    rival = fact.seat or 0
    if fact.kind == "loses":
        text = translate("CondottiereReasons", "It lets you win in this battle")
        if name:
            text = translate("CondottiereReasons", "It lets {name} win in this battle")
        return Reason(text.format(name=name), -1.0, "end", is_sure_only=True)
    if fact.kind == "pawn":
        text = translate("CondottiereReasons", "It leaves the choice of the next region to you")
        if name:
            text = translate(
                "CondottiereReasons", "It leaves the choice of the next region to {name}"
            )
        return Reason(text.format(name=name), -0.3, "pawn", is_sure_only=True)
    if fact.about not in BOARD.ids:
        return None
    match fact.kind:
        case "yields" if name:
            text, weight = translate("CondottiereReasons", "It leaves {region} to {name}"), -0.4
        case "yields":
            text, weight = translate("CondottiereReasons", "It leaves {region} to you"), -0.4
        case "stops" if name:
            text = translate("CondottiereReasons", "It keeps {name} from winning with {region}")
            weight = 0.9
        case "stops":
            text = translate("CondottiereReasons", "It keeps you from winning with {region}")
            weight = 0.9
        case "bars" if name:
            text = translate(
                "CondottiereReasons", "It stops {name} from winning the game in {region}"
            )
            weight = 0.7
        case "bars":
            text = translate("CondottiereReasons", "It stops you from winning the game in {region}")
            weight = 0.7
        case _:
            return None
    sentence, why = text.format(name=name, region=region_name(fact.about)), ""
    topic = f"{fact.kind}{fact.seat}"
    if fact.kind == "yields":
        topic = region_topic(view, rival, fact.about)
        if not _owns(view, rival, fact.about):
            why = _why_yielded(view, rival, fact.about, name)
    barred = fact.kind == "bars"
    return Reason(
        sentence,
        weight,
        topic,
        is_interchangeable=not barred,
        is_certain=barred,
        is_sure_only=not barred,
        why=why,
    )


# -- why an effect matters -------------------------------------------------------------------------


def taking_reason(view: CondottiereView, seat: Seat, region: str) -> str:
    """Return the end of a sentence in which a seat takes a region, from its comma on; or ""."""
    region_prospect = prospect(view, seat, region)
    if region_prospect.wins:
        return translate("CondottiereReasons", ", which wins the game")
    if region_prospect.nears:
        return translate("CondottiereReasons", ", after which one more region wins the game")
    if region_prospect.linked > 1:
        return translate(
            "CondottiereReasons", ", which links %n region(s)", "", region_prospect.linked
        )
    return ""


def _why_yielded(view: CondottiereView, seat: Seat, region: str, name: str) -> str:
    """Return the end of a sentence that leaves a region to a seat, from its comma on; or ""."""
    region_prospect = prospect(view, seat, region)
    match region_prospect, bool(name):
        case Prospect(wins=True), True:
            return translate("CondottiereReasons", ", who wins the game with it")
        case Prospect(wins=True), False:
            return translate("CondottiereReasons", ", which wins you the game")
        case Prospect(nears=True), True:
            return translate(
                "CondottiereReasons", ", who then needs only one more region to win the game"
            )
        case Prospect(nears=True), False:
            return translate(
                "CondottiereReasons", ", and you then need only one more region to win the game"
            )
    if region_prospect.linked < 2:
        return ""
    text = translate(
        "CondottiereReasons", ", which links %n of your region(s)", "", region_prospect.linked
    )
    if name:
        text = translate(
            "CondottiereReasons", ", who then links %n region(s)", "", region_prospect.linked
        )
    return text


def _use_of(card: str, view: CondottiereView) -> str:
    """Return what a card that is kept can do in the next battle, from the comma on."""
    if card == "bishop" and not isinstance(view.options, ThirdOptions):
        return translate("CondottiereReasons", ", which he can end without a winner")
    return _uses()[card]


@per_language
def _uses() -> dict[str, str]:
    return {
        "winter": translate("CondottiereReasons", ", where it cuts every mercenary to 1"),
        "drum": translate("CondottiereReasons", ", where it doubles mercenaries"),
        "heroine": translate("CondottiereReasons", ", where she always counts 10"),
        "scarecrow": translate("CondottiereReasons", ", where it can take a mercenary back"),
        "surrender": translate("CondottiereReasons", ", which it can end at once"),
        "bishop": translate("CondottiereReasons", ", where he discards the highest mercenaries"),
        "spring": translate("CondottiereReasons", ", where it adds 3 to the highest mercenaries"),
        "courtesan": translate("CondottiereReasons", ", where she counts for the pawn"),
    }


def _why_kept(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the reason why a card is kept, from the comma on; or "".

    It names what the battle may decide. It is given only if regions that win will surely be left:
    the contested one and another, to which the Pope may move, do not count, and no seat may lose a
    region.
    """
    if can_regions_be_captured(view):
        return ""
    rivals_left = [
        other
        for other in range(len(view.owners))
        if len(set(victory_goals.winning_regions(view, other)) - {view.region}) > 1
    ]
    if not rivals_left:
        return ""
    # The deciding seat's own victory comes before those of others.
    called = [names[other] for other in ([seat] if seat in rivals_left else rivals_left)]
    if "" in called:
        return translate("CondottiereReasons", ", in which one region is enough for you to win")
    text = translate("CondottiereReasons", ", in which one region is enough for {names} to win")
    return text.format(names=join_words(called))
