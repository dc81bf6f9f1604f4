"""Void deals: who withholds a nonce chooses nothing, is named, and keeps no game from beginning."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gladsheim import records
from gladsheim.core.fair import commitment_of, fair_key
from gladsheim.core.game import Json
from gladsheim.server.hall import Hall
from gladsheim.server.settings import NONCE_SECONDS
from gladsheim.store import Damaged, HallStore
from gladsheim.tables.table import Standing, Table
from tests import PATIENCE
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.conftest import client_of
from tests.server.lobby.test_fair import (
    MINE,
    NONCES,
    THEIRS,
    Patience,
    begun,
    hall,
    opened,
    other,
    patience,
    promising,
    told,
    two_at_a_table,
    whole_game,
)

__all__ = ["hall", "other", "patience"]

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]
FRESH = [bytes([number]) * 32 for number in range(11, 15)]


async def promised(client: Client, table: str, **nonces: bytes) -> dict[str, Any]:
    """The table after fresh nonces were promised."""
    return done(await client.post(f"/tables/{table}/promises", promises(**nonces)))


def promises(**nonces: bytes) -> Json:
    """What is sent to promise nonces: `promises(s0=...)`."""
    said = [{"seat": int(seat[1:]), "promise": commitment_of(nonce)} for seat, nonce in nonces.items()]
    return {"promises": said}


async def void(hall: Hall, patience: Patience, table: str, count: int = 1) -> None:
    """Let the time end until so many deals of a table are void."""
    await over(hall, patience, table, lambda view: len(view.voids) == count)


async def over(hall: Hall, patience: Patience, table: str, seen: Any) -> None:
    """Let every time that is waited end, until something is to be seen at the table."""
    with hall.hub.bell(table) as bell:
        async with asyncio.timeout(PATIENCE):
            while not seen(await hall.views.view(None, table)):
                patience.end()
                await bell.wait()
                bell.clear()


async def verified(client: Client, other: Client, table: str) -> tuple[records.FairStart, tuple[str, ...]]:
    """How the game was dealt by its record, which holds, and what `verify` says is not proved."""
    document = await whole_game(client, other, table)
    report = records.verify(record := records.from_json(document))
    assert report.ok, report.findings
    assert isinstance(record.start, records.FairStart)
    return record.start, report.notices


async def test_a_confederate_who_withholds_chooses_nothing(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """A host who knows the secret, and whose confederate waits, has no two deals to choose among."""
    table = (await two_at_a_table(client, other))["id"]
    await told(client, table, s0=MINE)
    stored = await hall.store.table(table)
    assert stored is not None
    known = [fair_key(stored[0].secret, nonces) for nonces in ([MINE, None], [MINE, THEIRS], [None, None])]
    await over(hall, patience, table, lambda view: view.status == "running")
    start, _ = await verified(client, other, table)
    assert start.key not in known
    assert [void.withheld for void in start.voids] == [(1,)]


async def test_the_deal_is_made_anew_without_who_withheld(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """A fresh secret, a fresh nonce of the other, and a record that names the seat."""
    first = await two_at_a_table(client, other)
    table = first["id"]
    await told(client, table, s0=MINE)
    assert refused(await client.post(f"/tables/{table}/promises", promises(s0=FRESH[0]))) == (
        409,
        "not_asked",
    )
    await void(hall, patience, table)
    view = await client.view(table)
    assert (view["status"], view["asked"], view["nonces"]) == ("dealing", [0], [None, None])
    assert view["commitment"] != first["commitment"] == view["voids"][0]["commitment"]
    assert commitment_of(bytes.fromhex(view["voids"][0]["secret"])) == first["commitment"]
    assert view["voids"][0]["nonces"] == [
        {"commitment": commitment_of(MINE), "nonce": MINE.hex()},
        {"commitment": commitment_of(THEIRS), "nonce": None},
    ]
    assert view["voids"][0]["withheld"] == [1]
    late = await other.post(f"/tables/{table}/nonces", {"nonces": [{"seat": 1, "nonce": THEIRS.hex()}]})
    assert refused(late) == (400, "broken_promise")
    assert refused(await other.post(f"/tables/{table}/promises", promises(s1=FRESH[1]))) == (409, "not_asked")
    assert (await promised(client, table, s0=FRESH[0]))["asked"] == []
    assert (await promised(client, table, s0=FRESH[0]))["status"] == "dealing"
    assert (await told(client, table, s0=FRESH[0]))["status"] == "running"
    stored = await hall.store.table(table)
    assert stored is not None
    assert stored[0] == (await hall.tables.live(table)).table
    start, notices = await verified(client, other, table)
    assert start.nonces == (records.Nonce.of(FRESH[0]), None)
    assert notices[0] == "1 void deal: seat 1 did not reveal"


async def test_where_nobody_tells_the_record_says_so(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """The deal then follows from the hall's secret alone."""
    table = (await two_at_a_table(client, other))["id"]
    patience.end()
    await begun(hall, table)
    start, notices = await verified(client, other, table)
    assert [void.withheld for void in start.voids] == [(0, 1)]
    assert "the host's secret alone" in notices[-1]


