"""The chain of a table's lines: compared by whoever advances it, and verified by whoever reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from gladsheim.store import Damaged, HallStore, OutOfStep, open_store
from gladsheim.store.engine.database import Connection
from gladsheim.store.tables.next_lines import NextLine, is_stored
from tests.store.topics.test_hall_store import TABLE, fill, line, standing

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def store(hall_url: str) -> Iterator[HallStore]:
    """An open store with a table at line 2."""
    store = open_store(hall_url)
    yield store
    store.close()


async def play(store: HallStore) -> None:
    """A table with two lines."""
    await fill(store)
    for seq in (1, 2):
        await store.append("table", line(seq), standing(seq))


async def test_a_line_that_follows_on_another_history_is_refused(store: HallStore) -> None:
    """Although it has the next number: whoever made it remembers something that is not stored."""
    await play(store)
    with pytest.raises(OutOfStep):
        await store.append("table", replace(line(3), previous=line(1).digest), standing(3))
    assert await store.table("table") == (TABLE, [line(1), line(2)])
    await store.append("table", line(3), standing(3))


async def test_lines_are_read_as_they_follow_on_what_is_known(store: HallStore) -> None:
    """Those after a line that is known; with another digest of that line the table is not read at all."""
    await play(store)
    assert await store.table("table", 1, line(1).digest) == (TABLE, [line(2)])
    assert await store.table("table", 2, line(2).digest) == (TABLE, [])
    for seq, head in ((1, line(2).digest), (2, line(1).digest), (0, line(1).digest), (3, line(3).digest)):
        with pytest.raises(Damaged, match="table table"):
            await store.table("table", seq, head)


async def test_only_the_very_line_counts_as_stored(store: HallStore) -> None:
    """Not one of the same number, nor the same action that another process has stored at another time."""
    await play(store)

    others = (line(3), line(2, "other"), replace(line(2), at="2026-01-01T00:00:00.001Z"))
    asked = [NextLine("table", one, standing(one.seq)) for one in (line(1), line(2), *others)]

    def work(connection: Connection) -> list[bool]:
        return [is_stored(connection, one) for one in asked]

    found = await asyncio.wrap_future(store.database.write(work))
    assert found == [True, True, False, False, False]
