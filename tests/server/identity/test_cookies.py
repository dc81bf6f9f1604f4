"""The names of the session's cookie: over TLS and without, of before, and of several halls at one host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from gladsheim.server.identity.cookies import DEVICE, HOST_ONLY, SESSION
from gladsheim.server.identity.sessions import MARK
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.store import open_store
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.accounts.entering import PASSWORD, hall, login, me, other, seconds
from tests.server.calls import Client, done, refused
from tests.server.conftest import SETTINGS, client_of
from tests.server.live.test_socket import served

__all__ = ["hall", "other", "seconds", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HTTPS = "https://hall.test"


@pytest.fixture
async def over_tls(hall: Hall) -> AsyncIterator[Client]:
    """A guest who comes over TLS."""
    async with secure_client_of(hall) as client:
        yield client


@asynccontextmanager
async def secure_client_of(hall: Hall) -> AsyncIterator[Client]:
    """The same, as often as wanted."""
    transport = httpx.ASGITransport(app=create_app(hall), client=("198.51.100.1", 1234))
    async with httpx.AsyncClient(transport=transport, base_url=HTTPS) as http:
        yield Client(http)


def cookies_of(answer: httpx.Response) -> SimpleCookie:
    """The cookies that an answer sets."""
    return SimpleCookie("\r\n".join(answer.headers.get_list("set-cookie")))


async def test_over_tls_the_cookie_is_for_this_host_alone(hall: Hall, over_tls: Client) -> None:
    """As browsers ask of its name: secure, for all paths, without a domain; scripts do not see it."""
    answers = [
        await over_tls.get("/me"),
        await over_tls.post("/account", {"name": "Embla", "password": PASSWORD}),
        await over_tls.post("/login", {"name": "Embla", "password": PASSWORD}),
        await over_tls.post("/logout", {}),
    ]
    right = hall.cookies.session(secure=True)
    assert right.startswith(HOST_ONLY)
    for answer in answers:
        cookie = cookies_of(answer)[right]
        assert (cookie["path"], cookie["domain"]) == ("/", "")
        assert (cookie["secure"], cookie["httponly"], cookie["samesite"]) == (True, True, "lax")
    assert cookies_of(answers[0])[right].value.startswith(MARK)
    assert set(cookies_of(answers[0])) == {right}


async def test_browsers_are_told_to_come_over_tls(client: Client, over_tls: Client) -> None:
    """By every answer over TLS, refusals too; over plain HTTP nothing is said."""
    for path in ("/api/me", "/", "/api/none", "/none.js"):
        answer = await over_tls.http.get(path)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in (await client.http.get(path)).headers


async def test_what_a_proxy_says_of_tls_counts(served: tuple[Hall, str]) -> None:
    """Behind a real server, from an address whose word is taken."""
    async with httpx.AsyncClient(base_url=f"http://{served[1]}/api", timeout=PATIENCE) as http:
        answer = await http.get("/me", headers={"x-forwarded-proto": "https"})
        assert served[0].cookies.session(secure=True) in cookies_of(answer)
        assert "strict-transport-security" in answer.headers
        answer = await http.get("/me")
        assert served[0].cookies.session(secure=False) in cookies_of(answer)
        assert "strict-transport-security" not in answer.headers


def sent(name: str, token: str) -> dict[str, str]:
    """The headers of a browser that sends one cookie."""
    return {"cookie": f"{name}={token}"}


@pytest.mark.parametrize("worded", [True, False])
async def test_who_was_known_before_the_hall_moved_to_tls_still_is(
    hall: Hall, client: Client, over_tls: Client, worded: bool
) -> None:
    """The session stays, its cookie gets the right name, and the former one is taken away."""
    name = (await me(client))["name"]
    right, former = hall.cookies.session(secure=True), client.cookie() if worded else SESSION
    token = client.token()
    answer = await over_tls.http.get("/api/me", headers=sent(former, token))
    assert (done(answer)["name"], done(answer)["created"]) == (name, False)
    set_now = cookies_of(answer)
    assert set_now[right].value == token
    assert set_now[former]["max-age"] == "0"
    again = await over_tls.http.get("/api/me", headers=sent(right, token))
    assert done(again)["name"] == name
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("secure", [True, False])
async def test_who_was_known_by_the_name_of_before_still_is(
    hall: Hall, client: Client, over_tls: Client, secure: bool
) -> None:
    """By the first request, whatever it asks: the token gets the name with the hall's word."""
    guest = over_tls if secure else client
    name = (await me(guest))["name"]
    right, token, former = guest.cookie(), guest.token(), (HOST_ONLY if secure else "") + SESSION
    guest.http.cookies.clear()
    guest.http.cookies.set(former, token, domain="hall.test")
    answer = await guest.get("/tables")
    assert cookies_of(answer)[right].value == token
    assert cookies_of(answer)[former]["max-age"] == "0"
    assert dict(guest.http.cookies) == {right: token}
    assert (await me(guest))["name"] == name


@pytest.mark.parametrize("secure", [True, False])
async def test_what_another_hall_left_under_the_name_of_before_stays(
    hall: Hall, client: Client, over_tls: Client, secure: bool
) -> None:
    """A guest gets a cookie beside it; neither logging out nor a new session takes it away."""
    guest = over_tls if secure else client
    former = (HOST_ONLY if secure else "") + SESSION
    guest.http.cookies.set(former, "of another hall", domain="hall.test")
    assert (await me(guest))["created"]
    await guest.register("Embla")
    await login(guest, "Embla")
    done(await guest.post("/logout", {}))
    assert dict(guest.http.cookies)[former] == "of another hall"
    assert not guest.cookie()


