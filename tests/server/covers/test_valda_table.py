"""A table of Valda at which many weapons are about: a human plays against bots, a stranger watches."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Game, Seed, State
from gladsheim.games.valda.game import ValdaGame, ValdaState
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.jobs.process import BotTask
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from gladsheim.tables.running.live import Live
from tests.games.valda.tables import furnished
from tests.server import toy_hall
from tests.server.calls import Client, bot, human
from tests.server.conftest import client_of
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]
SEATS = [bot("first"), human(), bot("first"), bot("first")]
HUMAN = 1


def shy(task: BotTask) -> str:
    """What the bots do: anything, but wherever they are asked in secret they pass."""
    legal = task.state.legal_actions()
    window = task.state.observe(task.state.current_player)["decision"] == "window"
    return "pass" if window else random.Random(task.seed).choice(legal)


class ArmedGame(ValdaGame):
    """Valda that is dealt in the middle of things, with weapons in many hands."""

    def deal(self, seed: Seed | None = None) -> ValdaState:
        """A position in the middle of a game."""
        assert seed is not None
        options = {name: self.options[name] for name in ("players", "turnaround", "race")}
        dealt = self.from_document({**furnished(Stream(seed_key(seed)), options), "round": 4})
        dealt.seed = seed
        return dealt


class ArmedGames:
    """A registry of that game."""

    def game(self, name: str, /, **options: Any) -> Game:
        """The game with its options chosen."""
        return ArmedGame(**options)

    def from_document(self, document: Mapping[str, Any], /) -> State:
        """A position of it."""
        return ArmedGame(**document["options"]).from_document(document)

    def info(self, name: str, /) -> type[Game]:
        """Its class."""
        return ArmedGame

    def names(self) -> tuple[str, ...]:
        """Its name."""
        return ("valda",)


@pytest.fixture
async def hall(hall_url: str) -> AsyncIterator[Hall]:
    """A hall that pauses for a moment only."""
    library = replace(toy_hall.library(), games=ArmedGames())
    hall = Hall(open_store(hall_url), library, WorkerPool(1, shy), pause=Pause(0.001))
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


async def settled(hall: Hall, table: str) -> Live:
    """The table as soon as the human is to act, or the game is over, and all of it may be shown."""
    live = await until(hall, table, lambda live: live.to_act in (HUMAN, None))
    await hall.pauses.passed(table)
    return live


def assert_tells_no_pass(view: dict[str, Any], live: Live, mine: frozenset[int]) -> None:
    """The log has every line but the passes of others, without a gap, and all events in order."""
    log = view["log"]
    assert view["seq"] == len(log)
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    known = [step for step in live.steps if step.applied and step.applied.hidden != "all"]
    passes = [step for step in live.steps if step.line.seat in mine and step not in known]
    assert len(log) == len(known) + len(passes)
    brought = [event.kind for step in live.steps if step.applied for event in step.applied.events]
    assert [event["event"] for entry in log for event in entry["events"]] == brought
    kept = [entry["action"] for entry in log if entry["seat"] not in mine]
    assert not any(action.startswith("keep:") for action in kept)


async def test_a_game_full_of_windows_is_played_to_its_end(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The human acts by its own numbers; neither it nor a stranger learns of any bot's window."""
    monkeypatch.setattr("gladsheim.server.lobby.lobby.fresh_secret", lambda: b"\x07" * 32)
    chance = random.Random(6)
    async with client_of(hall) as client, client_of(hall) as stranger:
        view = await client.open(SEATS, "valda", players=4)
        table = view["id"]
        while True:
            live = await settled(hall, table)
            view = await client.view(table)
            assert_tells_no_pass(view, live, frozenset({HUMAN}))
            watched = await stranger.view(table)
            assert_tells_no_pass(watched, live, frozenset())
            if view["status"] == "over":
                break
            waits = live.acting(None) is None
            assert (view["to_act"], view["my_turn"]) == (HUMAN, True)
            assert watched["to_act"] == (None if waits else HUMAN)
            assert (await stranger.get(f"/tables/{table}/record")).status_code == 409
            action = chance.choice(view["choices"])["action"]
            answer = await act(client, view, action)
            assert answer["seq"] == view["seq"] + 1
        hidden = [step for step in live.steps if step.applied and step.applied.hidden == "all"]
        asked_bots = sum(step.line.seat != HUMAN for step in hidden)
        assert (await stranger.get(f"/tables/{table}/record")).status_code == 200
        assert asked_bots > 3


async def act(client: Client, view: dict[str, Any], action: str) -> dict[str, Any]:
    """The answer to an action of the human."""
    answer = await client.act(view, action, seat=HUMAN)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found
