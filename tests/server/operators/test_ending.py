"""Running games that the operator ends beside a running hall."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.operators.ending import end_bot_tables, end_tables
from gladsheim.store.operators.audit import OPERATOR, Note
from gladsheim.tables.record import record
from tests.server.calls import Client, bot, human, refused
from tests.server.conftest import client_of
from tests.server.robots.robots import robot_of
from tests.server.toy_hall import GATE

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

NOTE = Note("2026-01-01T00:00:00.000Z", OPERATOR, "tables_ended", None, {})


@pytest.fixture(autouse=True)
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The FIFO that holds up the bot `gate`."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    monkeypatch.setenv(GATE, str(path))
    return path


async def test_a_running_hall_notices_that_a_game_was_ended(hall: Hall, client: Client) -> None:
    """Its players see it with the next look; who acts before is told how the table stands."""
    view = await client.open()
    view = (await client.act(view)).json()
    other = await client.open()
    assert await end_tables(hall.store, hall.library.games, [view["id"], other["id"]], NOTE) == {}
    assert refused(await client.act(view)) == (409, "stale")
    await hall.moderation.look()
    for table in (view, other):
        over = await client.view(table["id"])
        assert (over["status"], over["ended"]["how"], over["places"]) == ("over", "abandoned", None)
    live = await hall.tables.live(view["id"])
    assert record(live).to_json()["seats"]


async def test_what_cannot_be_ended_is_told_and_the_rest_is_ended(hall: Hall, client: Client) -> None:
    """A game that is over, and a table that is not there."""
    running, over = await client.open(), await client.open()
    await end_tables(hall.store, hall.library.games, [over["id"]], NOTE)
    tables = [over["id"], "nowhere", running["id"]]
    faults = await end_tables(hall.store, hall.library.games, tables, NOTE)
    assert faults.keys() == {over["id"], "nowhere"}
    assert [one.id for one in await hall.store.moderation.running_tables()] == []


async def test_games_between_bots_end_with_whoever_made_them(hall: Hall, client: Client) -> None:
    """Those of an account's bot accounts, too; games with a person go on, and so do others' games."""
    await client.register("Ask")
    mine = [(await client.open([bot("gate"), bot()]))["id"] for _ in range(2)]
    played = (await client.open([human("Ask"), bot()]))["id"]
    async with robot_of(hall, client) as robot, client_of(hall) as other:
        mine.append((await robot.client.open([bot("gate"), bot()]))["id"])
        others = (await other.open([bot("gate"), bot()]))["id"]
        owner = (await hall.tables.fixed(mine[0])).creator
        await end_bot_tables(hall.store, hall.library.games, owner, OPERATOR)
    running = await hall.store.moderation.running_tables()
    assert {one.id for one in running} == {played, others}
    assert {one.id: one.only_bots for one in running} == {played: False, others: True}
    notes = await hall.store.moderation.audit.read()
    assert notes[0].what == "tables_ended"
    assert sorted(notes[0].details["tables"]) == sorted(mine)
