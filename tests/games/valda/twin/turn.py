"""The order of turns, rolls, and the resource and game phases (VA-4 to VA-6)."""

from itertools import combinations_with_replacement

from tests.games.valda.twin.cards import GODS, RESOURCES, WORD
from tests.games.valda.twin.table import Table

# The order of turns


def seat_in_turn(table: Table, turn: int) -> int:
    """Whose turn a turn of the game is, counted from 0 (VA-4.1, VA-4.2)."""
    done, place = divmod(turn, table.count)
    start: int = table.doc["start"]
    if table.doc["options"]["turnaround"] and done + 1 == table.cards.limits["rounds"]:
        return (start - 1 - place) % table.count
    return (start + place) % table.count


def place_in_round(table: Table) -> int:
    """How many turns of the round come before that of the active player."""
    before = (table.doc["round"] - 1) * table.count
    return next(p for p in range(table.count) if seat_in_turn(table, before + p) == table.active)


def begin_turn(table: Table) -> None:
    """Clear what lasted a turn, then roll for resources (VA-4.1, VA-5.1)."""
    doc = table.doc
    doc["round"] = doc["turns"] // table.count + 1
    doc["active"] = seat_in_turn(table, doc["turns"])
    doc["actions"] = doc["builds"] = 0
    doc["build_limit"] = table.cards.limits["builds"]
    doc["used"] = dict.fromkeys(doc["used"], 0)
    doc["received"], doc["played"], doc["lent"] = [], [], []
    doc["phase"] = "resource"
    table.push("resource")
    player = table.player(table.active)
    roll(table, table.active, ["Y"] * player["mines"] + ["B"] * player["drills"], "resources")


def end_turn(table: Table) -> None:
    """Go on to the next turn, or end the game after the last (VA-14.1)."""
    table.doc["turns"] += 1
    if table.doc["turns"] == table.count * table.cards.limits["rounds"]:
        table.doc["phase"] = "over"
        table.pending.clear()
    else:
        table.push("begin_turn")


# Rolls


def roll(table: Table, seat: int, dice: list[str], use: str) -> None:
    """Roll dice, open the window, then pay out (VA-3.3, VA-5.1). No dice are no roll."""
    if not dice:
        return
    faces = [table.roll_die() for _die in dice]
    table.doc["roll"] = {"by": seat, "dice": dice, "faces": faces, "use": use}
    table.push("take_roll")
    table.push("window", kind="rolled", ask=[seat, *table.others(seat)])


def take_roll(table: Table) -> None:
    """Pay the dice out in order (VA-5.1, VA-9.4, VA-13)."""
    rolled = table.doc["roll"]
    for die, number in zip(rolled["dice"], rolled["faces"], strict=True):
        shown = table.cards.face(die, number)
        if rolled["use"] == "resources":
            for kind in RESOURCES:
                table.gain(rolled["by"], kind, shown[kind])
        elif shown["n"] > 0:
            table.gain_followers(rolled["by"], shown["n"])
        else:
            table.lose_followers(rolled["by"], -shown["n"])
    table.doc["roll"] = None


# Resource phase


def trade_rate(table: Table) -> int:
    """How many of one kind the active player gives for one of another (VA-5.2, VA-5.3)."""
    rate: int = table.cards.limits["trade_rate"]
    return {0: rate, 1: 2, 2: 1}[table.level(table.active, "heimdall")]


def resource_actions(table: Table) -> list[str]:
    """The trades, and the end of the phase (VA-5)."""
    rate, player = trade_rate(table), table.player(table.active)
    if any_four(table):
        return ["end", *any_trades(table, rate)]
    found = ["end"]
    for give, given in WORD.items():
        if player[given] < rate or (rate == 1 and give in table.doc["received"]):
            continue
        found += [f"trade:{give}:{get}" for get in WORD if get != give and table.supply(WORD[get]) > 0]
    return found


