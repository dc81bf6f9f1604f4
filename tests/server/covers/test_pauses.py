"""The pause after what may have put a secret question, measured by a clock of the test."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import PAUSE_SECONDS, Pause, loop_timer
from gladsheim.store import open_store
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, human
from tests.server.conftest import client_of
from tests.server.waiting import until
from tests.tables.running.test_numbering import with_charms

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


class Clock:
    """Timers that go off when the test says so."""

    def __init__(self) -> None:
        self.calls: list[tuple[float, Callable[[], None]]] = []

    def timer(self, seconds: float, call: Callable[[], None]) -> None:
        """Set a timer."""
        self.calls.append((seconds, call))

    def strike(self) -> None:
        """Let the first timer go off; there must be just one for each table that pauses."""
        self.calls.pop(0)[1]()


@pytest.fixture
def clock() -> Clock:
    """The hall's clock."""
    return Clock()


@pytest.fixture
async def hall(hall_url: str, clock: Clock) -> AsyncIterator[Hall]:
    """A hall that pauses, by the test's clock."""
    store = open_store(hall_url)
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), pause=Pause(0.6, clock.timer))
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def seen(client: Client, table: str) -> list[Any]:
    """All that a guest can get about a table."""
    lists = [card for card in (await client.get("/tables")).json() if card["id"] == table]
    paths = (f"/tables/{table}", f"/tables/{table}/entries", f"/tables/{table}/record")
    asked = [f"/tables/{table}/{word}?action=ponder" for word in ("preview", "why")]
    return [lists, *[(await client.get(path)).json() for path in (*paths, *asked)]]


async def begun(hall: Hall, client: Client, view: dict[str, Any], seq: int = 1) -> asyncio.Task[Any]:
    """An action whose line is stored, and whose answer is still to come."""
    answer = asyncio.create_task(client.act(view))
    await until(hall, view["id"], lambda live: live.seq >= seq)
    return answer


async def test_nothing_is_shown_until_the_pause_is_over(hall: Hall, client: Client, clock: Clock) -> None:
    """The line is stored; answer, views, lists, records and sockets stay behind it."""
    view = await client.open(game="secret", charms=4)
    async with client_of(hall) as stranger:
        before = await seen(client, view["id"]), await seen(stranger, view["id"])
        answer = await begun(hall, client, view)
        assert [seconds for seconds, _ in clock.calls] == [0.6]
        assert (await seen(client, view["id"]), await seen(stranger, view["id"])) == before
        shown = await hall.views.unchecked_position(view["id"])
        assert (shown.seq, (await hall.tables.live(view["id"])).seq) == (0, 1)
        assert not answer.done()
        clock.strike()
        assert (await answer).json()["seq"] == 1
        assert (await client.view(view["id"]))["seq"] == 1
        assert (await stranger.get(f"/tables/{view['id']}/entries")).json()["log"][0]["seq"] == 1


@pytest.mark.parametrize("charmed", [(), (1,)])
async def test_who_waits_for_whom_is_counted_after_the_pause(
    hall: Hall, client: Client, clock: Clock, charmed: tuple[int, ...]
) -> None:
    """Neither the count of the player who acted nor that of the one who may be asked moves before."""
    async with client_of(hall) as other:
        table = (await client.open([human("Ask"), OPEN], "secret"))["id"]
        await other.sit(table, 1, "Embla")
        live = await hall.tables.live(table)
        hall.tables.keep(replace(live, state=with_charms(live.state, charmed)))

        async def counts() -> list[int]:
            return [(await guest.get("/me")).json()["waiting"] for guest in (client, other)]

        assert await counts() == [1, 0]
        answer = await begun(hall, client, await client.view(table))
        assert await counts() == [1, 0]
        clock.strike()
        await answer
        assert await counts() == ([0, 1] if charmed else [1, 0])


async def test_what_bots_answer_meanwhile_comes_with_the_end_of_the_pause(
    hall: Hall, client: Client, clock: Clock
) -> None:
    """A bot that is asked passes behind the pause, and nobody can tell that it was asked."""
    view = await client.open([human(), bot()], "secret", charms=12)
    async with client_of(hall) as stranger:
        before = await seen(stranger, view["id"])
        answer = await begun(hall, client, view, seq=2)
        live = await hall.tables.live(view["id"])
        assert [step.line.action for step in live.steps][1] == "pass"
        assert await seen(stranger, view["id"]) == before
        clock.strike()
        after = (await answer).json()
    assert (after["seq"], after["to_act"], after["thinking"]) == (1, 0, False)
    kinds = [event["event"] for event in after["log"][0]["events"]]
    assert kinds == ["placed", "rolled", "offered"]
    assert clock.calls == []


