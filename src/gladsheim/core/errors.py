"""Every error that Gladsheim raises on purpose.

    GladsheimError
    ├── OptionsError        an option before play
    ├── DocumentError       a position document, with all its faults
    ├── DataFileError       a file of a game's data, with all its faults
    ├── ActionError         an action text
    │   ├── MalformedAction     that no grammar knows
    │   └── IllegalAction       that the rules refuse here
    ├── SeedError           a seed that no deal can be made from
    ├── RecordError         a game record
    ├── BotError            a bot, or a level of it, that does not exist
    └── UsageError          anything else a person typed

Each message names what is wrong, the value found, and what is allowed.
"""

from collections.abc import Sequence
from dataclasses import dataclass


class GladsheimError(Exception):
    """Base of the family: catch it to catch all of them."""


class OptionsError(GladsheimError):
    """An option of a game has a value that is not allowed."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        self.option = option
        self.value = value
        self.allowed = allowed
        super().__init__(f"option {option!r} is {shorten(value)}; allowed: {allowed}")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a document: a dotted path and a sentence."""

    field: str
    message: str


class DocumentError(GladsheimError):
    """A document was refused; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{fault.field}: {fault.message}" for fault in self.faults))


class DataFileError(GladsheimError):
    """A file of data that a game is played with was refused; `faults` lists what is wrong.

    `name` is what the file is called, `dropped` how many more faults there are than listed.
    """

    def __init__(self, name: str, faults: Sequence[Fault], dropped: int = 0) -> None:
        self.name = name
        self.faults = tuple(faults)
        self.dropped = dropped
        super().__init__("\n".join(self.lines()))

    def lines(self) -> list[str]:
        """One line for each fault, after one that names the file."""
        total = len(self.faults) + self.dropped
        head = f"{self.name}: {total} fault{'s' if total > 1 else ''}"
        listed = [f"{fault.field}: {fault.message}" for fault in self.faults]
        return [head, *listed, *([f"and {self.dropped} more"] if self.dropped else [])]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a sentence, and the ids of the rules it breaks."""

    message: str
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.message} ({', '.join(self.rules)})" if self.rules else self.message


class ActionError(GladsheimError):
    """An action that cannot be taken."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        super().__init__(f"{shorten(action)}: {refusal}")


class MalformedAction(ActionError):
    """The text is no action of this game in any position."""


class IllegalAction(ActionError):
    """The rules refuse the action in this position; the state is untouched."""


class SeedError(GladsheimError):
    """A seed is neither an int, a str nor bytes, or is out of bounds."""


class RecordError(GladsheimError):
    """A game record is malformed or does not hold.

    `field` is a dotted path into the record; `ply` the number of the action, from 1,
    when the fault lies in one; `rules` the ids of the rules broken, if any.
    """

    def __init__(
        self, message: str, *, field: str = "", ply: int | None = None, rules: Sequence[str] = ()
    ) -> None:
        self.message = message
        self.field = field
        self.ply = ply
        self.rules = tuple(rules)
        where = f"ply {ply}: " if ply is not None else f"{field}: " if field else ""
        which = f" ({', '.join(self.rules)})" if self.rules else ""
        super().__init__(f"{where}{message}{which}")


class BotError(GladsheimError):
    """No such bot or level."""


class UsageError(GladsheimError):
    """Something else that a person typed cannot be used."""


def shorten(value: object, limit: int = 60) -> str:
    """The value as a message shows it: quoted, and never longer than `limit`."""
    text = repr(value)
    return text if len(text) <= limit else text[: limit - 1] + "…"
