"""Refusals of the hall itself, a row for each as in `tables.refusals`, and all refusals together."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.words import Words
from gladsheim.tables.refusals import ROWS as TABLE_ROWS, RefusalRow

HALL_ROWS: Mapping[str, RefusalRow] = {
    "bad_document": RefusalRow(400, "the position document has the faults that `faults` lists"),
    "bad_request": RefusalRow(400, "the request cannot be read, or the value of `field` is not allowed"),
    "not_offered": RefusalRow(400, "the action is not among those offered"),
    "bad_token": RefusalRow(
        401,
        "`Authorization` is not `Bearer` with the token of a bot account, or the token was revoked",
        Words("faults-bad-token"),
    ),
    "session_ended": RefusalRow(
        401,
        "the session of the cookie has ended; the cookie stays until its user "
        "signs in, or signs out to continue as a new guest",
    ),
    "banned": RefusalRow(403, "the account or its address is banned; `message` says until when"),
    "code_expired": RefusalRow(403, "the mailed code has expired", Words("faults-code-expired")),
    "cross_origin": RefusalRow(
        403, "the request comes from another site's page, or a proxy has changed its `Host`"
    ),
    "not_a_bot": RefusalRow(
        403, "only a bot account may request this, with its token", Words("faults-not-a-bot")
    ),
    "not_account": RefusalRow(403, "the caller is a guest, and only accounts have this"),
    "not_for_bots": RefusalRow(403, "a bot account may not do this"),
    "not_seated": RefusalRow(403, "the caller has no session, so no seat", Words("faults-not-seated")),
    "no_session": RefusalRow(
        403, "the caller has no session that this could belong to", Words("faults-push-session")
    ),
    "wrong_code": RefusalRow(403, "the code is not the one that was mailed", Words("faults-wrong-code")),
    "wrong_login": RefusalRow(403, "the password or the recovery code is not that of the name"),
    "wrong_password": RefusalRow(
        403, "the password is not that of the account", Words("faults-wrong-password")
    ),
    "no_accounts": RefusalRow(404, "the hall has no accounts", Words("faults-no-accounts")),
    "no_channel": RefusalRow(404, "the hall does not send notices this way", code="not_offered"),
    "already_account": RefusalRow(409, "the caller already has an account", Words("faults-already-account")),
    "changed": RefusalRow(
        409, "another session changed the account in the meantime", Words("faults-account-changed")
    ),
    "chat_full": RefusalRow(409, "the chat of the table is full"),
    "game_off": RefusalRow(409, "the hall opens no new tables of this game at present"),
    "mail_failed": RefusalRow(409, "the mail could not be sent", Words("faults-mail-failed")),
    "match_full": RefusalRow(409, "the match has no free place"),
    "name_alike": RefusalRow(
        409, "another account has a name that looks the same", Words("faults-name-alike")
    ),
    "name_taken": RefusalRow(409, "another account has this name", Words("faults-name-taken")),
    "no_conditions": RefusalRow(
        409, "the table allows no conditional actions", Words("faults-no-conditions")
    ),
    "no_orders": RefusalRow(409, "the table allows no standing orders", Words("faults-no-orders")),
    "no_vacation": RefusalRow(409, "the player has no vacation days left"),
    "nobody_there": RefusalRow(409, "the other player of this deal has left", Words("faults-match-gone")),
    "note_changed": RefusalRow(
        409,
        "the note was changed in the meantime; the answer holds its text as `note`",
        Words("faults-note-changed"),
    ),
    "sits_out": RefusalRow(409, "the caller has no seat in this deal", Words("faults-sits-out")),
    "too_many_bots": RefusalRow(409, "the account has the most bot accounts allowed"),
    "too_many_conditions": RefusalRow(409, "the seat has the most conditional actions allowed"),
    "too_many_tokens": RefusalRow(409, "the bot account has the most tokens allowed"),
    "your_turn": RefusalRow(
        409, "it is the caller's turn, so nothing can be prepared", Words("faults-prepare-turn")
    ),
    "too_large": RefusalRow(413, "the body is larger than the hall accepts", Words("faults-too-large")),
    "unsupported_media_type": RefusalRow(
        415, "the body is not `application/json`", Words("faults-media-type")
    ),
    "slow_down": RefusalRow(
        429, "the caller sends requests too often; `Retry-After` says how many seconds to wait"
    ),
    "busy": RefusalRow(
        503,
        "too many requests are waiting; `Retry-After` says how many seconds to wait",
        Words("faults-busy-review"),
    ),
    "no_database": RefusalRow(503, "the database does not answer", Words("faults-no-database")),
    "not_saved": RefusalRow(503, "the database cannot save; nothing was changed", Words("faults-not-saved")),
    "try_again": RefusalRow(
        503,
        "other requests came first each time; `Retry-After` says how many seconds to wait",
        Words("faults-find-busy"),
    ),
    "unsettled": RefusalRow(
        503,
        "the database connection was lost while it saved, so the change may be saved or not: send it again",
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
