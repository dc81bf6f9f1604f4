"""Over HTTP and sockets nobody learns who is asked in secret, or that anybody was."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from gladsheim.server.hall import Hall
from gladsheim.server.live import outbox as post_of
from gladsheim.server.live.outbox import Outbox, following
from gladsheim.server.live_tables.waiting import Flag
from gladsheim.server.views.messages import ViewMessage
from gladsheim.server.wire.bodies import PING
from tests import PATIENCE
from tests.server.calls import Client, bot, human
from tests.server.conftest import client_of
from tests.server.live.test_socket import guest, heard, served, watching
from tests.server.waiting import until
from tests.tables.running.test_numbering import with_charms

__all__ = ["guest", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def opened(
    hall: Hall, client: Client, seats: Sequence[dict[str, str]], charmed: tuple[int, ...]
) -> dict[str, Any]:
    """A new table's view; in memory its cards are changed so that exactly these seats hold a charm."""
    table = (await client.open(seats, "secret"))["id"]
    live = await hall.tables.live(table)
    hall.tables.keep(replace(live, state=with_charms(live.state, charmed)))
    return await client.view(table)


async def test_a_running_record_is_refused_and_a_finished_one_is_whole(hall: Hall, client: Client) -> None:
    """What was chosen in secret stands in the record: it is handed out after the end."""
    view = await client.open(game="secret", cards=3)
    while view["status"] == "running":
        refused = await client.get(f"/tables/{view['id']}/record")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "running")
        view = (await client.act(view)).json()
    whole = (await client.get(f"/tables/{view['id']}/record")).json()
    lines = (await hall.tables.live(view["id"])).lines
    assert [entry["action"] for entry in whole["actions"]] == [line.action for line in lines]


async def test_the_list_of_tables_does_not_tell_who_is_asked(hall: Hall, client: Client) -> None:
    """Nobody is said to be to act there but to the one who is asked; numbers and times are its own."""
    view = await opened(hall, client, [human("Ask"), bot("gate"), human("Embla")], (1,))
    waiting = (await client.act(view)).json()
    stored = (await hall.store.tables_of((await hall.tables.live(view["id"])).table.creator))[0][1]
    assert (stored.to_act, stored.bot_to_act) == (1, True)
    (card,) = (await client.get("/tables")).json()
    assert (card["turn"], card["seq"], card["updated"]) == (None, 1, waiting["log"][0]["at"])
    assert (waiting["to_act"], waiting["thinking"], waiting["my_turn"]) == (None, False, False)
    mine = await opened(hall, client, [human("Ask"), human("Embla")], (1,))
    await client.act(mine)
    assert (await client.get("/tables")).json()[0]["turn"] == 1


async def test_a_table_that_cannot_be_replayed_stays_in_the_list(hall: Hall, client: Client) -> None:
    """What is stored of it would tell too much; nobody is said to be to act."""
    view = await client.open(game="secret")
    await client.act(view)
    hall.tables._live.clear()
    hall.library.games.info("secret").rules_version += 1
    try:
        (card,) = (await client.get("/tables")).json()
    finally:
        hall.library.games.info("secret").rules_version -= 1
    assert (card["id"], card["turn"], card["seq"]) == (view["id"], None, 0)


async def test_a_refusal_does_not_tell_who_is_asked(hall: Hall, client: Client) -> None:
    """Asking or acting out of turn gets the same answer whoever is asked."""
    answers = []
    for charmed in ((1,), (2,)):
        view = await opened(hall, client, [human("Ask"), bot("gate"), bot("gate")], charmed)
        waiting = (await client.act(view)).json()
        paths = ("preview", "why")
        got = [await client.get(f"/tables/{view['id']}/{path}", action="ponder") for path in paths]
        got += [await client.act(waiting, "ponder", seat=seat) for seat in (0, 1)]
        got.append(await client.undo(waiting, seat=0))
        assert {answer.json()["error"]["code"] for answer in got} == {"not_your_turn"}
        answers.append([answer.json() for answer in got])
    assert answers[0] == answers[1]


