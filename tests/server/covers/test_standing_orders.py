"""Standing orders: what the hall answers for people who are asked in secret, and that nobody notices.

As in `test_covered_tables.py` two tables differ in the hidden hands alone; all that anybody else
receives is compared.
"""

from __future__ import annotations

import asyncio
import dataclasses
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.time.pause import Pause
from gladsheim.tables.agreed.terms import Cover
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.steps import PositionCache
from tests.proof_options import mostly_long
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.clocked import BANK, DAYS, Ticks, Timers, done_with, opened, wish
from tests.server.conftest import client_of
from tests.server.covers.test_covered_tables import ASKED, NAMES, World, copied, world
from tests.server.interface.access import PASSWORD
from tests.server.interface.test_twin_tables import TIME
from tests.server.waiting import until
from tests.tables.running.test_numbering import with_charms

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

ORDERS = {"kind": "orders"}
ORDER: dict[str, list[dict[str, Any]]] = {
    "": [],
    "never": [{"name": "charm", "when": "never"}],
    "later": [{"name": "charm", "when": "from", "least": 9}],
    "always": [{"name": "charm", "when": "always"}],
    "now": [{"name": "charm", "when": "from", "least": 1}],
}


async def order(made: World, orders: list[dict[str, Any]], seat: int = ASKED) -> None:
    """Let a seat order something."""
    done(
        await made.clients[NAMES[seat]].put(f"/tables/{made.table}/orders", {"seat": seat, "orders": orders})
    )
    await done_with(made.hall)


async def a_play(made: World) -> None:
    """A card is played, after which somebody may be asked; everybody looks before and after the pause."""
    play = asyncio.ensure_future(made.act("Ask", "play:"))
    await until(made.hall, made.table, lambda live: live.seq > 0 and not live.waits_for_order)
    await made.look()
    await made.go_on(0.5)
    await made.look()
    await made.go_on(0.1)
    made.answers.append(await play)


async def a_game(path: Path, charmed: tuple[int, ...], given: str, **terms: Any) -> World:
    """The table with or without one who is asked, through the pause and the two turns after it."""
    async with AsyncExitStack() as stack:
        made = await world(stack, path, charmed, ORDERS, **terms)
        await order(made, ORDER[given])
        await a_play(made)
        live = await made.hall.tables.live(made.table)
        made.passes.append(sum(line.action == "pass" for line in live.lines))
        if not any(line.action.startswith("charm") for line in live.lines):
            await made.look()
            made.answers.append(await made.act("Ask", "keep:"))
            await order(made, ORDER["later"])
            await made.look()
            play = asyncio.ensure_future(made.act(NAMES[ASKED], "play:card"))
            await until(made.hall, made.table, lambda live: live.lines[-1].action.startswith("play:card"))
            await made.go_on(3.0)
            await play
            await made.look()
    return made


@pytest.mark.parametrize("terms", [{}, {"clock": DAYS}, {"clock": DAYS, "absence": "bot"}])
@pytest.mark.parametrize("given", mostly_long(["", "never", "later"], ["later"]))
async def test_orders_hide_that_a_person_is_asked(
    empty_hall: Path, tmp_path: Path, given: str, terms: dict[str, Any]
) -> None:
    """Frames with their number, order, bytes and times, and every answer: all are as if nobody was asked."""
    unasked = await a_game(copied(empty_hall, tmp_path / "unasked.db"), (), given, **terms)
    asked = await a_game(copied(empty_hall, tmp_path / "asked.db"), (ASKED,), given, **terms)
    assert asked.passes[0] > unasked.passes[0] == 0
    assert all(len(frames) > 3 for frames in asked.frames.values())
    assert asked.frames == unasked.frames
    for one, other in zip(asked.answers, unasked.answers, strict=True):
        assert one == other


async def test_a_weapon_that_was_ordered_is_not_seen_before_the_pause_is_over(
    empty_hall: Path, tmp_path: Path
) -> None:
    """Until then all is as if it had not been ordered, and as if nobody had been asked."""
    runs = []
    for given in ("never", "always", "now"):
        made = await a_game(copied(empty_hall, tmp_path / f"{given}.db"), (ASKED,), given)
        runs.append(made)
    kept, always, now = runs
    for charmed in (always, now):
        assert charmed.passes == [0]
        for name, frames in charmed.frames.items():
            before = [frame for frame in frames if frame[0] < 1_000.6]
            assert before == [frame for frame in kept.frames[name] if frame[0] < 1_000.6]
            assert before
        # Each of those who look, twice.
        assert charmed.answers[:6] == kept.answers[:6]


