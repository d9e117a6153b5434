"""How offers are made at the table of Condottiere: what a click on the map or a card promises."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import translate
from desktop.table.bargaining import Bargain, place_of
from engine.core.values import Seat, Term
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, PHASES
from engine.games.condottiere.views import bargains, terms
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.statements import Offer


class CondottiereBargain(Bargain[CondottiereView]):
    """The offers of one edition, which has these kinds of terms."""

    section = "talks"

    def __init__(self, kinds: Sequence[str]) -> None:
        self._kinds = kinds

    def suggested_offers(self, view: CondottiereView, to: Seat) -> Sequence[Offer]:
        return bargains.ready_offers(view, to)

    def places(self, view: CondottiereView) -> Sequence[str]:
        return BOARD.ids

    def choices(self, view: CondottiereView, by: Seat, to: Seat, about: str) -> Sequence[Term]:
        if not about:
            choices = [Term(kind) for kind in (terms.PASS_NOW, terms.NO_BISHOP, terms.NO_SURRENDER)]
            return [*choices, Term(terms.SHOW, "", to), Term(terms.SHOW, "1", to)]
        kinds = [terms.KEEP_OUT, terms.NAME, terms.SPARE]
        if view.phase == PHASES[CHOOSE] and view.turn == by:
            # The seat is about to choose.
            kinds = [terms.NAME, terms.KEEP_OUT, terms.SPARE]
        choices = [Term(kind, about) for kind in kinds]
        rivals = [seat for seat in range(len(view.hands)) if seat != by]
        leader = battle_lead(view).leader if view.phase == PHASES[BATTLE] else None
        # Nobody wants to be fought: the seat that is promised something comes last.
        rivals.sort(key=lambda seat: (seat == to, seat != leader, seat))
        choices += [Term(terms.STAY, about, rival) for rival in rivals]
        choices += [Term(terms.POPE_TO, about)] if terms.POPE_TO in self._kinds else []
        return choices

    def cards_term(self, view: CondottiereView, to: Seat, number: int) -> Term:
        assert view.seat is not None
        is_whole_hand = number == len(view.hands[view.seat])
        return Term(terms.SHOW, "" if is_whole_hand else str(number), to)

    def shown_number(self, view: CondottiereView, by: Seat, term: Term) -> int:
        if term.kind != terms.SHOW:
            return 0
        return terms.number_shown(term.about) or len(view.hands[by])

    def pointless_text(self, view: CondottiereView, by: Seat, term: Term, until: str) -> str:
        key = bargains.pointless_reason(view, by, term, until)
        region = region_name(place) if (place := place_of(term)) else ""
        return _reason_text(key, region, own=by == view.seat) if key else ""


def _reason_text(key: str, region: str, *, own: bool) -> str:
    """Return in a sentence why a promise can mean nothing now."""
    match key:
        case "own_region" if own:
            text = translate("CondottiereTalk", "{region} is yours already.")
        case "own_region":
            text = translate("CondottiereTalk", "That player holds {region} already.")
        case "region_owned":
            text = translate("CondottiereTalk", "{region} is taken: nobody fights for it.")
        case "contested":
            text = translate("CondottiereTalk", "{region} has already been chosen.")
        case "pope_here":
            text = translate("CondottiereTalk", "The Pope is in {region}.")
        case "fights_there" if own:
            text = translate("CondottiereTalk", "You have cards in the battle for {region}.")
        case "fights_there":
            text = translate("CondottiereTalk", "That player has cards in the battle for {region}.")
        case "elsewhere":
            text = translate("CondottiereTalk", "This battle is not for {region}.")
        case "no_battle":
            text = translate("CondottiereTalk", "No battle is fought now.")
        case "not_in_battle" if own:
            text = translate("CondottiereTalk", "You are no longer in this battle.")
        case "not_in_battle":
            text = translate("CondottiereTalk", "That player is no longer in this battle.")
        case "no_cards" if own:
            text = translate("CondottiereTalk", "Your hand is empty.")
        case "no_cards":
            text = translate("CondottiereTalk", "That player has no cards in hand.")
        case "few_cards" if own:
            text = translate("CondottiereTalk", "You hold fewer cards.")
        case "few_cards":
            text = translate("CondottiereTalk", "That player has fewer cards in hand.")
        case "seen" if own:
            text = translate("CondottiereTalk", "That player has already seen your cards.")
        case "seen":
            text = translate("CondottiereTalk", "These cards have been shown already.")
        case "rival_out":
            text = translate(
                "CondottiereTalk", "That rival has no cards left to take the lead with."
            )
        case "last_battle":
            text = translate("CondottiereTalk", "There is no other battle in this round.")
        case "all_spent":
            text = translate("CondottiereTalk", "All cards of that kind have been played.")
        case "chosen_later":
            text = translate(
                "CondottiereTalk",
                "The next region is chosen only after this battle: choose “round”.",
            )
        case "not_choosing" if own:
            text = translate("CondottiereTalk", "You do not choose the region of the next battle.")
        case "not_choosing":
            text = translate(
                "CondottiereTalk", "That player does not choose the region of the next battle."
            )
        case "over":
            text = translate("CondottiereTalk", "No more regions are chosen in this game.")
        case _:
            raise KeyError(key)
    return text.format(region=region)
