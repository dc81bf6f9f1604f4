"""The presenter of a game: how a position and what happens in it are shown to people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypedDict, TypeVar, Unpack

from gladsheim.core.telling.asking import Question
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Value, Words

Json = dict[str, Any]
S = TypeVar("S")


class DrawingStyle(TypedDict, total=False):
    """How a table is drawn as text; what is missing is drawn as by the defaults.

    `marks` (the `at` of a choice → up to five characters) are written into their spots. Players
    go by their `names` where the picture names them; `locale` is the language of its words.
    """

    colour: bool
    marks: Mapping[str, str] | None
    names: Sequence[str] | None
    locale: str


class Presenter(ABC, Generic[S]):
    """Shows states of class S, and puts into words what is asked, done and explained in them."""

    full_picture: bool = False
    """Whether the picture tells names, scores and hands, too."""

    # A position

    @abstractmethod
    def scene(self, state: S, seat: int | None) -> Json:
        """The observation as a table is drawn from it, with every figure a player reads off."""

    @abstractmethod
    def choices(self, state: S) -> list[Json]:
        """The legal actions in the same order, each with its immediate points and its spot.

        Every item has `action`, `points` and `type`; the rest says in the game's own terms
        where on the table the action belongs, so that a client needs no rules and no parser.
        """

    def explain(self, state: S, action: str) -> tuple[Value, ...]:
        """What speaks for a legal action or against it, besides its points.

        Raises MalformedAction or IllegalAction.
        """
        return ()

    def picture(self, state: S, seat: int | None, **how: Unpack[DrawingStyle]) -> str:
        """The table as text, as that seat may see it."""
        return self.draw(self.scene(state, seat), **how)

    @abstractmethod
    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        """The table of a scene as text."""

    # What is asked and done

    def question(self, scene: Json, choices: Sequence[Json]) -> Question | None:
        """What the seat to act is asked, in words, from the scene that it sees.

        None in a game that is played with pieces on places: its choices carry `piece` and
        `at`, and whoever asks lays these out.
        """
        return None

    def coach(self, scene: Json, choices: Sequence[Json]) -> Words | None:
        """Advice in one line, for newcomers, from what the seat to act is sent; None for none."""
        return None

    @abstractmethod
    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        """What an action of a seat made happen, from the parts and events that somebody was sent.

        `action` is empty where that viewer may not know it.
        """

    def reasons(self, parts: Sequence[Json]) -> tuple[Reason, ...]:
        """The parts of an action's points in words."""
        return tuple(Reason(part["kind"], part["points"]) for part in parts)

    def kind_of(self, action: str) -> str:
        """The kind of piece or deed that a legal action belongs to, as an English id, by which many games are
        told of together. By default its first word.
        """
        return action.partition(":")[0]

    def kind_name(self, kind: str) -> Value:
        """What a kind of `kind_of` is called."""
        return kind

    # The game

    @abstractmethod
    def pieces(self) -> list[Json]:
        """One JSON-ready row for each kind of piece: what help pages and clients print."""

    def own_pieces(self) -> list[Json]:
        """The rows of the pieces that this game, with its options, is played with."""
        return self.pieces()

    def help(self, topic: str, locale: str = "en") -> str | None:
        """What there is to say about a topic, or about what can be asked (an empty topic).

        None if the game has nothing to add to the rows of `pieces`.
        """
        return None

    def constants(self) -> Json:
        """The numbers of the rules that forms and editors need before there is a scene; {} for none."""
        return {}

    def openings(self, document: Mapping[str, Any]) -> list[str]:
        """Cells "X,Y" where an editor of positions may add a piece to the board of a document.

        The document may have faults; [] where it does not say enough, and for a board that any cell may join.
        """
        return []
