"""Whether what is still to be done fits the position (VA-16.2): all faults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gladsheim.core.errors import Fault
from gladsheim.games.valda.book.pack import SPARE, find_lists, order
from gladsheim.games.valda.notation.pending import Frame
from gladsheim.games.valda.notation.position import PendingFrame, Position
from gladsheim.games.valda.pieces import DECKS, GODS, Window
from gladsheim.games.valda.record import (
    ATTACK_END,
    BEGIN_ATTACK,
    BEGIN_BUILD,
    BEGIN_FOLLOWERS,
    BEGIN_GAME,
    BEGIN_TURN,
    BUILD_PHASE,
    DEFEND,
    DIE,
    DO_BUILD,
    END_TURN,
    FINISH_PLAY,
    FOLLOWERS_PHASE,
    FRAMES,
    GAME_PHASE,
    IMPACT,
    KEEP,
    LINE,
    LOCK_DRAW,
    MOVE,
    NOBODY,
    PLAYER,
    REDIRECT,
    REPLAY,
    RES,
    RESOLVE,
    RESOURCE_PHASE,
    RUN,
    TAKE_ROLL,
    THIEF_TAKES,
    TO_DISCARD,
    TRIM,
    WINDOW,
)

BOTTOMS: Mapping[str, tuple[int, ...]] = {
    "resource": (RESOURCE_PHASE, BEGIN_GAME, BEGIN_TURN),
    "game": (GAME_PHASE, LOCK_DRAW, BEGIN_BUILD),
    "build": (BUILD_PHASE, BEGIN_ATTACK),
    "attack": (BEGIN_FOLLOWERS,),
    "followers": (FOLLOWERS_PHASE, END_TURN, BEGIN_TURN),
}
"""What the first entry may be: it leads on to the rest of the turn."""
_BOTTOM = {op for ops in BOTTOMS.values() for op in ops}
_ABOVE = {LINE: BEGIN_FOLLOWERS, TRIM: BEGIN_BUILD}
"""What these stand upon; documents may leave that out."""
_IN_ATTACK = (DEFEND, RESOLVE, IMPACT)
_ATTACK_WINDOWS = (Window.DECLARED, Window.HIT, Window.DEFENDED)


def pending_faults(position: Position) -> Iterator[Fault]:
    """Faults of the stack; fills in what a document may leave out below its first entry."""
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
    entries[:] = [entry for entry in entries if entry.frame.op != FRAMES.index("effects") or entry.effects]


def _order(position: Position, entries: list[PendingFrame]) -> Iterator[Fault]:
    first = entries[0].frame.op
    if first not in BOTTOMS[position.phase]:
        allowed = ", ".join(FRAMES[op] for op in BOTTOMS[position.phase])
        yield Fault("pending.0", f"is {FRAMES[first]!r} in phase {position.phase!r}; allowed: {allowed}")
    for place, entry in enumerate(entries[1:], 1):
        op = entry.frame.op
        wrong = op in _BOTTOM or (op in _ABOVE and (place != 1 or first != _ABOVE[op]))
        if wrong:
            yield Fault(f"pending.{place}", f"is {FRAMES[op]!r}, which cannot stand above other entries")
    if first != GAME_PHASE and position.players[position.active].open:
        yield Fault("pending.0", f"is {FRAMES[first]!r}, but cards lie open; allowed: 'game' (VA-6.8)")


def _doings(position: Position, ops: list[int]) -> Iterator[Fault]:
    """The attack, the roll and the structure are there exactly while something is to be done."""
    for name, there, op in (
        ("attack", position.attack is not None, ATTACK_END),
        ("roll", position.roll is not None, TAKE_ROLL),
        ("building", position.building is not None, DO_BUILD),
    ):
        if ops.count(op) != int(there):
            word = "is there" if there else "is missing"
            yield Fault(name, f"{word}, but pending holds {FRAMES[op]!r} {ops.count(op)} times")


def _fits(position: Position, entries: list[PendingFrame], place: int, frame: Frame) -> Iterator[Fault]:
    """What single entries need of the position."""
    name = f"pending.{place}"
    window = frame.a if frame.op == WINDOW else None
    under = [entry.frame.op for entry in entries[:place]]
    in_attack = frame.op in _IN_ATTACK or window in _ATTACK_WINDOWS
    in_roll = frame.op == DIE or window == Window.ROLLED
    if in_attack and ATTACK_END not in under:
        yield Fault(name, "needs an attack, which ends below it")
    if in_roll and TAKE_ROLL not in under:
        yield Fault(name, "needs a roll, which is paid out below it")
    if TAKE_ROLL in under and not in_roll and frame.op != TO_DISCARD:
        yield Fault(name, "cannot stand above 'take_roll'")
    if window == Window.BUILD and DO_BUILD not in under:
        yield Fault(name, "needs a structure that is being built")
    if DO_BUILD in under and window != Window.BUILD:
        yield Fault(name, "cannot stand above 'do_build'")
    in_game = frame.op == FINISH_PLAY or window in (Window.FREE, Window.PLAYED)
    if in_game and position.phase != "game":
        yield Fault(name, "belongs to the game phase")
    if frame.op == LOCK_DRAW:
        owned = position.players[position.active].temples.values()
        if len(entries) > 1 or max(owned, default=0) < position.book.limit("control"):
            yield Fault(name, "must stand alone, and needs an area that the active seat owns (VA-6.2)")
    if frame.op == LINE and position.active in frame.ask:
        yield Fault(f"{name}.ask", "names the active seat, which is attacked (VA-8.1)")
    if _opens(entries[place]) and (GAME_PHASE not in under or frame.by != position.active):
        yield Fault(name, "opens or repeats cards: only the active seat does, above 'game'")
    yield from _choice_fits(position, name, frame)
    if frame.op == PLAYER and frame.a == REDIRECT:
        below = [entry.frame for entry in entries[max(0, place - 2) : place]]
        good = len(below) == 2 and below[0].op == WINDOW and below[0].a == Window.DECLARED
        if not good or below[1].op != TO_DISCARD or place != len(entries) - 1:
            yield Fault(name, "must stand last, above a window 'declared' and a 'to_discard'")


def _opens(entry: PendingFrame) -> bool:
    """Whether it lays cards open before the active seat, or may have one of its cards do so again."""
    again = any(effect.do == "replay" or effect.values.get("open") for effect in entry.effects)
    return again or entry.frame.op == REPLAY


def _choice_fits(position: Position, name: str, frame: Frame) -> Iterator[Fault]:
    if (frame.op == RES and frame.b == frame.by) or (frame.op == THIEF_TAKES and frame.a == frame.by):
        yield Fault(f"{name}.victim", "is the player who takes")
    if frame.op == RUN and frame.c == frame.by:
        yield Fault(f"{name}.target", "is the player whose card it is")
    if frame.op == KEEP:
        deck = DECKS[frame.a + 1]
        cards = order(position.book)
        if any(cards[number].deck != deck for number in (frame.b, frame.c)):
            yield Fault(f"{name}.cards", f"are not both of the deck {deck}")
    if frame.op == MOVE and frame.b != NOBODY != frame.c:
        if not position.players[frame.c].temples.get(GODS[frame.b], 0):
            yield Fault(f"{name}.from", f"names an area without a temple of seat {frame.c}")
    elif frame.op == MOVE and frame.b != frame.c:
        yield Fault(name, "names from and seat together, or neither")
