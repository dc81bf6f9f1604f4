"""Halls to test with: real databases, real applications, a toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from gladsheim.server.app import create_app
from gladsheim.server.edge import counting
from gladsheim.server.edge.guard import Guard
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.lived import LIVED
from gladsheim.server.time.pause import Pause
from gladsheim.server.wire.asgi import Receive, Scope, Send
from gladsheim.store import open_store
from gladsheim.store.engine.sqlite import BUSY_SECONDS
from tests.server import toy_hall
from tests.server.calls import Client
from tests.server.interface.conformance import Witness

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Passwords hashed with as little work as Argon2 can do: its strength is not what is tested here."""
SETTINGS = HallSettings(hasher=CHEAP, limits=None)
IMPATIENT_SECONDS = 0.05

OpenHall = Callable[[], AbstractAsyncContextManager[Hall]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes too often is told so without delay."""
    monkeypatch.setattr(counting, "REFUSED_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def silent_standstills(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine lets this process stand still; tests that count lines of the log do not see that."""
    monkeypatch.setattr(LIVED, "_is_told", False)


@pytest.fixture
def anyio_backend() -> str:
    """The hall runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def witness() -> Iterator[Witness]:
    """Sees every answer of the halls of this process."""
    found, answer = Witness(), Guard.__call__

    async def watched(self: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        await found.pass_on(partial(answer, self), scope, receive, send)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Guard, "__call__", watched)
        yield found


@pytest.fixture(autouse=True)
def nothing_undeclared(witness: Witness) -> Iterator[None]:
    """No hall refuses anything in a way that its document does not declare for the route."""
    witness.undeclared.clear()
    yield
    assert not witness.undeclared


@pytest.fixture
def impatient() -> None:
    """The hall waits for no lock, where a test holds one so that it is waited for in vain."""


@pytest.fixture
def open_hall(hall_url: str, request: pytest.FixtureRequest) -> OpenHall:
    """Opens the hall on the same database, as often as wanted: leaving it is a restart."""
    busy_seconds = IMPATIENT_SECONDS if "impatient" in request.fixturenames else BUSY_SECONDS

    @asynccontextmanager
    async def opened() -> AsyncIterator[Hall]:
        store = open_store(hall_url, busy_seconds=busy_seconds)
        hall = Hall(
            store,
            toy_hall.library(),
            WorkerPool(1, toy_hall.choose, toy_hall.examine, toy_hall.sum_up),
            pause=Pause(0),
            settings=SETTINGS,
        )
        await hall.start()
        try:
            yield hall
        finally:
            await hall.stop()

    return opened


@pytest.fixture
async def hall(open_hall: OpenHall) -> AsyncIterator[Hall]:
    """An open hall."""
    async with open_hall() as hall:
        yield hall


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[Client]:
    """A guest of the hall."""
    async with client_of(hall) as client:
        yield client


@asynccontextmanager
async def client_of(
    hall: Hall, page: Path = Path("nowhere"), host: str = "198.51.100.1", *, site: Path = Path("nowhere")
) -> AsyncIterator[Client]:
    """A new guest of a hall, who comes from an address."""
    transport = httpx.ASGITransport(
        app=create_app(hall, page, site_folder=site), raise_app_exceptions=False, client=(host, 1234)
    )
    async with httpx.AsyncClient(transport=transport, base_url="http://hall.test") as http:
        yield Client(http)
