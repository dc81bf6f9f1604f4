"""Two tables that differ in their deal alone: nobody can tell them apart on any channel.

Before the start that holds for every byte, whoever looks. Afterwards it holds, in a game with
secret questions, for everybody but the one who is asked.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.lobby import lobby
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, done, human, invited
from tests.server.conftest import SETTINGS, client_of
from tests.server.interface.access import Case
from tests.server.interface.access_rows import watched
from tests.tables.running.test_numbering import with_charms

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

TIME = "2026-01-01T00:00:00.000Z"
WORDS = ("guest", "maker", "player", "invited")
NOT_OURS = {"set-cookie"}
"""Headers that are random for their own reasons."""


def ids(prefix: str) -> Iterator[str]:
    """Ids in order instead of random ones, so that two runs have the same."""
    return (f"{prefix}-{number}" for number in itertools.count())


async def opened(stack: AsyncExitStack, path: Path) -> Hall:
    """A hall whose clock stands."""
    hall = Hall(
        open_store(f"sqlite:///{path}"),
        toy_hall.library(),
        WorkerPool(1, toy_hall.choose),
        clock=lambda: TIME,
        pause=Pause(0),
        settings=SETTINGS,
    )
    await hall.start()
    stack.push_async_callback(hall.stop)
    return hall


async def people(stack: AsyncExitStack, hall: Hall) -> dict[str, Client]:
    """A stranger without a cookie, and a guest or an account for each word."""
    clients = {word: await stack.enter_async_context(client_of(hall)) for word in ("stranger", *WORDS)}
    for word in WORDS:
        done(await clients[word].put("/me", {"name": word}))
    await clients["invited"].register("invited")
    return clients


async def everything(hall: Hall, client: Client, role: str, table: str) -> list[Any]:
    """All that the routes for reading answer, headers and order included, and the socket."""
    paths = ["/lobby", "/tables", f"/tables/{table}", f"/tables/{table}/entries", f"/tables/{table}/record"]
    paths += [f"/tables/{table}/{path}?action=play:x" for path in ("preview", "why")]
    paths += [
        f"/tables/{table}/{path}"
        for path in ("advice", "sitters", "plies/0", "plies/3?eyes=public", "review", "curve")
    ]
    paths += ["/players/invited", "/players/invited/games", "/rankings/secret", "/me/records"]
    paths += [f"/tables/{table}/{path}" for path in ("chat", "note")]
    paths += ["/blocks", "/contact"]
    paths += ["/me"] if role != "stranger" else []
    answers = [await client.http.get(f"/api{path}") for path in paths]
    told = [
        (
            answer.status_code,
            [pair for pair in answer.headers.items() if pair[0] not in NOT_OURS],
            answer.text,
        )
        for answer in answers
    ]
    return [*told, (await watched(Case(hall, role, client, table))).text]


async def before_the_start(path: Path, secret: bytes, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything that everybody sees, and every answer, while a table fills up to the last seat."""
    table_ids, user_ids = ids("table"), ids("user")
    # Seconds go by as they like: nobody is to be asked to wait.
    monkeypatch.setattr("gladsheim.server.accounts.accounts.LOOK_UPS", Rate(10_000, 1.0))
    monkeypatch.setattr("gladsheim.server.history.players.EXPORTS", 10_000)
    monkeypatch.setattr(lobby, "fresh_secret", lambda: secret)
    monkeypatch.setattr(lobby, "fresh_id", lambda: next(table_ids))
    monkeypatch.setattr("gladsheim.server.identity.sessions.fresh_id", lambda: next(user_ids))
    async with AsyncExitStack() as stack:
        hall = await opened(stack, path)
        clients = await people(stack, hall)
        seats = [human("maker"), OPEN, invited("invited"), OPEN]
        view = await clients["maker"].open(seats, "secret", visibility="public", watch="seated", charms=8)
        table = view["id"]
        seen: list[Any] = [view]
        for step in (
            clients["player"].post(f"/tables/{table}/seats/1", {"name": "player"}),
            clients["guest"].post(f"/tables/{table}/seats/1", {"name": "guest"}),
            clients["invited"].delete(f"/tables/{table}/seats/2"),
            clients["maker"].put(f"/tables/{table}/seats/2", bot("first")),
            clients["maker"].put(f"/tables/{table}/seats/3", invited("invited")),
            clients["maker"].delete(f"/tables/{table}"),
            clients["maker"].post(f"/tables/{table}/rematch", {}),
        ):
            seen.append((await step).text)
            for role, client in clients.items():
                seen.append(await everything(hall, client, role, table))
        assert not hall.tables._live
    commitment = view["commitment"]
    return [json.dumps(one).replace(commitment, "the commitment") for one in seen]


async def test_before_the_start_the_deal_changes_no_byte(
    empty_hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for the commitment, which is its hash, nothing depends on the secret, and no card is named."""
    runs = []
    for number, secret in enumerate((b"\x01" * 32, b"\x02" * 32)):
        path = tmp_path / f"{number}.db"
        path.write_bytes(empty_hall.read_bytes())
        runs.append(await before_the_start(path, secret, monkeypatch))
    assert runs[0] == runs[1]
    assert len(runs[0]) == 1 + 7 * 6


async def test_lists_do_not_tell_who_is_asked(hall: Hall, client: Client) -> None:
    """Of two who may be asked one is: the others' tables, lobby and counts stay byte for byte the same."""
    told: list[list[Any]] = []
    async with client_of(hall) as one, client_of(hall) as two, client_of(hall) as stranger:
        for guest, name in ((client, "Ask"), (one, "Embla"), (two, "Lif")):
            done(await guest.put("/me", {"name": name}))
        for asked in (1, 2):
            table = (await client.open([human("Ask"), OPEN, OPEN], "secret", visibility="public"))["id"]
            await one.sit(table, 1, "Embla")
            await two.sit(table, 2, "Lif")
            live = await hall.tables.live(table)
            hall.tables.keep(replace(live, state=with_charms(live.state, (asked,))))
            view = await client.view(table)
            await client.act(view)
            guests = {0: client, 1: one, 2: two}
            bystander = guests[3 - asked]
            assert (await guests[asked].get("/me")).json()["waiting"] == 1
            told.append([])
            for guest in (client, bystander, stranger):
                cards = [*(await guest.get("/tables")).json(), *done(await guest.get("/lobby"))["running"]]
                # The second run finds the game of the first finished.
                for card in cards:
                    for seat in card["seats"]:
                        seat["mine"] = None
                    if card["status"] != "over":
                        told[-1].append({**card, "created": "", "updated": "", "id": ""})
                if guest is not stranger:
                    told[-1].append((await guest.get("/me")).json()["waiting"])
            await hall.bots.bot_answer(table, 1, "pass")
            while (await client.view(table))["status"] == "running":
                for guest in guests.values():
                    view = await guest.view(table)
                    if view["my_turn"]:
                        done(await guest.act(view))
    assert told[0] == told[1]
    assert [one for one in told[0] if isinstance(one, int)] == [0, 0]
