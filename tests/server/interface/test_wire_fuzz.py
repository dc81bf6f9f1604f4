"""Requests that nobody has thought of: generated from the published document, sound and unsound.

No answer is a fault of the hall, each is as the document says, what is unsound is refused, and
nothing is stored by what was refused.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, given, settings, strategies as st

from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, bot, done, human
from tests.server.conftest import SETTINGS, client_of

if TYPE_CHECKING:
    from schemathesis import Case

EXAMPLES, LONG_EXAMPLES = 3, 1_000
DOCUMENT = json.loads((Path(__file__).parents[3] / "docs" / "openapi.json").read_text(encoding="utf-8"))
LABELS = [f"{method.upper()} {path}" for path, methods in DOCUMENT["paths"].items() for method in methods]
KNOWN: dict[str, list[Any]] = {
    "game": ["toy", "secret"],
    "options": [{}, {"cards": 3}, {"players": 3}],
    "seats": [[human(), human()], [human(), OPEN], [human(), bot("nobody")], [human()] * 3],
    "action": ["ponder", "play:none", "keep:none"],
    "expected_seq": [0, 1, 2],
    "action_id": ["00000000-0000-0000-0000-000000000000"],
    "seat": [0, 1],
    "name": ["Heimdall", "Sif"],
    "password": ["a long password"],
    "old": ["a long password"],
}
"""What a sound body may as well say: so that not all that is asked for is of a game that nobody has."""


@dataclass
class Fuzzed:
    """A hall in a thread of its own, with tables in every state."""

    portal: BlockingPortal
    clients: list[Client]
    tables: list[str]
    stored: sqlite3.Connection

    def send(self, case: Case[Any], client: Client) -> tuple[Any, bool]:
        """The answer, and whether something else is stored than before."""
        wire = case.as_transport_kwargs()
        body = {"content": wire["data"]} if isinstance(wire.get("data"), bytes | str) else {}
        if "json" in wire:
            body = {"json": wire["json"]}
        before, rows = self._version(), self._rows()

        async def request() -> Any:
            return await client.http.request(
                wire["method"], wire["url"], params=wire["params"], headers=wire["headers"], **body
            )

        answer = self.portal.call(request)
        return answer, self._version() != before and self._rows() != rows

    def _version(self) -> int:
        """Another number whenever something was written."""
        return int(self.stored.execute("PRAGMA data_version").fetchone()[0])

    def _rows(self) -> list[str]:
        return list(self.stored.iterdump())


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[tuple[Hall, list[Client], list[str]]]:
    """A hall, its clients (a maker, an account, one who is nobody), and its tables, ended ones too."""
    # Nobody has to wait: each look at this clock is a long time after the last.
    settings = replace(SETTINGS, seconds=count(0.0, 1e5).__next__)
    store = open_store(f"sqlite:///{database}")
    hall = Hall(store, toy_hall.library(), WorkerPool(1, toy_hall.choose), pause=Pause(0), settings=settings)
    await hall.start()
    # No time passes by itself: what is written is written by those who ask.
    await hall.timekeeper.stop()
    hall.time.seconds = lambda: 0.0
    async with client_of(hall) as maker, client_of(hall) as account, client_of(hall) as nobody:
        await account.register("Heimdall")
        opening = [human("Ask"), OPEN]
        waiting, closed = [(await maker.open(opening, visibility="public"))["id"] for _ in range(2)]
        done(await maker.delete(f"/tables/{closed}"))
        secret = await maker.open(game="secret")
        running, over = await maker.open(), await maker.open(cards=2)
        while over["status"] == "running":
            over = done(await maker.act(over))
        try:
            yield hall, [maker, account, nobody], [waiting, closed, secret["id"], running["id"], over["id"]]
        finally:
            await hall.stop()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    """A hall to be asked anything."""
    database = tmp_path_factory.mktemp("fuzzed") / "hall.db"
    with ExitStack() as stack:
        portal = stack.enter_context(start_blocking_portal())
        _, clients, tables = stack.enter_context(portal.wrap_async_context_manager(opened(database)))
        stored = stack.enter_context(closing(sqlite3.connect(database, check_same_thread=False)))
        yield Fuzzed(portal, clients, tables, stored)


def test_all_of_the_document_is_asked() -> None:
    """Each operation of the hall has a test of its own, none is left out as unreadable."""
    from tests.server.interface.document import OPERATIONS

    assert set(OPERATIONS) == set(LABELS)


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("label", LABELS)
def test_whatever_is_asked_is_answered_as_the_document_says(fuzzed: Fuzzed, label: str, long: bool) -> None:
    """Nothing that is generated from the document ends in a fault, and nothing refused is stored."""
    # It is imported late: to read the document takes a second, and all processes of the tests collect this.
    from tests.server.interface.document import CHECKED, MODES, OPERATIONS, SOUND

    @settings(
        max_examples=LONG_EXAMPLES if long else EXAMPLES,
        derandomize=not long,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(MODES))
        case = data.draw(OPERATIONS[label].as_strategy(mode))
        parameters, checks = case.path_parameters, CHECKED
        if mode is SOUND and isinstance(case.body, dict):
            for field in [field for field in case.body if field in KNOWN and data.draw(st.booleans())]:
                case.body[field] = data.draw(st.sampled_from(KNOWN[field]))
        if isinstance(parameters, dict) and "table" in parameters and data.draw(st.booleans()):
            parameters["table"] = data.draw(st.sampled_from(fuzzed.tables))
            # It may have been the one thing that was unsound.
            checks = CHECKED[:-1]
        client = data.draw(st.sampled_from(fuzzed.clients))
        answer, stored = fuzzed.send(case, client)
        case.validate_response(answer, checks=checks)
        if stored and answer.is_error:
            # Or a bot, which moved meanwhile: then once more, and it does not move again.
            answer, stored = fuzzed.send(case, client)
        assert not (stored and answer.is_error), answer.text

    ask()
