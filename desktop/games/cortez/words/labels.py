"""The labels on the table of Cortez: piles, tray, combat mat, form strip, tags."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.places import nation_name, square_name
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NUMBERS
from engine.games.cortez.views.view import CortezView


def pile(name: str) -> str:
    """Return the label of a pile beside the board."""
    return {
        "provision": translate("CortezTable", "Provisions"),
        "discard": translate("CortezTable", "Discarded"),
        "bribery": translate("CortezTable", "Bribery"),
        "spanish": translate("CortezTable", "Spaniards"),
        "aztec": translate("CortezTable", "Aztecs"),
        "event": translate("CortezTable", "Events"),
        "chief": translate("CortezTable", "Your chief"),
    }[name]


def chief() -> str:
    """Return the label of the acting seat's chief, for when all hands are open."""
    return translate("CortezTable", "Chief")


def event_label(round_: int, rounds: int) -> str:
    """Return the label of the event of the turn."""
    text = translate("CortezTable", "Round {round} of {rounds}")
    return text.format(round=round_, rounds=rounds)


def tray(group: str) -> str:
    """Return the heading of a group of cards in the tray."""
    return {
        "provision": translate("CortezTable", "Provisions"),
        "warrior": translate("CortezTable", "Warriors"),
        "objective": translate("CortezTable", "Objective"),
        "bribery": translate("CortezTable", "Bribery"),
    }[group]


def hand() -> str:
    """Return the name of a hand that is face down."""
    return translate("CortezTable", "A hidden hand")


# -- the combat ------------------------------------------------------------------------------------


def side(attacker: bool, proxy: bool) -> str:
    """Return the role of a fighter."""
    if attacker:
        return translate("CortezTable", "attacker")
    if proxy:
        return translate("CortezTable", "defender by proxy")
    return translate("CortezTable", "defender")


def warriors(number: int) -> str:
    """Return the heading of a row of warriors."""
    return translate("CortezTable", "Warriors {number}").format(number=number)


def weapons(number: int) -> str:
    """Return the heading of a row of weapons."""
    return translate("CortezTable", "Weapons {number}").format(number=number)


def combat_at(square: str) -> str:
    """Return the name of a combat."""
    text = translate("CortezTable", "Combat: {place}")
    return text.format(place=square_name(square))


def tie_rule() -> str:
    """Return the rule for ties, shown between the strengths."""
    return translate("CortezTable", "the defender wins a tie")


def card_counts(count: int, doubled: int) -> tuple[str, str]:
    """Return the known strength of a side with hidden warriors, in two lines."""
    text = translate("CortezTable", "%n warrior(s)", "", count)
    return text, translate("CortezTable", "%n doubled", "", doubled) if doubled else ""


def offers() -> str:
    """Return the word below the name of a seat that offers something."""
    return translate("CortezTable", "offers")


def bids() -> str:
    """Return the word beside the name of a seat that is asked to bid in an auction."""
    return translate("CortezTable", "to bid")


def refusal_label() -> str:
    """Return the word beside the name of a seat that refuses an offer."""
    return translate("CortezTable", "refuses")


def help_asked_label() -> str:
    """Return the badge of a seat that was asked for help and has not decided yet."""
    return translate("CortezTable", "asked")


def no_help_label() -> str:
    """Return the badge of a seat that gives no help in a combat."""
    return translate("CortezTable", "stays out")


def exchange_word() -> str:
    """Return the word between an offer and its price."""
    return translate("CortezTable", "for")


def surrender() -> str:
    """Return the price of a parley."""
    return translate("CortezTable", "a surrender")


def free_help_price() -> str:
    """Return the price of help given for nothing."""
    return translate("CortezTable", "nothing")


def strength_sum(values: Sequence[int], doubled: int) -> str:
    """Return the sum of a side's warriors, such as "6×2 + 4 + 3"."""
    ordered = sorted(values, reverse=True)
    lines = [f"{value}×2" if i < doubled else str(value) for i, value in enumerate(ordered)]
    return " + ".join(lines)


def combat_outcome(reason: str) -> str:
    """Return in words how the last combat was decided."""
    return {
        "strength": translate("CortezTable", "won by strength"),
        "tie": translate("CortezTable", "a tie, won by the defender"),
        "surrender": translate("CortezTable", "won by surrender"),
        "parley": translate("CortezTable", "won by a bargain"),
    }[reason]


def verdict(winner: str, reason: str) -> str:
    """Return in words who won the combat. `winner` is a name, or the word for "you"."""
    if reason == "tie":
        return translate("CortezTable", "A tie: the defender wins.")
    if winner == only_person_name():
        return translate("CortezTable", "You win the combat.")
    return translate("CortezTable", "{name} wins the combat.").format(name=winner)


def doubled_sum_label(number: int) -> str:
    """Return the label of the sum of doubled warriors."""
    return translate("CortezTable", "%n doubled", "", number)


def single_sum_label(number: int) -> str:
    """Return the label of the sum of a side's other warriors."""
    return translate("CortezTable", "%n other(s)", "", number)


def warriors_in_all(number: int) -> str:
    """Return the label of a side's total."""
    return translate("CortezTable", "%n warrior(s)", "", number)


