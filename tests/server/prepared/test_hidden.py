"""Nobody notices that a move was prepared before it is played, and when that is tells nothing hidden.

As in `covers/test_covered_tables.py` two tables are compared by all that others receive: every frame
with its time, and every answer of every route.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.calls import done
from tests.server.clocked import DAYS, done_with
from tests.server.covers.test_covered_tables import ASKED, NAMES, World, copied, world
from tests.server.covers.test_standing_orders import ORDER, ORDERS, a_play, order
from tests.server.waiting import until
from tests.toys import HAND

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def prepare(made: World) -> None:
    """Let the second seat prepare a card that it has in either world, and change its mind twice."""
    client, path = made.clients[NAMES[ASKED]], f"/tables/{made.table}/prepared"
    offered = done(await client.get(path, seat=ASKED))["choices"]
    card = next(one["action"] for one in offered if one["action"].startswith("play:card"))
    for action in ("ponder", "", card):
        if action:
            done(await client.put(path, {"seat": ASKED, "action": action, "least": 0}))
        else:
            done(await client.delete(f"{path}?seat={ASKED}"))
        await done_with(made.hall)


async def a_game(path: Path, charmed: tuple[int, ...] = (), *, prepares: bool = True) -> World:
    """A turn after which somebody may be asked; then, if something was prepared, it is played."""
    async with AsyncExitStack() as stack:
        made = await world(stack, path, charmed, ORDERS, clock=DAYS)
        await order(made, ORDER["never"])
        await made.look()
        if prepares:
            await prepare(made)
        await made.look()
        await a_play(made)
        await made.look()
        made.answers.append(await made.act("Ask", "keep:"))
        await made.look()
        if prepares:
            for seconds in (0.9, 0.2, 3.0):
                await made.go_on(seconds)
                await made.look()
            lines = (await made.hall.tables.live(made.table)).lines
            assert [line.action for line in lines if line.seat == ASKED][-1].startswith("play:card")
            made.passes.append(len(lines))
        return made


async def test_nobody_notices_that_a_move_was_prepared(empty_hall: Path, tmp_path: Path) -> None:
    """Frames and answers are those of a table at which nothing was, up to the turn."""
    nothing, something = [
        await a_game(copied(empty_hall, tmp_path / f"{prepares}.db"), prepares=prepares)
        for prepares in (False, True)
    ]
    assert all(len(frames) > 2 for frames in nothing.frames.values())
    for name, frames in nothing.frames.items():
        assert frames == something.frames[name][: len(frames)]
    assert len(nothing.answers) > 10
    for one, other in zip(nothing.answers, something.answers, strict=False):
        assert one == other


async def test_when_it_is_played_tells_nothing_hidden(empty_hall: Path, tmp_path: Path) -> None:
    """It comes as long after the turn came to light whether its seat was asked in secret or not."""
    unasked = await a_game(copied(empty_hall, tmp_path / "unasked.db"))
    asked = await a_game(copied(empty_hall, tmp_path / "asked.db"), (ASKED,))
    assert asked.passes[0] > unasked.passes[0]
    assert asked.frames == unasked.frames
    for one, other in zip(asked.answers, unasked.answers, strict=True):
        assert one == other


async def test_it_waits_until_its_turn_is_shown(empty_hall: Path, tmp_path: Path) -> None:
    """Where the turn comes with a pause, its time begins with the end of the pause, as a person's does."""
    async with AsyncExitStack() as stack:
        path = copied(empty_hall, tmp_path / "hall.db")
        made = await world(stack, path, (), ORDERS, clock=DAYS, cards=HAND)
        await prepare(made)
        play = asyncio.ensure_future(made.act("Ask", "play:"))
        await until(made.hall, made.table, lambda live: live.seq == 1)
        await done_with(made.hall)
        await made.go_on(0.6)
        await play
        await made.go_on(0.99)
        assert len((await made.hall.tables.live(made.table)).lines) == 1
        await made.go_on(0.01)
        assert len((await made.hall.tables.live(made.table)).lines) == 2
