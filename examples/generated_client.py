"""Play a whole game by nothing but a generated client; the arguments are HALL TOKEN GAME [OPTIONS]."""

import json
import random
import sys
import time
import uuid
from typing import Any

from gladsheim_client import AuthenticatedClient
from gladsheim_client.api.hall import open_table, table_record, table_view, take_action
from gladsheim_client.models import (
    BotSeat,
    ChoiceColumns,
    ErrorBody,
    HumanSeat,
    NewTable,
    NewTableOptions,
    TakeAction,
)


def play(hall: AuthenticatedClient, game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The record of a game at random against a bot of the hall."""
    seats = [HumanSeat(kind="human", name="bot"), BotSeat(kind="bot", bot="greedy")]
    wish = NewTable(game=game, seats=seats, options=NewTableOptions.from_dict(options))
    view = open_table.sync(client=hall, body=wish)
    table = view.id
    while isinstance(view, ErrorBody) or view.status != "over":
        if not isinstance(view, ErrorBody) and view.my_turn:
            choice = random.choice(view.choices)
            if isinstance(choice, ChoiceColumns):
                action = f"{choice.prefix}{random.choice(choice.at)}{choice.suffix or ''}"
            else:
                action = choice.action
            move = TakeAction(action, action_id=str(uuid.uuid4()), expected_seq=view.seq, seat=view.to_act)
            view = take_action.sync(table, client=hall, body=move)
        else:
            # It is the other's turn, or the hall has refused: `view.error.code` says why.
            time.sleep(0.1)
            view = table_view.sync(table, client=hall)
    return table_record.sync(table, client=hall).to_dict()


if __name__ == "__main__":
    address, token, name, *chosen = sys.argv[1:]
    with AuthenticatedClient(address, token=token) as client:
        print(json.dumps(play(client, name, json.loads(chosen[0] if chosen else "{}"))))
