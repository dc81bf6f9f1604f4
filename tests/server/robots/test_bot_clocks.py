"""What a bot account's stream tells of clocks: beside each event, when they run low and when they run out."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.lobby import lobby
from gladsheim.server.robots import event_stream
from gladsheim.tables.running.clocks import LOW_SHARE, MOST_LOW_MS, SECRET_MS
from gladsheim.tables.running.cover import PAUSE_MS
from tests.server.calls import OPEN, Client, done, human, invited
from tests.server.clocked import BANK, DAY, DAYS, MINUTE, SECOND, Ticks, later, opened, wish
from tests.server.conftest import client_of
from tests.server.robots.robots import BotAccount, robot_of
from tests.server.robots.streaming import Stream, streamed
from tests.server.robots.test_bot_events import plain
from tests.server.waiting import until
from tests.tables.running.test_numbering import with_charms

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

BANK_MS, LOW_MS = 5 * 60_000, 30_000
WINDOWS = {"clock": BANK, "cover": {"kind": "window", "seconds": 10}}
SHORTLY = 0.3
"""So many seconds before its time a stream begins to wait."""


class Running(Ticks):
    """A clock that goes on by itself while it is told to."""

    since: float | None = None
    """When it last began to go on, by the machine; None while it stands."""

    def __call__(self) -> float:
        """How late it is."""
        return self.seconds + (0.0 if self.since is None else time.monotonic() - self.since)

    @contextmanager
    def going(self) -> Iterator[None]:
        """Go on until the block ends."""
        self.since = time.monotonic()
        yield
        self.seconds, self.since = self(), None


@pytest.fixture
def ticks() -> Ticks:
    """The clock of the test."""
    return Ticks()


@pytest.fixture
async def hall(hall_url: str, ticks: Ticks) -> AsyncIterator[Hall]:
    """A hall that goes by it."""
    async with opened(hall_url, ticks) as hall:
        yield hall


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[Client]:
    """An account of the hall."""
    async with client_of(hall) as client:
        await client.register("Embla")
        yield client


async def go_on(hall: Hall, ticks: Ticks, table: str, seconds: float) -> None:
    """Let time pass; the hall looks at its clocks, and whoever streams at the table."""
    await later(hall, ticks, seconds)
    hall.hub.ring(table)


@pytest.fixture
async def robot(hall: Hall, client: Client) -> AsyncIterator[BotAccount]:
    """A bot account of that account."""
    async with robot_of(hall, client) as robot:
        yield robot


async def begun(client: Client, robot: BotAccount, **terms: Any) -> str:
    """A table at which a bot account acts first, and after it twice its owner."""
    table: str = (await wish(client, [invited("Hugin"), human("Embla"), human("Lif")], **terms))["id"]
    await robot.client.sit(table, 0)
    return table


async def answered(client: Client, table: str) -> None:
    """Let the owner act for both seats."""
    for _ in range(2):
        done(await client.act(await client.view(table)))


def left(event: dict[str, Any]) -> list[tuple[int, bool]]:
    """What an event says that is left on each clock, and whether it runs."""
    return [(clock["left_ms"], clock["running"]) for clock in event["clocks"]]


async def test_events_carry_the_clocks_of_all_seats(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount
) -> None:
    """As of the event, in milliseconds; null where no time is kept, and before the game begins."""
    table = await begun(client, robot, clock=BANK)
    ticks.seconds += 20
    async with streamed(hall, "/bot/events", robot.token) as stream:
        start, turn = await stream.next(), await stream.next()
        assert (start["type"], start["again"], turn["type"]) == ("game_start", True, "your_turn")
        assert left(start) == left(turn) == [(BANK_MS - 20_000, True), *[(BANK_MS, False)] * 2]
        done(await robot.client.act(await robot.client.view(table)))
        ticks.seconds += 30
        await answered(client, table)
        turn = await stream.next()
        # Ten seconds came with the passing of each turn.
        assert left(turn) == [(BANK_MS - 10_000, True), (BANK_MS - 20_000, False), (BANK_MS + 10_000, False)]
        kept = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        assert (await stream.next())["clocks"] is None
        await robot.client.sit(kept, 1)
        start = await stream.next()
        assert (start["type"], start["again"], start["clocks"]) == ("game_start", False, None)


@pytest.mark.parametrize("terms", [{"clock": BANK}, {"clock": DAYS}, WINDOWS])
async def test_a_tables_stream_tells_clocks_as_of_each_line(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount, terms: dict[str, Any]
) -> None:
    """They stand there as an answer to a request would tell them; so does a window that runs."""
    seats = [human("Embla"), invited("Hugin"), human("Lif")]
    table = (await wish(client, seats, game="secret", **terms))["id"]
    await robot.client.sit(table, 1)
    ticks.seconds += 20
    async with streamed(hall, f"/bot/tables/{table}/stream", robot.token) as stream:
        line = await stream.next()
        assert line == {"type": "view", "view": await robot.client.view(table)}
        done(await client.act(await client.view(table)))
        line = await stream.next()
        assert line == {"type": "view", "view": await robot.client.view(table)}
    ticks.seconds += 1
    async with streamed(hall, f"/bot/tables/{table}/stream", robot.token) as stream:
        assert await stream.next() == {"type": "view", "view": await robot.client.view(table)}


async def test_time_that_is_low_is_told_once_in_a_turn(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount
) -> None:
    """With a tenth of the bank left, also when the turn begins so; again in the next turn."""
    assert BANK_MS // LOW_SHARE == LOW_MS < MOST_LOW_MS
    table = await begun(client, robot, clock={**BANK, "increment": 0})
    async with streamed(hall, "/bot/events", robot.token) as stream:
        await stream.types(2)
        await go_on(hall, ticks, table, (BANK_MS - LOW_MS) / 1000 - SECOND)
        await go_on(hall, ticks, table, SECOND)
        event = await stream.next()
        assert (event["type"], event["seq"], event["card"]["left_ms"]) == ("time_low", 0, LOW_MS)
        assert left(event) == [(LOW_MS, True), *[(BANK_MS, False)] * 2]
        await go_on(hall, ticks, table, SECOND)
        # A second decision of the same turn.
        done(await robot.client.act(await robot.client.view(table), "ponder"))
        assert await stream.types(1) == [("your_turn", table)]
        done(await robot.client.act(await robot.client.view(table)))
        await answered(client, table)
        assert await stream.types(2) == [("your_turn", table), ("time_low", table)]


@pytest.mark.parametrize(
    ("absence", "then", "last"),
    [("bot", "bot", []), ("abandon", "over", ["game_over"]), ("wait", "wait", [])],
)
@pytest.mark.parametrize(("clock", "ms"), [(BANK, BANK_MS), (DAYS, 3 * DAY * 1000)])
async def test_time_that_has_run_out_is_told(
    hall: Hall,
    ticks: Ticks,
    client: Client,
    robot: BotAccount,
    clock: dict[str, Any],
    ms: int,
    absence: str,
    then: str,
    last: list[str],
) -> None:
    """Once, with what followed: a bot plays on, the game has ended, or everybody waits."""
    hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
    table = await begun(client, robot, clock=clock, absence=absence, takeover="gate")
    low = min(MOST_LOW_MS, ms // LOW_SHARE)
    async with streamed(hall, "/bot/events", robot.token) as stream:
        await stream.types(2)
        await go_on(hall, ticks, table, (ms - low) / 1000)
        assert await stream.types(1) == [("time_low", table)]
        await go_on(hall, ticks, table, low / 1000)
        event = await stream.next()
        assert (event["type"], event["then"]) == ("time_out", then)
        assert event["card"]["my_turn"] == (then == "wait")
        assert [kind for kind, _ in await stream.types(len(last))] == last
        await go_on(hall, ticks, table, MINUTE)
        kept = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        assert await stream.types(1) == [("invitation", kept)]


async def test_who_was_away_is_told_that_its_time_ran_out(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount
) -> None:
    """A stream that begins later tells it again; after the return the turn is the bot's, with its time."""
    hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
    table = await begun(client, robot, clock=BANK, absence="bot", takeover="gate")
    await later(hall, ticks, 6 * MINUTE)
    async with streamed(hall, "/bot/events", robot.token) as stream:
        assert await stream.types(1) == [("game_start", table)]
        event = await stream.next()
        assert (event["type"], event["then"]) == ("time_out", "bot")
        view = {**await robot.client.view(table), "to_act": 0}
        done(await robot.client.post(f"/tables/{table}/return", Client._request(view)))
        assert await stream.types(1) == [("your_turn", table)]


