"""Puzzles over HTTP: nothing tells a solution before its time, progress is kept, own games stay private."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from gladsheim.bots.reviewing import GameReview
from gladsheim.games import from_document
from gladsheim.puzzles import Puzzle, collection
from gladsheim.records import from_bytes
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live_tables.library import installed
from gladsheim.server.puzzles import puzzles
from gladsheim.server.puzzles.puzzles import DAYS_LATER
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from gladsheim.tables.results.review import VERSION
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import CHEAP, client_of
from tests.server.history.played import accounts, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]
ONE: Puzzle = next(iter(collection("voluspa").values()))
PATH = f"/puzzles/voluspa/{ONE.id}"
WRONG = ONE.others[0].action


class Calendar:
    """A clock of the test's own, in the words of records."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 1, tzinfo=UTC)

    def __call__(self) -> str:
        """The present moment."""
        return self.now.strftime("%Y-%m-%dT%H:%M:%S.000Z")


@asynccontextmanager
async def opened(hall_url: str, calendar: Calendar | None = None) -> AsyncIterator[Hall]:
    """A hall with the real games."""
    hall = Hall(
        open_store(hall_url),
        installed(),
        WorkerPool(1, toy_hall.choose),
        pause=Pause(0),
        settings=HallSettings(hasher=CHEAP, limits=None),
        clock=calendar or Calendar(),
    )
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


@pytest.fixture
async def hall(hall_url: str) -> AsyncIterator[Hall]:
    """A hall with the real games."""
    async with opened(hall_url) as hall:
        yield hall


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[Client]:
    """Somebody who is nobody yet."""
    async with client_of(hall) as client:
        yield client


async def attempt(client: Client, action: str, path: str = PATH) -> dict[str, Any]:
    """The answer to a try."""
    return done(await client.post(f"{path}/try", {"action": action}))


async def row_of(client: Client) -> dict[str, Any]:
    """The first puzzle as it is listed."""
    found = done(await client.get("/puzzles/voluspa"))["puzzles"]
    return next(row for row in found if row["id"] == ONE.id)


async def test_the_position_is_what_the_seat_knows(client: Client) -> None:
    """The position that is sent looks to the seat as the puzzle says, and the rest of it is drawn."""
    view = done(await client.get(PATH))
    state = from_document(view["document"])
    assert state.observe(view["seat"]) == ONE.observation
    assert (view["seat"], view["choices"]) == (ONE.seat, len(state.legal_actions()))
    assert (view["own"], view["solution"], view["progress"]["state"]) == (False, None, "new")


async def unsolved(hall: Hall) -> list[str]:
    """All that a guest is sent who opens a puzzle, tries something wrong, and looks again; without how many
    people have tried.
    """
    async with client_of(hall) as client:
        sent = [
            (await client.get("/puzzles/voluspa")).text,
            (await client.get(PATH)).text,
            (await client.post(f"{PATH}/try", {"action": ONE.others[1].action})).text,
            (await client.get(PATH)).text,
        ]
    assert json.loads(sent[2])["solution"] is None
    return [re.sub('"people":.*?"high":[0-9.]+', "", text) for text in sent]


async def test_nothing_tells_the_solution_before_its_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were the solution another one, every answer would be the same to the byte."""
    sent = await unsolved(hall)
    second, *others = ONE.others
    twin = replace(ONE, solution=second.action, others=(replace(second, action=ONE.solution), *others))
    twins = {**collection("voluspa"), ONE.id: twin}
    monkeypatch.setattr(puzzles, "_collection", lambda _: twins)
    monkeypatch.setattr(hall.puzzles, "_posed", OrderedDict())
    assert await unsolved(hall) == sent


async def test_a_wrong_try_says_what_it_brings_and_may_be_repeated(client: Client) -> None:
    """It is told in the game's words with what it misses; the next try may solve it."""
    wrong = await attempt(client, WRONG)
    assert (wrong["solved"], wrong["progress"]["state"]) == (False, "open")
    assert wrong["tried"]["missed"] == ONE.others[0].less
    assert wrong["tried"]["story"]["deed"]
    right = await attempt(client, ONE.solution)
    assert (right["solved"], right["progress"]) == (True, {"state": "solved", "tries": 2, "at_once": False})
    decision = right["solution"]["decision"]
    assert decision["action"] == WRONG
    assert decision["alternatives"][0]["action"] == ONE.solution
    assert decision["alternatives"][0]["story"]["deed"]
    again = done(await client.get(PATH))
    assert again["solution"]["action"] == ONE.solution


