"""What an outbox tells of a log is all of it, for whoever puts it together; of no other log anything."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from gladsheim.core.errors import GladsheimError
from gladsheim.server.live.actions import ActionResult
from gladsheim.server.live.outbox import Outbox, nothing
from gladsheim.server.live_tables.waiting import Flag
from gladsheim.server.views.messages import Messages, ViewMessage
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, RESIGN, TAKEBACK, UNDO, Seat, Table
from gladsheim.tables.views.log import EncodedLog
from gladsheim.tables.views.view import view
from tests.toys import SecretToy

SEATS = 3
SESSIONS = [frozenset({0, 1, 2}), frozenset({0, 2}), frozenset({1}), frozenset[int]()]
KINDS = [ACTION, ACTION, ACTION, ACTION, UNDO, TAKEBACK, RESIGN]
LOOK, ASK, MOVE = "look", "ask", "move"
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just(MOVE), st.sampled_from(KINDS), st.integers(0, 99)),
        st.tuples(st.sampled_from([LOOK, LOOK, ASK]), st.just(""), st.sampled_from(range(len(SESSIONS)))),
    ),
    max_size=60,
)


class Follower:
    """A client that is sent what is new, and keeps each viewer's log."""

    def __init__(self, mine: frozenset[int]) -> None:
        self.mine = mine
        self.logs: defaultdict[int | None, list[Any]] = defaultdict(list)
        self.outbox = Outbox(self._message, Flag(), brief=True)
        self._messages = Messages()
        self._live: Live

    async def _message(self) -> ViewMessage:
        return self._messages.of(self._live, self.mine, creator=False)

    async def look(self, live: Live) -> None:
        """Hear of a position, and hold exactly what may be known of it."""
        self._live = live
        sent = await self.outbox.now()
        if sent is None:
            return
        message = msgspec.json.decode(b"".join(sent))
        whole = msgspec.json.decode(msgspec.json.encode(view(live, self.mine)))
        log = self.logs[message["view"]["viewer"]]
        new, start = message["view"].pop("log"), message["view"].pop("log_from")
        assert start <= len(log) if "part" in message else start == 0
        log[start:] = new
        assert {**message["view"], "log_from": 0, "log": log} == whole


def following(live: Live, kind: str, number: int) -> Live:
    """The position after one more line of a kind; the same where none may follow."""
    seat = live.to_act
    if seat is None:
        return live
    actions = live.state.legal_actions()
    action = actions[number % len(actions)] if kind == ACTION else kind
    seat = number % SEATS if kind in (TAKEBACK, RESIGN) else seat
    try:
        return live.after(live.line(f"{live.seq}", seat, kind, action, "", live.seq))
    except GladsheimError:
        return live


@given(STEPS)
def test_who_follows_holds_the_whole_log(steps: list[tuple[str, str, int]]) -> None:
    """At one screen and apart, whoever looks how often, whatever is taken back and asked for anew."""
    asyncio.run(play(steps))


async def play(steps: list[tuple[str, str, int]]) -> None:
    """Play, look and ask."""
    game = SecretToy(players=SEATS, cards=6)
    seats = tuple(Seat(seat, f"player {seat}", "human", owner="") for seat in range(SEATS))
    table = Table("table", "secret", game.rules_version, game.options, seats, bytes(32), "", "", started="")
    live, followers = Live.fold(table, game, []), [Follower(mine) for mine in SESSIONS]
    for what, kind, number in steps:
        if what == MOVE:
            live = following(live, kind, number)
        else:
            if what == ASK:
                followers[number].outbox.ask()
            await followers[number].look(live)
    for follower in followers:
        await follower.look(live)


@pytest.mark.anyio
async def test_at_one_screen_nothing_is_told_twice() -> None:
    """Each player's log goes on from where that player last looked; after a question it begins anew."""
    views = [
        ViewMessage(b'"view":{"log_from":', EncodedLog(range(seq), lambda k: b"%d" % k), b"}}", seq % 2)
        for seq in range(6)
    ]
    shown = iter([*views, views[5]])

    async def message() -> ViewMessage:
        return next(shown)

    outbox, told = Outbox(message, Flag(), brief=True), []
    for number in range(7):
        if number == 6:
            outbox.ask()
        sent = await outbox.now()
        assert sent is not None
        found = msgspec.json.decode(b"".join(sent))
        told.append((found["view"]["log_from"], len(found["view"]["log"])))
    assert told == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2), (0, 5)]


@pytest.mark.anyio
async def test_after_an_answer_only_what_may_be_new_is_looked_for() -> None:
    """What happened after it, or was said since the chat was last asked; else nothing is asked again."""
    bell, numbers = Flag(), [1]

    async def message() -> ViewMessage:
        return ViewMessage(b"")

    async def chat() -> bytes | None:
        return b"%d" % numbers[-1]

    outbox = Outbox(message, bell, chat, nothing, lambda: numbers[-1])
    while await outbox.now():
        pass
    rung = []
    for newest, number in ((True, 1), (False, 1), (True, 2)):
        numbers.append(number)
        bell.clear()
        outbox.put(ActionResult(ViewMessage(b""), b"", newest=newest))
        bell.clear()
        await outbox.now()
        rung.append(bell.is_set())
    assert rung == [False, True, True]


@pytest.mark.anyio
async def test_who_asks_is_told_the_view_first() -> None:
    """Also while it is looked whether there are new words: nothing else comes before."""
    entered, go_on = asyncio.Event(), asyncio.Event()

    async def message() -> ViewMessage:
        return ViewMessage(b'"view":{"log_from":', after=b"}}")

    async def chat() -> bytes | None:
        entered.set()
        await go_on.wait()
        return b"words"

    outbox = Outbox(message, Flag(), chat, lambda: b"there")
    first = await outbox.now()
    go_on.set()
    told = [first, await outbox.now(), await outbox.now()]
    assert told == [first, (b"words",), (b"there",)]
    entered.clear()
    go_on.clear()
    looking = asyncio.create_task(outbox.now())
    await entered.wait()
    outbox.ask()
    go_on.set()
    assert [await looking, await outbox.now(), await outbox.now()] == told
