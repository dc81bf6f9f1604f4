"""The stack of what is still to be done ↔ `pending` of a position document (VA-16.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.state import look, read, write
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.pack import effect_document, order
from gladsheim.games.valda.pieces import CARD_TYPES, GODS, RESOURCES, WINDOWS
from gladsheim.games.valda.record import (
    DEPTH,
    DESTROY_WHAT,
    F_CHANGE,
    F_DESTROY,
    F_DIE,
    F_EFFECTS,
    F_FINISH_PLAY,
    F_GOD,
    F_GOD_CARD,
    F_KEEP,
    F_LINE,
    F_MOVE,
    F_PLAYER,
    F_RECOVER,
    F_REPLAY,
    F_RES,
    F_TEMPLE,
    F_THIEF,
    F_THROW,
    F_TO_DISCARD,
    F_WINDOW,
    FRAMES,
    GOD_FOR,
    NOBODY,
    PLAYER_FOR,
    THROW_FOR,
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


def top_frame(record: Any) -> Frame:
    """The last frame of a stack that has one: what is to be decided."""
    top = read(record, "depth") - 1
    op, by, a, b, c, ask = (
        look(record, name)[top] for name in ("f_op", "f_by", "f_a", "f_b", "f_c", "f_ask")
    )
    return Frame(op, by, a, b, c, unpack(ask))


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
    if frame.op == F_WINDOW:
        found |= {"kind": WINDOWS[frame.a], "ask": frame.ask}
        return found | ({"card": cards[frame.b].id} if frame.b >= 0 else {})
    if frame.op == F_LINE:
        return found | {"ask": frame.ask, "made": frame.a}
    if frame.op in (F_TO_DISCARD, F_FINISH_PLAY):
        return found | {"card": cards[frame.a].id}
    if frame.op == F_EFFECTS:
        listed = [effect_document(record, frame.a + place) for place in range(frame.b)]
        return found | {"by": frame.by, "list": listed, "target": _seat(frame.c)}
    if frame.op == F_KEEP:
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
    F_GOD_CARD: lambda a, b, c: {"god": GODS[a]},
    F_RES: lambda a, b, c: {"n": a, "victim": _seat(b)},
    F_PLAYER: lambda a, b, c: {"for": PLAYER_FOR[a], "n": b},
    F_THIEF: lambda a, b, c: {"victim": a},
    F_GOD: lambda a, b, c: {"for": GOD_FOR[a], "n": b, "seen": _gods(c)},
    F_CHANGE: lambda a, b, c: {"from": CHANGE_KINDS[a], "to": CHANGE_KINDS[b], "n": c},
    F_THROW: lambda a, b, c: {"for": THROW_FOR[a], "n": b, "done": c},
    F_TEMPLE: lambda a, b, c: {"pay": bool(a)},
    F_RECOVER: lambda a, b, c: {"type": RECOVER_TYPES[a], "n": b, **({"strongest": True} if c else {})},
    F_DESTROY: lambda a, b, c: {"victim": a, "what": DESTROY_WHAT[b]},
    F_MOVE: lambda a, b, c: {"victim": _seat(a), "from": None if b < 0 else GODS[b], "seat": _seat(c)},
    F_REPLAY: lambda a, b, c: {},
    F_DIE: lambda a, b, c: {},
}
"""The fields of frames of choice besides their player; plain steps have none at all."""
