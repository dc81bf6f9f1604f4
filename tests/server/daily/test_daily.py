"""A week of deals of the day, with several players under the test's clock."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import uuid
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gladsheim.records import from_json, verify
from gladsheim.tables.daily.days import later
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of
from tests.server.daily.dealt import FIRST_DAY, Today, begin, opened, people, play, today_of, turn
from tests.toys import register

pytestmark = pytest.mark.anyio
ANY = pytest.mark.any_database

Row = dict[str, Any]


async def rows(client: Client, day: str, game: str = "toy") -> list[Row] | None:
    """The table of a day."""
    deals = done(await client.get(f"/daily/{day}"))["deals"]
    found: list[Row] | None = next(deal for deal in deals if deal["game"] == game)["rows"]
    return found


@ANY
async def test_a_week_of_deals(hall_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every day all play the same deal once, see each other's plays afterwards, and can prove all of it."""
    register(monkeypatch)
    today = Today()
    promises: dict[str, str] = {}
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(opened(hall_url, today))
        players = await stack.enter_async_context(people(hall, "Ask", "Embla", guests=1))
        ask, embla, guest = players
        for number in range(7):
            page = done(await ask.get("/daily"))
            assert page["today"]["day"] == later(FIRST_DAY, number)
            promises |= {one["day"]: one["commitment"] for one in page["promised"]}
            assert [deal["own"] for deal in page["today"]["deals"]] == [None, None]
            await play(hall, ask)
            assert [row["name"] for row in await rows(ask, today.day) or []] == ["Ask"]
            await play(hall, guest, last=True)
            assert len(await rows(guest, today.day) or []) == 1
            assert await rows(embla, today.day) is None
            if number % 2:
                await play(hall, embla, last=True)
                assert len(await rows(ask, today.day) or []) == 2
            today.move(days=1)
        await hall.plays.look()
        page = done(await embla.get("/daily"))
        assert page["past"] == [later(FIRST_DAY, 6 - number) for number in range(7)]
        for number, day in enumerate(reversed(page["past"])):
            view = done(await embla.get(f"/daily/{day}"))
            assert view["over"]
            assert promises.get(day, view["commitment"]) == view["commitment"]
            table = await rows(embla, day)
            assert table is not None
            assert {row["name"] for row in table} == ({"Ask", "Embla"} if number % 2 else {"Ask"})
            for row in table:
                await check(embla, view, row)


async def check(client: Client, day: dict[str, Any], row: Row) -> None:
    """Anybody can compute a play's chance from the day's secret, which is the one that was promised."""
    secret = bytes.fromhex(day["secret"])
    assert hashlib.sha256(secret).hexdigest() == day["commitment"]
    document = done(await client.get(f"/tables/{row['table']}/record"))
    deal = next(deal for deal in day["deals"] if deal["game"] == document["game"])
    message = f"gladsheim day 1\0{day['day']}\0{document['game']}".encode()
    fair = document["start"]["fair"]
    assert fair["secret"] == hmac.new(secret, message, hashlib.sha256).hexdigest()
    assert fair["commitment"] == deal["commitment"]
    report = verify(from_json(document))
    assert report.ok, report.findings


