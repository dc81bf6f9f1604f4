"""Landscape for trying out a plan: armies arrive, leave and fight on it (VH-8.3, VH-9)."""

from __future__ import annotations

from gladsheim.games.valhalla.notation.phrases import Cell, card_of, share
from gladsheim.games.valhalla.pieces import COURT, CROWN, PAWN
from gladsheim.games.valhalla.reasons.situation import Situation, around

LOW_LEVEL = 1
"""Height of pawn and court as terrain: equal, and lower than every number (VH-9.3)."""


class PlannedLandscape:
    """The landscape that a plan of the player to act would make; the real one stays as it is."""

    def __init__(self, position: Situation, card: str, dest: Cell | None) -> None:
        self.seat, self.card, self.dest = position.turn, card, dest
        self.cards: dict[Cell, str] = {cell: place["card"] for cell, place in position.land.items()}
        self.owner: dict[Cell, int | None] = {cell: place["owner"] for cell, place in position.land.items()}
        self.armies: dict[Cell, int] = {cell: place["armies"] for cell, place in position.land.items()}

    def my_armies(self, cell: Cell) -> int:
        """Return the player's armies in a cell."""
        return self.armies[cell] if self.owner.get(cell) == self.seat else 0

    def enemies(self, cell: Cell) -> int:
        """Return the armies of another player in a cell."""
        return self.armies[cell] - self.my_armies(cell)

    def leave(self, cell: Cell, number: int) -> None:
        """Remove armies of the player from a cell."""
        self.settle(cell, self.seat, self.armies[cell] - number)

    def settle(self, cell: Cell, seat: int | None, number: int) -> None:
        """Set the armies of a seat in a cell, or free it (VH-4.6)."""
        self.armies[cell] = number
        self.owner[cell] = seat if number else None

    def arrive(self, cell: Cell, number: int, terrain: bool, casualty: bool) -> None:
        """Move armies into a cell, where they fight the enemies there (VH-9.1, VH-9.4)."""
        enemies = self.enemies(cell)
        if not enemies:
            self.settle(cell, self.seat, self.armies[cell] + number)
            return
        attackers, defenders = max(0, number - terrain), max(0, enemies - casualty)
        fallen = min(attackers, defenders)
        if attackers > fallen:
            self.settle(cell, self.seat, attackers - fallen)
        else:
            self.settle(cell, self.owner[cell], defenders - fallen)

    def uphill(self, goal: Cell, last: Cell) -> bool:
        """Return whether the battlefield is higher than the cell that armies come from (VH-9.3)."""
        ranks = [card_of(self.cards[cell]).rank for cell in (goal, last)]
        levels = [LOW_LEVEL if one in (PAWN, COURT) else one for one in ranks]
        return CROWN not in ranks and levels[0] > levels[1]

    def leads(self, start: Cell, goal: Cell) -> bool:
        """Return whether the goal shares a symbol with the cell before it and with the leader (VH-8.20)."""
        return share(self.cards[start], self.cards[goal]) and share(self.cards[goal], self.card)

    def way(self, start: Cell, last: Cell) -> int | None:
        """Return the number of steps of the shortest way of a muster between two cells (VH-8.24)."""
        length, reached, border = 0, {start}, {start}
        while border and last not in border:
            length += 1
            border = {goal for cell in border for goal in around(cell) if self.passes(cell, goal)} - reached
            reached |= border
        return length if border else None

    def passes(self, cell: Cell, goal: Cell) -> bool:
        """Return whether a muster may go on to a cell that is not its destination."""
        return (
            goal in self.cards
            and goal != self.dest
            and not self.enemies(goal)
            and self.leads(cell, goal)
        )  # fmt: skip
