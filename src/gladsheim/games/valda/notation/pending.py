"""The stack of what is still to be done ↔ `pending` of a position document (VA-16.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.state import read, write
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.pack import effect_document, order
from gladsheim.games.valda.pieces import CARD_TYPES, GODS, RESOURCES, WINDOWS
from gladsheim.games.valda.record import (
    CHANGE,
    DEPTH,
    DESTROY,
    DESTROY_WHAT,
    DIE,
    FINISH_PLAY,
    FRAMES,
    GOD,
    GOD_CARD,
    GOD_FOR,
    KEEP,
    LINE,
    MOVE,
    NOBODY,
    PLAYER,
    PLAYER_FOR,
    RECOVER,
    REPLAY,
    RES,
    RUN,
    TEMPLE,
    THIEF_TAKES,
    THROW,
    THROW_FOR,
    TO_DISCARD,
    WINDOW,
)
from gladsheim.games.valda.rules.stack import ASK_BITS, ASK_MASK

CHANGE_KINDS = (*RESOURCES, "any", "gold-diamond")
RECOVER_TYPES = (*CARD_TYPES, "any")


@dataclass(slots=True)
class Frame:
    """One thing still to do."""

    op: int
    by: int = 0
    a: int = 0
    b: int = 0
    c: int = 0
    ask: list[int] = field(default_factory=list)


def frames_of(record: Any) -> list[Frame]:
    """The stack of a record, the next thing last."""
    depth = read(record, "depth")
    op, by, a, b, c, ask = (read(record, name) for name in ("f_op", "f_by", "f_a", "f_b", "f_c", "f_ask"))
    return [Frame(op[at], by[at], a[at], b[at], c[at], unpack(ask[at])) for at in range(depth)]


def write_frames(record: Any, frames: Sequence[Frame]) -> None:
    """Give a record a stack."""
    columns = {
        "f_op": [one.op for one in frames],
        "f_by": [one.by for one in frames],
        "f_a": [one.a for one in frames],
        "f_b": [one.b for one in frames],
        "f_c": [one.c for one in frames],
        "f_ask": [pack(one.ask) for one in frames],
    }
    for name, values in columns.items():
        write(record, name, values + [0] * (DEPTH - len(values)))
    write(record, "depth", len(frames))


def unpack(asked: int) -> list[int]:
    """The seats of a packed list, the first first."""
    seats = []
    while asked:
        seats.append((asked & ASK_MASK) - 1)
        asked >>= ASK_BITS
    return seats


def pack(seats: Sequence[int]) -> int:
    """A list of seats as one number."""
    return sum((seat + 1) << (ASK_BITS * place) for place, seat in enumerate(seats))


def pending_document(record: Any, book: Book) -> list[Json]:
    """The stack as documents write it."""
    return [entry(record, frame, book) for frame in frames_of(record)]


def entry(record: Any, frame: Frame, book: Book) -> Json:
    """One frame as documents write it."""
    found: Json = {"op": FRAMES[frame.op]}
    cards = order(book)
    if frame.op == WINDOW:
        found |= {"kind": WINDOWS[frame.a], "ask": frame.ask}
        return found | ({"card": cards[frame.b].id} if frame.b >= 0 else {})
    if frame.op == LINE:
        return found | {"ask": frame.ask, "made": frame.a}
    if frame.op in (TO_DISCARD, FINISH_PLAY):
        return found | {"card": cards[frame.a].id}
    if frame.op == RUN:
        listed = [effect_document(record, frame.a + place) for place in range(frame.b)]
        return found | {"by": frame.by, "list": listed, "target": _seat(frame.c)}
    if frame.op == KEEP:
        looked_at = [cards[frame.b].id, cards[frame.c].id]
        return found | {"by": frame.by, "god": GODS[frame.a], "cards": looked_at}
    if frame.op in _CHOICES:
        return found | {"by": frame.by} | _CHOICES[frame.op](frame.a, frame.b, frame.c)
    return found


def _gods(mask: int) -> list[str]:
    return [god for number, god in enumerate(GODS) if mask >> number & 1]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


_CHOICES: Mapping[int, Callable[[int, int, int], Json]] = {
    GOD_CARD: lambda a, b, c: {"god": GODS[a]},
    RES: lambda a, b, c: {"n": a, "victim": _seat(b)},
    PLAYER: lambda a, b, c: {"for": PLAYER_FOR[a], "n": b},
    THIEF_TAKES: lambda a, b, c: {"victim": a},
    GOD: lambda a, b, c: {"for": GOD_FOR[a], "n": b, "seen": _gods(c)},
    CHANGE: lambda a, b, c: {"from": CHANGE_KINDS[a], "to": CHANGE_KINDS[b], "n": c},
    THROW: lambda a, b, c: {"for": THROW_FOR[a], "n": b, "done": c},
    TEMPLE: lambda a, b, c: {"pay": bool(a)},
    RECOVER: lambda a, b, c: {"type": RECOVER_TYPES[a], "n": b},
    DESTROY: lambda a, b, c: {"victim": a, "what": DESTROY_WHAT[b]},
    MOVE: lambda a, b, c: {"victim": _seat(a), "from": None if b < 0 else GODS[b], "seat": _seat(c)},
    REPLAY: lambda a, b, c: {},
    DIE: lambda a, b, c: {},
}
"""The fields of frames of choice besides their player; plain steps have none at all."""
