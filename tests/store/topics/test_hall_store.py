"""The hall's database: what has been awaited is saved, and what fails leaves nothing behind."""

from __future__ import annotations

import asyncio
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.engine import make_url

import gladsheim.store
from gladsheim.store import ActionIdTaken, HallStore, KnownSession, OutOfStep, open_store
from gladsheim.store.engine.compiled import Statements
from gladsheim.store.people import limit_statements, people_statements
from gladsheim.store.statements import ALL, statements_of
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.table import ACTION, BOT, HUMAN, Line, Seat, Standing, Table
from tests import PATIENCE

pytestmark = pytest.mark.anyio

TIME = "2026-01-01T00:00:00.000Z"
GUEST = User("guest", "Ask")
SESSION = Session("session", "guest", b"hash", TIME, TIME, "Firefox on Linux")
TABLE = Table(
    id="table",
    game="toy",
    rules=1,
    options={"players": 2, "kinds": ["Od", "Fr"]},
    seats=(Seat(0, "Ask", HUMAN, owner="guest"), Seat(1, "first", BOT, bot="first")),
    secret=b"\x00\xff secret",
    creator="guest",
    created=TIME,
)
START = Standing(0, "running", 0, False, TIME)


def line(seq: int, action_id: str | None = None) -> Line:
    """A line of the table; it follows on the others of their usual ids."""
    previous = line(seq - 1).digest if seq > 1 else TABLE.root
    return Line(seq, action_id or f"id-{seq}", seq % 2, ACTION, f"action {seq}", TIME, previous=previous)


def standing(seq: int, *, bot: bool = False) -> Standing:
    """Where the table stands after a line."""
    return Standing(seq, "running", seq % 2, bot, TIME)


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def store(hall_url: str) -> Iterator[HallStore]:
    """An open store."""
    store = open_store(hall_url)
    yield store
    store.close()


async def fill(store: HallStore) -> None:
    """A guest with a table."""
    await store.people.add_guest(GUEST, SESSION)
    await store.add_table(TABLE, START)


async def guest_of(store: HallStore) -> User:
    """The guest as its session finds it."""
    known = await store.people.session_by_token(b"hash")
    assert known is not None
    return known.user


async def test_what_is_stored_is_read_back(store: HallStore, hall_url: str) -> None:
    """Guests, tables, seats and lines are the same after the database has been closed."""
    await fill(store)
    await store.append("table", line(1), standing(1))
    store.close()
    again = open_store(hall_url)
    assert await again.people.session_by_token(b"hash") == KnownSession(GUEST, "session", TIME, TIME)
    assert await again.table("table") == (TABLE, [line(1)])
    assert await again.tables_of("guest") == [(TABLE, standing(1))]
    assert await again.people.session_by_token(b"other") is None
    assert await again.table("other") is None
    assert await again.tables_of("other") == []
    again.close()


async def test_a_guest_is_renamed(store: HallStore) -> None:
    """The new name replaces the old one."""
    await fill(store)
    assert await store.people.rename("guest", "Embla", None)
    assert await guest_of(store) == User("guest", "Embla")


async def test_when_somebody_was_seen_last_never_goes_back(store: HallStore) -> None:
    """Of notes that come in whatever order the latest stays."""
    await fill(store)
    later, earlier = "2026-01-02T00:00:00.000Z", "2026-01-01T00:00:00.000Z"
    store.talk.attend("table", "guest", later)
    async with asyncio.timeout(PATIENCE):
        while (await store.talk.attendance("table", "guest")).seen != later:
            pass
    store.talk.attend("table", "guest", earlier)
    # Several are written at once: of so many that are waited for the last comes after it.
    for _ in range(20):
        assert (await store.talk.mark("table", "guest", False, None)).seen == later


async def test_only_the_next_line_is_stored(store: HallStore) -> None:
    """Lines that come late, early or twice are refused, and leave nothing behind."""
    await fill(store)
    await store.append("table", line(1), standing(1))
    for wrong in (line(1, "new"), line(3), line(0)):
        with pytest.raises(OutOfStep):
            await store.append("table", wrong, standing(wrong.seq))
    with pytest.raises(ActionIdTaken):
        await store.append("table", line(2, "id-1"), standing(2))
    assert await store.table("table") == (TABLE, [line(1)])
    assert await store.tables_of("guest") == [(TABLE, standing(1))]


