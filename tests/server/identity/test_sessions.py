"""Sessions in memory and in the database."""

from __future__ import annotations

import asyncio

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.identity import sessions
from gladsheim.server.identity.agents import Browser, agent_label
from gladsheim.server.identity.sessions import REMEMBERED_SECONDS, Clocks, Sessions
from gladsheim.tables.agreed.terms import DAY_MS, MINUTE_MS
from tests import PATIENCE

pytestmark = pytest.mark.anyio
# Where several processes may serve the database, none trusts its memory of sessions.
in_memory = pytest.mark.usefixtures("database")

TIME = "2026-01-01T00:00:00.000Z"


class Clock:
    """Seconds, the time of day, and hall time."""

    seconds = 0.0
    now = TIME
    hall = 0

    def sessions(self, hall: Hall) -> Sessions:
        """Sessions that go by all three."""
        return Sessions(hall.store.people, Clocks(lambda: self.now, lambda: self.seconds), lambda: self.hall)


@in_memory
async def test_what_another_process_has_ended_is_noticed(hall: Hall) -> None:
    """Memory forgets after some seconds; what is ended here is known at once."""
    clock = Clock()
    here, there = (clock.sessions(hall) for _ in range(2))
    user, token = await here.create("Ask", Browser(""))
    known = await here.find(token)
    assert known is not None
    assert known.user == user
    found = await there.find(token)
    assert found == known
    assert await hall.store.people.revoke(known.session, user.id, TIME)
    assert await there.find(token) == known
    clock.seconds += REMEMBERED_SECONDS
    assert await there.find(token) is None
    assert await there.find(token) is None
    here.forget(user.id)
    assert await here.find(token) is None


@in_memory
async def test_a_session_that_is_used_is_seen_now_and_then(hall: Hall) -> None:
    """Not at every request: ten minutes are exact enough."""
    clock = Clock()
    found = clock.sessions(hall)
    user, token = await found.create("Ask", Browser("Firefox on Linux"))

    async def seen() -> str:
        found.forget(user.id)
        await found.find(token)
        # The mark is stored behind other writes: one more is stored after it.
        await hall.store.people.rename(user.id, "Ask", None)
        (one,) = await hall.store.people.sessions_of(user.id)
        return one.seen

    clock.now, clock.hall = "2026-01-01T00:09:59.000Z", 10 * MINUTE_MS - 1
    assert await seen() == TIME
    clock.now, clock.hall = "2026-01-01T00:10:00.000Z", 10 * MINUTE_MS
    assert await seen() == clock.now


async def test_a_session_ends_after_ninety_days_without_use(hall: Hall) -> None:
    """Each use counts anew; then it is refused, not listed, and its row goes. Only days of the hall count."""
    clock = Clock()
    found = clock.sessions(hall)
    user, token = await found.create("Ask", Browser(""))
    for days in (90, 180):
        clock.hall = days * DAY_MS
        clock.seconds += REMEMBERED_SECONDS
        assert await found.find(token) is not None
        # No answer waits until the mark is stored.
        async with asyncio.timeout(PATIENCE):
            while [one.seen_ms for one in await hall.store.people.sessions_of(user.id)] != [clock.hall]:
                await asyncio.sleep(0)
    clock.hall = 270 * DAY_MS + 1
    clock.seconds += REMEMBERED_SECONDS
    assert await found.find(token) is None
    assert await found.of(user) == []
    assert len(await hall.store.people.sessions_of(user.id)) == 1
    assert await found.prune() == 1
    assert await hall.store.people.sessions_of(user.id) == []


async def test_a_clock_that_is_set_ends_no_session(hall: Hall) -> None:
    """Neither one that jumps ahead by decades nor one that is set right again, and the cookie is renewed."""
    clock = Clock()
    found = clock.sessions(hall)
    user, token = await found.create("Ask", Browser(""))
    for now in ("2099-01-01T00:00:00.000Z", "2025-09-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z"):
        clock.now = now
        clock.seconds += REMEMBERED_SECONDS
        known = await found.find(token)
        assert known is not None
        assert found.wants_renewal(known)
        assert len(await found.of(user)) == 1
        assert await found.prune() == 0


@in_memory
async def test_only_so_many_are_known(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were not used for longest are asked of the database again."""
    monkeypatch.setattr(sessions, "MOST_KNOWN", 2)
    found = Clock().sessions(hall)
    made = [await found.create(f"guest {k}", Browser("")) for k in range(4)]
    assert len(found._known) == 2
    assert [(await found.find(token)) is not None for _, token in made] == [True] * 4
    assert len(found._known) == 2


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0",
            "Edge on Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/128.0.0.0 Mobile Safari/537.36",
            "Chrome on Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1",
            "Safari on iPhone",
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) Gecko Firefox/130.0", "Firefox on macOS"),
        ("python-httpx/0.28", ""),
        ("Firefox/1", "Firefox"),
        ("<script>Windows</script>", "Windows"),
        ("", ""),
    ],
)
def test_browsers_are_named_shortly(agent: str, label: str) -> None:
    """Of what they say of themselves only names that are known."""
    assert agent_label(agent) == label
