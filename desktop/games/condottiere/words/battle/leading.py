"""Sentences about the leader of a battle of Condottiere, and about the winner of the game.

They claim nothing that depends on cards face down. An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.words.places import region_name
from desktop.language.names import capital, only_person_name
from desktop.language.translation import join_words, translate
from engine.core.values import Seat
from engine.games.condottiere.events import Standing
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import Lead, battle_lead, is_awake
from engine.games.condottiere.views.view import CondottiereView

#: Greatest number of regions listed by name; more regions are only counted.
_MAX_LISTED_REGIONS = 4
#: Greatest number of crowned regions with a sentence each.
_MAX_CROWN_SENTENCES = 2


def highest_rival_strength(ahead: Lead | Standing, seat: Seat) -> int:
    """Return the highest strength that the other seats show."""
    return max(total for other, total in enumerate(ahead.strengths) if other != seat)


def spring(ahead: Lead | Standing) -> str:
    """Return the sentence that Spring may strengthen a hidden card instead of visible ones, or
    ""."""
    if not ahead.higher:
        return ""
    return translate("Condottiere", "A higher hidden mercenary would gain the 3 of Spring instead.")


def is_open(ahead: Lead | Standing) -> bool:
    """Return whether hidden cards may decide which seat is ahead."""
    return not ahead.first


def has_hidden_cards(ahead: Lead | Standing) -> bool:
    """Return whether any cards are face down for the viewer."""
    return any(ahead.hidden)


def has_no_strength(ahead: Lead | Standing) -> bool:
    """Return whether no seat has any strength, so that there is nothing to compare."""
    return not any(ahead.strengths) and not has_hidden_cards(ahead)


# -- the leader ------------------------------------------------------------------------------------


def state_for_decider(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the state of the battle for the deciding seat; "" before the first card."""
    if not view.opened:
        return ""
    ahead = battle_lead(view)
    return f"{_leader_sentence(ahead, seat, names)} {spring(ahead)}".strip()


def _leader_sentence(ahead: Lead, seat: Seat, names: Sequence[str]) -> str:
    """Return the sentence about who leads now."""
    mine, best, covered = (
        ahead.strengths[seat],
        highest_rival_strength(ahead, seat),
        has_hidden_cards(ahead),
    )
    if is_open(ahead):
        return _open(ahead, seat, names)
    if ahead.leader is None:
        return _level_sentence(ahead, seat, names)
    match ahead.leader == seat, covered:
        case True, False:
            text = translate("Condottiere", "You are ahead with {mine}.")
        case True, True if ahead.higher:
            text = translate("Condottiere", "You are ahead, whatever is hidden.")
        case True, True:
            text = translate("Condottiere", "You are ahead with {mine}, whatever is hidden.")
        case False, False:
            text = translate("Condottiere", "{name} is ahead with {best}; you have {mine}.")
        case _:
            text = translate(
                "Condottiere",
                "{name} shows {best} and is ahead, whatever is hidden; you have {mine}.",
            )
    best = ahead.strengths[ahead.leader]
    return text.format(name=names[ahead.leader], best=best, mine=mine)


