"""Time that the lines of a table have cost its seats, updated with each line."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gladsheim.tables.agreed.terms import MINUTE_MS
from gladsheim.tables.running.cover import pause_ms
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.table import REPAIR, RETURN, TAKEBACK, UNDO, Table

RETURN_MS = MINUTE_MS
"""Least time, in milliseconds, in the bank of a player who comes back."""


class UsedTime(Struct, frozen=True):
    """Time used so far: `spent` by seat, in milliseconds, beyond what was added to its bank.

    `since` is when the present decision began; `turn` the same for a clock that counts days, which an undo
    also restores: `turns` are those of the standing actions. Until hall time `lifted` nobody's clock runs;
    `stint` is the seat whose turn it was last.
    """

    spent: tuple[int, ...]
    since: int
    turn: int
    lifted: int = 0
    stint: int | None = None
    turns: tuple[int, ...] = ()

    @classmethod
    def begun(cls, table: Table) -> UsedTime:
        """Return the reckoning before the first line."""
        return cls((0,) * len(table.seats), table.started_ms, table.started_ms)

    def after(self, table: Table, step: TableStep, acting: int | None, acted: int) -> UsedTime:
        """Return the reckoning after one more step, which leaves `acted` actions standing.

        `acting` is the seat to act before it, as all know it.
        """
        line = step.line
        if step.applied is not None:
            return self._after_action(table, step)
        if line.kind == UNDO:
            # The time is gone all the same: acting and taking back again and again must bring none.
            spent = self._charged(line.seat, line.ms)
            return replace(self, spent=spent, since=line.ms, turn=self.turns[acted], turns=self.turns[:acted])
        if line.kind in (TAKEBACK, REPAIR):
            # No increment for a turn that was taken back. An undo of an earlier action keeps the full time.
            return replace(self, since=line.ms, turn=line.ms, turns=(line.ms,) * acted, stint=None)
        # Another seat that leaves gives the seat to act no time.
        return self._after_return(table, step, acting) if line.kind == RETURN else self

    def _after_action(self, table: Table, step: TableStep) -> UsedTime:
        line, found = step.line, self
        # A secret answer costs its seat no time: a clock that ran would show that it was asked.
        if not step.secret:
            found = found.credited(table, line.seat)
            found = replace(found, stint=line.seat, spent=found._charged(line.seat, line.ms))
        pause = pause_ms(table, step)
        # A moment that begins while another runs follows it, as in `cover.moment_after`.
        lifted = max(found.lifted, line.ms) + pause if pause else found.lifted
        begun = max(lifted, line.ms)
        # A stack: an undo returns to the beginning of the turn before, not to a fresh turn.
        return replace(found, lifted=lifted, turns=(*found.turns, found.turn), turn=begun, since=begun)

    def _after_return(self, table: Table, step: TableStep, acting: int | None) -> UsedTime:
        line, clock = step.line, table.terms.clock
        # So much may be spent at most, so that the player finds time for a move.
        most = clock.bank_ms - max(RETURN_MS, clock.increment_ms)
        found = replace(self, spent=_changed(self.spent, line.seat, min(self.spent[line.seat], most)))
        # If another seat is to act, its decision goes on as before.
        return replace(found, since=line.ms, turn=line.ms) if line.seat == acting else found

    def credited(self, table: Table, acting: int | None) -> UsedTime:
        """Return it with the increment of a bank, which is added once all know that the turn
        has passed on.
        """
        if self.stint is None or acting is None or acting == self.stint:
            return self
        # Below 0 where increments have filled the bank beyond its beginning.
        left = self.spent[self.stint] - table.terms.clock.increment_ms
        return replace(self, spent=_changed(self.spent, self.stint, left), stint=None)

    def _charged(self, seat: int, now: int) -> tuple[int, ...]:
        # `since` may lie ahead, at the end of a pause in which a bot has answered.
        return _changed(self.spent, seat, self.spent[seat] + max(0, now - self.since))


def _changed(spent: tuple[int, ...], seat: int, ms: int) -> tuple[int, ...]:
    return (*spent[:seat], ms, *spent[seat + 1 :])
