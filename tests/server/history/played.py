"""Games that are played to their ends over HTTP, and counted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from gladsheim.server.hall import Hall
from tests.server.calls import OPEN, Client, done, human
from tests.server.conftest import client_of


@asynccontextmanager
async def accounts(hall: Hall, *names: str) -> AsyncIterator[list[Client]]:
    """A client with an account for each name."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(client_of(hall, host=f"198.51.100.{number}"))
            for number, _ in enumerate(names, 10)
        ]
        for client, name in zip(clients, names, strict=True):
            await client.get("/me")
            await client.register(name)
        yield clients


async def play_out(players: Mapping[int, Client], table: str) -> dict[str, Any]:
    """Play the first choice again and again until the game is over; its last view."""
    client = players[0]
    view = await client.view(table)
    while view["status"] == "running":
        for client in {id(client): client for client in players.values()}.values():
            view = await client.view(table)
            if view["my_turn"]:
                view = done(await client.act(view))
                break
    return await client.view(table)


async def rated_game(hall: Hall, *clients: Client, **table: Any) -> str:
    """A rated game of accounts, in the order of seats, played out and counted; its table."""
    seats = [human(), *[OPEN] * (len(clients) - 1)]
    view = await clients[0].open(seats, **{"rated": True, "cards": 3, **table})
    for seat, client in enumerate(clients[1:], 1):
        await client.sit(view["id"], seat, done(await client.get("/me"))["name"])
    await play_out(dict(enumerate(clients)), view["id"])
    await hall.history.tally.count_all()
    found: str = view["id"]
    return found
