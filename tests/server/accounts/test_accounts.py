"""Accounts: made of guests, entered by password or recovery code."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.store import open_store
from tests.server import toy_hall
from tests.server.accounts.entering import OTHER, PASSWORD, hall, login, me, other, seconds
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import SETTINGS, OpenHall, client_of

__all__ = ["hall", "other", "seconds"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_a_guest_becomes_an_account_and_keeps_the_games(open_hall: OpenHall) -> None:
    """Eight codes are shown, the session is a new one, and tables and seats stay."""
    async with open_hall() as hall, client_of(hall) as client:
        view = await client.open()
        before = client.token()
        codes = await client.register("Embla")
        assert len(set(codes)) == 8
        assert client.token() != before
        after = await me(client)
        assert (after["name"], after["account"], after["created"]) == ("Embla", True, False)
        assert (await client.view(view["id"]))["seats"][0]["mine"]
        async with client_of(hall) as thief:
            thief.http.cookies[client.cookie()] = before
            assert await thief.is_ended()
    async with open_hall() as hall, client_of(hall) as elsewhere:
        assert (await login(elsewhere, "embla"))["name"] == "Embla"
        assert (await elsewhere.view(view["id"]))["seats"][0]["mine"]


async def test_one_who_is_nobody_yet_can_make_an_account(client: Client) -> None:
    """Also without having been a guest before."""
    await client.register("Embla")
    assert (await me(client))["account"]
    again = await client.post("/account", {"name": "Lif", "password": PASSWORD})
    assert refused(again) == (409, "already_account")


async def test_of_two_names_that_look_alike_one_is_an_account(client: Client, other: Client) -> None:
    """Case and width do not tell names apart, neither for accounts nor for guests."""
    await client.register("Embla")
    for name in ("embla", "EMBLA", "Ｅmbla", "  Embla "):
        answer = await other.post("/account", {"name": name, "password": PASSWORD})
        assert refused(answer) == (409, "name_taken")
        assert refused(await other.put("/me", {"name": name})) == (409, "name_taken")
    assert done(await client.put("/me", {"name": "EMBLA"}))["name"] == "EMBLA"
    assert done(await client.put("/me", {"name": "Lif"}))["name"] == "Lif"
    await other.register("Embla")
    assert refused(await client.put("/me", {"name": "embla"})) == (409, "name_taken")


async def test_the_database_holds_hashes_alone(client: Client, database: Path) -> None:
    """Neither password nor recovery codes can be read from the file."""
    codes = await client.register("Embla")
    with closing(sqlite3.connect(database)) as connection:
        dump = "\n".join(connection.iterdump())
    assert "$argon2id$" in dump
    for secret in (PASSWORD, *codes, *(code.replace("-", "") for code in codes)):
        assert secret not in dump


@pytest.mark.parametrize("password", ["", "short", "x" * 201, 1234567890])
async def test_a_password_has_its_bounds(client: Client, password: Any) -> None:
    """Ten characters at least and two hundred at most; the message repeats none of them."""
    answer = await client.post("/account", {"name": "Embla", "password": password})
    assert refused(answer) == (400, "bad_request")
    assert answer.json()["error"]["field"] == "password"
    assert not password or str(password) not in answer.text


async def test_logging_in_changes_the_session_and_may_bring_the_games(
    hall: Hall, client: Client, other: Client
) -> None:
    """The guest's tables and seats go to the account only if that is wished."""
    await client.register("Embla")
    theirs = (await client.open([human("Embla"), OPEN]))["id"]
    kept = await other.open()
    await other.sit(theirs, 1)
    before = other.token()
    after = await login(other, "Embla", keep_games=True)
    assert (after["name"], after["waiting"]) == ("Embla", 2)
    view = await other.view(kept["id"])
    assert view["my_turn"]
    assert view["creator_mine"]
    assert [seat["mine"] for seat in view["seats"]] == [True, True]
    done(await other.act(view))
    # Where the account sits itself, the guest's seat stays away from it: nobody sees two hands.
    assert [seat["mine"] for seat in (await other.view(theirs))["seats"]] == [True, False]
    async with client_of(hall) as thief:
        thief.http.cookies.set(other.cookie(), before, domain="hall.test")
        assert await thief.is_ended()
        done(await thief.post("/logout", {}))
        assert (await me(thief))["created"]
        left = (await thief.open())["id"]
        await login(thief, "Embla")
        assert not any(seat["mine"] for seat in (await thief.view(left))["seats"])


async def test_an_account_that_logs_in_as_another_gives_it_nothing(client: Client, other: Client) -> None:
    """Only what a guest has can be kept."""
    await client.register("Embla")
    await other.register("Lif")
    view = await other.open()
    await login(other, "Embla", keep_games=True)
    assert not any(seat["mine"] for seat in (await other.view(view["id"]))["seats"])
    await login(other, "Lif")
    assert all(seat["mine"] for seat in (await other.view(view["id"]))["seats"])


async def test_logging_out_ends_the_session(client: Client) -> None:
    """The cookie is taken away, and would no longer be good."""
    await client.register("Embla")
    name, token = client.cookie(), client.token()
    assert done(await client.post("/logout", {})) == {}
    assert not client.cookie()
    client.http.cookies[name] = token
    assert await client.is_ended()
    client.http.cookies.clear()
    assert done(await client.post("/logout", {})) == {}


