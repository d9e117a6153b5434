"""Effects of an action of Contrées and of the strongest reply to it, as numbers."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.contrees.ending import final_lead
from engine.games.contrees.land import AROUND, HEXES
from engine.games.contrees.replies import effects_of, lead_of, strongest_reply
from engine.games.contrees.state import PLACE, ContreesState

#: What a lead is about that a seat has at the end of the match.
END = "end"


def reasons(world: ContreesState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `joins`: tiles that a laid tile touches
    - `meets`: corners at which it completes three tiles
    - `takes`: tiles taken
    - `razes`: towers demolished
    - `offers`, `exposes`: the points and towers that the strongest reply costs
    - `leads`, `trails`: points ahead or behind after that reply, or `END` where the rest of the
      match can be played out
    - `wins`, `loses`: the outcome, with the winner

    There is one effect for each number up to the greatest, because "at least n" includes all
    smaller numbers.
    """
    if code < PLACE:
        hex_ = code % HEXES
        beside = [hex_ + step in world.hexes for step in AROUND]
        meets = sum(beside[i] and beside[i - 1] for i in range(len(beside)))
        return [*_effects_up_to("joins", sum(beside)), *_effects_up_to("meets", meets)]
    seat, deed = world.turn, effects_of(world, code)
    world.step(code, rng)
    effects = [
        *_effects_up_to("takes", len(deed.taken_tiles)),
        *_effects_up_to("razes", len(deed.felled)),
    ]
    if world.decision is None:
        winner = world.winner()
        if winner >= 0:
            effects.append(Effect("wins") if winner == seat else Effect("loses", seat=winner))
    lead, _ = lead_of(world, seat)
    if reply := strongest_reply(world, seat):
        cost, towers = reply.amount
        lead -= cost
        effects += [*_effects_up_to("offers", cost), *_effects_up_to("exposes", towers)]
    final = final_lead(world, seat)
    about, lead = ("", lead) if final is None else (END, final[0])
    kind = "leads" if lead >= 0 else "trails"
    return [*effects, Effect(kind, about, number=abs(lead))]


def _effects_up_to(kind: str, maximum: int) -> list[Effect]:
    """Return an effect for each number up to `maximum`."""
    return [Effect(kind, number=number) for number in range(1, maximum + 1)]
