"""Puzzle at the terminal's table, where only the solution can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.bots.reviewing import sure_events
from gladsheim.cli.play.conversation import Conversation, DisplayReaction, Reply, said
from gladsheim.cli.play.sitting import Sitting
from gladsheim.core.errors import ActionError, MalformedAction
from gladsheim.records import RecordedSeat, Recorder

if TYPE_CHECKING:
    from gladsheim.cli.play.words import CliTexts
    from gladsheim.puzzles.posed import JudgedTry, PosedPosition


def sitting_at(posed: PosedPosition, words: CliTexts) -> Sitting:
    """Return the position of a puzzle, with people in all seats."""
    seats = [RecordedSeat(words("cli-player", number=at + 1)) for at in range(posed.game.players)]
    return Sitting(Recorder(posed.state.clone(), seats), posed.id)


class Posing(Conversation):
    """Conversation that asks for the solution of a puzzle and judges attempts, until it is
    solved, given up or left.
    """

    def __init__(self, posed: PosedPosition, sitting: Sitting, texts: CliTexts) -> None:
        super().__init__(sitting, texts, None)
        self.posed = posed
        self.solved = False
        for name in ("undo", "save", "log", "skip"):
            del self.commands[name]
        self.commands["solution"] = self.show

    def show(self, _: str = "") -> Reply:
        """Answer `solution`: show it and give up."""
        shown = self.texts("cli-puzzle-shown")
        return said(
            shown, *self._told_of(self.posed.best), *self._told_of_rival(), then=DisplayReaction.LEAVE
        )

    def act(self, action: str) -> Reply:
        """Judge an action instead of taking it."""
        try:
            judged = self.posed.judged(action)
        except MalformedAction:
            return said(self.texts("cli-unknown", text=action))
        except ActionError as error:
            return said(self.texts("cli-not-legal", reason=error.refusal.say_with_rules(self.texts.locale)))
        self.solved = judged.solved
        if not judged.solved:
            return said(self.texts("cli-puzzle-wrong"), *self._told_of(action), self._missed(judged))
        solved = self.texts("cli-puzzle-solved")
        return said(solved, *self._told_of(action), *self._told_of_rival(), then=DisplayReaction.LEAVE)

    def _told_of_rival(self) -> list[str]:
        rival = self.posed.rival
        return [self.texts("cli-puzzle-other"), *self._told_of(rival), self._missed(self.posed.judged(rival))]

    def _told_of(self, action: str) -> list[str]:
        """Return lines about the effects of an action that are certain, in the game's words."""
        state = self.posed.state
        events, parts = sure_events(state, action, self.posed.id), state.preview(action).parts
        return [f"  {line}" for line in self.teller.lines(self.posed.seat, action, parts, events)]

    def _missed(self, judged: JudgedTry) -> str:
        return self.texts("cli-puzzle-missed", points=f"{judged.missed:.1f}")
