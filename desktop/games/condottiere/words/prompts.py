"""Questions to the deciding seat at Condottiere, with remarks on the position.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.battle import leading
from desktop.language.translation import translate
from engine.core.values import OMNISCIENT, Seat
from engine.games.condottiere.rules.editions import THIRD_EDITION
from engine.games.condottiere.rules.hands import HAND_SIZE, MAX_DRAWN
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.refusals import holds_mercenary
from engine.games.condottiere.views.view import CondottiereView


def question(view: CondottiereView) -> str:
    """Return the question to the seat that decides."""
    match view.phase:
        case "choose_region" if view.battle == 0:
            return translate("Condottiere", "Choose the region of the first battle.")
        case "choose_region":
            return translate("Condottiere", "Choose the region of the next battle.")
        case "battle" | "final_battle" if view.decision and not view.hands[view.decision.seat]:
            return reveal_question()[0]
        case "battle":
            return translate("Condottiere", "Play a card, or pass.")
        case "final_battle":
            return translate("Condottiere", "The final battle: play a card, or pass.")
        case "discard" if view.decision and holds_mercenary(view, view.decision.seat):
            return translate("Condottiere", "You hold a mercenary, so you keep your hand.")
        case "discard":
            return translate("Condottiere", "You hold no mercenary: discard your whole hand?")
        case "keep":
            return translate("Condottiere", "Keep up to two cards for the next round.")
    return translate("Condottiere", "Draw up to three cards.")


def aside(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the most important remark for the seat that decides, or ""."""
    match view.phase:
        case "choose_region":
            return _of_choice(view, seat, names)
        case "battle":
            return _of_battle(view, seat, names)
        case "final_battle":
            return _barred_text(view) or leading.state_for_decider(view, seat, names)
        case "discard" if holds_mercenary(view, seat):
            return translate(
                "Condottiere",
                "Everyone who still has cards is asked, so that nobody learns who may discard.",
            )
        case "discard":
            return translate("Condottiere", "You may, but you do not have to.")
        case "keep":
            return _of_keeping(view, seat)
        case "draw":
            return _of_drawing(view, seat)
    return ""


def stakes(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return which rivals win with the contested region, or who with the next one; or ""."""
    if view.phase == "choose_region":
        return leading.by_regions(view, seat, names)
    return leading.unless_stopped(view, seat, names) if view.phase == "battle" else ""


def waiting_prompt(view: CondottiereView, name: str, viewer: Seat | None) -> str:
    """Return the sentence that another seat decides."""
    if not name:
        return translate("Condottiere", "It is your turn.")
    if viewer is None or viewer == OMNISCIENT:
        return translate("Condottiere", "It is {name}’s turn.").format(name=name)
    match view.phase:
        case "choose_region":
            text = translate("Condottiere", "{name} is choosing a region.")
        case "keep":
            text = translate("Condottiere", "{name} is choosing cards to keep.")
        case "draw":
            text = translate("Condottiere", "{name} is drawing cards.")
        case "discard":
            # A seat without a choice is asked, too: its hand stays secret.
            text = translate("Condottiere", "{name} may discard a hand without a mercenary.")
        case _ if view.decision is not None and not view.hands[view.decision.seat]:
            text = translate("Condottiere", "{name} may turn up a hidden card.")
        case _:
            text = translate("Condottiere", "{name} is choosing a card.")
    return text.format(name=name)


# -- stages of an action ---------------------------------------------------------------------------


def take_question() -> tuple[str, str]:
    """Return the question and the remark after a scarecrow is played."""
    return (
        translate("Condottiere", "Choose the mercenary the Scarecrow brings back."),
        translate("Condottiere", "Or let the Scarecrow take nothing back."),
    )


def pope_question() -> tuple[str, str]:
    """Return the question and the remark after a bishop of the third edition is played."""
    return (
        translate("Condottiere", "Choose the region the Pope protects."),
        translate("Condottiere", "Or leave the Pope off the map."),
    )


def reveal_question() -> tuple[str, str]:
    """Return the question and the remark after a seat with a hidden card passes."""
    return (
        translate("Condottiere", "You pass: turn up your hidden card?"),
        translate("Condottiere", "The card counts either way."),
    )


# -- helpers ---------------------------------------------------------------------------------------


def _of_choice(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    wins = leading.by_regions(view, seat, names)
    if wins or view.edition == THIRD_EDITION.id or view.battle == 0:
        return wins
    if view.declines == len(names) - 1:
        if len(victory_goals.seats_with_most_regions(view)) > 1:
            return translate("Condottiere", "If you decline as well, a final battle follows.")
        return translate("Condottiere", "If you decline as well, the game ends.")
    return translate(
        "Condottiere", "You may decline: the pawn then passes to the player on your left."
    )


def _of_battle(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the seats that would win with the region, and the state of the battle."""
    wins = leading.inevitable_text(view, names) or leading.stakes_text(view, names)
    if wins:
        return f"{wins} {leading.short_state(view, seat, names)}".strip()
    if seat == view.defender and not view.committed:
        return translate("Condottiere", "You defend: you may pass and still join in later.")
    if all(view.passed[other] for other in range(len(names)) if other != seat):
        return leading.unopposed_text(view, seat, names)
    return leading.state_for_decider(view, seat, names)


def _barred_text(view: CondottiereView) -> str:
    if view.edition == THIRD_EDITION.id or view.opened:
        return ""
    return translate("Condottiere", "Surrender and Bishop cannot be played now.")


def _of_keeping(view: CondottiereView, seat: Seat) -> str:
    """Return the remark on the new hand, which depends on the rule option about refilling."""
    if getattr(view.options, "refill", False):
        text = translate("Condottiere", "Kept cards count towards your new hand of {count}.")
    else:
        text = translate("Condottiere", "You are also dealt {count} new cards.")
    return text.format(count=HAND_SIZE + len(view.owners[seat]))


def _of_drawing(view: CondottiereView, seat: Seat) -> str:
    limit = HAND_SIZE + len(view.owners[seat])
    drawable_count = limit - len(view.hands[seat])
    if drawable_count >= MAX_DRAWN:
        return ""
    return translate(
        "Condottiere", "Your hand holds at most {limit}: there is room for %n.", "", drawable_count
    ).format(limit=limit)
