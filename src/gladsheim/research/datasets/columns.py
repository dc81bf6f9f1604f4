"""Columns of a data set of decisions, and their published schema.

`python -m gladsheim.research.datasets.columns` prints it; docs/schema/decisions.schema.json is a copy, and
every file holds it in its metadata.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any

from gladsheim.records import reading, record

Json = dict[str, Any]

FORMAT = "gladsheim-decisions"
VERSION = 1
"""Version of the columns, raised when one changes its meaning or is removed, not when one is added."""
KEY = "gladsheim"
"""Key in the metadata of a file for format, version and schema."""
MADE = "gladsheim.made"
"""Key in the metadata of a file for how its games were made."""
TEXT, WHOLE, MANY, TIME = "string", "int64", "list<int64>", "timestamp[us, tz=UTC]"
"""Arrow's names of types."""
BY_RULES = "rules"
"""Word for the end of a game that its rules ended."""
HUMAN, BOT, PROGRAM = record.HUMAN, record.BOT, "program"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its type as Arrow calls it, what it means, and whether it may be null."""

    name: str
    kind: str
    about: str
    optional: bool = False
    among: tuple[str, ...] = ()


COLUMNS = (
    Column("game", TEXT, "Name of the game"),
    Column("rules", WHOLE, "Version of the game's rules under which it was played"),
    Column("options", TEXT, "All options of the game, complete, as JSON"),
    Column("start", TEXT, "How the game began, as the field `start` of its record, as JSON"),
    Column("record", TEXT, "Which game: the last link of its record's hash chain, 64 hexadecimal digits"),
    Column("ply", WHOLE, "Number of the decision in its game, from 1"),
    Column("seat", WHOLE, "Who decided, from 0"),
    Column("kind", TEXT, "Who sat there", among=(HUMAN, BOT, PROGRAM)),
    Column("bot", TEXT, "Registered name of the bot; null for others", optional=True),
    Column("time", TIME, "When the action was taken; null in games between bots", optional=True),
    Column("legal_codes", MANY, "Codes of all legal actions, in the engine's order"),
    Column("choice", WHOLE, "Place of the chosen action in legal_codes, from 0"),
    Column("code", WHOLE, "Code of the chosen action"),
    Column("action", TEXT, "Text of the chosen action"),
    Column("rewards", MANY, "Points by seat that the action brought, what followed from it at once included"),
    Column("returns", MANY, "Final points by seat; null where the game ended early", optional=True),
    Column("ranking", MANY, "Seats, the best first; null where the game ended early", optional=True),
    Column("winners", MANY, "Seats that won; null where the game ended early", optional=True),
    Column("ended", TEXT, "How the game ended", among=(BY_RULES, *record.WAYS_TO_END)),
)


def schema() -> Json:
    """Return the published schema of a row (JSON Schema 2020-12); `$comment` is the type in Arrow."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Gladsheim decisions",
        "description": f"A row for each decision of finished games; format {FORMAT}, version {VERSION}.",
        "type": "object",
        "properties": {column.name: _property(column) for column in COLUMNS},
        "required": [column.name for column in COLUMNS],
        "additionalProperties": False,
    }


def _property(column: Column) -> Json:
    kinds: dict[str, Json] = {
        TEXT: {"type": "string"},
        WHOLE: {"type": "integer"},
        MANY: {"type": "array", "items": {"type": "integer"}},
        TIME: {"type": "string", "pattern": f"^(?:{reading.TIME})$"},
    }
    made = {**kinds[column.kind], "description": column.about, "$comment": column.kind}
    if column.optional:
        made["type"] = [made["type"], "null"]
    return {**made, "enum": list(column.among)} if column.among else made


def metadata() -> dict[str, str]:
    """Return the metadata of a file, by key."""
    about = {"format": FORMAT, "version": VERSION, "licence": "CC0-1.0", "schema": schema()}
    return {KEY: json.dumps(about, sort_keys=True, separators=(",", ":"))}


def text() -> str:
    """Return the schema as the published file holds it."""
    return json.dumps(schema(), indent=2, ensure_ascii=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
