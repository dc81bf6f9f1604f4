"""Course of a turn: landings, what may follow them, drawing, the next seat (V-4, V-9)."""

from typing import Any

from gladsheim.core.kernel import kernel
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import HAND, KINDS, Follow, OnTile
from gladsheim.games.voluspa.record import (
    BOOST_SHIFT,
    COL_STEP,
    DIR_SHIFT,
    DISCARD,
    END,
    FLY,
    KIND_SHIFT,
    MASK,
    ROW_STEP,
    STAY,
    STEPS,
    Ints,
    Voluspa,
)
from gladsheim.games.voluspa.rules.board import lay, lift, put, swap, take
from gladsheim.games.voluspa.rules.columns import APART, BONUS, BOOSTER, FLIER, FOLLOW, OVER, VALUE
from gladsheim.games.voluspa.rules.placing import beyond
from gladsheim.games.voluspa.rules.scoring import bonus_tiles, by_lines, landing_points, line
from gladsheim.games.voluspa.rulings import NO_REFILL

_COVER, _CAPTURE = int(OnTile.COVER), int(OnTile.CAPTURE)
_CHAIN, _FLIGHT = int(Follow.CHAIN), int(Follow.FLIGHT)


@kernel
def code_kind(code: int) -> int:
    """Return the kind of a play, or FLY, STAY, END, DISCARD."""
    return code >> KIND_SHIFT


@kernel
def code_boosts(code: int) -> int:
    """Return the number of boosters given away with a play."""
    return (code >> BOOST_SHIFT) & 15


@kernel
def code_dir(code: int) -> int:
    """Return the direction of a bump, 1 to 4 for N, E, S, W; 0 without."""
    return (code >> DIR_SHIFT) & 7


@kernel
def code_cell(code: int) -> int:
    """Return the cell of a play or a flight; the kind of a discard."""
    return code & MASK


@kernel
def extra_bonus(s: Voluspa, cell: int, kind: int) -> int:
    """Return the bonus of the tile that a landing of this kind covers (V-6.13)."""
    shown = s.tile[cell]
    # Capturing is not covering (V-5.6), and a bumped Niohoggr counts where it lies now (V-12.28).
    return BONUS[shown] if shown > 0 and OVER[kind] == _COVER else 0


@kernel
def show(s: Voluspa, code: int) -> tuple[int, int]:
    """Show the landing of a play or flight without updating the rooms.

    Returns the bonus of the tile that it covers, and the cell to which it bumps (-1 if it bumps nothing).
    """
    kind = code_kind(code)
    boosts = code_boosts(code)
    # A Raven keeps its boosts for both landings (V-5.16d).
    if kind == FLY:
        kind = FLIER
        boosts = s.raven_boost
    cell = code_cell(code)
    shown = s.tile[cell]
    extra = extra_bonus(s, cell, kind)
    landing = -1
    if shown:
        boost = s.boost[cell]
        way = code_dir(code)
        if way:
            landing = beyond(s, cell, STEPS[way - 1])
        take(s, cell)
        # The bumped tile lies there before the Jotunn is compared: it may mute, add up or bookend (V-12.28).
        if way:
            put(s, landing, shown, boost)
    put(s, cell, kind, boosts)
    return extra, landing


@kernel
def hide(s: Voluspa, cell: int, landing: int, shown: int, boost: int) -> None:
    """Undo `show` on a cell that has shown a tile with `boost` boosts, or nothing."""
    # `put` needs a cell that shows nothing, so all is taken off first.
    take(s, cell)
    if landing >= 0:
        take(s, landing)
    if shown:
        put(s, cell, shown, boost)


@kernel
def points(s: Voluspa, code: int) -> int:
    """Return the points that an action gains at once. The state is the same afterwards."""
    kind = code_kind(code)
    # `stay` brings nothing: the first landing was scored when it happened (V-4.6).
    if kind > FLY:
        return 0
    cell = code_cell(code)
    shown = s.tile[cell]
    boost = s.boost[cell]
    extra, landing = show(s, code)
    won = landing_points(s, cell, FLIER if kind == FLY else kind, extra)
    hide(s, cell, landing, shown, boost)
    return won


