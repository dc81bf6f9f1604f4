"""Reader of a position document: checks the form of each field, every fault with its path (VH-14.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from gladsheim.core.game import Json
from gladsheim.core.positions.reader import DocumentReader, an_object, field_names
from gladsheim.core.rulings import OPTION as RULINGS
from gladsheim.games.valhalla import kinds, options as choice, stages
from gladsheim.games.valhalla.notation.checks import addable
from gladsheim.games.valhalla.notation.position import (
    FLAGS,
    GameEnding,
    LandscapeCell,
    Pending,
    PlayerHoldings,
    Position,
    ZoneCard,
)
from gladsheim.games.valhalla.notation.shapes import (
    ValhallaDocument,
    ValhallaDocumentLand,
    ValhallaDocumentMarket,
    ValhallaHeld,
    ValhallaPlayer,
    ValhallaResult,
)
from gladsheim.games.valhalla.pieces import ARMIES, NUMBER
from gladsheim.games.valhalla.record import CARDS, HELD, PLAN_STEPS, POSITIONS, REASONS
from gladsheim.games.valhalla.rules.maps import slot_names

T = TypeVar("T")

FIELDS = field_names(ValhallaDocument)
PLANNED = ("event", "person", "location", "ace")
PENDING_FIELDS: Mapping[str, tuple[str, ...]] = {
    "recruit": ("kind", "card", "due"),
    "glory": ("kind", "aces"),
    **dict.fromkeys(PLANNED, ("kind", "card", "dest", "steps")),
}
"""Fields of a pending event, by its kind; in stage excuse there is also `ask`."""
MOST_POINTS = 1_000_000_000
MOST_COUNT = 1_000_000_000
FARTHEST = 900_000_000
WORDS = 1 << 64
MOST_DIGITS = 20


def read_document(document: object) -> Position:
    """Return the position of a document, its form checked. Raises DocumentError with all faults."""
    reader = _Reader(an_object(document))
    options = reader.head()
    reader.check()
    position = reader.body(options)
    reader.check()
    return position


def openings(document: Mapping[str, Any]) -> list[tuple[int, int]]:
    """Return the cells where a location may be added to the landscape of a document, even a faulty one."""
    options, places = document.get("options"), document.get("landscape")
    if not isinstance(options, Mapping) or not isinstance(places, list):
        return []
    reader = DocumentReader()
    players = reader.whole(options.get("players"), "options.players", choice.FEWEST, choice.MOST)
    cells = [
        (
            reader.whole(place.get("x"), "x", -FARTHEST, FARTHEST),
            reader.whole(place.get("y"), "y", -FARTHEST, FARTHEST),
        )
        for place in places
        if isinstance(place, Mapping)
    ]
    return [] if reader.faults else addable(cells, players)


class _Reader(DocumentReader):
    """Reader of one document, which collects the faults of its form."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        super().__init__()
        self.document = document
        self.seats = 0
        self.slots: tuple[str, ...] = ()

    def head(self) -> Json:
        """Return the options; {}, with faults, if they are wrong."""
        self.known(self.document, "", FIELDS)
        self.needed(self.document, "", FIELDS)
        for name, value in (("game", "valhalla"), ("version", 1)):
            found = self.document.get(name, value)
            if found != value or type(found) is not type(value):
                self.refuse(name, found, repr(value))
        found = self.document.get("options")
        if not isinstance(found, Mapping):
            self.refuse("options", found, "an object")
            return {}
        # Readings are written only where there are any (E-1.3).
        self.needed(found, "options", [option.name for option in choice.OPTIONS if option.name != RULINGS])
        return self.options(choice.choose, {str(name): value for name, value in found.items()})

    def body(self, options: Json) -> Position:
        """Return the position; faults are added."""
        self.seats = options["players"]
        width = 4 if self.seats > choice.ONE_DECK else 3
        self.slots = slot_names(width)
        market, slots = self._market(width)
        document = self.document
        return Position(
            options=options,
            rng=self._rng(),
            draw=self._cards(document.get("draw"), "draw"),
            discard=self._cards(document.get("discard"), "discard"),
            market=market,
            slots=slots,
            landscape=self._list(document.get("landscape"), "landscape", 1, POSITIONS, self._place),
            players=self._list(document.get("players"), "players", self.seats, self.seats, self._player),
            turn=self.whole(document.get("turn"), "turn", 0, self.seats - 1),
            stage=self.one_of(document.get("stage"), "stage", stages.NAMES),
            pending=self._pending(),
            pass_run=self.whole(document.get("pass_run"), "pass_run", 0, MOST_COUNT),
            glories=self.whole(document.get("glories"), "glories", 0, MOST_COUNT),
            result=self._result(),
        )

    # Values

    def _object(self, found: object, name: str, fields: Sequence[str]) -> Mapping[str, Any]:
        return self.fields(found, name, fields, fields)

    def _card(self, found: object, name: str) -> str:
        if isinstance(found, str) and found in NUMBER:
            return found
        self.refuse(name, found, "a card id")
        return next(iter(NUMBER))

    def _list(
        self, found: object, name: str, low: int, high: int, read_one: Callable[[Any, str], T]
    ) -> list[T]:
        if not isinstance(found, list):
            self.refuse(name, found, "a list")
            return []
        if not low <= len(found) <= high:
            allowed = str(low) if low == high else f"{low} to {high}"
            self.fault(name, f"has {len(found)} entries; allowed: {allowed}")
            return []
        return [read_one(one, f"{name}.{place}") for place, one in enumerate(found)]

    def _cards(self, found: object, name: str, most: int = CARDS) -> list[str]:
        return self._list(found, name, 0, most, self._card)

    # Parts

    def _rng(self) -> int:
        found = self.document.get("rng")
        good = isinstance(found, str) and found.isascii() and found.isdigit() and len(found) <= MOST_DIGITS
        if isinstance(found, str) and good and int(found) < WORDS:
            return int(found)
        self.refuse("rng", found, "a whole number below 2^64 as decimal digits")
        return 0

    def _market(self, width: int) -> tuple[list[str | None], dict[str, list[int]]]:
        table = self._object(self.document.get("valhalla"), "valhalla", field_names(ValhallaDocumentMarket))
        for name, value in (("width", width), ("height", 3)):
            found = table.get(name, value)
            if found != value or type(found) is not int:
                self.refuse(f"valhalla.{name}", found, str(value))

        def one(found: object, name: str) -> str | None:
            return None if found is None else self._card(found, name)

        cards = self._list(table.get("cards"), "valhalla.cards", 3 * width, 3 * width, one)
        armies = self.fields(table.get("armies", {}), "valhalla.armies", self.slots)
        slots = {
            slot: self._list(found, f"valhalla.armies.{slot}", self.seats, self.seats, self._armies)
            for slot, found in armies.items()
            if slot in self.slots
        }
        return cards, {slot: counts for slot, counts in slots.items() if counts}

    def _armies(self, found: object, name: str) -> int:
        return self.whole(found, name, 0, ARMIES)

    def _place(self, found: object, name: str) -> LandscapeCell:
        table = self._object(found, name, field_names(ValhallaDocumentLand))
        owner = table.get("owner")
        return LandscapeCell(
            self.whole(table.get("x"), f"{name}.x", -FARTHEST, FARTHEST),
            self.whole(table.get("y"), f"{name}.y", -FARTHEST, FARTHEST),
            self._card(table.get("card"), f"{name}.card"),
            None if owner is None else self.whole(owner, f"{name}.owner", 0, self.seats - 1),
            self._armies(table.get("armies"), f"{name}.armies"),
        )

    def _player(self, found: object, name: str) -> PlayerHoldings:
        table = self._object(found, name, field_names(ValhallaPlayer))
        return PlayerHoldings(
            self._armies(table.get("reserve"), f"{name}.reserve"),
            self.whole(table.get("score"), f"{name}.score", 0, MOST_POINTS),
            self.whole(table.get("cycle"), f"{name}.cycle", 1, MOST_COUNT),
            self.whole(table.get("phase"), f"{name}.phase", 1, 4),
            {flag: self.truth(table.get(flag), f"{name}.{flag}") for flag in FLAGS},
            self._list(table.get("cards"), f"{name}.cards", 0, HELD, self._held),
        )

    def _held(self, found: object, name: str) -> ZoneCard:
        table = self._object(found, name, field_names(ValhallaHeld))
        return ZoneCard(
            self._card(table.get("card"), f"{name}.card"),
            self.whole(table.get("uses"), f"{name}.uses", 0, 2),
            self.truth(table.get("used"), f"{name}.used"),
            self._armies(table.get("armies"), f"{name}.armies"),
        )

    def _pending(self) -> Pending | None:
        found = self.document.get("pending")
        if found is None:
            return None
        if not isinstance(found, Mapping):
            self.refuse("pending", found, "an object or null")
            return None
        kind = self.one_of(found.get("kind"), "pending.kind", kinds.NAMES[1:])
        asks = kind in PLANNED and self.document.get("stage") == "excuse"
        self._object(found, "pending", (*PENDING_FIELDS[kind], *["ask"] * asks))
        pending = Pending(kind)
        if kind == "glory":
            pending.aces = self._cards(found.get("aces"), "pending.aces", HELD)
            return pending
        pending.card = self._card(found.get("card"), "pending.card")
        if kind == "recruit":
            pending.due = self.whole(found.get("due"), "pending.due", 0, ARMIES)
            return pending
        if found.get("dest") is not None:
            dest = self._list(found["dest"], "pending.dest", 2, 2, self._coordinate)
            pending.dest = (dest[0], dest[1]) if len(dest) == 2 else None
        pending.steps = self._list(found.get("steps"), "pending.steps", 0, PLAN_STEPS, self._text)
        if asks:
            pending.ask = self._list(found.get("ask"), "pending.ask", 0, self.seats, self._seat)
        return pending

    def _coordinate(self, found: object, name: str) -> int:
        return self.whole(found, name, -FARTHEST, FARTHEST)

    def _text(self, found: object, name: str) -> str:
        if isinstance(found, str):
            return found
        self.refuse(name, found, "the text of a step")
        return ""

    def _points(self, found: object, name: str) -> int:
        return self.whole(found, name, 0, MOST_POINTS)

    def _seat(self, found: object, name: str) -> int:
        return self.whole(found, name, 0, self.seats - 1)

    def _result(self) -> GameEnding | None:
        found = self.document.get("result")
        if found is None:
            return None
        table = self._object(found, "result", field_names(ValhallaResult))
        return GameEnding(
            self._list(table.get("winners"), "result.winners", 1, self.seats, self._seat),
            self._list(table.get("scores"), "result.scores", self.seats, self.seats, self._points),
            self.one_of(table.get("reason"), "result.reason", REASONS[1:]),
        )
