"""What stands on paper about the interface, and how the hall's process runs the engine."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from openapi_spec_validator import validate

from gladsheim.server.app import interface_document, litestar_app
from gladsheim.server.hall import Hall
from gladsheim.server.wire.version import version
from tests.server.calls import Client
from tests.server.robots.opened import declared

ROOT = Path(__file__).resolve().parents[3]
LOOK = """
import sys
from gladsheim.server.live_tables.library import installed
library = installed()
state = library.games.game("voluspa").deal("seed")
state.game.presenter.choices(state)
assert library.bots.names()
print("numba" in sys.modules)
"""


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A Python program over the sources."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)


def test_the_generated_documents_are_what_the_sources_say() -> None:
    """The committed documents, from which the page is typed, say what the routes and the games send."""
    checked = run("scripts/openapi", "--check")
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("wish", ["auto", "plain"])
def test_the_hall_waits_for_no_compiler(wish: str, tmp_path: Path) -> None:
    """With an empty cache the hall's own process runs the engine at once, and never loads Numba."""
    looked = run("-c", LOOK, GLADSHEIM_KERNELS=wish, GLADSHEIM_CACHE=str(tmp_path))
    assert looked.stdout == "False\n", looked.stderr


@pytest.mark.anyio
async def test_the_openapi_document_is_published_and_valid(hall: Hall, client: Client) -> None:
    """At /schema, for everybody; complete for every route, and it says how one comes in."""
    answer = await client.http.get("/schema/openapi.json")
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    document = answer.json()
    kept = json.loads((ROOT / "docs" / "openapi.json").read_text())
    # The version is that of the installation; in the file it is that of the sources.
    assert {**document, "info": kept["info"]} == kept
    assert document["info"] == {**kept["info"], "version": version()}
    assert (await client.http.get("/schema")).json() == document
    validate(document)
    schemes = {name: scheme["type"] for name, scheme in document["components"]["securitySchemes"].items()}
    assert schemes == {"session": "apiKey", "token": "http"}
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    routes = {
        (re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path), method.lower())
        for route in litestar_app().routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api")
        for method in route.methods - {"OPTIONS"}
    }
    assert {(path, method) for path, methods in document["paths"].items() for method in methods} == routes
    by_token = {
        f"{method.upper()} {path.removeprefix('/api')}"
        for path, methods in document["paths"].items()
        for method, about in methods.items()
        if {"token": []} in about.get("security", []) or about.get("security") == [{}]
    }
    assert by_token == {name for name in declared() if not name.startswith("WebSocket ")}
    topics = {topic["name"]: topic["description"] for topic in document["tags"]}
    for methods in document["paths"].values():
        for about in methods.values():
            assert topics[about["tags"][0]].endswith(".")
            assert about["description"].startswith(about["summary"])
            assert " " in about["summary"]
    events = document["paths"]["/api/bot/events"]["get"]["responses"]["200"]["content"]
    assert list(events) == ["application/x-ndjson"]


def test_each_operation_has_what_generated_clients_are_made_of() -> None:
    """A name of its own, words for its parameters and bodies, and only names of schemas that can be read."""
    document = interface_document()
    operations = [one for path in document["paths"].values() for one in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", one) for one in ids)
    schemas = document["components"]["schemas"]
    assert all(re.fullmatch("([A-Z][a-z]*)+", name) for name in schemas)
    assert [name for name, schema in schemas.items() if not schema.get("description")] == []
    for operation in operations:
        for parameter in operation.get("parameters", ()):
            schema = parameter["schema"]
            assert parameter["description"]
            assert schema["type"] == "boolean" or {"maxLength", "maximum", "exclusiveMaximum", "enum"} & {
                *schema
            }
        if "requestBody" in operation:
            assert operation["requestBody"]["required"]
        for status, answer in operation["responses"].items():
            assert ("headers" in answer and "Retry-After" in answer["headers"]) == (status in {"429", "503"})
    assert document["servers"] == [{"url": "/"}]
    assert document["security"] == [{"session": []}, {}]
    assert document["paths"]["/api/bot/events"]["get"]["security"] == [{"token": []}]


def test_what_is_closed_is_listed() -> None:
    """Words of which there are only so many are enumerations, in what is sent and in what is answered."""
    schemas = interface_document()["components"]["schemas"]
    view, clock = schemas["TableView"]["properties"], schemas["Clock"]["properties"]
    assert view["status"]["enum"] == ["open", "dealing", "running", "over", "closed"]
    assert clock["kind"] == {"type": "string", "enum": ["none", "days", "bank"]}
    assert schemas["HumanSeat"]["properties"]["kind"] == {"type": "string", "const": "human"}
