"""Checks whether a position is possible (V-8.3): all faults, each with its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gladsheim.core.errors import Fault
from gladsheim.games.voluspa.notation.actions import cell_text
from gladsheim.games.voluspa.notation.position import Cell, Position
from gladsheim.games.voluspa.pieces import BY_CODE, HAND, LONGEST, TILES, TOKENS, Follow

_FLIER = next(tile.code for tile in TILES if tile.follow is Follow.FLIGHT)
_CHAINER = next(tile.code for tile in TILES if tile.follow is Follow.CHAIN)
_BOOSTER = next(tile.code for tile in TILES if tile.boosts)


def faults_of(position: Position) -> list[Fault]:
    """Return everything that makes a position impossible; fills in an absent `removed`."""
    return [
        *_tiles(position),
        *_board(position),
        *_boosts(position),
        *_known(position),
        *_turn(position),
        *_chain(position),
        *_flight(position),
        *_late(position),
    ]


def _tiles(position: Position) -> Iterator[Fault]:
    """Check that the tiles everywhere are exactly the set; Hels are never in the deck (V-2.4)."""
    left = Counter({code: BY_CODE[code].count for code in position.options["kinds"]})
    places = [("board", [code for code, _ in position.board.values()])]
    if position.under is not None:
        places.append(("raven.under", [position.under]))
    places += [(f"hands.{seat}", hand) for seat, hand in enumerate(position.hands)]
    places += [("deck", position.deck), ("discard", position.discard), ("removed", position.removed or [])]
    for name, codes in places:
        for code, count in Counter(codes).items():
            if count > left[code]:
                have = BY_CODE[code].count if code in position.options["kinds"] else 0
                yield Fault(name, f"too many {BY_CODE[code].name} tiles: the set has {have} of them in all")
            left[code] -= count
    if any(BY_CODE[code].apart for code in position.deck):
        yield Fault("deck", "holds a Hel; Hels are never in the deck (V-2.4)")
    missing = {code: count for code, count in left.items() if count > 0}
    if position.removed is None:
        position.removed = sorted(code for code, count in missing.items() for _ in range(count))
    elif missing:
        listed = ", ".join(f"{count} {code}" for code, count in sorted(missing.items()))
        yield Fault("removed", f"these tiles of the set are nowhere: {listed}")


def _neighbours(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    yield from ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))


def _is_island(cells: set[Cell]) -> bool:
    reached: set[Cell] = set()
    frontier = [next(iter(cells))] if cells else []
    while frontier:
        cell = frontier.pop()
        if cell not in reached:
            reached.add(cell)
            frontier += [other for other in _neighbours(cell) if other in cells]
    return bool(cells) and len(reached) == len(cells)


def _board(position: Position) -> Iterator[Fault]:
    """Check that the board is one island, with no line longer than seven."""
    cells = set(position.board)
    if not cells:
        yield Fault("board", "is empty; allowed: at least one tile")
        return
    if not _is_island(cells):
        yield Fault("board", "falls into several islands; all occupied cells must hang together")
    tiles = {cell for cell, (code, _) in position.board.items() if not BY_CODE[code].gap}
    for axis, (dx, dy) in (("row", (1, 0)), ("column", (0, 1))):
        for x, y in sorted(tiles):
            if (x - dx, y - dy) in tiles:
                continue
            length = 1
            while (x + length * dx, y + length * dy) in tiles:
                length += 1
            if length > LONGEST:
                where = cell_text((x, y))
                yield Fault(
                    "board", f"the {axis} from {where} has {length} tiles; allowed: {LONGEST} (V-4.4)"
                )


def _boosts(position: Position) -> Iterator[Fault]:
    """Check that tokens exist, are on tiles that can carry them, and that a Freya was given
    away for each boost.
    """
    used: Counter[int] = Counter()
    unlimited = "boosters-unlimited" in position.options.get("rulings", ())
    total = 0
    for cell, (code, boost) in position.board.items():
        if not boost:
            continue
        name = f"board.{cell_text(cell)}"
        tile = BY_CODE[code]
        total += boost
        if not tile.boostable:
            yield Fault(name, f"{tile.name} cannot be boosted (V-5.14)")
            continue
        token = (tile.value or 0) + boost
        used[token] += 1
        if token in TOKENS and unlimited:
            continue
        if used[token] > TOKENS.get(token, 0):
            yield Fault(name, f"there are only {TOKENS.get(token, 0)} booster tokens {token} (V-1.2)")
    given = position.discard.count(_BOOSTER)
    if total > given:
        yield Fault("discard", f"holds {given} Freyas, but the board carries {total} boosts (V-5.14)")


def _known(position: Position) -> Iterator[Fault]:
    """Check that the known part of a hand is part of it; Hels are not listed."""
    for seat, (known, hand) in enumerate(zip(position.known, position.hands, strict=True)):
        if Counter(known) - Counter(hand):
            yield Fault(f"known.{seat}", "lists tiles that are not in the hand")
        if any(BY_CODE[code].apart for code in known):
            yield Fault(f"known.{seat}", "lists a Hel; their number is public anyway (V-8.4)")


def _turn(position: Position) -> Iterator[Fault]:
    """Check that the seat to act, and the end of the game, fit the tiles that are left."""
    over = position.phase == "over"
    if (position.turn is None) != over:
        yield Fault("turn", "is null exactly in phase over")
    empty = not position.deck and not any(position.hands)
    if over and not empty:
        yield Fault("phase", "is over, but tiles are left in the deck or in hands (V-10.1)")
    if empty and not over and position.phase != "raven":
        yield Fault("phase", f"is {position.phase}, but the deck and all hands are empty (V-10.1)")
    if position.turn is None or over or empty:
        return
    hand = position.hands[position.turn]
    if position.phase in ("play", "hermod") and not hand:
        yield Fault("turn", f"seat {position.turn} holds no tile (V-4.10)")
    counted = sum(1 for code in hand if not BY_CODE[code].apart)
    if position.phase == "trim" and counted <= HAND:
        yield Fault(
            "phase", f"is trim, but seat {position.turn} holds only {counted} tiles besides Hels (V-4.8)"
        )


def _chain(position: Position) -> Iterator[Fault]:
    """Check that `hermod` is present exactly in its phase, and names a Hermod on the board."""
    if (position.hermod is not None) != (position.phase == "hermod"):
        yield Fault("hermod", "is given exactly in phase hermod")
    elif position.hermod is not None and position.board.get(position.hermod, ("", 0))[0] != _CHAINER:
        yield Fault("hermod", f"no Hermod lies at {cell_text(position.hermod)}")


def _flight(position: Position) -> Iterator[Fault]:
    """Check that `raven` is present exactly in its phase, names a Raven, and the board is
    valid without it.
    """
    if (position.raven is not None) != (position.phase == "raven"):
        yield Fault("raven", "is given exactly in phase raven")
        return
    if position.raven is None:
        return
    where = cell_text(position.raven)
    if position.board.get(position.raven, ("", 0))[0] != _FLIER:
        yield Fault("raven.at", f"no Raven lies at {where}")
    if position.under is None:
        if not _is_island(set(position.board) - {position.raven}):
            yield Fault("raven", "without the Raven the board falls apart (V-3.5)")
    elif position.under == _FLIER or BY_CODE[position.under].gap:
        yield Fault("raven.under", f"is {position.under}; a Raven never lies on one (V-5.15)")


def _late(position: Position) -> Iterator[Fault]:
    """Check that, with `no_late_hel`, an empty deck leaves no Hel in any hand (V-9)."""
    if not position.options["no_late_hel"] or position.deck:
        return
    for seat, hand in enumerate(position.hands):
        if any(BY_CODE[code].apart for code in hand):
            yield Fault(f"hands.{seat}", "holds a Hel although the deck is empty (no_late_hel, V-9)")
