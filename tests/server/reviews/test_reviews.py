"""Reviews of finished games: asked for once, made elsewhere, kept; told to whoever may look back."""

from __future__ import annotations

import asyncio
import uuid
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.job import move_job, review_job
from gladsheim.server.jobs.queues import JobQueues
from gladsheim.server.reviews import reviews
from gladsheim.tables.results.review import VERSION
from tests import PATIENCE
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.history.played import accounts, play_out
from tests.server.toy_hall import MARK, UNREVIEWABLE

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def finished(client: Client, **options: Any) -> dict[str, Any]:
    """A finished game of two people at one screen."""
    view = await client.open([human("Ask"), human("Embla")], **{"cards": 3, **options})
    return await play_out({0: client, 1: client}, view["id"])


async def review_of(client: Client, table: str, status: str = "finished", **eyes: Any) -> dict[str, Any]:
    """The review, as soon as it is as far as that."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = done(await client.get(f"/tables/{table}/review", **eyes))
            if found["status"] == status:
                return found
            await asyncio.sleep(0.02)


async def ask(client: Client, table: str) -> dict[str, Any]:
    """Ask for a review."""
    return done(await client.post(f"/tables/{table}/review", {}))


async def test_a_review_is_made_once_and_stays(hall: Hall, client: Client, monkeypatch: Any) -> None:
    """Nobody has asked, it is being made, it is there; who asks again gets the same at once."""
    view = await finished(client)
    path = f"/tables/{view['id']}/review"
    assert done(await client.get(path)) == {"status": "none", "done": 0, "total": 0, "review": None}
    first = await ask(client, view["id"])
    assert (first["status"], first["total"]) == ("waiting", view["seq"] + 1)
    whole = await review_of(client, view["id"])
    assert whole["done"] == whole["total"] == view["seq"] + 1
    monkeypatch.setattr(hall.jobs.reviews, "add", pytest.fail)
    assert (await ask(client, view["id"]))["status"] == "finished"


async def test_a_review_tells_decisions_and_luck_by_the_plies_of_the_log(client: Client) -> None:
    """Each decision stands at its entry, with the sums of its seat."""
    view = await finished(client)
    await ask(client, view["id"])
    review = (await review_of(client, view["id"]))["review"]
    acted = [(entry["seq"], entry["seat"], entry["action"]) for entry in view["log"]]
    assert [(one["ply"], one["seat"], one["action"]) for one in review["decisions"]] == acted
    assert [one["ply"] for one in review["chances"]] == [0, *(seq for seq, _, _ in acted)]
    for seat in review["seats"]:
        own = [one for one in review["decisions"] if one["seat"] == seat["seat"]]
        assert seat["decisions"] == seat["slip"] == len(own)
        assert seat["missed"] == sum(one["missed"] for one in own)
        assert seat["miss_ply"] == max(one["ply"] for one in own)
        assert seat["best_ply"] is None
        assert abs(seat["luck"]) == 0.5 * (view["seq"] + 1)


async def test_plies_are_counted_as_the_eyes_see_them(hall: Hall) -> None:
    """A decision that others never heard of stands at the entry in which what it brought is told."""
    async with accounts(hall, "Ask", "Embla") as (one, two), client_of(hall) as stranger:
        table = (await one.open([human("Ask"), OPEN], "secret", cards=4, charms=6))["id"]
        await two.sit(table, 1, "Embla")
        view = await play_out({0: one, 1: two}, table)
        await ask(one, table)
        for client, eyes in ((stranger, None), (one, None), (stranger, "0"), (stranger, "1")):
            wish = {} if eyes is None else {"eyes": eyes}
            last = done(await client.get(f"/tables/{table}/plies/10000", **wish))
            review = (await review_of(client, table, **wish))["review"]
            known = {entry["seq"]: entry for entry in last["log"]}
            for decision in review["decisions"]:
                entry = known[decision["ply"]]
                hidden = decision["action"] == "pass"
                assert hidden or entry["seat"] == decision["seat"]
            curve = done(await client.get(f"/tables/{table}/curve", **wish))["plies"]
            assert len(curve) == last["seq"] + 1
            assert curve[-1] == [seat["score"] for seat in last["scene"]["seats"]]
        assert view["status"] == "over"


async def test_the_curve_tells_the_points_after_every_entry(client: Client) -> None:
    """From the start to the end, for every seat."""
    view = await finished(client)
    plies = done(await client.get(f"/tables/{view['id']}/curve"))["plies"]
    for number, scores in enumerate(plies):
        then = done(await client.get(f"/tables/{view['id']}/plies/{number}"))
        assert scores == [seat["score"] for seat in then["scene"]["seats"]]


async def test_a_review_goes_on_after_a_restart(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was made before the hall stopped is not made again, and the rest follows by itself."""
    async with open_hall() as hall, client_of(hall) as client:
        view = await finished(client)
        table, cookies = view["id"], client.http.cookies
        answer = hall.history.reviews.answer
        stopped = asyncio.Event()

        async def once(*arguments: Any) -> None:
            """Keep the first parts only."""
            if not stopped.is_set():
                stopped.set()
                monkeypatch.setattr(hall.jobs.reviews, "add", lambda _: None)
                await answer(*arguments)

        monkeypatch.setattr(hall.history.reviews, "answer", once)
        await ask(client, table)
        async with asyncio.timeout(PATIENCE):
            while done(await client.get(f"/tables/{table}/review"))["done"] < 2:
                await asyncio.sleep(0.02)
    async with open_hall() as hall, client_of(hall) as client:
        client.http.cookies = cookies
        started = await hall.store.reviews.progress(table)
        assert started is not None
        assert started.done >= 2
        whole = await review_of(client, table)
        assert whole["done"] == view["seq"] + 1


