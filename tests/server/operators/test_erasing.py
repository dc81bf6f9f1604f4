"""Erasing somebody: what goes, what stays for the others, and what a running hall shows of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gladsheim.records import now
from gladsheim.records.reading import from_json
from gladsheim.server.hall import Hall
from gladsheim.server.operators.erasing import DatabaseEraser
from gladsheim.store import open_store
from gladsheim.store.operators.audit import OPERATOR, Note
from gladsheim.tables.people.people import User
from gladsheim.tables.record import ERASED_NAME
from gladsheim.tables.refusals import Unreadable
from gladsheim.tables.running.live import Live
from tests.server.accounts.entering import PASSWORD, me
from tests.server.calls import OPEN, Client, bot, done, human, invited, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.waiting import until

pytestmark = pytest.mark.anyio

NAME = "Gullveig"


async def user_of(hall: Hall, client: Client) -> str:
    """The id of a client's user."""
    found = await hall.sessions.find(client.token())
    assert found is not None
    return found.user.id


async def finished(one: Client, other: Client, **options: Any) -> str:
    """A game of two clients that is over."""
    view = await one.open([human(NAME), OPEN], cards=2, **options)
    view = await other.sit(view["id"], 1)
    while view["status"] == "running":
        actor = (one, other)[view["to_act"]]
        view = done(await actor.act(await actor.view(view["id"])))
    return str(view["id"])


async def test_an_account_erases_itself_and_the_others_keep_their_games(hall: Hall, client: Client) -> None:
    """Its name is nowhere any more; what is over verifies, what runs is resigned, what waits is left."""
    await client.register(NAME)
    async with client_of(hall) as friend:
        over = await finished(client, friend)
        running = (await client.open([human(NAME), OPEN], cards=2))["id"]
        await friend.sit(running, 1)
        own = (await client.open([human(NAME), OPEN]))["id"]
        theirs = (await friend.open([human("Lif"), OPEN, OPEN]))["id"]
        await client.sit(theirs, 1, NAME)
        assert NAME in (await hall.views.message_for(None, running)).whole.decode()

        assert refused(await client.post("/account/erase", {"password": "wrong password"})) == (
            403,
            "wrong_password",
        )
        assert refused(await client.post("/account/erase", {})) == (403, "wrong_password")
        done(await client.post("/account/erase", {"password": PASSWORD}))

        assert NAME not in (await hall.views.message_for(None, running)).whole.decode()
        view = await friend.view(running)
        assert [(seat["name"], seat["taken"]) for seat in view["seats"]] == [("", True), ("Lif", True)]
        assert (view["status"], view["ended"]) == ("over", {"how": "resigned", "seats": [0]})
        assert refused(await friend.get(f"/tables/{own}/entries")) == (409, "closed")
        assert [seat["taken"] for seat in (await friend.view(theirs))["seats"]] == [True, False, False]
        written = done(await friend.get(f"/tables/{over}/record"))
        assert from_json(written).seats[0].name == ERASED_NAME
        cards = {card["id"]: card for card in (await friend.get("/tables")).json()}
        assert [seat["taken"] for seat in cards[over]["seats"]] == [True, True]

        again = done(await friend.post(f"/tables/{over}/rematch", {}))
        assert [(seat["name"], seat["taken"]) for seat in again["seats"]] == [("", False), ("Lif", True)]
        assert (await me(client))["created"]
        login = await friend.post("/login", {"name": NAME, "password": PASSWORD, "keep_games": False})
        assert refused(login) == (403, "wrong_login")


async def test_a_guest_needs_no_password_and_again_does_nothing(hall: Hall, client: Client) -> None:
    """After it the browser is nobody's, and a stranger has nothing to erase."""
    await client.put("/me", {"name": NAME})
    user = await user_of(hall, client)
    done(await client.post("/account/erase", {}))
    assert await hall.store.people.user(user) is None
    done(await client.post("/account/erase", {}))
    notes = await hall.store.moderation.audit.read(user=user)
    assert [(note.who, note.what, note.about) for note in notes] == [(user, "erased", user)]


async def test_a_deal_that_waits_for_nonces_is_cancelled(hall: Hall, client: Client) -> None:
    """Nobody waits for cards that would be dealt to one who is gone."""
    async with client_of(hall) as friend:
        view = await friend.open([human("Lif"), OPEN])
        promised = {"name": NAME, "promise": "0" * 64}
        waiting = done(await client.post(f"/tables/{view['id']}/seats/1", promised))
        assert waiting["status"] == "dealing"
        done(await client.post("/account/erase", {}))
        assert (await friend.view(view["id"]))["status"] == "closed"


