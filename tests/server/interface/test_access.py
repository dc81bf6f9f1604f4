"""Who may do what: every route, for every kind of caller, in every state of a table.

The routes are those of the application. One that has no row here fails the test, so that
nobody adds a route without having decided who may call it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

import httpx
import pytest
from litestar.routes import HTTPRoute

from gladsheim.server.app import litestar_app
from gladsheim.server.hall import Hall
from tests.server.calls import OPEN, Client, done, human, invited, refused
from tests.server.conftest import client_of
from tests.server.interface import access_talk
from tests.server.interface.access import ROLES, SITTERS, STATES, Answer, Case
from tests.server.interface.access_rows import AT_TABLES, BY_SOCKET, ELSEWHERE

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


PAGE = {
    "/",
    "/{path:path}",
    "/imprint",
    "/privacy",
    "/docs",
    "/docs/{path:path}",
    "/schema",
    "/schema/openapi.json",
}
"""What is the same for everybody."""


def test_every_route_has_its_row() -> None:
    """Each method of each path that the application answers, and no other."""
    found = set()
    for route in litestar_app().routes:
        if not route.path.startswith("/api"):
            assert route.path in PAGE
            continue
        methods = route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"WEBSOCKET"}
        found |= {f"{method} {route.path.removeprefix('/api')}" for method in methods}
    assert found == {*AT_TABLES, *ELSEWHERE}


@asynccontextmanager
async def cast(hall: Hall) -> AsyncIterator[dict[str, Client]]:
    """A client for each role, and one that fills the last seat."""
    addresses = (f"198.51.100.{number}" for number in count(1))
    async with AsyncExitStack() as stack:
        clients = {
            role: await stack.enter_async_context(client_of(hall, host=next(addresses)))
            for role in (*ROLES, "fourth")
        }
        for client in clients.values():
            await client.get("/me")
        for role in ("account", "invited"):
            await clients[role].register(role)
        clients["stranger"].http.cookies.clear()
        yield clients


async def table_in(state: str, clients: dict[str, Client]) -> str:
    """A table in a state: three of the roles sit there, or are to; the fourth seat is the last."""
    if state == "none":
        return "none"
    watch = "seated" if state.endswith("seated") else "anyone"
    seats = [human(), OPEN, invited("invited"), OPEN]
    view = await clients["maker"].open(seats, watch=watch, cards=2)
    table: str = view["id"]
    await clients["player"].sit(table, 1)
    if state == "open":
        return table
    if state == "closed":
        done(await clients["maker"].delete(f"/tables/{table}"))
        return table
    await clients["invited"].sit(table, 2)
    view = await clients["fourth"].sit(table, 3)
    while state.startswith("over") and view["status"] != "over":
        actor = clients[(*SITTERS, "fourth")[view["to_act"]]]
        view = done(await actor.act(await actor.view(table)))
    return table


def answer(response: httpx.Response) -> Answer:
    """Status and code."""
    return (response.status_code, "") if response.is_success else refused(response)


@pytest.mark.parametrize("state", STATES)
async def test_access_to_tables(hall: Hall, state: str) -> None:
    """Every route of a table answers every role as its row says."""
    async with cast(hall) as clients:
        table = await table_in(state, clients)
        for route, (call, rule) in {**AT_TABLES, **BY_SOCKET}.items():
            for role in ROLES:
                response = await call(Case(hall, role, clients[role], table))
                assert answer(response) == rule(role, state), (route, role)
                if role == "stranger":
                    clients[role].http.cookies.clear()
                harmless = route.startswith(("GET", "WEBSOCKET")) or route.endswith(access_talk.BESIDE)
                if response.is_success and not harmless:
                    table = await table_in(state, clients)


@pytest.mark.parametrize("role", ["stranger", "guest", "account"])
async def test_access_elsewhere(hall: Hall, role: str) -> None:
    """Every other route answers every role as its row says."""
    for number, (route, (call, rule)) in enumerate(ELSEWHERE.items()):
        async with client_of(hall, host=f"198.51.100.{number}") as client:
            if role != "stranger":
                await client.get("/me")
            if role == "account":
                await client.register(f"account {number}")
            assert answer(await call(Case(hall, role, client))) == rule(role), route


async def test_who_is_shut_out_learns_nothing(hall: Hall) -> None:
    """Every byte of every answer is the same as for a table that does not exist."""
    async with cast(hall) as clients:
        hidden = [await table_in(state, clients) for state in ("seated", "over seated")]
        for route, (call, _) in {**AT_TABLES, **BY_SOCKET}.items():
            for role in ("stranger", "guest", "account"):
                answers = []
                for table in ("none", *hidden):
                    response = await call(Case(hall, role, clients[role], table))
                    answers.append((response.status_code, sorted(response.headers.items()), response.content))
                assert answers == [answers[0]] * 3, (route, role)
                assert answers[0][0] == 404
        for role in ("stranger", "guest", "account"):
            lists = [await clients[role].get(path) for path in ("/tables", "/lobby")]
            assert all(table not in response.text for table in hidden for response in lists)
