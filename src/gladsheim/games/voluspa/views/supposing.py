"""Actions that a waiting seat may suppose of the seat before it, from its own observation (V-8.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.prepared.suppositions import (
    NO_SUPPOSITIONS,
    SupposedState,
    Supposition,
    Suppositions,
    suppositions_in,
)
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import CODES

_PLACE = {code: place for place, code in enumerate(CODES)}

Observation = Mapping[str, Any]
Imagine = Callable[[Observation], SupposedState]


def suppositions(seen: Observation, seat: int, hidden: Sequence[str], imagine: Imagine) -> Suppositions:
    """Return the actions that the seat before may take on the board as it lies: every tile that it may hold,
    without boosts, on every cell that the rules allow. In its own turn also the rest of what it has begun.

    `hidden` are the tiles that the observer cannot place. Discards and boosted plays are left out: they
    depend on the rest of the hand.
    """
    before = _seat_before(seen, seat)
    now = None if before is None else _as_if_to_act(seen, before)
    if before is None or now is None:
        return NO_SUPPOSITIONS
    states = [
        imagine({**now, "hands": [*seen["hands"][:before], hand, *seen["hands"][before + 1 :]]})
        for hand in _hands(seen["hands"][before], hidden)
    ]
    found: dict[str, Supposition] = {}
    for state in states:
        for one in suppositions_in(state, seat, filter(_is_open, state.game.presenter.choices(state))):
            found.setdefault(one.choice["action"], one)
    ordered = sorted(found.values(), key=lambda one: _PLACE.get(one.choice.get("piece", ""), len(CODES)))
    return Suppositions(ordered, _scene(states[0], before, ordered)) if ordered else NO_SUPPOSITIONS


def _as_if_to_act(seen: Observation, before: int) -> Observation | None:
    """Return the observation as if a seat acts on the board as it lies; None while another's
    Raven is in flight.
    """
    if seen["turn"] == before:
        return seen
    if seen["phase"] == phases.NAMES[phases.RAVEN]:
        return None
    rest = {name: value for name, value in seen.items() if name != "hermod"}
    return {**rest, "turn": before, "phase": phases.NAMES[phases.PLAY]}


def _scene(state: SupposedState, before: int, found: Sequence[Supposition]) -> Json:
    """Return the scene of a seat that holds once each tile that may be supposed."""
    pieces = (one.choice["piece"] for one in found if one.choice["type"] == "play")
    scene = state.game.presenter.scene(state, before)
    seats = [
        {**one, "hand": list(dict.fromkeys(pieces))} if number == before else one
        for number, one in enumerate(scene["seats"])
    ]
    return {**scene, "seats": seats}


def _seat_before(seen: Observation, seat: int) -> int | None:
    """Return the last seat before another one that holds a tile; None if no other does (V-4.10)."""
    seats = len(seen["hands"])
    for back in range(1, seats):
        hand = seen["hands"][(seat - back) % seats]
        if hand["count"] + hand["hel"]:
            return (seat - back) % seats
    return None


def _hands(hand: Json, hidden: Sequence[str]) -> Iterator[Json]:
    """Yield hands that a seat may hold, as it is observed; together they contain each tile
    that it may hold.
    """
    unseen = hand["count"] - len(hand["known"])
    kinds = [code for code in dict.fromkeys(hidden) if code not in hand["known"]]
    if not unseen or not kinds:
        yield hand
        return
    for at in range(0, len(kinds), unseen):
        yield {**hand, "known": sorted([*hand["known"], *kinds[at : at + unseen]])}


def _is_open(choice: Json) -> bool:
    """Whether everything but the tile itself can be seen on the table."""
    return choice["type"] != "discard" and not choice.get("boosts")
