"""A puzzle at the terminal's table: nothing is done there but the solution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.bots.reviewing import sure_events
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.terminal import LeaveError, Terminal
from gladsheim.core.errors import ActionError, MalformedAction
from gladsheim.records import Recorder, Seat

if TYPE_CHECKING:
    from gladsheim.cli.play.words import Texts
    from gladsheim.puzzles.posed import Judged, Posed


def sitting_at(posed: Posed, words: Texts) -> Sitting:
    """The position of a puzzle, with people in all seats."""
    seats = [Seat(words("cli-player", number=at + 1)) for at in range(posed.game.players)]
    return Sitting(Recorder(posed.state.clone(), seats), posed.id)


class Posing(Terminal):
    """Shows a puzzle and judges what is tried."""

    def __init__(self, posed: Posed, sitting: Sitting, texts: Texts) -> None:
        super().__init__(sitting, texts, None)
        self.posed = posed
        self.solved = False
        for name in ("undo", "save", "log", "skip"):
            del self.commands[name]
        self.commands["solution"] = self.show

    def run(self) -> None:
        """Ask until the puzzle is solved, given up or left."""
        try:
            self._turn()
        except LeaveError:
            return

    def show(self, _: str = "") -> None:
        """`solution`: give up."""
        self.say(self.texts("cli-puzzle-shown"))
        self._tell_of(self.posed.best)
        self._tell_of_rival()
        raise LeaveError

    def _act(self, action: str) -> None:
        try:
            judged = self.posed.judged(action)
        except MalformedAction:
            self.say(self.texts("cli-unknown", text=action))
        except ActionError as error:
            self.say(self.texts("cli-not-legal", reason=error.refusal.told(self.texts.locale)))
        else:
            self._answer_try(action, judged)

    def _answer_try(self, action: str, judged: Judged) -> None:
        self.say(self.texts("cli-puzzle-solved" if judged.solved else "cli-puzzle-wrong"))
        self._tell_of(action)
        if not judged.solved:
            self._say_missed(judged)
            return
        self.solved = True
        self._tell_of_rival()
        raise LeaveError

    def _tell_of_rival(self) -> None:
        self.say(self.texts("cli-puzzle-other"))
        self._tell_of(self.posed.rival)
        self._say_missed(self.posed.judged(self.posed.rival))

    def _tell_of(self, action: str) -> None:
        """What an action does in any case, in the game's words."""
        state = self.posed.state
        events, parts = sure_events(state, action, self.posed.id), state.preview(action).parts
        for line in self._lines(self.posed.seat, action, parts, events):
            self.say(f"  {line}")

    def _say_missed(self, judged: Judged) -> None:
        self.say(self.texts("cli-puzzle-missed", points=f"{judged.missed:.1f}"))
