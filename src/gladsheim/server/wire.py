"""What callers may send, with a bound on everything, and the answers that are not table views.

Requests are read strictly: no unknown field, no text where a number belongs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, TypeVar

import msgspec
from litestar.dto import MsgspecDTO
from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.core.game import Json, Option
from gladsheim.server.errors import BadRequest
from gladsheim.server.names import LONGEST_NAME
from gladsheim.tables.table import MOST_LINES
from gladsheim.tables.view import TableCard, TableView

if TYPE_CHECKING:
    from litestar._openapi.schema_generation.schema import SchemaCreator
    from litestar.openapi.spec import Reference, Schema
    from litestar.typing import FieldDefinition

MOST_BODY = 64 * 1024
LONGEST_ACTION = 200
MOST_SEATS = 10
SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
LONGEST_CODE = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Identifier = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Action = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
ActionId = Annotated[
    str, Meta(pattern="^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", max_length=36)
]
Seq = Annotated[int, Meta(ge=0, le=MOST_LINES)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=100)]
OptionInt = Annotated[int, Meta(ge=-(10**9), le=10**9)]
OptionValue = bool | OptionInt | OptionText | Annotated[list[OptionText], Meta(max_length=100)]


class HumanSeat(Struct, tag_field="kind", tag="human", forbid_unknown_fields=True):
    """A seat of the caller."""

    name: Name


class BotSeat(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat that a bot plays."""

    bot: Identifier


class OpenSeat(Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for anybody."""


class InvitedSeat(Struct, tag_field="kind", tag="invited", forbid_unknown_fields=True):
    """A seat that is kept for an account, given by its name."""

    name: Name


FreeSeat = BotSeat | OpenSeat | InvitedSeat


class SeatChange(Struct, forbid_unknown_fields=True):
    """Whom a seat is given to: a `bot`, an account that is invited by its `name`, or anybody."""

    kind: Literal["bot", "open", "invited"]
    bot: Identifier | UnsetType = UNSET
    name: Name | UnsetType = UNSET

    def __post_init__(self) -> None:
        needed = {"bot": (True, False), "open": (False, False), "invited": (False, True)}[self.kind]
        if (self.bot is not UNSET, self.name is not UNSET) != needed:
            raise ValueError('a bot has the field "bot", an invited player "name", an open seat neither')

    @property
    def seat(self) -> FreeSeat:
        """The wish as it stands in that for a new table."""
        if self.bot is not UNSET:
            return BotSeat(self.bot)
        return OpenSeat() if self.name is UNSET else InvitedSeat(self.name)


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: as many players as seats. It runs as soon as none of them is free.

    A public table is shown in the lobby, a private one found by its link; `watch` says who
    may watch the game.
    """

    game: Identifier
    seats: Annotated[list[HumanSeat | FreeSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = {}
    visibility: Literal["public", "private"] = "private"
    watch: Literal["anyone", "seated"] = "anyone"


class NewName(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called, in the hall or at a seat."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """The account that a guest becomes."""

    name: Name
    password: NewPassword


class Login(Struct, forbid_unknown_fields=True):
    """Name and password; `keep_games`: what the guest has at tables goes to the account."""

    name: Name
    password: Password
    keep_games: bool = False


class ChangePassword(Struct, forbid_unknown_fields=True):
    """The password as it was, and as it is to be."""

    old: Password
    new: NewPassword


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery code, which is then used up, and the new password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
    password: NewPassword


class PasswordAgain(Struct, forbid_unknown_fields=True):
    """The password, for what a browser left alone must not do."""

    password: Password


class TakeAction(Struct, forbid_unknown_fields=True):
    """An action, decided on the position after line `expected_seq`."""

    action: Action
    expected_seq: Seq
    action_id: ActionId
    seat: SeatNumber


class TakeBack(Struct, forbid_unknown_fields=True):
    """An undo of the last action."""

    expected_seq: Seq
    action_id: ActionId
    seat: SeatNumber


class Sync(Struct, tag_field="type", tag="sync", forbid_unknown_fields=True):
    """A socket's wish to get the table again."""

    since: Seq


class Me(Struct):
    """The user; `created`: this request made the guest. `accounts`: whether this hall has any.

    `waiting` is at how many tables it is the user's turn, or a seat is kept for the user.
    """

    name: str
    created: bool
    account: bool
    accounts: bool
    waiting: int


class RecoveryCodes(Struct):
    """Codes that each replace the password once; they are shown only now."""

    recovery: list[str]


class SessionCard(Struct):
    """A browser that is logged in; `current`: the one that asks."""

    id: str
    agent: str
    created: str
    seen: str
    current: bool


class Person(Struct):
    """Whether an account has the name."""

    found: bool


class LobbyView(Struct):
    """The public tables, newest first: those with free seats, and those that can be watched."""

    open: list[TableCard]
    running: list[TableCard]


class Done(Struct):
    """It is done, and there is nothing more to say."""


class Health(Struct):
    """Whether the hall answers, and which version it is."""

    status: str
    version: str


class BotCard(Struct):
    """A bot to choose as an opponent."""

    name: str
    about: str


class GameCard(Struct):
    """A game to choose: fewest and most players, options, bots, and whom to thank for it."""

    name: str
    title: str
    credits: dict[str, str]
    players: tuple[int, int]
    options: list[Option]
    bots: list[BotCard]


class PreviewView(Struct):
    """What an action would bring at once."""

    action: str
    points: int
    parts: list[Json]


class Why(Struct):
    """Whether an action is legal, and if not, why."""

    legal: bool
    message: str
    rules: list[str]


class ErrorView(Struct):
    """Why a request was refused."""

    code: str
    message: str
    field: str | None
    rules: list[str]


class ErrorBody(Struct):
    """The body of every refusal; a stale one carries the table as it is now."""

    error: ErrorView
    view: TableView | UnsetType = UNSET


PING = msgspec.json.encode({"type": "ping"})

T = TypeVar("T", bound=Struct)


class Strict(MsgspecDTO[T], Generic[T]):
    """Reads a body without bending types, which Litestar's own reading would do."""

    def decode_bytes(self, value: bytes) -> Any:
        """The body as its type. Raises BadRequest, which names the field."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest.from_decoding(error) from error

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: SchemaCreator
    ) -> Reference | Schema:
        """The schema of the type itself: what is read is exactly that."""
        return schema_creator.for_field_definition(field_definition)