async def test_a_new_session_takes_the_former_name_away(client: Client, over_tls: Client) -> None:
    """Who logs in over TLS with a cookie of before has only the new one afterwards."""
    await client.register("Embla")
    body = {"name": "Embla", "password": PASSWORD}
    for former in (client.cookie(), SESSION):
        headers = sent(former, client.token())
        found = cookies_of(await over_tls.http.post("/api/login", json=body, headers=headers))
        assert found[over_tls.cookie()].value.startswith(MARK)
        assert found[former]["max-age"] == "0"
        over_tls.http.cookies.clear()
        # That session has ended with it.
        client.http.cookies.clear()
        await login(client, "Embla")


async def test_a_browser_is_known_by_the_name_of_before(hall: Hall, client: Client) -> None:
    """Its next login gives it the new name; the former one may be another hall's and stays."""
    await client.register("Embla")
    device = client.token("device")
    client.http.cookies.clear()
    client.http.cookies.set(DEVICE, device, domain="hall.test")
    assert hall.cookies.device_in(client.http.cookies, secure=False) == device
    await login(client, "Embla")
    assert client.token("device") != device == client.http.cookies[DEVICE]


async def test_no_session_of_tls_is_slipped_in_under_the_former_name(
    hall: Hall, client: Client, over_tls: Client
) -> None:
    """A cookie without the prefix can come from a neighbour or from the way: it counts for nothing."""
    thief = done(await over_tls.get("/me"))["name"]
    right, token = over_tls.cookie(), over_tls.token()
    for base in (HTTPS, "http://hall.test"):
        over_tls.http.cookies.clear()
        answer = await over_tls.http.get(f"{base}/api/me", headers=sent(SESSION, token))
        assert done(answer)["name"] != thief
        assert done(answer)["created"]
        over_tls.http.cookies.clear()
        named = sent(hall.cookies.session(secure=False), token)
        assert refused(await over_tls.http.get(f"{base}/api/me", headers=named)) == (401, "session_ended")
    # Nor does one win against the right one.
    own = await me(client)
    for former in (SESSION, client.cookie()):
        both = {"cookie": f"{former}={client.token()}; {right}={token}"}
        assert done(await over_tls.http.get("/api/me", headers=both))["name"] == thief != own["name"]
        lost = {"cookie": f"{former}={client.token()}; {right}=unknown"}
        assert refused(await over_tls.http.get("/api/me", headers=lost)) == (401, "session_ended")


async def test_over_plain_http_the_name_of_tls_counts_for_nothing(client: Client, over_tls: Client) -> None:
    """No browser sends it there."""
    await over_tls.get("/me")
    for name in (over_tls.cookie(), HOST_ONLY + SESSION):
        headers = sent(name, over_tls.token())
        assert done(await client.http.get("/api/me", headers=headers))["created"]
        client.http.cookies.clear()


async def test_a_password_opens_the_account_whichever_way(
    hall: Hall, client: Client, over_tls: Client
) -> None:
    """Sessions of both kinds stand beside each other."""
    await client.register("Embla")
    await login(over_tls, "Embla")
    assert (await me(over_tls))["name"] == (await me(client))["name"]
    async with client_of(hall) as third:
        assert (await me(third))["created"]


@asynccontextmanager
async def neighbour(folder: Path) -> AsyncIterator[Hall]:
    """Another hall, at another port of the same host."""
    store = open_store(f"sqlite:///{folder}/neighbour.db")
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), settings=SETTINGS)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


@pytest.mark.parametrize("secure", [True, False])
async def test_two_halls_at_one_host_leave_each_others_cookies_alone(
    hall: Hall, tmp_path: Path, secure: bool
) -> None:
    """A browser sends both halls all cookies of the host, and is known at each by its own."""
    at = secure_client_of if secure else client_of
    async with neighbour(tmp_path) as near, at(hall) as here, at(near) as there:
        there.http.cookies.jar = here.http.cookies.jar
        table = (await here.open())["id"]
        await there.register("Embla")
        await there.open()
        done(await there.post("/logout", {}))
        assert all(seat["mine"] for seat in (await here.view(table))["seats"])
        await here.register("Embla")
        assert (await me(there))["created"]
        done(await there.post("/account/erase", {}))
        done(await there.post("/logout", {}))
        assert (await me(here))["account"]


async def test_the_cookies_of_many_halls_are_no_burden(served: tuple[Hall, str]) -> None:
    """As many as browsers keep of one host, each the longest that there is: the hall still knows its own."""
    token = MARK + "x" * 43
    others = [f"{HOST_ONLY}{kind}_{number:08x}={token}" for number in range(90) for kind in (SESSION, DEVICE)]
    async with httpx.AsyncClient(base_url=f"http://{served[1]}/api", timeout=PATIENCE) as http:
        name = done(await http.get("/me"))["name"]
        (own,) = http.cookies.items()
        headers = {"cookie": "; ".join([*others, "=".join(own)])}
        assert done(await http.get("/me", headers=headers))["name"] == name


async def test_a_hall_keeps_its_word(hall_url: str) -> None:
    """Processes that begin at once agree on the word of one of them, which is that of all later ones."""
    fresh = ["first", "second", "third", "fourth"]
    stores = [open_store(hall_url) for _ in fresh]
    words = set(
        await asyncio.gather(*(store.people.hall_word(one) for store, one in zip(stores, fresh, strict=True)))
    )
    words.add(await stores[0].people.hall_word("fifth"))
    for store in stores:
        store.close()
    assert len(words) == 1
    assert words <= set(fresh)
