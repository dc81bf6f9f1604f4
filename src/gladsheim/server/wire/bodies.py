"""Types for bodies of requests and answers, with a limit on every field.

Requests are read strictly: no unknown field, no text in place of a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

import msgspec
from litestar.dto import MsgspecDTO
from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.server.wire.errors import BadRequest
from gladsheim.server.wire.names import LONGEST_NAME
from gladsheim.tables.table import MOST_LINES
from gladsheim.tables.views.view import TableView

if TYPE_CHECKING:
    from litestar._openapi.schema_generation.schema import SchemaCreator
    from litestar.dto._backend import DTOBackend
    from litestar.openapi.spec import Reference, Schema
    from litestar.typing import FieldDefinition


MOST_BODY = 64 * 1024
LONGEST_ACTION = 200
MOST_SEATS = 10
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Identifier = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
Action = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
ActionId = Annotated[
    str, Meta(pattern="^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", max_length=36)
]
HexDigest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes, hexadecimal."""
Seq = Annotated[int, Meta(ge=0, le=MOST_LINES)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=100)]
OptionInt = Annotated[int, Meta(ge=-(10**9), le=10**9)]
OptionValue = bool | OptionInt | OptionText | Annotated[list[OptionText], Meta(max_length=100)]


class Done(Struct):
    """Empty answer: the request was carried out."""


class ErrorView(Struct):
    """Error: why a request was refused."""

    code: str
    message: str
    field: str | None
    rules: list[str]


class NoteView(Struct):
    """Private note, and the number of its version; 0 if nothing was ever written."""

    text: str
    version: int


class FaultView(Struct):
    """Fault in a position document: a dotted path into it, and a sentence."""

    field: str
    message: str


class ErrorBody(Struct):
    """Body of every refusal.
    With the code `stale` it has the current table, with `note_changed` the current note.

    The refusal of a position document lists its `faults`, and as `openings` the cells where its board may
    get another piece; `at` is the number of an illegal action.
    """

    error: ErrorView
    view: TableView | UnsetType = UNSET
    note: NoteView | UnsetType = UNSET
    faults: list[FaultView] | UnsetType = UNSET
    openings: list[str] | UnsetType = UNSET
    at: int | UnsetType = UNSET


PING = msgspec.json.encode({"type": "ping"})
T = TypeVar("T", bound=Struct)


class Strict(MsgspecDTO[T], Generic[T]):
    """Body of a request, read without converting types, which Litestar's own reading would do."""

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: type[DTOBackend] | None = None
    ) -> None:
        """Do nothing: Litestar would generate code to read and build the type, and never run it."""

    def decode_bytes(self, value: bytes) -> Any:
        """Return the body as its type. Raises BadRequest, which names the field."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest.from_decoding(error, self.model_type, value) from error

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: SchemaCreator
    ) -> Reference | Schema:
        """Return the schema of the type itself, which is exactly what is read."""
        return schema_creator.for_field_definition(field_definition)
