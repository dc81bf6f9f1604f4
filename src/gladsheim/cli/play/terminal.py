"""The table in the terminal: asks, shows, explains."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gladsheim.cli.play import menus
from gladsheim.cli.play.asking import ListMenu, Menu, PlacesMenu
from gladsheim.cli.readings import readings_told
from gladsheim.cli.screen import out
from gladsheim.core.errors import ActionError, MalformedAction
from gladsheim.core.words import said

if TYPE_CHECKING:
    from gladsheim.cli.play.sitting import Sitting
    from gladsheim.cli.play.words import Texts
    from gladsheim.core.game import Json
    from gladsheim.core.telling.asking import Question

MOST_TYPED = 200
MOST_LOG = 1_000
HINTS = 5
RECALLED = 2
"""Actions told again when a game is resumed."""
MOST_TOLD = 30
"""Lines of what has happened that are told by themselves."""
TURN = "turn"
"""The kind of event that the prompt says anyway."""


class LeaveError(Exception):
    """The person wants to stop, or there is nobody to ask any more."""


class Terminal:
    """Shows a sitting and lets people act, on a terminal or from piped input."""

    def __init__(self, sitting: Sitting, texts: Texts, save_to: Path | None) -> None:
        self.sitting = sitting
        self.texts = texts
        self.save_to = save_to
        self.console = out()
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self.colour = self.console.is_terminal and not self.console.no_color
        self.pieces = {str(row["code"]): row for row in sitting.state.game.own_pieces()}
        self.names = {code: self._piece_name(code) for code in self.pieces}
        self.told = max(0, len(sitting.log) - RECALLED)
        self.viewer: int | None = None
        self.menu: Menu | None = None
        self.waived: dict[int, str] = {}
        """By seat, the span for which it is not asked again what it has waived."""
        self.readings = readings_told(sitting.state.game, texts.locale)
        self.notice = "\n".join(self.readings)
        """To be said once the table has been drawn again."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "skip": self.skip,
            "undo": self.undo,
            "log": self.show_log,
            "board": self.draw,
            "all": self.show_all,
            "save": self.save,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while self.sitting.to_act is not None:
                if self.sitting.bot_to_act:
                    self._bot_turn()
                else:
                    self._turn()
        except LeaveError:
            self.say(self.texts("cli-until"))
            return
        self._end()

    def say(self, text: str = "") -> None:
        """Print a text as it is."""
        self.console.print(text, markup=False, highlight=False)

    def _bot_turn(self) -> None:
        if self.live:
            with self.console.status(self._thinking()):
                self.sitting.let_bot_act()
        else:
            self.sitting.let_bot_act()
        self._keep()

    def _thinking(self) -> str:
        """Who is thinking, as far as the person at the keyboard may know it."""
        humans = self.sitting.humans
        watching = self.viewer if self.viewer is not None else next(iter(humans), None)
        seat = self.sitting.state.acting(watching)
        if seat is None:
            return self.texts("cli-resolving")
        return self.texts("cli-thinking", name=self.sitting.names[seat])

    def _turn(self) -> None:
        seat = self.sitting.to_act or 0
        question = self._question(seat)
        waiver = question.waiver if question else None
        if waiver is not None and self.waived.get(seat) == waiver.span:
            self._act(waiver.action)
            return
        if self.viewer != seat and self.viewer is not None and self.live:
            click.clear()
            self._ask(self.texts("cli-pass", name=self.sitting.names[seat]))
        self.viewer = seat
        who = self.sitting.names[seat]
        if question is not None:
            self.menu = ListMenu(question, who, self.texts, self.sitting.names)
        else:
            self.menu = PlacesMenu(self.sitting.state.choices(), self.names, who, self.texts)
        self.draw()
        plies = len(self.sitting.log)
        while self.sitting.to_act == seat and len(self.sitting.log) == plies:
            self._answer(self._ask("> "))

    def _question(self, seat: int) -> Question | None:
        state = self.sitting.state
        return state.game.question(state.scene(seat), state.choices())

    def _ask(self, prompt: str) -> str:
        """A line that was typed. Raises LeaveError at the end of the input."""
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.say()
            raise LeaveError
        return line.strip()[:MOST_TYPED]

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self._enter()
        elif line.isascii() and line.replace(" ", "").isdigit():
            self._numbers([int(number) for number in line.split()])
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif word == "?":
            self.help(rest.strip())
        else:
            self._act(line)

    def _enter(self) -> None:
        action = self.menu.enter() if self.menu else None
        if action is None:
            self.draw()
        else:
            self._act(action)

    def _numbers(self, numbers: list[int]) -> None:
        """A line of the menu, and perhaps what is asked next about it, at once."""
        action = None
        for number in numbers:
            most = self.menu.most if self.menu else 0
            if self.menu is None or action is not None or not 1 <= number <= most:
                self.say(self.texts("cli-no-number", number=str(number), most=str(most)))
                return
            action = self.menu.choose(number)
        if action is None:
            self.draw()
        else:
            self._act(action)

    def _act(self, action: str) -> None:
        try:
            self.sitting.act(action)
        except MalformedAction:
            self.say(self.texts("cli-unknown", text=action))
        except ActionError as error:
            self.say(self.texts("cli-not-legal", reason=error.refusal.told(self.texts.locale)))
        else:
            self._keep()

    def _keep(self) -> None:
        """Save after every action, if the game is to be kept. A full disk does not end it."""
        if self.save_to is not None:
            try:
                self.sitting.record().save(self.save_to)
            except OSError as error:
                self.say(self.texts("cli-not-saved", reason=f"{self.save_to}: {error.strerror}"))
                self.save_to = None

    def draw(self, _: str = "") -> None:
        """The table, what happened since the last time, and what can be chosen."""
        if self.live:
            click.clear()
        self._table(self.menu.marks() if self.menu else {})
        self._tell()
        if self.notice:
            self.say(self.notice)
            self.notice = ""
        self._show_menu()

    def _table(self, marks: dict[str, str]) -> None:
        state, names = self.sitting.state, self.sitting.names
        table = state.picture(
            self.viewer, colour=self.colour, marks=marks, names=names, locale=self.texts.locale
        )
        click.echo(table)
        self.say()
        if not state.game.full_picture:
            for line in menus.status(state.scene(self.viewer), names, self.viewer, self.texts):
                self.say(line)
            self.say()

    def _tell(self) -> None:
        """What has happened since the last time; of very much, only the end."""
        lines = self._told_since(self.told)
        if len(lines) > MOST_TOLD:
            self.say(self.texts("cli-earlier", count=len(lines) - MOST_TOLD))
        for line in lines[-MOST_TOLD:]:
            self.say(line)
        self.told = len(self.sitting.log)

    def _show_menu(self, *, everything: bool = False) -> None:
        if self.menu is not None:
            for line in self.menu.lines(self.console.width, everything=everything):
                self.say(line)

    def _told_since(self, number: int) -> list[str]:
        """The log from an action on, in words.

        What came of an answer that nobody else may notice is told with the action before it.
        """
        lines: list[str] = []
        seat = 0
        for at, applied in enumerate(self.sitting.log):
            own = applied.seat == self.viewer
            if own or applied.hidden != "all":
                seat = applied.seat
            if at >= number:
                events = [event.seen_by(self.viewer) for event in applied.events]
                action = applied.action if own or not applied.hidden else ""
                lines += self._lines(seat, action, applied.parts, events)
        return lines

    def _lines(self, seat: int, action: str, parts: list[Json], events: list[Json]) -> list[str]:
        story = self.sitting.state.game.story(seat, action, parts, events)
        return story.lines(seat, self.sitting.names, self.texts.locale)

    def help(self, code: str) -> None:
        """`help`, or `help Od`: what can be typed, or what a piece does, and what is played otherwise."""
        told = self.sitting.state.game.help(code, self.texts.locale)
        if not code:
            self.say(self.texts("cli-help"))
        if told is not None:
            self.say(told)
        elif code:
            self._help_piece(code)
        for line in self.readings:
            self.say(line)

    def _help_piece(self, code: str) -> None:
        row = next((row for key, row in self.pieces.items() if key.lower() == code.lower()), None)
        if row is None:
            self.say(self.texts("cli-no-piece", code=code, codes=" ".join(self.pieces)))
            return
        facts = [f"{row['code']} {self.names[row['code']]}"]
        if row.get("value") is not None:
            facts.append(self.texts("cli-printed", value=str(row["value"])))
        if row.get("count") is not None:
            facts.append(self.texts("cli-count", count=str(row["count"])))
        self.say(", ".join(facts))
        game = self.sitting.state.game.name
        if epithet := self.texts.find(f"{game}-epithet-{row['code']}"):
            self.say(epithet)
        self.say(self.texts.find(f"{game}-about-{row['code']}") or str(row["about"]))

    def why(self, action: str) -> None:
        """`why ACTION`: what it would bring, or why it is refused."""
        state = self.sitting.state
        try:
            points = menus.signed(state.preview(action).points)
        except ActionError as error:
            self.say(self.texts("cli-not-legal", reason=error.refusal.told(self.texts.locale)))
            return
        self.say(self.texts("cli-legal", action=action, points=points))
        for words in state.explain(action):
            self.say(said(words, self.texts.locale, self.sitting.names))
        # Tried out in a world where all that the seat cannot know is drawn anew.
        trial = state.redeal(state.current_player or 0, "why").apply(action)
        sure = takewhile(
            lambda event: not (event.private or event.reveals or event.kind == TURN), trial.events
        )
        events = [event.seen_by(self.viewer) for event in sure]
        for line in self._lines(trial.seat, action, trial.parts, events):
            self.say(line)

    def hint(self, _: str) -> None:
        """`hint`: the actions that bring most at once."""
        choices = sorted(self.sitting.state.choices(), key=lambda choice: -choice["points"])
        if isinstance(self.menu, ListMenu):
            self._hint_offers(self.menu, [choice for choice in choices if choice["points"] > 0])
            return
        for choice in choices[:HINTS]:
            self.say(f"  {menus.signed(choice['points']):>3}  {choice['action']}")

    def _hint_offers(self, menu: ListMenu, choices: list[Json]) -> None:
        """In a list much brings nothing at once: only what does is a hint."""
        for choice in choices[:HINTS]:
            self.say(f"  {menus.signed(choice['points']):>3}  {menu.text_of(str(choice['action']))}")
        if not choices:
            self.say(self.texts("cli-no-hint"))

    def skip(self, _: str) -> None:
        """`skip`: decline, and do not ask again for as long as the question says."""
        seat = self.sitting.to_act
        question = self._question(seat) if seat is not None else None
        if seat is None or question is None or question.waiver is None:
            self.say(self.texts("cli-no-skip"))
            return
        self.waived[seat] = question.waiver.span
        self._act(question.waiver.action)

    def undo(self, _: str) -> None:
        """`undo`: take the last action back, if that tells nobody anything."""
        action = self.sitting.take_back()
        if action is None:
            self.say(self.texts("cli-no-undo"))
            return
        self.told = min(self.told, len(self.sitting.log))
        self.viewer = self.sitting.to_act
        self.notice = self.texts("cli-undone", action=action)
        self._keep()

    def show_log(self, count: str) -> None:
        """`log [N]`: what happened, with the reasons for the points."""
        most = int(count) if count.isascii() and count.isdigit() and len(count) < 5 else 10
        lines = self._told_since(0)
        for line in lines[-min(most, MOST_LOG) :] if most else []:
            self.say(line)
        if not lines:
            self.say(self.texts("cli-log-empty"))

    def show_all(self, _: str) -> None:
        """`all`: also the places that the list leaves out."""
        self._show_menu(everything=True)

    def save(self, file: str) -> None:
        """`save FILE`: write the record."""
        target = Path(file) if file else self.save_to
        if target is None:
            self.say(self.texts("cli-not-saved", reason="save FILE"))
            return
        try:
            self.sitting.record().save(target)
        except OSError as error:
            self.say(self.texts("cli-not-saved", reason=f"{target}: {error.strerror}"))
        else:
            self.say(self.texts("cli-saved", file=str(target)))

    def leave(self, _: str) -> None:
        """`quit`: stop."""
        raise LeaveError

    def _end(self) -> None:
        state = self.sitting.state
        self.viewer = self.sitting.humans[0] if self.sitting.humans else None
        self._table({})
        self._tell()
        result = state.result()
        self.say(self.texts("cli-over"))
        for place, seat in enumerate(result["ranking"], 1):
            self.say(f"{place:3}.  {self.sitting.names[seat]:<20} {result['display'][seat]:>6}")
        for seat in result["winners"]:
            self.say(self.texts("cli-winner", name=self.sitting.names[seat]))

    def _piece_name(self, code: str) -> str:
        game = self.sitting.state.game.name
        return self.texts.find(f"{game}-tile-{code}") or str(self.pieces[code]["name"])
