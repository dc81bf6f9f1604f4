"""Tries in place of a reviewed decision: weighed as the review weighs, for whoever may see the review."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from gladsheim.bots.reviewing import GameReview
from gladsheim.records import from_bytes
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live_tables.library import installed
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.server import toy_hall
from tests.server.calls import Client, done, human, refused
from tests.server.conftest import CHEAP, client_of
from tests.server.history.played import play_out

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


@pytest.fixture
async def hall(hall_url: str) -> AsyncIterator[Hall]:
    """A hall with the real games."""
    settings = HallSettings(hasher=CHEAP, limits=None)
    hall = Hall(
        open_store(hall_url), installed(), WorkerPool(1, toy_hall.choose), pause=Pause(0), settings=settings
    )
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def begun(client: Client) -> str:
    """A short game of Völuspá of two people at one screen; its table."""
    seats = [human("Ask"), human("Embla")]
    table: str = (await client.open(seats, "voluspa", set="custom", kinds=["Od", "Th"]))["id"]
    return table


async def attempt(client: Client, table: str, ply: int, seat: int, action: str) -> Any:
    """The answer to a try."""
    return await client.post(f"/tables/{table}/review/{ply}/try", {"seat": seat, "action": action})


async def test_any_action_is_weighed_as_the_review_weighs(hall: Hall) -> None:
    """What the review lists gets its figures; whoever may look back gets the same answer each time."""
    async with client_of(hall) as client, client_of(hall) as stranger:
        table = await begun(client)
        await play_out({0: client, 1: client}, table)
        review = GameReview(from_bytes((await client.get(f"/tables/{table}/record")).content))
        ply = next(at for at in range(4, review.parts) if len(review.before(at).legal_actions()) > 9)
        part, state = review.part(ply), review.before(ply)
        for listed in part["verdict"]["alternatives"]:
            found = done(await attempt(client, table, ply, part["seat"], listed["action"]))
            assert found.pop("story")["deed"]
            assert found == listed
        for action in state.legal_actions()[-4:]:
            found = done(await attempt(stranger, table, ply, part["seat"], action))
            assert found["action"] == action
        assert found == done(await attempt(client, table, ply, part["seat"], action))


async def test_what_cannot_be_tried_is_refused(hall: Hall) -> None:
    """A game that runs, an entry that is no decision of the seat, and what the rules forbid there."""
    async with client_of(hall) as client:
        table = await begun(client)
        assert refused(await attempt(client, table, 1, 0, "Od@0,1")) == (409, "running")
        view = await play_out({0: client, 1: client}, table)
        ply, seat = view["log"][2]["seq"], view["log"][2]["seat"]
        assert refused(await attempt(client, table, ply, 1 - seat, "Od@0,1")) == (404, "not_found")
        assert refused(await attempt(client, table, view["seq"] + 1, seat, "Od@0,1")) == (404, "not_found")
        assert refused(await attempt(client, table, ply, seat, "Od@99,99")) == (422, "illegal")
        assert refused(await attempt(client, table, ply, seat, "nonsense")) == (422, "illegal")
        assert refused(await attempt(client, table, ply, seat, "x" * 201)) == (400, "bad_request")
