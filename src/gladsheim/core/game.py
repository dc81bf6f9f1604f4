"""The uniform API: what every game and every state of it can do.

Records, bots, tables, the server and the command line know games only through these two
classes, and through the `Rules` of fast kernels beside them (`core/rules.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypedDict

from gladsheim.core.applied import Applied, Preview
from gladsheim.core.effort import BUDGETS, EFFORT, Budget, Effort, Practice
from gladsheim.core.errors import Refusal, UsageError, shorten
from gladsheim.core.fair import deal_word
from gladsheim.core.prepared.prospects import Prospects, after_one_action
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, Suppositions
from gladsheim.core.rulings import Rulings
from gladsheim.core.telling.asking import Question
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Value, Words

if TYPE_CHECKING:
    # Kernels choose how they run when they are imported: not before a game is asked for.
    from gladsheim.core.batches.batch import Batch
    from gladsheim.core.engine.engines import Engine
    from gladsheim.core.rules import Rules

Json = dict[str, Any]
Seed = int | str | bytes


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that is chosen before play.

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


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A kind of answer that a seat can give beforehand to what it may be asked in secret.

    `low` and `high` bound the strength from which on it may be given, both included; both are 0
    where nothing has a strength.
    """

    name: str
    low: int = 0
    high: int = 0


class Drawing(TypedDict):
    """How a table is drawn as text, see `State.picture`."""

    colour: bool
    marks: Mapping[str, str] | None
    names: Sequence[str] | None
    locale: str


class State(ABC):
    """A position of a game, with everything hidden in it; changed only by `apply`."""

    game: Game
    seed: Seed | None
    """What it was dealt from; None for a state from a document or re-dealt."""

    @property
    def record(self) -> Any:
        """The record of `game.rules.layout`, for kernels: the state goes on from what it then says."""
        raise NotImplementedError(f"{type(self).__name__}.record")

    def load_into(self, engine: Engine, states: Any, i: int) -> None:
        """Make state i of a batch of an engine of `game.rules` equal to this one."""
        engine.load(states, i, self.record)

    @classmethod
    def out_of(cls, game: Game, engine: Engine, states: Any, i: int) -> Self:
        """State i of a batch of an engine of `game.rules` as a state of its own."""
        raise NotImplementedError(f"{cls.__name__}.out_of")

    @property
    @abstractmethod
    def current_player(self) -> int | None:
        """The seat to act; None when the game is over."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat."""

    def acting(self, viewer: int | None) -> int | None:
        """The seat to act, as far as a seat or a spectator (None) may know it."""
        return self.current_player

    def set_chance(self, word: int) -> None:
        """Let all chance from now on follow from a number below 2**64.

        Nothing changes in a game without `chance_in_play`.
        """
        if self.game.chance_in_play:
            raise NotImplementedError(f"{type(self).__name__}.set_chance")

    @property
    def chance_word(self) -> int | None:
        """The word from which all chance from now on follows: it changes with everything that is drawn or
        rolled. None in a game without `chance_in_play`.
        """
        if self.game.chance_in_play:
            raise NotImplementedError(f"{type(self).__name__}.chance_word")
        return None

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player is None

    @abstractmethod
    def legal_actions(self) -> list[str]:
        """The action texts that may be applied now, in a fixed order; empty when over."""

    @abstractmethod
    def legal_codes(self) -> list[int]:
        """The legal actions as codes of the game's kernels, in the same order."""

    def ordered(self, orders: Mapping[str, int]) -> str | None:
        """What the seat to act, asked in secret, does by its standing orders; None: it passes.

        `orders` are the names of `Game.orders` that it gave, each with the least strength; 0: any.
        """
        return None

    @abstractmethod
    def choices(self) -> list[Json]:
        """The legal actions in the same order, each with its immediate points and its spot.

        Every item has `action`, `points` and `type`; the rest says in the game's own terms
        where on the table the action belongs, so that a client needs no rules and no parser.
        """

    def sent_choices(self) -> list[Json]:
        """The choices as they are sent, in the same order: one by one, or as `ChoiceColumns` where many have
        much in common; `unpacked` makes single choices of them (`core.telling.columns`).
        """
        return self.choices()

    @abstractmethod
    def why_not(self, action: str) -> Refusal | None:
        """None if the action is legal here, otherwise why it is refused."""

    @abstractmethod
    def preview(self, action: str) -> Preview:
        """Points and parts of a legal action, from what the acting seat may know.

        Raises MalformedAction or IllegalAction.
        """

    def explain(self, action: str) -> tuple[Value, ...]:
        """What speaks for a legal action or against it, besides its points.

        Raises MalformedAction or IllegalAction.
        """
        return ()

    @abstractmethod
    def apply(self, action: str) -> Applied:
        """Take an action. Raises MalformedAction or IllegalAction, then nothing has changed."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def result(self) -> Json:
        """`over`, `scores`, `ranking` (seats, best first), `winners`, `display` (texts by seat)."""

    @abstractmethod
    def document(self) -> Json:
        """The position document of the game's specification, complete and JSON-ready."""

    @abstractmethod
    def observe(self, seat: int | None) -> Json:
        """What a seat, or a spectator (None), may know: the observer's document."""

    @abstractmethod
    def scene(self, seat: int | None) -> Json:
        """The observation as a table is drawn from it, with every figure a player reads off."""

    def sent_scene(self, seat: int | None) -> Json | bytes:
        """The scene, or the same as JSON, which a game may write in less time than the scene takes."""
        return self.scene(seat)

    @abstractmethod
    def redeal(self, seat: int, seed: Seed) -> Self:
        """A state in which all that `seat` cannot know is drawn anew."""

    @abstractmethod
    def picture(
        self,
        seat: int | None,
        *,
        colour: bool = False,
        marks: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        locale: str = "en",
    ) -> str:
        """The table as text, as that seat may see it.

        `marks` (the `at` of a choice → up to five characters) are written into their spots.
        Players go by their `names` where the picture names them; `locale` is the language of
        its words.
        """


