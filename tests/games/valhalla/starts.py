"""Positions in the middle of things: full zones and a landscape under armies, rare in games from the deal."""

import random

from tests.games.valhalla.twin.cards import Json, chosen, is_a, plain, rank
from tests.games.valhalla.twin.deal import complete, empty
from tests.games.valhalla.twin.table import Table, around

Cells = list[tuple[int, int]]


def rich_position(rng: random.Random, options: Json) -> Json:
    """A turn of any phase in which everybody has cards, and armies nearly everywhere."""
    doc = empty(complete(options), rng.getrandbits(64))
    deck = chosen(doc["options"])
    rng.shuffle(deck)
    # The most powerful cards come to the zones often: else they are rare.
    deck.sort(key=lambda card: rng.random() + (rank(card) in ("crown", "court", "pawn", "none", "ace")) / 3)
    land = shape(rng, len(doc["players"]) >= 5)
    lay_land(rng, doc, deck, land)
    for player in doc["players"]:
        fill_zone(rng, player, deck)
    market = doc["valhalla"]["cards"]
    for place in range(len(market)):
        market[place] = deck.pop(0) if deck and rng.random() < 0.8 else None
    cut = rng.choice((0, len(deck) // 2, len(deck)))
    doc["draw"], doc["discard"] = deck[:cut], deck[cut:]
    for seat in range(len(doc["players"])):
        send_armies(rng, Table(doc), seat)
        set_markers(rng, doc["players"][seat])
    doc["turn"] = rng.randrange(len(doc["players"]))
    if rng.random() < 0.5:
        # Much to do: a turn of battle.
        doc["players"][doc["turn"]].update(phase=3, placed=True, recruited=True)
    doc["players"][doc["turn"]]["stalled"] = False
    doc["pass_run"] = rng.choice((0, 0, 1, len(doc["players"])))
    doc["glories"] = rng.randrange(min(5, doc["options"]["glory_cap"]))
    return doc


def shape(rng: random.Random, large: bool) -> Cells:
    """A landscape grown from its first cells, somewhere."""
    columns = 4 if large else 3
    rows = 3 if large else 2
    # Room on any side of the first cells, as much as the grid allows.
    left, top = rng.randint(2 - columns, 0), rng.randint(rows - 3, 0)
    cells = [(x, y) for y in range(rows) for x in range(2)]
    room = [(x, y) for y in range(top, top + 3) for x in range(left, left + columns)]
    for _ in range(rng.randint(0, 8)):
        edge = [cell for cell in room if cell not in cells and set(around(cell)) & set(cells)]
        if edge:
            cells.append(rng.choice(edge))
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def lay_land(rng: random.Random, doc: Json, deck: list[str], cells: Cells) -> None:
    """Locations for the cells, as long as there are some, and no fewer than at the start."""
    fewest = 6 if len(doc["players"]) >= 5 else 4
    start = {(x, y) for x in range(2) for y in range(fewest // 2)}
    for cell in sorted(cells, key=lambda cell: cell not in start):
        locations = [card for card in deck if is_a(card, "location")]
        if len(doc["landscape"]) >= fewest and (not locations or rng.random() < 0.1):
            continue
        if not set(around(cell)) & {(at["x"], at["y"]) for at in doc["landscape"]} and doc["landscape"]:
            continue
        laid = {plain(at["card"]) for at in doc["landscape"]}
        copies = [card for card in locations if plain(card) in laid]
        card = rng.choice(copies if copies and rng.random() < 0.4 else locations)
        deck.remove(card)
        doc["landscape"].append({"x": cell[0], "y": cell[1], "card": card, "owner": None, "armies": 0})
    doc["landscape"].sort(key=lambda at: (at["y"], at["x"]))


def fill_zone(rng: random.Random, player: Json, deck: list[str]) -> None:
    """Some control cards in any state; no twins."""
    for _ in range(rng.choice((0, 2, 3, 4, 4))):
        held = {plain(entry["card"]) for entry in player["cards"]}
        free = [card for card in deck[-20:] if plain(card) not in held]
        if free:
            card = rng.choice(free)
            deck.remove(card)
            entry = {"card": card, "uses": 0, "used": False, "armies": 0}
            if card not in ("excuse", "excuse.2"):
                # The Excuse leaves the zone with its only use.
                entry["uses"], entry["used"] = rng.choice((0, 0, 1, 2)), rng.random() < 0.15
            player["cards"].append(entry)


def send_armies(rng: random.Random, table: Table, seat: int) -> None:
    """Armies from the reserve to cards, slots and locations."""
    player = table.player(seat)
    for _ in range(rng.choice((3, 6, 9, 12))):
        sort, free = (
            rng.random(),
            [cell for cell in table.cells if table.location(cell)["owner"] in (None, seat)],
        )
        if sort < 0.15 and player["cards"]:
            rng.choice(player["cards"])["armies"] += 1
        elif sort < 0.5:
            table.move_in_slot(seat, rng.choice(table.slots), 1)
        elif free:
            cell = rng.choice(free)
            table.station(cell, seat, table.location(cell)["armies"] + 1)
        else:
            continue
        player["reserve"] -= 1


def set_markers(rng: random.Random, player: Json) -> None:
    """Any phase, with the flags that go with it."""
    player["phase"] = rng.choice((1, 2, 3, 3, 3))
    player["cycle"] = rng.randint(1, 3)
    player["placed"] = (player["phase"] > 1 and rng.random() < 0.9) or rng.random() < 0.5
    player["recruited"] = player["phase"] > 1 and rng.random() < 0.7
    player["fought"] = player["phase"] == 3 and rng.random() < 0.5
    player["stalled"] = rng.random() < 0.3 and (player["phase"] == 3 or player["placed"])
    player["score"] = rng.choice((0, 7, 40))