@kernel
def explain(s: Voluspa, code: int, out: Ints) -> int:
    """Write the bonus of what a landing covers, its line in the row and in the column, each followed by the
    number of tiles with a bonus in it.

    Nothing for a tile that is not scored by its lines, nor for what is no landing.
    """
    kind = code_kind(code)
    if kind > FLY:
        return 0
    if kind == FLY:
        kind = FLIER
    if not by_lines(kind):
        return 0
    cell = code_cell(code)
    shown, boost = s.tile[cell], s.boost[cell]
    extra, landing = show(s, code)
    out[0] = extra
    at = 1
    for step in (ROW_STEP, COL_STEP):
        found = line(s, cell, step)
        out[at], out[at + 1], out[at + 2] = found.before, found.after, found.value
        out[at + 3], out[at + 4], out[at + 5] = found.rival, found.rule, found.bonus
        out[at + 6] = bonus_tiles(s, cell, step, -found.before, found.after)
        at += 7
    hide(s, cell, landing, shown, boost)
    return at


@kernel
def price(s: Voluspa, codes: Any, count: int, out: Any) -> None:
    """Write the points of `count` actions."""
    for at in range(count):
        out[at] = points(s, codes[at])


@kernel
def gain(s: Voluspa, seat: int, won: int) -> None:
    """Add the points of a landing (V-4.6, V-8.5)."""
    # A landing without points is no scoring event (V-8.5): the rank by `reached` goes by events.
    if won > 0:
        s.scores[seat] += won
        s.events += 1
        s.reached[seat] = s.events


@kernel
def drop(s: Voluspa, seat: int, kind: int) -> None:
    """Remove a tile from a hand, one that others know of first (V-8.4)."""
    at = seat * KINDS + kind
    s.hands[at] -= 1
    # Hels are not counted in hands (V-4.9).
    if not APART[kind]:
        s.held[seat] -= 1
    if s.known[at] > 0:
        s.known[at] -= 1


@kernel
def receive(s: Voluspa, seat: int, kind: int, count: int) -> None:
    """Add tiles to a hand in public."""
    at = seat * KINDS + kind
    s.hands[at] += count
    s.known[at] += count
    s.held[seat] += count


@kernel
def return_token(s: Voluspa, cell: int) -> None:
    """Return the booster token of a tile that leaves the board to the supply (V-5.5)."""
    if s.boost[cell]:
        s.tokens[VALUE[s.tile[cell]] + s.boost[cell]] += 1


@kernel
def take_token(s: Voluspa, kind: int, boosts: int) -> None:
    """Take the token of a boosted tile from the supply (V-5.14b)."""
    if boosts:
        s.tokens[VALUE[kind] + boosts] -= 1


@kernel
def land_over(s: Voluspa, cell: int, kind: int, boosts: int, way: int) -> None:
    """Land a tile on another one: it covers, captures or bumps it (V-5.4 to V-5.16)."""
    shown = s.tile[cell]
    boost = s.boost[cell]
    if way:
        landing = beyond(s, cell, STEPS[way - 1])
        # The bumped tile keeps its boost, scores nothing and triggers nothing (V-5.11f).
        swap(s, cell, kind, boosts)
        lay(s, landing, shown, boost)
        return
    return_token(s, cell)
    if OVER[kind] == _CAPTURE:
        receive(s, s.turn, shown, 1)
        # A Freya for each boost comes back (V-5.14d); the discard pile always holds them.
        if boost:
            receive(s, s.turn, BOOSTER, boost)
            s.discard[BOOSTER] -= boost
    # A tile under a Raven's first landing is not discarded: it comes back if the Raven flies on (V-5.16a).
    elif FOLLOW[kind] != _FLIGHT:
        s.discard[shown] += 1
    swap(s, cell, kind, boosts)


@kernel
def play(s: Voluspa, code: int) -> int:
    """Play a tile from the hand, score it, and find out what may follow."""
    seat = s.turn
    kind = code_kind(code)
    boosts = code_boosts(code)
    cell = code_cell(code)
    for _ in range(boosts):
        drop(s, seat, BOOSTER)
    s.discard[BOOSTER] += boosts
    drop(s, seat, kind)
    under = s.tile[cell]
    # Asked while the tile that may be covered still lies there (V-6.13).
    extra = extra_bonus(s, cell, kind)
    if under:
        land_over(s, cell, kind, boosts, code_dir(code))
    else:
        lay(s, cell, kind, boosts)
    # After the landing: a token that this play freed may be taken (V-5.14b).
    take_token(s, kind, boosts)
    won = landing_points(s, cell, kind, extra)
    gain(s, seat, won)
    # Only the last Hermod counts (V-5.10d).
    s.hermod = -1
    follow = FOLLOW[kind]
    if follow == _FLIGHT:
        take_wing(s, cell, under, boosts)
    # With an empty hand there is nothing to decide: the turn ends by itself (V-5.10f).
    elif follow == _CHAIN and holds(s, seat):
        s.hermod = cell
        s.phase = phases.HERMOD
    else:
        finish_turn(s, bool(under) and OVER[kind] == _CAPTURE)
    return won


