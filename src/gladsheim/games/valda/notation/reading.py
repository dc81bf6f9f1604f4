"""Reading a position document: the form of each field, every fault with its path (VA-16)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from gladsheim.core.errors import DocumentError, Fault, OptionsError, UsageError, shorten
from gladsheim.core.game import Json
from gladsheim.games.valda import book as books
from gladsheim.games.valda import options as choice
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.checks import Checker
from gladsheim.games.valda.notation.position import Attack, Building, Player, Position, Roll
from gladsheim.games.valda.notation.reading_pending import PendingReader
from gladsheim.games.valda.pieces import (
    BUILDINGS,
    DECKS,
    DICE,
    FACES,
    GODS,
    LETTERS,
    PHASES,
    RESOURCES,
)
from gladsheim.games.valda.record import CARDS, DICE_ROLLED, FORCED, MOST_LEFT, PLAYED, TAKES, USES
from gladsheim.games.valda.views.view import OPTION_FIELDS

FIELDS = (
    "game",
    "cards",
    "options",
    "round",
    "start",
    "active",
    "turns",
    "phase",
    "actions",
    "builds",
    "build_limit",
    "used",
    "received",
    "played",
    "lent",
    "players",
    "decks",
    "discard",
    "attack",
    "roll",
    "building",
    "pending",
    "winner",
    "rng",
    "forced",
)
PLAYER_FIELDS = ("followers", *RESOURCES, "mines", "drills", "temples", "bonus", "hand", "open")
FLAGS = ("horn", "wrath", "spear", "cancelled", "claimed")
MOST_FOLLOWERS = 10_000_000
MOST_COUNT = 10_000
RNG_DIGITS = 16


def read_document(document: object) -> Position:
    """The position of a document, its form checked. Raises DocumentError with all faults."""
    if not isinstance(document, Mapping):
        raise DocumentError([Fault("", f"is {shorten(document)}; allowed: an object")])
    check = Checker()
    for name in document:
        if name not in FIELDS:
            check.fault(str(name)[:40], "no such field; known: " + ", ".join(FIELDS))
    if document.get("game", "valda") != "valda":
        check.refuse("game", document["game"], "'valda'")
    book = _book(check, document.get("cards"))
    options = _options(check, document.get("options", {}), book)
    if check.faults or book is None or options is None:
        raise DocumentError(check.faults)
    position = _Reader(check, document, book, options).read()
    if check.faults:
        raise DocumentError(check.faults)
    return position


def _book(check: Checker, found: object) -> Book | None:
    if found is None:
        return books.built_in()
    try:
        return books.book(found) if isinstance(found, str) else None
    except UsageError as error:
        check.fault("cards", str(error))
        return None
    finally:
        if not isinstance(found, str):
            check.refuse("cards", found, "the id of a card file")


def _options(check: Checker, found: object, book: Book | None) -> Json | None:
    if not isinstance(found, Mapping):
        check.refuse("options", found, "an object")
        return None
    for name in found:
        if name not in OPTION_FIELDS:
            known = ", ".join(OPTION_FIELDS)
            check.fault(f"options.{str(name)[:40]}", f"no such field; known: {known}")
    chosen = {name: found[name] for name in OPTION_FIELDS if name in found}
    try:
        return choice.choose({**chosen, "cards": (book or books.built_in()).key})
    except OptionsError as error:
        check.fault(f"options.{error.option}", f"is {shorten(error.value)}; allowed: {error.allowed}")
        return None


class _Reader:
    """Reads one document whose card file and options are known."""

    def __init__(self, check: Checker, document: Mapping[str, Any], book: Book, options: Json) -> None:
        self.check = check
        self.document = document
        self.book = book
        self.options = options
        self.seats: int = options["players"]

    def read(self) -> Position:
        book = self.book
        rounds = book.limit("rounds")
        found = Position(book, self.options, self._players())
        found.round = self._whole("round", 1, 1, rounds)
        first = 0 if self.options["turnaround"] else self.options["first"]
        found.start = self._whole("start", first, 0, self.seats - 1)
        found.active = self._whole("active", 0, 0, self.seats - 1)
        found.phase = self._word("phase", self.document.get("phase", "resource"), PHASES) or "resource"
        found.turns = self._whole("turns", -1, 0, rounds * self.seats) if "turns" in self.document else -1
        in_game = book.limit("actions") if found.phase == "game" else 0
        found.actions = self._whole("actions", in_game, 0, MOST_LEFT)
        found.builds = self._whole("builds", 0, 0, MOST_COUNT)
        found.build_limit = self._whole("build_limit", book.limit("builds"), 0, MOST_COUNT)
        found.used = self._used()
        found.received = self._words("received", self.document.get("received", []), LETTERS, 3)
        found.played = self._cards("played", self.document.get("played", []), PLAYED)
        found.lent = self._words("lent", self.document.get("lent", []), GODS, PLAYED)
        found.decks = self._decks()
        found.discard = self._cards("discard", self.document.get("discard", []))
        found.attack, found.roll, found.building = self._attack(), self._roll(), self._building()
        if self.document.get("pending") is not None:
            reader = PendingReader(self.check, book, self.seats)
            found.pending = reader.read(self.document["pending"])
        found.winner = self._seat_or_none("winner", self.document.get("winner"))
        found.rng = self._rng()
        found.forced = self._forced()
        return found

    # Values

    def _whole(self, name: str, default: int, low: int, high: int) -> int:
        return self.check.whole(self.document.get(name, default), name, low, high)

    def _word(self, name: str, found: object, allowed: Sequence[str]) -> str:
        if isinstance(found, str) and found in allowed:
            return found
        self.check.refuse(name, found, ", ".join(allowed))
        return ""

    def _words(self, name: str, found: object, allowed: Collection[str], most: int) -> list[str]:
        items = self.check.items(found, name, 0, most)
        good = [one for one in items if isinstance(one, str) and one in allowed]
        if len(good) != len(items):
            wrong = next(one for one in items if not isinstance(one, str) or one not in allowed)
            self.check.fault(name, f"holds {shorten(wrong)}; allowed: {', '.join(allowed)}")
        return good

    def _cards(self, name: str, found: object, most: int = CARDS) -> list[str]:
        items = self.check.items(found, name, 0, most)
        good = [one for one in items if isinstance(one, str) and one in self.book.by_id]
        if len(good) != len(items):
            wrong = next(one for one in items if not isinstance(one, str) or one not in self.book.by_id)
            self.check.fault(name, f"holds {shorten(wrong)}; allowed: cards of {self.book.id}")
        return good

    def _fields(self, name: str, found: object, known: Sequence[str]) -> Mapping[str, Any]:
        if not isinstance(found, Mapping):
            self.check.refuse(name, found, "an object")
            return {}
        for one in found:
            if one not in known:
                self.check.fault(f"{name}.{str(one)[:40]}", f"no such field; known: {', '.join(known)}")
        return found

    def _seat_or_none(self, name: str, found: object) -> int | None:
        return None if found is None else self.check.whole(found, name, 0, self.seats - 1)

    # Parts

    def _players(self) -> list[Player]:
        found = self.document.get("players", [])
        items = self.check.items(found, "players", 0, self.seats)
        items += [{} for _ in range(self.seats - len(items))]
        return [self._player(f"players.{seat}", one) for seat, one in enumerate(items)]

    def _player(self, name: str, found: object) -> Player:
        table = self._fields(name, found, PLAYER_FIELDS)
        book, check = self.book, self.check
        least, most = book.limit("start_mines"), book.limit("max_mines")
        player = Player(check.whole(table.get("mines", least), f"{name}.mines", least, most))
        player.drills = check.whole(table.get("drills", 0), f"{name}.drills", 0, book.limit("max_drills"))
        player.followers = check.whole(table.get("followers", 0), f"{name}.followers", 0, MOST_FOLLOWERS)
        player.goods = {
            res: check.whole(table.get(res, 0), f"{name}.{res}", 0, book.supply) for res in RESOURCES
        }
        temples = self._fields(f"{name}.temples", table.get("temples", {}), GODS)
        player.temples = {
            god: check.whole(count, f"{name}.temples.{god}", 0, book.limit("sites_per_area"))
            for god, count in temples.items()
            if god in GODS
        }
        player.bonus = self._words(f"{name}.bonus", table.get("bonus", []), GODS, len(GODS))
        player.hand = self._cards(f"{name}.hand", table.get("hand", []))
        player.open = self._cards(f"{name}.open", table.get("open", []))
        return player

    def _used(self) -> dict[str, int]:
        table = self._fields("used", self.document.get("used", {}), USES)
        return {name: self.check.whole(table.get(name, 0), f"used.{name}", 0, 100) for name in USES}

    def _decks(self) -> dict[str, list[str]]:
        table = self._fields("decks", self.document.get("decks", {}), DECKS)
        decks = {deck: self._cards(f"decks.{deck}", table.get(deck, [])) for deck in DECKS}
        for deck, cards in decks.items():
            for card in cards:
                if self.book.by_id[card].deck != deck:
                    self.check.fault(f"decks.{deck}", f"holds {card!r}, a card of another deck")
        return decks

    def _attack(self) -> Attack | None:
        if self.document.get("attack") is None:
            return None
        known = ("by", "target", "card", "shields", "used", *FLAGS)
        table = self._fields("attack", self.document["attack"], known)
        flags = {name: table.get(name, False) for name in FLAGS}
        for name, flag in flags.items():
            if not isinstance(flag, bool):
                self.check.refuse(f"attack.{name}", flag, "true or false")
        card = table.get("card")
        if not isinstance(card, str) or card not in self.book.by_id or self.book.by_id[card].type != "attack":
            self.check.refuse("attack.card", card, f"an attack card of {self.book.id}")
            return None
        by = self.check.whole(table.get("by"), "attack.by", 0, self.seats - 1)
        target = self.check.whole(table.get("target"), "attack.target", 0, self.seats - 1)
        if by == target:
            self.check.fault("attack.target", "is the attacker")
        shields = self.check.whole(table.get("shields", 0), "attack.shields", 0, MOST_COUNT)
        used = self._cards("attack.used", table.get("used", []))
        return Attack(by, target, card, shields, used, flags)

    def _roll(self) -> Roll | None:
        if self.document.get("roll") is None:
            return None
        table = self._fields("roll", self.document["roll"], ("by", "dice", "faces", "use"))
        dice = self._words("roll.dice", table.get("dice", []), DICE, DICE_ROLLED)
        faces = self.check.items(table.get("faces", []), "roll.faces", len(dice), len(dice))
        faces = [self.check.whole(face, f"roll.faces.{k}", 1, FACES) for k, face in enumerate(faces)]
        by = self.check.whole(table.get("by"), "roll.by", 0, self.seats - 1)
        return Roll(by, dice, faces, self._word("roll.use", table.get("use", "resources"), TAKES))

    def _building(self) -> Building | None:
        if self.document.get("building") is None:
            return None
        table = self._fields("building", self.document["building"], ("what", "stopped"))
        stopped = table.get("stopped", False)
        if not isinstance(stopped, bool):
            self.check.refuse("building.stopped", stopped, "true or false")
        return Building(self._word("building.what", table.get("what"), BUILDINGS), bool(stopped))

    def _rng(self) -> int:
        found = self.document.get("rng")
        if found is None:
            return 0
        if isinstance(found, str) and len(found) == RNG_DIGITS and not set(found) - set("0123456789abcdef"):
            return int(found, 16)
        self.check.refuse("rng", found, "16 hexadecimal digits")
        return 0

    def _forced(self) -> list[int]:
        found = self.document.get("forced")
        items = [] if found is None else self.check.items(found, "forced", 0, FORCED)
        return [self.check.whole(face, f"forced.{k}", 1, FACES) for k, face in enumerate(items)]
