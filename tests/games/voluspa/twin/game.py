"""Turns, phases, hands and the end of the game (V-4, V-5.10, V-5.14, V-5.16, V-7, V-9, V-10)."""

import random
from collections.abc import Iterable, Iterator
from typing import Any, Self

from tests.games.voluspa.twin.board import Board, Cell, text_cell
from tests.games.voluspa.twin.placing import (
    UNBOOSTABLE,
    Play,
    board_after,
    follows_hermod,
    landings,
    token_is_there,
)
from tests.games.voluspa.twin.position import Json, Position, read, write
from tests.games.voluspa.twin.ranking import displayed, ranking
from tests.games.voluspa.twin.scoring import Part, score
from tests.games.voluspa.twin.setup import deal
from tests.games.voluspa.twin.tiles import without_hels

HAND = 5
"""Tiles besides Hels to draw up to and to discard down to (V-4.7, V-4.8)."""


class Twin:
    """A game of Völuspá, played by the plain reading of its rules."""

    def __init__(self, position: Position) -> None:
        """Take over a position; it is changed by `apply`."""
        self.table = position

    @classmethod
    def from_document(cls, document: Json) -> Self:
        """The game that a valid position document describes (V-8.1)."""
        return cls(read(document))

    @classmethod
    def deal(cls, players: int, kinds: Iterable[str], no_late_hel: bool, rng: random.Random) -> Self:
        """A new game (V-2.4 to V-2.6), for tests only: how seeds become deals is not the twin's business."""
        return cls(deal(players, kinds, no_late_hel, rng))

    def document(self) -> Json:
        """The position document in its canonical form (V-8.1)."""
        return write(self.table)

    def result(self) -> dict[str, Any]:
        """Ranking, display and, once the game is over, the winner (V-10)."""
        over = self.table.phase == "over"
        order = ranking(self.table)
        return {
            "over": over,
            "scores": list(self.table.scores),
            "ranking": order,
            "winners": order[:1] if over else [],
            "display": displayed(self.table),
        }

    # What may be done (V-7.2)

    def legal(self) -> list[str]:
        """The texts of all legal actions, sorted."""
        table = self.table
        if table.phase == "over":
            return []
        if table.phase == "raven":
            return sorted([*(f"fly@{play.text.partition('@')[2]}" for play in self._flights()), "stay"])
        hand = self._hand()
        if table.phase == "trim":
            return sorted({f"discard:{kind}" for kind in without_hels(hand)})
        plays = [play.text for play in self._plays()]
        if not plays and table.phase == "hermod" and "hermod-frees" in table.rulings:
            return ["end"]
        if not plays:
            return sorted({f"discard:{kind}" for kind in hand})
        may_end = table.phase == "hermod" and "hermod-must-follow" not in table.rulings
        return sorted([*plays, "end"] if may_end else plays)

    def _plays(self) -> Iterator[Play]:
        """The plays of the seat to act, also as the follow-up of a Hermod."""
        board, hermod = self.table.board, self.table.hermod
        for kind in sorted(set(self._hand())):
            for play in landings(board, kind, self.table.rulings):
                if hermod is not None and not follows_hermod(board, hermod, play, self.table.rulings):
                    continue
                yield play
                yield from self._boosted(play)

    def _boosted(self, play: Play) -> Iterator[Play]:
        """The same play with each number of boosts that hand and supply allow (V-5.14)."""
        if play.kind in UNBOOSTABLE:
            return
        spare = self._hand().count("Fr") - (play.kind == "Fr")
        for boosts in range(1, spare + 1):
            stronger = play._replace(boosts=boosts)
            if token_is_there(board_after(self.table.board, stronger), stronger, self.table.rulings):
                yield stronger

    def _flights(self) -> list[Play]:
        """The second landings of the Raven, judged on the board without it (V-5.16)."""
        at, _under = self._landed_raven()
        found = landings(self._board_without_raven(), "Ra", self.table.rulings)
        return [play for play in found if play.at != at]

    def _landed_raven(self) -> tuple[Cell, str | None]:
        """The Raven that may still fly on, and what is under it."""
        assert self.table.raven is not None
        return self.table.raven

    def _board_without_raven(self) -> Board:
        """The board as if the Raven had not landed; what was under it has lost its boost (V-5.16a)."""
        at, under = self._landed_raven()
        board = dict(self.table.board)
        del board[at]
        if under is not None:
            board[at] = (under, 0)
        return board

    # What an action does

    def apply(self, action: str) -> tuple[int, list[Part]]:
        """Take a legal action; its points and their parts (V-11). Raises ValueError for any other text."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in {self.document()}")
        parts: list[Part] = []
        if action.startswith("discard:"):
            self._throw_away(action.removeprefix("discard:"))
        elif action == "end":
            self._end_turn()
        elif action == "stay":
            self._stay()
        elif action.startswith("fly@"):
            parts = self._fly(text_cell(action.removeprefix("fly@")))
        else:
            parts = self._play(Play.from_text(action))
        return sum(part["points"] for part in parts), parts

    def _play(self, play: Play) -> list[Part]:
        """Play a tile of the hand: land, score, then go on with what its kind allows."""
        table = self.table
        for kind in (play.kind, *["Fr"] * play.boosts):
            self._leave_hand(kind)
        table.discard += ["Fr"] * play.boosts
        before = table.board
        under = None if play.toward else before.get(play.at)
        table.board = board_after(before, play)
        table.hermod = None
        if under is not None and play.kind == "Sk":
            self._capture(*under)
        elif under is not None and play.kind != "Ra":
            table.discard.append(under[0])
        parts = self._scored(before, play.at)
        if play.kind == "Ra":
            table.phase, table.raven = "raven", (play.at, under[0] if under else None)
        elif play.kind == "Hm" and self._hand():
            table.phase, table.hermod = "hermod", play.at
        else:
            self._end_turn(captured=under is not None and play.kind == "Sk")
        return parts

    def _capture(self, kind: str, boost: int) -> None:
        """Take a tile, and for each of its boosts a Freya out of the discard pile (V-5.6, V-5.14d)."""
        gained = [kind, *["Fr"] * boost]
        for _ in range(boost):
            self.table.discard.remove("Fr")
        self._hand().extend(gained)
        self.table.known[self._seat()].extend(gained)

    def _stay(self) -> None:
        """Let the Raven stay; what it covered is gone now (V-5.16b)."""
        _at, under = self._landed_raven()
        if under is not None:
            self.table.discard.append(under)
        self._end_turn()

    def _fly(self, cell: Cell) -> list[Part]:
        """Land the Raven once more, with the boosts that it has (V-5.16)."""
        table = self.table
        at, _under = self._landed_raven()
        boosts = table.board[at][1]
        before = self._board_without_raven()
        table.board = board_after(before, Play("Ra", cell, boosts=boosts))
        if cell in before:
            table.discard.append(before[cell][0])
        parts = self._scored(before, cell)
        self._end_turn()
        return parts

    def _throw_away(self, kind: str) -> None:
        """Discard: to the pile for the hand limit, to the box when nothing can be played (V-4.5, V-4.8)."""
        self._leave_hand(kind)
        if self.table.phase == "trim":
            self.table.discard.append(kind)
            if len(without_hels(self._hand())) <= HAND:
                self._next_seat()
        else:
            self.table.removed.append(kind)
            self._end_turn()

    def _scored(self, before: Board, at: Cell) -> list[Part]:
        """Add the points of a landing at once; one that brings points is a scoring event (V-4.6, V-8.5)."""
        table, seat = self.table, self._seat()
        parts = score(before, table.board, at, table.rulings)
        points = sum(part["points"] for part in parts)
        table.scores[seat] += points
        if points > 0:
            table.events += 1
            table.reached[seat] = table.events
        return parts

    # How a turn ends

    def _end_turn(self, captured: bool = False) -> None:
        """Refill, but for a reading after a capture (E-3.5), then trim or pass on (V-4.7 to V-4.10)."""
        self.table.hermod = None
        self.table.raven = None
        if not (captured and "skadi-no-refill" in self.table.rulings):
            self._refill()
        if len(without_hels(self._hand())) > HAND:
            self.table.phase = "trim"
        else:
            self._next_seat()

    def _refill(self) -> None:
        """Draw until five tiles besides Hels are in hand or the deck is empty (V-4.7)."""
        table, hand = self.table, self._hand()
        while table.deck and len(without_hels(hand)) < HAND:
            hand.append(table.deck.pop(0))
            if not table.deck and table.no_late_hel:
                self._drop_hels()

    def _drop_hels(self) -> None:
        """No late Hel: with the last tile drawn, all Hels leave all hands (V-9)."""
        for hand in self.table.hands:
            self.table.removed += ["He"] * hand.count("He")
            hand[:] = without_hels(hand)

    def _next_seat(self) -> None:
        """The next seat clockwise that holds a tile acts; if none does, the game is over (V-4.10)."""
        table, seat = self.table, self._seat()
        for step in range(1, table.players + 1):
            coming = (seat + step) % table.players
            if table.hands[coming]:
                table.turn, table.phase = coming, "play"
                return
        table.turn, table.phase = None, "over"

    def _seat(self) -> int:
        """The seat to act."""
        assert self.table.turn is not None
        return self.table.turn

    def _hand(self) -> list[str]:
        """The hand of the seat to act."""
        return self.table.hands[self._seat()]

    def _leave_hand(self, kind: str) -> None:
        """Take a tile out of the hand, and out of what is known of it if it is known (V-8.4)."""
        self._hand().remove(kind)
        known = self.table.known[self._seat()]
        if kind in known:
            known.remove(kind)
