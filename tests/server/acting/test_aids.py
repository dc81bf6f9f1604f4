"""Nobody is told which choices are good where results of people are compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import OPEN, Client, bot, human
from tests.server.daily import test_matches
from tests.server.daily.dealt import Today, begin, opened, people, turn
from tests.server.history.played import accounts

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def aids(client: Client, table: str) -> tuple[bool, int, str | None]:
    """What a view says of aids, and how the hall answers who asks for advice all the same."""
    view = await client.view(table)
    answer = await client.get(f"/tables/{table}/advice")
    return view["aids"], answer.status_code, answer.json().get("error", {}).get("code")


async def test_advice_is_given_at_an_ordinary_table(client: Client) -> None:
    """To the seat to act."""
    view = await client.open([human(), bot()])
    assert await aids(client, view["id"]) == (True, 200, None)


async def test_no_advice_is_given_in_a_rated_game(hall: Hall) -> None:
    """The interface refuses it, whatever the page does."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        view = await ask.open([human(), OPEN], rated=True)
        assert view["aids"] is False
        await embla.sit(view["id"], 1, "Embla")
        assert await aids(ask, view["id"]) == (False, 409, "no_aids")


async def test_no_advice_is_given_in_the_deal_of_the_day(database: Path) -> None:
    """Everybody plays the same deal, and the tries are compared."""
    async with opened(f"sqlite:///{database}", Today()) as hall, people(hall, "Ask") as (ask,):
        table = (await begin(ask))["id"]
        await turn(hall, ask, table)
        assert await aids(ask, table) == (False, 409, "no_aids")


async def test_no_advice_is_given_in_a_duplicate_match(database: Path) -> None:
    """The same as in a deal of the day."""
    async with opened(f"sqlite:///{database}", Today()) as hall, people(hall, "Ask", "Embla") as (ask, embla):
        table = (await test_matches.begin(ask, await test_matches.match_of(ask, embla), 1))["id"]
        await turn(hall, ask, table)
        assert await aids(ask, table) == (False, 409, "no_aids")
