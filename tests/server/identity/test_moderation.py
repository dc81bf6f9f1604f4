"""What an operator decides, as guests meet it: bans, games that are off, the audit log, health."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.identity import moderation
from gladsheim.server.identity.sessions import UNUSED_MS
from gladsheim.server.operators import health
from gladsheim.store import DatabaseError, HallStore, open_store
from gladsheim.store.operators.audit import OPERATOR, Note
from gladsheim.store.operators.moderation import MOST_BANS, Ban
from gladsheim.tables.people.people import Session, User
from tests import PATIENCE
from tests.server.accounts.entering import PASSWORD, Seconds, hall, me, seconds
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import client_of
from tests.server.operators.test_erasing import user_of

__all__ = ["hall", "seconds"]
pytestmark = pytest.mark.anyio

PAST, FUTURE = "2026-01-01T00:00:00.000Z", "2100-01-01T00:00:00.000Z"
NOTE = Note(PAST, OPERATOR, "decided", None, {})
LOGIN = {"name": "Embla", "password": PASSWORD, "keep_games": False}


def banned(user: str | None, network: str | None = None, until: str | None = None) -> Ban:
    """A ban."""
    return Ban(user, None, network, "spoiling games", PAST, until)


async def words(store: HallStore) -> list[tuple[str, bool]]:
    """What the audit log tells, the oldest first, and whether it concerns anybody."""
    return [(note.what, note.about is not None) for note in reversed(await store.moderation.audit.read())]


async def test_a_banned_user_is_out_at_once_and_told_why_only_after_the_password(
    hall: Hall, client: Client, hall_url: str
) -> None:
    """Sessions end, what waits is left, and a wrong password learns nothing."""
    await client.register("Embla")
    view = await client.open([human("Embla"), OPEN])
    beside = open_store(hall_url)
    await beside.moderation.ban(banned(await user_of(hall, client), until=FUTURE), NOTE)
    await hall.moderation.look()
    assert (await client.view(view["id"]))["status"] == "closed"
    assert await client.is_ended()
    wrong = await client.post("/login", {**LOGIN, "password": "something else"})
    assert refused(wrong) == (403, "wrong_login")
    right = await client.post("/login", LOGIN)
    assert refused(right) == (403, "banned")
    assert right.json()["error"]["message"] == f"banned until {FUTURE}: spoiling games"
    await beside.moderation.lift(await account(hall, "embla"), None, NOTE)
    beside.close()
    done(await client.post("/login", LOGIN))


async def account(hall: Hall, key: str) -> str:
    """The id of an account."""
    found = await hall.store.people.account(key)
    assert found is not None
    return found.user.id


async def test_recovery_is_no_way_around_a_ban_and_a_ban_that_has_ended_none(
    hall: Hall, client: Client
) -> None:
    """The code is not used up by the refusal."""
    codes = await client.register("Embla")
    user = await user_of(hall, client)
    await hall.store.moderation.ban(banned(user), NOTE)
    recovery = {"name": "Embla", "code": codes[0], "password": PASSWORD}
    assert refused(await client.post("/recover", recovery)) == (403, "banned")
    await hall.store.moderation.ban(banned(user, until=PAST), NOTE)
    done(await client.post("/recover", recovery))
    assert (await me(client))["account"]
    assert await hall.store.moderation.ban_of(user) is None


async def test_a_clock_that_is_ahead_ends_no_ban_and_forgets_nothing(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is to go with time stays until the clock has been believed for as long as the hall doubts one."""
    await client.register("Embla")
    user = await user_of(hall, client)
    await hall.store.moderation.ban(banned(user, until="2050-01-01T00:00:00.000Z"), NOTE)
    before = await hall.store.moderation.audit.read()
    monkeypatch.setattr(hall.time, "clock", lambda: FUTURE)
    assert refused(await client.post("/login", LOGIN)) == (403, "banned")
    assert await hall.store.moderation.ban_of(user) is not None
    await hall.moderation._prune()
    assert [note.what for note in await hall.store.moderation.audit.read()] == [note.what for note in before]


async def test_from_a_banned_network_nobody_new_comes(hall: Hall, client: Client) -> None:
    """Those who are in stay; who looks on without a session may look on."""
    await client.register("Embla")
    view = await client.open()
    await hall.store.moderation.ban(banned(None, "198.51.100.0/24"), NOTE)
    await hall.moderation.look()
    assert (await me(client))["account"]
    for host in ("198.51.100.77", "::ffff:198.51.100.77"):
        async with client_of(hall, host=host) as stranger:
            answers = [
                await stranger.get("/me"),
                await stranger.post("/tables", {"game": "toy", "seats": [human(), OPEN]}),
                await stranger.post("/login", LOGIN),
                await stranger.post("/account", {"name": "Lif", "password": PASSWORD}),
            ]
            assert {refused(answer) for answer in answers} == {(403, "banned")}
            await stranger.view(view["id"])
    async with client_of(hall, host="203.0.113.1") as elsewhere:
        assert (await me(elsewhere))["created"]


