"""Tables before their games: opening, sitting down, leaving, cancelling, rematch, lists."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from gladsheim.server.accounts.accounts import NAMINGS
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.job import Job, bot_job
from gladsheim.store.tables import room
from gladsheim.tables.refusals import Unreadable
from tests.server.calls import OPEN, Client, bot, done, human, invited, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Client]:
    """A second guest."""
    async with client_of(hall) as client:
        yield client


async def test_a_table_runs_when_its_last_seat_is_taken(hall: Hall, client: Client, other: Client) -> None:
    """Before that there is no position; then everybody sees the same game from the own seat."""
    view = await client.open([human("Ask"), OPEN])
    assert (view["status"], view["scene"], view["choices"], view["started"]) == ("open", None, [], None)
    assert (view["seq"], view["log"], view["viewer"], view["to_act"]) == (0, [], None, None)
    assert [seat["taken"] for seat in view["seats"]] == [True, False]
    assert (view["creator_mine"], (await other.view(view["id"]))["creator_mine"]) == (True, False)
    assert view["id"] not in hall.tables._live
    seen = await other.sit(view["id"], 1, "Embla")
    assert (seen["status"], seen["viewer"], seen["to_act"], seen["my_turn"]) == ("running", 1, 0, False)
    assert [(seat["name"], seat["mine"]) for seat in seen["seats"]] == [("Ask", False), ("Embla", True)]
    mine = await client.view(view["id"])
    assert mine["my_turn"]
    assert mine["commitment"] == view["commitment"]
    after = done(await client.act(mine))
    assert done(await other.act({**after, "choices": (await other.view(view["id"]))["choices"]}))["seq"] == 2


async def test_what_is_asked_of_a_game_before_it_begins_is_refused(client: Client) -> None:
    """There is nothing to play, to preview or to read, and nothing of the deal in any answer."""
    table = (await client.open([human(), OPEN]))["id"]
    answers = [await client.get(f"/tables/{table}/{path}") for path in ("entries", "record")]
    answers += [await client.get(f"/tables/{table}/{path}", action="ponder") for path in ("preview", "why")]
    view = {"id": table, "seq": 0, "to_act": 0}
    answers += [await client.act(view, "ponder"), await client.undo(view)]
    assert {refused(answer) for answer in answers} == {(409, "not_started")}


async def test_a_table_waits_for_its_players_over_a_restart(open_hall: OpenHall) -> None:
    """Seats that were taken are still taken, and the last one starts the game."""
    async with open_hall() as hall, client_of(hall) as client:
        view = await client.open([OPEN, human("Ask"), bot("first")])
        cookies = client.http.cookies
    async with open_hall() as hall, client_of(hall) as client, client_of(hall) as other:
        client.http.cookies = cookies
        assert await client.view(view["id"]) == view
        assert (await other.sit(view["id"], 0))["status"] == "running"
        assert (await client.view(view["id"]))["viewer"] == 1


async def test_of_two_who_sit_down_at_once_one_gets_the_seat(hall: Hall, client: Client) -> None:
    """The others are told that it is taken, and hold no seat."""
    table = (await client.open([human("Ask"), OPEN, OPEN]))["id"]
    async with client_of(hall) as one, client_of(hall) as two, client_of(hall) as three:
        guests = (one, two, three)
        for guest in guests:
            await guest.get("/me")
        ends = await asyncio.gather(
            *(guest.post(f"/tables/{table}/seats/1", {"name": "Lif"}) for guest in guests)
        )
        assert sorted(end.status_code for end in ends) == [200, 400, 400]
        assert [refused(end) for end in ends if end.status_code != 200] == [(400, "seat_taken")] * 2
        held = [[seat["mine"] for seat in (await guest.view(table))["seats"]] for guest in guests]
        assert sorted(held) == [[False] * 3, [False] * 3, [False, True, False]]


async def test_of_two_processes_one_gives_the_seat(open_hall: OpenHall) -> None:
    """Two halls on one database, which share no lock: the database decides, and both converge."""
    async with (
        open_hall() as here,
        open_hall() as there,
        client_of(here) as client,
        client_of(here) as one,
        client_of(there) as two,
    ):
        for _ in range(5):
            table = (await client.open([human("Ask"), OPEN]))["id"]
            ends = await asyncio.gather(
                one.post(f"/tables/{table}/seats/1", {"name": "One"}),
                two.post(f"/tables/{table}/seats/1", {"name": "Two"}),
            )
            assert sorted(end.status_code for end in ends) == [200, 400]
            views = [await guest.view(table) for guest in (client, one, two)]
            assert {view["status"] for view in views} == {"running"}
            assert len({view["seats"][1]["name"] for view in views}) == 1


async def test_the_same_request_twice_is_one(client: Client, other: Client) -> None:
    """An answer that was lost is asked for again: sitting down, leaving, cancelling, rematch."""
    table = (await client.open([human("Ask"), OPEN, OPEN]))["id"]
    assert await other.sit(table, 1) == await other.sit(table, 1)
    left = [await other.delete(f"/tables/{table}/seats/1") for _ in range(2)]
    assert done(left[0]) == done(left[1])
    assert [done(await client.delete(f"/tables/{table}")) for _ in range(2)] == [{}, {}]
    assert (await client.view(table))["status"] == "closed"
    assert refused(await other.post(f"/tables/{table}/seats/1", {"name": "Lif"})) == (409, "closed")


async def test_the_maker_frees_seats_and_gives_them_to_bots(client: Client, other: Client) -> None:
    """A player who is sent away can sit down again; with a bot in the last seat the game begins."""
    table = (await client.open([human("Ask"), OPEN, OPEN], watch="seated"))["id"]
    await other.sit(table, 2)
    assert refused(await other.put(f"/tables/{table}/seats/1", bot())) == (403, "not_your_table")
    assert refused(await client.put(f"/tables/{table}/seats/2", bot())) == (400, "seat_taken")
    assert refused(await client.put(f"/tables/{table}/seats/1", bot("odin"))) == (400, "bad_request")
    freed = done(await client.delete(f"/tables/{table}/seats/2"))
    assert not freed["seats"][2]["taken"]
    assert done(await client.put(f"/tables/{table}/seats/2", bot("last")))["seats"][2]["bot"] == "last"
    assert done(await client.put(f"/tables/{table}/seats/1", bot("gate")))["status"] == "running"
    for answer in (
        await client.delete(f"/tables/{table}/seats/1"),
        await client.put(f"/tables/{table}/seats/1", OPEN),
        await client.delete(f"/tables/{table}"),
    ):
        assert refused(answer) == (409, "started")


async def test_bots_begin_when_the_last_seat_is_taken(
    hall: Hall, client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is to act first is woken by the start."""
    table = (await client.open([bot("first"), human("Ask"), OPEN]))["id"]
    woken: list[Job] = []
    # The bot is to stay idle.
    monkeypatch.setattr(hall.jobs.moves, "add", woken.append)
    await other.sit(table, 2)
    assert woken == [bot_job(await hall.tables.live(table))]
    assert await hall.store.waiting_for_bots("") == [(table, woken[0].owner, False)]