async def test_orders_are_changed_without_anybody_noticing(empty_hall: Path, tmp_path: Path) -> None:
    """No bell, no number, no time: the others receive nothing, and find nothing when they ask."""
    async with AsyncExitStack() as stack:
        made = await world(stack, copied(empty_hall, tmp_path / "hall.db"), (), ORDERS)
        await made.look()
        frames = {name: list(found) for name, found in made.frames.items()}
        before = list(made.answers)
        made.answers.clear()
        await order(made, ORDER["now"])
        await made.look()
        assert made.frames == frames
        assert made.answers == before
        mine = done(await made.clients[NAMES[ASKED]].get(f"/tables/{made.table}/orders", seat=ASKED))
        assert mine["orders"] == [
            {"name": "charm", "when": "from", "least": 1},
            {"name": "other", "when": "never", "least": None},
        ]
        assert mine["kinds"][0] == {"name": "charm", "low": 1, "high": 9}
        for name in made.others:
            for ask in (
                made.clients[name].get(f"/tables/{made.table}/orders", seat=ASKED),
                made.clients[name].put(f"/tables/{made.table}/orders", {"seat": ASKED, "orders": []}),
            ):
                assert refused(await ask) == (403, "not_your_seat")
        assert (await made.hall.store.orders.given(made.table, ASKED, "another")) == {}


async def test_orders_are_given_before_the_game_begins(hall: Hall, client: Client) -> None:
    """By whoever has a seat at a table that still waits."""
    view = await wish(client, [human(), OPEN], game="secret", cover=ORDERS)
    done(await client.put(f"/tables/{view['id']}/orders", {"seat": 0, "orders": ORDER["always"]}))
    mine = done(await client.get(f"/tables/{view['id']}/orders", seat=0))
    assert mine["orders"][0] == {"name": "charm", "when": "always", "least": None}


async def test_orders_go_with_their_user(hall: Hall, client: Client) -> None:
    """To an account that takes over what a guest had; and they are deleted with it."""
    view = await wish(client, [human(), OPEN], game="secret", cover=ORDERS)
    path = f"/tables/{view['id']}/orders"
    done(await client.put(path, {"seat": 0, "orders": ORDER["now"]}))
    async with client_of(hall, host="198.51.100.1") as other:
        await other.register("Embla")
    done(await client.post("/login", {"name": "Embla", "password": PASSWORD, "keep_games": True}))
    assert done(await client.get(path, seat=0))["orders"][0]["when"] == "from"
    stored = await hall.store.table(view["id"])
    assert stored is not None
    owner = stored[0].seats[0].owner
    assert owner is not None
    done(await client.post("/account/erase", {"password": PASSWORD}))
    assert await hall.store.orders.given(view["id"], 0, owner) == {}


@pytest.mark.parametrize(
    ("orders", "field"),
    [
        ([{"name": "none", "when": "never"}], "orders[0].name"),
        ([*ORDER["always"], *ORDER["never"]], "orders[1].name"),
        ([{"name": "other", "when": "from", "least": 1}], "orders[0].when"),
        ([{"name": "charm", "when": "from", "least": 10}], "orders[0].least"),
        ([{"name": "charm", "when": "from", "least": 0}], "orders[0].least"),
        ([{"name": "charm", "when": "from"}], "orders[0].least"),
        ([{"name": "charm", "when": "always", "least": 1}], "orders[0].least"),
        ([{"name": "charm", "when": "often"}], "orders[0].when"),
        (ORDER["always"] * 41, "orders"),
    ],
)
async def test_orders_that_cannot_be_are_refused(
    hall: Hall, client: Client, orders: list[dict[str, Any]], field: str
) -> None:
    """The field is named, and nothing is stored."""
    view = await wish(client, [human(), OPEN], game="secret", cover=ORDERS)
    path = f"/tables/{view['id']}/orders"
    answer = await client.put(path, {"seat": 0, "orders": orders})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == field
    assert all(one["when"] == "never" for one in done(await client.get(path, seat=0))["orders"])


async def test_orders_are_for_tables_without_a_bank(hall: Hall, client: Client) -> None:
    """With a clock of days or none, and in games with secret questions alone; the card says so."""
    seats = [human(), OPEN]
    for terms in ({"clock": BANK, "game": "secret"}, {"game": "toy"}):
        answer = await client.post("/tables", {"seats": seats, "cover": ORDERS, **terms})
        assert (answer.status_code, answer.json()["error"]["field"]) == (400, "cover")
    view = await wish(client, seats, game="secret", cover=ORDERS, clock=DAYS)
    assert view["cover"] == {"kind": "orders", "seconds": None}
    stored = await hall.store.table(view["id"])
    assert stored is not None
    assert stored[0].terms.cover == Cover("orders")


