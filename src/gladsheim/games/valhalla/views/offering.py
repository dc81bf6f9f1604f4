"""A legal action as a client is offered it: what it is about, in the game's own terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.state import look, read
from gladsheim.games.valhalla.notation.actions import cell_text, numbers_of, position_text, to_text
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.record import (
    A_ACE,
    A_ALLOW,
    A_BATTLE,
    A_DISCARD,
    A_DROP,
    A_END,
    A_EVENT,
    A_EXCUSE,
    A_GLORY,
    A_GLORY_ACE,
    A_LEADER,
    A_LOCATION,
    A_MARCH,
    A_MUSTER,
    A_PASS,
    A_PAY,
    A_PAY_RESERVE,
    A_PERSON,
    A_PLACE,
    A_PUT,
    A_RECRUIT,
    A_REFRESH,
    A_SCORE,
    A_SKIP,
    A_TAKE,
)
from gladsheim.games.valhalla.rules.maps import slot_names
from gladsheim.games.valhalla.rules.preview import points
from gladsheim.games.valhalla.rules.recruit import price
from gladsheim.games.valhalla.views.forecast import battle_of
from gladsheim.games.valhalla.views.shapes import ValhallaValues

Values = Callable[[Any, int, int, int], ValhallaValues]


def _nothing(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {}


def _card(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"card": IDS[a]}


def _card_at(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"card": IDS[a], "at": cell_text(record, b)}


def _location(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    new = look(record, "land")[b] < 0
    return {"card": IDS[a], "at": cell_text(record, b), "way": "add" if new else "replace"}


def _slot(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"slot": slot_names(read(record, "width"))[a]}


def _recruit(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    card = IDS[look(record, "market")[a]]
    return {
        "at": position_text(record, a),
        "card": card,
        "price": int(price(record, a, read(record, "turn"))),
    }


def _march(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"from": cell_text(record, a), "to": cell_text(record, b), "count": c}


def _muster(record: Any, a: int, b: int, c: int) -> ValhallaValues:
    return {"from": cell_text(record, a), "via": cell_text(record, b), "count": c}


KINDS: Mapping[int, tuple[str, Values]] = {
    A_PLACE: ("place", _slot),
    A_PASS: ("pass", _nothing),
    A_SKIP: ("skip", _nothing),
    A_BATTLE: ("battle", _nothing),
    A_RECRUIT: ("recruit", _recruit),
    A_EVENT: ("event", _card),
    A_PERSON: ("person", _card),
    A_LEADER: ("leader", _card_at),
    A_LOCATION: ("location", _location),
    A_DISCARD: ("discard", lambda record, a, b, c: {"card": IDS[a], "seat": b, "target": IDS[c]}),
    A_ACE: ("ace", _card_at),
    A_REFRESH: ("refresh", _card),
    A_GLORY: ("glory", _nothing),
    A_PAY: ("pay", _slot),
    A_PAY_RESERVE: ("pay_reserve", _nothing),
    A_DROP: ("drop", _card),
    A_PUT: ("put", lambda record, a, b, c: {"at": cell_text(record, a), "count": c}),
    A_MARCH: ("march", _march),
    A_MUSTER: ("muster", _muster),
    A_END: ("end", _nothing),
    A_EXCUSE: ("excuse", _card),
    A_ALLOW: ("allow", _nothing),
    A_GLORY_ACE: ("glory_ace", _card),
    A_SCORE: ("score", _nothing),
    A_TAKE: ("take", lambda record, a, b, c: {**_slot(record, a, b, c), "count": c}),
}
"""Type and values of each kind of action."""


def offered(record: Any, code: int) -> Json:
    """The action with its text, type and values, the battle it leads to, and the points it surely brings."""
    word, first, second, third = numbers_of(code)
    kind, values = KINDS[word]
    found: Json = {"action": to_text(code, record), "type": kind, **values(record, first, second, third)}
    battle = battle_of(record, code)
    if battle is not None:
        found["battle"] = battle
    return {**found, "points": int(points(record, code))}