class Game(ABC):
    """A game with its options chosen."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Rises when the same actions may lead to another state; records and tables keep theirs."""
    earlier: ClassVar[tuple[type[Game], ...]] = ()
    """The game by earlier versions of its rules, under which records and tables of then are replayed."""
    option_list: ClassVar[tuple[Option, ...]]
    rulings: ClassVar[Rulings] = Rulings()
    """The readings of the rules that a table can choose, and the editions."""
    open_record: ClassVar[bool] = True
    """Whether the actions of a running game, and who is to act, may be shown to everybody;
    False for a game in which any of that may be hidden."""
    secret_questions: ClassVar[bool] = False
    """Whether a seat may be asked in secret, so that others must not notice that it is."""
    orders: ClassVar[tuple[OrderKind, ...]] = ()
    """The answers that a seat can give beforehand, where seats are asked in secret."""
    chance_in_play: ClassVar[bool] = False
    """Whether anything is drawn or rolled after the deal: then `State.set_chance` decides it."""
    full_picture: ClassVar[bool] = False
    """Whether the picture tells names, scores and hands, too."""
    daily: ClassVar[tuple[Mapping[str, Any], ...]] = ({},)
    """Options that suit a deal of the day, which takes them in turn."""
    budgets: ClassVar[Mapping[str, Budget]] = BUDGETS
    """How hard each level of the search tries."""
    effort: Effort = EFFORT
    """How hard finished games are reviewed."""
    practice: ClassVar[Practice] = Practice()
    """How values of positions are learned."""
    credits: ClassVar[Mapping[str, str]]
    """`designer`, `publisher`, `year` and whatever else a table card should name."""

    players: int
    options: Json
    """The options as chosen, complete and normalised: `type(game)(**options)` is equal."""
    rules: Rules
    """The fast kernels."""
    learned: Traversable | None = None
    """The file of what was learned about positions of such a game (`bots.learned.weights`)."""
    learned_as: str = ""
    """Which networks of that file are for such a game, where there are several for a number of players."""
    ladder: Traversable | None = None
    """The file of how strong its bots are, as `gladsheim ladder` writes it."""
    vocabulary: str = ""
    """Names the data file from which the texts of actions take words, in a game played with one."""

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and (self.name, self.rules_version) == (other.name, other.rules_version)
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash(repr(self))

    def under(self, version: int) -> Game:
        """The same game by a version of its rules. Raises UsageError for one that is not kept."""
        if version == self.rules_version:
            return self
        for kind in self.earlier:
            if kind.rules_version == version:
                return kind(**self.options)
        versions = sorted({self.rules_version, *(kind.rules_version for kind in self.earlier)})
        allowed = " or ".join(map(str, versions))
        raise UsageError(f"rules version {version}, not {allowed}, of {self.name}")

    @abstractmethod
    def deal(self, seed: Seed | None = None) -> State:
        """A fresh deal; the same seed gives the same deal everywhere. None: a new secret."""

    def deal_fairly(self, key: bytes) -> State:
        """The deal of a key that the host and all players made together (`core.fair`)."""
        return self.deal(deal_word(key) if self.chance_in_play else key)

    def batch(self, n: int, *, seeds: Any = None, threads: int = 1, redeal: bool = True) -> Batch[State]:
        """Deal many games at once: see `core.batches.batch`.

        `seeds` is an int, from which on each game has the next one, or a list or an array of n seeds;
        each game is dealt as `deal` does it. None: new secrets. A game that ends is dealt anew by the
        kernels, from a generator of its own that follows from its seed, unless `redeal` is False.
        Raises UsageError or SeedError.
        """
        from gladsheim.core.batches.batch import Batch

        return Batch.dealt(self, n, seeds, threads, redeal)

    @abstractmethod
    def from_document(self, document: Mapping[str, Any]) -> State:
        """The state of a position document. Raises DocumentError with all faults."""

    @classmethod
    def load(cls, document: Mapping[str, Any]) -> State:
        """The state of a position document, with a game of its options. Raises DocumentError."""
        raise NotImplementedError(f"{cls.__name__}.load")

    @abstractmethod
    def imagine(self, observation: Mapping[str, Any], seed: Seed) -> State:
        """A state that agrees with an observation of a seat to act, its hidden parts drawn."""

    def prospects(self, observation: Mapping[str, Any], seat: int) -> Prospects:
        """What a seat that waits may prepare for its turn, with the points of now: NO_PROSPECTS where that
        cannot be told from what the seat observes, and nothing else.
        """
        return after_one_action(self, observation, seat)

    def suppositions(self, observation: Mapping[str, Any], seat: int) -> Suppositions:
        """What a seat that waits may suppose of the action right before its turn: all that can come of what
        the seat observes, and nothing else. By default nothing.
        """
        return NO_SUPPOSITIONS

    @classmethod
    def to_act(cls, observation: Mapping[str, Any]) -> int | None:
        """The seat to act that an observation names; None where it names none."""
        seat: int | None = observation.get("turn")
        return seat

    @classmethod
    def load_file(cls, option: str, path: str) -> str:
        """Read a data file for an option of kind "file"; returns the option's value for it.

        The file is known from now on, also to processes started later, and `option_list`
        names it. Raises UsageError, DataFileError with all faults, or OSError.
        """
        raise UsageError(f"{cls.title} takes no file for {option!r}: {shorten(path)}")

    @classmethod
    @abstractmethod
    def pieces(cls) -> list[Json]:
        """One JSON-ready row for each kind of piece: what help pages and clients print."""

    def own_pieces(self) -> list[Json]:
        """The rows of the pieces that this game, with its options, is played with."""
        return self.pieces()

    @classmethod
    def constants(cls) -> Json:
        """The numbers of the rules that forms and editors need before there is a scene; {} for none."""
        return {}

    @classmethod
    def openings(cls, document: Mapping[str, Any]) -> list[str]:
        """Cells "X,Y" where an editor of positions may add a piece to the board of a document.

        The document may have faults; [] where it does not say enough, and for a board that any cell may join.
        """
        return []

    @abstractmethod
    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        """What an action of a seat made happen, from the parts and events that somebody was sent.

        `action` is empty where that viewer may not know it.
        """

    def kind_of(self, action: str) -> str:
        """The kind of piece or deed that a legal action belongs to, as an English id, by which many games are
        told of together. By default its first word.
        """
        return action.partition(":")[0]

    @classmethod
    def kind_name(cls, kind: str) -> Value:
        """What a kind of `kind_of` is called."""
        return kind

    def reasons(self, parts: Sequence[Json]) -> tuple[Reason, ...]:
        """The parts of an action's points in words."""
        return tuple(Reason(part["kind"], part["points"]) for part in parts)

    def question(self, scene: Json, choices: Sequence[Json]) -> Question | None:
        """What the seat to act is asked, in words, from the scene that it sees.

        None in a game that is played with pieces on places: its choices carry `piece` and
        `at`, and whoever asks lays these out.
        """
        return None

    def coach(self, scene: Json, choices: Sequence[Json]) -> Words | None:
        """Advice in one line, for newcomers, from what the seat to act is sent; None for none."""
        return None

    def help(self, topic: str, locale: str = "en") -> str | None:
        """What there is to say about a topic, or about what can be asked (an empty topic).

        None if the game has nothing to add to the rows of `pieces`.
        """
        return None
