"""Presenter of a game: how a position and the events in it are shown to people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypedDict, TypeVar, Unpack

from gladsheim.core.telling.asking import Question
from gladsheim.core.telling.drawing import EDGE, WIDE, Area, BoardDrawing, started
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Value, Words

Json = dict[str, Any]
S = TypeVar("S")

LINES_HEIGHT = 480
"""Height of the text in the drawing of a game that has no drawing of its own."""


class DrawingStyle(TypedDict, total=False):
    """Style in which a table is drawn as text; missing entries take the defaults.

    `marks` (the `at` of a choice → up to five characters) are written into their spots. Players
    go by their `names` where the picture names them; `locale` is the language of its words.
    """

    colour: bool
    marks: Mapping[str, str] | None
    names: Sequence[str] | None
    locale: str


class Presenter(ABC, Generic[S]):
    """Presenter of states of class S: shows them, and puts questions, actions and explanations into words."""

    full_picture: bool = False
    """Whether the picture also shows names, scores and hands."""

    # A position

    @abstractmethod
    def scene(self, state: S, seat: int | None) -> Json:
        """Return the observation in the form that a table is drawn from, with every figure
        that a player reads off.
        """

    @abstractmethod
    def choices(self, state: S) -> list[Json]:
        """Return the legal actions in the same order, each with its immediate points and its spot.

        Every item has `action`, `points` and `type`; the rest says in the game's own terms
        where on the table the action belongs, so that a client needs no rules and no parser.
        """

    def sent_scene(self, state: S, seat: int | None) -> Json | bytes:
        """Return the scene, or its JSON, which a game may write sooner than it makes the scene."""
        return self.scene(state, seat)

    def sent_choices(self, state: S) -> list[Json]:
        """Return the choices as they are sent, in the order of `choices`: one by one, or as `ChoiceColumns`
        where many have much in common (`core.telling.columns.unpacked` takes them apart).
        """
        return self.choices(state)

    def explain(self, state: S, action: str) -> tuple[Value, ...]:
        """Return what speaks for a legal action or against it, besides its points.

        Raises MalformedAction or IllegalAction.
        """
        return ()

    def picture(self, state: S, seat: int | None, **how: Unpack[DrawingStyle]) -> str:
        """Return the table as text, as that seat may see it."""
        return self.draw(self.scene(state, seat), **how)

    @abstractmethod
    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        """Return the table of a scene as text."""

    def board(self, scene: Json) -> BoardDrawing:
        """Return the drawing of a scene, equally high in all scenes of a seat. By default it is the text."""
        drawn, top = started(str(scene["game"]), scene, LINES_HEIGHT)
        drawn.letters(Area(EDGE, top, WIDE - 2 * EDGE, LINES_HEIGHT), self.draw(scene).splitlines(), 9)
        return drawn

    def svg(self, state: S, seat: int | None) -> str:
        """Return the table as an SVG image, as that seat may see it."""
        return self.board(self.scene(state, seat)).svg()

    # Questions and actions

    def question(self, scene: Json, choices: Sequence[Json]) -> Question | None:
        """Return the question to the seat to act, in words, made from the scene that it sees.

        None in a game that is played with pieces on places: its choices carry `piece` and `at`, and the
        caller lays these out.
        """
        return None

    def coach(self, scene: Json, choices: Sequence[Json]) -> Words | None:
        """Return advice in one line, for newcomers, from what the seat to act is sent; None for none."""
        return None

    @abstractmethod
    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        """Return the story of a seat's action, made from the parts and events that a viewer was sent.

        `action` is empty where that viewer may not know it.
        """

    def reasons(self, parts: Sequence[Json]) -> tuple[Reason, ...]:
        """Return the parts of an action's points in words."""
        return tuple(Reason(part["kind"], part["points"]) for part in parts)

    def kind_of(self, action: str) -> str:
        """Return the kind of piece or deed that a legal action belongs to, as an English id, under which
        summaries of many games count it.

        By default the first word of the action.
        """
        return action.partition(":")[0]

    def kind_name(self, kind: str) -> Value:
        """Return the name of a kind of `kind_of`."""
        return kind

    # The game

    @abstractmethod
    def pieces(self) -> list[Json]:
        """Return one JSON-ready row for each kind of piece, which help pages and clients print."""

    def own_pieces(self) -> list[Json]:
        """Return the rows of the pieces that this game, with its options, is played with."""
        return self.pieces()

    def help(self, topic: str, locale: str = "en") -> str | None:
        """Return the help text of a topic, or the list of topics (for an empty topic).

        None if the game has nothing to add to the rows of `pieces`.
        """
        return None

    def constants(self) -> Json:
        """Return the numbers of the rules that forms and editors need before a scene exists; {} for none."""
        return {}

    def openings(self, document: Mapping[str, Any]) -> list[str]:
        """Return the cells "X,Y" where an editor of positions may add a piece to the board of a document.

        The document may have faults; [] where it does not say enough, and for a board that any cell may join.
        """
        return []
