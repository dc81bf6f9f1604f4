"""Uniform API of games: operations of every game and of every state of one.

Records, bots, tables, the server and the command line know games only through these two
classes, and through the `Rules` of fast kernels beside them (`core/rules.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypedDict

from gladsheim.core.applied import Applied, Preview
from gladsheim.core.contract.bot_kit import BotKit
from gladsheim.core.contract.presenter import Presenter
from gladsheim.core.contract.secret_questions import SecretQuestions
from gladsheim.core.contract.traits import Traits
from gladsheim.core.errors import IllegalAction, Refusal, UsageError, shorten

if TYPE_CHECKING:
    # Kernels choose how they run when they are imported: not before a game is asked for.
    from gladsheim.core.batches.batch import Batch
    from gladsheim.core.encoding import Encoding
    from gladsheim.core.rules import Rules

Json = dict[str, Any]
Seed = int | str | bytes


class StateResult(TypedDict):
    """Result of a game, or how it stands; a game may add fields."""

    over: bool
    scores: list[int]
    """Points by seat."""
    ranking: list[int]
    """Seats, the best first."""
    winners: list[int]
    display: list[str]
    """Points by seat as they are shown."""


@dataclass(frozen=True, slots=True)
class Option:
    """Option of a game, chosen before play.

    `kind` is "int", "bool", "choice", "list" or "file"; `choices` are the allowed texts of a
    choice or the allowed members of a list; `low` and `high` bound an int, both included. A
    "file" is a data file that the game is played with: one of `choices`, the names of those
    known; the command line also takes the path of one (`Game.load_file`).
    """

    name: str
    kind: str
    default: Any
    about: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class State(ABC):
    """Position of a game, with everything hidden in it; changed only by `apply`."""

    game: Game
    seed: Seed | None
    """Seed of the deal; None for a state from a document or re-dealt."""

    @property
    @abstractmethod
    def current_player(self) -> int | None:
        """Seat to act; None when the game is over."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat."""

    @property
    def chance_word(self) -> int | None:
        """Word, a number below 2**64, from which all chance from now on follows: it changes with every draw
        and roll, and may be set.

        None in a game without `chance_in_play`, in which setting it changes nothing.
        """
        if self.game.traits.chance_in_play:
            raise NotImplementedError(f"{type(self).__name__}.chance_word")
        return None

    @chance_word.setter
    def chance_word(self, word: int) -> None:
        if self.game.traits.chance_in_play:
            raise NotImplementedError(f"{type(self).__name__}.chance_word")

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player is None

    @abstractmethod
    def legal_actions(self) -> list[str]:
        """Return the action texts that may be applied now, in a fixed order; empty when the game is over."""

    @abstractmethod
    def legal_codes(self) -> list[int]:
        """Return the legal actions as codes of the game's kernels, in the same order."""

    def text_of(self, code: int) -> str:
        """Return the text of a legal action, given its code. Raises IllegalAction."""
        codes = self.legal_codes()
        if code not in codes:
            raise IllegalAction.numbered("code", code, codes)
        return self.legal_actions()[codes.index(code)]

    @abstractmethod
    def why_not(self, action: str) -> Refusal | None:
        """Return None if the action is legal here, otherwise the reason why it is refused."""

    @abstractmethod
    def preview(self, action: str) -> Preview:
        """Return the points and parts of a legal action, computed from what the acting seat may know.

        Raises MalformedAction or IllegalAction.
        """

    @abstractmethod
    def apply(self, action: str) -> Applied:
        """Take an action. Raises MalformedAction or IllegalAction; then nothing has changed."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def result(self) -> StateResult:
        """Return the result of the game, or how it stands."""

    @abstractmethod
    def document(self) -> Json:
        """Return the position document of the game's specification, complete and JSON-ready."""

    @abstractmethod
    def observe(self, seat: int | None) -> Json:
        """Return the observer's document: everything that a seat, or a spectator (None), may know."""

    @abstractmethod
    def redeal(self, seat: int, seed: Seed) -> Self:
        """Return a state in which all that `seat` cannot know is redrawn."""

    def svg(self, seat: int | None = None) -> str:
        """Return the board as an SVG image, as a seat, or a spectator (None), may see it."""
        return self.game.presenter.svg(self, seat)

    def _repr_svg_(self) -> str:
        # Notebooks show it where a state is the value of a cell.
        return self.svg()