async def test_a_pause_follows_the_pause_of_what_came_before(
    hall: Hall, client: Client, clock: Clock
) -> None:
    """An action stored during a pause gets its own whole pause after it: thinking cannot be measured."""
    table = (await client.open([human(), bot(), bot()], "secret"))["id"]
    live = await hall.tables.live(table)
    hall.tables.keep(replace(live, state=with_charms(live.state, ())))
    answer = await begun(hall, client, await client.view(table))
    clock.strike()
    kept = (await answer).json()
    assert clock.calls == []
    await client.act(kept)
    live = await until(hall, table, lambda live: live.to_act == 0 and live.seq == 6)
    played = [step.line.action.partition(":")[0] for step in live.steps]
    assert played == ["play", "keep"] * 3
    for seq, to_act in ((2, 1), (4, 2)):
        shown = await client.view(table)
        assert (shown["seq"], shown["to_act"], shown["thinking"]) == (seq, to_act, True)
        assert [seconds for seconds, _ in clock.calls] == [0.6]
        clock.strike()
    shown = await client.view(table)
    assert (shown["seq"], shown["to_act"], clock.calls) == (6, 0, [])


async def test_the_list_of_an_open_game_waits_as_well(hall: Hall, client: Client, clock: Clock) -> None:
    """A game that hides no action may pause all the same."""
    view = await client.open(charms=1)
    before = (await client.get("/tables")).json()
    answer = await begun(hall, client, view)
    assert (await client.get("/tables")).json() == before
    clock.strike()
    await answer
    assert (await client.get("/tables")).json() != before


async def test_who_acts_on_what_is_shown_is_judged_by_what_is_stored(
    hall: Hall, client: Client, clock: Clock
) -> None:
    """A second tab that acts during the pause waits for its end, and then is too late."""
    view = await client.open(game="secret", charms=4)
    first = await begun(hall, client, view)
    second = asyncio.create_task(client.act(view, "ponder"))
    wrong = await client.act(view, "ponder", expected_seq=1)
    assert (wrong.status_code, wrong.json()["view"]["seq"]) == (409, 0)
    assert not second.done()
    clock.strike()
    assert (await first).status_code == 200
    late = await second
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")


async def test_the_same_request_again_waits_as_well_and_gets_the_same_answer(
    hall: Hall, client: Client, clock: Clock
) -> None:
    """Neither during the pause nor long after it does a repeated request tell more."""
    view = await client.open([human(), bot()], "secret", charms=12)
    action_id = str(uuid.uuid4())
    first = asyncio.create_task(client.act(view, action_id=action_id))
    await until(hall, view["id"], lambda live: live.seq == 2)
    again = asyncio.create_task(client.act(view, action_id=action_id))
    clock.strike()
    answers = [await first, await again]
    kept = answers[0].json()
    await client.act(kept)
    await until(hall, view["id"], lambda live: live.seq > 3)
    answers.append(await client.act(view, action_id=action_id))
    assert len({answer.content for answer in answers}) == 1
    assert len(kept["log"][0]["events"]) == 3


async def test_bots_among_themselves_do_not_pause(hall: Hall, client: Client, clock: Clock) -> None:
    """Where nobody plays, nothing has to be hidden from anybody."""
    view = await client.open([bot(), bot()], "secret", charms=4)
    await until(hall, view["id"], lambda live: live.status == "over")
    assert clock.calls == []


async def test_after_a_restart_there_is_no_pause(database: Path, clock: Clock) -> None:
    """What was stored is shown at once: nobody remembers when that was."""
    store = open_store(f"sqlite:///{database}")
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), pause=Pause(0.6, clock.timer))
    await hall.start()
    async with client_of(hall) as client:
        view = await client.open(game="secret", charms=4)
        answer = await begun(hall, client, view)
        cookies = client.http.cookies
        answer.cancel()
    await hall.stop()
    hall = Hall(open_store(f"sqlite:///{database}"), toy_hall.library(), WorkerPool(1, toy_hall.choose))
    await hall.start()
    async with client_of(hall) as client:
        client.http.cookies = cookies
        assert (await client.view(view["id"]))["seq"] == 1
    await hall.stop()


async def test_the_hall_measures_its_pause_by_the_loop() -> None:
    """Unless told otherwise the pause is short, and the wall clock has no part in it."""
    assert Pause() == Pause(PAUSE_SECONDS, loop_timer)
    assert 0.3 <= PAUSE_SECONDS <= 1
    rung = asyncio.Event()
    loop_timer(0.0, rung.set)
    async with asyncio.timeout(PATIENCE):
        await rung.wait()
