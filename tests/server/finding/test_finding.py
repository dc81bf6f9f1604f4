"""Looking for somebody to play with: who meets whom, and how long it usually takes."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gladsheim.server.finding import finding
from gladsheim.server.hall import Hall
from gladsheim.store.tables import room
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.conftest import OpenHall, client_of

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

CROWD, PROCESSES = 24, 4


async def find(client: Client, game: str = "toy", **more: Any) -> dict[str, Any]:
    """Look for somebody; the table's view."""
    return done(await client.post(f"/games/{game}/find", more))


async def wait(client: Client, game: str = "toy") -> dict[str, Any]:
    """How long it usually takes."""
    return done(await client.get(f"/games/{game}/wait"))


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Client]:
    """A second guest."""
    async with client_of(hall) as client:
        yield client


@pytest.fixture
async def third(hall: Hall) -> AsyncIterator[Client]:
    """A third guest."""
    async with client_of(hall) as client:
        yield client


async def test_the_first_opens_a_table_and_the_second_meets_them_there(
    client: Client, other: Client, third: Client
) -> None:
    """It is public, with the usual options and a clock; the third opens another one."""
    view = await find(client)
    assert (view["status"], view["visibility"], view["watch"], view["rated"]) == (
        "open",
        "public",
        "anyone",
        False,
    )
    assert (view["clock"]["kind"], view["clock"]["minutes"], view["absence"]) == ("bank", 30, "bot")
    assert [seat["mine"] for seat in view["seats"]] == [True, False]
    met = await find(other)
    assert (met["id"], met["status"], met["viewer"]) == (view["id"], "running", 1)
    me = done(await other.get("/me"))
    assert met["seats"][1]["name"] == me["name"]
    assert (await find(third))["id"] != view["id"]


async def test_who_waits_already_waits_at_the_same_table(client: Client, other: Client) -> None:
    """An answer that was lost is asked for again, and a second press opens nothing."""
    first = await find(client)
    assert await find(client) == first
    assert (await find(other))["id"] == first["id"]
    # Also at a table of somebody else that is not full yet.
    wide = await client.open([human(), OPEN, OPEN], game="secret", visibility="public")
    assert [(await find(other, "secret"))["id"] for _ in range(2)] == [wide["id"]] * 2


async def test_the_usual_options_come_before_what_has_waited_longest(
    hall: Hall, client: Client, other: Client, third: Client
) -> None:
    """Then the usual terms, then games that do not count."""
    async with client_of(hall) as fourth:
        unusual = await client.open([human(), OPEN], visibility="public", cards=3)
        untimed = await other.open([human(), OPEN], visibility="public")
        usual = done(await third.post("/games/toy/find", {}))
        # The third was led to the table of the other, which fits better than that of the first.
        assert usual["id"] == untimed["id"]
        assert (await find(fourth))["id"] == unusual["id"]


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([human(), OPEN], {"visibility": "private"}),
        ([human(), human("Lif"), bot("gate")], {"visibility": "public"}),
    ],
    ids=["private", "full"],
)
async def test_nobody_is_led_where_strangers_may_not_sit(
    client: Client, other: Client, seats: list[dict[str, str]], more: dict[str, Any]
) -> None:
    """Private tables are found by their link alone, and full ones have no seat."""
    table = await client.open(seats, **more)
    found = await find(other)
    assert found["id"] != table["id"]
    assert found["status"] == "open"


async def test_nobody_is_led_to_a_game_by_correspondence(client: Client, other: Client) -> None:
    """Who looks for somebody wants to play now."""
    wish = {"game": "toy", "seats": [human(), OPEN], "visibility": "public"}
    slow = await client.post("/tables", {**wish, "clock": {"kind": "days", "days": 3}})
    assert (await find(other))["id"] != slow.json()["id"]


async def test_nobody_is_led_to_a_rated_table(client: Client, other: Client) -> None:
    """Its rules are read on its card before anybody sits down, by accounts as by guests."""
    await client.register("Heimdall")
    rated = await client.open([human("Heimdall"), OPEN], visibility="public", rated=True)
    await other.register("Sif")
    elsewhere = await find(other)
    assert elsewhere["id"] != rated["id"]
    assert elsewhere["status"] == "open"


@pytest.mark.parametrize("blocker", ["who waits", "who looks"])
async def test_nobody_meets_whom_they_have_blocked(
    client: Client, other: Client, third: Client, blocker: str
) -> None:
    """In neither direction; others still do."""
    shared = await client.open([human(), OPEN], visibility="private")
    await other.sit(shared["id"], 1)
    waits = await find(client)
    who, seat = (client, 1) if blocker == "who waits" else (other, 0)
    done(await who.post(f"/tables/{shared['id']}/blocks", {"seat": seat}))
    apart = await find(other)
    assert apart["id"] != waits["id"]
    assert (await find(third))["id"] == waits["id"]


