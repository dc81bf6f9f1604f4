"""Refusals of each route, and the words in which the interface document says when they come.

A refusal has the name of its row (`rows.ROWS`). Refusals that follow from the route itself (it needs a
caller, has a body, names a thing in its path, ...) are derived by `refusals_of`; those that follow from what
it does are listed at the route, as `refuses=(...)`. Routes share the groups below.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from gladsheim.server.wire.requests import OPEN_PATH, SAFE_METHODS, named_dependencies
from gladsheim.server.wire.rows import ROWS, code_of, described

BEGUN = ("closed", "not_started")
"""Refusals of requests that need a game that has begun."""
UNSTARTED = ("not_your_table", "closed", "started")
"""Refusals of requests that only those concerned with a table may make, before its game begins."""
TO_ACT = ("not_your_turn", "over", "window_runs")
"""Refusals of requests that only the seat to act may make."""
MOVES = (*BEGUN, *TO_ACT, "deal_closed", "id_taken", "left", "stale", "too_long")
"""Refusals of requests that add a line to a game."""
AGREEING = (*BEGUN, "not_your_seat", *("id_taken", "left", "over", "stale", "too_long", "window_runs"))
"""Refusals of requests on which all at a table agree."""
SEATS = ("already_seated", "seat_taken", "closed", "started")
"""Refusals of requests that give a seat to a user."""
NEW_TABLE = ("game_off", "too_many")
"""Refusals of requests that open something of which a user may have only a limited number."""
RATED = ("rated_terms", "account_needed")
"""Refusals of requests that open a rated table, or give a user a seat there."""
NEW_GUEST = ("session_ended", "banned")
"""Refusals of requests that make a guest of a caller without a session."""
NAMED = ("name_alike", "name_taken")
"""Refusals of requests that are made under a name."""
OWN_ACCOUNT = ("not_account",)
"""Refusals of requests for things that only accounts have."""
PASSWORD = (*OWN_ACCOUNT, "wrong_password", "no_accounts", "changed")
"""Refusals of requests that need the password once more."""
SITTING = ("not_your_table",)
"""Refusals of requests that only those who sit at a table may make."""
SUPPOSED = ("not_offered", "no_conditions")
"""Refusals of actions prepared for a turn, or supposed of others."""

WHEN = {described(name): row.when for name, row in ROWS.items() if row.when}
"""Cause of each refusal, by status and code: the texts that routes declare."""
CODES = sorted({code_of(name) for name in ROWS})
"""Code of every refusal."""
ANYWHERE = (
    "Beside what each operation declares, any request may be refused before a route sees it: `408` and `431` "
    "if it comes too slowly or its head is too large, `413` and `414` if it is larger than anything that is "
    "asked here, `421` if it is for a host that the hall does not know, `429` and `503` "
    "(`too_many_connections`) if too many connections are open, `503` (`closing`) while the hall stops. "
    "`500` (`internal`, `unreadable`) is a fault of the hall."
)
"""Refusals of any request, described once for all of them."""

PARAMETER = re.compile(r"\{(\w+):\w+\}")
UNTOLD = frozenset({"token"})
"""Path parameters for which no refusal says that they are unknown: a caller learns nothing about a token."""


def refusals_of(route: Any) -> list[str]:
    """Return the refusals of a route, by status and code, sorted. Raises KeyError for a name
    without a row.
    """
    found = {*_admission(route), *_request(route), *route.opt.get("refuses", ())}
    return sorted(described(name) for name in found)


def codes_by_status(refusals: list[str]) -> dict[int, str]:
    """Return for each status of sorted refusals the list of its codes. Raises KeyError for
    one without words.
    """
    return {
        int(status): "\n".join(f"- `{one.partition(' ')[2]}`: {WHEN[one]}" for one in some)
        for status, some in groupby(refusals, lambda refusal: refusal.partition(" ")[0])
    }


def _admission(route: Any) -> Iterator[str]:
    """Yield the refusals of callers who may not come in (`identity.admission`, `edge.guard`)."""
    # A token and a cookie together are a bad request.
    yield from ("slow_down", "bad_request", "bad_token", "not_saved", "unsettled")
    if not (route.opt.get("anybody") or route.opt.get("bots")):
        yield "not_for_bots"
    if not route.http_methods <= SAFE_METHODS and not any(map(_is_open, route.paths)):
        yield from ("cross_origin", "unsupported_media_type")


def _request(route: Any) -> Iterator[str]:
    """Yield the refusals of requests that the route cannot read."""
    named = {name for path in route.paths for name in PARAMETER.findall(path)}
    taken = inspect.signature(route.fn).parameters.keys() - {"request", *named_dependencies(route.fn)}
    if taken:
        yield "bad_request"
    if named - UNTOLD:
        yield "not_found"
    if "data" in taken:
        yield "too_large"


def _is_open(path: str) -> bool:
    return OPEN_PATH.fullmatch(f"/api{PARAMETER.sub('any', path)}") is not None
