"""Two who act at once on the same position: one wins, the other is told how it stands, and both agree.

Two tabs of one browser play both seats, so that each request of either could be the next line.
"""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from gladsheim.server.hall import Hall
from tests import PATIENCE
from tests.hosting.proxies import free_port
from tests.server.calls import Client, same
from tests.server.conftest import client_of
from tests.server.faults.nursery import nursery

pytestmark = pytest.mark.anyio

ROUNDS, LONG_ROUNDS = 80, 10_000
CARDS = 20
SEED = 20_261_121
WAYS = ("first", "second", "both")
"""Whose request was done: the two may also have asked for the same."""

Tabs = tuple[Client, Client]


async def tabs(stack: AsyncExitStack, first: Client, second: Client) -> Tabs:
    """Two clients with the cookie of one guest."""
    await first.get("/me")
    second.http.cookies = first.http.cookies
    return first, second


@pytest.fixture
async def in_one_process(hall: Hall) -> AsyncIterator[Tabs]:
    """Two tabs at one hall."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client_of(hall)) for _ in range(2)]
        yield await tabs(stack, *clients)


@pytest.fixture
async def at_two_processes(postgres_url: str) -> AsyncIterator[Tabs]:
    """A tab at each of two processes that serve one database."""
    async with AsyncExitStack() as stack:
        clients = []
        for _ in range(2):
            port = free_port()
            halls = await stack.enter_async_context(nursery(port, postgres_url))
            await halls.fork()
            await halls.opened()
            http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
            clients.append(Client(await stack.enter_async_context(http)))
        yield await tabs(stack, *clients)


def wishes(view: dict[str, Any], chance: random.Random) -> list[tuple[str, dict[str, Any]]]:
    """What the two ask for: two actions, one and the same, or an action and its taking back."""
    actions = [choice["action"] for choice in view["choices"]]
    path = f"/tables/{view['id']}/actions"

    def wish(action: str) -> tuple[str, dict[str, Any]]:
        body = {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": view["to_act"]}
        return path, {**body, "action": action}

    if chance.random() < 0.2:
        return [wish(chance.choice(actions))] * 2
    one, other = wish(chance.choice(actions)), wish(chance.choice(actions))
    if view["can_undo"] and chance.random() < 0.5:
        return [one, (f"/tables/{view['id']}/undo", {k: v for k, v in other[1].items() if k != "action"})]
    return [one, other]


async def race(clients: Tabs, view: dict[str, Any], chance: random.Random) -> tuple[str, dict[str, Any]]:
    """One round: who was first, and the table as both then see it."""
    asked = wishes(view, chance)
    together = asked[0] is asked[1]
    runners = list(zip(clients, asked, strict=True))
    # In one process who is sent first is first.
    chance.shuffle(runners)
    answers = await asyncio.gather(*(client.post(*wish) for client, wish in runners))
    won = [answer for answer in answers if answer.status_code == 200]
    lost = [answer for answer in answers if answer.status_code != 200]
    assert len(won) == 1 + together, [answer.text for answer in answers]
    after: dict[str, Any] = won[0].json()
    assert after["seq"] == view["seq"] + 1
    assert {answer.content for answer in won} == {won[0].content}
    for answer in lost:
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
        assert same(answer.json()["view"], after)
    for client in clients:
        assert same(await client.view(view["id"]), after)
    return WAYS[2] if together else WAYS[runners[answers.index(won[0])][0] is clients[1]], after


async def run(clients: Tabs, rounds: int) -> str:
    """So many rounds, over as many tables as they need; how they ended."""
    chance, ended, began = random.Random(SEED), Counter[str](), time.monotonic()
    view: dict[str, Any] = {"status": "over"}
    # If they never came at once it would be no race: a busy machine may need more rounds for that.
    while ended.total() < rounds or min(ended[way] for way in WAYS) < rounds / 20:
        if view["status"] == "over":
            view = await clients[0].open(cards=CARDS)
        winner, view = await race(clients, view, chance)
        ended[winner] += 1
    seconds = time.monotonic() - began
    races = ended.total()
    return f"{races} races in {seconds:.0f} s, {races / seconds:.0f} a second: {dict(ended)}"


@pytest.mark.timeout(3_600)
async def test_of_two_who_act_at_once_one_wins(
    in_one_process: Tabs, long: bool, measured: Callable[[str], None]
) -> None:
    """The other is refused with the table as the winner left it; what is asked twice is done once."""
    measured(await run(in_one_process, LONG_ROUNDS if long else ROUNDS))


@pytest.mark.postgres
@pytest.mark.timeout(3_600)
async def test_of_two_who_act_at_once_at_two_processes_one_wins(
    at_two_processes: Tabs, long: bool, measured: Callable[[str], None]
) -> None:
    """The same where the database alone decides who was first."""
    measured(await run(at_two_processes, LONG_ROUNDS if long else ROUNDS // 2))
