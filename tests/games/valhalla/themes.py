"""Positions made for rare deeds: musters against enemies, copies under aces, beggars who recruit."""

import json
import random
from collections.abc import Callable

from tests.games.valhalla.starts import rich_position
from tests.games.valhalla.twin.cards import ROWS, Json, is_a, numbered, plain, rank, share
from tests.games.valhalla.twin.table import Table, two_sides

LEADERS = [card for card in ROWS if rank(card) == "crown" and is_a(card, "personality")]
ACES = [card for card in ROWS if rank(card) == "ace"]


def swapped(doc: Json, card: str, other: str) -> Json:
    """The position with two cards in each other's places, unless a zone would have twins then."""
    text = json.dumps(doc).replace(f'"{card}"', '"\\u0000"').replace(f'"{other}"', f'"{card}"')
    found: Json = json.loads(text.replace('"\\u0000"', f'"{other}"'))
    for player in found["players"]:
        for entry in player["cards"]:
            if plain(entry["card"]) == "excuse":
                # It has its only use still before it.
                entry.update(uses=0, used=False)
    zones = [[plain(entry["card"]) for entry in player["cards"]] for player in found["players"]]
    # The name of a card may be that of an option, too.
    return {**found, "options": doc["options"]} if all(len(set(zone)) == len(zone) for zone in zones) else doc


def home(doc: Json, seats: list[int]) -> None:
    """All armies of these seats go to their reserves."""
    table = Table(doc)
    for seat in seats:
        player = table.player(seat)
        for cell in table.holdings(seat):
            table.station(cell, None, 0)
        for slot in table.slots:
            if count := table.in_slot(seat, slot):
                table.move_in_slot(seat, slot, -count)
        for entry in player["cards"]:
            entry["armies"] = 0
        player["reserve"] = 12


def hold(rng: random.Random, doc: Json, cards: list[str]) -> Json:
    """The active player has these cards, fresh, in a turn of battle."""
    seat = doc["turn"]
    for place, card in enumerate(cards):
        zone = doc["players"][seat]["cards"]
        if all(plain(entry["card"]) != plain(card) for entry in zone):
            if len(zone) > place:
                doc = swapped(doc, zone[place]["card"], card)
            else:
                doc["draw"] += doc["discard"]
                doc["discard"] = []
                if card in doc["draw"]:
                    doc["draw"].remove(card)
                    zone.append({"card": card, "uses": 0, "used": False, "armies": 0})
    for entry in doc["players"][seat]["cards"]:
        entry.update(uses=0, used=False)
    doc["players"][seat].update(phase=3, placed=True, recruited=True, fought=True, cycle=rng.randint(1, 2))
    return doc


def conquest(rng: random.Random, doc: Json) -> Json:
    """A crown leader, own armies everywhere, and an enemy on one location."""
    doc = hold(rng, doc, [rng.choice(LEADERS)])
    home(doc, list(range(len(doc["players"]))))
    table = Table(doc)
    goal, rival = rng.choice(table.cells), (table.turn + 1) % table.seats
    table.station(goal, rival, rng.randint(1, 6))
    table.player(rival)["reserve"] -= table.location(goal)["armies"]
    for _ in range(12):
        cell = rng.choice([cell for cell in table.cells if cell != goal])
        table.station(cell, table.turn, table.location(cell)["armies"] + 1)
        table.active["reserve"] -= 1
    return doc


def copies(rng: random.Random, doc: Json) -> Json:
    """Identical locations of one player: two in the landscape under an ace, or one of them in hand."""
    numbers = [at["card"] for at in doc["landscape"] if numbered(at["card"])]
    if doc["options"]["decks"] == 1 or len(numbers) < 2:
        return doc
    card, other = rng.sample(numbers, 2)
    twin = plain(card) if card.endswith(".2") else f"{card}.2"
    aces = [ace for ace in ACES if share(ace, card)]
    if rng.random() < 0.5:
        doc = hold(rng, swapped(doc, other, twin) if twin not in numbers else doc, aces)
    else:
        doc = hold(rng, doc, [twin] if twin not in numbers else aces)
    home(doc, [doc["turn"]])
    table = Table(doc)
    for cell in table.cells:
        if table.location(cell)["owner"] is None and table.active["reserve"]:
            table.station(cell, table.turn, 1)
            table.active["reserve"] -= 1
    return doc


def beggar(rng: random.Random, doc: Json) -> Json:
    """Few armies around a card, none in reserve, and rivals beside them."""
    home(doc, list(range(len(doc["players"]))))
    table = Table(doc)
    table.active.update(phase=rng.choice((1, 2)), placed=True, recruited=False, fought=False)
    around = rng.choice(table.positions)
    slots = [slot for slot in table.slots if around in two_sides(slot)]
    for seat in range(table.seats):
        for _ in range(rng.randint(2, 3)):
            table.move_in_slot(seat, rng.choice(slots), 1)
            table.player(seat)["reserve"] -= 1
    left = table.active["reserve"] - rng.choice((0, 0, 1))
    free = rng.choice(table.cells)
    table.station(free, table.turn, left)
    table.active["reserve"] -= left
    return doc


THEMES: dict[str, Callable[[random.Random, Json], Json]] = {
    "conquest": conquest,
    "copies": copies,
    "beggar": beggar,
}


def themed_position(rng: random.Random, theme: str, options: Json) -> Json:
    """A position full of everything, and of one thing above all."""
    return THEMES[theme](rng, rich_position(rng, options))
