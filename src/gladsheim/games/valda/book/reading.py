"""Reader of a card file: every table of it is checked, and all faults are reported together."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gladsheim.core.errors import Fault, shorten
from gladsheim.games.valda.book.cards import (
    ALTERED,
    CardFile,
    CardFileError,
    CardKind,
    Die,
    Effect,
    Face,
    Row,
)
from gladsheim.games.valda.book.checks import Checker, doubles, within
from gladsheim.games.valda.book.effects import ATTACK, SUCCESS, YELLOW, read_effects
from gladsheim.games.valda.pieces import BUILDINGS, CARD_TYPES, DECKS, DICE, FACES, MODE_NAMES, RESOURCES

FORMAT = 1
MOST_CHARACTERS = 250_000
MOST_KINDS = 160
MOST_CARDS = 400
MOST_EFFECTS = 300
MOST_SUCCESSES = 40
"""Largest number of copies of defence cards with `success`: all of them may wait to take effect at once."""
MOST_COPIES = 20
HIGHEST_COST = 10
HIGHEST_POWER = 20
LONGEST_NAME = 60
LONGEST_SOURCE = 40
HIGHEST_PRICE = 30
MOST_DICE = 10
HIGHEST_FACE = 10
PLAYERS = range(2, 6)
MOST_ZONES = 8
HIGHEST_ZONE = 1000

TABLES = ("format", "id", "total_cards", "resources", "limits", "start", "costs", "dice", "card")
LIMITS = {
    "rounds": (1, 20),
    "hand": (1, 60),
    "start_hand": (0, 20),
    "actions": (0, 20),
    "builds": (0, 9),
    "temples_per_player": (0, 35),
    "sites_per_area": (1, 10),
    "control": (1, 10),
    "start_mines": (0, 9),
    "max_mines": (0, 9),
    "max_drills": (0, 9),
    "race_goal": (1, 1000),
    "trade_rate": (1, 30),
}
"""Lowest and highest value of each limit that is one number."""
ALWAYS = ("id", "name", "deck", "type", "count", "source")
BESIDES = {
    "yellow": (("cost", "effects"), ()),
    "attack": (("power", "effects"), ()),
    "defence": (("power",), ("success",)),
    "weapon": (("modes",), ()),
}
"""Keys that a card of each type must have, and may have, besides those of every card."""


def read_book(text: str, name: str) -> CardFile:
    """The card file with this text; `name` is what messages call it. Raises CardFileError."""
    return book_of(_parsed(text, name), name)


def read_earlier(text: str, changes: Mapping[str, str]) -> list[CardFile]:
    """Return earlier versions of a card file, the latest first.

    `text` is the present version. `changes` has the text of each earlier one by the name of its file: its id,
    and the cards in which it differs from the next version, by their ids there. `altered` in it has the ids
    of cards that are marked as published although their effect or cost is not. The `source` of these becomes
    ALTERED, which the digest does not cover.
    """
    found, data = [], _parsed(text, "")
    for name, change in changes.items():
        earlier = _parsed(change, name)
        cards = [row | earlier["card"].get(row["id"], {}) for row in data["card"]]
        data = data | {"id": earlier["id"], "card": cards}
        book = book_of(data, name)
        altered = tuple(
            replace(card, source=ALTERED) if card.id in earlier["altered"] else card for card in book.cards
        )
        found.append(replace(book, cards=altered))
    return found


def book_of(data: dict[str, Any], name: str) -> CardFile:
    """The card file that says this. Raises CardFileError."""
    check = Checker()
    check.table(data, "", TABLES)
    if "format" in data and not (type(data["format"]) is int and data["format"] == FORMAT):
        check.refuse("format", data["format"], str(FORMAT))
    book_id = check.identifier(data, "")
    order, supply = _resources(check, data.get("resources", {}))
    dice = _dice(check, data.get("dice", {}))
    limits = _limits(check, data.get("limits", {}), dice)
    start = _start(check, data.get("start", {}), order, supply)
    costs = _costs(check, data.get("costs", {}))
    cards = _cards(check, data)
    if check.faults:
        raise CardFileError(name, check.faults, check.dropped)
    return CardFile(book_id, _digest(data), cards, limits, order, supply, start, costs, dice)


def _parsed(text: str, name: str) -> dict[str, Any]:
    if len(text) > MOST_CHARACTERS:
        raise CardFileError(name, [Fault("file", f"is longer than {MOST_CHARACTERS} characters")])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise CardFileError(name, [Fault("file", f"is not TOML: {error}")]) from error


def _digest(data: dict[str, Any]) -> str:
    """Return the SHA-256 of the parsed file, written as JSON with sorted keys and no spaces."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _resources(check: Checker, found: object) -> tuple[tuple[str, ...], int]:
    table = check.table(found, "resources", ("order", "supply"))
    order = table.get("order", list(RESOURCES))
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(RESOURCES):
        check.refuse("resources, order", order, "blood, gold and diamond, each once")
        order = RESOURCES
    return tuple(order), check.number(table, "supply", "resources", 1, 200)


