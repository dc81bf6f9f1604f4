"""Phase 3: what can be announced, and what becomes of it (VH-8)."""

from tests.games.valhalla.twin.cards import Json, is_a, rank
from tests.games.valhalla.twin.favour import location_uses, play_location, turn_ace, turn_card
from tests.games.valhalla.twin.plan import next_steps, planned
from tests.games.valhalla.twin.table import Table, at, to_cell


def fresh_plan(kind: str, card: str, dest: list[int] | None = None) -> Json:
    """What is pending after an announcement."""
    return {"kind": kind, "card": card, "dest": dest, "steps": []}


def usable(table: Table) -> list[Json]:
    """Ready cards of the active player with a use left (VH-8.2)."""
    return [entry for entry in table.active["cards"] if not entry["used"] and entry["uses"] < 2]


def announcements(table: Table) -> list[str]:
    """The actions that use up a turn in phase 3 (VH-8.1)."""
    found = []
    for entry in usable(table):
        card = entry["card"]
        if is_a(card, "event") and next_steps(table, fresh_plan("event", card)):
            found.append(f"use:{card}:event")
        if is_a(card, "personality"):
            found += leaders(table, card)
        found += location_uses(table, entry)
    for entry in table.active["cards"]:
        if entry["uses"] == 2 and not entry["used"] and table.active["reserve"] >= 2:
            found.append(f"refresh:{entry['card']}")
    return found + discards(table)


def leaders(table: Table, card: str) -> list[str]:
    """A leader's uses; a crown names a destination (VH-8.22)."""
    if rank(card) != "crown":
        return [f"use:{card}:person"] if next_steps(table, fresh_plan("person", card)) else []
    goals = [cell for cell in table.cells if next_steps(table, fresh_plan("person", card, list(cell)))]
    return [f"use:{card}:person:{at(cell)}" for cell in goals]


def discards(table: Table) -> list[str]:
    """The Excuse against any card of any rival (VH-8.8)."""
    return [
        f"use:{excuse}:discard:{seat}:{entry['card']}"
        for excuse in table.excuses(table.turn)
        for seat in range(table.seats)
        if seat != table.turn
        for entry in table.player(seat)["cards"]
    ]


def free_aces(table: Table) -> list[str]:
    """Aces and the locations that they can score (VH-8.6)."""
    return [
        f"ace:{entry['card']}:{at(cell)}"
        for entry in usable(table)
        if rank(entry["card"]) == "ace"
        for cell in table.matching(table.turn, entry["card"])
    ]


def early(table: Table) -> list[str]:
    """What readings allow before the battle phase (E-5.2)."""
    aces = free_aces(table) if "ace-any-turn" in table.readings else []
    return aces + (discards(table) if "excuse-any-turn" in table.readings else [])


def announce(table: Table, words: list[str]) -> None:
    """A use: a plan for events and leaders, the window at once for locations (VH-8.3)."""
    card, kind = words[0], words[1]
    dest = list(to_cell(words[2])) if kind != "discard" and len(words) > 2 else None
    if kind != "discard" or "excuse-any-turn" not in table.readings:
        table.active["phase"] = 3
    if table.active["phase"] == 3:
        table.active["fought"] = True
    if kind == "discard":
        table.lay_off(int(words[2]), words[3])
        table.lay_off(table.turn, card)
        return
    table.doc["pending"] = fresh_plan(kind, card, dest)
    if kind == "location":
        open_window(table)
    else:
        table.doc["stage"] = "plan"


def announce_ace(table: Table, card: str, cell: str) -> None:
    """A free ace: it ends recruiting unless a reading says no, and is no battle turn yet (VH-5.7, VH-8.6)."""
    if "ace-any-turn" not in table.readings:
        table.active["phase"] = 3
    table.doc["pending"] = fresh_plan("ace", card, list(to_cell(cell)))
    open_window(table)


def open_window(table: Table) -> None:
    """The plan is complete: ask the holders of an Excuse, in turn order (VH-8.7)."""
    order = [(table.turn + step) % table.seats for step in range(1, table.seats)]
    table.doc["pending"]["ask"] = [seat for seat in order if table.excuses(seat)]
    table.doc["stage"] = "excuse"


def excused(table: Table, excuse: str) -> None:
    """The use is stopped (VH-8.7)."""
    pending = table.doc["pending"]
    table.held_card(table.turn, pending["card"])["used"] = True
    if table.active["phase"] == 3:
        table.active["fought"] = True
    table.lay_off(pending["ask"][0], excuse)


def carry_out(table: Table, pending: Json) -> None:
    """Nobody objects: everything planned happens."""
    if pending["kind"] == "ace":
        turn_ace(table, pending)
    elif pending["kind"] == "location":
        play_location(table, pending)
    else:
        board, _spent = planned(table, pending)
        table.doc.update(board.doc)
        turn_card(table.held_card(table.turn, pending["card"]))


def refresh(table: Table, card: str) -> None:
    """Two armies make a card fresh (VH-8.5)."""
    table.active["phase"], table.active["fought"] = 3, True
    table.active["reserve"] -= 2
    entry = table.held_card(table.turn, card)
    entry["armies"] += 2
    entry["uses"], entry["used"] = 0, True
