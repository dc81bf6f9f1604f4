"""Nothing of a deal, and nothing of how others have played it, is known before one's own play is over."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from gladsheim.core.fair import commitment_of, secret_of_day
from gladsheim.server.daily import days, plays
from gladsheim.server.hall import Hall
from gladsheim.server.identity.rate_limits import Rate
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of
from tests.server.daily.dealt import FIRST_DAY, Today, begin, opened, people, play, today_of, turn
from tests.server.interface.access import Case
from tests.server.interface.access_rows import AT_TABLES, BY_SOCKET, watched

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

SECRETS = (b"\x01" * 32, b"\x02" * 32)
RANDOM = {"set-cookie"}
PATHS = (
    *("/daily", f"/daily/{FIRST_DAY}", "/lobby", "/tables", "/games", "/presence", "/contact", "/blocks"),
    *("/players/Ask", "/players/Ask/games", "/rankings/toy", "/people?name=Ask", "/me/records"),
)


async def everything(hall: Hall, role: str, client: Client, table: str) -> list[Any]:
    """All that somebody is told, of the hall and of a table of somebody else's, headers included."""
    rests = ("", "/entries", "/record", "/plies/0", "/sitters", "/chat")
    reads = [f"/tables/{table}{rest}" for rest in rests]
    answers = [await client.http.get(f"/api{path}") for path in (*PATHS, *reads)]
    told = [
        (answer.status_code, [pair for pair in answer.headers.items() if pair[0] not in RANDOM], answer.text)
        for answer in answers
    ]
    return [*told, (await watched(Case(hall, role, client, table))).text]


async def seen(path: Path, secret: bytes, monkeypatch: pytest.MonkeyPatch, *, played: bool) -> str:
    """What people who have not begun, and one who has not finished, see while another has played, or has not.

    Of the secret that decides it one sees more who plays: with the first there is one.
    """
    ids: Iterator[str] = (f"table-{number}" for number in count())
    monkeypatch.setattr("gladsheim.server.accounts.accounts.LOOK_UPS", Rate(10_000, 1.0))
    monkeypatch.setattr("gladsheim.server.history.players.EXPORTS", 10_000)
    monkeypatch.setattr(days, "fresh_secret", lambda: secret)
    monkeypatch.setattr(plays, "fresh_id", lambda: next(ids))
    async with (
        opened(f"sqlite:///{path}", Today()) as hall,
        people(hall, "Ask", "Embla", "Lif") as (ask, embla, lif),
        client_of(hall, host="198.51.100.99") as stranger,
    ):
        own = None
        if secret == SECRETS[0]:
            own = (await begin(embla))["id"]
            await turn(hall, embla, own)
        found: list[Any] = []
        for step in ("running", "over"):
            if played and step == "running":
                await turn(hall, ask, (await begin(ask))["id"])
            if played and step == "over":
                await play(hall, ask)
                await hall.history.tally.count_all()
                await hall.plays.look()
            for role, client in (("account", lif), ("stranger", stranger)):
                found.append([step, await everything(hall, role, client, "table-1")])
            if own is not None:
                found.append([step, await everything(hall, "maker", embla, "table-1"), await embla.view(own)])
        text = json.dumps(found)
    known = [secret_of_day(secret, FIRST_DAY, game) for game in ("toy", "secret")]
    for one in (secret, *known):
        assert one.hex() not in text
        text = text.replace(commitment_of(one), "the commitment")
    return text


@pytest.fixture
def fresh(empty_hall: Path, tmp_path: Path) -> Iterator[Path]:
    """Databases of the same hall before its first visitor."""
    return (Path(shutil.copy(empty_hall, tmp_path / f"{number}.db")) for number in count())


async def test_who_has_not_finished_cannot_tell_whether_others_have_played(
    fresh: Iterator[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every byte and header is the same while another plays, has played, or has not begun."""
    runs = [await seen(next(fresh), SECRETS[0], monkeypatch, played=played) for played in (False, True)]
    assert runs[0] == runs[1]


async def test_who_has_not_begun_cannot_tell_one_deal_from_another(
    fresh: Iterator[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Halls that differ in the day's secret alone look the same but for the hashes, whatever others do."""
    first = await seen(next(fresh), SECRETS[1], monkeypatch, played=True)
    second = await seen(next(fresh), b"\x03" * 32, monkeypatch, played=True)
    assert first == second


@pytest.mark.parametrize("over", [False, True])
async def test_plays_of_others_do_not_exist(hall_url: str, over: bool) -> None:
    """Every route and every wish by socket answers one who has not finished as for a table that is not."""
    async with (
        opened(hall_url, Today()) as hall,
        people(hall, "Ask", "Embla", guests=1) as (ask, embla, guest),
        client_of(hall, host="198.51.100.99") as stranger,
    ):
        table = (await (play(hall, ask) if over else begin(ask)))["id"]
        await begin(embla)
        for route, (call, _) in {**AT_TABLES, **BY_SOCKET}.items():
            for role, client in (("account", embla), ("guest", guest), ("stranger", stranger)):
                answers = [await call(Case(hall, role, client, name)) for name in (table, "none")]
                assert answers[0].status_code == answers[1].status_code == 404, (route, role)
                assert answers[0].text == answers[1].text, (route, role)


async def test_they_are_there_once_ones_own_is_over(hall_url: str) -> None:
    """Finished plays can be looked at then, with record, log and socket, and nothing can be done there."""
    async with opened(hall_url, Today()) as hall, people(hall, "Ask", "Embla", "Lif") as (ask, embla, lif):
        running, over = (await begin(lif))["id"], (await play(hall, ask))["id"]
        assert refused(await embla.get(f"/tables/{over}")) == (404, "not_found")
        await play(hall, embla, last=True)
        row = next(row for row in (await today_of(embla))["rows"] if row["name"] == "Ask")
        assert row["table"] == over
        view = await embla.view(over)
        assert (view["status"], view["viewer"]) == ("over", None)
        assert done(await embla.get(f"/tables/{over}/record"))["start"]["fair"]["secret"] is not None
        for path in ("entries", "plies/1", "plies/1/document", "sitters", "curve", "review"):
            assert (await embla.get(f"/tables/{over}/{path}")).status_code == 200, path
        assert (await watched(Case(hall, "account", embla, over))).status_code == 200
        for path in ("chat", "note"):
            assert refused(await embla.get(f"/tables/{over}/{path}")) == (404, "not_found")
        # What runs is its own player's alone, also for those who know the deal.
        assert refused(await embla.get(f"/tables/{running}")) == (404, "not_found")
        assert refused(await lif.get(f"/tables/{over}")) == (404, "not_found")


async def test_one_game_opens_no_other(hall_url: str) -> None:
    """To have played the day's deal of one game tells nothing of that of another."""
    async with opened(hall_url, Today()) as hall, people(hall, "Ask", "Embla") as (ask, embla):
        other = (await play(hall, ask, "secret"))["id"]
        await play(hall, embla, "toy")
        assert refused(await embla.get(f"/tables/{other}")) == (404, "not_found")
        assert (await today_of(embla, "secret"))["rows"] is None
