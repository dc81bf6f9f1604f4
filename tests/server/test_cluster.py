"""Several processes over one database: each answers as if it were alone, and none waits for the others."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import structs

from gladsheim.server import cluster as others
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import Pause
from gladsheim.store import HallStore, open_store
from gladsheim.store.engine import postgres_listener as postgres_news
from gladsheim.store.engine.database import Connection
from gladsheim.store.engine.postgres import PostgresConnection
from gladsheim.tables.running.live import Live
from tests import PATIENCE
from tests.postgres import Server, name_of
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, human, same
from tests.server.conftest import client_of
from tests.server.covers.test_pauses import Clock
from tests.server.interface.access import Case
from tests.server.interface.access_rows import watched
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


@pytest.fixture
def hall_url(postgres_url: str) -> str:
    """The URL of the database."""
    return postgres_url


class Process:
    """A hall, a guest at it, and a clock for its pauses."""

    def __init__(self, hall: Hall, client: Client, clock: Clock) -> None:
        self.hall = hall
        self.client = client
        self.clock = clock


ALWAYS = "2100-01-01T00:00:00.000Z"
Start = Callable[[], Awaitable[Process]]


@pytest.fixture
async def start(postgres_url: str) -> AsyncIterator[Start]:
    """Starts one process more; all guests are the same one as the first's."""
    async with AsyncExitStack() as stack:
        first: list[Client] = []

        async def started() -> Process:
            clock = Clock()
            store = open_store(postgres_url)
            workers = WorkerPool(1, toy_hall.choose)
            pause = Pause(0.6, clock.timer)
            hall = Hall(store, toy_hall.library(), workers, pause=pause, clock=lambda: ALWAYS)
            await hall.start()
            stack.push_async_callback(hall.stop)
            client = await stack.enter_async_context(client_of(hall))
            if first:
                client.http.cookies = first[0].http.cookies
            else:
                await client.get("/me")
            first.append(client)
            return Process(hall, client, clock)

        yield started


async def rung(hall: Hall, table: str, claim: Callable[[Live], bool]) -> None:
    """Come back when the claim holds of what those who hear the table's bell are shown."""
    async with asyncio.timeout(PATIENCE):
        with hall.hub.bell(table) as bell:
            while not claim(await hall.views.unchecked_known_position(table)):
                await bell.wait()
                bell.clear()


async def test_a_line_is_read_everywhere_and_heard_everywhere(start: Start) -> None:
    """What one process has acknowledged, the other reads at once, and rings for those who watch there."""
    here, there = await start(), await start()
    view = await here.client.open(cards=3)
    assert await there.client.view(view["id"]) == view
    heard = asyncio.create_task(rung(there.hall, view["id"], lambda live: live.seq == 2))
    view = (await here.client.act(view)).json()
    assert same(await there.client.view(view["id"]), view)
    view = (await here.client.act(view)).json()
    await heard
    ended = (await there.client.act(view)).json()
    assert same(await here.client.view(view["id"]), ended)


async def test_a_seat_that_is_taken_elsewhere_begins_the_game_everywhere(start: Start) -> None:
    """Who waits at an open table here is told when somebody sits down there, and can act at once."""
    here, there = await start(), await start()
    table = (await here.client.open([human(), OPEN]))["id"]
    user = (await here.hall.sessions.find(here.client.token())).user.id  # type: ignore[union-attr]  # it calls
    with here.hall.hub.bell(table) as bell:
        before = await here.hall.views.message_for(user, table)
        async with client_of(there.hall) as stranger:
            await stranger.sit(table, 1)
        async with asyncio.timeout(PATIENCE):
            await bell.wait()
        assert await here.hall.views.message_for(user, table) != before
    view = await here.client.view(table)
    assert (view["status"], view["my_turn"]) == ("running", True)
    assert (await there.client.act(view)).json()["seq"] == 1


