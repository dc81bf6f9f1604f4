"""Rated tables: who may open them and sit there."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import OPEN, RATED_TERMS, Client, bot, human, refused
from tests.server.conftest import client_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Client]:
    """A second guest."""
    async with client_of(hall) as client:
        yield client


async def test_a_rated_table_is_for_accounts(client: Client, other: Client) -> None:
    """Whoever opens it or sits down is an account, under its own name, and bots stay away."""
    wish = {"game": "toy", "seats": [human("Somebody"), OPEN], "options": {}, "rated": True, **RATED_TERMS}
    assert refused(await client.post("/tables", wish)) == (403, "account_needed")
    await client.register("Ask")
    bots = [human(), bot()]
    assert refused(await client.post("/tables", {**wish, "seats": bots})) == (400, "people_only")
    table = await client.open([human("Somebody"), OPEN], rated=True)
    assert table["rated"]
    assert table["seats"][0]["name"] == "Ask"
    answer = await other.post(f"/tables/{table['id']}/seats/1", {"name": "Lif"})
    assert refused(answer) == (403, "account_needed")
    await other.register("Embla")
    seated = await other.sit(table["id"], 1)
    assert [seat["name"] for seat in seated["seats"]] == ["Ask", "Embla"]
    assert seated["status"] == "running"