async def test_it_is_played_once(hall_url: str) -> None:
    """From two tabs at once, after a restart and after the end, whoever begins comes to the same table."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, guests=1) as (client,):
        views = await asyncio.gather(*(begin(client) for _ in range(4)))
        assert len({view["id"] for view in views}) == 1
        view = await turn(hall, client, views[0]["id"])
        choice = view["choices"][0]["action"]
        done(await client.act(view, choice))
        jar = client.http.cookies
    async with opened(hall_url, today) as hall, client_of(hall) as client:
        client.http.cookies = jar
        again = await begin(client)
        assert again["id"] == view["id"]
        own = [entry["action"] for entry in again["log"] if entry["seat"] == again["viewer"]]
        assert own == [choice]
        over = await play(hall, client)
        assert (await begin(client))["id"] == over["id"] == view["id"]
        assert (await today_of(client))["own"]["finished"]


@pytest.mark.postgres
async def test_two_halls_know_of_one_play(postgres_url: str) -> None:
    """In whatever process it is begun, the deal is the same and the table is one; it is closed once."""
    today = Today()
    async with (
        opened(postgres_url, today) as one,
        opened(postgres_url, today) as two,
        people(one, guests=1) as (here,),
        client_of(two) as there,
        client_of(two) as other,
    ):
        there.http.cookies = here.http.cookies
        first, second = await asyncio.gather(begin(here), begin(there))
        assert first["id"] == second["id"]
        elsewhere = await begin(other)
        assert elsewhere["commitment"] == first["commitment"]
        assert elsewhere["id"] != first["id"]
        hand = first["scene"]["hand"]
        assert hand == elsewhere["scene"]["hand"] == second["scene"]["hand"] != []
        today.move(days=1, time="02:00")
        await asyncio.gather(*(hall.plays.look() for hall in (one, two, one, two)))
        for table in (first["id"], elsewhere["id"]):
            live = await two.tables.live(table)
            assert [line.kind for line in live.lines if line.kind != "action"] == ["timeout"]
        assert await one.store.plays.unsettled() == []


@ANY
async def test_the_same_choices_meet_the_same_answers(hall_url: str) -> None:
    """Two who do the same see the same game; one who does otherwise sees another."""
    async with opened(hall_url, Today()) as hall, people(hall, guests=3) as clients:
        games = [await play(hall, client, "secret") for client in clients[:2]]
        other = await play(hall, clients[2], "secret", last=True)
    logs = [[(entry["seat"], entry["action"]) for entry in view["log"]] for view in (*games, other)]
    assert logs[0] == logs[1] != logs[2]


@ANY
async def test_nothing_is_taken_back(hall_url: str) -> None:
    """No undo, no takeback, no rematch with the same deal; to give up ends it unfinished."""
    async with opened(hall_url, Today()) as hall, people(hall, "Ask") as (client,):
        view = await turn(hall, client, (await begin(client))["id"])
        view = done(await client.act(view, "ponder"))
        assert not view["can_undo"]
        assert refused(await client.undo(view)) == (409, "no_undo")
        line = {"expected_seq": view["seq"], "seat": view["viewer"]}
        wish = {**line, "action_id": str(uuid.uuid4()), "kind": "takeback"}
        assert refused(await client.post(f"/tables/{view['id']}/offers", wish)) == (409, "shared_deal")
        given = {**line, "action_id": str(uuid.uuid4())}
        over = done(await client.post(f"/tables/{view['id']}/resign", given))
        assert over["status"] == "over"
        answer = await client.post(f"/tables/{view['id']}/rematch", {})
        assert refused(answer) == (409, "shared_deal")
        deal = await today_of(client)
        assert deal["own"] == {"table": view["id"], "finished": False, "place": None, "score": None}
        assert [(row["rank"], row["finished"]) for row in deal["rows"]] == [(None, False)]


@ANY
async def test_a_play_may_go_on_for_two_hours_after_its_day(
    hall_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it is closed as it stands, whoever is to act, and is not finished."""
    register(monkeypatch)
    today = Today(time="23:59:00.000")
    async with opened(hall_url, today) as hall, people(hall, "Ask", "Embla") as (ask, embla):
        tables = [(await begin(client))["id"] for client in (ask, embla)]
        today.move(days=1, time="01:59")
        assert refused(await ask.get(f"/tables/{tables[1]}")) == (404, "not_found")
        view = await turn(hall, ask, tables[0])
        done(await ask.act(view))
        today.move(time="02:00")
        view = await turn(hall, ask, tables[0])
        assert refused(await ask.act(view)) == (409, "deal_closed")
        await hall.plays.look()
        view = await ask.view(tables[0])
        assert (view["status"], view["ended"]["how"]) == ("over", "timeout")
        assert [row["finished"] for row in await rows(embla, FIRST_DAY) or []] == [False, False]
        report = verify(from_json(done(await embla.get(f"/tables/{tables[0]}/record"))))
        assert report.ok, report.findings