async def test_a_stream_wakes_up_when_time_runs_low_and_out(
    hall_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a timer of its own: nothing happens at the table, and nobody looks again for an hour."""
    monkeypatch.setattr(event_stream, "PING_SECONDS", 3600.0)
    monkeypatch.setattr(event_stream, "LOOK_AGAIN_SECONDS", 3600.0)
    ticks = Running()
    async with opened(hall_url, ticks) as hall, client_of(hall) as client:
        await client.register("Embla")
        async with robot_of(hall, client) as robot:
            table = await begun(client, robot, clock=BANK)
            for until_ms, told in ((LOW_MS, "time_low"), (0, "time_out")):
                (card,) = (await robot.client.get("/tables")).json()
                ticks.seconds += (card["left_ms"] - until_ms) / 1000 - SHORTLY
                async with streamed(hall, "/bot/events", robot.token) as stream:
                    # It waits by now, however long that took.
                    line = await stream.next()
                    with ticks.going():
                        while line["type"] != told:
                            line = await stream.next()
            assert (await client.view(table))["seq"] == 0


async def charm(hall: Hall, table: str, seat: int) -> None:
    """Let what is done next ask a seat in secret."""
    live = await hall.tables.live(table)
    hall.tables.keep(replace(live, state=with_charms(live.state, (seat,))))


async def test_an_answer_by_the_hall_is_told_to_who_was_asked(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount
) -> None:
    """A secret question has a minute, of which the last tenth is low; then a bot answers it this once."""
    seats = [human("Embla"), invited("Hugin"), human("Lif")]
    table = (await wish(client, seats, game="secret", clock=BANK, absence="bot", takeover="first"))["id"]
    await robot.client.sit(table, 1)
    await charm(hall, table, 1)
    async with streamed(hall, "/bot/events", robot.token) as stream:
        await stream.types(1)
        done(await client.act(await client.view(table)))
        turn = await stream.next()
        assert (turn["type"], turn["card"]["left_ms"]) == ("your_turn", SECRET_MS + PAUSE_MS)
        await go_on(hall, ticks, table, (PAUSE_MS + SECRET_MS - SECRET_MS // LOW_SHARE) / 1000)
        assert await stream.types(1) == [("time_low", table)]
        await later(hall, ticks, SECRET_MS // LOW_SHARE / 1000)
        event = await stream.next()
        assert (event["type"], event["then"]) == ("time_out", "answered")
        assert [seat["left"] for seat in (await client.view(table))["seats"]] == [None, None, None]


async def test_a_late_action_of_its_own_is_no_time_out(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What counts although it came after the deadline is followed by nothing but the next turn."""

    async def look() -> None:
        """The hall has not looked yet."""

    monkeypatch.setattr(hall.timekeeper, "look", look)
    table = await begun(client, robot, clock={**BANK, "increment": 300}, absence="bot", takeover="gate")
    async with streamed(hall, "/bot/events", robot.token) as stream:
        await stream.types(2)
        ticks.seconds += 6 * MINUTE
        hall.hub.ring(table)
        assert await stream.types(1) == [("time_low", table)]
        done(await robot.client.act(await robot.client.view(table)))
        await answered(client, table)
        assert await stream.types(1) == [("your_turn", table)]


async def test_clocks_of_a_stream_do_not_tell_who_is_asked(
    hall: Hall, ticks: Ticks, client: Client, robot: BotAccount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two who may be asked one is, until the hall answers: a bot that waits for it hears the same."""
    monkeypatch.setattr(lobby, "fresh_secret", lambda: b"\x01" * 32)
    told: list[bytes] = []
    async with client_of(hall) as one, client_of(hall) as two:
        for charmed in (1, 2):
            seats = [invited("Hugin"), OPEN, OPEN, human("Embla")]
            terms = {"clock": BANK, "absence": "bot", "takeover": "first"}
            table = (await wish(client, seats, game="secret", **terms))["id"]
            await one.sit(table, 1, "Lif")
            await two.sit(table, 2, "Thrasir")
            await robot.client.sit(table, 0)
            await charm(hall, table, charmed)
            async with streamed(hall, "/bot/events", robot.token) as stream:
                assert await heard(stream, table) == "game_start"
                assert await heard(stream, table) == "your_turn"
                done(await robot.client.act(await robot.client.view(table)))
                for _ in range(2):
                    await go_on(hall, ticks, table, SECRET_MS / 1000 - 10)
                await until(hall, table, lambda live: not live.asked_in_secret)
                assert await heard(stream, table) == "your_turn"
                await go_on(hall, ticks, table, BANK_MS / 1000 - 1)
                assert await heard(stream, table) == "time_low"
                told.append(plain(stream.raw, table))
    assert told[0] == told[1]


async def heard(stream: Stream, table: str) -> str:
    """The type of the next event at a table."""
    while (event := await stream.next())["table"] != table:
        pass
    return str(event["type"])
