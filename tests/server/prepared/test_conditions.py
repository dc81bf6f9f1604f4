"""A condition is played if just what it supposes is done before the turn; otherwise it goes with the turn."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from gladsheim.core.telling.columns import unpacked
from gladsheim.games.voluspa.game import VoluspaGame
from gladsheim.server.hall import Hall
from gladsheim.server.time.pause import Pause
from gladsheim.tables.prepared import MOST_CONDITIONS
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.clocked import DAYS, Ticks, Timers, done_with, opened, wish
from tests.server.conftest import client_of

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

REACTION = 1.0


@dataclass
class At:
    """A table of Völuspá by days: who acts first, and who has conditions."""

    hall: Hall
    timers: Timers
    rival: Client
    mine: Client
    table: str
    seat: int
    """That of who has conditions."""

    @property
    def path(self) -> str:
        """Of the routes."""
        return f"/tables/{self.table}/prepared"

    async def told(self, **query: Any) -> dict[str, Any]:
        """What the one who waits is told."""
        return done(await self.mine.get(self.path, seat=self.seat, **query))

    async def moves(self) -> list[str]:
        """What the rival can do in truth and may be supposed to do: several with different tiles."""
        legal = {one["action"] for one in unpacked((await self.rival.view(self.table))["choices"])}
        found = [one["cause"]["action"] for one in (await self.told(suppositions="true"))["suppositions"]]
        return [one for one in found if one in legal]

    async def suppose(self, supposed: str, least: int | None = None, number: int = 0) -> dict[str, Any]:
        """Let the best answer to an action be played after it, or the one of a number."""
        choices = (await self.told(supposed=supposed))["choices"]
        choice = sorted(choices, key=lambda one: -one["points"])[number]
        least = choice["points"] if least is None else least
        body = {"seat": self.seat, "action": choice["action"], "least": least, "supposed": supposed}
        done(await self.mine.put(self.path, body))
        return dict(choice)

    async def act(self, action: str) -> None:
        """Let the rival act, and the hall react."""
        done(await self.rival.act(await self.rival.view(self.table), action))
        await done_with(self.hall)
        await self.timers.go_on(self.hall, REACTION)

    async def actions(self) -> list[str]:
        """What was done for the seat."""
        live = await self.hall.tables.live(self.table)
        return [line.action for line in live.lines if line.seat == self.seat]


async def table_of(stack: AsyncExitStack, hall: Hall, timers: Timers, **terms: Any) -> At:
    """A table of two people at a hall, a lot deciding who begins."""
    ask, embla = [await stack.enter_async_context(client_of(hall)) for _ in range(2)]
    view = await wish(ask, [human("Ask"), OPEN], game="voluspa", **terms)
    table = view["id"]
    await embla.sit(table, 1, "Embla")
    first = (await ask.view(table))["to_act"]
    return At(hall, timers, *((ask, embla) if first == 0 else (embla, ask)), table, 1 - first)


@pytest.fixture(autouse=True)
def voluspa(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which something can be supposed: nobody can name a card of the toy before it is seen."""
    monkeypatch.setitem(toy_hall.GAMES, "voluspa", VoluspaGame)


@pytest.fixture
async def at(hall_url: str) -> AsyncIterator[At]:
    """The table, in a hall whose time the test makes."""
    ticks = Ticks()
    timers = Timers(ticks)
    async with AsyncExitStack() as stack:
        reaction = Pause(REACTION, timers.timer)
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        yield await table_of(stack, hall, timers, clock=DAYS)


async def test_it_is_played_if_what_it_supposes_is_done(at: At) -> None:
    """A little after the turn came, before the move that was prepared; then nothing waits any more."""
    one, other = (await at.moves())[:2]
    choice = await at.suppose(one)
    await at.suppose(other, number=1)
    plain = (await at.told())["choices"][-1]["action"]
    done(await at.mine.put(at.path, {"seat": at.seat, "action": plain, "least": 0}))
    told = await at.told(choices="false")
    rival, first = 1 - at.seat, told["conditions"][0]
    assert [(c["supposed"], c["by"]) for c in told["conditions"]] == [(one, rival), (other, rival)]
    assert (first["action"], first["least"]) == (choice["action"], choice["points"])
    await at.act(one)
    assert await at.actions() == [choice["action"]]
    told = await at.told(choices="false")
    assert (told["conditions"], told["action"], told["dropped"]) == ([], None, None)
    await at.timers.go_on(at.hall, 10)
    assert len(await at.actions()) == 1