async def test_a_table_is_passed_over_whose_player_has_gone(
    hall: Hall, client: Client, other: Client, third: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until they are seen at any table of the hall again."""
    left = await find(client)
    played = await client.open()
    # From now on nobody was here lately.
    monkeypatch.setattr(finding, "PRESENT_SECONDS", -60)
    apart = await find(other)
    assert apart["id"] != left["id"]
    maker = (await hall.tables.fixed(left["id"])).creator
    hall.store.talk.attend(played["id"], maker, "2999-01-01T00:00:00.000Z")
    assert (await find(third))["id"] == left["id"]


async def test_a_table_that_was_called_off_is_no_more(client: Client, other: Client) -> None:
    """Who gives up is not found any more."""
    view = await find(client)
    done(await client.delete(f"/tables/{view['id']}"))
    assert (await find(other))["id"] != view["id"]


async def test_who_has_opened_too_many_tables_opens_no_more(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for every other new table."""
    monkeypatch.setattr(room, "MOST_OPEN", 1)
    await client.open([human(), OPEN])
    assert refused(await client.post("/games/toy/find", {})) == (429, "too_many")


async def test_there_is_nobody_at_a_game_that_the_hall_does_not_have(client: Client) -> None:
    """Neither to play with nor to wait for."""
    assert refused(await client.post("/games/chess/find", {})) == (404, "not_found")
    assert refused(await client.get("/games/chess/wait")) == (404, "not_found")
    assert refused(await client.post("/games/toy/find", {"promise": "1"}))[0] == 400


async def find_in_a_crowd(client: Client) -> dict[str, Any]:
    """What `find` answers, asked again while others were faster each time."""
    while (answer := await client.post("/games/toy/find", {})).status_code == 503:
        assert answer.json()["error"]["code"] == "try_again"
    return done(answer)


async def met_in_pairs(crowd: list[Client]) -> None:
    """All look at once: none of them waits beside another one."""
    for guest in crowd:
        await guest.get("/me")
    views = await asyncio.gather(*(find_in_a_crowd(guest) for guest in crowd))
    tables = {view["id"] for view in views}
    assert len(tables) == len(crowd) // 2
    for guest, view in zip(crowd, views, strict=True):
        now = await guest.view(view["id"])
        assert now["status"] == "running"
        assert sum(seat["mine"] for seat in now["seats"]) == 1


async def test_a_crowd_that_looks_at_once_meets_in_pairs(hall: Hall) -> None:
    """In one process."""
    async with AsyncExitStack() as stack:
        await met_in_pairs([await stack.enter_async_context(client_of(hall)) for _ in range(CROWD)])


@pytest.mark.usefixtures("postgres_url")
async def test_a_crowd_at_several_processes_meets_in_pairs(open_hall: OpenHall) -> None:
    """Halls on one database, which share no lock: two who press at one moment meet, ten times; then many."""
    async with AsyncExitStack() as stack:
        halls = [await stack.enter_async_context(open_hall()) for _ in range(PROCESSES)]
        for _ in range(10):
            pair = [await stack.enter_async_context(client_of(hall)) for hall in halls[:2]]
            await met_in_pairs(pair)
        places = [halls[number % PROCESSES] for number in range(CROWD)]
        await met_in_pairs([await stack.enter_async_context(client_of(hall)) for hall in places])


async def follow(client: Client, other: Client, table: str) -> None:
    """End a table's game and begin its rematch at once."""
    body = {"expected_seq": 0, "action_id": str(uuid.uuid4()), "seat": 0}
    done(await client.post(f"/tables/{table}/resign", body))
    following = done(await client.post(f"/tables/{table}/rematch", {}))
    assert (await other.sit(following["id"], 1))["status"] == "running"


async def test_how_long_it_takes_is_the_median_of_public_tables(
    hall: Hall, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Private tables, those that bots filled and rematches tell nothing, nor do those of long ago."""
    monkeypatch.setattr(finding, "KNOWN_SECONDS", 0.0)
    assert await wait(client) == {"seconds": None, "tables": 0}
    now = 0

    def clock() -> str:
        return f"2030-01-01T00:{now // 60:02}:{now % 60:02}.000Z"

    hall.finding._clock = hall.lobby._clock = clock
    for seconds, seats, visibility in (
        (1000, [human(), OPEN], "private"),
        (20, [human(), OPEN], "public"),
        (40, [human(), OPEN], "public"),
        (600, [human(), OPEN], "public"),
    ):
        table = await client.open(seats, visibility=visibility)
        now += seconds
        await other.sit(table["id"], 1)
    await client.open([human(), bot("gate")], visibility="public")
    await follow(client, other, table["id"])
    assert await wait(client) == {"seconds": 40, "tables": 3}
    assert await wait(client, "secret") == {"seconds": None, "tables": 0}
    hall.finding._clock = lambda: "2030-03-01T00:00:00.000Z"
    assert await wait(client) == {"seconds": None, "tables": 0}
