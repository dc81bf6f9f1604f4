"""A move that was prepared is played once when the turn comes, dropped if it would be worse, or cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.time.pause import Pause
from gladsheim.store import NotSaved
from gladsheim.store.tables.prepared import PreparedStore
from gladsheim.tables.prepared import MOST_CONDITIONS, Prepared
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.clocked import DAYS, Ticks, Timers, done_with, opened, wish
from tests.server.conftest import client_of

pytestmark = pytest.mark.anyio

REACTION = 1.0
MINE = 1
"""The seat that prepares; the other begins."""


@dataclass
class At:
    """A table of two: who acts first, and who prepares."""

    hall: Hall
    timers: Timers
    ask: Client
    embla: Client
    table: str

    async def prepared(self, **query: Any) -> dict[str, Any]:
        """What the second seat is told."""
        return done(await self.embla.get(f"/tables/{self.table}/prepared", seat=MINE, **query))

    async def prepare(self, action: str, least: int = 0) -> dict[str, Any]:
        """Let the second seat prepare a move."""
        body = {"seat": MINE, "action": action, "least": least}
        return done(await self.embla.put(f"/tables/{self.table}/prepared", body))

    async def first(self) -> str:
        """The first of what is offered."""
        action: str = (await self.prepared())["choices"][0]["action"]
        return action

    async def act(self, client: Client, action: str | None = None) -> dict[str, Any]:
        """Let somebody act."""
        return done(await client.act(await client.view(self.table), action))

    async def react(self, seconds: float = REACTION) -> None:
        """Let so much time pass after a turn came."""
        await done_with(self.hall)
        await self.timers.go_on(self.hall, seconds)

    async def actions(self, seat: int = MINE) -> list[str]:
        """What was done for a seat."""
        live = await self.hall.tables.live(self.table)
        return [line.action for line in live.lines if line.seat == seat]


async def table_of(stack: AsyncExitStack, hall: Hall, timers: Timers, **terms: Any) -> At:
    """A table of two people at a hall."""
    ask, embla = [await stack.enter_async_context(client_of(hall)) for _ in range(2)]
    view = await wish(ask, [human("Ask"), OPEN], **terms)
    await embla.sit(view["id"], MINE, "Embla")
    return At(hall, timers, ask, embla, view["id"])


@pytest.fixture
async def at(hall_url: str) -> AsyncIterator[At]:
    """The table, in a hall whose time the test makes."""
    ticks = Ticks()
    timers = Timers(ticks)
    async with AsyncExitStack() as stack:
        reaction = Pause(REACTION, timers.timer)
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        yield await table_of(stack, hall, timers, cards=8, clock=DAYS)


async def test_it_is_played_when_the_turn_comes_and_nobody_is_there(at: At) -> None:
    """A little after the turn came, once, as an action of the seat; then nothing waits any more."""
    action = await at.first()
    answer = await at.prepare(action)
    assert (answer["action"], answer["least"], answer["dropped"]) == (action, 0, None)
    await at.act(at.ask)
    await at.react(REACTION - 0.01)
    assert await at.actions() == []
    await at.react(0.01)
    assert await at.actions() == [action]
    view = await at.ask.view(at.table)
    assert (view["seq"], view["to_act"], view["my_turn"]) == (2, 0, True)
    assert (await at.prepared())["action"] is None
    await at.act(at.ask)
    await at.react(10)
    assert await at.actions() == [action]


async def test_its_first_action_can_be_undone_as_usual(at: At) -> None:
    """And is not played again then: the player has the turn."""
    await at.prepare("ponder")
    await at.act(at.ask)
    await at.react()
    view = await at.embla.view(at.table)
    assert view["can_undo"]
    assert done(await at.embla.undo(view))["my_turn"]
    await at.react(10)
    assert await at.actions() == ["ponder", "undo"]


@pytest.mark.any_database
async def test_it_is_dropped_if_it_would_bring_less(at: At) -> None:
    """The player is asked, and told what it would have brought, until something else is done."""
    action = await at.first()
    await at.prepare(action, 2)
    await at.act(at.ask)
    await at.react()
    assert await at.actions() == []
    told = await at.prepared()
    assert (told["action"], told["dropped"]) == (action, {"why": "points", "points": 1})
    assert told["choices"] == []
    await at.act(at.embla)
    assert (await at.prepared(choices="false")) == {
        "seat": MINE,
        "action": None,
        "least": None,
        "choice": None,
        "dropped": None,
        "choices": [],
        "scene": None,
        "conditions": [],
        "most_conditions": MOST_CONDITIONS,
        "suppositions": [],
    }


@pytest.mark.any_database
async def test_it_is_dropped_if_it_is_no_longer_legal(at: At) -> None:
    """The player is asked, and told why; putting that away leaves nothing."""
    live = await at.hall.tables.live(at.table)
    owner = live.table.seats[MINE].owner or ""
    await at.prepare("ponder")
    await at.hall.store.prepared.put(at.table, MINE, owner, Prepared("play:none", 1, live.seq, {}))
    await at.act(at.ask)
    await at.react()
    assert (await at.prepared())["dropped"] == {"why": "illegal", "points": None}
    gone = done(await at.embla.delete(f"/tables/{at.table}/prepared?seat={MINE}"))
    assert (gone["action"], gone["dropped"]) == (None, None)
    assert (await at.embla.view(at.table))["my_turn"]


@pytest.mark.any_database
async def test_another_takes_its_place_and_cancelling_leaves_none(at: At) -> None:
    """Before the turn and in the moment after it."""
    action = await at.first()
    await at.prepare(action)
    await at.prepare("ponder")
    assert (await at.prepared())["action"] == "ponder"
    await at.act(at.ask)
    await at.react(REACTION / 2)
    done(await at.embla.delete(f"/tables/{at.table}/prepared?seat={MINE}"))
    await at.react(10)
    assert await at.actions() == []


@pytest.mark.any_database
async def test_acting_by_hand_drops_it(at: At) -> None:
    """Who is faster than the hall has acted, and the next turn is the player's own again."""
    await at.prepare(await at.first())
    await at.act(at.ask)
    await at.act(at.embla)
    assert (await at.prepared())["action"] is None
    await at.act(at.ask)
    await at.react(10)
    assert len(await at.actions()) == 1