@ANY
async def test_a_day_that_has_not_begun_has_no_page(hall_url: str) -> None:
    """Neither has one of before the hall was there; what is no day is refused."""
    async with opened(hall_url, Today()) as hall, people(hall, guests=1) as (client,):
        for day in (later(FIRST_DAY, 1), later(FIRST_DAY, -1), "9999-12-31", "0001-01-01"):
            assert refused(await client.get(f"/daily/{day}")) == (404, "not_found")
        assert refused(await client.get("/daily/tomorrow"))[0] in (400, 404)
        assert refused(await client.post("/games/chess/daily", {})) == (404, "not_found")


@ANY
async def test_only_accounts_that_show_themselves_stand_in_the_table(hall_url: str) -> None:
    """A guest is told so beforehand; an account that keeps its figures private sees itself."""
    async with opened(hall_url, Today()) as hall, people(hall, "Ask", "Embla", guests=1) as clients:
        _, embla, guest = clients
        assert [done(await client.get("/daily"))["account"] for client in clients] == [True, True, False]
        for client in clients:
            await play(hall, client)
        done(await embla.put("/profile", {"private": True}))
        assert [row["name"] for row in await rows(guest, FIRST_DAY) or []] == ["Ask"]
        assert [(row["name"], row["mine"], row["rank"]) for row in await rows(embla, FIRST_DAY) or []] == [
            ("Ask", False, 1),
            ("Embla", True, 1),
        ]


@ANY
async def test_figures_wait_for_the_end_of_the_day(hall_url: str) -> None:
    """A finished play is in nobody's figures, ranking or records before the deal is closed."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, "Ask", "Embla") as (ask, embla):
        await play(hall, ask)
        await hall.history.tally.count_all()
        assert done(await embla.get("/players/Ask"))["figures"] == []
        assert done(await ask.get("/players/Ask"))["figures"] == []
        today.move(days=1, time="02:00")
        await hall.plays.look()
        await hall.history.tally.count_all()
        assert [row["games"] for row in done(await embla.get("/players/Ask"))["figures"]] == [1]


@ANY
async def test_a_clock_that_is_ahead_tells_no_secret(hall_url: str) -> None:
    """Neither that of a day that is played nor one that was promised, and it ends no play."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, "Ask", "Embla") as (ask, embla):
        stopped = today.seconds()
        hall.time.seconds = lambda: stopped
        running = (await begin(ask))["id"]
        await play(hall, embla)
        today.move(days=7)
        await hall.plays.look()
        for days in range(3):
            answer = await embla.get(f"/daily/{later(FIRST_DAY, days)}")
            assert answer.json()["secret"] is None
        assert (await ask.view(running))["status"] == "running"
        today.move(days=-7)
        await hall.plays.look()
        done(await ask.act(await turn(hall, ask, running)))


@ANY
async def test_what_a_clock_that_was_ahead_has_told_is_not_played(hall_url: str) -> None:
    """Days that were told stay told: one that was dealt is over, one that was promised has another secret."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, "Ask", "Embla") as (ask, embla):
        running = (await begin(ask))["id"]
        today.move(days=7)
        await hall.plays.look()
        pages = [done(await embla.get(f"/daily/{later(FIRST_DAY, days)}")) for days in range(3)]
        assert all(page["secret"] for page in pages)
        assert (await ask.view(running))["status"] == "over"
        today.move(days=-7)
        page = done(await embla.get("/daily"))
        assert page["today"]["over"]
        assert page["today"]["secret"] == pages[0]["secret"]
        assert refused(await embla.post("/games/toy/daily", {})) == (409, "deal_closed")
        assert (await begin(ask))["id"] == running
        for days in (1, 2):
            today.move(days=1)
            page = done(await embla.get("/daily"))["today"]
            assert (page["over"], page["secret"]) == (False, None)
            assert page["commitment"] != pages[days]["commitment"]
            assert (await play(hall, embla))["status"] == "over"
