"""Requests and answers about chat, blocks, reports, private notes and notifications."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.core.words import Words
from gladsheim.server.wire.allowed import SECRET
from gladsheim.server.wire.bodies import ActionId, SeatNumber
from gladsheim.server.wire.malformed import UnfitFields
from gladsheim.store.talk.talk import MOST_MESSAGES
from gladsheim.tables.people.talk import LONGEST_NOTE, LONGEST_REASON, LONGEST_TEXT

LONGEST_EMAIL = 254
LONGEST_URL = 500
LONGEST_ENDPOINT = 1_000
LONGEST_MAIL_CODE = 20
MOST_VERSIONS = 10**9

Number = Annotated[int, Meta(ge=1, le=MOST_MESSAGES)]
Reason = Annotated[str, Meta(min_length=1, max_length=LONGEST_REASON)]


class NewMessage(Struct, forbid_unknown_fields=True):
    """Message to send. It is stored once, however often the same `message_id` is sent."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    message_id: ActionId


class ChatMessage(Struct):
    """Chat message; `seat` and `name` are those at the time it was sent."""

    number: int
    seat: int
    name: str
    text: str
    at: str
    mine: bool


class ChatView(Struct):
    """Messages of a table's chat for the user, in order.

    `last` is the number of the newest message of all, `heard` that of the last one the user has read.
    """

    messages: list[ChatMessage]
    last: int
    heard: int
    muted: bool


class ChatMarks(Struct, forbid_unknown_fields=True):
    """Whether the chat is muted, and the number of the last message that was read."""

    muted: bool | UnsetType = UNSET
    heard: Annotated[int, Meta(ge=0, le=MOST_MESSAGES)] | UnsetType = UNSET


class Somebody(Struct, forbid_unknown_fields=True):
    """Person at a table: on a `seat`, the writer of a `message`, or the `maker` of the table."""

    seat: SeatNumber | UnsetType = UNSET
    message: Number | UnsetType = UNSET
    maker: bool | UnsetType = UNSET

    def __post_init__(self) -> None:
        if sum(one is not UNSET and one is not False for one in (self.seat, self.message, self.maker)) != 1:
            raise UnfitFields(Words("faults-one-of-three"))


class NewReport(Struct, forbid_unknown_fields=True):
    """Report to the operator: the person, as for a block, and the reason."""

    reason: Reason
    seat: SeatNumber | UnsetType = UNSET
    message: Number | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.seat is UNSET) == (self.message is UNSET):
            raise UnfitFields(Words("faults-one-of-two"))


class BlockCard(Struct):
    """Person whom the user has blocked, under the name at that time."""

    id: str
    name: str
    created: str


class NewNote(Struct, forbid_unknown_fields=True):
    """Private note; it replaces the stored one of this version."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]
    version: Annotated[int, Meta(ge=0, le=MOST_VERSIONS)]


class ContactView(Struct):
    """Contact data for notifications of turns, and the channels that this hall offers.

    `pending` is an address that is not confirmed yet; of a webhook only scheme and host are shown.
    """

    mails: bool
    webhooks: bool
    email: str | None
    pending: str | None
    webhook: str | None


class NewEmail(Struct, forbid_unknown_fields=True):
    """Address, to which a code is mailed in this language."""

    email: Annotated[str, Meta(min_length=3, max_length=LONGEST_EMAIL)]
    language: Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)] = "en"


class EmailCode(Struct, forbid_unknown_fields=True):
    """Code that was mailed."""

    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_MAIL_CODE, extra=SECRET)]


class PushView(Struct):
    """Web Push of this hall and of the caller's browser: the `key` to subscribe for (null: not offered),
    and the language of the notifications (null: not subscribed).
    """

    key: str | None
    language: str | None


class NewPush(Struct, forbid_unknown_fields=True):
    """Subscription of a browser to Web Push: keys of 65 and 16 bytes in base64url."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=LONGEST_ENDPOINT, extra=SECRET)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87, extra=SECRET)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22, extra=SECRET)]
    language: Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)] = "en"


class NewWebhook(Struct, forbid_unknown_fields=True):
    """URL to which turns are posted: an https address."""

    url: Annotated[str, Meta(min_length=9, max_length=LONGEST_URL, extra=SECRET)]


class WebhookSecret(Struct):
    """Secret that signs the posts. It is sent only in this answer."""

    secret: str