class Game(ABC):
    """Game with its options chosen."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Version of the rules: rises when the same actions may lead to another state; records
    and tables keep theirs.
    """
    earlier: ClassVar[tuple[type[Game], ...]] = ()
    """Classes of the game by earlier versions of its rules, under which old records and
    tables are replayed.
    """
    option_list: ClassVar[tuple[Option, ...]]
    traits: ClassVar[Traits]

    players: int
    options: Json
    """Options as chosen, complete and normalised: `type(game)(**options)` is equal."""
    rules: Rules
    """Fast kernels of the game."""
    bots: BotKit[Any]
    presenter: Presenter[Any]
    secrets: SecretQuestions[Any] = SecretQuestions()
    vocabulary: str = ""
    """Name of the data file from which the texts of actions take words, in a game played with one."""

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"
        )

    def __eq__(self, other: object) -> bool:
        return (
            # Everything else, the number of players included, follows from the options.
            isinstance(other, Game)
            and (self.name, self.rules_version) == (other.name, other.rules_version)
            and self.options == other.options
        )

    def __hash__(self) -> int:
        # Options can hold lists, which have no hash. They are normalised, so equal games have equal texts.
        return hash(repr(self))

    # A game never changes, so those that hold it can go on comparing it by identity.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def encoding(self) -> Encoding:
        """Encoding of observations and action ids, whose labels name the pieces of this game."""
        return self.rules.encoding

    @abstractmethod
    def deal(self, seed: Seed | None = None) -> State:
        """Return a fresh deal; the same seed gives the same deal everywhere. None: a new secret."""

    def batch(self, n: int, *, seeds: Any = None, threads: int = 1, redeal: bool = True) -> Batch[State]:
        """Deal many games at once: see `core.batches.batch`.

        `seeds` is an int, from which on each game has the next one, or a list or an array of n seeds;
        each game is dealt as `deal` does it. None: new secrets. A game that ends is dealt again by the
        kernels, from a generator of its own that follows from its seed, unless `redeal` is False.
        Raises UsageError or SeedError.
        """
        # The import is late for the same reason as above: it loads kernels.
        from gladsheim.core.batches.batch import Batch

        return Batch.dealt(self, n, seeds, threads, redeal)

    @abstractmethod
    def from_document(self, document: Mapping[str, Any]) -> State:
        """Return the state of a position document. Raises DocumentError with all faults."""

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> State:
        """Return the state of a position document, with a game of its options. Raises DocumentError."""
        raise NotImplementedError(f"{cls.__name__}.load")

    @classmethod
    def pieces(cls) -> list[Json]:
        """Return the rows of the presenter of the game with its default options, see `Presenter.pieces`."""
        return cls().presenter.pieces()

    @classmethod
    def load_file(cls, option: str, path: str) -> str:
        """Read a data file for an option of kind "file"; return the option's value for it.

        From then on the file is known, also to processes started later, and `option_list` names it. Raises
        UsageError, DataFileError with all faults, or OSError.
        """
        raise UsageError(f"{cls.title} takes no file for {option!r}: {shorten(path)}")


def by_version(made: Game, version: int) -> Game:
    """Return the same game by a version of its rules.

    Raises UsageError for a version that is not available.
    """
    if version == made.rules_version:
        return made
    for kind in made.earlier:
        if kind.rules_version == version:
            return kind(**made.options)
    versions = sorted({made.rules_version, *(kind.rules_version for kind in made.earlier)})
    allowed = " or ".join(map(str, versions))
    raise UsageError(f"rules version {version}, not {allowed}, of {made.name}")