async def test_of_many_writers_one_gets_the_line(store: HallStore) -> None:
    """Twenty different lines for the same place: one is stored."""
    await fill(store)
    writes = [store.append("table", line(1, f"id {k}"), standing(1)) for k in range(20)]
    ends = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(end is None for end in ends) == 1
    assert sum(isinstance(end, OutOfStep) for end in ends) == 19
    found = await store.table("table")
    assert found is not None
    assert len(found[1]) == 1


async def test_of_many_tables_lines_only_the_wrong_are_refused(store: HallStore) -> None:
    """What is stored together is refused one by one, each for its own reason, and nothing is half there."""
    await fill(store)
    tables = [replace(TABLE, id=f"table {k}") for k in range(6)]
    for table in tables:
        await store.add_table(table, START)
        await store.append(table.id, line(1), standing(1))
    second = [line(2), line(3), line(2), line(2, "id-1"), line(2), line(2)]
    writes = [
        store.append(table.id, one, standing(one.seq)) for table, one in zip(tables, second, strict=True)
    ]
    ends = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(end) for end in ends] == [
        type(None),
        OutOfStep,
        type(None),
        ActionIdTaken,
        *[type(None)] * 2,
    ]
    for table, one, end in zip(tables, second, ends, strict=True):
        assert await store.table(table.id) == (table, [line(1)] if end else [line(1), one])
    stood = {table.id: where for table, where in await store.tables_of("guest")}
    assert [stood[table.id].seq for table in tables] == [2, 1, 2, 1, 2, 2]


async def test_tables_that_wait_for_bots_are_found(store: HallStore) -> None:
    """The jobs are read from where the tables stand, with whose share they use: here the maker's."""
    await fill(store)
    assert await store.waiting_for_bots(TIME) == []
    await store.append("table", line(1), standing(1, bot=True))
    assert await store.waiting_for_bots(TIME) == [("table", "guest", False)]
    await store.append("table", line(2), standing(2))
    assert await store.waiting_for_bots(TIME) == []


async def test_bots_among_themselves_wait_only_where_somebody_looks(store: HallStore) -> None:
    """Since when is asked of the database, whatever process somebody looks at."""
    await fill(store)
    seats = tuple(bot_seat(seat.seat, "first") for seat in TABLE.seats)
    bots = replace(TABLE, id="bots", seats=seats, share="network")
    await store.add_table(bots, replace(START, bot_to_act=True))
    later = "2026-01-02T00:00:00.000Z"
    assert await store.waiting_for_bots(TIME) == [("bots", "network", True)]
    assert await store.waiting_for_bots(later) == []
    await store.look("bots", later)
    assert await store.looked("bots") == later
    assert await store.waiting_for_bots(later) == [("bots", "network", True)]
    assert await store.looked("table") == ""


async def test_tables_are_listed_newest_first(store: HallStore) -> None:
    """The last table made comes first."""
    await fill(store)
    newer = replace(TABLE, id="newer", created="2026-01-02T00:00:00.000Z")
    await store.add_table(newer, START)
    assert [table.id for table, _ in await store.tables_of("guest")] == ["newer", "table"]


OPEN_TABLE = replace(
    TABLE,
    id="open",
    seats=(TABLE.seats[0], Seat(1, "", HUMAN), Seat(2, "", HUMAN, invited="guest", invited_name="Ask")),
    visibility="public",
)
WAITING = Standing(0, "open", None, False, TIME)


async def test_seats_change_while_nobody_was_faster(store: HallStore) -> None:
    """The seats are stored as they are then, with the name of whom one is kept for; late changes are not."""
    await fill(store)
    await store.add_table(OPEN_TABLE, WAITING)
    assert await store.table("open") == (OPEN_TABLE, [])
    seated = replace(
        OPEN_TABLE, seats=(*OPEN_TABLE.seats[:1], Seat(1, "Embla", HUMAN, owner="guest"), OPEN_TABLE.seats[2])
    )
    await store.reseat(OPEN_TABLE, seated, replace(WAITING, updated="2026-01-02T00:00:00.000Z"))
    assert await store.table("open") == (seated, [])
    with pytest.raises(OutOfStep):
        await store.reseat(OPEN_TABLE, replace(OPEN_TABLE, closed=True), replace(WAITING, status="closed"))
    assert await store.table("open") == (seated, [])