def steps() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the names of a combat's steps in order, each with the engine's steps it covers."""
    return (
        (translate("CortezTable", "Parley"), ("parley",)),
        (translate("CortezTable", "Recruits"), ("bribery", "buy")),
        (translate("CortezTable", "Cards"), ("attack", "defence", "raise")),
        (translate("CortezTable", "Mercenaries"), ("mercenaries",)),
        (translate("CortezTable", "Victory"), ("collar", "place")),
    )


# -- the form strip --------------------------------------------------------------------------------


def form_heading(name: str, kind: str = "") -> str:
    """Return the heading of the rows of a form, for a kind of decision or act."""
    parts = {
        "discard": translate("CortezTable", "Discard"),
        "give": translate("CortezTable", "You give"),
        "get": translate("CortezTable", "You get"),
        "partner": translate("CortezTable", "With"),
        "amount": translate("CortezTable", "Bid"),
        "side": translate("CortezTable", "For"),
        "warrior": translate("CortezTable", "Warrior"),
        "weapons": translate("CortezTable", "Weapons"),
        "price": translate("CortezTable", "Price"),
        "best": translate("CortezTable", "Best warriors"),
        "arms": translate("CortezTable", "Weapons"),
    }
    headings = {
        ("interruption_trade", "get"): translate("CortezTable", "You ask"),
        ("interruption_surrender", "give"): translate("CortezTable", "For a surrender"),
        ("interruption_call", "partner"): translate("CortezTable", "Whom you ask"),
        ("interruption_call", "give"): translate("CortezTable", "You pay"),
        ("interruption_help", "get"): translate("CortezTable", "Your price"),
    }
    return headings.get((kind, name)) or parts[name]


def no_warrior_label() -> str:
    """Return the label for laying no warrior."""
    return translate("CortezTable", "none")


def price(asked: str) -> str:
    """Return a mercenary's price in a few letters."""
    return {
        "free": translate("CortezTable", "free"),
        "any1": translate("CortezTable", "1 card"),
        "any2": translate("CortezTable", "2 cards"),
        "gold1": translate("CortezTable", "1 Gold"),
        "gold2": translate("CortezTable", "2 Gold"),
    }[asked]


def auction(bid: str) -> str:
    """Return the heading of an auction with its best bid."""
    return translate("CortezTable", "Auction: {bid}").format(bid=bid)


def best_bid(amount: int, name: str) -> str:
    """Return the best bid with its bidder."""
    if not amount:
        return translate("CortezTable", "no bid yet")
    if not name:
        return translate("CortezTable", "your {amount}").format(amount=amount)
    return translate("CortezTable", "{amount}, {name}").format(amount=amount, name=name)


# -- tags ------------------------------------------------------------------------------------------


def move_label(square: str) -> str:
    """Return the first line of the tag for a square a troop can go to."""
    text = translate("CortezTable", "Go to: {place}")
    return text.format(place=square_name(square))


def put_label(square: str) -> str:
    """Return the first line of the tag for a square on which the beaten troop can be put."""
    text = translate("CortezTable", "Put it here: {place}")
    return text.format(place=square_name(square))


def attacks(name: str, square: str) -> str:
    """Return the first line of the tag for a troop that can be attacked; `name` "" is unmarked."""
    square_text = square_name(square)
    if name:
        text = translate("CortezTable", "Attack {name}: {place}")
    else:
        text = translate("CortezTable", "Attack an unmarked troop: {place}")
    return text.format(name=name, place=square_text)


def cost(camouflage: int) -> str:
    """Return the cost of a way."""
    if not camouflage:
        return translate("CortezTable", "no Camouflage to pay")
    return translate("CortezTable", "%n Camouflage to pay", "", camouflage)


def gains(square: str, objective: str | None, *, draws: bool, fought: bool = False) -> list[str]:
    """Return the gains of a square, in lines.

    `objective` is the temple of the troop's owner, None for others' troops. Only the winner draws
    for a village that is `fought` for.
    """
    number = BOARD.square(square)
    lines = []
    cards = BOARD.village_values[number]
    if cards and draws and fought:
        lines.append(translate("CortezTable", "%n provision(s) for the winner", "", cards))
    elif cards and draws:
        lines.append(translate("CortezTable", "%n provision(s) for arriving", "", cards))
    if objective is not None and objective == f"temple{BOARD.city_numbers[number]}":
        lines.append(translate("CortezTable", "your objective: 10 points"))
    return lines


def troop(view: CortezView, name: str, names: Sequence[str]) -> str:
    """Return the owner of a troop, or its nation if it is unmarked."""
    collar = view.troops[TROOP_NUMBERS[name]].collar
    if collar is None:
        spanish = name.startswith("S")
        text = translate("CortezTable", "unmarked troop of {nation}")
        return text.format(nation=nation_name("spanish" if spanish else "aztec"))
    if not names[collar]:
        return translate("CortezTable", "your troop")
    text = translate("CortezTable", "{name}’s troop, {chief}")
    return text.format(name=names[collar], chief=card_name(view.chiefs[collar]))
