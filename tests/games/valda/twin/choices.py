"""The choices that effects and weapons ask for: what may be chosen, and what a choice does (VA-13, VA-15)."""

from collections.abc import Callable

from tests.games.valda.twin.building import place_structure
from tests.games.valda.twin.cards import GODS, WORD, Json
from tests.games.valda.twin.effects import take_from
from tests.games.valda.twin.table import Table

# What may be chosen


def res_options(table: Table, entry: Json) -> list[str]:
    """Kinds that the supply, or the victim, has."""
    victim = entry["victim"]
    left = table.supply if victim is None else table.player(victim).__getitem__
    return [f"res:{kind}" for kind, word in WORD.items() if entry["n"] > 0 and left(word) > 0]


def player_options(table: Table, entry: Json) -> list[str]:
    """Other players, those who have what is asked for (VA-12.6, VA-12.8, VA-13.1)."""
    attack = table.doc["attack"]
    suits: dict[str, Callable[[int], bool]] = {
        "look": lambda seat: bool(table.player(seat)["hand"]),
        "thief": lambda seat: bool(table.holds(seat)),
        "vanished": lambda seat: seat != attack["by"],
        "steal_followers": lambda _seat: True,
        "kill_followers": lambda _seat: True,
        "steal_resources": lambda seat: table.total(seat) > 0,
        "steal_cards": lambda seat: bool(table.player(seat)["hand"]),
    }
    return [f"player:{seat}" for seat in table.others(entry["by"]) if suits[entry["for"]](seat)]


def thief_options(table: Table, entry: Json) -> list[str]:
    """The hand, blind, or an open card (VA-12.8)."""
    victim = table.player(entry["victim"])
    return [*(["hand"] if victim["hand"] else []), *(f"card:{card}" for card in victim["open"])]


def god_options(table: Table, entry: Json) -> list[str]:
    """Gods whose deck can yield a card, or at whom another player has a temple."""
    if entry["n"] <= 0:
        return []
    if entry["for"] == "lend":
        others = table.others(entry["by"])
        gods = [god for god in GODS if any(table.temples(seat, god) for seat in others)]
    else:
        barred = entry["seen"] if entry["for"] == "look" else []
        gods = [god for god in GODS if table.can_draw(god) and god not in barred]
    return [f"god:{god}" for god in gods]


def or_done(choices: list[str]) -> list[str]:
    """Choices that may be left; a lone `done` is none (VA-13)."""
    return ["done", *choices] if choices else []


def change_options(table: Table, entry: Json) -> list[str]:
    """One of a kind held for one of another kind in the supply, or done."""
    given = [kind for kind in WORD if entry["from"] == "any" or kind in "gd"]
    wanted = [kind for kind, word in WORD.items() if entry["to"] in ("any", word)]
    player = table.player(entry["by"])
    pairs = [(x, y) for x in given for y in wanted if x != y]
    able = [(x, y) for x, y in pairs if player[WORD[x]] > 0 and table.supply(WORD[y]) > 0]
    return or_done([f"change:{x}:{y}" for x, y in able])


def throw_options(table: Table, entry: Json) -> list[str]:
    """A card of hand or table, or done."""
    return or_done([f"card:{card}" for card in table.holds(entry["by"])])


def temple_options(table: Table, entry: Json) -> list[str]:
    """Areas where a temple may be built, or done."""
    gods = [god for god in GODS if table.temple_allowed(entry["by"], god)]
    if entry["pay"]:
        gods = [god for god in gods if table.affordable(entry["by"], god)]
    return or_done([f"god:{god}" for god in gods])


def recover_options(table: Table, entry: Json) -> list[str]:
    """Cards of the type in the discard pile."""
    pile = table.doc["discard"] if entry["n"] > 0 else []
    cards = [card for card in pile if entry["type"] in ("any", table.cards.type(card))]
    if entry.get("strongest"):
        most = max((table.cards.number(card, "power") for card in cards), default=0)
        cards = [card for card in cards if table.cards.number(card, "power") == most]
    return [f"card:{card}" for card in cards]


