"""Conversation at a sitting: questions, answers and actions, however they are shown.

It neither reads nor prints.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from gladsheim.cli.play import menus
from gladsheim.cli.play.asking import ChoiceMenu, ListMenu, PlacesMenu
from gladsheim.cli.play.telling import SittingNarrator
from gladsheim.cli.play.words import CliTexts
from gladsheim.core.errors import ActionError, MalformedAction
from gladsheim.core.rulings import played

if TYPE_CHECKING:
    from gladsheim.cli.play.sitting import Sitting
    from gladsheim.core.game import Json
    from gladsheim.core.telling.asking import Question

MOST_TYPED = 200
MOST_LOG = 1_000
HINTS = 5
RECALLED = 2
"""Number of actions that are repeated when a game is resumed."""


class NextStep(Enum):
    """The next thing that has to happen."""

    OVER = auto()
    BOT = auto()
    WAIVED = auto()
    """The player has already declined this question and those like it."""
    HANDOVER = auto()
    """The next question is for another person at the keyboard."""
    ANSWER = auto()


class DisplayReaction(Enum):
    """Reaction of the display to an answer."""

    STAY = auto()
    """Nothing has changed."""
    REDRAW = auto()
    """The menu has changed, or should be shown once more."""
    EVERYTHING = auto()
    """The menu should be shown complete."""
    GO_ON = auto()
    """The game has moved on: ask `due` for the next step."""
    LEAVE = auto()


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to a line that was typed: what to say, and what to do then."""

    lines: tuple[str, ...] = ()
    then: DisplayReaction = DisplayReaction.STAY


def said(*lines: str, then: DisplayReaction = DisplayReaction.STAY) -> Reply:
    """Return an answer in words."""
    return Reply(lines, then)


