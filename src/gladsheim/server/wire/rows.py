"""Refusals of the hall itself, a row for each as in `tables.refusals`, and all refusals together."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.words import Words
from gladsheim.tables.refusals import ROWS as TABLE_ROWS, RefusalRow

HALL_ROWS: Mapping[str, RefusalRow] = {
    "bad_document": RefusalRow(400, "the position document is wrong in the ways that `faults` lists"),
    "bad_request": RefusalRow(
        400, "the request cannot be read, or holds a value that is not allowed; `field` names it"
    ),
    "not_offered": RefusalRow(400, "the action is none of those offered"),
    "bad_token": RefusalRow(
        401,
        "`Authorization` is not `Bearer` with a token of a bot account, or it was revoked",
        Words("faults-bad-token"),
    ),
    "session_ended": RefusalRow(
        401,
        "the hall does not know the session of the cookie any more; it stays until its user "
        "logs in, or out to go on as a new guest",
    ),
    "banned": RefusalRow(403, "the account or its address is shut out; `message` says until when"),
    "code_expired": RefusalRow(
        403, "the code that was mailed is no longer good", Words("faults-code-expired")
    ),
    "cross_origin": RefusalRow(
        403, "the request comes from another site's page, or a proxy has changed its `Host`"
    ),
    "not_a_bot": RefusalRow(
        403, "only a bot account may ask for this, with its token", Words("faults-not-a-bot")
    ),
    "not_account": RefusalRow(403, "only an account has this, and a guest calls"),
    "not_for_bots": RefusalRow(403, "a bot account may not do this"),
    "not_seated": RefusalRow(
        403, "nobody calls who could sit anywhere: there is no session", Words("faults-not-seated")
    ),
    "no_session": RefusalRow(
        403, "there is no session to which this could belong", Words("faults-push-session")
    ),
    "wrong_code": RefusalRow(403, "this is not the code that was mailed", Words("faults-wrong-code")),
    "wrong_login": RefusalRow(403, "name and password, or name and recovery code, do not belong together"),
    "wrong_password": RefusalRow(
        403, "the password is not that of the account", Words("faults-wrong-password")
    ),
    "no_accounts": RefusalRow(404, "the hall has no accounts", Words("faults-no-accounts")),
    "no_channel": RefusalRow(404, "the hall does not offer this way of being told", code="not_offered"),
    "already_account": RefusalRow(409, "the caller has an account already", Words("faults-already-account")),
    "changed": RefusalRow(
        409,
        "the account was changed meanwhile by somebody else who knows its password",
        Words("faults-account-changed"),
    ),
    "chat_full": RefusalRow(409, "the chat of the table has as many messages as it may have"),
    "game_off": RefusalRow(409, "no new tables of this game are opened at present"),
    "mail_failed": RefusalRow(409, "the mail could not be sent", Words("faults-mail-failed")),
    "match_full": RefusalRow(409, "as many play in the match as may"),
    "name_alike": RefusalRow(
        409, "an account has a name that looks like this one", Words("faults-name-alike")
    ),
    "name_taken": RefusalRow(409, "an account has this name", Words("faults-name-taken")),
    "no_conditions": RefusalRow(409, "there are no conditions at this table", Words("faults-no-conditions")),
    "no_orders": RefusalRow(409, "there are no standing orders at this table", Words("faults-no-orders")),
    "no_vacation": RefusalRow(409, "no vacation is left"),
    "nobody_there": RefusalRow(409, "the other player of this deal has gone", Words("faults-match-gone")),
    "note_changed": RefusalRow(
        409,
        "another version of the note is there; the answer holds it as `note`",
        Words("faults-note-changed"),
    ),
    "sits_out": RefusalRow(409, "the caller sits out in this deal", Words("faults-sits-out")),
    "too_many_bots": RefusalRow(409, "the account has as many bot accounts as it may have"),
    "too_many_conditions": RefusalRow(409, "the seat has as many conditions as it may have"),
    "too_many_tokens": RefusalRow(409, "the bot account has as many tokens as it may have"),
    "your_turn": RefusalRow(409, "the seat is to act: nothing is prepared now", Words("faults-prepare-turn")),
    "too_large": RefusalRow(413, "the body is larger than any request needs", Words("faults-too-large")),
    "unsupported_media_type": RefusalRow(
        415, "the body is not `application/json`", Words("faults-media-type")
    ),
    "slow_down": RefusalRow(
        429, "the caller comes too often; `Retry-After` says in how many seconds to come again"
    ),
    "busy": RefusalRow(
        503,
        "too many wait for this; `Retry-After` says in how many seconds to ask again",
        Words("faults-busy-review"),
    ),
    "no_database": RefusalRow(503, "the database does not answer", Words("faults-no-database")),
    "not_saved": RefusalRow(
        503, "the database does not save; nothing was changed", Words("faults-not-saved")
    ),
    "try_again": RefusalRow(
        503,
        "others were faster each time; `Retry-After` says in how many seconds to ask again",
        Words("faults-find-busy"),
    ),
    "unsettled": RefusalRow(
        503,
        "the database was lost while it saved: whether it did is not known, so ask once more",
        Words("faults-unsettled"),
    ),
    "closing": RefusalRow(503, "", Words("faults-closing")),
    "forbidden": RefusalRow(403, "", Words("faults-forbidden")),
    "internal": RefusalRow(500, "", Words("faults-internal")),
    "method_not_allowed": RefusalRow(405, "", Words("faults-method")),
    "no_page": RefusalRow(404, "", Words("faults-no-page"), code="not_found"),
    "unknown_host": RefusalRow(421, ""),
}
"""Refusals of the hall itself."""
ROWS: Mapping[str, RefusalRow] = {**TABLE_ROWS, **HALL_ROWS}
"""All refusals by their names, which routes and errors use."""


def code_of(name: str) -> str:
    """Return the code by which programs know a refusal."""
    return ROWS[name].code or name


def described(name: str) -> str:
    """Return the status and the code of a refusal, as in the interface document: `409 stale`."""
    return f"{ROWS[name].status} {code_of(name)}"
