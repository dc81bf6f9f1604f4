"""The laboratory over HTTP: what it answers, what it refuses, and that it keeps and tells nothing."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from gladsheim.core.game import State
from gladsheim.core.telling.columns import unpacked
from gladsheim.games import from_document, game, names
from gladsheim.server.hall import Hall
from gladsheim.server.identity.gate import Quotas
from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.lab.routes import MOST_FAULTS
from gladsheim.server.live_tables.library import installed
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from gladsheim.tables.lab import MOST_ACTIONS
from tests.fourth_game.registered import with_a_page
from tests.server import toy_hall
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import CHEAP, client_of
from tests.server.identity.test_moderation import NOTE

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]
GAMES = Path(__file__).resolve().parents[3] / "web/src/games"
LONE: dict[str, Any] = {
    "game": "voluspa",
    "version": 1,
    "options": {
        "players": 2,
        "kinds": ["Od", "Th", "Tr", "Dr", "Fe", "Sk", "Va", "Lo"],
        "no_late_hel": False,
    },
    "board": {"0,0": "Th"},
    "hands": [["Od", "Tr"], ["Sk"]],
}


@pytest.fixture
async def lab(hall_url: str) -> AsyncIterator[Client]:
    """A guest of a hall with the real games."""
    store = open_store(hall_url)
    settings = HallSettings(hasher=CHEAP, limits=None)
    hall = Hall(store, installed(), WorkerPool(1, toy_hall.choose), pause=Pause(0), settings=settings)
    await hall.start()
    async with client_of(hall) as client:
        yield client
    await hall.stop()


async def position(lab: Client, name: str, **body: Any) -> dict[str, Any]:
    """The answer to a position."""
    return done(await lab.post(f"/lab/{name}/position", body))


def told(answer: dict[str, Any]) -> str:
    """An answer as text, to compare."""
    return json.dumps(answer, sort_keys=True)


@pytest.mark.parametrize("name", names())
async def test_the_answers_are_the_engines(lab: Client, name: str) -> None:
    """Along random play, position, choices, scores, previews and reasons are what the engine says."""
    chance = random.Random(name)
    players = game(name).players
    seen = await position(lab, name, options={"players": players}, seed="one")
    for _ in range(40):
        state: State = from_document(seen["document"])
        assert state.document() == seen["document"]
        assert (seen["to_act"], seen["over"]) == (state.current_player, state.is_terminal)
        assert seen["scene"] == json.loads(json.dumps(state.game.presenter.scene(state, seen["viewer"])))
        assert seen["result"] == json.loads(json.dumps(state.result()))
        assert list(unpacked(seen["choices"])) == json.loads(json.dumps(state.game.presenter.choices(state)))
        if seen["over"]:
            break
        action = chance.choice(state.legal_actions())
        asked = {"action": action, "document": seen["document"]}
        preview = done(await lab.post(f"/lab/{name}/preview", asked))
        assert done(await lab.post(f"/lab/{name}/why", asked))["legal"] is True
        seen = await position(lab, name, document=seen["document"], seed="one", actions=[action])
        entry = seen["log"][0]
        assert (entry["action"], entry["seat"]) == (action, state.current_player)
        assert (entry["points"], entry["parts"]) == (preview["points"], preview["parts"])


@pytest.mark.parametrize("name", names())
async def test_step_by_step_is_the_same_as_at_once(lab: Client, name: str) -> None:
    """Also where dice are rolled and cards drawn; another seed may bring something else."""
    chance = random.Random(3)
    start = seen = await position(lab, name, seed="two")
    actions: list[str] = []
    while not seen["over"] and len(actions) < 20:
        actions.append(chance.choice([choice["action"] for choice in unpacked(seen["choices"])]))
        seen = await position(lab, name, document=seen["document"], seed="two", actions=actions[-1:])
    whole = await position(lab, name, seed="two", actions=actions)
    assert told(whole["document"]) == told(seen["document"])
    assert [entry["seq"] for entry in whole["log"]] == list(range(1, len(actions) + 1))
    again = await position(lab, name, document=start["document"], seed="two", actions=actions)
    assert told(again) == told(whole)


async def test_a_seat_looks_on_after_its_turn(lab: Client) -> None:
    """The view is that of the seat which was asked for, whoever is to act; one not there is refused."""
    seen = await position(lab, "voluspa", document=LONE, actions=["Od@1,0"], seat=0)
    assert (seen["viewer"], seen["to_act"]) == (0, 1)
    state: State = from_document(seen["document"])
    assert (
        seen["scene"]
        == json.loads(json.dumps(state.game.presenter.scene(state, 0)))
        != json.loads(json.dumps(state.game.presenter.scene(state, 1)))
    )
    for seat in (2, 21, -1):
        answer = await lab.post("/lab/voluspa/position", {"document": LONE, "seat": seat})
        assert refused(answer) in ((404, "not_found"), (400, "bad_request"))


async def test_every_fault_of_a_document_is_named(lab: Client) -> None:
    """All at once, each with its field."""
    wrong = {**LONE, "phase": "dance", "turn": 7, "board": {"0,0": "Xx"}}
    answer = await lab.post("/lab/voluspa/position", {"document": wrong})
    assert refused(answer) == (400, "bad_document")
    faults = {fault["field"] for fault in answer.json()["faults"]}
    assert faults == {"phase", "turn", "board.0,0"}
    assert answer.json()["error"]["field"].startswith("document.")
    for path, body in (("preview", {"action": "Od@1,0"}), ("why", {"action": "Od@1,0"})):
        assert refused(await lab.post(f"/lab/voluspa/{path}", {**body, "document": wrong})) == (
            400,
            "bad_document",
        )


async def test_cells_for_a_further_piece_are_told_with_faults_or_without(lab: Client) -> None:
    """For an editor, which may leave a position impossible for a while."""
    seen = await position(lab, "valhalla")
    assert len(seen["openings"]) == 8
    wrong = {**seen["document"], "draw": []}
    answer = await lab.post("/lab/valhalla/position", {"document": wrong})
    assert refused(answer) == (400, "bad_document")
    assert answer.json()["openings"] == seen["openings"]


async def test_faults_are_bounded(lab: Client) -> None:
    """However much is wrong with a document, only so much of it is told."""
    answer = await lab.post(
        "/lab/voluspa/position", {"document": {**LONE, "board": {f"{x},0": "Xx" for x in range(100)}}}
    )
    assert len(answer.json()["faults"]) == MOST_FAULTS


@pytest.mark.parametrize("name", names())
async def test_a_document_of_another_game_is_refused(lab: Client, name: str) -> None:
    """The game of the address counts."""
    other = next(one for one in names() if one != name)
    document = (await position(lab, other))["document"]
    answer = await lab.post(f"/lab/{name}/position", {"document": document})
    assert refused(answer) == (400, "bad_document")
    assert [fault["field"] for fault in answer.json()["faults"]] == ["game"]


async def test_an_illegal_action_is_named_by_its_number(lab: Client) -> None:
    """With the rule that it breaks; what was legal before it has no effect."""
    body = {"document": LONE, "actions": ["Od@1,0", "Sk@5,5"]}
    answer = await lab.post("/lab/voluspa/position", body)
    assert refused(answer) == (422, "illegal")
    assert answer.json()["at"] == 1
    assert answer.json()["error"]["rules"] == ["V-4.3"]
    malformed = await lab.post("/lab/voluspa/position", {"document": LONE, "actions": ["hop"]})
    assert (refused(malformed), malformed.json()["at"]) == ((422, "illegal"), 0)


async def test_why_and_preview(lab: Client) -> None:
    """What is illegal is explained, what is legal is priced."""
    asked = {"document": LONE, "action": "Od@1,0"}
    assert done(await lab.post("/lab/voluspa/preview", asked))["points"] == 2
    far = {"document": LONE, "action": "Od@5,5"}
    assert refused(await lab.post("/lab/voluspa/preview", far)) == (422, "illegal")
    why = done(await lab.post("/lab/voluspa/why", far))
    assert (why["legal"], why["rules"]) == (False, ["V-4.3"])


@pytest.mark.parametrize(
    "body",
    [
        {"actions": ["x"] * (MOST_ACTIONS + 1)},
        {"actions": [""]},
        {"actions": ["x" * 201]},
        {"seed": "x" * 101},
        {"seed": ""},
        {"document": []},
        {"document": {f"f{k}": 0 for k in range(101)}},
        {"options": {"colour": "red"}},
        {"options": {"players": 99}},
        {"table": "none"},
    ],
)
async def test_everything_is_bounded(lab: Client, body: dict[str, Any]) -> None:
    """Too many actions, texts that are too long, unknown fields and options."""
    assert refused(await lab.post("/lab/voluspa/position", body)) == (400, "bad_request")


async def test_large_bodies_and_deep_nesting_are_refused(lab: Client) -> None:
    """Before any game looks at them."""
    large = await lab.post("/lab/voluspa/position", {"document": {"board": "x" * 70_000}})
    assert refused(large)[0] == 413
    deep = '{"document":{"board":' + "[" * 20_000 + "]" * 20_000 + "}}"
    headers = {"content-type": "application/json"}
    answer = await lab.http.post("/api/lab/voluspa/position", content=deep, headers=headers)
    assert answer.status_code == 400


@pytest.mark.parametrize("name", names())
async def test_whatever_a_document_says_it_is_answered(lab: Client, name: str) -> None:
    """Fields of a possible position with other values in their place: refused, or a position."""
    chance = random.Random(name)
    document = (await position(lab, name, seed="three"))["document"]
    odd: list[Any] = [None, -1, 10**9, 2**63 - 1, 1.5, "", "x", [], {}, [[]], True, {"a": 1}, ["Od"] * 300]
    for field in document:
        for value in chance.sample(odd, 5):
            answer = await lab.post(f"/lab/{name}/position", {"document": {**document, field: value}})
            assert answer.status_code in (200, 400), (field, value, answer.text)
    for field in document:
        rest = {other: value for other, value in document.items() if other != field}
        answer = await lab.post(f"/lab/{name}/position", {"document": rest})
        assert answer.status_code in (200, 400), (field, answer.text)


async def test_nothing_is_kept_and_nobody_is_known(lab: Client, hall_url: str) -> None:
    """No cookie is set, no table comes to be, and the same question has the same answer."""
    first = await lab.post("/lab/voluspa/position", {"seed": "four", "actions": []})
    assert not lab.http.cookies
    assert "set-cookie" not in first.headers
    await lab.get("/me")
    second = await lab.post("/lab/voluspa/position", {"seed": "four", "actions": []})
    assert first.content == second.content
    assert (await lab.get("/tables")).json() == []


async def test_no_secret_of_a_table_is_in_reach(lab: Client) -> None:
    """What a table was dealt from is not what any seed deals from, and an id means nothing here."""
    seats = [{"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"}]
    table = (await lab.post("/tables", {"game": "voluspa", "seats": seats})).json()
    for seed in (table["id"], table["commitment"], "lab"):
        dealt = await position(lab, "voluspa", options={"players": 2}, seed=seed)
        shown = dealt["scene"]["seats"][dealt["viewer"]]["hand"]
        assert (shown, dealt["scene"]["board"]) != (
            table["scene"]["seats"][table["viewer"]]["hand"],
            table["scene"]["board"],
        )
    assert refused(await lab.post(f"/lab/{table['id'][:30].lower()}/position", {}))[0] in (400, 404)


async def test_a_game_that_is_switched_off_can_still_be_tried(hall: Hall, client: Client) -> None:
    """Its rules may be read, and played with, while no new table of it is opened."""
    assert await hall.store.moderation.switch("toy", NOTE, on=False)
    await hall.moderation.look()
    wish = {"game": "toy", "seats": [human(), OPEN]}
    assert refused(await client.post("/tables", wish)) == (409, "game_off")
    assert (await position(client, "toy", seed="five"))["to_act"] == 0


async def test_questions_are_costly_and_games_known(hall_url: str) -> None:
    """Only so many come from an address; a game that there is not is not found."""
    store = open_store(hall_url)
    settings = HallSettings(hasher=CHEAP, limits=Quotas(costly=Rate(3, 1000.0), by_address=1))
    hall = Hall(store, installed(), WorkerPool(1, toy_hall.choose), pause=Pause(0), settings=settings)
    await hall.start()
    async with client_of(hall) as client:
        assert refused(await client.post("/lab/chess/position", {})) == (404, "not_found")
        await position(client, "voluspa")
        await position(client, "voluspa")
        assert refused(await client.post("/lab/voluspa/position", {})) == (429, "slow_down")
    await hall.stop()


@pytest.mark.parametrize("name", with_a_page())
async def test_the_examples_of_the_rules(lab: Client, name: str) -> None:
    """Each is a possible position with legal actions that bring the points which its text tells."""
    for example, said in json.loads((GAMES / name / "help/examples.json").read_text()).items():
        seen = await position(lab, name, document=said["document"], actions=said["actions"])
        assert [entry["points"] for entry in seen["log"]] == said["points"], example
        reasons = [sum(part["points"] for part in entry["parts"]) for entry in seen["log"]]
        assert reasons == said["points"], example
