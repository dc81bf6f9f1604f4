"""Time at real tables: what runs out, under every policy, across restarts and processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.time.lived import LivedTime
from gladsheim.server.time.pause import loop_timer
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.live import Live
from tests import PATIENCE
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.clocked import BANK, DAY, DAYS, HOUR, MINUTE, SECOND, Ticks, later, opened, wish
from tests.server.conftest import client_of
from tests.server.interface.access import Case
from tests.server.interface.access_rows import watched
from tests.server.waiting import until
from tests.tables.running.test_numbering import with_charms

pytestmark = pytest.mark.anyio

THREE = [human("Ask"), human("Embla"), human("Lif")]
DAY_MS = 86_400_000


@pytest.fixture
def ticks() -> Ticks:
    """The clock of the test."""
    return Ticks()


@pytest.fixture
async def hall(hall_url: str, ticks: Ticks) -> AsyncIterator[Hall]:
    """A hall that goes by it."""
    async with opened(hall_url, ticks) as hall:
        yield hall


@pytest.mark.parametrize("clock", [BANK, DAYS])
async def test_waiting_changes_nothing_but_the_clock(hall: Hall, ticks: Ticks, clock: dict[str, Any]) -> None:
    """Where the others wait, time runs out and the game stays as it is; a late move counts."""
    async with client_of(hall) as client:
        view = await wish(client, THREE, clock=clock)
        await later(hall, ticks, 40 * DAY)
        view = await client.view(view["id"])
        assert (view["status"], view["seq"], view["clocks"][0]["left_ms"]) == ("running", 0, 0)
        assert done(await client.act(view))["seq"] == 1


@pytest.mark.parametrize(("clock", "seconds"), [(BANK, 5 * MINUTE), (DAYS, 3 * DAY)])
async def test_a_bot_takes_over(hall: Hall, ticks: Ticks, clock: dict[str, Any], seconds: int) -> None:
    """One second early nothing happens; then the bot that the card names plays on, also later turns."""
    async with client_of(hall) as client:
        view = await wish(client, THREE, clock=clock, absence="bot", takeover="first")
        table = view["id"]
        await later(hall, ticks, seconds - SECOND)
        assert (await client.view(table))["seq"] == 0
        await later(hall, ticks, 2 * SECOND)
        live = await until(hall, table, lambda live: live.to_act == 1)
        assert [one.kind for one in live.lines] == ["timeout", "action"]
        view = await client.view(table)
        assert [seat["left"] for seat in view["seats"]] == ["timeout", None, None]
        assert view["my_turn"]
        for _ in range(2):
            view = done(await client.act(await client.view(table)))
        await until(hall, table, lambda live: live.seq == 5)


async def test_the_terms_may_end_the_game(hall: Hall, ticks: Ticks) -> None:
    """With `abandon` who ran out is last, the record is complete, and nothing more can be done."""
    async with client_of(hall) as client:
        view = await wish(client, THREE, clock=DAYS, absence="abandon")
        await later(hall, ticks, 3 * DAY)
        ended = await client.view(view["id"])
        assert (ended["status"], ended["ended"]) == ("over", {"how": "timeout", "seats": [0]})
        assert ended["places"] == placements(await hall.tables.live(view["id"])) == [3, 1, 1]
        record = done(await client.get(f"/tables/{view['id']}/record"))
        assert (record["result"], record["ended"]["how"]) == (None, "timeout")
        assert record["start"]["fair"]["secret"]
        assert refused(await client.act({**view, "seq": 1}, "ponder")) == (409, "over")


async def test_a_move_after_the_deadline_counts_until_the_hall_has_looked(hall: Hall, ticks: Ticks) -> None:
    """Then the seat has been left, and its player is told so."""
    async with client_of(hall) as client:
        view = await wish(client, THREE, clock=BANK, absence="bot", takeover="gate")
        ticks.seconds += HOUR
        view = done(await client.act(view))
        assert view["log"][0]["action"].startswith("play")
        hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
        await later(hall, ticks, HOUR)
        answer = await client.act({**await client.view(view["id"]), "to_act": 1}, "ponder")
        assert refused(answer) == (409, "left")


async def test_who_ran_out_of_time_comes_back(hall: Hall, ticks: Ticks) -> None:
    """The seat is theirs again, with some time to think."""
    async with client_of(hall) as client:
        view = await wish(client, THREE, clock=BANK, absence="bot")
        hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
        await later(hall, ticks, 6 * MINUTE)
        body = client._request({**view, "seq": 1})
        view = done(await client.post(f"/tables/{view['id']}/return", body))
        assert (view["my_turn"], view["clocks"][0]["left_ms"]) == (True, 5 * 60_000)
        assert (
            refused(await client.post(f"/tables/{view['id']}/return", client._request(view)))[1] == "not_away"
        )


async def test_nobody_loses_time_while_the_hall_is_down(hall_url: str, ticks: Ticks) -> None:
    """After a restart clocks go on from where they stood, at most what a beat may have missed later."""
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks))
        client = await stack.enter_async_context(client_of(hall))
        view = await wish(client, THREE, clock=BANK, absence="abandon")
        await later(hall, ticks, 2 * MINUTE)
        table = view["id"]
    ticks.seconds += 9 * DAY
    async with opened(hall_url, ticks) as hall, client_of(hall) as stranger:
        assert (await stranger.view(table))["clocks"][0]["left_ms"] == 3 * 60_000
        await later(hall, ticks, 3 * MINUTE - SECOND)
        assert (await stranger.view(table))["status"] == "running"
        await later(hall, ticks, SECOND)
        assert (await stranger.view(table))["status"] == "over"


async def test_nobody_loses_time_while_the_hall_is_frozen(hall_url: str, ticks: Ticks) -> None:
    """A machine that was suspended, a container that was paused: clocks, windows and sessions stood still."""
    async with opened(hall_url, ticks) as frozen:
        frozen.time.seconds = lived = LivedTime(ticks)
        await frozen.time.begin()
        async with client_of(frozen) as client:
            view = await wish(client, THREE, clock=BANK, absence="abandon")
            await later(frozen, ticks, 2 * SECOND)
            for seconds in (75 * SECOND, 9 * DAY):
                await later(frozen, ticks, seconds)
                view = await client.view(view["id"])
                assert (view["status"], view["clocks"][0]["left_ms"]) == ("running", 298_000)
            assert lived() == 2 * SECOND
            assert not (await client.get("/me")).json()["created"]


async def test_a_timer_stands_still_with_the_process() -> None:
    """One that was due while the machine was frozen goes on from where it stood."""
    lived, called = Ticks(), asyncio.Event()
    loop_timer(0.02, called.set, lived)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(called.wait(), 0.1)
    lived.seconds += 0.02
    await asyncio.wait_for(called.wait(), PATIENCE)


async def test_the_wall_clock_touches_nothing(hall_url: str, ticks: Ticks) -> None:
    """Set an hour back, as in autumn, or months ahead: what counts is how long the hall runs."""
    times = iter(["2026-10-25T00:59:59.000Z", *["2026-10-25T00:00:00.000Z", "2027-01-01T00:00:00.000Z"] * 50])
    async with opened(hall_url, ticks, clock=lambda: next(times)) as hall, client_of(hall) as client:
        view = await wish(client, THREE, clock=BANK, absence="abandon")
        for _ in range(4):
            await later(hall, ticks, 10 * SECOND)
            view = done(await client.act(await client.view(view["id"])))
        assert view["status"] == "running"
        assert view["clocks"][0]["left_ms"] == 5 * 60_000


async def test_a_hall_without_clocks_leaves_the_disk_alone(hall: Hall, ticks: Ticks) -> None:
    """Time is written down every second while a clock runs, else once an hour."""
    async with client_of(hall) as client:
        await client.open()
        await later(hall, ticks, HOUR - SECOND)
        assert await hall.store.time.hall_time() == 0
        await later(hall, ticks, SECOND)
        assert await hall.store.time.hall_time() == HOUR * 1000
        await wish(client, THREE, clock=DAYS)
        await later(hall, ticks, HOUR)
        assert await hall.store.time.hall_time() == 2 * HOUR * 1000


@pytest.mark.postgres
async def test_processes_agree_what_time_it_is(postgres_url: str, hall_url: str) -> None:
    """One that is behind adopts the time of the other, and of two that see a clock run out one writes."""
    mine, yours = Ticks(), Ticks(50.0)
    async with opened(hall_url, mine) as one, opened(hall_url, yours) as two, client_of(one) as client:
        view = await wish(client, THREE, clock=BANK, absence="bot", takeover="gate")
        for hall in (one, two):
            hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
        await later(one, mine, 4 * MINUTE)
        await two.timekeeper.look()
        assert two.time.now() == one.time.now() == 4 * 60_000
        mine.seconds += 2 * MINUTE
        yours.seconds += 2 * MINUTE
        await asyncio.gather(one.timekeeper.look(), two.timekeeper.look())
        for hall in (one, two):
            assert [line.kind for line in (await hall.tables.live(view["id"])).lines] == ["timeout"]


async def asking(hall: Hall, client: Client, others: list[Client], charmed: int = 1, **terms: Any) -> str:
    """A table at which a seat is asked in secret."""
    table: str = (await wish(client, [human("Ask"), OPEN, OPEN], game="secret", **terms))["id"]
    for seat, other in enumerate(others, 1):
        await other.sit(table, seat)
    live = await hall.tables.live(table)
    hall.tables.keep(replace(live, state=with_charms(live.state, (charmed,))))
    view = await client.view(table)
    done(await client.act(view))
    assert (await hall.tables.live(table)).asked_in_secret
    return table


@pytest.mark.parametrize("absence", ["wait", "bot", "abandon"])
@pytest.mark.usefixtures("database")
async def test_who_is_asked_in_secret_is_not_betrayed_by_the_clock(
    hall: Hall, ticks: Ticks, absence: str
) -> None:
    """Nobody leaves; a bot answers this once, and to all others it is as if the seat had."""
    async with client_of(hall) as client, client_of(hall) as one, client_of(hall) as two:
        table = await asking(hall, client, [one, two], clock=BANK, absence=absence)
        assert (await one.view(table))["clocks"][1]["running"]
        assert not any(clock["running"] for clock in (await two.view(table))["clocks"])
        await later(hall, ticks, 59 * SECOND)
        assert (await hall.tables.live(table)).asked_in_secret
        await later(hall, ticks, 3 * SECOND)
        if absence == "wait":
            assert (await hall.tables.live(table)).asked_in_secret
            return
        live: Live = await until(hall, table, lambda live: not live.asked_in_secret)
        assert (live.left, [line.kind for line in live.lines]) == ((), ["action", "action"])
        assert [seat["left"] for seat in (await two.view(table))["seats"]] == [None, None, None]


async def test_vacations_stop_clocks_that_count_days(hall: Hall, ticks: Ticks) -> None:
    """Others at the table see it; at home again there is as much time as before."""
    async with client_of(hall) as client, client_of(hall) as other:
        table = (await wish(client, [human("Ask"), OPEN], clock=DAYS, absence="abandon"))["id"]
        await other.sit(table, 1)
        await later(hall, ticks, DAY)
        assert done(await client.put("/vacation", {"on": True})) == {"on": True, "left_ms": 30 * DAY_MS}
        await later(hall, ticks, 10 * DAY)
        view = await other.view(table)
        assert (view["status"], view["clocks"][0]) == (
            "running",
            {"left_ms": 2 * DAY_MS, "running": False, "vacation": True},
        )
        assert done(await client.put("/vacation", {"on": False})) == {"on": False, "left_ms": 20 * DAY_MS}
        assert (await client.view(table))["clocks"][0]["left_ms"] == 2 * DAY_MS
        assert (await client.get("/tables")).json()[0]["left_ms"] == 2 * DAY_MS
        await later(hall, ticks, 2 * DAY)
        assert (await other.view(table))["places"] == [2, 1]


async def test_a_vacation_ends_by_itself(hall: Hall, ticks: Ticks) -> None:
    """After the thirty days that there are, clocks run again, and there is no more of it."""
    async with client_of(hall) as client:
        table = (await wish(client, THREE, clock=DAYS, absence="abandon"))["id"]
        done(await client.put("/vacation", {"on": True}))
        await later(hall, ticks, 30 * DAY)
        view = await client.view(table)
        assert view["clocks"][0] == {"left_ms": 3 * DAY_MS, "running": True, "vacation": False}
        assert refused(await client.put("/vacation", {"on": True})) == (409, "no_vacation")
        await later(hall, ticks, 3 * DAY)
        assert (await client.view(table))["status"] == "over"


async def test_lists_show_what_runs_out_first(hall: Hall, ticks: Ticks) -> None:
    """One's own turns by the time that is left, those without a clock after them."""
    async with client_of(hall) as client:
        terms: list[dict[str, Any]] = [
            {},
            {"clock": DAYS},
            {"clock": BANK},
            {"clock": {"kind": "days", "days": 1}},
        ]
        tables = [(await wish(client, THREE, **one))["id"] for one in terms]
        cards = (await client.get("/tables")).json()
        assert [card["id"] for card in cards] == [tables[2], tables[3], tables[1], tables[0]]
        assert [card["left_ms"] for card in cards] == [5 * 60_000, DAY_MS, 3 * DAY_MS, None]
        assert cards[0]["clock"] == {"kind": "bank", "days": None, "minutes": 5, "increment": 10}


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({"clock": {"kind": "days", "days": 0}}, "clock.days"),
        ({"clock": {"kind": "days", "days": 31}}, "clock.days"),
        ({"clock": {"kind": "bank", "minutes": 181}}, "clock.minutes"),
        ({"clock": {"kind": "bank", "minutes": 5, "increment": 301}}, "clock.increment"),
        ({"clock": {"kind": "sand"}}, "clock.kind"),
        ({"clock": {"kind": "none", "days": 1}}, "clock"),
        ({"clock": DAYS, "pace": "live"}, "pace"),
        ({"clock": BANK, "pace": "correspondence"}, "pace"),
        ({"absence": "bot"}, "absence"),
        ({"clock": DAYS, "absence": "sulk"}, "absence"),
        ({"clock": DAYS, "takeover": "nobody"}, "takeover"),
    ],
)
async def test_terms_that_cannot_be_are_refused(client: Client, terms: dict[str, Any], field: str) -> None:
    """Each names its field."""
    answer = await client.post("/tables", {"game": "toy", "seats": THREE, **terms})
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, field)


