"""People who are asked in secret: what each cover hides of it, second by second of a clock of the test.

Two tables differ in the hidden hands alone: at one a person is asked, and answers early, late or
never; at the other nobody is. All that anybody else receives is compared: every frame with its time,
and every answer of every route.
"""

from __future__ import annotations

import asyncio
import uuid
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.live import presence
from gladsheim.server.live.outbox import Outbox, following
from gladsheim.server.lobby import lobby
from gladsheim.server.settings import REACTION_SECONDS
from gladsheim.server.time.pause import Pause
from gladsheim.server.views.messages import stamped
from gladsheim.tables.people.people import User
from gladsheim.tables.running.steps import PositionCache
from tests import PATIENCE
from tests.proof_options import mostly_long
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.clocked import BANK, Ticks, Timers, done_with, opened, wish
from tests.server.conftest import client_of
from tests.server.interface.test_twin_tables import TIME, everything, ids
from tests.server.waiting import until
from tests.tables.running.test_numbering import with_charms

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

SECONDS = 10
WINDOW = {"kind": "window", "seconds": SECONDS}
PAUSE = {"kind": "pause"}
LENGTH = 1 + 2 * (SECONDS + 1)
"""A second, and a window and a second for each of the two who could be asked."""
NAMES = ("Ask", "Embla", "Lif")
ASKED = 1


@dataclass
class World:
    """A table of three people in a hall of its own, and all that those received who were not asked."""

    hall: Hall
    ticks: Ticks
    timers: Timers
    clients: dict[str, Client]
    table: str = ""
    users: dict[str, str | None] = field(default_factory=dict)
    frames: dict[str, list[tuple[float, bytes]]] = field(default_factory=dict)
    answers: list[Any] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)

    @property
    def others(self) -> list[str]:
        """Everybody but who is asked."""
        return [name for name in self.clients if name != NAMES[ASKED]]

    async def go_on(self, seconds: float) -> None:
        """Let time pass."""
        await self.timers.go_on(self.hall, seconds)

    async def look(self) -> None:
        """Let everybody but who is asked ask for everything."""
        for name in self.others:
            self.answers.append(await everything(self.hall, self.clients[name], name, self.table))

    async def come_and_go(self, look: float) -> None:
        """At the second look who is asked leaves, at the fourth that one is back; all are told of it."""
        who = User(self.users[NAMES[ASKED]] or "", "")
        if look == LOOKS[1]:
            self.hall.presence.go(self.table, who)
        if look == LOOKS[3]:
            self.hall.presence.come(self.table, who)
        told = self.hall.presence.message(self.table)
        while look in (LOOKS[1], LOOKS[3]) and self.hall.presence.message(self.table) is told:
            await done_with(self.hall)
        await done_with(self.hall)

    async def view(self, name: str) -> dict[str, Any]:
        """The table as somebody sees it."""
        return await self.clients[name].view(self.table)

    async def act(self, name: str, kind: str = "") -> dict[str, Any]:
        """Let somebody act, and wait for nothing but the answer."""
        view = await self.view(name)
        action = next(one["action"] for one in view["choices"] if one["action"].startswith(kind))
        answer: dict[str, Any] = done(await self.clients[name].act(view, action))
        await done_with(self.hall)
        return answer

    async def listen(self, name: str, user: str | None) -> None:
        """Receive what a socket of the table is sent, with the time."""
        with self.hall.hub.bell(self.table) as bell:
            there = partial(self.hall.presence.message, self.table)
            outbox = Outbox(lambda: self.hall.views.message_for(user, self.table), bell, None, there)
            while True:
                frame = b"".join(stamped((await following(outbox, bell),), self.hall.time.now()))
                self.frames.setdefault(name, []).append((self.ticks.seconds, frame))


