"""A message is the view, whole or with what is new of its log; both lead to the same."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gladsheim.server.hall import Hall
from gladsheim.server.messages import Message, stamped, with_head
from tests.server.calls import Client, human

ENTRIES = st.lists(st.integers(0, 3), max_size=6)


def message(entries: list[int]) -> Message:
    """A view with a log of these entries, each encoded anew."""
    log = tuple(bytes(json.dumps({"seq": entry}), "ascii") for entry in entries)
    return Message(b'{"counts_from":7,"type":"view","view":{"seq":1,"log":', log, b',"over":false}}')


@given(ENTRIES, ENTRIES)
def test_what_is_new_and_what_was_there_are_the_whole_log(before: list[int], after: list[int]) -> None:
    """Whatever was added, taken away or changed; as much as is alike at the beginning is not sent."""
    told: dict[str, Any] = json.loads(message(after).since(message(before).log))
    start = told.pop("log_from")
    assert (start == len(before) == len(after)) or start == len(after) or before[start:] != after[start:]
    assert [entry["seq"] for entry in told["view"]["log"]] == after[start:]
    assert before[:start] == after[:start]
    assert start in (len(before), len(after)) or before[start] != after[start]
    told["view"]["log"] = [{"seq": entry} for entry in before[:start]] + told["view"]["log"]
    assert told == json.loads(message(after).whole)


def test_the_fields_that_are_added_stand_together() -> None:
    """Number, answered action, clock and log: none hides another."""
    told = json.loads(with_head(stamped(with_head(message([1]).since(()), b'"done":"x",'), 9), b'"n":3,'))
    assert list(told) == ["n", "done", "counts_from", "type", "log_from", "view", "now"]
    assert (told["n"], told["done"], told["counts_from"], told["log_from"], told["now"]) == (3, "x", 7, 0, 9)


@pytest.mark.anyio
async def test_a_message_is_the_view(hall: Hall, client: Client) -> None:
    """Of a table before its game and while it is played, byte for byte what the routes would answer."""
    waiting = await client.open([human(), {"kind": "open"}])
    stored = await hall.store.table(waiting["id"])
    assert stored is not None
    user = stored[0].creator
    assert (await hall.message_for(user, waiting["id"])).whole == shown(
        msgspec.to_builtins(await hall.view(user, waiting["id"]))
    )
    view = await client.open()
    for _ in range(4):
        view = (await client.act(view)).json()
        assert (await hall.message_for(user, view["id"])).whole == shown(view)


def shown(view: Any) -> bytes:
    """A view as a message."""
    return msgspec.json.encode({"type": "view", "view": view})