async def test_a_running_hall_learns_what_another_process_has_erased(
    hall: Hall, client: Client, hall_url: str
) -> None:
    """At its next look the session is nobody's, the table is shown without the name, and a bot plays on."""
    async with client_of(hall) as friend, client_of(hall) as other:
        table = (await client.open([human(NAME), OPEN, OPEN]))["id"]
        await friend.sit(table, 1)
        await other.sit(table, 2, "Lifthrasir")
        assert NAME in (await hall.views.message_for(None, table)).whole.decode()
        user = await user_of(hall, client)
        await erase_beside(hall, hall_url, user)
        await hall.moderation.look()
        assert NAME not in (await hall.views.message_for(None, table)).whole.decode()
        live = await until(hall, table, lambda live: live.to_act != 0)
        assert live.gone(0) == "resigned"
        assert await client.is_ended()


async def erase_beside(hall: Hall, hall_url: str, user: str) -> None:
    """What the operator's command does in a process of its own."""
    beside = open_store(hall_url)
    await DatabaseEraser(beside, hall.library.games).erase(user, Note(now(), OPERATOR, "erased", user, {}))
    beside.close()


async def test_the_owner_of_a_bot_account_resigns_for_it(hall: Hall, client: Client) -> None:
    """Also where somebody else plays against it."""
    await client.register(NAME)
    owner = await user_of(hall, client)
    robot = await hall.robots.make(User(owner, NAME, True), "Hugin")
    async with client_of(hall) as friend:
        table = (await friend.open([human("Lif"), invited("Hugin")]))["id"]
        await hall.lobby.sit(robot.user, table, 1, "Hugin", None)
        done(await client.post("/account/erase", {"password": PASSWORD}))
        view = await friend.view(table)
        assert (view["status"], view["places"]) == ("over", [1, 2])


async def test_a_game_that_cannot_be_read_keeps_nobody_from_being_erased(
    hall: Hall, client: Client, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays as it is, without the name, and the log says which it is."""
    await client.put("/me", {"name": NAME})
    user = await user_of(hall, client)
    async with client_of(hall) as friend:
        table = (await client.open([human(NAME), OPEN]))["id"]
        await friend.sit(table, 1)
        hall.tables.forget(table)
        with monkeypatch.context() as patch:
            patch.setattr(hall.tables, "load", broken)
            done(await client.post("/account/erase", {}))
        assert f"table {table}: nobody can resign there" in caplog.text
        assert await hall.store.people.user(user) is None
        assert (await friend.view(table))["status"] == "running"


async def broken(_table: str) -> Live:
    """A table that the present rules cannot replay."""
    raise Unreadable("broken")


async def test_nothing_of_the_name_stays_in_the_file(open_hall: OpenHall, database: Path) -> None:
    """What is deleted is overwritten; an SQLite file that is closed holds no trace of it."""
    async with open_hall() as hall, client_of(hall) as client, client_of(hall) as friend:
        await client.register(NAME)
        await finished(client, friend)
        done(await client.post("/account/erase", {"password": PASSWORD}))
    for path in database.parent.glob("hall.db*"):
        assert NAME.encode() not in path.read_bytes()
        assert NAME.lower().encode() not in path.read_bytes()


async def test_with_an_account_its_games_between_bots_end_and_its_shares_are_nobodys(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither tables nor reviews say whose they were."""
    monkeypatch.setattr(hall.jobs.moves, "add", lambda _: None)
    await client.register(NAME)
    user = await user_of(hall, client)
    alone = (await client.open([bot(), bot()]))["id"]
    async with client_of(hall) as friend:
        over = await finished(client, friend)
    done(await client.post(f"/tables/{over}/review", {}))
    assert [owner for _, owner, _ in await hall.store.reviews.to_do(1, 1)] == [user]
    done(await client.post("/account/erase", {"password": PASSWORD}))
    live = await hall.tables.live(alone)
    assert live.status == "over"
    assert user not in {live.table.owner, (await hall.tables.fixed(over)).owner}
    assert user not in {owner for _, owner, _ in await hall.store.reviews.to_do(1, 1)}