async def test_a_lost_process_only_delays_a_review(
    client: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Another one makes the part again."""
    monkeypatch.setenv(MARK, str(tmp_path / "crashed"))
    view = await finished(client)
    await ask(client, view["id"])
    assert (await review_of(client, view["id"]))["done"] == view["seq"] + 1
    assert (tmp_path / "crashed").exists()


async def test_what_cannot_be_reviewed_says_so_and_may_be_asked_for_again(client: Client) -> None:
    """It is not tried for ever."""
    view = await finished(client, cards=UNREVIEWABLE)
    await ask(client, view["id"])
    assert (await review_of(client, view["id"], "failed"))["review"] is None
    assert (await ask(client, view["id"]))["status"] == "waiting"


async def test_bots_of_running_games_come_first() -> None:
    """A review that waits for a process is passed by a bot that is asked later."""
    queues = JobQueues()
    queues.reviews.add(review_job("a review", "", unasked=False))
    queues.moves.add(move_job("a move", "", only_bots=True))
    queues.reviews.add(review_job("another review", "", unasked=False))
    async with asyncio.timeout(PATIENCE):
        taken = [(await queues.take()).table for _ in range(3)]
    assert taken == ["a move", "a review", "another review"]


async def test_games_that_run_are_not_reviewed(client: Client) -> None:
    """Neither asked for nor read, nor is there a curve."""
    table = (await client.open([human("Ask"), human("Embla")], cards=3))["id"]
    assert refused(await client.post(f"/tables/{table}/review", {})) == (409, "running")
    assert refused(await client.get(f"/tables/{table}/review")) == (409, "running")
    assert refused(await client.get(f"/tables/{table}/curve")) == (409, "running")


async def test_a_game_that_ended_early_is_reviewed_up_to_its_end(hall: Hall) -> None:
    """What was played counts, though nobody played it out."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        table = (await one.open([human("Ask"), OPEN], cards=4))["id"]
        await two.sit(table, 1, "Embla")
        view = done(await one.act(await one.view(table)))
        body = {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": 0}
        view = done(await one.post(f"/tables/{table}/resign", body))
        assert view["status"] == "over"
        await ask(two, table)
        review = (await review_of(two, table))["review"]
        assert [one["ply"] for one in review["decisions"]] == [1]
        assert len(done(await two.get(f"/tables/{table}/curve"))["plies"]) == 3


async def test_only_so_many_reviews_wait(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one more is told to come again."""
    monkeypatch.setattr("gladsheim.store.results.reviews.MOST_UNFINISHED", 0)
    view = await finished(client)
    answer = await client.post(f"/tables/{view['id']}/review", {})
    assert refused(answer) == (503, "busy")
    assert answer.headers["retry-after"] == str(reviews.BUSY_SECONDS)


async def test_reviews_of_an_older_kind_are_made_anew(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They count as not there."""
    view = await finished(client)
    await ask(client, view["id"])
    await review_of(client, view["id"])
    monkeypatch.setattr("gladsheim.server.reviews.reviews.VERSION", VERSION + 1)
    assert done(await client.get(f"/tables/{view['id']}/review"))["status"] == "none"
    assert (await ask(client, view["id"]))["status"] == "waiting"


async def test_a_hall_that_refuses_reviews_says_nothing_in_its_log(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asks again and again would fill it."""
    monkeypatch.setattr("gladsheim.store.results.reviews.MOST_UNFINISHED", 0)
    view = await finished(client)
    assert refused(await client.post(f"/tables/{view['id']}/review", {})) == (503, "busy")
    assert caplog.records == []