async def test_an_action_beyond_the_best_few_is_judged_by_the_look_at_all(client: Client) -> None:
    """What was only looked at in passing has a figure without an interval."""
    listed = {ONE.solution, *(other.action for other in ONE.others)}
    view = done(await client.get(PATH))
    actions = from_document(view["document"]).legal_actions()
    other = next(action for action in actions if action not in listed)
    tried = (await attempt(client, other))["tried"]
    assert tried["missed"] == ONE.looks[actions.index(other)] / 10
    assert tried["missed_error"] is None


async def test_giving_up_shows_the_solution_and_counts_no_try(client: Client) -> None:
    """Afterwards a right try solves nothing any more, and nobody's share has changed."""
    shown = done(await client.post(f"{PATH}/solution", {}))
    assert shown["solution"]["action"] == ONE.solution
    assert shown["progress"]["state"] == "shown"
    after = await attempt(client, ONE.solution)
    assert after["progress"] == {"state": "shown", "tries": 0, "at_once": False}
    assert (await row_of(client))["people"] == 0


async def test_first_tries_make_the_share(hall: Hall) -> None:
    """Everybody counts once, by the first try."""
    for number, actions in enumerate(([ONE.solution], [WRONG, ONE.solution], [ONE.solution], [])):
        async with client_of(hall, host=f"198.51.100.{number + 20}") as client:
            for action in actions:
                await attempt(client, action)
            row = await row_of(client)
    assert (row["people"], row["solved"]) == (3, 2)
    assert 0 < row["low"] < 2 / 3 < row["high"] < 1


async def test_progress_is_kept_and_goes_to_the_account(hall: Hall) -> None:
    """What a guest has done belongs to the account that it becomes or signs in to, whose own stays."""
    async with accounts(hall, "Ask") as (first,), client_of(hall) as guest:
        await attempt(first, WRONG)
        await attempt(guest, ONE.solution)
        assert (await row_of(guest))["progress"]["state"] == "solved"
        other = list(collection("voluspa").values())[1]
        await attempt(guest, other.solution, f"/puzzles/voluspa/{other.id}")
        done(await guest.post("/login", {"name": "Ask", "password": "a long password", "keep_games": True}))
        rows = {row["id"]: row["progress"] for row in done(await guest.get("/puzzles/voluspa"))["puzzles"]}
        assert rows[ONE.id]["state"] == "open"
        assert rows[other.id]["state"] == "solved"


@pytest.mark.parametrize(
    ("path", "action", "what"),
    [
        ("/puzzles/nothing/1", "pass", (404, "not_found")),
        ("/puzzles/voluspa/0123456789ab", "pass", (404, "not_found")),
        (f"/puzzles/valda/{ONE.id}", "pass", (404, "not_found")),
        (PATH, "Od@99,99", (422, "illegal")),
        (PATH, "nonsense", (422, "illegal")),
        (PATH, "x" * 201, (400, "bad_request")),
    ],
)
async def test_what_is_not_there_or_not_allowed_is_refused(
    client: Client, path: str, action: str, what: tuple[int, str]
) -> None:
    """Nothing is kept of it."""
    assert refused(await client.post(f"{path}/try", {"action": action})) == what
    assert (await row_of(client))["progress"]["tries"] == 0


