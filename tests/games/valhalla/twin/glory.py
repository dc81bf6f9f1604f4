"""Phase 4: scoring, and the housekeeping after it (VH-10, VH-11)."""

from tests.games.valhalla.twin.battle import usable
from tests.games.valhalla.twin.cards import Json, numbered, plain, rank, share
from tests.games.valhalla.twin.favour import turn_card
from tests.games.valhalla.twin.table import Table


def glory_aces(table: Table) -> list[str]:
    """Aces that match a numbered location of the active player (VH-10.5)."""
    return [
        f"ace:{entry['card']}"
        for entry in usable(table)
        if rank(entry["card"]) == "ace"
        if any(numbered(table.location(cell)["card"]) for cell in table.matching(table.turn, entry["card"]))
    ]


def turn_glory_ace(table: Table, card: str) -> None:
    """Turn an ace for this scoring."""
    turn_card(table.held_card(table.turn, card))
    table.doc["pending"]["aces"].append(card)


def glory_of(table: Table, seat: int, aces: list[str]) -> int:
    """What a seat scores; of identical locations only the best (VH-10.2, VH-10.3)."""
    best: dict[str, int] = {}
    for cell in table.holdings(seat):
        card = table.location(cell)["card"]
        doubled = numbered(card) and any(share(ace, card) for ace in aces)
        worth = table.value(cell, seat) * (2 if doubled else 1)
        best[plain(card)] = max(worth, best.get(plain(card), 0))
    return sum(best.values())


def score(table: Table, aces: list[str]) -> None:
    """Count the glory, of the active player alone the first time (VH-10.1)."""
    scoring = [table.turn] if table.active["cycle"] == 1 else range(table.seats)
    for seat in scoring:
        table.player(seat)["score"] += glory_of(table, seat, aces if seat == table.turn else [])
    table.doc["glories"] += 1
    table.doc["pending"] = None


def ending(table: Table) -> Json | None:
    """How the game ends after this scoring, if it does (VH-11.1 to VH-11.3)."""
    options = table.doc["options"]
    scores = [player["score"] for player in table.doc["players"]]
    best = [seat for seat in range(table.seats) if scores[seat] == max(scores)]
    if max(scores) >= options["target"] and len(best) == 1:
        return {"winners": best, "scores": scores, "reason": "target"}
    if table.doc["glories"] >= options["glory_cap"]:
        return {"winners": best, "scores": scores, "reason": "cap"}
    return None


def takes(table: Table) -> list[str]:
    """Armies that may come home from Valhalla (VH-11.4)."""
    return [
        f"take:{slot}:{armies}"
        for slot in table.slots
        for armies in range(1, table.in_slot(table.turn, slot) + 1)
    ]


def take(table: Table, slot: str, armies: int) -> None:
    """Armies come home."""
    table.move_in_slot(table.turn, slot, -armies)
    table.active["reserve"] += armies


def sweep(table: Table) -> None:
    """Cards that nobody surrounds leave (VH-11.5)."""
    for position in table.positions:
        card = table.card_at(position)
        if card and not any(table.surrounding(seat, position) for seat in range(table.seats)):
            table.set_card(position, None)
            table.doc["discard"].append(card)


def refill(table: Table) -> None:
    """Empty positions are filled while there are cards (VH-11.6)."""
    doc = table.doc
    for position in table.positions:
        if table.card_at(position) is not None:
            continue
        if not doc["draw"] and doc["discard"]:
            doc["draw"], doc["discard"] = doc["discard"], []
            table.shuffle(doc["draw"])
        if doc["draw"]:
            table.set_card(position, doc["draw"].pop(0))


def next_cycle(table: Table) -> None:
    """The active player starts again at phase 1 (VH-11.7)."""
    table.active["cycle"] += 1
    table.active["phase"] = 1
    for flag in ("placed", "recruited", "fought"):
        table.active[flag] = False