async def test_who_was_asked_when_the_hall_stopped_is_answered_for_once(
    empty_hall: Path, tmp_path: Path
) -> None:
    """A line that was stored without its answer gets it after a restart, before anybody sees it."""
    path = copied(empty_hall, tmp_path / "hall.db")
    async with AsyncExitStack() as stack:
        made = await world(stack, path, (), ORDERS, charms=40, cards=14, clock=DAYS)
        await order(made, ORDER["always"], 1)
        await order(made, ORDER["always"], 2)
        made.hall.tables.forget(made.table)
        live = await made.hall.tables.live(made.table)
        action = next(one for one in live.state.legal_actions() if one.startswith("play:"))
        line = made.hall.time.line(live, "played", 0, "action", action)
        following = live.after(line)
        assert following.waits_for_order
        assert standing_of(following).due == 0
        await made.hall.store.append(made.table, line, standing_of(following))
    ticks = Ticks()
    async with opened(f"sqlite:///{path}", ticks, clock=lambda: TIME) as hall:
        await hall.timekeeper.look()
        stored = await hall.store.table(made.table)
        assert stored is not None
        lines = stored[1]
        assert [line.action.partition(":")[0] for line in lines] == ["play", "charm"]
        assert lines[-1].action_id == "order-2"
        live = await hall.tables.live(made.table)
        assert (live.seq, live.waits_for_order, standing_of(live).due) == (2, False, None)


async def test_right_after_the_deal_nobody_is_asked_whatever_was_ordered(
    empty_hall: Path, tmp_path: Path
) -> None:
    """There is no position before the deal that could be shown meanwhile: who would be asked passes."""
    async with AsyncExitStack() as stack:
        made = await world(stack, copied(empty_hall, tmp_path / "hall.db"), (), ORDERS)
        await order(made, ORDER["always"])
        live = await made.hall.tables.live(made.table)
        state = with_charms(live.state, (1,))
        state.asked = [1]
        asked = replace(live, state=state, kept=PositionCache())
        for mine in (frozenset[int](), frozenset({1})):
            shown = made.hall.pauses.visible(asked, mine)
            assert (shown.to_act, shown.asked_in_secret) == (0, False)
        made.hall.tables.add(asked)
        await done_with(made.hall)
        assert [line.action for line in (await made.hall.tables.live(made.table)).lines] == ["pass"]


@pytest.mark.parametrize("given", ["never", "always"])
async def test_nobody_is_asked_in_person(empty_hall: Path, tmp_path: Path, given: str) -> None:
    """Who is asked sees what all see, and finds afterwards that the hall answered."""
    ticks = Ticks()
    timers = Timers(ticks)
    url = f"sqlite:///{copied(empty_hall, tmp_path / 'hall.db')}"
    async with (
        opened(url, ticks, pause=Pause(0.6, timers.timer), clock=lambda: TIME) as hall,
        client_of(hall) as client,
    ):
        view = await wish(client, [human("Ask"), human("Embla")], game="secret", cover=ORDERS)
        live = await hall.tables.live(view["id"])
        done(await client.put(f"/tables/{view['id']}/orders", {"seat": 1, "orders": ORDER[given]}))
        hall.tables.keep(replace(live, state=with_charms(live.state, (1,))))
        play = asyncio.ensure_future(client.act(await client.view(view["id"])))
        await until(hall, view["id"], lambda live: live.seq == 2)
        shown = await client.view(view["id"])
        assert (shown["seq"], shown["to_act"]) == (0, 0)
        await timers.go_on(hall, 0.6)
        done(await play)
        after = await client.view(view["id"])
        assert (after["to_act"], after["my_turn"]) == (0, True)
        assert (await hall.tables.live(view["id"])).lines[-1].action_id == "order-2"


async def test_a_question_that_was_answered_is_not_shown_between_two_pauses(
    empty_hall: Path, tmp_path: Path
) -> None:
    """An answer with a pause of its own comes to light after both; until then all see what was before."""
    async with AsyncExitStack() as stack:
        made = await world(stack, copied(empty_hall, tmp_path / "hall.db"), (ASKED,), ORDERS)
        live = await made.hall.tables.live(made.table)
        action = next(one for one in live.state.legal_actions() if one.startswith("play:"))
        asked = live.after(live.line("play", 0, "action", action, TIME))
        charm = asked.after(asked.line("charm", ASKED, "action", asked.state.legal_actions()[1], TIME))
        *steps, last = charm.steps
        assert last.applied is not None
        applied = replace(last, applied=dataclasses.replace(last.applied, pause=True))
        charm = replace(charm, steps=(*steps, applied))
        pauses = made.hall.pauses
        pauses.stored(live, asked)
        pauses.stored(asked, charm)
        for _ in range(2):
            assert pauses.visible(charm, frozenset({ASKED})) is live
            await made.go_on(0.6)
        assert pauses.visible(charm, frozenset({ASKED})) is charm
