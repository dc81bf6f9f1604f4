"""Checks whether a position is possible (VA-16.1): all faults, each with its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gladsheim.core.errors import Fault
from gladsheim.games.valda import frames
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.checks_pending import pending_faults
from gladsheim.games.valda.notation.position import Position
from gladsheim.games.valda.pieces import GODS, RESOURCES


def faults_of(position: Position) -> list[Fault]:
    """Return everything that makes a position impossible; fills in `turns`, and cards without a place."""
    return [
        *_cards(position),
        *_resources(position),
        *_temples(position),
        *_opened(position),
        *_open_cards(position),
        *_turns(position),
        *_race(position),
        *pending_faults(position),
    ]


def _pending_cards(position: Position) -> Iterator[str]:
    """Yield the cards that are being played or looked at."""
    known = order(position.book)
    for one in position.pending or ():
        if one.frame.op in (frames.FINISH_PLAY, frames.TO_DISCARD):
            yield known[one.frame.a].id
        elif one.frame.op == frames.KEEP:
            yield known[one.frame.b].id
            yield known[one.frame.c].id


def _cards(position: Position) -> Iterator[Fault]:
    """Check that there are no more copies than exist; puts missing cards at the bottom of their decks."""
    out = Counter([*position.cards_out(), *_pending_cards(position)])
    for deck in position.decks.values():
        out.update(deck)
    for card in position.book.cards:
        missing = card.count - out[card.id]
        if missing < 0:
            yield Fault(
                "players",
                f"{out[card.id]} copies of {card.id} in the document; there are {card.count} in all",
            )
        position.decks[card.deck] += [card.id] * missing


def _resources(position: Position) -> Iterator[Fault]:
    supply = position.book.supply
    for res in RESOURCES:
        held = sum(player.goods[res] for player in position.players)
        if held > supply:
            yield Fault("players", f"hold {held} {res} together; there are {supply} (VA-1.2)")


def _temples(position: Position) -> Iterator[Fault]:
    book = position.book
    sites, control = book.limit("sites_per_area"), book.limit("control")
    # Where a card file has sites enough, a second player gets so far in an area that was opened.
    opens = "area-opens-at-one-loss" in position.options.get("rulings", ())
    for god in GODS:
        standing = [player.temples.get(god, 0) for player in position.players]
        if sum(standing) > sites:
            yield Fault("players", f"have {sum(standing)} temples of {god}; there are {sites} sites (VA-1.1)")
        elif sum(count >= control for count in standing) > 1 and not opens:
            yield Fault("players", f"own the area of {god} twice (VA-11.5)")
    for seat, player in enumerate(position.players):
        built = sum(player.temples.values())
        if built > book.limit("temples_per_player"):
            most = book.limit("temples_per_player")
            yield Fault(f"players.{seat}.temples", f"are {built}; allowed: at most {most} (VA-1.3)")


def _opened(position: Position) -> Iterator[Fault]:
    """Check that an area is opened only while a player has three temples there (E-4.5)."""
    control = position.book.limit("control")
    for god in position.opened:
        if all(player.temples.get(god, 0) < control for player in position.players):
            yield Fault("opened", f"names {god}, where no player has {control} temples (E-4.5)")


def _open_cards(position: Position) -> Iterator[Fault]:
    for seat, player in enumerate(position.players):
        if player.open and (seat != position.active or position.phase != "game"):
            yield Fault(
                f"players.{seat}.open",
                "holds cards; only the active player has some, in the game phase (VA-1.7)",
            )


def seat_after(position: Position, turns: int) -> int:
    """Return the seat whose turn it is after `turns` turns (VA-4.1, VA-4.2)."""
    seats = len(position.players)
    last = position.book.limit("rounds") - 1
    if position.options["turnaround"] and turns >= last * seats:
        return (position.start - 1 - turns % seats) % seats
    return (position.start + turns % seats) % seats


def _turns(position: Position) -> Iterator[Fault]:
    """Check that round, start and active seat agree with the number of completed turns."""
    seats = len(position.players)
    begun = (position.round - 1) * seats
    turns = next(begun + at for at in range(seats) if seat_after(position, begun + at) == position.active)
    total = position.book.limit("rounds") * seats
    ended = position.phase == "over" and position.winner is None
    wanted = total if ended else turns
    if ended and turns != total - 1:
        yield Fault(
            "active", "is not the seat of the last turn, but the game is over without a winner of a race"
        )
    if position.turns not in (-1, wanted):
        yield Fault("turns", f"is {position.turns}; round, start and active say {wanted}")
    position.turns = wanted


def _race(position: Position) -> Iterator[Fault]:
    goal = position.book.limit("race_goal")
    if position.winner is not None:
        if not position.options["race"] or position.phase != "over":
            yield Fault("winner", f"is {position.winner}; only a race that is over has one (VA-14.2)")
        elif position.players[position.winner].followers < goal:
            yield Fault("winner", f"has fewer than {goal} followers (VA-14.2)")
    elif position.options["race"]:
        for seat, player in enumerate(position.players):
            if player.followers >= goal:
                yield Fault(
                    f"players.{seat}.followers", f"is {player.followers}, which has won the race (VA-14.2)"
                )
