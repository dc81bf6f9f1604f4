"""Whoever guesses is bounded, and keeps nobody out."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.identity.attempts import RATES, Attempts, AttemptSource
from gladsheim.server.identity.cookies import DEVICE, HOST_ONLY
from gladsheim.server.wire.errors import Refused
from gladsheim.store import open_store
from tests.server.accounts.entering import OTHER, PASSWORD, Seconds, hall, login, other, seconds
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of

__all__ = ["hall", "other", "seconds"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HOUR, GUESSES_AN_HOUR = 3_600.0, 40
GUESSER = "203.0.113.9"
WRONG_CODE = "0000-0000-0000-0000"


async def guess(client: Client, name: str = "Embla") -> int:
    """The status of a wrong login: 403 if it was looked at, 429 if it came too soon."""
    return (await client.post("/login", {"name": name, "password": OTHER})).status_code


async def until_refused(client: Client, name: str = "Embla") -> int:
    """How many guesses were looked at before one came too soon."""
    for count in range(300):
        if await guess(client, name) == 429:
            return count
    raise AssertionError("nothing was refused")


async def test_while_somebody_guesses_the_owner_comes_in_at_the_first_try(
    hall: Hall, seconds: Seconds
) -> None:
    """From a known browser, though it shares the guesser's address, and from a new address alike."""
    looked_at = 0
    async with client_of(hall, host=GUESSER) as guesser, client_of(hall, host=GUESSER) as owner:
        await owner.register("Embla")
        for step in range(361):
            looked_at += await guess(guesser) == 403
            if step % 60 == 1:
                done(await owner.post("/logout", {}))
                await login(owner, "Embla")
                async with client_of(hall, host=f"198.51.100.{step % 250}") as elsewhere:
                    await login(elsewhere, "Embla")
            seconds.now += HOUR / 360
    assert GUESSES_AN_HOUR - 2 <= looked_at <= GUESSES_AN_HOUR


async def test_while_somebody_guesses_the_owner_recovers_and_changes_the_password(
    hall: Hall, seconds: Seconds
) -> None:
    """With passwords or with codes: neither way keeps anybody out of the other."""
    async with client_of(hall, host=GUESSER) as guesser, client_of(hall, host=GUESSER) as owner:
        codes = await owner.register("Embla")
        body = {"name": "Embla", "code": WRONG_CODE, "password": OTHER}
        answers = [(await guesser.post("/recover", body)).status_code for _ in range(30)]
        assert answers == [403] * 10 + [429] * 20
        assert await guess(guesser) == 429
        done(await owner.post("/password", {"old": PASSWORD, "new": OTHER}))
        assert len(done(await owner.post("/recovery", {"password": OTHER}))["recovery"]) == 8
        codes = done(await owner.post("/recovery", {"password": OTHER}))["recovery"]
        async with client_of(hall, host="198.51.100.7") as elsewhere:
            done(await elsewhere.post("/recover", {"name": "Embla", "code": codes[0], "password": PASSWORD}))
        looked_at = 0
        for _ in range(360):
            looked_at += (await guesser.post("/recover", body)).status_code == 403
            seconds.now += HOUR / 360
        assert looked_at <= GUESSES_AN_HOUR


async def test_a_session_left_open_is_no_way_to_guess(hall: Hall, seconds: Seconds) -> None:
    """Its guesses are bounded as any, and count for that session alone."""
    async with client_of(hall) as client, client_of(hall) as left:
        await client.register("Embla")
        await login(left, "Embla")
        looked_at = 0
        for _ in range(180):
            answer = await left.post("/password", {"old": "wrong", "new": OTHER})
            looked_at += refused(answer) == (403, "wrong_password")
            seconds.now += HOUR / 180
        assert GUESSES_AN_HOUR - 2 <= looked_at <= GUESSES_AN_HOUR
        done(await client.post("/password", {"old": PASSWORD, "new": OTHER}))


@pytest.mark.parametrize(
    ("addresses", "most"),
    [
        ([GUESSER], 20),
        ([f"2001:db8:1:2::{k:x}" for k in range(1, 50)], 20),
        ([f"2001:db8:1:{k:x}::1" for k in range(50)], 40),
        ([f"2001:db8:{k:x}::1" for k in range(3)], 60),
    ],
)
async def test_an_address_guesses_so_many_names(hall: Hall, addresses: list[str], most: int) -> None:
    """Of IPv6 a /64 is one address, and a /48 is not worth more than two."""
    looked_at = 0
    for k in range(100):
        async with client_of(hall, host=addresses[k % len(addresses)]) as guesser:
            looked_at += await guess(guesser, f"name {k}") == 403
    assert looked_at == most


