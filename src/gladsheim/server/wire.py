"""What callers may send, with a bound on everything, and the answers that are not table views.

Requests are read strictly: no unknown field, no text where a number belongs.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

import msgspec
from litestar.dto import MsgspecDTO
from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.core.game import Json, Option
from gladsheim.server.errors import BadRequest
from gladsheim.tables.table import MOST_LINES
from gladsheim.tables.view import TableView

if TYPE_CHECKING:
    from litestar._openapi.schema_generation.schema import SchemaCreator
    from litestar.openapi.spec import Reference, Schema
    from litestar.typing import FieldDefinition

MOST_BODY = 64 * 1024
LONGEST_NAME = 40
LONGEST_ACTION = 200
MOST_SEATS = 10

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Identifier = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
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


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: as many players as seats."""

    game: Identifier
    seats: Annotated[list[HumanSeat | BotSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = {}


class NewName(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


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
    """The guest; `created`: this request made it."""

    name: str
    created: bool


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


def clean_name(name: str, field: str) -> str:
    """A name without spaces around it. Raises BadRequest for characters nobody can see."""
    cleaned = unicodedata.normalize("NFC", name).strip()
    unseen = [char for char in cleaned if unicodedata.category(char) in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp")]
    if unseen or not cleaned or len(cleaned) > LONGEST_NAME:
        raise BadRequest(f"a name has 1 to {LONGEST_NAME} visible characters", field)
    return cleaned
