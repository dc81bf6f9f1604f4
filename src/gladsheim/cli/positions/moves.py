"""`gladsheim moves`: positions in, legal actions out."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import rich_click as click

from gladsheim.cli.positions.cards import cards_option
from gladsheim.cli.positions.files import files_argument


@click.command("moves")
@files_argument(required=False)
@click.option("--explain", is_flag=True, help="Show the parts of the points too.")
@cards_option
def command(files: tuple[str, ...], explain: bool) -> None:
    """List the legal actions of positions, with their points.

    Each FILE (`-` or none: standard input) holds one position document per line. Each gives one line
    `{"current_player", "actions": [{"action", "points"}]}`, with the actions sorted as ASCII text. A faulty
    line gives `{"error": {"field", "message"}}`, and the next one is still read.
    """
    from gladsheim.cli.positions.streams import LineError, answer
    from gladsheim.games import from_document

    def moves(document: Any) -> Any:
        if not isinstance(document, dict):
            raise LineError("", "a position document is an object")
        state = from_document(document)
        choices = state.game.presenter.choices(state)
        actions = [{"action": item["action"], "points": item["points"]} for item in choices]
        actions.sort(key=itemgetter("action"))
        if explain:
            for item in actions:
                item["parts"] = state.preview(item["action"]).parts
        return {"current_player": state.current_player, "actions": actions}

    answer(files, moves)
