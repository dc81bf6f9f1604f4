"""Shapes of data that all games send: scenes, choices, events, and parts of points.

Games add fields of their own, and declare them in their `views/shapes.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from gladsheim.core.telling.columns import ChoiceColumns
from gladsheim.core.telling.story import Said


class SceneSeat(TypedDict):
    """Seat of a scene; `display` is its score in words and figures."""

    score: int
    display: str


class Scene(TypedDict):
    """Table as a viewer may see it. `ranking` has the seats from first to last.

    `prompt` says what the seat to act must decide, where the page of the game has no words for it, and
    `winners` who has won, where a victory can be shared.
    """

    game: str
    seats: list[SceneSeat]
    turn: int | None
    over: bool
    ranking: list[int]
    winners: NotRequired[list[int]]
    prompt: NotRequired[Said | None]


class Choice(TypedDict):
    """A legal action with its immediate points.

    `only`: everybody at the table sees that nothing else may be chosen. `words` says what it does, where the
    page of the game has no words for it.
    """

    action: str
    type: str
    points: int
    only: NotRequired[bool]
    words: NotRequired[Said]


class GameEvent(TypedDict):
    """Event that an action caused; each kind of event has fields of its own."""

    event: str


class PointsPart(TypedDict):
    """Part of the points that an action gains; each kind has fields of its own."""

    kind: str
    points: int


SHAPES = (Scene, Choice, ChoiceColumns, GameEvent, PointsPart)
LIKE = "like"
"""The key of the names of the shapes, in the schema of what has one of them."""
OPEN = (GameEvent, PointsPart)
"""Shapes that may have fields which are not declared here."""


def like(*shapes: type) -> Meta:
    """The note at a type that its values have one of these shapes; it is for readers, and checks nothing."""
    return Meta(extra_json_schema={LIKE: [shape.__name__ for shape in shapes]})


# Dictionaries with a note, because games add fields, which a TypedDict would not allow.
SceneJson: TypeAlias = Annotated[dict[str, Any], like(Scene)]
ChoiceJson: TypeAlias = Annotated[dict[str, Any], like(Choice)]
SentChoiceJson: TypeAlias = Annotated[dict[str, Any], like(Choice, ChoiceColumns)]
EventJson: TypeAlias = Annotated[dict[str, Any], like(GameEvent)]
PartJson: TypeAlias = Annotated[dict[str, Any], like(PointsPart)]
