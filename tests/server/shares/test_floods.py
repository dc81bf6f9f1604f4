"""What one address does to a hall inside its limits, and what everybody else notices of it: nothing."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.live_tables import looks
from gladsheim.server.shares.turns import Turns
from gladsheim.store.tables import room
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.conftest import client_of
from tests.server.history.played import play_out
from tests.server.robots.robots import robot_of
from tests.server.toy_hall import GATE
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

FLOOD = 30
ELSEWHERE = "203.0.113.9"


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Client]:
    """A guest from another address."""
    async with client_of(hall, host=ELSEWHERE) as client:
        yield client


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The FIFO that holds up the bot `gate`."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    monkeypatch.setenv(GATE, str(path))
    return path


async def moved(hall: Hall, tables: list[str]) -> int:
    """At how many tables a bot has moved."""
    return sum([(await hall.tables.live(table)).seq > 0 for table in tables])


async def test_a_bot_answers_though_one_address_has_opened_many_tables(
    hall: Hall, client: Client, other: Client, gate: Path
) -> None:
    """While bots have moves to make at thirty tables of one guest, another's bot comes after one of them."""
    await client.open([bot("gate"), human()])
    flood = [(await client.open([bot(), human()]))["id"] for _ in range(FLOOD)]
    mine = (await other.open([bot(), human()]))["id"]
    await asyncio.to_thread(gate.write_bytes, b"go")
    await until(hall, mine, lambda live: live.seq == 1)
    assert await moved(hall, flood) < FLOOD / 2


async def test_bots_among_themselves_yield_to_every_table_with_a_person(
    hall: Hall, client: Client, other: Client, gate: Path
) -> None:
    """Though they were opened first, and by another owner."""
    await other.open([bot("gate"), human()])
    alone = [(await client.open([bot(), bot()]))["id"] for _ in range(3)]
    played = [(await other.open([bot(), human()]))["id"] for _ in range(3)]
    await asyncio.to_thread(gate.write_bytes, b"go")
    await until(hall, played[-1], lambda live: live.seq == 1)
    assert await moved(hall, alone) == 0


async def test_nobody_has_more_than_a_few_games_between_bots(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a person, however many requests come at once, nor all guests of an address together."""
    monkeypatch.setattr(room, "MOST_BOT_TABLES_OF_OWNER", 5)
    wish = {"game": "toy", "seats": [bot("gate"), bot()]}
    await client.get("/me")
    answers = await asyncio.gather(*(client.post("/tables", wish) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 3
    last = next(one for one in answers if one.status_code == 429)
    assert (refused(last), last.headers["retry-after"]) == ((429, "too_many"), "60")
    async with client_of(hall) as second:
        for _ in range(2):
            await second.open([bot("gate"), bot()])
        assert refused(await second.post("/tables", wish)) == (429, "too_many")
        # Nor by giving the own seat of a table that waits to a bot.
        table = (await second.open([human(), OPEN]))["id"]
        for seat in (0, 1):
            answer = await second.put(f"/tables/{table}/seats/{seat}", bot())
        assert refused(answer) == (429, "too_many")
    async with client_of(hall, host=ELSEWHERE) as elsewhere:
        await elsewhere.open([bot("gate"), bot()])


async def test_bots_among_themselves_rest_while_nobody_looks(
    hall: Hall, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game stops, and goes on with the next look; a restart does not begin it anew."""
    monkeypatch.setattr(looks, "LATELY_SECONDS", -1.0)
    table = (await client.open([bot(), bot()], cards=3))["id"]
    await other.open([bot(), human()])
    mine = (await other.open([bot(), human()]))["id"]
    await until(hall, mine, lambda live: live.seq == 1)
    assert (await hall.tables.live(table)).seq == 0
    assert await hall.store.waiting_for_bots(hall.looks.since()) == []
    monkeypatch.undo()
    hall.looks._noted.clear()
    await other.view(table)
    assert (await until(hall, table, lambda live: live.status == "over")).seq == 6


async def test_one_owner_has_few_reviews_waiting(
    hall: Hall, client: Client, other: Client, gate: Path
) -> None:
    """The next one is refused with the time to come back, and others are not."""
    tables = []
    for _ in range(6):
        view = await client.open([human("Ask"), human("Embla")], cards=3)
        tables.append((await play_out({0: client, 1: client}, view["id"]))["id"])
    for table in tables[:5]:
        done(await client.post(f"/tables/{table}/review", {}))
    answer = await client.post(f"/tables/{tables[5]}/review", {})
    assert refused(answer) == (429, "too_many")
    assert answer.headers["retry-after"] == "60"
    done(await client.post(f"/tables/{tables[0]}/review", {}))
    assert done(await other.post(f"/tables/{tables[5]}/review", {}))["status"] == "waiting"
    to_do = await hall.store.reviews.to_do(1, 1)
    assert len({owner for _, owner, _ in to_do}) == 2
    await asyncio.to_thread(gate.write_bytes, b"go" * 20)


async def test_questions_to_the_laboratory_are_answered_in_turns(
    hall: Hall, client: Client, other: Client
) -> None:
    """Of one address only so many wait; another's question waits for one of them."""
    turns = hall.history.questions = Turns(1, each=5, most=50)
    gate, answered = threading.Event(), list[str]()

    async def ask(guest: Client, name: str) -> int:
        answer = await guest.post("/lab/toy/position", {"seed": "7"})
        answered.append(name)
        return answer.status_code

    held = asyncio.ensure_future(turns.work(gate.wait))
    await asyncio.sleep(0)
    flood = [asyncio.ensure_future(ask(client, "flood")) for _ in range(8)]
    while len(answered) < 3 or turns._held.total() < 6:
        await asyncio.sleep(0)
    assert sorted(await asyncio.gather(*(task for task in flood if task.done()))) == [429] * 3
    mine = asyncio.ensure_future(ask(other, "other"))
    while turns._held.total() < 7:
        await asyncio.sleep(0)
    gate.set()
    assert await mine == 200
    await asyncio.gather(held, *flood)
    assert answered[3:5] == ["flood", "other"]


async def test_the_lobby_lists_whoever_waits_however_many_one_address_opens(
    hall: Hall, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists that end at a number take the first table of each owner, then the second of each."""
    monkeypatch.setattr("gladsheim.store.hall.MOST_IN_LOBBY", 5)
    mine = (await other.open([human("Ask"), OPEN], visibility="public"))["id"]
    flood = [(await client.open([human("Lif"), OPEN], visibility="public"))["id"] for _ in range(8)]
    watched = (await other.open(visibility="public"))["id"]
    for _ in range(8):
        await client.open(visibility="public")
    seen = done(await client.get("/lobby"))
    assert [card["id"] for card in seen["open"]] == [flood[-1], mine, *reversed(flood[-4:-1])]
    assert watched in [card["id"] for card in seen["running"]][:2]
    async with client_of(hall, host="192.0.2.7") as third:
        assert done(await third.post("/games/toy/find", {}))["id"] == mine


async def test_accounts_and_their_bots_share_and_guests_share_by_address(hall: Hall, client: Client) -> None:
    """An account is an owner wherever it comes from, with its bot accounts; guests are one by address."""
    async with client_of(hall) as second:
        tables = [await client.open(), await second.open()]
    await client.register("Ask")
    tables.append(await client.open())
    async with robot_of(hall, client) as robot:
        tables.append(await robot.client.open([human("Hugin"), bot("gate")]))
    owners = [(await hall.tables.fixed(table["id"])).owner for table in tables]
    assert owners[0] == owners[1] != owners[2] == owners[3]
    assert "198.51.100" not in "".join(owners)