async def test_it_is_played_as_late_as_a_prepared_move(at: At) -> None:
    """When it comes tells others nothing that a prepared move would not."""
    one = (await at.moves())[0]
    await at.suppose(one)
    await at.act(one)
    await at.timers.go_on(at.hall, 2)
    rival = next(unpacked((await at.rival.view(at.table))["choices"]))["action"]
    action = (await at.told())["choices"][0]["action"]
    done(await at.mine.put(at.path, {"seat": at.seat, "action": action, "least": -1_000}))
    await at.act(rival)
    lines = (await at.hall.tables.live(at.table)).lines
    waited = [after.ms - before.ms for before, after in pairwise(lines) if after.seat == at.seat]
    assert waited == [REACTION * 1_000] * len(waited)
    assert waited


async def test_otherwise_the_turn_is_as_without_it(at: At) -> None:
    """The player is asked, and the conditions are gone with the turn that they were for."""
    one, other = (await at.moves())[:2]
    await at.suppose(one)
    await at.act(other)
    await at.timers.go_on(at.hall, 10)
    assert await at.actions() == []
    assert (await at.told())["conditions"] == []
    assert (await at.told())["dropped"] is None
    assert (await at.mine.view(at.table))["my_turn"]


@pytest.mark.parametrize("fewer", [False, True])
async def test_the_move_that_was_prepared_comes_second(at: At, *, fewer: bool) -> None:
    """Where nothing fits, and where what fits would bring fewer points than were wished for."""
    one, other = (await at.moves())[:2]
    await at.suppose(one, least=1_000)
    plain = (await at.told())["choices"][0]["action"]
    done(await at.mine.put(at.path, {"seat": at.seat, "action": plain, "least": 0}))
    await at.act(one if fewer else other)
    told = await at.told()
    assert await at.actions() == [plain] or told["dropped"] == {"why": "illegal", "points": None}
    assert told["conditions"] == []


async def test_its_player_is_told_why_what_fitted_was_not_played(at: At) -> None:
    """As of a move that was prepared."""
    one = (await at.moves())[0]
    choice = await at.suppose(one, least=1_000)
    await at.act(one)
    told = await at.told()
    assert await at.actions() == []
    assert (told["action"], told["dropped"]) == (
        choice["action"],
        {"why": "points", "points": choice["points"]},
    )


async def test_one_for_the_same_takes_its_place_and_each_can_be_removed(at: At) -> None:
    """What is removed is not played, and no other goes with it."""
    one, other = (await at.moves())[:2]
    await at.suppose(one)
    second = await at.suppose(one, number=1)
    await at.suppose(other)
    told = await at.told(choices="false")
    assert [c["action"] for c in told["conditions"]].index(second["action"]) == 0
    gone = done(await at.mine.delete(f"{at.path}?seat={at.seat}&supposed={one}"))
    assert [c["supposed"] for c in gone["conditions"]] == [other]
    await at.act(one)
    assert await at.actions() == []


async def test_there_are_so_many_and_no_more(at: At) -> None:
    """One beyond is refused; in the place of another it is taken."""
    moves = [one["cause"]["action"] for one in (await at.told(suppositions="true"))["suppositions"]]
    for supposed in moves[:MOST_CONDITIONS]:
        await at.suppose(supposed)
    told = await at.told(choices="false")
    assert (len(told["conditions"]), told["most_conditions"]) == (MOST_CONDITIONS, MOST_CONDITIONS)
    choice = (await at.told(supposed=moves[MOST_CONDITIONS]))["choices"][0]
    body = {"seat": at.seat, "action": choice["action"], "least": 0, "supposed": moves[MOST_CONDITIONS]}
    answer = await at.mine.put(at.path, body)
    assert refused(answer) == (409, "too_many_conditions")
    assert str(MOST_CONDITIONS) in answer.json()["error"]["message"]
    await at.suppose(moves[0], number=1)


