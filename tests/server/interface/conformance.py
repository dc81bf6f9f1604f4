"""Whether each refusal of a hall is one that its document declares for the route that was asked."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cache
from typing import Any

from gladsheim.server.app import interface_document
from gladsheim.server.wire.asgi import Receive, Scope, Send

DECLARED_CODE = re.compile(r"^- `(\w+)`: ", re.MULTILINE)
"""How the description of a status names the codes that come with it."""
EVERYWHERE = frozenset({"unknown_host", "closing", "internal", "unreadable"})
"""Codes with which any route may refuse; they are told once for all of them."""

Refusals = dict[int, frozenset[str]]


@cache
def declared() -> dict[str, Refusals]:
    """For each operation (`GET /api/tables`) the codes of each status that it may refuse with."""
    document = interface_document()
    return {
        f"{method.upper()} {path}": {
            int(status): frozenset(DECLARED_CODE.findall(about["description"]))
            for status, about in operation["responses"].items()
            if int(status) >= 400
        }
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


@cache
def _patterns() -> dict[tuple[str, int], list[tuple[re.Pattern[str], str]]]:
    found = defaultdict(list)
    for label in declared():
        method, _, path = label.partition(" ")
        pattern = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
        found[method, path.count("/")].append((pattern, label))
    return dict(found)


def operation_of(method: str, path: str) -> str | None:
    """The operation that a request is for; None for what is no part of the document."""
    near = _patterns().get((method, path.count("/")), [])
    return next((label for pattern, label in near if pattern.fullmatch(path)), None)


class Witness:
    """Sees what applications answer, and keeps what their document does not declare."""

    def __init__(self) -> None:
        self.undeclared: list[str] = []

    async def pass_on(self, app: Any, scope: Scope, receive: Receive, send: Send) -> None:
        """Let an application answer, and look at its refusals."""
        label = operation_of(scope["method"], scope["path"]) if scope["type"] == "http" else None
        status = 0

        async def seen(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif status >= 400 and label is not None and not message.get("more_body"):
                self.look(label, status, message.get("body", b""))
            await send(message)

        await app(scope, receive, send if label is None else seen)

    def look(self, label: str, status: int, body: bytes) -> None:
        """Hold a refusal against the document."""
        code = json.loads(body)["error"]["code"]
        if code not in EVERYWHERE and code not in declared()[label].get(status, ()):
            self.undeclared.append(f"{label}: {status} {code}")
