"""What is sent of a game, and its position documents, have the shapes that are declared for them."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import msgspec
import pytest

from gladsheim import game
from gladsheim.core.game import State
from gladsheim.core.telling.columns import ChoiceColumns
from gladsheim.games import from_document
from gladsheim.tables.lab import play
from gladsheim.tables.shapes import Choice, GameEvent, PointsPart, Scene
from tests.games.test_sent import GAMES, encoded


def shapes(name: str, end: str) -> list[Any]:
    """The declared types of a game whose names end like this."""
    rooms = [import_module(f"gladsheim.games.{name}.{room}.shapes") for room in ("views", "notation")]
    return [shape for room in rooms for shape in room.SENT if shape.__name__.endswith(end)]


def check(found: Any, shape: Any) -> None:
    """Compare after a strict reading, which drops fields that are not declared."""
    read = msgspec.convert(found, shape, strict=True)
    assert msgspec.json.encode(read, order="sorted") == msgspec.json.encode(found, order="sorted")


def check_one(found: dict[str, Any], candidates: list[Any]) -> None:
    """Compare with the only shape, or with that of the kind."""
    fitting = [
        one
        for one in candidates
        if len(candidates) == 1 or found["kind"] in get_args(get_type_hints(one)["kind"])
    ]
    assert len(fitting) == 1, found
    check(found, fitting[0])


def check_state(name: str, state: State, rng: random.Random) -> None:
    """The position document, what every viewer is sent, all choices, and the parts of some."""
    (scene,), (choice,), parts = shapes(name, "Scene"), shapes(name, "Choice"), shapes(name, "Part")
    (document,) = shapes(name, "Document")
    check(state.document(), document)
    for viewer in (None, *range(state.game.players)):
        found = msgspec.json.decode(encoded(state.game.presenter.sent_scene(state, viewer)))
        check(found, scene)
        msgspec.convert(found, Scene, strict=True)
    for item in state.game.presenter.sent_choices(state):
        if "prefix" in item:
            check(item, *shapes(name, "Columns"))
            msgspec.convert(item, ChoiceColumns, strict=True)
    choices = state.game.presenter.choices(state)
    for one in choices:
        check(one, choice)
        msgspec.convert(one, Choice, strict=True)
    scoring = [one["action"] for one in choices if one["points"]]
    for action in rng.sample(scoring, min(3, len(scoring))):
        for part in state.preview(action).parts:
            check_one(part, parts)
            msgspec.convert(part, PointsPart, strict=True)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_documents_scenes_choices_and_parts_fit(name: str, options: dict[str, Any]) -> None:
    """Documents and whatever viewers are sent during random games are as declared; nothing is undeclared."""
    for seed in range(2):
        state, rng = game(name, **options).deal(seed), random.Random(seed)
        while not state.is_terminal:
            check_state(name, state, rng)
            (entry,) = play(state, [rng.choice(state.legal_actions())])
            for event in entry.events:
                msgspec.convert(event, GameEvent, strict=True)
        check_state(name, state, rng)


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_documents_may_leave_out_what_is_declared_so(name: str) -> None:
    """A deal is read back from the required fields of its document alone, and they stay the same."""
    (shape,) = shapes(name, "Document")
    hints = get_type_hints(shape, include_extras=True)
    needed = [field for field, hint in hints.items() if get_origin(hint) is not NotRequired]
    document = game(name).deal(1).document()
    read = from_document({field: document[field] for field in needed}).document()
    assert {field: read[field] for field in needed} == {field: document[field] for field in needed}


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_constants_fit(name: str) -> None:
    """The numbers of the rules are as declared."""
    (shape,) = shapes(name, "Constants")
    check(game(name).presenter.constants(), shape)


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_pieces_fit(name: str) -> None:
    """The rows of pieces are as declared; of an effect only what it does is."""
    for piece in game(name).presenter.pieces():
        bare = {
            field: [{"do": effect["do"]} for effect in value] if field in ("effects", "success") else value
            for field, value in piece.items()
        }
        check_one(bare, shapes(name, "Piece"))
