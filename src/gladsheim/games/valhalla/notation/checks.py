"""Checks whether a position is possible (VH-14.5): all faults, each with its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gladsheim.core.errors import Fault
from gladsheim.games.valhalla import rulings
from gladsheim.games.valhalla.notation.position import Pending, Position, ZoneCard
from gladsheim.games.valhalla.pieces import (
    ACE,
    ARMIES,
    CARDS,
    CROWN,
    EVENT,
    EXCUSE,
    HEIGHT,
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    MANY,
    NUMBER,
    PERSON,
    WIDTHS,
    ZONE,
)

STAGES_WITH: dict[str, tuple[str, ...]] = {
    "pay": ("recruit",),
    "drop": ("recruit",),
    "plan": ("event", "person"),
    "excuse": ("event", "person", "location", "ace"),
    "glory": ("glory",),
}
"""Stages in which something is pending, and the kinds it may have."""
USES = {"event": EVENT, "person": PERSON, "location": LOCATION}
PHASE_OF = {"pay": 2, "drop": 2, "plan": 3, "excuse": 3, "glory": 4, "take": 4, "over": 4}
"""Phase of the active player in each stage but `turn`."""


def faults_of(position: Position) -> list[Fault]:
    """Return everything that makes a position impossible."""
    return [
        *_cards(position),
        *_armies(position),
        *_zones(position),
        *_landscape(position),
        *_stage(position),
        *_result(position),
        *_pending(position),
    ]


def chosen_cards(options: Mapping[str, Any]) -> list[str]:
    """Return the ids of all cards of the options."""
    sets = {"basic", *["extended"] * options["extended"], *["excuse"] * options["excuse"]}
    return [IDS[at] for at in range(options["decks"] * KINDS) if CARDS[at % KINDS].set in sets]


def _cards(position: Position) -> Iterator[Fault]:
    """Check that each card of the options is in exactly one place."""
    found = Counter([*position.draw, *position.discard])
    found.update(card for card in position.market if card is not None)
    found.update(place.card for place in position.landscape)
    found.update(held.card for player in position.players for held in player.cards)
    wanted = set(chosen_cards(position.options))
    for card, count in found.items():
        if card not in wanted:
            yield Fault("options", f"do not include {card}, which is in the position")
        elif count > 1:
            yield Fault("draw", f"{card} is in {count} places")
    missing = sorted(wanted - set(found))
    if missing:
        yield Fault("draw", f"these cards are nowhere: {', '.join(missing[:8])}")


def _armies(position: Position) -> Iterator[Fault]:
    for seat, player in enumerate(position.players):
        bound = sum(held.armies for held in player.cards)
        slots = sum(counts[seat] for counts in position.slots.values())
        land = sum(place.armies for place in position.landscape if place.owner == seat)
        total = player.reserve + bound + slots + land
        if total != ARMIES:
            yield Fault(f"players.{seat}", f"has {total} armies; every player has {ARMIES} (VH-2.1)")


def _zones(position: Position) -> Iterator[Fault]:
    for seat, player in enumerate(position.players):
        most = ZONE + (seat == position.turn and position.stage in ("pay", "drop"))
        if len(player.cards) > most:
            yield Fault(f"players.{seat}.cards", f"are {len(player.cards)}; allowed: {most} (VH-7.7)")
        kinds = Counter(NUMBER[held.card] % KINDS for held in player.cards)
        if any(count > 1 for count in kinds.values()):
            yield Fault(f"players.{seat}.cards", "holds two identical cards (VH-7.5)")


def _landscape(position: Position) -> Iterator[Fault]:
    places = position.landscape
    cells = {(place.x, place.y) for place in places}
    if len(cells) < len(places):
        yield Fault("landscape", "has two cards in one cell")
    large = len(position.players) >= MANY
    width, least = WIDTHS[large], LOCATIONS[large]
    columns = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    rows = max(y for _, y in cells) - min(y for _, y in cells) + 1
    if columns > width or rows > HEIGHT:
        yield Fault("landscape", f"is {columns} x {rows}; allowed: {width} x {HEIGHT} (VH-3.1)")
    if len(places) < least:
        yield Fault("landscape", f"has {len(places)} cards; at least {least} (VH-3.1)")
    for place in places:
        if not CARDS[NUMBER[place.card] % KINDS].uses & LOCATION:
            yield Fault("landscape", f"holds {place.card}, which is not a location (VH-14.5)")
        if (place.owner is None) != (place.armies == 0):
            yield Fault("landscape", f"{place.card} has an owner exactly if it has armies")


def addable(cells: Iterable[tuple[int, int]], players: int) -> list[tuple[int, int]]:
    """Return the free cells beside a landscape that still fit into its grid (VH-3.1, VH-8.31)."""
    # A dict, not a set: the cells keep their order, and so does the result.
    taken = dict.fromkeys(cells)
    if not taken:
        return []
    xs, ys = zip(*taken, strict=True)
    (left, right), (top, bottom) = (min(xs), max(xs)), (min(ys), max(ys))
    width = WIDTHS[players >= MANY]
    around = dict.fromkeys(
        (x + dx, y + dy) for x, y in taken for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )
    return [
        (x, y)
        for x, y in around
        if (x, y) not in taken
        and max(right, x) - min(left, x) < width
        and max(bottom, y) - min(top, y) < HEIGHT
    ]


def _stage(position: Position) -> Iterator[Fault]:
    stage, player = position.stage, position.players[position.turn]
    if (stage == "over") != (position.result is not None):
        yield Fault("result", "is there exactly when the stage is over")
    if player.flags["stalled"] and stage != "over":
        yield Fault(f"players.{position.turn}.stalled", "is false while it is the player's turn (VH-14.1)")
    if _early_ace(position):
        if player.phase == 4 or (player.phase == 1 and not player.flags["placed"]):
            yield Fault(
                f"players.{position.turn}.phase",
                f"is {player.phase}; no ace is used in it, or before the first placement of a cycle",
            )
    elif stage in PHASE_OF and player.phase != PHASE_OF[stage]:
        yield Fault(
            f"players.{position.turn}.phase",
            f"is {player.phase}; stage {stage} is of phase {PHASE_OF[stage]}",
        )


def _early_ace(position: Position) -> bool:
    """Return whether rivals are asked about an ace that may be used in any turn (E-5.3)."""
    asked = position.stage == "excuse" and position.pending is not None and position.pending.kind == "ace"
    return asked and rulings.ACE in position.options.get("rulings", ())


def _result(position: Position) -> Iterator[Fault]:
    """Check that the result is that of the scores (VH-11.1, VH-11.3)."""
    result, scores = position.result, [player.score for player in position.players]
    if result is None:
        return
    if result.scores != scores:
        yield Fault("result.scores", f"are {result.scores}; the players have {scores}")
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if result.winners != best:
        yield Fault("result.winners", f"are {result.winners}; the most points have {best}")
    reason = "target" if len(best) == 1 and max(scores) >= position.options["target"] else "cap"
    if reason == "cap" and position.glories < position.options["glory_cap"]:
        yield Fault("result", f"comes too soon, after {position.glories} glory phases (VH-11.3)")
    if result.reason != reason:
        yield Fault("result.reason", f"is {result.reason}; with these scores it is {reason}")


def _pending(position: Position) -> Iterator[Fault]:
    pending, kinds = position.pending, STAGES_WITH.get(position.stage, ())
    if pending is None or pending.kind not in kinds:
        if pending is not None or kinds:
            allowed = " or ".join(kinds) or "null"
            yield Fault("pending", f"must be {allowed} in stage {position.stage}")
        return
    if pending.kind == "glory":
        yield from _turned(position, pending)
        return
    held = _held(position, pending.card)
    if held is None:
        yield Fault("pending.card", f"is {pending.card}, which the active player does not control")
    elif pending.kind == "recruit":
        yield from _recruit(position, pending)
    else:
        yield from _use(position, pending, held)


def _turned(position: Position, pending: Pending) -> Iterator[Fault]:
    """Check that the aces of a glory phase are used cards of the control zone (VH-10.5)."""
    if len(set(pending.aces)) != len(pending.aces):
        yield Fault("pending.aces", "names a card twice")
    for ace in pending.aces:
        held = _held(position, ace)
        if CARDS[NUMBER[ace] % KINDS].rank != ACE or held is None or not held.used:
            yield Fault("pending.aces", f"names {ace}, which is not a used ace of the active player")


def _held(position: Position, card: str) -> ZoneCard | None:
    cards = position.players[position.turn].cards
    return next((one for one in cards if one.card == card), None)


def _recruit(position: Position, pending: Pending) -> Iterator[Fault]:
    player = position.players[position.turn]
    if player.cards[-1].card != pending.card:
        yield Fault("pending.card", "is not the newest card of the control zone")
    if (position.stage == "pay") != (pending.due > 0):
        yield Fault("pending.due", f"is {pending.due} in stage {position.stage}")
    away = sum(counts[position.turn] for counts in position.slots.values())
    if pending.due > player.reserve + max(0, away - 1):
        yield Fault("pending.due", f"is {pending.due}, more than the player can pay (VH-7.4)")
    if position.stage == "drop" and len(player.cards) <= ZONE:
        yield Fault("stage", "is drop, but the control zone is not too full")


def _use(position: Position, pending: Pending, held: ZoneCard) -> Iterator[Fault]:
    card = CARDS[NUMBER[pending.card] % KINDS]
    fits = card.rank == ACE if pending.kind == "ace" else bool(card.uses & USES[pending.kind])
    if not fits:
        yield Fault("pending.kind", f"is {pending.kind}, which {pending.card} is not")
    if held.used or held.uses == 2:
        yield Fault("pending.card", f"is {pending.card}, which cannot be used now (VH-8.2)")
    cells = {(place.x, place.y): place for place in position.landscape}
    aimed = pending.kind in ("location", "ace") or (pending.kind == "person" and card.rank == CROWN)
    if aimed != (pending.dest is not None):
        yield Fault("pending.dest", "is there exactly for locations, aces and crown leaders")
    elif pending.kind == "ace" and pending.dest is not None:
        place = cells.get(pending.dest)
        if place is None or place.owner != position.turn:
            yield Fault("pending.dest", "is not a location that the player holds (VH-8.6)")
    elif pending.kind == "person" and pending.dest is not None and pending.dest not in cells:
        yield Fault("pending.dest", "is not a location (VH-8.22)")
    elif pending.kind == "location" and pending.dest is not None:
        yield from _location(position, pending.dest, set(cells))
    if pending.kind in ("location", "ace") and pending.steps:
        yield Fault("pending.steps", f"are none for {pending.kind}")
    if position.stage == "excuse":
        yield from _asked(position, pending)


def _location(position: Position, dest: tuple[int, int], cells: set[tuple[int, int]]) -> Iterator[Fault]:
    if dest in cells:
        if len(cells) < 5:
            yield Fault("pending.dest", "is taken, and only of five cards one can be replaced (VH-8.33)")
        return
    if dest not in addable(cells, len(position.players)):
        yield Fault("pending.dest", "is not a cell that can be added (VH-8.31)")


def _asked(position: Position, pending: Pending) -> Iterator[Fault]:
    """Check that only rivals with the Excuse are asked, in turn order (VH-8.7)."""
    if not pending.ask:
        yield Fault("pending.ask", "is empty, but stage excuse asks a player")
    seats = len(position.players)
    if pending.ask != sorted(set(pending.ask), key=lambda seat: (seat - position.turn) % seats):
        yield Fault("pending.ask", "is not in turn order, or names a seat twice")
    if pending.kind in ("event", "person") and not pending.steps:
        yield Fault("pending.steps", "are none; a plan that is complete has at least one (VH-8.3)")
    for seat in pending.ask:
        holds = any(NUMBER[held.card] % KINDS == EXCUSE for held in position.players[seat].cards)
        if seat == position.turn or not holds:
            yield Fault("pending.ask", f"names seat {seat}, which is not a rival with the Excuse")
