"""Where friends play with each other, nothing of a deal is known before the own table with it is over."""

from __future__ import annotations

import json
import shutil
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from gladsheim.core.fair import commitment_of, secret_of_match
from gladsheim.server.daily import days, matches, meetings
from gladsheim.server.hall import Hall
from gladsheim.server.identity.rate_limits import Rate
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of
from tests.server.daily.dealt import Today, opened, people
from tests.server.daily.meeting import meet, play, play_out, rotation_of, seen, sit
from tests.server.daily.test_hidden import RANDOM, everything
from tests.server.interface.access import Case
from tests.server.interface.access_rows import AT_TABLES, BY_SOCKET, watched

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

NAMES = ("Ask", "Embla", "Lif", "Sif")
SECRETS = (b"\x01" * 32, b"\x02" * 32)
OTHER_TABLE = "id-100"


async def told(hall: Hall, role: str, client: Client, match: str, table: str) -> list[Any]:
    """All that somebody is told of the hall, of a match and of a table of others, headers included."""
    answers = [await client.http.get(f"/api{path}") for path in (f"/matches/{match}", "/matches")]
    found = [
        (one.status_code, [pair for pair in one.headers.items() if pair[0] not in RANDOM], one.text)
        for one in answers
    ]
    return [*found, *await everything(hall, role, client, table)]


async def run(path: Path, secret: bytes, monkeypatch: pytest.MonkeyPatch, *, others: bool, own: bool) -> str:
    """What is told those who have not finished deal 1, and a stranger, while two others play it, or do not.

    Where they have an `own` table with it they have both sat down there, and one has acted.
    """
    monkeypatch.setattr("gladsheim.server.accounts.accounts.LOOK_UPS", Rate(10_000, 1.0))
    monkeypatch.setattr("gladsheim.server.history.players.EXPORTS", 10_000)
    monkeypatch.setattr(days, "fresh_secret", lambda: b"\x03" * 32)
    monkeypatch.setattr(matches, "fresh_secret", lambda: secret)
    monkeypatch.setattr(matches, "fresh_id", lambda: "the-match")
    async with (
        opened(f"sqlite:///{path}", Today()) as hall,
        people(hall, *NAMES) as friends,
        client_of(hall, host="198.51.100.99") as stranger,
    ):
        match = await rotation_of(friends)
        theirs, mine = (await seen(friends[0], match))["deals"][0]["pairs"]
        found: list[Any] = []
        if own:
            monkeypatch.setattr(meetings, "fresh_id", lambda: "id-1")
            table = await meet(friends, match, 1, mine)
            done(await friends[mine[0]].act(await friends[mine[0]].view(table)))
        ids = count(100)
        monkeypatch.setattr(meetings, "fresh_id", lambda: f"id-{next(ids)}")
        for step in ("nothing", "waiting", "running", "over"):
            if others and step == "waiting":
                assert (await sit(friends[theirs[0]], match, 1))["id"] == OTHER_TABLE
            if others and step == "running":
                await sit(friends[theirs[1]], match, 1)
            if others and step == "over":
                await play_out(hall, [friends[player] for player in theirs], OTHER_TABLE)
                await hall.plays.look()
                await hall.history.tally.count_all()
            for player in mine:
                found.append([step, await told(hall, "account", friends[player], match, OTHER_TABLE)])
                if own:
                    found.append(await friends[player].view(table))
            found.append([step, await told(hall, "stranger", stranger, match, OTHER_TABLE)])
    text = json.dumps(found)
    known = [secret_of_match(secret, match, number) for number in range(1, 7)]
    for one in (secret, *known):
        assert one.hex() not in text
        text = text.replace(commitment_of(one), "the commitment")
    return text


@pytest.mark.parametrize("own", [False, True])
async def test_who_has_not_finished_cannot_tell_whether_others_have_played(
    empty_hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: bool
) -> None:
    """Every byte and header is the same while others wait, play, have played, or have not begun."""
    runs = [
        await run(
            Path(shutil.copy(empty_hall, tmp_path / f"{others}.db")),
            SECRETS[0],
            monkeypatch,
            others=others,
            own=own,
        )
        for others in (False, True)
    ]
    assert runs[0] == runs[1]


async def test_who_has_not_begun_cannot_tell_one_deal_from_another(
    empty_hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Matches that differ in their secret alone look the same but for the hashes, whatever others do."""
    runs = [
        await run(
            Path(shutil.copy(empty_hall, tmp_path / f"{secret[0]}.db")),
            secret,
            monkeypatch,
            others=True,
            own=False,
        )
        for secret in SECRETS
    ]
    assert runs[0] == runs[1]


@pytest.mark.parametrize("state", ["waiting", "running", "over"])
async def test_tables_of_others_do_not_exist(hall_url: str, state: str) -> None:
    """Every route and every wish by socket answers one who has not finished as for a table that is not."""
    async with (
        opened(hall_url, Today()) as hall,
        people(hall, *NAMES) as friends,
        client_of(hall, host="198.51.100.99") as stranger,
    ):
        match = await rotation_of(friends)
        theirs, mine = (await seen(friends[0], match))["deals"][0]["pairs"]
        table = (await sit(friends[theirs[0]], match, 1))["id"]
        if state != "waiting":
            await sit(friends[theirs[1]], match, 1)
        if state == "over":
            await play_out(hall, [friends[player] for player in theirs], table)
        await meet(friends, match, 1, mine)
        for route, (call, _) in {**AT_TABLES, **BY_SOCKET}.items():
            for role, client in (("account", friends[mine[0]]), ("stranger", stranger)):
                answers = [await call(Case(hall, role, client, name)) for name in (table, "none")]
                assert answers[0].status_code == answers[1].status_code == 404, (route, role)
                assert answers[0].text == answers[1].text, (route, role)


async def test_they_are_there_once_the_own_table_is_over(hall_url: str) -> None:
    """What is over can be looked at then; what runs still is shown to nobody but those who play there."""
    async with opened(hall_url, Today()) as hall, people(hall, *NAMES) as friends:
        match = await rotation_of(friends)
        theirs, mine = (await seen(friends[0], match))["deals"][0]["pairs"]
        other = await meet(friends, match, 1, theirs)
        table = await play(hall, friends, match, 1, mine)
        for player in mine:
            assert refused(await friends[player].get(f"/tables/{other}")) == (404, "not_found")
        await play_out(hall, [friends[player] for player in theirs], other)
        for player in mine:
            assert (await friends[player].view(other))["viewer"] is None
            assert (await watched(Case(hall, "account", friends[player], other))).status_code == 200
            record = done(await friends[player].get(f"/tables/{other}/record"))
            own = done(await friends[player].get(f"/tables/{table}/record"))
            assert record["start"]["fair"]["secret"] == own["start"]["fair"]["secret"] is not None
            plays = (await seen(friends[player], match))["deals"][0]["plays"]
            assert {play["table"] for play in plays} == {table, other}
