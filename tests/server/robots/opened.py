"""What a token opens, as the routes declare it and as the page for writers of bots says it."""

from __future__ import annotations

import re
from pathlib import Path

from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from gladsheim.server.app import litestar_app
from gladsheim.server.identity.gate import COSTLY
from gladsheim.server.wire.requests import SAFE_METHODS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "bots" / "bot-api.md"
ROW = re.compile(r"\| `(GET|POST|PUT|DELETE|WebSocket) /api(\S*)` \| (\w*) *\|")
WITH_TOKEN, OPEN = "with a token", "open to everyone"


def section(title: str) -> str:
    """The text of a section of the page, with those below it."""
    _, _, text = PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")
    assert text, f"no section {title!r}"
    return text.partition("\n## ")[0]


def documented() -> dict[str, tuple[str, str]]:
    """Each request of the tables of the page: to whom it is open, and as what it is counted."""
    own, _, everybody = section("Rights of a token").partition("\nThese routes are open to everyone")
    return {
        f"{method} {path}": (to, kind)
        for to, text in ((WITH_TOKEN, own), (OPEN, everybody))
        for method, path, kind in ROW.findall(text)
    }


def declared() -> dict[str, tuple[str, str]]:
    """The same, by the options of the routes; sockets ask for themselves, and take a token."""
    found = {}
    for route in litestar_app().routes:
        if not route.path.startswith("/api"):
            continue
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path.removeprefix("/api"))
        if isinstance(route, WebSocketRoute):
            found[f"WebSocket {path}"] = WITH_TOKEN, "reading"
        elif isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods - {"OPTIONS"}:
                    if to := _open_to(handler):
                        found[f"{method} {path}"] = to, _kind(handler, method)
    return found


def _open_to(handler: HTTPRouteHandler) -> str | None:
    if handler.opt.get("anybody"):
        return OPEN
    return WITH_TOKEN if handler.opt.get("bots") else None


def _kind(handler: HTTPRouteHandler, method: str) -> str:
    if handler.opt.get("costly"):
        return COSTLY
    return "reading" if method in SAFE_METHODS else "writing"