async def world(
    stack: AsyncExitStack, path: Path, charmed: tuple[int, ...], cover: dict[str, Any], **terms: Any
) -> World:
    """The table in one of its worlds, dealt, with everybody listening."""
    monkeypatch = stack.enter_context(pytest.MonkeyPatch.context())
    table_ids, user_ids = ids("table"), ids("user")
    # Pings go by the machine's clock: on a busy one they would come between the frames that are compared.
    monkeypatch.setattr("gladsheim.server.live.outbox.PING_SECONDS", PATIENCE)
    monkeypatch.setattr("gladsheim.server.history.players.EXPORTS", 10_000)
    monkeypatch.setattr("gladsheim.server.accounts.accounts.LOOK_UPS", Rate(10_000, 1.0))
    # Who comes and goes is told at once, and not when the machine's clock says so.
    monkeypatch.setattr(presence, "LEAVE_SECONDS", 0.0)
    monkeypatch.setattr(presence, "LEAST_SECONDS", 0.0)
    monkeypatch.setattr(lobby, "fresh_secret", lambda: b"\x01" * 32)
    monkeypatch.setattr(lobby, "fresh_id", lambda: next(table_ids))
    monkeypatch.setattr("gladsheim.server.identity.sessions.fresh_id", lambda: next(user_ids))
    ticks = Ticks()
    timers = Timers(ticks)
    pause = Pause(0.6, timers.timer)
    hall = await stack.enter_async_context(
        opened(
            f"sqlite:///{path}",
            ticks,
            pause=pause,
            reaction=Pause(REACTION_SECONDS, timers.timer),
            clock=lambda: TIME,
        )
    )
    clients = {name: await stack.enter_async_context(client_of(hall)) for name in (*NAMES, "stranger")}
    for name in NAMES:
        done(await clients[name].put("/me", {"name": name}))
    made = World(hall, ticks, timers, clients)
    seats = [human("Ask"), OPEN, OPEN]
    view = await wish(clients["Ask"], seats, game="secret", visibility="public", cover=cover, **terms)
    made.table = view["id"]
    for seat in (1, 2):
        await clients[NAMES[seat]].sit(made.table, seat, NAMES[seat])
    live = await hall.tables.live(made.table)
    hall.tables.keep(replace(live, state=with_charms(live.state, charmed)))
    users: dict[str, str | None] = dict(zip(NAMES, (seat.owner for seat in live.table.seats), strict=True))
    made.users = users
    for name, user in users.items():
        hall.presence.come(made.table, User(user or "", name))
    while hall.presence.message(made.table) is None or hall.presence.tasks:
        await done_with(hall)
    for name in made.others:
        stack.callback(asyncio.ensure_future(made.listen(name, users.get(name))).cancel)
    await done_with(hall)
    return made


ANSWERS = {"early": (1.5, "pass"), "late": (10.9, "pass"), "charm": (5.0, "charm")}
LOOKS = (0.5, 2.5, 6.0, 11.5, 14.0, 21.5, 22.9)


async def a_moment(made: World, reaction: str = "") -> None:
    """A card is played, after which somebody may be asked, who reacts; everybody looks again and again."""
    begun = made.ticks.seconds
    made.answers.append(await made.act("Ask", "play:"))
    answer = ANSWERS.get(reaction)
    for look in LOOKS:
        if answer is not None and answer[0] < look:
            await made.go_on(begun + answer[0] - made.ticks.seconds)
            await made.act(NAMES[ASKED], answer[1])
            answer = None
        await made.go_on(begun + look - made.ticks.seconds)
        await made.come_and_go(look)
        await made.look()


async def a_game(path: Path, reaction: str, cover: dict[str, Any], **terms: Any) -> World:
    """The table with or without one who is asked, through the moment and the two turns after it."""
    async with AsyncExitStack() as stack:
        made = await world(stack, path, (ASKED,) if reaction else (), cover, **terms)
        await a_moment(made, reaction)
        if reaction != "charm":
            await made.go_on(1.0)
            await made.look()
            made.answers.append(await made.act("Ask", "keep:"))
            await made.go_on(1.0)
            await made.act(NAMES[ASKED], "play:card")
            for seconds in (2.0, 15.0, 7.0):
                await made.go_on(seconds)
                await made.look()
        lines = (await made.hall.tables.live(made.table)).lines
        made.passes.append(sum(line.action == "pass" for line in lines))
    return made


TERMS: list[dict[str, Any]] = [{}, {"clock": BANK}, {"clock": BANK, "absence": "bot"}]


