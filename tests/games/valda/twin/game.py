"""Deal, legal actions, and what an action does; the way in for the tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.games.valda.twin import building, combat, position, turn
from tests.games.valda.twin.cards import CARD_FILE, GODS, Json, read_cards
from tests.games.valda.twin.choices import OPTIONS, choose
from tests.games.valda.twin.steps import end_by_race, next_attacker, settle
from tests.games.valda.twin.table import RaceWon, Table
from tests.games.valda.twin.weapons import free_weapons, play_weapon, window_weapons

SUCCESSOR = {"resource": "begin_game", "build": "begin_attack", "followers": "end_turn"}
"""What comes after a phase that has ended; the game phase has more to do."""


class Twin:
    """A game of Valda in progress."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._go_on(lambda: None)

    @classmethod
    def deal(
        cls,
        players: int,
        seed: int,
        *,
        turnaround: bool = False,
        race: bool = False,
        first: int = 0,
        rulings: Sequence[str] = (),
        path: Path = CARD_FILE,
    ) -> Twin:
        """A new game (VA-2)."""
        options: Json = {"players": players, "turnaround": turnaround, "race": race, "first": first}
        options["rulings"] = list(rulings)
        return cls(position.deal(read_cards(path), options, seed))

    @classmethod
    def from_document(cls, document: Json, path: Path = CARD_FILE) -> Twin:
        """A game from a valid, possibly partial document (VA-16.1)."""
        return cls(position.read(document, read_cards(path)))

    def document(self) -> Json:
        """The complete position document (VA-16)."""
        return position.write(self.table)

    def observe(self, seat: int | None) -> Json:
        """What a seat, or a spectator, may see (VA-17.5)."""
        return position.hidden(self.table, seat, self.current_player, sorted(self.legal()))

    @property
    def current_player(self) -> int | None:
        """The seat to act; None after the end."""
        if not self.table.pending:
            return None
        entry = self.table.pending[-1]
        if "ask" in entry:
            return int(entry["ask"][0])
        if entry["op"] == "defend":
            return int(self.table.doc["attack"]["target"])
        return int(entry.get("by", self.table.active))

    # What is legal

    def legal(self) -> set[str]:
        """The texts of all legal actions (VA-15)."""
        seat = self.current_player
        if seat is None:
            return set()
        return set(self._offered(seat, self.table.pending[-1]))

    def _offered(self, seat: int, entry: Json) -> list[str]:
        """What the decision on top offers."""
        table, op = self.table, entry["op"]
        if op in OPTIONS:
            return OPTIONS[op](table, entry)
        if op == "window":
            return ["pass", *(f"weapon:{mode}" for mode in window_weapons(table, entry, seat))]
        if op == "keep":
            return [f"keep:{card}" for card in entry["cards"]]
        if op == "discard":
            return [f"discard:{card}" for card in table.player(seat)["hand"]]
        if op == "lock_draw":
            return [f"god:{god}" for god in GODS if table.owner(god) == seat]
        plain = {
            "resource": lambda: turn.resource_actions(table),
            "game": lambda: turn.game_actions(table),
            "build": lambda: building.build_actions(table),
            "line": lambda: combat.line_actions(table, seat),
            "defend": lambda: combat.defend_actions(table),
            "followers": lambda: building.followers_actions(table),
        }
        return [*plain[op](), *(f"weapon:{mode}" for mode in free_weapons(table, seat))]

    # What an action does

    def apply(self, action: str) -> None:
        """Take a legal action, go on to the next decision. Raises ValueError for any other text (VA-15.4)."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in {self.document()}")
        seat = self.current_player
        assert seat is not None
        self._go_on(lambda: self._carry_out(seat, self.table.pending[-1], action))

    def _go_on(self, deed: Callable[[], None]) -> None:
        """Do something and go on to the next decision, or to the end if that wins a race (VA-14.2)."""
        try:
            deed()
            settle(self.table)
        except RaceWon:
            end_by_race(self.table)

    def _carry_out(self, seat: int, entry: Json, action: str) -> None:
        """Do what an action says, up to the steps that follow from it."""
        table, op = self.table, entry["op"]
        verb, *words = action.split(":")
        if op in OPTIONS:
            choose(table, entry, action)
        elif verb == "weapon":
            play_weapon(table, seat, words[0])
        elif action == "pass" and op == "window":
            entry["ask"].pop(0)
        elif action == "pass":
            next_attacker(entry)
        elif action == "yield":
            table.pending.pop()
        elif action == "end" and op == "game":
            turn.end_game_phase(table)
        elif action == "end":
            table.pending.pop()
            table.push(SUCCESSOR[op])
        else:
            self._do(entry, verb, words)

    def _do(self, entry: Json, verb: str, words: list[str]) -> None:
        """Do what an action with a verb of its own says."""
        table = self.table
        if verb == "keep":
            table.pending.pop()
            building.keep(table, entry, words[0])
        elif verb == "god":
            table.pending.pop()
            turn.opening_draw(table, words[0])
        elif verb == "discard":
            table.player(table.active)["hand"].remove(words[0])
            table.discard(words[0])
        elif verb == "attack":
            combat.declare_attack(table, entry, words[0])
        elif verb == "defend":
            combat.defend(table, words[0])
        else:
            deeds: dict[str, Any] = {
                "trade": turn.trade,
                "play": turn.play,
                "take": turn.take,
                "buy": turn.buy,
                "build": building.declare_building,
                "thor": building.thor,
                "odin": building.odin,
                "loki": building.loki,
            }
            deeds[verb](table, *words)

    # Results

    def result(self) -> Json:
        """`over`, `followers`, `buildings`, and at the end `ranking` and `winners` (VA-14)."""
        players, doc = self.table.doc["players"], self.table.doc
        over = doc["phase"] == "over"
        followers = [player["followers"] for player in players]
        buildings = [
            player["mines"] + player["drills"] + sum(player["temples"].values()) for player in players
        ]
        worth = [(seat == doc["winner"], followers[seat], buildings[seat]) for seat in range(len(players))]
        ranking = sorted(range(len(players)), key=lambda seat: worth[seat], reverse=True)
        winners = [seat for seat in ranking if worth[seat] == worth[ranking[0]]]
        return {
            "over": over,
            "followers": followers,
            "buildings": buildings,
            "ranking": ranking if over else [],
            "winners": winners if over else [],
        }
