"""Conversion of a position document to its state (VA-16). `views/document.py` writes documents.

Reading goes in three steps: `reading.py` checks the form of each field, `checks.py` the
position as a whole, and `build` sets up the record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gladsheim.core.chance import set_rng
from gladsheim.core.game import Json
from gladsheim.core.positions.reader import padded
from gladsheim.core.state import read, write
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import CardFile, pack
from gladsheim.games.valda.notation.pending import Frame, unpack, write_frames
from gladsheim.games.valda.notation.position import Position
from gladsheim.games.valda.pieces import (
    BUILDINGS,
    CARD_TYPES,
    DECKS,
    DICE,
    GODS,
    LETTERS,
    PHASES,
    RESOURCES,
    WEAPON,
)
from gladsheim.games.valda.record import CARDS, DICE_ROLLED, FORCED, LAYOUT, PLAYED, SEATS, TAKES, USES
from gladsheim.games.valda.rules import setup, turn
from gladsheim.games.valda.rules.phases.attack import attack_line
from gladsheim.games.valda.rulings import RULINGS, costs_of

_PLAIN = {
    "resource": [frames.RESOURCE],
    "game": [frames.GAME],
    "build": [frames.BUILD],
    "attack": [frames.BEGIN_FOLLOWERS, frames.LINE],
    "followers": [frames.FOLLOWERS],
    "over": [],
}
"""Plain decision of each phase, where a document leaves `pending` out."""


def new_record(book: CardFile, options: Json) -> Any:
    """Return an empty table with these options."""
    record = LAYOUT.batch(1)[0]
    pack.write_book(record, book)
    write(record, "players", options["players"])
    write(record, "turnaround", int(options["turnaround"]))
    write(record, "race", int(options["race"]))
    readings = options.get("rulings", ())
    write(record, "rulings", RULINGS.bits(readings))
    pack.write_costs(record, book, costs_of(book, readings))
    write(record, "first", options["first"])
    setup.clear(record)
    return record


def build(position: Position, new_record: Callable[[CardFile, Json], Any] = new_record) -> Any:
    """Return the record of a checked position, at its next decision."""
    record = new_record(position.book, position.options)
    for name in ("round", "start", "active", "turns", "actions", "builds", "build_limit"):
        write(record, name, getattr(position, name))
    write(record, "phase", PHASES.index(position.phase))
    write(record, "used", [position.used[name] for name in USES])
    write(record, "received", [int(letter in position.received) for letter in LETTERS])
    write(record, "lent_count", len(position.lent))
    write(record, "lent", padded([GODS.index(god) for god in position.lent], PLAYED))
    write(record, "winner", -1 if position.winner is None else position.winner)
    set_rng(record, position.rng)
    write(record, "forced", padded(position.forced, FORCED))
    write(record, "forced_count", len(position.forced))
    _place_players(record, position)
    _place_cards(record, position)
    _place_doings(record, position)
    if position.phase == "over":
        write(record, "turn", -1)
    else:
        _place_pending(record, position)
        turn.settle(record)
    return record


def _place_players(record: Any, position: Position) -> None:
    players = position.players
    write(record, "followers", padded([one.followers for one in players], SEATS))
    goods = [one.goods[res] for one in players for res in RESOURCES]
    write(record, "goods", padded(goods, SEATS * 3))
    supply = [position.book.supply - sum(goods[at::3]) for at in range(3)]
    write(record, "supply", supply)
    write(record, "mines", padded([one.mines for one in players], SEATS))
    write(record, "drills", padded([one.drills for one in players], SEATS))
    temples = [one.temples.get(god, 0) for one in players for god in GODS]
    write(record, "temples", padded(temples, SEATS * 7))
    write(record, "opened", sum(1 << GODS.index(god) for god in position.opened))
    write(record, "bonus", padded([int(god in one.bonus) for one in players for god in GODS], SEATS * 7))


def _place_cards(record: Any, position: Position) -> None:
    number = pack.numbers(position.book)
    weapon = {card.id for card in position.book.cards if CARD_TYPES.index(card.type) == WEAPON}
    hands: list[int] = []
    for player in position.players:
        hands += padded(sorted(number[card] for card in player.hand), CARDS)
    write(record, "hands", padded(hands, SEATS * CARDS))
    write(record, "held", padded([len(one.hand) for one in position.players], SEATS))
    armed = [sum(card in weapon for card in [*one.hand, *one.open]) for one in position.players]
    write(record, "armed", padded(armed, SEATS))
    piles = {
        "open": ("open_count", position.players[position.active].open),
        "pile": ("pile_size", position.discard),
        "shield_cards": ("shield_count", position.attack.used if position.attack else []),
    }
    for name, (count, cards) in piles.items():
        write(record, name, padded([number[card] for card in cards], CARDS))
        write(record, count, len(cards))
    write(record, "played", padded([number[card] for card in position.played], PLAYED))
    write(record, "played_count", len(position.played))
    deck: list[int] = []
    for name, end in zip(DECKS, read(record, "deck_at")[1:], strict=True):
        deck += [number[card] for card in reversed(position.decks[name])]
        deck = padded(deck, end)
    write(record, "deck", padded(deck, CARDS))
    write(record, "deck_size", [len(position.decks[name]) for name in DECKS])


def _place_doings(record: Any, position: Position) -> None:
    if position.attack is not None:
        attack = position.attack
        write(record, "attacker", attack.by)
        write(record, "target", attack.target)
        write(record, "attack_card", pack.numbers(position.book)[attack.card])
        write(record, "shields", attack.shields)
        for name, flag in attack.flags.items():
            write(record, name, int(flag))
    if position.roll is not None:
        roll = position.roll
        write(record, "roller", roll.by)
        write(record, "dice", padded([DICE.index(die) for die in roll.dice], DICE_ROLLED))
        write(record, "shown", padded(roll.faces, DICE_ROLLED))
        write(record, "dice_count", len(roll.dice))
        write(record, "roll_use", TAKES.index(roll.use))
    if position.building is not None:
        write(record, "planned", BUILDINGS.index(position.building.what))
        # The document does not tell who stabbed; the next seat stands for him in events.
        stabber = (position.active + 1) % len(position.players)
        write(record, "stopped", stabber + 1 if position.building.stopped else 0)


def _place_pending(record: Any, position: Position) -> None:
    if position.pending is None:
        stack = [Frame(op) for op in _PLAIN[position.phase]]
        if position.phase == "attack":
            stack[-1].ask = unpack(int(attack_line(record)))
    else:
        listed = [entry for entry in position.pending if entry.effects]
        places = pack.place_lists(record, position.book, [entry.effects for entry in listed])
        for entry, place in zip(listed, places, strict=True):
            entry.frame.a = place
        stack = [entry.frame for entry in position.pending]
        _name_players(position, stack)
    write_frames(record, stack)


def _name_players(position: Position, stack: list[Frame]) -> None:
    """Set the player of the card in steps that discard it, which documents leave out."""
    for below, above in zip(stack, [*stack[1:], None], strict=True):
        if below.op == frames.FINISH_PLAY:
            below.by = position.active
        elif below.op == frames.TO_DISCARD:
            below.by = position.active if above is None else above.by
