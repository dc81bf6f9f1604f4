"""The card file, read as plainly as it is written."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

Json = dict[str, Any]

GODS = ("heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki")
DECKS = ("base", *GODS)
RESOURCES = ("blood", "gold", "diamond")
WORD = {"b": "blood", "g": "gold", "d": "diamond"}
LETTER = {word: letter for letter, word in WORD.items()}

CARD_FILE = Path(__file__).parents[4] / "src" / "gladsheim" / "games" / "valda" / "valda-cards.toml"


class Cards:
    """The tables of one card file."""

    def __init__(self, raw: Json) -> None:
        self.id: str = raw["id"]
        self.limits: Json = raw["limits"]
        self.supply: int = raw["resources"]["supply"]
        self.order: list[str] = raw["resources"]["order"]
        self.start: Json = raw["start"]
        self.costs: dict[str, dict[str, int]] = raw["costs"]
        self.rows: list[Json] = raw["card"]
        self.by_id: dict[str, Json] = {row["id"]: row for row in self.rows}
        self.faces: dict[str, list[Json]] = {die: row["faces"] for die, row in raw["dice"].items()}

    def deck(self, name: str) -> list[str]:
        """All cards of a deck in file order, copies together (VA-2.3)."""
        return [row["id"] for row in self.rows if row["deck"] == name for _copy in range(row["count"])]

    def type(self, card: str) -> str:
        """yellow, attack, defence or weapon (VA-1.6)."""
        found: str = self.by_id[card]["type"]
        return found

    def number(self, card: str, name: str) -> int:
        """`cost` or `power` of a card."""
        return int(self.by_id[card].get(name, 0))

    def effects(self, card: str, name: str = "effects") -> list[Json]:
        """`effects` or `success` of a card."""
        return list(self.by_id[card].get(name, []))

    def modes(self, card: str) -> list[str]:
        """The modes of a weapon; nothing for other cards."""
        return list(self.by_id[card].get("modes", []))

    def face(self, die: str, number: int) -> dict[str, int]:
        """What face 1..6 of a die shows: blood, gold, diamond and n, zeros written out."""
        shown = self.faces[die][number - 1]
        return {name: shown.get(name, 0) for name in (*RESOURCES, "n")}


@cache
def read_cards(path: Path = CARD_FILE) -> Cards:
    """The card file at a path."""
    return Cards(tomllib.loads(path.read_text("utf-8")))
