"""The table: the position document, and questions about it that need no rule but those of the maps."""

from copy import deepcopy

from tests.games.valhalla.twin.cards import Json, identical, plain, rank, share, suits

Cell = tuple[int, int]
MASK = (1 << 64) - 1


def around(cell: Cell) -> list[Cell]:
    """The four neighbouring coordinates."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def to_cell(text: str) -> Cell:
    """`x,y` as coordinates."""
    x, y = text.split(",")
    return int(x), int(y)


def at(cell: Cell) -> str:
    """Coordinates as `x,y`."""
    return f"{cell[0]},{cell[1]}"


def all_slots(width: int, height: int) -> list[str]:
    """All gaps between two neighbouring market positions (VH-4.1)."""
    east = [f"{x},{y}E" for y in range(height) for x in range(width - 1)]
    return east + [f"{x},{y}S" for y in range(height - 1) for x in range(width)]


def two_sides(slot: str) -> list[Cell]:
    """The two positions that a slot lies between."""
    x, y = to_cell(slot[:-1])
    return [(x, y), (x + 1, y) if slot[-1] == "E" else (x, y + 1)]


READINGS = ("leader-any-neighbour", "ace-any-turn", "excuse-any-turn")


class Table:
    """A position document and what can be read off it."""

    def __init__(self, doc: Json) -> None:
        self.doc = doc
        if chosen := doc.get("options", {}).get("rulings"):
            # In the order of E-5, whatever order was written (E-1.1).
            doc["options"]["rulings"] = [name for name in READINGS if name in chosen]

    def copy(self) -> "Table":
        """An independent copy, for plans."""
        return Table(deepcopy(self.doc))

    @property
    def readings(self) -> list[str]:
        """The readings that the table has chosen (E-5)."""
        found: list[str] = self.doc["options"].get("rulings", [])
        return found

    # Chance

    def number(self) -> int:
        """The next number of the generator (VH-12.1)."""
        state = (int(self.doc["rng"]) + 0x9E3779B97F4A7C15) & MASK
        self.doc["rng"] = str(state)
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def shuffle(self, pile: list[str]) -> None:
        """Shuffle a pile where it lies (VH-12.2)."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.number() % (last + 1)
            pile[last], pile[other] = pile[other], pile[last]

    # Seats

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.doc["players"])

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.doc["turn"])

    def player(self, seat: int) -> Json:
        """The entry of a seat."""
        found: Json = self.doc["players"][seat]
        return found

    @property
    def active(self) -> Json:
        """The entry of the seat whose turn it is."""
        return self.player(self.turn)

    def held_card(self, seat: int, card: str) -> Json:
        """The entry of a card in a control zone."""
        return next(entry for entry in self.player(seat)["cards"] if entry["card"] == card)

    def owns_twin(self, seat: int, card: str) -> bool:
        """Whether a control zone has an identical card."""
        return any(identical(entry["card"], card) for entry in self.player(seat)["cards"])

    def lay_off(self, seat: int, card: str) -> None:
        """A control card goes to the discard pile, its armies home (VH-7.7)."""
        entry = self.held_card(seat, card)
        self.player(seat)["cards"].remove(entry)
        self.player(seat)["reserve"] += entry["armies"]
        self.doc["discard"].append(card)

    # Valhalla

    @property
    def slots(self) -> list[str]:
        """All slots of the market."""
        return all_slots(self.doc["valhalla"]["width"], self.doc["valhalla"]["height"])

    @property
    def positions(self) -> list[Cell]:
        """All positions of the market in reading order."""
        market = self.doc["valhalla"]
        return [(x, y) for y in range(market["height"]) for x in range(market["width"])]

    def card_at(self, position: Cell) -> str | None:
        """The card on a market position."""
        found: str | None = self.doc["valhalla"]["cards"][self.positions.index(position)]
        return found

    def set_card(self, position: Cell, card: str | None) -> None:
        """Put a card on a market position, or take it away."""
        self.doc["valhalla"]["cards"][self.positions.index(position)] = card

    def is_open(self, slot: str) -> bool:
        """Whether a slot has a card on either side (VH-4.5)."""
        return any(self.card_at(position) is not None for position in two_sides(slot))

    def in_slot(self, seat: int, slot: str) -> int:
        """The armies of a seat in a slot."""
        return int(self.doc["valhalla"]["armies"].get(slot, [0] * self.seats)[seat])

    def move_in_slot(self, seat: int, slot: str, count: int) -> None:
        """Add armies to a slot, or take them away; slots without armies are left out (VH-14.1)."""
        armies = self.doc["valhalla"]["armies"]
        row = armies.setdefault(slot, [0] * self.seats)
        row[seat] += count
        if not any(row):
            del armies[slot]

    def in_valhalla(self, seat: int) -> int:
        """All armies of a seat in Valhalla."""
        return sum(self.in_slot(seat, slot) for slot in self.slots)

    def surrounding(self, seat: int, position: Cell) -> int:
        """The armies of a seat around a position (VH-4.3)."""
        return sum(self.in_slot(seat, slot) for slot in self.slots if position in two_sides(slot))

    # Landscape

    def place(self, cell: Cell) -> Json | None:
        """The entry of a landscape cell, if there is a location."""
        for entry in self.doc["landscape"]:
            if (entry["x"], entry["y"]) == cell:
                found: Json = entry
                return found
        return None

    def location(self, cell: Cell) -> Json:
        """The entry of a landscape cell that is there."""
        found = self.place(cell)
        assert found is not None
        return found

    @property
    def cells(self) -> list[Cell]:
        """All cells of the landscape."""
        return [(entry["x"], entry["y"]) for entry in self.doc["landscape"]]

    def holdings(self, seat: int) -> list[Cell]:
        """The cells that a seat holds."""
        return [cell for cell in self.cells if self.location(cell)["owner"] == seat]

    def beside(self, cell: Cell) -> list[Cell]:
        """The neighbours of a cell that have a location."""
        return [other for other in around(cell) if self.place(other)]

    def station(self, cell: Cell, seat: int | None, armies: int) -> None:
        """Who stands on a location now; nobody without armies."""
        entry = self.location(cell)
        entry["armies"] = armies
        entry["owner"] = seat if armies else None

    def value(self, cell: Cell, seat: int) -> int:
        """What a location is worth to a player (VH-10.2)."""
        entry = self.location(cell)
        own: dict[Cell, int] = {other: self.location(other)["armies"] for other in self.holdings(seat)}
        word = rank(entry["card"])
        if word == "crown":
            return 2 * len(self.group(cell))
        if word == "pawn":
            return own.get(cell, 0)
        if word == "court":
            return sum(own.get(other, 0) for other in (cell, *around(cell)))
        return int(word)

    def group(self, crown: Cell) -> set[Cell]:
        """The neighbouring cells with the crown's symbol, around it and itself."""
        symbol = suits(self.location(crown)["card"])
        found = {crown}
        while True:
            more = {
                other
                for cell in found
                for other in self.beside(cell)
                if symbol & suits(self.location(other)["card"])
            }
            if more <= found:
                return found
            found |= more

    def matching(self, seat: int, ace: str) -> list[Cell]:
        """The cells that a seat holds and that share a card's symbol."""
        return [cell for cell in self.holdings(seat) if share(ace, self.location(cell)["card"])]

    # Excuses

    def excuses(self, seat: int) -> list[str]:
        """The Excuse in a control zone."""
        return [entry["card"] for entry in self.player(seat)["cards"] if plain(entry["card"]) == "excuse"]