async def test_a_pass_in_secret_is_numbered_for_its_own_session_alone(hall: Hall, client: Client) -> None:
    """Each session acts and asks by its own numbers, and a number of the table would be stale."""
    view = await opened(hall, client, [human("Ask"), bot(), human("Embla")], (1,))
    await client.act(view)
    live = await until(hall, view["id"], lambda live: live.to_act == 0)
    assert live.seq == 2
    mine = await client.view(view["id"])
    assert mine["seq"] == 1
    stale = await client.act(mine, expected_seq=2)
    assert (stale.status_code, stale.json()["view"]) == (409, mine)
    kept = (await client.act(mine)).json()
    assert (kept["seq"], (await hall.tables.live(view["id"])).seq >= 3) == (2, True)
    tail = (await client.get(f"/tables/{view['id']}/entries", since=1)).json()["log"]
    assert [entry["seq"] for entry in tail[:1]] == [2]
    # The bot may have acted since: then it is seen with the eyes of the other seat of this screen.
    assert tail[0]["at"] == kept["log"][1]["at"]


async def test_a_socket_is_not_rung_by_what_its_session_may_not_know(
    served: tuple[Hall, str], guest: Client
) -> None:
    """Of two that are asked the first passes: the others hear nothing. The last pass brings news."""
    hall = served[0]
    view = await opened(hall, guest, [human("Ask"), bot("gate"), bot("gate")], (1, 2))
    async with watching(served, view["id"]) as stranger:
        assert (await heard(stranger))["view"]["seq"] == 0
        await guest.act(view)
        asked = await heard(stranger)
        assert (asked["view"]["seq"], asked["view"]["to_act"]) == (1, None)
        for _ in range(2):
            live = await hall.tables.live(view["id"])
            await hall.bots.bot_answer(view["id"], live.seq, "pass")
        after = await heard(stranger)
        assert (after["view"]["seq"], after["view"]["to_act"]) == (1, 0)
        assert len(after["view"]["log"][0]["events"]) == 3


async def test_a_post_sends_nothing_twice_and_pings_on_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bell without news is not heard, and does not put off the sign of life; who asks is answered."""
    monkeypatch.setattr(post_of, "PING_SECONDS", 0.3)
    table, looked = [ViewMessage(b"one")], asyncio.Event()
    bell = Flag()

    async def message() -> ViewMessage:
        looked.set()
        return table[0]

    outbox = Outbox(message, bell)
    async with asyncio.timeout(PATIENCE):
        assert await following(outbox, bell) == ViewMessage(b"one").whole
        waiting = asyncio.create_task(following(outbox, bell))
        while not waiting.done():
            # Rung again and again without news, as by many secret passes.
            looked.clear()
            bell.set()
            await asyncio.wait({waiting, asyncio.create_task(looked.wait())}, return_when="FIRST_COMPLETED")
            await asyncio.wait({waiting}, timeout=0.02)
        assert await waiting == PING
        outbox.ask()
        assert await following(outbox, bell) == ViewMessage(b"one").whole
        table[0] = ViewMessage(b"two")
        bell.set()
        assert await following(outbox, bell) == ViewMessage(b"two").whole


async def test_a_spectator_of_a_whole_game_never_reads_a_pass(hall: Hall, client: Client) -> None:
    """From the first card to the last no channel has the word, though seats passed."""
    view = await client.open([human(), human(), human()], "secret", charms=8)
    seen: list[Any] = []
    async with client_of(hall) as stranger:
        while view["status"] == "running":
            seen.append((await stranger.get(f"/tables/{view['id']}")).text)
            seen.append((await stranger.get(f"/tables/{view['id']}/entries")).text)
            seen.append(
                hall.views.unchecked_message_for_seats(
                    await hall.tables.live(view["id"]), frozenset()
                ).whole.decode()
            )
            view = (await client.act(view)).json()
    passes = [line for line in (await hall.tables.live(view["id"])).lines if line.action == "pass"]
    assert len(passes) > 3
    assert not any("pass" in text for text in seen)
