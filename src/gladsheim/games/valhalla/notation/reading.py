"""Reading a position document: the form of each field, every fault with its path (VH-14.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from gladsheim.core.errors import DocumentError, Fault, OptionsError, shorten
from gladsheim.core.game import Json
from gladsheim.games.valhalla import options as choice
from gladsheim.games.valhalla.notation.position import Ended, Held, Pending, Place, Player, Position
from gladsheim.games.valhalla.pieces import ARMIES, NUMBER
from gladsheim.games.valhalla.record import CARDS, HELD, KIND_NAMES, PLAN_STEPS, POSITIONS, STAGES
from gladsheim.games.valhalla.rules.maps import slot_names
from gladsheim.games.valhalla.views.view import FLAGS

T = TypeVar("T")

FIELDS = (
    "game",
    "version",
    "options",
    "rng",
    "draw",
    "discard",
    "valhalla",
    "landscape",
    "players",
    "turn",
    "stage",
    "pending",
    "pass_run",
    "glories",
    "result",
)
PLAYER_FIELDS = ("reserve", "score", "cycle", "phase", *FLAGS, "cards")
PLANNED = ("event", "person", "location", "ace")
PENDING_FIELDS: Mapping[str, tuple[str, ...]] = {
    "recruit": ("kind", "card", "due"),
    "glory": ("kind", "aces"),
    **dict.fromkeys(PLANNED, ("kind", "card", "dest", "steps")),
}
"""What is pending, by its kind; in stage excuse there is also `ask`."""
MOST_POINTS = 1_000_000_000
MOST_COUNT = 1_000_000_000
FARTHEST = 900_000_000
WORDS = 1 << 64
MOST_DIGITS = 20


def read_document(document: object) -> Position:
    """The position of a document, its form checked. Raises DocumentError with all faults."""
    if not isinstance(document, Mapping):
        raise DocumentError([Fault("", f"is {shorten(document)}; allowed: an object")])
    reader = _Reader(document)
    options = reader.head()
    if options is None or reader.faults:
        raise DocumentError(reader.faults)
    position = reader.body(options)
    if reader.faults:
        raise DocumentError(reader.faults)
    return position


class _Reader:
    """Reads one document and collects what is wrong with its form."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document
        self.faults: list[Fault] = []
        self.seats = 0
        self.slots: tuple[str, ...] = ()

    def head(self) -> Json | None:
        """The options; None, with faults, if they or the fields of the document are wrong."""
        self._known("", self.document, FIELDS)
        for name in FIELDS:
            if name not in self.document:
                self._fault(name, "is missing")
        for name, value in (("game", "valhalla"), ("version", 1)):
            found = self.document.get(name, value)
            if found != value or type(found) is not type(value):
                self._refuse(name, found, repr(value))
        found = self.document.get("options")
        if not isinstance(found, Mapping):
            self._refuse("options", found, "an object")
            return None
        missing = [option.name for option in choice.OPTIONS if option.name not in found]
        for name in missing:
            self._fault(f"options.{name}", "is missing")
        try:
            return choice.choose({str(name): value for name, value in found.items()})
        except OptionsError as error:
            self._fault(
                f"options.{error.option[:40]}", f"is {shorten(error.value)}; allowed: {error.allowed}"
            )
            return None

    def body(self, options: Json) -> Position:
        """The position, with faults noted."""
        self.seats = options["players"]
        width = 4 if self.seats > choice.ONE_DECK else 3
        self.slots = slot_names(width)
        market, slots = self._market(width)
        document = self.document
        return Position(
            options=options,
            rng=self._rng(),
            draw=self._cards("draw", document.get("draw")),
            discard=self._cards("discard", document.get("discard")),
            market=market,
            slots=slots,
            landscape=self._list("landscape", document.get("landscape"), 1, POSITIONS, self._place),
            players=self._list("players", document.get("players"), self.seats, self.seats, self._player),
            turn=self._whole("turn", document.get("turn"), 0, self.seats - 1),
            stage=self._word("stage", document.get("stage"), STAGES),
            pending=self._pending(),
            pass_run=self._whole("pass_run", document.get("pass_run"), 0, MOST_COUNT),
            glories=self._whole("glories", document.get("glories"), 0, MOST_COUNT),
            result=self._result(),
        )

    # Values

    def _fault(self, name: str, message: str) -> None:
        self.faults.append(Fault(name, message))

    def _refuse(self, name: str, found: object, allowed: str) -> None:
        self._fault(name, f"is {shorten(found)}; allowed: {allowed}")

    def _known(self, name: str, found: Mapping[str, Any], known: Sequence[str]) -> None:
        for one in found:
            if one not in known:
                path = f"{name}.{str(one)[:40]}" if name else str(one)[:40]
                self._fault(path, f"no such field; known: {', '.join(known)}")

    def _object(
        self, name: str, found: object, known: Sequence[str], needed: bool = True
    ) -> Mapping[str, Any]:
        if not isinstance(found, Mapping):
            self._refuse(name, found, "an object")
            return {}
        self._known(name, found, known)
        for one in known if needed else ():
            if one not in found:
                self._fault(f"{name}.{one}", "is missing")
        return found

    def _whole(self, name: str, found: object, low: int, high: int) -> int:
        if isinstance(found, int) and not isinstance(found, bool) and low <= found <= high:
            return found
        self._refuse(name, found, f"a whole number from {low} to {high}")
        return low

    def _flag(self, name: str, found: object) -> bool:
        if not isinstance(found, bool):
            self._refuse(name, found, "true or false")
        return bool(found)

    def _word(self, name: str, found: object, words: Sequence[str]) -> str:
        if isinstance(found, str) and found in words:
            return found
        self._refuse(name, found, ", ".join(word for word in words if word))
        return words[0]

    def _card(self, name: str, found: object) -> str:
        if isinstance(found, str) and found in NUMBER:
            return found
        self._refuse(name, found, "a card id")
        return next(iter(NUMBER))

    def _list(
        self, name: str, found: object, low: int, high: int, read_one: Callable[[str, Any], T]
    ) -> list[T]:
        if not isinstance(found, list):
            self._refuse(name, found, "a list")
            return []
        if not low <= len(found) <= high:
            allowed = str(low) if low == high else f"{low} to {high}"
            self._fault(name, f"has {len(found)} entries; allowed: {allowed}")
            return []
        return [read_one(f"{name}.{place}", one) for place, one in enumerate(found)]

    def _cards(self, name: str, found: object, most: int = CARDS) -> list[str]:
        return self._list(name, found, 0, most, self._card)

    # Parts

    def _rng(self) -> int:
        found = self.document.get("rng")
        good = isinstance(found, str) and found.isascii() and found.isdigit() and len(found) <= MOST_DIGITS
        if isinstance(found, str) and good and int(found) < WORDS:
            return int(found)
        self._refuse("rng", found, "a whole number below 2^64 as decimal digits")
        return 0

    def _market(self, width: int) -> tuple[list[str | None], dict[str, list[int]]]:
        table = self._object(
            "valhalla", self.document.get("valhalla"), ("width", "height", "cards", "armies")
        )
        for name, value in (("width", width), ("height", 3)):
            found = table.get(name, value)
            if found != value or type(found) is not int:
                self._refuse(f"valhalla.{name}", found, str(value))

        def one(name: str, found: object) -> str | None:
            return None if found is None else self._card(name, found)

        cards = self._list("valhalla.cards", table.get("cards"), 3 * width, 3 * width, one)
        armies = self._object("valhalla.armies", table.get("armies", {}), self.slots, needed=False)
        slots = {
            slot: self._list(f"valhalla.armies.{slot}", found, self.seats, self.seats, self._armies)
            for slot, found in armies.items()
            if slot in self.slots
        }
        return cards, {slot: counts for slot, counts in slots.items() if counts}

    def _armies(self, name: str, found: object) -> int:
        return self._whole(name, found, 0, ARMIES)

    def _place(self, name: str, found: object) -> Place:
        table = self._object(name, found, ("x", "y", "card", "owner", "armies"))
        owner = table.get("owner")
        return Place(
            self._whole(f"{name}.x", table.get("x"), -FARTHEST, FARTHEST),
            self._whole(f"{name}.y", table.get("y"), -FARTHEST, FARTHEST),
            self._card(f"{name}.card", table.get("card")),
            None if owner is None else self._whole(f"{name}.owner", owner, 0, self.seats - 1),
            self._armies(f"{name}.armies", table.get("armies")),
        )

    def _player(self, name: str, found: object) -> Player:
        table = self._object(name, found, PLAYER_FIELDS)
        return Player(
            self._armies(f"{name}.reserve", table.get("reserve")),
            self._whole(f"{name}.score", table.get("score"), 0, MOST_POINTS),
            self._whole(f"{name}.cycle", table.get("cycle"), 1, MOST_COUNT),
            self._whole(f"{name}.phase", table.get("phase"), 1, 4),
            {flag: self._flag(f"{name}.{flag}", table.get(flag)) for flag in FLAGS},
            self._list(f"{name}.cards", table.get("cards"), 0, HELD, self._held),
        )

    def _held(self, name: str, found: object) -> Held:
        table = self._object(name, found, ("card", "uses", "used", "armies"))
        return Held(
            self._card(f"{name}.card", table.get("card")),
            self._whole(f"{name}.uses", table.get("uses"), 0, 2),
            self._flag(f"{name}.used", table.get("used")),
            self._armies(f"{name}.armies", table.get("armies")),
        )

    def _pending(self) -> Pending | None:
        found = self.document.get("pending")
        if found is None:
            return None
        if not isinstance(found, Mapping):
            self._refuse("pending", found, "an object or null")
            return None
        kind = self._word("pending.kind", found.get("kind"), KIND_NAMES[1:])
        asks = kind in PLANNED and self.document.get("stage") == "excuse"
        self._object("pending", found, (*PENDING_FIELDS[kind], *["ask"] * asks))
        pending = Pending(kind)
        if kind == "glory":
            pending.aces = self._cards("pending.aces", found.get("aces"), HELD)
            return pending
        pending.card = self._card("pending.card", found.get("card"))
        if kind == "recruit":
            pending.due = self._whole("pending.due", found.get("due"), 0, ARMIES)
            return pending
        if found.get("dest") is not None:
            dest = self._list("pending.dest", found["dest"], 2, 2, self._coordinate)
            pending.dest = (dest[0], dest[1]) if len(dest) == 2 else None
        pending.steps = self._list("pending.steps", found.get("steps"), 0, PLAN_STEPS, self._text)
        if asks:
            pending.ask = self._list("pending.ask", found.get("ask"), 0, self.seats, self._seat)
        return pending

    def _coordinate(self, name: str, found: object) -> int:
        return self._whole(name, found, -FARTHEST, FARTHEST)

    def _text(self, name: str, found: object) -> str:
        if isinstance(found, str):
            return found
        self._refuse(name, found, "the text of a step")
        return ""

    def _points(self, name: str, found: object) -> int:
        return self._whole(name, found, 0, MOST_POINTS)

    def _seat(self, name: str, found: object) -> int:
        return self._whole(name, found, 0, self.seats - 1)

    def _result(self) -> Ended | None:
        found = self.document.get("result")
        if found is None:
            return None
        table = self._object("result", found, ("winners", "scores", "reason"))
        return Ended(
            self._list("result.winners", table.get("winners"), 1, self.seats, self._seat),
            self._list("result.scores", table.get("scores"), self.seats, self.seats, self._points),
            self._word("result.reason", table.get("reason"), ("target", "cap")),
        )
