"""Bells of tables, and ears that hear many of them."""

from __future__ import annotations

import pytest

from gladsheim.server.live_tables.hub import Hub
from gladsheim.server.shares.places import NoPlace

pytestmark = pytest.mark.anyio


async def test_an_ear_knows_which_bells_rang() -> None:
    """Each once, however often it rang, and only those that it listens to."""
    hub = Hub()
    with hub.ear() as ear:
        ear.listen(["one", "two"])
        for name in ("one", "one", "three"):
            hub.ring(name)
        assert await ear.rung(1) == {"one"}
        assert await ear.rung(0) == set()
        ear.listen(["two", "three"])
        for name in ("one", "two", "three"):
            hub.ring(name)
        assert await ear.rung(1) == {"two", "three"}
        assert sorted(hub.tables()) == ["three", "two"]
    assert hub.tables() == []


async def test_ears_and_bells_are_counted_together() -> None:
    """An ear is one watcher, however many bells it hears."""
    hub = Hub(most=2)
    with hub.ear() as ear, hub.bell("one"):
        ear.listen(f"table {k}" for k in range(10))
        with pytest.raises(NoPlace), hub.ear():
            pass
        with pytest.raises(NoPlace), hub.bell("one"):
            pass
        assert hub.watched("one") == 1
    with hub.bell("one"), hub.bell("one"):
        assert hub.watched("one") == 2
