"""Placing and recruiting (VH-6, VH-7)."""

from tests.games.valhalla.twin.table import Cell, Table, at, to_cell


def placements(table: Table) -> list[str]:
    """Open slots, while there are armies in reserve (VH-6.1)."""
    if not table.active["reserve"]:
        return []
    return [f"place:{slot}" for slot in table.slots if table.is_open(slot)]


def place(table: Table, slot: str) -> None:
    """One army into a slot."""
    table.active["reserve"] -= 1
    table.active["placed"] = True
    table.move_in_slot(table.turn, slot, 1)


def price(table: Table, position: Cell) -> int:
    """How many armies a card costs (VH-7.3)."""
    own = table.surrounding(table.turn, position)
    rivals = [table.surrounding(seat, position) for seat in range(table.seats) if seat != table.turn]
    return max(0, 2 - (own - max(rivals)))


def recruitable(table: Table, position: Cell) -> bool:
    """Whether the active player can have the card of a position (VH-7.2, VH-7.4, VH-7.5)."""
    card = table.card_at(position)
    if card is None or table.owns_twin(table.turn, card) or table.surrounding(table.turn, position) < 2:
        return False
    purse: int = table.active["reserve"] + table.in_valhalla(table.turn) - 1
    return purse >= price(table, position)


def recruitments(table: Table) -> list[str]:
    """The cards that can be recruited."""
    return [f"recruit:{at(position)}" for position in table.positions if recruitable(table, position)]


def recruit(table: Table, text: str) -> None:
    """Take a card; its price and a fifth card ask for more (VH-7.1, VH-7.6)."""
    position = to_cell(text)
    card, due = table.card_at(position), price(table, position)
    table.set_card(position, None)
    table.active["phase"], table.active["recruited"] = 2, True
    table.active["cards"].append({"card": card, "uses": 0, "used": False, "armies": 0})
    table.doc["pending"] = {"kind": "recruit", "card": card, "due": due}


def next_stage(table: Table) -> str:
    """What a recruitment still asks for: `pay`, `drop` or nothing, `turn`."""
    if table.doc["pending"]["due"]:
        return "pay"
    return "drop" if len(table.active["cards"]) > 4 else "turn"


def payments(table: Table) -> list[str]:
    """Where an army of the price can come from (VH-7.4)."""
    found = ["pay:reserve"] if table.active["reserve"] else []
    if table.in_valhalla(table.turn) > 1:
        found += [f"pay:{slot}" for slot in table.slots if table.in_slot(table.turn, slot)]
    return found


def pay(table: Table, source: str) -> None:
    """Bind one army to the new card."""
    if source == "reserve":
        table.active["reserve"] -= 1
    else:
        table.move_in_slot(table.turn, source, -1)
    table.held_card(table.turn, table.doc["pending"]["card"])["armies"] += 1
    table.doc["pending"]["due"] -= 1


def drops(table: Table) -> list[str]:
    """The four cards besides the new one (VH-7.7)."""
    new = table.doc["pending"]["card"]
    return [f"drop:{entry['card']}" for entry in table.active["cards"] if entry["card"] != new]
