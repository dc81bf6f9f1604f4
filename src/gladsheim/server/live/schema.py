"""JSON Schema of the messages of a table's socket, in both directions.

`python -m gladsheim.server.live.schema` prints it; docs/schema/socket.schema.json is a copy.
"""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

from gladsheim.server.live.wire import Sent, SocketMessage
from gladsheim.server.wire.schemas import schemas_of

DEFINITIONS = "#/$defs/"
FROM_CLIENT, FROM_SERVER = "FromClient", "FromServer"


def schema() -> dict[str, Any]:
    """Return the published schema (JSON Schema 2020-12)."""
    taken, given = get_args(SocketMessage), get_args(Sent)
    directions = {
        FROM_CLIENT: _one_of(taken, "What a program sends, each message in a text frame"),
        FROM_SERVER: _one_of(given, "What the hall sends, each message in a text frame"),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "description": "WebSocket at /api/tables/{table}/live; docs/bots/bot-api.md says how it is used.",
        "oneOf": [{"$ref": f"{DEFINITIONS}{name}"} for name in directions],
        "$defs": {**directions, **schemas_of(taken, given, DEFINITIONS)},
    }


def _one_of(types: tuple[type, ...], about: str) -> dict[str, Any]:
    return {"description": about, "oneOf": [{"$ref": f"{DEFINITIONS}{one.__name__}"} for one in types]}


def text() -> str:
    """Return the schema as the text of the published file."""
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
