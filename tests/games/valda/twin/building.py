"""The building and the followers phase (VA-7, VA-9)."""

from tests.games.valda.twin.cards import GODS, WORD, Json
from tests.games.valda.twin.table import Table
from tests.games.valda.twin.turn import roll

# Building phase


def begin_build(table: Table) -> None:
    """Start the building phase (VA-7.1)."""
    table.doc["phase"] = "build"
    table.push("build")


def build_actions(table: Table) -> list[str]:
    """The structures that can be built, and the end of the phase (VA-7.2)."""
    seat = table.active
    allowed = [what for what in ("mine", "drill") if table.works_allowed(seat, what)]
    allowed += [god for god in GODS if table.temple_allowed(seat, god)]
    return ["end", *(f"build:{what}" for what in allowed if table.affordable(seat, what))]


def declare_building(table: Table, what: str) -> None:
    """Declare a structure; the last one may be met by Backstab (VA-7.3)."""
    table.doc["building"] = {"what": what, "stopped": False}
    table.push("do_build")
    if table.doc["builds"] + 1 == table.doc["build_limit"]:
        table.push("window", kind="build", ask=table.others(table.active))


def do_build(table: Table) -> None:
    """Pay and place the declared structure, unless it was negated (VA-7.3, VA-12.7)."""
    building = table.doc["building"]
    table.doc["building"] = None
    table.doc["builds"] += 1
    if not building["stopped"]:
        table.pay(table.active, building["what"])
        place_structure(table, table.active, building["what"])


def place_structure(table: Table, seat: int, what: str) -> None:
    """Place a structure; a temple brings follower, lock bonus and god card (VA-7.3, VA-7.6)."""
    if what in ("mine", "drill"):
        table.player(seat)[f"{what}s"] += 1
        return
    table.add_temple(seat, what)
    table.push("god_card", by=seat, god=what)
    table.gain_followers(seat, 1)
    table.lock_bonus(seat, what)


def god_card(table: Table, by: int, god: str) -> None:
    """Look at the top two cards of a god's deck; two leave a choice (VA-7.5)."""
    cards = [card for card in (table.draw(god), table.draw(god)) if card is not None]
    if len(cards) == 2:
        table.push("keep", by=by, god=god, cards=cards)
    else:
        table.receive(by, cards)


def keep(table: Table, entry: Json, card: str) -> None:
    """Keep one of the two cards; the other goes to the bottom of its deck (VA-7.5)."""
    rest = list(entry["cards"])
    rest.remove(card)
    table.receive(entry["by"], [card])
    table.doc["decks"][entry["god"]] += rest


# Followers phase


def begin_followers(table: Table) -> None:
    """Start the followers phase (VA-9)."""
    table.doc["phase"] = "followers"
    table.push("followers")


def followers_actions(table: Table) -> list[str]:
    """The exchanges of Thor and Odin, Loki's dice, and the end (VA-9)."""
    seat, used = table.active, table.doc["used"]
    player = table.player(seat)
    found = ["end"]
    for rate, level in ((3, 1), (2, 2)):
        if table.level(seat, "thor") >= level and used[f"thor{rate}"] < 3:
            found += [f"thor:{rate}:{kind}" for kind in "gd" if player[WORD[kind]] >= rate]
    for rate, level, times in ((2, 1, 3), (3, 2, 2)):
        if table.level(seat, "odin") >= level and used[f"odin{rate}"] < times and player["blood"] >= rate:
            found.append(f"odin:{rate}")
    if table.level(seat, "loki") >= 1 and used["loki"] < 1:
        found.append("loki")
    return found


def thor(table: Table, rate: str, kind: str) -> None:
    """Gold or diamonds for a follower (VA-9.1)."""
    table.player(table.active)[WORD[kind]] -= int(rate)
    table.doc["used"][f"thor{rate}"] += 1
    table.gain_followers(table.active, 1)


def odin(table: Table, rate: str) -> None:
    """Blood for followers (VA-9.2)."""
    table.player(table.active)["blood"] -= int(rate)
    table.doc["used"][f"odin{rate}"] += 1
    table.gain_followers(table.active, {"2": 1, "3": 2}[rate])


def loki(table: Table) -> None:
    """Roll one white die per level (VA-9.4)."""
    table.doc["used"]["loki"] += 1
    roll(table, table.active, ["W"] * table.level(table.active, "loki"), "followers")
