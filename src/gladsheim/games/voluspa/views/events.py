"""Events of an action, and who may know each of them.

They are built from the record before and after: the tiles drawn are the only thing that one seat alone may
know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from gladsheim.core.game import Json
from gladsheim.core.state import look, read, span
from gladsheim.core.telling.events import Event
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.notation.actions import Action, cell_text
from gladsheim.games.voluspa.pieces import BY_CODE, CODES, OnTile
from gladsheim.games.voluspa.record import DIRS, STEPS, cell_number, cell_place
from gladsheim.games.voluspa.rules.columns import FLIER
from gladsheim.games.voluspa.rules.outcome import result
from gladsheim.games.voluspa.rules.placing import beyond
from gladsheim.games.voluspa.views.view import View

WAYS = {OnTile.COVER: "cover", OnTile.CAPTURE: "capture", OnTile.BUMP: "bump"}


def way_of(record: Any, action: Action) -> str:
    """Return the way in which a play or flight comes to its cell: beside, cover, capture or bump."""
    assert action.at is not None
    shown = int(look(record, "tile")[cell_number(*action.at)])
    if shown <= 0:
        return "beside"
    return WAYS[BY_CODE[action.kind].over] if action.type == "play" else "cover"


def landing_text(record: Any, action: Action) -> str:
    """Return the cell on which the tile that an action bumps will land."""
    assert action.at is not None
    landing = beyond(record, cell_number(*action.at), STEPS[DIRS.index(action.dir) - 1])
    return cell_text(cell_place(record, int(landing)))


class RecordBefore(NamedTuple):
    """Facts of a record before an action, which its events need after it."""

    seat: int
    score: int
    deck: list[int]
    apart: list[int]
    """Number of Hels that each hand holds, where they may have to leave it; otherwise empty."""
    happenings: list[Event]
    """Events that follow from the board before the action."""


def look_before(record: Any, action: Action) -> RecordBefore:
    """Return the facts that the events of an action need from the record before it."""
    seat = look(record, "turn")
    return RecordBefore(
        seat=seat,
        score=look(record, "scores")[seat],
        deck=span(record, "deck", 0, look(record, "deck_left")),
        apart=_apart(record),
        happenings=_happenings(record, action, seat),
    )


def _apart(record: Any) -> list[int]:
    if not look(record, "no_late_hel"):
        return []
    view = View(record, None)
    return [view.apart(seat) for seat in range(look(record, "players"))]


def _happenings(record: Any, action: Action, seat: int) -> list[Event]:
    if action.type == "discard":
        pile = "discard" if read(record, "phase") == phases.TRIM else "box"
        return [Event("discarded", {"seat": seat, "tile": action.kind, "to": pile})]
    if action.type == "end":
        return [Event("ended", {"seat": seat})]
    if action.type == "stay":
        where = cell_text(cell_place(record, read(record, "raven")))
        return [Event("stayed", {"seat": seat, "at": where})]
    return _landing(record, action, seat)


def _landing(record: Any, action: Action, seat: int) -> list[Event]:
    assert action.at is not None
    at = cell_text(action.at)
    way = way_of(record, action)
    found = []
    kind, boost = action.kind, action.boosts
    if action.type == "flight":
        kind, boost = CODES[FLIER], read(record, "raven_boost")
        under = read(record, "under")
        left = cell_text(cell_place(record, read(record, "raven")))
        found.append(Event("lifted", {"seat": seat, "at": left, "under": CODES[under] if under else None}))
    elif action.boosts:
        found.append(Event("boosted", {"seat": seat, "tile": kind, "boosts": action.boosts, "at": at}))
    if way != "beside":
        found.append(_displaced(record, action, seat, way))
    shown_way = "flight" if action.type == "flight" else way
    found.append(Event("placed", {"seat": seat, "tile": kind, "boost": boost, "at": at, "way": shown_way}))
    return found


def _displaced(record: Any, action: Action, seat: int, way: str) -> Event:
    assert action.at is not None
    cell = cell_number(*action.at)
    facts = {
        "seat": seat,
        "tile": CODES[look(record, "tile")[cell]],
        "boost": int(look(record, "boost")[cell]),
    }
    at = cell_text(action.at)
    if way != "bump":
        return Event("captured" if way == "capture" else "covered", {**facts, "at": at})
    return Event("bumped", {**facts, "from": at, "to": landing_text(record, action), "dir": action.dir})


def look_after(record: Any, before: RecordBefore, action: Action, parts: list[Json]) -> tuple[Event, ...]:
    """Return the events of an action that has been taken, in order."""
    found = list(before.happenings)
    seat, phase, deck_left = before.seat, look(record, "phase"), look(record, "deck_left")
    if action.type in ("play", "flight"):
        total = look(record, "scores")[seat]
        scored = {"seat": seat, "points": total - before.score, "total": total, "parts": parts}
        found.append(Event("scored", scored))
    if drawn := before.deck[deck_left:]:
        tiles = {"tiles": [CODES[kind] for kind in reversed(drawn)]}
        found.append(Event("drew", {"seat": seat, "count": len(drawn)}, {seat: tiles}))
    if before.apart and phase in (phases.PLAY, phases.OVER) and not deck_left:
        found += _gone(View(record, None), before, action)
    if phase == phases.PLAY:
        found.append(Event("turn", {"seat": look(record, "turn")}))
    elif phase == phases.OVER:
        found.append(_over(View(record, None)))
    return tuple(found)


def _over(view: View) -> Event:
    players = view.read("players")
    outcome = result(
        True, view.part("scores", 0, players), view.part("reached", 0, players), view.read("first")
    )
    return Event("over", {name: outcome[name] for name in ("ranking", "scores", "display")})


def _gone(view: View, before: RecordBefore, action: Action) -> list[Event]:
    """Return the events of Hels that left the hands for the box (V-9), besides one that was just played."""
    events = []
    for seat, count in enumerate(before.apart):
        own = seat == before.seat and action.type in ("play", "discard")
        left = count - (1 if own and BY_CODE[action.kind].apart else 0)
        gone = left - view.apart(seat)
        if gone > 0:
            events.append(Event("hels_gone", {"seat": seat, "count": gone}))
    return events
