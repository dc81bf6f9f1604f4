"""Setup (VH-1, VH-3)."""

from tests.games.valhalla.twin.cards import Json, chosen, is_a
from tests.games.valhalla.twin.table import MASK, Table


def complete(options: Json) -> Json:
    """The options with defaults for those that are missing (VH-1)."""
    players = options["players"]
    return {
        "players": players,
        "decks": 2 if players >= 5 else 1,
        "extended": True,
        "excuse": False,
        "target": 50 * players,
        "glory_cap": 60 * players,
        "first": None,
        **{name: value for name, value in options.items() if value is not None},
    }


def deal(options: Json, seed: int) -> Json:
    """The position at the start of a game."""
    options = complete(options)
    players = options["players"]
    table = Table(empty(options, seed))
    deck = chosen(options)
    table.shuffle(deck)
    land = [(x, y) for y in range(3 if players >= 5 else 2) for x in range(2)]
    cells, aside = list(land), []
    for place in range(len(table.positions)):
        card = deck.pop(0)
        while cells and is_a(card, "location"):
            lay(table, cells.pop(0), card)
            card = deck.pop(0)
        table.doc["valhalla"]["cards"][place] = card
    while cells:
        card = deck.pop(0)
        if is_a(card, "location"):
            lay(table, cells.pop(0), card)
        else:
            aside.append(card)
    deck += aside
    table.shuffle(deck)
    table.doc["draw"] = deck
    first = options["first"]
    table.doc["turn"] = table.number() % players if first is None else first
    return table.doc


def lay(table: Table, cell: tuple[int, int], card: str) -> None:
    """Lay a location of the first landscape."""
    table.doc["landscape"].append({"x": cell[0], "y": cell[1], "card": card, "owner": None, "armies": 0})


def empty(options: Json, seed: int) -> Json:
    """The table before any card lies on it."""
    players = options["players"]
    width = 4 if players >= 5 else 3
    fresh = {
        "reserve": 12,
        "score": 0,
        "cycle": 1,
        "phase": 1,
        "placed": False,
        "recruited": False,
        "fought": False,
        "stalled": False,
    }
    return {
        "game": "valhalla",
        "version": 1,
        "options": options,
        "rng": str(seed & MASK),
        "draw": [],
        "discard": [],
        "valhalla": {"width": width, "height": 3, "cards": [None] * (3 * width), "armies": {}},
        "landscape": [],
        "players": [{**fresh, "cards": []} for _seat in range(players)],
        "turn": 0,
        "stage": "turn",
        "pending": None,
        "pass_run": 0,
        "glories": 0,
        "result": None,
    }
