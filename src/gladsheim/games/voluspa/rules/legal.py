"""Legal actions of a state (V-7.2).

A menu is a list of rows; a row is a kind with a number of boosts and a source of cells.
The k-th action of a menu is found without writing them all out; `listing.py` writes them.
"""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import KINDS, TOKEN_VALUES, OnTile
from gladsheim.games.voluspa.record import (
    BARE,
    BOOST_SHIFT,
    DISCARD,
    END,
    FLY,
    KEPT,
    KIND_SHIFT,
    MENU_ROWS,
    OPEN,
    SHADED,
    STAY,
    Menu,
    Voluspa,
)
from gladsheim.games.voluspa.rules.columns import (
    APART,
    BESIDE,
    BOLD,
    BOOSTABLE,
    BOOSTER,
    CHAIN_AROUND,
    FLIER,
    GUARD_KIND,
    OVER,
    SPARES,
    SPARES_GUARDS,
    SUPPLY,
    VALUE,
)
from gladsheim.games.voluspa.rules.placing import AROUND, gather_bumps, gather_chain, source_cell, source_size
from gladsheim.games.voluspa.rulings import HERMOD_FREES, MUST_FOLLOW, SPARE_TROLLS, UNLIMITED

BUMPED = 6
"""Source of a row of bumps; a row without cells has the source 0."""
_BUMP = int(OnTile.BUMP)
_COVERS = table([kind not in (OnTile.NOT, OnTile.BUMP) for kind in OVER])
_PLAIN = table([not bold and kind != OnTile.BUMP for bold, kind in zip(BOLD, OVER, strict=True)])
"""Kinds that can only be placed in the rooms OPEN and BARE."""


@kernel
def spares_too(s: Voluspa, kind: int) -> int:
    """Return a further kind that a kind may not be placed over, by a reading (E-3.1); 0 for none."""
    return GUARD_KIND if s.rulings & SPARE_TROLLS and SPARES_GUARDS[kind] else 0


@kernel
def spared(s: Voluspa, m: Menu, at: int, cell: int) -> bool:
    """Return whether a row excludes a cell of its source."""
    kind = m.kind[at]
    if kind == FLY:
        # The second landing is placed like the Raven itself, but on another cell than the first (V-5.16).
        kind = FLIER
        if cell == s.raven:
            return True
    shown = s.tile[cell]
    if shown <= 0:
        return False
    if SPARES[kind] == shown or spares_too(s, kind) == shown:
        return True
    # Only a tile that shows this token frees it for the play (V-5.14b).
    token = m.token[at]
    return token != 0 and (s.boost[cell] == 0 or VALUE[shown] + s.boost[cell] != token)


@kernel
def row_size(s: Voluspa, m: Menu, at: int) -> int:
    """Return the number of actions in a row."""
    source = m.source[at]
    if source == 0:
        return 1
    if source == BUMPED:
        return m.bump_count
    size = source_size(s, m, source)
    # Cells of these rooms are empty: there is no tile that a kind could spare.
    if source in (OPEN, SHADED) and m.kind[at] != FLY:
        return size
    # All tiles of the spared kind are known by their count, so nothing is searched.
    if source == BARE and not m.chained and m.token[at] == 0 and m.kind[at] != FLY:
        return size - s.bare[SPARES[m.kind[at]]] - s.bare[spares_too(s, m.kind[at])]
    count = 0
    for index in range(size):
        if not spared(s, m, at, source_cell(s, m, source, index)):
            count += 1
    return count


@kernel
def add_row(s: Voluspa, m: Menu, kind: int, boosts: int, source: int, token: int) -> int:
    """Add a row to the menu unless it is empty; returns its number of actions."""
    at = m.rows
    # Cannot happen in a sound record: 17 kinds, 0 to 8 boosts and three rows each stay below the limit.
    if at == MENU_ROWS:
        return 0
    m.kind[at] = kind
    m.boosts[at] = boosts
    m.source[at] = source
    m.token[at] = token
    size = row_size(s, m, at)
    if size > 0:
        m.count[at] = size
        m.rows = at + 1
    return size


@kernel
def add_cover_rows(s: Voluspa, m: Menu, kind: int, boosts: int, token: int) -> int:
    """Add the rows of a kind that is placed over tiles. With a token: only tiles that carry it."""
    # After a Hermod a Hel lies around it, watched by a Troll or not, never farther along the line (V-5.10c).
    if CHAIN_AROUND[kind] and m.chained:
        return add_row(s, m, kind, boosts, AROUND, token)
    total = add_row(s, m, kind, boosts, BARE, token)
    # Beside a Troll only a Hel may cover (V-5.9); Troll and Dwarf are bold on empty cells only.
    if BOLD[kind]:
        total += add_row(s, m, kind, boosts, KEPT, token)
    return total


@kernel
def add_kind(s: Voluspa, m: Menu, kind: int, boosts: int) -> int:
    """Add all rows of one kind with `boosts` boosts."""
    # There is no token above 12, so a boost may be too high as well as out of stock (V-5.14b).
    token = VALUE[kind] + boosts if boosts else 0
    free = boosts == 0 or (token < TOKEN_VALUES and s.tokens[token] > 0)
    if boosts and s.rulings & UNLIMITED:
        # Nobody looks at the supply; there is still no number below 2 or above 12 (E-3.6).
        if token >= TOKEN_VALUES or SUPPLY[token] == 0:
            return 0
        free = True
    covers = OVER[kind] and OVER[kind] != _BUMP
    total = 0
    if free:
        if BESIDE[kind]:
            total += add_row(s, m, kind, boosts, OPEN, 0)
            if BOLD[kind]:
                total += add_row(s, m, kind, boosts, SHADED, 0)
        if OVER[kind] == _BUMP:
            total += add_row(s, m, kind, boosts, BUMPED, 0)
        if covers:
            total += add_cover_rows(s, m, kind, boosts, 0)
    elif covers:
        # The last such token may be the one that this play sets free (V-5.14b).
        total += add_cover_rows(s, m, kind, boosts, token)
    return total


