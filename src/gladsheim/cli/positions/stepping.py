"""Show the plies of a record, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gladsheim.cli.readings import readings_told
from gladsheim.cli.screen import coloured, out, show, visible
from gladsheim.locales import text
from gladsheim.records import Record, ReplayStep, replay

if TYPE_CHECKING:
    from gladsheim.core.applied import Applied
    from gladsheim.core.game import Game


class RecordSteps:
    """The steps of a record, ply by ply, as a seat (or everybody: None) sees them.

    A record that stops holding is shown up to there; the error comes when one steps on.
    """

    def __init__(self, record: Record, seat: int | None, locale: str) -> None:
        self.record = record
        self.seat = seat
        self.locale = locale
        self.names = [visible(player.name) for player in record.seats]
        self._steps: list[ReplayStep] = []
        self._coming = replay(record)

    def at(self, ply: int) -> ReplayStep:
        """Return the step of a ply. Raises RecordError if the record does not hold up to there."""
        while len(self._steps) <= ply:
            self._steps.append(next(self._coming))
        return self._steps[ply]

    def show(self, ply: int) -> None:
        """Print the events of a ply and the table after it."""
        step = self.at(ply)
        console = out()
        total = len(self.record.actions)
        if step.applied is None:
            title = f"{step.state.game.title}, {', '.join(self.names)}: the deal (0/{total})"
        else:
            who = self.names[step.applied.seat]
            title = f"{ply}/{total}  {who}: {step.applied.action}  {step.applied.points:+d}"
        console.rule(title, style="dim")
        lines = self._lines(step.state.game, step.applied) if step.applied else self._rules(step.state.game)
        for line in lines:
            console.print(line, markup=False)
        presenter, colour = step.state.game.presenter, coloured(console)
        show(presenter.picture(step.state, self.seat, colour=colour, names=self.names, locale=self.locale))

    def _rules(self, game: Game) -> list[str]:
        version = text(self.locale, "replay-rules", version=self.record.rules)
        return [version, *readings_told(game, self.locale)]

    def _lines(self, game: Game, applied: Applied) -> list[str]:
        events = [
            event.whole() if self.seat is None else event.seen_by(self.seat) for event in applied.events
        ]
        story = game.presenter.story(applied.seat, applied.action, applied.parts, events)
        return story.lines(applied.seat, self.names, self.locale)

    def walk(self, *, more: bool) -> bool:
        """Let a person step through; returns False if that person leaves.

        If there is `more`, a step beyond the end goes on with the next record.
        """
        total, ply = len(self.record.actions), 0
        while True:
            out().clear()
            self.show(ply)
            word = click.prompt("n, b, number, q", default="n", show_default=False).strip().lower()
            if word.startswith("q"):
                return False
            if word.isdigit():
                ply = min(total, int(word))
            elif word.startswith("b"):
                ply = max(0, ply - 1)
            elif ply == total and more:
                return True
            else:
                ply = min(total, ply + 1)
