"""Conversion of the stack of pending steps to `pending` of a position document, and back (VA-16.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from gladsheim.core.game import Json
from gladsheim.core.state import look, read, write
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import CardFile, CardKind
from gladsheim.games.valda.book.pack import effect_document, order
from gladsheim.games.valda.pieces import CARD_TYPES, GODS, RESOURCES, WINDOWS
from gladsheim.games.valda.record import DEPTH, NOBODY
from gladsheim.games.valda.rules.stack import ASK_BITS, ASK_MASK

CHANGE_KINDS = (*RESOURCES, "any", "gold-diamond")
RECOVER_TYPES = (*CARD_TYPES, "any")


@dataclass(slots=True)
class Frame:
    """Frame of the stack: one pending step."""

    op: int
    by: int = 0
    a: int = 0
    b: int = 0
    c: int = 0
    ask: list[int] = field(default_factory=list)


def frames_of(record: Any) -> list[Frame]:
    """Return the stack of a record, the next step last."""
    depth = read(record, "depth")
    op, by, a, b, c, ask = (read(record, name) for name in ("f_op", "f_by", "f_a", "f_b", "f_c", "f_ask"))
    return [Frame(op[at], by[at], a[at], b[at], c[at], unpack(ask[at])) for at in range(depth)]


def top_frame(record: Any) -> Frame:
    """Return the last frame of a stack that has one: the present decision."""
    top = read(record, "depth") - 1
    op, by, a, b, c, ask = (
        look(record, name)[top] for name in ("f_op", "f_by", "f_a", "f_b", "f_c", "f_ask")
    )
    return Frame(op, by, a, b, c, unpack(ask))


def write_frames(record: Any, stack: Sequence[Frame]) -> None:
    """Write a stack into a record."""
    for name in ("op", "by", "a", "b", "c", "ask"):
        values = [getattr(one, name) for one in stack]
        packed = [pack(value) if name == "ask" else value for value in values]
        write(record, f"f_{name}", packed + [0] * (DEPTH - len(stack)))
    write(record, "depth", len(stack))


def unpack(asked: int) -> list[int]:
    """Return the seats of a packed list, in order."""
    seats = []
    while asked:
        seats.append((asked & ASK_MASK) - 1)
        asked >>= ASK_BITS
    return seats


def pack(seats: Sequence[int]) -> int:
    """Return a list of seats as one number."""
    return sum((seat + 1) << (ASK_BITS * place) for place, seat in enumerate(seats))


def pending_document(record: Any, book: CardFile) -> list[Json]:
    """Return the stack as documents write it."""
    return [entry(record, frame, book) for frame in frames_of(record)]


class NumberMeaning(Enum):
    """The meaning of a number of a frame, where it is not the number of a word."""

    COUNT = "count"
    SEAT = "seat"
    ANYBODY = "a seat or nobody"
    AREA = "the area of a god, or none"
    SEEN = "gods as bits"
    TRUTH = "truth"
    STRONGEST = "truth, written only where a reading makes it so (E-4.3)"
    WEAPON = "weapon"
    YELLOW = "yellow"


class FrameField(NamedTuple):
    """A field of an entry: its name, the number of the frame that holds it, and the words for that number
    or its meaning.
    """

    name: str
    at: str
    what: NumberMeaning | Sequence[str]
    default: Any = None
    """Value if a document leaves the field out; with None it may not."""


COLUMNS: Mapping[int, tuple[FrameField, ...]] = {
    frames.LINE: (FrameField("made", "a", NumberMeaning.COUNT, 0),),
    frames.TO_DISCARD: (FrameField("card", "a", NumberMeaning.WEAPON),),
    frames.FINISH_PLAY: (FrameField("card", "a", NumberMeaning.YELLOW),),
    frames.GOD_CARD: (FrameField("god", "a", GODS),),
    frames.RES: (FrameField("n", "a", NumberMeaning.COUNT), FrameField("victim", "b", NumberMeaning.ANYBODY)),
    frames.PLAYER: (FrameField("for", "a", frames.PLAYER_FOR), FrameField("n", "b", NumberMeaning.COUNT, 1)),
    frames.THIEF: (FrameField("victim", "a", NumberMeaning.SEAT),),
    frames.GOD: (
        FrameField("for", "a", frames.GOD_FOR),
        FrameField("n", "b", NumberMeaning.COUNT, 1),
        FrameField("seen", "c", NumberMeaning.SEEN, []),
    ),
    frames.CHANGE: (
        FrameField("from", "a", CHANGE_KINDS),
        FrameField("to", "b", CHANGE_KINDS),
        FrameField("n", "c", NumberMeaning.COUNT),
    ),
    frames.THROW: (
        FrameField("for", "a", frames.THROW_FOR),
        FrameField("n", "b", NumberMeaning.COUNT),
        FrameField("done", "c", NumberMeaning.COUNT, 0),
    ),
    frames.TEMPLE: (FrameField("pay", "a", NumberMeaning.TRUTH),),
    frames.RECOVER: (
        FrameField("type", "a", RECOVER_TYPES),
        FrameField("n", "b", NumberMeaning.COUNT),
        FrameField("strongest", "c", NumberMeaning.STRONGEST, False),
    ),
    frames.DESTROY: (
        FrameField("victim", "a", NumberMeaning.SEAT),
        FrameField("what", "b", frames.DESTROY_WHAT),
    ),
    frames.MOVE: (
        FrameField("victim", "a", NumberMeaning.ANYBODY),
        FrameField("from", "b", NumberMeaning.AREA),
        FrameField("seat", "c", NumberMeaning.ANYBODY),
    ),
    frames.REPLAY: (),
    frames.DIE: (),
}
"""Fields of entries besides `by` and `ask`; plain steps have none at all."""
HEADS = {frames.LINE: ("ask",), frames.TO_DISCARD: (), frames.FINISH_PLAY: ()}
"""Fields that come before these; in all other entries `by`."""


def entry(record: Any, frame: Frame, book: CardFile) -> Json:
    """Return one frame as documents write it."""
    found: Json = {"op": frames.NAMES[frame.op]}
    cards = order(book)
    if frame.op == frames.WINDOW:
        found |= {"kind": WINDOWS[frame.a], "ask": frame.ask}
        return found | ({"card": cards[frame.b].id} if frame.b >= 0 else {})
    if frame.op == frames.EFFECTS:
        listed = [effect_document(record, frame.a + place) for place in range(frame.b)]
        return found | {
            "by": frame.by,
            "list": listed,
            "target": _written(NumberMeaning.ANYBODY, frame.c, cards),
        }
    if frame.op == frames.KEEP:
        looked_at = [cards[frame.b].id, cards[frame.c].id]
        return found | {"by": frame.by, "god": GODS[frame.a], "cards": looked_at}
    if frame.op in COLUMNS:
        found |= {name: getattr(frame, name) for name in HEADS.get(frame.op, ("by",))}
        for name, at, what, _ in COLUMNS[frame.op]:
            if what is NumberMeaning.STRONGEST and not getattr(frame, at):
                continue
            found[name] = _written(what, getattr(frame, at), cards)
    return found


def _written(what: NumberMeaning | Sequence[str], value: int, cards: Sequence[CardKind]) -> Any:
    if not isinstance(what, NumberMeaning):
        return what[value]
    if what in (NumberMeaning.WEAPON, NumberMeaning.YELLOW):
        return cards[value].id
    if what is NumberMeaning.SEEN:
        return [god for number, god in enumerate(GODS) if value >> number & 1]
    if what in (NumberMeaning.TRUTH, NumberMeaning.STRONGEST):
        return bool(value)
    if what is NumberMeaning.AREA:
        return None if value == NOBODY else GODS[value]
    return None if what is NumberMeaning.ANYBODY and value == NOBODY else value
