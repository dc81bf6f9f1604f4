"""Chat at a table, blocked users, reports to the operator, and where accounts are notified of their turns."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from gladsheim.tables.people.texts import is_drawn, without_excess_marks

LONGEST_TEXT = 500
LONGEST_REASON = 500
LONGEST_NOTE = 4_000

# Format characters (Cf) stay, because they join emoji; TURNING has those that must go.
GONE_CATEGORIES = frozenset({"Cc", "Cs", "Co", "Cn"})
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text after them, also of text that others wrote."""

MAIL, WEBHOOK, PUSH = "mail", "webhook", "push"


@dataclass(frozen=True, slots=True)
class Message:
    """Something said at a table, the first with number 1; `seat` and `name` are those of the moment."""

    number: int
    message_id: str
    user: str
    seat: int
    name: str
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class Block:
    """Entry of a block list: a user whose messages and invitations are unwanted, by the name of that time."""

    id: str
    name: str
    created: str


@dataclass(frozen=True, slots=True)
class Report:
    """Something for the operator to look at; of a message its `number` and its words as they were."""

    id: str
    table: str
    reporter: str
    subject: str
    name: str
    number: int | None
    text: str | None
    reason: str
    created: str


@dataclass(frozen=True, slots=True)
class Attendance:
    """Private data of a user at a table: muting, the last message read, the last visit, the private note."""

    muted: bool = False
    heard: int = 0
    seen: str | None = None
    note: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Contact:
    """Where and how an account is notified of its turns; `pending` is an address that is not
    confirmed yet.
    """

    user: str
    locale: str = "en"
    email: str | None = None
    pending: str | None = None
    code: str | None = None
    code_until: str | None = None
    tries: int = 0
    token: str | None = None
    webhook: str | None = None
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class Subscription:
    """Push subscription of a session's browser: the endpoint at its push service, and the keys for which
    messages are encrypted, a public one of 65 bytes and a shared secret of 16.
    """

    session: str
    # No `repr` shows these: a log must not contain a person's push service and keys.
    endpoint: str = field(repr=False)
    p256dh: bytes = field(repr=False)
    auth: bytes = field(repr=False)
    locale: str


@dataclass(frozen=True, slots=True)
class Notice:
    """State of the notification about a turn; until the time `until` no other worker handles it."""

    until: str
    tries: int = 0
    failures: int = 0
    settled: str | None = None


@dataclass(frozen=True, slots=True)
class DueNotice:
    """A turn that a user is to be told of; `notice` is what was done about an earlier one. `others` are
    the names of the people who play there, as the user's own list shows them.
    """

    table: str
    game: str
    user: str
    channel: str
    notice: Notice | None
    others: tuple[str, ...] = ()


def clean_text(text: str, *, lines: bool = False) -> str:
    """Return a user's text without characters that are invisible or that reorder the text of others.

    Line breaks are kept only if `lines` is set. A line in which nothing is drawn becomes empty, and combining
    marks that would run over other lines are left out.
    """
    kept = []
    # A pair of carriage return and line feed first: below it would become two breaks.
    for char in unicodedata.normalize("NFC", text.replace("\r\n", "\n")):
        # Before the categories, which contain breaks and tabs: words must not run together.
        if char in "\n\t\u2028\u2029\r":
            kept.append("\n" if lines and char != "\t" else " ")
        elif unicodedata.category(char) not in GONE_CATEGORIES and char not in TURNING:
            kept.append(char)
    # On the whole text: a break is no base, so marks at the beginning of a line go.
    written = without_excess_marks("".join(kept)).split("\n")
    return "\n".join(line if is_drawn(line) else "" for line in written).strip()
