"""Table as lines: prints it at each choice, on a terminal or into a pipe, and reads typed lines."""

from __future__ import annotations

import sys

from gladsheim.cli.encoding import order_mark
from gladsheim.cli.play import menus
from gladsheim.cli.play.conversation import Conversation, DisplayReaction, NextStep, Reply
from gladsheim.cli.screen import coloured, out, show

MOST_TOLD = 30
"""Number of lines about past events that are printed without being asked for."""


class LineInterface:
    """A conversation that is printed and read line by line."""

    def __init__(self, talk: Conversation) -> None:
        self.talk = talk
        self.sitting = talk.sitting
        self.texts = talk.texts
        self.console = out()
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self.colour = coloured(self.console)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        while (due := self.talk.due()) is not NextStep.OVER:
            if due is NextStep.BOT:
                self.bot_turn()
            elif due is NextStep.WAIVED:
                self._say_all(self.talk.waive())
            elif not self.turn(handover=due is NextStep.HANDOVER):
                self.say(self.texts("cli-until"))
                return
        self._end()

    def say(self, text: str = "") -> None:
        """Print a text as it is."""
        self.console.print(text, markup=False, highlight=False)

    def _say_all(self, answer: Reply) -> None:
        for line in answer.lines:
            self.say(line)

    def bot_turn(self) -> None:
        """Let the bot act, and print meanwhile that it thinks."""
        if self.live:
            with self.console.status(self.talk.thinking()):
                action = self.sitting.ask_bot()()
        else:
            action = self.sitting.ask_bot()()
        self._say_all(self.talk.bot_acts(action))

    def turn(self, *, handover: bool = False) -> bool:
        """Ask a person until the game moves; False if the person leaves instead."""
        if handover and self.live:
            self.console.clear()
            if self._ask(self.texts("cli-pass", name=self.sitting.names[self.sitting.to_act or 0])) is None:
                return False
        self.talk.open()
        self.draw()
        while (typed := self._ask("> ")) is not None:
            answer = self.talk.answer(typed)
            self._say_all(answer)
            if answer.then is DisplayReaction.REDRAW:
                self.draw()
            elif answer.then is DisplayReaction.EVERYTHING:
                self._show_menu(everything=True)
            elif answer.then is not DisplayReaction.STAY:
                return answer.then is DisplayReaction.GO_ON
        return False

    def _ask(self, prompt: str) -> str | None:
        """Return a typed line; None at the end of the input."""
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.say()
            return None
        return line.removeprefix(order_mark(sys.stdin))

    def draw(self) -> None:
        """Print the table, the events since the last time, and the choices."""
        if self.live:
            self.console.clear()
        self._table(self.talk.menu.marks() if self.talk.menu else {})
        self.tell()
        for line in self.talk.notice:
            self.say(line)
        self.talk.notice.clear()
        self._show_menu()

    def _table(self, marks: dict[str, str]) -> None:
        state, names, viewer = self.sitting.state, self.sitting.names, self.talk.viewer
        table = state.game.presenter.picture(
            state, viewer, colour=self.colour, marks=marks, names=names, locale=self.texts.locale
        )
        if self.talk.teller.readings:
            self.say(self.talk.teller.title)
        show(table)
        self.say()
        if not state.game.presenter.full_picture:
            for line in menus.status(state.game.presenter.scene(state, viewer), names, viewer, self.texts):
                self.say(line)
            self.say()

    def tell(self) -> None:
        """Print the events since the last time; if there are too many, only the last."""
        lines = self.talk.teller.log(self.talk.viewer, self.talk.told)
        if len(lines) > MOST_TOLD:
            self.say(self.texts("cli-earlier", count=len(lines) - MOST_TOLD))
        for line in lines[-MOST_TOLD:]:
            self.say(line)
        self.talk.told = len(self.sitting.log)

    def _show_menu(self, *, everything: bool = False) -> None:
        if self.talk.menu is not None:
            for line in self.talk.menu.lines(self.console.width, everything=everything):
                self.say(line)

    def _end(self) -> None:
        self.talk.close()
        self._table({})
        self.tell()
        for line in self.talk.teller.result():
            self.say(line)
