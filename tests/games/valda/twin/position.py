"""The position document: reading one with its defaults, writing a complete one (VA-16)."""

from collections import Counter
from copy import deepcopy
from typing import Any

from tests.games.valda.twin.cards import DECKS, GODS, RESOURCES, Cards, Json
from tests.games.valda.twin.combat import line_order
from tests.games.valda.twin.table import MASK, Table
from tests.games.valda.twin.turn import place_in_round, seat_in_turn

READINGS = (
    "thor-costs-three",
    "trade-any-four",
    "gjallarhorn-strongest",
    "wrath-card-only",
    "area-opens-at-one-loss",
)
"""The readings in the order of E-4."""
USED = ("thor3", "thor2", "odin2", "odin3", "loki")


def fresh_player(cards: Cards) -> Json:
    """A player as the defaults have it (VA-16.1)."""
    return {
        "followers": 0,
        **dict.fromkeys(RESOURCES, 0),
        "mines": cards.limits["start_mines"],
        "drills": 0,
        "temples": {},
        "bonus": [],
        "hand": [],
        "open": [],
    }


def fresh_document(cards: Cards, options: Json) -> Json:
    """A document in which everything but the options is left to the defaults; the decks are empty."""
    complete = {"turnaround": False, "race": False, "first": 0, **options}
    readings = [name for name in READINGS if name in options.get("rulings", [])]
    return {
        "game": "valda",
        "cards": cards.id,
        "options": {
            **{name: complete[name] for name in ("players", "turnaround", "race", "first")},
            **({"rulings": readings} if readings else {}),
        },
        "round": 1,
        "start": complete["first"] if not complete["turnaround"] else 0,
        "active": 0,
        "turns": 0,
        "phase": "resource",
        "actions": 0,
        "builds": 0,
        "build_limit": cards.limits["builds"],
        "used": dict.fromkeys(USED, 0),
        "received": [],
        "played": [],
        "lent": [],
        "players": [fresh_player(cards) for _ in range(complete["players"])],
        "decks": {deck: [] for deck in DECKS},
        "discard": [],
        "attack": None,
        "roll": None,
        "building": None,
        "pending": [],
        "winner": None,
        "rng": "0" * 16,
        "forced": [],
    }


def deal(cards: Cards, options: Json, seed: int) -> Table:
    """A new game before its first turn (VA-2)."""
    table = Table(fresh_document(cards, options), cards)
    doc = table.doc
    doc["rng"] = f"{seed & MASK:016x}"
    for deck in DECKS:
        doc["decks"][deck] = cards.deck(deck)
        table.shuffle(doc["decks"][deck])
    if doc["options"]["turnaround"]:
        doc["start"] = table.below(table.count)
    rows = cards.start[str(table.count)]
    for place in range(table.count):
        seat = (doc["start"] + place) % table.count
        base = doc["decks"]["base"]
        number = cards.limits["start_hand"]
        table.receive(seat, base[:number])
        del base[:number]
        for kind, amount in zip(cards.order, rows[place], strict=True):
            table.gain(seat, kind, amount)
    doc["active"] = seat_in_turn(table, 0)
    table.push("begin_turn")
    return table


def read(given: Json, cards: Cards) -> Table:
    """The table of a valid document, with the defaults of VA-16.1."""
    given = deepcopy(given)
    options = dict(given.get("options", {}))
    options.setdefault("players", len(given.get("players", [])))
    table = Table(fresh_document(cards, options), cards)
    doc = table.doc
    nested = ("options", "players", "decks", "used", "pending", "attack", "building")
    doc.update({name: value for name, value in given.items() if name not in nested})
    for seat, row in enumerate(given.get("players", [])):
        doc["players"][seat].update(row)
    for name in ("decks", "used"):
        doc[name].update(given.get(name, {}))
    if given.get("attack"):
        doc["attack"] = {**fresh_attack(doc["active"]), **given["attack"]}
    if given.get("building"):
        doc["building"] = {"stopped": False, **given["building"]}
    if "actions" not in given and doc["phase"] == "game":
        doc["actions"] = cards.limits["actions"]
    if "turns" not in given:
        doc["turns"] = (doc["round"] - 1) * table.count + place_in_round(table)
    doc["pending"] = given.get("pending") or default_pending(table)
    complete_decks(table)
    return table


def fresh_attack(target: int) -> Json:
    """What an attack has before anything answers it, by and card aside."""
    flags = dict.fromkeys(("horn", "wrath", "spear", "cancelled", "claimed"), False)
    return {"target": target, "shields": 0, "used": [], **flags}


def default_pending(table: Table) -> list[Json]:
    """The plain decision of the phase (VA-16.1)."""
    phase = table.doc["phase"]
    if phase == "over":
        return []
    if phase == "attack":
        return [{"op": "begin_followers"}, {"op": "line", "ask": line_order(table), "made": 0}]
    return [{"op": phase}]


def complete_decks(table: Table) -> None:
    """Cards that appear nowhere in the document are appended to their own decks (VA-16.1)."""
    seen = Counter(cards_somewhere(table.doc))
    for deck in DECKS:
        for card in table.cards.deck(deck):
            if seen[card] > 0:
                seen[card] -= 1
            else:
                table.doc["decks"][deck].append(card)


def cards_somewhere(doc: Json) -> list[str]:
    """Every card that a document puts in a place."""
    found = [card for player in doc["players"] for card in (*player["hand"], *player["open"])]
    found += [card for deck in doc["decks"].values() for card in deck]
    found += doc["discard"]
    if doc["attack"]:
        # The card of a cancelled attack has come to the target's hand.
        found += [doc["attack"]["card"]] if doc["attack"]["card"] and not doc["attack"]["cancelled"] else []
        found += doc["attack"]["used"]
    for entry in doc["pending"]:
        if entry["op"] in ("to_discard", "finish_play"):
            found.append(entry["card"])
        elif entry["op"] == "keep":
            found += entry["cards"]
    return found


def write(table: Table) -> Json:
    """The complete document, every field written out."""
    doc: Json = deepcopy(table.doc)
    if not doc.get("opened"):
        doc.pop("opened", None)
    for player in doc["players"]:
        player["hand"].sort()
        player["temples"] = {god: player["temples"][god] for god in GODS if player["temples"].get(god)}
        player["bonus"].sort(key=GODS.index)
    return doc


def hidden(table: Table, seat: int | None, to_act: int | None, legal: list[str]) -> Json:
    """What a seat, or a spectator (None), may see of the document (VA-17.5)."""
    doc = write(table)
    over = doc["phase"] == "over"
    for number, player in enumerate(doc["players"]):
        player["hand_count"] = len(player["hand"])
        if number != seat and not over:
            player["hand"] = None
    doc["decks_count"] = {deck: len(cards) for deck, cards in doc["decks"].items()}
    last: Any = doc["pending"][-1] if doc["pending"] else None
    doc.update(dict.fromkeys(("decks", "rng", "forced", "pending", "to_act", "decision", "choice", "legal")))
    if last is not None and (last["op"] != "window" or to_act == seat):
        doc["to_act"], doc["decision"] = to_act, last["op"]
        if to_act == seat:
            doc["choice"] = {name: value for name, value in last.items() if name != "ask"}
            doc["legal"] = legal
    return doc
