"""A table with a long log: what is answered has a bounded size, whatever lies before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.live.outbox import Outbox
from gladsheim.server.live_tables.waiting import Flag
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.table import ACTION, UNDO
from gladsheim.tables.views.log import MOST_ENTRIES, NEWEST_ENTRIES
from tests.server.calls import Client, done

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

LINES = 1_050


@pytest.fixture
async def table(hall: Hall, client: Client) -> str:
    """A table at which somebody acted and took back, before there was a bound."""
    identity: str = (await client.open())["id"]
    live = await hall.tables.live(identity)
    while live.seq < LINES:
        kind = ACTION if live.last_open is None else UNDO
        action = "ponder" if kind == ACTION else UNDO
        live = live.after(hall.time.line(live, f"line-{live.seq}", 0, kind, action))
        await hall.store.append(identity, live.lines[-1], standing_of(live))
    hall.tables.forget(identity)
    return identity


async def test_complete_views_have_the_newest_entries(client: Client, table: str) -> None:
    """That of the table, that of a stale action, and that of a position of before."""
    view = await client.view(table)
    assert (view["seq"], view["log_from"], len(view["log"])) == (
        LINES,
        LINES - NEWEST_ENTRIES,
        NEWEST_ENTRIES,
    )
    assert [entry["seq"] for entry in view["log"]] == list(range(LINES - NEWEST_ENTRIES + 1, LINES + 1))
    stale = (await client.act({**view, "seq": 7}, "ponder")).json()["view"]
    before = done(await client.get(f"/tables/{table}/plies/700"))
    assert (stale["log_from"], len(stale["log"])) == (view["log_from"], NEWEST_ENTRIES)
    assert (before["log_from"], len(before["log"])) == (700 - NEWEST_ENTRIES, NEWEST_ENTRIES)


async def test_older_entries_come_in_pages(client: Client, table: str) -> None:
    """Each of a bounded size; together they are the whole log."""
    found: list[Any] = []
    while True:
        page = done(await client.get(f"/tables/{table}/entries", since=len(found)))
        assert (page["seq"], page["log_from"], page["viewer"]) == (LINES, len(found), 0)
        assert len(page["log"]) <= MOST_ENTRIES
        if not page["log"]:
            break
        found += page["log"]
    view = await client.view(table)
    assert [entry["seq"] for entry in found] == list(range(1, LINES + 1))
    assert found[-NEWEST_ENTRIES:] == view["log"]


async def test_an_action_is_answered_as_briefly_as_at_a_new_table(client: Client, table: str) -> None:
    """By a request: as many entries, and but for longer numbers as many bytes."""
    sizes = []
    for view in (await client.view(table), await client.open()):
        answers = [await client.act(view, "ponder")]
        for action in ("ponder", None):
            answers.append(await client.act(answers[-1].json(), action))
        sizes.append([(len(one.json()["log"]), len(one.content)) for one in answers[1:]])
    for (entries, size), (few, small) in zip(*sizes, strict=True):
        assert entries == few <= 2
        assert abs(size - small) < 100


async def test_a_socket_begins_with_the_newest_and_goes_on_with_what_is_new(
    hall: Hall, client: Client, table: str
) -> None:
    """Both for who plays and for who watches, also after it has asked for the table again."""
    view = await client.view(table)
    for user in ((await hall.tables.live(table)).table.creator, None):
        outbox = Outbox(lambda user=user: hall.views.message_for(user, table), Flag(), brief=True)  # type: ignore[misc]  # bound now

        async def told(outbox: Outbox = outbox) -> tuple[bool, int, int]:
            message = msgspec.json.decode(b"".join(await outbox.now() or ()))
            view = message["view"]
            return message.get("part", False), view["seq"] - view["log_from"], len(view["log"])

        assert await told() == (False, NEWEST_ENTRIES, NEWEST_ENTRIES)
        view = (await client.act(view, "ponder")).json()
        assert await told() == (True, 1, 1)
        outbox.ask()
        assert await told() == (False, NEWEST_ENTRIES, NEWEST_ENTRIES)