async def test_many_addresses_guess_little_more_than_ten(hall: Hall, seconds: Seconds) -> None:
    """At one name; then the owner still comes in by a known browser, or from anywhere by a code."""
    async with client_of(hall) as owner, client_of(hall, host="198.51.100.7") as new:
        codes = await owner.register("Embla")
        looked_at = 0
        for k in range(250):
            async with client_of(hall, host=f"203.0.{k}.9") as guesser:
                looked_at += await guess(guesser) == 403
        assert looked_at == 200
        seconds.now += HOUR / 2
        assert await guess(new) == 403
        for k in range(120):
            async with client_of(hall, host=f"192.0.{k}.9") as guesser:
                looked_at += await guess(guesser) == 403
        assert looked_at == 299
        assert await guess(new) == 429
        done(await owner.post("/logout", {}))
        await login(owner, "Embla")
        async with client_of(hall, host="198.51.100.8") as elsewhere:
            done(await elsewhere.post("/recover", {"name": "Embla", "code": codes[0], "password": PASSWORD}))


async def test_the_success_of_one_gives_another_no_guess_more(hall: Hall) -> None:
    """Whoever guesses at the owner's own address waits, however often the owner comes in there."""
    async with client_of(hall, host=GUESSER) as guesser, client_of(hall, host=GUESSER) as owner:
        await owner.register("Embla")
        assert [await guess(guesser) for _ in range(5)] == [403] * 5
        owner.http.cookies.clear()
        await login(owner, "Embla")
        assert await until_refused(guesser) == 5
        for _ in range(3):
            owner.http.cookies.clear()
            assert refused(await owner.post("/login", {"name": "Embla", "password": PASSWORD}))[0] == 429
        async with client_of(hall, host=GUESSER) as elsewhere:
            await elsewhere.register("Lif")
            for _ in range(30):
                done(await elsewhere.post("/logout", {}))
                elsewhere.http.cookies.clear()
                await login(elsewhere, "Lif")
        assert await guess(guesser) == 429
        assert await until_refused(guesser, "Ask") == 10
        assert await guess(guesser, "Bur") == 429


async def test_a_browser_is_known_by_all_accounts_that_were_logged_in_there(
    hall: Hall, client: Client
) -> None:
    """By a cookie that is another one after each login: a planted or a stolen one is worth nothing then."""
    async with client_of(hall) as browser, client_of(hall) as thief, client_of(hall, host=GUESSER) as guesser:
        browser.http.cookies.set(hall.cookies.device(secure=False), "planted", domain="hall.test")
        await browser.register("Embla")
        first = browser.token("device")
        assert first != "planted"
        done(await browser.post("/logout", {}))
        assert browser.cookie("device")
        await browser.register("Lif")
        assert browser.token("device") != first
        for name in ("Embla", "Lif"):
            await until_refused(guesser, name)
        for stolen in ("planted", first, "x" * 200, ""):
            thief.http.cookies.clear()
            thief.http.cookies.set(browser.cookie("device"), stolen)
            await until_refused(thief)
        for name in ("Embla", "Lif", "Embla"):
            done(await browser.post("/logout", {}))
            await login(browser, name)
            assert browser.token("device") != first


async def test_the_cookie_of_a_browser_is_kept_as_the_sessions_is(hall: Hall, database: Path) -> None:
    """Hidden from scripts, for this site alone, secure over https; the database has its hash alone."""
    async with client_of(hall) as client:
        client.http.base_url = httpx.URL("https://hall.test")
        answer = await client.post("/account", {"name": "Embla", "password": PASSWORD})
        (cookie,) = [one for one in answer.headers.get_list("set-cookie") if DEVICE in one]
        assert {"HttpOnly", "SameSite=lax", "Secure"} <= set(cookie.split("; "))
        assert cookie.startswith(HOST_ONLY)
        token = client.token("device")
        with closing(sqlite3.connect(database)) as connection:
            assert token not in "\n".join(connection.iterdump())
        done(await client.post("/account/erase", {"password": PASSWORD}))
        assert not client.http.cookies


async def test_no_second_of_an_hour_gives_a_guesser_more(tmp_path: Path, seconds: Seconds) -> None:
    """Four guesses a second for three hours: in no hour more than forty are looked at."""
    store = open_store(f"sqlite:///{tmp_path}/hall.db")
    attempts = Attempts(store.limits, seconds)
    times: list[float] = []
    waits: set[float] = set()
    for _ in range(3 * 3_600 * 4):
        try:
            await attempts.begin(AttemptSource("embla", GUESSER))
        except Refused as refusal:
            waits.add(refusal.retry_after or 0)
        else:
            times.append(seconds.now)
        seconds.now += 0.25
    store.close()
    assert min(waits) >= 1
    assert max(waits) <= 180
    assert max(sum(begin <= time < begin + HOUR for time in times) for begin in times) <= GUESSES_AN_HOUR


def test_the_documented_bounds_are_those_of_the_hall() -> None:
    """The docs for hosts say how many guesses there are an hour."""
    text = (Path(__file__).parents[3] / "docs" / "hosts" / "hosting.md").read_text()
    for rate in RATES.values():
        assert (
            f"{rate.size} at once, one every {rate.every:.0f} s, {rate.size + HOUR / rate.every:.0f} an hour"
            in text
        )