async def test_what_cannot_be_is_refused(at: At) -> None:
    """Actions that nobody can take before the turn, answers that are none, and texts beyond all bounds."""
    one = (await at.moves())[0]
    choice = (await at.told(supposed=one))["choices"][0]["action"]
    body = {"seat": at.seat, "action": choice, "least": 0, "supposed": one}
    for field, value, code in (
        ("supposed", "Od@9,9", "not_offered"),
        ("action", "Od@9,9", "not_offered"),
        ("supposed", "", None),
        ("supposed", "x" * 201, None),
        ("supposed", 1, None),
        ("least", 1_001, None),
    ):
        answer = await at.mine.put(at.path, {**body, field: value})
        assert (answer.status_code, answer.json()["error"]["field"]) == (400, field)
        assert code in (None, answer.json()["error"]["code"])
    assert refused(await at.mine.get(at.path, seat=at.seat, supposed="Od@9,9")) == (400, "not_offered")
    assert refused(await at.rival.get(at.path, seat=at.seat, supposed=one)) == (403, "not_your_seat")
    assert refused(await at.rival.put(at.path, {**body, "seat": 1 - at.seat})) == (409, "your_turn")
    assert refused(await at.rival.put(at.path, body)) == (403, "not_your_seat")
    assert (await at.told())["conditions"] == []


async def test_only_tables_by_days_have_them(hall_url: str) -> None:
    """Elsewhere nothing is offered, and nothing taken."""
    ticks = Ticks()
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks))
        at = await table_of(stack, hall, Timers(ticks))
        told = await at.told(suppositions="true")
        assert (told["suppositions"], told["most_conditions"]) == ([], 0)
        first = (await at.told())["choices"][0]["action"]
        body = {"seat": at.seat, "action": first, "least": 0, "supposed": "Od@1,0"}
        assert refused(await at.mine.put(at.path, body)) == (409, "no_conditions")
        assert refused(await at.mine.get(at.path, seat=at.seat, supposed="Od@1,0")) == (409, "no_conditions")


@pytest.mark.parametrize("again", [False, True])
async def test_it_outlives_a_restart(hall_url: str, *, again: bool) -> None:
    """The hall stops before the turn comes, or in the moment after it, too; it is played once."""
    ticks = Ticks()
    timers = Timers(ticks)
    reaction = Pause(REACTION, timers.timer)
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at = await table_of(stack, hall, timers, clock=DAYS)
        one = (await at.moves())[0]
        choice = await at.suppose(one)
        cookies = at.rival.http.cookies
    async with AsyncExitStack() as stack:
        at.hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        at.rival = await stack.enter_async_context(client_of(at.hall))
        at.rival.http.cookies = cookies
        done(await at.rival.act(await at.rival.view(at.table), one))
        await done_with(at.hall)
        if not again:
            await timers.go_on(at.hall, REACTION)
            assert await at.actions() == [choice["action"]]
    timers.waiting.clear()
    async with AsyncExitStack() as stack:
        at.hall = await stack.enter_async_context(opened(hall_url, ticks, reaction=reaction))
        await done_with(at.hall)
        await timers.go_on(at.hall, REACTION)
        assert await at.actions() == [choice["action"]]
        assert await at.hall.store.prepared.seats() == []


async def seen(at: At, stranger: Client) -> list[str]:
    """All that others can read of the table."""
    found = [json.dumps(done(await at.rival.get(at.path, seat=1 - at.seat)))]
    for client in (at.rival, stranger):
        for path in (f"/tables/{at.table}{more}" for more in ("", "/entries", "/record", "/sitters")):
            answer = await client.get(path)
            found.append(f"{path} {answer.status_code} {json.dumps(answer.json())}")
        found.append(json.dumps((await client.get("/tables")).json()))
    return found


async def test_nobody_else_learns_of_it(at: At) -> None:
    """Whatever the rival and a stranger are sent is the same before and after, to the byte."""
    async with client_of(at.hall) as stranger:
        await stranger.get("/me")
        before = await seen(at, stranger)
        for one in (await at.moves())[:3]:
            await at.suppose(one)
        assert len((await at.told(choices="false"))["conditions"]) == 3
        assert await seen(at, stranger) == before