async def test_a_new_password_ends_all_other_sessions(hall: Hall, client: Client, other: Client) -> None:
    """The own session is renewed; the old password is no longer good, and is asked for."""
    await client.register("Embla")
    await login(other, "Embla")
    before = client.token()
    wrong = await client.post("/password", {"old": OTHER, "new": OTHER})
    assert (refused(wrong), wrong.json()["error"]["field"]) == ((403, "wrong_password"), "old")
    assert done(await client.post("/password", {"old": PASSWORD, "new": OTHER})) == {}
    assert client.token() != before
    assert (await me(client))["account"]
    assert await other.is_ended()
    async with client_of(hall) as elsewhere:
        answer = await elsewhere.post("/login", {"name": "Embla", "password": PASSWORD})
        assert refused(answer) == (403, "wrong_login")
        await login(elsewhere, "Embla", OTHER)


async def test_a_guest_has_no_password(client: Client, other: Client) -> None:
    """Neither a guest nor one who is nobody yet can change one."""
    await client.get("/me")
    for guest in (client, other):
        answers = [
            await guest.post("/password", {"old": PASSWORD, "new": OTHER}),
            await guest.post("/recovery", {"password": PASSWORD}),
        ]
        assert [refused(answer) for answer in answers] == [(403, "not_account")] * 2


async def test_a_recovery_code_is_good_once(client: Client, other: Client) -> None:
    """However it is written; it sets a new password and ends all other sessions."""
    codes = await client.register("Embla")
    written = codes[3].replace("-", " ").lower().replace("0", "o").replace("1", "l")
    body = {"name": "EMBLA", "code": written, "password": OTHER}
    assert done(await other.post("/recover", body))["name"] == "Embla"
    assert (await me(other))["account"]
    assert await client.is_ended()
    assert refused(await client.post("/recover", body)) == (403, "wrong_login")
    await login(client, "Embla", OTHER)
    done(await client.post("/recover", {**body, "code": codes[0]}))


async def test_fresh_codes_replace_the_old(client: Client, other: Client) -> None:
    """They are given for the password alone."""
    old = await client.register("Embla")
    assert refused(await client.post("/recovery", {"password": OTHER})) == (403, "wrong_password")
    new = done(await client.post("/recovery", {"password": PASSWORD}))["recovery"]
    assert len({*old, *new}) == 16
    body = {"name": "Embla", "password": OTHER}
    assert refused(await other.post("/recover", {**body, "code": old[0]})) == (403, "wrong_login")
    done(await other.post("/recover", {**body, "code": new[0]}))


async def test_sessions_are_listed_and_ended(hall: Hall, client: Client, other: Client) -> None:
    """Each is named by its browser; ending one shuts it out at once, and nobody ends another's."""
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    await client.register("Embla")
    other.http.headers["user-agent"] = agent
    await login(other, "Embla")
    listed = (await client.get("/sessions")).json()
    assert [(one["agent"], one["current"]) for one in listed] in (
        [("Firefox on Linux", False), ("", True)],
        [("", True), ("Firefox on Linux", False)],
    )
    assert all(set(one) == {"id", "agent", "created", "seen", "current"} for one in listed)
    theirs = next(one["id"] for one in listed if not one["current"])
    async with client_of(hall) as stranger:
        assert (await stranger.get("/sessions")).json() == []
        assert refused(await stranger.delete(f"/sessions/{theirs}")) == (404, "not_found")
        await stranger.get("/me")
        assert refused(await stranger.delete(f"/sessions/{theirs}")) == (404, "not_found")
    done(await client.delete(f"/sessions/{theirs}"))
    assert await other.is_ended()
    own = next(one["id"] for one in listed if one["current"])
    done(await client.delete(f"/sessions/{own}"))
    assert not client.cookie()


async def test_cookies_are_for_this_site_alone_and_secure_over_https(client: Client) -> None:
    """Every answer that sets one sets it so."""
    answers = [
        await client.get("/me"),
        await client.post("/account", {"name": "Embla", "password": PASSWORD}),
        await client.post("/login", {"name": "Embla", "password": PASSWORD}),
        await client.post("/password", {"old": PASSWORD, "new": OTHER}),
        await client.post("/logout", {}),
    ]
    for answer in answers:
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie
    answer = await client.http.get("https://hall.test/api/me")
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_hall_without_accounts_has_none(database: Path) -> None:
    """At a party everybody is a guest: nothing of accounts is answered, and nobody can be invited."""
    store = open_store(f"sqlite:///{database}")
    settings = replace(SETTINGS, accounts=False)
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), settings=settings)
    await hall.start()
    async with client_of(hall) as client:
        assert (await me(client))["accounts"] is False
        body = {"name": "Embla", "password": PASSWORD}
        answers = [
            await client.post("/account", body),
            await client.post("/login", body),
            await client.post("/recover", {**body, "code": "x"}),
            await client.post("/password", {"old": PASSWORD, "new": OTHER}),
            await client.post("/recovery", {"password": PASSWORD}),
            await client.get("/people", name="Embla"),
        ]
        assert {refused(answer) for answer in answers} == {(404, "no_accounts")}
        assert (await client.open([human("Ask"), OPEN]))["status"] == "open"
        wish = {"game": "toy", "seats": [human("Ask"), {"kind": "invited", "name": "Embla"}]}
        assert refused(await client.post("/tables", wish)) == (400, "bad_request")
    await hall.stop()
