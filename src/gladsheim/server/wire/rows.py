"""The refusals of the hall itself, a row for each as in `tables.refusals`, and all refusals together."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.words import Words
from gladsheim.tables.refusals import ROWS as TABLE_ROWS, Row

HALL_ROWS: Mapping[str, Row] = {
    "bad_document": Row(400, "the position document is wrong in the ways that `faults` lists"),
    "bad_request": Row(
        400, "the request cannot be read, or holds a value that is not allowed; `field` names it"
    ),
    "not_offered": Row(400, "the action is none of those offered"),
    "bad_token": Row(
        401,
        "`Authorization` is not `Bearer` with a token of a bot account, or it was revoked",
        Words("faults-bad-token"),
    ),
    "session_ended": Row(
        401,
        "the hall does not know the session of the cookie any more; it stays until its user "
        "logs in, or out to go on as a new guest",
    ),
    "banned": Row(403, "the account or its address is shut out; `message` says until when"),
    "code_expired": Row(403, "the code that was mailed is no longer good", Words("faults-code-expired")),
    "cross_origin": Row(403, "the request comes from another site's page, or a proxy has changed its `Host`"),
    "not_a_bot": Row(403, "only a bot account may ask for this, with its token", Words("faults-not-a-bot")),
    "not_account": Row(403, "only an account has this, and a guest calls"),
    "not_for_bots": Row(403, "a bot account may not do this"),
    "not_seated": Row(
        403, "nobody calls who could sit anywhere: there is no session", Words("faults-not-seated")
    ),
    "no_session": Row(403, "there is no session to which this could belong", Words("faults-push-session")),
    "wrong_code": Row(403, "this is not the code that was mailed", Words("faults-wrong-code")),
    "wrong_login": Row(403, "name and password, or name and recovery code, do not belong together"),
    "wrong_password": Row(403, "the password is not that of the account", Words("faults-wrong-password")),
    "no_accounts": Row(404, "the hall has no accounts", Words("faults-no-accounts")),
    "no_channel": Row(404, "the hall does not offer this way of being told", code="not_offered"),
    "already_account": Row(409, "the caller has an account already", Words("faults-already-account")),
    "changed": Row(
        409,
        "the account was changed meanwhile by somebody else who knows its password",
        Words("faults-account-changed"),
    ),
    "chat_full": Row(409, "the chat of the table has as many messages as it may have"),
    "game_off": Row(409, "no new tables of this game are opened at present"),
    "mail_failed": Row(409, "the mail could not be sent", Words("faults-mail-failed")),
    "match_full": Row(409, "as many play in the match as may"),
    "name_alike": Row(409, "an account has a name that looks like this one", Words("faults-name-alike")),
    "name_taken": Row(409, "an account has this name", Words("faults-name-taken")),
    "no_conditions": Row(409, "there are no conditions at this table", Words("faults-no-conditions")),
    "no_orders": Row(409, "there are no standing orders at this table", Words("faults-no-orders")),
    "no_vacation": Row(409, "no vacation is left"),
    "nobody_there": Row(409, "the other player of this deal has gone", Words("faults-match-gone")),
    "note_changed": Row(
        409,
        "another version of the note is there; the answer holds it as `note`",
        Words("faults-note-changed"),
    ),
    "sits_out": Row(409, "the caller sits out in this deal", Words("faults-sits-out")),
    "too_many_bots": Row(409, "the account has as many bot accounts as it may have"),
    "too_many_conditions": Row(409, "the seat has as many conditions as it may have"),
    "too_many_tokens": Row(409, "the bot account has as many tokens as it may have"),
    "your_turn": Row(409, "the seat is to act: nothing is prepared now", Words("faults-prepare-turn")),
    "too_large": Row(413, "the body is larger than any request needs", Words("faults-too-large")),
    "unsupported_media_type": Row(415, "the body is not `application/json`", Words("faults-media-type")),
    "slow_down": Row(429, "the caller comes too often; `Retry-After` says in how many seconds to come again"),
    "busy": Row(
        503,
        "too many wait for this; `Retry-After` says in how many seconds to ask again",
        Words("faults-busy-review"),
    ),
    "no_database": Row(503, "the database does not answer", Words("faults-no-database")),
    "not_saved": Row(503, "the database does not save; nothing was changed", Words("faults-not-saved")),
    "try_again": Row(
        503,
        "others were faster each time; `Retry-After` says in how many seconds to ask again",
        Words("faults-find-busy"),
    ),
    "unsettled": Row(
        503,
        "the database was lost while it saved: whether it did is not known, so ask once more",
        Words("faults-unsettled"),
    ),
    "closing": Row(503, "", Words("faults-closing")),
    "forbidden": Row(403, "", Words("faults-forbidden")),
    "internal": Row(500, "", Words("faults-internal")),
    "method_not_allowed": Row(405, "", Words("faults-method")),
    "no_page": Row(404, "", Words("faults-no-page"), code="not_found"),
    "unknown_host": Row(421, ""),
}
"""The refusals of the hall itself."""
ROWS: Mapping[str, Row] = {**TABLE_ROWS, **HALL_ROWS}
"""All refusals by their names, in which routes and errors speak of them."""


def code_of(name: str) -> str:
    """The code by which programs know a refusal."""
    return ROWS[name].code or name


def described(name: str) -> str:
    """The status and the code of a refusal, as in the interface document: `409 stale`."""
    return f"{ROWS[name].status} {code_of(name)}"
