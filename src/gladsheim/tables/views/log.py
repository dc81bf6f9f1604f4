"""Log of a table: the entries that a session may read for each line that it may know of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.json import encode

from gladsheim.core.game import Game, Json
from gladsheim.core.telling.story import StoryDocument
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import shows_action, visible_lines, visible_seq
from gladsheim.tables.running.steps import VisibleLine, alike
from gladsheim.tables.shapes import EventJson, PartJson
from gladsheim.tables.table import ABANDON, REPAIR, RESIGN, RETURN, TAKEBACK, TIMEOUT, UNDO

T = TypeVar("T")

# With its whole log, the view of a table of 2,675 lines had 1.4 MB.
NEWEST_ENTRIES = 200
"""Number of entries in the log of a view, unless more have changed."""
MOST_ENTRIES = 500
"""Number of older entries that are sent at a time."""

HAPPENED = {
    UNDO: "undone",
    TAKEBACK: "taken_back",
    RESIGN: "resigned",
    TIMEOUT: "timed_out",
    RETURN: "returned",
    ABANDON: "abandoned",
    REPAIR: "repaired",
}
"""Event of a line that is no action."""


class Entry(Struct, frozen=True):
    """A line of the log. One that is no action has its kind as `action`: "undo", "takeback",
    "resign", "timeout", "return", "abandon" or "repair". Lines that were taken back are `undone`.

    `action` is empty where the viewer may not know what was chosen. `story` says in words what `events`
    and `parts` say in figures; null where the line is no action.
    """

    seq: int
    seat: int
    action: str
    points: int
    parts: list[PartJson]
    events: list[EventJson]
    story: StoryDocument | None
    at: str
    undone: bool


class LogPage(Struct, frozen=True):
    """Entries of a table's log, oldest first, as `viewer` may read them: those after the
    first `log_from`, 500 at most.

    `seq` counts all entries.
    """

    seq: int
    viewer: int | None
    log_from: int
    log: list[Entry]


class EncodedLog(Generic[T]):
    """Log entries that a viewer may read of these lines, as JSON; each is made when it is needed."""

    __slots__ = ("_encode", "_lines")

    def __init__(self, lines: Sequence[T], encode: Callable[[T], bytes]) -> None:
        self._lines = lines
        self._encode = encode

    def __len__(self) -> int:
        return len(self._lines)

    def since(self, start: int) -> bytes:
        """Return the entries after `start`, as a JSON array."""
        return b"[%b]" % b",".join(map(self._encode, self._lines[start:]))

    def same_as(self, other: EncodedLog[T]) -> int:
        """Return how many entries at the beginning of two logs are equal.

        A line may have changed while its entry reads as before.
        """
        # Lines that are equal have equal entries: only the rest is compared as JSON.
        start = alike(self._lines, other._lines)
        pairs = enumerate(zip(self._lines[start:], other._lines[start:], strict=False), start)
        changed = (number for number, (a, b) in pairs if self._encode(a) != other._encode(b))
        return next(changed, min(len(self), len(other)))


NO_LOG: EncodedLog[VisibleLine] = EncodedLog([], lambda _: b"")


def encoded_log(live: Live, mine: frozenset[int], viewer: int | None) -> EncodedLog[VisibleLine]:
    """Return the whole log of a session that looks through the eyes of `viewer`."""
    return EncodedLog(visible_lines(live, mine), partial(encoded_entry, viewer=viewer, game=live.game))


def newest_from(live: Live, mine: frozenset[int]) -> int:
    """Return how many entries come before the newest ones, which views contain."""
    return max(0, visible_seq(live, mine) - NEWEST_ENTRIES)


def log_of(
    live: Live, mine: frozenset[int], viewer: int | None, start: int, end: int | None = None
) -> list[Entry]:
    """Return the entries after `start` of the lines that a session may know of, each made once per viewer."""
    return [entry_of(line, viewer, live.game) for line in visible_lines(live, mine)[start:end]]


def reader_of(line: VisibleLine, viewer: int | None) -> int | None:
    """Return the viewer, if they may read more of a line than everybody may; else None, as
    for a spectator.
    """
    # Viewers who may read the same share one cached entry, under the key None.
    if viewer is None or line.step.applied is None:
        return None
    # Kernels write at most one other version of an entry, for the seat that acted.
    if (written := line.written) is not None:
        return viewer if written.own is not None and viewer == line.step.line.seat else None
    own = line.step.applied.hidden and line.step.line.seat == viewer
    return viewer if own or any(viewer in event.private for event in line.events) else None


def entry_of(line: VisibleLine, viewer: int | None, game: Game) -> Entry:
    """Return the entry that a viewer may read for a line, made once."""
    reader = reader_of(line, viewer)
    found: Entry | None = line.entries.get(reader)
    if found is None:
        found = line.entries[reader] = _entry(line, reader, game)
    return found


def encoded_entry(line: VisibleLine, viewer: int | None, game: Game) -> bytes:
    """Return the entry that a viewer may read for a line as JSON, made once; only the JSON is cached."""
    reader = reader_of(line, viewer)
    found = line.encoded.get(reader)
    if found is None:
        written = line.written
        told = None if written is None else written.open if reader is None else written.own
        if told is None:
            found = encode(line.entries.get(reader) or _entry(line, reader, game))
        else:
            found = _written_entry(line, told)
        line.encoded[reader] = found
    return found


def _written_entry(visible: VisibleLine, told: bytes) -> bytes:
    """Return the entry of a line as JSON around the part that kernels wrote."""
    step = visible.step
    line, points = step.line, 0 if step.applied is None else step.applied.points
    words = (encode(line.action), points, told, encode(line.at), encode(step.undone))
    # The fields of `Entry` in its order, so that both ways give the same bytes.
    return b'{"seq":%d,"seat":%d,"action":%b,"points":%d,%b,"at":%b,"undone":%b}' % (
        visible.seq,
        line.seat,
        *words,
    )


def _entry(visible: VisibleLine, viewer: int | None, game: Game) -> Entry:
    step = visible.step
    line, applied = step.line, step.applied
    if applied is None:
        happened: Json = {"event": HAPPENED[line.kind], "seat": line.seat}
        if line.kind == REPAIR:
            happened["lines"] = int(line.action)
        return Entry(visible.seq, line.seat, line.kind, 0, [], [happened], None, line.at, False)
    # Also for the story below, which must not name a hidden action.
    action = line.action if shows_action(step, viewer) else ""
    # With those of later passes, as if nobody had been asked; points and parts are the action's own.
    events = [event.seen_by(viewer) for event in visible.events]
    return Entry(
        visible.seq,
        line.seat,
        action,
        applied.points,
        applied.parts,
        events,
        game.presenter.story(line.seat, action, applied.parts, events).document(),
        line.at,
        step.undone,
    )