@kernel
def list_hand(s: Voluspa, m: Menu) -> int:
    """List the kinds in hand; return how many there are."""
    hand = s.turn * KINDS
    count = 0
    # Without branches: which kinds these are cannot be foreseen.
    for kind in range(1, KINDS):
        m.hand[count] = kind
        count += int(s.hands[hand + kind] != 0)
    return count


@kernel
def add_unboosted_plays(s: Voluspa, m: Menu) -> int:
    """Add the rows of `add_plays` where nothing can be boosted and no Hermod waits: their sizes are known."""
    open_size, bare_size = s.sizes[OPEN], s.sizes[BARE]
    total = 0
    for place in range(list_hand(s, m)):
        kind = m.hand[place]
        if not _PLAIN[kind]:
            if OVER[kind] == _BUMP:
                gather_bumps(s, m)
            total += add_kind(s, m, kind, 0)
            continue
        # Two rows, of which those that have cells stay; without branches, as above.
        at = m.rows
        size = open_size * BESIDE[kind]
        m.kind[at] = kind
        m.boosts[at] = 0
        m.source[at] = OPEN
        m.token[at] = 0
        m.count[at] = size
        total += size
        at += int(size > 0)
        size = (bare_size - s.bare[SPARES[kind]]) * _COVERS[kind]
        m.kind[at] = kind
        m.boosts[at] = 0
        m.source[at] = BARE
        m.token[at] = 0
        m.count[at] = size
        total += size
        m.rows = at + int(size > 0)
    return total


@kernel
def add_plays(s: Voluspa, m: Menu) -> int:
    """Add a row for every kind in hand and every way to play it; return the number of plays."""
    hand = s.turn * KINDS
    if not m.chained and s.hands[hand + BOOSTER] == 0 and not s.rulings & SPARE_TROLLS:
        return add_unboosted_plays(s, m)
    total = 0
    for kind in range(1, KINDS):
        if s.hands[hand + kind] == 0:
            continue
        # Searched only for a hand with a Jotunn: each tile has to be followed in four directions.
        if OVER[kind] == _BUMP:
            gather_bumps(s, m)
        total += add_kind(s, m, kind, 0)
        boosters = s.hands[hand + BOOSTER]
        if boosters and BOOSTABLE[kind]:
            # A Freya may boost another Freya, not itself (V-12.43).
            if kind == BOOSTER:
                boosters -= 1
            for boosts in range(1, boosters + 1):
                total += add_kind(s, m, kind, boosts)
    return total


@kernel
def add_discards(s: Voluspa, m: Menu, trim: bool) -> int:
    """Add a discard for each kind in hand; not of Hels when a hand is trimmed (V-4.5, V-4.8)."""
    total = 0
    hand = s.turn * KINDS
    # One action for a kind, however many copies are in hand (V-7.1).
    for kind in range(1, KINDS):
        if s.hands[hand + kind] and not (trim and APART[kind]):
            total += add_row(s, m, DISCARD, kind, 0, 0)
    return total


@kernel
def legal(s: Voluspa, m: Menu) -> int:
    """Fill the menu with the legal actions of the seat to act; return how many."""
    m.rows = 0
    m.chained = 0
    phase = s.phase
    if phase == phases.PLAY:
        # Discarding is legal only if nothing at all can be played (V-4.5).
        total = add_plays(s, m)
        return total if total else add_discards(s, m, False)
    if phase == phases.HERMOD:
        gather_chain(s, m)
        total = add_plays(s, m)
        # With a play `end` is legal if no reading bars it. Without one a discard is forced (V-5.10f, E-3.4).
        if total:
            return total if s.rulings & MUST_FOLLOW else total + add_row(s, m, END, 0, 0, 0)
        # By a reading nothing is discarded (E-3.8).
        return add_row(s, m, END, 0, 0, 0) if s.rulings & HERMOD_FREES else add_discards(s, m, False)
    if phase == phases.RAVEN:
        # No cells beside a Troll: a Raven is not bold. `stay` is offered even alone (V-5.16c).
        total = add_row(s, m, FLY, 0, OPEN, 0) + add_row(s, m, FLY, 0, BARE, 0)
        return total + add_row(s, m, STAY, 0, 0, 0)
    if phase == phases.TRIM:
        return add_discards(s, m, True)
    return 0


@kernel
def row_code(s: Voluspa, m: Menu, at: int, index: int) -> int:
    """Return the code of an action of a row, 0 <= index < its size."""
    kind = m.kind[at]
    source = m.source[at]
    if source == 0:
        return kind << KIND_SHIFT | m.boosts[at]
    head = kind << KIND_SHIFT | m.boosts[at] << BOOST_SHIFT
    if source == BUMPED:
        return head | m.bumps[index]
    # The row takes every cell of its source: the place is the index.
    if m.count[at] == source_size(s, m, source):
        return head | source_cell(s, m, source, index)
    for place in range(source_size(s, m, source)):
        cell = source_cell(s, m, source, place)
        if not spared(s, m, at, cell):
            if index == 0:
                return head | cell
            index -= 1
    return -1


@kernel
def pick(s: Voluspa, m: Menu, k: int) -> int:
    """Return the code of the k-th action of the menu, 0 <= k < legal(...), in the menu's own order."""
    at = 0
    while k >= m.count[at]:
        k -= m.count[at]
        at += 1
    return row_code(s, m, at, k)
