"""Attacks (VA-8)."""

from tests.games.valda.twin.cards import Json
from tests.games.valda.twin.table import Table


def line_order(table: Table) -> list[int]:
    """The attackers: most followers, then most resources, then clockwise from the active player (VA-8.1)."""
    clockwise = table.others(table.active)
    return sorted(clockwise, key=lambda seat: (-table.player(seat)["followers"], -table.total(seat)))


def begin_attack(table: Table) -> None:
    """Fix the line of attackers (VA-8.1)."""
    table.doc["phase"] = "attack"
    table.push("begin_followers")
    table.push("line", ask=line_order(table), made=0)


def attacks_allowed(table: Table, seat: int) -> int:
    """How many attacks a player has in the line (VA-8.2)."""
    return 2 if table.count <= 3 and table.level(seat, "surtur") >= 1 else 1


def power(table: Table) -> int:
    """The power of the current attack (VA-8.4)."""
    attack = table.doc["attack"]
    level = table.level(attack["by"], "surtur")
    bonus = max(0, level - 1) if table.count <= 3 else level
    printed = table.cards.number(attack["card"], "power")
    if attack["wrath"] and table.reads("wrath-card-only"):
        return 2 * printed + bonus
    return 2 * (printed + bonus) if attack["wrath"] else printed + bonus


def cards_of_type(table: Table, seat: int, kind: str) -> list[str]:
    """The cards of a type in a hand."""
    return [card for card in table.player(seat)["hand"] if table.cards.type(card) == kind]


def line_actions(table: Table, seat: int) -> list[str]:
    """Attack with a card of the hand, or pass (VA-8.2)."""
    return ["pass", *(f"attack:{card}" for card in cards_of_type(table, seat, "attack"))]


def declare_attack(table: Table, line: Json, card: str) -> None:
    """An attack begins (VA-8.5, step 1)."""
    seat = line["ask"][0]
    line["made"] += 1
    table.player(seat)["hand"].remove(card)
    table.doc["attack"] = {"by": seat, "target": table.active, "card": card}
    table.push("attack_end")
    start_attack(table, claimed=False)


def start_attack(table: Table, claimed: bool) -> None:
    """An attack from step 2 on: unanswered so far (VA-8.5)."""
    attack = table.doc["attack"]
    flags = dict.fromkeys(("horn", "wrath", "spear", "cancelled"), False)
    attack.update(**flags, claimed=claimed, shields=0, used=[])
    by, target = attack["by"], attack["target"]
    table.push("resolve")
    table.push("defend")
    table.push("window", kind="declared", ask=[by, *bystanders(table), target])


def bystanders(table: Table) -> list[int]:
    """All but attacker and target, clockwise from the attacker."""
    attack = table.doc["attack"]
    return [seat for seat in table.others(attack["by"]) if seat != attack["target"]]


def must_defend(table: Table) -> bool:
    """Whether the target is (still) asked for defence cards (VA-8.5, step 3)."""
    attack = table.doc["attack"]
    return not attack["cancelled"] and not attack["horn"] and attack["shields"] < power(table)


def defend_actions(table: Table) -> list[str]:
    """Defend with a card of the hand, or yield (VA-8.5, step 3)."""
    hand = cards_of_type(table, table.doc["attack"]["target"], "defence")
    return ["yield", *(f"defend:{card}" for card in hand)]


def defend(table: Table, card: str) -> None:
    """Use a defence card: its power and Tyr's bonus (VA-8.5, step 3)."""
    attack = table.doc["attack"]
    table.player(attack["target"])["hand"].remove(card)
    attack["used"].append(card)
    attack["shields"] += table.cards.number(card, "power") + table.level(attack["target"], "tyr")


def resolve(table: Table) -> None:
    """The defence is over: steps 4 and 5, or the window of step 6 (VA-8.5)."""
    attack = table.doc["attack"]
    by, target, used = attack["by"], attack["target"], attack["used"]
    attack["used"] = []
    for card in used:
        table.discard(card)
    if attack["cancelled"]:
        return
    if not attack["horn"] and attack["shields"] >= power(table):
        table.push("window", kind="defended", ask=[by, target])
        # The first card's effects lie on top.
        for success in [table.cards.effects(card, "success") for card in reversed(used)]:
            if success:
                table.push("effects", by=target, list=success, target=by)
        return
    table.push("impact")
    if any(effect["do"] == "kill_followers" for effect in table.cards.effects(attack["card"])):
        table.push("window", kind="hit", ask=[by, *bystanders(table)])


def impact(table: Table) -> None:
    """The effects of a successful attack (VA-8.5, step 6)."""
    attack = table.doc["attack"]
    effects = table.cards.effects(attack["card"])
    table.push("effects", by=attack["by"], list=effects, target=attack["target"])


def attack_end(table: Table) -> None:
    """The attack card goes to the discard pile (VA-8.5, step 7)."""
    if table.doc["attack"]["card"] is not None:
        table.discard(table.doc["attack"]["card"])
    table.doc["attack"] = None