async def test_of_many_who_sit_down_at_once_one_gets_the_seat(store: HallStore) -> None:
    """Twenty for one seat: nineteen are told that they came too late."""
    await fill(store)
    await store.add_table(OPEN_TABLE, WAITING)

    def taken(name: str) -> Table:
        seat = Seat(1, name, HUMAN, owner="guest")
        return replace(OPEN_TABLE, seats=(OPEN_TABLE.seats[0], seat, OPEN_TABLE.seats[2]))

    writes = [store.reseat(OPEN_TABLE, taken(f"name {k}"), WAITING) for k in range(20)]
    ends = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(end == [] for end in ends) == 1
    assert sum(isinstance(end, OutOfStep) for end in ends) == 19
    found = await store.table("open")
    assert found is not None
    assert found[0].seats[1].name == f"name {ends.index([])}"


async def test_a_table_that_runs_or_was_cancelled_keeps_its_seats(store: HallStore) -> None:
    """Whoever thinks it is still open is told that it is not."""
    await fill(store)
    await store.add_table(OPEN_TABLE, WAITING)
    started = replace(OPEN_TABLE, started=TIME)
    await store.reseat(OPEN_TABLE, started, Standing(0, "running", 0, False, TIME))
    assert await store.table("open") == (started, [])
    with pytest.raises(OutOfStep):
        await store.reseat(started, OPEN_TABLE, WAITING)
    gone = replace(OPEN_TABLE, id="gone", closed=True)
    await store.add_table(gone, replace(WAITING, status="closed"))
    assert await store.table("gone") == (gone, [])
    with pytest.raises(OutOfStep):
        await store.reseat(gone, replace(gone, closed=False), WAITING)


async def test_the_lobby_has_what_is_public(store: HallStore) -> None:
    """Open tables, and running ones that anybody may watch, the newest first."""
    await fill(store)
    newer = "2026-01-02T00:00:00.000Z"
    wishes: list[tuple[str, str, dict[str, Any]]] = [
        ("old", "open", {}),
        ("new", "open", {"created": newer}),
        ("private", "open", {"visibility": "private"}),
        ("closed", "closed", {}),
        ("running", "running", {"started": TIME}),
        ("later", "running", {"started": newer}),
        ("seated", "running", {"watch": "seated"}),
        ("over", "over", {}),
    ]
    for name, status, more in wishes:
        await store.add_table(replace(OPEN_TABLE, id=name, **more), replace(WAITING, status=status))
    opened, running = await store.lobby()
    assert [table.id for table, _ in opened] == ["new", "old"]
    assert [table.id for table, _ in running] == ["later", "running"]
    assert opened[1][0].seats == OPEN_TABLE.seats
    assert "closed" not in {table.id for table, _ in await store.tables_of("guest")}


async def test_a_table_has_one_rematch(store: HallStore) -> None:
    """The second table that would follow is not stored."""
    await fill(store)
    await store.add_table(replace(TABLE, id="first"), START, rematch_of="table")
    with pytest.raises(OutOfStep):
        await store.add_table(replace(TABLE, id="second"), START, rematch_of="table")
    found = await store.table("table")
    assert found is not None
    assert found[0].rematch == "first"
    assert await store.table("second") is None


def renaming(name: str) -> Any:
    """A write that names the guest."""
    values = {"user": "guest", "new_name": name, "new_key": None, "new_skeleton": None}
    return lambda c: c.change(people_statements.RENAME_USER, **values)


def test_every_statement_compiles_for_postgresql() -> None:
    """The statements are not SQLite's alone, and name all of their parameters."""
    compiled = Statements(make_url("postgresql+psycopg://host/hall").get_dialect()())
    compiled.add(ALL)
    assert set(compiled) == set(ALL)
    assert not any(re.search(r"(?<!:):[a-z]", text) for text, _ in compiled.values())


def test_no_statement_is_left_out() -> None:
    """Every statement that any module of the store names is compiled."""
    found = pkgutil.walk_packages(gladsheim.store.__path__, "gladsheim.store.")
    modules = [import_module(one.name) for one in found if ".migrations." not in one.name]
    named = {statement for module in modules for statement in statements_of(module)}
    assert named == {*ALL, *statements_of(limit_statements)}