def _limits(check: Checker, found: object, dice: dict[str, Die]) -> dict[str, int | tuple[int, ...]]:
    table = check.table(found, "limits", (*LIMITS, "safe_zones"))
    numbers = {name: check.number(table, name, "limits", *bounds) for name, bounds in LIMITS.items()}
    for name, die in (("max_mines", "Y"), ("max_drills", "B")):
        if die in dice and numbers[name] > dice[die].count:
            check.refuse(
                f"limits, {name}", numbers[name], f"at most {dice[die].count}, the number of {die} dice"
            )
    if "max_mines" in table and numbers["start_mines"] > numbers["max_mines"]:
        check.refuse(
            "limits, start_mines",
            numbers["start_mines"],
            f"at most {numbers['max_mines']}, which is max_mines",
        )
    zones: tuple[int, ...] = (0,)
    if "safe_zones" in table:
        items = check.items(table["safe_zones"], "limits, safe_zones", 1, MOST_ZONES)
        zones = tuple(check.whole(item, "limits, safe_zones", 0, HIGHEST_ZONE) for item in items)
        if zones and (zones[0] != 0 or list(zones) != sorted(set(zones))):
            check.refuse("limits, safe_zones", list(zones), "numbers that ascend from 0")
    return {**numbers, "safe_zones": zones}


def _start(check: Checker, found: object, order: tuple[str, ...], supply: int) -> dict[int, tuple[Row, ...]]:
    table = check.table(found, "start", [str(players) for players in PLAYERS])
    return {
        players: _rows(check, table[str(players)], players, order, supply)
        for players in PLAYERS
        if str(players) in table
    }


def _rows(
    check: Checker, found: object, players: int, order: tuple[str, ...], supply: int
) -> tuple[Row, ...]:
    where = f"start, {players}"
    rows = []
    for place, item in enumerate(check.items(found, where, players, players), 1):
        here = f"{where}, row {place}"
        figures = [
            check.whole(figure, here, 0, supply)
            for figure in check.items(item, here, len(RESOURCES), len(RESOURCES))
        ]
        named = dict(zip(order, figures, strict=False))
        rows.append((named.get("blood", 0), named.get("gold", 0), named.get("diamond", 0)))
    for at, kind in enumerate(RESOURCES):
        total = sum(row[at] for row in rows)
        if total > supply:
            check.fault(where, f"gives out {total} {kind}; allowed: at most {supply}, the supply")
    return tuple(rows)


def _costs(check: Checker, found: object) -> dict[str, Row]:
    table = check.table(found, "costs", BUILDINGS)
    costs: dict[str, Row] = {}
    for name in BUILDINGS:
        if name in table:
            where = f"costs, {name}"
            price = check.table(table[name], where, RESOURCES)
            costs[name] = _row(check, price, where, HIGHEST_PRICE)
    return costs


def _row(check: Checker, table: dict[str, Any], where: str, most: int) -> Row:
    blood, gold, diamond = (check.number(table, kind, where, 0, most) for kind in RESOURCES)
    return blood, gold, diamond


def _dice(check: Checker, found: object) -> dict[str, Die]:
    table = check.table(found, "dice", DICE)
    dice: dict[str, Die] = {}
    for colour in DICE:
        if colour not in table:
            continue
        where = f"dice, {colour}"
        die = check.table(table[colour], where, ("count", "faces"))
        count = check.number(die, "count", where, 1, MOST_DICE)
        items = check.items(die["faces"], f"{where}, faces", FACES, FACES) if "faces" in die else []
        faces = tuple(_face(check, item, f"{where}, face {number}") for number, item in enumerate(items, 1))
        dice[colour] = Die(count, faces)
    return dice


def _face(check: Checker, found: object, where: str) -> Face:
    face = check.table(found, where, ("n",), RESOURCES)
    n = check.whole(face.get("n", 0), within(where, "n"), -HIGHEST_FACE, HIGHEST_FACE)
    return Face(*_row(check, face, where, HIGHEST_FACE), n)


