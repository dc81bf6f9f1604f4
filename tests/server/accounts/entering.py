"""A hall whose attempts go by a clock of the test's own, and people who come in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.server import toy_hall
from tests.server.calls import Client, done
from tests.server.conftest import SETTINGS, client_of

PASSWORD = "a long password"  # noqa: S105  # an invented one
OTHER = "another long one"


@dataclass
class Seconds:
    """A clock that goes when it is told to."""

    now: float = 1_000.0

    def __call__(self) -> float:
        """The seconds that it shows."""
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    """The clock by which attempts have to wait."""
    return Seconds()


@pytest.fixture
async def hall(hall_url: str, seconds: Seconds) -> AsyncIterator[Hall]:
    """An open hall on that clock."""
    settings = replace(SETTINGS, seconds=seconds)
    store = open_store(hall_url)
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), pause=Pause(0), settings=settings)
    await hall.start()
    yield hall
    await hall.stop()


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Client]:
    """A second guest."""
    async with client_of(hall) as client:
        yield client


async def me(client: Client) -> dict[str, Any]:
    """Who the client is."""
    return done(await client.get("/me"))


async def login(client: Client, name: str, password: str = PASSWORD, **more: Any) -> dict[str, Any]:
    """Log in, and see who one is then."""
    return done(await client.post("/login", {"name": name, "password": password, **more}))