def any_four(table: Table) -> bool:
    """Whether any resources are traded: one of any kind is one of a kind (E-4.2)."""
    without = table.level(table.active, "heimdall") == 0
    return table.reads("trade-any-four") and without and trade_rate(table) > 1


def any_trades(table: Table, rate: int) -> list[str]:
    """Every handful of the two kinds that are not wanted (E-4.2)."""
    player = table.player(table.active)
    found = []
    for get in WORD:
        if table.supply(WORD[get]) > 0:
            for handful in combinations_with_replacement([kind for kind in WORD if kind != get], rate):
                if all(player[WORD[kind]] >= handful.count(kind) for kind in handful):
                    found.append(f"trade:{''.join(handful)}:{get}")
    return found


def trade(table: Table, give: str, get: str) -> None:
    """Give some of one kind for one of another, or a handful (VA-5.2 to VA-5.4, E-4.2)."""
    rate, player = trade_rate(table), table.player(table.active)
    for kind in give if len(give) > 1 else give * rate:
        player[WORD[kind]] -= 1
    player[WORD[get]] += 1
    if rate == 1:
        table.doc["received"] = [kind for kind in WORD if kind in {*table.doc["received"], get}]


# Game phase


def begin_game(table: Table) -> None:
    """The opening draw, from the deck of an owned area as well (VA-6.2)."""
    table.doc["phase"] = "game"
    table.doc["actions"] = table.cards.limits["actions"]
    owned = [god for god in GODS if table.owner(god) == table.active]
    if len(owned) > 1:
        table.push("lock_draw")
    else:
        opening_draw(table, *owned)


def opening_draw(table: Table, god: str | None = None) -> None:
    """The god card first, then the base cards, then the others' window (VA-6.1 to VA-6.3)."""
    level = table.level(table.active, "freya")
    number = 3 if level == 2 else 2
    decks = ["base"] * number
    if god is not None and table.can_draw(god):
        decks[0] = god
    for deck in decks:
        table.receive(table.active, [table.draw(deck)], closed=level > 0)
    table.push("game")
    table.push("window", kind="free", ask=table.others(table.active))


def game_actions(table: Table) -> list[str]:
    """What the three actions may be used for (VA-6.4)."""
    left, seat = table.doc["actions"], table.active
    yellow = {card for card in table.holds(seat) if table.cards.type(card) == "yellow"}
    found = ["end", *(f"play:{card}" for card in yellow if table.cards.number(card, "cost") <= left)]
    if left >= 1:
        found += [f"take:{kind}" for kind, word in WORD.items() if table.supply(word) > 0]
    if left >= purchase(table) and table.can_draw("base"):
        found.append("buy")
    return found


def purchase(table: Table) -> int:
    """The actions that buying takes, and the cards that it brings (VA-6.4)."""
    return 1 if table.level(table.active, "freya") else 2


def buy(table: Table) -> None:
    """Buy from the base deck (VA-6.4)."""
    number = purchase(table)
    table.doc["actions"] -= number
    closed = table.level(table.active, "freya") > 0
    for _ in range(number):
        table.receive(table.active, [table.draw("base")], closed)


def take(table: Table, kind: str) -> None:
    """Take one resource for an action (VA-6.4)."""
    table.doc["actions"] -= 1
    table.gain(table.active, WORD[kind], 1)


def play(table: Table, card: str) -> None:
    """Play a yellow card: its effects, then the window, then the discard pile (VA-6.6)."""
    seat = table.active
    table.let_go(seat, card)
    table.doc["actions"] -= table.cards.number(card, "cost")
    table.doc["played"].append(card)
    table.push("finish_play", card=card)
    table.push("window", kind="played", ask=[seat], card=card)
    table.push("effects", by=seat, list=table.cards.effects(card), target=None)


def end_game_phase(table: Table) -> None:
    """Take up the open cards, then come down to the limit (VA-6.8)."""
    table.pending.pop()
    player = table.player(table.active)
    player["hand"] += player["open"]
    player["open"] = []
    table.doc["actions"] = 0
    table.push("begin_build")
    table.push("discard")
