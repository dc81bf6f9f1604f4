"""With what each route may refuse a request, and the words in which the interface document says when.

A refusal is named as its row is (`rows.ROWS`). What follows from the route itself (whether
it asks who calls, has a body, names something in its path, ...) is derived by `refusals_of`; what follows
from what it does stands at the route, as `refuses=(...)`. The groups are those that routes share.
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
"""What is only for games that have begun."""
UNSTARTED = ("not_your_table", "closed", "started")
"""What is only for those concerned with a table, before its game begins."""
TO_ACT = ("not_your_turn", "over", "window_runs")
"""What is asked for the seat to act."""
MOVES = (*BEGUN, *TO_ACT, "deal_closed", "id_taken", "left", "stale", "too_long")
"""What adds a line to a game."""
AGREEING = (*BEGUN, "not_your_seat", *("id_taken", "left", "over", "stale", "too_long", "window_runs"))
"""What all at a table agree on."""
SEATS = ("already_seated", "seat_taken", "closed", "started")
"""What gives a seat to somebody."""
NEW_TABLE = ("game_off", "too_many")
"""What opens something of which a user may have only so many."""
RATED = ("rated_terms", "account_needed")
"""What opens a rated table, or gives somebody a seat there."""
NEW_GUEST = ("session_ended", "banned")
"""What makes a guest of one who is nobody yet."""
NAMED = ("name_alike", "name_taken")
"""What is done under a name."""
OWN_ACCOUNT = ("not_account",)
"""What only accounts have."""
PASSWORD = (*OWN_ACCOUNT, "wrong_password", "no_accounts", "changed")
"""What the password is said for once more."""
SITTING = ("not_your_table",)
"""What is only for those who sit at a table."""
SUPPOSED = ("not_offered", "no_conditions")
"""What may be prepared for a turn, or supposed of others."""

WHEN = {described(name): row.when for name, row in ROWS.items() if row.when}
"""When a request is refused so, by status and code: what routes declare."""
CODES = sorted({code_of(name) for name in ROWS})
"""The code of every refusal."""
ANYWHERE = (
    "Beside what each operation declares, any request may be refused before a route sees it: `408` and `431` "
    "if it comes too slowly or its head is too large, `413` and `414` if it is larger than anything that is "
    "asked here, `421` if it is for a host that the hall does not know, `429` and `503` "
    "(`too_many_connections`) if too many connections are open, `503` (`closing`) while the hall stops. "
    "`500` (`internal`, `unreadable`) is a fault of the hall."
)
"""What any request may meet, said once for all of them."""

PARAMETER = re.compile(r"\{(\w+):\w+\}")
UNTOLD = frozenset({"token"})
"""What may be missing without anybody being told: whoever is told of no token learns nothing."""


def refusals_of(route: Any) -> list[str]:
    """With what a route may refuse, by status and code, sorted. Raises KeyError for a name without a row."""
    found = {*_admission(route), *_request(route), *route.opt.get("refuses", ())}
    return sorted(described(name) for name in found)


def told(refusals: list[str]) -> dict[int, str]:
    """For each status of sorted refusals the list of its codes. Raises KeyError for what has no words."""
    return {
        int(status): "\n".join(f"- `{one.partition(' ')[2]}`: {WHEN[one]}" for one in some)
        for status, some in groupby(refusals, lambda refusal: refusal.partition(" ")[0])
    }


def _admission(route: Any) -> Iterator[str]:
    """What is answered to who may not come in (`identity.admission`, `edge.guard`)."""
    # A token and a cookie together are a bad request.
    yield from ("slow_down", "bad_request", "bad_token", "not_saved", "unsettled")
    if not (route.opt.get("anybody") or route.opt.get("bots")):
        yield "not_for_bots"
    if not route.http_methods <= SAFE_METHODS and not any(map(_is_open, route.paths)):
        yield from ("cross_origin", "unsupported_media_type")


def _request(route: Any) -> Iterator[str]:
    """What is answered to what is not as the route reads it."""
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
