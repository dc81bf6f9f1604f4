"""What goes on between two decisions: the stack is worked off until somebody has to decide (VA-16.2)."""

from collections.abc import Callable

from tests.games.valda.twin import building, combat, turn
from tests.games.valda.twin.cards import Json
from tests.games.valda.twin.choices import OPTIONS, finish_choice, is_asked
from tests.games.valda.twin.effects import start_effect
from tests.games.valda.twin.table import Table
from tests.games.valda.twin.weapons import window_weapons

PLAIN: dict[str, Callable[[Table], None]] = {
    "begin_turn": turn.begin_turn,
    "take_roll": turn.take_roll,
    "begin_game": turn.begin_game,
    "begin_build": building.begin_build,
    "do_build": building.do_build,
    "begin_attack": combat.begin_attack,
    "resolve": combat.resolve,
    "impact": combat.impact,
    "attack_end": combat.attack_end,
    "begin_followers": building.begin_followers,
    "end_turn": turn.end_turn,
}


def settle(table: Table) -> None:
    """Work the stack off until a decision is on top or the game is over."""
    while table.pending and not is_decision(table, table.pending[-1]):
        entry = table.pending[-1]
        if entry["op"] == "effects":
            next_effect(table, entry)
            continue
        table.pending.pop()
        if entry["op"] in PLAIN:
            PLAIN[entry["op"]](table)
        elif entry["op"] == "god_card":
            building.god_card(table, entry["by"], entry["god"])
        elif entry["op"] in ("to_discard", "finish_play"):
            table.discard(entry["card"])
        elif entry["op"] == "build":
            table.push("begin_attack")
        else:
            finish_choice(table, entry)


def next_effect(table: Table, entry: Json) -> None:
    """Start the next effect of a list; with the last one the list is done with."""
    effect = entry["list"].pop(0) if entry["list"] else None
    if not entry["list"]:
        table.pending.pop()
    if effect is not None:
        start_effect(table, entry["by"], entry["target"], effect)


def is_decision(table: Table, entry: Json) -> bool:
    """Whether the entry is a decision that has to be asked now; seats that cannot answer are passed over."""
    op = entry["op"]
    if op in OPTIONS:
        return is_asked(table, entry)
    if op == "window":
        while entry["ask"] and not window_weapons(table, entry, entry["ask"][0]):
            entry["ask"].pop(0)
        return bool(entry["ask"])
    if op == "line":
        while entry["ask"] and entry["made"] >= combat.attacks_allowed(table, entry["ask"][0]):
            next_attacker(entry)
        return bool(entry["ask"])
    if op == "build":
        return bool(table.doc["builds"] < table.doc["build_limit"])
    if op == "discard":
        return bool(len(table.player(table.active)["hand"]) > table.cards.limits["hand"])
    if op == "defend":
        return combat.must_defend(table)
    return op in ("resource", "lock_draw", "game", "followers", "keep")


def next_attacker(line: Json) -> None:
    """The first of the line has attacked enough, or passed (VA-8.2)."""
    line["ask"].pop(0)
    line["made"] = 0


def end_by_race(table: Table) -> None:
    """A race is won: everything under way is put away, the rest is dropped (VA-14.2, VA-14.4)."""
    doc = table.doc
    for op in ("finish_play", "to_discard"):
        for entry in table.pending:
            if entry["op"] == op:
                table.discard(entry["card"])
    if doc["attack"]:
        for card in [*doc["attack"]["used"], doc["attack"]["card"]]:
            table.discard(card)
    for entry in table.pending:
        if entry["op"] == "keep":
            doc["decks"][entry["god"]] += entry["cards"]
    for player in doc["players"]:
        player["hand"] += player["open"]
        player["open"] = []
    doc["pending"] = []
    doc["phase"] = "over"
    doc["attack"] = doc["roll"] = doc["building"] = None
