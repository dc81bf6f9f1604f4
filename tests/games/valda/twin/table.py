"""The table between two actions: the position document, and small questions and deeds (VA-1, VA-3, VA-10)."""

from collections.abc import Iterable
from typing import Any

from tests.games.valda.twin.cards import GODS, RESOURCES, Cards, Json

MASK = 2**64 - 1


class RaceWon(Exception):
    """A gain of followers has won the race: whatever was still to happen is dropped (VA-14.2)."""


class Table:
    """A complete position document and the card file that it belongs to."""

    def __init__(self, doc: Json, cards: Cards) -> None:
        self.doc = doc
        self.cards = cards

    # Who and what

    @property
    def pending(self) -> list[Json]:
        """The stack of things to do; the last one is next (VA-16.2)."""
        stack: list[Json] = self.doc["pending"]
        return stack

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        seat: int = self.doc["active"]
        return seat

    @property
    def count(self) -> int:
        """The number of players."""
        return len(self.doc["players"])

    def player(self, seat: int) -> Json:
        """What lies before a player."""
        row: Json = self.doc["players"][seat]
        return row

    def others(self, seat: int) -> list[int]:
        """All other seats, clockwise from a seat (VA-1.8)."""
        return [(seat + step) % self.count for step in range(1, self.count)]

    def push(self, op: str, **fields: Any) -> None:
        """Put something on top of the stack."""
        self.pending.append({"op": op, **fields})

    # Chance

    def next64(self) -> int:
        """SplitMix64 (VA-3.1)."""
        state = (int(self.doc["rng"], 16) + 0x9E3779B97F4A7C15) & MASK
        self.doc["rng"] = f"{state:016x}"
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n-1 (VA-3.1)."""
        return self.next64() % n

    def shuffle(self, pile: list[str]) -> None:
        """Shuffle a list in place (VA-3.2)."""
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]

    def roll_die(self) -> int:
        """The face of a rolled die; forced faces come first (VA-3.3)."""
        forced: list[int] = self.doc["forced"]
        return forced.pop(0) if forced else self.below(6) + 1

    def reads(self, name: str) -> bool:
        """Whether the table has chosen a reading (E-4)."""
        return name in self.doc["options"].get("rulings", [])

    # Resources

    def supply(self, kind: str) -> int:
        """How many of a kind nobody holds (VA-1.2)."""
        held: int = sum(player[kind] for player in self.doc["players"])
        return self.cards.supply - held

    def gain(self, seat: int, kind: str, amount: int) -> None:
        """Take from the supply what is there of an amount (VA-1.2)."""
        self.player(seat)[kind] += min(amount, self.supply(kind))

    def total(self, seat: int) -> int:
        """All resources of a player."""
        return sum(self.player(seat)[kind] for kind in RESOURCES)

    def cost(self, what: str) -> Json:
        """What a structure costs (VA-7.4, E-4.1)."""
        if what == "thor" and self.reads("thor-costs-three"):
            return {"blood": 3, "gold": 2, "diamond": 2}
        found: Json = self.cards.costs[what]
        return found

    def affordable(self, seat: int, what: str) -> bool:
        """Whether a player holds the full cost of a structure (VA-7.2)."""
        cost = self.cost(what)
        return all(self.player(seat)[kind] >= cost.get(kind, 0) for kind in RESOURCES)

    def pay(self, seat: int, what: str) -> None:
        """Pay the cost of a structure."""
        for kind in RESOURCES:
            self.player(seat)[kind] -= self.cost(what).get(kind, 0)

    # Followers

    def gain_followers(self, seat: int, number: int) -> None:
        """Gain followers; raises RaceWon when that wins a race (VA-14.2)."""
        if number <= 0:
            return
        player = self.player(seat)
        player["followers"] += number
        if self.doc["options"]["race"] and player["followers"] >= self.cards.limits["race_goal"]:
            self.doc["winner"] = seat
            raise RaceWon

    def lose_followers(self, seat: int, number: int) -> int:
        """Lose followers down to the safe zone at most; how many were really lost (VA-10.2)."""
        player = self.player(seat)
        zone = max(z for z in self.cards.limits["safe_zones"] if z <= player["followers"])
        lost: int = min(number, player["followers"] - zone)
        player["followers"] -= lost
        return lost

    # Temples

    def temples(self, seat: int, god: str) -> int:
        """How many temples a player has in an area."""
        number: int = self.player(seat)["temples"].get(god, 0)
        return number

    def level(self, seat: int, god: str) -> int:
        """The ability level of a player at a god (VA-11.1)."""
        lent = 1 if seat == self.active and god in self.doc["lent"] else 0
        return min(2, min(2, self.temples(seat, god)) + lent)

    def owner(self, god: str) -> int | None:
        """The player who owns an area (VA-11.5, E-4.5)."""
        return None if god in self.opened else self.majority(god)

    @property
    def opened(self) -> list[str]:
        """The areas that are open although somebody has three temples there (E-4.5)."""
        found: list[str] = self.doc.setdefault("opened", [])
        return found

    def majority(self, god: str) -> int | None:
        """The player with three temples in an area."""
        for seat in range(self.count):
            if self.temples(seat, god) >= self.cards.limits["control"]:
                return seat
        return None

    def has_room(self, seat: int, god: str) -> bool:
        """Whether a player's temple may come to an area: a free site, nobody else's area (VA-11.5)."""
        standing = sum(self.temples(other, god) for other in range(self.count))
        return standing < self.cards.limits["sites_per_area"] and self.owner(god) in (None, seat)

    def temple_allowed(self, seat: int, god: str) -> bool:
        """Whether a player may build a temple in an area, the cost aside (VA-7.2)."""
        placed = sum(self.player(seat)["temples"].values())
        return placed < self.cards.limits["temples_per_player"] and self.has_room(seat, god)

    def works_allowed(self, seat: int, what: str) -> bool:
        """Whether a player may have one more mine or drill, the cost aside (VA-7.2)."""
        player = self.player(seat)
        if what == "mine":
            return bool(player["mines"] < self.cards.limits["max_mines"])
        return bool(player["drills"] < self.cards.limits["max_drills"])

    def add_temple(self, seat: int, god: str) -> None:
        """One more temple of a player stands in an area."""
        self.player(seat)["temples"][god] = self.temples(seat, god) + 1
        if god in self.opened and self.temples(seat, god) >= self.cards.limits["control"]:
            self.opened.remove(god)

    def drop_temple(self, seat: int, god: str) -> None:
        """One temple fewer of a player stands in an area."""
        owned = self.owner(god) == seat
        self.player(seat)["temples"][god] -= 1
        if self.majority(god) is None:
            self.doc["opened"] = [other for other in self.opened if other != god]
        elif owned and self.reads("area-opens-at-one-loss"):
            self.doc["opened"] = [other for other in GODS if other in {*self.opened, god}]
        if self.player(seat)["temples"][god] == 0:
            del self.player(seat)["temples"][god]

    def lock_bonus(self, seat: int, god: str) -> None:
        """The follower for reaching three temples in an area, once a game (VA-11.6)."""
        bonus = self.player(seat)["bonus"]
        if self.temples(seat, god) == self.cards.limits["control"] and god not in bonus:
            bonus.append(god)
            bonus.sort(key=GODS.index)
            self.gain_followers(seat, 1)

    # Cards

    def can_draw(self, deck: str) -> bool:
        """Whether a deck can yield a card, after a refill if need be (VA-3.5)."""
        return bool(self.doc["decks"][deck]) or any(
            self.deck_of(card) == deck for card in self.doc["discard"]
        )

    def deck_of(self, card: str) -> str:
        """The deck that a card belongs to for ever (VA-1.6)."""
        deck: str = self.cards.by_id[card]["deck"]
        return deck

    def refill(self, deck: str) -> None:
        """Fill an empty deck from the discard pile (VA-3.5)."""
        if not self.doc["decks"][deck]:
            back = [card for card in self.doc["discard"] if self.deck_of(card) == deck]
            self.doc["discard"] = [card for card in self.doc["discard"] if self.deck_of(card) != deck]
            self.shuffle(back)
            self.doc["decks"][deck] = back

    def draw(self, deck: str) -> str | None:
        """The top card of a deck, taken off it; None when there is none (VA-3.5)."""
        self.refill(deck)
        pile: list[str] = self.doc["decks"][deck]
        return pile.pop(0) if pile else None

    def draw_closed(self, seat: int, deck: str, number: int) -> None:
        """Draw cards to the hand, as many as there are."""
        for _ in range(number):
            self.receive(seat, [self.draw(deck)])

    def receive(self, seat: int, cards: Iterable[str | None], closed: bool = True) -> None:
        """Put cards into the hand, or open before the player."""
        place = self.player(seat)["hand" if closed else "open"]
        place.extend(card for card in cards if card is not None)

    def holds(self, seat: int) -> list[str]:
        """Open cards and hand of a player."""
        return [*self.player(seat)["open"], *self.player(seat)["hand"]]

    def let_go(self, seat: int, card: str) -> None:
        """A card leaves table or hand, the open copy first (VA-6.7)."""
        player = self.player(seat)
        (player["open"] if card in player["open"] else player["hand"]).remove(card)

    def discard(self, card: str) -> None:
        """Put a card on the discard pile."""
        self.doc["discard"].append(card)

    def steal_blind(self, thief: int, victim: int) -> None:
        """A blind card goes from hand to hand, if there is one (VA-3.4)."""
        hand = sorted(self.player(victim)["hand"])
        if hand:
            card = hand[self.below(len(hand))]
            self.player(victim)["hand"].remove(card)
            self.receive(thief, [card])
