"""Errors that Gladsheim raises on purpose.

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
    ├── KernelError         compiled kernels that cannot be had, or that went wrong
    └── UsageError          anything else a person typed

Each message names what is wrong, the value found, and what is allowed. `str` is the message in
English; `say` says it in another language, where it is made of `Words`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Self

from gladsheim.core.words import ENGLISH, Words, said
from gladsheim.extras import lacking

MOST_LISTED = 20
"""Most numbers that a message lists; of more it says how many."""


class GladsheimError(Exception):
    """Base class of all errors of Gladsheim: catch it to catch all of them.

    The first argument is the message, as `Words` or, for what only operators and programs read,
    as an English sentence.
    """

    def say(self, locale: str = ENGLISH) -> str:
        """Return the message in a language; in English where it is a plain sentence."""
        words = self.args[0] if self.args else ""
        return words.say(locale) if isinstance(words, Words) else str(self)

    def __str__(self) -> str:
        words = self.args[0] if self.args else ""
        return words.say() if isinstance(words, Words) else super().__str__()

    def __reduce__(self) -> tuple[object, ...]:
        # `Exception` would call `__init__` with the message, but most subclasses take something else. An
        # error that cannot be unpickled breaks the process pool that it comes from.
        return _unpickled, (type(self), self.args), self.__dict__


def _unpickled(kind: type[GladsheimError], args: tuple[object, ...]) -> GladsheimError:
    """Return an error with these arguments; pickle and copy add its attributes."""
    return kind.__new__(kind, *args)


class OptionsError(GladsheimError):
    """The value of an option is not allowed; the message says in words what is."""

    def __init__(self, option: str, value: object, allowed: Words | str) -> None:
        self.option = option
        self.value = value
        self._allowed = allowed
        super().__init__(
            Words.of("faults-option", option=repr(option), value=shorten(value), allowed=allowed)
        )

    @property
    def allowed(self) -> str:
        """Allowed values, in English."""
        return said(self._allowed)


@dataclass(frozen=True, slots=True)
class Fault:
    """Fault of a document: a dotted path and a sentence."""

    field: str
    message: str


class DocumentError(GladsheimError):
    """A document was refused; `faults` lists everything that is wrong with it.

    `str` lists all of them, in English, for programmers; `say` only gives their number, and where the first
    is, in a language.
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{fault.field}: {fault.message}" for fault in self.faults))

    def say(self, locale: str = ENGLISH) -> str:
        """Return how many faults there are, and where the first is, in a language."""
        # A fault of the document as a whole has an empty path.
        field = self.faults[0].field or "document"
        return Words.of("faults-document", count=len(self.faults), field=field).say(locale)


class DataFileError(GladsheimError):
    """A file of data that a game is played with was refused; `faults` lists what is wrong.

    `name` is the name of the file, `dropped` the number of faults beyond those listed.
    """

    def __init__(self, name: str, faults: Sequence[Fault], dropped: int = 0) -> None:
        self.name = name
        self.faults = tuple(faults)
        self.dropped = dropped
        super().__init__("\n".join(self.lines()))

    @classmethod
    def damaged(cls, name: str) -> Self:
        """Return the error for a file of the package whose content has changed since it was made."""
        return cls(name, [Fault("file", "is damaged; install Gladsheim again")])

    def lines(self) -> list[str]:
        """Return one line for each fault, after one that names the file."""
        total = len(self.faults) + self.dropped
        head = f"{self.name}: {total} fault{'s' if total > 1 else ''}"
        listed = [f"{fault.field}: {fault.message}" for fault in self.faults]
        return [head, *listed, *([f"and {self.dropped} more"] if self.dropped else [])]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Reason why an action is not legal: a sentence, and the ids of the rules it breaks.

    The sentence is `Words`, or a plain text that is the same in every language.
    """

    words: Words | str
    rules: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """Sentence in English."""
        return self.say()

    def say(self, locale: str = ENGLISH) -> str:
        """Return the sentence in a language, without the rules."""
        return said(self.words, locale)

    def say_with_rules(self, locale: str = ENGLISH) -> str:
        """Return the sentence in a language, with the rules in brackets."""
        return f"{self.say(locale)} ({', '.join(self.rules)})" if self.rules else self.say(locale)

    def __str__(self) -> str:
        return self.say_with_rules()


class ActionError(GladsheimError):
    """An action that cannot be taken."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal
        super().__init__(action, refusal)

    def say(self, locale: str = ENGLISH) -> str:
        """Return the action, and why it is refused, in a language."""
        return f"{shorten(self.action)}: {self.refusal.say_with_rules(locale)}"

    def __str__(self) -> str:
        return self.say()


class MalformedAction(ActionError):
    """The text is no action of this game in any position."""


class IllegalAction(ActionError):
    """The rules refuse the action in this position; the state is untouched."""

    @classmethod
    def numbered(cls, kind: str, number: int, legal: Sequence[int], where: str = "here") -> Self:
        """Return the error for a number that is not legal; its message lists the first legal ones."""
        listed = ", ".join(map(str, legal[:MOST_LISTED])) or "none"
        more = f" and {len(legal) - MOST_LISTED} more" if len(legal) > MOST_LISTED else ""
        return cls(str(number), Refusal(f"not a legal {kind} {where}; legal {kind}s: {listed}{more}"))


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


class KernelError(GladsheimError):
    """Compiled kernels were asked for and cannot be had, or went wrong; operators read this."""


class BotError(GladsheimError):
    """The bot or level does not exist."""


class UsageError(GladsheimError):
    """Other input of a person cannot be used."""


def need(module: str, what: str) -> None:
    """Raises UsageError with instructions to install a module, if it is missing and `what` needs it."""
    if find_spec(module) is None:
        raise UsageError(lacking(module, what))


def shorten(value: object, limit: int = 60) -> str:
    """Return the value as a message shows it: quoted, and never longer than `limit`."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        # Python writes out neither tables that are too deep nor numbers that are too long.
        return "a huge value"
    return text if len(text) <= limit else text[: limit - 1] + "…"
