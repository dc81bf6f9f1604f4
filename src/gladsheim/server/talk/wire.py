"""What is sent and answered about chat, blocks, reports, private notes and the news of turns."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.core.words import Words
from gladsheim.server.wire.bodies import ActionId, SeatNumber
from gladsheim.server.wire.malformed import Unfit
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
    """Something to say; `message_id` makes it one message however often it is sent."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    message_id: ActionId


class ChatMessage(Struct):
    """Something that was said; `seat` and `name` are those of the moment."""

    number: int
    seat: int
    name: str
    text: str
    at: str
    mine: bool


class ChatView(Struct):
    """What the user wants to hear of a table's chat, in order.

    `last` is the number of the last message of all, `heard` that of the last that was read.
    """

    messages: list[ChatMessage]
    last: int
    heard: int
    muted: bool


class ChatMarks(Struct, forbid_unknown_fields=True):
    """Whether the chat is to be silent, and the number of the last message that was read."""

    muted: bool | UnsetType = UNSET
    heard: Annotated[int, Meta(ge=0, le=MOST_MESSAGES)] | UnsetType = UNSET


class Somebody(Struct, forbid_unknown_fields=True):
    """A person at a table: on a `seat`, the writer of a `message`, or the `maker` of the table."""

    seat: SeatNumber | UnsetType = UNSET
    message: Number | UnsetType = UNSET
    maker: bool | UnsetType = UNSET

    def __post_init__(self) -> None:
        if sum(one is not UNSET and one is not False for one in (self.seat, self.message, self.maker)) != 1:
            raise Unfit(Words("faults-one-of-three"))


class NewReport(Struct, forbid_unknown_fields=True):
    """Something for the operator: who it is about, as for a block, and what is wrong."""

    reason: Reason
    seat: SeatNumber | UnsetType = UNSET
    message: Number | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.seat is UNSET) == (self.message is UNSET):
            raise Unfit(Words("faults-one-of-two"))


class BlockCard(Struct):
    """Somebody whom the user has blocked, under the name of that time."""

    id: str
    name: str
    created: str


class NewNote(Struct, forbid_unknown_fields=True):
    """A private note, written over the one of this version."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]
    version: Annotated[int, Meta(ge=0, le=MOST_VERSIONS)]


class ContactView(Struct):
    """Where the user is told of turns, and which ways this hall offers.

    `pending` is an address whose code has not come back; of a webhook only the place is shown.
    """

    mails: bool
    webhooks: bool
    email: str | None
    pending: str | None
    webhook: str | None


class NewEmail(Struct, forbid_unknown_fields=True):
    """An address, to which a code is mailed in this language."""

    email: Annotated[str, Meta(min_length=3, max_length=LONGEST_EMAIL)]
    language: Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)] = "en"


class EmailCode(Struct, forbid_unknown_fields=True):
    """The code that was mailed."""

    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_MAIL_CODE)]


class PushView(Struct):
    """Whether this hall tells browsers without an open page, and this one: the `key` to subscribe for,
    and the language of what is told.
    """

    key: str | None
    language: str | None


class NewPush(Struct, forbid_unknown_fields=True):
    """What a browser's subscription to Web Push says: keys of 65 and 16 bytes in base64url."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]
    language: Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)] = "en"


class NewWebhook(Struct, forbid_unknown_fields=True):
    """Where turns are posted: an https address."""

    url: Annotated[str, Meta(min_length=9, max_length=LONGEST_URL)]


class WebhookSecret(Struct):
    """What signs the posts; it is shown only now."""

    secret: str
