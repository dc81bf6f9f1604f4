"""Odd but valid card files: any effects on any cards, other limits, dice and costs (VA-13.5)."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.valda.twin.cards import DECKS, GODS, RESOURCES, Json

MODES = (
    *("bullseye", "thief", "gjallarhorn", "dagger", "crown", "warhorn", "wrath"),
    *("vanished", "revenge", "soulspear", "claim", "resisted", "hammertime", "backstab"),
)
WHO = ("one", "all")
Make = Callable[[random.Random], Json]


def number(rng: random.Random) -> int:
    """A number of an effect: mostly small, now and then none or much."""
    return rng.choice((0, 1, 1, 1, 2, 2, 2, 3, 4, 10))


ANYWHERE: dict[str, Make] = {
    "gain": lambda rng: {kind: number(rng) for kind in rng.sample((*RESOURCES, "any"), rng.randint(1, 4))},
    "followers": lambda rng: {"n": number(rng)},
    "roll": lambda rng: {
        "die": rng.choice("YBW"),
        "n": number(rng),
        "take": rng.choice(("resources", "followers")),
    },
    "draw": lambda rng: {"n": number(rng)},
    "draw_god": lambda rng: {"n": number(rng)},
    "look_god": lambda rng: {"n": number(rng)},
    "look_hand": lambda rng: {},
    "change": lambda rng: {
        "from": rng.choice(("any", "gold-diamond")),
        "to": rng.choice(("any", *RESOURCES)),
        "max": number(rng),
    },
    "recover": lambda rng: {
        "type": rng.choice(("any", "yellow", "attack", "defence", "weapon")),
        "n": number(rng),
    },
    "steal_followers": lambda rng: {"n": number(rng)},
    "kill_followers": lambda rng: {"n": number(rng)},
    "steal_resources": lambda rng: {"n": number(rng)},
    "steal_cards": lambda rng: {"n": number(rng)},
    "move_temple": lambda rng: {},
}
YELLOW_ONLY: dict[str, Make] = {
    "draw": lambda rng: {"n": number(rng), "open": rng.random() < 0.8},
    "sacrifice": lambda rng: {"max": number(rng)},
    "switch": lambda rng: {"max": number(rng)},
    "build_limit": lambda rng: {"n": number(rng)},
    "build": lambda rng: {
        "what": rng.choice(("mine", "drill", "temple", "temple")),
        "pay": rng.random() < 0.5,
    },
    "lend": lambda rng: {},
    "replay": lambda rng: {},
    "actions": lambda rng: {"n": number(rng)},
}
WITH_TARGET: dict[str, Make] = {"destroy": lambda rng: {"what": rng.choice(("temple", "works"))}}


def effect(rng: random.Random, yellow: bool) -> Json:
    """One effect that a yellow card, or an attack or defence card, may have."""
    kinds = [*ANYWHERE.items(), *(YELLOW_ONLY if yellow else WITH_TARGET).items()]
    name, make = rng.choice(kinds)
    made = {"do": name, **make(rng)}
    if yellow and name.startswith(("steal_", "kill_")):
        made["who"] = rng.choice(WHO)
    return made


def effects(rng: random.Random, yellow: bool) -> list[Json]:
    """A list of effects, now and then empty."""
    return [effect(rng, yellow) for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3, 8)))]


def card(rng: random.Random, deck: str, serial: int) -> Json:
    """A card of any type but weapon."""
    kind = rng.choice(("yellow", "yellow", "yellow", "attack", "attack", "defence"))
    row: Json = {
        "id": f"{deck}.card-{serial}",
        "name": f"Card {serial}",
        "deck": deck,
        "type": kind,
        "count": rng.randint(1, 4),
    }
    if kind == "yellow":
        row |= {"cost": rng.choice((0, 0, 0, 1, 1, 1, 2, 2, 10)), "effects": effects(rng, yellow=True)}
    elif kind == "attack":
        row |= {
            "power": rng.choice((0, 1, 2, 3, 4, 6, 20)),
            "effects": effects(rng, yellow=False) or [{"do": "look_hand"}],
        }
    else:
        row |= {"power": rng.randint(0, 5)}
        if rng.random() < 0.5:
            row["success"] = effects(rng, yellow=False)
    return row | {"source": "recon"}


def cards(rng: random.Random) -> list[Json]:
    """All cards: a few kinds in each deck, and the seven weapons, each in any god's deck or the base deck."""
    modes = rng.sample(MODES, len(MODES))
    rows: list[Json] = []
    for deck in DECKS:
        kinds = rng.randint(6, 14) if deck == "base" else rng.randint(1, 4)
        rows += [card(rng, deck, len(rows) + serial) for serial in range(kinds)]
    for pair, god in enumerate(GODS):
        deck = rng.choice((god, "base"))
        row = {"id": f"{deck}.weapon-{pair}", "name": f"Weapon {pair}", "deck": deck, "type": "weapon"}
        rows.append(row | {"count": 1, "modes": modes[2 * pair : 2 * pair + 2], "source": "weapon"})
    rng.shuffle(rows)
    return rows


