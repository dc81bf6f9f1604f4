"""Locations that are played and aces that are turned: points at once (VH-8.3, VH-8.6)."""

from tests.games.valhalla.twin.cards import Json, identical, is_a
from tests.games.valhalla.twin.plan import destination, fight, has_enemy
from tests.games.valhalla.twin.table import Cell, Table, around, at


def fits(table: Table, cell: Cell) -> bool:
    """Whether the landscape with one more cell stays within its grid (VH-8.31)."""
    xs = [x for x, _y in [*table.cells, cell]]
    ys = [y for _x, y in [*table.cells, cell]]
    wide = 4 if table.seats >= 5 else 3
    return max(xs) - min(xs) < wide and max(ys) - min(ys) < 3


def sites(table: Table) -> list[str]:
    """Where a location can be added or laid over another (VH-8.31, VH-8.33)."""
    edge = {other for cell in table.cells for other in around(cell)} - set(table.cells)
    found = [cell for cell in sorted(edge) if fits(table, cell)]
    found += table.cells if len(table.cells) >= 5 else []
    return [at(cell) for cell in found]


def play_location(table: Table, pending: Json) -> None:
    """A location leaves the control zone for the landscape."""
    seat, cell = table.turn, destination(pending)
    entry = table.held_card(seat, pending["card"])
    table.active["cards"].remove(entry)
    old = table.place(cell)
    if old is None:
        add(table, cell, entry)
    else:
        replace(table, cell, entry, old)


def add(table: Table, cell: Cell, entry: Json) -> None:
    """A new cell: it scores, and the best own neighbour with it (VH-8.32)."""
    seat = table.turn
    land = table.doc["landscape"]
    land.append({"x": cell[0], "y": cell[1], "card": entry["card"], "owner": None, "armies": 0})
    land.sort(key=lambda other: (other["y"], other["x"]))
    table.station(cell, seat, entry["armies"])
    beside = [
        table.value(other, seat)
        for other in table.beside(cell)
        if other in table.holdings(seat) and not identical(table.location(other)["card"], entry["card"])
    ]
    table.active["score"] += table.value(cell, seat) + max(beside, default=0)


def replace(table: Table, cell: Cell, entry: Json, old: Json) -> None:
    """Over another location: half of its enemies stay, or it scores (VH-8.33)."""
    seat = table.turn
    table.doc["discard"].append(old["card"])
    old["card"] = entry["card"]
    if has_enemy(table, cell):
        rival, there = old["owner"], old["armies"]
        table.player(rival)["reserve"] += there - there // 2
        table.station(cell, rival, there // 2)
        fight(table, cell, entry["armies"])
    else:
        table.station(cell, seat, old["armies"] + entry["armies"])
        table.active["score"] += table.value(cell, seat)


def turn_card(entry: Json) -> None:
    """One more use, and used in this cycle (VH-8.2)."""
    entry["uses"] += 1
    entry["used"] = True


def turn_ace(table: Table, pending: Json) -> None:
    """A free ace scores one location (VH-8.6)."""
    turn_card(table.held_card(table.turn, pending["card"]))
    table.active["score"] += table.value(destination(pending), table.turn)


def location_uses(table: Table, entry: Json) -> list[str]:
    """The ways to use a ready card as a location."""
    if not is_a(entry["card"], "location"):
        return []
    return [f"use:{entry['card']}:location:{site}" for site in sites(table)]