async def test_rules_that_changed_meanwhile_are_those_of_the_game(
    hall: Hall, client: Client, other: Client
) -> None:
    """A table that waits over an upgrade begins under the rules of then."""
    table = (await client.open([human("Ask"), OPEN]))["id"]
    rules = hall.library.games.info("toy")
    rules.rules_version += 1
    try:
        view = await other.sit(table, 1)
        hall.tables.forget(table)
        assert view["status"] == (await other.view(table))["status"] == "running"
    finally:
        rules.rules_version -= 1


async def test_a_game_goes_on_under_the_rules_it_was_begun_with(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade that changed the rules its table is read, played and recorded by those of then."""
    view = done(await client.act(await client.open([human("Ask"), human("Embla")])))
    rules = hall.library.games.info("toy")
    then = rules.rules_version
    earlier = type("ToyOfThen", (rules,), {"rules_version": then})
    monkeypatch.setattr(rules, "rules_version", then + 1)
    hall.tables.forget(view["id"])
    with pytest.raises(Unreadable):
        await hall.tables.live(view["id"])
    monkeypatch.setattr(rules, "earlier", (earlier,))
    view = done(await client.act(await client.view(view["id"])))
    live = await hall.tables.live(view["id"])
    assert view["rules"] == then
    assert (type(live.game), type(live.state.game), live.acted) == (earlier, earlier, 2)
    assert (await client.get(f"/tables/{view['id']}/record")).json()["rules"] == then
    assert (await hall.tables.live((await client.open([human(), human()]))["id"])).table.rules == then + 1


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "bot"},
        {"kind": "open", "bot": "first"},
        {"kind": "invited"},
        {"kind": "invited", "name": "Lif", "bot": "first"},
        {"kind": "human", "name": "Lif"},
        {"kind": "open", "mood": "merry"},
        {},
    ],
)
async def test_a_wish_for_a_seat_is_read_strictly(client: Client, change: dict[str, str]) -> None:
    """What is missing, too much or unknown is refused."""
    table = (await client.open([human("Ask"), OPEN]))["id"]
    assert refused(await client.put(f"/tables/{table}/seats/1", change)) == (400, "bad_request")


async def test_an_invited_player_finds_the_table_and_nobody_else_gets_the_seat(
    client: Client, other: Client, hall: Hall
) -> None:
    """The name is told to who invites and who is invited; declining opens the seat."""
    await other.register("Embla")
    view = await client.open([human("Ask"), invited("EMBLA")])
    table = view["id"]
    assert (view["seats"][1]["invited"], view["seats"][1]["name"]) == ("Embla", "")
    async with client_of(hall) as stranger:
        assert (await stranger.view(table))["seats"][1]["invited"] is None
        answer = await stranger.post(f"/tables/{table}/seats/1", {"name": "Lif"})
        assert refused(answer) == (400, "seat_taken")
    assert (await other.get("/me")).json()["waiting"] == 1
    (card,) = (await other.get("/tables")).json()
    assert (card["id"], card["invited"], card["my_turn"]) == (table, True, False)
    assert [seat["kept"] for seat in card["seats"]] == [False, True]
    declined = done(await other.delete(f"/tables/{table}/seats/1"))
    assert not declined["seats"][1]["invited_me"]
    assert (await other.get("/me")).json()["waiting"] == 0
    done(await client.put(f"/tables/{table}/seats/1", invited("Embla")))
    assert (await other.sit(table, 1, "Embla"))["status"] == "running"


@pytest.mark.parametrize(
    ("seats", "field"),
    [
        ([human("Ask"), invited("Nobody")], "seats.1.name"),
        ([invited("Embla"), invited("embla")], "seats"),
        ([human("Embla"), OPEN], "seats.0.name"),
    ],
)
async def test_a_table_that_cannot_be_wished_is_refused(
    client: Client, other: Client, seats: list[dict[str, str]], field: str
) -> None:
    """Nobody is invited who is not there, or twice; nobody sits down under another's name."""
    await other.register("Embla")
    answer = await client.post("/tables", {"game": "toy", "seats": seats})
    assert answer.status_code in (400, 409)
    assert answer.json()["error"]["field"] == field
    assert (await client.get("/tables")).json() == []


async def test_nobody_sits_down_under_the_name_of_an_account(client: Client, other: Client) -> None:
    """But the account itself, however the name is written."""
    await client.register("Embla")
    table = (await client.open([OPEN, OPEN]))["id"]
    answer = await other.post(f"/tables/{table}/seats/1", {"name": "ＥＭＢＬＡ"})
    assert refused(answer) == (409, "name_taken")
    assert (await client.sit(table, 0, "EMBLA"))["seats"][0]["mine"]


async def test_a_table_of_bots_needs_somebody_who_may_watch(client: Client) -> None:
    """A table that nobody could ever see is refused."""
    answer = await client.post("/tables", {"game": "toy", "seats": [bot(), bot()], "watch": "seated"})
    assert (refused(answer), answer.json()["error"]["field"]) == ((400, "bad_request"), "watch")


async def test_only_so_many_tables_wait_at_once(
    client: Client, other: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the limit no more are opened by the same user; a cancelled one makes room."""
    monkeypatch.setattr(room, "MOST_OPEN", 2)
    tables = [(await client.open([human(), OPEN]))["id"] for _ in range(2)]
    wish = {"game": "toy", "seats": [human(), OPEN]}
    assert refused(await client.post("/tables", wish)) == (429, "too_many")
    await client.open()
    await other.open([human(), OPEN])
    done(await client.delete(f"/tables/{tables[0]}"))
    await client.open([human(), OPEN])


async def test_the_lobby_shows_what_is_public(hall: Hall, client: Client, other: Client) -> None:
    """Open tables, and running ones that may be watched; private ones are found by their link alone."""
    opened = await client.open([human("Ask"), OPEN], visibility="public")
    await client.open([human("Ask"), OPEN])
    watched = await client.open(visibility="public")
    await client.open(visibility="public", watch="seated")
    await client.open()
    seen = done(await other.get("/lobby"))
    assert [card["id"] for card in seen["open"]] == [opened["id"]]
    assert [card["id"] for card in seen["running"]] == [watched["id"]]
    assert [seat["taken"] for seat in seen["open"][0]["seats"]] == [True, False]
    assert not any(seat["mine"] for card in (*seen["open"], *seen["running"]) for seat in card["seats"])
    mine = done(await client.get("/lobby"))
    assert [seat["mine"] for seat in mine["open"][0]["seats"]] == [True, False]
    assert (mine["running"][0]["my_turn"], seen["running"][0]["my_turn"]) == (True, False)
    await other.sit(opened["id"], 1)
    async with client_of(hall) as stranger:
        after = done(await stranger.get("/lobby"))
    assert ([card["id"] for card in after["open"]], len(after["running"])) == ([], 2)
    assert "set-cookie" not in (await other.get("/lobby")).headers


async def test_the_lobby_does_not_tell_how_far_a_game_with_secrets_is(client: Client, other: Client) -> None:
    """Of such a game only that it runs, and since when."""
    view = await client.open(game="secret", visibility="public")
    (before,) = done(await other.get("/lobby"))["running"]
    await client.act(view)
    (after,) = done(await other.get("/lobby"))["running"]
    assert before == after
    assert (after["seq"], after["turn"], after["updated"]) == (0, None, view["started"])


async def played(hall: Hall, client: Client, other: Client, bots: int = 0, **more: Any) -> str:
    """A table that two have played to the end."""
    table: str = (await client.open([human("Ask"), OPEN, *[bot()] * bots], cards=2, **more))["id"]
    view = await other.sit(table, 1, "Embla")
    while view["status"] == "running":
        await until(hall, table, lambda live: live.bot_to_act is None)
        for guest in (client, other):
            view = await guest.view(table)
            if view["my_turn"]:
                view = done(await guest.act(view))
    return table


async def test_a_rematch_is_the_same_table_for_all(hall: Hall, client: Client, other: Client) -> None:
    """Who asks sits down at once, the others are invited, bots play again; all get the same table."""
    table = await played(hall, client, other, bots=1, watch="seated")
    first = done(await other.post(f"/tables/{table}/rematch", {}))
    assert (first["status"], first["watch"], first["creator_mine"]) == ("open", "seated", True)
    assert first["options"] == (await client.view(table))["options"]
    assert [(seat["mine"], seat["bot"]) for seat in first["seats"]] == [
        (False, None),
        (True, None),
        (False, "first"),
    ]
    assert first["seats"][0]["invited"] is not None
    assert (await client.view(table))["rematch"] == first["id"]
    again = done(await client.post(f"/tables/{table}/rematch", {}))
    assert (again["id"], again["seats"][0]["invited_me"]) == (first["id"], True)
    assert (await client.sit(first["id"], 0, "Ask"))["status"] == "running"
    async with client_of(hall) as stranger:
        assert refused(await stranger.post(f"/tables/{table}/rematch", {})) == (404, "not_found")


async def test_a_rematch_follows_the_end_and_is_for_those_who_played(
    hall: Hall, client: Client, other: Client
) -> None:
    """A running table has none; a spectator neither asks for one nor is told of it."""
    running = (await client.open())["id"]
    assert refused(await client.post(f"/tables/{running}/rematch", {})) == (409, "not_over")
    waiting = (await client.open([human(), OPEN]))["id"]
    assert refused(await client.post(f"/tables/{waiting}/rematch", {})) == (409, "not_started")
    table = await played(hall, client, other)
    done(await client.post(f"/tables/{table}/rematch", {}))
    async with client_of(hall) as stranger:
        assert (await stranger.view(table))["rematch"] is None
        await stranger.get("/me")
        assert refused(await stranger.post(f"/tables/{table}/rematch", {})) == (403, "not_your_table")


async def test_a_rematch_that_was_cancelled_makes_room_for_another(
    hall: Hall, client: Client, other: Client
) -> None:
    """Everybody's result loses the link, and the next one who asks opens a new table."""
    table = await played(hall, client, other)
    first = done(await client.post(f"/tables/{table}/rematch", {}))
    done(await client.delete(f"/tables/{first['id']}"))
    assert (await other.view(table))["rematch"] is None
    second = done(await other.post(f"/tables/{table}/rematch", {}))
    assert second["status"] == "open"
    assert second["id"] != first["id"]
    assert (await client.view(table))["rematch"] == second["id"]


async def test_two_rematches_at_once_are_one(open_hall: OpenHall) -> None:
    """In one process and in two, whoever asks gets the same table."""
    async with (
        open_hall() as here,
        open_hall() as there,
        client_of(here) as client,
        client_of(here) as other,
        client_of(there) as far,
    ):
        table = await played(here, client, other)
        far.http.cookies = other.http.cookies
        ends = await asyncio.gather(
            *(guest.post(f"/tables/{table}/rematch", {}) for guest in (client, other, far, client))
        )
        assert len({done(end)["id"] for end in ends}) == 1


async def test_ones_tables_are_sorted_by_what_is_to_be_done(
    hall: Hall, client: Client, other: Client
) -> None:
    """My turn, the longest waiting first; then invitations, running games, open tables, finished ones."""
    await client.register("Ask")
    over = await played(hall, client, other)
    mine = (await client.open([human(), bot("gate")]))["id"]
    later = (await client.open([human(), bot("gate")]))["id"]
    waiting = (await client.open([human(), OPEN]))["id"]
    theirs = (await other.open([human("Embla"), OPEN]))["id"]
    await client.sit(theirs, 1, "Ask")
    kept = (await other.open([human("Embla"), invited("Ask")]))["id"]
    gone = (await client.open([human(), OPEN]))["id"]
    await client.delete(f"/tables/{gone}")
    cards = (await client.get("/tables")).json()
    assert [card["id"] for card in cards] == [mine, later, kept, theirs, waiting, over]
    assert [card["my_turn"] for card in cards] == [True, True, False, False, False, False]
    assert (await client.get("/me")).json()["waiting"] == 3


async def test_who_makes_a_table_without_a_seat_is_shut_out_like_all_others(
    hall: Hall, client: Client, other: Client
) -> None:
    """Only those who sit there may watch: the table is then nowhere to be found."""
    table = (await client.open([OPEN, OPEN], watch="seated", visibility="public"))["id"]
    async with client_of(hall) as third:
        await other.sit(table, 0)
        assert (await client.view(table))["status"] == "open"
        await third.sit(table, 1)
        assert refused(await client.get(f"/tables/{table}")) == (404, "not_found")
        assert (await client.get("/tables")).json() == []
        assert [card["id"] for card in (await third.get("/tables")).json()] == [table]


async def test_tables_at_one_screen_are_opened_as_often_as_any(client: Client) -> None:
    """Names there are compared with those of bot accounts alone, and do not count as tries of names."""
    for number in range(2 + NAMINGS.size // 2):
        await client.open([human(f"Ask {number}"), human(f"Embla {number}")])
