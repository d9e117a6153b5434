"""The immediate effect of an action in Cannir, in a sentence.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cannir.words.names import card_phrase, cell_name, veiled_card
from desktop.language.names import capital
from desktop.language.translation import translate
from engine.core.values import Action, Seat
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Discard, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import value_of
from engine.games.cannir.reigns import Fate
from engine.games.cannir.replies import Aftermath, Replies, Spot, aftermath, answering_cards
from engine.games.cannir.sovereignty import fate_after, suites_after
from engine.games.cannir.state import VALUE
from engine.games.cannir.views import CannirView

#: The actions that play a card.
PLAYED = (Attack, Discard, Place, Restore)


def immediate_effect(view: CannirView, action: Action, names: Sequence[str]) -> str:
    """Return the sentence; "" if there is nothing worth mentioning."""
    if view.decision is None:
        return ""
    then = aftermath(view, CANNIR.code(action))
    if suites := suites_after(view, action):
        making_text = _gain_sentence(view, action, suites, names)
        return _with_ending(making_text, _what_stops(view, then, view.decision.seat))
    if view.sovereign is not None and fate_after(view, action) is Fate.BROKEN:
        name = names[view.sovereign.owner]
        text = translate("CannirTags", "It breaks your suite.")
        if name:
            text = translate("CannirTags", "It breaks {name}’s suite.")
        return _with_ending(text.format(name=name), _what_makes_another(then))
    if getattr(action, "face", "up") == "down":
        return ""
    if view.pile == 1:
        return translate("CannirTags", "It draws the last card, and everyone loses.")
    if view.sovereign is not None:
        return _untouched_suite_text(view, then, names)
    return "" if then is None else _outlook(then, names)


def _gain_sentence(
    view: CannirView,
    action: Action,
    suites: Sequence[tuple[Seat, tuple[str, ...]]],
    names: Sequence[str],
) -> str:
    """Return the sentence that an action gains one of these suites."""
    count = max(len(cells) for _, cells in suites)
    if isinstance(action, Attack) and view.sovereign is not None:
        return _taken_by_attack(count, names[view.sovereign.owner])
    if view.sovereign is not None and fate_after(view, action) is Fate.LENGTHENED:
        return _taken_by_lengthening(count, names[view.sovereign.owner])
    if all(_is_on_cloth(view, action, cells) for _, cells in suites):
        return translate("CannirTags", "It takes a sovereign suite of %n card(s).", "", count)
    return translate("CannirTags", "It makes a sovereign suite of %n card(s).", "", count)


def _with_ending(sentence: str, ending: str) -> str:
    """Return a sentence with a further clause before its full stop."""
    return translate("CannirTags", "{fact}.").format(fact=f"{sentence.removesuffix('.')}{ending}")


def _what_stops(view: CannirView, then: Aftermath | None, seat: Seat) -> str:
    """Return how many unseen cards end the suite of a seat, as a clause; "" if that is unknown."""
    if view.pile <= len(view.hands):
        return translate("CannirTags", ", too late to last a whole round")
    if then is None or then.owner != seat:
        return ""
    replies = then.after
    if replies.stoppers:
        text = translate(
            "CannirTags", ", which %n of the {total} unseen cards can stop", "", replies.stoppers
        )
        hidden_count = sum(hand.count(None) for hand in view.hands)
        if hidden_count > replies.unseen - replies.stoppers and not replies.is_uncertain:
            text = translate(
                "CannirTags",
                ", which %n of the {total} unseen cards can stop: at least one of them is in "
                "another hand, so it lasts only if that player lets it",
                "",
                replies.stoppers,
            )
        return text.format(total=replies.unseen)
    if replies.is_uncertain:
        return ""
    if len(view.hands) > 2:
        # The first of two rivals may prepare what the second needs.
        return translate("CannirTags", ", which no unseen card can stop at once")
    return translate("CannirTags", ", which no unseen card can stop")


def _what_makes_another(then: Aftermath | None) -> str:
    """Return how many unseen cards make a suite after one was broken, as a clause."""
    if then is None or not then.lasts:
        return ""
    replies = then.after
    if replies.makers:
        text = translate(
            "CannirTags", ", but %n of the {total} unseen cards make another", "", replies.makers
        )
        return text.format(total=replies.unseen)
    if replies.is_uncertain:
        return ""
    return translate("CannirTags", ", and no unseen card makes another at once")


def _untouched_suite_text(view: CannirView, then: Aftermath | None, names: Sequence[str]) -> str:
    """Return what becomes of a rival’s suite that an action leaves as it is."""
    assert view.decision is not None
    assert view.sovereign is not None
    seats, owner = len(view.hands), view.sovereign.owner
    name = names[owner]
    if owner == (view.decision.seat + 1) % seats and view.pile > 1:
        text = translate("CannirTags", "It lets {name} win at once.")
        return (
            text.format(name=name) if name else translate("CannirTags", "It lets you win at once.")
        )
    if then is None:
        return ""
    if then.pile <= (owner - then.after.seat) % seats:
        return _too_late()
    stopper, replies = names[then.after.seat], then.after
    if not replies.stoppers and replies.is_uncertain:
        return ""
    if not replies.stoppers:
        text = translate(
            "CannirTags", "It leaves your suite in place, and no unseen card can stop it."
        )
        if name:
            text = translate(
                "CannirTags", "It leaves {owner}’s suite in place, and no unseen card can stop it."
            )
        return text.format(owner=name)
    if not name:
        text = translate(
            "CannirTags",
            "It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.",
            "",
            replies.stoppers,
        )
    elif not stopper:
        text = translate(
            "CannirTags",
            "It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.",
            "",
            replies.stoppers,
        )
    else:
        text = translate(
            "CannirTags",
            "It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.",
            "",
            replies.stoppers,
        )
    return text.format(name=stopper, owner=name, total=replies.unseen)


def explanation(view: CannirView, action: Action) -> str:
    """Return which card of the hand answers a suite that the next seat may make, and how; or ""."""
    if view.decision is None or view.sovereign is not None or not isinstance(action, PLAYED):
        return ""
    cards = answering_cards(view, CANNIR.code(action))
    if not cards or suites_after(view, action):
        return ""
    # To take a suite over is better than to break it.
    best = min(cards, key=lambda card: card.breaks)
    if not best.breaks:
        text = translate(
            "CannirTags", "{card} stays in hand and could take over a suite made in reply."
        )
    elif best.takes:
        text = translate(
            "CannirTags", "{card} stays in hand and could break or take over a suite made in reply."
        )
    else:
        text = translate(
            "CannirTags", "{card} stays in hand and could break a suite made in reply."
        )
    return capital(text.format(card=card_phrase(best.card)))


def _too_late() -> str:
    return translate(
        "CannirTags", "It changes nothing: no suite made from now on can last a whole round."
    )


def _outlook(then: Aftermath, names: Sequence[str]) -> str:
    """Return which suites may follow an action on a cloth without one."""
    before, after = then.before, then.after
    name = names[after.seat]
    if then.ready:
        return _next_suite_text(then, name)
    if not then.lasts:
        return _too_late()
    if not after.makers:
        if after.is_uncertain:
            return ""
        if not before.makers:
            if name:
                text = translate(
                    "CannirTags", "It leaves {name} no suite: no unseen card makes one at once."
                )
                return text.format(name=name)
            return translate(
                "CannirTags", "It leaves you no suite: no unseen card makes one at once."
            )
        value, cell = min(before.spots)
        text = translate(
            "CannirTags",
            "It stops a suite: a {value} on {cell} would have made one, and now no unseen card"
            " does.",
        )
        return text.format(value=value, cell=cell_name(cell))
    if after.makers < before.makers:
        text = translate(
            "CannirTags",
            "It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.",
            "",
            after.makers,
        )
        if name:
            text = translate(
                "CannirTags",
                "It leaves {name} only %n of the {total} unseen cards for a suite, instead of "
                "{before}.",
                "",
                after.makers,
            )
    elif after.makers > before.makers:
        text = translate(
            "CannirTags",
            "It lets you make a suite with %n of the {total} unseen cards.",
            "",
            after.makers,
        )
        if name:
            text = translate(
                "CannirTags",
                "It lets {name} make a suite with %n of the {total} unseen cards.",
                "",
                after.makers,
            )
    else:
        text = translate(
            "CannirTags",
            "It leaves you %n of the {total} unseen cards for a suite.",
            "",
            after.makers,
        )
        if name:
            text = translate(
                "CannirTags",
                "It leaves {name} %n of the {total} unseen cards for a suite.",
                "",
                after.makers,
            )
    text = text.format(name=name, total=after.unseen, before=before.makers)
    return text if after.makers < before.makers else _with_ending(text, _example(before, after))


def _example(before: Replies, after: Replies) -> str:
    """Return one way in which a card makes a suite, rather a new one, as a clause.

    A card that is laid is a plainer example than a Hand that restores another.
    """

    def order(spot: Spot) -> tuple[bool, bool, Spot]:
        return not is_laid(spot), spot in before.spots, spot

    def is_laid(spot: Spot) -> bool:
        return any(VALUE[card] == spot[0] for card in after.spots[spot])

    value, cell = spot = min(after.spots, key=order)
    text = translate("CannirTags", ", such as a Hand that restores the {value} on {cell}")
    if is_laid(spot):
        text = translate("CannirTags", ", such as a {value} on {cell}")
    return text.format(value=value, cell=cell_name(cell))


def _next_suite_text(then: Aftermath, name: str) -> str:
    """Return the suite that another card of the hand makes next, and who may make it before.

    If the card could make it at once, the move only keeps it for later.
    """
    after = then.after

    def rivals(ready: tuple[str, str]) -> int:
        return len(after.spots.get((value_of(ready[0]), ready[1]), ()))

    def order(ready: tuple[str, str]) -> tuple[bool, bool, int]:
        return ready in then.kept_ways, rivals(ready) > 0, then.ready.index(ready)

    # What the move itself prepares comes before what could have been made in its place.
    card, cell = ready = min(then.ready, key=order)
    if ready in then.kept_ways and not rivals(ready):
        text = translate(
            "CannirTags", "It holds back a suite that {card} on {cell} would make at once."
        )
    elif ready in then.kept_ways and name:
        text = translate(
            "CannirTags",
            "It holds back a suite that {card} on {cell} would make at once; {name} can make it "
            "first with %n of the {total} unseen cards.",
            "",
            rivals(ready),
        )
    elif ready in then.kept_ways:
        text = translate(
            "CannirTags",
            "It holds back a suite that {card} on {cell} would make at once; you can make it first "
            "with %n of the {total} unseen cards.",
            "",
            rivals(ready),
        )
    elif not rivals(ready):
        text = translate("CannirTags", "It prepares a suite with {card} on {cell}.")
    elif name:
        text = translate(
            "CannirTags",
            "It prepares a suite with {card} on {cell}; {name} can make it first with "
            "%n of the {total} unseen cards.",
            "",
            rivals(ready),
        )
    else:
        text = translate(
            "CannirTags",
            "It prepares a suite with {card} on {cell}; you can make it first with "
            "%n of the {total} unseen cards.",
            "",
            rivals(ready),
        )
    return text.format(card=card_phrase(card), cell=cell_name(cell), name=name, total=after.unseen)


def _is_on_cloth(view: CannirView, action: Action, cells: Sequence[str]) -> bool:
    """Return whether a suite is on the cloth before the action, which only makes it sovereign."""
    at = getattr(action, "cell", "")
    tops = [stack[-1] if stack else None for stack in view.board]
    top_cards = [tops[BOARD.cell(cell)] for cell in cells if cell != at]
    return len(top_cards) == len(cells) and all(top is not None and top.up for top in top_cards)


def plain_effect(view: CannirView, action: Action) -> str:
    """Return what an action plainly is."""
    match action:
        case Place(face="up"):
            return translate("CannirTags", "It makes no suite.")
        case Place(_, cell):
            text = translate("CannirTags", "It fills {cell} and counts in no suite.")
            return text.format(cell=cell_name(cell))
        case Attack(_, cell):
            text = translate("CannirTags", "It turns {card} face down.")
            return text.format(card=_top_card(view, cell))
        case Restore(_, cell):
            text = translate("CannirTags", "It turns {card} face up again.")
            if view.board[BOARD.cell(cell)][-1].card is None:
                text = translate("CannirTags", "It turns {card} face up if it is worth no more.")
            return text.format(card=_top_card(view, cell))
        case Discard(card):
            text = translate("CannirTags", "It gives up {card} and leaves the cloth as it is.")
            return text.format(card=card_phrase(card))
    return ""


def _top_card(view: CannirView, cell: str) -> str:
    card = view.board[BOARD.cell(cell)][-1].card
    return card_phrase(card) if card is not None else veiled_card()


def _taken_by_attack(count: int, name: str) -> str:
    """Return the sentence that an attack breaks a suite and gains a part of it or a dormant one."""
    text = translate(
        "CannirTags", "It breaks {name}’s suite and gains a suite of %n card(s).", "", count
    )
    if not name:
        text = translate(
            "CannirTags", "It breaks your suite and gains a suite of %n card(s).", "", count
        )
    return text.format(name=name)


def _taken_by_lengthening(count: int, name: str) -> str:
    """Return the sentence that an action adds a card to a suite, and gains the longest suite."""
    text = translate(
        "CannirTags", "It lengthens {name}’s suite and gains a suite of %n card(s).", "", count
    )
    if not name:
        text = translate(
            "CannirTags", "It lengthens your suite and gains a suite of %n card(s).", "", count
        )
    return text.format(name=name)