async def reviewed(hall: Hall, players: list[Client]) -> tuple[str, int, dict[str, Any]]:
    """A game of two with a finished review that calls one action of the first seat a blunder."""
    options = {"set": "custom", "kinds": ["Od", "Th"]}
    table = (await players[0].open([human("Ask"), OPEN], "voluspa", **options))["id"]
    await players[1].sit(table, 1, "Embla")
    await play_out(dict(enumerate(players)), table)
    review = GameReview(from_bytes((await players[0].get(f"/tables/{table}/record")).content))
    luck = {"luck": [0.0, 0.0], "luck_error": [0.0, 0.0]}
    parts: list[dict[str, Any]] = [{"number": 0, **luck}]
    number = 0
    for at in range(1, review.parts):
        state = review.before(at)
        legal, seat = state.legal_actions(), state.current_player
        part: dict[str, Any] = {"number": at, "seat": seat, "action": legal[0], "verdict": None, **luck}
        if not number and seat == 0 and len(legal) > 3:
            number = at
            part["verdict"] = blunder(legal)
        parts.append(part)
    calendar = hall.time.clock()
    progress = await hall.store.reviews.begin(table, VERSION, len(parts), calendar)
    assert progress is not None
    await hall.store.reviews.add(table, progress, parts, calendar)
    return table, number, parts[number]


def blunder(legal: list[str]) -> dict[str, Any]:
    """A verdict on the first legal action: the last is far better, the third as good as that."""
    found = {"points": 0, "parts": [], "events": [], "error": 0.2}
    alternatives = [
        {"action": legal[-1], "value": 9.0, "more": 8.0, **found},
        {"action": legal[2], "value": 8.9, "more": 7.9, **found},
    ]
    return {
        "value": 1.0,
        "error": 0.4,
        "missed": 8.0,
        "missed_error": 0.2,
        "grade": "blunder",
        "worlds": 100,
        "choices": len(legal),
        "alternatives": alternatives,
    }


async def test_a_blunder_becomes_a_puzzle_of_whoever_had_the_seat(hall_url: str) -> None:
    """Some days after its review, for nobody else, and still after a restart."""
    calendar = Calendar()
    async with opened(hall_url, calendar) as hall, accounts(hall, "Ask", "Embla") as (ask, embla):
        table, number, part = await reviewed(hall, [ask, embla])
        best, *_ = part["verdict"]["alternatives"]
        path = f"/puzzles/voluspa/{table}.{number}"
        calendar.now += timedelta(days=DAYS_LATER, seconds=-1)
        assert done(await ask.get("/puzzles/voluspa"))["own"] == []
        assert refused(await ask.get(path)) == (404, "not_found")
        calendar.now += timedelta(seconds=1)
        (own,) = done(await ask.get("/puzzles/voluspa"))["own"]
        assert (own["id"], own["table"], own["progress"]["state"]) == (f"{table}.{number}", table, "new")
        assert done(await embla.get("/puzzles/voluspa"))["own"] == []
        async with client_of(hall) as stranger:
            for other in (embla, stranger):
                assert refused(await other.get(path)) == (404, "not_found")
                assert refused(await other.post(f"{path}/try", {"action": best["action"]})) == (
                    404,
                    "not_found",
                )
                assert refused(await other.post(f"{path}/solution", {})) == (404, "not_found")
        view = done(await ask.get(path))
        assert (view["own"], view["solution"], view["row"]) == (True, None, None)
        wrong = await attempt(ask, part["action"], path)
        assert (wrong["solved"], wrong["tried"]["missed"]) == (False, 8.0)
        cookies = ask.http.cookies
    async with opened(hall_url, calendar) as hall, client_of(hall) as ask:
        ask.http.cookies = cookies
        right = await attempt(ask, part["verdict"]["alternatives"][1]["action"], path)
        assert right["solved"], "as good as the best, as far as the review can tell"
        assert right["solution"]["action"] == best["action"]
        (own,) = done(await ask.get("/puzzles/voluspa"))["own"]
        assert own["progress"] == {"state": "solved", "tries": 2, "at_once": False}


async def test_what_a_review_does_not_list_is_judged_anew(hall_url: str) -> None:
    """The review's own search weighs it, from what the seat knew."""
    calendar = Calendar()
    async with opened(hall_url, calendar) as hall, accounts(hall, "Ask", "Embla") as (ask, embla):
        table, number, _ = await reviewed(hall, [ask, embla])
        calendar.now += timedelta(days=DAYS_LATER)
        path = f"/puzzles/voluspa/{table}.{number}"
        state = from_document(done(await ask.get(path))["document"])
        tried = (await attempt(ask, state.legal_actions()[1], path))["tried"]
        assert tried["missed"] >= 0
        assert tried["missed_error"] is not None