def limits(rng: random.Random) -> Json:
    """Limits of the game, near the usual ones and a little further."""
    start_mines = rng.randint(0, 2)
    zones = sorted(rng.sample(range(1, 25), rng.randint(0, 4)))
    return {
        "rounds": rng.randint(2, 6),
        "hand": rng.randint(2, 10),
        "start_hand": rng.randint(0, 8),
        "actions": rng.randint(0, 5),
        "builds": rng.randint(0, 4),
        "temples_per_player": rng.randint(1, 9),
        "sites_per_area": rng.randint(1, 7),
        "control": rng.randint(1, 4),
        "start_mines": start_mines,
        "max_mines": rng.randint(max(1, start_mines), 4),
        "max_drills": rng.randint(1, 3),
        "safe_zones": [0, *zones],
        "race_goal": rng.randint(5, 30),
        "trade_rate": rng.randint(1, 5),
    }


def far_limits(rng: random.Random) -> Json:
    """Limits at either end of what a card file may say."""
    return {
        "rounds": rng.choice((1, 2, 9)),
        "hand": rng.choice((1, 60)),
        "start_hand": rng.choice((0, 20)),
        "actions": rng.choice((0, 1, 20)),
        "builds": rng.choice((0, 1, 9)),
        "temples_per_player": rng.choice((0, 1, 35)),
        "sites_per_area": rng.choice((1, 10)),
        "control": rng.choice((1, 10)),
        "start_mines": rng.choice((0, 4)),
        "max_mines": 4,
        "max_drills": rng.choice((0, 3)),
        "safe_zones": rng.choice(([0], [0, 1, 2, 3, 4, 5, 6, 1000])),
        "race_goal": rng.choice((1, 2, 1000)),
        "trade_rate": rng.choice((1, 30)),
    }


def dice(rng: random.Random) -> Json:
    """The three dice with any faces."""
    made: Json = {}
    for die, count in (("Y", 4), ("B", 3), ("W", 2)):
        kinds = [{"n": rng.randint(-2, 3), rng.choice(RESOURCES): rng.randint(0, 3)} for _ in range(4)]
        made[die] = {"count": count, "faces": [rng.choice(kinds) for _ in range(6)]}
    return made


def card_file(seed: int) -> Json:
    """The tables of a card file, the same for the same seed."""
    rng = random.Random(f"card file {seed}")
    rows = cards(rng)
    far = rng.random() < 0.3
    supply = rng.choice((1, 3, 200)) if far else rng.randint(15, 40)
    names = ("mine", "drill", *GODS)
    return {
        "format": 1,
        "id": f"odd-{seed}",
        "total_cards": sum(row["count"] for row in rows),
        "resources": {"order": rng.sample(RESOURCES, 3), "supply": supply},
        "limits": far_limits(rng) if far else limits(rng),
        "start": {
            str(players): [
                [rng.randint(0, min(3, supply // players)) for _kind in RESOURCES] for _seat in range(players)
            ]
            for players in (2, 3, 4, 5)
        },
        "costs": {name: {kind: rng.randint(0, 2) for kind in RESOURCES} for name in names},
        "dice": dice(rng),
        "card": rows,
    }


def toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def write_card_file(folder: Path, seed: int) -> Path:
    """Write an odd card file; its path."""
    path = folder / f"odd-{seed}.toml"
    lines = [f"{name} = {toml(value)}" for name, value in card_file(seed).items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path
