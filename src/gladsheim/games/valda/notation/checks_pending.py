"""Checks whether the pending steps fit the position (VA-16.2): all faults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gladsheim.core.errors import Fault
from gladsheim.games.valda import frames
from gladsheim.games.valda.book.pack import SPARE, find_lists, order
from gladsheim.games.valda.notation.pending import Frame
from gladsheim.games.valda.notation.position import PendingFrame, Position
from gladsheim.games.valda.pieces import DECKS, GODS, Window
from gladsheim.games.valda.record import NOBODY

BOTTOMS: Mapping[str, tuple[int, ...]] = {
    "resource": (frames.RESOURCE, frames.BEGIN_GAME, frames.BEGIN_TURN),
    "game": (frames.GAME, frames.LOCK_DRAW, frames.BEGIN_BUILD),
    "build": (frames.BUILD, frames.BEGIN_ATTACK),
    "attack": (frames.BEGIN_FOLLOWERS,),
    "followers": (frames.FOLLOWERS, frames.END_TURN, frames.BEGIN_TURN),
}
"""Possible first entries of each phase: they lead on to the rest of the turn."""
_BOTTOM = {op for ops in BOTTOMS.values() for op in ops}
_ABOVE = {frames.LINE: frames.BEGIN_FOLLOWERS, frames.DISCARD: frames.BEGIN_BUILD}
"""Entries that must lie below these; documents may leave them out."""
_IN_ATTACK = (frames.DEFEND, frames.RESOLVE, frames.IMPACT)
_ATTACK_WINDOWS = (Window.DECLARED, Window.HIT, Window.DEFENDED)


def pending_faults(position: Position) -> Iterator[Fault]:
    """Yield faults of the stack; fills in entries that a document may leave out below its first one."""
    entries = position.pending
    if position.phase == "over":
        if entries:
            yield Fault("pending", "holds something to do, but the game is over")
        return
    if entries is not None:
        _fill_in(entries)
        if not entries:
            yield Fault(
                "pending", "is empty, but the game is not over; leave it out for the phase's decision"
            )
            return
        yield from _order(position, entries)
        _, spare = find_lists(position.book, [entry.effects for entry in entries if entry.effects])
        if len(spare) > SPARE:
            yield Fault(
                "pending", f"lists {len(spare)} effects in ways no card does; allowed: at most {SPARE}"
            )
        for place, entry in enumerate(entries):
            yield from _fits(position, entries, place, entry.frame)
    yield from _doings(position, [entry.frame.op for entry in entries or ()])


def _fill_in(entries: list[PendingFrame]) -> None:
    if entries and entries[0].frame.op in _ABOVE:
        entries.insert(0, PendingFrame(Frame(_ABOVE[entries[0].frame.op])))
    entries[:] = [
        entry for entry in entries if entry.frame.op != frames.NAMES.index("effects") or entry.effects
    ]


def _order(position: Position, entries: list[PendingFrame]) -> Iterator[Fault]:
    first = entries[0].frame.op
    if first not in BOTTOMS[position.phase]:
        allowed = ", ".join(frames.NAMES[op] for op in BOTTOMS[position.phase])
        yield Fault(
            "pending.0", f"is {frames.NAMES[first]!r} in phase {position.phase!r}; allowed: {allowed}"
        )
    for place, entry in enumerate(entries[1:], 1):
        op = entry.frame.op
        wrong = op in _BOTTOM or (op in _ABOVE and (place != 1 or first != _ABOVE[op]))
        if wrong:
            yield Fault(
                f"pending.{place}", f"is {frames.NAMES[op]!r}, which cannot stand above other entries"
            )
    if first != frames.GAME and position.players[position.active].open:
        yield Fault("pending.0", f"is {frames.NAMES[first]!r}, but cards lie open; allowed: 'game' (VA-6.8)")


def _doings(position: Position, ops: list[int]) -> Iterator[Fault]:
    """Check that attack, roll and structure are present exactly while a step needs them."""
    for name, there, op in (
        ("attack", position.attack is not None, frames.ATTACK_END),
        ("roll", position.roll is not None, frames.TAKE_ROLL),
        ("building", position.building is not None, frames.DO_BUILD),
    ):
        if ops.count(op) != int(there):
            word = "is there" if there else "is missing"
            yield Fault(name, f"{word}, but pending holds {frames.NAMES[op]!r} {ops.count(op)} times")


def _fits(position: Position, entries: list[PendingFrame], place: int, frame: Frame) -> Iterator[Fault]:
    """Check the conditions of single entries on the position."""
    name = f"pending.{place}"
    window = frame.a if frame.op == frames.WINDOW else None
    under = [entry.frame.op for entry in entries[:place]]
    in_attack = frame.op in _IN_ATTACK or window in _ATTACK_WINDOWS
    in_roll = frame.op == frames.DIE or window == Window.ROLLED
    if in_attack and frames.ATTACK_END not in under:
        yield Fault(name, "needs an attack, which ends below it")
    if in_roll and frames.TAKE_ROLL not in under:
        yield Fault(name, "needs a roll, which is paid out below it")
    if frames.TAKE_ROLL in under and not in_roll and frame.op != frames.TO_DISCARD:
        yield Fault(name, "cannot stand above 'take_roll'")
    if window == Window.BUILD and frames.DO_BUILD not in under:
        yield Fault(name, "needs a structure that is being built")
    if frames.DO_BUILD in under and window != Window.BUILD:
        yield Fault(name, "cannot stand above 'do_build'")
    in_game = frame.op == frames.FINISH_PLAY or window in (Window.FREE, Window.PLAYED)
    if in_game and position.phase != "game":
        yield Fault(name, "belongs to the game phase")
    if frame.op == frames.LOCK_DRAW:
        owned = position.players[position.active].temples.values()
        if len(entries) > 1 or max(owned, default=0) < position.book.limit("control"):
            yield Fault(name, "must stand alone, and needs an area that the active seat owns (VA-6.2)")
    if frame.op == frames.LINE and position.active in frame.ask:
        yield Fault(f"{name}.ask", "names the active seat, which is attacked (VA-8.1)")
    if _opens(entries[place]) and (frames.GAME not in under or frame.by != position.active):
        yield Fault(name, "opens or repeats cards: only the active seat does, above 'game'")
    yield from _choice_fits(position, name, frame)
    if frame.op == frames.PLAYER and frame.a == frames.FOR_VANISHED:
        below = [entry.frame for entry in entries[max(0, place - 2) : place]]
        good = len(below) == 2 and below[0].op == frames.WINDOW and below[0].a == Window.DECLARED
        if not good or below[1].op != frames.TO_DISCARD or place != len(entries) - 1:
            yield Fault(name, "must stand last, above a window 'declared' and a 'to_discard'")


def _opens(entry: PendingFrame) -> bool:
    """Return whether an entry lays cards open before the active seat, or may let one of its
    cards do so again.
    """
    again = any(effect.do == "replay" or effect.values.get("open") for effect in entry.effects)
    return again or entry.frame.op == frames.REPLAY


def _choice_fits(position: Position, name: str, frame: Frame) -> Iterator[Fault]:
    if (frame.op == frames.RES and frame.b == frame.by) or (frame.op == frames.THIEF and frame.a == frame.by):
        yield Fault(f"{name}.victim", "is the player who takes")
    if frame.op == frames.EFFECTS and frame.c == frame.by:
        yield Fault(f"{name}.target", "is the player whose card it is")
    if frame.op == frames.KEEP:
        deck = DECKS[frame.a + 1]
        cards = order(position.book)
        if any(cards[number].deck != deck for number in (frame.b, frame.c)):
            yield Fault(f"{name}.cards", f"are not both of the deck {deck}")
    if frame.op == frames.MOVE and frame.b != NOBODY != frame.c:
        if not position.players[frame.c].temples.get(GODS[frame.b], 0):
            yield Fault(f"{name}.from", f"names an area without a temple of seat {frame.c}")
    elif frame.op == frames.MOVE and frame.b != frame.c:
        yield Fault(name, "names from and seat together, or neither")