async def test_what_was_not_heard_is_read_all_the_same(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any news a read gives the newest lines; who watches gets them when it is looked again."""
    monkeypatch.setattr(postgres_news, "SUBSCRIBE", "SELECT 1")
    monkeypatch.setattr(postgres_news, "LOOK_AGAIN_SECONDS", 0.2)
    here, there = await start(), await start()
    view = await here.client.open(cards=10)
    assert (await there.client.view(view["id"]))["seq"] == 0
    watching = asyncio.create_task(rung(there.hall, view["id"], lambda live: live.seq == 1))
    acted = (await here.client.act(view)).json()
    assert same(await there.client.view(view["id"]), acted)
    await watching


async def test_an_action_that_is_the_next_line_needs_no_look_at_the_table(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database takes it or refuses it; one that memory is too old for is judged by what is stored."""
    monkeypatch.setattr(postgres_news, "SUBSCRIBE", "SELECT 1")
    here, there = await start(), await start()
    looks: list[str] = []
    table = HallStore.table

    async def looked(self: HallStore, name: str, *since: Any) -> Any:
        looks.append(name)
        return await table(self, name, *since)

    # The first action of a guest looks once more, to note that the guest is there.
    view = (await here.client.act(await here.client.open(cards=10))).json()
    monkeypatch.setattr(HallStore, "table", looked)
    acted = (await here.client.act(view)).json()
    assert (acted["seq"], looks) == (2, [])
    # The first look of this process; after it the other stores a line of which this one hears nothing.
    assert same(await there.client.view(view["id"]), acted)
    newer = (await here.client.act(acted)).json()
    late = await there.client.act(acted)
    assert late.status_code == 409
    assert same(late.json()["view"], newer)
    newest = (await here.client.act(newer)).json()
    assert (await there.client.act(newest)).json()["seq"] == 5


async def test_a_socket_begins_with_the_newest_lines(start: Start) -> None:
    """What was stored elsewhere while nobody watched here is in the first message of a socket."""
    here, there = await start(), await start()
    view = await here.client.open(cards=10)
    assert (await there.client.view(view["id"]))["seq"] == 0
    acted = (await here.client.act(view)).json()
    first = await watched(Case(there.hall, "maker", there.client, view["id"]))
    assert same(first.json()["view"], acted)


async def test_a_listener_that_was_cut_off_catches_up(
    start: Start, postgres: Server, postgres_url: str
) -> None:
    """After its LISTEN connection was lost, a process tells its watchers what happened meanwhile."""
    here, there = await start(), await start()
    view = await here.client.open(cards=10)
    watching = asyncio.create_task(rung(there.hall, view["id"], lambda live: live.seq == 1))
    name = name_of(postgres_url)
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN gladsheim'"
    await asyncio.to_thread(postgres.execute, name, f"{ending} AND datname = current_database()")
    await here.client.act(view)
    await watching


async def test_processes_race_for_one_position(start: Start) -> None:
    """Of requests at both processes on the same position one wins, and both agree afterwards."""
    here, there = await start(), await start()
    view = await here.client.open(cards=100)
    for _ in range(15):
        actions = [choice["action"] for choice in view["choices"][:2]]
        wishes = [process.client.act(view, action) for process in (here, there) for action in actions]
        answers = await asyncio.gather(*wishes)
        won = [answer.json() for answer in answers if answer.status_code == 200]
        lost = [answer.json() for answer in answers if answer.status_code == 409]
        assert (len(won), len(lost)) == (1, 3)
        view = won[0]
        assert all(same(answer["view"], view) for answer in lost)
        assert await here.client.view(view["id"]) == await there.client.view(view["id"])
        assert same(await here.client.view(view["id"]), view)


async def test_the_same_request_at_both_processes(start: Start) -> None:
    """A request that is repeated elsewhere, at the same time or later, has one effect and one answer."""
    here, there = await start(), await start()
    view = await here.client.open(cards=10)
    action_id = str(uuid.uuid4())
    wishes = [process.client.act(view, action_id=action_id) for process in (here, there, here, there)]
    answers = await asyncio.gather(*wishes)
    assert {answer.status_code for answer in answers} == {200}
    await here.client.act(answers[0].json())
    answers.append(await there.client.act(view, action_id=action_id))
    assert len({answer.content for answer in answers}) == 1
    assert (await there.client.view(view["id"]))["seq"] == 2


async def test_a_line_that_cannot_be_replayed_is_said_to_be_so(
    start: Start, postgres: Server, postgres_url: str
) -> None:
    """What a process of other rules has stored makes the table unreadable here, and nothing else."""
    here = await start()
    view = await here.client.open(cards=10)
    values = f"'{view['id']}', 1, 'x', 0, 'action', 'play:none', '{ALWAYS}'"
    name = name_of(postgres_url)
    await asyncio.to_thread(postgres.execute, name, f"INSERT INTO lines VALUES ({values})")  # noqa: S608  # own words
    answer = await here.client.get(f"/tables/{view['id']}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "unreadable")
    assert (await here.client.act(await here.client.open())).status_code == 200


async def test_a_guest_is_renamed_everywhere(start: Start) -> None:
    """No process goes on calling a guest by an older name."""
    here, there = await start(), await start()
    name = (await here.client.get("/me")).json()["name"]
    assert (await there.client.get("/me")).json()["name"] == name != "Embla"
    await here.client.http.put("/api/me", json={"name": "Embla"})
    assert (await there.client.get("/me")).json()["name"] == "Embla"


class Asleep:
    """The runner of a process that dies before it does any job."""

    def __init__(self, *_parts: Any) -> None:
        pass

    def start(self) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""


async def test_bots_of_a_process_that_died_are_taken_up(
    start: Start, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table at which nothing happens is found by the others."""
    monkeypatch.setattr(others, "IDLE_SECONDS", 0.1)
    alive = await start()
    dead = Hall(open_store(postgres_url), toy_hall.library(), Asleep)
    await dead.identity.start()
    async with client_of(dead) as client:
        view = await client.open([bot(), human()])
        assert view["thinking"]
    await dead.stop()
    await until(alive.hall, view["id"], lambda live: live.seq == 1)


async def test_two_processes_let_a_bot_move_once(start: Start) -> None:
    """An answer that another process has stored first is dropped without a word."""
    here, there = await start(), await start()
    view = await here.client.open(cards=10)
    await there.client.view(view["id"])
    action = view["choices"][0]["action"]
    await asyncio.gather(*(process.hall.bots.bot_answer(view["id"], 0, action) for process in (here, there)))
    assert (await here.client.view(view["id"]))["seq"] == 1


async def test_a_server_that_is_away_is_said_and_comes_back(own_server: Server) -> None:
    """What cannot be saved or read is refused as such; the same request later is done, and heard."""
    url = own_server.make()
    halls = [Hall(open_store(url), toy_hall.library(), WorkerPool(1, toy_hall.choose)) for _ in range(2)]
    for hall in halls:
        await hall.start()
    async with client_of(halls[0]) as client:
        view = await client.open()
        action_id = str(uuid.uuid4())
        await halls[1].tables.live(view["id"])
        watching = asyncio.create_task(rung(halls[1], view["id"], lambda live: live.seq == 1))
        await asyncio.to_thread(own_server.stop)
        refused = await client.act(view, action_id=action_id)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not_saved")
        assert (await client.get(f"/tables/{view['id']}")).status_code == 503
        await asyncio.to_thread(own_server.start)
        saved = await client.act(view, action_id=action_id)
        assert (saved.status_code, saved.json()["seq"]) == (200, 1)
        await watching
    for hall in halls:
        await hall.stop()


async def test_a_process_whose_memory_disagrees_drops_it(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the stored history is another one of the same length it is shown and built upon, not memory's."""
    here, there = await start(), await start()
    view = (await here.client.act(await here.client.open(cards=10))).json()
    table = view["id"]
    older = await here.hall.tables.live(table)
    assert (await there.hall.tables.live(table)).lines == older.lines
    other = structs.replace(older.lines[0], action_id="other", at="2026-01-01T00:00:00.000Z")

    def rewrite(connection: Connection) -> None:
        change = "UPDATE lines SET action_id = %s, at = %s WHERE table_id = %s"
        assert isinstance(connection, PostgresConnection)
        connection.raw.execute(change.encode(), [other.action_id, other.at, table])
        connection.raw.execute(b"UPDATE tables SET head = %s WHERE id = %s", [other.digest, table])

    await asyncio.wrap_future(here.hall.store.database.write(rewrite))
    acted = await there.client.act(view)
    assert acted.json()["seq"] == 2
    assert (await here.hall.tables.live(table)).lines[0] == other
    assert (await here.hall.tables.live(table)).lines == (await there.hall.tables.live(table)).lines
    assert "disagree after line 1" in caplog.text
