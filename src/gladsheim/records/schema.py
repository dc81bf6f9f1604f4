"""JSON Schema of a record, made from the same bounds that reading uses.

`python -m gladsheim.records.schema` prints it; docs/schema/record.schema.json is a copy.
"""

import json
import sys
from typing import Any

from gladsheim.records import reading, record

Json = dict[str, Any]


def schema() -> Json:
    """Return the published schema (JSON Schema 2020-12)."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Gladsheim game record",
        "description": "One game. Read with duplicate keys, fractions and NaN refused; "
        f"at most {record.MOST_BYTES} bytes.",
        **_closed(
            {
                "format": {"const": record.FORMAT},
                "version": {"const": record.VERSION, "type": "integer"},
                "game": _text(reading.GAME, 32),
                "rules": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": record.MOST_RULES,
                    "description": "Version of the game's rules under which it was played",
                },
                "options": {"type": "object", "description": "All options of the game, complete"},
                "seats": {"type": "array", "minItems": 1, "maxItems": record.MOST_SEATS, "items": _seat()},
                "start": {"oneOf": [_deal(), _fair(), _closed({"position": {"type": "object"}})]},
                "actions": {"type": "array", "maxItems": record.MOST_ACTIONS, "items": _entry()},
                "result": {
                    "type": ["object", "null"],
                    "description": "null while the game is running, and if it ended early",
                },
            },
            {"ended": _ended()},
        ),
    }


def _closed(properties: Json, optional: Json | None = None) -> Json:
    return {
        "type": "object",
        "properties": {**properties, **(optional or {})},
        "required": list(properties),
        "additionalProperties": False,
    }


def _text(pattern: str, most: int) -> Json:
    return {"type": "string", "pattern": f"^(?:{pattern})$", "maxLength": most}


def _seat() -> Json:
    name = _text(reading.NAME, record.MOST_NAME)
    human = _closed({"name": name, "kind": {"const": record.HUMAN}, "bot": {"type": "null"}})
    human["properties"]["robot"] = {"const": True, "description": "A program played; else left out"}
    bot = _closed({"name": name, "kind": {"const": record.BOT}, "bot": _text(reading.GAME, 32)})
    bot["properties"]["plain"] = {
        "const": True,
        "description": "The bot decided with the smaller budgets of plain kernels; else left out",
    }
    return {"oneOf": [human, bot]}


def _entry() -> Json:
    return _closed(
        {
            "ply": {"type": "integer", "minimum": 1, "maximum": record.MOST_ACTIONS},
            "seat": _seat_number(),
            "action": _text(reading.ACTION, record.MOST_ACTION),
            "time": {"type": ["string", "null"], "pattern": f"^(?:{reading.TIME})$"},
            "link": _text(reading.LINK, 64),
        }
    )


def _seat_number() -> Json:
    return {"type": "integer", "minimum": 0, "maximum": record.MOST_SEATS - 1}


def _ended() -> Json:
    seats = {"type": "array", "maxItems": record.MOST_SEATS, "uniqueItems": True, "items": _seat_number()}
    return {
        **_closed({"how": {"enum": list(record.WAYS_TO_END)}, "seats": seats}),
        "description": "Only where a game ended before its rules ended it; `seats` had left, in this order",
    }


def _deal() -> Json:
    seeds = [
        _closed({"type": {"const": kind}, "value": {"type": "string", "pattern": f"^(?:{pattern})$"}})
        for kind, pattern in reading.SEED_VALUES.items()
    ]
    commitment = {**_text(reading.LINK, 64), "description": "SHA-256 of the canonical JSON of the seed"}
    seed = {"oneOf": [{"type": "null"}, *seeds], "description": "null until it is revealed"}
    return _closed({"deal": _closed({"commitment": commitment, "seed": seed})})


def _fair() -> Json:
    link, words = _text(reading.LINK, 64), _text(reading.WORDS, 64)
    told = {"oneOf": [{"type": "null"}, words], "description": "null if it was never told"}
    nonce = _closed({"commitment": {**link, "description": "SHA-256 of the nonce"}, "nonce": told})
    nonces = {
        "type": "array",
        "minItems": 1,
        "maxItems": record.MOST_SEATS,
        "items": {"oneOf": [{"type": "null"}, nonce]},
        "description": "One for each seat, null for a bot",
    }
    commitment = {**link, "description": "SHA-256 of the secret"}
    secret = {"oneOf": [{"type": "null"}, words], "description": "null until it is revealed"}
    seats = {"type": "array", "minItems": 1, "maxItems": record.MOST_SEATS, "items": _seat_number()}
    void = _closed({"commitment": commitment, "nonces": nonces, "secret": words, "withheld": seats})
    voids = {
        "type": "array",
        "minItems": 1,
        "maxItems": record.MOST_SEATS,
        "items": void,
        "description": "Only where there were any: the deals before this one of which a nonce was withheld",
    }
    fair = _closed({"commitment": commitment, "nonces": nonces, "secret": secret}, {"voids": voids})
    return _closed({"fair": fair})


def text() -> str:
    """Return the schema as the published file holds it."""
    return json.dumps(schema(), indent=2, ensure_ascii=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