def copied(file: Path, to: Path) -> Path:
    """A database of its own."""
    to.write_bytes(file.read_bytes())
    return to


@pytest.mark.parametrize("terms", mostly_long(TERMS, TERMS[::2]))
@pytest.mark.parametrize("reaction", mostly_long(["early", "late", "never"], ["late"]))
async def test_windows_hide_that_a_person_is_asked(
    empty_hall: Path, tmp_path: Path, reaction: str, terms: dict[str, Any]
) -> None:
    """Frames with their number, order, bytes and times, and every answer: all are as if nobody was asked."""
    unasked, asked = [
        await a_game(copied(empty_hall, tmp_path / f"{word}.db"), word, WINDOW, **terms)
        for word in ("", reaction)
    ]
    assert asked.passes[0] > unasked.passes[0] == 0
    assert all(len(frames) > 4 for frames in asked.frames.values())
    assert [len(frames) for frames in asked.frames.values()] == [len(one) for one in unasked.frames.values()]
    assert asked.frames == unasked.frames
    for one, other in zip(asked.answers, unasked.answers, strict=True):
        assert one == other
    for frames in asked.frames.values():
        # One is sent with the table, and one for each time that somebody comes or goes.
        assert sum(b'"type":"presence"' in frame for _, frame in frames) == 3


async def test_a_weapon_comes_to_light_when_the_moment_is_over(empty_hall: Path, tmp_path: Path) -> None:
    """Until then nothing tells that it was played, or that anybody was asked; then all see it at once."""
    runs = [
        await a_game(copied(empty_hall, tmp_path / f"{word}.db"), word, WINDOW) for word in ("never", "charm")
    ]
    asked, charmed = runs
    for name, frames in charmed.frames.items():
        before = [frame for frame in asked.frames[name] if frame[0] < 1_000 + LENGTH]
        assert frames == before
        assert sum(b'"type":"view"' in frame for _, frame in before) == 2
    for one, other in zip(charmed.answers, asked.answers, strict=False):
        assert one == other


@pytest.mark.parametrize("first", mostly_long(["early", "late", "never"], ["late"]))
async def test_who_is_asked_second_does_not_notice_that_another_was_asked_before(
    empty_hall: Path, tmp_path: Path, first: str
) -> None:
    """Its window opens at the same time, whatever the one before did with its own."""
    runs = []
    for reaction in ("", first):
        async with AsyncExitStack() as stack:
            charmed = (1, 2) if reaction else (2,)
            made = await world(stack, copied(empty_hall, tmp_path / f"{reaction}.db"), charmed, WINDOW)
            await a_moment(made, reaction)
            await made.go_on(1.0)
            runs.append(made)
    unasked, asked = runs
    assert asked.frames == unasked.frames
    assert asked.answers == unasked.answers
    # The window opens, it closes, and the moment is over: all else is the same for two games.
    assert [time - 1_000 for time, _ in asked.frames["Lif"]][-3:] == [12.0, 22.0, 23.0]


async def test_who_is_asked_answers_in_its_own_window_only(empty_hall: Path, tmp_path: Path) -> None:
    """Before it opens nothing is asked; while it is open this seat alone acts; afterwards it has passed."""
    async with AsyncExitStack() as stack:
        made = await world(stack, copied(empty_hall, tmp_path / "hall.db"), (2,), WINDOW)
        answer = await made.act("Ask", "play:")
        assert (answer["seq"], answer["my_turn"], answer["choices"]) == (0, False, [])
        assert answer["window"] == {"left_ms": LENGTH * 1_000, "answer_ms": None}
        await made.go_on(11.9)
        waiting = await made.view("Lif")
        assert (waiting["my_turn"], waiting["to_act"], waiting["window"]["answer_ms"]) == (False, None, None)
        early = await made.clients["Lif"].act({**waiting, "to_act": 2}, "pass")
        assert refused(early) == (409, "window_runs")
        await made.go_on(4.1)
        asked = await made.view("Lif")
        assert (asked["my_turn"], asked["to_act"], asked["seq"]) == (True, 2, 1)
        assert asked["window"] == {"left_ms": 7_000, "answer_ms": 6_000}
        assert [card["my_turn"] for card in (await made.clients["Lif"].get("/tables")).json()] == [True]
        again = await made.clients["Ask"].act({**answer, "to_act": 0}, "ponder")
        offer = {"kind": "abandon", "seat": 0, "action_id": str(uuid.uuid4()), "expected_seq": 0}
        offered = await made.clients["Ask"].post(f"/tables/{made.table}/offers", offer)
        assert [refused(one) for one in (again, offered)] == [(409, "window_runs")] * 2
        passed = await made.act("Lif", "pass")
        assert (passed["my_turn"], passed["seq"], passed["window"]["answer_ms"]) == (False, 1, None)
        late = await made.clients["Lif"].act({**asked}, "pass")
        assert refused(late) == (409, "window_runs")
        await made.go_on(7.0)
        after = await made.view("Lif")
        assert (after["seq"], after["to_act"], after["window"]) == (2, 0, None)


