"""Secrets stay where they are: none in the audit log, none in the log, none among the numbers."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, replace
from typing import Any

import pytest
from prometheus_client import generate_latest

from gladsheim.server.hall import Hall
from gladsheim.server.operators.measuring import Measured
from gladsheim.store import DatabaseError
from tests.server.accounts.entering import Seconds
from tests.server.calls import OPEN, Client, bot, done, human
from tests.server.conftest import SETTINGS
from tests.server.operators.test_metrics import watched
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

PASSWORD = "Yggdrasil quakes"  # noqa: S105  # an invented one
NEXT = "Fenrir is fettered"
WRONG = "Garm bays before"
NAME = "Heimdall of Himinbjorg"


async def secrets_after_a_long_evening(url: str, measured: Measured) -> tuple[list[str], str, str]:
    """Everything that nobody may read, what the audit log tells, and the table."""
    seconds = Seconds()
    async with watched(url, measured, replace(SETTINGS, seconds=seconds)) as (hall, client):
        codes = await client.register(NAME, PASSWORD)
        tokens = [client.token(), client.token("device")]
        view = await client.open([human(NAME), bot("first")], "secret", cards=4)
        live = await hall.tables.live(view["id"])
        done(await client.act(view))
        await client.post("/login", {"name": NAME, "password": WRONG, "keep_games": False})
        done(await client.post("/password", {"old": PASSWORD, "new": NEXT}))
        tokens.append(client.token())
        await client.post("/recover", {"name": NAME, "code": codes[0], "password": PASSWORD})
        for _ in range(6):
            seconds.now += 1
            await client.post("/login", {"name": NAME, "password": WRONG, "keep_games": False})
        seconds.now += 100
        await client.open([human(NAME), OPEN])
        await provoked(hall, client, view["id"])
        tokens.append(client.token())
        state: Any = live.state
        cards = [card for hand in state.hands for card in hand] + list(state.deck)
        journal = json.dumps([asdict(note) for note in await hall.store.moderation.audit.read()])
        keys = [live.table.secret.hex(), live.table.key.hex(), str(live.table.secret)]
        done(await client.post("/account/erase", {"password": PASSWORD}))
    return [PASSWORD, NEXT, WRONG, NAME, *codes, *tokens, *cards, *keys], journal, view["id"]


async def provoked(hall: Hall, client: Client, table: str) -> None:
    """Faults of the hall's own, which it writes into its log."""

    async def broken(*_: Any) -> None:
        raise RuntimeError("an unforeseen fault")

    async def full(*_: Any) -> None:
        raise DatabaseError("full")

    for fault, status in ((broken, 500), (full, 503)):
        await until(hall, table, lambda live: live.to_act == 0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hall.store, "append", fault)
            assert (await client.act(await client.view(table))).status_code == status


async def test_no_secret_is_in_log_journal_or_metrics(
    hall_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Passwords, tokens, codes, hands, decks and deals: looked for in all that was written."""
    caplog.set_level(logging.DEBUG)
    measured = Measured()
    planted, journal, table = await secrets_after_a_long_evening(hall_url, measured)
    numbers = generate_latest(measured.metrics.registry).decode()
    formatted = "\n".join(
        logging.Formatter("%(name)s %(message)s").format(record)
        for record in caplog.records
        if record.name not in ("asyncio", "httpx")
    )
    assert '"what": "login_burst"' in journal
    assert "gladsheim_requests_total" in numbers
    assert "an unforeseen fault" in formatted
    for secret in planted:
        for place in (journal, numbers, formatted):
            assert secret not in place
    assert table not in numbers