async def test_terms_are_on_the_card_and_stay_for_the_rematch(hall: Hall, ticks: Ticks) -> None:
    """Whoever sits down has read them."""
    async with client_of(hall) as client:
        terms = {"clock": DAYS, "absence": "abandon", "takeover": "last"}
        told = {**terms, "pace": "correspondence", "clock": {**DAYS, "minutes": None, "increment": None}}
        view = await wish(client, [human("Ask"), OPEN], visibility="public", **terms)
        async with client_of(hall) as other:
            card = done(await other.get("/lobby"))["open"][0]
            assert {name: card[name] for name in told} == told
            await other.sit(view["id"], 1)
        await later(hall, ticks, 3 * DAY)
        again = done(await client.post(f"/tables/{view['id']}/rematch", {}))
        assert {name: again[name] for name in told} == told


async def test_a_socket_is_told_since_when_a_clock_runs(hall: Hall, ticks: Ticks) -> None:
    """The message stays the same while nothing happens; the time stands beside it."""
    async with client_of(hall) as client:
        view = await wish(client, THREE, clock=BANK)
        before = await hall.views.message_for(None, view["id"])
        ticks.seconds += 7
        assert await hall.views.message_for(None, view["id"]) == before
        message = (await watched(Case(hall, "stranger", client, view["id"]))).json()
        assert message["now"] - message["counts_from"] == 7_000
        assert message["view"]["clocks"][0] == {"left_ms": 5 * 60_000, "running": True, "vacation": False}
        untimed = await client.open([human(), bot()])
        assert b"counts_from" not in (await hall.views.message_for(None, untimed["id"])).whole


