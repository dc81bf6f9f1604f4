"""God weapons: who may play which mode when, and what it does (VA-12)."""

from collections.abc import Callable

from tests.games.valda.twin.cards import Json
from tests.games.valda.twin.choices import die_options
from tests.games.valda.twin.combat import start_attack
from tests.games.valda.twin.table import Table

FREE = ("bullseye", "thief", "gjallarhorn", "dagger")


def modes_held(table: Table, seat: int) -> list[str]:
    """The modes of all weapons that a player holds."""
    return [mode for card in table.holds(seat) for mode in table.cards.modes(card)]


def free_weapons(table: Table, seat: int) -> list[str]:
    """The free modes that a player holds and that have something to take (VA-12.5)."""
    types = {table.cards.type(card) for card in table.doc["discard"]}
    something = {
        "bullseye": bool(types),
        "thief": any(table.holds(other) for other in table.others(seat)),
        "gjallarhorn": "defence" in types,
        "dagger": "attack" in types,
    }
    return [mode for mode in modes_held(table, seat) if mode in FREE and something[mode]]


def allowed_in_window(table: Table, window: Json, seat: int) -> list[str]:
    """The modes that the rules let a seat play in a window, held or not (VA-12.4)."""
    attack = table.doc["attack"]
    if window["kind"] == "declared":
        if seat == attack["target"]:
            return ["revenge", "vanished"] if table.count >= 3 else ["revenge"]
        return ["wrath", "warhorn"] if seat == attack["by"] else ["wrath"]
    if window["kind"] == "defended":
        if seat == attack["target"]:
            return ["resisted"]
        return [] if attack["claimed"] else ["claim"]
    if window["kind"] == "rolled":
        # Exactly one die is turned to another result: there must be one that has another.
        return ["crown"] if die_options(table, window) else []
    modes = {"hit": "soulspear", "played": "hammertime", "build": "backstab"}
    return [modes[window["kind"]]]


def window_weapons(table: Table, window: Json, seat: int) -> list[str]:
    """The modes that a seat can play in a window; without any it is not asked (VA-12.3)."""
    if window["kind"] == "free":
        return free_weapons(table, seat)
    allowed = allowed_in_window(table, window, seat)
    return [mode for mode in modes_held(table, seat) if mode in allowed]


def play_weapon(table: Table, seat: int, mode: str) -> None:
    """A weapon leaves hand or table and does what its mode says (VA-12.1)."""
    card = next(card for card in table.holds(seat) if mode in table.cards.modes(card))
    table.let_go(seat, card)
    if mode in LASTING:
        # Its choices come first; then it is discarded.
        window = table.pending.pop() if mode == "hammertime" else None
        table.push("to_discard", card=card)
        LASTING[mode](table, seat, window)
    else:
        table.discard(card)
        AT_ONCE[mode](table)


def bullseye(table: Table, seat: int, _window: Json | None) -> None:
    """Any card of the discard pile (VA-12.5)."""
    table.push("recover", by=seat, type="any", n=1)


def gjallarhorn(table: Table, seat: int, _window: Json | None) -> None:
    """Two defence cards of the discard pile (VA-12.5)."""
    strongest = {"strongest": True} if table.reads("gjallarhorn-strongest") else {}
    table.push("recover", by=seat, type="defence", n=2, **strongest)


def dagger(table: Table, seat: int, _window: Json | None) -> None:
    """Two attack cards of the discard pile (VA-12.5)."""
    table.push("recover", by=seat, type="attack", n=2)


def thief(table: Table, seat: int, _window: Json | None) -> None:
    """A card of another player (VA-12.8)."""
    table.push("player", by=seat, **{"for": "thief"}, n=1)


def crown(table: Table, seat: int, _window: Json | None) -> None:
    """Turn a die (VA-12.4)."""
    table.push("die", by=seat)


def vanished(table: Table, seat: int, _window: Json | None) -> None:
    """Another player is attacked instead (VA-12.6)."""
    table.push("player", by=seat, **{"for": "vanished"}, n=1)


def hammertime(table: Table, seat: int, window: Json | None) -> None:
    """The effects of the played card once more (VA-12.4)."""
    assert window is not None
    table.push("effects", by=seat, list=table.cards.effects(window["card"]), target=None)


def warhorn(table: Table) -> None:
    """No defence cards (VA-12.4)."""
    table.doc["attack"]["horn"] = True


def wrath(table: Table) -> None:
    """Power doubled (VA-12.4)."""
    table.doc["attack"]["wrath"] = True


def revenge(table: Table) -> None:
    """The attack is cancelled, its card goes to the target's hand (VA-12.4)."""
    attack = table.doc["attack"]
    table.receive(attack["target"], [attack["card"]])
    attack["card"], attack["cancelled"] = None, True
    table.pending.pop()


def soulspear(table: Table) -> None:
    """Twice as many are killed (VA-12.4)."""
    table.doc["attack"]["spear"] = True
    table.pending.pop()


def claim(table: Table) -> None:
    """The same attack once more (VA-12.4)."""
    table.pending.pop()
    start_attack(table, claimed=True)


def resisted(table: Table) -> None:
    """Two followers (VA-12.4)."""
    table.gain_followers(table.doc["attack"]["target"], 2)


def backstab(table: Table) -> None:
    """The structure is not built (VA-12.7)."""
    table.doc["building"]["stopped"] = True
    table.pending.pop()


LASTING: dict[str, Callable[[Table, int, Json | None], None]] = {
    "bullseye": bullseye,
    "thief": thief,
    "gjallarhorn": gjallarhorn,
    "dagger": dagger,
    "crown": crown,
    "vanished": vanished,
    "hammertime": hammertime,
}
"""Modes whose card is discarded after its choices or effects (VA-12.1)."""

AT_ONCE: dict[str, Callable[[Table], None]] = {
    "warhorn": warhorn,
    "wrath": wrath,
    "revenge": revenge,
    "soulspear": soulspear,
    "claim": claim,
    "resisted": resisted,
    "backstab": backstab,
}
"""Modes whose card is discarded at once (VA-12.1)."""
