"""The fourth game in the hall over HTTP: offered, played against a bot, looked at in the laboratory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live_tables.library import installed
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.server.calls import HUMANS, Client, bot, done, human, refused
from tests.server.conftest import CHEAP, client_of
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("tictactoe")]
CELLS = "XX.OO...."


@pytest.fixture
def anyio_backend() -> str:
    """The hall runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def hall(tictactoe: None, tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall that offers what is installed."""
    settings = HallSettings(hasher=CHEAP, limits=None)
    hall = Hall(
        open_store(f"sqlite:///{tmp_path}/hall.db"),
        installed(),
        WorkerPool(1),
        pause=Pause(0),
        settings=settings,
    )
    await hall.start()
    yield hall
    await hall.stop()


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[Client]:
    """A guest of the hall."""
    async with client_of(hall) as client:
        yield client


async def test_it_is_on_the_list_of_games(client: Client) -> None:
    """With its title, options and bots, like every other."""
    card = next(card for card in (await client.get("/games")).json() if card["name"] == "tictactoe")
    assert (card["title"], card["kernels"]) == ("Tic-tac-toe", "plain")
    assert (await client.get("/games/tictactoe/pieces")).json() == [
        {"code": "X", "name": "X"},
        {"code": "O", "name": "O"},
    ]


async def test_its_bots_have_levels_that_nobody_has_measured(client: Client) -> None:
    """It brings neither a ladder nor anything learned."""
    card = next(card for card in (await client.get("/games")).json() if card["name"] == "tictactoe")
    assert {bot["name"]: bot["level"] for bot in card["bots"]}.items() >= {
        "greedy": None,
        "seer-2": 2,
    }.items()
    found = done(await client.get("/games/tictactoe/bots"))
    assert (found["tables"], found["learned"]) == ([], None)


async def test_two_people_play_it_to_the_end(client: Client) -> None:
    """Every action is told, why-not is answered, and the record can be had."""
    view = await client.open(HUMANS, "tictactoe")
    why = done(await client.get(f"/tables/{view['id']}/why", action="z9", seat=0))
    assert why["rules"] == ["T-1"]
    for action in ("a1", "a2", "b1", "b2", "c1"):
        view = done(await client.act(view, action))
    assert (view["status"], view["scene"]["seats"][0]["score"]) == ("over", 1)


async def test_a_bot_answers_in_a_process_of_its_own(hall: Hall, client: Client) -> None:
    """There, too, the game is found."""
    view = await client.open([human(), bot("search-1")], "tictactoe")
    view = done(await client.act(view, "b2"))
    await until(hall, view["id"], lambda live: live.seq > view["seq"])
    view = await client.view(view["id"])
    assert view["scene"]["cells"].count("O") == 1


async def test_the_laboratory_shows_its_positions(client: Client) -> None:
    """From a document; a wrong one is told field by field. There are no lessons."""
    document = {"game": "tictactoe", "cells": CELLS}
    answer = done(await client.post("/lab/tictactoe/position", {"document": document}))
    assert (answer["choices"][0]["action"], answer["choices"][0]["points"]) == ("c1", 1)
    wrong = await client.post("/lab/tictactoe/position", {"document": {**document, "cells": "X"}})
    assert wrong.status_code == 400
    assert refused(await client.get("/lessons/tictactoe"))[0] == 404