CLOCKED = ("clocks", "offers", "to_act", "my_turn", "thinking", "seq", "status", "places", "ended")


@pytest.mark.usefixtures("database")
async def test_clocks_do_not_tell_which_of_two_is_asked(hall: Hall, ticks: Ticks) -> None:
    """On tables, lists and sockets the others see the same, also once the question was answered."""
    told: list[list[Any]] = []
    async with (
        client_of(hall) as client,
        client_of(hall) as one,
        client_of(hall) as two,
        client_of(hall) as x,
    ):
        for charmed in (1, 2):
            table = await asking(hall, client, [one, two], charmed, clock=BANK, absence="bot")
            told.append([])
            for answered in (False, True):
                ticks.seconds += 20
                if answered:
                    view = await (one, two)[charmed - 1].view(table)
                    done(await (one, two)[charmed - 1].act({**view, "to_act": charmed}, "pass"))
                for guest in (client, (one, two)[2 - charmed], x):
                    view = await guest.view(table)
                    told[-1].append({name: view[name] for name in CLOCKED})
                    cards = (await guest.get("/tables")).json()
                    told[-1] += [card["left_ms"] for card in cards if card["id"] == table]
                told[-1].append(b"counts_from" in (await hall.views.message_for(None, table)).whole)
    assert told[0] == told[1]
    assert [one for one in told[0] if isinstance(one, bool)] == [False, True]


async def test_those_who_wait_call_it_off(hall: Hall, ticks: Ticks) -> None:
    """Where nothing follows when time is up, the others end the game without whom they wait for."""
    async with client_of(hall) as client, client_of(hall) as other:
        table = (await wish(client, [human("Ask"), OPEN], clock=DAYS))["id"]
        view = await other.sit(table, 1)
        await later(hall, ticks, 3 * DAY)
        body = {**other._request(view), "kind": "abandon", "seat": 1}
        ended = done(await other.post(f"/tables/{table}/offers", body))
        assert (ended["status"], ended["ended"]["how"]) == ("over", "abandoned")
