"""Interface document (OpenAPI): topics and summaries of the routes, taken from their docstrings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from inspect import getdoc
from typing import Any, get_args

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPI, Reference, SecurityScheme, Tag

from gladsheim.records.schema import schema as record_schema
from gladsheim.server.identity import cookies
from gladsheim.server.identity.admission import SESSION, TOKEN
from gladsheim.server.live.wire import Sent, SocketMessage
from gladsheim.server.wire.bodies import ErrorBody
from gladsheim.server.wire.refusals import ANYWHERE, CODES, codes_by_status, refusals_of
from gladsheim.server.wire.schemas import plain_parameter, schemas_of, types_of
from gladsheim.server.wire.version import version

SERVER = "gladsheim.server"
TOPICS = {"acting": "hall", "lobby": "hall", "operators": "hall", "timekeeping": "time"}
"""Topics of routes whose topic differs from the name of their folder."""
ABOUT = {
    "hall": "Tables before and in play: lobby, seats, actions, agreements, other processes.",
    "time": "Time in the hall: clocks that run out, vacations.",
}
"""Descriptions of those topics; other topics are described by the docstring of their folder."""
SENTENCE = re.compile(r"(?<=[.!?;:]) ")
LATER = {"429", "503"}
RECORD, RECORD_ROUTE = "GameRecord", "table_record"
"""Name of the schema of a record; id of the route that answers with one."""
RETRY_AFTER = {
    "description": "In how many seconds to come again, where that is known",
    "schema": {"type": "integer", "minimum": 0},
}
SCHEMES: dict[str, SecurityScheme | Reference] = {
    SESSION: SecurityScheme(
        type="apiKey",
        security_scheme_in="cookie",
        name=cookies.SESSION,
        description="A person's browser. The name goes on with `_` and a word of the hall's own; "
        f"over TLS it begins with `{cookies.HOST_ONLY}`.",
    ),
    TOKEN: SecurityScheme(
        type="http",
        scheme="bearer",
        description="A bot account's token, gladsheim_bot_…: docs/bots/bot-api.md",
    ),
}


class Document(OpenAPI):
    """OpenAPI document of some routes, with the schemas of `server.wire.schemas`."""

    routes: Sequence[Any] = ()

    def to_schema(self) -> dict[str, Any]:
        """Return the document as it is published."""
        found = super().to_schema()
        taken, given = types_of(self.routes)
        # Clients make their types of the socket's messages of it, too.
        taken |= {*get_args(SocketMessage)}
        found["components"]["schemas"] = schemas = schemas_of(taken, given | {*get_args(Sent)})
        schemas["ErrorView"]["properties"]["code"]["enum"] = CODES
        schemas[RECORD] = _generable(record_schema())
        for operation in (one for path in found["paths"].values() for one in path.values()):
            for parameter in operation.get("parameters", ()):
                plain_parameter(parameter)
            if operation["operationId"] == RECORD_ROUTE:
                (content,) = operation["responses"]["200"]["content"].values()
                content["schema"] = {"$ref": f"#/components/schemas/{RECORD}"}
            for status in operation["responses"].keys() & LATER:
                operation["responses"][status]["headers"] = {"Retry-After": RETRY_AFTER}
        return found


@dataclass
class Settings(OpenAPIConfig):
    """Litestar settings from which a `Document` is made."""

    routes: Sequence[Any] = ()

    def to_openapi_schema(self) -> OpenAPI:
        """Return the document, still without its paths."""
        made = super().to_openapi_schema()
        found = Document(**{one.name: getattr(made, one.name) for one in fields(made)})
        found.routes = self.routes
        return found


def document(handlers: Iterable[Any]) -> Settings:
    """Give each route its topic, summary, id and refusals, and return the settings of the document."""
    routes = list(handlers)
    for route in routes:
        route.tags = [topic_of(route)]
        route.summary, route.description = told_of(route)
        route.operation_id = route.fn.__name__
        route.responses = {**refused(route), **(route.responses or {})}
    names = sorted({topic_of(route) for route in routes})
    return Settings(
        title="Gladsheim",
        version=version(),
        description=ANYWHERE,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes=SCHEMES),
        security=[{SESSION: []}, {}],
        routes=routes,
        tags=[Tag(name, ABOUT.get(name) or getdoc(import_module(f"{SERVER}.{name}"))) for name in names],
    )


def refused(route: Any) -> dict[int, ResponseSpec]:
    """Return the refusals of a route by status, with their codes described in words."""
    found = codes_by_status(refusals_of(route)).items()
    return {
        status: ResponseSpec(ErrorBody, description=when, generate_examples=False) for status, when in found
    }


def topic_of(route: Any) -> str:
    """Return the topic of a route: its entry in TOPICS, else its folder below `server`."""
    folder: str = route.fn.__module__.removeprefix(f"{SERVER}.").partition(".")[0]
    return TOPICS.get(folder, folder)


def told_of(route: Any) -> tuple[str, str]:
    """Return the first sentence of a route's docstring, without its full stop, and the whole docstring."""
    text = " ".join((getdoc(route.fn) or "").split())
    return SENTENCE.split(text, maxsplit=1)[0].rstrip(".;:"), text


def _generable(schema: Any) -> Any:
    """Return a schema without `$schema`, and with true as a boolean: generators of clients take no other."""
    if isinstance(schema, list):
        return [_generable(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _generable(part) for name, part in schema.items() if name != "$schema"}
    if found.get("const") is True:
        del found["const"]
        found["type"] = "boolean"
    return found