async def test_who_does_not_answer_passes_when_the_window_closes(empty_hall: Path, tmp_path: Path) -> None:
    """Also where no clock runs at the table; the bank of no seat pays for it."""
    for terms in ({}, {"clock": BANK, "absence": "bot"}):
        async with AsyncExitStack() as stack:
            path = copied(empty_hall, tmp_path / f"{len(terms)}.db")
            made = await world(stack, path, (1,), WINDOW, **terms)
            await made.act("Ask", "play:")
            await made.go_on(10.9)
            assert (await made.hall.tables.live(made.table)).to_act == 1
            await made.go_on(0.1)
            live = await made.hall.tables.live(made.table)
            assert (live.to_act, live.lines[-1].action, live.lines[-1].seat) == (0, "pass", 1)
            await made.go_on(12.0)
            clocks = (await made.view("Ask"))["clocks"]
            left = 5 * 60_000 if terms else None
            assert [clock["left_ms"] for clock in clocks] == [left] * 3


async def test_a_restart_keeps_what_a_window_hides(empty_hall: Path, tmp_path: Path) -> None:
    """The moment goes on where it was, by the time that the hall was running; its end is the same."""
    path = copied(empty_hall, tmp_path / "hall.db")
    async with AsyncExitStack() as stack:
        made = await world(stack, path, (), WINDOW, charms=40, cards=14)
        seats = [seat.owner for seat in (await made.hall.tables.live(made.table)).table.seats]
        live = await made.hall.tables.live(made.table)
        made.hall.tables.forget(made.table)
        await made.act("Ask", "play:")
        asked = (await made.hall.tables.live(made.table)).to_act
        assert asked in (1, 2)
        await made.go_on(5.0)
        await made.hall.timekeeper.look()
        before = made.hall.views.unchecked_view(
            await made.hall.views.unchecked_position(made.table, seats[0]), seats[0]
        )
    ticks = Ticks()
    timers = Timers(ticks)
    async with opened(f"sqlite:///{path}", ticks, pause=Pause(0.6, timers.timer), clock=lambda: TIME) as hall:
        after = hall.views.unchecked_view(await hall.views.unchecked_position(made.table, seats[0]), seats[0])
        assert after == before
        assert after.window is not None
        assert after.window.left_ms == (LENGTH - 5) * 1_000
        await timers.go_on(hall, 17.9)
        assert (await hall.views.unchecked_position(made.table)).seq == live.seq
        await timers.go_on(hall, 0.2)
        lines = (await hall.views.unchecked_position(made.table)).lines
        assert [line.action for line in lines[1:]] == ["pass"] * (len(lines) - 1)
        assert len(lines) > 1


async def test_a_table_that_is_read_anew_goes_on_hiding(empty_hall: Path, tmp_path: Path) -> None:
    """Memory may be dropped at any time; what a process holds back stays so, and has one moment still."""
    async with AsyncExitStack() as stack:
        path = copied(empty_hall, tmp_path / "hall.db")
        made = await world(stack, path, (), WINDOW, charms=40, cards=14)
        made.hall.tables.forget(made.table)
        await made.act("Ask", "play:")
        before = [await made.view(name) for name in made.others]
        made.hall.tables.forget(made.table)
        assert [await made.view(name) for name in made.others] == before
        assert len(made.timers.waiting) == 1


