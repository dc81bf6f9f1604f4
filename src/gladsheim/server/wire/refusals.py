"""With what each route may refuse a request, and the words in which the interface document says when.

A refusal is named by its status and its code: `409 stale`. What follows from the route itself (whether
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
from gladsheim.tables.refusals import ROWS

BEGUN = ("409 closed", "409 not_started")
"""What is only for games that have begun."""
UNSTARTED = ("403 not_your_table", "409 closed", "409 started")
"""What is only for those concerned with a table, before its game begins."""
TO_ACT = ("409 not_your_turn", "409 over", "409 window_runs")
"""What is asked for the seat to act."""
MOVES = (*BEGUN, *TO_ACT, "409 deal_closed", "409 id_taken", "409 left", "409 stale", "409 too_long")
"""What adds a line to a game."""
AGREEING = (
    *BEGUN,
    "403 not_your_seat",
    *("409 id_taken", "409 left", "409 over", "409 stale", "409 too_long", "409 window_runs"),
)
"""What all at a table agree on."""
SEATS = ("400 already_seated", "400 seat_taken", "409 closed", "409 started")
"""What gives a seat to somebody."""
NEW_TABLE = ("409 game_off", "429 too_many")
"""What opens something of which a user may have only so many."""
RATED = ("400 rated_terms", "403 account_needed")
"""What opens a rated table, or gives somebody a seat there."""
NEW_GUEST = ("401 session_ended", "403 banned")
"""What makes a guest of one who is nobody yet."""
NAMED = ("409 name_alike", "409 name_taken")
"""What is done under a name."""
OWN_ACCOUNT = ("403 not_account",)
"""What only accounts have."""
PASSWORD = (*OWN_ACCOUNT, "403 wrong_password", "404 no_accounts", "409 changed")
"""What the password is said for once more."""
SITTING = ("403 not_your_table",)
"""What is only for those who sit at a table."""
SUPPOSED = ("400 not_offered", "409 no_conditions")
"""What may be prepared for a turn, or supposed of others."""

WHEN = {f"{row.status} {code}": row.when for code, row in ROWS.items() if row.when} | {
    "400 bad_document": "the position document is wrong in the ways that `faults` lists",
    "400 bad_request": "the request cannot be read, or holds a value that is not allowed; `field` names it",
    "400 not_offered": "the action is none of those offered",
    "401 bad_token": "`Authorization` is not `Bearer` with a token of a bot account, or it was revoked",
    "401 session_ended": "the hall does not know the session of the cookie any more; it stays until its user "
    "logs in, or out to go on as a new guest",
    "403 banned": "the account or its address is shut out; `message` says until when",
    "403 code_expired": "the code that was mailed is no longer good",
    "403 cross_origin": "the request comes from another site's page, or a proxy has changed its `Host`",
    "403 not_a_bot": "only a bot account may ask for this, with its token",
    "403 not_account": "only an account has this, and a guest calls",
    "403 not_for_bots": "a bot account may not do this",
    "403 not_seated": "nobody calls who could sit anywhere: there is no session",
    "403 no_session": "there is no session to which this could belong",
    "403 wrong_code": "this is not the code that was mailed",
    "403 wrong_login": "name and password, or name and recovery code, do not belong together",
    "403 wrong_password": "the password is not that of the account",
    "404 no_accounts": "the hall has no accounts",
    "404 not_offered": "the hall does not offer this way of being told",
    "409 already_account": "the caller has an account already",
    "409 changed": "the account was changed meanwhile by somebody else who knows its password",
    "409 chat_full": "the chat of the table has as many messages as it may have",
    "409 game_off": "no new tables of this game are opened at present",
    "409 mail_failed": "the mail could not be sent",
    "409 match_full": "as many play in the match as may",
    "409 name_alike": "an account has a name that looks like this one",
    "409 name_taken": "an account has this name",
    "409 no_conditions": "there are no conditions at this table",
    "409 no_orders": "there are no standing orders at this table",
    "409 no_vacation": "no vacation is left",
    "409 nobody_there": "the other player of this deal has gone",
    "409 note_changed": "another version of the note is there; the answer holds it as `note`",
    "409 sits_out": "the caller sits out in this deal",
    "409 too_many_bots": "the account has as many bot accounts as it may have",
    "409 too_many_conditions": "the seat has as many conditions as it may have",
    "409 too_many_tokens": "the bot account has as many tokens as it may have",
    "409 your_turn": "the seat is to act: nothing is prepared now",
    "413 too_large": "the body is larger than any request needs",
    "415 unsupported_media_type": "the body is not `application/json`",
    "429 slow_down": "the caller comes too often; `Retry-After` says in how many seconds to come again",
    "503 busy": "too many wait for this; `Retry-After` says in how many seconds to ask again",
    "503 no_database": "the database does not answer",
    "503 not_saved": "the database does not save; nothing was changed",
    "503 try_again": "others were faster each time; `Retry-After` says in how many seconds to ask again",
    "503 unsettled": "the database was lost while it saved: whether it did is not known, so ask once more",
}
"""When a request is refused so: a table's refusals, and those of the hall."""
UNROUTED = ("closing", "forbidden", "internal", "method_not_allowed", "unknown_host")
"""The codes of what is refused before any route sees it, or in place of every answer."""
CODES = sorted({refusal.partition(" ")[2] for refusal in WHEN} | ROWS.keys() | set(UNROUTED))
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
    """With what a route may refuse, sorted."""
    found = {*_admission(route), *_request(route), *route.opt.get("refuses", ())}
    return sorted(found, key=lambda refusal: WHEN[refusal] and refusal.split())


def told(refusals: list[str]) -> dict[int, str]:
    """For each status of sorted refusals the list of its codes. Raises KeyError for what has no words."""
    return {
        int(status): "\n".join(f"- `{one.partition(' ')[2]}`: {WHEN[one]}" for one in some)
        for status, some in groupby(refusals, lambda refusal: refusal.partition(" ")[0])
    }


def _admission(route: Any) -> Iterator[str]:
    """What is answered to who may not come in (`identity.admission`, `edge.guard`)."""
    # A token and a cookie together are a bad request.
    yield from ("429 slow_down", "400 bad_request", "401 bad_token", "503 not_saved", "503 unsettled")
    if not (route.opt.get("anybody") or route.opt.get("bots")):
        yield "403 not_for_bots"
    if not route.http_methods <= SAFE_METHODS and not any(map(_is_open, route.paths)):
        yield from ("403 cross_origin", "415 unsupported_media_type")


def _request(route: Any) -> Iterator[str]:
    """What is answered to what is not as the route reads it."""
    named = {name for path in route.paths for name in PARAMETER.findall(path)}
    taken = inspect.signature(route.fn).parameters.keys() - {"request", *named_dependencies(route.fn)}
    if taken:
        yield "400 bad_request"
    if named - UNTOLD:
        yield "404 not_found"
    if "data" in taken:
        yield "413 too_large"


def _is_open(path: str) -> bool:
    return OPEN_PATH.fullmatch(f"/api{PARAMETER.sub('any', path)}") is not None