def destroy_options(table: Table, entry: Json) -> list[str]:
    """Temples, or works above the start, of the victim."""
    victim = table.player(entry["victim"])
    if entry["what"] == "temple":
        return [f"god:{god}" for god in GODS if table.temples(entry["victim"], god)]
    found = ["works:drill"] if victim["drills"] > 0 else []
    return found + (["works:mine"] if victim["mines"] > table.cards.limits["start_mines"] else [])


def goals(table: Table, seat: int, god: str) -> list[str]:
    """Where a temple of a player at a god can be moved (VA-13)."""
    return [goal for goal in GODS if goal != god and table.has_room(seat, goal)]


def move_options(table: Table, entry: Json) -> list[str]:
    """First a temple that can go somewhere, then where it goes."""
    if entry["from"] is not None:
        return [f"god:{goal}" for goal in goals(table, entry["seat"], entry["from"])]
    victims = table.others(entry["by"]) if entry["victim"] is None else [entry["victim"]]
    standing = [(seat, god) for seat in victims for god in GODS if table.temples(seat, god)]
    return [f"move:{seat}:{god}" for seat, god in standing if goals(table, seat, god)]


def replay_options(table: Table, _entry: Json) -> list[str]:
    """Cards played this turn that have no replay effect themselves."""
    return [
        f"card:{card}"
        for card in table.doc["played"]
        if all(effect["do"] != "replay" for effect in table.cards.effects(card))
    ]


def die_options(table: Table, _entry: Json) -> list[str]:
    """For each die the lowest face of every result but the one shown (VA-12.4, VA-15.2)."""
    found = []
    rolled = table.doc["roll"]
    for number, (die, face) in enumerate(zip(rolled["dice"], rolled["faces"], strict=True)):
        seen = [table.cards.face(die, face)]
        for other in range(1, 7):
            if table.cards.face(die, other) not in seen:
                seen.append(table.cards.face(die, other))
                found.append(f"die:{number}:{other}")
    return found


OPTIONS: dict[str, Callable[[Table, Json], list[str]]] = {
    "res": res_options,
    "player": player_options,
    "thief": thief_options,
    "god": god_options,
    "change": change_options,
    "throw": throw_options,
    "temple": temple_options,
    "recover": recover_options,
    "destroy": destroy_options,
    "move": move_options,
    "replay": replay_options,
    "die": die_options,
}


def is_asked(table: Table, entry: Json) -> bool:
    """Whether a choice is put to its player: while something is left to choose (VA-13, VA-15.3)."""
    if entry["op"] in ("change", "throw") and entry["n"] <= 0:
        return False
    return bool(OPTIONS[entry["op"]](table, entry))


def finish_choice(table: Table, entry: Json) -> None:
    """A choice is over, the entry off the stack: a switch draws its cards now."""
    if entry["op"] == "throw" and entry["for"] == "switch":
        table.draw_closed(entry["by"], "base", entry["done"])


# What a choice does


def choose(table: Table, entry: Json, action: str) -> None:
    """Carry out a choice; one that may go on stays on the stack."""
    if action == "done":
        table.pending.pop()
        finish_choice(table, entry)
        return
    if entry["op"] in ("res", "god", "change", "throw", "recover"):
        entry["n"] -= 1
    elif entry["op"] != "move" or entry["from"] is not None:
        table.pending.pop()
    CHOICES[entry["op"]](table, entry, action)


def choose_res(table: Table, entry: Json, action: str) -> None:
    """Take one resource, from the supply or from the victim."""
    kind = WORD[action.removeprefix("res:")]
    if entry["victim"] is not None:
        table.player(entry["victim"])[kind] -= 1
    table.gain(entry["by"], kind, 1)