async def test_who_promises_nothing_again_has_no_say(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """Nobody is waited for twice, and the record names the seat."""
    table = (await two_at_a_table(client, other))["id"]
    await told(client, table, s0=MINE)
    await void(hall, patience, table)
    patience.end()
    await begun(hall, table)
    start, notices = await verified(client, other, table)
    assert start.nonces == (None, None)
    assert "after void deal 1 seat 0 did not commit again, and had no say" in notices


async def three_asked(hall: Hall, patience: Patience, client: Client, other: Client) -> str:
    """A table of three of which one has withheld; two are asked for fresh nonces."""
    table = (await client.open([promising(MINE), promising(THEIRS, "Lif"), OPEN]))["id"]
    body = {"name": "Embla", "promise": commitment_of(NONCES[2])}
    done(await other.post(f"/tables/{table}/seats/2", body))
    await told(client, table, s0=MINE, s1=THEIRS)
    await void(hall, patience, table)
    return str(table)


async def test_all_promise_again_before_anybody_tells(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """Each promise once, of a nonce that nobody can know, for one's own seat."""
    table = await three_asked(hall, patience, client, other)
    used = await client.post(f"/tables/{table}/promises", promises(s0=THEIRS))
    assert refused(used) == (400, "used_promise")
    stolen = await other.post(f"/tables/{table}/promises", promises(s0=FRESH[0]))
    assert refused(stolen) == (403, "not_your_seat")
    await promised(client, table, s0=FRESH[0])
    early = await client.post(f"/tables/{table}/nonces", {"nonces": [{"seat": 0, "nonce": FRESH[0].hex()}]})
    assert refused(early) == (409, "not_complete")
    other_nonce = await client.post(f"/tables/{table}/promises", promises(s0=FRESH[1]))
    assert refused(other_nonce) == (409, "not_asked")
    await promised(client, table, s1=FRESH[1])
    assert (await told(client, table, s0=FRESH[0], s1=FRESH[1]))["status"] == "running"


async def test_deals_are_void_at_most_once_for_each_seat(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """Confederates who withhold one after the other refuse as many deals as they are, each by name."""
    table = await three_asked(hall, patience, client, other)
    await promised(client, table, s0=FRESH[0], s1=FRESH[1])
    await told(client, table, s0=FRESH[0])
    await void(hall, patience, table, 2)
    await promised(client, table, s0=FRESH[2])
    assert (await told(client, table, s0=FRESH[2]))["status"] == "running"
    start, notices = await verified(client, other, table)
    assert notices == (
        "2 void deals: seat 2 did not reveal; seat 1 did not reveal",
        "the host and seats 1 and 2 together could refuse 2 deals before this one",
    )
    assert start.nonces == (records.Nonce.of(FRESH[2]), None, None)


async def test_a_time_that_ends_late_ends_nothing_that_has_begun_since(
    hall: Hall, patience: Patience, client: Client, other: Client
) -> None:
    """Each wait has its own time: that of the promises does not cut short that of the nonces."""
    table = await three_asked(hall, patience, client, other)
    of_promises, patience.waiting = patience.waiting, []
    await promised(client, table, s0=FRESH[0], s1=FRESH[1])
    for call in of_promises:
        call()
    # Comes after what was just called: both change the table.
    view = await told(client, table, s0=FRESH[0])
    assert (view["status"], len(view["voids"]), len(patience.waiting)) == ("dealing", 1, 1)


async def test_a_restart_forgets_nobody(
    hall: Hall, hall_url: str, patience: Patience, client: Client, other: Client
) -> None:
    """A hall that is opened again goes on waiting in any phase, and begins in time."""
    table = await three_asked(hall, patience, client, other)
    await promised(client, table, s0=FRESH[0])
    patience.waiting.clear()
    async with opened(hall_url, patience) as again:
        assert len(patience.waiting) == 1
        assert (await again.views.view(None, table)).asked == [1]
        await over(again, patience, table, lambda view: view.asked == [])
        assert (await again.views.view(None, table)).status == "dealing"
    patience.waiting.clear()
    async with opened(hall_url, patience) as again:
        assert len(patience.waiting) == 1
        patience.end()
        await begun(again, table)
        assert [void.withheld for void in (await again.views.view(None, table)).voids] == [[2], [0]]


async def test_where_nobody_waits_any_more_others_go_on(
    hall: Hall, patience: Patience, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that waited may have died, in any phase; those that wait themselves are first."""
    ahead, seconds = 0.0, hall.time.seconds
    monkeypatch.setattr(hall.time, "seconds", lambda: seconds() + ahead)
    table = (await two_at_a_table(client, other))["id"]
    await told(client, table, s0=MINE)
    for status, voids in (("dealing", 1), ("running", 1)):
        before = await client.view(table)
        await hall.lobby.begin_late()
        ahead += 2 * NONCE_SECONDS - 5
        await hall.lobby.begin_late()
        assert await client.view(table) == before
        ahead += 10
        await hall.lobby.begin_late()
        view = await client.view(table)
        assert (view["status"], len(view["voids"])) == (status, voids)


async def test_a_table_that_cannot_be_read_keeps_no_hall_from_starting(
    hall_url: str, patience: Patience, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits at it; the others are waited for as ever."""
    sound = (await two_at_a_table(client, other))["id"]
    broken = (await two_at_a_table(client, other))["id"]
    read = HallStore.table

    async def damaged(store: HallStore, table: str, *known: Any) -> Any:
        if table == broken:
            raise Damaged(table)
        return await read(store, table, *known)

    monkeypatch.setattr(HallStore, "table", damaged)
    patience.waiting.clear()
    async with opened(hall_url, patience) as again:
        assert len(patience.waiting) == 1
        patience.end()
        await begun(again, sound)


async def test_two_processes_void_a_deal_once(
    hall: Hall,
    postgres_url: str,
    patience: Patience,
    client: Client,
    other: Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both wait, and both times end at once; one deal is void, and both go on from the same one."""
    both, reseat = asyncio.Barrier(2), HallStore.reseat

    async def at_once(store: HallStore, before: Table, after: Table, standing: Standing) -> list[str]:
        if len(after.voids) > len(before.voids):
            await both.wait()
        return await reseat(store, before, after, standing)

    monkeypatch.setattr(HallStore, "reseat", at_once)
    table = (await two_at_a_table(client, other))["id"]
    await told(client, table, s0=MINE)
    async with opened(postgres_url, patience) as there, client_of(there) as same:
        same.http.cookies = client.http.cookies
        assert len(patience.waiting) == 2
        await void(hall, patience, table)
        # Comes after what each process does because its time is over.
        await promised(same, table, s0=FRESH[0])
        assert (await told(client, table, s0=FRESH[0]))["status"] == "running"
        here, too = await client.view(table), await same.view(table)
        assert [one["withheld"] for one in here["voids"]] == [[1]]
        assert here == too
        # For the fresh promise, and for its nonce; who came second waits for nothing.
        assert len(patience.waiting) == 2


async def test_alone_against_bots(hall: Hall, patience: Patience, client: Client) -> None:
    """Bots promise nothing: with the only nonce withheld nothing is asked again."""
    table = (await client.open([promising(MINE), bot(), human("Lif")]))["id"]
    await void(hall, patience, table)
    view = await client.view(table)
    assert (view["status"], view["asked"], view["voids"][0]["withheld"]) == ("running", [], [0])