async def test_bots_pass_and_play_behind_the_windows_of_people(empty_hall: Path, tmp_path: Path) -> None:
    """A seat that a bot plays has no window: the moment is shorter for everybody, asked or not."""
    ticks = Ticks()
    timers = Timers(ticks)
    url = f"sqlite:///{copied(empty_hall, tmp_path / 'hall.db')}"
    async with (
        opened(url, ticks, pause=Pause(0.6, timers.timer), clock=lambda: TIME) as hall,
        client_of(hall) as client,
    ):
        seats = [human("Ask"), bot("first"), human("Lif")]
        view = await wish(client, seats, game="secret", cover=WINDOW)
        live = await hall.tables.live(view["id"])
        hall.tables.keep(replace(live, state=with_charms(live.state, (1,))))
        answer = done(await client.act(await client.view(view["id"])))
        assert answer["window"]["left_ms"] == 1_000 * (1 + SECONDS + 1)
        await until(hall, view["id"], lambda live: live.seq == 2)
        assert (await client.view(view["id"]))["seq"] == 0
        await timers.go_on(hall, 12.0)
        assert (await client.view(view["id"]))["to_act"] == 0


async def test_bots_among_themselves_wait_for_no_window(empty_hall: Path, tmp_path: Path) -> None:
    """Where nobody plays nothing is held back, and bots answer for themselves when they are asked."""
    ticks = Ticks()
    timers = Timers(ticks)
    url = f"sqlite:///{copied(empty_hall, tmp_path / 'hall.db')}"
    async with (
        opened(url, ticks, pause=Pause(0.6, timers.timer), clock=lambda: TIME) as hall,
        client_of(hall) as client,
    ):
        view = await wish(client, [bot("last"), bot("last")], game="secret", charms=12, cover=WINDOW)
        live = await until(hall, view["id"], lambda live: live.status == "over")
        assert timers.count == 0
        assert [line.action.partition(":")[0] for line in live.lines].count("charm") > 0


async def test_right_after_the_deal_nobody_is_asked_where_there_are_windows(
    empty_hall: Path, tmp_path: Path
) -> None:
    """There is no position before the deal that could be shown meanwhile: who would be asked passes."""
    async with AsyncExitStack() as stack:
        made = await world(stack, copied(empty_hall, tmp_path / "hall.db"), (), WINDOW)
        live = await made.hall.tables.live(made.table)
        state = with_charms(live.state, (1,))
        state.asked = [1]
        unasked = made.hall.views.unchecked_view(live, None)
        asked = replace(live, state=state, kept=PositionCache())
        shown = made.hall.pauses.visible(asked)
        assert (shown.to_act, shown.asked_in_secret) == (0, False)
        seen = made.hall.views.unchecked_view(shown, None)
        assert (seen.to_act, seen.seq, seen.log, seen.window) == (0, 0, [], unasked.window)
        made.hall.tables.add(asked)
        await done_with(made.hall)
        assert [line.action for line in (await made.hall.tables.live(made.table)).lines] == ["pass"]


async def test_a_pause_does_not_hide_that_a_person_thinks(empty_hall: Path, tmp_path: Path) -> None:
    """Up to its end everything is the same; then the others see that nobody they know is to act, and
    get a frame more than where nobody was asked. The card says so.
    """
    runs = []
    for charmed in ((), (ASKED,)):
        async with AsyncExitStack() as stack:
            made = await world(stack, copied(empty_hall, tmp_path / f"{len(charmed)}.db"), charmed, PAUSE)
            play = asyncio.ensure_future(made.act("Ask", "play:card"))
            await until(made.hall, made.table, lambda now: now.seq > 0)
            await made.look()
            await made.go_on(0.6)
            answer = await play
            assert answer["cover"] == {"kind": "pause", "seconds": None}
            if charmed:
                await made.act(NAMES[ASKED], "pass")
            runs.append((made, answer["to_act"]))
    (unasked, nobody), (asked, somebody) = runs
    assert asked.answers == unasked.answers
    assert (nobody, somebody) == (0, None)
    frames = [[len(made.frames[name]) for name in made.others] for made in (unasked, asked)]
    assert frames[1] == [count + 1 for count in frames[0]]
