"""Reader of a position document: checks the form of each field, every fault with its path (VA-16)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from gladsheim.core.errors import DocumentError, UsageError
from gladsheim.core.game import Json
from gladsheim.core.positions.reader import an_object, field_names
from gladsheim.games.valda import book as books, options as choice
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.checks import Checker
from gladsheim.games.valda.notation.position import Building, PendingAttack, PlayerHoldings, Position, Roll
from gladsheim.games.valda.notation.reading_pending import PendingReader
from gladsheim.games.valda.notation.shapes import (
    OPTION_FIELDS,
    ValdaBuilding,
    ValdaDeclared,
    ValdaDocument,
    ValdaDocumentPlayer,
    ValdaRolled,
)
from gladsheim.games.valda.pieces import BUILDINGS, DECKS, DICE, FACES, GODS, LETTERS, PHASES, RESOURCES
from gladsheim.games.valda.record import CARDS, DICE_ROLLED, FORCED, MOST_LEFT, PLAYED, TAKES, USES

FIELDS = field_names(ValdaDocument)
PLAYER_FIELDS = field_names(ValdaDocumentPlayer)
FLAGS = ("horn", "wrath", "spear", "cancelled", "claimed")
MOST_FOLLOWERS = 10_000_000
MOST_COUNT = 10_000
RNG_DIGITS = 16


def read_document(document: object) -> Position:
    """Return the position of a document, its form checked. Raises DocumentError with all faults."""
    found = an_object(document)
    check = Checker()
    check.known(found, "", FIELDS)
    if found.get("game", "valda") != "valda":
        check.refuse("game", found["game"], "'valda'")
    book = _book(check, found.get("cards"))
    options = _options(check, found.get("options", {}), book)
    if book is None:
        raise DocumentError(check.faults)
    check.check()
    position = _Reader(check, found, book, options).read()
    check.check()
    return position


def _book(check: Checker, found: object) -> CardFile | None:
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


def _options(check: Checker, found: object, book: CardFile | None) -> Json:
    table = check.fields(found, "options", OPTION_FIELDS)
    chosen = {name: table[name] for name in OPTION_FIELDS if name in table}
    return check.options(choice.choose, {**chosen, "cards": (book or books.built_in()).key})


class _Reader:
    """Reader of one document whose card file and options are known."""

    def __init__(self, check: Checker, document: Mapping[str, Any], book: CardFile, options: Json) -> None:
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
        found.phase = self.check.one_of(self.document.get("phase", "resource"), "phase", PHASES)
        found.turns = self._whole("turns", -1, 0, rounds * self.seats) if "turns" in self.document else -1
        in_game = book.limit("actions") if found.phase == "game" else 0
        found.actions = self._whole("actions", in_game, 0, MOST_LEFT)
        found.builds = self._whole("builds", 0, 0, MOST_COUNT)
        found.build_limit = self._whole("build_limit", book.limit("builds"), 0, MOST_COUNT)
        found.used = self._used()
        found.received = self._words(self.document.get("received", []), "received", LETTERS, 3)
        found.played = self._cards(self.document.get("played", []), "played", PLAYED)
        found.lent = self._words(self.document.get("lent", []), "lent", GODS, PLAYED)
        found.decks = self._decks()
        found.discard = self._cards(self.document.get("discard", []), "discard")
        found.attack, found.roll, found.building = self._attack(), self._roll(), self._building()
        if self.document.get("pending") is not None:
            reader = PendingReader(self.check, book, self.seats, self._reads("gjallarhorn-strongest"))
            found.pending = reader.read(self.document["pending"])
        found.winner = self._seat_or_none("winner", self.document.get("winner"))
        found.rng = self._rng()
        found.forced = self._forced()
        found.opened = self._opened()
        return found

    # Values

    def _whole(self, name: str, default: int, low: int, high: int) -> int:
        return self.check.whole(self.document.get(name, default), name, low, high)

    def _words(self, found: object, name: str, allowed: Collection[str], most: int) -> list[str]:
        return self.check.members(self.check.items(found, name, 0, most), name, allowed, ", ".join(allowed))

    def _cards(self, found: object, name: str, most: int = CARDS) -> list[str]:
        items = self.check.items(found, name, 0, most)
        return self.check.members(items, name, self.book.by_id, f"cards of {self.book.id}")

    def _seat_or_none(self, name: str, found: object) -> int | None:
        return None if found is None else self.check.whole(found, name, 0, self.seats - 1)

    # Parts

    def _players(self) -> list[PlayerHoldings]:
        found = self.document.get("players", [])
        items = self.check.items(found, "players", 0, self.seats)
        items += [{} for _ in range(self.seats - len(items))]
        return [self._player(f"players.{seat}", one) for seat, one in enumerate(items)]

    def _player(self, name: str, found: object) -> PlayerHoldings:
        table = self.check.fields(found, name, PLAYER_FIELDS)
        book, check = self.book, self.check
        least, most = book.limit("start_mines"), book.limit("max_mines")
        player = PlayerHoldings(check.whole(table.get("mines", least), f"{name}.mines", least, most))
        player.drills = check.whole(table.get("drills", 0), f"{name}.drills", 0, book.limit("max_drills"))
        player.followers = check.whole(table.get("followers", 0), f"{name}.followers", 0, MOST_FOLLOWERS)
        player.goods = {
            res: check.whole(table.get(res, 0), f"{name}.{res}", 0, book.supply) for res in RESOURCES
        }
        temples = self.check.fields(table.get("temples", {}), f"{name}.temples", GODS)
        player.temples = {
            god: check.whole(count, f"{name}.temples.{god}", 0, book.limit("sites_per_area"))
            for god, count in temples.items()
            if god in GODS
        }
        player.bonus = self._words(table.get("bonus", []), f"{name}.bonus", GODS, len(GODS))
        player.hand = self._cards(table.get("hand", []), f"{name}.hand")
        player.open = self._cards(table.get("open", []), f"{name}.open")
        return player

    def _used(self) -> dict[str, int]:
        table = self.check.fields(self.document.get("used", {}), "used", USES)
        return {name: self.check.whole(table.get(name, 0), f"used.{name}", 0, 100) for name in USES}

    def _decks(self) -> dict[str, list[str]]:
        table = self.check.fields(self.document.get("decks", {}), "decks", DECKS)
        decks = {deck: self._cards(table.get(deck, []), f"decks.{deck}") for deck in DECKS}
        for deck, cards in decks.items():
            for card in cards:
                if self.book.by_id[card].deck != deck:
                    self.check.fault(f"decks.{deck}", f"holds {card!r}, a card of another deck")
        return decks

    def _attack(self) -> PendingAttack | None:
        if self.document.get("attack") is None:
            return None
        table = self.check.fields(self.document["attack"], "attack", field_names(ValdaDeclared))
        flags = {name: self.check.truth(table.get(name, False), f"attack.{name}") for name in FLAGS}
        card = table.get("card")
        if not isinstance(card, str) or card not in self.book.by_id or self.book.by_id[card].type != "attack":
            self.check.refuse("attack.card", card, f"an attack card of {self.book.id}")
            return None
        by = self.check.whole(table.get("by"), "attack.by", 0, self.seats - 1)
        target = self.check.whole(table.get("target"), "attack.target", 0, self.seats - 1)
        if by == target:
            self.check.fault("attack.target", "is the attacker")
        shields = self.check.whole(table.get("shields", 0), "attack.shields", 0, MOST_COUNT)
        used = self._cards(table.get("used", []), "attack.used")
        return PendingAttack(by, target, card, shields, used, flags)

    def _roll(self) -> Roll | None:
        if self.document.get("roll") is None:
            return None
        table = self.check.fields(self.document["roll"], "roll", field_names(ValdaRolled))
        dice = self._words(table.get("dice", []), "roll.dice", DICE, DICE_ROLLED)
        faces = self.check.items(table.get("faces", []), "roll.faces", len(dice), len(dice))
        faces = [self.check.whole(face, f"roll.faces.{k}", 1, FACES) for k, face in enumerate(faces)]
        by = self.check.whole(table.get("by"), "roll.by", 0, self.seats - 1)
        return Roll(by, dice, faces, self.check.one_of(table.get("use", "resources"), "roll.use", TAKES))

    def _building(self) -> Building | None:
        if self.document.get("building") is None:
            return None
        table = self.check.fields(self.document["building"], "building", field_names(ValdaBuilding))
        stopped = self.check.truth(table.get("stopped", False), "building.stopped")
        return Building(self.check.one_of(table.get("what"), "building.what", BUILDINGS), stopped)

    def _reads(self, name: str) -> bool:
        """Return whether the table has chosen a reading."""
        return name in self.options.get("rulings", ())

    def _opened(self) -> list[str]:
        if "opened" not in self.document:
            return []
        if not self._reads("area-opens-at-one-loss"):
            self.check.fault("opened", "is there only by the reading area-opens-at-one-loss (E-4.5)")
        found = self._words(self.document["opened"], "opened", GODS, len(GODS))
        if len(set(found)) != len(found):
            self.check.fault("opened", "names a god twice")
        return found

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
