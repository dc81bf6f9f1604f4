"""What callers may send, with a bound on everything, and the answers that are not table views.

Requests are read strictly: no unknown field, no text where a number belongs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, TypeVar

import msgspec
from litestar.dto import MsgspecDTO
from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.core import words
from gladsheim.core.errors import Refusal
from gladsheim.core.game import Option, State
from gladsheim.core.telling.story import ReasonDocument, Said, reasons_document
from gladsheim.server.accounts.names import LONGEST_NAME
from gladsheim.server.edge.errors import BadRequest
from gladsheim.server.edge.malformed import Unfit
from gladsheim.server.jobs.kernels import Running
from gladsheim.tables.agreed.terms import LEAST_WINDOW, MOST_DAYS, MOST_INCREMENT, MOST_MINUTES, MOST_WINDOW
from gladsheim.tables.shapes import PartJson
from gladsheim.tables.table import MOST_LINES
from gladsheim.tables.views.cards import TableCard
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
Language = Literal["en", "de", "it", "fr"]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=100)]
OptionInt = Annotated[int, Meta(ge=-(10**9), le=10**9)]
OptionValue = bool | OptionInt | OptionText | Annotated[list[OptionText], Meta(max_length=100)]


class HumanSeat(Struct, tag_field="kind", tag="human", forbid_unknown_fields=True):
    """A seat of the caller; `promise`: SHA-256 of a nonce that is told when all seats are taken."""

    name: Name
    promise: HexDigest | None = None


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
            raise Unfit(words.Words("faults-seat-change"))

    @property
    def seat(self) -> FreeSeat:
        """The wish as it stands in that for a new table."""
        if self.bot is not UNSET:
            return BotSeat(self.bot)
        return OpenSeat() if self.name is UNSET else InvitedSeat(self.name)


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Time is not kept."""


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]


class BankClock(Struct, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """Minutes for the whole game, and seconds that are added when the turn passes on."""

    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)]
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


class PauseCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="pause"):
    """After what may have asked somebody in secret a short pause, in which bots answer."""


class WindowCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="window"):
    """Everybody who could be asked in secret has a window of so many seconds, asked or not."""

    seconds: Annotated[int, Meta(ge=LEAST_WINDOW, le=MOST_WINDOW)]


class OrdersCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="orders"):
    """Nobody is asked in secret: the hall answers for people, as each has ordered beforehand."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: as many players as seats. It runs as soon as none of them is free.

    A public table is shown in the lobby, a private one found by its link; `watch` says who
    may watch the game. At a `rated` one each seat is an account's, under the account's own name;
    it has a clock, and `absence` is "abandon".

    A clock of days is for correspondence, one of minutes for live play; without a clock `pace`
    only says what to expect. `absence` is what follows when a seat's time has run out: nothing
    ("wait"), the bot `takeover` plays on for it ("bot"), or the game ends ("abandon"). That bot
    also plays on for who resigns where more than two play; if none is named the hall chooses.

    `cover` says how it is covered whether anybody is asked in secret, in games that do so: by a
    short pause, unless it says otherwise. Windows are for tables without a clock of days,
    standing orders for those with one, or without any clock.
    """

    game: Identifier
    seats: Annotated[list[HumanSeat | FreeSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = {}
    visibility: Literal["public", "private"] = "private"
    watch: Literal["anyone", "seated"] = "anyone"
    rated: bool = False
    pace: Literal["live", "correspondence"] | UnsetType = UNSET
    clock: NoClock | DaysClock | BankClock | UnsetType = UNSET
    absence: Literal["wait", "bot", "abandon"] = "wait"
    takeover: Identifier | UnsetType = UNSET
    cover: PauseCover | WindowCover | OrdersCover | UnsetType = UNSET


class NewName(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called, in the hall or at a seat."""

    name: Name


class SitDown(Struct, forbid_unknown_fields=True):
    """The name at a seat; `promise`: SHA-256 of a nonce that is told when all seats are taken."""

    name: Name
    promise: HexDigest | None = None


class SeatNonce(Struct, forbid_unknown_fields=True):
    """The nonce that was promised for a seat."""

    seat: SeatNumber
    nonce: HexDigest


class TellNonces(Struct, forbid_unknown_fields=True):
    """The nonces of the caller's seats."""

    nonces: Annotated[list[SeatNonce], Meta(min_length=1, max_length=MOST_SEATS)]


class SeatPromise(Struct, forbid_unknown_fields=True):
    """SHA-256 of the nonce that will be told for a seat."""

    seat: SeatNumber
    promise: HexDigest


class GivePromises(Struct, forbid_unknown_fields=True):
    """Promises of fresh nonces for the caller's seats, after a deal was void."""

    promises: Annotated[list[SeatPromise], Meta(min_length=1, max_length=MOST_SEATS)]


class Rematch(Struct, forbid_unknown_fields=True):
    """Another game of the same; `promises` of the caller's seats at the new table."""

    promises: Annotated[list[SeatPromise], Meta(max_length=MOST_SEATS)] = []


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


class SocketAction(TakeAction, tag_field="type", tag="act", forbid_unknown_fields=True):
    """An action, sent by a socket of its table; a refusal is told in the `language`."""

    language: Language | None = None


class SocketUndo(TakeBack, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """An undo of the last action, sent by a socket of its table."""

    language: Language | None = None


SocketMessage = Sync | SocketAction | SocketUndo


class LobbyView(Struct):
    """The public tables, newest first: those with free seats, and those that can be watched."""

    open: list[TableCard]
    running: list[TableCard]


class Done(Struct):
    """It is done, and there is nothing more to say."""


class Health(Struct):
    """That the hall and its database answer, and which version it is."""

    status: Literal["ok"]
    version: str
    database: Literal["ok"]


class BotCard(Struct):
    """A bot to choose as an opponent; `steady`: it can play in duplicate matches, since who does the same
    there meets the same answers; `level`: of those that people choose from, 1 being the weakest, else null.
    """

    name: str
    about: str
    steady: bool
    level: int | None


class GameCard(Struct):
    """A game to choose: fewest and most players, options, bots, and whom to thank for it;
    `secret_questions`: somebody may be asked there without others knowing; `kernels`: how its bots run,
    with less thought while they are not compiled.
    """

    name: str
    title: str
    credits: dict[str, str]
    players: tuple[int, int]
    options: list[Option]
    kernels: Running
    bots: list[BotCard]
    secret_questions: bool


class PreviewView(Struct):
    """What an action would bring at once; `reasons` are the parts of the points in words, `lines` what
    else speaks for it or against it.
    """

    action: str
    points: int
    parts: list[PartJson]
    reasons: list[ReasonDocument]
    lines: list[Said]

    @classmethod
    def of(cls, state: State, action: str) -> PreviewView:
        """The preview of an action. Raises MalformedAction or IllegalAction."""
        found = state.preview(action)
        reasons = reasons_document(state.game.reasons(found.parts))
        lines = [words.unsaid(line) for line in state.explain(action)]
        return cls(action, found.points, found.parts, reasons, lines)


class Advice(Struct):
    """One line for who has never played, at the position after so many lines; null for nothing."""

    seq: int
    line: Said | None

    @classmethod
    def of(cls, state: State, seq: int) -> Advice:
        """What the seat to act is told, from nothing but what it is sent."""
        line = state.game.coach(state.scene(state.current_player), state.choices())
        return cls(seq, None if line is None else words.unsaid(line))


class Why(Struct):
    """Whether an action is legal, and if not, why."""

    legal: bool
    message: str
    rules: list[str]

    @classmethod
    def of(cls, refusal: Refusal | None, language: str) -> Why:
        """The answer to who asks in a language."""
        if refusal is None:
            return cls(True, "", [])
        return cls(False, refusal.say(language), list(refusal.rules))


class ErrorView(Struct):
    """Why a request was refused."""

    code: str
    message: str
    field: str | None
    rules: list[str]


class NoteView(Struct):
    """A private note, and the number of its version; 0 where nothing was ever written."""

    text: str
    version: int


class FaultView(Struct):
    """One thing that is wrong with a position document: a dotted path into it, and a sentence."""

    field: str
    message: str


class ErrorBody(Struct):
    """The body of every refusal; a stale one carries the table, or the note, as it is now.

    That of a position document lists its `faults`, and as `openings` the cells where its board may get
    another piece; `at` is the number of an illegal action.
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
    """Reads a body without bending types, which Litestar's own reading would do."""

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: type[DTOBackend] | None = None
    ) -> None:
        """Nothing is prepared: Litestar would write code to read and build the type, and never run it."""

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
