"""The session's cookie over TLS and without, and a hall that moves from one to the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from http.cookies import SimpleCookie

import httpx
import pytest

from gladsheim.server.app import create_app
from gladsheim.server.hall.hall import Hall
from gladsheim.server.identity.cookies import PLAIN, SECURE
from gladsheim.server.identity.sessions import MARK
from tests.server.accounts.entering import PASSWORD, hall, login, me, other, seconds
from tests.server.calls import Client, done
from tests.server.conftest import client_of
from tests.server.live.test_socket import served

__all__ = ["hall", "other", "seconds", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HTTPS = "https://hall.test"


@pytest.fixture
async def over_tls(hall: Hall) -> AsyncIterator[Client]:
    """A guest who comes over TLS."""
    transport = httpx.ASGITransport(app=create_app(hall), client=("198.51.100.1", 1234))
    async with httpx.AsyncClient(transport=transport, base_url=HTTPS) as http:
        yield Client(http)


def cookies_of(answer: httpx.Response) -> SimpleCookie:
    """The cookies that an answer sets."""
    return SimpleCookie("\r\n".join(answer.headers.get_list("set-cookie")))


async def test_over_tls_the_cookie_is_for_this_host_alone(over_tls: Client) -> None:
    """As browsers ask of its name: secure, for all paths, without a domain; scripts do not see it."""
    answers = [
        await over_tls.get("/me"),
        await over_tls.post("/account", {"name": "Embla", "password": PASSWORD}),
        await over_tls.post("/login", {"name": "Embla", "password": PASSWORD}),
        await over_tls.post("/logout", {}),
    ]
    for answer in answers:
        cookie = cookies_of(answer)[SECURE]
        assert (cookie["path"], cookie["domain"]) == ("/", "")
        assert (cookie["secure"], cookie["httponly"], cookie["samesite"]) == (True, True, "lax")
    assert cookies_of(answers[0])[SECURE].value.startswith(MARK)
    assert PLAIN not in cookies_of(answers[0])


async def test_browsers_are_told_to_come_over_tls(client: Client, over_tls: Client) -> None:
    """By every answer over TLS, refusals too; over plain HTTP nothing is said."""
    for path in ("/api/me", "/", "/api/none", "/none.js"):
        answer = await over_tls.http.get(path)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in (await client.http.get(path)).headers


async def test_what_a_proxy_says_of_tls_counts(served: tuple[Hall, str]) -> None:
    """Behind a real server, from an address whose word is taken."""
    async with httpx.AsyncClient(base_url=f"http://{served[1]}/api") as http:
        answer = await http.get("/me", headers={"x-forwarded-proto": "https"})
        assert SECURE in cookies_of(answer)
        assert "strict-transport-security" in answer.headers
        answer = await http.get("/me")
        assert PLAIN in cookies_of(answer)
        assert "strict-transport-security" not in answer.headers


async def test_who_was_known_before_the_hall_moved_to_tls_still_is(client: Client, over_tls: Client) -> None:
    """The session stays, its cookie gets the right name, and the former one is taken away."""
    name = (await me(client))["name"]
    token = client.http.cookies[PLAIN]
    answer = await over_tls.http.get("/api/me", headers={"cookie": f"{PLAIN}={token}"})
    assert (done(answer)["name"], done(answer)["created"]) == (name, False)
    set_now = cookies_of(answer)
    assert set_now[SECURE].value == token
    assert set_now[PLAIN]["max-age"] == "0"
    again = await over_tls.http.get("/api/me", headers={"cookie": f"{SECURE}={token}"})
    assert done(again)["name"] == name
    assert "set-cookie" not in again.headers


async def test_a_new_session_takes_the_former_name_away(client: Client, over_tls: Client) -> None:
    """Who logs in over TLS with a cookie of before has only the new one afterwards."""
    await client.register("Embla")
    headers = {"cookie": f"{PLAIN}={client.http.cookies[PLAIN]}"}
    body = {"name": "Embla", "password": PASSWORD}
    found = cookies_of(await over_tls.http.post("/api/login", json=body, headers=headers))
    assert found[SECURE].value.startswith(MARK)
    assert found[PLAIN]["max-age"] == "0"


async def test_no_session_of_tls_is_slipped_in_under_the_former_name(
    hall: Hall, client: Client, over_tls: Client
) -> None:
    """A cookie without the prefix can come from a neighbour or from the way: it counts for nothing."""
    thief = done(await over_tls.get("/me"))["name"]
    token = over_tls.http.cookies[SECURE]
    over_tls.http.cookies.clear()
    for base in (HTTPS, "http://hall.test"):
        answer = await over_tls.http.get(f"{base}/api/me", headers={"cookie": f"{PLAIN}={token}"})
        over_tls.http.cookies.clear()
        assert done(answer)["name"] != thief
        assert done(answer)["created"]
    # Nor does one win against the right one.
    own = await me(client)
    both = f"{PLAIN}={client.http.cookies[PLAIN]}; {SECURE}={token}"
    assert done(await over_tls.http.get("/api/me", headers={"cookie": both}))["name"] == thief != own["name"]


async def test_over_plain_http_the_name_of_tls_counts_for_nothing(client: Client, over_tls: Client) -> None:
    """No browser sends it there."""
    await over_tls.get("/me")
    headers = {"cookie": f"{SECURE}={over_tls.http.cookies[SECURE]}"}
    assert done(await client.http.get("/api/me", headers=headers))["created"]


async def test_a_password_opens_the_account_whichever_way(
    hall: Hall, client: Client, over_tls: Client
) -> None:
    """Sessions of both kinds stand beside each other."""
    await client.register("Embla")
    await login(over_tls, "Embla")
    assert (await me(over_tls))["name"] == (await me(client))["name"]
    async with client_of(hall) as third:
        assert (await me(third))["created"]
