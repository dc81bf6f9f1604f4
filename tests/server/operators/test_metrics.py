"""What Prometheus reads: the right numbers, few labels, on a port of their own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from httpx_ws import aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport

from gladsheim.core.errors import UsageError
from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.operators.measuring import Measured
from gladsheim.server.operators.monitoring import UNMONITORED, Monitoring, measuring
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import DatabaseError, open_store
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.calls import Client, bot, done, human
from tests.server.conftest import SETTINGS
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


@asynccontextmanager
async def watched(
    url: str, measured: Measured, settings: HallSettings = SETTINGS
) -> AsyncIterator[tuple[Hall, Client]]:
    """A hall that is measured, and a guest of it."""
    store = measured.store(open_store(url))
    runner = measured.runner(WorkerPool(1, toy_hall.choose))
    hall = Hall(store, toy_hall.library(), runner, pause=Pause(0), settings=settings)
    await hall.start()
    app = measured.app(create_app(hall, Path("nowhere")))
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://hall.test") as http:
            yield hall, Client(http)
    finally:
        await hall.stop()


async def scraped(measured: Measured) -> str:
    """What is served; in a thread, for it asks the database."""
    assert measured.address is not None
    answer = await asyncio.to_thread(httpx.get, measured.address, timeout=PATIENCE)
    assert answer.status_code == 200
    return answer.text


def number(text: str, name: str, **labels: str) -> float:
    """A number among those that were read."""
    inside = ",".join(f'{label}="{value}"' for label, value in sorted(labels.items()))
    found = re.search(rf"^{re.escape(name + (f'{{{inside}}}' if labels else ''))} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"{name} {labels} is not in\n{text}"
    return float(found[1])


async def test_the_numbers_are_those_of_what_happened(hall_url: str) -> None:
    """Requests by template, a socket, tables, lines of people and bots, and commits."""
    with measuring(Monitoring(metrics_port=0)) as measured:
        assert isinstance(measured, Measured)
        async with watched(hall_url, measured) as (hall, client):
            view = await client.open([human(), bot("first")], cards=5)
            done(await client.act(view))
            await until(hall, view["id"], lambda live: live.seq >= 2)
            await client.get("/tables/unknown")
            await client.get("/nowhere")
            await client.http.request("BREW", "/api/me")
            app = measured.app(create_app(hall, Path("nowhere")))
            async with (
                httpx.AsyncClient(transport=ASGIWebSocketTransport(app=app)) as http,
                aconnect_ws(f"http://hall.test/api/tables/{view['id']}/live", http),
            ):
                assert number(await scraped(measured), "gladsheim_open_sockets") == 1
            text = await scraped(measured)
    assert view["id"] not in text
    count: dict[str, Any] = {"name": "gladsheim_requests_total"}
    assert number(text, **count, route="/api/tables", method="POST", status="201") == 1
    table = "/api/tables/{table}"
    assert number(text, **count, route=table, method="GET", status="404") == 1
    assert number(text, **count, route="other", method="GET", status="404") == 1
    assert 'method="other"' in text
    assert "BREW" not in text
    assert number(text, "gladsheim_request_seconds_count", route=f"{table}/actions", method="POST") == 1
    assert number(text, "gladsheim_open_sockets") == 0
    assert number(text, "gladsheim_tables", status="running") == 1
    assert number(text, "gladsheim_tables", status="open") == 0
    assert number(text, "gladsheim_saved_lines_total", kind="action") == 2
    assert number(text, "gladsheim_bot_move_seconds_count") == 1
    assert number(text, "gladsheim_bot_moves_waiting") == 0
    assert number(text, "gladsheim_database_writes_waiting") == 0
    assert number(text, "gladsheim_database_commit_seconds_count") >= 4
    assert number(text, "process_resident_memory_bytes") > 0


async def test_a_database_that_fails_is_counted_and_breaks_nothing(hall_url: str) -> None:
    """Its counts are left out, all other numbers are there."""
    with measuring(Monitoring(metrics_port=0)) as measured:
        assert isinstance(measured, Measured)
        store = measured.store(open_store(hall_url))

        def fail(_: Any) -> None:
            raise DatabaseError("full")

        with pytest.raises(DatabaseError):
            await asyncio.wrap_future(store.database.write(fail))
        store.close()
        text = await scraped(measured)
    assert "gladsheim_tables" not in text
    assert number(text, "gladsheim_database_writes_failed_total") == 1
    assert number(text, "gladsheim_database_writes_waiting") == 0


async def test_nothing_is_measured_unless_it_is_asked_for(hall: Hall, client: Client) -> None:
    """No port is opened, and the hall's own port never serves numbers."""
    with measuring(UNMONITORED) as unmeasured:
        assert unmeasured.address is None
        assert unmeasured.store(hall.store) is hall.store
    assert "gladsheim_" not in (await client.http.get("/metrics")).text


def test_a_port_that_cannot_be_had_is_said_to_be() -> None:
    """In one line, before anything else is begun."""
    with (
        measuring(Monitoring(metrics_port=0)) as first,
        pytest.raises(UsageError, match="choose another with --metrics-port"),
        measuring(Monitoring(metrics_port=int(str(first.address).rsplit(":", 1)[1].split("/")[0]))),
    ):
        raise AssertionError
    with pytest.raises(UsageError, match="allowed: 0 to 65535"), measuring(Monitoring(metrics_port=70_000)):
        raise AssertionError