@kernel
def take_wing(s: Voluspa, cell: int, under: int, boosts: int) -> None:
    """Take the Raven off the board after its first landing, until its final cell is known.

    Its second landing is judged without it (V-5.16a).
    """
    s.raven = cell
    s.under = under
    s.raven_boost = boosts
    s.phase = phases.RAVEN
    if under:
        # Without its boost: the token went with the first landing (V-5.16a, V-12.23).
        swap(s, cell, under, 0)
    else:
        lift(s, cell)


@kernel
def settle(s: Voluspa, cell: int) -> int:
    """Place the Raven for good; return the points it would gain there."""
    boosts = s.raven_boost
    extra = extra_bonus(s, cell, FLIER)
    # On `stay` too: only now what lies below is covered for good (V-5.16b).
    if s.tile[cell]:
        return_token(s, cell)
        s.discard[s.tile[cell]] += 1
        swap(s, cell, FLIER, boosts)
    else:
        lay(s, cell, FLIER, boosts)
    s.raven = -1
    s.under = 0
    s.raven_boost = 0
    return landing_points(s, cell, FLIER, extra)


@kernel
def holds(s: Voluspa, seat: int) -> bool:
    """Return whether a seat holds any tile; a Hel counts (V-4.10)."""
    if s.held[seat] > 0:
        return True
    for kind in range(1, KINDS):
        if APART[kind] and s.hands[seat * KINDS + kind] > 0:
            return True
    return False


@kernel
def finish_turn(s: Voluspa, captured: bool) -> None:
    """Discard down to five, or refill to five, then begin the next seat's turn (V-4.7 to V-4.10)."""
    seat = s.turn
    # More than five are possible only after capturing a boosted tile; nothing is drawn then (V-4.8).
    if s.held[seat] > HAND:
        s.phase = phases.TRIM
        return
    # By a reading a turn whose last play captured draws nothing (E-3.5).
    if captured and s.rulings & NO_REFILL:
        pass_on(s)
        return
    # One loop for all cases: plain captures and Hels leave five, chains and boosts fewer (V-4.7).
    while s.held[seat] < HAND and s.deck_left > 0:
        s.deck_left -= 1
        kind = s.deck[s.deck_left]
        s.deck[s.deck_left] = 0
        s.hands[seat * KINDS + kind] += 1
        s.held[seat] += 1
    pass_on(s)


@kernel
def drop_late(s: Voluspa) -> None:
    """Move all Hels in hands to the box when the deck is empty, by the option no_late_hel (V-9)."""
    if s.no_late_hel and s.deck_left == 0:
        for seat in range(s.players):
            for kind in range(1, KINDS):
                if APART[kind]:
                    s.removed[kind] += s.hands[seat * KINDS + kind]
                    s.hands[seat * KINDS + kind] = 0


@kernel
def pass_on(s: Voluspa) -> None:
    """Begin the turn of the next seat that holds a tile; without one the game is over."""
    # Before the next seat is sought: one that held Hels only is passed over (V-9).
    drop_late(s)
    s.hermod = -1
    # As far as the same seat: it plays on while nobody else holds a tile (V-4.10).
    for ahead in range(1, s.players + 1):
        seat = (s.turn + ahead) % s.players
        if holds(s, seat):
            s.turn = seat
            s.phase = phases.PLAY
            return
    s.turn = -1
    s.phase = phases.OVER


@kernel
def discard(s: Voluspa, kind: int) -> None:
    """Discard a tile: a forced discard goes to the box (V-4.5, V-5.10f), one over the limit
    to the discard pile (V-4.8).
    """
    seat = s.turn
    drop(s, seat, kind)
    if s.phase == phases.TRIM:
        s.discard[kind] += 1
        # More may be due, one action each (V-4.8).
        if s.held[seat] <= HAND:
            pass_on(s)
    else:
        s.removed[kind] += 1
        finish_turn(s, False)


@kernel
def apply(s: Voluspa, code: int) -> int:
    """Take a legal action; return the points it gains."""
    kind = code_kind(code)
    if kind < FLY:
        return play(s, code)
    won = 0
    if kind == FLY:
        won = settle(s, code_cell(code))
        gain(s, s.turn, won)
        finish_turn(s, False)
    elif kind == STAY:
        # Its points were given at the first landing.
        settle(s, s.raven)
        finish_turn(s, False)
    elif kind == END:
        finish_turn(s, False)
    elif kind == DISCARD:
        discard(s, code_cell(code))
    return won


@kernel
def step(states: Any, i: int, code: int) -> int:
    """Call `apply` for one state of a batch: the fastest call from Python."""
    return apply(states[i], code)