def _cards(check: Checker, data: dict[str, Any]) -> tuple[CardKind, ...]:
    if "card" not in data:
        return ()
    items = check.items(data["card"], "card", 1, MOST_KINDS)
    cards = [_card(check, item, number) for number, item in enumerate(items, 1)]
    for twice in doubles(card.id for card in cards if card.id):
        check.fault(f"card {twice}, id", "is given twice; allowed: each id once")
    _check_whole(check, cards, check.number(data, "total_cards", "", 1, MOST_CARDS))
    return tuple(cards)


def _card(check: Checker, found: object, number: int) -> CardKind:
    named = found.get("id") if isinstance(found, dict) else None
    where = f"card {named}" if isinstance(named, str) and named and len(named) <= 60 else f"card no. {number}"
    where = where if where.isprintable() else f"card no. {number}"
    kind = found.get("type") if isinstance(found, dict) else None
    required, optional = BESIDES.get(kind, ((), ())) if isinstance(kind, str) else ((), ())
    if isinstance(found, dict) and kind not in CARD_TYPES:
        # Further keys depend on the type: only what every card has is looked at.
        check.table({key: found[key] for key in ALWAYS if key in found}, where, ALWAYS)
        table = found
    else:
        table = check.table(found, where, (*ALWAYS, *required), optional)
    return CardKind(
        id=check.identifier(table, where),
        name=check.text(table, "name", where, LONGEST_NAME),
        deck=check.word(table, "deck", where, DECKS),
        type=check.word(table, "type", where, CARD_TYPES),
        count=check.number(table, "count", where, 1, MOST_COPIES),
        cost=check.number(table, "cost", where, 0, HIGHEST_COST) if kind == "yellow" else 0,
        power=check.number(table, "power", where, 0, HIGHEST_POWER) if kind in ("attack", "defence") else 0,
        effects=_effects(check, table, "effects", where, {"yellow": YELLOW, "attack": ATTACK}.get(str(kind))),
        success=_effects(check, table, "success", where, {"defence": SUCCESS}.get(str(kind))),
        modes=_modes(check, table, where) if kind == "weapon" else (),
        source=check.text(table, "source", where, LONGEST_SOURCE),
    )


def _effects(
    check: Checker, table: dict[str, Any], name: str, where: str, use: str | None
) -> tuple[Effect, ...]:
    if use is None or name not in table:
        return ()
    return read_effects(check, table[name], use, f"{where}, {name}")


def _modes(check: Checker, table: dict[str, Any], where: str) -> tuple[str, ...]:
    if "modes" not in table:
        return ()
    here = f"{where}, modes"
    modes = []
    for mode in check.items(table["modes"], here, 2, 2):
        if isinstance(mode, str) and mode in MODE_NAMES:
            modes.append(mode)
        else:
            check.refuse(here, mode, ", ".join(MODE_NAMES))
    return tuple(modes)


def _check_whole(check: Checker, cards: list[CardKind], total: int) -> None:
    """Check the limits that apply to all cards together."""
    copies = sum(card.count for card in cards)
    if copies > MOST_CARDS:
        check.fault("card", f"{copies} copies in all; allowed: at most {MOST_CARDS}")
    if copies != total:
        check.fault("total_cards", f"is {shorten(total)}, but the copies sum to {copies}: they must agree")
    effects = sum(len(card.effects) + len(card.success) for card in cards)
    if effects > MOST_EFFECTS:
        check.fault("card", f"{effects} effects in all; allowed: at most {MOST_EFFECTS}")
    successes = sum(card.count for card in cards if card.success)
    if successes > MOST_SUCCESSES:
        check.fault("card", f"{successes} copies have success effects; allowed: at most {MOST_SUCCESSES}")
    for deck in DECKS:
        if not any(card.deck == deck for card in cards):
            check.fault("card", f"no card has deck {deck!r}; every deck must have one")
    for card in cards:
        if card.type == "weapon" and card.count != 1:
            check.refuse(f"card {card.id}, count", card.count, "1, since each weapon mode exists once")
    modes = [mode for card in cards for mode in card.modes]
    for mode in doubles(modes):
        check.fault("card", f"weapon mode {mode!r} is given twice; allowed: each exactly once")
    for mode in MODE_NAMES:
        if mode not in modes:
            check.fault("card", f"weapon mode {mode!r} is missing; each must be given exactly once")
