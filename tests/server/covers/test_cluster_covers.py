"""Several processes over one database keep the pauses, windows and standing orders of all."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.covers.windows import Windows
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.pause import Pause, earlier
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, Seat, Table
from tests.server import toy_hall
from tests.server.calls import bot, human
from tests.server.covers.test_pauses import Clock, begun, seen
from tests.server.test_cluster import Start, hall_url, start
from tests.server.waiting import until

__all__ = ["hall_url", "start"]

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def test_a_pause_is_kept_by_all_processes(start: Start) -> None:
    """Neither one that knew the table nor one that reads it now shows a line before its time."""
    here, there = await start(), await start()
    view = await here.client.open([human(), bot()], "secret", charms=12)
    before = await seen(there.client, view["id"])
    answer = await begun(here.hall, here.client, view, seq=2)
    late = await start()
    for process in (there, late):
        live = await until(process.hall, view["id"], lambda live: live.seq == 2)
        assert [step.line.action for step in live.steps][1] == "pass"
        assert await seen(process.client, view["id"]) == before
        assert len(process.clock.calls) == 1
        assert round(process.clock.calls[0][0], 3) == 0.6
    here.clock.strike()
    after = (await answer).json()
    assert await seen(there.client, view["id"]) == before
    for process in (there, late):
        process.clock.strike()
        assert await process.client.view(view["id"]) == after


async def test_the_list_of_an_open_game_waits_everywhere(start: Start) -> None:
    """A list does not tell of a line before the process shows it."""
    here, there = await start(), await start()
    view = await here.client.open(charms=1)
    before = (await there.client.get("/tables")).json()
    answer = await begun(here.hall, here.client, view)
    assert (await there.client.get("/tables")).json() == before
    here.clock.strike()
    there.clock.strike()
    await answer
    assert (await there.client.get("/tables")).json() != before


async def test_windows_are_kept_by_all_processes(start: Start) -> None:
    """Each shows the position before, opens the window by the stored times, and takes the answer; one
    that closes a window which another has answered stores nothing.
    """
    here, there = await start(), await start()
    wish = {"game": "secret", "options": {"charms": 100}, "cover": {"kind": "window", "seconds": 60}}
    view = (await here.client.post("/tables", {**wish, "seats": [human(), human("Embla")]})).json()
    table = view["id"]
    assert (await here.client.act(view)).json()["seq"] == 0
    for process in (here, there):
        shown = await process.client.view(table)
        assert (shown["seq"], shown["my_turn"], shown["window"]["answer_ms"]) == (0, False, None)
        (wait,) = [seconds for seconds, _ in process.clock.calls]
        assert 0 <= wait <= 1.0
    there.clock.strike()
    asked = await there.client.view(table)
    assert (asked["my_turn"], asked["to_act"]) == (True, 1)
    assert not (await here.client.view(table))["my_turn"]
    passed = (await there.client.act(asked, "pass")).json()
    assert (passed["seq"], passed["my_turn"]) == (1, False)
    for process in (here, there):
        while process.clock.calls:
            process.clock.strike()
            await asyncio.gather(*process.hall.windows.tasks)
        shown = await process.client.view(table)
        assert (shown["seq"], shown["to_act"], shown["window"]) == (2, 0, None)
    assert len((await here.hall.tables.live(table)).lines) == 2


async def test_standing_orders_are_answered_by_one_process(start: Start) -> None:
    """Each may answer for who is asked, also what another stored; one of them does, and all see it."""
    here, there = await start(), await start()
    wish = {"game": "secret", "options": {"charms": 100}, "cover": {"kind": "orders"}}
    view = (await here.client.post("/tables", {**wish, "seats": [human(), human("Embla")]})).json()
    table = view["id"]
    order = {"seat": 1, "orders": [{"name": "charm", "when": "always"}]}
    assert (await there.client.put(f"/tables/{table}/orders", order)).status_code == 200
    play = asyncio.ensure_future(here.client.act(view))
    await until(here.hall, table, lambda live: live.seq > 0)
    await asyncio.gather(*(process.hall.tables.live(table) for process in (here, there) for _ in range(3)))
    for process in (here, there):
        await until(process.hall, table, lambda live: live.seq == 2)
        assert (await process.client.view(table))["seq"] == 0
    for process in (here, there):
        process.clock.strike()
    assert (await play).status_code == 200
    lines = (await here.hall.tables.live(table)).lines
    assert [line.action.partition(":")[0] for line in lines] == ["play", "charm"]
    assert lines[-1].action_id == "order-2"
    for process in (here, there):
        # As if the other had been faster since this one looked.
        asked = (await process.hall.tables.live(table)).at(1)
        assert asked.waits_for_order
        async with process.hall.tables.lock(table):
            assert (await process.hall.orders.settle(asked)).lines == lines


def with_two_pauses() -> tuple[Live, list[int]]:
    """A table at which two lines pause, both stored within a tenth of a second, and their places."""
    seats = (Seat(0, "Ask", HUMAN, owner="a"), Seat(1, "Embla", HUMAN, owner="b"))
    game = toy_hall.GAMES["toy"]
    toy = game(players=2, cards=6, charms=1)  # type: ignore[call-arg]  # of the toy's own
    live = Live.fold(Table("table", "toy", toy.rules_version, toy.options, seats, b"x", "a", ""), toy, [])
    places: list[int] = []
    while len(places) < 2:
        at = f"2026-01-01T00:00:00.{100 if places else 0:03}Z"
        action = live.state.legal_actions()[0]
        live = live.after(live.line(f"{live.seq}", live.to_act or 0, ACTION, action, at))
        if action.startswith("play:"):
            places.append(live.seq - 1)
    return live, places


def test_pauses_follow_each_other_by_the_stored_times() -> None:
    """A line stored during a pause has its own after it; one whose time has passed has none."""
    live, (first, second) = with_two_pauses()

    def left(time: str, since: int = 0, held: int | None = None) -> list[tuple[int, float]]:
        pause = Pause(0.6, Clock().timer)
        pauses = Pauses(lambda _: None, pause, Windows(cast(LiveTables, None), cast(HallTime, None), pause))
        if held is not None:
            pauses.hold(live.at(held), 0.1)
        return [(seq, round(seconds, 3)) for seq, seconds in pauses.to_hold(live, since, time)]

    assert left("2026-01-01T00:00:00.000Z") == [(first, 0.6), (second, 0.6)]
    assert left("2026-01-01T00:00:00.500Z") == [(first, 0.1), (second, 0.6)]
    assert left("2026-01-01T00:00:00.700Z") == [(second, 0.5)]
    assert left("2026-01-01T00:00:01.200Z") == []
    assert left("2026-01-01T00:00:00.500Z", since=first + 1) == [(second, 0.6)]
    # A machine whose clock is an hour behind waits no longer than a pause.
    assert left("2025-12-31T23:00:00.000Z") == [(first, 0.6), (second, 0.6)]
    assert left("2026-01-01T00:00:00.500Z", held=first) == [(second, 0.6)]


def test_what_was_shown_is_not_held_again() -> None:
    """A table that is read anew shows no less than before, whatever the clocks say meanwhile."""
    live, (first, second) = with_two_pauses()
    pause = Pause(0.6, Clock().timer)
    pauses = Pauses(lambda _: None, pause, Windows(cast(LiveTables, None), cast(HallTime, None), pause))
    assert pauses.to_hold(live, 0, "2026-01-01T00:00:00.700Z")[0][0] == second
    assert pauses.to_hold(live, 0, "2026-01-01T00:00:00.000Z") == []
    pause = Pause(0.6, Clock().timer)
    pauses = Pauses(lambda _: None, pause, Windows(cast(LiveTables, None), cast(HallTime, None), pause))
    pauses.hold(live.at(first), 0.6)
    assert [seq for seq, _ in pauses.to_hold(live, 0, "2026-01-01T00:00:00.000Z")] == [second]


def test_an_earlier_time_is_written_like_all_others() -> None:
    """Times compare as texts, so their form is always the same."""
    assert earlier("2026-01-01T00:00:05.000Z", 10) == "2025-12-31T23:59:55.000Z"
