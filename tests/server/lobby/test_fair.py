"""Fair deals at a table: nonces are promised with the seat, told when all sit, and checked at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from gladsheim import records
from gladsheim.core.fair import commitment_of, fair_key
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.conftest import CHEAP, client_of
from tests.toys import register

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]
NONCES = [bytes([number]) * 32 for number in range(1, 5)]
MINE, THEIRS = NONCES[:2]


class Patience:
    """A timer that goes off when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def timer(self, _seconds: float, call: Callable[[], None]) -> None:
        """Set it."""
        self.waiting.append(call)

    def end(self) -> None:
        """All that was waited for has taken too long."""
        waiting, self.waiting = self.waiting, []
        for call in waiting:
            call()


@pytest.fixture
def patience() -> Patience:
    """How long nonces are waited for."""
    return Patience()


@pytest.fixture
async def hall(hall_url: str, patience: Patience, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall with that patience."""
    register(monkeypatch)
    async with opened(hall_url, patience) as hall:
        yield hall


@asynccontextmanager
async def opened(hall_url: str, patience: Patience) -> AsyncIterator[Hall]:
    """A hall on a database."""
    settings = HallSettings(hasher=CHEAP, limits=None, patience=Pause(20, patience.timer))
    hall = Hall(
        open_store(hall_url),
        toy_hall.library(),
        WorkerPool(1, toy_hall.choose),
        pause=Pause(0),
        settings=settings,
    )
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Client]:
    """A second guest."""
    async with client_of(hall) as client:
        yield client


def promising(nonce: bytes, name: str = "Ask") -> dict[str, str]:
    """A seat of one's own, with a promise."""
    return {**human(name), "promise": commitment_of(nonce)}


async def told(client: Client, table: str, **nonces: bytes) -> dict[str, Any]:
    """The table after nonces were told: `told(client, table, s0=...)`."""
    body = [{"seat": int(seat[1:]), "nonce": nonce.hex()} for seat, nonce in nonces.items()]
    return done(await client.post(f"/tables/{table}/nonces", {"nonces": body}))


async def two_at_a_table(client: Client, other: Client) -> dict[str, Any]:
    """A table at which all sit and nobody has told anything."""
    table = (await client.open([promising(MINE), OPEN]))["id"]
    body = {"name": "Embla", "promise": commitment_of(THEIRS)}
    return done(await other.post(f"/tables/{table}/seats/1", body))


async def begun(hall: Hall, table: str) -> None:
    """Wait until the game has begun."""
    with hall.hub.bell(table) as bell:
        async with asyncio.timeout(PATIENCE):
            while (await hall.views.view(None, table)).status != "running":
                await bell.wait()
                bell.clear()


async def whole_game(client: Client, other: Client, table: str) -> dict[str, Any]:
    """Play to the end; the record."""
    while (view := await client.view(table))["status"] == "running":
        if view["my_turn"]:
            await client.act(view)
        else:
            await other.act(await other.view(table))
    return dict((await client.get(f"/tables/{table}/record")).json())


async def test_the_game_begins_when_all_have_told(client: Client, other: Client) -> None:
    """Before that nothing is dealt; the record shows both nonces, and everything fits."""
    view = await two_at_a_table(client, other)
    assert (view["status"], view["scene"], view["started"]) == ("dealing", None, None)
    assert view["nonces"] == [{"commitment": commitment_of(nonce), "nonce": None} for nonce in (MINE, THEIRS)]
    assert (await told(client, view["id"], s0=MINE))["status"] == "dealing"
    begun = await told(other, view["id"], s1=THEIRS)
    assert begun["status"] == "running"
    assert [nonce["nonce"] for nonce in begun["nonces"]] == [MINE.hex(), THEIRS.hex()]
    assert (await told(client, view["id"], s0=MINE))["status"] == "running"
    record = records.from_json(await whole_game(client, other, view["id"]))
    assert records.verify(record).ok
    assert isinstance(record.start, records.FairStart)
    assert record.start.secret is not None
    assert record.start.commitment == view["commitment"] == commitment_of(record.start.secret)
    assert record.start.key == fair_key(record.start.secret, [MINE, THEIRS])


async def test_alone_against_bots(client: Client) -> None:
    """The same for whoever sits alone, or with others at one screen; bots add nothing."""
    view = await client.open([promising(MINE), bot(), promising(THEIRS, "Embla")])
    assert view["status"] == "dealing"
    begun = await told(client, view["id"], s0=MINE, s2=THEIRS)
    assert begun["status"] == "running"
    assert begun["nonces"][1] is None


async def test_who_promises_nothing_waits_for_nothing(client: Client) -> None:
    """A program that knows nothing of nonces plays, on the hall's word alone."""
    view = await client.open([human(), bot()])
    assert (view["status"], view["fair"], view["nonces"]) == ("running", True, [None, None])


async def test_what_was_promised_must_be_told(client: Client, other: Client) -> None:
    """Not another nonce, not for another's seat, and not before all sit."""
    table = (await client.open([promising(MINE), OPEN]))["id"]

    async def tell(guest: Client, seat: int, nonce: bytes) -> tuple[int, str]:
        body = {"nonces": [{"seat": seat, "nonce": nonce.hex()}]}
        return refused(await guest.post(f"/tables/{table}/nonces", body))

    assert await tell(client, 0, MINE) == (409, "not_complete")
    done(await other.post(f"/tables/{table}/seats/1", {"name": "Embla", "promise": commitment_of(THEIRS)}))
    assert await tell(client, 0, THEIRS) == (400, "broken_promise")
    assert await tell(client, 1, THEIRS) == (403, "not_your_seat")
    assert await tell(client, 7, MINE) == (404, "not_found")
    assert [nonce["nonce"] for nonce in (await client.view(table))["nonces"]] == [None, None]


async def test_nobody_leaves_with_open_eyes(client: Client, other: Client) -> None:
    """Once all sit, nobody else may come in who could choose after nonces were told."""
    table = (await two_at_a_table(client, other))["id"]
    await told(client, table, s0=MINE)
    for answer in (
        await other.delete(f"/tables/{table}/seats/1"),
        await client.delete(f"/tables/{table}/seats/1"),
        await client.put(f"/tables/{table}/seats/1", OPEN),
        await client.delete(f"/tables/{table}"),
    ):
        assert refused(answer) == (409, "started")


async def test_a_rematch_is_promised_anew(client: Client) -> None:
    """Nothing of the last game's nonces is used again."""
    seats = [promising(MINE), promising(THEIRS, "Embla")]
    table = (await client.open(seats, cards=2))["id"]
    await told(client, table, s0=MINE, s1=THEIRS)
    await whole_game(client, client, table)
    promises = [{"seat": seat, "promise": commitment_of(NONCES[2 + seat])} for seat in (0, 1)]
    view = done(await client.post(f"/tables/{table}/rematch", {"promises": promises}))
    assert [nonce["commitment"] for nonce in view["nonces"]] == [entry["promise"] for entry in promises]
    assert (await told(client, view["id"], s0=NONCES[2], s1=NONCES[3]))["status"] == "running"
