"""Observation of a seat of Valhalla (VH-14.4), as numbers: everything but the piles."""

from gladsheim.core.encoding import Encoding, Section, around, places, put
from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla import kinds, stages
from gladsheim.games.valhalla.options import MOST_DECKS
from gladsheim.games.valhalla.pieces import ARMIES, HEIGHT, KINDS, WIDTHS
from gladsheim.games.valhalla.record import (
    CARDS,
    HELD,
    PLAN_STEPS,
    POSITIONS,
    SEATS,
    SIDE,
    SLOTS,
    Ints,
    Valhalla,
)
from gladsheim.games.valhalla.rules.uses.battle import ASK_BITS, ASK_MASK
from gladsheim.games.valhalla.rulings import RULINGS
from gladsheim.games.valhalla.tensors.actions import LEVELS, SPOTS, part, spot_of

_WIDTH = max(WIDTHS)
_LAND = (HEIGHT, _WIDTH)
_AREA = HEIGHT * _WIDTH
_ZONES = (SEATS, HELD)
_EACH = (SEATS,)
_POINTS, _CYCLES, _GLORIES = 2_000, 100, 1_000
_RULINGS = len(RULINGS.rows)

_PLACES = (
    Section("market", (POSITIONS,), KINDS, "by position of Valhalla: kind of card plus 1, 0: none", True),
    Section("slots", (SLOTS, SEATS), ARMIES, "by slot: the observer's armies, then the next seats'"),
    Section("land", _LAND, KINDS, "by row and column from the first with a location: kind plus 1", True),
    Section("owner", _LAND, SEATS, "whose armies are there: 1 the observer's, 2 the next seat's", True),
    Section("armies", _LAND, ARMIES, "armies there"),
    Section("planned_owner", _LAND, SEATS, "the same in the plan that is being made", True),
    Section("planned_armies", _LAND, ARMIES, "armies there in the plan"),
    Section("named", _LAND, 1, "1 if the plan has sent armies there from the reserve"),
)
_SEATED = (
    Section("zone", _ZONES, KINDS, "own control zone, in order, then the next seats': kind plus 1", True),
    Section("uses", _ZONES, 2, "uses of these cards"),
    Section("used", _ZONES, 1, "1 if used in this cycle"),
    Section("bound", _ZONES, ARMIES, "armies bound to them"),
    Section("reserve", _EACH, ARMIES, "armies in reserve, the observer's first"),
    Section("score", _EACH, _POINTS, f"points; {_POINTS:,} for more"),
    Section("cycle", _EACH, _CYCLES, f"cycle; {_CYCLES} for more"),
    Section("phase", _EACH, 4, "phase in which the marker lies", True),
    Section("placed", _EACH, 1, "1 if placed in this cycle"),
    Section("recruited", _EACH, 1, "1 if recruited in this cycle"),
    Section("fought", _EACH, 1, "1 after a turn in the battle phase"),
    Section("stalled", _EACH, 1, "1 if the last turn was a pass"),
    Section("asked", _EACH, 1, "1 if still to be asked for the Excuse"),
)
_TABLE = (
    Section("aces", (HELD,), KINDS, "aces turned in this glory phase: kind plus 1, 0: none", True),
    Section("turn", (1,), SEATS - 1, "whose turn it is: how many seats after the observer", True),
    Section("seat", (1,), SEATS - 1, "who is to act, in the same way", True),
    Section("stage", (1,), len(stages.NAMES) - 1, ", ".join(stages.NAMES), True),
    Section("kind", (1,), len(kinds.NAMES) - 1, "pending: nothing, " + ", ".join(kinds.NAMES[1:]), True),
    Section("card", (1,), KINDS, "kind of the card that is pending plus 1, 0: none", True),
    Section("dest", (1,), SPOTS, "cell for which it is used, as in actions, plus 1; 0: none", True),
    Section("due", (1,), ARMIES, "armies still to be paid"),
    Section("left", (1,), ARMIES, "armies or movements left in the plan"),
    Section("origin", (1,), SPOTS, "cell from which a pawn or court leads, in the same way", True),
    Section("free_kill", (1,), 1, "1 if the plan of a crown still has its free casualty"),
    Section("planned_reserve", (1,), ARMIES, "reserve of the seat whose turn it is in the plan"),
    Section("steps", (1,), PLAN_STEPS, "steps of the plan"),
    Section("pass_run", (1,), SEATS, f"passes in a row; {SEATS} for more"),
    Section("draw", (1,), CARDS, "cards in the draw pile"),
    Section("discard", (1,), CARDS, "cards in the discard pile"),
    Section("glories", (1,), _GLORIES, f"glory phases until the game is over; {_GLORIES:,} for more"),
    Section("target", (1,), _POINTS, f"points that win; {_POINTS:,} for more"),
    Section("players", (1,), SEATS, "number of seats", True),
    Section("decks", (1,), MOST_DECKS, "number of decktets", True),
    Section("extended", (1,), 1, "1 with the Pawns and the Courts", True),
    Section("excuse", (1,), 1, "1 with the Excuse", True),
    Section("rulings", (_RULINGS,), 1, "readings that are chosen, in the order of the options", True),
)
SECTIONS = (*_PLACES, *_SEATED, *_TABLE)
_AT_SLOTS, _AT_LAND = places(_PLACES)[1:3]
_AT_SEATED = places(_PLACES)[-1]
_AT_TABLE = _AT_SEATED + places(_SEATED)[-1]
_AT_EACH = places(_SEATED)[4]


