"""Effects of cards: each starts here, and asks for choices by putting them on the stack (VA-13)."""

from collections.abc import Callable

from tests.games.valda.twin.building import place_structure
from tests.games.valda.twin.cards import RESOURCES, Json
from tests.games.valda.twin.table import Table
from tests.games.valda.twin.turn import roll


def start_effect(table: Table, by: int, target: int | None, effect: Json) -> None:
    """Begin one effect of a card."""
    EFFECTS[effect["do"]](table, by, target, effect)


def gain(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Take from the supply; `any` is chosen one by one."""
    for kind in RESOURCES:
        table.gain(by, kind, effect.get(kind, 0))
    table.push("res", by=by, n=effect.get("any", 0), victim=None)


def followers(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Gain followers."""
    table.gain_followers(by, effect["n"])


def roll_dice(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Roll dice of one colour."""
    roll(table, by, [effect["die"]] * effect["n"], effect["take"])


def draw(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Cards from the base deck, open only if the card says so and there is no Freya."""
    closed = not effect.get("open", False) or table.level(by, "freya") > 0
    for _ in range(effect["n"]):
        table.receive(by, [table.draw("base")], closed)


def draw_god(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """God cards of chosen decks."""
    table.push("god", by=by, **{"for": "draw"}, n=effect["n"], seen=[])


def look_god(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """See the top cards of different decks."""
    table.push("god", by=by, **{"for": "look"}, n=effect["n"], seen=[])


def lend(table: Table, by: int, _target: int | None, _effect: Json) -> None:
    """Borrow an ability (VA-11.1)."""
    table.push("god", by=by, **{"for": "lend"}, n=1, seen=[])


def look_hand(table: Table, by: int, _target: int | None, _effect: Json) -> None:
    """See a hand."""
    table.push("player", by=by, **{"for": "look"}, n=1)


def change(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Change resources one for one."""
    table.push("change", by=by, **{"from": effect["from"]}, to=effect["to"], n=effect["max"])


def throw(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Discard cards for followers (sacrifice) or for new cards (switch)."""
    table.push("throw", by=by, **{"for": effect["do"]}, n=effect["max"], done=0)


def build_limit(table: Table, _by: int, _target: int | None, effect: Json) -> None:
    """Allow more structures this turn."""
    table.doc["build_limit"] = max(table.doc["build_limit"], effect["n"])


def build(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Build now (VA-7.6)."""
    what, pay = effect["what"], effect["pay"]
    if what == "temple":
        table.push("temple", by=by, pay=pay)
    elif table.works_allowed(by, what) and (not pay or table.affordable(by, what)):
        if pay:
            table.pay(by, what)
        place_structure(table, by, what)


def recover(table: Table, by: int, _target: int | None, effect: Json) -> None:
    """Take cards out of the discard pile."""
    table.push("recover", by=by, type=effect["type"], n=effect["n"])


def actions(table: Table, _by: int, _target: int | None, effect: Json) -> None:
    """More actions in this game phase."""
    table.doc["actions"] += effect["n"]


def upon_victims(table: Table, by: int, target: int | None, effect: Json) -> None:
    """Steal or kill: upon the target of an attack, everybody else, or one player of choice (VA-13.1)."""
    what, number = effect["do"], effect["n"]
    if target is not None:
        take_from(table, what, number, by, target)
    elif effect["who"] == "one":
        table.push("player", by=by, **{"for": what}, n=number)
    elif what == "steal_resources":
        # Each victim is a choice of its own; the first clockwise lies on top.
        for victim in reversed(table.others(by)):
            take_from(table, what, number, by, victim)
    else:
        for victim in table.others(by):
            take_from(table, what, number, by, victim)


def take_from(table: Table, what: str, number: int, by: int, victim: int) -> None:
    """Do to one victim what a steal_* or kill_* effect says."""
    if what == "steal_followers":
        table.gain_followers(by, table.lose_followers(victim, number))
    elif what == "kill_followers":
        attack = table.doc["attack"]
        doubled = attack is not None and attack["spear"]
        table.lose_followers(victim, 2 * number if doubled else number)
    elif what == "steal_resources":
        table.push("res", by=by, n=number, victim=victim)
    else:
        for _ in range(number):
            table.steal_blind(by, victim)


def destroy(table: Table, by: int, target: int | None, effect: Json) -> None:
    """Destroy a temple or works of the target."""
    table.push("destroy", by=by, victim=target, what=effect["what"])


def move_temple(table: Table, by: int, target: int | None, _effect: Json) -> None:
    """Move a temple of somebody else."""
    table.push("move", by=by, victim=target, **{"from": None}, seat=None)


def replay(table: Table, by: int, _target: int | None, _effect: Json) -> None:
    """Resolve a yellow card of this turn again."""
    table.push("replay", by=by)


EFFECTS: dict[str, Callable[[Table, int, int | None, Json], None]] = {
    "gain": gain,
    "followers": followers,
    "roll": roll_dice,
    "draw": draw,
    "draw_god": draw_god,
    "look_god": look_god,
    "look_hand": look_hand,
    "change": change,
    "sacrifice": throw,
    "switch": throw,
    "build_limit": build_limit,
    "build": build,
    "recover": recover,
    "steal_followers": upon_victims,
    "kill_followers": upon_victims,
    "steal_resources": upon_victims,
    "steal_cards": upon_victims,
    "destroy": destroy,
    "move_temple": move_temple,
    "lend": lend,
    "replay": replay,
    "actions": actions,
}