class Conversation:
    """Conversation with the people of a sitting: asks, parses typed lines, acts, and keeps the record."""

    def __init__(self, sitting: Sitting, texts: CliTexts, save_to: Path | None) -> None:
        self.sitting = sitting
        self.texts = CliTexts(texts.locale, played(sitting.state.game.options))
        self.save_to = save_to
        self.teller = SittingNarrator(sitting, self.texts)
        self.told = max(0, len(sitting.log) - RECALLED)
        """Number of actions that the viewer has been shown."""
        self.viewer: int | None = None
        """Seat whose view of the table is shown; None before anybody was asked."""
        self.menu: ChoiceMenu | None = None
        """Choices of the viewer; None while nobody is asked."""
        self.waived: dict[int, str] = {}
        """By seat, the span for which it is not asked again the question that it has declined."""
        self.notice = list(self.teller.readings)
        """Lines to show once the table has been drawn again."""
        self.commands: dict[str, Callable[[str], Reply]] = {
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "skip": self.skip,
            "undo": self.undo,
            "log": self.log,
            "board": lambda _: Reply(then=DisplayReaction.REDRAW),
            "all": lambda _: Reply(then=DisplayReaction.EVERYTHING),
            "save": self.save,
            "quit": lambda _: Reply(then=DisplayReaction.LEAVE),
        }

    # Pending questions

    def due(self) -> NextStep:
        """Return the next step."""
        seat = self.sitting.to_act
        if seat is None:
            return NextStep.OVER
        if self.sitting.bot_to_act:
            return NextStep.BOT
        waiver = question.waiver if (question := self._question(seat)) else None
        if waiver is not None and self.waived.get(seat) == waiver.span:
            return NextStep.WAIVED
        return NextStep.ANSWER if self.viewer in (None, seat) else NextStep.HANDOVER

    def open(self) -> None:
        """Ask the person who is to act."""
        seat = self.sitting.to_act or 0
        self.viewer = seat
        question, who = self._question(seat), self.sitting.names[seat]
        if question is not None:
            self.menu = ListMenu(question, who, self.texts, self.sitting.names)
        else:
            self.menu = PlacesMenu(self._choices(), self.teller.names, who, self.texts)

    def close(self) -> None:
        """Ask nobody any more, and show the table to the first person at the keyboard."""
        self.menu = None
        self.viewer = next(iter(self.sitting.humans), None)

    def waive(self) -> Reply:
        """Give the answer that the player chose with `skip`."""
        question = self._question(self.sitting.to_act or 0)
        assert question is not None
        assert question.waiver is not None
        return self.act(question.waiver.action)

    def bot_acts(self, action: str) -> Reply:
        """Take the action that the bot to act has chosen."""
        self.sitting.bot_acts(action)
        return self._moved()

    def thinking(self) -> str:
        """Return the line that says which player thinks, as far as the person at the keyboard may know it."""
        humans = self.sitting.humans
        watching = self.viewer if self.viewer is not None else next(iter(humans), None)
        state = self.sitting.state
        seat = state.game.secrets.acting(state, watching)
        if seat is None:
            return self.texts("cli-resolving")
        return self.texts("cli-thinking", name=self.sitting.names[seat])

    def _question(self, seat: int) -> Question | None:
        state = self.sitting.state
        return state.game.presenter.question(state.game.presenter.scene(state, seat), self._choices())

    def _choices(self) -> list[Json]:
        """Return the choices of the seat to act."""
        state = self.sitting.state
        return state.game.presenter.choices(state)

    # Typed input

    def answer(self, typed: str) -> Reply:
        """Answer a typed line: a number, a command or an action; an empty one takes what Enter takes."""
        line = typed.strip()[:MOST_TYPED]
        word, _, rest = line.partition(" ")
        if not line:
            return self._enter()
        if line.isascii() and line.replace(" ", "").isdigit():
            return self._numbers([int(number) for number in line.split()])
        if word.lower() in self.commands:
            return self.commands[word.lower()](rest.strip())
        return self.help(rest.strip()) if word == "?" else self.act(line)

    def back(self) -> Reply:
        """Go back from the second step of a choice to the first one."""
        if self.menu is not None and self.menu.inside:
            self.menu.enter()
        return Reply(then=DisplayReaction.REDRAW)

    def _enter(self) -> Reply:
        action = self.menu.enter() if self.menu else None
        return Reply(then=DisplayReaction.REDRAW) if action is None else self.act(action)

    def _numbers(self, numbers: list[int]) -> Reply:
        """Choose a line of the menu, and at once the numbers of the questions that follow from it."""
        action = None
        for number in numbers:
            most = self.menu.most if self.menu else 0
            if self.menu is None or action is not None or not 1 <= number <= most:
                return said(self.texts("cli-no-number", number=str(number), most=str(most)))
            action = self.menu.choose(number)
        return Reply(then=DisplayReaction.REDRAW) if action is None else self.act(action)

    def act(self, action: str) -> Reply:
        """Take an action, or return the reason why it is refused."""
        try:
            self.sitting.act(action)
        except MalformedAction:
            return said(self.texts("cli-unknown", text=action))
        except ActionError as error:
            return said(self.texts("cli-not-legal", reason=error.refusal.say_with_rules(self.texts.locale)))
        return self._moved()

    def _moved(self) -> Reply:
        self.menu = None
        return Reply(self.keep(), DisplayReaction.GO_ON)

    def keep(self) -> tuple[str, ...]:
        """Save after every action if there is a record file.

        A full disk does not end the game, but is reported.
        """
        if self.save_to is not None:
            try:
                self.sitting.record().save(self.save_to)
            except OSError as error:
                lost, self.save_to = self.save_to, None
                return (self.texts("cli-not-saved", reason=f"{lost}: {error.strerror}"),)
        return ()

    # Commands

    def help(self, code: str) -> Reply:
        """Answer `help` with all that can be typed, or `help Od` with the effect of a piece;
        readings follow.
        """
        return said(*self.teller.help(code))

    def why(self, action: str) -> Reply:
        """Answer `why ACTION`: the gain of an action, or why it is refused."""
        return said(*self.teller.why(action, self.viewer))

    def hint(self, _: str) -> Reply:
        """Answer `hint`: the actions with the most points at once; lists where many gain
        nothing have no hint.
        """
        choices = sorted(self._choices(), key=lambda choice: -choice["points"])
        if isinstance(self.menu, ListMenu):
            choices = [choice for choice in choices if choice["points"] > 0]
        if not choices:
            return said(self.texts("cli-no-hint"))
        return said(*map(self._hint, choices[:HINTS]))

    def _hint(self, choice: Json) -> str:
        action = str(choice["action"])
        text = self.menu.text_of(action) if isinstance(self.menu, ListMenu) else action
        return f"  {menus.signed(choice['points']):>3}  {text}"

    def skip(self, _: str) -> Reply:
        """Answer `skip`: decline, and do not ask again for as long as the question says."""
        seat = self.sitting.to_act
        question = self._question(seat) if seat is not None else None
        if seat is None or question is None or question.waiver is None:
            return said(self.texts("cli-no-skip"))
        self.waived[seat] = question.waiver.span
        return self.act(question.waiver.action)

    def undo(self, _: str) -> Reply:
        """Answer `undo`: take the last action back, if that reveals nothing to anybody."""
        action = self.sitting.take_back()
        if action is None:
            return said(self.texts("cli-no-undo"))
        self.told = min(self.told, len(self.sitting.log))
        if self.sitting.to_act is not None:
            # A player who takes an answer back wants to be asked again.
            self.waived.pop(self.sitting.to_act, None)
        self.notice.append(self.texts("cli-undone", action=action))
        return self._moved()

    def log(self, count: str) -> Reply:
        """Answer `log [N]`: the last events, with the reasons for the points."""
        most = int(count) if count.isascii() and count.isdigit() and len(count) < 5 else 10
        lines = self.teller.log(self.viewer)
        if not lines:
            return said(self.texts("cli-log-empty"))
        return said(*(lines[-min(most, MOST_LOG) :] if most else []))

    def save(self, file: str) -> Reply:
        """Answer `save FILE`: write the record."""
        target = Path(file) if file else self.save_to
        if target is None:
            return said(self.texts("cli-not-saved", reason="save FILE"))
        try:
            self.sitting.record().save(target)
        except (OSError, ValueError) as error:  # a name that no file can have is a ValueError
            reason = getattr(error, "strerror", None) or str(error)
            return said(self.texts("cli-not-saved", reason=f"{target}: {reason}"))
        return said(self.texts("cli-saved", file=str(target)))