async def test_bans_are_bounded(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more than are allowed is refused; in the place of an earlier one it is none more."""
    monkeypatch.setattr("gladsheim.store.operators.moderation.MOST_BANS", 1)
    assert MOST_BANS > 1
    await hall.store.moderation.ban(banned(None, "192.0.2.0/24"), NOTE)
    await hall.store.moderation.ban(banned(None, "192.0.2.0/24", FUTURE), NOTE)
    with pytest.raises(DatabaseError, match="1 bans"):
        await hall.store.moderation.ban(banned(None, "203.0.113.0/24"), NOTE)
    assert [(ban.network, ban.until) for ban in await hall.store.moderation.bans()] == [
        ("192.0.2.0/24", FUTURE)
    ]


async def test_a_game_that_is_off_goes_on_where_it_runs(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process learns of it by itself: no new table, no rematch, and it is not offered."""
    monkeypatch.setattr(moderation, "LOOK_SECONDS", 0.01)
    await hall.moderation.stop()
    await hall.moderation.start()
    view = await client.open(cards=2)
    assert await hall.store.moderation.switch("toy", NOTE, on=False)
    assert not await hall.store.moderation.switch("toy", NOTE, on=False)
    async with asyncio.timeout(PATIENCE):
        while [card["name"] for card in (await client.get("/games")).json()] != ["secret"]:
            await asyncio.sleep(0)
    wish: dict[str, Any] = {"game": "toy", "seats": [human(), OPEN]}
    assert refused(await client.post("/tables", wish)) == (409, "game_off")
    assert (await client.get("/games/toy/pieces")).status_code == 200
    while view["status"] == "running":
        view = done(await client.act(view))
    assert refused(await client.post(f"/tables/{view['id']}/rematch", {})) == (409, "game_off")
    await hall.store.moderation.switch("toy", NOTE, on=True)
    await hall.moderation.look()
    assert (await client.post("/tables", wish)).status_code == 201


async def test_the_journal_tells_what_was_done(hall: Hall, client: Client, seconds: Seconds) -> None:
    """Logins, changes of who somebody is, seats that were freed, and one entry for many failures."""
    codes = await client.register("Embla")
    done(await client.post("/password", {"old": PASSWORD, "new": "a longer password"}))
    done(await client.post("/recover", {"name": "Embla", "code": codes[0], "password": PASSWORD}))
    done(await client.post("/recovery", {"password": PASSWORD}))
    view = await client.open([human(), OPEN, OPEN])
    async with client_of(hall, host="203.0.113.9") as other:
        await other.sit(view["id"], 1)
        done(await client.delete(f"/tables/{view['id']}/seats/1"))
        for _ in range(9):
            assert refused(await other.post("/login", {**LOGIN, "password": "wrong"})) == (403, "wrong_login")
            seconds.now += 10
        done(await other.post("/login", LOGIN))
    assert await words(hall.store) == [
        ("account_made", True),
        ("password_changed", True),
        ("recovered", True),
        ("codes_renewed", True),
        ("seat_freed", True),
        ("login_burst", True),
        ("login", True),
    ]


async def test_the_journal_forgets_what_is_old(hall: Hall) -> None:
    """Entries of before a time are dropped, and an entry says that they were."""
    journal = hall.store.moderation.audit
    await journal.add(NOTE)
    await journal.add(replace(NOTE, at=FUTURE))
    assert await journal.prune("2026-06-01T00:00:00.000Z", replace(NOTE, at=FUTURE, what="pruned")) == 1
    assert sorted(note.what for note in await journal.read()) == ["decided", "pruned"]
    await journal.add(NOTE)
    await hall.moderation._prune()
    assert [note.at for note in await journal.read(since=PAST)][-1] in {FUTURE, PAST}


async def test_sessions_that_nobody_uses_are_dropped_with_the_old_entries(hall: Hall, client: Client) -> None:
    """Every hour, without anybody asking for them; those in use stay."""
    await me(client)
    people = hall.store.people
    old = Session("old", "guest", b"hash", PAST, PAST, "", seen_ms=-UNUSED_MS - 1)
    await people.add_guest(User("guest", "Lif"), old)
    await hall.moderation._prune()
    assert await people.sessions_of("guest") == []
    assert not (await me(client))["created"]


async def test_health_tells_whether_the_database_answers(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that does not come is an honest 503."""
    monkeypatch.setattr(health, "LOOK_SECONDS", 0.0)
    assert done(await client.get("/health"))["database"] == "ok"

    async def silent() -> None:
        raise DatabaseError("away")

    monkeypatch.setattr(hall.store.moderation, "alive", silent)
    answer = await client.get("/health")
    assert refused(answer) == (503, "no_database")
    assert answer.headers["retry-after"] == "5"
