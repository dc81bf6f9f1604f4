"""Legal actions, and what an action does; the way in for the tests."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.games.valhalla.twin import battle, glory, plan, recruit
from tests.games.valhalla.twin.cards import Json
from tests.games.valhalla.twin.deal import deal
from tests.games.valhalla.twin.table import Table

PASSING = ("pass", "battle", "skip")


class Twin:
    """A game of Valhalla in progress."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @classmethod
    def deal(cls, seed: int, **options: Any) -> Twin:
        """A new game (VH-3)."""
        return cls(Table(deal(options, seed)))

    @classmethod
    def from_document(cls, document: Json) -> Twin:
        """A game from a valid document (VH-14)."""
        return cls(Table(deepcopy(document)))

    def document(self) -> Json:
        """The position document (VH-14)."""
        return deepcopy(self.table.doc)

    def observe(self, _seat: int | None) -> Json:
        """What anybody may see: all but the piles and what they come from (VH-14.4)."""
        doc = self.document()
        counts = {f"{pile}_count": len(doc[pile]) for pile in ("draw", "discard")}
        return {**doc, "draw": None, "discard": None, "rng": None, **counts}

    @property
    def current_player(self) -> int | None:
        """The seat to decide; None after the end (VH-14.3)."""
        if self.table.doc["stage"] == "over":
            return None
        if self.table.doc["stage"] == "excuse":
            return int(self.table.doc["pending"]["ask"][0])
        return self.table.turn

    # What is legal

    def legal(self) -> set[str]:
        """The texts of all legal actions (VH-13)."""
        table, pending = self.table, self.table.doc["pending"]
        stages: dict[str, Callable[[], list[str]]] = {
            "turn": self._turn,
            "pay": lambda: recruit.payments(table),
            "drop": lambda: recruit.drops(table),
            "plan": lambda: [*plan.next_steps(table, pending), *(["end"] if pending["steps"] else [])],
            "excuse": lambda: ["allow", *(f"excuse:{card}" for card in table.excuses(pending["ask"][0]))],
            "glory": lambda: ["score", *glory.glory_aces(table)],
            "take": lambda: ["end", *glory.takes(table)],
            "over": list,
        }
        return set(stages[table.doc["stage"]]())

    def _turn(self) -> list[str]:
        """What can be done in a turn, by phase."""
        phases = {1: self._valhalla, 2: self._recruit, 3: self._battle}
        phase = self.table.active["phase"]
        return phases[phase]() if phase in phases else ["glory"]

    def _valhalla(self) -> list[str]:
        """Phase 1: a placement first; then recruiting, too, and passing (VH-5.3, VH-5.4, VH-6)."""
        places = recruit.placements(self.table)
        if not self.table.active["placed"]:
            return places or ["skip"]
        found = places + recruit.recruitments(self.table)
        return ["pass", *(found or ["skip"]), *battle.early(self.table)]

    def _recruit(self) -> list[str]:
        """Phase 2: a recruitment if possible; then battle actions, too (VH-5.3, VH-7.8, VH-8.1)."""
        table, cards = self.table, recruit.recruitments(self.table)
        if not table.active["recruited"]:
            return [*(cards or ["skip"]), *battle.early(table)]
        return ["pass", "battle", *cards, *battle.announcements(table), *battle.free_aces(table)]

    def _battle(self) -> list[str]:
        """Phase 3: battle actions, and glory after a turn of battle (VH-5.7)."""
        table = self.table
        glorious = ["glory"] if table.active["fought"] else []
        return ["pass", *glorious, *battle.announcements(table), *battle.free_aces(table)]

    # What an action does

    def apply(self, action: str) -> None:
        """Take a legal action. Raises ValueError for any other text."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in {self.document()}")
        words = action.split(":")
        stage = self.table.doc["stage"]
        if stage == "turn":
            self._take_turn(words)
        elif stage in ("pay", "drop"):
            self._recruiting(words)
        elif stage == "plan":
            self._plan(action)
        elif stage == "excuse":
            self._answer(words)
        elif stage == "glory":
            self._glory(words)
        else:
            self._take_back(words)

    def _take_turn(self, words: list[str]) -> None:
        """An action of stage `turn`."""
        table, verb = self.table, words[0]
        if verb in PASSING:
            self._pass(verb)
        elif verb == "place":
            recruit.place(table, words[1])
            self._end_turn()
        elif verb == "recruit":
            recruit.recruit(table, words[1])
            self._go_on_recruiting()
        elif verb == "ace":
            battle.announce_ace(table, words[1], words[2])
            self._ask_on()
        elif verb == "use":
            battle.announce(table, words[1:])
            if words[2] == "discard":
                self._end_turn()
            elif words[2] == "location":
                self._ask_on()
        elif verb == "refresh":
            battle.refresh(table, words[1])
            self._end_turn()
        else:
            table.active["phase"] = 4
            table.doc["stage"], table.doc["pending"] = "glory", {"kind": "glory", "aces": []}
            self._score_if_no_ace()

    def _pass(self, verb: str) -> None:
        """A turn without a deed (VH-5.3, VH-5.4)."""
        player = self.table.active
        if verb == "skip":
            player["phase"] = 2 if player["phase"] == 1 and not player["placed"] else 3
        else:
            player["stalled"] = True
            if verb == "battle":
                player["phase"] = 3
            player["fought"] = player["fought"] or player["phase"] == 3
        self._end_turn(passed=True)

    def _recruiting(self, words: list[str]) -> None:
        """A payment or a dropped card."""
        if words[0] == "drop":
            self.table.lay_off(self.table.turn, words[1])
            self._end_turn()
        else:
            recruit.pay(self.table, words[1])
            self._go_on_recruiting()

    def _go_on_recruiting(self) -> None:
        """Pay, then drop, then the turn is over."""
        self.table.doc["stage"] = recruit.next_stage(self.table)
        if self.table.doc["stage"] == "turn":
            self._end_turn()

    def _plan(self, action: str) -> None:
        """A step of a plan, or its end; it ends by itself when nothing can follow (VH-8.3)."""
        pending = self.table.doc["pending"]
        if action != "end":
            pending["steps"].append(action)
        if action == "end" or not plan.next_steps(self.table, pending):
            battle.open_window(self.table)
            self._ask_on()

    def _answer(self, words: list[str]) -> None:
        """Somebody excuses a use, or lets it be."""
        if words[0] == "allow":
            self.table.doc["pending"]["ask"].pop(0)
            self._ask_on()
        else:
            battle.excused(self.table, words[1])
            self._end_turn()

    def _ask_on(self) -> None:
        """When nobody is left to be asked, the use happens; an ace leaves the turn open."""
        doc = self.table.doc
        pending = doc["pending"]
        if pending["ask"]:
            return
        battle.carry_out(self.table, pending)
        doc["stage"], doc["pending"] = "turn", None
        if pending["kind"] != "ace":
            self._end_turn()

    def _glory(self, words: list[str]) -> None:
        """One more ace, or the scoring."""
        if words[0] == "ace":
            glory.turn_glory_ace(self.table, words[1])
            self._score_if_no_ace()
        else:
            self._score()

    def _score_if_no_ace(self) -> None:
        """The scoring follows by itself without an ace to turn (VH-10.5)."""
        if not glory.glory_aces(self.table):
            self._score()

    def _score(self) -> None:
        """Count, then end the game, or go on to the housekeeping (VH-11)."""
        doc = self.table.doc
        glory.score(self.table, doc["pending"]["aces"])
        doc["result"] = glory.ending(self.table)
        if doc["result"]:
            doc["stage"] = "over"
            return
        for entry in self.table.active["cards"]:
            entry["used"] = False
        doc["stage"] = "take"
        self._clean_up_if_home()

    def _take_back(self, words: list[str]) -> None:
        """Armies come home from Valhalla, or stay."""
        if words[0] == "end":
            self._clean_up()
        else:
            glory.take(self.table, words[1], int(words[2]))
            self._clean_up_if_home()

    def _clean_up_if_home(self) -> None:
        """Nobody is asked who has no armies left in Valhalla (VH-11.4)."""
        if not self.table.in_valhalla(self.table.turn):
            self._clean_up()

    def _clean_up(self) -> None:
        """The market is renewed and the cycle is over."""
        glory.sweep(self.table)
        glory.refill(self.table)
        glory.next_cycle(self.table)
        self._end_turn()

    def _end_turn(self, *, passed: bool = False) -> None:
        """The next seat; it may be forced on (VH-5.5)."""
        doc = self.table.doc
        doc["stage"], doc["pending"] = "turn", None
        doc["pass_run"] = doc["pass_run"] + 1 if passed else 0
        doc["turn"] = (doc["turn"] + 1) % self.table.seats
        player = self.table.active
        if player["stalled"] and doc["pass_run"] >= self.table.seats:
            player["phase"] += 1
        player["stalled"] = False

    # Results

    def result(self) -> Json:
        """`over`, `scores`, `winners`, `reason` (VH-14.1)."""
        found = self.table.doc["result"]
        scores = [player["score"] for player in self.table.doc["players"]]
        if found is None:
            return {"over": False, "scores": scores, "winners": [], "reason": None}
        return {"over": True, **found}