def short_state(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the state of the battle in a few words, for use after another sentence.

    The least important words are at the end, because the end is cut off where there is no room.
    """
    if not view.opened:
        return ""
    ahead = battle_lead(view)
    return f"{_short_state(ahead, seat, names)} {spring(ahead)}".strip()


def _short_state(ahead: Lead, seat: Seat, names: Sequence[str]) -> str:
    if is_open(ahead):
        text = translate("Condottiere", "You have {mine} against {best} shown.")
        if not ahead.hidden[seat]:
            text = f"{text} {translate('Condottiere', 'With a hidden card: {names}.')}"
    elif ahead.leader is None:
        return _level_sentence(ahead, seat, names)
    elif ahead.leader == seat:
        text = translate("Condottiere", "You lead {mine}\xa0to\xa0{best}.")
    else:
        return _trailing_sentence(ahead, seat, names)
    name = "" if ahead.leader is None else names[ahead.leader]
    hiding = _hiding_names(ahead, seat, names)
    mine, best = ahead.strengths[seat], highest_rival_strength(ahead, seat)
    return text.format(mine=mine, best=best, name=name, names=hiding)


def _trailing_sentence(ahead: Lead, seat: Seat, names: Sequence[str]) -> str:
    """Return who leads the deciding seat, and who else is before it, if that is certain."""
    assert ahead.leader is not None
    strengths, leader = ahead.strengths, ahead.leader
    mine, best = strengths[seat], strengths[leader]
    between = [
        other for other, strength in enumerate(strengths) if other != leader and strength > mine
    ]
    if has_hidden_cards(ahead):
        text = translate("Condottiere", "{name} leads with {best}; you have {mine}.")
    elif between:
        other = max(between, key=lambda seat: strengths[seat])
        text = translate(
            "Condottiere", "{name} leads with {best}, {other} has {second}, and you have {mine}."
        )
        return text.format(
            name=names[leader], best=best, other=names[other], second=strengths[other], mine=mine
        )
    else:
        text = translate("Condottiere", "{name} leads {best}\xa0to\xa0{mine}.")
    return text.format(name=names[leader], best=best, mine=mine)


def unopposed_text(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the state of the battle for a seat when all others have passed."""
    ahead = battle_lead(view)
    if has_hidden_cards(ahead) or ahead.leader is None:
        passed = translate("Condottiere", "All others have passed.")
        return f"{passed} {state_for_decider(view, seat, names)}".strip()
    if ahead.leader == seat:
        text = translate("Condottiere", "All others have passed; you lead {mine}\xa0to\xa0{best}.")
    else:
        text = translate("Condottiere", "All others have passed; you have {mine} against {best}.")
    return text.format(mine=ahead.strengths[seat], best=highest_rival_strength(ahead, seat))


def for_everybody(view: CondottiereView, names: Sequence[str]) -> str:
    """Return the leader of the battle, for seats that do not decide; "" without a battle."""
    if view.phase not in ("battle", "final_battle"):
        return ""
    ahead = battle_lead(view)
    name = "" if ahead.leader is None else names[ahead.leader]
    if is_open(ahead) and view.region is None:
        text = translate("Condottiere", "The hidden cards decide who leads the final battle.")
    elif is_open(ahead):
        text = translate(
            "Condottiere", "The hidden cards decide who leads the battle for {region}."
        )
    elif ahead.leader is None and view.region is None:
        text = translate("Condottiere", "Nobody is ahead in the final battle.")
    elif ahead.leader is None:
        text = translate("Condottiere", "Nobody is ahead in the battle for {region}.")
    elif view.region is None and name:
        text = translate("Condottiere", "{name} is ahead in the final battle.")
    elif view.region is None:
        text = translate("Condottiere", "You are ahead in the final battle.")
    elif name:
        text = translate("Condottiere", "{name} is ahead in the battle for {region}.")
    else:
        text = translate("Condottiere", "You are ahead in the battle for {region}.")
    region = "" if view.region is None else region_name(view.region)
    return text.format(name=name, region=region)


def other_strengths(ahead: Lead | Standing, seat: Seat, names: Sequence[str]) -> str:
    """Return the visible strengths of the other seats, with a remark on hidden cards."""
    if ahead.hidden[seat]:
        return translate("CondottiereTags", "The hidden cards decide who leads.")
    best, hider = highest_rival_strength(ahead, seat), _hider(ahead, seat)
    if hider is None:
        text = translate(
            "CondottiereTags", "The others show at most {best}. With a hidden card: {names}."
        )
        return text.format(best=best, names=_hiding_names(ahead, seat, names))
    if names[hider]:
        text = translate("CondottiereTags", "{name} shows {best} and has one hidden card.")
    else:
        text = translate("CondottiereTags", "You show {best} and have one hidden card.")
    return text.format(name=names[hider], best=best)


def _open(ahead: Lead, seat: Seat, names: Sequence[str]) -> str:
    """Return the strength of the deciding seat and the visible ones of the others."""
    if ahead.hidden[seat]:
        return other_strengths(ahead, seat, names)
    mine, best, hider = (
        ahead.strengths[seat],
        highest_rival_strength(ahead, seat),
        _hider(ahead, seat),
    )
    if hider is None:
        text = translate(
            "Condottiere",
            "You have {mine}; the others show at most {best}. With a hidden card: {names}.",
        )
        return text.format(mine=mine, best=best, names=_hiding_names(ahead, seat, names))
    text = translate("Condottiere", "You have {mine}; {name} shows {best} and has one hidden card.")
    return text.format(mine=mine, best=best, name=names[hider])


def _hider(ahead: Lead | Standing, seat: Seat) -> Seat | None:
    """Return the rival that hides a card, if it alone is the strongest rival.

    None when several rivals matter, or when several rivals hide a card.
    """
    best = highest_rival_strength(ahead, seat)
    hiding = [other for other, down in enumerate(ahead.hidden) if down and other != seat]
    if len(hiding) != 1 or ahead.strengths[hiding[0]] != best:
        return None
    equal = [other for other, total in enumerate(ahead.strengths) if total == best]
    return hiding[0] if not best or not set(equal) - {seat, hiding[0]} else None


def _hiding_names(ahead: Lead | Standing, seat: Seat, names: Sequence[str]) -> str:
    """Return the names of the other seats that have a hidden card."""
    down = enumerate(ahead.hidden)
    return join_words(
        [names[other] or only_person_name() for other, hid in down if hid and other != seat]
    )


def _level_sentence(ahead: Lead, seat: Seat, names: Sequence[str]) -> str:
    """Return in words which seats are level, and at what strength, when no seat is ahead."""
    mine, best = ahead.strengths[seat], max(ahead.strengths)
    level = join_words([names[other] for other in ahead.first if other != seat])
    if has_hidden_cards(ahead) and seat in ahead.first:
        text = translate("Condottiere", "You are level with {names}, whatever is hidden.")
    elif has_hidden_cards(ahead):
        text = translate("Condottiere", "{names} are level, whatever is hidden; you have {mine}.")
    elif not best:
        return translate("Condottiere", "Nobody has any strength.")
    elif seat in ahead.first:
        text = translate("Condottiere", "You are level with {names}, at {best}.")
    else:
        text = translate("Condottiere", "{names} are level at {best}; you have {mine}.")
    return text.format(names=level, best=best, mine=mine)


# -- the next leader -------------------------------------------------------------------------------


def strength_after_card_text(standing: Standing, seat: Seat) -> str:
    """Return the strength of the deciding seat after a card."""
    text = translate("CondottiereTags", "With this card: {mine} against {best}.")
    if has_hidden_cards(standing):
        text = translate("CondottiereTags", "With this card: {mine} against {best} shown.")
    return text.format(mine=standing.strengths[seat], best=highest_rival_strength(standing, seat))


def leader(view: CondottiereView) -> Seat | None:
    """Return who leads the battle that goes on; None where nobody does or it is open."""
    return battle_lead(view).leader if view.opened else None


def leader_after_card(
    standing: Standing, seat: Seat, names: Sequence[str], before: Seat | None = None
) -> str:
    """Return the leader after a card, or the seat that stays ahead where `before` leads already."""
    mine, best = standing.strengths[seat], highest_rival_strength(standing, seat)
    if is_open(standing):
        return other_strengths(standing, seat, names)
    if standing.leader is not None and standing.leader == before:
        return _staying_ahead_sentence(standing, seat, names)
    if standing.leader is not None:
        match standing.leader == seat, has_hidden_cards(standing):
            case True, False:
                text = translate("CondottiereTags", "You would lead.")
            case True, True:
                text = translate("CondottiereTags", "You would lead, whatever is hidden.")
            case False, False:
                text = translate("CondottiereTags", "{name} would lead.")
            case _:
                text = translate("CondottiereTags", "{name} would lead, whatever is hidden.")
        return text.format(name=names[standing.leader])
    level = join_words([names[other] for other in standing.first if other != seat])
    if seat in standing.first and best:
        text = translate("CondottiereTags", "You would be level with {name}.")
        return text.format(name=level)
    if best > mine and not has_hidden_cards(standing):
        text = translate("CondottiereTags", "{names} would be level at {best}.")
        return text.format(names=level, best=best)
    return translate("CondottiereTags", "Nobody would lead.")


def _staying_ahead_sentence(standing: Standing, seat: Seat, names: Sequence[str]) -> str:
    """Return the sentence that the leader would stay ahead."""
    assert standing.leader is not None
    match standing.leader == seat, has_hidden_cards(standing):
        case True, False:
            text = translate("CondottiereTags", "You would stay ahead.")
        case True, True:
            text = translate("CondottiereTags", "You would stay ahead, whatever is hidden.")
        case False, False:
            text = translate("CondottiereTags", "{name} would stay ahead.")
        case _:
            text = translate("CondottiereTags", "{name} would stay ahead, whatever is hidden.")
    return text.format(name=names[standing.leader])


def state_after_pass(
    view: CondottiereView, standing: Standing, seat: Seat, names: Sequence[str]
) -> list[str]:
    """Return in words where a pass would leave the deciding seat."""
    if standing.leader == seat and not any(
        is_awake(view, other) for other in range(len(view.hands)) if other != seat
    ):
        # Those left in the battle can only turn up a hidden card.
        return [translate("CondottiereTags", "You pass while in the lead.")]
    if standing.leader == seat:
        return [translate("CondottiereTags", "You pass while in the lead; the battle goes on.")]
    mine = standing.strengths[seat]
    if has_no_strength(standing):
        return [translate("CondottiereTags", "You pass before anybody has any strength.")]
    if is_open(standing):
        text = translate("CondottiereTags", "You pass with {mine}.")
        return [text.format(mine=mine), other_strengths(standing, seat, names)]
    text = translate("CondottiereTags", "You pass with {mine} against {best}.")
    return [text.format(mine=mine, best=highest_rival_strength(standing, seat))]


def addressed_state_after_pass(standing: Standing, seat: Seat, names: Sequence[str]) -> str:
    """Return in words where a pass leaves a seat, as said to the addressed player."""
    return f"{_stopping_sentence(standing, seat, names)} {spring(standing)}".strip()


def _stopping_sentence(standing: Standing, seat: Seat, names: Sequence[str]) -> str:
    """Return the sentence about what a seat must do to stop the leader."""
    name, mine = names[seat], standing.strengths[seat]
    if has_no_strength(standing):
        text = translate("CondottiereTags", "You stop before anybody has any strength.")
        if name:
            text = translate("CondottiereTags", "{name} stops before anybody has any strength.")
        return text.format(name=name)
    if is_open(standing):
        text = translate("CondottiereTags", "You stop at {mine}.")
        if name:
            text = translate("CondottiereTags", "{name} stops at {mine}.")
        return f"{text.format(name=name, mine=mine)} {other_strengths(standing, seat, names)}"
    if has_hidden_cards(standing):
        text = translate("CondottiereTags", "You stop at {mine}.")
        if name:
            text = translate("CondottiereTags", "{name} stops at {mine}.")
        return f"{text.format(name=name, mine=mine)} {_certain_leader(standing, names)}".strip()
    match standing.leader == seat, bool(name):
        case True, True:
            text = translate(
                "CondottiereTags",
                "{name} stops in the lead, {mine} against {best}; the battle goes on.",
            )
        case True, False:
            text = translate(
                "CondottiereTags",
                "You stop in the lead, {mine} against {best}; the battle goes on.",
            )
        case False, True:
            text = translate("CondottiereTags", "{name} stops at {mine} against {best}.")
        case _:
            text = translate("CondottiereTags", "You stop at {mine} against {best}.")
    return text.format(name=name, mine=mine, best=highest_rival_strength(standing, seat))


def _certain_leader(standing: Standing, names: Sequence[str]) -> str:
    """Return in words which seat leads although cards are hidden, or "" where several are level."""
    if standing.leader is None:
        return ""
    text = translate("CondottiereTags", "You lead, whatever is hidden.")
    if names[standing.leader]:
        text = translate("CondottiereTags", "{name} leads, whatever is hidden.")
    return text.format(name=names[standing.leader])


def reached_strength_text(
    standing: Standing, seat: Seat, names: Sequence[str], before: Lead
) -> str:
    """Return the strength of a seat after a card, in a sentence about the card.

    `before` is the lead without it.

    "" where no seat has any strength.
    """
    return f"{_needed_strength(standing, seat, names, before)} {spring(standing)}".strip()


def _needed_strength(standing: Standing, seat: Seat, names: Sequence[str], before: Lead) -> str:
    """Return the sentence about what a seat needs to take the lead."""
    mine, best = standing.strengths[seat], highest_rival_strength(standing, seat)
    if is_open(standing):
        text = translate("CondottiereTags", "It reaches {mine}.")
        return f"{text.format(mine=mine)} {other_strengths(standing, seat, names)}"
    if standing.higher and standing.leader == seat:
        text = translate("CondottiereTags", "It leads, whatever is hidden.")
    elif has_hidden_cards(standing) and standing.leader == seat:
        text = translate("CondottiereTags", "It leads with {mine}, whatever is hidden.")
    elif has_hidden_cards(standing):
        text = translate("CondottiereTags", "It reaches {mine}.")
        return f"{text.format(mine=mine)} {_certain_leader(standing, names)}".strip()
    elif standing.leader == seat:
        text = translate("CondottiereTags", "It leads with {mine} against {best}.")
    elif mine == best == 0:
        return ""
    elif before.leader == seat:
        text = translate("CondottiereTags", "It loses the lead: {mine} against {best}.")
    elif seat in standing.first and seat in before.first:
        text = translate("CondottiereTags", "It keeps the tie: {mine} against {best}.")
    elif seat in standing.first:
        text = translate("CondottiereTags", "It draws level: {mine} against {best}.")
    elif seat in before.first:
        text = translate("CondottiereTags", "It falls behind with {mine} against {best}.")
    else:
        text = translate("CondottiereTags", "It stays behind with {mine} against {best}.")
    return text.format(mine=mine, best=best)


# -- the possible winners --------------------------------------------------------------------------


def stakes_text(view: CondottiereView, names: Sequence[str], but: Seat | None = None) -> str:
    """Return the seats that would win the game with the contested region, the strongest first.

    The result is "" if there is none.

    `but` is a seat that is left out.
    """
    winners = [seat for seat in victory_goals.contenders(view) if seat != but]
    if not winners or view.region is None:
        return ""
    return _by_one(view.region, [names[seat] for seat in winners])


def unless_stopped(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return which seats would win with the contested region, and who else is in it.

    The result is "" if no rival of `seat` would win with it.
    """
    winners = victory_goals.contenders(view)
    if view.region is None or not set(winners) - {seat}:
        return ""
    if certain := inevitable_text(view, names):
        return certain
    others = [
        other
        for other in range(len(names))
        if other != seat and other not in winners and is_awake(view, other)
    ]
    called = [names[other] for other in winners]
    if others:
        text = translate("Condottiere", "Also still in the battle: {names}.")
        also = text.format(
            names=join_words([names[other] or only_person_name() for other in others])
        )
        return f"{stakes_text(view, names)} {also}"
    if not all(called) or any(is_awake(view, other) for other in winners[1:]):
        return stakes_text(view, names)
    text = translate(
        "Condottiere",
        "{region} would win the game for {winners}, and only you are left to stop it.",
    )
    return text.format(region=region_name(view.region), winners=join_words(called))


def inevitable_text(view: CondottiereView, names: Sequence[str]) -> str:
    """Return who wins the game with the contested region whatever the seat to move does, or ""."""
    winner = victory_goals.unstoppable_winner(view)
    if winner is None or view.region is None:
        return ""
    text = translate(
        "Condottiere", "{region} wins you the game, and nobody can prevent it any more."
    )
    if names[winner]:
        text = translate(
            "Condottiere",
            "{region} wins the game for {name}, and nobody can prevent it any more.",
        )
    return text.format(region=region_name(view.region), name=names[winner])


def by_regions(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return in words which seats would win the game with which eligible regions; or "".

    The deciding seat comes first.
    """
    wins = [victory_goals.winning_regions(view, other) for other in range(len(names))]
    rivals = [other for other, regions in enumerate(wins) if regions and other != seat]
    called = [names[other] for other in rivals]
    if wins[seat]:
        sentence = _by_several(wins[seat], names[seat])
        if not rivals:
            return sentence
        text = translate("Condottiere", "One more region would be enough for {names}, too.")
        return f"{sentence} {text.format(names=join_words(called))}"
    same = {wins[other] for other in rivals}
    if len(same) == 1 and len(wins[rivals[0]]) == 1:
        return _by_one(wins[rivals[0]][0], called)
    if len(rivals) == 1:
        return _by_several(wins[rivals[0]], called[0])
    if not rivals:
        return ""
    text = translate("Condottiere", "{names} each need only one more region: see Threats.")
    return text.format(names=join_words(called))


def threats(view: CondottiereView, names: Sequence[str]) -> list[str]:
    """Return one sentence per region that would win the game."""
    seats_by_region: dict[str, list[Seat]] = victory_goals.winning_seats_by_region(view)
    return [
        _by_one(region, [names[seat] for seat in seats])
        for region, seats in seats_by_region.items()
    ]


def crowns(view: CondottiereView, names: Sequence[str]) -> str:
    """Return the meaning of the crowns on the map.

    A few crowns are explained one by one; where they are many, only the mark is explained.
    """
    sentences = threats(view, names)
    if len(sentences) <= _MAX_CROWN_SENTENCES:
        return " ".join(sentences)
    return translate(
        "Condottiere", "A player’s crowned shield marks a region that would win them the game."
    )


def _by_one(region: str, winners: Sequence[str]) -> str:
    """Return the sentence about one region and the names of the seats that would win with it."""
    others = join_words([name for name in winners if name])
    if "" in winners and others:
        text = translate("Condottiere", "{names} would each win the game with {region}.")
        called = join_words([name or only_person_name() for name in sorted(winners, key=bool)])
        return text.format(region=region_name(region), names=capital(called))
    if "" not in winners:
        text = translate("Condottiere", "{region} would win the game for {name}.")
    else:
        text = translate("Condottiere", "{region} would win you the game.")
    return text.format(region=region_name(region), name=others)


def _by_several(regions: Sequence[str], name: str) -> str:
    """Return the sentence about one or more regions and the name of the seat that would win."""
    if len(regions) == 1:
        return _by_one(regions[0], [name])
    count, listed = len(regions), ", ".join(map(region_name, regions))
    if count > _MAX_LISTED_REGIONS:
        text = translate(
            "Condottiere", "%n region(s) would win you the game: see Threats.", "", count
        )
        if name:
            text = translate(
                "Condottiere", "%n region(s) would win the game for {name}: see Threats.", "", count
            )
        return text.format(name=name)
    text = translate("Condottiere", "%n region(s) would win you the game: {regions}.", "", count)
    if name:
        text = translate(
            "Condottiere", "%n region(s) would win the game for {name}: {regions}.", "", count
        )
    return text.format(name=name, regions=listed)
