"""`gladsheim apply`: positions and actions in, positions out."""

from __future__ import annotations

from typing import Any

import rich_click as click

from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.positions.files import files_argument

FIELDS = ("position", "actions")
MOST_ACTIONS = 5_000


@click.command("apply")
@files_argument(required=False)
@cards_option
def command(files: tuple[str, ...]) -> None:
    """Apply actions to positions.

    Each FILE (`-` or none: standard input) holds one `{"position", "actions": [...]}` per line. Each gives
    one line `{"position", "applied": [{"action", "points", "parts", "events"}], "result"}`. A faulty line
    gives `{"error": {"field", "message"}}`, and the next one is still read.
    """
    from gladsheim.cli.positions.streams import answer

    answer(files, apply)


def apply(request: Any) -> Any:
    """Answer one request. Raises GladsheimError."""
    from gladsheim.cli.positions.streams import LineError, fault
    from gladsheim.core.errors import ActionError, DocumentError, OptionsError, shorten
    from gladsheim.games import from_document

    if not isinstance(request, dict) or sorted(request) != sorted(FIELDS):
        raise LineError("", f"a request is an object with exactly {' and '.join(FIELDS)}")
    position, actions = request["position"], request["actions"]
    if not isinstance(position, dict):
        raise LineError("position", "a position document is an object")
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise LineError("actions", f"must be a list of at most {MOST_ACTIONS} action texts")
    try:
        state = from_document(position)
    except (DocumentError, OptionsError) as error:
        raise LineError(**fault(error, "position")) from error
    applied = []
    for at, action in enumerate(actions):
        if not isinstance(action, str):
            raise LineError(f"actions[{at}]", f"is {shorten(action)}; allowed: an action text")
        try:
            done = state.apply(action)
        except ActionError as error:
            raise LineError(f"actions[{at}]", str(error)) from error
        applied.append(
            {
                "action": done.action,
                "points": done.points,
                "parts": done.parts,
                "events": [event.whole() for event in done.events],
            }
        )
    return {"position": state.document(), "applied": applied, "result": state.result()}