async def test_a_hand_and_the_hall_at_the_same_moment(at: At) -> None:
    """One of both is stored, whoever is first; the other is too late, as if two tabs had acted."""
    action = await at.first()
    for _ in range(3):
        await at.prepare(action)
        await at.act(at.ask)
        await done_with(at.hall)
        view = await at.embla.view(at.table)
        other = view["choices"][-2]["action"]
        by_hand = asyncio.ensure_future(at.embla.act(view, other))
        await at.timers.go_on(at.hall, REACTION)
        answer = await by_hand
        await done_with(at.hall)
        last = (await at.actions())[-1]
        if answer.status_code == 200:
            assert last == other
        else:
            assert (refused(answer), last) == ((409, "stale"), action)
        action = await at.first()
    assert len(await at.actions()) == 3


@pytest.mark.any_database
async def test_who_leaves_and_what_ends_drop_it(at: At) -> None:
    """Nothing waits at a game that is over, and nothing can be prepared."""
    await at.prepare("ponder")
    view = await at.embla.view(at.table)
    resign = {"seat": MINE, "expected_seq": view["seq"], "action_id": "0" * 8 + "-0000-0000-0000-" + "0" * 12}
    assert done(await at.embla.post(f"/tables/{at.table}/resign", resign))["status"] == "over"
    told = await at.prepared()
    assert (told["action"], told["choices"]) == (None, [])
    await done_with(at.hall)
    owner = (await at.hall.tables.live(at.table)).table.seats[MINE].owner or ""
    assert await at.hall.store.prepared.of(at.table, MINE, owner) is None
    body = {"seat": MINE, "action": "ponder", "least": 0}
    assert refused(await at.embla.put(f"/tables/{at.table}/prepared", body)) == (409, "over")


@pytest.mark.any_database
async def test_what_cannot_be_prepared_is_refused(at: At) -> None:
    """One's own turn, moves that are not offered, points beyond all bounds, and seats of others."""
    path = f"/tables/{at.table}/prepared"
    body = {"seat": 0, "action": "ponder", "least": 0}
    assert refused(await at.ask.put(path, body)) == (409, "your_turn")
    assert refused(await at.embla.put(path, body)) == (403, "not_your_seat")
    body["seat"] = MINE
    assert refused(await at.embla.put(path, {**body, "action": "pass"})) == (400, "not_offered")
    for least in (1_001, -1_001):
        answer = await at.embla.put(path, {**body, "least": least})
        assert (answer.status_code, answer.json()["error"]["field"]) == (400, "least")
    assert refused(await at.ask.get(path, seat=MINE)) == (403, "not_your_seat")


async def test_it_outlives_a_restart(hall_url: str) -> None:
    """Whether the hall stopped before the turn came or in the moment after it; and it is played once."""
    ticks = Ticks()
    timers = Timers(ticks)
    reaction = Pause(REACTION, timers.timer)
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = await table_of(stack, hall, timers, cards=8)
        action = await at.first()
        await at.prepare(action)
        cookies = at.ask.http.cookies
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        ask = await stack.enter_async_context(client_of(hall))
        ask.http.cookies = cookies
        await At(hall, timers, ask, ask, at.table).act(ask)
        await done_with(hall)
    timers.waiting.clear()
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = At(hall, timers, ask, ask, at.table)
        await at.react()
        assert await at.actions() == [action]


async def test_a_hall_may_stop_in_the_moment_of_playing(hall_url: str) -> None:
    """Nothing that was not begun is left behind, and the move is played at the next start."""
    ticks = Ticks()
    timers = Timers(ticks)
    reaction = Pause(REACTION, timers.timer)
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = await table_of(stack, hall, timers, cards=8)
        action = await at.first()
        await at.prepare(action)
        await at.act(at.ask)
        for _, _, go_off in list(timers.waiting):
            go_off()
        assert hall.prepared.tasks
        await hall.prepared.stop()
    timers.waiting.clear()
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = At(hall, timers, at.ask, at.ask, at.table)
        await at.react()
        assert await at.actions() == [action]


async def test_a_hall_that_dies_between_playing_and_forgetting_plays_once(
    hall_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is stored, and the move still lies there: it is not played again."""
    ticks = Ticks()
    timers = Timers(ticks)
    reaction = Pause(REACTION, timers.timer)
    put = PreparedStore.put

    async def dying(self: PreparedStore, table: str, seat: int, user: str, move: Prepared | None) -> None:
        if move is None:
            raise NotSaved("killed")
        await put(self, table, seat, user, move)

    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = await table_of(stack, hall, timers, cards=8)
        await at.prepare("ponder")
        monkeypatch.setattr(PreparedStore, "put", dying)
        await at.act(at.ask)
        await at.react()
        assert await at.actions() == ["ponder"]
    monkeypatch.undo()
    timers.waiting.clear()
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = At(hall, timers, at.ask, at.embla, at.table)
        await at.react(10)
        assert await at.actions() == ["ponder"]
        assert await hall.store.prepared.seats() == []