def choose_player(table: Table, entry: Json, action: str) -> None:
    """Name a player."""
    seat, purpose = int(action.removeprefix("player:")), entry["for"]
    if purpose == "thief":
        table.push("thief", by=entry["by"], victim=seat)
    elif purpose == "vanished":
        # Beneath the weapon, which is discarded first, lies the window: it is the new target's alone now.
        table.doc["attack"]["target"] = seat
        table.pending[-2]["ask"] = [seat]
    elif purpose != "look":
        take_from(table, purpose, entry["n"], entry["by"], seat)


def choose_theft(table: Table, entry: Json, action: str) -> None:
    """Take a blind card, or an open one."""
    if action == "hand":
        table.steal_blind(entry["by"], entry["victim"])
    else:
        card = action.removeprefix("card:")
        table.player(entry["victim"])["open"].remove(card)
        table.receive(entry["by"], [card])


def choose_god(table: Table, entry: Json, action: str) -> None:
    """Draw from a deck, look at its top card, or borrow an ability."""
    god = action.removeprefix("god:")
    entry["seen"] = [other for other in GODS if other in {*entry["seen"], god}]
    if entry["for"] == "draw":
        table.draw_closed(entry["by"], god, 1)
    elif entry["for"] == "look":
        table.refill(god)
    else:
        table.doc["lent"].append(god)


def choose_change(table: Table, entry: Json, action: str) -> None:
    """Change one resource."""
    _change, given, wanted = action.split(":")
    table.player(entry["by"])[WORD[given]] -= 1
    table.player(entry["by"])[WORD[wanted]] += 1


def choose_throw(table: Table, entry: Json, action: str) -> None:
    """Discard a card; a sacrifice brings a follower at once."""
    card = action.removeprefix("card:")
    table.let_go(entry["by"], card)
    table.discard(card)
    entry["done"] += 1
    if entry["for"] == "sacrifice":
        table.gain_followers(entry["by"], 1)


def choose_temple(table: Table, entry: Json, action: str) -> None:
    """Build a temple (VA-7.6)."""
    god = action.removeprefix("god:")
    if entry["pay"]:
        table.pay(entry["by"], god)
    place_structure(table, entry["by"], god)


def choose_recover(table: Table, entry: Json, action: str) -> None:
    """The newest copy of a card leaves the pile."""
    card, pile = action.removeprefix("card:"), table.doc["discard"]
    del pile[max(place for place, lying in enumerate(pile) if lying == card)]
    table.receive(entry["by"], [card])


def choose_destroy(table: Table, entry: Json, action: str) -> None:
    """A temple goes back to its owner, or works are lost."""
    kind, what = action.split(":")
    if kind == "god":
        table.drop_temple(entry["victim"], what)
    else:
        table.player(entry["victim"])[f"{what}s"] -= 1


def choose_move(table: Table, entry: Json, action: str) -> None:
    """First which temple, then where it goes; it may lock the area there (VA-11.6)."""
    if entry["from"] is None:
        _move, seat, god = action.split(":")
        entry["seat"], entry["from"] = int(seat), god
        return
    goal = action.removeprefix("god:")
    table.drop_temple(entry["seat"], entry["from"])
    table.add_temple(entry["seat"], goal)
    table.lock_bonus(entry["seat"], goal)


def choose_replay(table: Table, entry: Json, action: str) -> None:
    """The effects of the card resolve again."""
    effects = table.cards.effects(action.removeprefix("card:"))
    table.push("effects", by=entry["by"], list=effects, target=None)


def choose_die(table: Table, _entry: Json, action: str) -> None:
    """Turn a die (VA-12.4)."""
    _die, number, face = action.split(":")
    table.doc["roll"]["faces"][int(number)] = int(face)


CHOICES: dict[str, Callable[[Table, Json, str], None]] = {
    "res": choose_res,
    "player": choose_player,
    "thief": choose_theft,
    "god": choose_god,
    "change": choose_change,
    "throw": choose_throw,
    "temple": choose_temple,
    "recover": choose_recover,
    "destroy": choose_destroy,
    "move": choose_move,
    "replay": choose_replay,
    "die": choose_die,
}
