"""Who guesses names, passwords and codes learns nothing, and has to wait."""

from __future__ import annotations

import pytest

from gladsheim.server.hall import Hall
from tests.server.accounts.entering import OTHER, PASSWORD, Seconds, hall, login, me, other, seconds
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import client_of

__all__ = ["hall", "other", "seconds"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_a_wrong_name_and_a_wrong_password_are_answered_alike(
    hall: Hall, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bytes, and a hash is worked out for both."""
    await client.register("Embla")
    verified: list[bool] = []
    before = hall.passwords._verify

    def verify(stored: str | None, password: str) -> bool:
        verified.append(stored is None)
        return before(stored, password)

    monkeypatch.setattr(hall.passwords, "_verify", verify)
    answers = [await other.post("/login", {"name": name, "password": OTHER}) for name in ("Embla", "Nobody")]
    assert verified == [False, True]
    assert refused(answers[0]) == (403, "wrong_login")
    assert answers[0].content == answers[1].content
    assert answers[0].headers == answers[1].headers
    codes = [
        await other.post("/recover", {"name": name, "code": "0000-0000-0000-0000", "password": OTHER})
        for name in ("Embla", "Nobody")
    ]
    assert refused(codes[0]) == (403, "wrong_login")
    assert codes[0].content == codes[1].content


async def test_who_guesses_has_to_wait(client: Client, other: Client, seconds: Seconds) -> None:
    """Whether the name exists or not; who waits gets in, and asking meanwhile makes it no longer."""
    await client.register("Embla")
    for name in ("Embla", "Nobody"):
        answers = [await other.post("/login", {"name": name, "password": OTHER}) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2
        assert refused(answers[-1]) == (429, "slow_down")
        assert answers[-1].headers["retry-after"] == "120"
        seconds.now += 20 * 180
    for _ in range(10):
        await other.post("/login", {"name": "Embla", "password": OTHER})
    # While it has to wait, not even the right password helps.
    seconds.now += 119
    for _ in range(3):
        answer = await other.post("/login", {"name": "embla", "password": PASSWORD})
        assert (refused(answer), answer.headers["retry-after"]) == ((429, "slow_down"), "1")
    seconds.now += 1
    await login(other, "Embla")


async def test_an_address_that_tries_many_names_has_to_wait(hall: Hall, seconds: Seconds) -> None:
    """Others are let in meanwhile, and a success of its own does not clear it."""
    async with client_of(hall, host="203.0.113.9") as guesser, client_of(hall) as client:
        await client.register("Embla")
        codes = [
            refused(await guesser.post("/login", {"name": f"name {k}", "password": OTHER}))[0]
            for k in range(22)
        ]
        assert codes == [403] * 20 + [429] * 2
        async with client_of(hall, host="203.0.113.10") as neighbour:
            await login(neighbour, "Embla")
        seconds.now += 180
        await login(guesser, "Embla")
        answer = await guesser.post("/login", {"name": "name", "password": OTHER})
        assert refused(answer) == (403, "wrong_login")
        answer = await guesser.post("/login", {"name": "name", "password": OTHER})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "180")


async def test_people_are_found_by_their_exact_name(client: Client, other: Client, seconds: Seconds) -> None:
    """Accounts alone, and only so often."""
    await client.register("Embla")
    await other.put("/me", {"name": "Lif"})
    found = {name: done(await other.get("/people", name=name))["found"] for name in ("embla", "Emb", "Lif")}
    assert found == {"embla": True, "Emb": False, "Lif": False}
    answers = [await other.get("/people", name="Embla") for _ in range(28)]
    assert [answer.status_code for answer in answers] == [200] * 27 + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    seconds.now += 2
    assert done(await other.get("/people", name="Embla"))["found"]


async def test_names_cannot_be_tried_without_end(client: Client, other: Client, seconds: Seconds) -> None:
    """Renaming and sitting down tell whether a name is taken: only so often; one's own name is free."""
    await client.register("Embla")
    table = (await client.open([OPEN, human("Embla")]))["id"]
    codes = [(await other.put("/me", {"name": f"name {k}"})).status_code for k in range(61)]
    assert codes[:55] == [200] * 55
    assert codes[-1] == 429
    last = (await me(other))["name"]
    assert done(await other.put("/me", {"name": last.upper()}))["name"] == last.upper()
    answer = await other.post(f"/tables/{table}/seats/0", {"name": "Embla"})
    assert refused(answer) == (429, "slow_down")
    assert (await other.sit(table, 0, last))["status"] == "running"
    seconds.now += 1
    assert refused(await other.put("/me", {"name": "Embla"})) == (409, "name_taken")


async def test_accounts_are_not_made_by_the_hundred(hall: Hall, client: Client) -> None:
    """One address makes so many, and then has to wait."""
    made = 0
    for number in range(25):
        async with client_of(hall) as guest:
            answer = await guest.post("/account", {"name": f"name {number}", "password": PASSWORD})
            made += answer.status_code == 200
    assert made == 20
    async with client_of(hall, host="203.0.113.9") as elsewhere:
        await elsewhere.register("Embla")


async def test_what_is_secret_stands_in_no_log(
    client: Client, other: Client, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither passwords nor codes nor cookies, whatever goes right or wrong."""
    caplog.set_level("DEBUG")
    codes = await client.register("Embla")
    await other.post("/login", {"name": "Embla", "password": OTHER})
    await other.post("/recover", {"name": "Embla", "code": codes[0], "password": OTHER})
    await other.post("/password", {"old": OTHER, "new": 5})
    for secret in (PASSWORD, OTHER, *codes, client.token()):
        assert secret not in caplog.text