@kernel
def observe(s: Valhalla, seat: int, out: Ints, at: int) -> None:
    """Write the observation of a seat."""
    _put_market(s, seat, out, at)
    _put_land(s, seat, out, at + _AT_LAND)
    _put_players(s, seat, out, at + _AT_SEATED)
    _put_turn(s, seat, out, at + _AT_TABLE)
    _put_pending(s, out, at + _AT_TABLE + HELD + 3)
    _put_game(s, out, at + _AT_TABLE + HELD + 12)


@kernel
def is_planned(s: Valhalla) -> bool:
    """Return whether there is a plan; without one, the values of a plan have no meaning."""
    return s.stage in (stages.PLAN, stages.EXCUSE) and s.kind in (kinds.EVENT, kinds.PERSON)


@kernel
def _put_market(s: Valhalla, seat: int, out: Ints, at: int) -> None:
    for position in range(POSITIONS):
        if s.market[position] >= 0:
            put(out, at + position, s.market[position] % KINDS + 1)
    for after in range(s.players):
        other = around(seat + after, s.players)
        for slot in range(SLOTS):
            put(out, at + _AT_SLOTS + slot * SEATS + after, s.slots[slot * SEATS + other])


@kernel
def _put_land(s: Valhalla, seat: int, out: Ints, at: int) -> None:
    top, left, planned = s.cells[0] // SIDE, s.first_column, is_planned(s)
    for number in range(s.cell_count):
        cell = s.cells[number]
        spot = at + (cell // SIDE - top) * _WIDTH + cell % SIDE - left
        put(out, spot, s.land[cell] % KINDS + 1)
        if s.armies[cell] > 0:
            put(out, spot + _AREA, around(s.owner[cell] - seat, s.players) + 1)
            put(out, spot + 2 * _AREA, s.armies[cell])
        if planned:
            if s.plan_armies[cell] > 0:
                put(out, spot + 3 * _AREA, around(s.plan_owner[cell] - seat, s.players) + 1)
                put(out, spot + 4 * _AREA, s.plan_armies[cell])
            put(out, spot + 5 * _AREA, s.named[cell])


@kernel
def _put_players(s: Valhalla, seat: int, out: Ints, at: int) -> None:
    for after in range(s.players):
        other = around(seat + after, s.players)
        for held in range(s.zone_count[other]):
            place, spot = other * HELD + held, at + after * HELD + held
            put(out, spot, s.zone[place] % KINDS + 1)
            put(out, spot + SEATS * HELD, s.uses[place])
            put(out, spot + 2 * SEATS * HELD, s.used[place])
            put(out, spot + 3 * SEATS * HELD, s.bound[place])
        spot = at + _AT_EACH + after
        put(out, spot, s.reserve[other])
        put(out, spot + SEATS, min(s.score[other], _POINTS))
        put(out, spot + 2 * SEATS, min(s.cycle[other], _CYCLES))
        put(out, spot + 3 * SEATS, s.phase[other])
        put(out, spot + 4 * SEATS, s.placed[other])
        put(out, spot + 5 * SEATS, s.recruited[other])
        put(out, spot + 6 * SEATS, s.fought[other])
        put(out, spot + 7 * SEATS, s.stalled[other])
    asked = s.ask
    while asked > 0:
        put(out, at + _AT_EACH + 8 * SEATS + around((asked & ASK_MASK) - 1 - seat, s.players), 1)
        asked >>= ASK_BITS


@kernel
def _put_turn(s: Valhalla, seat: int, out: Ints, at: int) -> None:
    for ace in range(s.ace_count):
        put(out, at + ace, s.aces[ace] % KINDS + 1)
    put(out, at + HELD, around(s.turn - seat, s.players))
    put(out, at + HELD + 1, around(s.seat - seat, s.players) if s.seat >= 0 else 0)
    put(out, at + HELD + 2, s.stage)


@kernel
def _put_pending(s: Valhalla, out: Ints, at: int) -> None:
    put(out, at, s.kind)
    if s.kind not in (kinds.NOTHING, kinds.GLORY):
        put(out, at + 1, s.card % KINDS + 1)
        put(out, at + 2, spot_of(s, s.dest) + 1 if s.dest >= 0 else 0)
        put(out, at + 3, s.due)
    if is_planned(s):
        put(out, at + 4, s.left)
        put(out, at + 5, spot_of(s, s.origin) + 1 if s.origin >= 0 else 0)
        put(out, at + 6, s.free_kill)
        put(out, at + 7, s.plan_reserve[s.turn])
        put(out, at + 8, s.step_count)


@kernel
def _put_game(s: Valhalla, out: Ints, at: int) -> None:
    put(out, at, min(s.pass_run, SEATS))
    put(out, at + 1, s.draw_count)
    put(out, at + 2, s.discard_count)
    put(out, at + 3, min(s.glory_cap - s.glories, _GLORIES))
    put(out, at + 4, min(s.target, _POINTS))
    put(out, at + 5, s.players)
    put(out, at + 6, s.decks)
    put(out, at + 7, s.extended)
    put(out, at + 8, s.excuse)
    for ruling in range(_RULINGS):
        put(out, at + 9 + ruling, s.rulings >> ruling & 1)


ENCODING = Encoding(version=1, levels=LEVELS, part=part, own=SECTIONS, observe=observe)
